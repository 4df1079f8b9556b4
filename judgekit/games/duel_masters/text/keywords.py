"""Keywords of Duel Masters: lines that are a keyword and nothing else, with the ability that each gives.

The book names some of them without saying what they do; cards carry the usual reminder text, and it decides (corpus/rulings.md).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from judgekit.core.tables import fields_in
from judgekit.games.duel_masters.terms import CIVILIZATIONS, Filter
from judgekit.mechanics.terms.records import Ability, Condition, Instruction, Modification, Pattern

CIVILIZATION_WORDS = dict(zip(("光", "水", "闇", "火", "自然"), CIVILIZATIONS, strict=True))


def _changes(said: str) -> tuple[Modification, ...]:
    """Return what a keyword changes: how many shields are broken (509.2b), where a spell goes (609.8a)."""
    what, _, value = said.partition(" ")
    return (Modification(what, int(value) if value.isdigit() else value),) if what else ()


_THEIRS = Filter(what=("creature",), controller=("opponent",))
NO_SHIELDS: Condition = ("compare", ("cards-in", "shield-zone", ("you",)), "=", 0)
"""What 革命0トリガー and スーパー・S・トリガー ask for."""


def used_in_attacks(
    name: str, when: Pattern, do: Instruction | None = None, zones: tuple[str, ...] = ("hand",)
) -> Ability:
    """Return the ability of a keyword by which a card of the hand, or of other zones, is used as creatures attack or block.

    It is played for nothing, as its side that has the keyword, where nothing else is done.
    """
    free = Instruction("play-free", ("this",), details=(("name", name),))
    return Ability("triggered", name=name, when=when, do=(do or free,), zones=zones)


_ATTACKING: Condition = ("attacking",)

_ROWS = tuple(fields_in(Path(__file__).with_name("plain_keywords.tsv")))

PLAIN: dict[str, Ability] = {
    word: Ability("rule", name=name, modify=_changes(changes), zones=(zone,) if zone else None)
    for word, name, changes, zone, _ in _ROWS
}
"""Keywords without a number or anything else behind them."""

PLAIN["革命0トリガー"] = used_in_attacks(
    "revolution-zero", Pattern(("attack",), of=_THEIRS, details=(("whom", ("player",)),))
)._replace(condition=NO_SHIELDS)

IN_ENGLISH = {english: word for word, *_, names in _ROWS for english in names.split("|") if english}
"""Keywords by the names that players say in English."""

_CIVILIZATION = "|".join(CIVILIZATION_WORDS)
_NUMBERED: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Ability]], ...] = (
    (
        re.compile(r"パワーアタッカー\s*\+\s*(\d+)"),
        lambda found: Ability("static", condition=_ATTACKING, modify=(Modification("power", int(found[1])),)),
    ),
    (
        re.compile(r"ニンジャ・ストライク\s*(\d+)"),
        lambda found: used_in_attacks(
            "ninja-strike",
            Pattern(("attack", "block"), of=_THEIRS),
            Instruction("ninja", ("this",), int(found[1])),
        ),
    ),
    (
        re.compile(rf"S・バック\s*[:：-]\s*({_CIVILIZATION})(?:の(?:カード|クリーチャー|呪文))?"),
        lambda found: Ability(
            "rule", name="s-back", affects=Filter(civilizations=(CIVILIZATION_WORDS[found[1]],)), zones=("hand",)
        ),
    ),
)


def keyword(line: str) -> Ability | None:
    """Return the ability of a line that is a keyword; None for any other line.

    Args:
        line: spelt as `reading` spells lines: half-width letters and figures, no reminder text, no full stop at its end.
    """
    found = PLAIN.get(line)
    if found is not None:
        return found._replace(text=line)
    for pattern, made in _NUMBERED:
        match = pattern.fullmatch(line)
        if match is not None:
            return made(match)._replace(text=line)
    return None
