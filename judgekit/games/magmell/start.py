"""Start positions of MAGMELL read from the `given` of a scenario, and refused where the book says they cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judgekit.engine import Ask, Position, Task
from judgekit.games.magmell.actions import MOST_LIFE
from judgekit.games.magmell.choices import read_targets
from judgekit.games.magmell.game import MAGMELL, PHASES, STEPS, ZONES, Battle, Instance, MagmellPosition, Player
from judgekit.games.magmell.terms import Ability, Card
from judgekit.games.magmell.text.structured.cards import card_of, reading, token_of
from judgekit.games.magmell.text.structured.instructions import DURATIONS, modifications
from judgekit.games.magmell.text.structured.values import filter_of
from judgekit.games.magmell.text.structured.words import counter_named
from judgekit.games.magmell.using import magic_ability
from judgekit.language.parts import Part
from judgekit.mechanics.abilities.context import Frame, Lasting
from judgekit.mechanics.objects import Ref
from judgekit.table.adapter import IllegalState, Misfit

UNKNOWN = "unknown"
_GIVEN_KEYS = ("players", *ZONES.shared, "turn", "effects", "impossible", "note")
_PLAYER_KEYS = ("life", *ZONES.own, "battle-area", "note", "drew-nothing")
_OBJECT_KEYS = (
    *(
        "id",
        "card",
        "controller",
        "owner",
        "rested",
        "tapped",
        "face-down",
        "token",
        "marked-damage",
        "damage",
        "counters",
    ),
    *("attacking", "defending", "blocking", "copies", "targets", "unknown", "note", "by"),
)
_ENTRY_TASKS = {
    "attack": "attack-step",
    "defense": "defense-step",
    "damage": "damage-step",
    "battle-end": "battle-end-step",
}
"""The task that does the processing of a step, where a scenario starts before it."""


class _Start:
    """Collects the tables of a start position."""

    def __init__(self, cards: dict[str, Card], given: Part) -> None:
        self.cards = cards
        self.given = given
        self.players: dict[str, Player] = {}
        self.objects: dict[str, Instance] = {}
        self.zones: dict[str, list[str]] = {}
        self.groups: dict[str, tuple[str, ...]] = {}
        self.battle: dict[str, Any] = {}
        self.strict = not given.allows("impossible")
        self.unknown = 0

    def refuse(self, reason: str, rules: tuple[str, ...], part: Part) -> None:
        """Refuse a position that cannot be, unless the scenario allows it."""
        if self.strict:
            raise IllegalState(reason, rules, part.path)

    def read_players(self) -> None:
        players = self.given.get("players")
        names = players.key_names() if players is not None else ("A", "B")
        if len(names) != 2:
            raise (players or self.given).fault("the game has two players", "201.2")
        for name in names:
            self.zones.update({f"{zone}/{name}": [] for zone in ZONES.own})
        self.zones.update({zone: [] for zone in ZONES.shared})
        for name in names:
            part = players[name] if players is not None else Part({})
            if part.is_text and not part.text():
                part = Part({}, part.path)
            part.only(_PLAYER_KEYS)
            life = part["life"].integer() if "life" in part else MOST_LIFE
            if life > MOST_LIFE:
                self.refuse(f"{name} has more than {MOST_LIFE} life", ("220.3",), part["life"])
            drew = part.is_set("drew-nothing")
            self.players[name] = Player(life, drew)
        for name in names:
            part = players[name] if players is not None else Part({})
            for zone in (*ZONES.own, "battle-area"):
                if zone in part:
                    self.read_zone(part[zone], zone, name)

    def read_zone(self, part: Part, zone: str, player: str | None) -> None:
        """Read the objects of a zone; of a mapping, `unknown` counts cards nobody knows and `cards` lists the others."""
        if part.is_text and not part.text():
            return
        if part.is_text and part.text().isdigit():
            part = Part({UNKNOWN: part.text()}, part.path)
        if part.is_mapping and UNKNOWN in part and "id" not in part:
            if "cards" in part:
                self.read_zone(part["cards"], zone, player)
            self.add_unknown(part[UNKNOWN].count(), zone, player or self.first_player())
            return
        if part.is_mapping and "id" not in part and "card" not in part and "token" not in part:
            for name in part.key_names():
                copies = part[name].count()
                self.read_object(Part({"id": name, "card": name, "copies": str(copies)}, part.path), zone, player)
            return
        for item in part.items():
            self.read_object(item, zone, player)

    def first_player(self) -> str:
        return next(iter(self.players))

    def add_unknown(self, number: int, zone: str, player: str) -> None:
        for _ in range(number):
            self.unknown += 1
            self.add(Instance(f"{UNKNOWN}-{self.unknown}", None, player, player, ZONES.key(zone, player)))

    def read_object(self, part: Part, zone: str, player: str | None) -> None:
        if part.is_text:
            part = Part({"id": self.free_name(part.text()), "card": part.text()}, part.path)
        part.only(_OBJECT_KEYS)
        if UNKNOWN in part:
            self.add_unknown(part[UNKNOWN].count(), zone, self.player_of(part, player))
            return
        if "card" not in part and "token" not in part:
            raise part.fault("which card is it?", "card: a name of `cards`")
        copies = part["copies"].count() if "copies" in part else 1
        name = part["id"].text() if "id" in part else self.free_name(part["card"].text() if "card" in part else "token")
        ids = (name,) if copies == 1 and "copies" not in part else tuple(f"{name}-{n + 1}" for n in range(copies))
        if ids != (name,):
            self.groups[name] = ids
        for id in ids:
            self.add(self.instance(part, id, zone, player))
            self.note_battle(part, id)

    def free_name(self, name: str) -> str:
        number, free = 1, name
        while free in self.objects or free in self.groups:
            number += 1
            free = f"{name}-{number}"
        return free

    def player_of(self, part: Part, player: str | None) -> str:
        for key in ("controller", "owner", "by"):
            if key in part:
                player = part[key].text() if key == "controller" or player is None else player
        if player is None:
            raise part.fault("whose is it?", "controller: a player")
        if player not in self.players:
            raise part.fault(f"there is no player {player!r}", f"players: {', '.join(self.players)}")
        return player

    def instance(self, part: Part, id: str, zone: str, player: str | None) -> Instance:
        controller = self.player_of(part, player)
        owner = part["owner"].text() if "owner" in part else (player or controller)
        if owner not in self.players:
            raise part["owner"].fault(f"there is no player {owner!r}")
        card, kind = self.definition(part)
        rested = any(part.is_set(key) for key in ("rested", "tapped"))
        face_down = part.is_set("face-down")
        damage = part.get("marked-damage", "damage")
        amount = damage.integer() if damage is not None else 0
        counters = self.counters(part)
        self.check(part, zone, card, kind, rested, face_down, amount)
        key = ZONES.key(zone, controller if zone in ("stone-area", "battle-area", "chant") else owner)
        frame = None
        if zone == "chant":
            ability = magic_ability(card)
            frame = Frame(controller, (id, 1), ability, item=id)
        name = card.name if kind != "token" or part.get("card") is None else part["card"].text()
        name = next((known for known, value in self.cards.items() if value is card), name)
        return Instance(
            *(id, name, owner, controller, key, kind, rested, face_down, amount, counters),
            number=1 if zone == "chant" else 0,
            frame=frame,
        )

    def definition(self, part: Part) -> tuple[Card, str]:
        token = part.get("token")
        if token is not None and token.is_mapping:
            return token_of(token, self.cards), "token"
        name = part["card"].text() if "card" in part else ""
        if name not in self.cards:
            raise part["card"].fault(f"there is no card {name!r}", f"cards: {', '.join(self.cards) or 'none'}")
        return self.cards[name], "token" if token is not None and token.flag() else "card"

    def counters(self, part: Part) -> tuple[tuple[str, int], ...]:
        if "counters" not in part:
            return ()
        found = {}
        for kind in part["counters"].key_names():
            number = part["counters"][kind].integer()
            if number < 0:
                raise part["counters"][kind].fault("a number of counters is never negative")
            found[counter_named(kind)] = number
        return tuple(sorted((kind, number) for kind, number in found.items() if number))

    def check(self, part: Part, zone: str, card: Card, kind: str, rested: bool, face_down: bool, damage: int) -> None:
        """Refuse what cannot be in this zone."""
        if zone == "battle-area" and card.type != "unit":
            self.refuse("only units are in the battle area", ("405.1",), part)
        if zone == "library" and card.type == "stone" and kind == "card":
            self.refuse("no stones are in the library", ("402.1",), part)
        if zone == "stone-deck" and card.type != "stone" and kind == "card":
            self.refuse("only stones are in the stone deck", ("403.1",), part)
        if rested and zone not in ("battle-area", "stone-area"):
            self.refuse("only instances of the battle area and the stone area are rested", ("219.4",), part)
        if face_down and zone != "stone-area":
            self.refuse("only instances of the stone area are face down", ("219.6",), part)
        if damage and zone != "battle-area":
            self.refuse("damage accumulates on units of the battle area", ("221.2",), part)
        if damage < 0:
            raise part.fault("damage is never negative", "203.3")

    def add(self, instance: Instance) -> None:
        if instance.id in self.objects or instance.id in self.players:
            raise self.given.fault(f"the id {instance.id!r} stands here twice")
        self.objects[instance.id] = instance
        assert instance.zone is not None
        self.zones[instance.zone].append(instance.id)

    def note_battle(self, part: Part, id: str) -> None:
        attacking, defending = part.get("attacking"), part.get("defending", "blocking")
        if attacking is not None and attacking.text() not in ("false", "no"):
            self.battle["attacker"] = id
            if attacking.text() not in ("true", "yes"):
                self.battle["target"] = attacking.text()
        if defending is not None and defending.text() not in ("false", "no"):
            self.battle["defender"] = id

    def ref(self, id: str | None, part: Part) -> Ref | None:
        if id is None:
            return None
        if id in self.players:
            return (id, 0)
        if id not in self.objects:
            raise part.fault(f"there is no {id!r}")
        return self.objects[id].ref


def read_start(cards: Mapping[str, Any], given: Mapping[str, Any]) -> MagmellPosition:
    """Return the start position of a scenario.

    Args:
        cards: card definitions as plain data.
        given: the start as plain data.

    Raises:
        TermMalformed: something cannot be read; its path starts with "cards" or "given".
        IllegalState: the position cannot be.
    """
    definitions: dict[str, Card] = {}
    for name, value in cards.items():
        definitions[name] = card_of(name, Part(value, ("cards", name)), definitions)
    part = Part(given, ("given",))
    part.only(_GIVEN_KEYS)
    start = _Start(definitions, part)
    start.read_players()
    for zone in ZONES.shared:
        if zone in part:
            start.read_zone(part[zone], zone, None)
    facts, agenda = _turn(start, part)
    position: MagmellPosition = Position(
        MAGMELL,
        start.players,
        start.objects,
        {
            zone: tuple(ids if zone.partition("/")[0] in MAGMELL.ordered_zones else sorted(ids))
            for zone, ids in start.zones.items()
        },
        _effects(start, part),
        facts,
        agenda=agenda,
        cards=definitions,
    )
    return _aimed(position, part)


def _turn(start: _Start, given: Part) -> tuple[dict[str, Any], tuple[Task, ...]]:
    turn = given.get("turn") or Part({}, (*given.path, "turn"))
    turn.only(("active", "number", "step", "phase", "priority", "before", "note", "passes"))
    active = turn["active"].text() if "active" in turn else start.first_player()
    if active not in start.players:
        raise turn["active"].fault(f"there is no player {active!r}")
    named = turn.get("step", "phase")
    step = named.text() if named is not None else "main"
    if step not in (*PHASES, *STEPS, "setup"):
        raise turn.fault(f"unknown step {step!r}", f"known: {', '.join((*PHASES, *STEPS))}")
    number = turn["number"].integer() if "number" in turn else 0
    facts: dict[str, Any] = {"active": active, "step": step, "passes": 0}
    if number:
        facts["number"] = number
    if start.groups:
        facts["groups"] = tuple(sorted(start.groups.items()))
    if step == "setup":
        if "active" not in turn:
            del facts["active"]
        return facts, (Task("setup"),)
    if number == 1 and step == "draw":
        start.refuse("the first turn of the first player has no draw phase", ("603.1.1",), turn)
    _battle(start, turn, facts, number)
    priority = turn["priority"].text() if "priority" in turn else None
    if priority is None and named is None and "before" not in turn:
        priority = active
    if priority is None or "before" in turn:
        return facts, (Task(_ENTRY_TASKS[step]) if step in _ENTRY_TASKS else Task("phase", (step,)),)
    if priority not in start.players:
        raise turn["priority"].fault(f"there is no player {priority!r}")
    facts["priority"] = priority
    facts["passes"] = turn["passes"].integer() if "passes" in turn else int(priority != active)
    return facts, (Task("ask", (Ask("priority", priority),)),)


def _battle(start: _Start, turn: Part, facts: dict[str, Any], number: int) -> None:
    step = facts["step"]
    if not start.battle:
        if step in STEPS:
            start.refuse("a step of a battle needs an attacking unit", ("701.2.1.1",), turn)
            facts["battle"] = Battle()
        return
    if step not in STEPS:
        start.refuse("units attack in the steps of a battle only", ("701.1.4", "701.1.1"), turn)
    if number == 1:
        start.refuse("there is no attack in the first turn of the first player", ("605.4.1",), turn)
    attacker = start.ref(start.battle.get("attacker"), turn)
    target = start.ref(start.battle.get("target"), turn)
    defender = start.ref(start.battle.get("defender"), turn)
    if attacker is not None and start.objects[attacker[0]].controller != facts["active"]:
        start.refuse("the turn player attacks", ("701.2.1.1",), turn)
    before_target = step == "attack-declaration" or (step == "attack" and "priority" not in turn)
    if target is None and not before_target:
        target = next((player, 0) for player in start.players if player != facts["active"])
    if before_target:
        target = None
    facts["battle"] = Battle(attacker, defender or target, target, defender)


def _effects(start: _Start, given: Part) -> dict[str, Any]:
    """Read effects in force: `{on: unit, with: [{ap: +1}], until: end-of-turn}`."""
    found: dict[str, Any] = {}
    if "effects" not in given:
        return found
    for number, item in enumerate(given["effects"].items()):
        on, changes = item.get("on", "object", "affects", "modify"), item.get("with", "modify")
        if on is None or changes is None:
            raise item.fault("an effect needs `on` and `with`")
        until = item.get("until")
        source = item["source"].text() if "source" in item else "given"
        by = item.get("by", "controller")
        controller = by.text() if by is not None else start.first_player()
        refs = None
        affects = None
        if on.is_mapping:
            affects = filter_of(on)
        else:
            refs = tuple(ref for one in on.items() if (ref := start.ref(one.text(), one)) is not None)
        frame = Frame(controller, (source, 0), Ability("magic"))
        lasting = Lasting(
            refs,
            affects,
            modifications(changes, reading(start.cards)),
            None,
            frame,
            DURATIONS.get(until.text(), "game") if until is not None else "game",
            number + 1,
        )
        found[f"{source}-effect-{number + 1}"] = lasting
    return found


def _aimed(position: MagmellPosition, given: Part) -> MagmellPosition:
    """Give the cards that start on チャント their targets."""
    if "chant" not in given or given["chant"].is_text:
        return position
    draft = position.draft()
    for item in given["chant"].items():
        if not item.is_mapping or "targets" not in item or "id" not in item:
            continue
        id = item["id"].text()
        frame = draft.objects[id].frame
        if frame is None:
            continue
        try:
            words = read_targets(position, frame, item["targets"].value)
        except Misfit as fault:
            raise item["targets"].fault(str(fault)) from None
        refs = tuple(
            tuple((one, draft.objects[one].number if one in draft.objects else 0) for one in ids) for ids in words
        )
        draft.change(id, frame=frame._replace(targets=refs))
    return draft.seal()
