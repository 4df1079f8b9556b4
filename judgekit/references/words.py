"""Word by word: what changed between two wordings of a rule, in English by words, in Japanese by runs of one script.

No analyser is needed: a Japanese text is cut where kanji, hiragana, katakana, letters and marks meet, which is where its words
begin and end often enough for a judge to see what changed.
"""

from __future__ import annotations

import re

from judgekit.core.data_classes import dataclass
from judgekit.core.text import Lang

TYPE_CHECKING = False  # typing costs more to import than a history takes
if TYPE_CHECKING:
    from typing import Literal

    Operation = Literal["same", "removed", "added"]
else:
    Operation = str


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of text with one fate.

    Attributes:
        operation: same in both wordings, removed from the old one, or added in the new one.
        text: the words, as printed in the wording they stand in.
    """

    operation: Operation
    text: str


_TOKENS: dict[Lang, re.Pattern[str]] = {
    "en": re.compile(r"[\w'’]+|\s+|[^\w\s]"),
    "ja": re.compile(
        r"[\u30a0-\u30ff\uff66-\uff9f]+|[\u3040-\u309f]+|[\u3005\u4e00-\u9fff]+|\d+(?:\.\d+)?[a-z]?|[A-Za-z']+|\s+|."
    ),
}
_QUOTES = str.maketrans("“”‘’–—", "\"\"''--")


def words(text: str, lang: Lang) -> list[str]:
    """Return text cut into words, marks and spaces; joined they are text again."""
    return _TOKENS[lang].findall(text.replace("\n", " "))


def word_diff(old: str, new: str, lang: Lang) -> list[Stretch]:
    """Return how old became new, word by word.

    Args:
        old: the earlier wording.
        new: the later one.
        lang: the language of both.

    Returns:
        Stretches in reading order; the same and removed ones joined are old, the same and added ones new. Quotation marks and
        dashes of another shape are no change.
    """
    from difflib import SequenceMatcher

    before, after = words(old, lang), words(new, lang)
    keys_before, keys_after = ([word.translate(_QUOTES) for word in side] for side in (before, after))
    head = _shared(keys_before, keys_after)
    tail = _shared(keys_before[head:][::-1], keys_after[head:][::-1])
    stretches: list[tuple[Operation, list[str]]] = [("same", after[:head])]
    middle = slice(head, len(before) - tail), slice(head, len(after) - tail)
    matcher = SequenceMatcher(None, keys_before[middle[0]], keys_after[middle[1]], autojunk=False)
    for operation, first, last, start, end in matcher.get_opcodes():
        if operation == "equal":
            stretches.append(("same", after[head + start : head + end]))
        else:
            stretches.append(("removed", before[head + first : head + last]))
            stretches.append(("added", after[head + start : head + end]))
    stretches.append(("same", after[len(after) - tail :]))
    return _joined(stretches)


def _shared(one: list[str], other: list[str]) -> int:
    """Return how many words two lists share from their beginning."""
    count = 0
    for first, second in zip(one, other, strict=False):
        if first != second:
            break
        count += 1
    return count


def _joined(stretches: list[tuple[Operation, list[str]]]) -> list[Stretch]:
    """Join stretches of one fate; a mere space between two changes belongs to both, so that changes read as phrases."""
    joined: list[Stretch] = []
    removed = added = ""
    pending = [(operation, "".join(parts)) for operation, parts in stretches if parts]
    for place, (operation, text) in enumerate(pending):
        between_changes = (removed or added) and place + 1 < len(pending) and pending[place + 1][0] != "same"
        if operation == "removed":
            removed += text
        elif operation == "added":
            added += text
        elif text.isspace() and between_changes:
            removed, added = removed + text, added + text
        else:
            joined += _flush(removed, added)
            removed = added = ""
            joined.append(Stretch("same", text))
    joined += _flush(removed, added)
    merged: list[Stretch] = []
    for stretch in joined:
        if merged and merged[-1].operation == stretch.operation:
            merged[-1] = Stretch(stretch.operation, merged[-1].text + stretch.text)
        else:
            merged.append(stretch)
    return merged


def _flush(removed: str, added: str) -> list[Stretch]:
    found = [Stretch("removed", removed)] if removed else []
    return [*found, Stretch("added", added)] if added else found
