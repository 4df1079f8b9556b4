"""What people write where the format leaves them room: it is read as they mean it, and what is wrong still fails."""

from textwrap import dedent

import pytest

from judgekit.scenarios import Result, adapter_of, read_scenario_text
from judgekit.scenarios.rulings import run_scenario

HEAD = """\
scenario: 1
id: case
game: mtg
rules: mtg@20210922
cards:
  Cub: {cost: "{1}{G}", types: Creature - Bear, pt: 2/2}
  Boar: {cost: "{2}{R}", types: Creature - Boar, pt: 3/3}
  Mirror: {cost: "{U}", types: Creature - Shapeshifter, pt: 0/0,
      abilities: [{replacement: {if: {event: enters, object: this}, optional: true,
        instead: {become-copy: this, copy-of: {choose: {type: creature}}}}}]}
  Pact: {cost: "{1}{R/P}{R/P}", types: Sorcery, abilities: [{spell: {do: [{lose-life: opponent, amount: 1}]}}]}
  Tithe: {cost: "{B}", types: Sorcery, abilities: [{spell: {do: [{sacrifice: {choose: {type: creature}}, by: players}]}}]}
  Wither: {cost: "{B}", types: Instant, text: Target creature gets -3/-0 until end of turn.}
given:
  players:
    A: {life: 20, hand: [{id: mirror, card: Mirror}, {id: pact, card: Pact},
        {id: tithe, card: Tithe}, {id: wither, card: Wither}], pool: "{U}{R}{C}{B}{B}"}
    B: {life: 20}
    C: {life: 20}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield:
    - {id: cub, card: Cub, controller: B}
    - {id: cub2, card: Cub, controller: B}
    - {id: boar, card: Boar, controller: A}
    - {id: boar2, card: Boar, controller: A}
    - {id: boar3, card: Boar, controller: C}
"""


def run(text: str) -> Result:
    return run_scenario(read_scenario_text(HEAD + dedent(text)), adapter_of("mtg"))


def verdict(text: str) -> str:
    result = run(text)
    return result.verdict if result.verdict == "pass" else f"{result.verdict}: {result.message}"


@pytest.mark.parametrize(
    ("answers", "wanted"),
    [
        ("{by: A, of: mirror, choose: boar}", "3/3"),
        ("{by: A, question: copy, choose: cub}", "2/2"),
        ("{by: A, question: optional, choose: accept}, {by: A, question: choose, choose: boar}", "3/3"),
    ],
)
def test_who_says_of_what_something_is_a_copy_wants_it_to_be_one(answers: str, wanted: str) -> None:
    """707.5: "you may have it enter as a copy": naming the creature says that it does."""
    text = f"""\
    answers: [{answers}]
    script:
      - do: {{cast: mirror, by: A, pay: {{pool: "{{U}}"}}}}
      - do: {{resolve: top}}
        expect: [{{object: mirror, pt: WANTED}}]
    """
    assert verdict(text.replace("WANTED", wanted)) == "pass"
    assert run(text.replace("WANTED", "9/9")).verdict == "fail"


@pytest.mark.parametrize(("choice", "wanted"), [("cub", "2/2"), ("boar", "3/3")])
def test_a_step_that_says_of_what_something_is_a_copy_wants_it_to_be_one(choice: str, wanted: str) -> None:
    text = f"""\
    script:
      - do: {{cast: mirror, by: A, pay: {{pool: "{{U}}"}}}}
      - do: {{resolve: top, choose: {choice}}}
        expect: [{{object: mirror, pt: WANTED}}]
    """
    assert verdict(text.replace("WANTED", wanted)) == "pass"
    assert run(text.replace("WANTED", "9/9")).verdict == "fail"


def test_a_step_may_still_say_that_nothing_is_copied() -> None:
    text = """\
    script:
      - do: {cast: mirror, by: A, pay: {pool: "{U}"}}
      - do: {resolve: top, choose: decline}
        expect: [{object: mirror, zone: ZONE}]
    """
    assert verdict(text.replace("ZONE", "graveyard")) == "pass"
    assert run(text.replace("ZONE", "battlefield")).verdict == "fail"


