"""What scenarios may expect of a MAGMELL position: properties of objects, players and the game, with the rules behind them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judgekit.games.magmell.game import ZONES, Information, Instance, MagmellPosition, battle_of, in_battle_area
from judgekit.games.magmell.information import information
from judgekit.games.magmell.terms import Ability
from judgekit.games.magmell.text.structured.cards import abilities_of_text
from judgekit.games.magmell.text.structured.words import RULE_WORDS
from judgekit.games.magmell.zones import RULES_OF_ZONES
from judgekit.mechanics.objects import Ref
from judgekit.table.adapter import Finding, Misfit

_AP_HP_RULES = {"ap": ("213.2",), "hp": ("213.3",)}


def _number(field: str) -> Callable[[MagmellPosition, Instance, Information], Finding]:
    def look(_position: MagmellPosition, _instance: Instance, info: Information) -> Finding:
        return Finding(getattr(info, field), (*info.rules, *_AP_HP_RULES[field]))

    return look


def _pt(_position: MagmellPosition, _instance: Instance, info: Information) -> Finding:
    return Finding(f"{info.ap}/{info.hp}", info.rules)


def _plain(field: str, *rules: str) -> Callable[[MagmellPosition, Instance, Information], Finding]:
    def look(_position: MagmellPosition, instance: Instance, _info: Information) -> Finding:
        return Finding(getattr(instance, field), rules)

    return look


def ability_names(ability: Ability) -> tuple[str, ...]:
    """Return the words by which a scenario may ask whether an instance has an ability."""
    words = [ability.text, ability.kind]
    if ability.name is not None:
        words.append(ability.name)
        words.extend(word for word, name in RULE_WORDS.items() if name == ability.name)
    return tuple(word for word in words if word)


def _has(_position: MagmellPosition, _instance: Instance, info: Information) -> Finding:
    words = {word for _, ability in info.abilities for word in ability_names(ability)}
    return Finding(frozenset(words), info.rules)


def _abilities(_position: MagmellPosition, _instance: Instance, info: Information) -> Finding:
    return Finding([ability.text or ability.name or ability.kind for _, ability in info.abilities], info.rules)


def _is(position: MagmellPosition, instance: Instance, info: Information) -> Finding:
    words = {*info.types, instance.kind, *(info.colors or {"colorless"})}
    if instance.place in ("battle-area", "stone-area"):
        words.add("rested" if instance.rested else "awake")
        words.add("tapped" if instance.rested else "untapped")
    if instance.place == "stone-area":
        words.add("face-down" if instance.face_down else "face-up")
    if instance.damage:
        words.add("damaged")
    words |= set(_roles(position, instance.ref))
    if info.timing:
        words.add(info.timing)
    rules: list[str] = []
    battle = battle_of(position)
    if battle is not None and battle.named is not None:
        rules = ["701.3.1.2"]
    return Finding(frozenset(words), (*info.rules, *rules))


def _roles(position: MagmellPosition, ref: Ref) -> list[str]:
    battle = battle_of(position)
    if battle is None:
        return []
    roles = []
    if battle.attacker == ref:
        roles += ["attacking", "attacker", *(["battling", "battle-unit"] if battle.named is not None else [])]
    if battle.defender == ref:
        roles += ["defending", "defender", "blocking", "battling", "battle-unit"]
    if battle.target == ref:
        roles += ["attacked", "attack-target", "battling", "battle-unit"]
    return roles


def _attacking(position: MagmellPosition, instance: Instance, _info: Information) -> Finding:
    battle = battle_of(position)
    if battle is None or battle.attacker != instance.ref:
        return Finding("none")
    return Finding(battle.target[0] if battle.target is not None else "true")


def _defending(position: MagmellPosition, instance: Instance, _info: Information) -> Finding:
    battle = battle_of(position)
    return Finding(battle is not None and battle.defender == instance.ref)


def _colors(_position: MagmellPosition, _instance: Instance, info: Information) -> Finding:
    return Finding(frozenset(info.colors or {"colorless"}), (*info.rules, "212.2"))


def _zone(_position: MagmellPosition, instance: Instance, _info: Information) -> Finding:
    return Finding(instance.place, RULES_OF_ZONES.get(instance.place, ()))


def _targets(_position: MagmellPosition, instance: Instance, _info: Information) -> Finding:
    frame = instance.frame
    return Finding([ref[0] for word in frame.targets for ref in word] if frame is not None else [])


_OBJECT: dict[str, Callable[[MagmellPosition, Instance, Information], Finding]] = {
    "zone": _zone,
    "owner": _plain("owner", "222.1"),
    "controller": lambda _position, _instance, info: Finding(info.controller, ("222.2",)),
    "rested": _plain("rested", "219.3", "219.4"),
    "tapped": _plain("rested", "219.3", "219.4"),
    "awake": lambda _position, instance, _info: Finding(not instance.rested, ("219.3",)),
    "face-down": _plain("face_down", "219.6"),
    "face-up": lambda _position, instance, _info: Finding(not instance.face_down, ("219.5",)),
    "marked-damage": _plain("damage", "221.2", "221.4"),
    "damage": _plain("damage", "221.2", "221.4"),
    "counters": lambda _position, instance, _info: Finding(dict(instance.counters), ("224.1",)),
    "token": lambda _position, instance, _info: Finding(instance.kind == "token", ("206.1", "206.2")),
    "ap": _number("ap"),
    "hp": _number("hp"),
    "pt": _pt,
    "ap-hp": _pt,
    "name": lambda _position, _instance, info: Finding(info.name, info.rules),
    "card": _plain("card"),
    "types": lambda _position, _instance, info: Finding(info.types, info.rules),
    "type": lambda _position, _instance, info: Finding(info.types, info.rules),
    "color": _colors,
    "colors": _colors,
    "timing": lambda _position, _instance, info: Finding(info.timing, info.rules),
    "cost": lambda _position, _instance, info: Finding(dict(info.cost), info.rules),
    "catalyst": lambda _position, _instance, info: Finding(dict(info.catalyst), info.rules),
    "is": _is,
    "has": _has,
    "abilities": _abilities,
    "attacking": _attacking,
    "defending": _defending,
    "blocking": _defending,
    "targets": _targets,
}
"""Properties of an object, by the key of an expectation."""


def object_value(position: MagmellPosition, id: str, key: str) -> Finding:
    """Return a property of an object; what has vanished is in zone "none"."""
    look = _OBJECT.get(key)
    if look is None:
        raise Misfit(f"unknown property {key!r}", (key,), f"known: {', '.join(_OBJECT)}")
    instance = position.objects.get(id)
    if instance is None and not id.endswith("-ability") and not id.startswith("token-"):
        raise Misfit(f"there is no object {id!r}", ("object",))
    if instance is None or (instance.zone is None and key == "zone"):
        return Finding("none")
    if instance.card is None and instance.kind == "card" and key not in ("zone", "owner", "controller"):
        raise Misfit(f"{id} is unknown; nothing can be said about its {key}", (key,))
    return look(position, instance, information(position, id))


def player_value(position: MagmellPosition, id: str, key: str) -> Finding:
    """Return a property of a player."""
    if id not in position.players:
        raise Misfit(f"there is no player {id!r}", ("player",), f"players: {', '.join(position.players)}")
    record = position.players[id]
    if key == "life":
        return Finding(record.life)
    if key in ("lost", "won"):
        return Finding(getattr(record, key))
    if key in ZONES.own:
        return Finding(frozenset(position.zones.get(f"{key}/{id}", ())))
    if key == "library-top":
        return Finding(list(position.zones.get(f"library/{id}", ())))
    if key in ("battle-area", "units"):
        units = [one for one in position.zones["battle-area"] if information(position, one).controller == id]
        return Finding(frozenset(units))
    if key == "stones":
        return Finding(frozenset(position.zones.get(f"stone-area/{id}", ())))
    if key == "priority":
        return Finding(_holder(position) == id)
    raise Misfit(f"unknown property {key!r}", (key,), f"known: life, {', '.join(ZONES.own)}, lost, won")


def _holder(position: MagmellPosition) -> str:
    question = position.question
    return question.by if question is not None and question.kind == "priority" else "none"


def name_of(position: MagmellPosition, id: str) -> str:
    """Return how a scenario names an object: an ability on チャント by its source."""
    instance = position.objects.get(id)
    if instance is not None and instance.kind == "ability" and instance.frame is not None:
        return instance.frame.source[0]
    return id


def _stack(position: MagmellPosition) -> list[str]:
    return [name_of(position, id) for id in position.zones["chant"]]


def _ended(position: MagmellPosition) -> str:
    outcome = position.outcome
    if outcome is None:
        return "going-on"
    return next(iter(outcome.winners)) if outcome.winners else "draw"


def _battle_part(part: str) -> Callable[[MagmellPosition], Any]:
    def look(position: MagmellPosition) -> str:
        battle = battle_of(position)
        ref: Ref | None = getattr(battle, part, None)
        if ref is None:
            return "none"
        if part != "attacker" and ref[0] not in position.players and in_battle_area(position, ref) is None:
            return "none"
        return ref[0]

    return look


_GAME: dict[str, Callable[[MagmellPosition], Any]] = {
    "step": lambda position: position.facts.get("step"),
    "phase": lambda position: position.facts.get("step"),
    "active": lambda position: position.facts.get("active"),
    "priority": _holder,
    "stack-bottom-up": _stack,
    "stack": _stack,
    "chant": _stack,
    "chant-bottom-up": _stack,
    "dream": lambda position: frozenset(position.zones["dream"]),
    "battle-area": lambda position: frozenset(position.zones["battle-area"]),
    "game": lambda position: "draw" if _ended(position) == "draw" else "over" if position.outcome else "going-on",
    "winner": _ended,
    "number": lambda position: position.facts.get("number", 0),
    "turn": lambda position: position.facts.get("number", 0),
    "battle": lambda position: battle_of(position) is not None,
    "attack-target": _battle_part("target"),
    "attacker": _battle_part("attacker"),
    "attacking": _battle_part("attacker"),
    "defender": _battle_part("defender"),
    "defending": _battle_part("defender"),
    "waiting": lambda position: [waiting.frame.source[0] for waiting in position.waiting],
}
"""Properties of the game, by the key of an expectation."""


def game_value(position: MagmellPosition, key: str) -> Finding | None:
    """Return a property of the game, None where there is no such key."""
    look = _GAME.get(key)
    return Finding(look(position)) if look is not None else None


def value(position: MagmellPosition, path: str) -> Finding:
    """Return the value of a path: "wolf.ap", "A.life", "step"."""
    head, dot, last = path.rpartition(".")
    if not dot:
        found = game_value(position, path)
        if found is None:
            raise Misfit(f"unknown value {path!r}", ("value",))
        return found
    if head in position.players:
        return player_value(position, head, last)
    if head.startswith("card."):
        card = position.cards.get(head.removeprefix("card."))
        if card is None:
            raise Misfit(f"there is no card {head!r}", ("value",))
        return _printed(card, last)
    if head.endswith(".counters"):
        counters = object_value(position, head.removesuffix(".counters"), "counters")
        return Finding(counters.value.get(last, 0), counters.rules)
    return object_value(position, head, last)


def _printed(card: Any, key: str) -> Finding:
    if key in ("cost", "catalyst"):
        rule = "210.2" if key == "cost" else "211.3"
        return Finding(sum(number for _, number in getattr(card, key)), (rule,))
    if key in ("color", "colors"):
        rules = ("212.5",) if card.type == "stone" else ("212.2", "212.6") if not card.colors else ("212.2",)
        return Finding(frozenset(card.colors or {"colorless"}), rules)
    if key in ("type", "types"):
        rule = {"unit": "208.1.1", "magic": "208.1.2", "stone": "208.1.3"}[card.type]
        return Finding(card.type, (rule,))
    if key == "timing":
        return Finding(card.timing, ("209.1.1" if card.timing == "quick" else "209.1.2",))
    if key in ("ap", "hp", "name"):
        return Finding(getattr(card, key), ("204.4",))
    if key == "abilities":
        return Finding([ability.text or ability.name or ability.kind for ability in card.abilities], ("301.6",))
    raise Misfit(f"unknown value {key!r}", ("value",))


def visible(position: MagmellPosition, query: Any) -> Finding:
    """Return who may see the front of a card: `{visible-to: A, of: card}` for yes or no, `{visible-to: card}` for the players."""
    named = str(query["visible-to"])
    id = str(query["of"]) if named in position.players and "of" in query else named
    if id not in position.objects:
        raise Misfit(f"there is no object {id!r}", ("visible-to",))
    instance = position.objects[id]
    everybody = frozenset(position.players)
    seen: frozenset[str]
    rules: tuple[str, ...]
    if instance.face_down:
        seen, rules = frozenset((instance.controller,)), ("219.6.3",)
    elif instance.place == "hand":
        seen, rules = frozenset((instance.owner,)), ("404.2", "401.4")
    elif instance.place in ZONES.hidden:
        seen, rules = frozenset(), ("401.4",)
    else:
        seen, rules = everybody, ("401.4",)
    return Finding(named in seen if named in position.players else seen, rules)


def classified(position: MagmellPosition, what: str) -> Finding:
    """Return the kinds of the abilities of a card, or of a card text (301.9, 306.1.2)."""
    card = position.cards.get(what)
    if card is None and what in position.objects:
        card = position.cards.get(position.objects[what].card or "")
    abilities = card.abilities if card is not None else tuple(abilities_of_text(what, {}))
    kinds = [{"replacement": "static", "rule": "static"}.get(ability.kind, ability.kind) for ability in abilities]
    rules = {"triggered": "302.1", "static": "303.1", "magic": "303.2"}
    return Finding(kinds, ("301.9", *dict.fromkeys(rules[kind] for kind in kinds)))


def describe(position: MagmellPosition) -> dict[str, Any]:
    """Return the whole position as plain data for showing it."""
    shown: dict[str, Any] = {
        "turn": {key: position.facts[key] for key in ("active", "number", "step") if key in position.facts}
    }
    shown["turn"]["priority"] = _holder(position)
    players: dict[str, Any] = {}
    for name, record in position.players.items():
        players[name] = {"life": record.life}
        for zone in ZONES.own:
            ids = position.zones.get(f"{zone}/{name}", ())
            players[name][zone] = [_shown(position, id) for id in ids] if zone != "library" else list(ids)
    shown["players"] = players
    for zone in ("battle-area", "chant", "dream"):
        shown[zone] = [_shown(position, id) for id in position.zones[zone]]
    if position.waiting:
        shown["waiting"] = [waiting.frame.source[0] for waiting in position.waiting]
    return shown


def _shown(position: MagmellPosition, id: str) -> dict[str, Any]:
    instance, info = position.objects[id], information(position, id)
    shown: dict[str, Any] = {"id": id, "card": instance.card, "controller": info.controller}
    if info.ap is not None and instance.zone == "battle-area":
        shown["ap"], shown["hp"] = info.ap, info.hp
    for key, there in (("rested", instance.rested), ("face-down", instance.face_down), ("damage", instance.damage)):
        if there:
            shown[key] = there
    if instance.counters:
        shown["counters"] = dict(instance.counters)
    roles = _roles(position, instance.ref)
    if roles:
        shown["battle"] = roles[0]
    return shown
