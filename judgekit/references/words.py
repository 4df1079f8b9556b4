"""Word by word: what changed between two wordings of a rule, in English by words, in Japanese by runs of one script.

No analyser is needed: a Japanese text is cut where kanji, hiragana, katakana, letters and marks meet, which is where its words
begin and end often enough for a judge to see what changed.
"""

from __future__ import annotations

from judgekit.core.data_classes import dataclass
from judgekit.core.text import Lang
from judgekit.references.alignment import shared_stretches

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


_QUOTES = str.maketrans("“”‘’–—", "\"\"''--")


def words(text: str, lang: Lang) -> list[str]:
    """Return text cut into words, marks and spaces; joined they are text again."""
    text = text.replace("\n", " ")
    return _japanese(text) if lang == "ja" else _english(text)


def _english(text: str) -> list[str]:
    """Cut text into runs of letters, digits and apostrophes, runs of spaces, and single marks."""
    found: list[str] = []
    before = ""
    for sign in text:
        kind = "word" if sign.isalnum() or sign in _IN_WORDS else "space" if sign.isspace() else ""
        if kind and kind == before:
            found[-1] += sign
        else:
            found.append(sign)
        before = kind
    return found


_IN_WORDS = "_'’"


def _japanese(text: str) -> list[str]:
    """Cut text into runs of one script, numbers of rules, runs of spaces, and single marks."""
    found: list[str] = []
    before, place = "", 0
    while place < len(text):
        sign = text[place]
        if sign.isdecimal():
            end = _behind_number(text, place)
            found.append(text[place:end])
            before, place = "", end
            continue
        kind = _script(sign)
        if kind and kind == before:
            found[-1] += sign
        else:
            found.append(sign)
        before, place = kind, place + 1
    return found


def _script(sign: str) -> str:
    """Return the script of a sign; nothing for a mark, which stands by itself."""
    if "\u30a0" <= sign <= "\u30ff" or "\uff66" <= sign <= "\uff9f":
        return "katakana"
    if "\u3040" <= sign <= "\u309f":
        return "hiragana"
    if "\u4e00" <= sign <= "\u9fff" or sign == "\u3005":
        return "kanji"
    if sign == "'" or (sign.isascii() and sign.isalpha()):
        return "letters"
    return "space" if sign.isspace() else ""


def _behind_number(text: str, place: int) -> int:
    """Return where a number ends that begins at a place: digits, a dot with digits, a letter of a subrule ("702.19b")."""
    end = _behind_digits(text, place)
    if text[end : end + 1] == "." and text[end + 1 : end + 2].isdecimal():
        end = _behind_digits(text, end + 1)
    return end + 1 if "a" <= text[end : end + 1] <= "z" else end


def _behind_digits(text: str, place: int) -> int:
    while text[place : place + 1].isdecimal():
        place += 1
    return place


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
    before, after = words(old, lang), words(new, lang)
    keys_before, keys_after = ([word.translate(_QUOTES) for word in side] for side in (before, after))
    head = _shared(keys_before, keys_after)
    tail = _shared(keys_before[head:][::-1], keys_after[head:][::-1])
    stretches: list[tuple[Operation, list[str]]] = [("same", after[:head])]
    old_middle, new_middle = before[head : len(before) - tail], after[head : len(after) - tail]
    keys = keys_before[head : len(before) - tail], keys_after[head : len(after) - tail]
    first = start = 0
    for last, end, length in (*shared_stretches(*keys), (len(old_middle), len(new_middle), 0)):
        stretches.append(("removed", old_middle[first:last]))
        stretches.append(("added", new_middle[start:end]))
        stretches.append(("same", new_middle[end : end + length]))
        first, start = last + length, end + length
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
