"""The Duel Masters reader on a miniature of our own, with each kind of damage."""

import pytest

from judgekit.books import duel_masters
from judgekit.core.documents import Reading, SourceText
from judgekit.core.nodes import RuleNode

from ..damaging import assert_balanced, assert_cuts_lose_nothing, damaged
from ..problems import lines_by_code

MINIATURE = """**デュエル・マスターズ総合ゲームルール（小さな見本）**

**もくじ**
0. まえがき
5. 手番
6. 使いかた

---

### 0. まえがき
**000. 見本について**
**000.1.** これは見本です。本物の規則は載っていません。

### 5. 手番
**500. 総則**
**501. 手番のはじまり**
**501.1.** 早い者が先
机に早く着いた人から始めます。
同着のときは、じゃんけんをします。（何度でもかまいません、飽きるまで）
**501.1a** 遅れた人は待ちます
**501.2.** 札の扱い
**501.2a** 札は大切に扱います。
**501.2b.** 札を折ってはいけません。
**501.2d** 水に濡らしてはいけません。
例：お茶をこぼした人は、拭いてから続けます。

**505. かたづけ**
**505.1.** 終わったら片づけます。
**505.2** 箱に入れます。

**506. 帰り道**
**506.1.** 次の順に帰ります。
**506.2．** 鍵をかけます。
**505.2a** 忘れ物がないか確かめます。
**506.3.** 灯りを消します。
**506.3k** 窓も閉めます。
**506.3l**「閉めた」と言います。

### 6. 道具の使いかた
**600. 総則**
**600.1.** 道具は二つあります。
"""


def read(text: str) -> Reading:
    return duel_masters.read(SourceText("miniature.txt", text))


@pytest.fixture(scope="module")
def nodes() -> dict[str | None, RuleNode]:
    return {node.number: node for node in read(MINIATURE).nodes}


def test_sections_groups_rules_and_subrules_hang_together(nodes: dict[str, RuleNode]) -> None:
    shape = [(node.number, node.kind, node.parent) for node in nodes.values()][4:12]
    assert shape == [
        ("500", "group", "dm:5"),
        ("501", "group", "dm:5"),
        ("501.1", "rule", "dm:501"),
        ("501.1a", "subrule", "dm:501.1"),
        ("501.2", "rule", "dm:501"),
        ("501.2a", "subrule", "dm:501.2"),
        ("501.2b", "subrule", "dm:501.2"),
        ("501.2d", "subrule", "dm:501.2"),
    ]
    assert (nodes["5"].kind, nodes["5"].parent, nodes["5"].title.ja) == ("section", None, "手番")


def test_a_lead_alone_on_the_numbered_line_with_a_body_below_is_a_title(nodes: dict[str, RuleNode]) -> None:
    rule = nodes["501.1"]
    assert rule.title.ja == "早い者が先"
    assert rule.text.ja == (
        "机に早く着いた人から始めます。\n同着のときは、じゃんけんをします。（何度でもかまいません、飽きるまで）"
    )
    assert rule.lines["ja"] == [17, 18, 19]


def test_a_lead_alone_with_subrules_below_is_a_title_without_text(nodes: dict[str, RuleNode]) -> None:
    assert (nodes["501.2"].title.ja, nodes["501.2"].text.ja) == ("札の扱い", None)


def test_a_sentence_without_its_full_stop_is_text_and_named() -> None:
    reading = read(MINIATURE)
    node = next(node for node in reading.nodes if node.number == "501.1a")
    assert (node.title.ja, node.text.ja) == (None, "遅れた人は待ちます")
    assert lines_by_code(reading)["sentence-end-missing"] == [20]


def test_a_sentence_is_text_also_when_subrules_follow(nodes: dict[str, RuleNode]) -> None:
    assert (nodes["506.1"].title.ja, nodes["506.1"].text.ja) == (None, "次の順に帰ります。")


def test_an_example_line_belongs_to_its_rule_without_its_mark(nodes: dict[str, RuleNode]) -> None:
    assert [example.ja for example in nodes["501.2d"].examples] == ["お茶をこぼした人は、拭いてから続けます。"]
    assert nodes["501.2d"].text.ja == "水に濡らしてはいけません。"


def test_a_subrule_that_prints_the_group_before_is_renumbered_and_marked(nodes: dict[str, RuleNode]) -> None:
    node = nodes["506.2a"]
    assert (node.printed_number, node.parent, node.flags) == ("505.2a", "dm:506.2", ["renumbered"])
    assert "505.2a" not in nodes
    assert lines_by_code(read(MINIATURE))["number-misprinted"] == [34]


def test_numbers_left_out_are_noted_and_never_filled() -> None:
    skipped = [problem for problem in read(MINIATURE).problems if problem.code == "number-skipped"]
    assert {problem.severity for problem in skipped} == {"info"}
    assert [problem.message.split()[3] for problem in skipped] == [
        "1", "2", "3", "4", "501.2c", "502", "503", "504", *[f"506.3{letter}" for letter in "abcdefghij"],
    ]  # fmt: skip


def test_missing_full_width_and_superfluous_dots_are_read_and_named(nodes: dict[str, RuleNode]) -> None:
    assert {"505.2", "506.2", "501.2b", "506.3l"} <= set(nodes)
    assert lines_by_code(read(MINIATURE))["number-irregular"] == [23, 29, 33, 37]


