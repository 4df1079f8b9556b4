"""What scenarios may expect of a position of Duel Masters: properties of cards, players and the game, with their rules."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.games.duel_masters.attack import has_summoning_sickness
from judgekit.games.duel_masters.characteristics import information
from judgekit.games.duel_masters.game import ZONES, DuelPosition, GameCard, Information, attack_of, shields_of, sides_of
from judgekit.games.duel_masters.meanings import kinds_of
from judgekit.games.duel_masters.terms import INFINITE, Ability
from judgekit.games.duel_masters.text.keywords import PLAIN
from judgekit.games.duel_masters.zones import RULES_OF_ZONES
from judgekit.table.adapter import Bag, Finding
from judgekit.table.queries import (
    NONE,
    GameQuery,
    ObjectQuery,
    Queries,
    field,
    front_of,
    holder,
    own_zone,
    player_field,
    winner,
    zone,
)


def _of(read: Callable[[Information], object], *rules: str) -> ObjectQuery:
    """Return a query for what a card is like."""

    def query(position: DuelPosition, card: GameCard) -> Finding:
        info = information(position, card.id)
        return Finding(read(info), (*info.rules, *rules))

    return query


def _power(info: Information) -> str | int | None:
    if info.power is None:
        return None
    return "∞" if info.power >= INFINITE else max(info.power, 0)


def _names(ability: Ability) -> set[str]:
    """Return the words by which a scenario may ask whether a card has an ability."""
    words = {ability.text, ability.kind, ability.name or ""}
    words |= {word for word, known in PLAIN.items() if known._replace(text="") == ability._replace(text="")}
    if ability.name == "breaker":
        number = next((change.value for change in ability.modify), 1)
        words |= {{2: "w-breaker", 3: "t-breaker", 4: "q-breaker"}.get(number, "world-breaker")}
    return {word for word in words if word}


def _is(position: DuelPosition, card: GameCard) -> Finding:
    info, now = information(position, card.id), attack_of(position)
    words = kinds_of(card, info) | set(info.civilizations or {"colorless"})
    words |= {race.casefold() for race in info.races}
    words.add("tapped" if card.tapped else "untapped")
    if len(info.civilizations) > 1:
        words.add("multicolor")
    if card.face_down:
        words.add("face-down")
    if card.held:
        words.add("held")
    if card.place == "battle-zone" and "creature" in info.types and has_summoning_sickness(position, card.id)[0]:
        words.add("summoning-sick")
    if now is not None and now.attacker == card.ref:
        words |= {"attacking", "attacker", *(["blocked"] if now.blocked else [])}
    if now is not None and now.blocker == card.ref:
        words |= {"blocking", "blocker"}
    return Finding(frozenset(words), info.rules)


def _cost(position: DuelPosition, card: GameCard) -> Finding:
    """Return the cost of a card; of a twinpact card both, one of which whoever looks chooses (201.2b)."""
    info = information(position, card.id)
    if "twinpact" in info.special:
        return Finding(frozenset(side.cost for side in sides_of(position, card)), (*info.rules, "201.2", "201.2b"))
    return Finding(info.cost, (*info.rules, "201.2"))


def _attacking(position: DuelPosition, card: GameCard) -> Finding:
    now = attack_of(position)
    return Finding(now.target[0] if now is not None and now.attacker == card.ref else NONE)


def _blocking(position: DuelPosition, card: GameCard) -> Finding:
    now = attack_of(position)
    return Finding(now is not None and now.blocker == card.ref)


def _place_in_library(position: DuelPosition, card: GameCard) -> Finding:
    if card.place != "library":
        return Finding(NONE)
    ids = position.zones[card.zone or ""]
    place = ids.index(card.id)
    if place == len(ids) - 1 and len(ids) > 1:
        return Finding("bottom", ("401.6",))
    return Finding("top" if place == 0 else place + 1)


def _counted(name: str) -> Callable[[DuelPosition, str], Finding]:
    def query(position: DuelPosition, player: str) -> Finding:
        return Finding(
            frozenset(id for id in position.zones.get(f"{name}/{player}", ()) if not position.objects[id].held)
        )

    return query


def _shields(position: DuelPosition, player: str) -> Finding:
    return Finding(frozenset(shields_of(position, player)), ("113.2",))


def _controlled(position: DuelPosition, player: str) -> Finding:
    return Finding(frozenset(id for id in position.zones["battle-zone"] if position.objects[id].controller == player))


def _waiting(position: DuelPosition) -> Finding:
    found = {
        player: [one.frame.source[0] for one in position.waiting if one.frame.controller == player]
        for player in position.players
    }
    return Finding({player: Bag(sorted(ids)) for player, ids in found.items()}, ("110.3b", "603.3"))


def _attack_part(part: str) -> GameQuery:
    def query(position: DuelPosition) -> Finding:
        ref = getattr(attack_of(position), part, None)
        return Finding(ref[0] if ref is not None else NONE)

    return query


QUERIES = Queries(
    objects={
        "zone": lambda _position, card: Finding(card.place, RULES_OF_ZONES.get(card.place, ())),
        "owner": field("owner"),
        "controller": field("controller"),
        "tapped": field("tapped", "105.1"),
        "untapped": lambda _position, card: Finding(not card.tapped, ("105.1",)),
        "face-down": field("face_down", "405.4"),
        "inverted": field("inverted", "105.5"),
        "under": lambda _position, card: Finding(list(card.under), ("403.4",)),
        "held": field("held", "409.1"),
        "power": _of(_power, "206.1", "108.1b"),
        "cost": _cost,
        **dict.fromkeys(
            ("civilizations", "civilization"), _of(lambda info: frozenset(info.civilizations or {"colorless"}), "106.2")
        ),
        **dict.fromkeys(("races", "race"), _of(lambda info: frozenset(info.races), "203.1")),
        "name": _of(lambda info: info.name, "202.1"),
        "card": field("card"),
        **dict.fromkeys(("types", "type"), _of(lambda info: info.types, "204.1")),
        "is": _is,
        "has": _of(lambda info: frozenset(word for _, one in info.abilities for word in _names(one))),
        "abilities": _of(lambda info: [one.told for _, one in info.abilities]),
        "attacking": _attacking,
        "blocking": _blocking,
        "position": _place_in_library,
        "summoning-sick": lambda position, card: Finding(*has_summoning_sickness(position, card.id)),
    },
    players={
        **{key: _counted(key) for key in ZONES.own},
        **dict.fromkeys(("shields", "shield-zone"), _shields),
        **dict.fromkeys(("mana",), _counted("mana-zone")),
        "library-top": own_zone("library", ordered=True),
        **dict.fromkeys(("battle-zone", "creatures"), _controlled),
        "priority": lambda position, player: Finding(holder(position) == player),
        "lost": player_field("lost"),
        "won": player_field("won"),
    },
    cards={
        "cost": lambda card: Finding(card.cost, ("201.2",)),
        "power": lambda card: Finding(card.power, ("206.1", "206.2a")),
        "civilizations": lambda card: Finding(frozenset(card.civilizations or {"colorless"}), ("106.2",)),
        "types": lambda card: Finding(card.types, ("204.1",)),
        "name": lambda card: Finding(card.name, ("202.1",)),
        "abilities": lambda card: Finding([one.told for one in card.abilities], ("110.2c",)),
    },
    game={
        **dict.fromkeys(("step", "phase"), lambda position: Finding(position.facts.get("step"))),
        "active": lambda position: Finding(position.facts.get("active")),
        **dict.fromkeys(("number", "turn"), lambda position: Finding(position.facts.get("number", 0))),
        "priority": lambda position: Finding(holder(position)),
        "winner": lambda position: Finding(winner(position)),
        "game": lambda position: Finding("over" if position.outcome else "going-on"),
        "waiting": _waiting,
        "resolved": lambda position: Finding(list(position.facts.get("resolved", ())), ("605.1",)),
        "battle-zone": zone("battle-zone"),
        "attacker": _attack_part("attacker"),
        "attack-target": _attack_part("target"),
        "blocker": _attack_part("blocker"),
    },
)
"""What is asked of a position of Duel Masters."""


seen_by = front_of(
    ZONES,
    lambda card: card.owner,
    {"face-down": ("405.5",), "hand": ("402.3", "400.2b"), "hidden": ("400.2b",), "open": ("400.2a",)},
)
"""Who may see the front of a card (400.2)."""


def describe(position: DuelPosition) -> dict[str, object]:
    """Return the whole position as plain data for showing it."""
    turn = {key: position.facts[key] for key in ("active", "number", "step") if key in position.facts}
    players: dict[str, object] = {}
    for name in position.players:
        players[name] = {
            place: [_shown(position, id) for id in position.zones.get(f"{place}/{name}", ())]
            if place in ("hand", "mana-zone", "graveyard")
            else list(position.zones.get(f"{place}/{name}", ()))
            for place in ZONES.own
        }
    shown: dict[str, object] = {"turn": {**turn, "priority": holder(position)}, "players": players}
    shown["battle-zone"] = [_shown(position, id) for id in position.zones["battle-zone"]]
    if position.waiting:
        shown["waiting"] = [waiting.frame.source[0] for waiting in position.waiting]
    return shown


def _shown(position: DuelPosition, id: str) -> dict[str, object]:
    card, info = position.objects[id], information(position, id)
    shown: dict[str, object] = {"id": id, "card": card.card, "controller": info.controller}
    if card.place == "battle-zone" and info.power is not None:
        shown["power"] = _power(info)
    there = {"tapped": card.tapped, "face-down": card.face_down, "under": list(card.under)}
    return {**shown, **{key: value for key, value in there.items() if value}}
