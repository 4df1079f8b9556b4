"""616.1, 603.3b: a choice needs no answer only where every answer comes to the same."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from judgekit.scenarios import check_file
from tests.cases import each

SCENARIO = """
scenario: 1
id: immaterial
game: mtg
rules: mtg@20210922
cards:
  Spring: {{cost: "{{1}}", types: Artifact, text: "{first}"}}
  Cup: {{cost: "{{1}}", types: Artifact, text: "{second}"}}
  Sip: {{cost: "{{W}}", types: Sorcery, text: You gain 3 life.}}
  Ox: {{cost: "{{G}}", types: Creature - Ox, pt: 2/2, text: Ox enters the battlefield with two +1/+1 counters on it.}}
given:
  players: {{A: {{life: 20, hand: [{{id: sip, card: Sip}}, {{id: ox, card: Ox}}], pool: "{{W}}{{G}}"}}, B: {{}}}}
  turn: {{active: A, step: precombat-main, priority: A}}
  battlefield: [{{id: spring, card: Spring, controller: A}}, {{id: cup, card: Cup, controller: {controller}}}]
script:
  - do: {{cast: {spell}, by: A, pay: {{pool: "{mana}"}}}}
  - do: {{resolve: top}}
    expect: [{expected}]
"""

DOUBLED = "If you would gain life, instead you gain twice that much life."
ONE_MORE = "If you would gain life, you gain that much life plus 1 instead."
TAPPED = "Creatures your opponents control enter the battlefield tapped."
EACH_TIME = "Whenever you gain life, each opponent loses 1 life."
ONE_TARGET = "Whenever you gain life, target player loses 1 life."


def verdict(folder: Path, **parts: str) -> tuple[str, str]:
    usual = {"spell": "sip", "mana": "{W}", "controller": "A", "expected": "{stack: empty}"}
    file = folder / "immaterial.yaml"
    file.write_text(SCENARIO.format(**{**usual, **parts}), encoding="utf-8")
    result = check_file(file)
    return result.verdict, result.base.message or ""


def test_replacements_are_ordered_by_the_player_where_the_order_matters(tmp_path: Path) -> None:
    found = verdict(tmp_path, first=DOUBLED, second=ONE_MORE)
    assert found[0] == "unscripted"
    assert "replacement" in found[1]


def test_entering_tapped_and_with_counters_comes_to_the_same_in_any_order(tmp_path: Path) -> None:
    entered = "{object: ox, tapped: true, counters: {+1/+1: 2}}"
    parts = {"spell": "ox", "mana": "{G}", "controller": "B", "expected": entered}
    assert verdict(tmp_path, first=EACH_TIME, second=TAPPED, **parts)[0] == "pass"


def test_equal_triggers_need_no_order_and_those_with_targets_do(tmp_path: Path) -> None:
    waiting = "{triggered: {spring: 1, cup: 1}}"
    assert verdict(tmp_path, first=EACH_TIME, second=EACH_TIME, expected=waiting)[0] == "pass"
    assert verdict(tmp_path, first=ONE_TARGET, second=ONE_TARGET, expected=waiting)[0] == "unscripted"


UPKEEP = """
scenario: 1
id: upkeep
game: mtg
rules: mtg@20210922
cards:
  Bell: {{types: Enchantment, text: "At the beginning of your upkeep, {bell}"}}
  Gong: {{types: Enchantment, text: "At the beginning of your upkeep, {gong}"}}
  Sip: {{cost: "{{0}}", types: Instant, text: You gain 3 life.}}
given:
  players: {{A: {{life: 20, hand: [{{id: sip, card: Sip}}], library: {{unknown: 9}}}}, B: {{}}}}
  turn: {{active: A, step: upkeep, before: turn-based-actions}}
  battlefield: [{{id: bell, card: Bell, controller: A}}, {{id: gong, card: Gong, controller: A}}]
