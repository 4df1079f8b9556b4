"""Situations as Japanese judges type them; answers worked out by hand from the rulebooks, cards invented."""

from __future__ import annotations

import pytest

from judgekit.core.text import Bilingual
from judgekit.scenarios.files.card_files import CardFiles, FiledCard, use
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import of, result

SPARK = "火花 {R} インスタント「1つを対象とする。火花はそれに3点のダメージを与える。」"
GROWTH = "巨大化 {G} インスタント「クリーチャー1体を対象とする。ターン終了時まで、それは+4/+5の修整を受ける。」"
BLADE = "銀の剣 {2} 装備品「装備しているクリーチャーは+2/+0の修整を受けるとともに先制攻撃を持つ。\\n装備{1}」"
KING = "炎竜王 {火 5} 進化ドラゴン 8000「進化:自分のドラゴン1体の上に置く。\\nW・ブレイカー」"
HAND = "悪魔の手 {闇 6} 呪文「S・トリガー\\n相手のクリーチャーを1体選び、破壊する。」"

SITUATIONS = {
    "in his own turn, and it resolves (608.2h)": (
        "A: 熊 2/2\nBの場には大熊 4/4がいます。\n"
        "B: 手札に神罰 {2}{W}{W} ソーサリー「すべてのクリーチャーを破壊する。」\n"
        "Bが自分のターンに神罰を唱えて、そのまま解決しました。\n熊は死にますよね?",
        "熊は死亡する、大熊は死亡する",
    ),
    "thrown before what was set about has resolved (608.2b)": (
        f"Aは熊 2/2と{BLADE}を出してる。\nBの手札に{SPARK}\nAのメインフェイズ、銀の剣を熊に装備しようと起動。\n"
        "装備が解決する前にBが熊へ火花を投げた。\n熊は死ぬ?",
        "銀の剣の能力は解決されない、熊は死亡する",
    ),
    "how damage is divided, the amounts before the verb (702.2c)": (
        "Aの場に毒蛇 3/2「接死\\nトランプル」がいます。\nBはライフ10で、巨人 3/3をコントロール。\n"
        "Aが毒蛇で攻撃して、Bが巨人でブロック。\nAはダメージを、巨人に1点、Bに2点で割り振りました。\nBのライフは?",
        "Bのライフは8",
    ),
    "both resolve, the turn ends (514.2)": (
        f"Aの場に若熊 2/2、手札に{GROWTH}\nBの手札に{SPARK}\nAのターン中、Bが若熊に火花を打った。\n"
        "Aがそれに対応して巨大化を若熊に使う。\n両方解決して、そのままターン終了。\n若熊のパワーは?",
        "若熊のパワーは2",
    ),
    "how it stands, before its name (506.1a)": (
        "ルール dm\nAの手札に突進獣 {自然 4} 5000「マッハファイター」\n"
        "Bのバトルゾーンにアンタップの術師 {水 3} 3000、シールドは4枚。\nAのターン、Aが突進獣を召喚した。\n"
        "Aが突進獣で術師を攻撃したら、術師は破壊される?",
        "術師は破壊される",
    ),
    "two in the hand, a comma behind what joins them (801.3)": (
        "ルール dm\nAの手札に小竜 {火 2} ドラゴン 2000と、"
        "炎帝竜 {火 5} 進化クリーチャー 7000「進化:自分の火のクリーチャー1体の上に置く。\\nW・ブレイカー」\n"
        "Bはシールド2枚でクリーチャーなし、手札なし。\nAのターン、Aは小竜を召喚して、すぐその上に炎帝竜を重ねた。\n"
        "Aが炎帝竜でBを攻撃したら、Bのシールドは何枚残る?",
        "Bのシールドゾーン: 0枚",
    ),
    "particles left out (608.2h)": (
        f"Aの場に象 3/4が1体。\nBの手札に{SPARK}\nAのターン、Bが象に火花撃ってきた。\nAは対応なし。\n象って死ぬ?",
        "象は生き残る",
    ),
    "the attacker in whose turn it is, the card to what it is used on (705.4.3)": (
        "ルール magmell\nAの戦闘エリアに狼 3/3がいる。"
        "手札に業火 {赤}{1} クイック マジック「ユニット1体を対象とし、それに3ダメージを与える。」\nBは番人 1/4とライフ8。\n"
        "Aのターンに狼で攻撃して、Bは番人で守った。\nAはさらに業火を番人へ使った。\n番人は破壊されますか?",
        "番人はダストに置かれる",
    ),
    "a spell in response to one that was thrown (608.2b)": (
        f"A: 熊 2/2、手札に{GROWTH}\nB: 手札に{SPARK}\n"
        "Bが熊に火花を投げて、Aがレスポンスで巨大化を熊に打った\n熊は生き残りますか?",
        "熊は生き残る",
    ),
    "what is said of an Equipment by itself (702.7b)": (
        f"A: 象 3/3、{BLADE}。剣は象についている\nB: 大熊 4/4\nAは象で殴る。Bは大熊で止めた。\n大熊は死ぬ?",
        "象は大熊に5点のダメージを与える。大熊は死亡する",
    ),
    "who could not block did not": (
        "A: 天使 3/3 飛行\nB: 熊 2/2\nAは天使で攻撃した。Bはブロックできなかった。\nBのライフは?",
        "Bのライフは17",
    ),
    "in the hand, without a verb": (
        f"A: 熊 2/2\nカード: {SPARK}\nBの手札に火花。\nBが熊に火花を撃った。\n熊はどこに行く?",
        "熊は死亡する",
    ),
    "a creature guarded with another one (507.2a)": (
        "ルール dm\nA: 火竜 {火 5} 5000\nB: 壁 {光 2} 3000「ブロッカー」、シールド5枚\n"
        "Aは火竜でシールドを殴る。Bは壁で守った。\nシールドは何枚残る?",
        "Bのシールドゾーン: 5枚",
    ),
    "summoned and laid on it, attacking at once (801.3)": (
        f"ルール dm\nAの手札に小竜 {{火 3}} ドラゴン 3000と{KING}がある。\nBのシールドは2枚、クリーチャーなし。\n"
        "Aは小竜を召喚し、その上に炎竜王を重ねた。\nAは炎竜王でBを攻撃できる?\n攻撃したらBのシールドは何枚残る?",
        "はい: Aは炎竜王でBを攻撃できる",
    ),
    "evolved, and the player attacked directly (104.2a)": (
        f"ルール dm\nA: 小竜 {{火 3}} ドラゴン 3000、手札に{KING}\nB: シールドなし、クリーチャーなし\n"
        "Aは小竜を炎竜王に進化させて、そのままダイレクトアタック\n誰が勝つ?",
        "Aの勝ち",
    ),
    "what lay below a destroyed evolution went along, and was not destroyed (109.2b)": (
        f"ルール dm\nA: 小竜 {{火 3}} ドラゴン 3000、手札に{KING}\nB: シールド1枚、大壁 {{光 7}} 9000「ブロッカー」\n"
        "Aは小竜の上に炎竜王を重ねた。Aは炎竜王でBを攻撃。Bは大壁でブロック。\nどうなる?",
        "炎竜王は破壊される、小竜は墓地に置かれる",
    ),
    "what was broken, and used (112.3a)": (
        f"ルール dm\nA: 火竜 {{火 5}} 5000\nB: シールド2枚、うち1枚は{HAND}\n"
        "Aは火竜でBのシールドを攻撃してブレイクする。割ったのは悪魔の手。\nBは悪魔の手をトリガーで使う\n火竜はどうなる?",
        "火竜は破壊される",
    ),
    "two that attack, one after the other (509.2b)": (
        "ルール dm\nA: 大竜 {火 7} 7000「W・ブレイカー」、小鬼 {火 2} 2000\nB: シールド3枚\n"
        "Aは大竜と小鬼の2体で攻撃した\nBのシールドは何枚?",
        "Bのシールドゾーン: 0枚",
    ),
    "what is chosen by what comes in (606.1)": (
        "ルール dm\nA: 手札に死神 {闇 6} 5000「このクリーチャーが出た時、相手のクリーチャーを1体選び、破壊する。」\n"
        "B: 巨人 {自然 5} 5000、小人 {自然 2} 1000\nAが死神を召喚、効果で巨人を選択\n巨人は墓地に置かれる?",
        "巨人は破壊される",
    ),
    "blocked, as it was told afterwards (115.3b)": (
        "ルール dm\nAの場: 火竜 {火 5} 5000\nBの場: 守護者 {光 4} 5000「ブロッカー」\n"
        "火竜で攻撃したら守護者でブロックされた。\n両方とも破壊される?",
        "火竜は破壊される、守護者は破壊される",
    ),
    "a condition of several deeds (507.2a)": (
        "ルール dm\nA: 火竜 {火 5} 5000\nB: シールドゼロ、壁 {光 2} 3000「ブロッカー」\n"
        "Aが火竜でダイレクトアタックして、Bが壁でブロックした場合、Bは負ける?",
        "いいえ: Bはこのターンには敗北しない",
    ),
    "when it attacks, as a question (509.2b)": (
        "ルール dm\nAは巨竜 {火 9} 11000「T・ブレイカー」を出している。Bはシールド5枚、手札2枚。\n"
        "Aが巨竜で攻撃したとき、Bの手札は何枚になる?",
        "Bの手札: 5枚",
    ),
    "what comes by a trigger blocks the next attack (507.2a)": (
        "ルール dm\nA: 火竜 {火 5} 5000、小鬼 {火 2} 1000\nB: シールド1枚は門番 {光 5} 3000「S・トリガー\nブロッカー」\n"
        "Aは火竜でシールドをブレイク。Bは門番をS・トリガーで出した。\n"
        "続けてAは小鬼でダイレクトアタック、Bは門番でブロック。\nBは負けますか?",
        "いいえ: Bはこのターンには敗北しない",
    ),
    "in the turn behind the next (301.5)": (
        "ルール dm\nA: 手札に小鬼 {火 2} 2000\nAは小鬼を召喚してターンを終えた。Bは何もせずターン終了。\n"
        "次のAのターン、小鬼は攻撃できる?",
        "はい: 小鬼は攻撃できる",
    ),
    "a colour and a type before a name (201)": (
        "ルール magmell\nA: 赤のユニット 火の蛇 3/2\nB: 青のユニット 石の番人 1/4、ライフ8\n"
        "Aは火の蛇でBを殴った。Bは石の番人で守った。\n火の蛇は生き残りますか?",
        "火の蛇は生き残る",
    ),
    "answered, as one sentence tells it (703.4)": (
        "ルール magmell\nA: 狼 2/2、手札に強化 {緑}{1} クイック マジック「ユニット1体を対象とする。"
        "このターン、それはAP+2/HP+2を得る。」\n"
        "B: 番人 3/3、手札に業火 {赤}{2} クイック マジック「ユニット1体を対象とする。それに3点のダメージを与える。」\n"
        "Aが狼で攻撃し、Bが番人で防御した。Aが強化を狼に使うと、Bは対応して業火を狼に使った。\n番人はダメージを受けますか?",
        "番人はダメージを受けない",
    ),
    "after blocks (510.1c)": (
        "A: 象 3/3\nB: 熊 2/2、手札に帰還 {U} インスタント「クリーチャー1体を対象とし、それをオーナーの手札に戻す。」\n"
        "Aが象で攻撃して、Bが熊でブロック。ブロック後にBが帰還を熊に使った。\nBはダメージを受けますか?",
        "Bはダメージを受けない",
    ),
    "twice (120.3a)": (
        f"A: 手札に{SPARK.replace(' {R}', ' {R}', 1)}2枚\nAはBに火花を2回撃った\nBの残りライフは?",
        "Bのライフは14",
    ),
    "the one attacker that is blocked deals as it is told (510.1c)": (
        "A: 大熊 3/3、狼 2/2\nB: 犬 2/2、猫 2/2、ライフ10\n"
        "Aは大熊と狼で攻撃。Bは犬と猫で大熊をブロック。Aは犬に2点、猫に1点割り振った。\n死ぬのはどれ?",
        "大熊は死亡する、犬は死亡する、猫は生き残る",
    ),
    "equipped, and attacking at once (702.6a)": (
        "A: 熊 2/2、骨斧 {1} 装備品「装備しているクリーチャーは+2/+0の修整を受ける。\n装備{1}」\n"
        "Aは骨斧を熊に装備させて殴った。Bはブロックしない。\nBは何点くらった?",
        "Bが受けるダメージは4点",
    ),
    "came in, evolved and attacked in one sentence (801.3)": (
        f"ルール dm\nA: 手札に小竜 {{火 3}} ドラゴン 3000、{KING}\nB: 巨人 {{自然 5}} 5000(タップ状態)\n"
        "Aのターン。Aは小竜を出し、すぐに炎竜王に進化させて巨人を攻撃した。\n巨人はどうなる?",
        "巨人は破壊される",
    ),
    "who has won, shortly (703.4a)": (
        "ルール dm\nA: 大竜 {火 7} 7000「W・ブレイカー」、小鬼 {火 2} 1000\nB: シールド2枚、クリーチャーなし\n"
        "Aは大竜で殴ってから小鬼で殴った。\nAの勝ち?",
        "はい: Aの勝ち",
    ),
    "numbers as they are written in Japanese (104.2a)": (
        "ルール dm\nAの場に小鬼 {火 2} 2000が三体いる。\nBのシールドは二枚で、クリーチャーはいない。\n"
        "Aは三体全員で殴った。\n誰が勝つ?",
        "Aの勝ち",
    ),
    "a G-Strike that is declared (113.6)": (
        "ルール dm\nA: 火竜 {火 5} 5000、小鬼 {火 2} 1000\nB: シールド2枚、うち1枚は守り歌 {光 5} 4000「G・ストライク」\n"
        "Aは火竜で攻撃し、守り歌をブレイクした。BはG・ストライクを宣言して小鬼を選んだ。\n小鬼は攻撃できる?",
        "いいえ: 小鬼は攻撃できない",
    ),
    "who loses where shields are broken in pairs (509.2b)": (
        "ルール dm\nA: 大竜 {火 7} 7000「W・ブレイカー」、小鬼 {火 2} 2000\nB: シールド3枚\n"
        "Aは大竜と小鬼の2体で攻撃した\nBは負ける?",
        "いいえ: Bはこのターンには敗北しない",
    ),
    "tokens with numbers, and how many are left (510.1c)": (
        "A: 兵士トークン 1/1が2体\nB: 熊 2/2、墓地は空、手札なし\n"
        "Aは兵士トークン2体で攻撃。Bは熊で兵士トークン1を防いだ。\n兵士トークンは何体残る?",
        "兵士・トークン: 1",
    ),
    "a text before the name of its card (302.6)": (
        "A: 戦場に「タップ:{G}を加える」を持つ妖精 1/1。B: 戦場に熊 2/2\nAが妖精で攻撃、Bは熊でブロック。\n妖精は死ぬ?",
        "はい: 妖精は死亡する",
    ),
    "how many creatures there are, by their Japanese kind (508.3a)": (
        "A: 女王 2/2「女王が攻撃するたび、緑の１/１の昆虫・クリーチャー・トークンを１体場に出す。」\n"
        "Aが女王で攻撃\nAのクリーチャーは何体?",
        "女王 (A)、昆虫トークン (A)",
    ),
    "a text as it was printed when the battlefield was called the field (603.10a)": (
        "A: 不死鳥 2/2「不死鳥が場から墓地に置かれたとき、不死鳥をオーナーの手札に戻す」\n"
        "B: 手札に稲妻{R}（インスタント）「対象のクリーチャー１体かプレイヤー１人に、３点のダメージを与える」\n"
        "Bが不死鳥に稲妻\n不死鳥はどこ?",
        "不死鳥はAの手札にある",
    ),
    "what this creature dealt damage to this turn (603.10a)": (
        "A: 吸血鬼 4/4「このターン、このクリーチャーによってダメージを与えられたクリーチャーが１体死亡するたび、"
        "これの上に＋１/＋１カウンターを１個置く」\nB: 熊 2/2\nAが吸血鬼で攻撃、Bは熊でブロック\n吸血鬼の大きさは?",
        "吸血鬼のサイズは5/5",
    ),
    "an enchantment that makes creatures of others (613.4b)": (
        "A: 輝き（エンチャント）「オーラでない他の各エンチャントは、それの他のタイプに加えて、基本のパワーとタフネスが"
        "それぞれそのマナ総量に等しいクリーチャーになる。」、平和{3}{W}（エンチャント）\n平和の大きさは?",
        "平和のサイズは4/4",
    ),
    "nobody may answer (117.3)": (
        "A: 手札に布告 {1}{B} インスタント「プレイヤー1人を対象とする。そのプレイヤーはクリーチャー1体を生け贄に捧げる。」\n"
        "B: 熊 2/2\n"
        "Aが布告をBに撃った。Bは対応できない。\n熊は墓地に落ちる?",
        "はい: 熊はBの墓地にある",
    ),
    "so many that are called alike (701.5.1.1)": (
        "ルール magmell\nA: 狼 2/2が2体\nB: ライフ5、ユニットなし\nAは狼2体でBを攻撃した。\nBのライフはいくつ残る?",
        "Bのライフは1",
    ),
    "the attack is blocked, and what was attacked stays (507.2a)": (
        "ルール dm\nA: 火竜 {火 5} 5000\nB: 壁 {光 2} 3000「ブロッカー」、巨人 {自然 5} 6000(タップ)\n"
        "Aは火竜で巨人を攻撃し、Bは壁でその攻撃をブロックした。\n巨人は破壊される?",
        "巨人は生き残る",
    ),
    "put where it comes (604)": (
        "ルール dm\nA: 盗賊 {闇 3} 2000「このクリーチャーが出た時、相手は自身の手札を1枚選んで捨てる。」が手札にある\n"
        "B: 手札1枚\nAが盗賊を場に出した\nBの手札は何枚残る?",
        "Bの手札: 0枚",
    ),
    "a defence that is chosen (701.4.1)": (
        "ルール magmell\nA: 森の狼 緑のユニット 3/3\nB: 岩の番人 2/5、ライフ7\n"
        "Aのターン、森の狼でBに攻撃。Bは岩の番人で防御を選択した。\nBのライフは減る?",
        "Bのライフは7",
    ),
    "whose turn it is, before what is done (120.3a)": (
        f"B: 手札に{SPARK}\nBのターンにBがAに火花を撃つ。\nAのライフは?",
        "Aのライフは17",
    ),
    "of two that attack one is defended against (701.5.1.1)": (
        "ルール magmell\nA: 狼 3/3、大蛇 4/2\nB: ライフ5、番人 2/5\nAは狼と大蛇で攻撃\nBは番人で大蛇を防御\nBのライフは?",
        "Bのライフは2",
    ),
    "with everything, and nothing defends (701.5.1.1)": (
        "ルール magmell\nA: 狼 3/3、大蛇 4/2\nB: ライフ9\nAは全員で攻撃した。Bは防御しません。\nBのライフはいくつになりますか?",
        "Bのライフは2",
    ),
    "what an ability lets its player do is told as done (608.2d)": (
        f"A: 手札に{SPARK}\nB: ライフ9、火番 2/5「プレイヤーが赤の呪文を唱えるたび、あなたは1点のライフを得てもよい。」\n"
        "Aは火花を火番に唱えた。Bは火番の誘発で1点回復する。\nBのライフは?",
        "Bのライフは10",
    ),
    "who plays and whose turn it is, in one sentence (805.1)": (
        f"A、B、Cの3人で、いまはBのターン。\nA: 熊 2/2\nC: 手札に{SPARK}\nCは火花を熊に撃った。\n熊は死ぬ?",
        "熊は死亡する",
    ),
    "what a commander dealt, behind the life (903.10a)": (
        "統率者戦、A、B、Cの3人。\nA: 鬼 4/4(統率者)\nBはライフ40で、鬼から統率者ダメージを18点受けている。"
        "\nAは鬼でBを攻撃。\nBは負ける?",
        "Bは敗北する",
    ),
    "the life of all from which it begins": (
        f"全員11点から。\nA: 手札に{SPARK}\nAは火花をBに撃った。\nBのライフは?",
        "Bのライフは8",
    ),
    "what is there while something is done, by whose it is": (
        f"カード: {SPARK}\nA: 手札に火花\nAの呪術師 1/1「あなたがインスタント呪文を唱えるたび、1点のライフを得る。"
        f"」がいる状態で、Bに火花を撃った。\nAのライフは?",
        "Aのライフは21",
    ),
    "a trigger that is countered, called by its source (115.4)": (
        f"A: 熊 2/2、手札に{SPARK}\nB: 小鬼 1/1「~が死亡したとき、クリーチャー1体を対象とする。それを破壊する。」、"
        "手札に停止 {U} インスタント「起動型能力1つか誘発型能力1つを対象とし、それを打ち消す。」\n"
        "Aは小鬼に火花を唱えた。小鬼の誘発は熊を対象。Bは小鬼の誘発を停止で打ち消す。\n熊は死ぬ?",
        "熊は生き残る",
    ),
    "what is given for a spell, in a sentence of its own (118.9)": (
        f"A: 手札に{SPARK}、山1\nB: ライフ20、"
        f"手札に拒絶 {{3}}{{U}}{{U}} インスタント「あなたは~のマナ・コストを支払うのではなく、1点のライフを支払い、"
        "あなたの手札から青のカード1枚を追放してもよい。\\n呪文1つを対象とし、それを打ち消す。」、"
        "思索 {U} ソーサリー「カードを1枚引く。」\n"
        "Aは火花をBに唱えた。Bは対応して火花に拒絶を唱えた。Bは思索を追放し、1点のライフを支払った。\nBのライフは?",
        "Bのライフは19",
    ),
    "what becomes a creature and attacks (508.1a)": (
        "A: 谷 土地「{1}:ターン終了時まで、~は2/2のエルフ・クリーチャーになる。それは土地でもある。」、島3\n"
        "Aは谷をクリーチャー化して攻撃した。\nBのライフは?",
        "Bのライフは18",
    ),
    "a spell that nobody is said to cast, by who has it": (
        f"A: 熊 2/2\nB: 手札に{SPARK}\nAは熊で攻撃。熊に火花を撃った。\n熊は死ぬ?",
        "熊は死亡する",
    ),
    "what a deed tells to be worn, and nobody put on (301.5)": (
        "A: 兵士 2/2、槍 {1} 装備品「装備しているクリーチャーは+1/+0の修整を受けるとともに先制攻撃を持つ。\\n装備{1}」\n"
        "B: 熊 3/3\n槍をつけた兵士でAが攻撃。Bは熊でブロックした。\n熊は死ぬ?",
        "兵士は熊に3点のダメージを与える",
    ),
    "what becomes a creature, told by its noun": (
        "A: 洞窟 土地「{1}:ターン終了時まで、~は3/1のエレメンタル・クリーチャーになる。それは土地でもある。」、山2\nB: ライフ9\n"
        "Aは洞窟を起動してクリーチャー化、そのまま攻撃。\nBのライフは?",
        "Bのライフは6",
    ),
    "what evolves and attacks, and chooses": (
        "ルール dm\nA: 小鬼 {火 2} 2000、手札に鬼王 {火 6} 進化クリーチャー 8000「進化:自分の火のクリーチャー1体の上に置く。\\n"
        "このクリーチャーが攻撃する時、相手のパワー4000以下のクリーチャーを1体破壊する。\\nW・ブレイカー」\n"
        "B: シールド5枚、盾兵 {光 3} 4000「ブロッカー」\nAのターン。"
        "Aは小鬼を鬼王に進化させ、Bを攻撃した。能力で盾兵を選んだ。Bはトリガーなし。\nBのシールドは何枚残る?",
        "Bのシールドゾーン: 3枚",
    ),
    "what an ability did, of nobody, behind the deed": (
        "A: 手札に精霊 {W} クリーチャー 2/2「~が戦場に出たとき、あなたは3点のライフを得てもよい。」、ライフ7\n"
        "Aは精霊を唱えた。精霊の誘発で3点回復。\nAのライフは?",
        "Aのライフは10",
    ),
    "who holds two things so, and a deed before it": (
        "A: 剣士 2/2「先制攻撃」\nB: 熊 2/2\nAは剣士で攻撃。Bが熊でブロックすると、Aは「先制攻撃だから剣士は死なない」、"
        "Bは「相打ちだ」と言った。\n剣士は死ぬ?",
        "剣士は生き残る",
    ),
    "all creatures of somebody are tapped (509.1a)": (
        "A: 鬼 3/3が2体\nB: ライフ8、熊 2/2、狼 2/2\nBのクリーチャーが全部タップされていて、Aは全員で攻撃。\nBのライフは?",
        "Bのライフは2",
    ),
    "the same without a verb": (f"A: 熊 2/2\nB: 手札に{SPARK}\nAの熊に火花。\n熊は死ぬ?", "熊は死亡する"),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_situation_is_answered_as_it_was_typed(name: str) -> None:
    said, expected = SITUATIONS[name]
    assert expected in " ".join(result(said, "ja")), result(said, "ja")


DRAGONS = (
    f"ルール dm\nA: 小竜 {{火 3}} ドラゴン 3000、火竜 {{火 5}} 5000、小鬼 {{火 2}} 2000; 手札: {KING}、"
    "業火 {火 3} 呪文「相手のクリーチャーを1体選び、破壊する。」、死神 {闇 6} 5000「このクリーチャーが出た時、"
    "相手のクリーチャーを1体選び、破壊する。」\nB: 壁 {光 2} 3000「ブロッカー」、シールド3枚、"
    "うち1枚は罠 {闇 6} 呪文「S・トリガー\n相手のクリーチャーを1体選び、破壊する。」\n"
)


@pytest.mark.parametrize(
    "said",
    [
        "Aは小竜の上に炎竜王を重ねた",
        "Aは小竜を炎竜王に進化させて攻撃",
        "Aは火竜でBを攻撃",
        "Aは火竜でシールドを殴る",
        "Aは火竜でダイレクトアタック",
        "Aは火竜と小鬼で攻撃",
        "Aは全員で攻撃",
        "Aは火竜で攻撃\nBは壁でブロック",
        "Aは火竜で攻撃\nBは壁で守った",
        "Aは火竜と小鬼で攻撃\nBは壁で小鬼をブロック",
        "Aは火竜で攻撃\nBはブロックしない",
        "Aは火竜で攻撃\nBはブロックしない\n割ったのは罠\nBは罠をS・トリガーで使う\nBは火竜を選ぶ",
        "Aは業火を撃って壁を破壊した",
        "Aは死神を召喚、効果で壁を選択",
        "Aはターンを終えた",
    ],
)
def test_a_line_of_the_page_about_duel_masters_is_done(said: str) -> None:
    replies = of(f"{DRAGONS}{said}\n? Bの手札は何枚になる?").replies
    assert not replies[0].refused


@pytest.mark.parametrize("asked", ["突撃獣でプレイヤーは攻撃できた?", "次のBのターン、突撃獣は攻撃できる?"])
def test_what_could_have_been_and_another_turn_are_not_taken_for_now(asked: str) -> None:
    with pytest.raises(NotationUnclear):
        of(f"ルール dm\nA: 突撃獣 {{自然 4}} 6000\nB: シールド5枚\nAは突撃獣で攻撃した。\n{asked}")


def test_the_colour_that_is_said_is_that_of_the_cost() -> None:
    with pytest.raises(NotationUnclear, match="which its cost is not"):
        of("ルール magmell\nA: 赤のユニット 火の蛇 {緑}{1} 3/2\nB: ライフ8\nAは火の蛇で攻撃した")


def test_a_question_whether_something_can_be_done_is_asked_where_it_stands() -> None:
    replies = of(SITUATIONS["summoned and laid on it, attacking at once (801.3)"][0]).replies
    assert [str(one.result[0].ja) for one in replies] == ["はい: Aは炎竜王でBを攻撃できる", "Bのシールドゾーン: 0枚"]


@pytest.mark.parametrize("asked", ["なんで撃てないの?", "なぜ?", "なぜBは火花を鳥に撃てないのですか?"])
def test_a_question_why_not_says_what_the_one_before_said(asked: str) -> None:
    position = f"A: 鳥 2/2「プロテクション(赤)」\nB: 手札に{SPARK}\n"
    replies = of(f"{position}Bは火花を鳥に撃てる?\n{asked}").replies
    assert all("できない" in str(one.result[0].ja) for one in replies)
    assert all("702.16b" in one.rules for one in replies)


@pytest.mark.parametrize("told", ["象はタップしている。", "象はタップ状態。"])
def test_how_something_is_told_by_itself_before_anything_is_done(told: str) -> None:
    position = f"Aのコントロール下に象 3/3がいる。\n{told}\nB: 熊 2/2\n"
    assert "できない" in result(f"{position}Aは象で攻撃できる?", "ja")[0]
    with pytest.raises(NotationUnclear):  # behind the attack it says what came of it
        of(f"A: 象 3/3\nB: 熊 2/2\nAは象で攻撃した。\n{told}\n熊は死ぬ?")


def test_one_after_another_in_present_and_past() -> None:
    position = "ルール dm\nAのバトルゾーンには火竜 {火 5} 5000と小鬼 {火 2} 2000が並んでいる。\n"
    position += "Bのバトルゾーンには何もいない。Bのシールドは残り1枚。\n"
    for said in ("Aは火竜で攻撃して、そのあと小鬼で攻撃した。", "Aは火竜で攻撃した後、小鬼で攻撃する。"):
        assert "Aの勝ち" in " ".join(result(f"{position}{said}\nAは勝ちましたか?", "ja"))


@pytest.mark.parametrize("asked", ["できないのはなぜ?", "なぜできない?", "理由は?"])
def test_what_nothing_may_do_says_by_which_rule(asked: str) -> None:
    position = "ルール dm\nA: 影 {闇 3} 2000「このクリーチャーはブロックされない。」\n"
    position += "B: 壁 {光 2} 3000「ブロッカー」、シールド4枚\n"
    replies = of(f"{position}Aは影でBを攻撃。\nBは壁でブロックできる?\n{asked}").replies
    assert all("できない" in str(one.result[0].ja) for one in replies)
    assert all("507.1a" in one.rules for one in replies)


@pytest.mark.parametrize("asked", ["蜘蛛では?", "蜘蛛なら?"])
def test_the_same_is_asked_with_another(asked: str) -> None:
    said = f"A: 鳥 2/2 飛行\nB: 熊 2/2、蜘蛛 1/3 到達\nAは鳥で攻撃。\nBは熊で鳥をブロックできますか?\n{asked}"
    first, second = of(said).replies
    assert "できない" in str(first.result[0].ja)
    assert str(second.result[0].ja) == "はい: Bは蜘蛛で鳥をブロックできる"


def test_words_of_other_games_are_told() -> None:
    said = "ルール magmell\nA: 手札に稲妻 {赤}{2} クイック マジック「クリーチャー1体に2点のダメージを与える。」\nB: 番人 1/2\n"
    answered = of(f"{said}Aは番人に稲妻を撃つ\n番人は死ぬ?")
    assert "番人はダストに置かれる" in str(answered.replies[0].result[0].ja)
    assert "カードの「クリーチャー」は「ユニット」と読む" in [str(one.ja) for one in answered.granted]
    assert (
        "番人はダストに置かれる"
        in result(f"{said.replace('クリーチャー', 'ユニット')}Aは番人に稲妻を撃つ\n番人は死ぬ?", "ja")[0]
    )


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("Aは火竜で攻撃。Bはブロックしない。ブレイクされたのは罠。Bは使わない。", "Bのシールドゾーン: 2枚"),
        ("Aは小竜と火竜で攻撃。Bは壁で小竜だけをブロック。割ったのは罠。Bは使わない。", "Bのシールドゾーン: 2枚"),
        (
            "Aは炎竜王を小竜に重ねて、炎竜王と火竜で攻撃した。Bは壁で炎竜王をブロックした。割ったのは罠。Bは使わない。",
            "2枚",
        ),
    ],
)
def test_what_was_broken_is_told_by_itself(said: str, expected: str) -> None:
    assert expected in " ".join(result(f"{DRAGONS}{said}\nBのシールドは何枚?", "ja"))


