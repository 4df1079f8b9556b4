"""English words: plurals and third persons."""

import pytest

from judgekit.language.english.inflection import lemmas, plural
from judgekit.language.english.numbers import NUMBERS, WORD_OF_NUMBER


@pytest.mark.parametrize(
    ("word", "inflected"),
    [
        *(("card", "cards"), ("library", "libraries"), ("toy", "toys"), ("box", "boxes"), ("search", "searches")),
        *(("Elf", "Elves"), ("Werewolf", "Werewolves"), ("Hippogriff", "Hippogriffs"), ("Serf", "Serfs")),
        *(("Dwarf", "Dwarves"), ("Mouse", "Mice"), ("Merfolk", "Merfolk"), ("have", "has"), ("is", "are")),
    ],
)
def test_a_word_is_inflected(word: str, inflected: str) -> None:
    assert plural(word) == inflected
    assert lemmas([word])[inflected] == word


def test_a_game_has_words_of_its_own() -> None:
    assert plural("Myr", {"Myr": "Myr"}) == "Myr"


def test_number_words() -> None:
    assert NUMBERS["three"] == "3"
    assert WORD_OF_NUMBER["12"] == "twelve"
