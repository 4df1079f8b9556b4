"""702.132: assist: another player may pay for generic mana in the total cost of a spell."""

from __future__ import annotations

from judgekit.engine import Ask, Task
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.stack.casting.casting import BEFORE_PAYING
from judgekit.games.mtg.stack.costs.payable import HELPED_BY_OTHERS
from judgekit.games.mtg.stack.costs.paying import can_pay_mana
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, alive
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.terms.records import Ability, Cost
from judgekit.games.mtg.terms.symbols import Symbols

_ASSIST = "702.132a"
"""The rule of assist."""

NOBODY = "nobody"


@keyword_means("assist", _ASSIST)
def assist(_keyword: Ability) -> tuple[Ability, ...]:
    """It changes how its spell is paid for, and nothing else (702.132a)."""
    return ()


def _generic(mana: Symbols) -> int:
    return sum(int(symbol) for symbol in mana if symbol.isdecimal())


def _without(mana: Symbols, paid: int) -> Symbols:
    """Return what of a cost is left when somebody has paid for so much of its generic mana."""
    left = _generic(mana) - paid
    return ((str(left),) if left else ()) + tuple(symbol for symbol in mana if not symbol.isdecimal())


def _most(position: MtgPosition, helper: str, generic: int) -> int:
    """Return for how much generic mana a player could pay."""
    return next((n for n in range(generic, 0, -1) if can_pay_mana(position, helper, None, (str(n),))), 0)


def _others(position: MtgPosition, player: str) -> tuple[str, ...]:
    return tuple(other for other in alive(position) if other != player)


def _somebody_could_help(position: MtgPosition, item: Object, player: str, cost: Cost) -> bool:
    """Tell whether a spell with assist can be paid for with what another player could add (702.132a)."""
    if item.kind == "ability" or not view_of(position).of(item.id).has("assist"):
        return False
    most = max((_most(position, other, _generic(cost.mana)) for other in _others(position, player)), default=0)
    return most > 0 and can_pay_mana(position, player, item, _without(cost.mana, most), cost.actions)


HELPED_BY_OTHERS.append(_somebody_could_help)


def _asks_for_help(draft: MtgDraft, id: str, player: str, cost: Cost) -> Task | None:
    """Return the task that asks who helps, None for a spell without assist or without generic mana in its cost (702.132a)."""
    item = draft.objects[id]
    if item.kind == "ability" or not view_of(draft).of(id).has("assist") or not _generic(cost.mana):
        return None
    return Task("choose-assistant", (id, player, cost)) if _others(draft, player) else None


BEFORE_PAYING.append(_asks_for_help)


@GAME.task("choose-assistant")
def choose_assistant(draft: MtgDraft, id: str, player: str, cost: Cost) -> Ask:
    """Ask which other player may help, before mana abilities are activated (601.2g, 702.132a)."""
    args = ((*_others(draft, player), NOBODY), (_ASSIST, "601.2g"))
    return Ask("option", player, of=id, args=args, then=Task("assistant-chosen", (id, player, cost)))


@GAME.task("assistant-chosen")
def assistant_chosen(draft: MtgDraft, id: str, player: str, cost: Cost, helper: str) -> Ask | None:
    """Ask the chosen player for how much of the generic mana to pay (702.132a)."""
    if helper == NOBODY:
        draft.do("pay", id, player, cost)
        return None
    draft.note("assisted", of=id, by=helper, rules=(_ASSIST,))
    most = _most(draft, helper, _generic(cost.mana))
    return Ask("number", helper, of=id, args=(0, most), then=Task("assisted", (id, player, cost, helper)))


@GAME.task("assisted")
def assisted(draft: MtgDraft, id: str, player: str, cost: Cost, helper: str, paid: int) -> None:
    """The helper pays first, then the controller of the spell pays what is left (702.132a, 601.2h)."""
    rest = Task("pay", (id, player, cost._replace(mana=_without(cost.mana, paid))))
    draft.next(*((Task("pay", (id, helper, Cost((str(paid),)))),) if paid else ()), rest)
