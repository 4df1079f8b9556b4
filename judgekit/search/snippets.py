"""Snippets: the stretch of a text that answers best, with the places of what was asked for.

This module is on the path of a cold search, so it imports neither re nor typing.
"""

from __future__ import annotations

from judgekit.search.folding import fold_with_offsets
from judgekit.search.results import Snippet
from judgekit.search.streams import is_latin, joined

LENGTH = {"ja": 90, "en": 180}
"""Characters shown of a text in each language."""

_MARGIN = 12
_SLACK = 1.4
_LONGEST_ENDING = 5
_CUT = "…"


class Wanted:
    """What is to be shown of one slot: its Japanese forms, and its English forms as rows of stems."""

    __slots__ = ("en", "ja")

    def __init__(self) -> None:
        self.ja: list[str] = []
        self.en: list[list[str]] = []


def snippet(text: str | None, lang: str, wanted: list[Wanted]) -> Snippet | None:
    """Return the stretch of a text that shows most of what is wanted.

    Args:
        text: as printed; None gives None.
        lang: its language.
        wanted: what is asked for, slot by slot.
    """
    if not text:
        return None
    spans = _japanese_spans(text, wanted) if lang == "ja" else _english_spans(text, wanted)
    start, end = _window(text, LENGTH[lang], spans)
    inside = sorted(
        {(max(begin, start), min(stop, end)) for _slot, begin, stop in spans if begin < end and stop > start}
    )
    head = _CUT if start else ""
    shift = len(head) - start
    merged: list[tuple[int, int]] = []
    for begin, stop in inside:
        if merged and begin + shift <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], stop + shift))
        else:
            merged.append((begin + shift, stop + shift))
    # One character for one, so that the spans stay true.
    shown = text[start:end].replace("\n", " ")
    return Snippet(head + shown + (_CUT if end < len(text) else ""), merged)


def _japanese_spans(text: str, wanted: list[Wanted]) -> list[tuple[int, int, int]]:
    folded, offsets = fold_with_offsets(text)
    places: list[int] = []
    stream = joined(folded, places)
    found = []
    for slot, want in enumerate(wanted):
        for form in want.ja:
            place = stream.find(form)
            while place >= 0:
                found.append((slot, offsets[places[place]], offsets[places[place + len(form) - 1] + 1]))
                place = stream.find(form, place + len(form))
    return found


def _english_spans(text: str, wanted: list[Wanted]) -> list[tuple[int, int, int]]:
    folded, offsets = fold_with_offsets(text)
    found = []
    for slot, want in enumerate(wanted):
        for stems in want.en:
            if any(_root(stem) not in folded for stem in stems):
                continue
            place = _find_word(folded, stems[0], 0)
            while place >= 0:
                end = _phrase_end(folded, place, stems)
                if end > 0:
                    found.append((slot, offsets[place], offsets[end]))
                place = _find_word(folded, stems[0], place + 1)
    return found


def _root(stem: str) -> str:
    """Return the letters that every form of a stem begins with: "abil" of "abiliti", "cop" of "copi"."""
    return stem[:-1] if stem.endswith("i") and len(stem) > 2 else stem


def _find_word(folded: str, stem: str, start: int) -> int:
    root = _root(stem)
    place = folded.find(root, start)
    while place >= 0:
        if _is_word_at(folded, place, root):
            return place
        place = folded.find(root, place + 1)
    return -1


def _is_word_at(folded: str, place: int, root: str) -> bool:
    """Tell whether a word begins at a place that is a root with no more than an ending behind it."""
    if (place and is_latin(folded[place - 1])) or not folded.startswith(root, place):
        return False
    end = place + len(root)
    return _word_end(folded, end) - end <= _LONGEST_ENDING


def _word_end(folded: str, place: int) -> int:
    while place < len(folded) and is_latin(folded[place]):
        place += 1
    return place


def _phrase_end(folded: str, place: int, stems: list[str]) -> int:
    """Return where a phrase ends that begins at a place, or -1 where its words do not follow one another."""
    end = _word_end(folded, place)
    for stem in stems[1:]:
        following = end
        while following < len(folded) and not is_latin(folded[following]):
            following += 1
        if not _is_word_at(folded, following, _root(stem)):
            return -1
        end = _word_end(folded, following)
    return end


def _window(text: str, length: int, spans: list[tuple[int, int, int]]) -> tuple[int, int]:
    """Return the stretch of a length that holds most of the slots, the earliest of equals."""
    if len(text) <= length * _SLACK:
        return 0, len(text)
    best, start = 0, 0
    for _slot, begin, _stop in sorted(spans, key=lambda span: span[1]):
        opening = max(0, begin - _MARGIN)
        held = len({slot for slot, at, stop in spans if opening <= at and stop <= opening + length})
        if held > best:
            best, start = held, opening
    end = min(len(text), start + length)
    return max(0, end - length), end
