"""Filters: what an instance or a player has to be for an ability to mean it (203, 223, 405.4, 406.3)."""

from __future__ import annotations

import operator
from collections.abc import Callable

from judgekit.games.magmell.game import (
    MAGMELL,
    Frame,
    Information,
    Instance,
    MagmellPosition,
    Ref,
    battle_of,
)
from judgekit.games.magmell.terms import Amount, Filter, Selector

COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
    "=": operator.eq,
    "!=": operator.ne,
}

_ZONES_BY_TYPE = {"unit": ("battle-area",), "stone": ("stone-area",), "ability": ("chant",), "token": ("battle-area",)}


def zones_of(filter: Filter) -> tuple[str, ...] | None:
    """Return the zones a filter means: named ones, or those of the type (405.4, 406.3); None for any."""
    if filter.zone is not None:
        return filter.zone
    if filter.what is None:
        return None
    zones = [zone for kind in filter.what for zone in _ZONES_BY_TYPE.get(kind, ())]
    return tuple(dict.fromkeys(zones)) or None


def information_now(position: MagmellPosition, id: str) -> Information:
    """Return the information of an instance now; what decides it asks filters in turn."""
    from judgekit.games.magmell.information import information

    return information(position, id)


def _meant(position: MagmellPosition, selector: Selector, frame: Frame) -> tuple[Ref, ...]:
    from judgekit.games.magmell.meanings import select

    return select(position, selector, frame)


@MAGMELL.rule("405.4", "406.3", "206.2", "223.1")
def passes(
    position: MagmellPosition,
    ref: Ref,
    filter: Filter,
    frame: Frame,
    info: Information | None = None,
    anywhere: bool = False,
) -> bool:
    """Tell whether an instance or a player is one that a filter means.

    Args:
        position: where.
        ref: the instance as it was meant, or (player, 0).
        filter: the filter.
        frame: for whom and from which source.
        info: its information, where it is to be taken from another moment than now.
        anywhere: do not ask in which zone it is (it has just moved).
    """
    id = ref[0]
    if id in position.players:
        return _player_passes(position, id, filter, frame)
    if filter.either is not None:
        rest = filter._replace(either=None)
        return any(passes(position, ref, one, frame, info, anywhere) for one in filter.either) and (
            rest == Filter() or passes(position, ref, rest, frame, info, anywhere)
        )
    instance = position.objects.get(id)
    if instance is None:
        return False
    known = info if info is not None else information_now(position, id)
    if filter.what is not None and not _is_one_of(filter.what, instance, known):
        return False
    if not anywhere:
        zones = zones_of(filter)
        if zones is not None and instance.place not in zones:
            return False
    if filter.other and ref == frame.source:
        return False
    if filter.among is not None and ref not in _meant(position, filter.among, frame):
        return False
    if filter.controller is not None and (known.controller,) not in _players(position, filter.controller, frame):
        return False
    if filter.owner is not None and (instance.owner,) not in _players(position, filter.owner, frame):
        return False
    if filter.without is not None and passes(position, ref, filter.without, frame, info, anywhere):
        return False
    return _information_passes(position, known, filter, frame) and _state_passes(position, instance, filter)


def _players(position: MagmellPosition, selector: Selector, frame: Frame) -> set[tuple[str]]:
    return {(ref[0],) for ref in _meant(position, selector, frame)}


def _player_passes(position: MagmellPosition, player: str, filter: Filter, frame: Frame) -> bool:
    if filter.either is not None:
        return any(_player_passes(position, player, one, frame) for one in filter.either)
    if filter.what is not None and "player" not in filter.what:
        return False
    if filter.what is None and filter != Filter(among=filter.among, controller=filter.controller):
        return False
    if filter.controller is not None and (player,) not in _players(position, filter.controller, frame):
        return False
    return filter.among is None or (player, 0) in _meant(position, filter.among, frame)


def _is_one_of(kinds: tuple[str, ...], instance: Instance, info: Information) -> bool:
    for kind in kinds:
        if kind in info.types or kind == instance.kind:
            return True
        if kind == "instance" or (kind == "battle-unit" and "unit" in info.types):
            return True
    return False


def _compare(position: MagmellPosition, value: int | None, comparison: tuple[str, Amount], frame: Frame) -> bool:
    from judgekit.games.magmell.meanings import amount_of

    return value is not None and COMPARISONS[comparison[0]](value, amount_of(position, comparison[1], frame))


@MAGMELL.rule("210.2", "211.3", "212.6")
def _information_passes(position: MagmellPosition, info: Information, filter: Filter, frame: Frame) -> bool:
    if filter.colors is not None and not (
        info.colors.intersection(filter.colors) or ("colorless" in filter.colors and not info.colors)
    ):
        return False
    if filter.ap is not None and not _compare(position, info.ap, filter.ap, frame):
        return False
    if filter.hp is not None and not _compare(position, info.hp, filter.hp, frame):
        return False
    if filter.cost is not None and not _compare(position, sum(n for _, n in info.cost), filter.cost, frame):
        return False
    if filter.catalyst is not None and not _compare(position, sum(n for _, n in info.catalyst), filter.catalyst, frame):
        return False
    if filter.name is not None and info.name not in filter.name:
        return False
    if filter.timing is not None and info.timing != filter.timing:
        return False
    return filter.has is None or any(filter.has in (ability.name, ability.text) for _, ability in info.abilities)


def _state_passes(position: MagmellPosition, instance: Instance, filter: Filter) -> bool:
    if filter.rested is not None and instance.rested != filter.rested:
        return False
    if filter.face_down is not None and instance.face_down != filter.face_down:
        return False
    if filter.token is not None and (instance.kind == "token") != filter.token:
        return False
    if filter.damaged is not None and (instance.damage > 0) != filter.damaged:
        return False
    if filter.counters is not None and dict(instance.counters).get(filter.counters[0], 0) < filter.counters[1]:
        return False
    asked = (filter.attacking, filter.defending, filter.battling, filter.attacked)
    if asked == (None, None, None, None):
        return True
    battle = battle_of(position)
    ref = instance.ref
    attacking = battle is not None and battle.attacker == ref
    defending = battle is not None and battle.defender == ref
    attacked = battle is not None and battle.target == ref
    battling = attacked or defending or (attacking and battle is not None and battle.named is not None)
    states = (attacking, defending, battling, attacked)
    return all(wanted is None or wanted == state for wanted, state in zip(asked, states, strict=True))


def matching(position: MagmellPosition, filter: Filter, frame: Frame) -> list[Ref]:
    """Return everything a filter means now, in a stable order, players first."""
    found: list[Ref] = [
        (player, 0) for player in sorted(position.players) if passes(position, (player, 0), filter, frame)
    ]
    if filter.what == ("player",):
        return found
    zones = zones_of(filter)
    for id in sorted(position.objects):
        instance = position.objects[id]
        if instance.zone is None or (zones is not None and instance.place not in zones):
            continue
        if passes(position, instance.ref, filter, frame):
            found.append(instance.ref)
    return found
