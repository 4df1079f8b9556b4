"""What is told to have come of deeds comes before the next deed: the game goes on until it has; what never comes is said aloud."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from judgekit.core.errors import JudgekitError
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual, is_japanese
from judgekit.engine import Record
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.playing.at_its_time import blocks_told, reached
from judgekit.scenarios.notation.playing.decided_first import DecisionFirst
from judgekit.scenarios.notation.words.english.results_told import Came, results_told
from judgekit.scenarios.notation.words.english.told_so_far import COME
from judgekit.scenarios.notation.words.faults import NotationUnclear, not_understood
from judgekit.scenarios.notation.words.japanese.results_told import CAME_JA, japanese_results_told
from judgekit.scenarios.notation.words.naming import STACKS, Thing, is_called
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.table.choices import ACCEPT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable

OFFERED = "optional"
"""The kind of decision by which an effect lets a player do something: what it did was done."""
_TOLD = COME.format("")


def tells_what_came(statement: Statement) -> bool:
    """Tell whether a statement only tells what came of deeds."""
    return statement.body.startswith((_TOLD, CAME_JA))


def what_came(table: NotationTable, statement: Statement) -> bool:
    """Let the game go on until what a statement tells has come; return whether it tells such a thing."""
    body = statement.body
    if body.startswith(_TOLD):
        told = body.removeprefix(_TOLD)
        results = results_told(told)
    elif body.startswith(CAME_JA):
        told = body.removeprefix(CAME_JA)
        cards = table.written.quotes.cards  # a particle may stand in a name
        results = [
            one._replace(what=cards.back(one.what), by=cards.back(one.by))
            for one in japanese_results_told(cards.named_in(told, (name for name in cards.called if len(name) > 2)))
        ]
    else:
        return False
    if not results:
        raise not_understood(told)
    _come(table, statement, told, results)
    return True


def _come(table: NotationTable, statement: Statement, told: str, results: Sequence[Came]) -> None:
    """Let what waits resolve, or the damage of a fight be dealt, until what is told has come; what never comes is said."""
    quoted = _quoted(told)
    other = table.copied()
    for came in results:
        there = _until(other, statement, came)
        if there is None:
            not_so = Bilingual(
                f"{quoted}と言われているが、ルールではそうならない", f"{quoted} is told, but not so by the rules"
            )
            open_yet = Bilingual(
                f"{quoted}は、何がブロックするかによるので聞くだけにする",
                f"{quoted} is only heard: it depends on what blocks",
            )
            table.grant(open_yet if _may_be_blocked(other) else not_so)
            return
        other = there
    if len(other.run.table.trace.records) > len(table.run.table.trace.records):
        other.grant(Bilingual(f"{quoted}は、そこまでに起きている", f"{quoted} has happened by then"))
    vars(table).update(vars(other))


def _quoted(told: str) -> str:
    return f'"{told}"' if told.isascii() or not is_japanese(told) else f"「{told}」"


def _until(table: NotationTable, statement: Statement, came: Came) -> NotationTable | None:
    """Return the table on which a result has come, this one where it has already; None where it never comes.

    Raises:
        DecisionFirst: somebody has to decide something before.
    """
    since = _begun(table)
    is_so = _KINDS[came.kind]
    names = _named(table, came.what) if came.what else frozenset[str]()
    by = _named(table, came.by) if came.by else frozenset[str]()

    def so(there: NotationTable) -> bool:
        return is_so(Seen(there, there.run.table.records(since), came, names, by))

    if came.kind != "stays" and so(table):
        return table
    other = table.copied()
    waited = bool(other.there.stack())
    try:
        while other.there.stack():
            other.step({"resolve": "top"})
            accepted(other)
            if so(other):
                return other
            if other.open is not None:
                raise table.decide_first(other.open.question, other, statement)
            if came.kind == "stays":
                return None
    except DecisionFirst as fault:
        fault.left = (statement,)
        raise
    except JudgekitError:
        return None
    if waited and not (came.kind in _OF_TRIGGERS and other.there.attackers() and blocks_told(other)):
        return None
    for begun in (other,) if waited else (table, *_unblocked(table, statement)):
        for moment in ("@first-damage", "@damaged", "@fought"):
            there = begun.copied()
            with suppress(JudgekitError):
                there = reached(there, moment, statement) or there
                if _comes_by_then(there, came, so):
                    return there
    return None


_OF_TRIGGERS = frozenset(("gains", "loses", "draws", "tokens"))
"""What comes of what triggers on the damage of a fight."""


def _comes_by_then(there: NotationTable, came: Came, so: Callable[[NotationTable], bool]) -> bool:
    """Tell whether a result has come at a moment of a fight, or once what has triggered by then has resolved."""
    while there.open is None and not so(there):
        if came.kind not in _OF_TRIGGERS or not there.there.stack():
            return False
        there.step({"resolve": "top"})
        accepted(there)
    return there.open is None


def _may_be_blocked(table: NotationTable) -> bool:
    """Tell whether something attacks of which nobody has told what blocks it."""
    return bool(table.there.attackers()) and not blocks_told(table)


def _unblocked(table: NotationTable, statement: Statement) -> list[NotationTable]:
    """Return a table on which nobody blocks, where attacks were told and no blocks; none where that is decided or cannot be."""
    if not _may_be_blocked(table):
        return []
    there = table.copied()
    for by in dict.fromkeys(one for one in there.there.attacked() if one in there.run.table.position.players):
        with suppress(JudgekitError):
            there.do(Statement("said", by, "does not block", statement.line), joining=False)
            there.grant(Bilingual(f"{by}はブロックしない", f"{by} does not block"))
    return [there] if blocks_told(there) else []


class Seen(NamedTuple):
    """What is looked at to see whether a result has come.

    Attributes:
        there: the table.
        records: what happened since the deed of which it came.
        came: the result.
        names: what it came to; empty where anything may be meant.
        by: by what; empty where anything may be meant.
    """

    there: NotationTable
    records: Sequence[Record]
    came: Came
    names: frozenset[str]
    by: frozenset[str]

    def name(self, id: str | None) -> str:
        """Return how an object or a player is called."""
        return self.there.run.scene.name_of(self.there.run.table.position, id) if id else ""

    def is_of(self, record: Record) -> bool:
        """Tell whether a record is of what is told of."""
        return not self.names or self.name(record.of) in self.names or str(record.of) in self.names

    def moves(self) -> list[tuple[str, str]]:
        """Return from where to where it went, in order."""
        return [
            (words(was), words(now))
            for record in self.records
            if record.what == "move" and self.is_of(record)
            for what, was, now in record.changes
            if what == "zone"
        ]


def _leaves(seen: Seen) -> bool:
    home = seen.there.grammar.words.home
    return any(was == home and now != home for was, now in seen.moves())


def _stays(seen: Seen) -> bool:
    place = seen.there.there.place
    return all(
        one in seen.there.there.stack() or place(Thing(one, (), "", ""))[1] in (seen.there.grammar.words.home, *STACKS)
        for one in seen.names
    )


def _returns(seen: Seen) -> bool:
    home = seen.there.grammar.words.home
    back = any(now == home and was not in (home, *STACKS) for was, now in seen.moves())
    if not back or not seen.came.zone:
        return back
    counters = [seen.there.there.value_of(one, "counters") for one in seen.names]
    return any(isinstance(one, Mapping) and one.get(seen.came.zone) for one in counters) or not counters


def _comes(seen: Seen) -> bool:
    return any(now == seen.there.grammar.words.home for _, now in seen.moves())


def _to_a_zone(seen: Seen) -> bool:
    return any(seen.came.zone.rstrip("s") in now for _, now in seen.moves())


def _happened(what: str) -> Callable[[Seen], bool]:
    def happened(seen: Seen) -> bool:
        return any(record.what == what and seen.is_of(record) for record in seen.records)

    return happened


def _damage(seen: Seen) -> bool:
    dealt = [
        (one.event.amount or 0) * one.times
        for one in seen.records
        if one.what == "damage" and one.event is not None and seen.is_of(one)
        if not seen.by or seen.name(one.event.by) in seen.by
    ]
    return bool(dealt) if seen.came.number is None else sum(dealt) == seen.came.number


def _life_by(sign: int) -> Callable[[Seen], bool]:
    def changed(seen: Seen) -> bool:
        changes = [
            int(words(now)) - int(words(was))
            for one in seen.records
            if one.of == seen.came.what or not seen.came.what
            for what, was, now in one.changes
            if what == "life"
        ]
        amount = sum(one for one in changes if one * sign > 0) * sign
        return amount > 0 if seen.came.number is None else amount == seen.came.number

    return changed


def _life(seen: Seen) -> bool:
    value = seen.there.run.scene.player_value(seen.there.run.table.position, seen.came.what, "life").value
    return words(value) == str(seen.came.number)


def _draws(seen: Seen) -> bool:
    drawn = sum(one.times for one in seen.records if one.what == "draw" and one.event is not None and seen.is_of(one))
    return drawn > 0 if seen.came.number is None else drawn == seen.came.number


def _tokens(seen: Seen) -> bool:
    home, place = seen.there.grammar.words.home, seen.there.there.place
    made = [
        one
        for one in seen.records
        if one.what == "move" and any(what == "zone" and not was and now == home for what, was, now in one.changes)
    ]
    whose = [place(Thing(seen.name(one.of), (), "", ""))[0] for one in made]
    number = whose.count(seen.came.what) if seen.came.what else len(whose)
    return number == seen.came.number if seen.came.number is not None else number > 0


def _size(seen: Seen) -> bool:
    return any(words(seen.there.there.value_of(one, "pt")) == seen.came.zone for one in seen.names)


_KINDS: Mapping[str, Callable[[Seen], bool]] = {
    "leaves": _leaves,
    "stays": _stays,
    "returns": _returns,
    "comes": _comes,
    "to": _to_a_zone,
    "resolves": _happened("resolve"),
    "countered": _happened("counter"),
    "fizzles": _happened("no-legal-targets"),
    "triggers": _happened("triggered"),
    "reveals": _happened("reveal"),
    "damage": _damage,
    "gains": _life_by(1),
    "loses": _life_by(-1),
    "life": _life,
    "draws": _draws,
    "tokens": _tokens,
    "size": _size,
}
"""How it is seen that a result has come, by its kind."""
_KEYWORD = re.compile("undying|persist|prowess|exalted|cascade|evolve|不死|頑強|果敢|賛美|続唱|誘発", re.IGNORECASE)
"""What triggers, told by its keyword."""


def _named(table: NotationTable, name: str) -> frozenset[str]:
    """Return what a name of a result may mean; empty where a keyword is named.

    Raises:
        NotationUnclear: nothing is called so.
    """
    if name in table.run.table.position.players:
        return frozenset((name,))
    with suppress(NotationUnclear):
        return frozenset((table.resolving().names.found(name, where=table.there.place),))
    called = frozenset(
        one.id for one in table.resolving().names.things if any(is_called(name, word) for word in (one.id, *one.names))
    )
    if not called and _KEYWORD.fullmatch(name) is None:
        raise not_understood(name)
    return called


def _begun(table: NotationTable) -> int:
    """Return the number of the first record of the deed of which a result came."""
    for done in reversed(table.past):
        if not tells_what_came(done.statement):
            return len(done.before.run.table.trace.records)
    return table.records_begun


def accepted(table: NotationTable) -> None:
    """Say yes to what an effect lets somebody do, as something is told that comes of it."""
    asked = table.open.question if table.open is not None else table.run.table.position.question
    if asked is not None and asked.kind == OFFERED:
        table.step({"choose": ACCEPT, "by": asked.by})
        table.grant(Bilingual(f"{asked.by}は「はい」と言う", f"{asked.by} says yes, since it is told as done"))
