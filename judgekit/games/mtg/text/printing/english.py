"""Terms printed in English, in the official templating."""

from __future__ import annotations

from typing import Any

from judgekit.games.mtg.text.describing import describe


def in_english(term: Any) -> str:
    """Return what a term says, as English card text.

    Args:
        term: an ability, several abilities that are one line of card text, or a part of an ability.
    """
    if type(term) is tuple and term and hasattr(term[0], "_fields"):
        return "; ".join(in_english(one) for one in term)
    return describe(term)
