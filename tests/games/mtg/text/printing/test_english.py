"""What is read is what is played: English printed from terms reads again to equal terms, whatever the words were before."""

import pytest

from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.text.english.reading import read_card_text, read_lines, read_text
from judgekit.games.mtg.text.printing import printed
from judgekit.games.mtg.text.printing.english import exactly, host_of, worded
from judgekit.games.mtg.text.printing.equal_terms import alike
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.parts import Part
from tests.cases import some
from tests.games.mtg.text.wordings import Wording, card_texts, wordings


def lines_of(wording: Wording) -> list[tuple[Ability, ...]]:
    """Return the abilities of a text, line by line."""
    line = TypeLine((), ("instant",) if wording.spell else ("creature",))
    return [one.abilities for one in read_lines(wording.text, wording.name, line)]


def read_again(text: str, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return what printed abilities read as, on the kind of card that they were on."""
    spell = any(ability.kind == "spell" for ability in abilities)
    return read_card_text(text, "", TypeLine((), ("sorcery" if spell else "creature",)))


@pytest.mark.parametrize("number", range(8))
def test_every_wording_is_printed_from_its_terms_and_reads_again_to_equal_ones(number: int) -> None:
    for wording in some(wordings()[number::8], 5):
        for abilities in lines_of(wording):
            text = worded(abilities)
            assert text is not None, wording.text
            assert alike(read_again(text, abilities), abilities), (wording.text, text)


def test_the_lines_of_real_cards_are_printed_from_their_terms() -> None:
    for wording in some(card_texts()[::4], 4):
        try:
            lines = lines_of(wording)
        except CardTextNotUnderstood:
            continue
        for abilities in lines:
            text = worded(abilities)
            assert text is not None, wording
            assert alike(read_again(text, abilities), abilities), (wording, text)


def test_what_no_wording_says_is_printed_in_the_structured_form_which_is_exact() -> None:
    (ability,) = read_ability(
        Part({"triggered": {"when": [{"event": "mulligan", "player": "you"}], "do": [{"learn": "you"}]}})
    )
    assert worded((ability,)) is None
    assert (
        printed(ability, "en")
        == exactly((ability,))
        == ("{triggered: {when: [{event: mulligan, player: you}], do: [{learn: you}]}}")
    )


def test_a_replacement_that_works_from_elsewhere_has_no_wording_and_is_no_fault() -> None:
    effect = {"if": {"event": "discard", "object": "this"}, "instead": [{"put": "this", "to": "battlefield"}]}
    (ability,) = read_ability(Part({"replacement": effect, "zones": ["hand"]}))
    assert printed(ability, "en") == exactly((ability,))


def test_a_pronoun_is_printed_as_what_it_was_taken_for() -> None:
    (ability,) = read_text("Whenever another creature enters under your control, it gets +1/+1 until end of turn.")
    assert printed(ability, "en").startswith("Whenever another creature you control enters, it gets +1/+1")


@pytest.mark.parametrize(
    "text",
    [
        "Whenever a player casts a spell, sacrifice ~. Counter that spell.",
        "Whenever an opponent casts a creature spell, put a +1/+1 counter on enchanted creature.",
        "At the beginning of the upkeep of enchanted creature's controller, put a -1/-1 counter on enchanted creature.",
        "When ~ enters, look at the top three cards of target player's library. Put them back in any order.",
        "When ~ enters, if ~ was cast from a graveyard, draw a card.",
        "LEVEL 2-3\n2/4\n{U}: Draw a card.",
        "LEVEL 4+\n2/5\nFlying",
        "~ enters tapped with two depletion counters on it.",
        "If a player would draw a card, that player skips that draw instead.",
        "If an opponent would gain life, that player gains no life instead.",
        "{1}: Search target opponent's library for a creature card. Put it into their graveyard. That player shuffles.",
        "{1}: Look at the top card of target player's library. You may put it into their graveyard.",
        "{1}: Target player skips their next draw step.",
        "~ can't attack unless you have less life than an opponent.",
        "{T}: Destroy target tapped or blocking creature.",
        "Protection from snow",
    ],
)
def test_an_ability_is_printed_with_the_words_that_cards_have(text: str) -> None:
    assert printed(read_text(text)[0], "en") == text


def test_a_structured_ability_is_printed_as_card_text() -> None:
    terms = {"activated": {"cost": ["{1}", "{T}"], "targets": [{"id": "t", "is": "creature"}], "do": [{"tap": "t"}]}}
    assert printed(read_ability(Part(terms)), "en") == "{1}, {T}: Tap target creature."


@pytest.mark.parametrize(
    ("line", "enchant", "host"),
    [
        (TypeLine((), ("artifact",), ("Equipment",)), "Flying", "equipped creature"),
        (TypeLine((), ("enchantment",), ("Aura",)), "Enchant land", "enchanted land"),
        (TypeLine((), ("enchantment",), ("Aura",)), "Enchant player", "enchanted player"),
        (TypeLine((), ("enchantment",), ("Aura",)), "Enchant permanent", "enchanted permanent"),
    ],
)
def test_what_it_is_attached_to_is_called_as_the_card_calls_it(line: TypeLine, enchant: str, host: str) -> None:
    assert host_of(line, read_text(enchant)) == host


@pytest.mark.parametrize(
    "text",
    [
        "You have hexproof from red.",
        "Creatures attacking you get -1/-0.",
        "{T}: Gain control of target creature for as long as ~ remains on the battlefield.",
        "At the beginning of your upkeep, if no creatures are on the battlefield, sacrifice ~.",
        "Whenever you discard one or more cards, you gain 1 life.",
        "Whenever a card an opponent owns is put into a graveyard from anywhere, draw a card.",
        "At the beginning of your upkeep, if there are 3 or more quest counters on ~, draw a card.",
        "All creatures able to block ~ do so.",
        "~'s power and toughness are each equal to the number of creatures you control.",
        "Discard a land card: Draw a card.",
    ],
)
def test_verbs_and_nouns_agree_with_what_stands_before_them(text: str) -> None:
    (ability,) = read_card_text(text, "", TypeLine((), ("artifact",)))
    assert printed(ability, "en") == text


@pytest.mark.parametrize(
    ("text", "spell"),
    [
        ("Players may play an additional land on each of their turns.", False),
        ("Players may play 2 additional lands on each of their turns.", False),
        ("You may play an additional land on each of your turns.", False),
        ("Counter target spell unless its controller pays {1} or {G}.", True),
        (
            "Target opponent exiles cards from the top of their library until they exile a nonland card. "
            "You may cast it without paying its mana cost.",
            True,
        ),
        ("Reveal the top card of target opponent's library. Put it into its owner's hand.", True),
        ("Reveal the top card of your library. Put it into your hand.", True),
        (
            "Search your library for up to two Forest cards. Reveal them. Put them into your hand. Shuffle.",
            True,
        ),
        ("Search your library for a Forest card. Reveal it. Put it into your hand. Shuffle.", True),
    ],
)
def test_whose_turns_and_cards_are_meant_is_printed_as_it_was_said(text: str, spell: bool) -> None:
    line = TypeLine((), ("sorcery" if spell else "creature",))
    assert worded(read_card_text(text, "", line)) == text
