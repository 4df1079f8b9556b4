"""607.2d: what was chosen as a permanent entered must be said where its other abilities speak of it."""

import pytest

from judgekit.scenarios import Result, adapter_of, read_scenario_text
from judgekit.scenarios.rulings import run_scenario

TEXT = """\
scenario: 1
id: chosen-before
game: mtg
rules: mtg@20210922
cards:
  Pin: {types: Artifact, text: "As Pin enters the battlefield, choose a card name.\\nSpells with the chosen name can't be cast."}
  Gate: {types: Artifact, text: "As Gate enters the battlefield, choose a color.\\n{T}: Add one mana of the chosen color."}
  Pact: {types: Artifact, text: "As Pact enters the battlefield, choose an opponent.\\n{T}: The chosen player loses 1 life."}
  Hall: {types: Artifact, text: "As Hall enters the battlefield, choose a creature type."}
given:
  players: {A: {life: 20}, B: {life: 20}}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield: [{id: it, card: CARD, controller: A}]
script:
  - do: {pass: A}
    expect: [{player: A, life: 20}]
"""


def run(card: str) -> Result:
    return run_scenario(read_scenario_text(TEXT.replace("CARD", card), "chosen.yaml"), adapter_of("mtg"))


@pytest.mark.parametrize(("card", "what"), [("Pin", "name"), ("Gate", "color"), ("Pact", "player")])
def test_a_choice_left_out_is_asked_for_where_other_abilities_speak_of_it(card: str, what: str) -> None:
    result = run(card)
    assert (result.verdict, f"chosen: {{{what}: …}}" in result.message) == ("malformed", True)


@pytest.mark.parametrize(
    "given", ["Pin, chosen: {name: Ox}", "Gate, chosen: {color: red}", "Gate, chosen: {}", "Pact, chosen: {player: B}"]
)
def test_a_choice_that_is_said_even_as_none_is_taken(given: str) -> None:
    assert run(given).verdict == "pass"


def test_a_choice_of_which_nothing_speaks_may_be_left_out() -> None:
    assert run("Hall").verdict == "pass"


def test_what_lies_face_down_entered_without_a_choice() -> None:
    assert run("Gate, face-down: true").verdict == "pass"
