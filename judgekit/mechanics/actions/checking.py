"""The check that a game makes by itself: what the rules do at once, then the abilities that wait, until nothing is left to do."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import Event, Game, Task
from judgekit.engine.positions import AnyDraft, AnyPosition


class CheckRules(NamedTuple):
    """The rules of a game on its check.

    Attributes:
        processing: what is found is done at once, and the check begins again.
        waiting: abilities that wait are put on the stack, and the check begins again.
        put: every one has been put.
        over: there is nothing left to do.
    """

    processing: tuple[str, ...]
    waiting: tuple[str, ...]
    put: tuple[str, ...]
    over: tuple[str, ...]


def add_check(
    game: Game,
    found: Callable[[AnyPosition], Iterable[Event]],
    begin_anew: Callable[[AnyDraft], None],
    rules: CheckRules,
) -> None:
    """Give a game the tasks "check" and "put-over"; it has the task "put-triggers".

    Args:
        game: the game.
        found: the events of all that the rules do now by themselves.
        begin_anew: forgets what happened before a check.
        rules: the rules that decide.
    """

    @game.task("check")
    def _check(draft: AnyDraft) -> None:
        events = tuple(found(draft))
        begin_anew(draft)
        if events:
            draft.note("rule-processing", rules=rules.processing)
            draft.do("check")
            draft.propose(*events)
        elif draft.waiting:
            draft.note("waiting-abilities", rules=rules.waiting)
            draft.next(Task("put-triggers"), Task("put-over"), Task("check"))
        else:
            draft.note("check-over", rules=rules.over)

    @game.task("put-over")
    def _put_over(draft: AnyDraft) -> None:
        """Note that every waiting ability has been put; who may act then is for the check to say."""
        draft.note("put-over", rules=rules.put)
