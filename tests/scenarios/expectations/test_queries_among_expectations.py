"""A query that stands among expectations is refused with the step that would ask it."""

import pytest

from judgekit.scenarios import adapter_of, read_scenario_text
from judgekit.scenarios.expectations.shapes import check_shapes
from judgekit.scenarios.files.faults import ScenarioMalformed
from judgekit.scenarios.running import Run

SCENARIO = """scenario: 1
id: asked-instead
game: mtg
cards: {{}}
given: {{players: {{A: {{}}, B: {{}}}}, turn: {{active: A, step: precombat-main}}}}
script:
  - do: {{pass: A}}
    expect: [{expected}]
"""


@pytest.mark.parametrize(
    ("expected", "said"),
    [
        ("{decider: B}", "`ask: {decider: KIND}`, and what is expected of it is `expect: [{answer: B}]`"),
        ("{legal: blocks}", "`ask: {legal: KIND}`"),
        ("{value: 3}", "`expect: [{answer: 3}]`"),
    ],
)
def test_a_query_among_expectations_names_the_step_that_asks_it(expected: str, said: str) -> None:
    scenario = read_scenario_text(SCENARIO.format(expected=expected), "made-up.yaml")
    with pytest.raises(ScenarioMalformed) as fault:
        check_shapes(scenario, adapter_of(scenario.game), Run(scenario, adapter_of(scenario.game)).table.position)
    assert said in fault.value.hint
