"""Every form of the scenario format is read, in both games where it makes sense there."""

from textwrap import dedent, indent

import pytest

from judgekit.scenarios import Result, adapter_of, read_scenario_text
from judgekit.scenarios.rulings import run_scenario

MAGIC = """\
scenario: 1
id: case
title: {en: forms, ja: 形}
game: mtg
rules: mtg@20210922
source: {example: ex-613.4d-1}
cards:
  Cub: {cost: "{1}{G}", types: Creature - Bear, pt: 2/2}
  Elf: {cost: "{G}", types: Creature - Elf, pt: 1/1, colors: [green],
      abilities: [{activated: {cost: "{T}", do: [{add: "{G}"}]}}, {activated: {cost: "{1}",
      do: [{gain-life: you, amount: 1}]}}]}
  Forest: {types: Basic Land - Forest}
  Dual: {types: Land - Forest Mountain}
  Silent: {types: Enchantment, ignored: [a paragraph of flavour]}
  Zap: {cost: "{G}", types: Instant, abilities: [{keyword: kicker, cost: "{1}"},
      {spell: {targets: [{id: t, is: any-target}], do: [{damage: t, amount: 2}]}}]}
  Blaze: {cost: "{X}{G}", types: Sorcery, abilities: [{spell: {targets: [{id: t, is: any-target}],
      do: [{damage: t, amount: X}]}}]}
  Hidden: {cost: "{2}", types: Creature - Beast, pt: 4/4, abilities: [{keyword: morph, cost: "{G}"}]}
  Walker: {cost: "{2}", types: Legendary Planeswalker - Jace, loyalty: 3}
given:
  players:
    A: {life: 20, pool: "{G}{G}{C}", hand: [{id: zap, card: Zap}, {id: blaze, card: Blaze}, {id: fo,
        card: Forest}], library: {unknown: 40}, graveyard: [], exile: []}
    B: {life: 12, counters: {poison: 9}, library: [{id: top, card: Cub}, {unknown: 3}],
        graveyard: [{id: dead, card: Cub}]}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield:
    - {id: cub, card: Cub, controller: A, continuously: true}
    - {id: elf, card: Elf, controller: A, continuously: true, counters: {+1/+1: 1}}
    - {id: elf2, card: Elf, controller: B, owner: A, tapped: true, marked-damage: 0,
        chosen: {creature-type: Elf}}
    - {id: land, card: Forest, controller: A, copies: 3}
    - {id: dual, card: Dual, controller: A}
    - {id: morph, card: Hidden, controller: A, face-down: true}
    - {id: pw, card: Walker, controller: B, counters: {loyalty: 3}}
script:
"""
MAGMELL = """\
scenario: 1
id: case
game: magmell
rules: magmell@1.01
cards:
  矢: {cost: {red: 1}, types: Magic, timing: quick, text: ユニット1体を対象とする。それに1点のダメージを与える。}
  呪い: {cost: {red: 1, colorless: 1}, catalyst: {blue: 2}, types: Magic, timing: quick,
      text: ユニット1体を対象とする。それに1点のダメージを与える。}
  熊: {cost: {green: 1}, types: Unit, timing: normal, ap: 2, hp: 4}
  巣: {types: Magic, timing: normal, text: AP1/HP1のトークンを2体召喚する。}
  捨: {types: Magic, timing: quick, text: 手札を1枚捨てる。}
  赤の魔石: {types: Stone}
  青の魔石: {types: Stone}
given:
  players:
    A: {life: 10, hand: [{id: jab, card: 矢}, {id: curse, card: 呪い}, {id: nest, card: 巣}, {id: toss,
        card: 捨}, {id: spare, card: 熊}], library: {unknown: 10}, stone-deck: [{id: sd, card: 赤の魔石}],
        stone-area: [{id: r1, card: 赤の魔石}, {id: r2, card: 赤の魔石}, {id: b1, card: 青の魔石}, {id: b2,
        card: 青の魔石, face-down: false}], dust: [{id: dead, card: 熊}]}
    B: {life: 10, library: {unknown: 10}}
  turn: {active: A, step: main, priority: A}
  battle-area:
    - {id: cub, card: 熊, controller: A, counters: {power: 1}}
    - {id: wall, card: 熊, controller: B, rested: false, marked-damage: 1}
    - {id: twins, card: 熊, controller: B, copies: 2}
  dream: [{id: lost, card: 熊, owner: A}]
script:
"""


