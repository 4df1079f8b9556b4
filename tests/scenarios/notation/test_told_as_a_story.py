"""Situations told as a story in Japanese, as a floor judge types them; answers worked out by hand, cards invented."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation_answers import answered
from tests.scenarios.notation.tables import of

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
}


@pytest.mark.parametrize(("text", "first"), SITUATIONS.values(), ids=SITUATIONS)
def test_a_story_is_answered(text: str, first: str) -> None:
    assert any(str(one.ja).startswith(first) for reply in of(text, "ja").replies for one in reply.result)


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
