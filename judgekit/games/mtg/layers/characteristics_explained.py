"""613: which rules decided what an object is like: layers that changed it, the order that mattered, earlier layers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from judgekit.games.mtg.layers.continuous import DEFINING_RULES, Effect, affected, parts_of
from judgekit.games.mtg.layers.layers import Applied, LayeredView, view_of
from judgekit.games.mtg.layers.modifying import LOST_WITH, Change, apply
from judgekit.games.mtg.layers.text_explained import rules_of_changed_text
from judgekit.games.mtg.meaning.characteristics import Characteristics, prototype_rules, prototyped
from judgekit.games.mtg.meaning.keyword_meanings import BESTOWED, keyword_rules, rules_of_having
from judgekit.games.mtg.meaning.words import holds
from judgekit.games.mtg.meaning.x_of_permanents import announced_for
from judgekit.games.mtg.state.faces import card_of, side_rules
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Frame, Object
from judgekit.games.mtg.terms.effects import LAYER_RULES, LAYERS, MODIFICATIONS
from judgekit.games.mtg.terms.records import Filter, Reference
from judgekit.games.mtg.terms.subtypes import BASIC_LAND_TYPES
from judgekit.games.mtg.terms.symbols import Symbols, colors_of

ASPECTS: dict[str, tuple[str, ...]] = {
    "controller": ("2",),
    "name": ("1a", "1b", "3"),
    "types": ("1a", "1b", "3", "4"),
    "colors": ("1a", "1b", "5"),
    "abilities": ("1a", "1b", "3", "4", "6"),
    "pt": ("1a", "1b", "7a", "7b", "7c", "7d"),
}
"""Layers that can change an aspect of an object."""

_TESTED = {
    "type": "types",
    "subtype": "types",
    "supertype": "types",
    "color": "colors",
    "has": "abilities",
    "lacks": "abilities",
    "no-abilities": "abilities",
    "controller": "controller",
    "power": "pt",
    "toughness": "pt",
    "total-pt": "pt",
    "power-over-toughness": "pt",
    "power-over-base": "pt",
    "name": "name",
}
"""The aspect that a test of a filter looks at."""

_COLOR_STATUSES = frozenset(("colorless", "multicolored", "monocolored"))


def _seen(values: Characteristics, aspect: str) -> object:
    if aspect == "pt":
        return (values.power, values.toughness)
    if aspect == "types":
        return (values.types, values.supertypes, values.subtypes)
    if aspect == "abilities":
        return Counter(had.ability for had in values.abilities)
    return getattr(values, aspect)


def why(position: MtgPosition, id: str, aspect: str) -> tuple[str, ...]:
    """Return the rules that decided an aspect of an object (`ASPECTS`), those of the layers in their order.

    CR 105.3, 113.12, 122.1a, 122.1b, 205.4b, 604.3, 611.3a, 611.3b, 613.1, 613.1g, 613.7, 613.8, 613.8a, 613.8b,
    613.9.

    Args:
        position: where.
        id: the object.
        aspect: "pt", "types", "colors", "abilities", "controller" or "name".
    """
    view = view_of(position)
    view.of(id)
    rules: list[str] = []
    log = [entry for entry in view.log.get(id, ()) if entry.layer in ASPECTS[aspect] and touches(entry, aspect)]
    if log:
        rules.extend(_of_log(position, id, aspect, log))
    rules.extend(_of_earlier_layers(view, id, aspect))
    rules.extend(_of_vanished(view, id, aspect))
    rules.extend(_of_conditions(position, id, aspect))
    if rules:
        rules.append("613.5")
    rules.extend(_of_printed(position, id, aspect))
    return tuple(dict.fromkeys(rules))


def why_so_tough(position: MtgPosition, id: str, wounds: int) -> tuple[str, ...]:
    """Return the rules of the layers in which a creature came to die of so much damage; none where it would have died anyway.

    CR 613.4.
    """
    view = view_of(position)
    view.of(id)
    log = [entry for entry in view.log.get(id, ()) if entry.layer.startswith("7")]
    before = log[0].before.toughness if log else 0
    if before is not None and before <= wounds:
        return ()
    return tuple(dict.fromkeys(LAYER_RULES[entry.layer] for entry in log))


def _of_log(position: MtgPosition, id: str, aspect: str, log: list[Applied]) -> list[str]:
    """Return the rules of what was applied to an aspect of an object, and of the order in which it was."""
    view = view_of(position)
    rules: list[str] = []
    for entry in log:
        rules.extend(_of_entry(view, entry))
    if any(change.what == "text" for entry in log for change in entry.changes):
        rules.extend(rules_of_changed_text(position, id))
    if any(_of_several_layers(view, entry.effect) for entry in log):
        rules.append("613.6")
    for layer in LAYERS:
        rules.extend(_of_order([entry for entry in log if entry.layer == layer], aspect))
    if len({entry.layer for entry in log if entry.layer.startswith("7")}) > 1:
        rules.append("613.4")
    return rules


def _of_vanished(view: LayeredView, id: str, aspect: str) -> list[str]:
    """Return the rules by which effects on the object ended before they were applied (613.7, 613.8), and what ended them."""
    rules: list[str] = []
    for layer, effect, overtaken in view.vanished:
        if layer in ASPECTS[aspect] and id in affected(view, effect):
            # It depends on what ends it, whichever of the two is older (613.8a).
            rules += [LAYER_RULES[layer], "613.7", "613.8", "613.8a", *(("613.8b",) if overtaken else ())]
            ending = [entry for entry in view.log.get(effect.source or "", ()) if entry.layer == layer]
            rules += [rule for entry in ending for rule in _of_entry(view, entry)]
    return rules


def _of_conditions(position: MtgPosition, id: str, aspect: str) -> list[str]:
    """Return the rules by which the conditions of an object's own static abilities about the aspect hold or do not (700.5)."""
    record, view = position.objects[id], view_of(position)
    if record.place != "battlefield":
        return []
    with view.noting() as found:
        values = view.of(id)
        for had in values.abilities:
            ability = had.ability
            if ability.kind != "static" or ability.condition is None:
                continue
            if set(parts_of(ability)) & set(ASPECTS[aspect]):
                announced = announced_for(record, had, ability)
                holds(view, ability.condition, Frame(values.controller, record.ref, ability, announced))
    return list(dict.fromkeys(found))


