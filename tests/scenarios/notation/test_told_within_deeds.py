"""Japanese deeds that tell more of their cards than names, and how things are beside them; answers worked out by hand."""

from __future__ import annotations

import pytest

from judgekit.scenarios.files.card_files import CardFiles, FiledCard, use
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of, result

SPARK = "火花 {R} インスタント「1つを対象とする。火花はそれに3点のダメージを与える。」"
COLLAR = "毒の首輪 {1} 装備品「装備しているクリーチャーは接死と絆魂を持つ。\\n装備{2}」"
RETURN = "帰還 {U} インスタント「クリーチャー1体を対象とし、それをオーナーの手札に戻す。」"
WARD = "守り {W} インスタント「クリーチャー1体を対象とする。ターン終了時まで、それはプロテクション(赤)を得る。」"

SITUATIONS = {
    # 702.2c, 702.19b: of deathtouch one point is lethal, the rest tramples over; 120.3f: A gains all six.
    "how things are and what attacks, worn and described there": (
        f"Aはライフ11で、毒の首輪を装備した大猪 6/6「トランプル」で攻撃しました。\nカード: {COLLAR}\n"
        "Bはライフ7、石壁 0/4と歩兵 2/2の2体で大猪をブロック。\n"
        "Aは石壁に1点、歩兵に1点、残り4点をBに割り振りました。\nBのライフは?",
        "Bのライフは3",
    ),
    "described as they attack and block, one sentence for both (510.1c)": (
        "Aは小熊 2/2で攻撃し、Bは大熊 4/4でブロックした。\n小熊は死ぬ?",
        "はい: 小熊は死亡する",
    ),
    "in the turn in which it came (506.1a)": (
        "ルール dm\nBはシールド5枚。\nAはこのターンに召喚した小鬼 {火 2} 2000で攻撃できますか?",
        "いいえ",
    ),
    "out of the hand and at once, described there (104.2a)": (
        "ルール dm\nBはシールドなし。\nAは手札から火の子 {火 1} 1000「スピードアタッカー」を出し、そのままBにダイレクトアタック。\n"
        "Aの勝ちですか?",
        "はい: Aの勝ち",
    ),
    "what lies there tapped is attacked (115.3b)": (
        "ルール dm\nAは狩人 {自然 4} 5000でBの寝ている番犬 {自然 4} 4000を殴った。\n番犬はどうなりますか?",
        "番犬は破壊される",
    ),
    "all of them as they were before (506.1a)": (
        "ルール dm\nAのバトルゾーンには火竜 {火 5} 5000と小鬼 {火 1} 1000がいて、どちらも攻撃できる。\nBはシールド1枚。\n"
        "Aは火竜で攻撃。続けて小鬼でダイレクトアタック。\nどちらが勝つ?",
        "Aの勝ち",
    ),
    "all of them, in a sentence of its own (302.6)": (
        f"Bの戦場に熊 2/2と母 1/1がいます。どちらもアンタップで、前のターンからいます。\nAの手札に{SPARK}\n"
        "Aが熊を対象に火花を唱えました。\n熊は死にますか?",
        "はい: 熊は死亡する",
    ),
    "that it fights, which a block brings by itself (507.2a)": (
        "ルール dm\nA: 剣士 {火 3} 3000\nB: 守護兵 {光 3} 3500「ブロッカー」、シールド3枚\n"
        "Aは剣士でシールドに攻撃しようとした。\nBは守護兵でブロックし、バトルになった。\nどちらが破壊される?",
        "剣士は破壊される",
    ),
    "since it was blocked (117.3)": (
        f"A: 熊 2/2、手札に{SPARK}\nB: 大熊 3/3\nAは熊で攻撃。Bは大熊でブロック。\nブロックされたのでAは火花を大熊に撃った。\n"
        "熊は生き残る?",
        "はい: 熊は生き残る",
    ),
    "whose it is by a clause, who acts behind it (303.4)": (
        "Aの場に熊 2/2\nBの手札に鎖 {W} オーラ「エンチャント(クリーチャー)\\n"
        "エンチャントしているクリーチャーでは攻撃もブロックもできない。」\n"
        "Aのコントロールする熊にBが鎖をつけた。\nAは熊で攻撃できる?",
        "いいえ",
    ),
    "what a spell did to it (608.2c)": (
        f"Aの場に熊 2/2\nBの手札に{SPARK}\nBが熊に火花を撃って破壊した。\n熊はどこに行く?",
        "熊は死亡する",
    ),
    "put back by its name (400.7)": (
        f"A: 熊 2/2\nB: ライフ2、手札に{RETURN}\nAは熊で攻撃し、Bはブロックしなかった。\n"
        "Bは熊を帰還で手札に戻した。\nBは負けますか?",
        "いいえ",
    ),
    "only so much is left (120.3a)": (
        f"Aの手札に{SPARK}\nBはライフが4点しか残っていません。\nAは火花をBに撃った。\nBのライフは?",
        "Bのライフは1",
    ),
    "then what is there (509.1)": (
        "Aが鷹 2/3 飛行で殴り、Bの場にはアンタップの天使 4/4 飛行が居る。\nBは天使でブロックした。\n鷹は死ぬ?",
        "はい: 鷹は死亡する",
    ),
}


@each(SITUATIONS)
def test_a_situation_is_answered(name: str) -> None:
    text, expected = SITUATIONS[name]
    found = " ".join(result(text, "ja"))
    assert expected in found, found


def test_a_card_that_was_told_of_before_is_meant_and_that_is_said_aloud() -> None:
    text = "ルール dm\nAの場に毒虫 {闇 2} 1000「スレイヤー」、Bの場に大獣 {自然 8} 11000(タップ)。\n"
    text += "Aは毒虫でタップしている大獣に攻撃した。"
    assert "「タップしている大獣」は大獣" in [str(one.ja) for one in of(f"{text}\n大獣は死ぬ?").granted]


def test_whose_a_target_is_of_which_nobody_spoke_is_not_guessed() -> None:
    with pytest.raises(NotationUnclear):
        of(f"Aの手札に{SPARK}\nAは火花を熊 2/2に撃った。\n熊は死ぬ?")


@pytest.mark.parametrize("japanese", [True, False])
def test_a_japanese_name_of_the_list_is_said_aloud(japanese: bool) -> None:
    angel = FiledCard("Pale Angel", {"types": "Creature", "pt": "4/4", "text": "Flying"}, "cards.json")

    def spoken(name: str, _game: str) -> FiledCard | None:
        return angel if name in ("淡きを纏う天使", "Pale Angel") else None

    def names(text: str, _game: str) -> list[str]:
        return ["淡きを纏う天使"] if "淡きを纏う天使" in text else []

    use(CardFiles(spoken, spoken, lambda _name, _game: [], lambda _game: japanese, names))
    try:
        found = of("Bの戦場に淡きを纏う天使がいる。\n淡きを纏う天使のパワーは?")
        said = [str(one.ja) for one in found.granted]
        assert "4" in str(found.replies[0].result[0].ja)
        assert ("淡きを纏う天使はPale Angel" in said) is not japanese
    finally:
        use(None)
