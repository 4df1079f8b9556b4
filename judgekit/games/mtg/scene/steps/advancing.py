"""500, 117.4: the step `advance` of Magic scenarios: players pass until a step begins, and the scenario goes on there."""

from __future__ import annotations

from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.parts import nearest
from judgekit.core.wording import phrase
from judgekit.engine import Question, Task
from judgekit.games.mtg.multiplayer.shared_turns import sides
from judgekit.games.mtg.scene.notation.choices import read_choice
from judgekit.games.mtg.scene.steps.steps import ACTIONS, lay, proceed
from judgekit.games.mtg.scene.steps.words import Action
from judgekit.games.mtg.stack.priority import PASS
from judgekit.games.mtg.state.game import MtgPosition, active_players
from judgekit.games.mtg.state.zones import waits_on_stack
from judgekit.games.mtg.terms.events import STEPS
from judgekit.games.mtg.turn.turn import WITHOUT_PRIORITY
from judgekit.games.mtg.variants import shortcuts
from judgekit.table.adapter import Misfit, Session, Unscripted
from judgekit.table.steps import word_of

FURTHEST = 600
"""Decisions after which `advance` gives up."""


def _advance(table: Session, action: Action) -> None:
    """Let all players pass until the first priority of a step, or until its turn-based actions are next.

    A step in which nobody gets priority is looked at once its turn-based actions are done (502.4, 514.3).
    """
    goal = _Goal(
        _step_named(word_of(action, "advance")), action.get("active", action.get("player")), _number_of_turn(action)
    )
    before = "before" in action
    declared = _Declared(action, goal, len(table.trace.records))
    lay(table, action, "advance", "active", "player", "turn", "before", *_DECLARED)
    table.passes_itself()
    began = table.step_start
    to_begin = any(task.name == "step-actions" for task in began.agenda)
    started = None if to_begin else _step_of(began)
    if goal.step in WITHOUT_PRIORITY and not before:
        _watch(table, (goal.step, goal.whose))
    try:
        _advance_to(table, goal, before, started, declared)
    finally:
        _watch(table, None)
    declared.check(table)


class _Goal(NamedTuple):
    """The step to which players pass.

    Attributes:
        step: its name.
        whose: in whose turn; None: in any.
        turn: the number of that turn; None: any.
    """

    step: str
    whose: Json
    turn: int | None

    def in_turn(self, position: MtgPosition) -> bool:
        """Tell whether the turn is the one in which the step is looked for."""
        if self.turn is not None and position.facts.get("turn") != self.turn:
            return False
        return self.whose is None or self.whose in active_players(position)


def _number_of_turn(action: Action) -> int | None:
    said = action.get("turn")
    if said is None:
        return None
    if not str(said).isdecimal():
        raise Misfit(phrase("the number of a turn is expected here"), ("turn",), "{advance: upkeep, turn: 3}")
    return int(str(said))


_DECLARED = ("attack", "block")
"""What is asked of players on the way through a combat."""


class _Declared:
    """What a step says of the attackers and blockers of a combat that it comes through, or stops in (508.1a, 509.1a).

    `none` is said of every combat on the way. Creatures are declared once, where that is first asked in the turn to which
    the step goes on.
    """

    def __init__(self, action: Action, goal: _Goal, since: int) -> None:
        self._goal = goal
        self._said = {word: action[word] for word in _DECLARED if word in action}
        self._used: set[str] = set()
        self._since = since

    def answers(self, table: Session, kind: str) -> bool:
        """Declare what was said; tell whether anything was."""
        if kind not in self._said or self._is_used_up(kind):
            return False
        if not self._nobody(kind) and not self._goal.in_turn(table.position):
            return False
        self._used.add(kind)
        if self._nobody(kind):
            table.answer(())
        else:
            table.answer_plain(self._said[kind])
        return True

    def ends(self, table: Session, question: Question | None) -> None:
        """Declare in the step in which the game is to stop what was said of it and not asked before."""
        kind = None if question is None or self._is_used_up(question.kind) else question.kind
        while kind is not None and self.answers(table, kind) and self._nobody(kind):
            table.settle()  # the next player who is attacked declares, too (802.4)
            question = table.position.question
            kind = None if question is None or question.kind != kind else kind

    def check(self, table: Session) -> None:
        """Refuse attackers and blockers that nobody was asked for, and that did not come of themselves."""
        for word in self._said:
            if word not in self._used and not self._nobody(word) and not self._forced(table, word):
                raise Misfit(
                    phrase("on the way to this step nobody is asked for this"),
                    (word,),
                    phrase("a step of its own: `do: {{{word}: …}}`", word=word),
                )

    def _forced(self, table: Session, word: str) -> bool:
        """Tell whether creatures attack or block as was said, since that was the only way to declare them (508.1d, 509.1c)."""
        return any(
            record.question is not None
            and record.question.kind == word
            and record.choice == read_choice(record.question, self._said[word])
            for record in table.trace.records[self._since :]
        )

    def _is_used_up(self, word: str) -> bool:
        return word in self._used and not self._nobody(word)

    def _nobody(self, word: str) -> bool:
        return self._said[word] in ("none", [], {})


