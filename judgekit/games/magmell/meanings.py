"""What the words of an ability mean: filters (which), selectors (whom), amounts (how much), conditions (whether) (203, 301)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judgekit.engine import Unsupported
from judgekit.games.magmell.game import MAGMELL, Information, Instance, MagmellPosition, battle_of
from judgekit.games.magmell.terms import Filter, Selector
from judgekit.mechanics.abilities import words
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.resolving import last_known
from judgekit.mechanics.objects import Ref, present
from judgekit.mechanics.terms.meaning import Meaning

MEANING: Meaning[MagmellPosition, Frame] = Meaning(lambda kind, word: Unsupported(f"the {kind} {word}", "301.4"))
"""The words of MAGMELL: those that every card game has, and its own below."""

select, amount_of, holds, compares = MEANING.those, MEANING.amount, MEANING.holds, MEANING.compares

# Which: filters (203, 223, 405.4, 406.3).

_ZONES_BY_TYPE = {"unit": "battle-area", "stone": "stone-area", "ability": "chant", "token": "battle-area"}


def zones_of(filter: Filter) -> tuple[str, ...] | None:
    """Return the zones a filter means: named ones, or those of the type (405.4, 406.3); None for any."""
    if filter.zone is not None or filter.what is None:
        return filter.zone
    zones = [_ZONES_BY_TYPE[kind] for kind in filter.what if kind in _ZONES_BY_TYPE]
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
    """Tell whether an instance or a player is one that a filter means (206.2, 223.1, 405.4, 406.3).

    Args:
        position: where.
        ref: the instance as it was meant, or (player, 0).
        filter: the filter.
        frame: for whom and from which source.
        info: its information, where it is to be taken from another moment than now.
        anywhere: do not ask in which zone it is (it has just moved).
    """
    if ref[0] in position.players:
        return _player_passes(position, ref, filter, frame)
    instance = position.objects.get(ref[0])
    if instance is None:
        return False
    zones = zones_of(filter) if not anywhere and filter.either is None else None
    if zones is not None and instance.place not in zones:
        return False

    def one(other: Filter) -> bool:
        return passes(position, ref, other, frame, info, anywhere)

    if filter.either is not None:
        rest = filter._replace(either=None)
        return any(one(other) for other in filter.either) and (rest == Filter() or one(rest))
    if (filter.other and ref == frame.source) or (
        filter.among is not None and ref not in select(position, filter.among, frame)
    ):
        return False
    known = info if info is not None else information_now(position, ref[0])
    for name, value in zip(filter._fields, filter, strict=True):
        test = _TESTS.get(name) if value is not None else None
        if test is not None and not test(position, instance, known, value, frame):
            return False
    return filter.without is None or not one(filter.without)


def _player_passes(position: MagmellPosition, ref: Ref, filter: Filter, frame: Frame) -> bool:
    if filter.either is not None:
        return any(_player_passes(position, ref, one, frame) for one in filter.either)
    if filter.what is None and filter != Filter(among=filter.among, controller=filter.controller):
        return False
    if filter.what is not None and "player" not in filter.what:
        return False
    return all(whose is None or ref in select(position, whose, frame) for whose in (filter.controller, filter.among))


Test = Callable[[MagmellPosition, Instance, Information, Any, Frame], bool]


def _number(read: Callable[[Information], int | None]) -> Test:
    def test(position: MagmellPosition, _instance: Instance, info: Information, value: Any, frame: Frame) -> bool:
        number = read(info)
        return number is not None and compares(position, number, value, frame)

    return test


def _state(read: Callable[[MagmellPosition, Instance], Any]) -> Test:
    return lambda position, instance, _info, value, _frame: read(position, instance) == value


def _whose(read: Callable[[Instance, Information], str]) -> Test:
    return lambda position, instance, info, value, frame: (read(instance, info), 0) in select(position, value, frame)


def _is_kind(_position: MagmellPosition, instance: Instance, info: Information, kinds: Any, _frame: Frame) -> bool:
    known = {*info.types, instance.kind, "instance", *(("battle-unit",) if "unit" in info.types else ())}
    return not known.isdisjoint(kinds)


def parts_in_battle(position: MagmellPosition, ref: Ref) -> frozenset[str]:
    """Return the parts of an instance in the battle: "attacking", "defending", "attacked", "battling" (701.3.1.2)."""
    battle = battle_of(position)
    if battle is None:
        return frozenset()
    units = {"attacking": battle.attacker, "defending": battle.defender, "attacked": battle.target}
    parts = {part for part, unit in units.items() if unit == ref}
    if parts - {"attacking"} or (parts and battle.named is not None):
        parts.add("battling")
    return frozenset(parts)


_TESTS: dict[str, Test] = {
    "what": _is_kind,
    "controller": _whose(lambda _instance, info: info.controller),
    "owner": _whose(lambda instance, _info: instance.owner),
    "colors": lambda _position, _instance, info, value, _frame: not (info.colors or {"colorless"}).isdisjoint(value),
    "ap": _number(lambda info: info.ap),
    "hp": _number(lambda info: info.hp),
    "cost": _number(lambda info: sum(number for _, number in info.cost)),
    "catalyst": _number(lambda info: sum(number for _, number in info.catalyst)),
    "name": lambda _position, _instance, info, value, _frame: info.name in value,
    "timing": lambda _position, _instance, info, value, _frame: info.timing == value,
    "has": lambda _position, _instance, info, value, _frame: any(
        value in (ability.name, ability.text) for _, ability in info.abilities
    ),
    "rested": _state(lambda _position, instance: instance.rested),
    "face_down": _state(lambda _position, instance: instance.face_down),
    "token": _state(lambda _position, instance: instance.kind == "token"),
    "damaged": _state(lambda _position, instance: instance.damage > 0),
    "counters": lambda _position, instance, _info, value, _frame: dict(instance.counters).get(value[0], 0) >= value[1],
    "attacking": _state(lambda position, instance: "attacking" in parts_in_battle(position, instance.ref)),
    "defending": _state(lambda position, instance: "defending" in parts_in_battle(position, instance.ref)),
    "attacked": _state(lambda position, instance: "attacked" in parts_in_battle(position, instance.ref)),
    "battling": _state(lambda position, instance: "battling" in parts_in_battle(position, instance.ref)),
}
"""What a field of a filter asks: by 210.2, 211.3, 212.6 of information, by 219 of a state, by 701 of a part in battle."""


def matching(position: MagmellPosition, filter: Filter, frame: Frame) -> list[Ref]:
    """Return everything a filter means now, in a stable order, players first."""
    zones = () if filter.what == ("player",) else zones_of(filter)
    return words.matching(position, filter, frame, passes, zones)


words.add_words(MEANING, matching)

# Whom.


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
            return str(frame.info.controller)
        if frame.seen is not None and frame.event is not None and frame.event.of == ref[0]:
            return str(frame.seen.controller)
    return information_now(position, ref[0]).controller


def _in_battle(position: MagmellPosition, _frame: Frame, part: str) -> tuple[Ref, ...]:
    unit: Ref | None = getattr(battle_of(position), part, None)
    return (unit,) if unit is not None else ()


def _chooser(_position: MagmellPosition, _frame: Frame) -> tuple[Ref, ...]:
    raise Unsupported("whoever chooses, where nobody does", "704.3.2.2")


MEANING.whom.update(
    {
        "controller-of": _players_of("controller-of"),
        "owner-of": _players_of("owner-of"),
        "battle": _in_battle,
        "chooser": _chooser,
    }
)

# How much.


def _value(position: MagmellPosition, frame: Frame, of: Selector, what: str) -> int:
    return sum(_value_of(position, ref, what, frame) for ref in select(position, of, frame))


def _value_of(position: MagmellPosition, ref: Ref, what: str, frame: Frame) -> int:
    """Return a number of an instance or a player, looking back where the instance has moved (301.7)."""
    id = ref[0]
    if id in position.players:
        return position.players[id].life if what == "life" else len(position.zones.get(f"{what}/{id}", ()))
    instance = position.objects.get(id)
    if instance is None:
        return 0
    info = known_information(position, ref, frame)
    if what in ("ap", "hp"):
        return getattr(info, what) or 0
    if what in ("cost", "catalyst"):
        return sum(number for _, number in getattr(info, what))
    if present(position, ref) is None:
        raise Unsupported(f"the {what} that lay on what has moved", "301.7")
    return instance.damage if what == "damage" else dict(instance.counters).get(what, 0)


MEANING.how_much["value"] = _value


def known_information(position: MagmellPosition, ref: Ref, frame: Frame) -> Information:
    """Return the information of what was meant; of what has moved, the information it had before (301.7)."""
    found: Information | None = last_known(position, ref, frame)
    return found if found is not None else information_now(position, ref[0])


# Whether.


def _is(position: MagmellPosition, frame: Frame, selector: Selector, filter: Filter) -> bool:
    refs = select(position, selector, frame)
    return bool(refs) and all(_meant(position, ref, filter, frame) for ref in refs)


def _meant(position: MagmellPosition, ref: Ref, filter: Filter, frame: Frame) -> bool:
    if ref[0] in position.players or present(position, ref) is not None:
        return passes(position, ref, filter, frame)
    return passes(position, ref, filter, frame, known_information(position, ref, frame), anywhere=True)


MEANING.whether.update({"is": _is, "battle": lambda position, _frame: battle_of(position) is not None})
