"""807.4: the turn markers of a Grand Melee: who holds them, which are removed, and when extra turns are taken."""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import Event
from judgekit.games.mtg.multiplayer.grand_melee import LEDGER, MARKERS, PLAYERS_PER_MARKER, turn_markers
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.extra_turns import take_extra_turn
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, alive

_KEEPS_MARKER = "807.4i"
"""The rule by which a player with an extra turn keeps the turn marker."""

Seats = tuple[str, ...]


class Marker(NamedTuple):
    """A turn marker.

    Attributes:
        number: its number (807.4b).
        holder: the player who has it.
        taking: the holder's turn has begun.
        removals: how often it is designated for removal (807.4e).
        owed: the present turn is an extra turn that was taken just before the holder's own turn (807.4j).
    """

    number: int
    holder: str
    taking: bool = True
    removals: int = 0
    owed: bool = False


GAME.records = (*GAME.records, Marker)


def markers_of(position: MtgPosition) -> tuple[Marker, ...]:
    """Return the turn markers; at first the starting player and every fourth player to the left has one (807.4b).

    CR 807.4a.
    """
    ledger: tuple[Marker, ...] | None = position.facts.get(LEDGER)
    if ledger is not None:
        return ledger
    seats = alive(position)
    first = seats.index(position.facts["active"]) if position.facts.get("active") in seats else 0
    number = max(1, turn_markers(position))
    return tuple(Marker(one + 1, seats[(first + one * PLAYERS_PER_MARKER) % len(seats)]) for one in range(number))


def takers(position: MtgPosition) -> Seats:
    """Return the players who are taking a turn, by the numbers of their markers."""
    return tuple(one.holder for one in markers_of(position) if one.taking)


def _seats(position: MtgPosition, *others: str) -> Seats:
    """Return the players still in the game, and others who are named, in seating order."""
    return tuple(id for id, player in position.players.items() if not player.lost or id in others)


def _left_of(position: MtgPosition, player: str) -> str:
    seats = _seats(position, player)
    return seats[(seats.index(player) + 1) % len(seats)]


def _close(position: MtgPosition, player: str, left: bool, but: Marker) -> bool:
    """Tell whether another marker is within three seats on one side of a player (807.4d, 807.4i)."""
    seats = _seats(position, player)
    place = seats.index(player)
    steps = range(1, PLAYERS_PER_MARKER)
    near = {seats[(place + step if left else place - step) % len(seats)] for step in steps} - {player}
    return any(one.holder in near for one in markers_of(position) if one.number != but.number)


def turn_ended(draft: MtgDraft, player: str) -> None:
    """Pass the marker of a player whose turn ends, keep it for what is still owed, or remove it; then turns may begin.

    CR 500.7, 807.4c, 807.4g.
    """
    marker = next(one for one in markers_of(draft) if one.holder == player and one.taking)
    extra = player in draft.facts.get("extra_turns", ())
    if marker.removals:
        _remove(draft, marker)
        if extra:
            draft.note("extra-turn-waits", of=player, rules=("807.4j",))
    elif marker.owed:
        _put(draft, marker._replace(taking=False, owed=False))
    elif extra and not _close(draft, player, False, marker):
        draft.note("keeps-marker", of=player, rules=(_KEEPS_MARKER,))
        _put(draft, marker._replace(taking=False))
    else:
        if extra:
            draft.note("extra-turn-waits", of=player, rules=(_KEEPS_MARKER, "807.4j"))
        _pass_on(draft, marker)
    own = marker.owed
    _begin_turns(draft, player if own or (extra and not marker.removals) else None, own)


def _put(draft: MtgDraft, marker: Marker) -> None:
    kept = tuple(marker if one.number == marker.number else one for one in markers_of(draft))
    draft.set_fact(LEDGER, kept)


def _pass_on(draft: MtgDraft, marker: Marker) -> None:
    left = _left_of(draft, marker.holder)
    _put(draft, marker._replace(holder=left, taking=False, owed=False))
    draft.note("passes-marker", of=left, by=marker.holder, rules=("807.4c",))


