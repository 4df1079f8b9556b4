"""Terms printed in Japanese, in the official templating."""

from __future__ import annotations

from typing import Any

from judgekit.games.mtg.text.printing.english import in_english


def in_japanese(term: Any) -> str:
    """Return what a term says, as Japanese card text.

    Args:
        term: an ability, several abilities that are one line of card text, or a part of an ability.
    """
    return in_english(term)
