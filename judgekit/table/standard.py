"""An adapter put together from the parts of the table: a game sets them, and adds what is its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from judgekit.core.errors import JudgekitError
from judgekit.core.modules import import_module
from judgekit.core.typed import TYPE_CHECKING
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Game, Question, Refused, Trace
from judgekit.engine.positions import AnyPosition
from judgekit.table.adapter import Finding, Misfit, Plain, Session
from judgekit.table.choices import ACCEPT, ChoiceWords
from judgekit.table.queries import Queries, name_of
from judgekit.table.steps import Action, Steps
from judgekit.table.vocabulary import Vocabulary
from judgekit.table.wording import Wording

if TYPE_CHECKING:
    from judgekit.table.notation import NotationWords

Legal = tuple[Question, Callable[[Plain], Plain]]

_NONE: Mapping[str, str] = {}
USUALLY_CALLED: Mapping[str, tuple[str, ...]] = {
    "payment": ("pay", "payments"),
    "optional": ("may",),
    "discard": ("choose", "card", "cards"),
    "search": ("choose", "card", "cards", "find"),
    "random": ("chance",),
}
"""Other names that scenarios of every game use for kinds of question."""


class StandardAdapter(ABC):
    """Most of a `judgekit.table.adapter.GameAdapter`; what its attributes mean is said there.

    Attributes:
        notated_in: the module of its words in table notation (`WORDS`), loaded where something is written in it.
        steps_done: the steps of the game.
        choices: how choices are worded.
        queries: what is asked of positions.
        words: how a trace is worded.
        vocabulary: the words that objects can be or have.
        asked: queries of the game's own, by key.
        ahead: questions that scenarios may ask about before they come up, by kind: `(position, query)` to the question.
        starts: reads a start position from `cards` and `given`.
        understands: what cards were understood as.
    """

    game: Game
    editions: tuple[str, ...]
    resting: frozenset[str]
    events: Mapping[str, tuple[str, ...]]
    details: frozenset[str]
    called: Mapping[str, tuple[str, ...]]
    unsaid: Mapping[str, Plain] = {}
    follows_from: Mapping[str, str] = {}
    steps: tuple[str, ...]
    headings: frozenset[str] = frozenset()
    misprints: Mapping[str, str] = _NONE
    facts: Mapping[str, tuple[str, str]]
    player_facts: Mapping[str, tuple[str, str]]
    text_types: tuple[str, ...] = ()
    notated_in: str
    steps_done: Steps
    choices: ChoiceWords
    queries: Queries
    words: Wording
    vocabulary: Vocabulary
    asked: Mapping[str, Callable[[Session, Action], Finding | None]] = {}
    ahead: Mapping[str, Callable[[AnyPosition, Action], Question | None]] = {}

    starts: Callable[[Mapping[str, Plain], Mapping[str, Plain]], AnyPosition]
    understands: Callable[[Mapping[str, Plain]], Sequence[Plain]]

    @cached_property
    def notation(self) -> NotationWords:
        """Its words in table notation."""
        words: NotationWords = import_module(self.notated_in).WORDS
        return words

    def setup(self, cards: Mapping[str, Plain], given: Mapping[str, Plain], rules: str) -> AnyPosition:
        """Return the start position; every edition of the game begins alike."""
        del rules
        return self.starts(cards, given)

    def understood(self, cards: Mapping[str, Plain]) -> Sequence[Plain]:
        """Return (card, as written, as understood) for every ability of every card."""
        return self.understands(cards)

    @abstractmethod
    def describe(self, position: AnyPosition) -> Plain:
        """Return the whole position as plain data for showing it."""

    def perform(self, table: Session, action: Action) -> None:
        """Do one step; what is chosen for something that is the only way to go on, or optional, lets that be done first."""
        if not self.done_before(table, action):
            self.steps_done.perform(table, action)

    def done_before(self, table: Session, action: Action) -> bool:
        """Answer what is asked before the decision that a step chooses in; tell whether that made its choice, the only one."""
        while "choose" in action and (found := self._before_it(table.position, action["choose"])):
            answer, meant = found
            table.answer(answer)
            if meant.lone and not _is_open(table, meant):
                return True
        return False

    def _before_it(self, position: AnyPosition, plain: Plain) -> tuple[object, Question] | None:
        """Return the answer of the open question to which a choice leads that answers only the question after it, and that one.

        It is the only legal one; of what is optional, that it is done: who says what is chosen for it wants it done.
        """
        question = position.question
        if question is None or not self.game.questions[question.kind].forced or self._is_legal(question, plain):
            return None  # what may be left alone is left by nobody who does not say so
        first = question.lone or ((ACCEPT,) if question.kind == "optional" else ())
        if not first:
            return None
        trial = Trace()
        try:
            following = self.game.advance(self.game.answer(position, first[0], trial), trial).question
        except JudgekitError:
            return None
        fits = following is not None and following.kind not in self.resting and self._is_legal(following, plain)
        return (first[0], following) if fits and following is not None else None

    def _is_legal(self, question: Question, plain: Plain) -> bool:
        try:
            return isinstance(question.judge(self.read_choice(question, plain)), Allowed)
        except JudgekitError:
            return False

    def never_asked(self, kind: str, plain: Plain) -> Refused | None:
        """Return why a choice of which nobody asked is illegal; None where it only was not asked for."""
        del kind, plain
        return None

    def kept_for_later(self, question: Question, to_come: Sequence[Action]) -> frozenset[str]:
        """Return what pays for nothing that something else pays: nothing, where what is done later looks after itself."""
        del question, to_come
        return frozenset()

    def called_so(self, word: str, question: Question) -> bool:
        """Tell whether a word means this question, though not every question of its kind."""
        del word, question
        return False

    def answers(self, action: Action) -> frozenset[str]:
        """Return the kinds of question that a step or a query is about."""
        return self.steps_done.answers(action)

    def read_choice(self, question: Question, plain: Plain) -> Plain:
        """Return the kernel's choice for a choice as a scenario words it."""
        return self.choices.read(question, plain)

    def write_choice(self, question: Question, choice: Plain) -> Plain:
        """Return a choice as a scenario words it."""
        return self.choices.write(question, choice)

    def in_brief(self, question: Question, listed: Sequence[Plain]) -> tuple[list[Plain], list[Plain]] | None:
        """Return None: answers are listed in full."""
        del question, listed
        return None

    def legal(self, table: Session, query: Action) -> Legal | None:
        """Return the question whose legal answers a query asks for, where it is not the open one."""
        kind = self.steps_done.kind(str(query["legal"]))
        if kind not in self.ahead:
            return None
        if table.position.question is None or table.position.question.kind != kind:
            table.settle()
        question = table.position.question
        found = self.ahead[kind](table.position, query) if question is None or question.kind != kind else None
        return (found, lambda choice: choice) if found is not None else None

    def ask(self, table: Session, query: Action) -> Finding | None:
        """Answer a query of the game's own, None where there is no such query."""
        return next((answer(table, query) for key, answer in self.asked.items() if key in query), None)

    def value(self, position: AnyPosition, path: str) -> Finding:
        """Return the value of a path."""
        return self.queries.value(position, path)

    def object_value(self, position: AnyPosition, id: str, key: str) -> Finding:
        """Return a property of an object."""
        return self.queries.object_value(position, id, key)

    def place_of(self, position: AnyPosition, id: str) -> tuple[str, str] | None:
        """Return the controller and the zone of an object."""
        try:
            controller, zone = (str(self.object_value(position, id, key).value) for key in ("controller", "zone"))
        except JudgekitError:
            return None
        return controller, zone

    def player_value(self, position: AnyPosition, id: str, key: str) -> Finding:
        """Return a property of a player."""
        return self.queries.player_value(position, id, key)

    def game_value(self, position: AnyPosition, key: str, expected: Plain) -> Finding | None:
        """Return a property of the game, None where there is no such key."""
        del expected
        return self.queries.game_value(position, key)

    def knows(self, position: AnyPosition, word: str) -> bool:
        """Tell whether a word is one that some object can be or have."""
        return self.vocabulary.knows(position, word)

    def own_word(self, word: str) -> str:
        """Return the word by which findings name what a word of the other language names."""
        return self.vocabulary.own_word(word)

    def why_not_triggered(self, position: AnyPosition, id: str) -> tuple[str, ...]:
        """Return no rules: the game states none for an ability whose event does not happen."""
        del position, id
        return ()

    def name_of(self, position: AnyPosition, id: str) -> str:
        """Return how a scenario names an object."""
        return name_of(position, id)

    def wording(self, what: str, lang: str) -> str:
        """Return how a record of a trace is worded."""
        return self.words(what, lang)


