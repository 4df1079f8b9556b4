"""What the words of an ability mean: filters (which), selectors (whom), amounts (how much), conditions (whether) (203, 301)."""

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

# Which: filters (203, 223, 405.4, 406.3).

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
    """Return the information of an instance now; what decides it asks filters in turn, so it is a hook of the game."""
    found: Information = MAGMELL.view(position, id)
    return found


def passes(
    position: MagmellPosition,
    ref: Ref,
    filter: Filter,
    frame: Frame,
    info: Information | None = None,
    anywhere: bool = False,
) -> bool:
    """Tell whether an instance or a player is one that a filter means.

    206.2, 223.1, 405.4, 406.3.

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


def _information_passes(position: MagmellPosition, info: Information, filter: Filter, frame: Frame) -> bool:
    """210.2, 211.3, 212.6."""
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


# Whom: each function gets the position, the frame and what stands behind the word of the selector.


def _each_player(position: MagmellPosition, _frame: Frame) -> tuple[Ref, ...]:
    active = position.facts.get("active")
    return tuple((player, 0) for player in sorted(position.players, key=lambda player: player != active))


def _target(_position: MagmellPosition, frame: Frame, number: int) -> tuple[Ref, ...]:
    return frame.targets[number] if number < len(frame.targets) else ()


def _top(position: MagmellPosition, frame: Frame, zone: str, whose: Selector, amount: Amount) -> tuple[Ref, ...]:
    number = amount_of(position, amount, frame)
    ids = [
        id for player, _ in select(position, whose, frame) for id in position.zones.get(f"{zone}/{player}", ())[:number]
    ]
    return tuple(position.objects[id].ref for id in ids)


def _with_id(position: MagmellPosition, _frame: Frame, id: str) -> tuple[Ref, ...]:
    return (_ref_of(position, id),)


def _ref_of(position: MagmellPosition, id: str) -> Ref:
    instance = position.objects.get(id)
    return (id, instance.number if instance is not None else 0)


def _players_of(relation: str) -> Callable[[MagmellPosition, Frame, Selector], tuple[Ref, ...]]:
    """Return who stands in a relation to what a selector means: "controller-of" or "owner-of"."""

    def way(position: MagmellPosition, frame: Frame, of: Selector) -> tuple[Ref, ...]:
        found = [(_player_of(position, ref, relation, frame), 0) for ref in select(position, of, frame)]
        return tuple(dict.fromkeys(found))

    return way


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
    return information_now(position, ref[0]).controller


def _results(position: MagmellPosition, _frame: Frame) -> tuple[Ref, ...]:
    results = position.facts.get("result", ())
    return tuple(dict.fromkeys(_ref_of(position, event.of) for event in results if event.of is not None))


def _in_battle(position: MagmellPosition, _frame: Frame, part: str) -> tuple[Ref, ...]:
    unit: Ref | None = getattr(battle_of(position), part, None)
    return (unit,) if unit is not None else ()


def _chooser(_position: MagmellPosition, _frame: Frame) -> tuple[Ref, ...]:
    raise Unsupported("whoever chooses, where nobody does", "704.3.2.2")


def _both(position: MagmellPosition, frame: Frame, *selectors: Selector) -> tuple[Ref, ...]:
    return tuple(dict.fromkeys(ref for one in selectors for ref in select(position, one, frame)))


def _of_event(position: MagmellPosition, frame: Frame, part: str) -> tuple[Ref, ...]:
    event: Event | None = frame.event
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


_WHOM: dict[str, Callable[..., tuple[Ref, ...]]] = {
    "this": lambda _position, frame: (frame.source,),
    "you": lambda _position, frame: ((frame.controller, 0),),
    "opponent": lambda position, frame: ((other_player(position, frame.controller), 0),),
    "each-player": _each_player,
    "active": lambda position, _frame: ((position.facts["active"], 0),),
    "target": _target,
    "targets": lambda _position, frame: tuple(ref for word in frame.targets for ref in word),
    "all": lambda position, frame, filter: tuple(matching(position, filter, frame)),
    "top": _top,
    "event": _of_event,
    "chosen": lambda _position, frame, name: tuple(dict(frame.chosen).get(name, ())),
    "id": _with_id,
    "controller-of": _players_of("controller-of"),
    "owner-of": _players_of("owner-of"),
    "results": _results,
    "battle": _in_battle,
    "chooser": _chooser,
    "both": _both,
}


def select(position: MagmellPosition, selector: Selector, frame: Frame) -> tuple[Ref, ...]:
    """Return the instances and players that a selector means.

    223.1, 301.4, 301.7.

    Args:
        position: where.
        selector: the selector.
        frame: for whom, from which source, with which targets and choices.
    """
    word, *rest = selector
    return _WHOM[word](position, frame, *rest)


def followed(position: MagmellPosition, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Return what instances have become that the resolution going on has moved itself: what follows is done to them there."""
    moves = dict(position.facts.get("followed", ()))
    found = []
    for ref in refs:
        while ref in moves:
            ref = moves[ref]
        found.append(ref)
    return tuple(found)


