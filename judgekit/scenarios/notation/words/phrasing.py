"""The same said in other words: a zone before or behind its cards, counts before a zone, what a permanent wears, comma names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine.remembering import once_for_each
from judgekit.language.english.numbers import NUMBER, NUMBERS

_NO = re.compile(
    r"(?:no|an? empty|empty|zero)\s+(?:cards? in\s+)?(?:(?:the|his|her|their|[A-H]'s)\s+)?(.+)$", re.IGNORECASE
)
_COUNT_BEFORE = re.compile(
    rf"({NUMBER})\s+(?:(?:unknown\s+)?cards? (?:left )?in\s+(?:(?:the|his|her|their)\s+)?)?(.+)$", re.IGNORECASE
)
_WITH_COUNT = re.compile(
    rf"(?:(?:an?|the|his|her|their)\s+)?([a-z]+)\s+(?:with|of)\s+(?:only\s+)?({NUMBER})\s+(?:unknown\s+)?cards?(?: in it)?$",
    re.IGNORECASE,
)
_IN_A_ZONE = r"\s+(?:(?:is|are|waits?|lies?|sits?)\s+)?(?:in|on)\s+(?:(?:the|his|her|their|[A-H]'s)\s+)?([A-Za-z ]+)$"
_BEHIND = tuple(
    re.compile(f"{before}{_IN_A_ZONE}", re.IGNORECASE)
    for before in ("(.+?)", "(.+)")  # a name may have such a word in it: Rest in Peace on the board
)
_BEFORE_JAPANESE = re.compile(r"(?:に(?:は|ある)?|の中に|は)\s*(.+?)(?:が?(?:ある|いる|あり|見えている))?$")
_BEHIND_JAPANESE = re.compile(r"(?:が|は|を|の)?$")
_OF_A_KIND = re.compile(
    r"(\d+)\s+([a-z]+)\s+(mana|stones?)|(光|水|闇|火|自然|赤|青|緑)の?(マナ|魔石)\s*(\d+)\s*(?:枚|つ|個)?",
    re.IGNORECASE,
)
_KIND_BEHIND = re.compile(
    r"(マナゾーン|マナ|魔石エリア|魔石)(?:は|に|が|:)?\s*(\d+)\s*枚\s*\((光|水|闇|火|自然|赤|青|緑)(?:文明)?(?:のみ|だけ|のカード)?\)"
)
"""So many cards that give means, and what kind of them: マナ5枚(火)."""
_MORE_OF_THEM = re.compile(r"^(?:ほか|他|残り|あと)(?:に|は|の)?\s*(?=\d+\s*枚$)")
"""So many more cards of a zone, behind those that are named."""
_NOTHING = re.compile(
    r"nothing(?: else)?(?: in play| on (?:the |his |her )?(?:board|battlefield|table|side))?"
    r"(?: (?:but|except|besides) lands?)?|(?:an )?empty board|(?:the )?board is empty"
    r"|(?:nobody|no one|none)(?: else)?(?: at home| back| left| there)?(?: to (?:block|defend))?"
    r"|no (?:other |more |untapped |relevant )*(?:fl[iy]er|creature with flying|untapped permanent|trick"
    r"|instant|token|enchantment|artifact|planeswalker)s?"
    r"|no (?:other )?(?:creature|permanent|blocker|attacker|unit|land|untapped creature|card|stone|defender|board)s?"
    r"(?: (?:in play|left|on (?:the )?(?:board|battlefield)|in the battle (?:zone|area)))?(?: to (?:block|defend)(?: with)?)?"
    r"|(?:何も|(?:他の|ほかの)?(?:クリーチャー|ブロッカー|パーマネント|ユニット|土地|アタッカー)(?:は|が|も)?)?(?:なし|無し|いない)|何もない"
    r"|(?:ほか|他|それ以外|その他)(?:に|には|は)?(?:は)?(?:何も|誰も|(?:クリーチャー|ブロッカー|パーマネント|ユニット|カード)(?:は|も)?)?(?:なし|無し|ない|いない)"
    r"|(?:クリーチャー|パーマネント|ユニット|土地)を(?:出して|コントロールして|持って|並べて)いない"
    r"|(?:場|盤面|戦場|バトルゾーン|バトルエリア)(?:は|に|には)?(?:空|なし|何もなし|何もない|何もいない)",
    re.IGNORECASE,
)
_WEARS = re.compile(
    r"(?P<host>.+?)\s+(?:is\s+)?(?:(?:enchanted|equipped|fortified)\s+(?:with|by)|wearing|carrying|holding)\s+(?P<what>.+)$"
    r"|(?P<host2>.+?)\s+with\s+(?P<what2>(?!.*\bcounters?\b).+?)\s+(?:attached|on it|attached to it)$"
    r"|(?P<what3>.+?)(?:を|が)(?:つけた|付けた|付けている|つけている|ついた|付いた|ついている|付いている|装備した|装備している|装備中の)"
    r"\s*(?:状態の)?(?P<host3>.+)$"
    r"|(?P<host4>[^()]+?)に(?P<what4>.+?)(?:を|が)(?:つけた|付けた|つけて(?:いる|ある)|付けて(?:いる|ある)|ついた|付いた|ついて(?:いる)?"
    r"|付いて(?:いる)?|装備した|装備して(?:いる|ある))$",
    re.IGNORECASE,
)
_WORN = re.compile(
    r"(?:(?:enchanted|equipped|fortified)\s+(?:with|by)|wearing|carrying|holding)\s+(?P<what>.+)$"
    r"|with\s+(?P<what2>(?!.*\bcounters?\b).+?)\s+(?:attached|on it|attached to it)$"
    r"|(?P<what3>.+?)(?:を|が)(?:つけた|付けた|付けている|つけている|ついた|付いた|ついている|付いている|装備(?:した|している|中)?)$"
    r"|(?P<what4>.+?)(?:つき|付き)$",
    re.IGNORECASE,
)


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
    clause = _MORE_OF_THEM.sub("", clause)
    of_kind = _KIND_BEHIND.fullmatch(clause)
    if of_kind is not None and (zone := zone_named(of_kind.group(1), zones)) is not None:
        return Placed(zone, f"{of_kind.group(3)}{of_kind.group(2)}", stays=False)
    empty = _NO.match(clause)
    if empty is not None and (zone := zone_named(empty.group(1), zones)) is not None:
        return Placed(zone, "none", stays=False)
    counted = _COUNT_BEFORE.match(clause)
    if counted is not None and (zone := zone_named(counted.group(2), zones)) is not None:
        return Placed(zone, NUMBERS.get(counted.group(1).casefold(), counted.group(1)), stays=False)
    holding = _WITH_COUNT.match(clause)
    if holding is not None and (zone := zone_named(holding.group(1), zones)) is not None:
        return Placed(zone, NUMBERS.get(holding.group(2).casefold(), holding.group(2)), stays=False)
    kind = _OF_A_KIND.fullmatch(clause)
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


_OF_A_TYPE = re.compile(
    r"^(?:土地|クリーチャー|パーマネント|ユニット)(?:は|:|として)\s*(?!なし|無し|い|0|ゼロ|\d+\s*[枚体]|出|何|全|す)(?=\S)"
)
"""Of what type the things are that are named behind it: 土地は森3."""


def without_type(clause: str) -> str:
    """Return a clause without the word of what type the things are that it names."""
    return _OF_A_TYPE.sub("", clause)


_NONE_OF_A_KIND = re.compile(
    r"(?i:no (?P<kind>creature|unit|land)s?)"
    r"|(?P<ja>クリーチャー|ユニット|土地)(?:は|が|も|を)?(?:出して|コントロールして|持って|並べて)?(?:なし|無し|いない)"
)


def none_of_a_kind(clause: str) -> str:
    """Return the type of which a clause says that none is there; empty where it says that of others, or of some."""
    none = _NONE_OF_A_KIND.fullmatch(clause.strip())
    return "" if none is None else "land" if (none["kind"] or none["ja"]).lower() in ("land", "土地") else "creature"


def nothing_there(clause: str) -> bool:
    """Tell whether a clause only says that nothing is there."""
    return _NOTHING.fullmatch(clause.strip()) is not None


def worn(clause: str) -> tuple[str, str] | None:
    """Return a permanent and what is attached to it, where a clause says both; the permanent is empty in brackets."""
    both = _WEARS.fullmatch(clause) if "に" in clause else None
    alone = _WORN.fullmatch(clause) if both is None or both.group("host4") is None else None
    if alone is not None:
        return "", _part(alone, "what")
    both = _WEARS.fullmatch(clause)
    if both is None or _part(both, "host").count("(") != _part(both, "host").count(")"):
        return None  # what is said in brackets of a permanent is taken apart there
    return _part(both, "host"), _part(both, "what")


_IS_ON = re.compile(
    r"(?P<what>[^()]+?)(?:は|が)(?P<host>[^()]+?)に(?:(?:つい|付い|つけられ|付けられ|装備され|エンチャントされ)て(?:いる|い|あり|ある|る|おり)?(?:て)?)"
    r"|(?:the )?(?P<what_en>[A-Z][^(),;:]*?) is (?:on|attached to|equipped to|enchanting|equipping) "
    r"(?P<host_en>(?!(?:the )?(?:stack|top|board|battlefield|table)\b|[A-H]'s (?:side|board|battlefield)\b|\d)[^(),;:]+)"
)


_IS_SO = re.compile(
    r"(?P<what>[^(),;はが\d{}\ue000-\uf8ff]+?)(?:は|が)(?P<fact>(?:タップ|アンタップ|召喚酔い|裏向き|レスト|ウェイク)(?:状態|済み|中)?"
    r"(?:して(?:い)?ない|されていない|では?(?:あり)?(?:ない|ません)|じゃない)?)"
    r"(?:して(?:いる|る)|されて(?:いる|る)|になって(?:いる|る)|に(?:いる|ある)|である|です|だ)?"
    r"|(?:[A-H]の)?(?P<commander>[^(),;はが\d{}\ue000-\uf8ff]+?)(?:は|が)(?P<dealt>[A-H]に統率者ダメージ\d+点)与え(?:ている|る)"
)
"""How something is of which was told before: 象はタップしている."""


def is_so(clause: str) -> tuple[str, str] | None:
    """Return what is told of and how it is, where a clause tells no more (象はタップしている)."""
    match = _IS_SO.fullmatch(clause.strip())
    if match is None:
        return None
    return (match["what"] or match["commander"]).strip(), match["fact"] or f"{match['dealt']}与えている"


def is_on(clause: str) -> tuple[str, str] | None:
    """Return what is attached and to what, where a clause tells of both by their names (剣は象についている)."""
    match = _IS_ON.fullmatch(clause.strip())
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
