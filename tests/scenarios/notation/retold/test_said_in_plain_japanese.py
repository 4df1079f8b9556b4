"""What no Japanese row reads is said again in plain sentences: clauses, deeds, what is corrected, questions by what they ask."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.retold.japanese_clauses import clauses
from judgekit.scenarios.notation.words.faults import NotationUnclear
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
