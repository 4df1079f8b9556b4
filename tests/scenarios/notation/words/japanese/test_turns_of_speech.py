"""Turns of Japanese speech that rows have in plainer words; answers worked out by hand, near forms stay refused."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation_answers import answered
from tests.cases import each
from tests.scenarios.notation.tables import of

PANTHER = "A: 手札に豹 {G} クリーチャー 2/2\n"
SPARK = "火花 {R} インスタント「1つを対象とする。火花はそれに3点のダメージを与える。」"
GROWTH = "育成 {G} インスタント「クリーチャー1体を対象とする。ターン終了時まで、それは+3/+2の修整を受ける。」"
PIKE = "長槍 {1} 装備品「装備しているクリーチャーは+2/+0の修整を受ける。\\n装備 {1}」"
CLOAK = "外套 {1}{W} オーラ「エンチャント(クリーチャー)\\nエンチャントしているクリーチャーは+0/+4の修整を受ける。」"
HEALER = "看護人 1/1「~が死亡したとき、あなたは2点のライフを得る。」"
FIGHT = "A: 象 4/4\nB: 犬 2/2\nAは象で攻撃、Bは犬でブロック。"
CANNON = (
    "砲台 {3} アーティファクト「クリーチャー1体を生け贄に捧げる: 1つを対象とする。~はそれに2点のダメージを与える。」"
)
HOUND = (
    "猟犬 2/1「{T}: クリーチャー1体を対象とする。~はそれに1点のダメージを与える。\\n"
    "{1},{T}: プレイヤー1人を対象とする。~はそれに1点のダメージを与える。」"
)
SNEAK = "影忍 {1}{U} クリーチャー 2/2「忍術{U}」"
TWIN = "写し身 {3}{U} クリーチャー 0/0「あなたは、~が戦場にあるクリーチャー1体のコピーとして戦場に出ることを選んでもよい。」"
STUDY = "学習 {2}{U} ソーサリー「カードを2枚引く。」"
MAGMELL = "ルール magmell\nA: 鷲 3/2\nB: 亀 1/4\n"
DM = "ルール dm\nA: 大狼 {自然 5} 6000「W・ブレイカー」\nB: シールド4枚\nAのターン。"

SITUATIONS = {
    # What two players have at once; 603.3b: the trigger of who has not the turn resolves first.
    "each of two has as much": (
        f"カード: {HEALER}\nAもBもライフは3で、それぞれ看護人を1体ずつコントロールしている。\nAの手札に{SPARK}\n"
        "Aは火花をBの看護人に撃った。Bのライフは?",
        "Bのライフは5",
    ),
    "three of whom it is told": (
        "3人戦。A、B、Cは全員ライフ6。A: 象 4/4\nAは象でCを攻撃した。\nCのライフは?",
        "Cのライフは2",
    ),
    "the life of all behind": ("ライフは双方13。\nA: 象 4/4\nAは象で攻撃した。\nBのライフは?", "Bのライフは9"),
    # What fights is the subject (508.1a, 509.1a).
    "attacked and defended, the creature as subject": (
        f"{MAGMELL}Aの鷲がプレイヤーBに攻撃、Bの亀が防御した。\n鷲はどうなる?",
        "鷲は生き残る",
    ),
    "comes in to block": (
        "A: 象 4/4\nB: 犬 2/2\nAの象がBを攻撃、Bの犬がブロックに入った。\n犬は死ぬ?",
        "はい: 犬は死亡する",
    ),
    "who is attacked by it blocks": (
        "A: 象 4/4\nB: 犬 2/2\n象に殴られたBは犬で受け止めた。\n犬は死ぬ?",
        "はい: 犬は死亡する",
    ),
    "both together": (
        "A: 象 4/4\nB: 犬 2/2、猫 2/2\nAは象で攻撃し、Bは犬と猫で一緒にブロックした。\n象は死ぬ?",
        "はい: 象は死亡する",
    ),
    # One of two that are alike, the other is let through (509.1a).
    "one of two": (
        "A: 象 4/4を2体\nB: 壁 0/5\nAは象2体で攻撃し、Bは壁で片方の象をブロックして、もう片方は通した。\nBのライフは?",
        "Bのライフは16",
    ),
    # Questions with a full stop, several in one sentence, and what nobody did behind them.
    "a question with a full stop": (f"{FIGHT}犬は死にますか。", "はい: 犬は死亡する"),
    "a question with a full stop in its own line": (f"{FIGHT}\n犬はどうなる。", "犬は死亡する"),
    "two questions joined by か": (
        f"{FIGHT}犬は死ぬか、象は死ぬか。",
        "はい: 犬は死亡する",
        "いいえ: 象は生き残る(4/4、ダメージ2点)",
    ),
    "both of them": (f"{FIGHT}犬も象も死ぬ?", "はい: 犬は死亡する"),
    "what is left": (f"{FIGHT}戦場に残っているクリーチャーはどれ?", "残る: 象 (A)"),
    "two questions joined by で": (
        f"{DM}Aは大狼でシールドを2枚ブレイクした。Bのシールドは残り何枚で、手札は何枚増えた?トリガーはなし。",
        "Bのシールドゾーン: 2枚",
        "Bの手札: 2枚",
    ),
    "besides": (f"{FIGHT}犬は死ぬ? あとAのライフは?", "はい: 犬は死亡する", "Aのライフは20"),
    # 608.2b: its only target is gone.
    "a response within the sentence": (
        f"A: 象 2/2、手札に{GROWTH}\nB: 手札に{SPARK}\nAは象に育成を唱え、育成に対応してBは火花を象に撃った。\n象は死ぬ?",
        "はい: 象は死亡する",
    ),
    "the attack is answered": (
        f"A: 象 3/3\nB: 手札に{SPARK}\nAが象で攻撃したのに対し、Bは火花を象に撃った。\nBのライフは?",
        "Bのライフは20",
    ),
    "casts without blocking": (
        f"A: 象 4/4\nB: 犬 2/2、手札に{SPARK}\nAは象で攻撃、Bは火花を象に撃つだけでブロックはしなかった。\nBのライフは?",
        "Bのライフは16",
    ),
    "behind what resolved": (
        f"A: 象 2/2、手札に{GROWTH}\nB: 手札に{SPARK}\nAは象に育成を唱えた。育成の解決後、Bが火花を象に撃った。\n象は死ぬ?",
        "いいえ: 象は生き残る(5/4、ダメージ3点)",
    ),
    # 601.2c, 702.6a: what is put on a creature is cast on it where it is an Aura.
    "cast and put on, Equipment": (
        f"A: 象 2/2、手札に{PIKE}\nAは長槍を唱えて象に着けてから、その象でBに殴りかかった。\nBのライフは?",
        "Bのライフは16",
    ),
    "cast and put on, an Aura": (
        f"A: 象 2/2、手札に{CLOAK}\nAは外套を唱えて象に貼った。\n象のタフネスは?",
        "象のタフネスは6",
    ),
    "intended and activated": (
        f"A: 象 2/2、長槍 {PIKE.removeprefix('長槍 ')}\nAは長槍を象に装備しようとして、装備能力を起動した。\n象のパワーは?",
        "象のパワーは4",
    ),
    "given up for its own ability": (
        "A: 樽 アーティファクト「~を生け贄に捧げる:あなたは3点のライフを得る。」\n"
        "Aは樽を生け贄に捧げて能力を起動した。\nAのライフは?",
        "Aのライフは23",
    ),
    "as soon as it came": (
        "A: 手札に導き手 {2} プレインズウォーカー(忠誠度4)「+2: カードを1枚引く。」\n"
        "Aは導き手を唱えて、出たらすぐ+2。\n導き手の忠誠度はいくつになる?",
        "導き手の忠誠度は6",
    ),
    "at once where it resolved": (
        f"A: 手札に{SPARK}\nB: 象 3/3\nAは火花を象に唱えて解決した。\n象は死ぬ?",
        "はい: 象は死亡する",
    ),
    "what came of it is worked out": (
        f"A: 手札に{SPARK}\nB: 象 3/3\nAは象に火花を撃って全部死んだ。\n象は死ぬ?",
        "はい: 象は死亡する",
    ),
    "counters of a kind": (
        "A: 若木 1/1「~は+1/+1カウンターが2個置かれた状態で戦場に出る。」(手札)\n"
        "Aは若木を唱えた。\n若木には+1/+1カウンターが何個置かれる?",
        "若木のカウンターは+1/+1カウンター2個",
    ),
    "mana enough": ("A: 象 4/4\nマナは足りています。\nAは象で攻撃した。\nBのライフは?", "Bのライフは16"),
    "there from before": (
        "A: 象 4/4、犬 2/2\nAのクリーチャーはどちらも前のターンからいます。Aは象と犬で攻撃した。\nBのライフは?",
        "Bのライフは14",
    ),
    # Whose it is decides of which of two it is told.
    "whose is tapped": ("A: 犬 2/2\nB: 犬 2/2\nBの犬がタップしている。\nAは犬で攻撃。Bは犬でブロックできる?", "いいえ"),
    # What blocks is its player's, who is not named (509.1a).
    "who blocks is not said": (
        "A: 象 4/4\nB: 犬 2/2\nAは象で攻撃。犬でブロックした。\n犬は死ぬ?",
        "はい: 犬は死亡する",
    ),
    # What is aimed at is not the card that is cast: no other of its name is in a hand (601.2c).
    "the target before the spell": (
        f"A: 手札に{SPARK}\nB: 犬 2/2\nAが犬を対象に火花を唱えた。\n犬はどこにいく? Aの手札は何枚?",
        "犬はBの墓地にある",
        "Aの手札: 0枚",
    ),
    "the target between the spell and the verb": (
        f"A: 手札に{SPARK}\nB: 犬 2/2\nAは火花を犬を対象に唱えて、通った。\n犬は死ぬ?",
        "はい: 犬は死亡する",
    ),
    "shot, and it went through": (
        f"A: 手札に{SPARK}\nAは火花をBに撃って通った。\nBのライフ何点になる?",
        "Bのライフは17",
    ),
    "tokens behind their size": (
        "A: 兵隊 1/1のトークンを3体、象 4/4\nAは全員で攻撃した。\nBのライフ何点?",
        "Bのライフは13",
    ),
    "tokens in brackets": (
        "Aは兵隊(1/1トークン)を3体コントロール。\nAは全員で攻撃した。\nBのライフは?",
        "Bのライフは17",
    ),
    # A size in the words for its halves, behind the name; which game it is, asked with で.
    "sizes in words": (
        "マグメルで質問。Aの場に鷲 AP3/HP2。Bの場に亀 AP2/HP5(休息中)。\nAは鷲で亀を攻撃した。\n鷲は死ぬ? 亀は?",
        "はい: 鷲はダストに置かれる",
        "いいえ: 亀は生き残る",
    ),
    "sizes in words before a particle": (
        "マグメルです。Aの場に鷲AP3・HP2、Bの場に亀 AP1/HP4と鳩 AP1/HP1がいる。\nAの鷲がBを攻撃、鳩で防御した。\n何が死ぬ?",
        "鳩はダストに置かれる",
    ),
    # What is sacrificed for the ability of something else (602.2b), in any order; which ability it is.
    **{
        f"sacrificed for an ability: {said}": (
            f"A: 兵士 1/1、{CANNON}\nB: 犬 2/2\nAのターン。{said}\n犬は死ぬ? 兵士はどこに行く?",
            "はい: 犬は死亡する",
            "兵士はAの墓地にある",
        )
        for said in (
            "Aは兵士を生け贄に捧げて、砲台の能力を犬を対象に起動した。",
            "Aは砲台の能力を、兵士を生け贄に捧げて起動した、対象は犬。",
            "Aは犬を対象に砲台の能力を起動し、コストとして兵士をサクった。",
            "Aは砲台の能力で兵士を生け贄に捧げ、犬に2点飛ばした。",
        )
    },
    "whether something may be sacrificed for it": (
        f"A: 兵士 1/1、{CANNON}\nAのターン。Aは兵士を生け贄に捧げて砲台をBに起動できる?",
        "はい: Aは砲台に兵士を生け贄に捧げてBを対象にできる",
    ),
    "the second ability": (
        f"B: {HOUND}\nBのターン。Bは猟犬の2つ目の能力を起動、対象はA。\nAのライフは?",
        "Aのライフは19",
    ),
    # What comes out of the hand for an attacker (702.49a, 510.4), and as a copy (707.5).
    **{
        f"ninjutsu: {said}": (
            f"A: 騎士 2/2「先制攻撃」、手札に{SNEAK}\nAのターン。Aは騎士で攻撃。ブロックなし。{said}\nBのライフは?",
            life,
        )
        for said, life in (
            ("先制攻撃の戦闘ダメージのあと、Aは影忍の忍術を起動して騎士を手札に戻した。", "Bのライフは16"),
            ("Aは騎士を手札に戻して影忍の忍術を起動した。", "Bのライフは18"),
            ("Aは騎士を戻して、忍術で手札から影忍を出した。", "Bのライフは18"),
        )
    },
    # What an ability did without how much: it was accepted (608.2d); what has come has resolved before the next deed (608.3).
    "an ability gave life": (
        f"A: 手札に{SPARK}\nB: ライフ9、火番 2/5「プレイヤーが赤の呪文を唱えるたび、あなたは2点のライフを得てもよい。」\n"
        "Aは火花を火番に唱えた。Bは誘発でライフを得る。\nBのライフは?",
        "Bのライフは11",
    ),
    "an ability drew behind the fight that goes on": (
        "A: 騎士 2/2、手札に密偵 {1}{U} クリーチャー 3/2「忍術{U}\\n"
        "~がプレイヤー1人に戦闘ダメージを与えるたび、カードを1枚引いてもよい。」\n"
        "Aは騎士で攻撃。ブロックなし。Aは密偵の忍術を起動して、騎士を手札に戻す。誘発でカードを引く。\n"
        "Aは何枚引く? Bのライフは?",
        "Aが引くカードは1枚",
        "Bのライフは17",
    ),
    "behind what has come": (
        f"{PANTHER}B: 手札に{SPARK}\nAのターン。Aは豹を唱える。豹が出たあと、Bは豹に火花を撃つ。\n豹は死ぬ?",
        "はい: 豹は死亡する",
    ),
    "enters as a copy": (
        f"A: 手札に{TWIN}\nB: 犬 2/1(+1/+1カウンター1個)\nAのターン。Aは写し身を唱え、犬のコピーとして戦場に出した。\n"
        "写し身のパワーは?",
        "写し身のパワーは2",
    ),
    # What is done then, behind a fight: after it, where it cannot be done in it (500.1, 307.1).
    "done behind the fight": (
        f"A: 象 4/4、手札に{STUDY}\nB: 犬 2/2\nAは象で攻撃、Bは犬でブロック。その後、Aは学習を唱えた。\nAは何枚引く?",
        "Aが引くカードは2枚",
    ),
    "done then by who attacked": (
        f"A: 象 4/4、手札に{STUDY}\nB: 犬 2/2\nAは象で攻撃して、そのあと学習を唱えた。\nAは何枚引く?",
        "Aが引くカードは2枚",
    ),
    # What a sentence tells beside its deed: what attacks, where it lies, whose it is; what counters without an object.
    "aimed at what attacks": (
        f"A: 象 4/4\nB: 手札に{SPARK}\nBは火花を、攻撃してきたAの狼 3/3に撃った。\n狼は死ぬ? Bのライフは?",
        "はい: 狼は死亡する",
        "Bのライフは20",
    ),
    "stolen from who has it": (
        "A: 手札に反逆 {2}{R} ソーサリー「クリーチャー1体を対象とし、それをアンタップする。"
        "ターン終了時まで、それのコントロールを得る。ターン終了時まで、それは速攻を得る。」\nB: 巨人 6/6\n"
        "Bがコントロールしている巨人を、Aが反逆で奪って攻撃した。\nBのライフは?",
        "Bのライフは14",
    ),
    "countered without an object": (
        f"A: 手札に{SPARK}\nB: 手札に打破 {{U}} インスタント「呪文1つを対象とし、それを打ち消す。」\n"
        "AがBに火花を撃ったところ、Bが対応して打破で打ち消したという場面です。\nBのライフは?",
        "Bのライフは20",
    ),
    "at what it triggers, without a particle": (
        f"A: {HEALER}\nB: 射手 1/1「~が戦場に出たとき、1つを対象とする。~はそれに1点のダメージを与える。」(手札)\n"
        "Bのターン。Bは射手を唱えた。誘発は看護人対象。\nAのライフは?",
        "Aのライフは22",
    ),
    "one verb for two zones, the other's life too": (
        f"Aの墓地には象 4/4が、手札には{SPARK}があります。Aのライフは5点で、Bのライフも3点です。\n"
        "Aは火花をBに撃った。\nどちらが勝つ?",
        "Aの勝ち",
    ),
    "brought back by what is cast": (
        "A: 墓地に象 4/4、手札に蘇生 {1}{B} ソーサリー「あなたの墓地にありクリーチャーであるカード1枚を対象とし、それを戦場に戻す。"
        "」\n"
        "Aは蘇生を唱え、象を戦場に戻した。\n象はどこにある?",
        "象は戦場にある",
    ),
    "the turn of the other player": (
        "A: 修道士 2/2「絆魂」、ライフ4\nB: 鷲 3/1\n"
        "Bは鷲で攻撃、Aはブロックせず。返しのターン、Aは修道士で攻撃、Bはブロックしない。\nAのライフは?",
        "Aのライフは3",
    ),
    # A player as a bare letter, as it is typed on a phone.
    "letters before what is there": (
        "A 狼3/3 B 羊1/4 ライフ4\nA狼で殴る Bブロックしない\nBライフ?",
        "Bのライフは1",
    ),
    "letters before deeds, arrows between them": (
        "マグメル\nA:鬼 3/3 B:侍 3/3(レスト) 壁 1/5\nA鬼で侍攻撃→B壁で防御\n侍死ぬ?鬼は?",
        "いいえ: 侍は生き残る",
        "いいえ: 鬼は生き残る",
    ),
    "letters in questions": (
        "A 猪 4/4 / B ライフ7 亀 1/5\nA猪で攻撃 B亀でブロック\nB何点受ける?",
        "Bはダメージを受けない",
    ),
    # A deed calls tapped what was told of before: it is, where no other deed speaks of it.
    "tapped, as a deed calls it": (
        "ルール dm\nA: 火竜 {火 5} 5000\nB: 水鳥 {水 2} 1000\nAは火竜でBのタップしている水鳥を攻撃した。\n水鳥は破壊される?",
        "はい: 水鳥は破壊される",
    ),
    "resting, asked": (
        "マグメルです。Aの狼 3/2とBの犬 2/3。Aは狼で攻撃。\nBはレスト状態の犬で防御できる?",
        "いいえ: Bは犬で防御できない",
    ),
    # The turn of the other player, told behind deeds; the next turn of a player (500.1).
    "over two turns": (
        "A: 象 4/4\nB: 猪 3/3\nBは猪で攻撃。Aはブロックしない。Aのターン、Aは象で攻撃。Bはブロックしない。\nBのライフは?",
        "Bのライフは16",
    ),
    "what attacked in the turn before is tapped": (
        "A: 象 4/4\nB: 猪 3/3\nAのターン。Aは象で攻撃。Bはブロックしない。\nBのターン。Bは猪で攻撃。Aは象でブロックできる?",
        "いいえ: Aは象でブロックできない",
    ),
    "in the next turn of the other": (
        "A: 門衛 1/4「警戒」\nB: 猪 3/3\n"
        "Aは門衛で攻撃し、Bは猪でブロックしなかった。次のBのターン、Bは猪で攻撃し、Aは門衛でブロックした。\n"
        "Aのライフは? Bのライフは?",
        "Aのライフは20",
        "Bのライフは19",
    ),
    # Put on and attacked; X before the spell; what is cast counters what is named.
    "put on, and attacked with it": (
        f"A: 象 4/4、{PIKE}\nAは象に長槍をつけて攻撃。ブロックなし。\nBのライフは?",
        "Bのライフは14",
    ),
    "X before the spell": (
        "A: 手札に猛火 {X}{R} ソーサリー「1つを対象とする。~はそれにX点のダメージを与える。」\n"
        "Aが対象をBにしてX=4の猛火を唱えた。\nBのライフは?",
        "Bのライフは16",
    ),
    "cast to counter": (
        f"A: 手札に{SPARK}\nB: 手札に打破 {{U}} インスタント「呪文1つを対象とし、それを打ち消す。」\n"
        "AがBに火花を撃った。Bはそれに対応して打破を唱え、火花を打ち消した。\nBのライフは?",
        "Bのライフは20",
    ),
    # Whether the rules allow it.
    "allowed, intended": ("A: 象 4/4「飛行」\nB: 犬 2/2\nAは象で攻撃。Bは犬でブロックしたい。\nできる?", "できない"),
    "allowed, done": (f"{FIGHT}\nこれは許される?", "はい: ここまではすべてできる"),
    "whether it resolves": (f"A: 手札に{SPARK}\nAは火花をBに撃った。\n通る?", "はい: 火花は解決される"),
    "a player apart from the particle": (
        "A: 象 4/4\nA は 象 で攻撃し、B が ブロックしなかった。\nBのライフは?",
        "Bのライフは16",
    ),
}
REFUSED = {
    "whose it is that blocks": "A: 象 4/4、犬 2/2\nB: 犬 2/2\nAは象で攻撃。猫でブロックした。\n象は死ぬ?",
    "an attack does not resolve": "A: 象 4/4\nAは象で攻撃した。\n通る?",
    "whether nothing is allowed": "A: 象 4/4\nできる?",
    "all right is no question of the rules": f"{FIGHT}大丈夫?",
    "of a thing that only the other player has": "A: 象 3/3\nB: 犬 2/2\nAの犬がタップしている。\n犬はタップしている?",
    "of a thing that nobody has": "A: 象 3/3\nB: 犬 2/2\nAの象と猫はタップしている。\n象のパワーは?",
    "the other one of three": "A: 象 4/4を2体\nAは象2体で攻撃し、Bは猫で片方の象をブロックした。\nBのライフは?",
    "too many abreast": "A: 象 4/4\nB: 犬 2/2、猫 2/2\nAは象で攻撃し、Bは犬と猫の3体がかりでブロックした。\n象は死ぬ?",
    "an Aura of which no kind is told": f"A: 象 2/2、手札に外套\n{FIGHT}Aは外套を唱えて象に貼った。",
    "returned is what did not attack": (
        f"A: 騎士 2/2、猫 1/1、手札に{SNEAK}\nAは騎士で攻撃。Aは猫と影忍を入れ替えた。\nBのライフは?"
    ),
    "there is no third ability": f"B: {HOUND}\nBのターン。Bは猟犬の3つ目の能力をAに使った。\nAのライフは?",
    "more is told behind what is sacrificed": (
        f"A: 兵士 1/1、{CANNON}\nAのターン。Aは兵士を生け贄に捧げて、砲台を起動して、Bに攻撃した。\nBのライフは?"
    ),
    "nothing is there to be countered": (
        "A: 象 4/4\nB: 手札に打破 {U} インスタント「呪文1つを対象とし、それを打ち消す。」\n"
        "Bが打破で打ち消した。\n象は死ぬ?"
    ),
    "a letter within a name": "A班長 2/2 B班長 3/3\n班長は死ぬ?",
    "tapped and untapped": "A: 象 4/4\nB: 犬 2/2(アンタップ)\nAは象で攻撃。Bはタップ状態の犬でブロックできる?",
    "in return to one's own attack": "A: 象 4/4\nAは象で攻撃。返しのターン、Aは象で攻撃、Bはブロックしない。\nBのライフは?",
    "life from nothing": f"{FIGHT}Aはライフを得る。\nAのライフは?",
    "before it comes": f"{PANTHER}B: 手札に{SPARK}\nAは豹を唱える。豹が出る前に、Bは豹に火花を撃つ。\n豹は死ぬ?",
    "a choice that is left open": f"{FIGHT}Aは象か犬か。",
}


@each([(text, answers) for text, *answers in SITUATIONS.values()])
def test_a_turn_of_speech_is_read_as_what_it_says(text: str, answers: list[str]) -> None:
    said = [str(reply.result[0].ja) for reply in of(text, "ja").replies]
    for reply, answer in zip(said, answers, strict=False):
        assert reply.startswith(answer)


@each([(text,) for text in REFUSED.values()])
def test_what_may_be_something_else_is_refused(text: str) -> None:
    try:
        found = answered(text, lang="ja")
    except JudgekitError:
        return
    assert found.unread is not None


WAND = (
    "A: 杖 {2} アーティファクト「{2},{T}:プレイヤー1人を対象とし、それに1点のダメージを与える。」、手札に針 {R} インスタント"
    "「1つを対象とする。~はそれに1点のダメージを与える。」\nB: ライフ5、狼 3/1\nAのターン。"
)


@each(
    [
        (f"{WAND}{said}\n? Bのライフ", "Bのライフは4")
        for said in (
            "Aは杖を起動して、対象はB。",
            "Aは杖を起動した。対象はBです。",
            "Aは杖の能力を起動、対象B。",
            "Aは2マナを払って杖を起動し、Bを対象に取った。",
            "Aは針を唱えて、対象はB。",
            "Aは針を撃ちました。対象はBです。",
            "Aは針を使って、対象はBにした。",
        )
    ]
)
def test_at_what_something_is_aimed_is_told_behind_it(text: str, expected: str) -> None:
    assert str(of(text, "ja").replies[0].result[0].ja) == expected


@each([f"{WAND}{said}\n? Bのライフ" for said in ("Aは杖を起動して、対象は狼かB。", "Aは針を唱えて、対象はBではない。")])
def test_what_is_no_target_told_behind_is_refused(text: str) -> None:
    with pytest.raises(NotationUnclear):
        of(text, "ja")


SWIFT = (
    "A: 鳩 2/2「飛行」、手札に育ち {G} インスタント「クリーチャー1体を対象とする。ターン終了時まで、それは+3/+4の修整を受ける。」\n"
    "B: ライフ9、手札に棘 {R} インスタント「1つを対象とする。~はそれに1点のダメージを与える。」\n"
    "Aのターン。Aは鳩に育ちを唱えた。対応してBは鳩に棘を撃った。"
)


@each(
    [
        f"{lead}{SWIFT}{then}Aは鳩で攻撃した。\n? Bのライフ"
        for lead, then in (
            ("", "どちらも解決後、"),
            ("", "2つとも解決したあと、"),
            ("", "すべて解決した後、"),
            ("お疲れ様です、8番卓です。\n", "両方解決後、"),
            ("すみません、3卓からの質問です。\n", "どちらも解決したら、"),
        )
    ]
)
def test_both_have_resolved_and_at_which_table_it_came_up(text: str) -> None:
    assert str(of(text, "ja").replies[0].result[0].ja) == "Bのライフは4"


@each([f"{lead}{SWIFT}\n? Bのライフ" for lead in ("お疲れ様です、鳩です。\n", "鳩が8番です。\n")])
def test_a_greeting_with_something_else_is_no_remark(text: str) -> None:
    with pytest.raises(JudgekitError):
        of(text, "ja")
