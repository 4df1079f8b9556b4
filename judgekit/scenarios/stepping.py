"""Walking through a scenario: forward, back, show the position and the legal answers, choose, jump to a fork."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from judgekit.core.errors import JudgekitError, UsageFault
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import noted, phrase
from judgekit.engine import IllegalAnswer, Record
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.comparing import words
from judgekit.scenarios.forking import Branch, Found
from judgekit.scenarios.model import NOT_CHOSEN, ChosenEdition, Scenario, Step, read_scenario_file
from judgekit.scenarios.running import Failed, Run
from judgekit.scenarios.snapshots import Snapshot
from judgekit.scenarios.telling import found_words, line_in_japanese, title_of
from judgekit.table.adapter import GameAdapter

START = noted("start")
"""The title of the first stop of a walk."""


class Stop(NamedTuple):
    """One stop of a walk.

    Attributes:
        title: what led here: "start", "do {…}", "ask {…}", "choose …".
        snapshot: the table there.
        records: what happened on the way.
        message: what an expectation of the step found wrong, or an answer to a query; may be empty.
        line: line of the step in the file, 0 where it is none.
        said: the step as a line of the table while the interface is Japanese; empty where it has no words.
    """

    title: str
    snapshot: Snapshot
    records: tuple[Record, ...]
    message: str = ""
    line: int = 0
    said: str = ""


class Walk:
    """A walk through a scenario file.

    Attributes:
        scenario: the scenario.
        stops: from the start to the latest stop.
        place: number of the present stop.
        left: steps of the script that are still to come at the latest stop.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        run = Run(scenario, adapter_of(scenario.game))
        self._begin(run, scenario.script, [Stop(START, run.table.snapshot(), ())])

    @classmethod
    def through(cls, path: str, chosen: ChosenEdition = NOT_CHOSEN) -> Walk:
        """Return a walk through a file, by the edition that somebody chose where the file leaves it open."""
        return cls(read_scenario_file(Path(path), path, chosen))

    def _begin(self, run: Run, left: Sequence[Step], stops: list[Stop], branch: Branch | None = None) -> None:
        """Stand at the last of the stops, with steps that are still to come: of the script, or of a fork."""
        self._run, self._table, self._branch = run, run.table, branch
        self.left, self.stops, self.place = list(left), stops, len(stops) - 1

    # Moving.

    def forward(self) -> Stop:
        """Go one stop forward: to the next one known, else do the next step of the script.

        Raises:
            UsageFault: there is nothing left to do.
            JudgekitError: the step cannot be done; the walk stays where it is.
        """
        if self.place + 1 < len(self.stops):
            self.place += 1
            self._table.position = self.stops[self.place].snapshot.position
            return self.here
        if not self.left:
            raise UsageFault(phrase("the script is over"), phrase("go back, choose an answer, or jump to a fork"))
        step = self.left[0]
        self._goto()
        said = line_in_japanese(step, self._run.scene, self._table.position)
        since = len(self._table.trace.records)
        try:
            found = self._do(step)
            message = _said(self._run, found)
            try:
                self._judge(step, since, found)
            except Failed as failed:
                message = _unfulfilled(failed)
        except JudgekitError:
            self._table.restore(self.here.snapshot)
            raise
        self.left.pop(0)
        return self._stop(title_of(step), since, message, self._line(step), said)

    def _do(self, step: Step) -> Found:
        """Do the next step, of the script or of the fork to which the walk went."""
        if self._branch is not None:
            return self._branch.do(len(self._branch.steps) - len(self.left))
        return self._run.step(step, self.left[1] if len(self.left) > 1 else None, judged=False)

    def _judge(self, step: Step, since: int, found: Found) -> None:
        if self._branch is not None:
            self._branch.judge(len(self._branch.steps) - len(self.left), since, found)
        else:
            self._run.judge(step.expect, (*step.path, "expect"), since, found)

    def _line(self, step: Step) -> int:
        return self.scenario.tree.place(step.path)[0]

    def _stop(self, title: str, since: int, message: str = "", line: int = 0, said: str = "") -> Stop:
        records = tuple(self._table.records(since))
        self.stops.append(Stop(title, self._table.snapshot(), records, message, line, said))
        self.place += 1
        return self.here

    def _goto(self) -> None:
        self._table.position = self.here.snapshot.position

    def back(self, steps: int = 1) -> Stop:
        """Go back, at most to the start."""
        self.place = max(0, self.place - steps)
        self._goto()
        return self.here

    def choose(self, plain: Json) -> Stop:
        """Answer the open question with a choice as a scenario words it; what lay ahead and the rest of the script is left.

        Raises:
            IllegalAnswer: the rules forbid it.
            UsageFault: no question is open.
        """
        question = self.here.snapshot.position.question
        if question is None:
            raise UsageFault(phrase("no decision is open here"))
        try:
            choice = self._run.scene.read_choice(question, plain)
            self._table.position = self.here.snapshot.position
            since = len(self._table.trace.records)
            self._table.position = self._table.position.game.answer(self._table.position, choice, self._table.trace)
        except (TypeError, ValueError, KeyError, AttributeError, IndexError):
            raise UsageFault(phrase("{plain} is no answer to this decision", plain=words(plain))) from None
        del self.stops[self.place + 1 :]
        self.left = []
        return self._stop(f"choose {words(plain)}", since)

    def jump(self, fork_id: str) -> Stop:
        """Go to the point where a fork leaves the base line; the fork's steps lie ahead.

        Raises:
            UsageFault: there is no such fork.
        """
        fork = next((fork for fork in self.scenario.forks if fork.id == fork_id), None)
        if fork is None:
            known = ", ".join(fork.id for fork in self.scenario.forks) or "none"
            raise UsageFault(phrase("there is no fork {name!r}", name=fork_id), phrase("forks: {forks}", forks=known))
        branch = Branch(self.scenario, fork, adapter_of(self.scenario.game))
        table = branch.run.table
        stops = [Stop(START, table.snapshot(), ())]

        def seen(step: Step, since: int, found: Found) -> None:
            message, records = _said(branch.run, found), tuple(table.records(since))
            said = line_in_japanese(step, branch.run.scene, stops[-1].snapshot.position)
            stops.append(Stop(title_of(step), table.snapshot(), records, message, self._line(step), said))

        branch.lead(seen)
        message = stops[-1].message
        if not branch.steps:
            try:
                branch.judge_end(None)
            except Failed as failed:
                message = _unfulfilled(failed)
        # What the fork changes at its point is part of where the walk stands.
        stops[-1] = stops[-1]._replace(snapshot=table.snapshot(), message=message)
        self._begin(branch.run, branch.steps, stops, branch)
        return self.here

    # Looking.

    @property
    def scene(self) -> GameAdapter:
        """Return the game that is played."""
        return self._run.scene

    @property
    def here(self) -> Stop:
        """Return the present stop."""
        return self.stops[self.place]

    def position(self) -> Any:
        """Return the present position as plain data."""
        return self._run.scene.describe(self.here.snapshot.position)

    def question(self) -> tuple[str, str, str | None] | None:
        """Return (kind, who decides, of what) of the open decision, None where none is open."""
        question = self.here.snapshot.position.question
        if question is None:
            return None
        of = None if question.of is None else self._run.scene.name_of(question.position, question.of)
        return question.kind, question.by, of

    def legal(self) -> list[tuple[str, tuple[str, ...]]]:
        """Return every legal answer of the open decision as a scenario words it, with the rules that allow it."""
        question = self.here.snapshot.position.question
        if question is None:
            return []
        write = self._run.scene.write_choice
        return [
            (words(write(question, option.choice)), self._table.numbered(option.rules)) for option in question.options
        ]

    def forks(self) -> list[str]:
        """Return the ids of the forks."""
        return [fork.id for fork in self.scenario.forks]


def _unfulfilled(failed: Failed) -> str:
    return phrase("expected {expected}; found {found}", expected=failed.failure.expected, found=failed.failure.found)


def _said(run: Run, found: Found) -> str:
    return run.table.message(found) if isinstance(found, IllegalAnswer) else found_words(run.scene, found)
