"""Japanese sentences cut into clauses and case phrases; answers worked out by hand from the rulebooks, cards invented."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.japanese_clauses import orders, phrases, plainly
from judgekit.scenarios.notation.words.names_aside import NamesAside
from judgekit.scenarios.notation.words.triggers_aimed import aimed_plainly
from tests.scenarios.notation.tables import of, result

SPARK = "火花 {R} インスタント「1つを対象とする。火花はそれに3点のダメージを与える。」"
POWER = "剛力 {G} インスタント「クリーチャー1体を対象とする。それはターン終了時まで+3/+3の修整を受ける。」"
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


# What triggered, and at what it is aimed.

ARCHER = "弓兵 {1}{R} クリーチャー 1/1「弓兵が戦場に出たとき、クリーチャー1体を対象とする。弓兵はそれに1点のダメージを与える。」"


@pytest.mark.parametrize(
    "said",
    [
        "\U000f0000の誘発は\U000f0001を対象",
        "\U000f0000の誘発の対象は\U000f0001",
        "\U000f0000の能力の対象に\U000f0001を取る",
        "\U000f0000の出た時の能力で\U000f0001を対象に取った",
        "\U000f0000の誘発型能力は\U000f0001を対象とする",
        "\U000f0000のETBは\U000f0001を対象に選んだ",
    ],
)
def test_at_what_an_ability_is_aimed_is_written_in_one_form(said: str) -> None:
    assert aimed_plainly(said).strip(";") == "\U000f0000の誘発は\U000f0001を対象"


@pytest.mark.parametrize(
    "said",
    [
        "Aは弓兵を唱えた。誘発は鳥を対象。",
        "Aは弓兵を唱えた。戦場に出たときの誘発は鳥を対象にした。",
        "Aが弓兵を唱え、弓兵が戦場に出て能力が誘発、対象は鳥。",
    ],
)
def test_who_controls_what_triggered_aims_it(said: str) -> None:
    found = of(f"A: 熊 2/2、手札に{ARCHER}\nB: 鳥 1/1\n{said}\n鳥は死ぬ?")
    assert "はい: 鳥は死亡する" in str(found.replies[0].result[0].ja)
    assert "誘発の対象に鳥を選ぶのはA" in [str(one.ja) for one in found.granted]


def test_who_said_to_do_the_deed_before_does_not_aim_what_the_other_player_controls() -> None:
    text = f"A: 熊 2/2、手札に{ARCHER}\nB: 鳥 1/1\nAは弓兵を唱えた。Bは何もしない。弓兵の誘発は鳥を対象。\n鳥は死ぬ?"
    assert "はい: 鳥は死亡する" in result(text, "ja")


def test_all_triggers_of_all_players_are_aimed_at_one() -> None:
    """603.3b: each of both artists triggers three times; six are aimed, and A loses with the fourth."""
    artist = "吸血師 2/2「クリーチャーが死亡するたび、プレイヤー1人を対象とする。"
    artist += "そのプレイヤーは1点のライフを失い、あなたは1点のライフを得る。」"
    wrath = "神罰 {2}{W}{W} ソーサリー「すべてのクリーチャーを破壊する。」"
    text = f"プレイヤーはA、B、Cの3人。\nA: ライフ4、灰色の熊 2/2、手札に{wrath}\nB: {artist}\nC: 吸血師\n"
    text += "Aのターン。Aは神罰を唱えた。\n誘発は全部Aを対象。\nAは負ける? BとCのライフは?"
    answers = [str(one.result[0].ja) for one in of(text).replies]
    assert answers == ["はい: Aは敗北する", "Bのライフは21", "Cのライフは23"]
    assert not any("-ability" in str(one.ja) for reply in of(text).replies for one in reply.result)


def test_what_is_paid_is_worked_out_where_it_is_said_how_much() -> None:
    leak = "漏出 {1}{U} インスタント「呪文1つを対象とし、そのコントローラーが{3}を支払わないかぎり、それを打ち消す。」"
    text = f"A: 手札に{SPARK}\nB: ライフ3、手札に{leak}\n"
    text += "AはBに火花を撃った。\nBは対応して火花に漏出を唱えた。Aは{3}を支払わない。\nBは負ける?"
    found = of(text)
    assert str(found.replies[0].result[0].ja).startswith("いいえ")
    assert "「{3}を支払わない」の額は計算する" in [str(one.ja) for one in found.granted]


def test_what_is_searched_for_is_chosen_as_the_ability_resolves() -> None:
    valley = "谷 土地「{T}, 谷を生け贄に捧げる:"
    valley += "あなたのライブラリーから沼・カード1枚を探し、それを戦場に出す。その後、ライブラリーを切り直す。」"
    text = f"A: {valley}、ライブラリー: 沼\nAは谷を起動して沼を探した。\n沼はどこにある?"
    assert "沼は戦場にある" in result(text, "ja")


def test_names_stand_in_brackets_and_quotation_marks() -> None:
    text = f"デュエルの質問です。\nA: 《銀の象》 3/4、手札に{SPARK}\nB: 「銀の象」\n"
    text += "Aは「火花」をBの「銀の象」に撃った。\n《銀の象2》は死ぬ?"
    assert "いいえ: 銀の象 2は生き残る" in " ".join(result(text, "ja"))


# What is asked of the end of the turn (500.6, 504.1; 511.1): the draw of the next turn is no part of it.


@pytest.mark.parametrize(
    ("position", "held"),
    [
        ("A: 熊 2/2\nB: 手札2枚\nAは熊で攻撃。", "2枚"),
        ("ルール magmell\nA: 大蛇 4/3\nB: ライフ9、手札2枚\nA: 大蛇で攻撃\nBは防御しない。", "2枚"),
        ("ルール dm\nA: 牛 {自然 4} 5000\nB: シールド1枚、手札2枚\nAは牛でBを攻撃した。", "3枚"),
    ],
)
def test_at_the_end_of_the_turn_nobody_has_drawn_for_the_next(position: str, held: str) -> None:
    assert f"Bの手札: {held}" in result(f"{position}\nターン終了時、Bの手札は何枚?", "ja")


def test_that_the_next_turn_has_begun_is_said_aloud() -> None:
    found = of("ルール magmell\nA: 大蛇 4/3\nB: 手札2枚\nAはターンを終えた。\nBの手札は何枚?")
    assert "Bの手札: 3枚" in [str(one.ja) for one in found.replies[0].result]
    assert "Bのターンになっている(ドローの後)" in [str(one.ja) for one in found.granted]


# Shields.


def test_the_only_shields_are_named_that_an_attack_breaks_by_itself() -> None:
    bull = "猛牛 {自然 4} 5000「W・ブレイカー」"
    wall = "光壁 {光 5} 4000「S・トリガー\\nブロッカー」"
    text = f"デュエル・マスターズ: Aのバトルゾーンに{bull}。\nB: 手札なし、シールド2枚、うち1枚は{wall}\n"
    text += "Aは猛牛でBを攻撃した。割ったのは光壁ともう1枚。Bは光壁をS・トリガーで使う。\n"
    asked = "光壁はどこにある?\nBの手札は何枚増える?\nBのシールドは割られる?\nシールドは何枚割れる?\n光壁はタップされている?"
    answers = [str(one.result[0].ja) for one in of(text + asked).replies]
    assert answers == [
        "光壁はバトルゾーンにある",
        "1枚増える",
        "はい: Bのシールドは2枚ブレイクされる",
        "シールドは2枚ブレイクされる",
        "いいえ: 光壁はアンタップ状態である",
    ]


def test_no_shield_is_broken_where_the_attack_was_blocked_and_what_lies_elsewhere_says_so() -> None:
    text = "ルール dm\nA: 猛牛 {自然 4} 3000\nB: 手札なし、大盾 {光 3} 4000「ブロッカー」、シールド2枚\n"
    text += "Aは猛牛でBを攻撃した。Bは大盾でブロック。\n"
    broken, able = of(f"{text}Bのシールドは割られる?\n猛牛は攻撃できる?").replies
    assert str(broken.result[0].ja) == "いいえ: Bのシールドはブレイクされない"
    assert "猛牛はAの墓地にある" in [str(one.ja) for one in able.result]


# Commanders, Auras and remarks.


@pytest.mark.parametrize(
    "said",
    [
        "Bはすでに銀将から統率者ダメージを14点受けている。",
        "銀将はこれまでにBに14点の統率者ダメージを与えている。",
        "BはAの銀将から統率者ダメージ14点を受けた。",
    ],
)
def test_what_a_commander_has_dealt_before_is_told_in_a_sentence(said: str) -> None:
    text = f"統率者戦\nA: 銀将 {{5}}{{R}} 伝説のクリーチャー 7/7(統率者)\nB: ライフ31\n{said}\nAは銀将でBを攻撃。\nBは負ける?"
    assert "はい: Bは敗北する" in result(text, "ja")


def test_what_somebody_had_and_what_was_attached_is_told_of_the_past() -> None:
    control = "支配 {2}{U}{U} オーラ「エンチャント(クリーチャー)\\nあなたはエンチャントされているクリーチャーをコントロールする。」"
    text = f"A、B、Cの3人対戦。\nAの手札に{SPARK}。Cはライフ3で角牛 4/4を出していた。\nBは{control}をCの角牛につけている。\n"
    lost, ox, cub = of(f"{text}AはCに火花を撃った。\nCは負ける?\n角牛はどうなる?\n誰のターン?").replies
    assert str(lost.result[0].ja) == "はい: Cは敗北する"
    assert "角牛はゲームの外部にある" in [str(one.ja) for one in ox.result]
    assert str(cub.result[0].ja) == "ターン・プレイヤー: A"


def test_what_a_line_says_the_question_is_about_is_left_aside_aloud() -> None:
    said = f"火花の小技の確認です。\nA: 手札に{SPARK}\nB: 象 3/4\nAは象に火花を撃った。\n象は死ぬ?\n(象は死ぬとAは言っていたけど…)"
    found = of(said)
    assert sum("状況に含めない" in str(one.ja) for one in found.granted) == 1


def test_what_left_out_what_is_asked_is_asked_of_itself_where_the_other_question_does_not_fit() -> None:
    wrath = "神罰 {2}{W}{W} ソーサリー「すべてのクリーチャーを破壊する。」"
    text = f"A: 手札に{wrath}\nB: 象 3/4\nAは神罰を唱えた。\n神罰は打ち消される?\n象は?"
    assert "象は死亡する" in str(of(text).replies[1].result[0].ja)


# As judges type it: what is declared, what goes on without て, what is said of several at once.

SPEECH = {
    "declared, and nobody answers (510.2)": (
        f"A: 騎兵 3/3、手札に{POWER}\nB: 石壁 0/5\nAが騎兵で攻撃を宣言し、Bは石壁でブロックを宣言した。\n"
        "ブロック後、Aは騎兵を対象に剛力を唱える。Bは対応しない。\n石壁は破壊されますか?",
        ["はい: 石壁は死亡する"],
    ),
    "in the fight of a turn, creatures do it (510.2)": (
        f"Aは2/2の騎兵、Bは3/3の狼をコントロールしています。\nA: 手札に{POWER}\n"
        "Aのターンの戦闘で、騎兵が攻撃し狼がブロックしました。\nダメージの前にAが剛力を騎兵に唱えたら、どちらが生き残りますか?",
        ["残る: 騎兵 (A)"],
    ),
    "without blocking, and what is cast instead (615.1)": (
        "A: 吸血鬼 4/4「絆魂」、ライフ10\nB: ライフ5、手札に霧 {G} インスタント"
        "「このターンに与えられるすべての戦闘ダメージを軽減する。」\n"
        "Aは吸血鬼で殴る。Bはブロックせずに霧を唱えた。\nAとBのライフは?",
        ["Aのライフは10", "Bのライフは5"],
    ),
    "the first of two steps in which damage is dealt is not that of the giant (510.4)": (
        "Bのターン、Bは巨人 6/6で攻撃。\nAは毒蛇 1/1 接死と剣士 2/2 先制攻撃の2体でブロック。\n"
        "B: 毒蛇、剣士の順\nBは毒蛇に1点、剣士に5点割り振る。\n巨人は死ぬ? 剣士は?",
        ["はい: 巨人は死亡する", "はい: 剣士は死亡する"],
    ),
    "an Aura described where it is on what (613.4b)": (
        "A: 旗 {1}{W}{W} エンチャント「あなたがコントロールするクリーチャーは+1/+1の修整を受ける。」、熊 2/2\n"
        "B: 縮小 {U} オーラ「エンチャント(クリーチャー)\\n"
        "エンチャントされているクリーチャーは基本のパワーとタフネスが0/1である。」が熊についている\n"
        "熊のサイズは?",
        ["熊のサイズは1/2"],
    ),
    "one to each, the rest to the player (702.19b)": (
        "A: 鬼 5/5「トランプル」\nB: 兵士 1/1が3体、ライフ20\nAが鬼で攻撃し、Bは兵士3体でブロックした。\n"
        "Aはすべての兵士に1点ずつ、残りをBに割り振った。\nBのライフは? 兵士は全部死ぬ?",
        ["Bのライフは18", "はい: 兵士 1は死亡する"],
    ),
    "an altar used as often as something is paid for it": (
        "A: 祭壇 {1} アーティファクト「クリーチャー1体を生け贄に捧げる:あなたは2点のライフを得る。」、象 3/3、熊 2/2、ライフ5\n"
        "Aは祭壇の能力を2回起動し、象と熊を生け贄にした。\nAのライフはいくつ?",
        ["Aのライフは9"],
    ),
    "at an upkeep, whose only target is taken by itself (603.3d)": (
        "A: 呪い師 1/1「あなたのアップキープの開始時に、"
        "対戦相手1人を対象とする。そのプレイヤーは1点のライフを失う。」\nB: ライフ10\n"
        "Aのアップキープに入った。呪い師の誘発はBを対象。\nBのライフは?",
        ["Bのライフは9"],
    ),
    "an ability thrown at something by who came in this turn (302.6)": (
        "A: 魔女 1/1「{T}:1つを対象とする。魔女はそれに1点のダメージを与える。」(出たばかり)\n"
        "B: 鳥 1/1\nAは魔女の能力で鳥を撃てますか?",
        ["いいえ"],
    ),
    "two thrown, who has them in how many": (
        f"A: {SPARK}が手札に2枚\nB: 象 3/6\nAさんは火花を2枚とも象に撃った。\n象の生死とBのライフを教えてください。",
        ["はい: 象は死亡する", "Bのライフは20"],
    ),
    "a player with a title, at whom it is aimed behind it": (
        f"A: 手札に{SPARK}\n"
        "プレイヤーAが火花を唱え、対象をプレイヤーBとしました。プレイヤーBのライフは3です。\n"
        "プレイヤーBは敗北しますか? Bはどうなる?",
        ["はい: Bは敗北する", "Bは敗北する"],
    ),
    "what is cast by who has it, and asked of counters on it": (
        "A: 熊 2/2(+1/+1カウンターが2個)\n"
        "B: 手札に弱体 {B} インスタント「クリーチャー1体を対象とする。それの上に-1/-1カウンターを1個置く。」\n"
        "Bは弱体を熊に撃った。\n熊に乗っているカウンターは? 熊はどうですか?",
        ["熊のカウンターは+1/+1カウンター1個", "熊は生き残る"],
    ),
    "a commander put where it goes (903.9a)": (
        "統率者戦\nA: 龍姫 {3}{R} 伝説のクリーチャー 4/4(統率者)\n"
        "B: 手札に破滅 {1}{B} インスタント「クリーチャー1体を対象とし、それを破壊する。」\n"
        "Bが龍姫に破滅を唱えた。Aは龍姫を統率領域に戻すことにした。\n龍姫はどこにある?",
        ["龍姫はAの統率領域にある"],
    ),
    "all shields broken, and the last blow (509.2b)": (
        "ルール dm\nA: 火竜 {火 5} 5000「W・ブレイカー」、小鬼 {火 2} 2000\nB: シールド2枚\n"
        "Aは火竜でBを殴ってシールドを全部割り、S・トリガーはなかった。続けて小鬼でとどめ。\nAの勝ち?",
        ["はい: Aの勝ち"],
    ),
    "what came out of the shields, two zones asked at once (112.3a)": (
        "ルール dm\nA: 火竜 {火 5} 5000「W・ブレイカー」\n"
        "B: 手札なし、シールド2枚(1枚は反射 {光 3} 呪文「S・トリガー\\n相手のクリーチャーをすべてタップする。」)\n"
        "Aは火竜でBを攻撃した。反射がS・トリガーで出た。\nBのシールドと手札はそれぞれ何枚?",
        ["Bのシールドゾーン: 0枚", "Bの手札: 1枚"],
    ),
    "what somebody wants to do, and nobody to block it (506.1)": (
        "Bのライフは残り4点です。Aは2/2のトークンを3体出しています。Bにブロッカーはいません。\n"
        "Aは全員で攻撃したいです。\nBは負けますか?",
        ["はい: Bは敗北する"],
    ),
    "before the step in which damage is dealt (510.2)": (
        f"Aは狼男 3/3を支配している。Bは大猿 3/3を立たせています。Aの手札に{POWER}。\n"
        "狼男が攻撃。大猿がブロック。ダメージステップの前にAが剛力を狼男に使用。\n両方死にますか? 狼男は?",
        ["いいえ: 大猿は死亡する", "狼男は生き残る"],
    ),
    "what was asked before is taken up, and a number of the same": (
        "A: 学者 1/1「あなたがカードを引くたび、学者の上に+1/+1カウンターを1個置く。」\n"
        "A: 手札に閃き {U} インスタント「カードを2枚引く。」\nB: ライフ4\nAは閃きを唱えた。\n"
        "学者のサイズは? 何回誘発する? Bは死にますか? 死なない場合、ライフは?",
        ["学者のサイズは3/3", "学者の能力は2回誘発する", "いいえ", "Bのライフは4"],
    ),
    "an ability of which nobody says whose, three times (602.2)": (
        "A: 火の玉師 2/2「{R}:ターン終了時まで、火の玉師は+1/+0の修整を受ける。」\nB: 壁 0/4\n"
        "Aは火の玉師で攻撃し、壁がブロック。Aは能力を3回起動した。\n壁は死ぬ?",
        ["はい: 壁は死亡する"],
    ),
    "shields of which one is named, and how many are left (112.3a)": (
        "ルール dm\nA: 龍帝 {火 8} 11000「T・ブレイカー」\n"
        "B: シールド5枚、そのうち1枚は竜巻 {水 4} 呪文「S・トリガー\n相手のクリーチャーを1体選び、持ち主の手札に戻す。」\n"
        "Aは龍帝でBを攻撃して、竜巻を含むシールドを3枚割った。Bは竜巻をS・トリガーで唱えて、龍帝を手札に戻した。\n"
        "Bのシールドの残り枚数は? 龍帝はどこ? Bのシールドは何枚割られますか? 残りは?",
        ["Bのシールドゾーン: 2枚", "龍帝はAの手札にある", "Bのシールドは3枚ブレイクされる", "Bのシールドゾーン: 2枚"],
    ),
    "one of two attackers guarded, the other not (701.5.1.1)": (
        "ルール magmell\nA: 戦士 3/3、弓兵 2/1\nB: 騎兵 2/3、ライフ10\n"
        "Aのターン、Aは戦士と弓兵で順番に攻撃した。Bは戦士だけを騎兵で防御することを選んだ。\nBのライフは?騎兵は生きていますか?",
        ["Bのライフは8", "いいえ: 騎兵はダストに置かれる"],
    ),
    "nothing to defend with (701.5.1.1)": (
        "ルール magmell\nA: 狼 3/2\nB: ライフ3\n"
        "Aの番。Aが狼でプレイヤーを攻撃した。Bは防御できるユニットがいない。\nBは負けますか?",
        ["はい: Bは敗北する"],
    ),
}


@pytest.mark.parametrize("name", SPEECH)
def test_a_situation_in_speech_is_answered(name: str) -> None:
    text, expected = SPEECH[name]
    replies = of(text, "ja").replies
    assert len(replies) == len(expected)
    for reply, said in zip(replies, expected, strict=True):
        assert said in " ".join(str(one.ja) for one in reply.result)


def test_what_a_trigger_is_aimed_at_with_its_creature_is_called_a_target() -> None:
    granted = [
        str(one.ja) for one in of(f"A: 熊 2/2、手札に{ARCHER}\nB: 鳥 1/1\nA: 鳥に弓兵を唱える\n鳥は死ぬ?").granted
    ]
    assert "鳥は誘発型能力の対象" in granted


_GIANT = (
    "A: 手札に巨人 {R} クリーチャー 3/1「速攻」\n"
    "B: 手札に縛り {W} インスタント「クリーチャー1体を対象とし、それをタップする。」\nAは巨人を唱える。%s巨人に縛りを唱える。\n%s"
)


@pytest.mark.parametrize(
    "when",
    [
        "戦闘開始ステップに、Bは",
        "終了ステップにBが",
        "ターン終了時に、Bは",
        "Aの終了ステップに、Bは",
        "Bのアップキープに、Bは",
    ],
)
def test_a_step_that_is_told_behind_a_deed_comes_behind_it(when: str) -> None:
    assert "巨人はタップ状態である" in str(of(_GIANT % (when, "巨人はタップしている?"), "ja").replies[0].result[0].ja)


def test_what_is_tapped_as_combat_begins_does_not_attack() -> None:
    told = of(_GIANT % ("戦闘開始ステップに、Bは", "Aは巨人で攻撃できる?"), "ja").replies
    assert "いいえ" in str(told[0].result[0].ja)


@pytest.mark.parametrize("dash", ["—", "―", "-"])
def test_a_type_line_is_told_as_it_is_printed(dash: str) -> None:
    sword = f"剣 アーティファクト {dash} 装備品「装備しているクリーチャーは+1/+1の修整を受ける。」(熊につけた)"
    replies = of(f"A: {sword}、熊 クリーチャー {dash} 熊 2/2\n熊のパワーは? 剣はどこにある?", "ja").replies
    assert [str(reply.result[0].ja) for reply in replies] == ["熊のパワーは3", "剣は戦場にある"]
