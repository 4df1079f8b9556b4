"""Nothing passes silently: words that nobody reads, questions whose answer nobody judges, decisions that nobody makes."""

from textwrap import dedent, indent

import pytest

from judgekit.scenarios import Result, adapter_of, read_scenario_text
from judgekit.scenarios.rulings import run_scenario

MAGIC = """\
scenario: 1
id: case
game: mtg
rules: mtg@20210922
cards:
  Cub: {types: Creature - Bear, pt: 2/2}
  Wall: {types: Creature - Wall, pt: 0/4}
  Jab: {cost: "{0}", types: Instant,
    abilities: [{spell: {targets: [{id: t, is: {type: creature}}], do: [{damage: t, amount: 1}]}}]}
  Well: {types: Artifact, abilities: [{activated: {cost: "{T}", do: [{add: "{G}{R}{G}"}]}}]}
  Toll: {types: Enchantment, abilities: [{triggered: {when: {begins: beginning-of-combat},
    targets: [{id: t, is: {type: creature}}], do: [{tap: t}]}}]}
given:
  players: {A: {life: 20, hand: [{id: jab, card: Jab}]}, B: {life: 20}}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield:
    - {id: cub, card: Cub, controller: A, continuously: true}
    - {id: twin, card: Cub, controller: A, continuously: true}
    - {id: well, card: Well, controller: A}
    - {id: wall, card: Wall, controller: B}
"""
MAGMELL = """\
scenario: 1
id: case
game: magmell
rules: magmell@1.01
cards:
  矢: {types: Magic, timing: quick, text: ユニット1体を対象とする。それに1点のダメージを与える。}
  熊: {types: Unit, ap: 2, hp: 4}
  鐘: {types: Unit, ap: 1, hp: 1, text: メインフェイズの開始時、ユニット1体を対象とする。それに1点のダメージを与える。}
given:
  players: {A: {hand: [{id: jab, card: 矢}], library: {unknown: 5}}, B: {library: {unknown: 5}}}
  turn: {active: A, step: main, priority: A}
  battle-area:
    - {id: cub, card: 熊, controller: A}
    - {id: twin, card: 熊, controller: A}
    - {id: wall, card: 熊, controller: B}
"""
GAMES = {"mtg": MAGIC, "magmell": MAGMELL}
AIM = {"mtg": "cast: jab", "magmell": "use: jab"}
both = pytest.mark.parametrize("game", sorted(GAMES))


def run(game: str, script: str, rest: str = "", old: str = "", new: str = "") -> Result:
    head = GAMES[game].replace(old, new) if old else GAMES[game]
    text = head + "script:\n" + indent(dedent(script).strip("\n"), "  ") + "\n" + dedent(rest)
    return run_scenario(read_scenario_text(text, "case.yaml"), adapter_of(game))


@both
@pytest.mark.parametrize(
    ("expectation", "path"),
    [
        ("{lif: 3}", "expect[0].lif"),
        ("{}", "expect[0]"),
        ("{note: nothing more}", "expect[0]"),
        ("{object: cub}", "expect[0].object"),
        ("{player: A}", "expect[0].player"),
        ("{event: damge, count: 0}", "expect[0].event"),
        ("{event: damage, objekt: cub, count: 0}", "expect[0].objekt"),
        ("{illegal: false, object: cub, zone: hand}", "expect[0].object"),
        ("{rewrite: {}}", "expect[0].rewrite"),
        ("{rewrite: {event: damage, ammounts: [1, 2]}}", "expect[0].rewrite.ammounts"),
        ("{trace: []}", "expect[0].trace"),
        ("{trace: [117.1], inorder: true}", "expect[0].inorder"),
        ("{triggered: {}}", "expect[0].triggered"),
        ("{triggered: {cubb: 0}}", "expect[0].triggered"),
        ("{applied: {nobody: 0}}", "expect[0].applied"),
        ("{decided: {jumping: 0}}", "expect[0].decided.jumping"),
        ("{object: cub, zone: battlefield, cites: []}", "expect[0].cites"),
        ("{never: [7o1.1]}", "expect[0].never[0]"),
        ("{cites: [[117.1, one]]}", "expect[0].cites[0]"),
    ],
)
def test_an_expectation_that_says_nothing_or_that_nobody_reads_is_malformed_at_its_place(
    game: str, expectation: str, path: str
) -> None:
    result = run(game, f"- do: {{pass: all}}\n  expect: [{expectation}]")
    assert result.verdict == "malformed", result.message
    assert f"script[0].{path}" in result.message
    line = result.base.line
    assert "expect:" in (GAMES[game] + "script:\n  - do: {pass: all}\n    expect:").splitlines()[line - 1]


