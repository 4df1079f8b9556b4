"""Properties of random legal play: nothing raises, invariants hold, every answer offered can be taken."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.engine import Allowed, EndlessLoop, IllegalAnswer, Line, Position, Question, Trace, Unsupported
from judgekit.engine.playing import play
from judgekit.engine.writing import read_position, write_position
from judgekit.games.mtg.layers.in_force import in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.scenarios import adapter_of, read_scenario_file
from judgekit.scenarios.checking import scenario_files
from judgekit.table.adapter import IllegalState
from tests.cases import some
from tests.games.mtg.positions import GAME, Dice, decks, position

pytestmark = pytest.mark.long


def check_invariants(reached: MtgPosition) -> None:
    listed: list[str] = [id for ids in reached.zones.values() for id in ids]
    assert len(listed) == len(set(listed)), "an object is in two zones"
    inside = {id for id, record in reached.objects.items() if record.zone is not None}
    assert inside == set(listed), "zones and records differ"
    for key, ids in reached.zones.items():
        assert all(reached.objects[id].zone == key for id in ids)
    for record in reached.objects.values():
        assert all(number > 0 for _, number in record.counters)
        assert record.marked_damage >= 0
    for player in reached.players.values():
        assert all(number > 0 for _, number in player.counters)
        assert all(mana.type in "WUBRGC" for mana in player.pool)
    if reached.question is not None and reached.question.kind == "priority":
        assert not reached.facts.get("proposal"), "a proposal is left over"
        assert not reached.facts.get("frames"), "a frame is left over"


@pytest.mark.parametrize("seed", some(range(6), 3))
def test_random_play_never_raises_and_never_breaks_an_invariant(seed: int) -> None:
    start = position(decks(seed))
    for reached in play(start, Dice(seed), 350):
        check_invariants(reached)


SCENARIOS = [path for path, _shown in scenario_files([str(corpus_folder() / "mtg")])]


@pytest.mark.parametrize("part", range(4))
def test_from_the_boards_of_the_corpus_every_question_on_the_way_has_a_legal_answer(part: int) -> None:
    for seed, file in some(list(enumerate(SCENARIOS)), 24)[part::4]:
        scenario = read_scenario_file(file)
        try:
            start = adapter_of("mtg").setup(scenario.cards, scenario.given, scenario.rules)
            for reached in play(start, FirstAnswers(seed), 40):
                check_invariants(reached)
        except (Unsupported, EndlessLoop, IllegalState):
            continue


class FirstAnswers:
    """A chooser among the first legal answers only, where a board has too many to list them all."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def __call__(self, question: Question) -> Any:
        """Return one of the first legal answers."""
        answers = list(islice(question.legal(), 30))
        assert answers, f"{question} has no legal answer"
        return self.chance.choice(answers)


def test_every_answer_offered_can_be_taken() -> None:
    start = position(decks(11))
    dice = Dice(11)
    for number, reached in enumerate(play(start, dice, 150)):
        if reached.question is None or number % 5:
            continue
        for choice in islice(reached.question.choices, 8):
            check_invariants(GAME.answer(reached, choice))


KINDS = ("triggered", "replacement", "prevention", "cant", "may", "cost-change", "static")


def assert_derived_from_content_alone(reached: MtgPosition) -> None:
    """See that a position tells of itself what an equal one tells of which nothing was ever asked."""
    anew: MtgPosition = Position(reached.game, *reached.content())  # type: ignore[arg-type]
    for id, record in reached.objects.items():
        if record.zone is not None:
            assert view_of(reached).of(id) == view_of(anew).of(id), id
    for kind in KINDS:
        assert in_force(reached, kind) == in_force(anew, kind), kind
    if reached.question is not None and anew.question is not None:
        offered = list(islice(reached.question.allowed(), 40))
        assert offered == list(islice(anew.question.allowed(), 40))
        how = reached.question.how
        for choice in islice(how.candidates(anew.question), 40):
            told = how.judge(anew.question, choice)
            sifted = (how.sift or how.judge)(anew.question, choice)
            assert isinstance(sifted, Allowed) == isinstance(told, Allowed)
            assert sifted.rules == told.rules or not isinstance(told, Allowed)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_known_of_a_position_does_not_depend_on_how_it_came_about(seed: int) -> None:
    for number, reached in enumerate(play(position(decks(20 + seed)), Dice(seed), 120)):
        if number % 7 == 0:
            assert_derived_from_content_alone(reached)


