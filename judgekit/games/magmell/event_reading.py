"""誘発条件 and 置換事象 of MAGMELL read from the plain terms of a scenario file: events, moments, and what they happen to."""

from __future__ import annotations

from typing import Any

from judgekit.games.magmell.term_words import comparison, filter_of, selector
from judgekit.games.magmell.terms import Filter, Pattern
from judgekit.games.magmell.vocabulary import counter_named, zone_named
from judgekit.language.parts import Part

_BATTLE = ("battle-area",)
MOMENTS = {
    "turn-start": "turn-start",
    "standby": "turn-start",
    "start-of-turn": "turn-start",
    "draw-phase": "draw",
    "stone-phase": "stone",
    "main-phase": "main",
    "turn-end": "turn-end",
    "end-of-turn": "turn-end",
    "end": "turn-end",
    "end-phase": "turn-end",
    "damage-step": "damage",
    "battle-end": "battle-end",
    "main": "main",
    "stone": "stone",
    "draw": "draw",
    "damage": "damage",
}
"""Moments at which abilities trigger (602.2, 603.2, 604.2, 605.1, 606.1, 701.5.2, 701.6.1)."""

_AS_MOVE: dict[str, dict[str, tuple[Any, ...]]] = {
    "destroy": {"cause": ("destroy",), "to": ("dust",)},
    "die": {"from": _BATTLE, "to": ("dust",)},
    "summon": {"to": _BATTLE},
    "enter": {"to": _BATTLE},
    "leave": {"from": _BATTLE},
    "return": {"cause": ("return",)},
    "discard": {"cause": ("discard",)},
    "draw": {"cause": ("draw",)},
    "nullify": {"cause": ("nullify",)},
    "move": {},
}
"""Happenings that are moves, with what the move must be like; to trigger on them is to trigger on the move that took place."""

_EVENT_WORDS = {
    "destroyed": "destroy",
    "dies": "die",
    "summoned": "summon",
    "enters": "enter",
    "leaves": "leave",
    "returned": "return",
    "discarded": "discard",
    "drawn": "draw",
    "nullified": "nullify",
    "attacks": "attack",
    "defends": "defend",
    "defended": "defend",
    "block": "defend",
    "blocks": "defend",
    "damaged": "damage",
    "deals-damage": "damage",
    "deal-damage": "damage",
    "dealt-damage": "damage",
    "combat-damage": "damage",
    "battle-damage": "damage",
    "healed": "heal",
    "gain-life": "heal",
    "recover": "heal",
    "rested": "rest",
    "woken": "wake",
    "awake": "wake",
    "used": "use",
    "cast": "use",
    "counter": "put-counter",
    "put-counters": "put-counter",
    "flipped": "flip",
    "targeted": "target",
    "becomes-target": "target",
    "aimed": "target",
    "lose-game": "lose",
    "put": "move",
    "zone-change": "move",
}
_PLAYER_EVENTS = ("heal", "draw", "begin", "lose", "win", "lose-life")


def pattern_of(part: Part, happened: bool = False) -> Pattern:
    """Read a 誘発条件 (happened) or a 置換事象: `{event: destroy, object: this}`, `{phase: turn-start, player: you}`, or a word."""
    if part.is_list:
        patterns = [pattern_of(item, happened) for item in part.items()]
        events = tuple(event for pattern in patterns for event in pattern.events)
        return patterns[0]._replace(events=events)
    if not part.is_mapping:
        return _pattern_word(part, happened)
    moment = part.get("phase", "step", "moment", "at", "begin")
    if moment is not None and "event" not in part:
        return _moment(part, moment.text())
    event = part.get("event")
    if event is None:
        raise part.fault("an event is expected here", "as {event: destroy, object: this}")
    word = event.text()
    if word in MOMENTS and word not in ("draw", "damage"):
        return _moment(part, word)
    if word in ("phase", "step", "begin", "phase-start", "begin-step", "begin-phase", "step-start", "beginning"):
        named = part.get("phase", "step", "name")
        return _moment(part, named.text() if named is not None else "turn-start")
    details: dict[str, tuple[Any, ...]] = {}
    if word in ("combat-damage", "battle-damage"):
        details["combat"] = (True,)
    return _pattern(part, _EVENT_WORDS.get(word, word), details, happened)


