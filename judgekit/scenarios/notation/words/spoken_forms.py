"""Sentences as people say them, in the forms in which rows are written: what happened is told in the present.

Only words that stand where a verb stands are changed: a status (Ox attacked by Elf, blocked) and the name of a card stay as they
are.
"""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.core.filling import filled, forms, in_other_words
from judgekit.scenarios.notation.words.english.tenses import in_the_present
from judgekit.scenarios.notation.words.japanese_verbs import as_rows_say

_AFTERWARDS = re.compile(
    r"\b(?P<verb>died|survived|won|lost|resolved|happened|triggered|remained|lived)\b(?=[\s?.]*$|\s+(?:the|this|to|in)\b)"
)
"""The same at the end of a question."""
_NOW = {
    "died": "dies",
    "survived": "survives",
    "won": "wins",
    "lost": "loses",
    "resolved": "resolves",
    "happened": "happens",
    "triggered": "triggers",
    "remained": "is left",
    "lived": "lives",
}
_TURN_BEFORE = re.compile(
    r"^\s*(?:it's |it is |in |on |during )?([A-H])"
    r"(?:'s turn|のターン(?:の(?:戦闘前|メイン・?フェイズ))?)(?:に|中に|で)?\s*[:,]\s*(?=\S)",
    re.IGNORECASE,
)
"""Whose turn it is, before what is done in it."""


_WRITTEN = forms(
    r"""
(?i)\bit's(?= [A-H]'s turn) => it is
# Creatures that are called by their size: both 3/3s.
(?<=\d/)(\d+)s\b => \1
# A player that something is aimed at.
\b([A-H])'s (?:face|dome|head)\b|\b([A-H]) in the face\b|(?<![A-Za-z])([A-H])の?本体 => @whom
# That something is done before damage or blocks, where what is said in order says so already.
(?i)(?:^|(?<=[.;,]))(\s*)(?:at instant speed|ダメージの前に|ダメージ前に|ブロック前に|ブロックの前に),?\s*(?=[A-H][\sはが:]) => \1
""",
    whom=lambda match: next(one for one in match.groups() if one),
)


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def as_written(line: str) -> str:
    """Return a line with its verbs in the forms in which rows are written.

    Args:
        line: a line without quoted texts.
    """
    line = _TURN_BEFORE.sub(filled(r"\1's turn. "), line) if "declare" not in line and "step" not in line else line
    line = as_rows_say(line)
    line = in_the_present(in_other_words(line, _WRITTEN))
    if "?" in line or line.startswith("="):
        line = _AFTERWARDS.sub(lambda match: _NOW[match.group("verb")], line)
    return line