def run(head: str, script: str, rest: str = "") -> Result:
    scenario = read_scenario_text(head + indent(dedent(script).strip("\n"), "  ") + "\n" + rest, "case.yaml")
    return run_scenario(scenario, adapter_of(scenario.game))


MAGIC_FORMS: dict[str, tuple[str, str]] = {
    "cast with inline": (
        """
        - do: {cast: zap, by: A, targets: [B], pay: pool, with: []}
        - do: {resolve: top}
          expect: [{player: B, life: 10}]
        """,
        "",
    ),
    "kicker": (
        """
        - do: {cast: zap, targets: B, with: [kicker], pay: pool}
        """,
        "",
    ),
    "pay ids": (
        """
        - do: {cast: zap, targets: B, with: [], pay: [land-1]}
          expect: [{object: land-1, tapped: true}]
        """,
        "",
    ),
    "pay ids2": (
        """
        - do: {cast: zap, targets: B, with: [], pay: [land]}
        """,
        "",
    ),
    "pay which": (
        """
        - do: {cast: zap, targets: B, with: [], pay: {elf: '{G}'}}
          expect: [{object: elf, is: tapped}]
        """,
        "",
    ),
    "pay dual": (
        """
        - do: {cast: zap, targets: B, with: [], pay: {dual: '{G}'}}
          expect: [{object: dual, is: tapped}]
        """,
        "",
    ),
    "X": (
        """
        - do: {cast: blaze, X: 2, targets: [B], pay: pool}
        - do: {resolve: top}
          expect: [{player: B, life: 10}]
        """,
        "",
    ),
    "activate number": (
        """
        - do: {activate: elf, ability: 2, pay: pool}
        - do: {resolve: top}
          expect: [{player: A, life: 21}]
        """,
        "",
    ),
    "mana ability number": (
        """
        - do: {activate: elf, ability: 1}
          expect: [{player: A, pool: '{G}{G}{G}{C}'}]
        """,
        "",
    ),
    "play land": (
        """
        - do: {play-land: fo}
          expect: [{object: fo, zone: battlefield}, {player: A, lands-played: 1}]
        """,
        "",
    ),
    "special": (
        """
        - do: {special: turn-face-up, object: morph, pay: pool}
          expect: [{object: morph, pt: 4/4, face-down: false}]
        """,
        "",
    ),
    "concede": (
        """
        - do: {concede: B}
          expect: [{player: B, lost: true}, {player: A, won: true}, {game: won}]
        """,
        "",
    ),
    "leave": (
        """
        - do: {leave: B}
          expect: [{player: B, lost: true}]
        """,
        "",
    ),
    "illegal": (
        """
        - do: {cast: blaze, X: 9, targets: [B], pay: pool}
          expect: [{illegal: true}]
        """,
        "",
    ),
    "illegal because": (
        """
        - do: {play-land: cub}
          expect: [{illegal: true, because: ['305*', 116.2a]}]
        """,
        "",
    ),
    "check": (
        """
        - do: {check: state-based-actions}
          expect: [{event: destroy, count: 0}]
        """,
        "",
    ),
    "ask values": (
        """
        - ask: {value: elf.types}
          expect: [{exactly: [creature]}]
        - ask: {value: elf.subtypes}
          expect: [{answer: Elf}]
        - ask: {value: dual.subtypes}
          expect: [{exactly: [Mountain, Forest]}]
        - ask: {value: elf.pt}
          expect: [{answer: 2/2}]
        - ask: {value: elf.colors}
          expect: [{exactly: [green]}]
        - ask: {value: elf.abilities}
          expect: [{includes: []}]
        - ask: {value: A.life}
          expect: [{answer: 20}]
        - ask: {value: B.counters}
          expect: [{answer: {poison: 9}}]
        - ask: {value: elf.counters.+1/+1}
          expect: [{answer: 1}]
        - ask: {value: card.Hidden.pt}
          expect: [{answer: 4/4}]
        """,
        "",
    ),
    "legal casts": (
        """
        - ask: {legal: casts, by: A}
          expect: [{includes: [zap]}, {excludes: [fo]}]
        """,
        "",
    ),
    "legal targets of": (
        """
        - ask: {legal: targets, of: zap, with: []}
          expect: [{exactly: [A, B, cub, elf, elf2, morph, pw]}]
        """,
        "",
    ),
    "legal payments": (
        """
        - ask: {legal: payments, of: zap, with: [], targets: B}
          expect: [{includes: ['{G}']}]
        """,
        "",
    ),
    "legal attacks": (
        """
        - do: {advance: declare-attackers, before: turn-based-actions}
        - ask: {legal: attacks}
          expect: [{includes: [{cub: B}, {cub: pw}, none]}]
        """,
        "",
    ),
    "legal choices": (
        """
        - ask: {legal: play-land}
          expect: [{exactly: [fo]}]
        """,
        "",
    ),
    "activations": (
        """
        - ask: {legal: activations}
          expect: [{includes: [elf]}]
        """,
        "",
    ),
    "visible": (
        """
        - ask: {visible-to: A, of: top}
          expect: [{answer: false}]
        - ask: {visible-to: morph}
          expect: [{exactly: [A]}]
        - ask: {visible-to: zap}
          expect: [{exactly: [A]}]
        """,
        "",
    ),
    "deck": (
        """
        - ask: {deck: {Cub: 4}}
          expect: [{answer: illegal}]
        """,
        "",
    ),
    "stop-at continue": (
        """
        - do: {cast: zap, with: [], targets: B, pay: pool, stop-at: {question: payment}}
        - ask: {decider: payment}
          expect: [{answer: A}]
        - do: {continue: true}
          expect: [{stack-bottom-up: [zap]}]
        """,
        "",
    ),
    "choose": (
        """
        - do: {cast: zap, with: []}
        - do: {choose: B, question: targets}
        - do: {choose: pool, by: A, question: payment}
          expect: [{stack: [zap]}]
        """,
        "",
    ),
    "pass A": (
        """
        - do: {pass: A}
          expect: [{priority: B}]
        """,
        "",
    ),
    "expect obj": (
        """
        - do: {pass: A}
          expect: [{object: elf, is: [creature, Elf, green, untapped], lacks: [flying], counters: {+1/+1: 1},
              marked-damage: 0, controller: A, owner: A, zone: battlefield}, {object: [cub, elf], tapped: false},
              {stack: empty}, {player: B, poison: 9, won: false}]
        """,
        "",
    ),
    "zone outside": (
        """
        - do: {apply: [{create: {types: Creature - Bear, pt: 1/1}}]}
          expect: [{object: token-1, pt: 1/1}]
        """,
        "",
    ),
    "discard random": (
        """
        - do: {pass: A}
          expect: [{object: top, zone: library}]
        """,
        "",
    ),
    "unknown": (
        """
        - do: {apply: [{draw: 1}], by: A}
          expect: [{event: draw, count: 1, player: A}, {player: A, hand: 4}]
        """,
        "",
    ),
    "advance with answers": (
        """
        - do: {advance: end}
          expect: [{step: end}, {active: A}, {turn: 1}]
        """,
        """\
answers: [{by: A, question: attack, choose: none}]
""",
    ),
    "advance before": (
        """
        - do: {advance: declare-attackers, before: turn-based-actions}
        - do: {attack: {cub: B, elf: pw}}
          expect: [{object: cub, attacking: B}, {object: elf, attacking: pw}]
        """,
        "",
    ),
    "stop at a question": (
        """
        - do: {cast: zap, with: [], stop-at: {question: targets}}
        - ask: {legal: targets}
          expect: [{includes: [B]}]
        - do: {choose: B}
        - do: {choose: pool}
          expect: [{stack: [zap]}]
        """,
        "",
    ),
    "answers by question, of and nth": (
        """
        - do: {cast: zap}
          expect: [{stack: [zap]}, {decided: {targets: 1, with: 1}}]
        """,
        """\
answers:
  - {by: A, question: with, choose: []}
  - {question: targets, of: zap, nth: 1, choose: B}
  - {question: pay, choose: pool}
""",
    ),
    "a value of the game": (
        """
        - ask: {value: step}
          expect: [{answer: precombat-main}]
        """,
        "",
    ),
    "classify": (
        """
        - ask: {classify: Elf}
          expect: [{answer: [activated, activated]}]
        """,
        "",
    ),
    "an event by its other name": (
        """
        - do: {apply: [{destroy: cub}]}
          expect: [{event: dies, object: cub, count: 1}, {event: leaves, from: battlefield, count: 1},
              {event: enters, count: 0}]
        """,
        "",
    ),
    "pay auto": (
        """
        - do: {cast: zap, targets: B, with: []}
          expect: [{stack: [zap]}]
        """,
        """\
policy: {pay: auto}
""",
    ),
    "forks": (
        """
        - do: {cast: zap, with: [], pay: pool}
        - do: {resolve: top}
          expect: [{player: B, life: 10}]
        """,
        """\
answers: [{question: targets, choose: B}]
forks:
  - {id: other-answer, answers: [{question: targets, choose: cub}], expect: [{object: cub, zone: graveyard}]}
  - {id: at-a-question, at: {question: targets, nth: 1}, ask: {legal: targets}, expect: [{includes: [A, B]}]}
  - {id: other-step, at: 1, replace: {pass: A}, then: [{do: {pass: B}}], expect: [{step: beginning-of-combat}]}
  - {id: other-fact, change: {B.life: 2}, at: {do: {resolve: top}}, then: [{do: {resolve: top}}],
      expect: [{game: won}]}
""",
    ),
}
MAGMELL_FORMS: dict[str, tuple[str, str]] = {
    "use": (
        """
        - do: {use: jab, targets: [wall], pay: {cost: [r1]}}
        - do: {resolve: top}
          expect: [{object: wall, marked-damage: 2}]
        """,
        "",
    ),
    "use cat": (
        """
        - do: {use: curse, targets: [wall], pay: {cost: [r1, r2], catalyst: [b1, b2]}}
        - do: {resolve: top}
          expect: [{object: b1, face-down: true}]
        """,
        "",
    ),
    "token": (
        """
        - do: {use: nest}
        - do: {resolve: top}
          expect: [{object: token-1, zone: battle-area, pt: 1/1}, {object: [token-1, token-2], is: token},
              {event: summon, count: 2}]
        """,
        "",
    ),
    "discard": (
        """
        - do: {use: toss}
        - do: {resolve: top, discard: spare}
          expect: [{object: spare, zone: dust}, {player: A, hand: 3}]
        """,
        "",
    ),
    "answers": (
        """
        - do: {use: toss}
        - do: {resolve: top}
          expect: [{object: spare, zone: dust}]
        """,
        """\
answers: [{by: A, choose: spare}]
""",
    ),
    "answers of nth": (
        """
        - do: {use: toss}
        - do: {resolve: top}
          expect: [{decided: {discard: 1}}]
        """,
        """\
answers: [{by: A, question: discard, of: toss, nth: 1, choose: spare}]
""",
    ),
    "attack": (
        """
        - do: {attack: cub}
        - do: {pass: all}
        - do: {attack-target: B}
        - do: {pass: all}
        - do: {defend: none}
        - do: {pass: all}
          expect: [{player: B, life: 7}, {event: damage, count: 1, amount: 3, combat: true}, {active: A}]
        """,
        "",
    ),
    "legal": (
        """
        - ask: {legal: use, by: A}
          expect: [{includes: [jab, nest]}]
        - ask: {legal: attack}
          expect: [{exactly: [cub]}]
        - ask: {legal: targets, of: jab}
          expect: [{exactly: [cub, wall, twins-1, twins-2]}]
        - ask: {legal: payments, of: jab}
          expect: [{includes: [{cost: [r1]}]}]
        """,
        "",
    ),
    "legal2": (
        """
        - do: {attack: cub}
        - do: {pass: all}
        - ask: {legal: attack-target}
          expect: [{exactly: [B]}]
        - do: {attack-target: B}
        - do: {pass: all}
        - ask: {legal: defend}
          expect: [{exactly: [wall, twins-1, twins-2]}]
        """,
        "",
    ),
    "values": (
        """
        - ask: {value: cub.types}
          expect: [{exactly: [unit]}]
        - ask: {value: cub.pt}
          expect: [{answer: 3/5}]
        - ask: {value: cub.ap}
          expect: [{answer: 3}]
        - ask: {value: A.life}
          expect: [{answer: 10}]
        - ask: {value: step}
          expect: [{answer: main}]
        - ask: {value: cub.colors}
          expect: [{exactly: [green]}]
        - ask: {value: cub.counters}
          expect: [{answer: {power: 1}}]
        - ask: {value: b1.colors}
          expect: [{exactly: [blue]}]
        - ask: {value: cub.abilities}
          expect: [{answer: none}]
        """,
        "",
    ),
    "visible": (
        """
        - ask: {visible-to: B, of: jab}
          expect: [{answer: false}]
        """,
        "",
    ),
    "classify": (
        """
        - ask: {classify: 矢}
          expect: [{answer: [magic]}]
        """,
        "",
    ),
    "deck": (
        """
        - ask: {deck: {library: {矢: 4}}}
          expect: [{answer: illegal}]
        """,
        "",
    ),
    "decider": (
        """
        - do: {use: toss}
        - do: {pass: all}
        - ask: {decider: discard}
          expect: [{answer: A}]
        - do: {choose: spare}
        """,
        "",
    ),
    "stop-at": (
        """
        - do: {use: jab, stop-at: {question: targets}}
        - do: {choose: wall}
        - do: {choose: {cost: [r1]}}
          expect: [{stack-bottom-up: [jab]}]
        """,
        "",
    ),
    "stop cont": (
        """
        - do: {use: jab, targets: wall, pay: {cost: [r1]}, stop-at: payment}
        - do: {continue: true}
          expect: [{chant: [jab]}]
        """,
        "",
    ),
    "concede": (
        """
        - do: {concede: B}
          expect: [{player: B, lost: true}, {player: A, won: true}]
        """,
        "",
    ),
    "draw": (
        """
        - do: {apply: [{draw: 1}], by: A}
          expect: [{event: draw, count: 1}, {player: A, hand: 6}]
        """,
        "",
    ),
    "check": (
        """
        - do: {check: rule-processing}
          expect: [{event: destroy, count: 0}]
        """,
        "",
    ),
    "objects": (
        """
        - do: {pass: A}
          expect: [{object: cub, is: [unit, green, awake], lacks: attacking, rested: false, owner: A,
              controller: A, zone: battle-area, counters: {power: 1, weak: 0}, marked-damage: 0}, {stack: empty},
              {priority: B}, {object: lost, zone: dream}]
        """,
        "",
    ),
    "illegal": (
        """
        - do: {use: spare}
          expect: [{illegal: true, because: ['702*']}]
        """,
        "",
    ),
    "illegal by": (
        """
        - do: {use: jab, by: B}
          expect: [{illegal: true, because: [702.1]}]
        """,
        "",
    ),
    "payauto": (
        """
        - do: {use: jab, targets: wall}
          expect: [{stack: [jab]}]
        """,
        """\
policy: {pay: auto}
""",
    ),
    "advance": (
        """
        - do: {advance: end}
          expect: [{step: end}]
        """,
        "",
    ),
    "adv next": (
        """
        - do: {advance: next-turn}
          expect: [{active: B}, {step: standby}]
        """,
        "",
    ),
    "adv main B": (
        """
        - do: {advance: main, active: B}
          expect: [{active: B}, {step: main}]
        """,
        "",
    ),
    "outcomes": (
        """
        - do: {attack: cub}
        - do: {pass: all}
        - do: {attack-target: B}
        - do: {pass: all}
        - ask: {outcomes: cub.rested, over: defend}
          expect: [{distribution: {true: 4}}]
        """,
        "",
    ),
    "fork q": (
        """
        - do: {use: toss}
        - do: {resolve: top, discard: spare}
        """,
        """\
forks:
  - {id: f, at: {question: discard, nth: 1}, answers: [{question: discard, choose: jab}],
      expect: [{object: jab, zone: dust}]}
""",
    ),
    "fork q2": (
        """
        - do: {use: toss}
        - do: {resolve: top}
        """,
        """\
answers: [{question: discard, choose: spare}]
forks:
  - {id: f, answers: [{question: discard, choose: jab}], expect: [{object: jab, zone: dust}]}
  - {id: g, at: 1, replace: {use: jab, targets: wall, pay: {cost: [r1]}}, then: [{do: {resolve: top}}],
      expect: [{object: wall, marked-damage: 2}]}
  - {id: h, at: {do: {use: toss}}, change: {cub.counters: {}}, then: [{ask: {value: cub.ap},
      expect: [{answer: 2}]}]}
  - {id: i, at: 2, ask: {legal: attack}, expect: [{exactly: none}]}
""",
    ),
    "a number of counters": (
        """
        - ask: {value: cub.counters.power}
          expect: [{answer: 1}]
        """,
        "",
    ),
}


