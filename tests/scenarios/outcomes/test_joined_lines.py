"""Lines that differ only in when something happened are one line: all that is said of lines is as if each were played."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.engine.untimed import Untimed
from judgekit.scenarios import adapter_of, read_scenario_text
from judgekit.scenarios.lines import Begun, FreeLines
from judgekit.scenarios.outcomes import endings
from judgekit.scenarios.outcomes.outcomes import Inquiry, Outcomes, outcomes_of
from tests.cases import examples
from tests.scenarios.boards import board_of

pytestmark = pytest.mark.long

PATIENCE = 3_600
"""Seconds that a busy machine may take: what is cut, whatever the reason, says less than what is not."""
TURN = "turn: {active: A, step: declare-attackers, before: turn-based-actions}"
TRICK = "hand: [{id: %s, card: Jab}]"


def board(attackers: list[str], blockers: list[str], mine: bool, theirs: bool, life: int) -> str:
    """Return a board of creatures of which no two are alike, with a trick in a hand or in both."""
    hands = (", " + TRICK % "poke" if mine else ""), (", " + TRICK % "jab" if theirs else "")
    creatures = "".join(
        f"    - {{id: {player.lower()}{card.lower()}, card: {card}, controller: {player}, continuously: true}}\n"
        for player, cards in (("A", attackers), ("B", blockers))
        for card in cards
    )
    players = f"players: {{A: {{life: 20{hands[0]}}}, B: {{life: {life}{hands[1]}}}}}"
    return board_of("mtg", f"\n  {players}\n  {TURN}\n  battlefield:\n{creatures}")


def random_board(seed: int) -> str:
    chance = random.Random(seed)
    kinds = ("Cub", "Boar", "Wall", "Snake")
    mine, theirs = chance.random() < 0.6, chance.random() < 0.6
    few = 1 if mine and theirs else 2
    attackers, blockers = chance.sample(kinds, 2), chance.sample(kinds, chance.randint(1, few))
    return board(attackers, blockers, mine, theirs, chance.choice((2, 4)))


def played(text: str, **asked: object) -> Outcomes:
    scenario = read_scenario_text(text + "script: []\n", "case.yaml")
    return outcomes_of(scenario, adapter_of("mtg"), Inquiry(longest=PATIENCE, **asked))  # type: ignore[arg-type]


def one_by_one(text: str, **asked: object) -> Outcomes:
    """Play lines that are joined only where positions are equal, times and all."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(adapter_of("mtg").game, "interchangeable", lambda _position: False)
        return played(text, **asked)


def told(found: Outcomes) -> object:
    results = {
        tuple(sorted(ending.values.items())): (ending.lines, ending.forced_by and frozenset(ending.forced_by))
        for ending in found.endings
    }
    return found.lines, found.same, results, {one.player: (one.verdict, one.lines) for one in found.survivals}


@settings(max_examples=examples(8, 2), deadline=None)
@given(st.integers(0, 100_000))
def test_what_is_said_of_joined_lines_is_what_is_said_of_lines_played_one_by_one(seed: int) -> None:
    text = random_board(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(endings, "MOST_FORCED", 1_000)  # which results of equal frequency come first is all the same
        found, plain = played(text), one_by_one(text)
    assert found.complete
    assert told(found) == told(plain)
    assert len(found.found.nodes) <= len(plain.found.nodes)


def without_stretches(text: str, **asked: object) -> Outcomes:
    """Play lines that are told apart at each pass of priority."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FreeLines, "_says_nothing", lambda _lines, _begun: False)
        return played(text, **asked)


@settings(max_examples=examples(8, 2), deadline=None)
@given(st.integers(0, 100_000), st.booleans())
def test_forced_passes_in_one_stretch_change_neither_lines_nor_results_nor_positions(seed: int, passing: bool) -> None:
    text = random_board(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(endings, "MOST_FORCED", 1_000)
        found, plain = played(text, passing=passing), without_stretches(text, passing=passing)
    assert told(found) == told(plain)
    assert len(found.found.nodes) == len(plain.found.nodes)
    shortest = [[found.found.shortest(end) for end in ending.ends[:1]] for ending in found.endings]
    assert all(len(line) > 0 for lines in shortest for line in lines) or passing


def test_positions_of_a_stretch_of_forced_passes_are_not_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    told_apart = FreeLines._told_apart
    counted: list[int] = []

    def counting(lines: FreeLines, begun: Begun) -> object:
        counted.append(1)
        return told_apart(lines, begun)

    monkeypatch.setattr(FreeLines, "_told_apart", counting)
    text = board(["Cub"], ["Snake"], mine=True, theirs=True, life=20)
    played(text)
    fewer = len(counted)
    without_stretches(text)
    assert fewer < 0.8 * (len(counted) - fewer)


def test_it_is_one_line_whichever_of_two_tricks_killed_first() -> None:
    text = board(["Cub"], ["Snake"], mine=True, theirs=True, life=20)
    assert len(played(text).found.nodes) < len(one_by_one(text).found.nodes)


@pytest.mark.parametrize(
    ("path", "attacker", "blocker"), [("B.graveyard", "Cub", "Snake"), ("A.graveyard", "Snake", "Cub")]
)
def test_what_shows_the_order_of_a_graveyard_is_counted_in_every_order(path: str, attacker: str, blocker: str) -> None:
    text = board([attacker], [blocker], mine=True, theirs=True, life=20)
    found, plain = played(text, values=(path,)), one_by_one(text, values=(path,))
    assert told(found) == told(plain)
    orders = Counter(frozenset(ending.values[path].strip("[]").split(", ")) for ending in found.endings)
    assert 2 in orders.values()


def test_where_a_card_could_read_times_every_line_is_played() -> None:
    lord = "  Lord: {types: Creature, pt: 2/2, text: Creatures you control have base power 5.}\ngiven:"
    text = board(["Cub"], ["Snake"], mine=True, theirs=True, life=20).replace("given:", lord, 1)
    assert len(played(text).found.nodes) == len(one_by_one(text).found.nodes)


def test_times_tell_no_positions_apart_and_everything_else_does() -> None:
    scenario = read_scenario_text(board(["Cub"], ["Snake"], mine=True, theirs=False, life=20) + "script: []\n")
    scene = adapter_of("mtg")
    start = scene.setup(scenario.cards, scenario.given, scenario.rules)
    key = Untimed(start.game).key
    draft = start.draft()
    draft.change("acub", timestamp=90)
    draft.set(clock=90)
    later = draft.seal()
    assert later != start
    assert key(later) == key(start)
    draft.change("acub", tapped=True)
    tapped = draft.seal()
    assert key(tapped) != key(start)
    draft.change("acub", tapped=False)
    draft.set(turn=7)
    assert key(draft.seal()) != key(start)


def test_a_word_of_a_fact_that_is_spelt_like_a_time_is_not_left_out() -> None:
    scenario = read_scenario_text(board(["Cub"], ["Snake"], mine=False, theirs=False, life=20) + "script: []\n")
    scene = adapter_of("mtg")
    start = scene.setup(scenario.cards, scenario.given, scenario.rules)
    key = Untimed(start.game).key
    one, other = start.draft(), start.draft()
    one.set_fact("extra_steps", ("timestamp", "draw"))
    other.set_fact("extra_steps", ("draw",))
    assert key(one.seal()) != key(other.seal())