@both
def test_a_question_whose_answer_nobody_judges_is_malformed(game: str) -> None:
    result = run(game, "- ask: {value: cub.zone}")
    assert (result.verdict, result.base.line) == ("malformed", len(GAMES[game].splitlines()) + 2)


@both
def test_a_fork_of_which_nothing_is_expected_is_malformed(game: str) -> None:
    fork = "forks:\n  - {id: idle, at: 1, then: [{do: {pass: all}}]}\n"
    result = run(game, "- do: {pass: all}", fork)
    assert result.verdict == "malformed"
    assert "fork idle" in result.message


@both
@pytest.mark.parametrize("at", ["7", "{do: {concede: A}}", "{question: targets, nth: 9}", "{do: {pass: all}, nth: 2}"])
def test_a_fork_that_is_never_reached_is_malformed(game: str, at: str) -> None:
    fork = f"forks:\n  - {{id: far, at: {at}, then: [{{do: {{pass: all}}}}], expect: [{{active: A}}]}}\n"
    result = run(game, "- do: {pass: all}", fork)
    assert result.base.verdict == "pass"
    assert dict(result.forks)["far"].verdict == "malformed"


@both
def test_a_decision_left_open_is_unscripted_even_where_the_step_expects_something_else(game: str) -> None:
    result = run(game, f"- do: {{{AIM[game]}}}\n  expect: [{{object: jab, zone: nowhere}}]")
    assert (result.verdict, result.base.step) == ("unscripted", 1)
    for target in ("cub", "twin", "wall"):
        assert f"- {{by: A, question: targets, of: jab, choose: {target}}}" in result.message


@both
def test_the_legal_answers_of_an_open_decision_can_be_pasted(game: str) -> None:
    script = f"- do: {{{AIM[game]}}}\n- do: {{pass: all}}"
    open_ = run(game, script)
    lines = [line for line in open_.message.splitlines() if line.strip().startswith("- {")]
    assert len(lines) == 3
    for line in lines:
        assert run(game, script, f"answers:\n{line}\n").verdict == "pass"


def test_advance_that_meets_a_decision_is_unscripted_with_every_legal_answer_in_magic() -> None:
    toll = ("    - {id: wall,", "    - {id: toll, card: Toll, controller: A}\n    - {id: wall,")
    advance = "- do: {advance: end}\n  expect: [{step: end}]"
    result = run("mtg", advance, "", *toll)
    assert (result.verdict, result.base.step) == ("unscripted", 1)
    assert "- {by: A, question: targets, of: toll, choose: twin}" in result.message
    attack = run("mtg", advance, "answers: [{question: targets, choose: twin}]", *toll)
    assert attack.verdict == "unscripted"
    assert "- {by: A, question: attack, choose: {}}" in attack.message
    assert "- {by: A, question: attack, choose: {cub: B}}" in attack.message
    answers = "answers: [{question: targets, choose: twin}, {question: attack, choose: none}]"
    assert run("mtg", advance, answers, *toll).verdict == "pass"


