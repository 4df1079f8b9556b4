"""Chapter 4 領域 and what moves between zones (401): 召喚 226, 破壊 227, 戻す 228, 無効化 231, 捨てる 233, vanishing."""

from __future__ import annotations

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, event
from judgekit.games.magmell.game import (
    MAGMELL,
    PLAY_ZONES,
    ZONES,
    Instance,
    MagmellDraft,
    battle_of,
    card_of,
)
from judgekit.games.magmell.information import controller_of, functions_in, has_rule, information, is_banned
from judgekit.mechanics.abilities.forbidding import Forbidden, add_forbidding
from judgekit.mechanics.abilities.resolving import moved, remember
from judgekit.mechanics.actions.counters import LOOSE
from judgekit.mechanics.actions.destroying import add_destroying
from judgekit.mechanics.actions.moving import moving, object_of
from judgekit.mechanics.objects import summed

_NULLIFYING = "231.1"  # nullifying
_DESTROYING = "227.1"  # destroying
_SUMMONING = "226.1"  # summoning

RULES_OF_ZONES = {
    "battle-area": ("405.1",),
    "stone-area": ("406.1",),
    "dust": ("407.1",),
    "chant": ("408.1",),
    "dream": ("409.1",),
    "hand": ("404.1",),
    "library": ("402.1",),
    "stone-deck": ("403.1",),
}
"""What each zone is for."""

RULES_OF_CAUSES = {
    "destroy": (_DESTROYING,),
    "return": ("228.1",),
    "draw": ("229.1",),
    "discard": ("233.1",),
    "nullify": (_NULLIFYING,),
    "summon": (_SUMMONING,),
}
"""What moving is called when it is done for a reason that has a name."""


def adjust(draft: MagmellDraft, proposed: Event) -> Event:
    """Read a deck that does not fit the printed type as the other deck, before any replacement (401.7, 401.8)."""
    if proposed.kind != "move" or proposed.get("from") in ZONES.hidden:
        return proposed
    card = card_of(draft, draft.objects[proposed.of or ""])
    for deck, other, rule, stone in (
        ("stone-deck", "library", "401.7", False),
        ("library", "stone-deck", "401.8", True),
    ):
        if proposed.get("to") == deck and card is not None and (card.type == "stone") == stone:
            draft.note("redirected", of=proposed.of, rules=(rule,), to=other)
            return proposed.having(to=other)
    return proposed


MAGMELL.adjust = adjust


@MAGMELL.event("move")
def move(draft: MagmellDraft, happening: Event) -> Consequences:
    """Move an instance; it is a new instance there and keeps only its counters, until the next ルール処理チェック.

    227.1, 228.1, 229.1, 231.1, 233.1, 604.1, 704.3.2.5.
    """
    id, instance, to = happening.of or "", object_of(draft, happening), happening.get("to")
    if instance is None:
        return NOTHING_HAPPENED
    player = happening.get("player") or (instance.owner if to not in ZONES.shared else controller_of(draft, id))
    before = information(draft, id)
    if instance.place in PLAY_ZONES:
        remember(draft, instance.ref, before, "chant")
    counters = summed(instance.counters, happening.get("counters", ()))
    where = instance.place
    changed = instance._replace(
        controller=player,
        rested=bool(happening.get("rested", False)),
        face_down=bool(happening.get("face_down", False)),
        damage=0,
        counters=counters,
        number=instance.number + 1,
        moved=True,
        carried=instance.counters,
        frame=happening.get("frame") if to == "chant" else None,
    )
    draft.put(changed)
    moved(draft, instance.ref, changed.ref)
    draft.move(id, ZONES.key(to, player), happening.get("at", None if to == "chant" else 0))  # on top of a deck
    draft.cite(*RULES_OF_ZONES[to], *RULES_OF_CAUSES.get(happening.get("cause"), ()), "401.6")
    draft.changed("zone", where, to)
    if happening.get("counters"):
        draft.cite("306.1.2.2")
    if instance.kind == "token":
        draft.cite("206.5")
    if instance.counters:
        draft.cite("224.2")
    if to == "battle-area":
        by_effect = happening.get("cause") != "resolve"
        draft.cite(_SUMMONING, "222.2", *(("226.2", "226.2.1") if by_effect else ()))
        draft.cite(*(("405.2", "405.3") if not changed.rested else ("306.1.2.2",)))
    elif to == "stone-area":
        draft.cite("406.2")
    static = (ability for _, ability in before.abilities if ability.kind == "static")
    if any(functions_in(ability, instance, before.types) for ability in static):
        draft.cite("306.2")
    _leave_battle(draft, instance)
    return None


