"""When something may be done, as Japanese card text (500.1, 506.6): turns, steps and points of combat."""

from __future__ import annotations

from judgekit.games.mtg.terms.records import Condition

_STEPS = {
    "combat": "戦闘",
    "upkeep": "アップキープ",
    "draw": "ドロー・ステップ",
    "end": "終了ステップ",
    "untap": "アンタップ・ステップ",
    "main": "メイン・フェイズ",
    "precombat-main": "戦闘前メイン・フェイズ",
    "postcombat-main": "戦闘後メイン・フェイズ",
    "beginning-of-combat": "戦闘開始ステップ",
    "declare-attackers": "攻撃クリーチャー指定ステップ",
    "declare-blockers": "ブロック・クリーチャー指定ステップ",
    "combat-damage": "戦闘ダメージ・ステップ",
    "end-of-combat": "戦闘終了ステップ",
}
_POINTS = {
    "beginning-of-combat": "戦闘の前に",
    "declare-attackers": "攻撃クリーチャー指定前に",
    "declare-blockers": "ブロック・クリーチャー指定前に",
    "combat-damage": "戦闘ダメージ・ステップの前に",
    "end-of-combat": "戦闘終了ステップの前に",
}
_TURNS: dict[Condition, str] = {("turn", ("you",)): "あなた", ("turn", ("opponent",)): "対戦相手"}


def timing(condition: Condition) -> str | None:
    """Return when a condition holds that is about the time alone, None for any other: あなたのアップキープの間に.

    Args:
        condition: what must hold.
    """
    word, *values = condition
    if condition in _TURNS:
        return f"{_TURNS[condition]}のターンの間に"
    if word == "before":
        return _POINTS.get(values[0])
    if condition == ("after", "declare-blockers"):
        return "戦闘の間でブロック・クリーチャー指定後に"
    if condition == ("step", ("beginning-of-combat", "declare-attackers")):
        return "戦闘の間でブロック・クリーチャー指定前に"
    if word == "step" and len(values[0]) == 1:
        return f"{_STEPS[values[0][0]]}の間に"
    if word == "and" and len(values) == 2 and values[0] in _TURNS:
        whose, (kind, *what) = _TURNS[values[0]], values[1]
        if kind == "before" and what[0] in _POINTS:
            return f"{whose}のターンの間で{_POINTS[what[0]]}"
        if kind == "step" and len(what[0]) == 1:
            turn = "のターン" if what[0][0] == "combat" else ""
            return f"{whose}{turn}の{_STEPS[what[0][0]]}の間に"
    return None
