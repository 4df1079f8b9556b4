"""The same said in other words: a zone before or behind its cards, counts before a zone, what a permanent wears, comma names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from judgekit.core.filling import expressions_beside
from judgekit.core.named_tuples import NamedTuple
from judgekit.engine.remembering import once_for_each
from judgekit.language.english.numbers import NUMBER, NUMBERS

_SAID = expressions_beside(__file__, {"number": NUMBER})
_IN_A_ZONE = r"\s+(?:(?:is|are|waits?|lies?|sits?)\s+)?(?:in|on)\s+(?:(?:the|his|her|their|[A-H]'s)\s+)?([A-Za-z ]+)$"
_BEHIND = tuple(
    re.compile(f"{before}{_IN_A_ZONE}", re.IGNORECASE)
    for before in ("(.+?)", "(.+)")  # a name may have such a word in it: Rest in Peace on the board
)
_BEFORE_JAPANESE = re.compile(r"(?:に(?:は|ある)?|の中に|は)\s*(.+?)(?:が?(?:ある|いる|あり|見えている))?$")
_BEHIND_JAPANESE = re.compile(r"(?:が|は|を|の)?$")


class Placed(NamedTuple):
    """A clause with the zone that it names.

    Attributes:
        zone: the zone, None where it names none.
        rest: what it says of it; empty where it only names the zone, "none" where the zone is empty.
        stays: the clauses after it lie in that zone too.
    """

    zone: str | None
    rest: str
    stays: bool


class ZoneWord(NamedTuple):
    """A word for a zone.

    Attributes:
        zone: the zone.
        word: the word as it is written.
        folded: the word without capitals.
        ascii: it is no Japanese word.
        single: its singular without capitals, empty where it has none.
    """

    zone: str
    word: str
    folded: str
    ascii: bool
    single: str


@once_for_each
def _zone_words(zones: Mapping[str, Sequence[str]]) -> Sequence[ZoneWord]:
    """Return every word for a zone, in the order of the zones."""
    return [
        ZoneWord(
            zone, word, word.casefold(), word.isascii(), word.removesuffix("s").casefold() if word.endswith("s") else ""
        )
        for zone, texts in zones.items()
        for text in texts
        for word in (one.strip() for one in text.split("|"))
        if word
    ]


@once_for_each
def _zones_by_word(zones: Mapping[str, Sequence[str]]) -> Mapping[str, str]:
    """Return the zones by the words for them, in the plural and in the singular."""
    found: dict[str, str] = {}
    for one in _zone_words(zones):
        found.setdefault(one.folded, one.zone)
        if one.ascii and one.folded.endswith("s"):  # 1 shield
            found.setdefault(one.folded.removesuffix("s"), one.zone)
    return found


def zone_named(word: str, zones: Mapping[str, Sequence[str]]) -> str | None:
    """Return the zone that a word names."""
    return _zones_by_word(zones).get(" ".join(word.split()).casefold())


def zone_called(zone: str, zones: Mapping[str, Sequence[str]], lang: str) -> str:
    """Return what a zone is called."""
    english, *others = zones.get(zone, (zone,))
    return (others[-1] if others and lang == "ja" else english).split("|")[0].strip()


_MOST_PLACED = 2_000
"""Clauses that are remembered with where they put their cards."""


@once_for_each
def _placed_before(_zones: Mapping[str, Sequence[str]]) -> dict[str, Placed]:
    """Return the clauses that were asked for with some zones, with what was found."""
    return {}


def placed(clause: str, zones: Mapping[str, Sequence[str]]) -> Placed:
    """Return where a clause puts its cards: `hand: Growth`, `Growth in hand`, `3 cards in hand`, `no shields`.

    A clause is asked for many times, each time that one of its words may be the name of a card.
    """
    known = _placed_before(zones)
    found = known.get(clause)
    if found is None:
        if len(known) >= _MOST_PLACED:
            known.clear()
        found = known[clause] = _placed(clause, zones)
    return found


def _placed(clause: str, zones: Mapping[str, Sequence[str]]) -> Placed:
    clause = _SAID.more_of_them.sub("", clause)
    of_kind = _SAID.kind_behind.fullmatch(clause)
    if of_kind is not None and (zone := zone_named(of_kind.group(1), zones)) is not None:
        return Placed(zone, f"{of_kind.group(3)}{of_kind.group(2)}", stays=False)
    empty = _SAID.no.match(clause)
    if empty is not None and (zone := zone_named(empty.group(1), zones)) is not None:
        return Placed(zone, "none", stays=False)
    counted = _SAID.count_before.match(clause)
    if counted is not None and (zone := zone_named(counted.group(2), zones)) is not None:
        return Placed(zone, NUMBERS.get(counted.group(1).casefold(), counted.group(1)), stays=False)
    holding = _SAID.with_count.match(clause)
    if holding is not None and (zone := zone_named(holding.group(1), zones)) is not None:
        return Placed(zone, NUMBERS.get(holding.group(2).casefold(), holding.group(2)), stays=False)
    kind = _SAID.of_a_kind.fullmatch(clause)
    if kind is not None:
        number, sort, word, sort_ja, word_ja, number_ja = kind.groups()
        zone = zone_named(word or word_ja, zones)
        if zone is not None:
            return Placed(zone, f"{sort or sort_ja}{number or number_ja}", stays=False)
    zone, rest = _zone_before(clause, zones)
    if zone is not None:
        number = ":" not in clause and re.fullmatch(r"(?:\d+|of \d+)\s*(?:枚|cards?)?", rest) is not None
        if number or rest in ("なし", "empty"):
            return Placed(zone, rest.removeprefix("of "), stays=False)
        named = re.fullmatch(r"(\d+)\s*枚\s*[はが]\s*(\S.*)", rest)
        if named is not None:  # シールド1枚は罠: so many of the card that is named
            return Placed(zone, f"{named.group(1)}枚の{named.group(2)}", stays=True)
        return Placed(zone, re.sub(r"^(?:\d+\s*枚|of)\s*:?\s*(?=\S)(?![\d)])", "", rest), stays=True)
    for pattern in _BEHIND:
        behind = pattern.match(clause)
        if behind is not None and (zone := zone_named(behind.group(2), zones)) is not None:
            return Placed(zone, behind.group(1), stays=False)
    japanese = _japanese_behind(clause, zones)
    return japanese or Placed(None, clause, stays=False)


def _zone_before(clause: str, zones: Mapping[str, Sequence[str]]) -> tuple[str | None, str]:
    """Return the zone that a clause begins with, and the rest of it."""
    best: tuple[str | None, str] = (None, clause)
    longest = 0
    folded = clause.casefold()
    for zone, word, plain, is_ascii, single in _zone_words(zones):
        for said in (plain, single) if single else (plain,):
            if len(said) <= longest or not folded.startswith(said):
                continue
            rest = clause[len(word if said is plain else said) :]
            if said is single and not _COLON.match(rest):  # shield: Trap
                continue
            if rest and is_ascii and not _COLON_OR_SPACE.match(rest):
                continue
            if not is_ascii and (inside := _BEFORE_JAPANESE.match(rest)) is not None:
                rest = inside.group(1)
            best, longest = (zone, rest.strip().removeprefix(":").strip()), len(said)
    return best


_COLON, _COLON_OR_SPACE = re.compile(r"\s*:"), re.compile(r"\s*:|\s+")


def _japanese_behind(clause: str, zones: Mapping[str, Sequence[str]]) -> Placed | None:
    """Return a clause whose zone stands behind its card (巨大化が手札にある), None where none does."""
    plain = re.sub(r"(?:に(?:ある|いる|置いてある|持つ|持っている)?|の中)$", "", clause)
    for one in _zone_words(zones):
        if not one.ascii and plain.endswith(one.word) and plain != one.word:
            rest = _BEHIND_JAPANESE.sub("", plain[: -len(one.word)]).strip()
            if rest:
                return Placed(one.zone, rest, stays=False)
    return None


def without_type(clause: str) -> str:
    """Return a clause without the word of what type the things are that it names."""
    return _SAID.of_a_type.sub("", clause)


def nothing_there(clause: str) -> bool:
    """Tell whether a clause only says that nothing is there."""
    return _SAID.nothing.fullmatch(clause.strip()) is not None


def worn(clause: str) -> tuple[str, str] | None:
    """Return a permanent and what is attached to it, where a clause says both; the permanent is empty in brackets."""
    both = _SAID.wears.fullmatch(clause) if "に" in clause else None
    alone = _SAID.worn.fullmatch(clause) if both is None or both.group("host4") is None else None
    if alone is not None:
        return "", _part(alone, "what")
    both = _SAID.wears.fullmatch(clause)
    if both is None or _part(both, "host").count("(") != _part(both, "host").count(")"):
        return None  # what is said in brackets of a permanent is taken apart there
    return _part(both, "host"), _part(both, "what")


def is_so(clause: str) -> tuple[str, str] | None:
    """Return what is told of and how it is, where a clause tells no more (象はタップしている)."""
    match = _SAID.is_so.fullmatch(clause.strip())
    if match is None:
        return None
    return (match["what"] or match["commander"]).strip(), match["fact"] or f"{match['dealt']}与えている"


def is_on(clause: str) -> tuple[str, str] | None:
    """Return what is attached and to what, where a clause tells of both by their names (剣は象についている)."""
    match = _SAID.is_on.fullmatch(clause.strip())
    if match is None:
        return None
    what, host = ((match.group(name) or match.group(f"{name}_en")).strip() for name in ("what", "host"))
    return what, host


def _part(match: re.Match[str], name: str) -> str:
    return next(value for key, value in match.groupdict().items() if value and key.startswith(name)).strip()


_ARTICLE = re.compile(r"^(?:an?|the|\d+|one|two|three) (?=[A-Z])")


def with_commas(parts: Sequence[str], is_card: Callable[[str], bool]) -> Iterator[str]:
    """Yield clauses, those together that are, or begin with, the name of one card (Isamaru, Hound of Konda attacking)."""

    def named(stop: int) -> bool:
        *before, last = parts[place:stop]
        if any(one[:1].isdecimal() for one in parts[place + 1 : stop]):
            return False  # a number begins another thing (Bad Moon, 3 Swamps)
        ends = [len(last), *(gap.start() for gap in list(re.finditer(r"\s+|(?<=[^\s])と(?=[^\s])", last))[::-1])]
        before[:1] = [_ARTICLE.sub("", one) for one in before[:1]]
        return any(is_card(", ".join((*before, last[:end].strip()))) for end in ends if last[:end].strip())

    parts = _before_comma_names(parts, is_card)
    place = 0
    while place < len(parts):
        end = place + 1
        if len(parts) > end:  # the longest name counts: Liliana may be the short name of another card
            end = next(
                (stop for stop in range(min(place + 4, len(parts)), end, -1) if named(stop)),
                end,
            )
        yield ", ".join(parts[place:end])
        place = end


def _before_comma_names(parts: Sequence[str], is_card: Callable[[str], bool]) -> list[str]:
    """Return clauses of which none ends with another thing and the first half of a name (Ox and Isamaru, Hound of Konda)."""
    found: list[str] = []
    for place, part in enumerate(parts):
        joined = re.fullmatch(r"(?P<before>.*\S)\s+and\s+(?:(?:an?|the)\s+)?(?P<name>[A-Z].*)", part)
        behind = re.split(r"\s+(?=and\b|with\b|\()", parts[place + 1])[0] if place + 1 < len(parts) else ""
        if joined is not None and behind and is_card(f"{joined.group('name')}, {behind}") and not is_card(part):
            found += [joined.group("before"), joined.group("name")]
        else:
            found.append(part)
    return found
