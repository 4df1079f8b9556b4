"""903.8-903.10: commanders: cast from the command zone for ever more mana, back to it, and the damage that ends the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from judgekit.core.typed import Final
from judgekit.engine import Ask, Event, Replacement, Task
from judgekit.games.mtg.abilities.choosing import asking_optional
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.actions.replacing import APPLIES_AGAIN, in_place_of, replaces
from judgekit.games.mtg.stack.costs.costs import ADDED_TO_COSTS
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, turn_order
from judgekit.games.mtg.state.meld_leaving import ELSEWHERE
from judgekit.games.mtg.state.merged_parts import COMMANDERS
from judgekit.games.mtg.state.objects import Object, Ref
from judgekit.games.mtg.terms.records import Cost
from judgekit.games.mtg.turn.state_based_actions import CONDITIONS, DECIDED_FIRST, LOSSES, UNDECIDED
from judgekit.mechanics.abilities.choosing import ACCEPT

_RETURNS = "903.9a"
"""The rule by which a commander goes back to the command zone."""

_TO_THE_COMMAND_ZONE = "704.6d"
"""The state-based action by which an owner puts a commander into the command zone."""

Counted = tuple[tuple[tuple[str, str], int], ...]

CASTS: Final = "commander_casts"
"""Fact: how often players cast a commander from the command zone: ((player, id), number)."""

DAMAGE: Final = "commander_damage"
"""Fact: combat damage that commanders dealt: ((player, id of the commander), amount)."""

ASKED: Final = "commander_asked"
"""Fact: commanders in a graveyard or in exile of which the owner has decided, as the objects that they are there."""

FATAL = 21
"""Combat damage of one commander by which a player loses (903.10a)."""


def is_commander(record: Object) -> bool:
    """Tell whether an object is a commander, which it stays through all zones (903.3)."""
    return bool(record.get("commander"))


# Casting it (903.8).


def tax(position: MtgPosition, item: Object) -> Iterator[tuple[Cost, str]]:
    """Yield the commander tax: {2} for each earlier cast out of the command zone (903.8)."""
    if item.get("from-command"):
        times = dict(position.facts.get(CASTS, ())).get((item.controller, item.id), 0)
        if times:
            yield Cost((str(2 * times),)), "903.8"


ADDED_TO_COSTS.append(tax)


@listener("cast", "damage")
def note_commanders(draft: MtgDraft, happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """Count the casts of commanders from the command zone, and the combat damage they deal (903.8, 903.10a)."""
    for each in happened:
        if each.kind == "cast" and each.get("origin") == "command" and is_commander(draft.objects[each.of or ""]):
            _cite_two(draft, draft.facts.get(CASTS, ()), (each.get("player"), each.of or ""))
            draft.set_fact(CASTS, _counted(draft.facts.get(CASTS, ()), (each.get("player"), each.of or ""), 1))
        elif each.kind == "damage" and each.of in draft.players and each.get("combat"):
            source: Ref = each.get("source")
            record = draft.objects.get(source[0])
            for id in _commanders_in(record) if record is not None else ():
                _cite_two(draft, draft.facts.get(DAMAGE, ()), (each.of or "", id))
                draft.set_fact(DAMAGE, _counted(draft.facts.get(DAMAGE, ()), (each.of or "", id), each.amount))


def _commanders_in(record: Object) -> tuple[str, ...]:
    """Return the ids of the commanders that an object is: its own, or those among the cards that represent it.

    CR 903.3b, 903.3c.
    """
    found: tuple[str, ...] = record.get(COMMANDERS, ())
    return found or ((record.id,) if is_commander(record) else ())


def _cite_two(draft: MtgDraft, before: Counted, key: tuple[str, str]) -> None:
    """Cite that what another commander of the same owner did is counted apart, where it did something (702.124d)."""
    player, id = key
    others = {other for (who, other), _ in before if who == player and other != id}
    owner = draft.objects[id].owner if id in draft.objects else None
    if any(draft.objects[other].owner == owner for other in others if other in draft.objects):
        draft.cite("702.124d")


def _counted(before: Counted, key: tuple[str, str], number: int) -> Counted:
    counted = dict(before)
    counted[key] = counted.get(key, 0) + number
    return tuple(sorted(counted.items()))


# Going back to the command zone (903.9).


@replaces("move")
def to_command_instead(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """A commander that would go to its owner's hand or library may go to the command zone instead (903.9b)."""
    record = draft.objects.get(proposed.of or "")
    if record is None or not is_commander(record) or proposed.get("to") not in ("hand", "library"):
        return
    if record.place in ("hand", "library"):
        return
    for id in record.get(COMMANDERS, ()):
        yield in_place_of(
            f"commander:{id}", id, ("903.9b", "903.9c"), partial(_part_to_command, id), True, APPLIES_AGAIN
        )
    if not record.get(COMMANDERS):
        yield in_place_of(f"commander:{record.id}", record.id, ("903.9b",), _to_command, True, APPLIES_AGAIN)


