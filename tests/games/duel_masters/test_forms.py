"""What people write of a game of Duel Masters where the format leaves them room: it is read as they mean it."""

import pytest

from judgekit.scenarios import adapter_of, read_scenario_text
from judgekit.scenarios.rulings import run_scenario

BOARD = """scenario: 1
id: form
title: {en: A form, ja: 書き方}
game: dm
rules: dm@2025
cards:
  兵: {cost: 2, civilization: fire, types: Creature, race: ヒューマノイド, power: 2000}
  門番: {cost: 3, civilizations: [光], types: クリーチャー, power: 3000, text: "■ブロッカー"}
  学徒:
    types: Creature
    power: 1000
    text: 相手の手札が3枚以上あれば、このクリーチャーは「ブロッカー」を得る。
  夜警: {types: Creature, power: 1000, text: "自分のターンの終わりに、カードを1枚引いてもよい。"}
given:
  turn: {active: A, step: STEP}
  players:
    A: {library: {unknown: 20}, hand: [{id: h, card: 兵}], mana-zone: [{id: m1, card: 兵}, {id: m2, card: 兵}]}
    B: {library: {unknown: 20}, shield-zone: [{id: s1, card: 兵}, {id: s2, card: 兵}], hand: [{id: b, card: 兵}]}
  battle-zone:
    - {id: raider, card: 兵, controller: A, continuously: true}
    - {id: fresh, card: 兵, controller: A}
    - {id: student, card: 学徒, controller: A}
    - {id: watch, card: 夜警, controller: A}
    - {id: gate, card: 門番, controller: B}
script:
"""


def verdict(step: str, script: str) -> str:
    """Return what becomes of steps that follow the board in a step of the turn."""
    text = BOARD.replace("STEP", step) + script
    result = run_scenario(read_scenario_text(text, "form.yaml"), adapter_of("dm"))
    return result.verdict if result.verdict == "pass" else f"{result.verdict}: {result.message}"


FORMS = {
    "an attack and its target side by side": ("attack", """
  - do: {attack: raider, target: B}
  - do: {block: gate}
    expect: [{object: raider, zone: graveyard, cites: [507.2a]}]
"""),
    "summoning is playing a creature": ("main", """
  - do: {summon: h, by: A}
    expect: [{object: h, zone: battle-zone}]
"""),
    "nothing is charged, or nothing attacks": ("mana-charge", """
  - ask: {legal: charge, by: A}
    expect: [{exactly: [h, none]}]
  - do: {charge: none}
  - do: {advance: attack}
    expect: [{player: A, hand: 1}]
  - ask: {legal: attacks, by: A}
    expect: [{exactly: [{raider: B}, none]}]
  - ask: {legal: attackers, by: A}
    expect: [{exactly: [raider]}]
"""),
    "a choice right after a step of the turn": ("attack", """
  - do: {advance: turn-end}
  - do: {choose: accept, by: A}
    expect: [{player: A, hand: 2}]
"""),
    "what is gained under a condition is not had before": ("main", """
  - ask: {value: student.power}
    expect: [{answer: 1000}, {object: student, lacks: [ブロッカー, blocker]}]
"""),
}  # fmt: skip


@pytest.mark.parametrize(("step", "script"), FORMS.values(), ids=list(FORMS))
def test_a_form_that_people_write_is_understood(step: str, script: str) -> None:
    assert verdict(step, script.lstrip("\n")) == "pass"


def test_a_complete_set_without_a_card_of_it_still_fails() -> None:
    asked = "  - ask: {legal: charge, by: A}\n    expect: [{exactly: [none]}]\n"
    assert verdict("mana-charge", asked).startswith("fail")


def test_a_keyword_that_is_had_only_under_a_condition_is_not_expected_in_vain() -> None:
    asked = "  - ask: {value: student.power}\n    expect: [{object: student, has: ブロッカー}]\n"
    assert verdict("main", asked).startswith("fail")


