"""Snapshots: a whole game as plain data inside of its own position, to be put back later."""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine.positions import AnyDraft, Task

Items = tuple[tuple[str, object], ...]


class Snapshot(NamedTuple):
    """A game at some moment.

    Attributes:
        players: player records by id.
        objects: object records by id.
        zones: zones by key.
        effects: effects in force by id.
        facts: facts by name.
        waiting: what waits to be put where it resolves.
        agenda: what was still to be done, the next task last.
    """

    players: Items
    objects: Items
    zones: tuple[tuple[str, tuple[str, ...]], ...]
    effects: Items
    facts: Items
    waiting: tuple[object, ...]
    agenda: tuple[Task, ...]


def snapshot(draft: AnyDraft, kept_in: str) -> Snapshot:
    """Return the present moment.

    Args:
        draft: the game.
        kept_in: name of the fact in which snapshots are kept; it is no part of the moment.
    """
    return Snapshot(
        tuple(draft.players.items()),
        tuple(sorted(draft.objects.items())),
        tuple(sorted(draft.zones.items())),
        tuple(sorted(draft.effects.items())),
        tuple(sorted((name, value) for name, value in draft.facts.items() if name != kept_in)),
        draft.waiting,
        draft.agenda,
    )


def put_back(draft: AnyDraft, moment: Snapshot) -> None:
    """Make the game what it was: records, zones, effects, facts, and what was still to be done."""
    objects, effects, facts = map(dict, (moment.objects, moment.effects, moment.facts))
    zones = dict(moment.zones)
    for id, player in moment.players:
        draft.put_player(id, player)
    for id in [id for id in draft.objects if id not in objects]:
        draft.remove(id)
    for record in objects.values():
        draft.put(record)
    for zone in [zone for zone in draft.zones if zone not in zones]:
        draft.put_zone(zone, ())
    for zone, ids in zones.items():
        draft.put_zone(zone, ids)
    for id in [id for id in draft.effects if id not in effects]:
        draft.drop_effect(id)
    for id, effect in effects.items():
        draft.put_effect(id, effect)
    for name in [name for name in draft.facts if name not in facts]:
        draft.drop_fact(name)
    for name, value in facts.items():
        draft.set_fact(name, value)
    draft.waiting = moment.waiting
    draft.drop_agenda()
    draft.next(*reversed(moment.agenda))
