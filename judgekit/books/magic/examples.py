"""Examples in two languages: which Japanese example says the same as which English one of the same rule.

Both languages print their examples in the same order, but most Japanese ones are lost. So where fewer are left in one language,
each is matched, in order, by what does not change in translation: symbols, figures, single capitals, and the game's terms.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

_FIGURE = re.compile(r"\{[^{}]+\}|[+-]?\d+/[+-]?\d+|\d+|(?<![A-Za-z])[A-Z](?![A-Za-z])")
_WORD = re.compile(r"[a-z]+")
_FIGURE_WORDS = {
    "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10",
}  # fmt: skip
_TERMS = {
    "アーティファクト": "artifact", "エンチャント": "enchant", "クリーチャー": "creature", "土地": "land", "トークン": "token",
    "プレインズウォーカー": "planeswalker", "インスタント": "instant", "ソーサリー": "sorcery", "オーラ": "aura",
    "装備": "equip", "カウンター": "counter", "ライブラリー": "library", "墓地": "graveyard", "手札": "hand", "追放": "exile",
    "スタック": "stack", "対象": "target", "ダメージ": "damage", "軽減": "prevent", "ライフ": "life", "コピー": "cop",
    "タップ": "tap", "アンタップ": "untap", "生け贄": "sacrific", "破壊": "destroy", "戻": "return", "引": "draw",
    "攻撃": "attack", "ブロック": "block", "飛行": "flying", "変異": "morph", "変身": "transform", "プロテクション": "protect",
    "コスト": "cost", "マナ": "mana", "総量": "total", "唱え": "cast", "起動": "activat", "誘発": "trigger", "解決": "resol",
    "離れ": "leave", "裏向き": "face down", "白": "white", "青": "blue", "黒": "black", "赤": "red", "緑": "green",
    "色": "color", "戦場に出": "enter", "ターン終了時": "end of turn", "アップキープ": "upkeep",
    "パワー": "power", "タフネス": "tough", "種": "layer", "チーム": "team", "皇帝": "emperor", "束": "pile",
}  # fmt: skip
"""Terms by which an example is recognised: how the Japanese one writes it, and what its English word begins with."""
_CLEARLY = 0.04
"""By how much the best matching must be better than any other; below that, nothing is matched."""


@dataclass(frozen=True, slots=True)
class Matching:
    """How the examples of one rule belong together.

    Attributes:
        pairs: indices of the Japanese and the English example, None where the other language has none, in printed order.
        certain: False where nothing made the matching certain, and the examples were left apart.
    """

    pairs: tuple[tuple[int | None, int | None], ...]
    certain: bool = True


def match_examples(japanese: Sequence[str], english: Sequence[str]) -> Matching:
    """Match the Japanese examples of a rule with its English ones, each at most once, order kept."""
    if not japanese or not english or len(japanese) == len(english):
        length = max(len(japanese), len(english))
        return Matching(
            tuple((i if i < len(japanese) else None, i if i < len(english) else None) for i in range(length))
        )
    few, many = sorted((japanese, english), key=len)
    likeness = _likeness(japanese, english)
    scores = [
        [likeness[i][k] if few is japanese else likeness[k][i] for k in range(len(many))] for i in range(len(few))
    ]
    ranked = _best_two(scores)
    certain = len(ranked) < 2 or ranked[0][0] - ranked[1][0] > _CLEARLY
    chosen = dict(zip(ranked[0][1], range(len(few)), strict=True)) if certain else {}
    pairs: list[tuple[int | None, int | None]] = [(chosen.get(k), k) for k in range(len(many))]
    if not certain:
        pairs += [(i, None) for i in range(len(few))]
    return Matching(tuple(pairs if few is japanese else [(many_i, few_i) for few_i, many_i in pairs]), certain)


def _likeness(japanese: Sequence[str], english: Sequence[str]) -> list[list[float]]:
    left = [_features_ja(text) for text in japanese]
    right = [_features_en(text) for text in english]
    return [[_dice(a, b) for b in right] for a in left]


def _dice(one: Counter[str], other: Counter[str]) -> float:
    total = one.total() + other.total()
    return 2 * (one & other).total() / total if total else 0.0


def _features_ja(text: str) -> Counter[str]:
    features = Counter(_FIGURE.findall(text))
    features.update({english: 1 for japanese, english in _TERMS.items() if japanese in text})
    if "タップ" in text.replace("アンタップ", ""):
        return features
    features.pop("tap", None)
    return features


def _features_en(text: str) -> Counter[str]:
    lower = text.lower()
    features = Counter(figure for figure in _FIGURE.findall(text) if figure not in ("A", "I"))
    features.update(_FIGURE_WORDS[word] for word in _WORD.findall(lower) if word in _FIGURE_WORDS)
    words = " " + " ".join(_WORD.findall(lower))
    features.update({english: 1 for english in _TERMS.values() if f" {english}" in words})
    return features


def _best_two(scores: Sequence[Sequence[float]]) -> list[tuple[float, tuple[int, ...]]]:
    """Return the best and the second-best way to give each row a column, columns going up, with their sums of scores."""
    ways: list[tuple[float, tuple[int, ...]]] = [(0.0, ())]
    best_ending: dict[int, list[tuple[float, tuple[int, ...]]]] = {-1: ways}
    for row in scores:
        best_ending = {
            column: _two_best(
                (total + score, (*columns, column))
                for last, found in best_ending.items()
                if last < column
                for total, columns in found
            )
            for column, score in enumerate(row)
        }
    return _two_best(way for found in best_ending.values() for way in found)


def _two_best(ways: Iterator[tuple[float, tuple[int, ...]]]) -> list[tuple[float, tuple[int, ...]]]:
    return sorted(ways, key=lambda way: (-way[0], way[1]))[:2]
