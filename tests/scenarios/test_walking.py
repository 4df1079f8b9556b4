"""Walking through a scenario and explaining it."""

from pathlib import Path

import pytest

from judgekit.core.errors import UsageFault
from judgekit.engine import IllegalAnswer
from judgekit.scenarios import Walk, adapter_of, explain, trace_lines, understood
from judgekit.scenarios.forking import Branch

CORPUS = Path(__file__).resolve().parents[2] / "corpus"
FILE = CORPUS / "magmell" / "scenarios" / "triggers" / "turn-player-first.yaml"


def test_a_walk_goes_forward_and_back_over_equal_positions() -> None:
    walk = Walk.through(str(FILE))
    start = walk.here.snapshot.position
    first = walk.forward()
    assert "do {use: rock" in first.title
    assert walk.asked() == ("priority", "A", None)
    second = walk.forward()
    assert any(record.what == "triggered" for record in second.records)
    assert walk.back().snapshot.position == first.snapshot.position
    assert walk.forward().snapshot.position == second.snapshot.position
    assert walk.back(9).snapshot.position == start
    assert walk.position()["players"]["A"]["life"] == 10


def test_a_walk_lists_the_legal_answers_with_their_rules_and_takes_another() -> None:
    walk = Walk.through(str(FILE))
    legal = dict(walk.legal())
    assert "{use: rock}" in legal
    assert "605.5" in legal["{use: rock}"]
    walk.choose({"use": "rock"})
    assert walk.asked() == ("targets", "A", "rock")
    with pytest.raises(IllegalAnswer):
        walk.choose("nobody")
    walk.choose("keeper")
    assert walk.asked() == ("priority", "A", None)
    with pytest.raises(UsageFault):
        walk.forward()


def test_a_walk_can_jump_to_a_fork() -> None:
    walk = Walk.through(str(FILE))
    assert "the-other-order" in walk.forks()
    walk.jump("the-other-order")
    walk.forward()
    walk.forward()
    assert walk.position()["chant"][0]["id"] == "a-bell-ability"
    with pytest.raises(UsageFault):
        walk.jump("nowhere")


@pytest.mark.parametrize(
    "file",
    [
        "magmell/scenarios/cards-and-costs/divided-damage.yaml",  # leaves at a decision, asks, is refused, replaces
        "magmell/scenarios/triggers/optional-trigger-declined.yaml",  # only other answers
        "mtg/examples/107/ex-107.4f-1.yaml",  # changes what is asked about
        "mtg/scenarios/targets-and-resolution/targets-changed-and-divided.yaml",
        "dm/scenarios/over-a-turn/one-creature-dies-for-one-other.yaml",
    ],
)
def test_a_walk_along_a_fork_ends_where_checking_it_ends(file: str) -> None:
    walk = Walk.through(str(CORPUS / file))
    for fork in walk.scenario.forks:
        branch = Branch(walk.scenario, fork, adapter_of(walk.scenario.game))
        branch.play()
        told = [walk.jump(fork.id).message]
        while walk.left:
            told.append(walk.forward().message)
        assert walk.here.snapshot.position == branch.run.table.position
        assert not [message for message in told if message.startswith("expected ")]


def test_a_walk_along_a_fork_says_what_the_fork_expects_in_vain(tmp_path: Path) -> None:
    file = tmp_path / "vain.yaml"
    text = (CORPUS / "magmell" / "scenarios" / "effects" / "choosing-among-replacements.yaml").read_text("utf-8")
    basics = CORPUS / "magmell" / "scenarios" / "cards" / "basics.yaml"
    text = text.replace("../cards/basics.yaml", str(basics)).replace(
        "marked-damage: 3}]", "marked-damage: 4}]\n    at: {question: replacement}"
    )
    file.write_text(text, encoding="utf-8")
    walk = Walk.through(str(file))
    walk.jump("the-other-order")
    assert walk.asked() == ("replacement", "B", "bear")  # the decision at which it leaves is still to be made
    told = [walk.forward().message for _ in list(walk.left)]
    assert told[-1] == "expected bear marked-damage: 4; found 3"
    assert not [message for message in told[:-1] if message.startswith("expected ")]


def test_explaining_gives_every_step_with_its_records() -> None:
    result, steps, *_positions = explain(str(FILE))
    assert result.verdict == "pass"
    assert len(steps) == 3
    lines = trace_lines(steps[1].records)
    assert any("destroy deer" in line and "227.1" in line for line in lines)
    japanese = trace_lines(steps[1].records, lang="ja")
    assert len(japanese) == len(lines)


def test_explaining_says_what_a_query_found_and_why_an_action_is_illegal(tmp_path: Path) -> None:
    file = tmp_path / "asked.yaml"
    file.write_text(
        """
scenario: 1
id: asked
game: magmell
rules: magmell@1.01
cards: {Goat: {types: Unit, ap: 1, hp: 1}}
given:
  players: {A: {life: 17}, B: {}}
  turn: {active: A, step: main, priority: A}
  battle-area: [{id: goat, card: Goat, controller: A, rested: true}]
script:
  - ask: {value: A.life}
    expect: [{answer: 17}]
  - do: {attack: goat}
    expect: [{illegal: true}]
""",
        encoding="utf-8",
    )
    result, (life, attack), *_positions = explain(str(file))
    assert result.verdict == "pass", result.message
    assert life.found == "17"
    assert attack.found.startswith("illegal: ")
    assert "701.2.1.1" in attack.rules


def test_what_a_card_was_understood_as_is_printed_for_every_ability() -> None:
    found = understood(str(FILE))
    assert ("大岩", "ユニット1体を対象とする。それを破壊する。", "ユニット1体を対象とする。それを破壊する。") in found
    assert all(printed for _, _, printed in found)