def test_what_a_name_ends_with_is_what_it_is() -> None:
    blade = "銀の剣 {2} 装備品「装備しているクリーチャーは+2/+0の修整を受ける。\\n装備{1}」"
    said = f"A: 象 3/3、{blade}\nB: 大熊 4/4\nAは剣を象に装備して殴った。Bはブロックしない。\nBは何点受ける?"
    assert "Bが受けるダメージは5点" in result(said, "ja")[0]
    flame = "炎 {赤} クイック マジック「プレイヤー1人を対象とする。それに2点のダメージを与える。」"
    said = f"ルール magmell\nA: 赤の狼 {{赤}}{{1}} ユニット 3/3、手札に{flame}\n"
    assert "Bのライフは1" in result(f"{said}B: ライフ6\nAは狼でBを攻撃した後、炎をBに使った。\nBのライフは?", "ja")[0]


def test_another_zone_of_the_same_player_is_asked_for() -> None:
    said = "ルール dm\nA: 大竜 {火 7} 7000「W・ブレイカー」\nB: シールド3枚、手札1枚\nAは大竜でBを攻撃。\nBの手札は何枚?シールドは?"
    assert [str(one.result[0].ja) for one in of(said).replies] == ["Bの手札: 3枚", "Bのシールドゾーン: 1枚"]