def touches(entry: Applied, aspect: str) -> bool:
    """Tell whether what was applied can change the aspect, and not another one of the same layer."""
    if aspect == "abilities" and entry.layer == "4":
        values = entry.before
        for change in entry.changes:
            after = apply(values, change)
            if _seen(after, aspect) != _seen(values, aspect):
                return True
            values = after
        return False
    return True


def _by_choice(affected: Reference | None) -> bool:
    """Tell whether an effect is on what is of a chosen kind (607.2d)."""
    return affected is not None and affected[0] == "all" and affected[1].get("chosen") is not None


_OF_TYPES = frozenset(word for word, (layer, _) in MODIFICATIONS.items() if layer == "4") | {"set-permanent-types"}
"""Changes of types, which leave supertypes as they are (205.4b)."""


def _of_entry(view: LayeredView, entry: Applied) -> list[str]:
    effect = entry.effect
    rules = [LAYER_RULES[entry.layer], *entry.rules]
    if entry.layer.startswith("7"):
        rules.append("613.1g")
    if effect.cda:
        rules += ["604.3", "613.3"] if entry.layer != "7a" else ["604.3"]
        keyword = effect.had.ability.name if effect.had is not None else None
        rules += [rule for name, rule in DEFINING_RULES.items() if name == keyword]
    elif effect.label == "counter":
        rules.append("122.1b" if entry.layer == "6" else "122.1a")
    elif effect.lasting is None:
        rules += ["611.3a", "611.3b"]
    elif effect.lasting.objects is not None:
        rules.append("611.2c")
    rules += _of_origin(effect)
    if effect.source is not None and effect.lasting is None:
        rules += rules_of_having((had.ability for had in view.of(effect.source).abilities), effect.ability)
    if effect.ability.links and _by_choice(effect.ability.affects):
        rules.append("607.2d")
    words = {change.what for change in entry.changes}
    if words & {"add-types", "add-subtypes"}:
        rules.append("205.1b")
    if words & {"set-types", "set-permanent-types", "set-subtypes"}:
        rules.append("205.1a")
    if words & _OF_TYPES:
        rules.append("205.4b")
    if words & {"set-colors", "add-colors"} and not effect.cda:
        rules.append("105.3")
    named = {name for change in entry.changes if change.what == "set-subtypes" for name in change.value}
    if entry.layer == "4" and "land" in entry.before.types and not named.isdisjoint(BASIC_LAND_TYPES):
        rules.append("305.7")
    if "cant-have" in words:
        rules.append("113.11")
    if entry.layer == "3":
        rules += ["612.1", *(["612.7"] if "name" in words else [])]
    if any(_takes_another_along(entry.before, change) for change in entry.changes):
        rules.append("702.22b")
    return rules


