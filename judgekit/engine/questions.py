"""Questions: who decides, what kind of decision, every legal answer with its rules, and why another answer is illegal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice

from judgekit.core.data_classes import fields, is_dataclass
from judgekit.core.errors import JudgekitError
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any, TypeGuard
from judgekit.core.wording import phrase

TYPE_CHECKING = False  # typing costs more to import than what is read of it
if TYPE_CHECKING:
    from judgekit.engine.positions import AnyDraft, AnyPosition, Ask


class Allowed(NamedTuple):
    """An answer is legal.

    Attributes:
        rules: the rules that allow it.
    """

    rules: tuple[str, ...] = ()


class Refused(NamedTuple):
    """An answer is illegal.

    Attributes:
        rules: the rules that forbid it, the first reason first.
        reason: one line in English for messages.
        hint: what a scenario would have to say otherwise; empty where nothing helps.
    """

    rules: tuple[str, ...]
    reason: str = ""
    hint: str = ""


class Option(NamedTuple):
    """A legal answer.

    Attributes:
        choice: the answer as plain data.
        rules: the rules that allow it.
    """

    choice: Any
    rules: tuple[str, ...]


class QuestionKind(NamedTuple):
    """How one kind of decision is listed, judged and taken.

    Attributes:
        name: its name ("targets", "order", "optional", …).
        candidates: every answer that could be legal; what judge refuses among them is left out of the options.
        judge: tells of any answer whether it is legal and by which rule; the only place of that decision.
        take: does the answer, where `Ask.then` names no task.
        forced: a lone legal answer may be taken without asking.
        withheld: the rules that keep out what an answer could be but for them, where candidates leaves it out.
        immaterial: an answer to take where nobody says one and every legal answer comes to the same; None where it matters.
        sift: judges candidates while answers are listed: as `judge` does, but a refusal need not say why, which nobody reads
            there; None: `judge` does.
    """

    name: str
    candidates: Callable[[Question], Iterable[Any]]
    judge: Callable[[Question, Any], Allowed | Refused]
    take: Callable[[AnyDraft, Ask, Any], Ask | None] | None = None
    forced: bool = True
    withheld: Callable[[Question], Iterable[str]] | None = None
    immaterial: Callable[[Question], object | None] | None = None
    sift: Callable[[Question, Any], Allowed | Refused] | None = None


def said(choice: object) -> str:
    """Return a choice for a message, in the words and ids of which it consists."""
    if isinstance(choice, Mapping):
        return "{" + ", ".join(f"{key}: {said(value)}" for key, value in choice.items()) + "}"
    if isinstance(choice, (set, frozenset)):
        return ", ".join(sorted(map(said, choice)))
    if isinstance(choice, (tuple, list)):
        return " ".join(filter(None, map(said, choice)))
    if is_dataclass(choice) and not isinstance(choice, type):
        return " ".join(filter(None, [said(getattr(choice, field.name)) for field in fields(choice)]))
    return "" if choice is None else str(choice)


class IllegalAnswer(JudgekitError):
    """An answer that the rules forbid.

    Attributes:
        question: what was asked.
        choice: the answer.
        rules: the rules that forbid it, the first reason first.
        reason: one line in English.
    """

    def __init__(self, question: Question | None, choice: object, refused: Refused) -> None:
        cited = f" [{', '.join(refused.rules)}]" if refused.rules else ""
        self.reason = refused.reason or phrase("not allowed")
        super().__init__(
            phrase("illegal answer {choice}: {reason}{cited}", choice=said(choice), reason=self.reason, cited=cited),
            refused.hint,
        )
        self.question = question
        self.choice = choice
        self.rules = refused.rules


class NotAsked(IllegalAnswer):
    """An answer though nobody has to decide anything: the rules do not forbid it, and it says nothing that they could."""


class GameIsOver(IllegalAnswer):
    """An answer that comes too late: the game ends before it."""


class Unsupported(JudgekitError):
    """A mechanism that has no code.

    Attributes:
        mechanism: its name.
        rule: the rule that would decide, may be empty.
    """

    def __init__(self, mechanism: str, rule: str = "") -> None:
        super().__init__(phrase("not supported: {mechanism}", mechanism=mechanism) + (f" [{rule}]" if rule else ""))
        self.mechanism = mechanism
        self.rule = rule


class NotKnown(Unsupported):
    """What happens hangs on something that nobody said and nobody knows: what an unknown card is.

    Attributes:
        top_of: whose deck it is the top card of; empty where it is none.
    """

    def __init__(self, what: str, rule: str = "", top_of: str = "") -> None:
        JudgekitError.__init__(self, phrase("not known: {what}", what=what) + (f" [{rule}]" if rule else ""))
        self.mechanism = what
        self.rule = rule
        self.top_of = top_of


class Question:
    """An open decision of a position.

    Attributes:
        position: where it is asked.
        kind: kind of decision.
        by: id of the player who decides.
        of: id of what it is about, or None.
        args: what the kind needs.
    """

    __slots__ = ("_found", "_judged", "_options", "_untried", "args", "ask", "by", "kind", "of", "position")

    def __init__(self, position: AnyPosition, ask: Ask) -> None:
        self.position = position
        self.ask = ask
        self.kind = ask.kind
        self.by = ask.by
        self.of = ask.of
        self.args = ask.args
        self._options: tuple[Option, ...] | None = None
        self._found: list[Option] = []
        self._untried: Iterator[Any] | None = None
        self._judged: dict[int, tuple[object, Allowed]] = {}

    def __reduce__(self) -> tuple[type[Question], tuple[object, ...]]:
        """Send a question to another process: with its position, and without the answers that were found."""
        return Question, (self.position, self.ask)

    @property
    def how(self) -> QuestionKind:
        """Return how this kind of question is listed, judged and taken."""
        kind: QuestionKind = self.position.game.questions[self.kind]
        return kind

    @property
    def decider(self) -> str:
        """Return who makes the decision: the player it is asked of, or who decides for that player."""
        decider: str = self.position.game.decides(self.position, self.by)[0]
        return decider

    @property
    def options(self) -> tuple[Option, ...]:
        """Return every legal answer, each with the rules that allow it, in a stable order."""
        if self._options is None:
            while self._looked_further():
                pass
            self._options = tuple(self._found)
            self._untried = None
        return self._options

    @property
    def choices(self) -> tuple[Any, ...]:
        """Return every legal answer without its rules."""
        return tuple(option.choice for option in self.options)

    @property
    def lone(self) -> tuple[object, ...]:
        """Return the answer where exactly one is legal, nothing where none or several are; looks no further than the second."""
        while len(self._found) < 2 and self._looked_further():
            pass
        return (self._found[0].choice,) if len(self._found) == 1 else ()

    def legal(self) -> Iterator[Any]:
        """Yield every legal answer, one after another as they are found: for sets too large to be listed."""
        for option in self.allowed():
            yield option.choice

    def allowed(self) -> Iterator[Option]:
        """Yield every legal answer with the rules that allow it, one after another as they are found."""
        place = 0
        while place < len(self._found) or self._looked_further():
            yield self._found[place]
            place += 1

    def drawn(self, draw: Callable[[int], int], most: int) -> Any:
        """Return one legal answer, judging no more candidates than it takes to find it: for play in which any answer will do.

        Candidates are drawn without putting one back until a legal one is found; so of the legal answers among them each is as
        likely as the others, as if all had been judged first.

        Args:
            draw: returns a number from 0 up to, but not including, the one it gets; the kernel knows no chance.
            most: among how many candidates is drawn. Where none of them is legal, the first legal answer behind them is taken.

        Raises:
            IllegalAnswer: no answer is legal.
        """
        how = self.how
        judge = how.sift or how.judge
        untried = iter(how.candidates(self))
        first = list(islice(untried, most))
        while first:
            place = draw(len(first))
            choice = first[place]
            verdict = judge(self, choice)
            if isinstance(verdict, Allowed):
                self._judged[id(choice)] = (choice, verdict)
                return choice
            del first[place]
        for choice in untried:
            verdict = judge(self, choice)
            if isinstance(verdict, Allowed):
                self._judged[id(choice)] = (choice, verdict)
                return choice
        raise IllegalAnswer(self, None, Refused(()))

    def _looked_further(self) -> bool:
        """Look for the next legal answer and tell whether there is one; each is looked for once, however often they are listed."""
        if self._options is not None:
            return False
        how = self.how
        judge = how.sift or how.judge
        if self._untried is None:
            self._untried = iter(how.candidates(self))
        try:
            for choice in self._untried:
                verdict = judge(self, choice)
                if isinstance(verdict, Allowed):
                    self._judged[id(choice)] = (choice, verdict)
                    self._found.append(Option(choice, verdict.rules))
                    return True
        except BaseException:
            # Candidates that failed half way would look like all there are: whoever asks again gets the same fault again.
            self._untried = None
            self._found = []
            raise
        return False

    def judge(self, choice: object) -> Allowed | Refused:
        """Tell whether an answer is legal, and by which rules."""
        # By identity: this very answer was found legal when answers were listed. One that is only equal may be another (1, True).
        known = self._judged.get(id(choice))
        return known[1] if known is not None else self.how.judge(self, choice)

    def __repr__(self) -> str:
        about = f" of {self.of}" if self.of else ""
        return f"<question {self.kind}{about} for {self.by}>"


Shares = tuple[tuple[str, int], ...]
"""Numbers by id, in their order."""


def is_shares(choice: object) -> TypeGuard[Shares]:
    """Tell whether an answer has the shape of shares; what a person made up may have any."""
    return isinstance(choice, tuple) and all(
        isinstance(pair, tuple) and len(pair) == 2 and isinstance(pair[0], str) and isinstance(pair[1], int)
        for pair in choice
    )
