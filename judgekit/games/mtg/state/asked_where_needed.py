"""What chapters add to a place of the rules, each asked only in games in which it can find something.

A state-based action of battles is looked for after everything that happens, and most games have no battle. Whether one can come
into a game is told by its edition, its cards, and whether any effect is in force; that hardly ever changes between two looks, so
who is to be asked is worked out once for all three. A property shows that who is left out would have found nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from judgekit.core.typed import Generic, TypeVar
from judgekit.engine import Game
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.terms.records import Card

ThingT = TypeVar("ThingT")

Where = Callable[[MtgPosition], bool]
"""Whether something can be found in a game. It may look at the game, at the cards, and at whether there is any effect; nothing else
of a position, which is another one when it is asked again."""

MOST_KEPT = 500
"""Games of which is known who is to be asked; with one more it begins anew."""


class AskedWhereNeeded(Generic[ThingT]):
    """Things that chapters add, in the order in which they are asked, each with the games in which it can find something."""

    def __init__(self) -> None:
        self._all: list[tuple[ThingT, Where | None]] = []
        self._known: dict[tuple[int, int, bool], tuple[Game, Mapping[str, Card], tuple[ThingT, ...]]] = {}
        self._latest: tuple[Game | None, Mapping[str, Card] | None, bool, tuple[ThingT, ...]] = (None, None, False, ())

    def append(self, thing: ThingT, where: Where | None = None) -> None:
        """Add something that is asked after all that was added before.

        Args:
            thing: what is asked.
            where: the games in which it can find something; None: any.
        """
        self._all.append((thing, where))
        self._known.clear()
        self._latest = (None, None, False, ())

    def __iter__(self) -> Iterator[ThingT]:
        """Go through everything, whether it can find something or not."""
        return iter([thing for thing, _ in self._all])

    def asked(self, position: MtgPosition) -> tuple[ThingT, ...]:
        """Return what can find something in the game of a position, as long as there are effects as there are now, or none."""
        game, cards, effects, found = self._latest
        if game is position.game and cards is position.cards and effects == bool(position.effects):
            return found
        game, cards, effects = position.game, position.cards, bool(position.effects)
        key = (id(game), id(cards), effects)
        entry = self._known.get(key)
        if entry is None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            there = tuple([thing for thing, where in self._all if where is None or where(position)])
            # The game and the cards are kept with it: their identities are not used again meanwhile.
            entry = self._known[key] = (game, cards, there)
        self._latest = (game, cards, effects, entry[2])
        return entry[2]
