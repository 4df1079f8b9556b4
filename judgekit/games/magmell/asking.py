"""Questions that scenarios ask about MAGMELL without being asked them: what could be used, attacked with, paid, aimed at."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, QuestionKind, Refused
from judgekit.games.magmell.battle import judge_attacker_of, judge_declaration, units_of
from judgekit.games.magmell.game import MAGMELL, ZONES, MagmellPosition
from judgekit.games.magmell.information import information
from judgekit.games.magmell.looking import classified, seen_by
from judgekit.games.magmell.rights import usable
from judgekit.games.magmell.setup import judge_library, judge_stone_deck
from judgekit.games.magmell.using import future_frame, judge_phase, judge_use
from judgekit.table.decks import deck_query
from judgekit.table.queries import visible_to
from judgekit.table.standard import asked_ahead, asked_of_object

NOTHING = ""
"""A candidate that is never legal: what is asked of it names the rules also where there is nothing to ask about."""


def _without_right(question: Question) -> Refused | None:
    """Return why a player who does not hold 使用権 can do nothing with it."""
    held = question.position.question
    if held is not None and held.kind == "priority" and held.by != question.by:
        return Refused(("702.1", "225.1", "232.1", "605.4"), phrase("{by} holds the right", by=held.by))
    return None


def _judge_usable(question: Question, choice: str) -> Allowed | Refused:
    held = _without_right(question)
    if held is None and choice == NOTHING:
        return judge_phase(question.position) or Refused(("702.1", "702.2", "225.1"), phrase("nothing"))
    return held or judge_use(question.position, question.by, choice)


def _judge_attackable(question: Question, choice: str) -> Allowed | Refused:
    declaration = _without_right(question) or judge_declaration(question.position, question.by)
    if isinstance(declaration, Refused):
        return declaration
    named = judge_attacker_of(question.position, question.by, choice)
    return named if isinstance(named, Refused) else Allowed((*declaration.rules, *named.rules))


MAGMELL.questions["use"] = QuestionKind(
    "use", lambda question: [*usable(question.position, question.by), NOTHING], _judge_usable
)
MAGMELL.questions["attack-now"] = QuestionKind(
    "attack-now", lambda question: [*units_of(question.position, question.by), NOTHING], _judge_attackable
)


def _payment(position: MagmellPosition, by: str, id: str) -> Question:
    info = information(position, id)
    return Question(position, Ask("payment", by, of=id, args=(info.cost, info.catalyst)))


def _targets(position: MagmellPosition, by: str, id: str) -> Question:
    """Return the question for the targets of a card, as it would be asked if the card were used."""
    if position.objects[id].zone != "chant":
        draft, frame = position.draft(), future_frame(position, by, id)
        draft.move(id, ZONES.key("chant", by))
        draft.change(id, frame=frame, number=frame.source[1], controller=by)
        position = draft.seal()
    return Question(position, Ask("targets", by, of=id, args=(id,)))


AHEAD = {
    "use": asked_ahead("use"),
    "attack": asked_ahead("attack-now"),
    "payment": asked_of_object(_payment),
    "targets": asked_of_object(_targets),
}
"""Questions that would be asked if the holder of 使用権 began to use a card, or to attack."""


ASKED = {
    "visible-to": lambda table, query: visible_to(table.position, query, seen_by),
    "classify": lambda table, query: classified(table.position, str(query["classify"])),
    "deck": deck_query(library=judge_library, stone_deck=judge_stone_deck),
}
"""Queries of MAGMELL's own: who may see a card, kinds of ability, legal decks."""
