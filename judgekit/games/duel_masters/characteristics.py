"""What cards are like now (200, 608): what is printed, and what continuous effects make of it, all at the same time (608.1).

The book gives one order only: powers that are set come before those that are changed, doubling comes last (206.3, 206.4).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from judgekit.games.duel_masters.game import DUEL, DuelPosition, GameCard, Information, card_of, sides_of
from judgekit.games.duel_masters.meanings import amount_of, holds, passes
from judgekit.games.duel_masters.terms import ELEMENTS, INFINITE, Ability, Card, Filter, Modification
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.objects import Ref, standing

_KEY = "information"


def _printed(position: DuelPosition, card: GameCard) -> Information:
    """Return what is printed, as far as it counts where the card is (810.3, 814.1a, 405.4)."""
    if card.face_down and card.place == "mana-zone":
        return Information(card.controller, cost=0, rules=("405.4",))
    printed = card_of(position, card)
    if printed is None:
        return Information(card.controller)
    if printed.sides and card.side is None:
        return _of_both_sides(position, card, printed)
    special, rules = _special(card, printed)
    return Information(
        card.controller,
        printed.name,
        printed.types,
        special,
        printed.civilizations,
        printed.cost,
        printed.races,
        printed.power,
        tuple((card.id, ability) for ability in _abilities(position, card, printed)),
        rules,
    )


def _of_both_sides(position: DuelPosition, card: GameCard, printed: Card) -> Information:
    """Return a card with two sides as a card: it has the types and civilizations of both (810.3, 810.4)."""
    sides = sides_of(position, card)
    return Information(
        card.controller,
        printed.name,
        frozenset(kind for side in sides for kind in side.types),
        frozenset(word for side in sides for word in side.special) | {"twinpact"},
        frozenset(civilization for side in sides for civilization in side.civilizations),
        sides[0].cost,
        tuple(race for side in sides for race in side.races),
        next((side.power for side in sides if side.power is not None), None),
        tuple((card.id, ability) for side in sides for ability in side.abilities),
        ("810.3", "810.4"),
    )


def _special(card: GameCard, printed: Card) -> tuple[frozenset[str], tuple[str, ...]]:
    """Return the special types; a NEO creature with a card below it is a NEO evolution creature (802.2, 802.4)."""
    if card.zone == "battle-zone" and card.under and "neo" in printed.special:
        word = "g-neo-evolution" if "g-neo" in printed.special else "neo-evolution"
        return printed.special | {word, "neo-evolution"}, ("802.2", "802.4")
    return printed.special, ()


def _abilities(position: DuelPosition, card: GameCard, printed: Card) -> tuple[Ability, ...]:
    """Return the abilities of a card, those of 超魂X below it among them (818.1b)."""
    below = (position.objects[id] for id in card.under)
    souls = (
        ability
        for one in below
        if (found := card_of(position, one)) is not None
        for ability in found.abilities
        if ability.zones is not None and "under" in ability.zones
    )
    return (*printed.abilities, *souls)


def functions_in(ability: Ability, card: GameCard, types: frozenset[str]) -> bool:
    """Tell whether an ability functions where its card is (110.4, 110.4b, 110.4c)."""
    if ability.zones is not None:
        return card.place in ability.zones or ("under" in ability.zones and card.place == "battle-zone")
    return card.place == "battle-zone" and bool(types & ELEMENTS)


def functioning(position: DuelPosition, kinds: tuple[str, ...]) -> Iterator[tuple[GameCard, Ability]]:
    """Yield (card, ability) for the abilities of these kinds that function now (110.4, 604.2)."""
    infos = survey(position)
    for id in sorted(infos):
        card, info = position.objects[id], infos[id]
        for _, ability in info.abilities:
            if ability.kind in kinds and functions_in(ability, card, info.types):
                yield card, ability
    for id in sorted(position.objects):
        card = position.objects[id]
        if id in infos or card.zone is None or card.place == "under":
            continue
        for side in sides_of(position, card):
            for ability in side.abilities:
                if ability.zones is not None and ability.kind in kinds and card.place in ability.zones:
                    yield card, ability


def survey(position: DuelPosition) -> dict[str, Information]:
    """Return what every card of the battle zone is like now, by id."""
    found: dict[str, Information] | None = position.memo.get(_KEY)
    return found if found is not None else _survey(position)


def information(position: DuelPosition, id: str) -> Information:
    """Return what a card is like now, in any zone."""
    infos = survey(position)
    if id in infos:
        return infos[id]
    card = position.objects[id]
    info = _printed(position, card)
    for effect in _continuous(position, infos):
        if effect.refs is None and not (effect.affects and effect.affects.zone):
            continue
        if _acts_on(position, effect, card, info):
            info = _shown(_modified(position, info, effect))
    return info


DUEL.view = information


class _Effect(NamedTuple):
    """A continuous effect in force."""

    modify: tuple[Modification, ...]
    refs: tuple[Ref, ...] | None
    affects: Filter | None
    frame: Frame
    rules: tuple[str, ...]


_OF_ABILITIES = ("gain", "lose", "civilization", "race")
"""Changes that come before all numbers, since they may bring further effects."""


def _continuous(position: DuelPosition, infos: dict[str, Information]) -> list[_Effect]:
    """Return the continuous effects in force: of static abilities (608.3), then of what was resolved, as it began (608.2)."""
    found: list[_Effect] = []
    for id in sorted(infos):
        card, info = position.objects[id], infos[id]
        for _, ability in info.abilities:
            if ability.kind == "static" and functions_in(ability, card, info.types):
                frame = Frame(info.controller, card.ref, ability)
                if holds(position, ability.condition, frame):
                    refs = (card.ref,) if ability.affects is None else None
                    found.append(_Effect(ability.modify, refs, ability.affects, frame, ("608.3", "608.3a", "608.3b")))
    for id in sorted(position.objects):
        card = position.objects[id]
        if id in infos or card.zone is None:
            continue
        for side in sides_of(position, card):
            for ability in side.abilities:
                if ability.kind == "static" and ability.zones is not None and card.place in ability.zones:
                    frame = Frame(card.controller, card.ref, ability)
                    if holds(position, ability.condition, frame):
                        refs = (card.ref,) if ability.affects is None else None
                        found.append(_Effect(ability.modify, refs, ability.affects, frame, ("110.4b", "604.3")))
    lasting = sorted(position.effects.values(), key=lambda effect: effect.order)
    found += [
        _Effect(effect.modify, effect.refs, effect.affects, effect.frame, ("608.2", "608.2a"))
        for effect in lasting
        if effect.modify
    ]
    return found


def _acts_on(position: DuelPosition, effect: _Effect, card: GameCard, info: Information) -> bool:
    if effect.refs is not None:
        return card.id in standing(position, effect.refs)
    return effect.affects is not None and passes(position, card.ref, effect.affects, effect.frame, info)


def _survey(position: DuelPosition) -> dict[str, Information]:
    """Work out what continuous effects make of what is printed: abilities first, then numbers (608.1)."""
    there = [position.objects[id] for id in position.zones.get("battle-zone", ())]
    position.memo[_KEY] = infos = {card.id: _printed(position, card) for card in there}
    for _ in range(_DEEPEST):
        before = dict(infos)
        for effect in _continuous(position, infos):
            if any(change.what in _OF_ABILITIES for change in effect.modify):
                _apply(position, infos, effect, _OF_ABILITIES)
        if infos == before or not any(
            change.what in _OF_ABILITIES for effect in _continuous(position, before) for change in effect.modify
        ):
            break
    numbers = [
        effect for effect in _continuous(position, infos) if any(c.what not in _OF_ABILITIES for c in effect.modify)
    ]
    for stage in _STAGES:
        for effect in numbers:
            _apply(position, infos, effect, stage)
    for id, info in infos.items():
        infos[id] = _shown(info)
    return infos


_DEEPEST = 4
"""How often effects that give abilities are looked at again, since an ability given may give another one."""

_STAGES = (("power-is",), ("power", "cost"), ("power-times",), ("power-fixed",))
"""What is set, what is added, what is doubled (206.4), and what nothing changes any more (206.3)."""


def _apply(position: DuelPosition, infos: dict[str, Information], effect: _Effect, kinds: tuple[str, ...]) -> None:
    for id in infos:
        card = position.objects[id]
        if _acts_on(position, effect, card, infos[id]):
            for change in effect.modify:
                if change.what in kinds:
                    infos[id] = _changed(position, infos[id], change, effect)


def _modified(position: DuelPosition, info: Information, effect: _Effect) -> Information:
    for change in effect.modify:
        info = _changed(position, info, change, effect)
    return info


def _changed(position: DuelPosition, info: Information, change: Modification, effect: _Effect) -> Information:
    rules = tuple(dict.fromkeys((*info.rules, *effect.rules)))
    what, value = change.what, change.value
    if what == "gain":
        given = (effect.frame.source[0], value)
        return info if given in info.abilities else info._replace(abilities=(*info.abilities, given), rules=rules)
    if what == "lose":
        kept = tuple(one for one in info.abilities if value != "all" and one[1].name != value)
        return info._replace(abilities=kept, rules=rules)
    if what == "civilization":
        return info._replace(civilizations=info.civilizations | {value}, rules=(*rules, "106.4"))
    if what == "race":
        return info._replace(
            races=(*info.races, value) if value not in info.races else info.races, rules=(*rules, "203.3")
        )
    if what == "cost":
        cost = (info.cost or 0) + amount_of(position, value, effect.frame)
        return info._replace(cost=cost, rules=rules)
    if info.power is None:
        return info
    if what in ("power-is", "power-fixed"):
        fixed = ("206.3",) if what == "power-fixed" else ()
        return info._replace(power=amount_of(position, value, effect.frame), rules=(*rules, *fixed))
    if what == "power-times":
        return info._replace(power=info.power * amount_of(position, value, effect.frame), rules=(*rules, "206.4"))
    if what == "power":
        number = amount_of(position, value, effect.frame)
        if info.power >= INFINITE and number > -INFINITE:
            return info._replace(rules=(*rules, "108.1c"))
        return info._replace(power=info.power + number, rules=(*rules, "206.1", "301.3b"))
    return info


def _shown(info: Information) -> Information:
    """Return a card whose power is looked at: below 0 it counts as 0 (108.1b)."""
    if info.power is not None and info.power < 0:
        return info._replace(power=0, rules=(*info.rules, "108.1b"))
    return info


def has_rule(position: DuelPosition, id: str, name: str) -> bool:
    """Tell whether a card has a keyword, or is told something, by name."""
    return bool(rule_abilities(position, id, name))


def rule_abilities(position: DuelPosition, id: str, name: str) -> list[Ability]:
    """Return the abilities of a card that have a name ("blocker", "cannot-attack") and whose condition holds.

    Those that effects give to whatever passes a filter are there as well, since they are given as abilities.
    """
    info = information(position, id)
    card = position.objects[id]
    frame = Frame(info.controller, card.ref, Ability("rule"))
    return [
        ability
        for _, ability in info.abilities
        if ability.name == name and holds(position, ability.condition, frame._replace(ability=ability))
    ]


def controller_of(position: DuelPosition, id: str) -> str:
    """Return whose a card is now."""
    controller: str = position.objects[id].controller
    return controller


def creatures_of(position: DuelPosition, player: str) -> list[str]:
    """Return the creatures of a player in the battle zone."""
    infos = survey(position)
    return [
        id
        for id in position.zones.get("battle-zone", ())
        if "creature" in infos[id].types and infos[id].controller == player
    ]
