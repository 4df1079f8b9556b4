"""Information of instances as it is now (204, 212, 213, 224.4, 303, 306): what is printed, and what continuous effects make of it.

The book gives no order in which continuous effects act on one number. What sets a value comes first, in order of creation; what
adds or subtracts comes after (corpus/rulings.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from judgekit.games.magmell.game import MAGMELL, PLAY_ZONES, ZONES, Information, Instance, MagmellPosition, card_of
from judgekit.games.magmell.meanings import amount_of, holds, passes
from judgekit.games.magmell.terms import EMPTY_FILTER, Ability, Filter, Instruction, Modification, Pattern, TargetWord
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.objects import Ref, standing, summed

_KEY = "information"

CREMATION = Ability(
    "triggered",
    when=Pattern(("move",), of=Filter(among=("this",)), details=(("to", ("dust",)),)),
    targets=(TargetWord("it", Filter(what=("player",))),),
    do=(Instruction("damage", ("target", 0), 2),),
    text="火葬カウンター",
)
"""The ability that each 火葬カウンター gives to a unit (224.4.3)."""


def _printed(position: MagmellPosition, instance: Instance) -> Information:
    """Return what is printed, as far as it counts in the zone where the instance stands (204.4, 219.6.2, 406.5)."""
    card, controller = card_of(position, instance), instance.controller
    if card is None:
        return _of_ability(position, instance)
    if instance.place == "stone-area":
        stone = frozenset(("stone",))
        if instance.face_down:
            return Information(controller, types=stone, rules=("219.6.2", "406.4", "212.6"))
        if card.type != "stone":
            return Information(controller, card.name, stone, card.colors, rules=("406.5", "219.5.2"))
    return Information(
        *(controller, card.name, frozenset((card.type,)), card.colors, card.ap, card.hp, card.timing, card.cost),
        card.catalyst,
        tuple((instance.id, ability) for ability in card.abilities),
        ("212.5", "219.5.2") if card.type == "stone" and card.colors else (),
    )


_STATIC = ("303.1", "306.1", "306.2")
_RULES_OF_HOMES = {
    "unit": ("214.1", "214.1.1", "303.1.1", "303.1.1.1"),
    "stone": ("214.1", "214.1.2", "303.1.1", "303.1.1.2"),
    "magic": ("214.1", "214.1.3", "303.1.1", "303.1.1.3"),
}
"""Where static abilities of a card function, by its type."""


def _static_rules(types: frozenset[str]) -> tuple[str, ...]:
    return tuple(rule for kind in sorted(types) for rule in _RULES_OF_HOMES.get(kind, ()))


def _of_ability(position: MagmellPosition, instance: Instance) -> Information:
    """Return the information of an ability on チャント: it has the colours of the instance it comes from (212.3)."""
    info, frame = Information(instance.controller), instance.frame
    if instance.kind != "ability" or frame is None:
        return info
    source = position.objects.get(frame.source[0])
    seen = frame.info if frame.info is not None else source and card_of(position, source)
    return info if seen is None else info._replace(colors=seen.colors, rules=("212.3",))


HOME_OF_ABILITIES = {"unit": "battle-area", "stone": "stone-area", "magic": "chant"}
"""Where the abilities of a card function by its type (303.1.1.1-303.1.1.3)."""


def functions_in(ability: Ability, instance: Instance, types: frozenset[str]) -> bool:
    """Tell whether an ability functions where its instance stands (214.1, 303.1.1)."""
    if ability.zones is not None:
        return instance.place in ability.zones
    return any(HOME_OF_ABILITIES[kind] == instance.place for kind in types)


def functioning(position: MagmellPosition, kinds: tuple[str, ...]) -> Iterator[tuple[Instance, Ability]]:
    """Yield (instance, ability) for the abilities of these kinds that function now.

    214.1, 214.1.1, 214.1.2, 214.1.3, 303.1.1, 303.1.1.1, 303.1.1.2, 303.1.1.3, 306.2.
    """
    infos = survey(position)
    for id in sorted(infos):
        instance, info = position.objects[id], infos[id]
        for _, ability in info.abilities:
            if ability.kind in kinds and functions_in(ability, instance, info.types):
                yield instance, ability
    for id in sorted(position.objects):
        instance = position.objects[id]
        card = card_of(position, instance) if id not in infos else None
        for ability in card.abilities if card is not None else ():
            if ability.zones is not None and ability.kind in kinds and instance.place in ability.zones:
                yield instance, ability


def survey(position: MagmellPosition) -> dict[str, Information]:
    """Return the present information of everything in 戦闘エリア, 魔石エリア and チャント, by id."""
    found: dict[str, Information] | None = position.memo.get(_KEY)
    return found if found is not None else _survey(position)


def information(position: MagmellPosition, id: str) -> Information:
    """Return the present information of an instance in any zone."""
    infos = survey(position)
    if id in infos:
        return infos[id]
    instance = position.objects[id]
    info = _printed(position, instance)
    for effect in _continuous(position, infos):
        near = effect.affects is None or not (effect.affects.zone or _speaks_of(effect, _OF_USE))
        if (effect.refs is not None or not near) and _acts_on(position, effect, instance, info):
            for change in effect.modify:
                info = _changed(position, info, change, effect.frame, effect.rules)
    return _with_own(position, instance, info)


MAGMELL.view = information


def _with_own(position: MagmellPosition, instance: Instance, info: Information) -> Information:
    """Return the information of a card outside the play zones with what its own text changes there (303.1.1)."""
    for _, ability in info.abilities:
        if ability.kind != "static" or ability.affects is not None or not functions_in(ability, instance, info.types):
            continue
        frame = Frame(info.controller, instance.ref, ability)
        if holds(position, ability.condition, frame):
            for change in ability.modify:
                info = _changed(position, info, change, frame, ("303.1", "306.2"))
    return info


class _Effect(NamedTuple):
    """A continuous effect in force: what it changes, on which instances or by which filter, for whom, and by which rules."""

    modify: tuple[Modification, ...]
    refs: tuple[Ref, ...] | None
    affects: Filter | None
    frame: Frame
    rules: tuple[str, ...]


_OF_USE = ("cost", "catalyst", "timing")
"""Changes that concern the use of cards, and so act on cards outside the play zones as well."""

_OF_ABILITIES = ("gain", "lose", "control", "color")
"""Changes that come before all numbers, since they may bring further effects."""


def _speaks_of(effect: _Effect, kinds: tuple[str, ...]) -> bool:
    return any(change.what in kinds for change in effect.modify)


def _survey(position: MagmellPosition) -> dict[str, Information]:
    """Work out what continuous effects make of the printed information: abilities first, then numbers.

    204.2, 204.4, 212.2, 212.4, 212.5, 219.5.2, 219.6.2, 303.1, 306.1, 306.1.1, 406.4, 406.5.
    """
    there = [instance for zone in (*PLAY_ZONES, "chant") for instance in ZONES.held(position, zone)]
    position.memo[_KEY] = infos = {instance.id: _printed(position, instance) for instance in there}
    counters = [id for id in infos if position.objects[id].counters]
    if not counters and not _continuous(position, infos):
        return infos
    for id in counters:
        infos[id] = _with_counter_abilities(infos[id], position.objects[id])
    settled: set[Any] = set()
    for _ in range(8):
        effects = [effect for effect in _continuous(position, infos) if effect[:4] not in settled]
        fresh = [effect for effect in effects if _speaks_of(effect, _OF_ABILITIES)]
        if not fresh:
            break
        for effect in fresh:
            settled.add(effect[:4])
            _apply(position, infos, effect, _OF_ABILITIES)
    effects = _continuous(position, infos)
    for kinds in (("set-ap", "set-hp", "set-cost"), ("ap", "hp", *_OF_USE)):
        if "ap" in kinds:
            for id in counters:
                infos[id] = _with_counters(infos[id], position.objects[id])
        seen = dict(infos)
        for effect in effects:
            _apply(position, infos, effect, kinds, seen)
    return infos


def _continuous(position: MagmellPosition, infos: dict[str, Information]) -> list[_Effect]:
    """Return the continuous effects in force: those that abilities left behind, in order, then those of static abilities."""
    found = [
        _Effect(effect.modify, effect.refs, effect.affects, effect.frame, ("306.1", "306.1.1"))
        for effect in sorted(position.effects.values(), key=lambda lasting: lasting.order)
        if effect.modify
    ]
    for id in sorted(infos):
        info, instance = infos[id], position.objects[id]
        for _, ability in info.abilities:
            if ability.kind == "static" and functions_in(ability, instance, info.types):
                homes = _static_rules(info.types) if ability.zones is None else ()
                refs = (instance.ref,) if ability.affects is None else None
                found += _static(position, info.controller, instance, ability, refs, homes)
    telling = {name for name, card in position.cards.items() if any(map(_acts_from_elsewhere, card.abilities))}
    for id in sorted(position.objects) if telling else ():
        instance = position.objects[id]
        for ability in position.cards[instance.card].abilities if id not in infos and instance.card in telling else ():
            if _acts_from_elsewhere(ability) and instance.place in (ability.zones or ()):
                found += _static(position, instance.owner, instance, ability, None, ("303.1.1", "214.1"))
    return found


def _acts_from_elsewhere(ability: Ability) -> bool:
    """Tell whether a static ability says that it functions outside the zones of play (303.1.1)."""
    return ability.kind == "static" and bool(ability.zones) and ability.affects is not None


def _static(
    position: MagmellPosition,
    player: str,
    instance: Instance,
    ability: Ability,
    refs: tuple[Ref, ...] | None,
    where: tuple[str, ...],
) -> Iterator[_Effect]:
    """Yield the effect of a static ability while its condition holds."""
    frame = Frame(player, instance.ref, ability)
    if holds(position, ability.condition, frame):
        yield _Effect(ability.modify, refs, ability.affects, frame, (*_STATIC, *where))


def _acts_on(position: MagmellPosition, effect: _Effect, instance: Instance, info: Information) -> bool:
    if effect.refs is not None:
        return instance.ref in effect.refs
    return passes(position, instance.ref, effect.affects or EMPTY_FILTER, effect.frame, info)


def _apply(
    position: MagmellPosition,
    infos: dict[str, Information],
    effect: _Effect,
    kinds: tuple[str, ...],
    seen: dict[str, Information] | None = None,
) -> None:
    wanted = [change for change in effect.modify if change.what in kinds]
    ids = list(infos) if effect.refs is None else [id for id in standing(position, effect.refs) if id in infos]
    if wanted:
        ids = [id for id in ids if _acts_on(position, effect, position.objects[id], (seen or infos)[id])]
    for id in ids:
        for change in wanted:
            infos[id] = _changed(position, infos[id], change, effect.frame, effect.rules)


def _changed(
    position: MagmellPosition,
    info: Information,
    change: Modification,
    frame: Frame,
    rules: tuple[str, ...],
) -> Information:
    """Return the information after one change; an instance without AP has none to change."""
    what, value = change
    changed: dict[str, Any] = {}
    if what == "gain":
        changed["abilities"] = (*info.abilities, (frame.source[0], value))
    elif what == "lose":
        changed["abilities"] = () if value == "all" else tuple(one for one in info.abilities if one[1].name != value)
    elif what == "control":
        changed["controller"] = value if value in position.players else frame.controller
    elif what == "color":
        changed["colors"], rules = frozenset(value), (*rules, "212.4")
    elif what == "timing":
        changed["timing"] = value
    else:
        number, field = amount_of(position, value, frame), what.removeprefix("set-")
        before = getattr(info, field)
        if what in ("cost", "catalyst"):
            changed[field] = _cheaper(before, number)
        elif what != field:
            changed[field] = number
        elif before is not None:
            changed[field] = before + number
        else:
            return info
    return info._replace(rules=(*info.rules, *(rule for rule in rules if rule not in info.rules)), **changed)


def _cheaper(cost: tuple[tuple[str, int], ...], number: int) -> tuple[tuple[str, int], ...]:
    """Return a cost whose colourless part is changed by number, never below zero."""
    return summed(cost, (("colorless", max(number, -dict(cost).get("colorless", 0))),))


def _with_counters(info: Information, instance: Instance) -> Information:
    """Add what power and weak counters do to a unit."""
    if "unit" not in info.types or instance.zone != "battle-area":
        return info
    counters = dict(instance.counters)
    for kind, sign, rule in (("power", 1, "224.4.1"), ("weak", -1, "224.4.2")):
        number = sign * counters.get(kind, 0)
        if number:
            info = info._replace(
                ap=None if info.ap is None else info.ap + number,
                hp=None if info.hp is None else info.hp + number,
                rules=(*info.rules, "224.1", "224.4", rule),
            )
    return info


def _with_counter_abilities(info: Information, instance: Instance) -> Information:
    """Give a unit the ability of each 火葬カウンター on it."""
    number = dict(instance.counters).get("cremation", 0)
    if not number or "unit" not in info.types or instance.zone != "battle-area":
        return info
    gained = ((instance.id, CREMATION),) * number
    return info._replace(abilities=(*info.abilities, *gained), rules=(*info.rules, "224.4", "224.4.3"))


ELSEWHERE = frozenset(("cannot-be-nullified", "cannot-be-used", "usable-quickly"))
"""Rule abilities that are about zones in which the card they stand on would have no ability otherwise (214.1, 101)."""


def rule_abilities(position: MagmellPosition, id: str, name: str) -> list[Ability]:
    """Return the abilities of kind "rule" of this name that an instance has, where they function and their condition holds."""
    info, instance = information(position, id), position.objects[id]
    anywhere = name in ELSEWHERE or name.startswith("usable-from-")
    return [
        ability
        for _, ability in info.abilities
        if (ability.kind, ability.name) == ("rule", name)
        and (anywhere or functions_in(ability, instance, info.types))
        and holds(position, ability.condition, Frame(info.controller, instance.ref, ability))
    ]


def has_rule(position: MagmellPosition, id: str, name: str) -> bool:
    """Tell whether an instance has an ability of kind "rule" of this name that functions."""
    return bool(rule_abilities(position, id, name))


def controller_of(position: MagmellPosition, id: str) -> str:
    """Return who controls an instance now (222.2)."""
    info = survey(position).get(id)
    return info.controller if info is not None else position.objects[id].controller


def rule_speaks_of(position: MagmellPosition, id: str, name: str, ref: Ref, anywhere: bool = False) -> bool:
    """Tell whether a rule ability of an instance speaks of something: of everything where it names nothing."""
    source = position.objects[id].ref
    return any(
        ability.affects is None
        or passes(
            position, ref, ability.affects, Frame(controller_of(position, id), source, ability), anywhere=anywhere
        )
        for ability in rule_abilities(position, id, name)
    )


def is_banned(position: MagmellPosition, name: str, player: str, id: str | None = None) -> bool:
    """Tell whether an ability in force keeps a player from something, or from doing it with a card (102)."""
    there = (
        (Frame(controller_of(position, one.id), one.ref, ability)) for one, ability in functioning(position, ("rule",))
    )
    made = (effect.frame._replace(ability=effect.ability) for effect in position.effects.values() if effect.ability)
    return any(
        (frame.ability.kind, frame.ability.name) == ("rule", name)
        and holds(position, frame.ability.condition, frame)
        and (
            frame.ability.when is None
            or frame.ability.when.by is None
            or passes(position, (player, 0), frame.ability.when.by, frame)
        )
        and (
            id is None
            or frame.ability.affects is None
            or passes(position, position.objects[id].ref, frame.ability.affects, frame, anywhere=True)
        )
        for frame in (*there, *made)
    )
