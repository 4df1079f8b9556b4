"""The words of a line by which it is not understood: those without which it would be, and never a part of a card's name."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from itertools import islice

from judgekit.core.text import is_japanese
from judgekit.scenarios.notation.words.faults import NotationUnclear, not_understood
from judgekit.scenarios.notation.words.splitting import QUOTE

MAY_BE_NAMES = re.compile(
    r"[A-Z][A-Za-zÀ-ÿ](?:[A-Za-zÀ-ÿ-]|'(?!s\b))*(?:\s+(?:of\s+(?:the\s+)?)?[A-Z](?:[A-Za-zÀ-ÿ-]|'(?!s\b))*)*"
    r"|(?![何誰])[一-鿿々ァ-ヴー・]+(?=[をにではがのとへ、,])"
)
"""Words that may be a name: with a capital, or before a Japanese particle."""
_MOST_TRIED = 90
"""Spans without which a line is tried."""
_LONGEST = 9
"""Words of such a span."""
_ENGLISH = re.compile(r"[\w'/+-]+|[^\w\s]")
_JAPANESE = re.compile(
    rf"{QUOTE}|[A-Za-z'][A-Za-z' -]*[A-Za-z']|[^はがをにでのとへ,\s]+[はがをにでのとへ]?|[はがをにでのとへ]|,"
)
"""Parts of a Japanese sentence: with the particle behind them."""


def told_exactly(
    fault: NotationUnclear, body: str, back: Callable[[str], str], reads: Callable[[str], bool]
) -> tuple[NotationUnclear, str]:
    """Return the fault of a line with the words without which the line would be read, and that line; empty where none would.

    Args:
        fault: why it is not.
        body: the line, without who acts.
        back: puts quoted texts into their place.
        reads: tells whether words are read as a line, where every word that may be a name is one.
    """
    if not fault.whole:
        return fault, ""
    spans = (one for one in _spans(body) if not (is_japanese(body) and not _MEANS_SOMETHING.search(one[0])))
    tried = (
        (span, rest)
        for span, rest in islice(spans, _MOST_TRIED)
        if not rest.isascii() or len(_ENGLISH.findall(rest)) > 1
    )
    without, left = next(((span, rest) for span, rest in tried if reads(rest)), ("", ""))
    words = back(without).strip(" ,") if without else _without_a_part(fault.words, body)
    sentence = words if without in body.split(";") else body  # one of several that are told as one
    told = not_understood(words or fault.words, back(sentence), fault.line, fault.hint)
    told.unread = fault.unread
    return told, left


_MEANS_SOMETHING = re.compile(r"[一-鿿々ァ-ヴA-Za-z\d]")
_CLAUSES = re.compile(
    r"(?:^|\s*,\s*(?:and |then |but |so |which )?|\s+(?:and|then|but|so|with|instead)\s+)(?:(?!\s(?:and|then|but|so)\s)[^,])+"
)
"""Clauses of an English sentence, with what joins them to the one before."""
_SENTENCES = re.compile(r"(?:^|;)[^;]+")
"""Japanese sentences of which a line is made up."""


def may_be_names(body: str, known: Collection[str]) -> list[str]:
    """Return the words of a line that may be names; the first of an English sentence has a capital in any case."""
    found = list(MAY_BE_NAMES.finditer(body))
    return [
        one.group()
        for one in found
        if one.start() or " " in one.group() or not one.group().isascii() or one.group().casefold() in known
    ]


def _spans(body: str) -> Iterator[tuple[str, str]]:
    """Yield parts of a line, whole clauses first, in Japanese sentences, then the shortest, each with the line without it."""
    for match in reversed([*(_SENTENCES if is_japanese(body) else _CLAUSES).finditer(body)]):
        if match.start():
            yield match.group().lstrip(";"), f"{body[: match.start()]}{body[match.end() :]}".strip(" ,")
    parts = [match.span() for match in (_JAPANESE if is_japanese(body) else _ENGLISH).finditer(body)]
    for length in range(1, min(_LONGEST, len(parts) - 1) + 1):
        for first in range(len(parts) - length + 1):
            begin, end = parts[first][0], parts[first + length - 1][1]
            span = body[begin:end]
            if not re.search(r"\w", span) or MAY_BE_NAMES.fullmatch(span.strip(" ,")):
                continue
            rest = re.sub(
                r"\s+,",
                ",",
                re.sub(
                    r"\s{2,}", " ", f"{body[:begin]} {body[end:]}" if span.isascii() else f"{body[:begin]}{body[end:]}"
                ),
            ).strip(" ,")
            rest = re.sub(r"\s*\(\s*\)", "", rest)  # fmt: skip
            if rest:
                yield span, rest


def _without_a_part(words: str, body: str) -> str:
    """Return words at fault with no part of a name: with the whole name, or without it where they begin before it."""
    place = body.find(words)
    for match in MAY_BE_NAMES.finditer(body):
        begin, end = match.span()
        if place < 0 or not place <= end <= place + len(words) + len(match.group()) or end <= place + len(words):
            continue
        if begin > place:
            return body[place:begin].strip(" ,") or words
        if place < end:
            return match.group()
    return words
