"""Situations told as a story in Japanese, as a floor judge types them; answers worked out by hand, cards invented."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import answered, of

ZAP = "火花 {R} インスタント「1つを対象とする。~はそれに3点のダメージを与える。」"
STEAL = (
    "略奪 {2}{R} ソーサリー「クリーチャー1体を対象とする。ターン終了時まで、そのコントロールを得る。"
    "そのクリーチャーをアンタップする。"
    "それはターン終了時まで速攻を得る。」"
)
SCHOLAR = (
    "書記 {1}{U} クリーチャー 2/1「書記が戦場に出たとき、あなたの墓地にありインスタントであるカード1枚を対象とする。"
    "それをあなたの手札に戻す。」"
)
TRICK = (
    "奇襲 {3}{R} エンチャント「{R}:あなたはあなたの手札にあるクリーチャー・カード1枚を戦場に出してもよい。それは速攻を持つ。"
    "次の終了ステップの開始時に、そのクリーチャーを生け贄に捧げる。」"
)
JAIL = (
    "石牢 {2}{W} エンチャント「石牢が戦場に出たとき、クリーチャー1体を対象とし、それを追放する。\\n"
    "石牢が戦場を離れたとき、その追放されたカードをオーナーのコントロール下で戦場に戻す。」"
)
BLINK = (
    "天使 {3}{W} クリーチャー 3/4「瞬速\\n天使が戦場に出たとき、あなたがコントロールするクリーチャー1体を対象とする。"
    "あなたはそれを追放してもよい。そうしたなら、そのカードをあなたのコントロール下で戦場に戻す。」"
)
SITUATIONS = {
    "what an ability puts onto the battlefield is not cast (608.2)": (
        (
            f"A: {TRICK}、手札に大竜 {{6}}{{R}}{{R}} クリーチャー 7/7「飛行」\nAは奇襲を起動して大竜を出して殴った。"
            "ブロックなし。\nBのライフは?"
        ),
        "Bのライフは13",
    ),
    "the same in sentences of their own": (
        (
            f"A: {TRICK}、手札に大竜 {{6}}{{R}}{{R}} クリーチャー 7/7「飛行」\nAは奇襲を起動した。大竜を出した。"
            "大竜で攻撃した。\nBのライフは?"
        ),
        "Bのライフは13",
    ),
    "what was blocked, by what (509.1)": (
        "A: 熊 2/2\nB: 壁 0/4\n熊で殴ったら壁で止められた。\n壁は死ぬ?",
        "いいえ: 壁は生き残る(0/4、ダメージ2点)",
    ),
    "stolen, and attacking at once (701.10)": (
        f"A: 手札に{STEAL}\nB: 巨人 6/6、兵士 3/3\nAは略奪で巨人を奪って殴った。Bは兵士でブロックした。\n兵士は死ぬ?",
        "はい: 兵士は死亡する",
    ),
    "what was stolen attacks": (
        f"A: 手札に{STEAL}\nB: 巨人 6/6、兵士 3/3\nAは巨人に略奪を撃ち、奪った巨人で殴ると、Bは兵士で受けた。\n兵士は死ぬ?",
        "はい: 兵士は死亡する",
    ),
    "what a spell does is by what it is called": (
        f"A: 熊 2/2、手札に{ZAP}\nB: 鳥 1/1\nAは火花で鳥を焼いて、熊で殴った。\n鳥はどうなる?",
        "鳥は死亡する",
    ),
    "a trigger aimed between two deeds": (
        f"A: 手札に{SCHOLAR}、墓地に{ZAP}\nAは書記を出して誘発は火花を対象、手札に戻した火花をBに撃った。\nBのライフは?",
        "Bのライフは17",
    ),
    "what a trigger does to what": (
        f"A: 手札に{SCHOLAR}、墓地に{ZAP}\nAは書記を唱え、誘発で火花を回収した。Aは火花をBに撃ち込んだ。\nBのライフは?",
        "Bのライフは17",
    ),
    "how long something has been there": (
        (
            "ルール dm\nA: 小剣士 {火 3} 3000\nB: シールド5枚\n小剣士は前のターンからいる。Aは小剣士でBを攻撃した。"
            "\nBのシールドは何枚残る?"
        ),
        "Bのシールドゾーン: 4枚",
    ),
    "that it came in just now (302.6)": (
        "A: 熊 2/2\nB: 狼 3/3\n狼は前のターンからいて、熊は今ターン召喚したばかり。\nAは熊で攻撃できる?",
        "いいえ: Aは熊で攻撃できない",
    ),
    "what rests since the turn before": (
        "ルール magmell\nBの番犬 2/3は前のターンに攻撃してまだ休息中。Aは影狐 2/1で攻撃した。Bはライフ6。\nBのライフは?",
        "Bのライフは4",
    ),
    "what rests, in a sentence behind where it was laid out": (
        "ルール magmell\nA: 影狐 2/1\nB: ライフ6、番犬 2/3\n番犬は前のターンに攻撃してまだ休息中。\n"
        "Aは影狐でBを攻撃した。\nBのライフは?",
        "Bのライフは4",
    ),
    "what rests, in a sentence on the line of what its player has": (
        "ルール magmell\nA: 影狐 2/1\nB: ライフ5、番犬 2/3。番犬は前のターンに攻撃してまだ休息中。\n"
        "Aは影狐でBを攻撃した。\nBのライフは?",
        "Bのライフは3",
    ),
    "what the counters on it tell (702.78)": (
        "Aの鬼火 3/2「頑強」は1回頑強で戻ってきて-1/-1カウンターが1個のってる。\n鬼火のパワーは?",
        "鬼火のパワーは2",
    ),
    "how much somebody had, as a state and before a question": (
        "ルール dm\nA: 手札に渦 {水 3} 呪文「相手のクリーチャーを1体、持ち主の手札に戻す。」\nB: 狼 {闇 4} 4000\n"
        "Aは渦を唱えて狼を選んだ。\nBの手札は元々3枚だった、何枚になる?",
        "Bの手札: 4枚",
    ),
    "how many are how": (
        "ルール dm\nBはシールドなしで光鳥 {光 3} 2500「ブロッカー」が1体(タップ)。Aは小鬼 {火 1} 1000と前のター"
        "ンからいる赤狼 {火 2} 2000。\n"
        "小鬼はこのターン召喚したばかり。\nAは赤狼でダイレクトアタックできる?",
        "はい: Aは赤狼でダイレクトアタックできる",
    ),
    "the life of all players": (
        f"A、B、Cの3人で多人数戦。全員ライフ20。\nA: 手札に{ZAP}\nAは火花をCに撃った。\nCのライフは?",
        "Cのライフは17",
    ),
    "a commander in a sentence (903.10a)": (
        "統率者戦。A、B、Cの3人。\nAの統率者は鬼大将 7/7(統率者、Bに統率者ダメージ14点与えている)"
        "。Aは鬼大将でBを攻撃した。ブロックなし。\n"
        "Bはライフ30あった。Bは負ける?",
        "はい: Bは敗北する",
    ),
    "of what kind a card is, before its name": (
        "ルール dm\nAの場に火のクリーチャー、小竜 {火 2} 2000 種族ドラゴンがいて、Bはシールド4枚。\n小竜のパワーは?",
        "小竜のパワーは2000",
    ),
    "after combat, in the middle of a sentence (505.1)": (
        f"A: 熊 2/2、手札に{ZAP}\nB: ライフ9\nAは熊で攻撃、ブロックなし。戦闘後に火花をBに撃った。\nBのライフは?",
        "Bのライフは4",
    ),
    "after the blocks (509.4)": (
        f"A: 熊 2/2、手札に{ZAP}\nB: 壁 0/5\nAは熊で殴り、Bは壁でブロック。Aはブロック後に火花を壁に撃った。\n壁は死ぬ?",
        "はい: 壁は死亡する",
    ),
    "at what is aimed of which nobody spoke before": (
        f"A: 手札に{JAIL}\nAが石牢を出して、誘発はBの5/5の巨象を対象にした。\n巨象はどこに行く?",
        "巨象は追放領域にある",
    ),
    "whose it is that somebody strengthens and the other one shoots (115.1)": (
        f"A: 手札に成長 {{G}} インスタント「クリーチャー1体を対象とする。ターン終了時まで、それは+4/+4の修整を受"
        f"ける。」\nB: 手札に{ZAP}\n"
        "Aは2/2の熊に成長を唱えた。対応してBが熊に火花を撃った。\n熊のコントローラーは?",
        "熊のコントローラーはA",
    ),
    "what is what is stolen by an Aura (110.2)": (
        "A: 手札なし\nB: 手札に割断 {1}{W} インスタント「エンチャント1つを対象とし、それを破壊する。」\n"
        "Aは前のターンに鎖 {2}{U}{U} エンチャント - オーラ「エンチャント(クリーチャー)\\nあなたはエンチャントし"
        "ているクリーチャーをコントロールする。」で"
        "Bの巨漢 4/4を奪っていて、今ターン巨漢で殴った。Bはブロック前に割断で鎖を割った。\n巨漢は誰がコントロールしてる?",
        "巨漢のコントローラーはB",
    ),
    "an evolution onto what lies there, and the attack": (
        "ルール dm\nAの場に小竜 {火 2} 2000 種族ドラゴンがいて、手札の炎竜王 {火 5} 進化クリーチャー 7000 種族ドラゴン"
        "「進化―自分のドラゴン1体の上に置く。\\nW・ブレイカー」を小竜の上に重ねて、すぐシールド4枚のBを殴った。\n"
        "Bのブロッカーは石壁 {光 3} 8000「ブロッカー」で、石壁でブロックした。\n小竜はどこに行く?",
        "小竜はAの墓地にある",
    ),
    "what it laid on it lay in the hand": (
        "ルール dm\nAは前のターンに出した走兵 {火 3} 3000 種族コマンド でBを攻撃、侵略で轟速王 {火 6} 進化クリーチャー 12000 "
        "種族ソニック・コマンド「侵略―火のコマンド\\n進化―自分の火のクリーチャー1体の上に置く。」を走兵の上に重ねた。轟速王はAの手札にあった。\n"
        "Bはシールド3枚、水壁 {水 4} 4000「ブロッカー」がいて水壁でブロックした。\n水壁は破壊される?",
        "はい: 水壁は破壊される",
    ),
    "two described cards with a blank between them": (
        "ルール dm\nAの手札に小竜 {火 3} 3000 種族: ドラゴン と 炎竜王 {火 5} 進化クリーチャー 9000 種族: ドラゴン"
        "「進化－自分のドラゴン1体の上に置く。\\nW・ブレイカー」がある。\nBのシールドは3枚。\n"
        "Aのターン。Aは小竜を召喚し、その上に炎竜王を重ねた。\nAは炎竜王でBを攻撃。\nBのシールドは何枚残る?",
        "Bのシールドゾーン: 1枚",
    ),
    "what a player has and does behind a colon": (
        "ルール magmell\nA: 大牙 4/3で攻撃した。B: ライフ10、盾兵 2/4で防御した。\nどっちが死ぬ?",
        "盾兵はダストに置かれる",
    ),
    "into whose graveyard something goes (404.2)": (
        f"A: 手札に{ZAP}\nB: 鳥 1/1\nAは火花で鳥を焼いた。\n鳥はどっちの墓地に行く?",
        "鳥はBの墓地にある",
    ),
    "of what was aimed at last, without a word for it": (
        f"A: 鬼火 3/2「頑強」\nB: 手札に{ZAP}\nBが鬼火に火花を撃った。\nまた頑強で戻る?",
        "はい: 鬼火は戻ってくる",
    ),
    "that a claim is made, behind it": (
        f"A: 手札に{ZAP}\nB: 壁 0/4\nAは壁に火花を撃った。壁は3/3のはずだとAは言っている(もう3回目…)。\n壁は死ぬ?",
        "いいえ: 壁は生き残る",
    ),
    "that something is done is said": (
        f"A: 手札に{BLINK}\nB: 壁 1/6\nAは象 3/3で殴って、Bが壁でブロックした。Aはここで瞬速で天使を唱えて、"
        "誘発は象を対象。Aは誘発を使うと言った。\n"
        "壁はダメージを受ける?",
        "いいえ: 壁はダメージを受けない",
    ),
    "the same by what comes of it": (
        "B: ライフ10、泉 {1} エンチャント「プレイヤーが呪文を唱えるたび、あなたは1点のライフを得てもよい。」\n"
        f"A: 手札に{ZAP}\nAは火花をBに撃った。泉の誘発はライフを得るほうを選ぶ。\nBのライフは?",
        "Bのライフは8",
    ),
    "as it was when the game began": (
        f"A: 手札に{ZAP}、山札は普通にある\nAは火花をBに撃った。\n(ライフは初期のまま、たぶん20)\nBのライフは?",
        "Bのライフは17",
    ),
    "when stands before who does it: another player (510.4)": (
        f"A: 手札に{ZAP}\nAは聖騎士 2/2「先制攻撃」で殴った。Bは3/3のオーガでブロックしたんだけど、"
        "先制攻撃のダメージのあとAが火花をオーガに撃ってきた。\n聖騎士は生き残る?",
        "はい: 聖騎士は生き残る",
    ),
    "all of them come, and one is blocked": (
        "Bは4/4の竜「飛行」と1/1の鼠。A: 熊 3/3\nBが両方で殴ってきて、Aは熊で鼠だけブロックした。\nAのライフは?",
        "Aのライフは16",
    ),
    "what another card is laid on is there": (
        "ルール dm\nAの場の小僧 {火 2} 1000 種族ヒューマノイドに手札から覇王 {火 4} 進化クリーチャー 6000 種族ヒューマノイド"
        "「進化－自分のヒューマノイド1体の上に置く。」を重ねて殴ったら、Bは盾兵 {光 4} 5000「ブロッカー」"
        "でブロックした。\n盾兵は死ぬ?",
        "はい: 盾兵は破壊される",
    ),
    "whose creature attacks, and what answers it": (
        "ルール dm\nBの手札に忍者 {水 3} 2000 種族シノビ「ニンジャ・ストライク3\\nこのクリーチャーが出た時、"
        "相手のクリーチャーを1体、"
        "持ち主の手札に戻す。」、マナ3枚。\nA: 大熊 {自然 5} 5000\nAの大熊でBを殴った。Bがニンジャ・ストライクで"
        "忍者を出して、大熊を戻した。\n"
        "大熊はどこ行く?",
        "大熊はAの手札にある",
    ),
    "what a race is called by": (
        "ルール dm\nA: 小竜 {火 2} 2000 種族: ドラゴン、騎兵 {火 3} 3000 種族ドラグナー\n小竜の種族は?",
        "小竜の種族はドラゴン",
    ),
    "how much comes through": (
        "Aは槍兵 3/1と狼 2/2で殴った。Bは壁 0/4で槍兵をブロック。\nBに何点通る?",
        "Bが受けるダメージは2点",
    ),
    "an Aura that is put on another player's creature is cast out of the hand (303.4a)": (
        "AがBの熊 2/2に停滞 {W} エンチャント - オーラ「エンチャント(クリーチャー)\\nエンチャントしているクリーチャーは攻撃したり"
        "ブロックしたりできない。」をつけて、猫 2/2で殴った。\nBは熊でブロックできる?",
        "いいえ: Bは熊でブロックできない",
    ),
    "how a thing is, and what another player does to it": (
        f"Bの猿 1/1には+1/+1カウンターが3個のってて、Aが火花を猿に撃った。\nA: 手札に{ZAP}\n猿は死ぬ?",
        "いいえ: 猿は生き残る",
    ),
    "that it resolved, behind what was cast, before the other player acts (117.4)": (
        "A: 鬼火 3/2「頑強」(-1/-1カウンター1個)、手札に強壮 {G} インスタント「クリーチャー1体を対象とし、"
        "それの上に+1/+1カウンターを1個置く。」\n"
        f"B: 手札に{ZAP}\nAが鬼火に強壮を唱え、解決した。\nそのあとBが火花を鬼火に撃った。\n鬼火はどこに行く?",
        "鬼火は戦場にある",
    ),
    "two attacks, and that none of it was a trigger": (
        "ルール dm\nA: 白騎 {光 3} 3000、赤騎 {火 3} 3000\nB: シールド2枚\nAは白騎、赤騎の順に殴ってトリガーはなかった。\n"
        "Bのシールドは残ってる?",
        "Bのシールドゾーン: 0枚",
    ),
}


@pytest.mark.parametrize(("text", "first"), SITUATIONS.values(), ids=SITUATIONS)
def test_a_story_is_answered(text: str, first: str) -> None:
    assert any(str(one.ja).startswith(first) for reply in of(text, "ja").replies for one in reply.result)


def test_that_life_is_paid_for_a_symbol_is_said_aloud() -> None:
    """107.4f: one of both is paid, and nobody said which."""
    text = "B: ライフ20、泉守 0/4「{U/P}:~はターン終了時まで+1/+1の修整を受ける。」\nA: 熊 2/2\nBは泉守を起動した。\nBのライフは?"
    found = of(text, "ja")
    assert str(found.replies[0].result[0].ja) == "Bのライフは18"
    assert any("マナでなくライフで支払う" in str(one.ja) for one in found.granted)


@pytest.mark.parametrize(
    "text",
    [
        "A: 熊 2/2\n熊は怒っている。\nAは熊で攻撃できる?",
        "A: 熊 2/2\n熊はタップしていて怒っている。\nAは熊で攻撃できる?",
        "A: 熊 2/2\nB: 壁 0/4\nAは熊で殴ったけど壁で踊られた。\n壁は死ぬ?",
        f"A: 熊 2/2、手札に{ZAP}\nB: 鳥 1/1\nAは火花で鳥を眺めて、熊で殴った。\n鳥はどうなる?",
        "ルール dm\nBはシールドなしで光鳥 {光 3} 2500「ブロッカー」が1体(憂鬱)。\n光鳥でブロックできる?",
    ],
)
def test_what_is_not_understood_in_a_story_is_refused(text: str) -> None:
    with pytest.raises(JudgekitError):
        of(text, "ja")


def test_what_a_creature_does_of_which_only_the_size_is_written_is_asked() -> None:
    """A printed card may be meant, which does more than its size tells."""
    with pytest.raises(NotationUnclear, match="軟泥"):
        of("A: 軟泥 2/2\nAは軟泥の能力を起動した。\n軟泥のパワーは?", "ja")


def test_a_comma_in_the_brackets_of_a_name_parts_nothing() -> None:
    text = (
        "A: 《影の者、ザグ》 {1}{B} クリーチャー 3/3\nB: 壁 0/4\nAは《影の者、ザグ》で攻撃した。Bは壁でブロック"
        "した。\n《影の者、ザグ》のパワーは?"
    )
    assert str(of(text, "ja").replies[0].result[0].ja) == "影の者、ザグのパワーは3"


def test_what_somebody_has_behind_a_number_of_shields_is_not_a_shield() -> None:
    """`シールドなしで光鳥` was one card in the shields."""
    text = "ルール dm\nBはシールドなしで光鳥 {光 3} 2500「ブロッカー」がいる。\n光鳥はどこにある?"
    assert "バトルゾーン" in str(answered(text, lang="ja").replies[0].result)
