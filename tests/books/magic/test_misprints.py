"""Numbers of damaged documents: what is corrected, and what is left as printed because nothing makes it certain."""

from judgekit.books.magic.reader import read
from judgekit.core.documents import Reading, SourceText


def book(*numbers: str) -> Reading:
    """A book of these numbers in both languages; "ja:100.1" prints the Japanese half alone, "en:100.1" the English one."""
    lines = []
    for place, printed in enumerate(numbers):
        lang, colon, number = printed.rpartition(":")
        dot = "" if number[-1].isalpha() else "."
        if lang != "en" or not colon:
            lines += [f"{number}{dot} 第{place}の文" + "。" * ("." in number), ""]
        if lang != "ja" or not colon:
            lines += [f"{number}{dot} Text number {place}" + "." * ("." in number), ""]
    return read(SourceText("book", "\n".join(lines)))


def ids(reading: Reading) -> list[str]:
    return [node.id.removeprefix("mtg:") for node in reading.nodes]


def codes(reading: Reading) -> list[str]:
    return [problem.code for problem in reading.problems if problem.code != "glossary-missing"]


def test_a_whole_run_of_misprints_is_corrected() -> None:
    reading = book("7", "702", "702.1", "702.1a", "702.1b", "702.2", "702.2a", "702.1b", "702.1c", "702.3")
    assert ids(reading)[-3:] == ["702.2b", "702.2c", "702.3"]
    assert [code for code in codes(reading) if code != "number-skipped"] == ["number-misprinted", "number-misprinted"]


def test_a_rule_numbered_as_in_a_group_that_is_not_begun_is_corrected_even_at_the_end() -> None:
    assert ids(book("3", "310", "310.1", "311.2")) == ["3", "310", "310.1", "310.2"]


def test_the_table_of_what_a_reader_knows_is_applied_in_its_place_only() -> None:
    assert ids(book("7", "724", "724.1", "724.2", "724.3a", "724.3b"))[-2:] == ["724.2a", "724.2b"]
    assert ids(book("7", "724", "724.1", "724.2", "724.3", "724.3a"))[-2:] == ["724.3", "724.3a"]


def test_a_gap_is_named_and_nothing_is_renumbered() -> None:
    reading = book("1", "100", "100.1", "100.2", "100.4")
    assert ids(reading)[-1] == "100.4"
    assert codes(reading) == ["number-skipped"]


def test_a_rule_far_from_its_place_keeps_its_number() -> None:
    reading = book("1", "100", "100.1", "100.2", "103.7", "100.3", "101", "101.1")
    assert ids(reading) == ["1", "100", "100.1", "100.2", "103.7", "100.3", "101", "101.1"]
    assert "number-out-of-order" in codes(reading)


def test_a_rule_that_changed_places_with_another_keeps_its_number() -> None:
    early = book("1", "100", "100.1", "100.2a", "100.2", "100.3")
    late = book("1", "100", "100.1", "100.1b", "100.2", "100.1a", "100.3")
    assert sorted(ids(early)) == ["1", "100", "100.1", "100.2", "100.2a", "100.3"]
    assert sorted(ids(late)) == ["1", "100", "100.1", "100.1a", "100.1b", "100.2", "100.3"]
    assert "number-out-of-order" in codes(early)
    assert "number-out-of-order" in codes(late)


def test_a_number_repeated_without_a_certain_correction_gets_an_id_of_its_own() -> None:
    reading = book("1", "100", "100.1", "100.2", "100.3", "100.1", "100.4")
    assert ids(reading).count("100.1") == 1
    repeated = next(node for node in reading.nodes if "number-repeated" in node.flags)
    assert repeated.id.startswith("mtg:100.1/line-")
    assert repeated.parent == "mtg:100"


def test_a_half_misprinted_beside_its_other_half_completes_it() -> None:
    reading = book("1", "100", "100.1", "ja:100.4", "en:100.2", "100.3", "100.4")
    assert ids(reading) == ["1", "100", "100.1", "100.2", "100.3", "100.4"]
    second = reading.nodes[3]
    assert second.text.ja == "第3の文。"
    assert "ja-renumbered" in second.flags


def test_a_half_that_stands_far_away_is_brought_home() -> None:
    reading = book("1", "100", "100.1", "en:100.2", "100.3", "100.4", "100.5", "100.6", "100.7", "ja:100.2", "100.8")
    assert ids(reading) == ["1", "100", *[f"100.{place}" for place in range(1, 9)]]
    assert reading.nodes[3].text.ja == "第9の文。"
    assert "order-swapped" in codes(reading)


def test_halves_of_two_rules_that_follow_each_other_are_not_joined() -> None:
    reading = book("1", "100", "100.1", "ja:100.2", "en:100.3", "100.4")
    assert ids(reading) == ["1", "100", "100.1", "100.2", "100.3", "100.4"]


def test_a_line_printed_twice_makes_no_second_rule() -> None:
    text = "1. 基本\n\n100. 総論\n\n100.1. 二人で遊ぶ。\n\n100.1. 二人で遊ぶ。\n\n100.1. Two people play.\n"
    reading = read(SourceText("twice", text))
    assert ids(reading) == ["1", "100", "100.1"]
    assert reading.nodes[2].text.en == "Two people play."
    assert "paragraph-stray" in codes(reading)


def test_a_rule_whose_parent_is_lost_stands_under_the_next_one_above() -> None:
    reading = book("1", "100", "100.1", "101", "101.1a")
    assert reading.nodes[-1].parent == "mtg:101"
    assert "parent-missing" in codes(reading)
