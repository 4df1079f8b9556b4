"""724, 702.145: day and night: what the game is, the check in the untap step, and the permanents that turn over with it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, Replacement, Task, Unsupported, event
from judgekit.games.mtg.abilities.interpreter import cause, instruction
from judgekit.games.mtg.actions.entering.entering import as_it_would_be, enters
from judgekit.games.mtg.actions.replacing import ENTERS_WITH, RANK_BACK, RANK_OTHER, replaces
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.faces import transforms
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, stated_in
from judgekit.games.mtg.state.mentioned import spoken_of
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import permanents
from judgekit.games.mtg.terms.records import Action
from judgekit.games.mtg.turn.state_based_actions import BEFORE_TRIGGERS
from judgekit.table.adapter import IllegalState

_DAY_AND_NIGHT = "724.1"
"""The rule of the two designations."""

DAY, NIGHT, NEITHER = "day", "night", "neither"

DAYTIME: Final = "daytime"
"""Fact: "day" or "night"; absent as long as the game has neither designation (724.1)."""

CAST_BEFORE: Final = "cast_before"
"""Fact: how many spells each player cast in the turn before whose turn it was; absent where that turn is not known."""

KEYWORD = {DAY: "daybound", NIGHT: "nightbound"}
"""The keyword of the face that is up by day, and of the one that is up by night (702.145b, 702.145e)."""

_TURNS_BY = {DAY: ("702.145b", "702.145c"), NIGHT: ("702.145e", "702.145f")}
"""The rules by which a face that is up by day, or by night, is turned over when it becomes the other."""


def daytime(position: MtgPosition) -> str:
    """Return whether it is "day", "night" or "neither" (724.1)."""
    found: str = position.facts.get(DAYTIME, NEITHER)
    return found


def why_daytime(position: MtgPosition) -> tuple[str, ...]:
    """Return the rules by which it is day or night, or neither."""
    now = daytime(position)
    if now == NEITHER:
        return (_DAY_AND_NIGHT,)
    bound = (
        ("702.145d",) if _bound(position, KEYWORD[DAY]) else ("702.145g",) if _bound(position, KEYWORD[NIGHT]) else ()
    )
    return (_DAY_AND_NIGHT, *bound)


def opened(position: MtgPosition) -> str | None:
    """Return the designation that a game opened in the middle has had since its permanents were there, None for none.

    CR 702.145d, 702.145g.

    Raises:
        IllegalState: a permanent shows the face for the other time of the day.
    """
    first = first_time(position)
    if first is not None:
        since: str = first.get("to")
        return since
    wrong = turning(position)
    if wrong:
        message = f"{wrong[0].of} shows its other face: it is {daytime(position)}"
        raise IllegalState(message, wrong[0].get("rules"), ("given", "battlefield"))
    return None


@instruction("day-night")
def make(draft: MtgDraft, key: int, action: Action) -> None:
    """It becomes day, or night, by an effect (724.1)."""
    draft.propose(becoming(draft, str(action.of), _DAY_AND_NIGHT, by=cause(frame_of(draft, key))))


def becoming(position: MtgPosition, to: str, *rules: str, by: str | None = None) -> Event:
    """Return the event that it becomes day or night."""
    return event("day-night", None, by=by, to=to, origin=daytime(position), rules=rules)


@GAME.event("day-night")
def it_becomes(draft: MtgDraft, happening: Event) -> Consequences:
    """The game gains a designation and loses the other one; permanents turn over with it (702.145b, 702.145e).

    CR 502.2, 502.2a, 702.145d, 702.145g, 724.2, 724.2a, 724.2b.
    """
    to, before = happening.get("to"), daytime(draft)
    if to == before:
        return NOTHING_HAPPENED
    draft.set(daytime=to)
    draft.cite(_DAY_AND_NIGHT, *(("724.1a",) if before != NEITHER else ()), *happening.get("rules", ()))
    draft.changed("day or night", before, to)
    return turning(draft)


def turning(position: MtgPosition) -> list[Event]:
    """Return the transformations that are due: the face for the other time of the day is up (702.145c, 702.145f).

    CR 702.145b, 702.145e.
    """
    now = daytime(position)
    if now == NEITHER:
        return []
    other = DAY if now == NIGHT else NIGHT
    return [
        event("transform", record.id, number=record.number, bound=True, rules=_TURNS_BY[other])
        for record in _bound(position, KEYWORD[other])
        if record.transformed == (other == NIGHT) and transforms(position, record) and not record.face_down
    ]


def _bound(position: MtgPosition, keyword: str) -> list[Object]:
    view = view_of(position)
    return [record for record in permanents(position) if view.of(record.id).has(keyword)]


def first_time(position: MtgPosition) -> Event | None:
    """Return the event by which it becomes day or night for the first time, since a permanent is there that asks for it."""
    if daytime(position) != NEITHER or not _bound_at_all(position):
        return None
    if _bound(position, KEYWORD[DAY]):
        return becoming(position, DAY, "702.145d")
    return becoming(position, NIGHT, "702.145g") if _bound(position, KEYWORD[NIGHT]) else None


_bound_at_all = spoken_of(*KEYWORD.values())


def _due(position: MtgPosition) -> list[Event]:
    if not _bound_at_all(position):
        return []
    first = first_time(position)
    return [first] if first is not None else turning(position)


@listener("move", "transform", "phase-in", "turn-face-up", "day-night", where=_bound_at_all)
def watch(draft: MtgDraft, _happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """Let it become day or night, and permanents turn over, as soon as they are there: no state-based action (702.145c)."""
    draft.propose(*_due(draft))


def look(draft: MtgDraft) -> None:
    """Do the same before a player gets priority, where an effect gave a permanent the keyword, or let it have it again."""
    due = _due(draft)
    if due:
        draft.next(Task("turn-over", ()), Task("check-state"))


@GAME.task("turn-over")
def turn_over(draft: MtgDraft) -> None:
    """Let what is due happen (702.145c, 702.145d, 702.145f, 702.145g)."""
    draft.propose(*_due(draft))


BEFORE_TRIGGERS.append(look, _bound_at_all)


@GAME.task("day-night-check")
def check(draft: MtgDraft) -> None:
    """Look at the turn before: without spells day becomes night, with two of one player night becomes day (724.2).

    CR 724.2c.

    Raises:
        Unsupported: the game was opened in this untap step, and nothing says what was cast before.
    """
    now = daytime(draft)
    if now == NEITHER:
        return
    known = draft.facts.get(CAST_BEFORE)
    if known is None:
        raise Unsupported(phrase("day and night after a turn that is not known"), "724.2")
    team = (*(("502.2a",) if len(known) > 1 else ()), *stated_in(draft, "mtg@20260417:703.4b"))
    numbers = [number for _, number in known]
    if now == DAY and not any(numbers):
        draft.propose(becoming(draft, NIGHT, "502.2", "724.2", "724.2a", *team))
    elif now == NIGHT and max(numbers) > 1:
        draft.propose(becoming(draft, DAY, "502.2", "724.2", "724.2b", *team))
    else:
        draft.note("day-night-stays", rules=("502.2", "724.2", "724.2a" if now == DAY else "724.2b", *team))


@replaces("move")
def enters_by_night(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """By night a permanent with daybound enters transformed (702.145b)."""
    of = proposed.of or ""
    if daytime(draft) != NIGHT or not enters(draft, proposed) or proposed.get("face_down"):
        return
    if proposed.get("transformed") or not transforms(draft, draft.objects[of]):
        return
    if view_of(as_it_would_be(draft, proposed)).of(of).has(KEYWORD[DAY]):
        rank = RANK_BACK if stated_in(draft, "mtg@20260417:616.1d") else RANK_OTHER
        yield Replacement(f"daybound:{of}", of, partial(_transformed), rules=("702.145b", *ENTERS_WITH), rank=rank)


def _transformed(_draft: MtgDraft, proposed: Event, _choice: object) -> tuple[Event, ...]:
    return (proposed.having(transformed=True),)
