"""Steps and queries of Magic scenarios: advancing before a step, passing while something is decided, who may act now."""

from __future__ import annotations

from textwrap import dedent, indent

import pytest

from judgekit.scenarios import Result, adapter_of, read_scenario_text
from judgekit.scenarios.rulings import run_scenario

HEAD = """\
scenario: 1
id: steps
game: mtg
rules: mtg@20210922
cards:
  Cub: {types: Creature - Bear, pt: 2/2}
  Study: {types: Instant, cost: "{U}", text: Draw a card.}
given:
  players:
    A: {library: {unknown: 5}}
    B: {library: {unknown: 5}, hand: [{id: study, card: Study}], pool: "{U}"}
  turn: TURN
  battlefield:
    - {id: a, card: Cub, controller: A, continuously: true}
    - {id: b, card: Cub, controller: B, continuously: true}
"""
MAIN = "{active: A, step: precombat-main, priority: A}"


def run(script: str, turn: str = MAIN, answers: str = "[]") -> Result:
    text = HEAD.replace("TURN", turn) + f"answers: {answers}\nscript:\n" + indent(dedent(script).strip(), "  ") + "\n"
    return run_scenario(read_scenario_text(text), adapter_of("mtg"))


def test_advancing_to_before_the_actions_of_a_later_step_goes_through_all_steps_between() -> None:
    script = """
        - do: {advance: declare-blockers, before: turn-based-actions}
          expect: [{step: declare-blockers}, {object: a, is: attacking}]
        - do: {block: {b: a}}
          expect: [{object: b, is: blocking}]
    """
    assert run(script, answers="[{by: A, question: attack, choose: {a: B}}]").verdict == "pass"
    assert run(script).verdict == "unscripted"


def test_advancing_to_before_the_draw_of_the_next_turn_draws_nothing() -> None:
    script = """
        - do: {advance: draw, before: turn-based-actions}
          expect: [{active: B, step: draw}, {player: B, hand: 1}]
    """
    assert run(script, answers="[{by: A, question: attack, choose: {}}]").verdict == "pass"


def test_nobody_attacks_or_blocks_on_the_way_where_advancing_says_so() -> None:
    script = """
        - do: {advance: draw, before: turn-based-actions, attack: none}
          expect: [{active: B, step: draw}, {player: A, life: 20}, {player: B, life: 20}]
        - do: {advance: end, attack: none, block: none}
        - do: {advance: upkeep, active: A}
    """
    assert run(script).verdict == "pass"
    assert run("- do: {advance: draw, attack: {a: B}}").verdict == "unscripted"
    assert run("- do: {advance: draw, attack: {a: B}, block: none}").verdict == "pass"
    assert run("- do: {advance: draw, attack: {b: A}, block: none}").verdict == "fail"
    assert run("- do: {advance: draw, block: none}").verdict == "unscripted"


@pytest.mark.parametrize("step", ["pass: all", "pass: A", "resolve: top"])
@pytest.mark.parametrize("at", ["declare-attackers", "declare-blockers"])
def test_who_passes_while_a_declaration_is_due_learns_all_legal_declarations(step: str, at: str) -> None:
    turn = f"{{active: A, step: {at}, before: turn-based-actions}}"
    script = f"- do: {{{step}}}\n  expect: [{{object: a, tapped: true}}]"
    text = HEAD.replace("controller: A,", "controller: A, attacking: B,") if at == "declare-blockers" else HEAD
    scenario = text.replace("TURN", turn) + "script:\n" + indent(script, "  ") + "\n"
    result = run_scenario(read_scenario_text(scenario), adapter_of("mtg"))
    assert result.verdict == "unscripted"
    assert ("choose: {a: B}" if at == "declare-attackers" else "choose: {b: a}") in result.message


def test_what_may_be_cast_by_a_player_without_priority_is_nothing_as_casting_it_is_illegal() -> None:
    script = """
        - ask: {legal: casts, by: B}
          expect: [{exactly: []}, {illegal: study, because: [117.1]}]
        - do: {cast: study, by: B, pay: pool}
          expect: [{illegal: true, because: [117.1]}]
        - do: {pass: A}
        - ask: {legal: casts, by: B}
          expect: [{exactly: [study]}]
        - do: {cast: study, by: B, pay: pool}
    """
    assert run(script).verdict == "pass"


def test_nothing_may_be_cast_while_attackers_are_declared() -> None:
    script = """
        - ask: {legal: casts, by: B}
          expect: [{exactly: []}]
        - ask: {legal: casts, by: A}
          expect: [{exactly: []}]
        - do: {attack: {}}
    """
    assert run(script, "{active: A, step: declare-attackers, before: turn-based-actions}").verdict == "pass"


