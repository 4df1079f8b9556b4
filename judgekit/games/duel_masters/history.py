"""What happened earlier in the turn, kept where a card of the game asks for it (605.2d)."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.engine import Event
from judgekit.engine.remembering import once_for_each
from judgekit.games.duel_masters.game import DuelDraft, DuelPosition, Information
from judgekit.games.duel_masters.meanings import MEANING, passes
from judgekit.games.duel_masters.terms import TIME, Card
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.triggers import Matching
from judgekit.mechanics.terms.records import Pattern, Value, each_part

HISTORY = "history"
"""Fact: the events of the turn so far, each with what that which it happened to was like at that moment."""

REPLACED = "replaced-events"
"""Fact: the events of the turn that were replaced: they did not happen (609.4), and would have, which some effects count."""

MATCHES = Matching(MEANING, passes)
"""Which events a 誘発条件 or a 置換効果 means."""


def _kinds(term: Value) -> tuple[str, ...]:
    """Return the kinds of the events that a part of a term asks for over a turn."""
    pattern = term[1] if isinstance(term, tuple) and len(term) == 2 and term[0] == "happened" else term
    counted = isinstance(pattern, Pattern) and (pattern is not term or has_time(pattern))
    return pattern.events if counted else ()


@once_for_each
def _asked(cards: Mapping[str, Card]) -> frozenset[str]:
    """Return the kinds of the events that a card of a game asks for over a turn."""
    return frozenset(kind for card in cards.values() for one in each_part(card.abilities) for kind in _kinds(one))


def looked_for(position: DuelPosition) -> bool:
    """Tell whether any card of the game asks what happened earlier in the turn."""
    return bool(_asked(position.cards))


def record(draft: DuelDraft, happening: Event, seen: Information | None, fact: str = HISTORY) -> None:
    """Keep an event of this turn where a card asks for its kind."""
    if happening.kind in _asked(draft.cards):
        draft.set_fact(fact, (*draft.facts.get(fact, ()), (happening, seen)))


def times(position: DuelPosition, frame: Frame, pattern: Pattern, fact: str = HISTORY) -> int:
    """Return how often an event has happened this turn; cards are taken as they were at that moment (605.2e)."""
    return sum(MATCHES(position, pattern, happening, frame, seen) for happening, seen in position.facts.get(fact, ()))


def has_time(pattern: Pattern) -> bool:
    """Tell whether a pattern asks for a certain time of the turn."""
    return any(name == TIME for name, _ in pattern.details)


def without_time(pattern: Pattern) -> Pattern:
    """Return a pattern that asks for any time of the turn."""
    return pattern._replace(details=tuple(one for one in pattern.details if one[0] != TIME))


def is_the_time(position: DuelPosition, frame: Frame, pattern: Pattern, would: bool = False) -> bool:
    """Tell whether an event that happens now is the time of the turn that a pattern asks for.

    Args:
        position: the game.
        frame: for whom the pattern speaks.
        pattern: the pattern.
        would: the event is about to happen: what was replaced would have happened, too.
    """
    wanted = dict(pattern.details).get(TIME)
    if wanted is None:
        return True
    before = sum(times(position, frame, without_time(pattern), fact) for fact in (HISTORY, *[REPLACED] * would))
    return MEANING.compares(position, before + 1, wanted, frame)


MEANING.how_much["happened"] = times
