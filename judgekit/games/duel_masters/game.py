"""Duel Masters: its game object, the records of its positions, and how they are read (chapters 1 to 4).

The book's words: 山札 is the library, バトルゾーン the battle zone, 位相 whether a card is tapped, 待機 an effect that waits to be
resolved, 保留 a card that is being played and has not moved yet, ブレイク putting a shield into its owner's hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any
from judgekit.engine import Draft, Event, Game, Position, event
from judgekit.games.duel_masters.terms import Card, Filter
from judgekit.mechanics.abilities.context import RECORDS, Frame
from judgekit.mechanics.objects import Ref, Zones, place_of, present, present_in
from judgekit.mechanics.terms.records import Ability, Value
from judgekit.mechanics.unknown_cards import known_order


class Information(NamedTuple):
    """What a card is like now, all continuous effects applied (200.2, 608).

    Attributes:
        controller: whose it is.
        name: its name.
        types: "creature", "spell", "field", "artifact", "land", "tamaseed".
        special: "evolution", "neo", "neo-evolution" …
        civilizations: its civilizations, empty for a colourless card (106).
        cost: its cost (201), None where it has none.
        races: its races (203).
        power: its power, never shown below 0 (108.1b); None for what is no creature.
        abilities: its abilities with the id of what gave them.
        rules: rules that decided about something other than what is printed.
        made: the powers that effects made of the printed one, each with its source.
    """

    controller: str
    name: str | None = None
    types: frozenset[str] = frozenset()
    special: frozenset[str] = frozenset()
    civilizations: frozenset[str] = frozenset()
    cost: int | None = None
    races: tuple[str, ...] = ()
    power: int | None = None
    abilities: tuple[tuple[str, Ability], ...] = ()
    rules: tuple[str, ...] = ()
    made: tuple[tuple[str, str], ...] = ()


class GameCard(NamedTuple):
    """A card of a player, wherever it is.

    Attributes:
        id: names the physical card through all zones.
        card: name of its definition, None for a card nobody knows.
        owner: whose deck it is from.
        controller: who controls it.
        zone: zone key.
        kind: "card".
        tapped: タップ (105).
        face_down: 裏向き.
        inverted: 上下逆さま, of a field (105.5).
        under: cards below it, from the top down (801).
        host: the card that it lies under, None where it lies under none.
        arrived: number of the turn since which it, or what it was exchanged for, is in the battle zone, on top or below (301.5).
        came: number of the turn in which the card itself came there, also onto another or in exchange (603.5a).
        side: name of the side as which it is in the battle zone, of a card with two (810).
        held: 保留 (409).
        marks: what was settled as it came there, by which abilities of it function: "super", or ("shield-force", shield).
        counters: nothing; every game has it.
        number: which object of this card it is; grows with each move (400.5).
        frame: what it will do where it resolves, nothing here.
    """

    id: str
    card: str | None
    owner: str
    controller: str
    zone: str | None
    kind: str = "card"
    tapped: bool = False
    face_down: bool = False
    inverted: bool = False
    under: tuple[str, ...] = ()
    host: str | None = None
    arrived: int = -1
    came: int = -1
    side: str | None = None
    held: bool = False
    marks: tuple[Any, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    number: int = 0
    frame: Frame | None = None

    @property
    def ref(self) -> Ref:
        """Return the card as one may mean it."""
        return (self.id, self.number)

    @property
    def place(self) -> str:
        """Return the name of the zone: "hand" of "hand/A"."""
        return place_of(self.zone)

    def anew(self) -> GameCard:
        """Return it as the new object that it is in another zone: its owner's, untapped, by itself (400.5)."""
        return GameCard(self.id, self.card, self.owner, self.owner, self.zone, number=self.number + 1)


class Player(NamedTuple):
    """A player.

    Attributes:
        lost: has lost.
        won: has won.
    """

    lost: bool = False
    won: bool = False


class Attack(NamedTuple):
    """その攻撃 (505.6): the attack that is going on.

    Attributes:
        attacker: the attacking creature.
        target: what it attacks now: a creature, or (player, 0).
        named: what it was declared to attack.
        blocker: ブロッククリーチャー, None where there is none.
        blocked: whether it has been blocked (507.2c).
        blocked_by_coming: whether what blocks came so, which is no block that anything triggers on (507.4).
        stopped: whether an effect has put an end to it.
        at: how far it is: "attack" (506), "block" (507), "break" (509), "end" (510).
        broke: whether its attacking creature has broken shields in it.
    """

    attacker: Ref
    target: Ref
    named: Ref
    blocker: Ref | None = None
    blocked: bool = False
    blocked_by_coming: bool = False
    stopped: bool = False
    at: str = "attack"
    broke: bool = False


DuelPosition = Position[GameCard, Player, Mapping[str, Any]]
DuelDraft = Draft[GameCard, Player, Mapping[str, Any]]

DUEL = Game(
    "dm",
    edition="dm@2025",
    found_at="judgekit.games.duel_masters:DUEL",
    ordered_zones=("library", "shield-zone"),
    light_facts=("result", "made"),
    replacement_choice_rules=("609.8",),
    records=(GameCard, Player, Attack, Information, Card, Filter, *RECORDS),
)
"""The rules of Duel Masters; the modules of this package fill it."""