@pytest.mark.parametrize(("player", "verdict"), [("A", "pass"), ("B", "fail")])
def test_who_is_given_priority_has_it_at_the_first_look(player: str, verdict: str) -> None:
    script = f"""
        - ask: {{value: A.life}}
          expect: [{{priority: {player}}}]
    """
    assert run(script).verdict == verdict


def test_before_the_actions_of_a_step_nobody_has_priority() -> None:
    script = """
        - ask: {value: A.life}
          expect: [{priority: none}]
    """
    assert run(script, "{active: A, step: draw, before: turn-based-actions}").verdict == "pass"


PAYING = """\
scenario: 1
id: paying
game: mtg
rules: mtg@20260417
cards:
  Cub: {types: Creature - Bear, pt: 2/2}
  Wave: {types: Sorcery, cost: "{U}", text: "As an additional cost to cast this spell, waterbend {1}.\\nDraw a card."}
given:
  players: {A: {library: {unknown: 5}, hand: [{id: wave, card: Wave}], pool: "{U}"}, B: {}}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield: [{id: cub, card: Cub, controller: A}]
script:
  - do: {cast: wave, by: A, ACTION}
"""


def test_what_is_tapped_to_pay_and_stands_elsewhere_is_named_where_the_payment_does_not_fit() -> None:
    refused = run_scenario(read_scenario_text(PAYING.replace("ACTION", "tap: [cub], pay: pool")), adapter_of("mtg"))
    assert refused.verdict == "fail"
    assert "nobody asked for {tap: [cub]}" in refused.message
    paid = run_scenario(read_scenario_text(PAYING.replace("ACTION", "pay: [cub, pool]")), adapter_of("mtg"))
    assert (paid.verdict, paid.message) == ("pass", "")


WAYS_TO_PAY = """\
scenario: 1
id: ways-to-pay
game: mtg
rules: mtg@20210922
cards:
  Den: {types: Land, text: "{T}: Add {C}.\\n{T}: Add one mana of any color. Spend this mana only to cast a creature spell."}
  Two Shores: {types: Land - Island Mountain}
  Cub: {types: Creature - Bear, cost: "{R}", pt: 2/2}
  Relic: {types: Artifact, cost: "{1}"}
  Ape: {types: Creature - Ape, cost: "{1}", pt: 1/1}
  Gift: {types: Sorcery, cost: "{0}", text: Each player may put a creature card from their hand onto the battlefield.}
  Slip: {types: Creature - Ninja, pt: 1/1, text: "{U}, Return an untapped creature you control to its owner's hand: Draw a card."}
given:
  players:
    A: {hand: [{id: cub, card: Cub}, {id: relic, card: Relic}, {id: ape, card: Ape}, {id: gift, card: Gift}], library: {unknown: 5}}
    B: {hand: [{id: other, card: Ape}, {id: third, card: Cub}]}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield:
    - {id: den, card: Den, controller: A}
    - {id: shores, card: Two Shores, controller: A}
    - {id: slip, card: Slip, controller: A}
    - {id: bear, card: Cub, controller: A}
script:
"""


def paid(script: str) -> Result:
    return run_scenario(
        read_scenario_text(WAYS_TO_PAY + indent(dedent(script).strip(), "  ") + "\n"), adapter_of("mtg")
    )


@pytest.mark.parametrize(
    ("step", "verdict"),
    [
        ("{cast: cub, by: A, pay: [den]}", "pass"),
        ("{cast: cub, by: A, pay: [shores]}", "pass"),
        ("{cast: relic, by: A, pay: [den]}", "pass"),
        ("{cast: relic, by: A, pay: [shores]}", "pass"),
        ("{cast: ape, by: A, pay: [den]}", "malformed"),
        ('{cast: ape, by: A, pay: {den: "{G}"}}', "pass"),
        ('{cast: ape, by: A, pay: {den: "{C}"}}', "pass"),
        ('{activate: slip, by: A, pay: {return: [bear], shores: "{U}"}}', "pass"),
        ("{activate: slip, by: A, pay: {return: [nobody]}}", "fail"),
    ],
)
def test_a_source_pays_by_whichever_ability_fits_and_which_one_is_said_where_they_do_different_things(
    step: str, verdict: str
) -> None:
    result = paid(f"- do: {step}")
    assert result.verdict == verdict, result.message
    assert verdict != "malformed" or "den can pay for it by abilities that differ" in result.message


def test_what_is_chosen_at_once_where_something_may_be_done_does_it_also_if_only_that_could_be_chosen() -> None:
    script = """
        - do: {cast: gift, by: A}
        - do: {resolve: top, stop-at: {question: optional}}
        - do: {choose: cub, by: A}
        - do: {choose: WHICH, by: B}
          expect: [{object: [cub, WHICH], zone: battlefield}]
    """
    assert paid(script.replace("WHICH", "third")).verdict == "pass"
    assert paid(script.replace("WHICH", "other")).verdict == "pass"
    assert paid(script.replace("choose: cub", "choose: relic")).verdict == "fail"
