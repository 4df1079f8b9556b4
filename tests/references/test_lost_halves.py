"""Rules of which a copy lost a half, across editions: never compared by another rule's words, paired by their place."""

from judgekit.core.nodes import RuleNode
from judgekit.core.text import Bilingual
from judgekit.references.differences import diff


def rule(edition: str, number: str, ja: str | None, en: str | None, flags: list[str] | None = None) -> RuleNode:
    prefix = "mtg" if edition == "mtg@20210922" else edition
    parent = f"{prefix}:{number[:-1]}" if number[-1].isalpha() else None
    kind = "subrule" if parent else "rule"
    node = RuleNode("mtg", edition, number, kind, text=Bilingual(ja, en), flags=flags or [])  # type: ignore[arg-type]
    node.parent = parent
    return node


OLD = [
    rule("mtg@20200101", "702.15", None, "Threadbinding ties two cards together for the whole of a game of weaving."),
    rule("mtg@20200101", "702.15e", None, "Cards that are tied at the same time are tied one after the other."),
    rule("mtg@20200101", "702.15f", None, "Several knots on one card tie no tighter than a single one."),
]
TIED = "Cards that are tied at the same time are tied one after the other."
NEW = [
    rule("mtg@20210922", "702.15", "糸結びは札を結ぶ。", OLD[0].text.en),
    rule("mtg@20210922", "702.15e", "同時に結ぶ。", TIED),
    rule("mtg@20210922", "702.15f", "結び目は一つと同じである。", TIED, ["en-copied-from:mtg:702.15e"]),
]


def test_a_half_that_is_another_rules_is_not_compared_and_the_rule_is_found_by_its_place() -> None:
    changes = {change.number: change for change in diff(OLD, NEW)}
    assert set(changes) == {"702.15", "702.15e", "702.15f"}
    assert changes["702.15e"].kind == "same"
    lost = changes["702.15f"]
    assert lost.old is OLD[2]
    assert lost.new is NEW[2]
    assert lost.words("en") == []


def test_an_entry_of_which_only_the_other_half_is_left_is_not_called_removed() -> None:
    lost = RuleNode(
        "mtg", "mtg@20210922", None, "entry", name="glossary/Knot", text=Bilingual("結び目とは結んだ所である。", None)
    )
    lost.title = Bilingual(None, "Knot")
    gone = RuleNode(
        "mtg", "mtg@20210922", None, "entry", name="glossary/Loom", text=Bilingual("織機。", "What is woven on.")
    )
    gone.title = Bilingual("織機", "Loom")
    later = rule("mtg@20260417", "702.15", None, OLD[0].text.en)
    changes = {change.old.id: change.kind for change in diff([lost, gone, NEW[0]], [later]) if change.old is not None}
    assert changes["mtg:glossary/Knot"] == "not comparable"
    assert changes["mtg:glossary/Loom"] == "removed"