def test_life_in_a_payment_says_how_phyrexian_symbols_are_paid() -> None:
    text = """\
    script:
      - ask: {legal: payments, of: pact, by: A}
        expect:
          - exactly: ["{R}{C} and 2 life", "{R}{U} + 2 life", "{R}{B} and 2 life", "{C} and 4 life", "{U} and 4 life",
              "{B} and 4 life", "{R} and 4 life"]
            cites: [107.4f, 119.4]
      - do: {cast: pact, by: A, pay: {pool: "{R}{C}", life: 2}}
        expect: [{player: A, life: 18, pool: "{U}{B}{B}"}]
    """
    assert verdict(text) == "pass"
    assert run(text.replace("life: 18", "life: 16")).verdict == "fail"


def test_deciders_are_told_in_order() -> None:
    text = """\
    answers: [{by: A, question: sacrifice, choose: boar}, {by: B, question: sacrifice, choose: cub}]
    script:
      - do: {cast: tithe, by: A, pay: {pool: "{B}"}}
      - do: {resolve: top}
        expect: [{decided: sacrifice, by: [A, B], in-order: true}, {object: boar3, zone: graveyard}]
    """
    assert verdict(text) == "pass"
    assert run(text.replace("[A, B]", "[B, A]")).verdict == "fail"


def test_a_fork_leaves_at_a_question_of_somebody_and_an_object_may_be_absent() -> None:
    text = """\
    answers: [{by: A, question: sacrifice, choose: boar}, {by: B, question: sacrifice, choose: cub}]
    script:
      - do: {cast: tithe, by: A, pay: {pool: "{B}"}}
      - do: {resolve: top}
    forks:
      - id: second
        at: {question: sacrifice, by: B}
        ask: {legal: sacrifice, by: B}
        expect: [{exactly: [cub, cub2]}]
      - id: one-less
        change: {given.battlefield.cub2: none}
        answers: [{by: B, question: sacrifice, choose: cub}]
        at: {question: sacrifice, by: A}
        ask: {legal: sacrifice, by: A}
        expect: [{exactly: [boar, boar2]}]
    """
    assert verdict(text.replace("        answers: [{by: B, question: sacrifice, choose: cub}]\n", "")) == "pass"


def test_a_negative_power_is_what_it_is() -> None:
    """107.1b: a value of the game may be below zero."""
    text = """\
    script:
      - do: {cast: wither, by: A, targets: [cub], pay: {pool: "{B}"}}
      - do: {resolve: top}
        expect: [{object: cub, pt: -1/2, cites: [107.1b]}]
    """
    assert verdict(text) == "pass"


def test_a_step_that_goes_on_cites_what_decided_before_it_stopped() -> None:
    text = """\
    answers: [{by: A, question: sacrifice, choose: boar}, {by: B, question: sacrifice, choose: cub}]
    script:
      - do: {cast: tithe, by: A, pay: {pool: "{B}"}}
      - do: {pass: all, stop-at: {question: sacrifice, nth: 1}}
      - ask: {decider: sacrifice}
        expect: [{answer: A, cites: [101.4]}]
      - do: {continue: true}
        expect: [{object: boar, zone: graveyard, cites: [608.1, 117.4, 701.17a]}]
    """
    assert verdict(text) == "pass"


def test_a_scenario_may_end_at_the_question_that_it_asks_about() -> None:
    text = """\
    script:
      - do: {cast: tithe, by: A, pay: {pool: "{B}"}}
      - do: {pass: all, stop-at: {question: sacrifice, nth: 1}}
      - ask: {legal: sacrifice, by: A}
        expect: [{exactly: [boar, boar2]}]
    """
    assert verdict(text) == "pass"
    assert (
        run(
            text.replace("      - ask: {legal: sacrifice, by: A}\n        expect: [{exactly: [boar, boar2]}]\n", "")
        ).verdict
        == "unscripted"
    )


