"""What a game offers to scenarios: it reads a start position, does steps, answers questions about a position, and words choices.

A scenario is plain data: dictionaries, lists and texts, every scalar a text. The package `scenarios` reads files, runs them and
judges them, and knows no game; a game package has one object that fulfils `GameAdapter` and knows no files.

How a step is done. `perform(table, action)` answers the open question of `table.position` with `table.answer(choice)`, after
it has laid down the choices that the step itself makes with `table.queue_choice(kind, plain, …)`. `table.settle()` then answers the
questions that follow: by what was laid down, by the scenario's `answers`, by itself where one answer is legal and the kind is
`forced`, by policy. It stops at the first question that none of these answers, or at one the next step is about. So a step
never has to know what the rules will ask on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from judgekit.core.errors import JudgekitError
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import TYPE_CHECKING, Any, Protocol
from judgekit.core.wording import phrase
from judgekit.engine.game import Game
from judgekit.engine.positions import AnyPosition, Task
from judgekit.engine.questions import Question, Refused
from judgekit.engine.tracing import Trace
from judgekit.table.wording import decided

if TYPE_CHECKING:
    from judgekit.table.notation import NotationWords

Plain = Any
"""A text, a list of Plain, or a dictionary from texts to Plain."""

UNANSWERED = "?"
"""Beside "*" among the kinds of question that a step is about: only what the answers of the script leave open."""


class Misfit(JudgekitError):
    """Something in a scenario that its game cannot read.

    Attributes:
        path: keys and list places that lead to it, from the part that was handed over; the reader adds file, line and column.
    """

    exit_code = 2

    def __init__(self, message: str, path: Sequence[str | int] = (), hint: str = "") -> None:
        super().__init__(message, hint)
        self.path = tuple(path)


class NoSuchProperty(Misfit):
    """A property that nothing of the kind has in this game: a life total in Duel Masters."""


class Ambiguous(Misfit):
    """Something in a scenario that may mean several things, so that nothing is told of whether it can be done."""


class IllegalState(JudgekitError):
    """A start position that cannot be.

    Attributes:
        rules: the rules that say so.
        path: where in the scenario.
    """

    def __init__(self, message: str, rules: Sequence[str] = (), path: Sequence[str | int] = ()) -> None:
        cited = f" [{', '.join(rules)}]" if rules else ""
        super().__init__(f"{message}{cited}")
        self.rules = tuple(rules)
        self.path = tuple(path)


class Unscripted(JudgekitError):
    """A decision that nothing in the scenario makes.

    Attributes:
        question: what is open.
    """

    def __init__(self, question: Question, message: str = "") -> None:
        super().__init__(
            message
            or phrase("{by} has to decide: {kind}", by=question.by, kind=decided(question.kind))
            + (phrase(" of {of}", of=question.of) if question.of else "")
        )
        self.question = question


class Bag(tuple[str, ...]):
    """Many things of which some are alike: each counts as often as it stands there, and order is no information."""

    __slots__ = ()


class Facets(dict[str, Any]):
    """A table with several facets of one thing, of which an expectation may name some."""


class Called(str):
    """A word for what is found, with other words that say the same of it: the bottom of a library is its fifth place too."""

    __slots__ = ("also",)
    also: tuple[str, ...]

    def __new__(cls, word: str, *also: str) -> Called:
        """Return a word.

        Args:
            word: how it is shown.
            also: what else may be expected in its place.
        """
        made = super().__new__(cls, word)
        made.also = also
        return made


class Finding(NamedTuple):
    """What is true of a position.

    Attributes:
        value: plain data: text, integer, bool, list, dictionary; a frozenset or a Bag where order is no information.
        rules: the rules by which it is so.
    """

    value: Any
    rules: tuple[str, ...] = ()


class Session(Protocol):
    """Where a scenario is played: the position, the trace, and the ways to go on.

    Attributes:
        position: the present position.
        step_start: the position in which the present step began, before decisions were made that were still open.
        trace: everything that happened here.
    """

    position: AnyPosition
    step_start: AnyPosition
    trace: Trace

    def queue_choice(self, kind: str, *choices: Plain) -> None:
        """Lay down choices for questions of a kind that this step will ask, in order."""

    def answer(self, choice: Any) -> None:
        """Answer the open question with a choice of the kernel, then settle; IllegalAnswer where the rules forbid it."""

    def answer_plain(self, plain: Plain) -> None:
        """Answer the open question with a choice as the scenario words it, then settle."""

    def interrupt(self, *tasks: Task) -> None:
        """Do tasks before the open question, then settle."""

    def settle(self) -> None:
        """Answer what can be answered without a new step."""

    def passes_itself(self) -> None:
        """Tell that the step passes priority itself and knows where it ends: no policy passes on the way."""

    def left_open(self, question: Question) -> bool:
        """Tell that the step ends at a question: `stop-at` names it, or the next step is about it."""

    def at_stop(self) -> bool:
        """Tell that the question is open which `stop-at` of this step names."""

    def stopped(self) -> bool:
        """Tell that a decision is open at which this step has to stop (`stop-at`, or nothing answers it)."""


class GameAdapter(Protocol):
    """What a game package implements.

    Attributes:
        game: the rules.
        editions: the editions of the book that it plays by, the base edition first.
        resting: kinds of question at which a scenario may end or a step may stop without anybody being asked ("priority", and
            every kind that has an action of its own).
        nowhere: what a scenario says instead of a zone where an object is in none.
        events: names of events in scenarios and what each means: kinds of the kernel, with details where the kind alone says too
            little ("move?to=battle-area"); a name not listed means itself.
        details: names of details of events that expectations may give ("to", "combat").
        called: other names that scenarios use for kinds of question, by kind.
        unsaid: choices, by kind of question, that a complete set of legal answers may leave out (naming no defender).
        follows_from: kinds of question that a choice of another kind settles, which the same step makes (how symbols are paid
            follows from what is paid with); the choice is then read as a table of that kind.
        steps: names of the steps and phases of a turn, in order.
        headings: numbers under which the book prints only a name; who expects one to be cited expects any rule below it.
        misprints: numbers that stand in the print for others, as their place there shows; an expectation may give either.
        facts: what a fork may change of an object in the middle of a game: field of its record and kind of value ("flag",
            "number", "counters") by key.
        player_facts: the same of a player.
        text_types: type lines below which a text by itself may stand, tried in this order; nothing where that makes no difference.
    """

    game: Game
    editions: tuple[str, ...]
    resting: frozenset[str]
    nowhere: frozenset[str]
    events: Mapping[str, tuple[str, ...]]
    details: frozenset[str]
    called: Mapping[str, tuple[str, ...]]
    unsaid: Mapping[str, Any]
    follows_from: Mapping[str, str]
    steps: tuple[str, ...]
    headings: frozenset[str]
    misprints: Mapping[str, str]
    facts: Mapping[str, tuple[str, str]]
    player_facts: Mapping[str, tuple[str, str]]
    text_types: tuple[str, ...]

    @property
    def notation(self) -> NotationWords:
        """Its words in table notation."""

    def setup(self, cards: Mapping[str, Plain], given: Mapping[str, Plain], rules: str) -> AnyPosition:
        """Return the start position. Paths in faults start with "cards" or "given".

        Raises:
            Misfit: something cannot be read.
            IllegalState: the position cannot be.
            Unsupported: a mechanism has no code.
            CardTextNotUnderstood: words of a card text are not understood.
        """

    def perform(self, table: Session, action: Mapping[str, Plain]) -> None:
        """Do one step (`do`)."""

    def answers(self, action: Mapping[str, Plain]) -> frozenset[str]:
        """Return the kinds of question a step or query is about; "*" for whatever is open, with UNANSWERED after the answers."""

    def read_choice(self, question: Question, plain: Plain) -> Any:
        """Return the kernel's choice for a choice as a scenario words it; Misfit where it is no choice of this kind at all."""

    def write_choice(self, question: Question, choice: Any) -> Plain:
        """Return a choice as a scenario words it."""

    def never_asked(self, kind: str, plain: Plain) -> Refused | None:
        """Return why a choice of which nobody asked is illegal; None where it only was not asked for."""

    def kept_for_later(self, question: Question, to_come: Sequence[Mapping[str, Plain]]) -> frozenset[str]:
        """Return what is used for no payment that something else pays, since what the steps to come do needs it."""

    def called_so(self, word: str, question: Question) -> bool:
        """Tell whether a word means this question, though not every question of its kind."""

    def in_brief(self, question: Question, listed: Sequence[Plain]) -> tuple[list[Plain], list[Plain]] | None:
        """Return what a scenario lists of legal answers and what there is, both in brief words; None where it words them in full.

        A payment may be listed by the mana alone, whatever its sources.
        """

    def legal(self, table: Session, query: Mapping[str, Plain]) -> tuple[Question, Callable[[Any], Plain]] | None:
        """Return the question whose legal answers a query asks for, with their wording, where it is not the open one."""

    def value(self, position: AnyPosition, path: str) -> Finding:
        """Return the value of a path like "frog.pt"."""

    def object_value(self, position: AnyPosition, id: str, key: str) -> Finding:
        """Return a property of an object ("zone", "is", "has", "counters" …); Misfit for an unknown object or property."""

    def place_of(self, position: AnyPosition, id: str) -> tuple[str, str] | None:
        """Return controller and zone of an object as `object_value` has them, without asking why; None where it is not there."""

    def player_value(self, position: AnyPosition, id: str, key: str) -> Finding:
        """Return a property of a player ("life", "hand" …)."""

    def game_value(self, position: AnyPosition, key: str, expected: Plain) -> Finding | None:
        """Return a property of the game ("step", "active", "priority", "stack-bottom-up", "layers" …).

        Args:
            position: where.
            key: its name.
            expected: what the scenario expects, for properties that are asked of some objects only.

        Returns:
            What is found, None where there is no such key.
        """

    def knows(self, position: AnyPosition, word: str) -> bool:
        """Tell whether a word is one that some object of the game or of these cards can be or have."""

    def own_word(self, word: str) -> str:
        """Return the word by which findings name what a word of the other language names; any other word stays."""

    def why_not_triggered(self, position: AnyPosition, id: str) -> tuple[str, ...]:
        """Return the rules by which the abilities of an object have not triggered, where no event made them."""

    def name_of(self, position: AnyPosition, id: str) -> str:
        """Return how a scenario names an object of a trace ("shrine" for an ability of it)."""

    def wording(self, what: str, lang: str) -> str:
        """Return how a record of a trace is worded for people, in "en" or "ja"."""

    def ask(self, table: Session, query: Mapping[str, Plain]) -> Finding | None:
        """Answer a query of the game's own ("deck", "classify", "parse", "visible-to"), None where there is no such query."""

    def describe(self, position: AnyPosition) -> Plain:
        """Return the whole position as plain data for showing it."""
