"""608.2e, 101.4: one action of several players: each decides in APNAP order, and only then it happens, for all of them at once."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.wording import phrase
from judgekit.engine import Event, Task, Unsupported
from judgekit.games.mtg.abilities.interpreter import cause
from judgekit.games.mtg.state.context import frame_of, settle, settled
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.state.objects import Ref
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.records import Action

Actions = tuple[Action, ...]

TOGETHER = "together"
"""Name under which a frame keeps what is to happen once every player has decided: sets of simultaneous events."""

_INSIDE = ("do", "then", "else")
_BY_ITSELF = ("with", "link", "haunting", "attacking", "attacks", "as")
"""What is said of a card put onto the battlefield and needs it to be there already."""


def _flat(actions: Actions) -> Iterator[Action]:
    for action in actions:
        yield action
        for name in _INSIDE:
            yield from _flat(action.get(name) or ())


def _puts(action: Action) -> bool:
    return action.verb in ("put", "return") and action.get("to") == BATTLEFIELD


def act_together(draft: MtgDraft, key: int, found: tuple[Ref, ...], do: Actions) -> tuple[Task, ...]:
    """Let what several players put onto the battlefield wait until each has decided, and return the task that ends that (608.2e).

    CR 101.4.

    Args:
        draft: the game.
        key: number of the frame.
        found: whom the instructions are followed for.
        do: the instructions.
    """
    acts = list(_flat(do))
    if len(found) < 2 or any(ref[0] not in draft.players for ref in found) or not any(map(_puts, acts)):
        return ()
    first = next(place for place, action in enumerate(acts) if _puts(action))
    if any(not _puts(action) and action.verb not in ("shuffle", "search", "may") for action in acts[first:]):
        raise Unsupported(phrase("what several players do after each has put something onto the battlefield"), "608.2e")
    if any(action.get(name) for action in acts if _puts(action) for name in _BY_ITSELF):
        raise Unsupported(phrase("what becomes of what several players put onto the battlefield"), "608.2e")
    settle(draft, key, TOGETHER, ((), ()))
    return (Task("all-together", (key,)),)


def propose_together(draft: MtgDraft, key: int, *events: Event) -> None:
    """Propose what an instruction brings about, or let it wait for the other players who follow the same one (608.2e)."""
    waiting = settled(draft, key, TOGETHER)
    if waiting is None:
        draft.propose(*events)
        return
    moves, shuffles = waiting
    shuffling = any(one.kind == "shuffle" for one in events)
    settle(draft, key, TOGETHER, (moves, (*shuffles, *events)) if shuffling else ((*moves, *events), shuffles))


@GAME.task("all-together")
def all_together(draft: MtgDraft, key: int) -> None:
    """Let what the players decided happen: what they put at once, then what they shuffle (608.2e)."""
    moves, shuffles = settled(draft, key, TOGETHER)
    frame = frame_of(draft, key)
    settle(draft, key, TOGETHER, None)
    if len({one.get("under") for one in moves}) > 1:
        draft.note("acted-together", of=cause(frame), rules=("608.2e", "101.4"))
    draft.propose(*shuffles)
    draft.propose(*moves)
