"""Walking through a scenario: forward, back, show the position and the legal answers, choose, jump to a fork."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from judgekit.core.errors import JudgekitError, UsageFault
from judgekit.core.json_values import Json
from judgekit.core.wording import noted, phrase
from judgekit.engine import IllegalAnswer, Record
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.changing import changed, changed_there
from judgekit.scenarios.comparing import words
from judgekit.scenarios.forking import later_changes, merged_answers, start_changes, step_at
from judgekit.scenarios.model import NOT_CHOSEN, ChosenEdition, Fork, Scenario, Step, read_scenario_file
from judgekit.scenarios.running import Failed, Run
from judgekit.scenarios.snapshots import Snapshot
from judgekit.scenarios.telling import found_words, title_of
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
    """

    title: str
    snapshot: Snapshot
    records: tuple[Record, ...]
    message: str = ""
    line: int = 0


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
        self._base = scenario
        self._begin(scenario, scenario.script)

    @classmethod
    def through(cls, path: str, chosen: ChosenEdition = NOT_CHOSEN) -> Walk:
        """Return a walk through a file, by the edition that somebody chose where the file leaves it open."""
        return cls(read_scenario_file(Path(path), path, chosen))

    def _begin(self, scenario: Scenario, steps: tuple[Step, ...]) -> None:
        self._run = Run(scenario, adapter_of(scenario.game))
        self._table = self._run.table
        self.left: list[Step] = list(steps)
        self.stops = [Stop(START, self._table.snapshot(), ())]
        self.place = 0

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
        following = self.left[1] if len(self.left) > 1 else None
        self._goto()
        since = len(self._table.trace.records)
        try:
            found = self._run.step(step, following, judged=False)
            message = (
                self._table.message(found) if isinstance(found, IllegalAnswer) else found_words(self._run.scene, found)
            )
            try:
                self._run.judge(step.expect, (*step.path, "expect"), since, found)
            except Failed as failed:
                message = phrase(
                    "expected {expected}; found {found}", expected=failed.failure.expected, found=failed.failure.found
                )
        except JudgekitError:
            self._table.restore(self.here.snapshot)
            raise
        self.left.pop(0)
        return self._stop(title_of(step), since, message, self.scenario.tree.place(step.path)[0])

    def _stop(self, title: str, since: int, message: str = "", line: int = 0) -> Stop:
        records = tuple(self._table.records(since))
        self.stops.append(Stop(title, self._table.snapshot(), records, message, line))
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
        fork = next((fork for fork in self._base.forks if fork.id == fork_id), None)
        if fork is None:
            known = ", ".join(fork.id for fork in self._base.forks) or "none"
            raise UsageFault(phrase("there is no fork {name!r}", name=fork_id), phrase("forks: {forks}", forks=known))
        starts = start_changes(self._base, fork)
        scenario = changed(self._base, starts, (*fork.path, "change")) if starts else self._base
        scenario = replace(scenario, answers=merged_answers(scenario.answers, fork.answers))
        place = 0 if fork.at is None or not _names_a_step(fork) else step_at(self._base, fork)
        steps = list(scenario.script)
        ahead = [fork.replace] if fork.replace is not None else []
        if fork.then is not None:
            ahead.extend(fork.then)
        elif fork.replace is None:
            ahead.extend(steps[place:])
        self._begin(scenario, (*steps[:place], *ahead))
        for _ in range(place):
            self.forward()
        later = later_changes(self._base, fork)
        if later:
            self._table.position = changed_there(self._run.scene, self._table.position, later)
            self.stops[self.place] = self.here._replace(snapshot=self._table.snapshot())
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
        return [fork.id for fork in self._base.forks]


def _names_a_step(fork: Fork) -> bool:
    return not isinstance(fork.at, dict) or any(key in fork.at for key in ("do", "ask", "step"))
