"""Lines of play from a table: every answer to every decision that nothing in the scenario makes, until a horizon."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from judgekit.core.data_classes import dataclass, field
from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.engine import Question, Task
from judgekit.engine.positions import AnyPosition
from judgekit.engine.symmetry import NotExchangeable
from judgekit.engine.untimed import Untimed
from judgekit.scenarios.files.model import Answer
from judgekit.scenarios.sessions import PRIORITY, ScriptedTable
from judgekit.table.adapter import GameAdapter

Memory = dict[tuple[AnyPosition, object], AnyPosition]
Asked = tuple[str, str, str | None]
"""A decision: kind, who decides, of what."""

LONGEST_STRETCH = 2_000
"""Decisions answered without a choice after which a line is given up."""


class Begun(NamedTuple):
    """A table between two steps.

    Attributes:
        position: the position.
        used: numbers of the scripted answers that were used.
        asked: the decisions made so far, sorted, where some scripted answer counts them.
        laid: choices laid down by a step that stopped: (kind, choice as text).
        stopped: the step before stopped at a decision.
    """

    position: AnyPosition
    used: frozenset[int] = frozenset()
    asked: tuple[Asked, ...] = ()
    laid: tuple[tuple[str, str], ...] = ()
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a line of play stands: at a decision that is tried, or at its end.

    Attributes:
        position: the position.
        begun: the table at the beginning of the step in which the decision is open; after the script, the present table.
        step: number of that step, from 0; None after the script.
        own: how many answers the step gave by itself before.
        stuck: why the line cannot go on, empty where it can.
        question: the decision whose answers are tried, None at the end.
        tried: the answers given to open decisions of this step before.
        laid: what `begun.laid` stands for.
        fault: what made it stuck.
    """

    position: AnyPosition
    begun: Begun
    step: int | None = None
    own: int = 0
    stuck: str = ""
    question: Question | None = field(default=None, compare=False)
    tried: tuple[tuple[Asked, object], ...] = field(default=(), compare=False)
    laid: Mapping[str, list[Json]] = field(default_factory=dict, compare=False)
    fault: Exception | None = field(default=None, compare=False)


class Open(Exception):
    """A decision is open that nothing in the scenario makes."""


def asked_of(question: Question) -> Asked:
    """Return kind, decider and object of a question."""
    return question.kind, question.by, question.of


class OpenTable(ScriptedTable):
    """A table that takes the answers to open decisions from a list, and stops at the first decision after them.

    Attributes:
        left: answers still to be given to open decisions, each with its decision.
        own: how many answers the step gave by itself.
        leaves_open: tells of a decision that the present step leaves it to itself or to the next one.
    """

    def __init__(
        self,
        scene: GameAdapter,
        begun: Begun,
        answers: tuple[Answer, ...],
        policy: Mapping[str, str],
        memory: Memory | None = None,
    ) -> None:
        super().__init__(scene, begun.position, answers, policy)
        self._used = set(begun.used)
        self._asked = list(begun.asked)
        self._memory = memory
        self._counts = any(answer.nth is not None for answer in answers)
        self.left: list[tuple[Asked, object]] = []
        self.own = 0
        self.leaves_open: Callable[[Question], bool] = lambda _question: True

    def answer(self, choice: object) -> None:
        """Answer the open question with a choice of the kernel, then settle."""
        self.own += 1
        super().answer(choice)

    def answer_plain(self, plain: Json) -> None:
        """Answer the open question with a choice as the scenario words it, then settle."""
        self.own += 1
        super().answer_plain(plain)

    def interrupt(self, *tasks: Task) -> None:
        """Do tasks before the open question, then settle."""
        self.own += 1
        super().interrupt(*tasks)

    def scripted(self, question: Question) -> tuple[object] | None:
        """Return the choice that the scenario itself gives for a question, None where it gives none."""
        return super()._scripted(question)

    def give(self, question: Question, choice: object) -> None:
        """Answer a question and go to the next."""
        self._give(question, choice)

    def begun(self) -> Begun:
        """Return the table as it is between two steps."""
        laid = tuple((kind, repr(choice)) for kind, choices in sorted(self._laid.items()) for choice in choices)
        asked = tuple(sorted(self._asked, key=repr)) if self._counts else ()
        return Begun(self.position, frozenset(self._used), asked, laid, self._stopped)

    def lay_again(self, laid: Mapping[str, list[Json]], stopped: bool) -> None:
        """Lay down what the step before, where it stopped, had laid down."""
        self._laid = {kind: list(choices) for kind, choices in laid.items()}
        self._stopped = stopped

    def laid(self) -> dict[str, list[Json]]:
        """Return what lies there for the next step."""
        return {kind: list(choices) for kind, choices in self._laid.items()}

    def _scripted(self, question: Question) -> tuple[object] | None:
        found = super()._scripted(question)
        if found is not None or self._holds(question) or question.kind == PRIORITY:
            return found
        if self.left and self.left[0][0] == asked_of(question):
            return (self.left.pop(0)[1],)
        if self.leaves_open(question):
            return None
        raise Open

    def _give(self, question: Question, choice: object) -> None:
        position = None if self._memory is None else self._memory.get((self.position, choice))
        if position is None:
            position = self.position.game.answer(self.position, choice)
            if self._memory is not None:
                self._memory[self.position, choice] = position
        self.position = position
        self._asked.append(asked_of(question))


