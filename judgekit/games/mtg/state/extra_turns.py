"""500.7: extra turns that wait, the latest created first, and which of them is the one that a text calls "that turn"."""

from __future__ import annotations

from judgekit.games.mtg.state.game import MtgDraft, next_timestamp

OF_EXTRA_TURNS = ("that_turn", "extra_turn_marks", "coming_turn", "coming_extra", "in_extra_turn")
"""Facts that tell extra turns apart."""


def create_extra_turn(draft: MtgDraft, player: str, *, marked: bool = False) -> int | None:
    """Add an extra turn before those that wait, and return its mark where it is to be known again (500.7).

    Args:
        draft: the game.
        player: whose turn it is.
        marked: a text speaks of that turn.
    """
    waiting = draft.facts.get("extra_turns", ())
    marks = draft.facts.get("extra_turn_marks", ()) or (None,) * len(waiting)
    mark = next_timestamp(draft) if marked else None
    draft.set(extra_turns=(player, *waiting))
    if marked or draft.facts.get("extra_turn_marks"):
        draft.set(extra_turn_marks=(mark, *marks))
    return mark


def take_extra_turn(draft: MtgDraft, place: int) -> str:
    """Take one of the extra turns that wait out of their order, and return whose it is (500.7)."""
    waiting = draft.facts.get("extra_turns", ())
    marks = draft.facts.get("extra_turn_marks", ())
    draft.set(extra_turns=(*waiting[:place], *waiting[place + 1 :]))
    draft.drop_fact("coming_turn")
    draft.set(coming_extra=True)
    if marks:
        draft.set(extra_turn_marks=(*marks[:place], *marks[place + 1 :]))
        if marks[place] is not None:
            draft.set(coming_turn=marks[place])
    player: str = waiting[place]
    return player


def turn_not_taken(draft: MtgDraft) -> None:
    """Forget the extra turn that was to come: it is skipped, or its player is gone (614.10)."""
    draft.drop_fact("coming_turn")
    draft.drop_fact("coming_extra")


def know_that_turn(draft: MtgDraft) -> None:
    """Keep, as a turn begins, whether it is an extra turn, and whether it is one of which a text speaks (500.7)."""
    if draft.facts.get("coming_extra"):
        draft.set(in_extra_turn=True)
        draft.drop_fact("coming_extra")
    elif draft.facts.get("in_extra_turn"):
        draft.drop_fact("in_extra_turn")
    mark = draft.facts.get("coming_turn")
    if mark is not None:
        draft.set(that_turn=mark)
        draft.drop_fact("coming_turn")
    elif draft.facts.get("that_turn") is not None:
        draft.drop_fact("that_turn")
