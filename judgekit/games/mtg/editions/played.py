"""The editions of Magic that are played, each derived from the base edition when the first position needs it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from judgekit.core.wording import phrase
from judgekit.engine import Game, Unsupported
from judgekit.games.mtg.editions import rules_of_2026, thunder_junction
from judgekit.games.mtg.editions.sixth import edition as sixth_edition
from judgekit.games.mtg.editions.sixth.cards import read_printed_cards
from judgekit.games.mtg.rules import GAME
from judgekit.games.mtg.terms.records import Card
from judgekit.games.mtg.text.structured.cards import read_cards
from judgekit.language.parts import Part

_DERIVED: Mapping[str, Callable[[], Game]] = {
    rules_of_2026.ID: rules_of_2026.derived,
    thunder_junction.ID: thunder_junction.derived,
}
"""How each further edition is derived, by id."""

EDITIONS = (GAME.edition, *_DERIVED)
"""The editions of the Comprehensive Rules that are played, the base edition first."""

_ALL = {**_DERIVED, sixth_edition.ID: sixth_edition.derived}
"""How each edition is derived, that of another book among them."""


def cards_of(rules: str, part: Part) -> dict[str, Card]:
    """Read the card definitions of a file as the edition of another book printed them, all others as they are printed today."""
    return read_printed_cards(part) if rules == sixth_edition.ID else read_cards(part)


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
        raise Unsupported(phrase("the edition {rules}", rules=rules[:40]))
    return _ALL[rules]()
