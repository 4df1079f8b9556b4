"""Mentions are found in every form the books print, and nothing else is taken for one."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.core.text import Lang
from judgekit.references.finding import Mention, find_mentions


def found(text: str, lang: Lang = "en", book: str = "mtg") -> list[tuple[str, str | None]]:
    """Return number and range end of each mention of a rule."""
    return [(m.first, m.last) for m in find_mentions(text, lang, book) if m.kind == "rule"]


def entries(text: str, lang: Lang = "en", book: str = "mtg") -> list[str]:
    return [m.first for m in find_mentions(text, lang, book) if m.kind == "entry"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Goblins stop here (see rule 704.5k).", [("704.5k", None)]),
        ("As rules 810.8 and 809.5 say.", [("810.8", None), ("809.5", None)]),
        ("As rules 108.3, 110.2, and 112.2 say.", [("108.3", None), ("110.2", None), ("112.2", None)]),
        ("It follows rules 601.2b and 601.2f-h.", [("601.2b", None), ("601.2f", "h")]),
        ("It follows rules 601.2f–h again.", [("601.2f", "h")]),
        ("It follows rules 903.6-903.11 too.", [("903.6", "903.11")]),
        ("Both totals (see rules 119.7-8).", [("119.7", "8")]),
        ("Taken from rules 614 and 615.", [("614", None), ("615", None)]),
        ("Do it as in 101.4a.", [("101.4a", None)]),
        ("Do steps 601.2a-h of rule 601 only.", [("601.2a", "h"), ("601", None)]),
        ("See 706, “Dice.”", [("706", None)]),
        ("After subrule 704.5k stands 704.5m.", [("704.5k", None), ("704.5m", None)]),
        ('Read section 8, "Many Players."', [("8", None)]),
        ('See rule 903, "Captain," and 904, "Two Captains."', [("903", None), ("904", None)]),
        ("RULE 100.2A, shouted.", [("100.2a", None)]),
    ],
)
def test_english_forms(text: str, expected: list[tuple[str, str | None]]) -> None:
    assert found(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ここで止まる(rule 704.5k 参照)。", [("704.5k", None)]),
        ("ルール700.2参照。", [("700.2", None)]),
        ("総合ルール705.4に従う。", [("705.4", None)]),
        ("rule 8〔大人数の遊び〕参照。", [("8", None)]),
        ("rule 8大人数の遊び〕参照。", [("8", None)]),
        ("rule 709分割の札〕参照。", [("709", None)]),
        ("rule 601.2bと601.2f〜hの手順。", [("601.2b", None), ("601.2f", "h")]),
        ("rule 601.2c から rule 601.2d までの手順。", [("601.2c", "601.2d")]),
        ("(rule 119.7, 119.8 参照)。", [("119.7", None), ("119.8", None)]),
        ("ｒｕｌｅ　７０４．５ｋは別。", [("704.5k", None)]),
        ("ルール７０４．５ｋ参照。", [("704.5k", None)]),
    ],
)
def test_japanese_forms(text: str, expected: list[tuple[str, str | None]]) -> None:
    assert found(text, "ja") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("小鬼はrule 704.5mrule 704.5rrule 704.6p を読む。", ["704.5m", "704.5r", "704.6p"]),
        ("rule 103.2rule 701.20 参照。", ["103.2", "701.20"]),
        ("rule 508.1drule 509.1c 参照。", ["508.1d", "509.1c"]),
        ("rule 704.5rrule 704.6 参照。", ["704.5r", "704.6"]),
        ("rule 704rule 903.10 参照。", ["704", "903.10"]),
        ("rule 601.2frule 601.2h の手順。", ["601.2f", "601.2h"]),
        ("能力rule 601.2cによる。", ["601.2c"]),
    ],
)
def test_numbers_that_lost_what_stood_between_them_are_read_apart(text: str, expected: list[str]) -> None:
    assert [number for number, _ in found(text, "ja")] == expected


def test_bare_numbers_in_japanese_sentences_are_mentions() -> None:
    assert found("これは、403.3の例外です。", "ja", "dm") == [("403.3", None)]
    assert found("これは、200.3aの例外です。", "ja", "dm") == [("200.3a", None)]
    assert found("これは 409.2. の例外です。", "ja", "dm") == [("409.2", None)]
    assert found("（506.3dで決める）番でない人が選ぶ。", "ja", "dm") == [("506.3d", None)]


def test_numbers_of_many_levels_are_read_whole_with_their_stray_spaces() -> None:
    assert found("詳しくは 302. 1. 2. 1 を読む。", "ja", "magmell") == [("302.1.2.1", None)]


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("A deck of 100 cards and 250 tokens.", "en"),
        ("It becomes a 100/100 creature with 360 life.", "en"),
        ("Printed as 141/280 in the year 2019.", "en"),
        ("It costs $100.50 or 120.5 points.", "en"),
        ("Read https://example.org/rules/100.2a/rule 1 first.", "en"),
        ("See example.com/704.5 for more.", "en"),
        ("Version 101.2 of the program.", "en"),
        ("Repeat it 999,999 times on 12.05.2021.", "en"),
        ("Call 1-800-324-6496.", "en"),
        ("デッキは100枚で、トークンを100万体出す。", "ja"),
        ("2021年12月05日、300円、20点のライフ。", "ja"),
        ("第7版と第2面と第1メインフェイズ。", "ja"),
        ("In layer 7c the number is added.", "en"),
        ("Some rules say 3 things.", "en"),
    ],
)
def test_counts_prices_dates_versions_and_addresses_are_no_mentions(text: str, lang: Lang) -> None:
    assert find_mentions(text, lang, "mtg") == []


def test_a_mention_keeps_its_words_and_their_place() -> None:
    text = "Stop (see rules 602.2a and 603.3)."
    first, second = find_mentions(text, "en", "mtg")
    assert (first.raw, second.raw) == ("rules 602.2a", "603.3")
    assert [text[m.start : m.end] for m in (first, second)] == [first.raw, second.raw]


@pytest.mark.parametrize(
    ("text", "lang", "title"),
    [
        ('See rule 903, "Captain."', "en", "Captain"),
        ("See rule 903, “Captain,” for more.", "en", "Captain"),
        ("rule 903〔隊長戦〕参照。", "ja", "隊長戦"),
        ("rule 903隊長戦〕参照。", "ja", "隊長戦"),
        ("rule 704rule 701.24飛び移る〕参照。", "ja", None),
        ("rule 704 参照。", "ja", None),
    ],
)
def test_the_title_quoted_beside_a_number_is_kept(text: str, lang: Lang, title: str | None) -> None:
    assert find_mentions(text, lang, "mtg")[0].title == title


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("See Typecycling.", ["Typecycling"]),
        ("A rule of old. See also World Rule.", ["World Rule"]),
        ("See First Player, Second Player Order.", ["First Player, Second Player Order"]),
        ('See Sudden "If" Part.', ['Sudden "If" Part']),
        ("See rule 613.9. See also Goblin Order.", ["Goblin Order"]),
        ("See the Big Book of Tournaments for dates.", []),
        ('See section 4, "Places."', []),
        ("Players see Goblins everywhere (see rule 100.1).", []),
    ],
)
def test_english_glossary_entries(text: str, expected: list[str]) -> None:
    assert entries(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("防衛 参照。", ["防衛"]),
        ("昔の言い方。移し替え 参照。", ["移し替え"]),
        ("rule 613.8時の順 参照。", ["時の順"]),
        ("rule 702.33足し払い〕、足し払い 参照。", ["足し払い"]),
        ("rule 205.3g を参照。", []),
        ("(rule 603.10 も参照)。", []),
        ("その値を参照する能力がある。", []),
        ("『銀の箱』FAQ 参照。", []),
    ],
)
def test_japanese_glossary_entries(text: str, expected: list[str]) -> None:
    assert entries(text, "ja") == expected


def test_quoted_glossary_entries_are_one_mention_each() -> None:
    text = "速さの能力。「起動型能力」「攻撃」も参照してください。"
    assert entries(text, "ja", "mtg6") == ["起動型能力", "攻撃"]
    assert entries("「(札を)引く」を参照してください。", "ja", "mtg6") == ["(札を)引く"]


def test_words_that_a_card_refers_to_are_no_glossary_entries() -> None:
    assert entries("札が「防御側の人」を参照する場合、それは一人である。", "ja") == []


def test_pages_are_mentions_of_their_own_kind() -> None:
    mentions = find_mentions("山札については20ページを、墓地については21ページ参照してください。", "ja", "mtg6")
    assert [(m.kind, m.first, m.raw) for m in mentions] == [("page", "20", "20ページ"), ("page", "21", "21ページ")]
    assert find_mentions("この本は300ページある。", "ja", "mtg6") == []


@settings(max_examples=150)
@given(st.text(alphabet="rule 704.5mnh-–、〔〕参照ルールSee「」を", max_size=60), st.sampled_from(["ja", "en"]))
def test_mentions_never_overlap_and_are_words_of_the_text(text: str, lang: Lang) -> None:
    mentions: list[Mention] = find_mentions(text, lang, "mtg")
    assert all(text[m.start : m.end] == m.raw for m in mentions)
    assert all(one.end <= other.start for one, other in pairwise(mentions))


@pytest.mark.parametrize(
    "text",
    [
        "a" * 50_000 + "参照",
        "a.a." * 20_000,
        "See A " * 20_000,
        "x.com 111.1 " * 10_000,
        "「あ」" * 20_000 + "参照",
        "rule 1 あ" * 10_000,
    ],
)
def test_every_mention_in_a_long_odd_text_stands_where_it_says(text: str) -> None:
    for lang in ("ja", "en"):
        for mention in find_mentions(text, lang, "mtg"):
            assert text[mention.start : mention.end] == mention.raw
