"""What must be true of every game, whatever is played: a game says how it starts and what holds of its positions."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Collection
from itertools import islice
from typing import Any

import pytest

from judgekit.engine import Allowed, Game, IllegalAnswer, Line, Question, Refused, Trace
from judgekit.engine.playing import play
from judgekit.engine.positions import AnyPosition
from judgekit.engine.writing import read_position, write_position
from judgekit.scenarios import adapter_of
from judgekit.scenarios.code_citations import citations_of
from tests.cases import examples, some

NONSENSE = ("nonsense", "", (), ("nonsense",), (("nonsense",), ()), 7, None, (("A", 1),), ("play", "nonsense"))


def random_chooser(
    chance: random.Random, resting: Collection[object], eager: float = 0.75
) -> Callable[[Question], Any]:
    """Return a chooser that answers at random and rather acts than rests.

    Args:
        chance: where it draws from.
        resting: the answers with which nothing is done.
        eager: how often it acts where it can.
    """

    def choose(question: Question) -> Any:
        how = question.how
        found = [
            choice
            for choice in islice(how.candidates(question), 400)
            if isinstance(how.judge(question, choice), Allowed)
        ]
        acting = [choice for choice in found if choice not in resting]
        if acting and chance.random() < eager:
            return chance.choice(acting)
        return chance.choice(found)

    return choose


class GameProperties(ABC):
    """Properties of a game; a game's tests derive from it.

    Attributes:
        game: the game as the engine plays it.
        name: how a scenario calls it.
        package: where its code is.
        resting: the answers with which nothing is done.
    """

    game: Game
    name: str
    package: str
    resting: Collection[object]

    @abstractmethod
    def start(self, seed: int, shuffled: int | None = None) -> AnyPosition:
        """Return a start position made from a seed; `shuffled` is the seed of the order in which objects are listed."""

    @abstractmethod
    def check(self, position: AnyPosition) -> None:
        """Assert what holds of every position of this game."""

    def choose_by(self, seed: int) -> Callable[[Question], Any]:
        """Return a chooser that plays at random, the same way for the same seed."""
        return random_chooser(random.Random(seed), self.resting)

    def check_zones(self, position: AnyPosition) -> None:
        """Assert that every object is in the one zone that it says."""
        places = Counter(id for ids in position.zones.values() for id in ids)
        for id, record in position.objects.items():
            assert places[id] == (record.zone is not None), id
            assert record.zone is None or id in position.zones[record.zone]
        assert set(places) <= set(position.objects)

    @pytest.mark.parametrize("seed", range(6))
    def test_a_thousand_random_decisions_never_fail_and_keep_zones_apart(self, seed: int) -> None:
        chance = random.Random(seed)
        decisions = 0
        while decisions < examples(2000, 1000) // 6 + 1:
            for position in play(self.start(chance.randrange(10**6)), random_chooser(chance, self.resting), 200):
                self.check_zones(position)
                self.check(position)
                decisions += 1

    @pytest.mark.parametrize("seed", some(range(12), 3))
    def test_the_order_in_which_objects_are_given_changes_nothing(self, seed: int) -> None:
        plain = list(play(self.start(seed), self.choose_by(seed), 60))
        mixed = list(play(self.start(seed, shuffled=seed + 1), self.choose_by(seed), 60))
        assert plain[-1] == mixed[-1]
        assert hash(plain[-1]) == hash(mixed[-1])
        assert plain == mixed

    @pytest.mark.parametrize("seed", range(4))
    def test_every_answer_offered_can_be_taken_and_every_other_is_refused_with_a_rule(self, seed: int) -> None:
        for position in play(self.start(seed), self.choose_by(seed), 40):
            question = position.question
            if question is None:
                continue
            offered = list(islice(question.choices, 40))
            for choice in offered:
                assert self.game.answer(position, choice) is not position
            for choice in islice(question.how.candidates(question), 200):
                verdict = question.judge(choice)
                if isinstance(verdict, Refused):
                    assert verdict.rules
                    with pytest.raises(IllegalAnswer) as refused:
                        self.game.answer(position, choice)
                    assert refused.value.rules == verdict.rules
                else:
                    assert choice in question.choices

    @pytest.mark.parametrize("seed", range(3))
    def test_undo_and_redo_give_equal_positions(self, seed: int) -> None:
        line = Line(self.start(seed))
        choose = self.choose_by(seed)
        seen = [line.position]
        while line.position.question is not None and len(seen) < 40:
            seen.append(line.choose(choose(line.position.question)))
        assert [line.back() for _ in seen[1:]] == seen[-2::-1]
        assert [line.forward() for _ in seen[1:]] == seen[1:]

    def test_a_position_is_written_as_text_and_read_back_equal(self) -> None:
        for position in play(self.start(3), self.choose_by(3), 60):
            again = read_position(self.game, write_position(position))
            assert again == position
            assert hash(again) == hash(position)

    def test_playing_with_and_without_a_trace_reaches_the_same_positions(self) -> None:
        traced = list(play(self.start(5), self.choose_by(5), 60, Trace()))
        assert traced == list(play(self.start(5), self.choose_by(5), 60))

    def test_choices_are_worded_and_read_back_as_themselves(self) -> None:
        scene = adapter_of(self.name)
        for position in play(self.start(8), self.choose_by(8), 80):
            question = position.question
            if question is None:
                continue
            for choice in islice(question.choices, 30):
                assert scene.read_choice(question, scene.write_choice(question, choice)) == choice

    def test_every_rule_cited_in_play_is_found_in_the_code(self) -> None:
        trace = Trace()
        for seed in range(4):
            for _ in play(self.start(seed), self.choose_by(seed), 80, trace):
                pass
        assert set(trace.rules()) <= set(citations_of(self.package))

    def test_an_allowed_answer_cites_the_rule_that_allows_it(self) -> None:
        for position in play(self.start(1), self.choose_by(1), 40):
            question = position.question
            if question is not None:
                for option in islice(question.options, 20):
                    verdict = question.judge(option.choice)
                    assert isinstance(verdict, Allowed)
                    assert verdict.rules

    @pytest.mark.parametrize("seed", range(3))
    def test_an_answer_that_means_nothing_is_refused_with_a_rule(self, seed: int) -> None:
        for position in play(self.start(seed), self.choose_by(seed), 60):
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
