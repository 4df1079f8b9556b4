"""The history of a number: what stood there, where it went, what stands there now, and what the edition says about it."""

from judgekit.core.nodes import RuleNode
from judgekit.references.editions import Step, history
from tests.references.miniature import OVERLAY, note, rule
from tests.references.test_differences import base_edition, overlay


def told(step: Step) -> list[tuple[str, str | None, str | None]]:
    return [(change.kind, change.old_number, change.number) for change in step.changes]


def with_commentary() -> list[RuleNode]:
    changes = overlay()
    changes[2].commentary.append("小鬼のための新しい段。")
    return [
        *changes,
        note("commentary/line-3", "500.10に段が入り、500.10と500.11がずれた。"),
        note("commentary/line-9", "700.1は別。"),
    ]


def test_both_rules_of_a_number_and_all_that_were_pushed_on_are_told() -> None:
    (step,) = history("500.10", [base_edition(), with_commentary()])
    assert (step.earlier, step.later) == ("mtg@20210922", OVERLAY)
    assert told(step) == [
        ("new", None, "500.10"),
        ("renumbered", "500.10", "500.11"),
        ("changed", "500.11", "500.12"),
    ]


def test_the_commentary_stands_beside_whether_printed_at_the_rule_or_elsewhere() -> None:
    (step,) = history("500.10", [base_edition(), with_commentary()])
    assert step.commentary == ("小鬼のための新しい段。", "500.10に段が入り、500.10と500.11がずれた。")


def test_subrules_belong_to_the_history_of_their_rule() -> None:
    (step,) = history("116.2", [base_edition(), overlay()])
    assert told(step) == [("changed", "116.2", "116.2"), ("new", None, "116.2b")]


def test_a_rule_that_stayed_has_an_empty_step() -> None:
    (step,) = history("700.1", [base_edition(), overlay()])
    assert (step.changes, step.commentary) == ((), ())


def test_a_rule_is_followed_under_its_new_numbers() -> None:
    text = "Ogres sleep in the box until somebody asks for them by their full name."
    first, second, third = (
        [rule("100.1", None, text)],
        [rule("100.4", None, text, edition="mtg@20240101")],
        [rule("200.7", None, text, edition="mtg@20260101")],
    )
    steps = history("100.1", [first, second, third])
    assert [told(step) for step in steps] == [[("renumbered", "100.1", "100.4")], [("renumbered", "100.4", "200.7")]]


def test_an_edition_after_changes_is_compared_with_the_last_whole_one() -> None:
    later = [rule("700.1", None, "Each ogre counts as three.", edition="mtg@20260101")]
    steps = history("700.1", [base_edition(), overlay(), later])
    assert [step.earlier for step in steps] == ["mtg@20210922", "mtg@20210922"]


def test_one_edition_alone_has_no_history() -> None:
    assert history("500.10", [base_edition()]) == []
    assert history("500.10", []) == []
