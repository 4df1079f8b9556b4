"""Outcomes of a scenario: all its lines of play, how they end, a shortest line to each result, and who can force what.

Lines go through the script with every answer to each decision it leaves open. Where the script leaves nothing open, they begin at
its end and go on until the turn ends. A script that asks for `outcomes` is taken at its word: lines begin there, with its kinds of
decision, its value, and its end.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from judgekit.core.data_classes import dataclass
from judgekit.core.errors import UsageFault
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.parts import nearest
from judgekit.core.wording import phrase
from judgekit.engine import Question
from judgekit.engine.exploring import explore_lines
from judgekit.engine.forcing import Forcing
from judgekit.engine.positions import AnyPosition
from judgekit.engine.unfolding import explore_alike
from judgekit.scenarios.files.model import Scenario, Step
from judgekit.scenarios.lines import FreeLines
from judgekit.scenarios.outcomes.endings import Ending, Found, Survival, endings_of, measured, survival_of, with_forces
from judgekit.scenarios.outcomes.script_lines import ScriptLines
from judgekit.scenarios.stops import means_kind
from judgekit.table.adapter import GameAdapter

SCRIPT, TURN, GAME = "script", "turn", "game"
"""Where lines end: with the script, with the turn in which they begin, with the game; any other word is a step."""
LARGEST = 20_000
"""Positions."""
LONGEST = 20.0
"""Seconds."""
OF_NO_ORDER = frozenset(("life", "lost", "won", "zone"))
"""Properties of players and objects that show neither times nor orders: lines that differ in these alone may be one."""
FOR_DIVES = 0.25
"""The part of the time that is kept for playing single lines to their ends, where not all of them can be explored."""


class Inquiry(NamedTuple):
    """What is asked about a scenario.

    Attributes:
        since: number (from 1) or id of the step before which lines begin; None: where the scenario leaves something open.
        until: "script", "turn", "game" or the name of a step; None: the script where it leaves something open, else the turn.
        over: kinds of decision that are tried; empty: every one.
        values: what is measured, as "A.life"; empty: lives, who lost, and where objects are.
        passing: nobody acts with priority.
        largest: number of positions after which the exploration is cut.
        longest: seconds after which it is cut.
    """

    since: str | None = None
    until: str | None = None
    over: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    passing: bool = False
    largest: int = LARGEST
    longest: float = LONGEST


@dataclass(frozen=True, slots=True)
class Outcomes:
    """All outcomes of a scenario.

    Attributes:
        scenario: the scenario.
        scene: its game.
        until: where lines end.
        over: the kinds of decision that were tried.
        found: the graph of positions.
        counts: for every node how many lines lead to it.
        same: what is the same on every line and was not so at the beginning.
        endings: the results, the most frequent first.
        survivals: for every player whether they can survive.
    """

    scenario: Scenario
    scene: GameAdapter
    until: str
    over: tuple[str, ...]
    found: Found
    counts: Sequence[int]
    same: Mapping[str, str]
    endings: tuple[Ending, ...]
    survivals: tuple[Survival, ...]

    @property
    def lines(self) -> int:
        """Return how many lines of play there are."""
        return sum(ending.lines for ending in self.endings)

    def looked_at(self, survival: Survival) -> bool:
        """Tell of a player of whom nothing is settled that the player survives on every line that was played to its end."""
        return survival.verdict == "unknown" and 0 < survival.lines == self.lines

    @property
    def complete(self) -> bool:
        """Tell whether every line was played to its end."""
        return self.found.cut is None and not any(ending.stuck for ending in self.endings)

    def shortest(self, end: int) -> list[tuple[Question, Json]]:
        """Return one shortest line to an end: its decisions and the answers as a scenario words them."""
        line = self.found.shortest(end)
        return [(question, self.scene.write_choice(question, choice)) for question, choice in line]

    def about(self, question: Question) -> str | None:
        """Return how a scenario names what a question is about."""
        return None if question.of is None else self.scene.name_of(question.position, question.of)

    def to_json(self) -> dict[str, Json]:
        """Return everything as plain data, as in `outcomes --json`.

        Where positions are told apart only up to exchanging alike objects, `alike` names those objects.
        """
        ending_of = {end: place for place, ending in enumerate(self.endings) for end in ending.ends}
        return {
            "file": self.scenario.tree.file,
            "id": self.scenario.id,
            "until": self.until,
            "over": list(self.over),
            "positions": len(self.found.nodes),
            "lines": self.lines,
            "cut": self.found.cut,
            "complete": self.complete,
            "endless": self.found.loops(),
            **({"alike": [list(ids) for ids in self.found.alike]} if self.found.alike else {}),
            "same": dict(self.same),
            "results": [self._ending_json(ending) for ending in self.endings],
            "players": [self._survival_json(survival) for survival in self.survivals],
            "tree": [self._node_json(number, ending_of) for number in range(len(self.found.nodes))],
        }

    def _ending_json(self, ending: Ending) -> dict[str, Json]:
        return {
            "values": dict(ending.values),
            "lines": ending.lines,
            "stuck": ending.stuck or None,
            "forced_by": None if ending.forced_by is None else list(ending.forced_by),
            "shortest": self._line_json(ending.ends[0]),
        }

    def _line_json(self, end: int | None) -> list[dict[str, Json]] | None:
        if end is None:
            return None
        return [{**self._question_json(question), "choose": choice} for question, choice in self.shortest(end)]

    def _question_json(self, question: Question) -> dict[str, Json]:
        return {"by": question.by, "question": question.kind, "of": self.about(question)}

    def _survival_json(self, survival: Survival) -> dict[str, Json]:
        nodes = self.found.nodes
        answers = []
        for number, choice in survival.force.answers.items():
            question = nodes[number].question
            assert question is not None
            answers.append({"node": number, "choose": self.scene.write_choice(question, choice)})
        return {
            "player": survival.player,
            "survives": survival.verdict,
            "lines": survival.lines,
            "line": self._line_json(survival.end),
            "answers": answers,
        }

    def _node_json(self, number: int, ending_of: Mapping[int, int]) -> dict[str, Json]:
        node = self.found.nodes[number]
        entry: dict[str, Json] = {"node": number, "lines": self.counts[number]}
        if number in ending_of:
            return {**entry, "result": ending_of[number]}
        question = node.question
        assert question is not None
        moves = [{"choose": self.scene.write_choice(question, choice), "to": to} for choice, to in node.moves]
        return {**entry, **self._question_json(question), "cut": node.cut, "answers": moves}


def outcomes_of(scenario: Scenario, scene: GameAdapter, inquiry: Inquiry = Inquiry()) -> Outcomes:  # noqa: B008 (immutable)
    """Play all lines of a scenario.

    Args:
        scenario: the scenario.
        scene: its game.
        inquiry: what is asked.

    Raises:
        UsageFault: there is no such step, value or kind of decision.
        JudgekitError: the start position cannot be made.
    """
    inquiry, steps, passing = _begin(scenario, inquiry)
    _known(scene, inquiry)
    lines, until = _lines(scenario, scene, steps, inquiry, passing)
    deadline = time.monotonic() + inquiry.longest
    wide, named = (deadline - part * FOR_DIVES * inquiry.longest for part in (1, 0.5))
    with _without_collecting():
        start = lines.start()
        bounds = inquiry.largest, _until(wide), _until(deadline)
        by_name = any(path.partition(".")[0] not in start.position.players for path in inquiry.values)
        found = None
        if _of_no_order(inquiry.values):
            found = explore_alike(lines, start, *bounds, by_name=by_name, naming=_until(named))
        found = found or explore_lines(lines, start, *bounds)
    if found.cut == "time":
        found.cut = phrase("{longest:g} seconds", longest=inquiry.longest)
    counts = found.lines()
    values = measured(scene, found, inquiry.values)
    endings, same = endings_of(found, counts, values)
    forcing = Forcing(found, lambda number: bool(found.nodes[number].state.stuck))
    return Outcomes(
        scenario,
        scene,
        until,
        inquiry.over,
        found,
        counts,
        same,
        with_forces(found, forcing, endings),
        tuple(survival_of(found, forcing, counts, player) for player in found.nodes[0].position.players),
    )


def _until(moment: float) -> Callable[[], bool]:
    """Return a clock that tells whether a moment is still to come."""
    return lambda: time.monotonic() < moment


@contextmanager
def _without_collecting() -> Iterator[None]:
    """Keep the garbage collector from looking through positions that are all kept; it takes a third of the time.

    Frozen and thawed at the end, they belong to its oldest generation without having been looked through as new ones.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.freeze()
            gc.unfreeze()
            gc.enable()


