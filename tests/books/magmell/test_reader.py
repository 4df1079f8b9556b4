"""The MAGMELL reader on a miniature of our own, with each kind of damage."""

import pytest

from judgekit.books import magmell
from judgekit.core.documents import Reading, SourceText
from judgekit.core.nodes import RuleNode

from ..damaging import assert_balanced, assert_cuts_lose_nothing, damaged
from ..problems import lines_by_code

MINIATURE = """

MAGMELL CARD GAME 総合ルール

Ver 0.1

最終改訂:2031/02/03

目次:

0:見本の目的

1:見本の原則

2:ことば

茶碗/湯のみ/急須

7:手順

8:改訂履歴

0 見本の目的

この見本は、読み取りを試すためのものである。本物の規則は載ってい

ない。

1 見本の原則

- 101 茶はこぼさない。こぼしたら拭く。
- 102 三人が同時に手を伸ばした場合、まず年上の人が

取る。

2 ことば

201 茶碗

- 201.1 茶碗は器である。
 - 201.1.1 割れた茶碗は使わない。
 - 201.1.2 欠けた茶碗は、次のいずれかとする

201.2 茶碗の数は

3 個とする。

202 湯のみ

- 202. 1** 湯のみも器である。使用权は持ち主にある。
- 202. 1. 1** 湯のみに茶を注ぐ。
- 202. 1. 1. 1** 注ぎすぎない。
- ※ 例えば《大きな湯のみ》は、八分目まで注ぐ。それで足り

る。

202.2 「熱いとき」は、**さまして**から飲む。

※熱いものは苦手な人もいる。

7 手順

701 茶を入れる

701.1 湯をわかす

701.1.1 次の時に湯をわかす。

701.1.1.1 朝起きた後

701.1.1.2 昼食の後

701.1.2 夜は、湯をわかさない

701.2 茶を注ぐ、

701.2.1 静かに注ぐ。

701.2.1.1 蓋を押さえる。

701.2.1.1.1 左手で押さえる。

8 改訂履歴

2030/01/02 初版 作成

2031/02/03 「湯のみ」 改訂
"""


def read(text: str) -> Reading:
    return magmell.read(SourceText("miniature.txt", text))


@pytest.fixture(scope="module")
def nodes() -> dict[str | None, RuleNode]:
    return {node.number: node for node in read(MINIATURE).nodes}


def test_sections_groups_rules_and_deeper_subrules_hang_together(nodes: dict[str, RuleNode]) -> None:
    assert [(node.number, node.kind, node.parent) for node in nodes.values()] == [
        ("0", "section", None),
        ("1", "section", None),
        ("101", "rule", "magmell:1"),
        ("102", "rule", "magmell:1"),
        ("2", "section", None),
        ("201", "group", "magmell:2"),
        ("201.1", "rule", "magmell:201"),
        ("201.1.1", "subrule", "magmell:201.1"),
        ("201.1.2", "subrule", "magmell:201.1"),
        ("201.2", "rule", "magmell:201"),
        ("202", "group", "magmell:2"),
        ("202.1", "rule", "magmell:202"),
        ("202.1.1", "subrule", "magmell:202.1"),
        ("202.1.1.1", "subrule", "magmell:202.1.1"),
        ("202.2", "rule", "magmell:202"),
        ("7", "section", None),
        ("701", "group", "magmell:7"),
        ("701.1", "rule", "magmell:701"),
        ("701.1.1", "subrule", "magmell:701.1"),
        ("701.1.1.1", "subrule", "magmell:701.1.1"),
        ("701.1.1.2", "subrule", "magmell:701.1.1"),
        ("701.1.2", "subrule", "magmell:701.1"),
        ("701.2", "rule", "magmell:701"),
        ("701.2.1", "subrule", "magmell:701.2"),
        ("701.2.1.1", "subrule", "magmell:701.2.1"),
        ("701.2.1.1.1", "subrule", "magmell:701.2.1.1"),
        ("8", "section", None),
    ]


def test_a_sentence_broken_over_lines_is_one_paragraph(nodes: dict[str, RuleNode]) -> None:
    assert nodes["0"].text.ja == "この見本は、読み取りを試すためのものである。本物の規則は載っていない。"
    assert nodes["102"].text.ja == "三人が同時に手を伸ばした場合、まず年上の人が取る。"
    assert nodes["102"].flags == ["rejoined"]
    assert lines_by_code(read(MINIATURE))["paragraph-broken"] == [27, 34, 46, 55]


def test_a_broken_line_that_begins_with_a_number_is_no_section(nodes: dict[str, RuleNode]) -> None:
    assert nodes["201.2"].text.ja == "茶碗の数は3 個とする。"


def test_spaces_in_numbers_and_stray_marks_are_no_part_of_the_text(nodes: dict[str, RuleNode]) -> None:
    node = nodes["202.1.1.1"]
    assert (node.printed_number, node.text.ja) == ("202. 1. 1. 1", "注ぎすぎない。")
    assert lines_by_code(read(MINIATURE))["number-irregular"] == [50, 51, 52]
    assert nodes["202.2"].text.ja == "「熱いとき」は、さましてから飲む。"


def test_a_note_that_says_for_example_is_an_example_of_the_rule_before(nodes: dict[str, RuleNode]) -> None:
    assert [example.ja for example in nodes["202.1.1.1"].examples] == [
        "例えば《大きな湯のみ》は、八分目まで注ぐ。それで足りる。"
    ]


def test_any_other_note_stands_in_notes(nodes: dict[str, RuleNode]) -> None:
    assert [(note.text, note.line) for note in nodes["202.2"].notes] == [("熱いものは苦手な人もいる。", 59)]
    assert nodes["202.2"].examples == []