def test_outcomes_may_be_asked_for_as_a_set() -> None:
    text = """\
    script:
      - do: {cast: tithe, by: A, pay: {pool: "{B}"}}
      - do: {pass: all, stop-at: {question: sacrifice, nth: 1}}
      - ask: {outcomes: boar.zone, over: sacrifice}
        expect: [{exactly: [battlefield, graveyard]}]
      - ask: {decider: sacrifice}
        expect: [{answer: A}]
    """
    assert verdict(text) == "pass"
    assert run(text.replace("[battlefield, graveyard]", "[graveyard]")).verdict == "fail"


@pytest.mark.parametrize(
    ("listed", "plain"),
    [
        ("step: precombat-main", "step: main-1"),
        ('pool: "{U}{R}{C}{B}{B}"', "mana-pool: {U: 1, R: 1, C: 1, B: 2}"),
        ("{id: cub, card: Cub, controller: B}", "{id: cub, card: Cub, controller: B, counters: [charge, charge]}"),
        ('{cast: tithe, by: A, pay: {pool: "{B}"}}', '{cast: tithe, player: A, pay: {mana: "{B}"}}'),
        ("{resolve: top}", "{pass: [A, B, C]}"),
        ("{object: cub, zone: graveyard}", "{object: cub, in: graveyard}"),
        ("{player: A, hand: 3}", "{player: A, cards-in-hand: 3}"),
        ("{object: boar2, attacking: none}", "{object: boar2, attacking: false}"),
    ],
)
def test_positions_steps_and_expectations_in_other_words_mean_the_same(listed: str, plain: str) -> None:
    text = HEAD + dedent(
        """\
        answers: [{by: A, question: sacrifice, choose: boar}, {by: B, question: sacrifice, choose: cub}]
        script:
          - do: {cast: tithe, by: A, pay: {pool: "{B}"}}
          - do: {resolve: top}
            expect:
              - {object: cub, zone: graveyard}
              - {player: A, hand: 3}
              - {object: boar2, attacking: none}
        """
    )
    assert listed in text
    scene = adapter_of("mtg")
    assert run_scenario(read_scenario_text(text), scene).verdict == "pass"
    result = run_scenario(read_scenario_text(text.replace(listed, plain, 1)), scene)
    assert result.verdict == "pass", result.message
    wrong = text.replace(listed, plain, 1).replace("hand: 3", "hand: 2")
    assert run_scenario(read_scenario_text(wrong), scene).verdict == "fail"


@pytest.mark.parametrize("nothing", ["none", "nothing"])
def test_that_nothing_triggered_can_be_expected(nothing: str) -> None:
    text = """\
    answers: [{by: A, question: sacrifice, choose: boar}, {by: B, question: sacrifice, choose: cub}]
    script:
      - do: {cast: tithe, by: A, pay: {pool: "{B}"}}
        expect: [{triggered: NOTHING}]
      - do: {resolve: top}
        expect: [{event: sacrificed, count: 3}, {event: die, object: cub}]
    """
    bell = "  Bell: {types: Artifact, abilities: [{triggered: {when: {event: cast, player: you}, do: [{draw: 1}]}}]}\n"
    head = HEAD.replace("given:\n", f"{bell}given:\n", 1) + "    - {id: bell, card: Bell, controller: A}\n"
    assert verdict(text.replace("NOTHING", nothing)) == "pass"
    rung = run_scenario(read_scenario_text(head + dedent(text).replace("NOTHING", nothing)), adapter_of("mtg"))
    assert (rung.verdict, rung.message.count("nothing triggered")) == ("fail", 1)


LOOKING = """\
scenario: 1
id: looking
game: mtg
rules: mtg@20260417
cards:
  Cub: {cost: "{1}{G}", types: Creature - Bear, pt: 2/2}
  Gaze: {cost: "{U}", types: Sorcery, text: WORD 2.}
given:
  players: {A: {hand: [{id: gaze, card: Gaze}], pool: "{U}", library: [{id: one, card: Cub}, {id: two, card: Cub}]}, B: {}}
  turn: {active: A, step: precombat-main, priority: A}
answers: [{by: A, choose: CHOICE}]
script:
  - do: {cast: gaze, by: A, pay: pool}
  - do: {resolve: top}
    expect: [{player: A, library-top: two, library-bottom: one, graveyard: 1, library: 2}]
"""


