"""Verdicts: nothing passes silently, and a scenario that does not hold says what was expected and what was found."""

from pathlib import Path
from textwrap import dedent, indent
from typing import Any

import pytest

from judgekit.core.errors import UsageFault
from judgekit.scenarios import Result, adapter_of, check_paths, read_scenario_text
from judgekit.scenarios.rulings import run_scenario

HEAD = """\
scenario: 1
id: case
game: magmell
rules: magmell@1.01
cards:
  矢: {types: Magic, timing: quick, text: ユニット1体を対象とする。それに2点のダメージを与える。}
  本: {types: Magic, timing: quick, text: 手札を1枚捨てる。}
  熊: {types: Unit, ap: 4, hp: 4}
  鹿: {types: Unit, ap: 1, hp: 1}
given:
  players:
    A: {hand: [{id: arrow, card: 矢}, {id: book, card: 本}, {id: h1, card: 鹿}, {id: h2, card: 熊}]}
    B: {life: 9}
  turn: {active: A, step: main, priority: A}
  battle-area: [{id: bear, card: 熊, controller: A}, {id: deer, card: 鹿, controller: B}]
"""


def run(script: str, rest: str = "", head: str = HEAD) -> Result:
    text = head + "script:\n" + indent(dedent(script).strip("\n"), "  ") + "\n" + dedent(rest)
    return run_scenario(read_scenario_text(text, "case.yaml"), adapter_of("magmell"))


def test_a_scenario_passes_when_every_expectation_holds() -> None:
    result = run(
        """
        - do: {use: arrow, targets: [deer]}
        - do: {resolve: top}
          expect: [{object: deer, zone: dust, cites: [705.4.3], never: [705.4.4]}]
        """
    )
    assert (result.verdict, result.message) == ("pass", "")
    assert "magmell:705.4.3" in result.cited


def test_a_wrong_expectation_fails_with_expected_found_and_the_trace_between() -> None:
    result = run(
        """
        - do: {use: arrow, targets: [bear]}
        - do: {resolve: top}
          expect:
            - {object: bear, marked-damage: 3}
        """
    )
    assert result.verdict == "fail"
    assert (result.base.expected, result.base.found) == ("bear marked-damage: 3", "2")
    assert (result.base.step, result.base.line) == (2, 20)
    assert any(record.what == "damage" for record in result.base.window)
    assert not any(record.what == "use" for record in result.base.window)
    assert "damage 0 → 2 [221.1, 221.2, 221.4]" in result.message


def test_a_rule_that_is_not_cited_and_a_rule_that_must_not_be_cited_fail() -> None:
    step = "- do: {use: arrow, targets: [bear]}\n  expect: [{%s}]"
    assert run(step % "cites: [701.5.1]").base.expected == "cites 701.5.1"
    assert run(step % "never: [702.3.2]").base.expected == "never cites 702.3.2"
    assert run(step % "cites: [[701.5.1, 702.3.2]]").verdict == "pass"
    assert run(step % "cites: [702.3.1*]").verdict == "pass"
    assert run(step % "cites: [702.3]").verdict == "pass"
    assert run(step % "cites: [702.3.3*]").verdict == "fail"


def test_an_open_decision_is_unscripted_with_every_legal_answer_ready_to_paste() -> None:
    result = run("- do: {use: arrow}\n- do: {pass: all}")
    assert result.verdict == "unscripted"
    assert "- {by: A, question: targets, of: arrow, choose: bear}" in result.message
    assert "- {by: A, question: targets, of: arrow, choose: deer}" in result.message


def test_a_decision_that_is_open_at_the_end_is_unscripted_too() -> None:
    assert run("- do: {use: book}\n- do: {resolve: top}").verdict == "unscripted"


BREAKING = """\
scenario: 1
id: breaking
game: dm
rules: dm@2025
cards:
  狼: {cost: 1, civilizations: [fire], types: Creature, power: 1000}
given:
  players: {A: {library: {unknown: 9}}, B: {shield-zone: [{id: s1, card: 狼}, {id: s2, card: 狼}], library: {unknown: 9}}}
  turn: {active: A, step: attack}
  battle-zone: [{id: wolf, card: 狼, controller: A, continuously: true}]
"""