@pytest.mark.parametrize(("asked", "expected"), [("熊は?", "熊は生き残る"), ("狼は?", "狼は死亡する")])
def test_the_same_is_asked_of_another(asked: str, expected: str) -> None:
    said = f"A: 熊 2/3\nB: 狼 2/2\nAは熊で攻撃。Bは狼でブロック。\n{'狼' if asked[0] == '熊' else '熊'}は死ぬ?\n{asked}"
    second = of(said).replies[1].result
    assert expected in " ".join(str(one.ja) for one in second)


def test_a_blocker_of_nobody_in_particular_is_asked_for_where_two_attack() -> None:
    with pytest.raises(NotationUnclear, match="which attacker is blocked"):
        of(
            "ルール dm\nA: 火竜 {火 5} 5000、小鬼 {火 2} 2000\nB: 壁 {光 2} 3000「ブロッカー」\n"
            "Aは火竜と小鬼で攻撃\nBは壁でブロック"
        )


@pytest.mark.parametrize("said", ["Aは火竜と小鬼の3体で攻撃", "Aは3体で攻撃"])
def test_as_many_as_are_said_have_to_attack(said: str) -> None:
    with pytest.raises(NotationUnclear):
        of(f"ルール dm\nA: 火竜 {{火 5}} 5000、小鬼 {{火 2}} 2000\nB: シールド5枚\n{said}")


