"""Editions are compared by text: a rule that moved is told from one that changed, and renumbering alone is said."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.core.nodes import RuleNode
from judgekit.core.text import Bilingual
from judgekit.references.changes import Change
from judgekit.references.differences import diff, displaced_numbers
from tests.references.editions import moved_on
from tests.references.miniature import BASE, OVERLAY, entry, rule

LATER = "mtg@20260101"

GOBLINS = "Goblins may attack only while an odd number of players is still in the game."
IMPS = "An imp that leaves the table is put under the box until the next match begins."
OGRES = "Each ogre counts as two creatures for every effect that asks how many there are."


def kinds(changes: list[Change]) -> list[tuple[str, str | None, str | None]]:
    """Return kind, old and new number of every change that is one."""
    return [(c.kind, c.old_number, c.number) for c in changes if c.kind != "same"]


def later(number: str, en: str, ja: str | None = None, title: str | None = None) -> RuleNode:
    return rule(number, ja, en, edition=LATER, title=(None, title))


def test_the_same_text_under_the_same_number_is_the_same() -> None:
    (change,) = diff([rule("100.1", None, GOBLINS)], [later("100.1", GOBLINS)])
    assert (change.kind, change.likeness) == ("same", 1.0)


def test_typography_and_white_space_are_no_change() -> None:
    old, new = rule("100.1", None, 'It is "here" - now.'), later("100.1", "It is “here” –  now.")
    assert diff([old], [new])[0].kind == "same"


def test_a_moved_rule_is_found_by_its_text_and_is_only_renumbered() -> None:
    old = [rule("100.1", None, GOBLINS), rule("100.2", None, IMPS)]
    new = [later("100.1", OGRES), later("100.2", GOBLINS), later("100.3", IMPS)]
    assert kinds(diff(old, new)) == [
        ("new", None, "100.1"),
        ("renumbered", "100.1", "100.2"),
        ("renumbered", "100.2", "100.3"),
    ]


def test_a_rule_that_cites_renumbered_rules_has_not_changed() -> None:
    old = rule("100.1", None, f"{GOBLINS} See rule 702.5.")
    new = later("100.1", f"{GOBLINS} See rule 702.9.")
    assert diff([old], [new])[0].kind == "citations"
    assert diff([old], [later("100.4", f"{GOBLINS} See rule 702.9.")])[0].kind == "renumbered"


def test_a_rule_that_moved_and_changed_says_both() -> None:
    (change,) = diff([rule("100.1", None, GOBLINS)], [later("400.7", GOBLINS.replace("odd", "even"))])
    assert (change.kind, change.old_number, change.number) == ("changed", "100.1", "400.7")
    assert 0.5 < change.likeness < 1
    assert [s.text for s in change.words("en") if s.operation != "same"] == ["odd", "even"]


def test_a_removed_rule_stands_where_it_stood() -> None:
    old = [rule("100.1", None, GOBLINS), rule("100.2", None, IMPS), rule("100.3", None, OGRES)]
    new = [later("100.1", GOBLINS), later("100.3", OGRES)]
    assert [(c.kind, c.old_number) for c in diff(old, new)] == [
        ("same", "100.1"),
        ("removed", "100.2"),
        ("same", "100.3"),
    ]


def test_a_number_given_to_another_rule_is_a_new_rule_and_a_removed_one() -> None:
    assert kinds(diff([rule("100.1", None, GOBLINS)], [later("100.1", OGRES)])) == [
        ("new", None, "100.1"),
        ("removed", "100.1", None),
    ]


def test_subrules_renumbered_with_their_rule_are_marked() -> None:
    old = [rule("702.5", None, None, title=(None, "Stare")), rule("702.5a", None, GOBLINS)]
    new = [later("702.8", "", title="Stare"), later("702.8a", GOBLINS)]
    assert [(c.kind, c.with_parent) for c in diff(old, new)] == [("renumbered", False), ("renumbered", True)]


def test_a_text_without_japanese_is_compared_in_english_only() -> None:
    assert diff([rule("100.1", "小鬼。", GOBLINS)], [later("100.1", GOBLINS)])[0].kind == "same"


def test_a_new_translation_of_the_same_rule_is_said() -> None:
    (change,) = diff([rule("100.1", "小鬼は攻める。", GOBLINS)], [later("100.1", GOBLINS, "小鬼が攻撃する。")])
    assert change.kind == "translation"
    assert change.words("ja")


def test_glossary_entries_are_compared_too_and_never_with_rules() -> None:
    old = [entry("Imp", None, IMPS, head=(None, None, "Imp")), rule("100.1", None, GOBLINS)]
    new = [
        entry("Imp", None, IMPS.replace("box", "table"), head=(None, None, "Imp"), edition=LATER),
        entry("Goblin", None, GOBLINS, head=(None, None, "Goblin"), edition=LATER),
    ]
    assert [c.kind for c in diff(old, new) if c.kind != "removed"] == ["changed", "new"]


def base_edition() -> list[RuleNode]:
    return [
        rule("116.2", None, "There are ten things a goblin may do:"),
        rule("116.2a", None, "A goblin may play a card that asks for no other permission at all."),
        rule("500.9", None, GOBLINS),
        rule("500.10", None, "A player may be told to skip a phase, a step or a turn."),
        rule("500.10a", None, "A skipped step is proceeded past as though it did not exist."),
        rule("500.11", None, "No event can happen between turns, phases, or steps."),
        rule("700.1", None, OGRES),
    ]


def overlay() -> list[RuleNode]:
    return [
        rule("116.2", None, "There are eleven things a goblin may do:", edition=OVERLAY, change="changed"),
        rule(
            "116.2b",
            None,
            "A goblin may play a card that asks for no other price at all.",
            edition=OVERLAY,
            change="new",
        ),
        rule("500.10", None, IMPS, edition=OVERLAY, change="new"),
        rule(
            "500.12", None, "No event can happen between steps, phases, or turns.", edition=OVERLAY, change="renumbered"
        ),
        rule("700", None, None, title=("他", None), edition=OVERLAY, change="context"),
    ]


def test_changes_are_laid_over_the_whole_edition() -> None:
    assert kinds(diff(base_edition(), overlay())) == [
        ("changed", "116.2", "116.2"),
        ("new", None, "116.2b"),
        ("new", None, "500.10"),
        ("renumbered", "500.10", "500.11"),
        ("changed", "500.11", "500.12"),
    ]


def test_a_rule_that_is_not_printed_but_pushed_on_is_inferred() -> None:
    (pushed,) = [c for c in diff(base_edition(), overlay()) if c.inferred]
    assert (pushed.old_number, pushed.number, pushed.new) == ("500.10", "500.11", None)
    assert displaced_numbers(base_edition(), overlay()) == {"500.11": "500.10"}


def test_a_rule_like_another_one_that_is_still_there_is_new() -> None:
    assert [c.kind for c in diff(base_edition(), overlay()) if c.number == "116.2b"] == ["new"]


def test_three_thousand_rules_are_compared_and_every_one_is_found_again() -> None:
    old, new = moved_on(3000)
    changes = diff(old, new)
    assert all(c.old is not None and c.new is not None for c in changes)
    assert all(int(str(c.number).partition(".")[2]) == int(str(c.old_number).partition(".")[2]) + 1 for c in changes)
    assert {c.kind for c in changes} == {"renumbered", "changed"}


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from([GOBLINS, IMPS, OGRES, "Short.", "Shorter."]), max_size=6), st.randoms())
def test_every_rule_of_both_editions_has_exactly_one_fate(texts: list[str], chance: random.Random) -> None:
    old = [rule(f"100.{place}", None, text) for place, text in enumerate(texts, start=1)]
    shuffled = [text for text in texts if chance.random() < 0.8]
    chance.shuffle(shuffled)
    new = [later(f"100.{place}", text) for place, text in enumerate(shuffled, start=1)]
    changes = diff(old, new)
    assert sorted(c.old.number or "" for c in changes if c.old) == sorted(node.number or "" for node in old)
    assert sorted(c.new.number or "" for c in changes if c.new) == sorted(node.number or "" for node in new)
    assert all(node.edition == BASE for node in old)


def test_the_way_back_from_an_edition_of_changes_mirrors_the_way_there() -> None:
    forward, back = diff(base_edition(), overlay()), diff(overlay(), base_edition())
    turned = {"new": "removed", "removed": "new"}
    assert [(turned.get(c.kind, c.kind), c.number, c.old_number) for c in forward] == [
        (c.kind, c.old_number, c.number) for c in back
    ]
    assert [(c.new, c.old, c.inferred) for c in forward] == [(c.old, c.new, c.inferred) for c in back]
    for there, home in zip(forward, back, strict=True):
        taken = [s.text for s in there.words("en") if s.operation == "added"]
        assert taken == [s.text for s in home.words("en") if s.operation == "removed"]


def test_a_rule_of_which_only_an_example_went_is_told_as_that() -> None:
    old = rule("100.1", None, GOBLINS, examples=[Bilingual(None, IMPS)])
    (change,) = diff([old], [later("100.1", GOBLINS)])
    assert (change.kind, change.only_examples) == ("changed", True)
    (change,) = diff([old], [later("100.1", GOBLINS.replace("odd", "even"))])
    assert (change.kind, change.only_examples) == ("changed", False)
