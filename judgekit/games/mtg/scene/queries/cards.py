"""200-212, 113: what scenarios ask of a card that is in no game: its printed characteristics and its abilities."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.parts import nearest
from judgekit.core.wording import phrase
from judgekit.games.mtg.layers.characteristics_explained import printed_color_rules
from judgekit.games.mtg.meaning.characteristics import printed_values
from judgekit.games.mtg.meaning.color_identity import color_identity, identity_rules
from judgekit.games.mtg.meaning.keyword_meanings import keyword_rules
from judgekit.games.mtg.meaning.kinds_of_ability import (
    is_characteristic_defining,
    is_loyalty_ability,
    is_mana_ability,
    is_targeted,
    kinds_of,
    linked_pairs,
    why_no_mana_ability,
)
from judgekit.games.mtg.scene.queries.costs import symbol_rules
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.terms.faces import summed_cost
from judgekit.games.mtg.terms.records import Ability, Card
from judgekit.games.mtg.terms.symbols import (
    mana_value,
    write_symbols,
)
from judgekit.games.mtg.terms.type_lines import TypeLine, correlate
from judgekit.games.mtg.text.describing import describe, keyword_words
from judgekit.table.adapter import Bag, Finding, Misfit


def words_of(ability: Ability) -> str:
    """Return how an answer names an ability."""
    return keyword_words(ability) if ability.kind == "keyword" else ability.text or describe(ability)


def kind_words(ability: Ability) -> frozenset[str]:
    """Return every word that classifies an ability: category, mana, loyalty, targeted, characteristic-defining, keyword."""
    found = set(kinds_of(ability))
    if ability.kind == "keyword":
        found.add("keyword")
    if is_mana_ability(ability):
        found.add("mana")
    if is_loyalty_ability(ability):
        found.add("loyalty")
    if is_targeted(ability):
        found.add("targeted")
    if is_characteristic_defining(ability):
        found.add("characteristic-defining")
    if ability.kind in ("replacement", "prevention"):
        found.add(ability.kind)
    return frozenset(found)


KIND_RULES = {
    "spell": ("113.3a",),
    "activated": ("113.3b", "602.1"),
    "triggered": ("113.3c", "603.1"),
    "static": ("113.3d", "604.1"),
    "mana": ("605.1", "605.1a", "605.2"),
    "loyalty": ("606.2",),
    "targeted": ("115.1",),
    "characteristic-defining": ("604.3", "604.3a"),
    "keyword": ("702.1",),
    "replacement": ("614.1",),
    "prevention": ("615.1",),
}
"""The rules of each word that classifies an ability."""


TARGETED_BY = {"spell": ("115.1a",), "activated": ("115.1c",), "triggered": ("115.1d",)}
"""The rule by which an ability of each kind is targeted."""


TYPE_RULES = {
    "artifact": ("301.3", "205.3g"),
    "enchantment": ("303.3", "205.3h"),
    "land": ("305.5", "205.3i"),
    "planeswalker": ("306.3", "205.3j"),
    "instant": ("304.3", "205.3k"),
    "sorcery": ("307.3", "205.3k"),
    "creature": ("302.3", "205.3m"),
    "tribal": ("308.2", "205.3m"),
    "battle": ("mtg@20260417:310.3", "mtg@20260417:205.3q"),
}
"""The rules about the subtypes of each card type."""


def kind_rules(abilities: tuple[Ability, ...]) -> tuple[str, ...]:
    """Return the rules by which abilities have their kinds; a drawback is an ability too (113.2a).

    CR 115.1a, 115.1c, 115.1d.
    """
    found = ["113.3"]
    for ability in abilities:
        for word in sorted(kind_words(ability)):
            found.extend(KIND_RULES.get(word, ()))
        if is_targeted(ability):
            found.extend(TARGETED_BY.get(ability.kind, ()))
        found.extend(why_no_mana_ability(ability))
        if ability.kind == "keyword":
            found.extend(keyword_rules(ability))
        if ability.kind == "cant":
            found.append("113.2a")
        if ability.links:
            found.extend(link_rules(abilities))
    return tuple(dict.fromkeys(found))


def link_rules(abilities: tuple[Ability, ...]) -> tuple[str, ...]:
    """Return the rules by which abilities are linked (607.2): a choice, a static ability, an exile."""
    found = ["607.1"]
    pairs = linked_pairs(abilities)
    for first, second in pairs:
        one, other = abilities[first - 1], abilities[second - 1]
        if any(action.verb == "choose" for part in one.parts for action in (*part.do, *(one.instead or ()))):
            found.append("607.2d")
        elif any(action.verb == "exile" for part in one.parts for action in part.do):
            found.append("607.2a")
        elif any(action.verb == "exile" for action in one.instead or ()):
            found.append("607.2b")
        elif "static" in kinds_of(one) and other.kind == "triggered":
            found += ["607.2h", "603.11"]
    if len({pair[0] for pair in pairs}) < len(pairs):
        found.append("607.4")
    return tuple(dict.fromkeys(found))


def _pt(card: Card) -> Finding:
    if card.power is None:
        return Finding("none", ("208.1",))
    return Finding(f"{describe(card.power)}/{describe(card.toughness)}", ("208.1",))


def _mana_value(card: Card) -> Finding:

    rules = ("202.3", *(("202.3a",) if card.cost is None else ()), *symbol_rules(card.cost or ()))
    if card.layout == "split":
        rules = (*rules, "202.3d", "709.4b")
    return Finding(mana_value(card.cost or ()), rules)


def _mana_cost(card: Card) -> Finding:
    """Return the mana cost, for a split card the combined one (709.4b)."""
    if card.cost is None:
        return Finding("none", ("202.1",))
    if card.layout == "split":
        return Finding(write_symbols(summed_cost(card.cost)), ("202.1", "709.4b"))
    return Finding(write_symbols(card.cost), ("202.1",))


def _colors(card: Card) -> Finding:
    rules = printed_color_rules(card.cost, card.colors)
    return Finding(
        frozenset(printed_values(card).colors), (*rules, "709.4b") if card.layout == "split" else tuple(rules)
    )


def _subtypes(card: Card) -> Finding:

    return Finding(frozenset(card.line.subtypes), type_line_rules(card.line))


def _linked(card: Card) -> Finding:
    return Finding([list(pair) for pair in linked_pairs(card.abilities)], link_rules(card.abilities))


_PROPERTIES: dict[str, Callable[[Card], Finding]] = {
    "name": lambda card: Finding(card.name, ("201.1",)),
    "mana-value": _mana_value,
    "mana-cost": _mana_cost,
    "cost": _mana_cost,
    "colors": _colors,
    "color": _colors,
    "types": lambda card: Finding(frozenset(card.line.types), ("205.2a",)),
    "supertypes": lambda card: Finding(frozenset(card.line.supertypes), ("205.4a",)),
    "subtypes": _subtypes,
    "pt": _pt,
    "power": lambda card: Finding("none" if card.power is None else describe(card.power), ("208.1",)),
    "toughness": lambda card: Finding("none" if card.toughness is None else describe(card.toughness), ("208.1",)),
    "loyalty": lambda card: Finding("none" if card.loyalty is None else describe(card.loyalty), ("209.1",)),
    "abilities": lambda card: Finding(Bag(words_of(ability) for ability in card.abilities), ("113.1",)),
    "keywords": lambda card: Finding(
        frozenset(keyword_words(ability) for ability in card.abilities if ability.kind == "keyword"), ("702.1",)
    ),
    "kinds": lambda card: Finding([main_kind(ability) for ability in card.abilities], kind_rules(card.abilities)),
    "linked": _linked,
    "targeted": lambda card: Finding(
        "instant" in card.line.types or "sorcery" in card.line.types or "Aura" in card.line.subtypes
        if any(is_targeted(ability) for ability in card.abilities if ability.kind in ("spell", "keyword"))
        else False,
        ("115.1", "115.1a"),
    ),
}


def main_kind(ability: Ability) -> str:
    """Return the category of an ability (113.3); a keyword that stands for several has them joined by a slash."""
    return "/".join(kinds_of(ability))


def card_value(position: MtgPosition, name: str, key: str) -> Finding:
    """Return a printed property of a card: mana-value, colors, types, abilities, kinds, linked, color-identity and so on.

    Args:
        position: holds the definitions.
        name: the card's name.
        key: the property.
    """
    card: Card | None = position.cards.get(name)
    if card is None:
        raise Misfit(
            phrase("no card {name!r} is defined", name=name),
            (),
            nearest(name, position.cards),
        )
    if key == "color-identity":
        return Finding(color_identity(position.cards, name), identity_rules(position.cards, name))
    way = _PROPERTIES.get(key)
    if way is None:
        raise Misfit(
            phrase("unknown property {key!r} of a card", key=key), (), nearest(key, (*_PROPERTIES, "color-identity"))
        )
    found = way(card)
    return found if isinstance(found, Finding) else Finding(found)


def type_line_rules(line: TypeLine) -> tuple[str, ...]:
    """Return the rules by which a type line means what it means (205.3d)."""
    rules = ["205.1", "205.2a"]
    if line.supertypes:
        rules.append("205.4a")
    subtypes = correlate(line)
    if subtypes:
        rules += ["205.3a", "205.3b"]
        for card_type in subtypes:
            rules.extend(TYPE_RULES.get(card_type, ()))
        if len(line.types) > 1:
            rules.append("205.3c")
    return tuple(rules)
