"""118.12, 118.13b, 608.2g: costs that are paid while something resolves: unless, pay, so often, in one of several ways."""

from __future__ import annotations

from itertools import combinations_with_replacement

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused, Task, event
from judgekit.games.mtg.abilities.choosing import asking_optional
from judgekit.games.mtg.abilities.interpreter import cause, did, instruction, number, players, the_player
from judgekit.games.mtg.actions.damage.life import can_pay_life
from judgekit.games.mtg.instructions.choosing_x import TO_PAY, X_CHOSEN, asks_for_x, with_x
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import keyword_rules
from judgekit.games.mtg.meaning.keywords_that_trigger import WARD
from judgekit.games.mtg.meaning.words import amount, those
from judgekit.games.mtg.stack.casting.announcing import LARGEST_X, OTHER_X
from judgekit.games.mtg.stack.costs.cost_actions import cannot_pay
from judgekit.games.mtg.stack.costs.costs import OWN_MANA_COST, source_cost
from judgekit.games.mtg.stack.costs.paying import can_pay_mana, spendable
from judgekit.games.mtg.stack.costs.symbol_choices import ways_of
from judgekit.games.mtg.stack.proposals import completed, remember
from judgekit.games.mtg.state.context import frame_of, put_frame, settle, settled
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, stated_in
from judgekit.games.mtg.state.mana import can_cover
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.terms.records import YOU, Action, Cost, Formula, X
from judgekit.games.mtg.terms.symbols import LETTERS
from judgekit.games.mtg.text.describing import describe
from judgekit.mechanics.abilities.choosing import DECLINED

_WITHOUT_MANA = "118.3c"
"""The rule that nobody has to activate mana abilities to pay, though the cost is mandatory."""

_IF_THEY_DO = "118.12"
"""The rule of what is paid as something resolves, and of "if you do" behind it."""

Actions = tuple[Action, ...]

MULTIPLIED = frozenset(("pay-life", "lose-life", "mill", "remove-counters", "player-counters", "put-counters"))
"""Parts of a cost of which so much more is paid at once where the cost is paid several times."""


def follow_next(draft: MtgDraft, key: int, actions: Actions) -> None:
    """Follow further instructions before everything else."""
    if actions:
        draft.do("follow", key, actions, 0)


def cost_of(action: Action) -> Cost:
    """Return the cost of an instruction to pay."""
    cost: Cost = action.of if isinstance(action.of, Cost) else action.get("cost")
    return cost


# A cost so many times, in each way in which it can be paid.


def _times(formula: Formula | None, times: int) -> Formula | None:
    if formula is None:
        return times
    return formula * times if isinstance(formula, int) else ("*", times, formula)


def repeated(action: Action, times: int) -> tuple[Action, ...]:
    """Return a part of a cost that is paid several times: objects must be as many different ones (118.10).

    CR 702.24a.
    """
    if times == 1 or not times:
        return (action,) * times
    details = tuple(sorted((*action.details, ("times", times))))
    if action.of is not None and action.of[0] == "choose":
        word, filter, least, most, *rest = action.of
        of = (word, filter, _times(least, times), None if most is None else _times(most, times), *rest)
        return (action._replace(of=of, details=details),)
    if action.verb == "discard" and action.of in (None, ("you",)):
        return (action._replace(amount=_times(action.amount, times), details=details),)
    if action.verb in MULTIPLIED:
        return (action._replace(amount=_times(action.amount, times)),)
    return (action,) * times


def _one_symbol(cost: Cost) -> str | None:
    """Return the symbol of a cost that is one coloured or colourless mana and nothing else."""
    plain = cost.mana_formula is None and not cost.actions and cost.loyalty is None and len(cost.mana) == 1
    return cost.mana[0] if plain and cost.mana[0] in (*LETTERS, "C") else None


def _settled(draft: MtgDraft, frame: Frame, parts: tuple[Cost, ...]) -> Cost:
    """Return the sum of costs, X and formulas in them worked out now (702.1b)."""
    mana: list[str] = []
    actions: list[Action] = []
    counts: dict[Action, int] = {}
    for part in parts:
        mana.extend(str(amount(view_of(draft), X, frame)) if symbol == "X" else symbol for symbol in part.mana)
        if part.mana_formula is not None:
            mana.append(str(max(0, amount(view_of(draft), part.mana_formula, frame))))
            draft.cite("702.1b")
        for action in part.actions:
            counts[action] = counts.get(action, 0) + 1
    for action, times in counts.items():
        actions.extend(repeated(action, times))
    generic = sum(int(symbol) for symbol in mana if symbol.isdecimal())
    plain = tuple(symbol for symbol in mana if not symbol.isdecimal())
    return Cost(((str(generic),) if generic else ()) + plain, tuple(actions))