def _takes_another_along(before: Characteristics, change: Change) -> bool:
    """Tell whether the object loses another ability as well because it loses the one that is named (702.22b)."""
    return change.what in ("lose", "cant-have") and before.has(LOST_WITH.get(change.value, ""))


def _of_several_layers(view: LayeredView, effect: Effect) -> bool:
    """Tell whether an effect changes things in several layers, all that one resolution began taken together (613.6)."""
    if len(effect.parts) > 1 or effect.lasting is None or effect.lasting.frame.source is None:
        return len(effect.parts) > 1
    origin = (effect.lasting.frame.source, effect.lasting.frame.ability, effect.lasting.made)
    layers: set[str] = set()
    for other in view.considered.values():
        begun = other.lasting
        if begun is not None and (begun.frame.source, begun.frame.ability, begun.made) == origin:
            layers.update(other.parts)
    return len(layers) > 1


def _of_origin(effect: Effect) -> tuple[str, ...]:
    """Return the rules of the keyword that an effect comes from: a keyword ability that resolved, or a spell cast bestowed."""
    if effect.lasting is None:
        return keyword_rules(effect.ability)
    if effect.ability.modify[-len(BESTOWED) :] == BESTOWED:
        return ("702.103b",)
    resolved = effect.lasting.frame.ability
    return (*keyword_rules(resolved), *resolved.get("rules", ())) if resolved is not None else ()


def _of_order(entries: list[Applied], aspect: str) -> list[str]:
    """Return the rules of the order within a layer, where another order of two neighbours would have given something else."""
    rules: list[str] = []
    for number in range(len(entries) - 1):
        first, second = entries[number], entries[number + 1]
        if first.effect.cda != second.effect.cda:
            continue
        if _result(entries, aspect) != _result(_swapped(entries, number), aspect):
            dependent = first.dependent or second.dependent
            rules += ["613.7", *first.effect.stamp_rules, *second.effect.stamp_rules]
            rules += ["613.9"] if dependent else ["613.8a", "613.9"]
    return rules


def _swapped(entries: list[Applied], number: int) -> list[Applied]:
    return [*entries[:number], entries[number + 1], entries[number], *entries[number + 2 :]]


def _result(entries: list[Applied], aspect: str) -> object:
    return _seen(_applied(entries[0].before if entries else Characteristics(), entries), aspect)


def _applied(values: Characteristics, entries: list[Applied]) -> Characteristics:
    for entry in entries:
        for change in entry.changes:
            values = apply(values, change)
    return values


def _of_dependency(view: LayeredView, id: str, effect: Effect, aspect: str) -> list[str]:
    """Return the rules by which what was done before in a layer decided whether an effect of it acts on the object (613.8)."""
    for layer in set(effect.parts) & set(ASPECTS[aspect]):
        log = [entry for entry in view.log.get(id, ()) if entry.layer == layer]
        own = next((number for number, entry in enumerate(log) if entry.effect.key == effect.key), len(log))
        earlier = log[:own]
        ways = [earlier]
        for number, entry in enumerate(earlier):
            if entry.effect.cda == effect.cda:
                ways.append([*earlier[:number], *earlier[number + 1 :]])
        values = (_applied(log[0].before, way) for way in ways if log)
        if len({id in affected(view.after({id: one}), effect) for one in values}) > 1:
            return [LAYER_RULES[layer], "613.8", "613.8a", "613.8b"]
    return []


