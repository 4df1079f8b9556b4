"""Chapter 4 領域 and what moves between zones (401): 召喚 226, 破壊 227, 戻す 228, 無効化 231, 捨てる 233, vanishing."""

from __future__ import annotations

from typing import Any

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, event
from judgekit.games.magmell.game import (
    MAGMELL,
    PLAY_ZONES,
    ZONES,
    Instance,
    MagmellDraft,
    MagmellPosition,
    battle_of,
    card_of,
)
from judgekit.games.magmell.information import controller_of, functions_in, has_rule, information, is_banned
from judgekit.mechanics.abilities.resolving import moved, remember
from judgekit.mechanics.actions.counters import LOOSE
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
    "resolve": (),
    "summon": (_SUMMONING,),
}
"""What moving is called when it is done for a reason that has a name."""


def moving(position: MagmellPosition, id: str, to: str, cause: str, by: str | None = None, **details: Any) -> Event:
    """Return the event that an instance moves to a zone.

    Args:
        position: where it stands now.
        id: the instance.
        to: name of the zone; whose zone follows from its owner, or from `player`.
        cause: "destroy", "return", "draw", "discard", "nullify", "resolve", "use", "summon", "effect".
        by: what causes it.
        details: `player` (under whose control, in whose own zone), `rested`, `face_down`, `counters`, `at` (place in an
            ordered zone), `frame` (on チャント).
    """
    instance = position.objects[id]
    given: dict[str, Any] = {name: value for name, value in details.items() if value is not None}
    given["from"] = instance.place
    return event("move", id, by=by, to=to, cause=cause, number=instance.number, **given)


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
    id = happening.of or ""
    instance = draft.objects.get(id)
    if instance is None or instance.number != happening.get("number") or instance.zone is None:
        return NOTHING_HAPPENED
    to = happening.get("to")
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
    at = happening.get("at")
    draft.move(id, ZONES.key(to, player), at if at is not None else _place(to))
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
    if any(
        ability.kind == "static" and functions_in(ability, instance, before.types) for _, ability in before.abilities
    ):
        draft.cite("306.2")
    _leave_battle(draft, instance)
    return None


def _place(zone: str) -> int | None:
    """Return where a card goes in a zone with an order: on top of a deck, last (on top) on チャント."""
    return 0 if zone in ("library", "stone-deck") else None


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
    id = happening.of or ""
    instance = draft.objects.get(id)
    if instance is None or instance.zone is None:
        return NOTHING_HAPPENED
    draft.cite(*happening.get("rules", ()))
    draft.changed("zone", instance.place, "none")
    counters = draft.objects[id].counters
    if counters:
        draft.set_fact(LOOSE, summed(draft.facts.get(LOOSE, ()), counters))
    _leave_battle(draft, instance)
    zone = instance.zone
    draft.put_zone(zone, tuple(other for other in draft.zones[zone] if other != id))
    draft.put(
        instance._replace(zone=None, counters=(), number=instance.number + 1, moved=False, carried=(), frame=None)
    )
    return None


@MAGMELL.event("destroy")
def destroy(draft: MagmellDraft, happening: Event) -> Consequences:
    """破壊: move an instance of 戦闘エリア or 魔石エリア to ダスト (102, 705.4.3, 705.4.4)."""
    id = happening.of or ""
    instance = draft.objects.get(id)
    number = happening.get("number", instance.number if instance else 0)
    if instance is None or instance.place not in PLAY_ZONES or instance.number != number:
        return NOTHING_HAPPENED
    draft.cite(*happening.get("rules", ()), _DESTROYING)
    return [moving(draft, id, "dust", "destroy", happening.by)]


def destroying(position: MagmellPosition, id: str, by: str | None = None, rules: tuple[str, ...] = ()) -> Event:
    """Return the event that an instance is destroyed."""
    instance = position.objects[id]
    details: dict[str, Any] = {"rules": rules} if rules else {}
    return event("destroy", id, by=by, number=instance.number, player=controller_of(position, id), **details)


@MAGMELL.event("nullify")
def nullify(draft: MagmellDraft, happening: Event) -> Consequences:
    """無効化: put a card of チャント into ダスト before it is resolved; an ability vanishes (231.2)."""
    id = happening.of or ""
    instance = draft.objects.get(id)
    if instance is None or instance.zone != "chant" or instance.number != happening.get("number", instance.number):
        return NOTHING_HAPPENED
    draft.cite(_NULLIFYING, *happening.get("rules", ()))
    if instance.kind == "ability":
        return [event("vanish", id, by=happening.by, rules=(_NULLIFYING,))]
    if "unit" in information(draft, id).types:
        draft.cite("226.2.2")
    return [moving(draft, id, "dust", "nullify", happening.by)]


def impossible(draft: MagmellDraft, proposed: Event) -> bool:
    """Drop an event that an ability says cannot happen (102), or that would be of no or of a negative amount (203.3)."""
    if proposed.kind in _OF_AMOUNT and proposed.amount <= 0:
        if proposed.amount < 0:
            draft.note(f"no-{proposed.kind}", of=proposed.of, by=proposed.by, rules=("203.3",))
        return True
    name = _FORBIDDING.get(proposed.kind)
    id = proposed.of or ""
    ban = _BANNING.get(proposed.kind)
    if ban is not None and is_banned(draft, ban, id):
        draft.note("cannot", of=id, rules=("102",), event=proposed.kind)
        return True
    if proposed.kind == "damage" and _cannot_be_dealt(draft, proposed):
        draft.note("cannot", of=proposed.by, rules=("102",), event=proposed.kind)
        return True
    if name is None or id not in draft.objects or draft.objects[id].zone is None:
        return False
    if has_rule(draft, id, name) or (proposed.get("combat") and has_rule(draft, id, "cannot-be-combat-damaged")):
        draft.note("cannot", of=id, rules=("102",), event=proposed.kind)
        return True
    return False


def _cannot_be_dealt(draft: MagmellDraft, proposed: Event) -> bool:
    source = proposed.by or ""
    if source not in draft.objects:
        return False
    return has_rule(draft, source, "cannot-deal-damage") or (
        bool(proposed.get("combat")) and has_rule(draft, source, "cannot-deal-combat-damage")
    )


_OF_AMOUNT = ("damage", "heal")
"""What is nothing without an amount above 0 (corpus/rulings.md)."""

_BANNING = {"heal": "players-cannot-heal", "draw": "players-cannot-draw"}
_FORBIDDING = {
    "destroy": "cannot-be-destroyed",
    "damage": "cannot-be-damaged",
    "rest": "cannot-be-rested",
    "wake": "cannot-be-awakened",
    "nullify": "cannot-be-nullified",
}

MAGMELL.impossible = impossible
