"""116: special actions: the table in which each registers itself, paying for one, and discarding a card at any time (116.2e)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused, Task, Unsupported
from judgekit.games.mtg.actions.drawing import discarding
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.stack.casting.announcing import LARGEST_X, OTHER_X
from judgekit.games.mtg.stack.casting.casting import split_second
from judgekit.games.mtg.stack.costs.cost_actions import cannot_pay
from judgekit.games.mtg.stack.costs.paying import can_pay_mana
from judgekit.games.mtg.stack.costs.symbol_choices import ways_of
from judgekit.games.mtg.stack.priority import DEEDS, Choice, Deed
from judgekit.games.mtg.state.asked_where_needed import AskedWhereNeeded, Where
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.mentioned import spoken_of
from judgekit.games.mtg.state.objects import LATER_X, Frame, Object
from judgekit.games.mtg.state.zones import zone_key
from judgekit.games.mtg.terms.records import Cost
from judgekit.games.mtg.text.describing import describe

_DISCARDED = "116.2e"
"""The rule of the special action of discarding a card that says that it may be discarded at any time."""

_OF_PLANECHASE = "planar die"
"""How the special action is called that Planechase adds, which is not played (116.2i)."""

_ITS_X = "107.3d"
"""The rule of X in the cost of a special action: whoever takes it chooses X."""


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


SPECIALS: Final[dict[str, Special]] = {}
"""Special actions by name."""

LISTED: Final = AskedWhereNeeded[tuple[str, Special]]()
"""Special actions with their names, as they are listed: in games only in which a player might take one."""


def add_special_action(name: str, special: Special, where: Where | None = None) -> None:
    """Add a special action; chapters add theirs.

    Args:
        name: its name.
        special: the action.
        where: the games in which a player might take it; None: any.
    """
    SPECIALS[name] = special
    LISTED.append((name, special), where)


def unpayable_now(position: MtgPosition, player: str, record: Object, cost: Cost, x: int = 0) -> tuple[str, ...]:
    """Return the rules by which a player cannot pay the cost of a special action, none where that is possible (118.13c).

    Args:
        position: the game.
        player: who would pay.
        record: the object of the action.
        cost: what it costs.
        x: the value of X in the cost; with 0 it is the least that the action can cost.
    """
    reasons: tuple[str, ...] = ()
    for way in ways_of(_with_x(cost, x)):
        reasons = _unpayable(position, player, record, way)
        if not reasons:
            return ()
    return reasons


def _with_x(cost: Cost, x: int) -> Cost:
    """Return a cost with a value for X, its generic mana added up."""
    mana = tuple(str(x) if symbol == "X" else symbol for symbol in cost.mana)
    generic = sum(int(symbol) for symbol in mana if symbol.isdecimal())
    rest = tuple(symbol for symbol in mana if not symbol.isdecimal())
    return cost._replace(mana=((str(generic),) if generic else ()) + rest)


def _unpayable(position: MtgPosition, player: str, record: Object, cost: Cost) -> tuple[str, ...]:
    draft = position.draft()
    frame = Frame(player, record.ref)
    for action in cost.actions:
        reasons = cannot_pay(draft, frame, player, action)
        if reasons:
            return reasons
    return () if can_pay_mana(draft, player, None, cost.mana) else ("118.3",)


SPECIAL = "special"
"""Says of a question for X that it is in the cost of a special action."""


@GAME.task("pay-special")
def pay_special(draft: MtgDraft, id: str, player: str, cost: Cost) -> Ask | None:
    """Let a player choose X, and how to pay each symbol, immediately before paying for a special action (107.3d, 118.13c)."""
    if "X" in cost.mana:
        then = Task("special-x-chosen", (id, player, cost))
        return Ask("X", player, of=id, args=(id, SPECIAL, cost), then=then)
    if any("/" in symbol for symbol in cost.mana):
        draft.cite("118.13c")
    record = draft.objects[id]
    ways = tuple(way for way in ways_of(_with_x(cost, 0)) if not _unpayable(draft, player, record, way))
    if len(ways) == 1:
        draft.do("pay", id, player, ways[0])
        return None
    names = tuple(describe(way) for way in ways)
    return Ask("option", player, of=id, args=(names, ("118.13c",)), then=Task("special-way-chosen", (id, player, ways)))


@GAME.task("special-way-chosen")
def special_way_chosen(draft: MtgDraft, id: str, player: str, ways: tuple[Cost, ...], choice: str) -> None:
    """Pay the cost of a special action in the way that was chosen (118.13c)."""
    draft.do("pay", id, player, next(way for way in ways if describe(way) == choice))


@GAME.task("special-x-chosen")
def special_x_chosen(draft: MtgDraft, id: str, player: str, cost: Cost, choice: int) -> None:
    """Keep the value of X with the permanent, whose other abilities may speak of it (107.3d, 702.37f)."""
    draft.note("x", of=id, rules=(_ITS_X,), x=choice)
    record = draft.objects[id]
    draft.change(id, details=tuple(sorted({**dict(record.details), LATER_X: (choice, "702.37f")}.items())))
    draft.do("pay-special", id, player, _with_x(cost, choice))


NOT_ZERO: list[Callable[[MtgPosition, str], bool]] = []
"""Tells of a card whether the X in the cost of its special action can't be 0. Keywords put theirs here."""


