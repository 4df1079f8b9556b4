"""107, 205, 602.1: what scenarios let be read: type lines, mana costs, costs and abilities (`ask: parse`, `ask: classify`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.kinds_of_ability import linked_pairs
from judgekit.games.mtg.scene.queries.cards import (
    kind_rules,
    kind_words,
    link_rules,
    main_kind,
    type_line_rules,
    words_of,
)
from judgekit.games.mtg.scene.queries.costs import symbol_rules
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.terms.records import Ability, Cost
from judgekit.games.mtg.terms.symbols import (
    COLORS,
    SymbolsMalformed,
    colors_of,
    mana_value,
    read_symbols,
    write_symbols,
)
from judgekit.games.mtg.terms.type_lines import (
    KINDRED,
    TRIBAL,
    SubtypeUncorrelated,
    TypeLineMalformed,
    read_type_line,
    to_data,
)
from judgekit.games.mtg.text.describing import describe
from judgekit.games.mtg.text.structured.costs import read_cost
from judgekit.games.mtg.text.structured.inner import read_phrase
from judgekit.language.parts import Part, TermMalformed
from judgekit.table.adapter import Facets, Finding, Misfit


def _text(query: Mapping[str, Json]) -> str:
    text = query.get("text")
    if not isinstance(text, str):
        raise Misfit(phrase("`text` is missing"), ("text",))
    return text


def _type_line(query: Mapping[str, Json]) -> Finding:
    try:
        line = read_type_line(_text(query))
    except SubtypeUncorrelated:
        return Finding("none", ("205.3d",))
    except TypeLineMalformed:
        return Finding("none", ("205.1",))
    data = to_data(line)
    if KINDRED in _text(query).casefold():  # as the later name of the card type, which is said as it was asked
        data = {key: _called_kindred(said) for key, said in data.items()}
    return Finding(data, type_line_rules(line))


def _called_kindred(said: object) -> object:
    if isinstance(said, dict):
        return {_called_kindred(key): value for key, value in said.items()}
    if isinstance(said, list | tuple | frozenset):
        return type(said)(map(_called_kindred, said))
    return KINDRED if said == TRIBAL else said


def _mana_cost(query: Mapping[str, Json]) -> Finding:
    try:
        symbols = read_symbols(_text(query))
    except SymbolsMalformed as fault:
        raise Misfit(str(fault), ("text",), fault.hint) from fault
    colors = colors_of(symbols)
    found = {
        "mana-value": mana_value(symbols),
        "colors": [color for color in COLORS if color in colors],
        "symbols": [f"{{{symbol}}}" for symbol in symbols],
    }
    rules = ["202.1", "202.2", "202.3", *symbol_rules(symbols), *(["202.2b"] if not colors else ["202.2a"])]
    return Finding({key: value for key, value in found.items() if value != []}, tuple(rules))


def cost_data(cost: Cost) -> dict[str, Json]:
    """Return a cost as plain data: its mana, {T} and {Q}, and its other parts in words."""
    found: dict[str, Json] = {}
    other: list[str] = []
    if cost.mana:
        found["mana"] = write_symbols(cost.mana)
    for action in cost.actions:
        if action.get("symbol"):
            found[action.verb] = "this"
        else:
            other.append(describe(action))
    if other:
        found["other"] = other
    if cost.loyalty is not None:
        found["loyalty"] = cost.loyalty if isinstance(cost.loyalty, int) else describe(cost.loyalty)
    return found


def cost_rules(cost: Cost) -> list[str]:
    """Return the rules about the parts of an activation cost (107.4, 107.5, 107.6, 118)."""
    rules = ["118.1"]
    if any(symbol.isdecimal() for symbol in cost.mana):
        rules.append("107.4b")
    for action in cost.actions:
        if action.get("symbol"):
            rules.append("107.5" if action.verb == "tap" else "107.6")
    if cost.loyalty is not None:
        rules.append("606.4")
    return rules


def _cost(query: Mapping[str, Json]) -> Finding:
    try:
        cost = read_cost(Part(_text(query), ("text",)))
    except TermMalformed as fault:
        raise Misfit(str(fault), fault.path, fault.hint) from fault
    return Finding(cost_data(cost), tuple(cost_rules(cost)))


def effect_words(ability: Ability) -> str:
    """Return the effect of an ability in words: of an activated one what is printed behind the colon (602.1, 602.1a)."""
    _, colon, behind = ability.text.partition(": ")
    if ability.kind == "activated" and colon:
        return behind.strip().removesuffix(".")
    return "; ".join(describe(action) for part in ability.parts for action in part.do)


def ability_data(ability: Ability) -> dict[str, Json]:
    """Return an ability as plain data: its kind, its cost, its effect in words."""
    found: dict[str, Json] = {"kind": main_kind(ability)}
    if ability.cost is not None:
        found["cost"] = cost_data(ability.cost)
    effect = effect_words(ability)
    if effect:
        found["effect"] = effect
    return found


def _abilities(query: Mapping[str, Json]) -> Finding:
    abilities: tuple[Ability, ...] = read_phrase("abilities", _text(query))
    rules = list(kind_rules(abilities))
    for ability in abilities:
        if ability.cost is not None:
            rules += ["602.1a", *cost_rules(ability.cost)]
    found = [ability_data(ability) for ability in abilities]
    return Finding(found[0] if len(found) == 1 else found, tuple(dict.fromkeys(rules)))


_PARSERS: dict[str, Callable[[Mapping[str, Json]], Finding]] = {
    "type-line": _type_line,
    "types": _type_line,
    "mana-cost": _mana_cost,
    "cost": _cost,
    "activation-cost": _cost,
    "ability": _abilities,
    "abilities": _abilities,
    "text": _abilities,
}


def parse(query: Mapping[str, Json]) -> Finding:
    """Answer `ask: {parse: what, text: …}`, or `parse:` and the text itself.

    CR 107.4b, 107.5, 107.6, 118.1, 202.1, 602.1a, 606.4.
    """
    way = _PARSERS.get(str(query["parse"]))
    if way is not None:
        return way(query)
    if not isinstance(query["parse"], str) or "text" in query:
        raise Misfit(
            phrase("nothing reads {query!r}", query=query["parse"]),
            ("parse",),
            phrase("known: {parsers}", parsers=", ".join(sorted(_PARSERS))),
        )
    return _by_its_look(query["parse"])


_ONLY_SYMBOLS = re.compile(r"(?:\{[^{}]+\}\s*)+")


def _by_its_look(text: str) -> Finding:
    """Parse a text that names nothing to be read as: mana symbols are a mana cost, card types a type line, all else abilities."""
    if _ONLY_SYMBOLS.fullmatch(text):
        return _mana_cost({"text": text})
    try:
        read_type_line(text)
    except TypeLineMalformed:
        return _abilities({"text": text})
    return _type_line({"text": text})


def classify(position: MtgPosition, query: Mapping[str, Json]) -> Finding:
    """Answer `ask: {classify: …}`: kinds of the abilities of a text, a card (`card.Name`) or an object; `ability: n` for one.

    The answer is a list with the category of each ability; for one ability every word that fits it; where abilities are
    linked, a mapping with `abilities` and `linked` (pairs of places from 1).

    CR 113.2a, 113.3, 603.11, 607.2a, 607.2d, 607.2h.
    """
    named = query["classify"]
    if not isinstance(named, str):
        raise Misfit(phrase("a card, an object or a text is expected here"), ("classify",))
    if named in ("text", "ability") and "text" in query:
        abilities: tuple[Ability, ...] = read_phrase("abilities", _text(query))
    elif named.startswith("card.") and named.removeprefix("card.") in position.cards:
        abilities = position.cards[named.removeprefix("card.")].abilities
    elif named in position.cards:
        abilities = position.cards[named].abilities
    elif named in position.objects:
        abilities = tuple(had.ability for had in view_of(position).of(named).abilities)
    else:
        abilities = read_phrase("abilities", named)
    rules = kind_rules(abilities)
    if "ability" in query and named != "ability":
        one = _chosen(abilities, query["ability"])
        return Finding(kind_words(one), kind_rules((one,)))
    pairs = linked_pairs(abilities)
    kinds = [main_kind(ability) for ability in abilities]
    if pairs:
        return Finding(
            Facets({"abilities": kinds, "linked": [list(pair) for pair in pairs]}),
            tuple(dict.fromkeys([*rules, *link_rules(abilities)])),
        )
    return Finding(kinds, rules)


def _chosen(abilities: tuple[Ability, ...], named: Json) -> Ability:
    """Return the ability that a number from 1 or its first words mean."""
    text = str(named)
    if text.isdecimal() and 1 <= int(text) <= len(abilities):
        return abilities[int(text) - 1]
    for ability in abilities:
        if words_of(ability).casefold().startswith(text.casefold()):
            return ability
    raise Misfit(
        phrase("no ability {text!r}", text=text),
        ("ability",),
        phrase("there are {abilities}", abilities=len(abilities)),
    )
