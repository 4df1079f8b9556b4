"""The numbers that rules have in the edition played: an edition does not change, so each is looked up once in a process."""

from __future__ import annotations

from functools import lru_cache

from judgekit.core.nodes import node_id
from judgekit.engine.edition import Edition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.engine.game import Game


@lru_cache(maxsize=32)
def headings_there(game: Game, headings: frozenset[str]) -> frozenset[str]:
    """Return numbers that are only a name, as the edition played numbers them."""
    return frozenset(map(game.number_of, headings))


@lru_cache(maxsize=16384)
def numbers_there(game: Game, rule: str) -> tuple[str, ...]:
    """Return every number that a rule which code cites has in the edition played."""
    return game.numbers_of(rule)


@lru_cache(maxsize=4096)
def places_there(game: Edition, written_for: str, rule: str) -> tuple[str, ...]:
    """Return the numbers under which the edition played says what a rule says that a scenario for another edition cites.

    Args:
        game: the edition played.
        written_for: the edition for which the scenario was written.
        rule: the number there; where nothing is known of it, there is none.
    """
    here = node_id(written_for, rule)
    return tuple([one for one in game.places_of(rule) if one != here])
