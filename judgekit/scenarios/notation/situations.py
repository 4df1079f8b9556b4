"""A position read from table notation: players, cards in their zones, the moment; in any order, each line one meaning."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.scenarios.card_files import found_card, nearest_names
from judgekit.scenarios.notation.faults import NotationUnclear
from judgekit.scenarios.notation.grammar import NotationGrammar, Words
from judgekit.scenarios.notation.mentions import Mention, mention_of, typed
from judgekit.scenarios.notation.naming import Names, Resolving, Thing, data_of, spoken
from judgekit.scenarios.notation.phrasing import Placed, nothing_there, placed, with_commas, worn, zone_named
from judgekit.scenarios.notation.splitting import QUOTE, Quotes, Statement, clauses
from judgekit.table.notation import CardWords

_RULES = re.compile(r"(?:rules|game|ルール|ゲーム)\s+([\w@.-]+)$", re.IGNORECASE)
_ACTS = re.compile(r"(?:^|(?<=,\s)|(?<=;\s))([A-H])(?=\s+[a-z]|が|は)|(?<![A-Za-z'{/])([A-H])(?='s\b|の)")
"""A player is named by a letter: who does something, or whose something is."""
_CARD = frozenset(("card", "カード"))
_FIRST_PLAYERS = ("A", "B")
FACTS, CARD, ID = "facts", "card", "id"


@dataclass(slots=True)
class Situation:
    """A position as it was written.

    Attributes:
        game: its game.
        rules: the edition named, empty where none is.
        cards: definitions of its cards.
        given: the start position as in a scenario file.
        names: what its objects are called.
        exact: nothing is taken for granted: it says `as written`.
        new: ids of what came in just now.
        lent: players who were lent means to pay, because nothing was said of theirs.
        top: what a scenario says besides: answers in advance, policies.
        left: the statements that are no part of a position, in order.
    """

    game: str
    rules: str
    cards: dict[str, Json]
    given: dict[str, Json]
    names: Names
    exact: bool = False
    new: frozenset[str] = frozenset()
    lent: frozenset[str] = frozenset()
    left: tuple[Statement, ...] = ()
    top: dict[str, Json] = field(default_factory=dict)


def game_named(statements: Iterable[Statement]) -> str:
    """Return the game or edition that a notation names, empty where it names none."""
    for statement in statements:
        match = _RULES.fullmatch(statement.body) if statement.kind == "said" and not statement.who else None
        if match is not None:
            return match.group(1)
    return ""


_AS_DATA = re.compile(rf"(.+?)\s+as\s+({QUOTE})")
"""A card as a scenario file writes it."""
_SEATS = re.compile(r"(?:seats|席順)\s*:?\s*([^():;{}]+)")
"""The order in which players sit, clockwise (101.4)."""
_ATTACHED = "attached to"
_HOST = re.compile(
    r"(?:attached to|equipped to|enchanting|equipping|on)\s+(?:the\s+)?(.+)|(.+?)に(?:つけ|付け|付い|つい|装備).*",
    re.IGNORECASE,
)


@dataclass(slots=True)
class _Held:
    """What a line says that somebody has: facts, cards, zones that are empty, and what was not understood first."""

    facts: dict[str, Json]
    mentions: list[Mention]
    emptied: list[str]
    fault: NotationUnclear | None = None


@dataclass(slots=True)
class _Reading:
    grammar: NotationGrammar
    quotes: Quotes
    game: str
    players: tuple[str, ...]
    known: dict[str, tuple[str, Json]] = field(default_factory=dict)
    mentions: list[Mention] = field(default_factory=list)
    of_players: dict[str, dict[str, Json]] = field(default_factory=dict)
    moments: list[tuple[int, Json]] = field(default_factory=list)
    emptied: list[tuple[str, str]] = field(default_factory=list)
    heard: set[str] = field(default_factory=set)
    given: dict[str, Json] = field(default_factory=dict)
    top: dict[str, Json] = field(default_factory=dict)
    ids: set[str] = field(default_factory=set)
    told: set[str] = field(default_factory=set)

    def words(self, names: Iterable[str] = ()) -> Words:
        return Words(names, self.players, self.quotes)


def situation_of(
    statements: Iterable[Statement], quotes: Quotes, grammar: NotationGrammar, game: str, rules: str
) -> Situation:
    """Return the position that statements describe; what describes none is left.

    Raises:
        NotationUnclear: words are not understood, a card is not known, a name may be two objects.
    """
    listed = list(statements)
    reading = _Reading(grammar, quotes, game, _players(listed, grammar))
    for names, definition in grammar.words.basics:
        for name in names:
            reading.known[name.casefold()] = (names[0], definition)
    _define(listed, reading)
    left = [statement for statement in listed if not _read(statement, reading)]
    return _situation(reading, rules, left)


def _players(statements: list[Statement], grammar: NotationGrammar) -> tuple[str, ...]:
    found: set[str] = set()
    for statement in statements:
        if (
            statement.who
            and zone_named(statement.who, grammar.words.zones) is None
            and statement.who.casefold() not in _CARD
        ):
            found.add(statement.who)
        found.update(player for pair in _ACTS.findall(statement.body) for player in pair if player)
    for player in _FIRST_PLAYERS:
        if len(found) < len(_FIRST_PLAYERS):
            found.add(player)
    seats = next((one for one in (_SEATS.fullmatch(statement.body) for statement in statements) if one), None)
    seated = [one.strip() for one in seats.group(1).split(",")] if seats is not None else []
    return (*seated, *sorted(found - set(seated)))


def _define(statements: Iterable[Statement], reading: _Reading) -> None:
    """Learn the cards that are described anywhere, so that they may be named before."""
    for statement in statements:
        if statement.kind != "said":
            continue
        if statement.who.casefold() in _CARD and (whole := _AS_DATA.fullmatch(statement.body)) is not None:
            name = whole.group(1).strip()
            reading.known[name.casefold()] = (name, data_of(reading.quotes.text(whole.group(2))))
            reading.told.add(name)
            reading.heard |= spoken(name)
            continue
        for mention in _described(statement, reading):
            reading.heard |= spoken(mention.name) if mention.name else set()
            if mention.words is None:
                continue
            definition = reading.grammar.words.define(mention.words)
            if isinstance(definition, str):
                if statement.who:
                    raise NotationUnclear(definition, mention.name, statement.line)
                continue
            known = reading.known.get(mention.name.casefold())
            own = statement.who.casefold() in _CARD and mention.name not in reading.told  # a Forest of another kind
            if known is not None and known[1] != definition and known[0] == mention.name and not own:
                raise NotationUnclear(
                    phrase("{name} is described twice, and not alike", name=mention.name),
                    mention.name,
                    statement.line,
                )
            reading.known[mention.name.casefold()] = (mention.name, definition)
            if statement.who.casefold() in _CARD:
                reading.told.add(mention.name)


def _described(statement: Statement, reading: _Reading) -> list[Mention]:
    """Return the cards that a statement may describe: a line for one card alone has no zones, counts or commas."""
    if statement.who.casefold() not in _CARD:
        return _held(statement.body, reading).mentions
    alone = mention_of(statement.body, reading.grammar, reading.quotes, one=True)
    return [_by_type(alone, reading)] if alone is not None else []


def _held(body: str, reading: _Reading) -> _Held:
    """Return what the clauses of a line say that somebody has."""
    grammar, held = reading.grammar, _Held({}, [], [])
    for group in clauses(body, ";"):
        zone = grammar.words.home
        begun = len(held.mentions)
        for clause in with_commas(clauses(group), lambda name: _is_card(name, reading)):
            own = grammar.reads(clause, "owned", reading.words())
            if isinstance(own, Mapping):
                held.facts.update(data_of(str(own["@data"])) if "@data" in own else own)
                continue
            there = placed(clause, grammar.words.zones)
            if re.sub(r"\s*\([^()]*\)$", "", clause).casefold() in reading.known:
                there = Placed(None, clause, stays=False)  # the name of a card may have that of a zone in it (青の魔石)
            lies = there.zone or zone
            if there.zone is not None and there.zone == grammar.words.means:
                sources = _sources(clause, there.rest, grammar)
                held.mentions += [Mention(name, count, (), None, "", lies) for name, count in sources]
                if sources:
                    continue
            zone = lies if there.stays else zone
            if not there.rest or nothing_there(there.rest):
                if there.rest and there.zone is not None:
                    held.emptied.append(lies)
                continue
            try:
                if len(held.mentions) > begun and (more := _said_further(there.rest, held.mentions[-1], reading)):
                    held.mentions[-1:] = more
                    continue
                mentions = _mentioned(there.rest, reading)
                if not mentions:
                    held.emptied.append(lies)
                for mention in mentions:
                    if not mention.name and there.zone is None and lies == grammar.words.home:
                        raise NotationUnclear(phrase("which cards are meant by {name!r}?", name=clause), clause)
                    home = grammar.words.home if any(fact.startswith(_ATTACHED) for fact in mention.facts) else lies
                    held.mentions.append(mention.of("", home, 0))
            except NotationUnclear as fault:
                held.fault = held.fault or fault
    return held


def _sources(clause: str, rest: str, grammar: NotationGrammar) -> list[tuple[str, int]]:
    """Return cards to pay with that are said by their kinds (マナ 火3 水1, 2 fire mana); none where something else is said."""
    names = {name.casefold(): name for listed, _definition in grammar.words.basics for name in listed}
    found: list[tuple[str, int]] = []
    for part in rest.split():
        match = re.fullmatch(r"(\d+)?([^\d\s]+?)[:×x]?(\d+)?(?:枚|つ|個)?", part)
        if match is None or match.group(2).casefold() not in names or not (match.group(1) or match.group(3)):
            return []
        found.append((names[match.group(2).casefold()], int(match.group(1) or match.group(3))))
    return found if clause else []


def _mentioned(clause: str, reading: _Reading) -> list[Mention]:
    """Return the cards that a clause mentions: a permanent, and what is attached to it."""
    named = re.fullmatch(r"([^()]+?)\s*(?:\(([^()]*)\))?", clause)
    if named is not None and named.group(1).casefold() in reading.known:
        plain = Mention(named.group(1), 1, tuple(clauses(named.group(2) or "", ",;")))
        if not any(_wears(fact, reading) for fact in plain.facts):
            return [plain]
    both = worn(clause)
    if both is not None and both[0] and reading.grammar.reads(both[1], "fact", reading.words(reading.heard)) is None:
        host = _mentioned(both[0], reading)
        return [*host, *_attached(both[1], host[0], reading)] if host else []
    mention = mention_of(clause, reading.grammar, reading.quotes)
    if mention is None:
        return []
    if mention.name:
        mention = _by_type(mention, reading)
    found = [replace(mention, facts=tuple(one for one in mention.facts if not _wears(one, reading)))]
    for fact in mention.facts:
        if _wears(fact, reading):
            found += _attached((worn(fact) or ("", ""))[1], mention, reading)
    return found


def _wears(fact: str, reading: _Reading) -> bool:
    """Tell whether what is said of a permanent is what is attached to it."""
    if worn(fact) is None:
        return False
    return reading.grammar.reads(fact, "fact", reading.words(reading.heard)) is None


def _attached(clause: str, host: Mention, reading: _Reading) -> list[Mention]:
    """Return a card that is attached to another."""
    mention = mention_of(clause, reading.grammar, reading.quotes)
    return [replace(mention, facts=(*mention.facts, f"{_ATTACHED} {host.name}"))] if mention is not None else []


def _said_further(clause: str, last: Mention, reading: _Reading) -> list[Mention]:
    """Return the last card with what a clause says of it further (…, tapped · …, white); none where it says something else."""
    if last.words is not None and typed(clause, reading.grammar.words.kinds):
        return [replace(last, words=replace(last.words, rest=f"{last.words.rest} {clause}".strip()))]
    if not last.name:
        return []
    alone = worn(clause)
    if alone is not None and not alone[0] and _wears(clause, reading):
        return [last, *(one.of("", reading.grammar.words.home, 0) for one in _attached(alone[1], last, reading))]
    if reading.grammar.reads(clause, "fact", reading.words(reading.heard)) is not None:
        return [replace(last, facts=(*last.facts, clause))]
    return []


def _is_card(name: str, reading: _Reading) -> bool:
    """Tell whether words are the name of a card; words with signs of another kind are none."""
    name = re.sub(r"\s*\([^()]*\)$", "", placed(name, reading.grammar.words.zones).rest)
    if re.search(r"[\d{}()\"]", name) or any(0xE000 <= ord(sign) <= 0xF8FF for sign in name):
        return False
    return name.casefold() in reading.known or found_card(name, reading.game) is not None


def _by_type(mention: Mention, reading: _Reading) -> Mention:
    """Return a mention that says what type of card its name is (Jay legendary planeswalker); a name that is known stays."""
    kinds = reading.grammar.words.kinds
    said = mention.name.split(" ")
    behind = next((place for place in range(1, len(said)) if typed(" ".join(said[place:]), kinds)), 0)
    words = mention.words
    if words is not None and behind and not isinstance(reading.grammar.words.define(words), str):
        alone = CardWords("", rest=" ".join(said[behind:]))
        behind = 0 if isinstance(reading.grammar.words.define(alone), str) else behind
    if not behind or reading.known.get(mention.name.casefold()) or found_card(mention.name, reading.game) is not None:
        return mention
    name = " ".join(said[:behind])
    words = mention.words or CardWords(name)
    rest = " ".join((*said[behind:], words.rest)).strip()
    text = words.text.replace(mention.name, name) if words.text else None
    return replace(mention, name=name, words=replace(words, name=name, rest=rest, text=text))


def _read(statement: Statement, reading: _Reading) -> bool:
    """Take in a statement of the position; return whether it was one."""
    if statement.kind != "said":
        return False
    if not statement.who:
        return _is_moment(statement, reading)
    if statement.who.casefold() in _CARD:
        return True
    zone = zone_named(statement.who, reading.grammar.words.zones)
    if zone is not None:
        for clause in clauses(statement.body, ",;"):
            found = mention_of(clause, reading.grammar, reading.quotes)
            if found is not None:
                reading.mentions.append(found.of("", zone, statement.line))
        return True
    return _of_a_player(statement, reading)


def _is_moment(statement: Statement, reading: _Reading) -> bool:
    if _RULES.fullmatch(statement.body):
        return True
    if _SEATS.fullmatch(statement.body):
        return True
    whole = _AS_DATA.fullmatch(statement.body)
    if whole is not None and whole.group(1) in ("given", "scenario"):
        (reading.given if whole.group(1) == "given" else reading.top).update(
            data_of(reading.quotes.text(whole.group(2)))
        )
        return True
    found: list[Json] = []
    for clause in clauses(statement.body, ",;"):
        term = reading.grammar.reads(clause, "moment", reading.words())
        if term is None:
            return False
        found.append(term)
    reading.moments += [(statement.line, term) for term in found]
    return bool(found)


def _of_a_player(statement: Statement, reading: _Reading) -> bool:
    """Take in what a player has; a line that says what the player does is none of these."""
    held = _held(statement.body, reading)
    unknown = held.fault
    mentions: list[Mention] = []
    for mention in held.mentions:
        try:
            if mention.name:
                _card(mention.name, reading)
        except NotationUnclear as fault:
            parts = _several(mention, reading)
            if not parts:
                unknown = unknown or fault
                continue
            mentions += parts
            continue
        mentions.append(mention)
    if unknown is not None:
        if mentions or held.facts or not _may_be_a_deed(statement, reading):
            raise unknown.at(statement.line)
        return False
    who = statement.who
    reading.mentions += [mention.of(who, mention.zone, statement.line) for mention in mentions]
    reading.emptied += [(who, zone) for zone in held.emptied]
    reading.of_players.setdefault(who, {}).update(held.facts)
    return True


def _several(mention: Mention, reading: _Reading) -> list[Mention]:
    """Return the cards that are named together (Bears and Elves); none where one of them is not known."""
    parts = re.split(r"\s+(?:and|&)\s+|(?<=[^\x00-\x7f])と(?=\S)", mention.name)
    found: list[Mention] = []
    for part in parts if len(parts) > 1 else ():
        one = mention_of(part, reading.grammar, reading.quotes)
        if one is None or not one.name:
            return []
        try:
            _card(one.name, reading)
        except NotationUnclear:
            return []
        found.append(replace(one, facts=(*one.facts, *mention.facts)).of("", mention.zone, 0))
    return found


def _may_be_a_deed(statement: Statement, reading: _Reading) -> bool:
    """Tell whether a line may say what its player does: the words of some deed stand in it."""
    names = {mention.name for mention in reading.mentions} | set(reading.known)
    spoken_words = Names([Thing(name, (name,), "", "") for name in names if name], ()).words
    body = re.sub(r"\([^()]*\)\s*$", "", statement.body)
    for said in (body, re.sub(r"(?<=\S) \d+(?!\d)", "", body)):  # of two alike the numbers are given later
        with suppress(NotationUnclear):
            return bool(reading.grammar.readings(said, "deed", reading.words(spoken_words)))
    return bool(
        re.search(r"攻撃|ブロック|唱え|起動|パス|使用|出す|チャージ|\b(?:attack|block|cast|activat|pass|us|play)", body)
    )


def _card(name: str, reading: _Reading) -> str:
    """Return the name of the card that is called so, and learn it.

    Raises:
        NotationUnclear: no card is.
    """
    for spelt in (name, name.removesuffix("s"), name.removesuffix("es")):
        known = reading.known.get(spelt.casefold())
        if known is not None:
            return known[0]
    near = nearest_names(name, reading.game)
    short = [one for one in near if one.casefold().startswith(f"{name.casefold()}, ")]
    same = short if len(short) == 1 else [one for one in near if one.casefold() == name.casefold()]
    filed = found_card(same[0] if same else name, reading.game)
    if filed is not None:
        reading.known[name.casefold()] = (filed.name, filed.definition)
        return filed.name
    example = f'{name} {{1}}{{G}} creature 2/2 "…"' if reading.game.startswith("mtg") else f"{name} 「…」"
    raise NotationUnclear(
        phrase("no card {name!r} is known", name=name),
        name,
        0,
        tuple(near),
        phrase("nearest: {near}", near=", ".join(near))
        if near
        else reading.grammar.meant(name, reading.words()) or phrase("describe it: {example}", example=example),
    )


def _situation(reading: _Reading, rules: str, left: list[Statement]) -> Situation:
    words = reading.grammar.words
    order = {player: place for place, player in enumerate(("", *reading.players))}
    written_out = _worn_as_described([*reading.mentions, *_unmentioned_hosts(reading)])
    mentions = sorted(written_out, key=lambda mention: order[mention.player])
    objects, called = _objects(mentions, reading)
    names = Names(
        [
            Thing(
                str(entry[ID]),
                tuple(dict.fromkeys((mention.name, str(entry[CARD]), *called.get(str(entry[ID]), ())))),
                mention.player,
                mention.zone,
                ", ".join(sorted(mention.facts)),
                words.plays(_definition(reading, mention, entry)),
            )
            for entry, mention in objects
        ],
        reading.players,
    )
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
    new: set[str] = set()
    given_players: dict[str, dict[str, Json]] = {
        player: dict(reading.of_players.get(player, {})) for player in reading.players
    }
    shared: dict[str, list[Json]] = {}
    blocked_by: dict[str, str] = {}
    for player, zone in reading.emptied:
        if zone not in words.shared:
            given_players[player][zone] = []
    for entry, mention in objects:
        controller = mention.player
        found = _facts(mention, entry, names, reading)
        controller = str(found.pop("@controller", controller))
        blockers = found.pop("@blockers", None)
        blocked_by.update(
            {str(one): str(entry[ID]) for one in (blockers if isinstance(blockers, list) else [blockers]) if blockers}
        )
        if found.pop("@new", None):
            new.add(str(entry[ID]))
        whole = {**entry, **({"controller": controller} if controller else {}), **found}
        if mention.zone in words.shared:
            if controller not in reading.players:
                raise NotationUnclear(
                    phrase("whose is {name}?", name=mention.name), mention.name, mention.line, reading.players
                )
            shared.setdefault(mention.zone, []).append(whole)
        else:
            if controller not in reading.players:
                raise NotationUnclear(
                    phrase("whose is {name}?", name=mention.name), mention.name, mention.line, reading.players
                )
            whole.pop("controller", None)
            _into(given_players[controller], mention.zone, whole)
    for entries in shared.values():
        for there in entries:
            if isinstance(there, dict) and str(there[ID]) in blocked_by:
                there.setdefault("blocking", blocked_by[str(there[ID])])
    for mention in mentions:
        if not mention.name:
            if not mention.player or mention.zone in words.shared:
                raise NotationUnclear(
                    phrase("which cards lie in {zone}?", zone=mention.zone), str(mention.count), mention.line
                )
            _into(given_players[mention.player], mention.zone, {"unknown": str(mention.count)})
    for own in given_players.values():
        for zone, lying in own.items():
            if (
                isinstance(lying, list)
                and len(lying) == 1
                and isinstance(lying[0], dict)
                and set(lying[0]) == {"unknown"}
            ):
                own[zone] = lying[0]
    given: dict[str, Json] = {"players": given_players, **shared, **reading.given}
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
    return Situation(reading.game, rules, cards, given, names, exact, frozenset(new), left=tuple(left), top=reading.top)


def _worn_as_described(mentions: list[Mention]) -> list[Mention]:
    """Return mentions where a card that is described and then worn is one object (Maul {2} artifact …, Ox wearing Maul)."""
    found: list[Mention] = []
    for mention in mentions:
        worn_by = [fact for fact in mention.facts if fact.startswith(_ATTACHED)]
        place = next(
            (
                place
                for place, other in enumerate(found)
                if worn_by
                and mention.words is None
                and other.words is not None
                and (other.name, other.player, other.count, mention.count) == (mention.name, mention.player, 1, 1)
                and not any(fact.startswith(_ATTACHED) for fact in other.facts)
            ),
            None,
        )
        if place is None:
            found.append(mention)
        else:
            found[place] = replace(found[place], facts=(*found[place].facts, *mention.facts))
    return found


def _unmentioned_hosts(reading: _Reading) -> list[Mention]:
    """Return the permanents that are only named by what is attached to them (Warhammer equipped to Bears)."""
    called = {word for mention in reading.mentions if mention.name for word in spoken(mention.name)}
    found: list[Mention] = []
    for mention in reading.mentions:
        for fact in mention.facts:
            match = _HOST.fullmatch(fact)
            name = next((group for group in match.groups() if group), "") if match is not None else ""
            if name and name.casefold() not in called and _is_card(name, reading):
                called |= spoken(name)
                found.append(Mention(name, 1, (), None, mention.player, reading.grammar.words.home, mention.line))
    return found


def _definition(reading: _Reading, mention: Mention, entry: Mapping[str, Json]) -> Mapping[str, Json]:
    """Return the definition of the card of an object."""
    there = reading.known.get(mention.name.casefold()) or reading.known.get(str(entry[CARD]).casefold())
    return there[1] if there is not None and isinstance(there[1], Mapping) else {}


def _is_known(mention: Mention, reading: _Reading) -> bool:
    return mention.name.casefold() in reading.known


def _into(own: dict[str, Json], zone: str, entry: Mapping[str, Json]) -> None:
    lying = own.setdefault(zone, [])
    if isinstance(lying, list):
        lying.append(entry)


def _objects(
    mentions: list[Mention], reading: _Reading
) -> tuple[list[tuple[dict[str, Json], Mention]], dict[str, tuple[str, ...]]]:
    """Return the objects that mentions stand for, numbered where several are called alike; and what those with an id are called."""
    counts: dict[str, int] = {}
    singular: list[tuple[Mention, str]] = []
    for mention in mentions:
        if not mention.name:
            continue
        card = _card(mention.name, reading)
        called = mention.name if mention.name.casefold() in reading.known else card
        reading.known.setdefault(called.casefold(), reading.known[card.casefold()])
        if called.casefold() == card.casefold():
            called = card
        singular.append((Mention(called, *_rest(mention)), card))
        counts[called] = counts.get(called, 0) + mention.count
    found: list[tuple[dict[str, Json], Mention]] = []
    numbers: dict[str, int] = {}
    by_id: dict[str, tuple[str, ...]] = {}
    for mention, card in singular:
        given = _given_id(mention, reading)
        for _ in range(mention.count):
            numbers[mention.name] = numbers.get(mention.name, 0) + 1
            name = mention.name.replace(".", "")
            id = f"{name} {numbers[mention.name]}" if counts[mention.name] > 1 else name
            if given:
                by_id[given] = (id,)
            found.append(({ID: given or id, CARD: card}, mention))
    return found, by_id


_ID = re.compile(rf"id\s+({QUOTE})")
"""The id of an object, as data in the notation calls it."""


def _given_id(mention: Mention, reading: _Reading) -> str:
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


def _rest(mention: Mention) -> tuple[int, tuple[str, ...], None, str, str, int]:
    return mention.count, mention.facts, None, mention.player, mention.zone, mention.line


def _facts(mention: Mention, entry: Mapping[str, Json], names: Names, reading: _Reading) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for text in mention.facts:
        try:
            if text in reading.players:
                found["@controller"] = text
                continue
            if _ID.fullmatch(text):
                continue
            term = reading.grammar.readings(text, "fact", reading.words(names.words))
            if len(term) > 1:
                raise NotationUnclear(phrase("{text!r} can be read in {term} ways", text=text, term=len(term)), text)
            by = str(found.get("@controller", mention.player))
            resolved = Resolving(names, by, reading.grammar.words.places, frozenset()).term(term[0])
        except NotationUnclear as fault:
            raise fault.at(mention.line) from fault
        for key, value in resolved.items() if isinstance(resolved, Mapping) else ():
            there = found.get(key)
            found[key] = {**there, **value} if isinstance(there, dict) and isinstance(value, Mapping) else value
    del entry
    return found
