"""Word-level differences: nothing is lost, and what is marked as changed is what changed."""

from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.core.text import Lang
from judgekit.references.words import Stretch, word_diff, words


def pieces(old: str, new: str, lang: Lang = "en") -> list[tuple[str, str]]:
    return [(stretch.operation, stretch.text) for stretch in word_diff(old, new, lang)]


def test_english_changes_by_whole_words() -> None:
    assert pieces("There are ten goblins.", "There are eleven goblins.") == [
        ("same", "There are "),
        ("removed", "ten"),
        ("added", "eleven"),
        ("same", " goblins."),
    ]


def test_japanese_changes_where_scripts_meet() -> None:
    assert pieces("小鬼は飛行を持つ。", "小鬼は速攻を持つ。", "ja") == [
        ("same", "小鬼は"),
        ("removed", "飛行"),
        ("added", "速攻"),
        ("same", "を持つ。"),
    ]


def test_neighbouring_changes_are_shown_as_one_phrase() -> None:
    assert pieces("a red goblin runs", "a blue imp runs") == [
        ("same", "a "),
        ("removed", "red goblin"),
        ("added", "blue imp"),
        ("same", " runs"),
    ]


def test_quotes_and_dashes_of_another_shape_are_no_change() -> None:
    assert pieces('It\'s "one" - two', "It’s “one” – two") == [("same", "It’s “one” – two")]


def test_equal_and_empty_texts() -> None:
    assert pieces("same", "same") == [("same", "same")]
    assert pieces("", "") == []
    assert pieces("", "new") == [("added", "new")]
    assert pieces("old", "") == [("removed", "old")]


TEXTS = st.text(alphabet="ab 小鬼はカナ.,\n704", max_size=40)


@settings(max_examples=150)
@given(TEXTS, TEXTS, st.sampled_from(["ja", "en"]))
def test_both_wordings_can_be_read_back(old: str, new: str, lang: Lang) -> None:
    stretches = word_diff(old, new, lang)

    def joined(*operations: str) -> str:
        return "".join(stretch.text for stretch in stretches if stretch.operation in operations)

    assert joined("same", "removed") == old.replace("\n", " ")
    assert joined("same", "added") == new.replace("\n", " ")
    assert all(stretch.text for stretch in stretches)
    assert "".join(words(old, lang)) == old.replace("\n", " ")


def test_a_stretch_is_plain_data() -> None:
    assert word_diff("x", "x", "en") == [Stretch("same", "x")]