def test_advance_that_meets_a_decision_is_unscripted_with_every_legal_answer_in_magmell() -> None:
    bell = ("    - {id: wall,", "    - {id: bell, card: 鐘, controller: A}\n    - {id: wall,")
    turn = run(
        "magmell",
        "- do: {advance: end, active: B}\n  expect: [{step: main}]",
        "",
        *bell,
    )
    assert (turn.verdict, turn.base.step) == ("unscripted", 1)
    assert "- {by: A, question: targets, of: bell, choose: wall}" in turn.message
    battle = run("magmell", "- do: {attack: cub}\n- do: {advance: end}\n  expect: [{step: end}]")
    assert (battle.verdict, battle.base.step) == ("unscripted", 2)
    assert "- {by: B, question: defend, of: B, choose: wall}" in battle.message
    assert "- {by: B, question: defend, of: B, choose: none}" in battle.message


@both
def test_advance_stops_at_the_decision_that_the_next_step_makes(game: str) -> None:
    script = {
        "mtg": "- do: {advance: declare-attackers}\n- do: {attack: {cub: B}}\n  expect: [{object: cub, tapped: true}]",
        "magmell": "- do: {attack: cub}\n- do: {advance: defense}\n- do: {attack-target: B}\n  expect: [{attack-target: B}]",
    }
    result = run(game, script[game])
    assert result.verdict == "pass", result.message


def test_what_advance_declares_is_declared_or_refused() -> None:
    for said in ("advance: upkeep, active: B, block: {wall: cub}", "advance: beginning-of-combat, attack: {cub: B}"):
        result = run("mtg", f"- do: {{{said}}}\n", "answers: [{question: attack, choose: none}]")
        assert result.verdict == "malformed", said
        assert "nobody is asked for this" in result.message


def test_level_counters_are_told_as_counters() -> None:
    counted = ("{id: cub, card: Cub, controller: A,", "{id: cub, card: Cub, controller: A, counters: {level: 2},")
    result = run("mtg", "- do: {check: state-based-actions}\n  expect: [{object: cub, level: 2}]", "", *counted)
    assert (result.verdict, "`counters: {level: 2}`" in result.message) == ("malformed", True)


@pytest.mark.parametrize("word", ["creatures", "Cubb", "blue", ""])
def test_permanents_are_counted_by_types_and_names_that_are_there(word: str) -> None:
    result = run("mtg", f"- do: {{check: state-based-actions}}\n  expect: [{{player: A, 'battlefield.{word}': 0}}]")
    assert (result.verdict, "no card type, and no name of a card" in result.message) == ("malformed", True)


@pytest.mark.parametrize(
    "pool", ['"{G}{G}{R}"', '"{R}{G}{G}"', '"{G} {R} {G}"', '["{R}", "{G}", "{G}"]', '{"{G}": 2, "{R}": 1}', "3"]
)
def test_a_mana_pool_is_compared_as_mana_not_as_text(pool: str) -> None:
    result = run("mtg", f"- do: {{activate: well}}\n  expect: [{{player: A, pool: {pool}}}]")
    assert result.verdict == "pass", result.message


@pytest.mark.parametrize("pool", ['"{G}{R}"', '"{G}{G}{G}"', '""', "2", "GGR", '["{R}", "{G}"]', '{"{G}": 2}'])
def test_another_pool_is_another_pool(pool: str) -> None:
    result = run("mtg", f"- do: {{activate: well}}\n  expect: [{{player: A, pool: {pool}}}]")
    assert (result.verdict, result.base.found) == ("fail", "{G}{G}{R}")


def test_an_empty_pool_is_empty() -> None:
    for pool in ('""', "empty", "none", "0", "[]"):
        assert run("mtg", f"- do: {{pass: A}}\n  expect: [{{player: A, pool: {pool}}}]").verdict == "pass"


