"""What Japanese judges leave out of deeds and questions, and how things are before their names; cards invented."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import answered, of, result

ZAP = "火花 {R} インスタント「1つを対象とする。火花はそれに3点のダメージを与える。」"
ALTAR = "生贄台 {1} アーティファクト「クリーチャー1体を生け贄に捧げる：占術1を行う。」"
CUB = "不死狼 {G} クリーチャー 1/1「不死」"
WILL = (
    "意地 {3}{U}{U} インスタント「You may pay 1 life and exile a blue card from your hand rather than pay "
    "this spell's mana cost.\\n"
    "Counter target spell.」"
)
SAGE = "賢者 {U} クリーチャー 1/1"


@pytest.mark.parametrize(
    "again",
    [
        "Aは不死狼を生贄台の能力で生け贄に捧げ、戻ってきた不死狼をもう一度生け贄に捧げた。",
        "Aは生贄台に不死狼を生け贄に捧げた。Aは不死狼をもう一度生け贄に捧げた。",
        "Aは生贄台の能力を起動して不死狼を生け贄に捧げ、戻ってきたらまた生け贄に捧げた。",
    ],
)
def test_what_is_sacrificed_once_more_is_sacrificed_for_the_same(again: str) -> None:
    """It has a +1/+1 counter the second time and stays in the graveyard (702.93a)."""
    said = f"A: {ALTAR}、{CUB}\nAのターン。{again}\n不死狼は2回目も不死で戻ってくる? 最終的にどこにある?"
    assert [reply.result[0].ja for reply in answered(said, lang="ja").replies] == [
        "いいえ: 不死狼は2回死亡する、1回戻ってくる",
        "不死狼はAの墓地にある",
    ]


@pytest.mark.parametrize(
    "asked",
    [
        "Bは1点払って賢者を追放し、意地を火花に唱えられる?",
        "Bは賢者を追放して意地で火花を打ち消せる?",
        "Bは賢者を追放して意地で打ち消せる?",
    ],
)
def test_a_question_may_tell_what_is_given_for_a_spell(asked: str) -> None:
    said = (
        f"A: 手札に{ZAP}\nB: ライフ1、土地は全部タップ、手札は{WILL}と{SAGE}\nAのターン。Aは火花をBに唱えた。\n{asked}"
    )
    assert result(said, "ja")[0].startswith("はい")


@pytest.mark.parametrize("how", ["カウンターの乗っていない", "カウンターが置かれていない", "カウンターなしの"])
def test_without_counters_is_told_before_a_name(how: str) -> None:
    said = f"A: {CUB}\nB: 手札に{ZAP}\nBのターン。Bは{how}不死狼に火花を撃った。不死狼は戻ってくる?"
    with pytest.raises(NotationUnclear):  # how it is that was told of before is no part of a deed
        of(said.replace(how, "火の粉の"))
    said = f"Aの戦場に{how}{CUB}。\nB: 手札に{ZAP}\nBのターン。Bは不死狼に火花を撃った。不死狼は戻ってくる?"
    assert result(said, "ja")[0].startswith("はい")


def test_both_have_so_many_and_both_lives_are_told_behind() -> None:
    said = (
        f"AもBも熊 2/2を1体ずつコントロールしていて、ライフは両者2。\nA: 手札に{ZAP}\nAのターン。Aは火花をBに撃った。"
    )
    said += "勝つのはどっち? なぜ?"
    assert [reply.result[0].ja for reply in answered(said, lang="ja").replies] == [
        "Aの勝ち",
        "Aの勝ち。なぜなら: 火花によりBはライフを3点失う(2→-1)。Bのライフが0以下である",
    ]


def test_what_is_supposed_instead_is_not_done_besides() -> None:
    zap = "小火 {R} インスタント「1つを対象とする。小火はそれに2点のダメージを与える。」"
    there = f"A: 手札に{ZAP}、{zap}\nB: 熊 2/5、ライフ20\nAのターン。"
    said = f"{there}Aが火花を熊に撃ったら熊は死ぬ? Aが代わりに小火を熊に撃ったら熊は死ぬ?"
    assert [str(reply.result[0].ja)[:3] for reply in answered(said, lang="ja").replies] == ["いいえ", "いいえ"]
    told = answered(f"{there}Aは火花を熊に撃った。Aが代わりに小火を熊に撃ったら熊は死ぬ?", lang="ja").replies
    assert told[0].unread is not None  # what was done is not taken back by a question


def test_a_size_and_a_keyword_are_asked_of_what_was_asked_about_before() -> None:
    said = "A: 鷹 2/3「飛行」\nAのターン。鷹はいま何/何? 飛行は残っている? サイズはいくつになる?"
    assert [reply.result[0].ja for reply in answered(said, lang="ja").replies] == [
        "鷹のサイズは2/3",
        "はい: 鷹は飛行を持つ",
        "鷹のサイズは2/3",
    ]


def test_an_attack_behind_a_life_total_is_of_its_player() -> None:
    said = "Aはライフ13。熊 2/2で攻撃し、Bはブロックしない。\nBのライフは?"
    assert result(said, "ja")[0] == "Bのライフは18"


# MAGMELL.

CURSE = "呪い {青} クイック マジック「ユニット1体を対象とする。それの上にウィークカウンターを1個置く。」"
FIRE = "業炎 {赤}{1} 触媒{赤} マジック「ユニット1体を対象とする。それに2点のダメージを与える。」"


def test_what_lies_on_a_unit_is_told_in_a_sentence_and_asked() -> None:
    """Of each pair one of both goes (705.4.9)."""
    said = (
        "ルール magmell\nB: 妖鳥 2/2、パワーカウンター2個とウィークカウンター3個が置かれている。\n妖鳥のAPとHPはいくつ?"
    )
    assert [reply.result[0].ja for reply in answered(said, lang="ja").replies] == ["妖鳥のAPは1", "妖鳥のHPは1"]
    said = f"ルール magmell\nA: 幼竜 2/2(パワーカウンター2個)\nB: 手札に{CURSE}\nBは呪いを幼竜に使った。\n"
    said += "幼竜のHPはいくつになる? パワーカウンターは何個残る?"
    assert [reply.result[0].ja for reply in answered(said, lang="ja").replies] == [
        "幼竜のHPは3",
        "幼竜のカウンターはパワーカウンター1個",
    ]


def test_stones_that_lie_face_up_are_counted_of_whom_they_are_told() -> None:
    """One is rested for the cost of each stone, and one turned face down for the catalyst (702.3.4.1, 702.3.4.2)."""
    said = "ルール magmell\nAの魔石エリアには表向きでウェイク状態の赤の魔石が2枚ある。"
    said += f"Aの手札に{FIRE}。Bには骨兵 1/2がいる。\nAは業炎を骨兵に使った。表向きの赤の魔石は何枚残る?"
    assert result(said, "ja")[0] == "Aの表向きの赤の魔石: 1"


def test_in_which_step_an_attack_was_declared_is_told_behind_it() -> None:
    heal = "癒し手 {緑}{1} ノーマル マジック「あなたはライフを2点回復する。」"
    said = f"ルール magmell\nAは大蛇 3/3でBを攻撃したところ。攻撃ステップ中で、Aの手札に{heal}がある。\n"
    said += "Aは今、癒し手を使える? 使えないのはなぜ?"
    replies = answered(said, lang="ja").replies
    assert str(replies[0].result[0].ja).startswith("いいえ")
    assert str(replies[1].result[0].ja).startswith("Aは癒し手を使うことができない")


def test_no_other_card_is_offered_in_the_place_of_one_that_is_named_in_brackets() -> None:
    with pytest.raises(NotationUnclear) as fault:
        of(f"A: 手札に{ZAP}\nB: 熊 2/2\nAのターン。Aは《突然の火花》を熊に撃った。熊は死ぬ?")
    assert fault.value.words == "突然の火花"


def test_what_another_player_does_behind_the_battle_is_not_done_by_who_acted_before() -> None:
    curse = "呪い {青}{1} クイック マジック「ユニット1体を対象とする。それの上にウィークカウンターを2個置く。」"
    heal = "癒し {緑}{1} クイック マジック「あなたはライフを3点回復する。」"
    said = f"ルール magmell\nA: ライフ19、狼 2/3。B: 盾兵 1/4。Aは狼でBを攻撃し、Bは盾兵で防御しました。\nBは{curse}を狼に使い、"
    with pytest.raises(NotationUnclear):
        answered(f"{said}バトルのあとでAは{heal}を使いました。Aのライフは何点ですか?", lang="ja")
    (told,) = answered(f"{said}そのあとAは{heal}を使いました。Aのライフは何点ですか?", lang="ja").replies
    assert str(told.result[0].ja) == "Aのライフは20"
