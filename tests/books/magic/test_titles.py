"""Titles of Magic rules: what is a heading, quotation marks put back, and where a lost title is found again."""

from pathlib import Path

import pytest

from judgekit.books.magic.titles import close_quotation, is_heading, quoted_titles, repair_title
from judgekit.core.text import Bilingual
from tests.books.real import reading_of


@pytest.mark.parametrize(
    ("damaged", "whole"),
    [
        ("「雨の日選択ルール", "「雨の日」選択ルール"),
        ("「雪の日変種ルール", "「雪の日」変種ルール"),
        ("「左「右」選択ルール", "「左」「右」選択ルール"),
        ("「雨の日」選択ルール", "「雨の日」選択ルール"),
        ("勝敗", "勝敗"),
        ("「雨", "「雨"),
    ],
)
def test_a_lost_closing_quotation_mark_is_put_back_where_its_place_is_certain(damaged: str, whole: str) -> None:
    assert close_quotation(damaged) == whole


def test_a_rule_is_a_heading_when_no_language_prints_a_sentence() -> None:
    assert is_heading({"ja": "踏み/Trampling", "en": "Trampling"})
    assert is_heading({"en": "Rainy Day Option"})
    assert not is_heading({"ja": "二人で遊ぶ、", "en": "Two people play."})
    assert not is_heading({"ja": "二人で遊ぶ。", "en": "Two people play"})
    assert not is_heading({"en": "The steps are as follows:"})
    assert not is_heading({})


def test_a_title_is_quoted_when_all_quotations_of_its_number_agree() -> None:
    texts = [
        "rule 102雨の日〕と rule 103〔札〕参照。",
        "rule 102〔雨の日〕参照。",
        "rule 103〔紙札〕参照。rule 104.4b机〕",
    ]
    assert quoted_titles(texts) == {"102": "雨の日"}


def test_a_lost_title_is_taken_from_the_contents_list_before_quotations_and_the_table() -> None:
    lost = Bilingual(None, "Rain")
    table = [{"number": "102", "ja": "大雨"}]
    assert repair_title("102", lost, {"ja": "雨"}, {"102": "小雨"}, table) == Bilingual("雨", None)
    assert repair_title("102", lost, {}, {"102": "小雨"}, table) == Bilingual("小雨", None)
    assert repair_title("102", lost, {}, {}, table) == Bilingual("大雨", None)
    assert not repair_title("103", lost, {}, {}, table)


def test_a_printed_title_is_not_replaced() -> None:
    assert not repair_title("102", Bilingual("雨", "Rain"), {"ja": "雪", "en": "Snow"}, {"102": "雪"}, [])


def test_a_title_printed_damaged_is_repaired_where_just_that_damage_is_printed() -> None:
    table = [{"number": "102", "printed": "札描くこと", "ja": "札を描くこと"}]
    assert repair_title("102", Bilingual("札描くこと", "Drawing"), {}, {}, table) == Bilingual("札を描くこと", None)
    assert not repair_title("102", Bilingual("札を描くこと", "Drawing"), {}, {}, table)
    assert not repair_title("103", Bilingual("札描くこと", "Drawing"), {}, {}, table)


@pytest.mark.rulebooks
def test_the_headings_that_lost_characters_are_repaired_and_kept_as_printed(rulebooks: Path) -> None:
    path = rulebooks / "mtg-cr-20210922-ja-en.txt"
    nodes = {node.number: node for node in reading_of(path).nodes if node.number}
    repaired = {
        "6": "呪文、能力、効果", "121": "カードを引くこと", "202": "マナ・コストと色", "208": "パワー/タフネス",
        "601": "呪文を唱えること", "602": "起動型能力の起動", "608": "呪文や能力の解決", "701.19": "探す/Search",
        "707": "オブジェクトのコピー", "708": "裏向きの呪文やパーマネント",
    }  # fmt: skip
    for number, whole in repaired.items():
        assert nodes[number].to_json()["title_repaired"] == {"ja": whole}
        printed = iter(whole)
        assert all(character in printed for character in nodes[number].title.ja or "")
        assert nodes[number].title.ja != whole