@pytest.mark.parametrize(
    "choice", ["one", "[one]", "{bottom: one}", "{bottom: [one]}", "{top: two}", "{top: [two], bottom: one}"]
)
def test_what_is_scried_is_named_by_what_goes_or_by_what_stays(choice: str) -> None:
    text = LOOKING.replace("WORD", "Scry").replace("CHOICE", choice)
    result = run_scenario(read_scenario_text(text), adapter_of("mtg"))
    assert result.verdict == "pass", result.message


@pytest.mark.parametrize(
    "choice", ["{graveyard: one}", "{bottom: one, top: one}", "{bottom: one, top: []}", "{left: one}", "three"]
)
def test_what_is_scried_to_nowhere_twice_or_not_at_all_is_refused(choice: str) -> None:
    text = LOOKING.replace("WORD", "Scry").replace("CHOICE", choice)
    assert run_scenario(read_scenario_text(text), adapter_of("mtg")).verdict in ("malformed", "fail")


@pytest.mark.parametrize("choice", ["[one]", "{graveyard: one}", "{top: two}"])
def test_what_is_surveilled_away_goes_to_the_graveyard(choice: str) -> None:
    text = LOOKING.replace("WORD", "Surveil").replace("CHOICE", choice)
    text = text.replace("library-bottom: one, graveyard: 1, library: 2", "graveyard: 2, library: 1")
    result = run_scenario(read_scenario_text(text), adapter_of("mtg"))
    assert result.verdict == "pass", result.message


@pytest.mark.parametrize("cost", ["evidence", "collect evidence", "collect-evidence"])
def test_a_cost_is_called_by_what_is_done_for_it_too(cost: str) -> None:
    text = f"""\
scenario: 1
id: evidence
game: mtg
rules: mtg@20260417
cards:
  Proof:
    cost: "{{U}}"
    types: Sorcery
    abilities:
      - {{keyword: evidence, value: 2}}
      - spell: {{do: [{{if: {{paid: evidence}}, then: [{{gain-life: you, amount: 4}}]}}]}}
  Cub: {{cost: "{{1}}{{G}}", types: Creature - Bear, pt: 2/2}}
given:
  players: {{A: {{life: 20, hand: [{{id: proof, card: Proof}}], pool: "{{U}}", graveyard: [{{id: old, card: Cub}}]}}, B: {{}}}}
  turn: {{active: A, step: precombat-main, priority: A}}
script:
  - do: {{cast: proof, by: A, with: [{cost}], exile: old, pay: pool}}
  - do: {{resolve: top}}
    expect: [{{player: A, life: 24}}, {{object: old, zone: exile}}]
"""
    result = run_scenario(read_scenario_text(text), adapter_of("mtg"))
    assert result.verdict == "pass", result.message


def test_the_rules_of_a_whole_step_or_fork_may_stand_beside_what_it_expects() -> None:
    text = """\
    script:
      - do: {cast: wither, by: A, targets: [cub], pay: {pool: "{B}"}}
        expect: [{stack-bottom-up: [wither]}]
        cites: [601.2a]
      - do: {resolve: top}
        expect: [{object: cub, zone: battlefield}]
    forks:
      - id: resolved
        at: 2
        then: [{do: {resolve: top}}]
        expect: [{object: cub, pt: -1/2}]
        cites: [608.2b]
        never: [704.5f]
    """
    assert verdict(text) == "pass"
    assert run(text.replace("cites: [601.2a]", "cites: [704.5f]")).verdict == "fail"
    assert verdict(text.replace("cites: [608.2b]", "cites: [704.5f]")).startswith("fail: fork resolved: expected cites")
    assert verdict(text.replace("never: [704.5f]", "never: [608.2b]")).startswith("fail: fork resolved: expected never")
