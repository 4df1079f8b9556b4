"""Information of instances as it is now (204, 212, 213, 224.4, 303, 306): what is printed, and what continuous effects make of it.

The book gives no order in which continuous effects act on one number. What sets a value comes first, in order of creation; what
adds or subtracts comes after (corpus/rulings.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgekit.games.magmell.game import (
    MAGMELL,
    Frame,
    Information,
    Instance,
    MagmellPosition,
    card_of,
    present,
)
from judgekit.games.magmell.meanings import amount_of, holds, passes
from judgekit.games.magmell.terms import EMPTY_FILTER, Ability, Filter, Instruction, Modification, Pattern, TargetWord

_KEY = "information"
_NOTHING = Information(None, frozenset(), frozenset(), None, None, None, (), (), (), "")

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
    card = card_of(position, instance)
    if card is None:
        return _of_ability(position, instance)
    place = instance.place
    if place == "stone-area":
        if instance.face_down:
            return _NOTHING._replace(
                types=frozenset(("stone",)), controller=instance.controller, rules=("219.6.2", "406.4", "212.6")
            )
        if card.type != "stone":
            return Information(
                card.name,
                frozenset(("stone",)),
                card.colors,
                None,
                None,
                None,
                (),
                (),
                (),
                instance.controller,
                ("406.5", "219.5.2"),
            )
    abilities = tuple((instance.id, ability) for ability in card.abilities)
    return Information(
        card.name,
        frozenset((card.type,)),
        card.colors,
        card.ap,
        card.hp,
        card.timing,
        card.cost,
        card.catalyst,
        abilities,
        instance.controller,
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
    info = _NOTHING._replace(controller=instance.controller)
    if instance.kind != "ability" or instance.frame is None:
        return info
    source = position.objects.get(instance.frame.source[0])
    card = card_of(position, source) if source is not None else None
    if instance.frame.info is not None:
        return info._replace(colors=instance.frame.info.colors, rules=("212.3",))
    return info if card is None else info._replace(colors=card.colors, rules=("212.3",))


HOME_OF_ABILITIES = {"unit": "battle-area", "stone": "stone-area", "magic": "chant"}
"""Where the abilities of a card function by its type (303.1.1.1-303.1.1.3)."""


def functions_in(ability: Ability, instance: Instance, types: frozenset[str]) -> bool:
    """Tell whether an ability functions where its instance stands (214.1, 303.1.1)."""
    if ability.zones is not None:
        return instance.place in ability.zones
    return any(HOME_OF_ABILITIES[kind] == instance.place for kind in types)


def functioning(position: MagmellPosition, kinds: tuple[str, ...]) -> Iterator[tuple[Instance, str, Ability]]:
    """Yield (instance, id of what gave it, ability) for the abilities of these kinds that function now.

    214.1, 214.1.1, 214.1.2, 214.1.3, 303.1.1, 303.1.1.1, 303.1.1.2, 303.1.1.3, 306.2.
    """
    infos = survey(position)
    for id in sorted(infos):
        instance = position.objects[id]
        info = infos[id]
        for giver, ability in info.abilities:
            if ability.kind in kinds and functions_in(ability, instance, info.types):
                yield instance, giver, ability
    for id in sorted(position.objects):
        if id in infos:
            continue
        instance = position.objects[id]
        card = card_of(position, instance)
        if card is None:
            continue
        for ability in card.abilities:
            if ability.zones is not None and ability.kind in kinds and instance.place in ability.zones:
                yield instance, id, ability


def survey(position: MagmellPosition) -> dict[str, Information]:
    """Return the present information of everything in 戦闘エリア, 魔石エリア and チャント, by id."""
    found: dict[str, Information] | None = position.memo.get(_KEY)
    return found if found is not None else _survey(position)


def information(position: MagmellPosition, id: str) -> Information:
    """Return the present information of an instance in any zone."""
    infos = survey(position)
    info = infos.get(id)
    if info is not None:
        return info
    instance = position.objects[id]
    info = _printed(position, instance)
    for changes, refs, affects, frame, rules in _continuous(position, infos):
        if affects is None and refs is None:
            continue
        if refs is None and affects is not None and not (affects.zone or _about_use(changes)):
            continue
        if _acts_on(position, instance, info, refs, affects, frame):
            for change in changes:
                info = _changed(position, info, change, frame, rules)
    return _with_own(position, instance, info)


MAGMELL.view = information


def _with_own(position: MagmellPosition, instance: Instance, info: Information) -> Information:
    """Return the information of a card outside the play zones with what its own text changes there (303.1.1)."""
    for _, ability in info.abilities:
        if ability.kind != "static" or ability.affects is not None or not functions_in(ability, instance, info.types):
            continue
        frame = Frame(info.controller, instance.ref, ability)
        if ability.condition is None or holds(position, ability.condition, frame):
            for change in ability.modify:
                info = _changed(position, info, change, frame, ("303.1", "306.2"))
    return info


def _about_use(changes: tuple[Modification, ...]) -> bool:
    """Tell whether changes concern the use of cards, so that they act on cards outside the play zones as well."""
    return any(change.what in ("cost", "catalyst", "timing") for change in changes)


def _base(position: MagmellPosition) -> dict[str, Information]:
    infos = {}
    for zone, ids in position.zones.items():
        if zone in ("battle-area", "chant") or zone.startswith("stone-area"):
            for id in ids:
                infos[id] = _printed(position, position.objects[id])
    return infos


def _survey(position: MagmellPosition) -> dict[str, Information]:
    """Work out what continuous effects make of the printed information: abilities first, then numbers.

    204.2, 204.4, 212.2, 212.4, 212.5, 219.5.2, 219.6.2, 303.1, 306.1, 306.1.1, 406.4, 406.5.
    """
    position.memo[_KEY] = infos = _base(position)
    effects = _continuous(position, infos)
    counters = [id for id in infos if position.objects[id].counters]
    if not effects and not counters:
        return infos
    for id in counters:
        infos[id] = _with_counter_abilities(infos[id], position.objects[id])
    settled: set[Any] = set()
    for _ in range(8):
        effects = _continuous(position, infos)
        fresh = [effect for effect in effects if effect[:4] not in settled and _about_abilities(effect[0])]
        if not fresh:
            break
        for effect in fresh:
            settled.add(effect[:4])
            _apply(position, infos, effect, ("gain", "lose", "control", "color"))
    effects = _continuous(position, infos)
    for kinds in (("set-ap", "set-hp", "set-cost"), ("ap", "hp", "cost", "catalyst", "timing")):
        if kinds[0] == "ap":
            for id in counters:
                infos[id] = _with_counters(infos[id], position.objects[id])
        seen = dict(infos)
        for effect in effects:
            _apply(position, infos, effect, kinds, seen)
    return infos


def _about_abilities(changes: tuple[Modification, ...]) -> bool:
    return any(change.what in ("gain", "lose", "control", "color") for change in changes)


Effect = tuple[tuple[Modification, ...], tuple[Any, ...] | None, Filter | None, Frame, tuple[str, ...]]


def _continuous(position: MagmellPosition, infos: dict[str, Information]) -> list[Effect]:
    """Return the continuous effects in force: those that abilities left behind, in order, then those of static abilities."""
    found: list[Effect] = []
    for effect in sorted(position.effects.values(), key=lambda lasting: lasting.order):
        if effect.modify:
            found.append((effect.modify, effect.refs, effect.affects, effect.frame, ("306.1", "306.1.1")))
    for id in sorted(infos):
        for _, ability in infos[id].abilities:
            if ability.kind != "static":
                continue
            instance = position.objects[id]
            if not functions_in(ability, instance, infos[id].types):
                continue
            frame = Frame(infos[id].controller, instance.ref, ability)
            if ability.condition is not None and not holds(position, ability.condition, frame):
                continue
            refs = (instance.ref,) if ability.affects is None else None
            rules = _STATIC if ability.zones is not None else (*_STATIC, *_static_rules(infos[id].types))
            found.append((ability.modify, refs, ability.affects, frame, rules))
    found.extend(_from_elsewhere(position, infos))
    return found


def _from_elsewhere(position: MagmellPosition, infos: dict[str, Information]) -> Iterator[Effect]:
    """Yield the effects of static abilities that say they function outside the zones of play (303.1.1)."""
    telling = {
        name
        for name, card in position.cards.items()
        if any(ability.kind == "static" and ability.zones and ability.affects for ability in card.abilities)
    }
    if not telling:
        return
    for id in sorted(position.objects):
        instance = position.objects[id]
        if id in infos or instance.card not in telling:
            continue
        for ability in position.cards[instance.card].abilities:
            if ability.kind != "static" or ability.affects is None or instance.place not in (ability.zones or ()):
                continue
            frame = Frame(instance.owner, instance.ref, ability)
            if ability.condition is None or holds(position, ability.condition, frame):
                yield (ability.modify, None, ability.affects, frame, (*_STATIC, "303.1.1", "214.1"))


def _acts_on(
    position: MagmellPosition,
    instance: Instance,
    info: Information,
    refs: tuple[Any, ...] | None,
    affects: Filter | None,
    frame: Frame,
) -> bool:
    if refs is not None:
        return instance.ref in refs
    return passes(position, instance.ref, affects or EMPTY_FILTER, frame, info)


def _apply(
    position: MagmellPosition,
    infos: dict[str, Information],
    effect: Effect,
    kinds: tuple[str, ...],
    seen: dict[str, Information] | None = None,
) -> None:
    changes, refs, affects, frame, rules = effect
    wanted = [change for change in changes if change.what in kinds]
    if not wanted:
        return
    ids = [ref[0] for ref in refs if present(position, ref) and ref[0] in infos] if refs is not None else list(infos)
    chosen = [id for id in ids if _acts_on(position, position.objects[id], (seen or infos)[id], refs, affects, frame)]
    for id in chosen:
        for change in wanted:
            infos[id] = _changed(position, infos[id], change, frame, rules)


def _changed(
    position: MagmellPosition,
    info: Information,
    change: Modification,
    frame: Frame,
    rules: tuple[str, ...],
) -> Information:
    """Return the information after one change; an instance without AP has none to change."""
    what, value = change
    rules = (*info.rules, *(rule for rule in rules if rule not in info.rules))
    if what == "gain":
        return info._replace(abilities=(*info.abilities, (frame.source[0], value)), rules=rules)
    if what == "lose":
        kept = () if value == "all" else tuple(pair for pair in info.abilities if pair[1].name != value)
        return info._replace(abilities=kept, rules=rules)
    if what == "control":
        return info._replace(controller=value if value in position.players else frame.controller, rules=rules)
    if what == "color":
        return info._replace(colors=frozenset(value), rules=(*rules, "212.4"))
    if what == "timing":
        return info._replace(timing=value, rules=rules)
    number = amount_of(position, value, frame)
    if what in ("cost", "catalyst"):
        changed: dict[str, Any] = {what: _cheaper(getattr(info, what), number)}
        return info._replace(rules=rules, **changed)
    field = what.removeprefix("set-")
    before = getattr(info, field)
    if before is None and not what.startswith("set-"):
        return info
    changed = {field: number if what.startswith("set-") else before + number}
    return info._replace(rules=rules, **changed)


def _cheaper(cost: tuple[tuple[str, int], ...], number: int) -> tuple[tuple[str, int], ...]:
    """Return a cost whose colourless part is changed by number, never below zero."""
    amounts = dict(cost)
    amounts["colorless"] = max(0, amounts.get("colorless", 0) + number)
    return tuple(sorted((color, n) for color, n in amounts.items() if n))


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


def _functions(instance: Instance, info: Information, ability: Ability) -> bool:
    name = ability.name or ""
    return name in ELSEWHERE or name.startswith("usable-from-") or functions_in(ability, instance, info.types)


def has_rule(position: MagmellPosition, id: str, name: str) -> bool:
    """Tell whether an instance has an ability of kind "rule" of this name that functions."""
    info = information(position, id)
    instance = position.objects[id]
    return any(
        ability.kind == "rule"
        and ability.name == name
        and _functions(instance, info, ability)
        and _rule_holds(position, instance, info, ability)
        for _, ability in info.abilities
    )


def _rule_holds(position: MagmellPosition, instance: Instance, info: Information, ability: Ability) -> bool:
    if ability.condition is None:
        return True
    return holds(position, ability.condition, Frame(info.controller, instance.ref, ability))


def rule_abilities(position: MagmellPosition, id: str, name: str) -> list[Ability]:
    """Return the abilities of kind "rule" of this name that an instance has, where they function and their condition holds."""
    info = information(position, id)
    instance = position.objects[id]
    return [
        ability
        for _, ability in info.abilities
        if ability.kind == "rule"
        and ability.name == name
        and _functions(instance, info, ability)
        and _rule_holds(position, instance, info, ability)
    ]


def controller_of(position: MagmellPosition, id: str) -> str:
    """Return who controls an instance now (222.2)."""
    instance = position.objects[id]
    info = survey(position).get(id)
    return info.controller if info is not None else instance.controller


def is_banned(position: MagmellPosition, name: str, player: str, id: str | None = None) -> bool:
    """Tell whether an ability in force keeps a player from something, or from doing it with a card (102)."""
    bans = [
        (ability, Frame(controller_of(position, source.id), source.ref, ability))
        for source, _, ability in functioning(position, ("rule",))
        if ability.name == name
    ]
    bans += [
        (effect.ability, effect.frame)
        for effect in position.effects.values()
        if effect.ability is not None and effect.ability.kind == "rule" and effect.ability.name == name
    ]
    for ability, frame in bans:
        if ability.condition is not None and not holds(position, ability.condition, frame):
            continue
        who = ability.when.by if ability.when is not None else None
        if who is not None and not passes(position, (player, 0), who, frame):
            continue
        if id is None or ability.affects is None:
            return True
        if passes(position, position.objects[id].ref, ability.affects, frame, anywhere=True):
            return True
    return False