def test_of_a_kind_in_japanese() -> None:
    moor = "沼地 {R} エンチャント「すべての森は沼である。」"
    asked = f"A: {moor}\nB: 森\nBの森は沼でもある?\nBの森は山になる?"
    replies = of(asked).replies
    assert str(replies[0].result[0].ja) == "はい: 森は沼である"
    assert str(replies[1].result[0].ja) == "いいえ: 森は山ではない"


def test_a_name_with_a_comma_joined_with_another() -> None:
    tower = FiledCard("Tall Tower, Home of Owls", {"types": "Land"}, "cards.json")

    def spoken(name: str, _game: str) -> FiledCard | None:
        return tower if name.casefold() in (tower.name.casefold(), "tall tower") else None

    use(CardFiles(spoken, spoken, lambda _name, _game: []))
    try:
        said = of("BはTall Tower, Home of Owlsと森をコントロールしている。\nTall Towerのタイプは?")
        assert (
            Bilingual("Tall Tower, Home of Owlsのタイプは土地", "Tall Tower, Home of Owls: types land")
            in said.replies[0].result
        )
        with pytest.raises(NotationUnclear) as fault:
            of("Bは高い塔と森をコントロールしている。")
        assert "{1}{G}" not in str(fault.value.hint)
    finally:
        use(None)


