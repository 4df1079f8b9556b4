"""Japanese card text, the words: one spelling, and tokens with what each is in English (type, colour, keyword, number …)."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from judgekit.games.mtg.terms.symbols import braced
from judgekit.games.mtg.terms.translations import COLORS, KEYWORDS_JA, LANDWALKS, SUBTYPES, TYPES
from judgekit.language.chart import Token

KINDS_OF_WORD = frozenset(
    {"number", "pt", "symbols", "quoted", "type", "subtype", "color", "keyword", "landwalk", "kindword"}
)
"""Kinds of word that stand in no row."""

_SELF = re.compile(
    r"この(?:クリーチャー|パーマネント|呪文|カード|アーティファクト|エンチャント|土地|プレインズウォーカー|トークン|オーラ|装備品|機体)"
)
"""Ways in which a card speaks of itself besides its name (201.4)."""

_BRACKETED = re.compile(r"(プロテクション|エンチャント|呪禁|親和|装備|覇権|連繋|献身)\(([^()]*)\)")
_REMINDER = re.compile(r"\((?!端数)[^()]*\)")
_VARIANT = re.compile(r"(?<=[぀-ヿ一-鿿])/[A-Za-z][A-Za-z' -]*[A-Za-z]")
_SIGNS = str.maketrans(
    {"〜": "~", "−": "-", "‐": "-", "–": "-", "—": "-", "―": "-", "『": "「", "』": "」", " ": None, "　": None}
)


_WRITTEN_OTHERWISE = (
    ("行な", "行"),
    ("全て", "すべて"),
    ("もしくは", "または"),
    ("点数で見たマナ・コスト", "マナ総量"),
)
"""Spellings and older words (left) of what is written otherwise today (right)."""


def spelt(text: str) -> str:
    """Return a line of Japanese card text in one spelling: half-width signs, ~ for the card, no reminder text (207.2a)."""
    text = braced(unicodedata.normalize("NFKC", text)).translate(_SIGNS)
    text = re.sub(r"\(([^()]+)\)からの呪禁", r"呪禁〔\1〕", text)
    text = _BRACKETED.sub(r"\1〔\2〕", text)
    text = _VARIANT.sub("", _REMINDER.sub("", text))
    for other, usual in _WRITTEN_OTHERWISE:
        text = text.replace(other, usual)
    return _SELF.sub("~", text).strip()


def sentences(text: str) -> list[str]:
    """Cut a line at its full stops, not at those of a quotation."""
    found = [""]
    depth = 0
    for character in text:
        depth += (character == "「") - (character == "」")
        if character == "。" and not depth:
            found.append("")
        else:
            found[-1] += character
    return [sentence for sentence in found if sentence]


@cache
def cutter(words: frozenset[str]) -> re.Pattern[str]:
    """Return the expression that cuts a sentence into words, the longest first; `words` are those of the rows."""
    known = words | set(_TABLES)
    longest_first = sorted(known, key=lambda word: (-len(word), word))
    kinds = [
        r"(?P<symbols>(?:\{[^{}]*\})+)",
        r"(?P<pt>[+-]?(?:\d+|X|\*)/[+-]?(?:\d+|X|\*))",
        r"(?P<number>\d+|X)",
        r"(?P<quoted>「[^「」]+」)",
        rf"(?P<kindword>(?:{'|'.join(KINDS_OF_COUNTER)})(?=カウンター))",
    ]
    return re.compile("|".join([*kinds, *(re.escape(word) for word in longest_first)]))


KINDS_OF_COUNTER = {
    "忠誠": "loyalty",
    "毒": "poison",
    "蓄積": "charge",
    "時間": "time",
    "経験": "experience",
    "エネルギー": "energy",
    "魂": "soul",
    "伝承": "lore",
    "破滅": "doom",
    "死体": "corpse",
    "ページ": "page",
    "苔": "moss",
    "活力": "vitality",
    "胞子": "spore",
    "探索": "quest",
    "石化": "petrification",
    "盾": "shield",
    "氷": "ice",
    "研究": "study",
    "知識": "knowledge",
    "予兆": "omen",
    "鉱石": "ore",
    "経年": "age",
    "消散": "fade",
    "羽根": "feather",
    "獲物": "prey",
    "疫病": "plague",
    "矢": "arrow",
    "血": "blood",
    "卵": "egg",
    "気": "ki",
}

_TABLES: dict[str, dict[str, str]] = {}
for _kind, _table in (
    ("type", TYPES),
    ("subtype", SUBTYPES),
    ("color", COLORS),
    ("keyword", KEYWORDS_JA),
    ("landwalk", LANDWALKS),
):
    for _ja, _en in _table.items():
        _TABLES.setdefault(_ja, {})[_kind] = _en


def token(match: re.Match[str]) -> Token:
    """Return the token that a match of the cutter is."""
    kind, text = match.lastgroup, match.group()
    if kind is None:
        return Token(text, match.start(), _TABLES.get(text, {}), text)
    return Token(text, match.start(), {kind: KINDS_OF_COUNTER.get(text, text)}, text)
