"""Cards of Magic by the words that players say of them in table notation: "Ox {2}{G} 3/3 trample", and told in such words again."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.games.mtg.terms.keywords import KEYWORDS
from judgekit.games.mtg.terms.subtypes import CORRELATED
from judgekit.games.mtg.terms.translations import COLORS, KEYWORDS_JA, SUBTYPES
from judgekit.games.mtg.terms.type_lines import TypeLineMalformed, read_type_line, subtype_named
from judgekit.games.mtg.text.english.inflection import plural
from judgekit.table.notation import CardWords, described, words_of_types

_TYPE_WORDS = {
    "instant": "Instant",
    "sorcery": "Sorcery",
    "creature": "Creature",
    "artifact": "Artifact",
    "enchantment": "Enchantment",
    "planeswalker": "Planeswalker",
    "land": "Land",
    "legendary": "Legendary",
    "snow": "Snow",
    "basic": "Basic",
    "tribal": "Tribal",
    "battle": "Battle",
    "kindred": "Kindred",
    "インスタント": "Instant",
    "ソーサリー": "Sorcery",
    "クリーチャー": "Creature",
    "アーティファクト": "Artifact",
    "エンチャント": "Enchantment",
    "プレインズウォーカー": "Planeswalker",
    "土地": "Land",
    "伝説の": "Legendary",
}


_PLAIN_KEYWORDS = {
    **{
        name: name for name, keyword in KEYWORDS.items() if not keyword.takes.rstrip("?") or keyword.takes.endswith("?")
    },
    **{
        name: english
        for name, english in KEYWORDS_JA.items()
        if english in KEYWORDS and (not KEYWORDS[english].takes or KEYWORDS[english].takes.endswith("?"))
    },
    **dict.fromkeys(("flyer", "flier"), "flying"),
    "first striker": "first strike",
    "double striker": "double strike",
    **dict.fromkeys(("trampler", "trampling"), "trample"),
    "lifelinker": "lifelink",
    "deathtoucher": "deathtouch",
    "unblockable": "",
}
"""Keywords that stand alone, as players say them behind a card's size."""
_COLOR_WORDS = {**COLORS, **{name: name for name in COLORS.values()}}
_COLOR = re.compile(
    rf"(?<![\w])(?:{'|'.join(COLORS.values())})(?![\w])|[{''.join(COLORS)}](?:の|・|、|,|\s|$)", re.IGNORECASE
)


_COLOR_IN_NAME = re.compile(
    rf"(?<!\w)(?:{'|'.join(COLORS.values())})(?!\w)|[{''.join(COLORS)}](?=の|き|い)", re.IGNORECASE
)
"""A colour in the name of a card."""
KINDS = frozenset(
    (
        *(word.casefold() for word in _TYPE_WORDS),
        "equipment",
        "aura",
        "vehicle",
        "装備品",
        "オーラ",
        "機体",
        *_PLAIN_KEYWORDS,
        *_COLOR_WORDS,
        "colorless",
        "無色",
    )
)
"""Words that say what kind of card something is, without capitals."""


@cache
def _keyword() -> re.Pattern[str]:
    """Return how keywords that stand alone are written; compiled where a card is told, which most scenarios do not."""
    return re.compile(
        "|".join(
            re.escape(name) if not name.isascii() else rf"(?<!\w){name}(?!\w)"
            for name in sorted(_PLAIN_KEYWORDS, key=len, reverse=True)
        ),
        re.IGNORECASE,
    )


_QUALITY = re.compile(
    r"protection from [a-z]+(?: and from [a-z]+)*|hexproof from [a-z]+|ward \d|プロテクション\([^()]*\)", re.IGNORECASE
)
"""Keywords with a quality or a cost that stand behind a card's size."""


def define(words: CardWords) -> Mapping[str, Json] | str:
    """Return the definition of a card by its words (200.1); what has power and toughness is a creature.

    Returns:
        The definition, or what is missing.
    """
    front, _dash, back = words.rest.partition(" - ")
    front, keywords = _keywords(front, words.name)
    colors = [_COLOR_WORDS[one.casefold().rstrip("の・、, ")] for one in _COLOR.findall(front)]
    front = re.sub(r"[,、]|(?<!\w)(?:with|and|colou?rless)(?!\w)|無色", " ", _COLOR.sub(" ", front))
    types, subtypes = _types(front, back, words.numbers)
    if not types:
        return phrase(
            "what type of card is {name}? say instant, sorcery, creature, artifact, enchantment … behind its cost",
            name=words.name,
        )
    line = " ".join(types)
    behind = " ".join((*(word[:1].upper() + word[1:] for word in subtypes), *back.split()))
    line = f"{line} - {behind}" if behind else line
    try:
        read_type_line(line)
    except TypeLineMalformed as fault:
        return f"{words.name}: {fault}"
    found: dict[str, Json] = {}
    if words.cost != "{}" and (words.cost or "Land" not in types):
        found["cost"] = words.cost or "{0}"
    found["types"] = line
    if words.numbers:
        found["pt"] = words.numbers
    if colors and words.cost in ("", "{}"):
        found["colors"] = [*dict.fromkeys(colors)]
    if keywords or words.text:
        # What ~ means in an ability that it grants is its name (201.4a); elsewhere the name may be a creature type too.
        parts = (words.text or "").split('"')
        parts[::2] = [_keywords_on_lines(part) for part in parts[::2]]
        text = '"'.join(part.replace("~", words.name) if place % 2 else part for place, part in enumerate(parts))
        found["text"] = "\n".join(one for one in (keywords, text) if one)
    return found


