"""A scenario walked through: what is played at a prompt (`notation.playing`), with the script of a file lying ahead.

Going forward does the next step of the script, going back takes back what was done; a fork is another line of play.
"""

from __future__ import annotations

from pathlib import Path

from judgekit.core.data_classes import replace
from judgekit.core.errors import UsageFault
from judgekit.core.typed import Any
from judgekit.core.wording import noted, phrase
from judgekit.engine import IllegalAnswer
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.comparing import pasteable, words
from judgekit.scenarios.files.model import NOT_CHOSEN, ChosenEdition, Scenario, Step, read_scenario_file
from judgekit.scenarios.forking import Branch, Found
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.prompt import Place, Play
from judgekit.scenarios.notation.reading.notations import written_as
from judgekit.scenarios.notation.telling.printing import line_of
from judgekit.scenarios.notation.telling.replies import Reply
from judgekit.scenarios.running import Failed, Run
from judgekit.scenarios.telling import found_words, line_in_words, title_of
from judgekit.table.adapter import GameAdapter

START = noted("start")
"""The title of the first stop of a walk."""


class Walk(Play):
    """A walk through a scenario file; beside its steps everything can be said that is said at a prompt.

    Attributes:
        scenario: the scenario.
    """

    def __init__(self, scenario: Scenario, lang: str = "en") -> None:
        """Stand at the start, with the whole script ahead.

        Args:
            scenario: the scenario.
            lang: "en" or "ja", for lines that can be said.

        Raises:
            JudgekitError: its position cannot be.
        """
        table = NotationTable(written_as(scenario), settled=False)
        super().__init__(lang=lang, first=_start(table, scenario.script))
        self.scenario: Scenario = scenario
        self.scenario_read = scenario

    @classmethod
    def through(cls, path: str, chosen: ChosenEdition = NOT_CHOSEN, lang: str = "en") -> Walk:
        """Return a walk through a file, by the edition that somebody chose where the file leaves it open."""
        return cls(read_scenario_file(Path(path), path, chosen), lang)

    # Moving.

    def forward(self) -> Place:
        """Do the next step of the script, or of the fork to which the walk went.

        Raises:
            UsageFault: there is nothing left to do.
            JudgekitError: the step cannot be done; the walk stays where it is.
        """
        if not self.left:
            raise UsageFault(phrase("the script is over"), phrase("go back, choose an answer, or jump to a fork"))
        self.line.append(self._stepped(self.here))
        return self.here

    def back(self, steps: int = 1) -> Place:
        """Go back, at most to the start."""
        if self.place and steps > 0:
            self.undo(steps)
        return self.here

    def to_the_end(self) -> None:
        """Do all of the script that lies ahead; what it asks, expects and has refused changes nothing, and is passed over.

        Raises:
            JudgekitError: a step cannot be done; the walk stays where it was.
        """
        line = list(self.line)
        while line[-1].ahead:
            place = self._stepped(line[-1], asks=False)
            if place.said:
                line.append(place)
            else:
                line[-1] = replace(line[-1], ahead=place.ahead)
        if line[-1].snapshot.position.question is None:
            line[-1].table.run.table.settle()
        self.lines[self.at] = line

    def jump(self, fork_id: str) -> Place:
        """Go to the point where a fork leaves the base line, on a line of play of its own; the fork's steps lie ahead.

        Raises:
            UsageFault: there is no such fork.
        """
        fork = next((fork for fork in self.scenario.forks if fork.id == fork_id), None)
        if fork is None:
            known = ", ".join(self.forks()) or phrase("none")
            raise UsageFault(phrase("there is no fork {name!r}", name=fork_id), phrase("forks: {forks}", forks=known))
        branch = Branch(self.scenario, fork, adapter_of(self.scenario.game))
        table = NotationTable(written_as(branch.scenario), settled=False)
        table.run = branch.run
        line = [_start(table.copied(), ())]

        def seen(step: Step, since: int, found: Found) -> None:
            there = line[-1].table.copied()
            there.run = table.run.copied()
            line.append(self._came(line[-1], there, step, since, found, _said(table.run, found)))

        branch.lead(seen)
        message = line[-1].message
        if not branch.steps:
            try:
                branch.judge_end(None)
            except Failed as failed:
                message = _unfulfilled(failed)
        # What the fork changes at its point is part of where the walk stands.
        there = line[-1].table.copied()
        there.run = table.run
        line[-1] = replace(line[-1], table=there, ahead=tuple(branch.steps), branch=branch, message=message)
        self.lines.append(line)
        self.at = len(self.lines) - 1
        return self.here

    def _stepped(self, here: Place, *, asks: bool = True) -> Place:
        """Return the place behind the next step; what it expects is judged where its queries have to have an answer."""
        table = here.table.copied()
        run, (step, *rest) = table.run, here.ahead
        branch = here.branch.at(run) if here.branch is not None else None
        since = len(run.table.trace.records)
        if branch is not None:
            number = len(branch.steps) - len(here.ahead)
            found = branch.do(number)
        else:
            found = run.step(step, rest[0] if rest else None, judged=False, asks=asks)
        message = _said(run, found)
        try:
            if branch is not None:
                branch.judge(number, since, found)
            elif asks:
                run.judge(step.expect, (*step.path, "expect"), since, found)
        except Failed as failed:
            message = _unfulfilled(failed)
        return replace(self._came(here, table, step, since, found, message), ahead=tuple(rest), branch=branch)

    def _came(self, here: Place, table: NotationTable, step: Step, since: int, found: Found, message: str) -> Place:
        """Return the place to which a step of a script led.

        Args:
            here: where it was done.
            table: the table behind it.
            step: the step.
            since: number of its first record.
            found: what it asked, or its refusal.
            message: what is to be said of it.
        """
        begun, now = here.snapshot.position, table.run.table.position
        told, said = line_in_words(step, table.run.scene, begun), ""
        if step.action is not None and not isinstance(found, IllegalAnswer):
            table.steps.append(dict(step.action))
            said = line_of(step.action, "", table.grammar, now.players, now.objects, self.lang) or pasteable(
                step.action
            )
        reply = (
            self._came_of(table, begun, since, said) if said else Reply("", [], records=table.run.table.records(since))
        )
        number = self.scenario.tree.place(step.path)[0]
        return Place(table, said, reply, title_of(step), told, message, number)

    # Looking.

    @property
    def here(self) -> Place:
        """Return the present place."""
        return self.line[-1]

    @property
    def place(self) -> int:
        """How many lines and steps have been done."""
        return len(self.line) - 1

    @property
    def left(self) -> tuple[Step, ...]:
        """The steps of the script that are still to come."""
        return self.here.ahead

    @property
    def scene(self) -> GameAdapter:
        """The game that is played."""
        return self.table.run.scene

    def position(self) -> Any:
        """Return the present position as plain data."""
        return self.scene.describe(self.here.snapshot.position)

    def asked(self) -> tuple[str, str, str | None] | None:
        """Return (kind, who decides, of what) of the open decision, None where none is open."""
        question = self.question
        if question is None:
            return None
        of = None if question.of is None else self.scene.name_of(question.position, question.of)
        return question.kind, question.by, of

    def legal(self) -> list[tuple[str, tuple[str, ...]]]:
        """Return every legal answer of the open decision as a scenario words it, with the rules that allow it."""
        question, table = self.question, self.table.run.table
        if question is None:
            return []
        write = self.scene.write_choice
        return [(words(write(question, option.choice)), table.numbered(option.rules)) for option in question.options]

    def forks(self) -> list[str]:
        """Return the ids of the forks."""
        return [fork.id for fork in self.scenario.forks]


def _start(table: NotationTable, ahead: tuple[Step, ...]) -> Place:
    return Place(table, "", Reply("", []), START, ahead=ahead)


def _unfulfilled(failed: Failed) -> str:
    return phrase("expected {expected}; found {found}", expected=failed.failure.expected, found=failed.failure.found)


def _said(run: Run, found: Found) -> str:
    return run.table.message(found) if isinstance(found, IllegalAnswer) else found_words(run.scene, found)
