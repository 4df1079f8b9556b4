"""Lost headwords that sentences prove: the definition's own, those of the rules it cites, and entries that send to each other."""

import re
from pathlib import Path

import pytest

from judgekit.books.magic.headword_sentences import Rules, entries_referred_to, words_named
from judgekit.books.magic.headwords import recover
from judgekit.core.nodes import Headword, RuleNode
from judgekit.core.text import Bilingual
from tests.books.real import reading_of

HEADINGS = {
    "5": Bilingual("手順", "Order of Play"),
    "110": Bilingual("駒", "Pieces"),
    "118": Bilingual("代金", "Prices"),
    "205": Bilingual("名札", "Label Line"),
    "305": Bilingual("畑", "Fields"),
    "402": Bilingual("坂歩き/Slopewalk", "Slopewalk"),
    "707": Bilingual("札を写すこと", "Tracing Cards"),
    "715": Bilingual("年代記札", "Annal Cards"),
}
RULES = {
    "100.2": "In sealed play (a way of playing in which cards come from closed boxes), each box is opened once.",
    "100.4": "Each player may also have a satchel, which is a group of spare cards kept beside the table.",
    "100.6": "Most club meetings (ordered events where players meet others) have rules of their own.",
    "102.2": "In a game of two, a player's rival is the other player.",
    "102.3": "In a game of teams, a player's partners are those of their team, and the player's rivals are all others.",
    "110.5": "A piece's posture is its bodily state.",
    "118.1": "A price is what is due. To settle a price, a player does what it says.",
    "122.5": "If a text says to shift a stone, it is lifted from one card and laid on a second.",
    "205.4": 'Any card with the supertype "golden" is subject to the check for golden cards, called the "golden rule". '
    'Any stone with the supertype "wooden" is a wooden stone. Any card with the supertype "plain" is a plain card.',
    "305.6": "The field types are Meadow and Fen. For Meadows, [sign] is {W}; for Fens, {B}.",
    "402.1": 'Slopewalk is written as "[type]walk" on cards.',
    "500.1": "A turn consists of five stages in this order.",
    "505.1": "To lift a stone is to take it up from the table with two fingers.",
    "602.1": 'The term "netted" describes a fish that was caught by the fishing ability.',
    "700.1": "Anything that comes to pass in a game is an incident.",
    "700.4": 'The term sinks means "is put under the table from the top of it."',
    "707.1": 'Some cards become a "trace" of another card.',
}
BOOK = Rules({number: Bilingual(en=text) for number, text in RULES.items()}, HEADINGS)


def entry(line: int, en: str | None = None, ja: str | None = None, head: Headword | None = None) -> RuleNode:
    headword = head or Headword()
    flags = [] if head else ["headword-lost"]
    name = f"glossary/{headword.en or f'line-{line}'}"
    text = Bilingual(ja, en)
    return RuleNode("mtg", "mtg@20210922", None, "entry", name=name, text=text, headword=headword, flags=flags)


def printed(ja: str, reading: str, en: str, definition: str = "Something printed.") -> RuleNode:
    return entry(1, definition, head=Headword(ja, reading, en))


def heads(*entries: RuleNode) -> list[str | None]:
    frame = [printed("青い石", "あおいいし", "Blue Stone"), *entries, printed("割れた石", "われたいし", "Broken Stone")]
    texts = {number: Bilingual(en=text) for number, text in RULES.items()}
    return [node.headword.en if node.headword else None for node in recover(frame, HEADINGS, texts)[1:-1]]


@pytest.mark.parametrize(
    ("definition", "head"),
    [
        ('"Glow" used to be a keyword ability. It has no meaning now.', "Glow"),
        ('Effects that use the word "rather" are exchange effects.', "Rather"),
        ('Who may act is decided by a system of "turns."', "Turns"),
        ('Whenever it fits, that ability automatically "wakes." See rule 100.2.', "Wake"),
        ('A stone or card is "gilt" if it has a golden rim.', "Gilt"),
        ("A stone with two rims is manyrimmed. Manyrimmed is not a rim.", "Manyrimmed"),
        ("Stack-Up is a deed in the practice box.", "Stack-Up"),
        ("To take a redraw is to give back a bad hand for a new one.", "Redraw"),
        ("1. To bank a stone is to put it away.\n2. To bank a card is to cover it.", "Bank"),
        ("Some cards count the stones of yours. A player's heap includes up to four.", "Heap"),
        ("To send a stone over the line. A stone can charge a gate.", "Charge"),
        ("Old cards were printed with that. Older cards with the Hedge creature type could not move.", "Hedge"),
        ('An obsolete sort. It said a player could "play as a break" in old games.', "Break"),
        ('See Inner "Should" Part.', "Should"),
    ],
)
def test_a_definition_names_its_own_head(definition: str, head: str) -> None:
    assert heads(entry(9, definition)) == [head]