@cache
def _keyword_sentence() -> re.Pattern[str]:
    named = "|".join(sorted(map(re.escape, KEYWORDS), key=len, reverse=True))
    one = rf"(?:{named})(?: ?(?:—|-)? ?(?:\d+|(?:\{{[^{{}}]*\}})+))?"
    in_japanese = "|".join(sorted(map(re.escape, KEYWORDS_JA), key=len, reverse=True))
    ja = rf"(?:{in_japanese})(?:[(（][^()（）]*[)）])?(?:[―—-]?(?:[0-9０-９]+|(?:\{{[^{{}}]*\}})+))?"
    return re.compile(
        rf"(?:(?<=[.!)] )|^)(?P<said>{one}(?:, {one})*)(?P<end>\.?(?=$|\n)|\. )"
        rf"|(?:(?<=。)|^)(?P<ja>{ja}(?:、{ja})*)(?P<stop>。?$|。)",
        re.IGNORECASE | re.MULTILINE,
    )


def _keywords_on_lines(text: str) -> str:
    """Return card text in which keywords that are a sentence of their own stand on a line of their own, as they are printed."""

    def on_a_line(match: re.Match[str]) -> str:
        before = "" if match.start() in (0,) or text[match.start() - 1] == "\n" else "\n"
        further = match["end"] == ". " or (match["stop"] and match.end() < len(text) and text[match.end()] != "\n")
        return f"{before}{match['said'] or match['ja']}" + ("\n" if further else "")

    return re.sub(r" \n", "\n", _keyword_sentence().sub(on_a_line, text))


def _keywords(front: str, name: str) -> tuple[str, str]:
    """Return the words without the keywords among them, and these as card text."""
    quality = [one.strip() for one in _QUALITY.findall(front)]
    front = _QUALITY.sub(" ", front)
    named = [_PLAIN_KEYWORDS[one.casefold()] for one in _keyword().findall(front)]
    plain = ", ".join(one for one in named if one).capitalize()
    unblockable = f"{name} can't be blocked." if "" in named else ""
    return _keyword().sub(" ", front), "\n".join(one for one in (plain, unblockable, *quality) if one)


_SIZED = frozenset(("Vehicle", "Spacecraft"))
"""Subtypes of artifacts that print a size and are no creatures of themselves (301.7; 721 of the edition of 2026)."""


def _types(front: str, back: str, size: str) -> tuple[list[str], list[str]]:
    """Return card types and subtypes among words; no type where none is said or implied.

    Args:
        front: the words before a dash.
        back: the subtypes behind it.
        size: power and toughness, where they are said.
    """
    types: list[str] = []
    subtypes: list[str] = []
    for word in re.sub("[・–—―]", " ", front).replace("伝説の", "伝説の ").split():
        known = _TYPE_WORDS.get(word) or _TYPE_WORDS.get(word.casefold())
        (types if known else subtypes).append(known or SUBTYPES.get(word, word))
    sized = {subtype_named(word) for word in (*subtypes, *back.split())} & _SIZED
    if size and "Creature" not in types and not sized and not size.startswith(("+", "-")):
        types.append("Creature")
    return types or _implied(subtypes), subtypes


def _implied(subtypes: list[str]) -> list[str]:
    """Return the card type to which subtypes are correlated, where it is one only: an Aura is an enchantment (205.3h)."""
    named = [canonical for word in subtypes if (canonical := subtype_named(word)) is not None]
    found = {name for canonical in named for name in CORRELATED[canonical] if name not in ("tribal", "kindred")}
    return [found.pop().capitalize()] if len(named) == len(subtypes) and len(found) == 1 else []


def is_spell_alone(card: Mapping[str, Json]) -> bool:
    """Tell whether a card is an instant or a sorcery, which is never on the battlefield (304.4, 307.4)."""
    return any(is_of_type(card, one) for one in ("instant", "sorcery"))


def is_played_from_hand(card: Mapping[str, Json]) -> bool:
    """Tell whether a card that somebody acts with is cast for it: an instant, a sorcery, an Aura."""
    return is_spell_alone(card) or "Aura" in words_of_types(card)