@pytest.mark.parametrize(
    "script",
    [
        "script:\n  - do: {attack: {wolf: B}}\n    expect: [{player: B, shields: 1}]\n",
        "script:\n  - do: {advance: attack}\nforks:\n"
        "  - {id: it-attacks, at: 1, replace: {attack: {wolf: B}}, expect: [{player: B, shields: 1}]}\n",
    ],
)
def test_what_is_expected_at_the_end_behind_an_open_decision_is_unscripted_with_its_answers(script: str) -> None:
    result = run_scenario(read_scenario_text(BREAKING + script, "case.yaml"), adapter_of("dm"))
    told = [ruling for ruling in (result.base, *(ruling for _id, ruling in result.forks)) if ruling.verdict != "pass"]
    assert [ruling.verdict for ruling in told] == ["unscripted"]
    assert "expected B shields: 1" in told[0].message
    assert "- {by: A, question: break, of: wolf, choose: [s1]}" in told[0].message


def test_a_scripted_answer_is_used_and_one_that_is_never_asked_for_is_unused() -> None:
    script = "- do: {use: book}\n- do: {resolve: top}\n  expect: [{object: h2, zone: dust}]"
    assert run(script, "answers: [{by: A, question: discard, choose: h2}]").verdict == "pass"
    assert run(script, "answers: [{question: discard, of: book, nth: 1, choose: h2}]").verdict == "pass"
    twice = "answers: [{by: A, question: discard, choose: h2}, {by: B, choose: h1}]"
    assert run(script, twice).verdict == "unused-answer"
    assert run("- do: {use: h1, targets: [bear]}").verdict == "unused-answer"


def test_an_illegal_answer_is_a_fail_with_the_rule_that_forbids_it() -> None:
    result = run("- do: {use: book}\n- do: {resolve: top}", "answers: [{by: A, question: discard, choose: bear}]")
    assert result.verdict == "fail"
    assert "233.1" in result.message


def test_an_entry_that_is_no_legal_answer_is_told_with_the_legal_ones_as_where_there_is_none() -> None:
    script = "- do: {use: book}\n- do: {resolve: top}"
    legal = run(script).message.splitlines()[1:]
    told = run(script, "answers: [{by: A, question: discard, choose: bear}]").message.splitlines()
    assert "- {by: A, question: discard, of: book, choose: h2}" in map(str.strip, legal)
    assert told[0].endswith("legal answers:")
    assert told[1:] == legal
    assert "legal answers" not in run("- do: {use: arrow, targets: [h1]}").message


TWO_OF_ONE = """
scenario: 1
id: two-of-one
game: mtg
rules: mtg@20260417
cards:
  Weasel:
    cost: "{B}"
    types: Creature - Weasel
    pt: 1/1
    text: "When this creature enters, you gain 1 life.\\nWhen this creature enters, draw a card."
given:
  players: {A: {life: 20, hand: [{id: weasel, card: Weasel}], pool: "{B}", library: {unknown: 2}}, B: {}}
  turn: {active: A, step: precombat-main, priority: A}
answers: [{by: A, question: trigger-order, choose: %s}]
script:
  - do: {cast: weasel, by: A, pay: pool}
  - do: {resolve: top}
  - do: {resolve: top}
    expect: [{player: A, hand: 1, life: 20}]
"""


def test_two_abilities_of_one_object_are_ordered_by_its_id_and_a_number() -> None:
    def ordered(names: str) -> Result:
        return run_scenario(read_scenario_text(TWO_OF_ONE % names, "case.yaml"), adapter_of("mtg"))

    assert ordered("[weasel, weasel.2]").verdict == "pass"
    assert ordered("[weasel.2, weasel]").base.step == 3
    wrong = ordered('["weasel:1", "weasel:2"]').message
    assert "- {by: A, question: trigger-order, choose: [weasel, weasel.2]}" in wrong
    assert "- {by: A, question: trigger-order, choose: [weasel.2, weasel]}" in wrong


def test_a_step_that_must_be_illegal_leaves_the_position_as_it_was() -> None:
    result = run(
        """
        - do: {use: arrow, targets: [h1]}
          expect: [{illegal: true, because: [702.3.2]}, {object: arrow, zone: hand}]
        - do: {use: arrow, targets: [deer]}
          expect: [{illegal: true, because: [702.3.2]}]
        """
    )
    assert result.verdict == "fail"
    assert result.base.expected == "the step is illegal"
    assert result.base.step == 2


def test_the_reason_for_an_illegal_step_is_part_of_the_expectation() -> None:
    result = run("- do: {use: arrow, targets: [h1]}\n  expect: [{illegal: true, because: [702.3.4]}]")
    assert result.verdict == "fail"
    assert result.base.expected == "because 702.3.4" or "702.3.4" in result.base.expected


def test_text_that_is_not_understood_is_named_with_its_words_and_its_line() -> None:
    head = HEAD.replace("手札を1枚捨てる。", "手札を1枚食べる。")
    result = run("- do: {pass: all}", head=head)
    assert result.verdict == "not-understood"
    assert "食べる" in result.message
    assert result.base.line == 7


