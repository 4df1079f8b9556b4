"""Chapter 2, what happens to instances and players: 位相 219, ライフ 220, ダメージ 221, カウンター 224, 引く 229, 勝敗 202."""

from __future__ import annotations

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, event
from judgekit.engine.naming import next_id
from judgekit.games.magmell.game import MAGMELL, PLAY_ZONES, ZONES, Information, Instance, MagmellDraft, in_battle_area
from judgekit.games.magmell.information import controller_of, information
from judgekit.mechanics.actions.counters import add_counters
from judgekit.mechanics.actions.drawing import DrawingRules, add_drawing
from judgekit.mechanics.actions.ending import EndingRules, add_endings
from judgekit.mechanics.actions.life import LifeRules, add_life
from judgekit.mechanics.actions.moving import object_of
from judgekit.mechanics.actions.seen import add_seen
from judgekit.mechanics.actions.statuses import Turning, add_statuses
from judgekit.mechanics.objects import ref_of

_WINS_BY_ABILITY = "202.3.1"  # an ability makes a player win
_SUMMONING = "226.1"  # summoning
_TOKENS = "206.1"  # tokens

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


add_life(
    MAGMELL,
    LifeRules(
        most=MOST_LIFE,
        limit=("220.3",),
        negative=("203.3",),
        damage=("221.1", "221.2"),
        hurts=("220.2",),
        lies=("221.4",),
        heals=("234.1", "234.2"),
        loses=("305.1",),
    ),
    _damageable,
)
"""Damage is taken off by 221.4.2 and 606.3.1."""


add_drawing(
    MAGMELL,
    DrawingRules(draws=("229.1",), nothing=("229.3",), discards=("233.1",), to="dust"),
    lambda draft, player: draft.change_player(player, drew_nothing=True),  # and loses at the next check (402.1)
)


@MAGMELL.event("create")
def create(draft: MagmellDraft, happening: Event) -> Consequences:
    """Create a token in 戦闘エリア or 魔石エリア: what its ability defines and nothing else."""
    player = happening.of or ""
    id = next_id(draft, "token")
    card: str = happening.get("card")
    to = happening.get("to", "battle-area")
    rested, counters = bool(happening.get("rested", False)), tuple(happening.get("counters", ()))
    zone = ZONES.key(to, player)
    draft.add(Instance(id, card, player, player, zone, "token", rested=rested, counters=counters, number=1))
    came = (_SUMMONING,) if to == "battle-area" else (_TOKENS,)
    draft.cite(_TOKENS, "206.3", *((_SUMMONING, "405.3") if to == "battle-area" else ()), "222.2")
    draft.changed("zone", "none", to)
    if draft.trace is not None:
        draft.trace.records[-1].details["made"] = id
    return [event("enter", id, by=happening.by, number=1, to=to, player=player, cause="summon", rules=came)]


@MAGMELL.event("control")
def change_control(draft: MagmellDraft, happening: Event) -> Consequences:
    """Give an instance another controller for good."""
    id, player = happening.of or "", happening.get("player")
    before = controller_of(draft, id)
    if before == player:
        return NOTHING_HAPPENED
    draft.change(id, controller=player)
    draft.cite("222.2")
    draft.changed("controller", before, player)
    return None


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
