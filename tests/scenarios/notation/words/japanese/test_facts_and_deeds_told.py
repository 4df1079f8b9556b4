"""Facts and deeds as Japanese players tell them: what took what, which came first, cries, what all have, who plays."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.japanese.claims import with_exclamations_apart
from tests.cases import each
from tests.scenarios.notation.tables import answered, result

BOLT = "閃き矢 {R} インスタント「1つを対象とする。~はそれに3点のダメージを与える。」"
TAKE = "奪取 {2}{U}{U} オーラ「エンチャント(クリーチャー)\nあなたは、エンチャントしているクリーチャーをコントロールする。」"
CALM = (
    "鎮め {1}{W} オーラ「エンチャント(クリーチャー)\nエンチャントしているクリーチャーでは攻撃もブロックもできない。」"
)
SWERVE = "転じ {U}{R} インスタント「Change the target of target spell with a single target.」"
DOUBLE = "分身 {3}{U} クリーチャー 0/0「あなたは、~が戦場に出ているクリーチャー1体のコピーとして戦場に出ることを選んでもよい。」"
MOON = "赤月 {2}{R} エンチャント「Nonbasic lands are Mountains.」"
PLAIN = "白野 {2}{W} エンチャント「All Mountains are Plains.」"
SHIELD = "守り {W} インスタント「プレイヤー1人を対象とする。このターン、次にそれに与えられるダメージを3点軽減する。」"
THREE = "A、B、Cの3人。\nA: 灰鹿 2/2、象 4/4\nB: 番兵 1/5\nC: 猟犬 3/3\n"
QUAKE = "揺れ {X}{R} ソーサリー「~は、各クリーチャーと各プレイヤーに、それぞれX点のダメージを与える。」"


@each(
    (
        # Who controls what is told with what did it (303.4, 613.2).
        (
            f"カード: {TAKE}\nA: 灰鹿 2/2\nBは奪取で灰鹿を奪っている。\n灰鹿は誰がコントロールしている?",
            "灰鹿のコントローラーはB",
        ),
        (
            f"カード: {TAKE}\nA: 灰鹿 2/2\nAの灰鹿はBの奪取で奪われている。\n灰鹿は誰がコントロールしている?",
            "灰鹿のコントローラーはB",
        ),
        (
            f"カード: {TAKE}\nAの場に灰鹿 2/2がいたが、Bが奪取をつけてコントロールを奪っている。\n灰鹿は誰がコントロールしている?",
            "灰鹿のコントローラーはB",
        ),
        (
            f"カード: {TAKE}\nA: 灰鹿 2/2。Bの手札に奪取。\nBは奪取を唱えて灰鹿を奪った。\n灰鹿は誰がコントロールしている?",
            "灰鹿のコントローラーはB",
        ),
        # What is attached to the only thing that was told of.
        (f"カード: {CALM}\nAの戦場に灰鹿 2/2がいて、Bの鎮めがついている。\nAは灰鹿で攻撃できる?", "いいえ"),
        (
            f"カード: {CALM}\nAは灰鹿 2/2をコントロールしていて、それにはBの鎮めがついている。\nAは灰鹿で攻撃できる?",
            "いいえ",
        ),
        # Counters before a name are counters, and no part of the name.
        ("Aは+1/+1カウンターが2個乗った灰鹿 2/2をコントロールしている。\n灰鹿のパワーは?", "灰鹿のパワーは4"),
        ("Aは-1/-1カウンターが1個置かれた灰鹿 2/2で攻撃。Bは壁 0/1でブロック。\n壁は死ぬ?", "はい"),
        # Basic lands counted before what lies in a hand.
        (f"カード: {BOLT}\nAは山2枚で、手札に閃き矢が2枚。B: ライフ3\nAは閃き矢をBに撃った。\nBは負ける?", "はい"),
        # What is cast at whom the caster is, described within the deed (601.2c); an X before a name.
        (
            f"B: ライフ4\nAはX=4で《{QUAKE.replace(' ', '》 ', 1)}を唱えた。\nBは対応して、"
            f"自分を対象に《{SHIELD.replace(' ', '》 ', 1)}を唱えた。\nBのライフは?",
            "Bのライフは3",
        ),
        # A spell changes what another one is aimed at (115.7).
        (
            f"カード: {BOLT}\nカード: {SWERVE}\nA: ライフ3、手札に閃き矢。B: ライフ3、手札に転じ。\n"
            f"AがBに閃き矢を撃った。対応してBは転じを閃き矢に唱えて、閃き矢の対象をAに変更した。\n誰が勝つ?",
            "Bの勝ち",
        ),
        (
            f"カード: {BOLT}\nカード: {SWERVE}\nA: ライフ3、手札に閃き矢。B: ライフ3、手札に転じ。"
            f"\nAがBに閃き矢を撃った。対応してBは転じで閃き矢の対象をAに変えた。\n誰が勝つ?",
            "Bの勝ち",
        ),
        # As a copy of what something enters (707.5).
        (
            f"カード: {DOUBLE}\nB: 灰鹿 2/2\nA: 手札に分身\nAは分身をBの灰鹿のコピーとして出した。\n分身のパワーは?",
            "分身のパワーは2",
        ),
        # Nobody does anything else, which is what is asked of anyway.
        ("A: 象 4/4。B: ライフ3。\nAは象で攻撃した。\nBが何もしなければ、Bは負ける?", "はい"),
        ("A: 象 4/4。B: ライフ3。\nAは象で攻撃した。\nこのまま何もしなければBは負ける?", "はい"),
        # An exclamation ends a sentence; a cry is left out.
        ("A: 象 4/4\nB: 灰鹿 2/2\nAは象で攻撃!Bは灰鹿でブロック!\n灰鹿は死ぬ?!", "はい"),
        ("A: 象 4/4\nB: ライフ4、灰鹿 2/2\nAは象で攻撃!!Bは「させるか!」と灰鹿でブロックした!\nBは負ける?", "いいえ"),
        (
            "A: 象 4/4\nB: ライフ4、灰鹿 2/2\nAは象で攻撃した。Bは「通す」と言ってブロックしなかった。\nBは負ける?",
            "はい",
        ),
        # Cards that are joined behind a bracket, zones that are empty of all, where something lies behind its name.
        (
            "ルール dm\nBのバトルゾーンに番犬 {自然 3} 3000(タップ)と壁 {光 3} 4000「ブロッカー」。\n壁のパワーは?",
            "壁のパワーは4000",
        ),
        ("A: 手札なし。どちらの墓地も空。\nBの墓地は何枚?", "Bの墓地: 0枚"),
        ("灰鹿 2/2がAの場にいる。\n灰鹿のパワーは?", "灰鹿のパワーは2"),
        ("B: ライフ4、牛 2/3。牛はタップしている。\nA: 象 4/4\nAは象で攻撃。\nBは牛でブロックできる?", "いいえ"),
        ("-1/-1カウンターが2個置かれた象 4/4がAの場にいる。\n象のパワーは?", "象のパワーは2"),
        ("B: 鳥 {W} 1/1「飛行」と巨人 {4} 6/6。\n巨人のパワーは?", "巨人のパワーは6"),
        (f"カード: {BOLT}\nA: 山2枚で、手札に閃き矢。B: ライフ3\nAは閃き矢をBに撃った。\nBは負ける?", "はい"),
        ("A: 手札なし。A、B両方の墓地は空っぽ。\nBの墓地は何枚?", "Bの墓地: 0枚"),
        # What somebody says behind a deed is left out, and not the deed with it.
        (
            f"カード: {BOLT}\nA: 灰鹿 2/2。B: 手札に閃き矢。\nBは灰鹿に閃き矢を撃った。「えっ!」とAは言っている。\n灰鹿は死ぬ?",
            "はい",
        ),
        # Who plays.
        ("3人の統率者戦、A、B、C。\nCのライフは?", "Cのライフは40"),
        ("4人の統率者戦。\nDのライフは?", "Dのライフは40"),
        ("A、B、Cの統率者戦。\nCのライフは?", "Cのライフは40"),
        # Nobody blocks, told of all, of two, or by who takes it; of several attackers the one that attacks who blocks (509.1a).
        (f"{THREE}Aは灰鹿でBを、象でCを攻撃した。誰もブロックしない。\nCのライフは?", "Cのライフは16"),
        (f"{THREE}Aは灰鹿でBを攻撃、象でCを攻撃。BとCはブロックしなかった。\nCのライフは?", "Cのライフは16"),
        (f"{THREE}Aは灰鹿でBを、象でCを攻撃した。Bは番兵でブロック、Cは受けた。\nBのライフは?", "Bのライフは20"),
        ("A: 象 4/4\nB: 番兵 1/5\nAは象で攻撃。Bは、ブロックしないと言っている。\nBのライフは?", "Bのライフは16"),
        ("A: 象 4/4\nB: 番兵 1/5\nAは象で攻撃。Bは「受けます」と言った。\nBのライフは?", "Bのライフは16"),
        (
            "ルール dm\nA: 火竜 {火 5} 5000\nB: 壁 {光 2} 3000「ブロッカー」、シールド3枚\nAは火竜でBを攻撃。Bは受ける。\n"
            "Bのシールドは何枚残る?",
            "Bのシールドゾーン: 2枚",
        ),
        # What came of an attack of which no blocks were told was not blocked.
        ("A: 象 4/4\nB: 番兵 1/5\nAは象で攻撃。Bは4点受けた。\nBのライフは?", "Bのライフは16"),
        # A price behind the spell, and when it is cast before.
        (
            "A: 灰鹿 2/2、山1、手札に毒針 {1}{R/P} インスタント「1つを対象とする。~はそれに1点のダメージを与える。」\nB: ライフ10\n"
            "Aは灰鹿で攻撃、ブロックなし。ブロック後、Aは毒針をBに唱え、2点のライフを支払う。\nAのライフは?",
            "Aのライフは18",
        ),
        # Numbers of a list, and the sign of a question.
        (
            f"【状況】\n1. Aの戦場に灰鹿 2/2。\n2. Bの手札に{BOLT}\n3. Bは灰鹿に閃き矢を撃つ。\n【質問】灰鹿は死にますか。",
            "はい",
        ),
        (f"①Aの戦場に灰鹿 2/2。②Bの手札に{BOLT}③Bは灰鹿に閃き矢を撃つ。\nQ.灰鹿は死ぬ?", "はい"),
        # Who does it before a comma, other words for attacks and blocks, a civilization with the cost behind it.
        (
            "ルール dm\nBの場に番兵(光3、パワー4000、ブロッカー)。Aの場に小竜(火3、パワー3000)。\n"
            "A、小竜で突撃。Bは番兵でガード。\n小竜は死ぬ?",
            "はい",
        ),
        ("A: 象 4/4\nB: 番兵 1/5\nAは象で攻撃。Bはガードしない。\nBのライフは?", "Bのライフは16"),
        # Evolution, and the attack behind it.
        (
            "A: 小竜 {火 3} 3000 ドラゴン、手札に炎王 {火 5} 9000 進化クリーチャー「進化:自分のドラゴン1体の上に置く。」\nB: 毒虫 "
            "{闇 2} 1000「ブロッカー」、シールドなし\nAは小竜の上に炎王を重ねて、"
            "そのままBを攻撃した!Bは毒虫でブロック。\n毒虫は死ぬ?",
            "はい",
        ),
        # 自分 is whoever does something, and what an attack brings on is what the other one does (509.1).
        (
            "自分の場に雄牛 2/2。相手の場に牡牛 3/3。\n相手のターン。相手は自分の牡牛で攻撃した。\n自分のライフは?",
            "Aのライフは17",
        ),
        ("自分ライフ9。\n相手のターン、相手は自分の牡牛 3/3で殴ってきた。\n自分のライフは?", "Aのライフは6"),
        (
            f"カード: {BOLT}\n自分の場に雄牛 2/2。相手の手札に閃き矢。\n"
            "相手のターン、相手は自分の雄牛に閃き矢を撃った。\n雄牛は死ぬ?",
            "はい",
        ),
        (
            f"カード: {BOLT}\n俺ライフ5、雄牛 4/4いる、手札に閃き矢あり。向こうの場に番兵 2/5。\n"
            "相手ターンに番兵で殴られたから閃き矢を番兵に撃って、雄牛で止めた。\n俺のライフは?",
            "Aのライフは5",
        ),
        (
            "うちライフ9。相手の場に番兵 2/5。\n相手のターン、番兵で殴られたけどブロックしなかった。\nうちのライフは?",
            "Aのライフは7",
        ),
        ("A: 雄牛 4/4\nB: 番兵 2/5\nAが雄牛で殴ってきたから番兵で止めた。\n番兵は死ぬ?", "いいえ"),
        (
            f"カード: {BOLT}\nA: 幼熊 2/2、手札に伸び {{G}} インスタント「クリーチャー1体を対象とする。"
            "ターン終了時まで、それは+3/+3の修整を受ける。」\nB: 手札に閃き矢\n"
            "Bのターン。Aは幼熊に閃き矢を撃たれたので、対応して幼熊に伸びを撃った。\n幼熊は死ぬ?",
            "いいえ",
        ),
        # How much is lethal, and the rest, of whose attack it is (702.19b).
        (
            "A: 角牛「トランプル」4/4\nB: 妖精 1/1\nAは角牛で攻撃、Bは妖精でブロック。"
            "致死分だけ妖精に割り振って残りはB。\nBのライフは?",
            "Bのライフは17",
        ),
        # What came back, before a deed; and what is done once more (702.79a).
        *(
            (
                "A: ライフ10、嫌な鬼 {2}{G} クリーチャー 3/2「~が戦場に出たとき、あなたは2点のライフを得る。\n頑強」、台座 "
                "アーティファクト「クリーチャー1体を生け贄に捧げる:カードを1枚引く。」\n"
                f"Aは嫌な鬼を台座に生け贄に捧げた。{back}、Aは{again}嫌な鬼を台座に生け贄に捧げた。\n嫌な鬼はどこに行く?",
                "嫌な鬼はAの墓地にある",
            )
            for back, again in (("頑強で戻ってきたあと", "もう一度"), ("嫌な鬼が場に戻ってから", "再び"))
        ),
        # What is exiled for delve, before the spell and behind it (702.66a).
        *(
            (
                "A: 島2; 墓地: 3枚; 手札: 濾過 {4}{U} ソーサリー「探査\nカードを2枚引く。」\n"
                + told
                + "\nAの墓地は何枚?",
                "Aの墓地: 1枚",
            )
            for told in (
                "Aは墓地の3枚を探査して濾過を唱えた。",
                "Aは濾過を唱える。墓地の3枚を探査で追放する。",
                "Aは濾過を唱えた。コストとして墓地のカード3枚を追放した。",
            )
        ),
        # Once more behind a spell that has resolved; of which lands the mana is; damage that is divided.
        (
            f"カード: {BOLT}\nA: 手札に閃き矢2枚\nAは閃き矢をBに撃って、解決後にもう一度閃き矢をBに撃った。\nBのライフは?",
            "Bのライフは14",
        ),
        (
            "A: 沼2、影 2/2「{B}:~はターン終了時まで+1/+1の修整を受ける。」\nAは沼のマナで影を起動した。\n影のパワーは?",
            "影のパワーは3",
        ),
        (
            "A: 角牛「トランプル」4/4\nB: 妖精 1/1\nAは角牛で攻撃、Bは妖精でブロック。戦闘ダメージを妖精に1点、Bに3点割り振った。\n"
            "Bのライフは?",
            "Bのライフは17",
        ),
        ("A: 雄牛 4/4\nB: 番兵 2/5\nAの雄牛がBの番兵にブロックされたので、Aはパス。\n番兵は死ぬ?", "いいえ"),
        # What is heard of first attacks for whose turn it is told to be (508.1).
        ("Bのターン。牡牛 3/3で攻撃した。\nAのライフは?", "Aのライフは17"),
    )
)
def test_it_is_answered(said: str, answer: str) -> None:
    assert result(said, "ja")[0].startswith(answer)


@each(
    (
        # 305.7, 613.8: the one that makes other lands of what the other one looks at comes first, whichever is older.
        (
            f"カード: {MOON}\nカード: {PLAIN}\nA: 赤月、白野\n白野が先に出た。\nB: 砦 土地\n砦のタイプは?",
            "白野は赤月より先に出た",
        ),
        (
            f"カード: {MOON}\nカード: {PLAIN}\nAは赤月と白野をコントロールしている。先に出たのは白野。\nB: 砦 土地\n砦のタイプは?",
            "白野は赤月より先に出た",
        ),
    )
)
def test_which_came_first_is_told_of_one_of_two(said: str, told: str) -> None:
    del told
    assert "砦のサブタイプは平地" in " ".join(result(said, "ja"))


@each(
    (
        # What a spell is told to do stands in its text, or it is refused by name.
        (f"カード: {BOLT}\nA: 手札に閃き矢。B: 灰鹿 2/2。\nAは閃き矢を唱えて灰鹿を奪った。\n灰鹿は死ぬ?", "閃き矢"),
        (f"カード: {BOLT}\nA: 手札に閃き矢。B: 灰鹿 2/2。\nAは閃き矢で灰鹿を追放した。\n灰鹿は死ぬ?", "閃き矢"),
        (
            'A: Dart {R} instant "~ deals 3 damage to any target." in hand. B: '
            "Grey Deer 2/2.\nA exiles Grey Deer with Dart.\nDoes Grey Deer die?",
            "Dart",
        ),
        # Of two things nobody says which one wears what is attached.
        (
            f"カード: {CALM}\nAは灰鹿 2/2と象 4/4をコントロールしていて、Bの鎮めがついている。\nAは象で攻撃できる?",
            "つい",
        ),
        # Of three nobody says than which it came first.
        (
            f"カード: {MOON}\nカード: {PLAIN}\nカード: 碑 {{2}} アーティファクト「{{T}}:{{C}}を加える。"
            f"」\nA: 赤月、白野、碑\n白野が先に出た。\nB: 砦 土地\n砦のタイプは?",
            "先に出た",
        ),
        # An answer, and the name of a card, is no cry.
        ("A: 象 4/4\nAは「はい」と言って象で攻撃した。\nBのライフは?", "はい"),
        (f"カード: {BOLT}\nA: 手札に閃き矢\nAは「閃き矢!」とBに撃った。\nBのライフは?", "閃き矢"),
        # That nobody can is no deed; two attack who blocks one.
        ("A: 象 4/4\nB: 番兵 1/5\nAは象で攻撃。誰もブロックできない。\nBのライフは?", "誰もブロックできない"),
        (f"{THREE}Aは灰鹿と象でCを攻撃した。Cは猟犬でブロック。\nCのライフは?", "which attacker is blocked"),
        # Numbers that count nothing up from 1; a color with a number may be mana of that color.
        ("2. Aの戦場に象 4/4。\n3. Aは象で攻撃。\nBのライフは?", "2"),
        ("A: 赤熊(赤2、2/1)\n赤熊のパワーは?", "赤熊"),
        # Of three players nobody says who shot.
        (f"カード: {BOLT}\n{THREE}Aは閃き矢を撃たれた。\nAのライフは?", "撃たれた"),
        # More players than are said.
        ("4人の統率者戦、A、B、C。\nAのライフは?", "4人"),
    )
)
def test_it_is_refused(said: str, words: str) -> None:
    with pytest.raises(NotationUnclear) as refused:
        answered(said)
    assert words in str(refused.value)


def test_a_target_of_what_triggered_is_told_with_the_spell() -> None:
    said = (
        "カード: 戻し手 {3}{W} クリーチャー 3/4「瞬速\n~が戦場に出たとき、あなたがコントロールするクリーチャー1体を対象とする。"
        "あなたはそれを追放してもよい。そうしたなら、それをあなたのコントロール下で戦場に戻す。」\n"
        f"カード: {BOLT}\nA: 灰鹿 2/2、手札に戻し手\nB: 手札に閃き矢\n"
        "Bは灰鹿に閃き矢を撃った。Aは対応して戻し手を唱え、誘発で灰鹿を対象にした。\n灰鹿は死ぬ?"
    )
    assert result(said, "ja")[0].startswith("いいえ")


def test_what_is_left_out_is_said() -> None:
    found = answered(
        "A: 象 4/4\nB: 灰鹿 2/2\nAは象で攻撃。Bは「えいっ」と灰鹿でブロックした。果敢が誘発。\n灰鹿は死ぬ?"
    )
    told = " ".join(str(one.ja) for one in found.granted)
    assert "「えいっ」は状況に含めない" in told
    assert "「果敢が誘発」: 聞くだけ" in told


def test_only_deeds_are_ended_by_an_exclamation_mark() -> None:
    assert with_exclamations_apart("Aは熊で攻撃!Bは壁でブロック!") == "Aは熊で攻撃;Bは壁でブロック"
    assert with_exclamations_apart("手札に火花!がある") == "手札に火花!がある"


ELDER = (
    "長老 {3} プレインズウォーカー「[+1]: あなたは2点のライフを得る。\\n[+1]: Target creature gets +3/+3 until end of turn."
    "\\n[-1]: Return target creature to its owner's hand.\\n[-12]: Exile target creature.」"
)


@each(
    (
        ("A: 手札: 島\nAは島を出した。\n島はどこ?", "島は戦場にある"),  # a land is played, not cast (305.1)
        (
            f"A: 灰鹿 2/2\nB: 手札: {BOLT}\nAのアップキープの開始時、Bは灰鹿に閃き矢を撃つ。\n灰鹿は死ぬ?",
            "はい: 灰鹿は死亡する",
        ),
        (f"A: 灰鹿 2/2、{ELDER}(忠誠度3)\nAは長老の+1を灰鹿に使う。\n灰鹿のサイズは?", "灰鹿のサイズは5/5"),
        (
            f"A: 灰鹿 2/2、{ELDER}(忠誠度3)\nAは長老の-1を灰鹿に使う。\n灰鹿はどこ?",
            "灰鹿はAの手札にある",
        ),  # not the -12
        (f"A: 灰鹿 2/2、{ELDER}(忠誠度3)\nAは長老の+1を使う。\nAのライフは?", "Aのライフは22"),
        ("A: 灰鹿 2/2「飛行」\n灰鹿は飛行は持っていますか?", "はい: 灰鹿は飛行を持つ"),
        (
            "A: 灰鹿 2/2(+1/+1カウンター1個)\n灰鹿にはどのカウンターがいくつ残る?",
            "灰鹿のカウンターは+1/+1カウンター1個",
        ),
        (
            f"A: 灰鹿 2/2\nB: 手札: {BOLT}\nBは灰鹿に閃き矢を撃つ。\n灰鹿は死ぬ? その理由は?",
            "なぜなら: 閃き矢が灰鹿に3点のダメージを与える",
        ),
    )
)
def test_lands_steps_loyalty_counters_and_reasons_are_told_and_asked_in_words_of_speech(text: str, told: str) -> None:
    assert told in str(answered(text, lang="ja").replies[-1].result[0].ja)


def test_after_a_battle_of_magmell_is_no_part_of_it() -> None:
    fire = "火球 {赤}{1} マジック「ユニット1体を対象とする。それに3点のダメージを与える。」"
    text = f"ルール magmell\nA: 闘士 3/3、手札に{fire}\nB: 番兵 1/5\nAのターン。Aは闘士で攻撃、Bは番兵で防御した。\n"
    found = answered(f"{text}バトル終了後、Aは番兵に火球を使う。\n番兵は破壊される?", lang="ja")
    assert str(found.replies[0].result[0].ja) == "はい: 番兵はダストに置かれる"