def _step_of(position: MtgPosition) -> tuple[str | None, int | None, int]:
    """Return which step it is: the first of two combat damage steps still has the second before it (510.4)."""
    step = position.facts.get("step")
    further = position.facts.get("extra_steps", ())
    return step, position.facts.get("turn"), sum(1 for one in further if one == step)


def _watch(table: Session, step: tuple[str, object] | None) -> None:
    """Let the game stop at the end of a step in which nobody gets priority; with None no longer."""
    if step is not None or isinstance(table.position.facts.get("pause"), tuple):
        draft = table.position.draft()
        if step is None:
            draft.drop_fact("pause")
        else:
            draft.set(pause=step)
        table.position = draft.seal()


def _advance_to(
    table: Session,
    goal: _Goal,
    before: bool,
    started: tuple[str | None, int | None, int] | None,
    declared: _Declared,
) -> None:
    proceed(table)
    table.settle()
    watch = shortcuts.LoopWatch()
    for _ in range(FURTHEST):
        position = table.position
        now = _step_of(position)
        question = position.question
        if now != started and now[0] == goal.step and goal.in_turn(position):
            declared.ends(table, question)
            return
        if question is None or table.stopped():
            return
        if question.kind == "proceed":
            if goal.in_turn(position):
                return
            table.answer("go")
            _watch(table, (goal.step, goal.whose))
            continue
        if declared.answers(table, question.kind):
            continue
        if question.kind != "priority":
            # The next step may be about such a decision, but one on the way to another turn is none of its own.
            if not (question.how.forced and question.lone):
                raise Unscripted(question)
            table.answer(question.lone[0])
            continue
        if watch.look(position):
            table.interrupt(Task("loop-is-a-draw", (watch.involved(position),)))
            return
        if not before or not _passes_last(position):
            table.answer(PASS)
        elif _passes_into(table, goal):
            return
        else:
            table.settle()
    raise Misfit(phrase("the step {step!r} is never reached", step=goal.step), ("advance",))


def _passes_last(position: MtgPosition) -> bool:
    """Tell whether the step ends when the player with priority passes (117.4)."""
    return not waits_on_stack(position) and position.facts.get("passed", 0) + 1 >= sides(position)


def _passes_into(table: Session, goal: _Goal) -> bool:
    """Let the last player pass up to the beginning of a step, before its turn-based actions; tell whether it was reached.

    Args:
        table: where it is played.
        goal: the step.
    """
    position = table.position
    draft_position = position.game.answered(position, PASS, table.trace).seal()
    for _ in range(FURTHEST):
        agenda = draft_position.agenda
        there = bool(agenda) and agenda[-1] == Task("step-actions", (goal.step,))
        if there and goal.in_turn(draft_position):
            table.position = draft_position
            return True
        following = position.game.step(draft_position, table.trace)
        if following is draft_position:
            break
        draft_position = following
    table.position = draft_position
    return False


def _step_named(word: str) -> str:
    named = {"main": "precombat-main", "end-step": "end", "next-turn": "upkeep", "combat": "beginning-of-combat"}
    step = named.get(word, word)
    if step not in STEPS:
        raise Misfit(phrase("unknown step {word!r}", word=word), ("advance",), nearest(word, STEPS))
    return step


# Ahead of `choose`, which may stand beside it for a decision on the way.
_others = dict(ACTIONS)
ACTIONS.clear()
ACTIONS.update({"advance": _advance, **_others})