def ways_to_pay(draft: MtgDraft, frame: Frame, cost: Cost, times: int = 1) -> tuple[Cost, ...]:
    """Return the costs a player may choose among for paying a cost so many times, each choice made separately (702.24a).

    CR 118.13b, 702.1b.
    """
    either = (cost._replace(alternatives=()), *cost.alternatives)
    ways = tuple(way for one in either for way in ways_of(one))
    if any("/" in symbol for one in either for symbol in one.mana):
        draft.cite("118.13b")
    symbols = [_one_symbol(way) for way in ways]
    if len(ways) > 1 and all(symbols):
        ways = (Cost(("/".join(str(symbol) for symbol in symbols),)),)
    return tuple(dict.fromkeys(_settled(draft, frame, parts) for parts in combinations_with_replacement(ways, times)))


def as_of_payer(position: MtgPosition, frame: Frame, player: str, cost: Cost) -> Cost:
    """Return a cost in which the player who would pay is "you": "unless its controller discards a card" (118.12a).

    "Its mana cost" is that of the source, as it is or as it last was (202.1).

    CR 118.12.
    """
    view = view_of(position)
    own = source_cost(position, frame) if cost.mana_formula == OWN_MANA_COST else None
    if own is not None:
        cost = cost._replace(mana=(*cost.mana, *(symbol for symbol in own if symbol != "X")), mana_formula=None)
    actions = tuple(
        action._replace(of=YOU)
        if action.of is not None
        and (
            action.of == _ANY_PLAYER
            or (action.of[0] in _OF_PLAYERS and those(view, action.of, frame) == ((player, 0),))
        )
        else action
        for action in cost.actions
    )
    ways = tuple(as_of_payer(position, frame, player, way) for way in cost.alternatives)
    return cost._replace(actions=actions, alternatives=ways)


_ANY_PLAYER = ("any-player",)
"""How a cost names whoever pays it, where any player may."""

_OF_PLAYERS = frozenset(("controller", "owner", "target", "event", "made", "chosen", "defending", "active", "players"))
"""Words of references by which a cost can name the player who pays it."""


def _can_pay(draft: MtgDraft, frame: Frame, player: str, cost: Cost) -> bool:
    own = frame._replace(you=player)
    if any(cannot_pay(draft, own, player, action) for action in cost.actions):
        return False
    return can_pay_mana(draft, player, None, cost.mana)


def payable(position: MtgPosition, frame: Frame, player: str, cost: Cost, times: int = 1) -> bool:
    """Tell whether a player could pay a cost so many times, all of it (118.3, 118.12)."""
    draft = position.draft()
    cost = as_of_payer(position, frame, player, cost)
    if cost.mana_formula == OWN_MANA_COST:
        # What has no mana cost has one that can't be paid (118.6).
        return False
    return any(_can_pay(draft, frame, player, way) for way in ways_to_pay(draft, frame, cost, times))


# Instructions.


