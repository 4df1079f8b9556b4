"""A match inside the own group wins, and where a copy lost the half that would tell, nothing is claimed."""

from judgekit.core.nodes import RuleNode
from judgekit.core.text import Bilingual
from judgekit.references.differences import diff
from tests.references.miniature import entry, rule

LATER = "mtg@20260101"

TURNS = "Third, the player whose turn it is takes the wooden spoon. (See rule 117.)"
FIGHTS = "Fourth, the player whose turn it is takes the wooden spoon. (See rule 117.)"
MOSS = "Moss that covers more than half of a stone hides whatever was carved into it before."
NAMING = (
    "If something tells a player to choose the name of a cart, the player may choose the name painted on its left side."
)
NAMED = "If something tells a player to choose a name, the player may choose any name of a painted boat, or none of them all."


def old(number: str, en: str | None, title: str | None = None, *, ja: str | None = None, flags: str = "") -> RuleNode:
    node = rule(number, ja, en, title=(None, title))
    node.flags = flags.split()
    return node


def later(number: str, en: str | None, title: str | None = None) -> RuleNode:
    return rule(number, None, en, edition=LATER, title=(None, title))


HEADS = [old("505", None, "Turns"), old("509", None, "Fights")]
HEADS_LATER = [later("505", None, "Turns"), later("509", None, "Fights")]


def became(before: list[RuleNode], after: list[RuleNode]) -> dict[str | None, tuple[str, str | None]]:
    """Return by old number what became of each rule, and its number since."""
    return {change.old_number: (change.kind, change.number) for change in diff(before, after) if change.old}


def test_a_rule_stays_in_its_group_though_another_group_has_its_very_words() -> None:
    before = [*HEADS, old("505.5", TURNS), old("509.4", FIGHTS)]
    after = [*HEADS_LATER, later("505.6", FIGHTS), later("509.2", FIGHTS.replace("Fourth", "Second"))]
    found = became(before, after)
    assert found["505.5"] == ("changed", "505.6")
    assert found["509.4"] == ("changed", "509.2")


def test_the_same_words_in_another_group_are_the_rule_where_its_own_group_has_nothing_like_it() -> None:
    before = [*HEADS, old("505.5", TURNS), old("509.4", MOSS)]
    after = [*HEADS_LATER, later("505.1", MOSS), later("509.1", TURNS)]
    found = became(before, after)
    assert found["505.5"] == ("renumbered", "509.1")
    assert found["509.4"] == ("renumbered", "505.1")


def test_what_is_only_somewhat_alike_in_another_group_is_no_successor() -> None:
    before = [old("713", None, "Carts"), old("713.11", NAMING)]
    after = [later("713", None, "Carts"), later("722", None, "Boats"), later("722.5", NAMED)]
    assert became(before, after)["713.11"] == ("removed", None)
    assert became(before, [later("713", None, "Carts"), later("713.4", NAMED)])["713.11"] == ("changed", "713.4")


def test_a_group_is_known_by_its_heading_under_another_number() -> None:
    before = [old("722", None, "Boats"), old("722.1", MOSS), old("722.5", NAMED)]
    after = [later("729", None, "Boats"), later("729.5", NAMING), later("729.1", MOSS)]
    assert became(before, after)["722.5"] == ("changed", "729.5")


def test_examples_that_went_leave_the_rule_the_rule() -> None:
    before = old("118.3c", MOSS)
    before.examples = [Bilingual(None, f"{NAMING} {NAMED} {TURNS}")]
    assert became([before], [later("118.3c", MOSS)])["118.3c"] == ("changed", "118.3c")


def test_a_lost_or_foreign_half_is_not_comparable() -> None:
    above, above_later = old("702.61", MOSS), later("702.61", MOSS)
    foreign = old("702.61b", TURNS, ja="苔は石を覆う。", flags="en-copied-from:mtg:702.60b")
    missing = old("702.61b", None, ja="苔は石を覆う。", flags="en-missing")
    for lost in (foreign, missing):
        found = became([above, lost], [above_later, later("702.61b", NAMED)])
        assert found["702.61b"] == ("not comparable", "702.61b")


def test_beside_a_lost_rule_nothing_is_called_new_and_it_is_not_called_removed() -> None:
    before = [old("601", None, "Carts"), old("601.4", MOSS), old("601.5", None, ja="荷車の規則。", flags="en-missing")]
    after = [later("601", None, "Carts"), later("601.4", NAMED), later("601.5", MOSS), later("601.6", TURNS)]
    changes = diff(before, after)
    assert {(c.kind, c.old_number, c.number) for c in changes if c.kind != "same"} == {
        ("renumbered", "601.4", "601.5"),
        ("not comparable", "601.5", None),
        ("not comparable", None, "601.4"),
        ("not comparable", None, "601.6"),
    }


def test_a_group_with_a_new_heading_is_the_group_in_which_its_rules_stand() -> None:
    before = [old("308", None, "Carts"), old("308.1", MOSS)]
    after = [later("308", None, "Wagons"), later("308.1", MOSS)]
    assert became(before, after)["308"] == ("changed", "308")


def test_an_entry_of_which_a_copy_lost_a_half_is_known_by_its_head() -> None:
    lost = entry("Moss", "苔は石を覆う。", head=("苔", None, "Moss"))
    lost.flags = ["en-missing"]
    now = entry("Moss", None, MOSS, head=(None, None, "Moss"), edition=LATER)
    assert [(change.kind, change.old is lost, change.new is now) for change in diff([lost], [now])] == [
        ("not comparable", True, True)
    ]
