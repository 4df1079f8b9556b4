"""Questions that scenarios ask about MAGMELL without being asked them: what could be used, attacked with, paid, aimed at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judgekit.engine import Allowed, Ask, Question, QuestionKind, Refused
from judgekit.games.magmell.battle import judge_attacker_of, judge_declaration, units_of
from judgekit.games.magmell.game import MAGMELL, ZONES, MagmellPosition
from judgekit.games.magmell.information import information
from judgekit.games.magmell.terms import Card
from judgekit.games.magmell.using import future_frame, judge_phase, judge_use, usable_elsewhere
from judgekit.table.adapter import Misfit

Action = Mapping[str, Any]


NOTHING = ""
"""A candidate that is never legal: what is asked of it names the rules also where there is nothing to ask about."""


def _usable(question: Question) -> list[str]:
    position = question.position
    ids = [
        id
        for id in sorted(position.objects)
        if position.objects[id].place == "hand" or usable_elsewhere(position, question.by, id)
    ]
    return [*ids, NOTHING]


def _without_right(question: Question) -> Refused | None:
    """Return why a player who does not hold 使用権 can do nothing with it."""
    held = question.position.question
    if held is not None and held.kind == "priority" and held.by != question.by:
        return Refused(("702.1", "225.1", "232.1", "605.4"), f"{held.by} holds the right")
    return None


def _judge_usable(question: Question, choice: Any) -> Allowed | Refused:
    held = _without_right(question)
    if held is None and choice == NOTHING:
        return judge_phase(question.position) or Refused(("702.1", "702.2", "225.1"), "nothing")
    return held or judge_use(question.position, question.by, choice)


def _own_units(question: Question) -> list[str]:
    return [*units_of(question.position, question.by), NOTHING]


def _judge_attackable(question: Question, choice: Any) -> Allowed | Refused:
    declaration = _without_right(question) or judge_declaration(question.position, question.by)
    if isinstance(declaration, Refused):
        return declaration
    named = judge_attacker_of(question.position, question.by, choice)
    return named if isinstance(named, Refused) else Allowed((*declaration.rules, *named.rules))


MAGMELL.questions["use"] = QuestionKind("use", _usable, _judge_usable)
MAGMELL.questions["attack-now"] = QuestionKind("attack-now", _own_units, _judge_attackable)


def hypothetical(position: MagmellPosition, kind: str, query: Action) -> Question:
    """Return the question that would be asked if the holder of 使用権 began to use a card, or to attack."""
    question = position.question
    by = query.get("by") or (question.by if question is not None else position.facts["active"])
    if kind in ("use", "attack"):
        return Question(position, Ask("use" if kind == "use" else "attack-now", by))
    id = str(query["of"])
    if id not in position.objects:
        raise Misfit(f"there is no object {id!r}", ("of",))
    info = information(position, id)
    if kind == "payment":
        return Question(position, Ask("payment", by, of=id, args=(info.cost, info.catalyst)))
    if position.objects[id].zone == "chant":
        return Question(position, Ask("targets", by, of=id, args=(id,)))
    draft = position.draft()
    frame = future_frame(position, by, id)
    draft.move(id, ZONES.key("chant", by))
    draft.change(id, frame=frame, number=frame.source[1], controller=by)
    return Question(draft.seal(), Ask("targets", by, of=id, args=(id,)))


LONGEST_COUNT = 4
"""Digits of a number of cards in a deck."""


def deck_of(position: MagmellPosition, plain: Any, zone: str) -> list[Card]:
    """Return the cards of a deck given as numbers by card name."""
    if not isinstance(plain, Mapping):
        raise Misfit("numbers by card name are expected here", ("deck", zone))
    cards = []
    for name, number in plain.items():
        if name not in position.cards:
            raise Misfit(f"there is no card {name!r}", ("deck", zone, name))
        if not isinstance(number, str) or not number.isdecimal() or len(number) > LONGEST_COUNT:
            raise Misfit("a number of cards is expected here", ("deck", zone, name))
        cards.extend([position.cards[name]] * int(number))
    return cards
