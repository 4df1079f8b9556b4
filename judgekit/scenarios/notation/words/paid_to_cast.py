"""What is given for a spell and said before it, which is how it is cast (118.9): exiles Fox to cast Gust."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.words.told_deeds import Told, Way

_GIVES = {
    "exile": "exiling",
    "discard": "discarding",
    "sacrifice": "sacrificing",
    "return": "returning",
    "reveal": "revealing",
    "tap": "tapping",
    "delve": "delving",
    "convoke": "convoking",
    "improvise": "improvising",
}
_VERB = "exiles?|discards?|sacrifices?|returns?|reveals?|taps?|pays?|delves?|convokes?|improvises?"
_TO_CAST = re.compile(
    rf"(?P<paid>(?:{_VERB}) .+?)(?:,? (?:in order )?to (?P<cast>(?:cast|play) .+)"
    r"|(?:,|,? and) (?:then )?(?P<casts>(?:casts|plays) .+))"
)
_CAST_AND = re.compile(rf"(?P<casts>(?:casts?|plays?) .+?)(?:,|,? and) (?P<paid>(?:{_VERB}) .+)")
"""A spell, with what is given for it said behind it."""
_AND = re.compile(rf",? and (?=(?:{_VERB}) )|, (?=(?:{_VERB}) )")
_PAYS = re.compile(rf"pays? (?P<n>\d+|{'|'.join(NUMBERS)}) life")
_AS_A_COST = re.compile(
    r",? (?:as (?:a|an|the|its) (?:additional |extra )?cost|(?:to|as) pay(?:ment)?(?: for it)?|for (?:it|that))$"
)
_WHERE = re.compile(
    r" (?:(?:back )?(?:in)?to (?:his|her|their|its owner's|the|[A-H]'s) hand|from (?:his|her|their|the|[A-H]'s) hand)$"
)
_OWN = re.compile(r"^(?:his|her|their) (?:own )?")
_KICKER = re.compile(r"pays? (?:the|its|for) kicker(?: cost)?")
_WAY = re.compile(r"pays? (?:the|its|his|her|their) (?P<way>(?!mana\b|additional\b|extra\b|full\b)[a-z]+) cost")
_MANA_FIRST = re.compile(
    r"taps? (?:his |her |their |the |an? |one )?(?P<land>[A-Z][^,;]*?) for (?:(?:a|one|white|blue|black|red|green) )*mana"
)
"""A land that is tapped for mana before a spell is cast."""
_IT_GIVEN = re.compile(rf"(?<=, )({'|'.join(_GIVES.values())}) (?:it|that land|that one)\b")
_PITCHED_TO = re.compile(r"^pitch(?:es)? (?P<what>[^,;]+?) to (?:cast |play )?(?=[A-Z])")
_PITCHES = re.compile(r"(?:(?<=^)|(?<=and )|(?<=, ))pitch(?:es)?(?= [A-Z])")
"""A card that is exiled from the hand for a spell, as players call it."""
_MOST = 3
"""What is given for one spell."""

_CASTS_JA = re.compile(r".+(?:唱える|プレイする|キャストする|使う|撃つ|打つ|起動する|攻撃する|攻撃|装備する)")
_GIVEN_JA = re.compile(
    r"(?P<what>[^,;を]+)を(?P<how>追放して|追放し|捨てて|捨て|生け贄に(?:捧げて|して|捧げ|し)|(?:手札に)?戻して|(?:手札に)?戻し"
    r"|公開して|公開し)[,、]?"
    r"|(?:ライフを?(?P<n>\d+)点|(?P<m>\d+)点の?ライフ)(?:を)?(?:支払って|支払い|払って|払い)[,、]?"
    r"|(?:墓地(?:の|から)(?:カードを?)?)?(?P<delved>\d+)枚を?探査(?:して|し)[,、]?"
    r"|(?:探査で(?:墓地(?:の|から)(?:カードを?)?)?|墓地(?:の|から)(?:カードを?)?)(?P<exiled>\d+)枚を?(?:追放)?(?:して|し)[,、]?"
    r"|(?P<mana>\d+マナ|(?:\{[^{}]+\})+)(?:を?(?:支払って|支払い|払って|払い)|で)[,、]?"
)
_OBJECT_JA = re.compile(r"(?P<spell>[^,;をに]+を)(?=[^を]+を|ライフ|\d+点|探査で|\d+枚を?探査|墓地(?:の|から))")
"""What is cast, said before what is given for it."""
_HOW_JA = {"追": "追放して", "捨": "捨てて", "生": "生け贄に", "公": "公開して"}


def paid_to_cast(told: Told) -> Iterator[Way]:
    """Yield a spell that is cast, with what is given for it said behind it; where it has no such cost, something else is meant."""
    english = told.rest.isascii() or told.rest[:1].islower()
    first, cast, how = _in_english(told.rest) if english else ("", *_in_japanese(told.rest))
    if cast and (first or how) and len(how) <= _MOST and all(map(told.is_how, how)):
        bodies = [*([first] if first else []), f"{cast} ({', '.join(how)})" if how else cast]
        yield told.one(*bodies)._replace(surely=False, else_refused=True)


def _in_english(rest: str) -> tuple[str, str, list[str]]:
    """Return what is tapped for mana before, the spell that is cast, and what is given for it; nothing for anything else."""
    rest = _PITCHES.sub("exiles", _PITCHED_TO.sub(r"exiles \g<what> to cast ", rest))
    match = _TO_CAST.fullmatch(rest) or _CAST_AND.fullmatch(rest)
    if match is None:
        return "", "", []
    said = match.groupdict(default="")
    how: list[str] = []
    first = it = ""
    for number, written in enumerate(_AND.split(said["paid"])):
        part = _AS_A_COST.sub("", written)
        land = _MANA_FIRST.fullmatch(part)
        if land is not None and number == 0 and not match.string.startswith(said.get("casts") or "\0"):
            first, it = part, land["land"]
            continue
        if _KICKER.fullmatch(part):
            how.append("kicked")
            continue
        if (way := _WAY.fullmatch(part)) is not None:
            how.append(f"for its {way['way']} cost")
            continue
        life, (verb, _blank, what) = _PAYS.fullmatch(part), part.partition(" ")
        base = verb if verb in _GIVES else verb.removesuffix("s")
        if life is None and base not in _GIVES:
            return "", "", []
        what = _OWN.sub("", _WHERE.sub("", what))
        what = it if what == "it" and it else what
        how.append(f"paying {NUMBERS.get(life['n'], life['n'])} life" if life is not None else f"{_GIVES[base]} {what}")
    if said.get("casts"):
        casts = _IT_GIVEN.sub(lambda given: f"{given[1]} {it}", said["casts"]) if it else said["casts"]
        return first, casts, how
    verb, _blank, what = said["cast"].partition(" ")
    return first, f"{verb}s {what}", how


def _in_japanese(rest: str) -> tuple[str, list[str]]:
    spell = ""
    left, how = rest, []
    object_first = _OBJECT_JA.match(rest)
    if _GIVEN_JA.match(rest) is None and object_first is not None:
        spell, left = object_first["spell"], rest[object_first.end() :]
    while (match := _GIVEN_JA.match(left)) is not None:
        left = left[match.end() :]
        number = match["n"] or match["m"]
        delved = match["delved"] or match["exiled"]
        how.append(
            f"探査で{delved}枚を追放する"
            if delved
            else f"{match['mana']}を支払う"
            if match["mana"]
            else f"{number}点のライフを支払う"
            if number
            else f"{match['what']}を{_HOW_JA.get(match['how'][0], '戻して')}"
        )
    cast = f"{spell}{left}"
    return (cast, how) if _CASTS_JA.fullmatch(cast) else ("", [])
