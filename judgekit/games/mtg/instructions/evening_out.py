"""608.2e, 101.4: each of several players keeps as many of something as whoever has the fewest, and gives up the rest."""

from __future__ import annotations

from judgekit.engine import Ask, Task
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.abilities.interpreter import apnap_rules, cause, did, instruction, players
from judgekit.games.mtg.actions.destroying import sacrificing
from judgekit.games.mtg.actions.drawing import discarding
from judgekit.games.mtg.layers.forbidding import forbidden
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import matching
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.state.zones import zone_key
from judgekit.games.mtg.terms.records import Action

Had = tuple[tuple[str, tuple[str, ...]], ...]
"""What each player has of it: (player, ids)."""


@instruction("even-out")
def even_out(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Players choose as many as the one who has the fewest has, in APNAP order; then all the rest is given up at once.

    CR 101.4, 608.2e.
    """
    had = tuple((player, _of(draft, key, action, player)) for player in players(draft, key, action.of))
    return _next_keeper(draft, key, action, had, had, min((len(ids) for _, ids in had), default=0), ())


def _of(draft: MtgDraft, key: int, action: Action, player: str) -> tuple[str, ...]:
    """Return what a player has: the cards in hand, or the permanents of a kind that the player controls."""
    what = action.get("is")
    if what.zones == ("hand",):
        return tuple(draft.zones.get(zone_key("hand", player), ()))
    view = view_of(draft)
    there = [ref[0] for ref in matching(view, what, frame_of(draft, key)) if ref[0] in draft.objects]
    return tuple(id for id in there if view.of(id).controller == player)


def _next_keeper(
    draft: MtgDraft, key: int, action: Action, had: Had, left: Had, fewest: int, kept: tuple[str, ...]
) -> Ask | None:
    while left:
        (player, ids), left = left[0], left[1:]
        if len(ids) > fewest > 0:
            then = Task("kept-of-each", (key, action, had, left, fewest, kept))
            rules = ("608.2d", *apnap_rules(draft, tuple(one for one, _ in left), kept))
            return asking("choose", player, list(ids), fewest, fewest, then, *rules, of=cause(frame_of(draft, key)))
        kept = (*kept, *(ids if len(ids) <= fewest else ()))
    by = cause(frame_of(draft, key))
    rest = [id for _, ids in had for id in ids if id not in kept]
    did(draft, key, bool(rest))
    draft.cite("608.2e")
    if action.get("is").zones == ("hand",):
        draft.propose(*(discarding(draft, id, by) for id in rest))
        return None
    rest = [id for id in rest if not forbidden(draft, "be-sacrificed", id, by=by)]
    draft.propose(*(sacrificing(draft, id, by) for id in rest))
    return None


@GAME.task("kept-of-each")
def kept_of_each(
    draft: MtgDraft,
    key: int,
    action: Action,
    had: Had,
    left: Had,
    fewest: int,
    before: tuple[str, ...],
    chosen: tuple[str, ...],
) -> Ask | None:
    """Keep what a player chose, and ask the next one who has more than the fewest (101.4, 608.2e)."""
    return _next_keeper(draft, key, action, had, left, fewest, (*before, *chosen))
