"""誘発条件 and 置換事象 of MAGMELL (302.1.2, 306.1.2), read from structured terms: `{event: …}` with roles, or `{phase: …}`."""

from __future__ import annotations

from judgekit.core.parts import Part
from judgekit.games.magmell.terms import Filter
from judgekit.games.magmell.text.structured.values import comparison, filter_of, selector
from judgekit.games.magmell.text.structured.words import counter_named, zone_named
from judgekit.language.schemas import Fields, Schema, Words, each
from judgekit.mechanics.terms.records import Pattern

MOMENTS = {
    "turn-start": "turn-start",
    "draw-phase": "draw",
    "stone-phase": "stone",
    "main-phase": "main",
    "turn-end": "turn-end",
    "damage-step": "damage",
    "battle-end": "battle-end",
}
"""Moments at which abilities trigger (602.2, 603.2, 604.2, 605.1, 606.1, 701.5.2, 701.6.1)."""

_BATTLE = ("battle-area",)
_AS_MOVE: dict[str, dict[str, tuple[object, ...]]] = {
    "destroy": {"cause": ("destroy",), "to": ("dust",)},
    "die": {"from": _BATTLE, "to": ("dust",)},
    "summon": {"to": _BATTLE},
    "leave": {"from": _BATTLE},
    "return": {"cause": ("return",)},
    "discard": {"cause": ("discard",)},
    "draw": {"cause": ("draw",)},
    "nullify": {"cause": ("nullify",)},
    "move": {},
}
"""Happenings that are moves, with what the move must be like; to trigger on them is to trigger on the move that took place."""

_ALWAYS_MOVES = ("die", "summon", "leave", "return", "move")
_PLAYER_EVENTS = ("heal", "draw", "begin", "lose", "win", "lose-life")
_OTHERS = (
    *("damage", "combat-damage", "attack", "attacked", "defend", "target", "rest", "wake", "use", "flip", "control"),
    *("vanish", "put-counter", "remove-counter"),
)
_kind = Words("event", {kind: kind for kind in (*_AS_MOVE, *_PLAYER_EVENTS, *_OTHERS)})
_moment_named = Words("moment", MOMENTS)

_DETAILS: Fields = {
    "to": ("to", each(zone_named)),
    "from": ("from", each(zone_named)),
    "combat": ("combat", lambda part: (True,) if part.flag() else (None, False)),
    "counter": ("counter", each(lambda item: counter_named(item.text()))),
    "face-down": ("face_down", lambda part: (part.flag(),)),
    "cause": ("cause", Part.texts),
}
_ROLES = ("event", "object", "source", "player", "amount")


def pattern_of(part: Part, happened: bool = False) -> Pattern:
    """Read which events are meant.

    Args:
        part: the mapping.
        happened: it is a 誘発条件, which looks at what took place; a 置換事象 looks at what would.
    """
    if "phase" in part:
        part.only(("phase", "player"))
        whose = _player(part["player"]) if "player" in part else None
        at = (_moment_named(part["phase"]),)
        return Pattern(("begin",), of=whose if whose != _ANYBODY else None, details=(("at", at),))
    word = _kind(part["event"])
    kind = "damage" if word == "combat-damage" else word
    details: dict[str, tuple[object, ...]] = {"combat": (True,)} if word == "combat-damage" else {}
    events: tuple[str, ...] = (kind,)
    if kind in _AS_MOVE and (happened or kind in _ALWAYS_MOVES):
        details.update(_AS_MOVE[kind])
        events = ("move", "enter") if _AS_MOVE[kind].get("to") == _BATTLE else ("move",)
    details.update(Schema(_DETAILS).read(part, besides=_ROLES))
    of = _subject(part["object"]) if "object" in part else None
    by = _subject(part["source"]) if "source" in part else None
    if "player" in part:
        of, by = _of_player(part["player"], kind, happened, of, by)
    number = comparison(part["amount"]) if "amount" in part else None
    return Pattern(events, of, by, tuple(sorted(details.items())), number)


def _of_player(
    who: Part, kind: str, happened: bool, of: Filter | None, by: Filter | None
) -> tuple[Filter | None, Filter | None]:
    """Return what an event happens to and by whom, where a player has a part in it: as that, or as whose the object is."""
    if (kind in _PLAYER_EVENTS and not (kind == "draw" and happened)) or (kind == "damage" and of is None):
        return _player(who), by
    if kind == "use":
        return of, _player(who)
    whose = of or Filter()
    owned = kind in ("discard", "draw")
    return whose._replace(owner=selector(who)) if owned else whose._replace(controller=selector(who)), by


_ANYBODY = Filter(what=("player",))


def _player(part: Part) -> Filter:
    """Read a player: a word, or a filter; `any` is anybody."""
    if part.is_mapping:
        return filter_of(part)
    return _ANYBODY if part.text() == "any" else _ANYBODY._replace(among=selector(part))


def _subject(part: Part) -> Filter:
    """Read what an event happens to; a filter does not ask for its zone, since it may have moved."""
    return _ANYBODY if part.value == "player" else filter_of(part)
