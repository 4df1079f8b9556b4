"""What must be true of every game of Duel Masters, whatever is played."""

import random
from collections import Counter
from itertools import islice

import pytest

from judgekit.engine import Allowed, IllegalAnswer, Line, Refused, Trace
from judgekit.engine.playing import play
from judgekit.engine.writing import read_position, write_position
from judgekit.games.duel_masters import DUEL
from judgekit.games.duel_masters.game import DuelPosition
from judgekit.scenarios import adapter_of
from judgekit.scenarios.code_citations import citations_of
from tests.games.duel_masters.table import choose_by, start


def check(position: DuelPosition) -> None:
    """Assert what holds of every position."""
    places = Counter(id for ids in position.zones.values() for id in ids)
    for id, card in position.objects.items():
        assert places[id] == (card.zone is not None), id
        assert card.zone is None or id in position.zones[card.zone]
        assert not card.tapped or card.place in ("battle-zone", "mana-zone"), "105.4a"
        assert not card.under or card.zone == "battle-zone"
        assert (card.host is not None) == (card.zone == "under")
        for below in card.under:
            assert position.objects[below].host == id
    assert set(places) <= set(position.objects)
    assert sum(record.lost for record in position.players.values()) <= 1


@pytest.mark.parametrize("seed", range(6))
def test_two_thousand_random_decisions_never_fail_and_keep_zones_apart(seed: int) -> None:
    chance = random.Random(seed)
    decisions = 0
    while decisions < 2000 // 6 + 1:
        for position in play(start(chance.randrange(10**6)), choose_by(chance), 200):
            check(position)
            decisions += 1


@pytest.mark.parametrize("seed", range(12))
def test_the_order_in_which_objects_are_given_changes_nothing(seed: int) -> None:
    plain = list(play(start(seed), choose_by(random.Random(seed)), 60))
    mixed = list(play(start(seed, shuffled=seed + 1), choose_by(random.Random(seed)), 60))
    assert plain[-1] == mixed[-1]
    assert hash(plain[-1]) == hash(mixed[-1])
    assert plain == mixed


@pytest.mark.parametrize("seed", range(4))
def test_every_answer_offered_can_be_taken_and_every_other_is_refused_with_a_rule(seed: int) -> None:
    for position in play(start(seed), choose_by(random.Random(seed)), 40):
        question = position.question
        if question is None:
            continue
        offered = list(islice(question.choices, 40))
        for choice in offered:
            assert DUEL.answer(position, choice) is not position
        for choice in islice(question.how.candidates(question), 200):
            verdict = question.judge(choice)
            if isinstance(verdict, Refused):
                assert verdict.rules
                with pytest.raises(IllegalAnswer) as refused:
                    DUEL.answer(position, choice)
                assert refused.value.rules == verdict.rules
            else:
                assert choice in question.choices


@pytest.mark.parametrize("seed", range(3))
def test_undo_and_redo_give_equal_positions(seed: int) -> None:
    line = Line(start(seed))
    choose = choose_by(random.Random(seed))
    seen = [line.position]
    while line.position.question is not None and len(seen) < 40:
        seen.append(line.choose(choose(line.position.question)))
    assert [line.back() for _ in seen[1:]] == seen[-2::-1]
    assert [line.forward() for _ in seen[1:]] == seen[1:]


def test_a_position_is_written_as_text_and_read_back_equal() -> None:
    for position in play(start(3), choose_by(random.Random(3)), 60):
        again = read_position(DUEL, write_position(position))
        assert again == position
        assert hash(again) == hash(position)


def test_playing_with_and_without_a_trace_reaches_the_same_positions() -> None:
    traced = list(play(start(5), choose_by(random.Random(5)), 60, Trace()))
    assert traced == list(play(start(5), choose_by(random.Random(5)), 60))


def test_choices_are_worded_and_read_back_as_themselves() -> None:
    scene = adapter_of("dm")
    for position in play(start(8), choose_by(random.Random(8)), 80):
        question = position.question
        if question is None:
            continue
        for choice in islice(question.choices, 30):
            assert scene.read_choice(question, scene.write_choice(question, choice)) == choice


def test_every_rule_cited_in_play_is_found_in_the_code() -> None:
    trace = Trace()
    for seed in range(4):
        for _ in play(start(seed), choose_by(random.Random(seed)), 80, trace):
            pass
    assert set(trace.rules()) <= set(citations_of("judgekit.games.duel_masters"))


def test_an_allowed_answer_cites_the_rule_that_allows_it() -> None:
    for position in play(start(1), choose_by(random.Random(1)), 40):
        question = position.question
        if question is not None:
            for option in islice(question.options, 20):
                verdict = question.judge(option.choice)
                assert isinstance(verdict, Allowed)
                assert verdict.rules


NONSENSE = ("nonsense", "", (), ("nonsense",), (("nonsense",), ()), 7, None, (("A", 1),), ("play", "nonsense"))


@pytest.mark.parametrize("seed", range(3))
def test_an_answer_that_means_nothing_is_refused_with_a_rule(seed: int) -> None:
    for position in play(start(seed), choose_by(random.Random(seed)), 60):
        question = position.question
        if question is None:
            continue
        for choice in NONSENSE:
            verdict = question.judge(choice)
            if choice in question.choices:
                assert isinstance(verdict, Allowed)
            else:
                assert isinstance(verdict, Refused), (question, choice)
                assert verdict.rules