def judge_special_x(question: Question, choice: object) -> Allowed | Refused:
    """X in the cost of a special action is any number that can be paid (107.3d)."""
    id, _special, cost = question.args
    if choice == 0 and any(cannot_be(question.position, id) for cannot_be in NOT_ZERO):
        return Refused((_ITS_X,), phrase("its text says that X can't be 0"))
    if not isinstance(choice, int) or isinstance(choice, bool) or not 0 <= choice < LARGEST_X:
        return Refused(("107.1b", _ITS_X), phrase("a number of at least 0"))
    reasons = unpayable_now(question.position, question.by, question.position.objects[id], cost, choice)
    return Refused((*reasons, _ITS_X), phrase("that cannot be paid")) if reasons else Allowed((_ITS_X,))


OTHER_X[SPECIAL] = judge_special_x


def _judge(position: MtgPosition, player: str, choice: Choice) -> Allowed | Refused:
    """Tell whether a player with priority may take a special action (116.1).

    Raises:
        Unsupported: it is the one of Planechase.
    """
    _, what, id = choice
    if what not in SPECIALS and what.endswith(_OF_PLANECHASE):
        raise Unsupported(phrase("rolling the planar die"), "116.2i")
    if what not in SPECIALS:
        return Refused(("116.1",), phrase("no special action is called {what!r}", what=what))
    found = SPECIALS[what].judge(position, player, id or "")
    if isinstance(found, Allowed) and split_second(position):
        return Allowed((*found.rules, "702.61b"))
    return found


def _candidates(position: MtgPosition, player: str) -> Iterator[Choice]:
    for name, special in LISTED.asked(position):
        for id in special.candidates(position, player):
            yield ("special", name, id)


def _take(_position: MtgPosition, player: str, choice: Choice) -> tuple[Task, ...]:
    return (Task(SPECIALS[choice[1]].task, (player, choice[2])),)


DEEDS["special"] = Deed(_candidates, _judge, _take, (3,))


def _discardable(position: MtgPosition, player: str) -> Iterator[str]:
    """Yield the cards of a hand that say that their owner may discard them any time an instant could be cast (116.2e)."""
    for id in position.zones.get(zone_key("hand", player), ()):
        if any(had.ability.name == "discard-any-time" for had in view_of(position).of(id).abilities):
            yield id


def _judge_discard(position: MtgPosition, player: str, id: str) -> Allowed | Refused:
    if any(id == one for one in _discardable(position, player)):
        return Allowed((_DISCARDED,))
    return Refused((_DISCARDED,), phrase("no card of the own hand that may be discarded at any time"))


@GAME.task("discard-any-time")
def discard_any_time(draft: MtgDraft, player: str, id: str) -> None:
    """Discard a card that says so: a special action (116.2e)."""
    draft.note("special", of=id, by=player, rules=(_DISCARDED, "116.3"))
    draft.propose(discarding(draft, id, None))


add_special_action("discard", Special(_discardable, _judge_discard, "discard-any-time"), spoken_of("discard-any-time"))
