"""The Sixth Edition reader: paths, labels, steps, the glossary, and every way the one line may be folded, cut or damaged."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.books.decoding import decode
from judgekit.books.sixth_edition import read, recognises
from judgekit.core.documents import Reading
from judgekit.core.nodes import RuleNode
from tests.cases import examples

MINIATURE = (
    "TITLE : 第6版ルールブック ちいさな手引き ◎はじめに  積み木:家あそびは二人でします。  楽しいです。 "
    "●だれのため?  子どものためです。どれですか。 a)はじめての人。 b)なれた人。  どちらの人も読めます。 "
    "------- 目次 ○セクションI:きほん 道具 ○セクションII:進めかた ○セクションIII:用語集 -------   "
    "◎セクションI:きほん ●道具  札を使います。数は(  )に書きます。 "
    "●部分 名前:上にあります。 値段:右にあります(2)、「(T): 寝かす」も  払いかたはあとで話します。 色・形:下にあります。 "
    "●種類 二つあります: ○石  動きません。 ○紙  飛びます。いつでも? 風の日に。 "
    "●手順  順にします。 1. 出します。 2. 払います。  これで終わりです。 ・石は払いません。 ・紙は払います。 "
    "◎セクションII:進めかた  二つあります。 ●1. 始め このときは二歩です。 ○a. 起こす  起こします。 "
    "○b. 引く  引きます(3ページを参照)。 ●2. 終わり  休みます。 "
    "◎セクションIII:用語集 ●石  動かないものです。  白い石もあります。 ●(札を)引く  取ることです。 "
    "割れない  「割れない」ものは残ります。 ●紙  飛ぶものです。 ●X 好きな数です。"
)


def parse(text: str) -> Reading:
    return read(decode(text.encode(), "notes.txt"))


def nodes_of(text: str) -> dict[str, RuleNode]:
    return {node.id: node for node in parse(text).nodes}


FULL = nodes_of(MINIATURE)


def test_numbers_are_paths_of_section_chapter_and_article() -> None:
    numbered = {node.number: node.title.ja for node in FULL.values() if node.number}
    assert numbered == {
        "0": "はじめに", "0.1": "だれのため?", "0.1.a": None, "0.1.b": None,
        "I": "きほん", "I.1": "道具", "I.2": "部分", "I.2.1": "名前", "I.2.2": "値段", "I.2.3": "色・形",
        "I.3": "種類", "I.3.1": "石", "I.3.2": "紙", "I.4": "手順", "I.4.1": None, "I.4.2": None,
        "II": "進めかた", "II.1": "始め", "II.1.a": "起こす", "II.1.b": "引く", "II.2": "終わり", "III": "用語集",
    }  # fmt: skip


def test_a_printed_number_or_letter_wins_over_the_order() -> None:
    text = "◎セクションIV:道 ●3. 歩く  歩きます。 ○c. 休む  休みます。 ○走る  走ります。 ●座る  座ります。"
    assert [(n.number, n.printed_number) for n in parse(text).nodes] == [
        ("IV", "IV"), ("IV.3", "3"), ("IV.3.c", "c"), ("IV.3.2", None), ("IV.4", None)
    ]  # fmt: skip


def test_kinds_and_parents_follow_the_path() -> None:
    assert [(FULL[f"mtg6:{n}"].kind, FULL[f"mtg6:{n}"].parent) for n in ("0", "I.2", "I.2.1", "II.1.b")] == [
        ("section", None), ("group", "mtg6:I"), ("rule", "mtg6:I.2"), ("rule", "mtg6:II.1")
    ]  # fmt: skip


def test_a_label_is_a_title_and_keeps_the_paragraphs_that_follow_it() -> None:
    assert FULL["mtg6:I.2.2"].text.ja == "右にあります(2)、「(T): 寝かす」も  払いかたはあとで話します。"
    label = nodes_of("◎セクションI:道 ●部分 値段:右です。  左ではありません。")["mtg6:I.1.1"]
    assert label.text.ja == "右です。\n左ではありません。"


def test_a_colon_in_the_body_of_a_section_makes_no_label() -> None:
    assert FULL["mtg6:0"].text.ja == "積み木:家あそびは二人でします。\n楽しいです。"


def test_a_step_is_one_paragraph_and_an_indented_one_after_it_is_the_chapters() -> None:
    assert FULL["mtg6:I.4.2"].text.ja == "払います。"
    assert FULL["mtg6:I.4"].text.ja == "順にします。\nこれで終わりです。\n・石は払いません。\n・紙は払います。"
    assert FULL["mtg6:0.1"].text.ja == "子どものためです。どれですか。\nどちらの人も読めます。"


def test_space_inside_a_sentence_or_after_a_question_does_not_end_the_paragraph() -> None:
    assert FULL["mtg6:I.1"].text.ja == "札を使います。数は(  )に書きます。"
    assert FULL["mtg6:I.3.2"].text.ja == "飛びます。いつでも? 風の日に。"


def test_glossary_entries_stand_under_their_heads() -> None:
    entries = [node for node in FULL.values() if node.kind == "entry"]
    assert [node.id for node in entries] == [
        "mtg6:glossary/石", "mtg6:glossary/(札を)引く", "mtg6:glossary/割れない", "mtg6:glossary/紙", "mtg6:glossary/X"
    ]  # fmt: skip
    assert {node.parent for node in entries} == {"mtg6:III"}
    assert entries[0].text.ja == "動かないものです。\n白い石もあります。"
    assert entries[4].text.ja == "好きな数です。"


def test_a_head_that_lost_its_mark_is_an_entry_of_its_own_with_a_problem() -> None:
    entry = FULL["mtg6:glossary/割れない"]
    assert entry.flags == ["head-mark-lost"]
    assert entry.headword is not None
    assert entry.headword.ja == "割れない"
    assert [problem.code for problem in parse(MINIATURE).problems] == ["head-mark-lost"]


def test_the_list_of_contents_is_front_matter_and_its_marks_are_no_headings() -> None:
    reading = parse(MINIATURE)
    owners = {block.owner: reading.source.text[block.start : block.end] for block in reading.blocks}
    assert owners["title"].strip().startswith("TITLE")
    assert owners["contents"].strip().endswith("-------")


def test_a_chapter_before_any_section_is_kept_and_reported() -> None:
    reading = parse("第6版ルールブック ●道具  札です。")
    assert [node.number for node in reading.nodes] == ["0", "0.1"]
    assert [problem.code for problem in reading.problems] == ["section-lost"]


def assert_balanced(reading: Reading) -> None:
    account = reading.account()
    assert account.characters == account.characters_assigned, account
    ids = [node.id for node in reading.nodes]
    assert len(set(ids)) == len(ids)
    assert {block.owner for block in reading.blocks} <= {*ids, "title", "contents"}


def test_every_character_belongs_to_one_block_and_the_line_is_one() -> None:
    assert_balanced(parse(MINIATURE))
    assert {tuple(node.lines["ja"]) for node in FULL.values()} == {(1,)}


@pytest.mark.parametrize("width", [25, 40, 80, 200])
def test_a_document_folded_at_any_width_reads_the_same(width: int) -> None:
    folded = re.sub(f"(.{{{width}}})", r"\1\n", MINIATURE)
    reading = parse(folded)
    assert_balanced(reading)
    assert [(n.id, n.title, n.text) for n in reading.nodes] == [(n.id, n.title, n.text) for n in FULL.values()]
    for node in reading.nodes:
        printed = "".join(folded.split("\n")[line - 1] for line in node.lines["ja"])
        assert (node.title.ja or node.text.ja or "")[:4] in printed


def test_a_document_with_its_line_ends_reads_the_same() -> None:
    lines = re.sub(r"(?<=[。?]) (?=[◎●○a-z0-9・]|値段|色|割れ)| (?=[◎●○])", "\n", MINIATURE)
    lines = re.sub(r"(?<=[。A-Za-z\u3040-\u9fff?)]) {2}(?=[^)])", "\n　", lines)
    assert lines.count("\n") > 40
    reading = parse(lines)
    assert_balanced(reading)
    assert [(n.id, n.title, n.flags) for n in reading.nodes] == [(n.id, n.title, n.flags) for n in FULL.values()]
    assert {n.id: n.text for n in reading.nodes if n.id != "mtg6:I.2.2"} == {
        n.id: n.text for n in FULL.values() if n.id != "mtg6:I.2.2"
    }


@given(st.integers(0, len(MINIATURE)))
def test_a_cut_anywhere_keeps_everything_before_it(cut: int) -> None:
    reading = parse(MINIATURE[:cut])
    assert_balanced(reading)
    ids = [node.id for node in reading.nodes]
    assert ids[:-1] == list(FULL)[: max(len(ids) - 1, 0)]


edits = st.tuples(
    st.integers(0, len(MINIATURE)),
    st.integers(0, 12),
    st.text("◎●○ 　\n。:：.)(1a目次-セクションIV\ufffd\0石", max_size=6),
)


@settings(max_examples=examples(150, 60))
@given(st.lists(edits, min_size=1, max_size=8))
def test_a_damaged_document_never_raises_and_stays_balanced(changes: list[tuple[int, int, str]]) -> None:
    text = MINIATURE
    for place, length, inserted in changes:
        text = text[:place] + inserted + text[place + length :]
    assert_balanced(parse(text))


def test_the_book_is_recognised_by_title_or_by_marks() -> None:
    assert recognises(decode(MINIATURE.encode(), "x"))
    assert recognises(decode(MINIATURE[40:].encode(), "x"))
    assert not recognises(decode("100. 総則\n100.1. 決まり".encode(), "x"))


@pytest.mark.rulebooks
def test_the_real_rulebook_has_its_sections_chapters_articles_and_110_heads(rulebooks: Path) -> None:
    reading = read(decode((rulebooks / "mtg-6th-edition-ja.txt").read_bytes(), "x"))
    assert_balanced(reading)
    nodes = {node.id: node for node in reading.nodes}
    counts = {kind: sum(node.kind == kind for node in reading.nodes) for kind in ("section", "group", "rule", "entry")}
    assert counts == {"section": 6, "group": 26, "rule": 45, "entry": 110}
    assert nodes["mtg6:III.3.d"].title.ja == "戦闘ダメージ・ステップ"
    assert nodes["mtg6:I.5.3"].title.ja == "タップ"
    assert nodes["mtg6:glossary/ブロックされない"].flags == ["head-mark-lost"]
    assert [problem.code for problem in reading.problems] == ["head-mark-lost"]
