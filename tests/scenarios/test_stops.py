"""`stop-at` stops at the question that it names: of a kind, of an object and by a player, the nth time in its step."""

from __future__ import annotations

from textwrap import dedent, indent

import pytest

from judgekit.scenarios import adapter_of, read_scenario_text
from judgekit.scenarios.rulings import run_scenario

HEAD = """\
scenario: 1
id: stops
game: mtg
rules: mtg@20210922
cards:
  Tithe: {types: Sorcery, cost: "{B}", text: Each player sacrifices an artifact creature.}
  Cub: {types: Artifact Creature - Bear, pt: 2/2}
given:
  players: {A: {hand: [{id: tithe, card: Tithe}], pool: "{B}"}, B: {}}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield: [{id: a, card: Cub, controller: A, copies: 2}, {id: b, card: Cub, controller: B, copies: 2}]
"""


def verdict(stop: str, after: str, answers: str = "[]") -> str:
    script = f"answers: {answers}\nscript:\n  - do: {{cast: tithe, by: A, pay: pool}}\n"
    script += f"  - do: {{pass: all, stop-at: {stop}}}\n{indent(dedent(after).strip(), '  ')}\n"
    return run_scenario(read_scenario_text(HEAD + script), adapter_of("mtg")).verdict


A_CHOOSES = "[{by: A, question: sacrifice, choose: a-2}]"
SECOND = """
- ask: {decider: sacrifice}
  expect: [{answer: B}]
- ask: {legal: sacrifice, by: B}
  expect: [{exactly: [b-1, b-2]}]
- do: {choose: b-1, by: B}
  expect: [{object: [a-2, b-1], zone: graveyard}]
"""


@pytest.mark.parametrize("stop", ["{question: sacrifice, nth: 2}", "{question: sacrifice, by: B}"])
def test_a_step_stops_at_the_question_named_and_at_none_before_it(stop: str) -> None:
    assert verdict(stop, SECOND, A_CHOOSES) == "pass"


def test_a_question_before_the_one_named_has_to_be_answered() -> None:
    assert verdict("{question: sacrifice, nth: 2}", SECOND) == "unscripted"


def test_a_step_that_never_comes_to_the_question_named_fails() -> None:
    answers = "[{by: A, question: sacrifice, choose: a-2}, {by: B, question: sacrifice, choose: b-1}]"
    after = "- ask: {value: A.life}\n  expect: [{answer: 20}]"
    assert verdict("{question: sacrifice, nth: 3}", after, answers) == "fail"


@pytest.mark.parametrize(
    "stop",
    [
        "{question: sacrifice, nht: 2}",
        "{question: sacrifice, nth: 0}",
        "{question: sacrifice, by: C}",
        "{question: sacirfice}",
        "{nth: 2}",
    ],
)
def test_what_means_nothing_is_refused(stop: str) -> None:
    assert verdict(stop, SECOND, A_CHOOSES) == "malformed"


@pytest.mark.parametrize("passing", ["pass: all", "pass: A", "resolve: top"])
def test_a_policy_that_passes_for_everybody_stops_at_the_question_named_too(passing: str) -> None:
    script = f"""
policy: {{priority: pass}}
script:
  - do: {{cast: tithe, by: A, pay: pool}}
  - do: {{{passing}, stop-at: {{question: sacrifice, by: A}}}}
  - do: {{choose: a-2, by: A}}
  - do: {{choose: b-1, by: B}}
    expect: [{{object: [a-2, b-1], zone: graveyard}}]
"""
    result = run_scenario(read_scenario_text(HEAD + script), adapter_of("mtg"))
    assert result.verdict == "pass", result.message
