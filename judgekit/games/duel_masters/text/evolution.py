"""The line that says what a creature evolves from (801.1, 802.1)."""

from __future__ import annotations

import re

from judgekit.games.duel_masters.terms import Filter
from judgekit.games.duel_masters.text.keywords import CIVILIZATION_WORDS
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.japanese.spelling import straightened, without_notes

_CIVILIZATION = "|".join(CIVILIZATION_WORDS)
_LINE = re.compile(
    r"(?:(?:G-)?NEO進化|スター進化|進化V?|S-MAX進化)\s*[:：-]\s*"
    r"(?:自分の)?(?P<what>.*?)(?P<number>\d+)?(?:体|枚)?(?:の上に(?:置く|置いてもよい)(?:か、コストを支払って(?:NEO)?クリーチャーとして(?:召喚する|出す))?)?[。]?"
)
_COLORED = re.compile(rf"(?P<civ>(?:(?:{_CIVILIZATION})(?:または|か|・|/)?)+)の(?P<rest>.*)")


def evolution_of(text: str, special: frozenset[str]) -> tuple[Filter | None, int, str]:
    """Return what a creature evolves from, how many, and the text without that line.

    Args:
        text: the card's text.
        special: its special types; one that evolves without such a line evolves from any own creature.

    Raises:
        CardTextNotUnderstood: words of the line are not understood.
    """
    kept: list[str] = []
    found: tuple[Filter, int] | None = None
    for written in text.splitlines():
        line = without_notes(straightened(written)).strip().lstrip("■ ").strip()
        match = _LINE.fullmatch(line)
        if match is None or found is not None:
            kept.append(written)
            continue
        found = _source(match["what"].strip(), written), int(match["number"] or 1)
    if found is not None:
        return found[0], found[1], "\n".join(kept)
    if special & {"evolution", "star-evolution", "neo"}:
        return Filter(what=("creature",)), 1, text
    return None, 1, text


def _source(what: str, line: str) -> Filter:
    """Read the words for what it evolves from: 火のクリーチャー, 進化クリーチャー, アーマード・ドラゴン."""
    colored = _COLORED.fullmatch(what)
    civilizations: tuple[str, ...] | None = None
    if colored is not None:
        civilizations = tuple(CIVILIZATION_WORDS[word] for word in re.findall(_CIVILIZATION, colored["civ"]))
        what = colored["rest"]
    what = what.removesuffix("の")
    if what in ("クリーチャー", "エレメント", ""):
        return Filter(what=("element",) if what == "エレメント" else ("creature",), civilizations=civilizations)
    if what == "進化クリーチャー":
        return Filter(what=("evolution",), civilizations=civilizations)
    if re.search(r"[をがはに。、置体枚]", what):
        raise CardTextNotUnderstood(f"not understood as what it evolves from: {what!r}", what, line)
    return Filter(what=("creature",), races=(what.removesuffix("を持つクリーチャー"),), civilizations=civilizations)
