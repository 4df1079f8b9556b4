"""A position put together from what was read of it: objects with their ids, their facts with the names found, zones, the turn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from judgekit.core.data_classes import replace
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.core.wording import spoken as language_spoken
from judgekit.scenarios.notation.reading.learning import ATTACHED, Reading, Situation, card_named, is_card
from judgekit.scenarios.notation.reading.mentions import Mention
from judgekit.scenarios.notation.reading.numbered import some_of, told_apart
from judgekit.scenarios.notation.words.faults import NotationUnclear, all_told
from judgekit.scenarios.notation.words.naming import Names, Resolving, Thing, is_called, singulars, spoken
from judgekit.scenarios.notation.words.phrasing import zone_called
from judgekit.scenarios.notation.words.said_twice import restated, taken_in
from judgekit.scenarios.notation.words.splitting import QUOTE, Statement

FACTS, CARD, ID = "facts", "card", "id"
_HOST = re.compile(
    r"(?:attached to|equipped to|enchanting|equipping|on)\s+(?:the\s+)?(.+)|(.+?)に(?:つけ|付け|付い|つい|装備).*",
    re.IGNORECASE,
)


def assembled(reading: Reading, rules: str, left: list[Statement]) -> Situation:
    """Return the position that was read.

    Args:
        reading: what was read of it.
        rules: the edition named, empty where none is.
        left: the statements that are no part of it.

    Raises:
        NotationUnclear: a name may be two objects, or it is not said whose something is.
    """
    words = reading.grammar.words
    order = {player: place for place, player in enumerate(("", *reading.players))}
    reading.mentions, counted = told_apart(reading.mentions)
    written_out = _worn_as_described([*_attached_as_told(reading), *_unmentioned_hosts(reading)])
    written_out, granted = _spells_in_hand(written_out, reading)
    mentions = sorted(written_out, key=lambda mention: order[mention.player])
    objects, called = _objects(mentions, reading)
    things = [
        Thing(
            str(entry[ID]),
            tuple(dict.fromkeys((mention.name, str(entry[CARD]), *called.get(str(entry[ID]), ())))),
            mention.player,
            mention.zone,
            ", ".join(sorted((*mention.facts, *mention.again))),
            words.plays(_definition(reading, mention, entry)),
        )
        for entry, mention in objects
    ]
    names = Names(things, reading.players)
    turn, exact = _turn(reading)
    laid = _Laid(reading)
    faults: list[NotationUnclear] = []
    sizes: dict[str, tuple[str, int]] = {}
    for entry, mention in objects:
        try:
            facts = _facts(mention, entry, names, reading)
            if "copy-of" in facts:
                facts["copy-of"] = card_named(str(facts["copy-of"]), reading)
                _refuse_other_copies(mention, str(facts["copy-of"]), _definition(reading, mention, entry))
            if "@size" in facts:
                sizes[str(entry[ID])] = str(facts.pop("@size")), mention.line
            laid.lay(entry, mention, facts)
        except NotationUnclear as fault:
            faults.append(fault)
    if faults:
        raise all_told(faults)
    laid.lay_unknown(mentions)
    laid.check_emptied()
    older = laid.in_order(names)
    given: dict[str, Json] = {**laid.given(), **reading.given}
    if turn:
        given["turn"] = turn
    cards = {
        str(entry[CARD]): reading.known[mention.name.casefold()][1]
        for entry, mention in objects
        if _is_known(mention, reading)
    }
    for name, definition in reading.known.values():
        if name in reading.told or all(name != basic[0] for basic, _ in words.basics):
            cards.setdefault(name, definition)
    new = frozenset(laid.new)
    return Situation(
        reading.game,
        rules,
        cards,
        given,
        names,
        exact,
        new,
        older,
        left=tuple(left),
        top=reading.top,
        granted=(*granted, *counted, *_in_all(mentions, reading), *reading.supposed),
        sizes=sizes,
    )


def _in_all(mentions: Iterable[Mention], reading: Reading) -> list[Bilingual]:
    """Return how many cards lie in zones of which some are counted and others named beside them: nobody said that sum."""
    words = reading.grammar.words
    named, counted = dict[tuple[str, str], int](), dict[tuple[str, str], int]()
    for one in mentions:
        numbers = named if one.name else counted
        numbers[one.player, one.zone] = numbers.get((one.player, one.zone), 0) + one.count
    found: list[Bilingual] = []
    for (player, zone), number in counted.items():
        beside = named.get((player, zone), 0)
        if not beside or (player, zone) in reading.within or zone not in words.zones or zone == words.home:
            continue
        of, at = (zone_called(zone, words.zones, lang) for lang in ("en", "ja"))
        found.append(
            Bilingual(
                f"{player}の{at}は、枚数で言った{number}枚と名前で言った{beside}枚で全部で{number + beside}枚",
                f"{player}'s {of}: {number} counted and {beside} named, {number + beside} in all",
            )
        )
    return found


def _attached_as_told(reading: Reading) -> list[Mention]:
    """Return the mentions, with what is said by itself of what is attached to what (剣は象についている).

    Raises:
        NotationUnclear: nothing is called so, or several things are.
    """
    found = list(reading.mentions)
    for line, what, fact in reading.attached:
        whose = re.match(r"([A-H])(?:の|'s )", what)
        owner, what = (whose.group(1), what[whose.end() :]) if whose is not None else ("", what)
        called = [place for place, one in enumerate(found) if one.name and is_called(what, one.name)]
        there = [place for place in called if owner in ("", found[place].player)]
        # Whose it is, and how, tells that it is there; where only another player has one, someone is mistaken.
        if not called and owner and what.casefold() in reading.known:
            there = [len(found)]
            found.append(Mention(reading.known[what.casefold()][0], 1).of(owner, reading.grammar.words.home, line))
        hosts = [] if called else [one for one in _unmentioned_hosts(reading) if is_called(what, one.name)]
        if len(hosts) == 1:  # what is attached to it was told, and that is there
            there = [len(found)]
            found += hosts
            reading.mentions += hosts
        if not there and (some := some_of(what, owner, found)) is not None:
            found, there = some[0], [some[1]]
        if len(there) != 1:
            message = phrase("which card is meant by {name!r}?", name=what)
            hint = "" if there else phrase("whose is it?")
            raise NotationUnclear(message, what, line, tuple(found[place].name for place in there), hint)
        of, worn = found[there[0]], fact.startswith(ATTACHED)
        facts, again = ((_whole(fact, found),), ()) if worn else ((), (fact,))
        found[there[0]] = replace(of, facts=(*of.facts, *facts), again=(*of.again, *again))
    return found


def _whole(fact: str, mentions: list[Mention]) -> str:
    """Return a fact with the name of the one card that is called so to which something is attached."""
    if not fact.startswith(ATTACHED):
        return fact
    name = fact.removeprefix(ATTACHED).strip()
    there = {one.name for one in mentions if one.name and is_called(name, one.name)}
    return f"{ATTACHED} {there.pop() if len(there) == 1 else name}"


def _spells_in_hand(mentions: Sequence[Mention], reading: Reading) -> tuple[list[Mention], list[Bilingual]]:
    """Return mentions with spells in hand of which nobody says where they are, and what is said aloud of them."""
    words, found, granted = reading.grammar.words, list[Mention](), list[Bilingual]()
    exact = any(isinstance(moment, Mapping) and "@exact" in moment for _line, moment in reading.moments)
    for one in mentions:
        spelt = (name.casefold() for name in (one.name, *sorted(singulars(one.name))))
        known = next(filter(None, map(reading.known.get, spelt)), None)
        card = known[1] if known is not None else None
        if (
            not exact
            and one.zone == words.home
            and not (one.facts or one.again)
            and isinstance(card, Mapping)
            and words.spell(card)
        ):
            one = replace(one, zone="hand")
            granted.append(Bilingual(f"{one.player}の手札に{one.name}がある", f"{one.player} has {one.name} in hand"))
        found.append(one)
    return found, granted


def _turn(reading: Reading) -> tuple[dict[str, Json], bool]:
    """Return what is said of the turn, and whether just that moment is meant."""
    turn: dict[str, Json] = {}
    exact = False
    for line, moment in reading.moments:
        for key, value in moment.items() if isinstance(moment, Mapping) else ():
            if key == "@exact":
                exact = True
            elif turn.get(key, value) != value:
                raise NotationUnclear(
                    phrase("{turn} and {value} cannot both be", turn=turn[key], value=value), str(value), line
                )
            else:
                turn[key] = value
    return turn, exact


class _Laid:
    """The table while objects are laid on it: what each player has, and what lies in zones that all share.

    Attributes:
        new: ids of what came just now.
    """

    def __init__(self, reading: Reading) -> None:
        self.reading, self.words = reading, reading.grammar.words
        self.new: set[str] = set()
        self._players = {player: dict(reading.of_players.get(player, {})) for player in reading.players}
        self._shared: dict[str, list[Json]] = {}
        self._blocked_by: dict[str, list[str]] = {}
        self._older: list[tuple[int, tuple[str, str]]] = []
        for player, zone, _kind in reading.emptied:
            if zone not in self.words.shared:
                self._players[player][zone] = []

    def lay(self, entry: Mapping[str, Json], mention: Mention, facts: dict[str, Json]) -> None:
        """Lay an object into its zone, with the facts said of it.

        Raises:
            NotationUnclear: it is not said whose it is.
        """
        controller = str(facts.pop("@controller", mention.player))
        told = facts.pop("@of-player", None)
        for player, said in told.items() if isinstance(told, Mapping) else ():
            for key, number in said.items() if isinstance(said, Mapping) else ():
                before = self._players[player].get(key)
                self._players[player][key] = {**(before if isinstance(before, Mapping) else {}), str(entry[ID]): number}
        blockers = facts.pop("@blockers", None)
        for one in (blockers if isinstance(blockers, list) else [blockers]) if blockers else ():
            self._blocked_by.setdefault(str(one), []).append(str(entry[ID]))
        for key in ("@before", "@after"):
            others = facts.pop(key, None)
            for other in (others if isinstance(others, list) else [others]) if others else ():
                pair = (str(entry[ID]), str(other))
                self._older.append((mention.line, pair if key == "@before" else pair[::-1]))
        for key in self.words.idle:
            facts.pop(key, None)
        if facts.pop("@new", None):
            self.new.add(str(entry[ID]))
        if controller not in self.reading.players:
            raise NotationUnclear(
                phrase("whose is {name}?", name=mention.name), mention.name, mention.line, self.reading.players
            )
        if mention.zone in self.words.shared:
            self._shared.setdefault(mention.zone, []).append({**entry, "controller": controller, **facts})
        else:
            whole = {**entry, **facts}
            whole.pop("controller", None)
            _into(self._players[controller], mention.zone, whole)

    def lay_unknown(self, mentions: list[Mention]) -> None:
        """Lay the cards that are only counted.

        Raises:
            NotationUnclear: it is not said whose they are, or which lie in a zone that everybody sees.
        """
        for mention in mentions:
            if mention.name:
                continue
            if not mention.player or mention.zone in self.words.shared:
                raise NotationUnclear(
                    phrase("which cards lie in {zone}?", zone=mention.zone), str(mention.count), mention.line
                )
            _into(self._players[mention.player], mention.zone, {"unknown": str(mention.count)})

    def check_emptied(self) -> None:
        """Check that nothing lies where nothing is said to lie.

        Raises:
            NotationUnclear: something does.
        """
        for player, zone, kind in self.reading.emptied:
            own = self._players[player].get(zone)
            shared = self._shared.get(zone, ()) if zone in self.words.shared else ()
            lying = [one for one in shared if isinstance(one, Mapping) and one.get("controller") == player]
            if kind and (of_it := [one for one in lying if self._is_a(kind, str(one[CARD]))]):
                name = str(of_it[0][ID])
                said = phrase(
                    "{player} is said to have nothing of that kind, and {name} is there", player=player, name=name
                )
                raise NotationUnclear(said, name)
            if not kind and ((isinstance(own, list) and own) or lying):
                raise NotationUnclear(
                    phrase(
                        "{zone} of {player} is said to be empty and not to be",
                        zone=zone_called(zone, self.words.zones, language_spoken()),
                        player=player,
                    ),
                    zone,
                )

    def _is_a(self, kind: str, name: str) -> bool:
        """Tell whether the card of a name is a land, or else what a card is of which only its size is said."""
        card = self.reading.known.get(name.casefold(), ("", None))[1]
        types = str(card.get("types", "")).split() if isinstance(card, Mapping) else []
        return ("Land" if kind == "land" else self.words.unnamed[0]) in types

    def in_order(self, names: Names) -> tuple[tuple[str, str], ...]:
        """Lay the permanents in the order in which they are said to have entered, and return which is older than which.

        Args:
            names: the names of the objects.

        Raises:
            NotationUnclear: the order cannot be, or something in it is no permanent.
        """
        home = self.words.home
        pairs = list(self._older)
        for line, said in self.reading.entered:
            try:
                ids = [names.found(one, zones=(home,)) for one in said]
            except NotationUnclear as fault:
                raise fault.at(line) from fault
            pairs += [(line, pair) for pair in pairwise(ids)]
        there = {str(one[ID]): one for one in self._shared.get(home, ()) if isinstance(one, Mapping)}
        for line, pair in pairs:
            for id in pair:
                if id not in there:
                    raise NotationUnclear(phrase("{name} is not on the battlefield", name=id), id, line)
        older = tuple(dict.fromkeys(pair for _line, pair in pairs))
        waiting, laid = list(there), []
        while waiting:
            first = next((id for id in waiting if not any(b == id and a in waiting for a, b in older)), None)
            if first is None:
                line, (name, _other) = pairs[-1]
                raise NotationUnclear(phrase("the order in which {name} entered cannot be", name=name), name, line)
            waiting.remove(first)
            laid.append(there[first])
        if older:
            self._shared[home] = [*laid]
        return older

    def given(self) -> dict[str, Json]:
        """Return what lies there, as `given` of a scenario has it."""
        for entries in self._shared.values():
            for there in entries:
                if isinstance(there, dict) and str(there[ID]) in self._blocked_by:
                    blocked = self._blocked_by[str(there[ID])]
                    taken_in(there, {"blocking": blocked if len(blocked) > 1 else blocked[0]}, str(there[ID]))
                    if isinstance(there["blocking"], list) and len(there["blocking"]) == 1:
                        there["blocking"] = there["blocking"][0]
        for own in self._players.values():
            for zone, lying in own.items():
                only = lying[0] if isinstance(lying, list) and len(lying) == 1 else None
                if isinstance(only, dict) and set(only) == {"unknown"}:
                    own[zone] = only
        return {"players": self._players, **self._shared}


def _worn_as_described(mentions: list[Mention]) -> list[Mention]:
    """Return mentions where a card that is described and then worn is one object (Maul {2} artifact …, Ox wearing Maul)."""
    found: list[Mention] = []
    for mention in mentions:
        worn_by = [fact for fact in mention.facts if fact.startswith(ATTACHED)]
        place = next(
            (
                place
                for place, other in enumerate(found)
                if worn_by
                and mention.words is None
                and other.words is not None
                and (other.name, other.player, other.count, mention.count) == (mention.name, mention.player, 1, 1)
                and not any(fact.startswith(ATTACHED) for fact in other.facts)
            ),
            None,
        )
        worn = next(
            (
                at
                for at, other in enumerate(found)
                if mention.words is not None
                and not worn_by
                and other.words is None
                and any(fact.startswith(ATTACHED) for fact in other.facts)
                and (other.name, other.player, other.count, mention.count) == (mention.name, mention.player, 1, 1)
                and other.zone == mention.zone
            ),
            None,
        )
        if place is not None:
            other = found[place]
            found[place] = replace(other, facts=(*other.facts, *mention.facts), again=(*other.again, *mention.again))
        elif worn is not None:  # worn first, described behind it
            other = found[worn]
            found[worn] = replace(mention, facts=(*other.facts, *mention.facts), again=(*other.again, *mention.again))
        else:
            found.append(mention)
    return found


def _unmentioned_hosts(reading: Reading) -> list[Mention]:
    """Return the permanents that are only named by what is attached to them (Warhammer equipped to Bears)."""
    called = {word for mention in reading.mentions if mention.name for word in spoken(mention.name)}
    found: list[Mention] = []
    for mention in reading.mentions:
        for fact in mention.facts:
            match = _HOST.fullmatch(fact)
            name = next((group for group in match.groups() if group), "") if match is not None else ""
            if name and name.casefold() not in called and is_card(name, reading):
                called |= spoken(name)
                found.append(Mention(name, 1, (), None, mention.player, reading.grammar.words.home, mention.line))
    return found


_BUT = re.compile(
    r"\bcopy of\b[^.]*,? except\b|コピー[^。]*(?:ただし|を除き|であることを除)|(?:ただし|を除き|除いて)[^。]*コピー"
)


def _refuse_other_copies(mention: Mention, of: str, card: Json) -> None:
    """Refuse a card that is a copy only with what its own text excepts (707.9): that is known where it comes in.

    Raises:
        NotationUnclear: it is one.
    """
    if not isinstance(card, Mapping) or _BUT.search(str(card.get("text", ""))) is None:
        return
    message = phrase("{name} is no plain copy: its own text says what else it is", name=mention.name)
    example = f"{mention.player or 'A'} casts {mention.name}, copying {of}"
    raise NotationUnclear(message, mention.name, mention.line, (), phrase("say it first: {example}", example=example))


def _definition(reading: Reading, mention: Mention, entry: Mapping[str, Json]) -> Mapping[str, Json]:
    """Return the definition of the card of an object."""
    there = reading.known.get(mention.name.casefold()) or reading.known.get(str(entry[CARD]).casefold())
    return there[1] if there is not None and isinstance(there[1], Mapping) else {}


def _is_known(mention: Mention, reading: Reading) -> bool:
    return mention.name.casefold() in reading.known


def _into(own: dict[str, Json], zone: str, entry: Mapping[str, Json]) -> None:
    lying = own.setdefault(zone, [])
    if isinstance(lying, list):
        lying.append(entry)


def _objects(
    mentions: list[Mention], reading: Reading
) -> tuple[list[tuple[dict[str, Json], Mention]], dict[str, tuple[str, ...]]]:
    """Return the objects that mentions stand for, numbered where several are called alike; and what those with an id are called."""
    counts: dict[str, int] = {}
    singular: list[tuple[Mention, str]] = []
    for mention in mentions:
        if not mention.name:
            continue
        card = card_named(mention.name, reading)
        called = mention.name if mention.name.casefold() in reading.known else card
        reading.known.setdefault(called.casefold(), reading.known[card.casefold()])
        if called.casefold() == card.casefold():
            called = card
        singular.append((replace(mention, name=called, words=None), card))
        counts[called] = counts.get(called, 0) + mention.count
    found: list[tuple[dict[str, Json], Mention]] = []
    numbers: dict[str, int] = {}
    by_id: dict[str, tuple[str, ...]] = {}
    for mention, card in singular:
        given = _given_id(mention, reading)
        for _ in range(mention.count):
            numbers[mention.name] = numbers.get(mention.name, 0) + 1
            name = mention.name.replace(".", "")
            number = mention.number or numbers[mention.name]
            id = f"{name} {number}" if counts[mention.name] > 1 else name
            if given:
                by_id[given] = (id,)
            found.append(({ID: given or id, CARD: card}, mention))
    return found, by_id


_ID = re.compile(rf"id\s+({QUOTE})")
"""The id of an object, as data in the notation calls it."""


def _given_id(mention: Mention, reading: Reading) -> str:
    """Return the id that a mention gives its object, empty where it gives none.

    Raises:
        NotationUnclear: it gives one to several objects, or one that another object has.
    """
    said = [found.group(1) for found in map(_ID.fullmatch, mention.facts) if found is not None]
    if not said:
        return ""
    id = reading.quotes.text(said[0])
    if mention.count != 1 or len(said) != 1 or not id or id in reading.ids:
        raise NotationUnclear(phrase("an id is of one object: {name!r}", name=id), id, mention.line)
    reading.ids.add(id)
    return id


def _facts(mention: Mention, entry: Mapping[str, Json], names: Names, reading: Reading) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for place, text in enumerate((*mention.facts, *mention.again)):
        try:
            if text in reading.players:
                taken_in(found, {"@controller": text}, str(entry[ID]))
                continue
            if _ID.fullmatch(text):
                continue
            term = reading.grammar.readings(text, "fact", reading.words(names.words))
            if (
                len(term) > 1
            ):  # what lies on the battlefield has no targets any more, and nothing else is attached to a thing
                foreign = "targets" if mention.zone == reading.grammar.words.home else "attached"
                term = [one for one in term if not (isinstance(one, Mapping) and foreign in one)] or term
            if len(term) > 1:
                raise NotationUnclear(phrase("{text!r} can be read in {term} ways", text=text, term=len(term)), text)
            by = str(found.get("@controller", mention.player))
            resolved = Resolving(names, by, reading.grammar.words.places, frozenset()).term(term[0])
        except NotationUnclear as fault:
            raise fault.at(mention.line) from fault
        try:
            more = resolved if isinstance(resolved, Mapping) else {}
            taken_in(
                found, restated(found, more, str(entry[ID])) if place >= len(mention.facts) else more, str(entry[ID])
            )
        except NotationUnclear as fault:
            raise fault.at(mention.line) from fault
    return found
