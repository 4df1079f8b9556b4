"""Alike objects: playing one state of each class finds the same lines, results and verdicts, by name, as playing every one."""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.cli.scenarios.outcomes import as_text
from judgekit.engine.positions import AnyPosition
from judgekit.engine.symmetry import Symmetry, Taken
from judgekit.engine.unfolding import explore_alike
from judgekit.scenarios import adapter_of, read_scenario_text
from judgekit.scenarios.lines import Begun, FreeLines
from judgekit.scenarios.outcomes import endings
from judgekit.scenarios.outcomes.outcomes import Inquiry, Outcomes, outcomes_of
from tests.cases import examples
from tests.scenarios.boards import board_of

TURN = "turn: {active: A, step: declare-attackers, before: turn-based-actions}"


def creatures(letter: str, cards: list[str]) -> str:
    mine = ", continuously: true" if letter == "a" else ""
    return "".join(
        f"    - {{id: {letter}{place}, card: {card}, controller: {letter.upper()}{mine}}}\n"
        for place, card in enumerate(cards)
    )


def board(attackers: list[str], blockers: list[str], hand: str = "", life: int = 5) -> str:
    players = f"players: {{A: {{life: 20}}, B: {{life: {life}{hand}}}}}"
    return board_of(
        "mtg", f"\n  {players}\n  {TURN}\n  battlefield:\n{creatures('a', attackers)}{creatures('b', blockers)}"
    )


def random_board(seed: int) -> str:
    chance = random.Random(seed)
    kinds = chance.sample(("Cub", "Boar", "Wall", "Snake"), 2)
    mine = [chance.choice(kinds) for _ in range(chance.randint(1, 3))]
    theirs = [chance.choice(kinds) for _ in range(chance.randint(1, 2 if len(mine) > 2 else 3))]
    trick = chance.random() < 0.4 and len(mine) + len(theirs) < 4
    hand = ", hand: [{id: h1, card: Jab}, {id: h2, card: Jab}]" if trick else ""
    return board(mine, theirs, hand, chance.choice((2, 4, 20)))


def played(text: str, **asked: object) -> Outcomes:
    scenario = read_scenario_text(text + "script: []\n", "case.yaml")
    return outcomes_of(scenario, adapter_of("mtg"), Inquiry(**{"longest": 3_600, **asked}))  # type: ignore[arg-type]


def told(found: Outcomes) -> object:
    """Return everything that is said by name: results with their lines and who forces them, and who survives."""
    results = {
        tuple(sorted(ending.values.items())): (ending.lines, ending.forced_by and frozenset(ending.forced_by))
        for ending in found.endings
    }
    return found.lines, found.same, results, {one.player: (one.verdict, one.lines) for one in found.survivals}


