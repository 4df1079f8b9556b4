"""114: emblems: objects in the command zone that have abilities and nothing else."""

from __future__ import annotations

from judgekit.engine.naming import next_id
from judgekit.games.mtg.abilities.interpreter import cause, instruction, players
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import MtgDraft, next_timestamp
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.terms.records import Ability, Action, Card


@instruction("emblem")
def emblem(draft: MtgDraft, key: int, action: Action) -> None:
    """A player gets an emblem: its owner and controller, in the command zone (114.2); you, where no other is named."""
    frame = frame_of(draft, key)
    abilities: tuple[Ability, ...] = action.of or ()
    card = Card("", abilities=tuple(ability._replace(zones=("command",)) for ability in abilities))
    for player in players(draft, key, action.get("by")):
        id = next_id(draft, "emblem")
        name = f"emblem:{id}"
        draft.cards = {**draft.cards, name: card}
        draft.add(Object(id, "command", player, player, name, "emblem", timestamp=next_timestamp(draft)))
        draft.note("emblem", of=id, by=cause(frame), rules=("114.1", "114.2", "114.3", "114.4"))
