"""A game as tables of rule functions, and the loop that plays it: do the next task until a player has to decide."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from judgekit.core.errors import JudgekitError
from judgekit.core.modules import import_module
from judgekit.core.typed import Any, Final, TypeVar
from judgekit.core.wording import phrase
from judgekit.engine import events as pipe
from judgekit.engine.events import Consequences, Event, Replacement
from judgekit.engine.positions import ASKING, AnyDraft, AnyPosition, Ask, Draft, Task, to_do
from judgekit.engine.questions import Allowed, IllegalAnswer, Question, QuestionKind, Refused
from judgekit.engine.tracing import Record, Trace

Function = TypeVar("Function", bound=Callable[..., Any])

LARGEST_STRETCH: Final = 200_000
"""Tasks between two decisions after which a run is taken for an endless loop."""


FIELDS = (
    "adjust",
    "affected",
    "book",
    "check_start",
    "choice_order",
    "decides",
    "edition",
    "events",
    "found_at",
    "impossible",
    "interchangeable",
    "joined",
    "light_facts",
    "notice",
    "ordered_zones",
    "policies",
    "questions",
    "records",
    "replacement_choice_rules",
    "replacements",
    "settle",
    "sorted_facts",
    "stamps",
    "tasks",
    "unread_orders",
    "view",
)
"""Names of all that a game holds, which an edition derived from it begins with; machine code keeps no list of it."""


class EndlessLoop(JudgekitError):
    """Tasks that go on without any decision: a loop of mandatory actions."""


def _no_replacements(_draft: AnyDraft, _event: Event) -> list[Replacement]:
    return []


def _no_notice(_draft: AnyDraft, _events: tuple[Event, ...], _before: AnyPosition) -> None:
    return


def _any_start(_position: AnyPosition) -> None:
    return


def _told_apart(_position: AnyPosition) -> bool:
    return False


def _as_printed(position: AnyPosition, *_of: str) -> object:
    return position


def _as_it_is(_draft: AnyDraft, proposed: Event) -> Event:
    return proposed


def _possible(_draft: AnyDraft, _event: Event) -> bool:
    return False


def _affected(position: AnyPosition, proposed: Event) -> str:
    """Return the player an event happens to, or the controller of the object it happens to."""
    of = proposed.of or ""
    if of in position.players:
        return of
    affected: str = position.objects[of].controller
    return affected


def _the_player(_position: AnyPosition, player: str) -> tuple[str, tuple[str, ...]]:
    return player, ()


def _as_they_are(_draft: AnyDraft, proposed: tuple[Event, ...], _report: str | None) -> tuple[Event, ...]:
    return proposed


def game_found(place: str, edition: str) -> Game:
    """Return the game that is found at a place ("module:name"), by an edition: what a pickled game is read as."""
    module, _, name = place.partition(":")
    found: Game | Callable[[str], Game] = getattr(import_module(module), name)
    return found if isinstance(found, Game) else found(edition)


class Game:
    """The rules of one game: handlers by name, and hooks of the event pipe.

    A game package makes one Game and fills it with the decorators `task`, `event` and `question`. A function cites the
    rules it decides by where it decides; coverage finds those numbers in the source (`judgekit.scenarios.code_citations`).

    Attributes:
        book: book id ("magmell").
        edition: id of the edition of the book that this game is played by ("magmell@1.01"); code cites its numbers.
        policies: what an edition may decide otherwise than the base edition, by name; only names that are here can be asked.
        tasks: what a task of the agenda does, by name: `handler(draft, *args) -> Ask | None`.
        events: how an event happens, by kind: `handler(draft, event) -> Consequences`.
        questions: kinds of decision, by name.
        replacements: hook: effects that apply to an event (used ones may be among them).
        adjust: hook: rules that change a proposed event before any replacement.
        impossible: hook: tells that an event cannot happen at all; may record why.
        affected: hook: the player who chooses among replacement effects.
        decides: hook: who makes the decisions of a player, and the rules where that is somebody else; what is legal is still
            asked of the player.
        choice_order: hook: the place of a player in the order in which several choose among replacement effects, None where
            that order does not matter.
        settle: hook: the last look at a set of simultaneous events before it happens; returns it, in another order or with
            less in it where events contradict each other, or asks (and puts the rest back into the pipe afterwards).
        joined: hook: what simultaneous events bring about together, before any of it is replaced; parts of one event become one.
        notice: hook: notes what triggers on events that happened; gets the position before them.
        view: hook: what everything in a position is like, all effects applied; rules of meaning ask for it without knowing how
            it is made.
        check_start: hook: refuses (Unsupported) a start position in which something has no code in the edition.
        ordered_zones: names of the zones whose order matters.
        light_facts: facts on which no derived value (`Position.derive`) depends.
        replacement_choice_rules: rules by which the affected player chooses among replacement effects.
        stamps: names of the fields of records, and of facts, that hold times at which something came.
        sorted_facts: facts that hold a sorted tuple, whose order is no information.
        interchangeable: hook: tells of a start position that on no line from it the order of times, or of what lies in a zone of
            `unread_orders`, decides anything, so that objects that are equal otherwise are alike (`symmetry`).
        unread_orders: ordered zones whose order only few cards read.
        records: record types (NamedTuples) that positions of this game hold, for writing and reading them as text.
        found_at: where another process finds the game, as "module:name": the game itself, or a function from the id of an
            edition to it. The module knows every rule of the game.
    """

    def __init__(
        self,
        book: str,
        ordered_zones: Iterable[str] = (),
        light_facts: Iterable[str] = (),
        replacement_choice_rules: tuple[str, ...] = (),
        records: Iterable[type] = (),
        stamps: Iterable[str] = (),
        sorted_facts: Iterable[str] = (),
        unread_orders: Iterable[str] = (),
        edition: str = "",
        policies: Mapping[str, bool] | None = None,
        found_at: str = "",
    ) -> None:
        self.book = book
        self.edition = edition or book
        self.policies: dict[str, bool] = dict(policies or {})
        self.tasks: dict[str, Callable[..., Ask | None]] = {
            "pipe": pipe.pipe,
            "pipe.choose": pipe.choose_replacement,
            "pipe.apply": pipe.apply_replacement,
        }
        self.events: dict[str, Callable[[AnyDraft, Event], Consequences]] = {}
        self.questions: dict[str, QuestionKind] = {
            "replacement": QuestionKind("replacement", pipe.replacement_candidates, pipe.judge_replacement)
        }
        self.replacements: Callable[[AnyDraft, Event], list[Replacement]] = _no_replacements
        self.adjust: Callable[[AnyDraft, Event], Event] = _as_it_is
        self.impossible: Callable[[AnyDraft, Event], bool] = _possible
        self.affected: Callable[[AnyPosition, Event], str] = _affected
        self.decides: Callable[[AnyPosition, str], tuple[str, tuple[str, ...]]] = _the_player
        self.choice_order: Callable[[AnyPosition, str], int] | None = None
        self.settle: Callable[[AnyDraft, tuple[Event, ...], str | None], tuple[Event, ...] | Ask] = _as_they_are
        self.joined: Callable[[list[Event]], list[Event]] | None = None
        self.notice: Callable[[AnyDraft, tuple[Event, ...], AnyPosition], None] = _no_notice
        self.view: Callable[..., Any] = _as_printed
        self.check_start: Callable[[AnyPosition], None] = _any_start
        self.interchangeable: Callable[[AnyPosition], bool] = _told_apart
        self.ordered_zones = frozenset(ordered_zones)
        self.light_facts = frozenset(light_facts)
        self.replacement_choice_rules = replacement_choice_rules
        self.records = tuple(records)
        self.stamps = frozenset(stamps)
        self.sorted_facts = frozenset(sorted_facts)
        self.unread_orders = frozenset(unread_orders)
        self.found_at = found_at

    def __reduce__(self) -> tuple[Callable[[str, str], Game], tuple[str, str]]:
        """Send a game to another process by its name: its functions are there already.

        Raises:
            TypeError: nobody said where it is found.
        """
        if not self.found_at:
            raise TypeError(f"{self.edition} does not say where it is found")
        return game_found, (self.found_at, self.edition)

    def task(self, name: str) -> Callable[[Function], Function]:
        """Return a decorator that makes a function the handler of a task."""

        def register(function: Function) -> Function:
            self.tasks[name] = function
            return function

        return register

    def event(self, kind: str) -> Callable[[Function], Function]:
        """Return a decorator that makes a function the way an event happens."""

        def register(function: Function) -> Function:
            self.events[kind] = function
            return function

        return register

    def question(
        self,
        name: str,
        *,
        candidates: Callable[[Question], Iterable[Any]],
        take: Callable[[AnyDraft, Ask, Any], Ask | None] | None = None,
        forced: bool = True,
        withheld: Callable[[Question], Iterable[str]] | None = None,
    ) -> Callable[[Function], Function]:
        """Return a decorator that makes a function the judge of a kind of question."""

        def register(function: Function) -> Function:
            self.questions[name] = QuestionKind(name, candidates, function, take, forced, withheld)
            return function

        return register

    def numbered(self, rules: Iterable[str]) -> tuple[str, ...]:
        """Return rules that code cites as the edition numbers them; the base edition is the one whose numbers code cites."""
        return tuple(rules)

    def number_of(self, rule: str) -> str:
        """Return the number of a rule that code names, for a message: as the edition numbers it."""
        return rule

    def numbers_of(self, rule: str) -> tuple[str, ...]:
        """Return what a trace shows for a rule that code cites: every place where the edition says it, none if it does not."""
        return (self.number_of(rule),)

    def advance(self, position: AnyPosition, trace: Trace | None = None) -> AnyPosition:
        """Do the tasks of the agenda until a player has to decide, the game has ended or nothing is left to do.

        Args:
            position: where to start; stays as it is.
            trace: receives the records.

        Returns:
            The position then: `question` is the open decision, `outcome` the end of the game.
        """
        if position.outcome is not None or not position.agenda or position.agenda[-1].name == ASKING:
            return position
        draft: AnyDraft = Draft(position, trace)
        self._run(draft)
        return draft.seal()

    def step(self, position: AnyPosition, trace: Trace | None = None) -> AnyPosition:
        """Do one task of the agenda, or nothing where a question is open."""
        if position.outcome is not None or not position.agenda or position.agenda[-1].name == ASKING:
            return position
        draft: AnyDraft = Draft(position, trace)
        self._run(draft, 1)
        return draft.seal()

    def answer(self, position: AnyPosition, choice: object, trace: Trace | None = None) -> AnyPosition:
        """Give an answer to the open question and go on to the next decision.

        Args:
            position: a position with an open question; stays as it is.
            choice: the answer, as plain data.
            trace: receives the records.

        Returns:
            The position at the next decision or at the end.

        Raises:
            IllegalAnswer: the rules forbid the answer, or no question is open.
        """
        draft = self.answered(position, choice, trace)
        self._run(draft)
        return draft.seal()

    def interrupt(self, position: AnyPosition, *tasks: Task, trace: Trace | None = None) -> AnyPosition:
        """Do tasks before anything else, an open question included, and go on to the next decision.

        The open question is asked again afterwards, unless the tasks ended the game or answered it by emptying the agenda.

        Args:
            position: where to start; stays as it is.
            tasks: what to do first, in order.
            trace: receives the records.
        """
        draft: AnyDraft = Draft(position, trace)
        draft.next(*tasks)
        self._run(draft)
        return draft.seal()

    def answered(self, position: AnyPosition, choice: object, trace: Trace | None = None) -> AnyDraft:
        """Give an answer and return the draft before anything further is done (see `answer`)."""
        question = position.question
        if question is None:
            raise IllegalAnswer(None, choice, Refused((), phrase("no question is open")))
        verdict = question.judge(choice)
        if not isinstance(verdict, Allowed):
            raise IllegalAnswer(question, choice, verdict)
        draft: AnyDraft = Draft(position, trace)
        ask = question.ask
        draft._todo.pop()
        if trace is not None:
            decider, rules = self.decides(position, ask.by)
            record = Record("decision", ask.of, decider, (*verdict.rules, *rules), kind=ask.kind)
            trace.records.append(record)
            record.question = question
            record.choice = choice
        if ask.then is not None:
            draft._todo.append(to_do(ask.then.name, *ask.then.args, choice))
        else:
            take = question.how.take
            if take is None:
                raise TypeError(f"question {ask.kind} has neither `then` nor `take`")
            further = take(draft, ask, choice)
            if further is not None:
                draft._todo.append(to_do(ASKING, further))
        return draft

    def _run(self, draft: AnyDraft, limit: int = LARGEST_STRETCH) -> None:
        """Do up to limit tasks of the draft's agenda."""
        tasks = self.tasks
        for _ in range(limit):
            todo = draft._todo
            if not todo:
                return
            name, args = todo[-1]
            if name == ASKING:
                return
            todo.pop()
            work = tasks[name]
            # As many as most tasks need: to unpack a tuple into a call costs as much as the call.
            match len(args):
                case 0:
                    ask = work(draft)
                case 1:
                    ask = work(draft, args[0])
                case 3:
                    ask = work(draft, args[0], args[1], args[2])
                case _:
                    ask = work(draft, *args)
            if ask is not None:
                draft._todo.append(to_do(ASKING, ask))
                return
        if limit == LARGEST_STRETCH:
            raise EndlessLoop(
                phrase("{limit} tasks without a decision", limit=limit), phrase("a loop of mandatory actions")
            )
