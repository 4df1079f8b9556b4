"""Terms are written as plain data that reads to equal terms."""

from judgekit.games.mtg.terms.records import Ability, plain_of
from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.text.abilities_writing import write_abilities
from judgekit.games.mtg.text.english.reading import read_card_text
from judgekit.games.mtg.text.structured.abilities import read_abilities
from judgekit.games.mtg.text.structured.cards import read_card
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.parts import Part
from tests.cases import each, some
from tests.games.mtg.text.corpus_cards import corpus_cards
from tests.games.mtg.text.wordings import Wording, card_texts, wordings


def abilities_of(wording: Wording) -> tuple[Ability, ...]:
    """Return the abilities of a text."""
    return read_card_text(wording.text, wording.name, TypeLine((), ("instant",) if wording.spell else ("creature",)))


@each(wordings())
def test_a_term_written_as_plain_data_reads_to_an_equal_term(wording: Wording) -> None:
    abilities = abilities_of(wording)
    assert plain_of(read_abilities(Part(write_abilities(abilities)))) == plain_of(abilities)


def test_the_terms_of_real_cards_are_written_and_read_again() -> None:
    for wording in card_texts():
        try:
            abilities = abilities_of(wording)
        except CardTextNotUnderstood:
            continue
        assert plain_of(read_abilities(Part(write_abilities(abilities)))) == plain_of(abilities), wording


def test_the_cards_of_the_corpus_are_written_and_read_again() -> None:
    for file, name, said in some([*corpus_cards()], 4):
        for card in read_card(name, Part(said)):
            read = read_abilities(Part(write_abilities(card.abilities)))
            assert plain_of(read) == plain_of(card.abilities), (file.name, card.name)