def _of_earlier_layers(view: LayeredView, id: str, aspect: str) -> list[str]:
    """Return the rules of other layers that decided whether an effect of this aspect acts on the object (613.9)."""
    rules: list[str] = []
    for effect in view.considered.values():
        if not any(layer in effect.parts for layer in ASPECTS[aspect]):
            continue
        acted = any(entry.effect.key == effect.key for entry in view.log.get(id, ()))
        for tested in _aspects_tested(effect):
            if tested == "none":
                if acted or _near(view, effect, id):
                    rules.append("113.12")
                continue
            if tested == aspect:
                rules += _of_dependency(view, id, effect, aspect)
                continue
            changed = [
                entry for entry in view.log.get(id, ()) if entry.layer in ASPECTS[tested] and touches(entry, tested)
            ]
            changed = [entry for entry in changed if entry.effect.key != effect.key]
            if changed:
                rules += [LAYER_RULES[entry.layer] for entry in changed]
                rules.append("613.9")
                if not acted and effect.label != id:
                    rules += [LAYER_RULES[layer] for layer in effect.parts if layer in ASPECTS[aspect]][:1]
    return rules


def _near(view: LayeredView, effect: Effect, id: str) -> bool:
    """Tell whether only its abilities keep an object from what an effect on objects without abilities does (113.12)."""
    return effect.source is not None and "creature" in view.of(id).types


def _aspects_tested(effect: Effect) -> list[str]:
    affects = effect.ability.affects
    if effect.lasting is not None and effect.lasting.objects is not None:
        return []
    if affects is None or affects[0] != "all" or not isinstance(affects[1], Filter):
        return []
    return list(dict.fromkeys(_tests(affects[1])))


def _tests(filter: Filter) -> Iterable[str]:
    for test in filter.tests:
        if test.what == "no-abilities":
            yield "none"
            yield "abilities"
        elif test.what == "status" and test.value in _COLOR_STATUSES:
            yield "colors"
        elif test.what == "not":
            yield from _tests(test.value)
        elif test.what == "either":
            for one in test.value:
                yield from _tests(one)
        elif test.what in _TESTED:
            yield _TESTED[test.what]


def _of_printed(position: MtgPosition, id: str, aspect: str) -> list[str]:
    """Return the rules by which printed values count, where they are what is asked for.

    CR 105.2, 202.2, 202.2a, 202.2b, 202.2c, 202.2d, 202.2e, 204.2, 208.1.
    """
    record = position.objects[id]
    rules = list(side_rules(position, record)) if aspect != "controller" else []
    card = card_of(position, record) if not record.face_down else None
    if card is not None and aspect in ("colors", "pt"):
        rules += prototype_rules(card, record)
        card = prototyped(card, record)
    if card is not None and aspect == "colors":
        rules += printed_color_rules(card.cost, card.colors)
    if aspect == "pt" and not record.face_down and _prints_star(position, record):
        rules += ["208.2", "208.2a", *([] if record.place == "battlefield" else ["107.2"])]
    if aspect == "pt" and record.place == "battlefield" and "creature" not in view_of(position).of(id).types:
        rules.append("208.3")
    return rules


def _prints_star(position: MtgPosition, record: Object) -> bool:
    """Tell whether a card prints a power or toughness that an ability of it defines (208.2a)."""
    card = card_of(position, record)
    return card is not None and not all(part is None or isinstance(part, int) for part in (card.power, card.toughness))


def printed_color_rules(cost: Symbols | None, indicator: frozenset[str] | None) -> list[str]:
    """Return the rules by which a card has the colours it has (202.2)."""
    if indicator is not None:
        return ["204.2", "202.2e"]
    colors = colors_of(cost or ())
    rules = ["202.2", "202.2b" if not colors else "202.2a"]
    if len(colors) > 1:
        rules.append("202.2c")
    if any("/" in symbol for symbol in cost or ()):
        rules.append("202.2d")
    return rules


def on_the_way(position: MtgPosition, id: str) -> list[Characteristics]:
    """Return what an object was like after each effect on its power and toughness, in the order applied (613.4)."""
    found: list[Characteristics] = []
    layer = ""
    for entry in view_of(position).log.get(id, ()):
        if not entry.layer.startswith("7"):
            continue
        values = found[-1] if entry.layer == layer else entry.before
        layer = entry.layer
        for change in entry.changes:
            values = apply(values, change)
        found.append(values)
    return found


def applied_by_layer(position: MtgPosition, id: str) -> dict[str, list[str]]:
    """Return for every layer what was applied to an object, by the names of the sources, in the order applied."""
    view = view_of(position)
    view.of(id)
    found: dict[str, list[str]] = {}
    for entry in view.log.get(id, ()):
        found.setdefault(entry.layer, []).append(entry.effect.label)
    return found