script: {script}
"""


RESOLVED = "{do: {resolve: top}}"


def in_the_step(expected: str) -> str:
    return f"[{{do: {{advance: draw}}, expect: [{expected}]}}]"


BOTH_IN_THE_STEP = in_the_step("{stack: empty}")
BOTH_ALONE = f"[{{do: {{advance: upkeep}}}}, {RESOLVED}, {{do: {{resolve: top}}, expect: [{{stack: empty}}]}}]"
ASKED = "{ask: {value: A.life}, expect: [{answer: 20}]}"
OWN_LIFE = "{do: {resolve: top}, expect: [{player: A, life: 23}]}"
LIFE, CARD = "you gain 1 life.", "draw a card."
ELF, OX = "create a 1/1 red Elf creature token.", "create a 2/2 red Ox creature token."


DEPENDS = "what is expected depends on it:"


@each(
    [
        (LIFE, CARD, BOTH_ALONE, "pass"),
        (LIFE, CARD, "[{do: {advance: draw}, expect: [{player: A, life: 21, hand: 3}]}]", "pass"),
        # Something is expected, done or asked before both have resolved.
        (LIFE, CARD, "[{do: {advance: upkeep}}, {do: {resolve: top}, expect: [{player: A, life: 21}]}]", "unscripted"),
        (LIFE, CARD, f"[{{do: {{advance: upkeep}}}}, {{do: {{cast: sip, by: A}}}}, {RESOLVED}]", "unscripted"),
        # The order matters.
        (LIFE, "draw a card if you have 21 or more life.", in_the_step("{player: A, hand: 1}"), "unscripted"),
        ("discard a card.", CARD, BOTH_IN_THE_STEP, "unscripted"),
        (ELF, OX, in_the_step("{object: token-1, pt: 1/1}"), f"unscripted: {DEPENDS}"),
        # What is expected holds in every order.
        (LIFE, "draw a card if you have 21 or more life.", in_the_step("{player: A, life: 21}"), "pass"),
        (ELF, OX, in_the_step("{player: A, battlefield.creature: 2}"), "pass"),
        # What is expected is as wrong in every order; what is wrong otherwise in each depends on it, too.
        (ELF, OX, in_the_step("{player: A, battlefield.creature: 3}"), "fail: expected"),
        (ELF, OX, in_the_step("{object: token-1, pt: 3/3}"), f"unscripted: {DEPENDS}"),
        ("you may draw a card.", LIFE, in_the_step("{player: A, life: 21}"), "pass"),
        ("you may draw a card.", LIFE, in_the_step("{player: A, life: 22}"), "fail: expected"),
        ("you may draw a card.", LIFE, in_the_step("{player: A, hand: 3}"), f"unscripted: {DEPENDS}"),
        (LIFE, CARD, f"[{{do: {{advance: upkeep}}}}, {ASKED}, {RESOLVED}, {RESOLVED}]", "pass"),
        (LIFE, CARD, f"[{{do: {{advance: upkeep}}}}, {{do: {{cast: sip, by: A}}}}, {OWN_LIFE}]", "pass"),
    ]
)
def test_an_order_of_triggers_is_asked_where_it_shows(bell: str, gong: str, script: str, expected: str) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "upkeep.yaml"
        file.write_text(UPKEEP.format(bell=bell, gong=gong, script=script), encoding="utf-8")
        result = check_file(file)
    verdict, _, told = expected.partition(": ")
    assert (result.verdict, told in result.base.message) == (verdict, True), result.base.message


def test_a_spell_with_a_keyword_that_would_trigger_unseen_is_not_cast_in_silence(tmp_path: Path) -> None:
    file = tmp_path / "immaterial.yaml"
    text = SCENARIO.format(
        first=DOUBLED, second=DOUBLED, controller="B", spell="ox", mana="{G}", expected="{stack: empty}"
    )
    file.write_text(text.replace("text: Ox enters the battlefield with two +1/+1 counters on it.", "text: Casualty 2"))
    result = check_file(file)
    assert result.verdict == "unsupported"
    assert "702.153" in (result.base.message or "")


BANDED = """
scenario: 1
id: banded
game: mtg
rules: mtg@20210922
cards:
  Drummer: {types: Creature - Human, pt: 1/1, abilities: [{keyword: banding}]}
  Ox: {types: Creature - Ox, pt: 3/3}
  Golem: {types: Artifact Creature - Golem, pt: 4/5}
  Hush: {cost: "{R}", types: Instant, abilities: [{spell: {do: [{modify: {all: {type: creature}}, with: [{lose: banding}]}]}}]}
  Mountain: {types: Basic Land - Mountain}
given:
  players: {A: {hand: [{id: hush, card: Hush}]}, B: {}}
  turn: {active: A, step: declare-blockers, before: turn-based-actions}
  battlefield:
    - {id: drummer, card: Drummer, controller: B}
    - {id: ox, card: Ox, controller: B}
    - {id: golem, card: Golem, controller: A, attacking: B}
    - {id: peak, card: Mountain, controller: A}
script:
  - do: {block: {ox: golem, drummer: golem}, by: B}
RESPONSE  - do: {pass: all, stop-at: {question: assign}}
  - ask: {decider: assign-damage, of: golem}
    expect: [{answer: B, cites: [702.22j]}]
"""


def test_a_damage_order_is_idle_beside_banding_but_counts_once_banding_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "banded.yaml"
    lost = "  - do: {cast: hush, by: A, pay: [peak]}\n  - do: {resolve: top}\n"
    found = []
    for response in ("", lost):
        file.write_text(BANDED.replace("RESPONSE", response), encoding="utf-8")
        found.append(check_file(file).verdict)
    assert found == ["pass", "unsupported"]
