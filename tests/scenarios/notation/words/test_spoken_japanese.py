"""Situations as judges tell them in Japanese sentences; answers worked out by hand."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import of, result

SHOCK = "ショック {R} インスタント「1つを対象とする。ショックはそれに2点のダメージを与える。」"
GROWTH = "巨大化 {G} インスタント「クリーチャー1体を対象とする。それはターン終了時まで+3/+4の修整を受ける。」"
CHANGER = "剣竜 {火 8} ドラゴン 9000「革命チェンジ:火のコスト5以上のドラゴン\\nT・ブレイカー」"
DRAGON = f"ルール dm\nAのターン。Aのバトルゾーンに小竜 {{火 5}} ドラゴン 5000、手札に{CHANGER}。\n"
DRAGON += "Bはクリーチャーなし、シールド3枚。\n"
WEED = "毒草 1/1「このユニットが破壊されたとき、ユニット1体を対象とし、それに1点のダメージを与える。」"
HOUND = f"ルール magmell\nAの戦闘エリアに猟犬 2/1(パワーカウンター1個)。\nBの戦闘エリアに{WEED}\n"

SITUATIONS = {
    "what is controlled and what is in a hand; a spell in answer to one just cast (608.2b)": (
        f"Aは白騎士 2/2 先制攻撃をコントロールしていて、手札に{SHOCK}がある。"
        f"\nBは熊 2/2をコントロールしていて、手札に{GROWTH}がある。\n"
        "Aが白騎士で攻撃し、Bは熊でブロックした。Bが熊に巨大化を唱え、それに対応してAが熊にショックを唱えた。\n白騎士と熊はどうなる?",
        "巨大化は解決されない、熊は死亡する",
    ),
    "who answers, behind what was done (608.2b)": (
        f"Aの手札に{SHOCK}がある。Bの戦場に熊 2/2がいて、手札に{GROWTH}がある。\n"
        "Bが熊に巨大化を唱えたのに対応して、Aが熊にショックを唱えた。\n熊は死ぬ?",
        "熊は死亡する",
    ),
    "a zone before its cards, one that is not there yet (603.2)": (
        "Aの戦場に若き術師 2/1「あなたがインスタント呪文かソーサリー呪文を唱えるたび、"
        "赤の1/1のエレメンタル・クリーチャー・トークンを1体生成する。」"
        f"がいる。\nAの手札に{SHOCK}がある。\nAがショックをBに唱えた。\nエレメンタルは出る?",
        "はい: エレメンタルが1体出る",
    ),
    "several of one card, a life total as it is told (120.3a)": (
        "Aの戦場には灰色熊 2/2が2体いて、Bは巨人 3/3を1体コントロールしていて、ライフは2点。\n"
        "Aが灰色熊2体で攻撃し、Bは巨人で灰色熊1をブロックした。\nBは死ぬ?",
        "Bはこのターンを生き残れない",
    ),
    "two things joined (702.15b)": (
        "Aの場に天使 4/4 飛行、絆魂がいる。Aのライフは5。\nBの場には鳥 1/1 飛行と壁 0/4 防衛がいて、ライフは10。\n"
        "Aのターンに、Aは天使で攻撃した。Bは鳥で防いだ。\nAのライフはいくつになる?",
        "Aのライフは9",
    ),
    "polite (701.15)": (
        "Aの戦場に狼 3/3がいます。Bの戦場に鹿 2/2がいます。Aの手札に" + SHOCK + "があります。\n"
        "Aが狼で攻撃しました。Bは鹿でブロックしました。\n鹿は死にますか?",
        "鹿は死亡する",
    ),
    "shields that are counted, of which one is named (509.2)": (
        "ルール dm\nAのバトルゾーンには赤狼 {火 3} 3000がいる。\n"
        "Bのシールドは1枚で、うち1枚は闇の罠 {闇 4} 呪文「S・トリガー\\n相手のクリーチャーを1体破壊する。」である。\n"
        "Aのターン、Aは赤狼でシールドを攻撃した。Bは闇の罠をS・トリガーで使い、赤狼を破壊した。\n赤狼はどうなる?",
        "赤狼は破壊される",
    ),
    "a revolution change as it attacks (701.26a)": (
        DRAGON + "Aは小竜でBを攻撃するとき、革命チェンジを宣言して剣竜と入れ替えた。\nBのシールドは何枚ブレイクされる?",
        "Bのシールド 3→0",
    ),
    "an invasion, and who does not block (801.2a)": (
        "ルール dm\nAのバトルゾーンに轟速 {火 4} コマンド 4000。Aの手札に赤帝 "
        "{火 6} 進化コマンド 12000「進化:自分の火のコマンド1体の上に置く。\\n"
        "侵略－火のコマンド\\nT・ブレイカー」。\nBはシールド4枚。Bのバトルゾーンに小壁 {光 2} 2000「ブロッカー」。\n"
        "Aのターン、Aは轟速でBを攻撃し、赤帝を侵略させた。小壁はブロックしない。\nどうなる?",
        "Bのシールド 4→1",
    ),
    "a direct attack without shields (509.3)": (
        "ルール dm\nAのターン。Aの手札に速攻竜 {火 4} 3000「スピードアタッカー」があって、マナは5枚。\n"
        "Bのシールドは0枚で、バトルゾーンには何もいない。\nAは速攻竜を召喚し、そのままBにダイレクトアタックした。\nどちらが勝つ?",
        "Aの勝ち",
    ),
    "whose turn it is, behind what is there (115.3b)": (
        "ルール dm\nAのバトルゾーンに光騎士 {光 5} 5500が1体いて、タップしている。\n"
        "Bのバトルゾーンに火竜 {火 6} 6000がいて、Bのターン。\nBが火竜で光騎士を攻撃した。\n光騎士は破壊される?",
        "光騎士は破壊される",
    ),
    "the target is said with the defence, before it triggers": (
        HOUND
        + "Aのメインフェイズ、Aが猟犬でBを攻撃。Bは毒草で防御した。Bは毒草の能力の対象に猟犬を選ぶ。\n猟犬は破壊される?",
        "猟犬はダストに置かれる",
    ),
    "the same in a sentence of its own": (
        HOUND + "Aのメインフェイズ、Aが猟犬でBを攻撃。Bは毒草で防御した。毒草の誘発は猟犬を対象。\n猟犬は破壊される?",
        "猟犬はダストに置かれる",
    ),
    "two players in one sentence, polite, a spell countered with another (701.5a)": (
        "Bは手札に打ち消し {U}{U} インスタント「呪文1つを対象とし、それを打ち消す。」を持っています。"
        f"Aは{SHOCK}を手札に持っていて、Bのライフは2です。\n"
        "AはBにショックを撃ちました。Bは打ち消しでショックを打ち消しました。\nBのライフは何点残りますか?",
        "Bのライフは2",
    ),
    "lands that are counted beside a creature (702.19b)": (
        "Aは森を4枚と角牛 4/4 トランプルをコントロールしている。Bは壁 0/3をコントロールしている。\n"
        "Aが角牛で攻撃したとき、Bは壁でブロックした。Aは角牛はBに1点と壁に3点を割り振る。\nBのライフはいくつ残る?",
        "Bのライフは19",
    ),
    "what lies tapped, whose turn before it (115.3b)": (
        "ルール dm\nAのターンでAのバトルゾーンには蛇 {闇 2} 2000「スレイヤー」がいる。"
        "Bのバトルゾーンには大巨人 {自然 6} 8000がタップして置かれている。\nAは蛇で大巨人を攻撃した。\n大巨人は破壊される?",
        "大巨人は破壊される",
    ),
    "what one player has and what the other has in one sentence (509.2b)": (
        "ルール dm\nBのターン。Bのバトルゾーンに双頭竜 {火 7} 7000「W・ブレイカー」がいて、Aのシールドは残り3枚、"
        "Aのバトルゾーンには何もいない。\nBは双頭竜でシールドをブレイクした。\nAのシールドは何枚残る?",
        "Aのシールドゾーン: 1枚",
    ),
    "of two players the verb stands behind the second (120.3a)": (
        "Aが熊 2/2、Bが狼 3/3をコントロールしている。\nAは熊で攻撃、Bは狼でブロック。\n熊と狼は両方死ぬ?",
        "熊は死亡する",
    ),
    "what waits resolves, then comes an attack (608.1)": (
        "Aの戦場にスリヴァー 1/1が3体いて、手札に憤怒 {2}{R} "
        "ソーサリー「ターン終了時まで、あなたがコントロールするクリーチャーは+2/+0の修整を受ける。」"
        "がある。Bのライフは残り9点で、Bの戦場には何もない。\nAは憤怒を唱え、解決後にスリヴァー3体で攻撃した。\nBは死ぬ?",
        "Bはこのターンを生き残れない",
    ),
    "what waits resolves, then the other player answers (608.2)": (
        "Aの墓地に蘇る鬼 {2}{B} クリーチャー 3/3が1枚あり、手札に再活性 "
        "{B} ソーサリー「あなたの墓地にあるクリーチャー・カード1枚を対象とする。それを"
        "戦場に戻す。」がある。\nBの手札に除外 {W} インスタント「クリーチャー1体を対象とし、それを追放する。」がある。\n"
        "Aが蘇る鬼を対象に再活性を唱え、解決後にBが蘇る鬼に除外を唱えた。\n蘇る鬼はどこにある?",
        "蘇る鬼は追放される",
    ),
    "a shield, then a direct attack (509.3)": (
        "ルール dm\nAのターン。Aのバトルゾーンに赤竜 {火 5} 5000と青魚 "
        "{水 3} 2000がいて、Bのシールドは1枚。Bはクリーチャーを出していない。\n"
        "Aは赤竜でシールドを割り、続けて青魚でダイレクトアタックした。\nAは勝つ?",
        "Aの勝ち",
    ),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_situation_told_in_japanese_is_answered(name: str) -> None:
    text, said = SITUATIONS[name]
    assert said in "。".join(result(text, "ja"))


def test_what_is_said_of_two_things_is_said_of_each() -> None:
    position = "Aの戦場に熊 2/2と狼 3/3がタップ状態でいる。\n"
    for name in ("熊", "狼"):
        assert "はい" in result(f"{position}{name}はタップ状態か?", "ja")[0]


def test_it_is_said_aloud_that_nothing_else_blocks() -> None:
    text = (
        "ルール dm\nA: 火竜 {火 5} 5000\nB: 小壁 {光 2} 2000「ブロッカー」、大壁 {光 3} 4000「ブロッカー」\nAのターン\n"
        "Aは火竜で攻撃した。小壁はブロックしない。"
    )
    assert "Bはほかのものでもブロックしない" in [str(one.ja) for one in of(text).granted]


@pytest.mark.parametrize(
    "text",
    [
        "Aの戦場に熊 2/2がいて、ぽよっている。\n熊はどうなる?",
        "Aの戦場に熊 2/2が適当にいる。\n熊はどうなる?",
        "Aの手札に熊が何となくある。\nどうなる?",
        "Aの戦場に熊 2/2か狼 3/3がいる。\n何が残る?",
        "A: 熊 2/2か狼 3/3\n何が残る?",
        "Aは熊 2/2を戦闘で失った。Bは狼 3/3をコントロールしている。\nどうなる?",
        "Aは森を4枚と角牛 4/4を見せた。Bは狼 3/3をコントロールしている。\nどうなる?",
    ],
)
def test_words_that_are_not_understood_are_refused(text: str) -> None:
    with pytest.raises(NotationUnclear):
        of(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("A: 熊 2/2\nAが熊でぷにぷにした。", "熊でぷにぷにした"),
        ("A: 熊 2/2\nAは熊で攻撃した。\n熊はぽよるか?", "ぽよるか"),
    ],
)
def test_a_refusal_names_the_words_and_offers_no_line_that_says_something_else(text: str, words: str) -> None:
    with pytest.raises(NotationUnclear) as refused:
        of(text, "ja")
    assert refused.value.words in words
    assert not refused.value.hint
