"""By what something came about: from the end of what is asked about back to what led there, with how near each thing stands to it.

What ended it comes first, with the rules that whoever began that event named for it; then what did that, and what it was in before:
the damage marked on it, the counters put on it, how the damage of its fight was dealt. What only happened besides is no part of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import Record
from judgekit.scenarios.notation.telling.relevance import Asked
from judgekit.table.notation import NotationWords

_NAMED, _ITSELF, _CAUSE, _BEFORE = 4.0, 3.5, 1.6, 1.2
"""Factors of rules: that the event which ended it names, of that record, of what did it, of what it was in before."""
_SURE = 25.0
"""Factor of what decides it wherever it is, though its rules are cited for much else."""
_ATTACK, _ATTACKED = "attack", "attacked"
"""What happens to what attacks and to whom it attacks, where no property of the attacker says whom."""
_DEEPEST = 3
"""How many things back something is traced."""
_NOT_ATTACKED = frozenset(("card",))
"""What no attack takes from a player: the cards that are drawn."""
_ONLY_DECLARED = frozenset(("tapped", "attacking", "blocking", "zone", "rested"))
"""Changes that by themselves bring nothing about that is asked about."""


class Cause(NamedTuple):
    """Something that led to what is asked about.

    Attributes:
        record: what happened.
        named: how much the rules count that its event names.
        cited: how much the other rules of it count.
        sure: rules of it that decide here, though they are cited for much else.
    """

    record: Record
    named: float
    cited: float
    sure: tuple[str, ...] = ()


def causes(records: Sequence[Record], asked: Asked, notation: NotationWords, players: Collection[str]) -> list[Cause]:
    """Return what led to what is asked about, the last first; nothing where all of it is asked for or nothing of it changed.

    Args:
        records: what happened.
        asked: what is asked about.
        notation: the words of the game, which say what leads to what.
        players: the players.
    """
    ends = [place for place, one in enumerate(records) if _ended(one, asked, notation)]
    tracing = _Tracing(records, notation, players)
    if not ends:
        tracing.did([place for place, one in enumerate(records) if one.by in asked.of - {*players}])
        if not asked.keys or asked.keys - _NOT_ATTACKED:
            tracing.held(asked.of)
        if not tracing.found:
            tracing.came_to_nothing()
    for of in asked.of:
        own = [place for place in ends if _thing(records[place]) == of]
        tracing.ended(own if asked.of <= {*players} else _last_way(records, own, notation.home))
    return [tracing.found[place] for place in sorted(tracing.found, reverse=True)]


def is_beside(record: Record, rule: str, notation: NotationWords) -> bool:
    """Tell whether a rule is cited of something only for what else it is, what else comes of it, or how all of its kind work.

    Where an ability's own rule is cited too, that says by itself when it does something and what.
    """
    number = rule.rpartition(":")[2]
    if number in notation.beside.get(record.what, ()):
        return True
    own, general = notation.own_rules if record.what not in notation.overruling else ((), ())
    return (
        bool(own) and number.startswith(general) and any(one.rpartition(":")[2].startswith(own) for one in record.rules)
    )


def weights(listed: Iterable[Cause], notation: NotationWords) -> Mapping[str, float]:
    """Return how much each rule counts that is cited of what led there.

    Args:
        listed: what led there.
        notation: the words of the game.
    """
    found: dict[str, float] = {}
    for one in listed:
        event = one.record.event
        named = {*event.get("rules", ())} if event is not None else set()
        for rule in one.record.rules:
            if is_beside(one.record, rule, notation):
                continue
            number = rule.rpartition(":")[2]
            factor = _SURE if number in one.sure else one.named if number in named or rule in named else one.cited
            found[rule] = max(found.get(rule, 0.0), factor)
    return found


def _thing(record: Record) -> str | None:
    return record.of if record.event is None else str(record.event.of)


def _source(record: Record) -> str:
    """Return of what an ability that comes to wait is one; empty of all else."""
    said = record.event.get("source") if record.event is not None else record.details.get("source")
    return str(said[0] if isinstance(said, tuple) and said else said or "")


def _ended(record: Record, asked: Asked, notation: NotationWords) -> bool:
    if not {record.of, _thing(record)} & asked.of:
        return False
    return (
        record.what == "replaced" or record.what in notation.spared or any(asked.changed(one) for one in record.changes)
    )


def _last_way(records: Sequence[Record], places: Sequence[int], home: str) -> Sequence[int]:
    """Return how a thing left where permanents lie and what came of it then: not how it had come there before."""
    moves = {place: (old, new) for place in places for what, old, new in records[place].changes if what == "zone"}
    left = max((place for place, (old, _new) in moves.items() if old == home), default=-1)
    came = max((place for place, (_old, new) in moves.items() if new == home and place < left), default=-1)
    return [place for place in places if place > came]


class _Tracing:
    """Traces something back.

    Attributes:
        found: what led there, by its place among the records.
    """

    def __init__(self, records: Sequence[Record], notation: NotationWords, players: Collection[str]) -> None:
        self.records = records
        self.notation = notation
        self.players = players
        self.found: dict[int, Cause] = {}
        self.sources = {one.of: one.details["source"] for one in records if one.of and "source" in one.details}

    def ended(self, places: Sequence[int]) -> None:
        """Trace back what ended something: where it went, or where it only was changed, what changed it."""
        moved = [place for place in places if not self._is_a_state(self.records[place])]
        for place in moved if moved and self.records[moved[0]].of not in self.players else places:
            self._add(place, _NAMED, _ITSELF)
            self._before(place, 0)
        for place in places:
            self._add(place, _CAUSE, _BEFORE)

    def did(self, places: Sequence[int]) -> None:
        """Trace back what something did to which nothing happened: how the damage of its fight was dealt."""
        for place in places:
            for name in self.notation.led.get(self.records[place].what, ()):
                self._led(name, place)
            self._outlived_by(place)

    def _outlived_by(self, place: int) -> None:
        """Tell how what something dealt damage to went away, where that had dealt it none: it was gone before it could."""
        done = self.records[place]
        if any(one.of == done.by and one.by == done.of for one in self.records):
            return
        for at in range(place + 1, len(self.records)):
            one = self.records[at]
            if one.of == done.of and not one.changes and one.what in self.notation.done and one.event is not None:
                self._add(at, _NAMED, _CAUSE)
                self._add(place, _BEFORE, _BEFORE)

    def held(self, attacked: Collection[str]) -> None:
        """Tell what kept from somebody what attacked: it was blocked."""
        for place, one in enumerate(self.records):
            attacker = self._attacker(one, attacked)
            for at in range(place + 1, len(self.records)) if attacker is not None else ():
                other = self.records[at]
                if other.what == _ATTACKED and other.by == attacker:
                    break  # the next attack
                if other.what in self.notation.held and (
                    attacker in (other.of, other.by) or other.by in attacked or other.by in self.players
                ):  # a player has what is attacked kept from it
                    self._add(at, _NAMED, _NAMED)
                    self._used(other.of, at)

    def _used(self, of: str | None, place: int) -> None:
        """Tell that something is there because it was used as a shield was broken."""
        for back in range(place if self.notation.used_broken else 0):
            one = self.records[back]
            if one.what == self.notation.used_broken and one.by == of:
                self._add(back, _NAMED, _NAMED)

    def _attacker(self, one: Record, attacked: Collection[str]) -> str | None:
        """Return what attacks somebody by what happened; None where nothing does."""
        if one.what == _ATTACKED:
            return one.by if one.of in attacked else None
        attacking = self.notation.attacking
        declared = one.what == _ATTACK and one.details.get("target") in attacked
        return (
            one.of if declared or any(what == attacking and new in attacked for what, _, new in one.changes) else None
        )

    def came_to_nothing(self) -> None:
        """Tell what came to nothing, where nothing changed of what is asked about: what did not resolve or was countered."""
        for place, one in enumerate(self.records):
            if one.what in self.notation.overruling or one.what == self.notation.countered:
                self._add(place, _NAMED, _CAUSE)

    def _add(self, place: int, named: float, cited: float) -> bool:
        known = self.found.get(place)
        if known is not None and known.named >= named:
            return False
        self.found[place] = Cause(self.records[place], named, cited, self._outlived(place))
        return True

    def _outlived(self, place: int) -> tuple[str, ...]:
        """Return the rules by which what resolves is there without its source, where that left after it had come to wait."""
        record = self.records[place]
        rules = self.notation.outlives.get(record.what, ())
        waits, source = max(
            (
                (at, from_)
                for at, one in enumerate(self.records[:place])
                if one.of == record.of and (from_ := _source(one))
            ),
            default=(place, ""),
        )
        gone = any(
            one.of == source and any(what == "zone" and old == self.notation.home for what, old, _new in one.changes)
            for one in self.records[waits:place]
        )
        return rules if gone else ()

    def _is_a_state(self, record: Record) -> bool:
        """Tell whether only a state of it changed: damage was marked, counters were put on it."""
        return bool(record.changes) and not any(what == "zone" for what, _old, _new in record.changes)

    def _before(self, place: int, deep: int) -> None:
        """Trace back what led to something: the event of which it is the rest, what did it, in what state it was."""
        record = self.records[place]
        if deep >= _DEEPEST:
            return
        event = record.event
        reason = str(event.get("reason", event.get("cause", ""))) if event is not None else ""
        for back in range(place - 1, -1, -1):
            one = self.records[back]
            its_own = _thing(one) == record.of
            if reason and one.what == reason and its_own:
                reason = ""
                near, further = (_ITSELF, deep) if not deep else (_BEFORE, deep)
                added = self._add(back, _CAUSE if deep else _NAMED, near)
            else:
                further = deep + 1
                led = self._leads(one, record) if its_own else self._did(one, record.by)
                added = led and self._add(back, _CAUSE, _BEFORE if its_own else _CAUSE)
            if added:
                self._before(back, further)
            if one.what == "move" and its_own and deep:
                break
        for name in self.notation.led.get(record.what, ()):
            self._led(name, place)

    def _leads(self, one: Record, record: Record) -> bool:
        """Tell whether a state of something led to what happened to it: no declaration does, and nothing to its damage."""
        if record.what in self.notation.led:
            return False
        if record.of in self.players and record.changes and not any(what == "lost" for what, _, _ in record.changes):
            return False  # what else changed of a player did not lead to it
        return any(what not in _ONLY_DECLARED for what, _old, _new in one.changes)

    def _did(self, one: Record, by: str | None) -> bool:
        """Tell whether something was done by what did it, or by another ability of that; or what it cost by an effect."""
        if not by or by in self.players:
            return False
        if one.what not in self.notation.acting:
            changed = self.notation.repriced.get(one.what)
            return bool(changed and one.of == by and one.details.get(changed))
        return one.of == by or (one.of in self.sources and self.sources[one.of] == self.sources.get(by))

    def _led(self, name: str, place: int) -> None:
        """Trace back to the last thing of a name before something: how the damage of a fight is dealt."""
        record = self.records[place]
        name, sure, _rest = name.partition("!")
        name, mutual, _rest = name.partition("&")
        what, _colon, kind = name.partition(":")
        for back in range(place - 1, -1, -1):
            one = self.records[back]
            if one.what != what or (kind and (one.question is None or one.question.kind != kind)):
                continue
            if kind and one.by != self._whose(record.by, back):
                continue
            if not kind and one.of is None and one.by in self.players:
                return  # nothing was declared
            if one.of in self._of(record) or (mutual and one.by == record.of):
                self._add(back, _CAUSE, _SURE if sure else _CAUSE)
                return

    def _of(self, record: Record) -> Collection[str | None]:
        return {None, record.of, record.by, record.details.get("source"), *self.players}

    def _whose(self, of: str | None, place: int) -> str | None:
        """Return the player who declared something for a fight last."""
        for one in reversed(self.records[:place]):
            if one.of == of and one.event is not None and one.event.get("player") is not None:
                return str(one.event.get("player"))
        return None
