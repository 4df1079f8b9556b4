"""Rulings: a scenario is run with all its forks, and every way in which it can stop becomes a verdict of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import islice

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.nodes import id_prefix
from judgekit.core.wording import noted, phrase, spoken
from judgekit.engine import EndlessLoop, IllegalAnswer, Question, Record, Unsupported
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import pasteable
from judgekit.scenarios.every_order import Asked, in_every_order
from judgekit.scenarios.expectations.shapes import check_shapes
from judgekit.scenarios.explaining import trace_lines
from judgekit.scenarios.files.faults import Path, ScenarioMalformed
from judgekit.scenarios.files.model import Fork, Scenario
from judgekit.scenarios.known_of_cards import as_the_edition_knows
from judgekit.scenarios.running import Clock, Failed, Run
from judgekit.scenarios.sessions import UnusedAnswer
from judgekit.scenarios.verdicts import Result, Ruling, Verdict, qualified
from judgekit.table.adapter import GameAdapter, IllegalState, Misfit, Unscripted

WINDOW = 12
"""How many trace lines a message shows at most."""


def run_scenario(scenario: Scenario, scene: GameAdapter, running: Clock | None = None) -> Result:
    """Run a scenario with all its forks.

    Args:
        scenario: the scenario.
        scene: its game.
        running: tells long queries whether they may go on.

    Returns:
        What became of it.
    """
    cited: list[str] = []
    scenario = as_the_edition_knows(scenario, scene)
    book = id_prefix(scenario.rules)
    base, run = in_every_order(partial(_ruled, scenario, lambda: _base(scenario, scene, running)))
    start = None
    if run is not None:
        start = run.start
        cited.extend(_cited(run, book))
    forks = []
    for fork in scenario.forks if base.verdict != "malformed" else ():
        ruling, fork_run = in_every_order(
            partial(_ruled, scenario, partial(_fork, scenario, scene, fork, running, start))
        )
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
        tuple(sorted(scenario.filed.items())),
        scenario.game,
    )


def _cited(run: Run, book: str) -> list[str]:
    return [qualified(number, book) for number in (*run.table.rules_cited(), *run.table.reasons)]


def _base(scenario: Scenario, scene: GameAdapter, running: Clock | None) -> tuple[Run, Callable[[], None]]:
    run = Run(scenario, scene, running)

    def work() -> None:
        check_shapes(scenario, scene, run.table.position)
        run.play(scenario.script)
        run.finish()

    return run, work


def _ruled(
    scenario: Scenario, prepare: Callable[[], tuple[Run, Callable[[], None]]], orders: Mapping[Asked, object]
) -> tuple[Ruling, Run | None]:
    """Do a run with the orders that are tried and return its ruling; faults of the caller become verdicts."""
    run: Run | None = None
    try:
        run, work = prepare()
        run.table.orders = orders
        work()
    except Failed as failed:
        return _failed(scenario, run, failed), run
    except JudgekitError as fault:
        return _ruling_of(scenario, run, fault), run
    except RecursionError:
        return Ruling("malformed", phrase("terms are nested too deeply")), run
    except Exception as fault:  # a fault of a game's code is no verdict about the scenario, and never a pass
        return _internal(scenario, run, fault), run
    return Ruling("pass"), run


def _at(scenario: Scenario, run: Run | None, path: Path | None) -> tuple[int, int]:
    place = run.place if run is not None else -1
    if path is None and run is not None and 0 <= place < len(scenario.script):
        path = scenario.script[place].path
    return place + 1, scenario.tree.place(path)[0] if path is not None else 0


def _failed(scenario: Scenario, run: Run | None, failed: Failed) -> Ruling:
    step, line = _at(scenario, run, failed.path)
    expected, found, rules = failed.failure
    lines = [phrase("expected {expected}; found {found}", expected=expected, found=found)]
    if failed.undecided is not None and run is not None:  # it may be this decision that is missing
        told = f"{lines[0]}; {Unscripted(failed.undecided)}"
        return Ruling("unscripted", _with_legal_answers(run, told, failed.undecided), step, line)
    shown = trace_lines(failed.window, run.scene if run is not None else None, spoken())
    if len(shown) > WINDOW:
        lines.append(phrase("  … {shown} earlier lines", shown=len(shown) - WINDOW))
    lines.extend(f"  {text}" for text in shown[-WINDOW:])
    return Ruling("fail", "\n".join(lines), step, line, expected, found, failed.window, rules)


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
    message = str(fault) if run is None else run.table.message(fault)
    window: tuple[Record, ...] = ()
    step, line = _at(scenario, run, path if not isinstance(fault, ScenarioMalformed) else None)
    if isinstance(fault, ScenarioMalformed):
        line = fault.line
    if isinstance(fault, Unscripted) and run is not None:
        message = _with_legal_answers(run, str(fault), fault.question)
    # Who writes an entry of `answers` has not seen the question: the words that it takes help as much as where none is.
    question = fault.question if isinstance(fault, IllegalAnswer) else None
    if question is not None and run is not None and question is run.table.in_advance:
        message = _with_legal_answers(run, message, question)
    if verdict == "fail" and run is not None:
        window = tuple(run.table.records(-WINDOW))
    if fault.hint and not isinstance(fault, Unscripted):
        message = f"{message}\n  {fault.hint}"
    return Ruling(verdict, message, step, line, window=window)


INTERNAL = noted("a fault of judgekit itself")
"""How the message of a ruling begins when code failed; no scenario of ours may meet it."""


def _internal(scenario: Scenario, run: Run | None, fault: Exception) -> Ruling:
    import traceback

    step, line = _at(scenario, run, None)
    frames = traceback.extract_tb(fault.__traceback__)
    where = f"{frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno}" if frames else "?"
    told = phrase(
        "{internal} ({where}): nothing is said about this scenario; please report it",
        internal=phrase(INTERNAL),
        where=where,
    )
    return Ruling("unsupported", told, step, line)


MOST_SHOWN = 5_000
"""Legal answers in the message of an open decision: all there are, as long as somebody could still read them."""


def answer_of(scene: GameAdapter, question: Question, choice: object) -> dict[str, Json]:
    """Return a choice as an answer in advance."""
    name = scene.name_of(question.position, question.of) if question.of else None
    of: dict[str, Json] = {"of": name} if name else {}
    return {"by": question.by, "question": question.kind, **of, "choose": scene.write_choice(question, choice)}


def _with_legal_answers(run: Run, fault: str, question: Question) -> str:
    """Return a message with every legal answer, ready to paste."""
    lines = [phrase("{fault}; legal answers:", fault=fault)]
    found = list(islice(question.legal(), MOST_SHOWN + 1))
    for choice in found[:MOST_SHOWN]:
        lines.append(f"  - {pasteable(answer_of(run.scene, question, choice))}")
    if len(found) > MOST_SHOWN:
        lines.append(phrase("  … and more than these {most_shown}", most_shown=MOST_SHOWN))
    if question.kind == "choose" and any(run.scene.write_choice(question, choice) == "none" for choice in found):
        lines.append(phrase("`none` leaves it undone; that is this one question, no `optional` is asked before it"))
    return "\n".join(lines)


def _fork(
    scenario: Scenario, scene: GameAdapter, fork: Fork, running: Clock | None, start: AnyPosition | None
) -> tuple[Run, Callable[[], None]]:
    from judgekit.scenarios.forking import Branch

    branch = Branch(scenario, fork, scene, running, start)
    return branch.run, branch.play
