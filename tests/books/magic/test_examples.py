"""Examples of Magic rules printed in two languages: which belong together (by order, figures and symbols), which stay apart."""

from hypothesis import given
from hypothesis import strategies as st

from judgekit.books.magic.examples import match_examples

TEXTS = st.lists(st.text("あ土地攻撃 {G}+1/2landattackX", max_size=12), max_size=5)


def test_as_many_examples_in_both_languages_belong_together_in_order() -> None:
    assert match_examples(["甲", "乙"], ["one", "two"]).pairs == ((0, 0), (1, 1))


def test_a_single_japanese_example_is_matched_by_its_figures_and_symbols() -> None:
    japanese = ["プレイヤーが{R}{R}で5/6のクリーチャーを出す。"]
    english = ["A player has 3 lands.", "A player pays {R}{R} for a 5/6 creature.", "A player pays {G} for a creature."]
    assert match_examples(japanese, english).pairs == ((None, 0), (0, 1), (None, 2))


def test_figures_in_words_count_as_figures() -> None:
    matching = match_examples(["カード4枚を引く。"], ["Draw two cards.", "Draw four cards."])
    assert matching.pairs == ((None, 0), (0, 1))


def test_what_nothing_makes_certain_stays_apart() -> None:
    matching = match_examples(["何かが起きる。"], ["Something happens.", "Anything happens."])
    assert not matching.certain
    assert matching.pairs == ((None, 0), (None, 1), (0, None))


def test_a_lost_english_example_leaves_the_japanese_one_alone() -> None:
    matching = match_examples(["{W}を出す。", "{U}を出す。"], ["Add {U}."])
    assert matching.pairs == ((0, None), (1, 0))


@given(TEXTS, TEXTS)
def test_every_example_stands_in_exactly_one_pair_and_each_language_keeps_its_order(
    ja: list[str], en: list[str]
) -> None:
    pairs = match_examples(ja, en).pairs
    assert [one for one, _ in pairs if one is not None] == list(range(len(ja)))
    assert [other for _, other in pairs if other is not None] == list(range(len(en)))
