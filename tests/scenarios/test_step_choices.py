"""What a step chooses and what it leaves open, by the forms of MAGMELL."""

from textwrap import dedent, indent

from judgekit.scenarios import Result, adapter_of, read_scenario_text
from judgekit.scenarios.rulings import run_scenario

HEAD = """\
scenario: 1
id: case
game: magmell
rules: magmell@1.01
cards:
  矢: {cost: {red: 1}, types: Magic, timing: quick, text: ユニット1体を対象とする。それに2点のダメージを与える。}
  煙: {types: Magic, timing: quick, text: 相手は手札を無作為に1枚捨てる。}
  熊: {types: Unit, ap: 4, hp: 4}
  鹿: {types: Unit, ap: 1, hp: 1, abilities: [WORD]}
  赤の魔石: {types: Stone}
given:
  players:
    A: {hand: [{id: arrow, card: 矢}, {id: smoke, card: 煙}], stone-area: [{id: r, card: 赤の魔石}]}
    B: {hand: [{id: h1, card: 熊}, {id: h2, card: 熊}]}
  turn: {active: A, step: main, priority: A}
  battle-area: [{id: bear, card: 熊, controller: A}, {id: deer, card: 鹿, controller: B}]
"""


def run(script: str, word: str = "防御されない", answers: str = "") -> Result:
    text = HEAD.replace("WORD", word) + answers + "script:\n" + indent(dedent(script).strip("\n"), "  ") + "\n"
    return run_scenario(read_scenario_text(text, "case.yaml"), adapter_of("magmell"))


def test_a_choice_not_made_is_unscripted_even_where_a_later_one_is_laid_down() -> None:
    result = run("- do: {use: arrow, pay: {cost: [r]}}")
    assert result.verdict == "unscripted"
    assert "bear" in result.message
    assert "deer" in result.message


def test_what_is_laid_down_for_later_waits_for_a_choice_made_by_the_next_step() -> None:
    result = run(
        """
        - do: {use: arrow, pay: {cost: [r]}}
        - do: {choose: deer, by: A, question: targets}
          expect: [{object: r, rested: true}, {object: arrow, zone: chant}]
        """
    )
    assert (result.verdict, result.message) == ("pass", "")


def test_who_may_defend_can_be_asked_of_the_attacker_or_of_what_is_attacked() -> None:
    script = """
        - do: {{attack: bear}}
        - do: {{pass: all}}
        - do: {{attack-target: B}}
        - do: {{pass: all}}
        - ask: {{legal: defend, by: B, of: {of}}}
          expect: [{{exactly: [deer]}}]
        - do: {{defend: none}}
        """
    for of in ("bear", "B"):
        result = run(script.format(of=of))
        assert (result.verdict, result.message) == ("pass", "")


def test_players_may_pass_by_a_list() -> None:
    result = run("- do: {pass: [A, B]}\n  expect: [{step: end}]")
    assert (result.verdict, result.message) == ("pass", "")


def test_an_event_may_be_expected_of_several_objects() -> None:
    script = """
        - do: {{apply: {{damage: {{all: {{type: unit}}}}, amount: 1}}}}
          expect: [{{event: damage, object: [bear, deer], count: {count}}}]
        """
    assert run(script.format(count=2)).verdict == "pass"
    assert run(script.format(count=3)).verdict == "fail"


def test_chance_that_is_scripted_decides_a_random_discard() -> None:
    result = run(
        """
        - do: {use: smoke}
        - do: {resolve: top, random: h2}
          expect: [{object: h2, zone: dust}, {player: B, hand: [h1]}]
        """
    )
    assert (result.verdict, result.message) == ("pass", "")


def test_an_ability_that_nothing_knows_is_not_passed_over() -> None:
    result = run("- do: {pass: A}", word="{keyword: soaring}")
    assert result.verdict == "unsupported"
    assert "soaring" in result.message


def test_a_scripted_answer_is_given_before_somebody_concedes() -> None:
    script = """
        - do: {use: arrow, pay: {cost: [r]}}
          expect: [{object: arrow, zone: chant}]
        - do: {concede: B}
          expect: [{player: B, lost: true}]
        """
    answered = run(script, answers="answers: [{by: A, question: targets, choose: deer}]\n")
    assert (answered.verdict, answered.message) == ("pass", "")
    assert run(script).verdict != "pass"
