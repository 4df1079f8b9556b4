"""Waiting abilities that resolve where they wait, one by one: in turn order, each player's in an order of the own choice."""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import Allowed, Ask, Game, Question, Refused, Task
from judgekit.engine.positions import AnyDraft
from judgekit.mechanics.abilities.choosing import ACCEPT, judge_word
from judgekit.mechanics.abilities.context import Frame
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
        condition: its condition is looked at again.
    """

    order: tuple[str, ...]
    resolves: tuple[str, ...]
    condition: tuple[str, ...]


class WaitingAbilities:
    """How the waiting abilities of one game resolve.

    Args:
        game: the game; it gets the tasks "resolve-waiting" (all of them, until none is left), "resolve-one", "follow-waiting" and
            "waiting-resolved", and the question "resolve": which one is next, by its key.
        meaning: its words.
        rules: the rules that decide.
        between: names of tasks to be done before each of them, as the check of the state of the game.
    """

    def __init__(self, game: Game, meaning: GameMeaning, rules: WaitingRules, between: tuple[str, ...] = ()) -> None:
        self.meaning, self.rules, self.between = meaning, rules, between
        game.tasks.update(
            {
                "resolve-waiting": self._begin,
                "resolve-next": self._resolve_next,
                "resolve-one": self._resolve_one,
                "follow-waiting": self._follow,
                "waiting-resolved": end_resolution,
            }
        )
        game.question("resolve", candidates=lambda question: question.args[0])(self._judge)

    def _begin(self, draft: AnyDraft) -> None:
        draft.next(*(Task(name) for name in self.between), Task("resolve-next"))

    def _resolve_next(self, draft: AnyDraft) -> Ask | None:
        """Let the first player in turn order who has a waiting ability resolve one; then go on."""
        for player in turn_order(draft):
            mine = [waiting for waiting in draft.waiting if waiting.frame.controller == player]
            keys = tuple(sorted(waiting.key for waiting in mine))
            if len({alike(waiting) for waiting in mine}) > 1:
                return Ask("resolve", player, args=(keys,), then=Task("resolve-one"))
            if mine:
                draft.do("resolve-one", keys[0])
                return None
        return None

    def _judge(self, question: Question, choice: Value) -> Allowed | Refused:
        return judge_word(question.args[0], choice, self.rules.order)

    def _resolve_one(self, draft: AnyDraft, key: str) -> Ask | None:
        """Resolve one waiting ability, if its condition still holds; where it is optional, ask. Then the next one."""
        frame = next(waiting.frame for waiting in draft.waiting if waiting.key == key)
        draft.waiting = tuple(waiting for waiting in draft.waiting if waiting.key != key)
        source, ability = frame.source[0], frame.ability
        draft.note("resolve", of=source, by=frame.controller, rules=self.rules.resolves)
        draft.set_fact(RESOLVING, source)
        draft.next(Task("waiting-resolved"), Task("resolve-waiting"))
        if not self.meaning.holds(draft, ability.condition, frame):
            draft.note("condition-fails", of=source, rules=self.rules.condition)
            return None
        if ability.optional:
            return Ask("optional", frame.controller, of=source, then=Task("follow-waiting", (frame,)))
        self._follow(draft, frame, ACCEPT)
        return None

    def _follow(self, draft: AnyDraft, frame: Frame, choice: str) -> None:
        if choice == ACCEPT:
            draft.do("instruct", frame, 0)