class FreeLines:
    """Lines of play without a script (fulfils `judgekit.engine.exploring.Lines`).

    Attributes:
        over: kinds of decision that are tried; empty: every one. The others are made as the scenario says; a line ends
            where it says nothing.
        horizon: tells that a line ends at a position.
        passing: what a line does with priority: "try" every action, "pass", or "end" there; where kinds are named and
            priority is none of them, "try" means "pass".
        joining: lines that differ only in what decides nothing any more are one (`untimed`); nothing that shows times or the
            order of a zone is then asked of a position.
    """

    def __init__(
        self,
        scene: GameAdapter,
        answers: tuple[Answer, ...] = (),
        policy: Mapping[str, str] | None = None,
        over: frozenset[str] = frozenset(),
        horizon: Callable[[AnyPosition], bool] = lambda _position: False,
        passing: str = "try",
        joining: bool = False,
    ) -> None:
        self._scene = scene
        self._answers = answers
        self._policy = policy or {}
        self.over = over
        self.horizon = horizon
        self.passing = "pass" if passing == "try" and over else passing
        self.joining = joining
        self._untimed: Untimed | None = None
        self._known: dict[Hashable, Standing] = {}

    def position(self, state: Standing) -> AnyPosition:
        """Return the position of a standing."""
        return state.position

    def question(self, state: Standing) -> Question | None:
        """Return the decision that is tried there, None at the end of the line."""
        return state.question

    def after(self, state: Standing, choice: object) -> Standing:
        """Return where the line stands after an answer."""
        assert state.question is not None
        return self.start(state.begun, (state.question, choice))

    def elsewhere(self, state: Standing, position: AnyPosition) -> Standing:
        """Return a standing at a position that is equal to its own but for the names of alike objects.

        Raises:
            NotExchangeable: something in the scenario names objects, or the line is stuck and says why.
        """
        if self._answers or state.stuck or state.step is not None or state.begun != Begun(state.position):
            raise NotExchangeable
        return Standing(position, Begun(position), question=None if state.question is None else position.question)

    def start(self, begun: Begun, first: tuple[Question, object] | None = None) -> Standing:
        """Return where a line stands that goes on from a table: at the first decision that is tried, or at its end.

        Args:
            begun: the table.
            first: an answer to give first, with its question.
        """
        if first is None:
            self._joined_from(begun.position)
        table = OpenTable(self._scene, begun, self._answers, self._policy)
        passed: list[Hashable] = []
        try:
            if first is not None:
                table.give(*first)
            standing = self._settled(table, passed)
        except Exception as fault:
            standing = Standing(table.position, table.begun(), stuck=said_of(fault), fault=fault)
        self._known.update(dict.fromkeys(passed, standing))
        return standing

    def _joined_from(self, position: AnyPosition) -> None:
        """Tell positions apart in full from here on, unless nothing decides by times on any line from every start so far."""
        self.joining = self.joining and position.game.interchangeable(position)
        if not self.joining:
            self._untimed = None
        elif self._untimed is None:
            self._untimed = Untimed(position.game)

    def _told_apart(self, begun: Begun) -> Hashable:
        """Return what tells the table between two steps apart from others from which a line may go on otherwise."""
        return begun if self._untimed is None else (self._untimed.key(begun.position), *begun[1:])

    def _settled(self, table: OpenTable, passed: list[Hashable]) -> Standing:
        """Answer what the scenario answers, up to the next decision that is tried, the end of the line, or a known place."""
        going_round = False
        for _ in range(LONGEST_STRETCH):
            table.position = table.position.game.advance(table.position)
            if going_round and self._passed_on(table):
                continue
            begun = table.begun()
            key = self._told_apart(begun)
            known = self._known.get(key)
            if known is not None:
                return known
            passed.append(key)
            question = table.position.question
            if question is None or self.horizon(table.position):
                return Standing(table.position, begun)
            if question.kind in self.over:
                return Standing(table.position, begun, question=question)
            said = table.scripted(question)
            found = said or self._passed(question)
            if found is None:
                ends = bool(self.over) or (self.passing == "end" and question.kind in self._scene.resting)
                return Standing(table.position, begun, question=None if ends else question)
            table.give(question, found[0])
            going_round = said is None and self._says_nothing(begun) and table.position.memo is begun.position.memo
            # At most a key of `_known` is left of the position: its content is all that is asked of it.
            begun.position.drop_memo()
        raise JudgekitError(phrase("{longest_stretch} decisions without a choice", longest_stretch=LONGEST_STRETCH))

    def _says_nothing(self, begun: Begun) -> bool:
        """Tell whether the scenario says nothing of how lines go on from a table."""
        return not (self._answers or self._policy or begun.laid or begun.stopped)

    def _passed_on(self, table: OpenTable) -> bool:
        """Pass priority once more where it goes round and whoever has it can do nothing else; tell whether that was so.

        Such a stretch is gone through without telling its positions apart from those of other lines, which would cost a third of
        all telling apart: from one of them to the next only light facts differ, as who has priority and how many have passed, so
        that lines that meet within a stretch mostly met before it.

        Proof that this changes nothing: a position at which a player can only pass has one line on from it, and whether it was
        known decides only whether that line is walked again. It is, to the first position that is told apart: where something
        was written, a player can do more, or the line is over. If another line was there before, that one is known, and the two
        go on as one; if not, what follows is found as it would have been.

        Args:
            table: the table, where the last player could only pass, and nothing but light facts was written since.
        """
        question, before = table.position.question, table.position
        if question is None or question.kind in self.over or self.horizon(before):
            return False
        found = self._passed(question)
        if found is None:
            return False
        table.give(question, found[0])
        if table.position.memo is not before.memo:
            before.drop_memo()
            return False
        return True

    def _passed(self, question: Question) -> tuple[object] | None:
        """Return passing where a line passes priority, or can do nothing else."""
        if question.kind != PRIORITY or self.passing == "end":
            return None
        if self.passing == "pass":
            return (self._scene.read_choice(question, "pass"),)
        return (question.lone[0],) if question.lone else None


def said_of(fault: Exception) -> str:
    """Return one line that says why a line of play cannot go on."""
    first = str(fault).partition("\n")[0]
    return (
        first
        if isinstance(fault, JudgekitError)
        else phrase("a fault of judgekit itself: {name}: {first}", name=type(fault).__name__, first=first)
    )
