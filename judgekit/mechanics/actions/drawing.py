"""Drawing and discarding: the events by which a card comes from a deck into a hand, and from there away."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, Game
from judgekit.engine.positions import AnyDraft
from judgekit.mechanics.actions.moving import moving


class DrawingRules(NamedTuple):
    """The rules of a game on drawing and discarding.

    Attributes:
        draws: a player draws a card.
        nothing: there is no card to draw.
        discards: a card is discarded.
        to: name of the zone to which discarded cards go.
    """

    draws: tuple[str, ...]
    nothing: tuple[str, ...]
    discards: tuple[str, ...]
    to: str


def add_drawing(game: Game, rules: DrawingRules, drew_nothing: Callable[[AnyDraft, str], None]) -> None:
    """Give a game the events "draw" and "discard"; it has the zones "library" and "hand".

    Args:
        game: the game.
        rules: the rules that decide.
        drew_nothing: what becomes of a player who is to draw and has no card there.
    """

    @game.event("draw")
    def _draw(draft: AnyDraft, happening: Event) -> Consequences:
        """Put the top card of a player's deck into the hand."""
        player = happening.of or ""
        library = draft.zones.get(f"library/{player}", ())
        if not library:
            drew_nothing(draft, player)
            draft.cite(*rules.nothing, *happening.get("rules", ()))
            return NOTHING_HAPPENED
        draft.cite(*rules.draws, *happening.get("rules", ()))
        return [moving(draft, library[0], "hand", "draw", happening.by)]

    @game.event("discard")
    def _discard(draft: AnyDraft, happening: Event) -> Consequences:
        id = happening.of or ""
        if draft.objects[id].place != "hand":
            return NOTHING_HAPPENED
        draft.cite(*rules.discards)
        return [moving(draft, id, rules.to, "discard", happening.by)]