@both
def test_a_policy_passes_priority_on_the_way_to_what_a_step_does(game: str) -> None:
    script = {
        "mtg": "- do: {attack: {cub: B}}\n- do: {block: {wall: cub}}\n  expect: [{object: wall, blocking: cub}]",
        "magmell": "- do: {attack: cub}\n- do: {attack-target: B}\n- do: {defend: wall}\n  expect: [{object: wall, is: defending}]",
    }
    assert run(game, script[game]).verdict == "fail"
    result = run(game, script[game], "policy: {priority: pass}")
    assert result.verdict == "pass", result.message


@pytest.mark.parametrize(
    ("game", "old", "new", "path"),
    [
        ("mtg", "given:\n", "given:\n  history: [{event: draw}]\n", "given.history"),
        ("mtg", "given:\n", "given:\n  attached: {cub: wall}\n", "given.attached"),
        ("mtg", "B: {life: 20}", "B: {life: 20, commander: cub}", "given.players.B.commander"),
        ("mtg", "B: {life: 20}", "B: {library: {unknown: 1}, deck: [Cub]}", "given.players.B.deck"),
        ("mtg", "{active: A,", "{active: A, first: true,", "given.turn.first"),
        ("mtg", "card: Wall,", "card: Wall, linked: [cub],", "given.battlefield[3].linked"),
        ("mtg", "card: Wall,", "card: Wall, unknown: 2,", "given.battlefield[3].unknown"),
        ("magmell", "given:\n", "given:\n  options: {fast: true}\n", "given.options"),
        ("magmell", "given:\n", "given:\n  first: B\n", "given.first"),
        ("magmell", "B: {library:", "B: {lost: true, library:", "given.players.B.lost"),
        ("magmell", "card: 熊, controller: B", "card: 熊, controller: B, awake: false", "given.battle-area[2].awake"),
    ],
)
def test_a_key_of_the_start_position_that_nobody_reads_is_refused(game: str, old: str, new: str, path: str) -> None:
    result = run(game, "- do: {pass: all}\n  expect: [{player: A, life: 20}]", "", old, new)
    assert result.verdict == "malformed", result.message
    assert repr(path.rpartition(".")[2]) in result.message


def test_who_may_attack_is_listed_by_creatures_alone() -> None:
    listed = run(
        "mtg",
        """
        - do: {advance: declare-attackers, before: turn-based-actions}
        - ask: {legal: attackers, by: A}
          expect: [{exactly: [cub, twin]}, {includes: [twin]}, {excludes: [wall]}]
        """,
        "policy: {priority: pass}",
    )
    assert listed.verdict == "pass", listed.message
    left_out = run(
        "mtg",
        """
        - do: {advance: declare-attackers, before: turn-based-actions}
        - ask: {legal: attackers, by: A}
          expect: [{excludes: [cub]}]
        """,
        "policy: {priority: pass}",
    )
    assert left_out.verdict == "fail"


def test_what_is_no_answer_of_the_kind_is_refused_where_it_is_excluded() -> None:
    excluded = run(
        "mtg",
        """
        - do: {advance: declare-attackers, before: turn-based-actions}
        - ask: {legal: attacks, by: A}
          expect: [{excludes: [[cub], cub]}]
        """,
        "policy: {priority: pass}",
    )
    assert (excluded.verdict, "what they attack" in excluded.message) == ("malformed", True)


def test_a_mode_is_named_by_what_stands_before_it_and_by_one_only() -> None:
    cards = '  Jab: {cost: "{0}", types: Instant, text: "Choose one —\\n• Ice Storm — You gain 5 life.\\n• Ice — You gain 1 life."}'
    old = MAGIC[MAGIC.index("  Jab:") : MAGIC.index("  Well:")].rstrip("\n")
    named = run(
        "mtg",
        """
        - do: {cast: jab, by: A, mode: Ice}
        - do: {resolve: top}
          expect: [{player: A, life: 21}]
        """,
        old=old,
        new=cards,
    )
    assert named.verdict == "pass", named.message
    either = run("mtg", "- do: {cast: jab, by: A, mode: I}\n  expect: [{object: jab, zone: stack}]", old=old, new=cards)
    assert (either.verdict, "several modes" in either.message) == ("malformed", True)


