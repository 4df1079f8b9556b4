"""What cards are like now (200, 608): what is printed, and what continuous effects make of it, all at the same time (608.1).

The book gives one order only: powers that are set come before those that are changed, doubling comes last (206.3, 206.4).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.duel_masters.game import (
    DUEL,
    ZONES,
    DuelPosition,
    GameCard,
    Information,
    abilities_of,
    card_of,
    printed_on,
    sides_of,
)
from judgekit.games.duel_masters.king_cells import as_card
from judgekit.games.duel_masters.meanings import MEANING, amount_of, surely, why_referred_to
from judgekit.games.duel_masters.terms import ELEMENTS, INFINITE, Card
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.continuous import UNCHANGED, Continuous, ContinuousRules
from judgekit.mechanics.terms.records import Ability, Modification

FIXED = "fixed"
"""Name that an effect remembers whose numbers were worked out as it began, and stay what they are (608.2b)."""

FIXED_POWER = "fixed-power"
"""Name of the rule that a card has whose power is fixed (206.3)."""

LOST = "lost-abilities"
"""Name of the rule that a card has which has lost abilities: it says which."""


def _printed(position: DuelPosition, card: GameCard) -> Information:
    """Return what is printed, as far as it counts where the card is (810.3, 814.1a, 405.4)."""
    if card.face_down and card.place == "mana-zone":
        return Information(card.controller, cost=0, rules=("405.4",))
    printed = card_of(position, card)
    if printed is None:
        return Information(card.controller)
    if printed.sides and card.side is None:
        return _of_both_sides(position, card, printed)
    if printed.lone_cell:
        return as_card(position, card)
    special, rules = _special(card, printed)
    lying = (card_of(position, position.objects[one]) for one in card.under)
    below = [one for printed_below in lying if printed_below is not None for one in printed_below.abilities]
    souls = [one for one in below if "under" in (one.zones or ())]
    abilities = (*abilities_of(position, card, printed), *souls)  # 超魂X gives them to what lies on it (818.1b)
    if below:
        rules = (*rules, "200.3a")
    if souls:
        rules = (*rules, "818.1b")
    elif card.zone == "battle-zone" and any("under" in (one.zones or ()) for one in printed.abilities):
        rules = (*rules, "818.1a")
    if printed.hyper_power is not None:
        rules = (*rules, "816.3")
    own = tuple((card.id, ability) for ability in abilities)
    looks = (printed.types, special, printed.civilizations, printed.cost, printed.races, printed.power)
    return Information(card.controller, printed.name, *looks, own, rules)


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
        g_neo = ("803.1",) if "g-neo" in printed.special else ()
        return printed.special | {word, "neo-evolution"}, ("802.2", "802.4", *g_neo)
    return printed.special, ()


def power_does_not_change_here(info: Information, card: GameCard) -> bool:
    """Tell whether a card has abilities that change its own power, and lies outside of the battle zone (206.2a)."""
    return card.place != "battle-zone" and any(
        ability.affects is None and any(change.what.startswith("power") for change in ability.modify)
        for _, ability in info.abilities
    )


def functions_in(ability: Ability, card: GameCard, types: frozenset[str]) -> bool:
    """Tell whether an ability functions where its card is (110.4, 110.4b, 110.4c)."""
    if ability.zones is not None:
        return card.place in ability.zones or ("under" in ability.zones and card.place == "battle-zone")
    return card.place == "battle-zone" and bool(types & ELEMENTS)


def _changed(
    position: DuelPosition, info: Information, change: Modification, frame: Frame, rules: tuple[str, ...]
) -> Information:
    """Return what a card is like after one change; what has no power has none to change (301.3)."""
    what, value = change
    rules = (*rules, "608.2b") if any(name == FIXED for name, _ in frame.chosen) else rules
    source = position.objects.get(frame.source[0])
    if source is not None and source.place == "mana-zone" and "land" in getattr(card_of(position, source), "types", ()):
        rules = (*rules, "313.2")
    rules = (*rules, *why_referred_to(frame.ability.affects, frame.ability.condition))
    if what == "gain":
        given = (frame.source[0], value)
        if any(one.name == LOST and one.modify[0].value in ("all", value.name) for _, one in info.abilities):
            raise Unsupported(phrase("an ability gained by what has lost its abilities"), "608.1")
        changed = info if given in info.abilities else info._replace(abilities=(*info.abilities, given))
        rules = (*rules, "110.1")
    elif what == "lose":
        kept = tuple(one for one in info.abilities if value != "all" and one[1].name != value)
        changed = info._replace(abilities=(*kept, (frame.source[0], Ability("rule", name=LOST, modify=(change,)))))
    elif what == "civilization":
        changed, rules = info._replace(civilizations=info.civilizations | {value}), (*rules, "106.4")
    elif what == "race":
        changed, rules = info._replace(races=tuple(dict.fromkeys((*info.races, value)))), (*rules, "203.3")
    elif change == UNCHANGED:
        changed = info
    elif info.power is None or not what.startswith("power"):
        return info
    else:
        before, number = info.power, amount_of(position, value, frame)
        if what == "power-fixed":
            if number != before and any(one.name == FIXED_POWER for _, one in info.abilities):
                raise Unsupported(phrase("several effects that fix one power at different numbers"), "206.3")
            fixed = (frame.source[0], Ability("rule", name=FIXED_POWER))
            info = info._replace(abilities=(*info.abilities, fixed))
        power, why = _power(before, what, number)
        made = (*info.made, (str(power), frame.source[0]))
        changed, rules = info._replace(power=power, made=made), (*rules, *why)
    return changed._replace(rules=tuple(dict.fromkeys((*info.rules, *rules))))


def _power(before: int, what: str, number: int) -> tuple[int, tuple[str, ...]]:
    """Return a power after one change, and the rules (108.1c, 206.1, 206.3, 206.4, 301.3b)."""
    if what == "power-times":
        return before * number, ("206.4", "108.2")
    if what != "power":
        return number, ("206.3",) if what == "power-fixed" else ()
    if before >= INFINITE and number > -INFINITE:
        return before, ("108.1c",)
    return before + number, ("206.1", "301.3b")


CONTINUOUS = Continuous(
    DUEL,
    MEANING,
    surely,
    ZONES,
    in_play=("battle-zone",),
    printed=_printed,
    functions=lambda ability, card, info: functions_in(ability, card, info.types),
    homes=lambda _info: ("110.3d", "110.4c"),
    changed=_changed,
    adjusted=lambda info, _card, _group: info,
    groups=(("gain", "lose", "civilization", "race"), ("power-is",), ("power",), ("power-times",), ("power-fixed",)),
    outside=(),
    rules=ContinuousRules(
        lasting=("608.1", "608.2", "608.2a"),
        static=("608.1", "608.3", "608.3a", "608.3b", "604.1", "604.2"),
        elsewhere=("110.4b", "604.3"),
        itself=("110.4e",),
        later=("110.2e",),
    ),
    said_anywhere=lambda _name: True,
    asked_first=("civilization", "race", "lose"),
)
"""What continuous effects make of cards: what is set, what is added, what is doubled (206.4), what stays fixed (206.3)."""

information, survey, functioning = CONTINUOUS.of, CONTINUOUS.survey, CONTINUOUS.functioning
under_static_abilities = CONTINUOUS.under_static_abilities
rule_abilities, has_rule, speaks_of = CONTINUOUS.rule_abilities, CONTINUOUS.has_rule, CONTINUOUS.speaks_of
said = CONTINUOUS.said


_LASTS, _IS_STATIC = ("608.2", "608.2a"), ("608.3", "608.3b", "604.1", "604.2")


def why_given(position: DuelPosition, id: str, name: str) -> tuple[str, ...]:
    """Return by which rules a card has a rule that is not printed on it: by an effect that lasts, or by a static ability."""
    if id not in position.objects:
        return ()
    printed = printed_on(position, position.objects[id])
    said = [one for _, one in information(position, id).abilities if (one.kind, one.name) == ("rule", name)]
    given = [one for one in said if one not in printed]
    lasting = [change.value for effect in position.effects.values() for change in effect.modify]
    ways = (_LASTS if one in lasting else _IS_STATIC for one in given)
    return tuple(dict.fromkeys(rule for way in ways for rule in way))


def why_banned(position: DuelPosition, frame: Frame) -> tuple[str, ...]:
    """Return the rules by which something is forbidden to a player: "cannot" beats "can", and why it is in force (101.2)."""
    lasts = any(effect.ability == frame.ability for effect in position.effects.values())
    return ("101.2", *(_LASTS if lasts else _IS_STATIC))


def own_abilities(position: DuelPosition, card: GameCard, sides: Iterable[Card]) -> tuple[Ability, ...]:
    """Return the abilities on some sides of a card that is not in the battle zone, and those that it was given there (110.1)."""
    printed = printed_on(position, card)
    given = (one for source, one in information(position, card.id).abilities if source != card.id or one not in printed)
    return (*(one for side in sides for one in side.abilities), *given)


def in_force(position: DuelPosition) -> Iterator[Ability]:
    """Yield the abilities of what is in the battle zone, and those of effects that last."""
    for id in position.zones.get("battle-zone", ()):
        yield from (ability for _, ability in survey(position)[id].abilities)
    yield from (effect.ability for effect in position.effects.values() if effect.ability is not None)


def power_of(info: Information) -> int:
    """Return the power of a creature as it is looked at: below 0 it counts as 0 (108.1b)."""
    return max(info.power or 0, 0)


def controller_of(position: DuelPosition, id: str) -> str:
    """Return whose a card is now."""
    controller: str = position.objects[id].controller
    return controller


def creatures_of(position: DuelPosition, player: str) -> list[str]:
    """Return the creatures of a player in the battle zone."""
    infos = ((id, survey(position)[id]) for id in position.zones.get("battle-zone", ()))
    return [id for id, info in infos if "creature" in info.types and info.controller == player]


def stages(position: DuelPosition, id: str, key: str) -> Sequence[tuple[str, str]]:
    """Return the powers that effects made of the printed one, in order, each with its source; first what is printed (206)."""
    card = position.objects.get(id)
    made = information(position, id).made if key == "power" and card is not None else ()
    return [(str(_printed(position, card).power), ""), *made] if made and card is not None else ()
