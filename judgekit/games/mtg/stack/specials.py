"""116.2: the table of special actions: which exist, which have code, and whether the cost of one can be paid."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Refused, Task, Unsupported
from judgekit.games.mtg.stack.cost_actions import cannot_pay
from judgekit.games.mtg.stack.paying import can_pay_mana
from judgekit.games.mtg.stack.priority import DEEDS, Choice, Deed
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Frame, Object
from judgekit.games.mtg.terms.records import Cost


class Special(NamedTuple):
    """A special action with an object (116.2).

    Attributes:
        candidates: ids of the objects with which a player might take it.
        judge: whether a player may take it with one of them.
        task: name of the task that does it, for a player and an object.
    """

    candidates: Callable[[MtgPosition, str], Iterator[str]]
    judge: Callable[[MtgPosition, str, str], Allowed | Refused]
    task: str


SPECIALS: dict[str, Special] = {}
"""Special actions by name; chapters put theirs here."""


def unpayable_now(position: MtgPosition, player: str, record: Object, cost: Cost) -> tuple[str, ...]:
    """Return the rules by which a player cannot pay the cost of a special action, none where that is possible.

    Raises:
        Unsupported: the cost leaves a choice.
    """
    if "X" in cost.mana or any("/" in symbol for symbol in cost.mana):
        raise Unsupported(phrase("the cost of a special action with a choice in it"), "702.37f")
    draft = position.draft()
    frame = Frame(player, record.ref)
    for action in cost.actions:
        reasons = cannot_pay(draft, frame, player, action)
        if reasons:
            return reasons
    return () if can_pay_mana(draft, player, None, cost.mana) else ("118.3",)


def _judge(position: MtgPosition, player: str, choice: Choice) -> Allowed | Refused:
    """Tell whether a player with priority may take a special action (116.1)."""
    _, what, id = choice
    if what not in SPECIALS:
        return Refused(("116.1",), phrase("no special action is called {what!r}", what=what))
    return SPECIALS[what].judge(position, player, id or "")


def _candidates(position: MtgPosition, player: str) -> Iterator[Choice]:
    for name, special in SPECIALS.items():
        for id in special.candidates(position, player):
            yield ("special", name, id)


def _take(_position: MtgPosition, player: str, choice: Choice) -> tuple[Task, ...]:
    return (Task(SPECIALS[choice[1]].task, (player, choice[2])),)


DEEDS["special"] = Deed(_candidates, _judge, _take, (3,))
