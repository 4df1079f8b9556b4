"""Mentions resolve to nodes of their edition, or are kept with the number as target and the reason."""

from judgekit.core.text import Lang
from judgekit.references.finding import find_mentions
from judgekit.references.resolving import Index, Resolution, resolve
from tests.references.miniature import BASE, OVERLAY, entry, rule

NODES = [
    rule("6"),
    rule("601"),
    rule("601.2"),
    *(rule(f"601.2{letter}") for letter in "abcdefghijkmnp"),
    rule("702.60b"),
    rule("702.60c", printed="702.60b"),
    rule("310.7", printed="311.7"),
    entry("Timestamp Order", head=("時刻印順", "じこくいんじゅん", "Timestamp Order")),
    entry("Pull", head=("(札を)引く", None, "Pull")),
    entry("Signs", head=("モリの印", None, "Hybrid Signs")),
    entry("First Player, Second Player Order", head=(None, None, "First Player, Second Player Order")),
    entry("First Player", head=(None, None, "First Player")),
    rule("500.10", edition=OVERLAY, change="new"),
    rule("601.2", edition=OVERLAY, change="changed"),
    entry("Plot", head=(None, None, "Plot"), edition=OVERLAY),
    rule("403.3", edition="dm@2025"),
]
INDEX = Index(NODES)


def resolved(text: str, lang: Lang = "en", edition: str = BASE, **options: int) -> list[Resolution]:
    book = edition.partition("@")[0]
    return resolve(find_mentions(text, lang, book), INDEX, edition, entries=options.get("entries", 0))


def targets(text: str, lang: Lang = "en", edition: str = BASE, **options: int) -> list[list[str]]:
    return [list(resolution.targets) for resolution in resolved(text, lang, edition, **options)]


def test_a_number_resolves_to_the_rule_of_its_edition() -> None:
    assert targets("See rule 601.2.") == [["mtg:601.2"]]
    assert targets("これは、403.3の例外です。", "ja", "dm@2025") == [["dm:403.3"]]


def test_a_section_resolves() -> None:
    assert targets('See section 6, "Doing Things."') == [["mtg:6"]]


def test_a_range_is_expanded_without_the_letters_l_and_o() -> None:
    assert targets("See rules 601.2f-h.") == [["mtg:601.2f", "mtg:601.2g", "mtg:601.2h"]]
    assert targets("See rules 601.2k-p.") == [["mtg:601.2k", "mtg:601.2m", "mtg:601.2n", "mtg:601.2p"]]


def test_an_unknown_number_stays_as_target_with_the_reason() -> None:
    (resolution,) = resolved("See rule 999.9z.")
    assert (resolution.targets, resolution.resolved) == (("mtg:999.9z",), False)
    assert resolution.reason is not None
    assert "999.9z" in resolution.reason


def test_a_range_that_leaves_the_book_does_not_resolve() -> None:
    (resolution,) = resolved("See rules 601.2n-q.")
    assert not resolution.resolved
    assert resolution.targets == ("mtg:601.2n", "mtg:601.2p", "mtg:601.2q")


def test_a_number_that_exists_only_after_a_correction_says_so() -> None:
    (resolution,) = resolved("See rule 702.60c.")
    assert resolution.targets == ("mtg:702.60c",)
    assert resolution.corrected
    assert resolution.reason is not None
    assert "702.60b" in resolution.reason


def test_a_misprinted_number_leads_to_the_corrected_one_only_where_no_rule_has_it() -> None:
    (through,) = resolved("See rule 311.7.")
    assert (through.targets, through.corrected) == (("mtg:310.7",), True)
    (plain,) = resolved("See rule 702.60b.")
    assert (plain.targets, plain.corrected) == (("mtg:702.60b",), False)


def test_an_edition_of_changes_falls_back_on_the_base_edition() -> None:
    assert targets("See rule 601.2.", edition=OVERLAY) == [["mtg@otj:601.2"]]
    assert targets("See rule 601.2c.", edition=OVERLAY) == [["mtg:601.2c"]]
    assert targets("See rule 601.2b. See rule 500.10.", edition=OVERLAY)[1] == ["mtg@otj:500.10"]


def test_the_base_edition_never_reaches_into_a_later_one() -> None:
    assert not resolved("See rule 500.10.")[0].resolved


def test_commentary_on_changes_uses_the_old_numbers_first() -> None:
    mentions = find_mentions("601.2の後、500.10が入った。", "ja", "mtg")
    old = [list(r.targets) for r in resolve(mentions, INDEX, OVERLAY, old_numbers=True)]
    assert old == [["mtg:601.2"], ["mtg@otj:500.10"]]


def test_a_whole_edition_resolves_within_itself() -> None:
    nodes = [rule("100.1"), rule("100.2", edition="mtg@20260101")]
    index = Index(nodes)
    (resolution,) = resolve(find_mentions("See rule 100.1.", "en", "mtg"), index, "mtg@20260101")
    assert (resolution.targets, resolution.resolved) == (("mtg@20260101:100.1",), False)


def test_an_entry_resolves_by_head_in_either_language_and_by_reading() -> None:
    expected = [["mtg:glossary/Timestamp Order"]]
    assert targets("See Timestamp Order.") == expected
    assert targets("See timestamp order.") == []
    assert targets("See Timestamp Orders.") == expected
    assert targets("時刻印順 参照。", "ja") == expected
    assert targets("じこくいんじゅん 参照。", "ja") == expected


def test_brackets_in_a_head_do_not_count() -> None:
    assert targets("「引く」を参照してください。", "ja") == [["mtg:glossary/Pull"]]


def test_a_head_with_a_comma_is_one_entry_and_a_list_is_several() -> None:
    assert targets("See First Player, Second Player Order.") == [["mtg:glossary/First Player, Second Player Order"]]
    assert targets("See Timestamp Order, First Player.") == [
        ["mtg:glossary/Timestamp Order"],
        ["mtg:glossary/First Player"],
    ]


def test_a_list_keeps_the_head_that_the_glossary_has_lost() -> None:
    first, second = resolved("See Order of Goblins, Timestamp Order.")
    assert (first.mention.raw, first.resolved) == ("Order of Goblins", False)
    assert (second.mention.raw, second.resolved) == ("Timestamp Order", True)


def test_glued_heads_are_divided_only_where_the_other_half_names_more() -> None:
    text = "モリの印時刻印順 参照。"
    assert len(resolved(text, "ja")) == 1
    glued = "タイムアウト時刻印順 参照。"
    assert [r.mention.raw for r in resolved(glued, "ja", entries=2)] == ["タイムアウト", "時刻印順"]
    assert [r.mention.raw for r in resolved(glued, "ja", entries=1)] == ["タイムアウト時刻印順"]


def test_an_unknown_entry_keeps_its_words_as_target() -> None:
    (resolution,) = resolved("See Goblin Parade.")
    assert (resolution.targets, resolution.resolved) == (("mtg:glossary/Goblin Parade",), False)


def test_a_page_never_resolves_but_keeps_its_number() -> None:
    (resolution,) = resolved("遊び方は24ページを参照。", "ja", "mtg6@1999")
    assert (resolution.mention.kind, resolution.targets, resolution.resolved) == ("page", ("mtg6:24",), False)
