"""The glossary of the bilingual document: entries, what the damage took from them, credits; nothing lost."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.books.decoding import decode
from judgekit.books.magic.glossary import parse_headword, read_glossary
from judgekit.core.documents import SourceText, account_for
from judgekit.core.nodes import RuleNode
from judgekit.core.problems import Problem
from judgekit.core.text import Bilingual
from tests.books.damaging import damaged

HEADINGS = {
    "3": Bilingual("札の種類", "Card Sorts"),
    "301": Bilingual("道具", "Tools"),
    "701": Bilingual("キーワード処理", "Keyword Actions"),
    "701.2": Bilingual("点火する/Kindle", "Kindle"),
    "702": Bilingual("キーワード能力", "Keyword Abilities"),
    "702.2": Bilingual("跳躍/Leaping", "Leaping"),
    "702.3": Bilingual("ホバー/Hovering", "Hovering"),
}

# Every entry is headword, Japanese, English, with a blank line after each; "" stands for a line that the damage took.
ENTRIES = [
    ("青い石(あおいいし)/Blue Stone", " 机に置く石。rule 102.1 参照。", "A stone on the table. See rule 102.1."),
    (
        "",
        " 札を宙に浮かせるキーワード能力rule 702.2跳躍〕参照。",
        'A keyword ability that lifts. See rule 702.2, "Leaping."',
    ),
    ("", "", "See Blue Stone."),
    ("赤い石(あかいいし)/Red Stone", "", "An obsolete stone."),
    (
        "",
        "1. 道具の一つ。\n2. 道具を置くこと。\n rule 407箱〕参照。",
        '1. A kind of box.\n2. To box a card.\nSee rule 407, "Boxes."',
    ),
    (
        "黄色い石(きいろいいし)/Yellow Stone",
        " 三つ目の石。rule 104.2 参照。",
        "A third stone.\nThe lost sense. See rule 105.9.",
    ),
    ("黒い石(くろいいし)/Black Stone", " 四つ目の石。rule 105.9 参照。", None),
    ("", "", None),
    ("", " 札に火を点ける動作。rule 701.2点火する〕参照。", 'To set a card alight. See rule 701.2, "Kindle."'),
]
START = 5
CREDITS = "マジック オリジナル・ゲームデザイン: だれか\n\n翻訳: だれか\n\nPublished by Somebody.\nBox 7\nSometown"


def document(entries: Sequence[tuple[str, str, str | None]]) -> str:
    lines = ["905.6. 最後の決まり。", "", "905.6. The last rule.", "", "10. 用語集", ""]
    for entry in entries:
        for part in entry:
            if part is not None:
                lines += [part, ""] if part else [""]
    return "\n".join([*lines, "", CREDITS, ""])


Read = tuple[list[RuleNode], list[Problem], list[int]]


def read(text: str) -> Read:
    """Return the entries, the problems, and the lines that do not belong to exactly one block."""
    source = SourceText("miniature", text)
    entries, blocks, problems = read_glossary(source, START, HEADINGS)
    account = account_for(source, blocks)
    return entries, problems, [line for line in account.unassigned + account.doubly_assigned if line >= START]


def lines_of(problems: list[Problem], code: str) -> list[int]:
    return [problem.line for problem in problems if problem.code == code]


def line_with(words: str) -> int:
    return next(number for number, line in enumerate(document(ENTRIES).split("\n"), start=1) if words in line)


def test_a_printed_entry_has_its_headword_reading_and_both_definitions() -> None:
    entry = read(document(ENTRIES))[0][0]
    assert entry.id == "mtg:glossary/Blue Stone"
    assert entry.kind == "entry"
    assert entry.number is None
    assert entry.headword is not None
    assert entry.headword.to_json() == {"ja": "青い石", "reading": "あおいいし", "en": "Blue Stone", "recovered": []}
    assert entry.text == Bilingual("机に置く石。rule 102.1 参照。", "A stone on the table. See rule 102.1.")
    assert entry.lines == {"ja": [7, 9], "en": [7, 11]}
    assert entry.flags == []


def test_a_lost_headword_line_still_opens_an_entry_of_its_own() -> None:
    entries, problems, _ = read(document(ENTRIES))
    nameless = [line_with("See Blue Stone."), line_with("1. 道具の一つ。")]
    assert [(entry.name or "").removeprefix("glossary/") for entry in entries] == [
        "Blue Stone",
        "Leaping",
        f"line-{nameless[0]}",
        "Red Stone",
        f"line-{nameless[1]}",
        "Yellow Stone",
        "Black Stone",
        "Kindle",
    ]
    lost = [line_with("宙に浮かせる"), *nameless, line_with("火を点ける")]
    assert lines_of(problems, "headword-lost") == lost
    assert [min(entry.lines["ja"] + entry.lines["en"]) for entry in entries if "headword-lost" in entry.flags] == lost


def test_a_recovered_headword_is_marked_and_an_uncertain_one_left_empty() -> None:
    entries = read(document(ENTRIES))[0]
    leaping, boxes, kindle = entries[1].headword, entries[4].headword, entries[7].headword
    assert leaping is not None
    assert leaping.to_json() == {"ja": "跳躍", "reading": None, "en": "Leaping", "recovered": ["ja", "en"]}
    assert boxes is not None
    assert boxes.to_json() == {"ja": None, "reading": None, "en": None, "recovered": []}
    assert kindle is not None
    assert kindle.recovered == ("en",)


def test_a_missing_definition_is_a_problem_of_its_entry() -> None:
    entries, problems, _ = read(document(ENTRIES))
    assert [(entry.text.ja, entry.text.en) for entry in entries if "ja-missing" in entry.flags] == [
        (None, "See Blue Stone."),
        (None, "An obsolete stone."),
    ]
    assert lines_of(problems, "ja-missing") == [line_with("See Blue Stone."), line_with("Red Stone")]
    assert lines_of(problems, "en-missing") == [line_with("Black Stone")]


def test_numbered_senses_stay_in_the_text_line_by_line() -> None:
    entry = read(document(ENTRIES))[0][4]
    assert entry.text.ja == "1. 道具の一つ。\n2. 道具を置くこと。\nrule 407箱〕参照。"
    assert entry.text.en == '1. A kind of box.\n2. To box a card.\nSee rule 407, "Boxes."'


def test_a_definition_printed_under_another_entry_stays_there_and_is_named() -> None:
    entries, problems, _ = read(document(ENTRIES))
    host, owner = entries[5], entries[6]
    assert host.text.en == "A third stone.\nThe lost sense. See rule 105.9."
    assert owner.text.en is None
    assert "en-printed-under:mtg:glossary/Yellow Stone" in owner.flags
    assert lines_of(problems, "definition-misplaced") == [line_with("The lost sense.")]


def test_an_entry_lost_whole_is_named_where_it_was() -> None:
    assert lines_of(read(document(ENTRIES))[1], "entry-lost") == [line_with("火を点ける")]


def test_an_entry_lost_whole_says_what_can_be_done() -> None:
    assert [problem.hint != "" for problem in read(document(ENTRIES))[1] if problem.code == "entry-lost"] == [True]


def test_a_translators_note_of_a_definition_stays_in_the_text_and_is_listed() -> None:
    note = "(訳注:英語だけの話である(たぶん)。)"
    ja = f" (廃語){note}昔の石。"
    entries = read(document([("古い石(ふるいいし)/Old Stone", ja, "A stone of old."), *ENTRIES]))[0]
    assert (entries[0].text.ja, [(one.lang, one.text) for one in entries[0].notes]) == (ja.strip(), [("ja", note)])
    assert entries[0].notes[0].line == line_with("青い石") + 2


def test_the_credits_end_the_glossary_and_belong_to_themselves() -> None:
    source = SourceText("miniature", document(ENTRIES))
    entries, blocks, _ = read_glossary(source, START, HEADINGS)
    owners = Counter(block.owner for block in blocks)
    assert owners["glossary"] == 1
    assert owners["credits"] == 5
    assert set(owners) - {"glossary", "credits"} == {entry.id for entry in entries}


def test_every_line_of_glossary_and_credits_belongs_to_exactly_one_block() -> None:
    assert read(document(ENTRIES))[2] == []


def test_the_heading_may_be_lost_as_well() -> None:
    with_heading = read(document(ENTRIES))[0]
    without = read(document(ENTRIES).replace("10. 用語集", ""))[0]
    assert [entry.to_json() for entry in without] == [entry.to_json() for entry in with_heading]


def test_a_head_printed_twice_makes_two_entries_with_their_own_ids() -> None:
    entries = read(document([ENTRIES[0], ENTRIES[0]]))[0]
    assert [entry.name for entry in entries] == ["glossary/Blue Stone", "glossary/Blue Stone/line-13"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("札の山(ふだのやま)/Card Pile", ("札の山", "ふだのやま", "Card Pile")),
        ("石、石置き場(いし、いしおきば)/Stone/Stone Yard", ("石、石置き場", "いし、いしおきば", "Stone/Stone Yard")),
        ('「もし」節(もしせつ)/Inner "If" Part', ("「もし」節", "もしせつ", 'Inner "If" Part')),
        ("札の山(札)/Card Pile", None),
        ("札の山 Card Pile", None),
        ("「山札(やまふだ)/Pile」と「手(て)/Hand」がある。", None),
    ],
)
def test_a_headword_line_is_japanese_reading_in_parentheses_slash_english(
    line: str, expected: tuple[str, str, str] | None
) -> None:
    head = parse_headword(line)
    assert (head and (head.ja, head.reading, head.en)) == expected


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 10**9), times=st.integers(1, 3))
def test_a_damaged_glossary_never_raises_and_keeps_its_account(seed: int, times: int) -> None:
    entries, _, unbalanced = read(damaged(document(ENTRIES * times), seed))
    assert unbalanced == []
    assert len({entry.id for entry in entries}) == len(entries)


def test_cutting_the_document_at_any_line_loses_nothing_before_the_cut() -> None:
    lines = document(ENTRIES).split("\n")
    for end in range(START, len(lines) + 1):
        assert read("\n".join(lines[:end]))[2] == []


@pytest.fixture(scope="module")
def real(rulebooks: Path) -> SourceText:
    name = "mtg-cr-20210922-ja-en.txt"
    return decode((rulebooks / name).read_bytes(), name)


@pytest.fixture(scope="module")
def behind_last_rule(real: SourceText) -> int:
    return max(number for number, line in enumerate(real.lines, start=1) if line.startswith("905.6. ")) + 1


@pytest.mark.rulebooks
def test_the_real_glossary_has_609_entries_of_which_357_lost_their_headword(
    real: SourceText, behind_last_rule: int
) -> None:
    entries, _, problems = read_glossary(real, behind_last_rule)
    codes = Counter(problem.code for problem in problems)
    assert len(entries) == 609
    assert codes["headword-lost"] == 357
    assert codes["definition-misplaced"] == 2
    assert codes["entry-lost"] == 3
    assert (codes["ja-missing"], codes["en-missing"]) == (27, 22)


@pytest.mark.rulebooks
def test_every_character_behind_the_last_real_rule_has_one_owner(real: SourceText, behind_last_rule: int) -> None:
    account = account_for(real, read_glossary(real, behind_last_rule)[1])
    assert account.doubly_assigned == ()
    assert [line for line in account.unassigned if line >= behind_last_rule] == []


@pytest.mark.rulebooks
def test_the_real_glossary_cut_anywhere_loses_nothing_before_the_cut(real: SourceText, behind_last_rule: int) -> None:
    rules = [""] * (behind_last_rule - 1)  # whom they belong to is not asked here, and to count them takes longest
    for end in range(behind_last_rule, len(real.lines), 197):
        cut = SourceText("cut", "\n".join([*rules, *real.lines[behind_last_rule - 1 : end]]))
        account = account_for(cut, read_glossary(cut, behind_last_rule)[1])
        assert [line for line in account.unassigned if line >= behind_last_rule] == []
