"""Outcomes: all lines of play, merged, are those that plain trial of every answer finds; what is cut is said."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from judgekit.cli.scenarios.outcomes import as_text
from judgekit.core.errors import UsageFault
from judgekit.scenarios import adapter_of, read_scenario_text
from judgekit.scenarios.outcomes.outcomes import Inquiry, Outcomes, outcomes_of
from judgekit.scenarios.rulings import run_scenario
from tests.cases import examples
from tests.scenarios.boards import TooMany, Trial, board, board_of

pytestmark = pytest.mark.long

BLOCKS = board_of(
    "mtg",
    """
  players: {A: {life: 20, hand: [{id: jab, card: Jab}]}, B: {life: 4}}
  turn: {active: A, step: declare-attackers, before: turn-based-actions}
  battlefield:
    - {id: cub, card: Cub, controller: A, continuously: true}
    - {id: boar, card: Boar, controller: A, continuously: true}
    - {id: wall, card: Wall, controller: B}
""",
)
SCRIPT = """script:
  - do: {attack: {cub: B, boar: B}}
  - do: {advance: end-of-combat}
"""


def played(text: str, **asked: Any) -> Outcomes:
    scenario = read_scenario_text(text, "case.yaml")
    return outcomes_of(scenario, adapter_of(scenario.game), Inquiry(**asked))


def verdicts(found: Outcomes) -> dict[str, str]:
    return {survival.player: survival.verdict for survival in found.survivals}


@pytest.mark.parametrize("game", ["mtg", "magmell"])
@settings(max_examples=examples(15, 4), deadline=None)
@given(st.integers(0, 10_000), st.booleans())
def test_merged_lines_are_the_lines_that_plain_trial_finds(game: str, seed: int, passing: bool) -> None:
    text = board(game, seed)
    scenario = read_scenario_text(text)
    scene = adapter_of(game)
    try:
        trial = Trial(scene, scene.setup(scenario.cards, scenario.given, scenario.rules), passing)
    except TooMany:
        assume(False)
    found = outcomes_of(scenario, scene, Inquiry(until="turn", passing=passing, longest=3_600))
    assert found.complete
    assert found.lines == trial.results.total()
    differing = set(found.endings[0].values)
    restricted: Counter[tuple[tuple[str, str], ...]] = Counter()
    for result, count in trial.results.items():
        restricted[tuple(pair for pair in result if pair[0] in differing)] += count
    assert {tuple(sorted(ending.values.items())): ending.lines for ending in found.endings} == restricted
    can = {player: verdict in ("always", "forced") for player, verdict in verdicts(found).items()}
    assert can == trial.survives


def test_lines_go_through_the_script_and_its_open_decisions() -> None:
    found = played(BLOCKS + SCRIPT)
    assert found.until == "script"
    assert [found.shortest(ending.ends[0])[0][0].kind for ending in found.endings] == ["block"] * len(found.endings)
    assert {ending.values["B.life"] for ending in found.endings} == {"-1", "1", "2"}
    assert verdicts(found) == {"A": "always", "B": "forced"}


def test_a_line_of_outcomes_written_as_answers_makes_the_scenario_pass_with_that_result() -> None:
    found = played(BLOCKS + SCRIPT)
    for ending in found.endings:
        answers = [
            {"by": question.by, "question": question.kind, "choose": choice}
            for question, choice in found.shortest(ending.ends[0])
        ]
        text = f"{BLOCKS}answers: {answers}\n{SCRIPT}    expect: [{{player: B, life: {ending.values['B.life']}}}]\n"
        result = run_scenario(read_scenario_text(text.replace("'", '"')), adapter_of("mtg"))
        assert result.verdict == "pass", result.message


def test_lines_can_begin_before_a_step_and_go_beyond_the_script() -> None:
    assert played(BLOCKS + SCRIPT, since="1", passing=True).lines > played(BLOCKS + SCRIPT, passing=True).lines
    assert {q.kind for q, _ in played(BLOCKS + SCRIPT, since="2", over=("block",)).shortest(1)} == {"block"}
    beyond = played(BLOCKS + SCRIPT, since="2", until="end-of-combat", passing=True)
    assert beyond.lines == played(BLOCKS + SCRIPT).lines


def test_priority_is_tried_where_it_is_not_passed() -> None:
    assert "jab.zone" in played(BLOCKS + SCRIPT, since="2", until="end-of-combat").endings[0].values
    assert "jab.zone" not in played(BLOCKS + SCRIPT, since="2", passing=True).endings[0].values


def test_what_is_measured_can_be_chosen() -> None:
    found = played(BLOCKS + SCRIPT, values=("B.life",))
    assert Counter({ending.values["B.life"]: ending.lines for ending in found.endings}).total() == found.lines
    assert len(found.endings) == 3


def test_a_player_who_cannot_survive_and_one_who_needs_help() -> None:
    lost = BLOCKS.replace("B: {life: 4}", "B: {life: 1}").replace("pt: 0/4", "pt: 0/1")
    found = played(lost + SCRIPT)
    assert verdicts(found) == {"A": "always", "B": "never"}
    helped = played(lost + SCRIPT, since="1", passing=True)
    assert verdicts(helped) == {"A": "always", "B": "possible"}
    survival = helped.survivals[1]
    assert survival.end is not None
    assert [choice for _, choice in helped.shortest(survival.end)] == [{}]
    assert survival.force.can


def test_a_script_that_asks_for_outcomes_says_where_lines_begin_and_what_is_measured() -> None:
    asked = """script:
  - do: {attack: {cub: B, boar: B}}
  - do: {pass: all}
  - ask: {outcomes: cub.blocked, over: block}
    expect: [{distribution: {true: 1, false: 2}}]
