"""The kernel, played through a toy game."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.engine import Allowed, Ask, Game, IllegalAnswer, Line, Position, Question, Refused, Task, Trace, event
from judgekit.engine.exploring import explore
from judgekit.engine.forcing import Forcing
from judgekit.engine.positions import AnyPosition
from judgekit.engine.writing import read_position, write_position
from tests.engine.toy import TOY, Taker, start

answers = st.lists(st.integers(1, 3), max_size=12)


def played(position: AnyPosition, choices: list[int]) -> AnyPosition:
    position = TOY.advance(position)
    for choice in choices:
        if position.question is None or choice not in position.question.choices:
            break
        position = TOY.answer(position, choice)
    return position


def test_a_position_stops_at_the_next_decision_and_lists_every_legal_answer_with_its_rule() -> None:
    question = TOY.advance(start(2)).question
    assert question is not None
    assert (question.kind, question.by) == ("take", "A")
    assert [(option.choice, option.rules) for option in question.options] == [(1, ("1.2",)), (2, ("1.2",))]


def test_an_answer_that_is_not_offered_is_refused_with_the_rule_that_forbids_it() -> None:
    position = TOY.advance(start(2))
    with pytest.raises(IllegalAnswer) as refused:
        TOY.answer(position, 3)
    assert refused.value.rules == ("1.3",)
    with pytest.raises(IllegalAnswer) as refused:
        TOY.answer(position, 0)
    assert refused.value.rules == ("1.2",)


def test_a_game_ends_with_an_outcome_and_asks_no_more() -> None:
    position = played(start(3), [3])
    assert position.outcome is not None
    assert position.outcome.winners == {"A"}
    assert position.question is None
    with pytest.raises(IllegalAnswer):
        TOY.answer(position, 1)


@given(answers)
def test_earlier_positions_stay_as_they_were(choices: list[int]) -> None:
    first = TOY.advance(start(9))
    written = write_position(first)
    played(first, choices)
    assert write_position(first) == written
    assert first == TOY.advance(start(9))


@given(answers, answers)
def test_equal_positions_have_equal_hashes_and_different_play_gives_different_positions(
    one: list[int], other: list[int]
) -> None:
    left, right = played(start(9), one), played(start(9), other)
    if left == right:
        assert hash(left) == hash(right)
    assert played(start(9), one) == left


@given(st.permutations(["p", "q", "r", "s", "t"]), answers)
def test_the_order_in_which_objects_are_listed_is_no_part_of_a_position(names: list[str], choices: list[int]) -> None:
    listed, sorted_ = played(start(5, names=names), choices), played(start(5, names=sorted(names)), choices)
    assert listed == sorted_
    assert hash(listed) == hash(sorted_)


@given(answers)
def test_a_position_is_written_as_text_and_read_back_equal(choices: list[int]) -> None:
    position = played(start(9, wards=("double", "less")), choices)
    again = read_position(TOY, write_position(position))
    assert again == position
    assert hash(again) == hash(position)
    assert (again.question is None) == (position.question is None)


def test_going_back_and_forward_gives_equal_positions_and_a_fork_leaves_its_line_alone() -> None:
    line = Line(start(9))
    seen = [line.position, line.choose(2), line.choose(3), line.choose(1)]
    assert [line.back() for _ in range(3)] == seen[2::-1]
    assert [line.forward() for _ in range(3)] == seen[1:]
    line.back(2)
    fork = line.fork()
    fork.choose(1)
    assert line.forward() == seen[2]
    line.back()
    assert line.choose(3) == seen[2]
    assert line.forward() == seen[3]


def test_a_lone_replacement_applies_by_itself_and_the_trace_shows_what_it_changed() -> None:
    trace = Trace()
    position = TOY.answer(TOY.advance(start(9, wards=("double",)), trace), 2, trace)
    assert position.players["A"].taken == 4
    replaced = next(record for record in trace.records if record.what == "replaced")
    assert (replaced.changes, replaced.rules, replaced.by) == ([("amount", 2, 4)], ["3.1"], "double")


def test_the_affected_player_chooses_among_replacements_each_applied_once() -> None:
    position = TOY.answer(TOY.advance(start(9, wards=("double", "less"))), 2)
    question = position.question
    assert question is not None
    assert (question.kind, question.by, question.choices) == ("replacement", "A", ("double", "less"))
    assert TOY.answer(position, "double").players["A"].taken == 3
    assert TOY.answer(position, "less").players["A"].taken == 2
    with pytest.raises(IllegalAnswer) as refused:
        TOY.answer(position, "triple")
    assert refused.value.rules == ("3.2",)


def test_what_a_replacement_needs_is_decided_before_it_is_applied() -> None:
    trace = Trace()
    position = TOY.answer(TOY.advance(start(9, wards=("guess",)), trace), 3, trace)
    assert position.question is not None
    assert (position.question.kind, position.players["A"].taken) == ("take", 0)
    position = TOY.answer(position, 1, trace)
    assert position.players["A"].taken == 1
    replaced = next(record for record in trace.records if record.what == "replaced")
    assert (replaced.changes, replaced.by) == ([("amount", 3, 1)], "guess")


def test_what_an_event_became_may_be_impossible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOY, "impossible", lambda _draft, proposed: proposed.kind == "take" and proposed.amount > 3)
    assert TOY.answer(TOY.advance(start(9, wards=("double",))), 1).players["A"].taken == 2
    assert TOY.answer(TOY.advance(start(9, wards=("double",))), 2).players["A"].taken == 0


def test_the_last_look_at_simultaneous_events_may_leave_some_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOY, "settle", lambda _draft, events, _report: events[:1])
    draft = TOY.advance(start(9)).draft()
    draft.drop_agenda()
    draft.propose(event("take", "A", 2, by="A"), event("take", "B", 3, by="B"), report="done")
    position = TOY.advance(draft.seal())
    assert (position.players["A"].taken, position.players["B"].taken) == (1, 0)  # the moves are a set of their own
    assert [one.of for one in position.facts["done"] if one.kind == "take"] == ["A"]


def test_an_event_remembers_which_effects_could_have_been_applied_to_what_it_was() -> None:
    trace = Trace()
    position = TOY.answer(TOY.advance(start(9, wards=("double", "less")), trace), 2, trace)
    TOY.answer(position, "double", trace)
    taken = [record.event for record in trace.records if record.what == "take" and record.event is not None]
    assert (taken[0].applied, taken[0].offered) == (("double", "less"), ("double", "less"))


def test_an_event_that_did_not_happen_triggers_nothing_and_leaves_no_record() -> None:
    trace = Trace()
    position = TOY.answer(TOY.advance(start(9, wards=("bell", "less")), trace), 1, trace)
    assert [record.what for record in trace.records] == ["turn", "decision", "replaced", "turn"]
    assert position.players["A"].rung == 0


def test_consequences_of_an_event_happen_as_one_set_after_it() -> None:
    trace = Trace()
    TOY.answer(TOY.advance(start(9), trace), 3, trace)
    moves = [record for record in trace.records if record.what == "move"]
    assert len(moves) == 3
    assert len({record.batch for record in moves}) == 1
    assert [record.changes for record in moves] == [[("taken", n, n + 1)] for n in range(3)]


def test_events_can_be_taken_from_what_work_proposes_and_the_work_s_other_tasks_stay() -> None:
    draft = TOY.advance(start(3)).draft()

    def work() -> None:
        draft.propose(event("take", "A", 1), event("take", "B", 2))
        draft.next(Task("turn", ("B",)))
        draft.propose(event("take", "A", 3))

    proposed = draft.proposed_by(work)
    assert sorted((one.of, one.amount) for one in proposed) == [("A", 1), ("A", 3), ("B", 2)]
    assert draft.take() == Task("turn", ("B",))


def test_what_happens_triggers_once_for_each_event() -> None:
    position = played(start(9, wards=("bell",)), [1, 2, 3])
    assert (position.players["A"].rung, position.players["B"].rung) == (2, 1)


def test_a_decision_in_the_trace_names_what_there_was_to_choose_among() -> None:
    trace = Trace()
    TOY.answer(TOY.advance(start(2), trace), 1, trace)
    decision = next(record for record in trace.records if record.what == "decision")
    assert decision.question is not None
    assert (decision.by, decision.choice, decision.question.choices, decision.rules) == ("A", 1, (1, 2), ["1.2"])


def brute(position: AnyPosition) -> dict[str, int]:
    if position.outcome is not None:
        return {min(position.outcome.winners): 1}
    assert position.question is not None
    total: dict[str, int] = {}
    for choice in position.question.choices:
        for winner, count in brute(TOY.answer(position, choice)).items():
            total[winner] = total.get(winner, 0) + count
    return total


@given(st.integers(1, 8))
def test_exploring_counts_the_same_lines_as_trying_every_answer(stones: int) -> None:
    found = explore(start(stones))
    assert found.cut is None
    counted = found.distribution(lambda position: min(position.outcome.winners) if position.outcome else None)
    assert dict(counted) == brute(TOY.advance(start(stones)))


def test_exploring_joins_equal_positions_and_shows_a_shortest_line_to_each_result() -> None:
    found = explore(start(12))
    lines = sum(found.distribution(lambda position: None).values())
    assert len(found.nodes) < lines / 5
    witness = found.witnesses(lambda position: min(position.outcome.winners) if position.outcome else None)
    assert [choice for _, choice in witness["B"]] == [3, 3, 3, 3]


def test_exploring_knows_whether_lines_can_go_round() -> None:
    assert not explore(start(6)).loops()


def test_tasks_can_come_before_an_open_question_which_is_asked_again() -> None:
    position = TOY.advance(start(5))
    later = TOY.interrupt(position, Task("after", ("B",)))
    assert later.question is not None
    assert (later.question.kind, later.question.by) == ("take", "A")
    assert TOY.interrupt(TOY.advance(start(0)), Task("after", ("B",))).outcome is not None


def test_exploring_says_when_it_was_cut() -> None:
    assert explore(start(30), largest=50).cut == "50 positions"
    assert explore(start(30), running=lambda: False).cut == "time"


def test_what_was_derived_from_a_position_is_forgotten_once_its_answers_were_tried() -> None:
    found = explore(start(8), branch=lambda question: bool(question.position.derive("seen", lambda: True)))
    assert all(not node.position.memo for node in found.nodes)
    assert found.lines() == explore(start(8)).lines()


def winner_of(position: AnyPosition) -> str | None:
    return min(position.outcome.winners) if position.outcome is not None else None


@given(st.integers(4, 8), st.integers(2, 12), st.integers(0, 40))
def test_single_lines_played_after_a_cut_are_lines_of_play_and_settle_nothing_that_others_could_change(
    stones: int, largest: int, steps: int
) -> None:
    left = iter(range(steps))
    found = explore(start(stones), largest=largest, diving=lambda: next(left, None) is not None)
    whole = explore(start(stones))
    every = brute(TOY.advance(start(stones)))
    counts = found.lines()
    for player in "AB":
        ends = {end for end in found.ends() if winner_of(found.nodes[end].position) == player}
        others = {end for end in whole.ends() if winner_of(whole.nodes[end].position) == player}
        assert sum(counts[end] for end in ends) <= every.get(player, 0)
        can = Forcing(found).can_force(player, ends.__contains__).can
        assert can in (None, Forcing(whole).can_force(player, others.__contains__).can)
    for end in found.ends():
        position = TOY.advance(start(stones))
        for _question, choice in found.shortest(end):
            position = TOY.answer(position, choice)
        assert position == found.nodes[end].position


def test_an_answer_that_only_equals_a_listed_one_is_judged_by_itself() -> None:
    game = Game("yes-or-no")

    @game.question("agreed", candidates=lambda _question: (True,))
    def judge(_question: Question, choice: object) -> Allowed | Refused:
        return Allowed() if choice is True else Refused((), "true or nothing")

    start: AnyPosition = Position(game, {}, {}, {})
    question = Question(start, Ask("agreed", "A"))
    assert question.choices == (True,)
    assert isinstance(question.judge(True), Allowed)
    assert isinstance(question.judge(1), Refused)


def test_a_part_of_an_event_knows_which_effects_were_applied_to_the_whole() -> None:
    for wards, within in ((("double",), ("double",)), ((), ())):
        trace = Trace()
        TOY.answer(TOY.advance(start(9, wards=wards), trace), 2, trace)
        moves = [record.event for record in trace.records if record.what == "move"]
        assert moves
        assert all(one is not None and one.within == within for one in moves)


def test_parts_that_are_one_event_are_joined_before_anything_replaces_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOY, "joined", lambda following: following[:1])
    trace = Trace()
    TOY.answer(TOY.advance(start(9), trace), 3, trace)
    assert len([record for record in trace.records if record.what == "move"]) == 1


def test_writing_what_is_there_already_keeps_what_was_derived_and_writing_anything_else_drops_it() -> None:
    position = TOY.advance(start(3))
    stone = next(iter(position.objects))
    position.derive("kept", lambda: "found before")
    draft = position.draft()
    draft.put(position.objects[stone])
    draft.change(stone, zone=position.objects[stone].zone)
    draft.set(**dict(position.facts))
    assert draft.derive("kept", lambda: "anew") == "found before"
    draft.change(stone, controller="B")
    assert draft.derive("kept", lambda: "anew") == "anew"
    assert position.derive("kept", lambda: "anew") == "found before"
    other = position.draft()
    other.set(heard=1)
    assert other.derive("kept", lambda: "anew") == "anew"
    assert "heard" not in position.facts


class Look:
    """A derived value that is filled as it is asked, from the draft for which it was made."""

    def __init__(self, position: AnyPosition) -> None:
        self.position = position
        self.found: dict[str, str | None] = {}

    def controller(self, id: str) -> str | None:
        return self.found.setdefault(id, self.position.objects[id].controller)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (True, 1),
        (0, False),
        (("x", 1), ("x", True)),
        (1, 1.0),
        (Taker(1, 0), (1, 0)),
        ((Taker(1),), (Taker(True),)),
        (frozenset((1, 2)), frozenset((True, 2))),
        ({"x": 1}, {"x": True}),
    ],
)
def test_what_is_equal_and_of_another_type_is_written(before: object, after: object) -> None:
    draft = TOY.advance(start(3)).draft()
    stone = next(iter(draft.objects))
    draft.set(heard=before)
    draft.set(heard=after)
    assert repr(draft.facts["heard"]) == repr(after)
    draft.change(stone, controller=before)
    assert repr(draft.change(stone, controller=after).controller) == repr(after)
    draft.put(draft.objects[stone]._replace(controller=before))
    assert repr(draft.objects[stone].controller) == repr(before)
    draft.memo["known"] = "still"
    draft.set(heard=after)
    draft.put(draft.objects[stone]._replace())
    assert draft.memo == {"known": "still"}


def test_what_one_draft_keeps_over_its_facts_is_not_seen_by_another_draft_of_the_same_start() -> None:
    position = TOY.advance(start(3))
    stone = next(iter(position.objects))
    position.keep_over_facts("number", len(position.objects))
    one, other = position.draft(), position.draft()
    one.set(heard=1)
    look = one.keep_over_facts("look", Look(one))
    one.set(heard=2)
    assert one.derive("look", lambda: Look(one)) is look
    one.change(stone, controller="B")
    assert look.controller(stone) == "B"
    other.set(heard=1)
    assert other.derive("number", lambda: 0) == 3
    assert other.derive("look", lambda: Look(other)).controller(stone) == position.objects[stone].controller


@given(st.integers(1, 9), st.integers(1, 4), st.integers(0, 10**6))
def test_one_answer_is_drawn_among_the_legal_ones_alone(stones: int, most: int, seed: int) -> None:
    question, again = TOY.advance(start(stones)).question, TOY.advance(start(stones)).question
    assert question is not None
    assert again is not None
    assert question.drawn(random.Random(seed).randrange, most) in again.choices


def test_each_legal_answer_is_drawn_as_often_as_the_others() -> None:
    chance = random.Random(1)
    drawn = [TOY.advance(start(2)).question.drawn(chance.randrange, 9) for _ in range(600)]  # type: ignore[union-attr]
    assert set(drawn) == {1, 2}
    assert 250 < drawn.count(1) < 350


def test_where_none_of_the_first_candidates_is_legal_the_first_legal_one_behind_them_is_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    how = TOY.questions["take"]
    monkeypatch.setitem(TOY.questions, "take", how._replace(candidates=lambda _question: (9, 8, 2, 1)))
    question = TOY.advance(start(2)).question
    assert question is not None
    assert question.drawn(lambda number: number - 1, 2) == 2
    monkeypatch.setitem(TOY.questions, "take", how._replace(candidates=lambda _question: (9, 8)))
    with pytest.raises(IllegalAnswer):
        question.drawn(lambda number: number - 1, 9)