def test_an_ability_that_asks_for_what_it_changes_is_refused_by_name() -> None:
    text = "自分のマナゾーンに火のカードがあれば、自分のマナゾーンにあるカードは全文明を持つ。"
    board = BOARD.replace("相手の手札が3枚以上あれば、このクリーチャーは「ブロッカー」を得る。", text)
    asked = board.replace("STEP", "main") + "  - ask: {value: m1.civilizations}\n    expect: [{answer: [fire]}]\n"
    result = run_scenario(read_scenario_text(asked, "form.yaml"), adapter_of("dm"))
    assert result.verdict == "unsupported"
    assert "608.1" in str(result.message)


def test_a_creature_without_power_that_only_stays_is_not_destroyed_for_ever() -> None:
    text = (
        "このクリーチャーのパワーを-3000する。\n      このクリーチャーが破壊される時、かわりにバトルゾーンにとどまる。"
    )
    board = BOARD.replace("相手の手札が3枚以上あれば、このクリーチャーは「ブロッカー」を得る。", f"|-\n      {text}")
    asked = board.replace("STEP", "main") + "  - do: {advance: attack}\n"
    result = run_scenario(read_scenario_text(asked, "form.yaml"), adapter_of("dm"))
    assert result.verdict == "unsupported", result.message
    assert "703.3" in str(result.message)


@pytest.mark.parametrize(("number", "holds"), [("506.2a", True), ("505.2a", True), ("505.2", False)])
def test_a_number_that_the_print_has_in_a_wrong_place_may_be_cited_as_printed(number: str, holds: bool) -> None:
    """The print puts 505.2a between 506.2 and 506.3; by its place it is 506.2a, and a look-up of either finds it."""
    answer = "answers: [{by: A, question: optional, choose: decline}]\n"
    step = f"  - do: {{advance: turn-end}}\n    expect: [{{object: raider, zone: battle-zone, cites: [{number}]}}]\n"
    assert (verdict("attack", step + answer) == "pass") is holds


def test_that_nobody_attacks_or_charges_on_the_way_to_a_step_may_be_said() -> None:
    script = "  - do: {advance: attack, attack: none}\n    expect: [{step: attack}, {object: raider, tapped: false}]\n"
    assert verdict("main", script) == "pass"
    assert verdict("main", script.replace("attack: none", "attack: {raider: B}")) != "pass"


SHUFFLED = """scenario: 1
id: shuffled
title: {en: Shuffled, ja: 切った山札}
game: dm
rules: dm@2025
cards:
  探索:
    cost: 1
    civilizations: [nature]
    types: Spell
    text: 自分の山札を見る。その中から呪文を1枚選び、手札に加える。その後、山札をシャッフルする。
  長命: {cost: 1, civilizations: [nature], types: Creature, power: 1000, text: EXライフ}
  芽:
    cost: 1
    civilizations: [nature]
    types: Creature
    power: 1000
    text: このクリーチャーが出た時、自分の山札の上から1枚を見る。
given:
  turn: {active: A, step: main}
  players:
    A:
      hand: [{id: seek, card: 探索}, {id: long, card: 長命}, {id: bud, card: 芽}]
      library: [{id: l1, card: 芽}, {id: l2, card: 長命}]
      mana-zone: [{id: m1, card: 芽}, {id: m2, card: 芽}]
    B: {library: {unknown: 20}}
script:
  - do: {play: seek, pay: [m1]}
  - do: {choose: none}
    expect: [{player: A, library: 2}]
  - LAST
"""


@pytest.mark.parametrize(
    "last",
    [
        "do: {play: long, pay: [m2]}",
        "do: {play: bud, pay: [m2]}",
        "ask: {value: active}\n    expect: [{object: l1, position: top}]",
    ],
)
def test_what_lies_on_top_of_a_shuffled_library_is_not_made_up(last: str) -> None:
    """Chance decides it (701.11a): nothing is done with that card, and nothing is told of it."""
    scenario = read_scenario_text(SHUFFLED.replace("LAST", last), "shuffled.yaml")
    result = run_scenario(scenario, adapter_of("dm"))
    assert result.verdict == "unsupported", result.message
