"""What references show to be wrong in a document is a problem with line and hint, and nothing sound is."""

from judgekit.core.nodes import RuleNode
from judgekit.core.problems import Problem
from judgekit.references.checking import check
from judgekit.references.collecting import collect
from tests.references.miniature import BASE, entry, rule

RULES = [
    rule("706", title=("賽", "Dice")),
    rule("706.3", "賽を振る。", "Roll."),
    rule("707", title=("写し", "Copies")),
    rule("707.3", "写す。", "Copy."),
    rule("902.1", "隊長。", "Captain."),
    rule("702.12", title=("不壊/Unbreakable", "Unbreakable")),
    rule("702.13", title=("睨み", "Stare")),
]


def problems(*nodes: RuleNode) -> list[Problem]:
    everything = [*nodes, *RULES]
    return check(collect(everything), everything).get(BASE, [])


def codes(*nodes: RuleNode) -> list[str]:
    return [problem.code for problem in problems(*nodes)]


def test_sound_references_give_no_problem() -> None:
    node = rule("300.1", "rule 706.3rule 707〔写し〕参照。", 'See rule 706.3 and rule 707, "Copies."')
    assert codes(node) == []


def test_halves_that_cite_different_rules_disagree_and_the_english_one_is_likely_right() -> None:
    (problem,) = problems(rule("300.1", "rule 706.3 参照。", "See rule 707.3.", lines=((5,), (7,))))
    assert (problem.code, problem.severity, problem.line) == ("reference-halves-disagree", "warning", 5)
    assert "706.3" in problem.message
    assert problem.hint.startswith("707.3")


def test_both_references_of_a_disagreement_carry_a_note() -> None:
    node = rule("300.1", "rule 706.3 参照。", "See rule 707.3.")
    japanese, english = (r for r in collect([node, *RULES]) if r.source == node.id)
    assert japanese.note is not None
    assert english.note is not None
    assert ("707.3" in japanese.note, "706.3" in english.note) == (True, True)


def test_the_nearest_spare_number_is_the_likely_one() -> None:
    node = rule("300.1", "rule 706.3rule 902.1 参照。", "See rules 902.1, 707.3, and 702.13.")
    (problem,) = problems(node)
    assert "707.3" in problem.hint


def test_a_number_that_the_japanese_half_lost_is_no_disagreement() -> None:
    assert codes(rule("300.1", "rule 706.3 参照。", "See rules 706.3 and 707.3.")) == []
    assert codes(rule("300.1", "参照。", "See rules 706.3 and 707.3.")) == []


def test_a_lost_half_is_no_disagreement() -> None:
    assert codes(rule("300.1", "rule 706.3 参照。", None)) == []
    assert codes(rule("300.1", "rule 706.3 参照。", "All of it is lost.")) == []


def test_a_range_that_lost_its_connector_is_no_disagreement() -> None:
    letters = [rule(f"601.2{letter}") for letter in "fgh"]
    found = problems(rule("300.1", "rule 601.2frule 601.2h に従う。", "Follow rules 601.2f-h."), *letters)
    assert [problem.code for problem in found] == ["reference-range-damaged"]


def test_a_number_only_the_japanese_half_has_is_noted() -> None:
    assert codes(rule("300.1", "rule 706.3rule 707.3 参照。", "See rule 706.3.")) == ["reference-in-one-half"]


def test_a_number_that_does_not_exist_dangles_and_the_other_half_says_what_is_meant() -> None:
    found = problems(rule("300.1", "rule 706.12 参照。", "See rule 707.3.", lines=((4,), (5,))))
    dangling = [problem for problem in found if problem.code == "reference-dangling"]
    assert [(problem.line, problem.severity) for problem in dangling] == [(4, "error")]
    assert "707.3" in dangling[0].hint


def test_a_title_of_another_rule_is_named_with_its_owner() -> None:
    (problem,) = problems(rule("300.1", None, 'See rule 702.12, "Stare."'))
    assert problem.code == "reference-title-differs"
    assert "Unbreakable" in problem.message
    assert "mtg:702.13" in problem.hint


def test_a_title_quoted_for_a_rule_without_one_is_named() -> None:
    assert codes(rule("300.1", None, 'See rule 706.3, "Rolling."')) == ["reference-title-differs"]


def test_a_japanese_title_that_lost_characters_is_still_the_same() -> None:
    target = rule("801", title=("影の届く範囲の限り", None))
    assert codes(rule("300.1", "rule 801影届く範囲限り〕参照。"), target) == []
    assert codes(rule("300.1", "rule 702.12不壊〕参照。")) == []


def test_a_reference_that_needs_a_correction_is_noted() -> None:
    corrected = rule("702.60c", printed="702.60b")
    (problem,) = problems(rule("300.1", None, "See rule 702.60c."), corrected)
    assert (problem.code, problem.severity) == ("reference-through-correction", "info")


def test_an_entry_whose_head_the_document_lost_does_not_dangle() -> None:
    node = entry("Imp", None, "See Goblin.", head=(None, None, "Imp"))
    assert codes(node) == ["reference-dangling"]
    assert codes(node, entry("line-9", "頭のない項目。")) == ["reference-to-lost-head"]


def test_pages_of_a_book_without_page_numbers_are_no_problem() -> None:
    page = rule("I.1", "詳しくは24ページを参照。", edition="mtg6@1999")
    assert check(collect([page]), [page]) == {}


def test_checking_twice_finds_the_same() -> None:
    nodes = [rule("300.1", "rule 706.12 参照。", "See rule 707.3."), *RULES]
    references = collect(nodes)
    assert check(references, nodes) == check(collect(nodes), nodes)
