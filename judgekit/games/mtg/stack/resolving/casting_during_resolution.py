"""608.2g: a player may cast a card while an effect resolves, for no mana or for another cost, whatever its types."""

from __future__ import annotations

from judgekit.engine import Ask, Task
from judgekit.games.mtg.abilities.choosing import asking_optional
from judgekit.games.mtg.stack.casting.casting import prohibited, uncompletable
from judgekit.games.mtg.stack.casting.casting_ways import proposed
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.state.objects import Object, Ref
from judgekit.mechanics.abilities.choosing import ACCEPT


def offering(draft: MtgDraft, player: str, record: Object, way: str, then: Task, *rules: str) -> Ask:
    """Return the question whether a player casts a card now; one that cannot be cast can only be declined (608.2g).

    CR 601.3.

    Args:
        draft: the game.
        player: who may cast it.
        record: the card.
        way: the alternative cost for which it is cast ("free", "madness").
        then: what follows in any case.
        rules: the rules that let it be cast so.
    """
    seen = proposed(draft, player, record.id, way)
    barred = prohibited(draft, player, record.id, seen) or uncompletable(seen, record.id)
    answered = Task("cast-offer-answered", (record.ref, player, way, rules, then))
    return asking_optional(player, answered, *rules, of=record.id, possible=not barred)


@GAME.task("cast-offer-answered")
def cast_offer_answered(
    draft: MtgDraft, ref: Ref, player: str, way: str, rules: tuple[str, ...], then: Task, choice: str
) -> None:
    """Cast the card if its player decided so, and go on."""
    if choice != ACCEPT:
        draft.next(then)
        return
    draft.note("cast-as-offered", of=ref[0], by=player, rules=("608.2g", *rules))
    draft.next(Task("cast", (player, ref[0], (way,))), then)