def test_a_mechanism_without_code_is_unsupported() -> None:
    head = HEAD.replace(
        "{types: Unit, ap: 4, hp: 4}", "{types: Unit, ap: 4, hp: 4, abilities: [{activated: {do: []}}]}"
    )
    result = run("- do: {pass: all}", head=head)
    assert result.verdict == "unsupported"
    assert "301.9" in result.message


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("B: {life: 9}", "B: {life: 21}", "220.3"),
        ("{id: bear, card: 熊, controller: A}", "{id: bear, card: 矢, controller: A}", "405.1"),
        ("{id: bear, card: 熊, controller: A}", "{id: bear, card: 熊, controller: A, attacking: B}", "701.1.4"),
        ("{id: h1, card: 鹿}", "{id: h1, card: 鹿, rested: true}", "219.4"),
    ],
)
def test_a_position_that_cannot_be_is_refused_unless_it_is_allowed(old: str, new: str, rule: str) -> None:
    result = run("- do: {check: rule-processing}", head=HEAD.replace(old, new))
    assert result.verdict == "illegal-state"
    assert rule in result.message
    allowed = HEAD.replace(old, new).replace("given:\n", "given:\n  impossible: allowed\n")
    assert run("- do: {check: rule-processing}", head=allowed).verdict != "illegal-state"


@pytest.mark.parametrize(
    ("step", "path"),
    [
        ("- do: {jump: high}", "script[0].do"),
        ("- do: {use: nobody}", "script[0].do.use"),
        ("- do: {pass: all}\n  expect: [{object: nobody, zone: hand}]", "script[0].expect[0]"),
        ("- do: {pass: all}\n  expect: [{object: bear, size: 3}]", "script[0].expect[0]"),
        ("- ask: {riddle: 1}\n  expect: [{answer: 1}]", "script[0].ask"),
        ("- ask: {legal: defend}\n  expect: [{exactly: none}]", "script[0].ask"),
        ("- do: {pass: all}\n  expect: [{answer: 1}]", "script[0].expect[0]"),
    ],
)
def test_what_the_game_does_not_know_is_malformed_at_its_path(step: str, path: str) -> None:
    result = run(step)
    assert result.verdict == "malformed"
    assert path in result.message
    assert result.base.line >= 16


def test_a_choice_may_be_a_step_of_its_own_also_where_it_is_the_only_legal_one() -> None:
    result = run(
        """
        - do: {attack: bear}
        - do: {pass: all}
        - do: {attack-target: B}
          expect: [{object: bear, rested: true, cites: [701.3.1.2]}]
        - do: {pass: all}
        - do: {defend: none, by: B}
        - do: {pass: all}
          expect: [{player: B, life: 5}]
        """
    )
    assert result.verdict == "pass", result.message


def test_the_only_legal_answer_is_taken_without_a_step() -> None:
    result = run("- do: {attack: bear}\n- do: {pass: all}\n  expect: [{attack-target: B}]")
    assert result.verdict == "pass", result.message


def test_a_run_can_stop_at_a_question_and_go_on() -> None:
    result = run(
        """
        - do: {use: book}
        - do: {pass: all, stop-at: {question: discard}}
        - ask: {legal: discard, by: A}
          expect: [{exactly: [arrow, h1, h2]}, {includes: [h1]}, {excludes: [bear]}]
        - ask: {decider: discard}
          expect: [{answer: A}]
        - do: {choose: h1}
          expect: [{object: h1, zone: dust}]
        """
    )
    assert result.verdict == "pass", result.message


def test_outcomes_counts_the_lines_that_lead_to_each_value() -> None:
    result = run(
        """
        - do: {use: book}
        - do: {pass: all, stop-at: {question: discard}}
        - ask: {outcomes: h1.zone, over: discard}
          expect: [{distribution: {dust: 1, hand: 2}}]
        """,
        "answers: []",
    )
    assert result.verdict == "unscripted"
    assert result.base.step == 3


FORKS = """
forks:
  - id: other-answer
    answers: [{by: A, question: discard, choose: h1}]
    expect: [{object: h1, zone: dust, cites: [233.2]}, {object: h2, zone: hand}]
  - id: other-step
    at: {do: {use: book}}
    replace: {use: arrow, targets: [deer]}
    then: [{do: {resolve: top}, expect: [{object: deer, zone: dust}]}]
    expect: [{object: book, zone: hand}]
  - id: other-fact
    change: {given.battle-area.deer.marked-damage: 0, h2: {card: 鹿}}
    at: 1
    expect: [{object: h2, name: 熊}]
  - id: at-a-question
    at: {question: discard, nth: 1}
    ask: {legal: discard, by: A}
    expect: [{exactly: [arrow, h1, h2]}]
"""


