"""Which answers are legal, as Magic scenarios ask it: of the question that is open, or of one that would come up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, QuestionKind, Refused, Task
from judgekit.games.mtg.multiplayer.shared_turns import acts_with
from judgekit.games.mtg.scene.notation.choices import read_choice, write_choice
from judgekit.games.mtg.scene.steps.steps import INLINE, RESTING_KINDS, ability_key, kind_of, means
from judgekit.games.mtg.scene.steps.words import Action
from judgekit.games.mtg.stack.casting.announcing import symbol_rules
from judgekit.games.mtg.stack.costs.costs import open_symbols, total_cost
from judgekit.games.mtg.stack.costs.paying import payments
from judgekit.games.mtg.stack.priority import DEEDS, PASS, Choice
from judgekit.games.mtg.state.game import GAME, turn_order
from judgekit.table.acting import check_there
from judgekit.table.adapter import Misfit, Session

Legal = tuple[Question, Callable[[Any], Json]]
LEGAL: dict[str, Callable[[Session, Action, str], Legal | None]] = {}
"""How other chapters find the question whose legal answers are asked for, by kind."""


def _deed_kind(word: str) -> QuestionKind:
    """Return the question which things a player with priority may do of one kind: cast, activate, play a land."""

    def candidates(question: Question) -> Sequence[object]:
        every = list(DEEDS[word].candidates(question.position, question.by))
        return every if word != "cast" else list(_one_way_each(question, every).values())

    def judge(question: Question, choice: Choice) -> Allowed | Refused:
        return _not_now(question, choice) or DEEDS[word].judge(question.position, question.by, choice)

    return QuestionKind(word, candidates, judge)


def _not_now(question: Question, choice: object) -> Refused | None:
    """Return why a player may do nothing of the kind: another one has priority, or something else is decided (117.1)."""
    at = question.position.question
    if at is None or question.by in (at.by, at.decider) or acts_with(question.position, question.by, at.by):
        if at is None or at.kind == "priority":
            return None
        verdict = at.judge(choice)
        return (
            Refused(("117.1", *verdict.rules), phrase("{by} has to decide: {kind}", by=at.by, kind=at.kind))
            if isinstance(verdict, Refused)
            else None
        )
    return Refused(("117.1",), phrase("{by} has priority, not {by2}", by=at.by, by2=question.by))


def _one_way_each(question: Question, every: list[Choice]) -> dict[str, Choice]:
    """Return one way to cast each card, a legal one where there is any."""
    found: dict[str, Choice] = {}
    for choice in every:
        known = found.setdefault(choice[1], choice)
        if known is not choice and isinstance(question.judge(known), Refused):
            found[choice[1]] = choice
    return found


for _word in ("cast", "activate", "play-land"):
    GAME.questions[_word] = _deed_kind(_word)


def legal(table: Session, query: Action) -> Legal | None:
    """Return the question whose legal answers a query asks for, where it is not the open one."""
    kind = kind_of(str(query["legal"]))
    if kind in LEGAL:
        return LEGAL[kind](table, query, kind)
    position = table.position
    question = position.question
    if question is not None and (question.kind == kind or means(str(query["legal"]), question)):
        return None
    if kind in ("cast", "activate", "play-land"):
        table.settle()
        by = query.get("by") or (table.position.question.by if table.position.question is not None else None)
        return Question(table.position, Ask(kind, by or turn_order(position)[0])), lambda choice: choice[1]
    if kind == "payment" and "of" in query:
        return every_payment(table, query)
    if kind in STAGED and "of" in query:
        return ahead(table, kind, query)
    if kind in position.game.questions and kind not in DECLARED and query.get("of") in position.objects:
        return ahead(table, kind, query)
    return None


DECLARED = frozenset(("priority", "attack", "block", "damage-order", "assign-damage", "trigger-order", "replacement"))
"""Kinds of question that do not belong to one spell or ability."""
STAGED = frozenset(("targets", "payment", "mode", "X", "with", "symbols", "division"))
"""Kinds of question that come up while something is put on the stack."""


def every_payment(table: Session, query: Action) -> Legal:
    """Return the question how something could be paid, over every way to announce its hybrid and Phyrexian symbols."""
    try:
        question, _ = ahead(table, "symbols", query)
    except Misfit:
        return ahead(table, "payment", query)
    again = Question(question.position, Ask("payments", question.by, question.of, question.args))
    return again, partial(write_choice, again)


def _all_payments(question: Question) -> dict[object, None]:
    """Return every payment, in order, listed once for all answers that are judged."""
    key = ("every-payment", question.by, question.args)
    listed: dict[object, None] = question.position.derive(key, lambda: dict.fromkeys(_payments(question)))
    return listed


def _payments(question: Question) -> Iterator[object]:
    position, id = question.position, question.args[0]
    for split in Question(position, Ask("symbols", question.by, args=(id,))).choices:
        draft = position.draft()
        item = draft.change(id, announced=position.objects[id].announced._replace(splits=split))
        cost = total_cost(draft, item).cost
        life = sum(
            action.amount for action in cost.actions if isinstance(action.amount, int) and action.verb == "pay-life"
        )
        for payment in payments(draft.seal(), question.by, item, cost.mana, cost.actions):
            yield payment, life


@GAME.question("payments", candidates=_all_payments)
def judge_payments(question: Question, choice: object) -> Allowed | Refused:
    """Each payment that some announcement of the symbols leads to (107.4e, 107.4f, 601.2b)."""
    if isinstance(choice, tuple) and choice in _all_payments(question):
        return Allowed(
            (
                "601.2h",
                *(("119.4",) if choice[1] else ()),
                *symbol_rules(open_symbols(question.position, question.position.objects[question.args[0]])),
            )
        )
    return Refused(("601.2h",), phrase("no announcement of the symbols leads to that payment"))


def ahead(table: Session, kind: str, query: Action) -> Legal:
    """Return a question that would come up if a player cast a card or activated an ability now, found on a copy."""
    position, id = table.position, str(query["of"])
    check_there(position, id, "of")
    by = query.get("by") or (position.question.by if position.question is not None else turn_order(position)[0])
    if position.objects[id].place == "battlefield" or "ability" in query:
        task = Task("activate", (by, id, ability_key(position, id, query.get("ability"))))
    else:
        task = Task("cast", (by, id, ()))
    laid = {INLINE[key]: value for key, value in query.items() if key in INLINE}
    reached = position.game.interrupt(position, task)
    for _ in range(2 * len(STAGED)):
        question = reached.question
        if question is None:
            break
        if means(str(query["legal"]), question) and question.kind not in RESTING_KINDS:
            return question, partial(write_choice, question)
        if question.kind in laid:
            reached = reached.game.answer(reached, read_choice(question, laid.pop(question.kind)))
        elif question.kind in STAGED and question.choices:
            reached = reached.game.answer(reached, question.choices[0])
        elif question.kind == "priority" and kind not in STAGED and reached.zones.get("stack"):
            reached = reached.game.answer(reached, PASS)
        else:
            break
    raise Misfit(phrase("no {kind} would be chosen for {id}", kind=kind, id=id), ("legal",))
