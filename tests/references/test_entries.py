"""Glossary entries are followed by what is printed of them: a damaged copy's losses are no changes of the rules."""

from judgekit.core.nodes import RuleNode
from judgekit.references.differences import diff
from tests.references.miniature import entry, rule

LATER = "mtg@20260101"

CART = "Something with two wheels that a player pulls behind a horse. See rule 105.1."
ORDER = "The order in which several players load their carts. See rule 105.4."
STONE = "What lies on the road and is in nobody's way until it rains."


def old(head: str | None, en: str | None, ja: str | None = None, *, name: str = "", flags: str = "") -> RuleNode:
    node = entry(name or head or "line-7", ja, en, head=(None, None, head))
    node.flags = flags.split()
    return node


def later(head: str, en: str) -> RuleNode:
    return entry(head, None, en, head=(None, None, head), edition=LATER)


def became(before: list[RuleNode], after: list[RuleNode]) -> list[tuple[str, str | None, str | None]]:
    """Return what became of each entry: the kind, its name then and its name now."""
    return [
        (change.kind, change.old.name if change.old else None, change.new.name if change.new else None)
        for change in diff(before, after)
    ]


def test_a_definition_printed_under_another_entry_is_not_compared_as_that_ones() -> None:
    before = [
        old("Cart", f"{CART}\n{ORDER}", flags="en-paragraph-of:1:mtg:glossary/Cart Order"),
        old(
            "Cart Order", None, "車を積む順番。rule 105.4 参照。", flags="en-missing en-printed-under:mtg:glossary/Cart"
        ),
    ]
    assert became(before, [later("Cart", CART), later("Cart Order", ORDER)]) == [
        ("same", "glossary/Cart", "glossary/Cart"),
        ("not comparable", "glossary/Cart Order", "glossary/Cart Order"),
    ]


def test_a_lost_head_another_stroke_and_a_mark_that_it_is_obsolete_are_no_changes() -> None:
    before = [
        old(None, CART, flags="headword-lost"),
        old("Wheel/The Two Wheels", STONE),
        old("Load", ORDER, "(廃語)車を積むこと。"),
    ]
    after = [later("Cart", CART), later("Wheel, Two Wheels", STONE), later("Load (Obsolete)", ORDER)]
    assert [kind for kind, _, _ in became(before, after)] == ["same", "same", "same"]
    [change] = diff([old("Brake", STONE)], [later("Stop", STONE)])
    assert change.kind == "changed"
    assert [stretch.operation for stretch in change.words("en")] == ["removed", "added", "same"]


def test_entries_that_say_the_same_are_not_told_apart_where_heads_are_lost() -> None:
    before = [
        old(None, "See Cart.", name="line-1", flags="headword-lost"),
        old(None, "See Cart.", name="line-2", flags="headword-lost"),
        old("Barrow", "See Cart."),
    ]
    after = [later("Barrow", "See Cart."), later("Coach", "See Cart."), later("Wagon", "See Cart.")]
    found = became(before, after)
    assert found[0] == ("same", "glossary/Barrow", "glossary/Barrow")
    assert {(kind, name and "lost") for kind, name, _ in found[1:]} == {
        ("not comparable", None),
        ("not comparable", "lost"),
    }
    assert became(before[1:], after[:2])[1] == ("same", "glossary/line-2", "glossary/Coach")


def test_an_entry_without_a_half_to_compare_is_found_by_its_name_or_the_rules_it_names() -> None:
    moved = [rule("105", title=(None, "Carts")), rule("105.4", None, STONE)]
    now = [
        rule("105", title=(None, "Carts"), edition=LATER),
        rule("105.6", None, STONE, edition=LATER),
    ]
    before = [
        *moved,
        old("The Cart's Wheels", None, "車の輪。", flags="en-missing"),
        old(None, None, "積む順番。rule 105.4 参照。", flags="headword-lost en-missing"),
    ]
    after = [*now, later("Cart Wheel", CART), later("Order", ORDER.replace("105.4", "105.6"))]
    assert became(before, after)[2:] == [
        ("not comparable", "glossary/The Cart's Wheels", "glossary/Cart Wheel"),
        ("not comparable", "glossary/line-7", "glossary/Order"),
    ]


def test_a_word_that_is_obsolete_and_was_nowhere_before_was_lost_by_a_damaged_copy() -> None:
    whole, damaged = old("Cart", CART), old(None, STONE, flags="headword-lost")
    gone = later("Haul (Obsolete)", ORDER)
    assert ("new", None, gone.name) in became([whole], [gone])
    assert ("not comparable", None, gone.name) in became([whole, damaged], [gone])
    assert ("new", None, gone.name) in became([old("Haul", CART), damaged], [later("Hoist", CART), gone])
