"""Who is not asked, since nothing of its kind can be in the game, would have found nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from judgekit.engine import Event, Replacement, Trace
from judgekit.engine.playing import play
from judgekit.games.mtg.actions.replacing import PROVIDERS, SEVERAL_REASONS, replacements
from judgekit.games.mtg.layers.effect_scope import no_effects_at_all
from judgekit.games.mtg.layers.layers import shown, view_of
from judgekit.games.mtg.meaning.characteristics import copiable_values
from judgekit.games.mtg.stack.special_actions import LISTED
from judgekit.games.mtg.state.asked_where_needed import AskedWhereNeeded, ThingT
from judgekit.games.mtg.state.event_listeners import LISTENERS, notice
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition, first_in_turn_order, turn_order
from judgekit.games.mtg.state.zones import permanents
from judgekit.games.mtg.turn.state_based_actions import (
    BEFORE_TRIGGERS,
    CONDITIONS,
    DECIDED_FIRST,
    FOLLOWING,
    LOSSES,
    UNDECIDED,
    attachments,
    counters,
    deaths,
    one_of_each,
    stirred,
)
from tests.games.mtg.positions import FewAnswers, decks, on_the_boards_of_the_corpus, position

pytestmark = pytest.mark.long

EDITIONS = ("mtg@20210922", "mtg@20260417", "mtg6@1999")


OF_LATER_OR_EARLIER_EDITIONS = {"note_radiation", "younger_legends", "stunned", "shielded", "unharmed", "final"}
"""Who is left out because the edition that is played has no such rule."""


def left_out(register: AskedWhereNeeded[ThingT], reached: MtgPosition) -> Iterator[ThingT]:
    asked = register.asked(reached)
    assert [one for one in register if one in asked] == list(asked)
    return (
        one for one in register if one not in asked and getattr(one, "__name__", "") not in OF_LATER_OR_EARLIER_EDITIONS
    )


def does_nothing(draft: MtgDraft, before: MtgPosition) -> bool:
    assert draft.trace is not None
    return draft.seal() == before and not draft.trace.records


def find_nothing(reached: MtgPosition) -> None:
    """Call all that is left out of a check of state on this position."""
    for condition in left_out(CONDITIONS, reached):
        assert not [*condition(reached)]
    for reason in left_out(LOSSES, reached):
        assert not any(reason(reached, player) for player in reached.players)
    for open in left_out(UNDECIDED, reached):
        assert not open(reached)
    for register in (FOLLOWING, BEFORE_TRIGGERS):
        for follows in left_out(register, reached):
            draft = reached.draft(Trace())
            follows(draft)
            assert does_nothing(draft, reached)
    for first in left_out(DECIDED_FIRST, reached):
        draft = reached.draft(Trace())
        assert first(draft, "check-state") is None
        assert does_nothing(draft, reached)
    for _name, special in left_out(LISTED, reached):
        assert not [id for player in reached.players for id in special.candidates(reached, player)]


def notice_nothing(draft: MtgDraft, happened: tuple[Event, ...], before: MtgPosition) -> None:
    """Show events to every listener that is not asked about them."""
    kinds = {each.kind for each in happened}
    for (listen, fact), wanted, where in LISTENERS:
        if (wanted and wanted.isdisjoint(kinds)) or listen.__name__ in OF_LATER_OR_EARLIER_EDITIONS:
            continue
        possible = where is None or where(draft) or bool(before.effects)
        if possible and (fact is None or fact in draft.facts or fact in before.facts):
            continue
        after = draft.seal()
        again = after.draft(Trace())
        listen(again, happened, before)
        assert does_nothing(again, after), listen


def replace_nothing(draft: MtgDraft, proposed: Event) -> list[Replacement]:
    found = replacements(draft, proposed)
    if proposed.kind in PROVIDERS:
        for provider in left_out(PROVIDERS[proposed.kind], draft):
            assert not [*provider(draft.seal().draft(), proposed)]
    return found


def calm_ones_stay(reached: MtgPosition) -> None:
    """Look at the permanents that a check passes over, and for events with one result as the whole event tells them (704.7)."""
    there = stirred(reached)
    assert [one for one in permanents(reached) if one in there] == list(there)
    calm = [one for one in permanents(reached) if one not in there]
    assert not [*counters(reached, calm), *deaths(reached, calm), *attachments(reached, calm)]
    due = [one for look_at in (counters, deaths, attachments) for one in look_at(reached, there)]
    results = dict.fromkeys(each.having(rules=()) for each in due)
    assert [each.having(rules=(), **{SEVERAL_REASONS: None}) for each in one_of_each(due)] == [
        each.having(**{SEVERAL_REASONS: None}) for each in results
    ]


def noticed(draft: MtgDraft, happened: tuple[Event, ...], before: MtgPosition) -> None:
    calm_ones_stay(draft.seal())
    notice_nothing(draft, happened, before)
    notice(draft, happened, before)


def as_printed(reached: MtgPosition) -> None:
    """Compare what is found again by the identity of records with what is worked out anew."""
    if no_effects_at_all(reached):
        for id, record in reached.objects.items():
            if not record.counters:
                assert view_of(reached).of(id) == shown(record, copiable_values(reached, record))


def watching(monkeypatch: pytest.MonkeyPatch) -> Callable[[MtgPosition], None]:
    def begin(start: MtgPosition) -> None:
        monkeypatch.setattr(start.game, "notice", noticed)
        monkeypatch.setattr(start.game, "replacements", replace_nothing)

    return begin


def look(reached: MtgPosition) -> None:
    if not turn_order(reached):
        return  # all have lost at once (104.4a)
    assert first_in_turn_order(reached) == turn_order(reached)[0]
    find_nothing(reached)
    calm_ones_stay(reached)
    as_printed(reached)


@pytest.mark.parametrize("seed", [41, 42])
def test_of_our_own_cards(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    start = position(decks(seed))
    watching(monkeypatch)(start)
    looked_at = 0
    for reached in play(start, FewAnswers(seed), 150):
        look(reached)
        looked_at += 1
    assert looked_at > 30


@pytest.mark.parametrize("edition", EDITIONS)
def test_on_the_boards_of_the_corpus(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert on_the_boards_of_the_corpus(look, 25, 25, edition, watching(monkeypatch)) > 500
