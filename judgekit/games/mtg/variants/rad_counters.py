"""728: rad counters of a player, and the ability without a source that mills cards for them."""

from __future__ import annotations

from judgekit.engine import Event, event
from judgekit.games.mtg.abilities.interpreter import cause, instruction
from judgekit.games.mtg.actions.drawing import milling
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, active_players
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.state.zones import zone_key
from judgekit.games.mtg.terms.records import YOU, Ability, Action
from judgekit.games.mtg.triggers.triggers import wait

RAD = "rad"
_RULE = "mtg@20260417:728.1"
_COUNTERS = "mtg@20260417:122.1i"

RADIATION = Ability("triggered", RAD, do=(Action("radiation", YOU),), text="mill a card for each rad counter")

RAD_IDLE = "rad counters do nothing"
"""Policy: rad counters mean nothing; by later books cards are milled for them."""
GAME.policies[RAD_IDLE] = True


def _mean_something(position: MtgPosition) -> bool:
    return not position.game.policies[RAD_IDLE]


@listener("step", where=_mean_something)
def note_radiation(draft: MtgDraft, happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """Let the ability trigger as the precombat main phase of a player with rad counters begins."""
    for each in happened:
        if each.get("step") == "precombat-main":
            for player in active_players(draft):
                if draft.players[player].count(RAD):
                    wait(draft, Frame(player), RADIATION, RAD, ("603.2", "603.2b", _COUNTERS, _RULE))


@instruction("radiation")
def radiation(draft: MtgDraft, key: int, _action: Action) -> None:
    """Mill as many cards as there are rad counters, if there are still any (603.4)."""
    frame = frame_of(draft, key)
    many = draft.players[frame.you].count(RAD)
    top = draft.zones.get(zone_key("library", frame.you), ())[:many]
    if many:
        draft.cite(_RULE)
        draft.do("irradiated", frame.you, cause(frame), tuple(draft.objects[id].ref for id in top))
        draft.propose(*milling(draft, frame.you, many, cause(frame)))


@GAME.task("irradiated")
def irradiated(draft: MtgDraft, player: str, by: str | None, milled: tuple[tuple[str, int], ...]) -> None:
    """For each nonland card milled that way a player loses 1 life and a rad counter."""
    view = view_of(draft)
    there = [id for id, number in milled if id in draft.objects and draft.objects[id].number == number + 1]
    for id in there:
        if "land" not in view.of(id).types:
            draft.propose(event("lose-life", player, 1, by, rules=(_RULE,)))
            draft.propose(event("remove-counters", player, 1, by, counter=RAD))