def asked_ahead(kind: str) -> Callable[[AnyPosition, Action], Question | None]:
    """Return how the question of a kind is asked of a player before it comes up."""
    return lambda position, query: Question(position, Ask(kind, player_asked(position, query)))


def asked_of_object(
    question: Callable[[AnyPosition, str, str], Question | None],
) -> Callable[[AnyPosition, Action], Question | None]:
    """Return how a question about an object is asked before it comes up: None where a query names no object.

    Args:
        question: returns the question of a position, by the player who is asked and the object.
    """

    def ahead(position: AnyPosition, query: Action) -> Question | None:
        id = object_asked(position, query)
        return question(position, player_asked(position, query), id) if id is not None else None

    return ahead


def player_asked(position: AnyPosition, query: Action) -> str:
    """Return the player whom a query is about: the one it names, who decides now, or whose turn it is."""
    question = position.question
    return str(query.get("by") or (question.by if question is not None else position.facts["active"]))


def object_asked(position: AnyPosition, query: Action) -> str | None:
    """Return the object that a query is about, None where it names none."""
    if "of" not in query:
        return None
    id = str(query["of"])
    if id not in position.objects:
        raise Misfit(phrase("there is no object {name!r}", name=id), ("of",))
    return id


def _is_open(table: Session, meant: Question) -> bool:
    """Tell whether a question is still the one that is open."""
    now = table.position.question
    return now is not None and (now.kind, now.by, now.of) == (meant.kind, meant.by, meant.of)
