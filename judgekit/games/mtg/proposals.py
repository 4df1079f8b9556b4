"""601.2, 602.2, 726: proposing a spell or ability, and going back to the moment before when it cannot be completed."""

from __future__ import annotations

from typing import Any, NamedTuple

from judgekit.engine import Task
from judgekit.games.mtg.game import GAME, MtgDraft

Items = tuple[tuple[str, Any], ...]


class Before(NamedTuple):
    """A game at the moment before something was proposed (726.1), as plain data.

    Attributes:
        item: id of the object that is proposed.
        players: player records.
        objects: object records.
        zones: zones.
        effects: effects in force.
        facts: facts.
        waiting: waiting triggered abilities.
        agenda: what was still to be done.
    """

    item: str
    players: Items
    objects: Items
    zones: Items
    effects: Items
    facts: Items
    waiting: tuple[Any, ...]
    agenda: tuple[Task, ...]


GAME.records = (*GAME.records, Before)


def remember(draft: MtgDraft, item: str) -> None:
    """Remember the present moment, so that proposing item can be undone."""
    facts = tuple(sorted((name, value) for name, value in draft.facts.items() if name != "proposal"))
    before = Before(
        item,
        tuple(draft.players.items()),
        tuple(sorted(draft.objects.items())),
        tuple(sorted(draft.zones.items())),
        tuple(sorted(draft.effects.items())),
        facts,
        draft.waiting,
        draft.agenda,
    )
    draft.set(proposal=(*draft.facts.get("proposal", ()), before))


def completed(draft: MtgDraft, item: str) -> None:
    """Forget the moment before a proposal that was completed."""
    left = tuple(before for before in draft.facts.get("proposal", ()) if before.item != item)
    if left:
        draft.set(proposal=left)
    else:
        draft.drop_fact("proposal")


@GAME.rule("726.1", "726.2", "601.2", "602.2")
def rewind(draft: MtgDraft, item: str, *rules: str) -> None:
    """Take back a proposal that cannot be completed: the game is as before it (726.1).

    Mana abilities that were activated on the way are reversed as well, which their players may do.
    """
    stack: tuple[Before, ...] = draft.facts.get("proposal", ())
    place = next((number for number, before in enumerate(stack) if before.item == item), None)
    if place is None:
        draft.note("not-paid", of=item, rules=rules)
        return
    before = stack[place]
    for id, player in before.players:
        draft.put_player(id, player)
    old = dict(before.objects)
    for id in [id for id in draft.objects if id not in old]:
        draft.remove(id)
    for _, record in before.objects:
        draft.put(record)
    for zone in [zone for zone in draft.zones if zone not in dict(before.zones)]:
        draft.put_zone(zone, ())
    for zone, ids in before.zones:
        draft.put_zone(zone, ids)
    for id in [id for id in draft.effects if id not in dict(before.effects)]:
        draft.drop_effect(id)
    for id, effect in before.effects:
        draft.put_effect(id, effect)
    for name in [name for name in draft.facts if name not in dict(before.facts)]:
        draft.drop_fact(name)
    for name, value in before.facts:
        draft.set_fact(name, value)
    if place:
        draft.set(proposal=stack[:place])
    draft.waiting = before.waiting
    draft.drop_agenda()
    draft.next(*reversed(before.agenda))
    draft.note("rewound", of=item, rules=(*rules, "726.1", "726.2"))