def _to_command(_draft: MtgDraft, proposed: Event) -> tuple[Event, ...]:
    return (proposed.having(to="command", at=None),)


def _part_to_command(id: str, _draft: MtgDraft, proposed: Event) -> tuple[Event, ...]:
    """Return the move of a melded or merged permanent whose commander alone goes to the command zone (903.9c)."""
    elsewhere = {**dict(proposed.get(ELSEWHERE, ())), id: "command"}
    return (proposed.having(**{ELSEWHERE: tuple(sorted(elsewhere.items()))}),)


def _returnable(position: MtgPosition) -> list[Object]:
    """Return the commanders whose owner may put them into the command zone in this check (903.9a), in APNAP order."""
    if not any(key == "commander" for key, _ in position.facts.get("options", ())):
        return []
    decided = {ref for ref, _ in position.facts.get(ASKED, ())}
    order = turn_order(position)
    found = [
        record
        for record in position.objects.values()
        if is_commander(record) and record.place in ("graveyard", "exile") and record.ref not in decided
    ]
    return sorted((one for one in found if one.owner in order), key=lambda one: (order.index(one.owner), one.id))


def ask_to_return(draft: MtgDraft, task: str) -> Ask | None:
    """Ask the owner of a commander that went to a graveyard or exile whether it goes to the command zone (903.9a)."""
    for record in _returnable(draft):
        then = Task("commander-decided", (record.ref, task))
        return asking_optional(record.owner, then, _RETURNS, _TO_THE_COMMAND_ZONE, of=record.id)
    return None


DECIDED_FIRST.append(ask_to_return)


@GAME.task("commander-decided")
def commander_decided(draft: MtgDraft, ref: Ref, task: str, choice: str) -> None:
    """Keep what the owner decided, and go on with the check (704.6d, 903.9a)."""
    draft.set_fact(ASKED, tuple(sorted({**dict(draft.facts.get(ASKED, ())), ref: choice == ACCEPT}.items())))
    draft.do(task)


def undecided(position: MtgPosition) -> bool:
    """Tell whether a commander's owner has still to decide."""
    return bool(_returnable(position))


UNDECIDED.append(undecided)


def returned(position: MtgPosition) -> Iterator[Event]:
    """A commander whose owner decided so goes from the graveyard or exile to the command zone (704.6d)."""
    for ref, accepted in position.facts.get(ASKED, ()):
        record = position.objects.get(ref[0])
        if accepted and record is not None and record.ref == ref:
            yield moving(position, record.id, "command", None, reason="state", rules=(_TO_THE_COMMAND_ZONE, _RETURNS))


CONDITIONS.append(returned)


def fatal(position: MtgPosition, player: str) -> tuple[str, ...]:
    """Return the rules by which a player loses to the combat damage of one commander, none while it is not enough (704.6c)."""
    for (who, _), amount in position.facts.get(DAMAGE, ()):
        if who == player and amount >= FATAL:
            return ("704.6c", "903.10a", "104.3j")
    return ()


LOSSES.append(fatal)
