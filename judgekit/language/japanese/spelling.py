"""Japanese text in one spelling: width, signs and numbers, notes in brackets, words that mean the same; and cut into sentences.

Every game brings its card text to one spelling before it is read: `straightened`, `without_notes`, `respelt` with the words that
`COMMON` and the game's own table give, then `sentences`. Where a word or a clause may stand at several places, the game gives
patterns to `rearranged`. A long table is data beside the module that uses it, one row a line (`judgekit.core.tables`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from judgekit.language.japanese.counters import COUNTERS

_SIGNS = str.maketrans(
    {"〜": "~", "−": "-", "‐": "-", "–": "-", "—": "-", "―": "-", "『": "「", "』": "」", " ": None, "　": None}
)

COMMON = (
    ("行な", "行"),
    ("全て", "すべて"),
    ("もしくは", "または"),
    ("若しくは", "または"),
    ("又は", "または"),
    ("プレーヤー", "プレイヤー"),
    ("出来な", "できな"),
    ("出来る", "できる"),
    ("ても良い", "てもよい"),
    ("てもいい", "てもよい"),
    ("てよい", "てもよい"),
)
"""Spellings (left) of what every game's text is read as (right)."""


def straightened(text: str) -> str:
    """Return text with half-width figures and signs (NFKC), one kind of dash and of quotation marks, and no blanks."""
    return unicodedata.normalize("NFKC", text).translate(_SIGNS)


def without_notes(text: str, besides: str = "") -> str:
    """Return text without the notes in round brackets, which say nothing of their own.

    Args:
        text: straightened.
        besides: how a bracket begins that is no note.
    """
    kept = f"(?!{re.escape(besides)})" if besides else ""
    return re.sub(rf"\({kept}[^()]*\)", "", text)


def respelt(text: str, *tables: Iterable[tuple[str, str]]) -> str:
    """Return text in which each spelling of some tables is replaced by the usual one, in their order."""
    for table in tables:
        for spelling, usual in table:
            text = text.replace(spelling, usual)
    return text


def rearranged(text: str, *tables: tuple[tuple[str, str], ...]) -> str:
    """Return text in which what regular expressions of some tables find is replaced, in their order.

    Args:
        text: in one spelling.
        tables: expressions, each with what stands in the place of what it finds.
    """
    for table in tables:
        for expression, order in _compiled(table):
            # Few are found in a text; to prepare what stands in the place of one would take longer than to look for it.
            if expression.search(text) is not None:
                text = expression.sub(order, text)
    return text


@cache
def _compiled(table: tuple[tuple[str, str], ...]) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(expression), order) for expression, order in table)


_KANJI = {figure: number for number, figure in enumerate("一二三四五六七八九", 1)}
_KANJI_NUMBER = re.compile(f"([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)(?=[{COUNTERS}])")


def in_figures(text: str) -> str:
    """Return text in which numbers up to 99 before a counter are written in figures: 二十一枚 is 21枚."""

    def figures(match: re.Match[str]) -> str:
        first, ten, last = match.groups()
        if not ten:
            return "".join(str(_KANJI[kanji]) for kanji in first + last)
        return str(10 * _KANJI.get(first, 1) + _KANJI.get(last, 0))

    return _KANJI_NUMBER.sub(figures, text)


_WIDE = str.maketrans("0123456789+-", "０１２３４５６７８９＋－")


def wide(number: object) -> str:
    """Return figures in full width, as cards print them."""
    return str(number).translate(_WIDE)


def narrow(text: str) -> str:
    """Return a text with its figures and signs in half width."""
    return unicodedata.normalize("NFKC", text)


def lines_of(text: str, marks: str) -> list[str]:
    """Return the abilities of a card text, a line each, as written; what can be chosen among may stand on lines of its own.

    Args:
        text: the text.
        marks: signs one of which a line begins with that belongs to the ability before it.
    """
    found: list[str] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        if found and line[0] in marks:
            found[-1] += line
        else:
            found.append(line)
    return found


def sentences(text: str) -> list[str]:
    """Return the sentences of a line without their full stops; one inside of quotation marks ends nothing."""
    return [sentence for sentence in divided(text, "。") if sentence]


def divided(text: str, sign: str) -> list[str]:
    """Return the parts of a text between signs that stand outside of quotation marks."""
    found, depth = [""], 0
    for character in text:
        depth += (character == "「") - (character == "」")
        if character == sign and not depth:
            found.append("")
        else:
            found[-1] += character
    return found


_LEADS = re.compile(".*(?:とき|時|ならば|なら|場合)、")


def clause_first(sentence: str, clauses: str) -> str:
    """Return a sentence with a clause that stands inside of it, such as how long something lasts, where it begins.

    The clause comes to stand behind 「～とき、」 or 「～なら、」 with which the sentence begins; in quotation marks nothing moves.

    Args:
        sentence: in one spelling, without its full stop.
        clauses: how such a clause is written, as an expression.
    """
    outside = re.sub("「(?:[^「」]|「[^「」]*」)*」", lambda match: "「" * len(match.group()), sentence)
    match = re.search(f"(?<=[はをがに、])({clauses})、?", outside)
    if match is None or sentence.startswith(match.group(1)):
        return sentence
    if sentence[match.start() - 1] == "、" and _LEADS.fullmatch(sentence[: match.start()]):
        return sentence
    rest = sentence[: match.start()].removesuffix("、") + sentence[match.end() :]
    lead = _LEADS.match(sentence[: match.start()])
    cut = lead.end() if lead is not None else 0
    return f"{rest[:cut]}{match.group(1)}、{rest[cut:]}"


_CHOICE = re.compile(
    "(?:次|以下)(?:の中|のうち)?(?:の|から)?(?:いずれか)?1つを"
    "(?:選ぶ|選択する|選んで実行する|選び、?実行する|選び、?それを実行する|行う|実行する)(?:。|:)"
)
_MARKS = re.compile("[・●○◆*]|(?:^|(?<=。))[1-4][.:)]")


def split_modes(text: str) -> tuple[str, list[str]]:
    """Return a line up to 「次の中から1つを選ぶ」, and the list of things one of which is chosen: empty where none is.

    Args:
        text: straightened; the things stand in quotation marks, or behind marks or numbers.
    """
    match = _CHOICE.search(text)
    if match is None:
        return text, []
    rest = text[match.end() :]
    quoted = re.findall("「((?:[^「」]|「[^「」]*」)+)」", rest) if rest.startswith("「") else []
    return text[: match.start()], quoted or [part for part in _MARKS.split(rest) if part]
