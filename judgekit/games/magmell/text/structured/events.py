"""誘発条件 and 置換事象 of MAGMELL (302.1.2, 306.1.2), read from structured terms: `{event: …}` with roles, or `{phase: …}`."""

from __future__ import annotations

from typing import Any

from judgekit.games.magmell.terms import Filter, Pattern
from judgekit.games.magmell.text.structured.values import comparison, filter_of, selector
from judgekit.games.magmell.text.structured.words import counter_named, zone_named
from judgekit.language.parts import Part, nearest

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
_AS_MOVE: dict[str, dict[str, tuple[Any, ...]]] = {
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
_KINDS = (
    *(*_AS_MOVE, *_PLAYER_EVENTS),
    *(
        "damage",
        "combat-damage",
        "attack",
        "attacked",
        "defend",
        "target",
        "rest",
        "wake",
        "use",
        "flip",
        "control",
        "vanish",
    ),
    *("put-counter", "remove-counter"),
)
_KEYS = (*("event", "object", "source", "player", "to", "from", "combat", "amount", "counter", "face-down", "cause"),)


def pattern_of(part: Part, happened: bool = False) -> Pattern:
    """Read which events are meant.

    Args:
        part: the mapping.
        happened: it is a 誘発条件, which looks at what took place; a 置換事象 looks at what would.
    """
    if "phase" in part:
        return _moment(part)
    word = part["event"].text()
    details: dict[str, tuple[Any, ...]] = {}
    if word == "combat-damage":
        word, details["combat"] = "damage", (True,)
    if word not in _KINDS:
        raise part["event"].fault(f"unknown event {word!r}", nearest(word, _KINDS))
    return _pattern(part, word, details, happened)


def _moment(part: Part) -> Pattern:
    part.only(("phase", "player"))
    word = part["phase"].text()
    if word not in MOMENTS:
        raise part["phase"].fault(f"unknown moment {word!r}", nearest(word, MOMENTS))
    whose = _player(part["player"]) if "player" in part else None
    return Pattern(("begin",), of=whose if whose != _ANYBODY else None, details=(("at", (MOMENTS[word],)),))


def _pattern(part: Part, kind: str, details: dict[str, tuple[Any, ...]], happened: bool) -> Pattern:
    part.only(_KEYS)
    events: tuple[str, ...] = (kind,)
    if kind in _AS_MOVE and (happened or kind in _ALWAYS_MOVES):
        details.update(_AS_MOVE[kind])
        events = ("move", "enter") if _AS_MOVE[kind].get("to") == _BATTLE else ("move",)
    of = _subject(part["object"]) if "object" in part else None
    by = _subject(part["source"]) if "source" in part else None
    if "player" in part:
        who = part["player"]
        if (kind in _PLAYER_EVENTS and not (kind == "draw" and happened)) or (kind == "damage" and of is None):
            of = _player(who)
        elif kind == "use":
            by = _player(who)
        else:
            of = of or Filter()
            owned = kind in ("discard", "draw")
            of = of._replace(owner=selector(who)) if owned else of._replace(controller=selector(who))
    for key in ("to", "from"):
        if key in part:
            details[key] = tuple(zone_named(item) for item in part[key].items())
    if "combat" in part:
        details["combat"] = (True,) if part["combat"].flag() else (None, False)
    if "counter" in part:
        details["counter"] = tuple(counter_named(item.text()) for item in part["counter"].items())
    if "face-down" in part:
        details["face_down"] = (part["face-down"].flag(),)
    if "cause" in part:
        details["cause"] = part["cause"].texts()
    number = comparison(part["amount"]) if "amount" in part else None
    return Pattern(events, of, by, tuple(sorted(details.items())), number)


_ANYBODY = Filter(what=("player",))


def _player(part: Part) -> Filter:
    """Read a player: a word, or a filter; `any` is anybody."""
    if part.is_mapping:
        return filter_of(part)
    return _ANYBODY if part.text() == "any" else _ANYBODY._replace(among=selector(part))


def _subject(part: Part) -> Filter:
    """Read what an event happens to; a filter does not ask for its zone, since it may have moved."""
    return _ANYBODY if part.value == "player" else filter_of(part)
