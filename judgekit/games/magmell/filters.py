"""Whom and what the words of an ability mean: filters, selectors, amounts and conditions (203, 223, 301.7, 405.4, 406.3)."""

from __future__ import annotations

import operator
from collections.abc import Callable

from judgekit.engine import Event, Unsupported
from judgekit.games.magmell.game import (
    MAGMELL,
    Frame,
    Information,
    Instance,
    MagmellPosition,
    Ref,
    battle_of,
    other_player,
    present,
)
from judgekit.games.magmell.terms import Amount, Condition, Filter, Selector

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


def _information(position: MagmellPosition, id: str) -> Information:
    from judgekit.games.magmell.information import information

    return information(position, id)


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
    known = info if info is not None else _information(position, id)
    if filter.what is not None and not _is_one_of(filter.what, instance, known):
        return False
    if not anywhere:
        zones = zones_of(filter)
        if zones is not None and instance.place not in zones:
            return False
    if filter.other and ref == frame.source:
        return False
    if filter.among is not None and ref not in select(position, filter.among, frame):
        return False
    if filter.controller is not None and (known.controller,) not in _players(position, filter.controller, frame):
        return False
    if filter.owner is not None and (instance.owner,) not in _players(position, filter.owner, frame):
        return False
    if filter.without is not None and passes(position, ref, filter.without, frame, info, anywhere):
        return False
    return _information_passes(position, known, filter, frame) and _state_passes(position, instance, filter)


def _players(position: MagmellPosition, selector: Selector, frame: Frame) -> set[tuple[str]]:
    return {(ref[0],) for ref in select(position, selector, frame)}


def _player_passes(position: MagmellPosition, player: str, filter: Filter, frame: Frame) -> bool:
    if filter.either is not None:
        return any(_player_passes(position, player, one, frame) for one in filter.either)
    if filter.what is not None and "player" not in filter.what:
        return False
    if filter.what is None and filter != Filter(among=filter.among, controller=filter.controller):
        return False
    if filter.controller is not None and (player,) not in _players(position, filter.controller, frame):
        return False
    return filter.among is None or (player, 0) in select(position, filter.among, frame)


def _is_one_of(kinds: tuple[str, ...], instance: Instance, info: Information) -> bool:
    for kind in kinds:
        if kind in info.types or kind == instance.kind:
            return True
        if kind == "instance" or (kind == "battle-unit" and "unit" in info.types):
            return True
    return False


def _compare(position: MagmellPosition, value: int | None, comparison: tuple[str, Amount], frame: Frame) -> bool:
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


@MAGMELL.rule("223.1", "301.4", "301.7")
def select(position: MagmellPosition, selector: Selector, frame: Frame) -> tuple[Ref, ...]:
    """Return the instances and players that a selector means.

    Args:
        position: where.
        selector: the selector.
        frame: for whom, from which source, with which targets and choices.
    """
    head = selector[0]
    if head == "this":
        return (frame.source,)
    if head == "you":
        return ((frame.controller, 0),)
    if head == "opponent":
        return ((other_player(position, frame.controller), 0),)
    if head == "each-player":
        active = position.facts.get("active")
        return tuple((player, 0) for player in sorted(position.players, key=lambda player: player != active))
    if head == "active":
        return ((position.facts["active"], 0),)
    if head == "target":
        return frame.targets[selector[1]] if selector[1] < len(frame.targets) else ()
    if head == "targets":
        return tuple(ref for word in frame.targets for ref in word)
    if head == "all":
        return tuple(matching(position, selector[1], frame))
    if head == "top":
        players = select(position, selector[2], frame)
        number = amount_of(position, selector[3], frame)
        ids = [id for player, _ in players for id in position.zones.get(f"{selector[1]}/{player}", ())[:number]]
        return tuple(position.objects[id].ref for id in ids)
    if head == "event":
        return _of_event(position, frame.event, selector[1])
    if head == "chosen":
        return tuple(dict(frame.chosen).get(selector[1], ()))
    if head == "id":
        instance = position.objects.get(selector[1])
        return ((selector[1], instance.number if instance is not None else 0),)
    if head in ("controller-of", "owner-of"):
        found = []
        for ref in select(position, selector[1], frame):
            found.append((_player_of(position, ref, head, frame), 0))
        return tuple(dict.fromkeys(found))
    if head == "results":
        return tuple(
            dict.fromkeys(
                _ref_of(position, event) for event in position.facts.get("result", ()) if event.of is not None
            )
        )
    if head == "battle":
        battle = battle_of(position)
        unit: Ref | None = getattr(battle, selector[1], None)
        return (unit,) if unit is not None else ()
    if head == "chooser":
        raise Unsupported("whoever chooses, where nobody does", "704.3.2.2")
    if head == "both":
        return tuple(dict.fromkeys(ref for one in selector[1:] for ref in select(position, one, frame)))
    raise KeyError(head)