def _leave_battle(draft: MagmellDraft, instance: Instance) -> None:
    """Put 攻撃対象 back at once when 防御ユニット leaves in the defense step."""
    battle = battle_of(draft)
    if battle is None or battle.defender != instance.ref or instance.zone != "battle-area":
        return
    if draft.facts.get("step") == "defense" and battle.target == instance.ref:
        draft.set(battle=battle._replace(target=battle.named))
        draft.note("attack-target", of=battle.named[0] if battle.named else None, rules=("701.4.1.1",))


@MAGMELL.event("vanish")
def vanish(draft: MagmellDraft, happening: Event) -> Consequences:
    """Take a token or an ability out of the game; counters on it are then on nothing (705.4.7).

    206.4, 206.5, 704.3.2.3, 705.4.5, 705.4.6.
    """
    instance = object_of(draft, happening)
    if instance is None:
        return NOTHING_HAPPENED
    draft.cite(*happening.get("rules", ()))
    draft.changed("zone", instance.place, "none")
    if instance.counters:
        draft.set_fact(LOOSE, summed(draft.facts.get(LOOSE, ()), instance.counters))
    _leave_battle(draft, instance)
    zone = instance.zone
    draft.put_zone(zone, tuple(other for other in draft.zones[zone] if other != instance.id))
    gone = {"zone": None, "counters": (), "moved": False, "carried": (), "frame": None}
    draft.put(instance._replace(number=instance.number + 1, **gone))
    return None


add_destroying(MAGMELL, PLAY_ZONES, "dust", (_DESTROYING,), moving)


@MAGMELL.event("nullify")
def nullify(draft: MagmellDraft, happening: Event) -> Consequences:
    """無効化: put a card of チャント into ダスト before it is resolved; an ability vanishes (231.2)."""
    instance = object_of(draft, happening)
    if instance is None or instance.zone != "chant":
        return NOTHING_HAPPENED
    draft.cite(_NULLIFYING, *happening.get("rules", ()))
    if instance.kind == "ability":
        return [event("vanish", instance.id, by=happening.by, rules=(_NULLIFYING,))]
    if "unit" in information(draft, instance.id).types:
        draft.cite("226.2.2")
    return [moving(draft, instance.id, "dust", "nullify", happening.by)]


add_forbidding(
    MAGMELL,
    Forbidden(
        of_amount=("damage", "heal"),  # corpus/rulings.md
        players={"heal": "players-cannot-heal", "draw": "players-cannot-draw"},
        objects={
            ("destroy", False): ("cannot-be-destroyed",),
            ("damage", False): ("cannot-be-damaged",),
            ("damage", True): ("cannot-be-damaged", "cannot-be-combat-damaged"),
            ("rest", False): ("cannot-be-rested",),
            ("wake", False): ("cannot-be-awakened",),
            ("nullify", False): ("cannot-be-nullified",),
        },
        sources={
            ("damage", False): ("cannot-deal-damage",),
            ("damage", True): ("cannot-deal-damage", "cannot-deal-combat-damage"),
        },
        negative=("203.3",),
        cannot=("102",),
    ),
    has_rule,
    is_banned,
)