def test_a_name_that_is_a_verb_of_play_too_is_none_where_something_is_done_with_it() -> None:
    """A card is called 選択: what is chosen (壁を選択) is not what that is cast at."""
    choice = FiledCard("選択", {"types": "Instant", "cost": "{U}", "text": "Draw a card."}, "cards.json")

    def spoken(name: str, _game: str) -> FiledCard | None:
        return choice if name == "選択" else None

    use(CardFiles(spoken, spoken, lambda text, _game: ["選択"] if "選択" in text else []))
    try:
        text = f"A: 手札に{SPARK}\nB: 熊 2/2\nAは火花を唱える。Aは熊を選択。\n熊は死ぬ?"
        assert "熊は死亡する" in " ".join(result(text, "ja"))
        assert "1枚" in " ".join(result("A: 手札に選択\nAは選択を唱えた。\nAは何枚引く?", "ja"))
    finally:
        use(None)


def test_a_spell_of_the_card_files_counters_what_was_cast_last() -> None:
    """What it is aimed at is said (それ, or nothing): it was taken for "besides", and the spell aimed twice."""
    calm = FiledCard("静け", {"types": "Instant", "cost": "{U}", "text": "Counter target spell."}, "cards.json")

    def spoken(name: str, _game: str) -> FiledCard | None:
        return calm if name == "静け" else None

    use(CardFiles(spoken, spoken, lambda text, _game: ["静け"] if "静け" in text else []))
    try:
        for told in ("Bは火花をAに撃った。Aは静けで打ち消した。", "BがAに火花を撃ったので、Aはそれに静けを唱えた。"):
            text = f"A: 島4、手札に静け\nB: 手札に{SPARK}\nBのターン。{told}\nAのライフは?"
            assert result(text, "ja")[0] == "Aのライフは20"
    finally:
        use(None)


