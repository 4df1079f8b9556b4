"""Plain data (lists and mappings of words) that a grammar makes: words in it replaced by what they mean."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from judgekit.core.typed import Any

Term = dict[str, Any]
"""What a row says: plain data by name."""

_QUOTED = ("text",)


def replaced(term: Any, word: Callable[[str], Any], kept: Collection[str] = _QUOTED) -> Any:
    """Return plain data in which every word is replaced; without a change it is a copy.

    Args:
        term: the data.
        word: returns what stands in the place of a word.
        kept: keys whose values stay as they are: texts that are read by themselves.
    """
    if isinstance(term, dict):
        return {key: value if key in kept else replaced(value, word, kept) for key, value in term.items()}
    if isinstance(term, list):
        return [replaced(item, word, kept) for item in term]
    return word(term) if isinstance(term, str) else term


def pronouns_replaced(text: str, meaning: Callable[[str], str]) -> str:
    """Return a word in which each pronoun (`@it`, also inside of `@it.ap`) is replaced by what it means."""
    return re.sub(r"@(\w+)", lambda match: meaning(match.group(1)), text)
