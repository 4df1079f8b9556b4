"""English card text, what stands anywhere in a term: its keys and its words, found by walking through it."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.json_values import Json


def has_key(term: Json, key: str) -> bool:
    """Tell whether a part of a term has a key: "aim" of a target word, "create" of an instruction."""
    if isinstance(term, dict):
        return key in term or any(has_key(part, key) for part in term.values() if not isinstance(part, str))
    return isinstance(term, list) and any(has_key(part, key) for part in term if not isinstance(part, str))


def words_of(term: Json) -> Iterator[str]:
    """Yield the words that stand in a term, in order; its keys are none of them."""
    if isinstance(term, str):
        yield term
    elif isinstance(term, dict):
        for part in term.values():
            yield from words_of(part)
    elif isinstance(term, list):
        for part in term:
            yield from words_of(part)


def says(term: Json, word: str) -> bool:
    """Tell whether a word stands in a term."""
    return any(said == word for said in words_of(term))


def keys_of(term: Json) -> Iterator[str]:
    """Yield the keys of a term and of its parts."""
    if isinstance(term, dict):
        yield from term
        for part in term.values():
            yield from keys_of(part)
    elif isinstance(term, list):
        for part in term:
            yield from keys_of(part)