"""
    found = played(BLOCKS + asked)
    assert found.over == ("block",)
    assert {ending.values["cub.blocked"]: ending.lines for ending in found.endings} == {"true": 1, "false": 2}
    assert run_scenario(read_scenario_text(BLOCKS + asked), adapter_of("mtg")).verdict == "pass"


def test_what_is_cut_by_count_or_time_is_said_and_nothing_is_claimed_that_it_could_change() -> None:
    by_count = played(BLOCKS + SCRIPT, since="1", largest=30)
    assert by_count.found.cut == "30 positions"
    assert verdicts(by_count)["B"] in ("forced", "unknown")
    by_time = played(BLOCKS + SCRIPT, since="1", longest=0.0)
    assert by_time.found.cut == "0 seconds"
    assert not by_time.complete
    assert verdicts(by_time) == {"A": "unknown", "B": "unknown"}


def creatures(attackers: int, blockers: int) -> str:
    mine = "".join(f"    - {{id: a{one}, card: Cub, controller: A, continuously: true}}\n" for one in range(attackers))
    theirs = "".join(f"    - {{id: b{one}, card: Cub, controller: B}}\n" for one in range(blockers))
    players = "{A: {life: 20}, B: {life: 40}}"
    return board_of(
        "mtg",
        f"\n  players: {players}\n  turn: {{active: A, step: declare-attackers, before: turn-based-actions}}\n"
        f"  battlefield:\n{mine}{theirs}",
    )


def test_lines_with_the_same_dead_are_joined_whatever_the_dead_were_doing() -> None:
    found = played(creatures(2, 2) + "script: []\n")
    assert found.lines == 22
    assert len({node.position for node in found.found.nodes if node.question is None}) == len(found.found.ends())
    assert all("known" not in found.found.nodes[end].position.facts for end in found.found.ends())


def test_of_lines_too_many_to_be_explored_some_are_played_to_the_end_and_survival_on_them_is_told() -> None:
    found = played(creatures(8, 8) + "script: []\n", largest=40)
    assert found.found.cut == "40 positions"
    assert found.lines > 0
    assert verdicts(found) == {"A": "forced", "B": "unknown"}, "A need not attack"
    assert found.looked_at(found.survivals[1])
    told = as_text(found, 0)
    assert f"at least {found.lines} line" in told
    assert f"B: not settled, but survives on every line looked at ({found.lines} line" in told


def test_a_line_on_which_the_script_cannot_go_on_ends_there_and_says_so() -> None:
    script = """script:
  - do: {attack: {cub: B, boar: B}}
  - do: {pass: all}
  - do: {pass: all}
  - do: {assign-damage: {boar: {wall: 2, B: 1}}}
"""
    found = played(BLOCKS + script)
    stuck = [ending for ending in found.endings if ending.stuck]
    assert stuck
    assert "line 26" in stuck[0].stuck
    assert not found.complete
    assert stuck[0].forced_by is None


@pytest.mark.parametrize("asked", [{"since": "9"}, {"until": "midnight"}, {"over": ("jump",)}, {"values": ("x.y",)}])
def test_what_there_is_not_is_wrong_usage(asked: dict[str, Any]) -> None:
    with pytest.raises(UsageFault):
        played(BLOCKS + SCRIPT, **asked)


def test_everything_is_plain_data_for_programs() -> None:
    found: Any = played(BLOCKS + SCRIPT).to_json()
    assert set(found) == {
        "file", "id", "until", "over", "positions", "lines", "cut", "complete", "endless", "same", "results", "players", "tree",
    }  # fmt: skip
    assert sum(result["lines"] for result in found["results"]) == found["lines"]
    assert found["tree"][0]["by"] == "B"
    assert {move["to"] for node in found["tree"] for move in node.get("answers", [])} == set(
        range(1, found["positions"])
    )
    results = [node["result"] for node in found["tree"] if "result" in node]
    assert set(results) == set(range(len(found["results"])))
    assert found["players"][1]["answers"][0]["node"] == 0


def test_no_player_forces_what_chance_decides() -> None:
    text = """\
scenario: 1
id: case
game: mtg
rules: mtg@20210922
cards: {Snatch: {types: Sorcery, cost: "{R}", text: Target player discards a card at random.}, Cub: {types: Creature, pt: 2/2}}
given:
  players: {A: {hand: [{id: c, card: Snatch}], pool: "{R}"}, B: {hand: [{id: x, card: Cub}, {id: y, card: Cub}]}}
  turn: {active: A, step: precombat-main, priority: A}
script:
  - do: {cast: c, by: A, pay: pool, targets: [B]}
  - do: {pass: all}
    expect: [{stack: empty}]
"""
    found = played(text, values=("x.zone",))
    assert sorted(ending.values["x.zone"] for ending in found.endings) == ["graveyard", "hand"]
    assert not any(ending.forced_by for ending in found.endings)
