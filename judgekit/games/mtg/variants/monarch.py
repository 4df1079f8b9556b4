"""720: the monarch: becoming it, and the two abilities without a source that come with it."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, event
from judgekit.games.mtg.abilities.interpreter import cause, instruction, players
from judgekit.games.mtg.layers.forbidding import forbidden
from judgekit.games.mtg.meaning import last_known
from judgekit.games.mtg.meaning.keyword_meanings import STANDS_FOR_RULES
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, active_players, alive, turn_order
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.terms.records import Ability, Action
from judgekit.games.mtg.triggers.triggers import wait

MONARCH: Final = "monarch"
"""Fact: the id of the monarch; and the name of what its abilities come from, which is nothing (720.2)."""

DRAWS = Ability("triggered", MONARCH, do=(Action("draw", ("you",), 1),), text="the monarch draws a card")
STANDS_FOR_RULES[MONARCH] = "720.2"


@instruction("monarch")
def become_monarch(draft: MtgDraft, key: int, action: Action) -> None:
    """A player becomes the monarch (720.1)."""
    by = cause(frame_of(draft, key))
    draft.propose(*(event("monarch", player, by=by) for player in players(draft, key, action.of)[:1]))


@GAME.event("monarch")
def becomes_monarch(draft: MtgDraft, happening: Event) -> Consequences:
    """Make a player the monarch; whoever was it before is it no more (720.3)."""
    player = happening.of or ""
    before = draft.facts.get(MONARCH)
    if before == player or draft.players[player].lost:
        return NOTHING_HAPPENED
    draft.set(monarch=player)
    draft.cite("720.1", *(("720.3",) if before is not None else ()), *happening.get("rules", ()))
    draft.changed("monarch", before, player)
    return None


@listener("step", "damage", "lose-game", fact=MONARCH)
def note_monarch(draft: MtgDraft, happened: tuple[Event, ...], before: MtgPosition) -> None:
    """Let the abilities of the monarch trigger, and hand the crown on where the monarch leaves the game (720.2, 720.4)."""
    monarch = before.facts.get(MONARCH)
    if monarch is None:
        return
    for each in happened:
        if each.kind == "step" and each.get("step") == "end" and monarch in active_players(draft):
            wait(draft, Frame(monarch), DRAWS, MONARCH, ("603.2", "603.2b", "720.2"))
        elif each.kind == "damage" and each.get("combat") and each.of == monarch:
            _taken(draft, each, before, monarch)
        elif each.kind == "lose-game" and each.of == monarch:
            _left(draft, monarch)


def _taken(draft: MtgDraft, each: Event, before: MtgPosition, monarch: str) -> None:
    """Let the ability trigger on combat damage that a creature deals to the monarch (720.2)."""
    known = last_known.recall(before, each.get("source"))
    if known is None or "creature" not in known.values.types:
        return
    who = ("ref", (known.values.controller, 0))
    ability = Ability("triggered", MONARCH, do=(Action("monarch", who),), text="whoever dealt it is the new monarch")
    wait(draft, Frame(monarch, event=each), ability, MONARCH, ("603.2", "720.2"))


NEXT_WHOEVER = "the next player is offered the crown whether or not that player can become the monarch"
"""Policy: where the active player leaves with the crown, it passes to the next player, though that one cannot have it (720.4)."""
GAME.policies[NEXT_WHOEVER] = True


def _left(draft: MtgDraft, monarch: str) -> None:
    """The crown passes to the active player, or to the next in turn order where that one leaves too (720.4)."""
    order = [player for player in turn_order(draft) if player in alive(draft)]
    draft.drop_fact(MONARCH)
    if draft.facts.get("active") == monarch and not draft.game.policies[NEXT_WHOEVER]:
        order = [player for player in order if not forbidden(draft, "become-monarch", player)]
    if order:
        draft.propose(event("monarch", order[0], rules=("720.4",)))
