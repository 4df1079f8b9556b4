"""701.56 of the book of 2026-04-17: time travel: one time counter more or less on what its player chooses."""

from __future__ import annotations

from judgekit.engine import Ask, Event, Task, event
from judgekit.games.mtg.abilities.choosing import asking, asking_one
from judgekit.games.mtg.abilities.interpreter import cause, instruction, number, players
from judgekit.games.mtg.actions.done_by_keyword import after_all_of_it
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.state.zones import EXILE
from judgekit.games.mtg.terms.records import Action

_TIME_TRAVEL = "mtg@20260417:701.56a"

TIME = "time"
"""The kind of counter."""

MORE, LESS = "put", "remove"
"""What is done with a counter on each of those chosen."""


@instruction("time-travel")
def time_travel(draft: MtgDraft, key: int, action: Action) -> None:
    """Players travel in time, one after another, each so often as is said."""
    times = 1 if action.amount is None else number(draft, key, action.amount)
    by = cause(frame_of(draft, key))
    for player in reversed(players(draft, key, action.of)):
        for _ in range(times):
            after_all_of_it(draft, "time-travels", player, by, _TIME_TRAVEL)
            draft.do("time-travel", player, by)


@GAME.task("time-travel")
def choose_what_travels(draft: MtgDraft, player: str, by: str | None) -> Ask:
    """Ask which permanents that the player controls and suspended cards that the player owns, with time counters, are meant."""
    view = view_of(draft)
    found = [one.id for one in view.permanents() if one.count(TIME) and view.of(one.id).controller == player]
    exiled = (draft.objects[id] for id in draft.zones.get(EXILE, ()))
    found += [one.id for one in exiled if one.owner == player and one.count(TIME) and view.of(one.id).has("suspend")]
    draft.note("time-travel", of=by, by=player, rules=(_TIME_TRAVEL,))
    return asking("choose", player, found, 0, None, Task("time-travelled", (player, by, ())), _TIME_TRAVEL, of=by)


@GAME.task("time-travelled")
def time_travelled(
    draft: MtgDraft, player: str, by: str | None, ways: tuple[tuple[str, str], ...], chosen: tuple[str, ...]
) -> Ask | None:
    """Ask of each whether it gets a counter or loses one; then that happens, to all of them at once.

    Args:
        draft: the game.
        player: who travels.
        by: what says so.
        ways: what was chosen so far, by id.
        chosen: the ids of which nothing was chosen yet.
    """
    if chosen:
        then = Task("time-travel-way", (player, by, ways, chosen))
        return asking_one(player, (MORE, LESS), then, _TIME_TRAVEL, of=chosen[0])
    draft.propose(*(_changed(draft, id, way, by) for id, way in ways))
    return None


@GAME.task("time-travel-way")
def time_travel_way(
    draft: MtgDraft,
    player: str,
    by: str | None,
    ways: tuple[tuple[str, str], ...],
    chosen: tuple[str, ...],
    choice: str,
) -> None:
    """Keep what is done with a counter on one of them, and go on with the next."""
    draft.do("time-travelled", player, by, (*ways, (chosen[0], choice)), chosen[1:])


def _changed(draft: MtgDraft, id: str, way: str, by: str | None) -> Event:
    kind = "put-counters" if way == MORE else "remove-counters"
    return event(kind, id, 1, by, counter=TIME, number=draft.objects[id].number, rules=(_TIME_TRAVEL,))
