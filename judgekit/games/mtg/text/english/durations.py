"""English card text, durations as faults call them (611.2a)."""

from __future__ import annotations

from judgekit.core.json_values import Json


def duration_in_words(until: Json) -> str:
    """Return how long an effect is said to last, for faults."""
    word = str(next(iter(until)) if isinstance(until, dict) else until)
    return _LASTING.get(word, word.replace("-", " "))


_LASTING = {
    "end-of-turn": "until end of turn",
    "end-of-combat": "until end of combat",
    "next-turn": "until your next turn",
    "end-of-next-turn": "until the end of your next turn",
    "next-end-step": "until your next end step",
    "next-upkeep": "until your next upkeep",
    "leaves": "until ~ leaves the battlefield",
    "while": "for as long as",
}
