"""What the words of an ability mean: filters (which), selectors (whom), amounts (how much), conditions (whether) (203, 301)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.magmell.game import Information, Instance, MagmellPosition, battle_of
from judgekit.games.magmell.terms import Selector
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.filters import Filters, Test, being, numbered, told, zones_by_kind
from judgekit.mechanics.abilities.words import add_words, having_part
from judgekit.mechanics.objects import Ref, present
from judgekit.mechanics.terms.meaning import Meaning
from judgekit.mechanics.unknown_cards import nobody_knows, not_known

MEANING: Meaning[MagmellPosition, Frame] = Meaning(
    lambda kind, word: Unsupported(phrase("the {kind} {word}", kind=kind, word=word), "301.4")
)
"""The words of MAGMELL (223.1, 301.4, 301.7): those that every card game has, and its own below."""

select, amount_of = MEANING.those, MEANING.amount

# Which: filters (203, 206.2, 223, 405.4, 406.3).

_ZONES_BY_TYPE = {"unit": "battle-area", "stone": "stone-area", "ability": "chant", "token": "battle-area"}
"""Where kinds stand that are named without a zone (405.4, 406.3)."""


def _is_kind(
    _position: MagmellPosition, instance: Instance, info: Information, kinds: Iterable[str], _frame: Frame
) -> bool:
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


def _has_part(part: str) -> Callable[[MagmellPosition, Instance], bool]:
    return lambda position, instance: part in parts_in_battle(position, instance.ref)


_TESTS: Mapping[str, Test] = {
    "what": _is_kind,
    "colors": told(lambda info, value: not (info.colors or {"colorless"}).isdisjoint(value)),
    "ap": numbered(MEANING, lambda info: info.ap),
    "hp": numbered(MEANING, lambda info: info.hp),
    "cost": numbered(MEANING, lambda info: sum(number for _, number in info.cost)),
    "catalyst": numbered(MEANING, lambda info: sum(number for _, number in info.catalyst)),
    "name": told(lambda info, value: info.name in value),
    "timing": told(lambda info, value: info.timing == value),
    "has": told(lambda info, value: any(value in (ability.name, ability.text) for _, ability in info.abilities)),
    "rested": being(lambda _position, instance: instance.rested),
    "face_down": being(lambda _position, instance: instance.face_down),
    "token": being(lambda _position, instance: instance.kind == "token"),
    "damaged": being(lambda _position, instance: instance.damage > 0),
    "counters": lambda _position, instance, _info, value, _frame: dict(instance.counters).get(value[0], 0) >= value[1],
    **{part: being(_has_part(part)) for part in ("attacking", "defending", "attacked", "battling")},
}
"""What a field of a filter asks: by 210.2, 211.3, 212.6 of information, by 219 of a state, by 701 of a part in battle."""

_OF_THE_CARD = frozenset(("colors", "ap", "hp", "cost", "catalyst", "name", "timing", "has"))
"""The fields that ask what an instance is."""

FILTERS = Filters(MEANING, _TESTS, zones_by_kind(_ZONES_BY_TYPE), of_the_card=_OF_THE_CARD)
"""How the filters of MAGMELL are read (206.2, 223.1, 405.4, 406.3)."""

passes, matching, surely, some_matching = FILTERS.passes, FILTERS.matching, FILTERS.surely, FILTERS.some_matching
add_words(MEANING, matching)

# Whom, how much and whether, besides what every game has.


def _chooser(_position: MagmellPosition, _frame: Frame) -> tuple[Ref, ...]:
    raise Unsupported(phrase("whoever chooses, where nobody does"), "704.3.2.2")


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
    if nobody_knows(instance) and what in _OF_THE_CARD:
        raise not_known(position, instance)
    info = FILTERS.known(position, ref, frame)
    if what in ("ap", "hp"):
        return getattr(info, what) or 0
    if what in ("cost", "catalyst"):
        return sum(number for _, number in getattr(info, what))
    if present(position, ref) is None:
        raise Unsupported(phrase("the {what} that lay on what has moved", what=what), "301.7")
    return instance.damage if what == "damage" else dict(instance.counters).get(what, 0)


MEANING.whom.update({"battle": having_part(battle_of), "chooser": _chooser})
MEANING.how_much["value"] = _value
MEANING.whether["battle"] = lambda position, _frame: battle_of(position) is not None
