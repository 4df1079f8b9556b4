"""Wordings that no Japanese text says yet are played by scenarios from their abilities: the words come to just these."""

import pytest

from judgekit.games.mtg.terms.type_lines import read_type_line
from judgekit.games.mtg.text.english.reading import lines_of_card
from tests.games.mtg.text.corpus_cards import corpus_cards
from tests.games.mtg.text.wordings import texts_of

ROWS = [tuple(row.split(" | ", 2)) for row in texts_of("played_as_written.txt")]


@pytest.mark.parametrize(("file", "name", "text"), ROWS)
def test_the_words_of_a_card_come_to_the_abilities_that_its_scenario_plays(file: str, name: str, text: str) -> None:
    said = next(card.said for card in corpus_cards() if (card.file.stem, card.name) == (file, name))
    lines = lines_of_card(text.replace("¶", "\n"), name, read_type_line(said["types"], invented=True))
    assert [term for line in lines for term in line.terms] == said["abilities"]
