"""Numbers of a list before what is told (1. …, (2) …, ③…) and the sign of a question (Q. …), which are no part of it."""

from __future__ import annotations

import re
import unicodedata

_CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
_AT_A_LINE = re.compile(
    rf"^[ \t\u3000]*(?:(?P<circled>[{_CIRCLED}])[.．、:： \t\u3000]*|(?P<number>[0-9０-９]{{1,2}})[.．)）](?![0-9０-９])[ \t\u3000]*"
    r"|[(（](?P<bracket>[0-9０-９]{1,2})[)）][ \t\u3000]*)",
    re.MULTILINE,
)
_IN_A_LINE = re.compile(rf"(?<=[。.;；、,\s])[ \t\u3000]*(?P<circled>[{_CIRCLED}])[ \t\u3000]*")
_ASKS = re.compile(r"^[ \t\u3000]*[QＱ][0-9０-９]?[.．:：][ \t\u3000]*", re.MULTILINE)
_FEWEST = 2
"""Numbers of which a list has at least so many: one alone may be something else."""


def without_list_numbers(text: str) -> str:
    """Return a text without the numbers of a list that count up from 1, and without the sign of a question.

    What stands between quotation marks stays as it is, and so do numbers that count nothing up.

    Args:
        text: the notation.
    """
    if not any(shape.search(text) for shape in (_AT_A_LINE, _IN_A_LINE, _ASKS)):
        return text
    for kind in ("circled", "number", "bracket"):
        shapes = (_AT_A_LINE, _IN_A_LINE) if kind == "circled" else (_AT_A_LINE,)
        found = sorted(
            {
                (match.start(kind), match.start(), match.end())
                for shape in shapes
                for match in shape.finditer(text)
                if match[kind]
            }
        )
        found = [one for one in found if not _within_quotes(text, one[0])]
        counted = [
            int(unicodedata.normalize("NFKC", re.sub(r"[^\d①-⑳]", "", text[begin:end]))) for _at, begin, end in found
        ]
        if len(found) >= _FEWEST and counted == [*range(1, len(found) + 1)]:
            for _at, begin, end in reversed(found):
                text = text[:begin] + text[end:]
    return _ASKS.sub("", text)


def _within_quotes(text: str, place: int) -> bool:
    before = text[:place]
    return before.count("「") > before.count("」") or before.count("『") > before.count("』")
