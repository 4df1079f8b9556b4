"""114: emblems: objects in the command zone that have abilities and nothing else."""

from __future__ import annotations

from judgekit.cards.terms import Ability, Action, Card
from judgekit.engine.naming import next_id
from judgekit.games.mtg.following import cause, instruction
from judgekit.games.mtg.frames import frame_of
from judgekit.games.mtg.game import MtgDraft, next_timestamp
from judgekit.games.mtg.objects import Object


@instruction("emblem", "114.1", "114.2", "114.3", "114.4")
def emblem(draft: MtgDraft, key: int, action: Action) -> None:
    """A player gets an emblem: its owner and controller, in the command zone (114.2)."""
    frame = frame_of(draft, key)
    abilities: tuple[Ability, ...] = action.of or ()
    card = Card("", abilities=tuple(ability._replace(zones=("command",)) for ability in abilities))
    id = next_id(draft, "emblem")
    name = f"emblem:{id}"
    draft.cards = {**draft.cards, name: card}
    draft.add(Object(id, "command", frame.you, frame.you, name, "emblem", timestamp=next_timestamp(draft)))
    draft.note("emblem", of=id, by=cause(frame), rules=("114.1", "114.2", "114.3", "114.4"))
