"""Lines of play through a script: every answer to every decision that its steps leave open, and freely after them.

A line goes through the script exactly as it would with these answers written under `answers`: a step that meets an open decision is
done again from its beginning, with one more answer each time. What the kernel answered before is remembered.
"""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.engine import Question
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.files.model import Scenario, Step
from judgekit.scenarios.lines import (
    Asked,
    Begun,
    FreeLines,
    Memory,
    Open,
    OpenTable,
    Standing,
    asked_of,
    said_of,
)
from judgekit.scenarios.running import Run
from judgekit.table.adapter import GameAdapter, Misfit, Unscripted


class ScriptLines:
    """Lines of play through steps of a script, and freely after them (fulfils `judgekit.engine.exploring.Lines`).

    Args:
        scenario: the scenario.
        scene: its game.
        steps: the steps; those that only ask are passed over.
        free: how lines go on after the steps; its kinds of decision are those that are tried in the steps, too.
        ending: lines end with the steps.
    """

    def __init__(
        self, scenario: Scenario, scene: GameAdapter, steps: tuple[Step, ...], free: FreeLines, ending: bool = False
    ) -> None:
        self._scenario = scenario
        self._scene = scene
        self._steps = tuple(step for step in steps if step.action is not None)
        self._free = free
        self._ending = ending
        self._memory: Memory = {}
        self._run = Run(scenario, scene)
        self._first = Begun(self._run.table.position)

    def start(self) -> Standing:
        """Return where the lines start: at the first decision that is tried."""
        return self._through(0, self._first, {})

    def position(self, state: Standing) -> AnyPosition:
        """Return the position of a standing."""
        return state.position

    def question(self, state: Standing) -> Question | None:
        """Return the decision that is tried there, None at the end of the line."""
        return state.question

    def after(self, state: Standing, choice: object) -> Standing:
        """Return where the line stands after an answer."""
        if state.step is None:
            return self._free.after(state, choice)
        assert state.question is not None
        return self._through(state.step, state.begun, state.laid, (*state.tried, (asked_of(state.question), choice)))

    def elsewhere(self, state: Standing, position: AnyPosition) -> Standing:
        """Return a standing behind the script at a position equal to its own but for names (see `FreeLines.elsewhere`)."""
        return self._free.elsewhere(state, position)

    def _through(
        self,
        number: int,
        begun: Begun,
        laid: Mapping[str, list[Json]],
        tried: tuple[tuple[Asked, object], ...] = (),
    ) -> Standing:
        """Do the steps from one on, the first of them with answers to its open decisions, until the next open decision."""
        over = self._free.over
        for place in range(number, len(self._steps)):
            table = OpenTable(self._scene, begun, self._scenario.answers, self._scenario.policy, self._memory)
            table.lay_again(laid, begun.stopped)
            table.left = list(tried)
            try:
                self._do(place, table)
            except (Open, Unscripted) as stop:
                question = table.position.question
                if question is not None and (not over or question.kind in over):
                    return Standing(table.position, begun, place, table.own, "", question, tried, laid)
                return self._stuck(table, begun, place, stop)
            except Exception as fault:
                return self._stuck(table, begun, place, fault)
            begun, laid, tried = table.begun(), table.laid(), ()
        return Standing(begun.position, begun) if self._ending else self._free.start(begun)

    def _do(self, place: int, table: OpenTable) -> None:
        """Do a step; Open or Unscripted where it meets a decision that nothing makes."""
        step = self._steps[place]
        following = next((one for one in self._steps[place + 1 :] if not _only_given(one)), None)
        own = self._scene.answers(step.action or {})
        then = (following.action or {}) if following is not None else {}
        made = self._scene.answers(then) if "choose" in then else frozenset[str]()

        def leaves_open(question: Question) -> bool:
            if question.kind in own or ("*" in own and not table.own):
                return True
            if following is None and question.kind in self._scene.resting:
                return True
            if (question.kind in made or "*" in made) and then.get("by", question.by) == question.by:
                return True  # the script makes this decision itself, by its next step
            return bool(self._free.over) and question.kind not in self._free.over

        table.leaves_open = leaves_open
        self._run.table = table
        self._run.place = place
        self._run.step(step, following, judged=False)

    def _stuck(self, table: OpenTable, begun: Begun, place: int, fault: Exception) -> Standing:
        """Return the end of a line that cannot go on: the script does not fit it, or the rules for it have no code."""
        line = self._scenario.tree.place(self._steps[place].path)[0]
        said = said_of(fault)
        question = table.position.question
        if isinstance(fault, Open) and question is not None:
            said = str(Unscripted(question))
        if not line:  # a step that stands in no file is told without its place
            said = said_of(fault.__cause__) if isinstance(fault.__cause__, Misfit) else said
            return Standing(table.position, begun, place, stuck=said, fault=fault)
        stuck = phrase("the step in line {line} cannot be done: {said}", line=line, said=said)
        return Standing(table.position, begun, place, stuck=stuck, fault=fault)


def _only_given(step: Step) -> bool:
    """Tell whether a step only lends a player something, as mana: what the step behind it chooses is open before it, too."""
    return (step.action or {}).keys() <= {"apply", "by"}
