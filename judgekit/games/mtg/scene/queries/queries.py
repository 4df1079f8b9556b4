"""What scenarios ask of a Magic position: values of objects, players, cards and the game, each with the rules that decided it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from judgekit.core.json_values import Json
from judgekit.core.parts import nearest
from judgekit.core.wording import phrase
from judgekit.games.mtg.actions.attaching import controlled_apart
from judgekit.games.mtg.combat.damage_assignment import ORDERED
from judgekit.games.mtg.layers.characteristics_explained import applied_by_layer, on_the_way, why
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.layers.producing import could_produce
from judgekit.games.mtg.layers.protecting import left_alone
from judgekit.games.mtg.meaning.characteristics import Characteristics
from judgekit.games.mtg.meaning.color_identity import color_identity, identity_rules
from judgekit.games.mtg.meaning.defenders import protector_of
from judgekit.games.mtg.meaning.filters import repeats_symbol
from judgekit.games.mtg.meaning.kinds_of_ability import linked_pairs
from judgekit.games.mtg.meaning.status_words import STATUS
from judgekit.games.mtg.scene.queries import variants
from judgekit.games.mtg.scene.queries.cards import card_value
from judgekit.games.mtg.scene.queries.costs import mana_cost_finding, mana_value_finding, worded_abilities
from judgekit.games.mtg.scene.queries.players import player_value
from judgekit.games.mtg.scene.queries.variants import NONE
from judgekit.games.mtg.stack.long_loops import standing_for
from judgekit.games.mtg.state.faces import card_of
from judgekit.games.mtg.state.game import MtgPosition, editions_of
from judgekit.games.mtg.state.mana import types_of
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.unknown_cards import certain
from judgekit.games.mtg.terms.filters import STATUSES, rules_of_words
from judgekit.games.mtg.terms.records import Ability, Test
from judgekit.games.mtg.terms.subtypes import BASIC_LAND_TYPES
from judgekit.games.mtg.text.describing import describe, keyword_words
from judgekit.games.mtg.turn.day_and_night import daytime, why_daytime
from judgekit.table.adapter import Bag, Finding, Misfit
from judgekit.table.queries import place_in_deck
from judgekit.table.what_is_meant import what_is_meant


def ability_words(ability: Ability) -> str:
    """Return how an answer names an ability: a keyword by its printed words, another one by its text."""
    if ability.kind == "keyword":
        return keyword_words(ability)
    return ability.text or describe(ability)


def pt_words(values: Characteristics) -> str:
    """Return power and toughness as `3/3`, `none` where there are none."""
    if values.power is None and values.toughness is None:
        return NONE
    return f"{values.power or 0}/{values.toughness or 0}"


def _record(position: MtgPosition, id: str) -> Object:
    record = position.objects.get(id)
    if record is None:
        raise Misfit(phrase("there is no object {id!r}", id=id), (), what_is_meant(id, position))
    return record


def object_value(position: MtgPosition, id: str, key: str) -> Finding:
    """Return a property of an object, with the rules that decided it.

    Args:
        position: where.
        id: the object.
        key: "pt", "types", "is", "zone" … (`PROPERTIES`).
    """
    id = standing_for(position, id)
    if id not in position.objects and key == "zone":
        return Finding(NONE, ("111.7",) if id.startswith("token") else ())
    way = PROPERTIES.get(key)
    record = _record(position, id)
    if way is None:
        raise Misfit(
            phrase("unknown property {key!r} of an object", key=key),
            (),
            nearest(key, (*PROPERTIES, "cites")),
        )
    if record.card is None and record.kind == "card" and key not in ("zone", "owner", "controller", "id"):
        raise Misfit(
            phrase("nobody knows what card {id} is", id=id), (), phrase("name it in `given`, or ask nothing about it")
        )
    return way(position, record)


def _values(position: MtgPosition, record: Object) -> Characteristics:
    return view_of(position).of(record.id)


def _pt(position: MtgPosition, record: Object) -> Finding:
    return Finding(pt_words(_values(position, record)), _pt_rules(position, record))


def _pt_rules(position: MtgPosition, record: Object) -> tuple[str, ...]:
    """Return why power and toughness are what they are; a value below nothing is possible, also on the way (107.1b)."""
    values, rules = _values(position, record), why(position, record.id, "pt")
    low = any(min(seen.power or 0, seen.toughness or 0) < 0 for seen in (values, *on_the_way(position, record.id)))
    return (*rules, "107.1b") if low else rules


def _number(name: str) -> Callable[[MtgPosition, Object], Finding]:
    def read(position: MtgPosition, record: Object) -> Finding:
        found = getattr(_values(position, record), name)
        return Finding(found if found is not None else NONE, _pt_rules(position, record))

    return read


def _set(name: str, aspect: str) -> Callable[[MtgPosition, Object], Finding]:
    def read(position: MtgPosition, record: Object) -> Finding:
        return Finding(frozenset(getattr(_values(position, record), name)), why(position, record.id, aspect))

    return read


def _subtypes(position: MtgPosition, record: Object) -> Finding:
    """Return the subtypes; with several card types each belongs to the one that it fits (205.3c)."""
    values = _values(position, record)
    several = ("205.3c",) if len(values.types) > 1 and values.subtypes else ()
    return Finding(frozenset(values.subtypes), (*why(position, record.id, "types"), *several))


def _abilities(position: MtgPosition, record: Object) -> Finding:
    abilities, rules = worded_abilities(position, record)
    return Finding(
        Bag(ability_words(ability) for ability in abilities),
        (*why(position, record.id, "abilities"), *_by_land_type(position, record), *rules),
    )


def _by_land_type(position: MtgPosition, record: Object) -> tuple[str, ...]:
    """Return the rule by which a basic land type brings a mana ability, where one does (305.6)."""
    return (
        ("305.6",)
        if any(
            had.key[0] == "intrinsic" and had.key[1] in BASIC_LAND_TYPES for had in _values(position, record).abilities
        )
        else ()
    )


def _keywords(position: MtgPosition, record: Object) -> Finding:
    abilities, rules = worded_abilities(position, record)
    found = frozenset(keyword_words(ability) for ability in abilities if ability.kind == "keyword")
    return Finding(found, (*why(position, record.id, "abilities"), *rules))


def _has(position: MtgPosition, record: Object) -> Finding:
    """Return everything that `has` may name: keywords with and without their values, texts, kinds of ability."""
    found: set[str] = set()
    abilities, rules = worded_abilities(position, record)
    for ability in abilities:
        found.add(ability_words(ability))
        if ability.kind == "keyword":
            found.add(str(ability.name))
        else:
            found.update((ability.kind, ability.text))
    return Finding(frozenset(found), (*why(position, record.id, "abilities"), *rules))


def _is(position: MtgPosition, record: Object) -> Finding:
    """Return everything that `is` may name: card types, supertypes, subtypes, colours, statuses, token, permanent and so on."""
    view = view_of(position)
    values = view.of(record.id)
    found = set(values.types | values.supertypes | values.subtypes | values.colors)
    found |= {word.casefold() for word in values.subtypes}
    found.update(word for word, test in STATUS.items() if test(view, record, values))
    if repeats_symbol(values):
        found.add("repeats-symbol")
    if record.place == "battlefield":
        found.add("permanent")
    if record.place == "stack" and record.kind != "ability":
        found.add("spell")
    found.add(record.kind)
    played = any(key == "commander" for key, _ in position.facts.get("options", ()))
    designated = rules_of_words(
        (Test("status", word) for word in sorted(found & STATUSES.keys())), editions_of(position)
    )
    rules = [
        *designated,
        *(("903.3",) if played else ()),
        *why(position, record.id, "types"),
        *why(position, record.id, "colors"),
    ]
    return Finding(frozenset(found), tuple(dict.fromkeys(rules)))


def _colors(position: MtgPosition, record: Object) -> Finding:
    found = _values(position, record).colors
    return Finding(frozenset(found), why(position, record.id, "colors"))


def _name(position: MtgPosition, record: Object) -> Finding:
    """Return the name; a token that was given none has those of its subtypes (111.4)."""
    values, rules = _values(position, record), why(position, record.id, "name")
    plain = (values.name or "").removesuffix(" Token").replace("’", "'")
    subtypes = bool(plain) and sorted(plain.split()) == sorted(values.subtypes)
    named = ("111.4",) if record.kind == "token" and record.copied is None and subtypes else ()
    return Finding(values.name or NONE, (*rules, *named))


def _controller(position: MtgPosition, record: Object) -> Finding:
    rules = (*why(position, record.id, "controller"), *controlled_apart(position, record))
    return Finding(_values(position, record).controller, rules)


def place_of(position: MtgPosition, id: str) -> tuple[str, str] | None:
    """Return the controller and the zone of an object, and ask for no rule by which they are so; None where it is not there."""
    record = position.objects.get(standing_for(position, id))
    if record is None:
        return None
    # A card in a library of which nobody knows anything is whoever's library it is: no effect gives it to somebody else.
    unknown = record.card is None and record.place == "library"
    controller = record.controller if unknown else _values(position, record).controller
    return str(controller), str(_zone(position, record).value)


def _zone(_position: MtgPosition, record: Object) -> Finding:
    place = record.place
    return Finding("outside-the-game" if place == "outside" else place or NONE)


def _place_in_library(position: MtgPosition, record: Object) -> Finding:
    """Return where in its library a card is: the top, the bottom, a number; of a shuffled one nobody can tell (701.20a)."""
    certain(position, record.owner, (record.id,))
    return _IN_LIBRARY(position, record)


_IN_LIBRARY = place_in_deck("library")


def _attached(position: MtgPosition, record: Object) -> Finding:
    if record.attached is None:
        return Finding(NONE)
    return Finding(record.attached, left_alone(position, record.attached, record.ref))


def _attachments(position: MtgPosition, record: Object) -> Finding:
    return Finding(frozenset(id for id, other in position.objects.items() if other.attached == record.id))


def _loyalty(position: MtgPosition, record: Object) -> Finding:
    if record.place == "battlefield":
        return Finding(record.count("loyalty"), ("306.5c",))
    found = _values(position, record).loyalty
    return Finding(NONE if found is None else found, ("306.5b",))


def _defense(position: MtgPosition, record: Object) -> Finding:
    if record.place == "battlefield":
        return Finding(record.count("defense"), ("mtg@20260417:310.4c",))
    card = card_of(position, record)
    return Finding(NONE if card is None or card.defense is None else card.defense, ("mtg@20260417:310.4a",))


def _protector(position: MtgPosition, record: Object) -> Finding:
    return Finding(protector_of(position, record) or NONE, ("mtg@20260417:310.8",))


def _level(_position: MtgPosition, record: Object) -> Finding:
    """Return the level that a permanent has as a designation: level counters of a leveler are none (711.2, 717.2b)."""
    if record.get("level") is None and record.count("level"):
        raise Misfit(
            phrase("level counters are no level, which only a Class gains"), (), phrase("`counters: {level: 2}`")
        )
    return Finding(record.get("level", 1), ("717.2b",))


def _plain(name: str) -> Callable[[MtgPosition, Object], Finding]:
    return lambda _position, record: Finding(getattr(record, name))


def _linked(position: MtgPosition, record: Object) -> Finding:
    pairs = linked_pairs(tuple(had.ability for had in _values(position, record).abilities))
    return Finding([list(pair) for pair in pairs], ("607.1", "607.4"))


def _could_produce(position: MtgPosition, record: Object) -> Finding:
    return Finding(frozenset(f"{{{kind}}}" for kind in could_produce(position, record.id)), ("106.7",))


def _identity(position: MtgPosition, record: Object) -> Finding:
    return Finding(color_identity(position.cards, record.card or ""), identity_rules(position.cards, record.card or ""))


def _total(position: MtgPosition, record: Object) -> Finding:
    values = _values(position, record)
    rules = _pt_rules(position, record)
    return Finding(NONE if values.power is None else values.power + (values.toughness or 0), rules)


def _damage_order(position: MtgPosition, record: Object) -> Finding:
    """Return the damage assignment order of a creature, where the edition played has one (509.2, 509.3)."""
    if not position.game.policies[ORDERED]:
        raise Misfit(
            phrase("{edition} has no damage assignment order", edition=position.game.edition), ("damage-order",)
        )
    return Finding(list(record.damage_order))


PROPERTIES: dict[str, Callable[[MtgPosition, Object], Finding]] = {
    "pt": _pt,
    "power": _number("power"),
    "toughness": _number("toughness"),
    "total-pt": _total,
    "types": _set("types", "types"),
    "card-types": _set("types", "types"),
    "supertypes": _set("supertypes", "types"),
    "subtypes": _subtypes,
    "colors": _colors,
    "color": _colors,
    "abilities": _abilities,
    "keywords": _keywords,
    "has": _has,
    "is": _is,
    "mana-value": mana_value_finding,
    "mana-cost": mana_cost_finding,
    "cost": mana_cost_finding,
    "name": _name,
    "zone": _zone,
    "position": _place_in_library,
    "owner": _plain("owner"),
    "controller": _controller,
    "tapped": _plain("tapped"),
    "untapped": lambda _position, record: Finding(not record.tapped),
    "flipped": _plain("flipped"),
    "face-down": _plain("face_down"),
    "phased-out": _plain("phased_out"),
    "transformed": _plain("transformed"),
    "counters": lambda _position, record: Finding(dict(record.counters)),
    "marked-damage": _plain("marked_damage"),
    "damage": _plain("marked_damage"),
    "deathtouched": _plain("deathtouched"),
    "attached": _attached,
    "attachments": _attachments,
    "loyalty": _loyalty,
    "defense": _defense,
    "protector": _protector,
    "unlocked": lambda _position, record: Finding(list(record.get("unlocked", ())), ("mtg@20260417:709.5c",)),
    "attacking": lambda _position, record: Finding(record.attacking or NONE),
    "blocking": lambda _position, record: Finding(list(record.blocking)),
    "blocked": lambda _position, record: Finding(bool(record.blocked)),
    "damage-order": _damage_order,
    "chosen": lambda _position, record: Finding(dict(record.chosen)),
    "targets": lambda _position, record: Finding(
        [ref[0] for _, refs in record.announced.targets for ref in refs], ("115.1",)
    ),
    "linked": _linked,
    "could-produce": _could_produce,
    "color-identity": _identity,
    "kind": _plain("kind"),
    "level": _level,
    "X": lambda _position, record: Finding(record.announced.x if record.announced.x is not None else NONE),
}


def value(position: MtgPosition, path: str) -> Finding:
    """Return the value of a path: `frog.pt`, `A.life`, `A.devotion.red`, `card.Runed Bear.mana-value`."""
    head, dot, rest = path.partition(".")
    if not dot:
        found = game_value(position, path, None) if path != "layers" else None
        if found is not None:
            return found
        raise Misfit(
            phrase("a value is named by two words with a dot: {path!r}", path=path),
            (),
            "frog.pt, A.life, card.Name.types",
        )
    if head == "card":
        name, dot, key = rest.rpartition(".")
        return card_value(position, name if dot else rest, key)
    if head in position.players:
        return player_value(position, head, rest)
    counters, dot, kind = rest.partition(".")
    if counters == "counters" and dot:
        return Finding(_record(position, head).count(kind))
    return object_value(position, head, rest)


def game_value(position: MtgPosition, key: str, expected: Json) -> Finding | None:
    """Return a property of the game, None where there is none of that name."""
    if key == "layers":
        return _layers(position, expected)
    if key == "game" and expected in ("day", "night", "neither"):
        key = "day-night"
    way = _GAME.get(key)
    return way(position) if way is not None else None


def _layers(position: MtgPosition, expected: Json) -> Finding:
    """Return what was applied to the objects asked for, in the layers asked for, in the order applied (613.1)."""
    if not isinstance(expected, Mapping):
        raise Misfit(
            phrase("`layers` names objects and their layers"), ("layers",), "layers: {frog: {6: [fog], 7c: [parade]}}"
        )
    found: dict[str, object] = {}
    rules = ["613.1", "613.7"]
    for id, wanted in expected.items():
        _record(position, id)
        there = applied_by_layer(position, id)
        found[id] = {
            layer: names for layer, names in there.items() if not isinstance(wanted, Mapping) or layer in wanted
        }
        for aspect in ("controller", "types", "colors", "abilities", "pt"):
            rules.extend(why(position, id, aspect))
    return Finding(found, tuple(dict.fromkeys(rules)))


def _priority(position: MtgPosition) -> Finding:
    question = position.question
    if question is not None and question.kind == "priority":
        return Finding(question.by)
    following = position.agenda[-1] if question is None and position.agenda else None
    if following is not None and following.name == "open-priority":
        return Finding(following.args[0])
    return Finding(position.facts.get("priority") or NONE)


def _stack(position: MtgPosition) -> Finding:
    return Finding([name_of(position, id) for id in position.zones.get("stack", ())])


def _game(position: MtgPosition) -> Finding:
    outcome = position.outcome
    if outcome is None:
        return Finding("running")
    return Finding("won" if outcome.winners else "draw")


_GAME: dict[str, Callable[[MtgPosition], Finding]] = {
    "step": lambda position: Finding(position.facts.get("step")),
    "active": lambda position: Finding(position.facts.get("active")),
    "turn": lambda position: Finding(position.facts.get("turn")),
    "priority": _priority,
    "stack-bottom-up": _stack,
    "stack": _stack,
    "game": _game,
    "monarch": lambda position: Finding(position.facts.get("monarch") or NONE),
    "initiative": lambda position: Finding(position.facts.get("initiative") or NONE, ("mtg@20260417:726.1",)),
    **dict.fromkeys(("day-night", "daytime"), lambda position: Finding(daytime(position), why_daytime(position))),
    "battlefield": lambda position: Finding(frozenset(record.id for record in view_of(position).permanents())),
    "exile": lambda position: Finding(frozenset(position.zones.get("exile", ()))),
    **variants.GAME_VALUES,
    "winner": lambda position: Finding(sorted(position.outcome.winners) if position.outcome is not None else NONE),
}


def name_of(position: MtgPosition, id: str) -> str:
    """Return how a scenario names an object of a trace: an ability on the stack by its source's id."""
    record = position.objects.get(id)
    if record is not None and record.kind == "ability" and record.source is not None:
        return record.source[0]
    return _OF_AN_ABILITY.sub("", id) if record is None else id