SHARED_ZONES = ("battle-zone", "under")
"""The battle zone, which players share (400.1), and what lies below the cards in it."""

OWN_ZONES = ("hand", "library", "mana-zone", "shield-zone", "graveyard")

ZONES = Zones(SHARED_ZONES, OWN_ZONES, hidden=("hand", "library", "shield-zone"))
"""The zones; 400.2b names those that are not public."""

STEPS = ("turn-start", "draw", "mana-charge", "main", "attack", "turn-end")
"""The six steps of a turn in their order (500.1)."""


def attack_of(position: DuelPosition) -> Attack | None:
    """Return the attack that is going on, None outside of one."""
    attack: Attack | None = position.facts.get("attack")
    return attack


in_battle_zone: Callable[[DuelPosition, Ref | None], GameCard | None] = partial(present_in, zone="battle-zone")
"""Returns the card that is meant where it is in the battle zone, else None."""


def goes_on(position: DuelPosition, attack: Attack) -> bool:
    """Tell whether an attack still has its attacker and the creature that is attacked (505.6, 505.6a)."""
    attacked = attack.target[0] in position.players or in_battle_zone(position, attack.target) is not None
    return not attack.stopped and attacked and in_battle_zone(position, attack.attacker) is not None


def card_of(position: DuelPosition, card: GameCard) -> Card | None:
    """Return what is printed on a card, on the side as which it is there; None for a card nobody knows."""
    name = card.side or card.card
    found: Card | None = position.cards.get(name) if name is not None else None
    return found


def sides_of(position: DuelPosition, card: GameCard) -> tuple[Card, ...]:
    """Return the sides of a card with two (810.1), else the card alone."""
    whole = position.cards.get(card.card or "")
    if whole is None:
        return ()
    return tuple(position.cards[name] for name in whole.sides) or (whole,)


def printed_on(position: DuelPosition, card: GameCard, name: str | None = None) -> list[Ability]:
    """Return the abilities on all sides of a card, or those of a name."""
    return [one for side in sides_of(position, card) for one in side.abilities if name in (None, one.name)]


def mark_of(card: GameCard, name: str) -> Value:
    """Return what a mark says that a card has by a name, None where it has none."""
    return next((mark[1] for mark in card.marks if isinstance(mark, tuple) and mark[0] == name), None)


def event_of(position: DuelPosition, kind: str, id: str, by: str | None = None, **details: Value) -> Event:
    """Return an event that happens to a card as it is now, for whoever controls it where no other player is named."""
    card = position.objects[id]
    return event(kind, id, by=by, **{"number": card.number, "player": card.controller, **details})


def stands_as_one_side(position: DuelPosition, card: GameCard) -> bool:
    """Tell whether a twinpact card is there as one of its sides, which alone counts (810.3a, 810.4)."""
    return card.side is not None and "wd" not in next((one.special for one in sides_of(position, card)), ())


def abilities_of(position: DuelPosition, card: GameCard, printed: Card) -> tuple[Ability, ...]:
    """Return the abilities that are printed on a card, those behind a mark only where the card has the mark.

    An ability of kind "marked" stands for the abilities in it: S能力 of スーパー・S・トリガー, SF能力 of シールド・フォース.
    """
    if not any(ability.kind == "marked" for ability in printed.abilities):
        return printed.abilities
    found: list[Ability] = []
    for ability in printed.abilities:
        if ability.kind != "marked":
            found.append(ability)
        elif ability.name in card.marks or is_shield(position, mark_of(card, ability.name or "")):
            found += [change.value for change in ability.modify]
    return tuple(found)


def is_shield(position: DuelPosition, ref: Ref | None) -> bool:
    """Tell whether what is meant is still the shield that it was."""
    shield: GameCard | None = present(position, ref)
    return shield is not None and shield.place == "shield-zone"


def turn_number(position: DuelPosition) -> int:
    """Return the number of the turn; turns are counted from the beginning of the game or of the scenario."""
    number: int = position.facts.get("number", 0)
    return number


SET_ASIDE = "set-aside"
"""Fact: the cards of a library that are being looked at while another one of them is played or put out (605.4)."""


def library_of(position: DuelPosition, player: str) -> tuple[str, ...]:
    """Return the library of a player, from the top down, as effects see it: no card that is held or set aside (409.1, 605.4)."""
    ids: tuple[str, ...] = position.zones.get(f"library/{player}", ())
    aside = position.facts.get(SET_ASIDE, ())
    if aside and isinstance(position, Draft):
        position.cite("605.4")
    return tuple(id for id in ids if id not in aside and not position.objects[id].held)


def top_of(position: DuelPosition, player: str, number: int | None = None) -> tuple[str, ...]:
    """Return some cards from the top of a library, or all: nobody knows them where chance decides their order (701.11a)."""
    known_order(position, f"library/{player}", "701.11a", size=number)
    return library_of(position, player)[:number]


def shields_of(position: DuelPosition, player: str) -> tuple[str, ...]:
    """Return the shields of a player; a shield that waits to come into the hand counts no more (113.6a)."""
    return tuple(id for id in position.zones.get(f"shield-zone/{player}", ()) if not position.objects[id].held)
