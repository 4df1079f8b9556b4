"""Waiting abilities that resolve where they wait, one by one: in turn order, each player's in an order of the own choice."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import Allowed, Ask, Game, Question, Refused, Task
from judgekit.engine.positions import AnyDraft, AnyPosition
from judgekit.mechanics.abilities.choosing import ACCEPT, judge_word
from judgekit.mechanics.abilities.context import Frame, Waiting
from judgekit.mechanics.abilities.resolving import RESOLVING, end_resolution
from judgekit.mechanics.abilities.triggers import alike
from judgekit.mechanics.abilities.words import GameMeaning
from judgekit.mechanics.objects import turn_order
from judgekit.mechanics.terms.records import Value


class WaitingRules(NamedTuple):
    """The rules of a game on waiting abilities.

    Attributes:
        order: the players resolve theirs in turn order, each in an order of the own choice.
        resolves: one of them resolves.
        asked: whether its condition holds is looked at again.
        fails: nothing is done where it does not.
        over: it has resolved.
    """

    order: tuple[str, ...]
    resolves: tuple[str, ...]
    asked: tuple[str, ...] = ()
    fails: tuple[str, ...] = ()
    over: tuple[str, ...] = ()


class WaitingAbilities:
    """How the waiting abilities of one game resolve; a game in which they do in another order says which of them come first.

    Args:
        game: the game; it gets the tasks "resolve-waiting" (all of them, until none is left), "resolve-one", "follow",
            "follow-or-not" and "resolved", and the question "resolve": which one is next, by its key.
        meaning: its words.
        rules: the rules that decide.
        between: names of tasks to be done before each of them, as the check of the state of the game.
    """

    def __init__(self, game: Game, meaning: GameMeaning, rules: WaitingRules, between: tuple[str, ...] = ()) -> None:
        self.meaning, self.rules, self.between = meaning, rules, between
        game.tasks.update(
            {
                "resolve-waiting": self._begin,
                "resolve-next": self._go_on,
                "resolve-one": self._resolve_one,
                "follow": self.follow,
                "follow-or-not": self._follow_or_not,
                "resolved": self._resolved,
            }
        )
        game.question("resolve", candidates=lambda question: question.args[0])(self.judge)

    def _begin(self, draft: AnyDraft) -> None:
        draft.next(*(Task(name) for name in self.between), Task("resolve-next"))

    def _go_on(self, draft: AnyDraft) -> Ask | None:
        if not draft.waiting:
            return None
        draft.do("resolve-waiting")
        return self.resolve_next(draft)

    def among(self, position: AnyPosition) -> Sequence[Waiting]:
        """Return the waiting abilities that come before all others; a game says where some do."""
        waiting: Sequence[Waiting] = position.waiting
        return waiting

    def first(self, position: AnyPosition, among: Sequence[Waiting] | None = None) -> list[Waiting]:
        """Return the waiting abilities one of which is next: those of the first player in turn order who has any.

        Args:
            position: the game.
            among: the only ones that come now; None for those that come before all others.
        """
        waiting = self.among(position) if among is None else among
        found = ([one for one in waiting if one.frame.controller == player] for player in turn_order(position))
        return next(filter(None, found), [])

    def resolve_next(self, draft: AnyDraft, among: Sequence[Waiting] | None = None) -> Ask | None:
        """Resolve the ability that is next, of those that come now; its player says which of several, unless they are alike."""
        first = self.first(draft, among)
        keys = tuple(waiting.key for waiting in first)
        if len({alike(waiting) for waiting in first}) > 1:
            return Ask("resolve", first[0].frame.controller, args=(keys,), then=Task("resolve-one"))
        if first:
            draft.do("resolve-one", keys[0])
        return None

    def judge(self, question: Question, choice: Value) -> Allowed | Refused:
        """Tell whether an ability may be resolved now, by its key."""
        return judge_word(question.args[0], choice, self.rules.order)

    def begins(self, draft: AnyDraft, waiting: Waiting) -> None:
        """Note that an ability resolves."""
        draft.note("resolve", of=waiting.frame.source[0], by=waiting.frame.controller, rules=self.rules.resolves)

    def _resolve_one(self, draft: AnyDraft, key: str) -> Ask | None:
        """Resolve one waiting ability, if its condition still holds."""
        waiting = next(waiting for waiting in draft.waiting if waiting.key == key)
        draft.waiting = tuple(other for other in draft.waiting if other.key != key)
        self.begins(draft, waiting)
        frame, condition = waiting.frame, waiting.frame.ability.condition
        if condition is not None:
            draft.cite(*self.rules.asked)
            if not self.meaning.holds(draft, condition, frame):
                draft.note("condition-fails", of=frame.source[0], rules=self.rules.fails)
                return None
        return self.follow(draft, frame)

    def follow(self, draft: AnyDraft, frame: Frame) -> Ask | None:
        """Follow the instructions of an ability; where it is optional, ask. What triggers meanwhile waits until it is over."""
        draft.do("resolved", bool(draft.facts.get(RESOLVING)))
        draft.set_fact(RESOLVING, frame.source[0])
        if frame.ability.optional:
            return Ask("optional", frame.controller, of=frame.source[0], then=Task("follow-or-not", (frame,)))
        draft.do("instruct", frame, 0)
        return None

    def _follow_or_not(self, draft: AnyDraft, frame: Frame, choice: str) -> None:
        if choice == ACCEPT:
            draft.do("instruct", frame, 0)

    def _resolved(self, draft: AnyDraft, amid: bool) -> None:
        """Let an ability end; amid another one that goes on."""
        if not amid:
            end_resolution(draft)
        draft.note("resolved", rules=self.rules.over)
