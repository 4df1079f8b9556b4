"""Japanese sentences of several clauses, and what speech leaves out of them; answers worked out by hand, cards invented."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from tests.cases import each
from tests.scenarios.notation.tables import of, result

_RAIN = "驟雨 {2}{R} ソーサリー「~は各対戦相手に3点のダメージを与える。」"
_TEA = "薬湯 {W} インスタント「あなたは4点のライフを得る。」"
_WITHER = "しおれ {B} インスタント「クリーチャー1体を対象とする。ターン終了時まで、それは-2/-0の修整を受ける。」"
_CHAIN = "重鎖 {W} オーラ「エンチャント(クリーチャー)\\nエンチャントしているクリーチャーでは攻撃できない。」"
_TRAP = "落石 {闇 6} 呪文「S・トリガー\\n相手のクリーチャーを1体破壊する。」"
ANSWERS = {
    # A spell that is described behind a player, without a verb: it is cast (601.2).
    "a spell alone": (f"A: ライフ9\nB: ライフ8\nAが{_RAIN}\nBのライフは?", "Bのライフは5"),
    "a spell alone behind は": (f"A: ライフ9\nB: ライフ8\nBは{_RAIN}\nAのライフは?", "Aのライフは6"),
    "another in response": (f"B: ライフ2\nAが{_RAIN}\nBが対応して{_TEA}\nBのライフは?", "Bのライフは3"),
    "both in one sentence": (f"B: ライフ3\nAが{_RAIN}、Bが対応して{_TEA}\nBのライフは?", "Bのライフは4"),
    "at something": (f"A: 大鹿 4/4\nBが大鹿に{_WITHER}\n大鹿のパワーは?", "大鹿のパワーは2"),
    "at something behind it": (f"A: 大鹿 4/4\nBは{_WITHER}を大鹿に。\n大鹿のパワーは?", "大鹿のパワーは2"),
    # How all are that were told of.
    "both are tapped, behind a line without particles": (
        "A: 大鹿 4/4、子鹿 1/1\nどちらもタップしている。\nAは大鹿で攻撃できる?",
        "いいえ",
    ),
    "both, one of each player": ("A: 大鹿 4/4\nB: 子鹿 1/1\nどちらもタップしている。\nAは大鹿で攻撃できる?", "いいえ"),
    "all three": ("A: 大鹿 4/4、子鹿 1/1\nB: 老鹿 2/2\n3体とも召喚酔い。\nAは大鹿で攻撃できる?", "いいえ"),
    "everybody's": ("A: 大鹿 4/4\nB: 老鹿 2/2\n全員タップしている。\nAは大鹿で攻撃できる?", "いいえ"),
    "one and another, both tapped": ("Aの大鹿 4/4、Bの老鹿 2/2はタップしている。\nAは大鹿で攻撃できる?", "いいえ"),
    # What somebody has, clause by clause.
    "no particle behind the player": (
        "Bライフ4、老鹿 2/2。\nAは大鹿 5/5「飛行」で攻撃。\nBは負ける?",
        "はい",
    ),
    "with で": ("Bライフ4で老鹿 2/2がタップ。\nAは大鹿 5/5で攻撃。\nBは負ける?", "はい"),
    "a zone behind a full stop": (f"Aライフ4。手札に{_TEA}\nAは薬湯を唱えた。\nAのライフは?", "Aのライフは8"),
    "nobody is there": (
        "Bはクリーチャーがいなくて、Aは大鹿 5/5を持っている。\nAは大鹿で殴った。\nBのライフは?",
        "Bのライフは15",
    ),
    "the verb behind the second player": (
        "ルール magmell\nAは槍兵 3/3を、Bは弓兵 1/1をレスト状態で置いている。\nAは槍兵で弓兵を攻撃できる?",
        "いいえ",
    ),
    "counters told behind it": (
        "Aは大鹿 4/4をコントロールしていて、大鹿には+1/+1カウンターが2個置かれている。\n大鹿のパワーは?",
        "大鹿のパワーは6",
    ),
    "counters of another game": (
        "ルール magmell\nAは人形 2/2をコントロールしていて、人形にはパワーカウンターが1個置かれている。\n人形のAPは?",
        "人形のAPは3",
    ),
    "what is attached to that": (
        f"Aは大鹿 4/4をコントロールしていて、Bはその大鹿に{_CHAIN}をつけている。\nAは大鹿で攻撃できる?",
        "いいえ",
    ),
    "why it is tapped": (
        "ルール dm\nBの岩壁 {光 3} 4000「ブロッカー」は前のターンに攻撃したのでタップしている。\n"
        "Aは小鬼 {火 2} 2000でBを攻撃した。Bは岩壁で小鬼をブロックできる?",
        "いいえ",
    ),
    "nothing but": (
        "Bに老鹿 2/2だけ。\nAは大鹿 5/5で攻撃、Bは老鹿で止めた。\nBのライフは?",
        "Bのライフは20",
    ),
    "the life of three players": (
        f"A、B、Cの3人、全員ライフ3。Aが{_RAIN}\nCが対応して{_TEA}\nCのライフは?",
        "Cのライフは4",
    ),
    "nobody but": (
        "Bは老鹿 2/2しかいなくて、Aは大鹿 5/5を持っている。\nAは大鹿で攻撃、Bは老鹿で止めた。\nBのライフは?",
        "Bのライフは20",
    ),
    "only so many lands": (f"Aの土地は森2枚だけで、手札に{_RAIN}がある。\nAは驟雨を撃てる?", "いいえ"),
    "that both are not tapped": (
        "ルール dm\nAは大鹿 {火 4} 4000を、Bは老鹿 {水 2} 2000を出している。どちらもタップしていない。\nAは大鹿で老鹿を攻撃できる?",
        "いいえ",
    ),
    "it lies, in the words of players": (
        "ルール dm\nBの岩壁 {光 3} 4000「ブロッカー」は寝てる。\nAは小鬼 {火 2} 2000でBを攻撃した。Bは岩壁で小鬼をブロックできる?",
        "いいえ",
    ),
    "how many shields are left, where they are attacked": (
        "ルール dm\nAは小鬼 {火 2} 2000でBのシールド(残り3枚)を攻撃した。\nBのシールドは何枚残る?",
        "Bのシールドゾーン: 2枚",
    ),
    # Deeds.
    "after combat, before a spell without its verb": (
        "Bライフ6。Aの場に大鹿 3/3がいる。\nAは大鹿で殴り、"
        "戦闘後に火弾 {R} ソーサリー「プレイヤー1人を対象とする。~はそれに3点のダメージを与える。」をBに。\n"
        "Bは負ける?",
        "はい",
    ),
    "several attack, of which nobody says whose they are": (
        "ルール dm\nB: シールドなし、岩壁 {光 3} 4000「ブロッカー」\nAの犬 {火 2} 2000と猿 {火 3} 3000は前のターンからいる。\n"
        "犬、猿の順で殴る。Bは岩壁で犬をブロック。\nAの勝ち?",
        "はい",
    ),
    "what was just summoned attacks": (
        "ルール dm\nB: シールドなし\nAは手札から飛竜 {火 5} 4000「スピードアタッカー」を召喚して"
        "そのままBにダイレクトアタック。\nAの勝ち?",
        "はい",
    ),
    "neither the one nor the other": (
        "ルール dm\nB: シールド4枚\nAは小鬼 {火 2} 2000でBを攻撃した。Bはブロックもトリガーもなし。\nBのシールドは何枚残る?",
        "Bのシールドゾーン: 3枚",
    ),
    "what attacks, with its counters in brackets": (
        "Aに岩壁 0/4。Bの大鹿 3/3(+1/+1カウンター1個)が殴ってきて、Aは岩壁でブロック。\n岩壁は死ぬ?",
        "はい",
    ),
    "what is attached to it, told within a deed": (
        "Aは重石 {2} 装備品「装備しているクリーチャーは+2/+0の修整を受ける。\\n装備{1}」がついている"
        "子鹿 1/1で殴った。\nBのライフは?",
        "Bのライフは17",
    ),
    "this one of them": (
        "Aの場には子鹿 2/2と大鹿 3/3、Bの場には岩壁 0/4がいる状況です。\n"
        "Aは子鹿と大鹿で攻撃して、Bは岩壁で大鹿のほうをブロックした。\nBのライフは?",
        "Bのライフは18",
    ),
    "so much is paid to turn it face up (702.37e)": (
        "Aは裏向きの石像 {4} クリーチャー 4/5「変異{3}」をコントロールしていて、それで攻撃した。Bは岩壁 0/3でブロック。\n"
        "そのあとAは3マナ払って石像を表向きにした。\n岩壁は死ぬ?",
        "はい",
    ),
    "no particle before the verb": (f"B: ライフ5\nA: 手札に{_RAIN}\nAが驟雨唱えた。\nBのライフは?", "Bのライフは2"),
    "two cards played by one verb": (
        "ルール dm\nAは兎 {火 2} 2000と隼 {火 3} 3000「スピードアタッカー」をこのターン召喚した。\n隼は攻撃できる?",
        "はい",
    ),
    "both of them attack": ("Aは大鹿 4/4と子鹿 1/1の両方で殴った。Bのライフは?", "Bのライフは15"),
    "both, behind the particle": ("Aは大鹿 4/4と子鹿 1/1で両方殴ってきた。\nBのライフは?", "Bのライフは15"),
    "two of them stop it": (
        "A: 大鹿 4/4\nB: 老鹿 2/2、子鹿 2/2\nAは大鹿で殴って、Bは老鹿と子鹿の2体で止めた。\n大鹿は死ぬ?",
        "はい",
    ),
    "what is not blocked": (
        "A: 大鹿 4/4、子鹿 1/1\nB: 岩壁 0/5\nAは大鹿と子鹿で攻撃。\n"
        "Bは岩壁で大鹿をブロックし、子鹿はブロックしなかった。\nBのライフは?",
        "Bのライフは19",
    ),
    "how it is, in brackets within a deed": ("Aは大鹿 4/4(+1/+1カウンター2個)で攻撃。\nBのライフは?", "Bのライフは14"),
    "how its target is": (
        "ルール magmell\nAの剣客 3/3でBの魔女 2/3(レスト)を殴った。Bは防御なし。\n魔女は死ぬ?",
        "はい",
    ),
    "what somebody decides": ("Aは大鹿 4/4で殴ると言った。Bはブロックしないと決めた。\nBのライフは?", "Bのライフは16"),
    "put onto what was just played": (
        "ルール dm\nB: シールド3枚\nAは子竜 {火 2} 2000を出して、"
        "すぐ覇竜 {火 5} 進化クリーチャー 8000「進化-自分の火のクリーチャー1体の上に置く。\\n"
        "W・ブレイカー」を重ねてBに攻撃。\nBのシールドは何枚残る?",
        "Bのシールドゾーン: 1枚",
    ),
    "a stem before a response": (
        f"A: 手札に{_RAIN}\nB: ライフ3、手札に{_TEA}\nAは驟雨を使い、それに対応してBは薬湯を使った。\nBのライフは?",
        "Bのライフは4",
    ),
    "in somebody's main phase": (f"A: ライフ9\nAがメインで{_TEA}\nAのライフは?", "Aのライフは13"),
    # Questions.
    "two questions that て joins": (
        "A: 大鹿 4/4\nB: 老鹿 2/2\nAは大鹿で攻撃、Bは老鹿でブロック。何が死んで、Bのライフはいくつになる?",
        "老鹿は死亡する",
    ),
    "which of two": (
        "A: 大鹿 4/4\nB: 老鹿 2/2\nAは大鹿で攻撃、Bは老鹿でブロック。大鹿と老鹿はどちらが死ぬ?",
        "老鹿は死亡する",
    ),
    "a noun at the end": (
        "A: 大鹿 4/4\nB: 老鹿 2/2\nAは大鹿で攻撃、Bは老鹿でブロック。老鹿は墓地行き?",
        "はい",
    ),
    "why not, by the verb": (
        f"A: 森1枚、手札に{_TEA}\nAは薬湯撃てる? なぜ撃てない?",
        "いいえ",
    ),
    "this turn, before who": (
        f"ルール dm\nA: 巨竜 {{火 7}} 7000「W・ブレイカー」、小鬼 {{火 2}} 2000\nB: シールド2枚、うち1枚は{_TRAP}\n"
        "Aは巨竜でシールドを2枚割った。Bは落石をS・トリガーで使って小鬼を破壊した。このターン、Aは勝てる?",
        "いいえ",
    ),
}


@each(ANSWERS)
def test_what_is_told_so_is_understood(name: str) -> None:
    said, answer = ANSWERS[name]
    found = " ".join(result(said, "ja"))
    assert found.startswith(answer), found


REFUSED = {
    "of three where two are told of": "A: 大鹿 4/4、子鹿 1/1\n3体ともタップしている。\nAは大鹿で攻撃。\nBのライフは?",
    "of both where three are told of": ""
    "A: 大鹿 4/4、子鹿 1/1\nB: 老鹿 2/2\nどちらもタップしている。\nAは大鹿で攻撃。\nBのライフは?",
    "of both behind a deed": "A: 大鹿 4/4\nB: 老鹿 2/2\nAは大鹿で攻撃。どちらもタップしている。\nBのライフは?",
    "told twice, not alike": "A: 大鹿 4/4(タップ)、子鹿 1/1\nどちらもアンタップしている。\nAは大鹿で攻撃。\nBのライフは?",
    "fewer named than counted": "Aは大鹿 4/4と子鹿 1/1の3体で殴った。\nBのライフは?",
    "one thing or another": f"A: 大鹿 4/4、子鹿 1/1\nBが大鹿か子鹿に{_WITHER}\n大鹿のパワーは?",
    "what is blocked and not blocked": (
        "A: 大鹿 4/4\nB: 岩壁 0/5\nAは大鹿で攻撃。Bは岩壁でブロックし、大鹿はブロックしなかった。\nBのライフは?"
    ),
    "what somebody says that cannot be": (
        "A: 大鹿 4/4\nB: 岩壁 0/5\nAは大鹿で攻撃。Bは岩壁でブロックできないと言った。\n岩壁は死ぬ?"
    ),
    "a thing that is not there": "Bは老鹿 2/2がいて、子鹿がいない。Aは大鹿 4/4で攻撃。\nBのライフは?",
    "intended and not done": "A: 大鹿 4/4、子鹿 1/1\nAは大鹿で殴るつもりだったがやめて子鹿で殴った。\nBのライフは?",
    "cards of a hand, and one from it": f"B手札2枚から{_TEA}を唱えた。\nBの手札は何枚?",
    "not nobody": "A: 大鹿 4/4\nBはクリーチャーがいなくはない。Aは大鹿で攻撃。\nBのライフは?",
    "shields, one number or another": "ルール dm\nAは小鬼 {火 2} 2000でBのシールド(3枚か4枚)を攻撃した。\nBのシールドは何枚残る?",
    "begun to be said": "Aは大鹿 4/4で殴ると言いかけた。\nBのライフは?",
    "perhaps so": "Aの大鹿 4/4、Bの老鹿 2/2はタップしている、かもしれない。\nAは大鹿で攻撃できる?",
    "all but one": "A: 大鹿 4/4、子鹿 1/1\n大鹿以外は全員タップしている。\nAは子鹿で攻撃。\nBのライフは?",
    "which of two attacked": "Aは大鹿 4/4と子鹿 1/1のどちらかで殴った。\nBのライフは?",
    "about so much": "Bライフ3くらい。Aは大鹿 4/4で攻撃。\nBは負ける?",
    "a remark in a bracket of a deed": "Aは大鹿 4/4(たぶん強い)で攻撃。\nBのライフは?",
}


@each(REFUSED)
def test_what_is_not_plain_is_refused(name: str) -> None:
    with pytest.raises(JudgekitError):
        of(REFUSED[name], "ja")


def test_that_a_spell_is_cast_is_said_aloud() -> None:
    found = of(f"B: ライフ8\nAが{_RAIN}\nBのライフは?", "ja")
    assert "Aは驟雨を唱える" in [str(one.ja) for one in found.granted]
