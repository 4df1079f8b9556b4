"""614.12b: anchor words: as a permanent enters its controller chooses one of two words, each of which stands for an ability."""

from __future__ import annotations

import re

from judgekit.core.wording import phrase
from judgekit.language.faults import CardTextNotUnderstood

Term = dict[str, object]

CHOICE = re.compile(r"As ~ enters(?: the battlefield)?, choose ([^\W\d_a-z][\w' -]*?) or ([^\W\d_a-z][\w' -]*?)\.?")
"""The line that lets one of two anchor words be chosen."""

CHOICE_JA = re.compile(r".+が戦場に出るに際し、「?([^「」、。]+?)」?か「?([^「」、。]+?)」?を選ぶ。?")
"""The same line in Japanese, where no other rendering of it is known."""

ANCHORED = re.compile(r"(?:[•●・]\s*)?([^—―–{}.。]+?)\s*[—―–]+\s*(.+)", re.S)
"""A line with an anchor word, a dash and an ability."""


def choice_in_english(line: str) -> str | None:
    """Return the Japanese line that lets an anchor word be chosen in English, None for any other line."""
    found = CHOICE_JA.fullmatch(line)
    words = [word[:1].upper() + word[1:] for word in found.groups()] if found is not None else []
    return (
        f"As ~ enters, choose {words[0]} or {words[1]}."
        if all(word[:1].isalpha() for word in words) and words
        else None
    )


def anchor_words(line: str, modes: list[str]) -> tuple[str, ...]:
    """Return the two anchor words of a line that is followed by an ability for each of them, nothing for any other line.

    Args:
        line: the line.
        modes: the lines with a bullet that follow it.

    Raises:
        CardTextNotUnderstood: an ability stands behind another word.
    """
    found = CHOICE.fullmatch(line)
    if found is None or len(modes) != len(found.groups()):
        return ()
    said = [ANCHORED.fullmatch(mode) for mode in modes]
    for mode, one, word in zip(modes, said, found.groups(), strict=True):
        if one is None or one[1] != word:
            raise CardTextNotUnderstood(phrase("not understood: {line!r} says nothing", line=mode), mode, mode)
    return found.groups()


def anchored_terms(words: tuple[str, ...], abilities: list[list[Term]]) -> Term:
    """Return the choice of a word and the abilities that the permanent has while it is the chosen one, linked to each other.

    CR 607.2m, 614.12b.

    Args:
        words: the anchor words.
        abilities: for each of them the terms of the abilities behind it.
    """
    choice = {"choose": "option", "among": list(words)}
    entering: Term = {"replacement": {"if": {"event": "enters", "object": "this"}, "instead": [choice]}}
    having: list[Term] = [
        {"static": {"affects": "this", "if": {"chosen": word}, "modify": [{"gain": term} for term in terms]}}
        for word, terms in zip(words, abilities, strict=True)
    ]
    return {"linked": [entering, *having]}
