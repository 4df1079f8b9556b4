"""What a lost particle does not change."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.search.fields import _BETWEEN
from judgekit.search.postings import _RUN
from judgekit.search.streams import bigrams, joined, runs, words


def test_a_text_that_lost_its_particles_is_the_same_run_as_the_whole_one() -> None:
    assert runs(joined("プレイヤーのデッキ")) == runs(joined("プレイヤーデッキ"))
    assert runs(joined("手札を引く")) == runs(joined("手札引く"))


def test_a_particle_that_is_part_of_a_word_stays() -> None:
    assert joined("はじめに手札をとる") == "はじめに手札をとる"


def test_each_dropped_particle_leaves_a_gap_in_the_places() -> None:
    places: list[int] = []
    assert joined("島の山", places) == "島山"
    assert places == [0, 2]


def test_a_verb_keeps_its_first_ending_and_its_stem() -> None:
    assert bigrams("支払う") == ["支払", "払う", "払"]
    assert bigrams("夢") == ["夢"]


def test_words_lose_possessive_endings_and_quotation_marks() -> None:
    assert words("a permanent's 'cost' can't be +1/+1") == ["a", "permanent", "cost", "cant", "be", "1", "1"]


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="のをはがにと手札山プレイーa1 。、きる", max_size=30))
def test_the_fast_form_for_whole_books_drops_the_same_particles(text: str) -> None:
    assert joined(text) == _BETWEEN.sub("", text)
    assert runs(text) == _RUN.findall(text)
    assert not re.search("[手札山プレイ][のをはがにと][手札山プレイ]", joined(text))
