"""603.2, 614.1: which trigger and replacement events have code; an ability on one without makes the game unsupported."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.meaning.matching import KINDS, asks_about
from judgekit.games.mtg.state.game import GAME
from judgekit.games.mtg.terms.actions import ZONE_WORDS
from judgekit.games.mtg.terms.events import EVENTS, SECOND_MAIN, STEPS
from judgekit.games.mtg.terms.records import Ability, Pattern

STEP_WORDS = frozenset((*STEPS, "main", SECOND_MAIN, "combat"))
"""Words by which the beginning of a step or phase is looked for (603.2b)."""

TURN, EXTRA_TURN = "turn", "extra-turn"
"""A whole turn, which can only be skipped: what triggers looks for the step that it begins with (614.10, 603.2b)."""

PLACES = frozenset(ZONE_WORDS)
"""Zones that a condition may name as origin or destination."""


def is_supported(word: str) -> bool:
    """Tell whether some event of the game is one that a word means, and whether its roles are asked about."""
    return asks_about(word) and any(kind in GAME.events for kind in KINDS.get(word, (word,)))


def check_pattern(pattern: Pattern, replaces: bool = False) -> None:
    """Refuse to go on with a condition that no event of the game ever meets.

    Args:
        pattern: the condition.
        replaces: it says which event is replaced, so that it may name a turn (614.10).

    Raises:
        Unsupported: the event and its rule.
    """
    word = EVENTS.get(pattern.event)
    rule = word.rule if word is not None else "603.2"
    if not is_supported(pattern.event) or (pattern.event == "step" and pattern.get("attached")):
        raise Unsupported(phrase("the event {event}", event=pattern.event), rule)
    if not replaces and (pattern.event == "life-falls" or (pattern.event == "draw" and pattern.get("amount"))):
        raise Unsupported(phrase("a trigger on the event {event}", event=pattern.event), rule)
    if not replaces and pattern.event == "create" and pattern.get("object") is not None:
        raise Unsupported(phrase("a trigger on the event create that says what is created"), rule)
    unknown = {place for role in ("from", "to") for place in _words(pattern, role)} - PLACES
    unknown |= set(_words(pattern, "step")) - STEP_WORDS - ({TURN, EXTRA_TURN} if replaces else set())
    if unknown:
        raise Unsupported(
            phrase("the event {event} with {unknown}", event=pattern.event, unknown=", ".join(sorted(unknown))), rule
        )


def _words(pattern: Pattern, role: str) -> tuple[str, ...]:
    value = pattern.get(role)
    return value if isinstance(value, tuple) and all(isinstance(one, str) for one in value) else ()


def check_events(ability: Ability) -> None:
    """Refuse to go on with an ability that looks for an event nothing proposes.

    Raises:
        Unsupported: the event and its rule.
    """
    for pattern in ability.when:
        check_pattern(pattern, ability.kind != "triggered")
