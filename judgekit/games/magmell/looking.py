"""What scenarios may expect of a MAGMELL position: properties of objects, players and the game, with the rules behind them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from judgekit.games.magmell.game import ZONES, Instance, MagmellPosition, battle_of, in_battle_area
from judgekit.games.magmell.information import controller_of, information
from judgekit.games.magmell.meanings import parts_in_battle
from judgekit.games.magmell.terms import Card
from judgekit.games.magmell.text.structured.cards import abilities_of_text
from judgekit.games.magmell.text.structured.words import RULE_WORDS
from judgekit.games.magmell.zones import RULES_OF_ZONES
from judgekit.mechanics.objects import Ref
from judgekit.mechanics.terms.records import Ability
from judgekit.table.adapter import Finding
from judgekit.table.queries import (
    NONE,
    Queries,
    controlled,
    described,
    field,
    front_of,
    game_queries,
    object_queries,
    own_zone,
    part_of,
    place_in_deck,
    player_field,
    player_queries,
    shown_of,
    zone,
)

_of = partial(described, information)
"""A query for the information of an instance."""


def _ability_names(ability: Ability) -> set[str]:
    """Return the words by which a scenario may ask whether an instance has an ability."""
    words = {ability.text, ability.kind, *(word for word, name in RULE_WORDS.items() if name == ability.name)}
    return {word for word in (*words, ability.name) if word}


def _is(position: MagmellPosition, instance: Instance) -> Finding:
    info, battle = information(position, instance.id), battle_of(position)
    words = {*info.types, instance.kind, *(info.colors or {"colorless"}), *_roles(position, instance.ref)}
    if instance.place in ("battle-area", "stone-area"):
        words |= {"rested", "tapped"} if instance.rested else {"awake", "untapped"}
    if instance.place == "stone-area":
        words.add("face-down" if instance.face_down else "face-up")
    if instance.damage:
        words.add("damaged")
    if info.timing:
        words.add(info.timing)
    rules = ("701.3.1.2",) if battle is not None and battle.named is not None else ()
    return Finding(frozenset(words), (*info.rules, *rules))


_PARTS = {
    "attacking": ("attacking", "attacker"),
    "defending": ("defending", "defender", "blocking"),
    "attacked": ("attacked", "attack-target"),
    "battling": ("battling", "battle-unit"),
}
"""The words for the parts of a unit in the battle, the chief one first."""


def _roles(position: MagmellPosition, ref: Ref) -> list[str]:
    """Return the words for the parts of an instance in the battle, the chief one first."""
    parts = parts_in_battle(position, ref)
    return [word for part, words in _PARTS.items() if part in parts for word in words]


def _attacking(position: MagmellPosition, instance: Instance) -> Finding:
    battle = battle_of(position)
    if battle is None or battle.attacker != instance.ref:
        return Finding(NONE)
    return Finding(battle.target[0] if battle.target is not None else "true")


def _targets(_position: MagmellPosition, instance: Instance) -> Finding:
    return Finding([ref[0] for word in instance.frame.targets for ref in word] if instance.frame is not None else [])


def _is_there(position: MagmellPosition, ref: Ref) -> bool:
    return ref[0] in position.players or in_battle_area(position, ref) is not None


def _card_rules(read: Callable[[Card], object], rule: Callable[[Card], tuple[str, ...]]) -> Callable[[Card], Finding]:
    return lambda card: Finding(read(card), rule(card))


def _color_rules(card: Card) -> tuple[str, ...]:
    if card.type == "stone":
        return ("212.5",)
    return ("212.2",) if card.colors else ("212.2", "212.6")


_TYPE_RULES = {"unit": ("208.1.1",), "magic": ("208.1.2",), "stone": ("208.1.3",)}

QUERIES = Queries(
    objects={
        **object_queries(RULES_OF_ZONES),
        "owner": field("owner", "222.1"),
        "controller": lambda position, one: Finding(controller_of(position, one.id), ("222.2",)),
        **dict.fromkeys(("rested", "tapped"), field("rested", "219.3", "219.4")),
        "awake": lambda _position, instance: Finding(not instance.rested, ("219.3",)),
        "face-down": field("face_down", "219.6"),
        "face-up": lambda _position, instance: Finding(not instance.face_down, ("219.5",)),
        **dict.fromkeys(("marked-damage", "damage"), field("damage", "221.2", "221.4")),
        "counters": lambda _position, instance: Finding(dict(instance.counters), ("224.1",)),
        "token": lambda _position, instance: Finding(instance.kind == "token", ("206.1", "206.2")),
        "ap": _of(lambda info: info.ap, "213.2"),
        "hp": _of(lambda info: info.hp, "213.3"),
        **dict.fromkeys(("pt", "ap-hp"), _of(lambda info: f"{info.ap}/{info.hp}")),
        "name": _of(lambda info: info.name),
        **dict.fromkeys(("types", "type"), _of(lambda info: info.types)),
        **dict.fromkeys(("color", "colors"), _of(lambda info: frozenset(info.colors), "212.2")),
        "timing": _of(lambda info: info.timing),
        "cost": _of(lambda info: dict(info.cost)),
        "catalyst": _of(lambda info: dict(info.catalyst)),
        "is": _is,
        "has": _of(lambda info: frozenset(word for _, one in info.abilities for word in _ability_names(one))),
        "abilities": _of(lambda info: [ability.told for _, ability in info.abilities]),
        "attacking": _attacking,
        **dict.fromkeys(
            ("defending", "blocking"),
            lambda position, one: Finding("defending" in parts_in_battle(position, one.ref)),
        ),
        "targets": _targets,
        "position": place_in_deck("library", "stone-deck"),
    },
    players={
        **player_queries(ZONES),
        "life": player_field("life"),
        "stones": own_zone("stone-area"),
        **dict.fromkeys(("battle-area", "units"), controlled("battle-area", controller_of)),
    },
    cards={
        "cost": lambda card: Finding(sum(number for _, number in card.cost), ("210.2",)),
        "catalyst": lambda card: Finding(sum(number for _, number in card.catalyst), ("211.3",)),
        **dict.fromkeys(
            ("color", "colors"), _card_rules(lambda card: frozenset(card.colors or {"colorless"}), _color_rules)
        ),
        **dict.fromkeys(("type", "types"), _card_rules(lambda card: card.type, lambda card: _TYPE_RULES[card.type])),
        "timing": lambda card: Finding(card.timing, ("209.1.1",) if card.timing == "quick" else ("209.1.2",)),
        "ap": lambda card: Finding(card.ap, ("204.4",)),
        "hp": lambda card: Finding(card.hp, ("204.4",)),
        "name": lambda card: Finding(card.name, ("204.4",)),
        "abilities": lambda card: Finding([ability.told for ability in card.abilities], ("301.6",)),
    },
    game={
        **game_queries("chant"),
        "dream": zone("dream"),
        "battle-area": zone("battle-area"),
        "battle": lambda position: Finding(battle_of(position) is not None),
        "attack-target": part_of(battle_of, "target", _is_there),
        **dict.fromkeys(("attacker", "attacking"), part_of(battle_of, "attacker")),
        **dict.fromkeys(("defender", "defending"), part_of(battle_of, "defender", _is_there)),
    },
)
"""What is asked of a position of MAGMELL."""


seen_by = front_of(
    ZONES,
    lambda instance: instance.controller,
    {"face-down": ("219.6.3",), "hand": ("404.2", "401.4"), "hidden": ("401.4",), "open": ("401.4",)},
)
"""Who may see the front of a card."""


def classified(position: MagmellPosition, what: str) -> Finding:
    """Return the kinds of the abilities of a card, or of a card text (301.9, 306.1.2)."""
    instance = position.objects.get(what)
    card = position.cards.get(what if instance is None or what in position.cards else instance.card or "")
    abilities = card.abilities if card is not None else tuple(abilities_of_text(what, {}))
    kinds = [{"replacement": "static", "rule": "static"}.get(ability.kind, ability.kind) for ability in abilities]
    rules = {"triggered": "302.1", "static": "303.1", "magic": "303.2"}
    return Finding(kinds, ("301.9", *dict.fromkeys(rules[kind] for kind in kinds)))


def shown(position: MagmellPosition, id: str) -> dict[str, object]:
    """Return an instance as plain data for showing it."""
    instance, info = position.objects[id], information(position, id)
    roles = _roles(position, instance.ref)
    return shown_of(
        instance,
        info.controller,
        {"ap": info.ap, "hp": info.hp} if info.ap is not None and instance.zone == "battle-area" else {},
        rested=instance.rested,
        face_down=instance.face_down,
        damage=instance.damage,
        counters=dict(instance.counters),
        battle=roles[0] if roles else None,
    )