@pytest.mark.parametrize("part", range(2))
def test_what_is_known_of_boards_of_the_corpus_does_not_depend_on_how_they_came_about(part: int) -> None:
    for seed, file in some(list(enumerate(SCENARIOS))[part * 7 :: 14], 4):
        scenario = read_scenario_file(file)
        try:
            start = adapter_of("mtg").setup(scenario.cards, scenario.given, scenario.rules)
            for number, reached in enumerate(play(start, FirstAnswers(seed), 30)):
                if number % 9 == 8:
                    assert_derived_from_content_alone(reached)
        except (Unsupported, EndlessLoop, IllegalState):
            continue


def spoilt(choice: Any) -> list[Any]:
    """Return answers near a legal one."""
    if isinstance(choice, tuple) and choice and isinstance(choice[0], str):
        return [(*choice[:-1], "nobody"), (*choice, "more"), ("no-such-deed",)]
    if isinstance(choice, tuple):
        return [(*choice, ("nobody",)), (("nobody",),), "nonsense"]
    if isinstance(choice, int):
        return [-1, "many"]
    return ["nobody", 17]


def refused_with_a_rule(reached: MtgPosition, question: Question) -> int:
    """Give answers near the first legal ones, see each refused that is not offered, and count those that name a rule."""
    offered = set(map(repr, question.choices))
    refused = 0
    for choice in islice(question.choices, 4):
        for wrong in spoilt(choice):
            if repr(wrong) in offered:
                continue
            with pytest.raises(IllegalAnswer) as caught:
                GAME.answer(reached, wrong)
            refused += bool(caught.value.rules)
    return refused


def test_what_is_not_offered_is_refused_and_says_by_which_rule() -> None:
    start = position(decks(12))
    refused = 0
    for reached in play(start, Dice(12), 120):
        question = reached.question
        if question is None:
            continue
        refused += refused_with_a_rule(reached, question)
    assert refused > 100


def assert_walked_both_ways(start: MtgPosition, dice: Dice, decisions: int) -> None:
    """Play on, go back to the start, and see each position again on the way forward, and the one before it on a step back."""
    line = Line(start)
    for _ in range(decisions):
        if line.position.question is None:
            break
        line.choose(dice(line.position.question))
    seen = [moment.position for moment in line.moments]
    assert len(seen) > 10
    line.back(len(seen))
    for expected in seen[1:]:
        before = line.position
        line.forward()
        assert line.position == expected
        assert line.back() == before
        line.forward()


def test_going_back_and_forward_gives_equal_positions() -> None:
    assert_walked_both_ways(position(decks(13)), Dice(13), 80)


def test_an_event_happens_once() -> None:
    trace = Trace()
    for _ in play(position(decks(14), trace=trace), Dice(14), 200, trace):
        pass
    moves = [record for record in trace.records if record.what == "move" and record.event is not None]
    arrived = [(record.of, record.event.get("number")) for record in moves if record.event is not None]
    assert len(arrived) == len(set(arrived)), "one object moved twice as the same object"


def test_the_same_choices_give_the_same_game() -> None:
    first = list(play(position(decks(15)), Dice(15), 100))
    second = list(play(position(decks(15)), Dice(15), 100))
    assert first[-1] == second[-1]
    assert hash(first[-1]) == hash(second[-1])


def test_positions_are_written_and_read_again() -> None:
    for number, reached in enumerate(play(position(decks(16)), Dice(16), 60)):
        if number % 20 == 0:
            assert read_position(GAME, write_position(reached)) == reached
