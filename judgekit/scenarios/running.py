"""Running a scenario: the base line step by step, then every fork from a copy of its position."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from itertools import islice

from judgekit.core.json_values import Json
from judgekit.core.parts import nearest
from judgekit.core.twins import twin
from judgekit.core.typed import TypeVar
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer, Question, Record, Refused, Unsupported
from judgekit.engine.positions import AnyPosition
from judgekit.engine.tracing import REWOUND
from judgekit.scenarios.comparing import pasteable, words
from judgekit.scenarios.expectations.expectations import Asked, Judging
from judgekit.scenarios.expectations.happenings import Failure
from judgekit.scenarios.expectations.identifying import ABOUT_IDS, IN_STEPS, refuse_strangers
from judgekit.scenarios.expectations.querying import query_of
from judgekit.scenarios.files.faults import Path
from judgekit.scenarios.files.model import Scenario, Step
from judgekit.scenarios.known_of_cards import as_the_edition_knows
from judgekit.scenarios.looking_ahead import passes_unseen, steps_behind
from judgekit.scenarios.sessions import ScriptedTable, UnusedAnswer
from judgekit.scenarios.stops import StopAt, read_stop
from judgekit.table.adapter import GameAdapter, Misfit, Unscripted
from judgekit.table.what_is_meant import names_of

Clock = Callable[[], bool]
CHANCE = "random"
"""Who decides what nobody chooses."""
GENERIC_ACTION_KEYS = frozenset(["stop-at", "continue", "note", "comment", "random"])


_END = frozenset(("lost", "won", "winner", "game"))
"""Properties that speak of the end of a game."""


Result = TypeVar("Result")


class EditionNotPlayed(Unsupported):
    """An edition whose rules are not in code.

    Attributes:
        path: where a scenario names it.
    """

    path: Path = ("rules",)


FREE = "priority"
"""The question what a player does next: a scenario may end there, for nothing has to be decided."""


class Failed(Exception):
    """An expectation that does not hold, with its place; at the end with the decision that is left open, if there is one."""

    def __init__(
        self, failure: Failure, path: Path, window: Sequence[Record], undecided: Question | None = None
    ) -> None:
        super().__init__(failure.expected)
        self.failure = failure
        self.path = path
        self.window = tuple(window)
        self.undecided = undecided


_ABOUT_A_DECISION = frozenset(("legal", "decider", "outcomes", "choices"))
"""Keys of queries that ask about a decision; any other looks at the position."""


class Run:
    """One run of a scenario or of one of its variants.

    Attributes:
        scenario: the scenario.
        scene: its game.
        start: the position in which it begins.
        table: where it is played.
        place: number of the step that is being done, from 0.
        held: how many expectations have held.
    """

    def __init__(
        self, scenario: Scenario, scene: GameAdapter, running: Clock | None = None, start: AnyPosition | None = None
    ) -> None:
        """Set up the start of a scenario.

        Args:
            scenario: the scenario.
            scene: its game.
            running: tells long queries whether they may go on.
            start: the start that another run of the same cards and position has set up; None: it is set up here.
        """
        self.scenario = as_the_edition_knows(scenario, scene)
        self.scene = scene
        self.running = running
        self.place = -1
        self.held = 0
        self._step_since: int | None = None
        self._then: tuple[Json, ...] = ()
        self.start = self._start() if start is None else start
        self.table = ScriptedTable(scene, self.start, scenario.answers, scenario.policy, scenario.written_for)

    def _start(self) -> AnyPosition:
        rules, editions = self.scenario.rules, self.scene.editions
        if rules not in editions:
            raise EditionNotPlayed(
                phrase(
                    "the edition {rules} is not played; played: {editions}",
                    rules=rules[:40],
                    editions=", ".join(editions),
                )
            )
        try:
            return self.scene.setup(self.scenario.cards, self.scenario.given, self.scenario.rules)
        except Misfit as fault:
            raise self.scenario.tree.fault(str(fault), fault.path, fault.hint) from fault

    def copied(self) -> Run:
        """Return another run that stands where this one does, at a table of its own."""
        there = twin(self)
        there.table = self.table.copied()
        return there

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
            following = _after_looks(steps[number + 1 :], then)
            self._then = _chosen_behind(following, steps[number + 1 :])
            last = self.step(step, following, judged, asks=judged)
        return last

    def step(self, step: Step, following: Step | None, judged: bool, asks: bool = True) -> Asked | IllegalAnswer | None:
        """Do one step and judge what it expects.

        Args:
            step: the step.
            following: the step that will come after it.
            judged: whether its expectations count.
            asks: whether a query has to have an answer; on the way to a fork nobody wants to know it.

        Returns:
            What it asked, or its refusal.
        """
        since = len(self.table.trace.records)
        begun = self._begun(step, since)
        behind = steps_behind(self.scenario, step)
        self.table.to_come = tuple(one.action for one in behind if one.action is not None)
        self.table.passes_unseen = partial(passes_unseen, self.scenario, step)
        found: Asked | IllegalAnswer | None
        if step.query is not None and not asks:
            found = None
            try:  # noqa: SIM105 contextlib takes longer to load than a small scenario to play
                self.ask(step.query, following)
            except Misfit:
                pass
        elif step.query is not None:
            found = self.located(step.path, "ask", lambda: self.ask(step.query or {}, following))
        else:
            found = self.located(step.path, "do", lambda: self._do(step, following))
        if judged:
            self._nothing_left(step)
            if found is None:
                self._reached(step, since)
                self._stopped_there(step, since)
            self.judge(step.expect, (*step.path, "expect"), since, found, begun)
        return found

    def _begun(self, step: Step, since: int) -> int:
        """Return where the step began: one that goes on with what was begun before it began with that one.

        It goes on where it continues an interrupted step, and where it answers what an effect asked in the step before.
        """
        if step.action is None:
            return since
        question = self.table.position.question
        asked = question is not None and question.kind not in self.scene.resting
        if self._step_since is None or not (asked or "continue" in step.action):
            self._step_since = since
        return self._step_since

    def located(self, path: Path, key: str, work: Callable[[], Result]) -> Result:
        """Do work; a Misfit gets the place of the step."""
        try:
            return work()
        except Misfit as fault:
            raise self.scenario.tree.fault(str(fault), (*path, key, *fault.path), fault.hint) from fault

    def ask(self, query: Mapping[str, Json], following: Step | None) -> Asked:
        """Answer a query."""
        self._known_player(query)
        self.table.look(*self.about(following))
        return query_of(self.table, query, self.running)

    def _do(self, step: Step, following: Step | None) -> IllegalAnswer | None:
        action = step.action or {}
        self._known_player(action)
        self.table.step_start = self.table.position
        self._nothing_else_open(action)
        choice = _chosen_next(following) or self._then
        self.table.begin(*self.about(following), self._stop_at(action), self.scene.answers(action), choice)
        before = self.table.snapshot()
        for plain in _listed(action.get("random")):
            self.table.queue_choice("random", plain)
        try:
            own = {key: value for key, value in action.items() if key not in GENERIC_ACTION_KEYS}
            if own:
                self.scene.perform(self.table, own)
            else:
                self.table.settle()
            self.table.finish()
            self._nothing_taken_back(action, before.records)
        except IllegalAnswer as refused:
            if not expects_illegal(step.expect):
                refused.hint = refused.hint or self._what_to_do(action, before.position, refused.question)
                raise
            self._refuse_strangers(action, before.position, refused.question)
            self.table.restore(before)
            return refused
        return None

    def _what_to_do(self, action: Mapping[str, Json], position: AnyPosition, question: Question | None) -> str:
        """Return what helps against a refusal: the id of what was named otherwise, or the step that has to come before."""
        try:
            self._refuse_strangers(action, position, question)
        except Misfit as stranger:
            return stranger.hint
        at = self.scene.game_value(position, "step", None)
        for key, leading in self.scene.notation.approach.items():
            there = at is not None and at.value == leading.get("advance")
            if key in action and not there and (question is None or question.kind not in self.scene.answers(action)):
                return phrase("this step leads there: {step}", step=f"- do: {pasteable(dict(leading))}")
        return ""

    def _nothing_taken_back(self, action: Mapping[str, Json], since: int) -> None:
        """Refuse a step in which something was begun that could not be completed and so was taken back: it was illegal.

        Raises:
            IllegalAnswer: with the rules by which it could not be completed.
        """
        for record in self.table.trace.records[since:]:
            if record.what == REWOUND:
                reason = phrase("{of} could not be completed, and it was taken back", of=record.of)
                raise IllegalAnswer(None, dict(action), Refused(tuple(record.rules), reason))

    def _refuse_strangers(self, action: Mapping[str, Json], position: AnyPosition, question: Question | None) -> None:
        """Refuse a step that is illegal only because it names what there is not."""
        known = {*position.objects, *position.players}
        names = names_of(position)
        for key in IN_STEPS:
            refuse_strangers(action.get(key), known, (key,), names, keys=key != "targets")
        if question is not None and question.kind in ABOUT_IDS:
            refuse_strangers(action.get("choose"), known, ("choose",), names, keys=False)

    def _known_player(self, asked: Mapping[str, Json]) -> None:
        """Refuse a step by somebody who does not play."""
        by = asked.get("by")
        players = self.table.position.players
        if by is not None and (not isinstance(by, str) or (by not in players and by != CHANCE)):
            raise Misfit(
                phrase("there is no player {name!r}", name=words(by)),
                ("by",),
                nearest(words(by), players),
            )

    def about(self, following: Step | None) -> tuple[frozenset[str], str | None]:
        """Return the kinds of question the next step is about, and of what, so that this step leaves them open."""
        if following is None:
            return frozenset(), None
        if following.action is not None:
            return self.scene.answers(following.action), None
        query = following.query or {}
        kinds = self.scene.answers(query)
        if "decider" in query and isinstance(query["decider"], str):
            kinds |= {query["decider"], *self.scene.answers({"legal": query["decider"]})}
        of = query.get("of")
        return kinds, of if isinstance(of, str) else None

    def _nothing_left(self, step: Step) -> None:
        """Refuse to judge a step while a decision is open that should have been made in it."""
        question = self.table.position.question
        if step.action is None or question is None or question.kind in self.scene.resting:
            return
        if not self.table.left_open(question):
            raise Unscripted(question)

    def _reached(self, step: Step, since: int) -> None:
        """Refuse a step that goes on to a step of the turn which the end of the game kept from coming, unless it expects that.

        Raises:
            Failed: it was not reached.
        """
        outcome = self.table.position.outcome
        if outcome is None or "advance" not in (step.action or {}):
            return
        if any(_of_the_end(item, outcome.losers if outcome.winners else ()) for item in step.expect):
            return
        wanted = words((step.action or {})["advance"])
        failure = Failure(phrase("the game goes on to {wanted}", wanted=wanted), phrase("the game ended before that"))
        raise Failed(failure, (*step.path, "do", "advance"), self.table.records(since))

    def _stopped_there(self, step: Step, since: int) -> None:
        """Refuse a step that should stop at a question which was never asked in it.

        Raises:
            Failed: it was not.
        """
        question, stop = self.table.position.question, (step.action or {}).get("stop-at")
        if stop is not None and (question is None or not self.table.left_open(question)):
            failure = Failure(phrase("the step stops at {stop}", stop=words(stop)), phrase("that is not asked in it"))
            raise Failed(failure, (*step.path, "do", "stop-at"), self.table.records(since))

    def _nothing_else_open(self, action: Mapping[str, Json]) -> None:
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

    def _stop_at(self, action: Mapping[str, Json]) -> StopAt | None:
        return read_stop(action.get("stop-at"), self.scene, tuple(self.table.position.players))

    def judge(
        self,
        expect: Sequence[Mapping[str, Json]],
        path: Path,
        since: int,
        found: Asked | IllegalAnswer | None,
        begun: int | None = None,
    ) -> None:
        """Judge expectations about everything since a record; `begun`: where the step began that was cut in two.

        Raises:
            Failed: one does not hold.
        """
        if not expect:
            return
        if isinstance(found, IllegalAnswer):
            judging = Judging(self.scene, self.table, since, None, found)
        else:
            judging = Judging(self.scene, self.table, since, found, begun=begun)
        for number, expectation in enumerate(expect):
            place = (*path, number)
            try:
                failure = judging.judge(expectation)
            except Misfit as fault:
                raise self.scenario.tree.fault(str(fault), (*place, *fault.path), fault.hint) from fault
            if failure is not None:
                question = self.table.position.question
                at_the_end = found is None and not self.table.to_come
                decides = question is not None and question.kind != FREE and len([*islice(question.legal(), 2)]) > 1
                undecided = question if at_the_end and decides else None
                raise Failed(failure, place, self.table.records(since), undecided)
            self.held += 1

    def finish(self) -> None:
        """End the run.

        Raises:
            Unscripted: a decision is open that the scenario should have made.
            UnusedAnswer: a scripted answer was never used.
        """
        question = self.table.position.question
        if question is not None and question.kind not in self.scene.resting and not self._looks_at(question):
            raise Unscripted(question)
        unused = self.table.unused()
        if unused:
            keys = words(dict(unused[0].keys)) if unused[0].keys else ""
            never = phrase(
                "an answer was never used: {keys} choose {choose}", keys=keys, choose=words(unused[0].choose)
            ).replace("  ", " ")
            raise UnusedAnswer(never + self._no_such_kind(unused[0].key("question")), unused[0].path)

    def _no_such_kind(self, word: str | None) -> str:
        """Return what to say of an answer whose question is of no kind that there is: the kinds that are meant, or all of them."""
        known = {*self.scene.game.questions, *(name for names in self.scene.called.values() for name in names)}
        if word is None or word in known:
            return ""
        return phrase("; no question is of the kind {word!r}: {known}", word=word, known=nearest(word, known))

    def _looks_at(self, question: Question) -> bool:
        """Tell whether the scenario ends on purpose at a question: it last asks who answers just this one, or how."""
        last = self.scenario.script[-1] if self.scenario.script else None
        if last is None or not {"legal", "decider"} & (last.query or {}).keys():
            return False
        return self.table.left_open(question) or question.kind in self.about(last)[0]


def _after_looks(steps: Sequence[Step], then: Step | None) -> Step | None:
    """Return the step that comes next; what is only looked at on the way to a choice leaves its question open."""
    first = steps[0] if steps else then
    for step in steps:
        if step.query is None:
            return step if step.action is not None and "choose" in step.action else first
        if _ABOUT_A_DECISION & step.query.keys():
            return first
    return first


def _chosen_next(following: Step | None) -> tuple[Json, ...]:
    """Return what the next step chooses in the open question, whichever that is; nothing where the choice is to be refused."""
    action = (following.action if following is not None else None) or {}
    refused = following is not None and any("illegal" in item for item in following.expect)
    return (action["choose"],) if "choose" in action and "question" not in action and not refused else ()


def _chosen_behind(following: Step | None, steps: Sequence[Step]) -> tuple[Json, ...]:
    """Return what is chosen behind a query of who decides, or of several answers: it asks about that choice, of no forced one."""
    if following is None or following.query is None or not _asks_about_several(following):
        return ()
    return _chosen_next(next((step for step in steps if step.query is None), None))


def _asks_about_several(step: Step) -> bool:
    query = step.query or {}
    if "decider" in query:
        return True
    answers = (item.get("exactly") for item in step.expect if isinstance(item, dict))
    return "legal" in query and any(isinstance(one, list) and len(one) > 1 for one in answers)


def _listed(value: Json) -> list[Json]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def _of_the_end(expectation: Json, losers: Collection[str]) -> bool:
    """Tell whether an expectation speaks of the end of the game: who wins or loses, that it is over, how a loser stands."""
    if not isinstance(expectation, dict):
        return False
    if not _END.isdisjoint(expectation) or expectation.get("player") in losers:
        return True
    return expectation.get("event") in ("lose-game", "win-game", "lose", "win")


def expects_illegal(expect: Sequence[Json]) -> bool:
    """Tell whether expectations want their step to be illegal."""
    return any(
        "illegal" in item and item["illegal"] not in ("false", "no") for item in expect if isinstance(item, dict)
    )
