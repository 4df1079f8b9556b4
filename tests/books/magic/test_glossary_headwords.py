"""Lost headwords: recovered where the cited rule's title makes them certain, left empty wherever it does not."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from judgekit.books.decoding import decode
from judgekit.books.magic.glossary import read_glossary
from judgekit.books.magic.headword_evidence import Citation, cited_titles, reading_of_kana
from judgekit.books.magic.headwords import is_lost, recover
from judgekit.core.nodes import Headword, RuleNode
from judgekit.core.text import Bilingual

HEADINGS = {
    "100": Bilingual("総則", "General"),
    "118": Bilingual("費用", "Prices"),
    "208": Bilingual("攻め守り", "Attack/Defence"),
    "301": Bilingual("ランタン", "Lanterns"),
    "311": Bilingual("流星", "Phenomena"),
    "407": Bilingual("本棚", "Shelf"),
    "601": Bilingual("札を置くこと", "Placing Cards"),
    "701": Bilingual("キーワード処理", "Keyword Actions"),
    "701.2": Bilingual("点火する/Kindle", "Kindle"),
    "701.3": Bilingual("投げる/Toss", "Toss"),
    "702": Bilingual("キーワード能力", "Keyword Abilities"),
    "702.2": Bilingual("跳躍/Leaping", "Leaping"),
    "702.3": Bilingual("ホバー/Hovering", "Hovering"),
    "702.4": Bilingual("す/Sinking", "Sinking"),
    "702.5": Bilingual("速い足/Fast Feet", "Fast Feet"),
    "702.6": Bilingual("光/Shining", "Shining"),
}


def entry(line: int, en: str | None = None, ja: str | None = None, head: Headword | None = None) -> RuleNode:
    headword = head or Headword()
    name = f"glossary/{headword.en or f'line-{line}'}"
    return RuleNode("mtg", "mtg@20210922", None, "entry", name=name, text=Bilingual(ja, en), headword=headword)


def printed(ja: str, reading: str, en: str) -> RuleNode:
    return entry(1, "Something printed.", head=Headword(ja, reading, en))


def heads(*entries: RuleNode) -> list[tuple[str | None, str | None]]:
    frame = [printed("青い石", "あおいいし", "Blue Stone"), *entries, printed("割れた石", "われたいし", "Broken Stone")]
    recovered = recover(frame, HEADINGS)[1:-1]
    return [(node.headword.ja, node.headword.en) if node.headword else (None, None) for node in recovered]


def test_a_keyword_ability_is_headed_by_the_title_of_its_rule() -> None:
    definition = entry(9, 'A keyword ability that lifts a card. See rule 702.2, "Leaping."')
    assert heads(definition) == [("跳躍", "Leaping")]


def test_the_recovered_headword_gives_the_id_and_says_which_halves_were_recovered() -> None:
    frame = [printed("青い石", "あおいいし", "Blue Stone"), entry(9, 'A keyword ability. See rule 702.3, "Hovering."')]
    node = recover(frame, HEADINGS)[1]
    assert node.id == "mtg:glossary/Hovering"
    assert node.headword == Headword("ホバー", "ほばー", "Hovering", ("ja", "en"))


def test_recovery_leaves_its_input_and_every_printed_headword_alone() -> None:
    frame = [printed("青い石", "あおいいし", "Blue Stone"), entry(9, 'A keyword ability. See rule 702.3, "Hovering."')]
    before = [replace(node) for node in frame]
    after = recover(frame, HEADINGS)
    assert frame == before
    assert after[0] == frame[0]


def test_a_keyword_actions_japanese_verb_is_not_certain_to_be_its_headword() -> None:
    kindle = entry(9, 'To set a card alight. See rule 701.2, "Kindle."')
    toss = entry(12, 'A keyword action that moves a card. See rule 701.3, "Toss."')
    assert heads(kindle, toss) == [(None, "Kindle"), ("投げる", "Toss")]


def test_what_is_left_of_a_damaged_title_is_no_headword() -> None:
    assert heads(entry(9, 'A keyword ability that lowers. See rule 702.4, "Sinking."')) == [(None, "Sinking")]
    assert heads(entry(9, 'A keyword ability that shines. See rule 702.6, "Shining."')) == [("光", "Shining")]


@pytest.mark.parametrize(
    "definition",
    [
        'A designation given to a card as a result of leaping. See rule 702.2, "Leaping."',
        'A variant of the leaping ability. See rule 702.2, "Leaping."',
        'A term that describes a card that was lifted. See rule 702.2, "Leaping."',
        'A lantern subtype. Torches can be lifted. See rule 702.2, "Leaping."',
        'To pay what is due. See rule 118, "Prices."',
        'To light a lantern. See rule 301, "Lanterns."',
        'Part of a lantern. See rule 301, "Lanterns."',
        'A number on a card. See rule 208, "Attack/Defence."',
        'What stands on a card. See rule 407, "Shelf," and rule 601, "Placing Cards."',
        'To put a card down. See rule 601, "Placing Cards."',
        'A keyword ability of runners. See rule 702.5, "Fast Feet."',
        'A keyword ability with a misquoted title. See rule 702.2, "Jumping."',
        "A keyword ability of nobody. See rule 702.99.",
        "See Blue Stone.",
    ],
)
def test_a_definition_of_something_else_stays_without_headword(definition: str) -> None:
    assert heads(entry(9, definition)) == [(None, None)]


def test_of_two_entries_that_cite_a_rule_the_one_that_defines_it_gets_its_title() -> None:
    ability = entry(9, 'A keyword ability that lifts a card. See rule 702.2, "Leaping."')
    result = entry(12, 'A designation a lifted card has. See rule 702.2, "Leaping."')
    assert heads(ability, result) == [("跳躍", "Leaping"), (None, None)]


def test_of_two_entries_that_define_it_alike_neither_gets_the_title() -> None:
    one = entry(9, 'A keyword ability that lifts a card. See rule 702.2, "Leaping."')
    other = entry(12, 'A keyword ability that lifts all cards. See rule 702.2, "Leaping."')
    assert heads(one, other) == [(None, None), (None, None)]


def test_a_headword_that_is_printed_is_never_recovered_a_second_time() -> None:
    frame = [printed("跳 躍", "ちょうやく", "Leaping"), entry(9, 'A keyword ability. See rule 702.2, "Leaping."')]
    assert is_lost(recover(frame, HEADINGS)[1])


def test_a_plural_title_gives_its_singular_where_the_definition_speaks_of_one() -> None:
    assert heads(entry(9, 'A card sort. A lantern is a tool. See rule 301, "Lanterns."')) == [("ランタン", "Lantern")]
    assert heads(entry(9, 'A thing with a light in it. See rule 301, "Lanterns."')) == [("ランタン", "Lantern")]
    assert heads(entry(9, 'A card sort. A phenomenon card is rare. See rule 311, "Phenomena."')) == [
        ("流星", "Phenomenon")
    ]
    assert heads(entry(9, 'Things with a light in them. See rule 301, "Lanterns."')) == [(None, None)]


def test_the_rule_cited_behind_numbered_senses_speaks_for_all_of_them() -> None:
    closing = entry(9, '1. A place for books.\n2. To put books there.\nSee rule 407, "Shelf."')
    later_sense = entry(12, '1. A place for books.\n2. To put books there. See rule 407, "Shelf."')
    assert heads(closing) == [("本棚", "Shelf")]
    assert heads(later_sense) == [(None, None)]


def test_a_definition_in_japanese_only_is_enough_for_a_keyword() -> None:
    assert heads(entry(9, ja="札を浮かせるキーワード能力rule 702.2跳躍〕参照。")) == [("跳躍", "Leaping")]
    assert heads(entry(9, ja="数の一つ。rule 208攻め守り〕参照。")) == [(None, None)]
    assert heads(entry(9, ja="火を灯す品。rule 301ランタン〕参照。")) == [("ランタン", None)]
    assert heads(entry(9, ja="ランタンの部品。rule 301ランタン〕参照。")) == [(None, None)]


def test_a_japanese_headword_must_fit_the_alphabetical_order_of_the_printed_ones() -> None:
    definition = entry(9, 'A card sort. A lantern is a tool. See rule 301, "Lanterns."')
    early = [printed("青い石", "あおいいし", "Blue Stone"), definition, printed("赤い石", "あかいいし", "Red Stone")]
    assert is_lost(recover(early, HEADINGS)[1])
    late = [printed("黄色い石", "きいろいいし", "Yellow Stone"), definition]
    assert not is_lost(recover(late, HEADINGS)[1])


def test_a_japanese_citation_of_another_title_leaves_the_japanese_half_empty() -> None:
    both = entry(9, 'A keyword ability. See rule 702.2, "Leaping."', ja="能力。rule 702.2跳び〕参照。")
    assert heads(both) == [(None, "Leaping")]


def test_without_headings_nothing_is_recovered() -> None:
    assert is_lost(recover([entry(9, 'A keyword ability. See rule 702.2, "Leaping."')], {})[0])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            Bilingual(en='See rule 702.2, "Leaping," and rule 302.6.'),
            [Citation("702.2", "Leaping"), Citation("302.6", None)],
        ),
        (Bilingual(en='See section 4, "Places." See also Tool.'), [Citation("4", "Places")]),
        (Bilingual(en='See rule 702.9, "Unclosed'), [Citation("702.9", "Unclosed")]),
        (
            Bilingual(ja="rule 110.5rule 701.2点火する〕、青い石 参照。"),
            [Citation("110.5", None), Citation("701.2", "点火する")],
        ),
        (Bilingual(ja="rule 706〔札を振ること〕参照。"), [Citation("706", "札を振ること")]),
        (Bilingual(ja="rule 105〕、rule 711Lv札〕参照。"), [Citation("105", None), Citation("711", "Lv札")]),
        (Bilingual(ja="rule 103.1〔初めに、石を選ぶ。次に置く。〕参照。"), [Citation("103.1", None)]),
    ],
)
def test_citations_are_read_with_their_quoted_titles_lost_brackets_or_not(
    text: Bilingual, expected: list[Citation]
) -> None:
    assert cited_titles(text) == expected


@pytest.mark.parametrize(
    ("word", "reading"),
    [("ホバー", "ほばー"), ("ホバー・ストーン", "ほばーすとーん"), ("つける", "つける"), ("跳躍", None), ("", None)],
)
def test_only_a_word_in_kana_tells_its_own_reading(word: str, reading: str | None) -> None:
    assert reading_of_kana(word) == reading


@pytest.mark.rulebooks
def test_the_real_glossary_recovers_what_is_certain(rulebooks: Path) -> None:
    source = decode((rulebooks / "mtg-cr-20210922-ja-en.txt").read_bytes(), "x")
    start = max(number for number, line in enumerate(source.lines, start=1) if line.startswith("905.6. ")) + 1
    headings = _headings_of("\n".join(source.lines[: start - 1]))
    entries = read_glossary(source, start, headings)[0]
    recovered = {node.headword.en for node in entries if node.headword and "en" in node.headword.recovered}
    certain = set()
    for node in read_glossary(source, start)[0]:
        match = re.fullmatch(
            r'A keyword (?:ability|action) [^.]*\. See rule (70[12]\.\d+), "(\S+)\."', node.text.en or ""
        )
        if match and is_lost(node) and headings[match[1]].en == match[2]:
            certain.add(match[2])
    assert len(certain) >= 100
    assert certain <= recovered
    assert {"Artifact", "Graveyard", "Scry", "Loyalty", "Mana", "Phenomenon", "Affinity"} <= recovered
    assert not {"Colors", "Power/Toughness", "Supertypes", "Dungeons"} & recovered
    assert not any(" " in head for head in recovered if head)
    assert len(recovered) >= 200


def _headings_of(text: str) -> dict[str, Bilingual]:
    """Return the headings of the document, read in the simplest way: the first short line in each language."""
    found: dict[str, dict[str, str]] = {}
    for match in re.finditer(r"^(\d|\d{3}(?:\.\d+)?)\. (.{1,60})$", text, re.MULTILINE):
        lang = "en" if match[2].isascii() else "ja"
        if not match[2].endswith((".", "。", ".)", ":")):
            found.setdefault(match[1], {}).setdefault(lang, match[2])
    return {number: Bilingual(titles.get("ja"), titles.get("en")) for number, titles in found.items()}