@instruction("unless")
def unless(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Something happens unless a player pays a cost (118.12a, 608.2g)."""
    frame = frame_of(draft, key)
    chosen = asks_for_x(draft, key, action, cost_of(action))
    if chosen is not None:
        return chosen
    do: Actions = action.get("do") or ()
    if not players(draft, key, action.of):
        left = any(ref[0] in draft.players for ref in those(view_of(draft), action.of or YOU, frame))
        draft.note("not-paid", of=cause(frame), rules=("118.12a", *(("800.4f",) if left else ())))
        follow_next(draft, key, do)
        return None
    who = players(draft, key, action.of) if action.of == _ANY_PLAYER else (the_player(draft, key, action.of),)
    return _asks_to_pay(draft, key, who, cost_of(action), number(draft, key, action.get("times")), action)


def _asks_to_pay(draft: MtgDraft, key: int, who: tuple[str, ...], cost: Cost, times: int, action: Action) -> Ask:
    """Ask the first of some players to pay; where any player can, the others are asked in turn order (118.12a, 101.4)."""
    frame = frame_of(draft, key)
    player, *others = who
    then = Task("unless-answered", (key, player, cost, times, action, tuple(others)))
    possible = payable(draft, frame, player, cost, times)
    rules = (_IF_THEY_DO, "118.12a", *(keyword_rules(frame.ability) if frame.ability is not None else ()))
    if frame.ability is not None and frame.ability.name == WARD and cost.mana_formula is not None:
        # Its X is what the formula comes to now, not as it triggered.
        rules += stated_in(draft, "mtg@20260417:702.21b")
    return asking_optional(player, then, *rules, of=cause(frame), possible=possible)


@GAME.task("unless-answered")
def unless_answered(
    draft: MtgDraft, key: int, player: str, cost: Cost, times: int, action: Action, others: tuple[str, ...], choice: str
) -> Ask | None:
    """Let the player pay, ask the next one who could, or do what happens otherwise (118.12a, 608.2g)."""
    if choice == DECLINED and others:
        draft.cite("101.4")
        return _asks_to_pay(draft, key, others, cost, times, action)
    if choice == DECLINED:
        follow_next(draft, key, action.get("do") or ())
        return None
    follow_next(draft, key, action.get("then") or ())
    return _pay(draft, key, player, cost, times)


def _pay(draft: MtgDraft, key: int, player: str, cost: Cost, times: int) -> Ask | None:
    """Let a player pay a cost, asking in which way where it can be paid in several."""
    frame = frame_of(draft, key)
    if cost.mana_formula == OWN_MANA_COST and "X" in (source_cost(draft, frame) or ()):
        draft.cite("107.3h")  # no value of X is told here: it counts as 0
    cost = as_of_payer(draft, frame, player, cost)
    ways = tuple(way for way in ways_to_pay(draft, frame, cost, times) if _can_pay(draft, frame, player, way))
    if len(ways) == 1:
        pay_way(draft, key, player, ways, _names(ways)[0])
        return None
    then = Task("pay-way", (key, player, ways))
    return Ask("option", player, of=cause(frame), args=(_names(ways), (_IF_THEY_DO,)), then=then)


def _names(ways: tuple[Cost, ...]) -> tuple[str, ...]:
    """Return how a choice among costs names them."""
    return tuple(describe(way) for way in ways)


@GAME.task("pay-way")
def pay_way(draft: MtgDraft, key: int, player: str, ways: tuple[Cost, ...], choice: str) -> None:
    """Pay a cost in the way that was chosen, all of it: what cannot be completed is taken back and paid anew (726.1).

    CR 118.12, 601.2h, 608.2g, 702.24a.
    """
    cost = ways[_names(ways).index(choice)]
    item = cause(frame_of(draft, key)) or ""
    draft.do("pay-way", key, player, ways, choice)
    remember(draft, item)
    draft.take()
    draft.next(Task("pay", (item, player, cost)), Task("paid-in-full", (item,)))


@GAME.task("paid-in-full")
def paid_in_full(draft: MtgDraft, item: str) -> None:
    """Forget the moment before a payment that was completed (118.12, 601.2h)."""
    completed(draft, item)


def judge_x_to_pay(question: Question, choice: object) -> Allowed | Refused:
    """X that a player pays while an effect is followed is any number that the player could pay, of "unless" any at all (107.3f)."""
    _of, _to_pay, key, action = question.args
    if not isinstance(choice, int) or isinstance(choice, bool) or not 0 <= choice < LARGEST_X:
        return Refused(("107.1b", X_CHOSEN), phrase("a number of at least 0"))
    if action.verb == "unless":
        # Another player may pay, or nobody: what can be paid is no limit to the number.
        return Allowed((X_CHOSEN,))
    draft = question.position.draft()
    put_frame(draft, key, with_x(frame_of(draft, key), choice))
    if action.verb == "pay-life":
        player, lives = the_player(draft, key, action.of), number(draft, key, action.amount)
        possible = not can_pay_life(draft, player, lives)
    else:
        player, times = the_player(draft, key, action.get("by")), number(draft, key, action.get("times"))
        possible = payable(draft, frame_of(draft, key), player, cost_of(action), times)
    return Allowed((X_CHOSEN,)) if possible else Refused(("118.3", X_CHOSEN), phrase("that cannot be paid"))


OTHER_X[TO_PAY] = judge_x_to_pay


@instruction("pay-any")
def pay_any(draft: MtgDraft, key: int, action: Action) -> Ask:
    """A player pays any amount of energy, life or mana, none at all as well (107.1c, 118.12)."""
    player = the_player(draft, key, action.of)
    most = _most(draft, key, player, action.get("kind"))
    if action.get("most") is not None:
        most = min(most, max(0, number(draft, key, action.get("most"))))
    return Ask(
        "number", player, of=cause(frame_of(draft, key)), args=(0, most), then=Task("paid-any", (key, player, action))
    )


def _most(draft: MtgDraft, key: int, player: str, kind: str) -> int:
    """Return how much of something a player could pay (107.14, 118.3, 119.4)."""
    if kind == "{E}":
        return draft.players[player].count("energy")
    if kind == "life":
        life = max(0, draft.players[player].life)
        if draft.facts.get("shared_life"):
            draft.cite("810.9b")  # what a teammate pays at once is paid already, from the life that they share
        return 0 if can_pay_life(draft, player, 1) else life
    frame = frame_of(draft, key)
    return next(more for more in range(LARGEST_X) if not payable(draft, frame, player, Cost((str(more + 1),))))


@GAME.task("paid-any")
def paid_any(draft: MtgDraft, key: int, player: str, action: Action, choice: int) -> Ask | None:
    """Pay the amount that was chosen, and keep how much was paid in all (107.14, 118.12, 119.4)."""
    name = action.get("as")
    if name is not None:
        settle(draft, key, name, choice + (settled(draft, key, name) or 0))
    draft.cite(_IF_THEY_DO)
    if not choice:
        return None
    by = cause(frame_of(draft, key))
    if action.get("kind") == "life":
        draft.propose(event("lose-life", player, choice, by, paid=True, rules=("119.4", "118.3b")))
        return None
    if action.get("kind") == "{E}":
        draft.cite("107.14")
        draft.propose(event("remove-counters", player, choice, by, counter="energy"))
        return None
    return _pay(draft, key, player, Cost((str(choice),)), 1)


@instruction("pay")
def pay(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """A player pays a cost while something resolves; what depends on it follows (608.2g)."""
    frame = frame_of(draft, key)
    chosen = asks_for_x(draft, key, action, cost_of(action))
    if chosen is not None:
        return chosen
    player = the_player(draft, key, action.get("by"))
    then, otherwise = (action.get(name) or () for name in ("then", "else"))
    times = number(draft, key, action.get("times"))
    if not payable(draft, frame, player, cost_of(action), times):
        did(draft, key, False)
        draft.note("not-paid", of=cause(frame), by=player, rules=("118.3", _IF_THEY_DO, "609.3"))
        follow_next(draft, key, otherwise)
        return None
    if _told_to_pay(frame, action) and not _from_the_pool(draft, frame, player, cost_of(action), times):
        task = Task("told-to-pay-answered", (key, player, cost_of(action), times, then, otherwise))
        return asking_optional(player, task, _WITHOUT_MANA, _IF_THEY_DO, of=cause(frame))
    return _pays(draft, key, player, cost_of(action), times, then)


@GAME.task("told-to-pay-answered")
def told_to_pay_answered(
    draft: MtgDraft, key: int, player: str, cost: Cost, times: int, then: Actions, otherwise: Actions, choice: str
) -> Ask | None:
    """Pay a cost that must be paid, or activate no mana ability for it and do what happens otherwise (118.3c, 118.12)."""
    if choice != DECLINED:
        return _pays(draft, key, player, cost, times, then)
    did(draft, key, False)
    draft.note("not-paid", of=cause(frame_of(draft, key)), by=player, rules=(_WITHOUT_MANA, _IF_THEY_DO))
    follow_next(draft, key, otherwise)
    return None


def _pays(draft: MtgDraft, key: int, player: str, cost: Cost, times: int, then: Actions) -> Ask | None:
    did(draft, key, True)
    draft.cite(_IF_THEY_DO)
    follow_next(draft, key, then)
    return _pay(draft, key, player, cost, times)


def _told_to_pay(frame: Frame, action: Action) -> bool:
    """Tell whether an ability tells a player to pay; what a player may do, or chose among others, is decided by then (118.12)."""
    return action.get("else") is not None or (frame.ability is not None and action in frame.ability.do)


def _from_the_pool(draft: MtgDraft, frame: Frame, player: str, cost: Cost, times: int) -> bool:
    """Tell whether a cost can be paid without a mana ability being activated, which nobody has to do (118.3c)."""
    pool, may = draft.players[player].pool, spendable(draft, None)
    ways = ways_to_pay(draft, frame, as_of_payer(draft, frame, player, cost), times)
    return any(_can_pay(draft, frame, player, way) and can_cover(pool, way.mana, may) for way in ways)
