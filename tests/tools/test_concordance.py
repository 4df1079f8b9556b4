"""The concordance of an edition follows the comparison of the texts, and keeps what a person decided."""

import pytest

from judgekit.core.nodes import RuleNode
from judgekit.core.text import Bilingual
from judgekit.references.differences import diff
from tools import concordance
from tools.concordance import Row, made_anew

BASE, LATER = "mtg@20210922", "mtg@20310506"


def book(edition: str, rules: dict[str, str]) -> list[RuleNode]:
    return [
        RuleNode(
            book="mtg", edition=edition, number=number, kind="rule", printed_number=number, text=Bilingual(None, text)
        )
        for number, text in rules.items()
    ]


CHANGES = diff(
    book(
        BASE,
        {"100.1": "Two people play.", "100.2": "Shoes stay on.", "100.3": "Rain stops play.", "100.4": "Gone soon."},
    ),
    book(LATER, {"100.1": "Two people play.", "100.2": "Shoes stay off.", "100.5": "Rain stops play."}),
)


def test_without_a_file_what_changed_is_unplayed_and_what_kept_its_number_is_not_listed() -> None:
    rows = made_anew(CHANGES, None, frozenset())
    assert rows == {"100.2": Row("100.2", "unplayed"), "100.3": Row("100.5", "same"), "100.4": Row("-", "gone")}


def test_the_ways_that_somebody_set_stay_and_a_change_that_is_not_listed_is_the_same_ruling() -> None:
    listed = {"100.3": Row("100.4", "played"), "100.4": Row("100.9", "same")}
    assert made_anew(CHANGES, listed, frozenset()) == {"100.3": Row("100.5", "played"), "100.4": Row("-", "gone")}


def test_a_number_set_by_hand_stays() -> None:
    text = concordance.written(
        LATER, CHANGES, "# old\n# By hand: 100.4, 100.3.\nnumber\tthere\tway\n100.4\t100.7\tsame\n"
    )
    assert text.splitlines() == [
        concordance.first_line(LATER),
        "# By hand: 100.4, 100.3.",
        concordance.COLUMNS,
        "100.4\t100.7\tsame",
    ]


def test_an_edition_whose_text_is_not_there_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert concordance.main(["mtg@19000101"]) == 1
    assert "mtg@19000101" in capsys.readouterr().err