def plainly(text: str, **asked: object) -> Outcomes:
    """Play every line, joined only where positions are equal in everything."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(adapter_of("mtg").game, "interchangeable", lambda _position: False)
        return played(text, **asked)


@settings(max_examples=examples(12, 4), deadline=None)
@given(st.integers(0, 100_000), st.booleans())
def test_lines_of_alike_creatures_and_cards_are_those_of_plain_exploring(seed: int, passing: bool) -> None:
    text = random_board(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(endings, "MOST_FORCED", 1_000)  # which results of equal frequency come first is all the same
        found, plain = played(text, passing=passing), plainly(text, passing=passing)
    assert found.complete
    assert told(found) == told(plain)
    assert len(found.found.nodes) <= len(plain.found.nodes)


FACTS = st.tuples(st.integers(0, 2), st.lists(st.sampled_from("abcde"), min_size=1, max_size=3).map(tuple))


@given(st.lists(FACTS, max_size=12))
def test_objects_are_alike_where_the_whole_stays_as_it_is_when_they_are_exchanged(
    facts: list[tuple[int, tuple[str, ...]]],
) -> None:
    found = symmetry(board(["Cub"], ["Boar"]))
    found._take_up([["a", "b", "c"], ["d", "e"]])
    taken, same = Taken(frozenset(), tuple(facts)), {name: name for name in "abcde"}
    parts = found.parts(taken)
    assert sorted(name for part in parts for name in part) == [*"abcde"]
    for one, other in [("a", "b"), ("a", "c"), ("b", "c"), ("d", "e")]:
        together = any(one in part and other in part for part in parts)
        assert together == (taken.exchanged(same | {one: other, other: one}) == frozenset(facts))


def only_answers(position: AnyPosition, until: str) -> AnyPosition:
    """Return the position after every decision that leaves no choice, up to a kind of decision or the next turn."""
    turn = position.facts["turn"]
    while (question := position.question) is not None and question.kind != until and position.facts["turn"] == turn:
        (only,) = question.choices
        position = position.game.answer(position, only)
    return position


def test_every_line_that_is_read_off_can_be_played() -> None:
    found = played(board(["Cub", "Cub"], ["Cub", "Cub", "Wall"]))
    for ending in found.endings:
        for end in ending.ends[:3]:
            position = found.found.nodes[0].position
            for question, choice in found.found.shortest(end):
                position = only_answers(position, question.kind)
                position = position.game.answer(position, choice)
            position = only_answers(position, "")
            zones = {f"{id}.zone": record.place for id, record in position.objects.items()}
            assert {path: zone for path, zone in ending.values.items() if path in zones}.items() <= zones.items()


def shared_out(values: Mapping[str, str], ids: Sequence[str]) -> str:
    """Return how many of some objects are in each zone, as a result without names says it."""
    zones = Counter(values[f"{id}.zone"] for id in ids)
    return " + ".join(f"{number} {zone}" for zone, number in sorted(zones.items()))


def test_of_too_many_positions_the_results_are_told_without_names_with_every_line_counted() -> None:
    text = board(["Cub"] * 3, ["Cub"] * 3, life=4)
    named, found = plainly(text), played(text, largest=60)
    assert found.complete
    assert len(found.found.nodes) < 60 < len(named.found.nodes)
    assert found.lines == named.lines
    assert [(one.verdict, one.lines) for one in found.survivals] == [
        (one.verdict, one.lines) for one in named.survivals
    ]
    counted: Counter[tuple[str, ...]] = Counter()
    for ending in named.endings:
        mine, theirs = (shared_out(ending.values, ids) for ids in found.found.alike)
        counted[ending.values["B.life"], mine, theirs] += ending.lines
    told = {
        tuple(ending.values[path] for path in ("B.life", "a0/a1/a2.zone", "b0/b1/b2.zone")): ending.lines
        for ending in found.endings
    }
    assert told == dict(counted)
    assert "alike, so that positions and results are counted without their names: a0, a1, a2; b0, b1, b2" in as_text(
        found, 0
    )
    assert found.to_json()["alike"] == [["a0", "a1", "a2"], ["b0", "b1", "b2"]]


def test_a_question_about_one_of_several_alike_objects_is_answered_by_name_or_not_at_all() -> None:
    text = board(["Cub"] * 3, ["Cub"] * 3)
    assert played(text, largest=60, values=("a0.zone",)).found.cut == "60 positions"
    lives = played(text, largest=60, values=("B.life",))
    assert lives.complete
    assert {e.values["B.life"]: e.lines for e in lives.endings} == {
        e.values["B.life"]: e.lines for e in plainly(text, values=("B.life",)).endings
    }


@pytest.mark.parametrize("path", ["A.graveyard", "B.hand"])
def test_what_shows_orders_or_names_of_alike_objects_is_counted_in_full(path: str) -> None:
    hand = ", hand: [{id: h1, card: Jab}, {id: h2, card: Jab}]"
    text = board(["Cub", "Cub"], ["Cub"], hand, life=20).replace(
        "declare-attackers, before", "declare-blockers, before"
    )
    found, plain = played(text, values=(path,)), plainly(text, values=(path,))
    assert {ending.values[path]: ending.lines for ending in found.endings} == {
        ending.values[path]: ending.lines for ending in plain.endings
    }


def ticking(times: int) -> Callable[[], bool]:
    """Return a clock that runs out when it has been looked at so often."""
    ticks = iter(range(times))
    return lambda: next(ticks, None) is not None


def test_where_time_runs_out_not_all_answers_are_named_so_that_single_lines_are_still_played_to_their_ends() -> None:
    scenario = read_scenario_text(board(["Cub"] * 3, ["Cub"] * 3) + "script: []\n")
    scene = adapter_of("mtg")
    position = scene.setup(scenario.cards, scenario.given, scenario.rules)
    lines = FreeLines(scene, horizon=lambda reached: reached.facts["turn"] != 1)
    start = lines.start(Begun(position))
    found = explore_alike(lines, start, running=ticking(60), naming=ticking(10), diving=ticking(500))
    assert found is not None
    assert found.cut == "time"
    assert any(node.moves and node.cut for node in found.nodes)
    ends = [node for node in found.nodes if node.question is None]
    assert ends
    assert {node.position.facts["turn"] for node in ends} == {2}
    for node in found.nodes:
        answered = [choice for choice, _ in node.moves]
        legal = () if node.question is None else node.question.choices
        assert node.cut or sorted(map(repr, answered)) == sorted(map(repr, legal))


def symmetry(text: str) -> Symmetry:
    scenario = read_scenario_text(text + "script: []\n")
    scene = adapter_of("mtg")
    start = scene.setup(scenario.cards, scenario.given, scenario.rules)
    return Symmetry(start.game.advance(start))


def classes(text: str) -> tuple[tuple[str, ...], ...]:
    return symmetry(text).classes


def test_creatures_of_one_card_one_player_and_one_state_are_alike() -> None:
    assert classes(board(["Cub", "Cub", "Boar"], ["Cub", "Cub"])) == (("a0", "a1"), ("b0", "b1"))
    tapped = board(["Cub"] * 3, []).replace("a1, card: Cub", "a1, tapped: true, card: Cub")
    assert classes(tapped) == (("a0", "a2"),)
    assert classes(board(["Cub"], ["Cub"])) == ()


def test_where_the_order_of_time_could_decide_nothing_is_alike() -> None:
    lord = board(["Cub", "Cub"], []).replace(
        "given:", "  Lord: {types: Creature, pt: 2/2, text: Creatures you control have base power 5.}\ngiven:"
    )
    assert classes(lord) == ()


def test_a_name_that_could_be_read_as_another_word_is_left_alone() -> None:
    worded = board(["Cub", "Cub"], []).replace("id: a0", "id: cub").replace("id: a1", "id: twin")
    assert classes(worded) == ()
    target = board(["Cub", "Cub"], []).replace("id: t,", "id: a0,").replace("damage: t,", "damage: a0,")
    assert classes(target) == ()


def test_cards_of_a_library_are_not_alike_since_one_lies_above_the_other() -> None:
    text = board([], [], hand=", library: [{id: l1, card: Cub}, {id: l2, card: Cub}]")
    assert classes(text) == ()
