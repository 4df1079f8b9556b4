"""Japanese deeds that tell more of their cards than names, and how things are beside them; answers worked out by hand."""

from __future__ import annotations

import pytest

from judgekit.cli import manual
from judgekit.scenarios.files.card_files import CardFiles, FiledCard, use
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import answered, of, result

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
    "what is aimed, named last without a verb (608.2b)": (
        f"Aの場に熊 2/2、手札に成長 {{G}} インスタント「クリーチャー1体を対象とする。"
        "ターン終了時まで、それは+3/+3の修整を受ける。」\n"
        f"カード: {SPARK}\n"
        "Bの手札に火花\nBが火花を熊に唱え、Aは対応して熊に成長。\n熊は死ぬ?",
        "いいえ: 熊は生き残る",
    ),
    "once it has resolved (117.3b)": (
        f"Aの手札に癒し {{W}} インスタント「あなたは5点のライフを得る。」\nBの手札に{SPARK}\n"
        "Aは癒しを唱える。解決後にBが火花をAに撃った。\nAのライフは?",
        "Aのライフは22",
    ),
    "what triggers, at whom (603.3d)": (
        "A: ライフ1、血の楽師 0/1「Whenever a creature dies, target player loses 1 life and you gain 1 life."
        "」、熊 2/2\n"
        f"B: ライフ9、手札に{SPARK}\nAのターン\nBが熊に火花を撃った。Aの誘発はBを対象。\nBのライフは?",
        "Bのライフは8",
    ),
    "no block, behind the attack; then after combat (505.1)": (
        f"A: 熊 2/2、手札に{SPARK}\nB: ライフ9、クリーチャーなし\n"
        f"Aは熊で攻撃、ブロックなし。\n戦闘後、Aが火花をBに撃った。\nBのライフは?",
        "Bのライフは4",
    ),
    "divided as it is cast (601.2d)": (
        "A: 手札に散弾 {1}{R} インスタント「~ deals 2 damage divided as you choose among one or two targets.」\n"
        "B: 鳥 0/1、腹心 2/1\nAが散弾を唱え、鳥に1点、腹心に1点割り振った。\n何が死ぬ?",
        "鳥は死亡する",
    ),
    "two of the shields by their names, used on what they are aimed at (113.6)": (
        "ルール dm\nA: 火竜 {火 6} 6000「W・ブレイカー」、小鬼 {火 2} 2000\n"
        "B: シールド4枚、うち1枚は罠 {闇 6} 呪文「S・トリガー\n相手のクリーチャーを1体選び、破壊する。」、"
        "うち1枚は鎖 {水 5} 呪文「S・トリガー\n相手のクリーチャーを1体選び、持ち主の手札に戻す。」; 手札なし\n"
        "Aのターン。Aは火竜でBを攻撃。割ったのは罠と鎖。\nBは罠を小鬼に使い、鎖を火竜に使う。\nAの手札は何枚?",
        "Aの手札: 1枚",
    ),
    "a ninja that is declared on the attack, at the end of the turn (112.3c)": (
        "ルール dm\nAのバトルゾーンに戦士 {火 4} 4000がいます。\nBはマナ5枚、シールド3枚。手札に影忍 {闇 4} シノビ 2000"
        "「ニンジャ・ストライク4\nこのクリーチャーが出た時、相手のクリーチャーを1体選び、破壊する。」\n"
        "Aのターン、戦士でBを攻撃しました。\nBは攻撃に対してニンジャ・ストライクで影忍を出して、戦士を破壊。\n"
        "ターン終了時、影忍はどこに行きますか?",
        "影忍はBの山札の一番下にある",
    ),
    "a ninja for which the mana is missing (112.3c)": (
        "ルール dm\nA: 猟犬 {火 4} 4000\nB: シールド2枚、マナ3枚、手札: 影丸 {水 4} シノビ 3000「ニンジャ・ストライク4」\n"
        "Aは猟犬でBを攻撃\nBは影丸をニンジャ・ストライクで出せる?",
        "いいえ: Bは影丸をニンジャ・ストライクで出すことができない: 影丸は条件を満たさない",
    ),
    "also the other (115.3b)": (
        "ルール dm\nAの場に毒虫 {闇 2} 1000「スレイヤー」、Bの場に大獣 {自然 8} 11000(タップ)。\n"
        "Aは毒虫で大獣に攻撃した。\n毒虫も破壊される?",
        "はい: 毒虫は破壊される",
    ),
    "nobody uses anything, AP and HP before the name (701.5.1.2)": (
        "ルール magmell\nAの場にAP3/HP3の剣士、Bの場に槍兵 3/3。Bはライフ7。\nAのターン、剣士で殴って、槍兵で防御された。\n"
        "お互いクイックはなし。\n剣士は死ぬ?",
        "はい: 剣士はダストに置かれる",
    ),
    # 701.4.1.1: the defending unit has left, so what was attacked is attacked again.
    "what is used behind the defence, at one target (701.4.1.1)": (
        "ルール magmell\nAの場に狼 2/2、Bの場に番兵 2/3、Bはライフ10。\n"
        "Aの手札に業火 {赤}{2} クイック マジック「対象1体に3点のダメージを与える。」\n"
        "Aは狼で攻撃、Bは番兵で防御。\n防御の後、Aは業火を番兵に使った。\nBのライフは?",
        "Bのライフは8",
    ),
    "what was broken besides (509.5)": (
        "ルール dm\nA: 紅蓮竜 {火 7} 8000「W・ブレイカー」、炎槍兵 {火 3} 3000\nB: シールド3枚(うち1枚は水流 {水 4} 呪文"
        "「S・トリガー\n相手のクリーチャーを1体選び、持ち主の手札に戻す。」)、クリーチャーなし\n"
        "Aのターン。Aは紅蓮竜でBのシールドを攻撃した。割ったのは水流ともう1枚。\n"
        "Bは水流をS・トリガーで使い、炎槍兵を手札に戻した。\nAの手札は何枚になる?",
        "Aの手札: 1枚",
    ),
    "how many more, and none of them a trigger (113.6)": (
        "ルール dm\nAのバトルゾーンに火山獣 {火 5} 6000「W・ブレイカー」が1体、Bはシールド5枚、手札1枚。\n"
        "Aは火山獣でBのシールドを2枚ブレイクした。トリガーはなかった。\nBの手札は何枚増えましたか?",
        "2枚増える",
    ),
    "who does not block with what (507.1)": (
        "ルール dm\nA: 戦鬼 {火 4} 4000\nB: 門番 {光 3} 3000「ブロッカー」、シールド1枚\n"
        "Aは戦鬼でBのシールドを攻撃、Bは門番でブロックしない。シールドはトリガーなし。\nBのシールドは何枚?",
        "Bのシールドゾーン: 0枚",
    ),
    "how it is, behind its name (219.4)": (
        "ルール magmell\nAの場に魔狼 3/3がレスト状態でいる。\nAは魔狼で攻撃できる?",
        "いいえ",
    ),
    "what is attached to it is told before it, who acts behind it (704.5m)": (
        "カード: 怪力 {W} オーラ「エンチャント(クリーチャー)\nエンチャントしているクリーチャーは+1/+1の修整を受ける。」\n"
        f"Bの手札に{RETURN}\nAの怪力がついた熊 2/2をBが帰還で手札に戻した。\n怪力はどこに行く?",
        "怪力はAの墓地にある",
    ),
    "with the spell that waits, in response (608.2b)": (
        f"A: ライフ3、手札に{SPARK}\n"
        f"B: ライフ3、手札に稲光 {{R}} インスタント「1つを対象とする。稲光はそれに3点のダメージを与える。」\n"
        "Aが火花をBに撃ち、Bがそれにスタックで稲光をAに撃ちました。\n勝つのはどちら?",
        "Bの勝ち",
    ),
    "who has how much life in brackets (508.1)": (
        "A(ライフ20)が天使 4/4 飛行で攻撃。\nBはライフ6。\nBのライフは?",
        "Bのライフは2",
    ),
    "so many that attack, all that are there (508.1)": (
        "Aの戦場に森の熊 2/2と空の鳥 1/1 飛行、Bの戦場に岩の番人 0/4。\nAは2体で攻撃し、Bは森の熊を岩の番人でブロックした。\n"
        "Bのライフは?",
        "Bのライフは19",
    ),
    "the rest of it behind (702.19b)": (
        "Aの戦場に大鬼 5/5 トランプル。Bの戦場に小人 1/1。Bのライフは4。\nAは大鬼で攻撃し、Bは小人でブロック。"
        "Aは小人に1点だけ割り振り、残りをBに割り振った。\nBは負けますか?",
        "はい: Bは敗北する",
    ),
    "what an ability did to what (602.2)": (
        "Aの戦場に砲手 1/1「{T}: ~ deals 1 damage to any target.」、Bの戦場に妖精 1/1。\n"
        "Aは砲手をタップして妖精に1点飛ばした。\n妖精は死ぬ?",
        "はい: 妖精は死亡する",
    ),
    "nothing is there (508.1)": (
        "Aの場に鬼 3/3。Bの場はがら空きで、Bのライフは3。\nAが鬼で攻撃したら、Bは死ぬ?",
        "はい: Bはこのターンを生き残れない",
    ),
    "cast as a copy, and it came (707.10)": (
        "A: 手札に分身 {3}{U} クリーチャー 0/0「"
        "You may have ~ enter the battlefield as a copy of any creature on the battlefield.」\n"
        "B: 天使 4/4\nAは分身を天使のコピーとして唱え、戦場に出た。\n分身のパワーは?",
        "分身のパワーは4",
    ),
    "has an ability, asked in Japanese (613.1f)": (
        "A: 凪 {2} エンチャント「すべてのクリーチャーはすべての能力を失う。」\nB: 鷹 2/2 飛行\n鷹は飛行を持っていますか?",
        "いいえ: 鷹は飛行を持たない",
    ),
    # 302.6: some of several that are called alike are so; which of them carries its number.
    "one of several by its number": ("A: エルフ 1/1が3体\nエルフ2は出たばかり\nAはエルフ2で攻撃できる?", "いいえ"),
    "another of them": ("A: エルフ 1/1が3体\nAのエルフ2はタップしている\nAはエルフ3で攻撃できる?", "はい"),
    "so many of them, in the same sentence": (
        "Aはエルフ 1/1を3体コントロールしていて、うち2体はタップ状態。\nAはエルフ2で攻撃できる?",
        "いいえ",
    ),
    "one of them, in a sentence of its own": (
        "ルール magmell\nA: 兵士 2/2が3体。そのうち1体は休息中。\nAは兵士3で攻撃できる?",
        "いいえ",
    ),
    "one of them, in English": ("A: three Elves 1/1. One of the Elves is tapped.\nCan A attack with Elf 3?", "いいえ"),
    # 602.2: an ability is one of what lies on the table; 701.17a: who has one thing alone had no other choice.
    "the ability of the one that lies there, and the only one sacrificed": (
        "A: 短剣 {2} アーティファクト「{T}: Target player sacrifices a creature.」、手札に短剣\nB: 熊 2/2\n"
        "Aは短剣をBに起動、Bは熊を生け贄に捧げた。\n熊は死ぬ?",
        "はい: 熊は死亡する",
    ),
    "a life of two figures before a deed of the same sentence": (
        f"B: 熊 2/2\nA: 手札に{SPARK}\nBライフ20、Bの熊に火花撃った。\nBのライフは?",
        "Bのライフは20",
    ),
    "what both have, counted": ("2人ともライフは7。Aの熊 2/2で攻撃。\nBのライフは?", "Bのライフは5"),
    "not blocked besides what was (701.5.1.1)": (
        "ルール magmell\nA: 狼 3/3、小鬼 2/1\nB: ライフ4、番人 1/3\n"
        "Aは狼と小鬼でBを攻撃。Bは番人で狼を防御、小鬼は防御しなかった。\nBのライフは?",
        "Bのライフは2",
    ),
    "put on without a particle, and attacks": (
        "俺の狼3/3に怪力 {W} オーラ「エンチャント(クリーチャー)\\nエンチャントしているクリーチャーは+2/+2の修整を受ける。」"
        "貼って殴った、相手は壁0/5で止めた\n壁死ぬ?",
        "はい: 壁は死亡する",
    ),
    "no trigger between two attacks": (
        "ルール dm\nB: シールド1枚\nA: 小鬼 {火 2} 2000、中鬼 {火 3} 3000\n"
        "小鬼でシールド割って、トリガー無し、中鬼でダイレクト\nAの勝ち?",
        "はい",
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


def test_a_word_behind_a_card_that_is_no_race_is_not_taken_for_one() -> None:
    with pytest.raises(NotationUnclear, match="なし"):
        of("ルール dm\nAの場に小鬼 {火 2} 2000「スピードアタッカー」なし。\n小鬼のパワーは?")


@each(
    (
        "A: エルフ 1/1が3体\nエルフ4はタップしている\nAはエルフ1で攻撃できる?",
        "A: 森3\n森3はタップしている\nAはエルフ1で攻撃できる?",  # all three, or the third of them
        "A: エルフ 1/1が3体、うち4体は出たばかり\nAはエルフ1で攻撃できる?",
        "A、B、Cの3人。2人ともライフは7。\nBのライフは?",
    )
)
def test_what_some_are_of_whom_there_are_not_so_many_is_refused(text: str) -> None:
    with pytest.raises(NotationUnclear):
        of(text, "ja")


@pytest.mark.parametrize("said", ["Aは白金騎士で攻撃。", "Aは白金騎士を熊に唱えた。", "白金騎士は死ぬ?"])
def test_the_name_that_nobody_knows_is_told_with_how_to_describe_it(said: str) -> None:
    text = f"B: 熊 2/2\n{said}"
    fault: NotationUnclear | None = None
    try:
        fault = answered(text, lang="ja").replies[0].unread
    except NotationUnclear as raised:
        fault = raised
    assert fault is not None
    assert "no card '白金騎士' is known" in str(fault)
    assert "白金騎士 {コスト} タイプ「文章」" in fault.hint


@pytest.mark.parametrize("number", [1, 3])
def test_as_many_have_to_be_there_as_attack(number: int) -> None:
    with pytest.raises(NotationUnclear):
        of(f"A: 熊 2/2、鳥 1/1\nAは{number}体で攻撃。")


def test_what_was_broken_is_no_remark() -> None:
    text = (
        "ルール dm\nA: 火竜 {火 6} 6000\nB: シールド2枚、うち1枚は罠 {闇 6} 呪文「相手のクリーチャーを1体破壊する。」\n"
    )
    found = of(f"{text}Aは火竜でBを攻撃。割ったのは罠。\nBの手札は何枚?")
    assert not any("状況に含めない" in str(one.ja) for one in found.granted)


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


BOARD = (
    f"カード: 大槌 {{1}} 装備品「装備しているクリーチャーは+2/+0の修整を受ける。\n装備{{1}}」\nカード: {SPARK}\n"
    "カード: 鎖 {W} オーラ「エンチャント(クリーチャー)\nエンチャントしているクリーチャーでは攻撃もブロックもできない。」\n"
    "カード: 急成長 {G} インスタント「クリーチャー1体を対象とする。それはターン終了時まで+3/+3の修整を受ける。」\n"
    "カード: 散弾 {1}{R} インスタント「~ deals 2 damage divided as you choose among one or two targets.」\n"
)
PAGE = {
    "Aはライフ10で、大槌を装備した角牛 4/4で攻撃した。": ("", "Bのライフは?", "Bのライフは14"),
    "Aのコントロールする角牛にBが鎖をつけた。": ("A: 角牛 4/4\nB: 手札: 鎖\n", "Aは角牛で攻撃できる?", "いいえ"),
    "Aは狼でBの寝ている番犬 3/3を殴った。": (
        "ルール magmell\nA: 狼 4/4\n",
        "番犬はどうなる?",
        "番犬はダストに置かれる",
    ),
    "Aは手札から火花を撃った。": ("A: 手札: 火花\n", "", ""),
    "どちらもアンタップで、前のターンからいます。": (
        "Aの戦場に角牛 4/4と熊 2/2がいます。",
        "Aは角牛で攻撃できる?",
        "はい",
    ),
    "Aは対応して角牛に急成長。": (
        "A: 角牛 2/2; 手札: 急成長\nB: 手札: 火花\nBが火花を角牛に撃った。\n",
        "角牛は死ぬ?",
        "いいえ: 角牛は生き残る",
    ),
    "Aは散弾を唱え、鳥に1点、熊に1点割り振った。": ("A: 手札: 散弾\nB: 鳥 0/1、熊 2/2\n", "何が死ぬ?", "鳥は死亡する"),
}


def test_what_the_page_says_in_japanese_is_answered() -> None:
    page = manual.page("notation", "ja", full=True)
    for said, (before, asked, expected) in PAGE.items():
        assert f"`{said}`" in page
        if asked:
            cards = BOARD if "ルール" not in before else ""
            found = " ".join(result(f"{cards}{before}{said}\n{asked}", "ja"))
            assert expected in found, (said, found)


@pytest.mark.parametrize(("said", "size"), [("2/2の熊", "2/2"), ("AP3/HP3の剣士", "3/3")])
def test_a_size_stands_before_a_name(said: str, size: str) -> None:
    rules = "ルール magmell\n" if "AP" in said else ""
    what = said.partition("の")[2]
    assert f"`{said}`" in manual.page("notation", "ja", full=True)
    assert size[0] in result(f"{rules}Aの場に{said}がいる。\n{what}の{'AP' if rules else 'パワー'}は?", "ja")[0]