def test_contents_title_and_separators_are_front_matter() -> None:
    owners = [block.owner for block in read(MINIATURE).blocks if not block.owner.startswith("dm:")]
    assert owners == ["front-matter", "contents", "separator"]


def test_a_section_that_the_contents_name_otherwise_is_named() -> None:
    assert lines_by_code(read(MINIATURE))["contents-differ"] == [6]


def test_the_whole_miniature_is_accounted_for() -> None:
    assert_balanced(read(MINIATURE))


def test_cutting_anywhere_loses_nothing_before_the_cut() -> None:
    assert_cuts_lose_nothing(duel_masters.read, MINIATURE)


def test_a_cut_document_names_the_sections_it_lacks() -> None:
    assert lines_by_code(read("\n".join(MINIATURE.split("\n")[:30])))["section-missing"] == [6]


def test_reading_is_a_pure_function_of_the_text() -> None:
    assert [n.to_json() for n in read(MINIATURE).nodes] == [n.to_json() for n in read(MINIATURE).nodes]


@pytest.mark.parametrize(
    ("line", "number", "text"),
    [
        ("**501.3** 静かにします。", "501.3", "静かにします。"),
        ("**５０１．３．** 静かにします。", "501.3", "静かにします。"),
        ("**501. 3.** 静かにします。", "501.3", "静かにします。"),
        ("**5013.** 静かにします。", "501.3", "静かにします。"),
        ("501.3. 静かにします。", "501.3", "静かにします。"),
        ("**501.3. 静かにします。", "501.3", "静かにします。"),
        ("**501.3.**静かにします。", "501.3", "静かにします。"),
        ("**501.2ｅ** 静かにします。", "501.2e", "静かにします。"),
        ("**501.02e** 静かにします。", "501.2e", "静かにします。"),
        ("  **501.3.** **静か**にします。", "501.3", "静かにします。"),
    ],
)
def test_a_damaged_number_is_read_as_meant_and_named(line: str, number: str, text: str) -> None:
    lines = MINIATURE.split("\n")
    reading = read("\n".join([*lines[:25], line, *lines[25:]]))
    node = next(node for node in reading.nodes if 26 in node.lines["ja"])
    assert (node.number, node.text.ja) == (number, text)
    if not line.startswith(" "):
        assert 26 in lines_by_code(reading)["number-irregular"]


@pytest.mark.parametrize(
    "line", ["501 人が来ます。", "3. 三つ目の札です。", "**大事**なことです。", "501.9の例外です。"]
)
def test_a_sentence_that_begins_with_a_number_starts_no_rule(line: str) -> None:
    reading = read(MINIATURE.replace("同着のときは", f"{line}\n同着のときは"))
    node = next(node for node in reading.nodes if node.number == "501.1")
    assert line.replace("*", "") in (node.text.ja or "").split("\n")


def test_a_group_whose_name_begins_with_a_digit_is_a_group() -> None:
    reading = read(MINIATURE.replace("**505. かたづけ**", "**505. 2人のかたづけ**"))
    node = next(node for node in reading.nodes if node.number == "505")
    assert (node.kind, node.title.ja) == ("group", "2人のかたづけ")


def test_a_section_heading_that_lost_its_mark_is_known_by_its_number() -> None:
    reading = read(MINIATURE.replace("### 6. 道具", "6. 道具"))
    assert [node.number for node in reading.nodes if node.kind == "section"] == ["0", "5", "6"]
    assert "heading-mark-missing" in lines_by_code(reading)


def test_a_number_printed_twice_keeps_both_rules_apart() -> None:
    reading = read(MINIATURE + "**600.1.** 道具は三つあります。\n")
    assert [node.id for node in reading.nodes][-2:] == ["dm:600.1", "dm:600.1/line-42"]
    assert reading.nodes[-1].flags == ["number-repeated"]
    assert lines_by_code(reading)["number-repeated"] == [42]


def test_a_rule_whose_group_is_lost_hangs_on_its_section() -> None:
    reading = read(MINIATURE.replace("**505. かたづけ**\n", ""))
    node = next(node for node in reading.nodes if node.number == "505.1")
    assert (node.parent, node.flags) == ("dm:5", ["parent-missing"])
    assert "parent-missing" in lines_by_code(reading)


@pytest.mark.parametrize("seed", range(150))
def test_no_damage_raises_or_unbalances_the_account(seed: int) -> None:
    assert_balanced(read(damaged(MINIATURE, seed)))


def test_the_book_is_recognised_by_content_whole_cut_or_damaged() -> None:
    source = SourceText("x", MINIATURE)
    assert duel_masters.recognises(source)
    assert duel_masters.recognises(SourceText("x", MINIATURE.split("\n")[0]))
    middle = "**401.2.** 山札は裏向きです。\n**402.1.** バトルゾーンには出せません。\n"
    assert duel_masters.recognises(SourceText("x", middle))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n",
        "MAGMELL CARD GAME 総合ルール\n",
        "1. Game Concepts\n100. General\n",
        "今日はデュエル・マスターズで遊びました。",
    ],
)
def test_other_documents_are_not_taken_for_it(text: str) -> None:
    assert not duel_masters.recognises(SourceText("x", text))


def test_a_document_of_one_long_line_of_spaces_and_numbers_is_read_whole() -> None:
    assert_balanced(read("**100.1.** a\n1. あ" + " " * 20000 + "あ\n" + "100" + " " * 20000 + "*\n" + "。（" * 10000))
