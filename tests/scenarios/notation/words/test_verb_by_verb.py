"""Deeds that a Japanese sentence joins are read as the same deeds told one by one, however they are joined."""

from __future__ import annotations

import pytest

from judgekit.language.japanese.verbs import inflected
from judgekit.scenarios.notation.words.splitting import Quotes, statements_of
from tests.cases import each

THERE = (
    "A: 熊 2/2、象 3/3、手札に火花 {R} インスタント「1つを対象とする。~はそれに3点のダメージを与える。」\n"
    "B: 壁 0/5、鳥 1/1、手札に沈黙 {U} インスタント「呪文1つを対象とする。それを打ち消す。」\n"
)
FORMS = {
    "たら": lambda verb: f"{verb.past}ら、",
    "と": lambda verb: f"{verb.plain}と、",
    "けど": lambda verb: f"{verb.past}けど、",
    "けれど": lambda verb: f"{verb.past}けれど",
    "が": lambda verb: f"{verb.past}が、",
    "ので": lambda verb: f"{verb.past}ので、",
    "から": lambda verb: f"{verb.past}から",
    "ところ": lambda verb: f"{verb.past}ところ、",
    "stem": lambda verb: f"{verb.stem}、",
    "て": lambda verb: f"{verb.te}、",
}
DEEDS = {
    "an attack": ("熊で", "殴る"),
    "an attack on a player": ("熊と象でBを", "攻撃する"),
    "a spell": ("火花を壁に", "撃つ"),
    "a spell by another verb": ("壁に火花を", "投げる"),
}
ANSWERS = {
    "a block": "Bは壁で止めた",
    "a block by another word": "Bが壁と鳥でブロックした",
    "a spell": "Bは火花に沈黙を唱えた",
}


def said(text: str) -> list[tuple[str, str]]:
    quotes = Quotes()
    return [(one.who, quotes.back(one.body)) for one in statements_of(THERE + text, quotes) if one.line > 2]


@each([(deed, form, answer) for deed in DEEDS for form in FORMS for answer in ANSWERS])
def test_what_another_player_does_behind_a_deed(deed: str, form: str, answer: str) -> None:
    before, verb = DEEDS[deed]
    forms = inflected(verb)
    assert forms is not None
    apart = said(f"Aは{before}{forms.past}。{ANSWERS[answer]}。")
    assert said(f"Aは{before}{FORMS[form](forms)}{ANSWERS[answer]}。") == apart


@pytest.mark.parametrize("form", [one for one in FORMS if one not in ("て", "stem")])
def test_what_the_same_player_does_behind_a_deed(form: str) -> None:
    forms = inflected("撃つ")
    assert forms is not None
    apart = said("Aは火花を壁に撃った。Aは熊で攻撃した。")
    assert said(f"Aは火花を壁に{FORMS[form](forms)}熊で攻撃した。") == apart


@pytest.mark.parametrize(
    "told",
    [
        "Aは熊で殴ったら壁に止められた。",
        "Aは熊で殴ったけど、壁にブロックされた。",
        "Aは熊で殴り、壁で止められた。",
        "Aは熊で攻撃したが壁でブロックされた。",
    ],
)
def test_what_was_blocked_was_blocked_by_something(told: str) -> None:
    assert said(told) == [("", "Aは熊で攻撃する"), ("", "壁がブロックする")]


@pytest.mark.parametrize(
    "told",
    [
        "Aは熊で殴ったけど、Bの壁にブロックされた。",
        "Aは熊で殴ったらBに壁で止められた。",
        "Aは熊で殴って、Bに壁でブロックされた。",
    ],
)
def test_who_blocked_is_told_with_it(told: str) -> None:
    assert said(told) == [("", "Aは熊で攻撃する"), ("", "Bは壁でブロックする")]


def test_that_nothing_blocked_is_told_as_well() -> None:
    assert said("Aは熊で殴ったがブロックされなかったので、火花をBに撃った。") == [
        ("", "Aは熊で攻撃する"),
        ("", "ブロックしない"),
        ("", "Aは火花をBに撃つ"),
    ]


def test_at_what_something_is_aimed_stands_between_two_deeds() -> None:
    assert [body for _who, body in said("Aは熊を唱えて誘発は鳥を対象、火花をBに撃った。")] == [
        "Aは熊を唱える",
        "誘発は鳥を対象",
        "Aは火花をBに撃つ",
    ]


@pytest.mark.parametrize(
    "told",
    [
        "Aは熊を生け贄に捧げて象を唱えた。",
        "Aは熊で攻撃している。",
        "Aは象を撃ちたかったが怒った。",
        "Aは熊で殴ったという。",
    ],
)
def test_no_part_of_what_is_told_is_lost(told: str) -> None:
    """What stands in a sentence stands in its statements, to be read or refused."""
    bodies = "".join(body for _who, body in said(told))
    assert all(word in bodies for word in ("熊" if "熊" in told else "象", "象" if "象" in told else "熊"))
    assert "怒" in bodies or "怒" not in told
    assert "いう" in bodies or "いう" not in told
