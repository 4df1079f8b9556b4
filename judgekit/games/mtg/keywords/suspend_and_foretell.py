"""702.62, 702.143: suspend and foretell: special actions that exile a card from the hand, to be cast from exile later."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Refused, Task, Unsupported
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.stack.casting.casting import mistimed, prohibited
from judgekit.games.mtg.stack.casting.casting_ways import FORETELL, proposed
from judgekit.games.mtg.stack.costs.costs import ALTERNATIVE
from judgekit.games.mtg.stack.special_actions import NOT_ZERO, Special, add_special_action, unpayable_now
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, active_players, next_timestamp
from judgekit.games.mtg.state.mentioned import spoken_of
from judgekit.games.mtg.state.objects import FORETOLD, LATER_X, Frame, Lasting, Object
from judgekit.games.mtg.state.zones import STACK, zone_key
from judgekit.games.mtg.terms.records import THIS, YOU, Ability, Cost, Filter, Modification, Test

_FORETELLING = ALTERNATIVE[FORETELL]

_TO_FORETELL = "116.2h"
"""The rule of the special action that foretells a card."""

_TO_SUSPEND = "116.2f"
"""The rule of the special action that suspends a card."""

_SUSPENDING = "702.62a"
"""The rule of suspend."""

SUSPEND = "suspend"

FORETELLING = Cost(("2",))
"""What exiling a card with foretell costs (702.143a)."""


def _in_hand(keyword: str) -> Callable[[MtgPosition, str], Iterator[str]]:
    def candidates(position: MtgPosition, player: str) -> Iterator[str]:
        for id in sorted(position.zones.get(zone_key("hand", player), ())):
            if view_of(position).of(id).has(keyword):
                yield id

    return candidates


def _held(position: MtgPosition, player: str, id: str, keyword: str) -> Object | None:
    """Return the card with a keyword in a player's hand, None where it is none."""
    record = position.objects.get(id)
    there = record is not None and record.zone == zone_key("hand", player)
    return record if there and view_of(position).of(id).has(keyword) else None


# Suspend.


def _suspended_for(position: MtgPosition, id: str) -> tuple[int | None, Cost]:
    """Return with how many time counters a card is suspended, None for the X of its cost, and for which cost."""
    abilities = view_of(position).of(id).all_of(SUSPEND)
    number, cost = abilities[0].value, abilities[0].cost
    if number in (("x",), "X"):
        number = None
    elif not isinstance(number, int):
        raise Unsupported(phrase("suspending with a choice of costs or numbers"), _SUSPENDING)
    if len(abilities) > 1 or cost is None:
        raise Unsupported(phrase("suspending with a choice of costs or numbers"), _SUSPENDING)
    return number, cost


def judge_suspending(position: MtgPosition, player: str, id: str) -> Allowed | Refused:
    """Tell whether a player may suspend a card: whenever it could begin to be cast from the hand (702.62a, 702.62c)."""
    record = _held(position, player, id, SUSPEND)
    if record is None:
        return Refused((_SUSPENDING, _TO_SUSPEND), phrase("no card with suspend in that player's hand"))
    barred = prohibited(position, player, id, proposed(position, player, id, "")) or mistimed(position, player, id)
    if barred:
        return Refused((_SUSPENDING, "702.62c", *barred, _TO_SUSPEND), phrase("it could not begin to be cast now"))
    number, cost = _suspended_for(position, id)
    reasons = unpayable_now(position, player, record, cost, 1 if number is None else 0)
    if reasons:
        return Refused((*reasons, _SUSPENDING), phrase("that cannot be paid"))
    return Allowed((_TO_SUSPEND, _SUSPENDING))


@GAME.task("suspend")
def suspend(draft: MtgDraft, player: str, id: str) -> None:
    """Pay the cost of suspend and exile the card; nothing goes on the stack (702.62a)."""
    number, cost = _suspended_for(draft, id)
    draft.note("special", of=id, by=player, rules=(_TO_SUSPEND, "116.3", _SUSPENDING))
    draft.next(Task("pay-special", (id, player, cost)), Task("suspended", (id, number)))


@GAME.task("suspended")
def suspended(draft: MtgDraft, id: str, number: int | None) -> None:
    """Exile the card with its time counters (702.62b)."""
    rules = (_SUSPENDING, "702.62b")
    if number is None:
        number = int(draft.objects[id].get(LATER_X, (0, ""))[0])
    draft.propose(moving(draft, id, "exile", None, counters=(("time", number),), rules=rules))


HASTE = Ability("static", SUSPEND, modify=(Modification("gain", Ability("keyword", "haste", text="haste")),))


@GAME.task("haste-by-suspend")
def haste_by_suspend(draft: MtgDraft, player: str, id: str) -> None:
    """A creature spell cast by suspend gains haste until its controller loses control of it or the permanent it becomes."""
    record = draft.objects.get(id)
    if record is None or record.zone != STACK or "creature" not in view_of(draft).of(id).types:
        return
    held = ("while", ("is", THIS, Filter((Test("controller", YOU),), "object")))
    frame = Frame(player, record.ref, HASTE)
    name = f"{id}-haste"
    draft.put_effect(name, Lasting(name, HASTE, frame, next_timestamp(draft), (record.ref,), held))
    draft.note("effect", of=name, by=id, rules=(_SUSPENDING,))


def _for_x(position: MtgPosition, id: str) -> bool:
    """Tell whether a card is suspended with as many time counters as its X, which is at least 1."""
    held = view_of(position).of(id).all_of(SUSPEND)
    return bool(held) and any(not isinstance(one.value, int) for one in held)


NOT_ZERO.append(_for_x)
add_special_action(SUSPEND, Special(_in_hand(SUSPEND), judge_suspending, "suspend"), spoken_of(SUSPEND))


# Foretell.


def judge_foretelling(position: MtgPosition, player: str, id: str) -> Allowed | Refused:
    """Tell whether a player may foretell a card: with priority during their own turn, for {2} (702.143a, 702.143b)."""
    record = _held(position, player, id, FORETELL)
    if record is None:
        return Refused((_FORETELLING, _TO_FORETELL), phrase("no card with foretell in that player's hand"))
    if player not in active_players(position):
        return Refused((_FORETELLING, _TO_FORETELL), phrase("not that player's turn"))
    reasons = unpayable_now(position, player, record, FORETELLING)
    return (
        Refused((*reasons, _FORETELLING), phrase("that cannot be paid"))
        if reasons
        else Allowed((_TO_FORETELL, _FORETELLING))
    )


@GAME.task("foretell")
def foretell(draft: MtgDraft, player: str, id: str) -> None:
    """Pay {2} and exile the card face down; nothing goes on the stack (702.143b)."""
    draft.note("special", of=id, by=player, rules=(_TO_FORETELL, "116.3", _FORETELLING, "702.143b"))
    done = Task("has-done", ("foretells", player, None, ("702.143c",)))
    draft.next(Task("pay", (id, player, FORETELLING)), Task("foretold", (id,)), done)


@GAME.task("foretold")
def foretold(draft: MtgDraft, id: str) -> None:
    """Exile the card face down, as one foretold in this turn (702.143a)."""
    marks = ((FORETOLD, draft.facts.get("turn", 1)),)
    draft.propose(moving(draft, id, "exile", None, face_down=True, marks=marks, rules=(_FORETELLING, "406.3")))


add_special_action(FORETELL, Special(_in_hand(FORETELL), judge_foretelling, "foretell"), spoken_of(FORETELL))
