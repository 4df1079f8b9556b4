"""Chapter 2, what happens to instances and players: 位相 219, ライフ 220, ダメージ 221, カウンター 224, 引く 229, 勝敗 202."""

from __future__ import annotations

from judgekit.engine import Event, event
from judgekit.games.magmell.game import MAGMELL, PLAY_ZONES, Information, Instance, MagmellDraft, in_battle_area
from judgekit.games.magmell.information import controller_of, information
from judgekit.games.magmell.zones import RULES_OF_CAUSES
from judgekit.mechanics.actions.counters import add_counters
from judgekit.mechanics.actions.drawing import DrawingRules, add_drawing
from judgekit.mechanics.actions.ending import EndingRules, add_endings
from judgekit.mechanics.actions.life import LifeRules, add_damage, add_life
from judgekit.mechanics.actions.moving import object_of
from judgekit.mechanics.actions.seen import add_seen
from judgekit.mechanics.actions.statuses import Turning, add_statuses
from judgekit.mechanics.objects import ref_of

_WINS_BY_ABILITY = "202.3.1"  # an ability makes a player win

MOST_LIFE = 20
"""ライフの上限 (220.3)."""


def _standing(draft: MagmellDraft, happening: Event) -> Instance | None:
    """Return the instance of 戦闘エリア or 魔石エリア that an event means; only a stone can be turned over."""
    instance: Instance | None = object_of(draft, happening)
    zones = PLAY_ZONES if happening.kind != "flip" else ("stone-area",)
    return instance if instance is not None and instance.place in zones else None


def _turned_over(happening: Event) -> Turning:
    """Turn a stone face down or face up; face down it loses all information (702.3.4.2)."""
    down = bool(happening.get("face_down"))
    return Turning("face_down", down, ("219.6", "219.6.2") if down else ("219.5", "219.5.2"), shown="face-down")


add_statuses(
    MAGMELL,
    {
        "wake": lambda _happening: Turning("rested", False, ("219.3", "219.3.2")),  # an awake one is not woken (602.1)
        "rest": lambda _happening: Turning("rested", True, ("219.4", "219.4.2"), already=("219.4", "219.4.2")),
        "flip": _turned_over,
    },
    _standing,
)

add_counters(MAGMELL, ("224.1",))
add_seen(MAGMELL, {"enter": (), "begin": ()})

add_endings(
    MAGMELL,
    EndingRules(
        over=("202.1",),
        wins=(_WINS_BY_ABILITY,),
        both=("202.5",),
        draw=("202.4",),
        left=("202.3",),
        loses=("202.2.3",),
        concedes=("202.6", "202.6.1", "202.6.2"),
    ),
)


def _damageable(draft: MagmellDraft, happening: Event) -> Instance | None:
    """Return the unit of 戦闘エリア on which damage accumulates (213.2)."""
    of = happening.of or ""
    return in_battle_area(draft, (of, happening.get("number", ref_of(draft, of)[1])))


_LIFE = LifeRules(
    most=MOST_LIFE,
    limit=("220.3",),
    negative=("203.3",),
    damage=("221.1", "221.2"),
    hurts=("220.2",),
    lies=("221.4",),
    heals=("234.1", "234.2"),
    loses=("305.1",),
)
add_life(MAGMELL, _LIFE)
add_damage(MAGMELL, _LIFE, _damageable)
"""Damage is taken off by 221.4.2 and 606.3.1."""


add_drawing(
    MAGMELL,
    DrawingRules(draws=RULES_OF_CAUSES["draw"], nothing=("229.3",), discards=RULES_OF_CAUSES["discard"], to="dust"),
    lambda draft, player: draft.change_player(player, drew_nothing=True),  # and loses at the next check (402.1)
)


def battle_damage(position: MagmellDraft, source: Instance, of: str, number: int) -> Event:
    """Return the event that a unit deals 戦闘ダメージ equal to its AP (213.2)."""
    info: Information = information(position, source.id)
    return event(
        "damage",
        of,
        info.ap or 0,
        by=source.id,
        combat=True,
        rules=info.rules,
        number=number,
        by_number=source.number,
        controller=of if of in position.players else controller_of(position, of),
    )


def begin_moment(draft: MagmellDraft, moment: str, rule: str, right: tuple[str, ...]) -> None:
    """Let abilities trigger on a moment of the turn; then ターン・プレイヤー gains 使用権."""
    active = draft.facts["active"]
    draft.do("right", active, right)
    draft.propose(event("begin", active, at=moment, rules=(rule,)))