@pytest.mark.parametrize("form", MAGIC_FORMS)
def test_a_form_is_read_in_magic(form: str) -> None:
    result = run(MAGIC, *MAGIC_FORMS[form])
    assert result.verdict == "pass", result.message


@pytest.mark.parametrize("form", MAGMELL_FORMS)
def test_a_form_is_read_in_magmell(form: str) -> None:
    result = run(MAGMELL, *MAGMELL_FORMS[form])
    assert result.verdict == "pass", result.message


def test_an_action_without_code_is_unsupported_with_its_rule() -> None:
    result = run(MAGIC, "- do: {propose-shortcut: everybody passes}")
    assert (result.verdict, result.base.step) == ("unsupported", 1)
    assert "725" in result.message


def test_which_of_several_abilities_is_meant_must_be_said() -> None:
    result = run(MAGIC, "- do: {activate: elf}")
    assert result.verdict == "malformed"
    assert "2 activated abilities" in result.message


def test_a_face_that_is_no_card_is_malformed_at_its_card() -> None:
    moon = "  Moon: {types: Creature - Elf, pt: 1/1, layout: transforming, faces: [Moon, Sun]}\n"
    result = run(MAGIC.replace("cards:\n", f"cards:\n{moon}"), "- do: {pass: A}")
    assert (result.verdict, result.base.line) == ("malformed", 8)


@pytest.mark.parametrize("copies", ["-1", "1001", "999999999999", "9999999999999999", "many"])
@pytest.mark.parametrize("head", [MAGIC, MAGMELL], ids=["mtg", "magmell"])
def test_numbers_of_objects_have_bounds(head: str, copies: str) -> None:
    for old in ("copies: 3", "copies: 2", "unknown: 40", "unknown: 10"):
        spoilt = head.replace(old, f"{old.split(':')[0]}: {copies}")
        if spoilt != head:
            result = run(spoilt, "- do: {pass: A}")
            assert result.verdict == "malformed"
            assert result.base.line
