"""Japanese words: forms of verbs, numbers, counters, spelling, sentences cut into words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.japanese.counters import recounted
from judgekit.language.japanese.spelling import (
    COMMON,
    clause_first,
    divided,
    in_figures,
    respelt,
    sentences,
    split_modes,
    straightened,
    wide,
    without_notes,
)
from judgekit.language.japanese.tokens import NAME, NUMBER, QUOTED, Cutter
from judgekit.language.japanese.verbs import inflected


@pytest.mark.parametrize(
    ("plain", "stem", "te", "past", "negative", "passive", "causative", "potential"),
    [
        ("置く", "置き", "置いて", "置いた", "置かない", "置かれる", "置かせる", "置ける"),
        ("防ぐ", "防ぎ", "防いで", "防いだ", "防がない", "防がれる", "防がせる", "防げる"),
        ("戻す", "戻し", "戻して", "戻した", "戻さない", "戻される", "戻させる", "戻せる"),
        ("持つ", "持ち", "持って", "持った", "持たない", "持たれる", "持たせる", "持てる"),
        ("選ぶ", "選び", "選んで", "選んだ", "選ばない", "選ばれる", "選ばせる", "選べる"),
        ("支払う", "支払い", "支払って", "支払った", "支払わない", "支払われる", "支払わせる", "支払える"),
        ("戻る", "戻り", "戻って", "戻った", "戻らない", "戻られる", "戻らせる", "戻れる"),
        ("捨てる", "捨て", "捨てて", "捨てた", "捨てない", "捨てられる", "捨てさせる", "捨てられる"),
        ("出る", "出", "出て", "出た", "出ない", "出られる", "出させる", "出られる"),
        ("破壊する", "破壊し", "破壊して", "破壊した", "破壊しない", "破壊される", "破壊させる", "破壊できる"),
        ("行く", "行き", "行って", "行った", "行かない", "行かれる", "行かせる", "行ける"),
    ],
)
def test_a_verb_has_every_form(
    plain: str, stem: str, te: str, past: str, negative: str, passive: str, causative: str, potential: str
) -> None:
    assert inflected(plain) == (plain, stem, te, past, negative, passive, causative, potential)
    phrase = inflected(f"カードを{plain}")
    assert phrase is not None
    assert phrase.te == f"カードを{te}"


@pytest.mark.parametrize(
    "verb",
    ["終わる", "変わる", "上がる", "なる", "減る", "移る", "切る", "振る", "送る", "残る", "取る", "乗る", "走る"],
)
def test_verbs_of_five_steps_in_ru(verb: str) -> None:
    forms = inflected(verb)
    assert forms is not None
    assert forms.past == f"{verb[:-1]}った"


@pytest.mark.parametrize("text", ["破壊しない", "カード", "", "る", "攻撃できない"])
def test_what_ends_with_no_verb_has_no_forms(text: str) -> None:
    assert inflected(text) is None


@pytest.mark.parametrize(
    ("kanji", "figures"),
    [("二体", "2体"), ("十枚", "10枚"), ("十二個", "12個"), ("二十つ", "20つ"), ("三十五点", "35点")],
)
def test_numbers_before_a_counter_are_figures(kanji: str, figures: str) -> None:
    assert in_figures(f"ユニット{kanji}を") == f"ユニット{figures}を"


def test_a_kanji_number_that_counts_nothing_stays() -> None:
    assert in_figures("魔導書の一番上") == "魔導書の一番上"


@given(st.integers(0, 9999))
def test_full_width_figures_are_the_same_figures(number: int) -> None:
    assert straightened(wide(number)) == str(number)


def test_notes_and_blanks_are_no_text() -> None:
    text = without_notes(straightened("１枚　引く（『手札』に加える）。"))
    assert text == "1枚引く。"
    assert without_notes("半分(端数切り捨て)(注)", besides="端数") == "半分(端数切り捨て)"


def test_spellings_that_every_game_has() -> None:
    assert respelt("全てのプレーヤーは行なってよい", COMMON) == "すべてのプレイヤーは行ってもよい"


def test_a_sign_inside_of_quotation_marks_divides_nothing() -> None:
    assert sentences("甲は「乙する。」を得る。丙する。") == ["甲は「乙する。」を得る", "丙する"]
    assert divided("甲:「乙:丙」", ":") == ["甲", "「乙:丙」"]


def test_a_list_to_choose_from_is_split_off() -> None:
    assert split_modes("出た時、次の中から1つを選ぶ。・甲。・乙。") == ("出た時、", ["甲。", "乙。"])
    assert split_modes("カードを引く。") == ("カードを引く。", [])


def test_each_noun_has_its_counter() -> None:
    assert recounted("カード2体とユニット3体", {"カード": "枚"}) == "カード2枚とユニット3体"


def test_the_longest_word_is_cut_off_and_an_unknown_one_is_named() -> None:
    cutter = Cutter({"number": NUMBER, "name": NAME}, {"火": {"color": "fire"}})
    tokens = cutter.cut("《山》火の2", frozenset({"の", "火の"}))
    assert [(token.text, dict(token.values)) for token in tokens] == [
        ("《山》", {"name": "山"}),
        ("火の", {}),
        ("2", {"number": "2"}),
    ]
    with pytest.raises(CardTextNotUnderstood, match="水"):
        cutter.cut("火の水", frozenset({"火の"}))


@pytest.mark.parametrize(
    ("sentence", "first"),
    [
        ("それは次の番まで攻撃できない", "次の番まで、それは攻撃できない"),
        ("勝ったとき、それは次の番まで攻撃できない", "勝ったとき、次の番まで、それは攻撃できない"),
        ("次の番まで、それは攻撃できない", "次の番まで、それは攻撃できない"),
        ("それは「これは次の番まで攻撃できない」を得る", "それは「これは次の番まで攻撃できない」を得る"),
    ],
)
def test_a_clause_inside_of_a_sentence_is_brought_to_its_beginning(sentence: str, first: str) -> None:
    assert clause_first(sentence, "次の番まで") == first


def test_quoted_text_may_quote_again() -> None:
    tokens = Cutter({"quoted": QUOTED}).cut("「これは「飛ぶ」を得る。」を得る", frozenset(("を", "得る")))
    assert tokens[0].values == {"quoted": {"text": "これは「飛ぶ」を得る"}}
