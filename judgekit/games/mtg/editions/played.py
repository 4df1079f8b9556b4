"""The editions of Magic that are played, each derived from the base edition when the first position needs it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from judgekit.engine import Game, Unsupported
from judgekit.games.mtg.editions import rules_of_2026, thunder_junction
from judgekit.games.mtg.editions.sixth import edition as sixth_edition
from judgekit.games.mtg.rules import GAME

_DERIVED: Mapping[str, Callable[[], Game]] = {
    rules_of_2026.ID: rules_of_2026.derived,
    thunder_junction.ID: thunder_junction.derived,
}
"""How each further edition is derived, by id."""

EDITIONS = (GAME.edition, *_DERIVED)
"""The editions of the Comprehensive Rules that are played, the base edition first."""

_ALL = {**_DERIVED, sixth_edition.ID: sixth_edition.derived}
"""How each edition is derived, that of another book among them."""


@cache
def edition_of(rules: str) -> Game:
    """Return the game by the rules of an edition.

    An edition copies the tables of its base, so it is derived late: every chapter and every question must be registered by then.

    Raises:
        Unsupported: the edition is not played.
    """
    if rules == GAME.edition:
        return GAME
    if rules not in _ALL:
        raise Unsupported(f"the edition {rules[:40]}")
    return _ALL[rules]()
