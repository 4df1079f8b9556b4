"""Every part of a node is read, in a stable order, with the line that prints each reference."""

from judgekit.core.nodes import Note, RuleNode
from judgekit.core.text import Bilingual
from judgekit.references.collecting import collect
from judgekit.references.resolving import Reference
from tests.references.miniature import BASE, OVERLAY, entry, note, rule

TARGETS = [rule("100.1"), rule("100.2"), rule("601.2b"), *(rule(f"601.2{letter}") for letter in "fgh")]


def of(node: RuleNode, *others: RuleNode, source: list[str] | None = None) -> list[Reference]:
    """Return the references of one node among the targets."""
    sources = {node.edition: source} if source else None
    return [r for r in collect([node, *others, *TARGETS], sources) if r.source == node.id]


def test_text_examples_and_stray_paragraphs_are_read_in_both_languages() -> None:
    node = rule(
        "300.1",
        "rule 100.1 参照。",
        "See rule 100.1.",
        examples=[Bilingual(None, "As in rule 100.2."), Bilingual("rule 601.2f の例。", None)],
        notes=[Note("ja", "rule 601.2g は迷い込んだ。", 9)],
    )
    assert [(r.part, r.lang, r.targets[0]) for r in of(node)] == [
        ("text", "ja", "mtg:100.1"),
        ("text", "en", "mtg:100.1"),
        ("example 1", "en", "mtg:100.2"),
        ("example 2", "ja", "mtg:601.2f"),
        ("note 1", "ja", "mtg:601.2g"),
    ]


def test_a_translators_note_inside_the_text_is_read_once() -> None:
    node = rule("300.1", "ここまで。(訳注:rule 100.1 のこと。)", notes=[Note("ja", "(訳注:rule 100.1 のこと。)", 3)])
    assert len(of(node)) == 1


def test_the_line_is_the_one_that_prints_the_reference() -> None:
    source = [
        "",
        "300.1 See rule 100.1 first.",
        "",
        "Then see rule 100.2,",
        "  and rule 100.1.",
        "Example: rule 601.2f.",
    ]
    node = rule(
        "300.1",
        None,
        "See rule 100.1 first.\nThen see rule 100.2, and rule 100.1.",
        examples=[Bilingual(None, "rule 601.2f.")],
        lines=((), (2, 4, 5, 6)),
    )
    assert [r.line for r in of(node, source=source)] == [2, 4, 5, 6]


def test_without_the_document_the_line_is_the_one_of_the_paragraph() -> None:
    node = rule("300.1", None, "See rule 100.1.\nSee rule 100.2.", lines=((), (12, 14)))
    assert [r.line for r in of(node)] == [12, 14]


def test_a_range_that_lost_its_connector_is_repaired_from_the_other_half() -> None:
    node = rule("300.1", "rule 100.1rule 601.2frule 601.2h のまま。", "It follows rules 100.1 and 601.2f-h.")
    japanese = [r for r in of(node) if r.lang == "ja"]
    whole = ("mtg:601.2f", "mtg:601.2g", "mtg:601.2h")
    assert [r.targets for r in japanese] == [("mtg:100.1",), ("mtg:601.2f",), ("mtg:601.2h",)]
    assert [r.repaired_targets for r in japanese] == [(), whole, whole]
    assert japanese[1].to_json()["repaired_targets"] == list(whole)
    assert "repaired_targets" not in japanese[0].to_json()


def test_two_single_numbers_are_no_range_where_the_other_half_has_none() -> None:
    node = rule("300.1", "rule 601.2frule 601.2h 参照。", "See rules 601.2f and 601.2h.")
    assert all(r.repaired_targets == () for r in of(node))


def test_a_japanese_head_that_is_lost_resolves_through_the_english_half() -> None:
    goblin = entry("Goblin", head=(None, None, "Goblin"))
    node = entry("Imp", "小鬼 参照。", "See Goblin.", head=("小悪魔", None, "Imp"))
    japanese, english = of(node, goblin)
    assert japanese.targets == english.targets == ("mtg:glossary/Goblin",)
    assert japanese.note is not None


def test_an_edition_of_changes_names_moved_rules_by_their_new_numbers() -> None:
    skip = rule("500.10", None, "Goblins may skip a whole phase of the turn.")
    between = rule("500.11", None, "Nothing ever happens between two turns of a game.")
    added = rule("500.10", None, "Imps add a step (see rule 500.11).", edition=OVERLAY, change="new")
    moved = rule(
        "500.12", None, "Nothing ever happens between two turns of the game.", edition=OVERLAY, change="renumbered"
    )
    comment = note("commentary/line-3", "500.10が挿入され、500.10と500.11がずれた。")
    references = collect([skip, between, added, moved, comment])
    by_source = {r.source: r for r in references}
    assert by_source["mtg@otj:500.10"].targets == ("mtg:500.11",)
    assert by_source["mtg@otj:500.10"].repaired_targets == ("mtg:500.10",)
    assert [r.targets[0] for r in references if r.source == comment.id] == ["mtg:500.10", "mtg:500.10", "mtg:500.11"]
    assert all(not r.repaired_targets for r in references if r.source == comment.id)


def test_the_shape_for_programs_is_the_promised_one() -> None:
    node = rule("300.1", "rule 100.1 参照。", lines=((7,), ()))
    assert of(node)[0].to_json() == {
        "from": "mtg:300.1",
        "edition": BASE,
        "lang": "ja",
        "raw": "rule 100.1",
        "line": 7,
        "kind": "rule",
        "targets": ["mtg:100.1"],
        "resolved": True,
        "note": None,
    }


def test_the_order_is_the_same_every_time() -> None:
    nodes = [rule("300.1", "rule 100.1rule 100.2 参照。", "See rules 100.1 and 100.2."), *TARGETS]
    assert collect(nodes) == collect(nodes)
