"""The update notes reader: halves, headings, commentary, old and new wordings, recovered heads; cut and damaged notes."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.books.decoding import decode
from judgekit.books.update_notes import read, recognises
from judgekit.books.update_notes.heads import recover_heads
from judgekit.books.update_notes.wordings import part_english, part_japanese, replaced_words, vocabulary
from judgekit.core.documents import Reading
from judgekit.core.nodes import RuleNode
from tests.cases import examples

MINIATURE = """\
116 とくべつな行い
116.2. There are three such deeds:
116.2 その行いは三つある。
116.2k A player may plant a card or two; such effects last. See rule 702.170, “Planting.”
116.2k 札を植えてもよい。
205 種別の行
401 山札
《まよい羊/Stray Lamb》の最中でも下を見てはならない事が決まりました。
401.5. One may show the top card of a pile.
401.5 上の札を見せてもよい。
500 番の組み立て
500.10項に《羊飼い/Shepherd》の決まりが入り、500.10の「飛ばす」、500.11の「間」の項がずれました。
500.10. A rule may add hills or rivers.
Example: Shepherd adds one step.
500.10. 歩みを足す決まりがある。
500.10a If nobody gains it, nothing is added.
500.10a 誰も得ないなら足さない。
500.12. Nothing takes place between
hillsrivers, woods, orrivershills.
700 ほかの決まり
《早口/Rush》の決まりの「効果」が「カード」に変更されました。
700.10. Some
effectscards speak of stones, whenever these effects or cards ever do.
700.10 石を指す効果カードがある。
700.11. Some
effectscards speak of paper.
700.11効果カードには紙を指すものがある。
700.13. Some cards speak of mischief.
700.13 いたずらを指す札がある。
702.170 植木/Planting
702.170a Planting is a keyword ability that works in the hand. The card becomes potted.
702.170a 植木は手札で働くキーワード能力である。
702.170b Grown is a designation without meaning.
702.170b 育ったことに意味はない。
《庭師/Gardener》のためのルールです。
A keyword ability of green cards. See rule 702.170, “Planting.”
Hiding a card is a mischief. See rule 700.13.
A hidden card becomes potted. Others do too. See rule 702.170, “Planting.”
A designation of plants. See rule 702.170, “Planting.”
Something else altogether. See rule 702.170, “Planting.”
"""


def parse(text: str) -> Reading:
    return read(decode(text.encode(), "notes.txt"))


def nodes_of(text: str) -> dict[str, RuleNode]:
    return {node.id: node for node in parse(text).nodes}


FULL = nodes_of(MINIATURE)


def test_both_halves_of_a_rule_stand_under_its_number() -> None:
    rule = FULL["mtg@otj:116.2"]
    assert (rule.number, rule.printed_number, rule.kind) == ("116.2", "116.2", "rule")
    assert (rule.text.en, rule.text.ja) == ("There are three such deeds:", "その行いは三つある。")
    assert rule.lines == {"en": [2], "ja": [3]}


def test_a_printed_heading_is_context_with_its_title() -> None:
    heading = FULL["mtg@otj:205"]
    assert (heading.kind, heading.change, heading.title.ja) == ("group", "context", "種別の行")


def test_a_heading_in_both_languages_is_divided_at_the_stroke() -> None:
    heading = FULL["mtg@otj:702.170"]
    assert (heading.title.ja, heading.title.en, heading.kind) == ("植木", "Planting", "rule")


def test_a_parent_that_the_notes_do_not_print_is_that_of_the_base_edition() -> None:
    assert FULL["mtg@otj:116.2k"].parent == "mtg@otj:116.2"
    assert FULL["mtg@otj:500.10"].parent == "mtg@otj:500"
    assert FULL["mtg@otj:702.170"].parent == "mtg:702"
    assert FULL["mtg@otj:116"].parent == "mtg:1"


def test_changes_are_told_as_against_the_base_edition() -> None:
    changes = {node.number: node.change for node in FULL.values() if node.kind in ("rule", "subrule")}
    assert {number for number, change in changes.items() if change == "changed"} == {"116.2", "401.5"}
    assert {number for number, change in changes.items() if change == "renumbered"} == {"500.12"}
    assert set(changes.values()) == {"changed", "renumbered", "new"}
    assert "was:mtg:500.11" in FULL["mtg@otj:500.12"].flags


def test_an_example_belongs_to_its_rule_and_a_lost_half_is_reported() -> None:
    rule = FULL["mtg@otj:500.10"]
    assert [(example.en, example.ja) for example in rule.examples] == [("Shepherd adds one step.", None)]
    assert "ja-examples-lost" in rule.flags
    assert "ja-missing" in FULL["mtg@otj:500.12"].flags


def test_glued_words_are_parted_into_the_old_and_the_new_wording() -> None:
    rule = FULL["mtg@otj:500.12"]
    assert rule.text_old.en == "Nothing takes place between hills, woods, or rivers."
    assert rule.text.en == "Nothing takes place between rivers, woods, or hills."
    assert rule.text_printed.en == "Nothing takes place between\nhillsrivers, woods, orrivershills."
    assert "reworded" in rule.flags


def test_japanese_is_parted_by_what_the_commentary_says_was_replaced() -> None:
    rule = FULL["mtg@otj:700.10"]
    assert (rule.text_old.ja, rule.text.ja) == ("石を指す効果がある。", "石を指すカードがある。")
    assert rule.text_printed.ja == "石を指す効果カードがある。"
    assert rule.text.en == "Some cards speak of stones, whenever these effects or cards ever do."


def test_a_japanese_half_glued_to_its_number_is_read_but_a_sentence_that_begins_with_a_number_is_commentary() -> None:
    assert FULL["mtg@otj:700.11"].text.ja == "カードには紙を指すものがある。"
    assert FULL["mtg@otj:commentary/line-12"].kind == "note"


def test_commentary_lies_beside_the_rules_it_speaks_of() -> None:
    beside = {node.number: [text[:5] for text in node.commentary] for node in FULL.values() if node.commentary}
    assert beside == {
        "401.5": ["《まよい羊"], "500.10": ["500.1"], "500.12": ["500.1"],
        "700.10": ["《早口/R"], "700.11": ["《早口/R"], "702.170b": ["《庭師/G"],
    }  # fmt: skip
    assert FULL["mtg@otj:commentary/line-12"].parent == "mtg@otj:500.10"


def test_heads_are_recovered_where_definition_and_rule_agree_and_left_empty_elsewhere() -> None:
    entries = [node for node in FULL.values() if node.kind == "entry"]
    heads = [node.headword.en if node.headword else None for node in entries]
    assert heads == ["Planting", "Mischief", "Potted", "Grown", None]
    assert entries[1].id == "mtg@otj:glossary/Mischief"
    assert entries[4].id == "mtg@otj:glossary/line-40"
    assert [node.headword.recovered for node in entries if node.headword] == [("en",)] * 4 + [()]


def test_a_head_that_two_definitions_claim_is_given_to_neither() -> None:
    rules = {"702.1": "Digging is an ability."}
    claims = ["An ability one way. See rule 702.1, “Digging.”", "An ability another way. See rule 702.1, “Digging.”"]
    assert recover_heads(claims, rules) == [None, None]


def test_words_that_merely_contain_two_words_are_not_parted() -> None:
    known = vocabulary(["when ever some times cards effects"])
    parted = part_english(["Some", "effectscards whenever sometimes"], known)
    assert parted is not None
    assert parted.new == "Some cards whenever sometimes"
    assert part_english(["Some", "whatever follows"], known) is None
    assert part_english(["Some effectscards"], known) is None


def test_replaced_words_are_read_from_the_commentary() -> None:
    assert replaced_words("これは「石」から「紙」に変更された。") == [("石", "紙")]
    assert part_japanese("石紙と石紙", [("石", "紙")]) is None


def test_words_glued_across_a_broken_line_are_parted_too() -> None:
    node = nodes_of(MINIATURE.replace("石を指す効果カードがある。", "石を指す効果\nカードがある。"))["mtg@otj:700.10"]
    assert (node.text_old.ja, node.text.ja) == ("石を指す効果がある。", "石を指すカードがある。")


def test_problems_name_the_lines() -> None:
    problems = {(problem.code, problem.line) for problem in parse(MINIATURE).problems}
    assert {("wordings-glued", 19), ("wordings-glued", 23), ("wordings-glued", 24), ("ja-missing", 18)} <= problems
    assert ("headword-lost", 36) in problems


def test_notes_on_another_update_are_read_with_a_warning() -> None:
    other = "".join(f"6{n}.1. A rule.\n6{n}.1 決まりである。\n" for n in range(10, 30))
    assert [problem.code for problem in parse(other).problems] == ["edition-assumed"]


def test_a_half_printed_twice_is_kept_as_a_note() -> None:
    reading = parse("401.5. One.\n401.5 一つ。\n401.5. Another.\n")
    assert [note.text for note in reading.nodes[0].notes] == ["Another."]
    assert "number-repeated" in {problem.code for problem in reading.problems}


def assert_balanced(reading: Reading) -> None:
    account = reading.account()
    assert account.characters == account.characters_assigned, account
    ids = [node.id for node in reading.nodes]
    assert len(set(ids)) == len(ids)
    assert {block.owner for block in reading.blocks} <= {*ids, "front-matter"}


def test_every_line_belongs_to_one_block() -> None:
    assert_balanced(parse(MINIATURE))


@pytest.mark.parametrize("cut", range(len(MINIATURE.split("\n"))))
def test_a_cut_at_any_line_keeps_the_rules_before_it(cut: int) -> None:
    reading = parse("\n".join(MINIATURE.split("\n")[:cut]))
    assert_balanced(reading)
    rules = [node.id for node in reading.nodes if node.kind != "entry"]
    assert rules == [identity for identity, node in FULL.items() if node.kind != "entry"][: len(rules)]


edits = st.tuples(
    st.integers(0, len(MINIATURE)), st.integers(0, 30), st.text("\n 0123.kあ石aE:：/「」》.。See\ufffd", max_size=8)
)


@settings(max_examples=examples(150, 60))
@given(st.lists(edits, min_size=1, max_size=8))
def test_damaged_notes_never_raise_and_stay_balanced(changes: list[tuple[int, int, str]]) -> None:
    text = MINIATURE
    for place, length, inserted in changes:
        text = text[:place] + inserted + text[place + length :]
    assert_balanced(parse(text))


def test_lines_in_any_order_never_raise_and_stay_balanced() -> None:
    lines = MINIATURE.split("\n")
    for seed in range(60):
        shuffled = random.Random(seed).sample(lines * 2, len(lines))
        assert_balanced(parse("\n".join(shuffled)))


def test_notes_are_recognised_by_english_before_japanese() -> None:
    assert recognises(decode(MINIATURE.encode(), "x"))
    assert recognises(decode(b"".join(MINIATURE.encode().splitlines(keepends=True)[:1]), "x"))
    assert not recognises(decode("100.1. 決まり。\n100.1. A rule.\n100.2. 次。\n100.2. Next.".encode(), "x"))
    assert not recognises(decode(b"100. General\n100.1. A rule.\n", "x"))


@pytest.mark.rulebooks
def test_the_real_notes_are_read_whole(rulebooks: Path) -> None:
    reading = read(decode((rulebooks / "mtg-otj-update-ja-en.txt").read_bytes(), "x"))
    assert_balanced(reading)
    nodes = {node.id: node for node in reading.nodes}
    assert nodes["mtg@otj:500.12"].text.en is not None
    assert nodes["mtg@otj:500.12"].text.en.endswith("steps, phases, or turns.")
    assert (nodes["mtg@otj:700.11"].text.ja or "").startswith("カードの中には")
    assert [node.name for node in reading.nodes if node.kind == "entry"] == [
        f"glossary/{head}" for head in ("Crime", "Plot", "Plotted", "Saddle", "Saddled", "Spree")
    ]
    lines = {node.text.ja and node.lines["ja"][0]: node.parent for node in reading.nodes if node.kind == "note"}
    assert lines == {
        8: "mtg@otj:401.5", 12: "mtg@otj:500.10", 23: "mtg@otj:700.10",
        47: "mtg@otj:702.170e", 50: "mtg@otj:702.170f", 58: "mtg@otj:702.171c",
    }  # fmt: skip