@pytest.mark.parametrize(
    "said",
    [
        "Aは小鬼の誘発に火花を唱えた。",  # a creature's trigger is no creature
        "Bは1点のライフを支払い、熊を追放した。",
        "小鬼の能力に対応して停止。",
    ],
)
def test_what_is_aimed_at_an_ability_counters_abilities(said: str) -> None:
    text = f"A: 熊 2/2、手札に{SPARK}\nB: 小鬼 1/1「~が死亡したとき、1点のライフを得る。」\n{said}\n熊は死ぬ?"
    with pytest.raises(NotationUnclear):
        of(text, "ja")


@pytest.mark.parametrize(("known", "says"), [(False, "no Japanese names"), (True, "what is on the card")])
def test_a_japanese_name_is_asked_for_in_english_where_the_files_have_no_other(known: bool, says: str) -> None:
    use(CardFiles(lambda _name, _game: None, lambda _name, _game: None, lambda _name, _game: [], lambda _game: known))
    try:
        with pytest.raises(NotationUnclear) as fault:
            of("Aは高い塔をコントロールしている。")
        assert says in fault.value.hint
        assert "高い塔 {コスト} タイプ「文章」" in fault.value.hint
    finally:
        use(None)


DRAIN = (
    "吸魂 {B} インスタント「クリーチャー1体を対象とする。吸魂はそれに2点のダメージを与え、あなたは2点のライフを得る。」"
)


@pytest.mark.parametrize("behind", ["2点と2点回復", "2点ダメージ、2点回復", "2点のライフを得る"])
def test_what_comes_of_a_deed_in_brackets_behind_it_is_worked_out(behind: str) -> None:
    said = f"A: ライフ9、手札に{DRAIN}\nB: 狼 2/3\nAは吸魂を狼に唱えた({behind})。\n"
    answered = of(f"{said}狼は死ぬ?\nAのライフは?")
    assert "生き残る" in str(answered.replies[0].result[0].ja)
    assert str(answered.replies[1].result[0].ja) == "Aのライフは11"
    assert any("結果として読み" in str(one.ja) for one in answered.granted)


def test_what_may_be_a_choice_in_brackets_is_no_outcome() -> None:
    with pytest.raises(NotationUnclear):
        of(
            "A: 手札に大火 {X}{R} ソーサリー「プレイヤー1人を対象とする。大火はそれにX点のダメージを与える。」\n"
            "Aは大火をBに唱えた(3点ダメージ)。\nBのライフは?"
        )


@pytest.mark.parametrize("about", ["誘発の順番について。", "常在型能力に関しての質問です。", "ダメージの軽減について!"])
def test_what_a_line_is_about_is_left_aside(about: str) -> None:
    answered = of(f"{about}\nA: 熊 2/2\n熊のパワーは?")
    assert "は状況に含めない" in str(answered.granted[0].ja)


@pytest.mark.parametrize("about", ["熊について。", "Aの手札3枚について。"])
def test_what_names_something_of_the_situation_is_no_mere_topic(about: str) -> None:
    with pytest.raises(NotationUnclear):
        of(f"{about}\nA: 熊 2/2\n熊のパワーは?")


@pytest.mark.parametrize(
    ("how", "expected"), [("アンタップ", "いいえ"), ("タップしています", "はい"), ("タップ状態です", "はい")]
)
def test_how_something_is_stands_in_brackets_behind_a_question(how: str, expected: str) -> None:
    said = f"ルール dm\nA: 猪 {{自然 3}} 3000\nB: 牛 {{自然 2}} 2000\nAは猪で牛を攻撃できる?(牛は{how})"
    assert expected in result(said, "ja")[0]