# Where lines begin and end.


def _begin(scenario: Scenario, inquiry: Inquiry) -> tuple[Inquiry, tuple[Step, ...], str]:
    """Return the inquiry with what the scenario itself asks, the steps before the lines are free, and what becomes of priority."""
    passing = "pass" if inquiry.passing or scenario.policy.get("priority") else "try"
    if inquiry.since is not None:
        place = _place_of(scenario, inquiry.since)
        return inquiry._replace(until=inquiry.until or TURN), scenario.script[:place], passing
    for place, step in enumerate(scenario.script):
        query = step.query or {}
        if "outcomes" in query and inquiry.until is None and not inquiry.over:
            over = query.get("over") or ()
            kinds = tuple(map(str, over)) if isinstance(over, list | tuple | dict) else (str(over),)
            values = inquiry.values or (str(query["outcomes"]),)
            return inquiry._replace(over=kinds, values=values, until=GAME), scenario.script[:place], "end"
    return inquiry, scenario.script, passing


def _place_of(scenario: Scenario, named: str) -> int:
    for place, step in enumerate(scenario.script):
        if step.name and step.name == named:
            return place
    if named.isascii() and named.isdecimal() and 1 <= int(named) <= len(scenario.script) + 1:
        return int(named) - 1
    raise UsageFault(
        phrase("there is no step {name!r}", name=named[:40]),
        phrase("steps: 1 to {script}, or their ids", script=len(scenario.script)),
    )


