"""608.2g: a player may cast a card while an effect resolves, for no mana or for another cost, whatever its types."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.engine import Ask, Task
from judgekit.games.mtg.abilities.choosing import asking_optional
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.stack.casting.casting import prohibited, uncompletable
from judgekit.games.mtg.stack.casting.casting_ways import SIDE_OF_LAYOUT, free_ways, proposed, side_of_way
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.state.objects import Object, Ref
from judgekit.games.mtg.state.unknown_cards import certain, not_known
from judgekit.games.mtg.state.zones import EXILE, zone_key
from judgekit.mechanics.abilities.choosing import ACCEPT


def castable(
    draft: MtgDraft, player: str, record: Object, way: str, fits: Callable[[MtgDraft], bool] | None = None
) -> tuple[str, ...]:
    """Return the ways in which a player could cast a card now that an effect lets be cast, one for each of its sides.

    CR 601.3, 709.3.

    Args:
        draft: the game.
        player: who may cast it.
        record: the card.
        way: the cost for which it is cast ("free", "madness").
        fits: what the spell must be like besides, looked at as it would be on the stack.
    """
    found = []
    for one in free_ways(draft, record, way):
        seen = proposed(draft, player, record.id, one)
        fitting = fits is None or fits(seen)
        if fitting and not prohibited(draft, player, record.id, seen) and not uncompletable(seen, record.id):
            found.append(one)
    return tuple(found)


def exile_the_next(
    draft: MtgDraft, player: str, by: str | None, rule: str, over: Task, look: Callable[[Ref], Task]
) -> None:
    """Exile the top card of a library, which may be cast; end where there is none (702.85a).

    Args:
        draft: the game.
        player: whose library it is.
        by: the object by which it is exiled.
        rule: the rule by which it is.
        over: what is done where the library has no card.
        look: what is done with the card once it is exiled.

    Raises:
        Unsupported: nobody knows which card it is.
    """
    library = draft.zones.get(zone_key("library", player), ())
    if not library:
        draft.next(over)
        return
    top = draft.objects[library[0]]
    certain(draft, player, library[:1])
    if top.card is None:
        raise not_known(draft, top)
    draft.next(look((top.id, top.number + 1)))
    draft.propose(moving(draft, top.id, EXILE, by, rules=(rule,)))


def offering(
    draft: MtgDraft,
    player: str,
    record: Object,
    way: str,
    then: Task,
    *rules: str,
    fits: Callable[[MtgDraft], bool] | None = None,
) -> Ask:
    """Return the question whether a player casts a card now; one that cannot be cast can only be declined (608.2g).

    CR 601.3.

    Args:
        draft: the game.
        player: who may cast it.
        record: the card.
        way: the alternative cost for which it is cast ("free", "madness").
        then: what follows in any case.
        rules: the rules that let it be cast so.
        fits: what the spell must be like besides, looked at as it would be on the stack.
    """
    ways = castable(draft, player, record, way, fits)
    answered = Task("cast-offer-answered", (record.ref, player, ways, rules, then))
    return asking_optional(player, answered, *rules, of=record.id, possible=bool(ways))


@GAME.task("cast-offer-answered")
def cast_offer_answered(
    draft: MtgDraft, ref: Ref, player: str, ways: tuple[str, ...], rules: tuple[str, ...], then: Task, choice: str
) -> None:
    """Cast the card if its player decided so, and go on."""
    if choice != ACCEPT:
        draft.next(then)
        return
    draft.note("cast-as-offered", of=ref[0], by=player, rules=("608.2g", *rules))
    draft.next(Task("cast-one-side", (player, ref[0], ways)), then)


@GAME.task("cast-one-side")
def cast_one_side(draft: MtgDraft, player: str, id: str, ways: tuple[str, ...]) -> Ask | None:
    """Cast a card in the way there is, or ask which of its sides is cast where there are several (709.3, 712.7, 716.3)."""
    if len(ways) == 1:
        draft.next(Task("cast", (player, id, ways)))
        return None
    record = draft.objects[id]
    sides = tuple(side_of_way(draft, record, way) for way in ways)
    rules = SIDE_OF_LAYOUT[draft.cards[record.card or ""].layout]
    return Ask("option", player, of=id, args=(sides, rules), then=Task("cast-chosen-side", (player, id, ways)))


@GAME.task("cast-chosen-side")
def cast_chosen_side(draft: MtgDraft, player: str, id: str, ways: tuple[str, ...], side: str) -> None:
    """Cast the side of a card that its player chose."""
    record = draft.objects[id]
    (way,) = (one for one in ways if side_of_way(draft, record, one) == side)
    draft.next(Task("cast", (player, id, (way,))))
