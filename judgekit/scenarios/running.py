"""Running a scenario: the base line step by step, then every fork from a copy of its position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from judgekit.core.errors import JudgekitError
from judgekit.core.nodes import id_prefix
from judgekit.engine import EndlessLoop, IllegalAnswer, Position, Record, Unsupported
from judgekit.engine.scenes import IllegalState, Misfit, Scene, Unscripted
from judgekit.scenarios.comparing import same, words
from judgekit.scenarios.expectations import Asked, Failure, Judging
from judgekit.scenarios.explaining import trace_lines
from judgekit.scenarios.faults import Path, ScenarioMalformed
from judgekit.scenarios.model import Answer, Fork, Scenario, Step, changed
from judgekit.scenarios.querying import query_of
from judgekit.scenarios.tables import Reached, ScriptedTable, Snapshot, UnusedAnswer
from judgekit.scenarios.verdicts import Result, Ruling, Verdict, cited_rules

Clock = Callable[[], bool]
GENERIC_ACTION_KEYS = frozenset(["stop-at", "continue", "note", "comment", "random"])
WINDOW = 12
"""How many trace lines a message shows at most."""


class _Failed(Exception):
    """An expectation that does not hold, with its place."""

    def __init__(self, failure: Failure, path: Path, window: Sequence[Record]) -> None:
        super().__init__(failure.expected)
        self.failure = failure
        self.path = path
        self.window = tuple(window)


class Run:
    """One run of a scenario or of one of its variants.

    Attributes:
        scenario: the scenario.
        scene: its game.
        table: where it is played.
        place: number of the step that is being done, from 0.
        snapshots: the table before every step, and after the last.
        stops: for every step the records it made.
    """

    def __init__(self, scenario: Scenario, scene: Scene, running: Clock | None = None) -> None:
        self.scenario = scenario
        self.scene = scene
        self.running = running
        self.place = -1
        self.snapshots: list[Snapshot] = []
        self.table = ScriptedTable(scene, self._start(), scenario.answers, scenario.policy)

    def _start(self) -> Position[Any, Any]:
        return self.scene.setup(self.scenario.cards, self.scenario.given, self.scenario.rules)

    def play(
        self, steps: Sequence[Step], judged: bool = True, first: int = 0, then: Step | None = None
    ) -> Asked | IllegalAnswer | None:
        """Do steps one after another.

        Args:
            steps: the steps.
            judged: whether their expectations count.
            first: number of the first of them, for messages.
            then: the step that will come after them.

        Returns:
            What the last step asked, or its refusal.
        """
        last: Asked | IllegalAnswer | None = None
        for number, step in enumerate(steps):
            self.place = first + number
            self.snapshots.append(self.table.snapshot())
            following = steps[number + 1] if number + 1 < len(steps) else then
            last = self.step(step, following, judged)
        return last

    def step(self, step: Step, following: Step | None, judged: bool) -> Asked | IllegalAnswer | None:
        """Do one step and judge what it expects.

        Returns:
            What it asked, or its refusal.
        """
        since = len(self.table.trace.records)
        found: Asked | IllegalAnswer | None
        if step.query is not None:
            found = self._located(step.path, "ask", lambda: self._ask(step.query or {}, following))
        else:
            found = self._located(step.path, "do", lambda: self._do(step, following))
        if judged:
            self.judge(step.expect, (*step.path, "expect"), since, found)
        return found

    def _located(self, path: Path, key: str, work: Callable[[], Any]) -> Any:
        """Do work; a Misfit gets the place of the step."""
        try:
            return work()
        except Misfit as fault:
            raise self.scenario.tree.fault(str(fault), (*path, key, *fault.path), fault.hint) from fault

    def _ask(self, query: Mapping[str, Any], following: Step | None) -> Asked:
        self.table.look(*self._about(following))
        return query_of(self.table, query, self.running)

    def _do(self, step: Step, following: Step | None) -> IllegalAnswer | None:
        action = step.action or {}
        self._nothing_else_open(action)
        self.table.begin(*self._about(following), self._stop_at(action))
        before = self.table.snapshot()
        for plain in _listed(action.get("random")):
            self.table.lay("random", plain)
        try:
            own = {key: value for key, value in action.items() if key not in GENERIC_ACTION_KEYS}
            if own:
                self.scene.perform(self.table, own)
            else:
                self.table.settle()
            self.table.finish()
        except IllegalAnswer as refused:
            if not _expects_illegal(step.expect):
                raise
            self.table.restore(before)
            return refused
        return None

    def _about(self, following: Step | None) -> tuple[frozenset[str], str | None]:
        """Return the kinds of question the next step is about, and of what, so that this step leaves them open."""
        if following is None:
            return frozenset(), None
        if following.action is not None:
            return self.scene.answers(following.action), None
        query = following.query or {}
        kinds = self.scene.answers(query)
        if "decider" in query and isinstance(query["decider"], str):
            kinds |= {query["decider"]}
        of = query.get("of")
        return kinds, of if isinstance(of, str) else None

    def _nothing_else_open(self, action: Mapping[str, Any]) -> None:
        """Refuse to go on while a decision is open that this step does not make."""
        question = self.table.position.question
        if question is None or question.kind in self.scene.resting or action.keys() <= GENERIC_ACTION_KEYS:
            return
        kinds = self.scene.answers(action)
        if question.kind not in kinds and "*" not in kinds:
            self.table.begin()
            self.table.settle()
            question = self.table.position.question
            if question is not None and question.kind not in self.scene.resting and question.kind not in kinds:
                raise Unscripted(question)

    def _stop_at(self, action: Mapping[str, Any]) -> tuple[str, int] | None:
        value = action.get("stop-at")
        if value is None:
            return None
        if isinstance(value, str):
            return value, 1
        if not isinstance(value, dict) or "question" not in value:
            raise Misfit("`stop-at` names a question", ("stop-at",))
        return value["question"], int(value.get("nth", "1"))

    def judge(self, expect: Sequence[Any], path: Path, since: int, found: Asked | IllegalAnswer | None) -> None:
        """Judge expectations about everything since a record.

        Raises:
            _Failed: one does not hold.
        """
        if isinstance(found, IllegalAnswer):
            judging = Judging(self.scene, self.table, since, None, found)
        else:
            judging = Judging(self.scene, self.table, since, found)
        for number, expectation in enumerate(expect):
            place = (*path, number)
            try:
                failure = judging.judge(expectation)
            except Misfit as fault:
                raise self.scenario.tree.fault(str(fault), (*place, *fault.path), fault.hint) from fault
            if failure is not None:
                raise _Failed(failure, place, self.table.records(since))

    def finish(self) -> None:
        """End the run.

        Raises:
            Unscripted: a decision is open that the scenario should have made.
            UnusedAnswer: a scripted answer was never used.
        """
        question = self.table.position.question
        if question is not None and question.kind not in self.scene.resting:
            raise Unscripted(question)
        unused = self.table.unused()
        if unused:
            keys = words(dict(unused[0].keys)) if unused[0].keys else ""
            fault = UnusedAnswer(
                f"an answer was never used: {keys} choose {words(unused[0].choose)}".replace("  ", " ")
            )
            fault.path = unused[0].path  # type: ignore[attr-defined]
            raise fault


def _listed(value: Any) -> list[Any]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def _expects_illegal(expect: Sequence[Any]) -> bool:
    return any(
        "illegal" in item and item["illegal"] not in ("false", "no") for item in expect if isinstance(item, dict)
    )


def run_scenario(scenario: Scenario, scene: Scene, running: Clock | None = None) -> Result:
    """Run a scenario with all its forks.

    Args:
        scenario: the scenario.
        scene: its game.
        running: tells long queries whether they may go on.

    Returns:
        What became of it.
    """
    cited: list[str] = []
    book = id_prefix(scenario.rules)
    base, run = _ruled(scenario, lambda: _base(scenario, scene, running))
    if run is not None:
        cited.extend(_cited(run, book))
    forks = []
    for fork in scenario.forks:
        ruling, fork_run = _ruled(scenario, lambda fork=fork: _fork(scenario, scene, fork, running))  # type: ignore[misc]
        forks.append((fork.id, ruling))
        if fork_run is not None:
            cited.extend(_cited(fork_run, book))
    return Result(
        scenario.tree.file,
        scenario.id,
        base,
        tuple(forks),
        tuple(dict.fromkeys(cited)),
        book,
        scenario.source.get("example"),
        tuple(f"{name}: {reason}" for name, reasons in scenario.ignored.items() for reason in reasons),
    )


def _cited(run: Run, book: str) -> list[str]:
    return [*cited_rules(run.table.trace.records, book), *(f"{book}:{number}" for number in run.table.reasons)]


def _base(scenario: Scenario, scene: Scene, running: Clock | None) -> tuple[Run, Callable[[], None]]:
    run = Run(scenario, scene, running)

    def work() -> None:
        run.play(scenario.script)
        run.finish()

    return run, work


def _ruled(scenario: Scenario, prepare: Callable[[], tuple[Run, Callable[[], None]]]) -> tuple[Ruling, Run | None]:
    """Do a run and return its ruling; faults of the caller become verdicts."""
    run: Run | None = None
    try:
        run, work = prepare()
        work()
    except _Failed as failed:
        return _failed(scenario, run, failed), run
    except JudgekitError as fault:
        return _ruling_of(scenario, run, fault), run
    except RecursionError:
        return Ruling("malformed", "terms are nested too deeply"), run
    except Exception as fault:  # a fault of a game's code is no verdict about the scenario, and never a pass
        return _internal(scenario, run, fault), run
    return Ruling("pass"), run


def _at(scenario: Scenario, run: Run | None, path: Path | None) -> tuple[int, int]:
    place = run.place if run is not None else -1
    if path is None and run is not None and 0 <= place < len(scenario.script):
        path = scenario.script[place].path
    return place + 1, scenario.tree.place(path)[0] if path is not None else 0


def _failed(scenario: Scenario, run: Run | None, failed: _Failed) -> Ruling:
    step, line = _at(scenario, run, failed.path)
    expected, found = failed.failure
    lines = [f"expected {expected}; found {found}"]
    shown = trace_lines(failed.window, run.scene if run is not None else None)
    if len(shown) > WINDOW:
        lines.append(f"  … {len(shown) - WINDOW} earlier lines")
    lines.extend(f"  {text}" for text in shown[-WINDOW:])
    return Ruling("fail", "\n".join(lines), step, line, expected, found, failed.window)


_VERDICT_OF: tuple[tuple[type[JudgekitError], Verdict], ...] = (
    (ScenarioMalformed, "malformed"),
    (Misfit, "malformed"),
    (Unscripted, "unscripted"),
    (UnusedAnswer, "unused-answer"),
    (IllegalState, "illegal-state"),
    (Unsupported, "unsupported"),
    (EndlessLoop, "unsupported"),
    (IllegalAnswer, "fail"),
)


def _ruling_of(scenario: Scenario, run: Run | None, fault: JudgekitError) -> Ruling:
    verdict = next((verdict for kind, verdict in _VERDICT_OF if isinstance(fault, kind)), None)
    path = getattr(fault, "path", None) or None
    if verdict is None:
        verdict = "not-understood" if type(fault).__name__ == "CardTextNotUnderstood" else "malformed"
    message = str(fault)
    window: tuple[Record, ...] = ()
    step, line = _at(scenario, run, path if not isinstance(fault, ScenarioMalformed) else None)
    if isinstance(fault, ScenarioMalformed):
        line = fault.line
    if isinstance(fault, Unscripted) and run is not None:
        message = _unscripted(run, fault)
    if verdict == "fail" and run is not None:
        window = tuple(run.table.trace.records[-WINDOW:])
    if fault.hint and not isinstance(fault, Unscripted):
        message = f"{message}\n  {fault.hint}"
    return Ruling(verdict, message, step, line, window=window)


INTERNAL = "a fault of judgekit itself"
"""How the message of a ruling begins when code failed; no scenario of ours may meet it."""


def _internal(scenario: Scenario, run: Run | None, fault: Exception) -> Ruling:
    step, line = _at(scenario, run, None)
    return Ruling("unsupported", f"{INTERNAL}: {type(fault).__name__}: {fault}", step, line)


MOST_SHOWN = 24


def _unscripted(run: Run, fault: Unscripted) -> str:
    """Return the message with every legal answer, ready to paste."""
    question = fault.question
    lines = [f"{fault}; legal answers:"]
    shown = question.options[:MOST_SHOWN]
    name = run.scene.name_of(question.position, question.of) if question.of else None
    about = f", of: {name}" if name else ""
    for option in shown:
        choice = words(run.scene.write_choice(question, option.choice))
        lines.append(f"  - {{by: {question.by}, question: {question.kind}{about}, choose: {choice}}}")
    if len(question.options) > len(shown):
        lines.append(f"  … and {len(question.options) - len(shown)} more")
    return "\n".join(lines)


# Forks.


def _fork(scenario: Scenario, scene: Scene, fork: Fork, running: Clock | None) -> tuple[Run, Callable[[], None]]:
    if fork.change:
        scenario = changed(scenario, fork.change, (*fork.path, "change"))
    answers = merged_answers(scenario.answers, fork.answers)
    run = Run(replace(scenario, answers=answers), scene, running)

    def work() -> None:
        _run_fork(run, scenario, fork)

    return run, work


def merged_answers(base: tuple[Answer, ...], fork: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """Return the base answers with those of a fork instead of the ones with equal keys; entries with equal keys stay in order."""
    left = list(fork)
    merged: list[Answer] = []
    for answer in base:
        same_keys = next((other for other in left if other.keys == answer.keys and other.nth == answer.nth), None)
        if same_keys is None:
            merged.append(answer)
        else:
            left.remove(same_keys)
            merged.append(same_keys)
    return (*left, *merged)


def _run_fork(run: Run, scenario: Scenario, fork: Fork) -> None:
    script = scenario.script
    since = 0
    found: Asked | IllegalAnswer | None = None
    place = 0
    at_question = isinstance(fork.at, dict) and "question" in fork.at and "do" not in fork.at and "ask" not in fork.at
    if at_question:
        run.table.interrupt_run_at(fork.at["question"], int(fork.at.get("nth", "1")))
        place = _play_until(run, script, (*fork.path, "at"))
        since = len(run.table.trace.records)
    elif fork.at is not None:
        place = step_at(scenario, fork)
    steps = _steps_of(script, fork, place, at_question)
    if fork.at is not None and not at_question:
        asked = Step(None, fork.query, (), fork.path) if fork.query is not None else None
        run.play(script[:place], judged=False, then=asked or (steps[0] if steps else None))
        since = len(run.table.trace.records)
    expected = Step(None, None, fork.expect, fork.path)
    if fork.query is not None:
        found = run._located(fork.path, "ask", lambda: run._ask(fork.query or {}, None))
        run.judge(fork.expect, (*fork.path, "expect"), since, found)
        expected = Step(None, None, (), fork.path)
    elif at_question:
        run.table.begin(*run._about(steps[0] if steps else None))
        run.table.settle()
    found = _play_fork(run, steps, fork, place) or found
    run.judge(expected.expect, (*fork.path, "expect"), since, found)
    if fork.query is None:
        _finish_fork(run, fork)


def _finish_fork(run: Run, fork: Fork) -> None:
    """A fork may leave base answers unused, since it may end earlier; its own it must use."""
    question = run.table.position.question
    if question is not None and question.kind not in run.scene.resting and not fork.expect:
        raise Unscripted(question)
    own = {answer.path for answer in fork.answers}
    unused = [answer for answer in run.table.unused() if answer.path in own]
    if unused:
        fault = UnusedAnswer(f"an answer of the fork was never used: choose {words(unused[0].choose)}")
        fault.path = unused[0].path  # type: ignore[attr-defined]
        raise fault


def _play_until(run: Run, script: Sequence[Step], path: Path) -> int:
    """Play until the question of the fork is open; return the number of the step after."""
    for number, step in enumerate(script):
        following = script[number + 1] if number + 1 < len(script) else None
        run.place = number
        try:
            run.step(step, following, judged=False)
        except Reached:
            return number + 1
    raise run.scenario.tree.fault("that question is never asked", path)


def _steps_of(script: Sequence[Step], fork: Fork, place: int, at_question: bool) -> list[Step]:
    """Return the steps of a fork after its point."""
    then = list(fork.then) if fork.then is not None else None
    if fork.replace is not None:
        return [fork.replace, *(then or [])]
    if fork.query is not None:
        return then or []
    if fork.at is not None and not at_question and place < len(script) and script[place].query is not None:
        return [_unjudged(script[place]), *(then or [])]
    if then is not None:
        return then
    return [_unjudged(step) for step in script[place:]]


def _unjudged(step: Step) -> Step:
    """Return a base step without its expectations, except that it may be illegal."""
    kept = tuple(
        {"illegal": "may"} for item in step.expect if isinstance(item, dict) and item.get("illegal") in ("true", "yes")
    )
    return replace(step, expect=kept)


def _play_fork(run: Run, steps: Sequence[Step], fork: Fork, first: int) -> Asked | IllegalAnswer | None:
    found: Asked | IllegalAnswer | None = None
    for number, step in enumerate(steps):
        run.place = first + number
        following = steps[number + 1] if number + 1 < len(steps) else None
        last = number + 1 == len(steps)
        if last and _expects_illegal(fork.expect) and step.action is not None:
            step = replace(step, expect=(*step.expect, {"illegal": "may"}))
        own = step.path[: len(fork.path)] == fork.path
        since = len(run.table.trace.records)
        found = run.step(step, following, judged=False)
        if own:
            expect = [item for item in step.expect if item != {"illegal": "may"}]
            run.judge(expect, (*step.path, "expect"), since, found)
    return found


def step_at(scenario: Scenario, fork: Fork) -> int:
    """Return the number of the step at which a fork leaves the base line."""
    at, path = fork.at, (*fork.path, "at")
    script = scenario.script
    if isinstance(at, str):
        for number, step in enumerate(script):
            if step.name and step.name == at:
                return number
        if at.isdigit() and 1 <= int(at) <= len(script):
            return int(at) - 1
        raise scenario.tree.fault(f"there is no step {at!r}", path)
    if not isinstance(at, dict):
        raise scenario.tree.fault("`at` names a step or a question", path)
    if "step" in at:
        return step_at(scenario, replace(fork, at=at["step"]))
    nth = int(at.get("nth", "1"))
    for number, step in enumerate(script):
        if _is_meant(at, step):
            nth -= 1
            if not nth:
                return number
    raise scenario.tree.fault("there is no such step", path)


def _is_meant(at: Mapping[str, Any], step: Step) -> bool:
    for key, there in (("do", step.action), ("ask", step.query)):
        wanted = at.get(key)
        if wanted is None:
            continue
        if there is None:
            return False
        if isinstance(wanted, str):
            return wanted in there or any(value == wanted for value in there.values())
        return all(name in there and same(value, there[name]) for name, value in wanted.items())
    return False
