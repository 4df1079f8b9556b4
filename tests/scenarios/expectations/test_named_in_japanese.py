"""Words of a game named in Japanese mean in expectations and structured terms what their English names mean."""

from __future__ import annotations

import pytest

from judgekit.scenarios import Result, adapter_of, read_scenario_text
from judgekit.scenarios.rulings import run_scenario

FLYER = '{types: Creature - Bear, pt: 2/2, colors: green, text: "飛行"}'


def run(card: str, expect: str, value: str = "b.pt") -> Result:
    text = f"""\
scenario: 1
id: named
game: mtg
rules: mtg@20210922
cards: {{B: {card}}}
given:
  players: {{A: {{}}, B: {{}}}}
  battlefield: [{{id: b, card: B, controller: A}}]
script:
  - ask: {{value: {value}}}
    expect: [{expect}]
"""
    return run_scenario(read_scenario_text(text), adapter_of("mtg"))


@pytest.mark.parametrize(
    "expect",
    [
        "{object: b, has: 飛行}",
        "{object: b, is: [クリーチャー, 熊, 緑色]}",
        "{object: b, lacks: [接死, プロテクション（赤）, 島渡り], is-not: [伝説の, 土地, エルフ]}",
    ],
)
def test_a_japanese_name_stands_for_the_english_one(expect: str) -> None:
    assert run(FLYER, expect).verdict == "pass"


@pytest.mark.parametrize(
    "expect", ["{object: b, lacks: 飛行}", "{object: b, is-not: クリーチャー}", "{object: b, not: 熊}"]
)
def test_what_is_there_is_not_lacking_in_japanese(expect: str) -> None:
    assert run(FLYER, expect).verdict == "fail"


@pytest.mark.parametrize("expect", ["{object: b, lacks: 飛光}", "{object: b, has: 飛光}", "{object: b, is: 飛行する}"])
def test_a_japanese_word_of_no_game_is_refused(expect: str) -> None:
    assert run(FLYER, expect).verdict == "malformed"


@pytest.mark.parametrize(
    ("value", "expect", "verdict"),
    [
        ("b.abilities", "{exactly: [飛行]}", "pass"),
        ("b.abilities", "{excludes: [飛行]}", "fail"),
        ("b.types", "{excludes: [クリーチャー]}", "fail"),
        ("b.types", "{excludes: [Landd]}", "malformed"),
        ("b.subtypes", "{includes: [熊]}", "pass"),
        ("b.colors", "{answer: 緑}", "pass"),
    ],
)
def test_values_that_are_words_are_compared_in_either_language(value: str, expect: str, verdict: str) -> None:
    assert run(FLYER, expect, value).verdict == verdict


@pytest.mark.parametrize(
    "abilities",
    [
        "{keyword: 飛行}",
        "{static: {affects: {type: クリーチャー, color: 緑, subtype: 熊}, modify: [{gain: 飛行}]}}",
        "飛行",
    ],
)
def test_structured_terms_take_japanese_names(abilities: str) -> None:
    card = f"{{types: クリーチャー - 熊, pt: 2/2, colors: 緑, abilities: [{abilities}]}}"
    assert run(card, "{object: b, has: flying}").verdict == "pass"


def test_a_structured_keyword_that_is_no_name_is_refused() -> None:
    assert (
        run("{types: Creature, pt: 2/2, abilities: [{keyword: 飛光}]}", "{object: b, pt: 2/2}").verdict == "malformed"
    )


@pytest.mark.parametrize("text", ["飛行/Flying", "Flying/飛行", "Flying/飛行, haste/速攻"])
def test_both_names_of_a_keyword_may_stand_in_either_order(text: str) -> None:
    assert run(f'{{types: Creature, pt: 2/2, text: "{text}"}}', "{object: b, has: 飛行}").verdict == "pass"


def test_two_words_that_are_not_names_of_one_thing_are_not_understood() -> None:
    assert run('{types: Creature, pt: 2/2, text: "Trample/飛行"}', "{object: b, has: 飛行}").verdict == "not-understood"


@pytest.mark.parametrize(
    ("expect", "verdict"), [("is: 赤", "pass"), ("is-not: 赤", "fail"), ("lacks: 飛行", "malformed")]
)
def test_magmell_names_its_words_in_both_languages_too(expect: str, verdict: str) -> None:
    text = f"""\
scenario: 1
id: named
game: magmell
rules: magmell@1.01
cards: {{赤の魔石: {{types: Stone}}}}
given:
  players: {{A: {{stone-area: [{{id: b, card: 赤の魔石}}]}}, B: {{}}}}
  turn: {{active: A, step: main, priority: A}}
script:
  - ask: {{value: A.life}}
    expect: [{{object: b, {expect}}}]
"""
    assert run_scenario(read_scenario_text(text), adapter_of("magmell")).verdict == verdict
