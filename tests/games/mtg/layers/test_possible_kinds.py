"""A quick look says which kinds of ability there may be: it may say too much, never too little."""

from __future__ import annotations

import pytest

from judgekit.engine.playing import play
from judgekit.games.mtg.layers.in_force import _kinds_had, _looked_at, _with_abilities, in_force, possible
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import stands_for
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.mentioned import names, words_of
from judgekit.games.mtg.state.objects import Frame, Lasting
from judgekit.games.mtg.terms.records import Ability, Modification
from tests.games.mtg.positions import Dice, decks, on_the_boards_of_the_corpus, position

KINDS = ("cant", "cost-change", "may", "must", "prevention", "replacement", "static", "triggered")
PUMP = Ability("static", modify=(Modification("pt", (3, 3)),))
WARD = Ability("static", modify=(Modification("gain", Ability("keyword", "ward", value=None)),))
ALL_OF_ANOTHER = Ability(
    "static", modify=(Modification("gain", Ability("keyword", "abilities-of")._replace(kind="abilities-of")),)
)


@pytest.mark.parametrize("seed", [31, 32])
def test_no_ability_is_there_whose_kind_is_not_possible(seed: int) -> None:
    for reached in list(play(position(decks(seed)), Dice(seed), 120))[::5]:
        view = view_of(reached)
        had = (one.ability for id in reached.objects for one in view.of(id).abilities)
        effects = (one.ability for one in reached.effects.values())
        there = {one.kind for ability in (*had, *effects) for one in stands_for(ability)}
        assert not [kind for kind in KINDS if kind in there and not possible(reached, kind)]


@pytest.mark.parametrize(("ability", "open"), [(PUMP, False), (WARD, True), (ALL_OF_ANOTHER, True)])
def test_an_effect_makes_only_those_kinds_possible_that_it_may_bring(ability: Ability, open: bool) -> None:
    draft = position({"players": {"A": {}, "B": {}}}).draft()
    assert not possible(draft, "triggered")
    draft.put_effect("e", Lasting("e", ability, Frame("A")))
    assert possible(draft, "triggered") is open
    assert open or in_force(draft, "triggered") == ()


def test_the_words_of_a_card_are_all_that_stands_in_it() -> None:
    for card in position(decks(4)).cards.values():
        words = words_of(card)
        texts = [word for word in words if isinstance(word, str)]
        assert all((word in words) == names(card, (word,)) for word in (*texts, "no such word"))


def nothing_is_passed_over(reached: MtgPosition) -> None:
    """Compare the objects that are looked at for abilities of a kind with all objects that have any."""
    view = view_of(reached)
    everything = _with_abilities(view)
    for kind in KINDS:
        seen = [entry for entry in _looked_at(reached, view, kind) if kind in _kinds_had(entry[1].abilities)]
        assert seen == [entry for entry in everything if kind in _kinds_had(entry[1].abilities)], kind


@pytest.mark.parametrize("seed", [33, 34])
def test_every_object_is_looked_at_that_has_an_ability_of_a_kind(seed: int) -> None:
    for reached in play(position(decks(seed)), Dice(seed), 120):
        nothing_is_passed_over(reached)


@pytest.mark.parametrize("edition", ["mtg@20210922", "mtg@20260417"])
def test_so_it_is_on_the_boards_of_the_corpus(edition: str) -> None:
    assert on_the_boards_of_the_corpus(nothing_is_passed_over, 16, 15, edition) > 500