def test_how_something_is_of_which_a_deed_was_told_is_not_put_before_it() -> None:
    with pytest.raises(NotationUnclear):
        of("A: 熊 2/2\nB: 狼 3/3\nAは熊で攻撃する。Bは狼でブロックする。\n熊は死ぬ?(狼はタップ)")


CANTOR = (
    "弔い人 {B} クリーチャー 1/1「クリーチャーが死亡するたび、プレイヤー1人を対象とする。それは1点のライフを失う。」"
)


@pytest.mark.parametrize(
    "aimed",
    [
        "誘発するとしたら弔い人の対象はBだそうです。",
        "もし誘発したら、弔い人の能力はBを対象に取る。",
        "誘発した場合は弔い人の能力の対象はBとのこと。",
    ],
)
def test_at_what_is_aimed_what_may_trigger(aimed: str) -> None:
    said = f"A: {CANTOR}、手札に{SPARK}\nB: ライフ9、狼 3/3、象 4/4\n"
    of_wolf = of(f"{said}Aは狼に火花を唱えた。\n{aimed}\nBのライフは?")
    assert str(of_wolf.replies[0].result[0].ja) == "Bのライフは8"
    of_elephant = of(f"{said}Aは象に火花を唱えた。\n{aimed}\nBのライフは?")
    assert str(of_elephant.replies[0].result[0].ja) == "Bのライフは9"
    assert any("ここでは使わない" in str(one.ja) for one in of_elephant.granted)


def test_at_an_unknown_thing_nothing_is_aimed_in_case_it_triggers() -> None:
    said = f"A: {CANTOR}、手札に{SPARK}\nB: 象 4/4\nAは象に火花を唱えた。\n"
    with pytest.raises(NotationUnclear):
        of(f"{said}誘発するとしたら弔い人の対象は虎だそうです。\nBのライフは?")


@pytest.mark.parametrize(
    "said",
    [
        "Aは2/2の牛2体で攻撃、Bは0/4の塀で牛1体をブロック。",
        "Aは牛 2/2 2体で攻撃。Bは塀 0/4で牛1体をブロック。",
        "Aは2/2の牛二体で攻撃。Bは0/4の塀で牛1体をブロック。",
    ],
)
def test_as_many_are_there_as_a_deed_says_that_speaks_of_them_first(said: str) -> None:
    assert result(f"{said}\nBのライフは?", "ja")[0] == "Bのライフは18"


def test_of_fewer_that_are_there_no_more_attack() -> None:
    with pytest.raises(NotationUnclear):
        of("A: 牛 2/2\nAは牛2体で攻撃。\nBのライフは?")


def test_two_players_who_attack_with_what_is_nobody_s_are_not_understood() -> None:
    with pytest.raises(NotationUnclear):
        of("双頭巨人戦: AとB 対 CとD\nA: 牛 2/2\nB: 狼 3/3\nAとBは牛と狼でCとDを攻撃。\nCのライフは?")


@pytest.mark.parametrize("named", ["閃光", "「閃光」", "呪文「閃光」", "カード「閃光」"])
def test_a_name_in_quotation_marks_may_have_its_kind_before_it(named: str) -> None:
    flash = f"{named} {{R}} インスタント「クリーチャー1体を対象とする。閃光はそれに3点のダメージを与える。」"
    said = f"A: 手札に{flash}\nB: 狼 3/3\nAは呪文「閃光」を狼に唱えた。\n狼は死ぬ?"
    assert "死亡する" in result(said, "ja")[0]


def test_a_text_before_a_cost_is_no_name() -> None:
    said = "A: 猫「飛行」 {W} 1/1\nB: 狼 3/3\nAは猫で攻撃。\nBは狼でブロックできる?"
    assert "できない" in result(said, "ja")[0]


MANA = "ルール dm\nA: マナに火蛙 {火 2} 2000が3枚"


@pytest.mark.parametrize(
    "more",
    ["と水蛙 {水 2} 2000が1枚", "、水蛙 {水 2} 2000が1枚", "と水蛙 {水 2} 2000", "と水蛙 {水 2} 2000 1枚"],
)
def test_what_is_counted_one_kind_after_the_other_lies_in_one_zone(more: str) -> None:
    said = f"{MANA}{more}、手札に炎牛 {{火 4}} 4000と光牛 {{光 4}} 4000\nAは炎牛を召喚できる? Aは光牛を召喚できる?"
    can, cannot = (str(one.result[0].ja) for one in of(said, "ja").replies)
    assert can.startswith("はい")
    assert cannot.startswith("いいえ")


def test_what_is_there_behind_a_verb_is_not_in_the_zone_before_it() -> None:
    said = f"{MANA}あり、水蛙 {{水 2}} 2000が1体いて、手札に炎牛 {{火 4}} 4000\nAは炎牛を召喚できる?"
    assert result(said, "ja")[0].startswith("いいえ")


@pytest.mark.parametrize(
    "topic", ["デュエマの支払い。", "デュエマのマナの支払いの質問。", "デュエマのブロックと進化について。"]
)
def test_of_what_part_of_the_game_somebody_asks(topic: str) -> None:
    said = f"{topic}\nA: マナに火蛙 {{火 2}} 2000が4枚、手札に炎牛 {{火 4}} 4000\nAは炎牛を召喚できる?"
    assert result(said, "ja")[0].startswith("はい")


SHOT = (
    "A: 鹿 2/2\nB: 鷹 3/3、手札に火矢 {R} インスタント「1つを対象とする。火矢はそれに3点のダメージを与える。」\n"
    "Aは鹿で攻撃。Bは鹿に火矢を撃った。\n"
)


@pytest.mark.parametrize(
    ("asked", "answers"),
    [
        ("鷹はどこにいる? ずっと帰ってきませんか?", ["鷹は戦場にある", "鷹は戦場にある"]),
        ("鹿は死ぬ? ずっと帰ってこない?", ["はい: 鹿は死亡する", "鹿はAの墓地にある"]),
        ("鹿は戻ってこないですか?", ["鹿はAの墓地にある"]),
        ("どこに行く?", ["鹿はAの墓地にある"]),
        ("打ち消される?", ["いいえ: 火矢は打ち消されない"]),
        ("鷹は死ぬ? 誰がコントロールしてる?", ["いいえ: 鷹は生き残る", "鷹のコントローラーはB"]),
        ("鹿が死んでてもBは負ける?", ["はい: 鹿は死亡する", "いいえ: Bはこのターンには敗北しない"]),
        ("鹿も死ぬけど何点入る?", ["はい: 鹿は死亡する", "Aのライフは20"]),
        ("ターンが終わったら鷹はBに返す?", ["鷹のコントローラーはB"]),
        ("Bのライフは20点のまま?", ["Bのライフは20"]),
        ("余った分はBに抜ける?", ["いいえ: Bはダメージを受けない"]),
    ],
)
def test_questions_that_take_up_what_was_spoken_of(asked: str, answers: list[str]) -> None:
    assert [str(one.result[0].ja) for one in of(SHOT + asked, "ja").replies] == answers


