"""MAGMELL: its game object, the records of its positions, and how they are read.

The book's words: 使用権 is the right to act (priority elsewhere), チャント the zone in which used cards and triggered abilities
wait (a stack elsewhere), 触媒 the catalyst (stones turned face down), 契約者 the owner, ルール処理 what is done whenever a player
gains the right (state-based actions elsewhere).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any
from judgekit.engine import Draft, Game, Position
from judgekit.games.magmell.terms import Card, Filter
from judgekit.mechanics.abilities.context import RECORDS, Frame
from judgekit.mechanics.objects import Ref, Zones, place_of, present_in, printed_card
from judgekit.mechanics.terms.records import Ability


class Information(NamedTuple):
    """The information of an instance as it is now (204.2).

    Attributes:
        controller: who controls it.
        name: its name, None where it has none.
        types: "unit", "magic", "stone"; empty for an ability.
        colors: its colours.
        ap: its AP, None where it has none.
        hp: its HP.
        timing: "quick", "normal" or None.
        cost: 使用コスト by colour.
        catalyst: 触媒 by colour.
        abilities: its abilities with the id of what gave them (its own id for printed ones).
        rules: rules that decided about something other than what is printed.
    """

    controller: str
    name: str | None = None
    types: frozenset[str] = frozenset()
    colors: frozenset[str] = frozenset()
    ap: int | None = None
    hp: int | None = None
    timing: str | None = None
    cost: tuple[tuple[str, int], ...] = ()
    catalyst: tuple[tuple[str, int], ...] = ()
    abilities: tuple[tuple[str, Ability], ...] = ()
    rules: tuple[str, ...] = ()


class Instance(NamedTuple):
    """A card, a token, or an ability on チャント (204.1).

    Attributes:
        id: names the physical card through all zones.
        card: name of its definition; None for an ability.
        owner: 契約者 (222.1).
        controller: 支配者 (222.2).
        zone: zone key; None where it has vanished.
        kind: "card", "token" or "ability".
        rested: レスト (219.4).
        face_down: 裏向き (219.6).
        damage: accumulated damage (221.4).
        counters: number by kind, sorted, none of them zero (224).
        number: which instance of this card it is (401.6); grows with each move.
        moved: moved to another zone since the last ルール処理チェック (705.4.6).
        carried: those of its counters that moved along with it since then (224.2, 705.4.8).
        frame: on チャント: its ability with targets.
    """

    id: str
    card: str | None
    owner: str
    controller: str
    zone: str | None
    kind: str = "card"
    rested: bool = False
    face_down: bool = False
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    number: int = 0
    moved: bool = False
    carried: tuple[tuple[str, int], ...] = ()
    frame: Frame | None = None

    @property
    def ref(self) -> Ref:
        """Return the instance as one may mean it."""
        return (self.id, self.number)

    @property
    def place(self) -> str:
        """Return the name of the zone: "hand" of "hand/A"; "none" where it has vanished."""
        return place_of(self.zone)


class Player(NamedTuple):
    """A player.

    Attributes:
        life: ライフ (220).
        drew_nothing: tried to draw from an empty 魔導書 since the last ルール処理チェック (705.4.2).
        lost: has lost.
        won: has won.
    """

    life: int = 20
    drew_nothing: bool = False
    lost: bool = False
    won: bool = False


class Battle(NamedTuple):
    """The battle that is going on (701).

    Attributes:
        attacker: 攻撃ユニット, None before it is named.
        target: present 攻撃対象: an instance, or (player, 0).
        named: 攻撃対象 named in the attack step.
        defender: 防御ユニット.
    """

    attacker: Ref | None = None
    target: Ref | None = None
    named: Ref | None = None
    defender: Ref | None = None


MagmellPosition = Position[Instance, Player, Mapping[str, Any]]
MagmellDraft = Draft[Instance, Player, Mapping[str, Any]]

MAGMELL = Game(
    "magmell",
    edition="magmell@1.01",
    found_at="judgekit.games.magmell:MAGMELL",
    ordered_zones=("library", "stone-deck", "chant"),
    light_facts=("priority", "passes", "result", "ending", "made"),
    replacement_choice_rules=("306.1.2",),
    records=(Instance, Player, Battle, Information, Card, Filter, *RECORDS),
)
"""The rules of MAGMELL; the modules of this package fill it."""

SHARED_ZONES = ("battle-area", "chant", "dream")
"""Zones that all players share (401.3.1)."""

OWN_ZONES = ("hand", "library", "stone-deck", "stone-area", "dust")
"""Zones that each player has (401.3.2)."""

ZONES = Zones(SHARED_ZONES, OWN_ZONES, hidden=("hand", "library", "stone-deck"))
"""The zones, among them the 非公開領域 (402.1, 403.1, 404.1)."""

PHASES = ("standby", "draw", "stone", "main", "end")
"""The five phases in their order (601.2)."""

STEPS = ("attack-declaration", "attack", "defense", "damage", "battle-end")
"""The five steps of a battle in their order (701.1.4)."""


PLAY_ZONES = ("battle-area", "stone-area")
"""戦闘エリア and 魔石エリア: what is there is rested and woken, destroyed, and looked back at."""


card_of: Callable[[MagmellPosition, Instance], Card | None] = printed_card
"""Returns what is printed on an instance (204.4), None for an ability or a card nobody knows."""

in_battle_area: Callable[[MagmellPosition, Ref | None], Instance | None] = partial(present_in, zone="battle-area")
"""Returns the instance that is meant where it is in 戦闘エリア, else None."""


def battle_of(position: MagmellPosition) -> Battle | None:
    """Return the battle that is going on, None where the game is not in バトル状態."""
    battle: Battle | None = position.facts.get("battle")
    return battle
