"""A citation goes stale when its rule changes or is gone, and not when only its typography does."""

from judgekit.references.citations import StaleCitation, hash_of, hashes_of, stale
from tests.references.miniature import rule

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