def followed(position: MagmellPosition, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Return what instances have become that the resolution going on has moved itself: what follows is done to them there."""
    moves = dict(position.facts.get("followed", ()))
    found = []
    for ref in refs:
        while ref in moves:
            ref = moves[ref]
        found.append(ref)
    return tuple(found)


def _ref_of(position: MagmellPosition, event: Event) -> Ref:
    of = event.of or ""
    instance = position.objects.get(of)
    return (of, instance.number if instance is not None else 0)


def _of_event(position: MagmellPosition, event: Event | None, part: str) -> tuple[Ref, ...]:
    if event is None:
        return ()
    if part == "object":
        moved = int(event.kind == "move")
        return ((event.of or "", event.get("number", 0) + moved),)
    if part == "moved":
        return ((event.of or "", event.get("number", 0) + 1),)
    if part == "source":
        return ((event.by, event.get("by_number", 0)),) if event.by is not None else ()
    player = event.get(part)
    if player is None and (event.of or "") in position.objects:
        player = position.objects[event.of or ""].owner
    return ((player or event.of or "", 0),)


def _player_of(position: MagmellPosition, ref: Ref, relation: str, frame: Frame) -> str:
    instance = position.objects.get(ref[0])
    if instance is None:
        return ref[0]
    if relation == "owner-of":
        return instance.owner
    if present(position, ref) is None:
        if ref == frame.source and frame.info is not None:
            return frame.info.controller
        if frame.seen is not None and frame.event is not None and frame.event.of == ref[0]:
            return frame.seen.controller
    return _information(position, ref[0]).controller


def amount_of(position: MagmellPosition, amount: Amount, frame: Frame) -> int:
    """Return the number that an amount means now (203.1: an integer)."""
    if isinstance(amount, int):
        return amount
    head = amount[0]
    if head in _ARITHMETIC:
        return _ARITHMETIC[head](amount_of(position, amount[1], frame), amount_of(position, amount[2], frame))
    if head == "count":
        return len(matching(position, amount[1], frame))
    if head == "value":
        return sum(_value_of(position, ref, amount[2], frame) for ref in select(position, amount[1], frame))
    if head == "event":
        return frame.event.amount if frame.event is not None else 0
    if head == "chosen":
        number = dict(frame.chosen).get(amount[1], 0)
        return number if isinstance(number, int) else len(number)
    if head == "results":
        results = position.facts.get("result", ())
        return sum(event.amount or 1 for event in results if amount[1] in (None, event.kind))
    if head == "share":
        return dict(frame.shares).get(amount[1], 0)
    if head == "number-of":
        return len(select(position, amount[1], frame))
    raise KeyError(head)


_ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "half-up": lambda number, _: -(-number // 2),
    "half-down": lambda number, _: number // 2,
    "min": min,
    "max": max,
}


def _value_of(position: MagmellPosition, ref: Ref, what: str, frame: Frame) -> int:
    """Return a number of an instance or a player, looking back where the instance has moved (301.7)."""
    id = ref[0]
    if id in position.players:
        if what == "life":
            return position.players[id].life
        return len(position.zones.get(f"{what}/{id}", ()))
    instance = position.objects.get(id)
    if instance is None:
        return 0
    info = known_information(position, ref, frame)
    if what == "ap":
        return info.ap or 0
    if what == "hp":
        return info.hp or 0
    if what in ("cost", "catalyst"):
        return sum(number for _, number in getattr(info, what))
    if present(position, ref) is None:
        raise Unsupported(f"the {what} that lay on what has moved", "301.7")
    if what == "damage":
        return instance.damage
    return dict(instance.counters).get(what, 0)


@MAGMELL.rule("301.7")
def known_information(position: MagmellPosition, ref: Ref, frame: Frame) -> Information:
    """Return the information of what was meant; of what has moved, the information it had before (301.7)."""
    if frame.seen is not None and frame.event is not None and frame.event.of == ref[0]:
        return frame.seen
    if present(position, ref) is None:
        if ref == frame.source and frame.info is not None:
            return frame.info
        for gone, info in position.facts.get("gone", ()):
            if gone == ref:
                last: Information = info
                return last
    return _information(position, ref[0])


def holds(position: MagmellPosition, condition: Condition, frame: Frame) -> bool:
    """Tell whether a condition holds now."""
    head = condition[0]
    if head == "compare":
        left, right = amount_of(position, condition[1], frame), amount_of(position, condition[3], frame)
        return COMPARISONS[condition[2]](left, right)
    if head == "is":
        refs = select(position, condition[1], frame)
        return bool(refs) and all(_meant(position, ref, condition[2], frame) for ref in refs)
    if head == "turn":
        return (position.facts["active"], 0) in select(position, condition[1], frame)
    if head == "step":
        return position.facts.get("step") in condition[1]
    if head == "battle":
        return battle_of(position) is not None
    if head == "did":
        results = position.facts.get("result", ())
        return any(condition[1] in (None, event.kind) for event in results)
    if head == "not":
        return not holds(position, condition[1], frame)
    if head == "and":
        return all(holds(position, one, frame) for one in condition[1:])
    if head == "or":
        return any(holds(position, one, frame) for one in condition[1:])
    raise KeyError(head)


def _meant(position: MagmellPosition, ref: Ref, filter: Filter, frame: Frame) -> bool:
    if ref[0] in position.players:
        return passes(position, ref, filter, frame)
    if present(position, ref) is None:
        return passes(position, ref, filter, frame, known_information(position, ref, frame), anywhere=True)
    return passes(position, ref, filter, frame)
