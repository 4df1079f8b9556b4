"""II.4 and III of the sixth edition: when players have priority, and what each phase and step lets them play."""

from __future__ import annotations

from typing import Any

from judgekit.engine import Allowed, Ask, Question, Refused
from judgekit.games.mtg.stack.priority import PASS, sorcery_timing
from judgekit.games.mtg.state.game import GAME, MtgDraft, turn_order
from judgekit.games.mtg.turn.turn import WAITED

PLACES = {
    "untap": ("mtg6:III.1.a",),
    "upkeep": ("mtg6:III.1.b",),
    "draw": ("mtg6:III.1.c",),
    "precombat-main": ("mtg6:III.2", "mtg6:glossary/メイン・フェイズ"),
    "beginning-of-combat": ("mtg6:III.3.a",),
    "declare-attackers": ("mtg6:III.3.b",),
    "declare-blockers": ("mtg6:III.3.c",),
    "combat-damage": ("mtg6:III.3.d",),
    "end-of-combat": ("mtg6:III.3.e",),
    "postcombat-main": ("mtg6:III.4", "mtg6:glossary/メイン・フェイズ"),
    "end": ("mtg6:III.5.a",),
    "cleanup": ("mtg6:III.5.b",),
}
"""Where the book says what is played in a step or main phase."""

MAIN_ONLY = frozenset(("cast", "play-land"))
"""What is done in one's own main phase only, instants apart."""

BASE = GAME.questions["priority"]


def step_priority(draft: MtgDraft, step: str) -> None:
    """The active player gets priority as a phase or step begins; what triggered before goes on the stack first (II.4, III.1.a)."""
    waited = (WAITED[step],) if step in WAITED and draft.waiting else ()
    draft.do("receive-priority", turn_order(draft)[0], ("mtg6:II.4", PLACES[step][0], *waited))


def judge_priority(question: Question, choice: Any) -> Allowed | Refused:
    """Whoever has priority plays something or passes; in the cleanup step nobody plays anything (III.5.b)."""
    step = question.position.facts.get("step", "")
    if choice != PASS and step == "cleanup":
        return Refused(PLACES[step], "nobody plays spells or abilities in the cleanup step")
    verdict = BASE.judge(question, choice)
    timed = isinstance(choice, tuple) and choice[:1] and choice[0] in MAIN_ONLY
    if isinstance(verdict, Refused) and timed and not sorcery_timing(question.position, question.by):
        return verdict._replace(rules=(*verdict.rules, *PLACES.get(step, ())))
    return verdict


def take(draft: MtgDraft, ask: Ask, choice: Any) -> Ask | None:
    """Do what a player with priority chose; the phase or step lets the player do it (III)."""
    if choice != PASS:
        draft.cite(*PLACES.get(draft.facts.get("step", ""), ()))
    assert BASE.take is not None
    return BASE.take(draft, ask, choice)


PRIORITY = BASE._replace(judge=judge_priority, take=take)
"""The question of priority as the edition asks it."""