_OF_AN_ABILITY = re.compile(r"-ability(?:-\d+)?$")
"""What the id of an ability has behind its source's; of several they are numbered."""


def describe_position(position: MtgPosition) -> Json:
    """Return the whole position as plain data for showing it."""
    view = view_of(position)
    players = {
        id: {
            "life": player.life,
            "pool": types_of(player.pool),
            "counters": dict(player.counters),
            **{zone: len(position.zones.get(f"{zone}/{id}", ())) for zone in ("hand", "library")},
            "graveyard": list(position.zones.get(f"graveyard/{id}", ())),
        }
        for id, player in position.players.items()
    }
    permanents = {}
    for record in view.permanents():
        values = view.of(record.id)
        entry: dict[str, object] = {
            "name": values.name,
            "controller": values.controller,
            "types": " ".join([*sorted(values.supertypes), *sorted(values.types), *sorted(values.subtypes)]),
        }
        if values.power is not None:
            entry["pt"] = pt_words(values)
        for name in ("tapped", "counters", "marked_damage", "attached", "attacking", "blocking"):
            held = getattr(record, name)
            if held:
                entry[name.replace("_", "-")] = dict(held) if name == "counters" else held
        keywords = [keyword_words(had.ability) for had in values.abilities if had.ability.kind == "keyword"]
        if keywords:
            entry["keywords"] = keywords
        permanents[record.id] = entry
    return {
        "turn": position.facts.get("turn"),
        "active": position.facts.get("active"),
        "step": position.facts.get("step"),
        "priority": _priority(position).value,
        "players": players,
        "battlefield": permanents,
        "stack": _stack(position).value,
        "exile": list(position.zones.get("exile", ())),
    }
