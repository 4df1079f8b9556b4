"""Numbers of a list before what is told (1. …, (2) …, ③…) and signs of what follows (Q. …, 【質問】…): no part of it."""

from __future__ import annotations

import re
import unicodedata

_CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
_BLANK = r"[ \t\u3000]*"
_AT_A_LINE = re.compile(
    rf"^{_BLANK}(?:(?P<circled>[{_CIRCLED}])[.．、:：]?{_BLANK}"
    rf"|(?P<number>[0-9０-９]{{1,2}})[.．)）](?![0-9０-９]){_BLANK}|[(（](?P<bracket>[0-9０-９]{{1,2}})[)）]{_BLANK})",
    re.MULTILINE,
)
_IN_A_LINE = re.compile(rf"(?<=[^\s]){_BLANK}(?P<circled>[{_CIRCLED}]){_BLANK}")
_ASKS = re.compile(
    rf"^{_BLANK}(?:[QＱ][0-9０-９]?[.．:：]|【(?:質問|問い?|問題|疑問|状況|盤面|行動|経過|手順|前提)】[:：]?){_BLANK}",
    re.MULTILINE,
)
_FEWEST = 2
"""Numbers of which a list has at least so many: one alone may be something else."""


def without_list_numbers(text: str) -> str:
    """Return a text without the numbers of a list that count up from 1, and without signs of what follows.

    What stands between quotation marks stays as it is, and so do numbers that count nothing up.
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
                whole = not text[:begin] or text[begin - 1] in "\n。.;；" or kind != "circled"
                text = text[:begin] + ("" if whole else "。") + text[end:]
    return _ASKS.sub("", text)


def _within_quotes(text: str, place: int) -> bool:
    before = text[:place]
    return before.count("「") > before.count("」") or before.count("『") > before.count("』")
