"""Information of instances as it is now (204, 212, 213, 224.4, 303, 306): what is printed, and what continuous effects make of it.

The book gives no order in which continuous effects act on one number. What sets a value comes first, in order of creation; what
adds or subtracts comes after (corpus/rulings.md).
"""

from __future__ import annotations

from judgekit.engine.records import with_fields
from judgekit.games.magmell.game import MAGMELL, PLAY_ZONES, ZONES, Information, Instance, MagmellPosition, card_of
from judgekit.games.magmell.meanings import MEANING, amount_of, surely
from judgekit.games.magmell.terms import Filter
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.continuous import Continuous, ContinuousRules
from judgekit.mechanics.objects import summed
from judgekit.mechanics.terms.records import Ability, Instruction, Modification, Pattern, TargetWord

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


_RULES_OF_HOMES = {
    "unit": ("214.1", "214.1.1", "303.1.1", "303.1.1.1"),
    "stone": ("214.1", "214.1.2", "303.1.1", "303.1.1.2"),
    "magic": ("214.1", "214.1.3", "303.1.1", "303.1.1.3"),
}
"""Where static abilities of a card function, by its type."""


def _homes(info: Information) -> tuple[str, ...]:
    return tuple(rule for kind in sorted(info.types) for rule in _RULES_OF_HOMES.get(kind, ()))


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


def _changed(
    position: MagmellPosition, info: Information, change: Modification, frame: Frame, rules: tuple[str, ...]
) -> Information:
    """Return the information after one change; an instance without AP has none to change."""
    what, value = change
    changed: dict[str, object] = {}
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
    changed["rules"] = (*info.rules, *(rule for rule in rules if rule not in info.rules))
    return with_fields(info, changed)


def _cheaper(cost: tuple[tuple[str, int], ...], number: int) -> tuple[tuple[str, int], ...]:
    """Return a cost whose colourless part is changed by number, never below zero."""
    return summed(cost, (("colorless", max(number, -dict(cost).get("colorless", 0))),))


def _adjusted(info: Information, instance: Instance, group: int) -> Information:
    """Give a unit the abilities of its counters before anything else; power and weak counters come before what adds."""
    if "unit" not in info.types or instance.zone != "battle-area" or group == 1:
        return info
    return _with_counter_abilities(info, instance) if group == 0 else _with_counters(info, instance)


def _with_counters(info: Information, instance: Instance) -> Information:
    """Add what power and weak counters do to a unit."""
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
    if not number:
        return info
    gained = ((instance.id, CREMATION),) * number
    return info._replace(abilities=(*info.abilities, *gained), rules=(*info.rules, "224.4", "224.4.3"))


_ELSEWHERE = frozenset(("cannot-be-nullified", "cannot-be-used", "usable-quickly"))
"""Rule abilities that are about zones in which the card they stand on would have no ability otherwise (214.1, 101)."""

CONTINUOUS = Continuous(
    MAGMELL,
    MEANING,
    surely,
    ZONES,
    in_play=(*PLAY_ZONES, "chant"),
    printed=_printed,
    functions=lambda ability, instance, info: functions_in(ability, instance, info.types),
    homes=_homes,
    changed=_changed,
    adjusted=_adjusted,
    groups=(
        ("gain", "lose", "control", "color"),
        ("set-ap", "set-hp", "set-cost"),
        ("ap", "hp", "cost", "catalyst", "timing"),
    ),
    outside=("cost", "catalyst", "timing"),
    rules=ContinuousRules(
        lasting=("306.1", "306.1.1"),
        static=("303.1", "306.1", "306.2"),
        elsewhere=("303.1.1", "214.1"),
        itself=("303.1", "306.2"),
    ),
    said_anywhere=lambda name: name in _ELSEWHERE or name.startswith("usable-from-"),
)
"""What continuous effects make of instances: abilities first, then what sets a number, then what adds to it."""

information, survey, controller_of = CONTINUOUS.of, CONTINUOUS.survey, CONTINUOUS.controller
functioning, is_banned, rule_speaks_of = CONTINUOUS.functioning, CONTINUOUS.banned, CONTINUOUS.speaks_of
rule_abilities, has_rule = CONTINUOUS.rule_abilities, CONTINUOUS.has_rule
