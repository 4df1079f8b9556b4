"""What a later edition made of a rule is said in one line, and it is what `history` and `diff` say."""

import pytest

from judgekit.library import changes as later
from judgekit.library import loading, lookup, store
from judgekit.library.changes import later_changes
from judgekit.references.differences import diff
from tests.references.miniature import BASE, OVERLAY, rule

LATER = "mtg@20260101"
TURNS = "Some effects make a player skip a turn, a phase or a step of it."
NIGHT = "Nothing in the game happens at night, nor between evening and dawn."
TEA = "Whoever likes tea may add a cup of it behind every lunch they have had."


def said(*nodes: object) -> dict[str, str]:
    told, _moved = later_changes(nodes, {BASE, OVERLAY, LATER})  # type: ignore[arg-type]
    return {one.id: one.said for one in told}


def test_an_edition_of_changes_that_gives_a_number_to_a_new_rule_moves_the_old_one_on() -> None:
    base = [rule("500.10", en=TURNS), rule("500.11", en=NIGHT)]
    changes = [
        rule("500.10", en=TEA, edition=OVERLAY, change="new"),
        rule("500.12", en=NIGHT.replace("evening", "dusk"), edition=OVERLAY, change="renumbered"),
    ]
    assert said(*base, *changes) == {
        "mtg:500.10": "renumbered in mtg@otj: now 500.11, mtg@otj:500.10 is new",
        "mtg:500.11": "changed in mtg@otj: now mtg@otj:500.12",
    }
    _told, moved = later_changes([*base, *changes], {BASE, OVERLAY})
    assert moved == [(OVERLAY, "500.11", "mtg:500.10")]


def test_a_later_whole_edition_says_what_changed_moved_or_went() -> None:
    base = [rule("100.1", en=TURNS), rule("100.2", en=NIGHT), rule("100.3", en=TEA), rule("100.4", en="Stay.")]
    whole = [
        rule("100.1", en=TURNS.replace("skip", "miss"), edition=LATER),
        rule("100.2", en=TEA, edition=LATER),
        rule("100.4", en="Stay.", edition=LATER),
    ]
    assert said(*base, *whole) == {
        "mtg:100.1": f"changed in {LATER}: see {LATER}:100.1",
        "mtg:100.2": f"gone in {LATER}: {LATER}:100.2 is the old 100.3",
        "mtg:100.3": f"renumbered in {LATER}: now {LATER}:100.2",
    }


def test_an_earlier_edition_and_an_outline_change_nothing() -> None:
    base = [rule("100.1", en=TURNS)]
    earlier = [rule("100.1", en=NIGHT, edition="mtg@19990101")]
    assert later_changes([*base, *earlier], {BASE, "mtg@19990101"}) == ([], [])
    outlined = [rule("100.1", edition=LATER)]
    assert later_changes([*base, *outlined], {BASE}) == ([], [])


@pytest.mark.rulebooks
def test_the_lines_of_the_real_documents_agree_with_their_differences(rulebooks: object) -> None:
    connection = store.open_store()
    base = loading.nodes(connection, "mtg@20210922")
    found = diff(base, loading.nodes(connection, "mtg@otj"))
    expected = {change.old.id for change in found if change.old is not None and change.kind != "same"}
    shown = {node.id for node in base if lookup.changed_in(connection, node.id)}
    assert shown == expected == {"mtg:116.2", "mtg:401.5", "mtg:500.10", "mtg:500.11"}
    assert lookup.changed_in(connection, "mtg:500.10") == [
        ("mtg@otj", "renumbered in mtg@otj: now 500.11, mtg@otj:500.10 is new")
    ]
    assert later.later_changes(base, {"mtg@20210922"}) == ([], [])
