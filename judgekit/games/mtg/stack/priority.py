"""117: timing and priority: who may act, what passing does, and what happens before a player gets priority."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from judgekit.core.errors import JudgekitError
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any, Final
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused, Task
from judgekit.engine.records import MADE
from judgekit.games.mtg.layers.effect_scope import no_effects_at_all
from judgekit.games.mtg.meaning.last_known import forget
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.meaning.words import WHETHER
from judgekit.games.mtg.multiplayer.grand_melee import one_turn_only
from judgekit.games.mtg.multiplayer.shared_turns import sides
from judgekit.games.mtg.stack.long_loops import refuse_further
from judgekit.games.mtg.state.game import (
    GAME,
    MtgDraft,
    MtgPosition,
    active_players,
    first_in_turn_order,
    sharing_turns,
)
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.state.zones import STACK
from judgekit.games.mtg.terms.events import MAIN_PHASES

_PASSING: Final = "117.3d"
"""The rule of passing."""

_OTHERWISE: Final = "725.2c"
"""The rule of what a player does who shortened a shortcut."""

_PASSED: Final = Allowed((_PASSING,))
"""What is said ten times in a combat, and never otherwise."""

NO_PASS: Final = "no_pass"
"""Fact: the player who shortened a shortcut and has to choose otherwise now (725.2c)."""

PASS: Final = ("pass",)
Choice = tuple[Any, ...]


class Deed(NamedTuple):
    """Something a player with priority may do.

    Attributes:
        candidates: everything of its kind that could be legal for a player.
        judge: whether one of them is legal.
        take: the tasks that do it.
        lengths: how many parts such a choice has.
        sift: judges as `judge` does, but a refusal need not say why; None: `judge` does.
    """

    candidates: Callable[[MtgPosition, str], Iterable[Choice]]
    judge: Callable[[MtgPosition, str, Choice], Allowed | Refused]
    take: Callable[[MtgPosition, str, Choice], tuple[Task, ...]]
    lengths: tuple[int, ...] = (2,)
    sift: Callable[[MtgPosition, str, Choice], Allowed | Refused] | None = None


DEEDS: Final[dict[str, Deed]] = {}
"""What may be done with priority, by the first word of the choice; other chapters put theirs here."""


@GAME.task("receive-priority")
def receive_priority(draft: MtgDraft, player: str, rules: tuple[str, ...] = (), resolved: bool = False) -> None:
    """Before a player gets priority: state-based actions, then triggered abilities, again and again (117.5).

    CR 117.3, 704.3.

    Args:
        draft: the game.
        player: who gets it.
        rules: the rules by which.
        resolved: something has just resolved.
    """
    # The check repeats itself until nothing is left to do, and puts waiting triggers on the stack, before this task comes.
    draft.do("give-priority", player, rules, resolved)
    draft.do("check-state")


@GAME.task("give-priority")
def give_priority(draft: MtgDraft, player: str, rules: tuple[str, ...] = (), resolved: bool = False) -> Ask:
    """Give a player priority; where the player has left the game, the next one in turn order (800.4a).

    State-based actions were checked before; what was so only during a resolution did not count for them (704.4).

    CR 117.3.
    """
    if draft.players[player].lost:
        player = next_player(draft, player)
    # Nothing is going on: what `forget` keeps nobody can ask for, so lines that differ in it only are one line (608.2h).
    forget(draft)
    draft.set(priority=player)
    checked = ("704.3", "704.4") if resolved else ()
    draft.note("priority", of=player, rules=(*rules, "117.5", *checked))
    return MADE(Ask, ("priority", player, None, (), None))


def next_player(position: MtgPosition, player: str) -> str:
    """Return the next player in turn order who is still in the game (101.4), of another team where turns are shared (805.5b)."""
    seats = tuple(position.players)
    start = seats.index(player)
    together = sharing_turns(position, player)
    for id in (*seats[start + 1 :], *seats[: start + 1]):
        if not position.players[id].lost and (id == player or id not in together):
            return id
    raise ValueError(f"nobody is left to get priority after {player}")


def _choices(question: Question) -> Iterator[Choice]:
    yield PASS
    yield from deeds_listed(question.position, question.by)


def deeds_listed(position: MtgPosition, player: str) -> Iterable[Choice]:
    """Return everything that a player with priority may try to do, one after another.

    Mostly only facts were written since the player had priority before: the step is another one. What is listed then asks for few
    of them, as which turn it is, and is what it was.
    """
    if not no_effects_at_all(position):
        return _listed(position, player)
    try:
        return position.derive_from_facts((_LISTED, player), lambda: tuple(_listed(position, player)))
    except JudgekitError:
        return _listed(position, player)  # so that the fault comes behind what was found before it


_LISTED: Final = "what may be tried with priority"
"""Key of it, with the player, among the values that are kept over facts."""


def _listed(position: MtgPosition, player: str) -> Iterator[Choice]:
    for deed in DEEDS.values():
        yield from deed.candidates(position, player)


@GAME.question("priority", candidates=_choices, forced=False)
def judge_priority(question: Question, choice: object) -> Allowed | Refused:
    """Whoever has priority casts, activates, takes a special action, or passes (117.1).

    CR 116.1, 117.1b, 117.1d, 117.3c.
    """
    if choice == PASS:
        if question.position.facts.get(NO_PASS) == question.by:
            return Refused((_OTHERWISE,), phrase("the shortcut was shortened here for another choice than to pass"))
        return _PASSED
    if isinstance(choice, tuple) and choice and choice[0] in DEEDS and len(choice) in DEEDS[choice[0]].lengths:
        return DEEDS[choice[0]].judge(question.position, question.by, choice)
    return Refused(("117.1",), phrase("cast a spell, activate an ability, take a special action, or pass"))


def _take(draft: MtgDraft, ask: Ask, choice: Choice) -> None:
    refuse_further(draft)
    if NO_PASS in draft.facts:
        draft.drop_fact(NO_PASS)
        draft.cite(_OTHERWISE)
    if choice == PASS:
        _pass(draft, ask.by)
        return
    draft.set(passed=0)
    draft.next(*DEEDS[choice[0]].take(draft, ask.by, choice), Task("receive-priority", (ask.by, ("117.3c",))))


def _sift(question: Question, choice: Choice) -> Allowed | Refused:
    """Judge a candidate while answers are listed: nobody reads there why it is refused."""
    sift = DEEDS[choice[0]].sift if choice != PASS else None
    return sift(question.position, question.by, choice) if sift is not None else judge_priority(question, choice)


GAME.questions["priority"] = GAME.questions["priority"]._replace(take=_take, sift=_sift)


def _pass(draft: MtgDraft, player: str) -> None:
    """Pass; when all players have passed in succession, the top of the stack resolves or the step ends (117.4)."""
    one_turn_only(draft)
    passed = draft.facts.get("passed", 0) + 1
    draft.cite(_PASSING, *(("106.4b",) if draft.players[player].pool else ()))
    if passed < sides(draft):
        draft.set(passed=passed)
        draft.do("receive-priority", next_player(draft, player), (_PASSING,))
        return
    draft.set(passed=0, priority=None)
    draft.do("all-passed")


@GAME.task("all-passed")
def all_passed(draft: MtgDraft) -> None:
    """Resolve the top of the stack, after which the active player gets priority; or end the step or phase (505.2)."""
    active = first_in_turn_order(draft)
    if draft.zones.get(STACK):
        draft.note("all-passed", rules=("117.4",))
        draft.next(Task("resolve"), Task("receive-priority", (active, ("117.3b",), True)))
        return
    draft.note("all-passed", rules=("117.4", "500.2"))
    draft.do("end-step")


def _sorcery_time(view: View, frame: Frame) -> bool:
    """Tell whether it is a time at which who is spoken of could cast a sorcery, a sorcery to cast or none (307.5)."""
    view.cite("307.5")
    return sorcery_timing(view.position, frame.you)


WHETHER["sorcery-time"] = _sorcery_time


def sorcery_timing(position: MtgPosition, player: str) -> bool:
    """Tell whether a player may act as for casting a sorcery: own main phase, stack empty (117.1a, 307.1)."""
    facts = position.facts
    return player in active_players(position) and facts.get("step") in MAIN_PHASES and not position.zones.get(STACK)
