"""A citation goes stale when its rule changes or is gone, and not when only its typography does."""

from judgekit.references.citations import StaleCitation, hash_of, hashes_of, stale, stale_under_changes
from judgekit.references.differences import diff
from tests.references.miniature import OVERLAY, rule

GOBLIN = rule("100.1", "小鬼。", 'A goblin may "attack".')
IMP = rule("100.2", "小悪魔。", None)


def test_the_hashes_of_the_cited_rules_are_recorded_in_order() -> None:
    recorded = hashes_of(["mtg:100.2", "mtg:100.1", "mtg:999"], [GOBLIN, IMP])
    assert list(recorded) == ["mtg:100.1", "mtg:100.2"]
    assert len(set(recorded.values())) == 2


def test_nothing_is_stale_in_the_edition_that_was_cited() -> None:
    assert stale(hashes_of(["mtg:100.1", "mtg:100.2"], [GOBLIN, IMP]), [GOBLIN, IMP]) == []


def test_a_changed_rule_and_a_missing_one_are_stale() -> None:
    recorded = hashes_of(["mtg:100.1", "mtg:100.2"], [GOBLIN, IMP])
    changed = rule("100.1", "小鬼。", "A goblin may not attack.")
    assert stale(recorded, [changed]) == [
        StaleCitation("mtg:100.1", "changed", recorded["mtg:100.1"], hash_of(changed)),
        StaleCitation("mtg:100.2", "gone", recorded["mtg:100.2"], None),
    ]


def test_typography_and_the_other_half_do_not_count() -> None:
    recorded = hashes_of(["mtg:100.1"], [GOBLIN])
    assert stale(recorded, [rule("100.1", "別の訳。", "A goblin  may “attack”.")]) == []


def test_a_rule_without_english_is_hashed_by_its_japanese() -> None:
    recorded = hashes_of(["mtg:100.2"], [IMP])
    assert [s.reason for s in stale(recorded, [rule("100.2", "大悪魔。")])] == ["changed"]


def test_an_edition_of_changes_makes_stale_only_what_it_changed_or_moved_on() -> None:
    base = [
        rule("500.1", en="Each turn has a morning."),
        rule("500.2", en="Each turn has an evening, and it is long."),
        rule("500.3", en="Nothing happens at night."),
    ]
    changes = [
        rule("500.1", en="Each turn has a late morning.", edition=OVERLAY, change="changed"),
        rule("500.2", en="Players who like tea may drink some of it at five.", edition=OVERLAY, change="new"),
    ]
    recorded = hashes_of({"mtg:500.1", "mtg:500.2", "mtg:500.3"}, base) | {"mtg:100.1": "0" * 16}
    found = [(one.id, one.reason) for one in stale_under_changes(recorded, diff(base, changes))]
    assert found == [("mtg:500.1", "changed"), ("mtg:500.2", "changed"), ("mtg:500.3", "changed")]
    assert stale_under_changes(recorded, diff(base, changes[:1]))[0].id == "mtg:500.1"
