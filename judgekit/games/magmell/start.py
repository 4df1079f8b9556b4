"""Start positions of MAGMELL read from the `given` of a scenario, and refused where the book says they cannot be."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.parts import Part
from judgekit.core.wording import phrase
from judgekit.engine import Ask, Task
from judgekit.games.magmell.actions import MOST_LIFE
from judgekit.games.magmell.choices import targets_of
from judgekit.games.magmell.game import MAGMELL, PHASES, STEPS, ZONES, Battle, Instance, MagmellPosition, Player
from judgekit.games.magmell.terms import Card
from judgekit.games.magmell.text.structured.cards import card_of, token_of, with_tokens
from judgekit.games.magmell.text.structured.instructions import DURATIONS, modifications
from judgekit.games.magmell.text.structured.values import filter_of
from judgekit.games.magmell.text.structured.words import counter_named
from judgekit.games.magmell.using import magic_ability
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.objects import Ref
from judgekit.table.setup import ENTRY_KEYS, Setup, Turn, aimed

_GIVEN_KEYS = ("players", *ZONES.shared, "turn", "effects", "impossible", "note")
_PLAYER_KEYS = ("life", *ZONES.own, "battle-area", "note", "drew-nothing")
_TURN_KEYS = ("active", "number", "step", "phase", "priority", "before", "note", "passes")
_ENTRY_TASKS = {
    "attack": "attack-step",
    "defense": "defense-step",
    "damage": "damage-step",
    "battle-end": "battle-end-step",
}
"""The task that does the processing of a step, where a scenario starts before it."""


class _Start(Setup[Card, Instance, Player]):
    """Collects the tables of a start position.

    Attributes:
        battle: ids of 攻撃ユニット, 攻撃対象 and 防御ユニット, by part.
    """

    entry_keys = (
        *(*ENTRY_KEYS, "rested", "tapped", "face-down", "marked-damage", "damage"),
        *("attacking", "defending", "blocking"),
    )

    made = Instance

    def __init__(self, cards: dict[str, Card], given: Part) -> None:
        super().__init__(cards, given, ZONES)
        self.battle: dict[str, str] = {}

    def player_record(self, name: str, part: Part) -> Player:
        """Return a player."""
        life = part["life"].integer() if "life" in part else MOST_LIFE
        if life > MOST_LIFE:
            self.refuse(
                phrase("{name} has more than {most_life} life", name=name, most_life=MOST_LIFE),
                ("220.3",),
                part["life"],
            )
        return Player(life, part.is_set("drew-nothing"))

    def record(self, part: Part, id: str, zone: str, player: str | None) -> Instance:
        """Return the instance that an entry stands for."""
        owner, controller = self.owner_and_controller(part, player)
        card, kind, name = self._defined(part)
        damage = part.get("marked-damage", "damage")
        instance = Instance(
            *(id, name, owner, controller),
            ZONES.key(zone, controller if zone == "stone-area" else owner),
            kind,
            rested=any(part.is_set(key) for key in ("rested", "tapped")),
            face_down=part.is_set("face-down"),
            damage=damage.integer() if damage is not None else 0,
            counters=self.counters(part, counter_named),
        )
        self._check(part, card, instance)
        self._note_battle(part, id)
        if zone != "chant":
            return instance
        return instance._replace(number=1, frame=Frame(controller, (id, 1), magic_ability(card), item=id))

    def _defined(self, part: Part) -> tuple[Card, str, str]:
        """Return the card of an entry, what kind of instance it is, and the name of its definition."""
        token = part.get("token")
        if token is not None and token.is_mapping:
            card = token_of(with_tokens(token, self.cards))
            return card, "token", next((name for name, known in self.cards.items() if known is card), card.name)
        kind = "token" if token is not None and token.flag() else "card"
        return self.definition(part["card"]), kind, part["card"].text()

    def _check(self, part: Part, card: Card, instance: Instance) -> None:
        """Refuse what cannot be in this zone."""
        zone, kind, damage = instance.place, instance.kind, instance.damage
        if zone == "battle-area" and card.type != "unit":
            self.refuse(phrase("only units are in the battle area"), ("405.1",), part)
        if zone == "library" and card.type == "stone" and kind == "card":
            self.refuse(phrase("no stones are in the library"), ("402.1",), part)
        if zone == "stone-deck" and card.type != "stone" and kind == "card":
            self.refuse(phrase("only stones are in the stone deck"), ("403.1",), part)
        if instance.rested and zone not in ("battle-area", "stone-area"):
            self.refuse(phrase("only instances of the battle area and the stone area are rested"), ("219.4",), part)
        if instance.face_down and zone != "stone-area":
            self.refuse(phrase("only instances of the stone area are face down"), ("219.6",), part)
        if damage and zone != "battle-area":
            self.refuse(phrase("damage accumulates on units of the battle area"), ("221.2",), part)
        if damage < 0:
            raise part.fault(phrase("damage is never negative"), "203.3")

    def _note_battle(self, part: Part, id: str) -> None:
        attacking, defending = part.get("attacking"), part.get("defending", "blocking")
        if attacking is not None and attacking.text() not in ("false", "no"):
            self.battle["attacker"] = id
            if attacking.text() not in ("true", "yes"):
                self.battle["target"] = attacking.text()
        if defending is not None and defending.text() not in ("false", "no"):
            self.battle["defender"] = id

    def part_of_battle(self, part: str, turn: Part) -> Ref | None:
        """Return an instance or a player with a part in the battle."""
        return self.ref(Part(self.battle[part], turn.path)) if part in self.battle else None


def read_start(cards: Mapping[str, Json], given: Mapping[str, Json]) -> MagmellPosition:
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
    start.two_players(_PLAYER_KEYS, start.player_record, "201.2", "battle-area")
    facts, agenda = _turn(start)
    effects = start.effects(filter_of, lambda changes: modifications(with_tokens(changes, definitions)), DURATIONS)
    return aimed(start.position(MAGMELL, effects, facts, agenda), part.get("chant"), targets_of)


def _turn(start: _Start) -> tuple[dict[str, object], tuple[Task, ...]]:
    turn = start.turn(_TURN_KEYS, (*PHASES, *STEPS, "setup"), "main")
    step, priority = turn.step, turn.priority
    facts: dict[str, object] = {"active": turn.active, "step": step, "passes": 0}
    if turn.number:
        facts["number"] = turn.number
    if step == "setup":
        if "active" not in turn.part:
            del facts["active"]
        return facts, (Task("setup"),)
    if turn.number == 1 and step == "draw":
        start.refuse(phrase("the first turn of the first player has no draw phase"), ("603.1.1",), turn.part)
    _battle(start, turn, facts)
    if priority is None and not turn.named and not turn.before:
        priority = turn.active
    if priority is None or turn.before:
        return facts, (Task(_ENTRY_TASKS[step]) if step in _ENTRY_TASKS else Task("phase", (step,)),)
    passes = turn.part["passes"].integer() if "passes" in turn.part else int(priority != turn.active)
    facts.update(priority=priority, passes=passes)
    return facts, (Task("ask", (Ask("priority", priority),)),)


def _battle(start: _Start, turn: Turn, facts: dict[str, object]) -> None:
    step, part = turn.step, turn.part
    if not start.battle:
        if step in STEPS:
            start.refuse(phrase("a step of a battle needs an attacking unit"), ("701.2.1.1",), part)
            facts["battle"] = Battle()
        return
    if step not in STEPS:
        start.refuse(phrase("units attack in the steps of a battle only"), ("701.1.4", "701.1.1"), part)
    if turn.number == 1:
        start.refuse(phrase("there is no attack in the first turn of the first player"), ("605.4.1",), part)
    attacker, target, defender = (start.part_of_battle(name, part) for name in ("attacker", "target", "defender"))
    if attacker is not None and start.objects[attacker[0]].controller != turn.active:
        start.refuse(phrase("the turn player attacks"), ("701.2.1.1",), part)
    before_target = step == "attack-declaration" or (step == "attack" and turn.priority is None)
    if target is None and not before_target:
        target = next((player, 0) for player in start.players if player != turn.active)
    if before_target:
        target = None
    facts["battle"] = Battle(attacker, defender or target, target, defender)
