"""202: mana cost and mana value of an object as scenarios ask for them, also of copies, back faces, melded and split cards."""

from __future__ import annotations

from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import mana_value_of, prototype_rules
from judgekit.games.mtg.stack.costs.costs import OWN_MANA_COST
from judgekit.games.mtg.state.faces import card_of, choices_of, is_copy, key_of, side_rules
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.terms.faces import summed_cost
from judgekit.games.mtg.terms.records import Ability, Card, Filter, Test
from judgekit.games.mtg.terms.symbols import write_symbols
from judgekit.table.adapter import Finding


def mana_value_finding(position: MtgPosition, record: Object) -> Finding:
    """Return the mana value of an object with the rules by which it is what it is (202.3)."""
    values = view_of(position).of(record.id)
    rules = ["202.3", *mana_value_rules(position, record)]
    if values.cost is None and values.extra_value is None:
        rules.append("202.3a")
    rules.extend(symbol_rules(values.cost or ()))
    if "X" in (values.cost or ()) and record.place != "stack":
        rules.append("107.3g")
    return Finding(mana_value_of(record, values), tuple(rules))


def mana_value_rules(position: MtgPosition, record: Object) -> list[str]:
    """Return the rules by which the mana value of an object is not simply that of its own mana cost (202.3b-202.3d).

    CR 709.4b, 712.4b.
    """
    rules = list(side_rules(position, record))
    if is_copy(position, record):
        original = position.cards[key_of(position, record) or ""]
        if original.cost is None:
            rules += ["202.3b"] if not _is_melded_face(position, original) else ["202.3c", "713.3b"]
    elif record.get("melded"):
        rules += ["202.3c"]
    elif record.transformed:
        rules += ["202.3b", "712.4d"]
    elif (
        (card := position.cards.get(record.card or "")) is not None and card.layout == "split" and not record.face_down
    ):
        rules += ["202.3d"]
    printed = card_of(position, record) if not record.face_down else None
    return [*rules, *(prototype_rules(printed, record) if printed is not None else ())]


def _is_melded_face(position: MtgPosition, card: Card) -> bool:
    """Tell whether a card is what two cards meld into: some card of the game names it (713.1)."""
    return any(dict(other.get("meld", ())).get("into") == card.name for other in position.cards.values())


def symbol_rules(cost: tuple[str, ...]) -> list[str]:
    """Return the rules by which symbols of a mana cost count for the mana value (202.3e-202.3g)."""
    rules = []
    if "X" in cost:
        rules.append("202.3e")
    if any("/" in symbol and not symbol.endswith("/P") for symbol in cost):
        rules.append("202.3f")
    if any(symbol.endswith("/P") for symbol in cost):
        rules.append("202.3g")
    return rules


def mana_cost_finding(position: MtgPosition, record: Object) -> Finding:
    """Return the mana cost of an object, the combined one of a split card (202.1, 709.4b)."""
    cost = view_of(position).of(record.id).cost
    rules = ("202.1", *side_rules(position, record))
    card = card_of(position, record)
    if cost is not None and card is not None and card.layout == "split":
        cost = summed_cost(cost)
    return Finding("none" if cost is None else write_symbols(cost), rules)


def worded_abilities(position: MtgPosition, record: Object) -> tuple[tuple[Ability, ...], tuple[str, ...]]:
    """Return the abilities of an object as they are worded now, and the rules of that.

    A keyword whose cost is the object's mana cost has whatever that cost is at the moment (702.1b).

    CR 709.3b, 709.4b.
    """
    values = view_of(position).of(record.id)
    found: list[Ability] = []
    rules: tuple[str, ...] = ()
    for had in values.abilities:
        ability = had.ability
        if ability.kind == "keyword" and ability.cost is not None and ability.cost.mana_formula == OWN_MANA_COST:
            rules = ("702.1b", *side_rules(position, record))
            own = summed_cost(values.cost) if values.cost is not None else None
            whole = (
                ability.cost._replace(mana=(*own, *ability.cost.mana), mana_formula=None) if own is not None else None
            )
            ability = ability._replace(cost=whole)
        settled = _of_the_choice(position, record, ability)
        if settled != ability:
            rules = (*rules, "607.2d")
        found.append(settled)
    return tuple(found), rules


def _of_the_choice(position: MtgPosition, record: Object, ability: Ability) -> Ability:
    """Return a keyword "from the chosen color" as one from the colour that was chosen for the object (607.2d)."""
    color = choices_of(position, record).get("color")
    if ability.kind != "keyword" or color is None or not isinstance(ability.value, Filter):
        return ability
    tests = tuple(Test("color", (color,)) if test == Test("chosen", "color") else test for test in ability.value.tests)
    return (
        ability._replace(value=ability.value._replace(tests=tests), text="")
        if tests != ability.value.tests
        else ability
    )