def _remove(draft: MtgDraft, marker: Marker) -> None:
    """Remove a marker; designated more than once, the one to its right is designated the rest of the times (807.4g)."""
    left = tuple(one for one in markers_of(draft) if one.number != marker.number)
    draft.set_fact(LEDGER, left)
    draft.note("marker-removed", of=marker.holder, rules=("807.4g",))
    if marker.removals > 1:
        _designate(draft, marker.holder, marker.removals - 1)


def _begin_turns(draft: MtgDraft, kept: str | None, own: bool) -> None:
    """Begin the turns of those who have a marker and no other one too close on their left (807.4d).

    Args:
        draft: the game.
        kept: the player who keeps the marker after a turn.
        own: it is the own turn that was owed after an extra turn.
    """
    for marker in markers_of(draft):
        if marker.taking:
            continue
        if _close(draft, marker.holder, True, marker):
            draft.note("waits-to-begin", of=marker.holder, rules=("807.4d",))
            continue
        extra = draft.facts.get("extra_turns", ())
        takes = marker.holder in extra and not (own and marker.holder == kept)
        if takes:
            place = extra.index(marker.holder)
            take_extra_turn(draft, place)
            after = marker.holder == kept
            draft.note("extra-turn", of=marker.holder, rules=("500.7", _KEEPS_MARKER if after else "807.4j"))
        _put(draft, marker._replace(taking=True, owed=takes and marker.holder != kept))


@listener("lose-game")
def note_departure(draft: MtgDraft, happened: tuple[Event, ...], before: MtgPosition) -> None:
    """Designate turn markers for removal as players leave a Grand Melee (807.4c, 807.4e, 807.4f, 807.4g)."""
    if not draft.facts.get(MARKERS):
        return
    gone = [each.of or "" for each in happened if each.kind == "lose-game"]
    if LEDGER not in draft.facts:
        draft.set_fact(LEDGER, markers_of(before))
    undesignated = sum(1 for one in markers_of(draft) if not one.removals)
    if undesignated < len(markers_of(draft)):
        draft.cite("807.4f")
    if undesignated > max(1, turn_markers(draft)):
        _designate(draft, gone[0], undesignated - max(1, turn_markers(draft)))
    for marker in markers_of(draft):
        if marker.holder in gone and not marker.taking:
            _pass_on(draft, marker)
    _begin_turns(draft, None, False)


def _designate(draft: MtgDraft, player: str, times: int) -> None:
    """Designate the marker to the right of a player for removal; where its turn has not begun it goes at once (807.4g)."""
    seats = _seats(draft, player, *(one.holder for one in markers_of(draft)))
    place = seats.index(player)
    for step in range(1, len(seats) + 1):
        found = next((one for one in markers_of(draft) if one.holder == seats[place - step]), None)
        if found is not None:
            break
    else:
        return
    marker = found._replace(removals=found.removals + times)
    _put(draft, marker)
    draft.note("marker-designated", of=marker.holder, rules=("807.4e",))
    if not marker.taking:
        _remove(draft, marker)


@GAME.task("marked-turn-over")
def marked_turn_over(draft: MtgDraft, player: str) -> None:
    """End a turn of a Grand Melee of several turns, in which nothing more happens; the last one left is played as usual.

    CR 807.4c.
    """
    before = takers(draft)
    draft.drop_agenda()
    turn_ended(draft, player)
    now = takers(draft)
    if len(markers_of(draft)) == 1 and now and now[0] not in before:
        draft.do("begin-turn", now[0])
    elif now and draft.facts.get("active") == player:
        draft.set(active=now[0], priority=None)


def next_in_melee(draft: MtgDraft) -> str:
    """Return whose turn begins after the only turn of a Grand Melee (807.4c, 807.4j)."""
    turn_ended(draft, draft.facts["active"])
    return takers(draft)[0]
