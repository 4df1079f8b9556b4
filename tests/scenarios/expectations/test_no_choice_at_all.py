"""An answer expected to be illegal may be no choice of its kind at all, of whatever shape: it is judged, and breaks nothing."""

import copy
from typing import Any

import pytest
import yaml

from judgekit.core.corpus import corpus_folder
from judgekit.scenarios import adapter_of, read_scenario_text
from judgekit.scenarios.rulings import INTERNAL, run_scenario

ASKED = {
    "shield": "mtg/scenarios/damage-and-life/shield-divided.yaml",
    "division": "mtg/scenarios/casting-and-activating/divided-damage.yaml",
    "attacks": "dm/scenarios/kinds/artifacts-and-tamaseeds.yaml",
}
"""A scenario that asks for the legal answers of each kind."""


@pytest.mark.parametrize("kind", ASKED)
@pytest.mark.parametrize("made_up", ["zzz", ["zzz"], {"zzz": "y"}, [["a", "b"]]], ids=str)
def test_what_is_no_choice_is_judged(kind: str, made_up: Any) -> None:
    data = yaml.safe_load((corpus_folder() / ASKED[kind]).read_text(encoding="utf-8"))
    data.pop("forks", None)
    asking = next(place for place, step in enumerate(data["script"]) if (step.get("ask") or {}).get("legal") == kind)
    data["script"] = data["script"][: asking + 1]
    data["script"][asking]["expect"] = [{"illegal": copy.deepcopy(made_up)}]
    scenario = read_scenario_text(yaml.safe_dump(data, allow_unicode=True), "made-up.yaml")
    result = run_scenario(scenario, adapter_of(scenario.game))
    assert INTERNAL not in result.base.message