@pytest.mark.parametrize("asked", ["鹿と鷹は死ぬ? どこに行く?", "火矢は足りない?", "鹿が死ななくてもBは負ける?"])
def test_a_question_of_which_it_is_not_plain_what_it_asks_is_refused(asked: str) -> None:
    with pytest.raises(NotationUnclear):
        of(SHOT + asked, "ja")


@pytest.mark.parametrize(
    "asked", ["Bのシールドは減る?", "Bのシールドは4枚のまま?", "Bのシールドは4枚?", "Bのシールドは減らない?"]
)
def test_what_stays_as_it_was_is_asked_as_a_number(asked: str) -> None:
    said = f"ルール dm\nA: 炎牛 {{火 4}} 4000\nB: シールド4枚\nAは炎牛でBを攻撃した。\n{asked}"
    assert result(said, "ja")[0] == "Bのシールドゾーン: 3枚"


STONE = "重い石 {W} オーラ「エンチャント(クリーチャー)\\nエンチャントされているクリーチャーは攻撃できず、ブロックもできない。」"


def test_since_when_something_is_worn_is_told_of_the_time_before() -> None:
    found = of(f"Aの鹿 2/2にBの{STONE}がついてる(2ターン前から)。\nAのターン。\nAは鹿で攻撃できる?", "ja")
    assert str(found.replies[0].result[0].ja).startswith("いいえ")
    with pytest.raises(NotationUnclear):
        of(f"Aの鹿 2/2にBの{STONE}がついてる(Aの能力で)。\nAのターン。\nAは鹿で攻撃できる?", "ja")


def test_a_place_is_the_table_and_what_is_tapped_lies_in_no_hand() -> None:
    said = "Bのところに鷹 3/3と狼 2/2。\nAの場に鹿 2/2。\nAは鹿でBを攻撃、Bは鷹でブロックした。\n鹿は落ちる?"
    assert result(said, "ja")[0] == "はい: 鹿は死亡する"
    arrow = "火矢 {R} インスタント「1つを対象とする。火矢はそれに3点のダメージを与える。」"
    said = (
        f"A: 手札に{arrow}、鹿 2/2(タップ)\nB: 鷹 3/3\nBのターン。Bは鷹でAを攻撃した。\n鹿はどこにある? Aの手札は何枚?"
    )
    assert [str(one.result[0].ja) for one in of(said, "ja").replies] == ["鹿は戦場にある", "Aの手札: 1枚"]


def test_since_when_a_unit_is_there_decides_nothing_in_magmell() -> None:
    said = "ルール magmell\nA: 剣士 2/3(前のターンからいる)\nB: 番犬 3/3、アクティブ。眠猫 1/2(休息中)\n"
    dog, cat = of(f"{said}Aは剣士で番犬を攻撃できる? Aは剣士で眠猫を攻撃できる?", "ja").replies
    assert str(dog.result[0].ja).startswith("いいえ")
    assert str(cat.result[0].ja).startswith("はい")


WOLVES = "A: 狼 3/3\nB: 熊 2/2\n"
CAN_BLOCK = "Aは狼で攻撃した。\nBは熊でブロックできる?"


@pytest.mark.parametrize(
    "told",
    [
        "Aのターンです。Bの熊はタップしています。",
        "今はAのターンで、Bの熊はタップしています。",
        "Aのターンですが、Bの熊はタップしています。",
        "Aのターンで、熊はタップしている。",
        "Aのターンに、熊もタップしています。",
        "Aの番なので、Bの熊はタップしていますが、",
        "Bは熊がタップしています。",
        "Bには熊がタップ状態でいます。",
    ],
)
def test_a_polite_end_and_whose_turn_it_is_change_nothing_of_how_a_thing_is(told: str) -> None:
    found = of(f"{WOLVES}{told}{CAN_BLOCK}", "ja")
    assert str(found.replies[0].result[0].ja).startswith("いいえ")
    assert not any("状況に含めない" in str(one.ja) for one in found.granted)


@pytest.mark.parametrize("told", ["Aのターンですら、", "これは最後のターンです。", "Aのターンでしたら、"])
def test_a_turn_of_which_more_is_told_is_refused_or_left_out_aloud(told: str) -> None:
    try:
        found = of(f"{WOLVES}{told}{CAN_BLOCK}", "ja")
    except NotationUnclear:
        return
    assert any("状況に含めない" in str(one.ja) for one in found.granted)


def test_what_is_said_to_be_left_out_is_not_more_than_what_is_left_out() -> None:
    found = of(f"{WOLVES}Aのターンです、今日は暑いですね、Aは狼でBを攻撃した。Bのライフは?", "ja")
    assert not any("攻撃" in str(one.ja) for one in found.granted if "状況に含めない" in str(one.ja))


BROKEN = (
    f"ルール dm\nA: 岩巨人 {{自然 6}} 7000「W・ブレイカー」\nB: シールド4枚、うち1枚は{HAND}\n"
    "Aは岩巨人でBを攻撃して、シールドを2枚割りました。"
)


@pytest.mark.parametrize("told", ["割ったのは悪魔の手ともう1枚でした。", "割ったのは悪魔の手ともう1枚だった。"])
def test_shields_that_nobody_knows_are_as_good_as_each_other(told: str) -> None:
    found = of(
        f"{BROKEN}{told}Bは悪魔の手をS・トリガーで使いました。岩巨人は破壊されますか? Bのシールドは何枚残りますか?",
        "ja",
    )
    assert [str(one.result[0].ja) for one in found.replies] == ["はい: 岩巨人は破壊される", "Bのシールドゾーン: 2枚"]


def test_what_was_broken_may_still_decide_what_is_answered() -> None:
    (found,) = of(f"{BROKEN}悪魔の手はどこにある?", "ja").replies
    assert [end.ja for _line, end, _ways in found.branches] == [
        "Bのシールド 4→2。悪魔の手は手札に加わる。",
        "Bのシールド 4→2。悪魔の手は墓地に置かれる、岩巨人は破壊される。",
        "悪魔の手はBのシールドゾーンにある",
    ]


LOST = (
    "A: 三角州 土地「{T}, ~を生け贄に捧げる: カードを1枚引く。」\n"
    "B: 赤月 {2}{R} エンチャント「基本でない土地は山である。」\n"
)


def test_an_ability_that_a_card_lost_is_not_taken_for_what_it_was_given() -> None:  # 305.7
    with pytest.raises(NotationUnclear, match="has lost the ability"):
        of(f"{LOST}Aは三角州を起動できる?", "ja")
    with pytest.raises(NotationUnclear, match="has lost the ability"):
        of(f"{LOST}Aは三角州を起動した。三角州はどこ?", "ja")
    assert result(f"{LOST}Aは三角州からマナを出した。三角州はどこ?", "ja")[0] == "三角州は戦場にある"
