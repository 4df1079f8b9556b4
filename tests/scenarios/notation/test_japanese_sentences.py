"""Japanese sentences cut into clauses and case phrases; answers worked out by hand from the rulebooks, cards invented."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.japanese_clauses import orders, phrases, plainly
from judgekit.scenarios.notation.words.names_aside import NamesAside
from tests.scenarios.notation.tables import of, result

SPARK = "火花 {R} インスタント「1つを対象とする。火花はそれに3点のダメージを与える。」"
COUNTER = "打ち消し {U}{U} インスタント「呪文1つを対象とし、それを打ち消す。」"
TRAP = "罠 {闇 5} 呪文「S・トリガー\\n相手のクリーチャーを1体選び、破壊する。」"
DRAGON = "巨竜 {火 6} 8000「W・ブレイカー」"

SITUATIONS = {
    # 118.12, 506.1: B has no mana, so the angel attacks on; what was cast on it was countered (701.5a).
    "a spell meant to destroy, countered by its name": (
        f"Aの場に攻撃中の天使 4/4がいる。Aの手札は{COUNTER}のみ。\n"
        "Bの手札に斬首 {1}{B} インスタント「クリーチャー1体を対象とし、それを破壊する。」\n"
        "Bが天使を斬首で破壊しようとしたので、Aは打ち消しでカウンターした。\n天使は生きてる?",
        "天使は生き残る",
    ),
    "an Aura named behind what it is on (303.4)": (
        "Aの場に灰色熊 2/2と、灰色熊についた怪力 {G} オーラ"
        "「エンチャント(クリーチャー)\\nエンチャントされているクリーチャーは+2/+2の修整を受ける。」\n"
        f"Bの手札に{SPARK}\nBはAの灰色熊に火花を撃った。\n灰色熊は死にますか?",
        "灰色熊は生き残る",
    ),
    "the same thrown twice, phrases in another order (119.3)": (
        f"Aの手札に{SPARK}が2枚。\nAがBに火花を2発撃ち込んだ。\nBのライフは残り何点?",
        "Bのライフは14",
    ),
    "who does nothing says so (117.4)": (
        f"Aの場に象 3/4がいる。Bの手札に{SPARK}\nBのターン、Bが象へ火花を打った。\nAは何もしなかった。\n象は場に残る?",
        "はい: 象は戦場にある",
    ),
    "two values asked at once (119.3)": (
        f"AはライフN点。\nBの手札に{SPARK}\nBがAに火花を撃った。\nAのライフとBのライフはいくつになりますか?".replace(
            "N", "9"
        ),
        "Aのライフは6",
    ),
    "what came back is asked by that (702.79a)": (
        "Aの場に妖精 3/2「頑強」\nB: 手札に神罰 {2}{W}{W} ソーサリー「すべてのクリーチャーを破壊する。」\n"
        "Bが自分のターンに神罰を唱え、解決した。\n戻ってきた妖精のタフネスは?",
        "妖精のタフネスは1",
    ),
    "which of two was there before (704.5j)": (
        "Aの戦場に古老 2/2 伝説のクリーチャー、手札にも古老が1枚。\n"
        "Aのターン、Aが手札の古老を唱えて解決された。\nAは元からいたほうを墓地に置いた。\nAの墓地のカードは何枚?",
        "Aの墓地: 1枚",
    ),
    "what one of those was that were broken (112.3a)": (
        f"ルール dm\nAのバトルゾーンに{DRAGON}がいる。\nBの手札は2枚、シールドは3枚でうち1枚は{TRAP}\n"
        "Aのターン、Aは巨竜でBのシールドを殴った。\n"
        "ブレイクした2枚のうち1枚が罠だったので、BはS・トリガーで使って巨竜を破壊した。\nBの手札は何枚になりますか?",
        "Bの手札: 3枚",
    ),
    "exchanged with the attacker, nothing from the shields": (
        "ルール dm\nAの場に走竜 {火 4} ドラゴン 4000、"
        "手札は剣聖竜 {火 7} ドラゴン 9000「革命チェンジ:火のドラゴン\\nW・ブレイカー」の1枚だけ。\n"
        "Bはシールド5枚、クリーチャーなし。\nAのターン、走竜でBを攻撃する時に革命チェンジ宣言、走竜と剣聖竜を入れ替えた。\n"
        "S・トリガーはなし。\nBのシールドは何枚残る?",
        "Bのシールドゾーン: 3枚",
    ),
    "laid on the attacker": (
        "ルール dm\nAのバトルゾーンに走鬼 {火 3} コマンド 3000、手札に轟速王 {火 6} 進化クリーチャー 9000"
        "「進化:自分の火のコマンド1体の上に置く。\\n侵略:火のコマンド\\nW・ブレイカー」\n"
        "Bは守護神像 {光 5} 6000「ブロッカー」とシールド4枚。\n"
        "Aは走鬼でBを攻撃、侵略で轟速王を走鬼の上に重ねた。\nBは守護神像でブロック。\n守護神像は破壊される?",
        "守護神像は破壊される",
    ),
    "by what somebody is to lose": (
        "ルール dm\nAの山札は残り2枚、手札に知識の泉 {水 3} 呪文「カードを2枚引く。」\nBはシールド5枚。\n"
        "Aのターン、メインステップにAが知識の泉を唱えた。\nAは山札切れで負けますか?",
        "はい: Aは敗北する",
    ),
    "the creature in which turn, and which blocks it (115.3b)": (
        "ルール dm\nAのバトルゾーンには、このターン召喚した速兵 {火 3} 3000「スピードアタッカー」と"
        f"前からいる{DRAGON}がいます。\nBはシールド3枚、ブロッカーの盾兵 {{光 2}} 2000「ブロッカー」が1体。\n"
        "Aはまず巨竜で攻撃し、Bは盾兵でブロックしませんでした。\n"
        "その後速兵でも攻撃、これは盾兵がブロック。\nBのシールドは何枚残りますか?",
        "Bのシールドゾーン: 1枚",
    ),
    "an attack that is declared, and no defense (701.5.1.1)": (
        "ルール magmell\nAの戦闘エリアに剣士 3/2、Bの戦闘エリアに盾兵 1/4がいる。Bのライフは7。\n"
        "Aのターン、Aは剣士でBを攻撃すると宣言。\nBは防御しないことにした。\nBのライフはいくつになりますか?",
        "Bのライフは4",
    ),
    "first one, then the other (701.5.1.2)": (
        "ルール magmell\nAは狼 3/3と蛇 2/1を出していて、Bのライフは4、Bのユニットは番人 1/4だけ。\n"
        "Aは先に蛇でBに攻撃、Bは防御せず。\n続いて狼でも攻撃したところ、Bは番人で防御した。\nBのライフはいくつ残る?",
        "Bのライフは2",
    ),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_situation_in_sentences_is_answered(name: str) -> None:
    text, expected = SITUATIONS[name]
    assert expected in " ".join(result(text, "ja"))


def test_a_card_is_put_aside_wherever_it_is_named() -> None:
    cards = NamesAside()
    cards.learn(["Aの手札に火の矢 {R} インスタント", "Aの場に若き術師 2/1"])
    line = cards.out_of("Aは若き術師に火の矢を撃ち、Grizzly Bearsで殴った")
    assert len(line) == len("Aは1に2を撃ち、3で殴った")
    assert cards.back(line) == "Aは若き術師に火の矢を撃ち、Grizzly Bearsで殴った"


def test_a_name_that_may_be_a_verb_stays_one() -> None:
    cards = NamesAside()
    cards.learn(["手札に打ち消し {U}{U}"])
    line = cards.out_of("Bは打ち消しで火花を打ち消しました")
    assert line.endswith("打ち消しました")
    assert "打ち消しで" not in line


def test_phrases_and_their_orders() -> None:
    said, verb = phrases("\U000f0000で\U000f0001をブロックする")
    assert [one.particle for one in said] == ["で", "を"]
    assert verb == "ブロックする"
    assert list(orders("\U000f0000で\U000f0001をブロックする")) == ["\U000f0001を\U000f0000でブロックする"]


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Bが自分のターンに\U000f0000を唱えて,そのまま解決した", "Bのターン;Bが\U000f0000を唱える;解決;"),
        ("Aのターン,\U000f0000で攻撃した", "Aのターン;Aは\U000f0000で攻撃した"),
        ("Aは\U000f0000に\U000f0001撃った", "Aは\U000f0000に\U000f0001を撃った"),
        ("それに対してBが\U000f0000へ\U000f0001も撃った", "Bが対応して,\U000f0000に\U000f0001を撃った"),
    ],
)
def test_a_sentence_is_said_plainly(said: str, plain: str) -> None:
    assert plainly(said) == plain


def test_that_the_turn_ends_is_told_behind_deeds_not_of_all_of_them() -> None:
    growth = "成長 {G} インスタント「クリーチャー1体を対象とする。ターン終了時まで、それは+4/+5の修整を受ける。」"
    said = of(
        f"Aの場に若熊 2/2、手札に{growth}\nAのターン、Aが成長を若熊に使う。\n解決して、ターン終了。\n若熊のパワーは?"
    ).replies[0]
    assert str(said.result[0].ja) == "若熊のパワーは2"


def test_who_plays_a_card_without_a_word_is_said_aloud() -> None:
    text = f"Aの手札に{SPARK}、場に象 3/4。\nAは象で攻撃した。\n続けて火花をBに撃った。\nBのライフは?"
    assert "「火花をBに撃つ」のはA" in [str(one.ja) for one in of(text).granted]


def test_how_something_is_to_happen_is_not_looked_at_and_that_is_said_aloud() -> None:
    text = f"Aの手札に{SPARK}\nAがBに火花を撃った。\nBは火傷で負ける?"
    found = of(text)
    assert any("火傷で" in str(one.ja) for one in found.granted)


@pytest.mark.parametrize(
    "said",
    [
        "Aは象をいい感じに撃った。",
        "Aは火花を象にもしかしたら撃った。",
        "Aは熊手で象を投げ飛ばした。",
    ],
)
def test_words_that_nobody_can_read_refuse_the_sentence(said: str) -> None:
    with pytest.raises(NotationUnclear):
        of(f"Aの手札に{SPARK}\nBの場に象 3/4。\n{said}")


BANNER = "旗 {1} エンチャント「あなたがコントロールするクリーチャーは+1/+1の修整を受ける。」"


@pytest.mark.parametrize("said", [f"Aの戦場に{BANNER}と\n仔鹿 2/2がいる。", f"Aの戦場に仔鹿 2/2と、\n{BANNER}がある。"])
def test_two_permanents_are_joined_over_the_end_of_a_line(said: str) -> None:
    assert "仔鹿のパワーは3" in result(f"{said}\n仔鹿のパワーは?", "ja")


@pytest.mark.parametrize(
    "said", ["墓地はどちらもなし。", "どちらも墓地はない。", "墓地は両者とも空。", "お互いに墓地はありません。"]
)
def test_a_zone_of_both_players_is_empty(said: str) -> None:
    replies = of(f"A: 牛 2/2\n{said}\nAの墓地は何枚?\nBの墓地は何枚?").replies
    assert [str(one.result[0].ja) for one in replies] == ["Aの墓地: 0枚", "Bの墓地: 0枚"]


def test_players_of_a_team_have_their_life_attack_and_are_asked_of_together() -> None:
    said = "双頭巨人戦: AとB 対 CとD\nAとBのライフは12、CとDのライフは6。\n"
    said += "Aの鬼 2/2 絆魂とBの象 4/4がCを攻撃。相手はブロックなし。\n"
    replies = of(f"{said}CとDのチームは負ける?\nAとBのライフは?\nC、Dのチームのライフは?").replies
    assert [str(one.result[0].ja) for one in replies] == [
        "はい: Cは敗北する",
        "はい: Dは敗北する",
        "Aのライフは14",
        "Bのライフは14",
        "Cのライフは0",
        "Dのライフは0",
    ]


@pytest.mark.parametrize(
    "said",
    [
        "Aの統率者は銀牛 {3}{G} 伝説のクリーチャー 4/4で、戦場にいる。",
        "Aの統率者は戦場の銀牛 {3}{G} 伝説のクリーチャー 4/4。",
        "Aの統率者が銀牛 {3}{G} 伝説のクリーチャー 4/4で、すでに戦場に出ています。",
    ],
)
def test_a_commander_is_described_where_it_is_said_to_be_on_the_battlefield(said: str) -> None:
    blade = "刃 {B} インスタント「クリーチャー1体を対象とし、それを破壊する。」"
    asked = f"統率者戦\n{said}\nBの手札に{blade}がある。\nBが刃を銀牛に唱えた。\nAは銀牛を統率領域に置ける?"
    assert "銀牛が統率領域に行くかどうかは選択による" in result(asked, "ja")