def test_forks_run_from_a_copy_with_other_answers_steps_or_facts() -> None:
    script = "- do: {use: book}\n- do: {resolve: top}\n  expect: [{object: h2, zone: dust}]"
    result = run(script, FORKS + "answers: [{by: A, question: discard, choose: h2}]\n")
    verdicts = {id: ruling.verdict for id, ruling in result.forks}
    assert result.base.verdict == "pass"
    assert verdicts == {"other-answer": "pass", "other-step": "pass", "other-fact": "fail", "at-a-question": "pass"}
    assert result.verdict == "fail"
    assert result.message.startswith("fork other-fact: expected h2 name: 熊; found 鹿")


def test_the_report_has_the_shape_that_programs_rely_on(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "deep" / "bad.yaml"
    bad.parent.mkdir()
    good.write_text(
        HEAD + "script: [{do: {use: arrow, targets: [deer]}, expect: [{object: arrow, zone: chant}]}]\n",
        encoding="utf-8",
    )
    bad.write_text("scenario: 1\nscenario: 1\n", encoding="utf-8")
    report: Any = check_paths([str(tmp_path)]).to_json()
    assert set(report) == {"results", "summary"}
    first, second = report["results"]
    assert set(first) == {"file", "id", "verdict", "message", "at", "forks", "cited"}
    assert first["file"] == str(bad)
    assert (first["verdict"], first["at"]) == ("malformed", {"step": 0, "line": 2})
    assert second["verdict"] == "pass"
    assert report["summary"]["pass"] == 1
    assert report["summary"]["malformed"] == 1
    assert set(report["summary"]) >= {
        "fail",
        "unscripted",
        "not-understood",
        "unsupported",
        "illegal-state",
        "unused-answer",
    }


def test_a_folder_without_scenarios_and_a_missing_path_are_wrong_usage(tmp_path: Path) -> None:
    with pytest.raises(UsageFault):
        check_paths([str(tmp_path)])
    with pytest.raises(UsageFault):
        check_paths([str(tmp_path / "nothing.yaml")])


def test_a_game_without_rules_in_code_is_unsupported(tmp_path: Path) -> None:
    file = tmp_path / "dm.yaml"
    file.write_text("scenario: 1\nid: draws\ngame: go\nscript: [{do: {draw: 1}}]\n", encoding="utf-8")
    assert check_paths([str(file)]).results[0].verdict == "unsupported"


BEARS = """\
scenario: 1
id: bears
game: mtg
rules: {edition}
cards:
  Bear: {{types: Creature - Bear, pt: 2/2}}
given:
  players: {{A: {{life: 20}}, B: {{life: 20}}}}
  turn: {{active: A, step: precombat-main, priority: A}}
  battlefield: [{{id: bear, card: Bear, controller: A}}]
script:
  - ask: {{value: bear.pt}}
    expect: [{{answer: 2/2}}]
"""


@pytest.mark.parametrize(
    ("edition", "verdict"),
    [
        ("mtg@20210922", "pass"),
        ("mtg@20241108", "unsupported"),
        ("mtg@20240101", "unsupported"),
        ("mtg@2021092", "unsupported"),
        ("mtg", "malformed"),
        ("mtg6@1999", "malformed"),
        ("magmell@1.01", "malformed"),
    ],
)
def test_an_edition_that_is_not_played_is_refused_with_those_that_are(
    edition: str, verdict: str, tmp_path: Path
) -> None:
    file = tmp_path / "bears.yaml"
    file.write_text(BEARS.format(edition=edition), encoding="utf-8")
    result = check_paths([str(file)]).results[0]
    assert (result.verdict, "mtg@20210922" in result.message) == (verdict, verdict != "pass")


def test_what_a_step_that_stopped_has_laid_down_lies_there_for_the_next() -> None:
    head = HEAD.replace("手札を1枚捨てる。", "ユニット1体を対象とする。手札を1枚捨てる。")
    result = run(
        """
        - do: {use: book, targets: [bear], discard: h1, stop-at: {question: targets}}
        - ask: {legal: targets, by: A}
          expect: [{exactly: [bear, deer]}]
        - do: {continue: true}
          expect: [{object: book, zone: chant}]
        """,
        head=head,
    )
    assert result.verdict == "unused-answer"
    assert "discard: h1" in result.message
