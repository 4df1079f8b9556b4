"""What no Japanese row reads is said again in plain sentences: clauses, deeds, what is corrected, questions by what they ask."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.retold.japanese_clauses import clauses
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.table.adapter import Misfit
from tests.cases import each
from tests.scenarios.notation.tables import answered

BOARD = (
    'A: 鹿 {1}{G} クリーチャー 3/3、手札に強打 {G} インスタント "Target creature gets +2/+2 until end of turn."。'
    'B: 壁 {1}{W} クリーチャー 0/4、手札に雷 {R} インスタント "~ deals 3 damage to any target."。'
)


def told(text: str) -> list[str]:
    """Return how a text was read, and the first sentence of every answer."""
    found = answered(text)
    assert found.unread is None
    return [*(str(one.ja) for one in found.left_out), *(str(reply.result[0].ja) for reply in found.replies)]


@each(
    [
        (
            "Aは鹿で攻撃し、攻撃後にBは雷を鹿に撃って、Aは強打を鹿に撃って対応した。鹿は生き残る?",
            "はい: 鹿は生き残る",
        ),
        ("Aは牛じゃなくて、鹿で攻撃した。Bはブロックしない。Bのライフは?", "Bのライフは17"),
        ("Aは鹿で攻撃した。Bはブロックしない。Bのライフは5からいくつになる?", "Bのライフは2"),
        ("Aは鹿で攻撃した。通ったらBのライフは?", "Bのライフは17"),
    ]
)
def test_natural_japanese_is_read(told_so: str, answer: str) -> None:
    assert answer in told(BOARD + told_so)[-1]


@each(
    [
        ("Aは鹿で攻撃した。Bは壁でブロックした。最終的に鹿ってどうなっちゃうんでしょうか?", "鹿は生き残る"),
        ("Aは鹿で攻撃した。Bは壁でブロックした。えーと、鹿のパワータフネスは何/何になりますか?", "鹿のサイズは3/3"),
        ("Aは鹿で攻撃した。Bは雷を鹿に撃った。鹿は落ちますよね?", "はい: 鹿は死亡する"),
        ("Aは鹿で攻撃した。Bは雷を鹿に撃った。鹿は無事ですか?", "いいえ: 鹿は死亡する"),
    ]
)
def test_a_japanese_question_is_read_by_what_it_asks(told_so: str, answer: str) -> None:
    assert answer in told(BOARD + told_so)[-1]


@each(
    [
        "Aは鹿で攻撃し、Bは壁でブロックしてぐるぐる回した。鹿は死ぬ?",
        "Aは鹿だけではなく、壁で攻撃した。Bのライフは?",
        "Aは鹿で攻撃した。鹿は夜を越えて生き残る?",
        "Aは鹿で攻撃した。鹿は死なない方ですか?",
        "Aは+2能力を起動した。Bのライフは?",
    ]
)
def test_what_says_more_than_is_known_stays_refused_in_japanese(told_so: str) -> None:
    try:
        unread = answered(BOARD + told_so).unread
    except NotationUnclear as fault:
        unread = fault
    assert unread is not None


@each(
    [
        (
            "Aは\uf100で攻撃し、Bはブロックしなかったけど、Aは\uf101を撃った",
            "Aは\uf100で攻撃する/Bはブロックしなかった/Aは\uf101を撃った",
        ),
        ("Aは\uf100を出していて、\uf101をBに撃っていない", "Aは\uf100を出している/Aは\uf101をBに撃っていない"),
        ("Bが\uf100に\uf101を撃ってきたので、Aは対応した", "Bが\uf100に\uf101を撃つ/Aは対応した"),
        ("\uf100が攻撃してきたから\uf101でブロックした", "\uf100が攻撃する/\uf101でブロックした"),
        ("Aは\uf100を\uf101に装備しないで攻撃した", "Aは\uf100を\uf101に装備しない/Aは攻撃した"),
    ]
)
def test_clauses_keep_what_is_denied_and_who_does_what(sentence: str, parts: str) -> None:
    assert "/".join(clauses(sentence)) == parts


def test_what_asks_on_from_a_supposition_that_is_not_read_is_not_answered_without_it() -> None:
    zap = "火花 {赤} インスタント「1つを対象とする。火花はそれに3点のダメージを与える。」"
    board = f"A: 熊 2/2、手札に{zap}。B: ライフ3。Aのターン。"
    found = answered(
        f"{board}ここで火花を撃って通ったら、熊は全部で何回吠えますか？相手はそれで負けますか？", lang="ja"
    )
    assert [reply.unread is not None for reply in found.replies] == [True, True]


CONFIDANT = (
    "A: 腹心 2/1「あなたのアップキープの開始時に、あなたのライブラリーの一番上のカードを公開し、それをあなたの手札に加える。"
    "あなたはそれのマナ総量に等しい点数のライフを失う。」、ライブラリー: 雷 {2}{R} インスタント「あなたはカードを1枚引く。」\n"
)


def test_a_trigger_without_anything_by_which_it_triggers_is_not_passed_over() -> None:
    with pytest.raises(NotationUnclear, match="nothing is told by which it triggers"):
        answered(f"{CONFIDANT}Aのターン。腹心の能力が誘発した。Aのライフは?")
    assert told(f"{CONFIDANT}Aのアップキープに腹心の能力が誘発した。Aのライフは?")[-1] == "Aのライフは17"


def test_how_often_things_that_are_called_alike_trigger_is_told_of_all() -> None:
    gains = "「クリーチャーが死亡するたび、あなたは1点のライフを得る。」"
    text = f"A: 楽師 1/1{gains}2体、手札に怒り {{W}} ソーサリー「すべてのクリーチャーを破壊する。」\nAは怒りを唱えた。"
    assert told(f"{text}楽師は何回誘発する?")[-1] == "2つそれぞれ: 楽師の能力は2回誘発する"
    assert told(f"{text}怒りが解決した。楽師は何回誘発する?")[-1].startswith("合わせて4回")


@each(
    [
        (
            "お互いのライフが9のとき、Aは鹿で攻撃し、Bはブロックしなかった。また、Bのライフは最終的にいくつになりますか?",
            "Bのライフは6",
        ),
        ("Aは鹿で攻撃した。Bは壁でブロックし、ダメージが入る前に雷を鹿に撃った。鹿は死にますか?", "はい: 鹿は死亡する"),
        ("Aは鹿で攻撃した。Bは壁でブロックした。結局、鹿はどうなるのでしょうか?", "鹿は生き残る"),
        ("Bは雷を鹿に撃った。鹿は死にますか? 理由もお願いします。", "はい: 鹿は死亡する"),
        ("Bのターンに雷を鹿に撃った。鹿は死にますか?", "はい: 鹿は死亡する"),
    ]
)
def test_when_it_is_and_that_more_is_asked_are_said_apart(told_so: str, answer: str) -> None:
    found = told(BOARD + told_so)
    assert any(answer in one for one in found[-2:])


@each(
    [
        "Aは鹿で攻撃した。Bはブロック・ステップ中に壁で何かした。鹿は死にますか?",
        "防御ステップ中に雷を鹿に撃った。鹿は死にますか?",
        "AとBとCのライフが9のとき、Aは鹿で攻撃した。Bのライフは?",
    ]
)
def test_a_time_that_does_not_fit_what_was_done_stays_refused(told_so: str) -> None:
    try:
        unread = answered(BOARD + told_so).unread
    except NotationUnclear as fault:
        unread = fault
    assert unread is not None


SMITES = (
    "A: 鹿 {1}{G} クリーチャー 3/3、影 {B}{B} クリーチャー 2/2「呪禁」\n"
    "B: 手札: 刃 {1}{B} インスタント「クリーチャー1体を対象とし、それを破壊する。」、"
    '嵐 {3}{W} ソーサリー "Destroy all creatures."\n'
)


@each(
    [
        ("? 刃で鹿は死ぬ?", "はい: 鹿は死亡する"),
        ("? 鹿は刃に耐える?", "いいえ: 鹿は死亡する"),
        ("刃は鹿を破壊できますか?", "はい: 鹿は死亡する"),
        ("? Bの刃でAの鹿は死にますか?", "はい: 鹿は死亡する"),
        ("? 嵐で鹿は死ぬ?", "はい: 鹿は死亡する"),
        ("? 嵐で鹿と影は死ぬ?", "はい: 鹿は死亡する"),
        ("? 刃で影は死ぬ?", "できない: Bは刃を影に唱える"),
        ("Bは鹿に刃を唱えた。刃で鹿は死ぬ?", "はい: 鹿は死亡する"),
    ]
)
def test_what_a_spell_does_that_waits_in_a_hand_is_what_comes_of_casting_it(asked: str, answer: str) -> None:
    assert answer in told(SMITES + asked)[-1]


@each(["? 鹿で影は死ぬ?", "? 影は鹿の咆哮で死ぬ?"])
def test_what_is_no_spell_is_not_cast(asked: str) -> None:
    assert answered(SMITES + asked).unread is not None


BLINKS = (
    "A: 牙獣 {4}{G} クリーチャー 5/3「~が戦場に出たとき、あなたは5点のライフを得る。」、手札に雲 {W} インスタント"
    "「あなたがコントロールするクリーチャー1体を対象とし、それを追放し、その後それをオーナーのコントロール下で戦場に戻す。」\n"
    'B: 手札に雷 {R} インスタント "~ deals 3 damage to any target."、灰 {R} インスタント'
    ' "~ deals 3 damage to any target."\n'
)


@each(
    [
        ("Bのターン。Bは牙獣に雷を撃った。Aは対応して牙獣を雲でブリンクした。牙獣は死ぬ?", "いいえ"),
        ("Bのターン。Bは牙獣に雷を撃った。Aは対応して雲で牙獣をフリッカーしました。Aのライフは?", "Aのライフは25"),
        ("Bのターン。Bは牙獣を雷の対象にした。牙獣は死ぬ?", "はい: 牙獣は死亡する"),
        ("Bのターン。Bは雷の対象を牙獣にしました。牙獣は死ぬ?", "はい: 牙獣は死亡する"),
        ("Aの牙獣がBの雷で死にました。Aのライフは?", "Aのライフは20"),
        ("Bのターン。Bは牙獣に雷を使います。牙獣は死ぬ?", "はい: 牙獣は死亡する"),
        ("Aは牙獣で攻撃した。Bは山1枚から雷を撃てますか?", "はい: Bは雷を撃つことができる"),
    ]
)
def test_what_is_done_with_a_spell_in_words_of_the_hall_is_that_it_is_cast(told_so: str, answer: str) -> None:
    assert answer in told(BLINKS + told_so)[-1]


def test_a_spell_is_not_cast_by_a_word_alone() -> None:
    with pytest.raises(NotationUnclear):
        answered(f"{BLINKS}Aは牙獣をブリンクした。Aのライフは?")


SAGE = (
    "A: 賢者 {2}{W} プレインズウォーカー(忠誠度4)「+1: あなたは2点のライフを得る。\\n+1: クリーチャー1体を対象とする。"
    "ターン終了時まで、それは+3/+3の修整を受ける。\\n-2: クリーチャー1体を対象とする。賢者はそれに3点のダメージを与える。」"
    "、鹿 3/3\n"
)


def test_of_two_abilities_of_one_cost_the_second_is_meant_by_its_number() -> None:
    assert told(f"{SAGE}Aは賢者の2つ目の+1能力を鹿に使う。鹿のパワーは?")[-1] == "鹿のパワーは6"


def test_a_number_of_an_ability_that_has_another_cost_is_refused() -> None:
    with pytest.raises(Misfit, match="ability 2 of 賢者 does not begin with '-2'"):
        answered(f"{SAGE}Aは賢者の2つ目の-2能力を鹿に使う。鹿のパワーは?")


def test_a_loyalty_ability_without_whose_it_is_is_that_of_the_only_planeswalker() -> None:
    assert told(f"{SAGE}Aは-2を鹿に起動した。鹿は死ぬ?")[-1] == "はい: 鹿は死亡する"


def test_at_the_end_of_a_turn_nobody_attacks() -> None:
    with pytest.raises(NotationUnclear):
        answered(f"{SAGE}Bのエンドに、Aは鹿で攻撃。Bのライフは?")


def test_a_turn_that_an_attack_goes_on_to_is_said_aloud() -> None:
    found = answered(f"{SAGE}Bの終了ステップ。Aは鹿で攻撃。Bのライフは?", lang="ja")
    assert "Aのターンになっている(ドローの後)" in {str(one.ja) for one in found.granted}


def test_what_is_told_again_before_all_deeds_is_there_once_unless_it_is_counted() -> None:
    again = f"{SAGE}Aは鹿をコントロールしている。"
    assert told(f"{again}Aのクリーチャーは何体?")[-1] == "残る: 1体(鹿 (A))"
    found = answered(f"{again}Aは鹿をもう1体コントロールしている。Aのクリーチャーは何体?", lang="ja")
    assert str(found.replies[0].result[0].ja).startswith("残る: 2体")
    assert "Aの鹿は合わせて2" in {str(one.ja) for one in found.granted}


def test_a_card_of_which_only_deeds_tell_resolves_where_that_is_told() -> None:
    assert told("Aは鹿 {1}{G} クリーチャー 3/3を唱える。鹿が解決。鹿のパワーは?")[-1] == "鹿のパワーは3"


@each([("賢者はいくつで出ますか?", "賢者の忠誠度は4"), ("なぜ鹿は沼ではないのですか?", "鹿は沼ではない")])
def test_how_something_comes_in_and_why_it_is_not_so_is_asked(asked: str, answer: str) -> None:
    assert answer in told(SAGE + asked)[-1]
