"""120.4c, 614.1a: damage that would bring a life total below a number brings it to that number instead.

Such an effect looks at everything that one damage event makes of a life total together: all the damage dealt at once, and the
life gained in the same event (120.4d).
"""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.engine import Event, Unsupported
from judgekit.games.mtg.layers.in_force import InForce, in_force, possible
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.words import amount, holds, players_of
from judgekit.games.mtg.state.game import MtgDraft, sharing_life
from judgekit.games.mtg.terms.records import Pattern

FALLS = "life-falls"
"""The word of an event pattern for damage that would bring the life total of a player below a number."""

Events = tuple[Event, ...]


class Floor(NamedTuple):
    """An effect below whose number damage brings no life total.

    Attributes:
        entry: the ability in force.
        below: the total that it looks for is less than this.
        total: what the life total is instead.
    """

    entry: InForce
    below: int
    total: int


def kept_up(draft: MtgDraft, events: Events) -> Events:
    """Return the results of damage with as much less loss of life as effects with a floor demand (120.4c).

    CR 614.1a, 614.6, 616.1.

    Args:
        draft: the game.
        events: what damage that is dealt is processed into, after every other replacement effect.
    """
    if not possible(draft, "replacement") or not any(_by_damage(one) for one in events):
        return events
    teams = dict.fromkeys(sharing_life(draft, one.of or "") for one in events if _by_damage(one))
    for team in teams:
        for floor in sorted(_floors(draft, team), key=lambda one: (-one.total, one.entry.id)):
            events = _raised(draft, events, team, floor)
    return events


def _by_damage(one: Event) -> bool:
    return one.kind == "lose-life" and bool(one.get("damage")) and one.amount > 0


def _floors(draft: MtgDraft, team: tuple[str, ...]) -> list[Floor]:
    """Return the effects that keep up the life total of some players who share it."""
    found = []
    view = view_of(draft)
    for entry in in_force(draft, "replacement"):
        for pattern in entry.ability.when:
            if pattern.event != FALLS or not set(team).intersection(
                players_of(view, pattern.get("player"), entry.frame)
            ):
                continue
            if holds(view, entry.ability.condition, entry.frame):
                found.append(_floor(draft, entry, pattern))
    return found


def _floor(draft: MtgDraft, entry: InForce, pattern: Pattern) -> Floor:
    actions = entry.ability.instead or ()
    if len(actions) != 1 or actions[0].verb != "set-life" or actions[0].amount is None or entry.ability.optional:
        raise Unsupported(phrase("what happens instead of a life total that falls"), "614.1a")
    view = view_of(draft)
    return Floor(entry, int(pattern.get("below")), amount(view, actions[0].amount, entry.frame))


def _raised(draft: MtgDraft, events: Events, team: tuple[str, ...], floor: Floor) -> Events:
    """Return the events with so much less loss that the life total ends at the floor, if it would end below it."""
    before = draft.players[team[0]].life
    here = [one for one in events if one.of in team]
    change = sum(one.amount * _SIGNS.get(one.kind, 0) for one in here)
    if before + change >= floor.below:
        return events
    if before < floor.below or any(one.applied for one in here if one.kind in _SIGNS):
        raise Unsupported(
            phrase("a floor under a life total that is lower, or together with another replacement effect"), "616.1"
        )
    too_much = floor.total - (before + change)
    kept: list[Event] = []
    for one in reversed(events):
        less = min(one.amount, too_much) if _by_damage(one) and one.of in team else 0
        too_much -= less
        if less < one.amount or not less:
            kept.append(one._replace(amount=one.amount - less))
    record = draft.note("replaced", of=team[0], by=floor.entry.id, rules=("614.1", "614.1a", "614.6", "120.4c"))
    if record is not None:
        record.changes.append(("life", before + change, floor.total))
    return tuple(reversed(kept))


_SIGNS = {"gain-life": 1, "lose-life": -1}
