"""What scenarios may expect of a position of Duel Masters: properties of cards, players and the game, with their rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from judgekit.games.duel_masters.attack import has_summoning_sickness
from judgekit.games.duel_masters.characteristics import controller_of, information, power_does_not_change_here
from judgekit.games.duel_masters.costs import costs_otherwise
from judgekit.games.duel_masters.game import (
    ZONES,
    DuelPosition,
    GameCard,
    Information,
    attack_of,
    shields_of,
    sides_of,
    stands_as_one_side,
)
from judgekit.games.duel_masters.king_cells import below, parts_of, whole_of
from judgekit.games.duel_masters.meanings import holds, kinds_of
from judgekit.games.duel_masters.terms import INFINITE
from judgekit.games.duel_masters.text.keywords import PLAIN
from judgekit.games.duel_masters.zones import RULES_OF_ZONES
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.resolving import RESOLVING
from judgekit.mechanics.terms.records import Ability, Value
from judgekit.table.adapter import Bag, Called, Finding
from judgekit.table.queries import (
    NONE,
    PlayerQuery,
    Queries,
    controlled,
    described,
    field,
    front_of,
    object_queries,
    part_of,
    place_in_deck,
    player_queries,
    shown_of,
    turn_queries,
    zone,
)

_of = partial(described, information)
"""A query for what a card is like."""


def _power(info: Information) -> str | int | None:
    if info.power is None:
        return None
    return "∞" if info.power >= INFINITE else max(info.power, 0)


def _power_now(position: DuelPosition, card: GameCard) -> Finding:
    """Return the power of a card; only creatures have one (301.3), its own changes it in the battle zone only (206.2a)."""
    info = information(position, card.id)
    if info.power is None:
        return Finding(None, (*info.rules, "301.3"))
    changes = power_does_not_change_here(info, card)
    return Finding(_power(info), (*info.rules, "206.1", "108.1b", *(("206.2a",) if changes else ())))


def _colours(civilizations: Iterable[str]) -> Value:
    """Return civilizations; where there are none that may be said either way (106.2c)."""
    return frozenset(civilizations) or Called("colorless", "none", "無色")


def _civilizations(position: DuelPosition, card: GameCard) -> Finding:
    """Return the civilizations of a card: one, several, or none (106.2a, 106.2b, 106.2c)."""
    info = information(position, card.id)
    rule = "106.2b" if len(info.civilizations) > 1 else "106.2a" if info.civilizations else "106.2c"
    return Finding(_colours(info.civilizations), (*info.rules, "106.2", rule))


def _names(ability: Ability) -> set[str]:
    """Return the words by which a scenario may ask whether a card has an ability."""
    words = {ability.kind, ability.name or ""}
    said = (ability.kind, ability.name, ability.modify)
    words |= {word for word, known in PLAIN.items() if (known.kind, known.name, known.modify) == said}
    if ability.name == "breaker":
        number = ability.change("number", 1)
        words |= {{2: "w-breaker", 3: "t-breaker", 4: "q-breaker"}.get(number, "world-breaker")}
    return {word for word in words if word}


def _has(position: DuelPosition, card: GameCard) -> Finding:
    """Return what a card has now; a keyword that it gains under a condition only while that holds (604.2)."""
    info = information(position, card.id)
    words = {ability.text for _, ability in info.abilities if ability.text}
    for _, ability in info.abilities:
        frame = Frame(info.controller, card.ref, ability)
        if ability.kind != "rule" or holds(position, ability.condition, frame):
            words |= _names(ability)
    return Finding(frozenset(words), info.rules)


def _is(position: DuelPosition, card: GameCard) -> Finding:
    info, now = information(position, card.id), attack_of(position)
    words = kinds_of(card, info) | set(info.civilizations or {"colorless"})
    words |= {race.casefold() for race in info.races}
    creature = card.place == "battle-zone" and "creature" in info.types
    statuses = {
        "tapped": card.tapped,
        "untapped": not card.tapped,
        "multicolor": len(info.civilizations) > 1,
        "face-down": card.face_down,
        "inverted": card.inverted,
        "held": card.held,
        "summoning-sick": creature and has_summoning_sickness(position, card.id)[0],
    }
    words |= {word for word, holds in statuses.items() if holds}
    came = has_summoning_sickness(position, card.id)[1] if creature else ()
    if now is not None and now.attacker == card.ref:
        words |= {"attacking", "attacker", *(["blocked"] if now.blocked else [])}
    if now is not None and now.blocker == card.ref:
        words |= {"blocking", "blocker"}
    return Finding(frozenset(words), (*info.rules, *came))


def _cost(position: DuelPosition, card: GameCard) -> Finding:
    """Return the cost of a card; of a twinpact card both, one of which whoever looks chooses (201.2b)."""
    info = information(position, card.id)
    rules = (*info.rules, "201.2", *(("201.2a",) if costs_otherwise(position, card.id) else ()))
    if "twinpact" in info.special:
        return Finding(frozenset(side.cost for side in sides_of(position, card)), (*rules, "201.2b"))
    return Finding(info.cost, rules)


def _name(position: DuelPosition, card: GameCard) -> Finding:
    """Return the name of a card; a twinpact card in the battle zone has that of the side as which it is there (810.4)."""
    info = information(position, card.id)
    return Finding(info.name, (*info.rules, "202.1", *(("810.4",) if stands_as_one_side(position, card) else ())))


def _attacking(position: DuelPosition, card: GameCard) -> Finding:
    now = attack_of(position)
    return Finding(now.target[0] if now is not None and now.attacker == card.ref else NONE)


def _waiting(position: DuelPosition) -> Finding:
    found: dict[str, list[str]] = {player: [] for player in position.players}
    for one in position.waiting:
        found[one.frame.controller].append(one.frame.source[0])
    return Finding({player: Bag(sorted(ids)) for player, ids in found.items()}, ("110.3b", "603.3"))


def _resolved(position: DuelPosition) -> tuple[str, ...]:
    """Return what was resolved to its end, in order; what still waits for an answer belongs to the step in which that comes."""
    begun: tuple[str, ...] = position.facts.get("resolved", ())
    amid = position.outcome is None and begun[-1:] == (position.facts.get(RESOLVING),)
    return begun[:-1] if amid else begun


_PLACE = object_queries(RULES_OF_ZONES)["zone"]


def _zone(position: DuelPosition, card: GameCard) -> Finding:
    """Return where a card is; the cells of a king are in the battle zone, all of them."""
    top = whole_of(position, card)
    if card.host is not None and position.objects[card.host].place == "shield-zone":
        top = position.objects[card.host]  # a card of a shield of several
    return _PLACE(position, top if top is not None else card)


_OF_PLAYERS = player_queries(ZONES, counted=lambda card: not card.held)
_WHO_COUNTS = {"hand": "402.3", "library": "401.3", "graveyard": "404.2", "mana-zone": "405.2"}
"""By which rule a player may know how many cards a zone has, or which."""


def _known(zone: str, rule: str) -> PlayerQuery:
    return lambda position, player: _OF_PLAYERS[zone](position, player)._replace(rules=(rule,))


QUERIES = Queries(
    objects={
        **object_queries(RULES_OF_ZONES),
        "tapped": field("tapped", "105.1"),
        "untapped": lambda _position, card: Finding(not card.tapped, ("105.1",)),
        "face-down": field("face_down", "405.4"),
        "inverted": field("inverted", "105.5"),
        "side": field("side", "810.3a"),
        "zone": _zone,
        "under": lambda position, card: Finding(list(below(position, card)), ("403.4",)),
        "cells": lambda position, card: Finding([one.id for one in parts_of(position, card)], ("814.1",)),
        "held": field("held", "409.1"),
        "power": _power_now,
        "cost": _cost,
        **dict.fromkeys(("civilizations", "civilization"), _civilizations),
        **dict.fromkeys(("races", "race"), _of(lambda info: frozenset(info.races), "203.1")),
        "name": _name,
        **dict.fromkeys(("types", "type"), _of(lambda info: info.types, "204.1")),
        "is": _is,
        "has": _has,
        "abilities": _of(lambda info: [one.told for _, one in info.abilities]),
        "attacking": _attacking,
        "blocking": lambda position, card: Finding(getattr(attack_of(position), "blocker", None) == card.ref),
        "position": place_in_deck("library"),
        "summoning-sick": lambda position, card: Finding(*has_summoning_sickness(position, card.id)),
    },
    players={
        **_OF_PLAYERS,
        **{zone: _known(zone, rule) for zone, rule in _WHO_COUNTS.items()},
        **dict.fromkeys(
            ("shields", "shield-zone"),
            lambda position, player: Finding(frozenset(shields_of(position, player)), ("113.2",)),
        ),
        "mana": _known("mana-zone", "405.2"),
        **dict.fromkeys(("battle-zone", "creatures"), controlled("battle-zone", controller_of)),
    },
    cards={
        "cost": lambda card: Finding(card.cost, ("201.2",)),
        "power": lambda card: Finding(card.power, ("206.1", "206.2a")),
        "civilizations": lambda card: Finding(_colours(card.civilizations), ("106.2",)),
        "types": lambda card: Finding(card.types, ("204.1",)),
        "name": lambda card: Finding(card.name, ("202.1",)),
        "abilities": lambda card: Finding([one.told for one in card.abilities], ("110.2c",)),
    },
    game={
        **turn_queries(),
        "game": lambda position: Finding("over" if position.outcome else "going-on"),
        "waiting": _waiting,
        "resolved": lambda position: Finding(list(_resolved(position)), ("605.1",)),
        "battle-zone": zone("battle-zone"),
        "attacker": part_of(attack_of, "attacker"),
        "attack-target": part_of(attack_of, "target"),
        "blocker": part_of(attack_of, "blocker"),
    },
)
"""What is asked of a position of Duel Masters."""


_front = front_of(
    ZONES,
    lambda card: card.owner,
    {
        "face-down": ("405.5",),
        "hand": ("402.3", "400.2b"),
        "hidden": ("400.2b",),
        "open": ("400.2a",),
        "shield-zone": ("406.2",),
        "library": ("401.2",),
        "mana-zone": ("405.2",),
        "graveyard": ("404.2",),
    },
)
"""Who may see the front of a card that is no part of a shield of several (400.2)."""


def seen_by(position: DuelPosition, card: GameCard) -> Finding:
    """Tell who may see the front of a card: of a shield nobody any of its cards (400.2b, 406.2)."""
    host = position.objects[card.host] if card.host is not None else card
    return _front(position, host if host.place == "shield-zone" else card)


def shown(position: DuelPosition, id: str) -> dict[str, object]:
    """Return a card as plain data for showing it."""
    card, info = position.objects[id], information(position, id)
    power = {"power": _power(info)} if card.place == "battle-zone" and info.power is not None else {}
    return shown_of(
        card, info.controller, power, tapped=card.tapped, face_down=card.face_down, under=list(below(position, card))
    )