@pytest.mark.parametrize(
    ("definition", "head"),
    [
        ("Anything that comes to pass in a game. See rule 700.1.", "Incident"),
        ("The bodily state of a piece. See rule 110.5.", "Posture"),
        ("To take a stone up from the table with two fingers. See rule 505.1.", "Lift"),
        ("A term that describes a fish caught by a fishing ability. See rule 602.1.", "Netted"),
        ("A way of playing in which cards come from closed boxes. See rule 100.2.", "Sealed"),
        ("Spare cards of a group that is kept beside the table. See rule 100.4.", "Satchel"),
        ("To do what is due for a price. See rule 118, “Prices.”", "Settle"),
        ("To make a card like another. See rule 707, “Tracing Cards.”", None),
        ("Someone a player is up against. See rules 102.2 and 102.3.", "Rival"),
        ('One of the two field types. Such a field has "Add {B}." See rule 305.6.', "Fen"),
    ],
)
def test_the_rule_that_a_definition_cites_says_the_same_with_the_word(definition: str, head: str | None) -> None:
    found = words_named(Bilingual(en=definition.replace("“", '"').replace("”", '"')), BOOK)
    assert [named.word for named in found] == ([head] if head else [])


def test_a_rule_that_says_little_of_the_definition_proves_nothing() -> None:
    assert heads(entry(9, "To win with stones. See rule 700.1.")) == [None]
    assert heads(entry(9, "The colour of a piece or card. See rule 110.5.")) == [None]


def test_a_word_that_the_definition_uses_is_not_what_it_defines() -> None:
    assert heads(entry(9, "The bodily state a posture of a piece is. See rule 110.5.")) == [None]


def test_the_last_of_several_supertypes_is_the_one_that_is_left() -> None:
    golden = entry(9, "A supertype of cards. See rule 205.4. See also Golden Rule.")
    plain = entry(12, "A supertype of cards. See rule 205.4.")
    wooden = entry(15, "A supertype of a stone. See rule 205.4.")
    assert heads(golden, plain, wooden) == ["Golden", "Plain", "Wooden"]


def test_of_two_equal_claims_to_a_word_none_is_taken() -> None:
    one = entry(9, "Anything that comes to pass in a game. See rule 700.1.")
    other = entry(12, "Anything that comes to pass in a game. See rule 700.1.")
    assert heads(one, other) == [None, None]


def test_two_entries_that_send_to_each_other_are_each_what_the_other_sends_to() -> None:
    up = entry(9, "A posture of a piece. See rule 110.5. See also Lying.")
    down = entry(12, "A posture of a piece. See rule 110.5. See also Standing.")
    assert heads(up, down) == ["Standing", "Lying"]


def test_a_third_entry_that_sends_there_too_leaves_all_of_them_open() -> None:
    up = entry(9, "A posture of a piece. See rule 110.5. See also Lying.")
    also = entry(12, "A posture of a piece. See rule 110.5. See also Lying.")
    down = entry(15, "A posture of a piece. See rule 110.5. See also Standing.")
    assert heads(up, also, down)[2] is None


def test_the_japanese_head_is_the_one_that_another_entry_sends_to() -> None:
    up = entry(9, "A posture of a piece. See rule 110.5. See also Lying.", "駒の姿の一つ。rule 110.5、伏せ 参照。")
    down = entry(
        12, "A posture of a piece. See rule 110.5. See also Standing.", "駒の姿の一つ。rule 110.5、立ち 参照。"
    )
    texts = {number: Bilingual(en=text) for number, text in RULES.items()}
    frame = [printed("青い石", "あおいいし", "Blue Stone"), up, down]
    found = [node.headword for node in recover(frame, HEADINGS, texts)[1:]]
    assert [(head.ja, head.en, head.recovered) for head in found if head] == [
        ("立ち", "Standing", ("ja", "en")),
        ("伏せ", "Lying", ("ja", "en")),
    ]