@pytest.mark.parametrize(
    ("choices", "verdict"),
    [
        (["accept"], "pass"),
        (["accept", "accept"], "unused-answer"),
        (["decline"], "unused-answer"),
        (["accept", "decline"], "unused-answer"),
    ],
)
def test_who_agrees_to_the_cost_to_attack_says_so_once_for_each_that_was_paid(choices: list[str], verdict: str) -> None:
    toll = "Creatures can't attack you unless their controller pays {1} for each of those creatures."
    script = """
        - do: {advance: declare-attackers, attack: {cub: B}}
          expect: [{object: cub, is: attacking}, {object: well, tapped: true}]
    """
    answers = "".join(f"  - {{by: A, question: optional, choose: {one}}}\n" for one in choices)
    plain = "Wall, pt: 0/4"
    rest = f"policy: {{pay: auto}}\nanswers:\n{answers}"
    result = run("mtg", script, rest, plain, f'{plain}, text: "{toll}"')
    assert result.verdict == verdict, result.base.message


CHANCE = """
scenario: 1
id: case
game: mtg
rules: mtg@20210922
cards:
  Rend: {cost: "{0}", types: Sorcery, text: Target player discards two cards at random.}
  Look: {cost: "{0}", types: Sorcery, text: Scry 2.}
  Cub: {types: Creature - Bear, pt: 2/2}
  Elk: {types: Creature - Elk, pt: 3/3}
  Wurm: {types: Creature - Wurm, pt: 6/4, text: Trample}
given:
  players:
    A: {life: 20, hand: [{id: rend, card: Rend}, {id: look, card: Look}], library: [{id: a1, card: Cub}, {id: a2, card: Elk}]}
    B: {life: 20, hand: [{id: b1, card: Cub}, {id: b2, card: Elk}, {unknown: 3}], library: {unknown: 9}}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield:
    - {id: wurm, card: Wurm, controller: A, continuously: true}
    - {id: guard, card: Cub, controller: B}
    - {id: other, card: Elk, controller: B}
script:
  - do: {STEP}
  - {do: {GOING}, expect: [EXPECTED]}
"""
REND, LOOK = "cast: rend, by: A, targets: [B]", "cast: look, by: A"
BLOCKED = "advance: declare-attackers, attack: {wurm: B}"
TWO_BLOCK = "advance: postcombat-main, block: {guard: wurm, other: wurm}"


@pytest.mark.parametrize(
    ("step", "going", "expected", "verdict"),
    [
        (REND, "resolve: top", "{player: B, hand: 3, graveyard: 2}", "pass"),
        (REND, "resolve: top", "{object: b1, zone: hand}", "unscripted"),
        (REND, "resolve: top", "{player: B, hand: 2}", "unscripted"),
        (REND, "resolve: top", "", "unscripted"),
        (LOOK, "resolve: top", "{player: A, library: 2}", "pass"),
        (LOOK, "resolve: top", "{object: a1, position: top}", "unscripted"),
        (BLOCKED, TWO_BLOCK, "{object: wurm, zone: graveyard}", "pass"),
        (BLOCKED, TWO_BLOCK, "{object: guard, zone: graveyard}", "unscripted"),
        (BLOCKED, TWO_BLOCK, "{player: B, life: 19}", "unscripted"),
    ],
)
def test_orders_and_chance_are_open_only_where_something_expected_hangs_on_them(
    step: str, going: str, expected: str, verdict: str
) -> None:
    text = CHANCE.replace("STEP", step).replace("GOING", going).replace("EXPECTED", expected)
    result = run_scenario(read_scenario_text(text, "case.yaml"), adapter_of("mtg"))
    assert result.verdict == verdict, result.base.message