def _moment(part: Part, word: str) -> Pattern:
    if word not in MOMENTS:
        raise part.fault(f"unknown moment {word!r}", f"known: {', '.join(sorted(MOMENTS))}")
    player = part.get("player", "of", "controller", "turn")
    whose = None
    if player is not None and player.text() not in ("any", "each", "each-player", "any-player"):
        whose = Filter(what=("player",), among=selector(player))
    return Pattern(("begin",), of=whose, details=(("at", (MOMENTS[word],)),))


_WORDS_OF_THIS = ("this-", "self-")


def _pattern_word(part: Part, happened: bool) -> Pattern:
    word = part.text()
    for prefix in _WORDS_OF_THIS:
        word = word.removeprefix(prefix)
    if word in MOMENTS and word not in ("draw", "damage"):
        return _moment(part, word)
    kind = _EVENT_WORDS.get(word, word)
    by_this = word in ("deals-damage", "deal-damage")
    built = Part({"event": kind, ("source" if by_this else "object"): "this"}, part.path, part.names)
    return _pattern(built, kind, {}, happened)


def _pattern(part: Part, kind: str, details: dict[str, tuple[Any, ...]], happened: bool) -> Pattern:
    events: tuple[str, ...] = (kind,)
    as_move = _AS_MOVE.get(kind)
    if as_move is not None and (happened or kind in ("die", "summon", "enter", "leave", "return", "move")):
        details.update(as_move)
        events = ("move", "enter") if as_move.get("to") == _BATTLE else ("move",)
    of: Filter | None = None
    by: Filter | None = None
    number = None
    for key in part.key_names():
        value = part[key]
        if key == "event":
            continue
        if key in ("object", "of", "on", "target", "unit", "card", "to-object"):
            of = _subject(value)
        elif key in ("source", "by"):
            by = _subject(value)
        elif key == "player":
            if (kind in _PLAYER_EVENTS and not (kind == "draw" and happened)) or (
                kind == "damage" and "object" not in part
            ):
                of = _player_filter(value)
            elif kind == "use":
                by = _player_filter(value)
            else:
                of = (of or Filter())._replace(**_whose(kind, value))
        elif key in ("to", "from"):
            details[key] = tuple(zone_named(item) for item in value.items()) if not _is_player(value) else ()
            if _is_player(value):
                of = _player_filter(value)
                del details[key]
        elif key == "combat" or key == "battle":
            details["combat"] = (True,) if value.flag() else (None, False)
        elif key == "amount":
            number = comparison(value)
        elif key == "counter":
            details["counter"] = tuple(counter_named(item.text()) for item in value.items())
        elif key == "face-down":
            details["face_down"] = (value.flag(),)
        elif key == "cause":
            details["cause"] = value.texts()
        else:
            raise part.fault(f"unknown key {key!r}", "object, player, source, from, to, combat, amount, counter")
    return Pattern(events, of, by, tuple(sorted(details.items())), number)


def _whose(kind: str, value: Part) -> dict[str, Any]:
    who = selector(value)
    return {"owner": who} if kind in ("discard", "draw") else {"controller": who}


def _is_player(part: Part) -> bool:
    return part.is_text and part.text() in ("you", "opponent", "player", "any-player", "each-player")


def _player_filter(part: Part) -> Filter:
    if not part.is_text:
        return filter_of(part)
    word = part.text()
    if word in ("any", "any-player", "each", "each-player", "player"):
        return Filter(what=("player",))
    return Filter(what=("player",), among=selector(part))


def _subject(part: Part) -> Filter:
    """Read what an event happens to: `this` is the instance itself; a filter does not ask for its zone, since it may have moved."""
    if part.is_text:
        word = part.text()
        if word in ("player", "any-player"):
            return Filter(what=("player",))
        if word in ("you", "opponent"):
            return Filter(what=("player",), among=(word,))
    return filter_of(part)