def test_an_ability_named_after_a_land_stands_behind_that_land() -> None:
    walk = printed("坂歩き", "さかあるき", "Slopewalk", "A keyword ability. See rule 402.")
    meadow = entry(9, 'One of the two basic land types. Such a field has "Add {W}." See rule 305.6.')
    behind, elsewhere = entry(12, "See Slopewalk."), entry(15, "See Slopewalk.")
    frame = [walk, meadow, behind, printed("白い石", "しろいいし", "White Stone"), elsewhere]
    texts = {number: Bilingual(en=text) for number, text in RULES.items()}
    found = [node.headword.en if node.headword else None for node in recover(frame, HEADINGS, texts)]
    assert found == ["Slopewalk", "Meadow", "Meadowwalk", "White Stone", None]


def test_where_only_japanese_is_left_the_one_term_of_the_cited_rule_is_the_head() -> None:
    assert heads(entry(9, ja="駒が机から下に置かれること。rule 700.4 参照。")) == ["Sinks"]
    assert heads(entry(9, ja="駒が机から下に置かれること。rule 700.1 参照。")) == [None]


def test_what_a_definition_sends_to_is_read_in_both_languages() -> None:
    text = Bilingual(
        "姿の一つ。rule 110.5rule 710札〕、伏せ 参照。", 'A posture. See rule 710, "Cards." See also Lying, Stone Bed.'
    )
    assert entries_referred_to(text) == (["伏せ"], ["Lying", "Stone Bed"])


def test_without_rule_texts_no_sentence_is_asked() -> None:
    frame = [entry(9, '"Glow" used to be a keyword ability.')]
    assert recover(frame, HEADINGS)[0].headword == Headword()


PROVEN = """
Ability Activate Archenemy Assemble Attack Aura Basic Block Brawl Cast Class Color Colorless Commander Concede Constructed Control
Copy Day Daybound Dependency Devotion Dies Emperor Encoded Encounter Equipment Event Flipped Forest Forestcycling Forestwalk
Foretold Fortification Free-for-All General Goaded Historic If Imprint Instead Interrupt Island Islandcycling Islandwalk Layer
Legendary Level Limited Loop Megamorph Modal Monarch Monocolored Monstrous Mountain Mountaincycling Mountainwalk Move Mulligan
Multicolored Multikicker Night Nightbound Ongoing Opponent Oracle Owner Paired Party Pay Phase Pile Placed Plains Plainscycling
Plainswalk Play Poisoned Power Prevent Priority Redirect Renowned Requirement Resolve Restriction Saga Shortcut Sideboard
Silver-Bordered Skip Snow Snow-Covered Status Step Summon Swamp Swampcycling Swampwalk Tap Tapped Teammate Threshold Toughness
Tournament Trigger Typecycling Unattach Unblockable Unflipped Unless Untap Untapped Vanguard Vehicle Wall World X
"""
"""Heads that no title gives and the document proves, checked one by one against the official English glossary of 2021."""


@pytest.mark.rulebooks
def test_the_real_glossary_recovers_what_its_sentences_prove(rulebooks: Path) -> None:
    path = rulebooks / "mtg-cr-20210922-ja-en.txt"
    entries = [node for node in reading_of(path).nodes if node.kind == "entry"]
    lost = [node for node in entries if "headword-lost" in node.flags]
    found = {node.headword.en for node in lost if node.headword and node.headword.en}
    assert set(PROVEN.split()) <= found
    assert len(lost) == 357
    assert len(found) == 329


def _without_numbers(node: RuleNode) -> str:
    """Return an English definition without what differs between editions: numbers of rules, and the look of quotes."""
    words = (node.text.en or "").translate(str.maketrans("“”’", '""\''))
    return " ".join(re.sub(r"\d{3}(?:\.\d+[a-z]?)?", "#", words).split())


@pytest.mark.rulebooks
def test_no_recovered_head_is_another_than_the_official_glossary_prints(rulebooks: Path) -> None:
    official = rulebooks.parent / "editions" / "mtg-cr-20210609-en.txt"
    if not official.is_file():
        pytest.skip("the official text of 2021 is not here")
    path = rulebooks / "mtg-cr-20210922-ja-en.txt"
    known: dict[str, set[str]] = {}
    for node in reading_of(official).nodes:
        if node.headword and node.headword.en:
            heads = node.headword.en.partition(" (Obsolete)")[0].casefold().split(", ")
            known.setdefault(_without_numbers(node), set()).update(heads)
    checked = 0
    for node in reading_of(path).nodes:
        official_heads = known.get(_without_numbers(node))
        sends = node.text.en or "See"
        if official_heads and node.headword and "en" in node.headword.recovered and not sends.startswith("See"):
            checked += 1
            assert (node.headword.en or "").casefold() in official_heads
    assert checked > 150
