"""Wordings: the old and the new words that stand glued together where the web page struck one out and put in the other.

The page marked a change by striking words out and setting the new ones behind them. The copy lost the marks and the spaces
around them, and in English it broke the line before the first struck word: "Some / effectscards refer". So the old word comes
first, the new one follows. Where three words are glued, the first is one that stays: it lost the space behind it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

_WORD = re.compile(r"[A-Za-z]+")
_TOKEN = re.compile(r"(?P<word>[A-Za-z]+)(?P<rest>[^A-Za-z]*)")
_REPLACED = re.compile(r"「(?P<old>[^「」]+)」(?:が|は|を|から)「(?P<new>[^「」]+)」(?:に|へ)(?:変更|変わ|置き換)")
_SHORTEST_GLUED = 3


@dataclass(frozen=True, slots=True)
class Wordings:
    """A text in which old and new words stood glued together.

    Attributes:
        old: the text with the old words.
        new: the text with the new words.
        printed: the text as it stands there.
        glued: each glued word with its old and its new part.
    """

    old: str
    new: str
    printed: str
    glued: tuple[tuple[str, str, str], ...]


def vocabulary(texts: Iterable[str]) -> frozenset[str]:
    """Return the English words of texts, lower case; the texts are those that hold no glued words."""
    return frozenset(word.lower() for text in texts for word in _WORD.findall(text))


def part_english(parts: Sequence[str], known: Collection[str]) -> Wordings | None:
    """Part the glued words of an English paragraph that is broken over lines.

    Args:
        parts: its lines. Words are glued only where a line begins with a word that is none.
        known: the vocabulary of the document.

    Returns:
        Both wordings, or None when no line begins with two known words glued together in exactly one way.
    """
    old, new = [parts[0]], [parts[0]]
    glued: list[tuple[str, str, str]] = []
    for line in parts[1:]:
        first = True
        for token in line.split():
            before, after = _part_token(token, known, first, glued)
            old.append(before)
            new.append(after)
            if first and before == after:
                return None
            first = False
    return Wordings(" ".join(old), " ".join(new), "\n".join(parts), tuple(glued)) if glued else None


def _part_token(token: str, known: Collection[str], first: bool, glued: list[tuple[str, str, str]]) -> tuple[str, str]:
    """Return a token in its old and its new wording, which are the same where nothing is glued; note what was."""
    found = _TOKEN.fullmatch(token)
    if not found or _is_known(found["word"], known):
        return token, token
    word, rest = found["word"], found["rest"]
    kept, ways = "", _divisions(word, known)
    if not ways:
        stems = [(word[:cut], way) for cut in range(2, len(word)) for way in _divisions(word[cut:], known)]
        stems = [(stem, way) for stem, way in stems if stem.lower() in known]
        if len(stems) == 1:
            kept, ways = stems[0][0] + " ", [stems[0][1]]
    if len(ways) != 1:
        return token, token
    before, after = ways[0]
    told_before = {before.lower(), after.lower()} in [{old.lower(), new.lower()} for _, old, new in glued]
    if not first and not told_before and not (before.endswith("s") and after.endswith("s")):
        return token, token  # "whenever" is a word, not "when" replaced by "ever"
    glued.append((word, before, after))
    return f"{kept}{before}{rest}", f"{kept}{after}{rest}"


def _divisions(word: str, known: Collection[str]) -> list[tuple[str, str]]:
    """Return the ways to cut word into two known words."""
    cuts = range(_SHORTEST_GLUED, len(word) - _SHORTEST_GLUED + 1)
    return [(word[:cut], word[cut:]) for cut in cuts if _is_known(word[:cut], known) and _is_known(word[cut:], known)]


def _is_known(word: str, known: Collection[str]) -> bool:
    """Tell whether the document prints word, or its singular or plural, by itself."""
    lower = word.lower()
    return lower in known or lower + "s" in known or (lower.endswith("s") and lower[:-1] in known)


def replaced_words(commentary: str) -> list[tuple[str, str]]:
    """Return the (old, new) words that a commentary says were replaced: 「効果」が「カード」に変更."""
    return [(found["old"], found["new"]) for found in _REPLACED.finditer(commentary)]


def part_japanese(text: str, replaced: Sequence[tuple[str, str]]) -> Wordings | None:
    """Part the glued words of a Japanese paragraph by what its commentary says was replaced; None where nothing is glued."""
    for old, new in replaced:
        if old != new and text.count(old + new) == 1:
            return Wordings(text.replace(old + new, old), text.replace(old + new, new), text, ((old + new, old, new),))
    return None
