"""Sentences as people say them, in the forms in which rows are written: what happened is told in the present.

Only words that stand where a verb stands are changed, behind a player or behind what joins two deeds: a status (Ox attacked by Elf,
blocked) and the name of a card stay as they are.
"""

from __future__ import annotations

import re

from judgekit.scenarios.notation.words.english.lexicon import is_present, tells_a_state, third_person, verb_of
from judgekit.scenarios.notation.words.japanese_verbs import as_rows_say

_SHORT = {
    "sac": "sacrifices",
    "sacs": "sacrifices",
    "sacked": "sacrifices",
    "sacced": "sacrifices",
    "swinged": "swings",
    "flashed": "flashes",
    "replied": "responds",
}
"""Verbs that are said short, or in a form of their own."""
_STATUSES = frozenset(
    (
        "tapped",
        "untapped",
        "attached",
        "dealt",
        "turned",
        "exiled",
        "revealed",
        "equipped",
        "enchanted",
        "named",
        "blocked",
        "attacked",
        "declared",
        "kicked",
        "evolved",
        "charged",
        "countered",
    )
)
"""Such words that behind a comma tell how something is: Ox 4/4, tapped."""
_DONE = re.compile(
    r"(?P<before>(?:^|(?<=[\s,;.]))[A-H]\s+(?:then\s+)?|(?P<joined>,\s*(?:and\s+|then\s+)*|\b(?:and|then)\s+(?:then\s+)?))"
    r"(?P<verb>[a-z]+(?:-[a-z]+)?)\b(?!\s+by\b)"
)
"""A word where a verb stands, behind a player or behind what joins two deeds; what was done by something is a status."""
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
_HIT = re.compile(r"\b([A-H])'s (?:face|dome|head)\b|\b([A-H]) in the face\b|(?<![A-Za-z])([A-H])の?本体")
"""A player that something is aimed at."""
_SAID_BETWEEN = re.compile(
    r"(?:^|(?<=[.;,]))(\s*)(?:before (?:combat )?damage(?: is dealt)?|before block(?:s|ers)(?: are declared)?|at instant speed"
    r"|during combat|ダメージの前に|ダメージ前に|ブロック前に|ブロックの前に),?\s*(?=[A-H][\sはが:])",
    re.IGNORECASE,
)
"""That something is done before damage or blocks, where what is said in order says so already."""
_TURN_BEFORE = re.compile(
    r"^\s*(?:it's |it is |in |on |during )?([A-H])"
    r"(?:'s turn|のターン(?:の(?:戦闘前|メイン・?フェイズ))?)(?:に|中に|で)?\s*[:,]\s*(?=\S)",
    re.IGNORECASE,
)
"""Whose turn it is, before what is done in it."""
_SIZES = re.compile(r"(?<=\d/)(\d+)s\b")
"""Creatures that are called by their size: both 3/3s."""
_IT_IS = re.compile(r"\bit's(?= [A-H]'s turn)", re.IGNORECASE)


def as_written(line: str) -> str:
    """Return a line with its verbs in the forms in which rows are written.

    Args:
        line: a line without quoted texts.
    """
    line = _TURN_BEFORE.sub(r"\1's turn. ", line) if "declare" not in line and "step" not in line else line
    line = as_rows_say(line)
    line = _IT_IS.sub("it is", line)
    line = _SIZES.sub(r"\1", line)
    line = _HIT.sub(lambda match: next(one for one in match.groups() if one), line)
    line = _SAID_BETWEEN.sub(r"\1", line)
    line = _DONE.sub(_present, line)
    if "?" in line or line.startswith("="):
        line = _AFTERWARDS.sub(lambda match: _NOW[match.group("verb")], line)
    return line


def _present(match: re.Match[str]) -> str:
    """Return a verb in the present; a word that tells how something is stays as it is."""
    word = match.group("verb")
    verb = verb_of(word)
    if match.group("joined") is not None and word in _STATUSES:
        return match.group()
    if word in _SHORT:
        return match.group("before") + _SHORT[word]
    told = bool(verb) and not is_present(word) and not tells_a_state(verb)
    return match.group("before") + (third_person(verb) if told else word)
