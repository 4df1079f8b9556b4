"""A toy game for tests: players take one to three stones from a heap in turn; wards may double or halve what is taken.

Rule numbers are invented: 1.1 a turn is a take; 1.2 between one and three; 1.3 not more than there are; 2.1 who takes the last
stone wins; 3.1 a ward replaces a take; 3.2 the taker chooses among wards; 4.1 a bell rings when stones are taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from judgekit.engine import (
    NOTHING_HAPPENED,
    Allowed,
    Ask,
    Consequences,
    Event,
    Game,
    Outcome,
    Position,
    Question,
    Refused,
    Replacement,
    Task,
    event,
)
from judgekit.engine.events import go_on
from judgekit.engine.positions import AnyDraft, AnyPosition


class Stone(NamedTuple):
    id: str
    zone: str | None
    controller: str | None = None


class Taker(NamedTuple):
    taken: int = 0
    rung: int = 0


TOY = Game("toy", ordered_zones=("heap",), replacement_choice_rules=("3.2",), records=(Stone, Taker))


def _numbers(question: Question) -> Iterable[int]:
    return (1, 2, 3)


@TOY.question("take", candidates=_numbers)
def judge_take(question: Question, choice: Any) -> Allowed | Refused:
    if choice not in (1, 2, 3):
        return Refused(("1.2",), "between one and three")
    if choice > len(question.position.zones["heap"]):
        return Refused(("1.3",), "not that many are left")
    return Allowed(("1.2",))


@TOY.task("turn")
def turn(draft: AnyDraft, player: str) -> Ask:
    draft.note("turn", of=player, rules=("1.1",))
    return Ask("take", player, then=Task("taken", (player,)))


@TOY.task("taken")
def taken(draft: AnyDraft, player: str, number: int) -> None:
    draft.do("after", player)
    draft.propose(event("take", player, number, by=player))


@TOY.event("take")
def take(draft: AnyDraft, happening: Event) -> Consequences:
    number = min(happening.amount, len(draft.zones["heap"]))
    if number <= 0:
        return NOTHING_HAPPENED
    assert happening.of is not None
    return [event("move", stone, by=happening.of) for stone in draft.zones["heap"][:number]]


@TOY.event("move")
def move(draft: AnyDraft, happening: Event) -> Consequences:
    assert happening.of is not None
    assert happening.by is not None
    draft.move(happening.of, "bag")
    before = draft.players[happening.by].taken
    draft.change_player(happening.by, taken=before + 1)
    draft.changed("taken", before, before + 1)
    return None


@TOY.task("after")
def after(draft: AnyDraft, player: str) -> None:
    while draft.waiting:
        bell, *rest = draft.waiting
        draft.waiting = tuple(rest)
        draft.change_player(bell, rung=draft.players[bell].rung + 1)
        draft.note("bell", of=bell, rules=("4.1",))
    if not draft.zones["heap"]:
        draft.note("won", of=player, rules=("2.1",))
        draft.end(Outcome(frozenset((player,)), frozenset(draft.players) - {player}))
        return
    others = list(draft.players)
    draft.do("turn", others[(others.index(player) + 1) % len(others)])


def _doubled(draft: AnyDraft, proposed: Event, choice: Any) -> Sequence[Event]:
    return [proposed._replace(amount=proposed.amount * 2)]


def _one_less(draft: AnyDraft, proposed: Event, choice: Any) -> Sequence[Event]:
    return [proposed._replace(amount=proposed.amount - 1)]


def _ask_first(draft: AnyDraft, events: tuple[Event, ...], place: int) -> tuple[Task, ...]:
    return (Task("guess", (events[place].of,)),)


@TOY.task("guess")
def guess(draft: AnyDraft, player: str, *further: Any) -> Ask:
    return Ask("take", player, then=Task("guessed", further))


@TOY.task("guessed")
def guessed(draft: AnyDraft, *further: Any) -> None:
    *before, number = further
    events, place, *_ = before
    go_on(draft, (events[place]._replace(amount=number),), *before)


WARDS = {"double": _doubled, "less": _one_less, "guess": _one_less}


def _wards(draft: AnyDraft, proposed: Event) -> list[Replacement]:
    if proposed.kind != "take":
        return []
    return [
        Replacement(name, name, WARDS[name], ("3.1",), prepare=_ask_first if name == "guess" else None)
        for name in draft.effects
        if name in WARDS
    ]


def _bells(draft: AnyDraft, happened: tuple[Event, ...], before: AnyPosition) -> None:
    if "bell" in before.effects:
        draft.waiting += tuple(each.of for each in happened if each.kind == "take")


TOY.replacements = _wards
TOY.notice = _bells


def start(stones: int, wards: tuple[str, ...] = (), names: Sequence[str] | None = None) -> AnyPosition:
    """Return the start with a heap of stones, A to move."""
    ids = names or [f"s{number}" for number in range(stones)]
    return Position(
        TOY,
        {"A": Taker(), "B": Taker()},
        {id: Stone(id, "heap") for id in ids},
        {"heap": tuple(sorted(ids)), "bag": ()},
        dict.fromkeys(wards, True),
        agenda=(Task("turn", ("A",)),),
    )
