"""A position read from table notation: players, cards in their zones, the moment; in any order, each line one meaning."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from judgekit.core.json_values import Json
from judgekit.core.text import is_japanese
from judgekit.core.wording import phrase
from judgekit.scenarios.card_files import found_card, nearest_names
from judgekit.scenarios.notation.faults import NotationUnclear
from judgekit.scenarios.notation.grammar import NotationGrammar, Words
from judgekit.scenarios.notation.mentions import Mention, mention_of
from judgekit.scenarios.notation.naming import Names, Resolving, Thing
from judgekit.scenarios.notation.splitting import Quotes, Statement, clauses
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


def game_named(statements: Iterable[Statement]) -> str:
    """Return the game or edition that a notation names, empty where it names none."""
    for statement in statements:
        match = _RULES.fullmatch(statement.body) if statement.kind == "said" and not statement.who else None
        if match is not None:
            return match.group(1)
    return ""


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


def _players(statements: Iterable[Statement], grammar: NotationGrammar) -> tuple[str, ...]:
    found: set[str] = set()
    for statement in statements:
        if statement.who and _zone_named(statement.who, grammar) is None and statement.who.casefold() not in _CARD:
            found.add(statement.who)
        found.update(player for pair in _ACTS.findall(statement.body) for player in pair if player)
    for player in _FIRST_PLAYERS:
        if len(found) < len(_FIRST_PLAYERS):
            found.add(player)
    return tuple(sorted(found))


def _zone_named(word: str, grammar: NotationGrammar) -> str | None:
    plain = word.strip().casefold()
    for zone, texts in grammar.words.zones.items():
        if any(plain == one.strip().casefold() for text in texts for one in text.split("|")):
            return zone
    return None


def _define(statements: Iterable[Statement], reading: _Reading) -> None:
    """Learn the cards that are described anywhere, so that they may be named before."""
    for statement in statements:
        if statement.kind != "said":
            continue
        for group in clauses(statement.body, ";"):
            for clause in clauses(group):
                if reading.grammar.reads(clause, "owned", reading.words()) is not None:
                    continue
                _, rest = _zone_of(clause, reading.grammar)
                try:
                    mention = mention_of(rest, reading.grammar, reading.quotes)
                except NotationUnclear:
                    continue
                if mention is not None and mention.words is None:
                    mention = _by_type(mention, reading)
                if mention is None or mention.words is None:
                    continue
                definition = reading.grammar.words.define(mention.words)
                if isinstance(definition, str):
                    if statement.who:
                        raise NotationUnclear(definition, mention.name, statement.line)
                    continue
                known = reading.known.get(mention.name.casefold())
                if known is not None and known[1] != definition and known[0] == mention.name:
                    raise NotationUnclear(
                        phrase("{name} is described twice, and not alike", name=mention.name),
                        mention.name,
                        statement.line,
                    )
                reading.known[mention.name.casefold()] = (mention.name, definition)


def _by_type(mention: Mention, reading: _Reading) -> Mention:
    """Return a mention that says what type of card its name is (Jay legendary planeswalker); a name that is known stays."""
    kinds = reading.grammar.words.kinds
    said = mention.name.split(" ")
    behind = next((place for place, word in enumerate(said) if place and _typed(word, kinds)), 0)
    if not behind or reading.known.get(mention.name.casefold()) or not all(_typed(one, kinds) for one in said[behind:]):
        return mention
    if found_card(mention.name, reading.game) is not None:
        return mention
    name = " ".join(said[:behind])
    return replace(mention, name=name, words=CardWords(name, rest=" ".join(said[behind:])))


def _typed(word: str, kinds: frozenset[str]) -> bool:
    """Tell whether a word says a type, or several written as one (伝説のプレインズウォーカー)."""
    plain = word.casefold()
    if plain in kinds:
        return True
    return is_japanese(plain) and any(
        plain.startswith(kind) and _typed(plain[len(kind) :].lstrip("・"), kinds) for kind in kinds
    )


def _read(statement: Statement, reading: _Reading) -> bool:
    """Take in a statement of the position; return whether it was one."""
    if statement.kind != "said":
        return False
    if not statement.who:
        return _is_moment(statement, reading)
    if statement.who.casefold() in _CARD:
        return True
    zone = _zone_named(statement.who, reading.grammar)
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
    grammar, who = reading.grammar, statement.who
    mentions: list[Mention] = []
    facts: dict[str, Json] = {}
    emptied: list[tuple[str, str]] = []
    unknown: NotationUnclear | None = None
    for group in clauses(statement.body, ";"):
        zone = grammar.words.home
        for clause in clauses(group):
            own = grammar.reads(clause, "owned", reading.words())
            if isinstance(own, Mapping):
                facts.update(own)
                continue
            named, rest = _zone_of(clause, grammar)
            zone = named or zone
            if not rest:
                continue
            try:
                mention = mention_of(rest, grammar, reading.quotes)
                if mention is not None and mention.words is None and mention.name:
                    mention = _by_type(mention, reading)
                if mention is None:
                    emptied.append((who, zone))
                    continue
                if mention.name:
                    _card(mention.name, reading)
                elif named is None and zone == grammar.words.home:
                    raise NotationUnclear(phrase("which cards are meant by {name!r}?", name=clause), clause)
            except NotationUnclear as fault:
                unknown = unknown or fault.at(statement.line)
                continue
            mentions.append(mention.of(who, zone, statement.line))
    if unknown is not None:
        if mentions or facts or not _may_be_a_deed(statement, reading):
            raise unknown
        return False
    reading.mentions += mentions
    reading.emptied += emptied
    reading.of_players.setdefault(who, {}).update(facts)
    return True


def _may_be_a_deed(statement: Statement, reading: _Reading) -> bool:
    """Tell whether a line may say what its player does: the words of some deed stand in it."""
    names = {mention.name for mention in reading.mentions} | set(reading.known)
    spoken_words = Names([Thing(name, (name,), "", "") for name in names if name], ()).words
    body = re.sub(r"\([^()]*\)\s*$", "", statement.body)
    try:
        return bool(reading.grammar.readings(body, "deed", reading.words(spoken_words)))
    except NotationUnclear:
        return bool(
            re.search(
                r"攻撃|ブロック|唱え|起動|パス|使用|出す|チャージ|\b(?:attack|block|cast|activat|pass|us|play)", body
            )
        )


def _zone_of(clause: str, grammar: NotationGrammar) -> tuple[str | None, str]:
    """Return the zone that a clause begins with, and the rest of it."""
    best: tuple[str | None, str] = (None, clause)
    longest = 0
    for zone, texts in grammar.words.zones.items():
        for text in texts:
            for word in (one.strip() for one in text.split("|")):
                if not word or len(word) <= longest or not clause.casefold().startswith(word.casefold()):
                    continue
                rest = clause[len(word) :]
                if rest and word.isascii() and not re.match(r"\s*:|\s+", rest):
                    continue
                best, longest = (zone, rest.strip().removeprefix(":").strip()), len(word)
    return best


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
    same = [one for one in near if one.casefold() == name.casefold()]
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
        phrase("nearest: {near}", near=", ".join(near)) if near else phrase("describe it: {example}", example=example),
    )


def _situation(reading: _Reading, rules: str, left: list[Statement]) -> Situation:
    words = reading.grammar.words
    order = {player: place for place, player in enumerate(("", *reading.players))}
    mentions = sorted(reading.mentions, key=lambda mention: order[mention.player])
    objects = _objects(mentions, reading)
    names = Names(
        [
            Thing(
                str(entry[ID]),
                tuple(dict.fromkeys((mention.name, str(entry[CARD])))),
                mention.player,
                mention.zone,
                ", ".join(sorted(mention.facts)),
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
    for player, zone in reading.emptied:
        if zone not in words.shared:
            given_players[player][zone] = []
    for entry, mention in objects:
        controller = mention.player
        found = _facts(mention, entry, names, reading)
        controller = str(found.pop("@controller", controller))
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
    given: dict[str, Json] = {"players": given_players, **shared}
    if turn:
        given["turn"] = turn
    cards = {
        str(entry[CARD]): reading.known[mention.name.casefold()][1]
        for entry, mention in objects
        if _is_known(mention, reading)
    }
    for name, definition in reading.known.values():
        if all(name != basic[0] for basic, _ in words.basics):
            cards.setdefault(name, definition)
    return Situation(reading.game, rules, cards, given, names, exact, frozenset(new), left=tuple(left))


def _is_known(mention: Mention, reading: _Reading) -> bool:
    return mention.name.casefold() in reading.known


def _into(own: dict[str, Json], zone: str, entry: Mapping[str, Json]) -> None:
    lying = own.setdefault(zone, [])
    if isinstance(lying, list):
        lying.append(entry)


def _objects(mentions: list[Mention], reading: _Reading) -> list[tuple[dict[str, Json], Mention]]:
    """Return the objects that mentions stand for, numbered where several are called alike."""
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
    for mention, card in singular:
        for _ in range(mention.count):
            numbers[mention.name] = numbers.get(mention.name, 0) + 1
            name = mention.name.replace(".", "")
            id = f"{name} {numbers[mention.name]}" if counts[mention.name] > 1 else name
            found.append(({ID: id, CARD: card}, mention))
    return found


def _rest(mention: Mention) -> tuple[int, tuple[str, ...], None, str, str, int]:
    return mention.count, mention.facts, None, mention.player, mention.zone, mention.line


def _facts(mention: Mention, entry: Mapping[str, Json], names: Names, reading: _Reading) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for text in mention.facts:
        try:
            if text in reading.players:
                found["@controller"] = text
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
