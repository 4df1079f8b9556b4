"""Forks: other lines of play from a point of the base line, with other answers, steps or facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from judgekit.core.data_classes import replace
from judgekit.core.json_values import Json
from judgekit.core.twins import twin
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import same, words
from judgekit.scenarios.expectations.expectations import Asked
from judgekit.scenarios.files.changing import at_the_point, changed, changed_there
from judgekit.scenarios.files.model import Answer, Fork, Scenario, Step
from judgekit.scenarios.running import Clock, Run, expects_illegal
from judgekit.scenarios.sessions import Reached, UnusedAnswer
from judgekit.scenarios.stops import StopAt
from judgekit.table.adapter import GameAdapter, Unscripted

Found = Asked | IllegalAnswer | None
"""What a step asked, or its refusal; None where it only happened."""


def merged_answers(base: tuple[Answer, ...], fork: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """Return the base answers with those of a fork instead of the ones with equal keys; entries with equal keys stay in order."""
    left = list(fork)
    merged: list[Answer] = []
    for answer in base:
        same_keys = next((other for other in left if _alike(other, answer)), None)
        if same_keys is None:
            merged.append(answer)
        else:
            left.remove(same_keys)
            merged.append(same_keys)
    for further in [answer for answer in left if any(_alike(answer, other) for other in merged)]:
        left.remove(further)
        merged.insert(1 + max(n for n, other in enumerate(merged) if _alike(further, other)), further)
    return (*left, *merged)


def _alike(one: Answer, other: Answer) -> bool:
    return one.keys == other.keys and one.nth == other.nth


def start_changes(scenario: Scenario, fork: Fork) -> Mapping[str, Json]:
    """Return what a fork changes of the start; what it changes at a later point is changed there."""
    later = later_changes(scenario, fork)
    return {dotted: new for dotted, new in fork.change.items() if dotted not in later}


def later_changes(scenario: Scenario, fork: Fork) -> dict[str, Json]:
    """Return what a fork changes of the position at its point, none where it leaves the base line at the start."""
    if fork.at is None or not fork.change:
        return {}
    if not at_question(fork) and not step_at(scenario, fork):
        return {}
    return at_the_point(scenario, fork.change)


def at_question(fork: Fork) -> bool:
    """Tell whether a fork leaves the base line at a decision that comes up within a step."""
    return isinstance(fork.at, dict) and "question" in fork.at and "do" not in fork.at and "ask" not in fork.at


def _never_asked(run: Run) -> str:
    """Say that a question is never asked, and which ones are: the kinds are those that an answer may name."""
    kinds = dict.fromkeys(record.question.kind for record in run.table.trace.records if record.question is not None)
    return phrase("that question is never asked; what is asked on the way: {kinds}", kinds=", ".join(kinds))


def _unseen(_step: Step, _since: int, _found: Found) -> None:
    """Nobody looks at the base line on the way to a fork."""


class Branch:
    """A fork as it is played: the base line to its point, then one step after the other; what checks and what walks play it so.

    Attributes:
        fork: the fork.
        scenario: the scenario, with what the fork changes of its start, and with its answers.
        run: where it is played.
        steps: what comes after its point; known as soon as the point is reached.
    """

    def __init__(
        self,
        scenario: Scenario,
        fork: Fork,
        scene: GameAdapter,
        running: Clock | None = None,
        start: AnyPosition | None = None,
    ) -> None:
        """Set up the start of a fork.

        Args:
            scenario: the scenario.
            fork: one of its forks.
            scene: its game.
            running: tells long queries whether they may go on.
            start: the start of the base line, which is that of a fork that changes nothing; None: it is set up here.

        Raises:
            JudgekitError: what it changes cannot be, or the position cannot.
        """
        if fork.change:
            start = None
            scenario = changed(scenario, start_changes(scenario, fork), (*fork.path, "change"))
        self.fork = fork
        self.scenario = replace(scenario, answers=merged_answers(scenario.answers, fork.answers))
        self.run = Run(self.scenario, scene, running, start)
        self.steps: list[Step] = []
        self._first = 0
        self._since = 0

    def at(self, run: Run) -> Branch:
        """Return the same fork where another run stands; what is done there does not touch this one."""
        there = twin(self)
        there.run = run
        return there

    def play(self) -> None:
        """Play all of it and judge what it expects.

        Raises:
            Failed: an expectation does not hold.
            JudgekitError: a step cannot be done, or an answer of the fork was never used.
        """
        self.lead()
        if not self.steps:
            self.judge_end(None)
        for number in range(len(self.steps)):
            since = len(self.run.table.trace.records)
            self.judge(number, since, self.do(number))
        if self.fork.query is None:
            self._finish()

    def lead(self, seen: Callable[[Step, int, Found], None] = _unseen) -> None:
        """Play the base line to the fork's point, and change there what the fork changes of it.

        Args:
            seen: is told of each step of the base line, with the number of its first record and its refusal.

        Raises:
            ScenarioMalformed: there is no such point.
            JudgekitError: a step cannot be done.
        """
        fork, run, script = self.fork, self.run, self.scenario.script
        within = at_question(fork)
        if within:
            about = {key: fork.at[key] for key in ("of", "by") if key in fork.at}
            run.table.interrupt_run_at(StopAt(fork.at["question"], int(fork.at.get("nth", "1")), about))
            place = self._base(script, None, seen)
            if place is None:
                raise self.scenario.tree.fault(_never_asked(run), (*fork.path, "at"))
            self.steps = self._steps_from(place)
        else:
            place = step_at(self.scenario, fork) if fork.at is not None else 0
            self.steps = self._steps_from(place)
            self._base(script[:place], self.steps[0] if self.steps else None, seen)
        # What the fork asks, and going on with the step that was interrupted, are no steps of the script to count.
        self._first = place - sum(step.path == fork.path for step in self.steps[:1])
        self._since = len(run.table.trace.records)
        later = later_changes(self.scenario, fork)
        if later:
            position = run.table.position
            run.table.position = run.located(fork.path, "change", lambda: changed_there(run.scene, position, later))

    def do(self, number: int) -> Found:
        """Do one of the steps after the point, the next one; return what it asked, or its refusal.

        Raises:
            JudgekitError: it cannot be done.
        """
        step, run = self.steps[number], self.run
        last = number + 1 == len(self.steps)
        following = None if last else self.steps[number + 1]
        run.place = self._first + number
        if step.path == self.fork.path:
            if step.query is not None:
                return run.step(step, None, judged=False)
            run.table.begin(*run.about(following))
            run.table.settle()
            return None
        if last and expects_illegal(self.fork.expect) and step.action is not None:
            step = replace(step, expect=(*step.expect, {"illegal": "may"}))
        return run.step(step, following, judged=False)

    def judge(self, number: int, since: int, found: Found) -> None:
        """Judge a step that was done: what it expects itself, and after the last one what the fork expects.

        Args:
            number: which of the steps.
            since: number of its first record.
            found: what it came to.

        Raises:
            Failed: an expectation does not hold.
        """
        step = self.steps[number]
        if step.path[: len(self.fork.path)] == self.fork.path:
            expect = [item for item in step.expect if item != {"illegal": "may"}]
            self.run.judge(expect, (*step.path, "expect"), since, found)
        if number + 1 == len(self.steps):
            self.judge_end(found)

    def judge_end(self, found: Found) -> None:
        """Judge what the fork expects at its end; where it asks something at its point, that is what it expects something of.

        Raises:
            Failed: an expectation does not hold.
        """
        if self.fork.query is None:
            self.run.judge(self.fork.expect, (*self.fork.path, "expect"), self._since, found)

    def _finish(self) -> None:
        """A fork may leave base answers unused, since it may end earlier; its own it must use."""
        fork, table = self.fork, self.run.table
        question = table.position.question
        if question is not None and question.kind not in self.run.scene.resting and not fork.expect:
            raise Unscripted(question)
        own = {answer.path for answer in fork.answers}
        unused = [answer for answer in table.unused() if answer.path in own]
        if unused:
            never = phrase("an answer of the fork was never used: choose {choose}", choose=words(unused[0].choose))
            raise UnusedAnswer(never, unused[0].path)

    def _base(self, script: Sequence[Step], then: Step | None, seen: Callable[[Step, int, Found], None]) -> int | None:
        """Play steps of the base line; return the number of the step after the one that was interrupted, None where none was."""
        for number, step in enumerate(script):
            since = len(self.run.table.trace.records)
            following = script[number + 1] if number + 1 < len(script) else then
            self.run.place = number
            try:
                found = self.run.step(step, following, judged=False, asks=False)
            except Reached:
                seen(step, since, None)
                return number + 1
            seen(step, since, found)
        return None

    def _steps_from(self, place: int) -> list[Step]:
        """Return the steps of the fork after its point, of which those of its own expect something.

        What it asks there is one of them, and so is going on with the step that its point interrupts: they have its own path.
        """
        fork, script = self.fork, self.scenario.script
        then = list(fork.then) if fork.then is not None else None
        if fork.query is not None:
            further = [fork.replace] if fork.replace is not None else []
            return [Step(None, fork.query, fork.expect, fork.path), *further, *(then or [])]
        begun = [Step({"continue": "true"}, None, (), fork.path)] if at_question(fork) else []
        if fork.replace is not None:
            return [*begun, fork.replace, *(then or [])]
        if fork.at is not None and not begun and place < len(script) and script[place].query is not None:
            return [_unjudged(script[place]), *(then or [])]
        if then is not None:
            return [*begun, *then]
        return [*begun, *map(_unjudged, script[place:])]


def _unjudged(step: Step) -> Step:
    """Return a base step without its expectations, except that it may be illegal."""
    kept = tuple(
        {"illegal": "may"} for item in step.expect if isinstance(item, dict) and item.get("illegal") in ("true", "yes")
    )
    return replace(step, expect=kept)


def step_at(scenario: Scenario, fork: Fork) -> int:
    """Return the number of the step at which a fork leaves the base line."""
    at, path = fork.at, (*fork.path, "at")
    script = scenario.script
    if isinstance(at, str):
        for number, step in enumerate(script):
            if step.name and step.name == at:
                return number
        if at.isascii() and at.isdecimal() and len(at) < 6 and 1 <= int(at) <= len(script):
            return int(at) - 1
        raise scenario.tree.fault(phrase("there is no step {name!r}", name=at), path)
    if "step" in at:
        return step_at(scenario, replace(fork, at=at["step"]))
    nth = int(at.get("nth", "1"))
    for number, step in enumerate(script):
        if _is_meant(at, step):
            nth -= 1
            if not nth:
                return number
    raise scenario.tree.fault(phrase("there is no such step"), path)


def _is_meant(at: Mapping[str, object], step: Step) -> bool:
    for key, there in (("do", step.action), ("ask", step.query)):
        wanted = at.get(key)
        if wanted is None:
            continue
        if there is None:
            return False
        if isinstance(wanted, str):
            return wanted in there or any(value == wanted for value in there.values())
        return isinstance(wanted, Mapping) and all(
            name in there and same(value, there[name]) for name, value in wanted.items()
        )
    return False