_COUNTS = {
    "hand": re.compile(
        r"(?:number of|for each|total of) cards? in [^.]*?\bhands?\b"
        r"|\b(?:no|more|fewer|\w+ or (?:more|fewer)) cards? in (?:\w+ )?hand\b"
        r"|手札(?:にある|の)(?:カード)?(?:1枚につき|の?枚数)|手札にカードが"
    ),
    "graveyard": re.compile(
        r"(?:number of|for each|among) (?:[a-z-]+ )*cards? in [^.]*?\bgraveyards?\b|\bcards? in (?:your|their|all) graveyards?\b"
        r"|墓地にある[^。]{0,20}(?:1枚につき|枚数|種類)"
    ),
}
"""By zones that are empty where nothing is written of them, the words of card text that count what lies there."""


def asked_about(cards: Mapping[str, Json]) -> frozenset[str]:
    """Return the zones whose cards the text of some card counts."""
    texts = [_wording(card) for card in cards.values() if isinstance(card, Mapping)]
    return frozenset(zone for zone, counts in _COUNTS.items() if any(map(counts.search, texts)))


_HARMS = re.compile(
    r"deals? (?:\d+|X) damage (?:to any target|to target|divided)|\b(?:[Dd]estroys?|[Ee]xiles?|[Tt]ap) target"
    r"|[Rr]eturn target [^.]*? owner's hand|target [^.]*? gets -\d|[Gg]ain control of target"
)


def harms(card: Mapping[str, Json]) -> bool:
    """Tell whether a spell does to its target what players do to the things of others."""
    return is_spell_alone(card) and _HARMS.search(_wording(card)) is not None


_AIMED_AT_A_SPELL = re.compile(r"\btarget (?:[a-z]+ (?:or )?){0,3}spell\b(?! or)|呪文1つを対象", re.IGNORECASE)
_CHOOSES = re.compile(r"\btarget\b|を対象", re.IGNORECASE)


def aims_at_spells(text: str) -> bool:
    """Tell whether a text has one target, and that is a spell (601.2c)."""
    return _AIMED_AT_A_SPELL.search(text) is not None and len(_CHOOSES.findall(text)) == 1


def _wording(card: Mapping[str, Json]) -> str:
    """Return the text of a definition; what a table takes for granted is guessed from its words, nothing is ruled by them."""
    return str(card.get("text", ""))


def is_of_type(card: Mapping[str, Json], type: str) -> bool:
    """Tell whether a definition has a card type; its subtypes are not asked about, of which some may be unknown here."""
    before = re.split("[—–]|--| - ", str(card.get("types", "")), maxsplit=1)[0]
    try:
        return type in read_type_line(before).types
    except TypeLineMalformed:
        return False


def doubtful(cards: Mapping[str, Json]) -> list[Bilingual]:
    """Return of which cards a colour stands in the name alone: nobody said that they have it (202.2)."""
    return [
        Bilingual(
            f"{name}は無色({said.group().strip()}なら、名前のうしろに色かコストを書く)",
            f"{name} is colourless; if it is {said.group().casefold()}, say so behind its name, or its cost",
        )
        for name, card in cards.items()
        if isinstance(card, Mapping) and "colors" not in card and card.get("cost", "{0}") == "{0}"
        if not is_of_type(card, "land") and (said := _COLOR_IN_NAME.search(name)) is not None
    ]


def typed_by_its_name(
    name: str, card: Mapping[str, Json], said: Sequence[str]
) -> tuple[Mapping[str, Json], str] | None:
    """Return a described creature of the one creature type that its name is, and that type, where something looks at types.

    Args:
        name: its name.
        card: its definition, of which no type but that of a creature was said.
        said: the texts of the other cards, and the questions.

    Returns:
        None where its name is no creature type, or nothing that is said looks at it.
    """
    canonical = subtype_named(SUBTYPES.get(name, name)) if card.get("types") == "Creature" else None
    if canonical is None or "creature" not in CORRELATED[canonical]:
        return None
    # In an order of their own: what is compiled of them is kept from one process to the next.
    japanese = (japanese for japanese, english in SUBTYPES.items() if english == canonical)
    meant = dict.fromkeys((canonical, plural(canonical), *japanese))
    looks = rf"(?<![A-Za-z])(?:{'|'.join(map(re.escape, meant))}|creature types?)(?![A-Za-z])|クリーチャー・タイプ"
    if not any(re.search(looks, one, re.IGNORECASE) for one in said):
        return None
    return {**card, "types": f"Creature - {canonical}"}, canonical


def describe(name: str, card: Mapping[str, Json]) -> str | None:
    """Return a card in words that read back as it is; None where it says more than cost, types, power, toughness and text."""
    text, cost, types, size = (str(card.get(key, "")) for key in ("text", "cost", "types", "pt"))
    return described(CardWords(name, text or None, cost, size, types), card, define)


ANY_CARDS = (
    "Anyland land",
    "Anybeast {1}{G} creature - Beast 2/2",
    'Anyrite {4}{B}{B} sorcery "You gain 1 life."',
    'Anytool {U} artifact "{T}: You gain 1 life."',
)
"""A card of each of several types, as lines of a position describe them."""
