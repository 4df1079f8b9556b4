"""What was chosen as a permanent entered (607.2d) is said in table notation in either language, and printed back."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.scenarios.notation.as_scenarios.scripts import scenario_as_written
from judgekit.scenarios.notation.as_scenarios.writing import printed
from judgekit.scenarios.notation.reading.notations import written
from tests.scenarios.notation.tables import result

NEEDLE = (
    'A: Old Needle {1} artifact "As Old Needle enters the battlefield, choose a card name.\\n'
    "Activated abilities of sources with the chosen name can't be activated.\""
)


def chosen(text: str) -> Json:
    """Return what was chosen for the first permanent."""
    return first(written(text).scenario.given)


def first(given: Mapping[str, Json]) -> Json:
    """Return what was chosen for the first permanent of a start position."""
    battlefield = given["battlefield"]
    assert isinstance(battlefield, list)
    assert isinstance(battlefield[0], dict)
    return battlefield[0].get("chosen")


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("(naming Polluted Delta)", {"name": "Polluted Delta"}),
        ("(tapped, naming Polluted Delta)", {"name": "Polluted Delta"}),
        (", naming Polluted Delta", {"name": "Polluted Delta"}),
        ('(naming "Jace, Mage")', {"name": "Jace, Mage"}),
        ("(naming Fire // Ice, tapped)", {"name": "Fire // Ice"}),
        ("（汚染された三角州を指定）", {"name": "汚染された三角州"}),
        ("（「汚染された三角州」を指定した）", {"name": "汚染された三角州"}),
        ("(naming Elf)", {"name": "Elf"}),
        ("(color: red)", {"color": "red"}),
        ("(chosen color blue)", {"color": "blue"}),
        ("（赤を選択）", {"color": "red"}),
        ("（タップ、青を選んだ）", {"color": "blue"}),
        ("(creature type: Elf)", {"creature-type": "Elf"}),
        ("（クリーチャー・タイプ: エルフ）", {"creature-type": "エルフ"}),
        ("(player: B)", {"player": "B"}),
        ("(chosen player B)", {"player": "B"}),
        ("（Bを選択）", {"player": "B"}),
        ("(number: 3)", {"number": "3"}),
        ("（数: 3）", {"number": "3"}),
    ],
)
def test_a_choice_made_before_is_said_in_brackets(said: str, expected: Json) -> None:
    assert chosen(f"A: Ox 4/4 {said}, Elf 1/1") == expected


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    "said", ["naming Polluted Delta", "color: green", "creature type: Elf", "player: B", "number: 3"]
)
def test_a_choice_made_before_is_printed_in_words_that_read_back(lang: str, said: str) -> None:
    scenario = written(f"A: Ox 4/4 ({said})").scenario
    text = printed(scenario, lang).text
    assert "chosen:" not in text
    assert first(scenario_as_written(written(text)).given) == first(scenario.given)


def test_the_chosen_name_counts_in_play() -> None:
    ring = 'B: Thumb Ring {1} artifact "{T}: You gain 1 life."'
    asked = "A's turn\nB activates Thumb Ring\n? what is B's life"
    assert result(f"{NEEDLE} (naming Thumb Ring)\n{ring}\n{asked}") != result(f"{NEEDLE} (naming Ox)\n{ring}\n{asked}")


def test_a_card_that_is_named_like_a_keyword_keeps_its_name() -> None:
    given = written(f"{NEEDLE}（飛行を指定）").scenario.given
    assert first(given) == {"name": "飛行"}


def test_a_choice_that_is_not_given_is_asked_for_in_words_of_the_table() -> None:
    with pytest.raises(JudgekitError, match=r"\(naming …\)"):
        result(f"{NEEDLE}\n? what is A's life")
