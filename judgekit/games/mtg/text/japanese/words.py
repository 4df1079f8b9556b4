"""Japanese card text, the words: one spelling, and tokens with what each is in English (type, colour, keyword, number …)."""

from __future__ import annotations

import re

from judgekit.games.mtg.terms.symbols import braced
from judgekit.games.mtg.terms.translations import COLORS, KEYWORDS_JA, LANDWALKS, SUBTYPES, TYPES
from judgekit.language.chart import Kind
from judgekit.language.japanese import spelling
from judgekit.language.japanese.tokens import NUMBER, OF_A_TABLE, Cutter

_SELF = re.compile(
    r"この(?:クリーチャー|パーマネント|呪文|カード|アーティファクト|エンチャント|土地|プレインズウォーカー|トークン|オーラ|装備品|機体)"
)
"""Ways in which a card speaks of itself besides its name (201.4)."""

_BRACKETED = re.compile(r"(プロテクション|エンチャント|呪禁|親和|装備|覇権|連繋|献身)\(([^()]*)\)")
_VARIANT = re.compile(r"(?<=[぀-ヿ一-鿿])/[A-Za-z][A-Za-z' -]*[A-Za-z]")
_WRITTEN_OTHERWISE = (("点数で見たマナ・コスト", "マナ総量"),)
"""Older words (left) of what is written otherwise today (right)."""


def spelt(text: str) -> str:
    """Return a line of Japanese card text in one spelling: half-width signs, ~ for the card, no reminder text (207.2a)."""
    text = spelling.straightened(braced(spelling.narrow(text)))
    text = re.sub(r"\(([^()]+)\)からの呪禁", r"呪禁〔\1〕", text)
    text = _BRACKETED.sub(r"\1〔\2〕", text)
    text = _VARIANT.sub("", spelling.without_notes(text, besides="端数"))
    return _SELF.sub("~", spelling.respelt(text, spelling.COMMON, _WRITTEN_OTHERWISE)).strip()


KINDS_OF_COUNTER = {
    "忠誠": "loyalty",
    "守備": "defense",
    "毒": "poison",
    "蓄積": "charge",
    "麻痺": "stun",
    "終尾": "finality",
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


KINDS: dict[str, Kind] = {
    "symbols": Kind(r"(?:\{[^{}]*\})+"),
    "pt": Kind(r"[+-]?(?:\d+|X|\*)/[+-]?(?:\d+|X|\*)"),
    "number": NUMBER,
    "ballot": Kind("「[a-z]+」", lambda word: word.strip("「」")),
    "quoted": Kind("「[^「」]+」"),
    "kindword": Kind(rf"(?:{'|'.join(KINDS_OF_COUNTER)})(?=カウンター)", KINDS_OF_COUNTER.__getitem__),
    **dict.fromkeys(("type", "subtype", "color", "keyword", "landwalk"), OF_A_TABLE),
}
"""Kinds of word that stand in no row: those that are found by how they are written, and those of tables."""

CUTTER = Cutter(KINDS, _TABLES)