# How much.


def _chosen_number(_position: MagmellPosition, frame: Frame, name: str) -> int:
    number = dict(frame.chosen).get(name, 0)
    return number if isinstance(number, int) else len(number)


def _results_number(position: MagmellPosition, _frame: Frame, kind: str | None) -> int:
    return sum(event.amount or 1 for event in position.facts.get("result", ()) if kind in (None, event.kind))


_ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "half-up": lambda number, _: -(-number // 2),
    "half-down": lambda number, _: number // 2,
    "min": min,
    "max": max,
}


_HOW_MUCH: dict[str, Callable[..., int]] = {
    "count": lambda position, frame, filter: len(matching(position, filter, frame)),
    "value": lambda position, frame, of, what: sum(
        _value_of(position, ref, what, frame) for ref in select(position, of, frame)
    ),
    "event": lambda _position, frame, *_part: frame.event.amount if frame.event is not None else 0,
    "chosen": _chosen_number,
    "results": _results_number,
    "share": lambda _position, frame, name: dict(frame.shares).get(name, 0),
    "number-of": lambda position, frame, of: len(select(position, of, frame)),
}


def amount_of(position: MagmellPosition, amount: Amount, frame: Frame) -> int:
    """Return the number that an amount means now (203.1: an integer)."""
    if isinstance(amount, int):
        return amount
    word, *rest = amount
    if word in _ARITHMETIC:
        return _ARITHMETIC[word](*(amount_of(position, one, frame) for one in rest))
    return _HOW_MUCH[word](position, frame, *rest)


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
    return information_now(position, ref[0])


# Whether.


def _compares(position: MagmellPosition, frame: Frame, left: Amount, sign: str, right: Amount) -> bool:
    return COMPARISONS[sign](amount_of(position, left, frame), amount_of(position, right, frame))


def _is(position: MagmellPosition, frame: Frame, selector: Selector, filter: Filter) -> bool:
    refs = select(position, selector, frame)
    return bool(refs) and all(_meant(position, ref, filter, frame) for ref in refs)


def _did(position: MagmellPosition, _frame: Frame, kind: str | None) -> bool:
    return any(kind in (None, event.kind) for event in position.facts.get("result", ()))


def _meant(position: MagmellPosition, ref: Ref, filter: Filter, frame: Frame) -> bool:
    if ref[0] in position.players:
        return passes(position, ref, filter, frame)
    if present(position, ref) is None:
        return passes(position, ref, filter, frame, known_information(position, ref, frame), anywhere=True)
    return passes(position, ref, filter, frame)


_WHETHER: dict[str, Callable[..., bool]] = {
    "compare": _compares,
    "is": _is,
    "turn": lambda position, frame, whose: (position.facts["active"], 0) in select(position, whose, frame),
    "step": lambda position, _frame, steps: position.facts.get("step") in steps,
    "battle": lambda position, _frame: battle_of(position) is not None,
    "did": _did,
    "not": lambda position, frame, inner: not holds(position, inner, frame),
    "and": lambda position, frame, *parts: all(holds(position, one, frame) for one in parts),
    "or": lambda position, frame, *parts: any(holds(position, one, frame) for one in parts),
}


def holds(position: MagmellPosition, condition: Condition, frame: Frame) -> bool:
    """Tell whether a condition holds now."""
    word, *rest = condition
    return _WHETHER[word](position, frame, *rest)
