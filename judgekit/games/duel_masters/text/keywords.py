"""Keywords of Duel Masters: lines that are a keyword and nothing else, with the ability that each gives.

The book names some of them without saying what they do; cards carry the usual reminder text, and it decides (corpus/rulings.md).
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.games.duel_masters.terms import CIVILIZATIONS, Filter
from judgekit.mechanics.terms.records import Ability, Condition, Modification

CIVILIZATION_WORDS = dict(zip(("光", "水", "闇", "火", "自然"), CIVILIZATIONS, strict=True))

ALL_SHIELDS = 10**6


def _rule(
    name: str,
    modify: tuple[Modification, ...] = (),
    zones: tuple[str, ...] | None = None,
    affects: Filter | None = None,
) -> Ability:
    return Ability("rule", name=name, modify=modify, zones=zones, affects=affects)


def breaker(number: int) -> Ability:
    """Return the ability to break a number of shields at a time (509.2b)."""
    return _rule("breaker", modify=(Modification("number", number),))


_ATTACKING: Condition = ("attacking",)

PLAIN: dict[str, Ability] = {
    "ブロッカー": _rule("blocker"),
    "スピードアタッカー": _rule("speed-attacker"),
    "マッハファイター": _rule("mach-fighter"),
    "スレイヤー": _rule("slayer"),
    "ガードマン": _rule("guardman"),
    "W・ブレイカー": breaker(2),
    "T・ブレイカー": breaker(3),
    "Q・ブレイカー": breaker(4),
    "ワールド・ブレイカー": breaker(ALL_SHIELDS),
    "S・トリガー": _rule("s-trigger"),
    "G・ストライク": _rule("g-strike"),
    "チャージャー": _rule("charger", modify=(Modification("to", "mana-zone"),)),
    "サバキZ": _rule("sabaki-z", zones=("hand",)),
    "サイレントスキル": _rule("silent-skill"),
    "シールド・フォース": _rule("shield-force"),
    "ハイパーモード": _rule("hyper-mode-line"),
    "超魂X": _rule("soul-line"),
    "サバイバー": _rule("survivor"),
    "ターボラッシュ": _rule("turbo-rush"),
    "ウェーブストライカー": _rule("wave-striker"),
    "メタモーフ": _rule("metamorph"),
    "革命0トリガー": _rule("revolution-zero", zones=("hand",)),
    "EXライフ": _rule("ex-life"),
}
"""Keywords without a number or anything else behind them."""

_CIVILIZATION = "|".join(CIVILIZATION_WORDS)
_NUMBERED: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Ability]], ...] = (
    (
        re.compile(r"パワーアタッカー\s*\+\s*(\d+)"),
        lambda found: Ability("static", condition=_ATTACKING, modify=(Modification("power", int(found[1])),)),
    ),
    (
        re.compile(r"ニンジャ・ストライク\s*(\d+)"),
        lambda found: _rule("ninja-strike", modify=(Modification("number", int(found[1])),), zones=("hand",)),
    ),
    (
        re.compile(rf"S・バック\s*[:：-]\s*({_CIVILIZATION})(?:の(?:カード|クリーチャー|呪文))?"),
        lambda found: _rule("s-back", affects=Filter(civilizations=(CIVILIZATION_WORDS[found[1]],)), zones=("hand",)),
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