def test_a_heading_below_a_group_is_a_title(nodes: dict[str, RuleNode]) -> None:
    assert (nodes["701.1"].title.ja, nodes["701.1"].text.ja) == ("湯をわかす", None)
    assert (nodes["701.1.1"].title.ja, nodes["701.1.1"].text.ja) == (None, "次の時に湯をわかす。")


def test_list_items_without_full_stop_are_text_and_no_fault(nodes: dict[str, RuleNode]) -> None:
    assert (nodes["701.1.1.1"].title.ja, nodes["701.1.1.1"].text.ja) == (None, "朝起きた後")
    assert lines_by_code(read(MINIATURE))["sentence-end-missing"] == [42, 73, 75]


def test_the_simplified_character_is_kept_and_named(nodes: dict[str, RuleNode]) -> None:
    assert "使用权" in (nodes["202.1"].text.ja or "")
    assert nodes["202.1"].flags == ["word-misprinted"]
    assert lines_by_code(read(MINIATURE))["word-misprinted"] == [50]


def test_a_misprinted_heading_is_kept_and_repaired_beside_it() -> None:
    reading = read(MINIATURE.replace("202 湯のみ", "202 使用权"))
    node = next(node for node in reading.nodes if node.number == "202")
    assert (node.title.ja, node.title_repaired.ja) == ("使用权", "使用権")


def test_the_entries_of_the_revision_history_are_paragraphs(nodes: dict[str, RuleNode]) -> None:
    assert nodes["8"].text.ja == "2030/01/02 初版 作成\n2031/02/03 「湯のみ」 改訂"


def test_front_matter_and_contents_have_their_own_blocks() -> None:
    owners = [block.owner for block in read(MINIATURE).blocks if not block.owner.startswith("magmell:")]
    assert owners == ["front-matter", "contents"]


def test_groups_that_contents_and_text_name_otherwise_are_named() -> None:
    problem = next(problem for problem in read(MINIATURE).problems if problem.code == "contents-differ")
    assert problem.line == 15
    assert "急須" in problem.message


def test_a_rule_that_is_lost_leaves_a_warning() -> None:
    reading = read(MINIATURE.replace("201.1.1 割れた茶碗は使わない。", ""))
    skipped = [problem for problem in reading.problems if problem.code == "number-skipped" and "201" in problem.message]
    assert [(problem.severity, problem.message) for problem in skipped] == [
        ("warning", "there is no 201.1.1 before 201.1.2")
    ]


def test_a_heading_on_the_line_below_its_number_is_read() -> None:
    reading = read(MINIATURE.replace("202 湯のみ", "202\n\n湯のみ"))
    node = next(node for node in reading.nodes if node.number == "202")
    assert (node.kind, node.title.ja) == ("group", "湯のみ")


def test_a_number_without_text_is_named() -> None:
    assert "rule-empty" in lines_by_code(read(MINIATURE.replace("201.1 茶碗は器である。", "201.1")))


def test_a_cross_reference_at_the_start_of_a_broken_line_starts_no_rule() -> None:
    reading = read(MINIATURE.replace("201.2 茶碗の数は\n\n3 個とする。", "201.2 茶碗の数は\n\n701.1によって決まる。"))
    node = next(node for node in reading.nodes if node.number == "201.2")
    assert node.text.ja == "茶碗の数は701.1によって決まる。"


@pytest.mark.parametrize("number", ["２０１．１", "201．1", "201 . 1", "**201.1**", "201.1."])
def test_a_damaged_number_is_read_as_meant(number: str) -> None:
    reading = read(MINIATURE.replace("- 201.1 茶碗は", f"- {number} 茶碗は"))
    node = next(node for node in reading.nodes if node.number == "201.1")
    assert node.text.ja == "茶碗は器である。"


def test_a_number_whose_space_is_lost_is_read_where_it_is_expected() -> None:
    reading = read(MINIATURE.replace("701.1.1.2 昼食", "701.1.1.2昼食"))
    assert next(node for node in reading.nodes if node.number == "701.1.1.2").text.ja == "昼食の後"


def test_the_whole_miniature_is_accounted_for() -> None:
    assert_balanced(read(MINIATURE))


def test_cutting_anywhere_loses_nothing_before_the_cut() -> None:
    assert_cuts_lose_nothing(magmell.read, MINIATURE)


@pytest.mark.parametrize("seed", range(150))
def test_no_damage_raises_or_unbalances_the_account(seed: int) -> None:
    assert_balanced(read(damaged(MINIATURE, seed)))


def test_the_book_is_recognised_by_content_whole_cut_or_damaged() -> None:
    assert magmell.recognises(SourceText("x", MINIATURE))
    assert magmell.recognises(SourceText("x", "\n".join(MINIATURE.split("\n")[:3])))
    assert magmell.recognises(SourceText("x", "- 401.1 魔導書は束である。\n- 401.2 戦闘エリアも領域である。\n"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n",
        "**デュエル・マスターズ総合ゲームルール**\n",
        "1. Game Concepts\n100. General\n",
        "エンチャントの使用権",
    ],
)
def test_other_documents_are_not_taken_for_it(text: str) -> None:
    assert not magmell.recognises(SourceText("x", text))


def test_long_lines_and_many_broken_lines_are_read_whole() -> None:
    spaces = " " * 20000
    assert_balanced(read(f"1 あ{spaces}い\n201{spaces}*\n201.1 あ\n" + "あいう\n" * 20000 + f"- {spaces}※{spaces}え"))