def _known(scene: GameAdapter, inquiry: Inquiry) -> None:
    """Refuse kinds of decision and steps that the game does not have."""
    for word in inquiry.over:
        if not any(means_kind(scene, word, kind) for kind in scene.game.questions):
            raise UsageFault(
                phrase("there is no decision {name!r}", name=word[:40]),
                nearest(word, scene.game.questions),
            )
    until = inquiry.until
    if until is not None and until not in (SCRIPT, TURN, GAME, *scene.steps):
        raise UsageFault(
            phrase("there is no step {name!r}", name=until[:40]),
            phrase("known: script, turn, game, {steps}", steps=", ".join(scene.steps)),
        )


def _lines(
    scenario: Scenario, scene: GameAdapter, steps: tuple[Step, ...], inquiry: Inquiry, passing: str
) -> tuple[ScriptLines, str]:
    """Return the lines of play and where they end."""
    kinds = scene.game.questions
    over = frozenset(kind for kind in kinds if any(means_kind(scene, word, kind) for word in inquiry.over))
    through = ScriptLines(scenario, scene, steps, FreeLines(scene, over=over), ending=True)
    first = through.start()
    until = inquiry.until or (SCRIPT if first.step is not None else TURN)
    if until == SCRIPT:
        return through, until
    answers = scenario.answers if inquiry.since is None or inquiry.over else ()
    horizon = _horizon(scene, first.position, until)
    free = FreeLines(scene, answers, scenario.policy, over, horizon, passing, joining=_of_no_order(inquiry.values))
    return ScriptLines(scenario, scene, steps, free), until


def _of_no_order(values: Sequence[str]) -> bool:
    """Tell whether nothing that is measured can show in which order objects came, lie in a zone, or which of several they are."""
    return all(path.rpartition(".")[2] in OF_NO_ORDER for path in values)


def _horizon(scene: GameAdapter, begin: AnyPosition, until: str) -> Callable[[AnyPosition], bool]:
    """Return what tells that a line is over: the turn, or a step that comes after the one in which lines begin."""

    def when(position: AnyPosition, keys: Sequence[str] = ("turn", "active", "step")) -> tuple[object, ...]:
        return tuple([_of_game(scene, position, key) for key in keys])

    turn, active, step = when(begin)
    if until == GAME:
        return lambda _position: False
    if until == TURN:
        return lambda position: when(position, ("turn", "active")) != (turn, active)

    def reached(position: AnyPosition) -> bool:
        now = when(position)
        return now[2] == until and now != (turn, active, step)

    return reached


def _of_game(scene: GameAdapter, position: AnyPosition, key: str) -> object:
    finding = scene.game_value(position, key, None)
    return None if finding is None else finding.value
