"""Card text of every period in one spelling: width, reminder text, words that mean the same."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from judgekit.core.tables import pairs_in
from judgekit.language.japanese.spelling import COMMON, in_figures, rearranged, respelt, straightened, without_notes

_UNTIL = (
    "(?:その)?(?:攻撃|バトル)の終わりまで|このターン|(?:この)?ターンの終わりまで"
    "|次の(?:自分|相手)のターンの(?:はじめ|終わり)まで|次の(?:自分|相手)のターン中?(?=、)"
)

_EACH = "(?:各ターン|[そこ]のターン)中?に?"
_FIRST = "(?:はじめて|最初に)"

_HERE = Path(__file__).parent
_WORDS = pairs_in(_HERE / "words.tsv")
_CLAUSES = pairs_in(_HERE / "clauses.tsv", {"until": _UNTIL, "each": _EACH, "first": _FIRST})
"""Spellings of words, and clauses and signs that stand where the rows want them: each with what it is read as."""

_OF_WHAT = r"((?:革命チェンジ|侵略|S・バック|シンパシー)[:-])\(([^()]*)\)"
"""Keywords that say in brackets of what they speak: that is no reminder text."""

_FORBIDS = r"\((?:ただし、)?(その「[^」]*」[^()]*?(?:ない|禁止)[^()]*?)。?\)"
"""What may not be used stands in brackets on old cards and is no reminder: nothing else says it."""

_ONCE = (
    r"^(.*?[:-])?(.*)\((?:(?:「[^」]*」|この能力)(?:の?能力)?は、?)?(ゲーム中|各ターン|1ターン)(?:[にで]は?)?、?[1一][度回]"
    r"(?:(?:(?:だけ|のみ)(?:使(?:える|うことができる))?)?|しか使えない)。?\)。?$"
)
"""How often it may be used stands in brackets behind some abilities and is no reminder: nothing else says it."""

CHOICE = re.compile("次の中から(?:1つを|[0-9]+回)選ぶ")
"""What stands before things one of which is chosen, once or several times (700.2)."""

_TURN_ADDED = re.compile(
    "(自分のターンを(?:もう(?:1|一)[回度])?(?:追加する|行う|得る)。(?:(?!ターン)[^「」])*?)そのターン(?=の終わりに)"
)
"""An own turn that is added behind the present one, and 「そのターン」 behind it: that is the own turn that comes next (500.5)."""

MARKS = "►▶▷▸➤"
"""What each of those things begins with."""


def in_the_turn_added(line: str) -> str:
    """Return a line in which the end of a turn that was added is that of the own next turn."""
    return _TURN_ADDED.sub(r"\1次の自分のターン", line)


@lru_cache(maxsize=1024)  # a line is looked at to be divided, and again to be read
def normalised(text: str) -> str:
    """Return a line in the one spelling that the rows know, without reminder text and its mark (205.2a)."""
    line = re.sub(_OF_WHAT, r"\1\2", straightened(text))
    line = re.sub(_FORBIDS, r"ただし、\1。", line)
    line = re.sub(_ONCE, r"\1\3に1度、\2", line.strip().lstrip("■▼●◎ ").strip())
    while (kept := without_notes(line)) != line:
        line = kept
    line = in_the_turn_added(line.strip())
    return rearranged(respelt(in_figures(line), COMMON, _WORDS), _CLAUSES)
