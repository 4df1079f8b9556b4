"""What judges type at an event: past tense, pronouns, sentences in a row, several questions; answers worked out by hand."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import of, result

BOLT = 'Bolt {R} instant "~ deals 3 damage to any target."'
GROWTH = 'Growth {G} instant "Target creature gets +3/+3 until end of turn."'
HUSH = 'Hush {U}{U} instant "Counter target spell."'
MURDER = 'Murder {1}{B}{B} instant "Destroy target creature."'
SHOCK = 'Shock {R} instant "~ deals 2 damage to any target."'
SWORD = 'Sword artifact equipment "Equipped creature gets +2/+0.\\nEquip {1}"'
ARTIST = 'Artist 0/1 "Whenever ~ or another creature dies, target player loses 1 life and you gain 1 life."'
WRATH = 'Wrath {2}{W}{W} sorcery "Destroy all creatures."'
TORRENT = 'Torrent {1}{R} sorcery "~ deals 2 damage to target creature.\\nFlashback {4}{R}"'

SITUATIONS = {
    "one attack first, then another": (
        'rules dm\nA: Dragon {fire 6} 6000 "W・ブレイカー", Imp {fire 2} 2000\nB: 3 shields\n'
        "A attacks with Dragon first, then with Imp.\nHow many shields does B have?",
        "B's shields: 0",
    ),
    "cards joined by and, a zone behind the last": (
        f"A has Bears 2/2 and {GROWTH} in hand.\nB has {BOLT} in hand.\n"
        "B bolts the Bears, A responds with Growth on his Bears.\nDo the Bears die?",
        "Bears survives",
    ),
    "a second card of a name is the one in hand (704.5j)": (
        "A: Jorag, legendary creature 4/4; hand: Jorag {3}{R} legendary creature 4/4\nA casts his second Jorag\nwhat happens?",
        "it depends on what A chooses",
    ),
    "a type before the name is no part of it (704.5j)": (
        "A: legendary creature Jorag 4/4; hand: Jorag {3}{R} legendary creature 4/4\nA casts his second Jorag",
        "it depends on what A chooses",
    ),
    "a creature is sacrificed for mana in response (608.2b)": (
        'A: Bear 2/2, Altar artifact "Sacrifice a creature: Add {C}{C}."\n'
        'B: hand: Drain {B} instant "~ deals 2 damage to target creature. You gain 2 life."\n'
        "B casts Drain targeting Bear, A sacs Bear to Altar in response. Does B gain life?",
        "B gains no life",
    ),
    "told afterwards; the assignment tells the order (509.2, 510.1c)": (
        "A: Troll 5/5\nB: Elf 1/1, Wall 0/5\n"
        "A attacked with Troll, B double-blocked with Elf and Wall. A assigned 1 to Elf and 4 to Wall. What died?",
        "Elf dies, Wall survives",
    ),
    "it is what was spoken of last (701.15)": (
        'A: Skeleton 1/1 "{B}: Regenerate ~."\nB: Giant 4/4\nB\'s turn\n'
        "B attacks with Giant, A blocks with Skeleton and regenerates it.\nDoes Skeleton die?",
        "Skeleton survives",
    ),
    "it is what waits to resolve (701.5)": (
        f'A: hand: {BOLT}, Negate {{1}}{{U}} instant "Counter target noncreature spell."\nB: life 3, hand: {HUSH}\n'
        "A bolts B, B hushes it, A negates Hush. Does B die?",
        "Yes: B cannot survive",
    ),
    "it attacks as it came": (
        "A: hand: Ogre {2}{R} creature 3/3 haste\nA casts Ogre, then attacks with it. B doesn't block. B's life?",
        "B: life 17",
    ),
    "alone (702.111b)": (
        "A: Brute 4/4 menace\nB: Elf 1/1, Bear 2/2\nA attacks with Brute\nCan B block Brute with Elf alone?",
        "No: B can't block Brute with Elf alone",
    ),
    "a creature chump blocks in a sentence of its own (702.15b)": (
        "A: Angel 4/4 \"Flying, lifelink\"\nB: Bird 1/1 flying\nA attacks with Angel. Bird chump blocks. What's A's life total?",
        "A: life 24",
    ),
    "nothing triggers where it is exiled instead (614.6)": (
        'A: Rest enchantment "If a card would be put into a graveyard from anywhere, exile it instead."\n'
        f'B: Zombie 2/2 "When ~ dies, draw a card."\nA: hand: {MURDER}\nA casts Murder on Zombie. Does B draw a card?',
        "B draws no cards",
    ),
    "equips and swings": (
        f"A: Bear 2/2, {SWORD}\nB: life 4\nA equips Sword to Bear and swings. B has no blockers. Is B dead?",
        "Yes: B loses",
    ),
    "all triggers are aimed at once (603.3d)": (
        f"A: {ARTIST}, Bear 2/2, Elf 1/1\nB: hand: {WRATH}\n"
        "B's turn. B casts Wrath. A targets B with all three triggers. What are the life totals?",
        "A: life 23",
    ),
    "an Aura is described where it is worn": (
        'A: Bear 2/2 enchanted with Calm aura "Enchant creature\\nEnchanted creature can\'t attack or block."\nCan Bear attack?',
        "No: Bear can't attack",
    ),
    "how many creatures somebody has": (
        'A: Tusk 5/3 "When ~ leaves the battlefield, create a 3/3 green Beast creature token."\n'
        'B: hand: Unsummon {U} instant "Return target creature to its owner\'s hand."\n'
        "B unsummons Tusk. How many creatures does A control?",
        "Left: 1 (Beast token (A))",
    ),
    "before damage (702.108a)": (
        'A: Monk 1/2 prowess; hand: Opt {U} instant "Draw a card."\n'
        "A attacks with Monk; before damage, A casts Opt. B doesn't block. How much does B take?",
        "B is dealt 2 damage",
    ),
    "a player's face": (
        'A: 5 Mountains; hand: Blaze {X}{R} sorcery "~ deals X damage to any target."\nB: life 4\n'
        "A casts Blaze for X=4 at B's face. Is B dead?",
        "Yes: B loses",
    ),
    "himself": (
        'A: hand: Heal {W} instant "Target player gains 3 life."\nA casts Heal on himself',
        "A: life 20 → 23",
    ),
    "an ability that triggers only once the spell resolved (701.5a)": (
        'A: hand: Mage {U} creature 2/2 "When ~ enters the battlefield, draw two cards."\n'
        'B: hand: Stifle {U} instant "Counter target activated or triggered ability."\n'
        "A plays Mage, B stifles the trigger. Does A draw cards?",
        "A draws no cards",
    ),
    "in response stands behind a comma (608.2b)": (
        f"A: Bear 2/2, {SWORD}\nB: hand: {BOLT}\nA equips Bear with Sword, in response B bolts Bear. Does Bear die?",
        "Bear dies",
    ),
    "two questions, of which one asks where": (
        'A: Bear 2/2; Pit artifact "Sacrifice a creature: You gain 1 life."\nB: hand: Path {W} instant "Exile target creature."\n'
        "B's turn. B casts Path on Bear, A sacrifices Bear to Pit in response. What is A's life total and where's the Bear?",
        "A: life 21",
    ),
    "Oxford commas": (
        "A: Ox 4/4, Elk 3/3, and Imp 1/1\nB: Wall 0/5, Elf 1/1, and Bat 1/1 flying\n"
        "A attacks with Ox, Elk, and Imp. B blocks Ox with Wall and Elk with Elf. What's B's life total?",
        "B: life 19",
    ),
    "who steals it attacks with it": (
        'A: hand: Threaten {2}{R} sorcery "Untap target creature. You gain control of it until end of turn. It gains haste '
        'until end of turn."\nB: Dragon 5/5 flying; life 5\nA threatens Dragon and attacks with it. Does B die?',
        "Yes: B cannot survive",
    ),
    "all his Soldiers": (
        "A: three Soldiers 2/2\nB: Wall 0/4\nA attacks with all his Soldiers, B blocks one with Wall. B's life total?",
        "B: life 16",
    ),
    "two sentences, each with a question mark": (
        "A: Ox 4/4\nB: Elf 1/1\nA attacks with Ox. B chumps with Elf. Does Elf die? What's B's life?",
        "Elf dies",
    ),
    "whose turn it is stands before the deed": (
        "A: planeswalker Jace (loyalty 3), Bear 2/2 tapped\nB: Rat 2/2\n"
        "It's B's turn. B attacks Jace with Rat. A doesn't block. What is Jace's loyalty?",
        "Jace: loyalty 1",
    ),
    "whose turn it is stands before a colon (122.3)": (
        'A: Bear 2/2 with a +1/+1 counter\nB: hand: Wither {B} sorcery "Put a -1/-1 counter on target creature."\n'
        "B's turn: B casts Wither on Bear. How big is Bear?",
        "Bear: pt 2/2",
    ),
    "who taps something uses its ability (615.7)": (
        'A: Bear 2/2, Cleric 1/1 "{T}: Prevent the next 2 damage that would be dealt to target creature this turn."\n'
        f"B: hand: {SHOCK}\nB's turn. B shocked the Bear. In response A tapped Cleric targeting Bear. Did Bear die?",
        "Bear survives",
    ),
    "everything except one": (
        "A: Ox 4/4, Elk 3/3, Cub 2/2\nB: life 7\nA swings with everything except Cub. No blocks. Is B dead?",
        "Yes: B loses",
    ),
    "before blocks, flashes in": (
        'A: Ox 4/4\nB: hand: Viper {1}{G} creature 1/1 "Flash\\nDeathtouch"\n'
        "A attacks with Ox. Before blocks, B flashes in Viper and blocks Ox with it. What dies?",
        "Viper dies, Ox dies",
    ),
    "creatures called by their size": (
        "A: Giant 6/6\nB: two 3/3s\nA attacks with Giant. B blocks with both 3/3s. Does Giant survive?",
        "No: Giant dies whatever is chosen",
    ),
    "where something is now": (
        'A: Bear 2/2\nB: hand: Path {W} instant "Exile target creature."\nB paths the Bear. Where is the Bear now?',
        "Bear is exiled",
    ),
    "responds by doing (608.2b)": (
        'A: Bear 2/2; hand: Shield {G} instant "Target creature gains hexproof until end of turn."\n'
        'B: hand: Doom {1}{B} instant "Destroy target creature."\nB dooms Bear. A responds by shielding Bear. Is Bear dead?',
        "Bear survives",
    ),
    "damage that is the same whatever is chosen": (
        "A: Brute 4/4 menace\nB: Elf 1/1, Bear 2/2\nA attacks with Brute and B blocks with Elf and Bear. "
        "How much damage does B take?",
        "B is dealt no damage whatever is chosen",
    ),
    "in response to the attack (508.2)": (
        f"A: life 2; hand: {BOLT}\nB: Ox 2/2, life 3\n"
        "B's turn. B attacks with Ox. A bolts B in response to the attack. Who wins?",
        "A wins",
    ),
    "what is sacrificed is a choice (701.17a)": (
        'A: Slippery 3/3 hexproof, Imp 1/1\nB: hand: Edict {1}{B} sorcery "Target player sacrifices a creature."\n'
        "B's turn. B casts Edict targeting A, A sacrifices Imp. What's left?",
        "Left: Slippery (A)",
    ),
    "casts both (702.108a)": (
        'A: Monk 1/2 prowess; hand: two Opt {U} instant "Draw a card."\n'
        "A attacks with Monk. A casts both Opts. B doesn't block. How much damage does B take?",
        "B is dealt 3 damage",
    ),
    "his life total (119.7)": (
        'A: life 5; hand: Heal {W} instant "You gain 4 life."\nB: Skull enchantment "Players can\'t gain life."\n'
        "A casts Heal. What is his life total?",
        "A: life 5",
    ),
    "where something ends up": (
        'A: Phoenix 2/2 flying "When ~ dies, return it to its owner\'s hand."\n'
        f"B: hand: {MURDER}\nB casts Murder on A's Phoenix. Where does Phoenix end up?",
        "Phoenix is put into its owner's hand",
    ),
    "after blocks (510.4)": (
        'A: Bear 2/2, hand: Rage {R} instant "Target creature gets +2/+0 and gains first strike until end of turn."\n'
        "B: Ogre 4/4\nA attacks with the bear. B blocks with the ogre. After blocks, A casts Rage on his bear. What happens?",
        "Bear deals 4 to Ogre; Ogre dies",
    ),
    "damage where nothing attacks": (
        'A: Storm 1/1 "Whenever you cast an instant or sorcery spell, ~ deals 1 damage to each opponent.", '
        'hand: Opt {U} instant "Draw a card."\nA casts Opt. How much damage is dealt to B?',
        "B is dealt 1 damage",
    ),
    "keywords before tokens (510.4)": (
        "A: two first strike Soldier tokens 1/1\nB: Elf 1/1\nA attacks with one Soldier, B blocks with Elf. What dies?",
        "Soldier 1 deals 1 to Elf; Elf dies.",
    ),
    "a keyword before and (510.4)": (
        "A has Ogre 5/5. B has Knight 2/2 first strike and Squire 1/1.\n"
        "A attacks with Ogre and B double-blocks with Knight and Squire.\nDoes Ogre survive?",
        "Ogre survives",
    ),
    "one of the Wolves is a Wolf": (
        "A: two Wolves 2/2\nB: life 3; Bear 2/2\nA attacks with both Wolves. B blocks one Wolf with Bear. What's B's life?",
        "B: life 1",
    ),
    "a shield is broken": (
        "rules dm\nA: Wolf 3000\nB: 1 shield\nA's Wolf breaks the shield. How many cards does B have in hand?",
        "B's hand: 1",
    ),
}


@pytest.mark.parametrize(("said", "expected"), SITUATIONS.values(), ids=SITUATIONS)
def test_a_situation_is_answered(said: str, expected: str) -> None:
    assert expected in " ".join(told for told in _told(said, "en"))


JAPANESE = {
    "唱える、対象は": (
        "A: 灰色熊 2/2、手札に巨大化 {G} インスタント"
        "「クリーチャー1体を対象とする。ターン終了時まで、それは+3/+4の修整を受ける。」\n"
        "B: 手札に稲妻 {R} インスタント「クリーチャー1体を対象とする。~はそれに3点のダメージを与える。」\n"
        "Bが稲妻を唱える、対象は灰色熊。対応してAが巨大化を唱える、対象は灰色熊。\n灰色熊は死ぬ？",
        "灰色熊は生き残る",
    ),
    "最大何点": (
        "A: ワーム 6/6 トランプル、接死\nB: 壁 0/8\nワームで攻撃、壁でブロック。Bは最大何点受ける？",
        "Bが受けるダメージは0点から5点",
    ),
    "テキストのうしろの枚数": (
        "A: 従者 1/1「他のクリーチャーが1体戦場に出るたび、あなたは1点のライフを得る。」を2体、手札: 熊 {1}{G} クリーチャー 2/2\n"
        "Aが熊を唱える\nAのライフは？",
        "Aのライフは22",
    ),
    "2枚目、タイプは名前の前": (
        "A: 伝説のクリーチャー ヨーグ 4/4、手札: ヨーグ {3}{R} 伝説のクリーチャー 4/4\nAは2枚目のヨーグを唱える\nどうなる？",
        "Aの選択による",
    ),
    "生け贄で対応": (
        "A: 熊 2/2、祭壇 アーティファクト「クリーチャー1体を生け贄に捧げる:{C}{C}を加える。」\n"
        "B: 手札: 吸収 {B} インスタント"
        "「クリーチャー1体を対象とする。~はそれに2点のダメージを与える。あなたは2点のライフを得る。」\n"
        "Bが熊に吸収を唱える。Aは対応して祭壇で熊を生け贄に捧げる。Bのライフは？",
        "Bのライフは20",
    ),
    "片方をブロック、忠誠度": (
        "A: 熊 2/2を2体\nB: ジェイス プレインズウォーカー 忠誠度5、壁 0/4\n"
        "Aは熊2体でジェイスを攻撃。Bは壁で片方をブロック。ジェイスの忠誠度は？",
        "ジェイスの忠誠度は3",
    ),
    "頑強で戻る": (
        "A: フィンクス 3/2 頑強\nB: 手札: 殺害 {1}{B}{B} インスタント「クリーチャー1体を対象とし、それを破壊する。」\n"
        "Bがフィンクスに殺害。フィンクスはどうなる？",
        "フィンクスは死亡する",
    ),
    "本体に、打ち消し合戦": (
        "A: 手札: 稲妻 {R} インスタント「1つを対象とする。~はそれに3点のダメージを与える。」、"
        "否認 {1}{U} インスタント「クリーチャーでない呪文1つを対象とし、それを打ち消す。」\n"
        "B: ライフ3、手札: 取り消し {1}{U}{U} インスタント「呪文1つを対象とし、それを打ち消す。」\n"
        "Aが本体に稲妻。Bが取り消しで打ち消す。Aが取り消しを否認で打ち消す。Bは死ぬ？",
        "はい: Bはこのターンを生き残れない",
    ),
    "装備して攻撃": (
        "A: 熊 2/2、剣 装備品「装備しているクリーチャーは+2/+0の修整を受ける。\\n装備{1}」\nB: ライフ4\n"
        "A: 剣を熊に装備して攻撃。Bはブロックなし。Bは死ぬ？",
        "はい: Bはこのターンを生き残れない",
    ),
    "なぜブロックできない": (
        "A: ドレイク 2/2 飛行\nB: 熊 2/2\nAはドレイクで攻撃\nなぜ熊でブロックできない？",
        "できない",
    ),
    "した、割り振り": (
        "A: トロール 5/5\nB: エルフ 1/1、壁 0/5\n"
        "Aはトロールで攻撃し、Bはエルフと壁でブロックした。Aはエルフに1点、壁に4点割り振る。何が死ぬ？",
        "エルフは死亡する、壁は生き残る",
    ),
    "誘発は全部": (
        "A: 芸術家 0/1「~か他のクリーチャーが1体死亡するたび、プレイヤー1人を対象とする。そのプレイヤーは1点のライフを失い、"
        "あなたは1点のライフを得る。」、熊 2/2、エルフ 1/1\n"
        "B: 手札: 神の怒り {2}{W}{W} ソーサリー「すべてのクリーチャーを破壊する。」\n"
        "Bのターン。Bが神の怒りを唱える。誘発は全部Bを対象。お互いのライフは？",
        "Bのライフは17",
    ),
    "誘発は全部、行を分けて": (
        "A: 芸術家 0/1「~か他のクリーチャーが1体死亡するたび、プレイヤー1人を対象とする。そのプレイヤーは1点のライフを失い、"
        "あなたは1点のライフを得る。」、熊 2/2\n"
        "B: ライフ3、巨人 3/3、手札: 神の怒り {2}{W}{W} ソーサリー「すべてのクリーチャーを破壊する。」\n"
        "Bのターン。\nBが神の怒りを撃った。\n誘発は全部Bを対象。\nBは負ける?",
        "はい: Bは敗北する",
    ),
    "魔石の数だけ、色は言わない": (
        "ルール magmell\nA: 魔石3個、手札に業火 {赤}{1} 触媒{赤} "
        "クイック マジック「ユニット1体を対象とし、それに4ダメージを与える。」\n"
        "B: 番人 1/4\nAのターン\nAは番人に業火を使う",
        "番人はダストに置かれる",
    ),
    "魔石が足りない": (
        "ルール magmell\nA: 魔石1個、手札に業火 {赤}{1} 触媒{赤} "
        "クイック マジック「ユニット1体を対象とし、それに4ダメージを与える。」\n"
        "B: 番人 1/4\nAのターン\nAは番人に業火を使う",
        "できない: Aは番人に業火を使う",
    ),
    "自分に": (
        "A: 手札: 回復 {W} インスタント「プレイヤー1人を対象とする。そのプレイヤーは3点のライフを得る。」\nA: 自分に回復を唱える",
        "Aのライフ 20→23",
    ),
    "ターンと行動が1行に": (
        "A: 騎士 2/2 先制攻撃、絆魂、ライフ1\nB: 狼 2/2\nBのターン、狼で攻撃、騎士でブロック。Aのライフは？",
        "Aのライフは3",
    ),
    "だけで": (
        "A: 鬼 4/4 威迫\nB: エルフ 1/1、熊 2/2\nAが鬼で攻撃。Bはエルフだけでブロックできる？",
        "できない",
    ),
    "しなかった": (
        "A: 灰色熊 2/2\nB: ライフ2\nAは灰色熊で攻撃した。Bはブロックしなかった。Bは負けた？",
        "はい: Bは敗北する",
    ),
    "トークン3体": (
        "A: 兵士トークン 1/1を3体\nB: 壁 0/4\nAは兵士トークン3体で攻撃、Bは壁で1体をブロック。Bは何点くらう？",
        "Bが受けるダメージは2点",
    ),
    "撃ったので": (
        "A: 熊 2/2\nB: 手札: ショック {R} インスタント「1つを対象とする。~はそれに2点のダメージを与える。」\n"
        "A: 手札: 強化 {G} インスタント「クリーチャー1体を対象とする。ターン終了時まで、それは+2/+3の修整を受ける。」\n"
        "Bが熊にショックを撃ったので、Aは対応して強化を熊に唱えた。熊は生きてる？",
        "熊は生き残る",
    ),
    "打ち消した": (
        "A: 手札: 竜 {4}{R}{R} クリーチャー 5/5\nB: 手札: 取り消し {1}{U}{U} インスタント「呪文1つを対象とし、それを打ち消す。」\n"
        "Aが竜を唱え、Bが取り消しで打ち消した。竜はどこ？",
        "竜は打ち消される",
    ),
    "ターンに、何枚引ける": (
        "A: インプ 1/1「~が死亡したとき、カードを1枚引く。」\n"
        "B: 手札: ショック {R} インスタント「1つを対象とする。~はそれに2点のダメージを与える。」\n"
        "Bのターンに、Bがインプにショック。Aは何枚引ける？",
        "Aが引くカードは1枚",
    ),
    "忠誠度能力で破壊": (
        "A: リリアナ プレインズウォーカー(忠誠度3)"
        "「+1:カードを1枚引く。\\n-2:クリーチャー1体を対象とし、それを破壊する。」\nB: 熊 2/2\n"
        "Aはリリアナの-2で熊を破壊。リリアナの忠誠度はいくつになる？",
        "リリアナの忠誠度は1",
    ),
    "DM: 残り何枚": (
        "ルール dm\nA: 巨竜 {火 8} 9000 T・ブレイカー\nB: シールド4枚\nAの巨竜が攻撃。Bのシールドは残り何枚？",
        "Bのシールドゾーン: 1枚",
    ),
    "DM: 2体で続けて攻撃": (
        "ルール dm\nA: 狼 2000、虎 3000\nB: シールド2枚、ブロッカーなし\nAは狼と虎で攻撃。シールドは何枚残る？",
        "Bのシールドゾーン: 0枚",
    ),
    "DM: 両方死ぬ": (
        "ルール dm\nA: 竜 9000\nB: 毒蛇 {闇 3} 1000 ブロッカー スレイヤー\nAは竜で攻撃、Bは毒蛇でブロック。両方死ぬ？",
        "竜は破壊される、毒蛇は破壊される",
    ),
    "DM: S・トリガーで出す": (
        "ルール dm\nA: 竜 9000\nB: シールド2枚、うち1枚は守護者 {光 3} 3000「S・トリガー」\n"
        "竜でシールドの守護者をブレイク。Bは守護者をS・トリガーで出す。バトルゾーンに何が残る？",
        "残る: 守護者 (B)、竜 (A)",
    ),
    "MAGMELL: 続けて攻撃": (
        "ルール magmell\nA: 狼 3/2、犬 2/2\nB: ライフ5\nAは狼で攻撃、続けて犬で攻撃。Bは死ぬ？",
        "はい: Bはこのターンを生き残れない",
    ),
    "死にますか": (
        "A: 天使 4/4 飛行・警戒、B: 竜 5/5 飛行\nAは天使で攻撃、Bは竜でブロック。Aの天使は死にますか？",
        "天使は死亡する、竜は生き残る",
    ),
    "唱えたら、…されますか": (
        "A: 熊 2/2、手札: 炎の斬りつけ {R} ソーサリー「クリーチャー1体を対象とする。~はそれに4点のダメージを与える。」\n"
        "B: 鬼 4/4\nAが鬼に炎の斬りつけを唱えたら、鬼は破壊されますか？",
        "鬼は死亡する",
    ),
    "ブロックされた": (
        "A: 吸血鬼 3/3 絆魂 接死\nB: 巨人 8/8\nAのターン。吸血鬼で攻撃して巨人にブロックされた。結果は？",
        "吸血鬼は死亡する、巨人は死亡する",
    ),
    "ターンの戦闘前に": (
        "A: 手札: 睡眠 {1}{U} インスタント「クリーチャー1体を対象とし、それをタップする。」\nB: 竜 5/5\n"
        "Bのターンの戦闘前に、Aは竜に睡眠を唱える。竜は攻撃できる？",
        "できない",
    ),
    "唱えるか起動するかは場所による": (
        "A: 感染虫 1/1 感染、手札: 巨大化 {G} インスタント"
        "「クリーチャー1体を対象とする。ターン終了時まで、それは+3/+4の修整を受ける。」\n"
        "B: 毒6\n感染虫で攻撃、ブロックなし、Aは巨大化を感染虫に。Bは負ける？",
        "はい: Bは敗北する",
    ),
    "DM: 攻撃したら": (
        "ルール dm\nA: 火竜 6000 W・ブレイカー\nB: シールド1枚、手札なし\n火竜で攻撃したらBの手札は何枚になる？",
        "Bの手札: 1枚",
    ),
    "DM: 呪文で破壊して攻撃": (
        "ルール dm\nA: 竜 {火 5} 5000、手札: 火の玉 {火 2} 呪文「相手のパワー2000以下のクリーチャーを1体破壊する。」\n"
        "B: 妖精 {自然 1} 1000 ブロッカー、シールド3枚\nAは火の玉で妖精を破壊して、竜で攻撃。Bのシールドは？",
        "Bのシールドゾーン: 2枚",
    ),
    "DM: 誰の行動と書かなくてもよい": (
        "ルール dm\nA: 火竜 {火 5} 5000\nB: シールド3枚、"
        "うち1枚はデーモン・ハンド {闇 6} 呪文「S・トリガー\\n相手のクリーチャーを1体破壊する。」\n"
        "火竜で攻撃、デーモン・ハンドをブレイク。BはS・トリガーを使う。火竜は死ぬ？",
        "火竜は破壊される",
    ),
    "DM: ダイレクトアタック": (
        "ルール dm\nA: 竜 5000、狼 3000\nB: シールド1枚\n竜で攻撃、狼でダイレクトアタック。どちらが勝つ？",
        "Aの勝ち",
    ),
    "DM: 召喚して攻撃": (
        "ルール dm\nA: 手札: 闘士 {火 3} 4000 マッハファイター\nB: 水魚 3000\nAは闘士を召喚して水魚を攻撃。水魚は破壊される？",
        "水魚は破壊される",
    ),
    "DM: 進化して攻撃": (
        "ルール dm\nA: 小竜 {火 2} ドラゴン 2000、"
        "手札: 大竜 {火 5} 進化クリーチャー ドラゴン 8000「進化:自分のドラゴン1体の上に置く。」\n"
        "B: シールド1\nA: 大竜を小竜の上に進化。大竜でシールドを攻撃。シールドは何枚？",
        "Bのシールドゾーン: 0枚",
    ),
    "DM: テキストはパワーの前でもよい": (
        "ルール dm\nA: 竜 5000\nB: 衛兵「ブロッカー」6000、シールド5\n竜で攻撃、衛兵でブロック。どうなる？",
        "竜は破壊される",
    ),
    "DM: タップしているものはブロックできない": (
        "ルール dm\nA: 竜 5000\nB: 衛兵 {光 2} 3000 ブロッカー(タップ)、シールド3\n竜で攻撃。衛兵でブロックできる？",
        "できない",
    ),
    "MAGMELL: 対象に取らない": (
        "ルール magmell\nA: 狼 2/2、手札: 業火 {赤}{2} クイック マジック「ユニット1体に3ダメージを与える。」\nB: 熊 2/3\n"
        "Aは狼で攻撃、Bは熊で防御、Aは業火を熊に使う。熊はどうなる？",
        "熊はダストに置かれる",
    ),
    "MAGMELL: 質問が2つ": (
        "ルール magmell\nA: 竜 6/6\nB: 番人 1/5、ライフ6\nA: 竜で攻撃。B: 番人で防御。番人は死ぬ？Bのライフは？",
        "Bのライフは6",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("said", "expected"), JAPANESE.values(), ids=JAPANESE)
def test_a_situation_is_answered_in_japanese(said: str, expected: str) -> None:
    assert expected in " ".join(_told(said, "ja"))


def _told(said: str, lang: str) -> list[str]:
    return [str(one.en if lang == "en" else one.ja) for reply in of(said, lang).replies for one in reply.result]


def _granted(said: str) -> list[str]:
    return [str(one.en) for one in of(said).granted]


# Nothing that is said besides may be false.


def test_what_died_and_came_back_did_not_survive() -> None:
    finks = f"A: Finks 3/2 persist\nB: hand: {MURDER}\nB murders Finks\n"
    told = result(f"{finks}What happens to Finks?")
    assert told == ["Finks dies, and comes back", "Finks dies, Finks comes onto the battlefield; Finks is 2/1."]
    assert of(f"{finks}= Finks survives").replies[0].holds is False


def test_a_card_that_is_cast_from_the_graveyard_is_not_cast_from_the_hand() -> None:
    both = f"A: hand: {TORRENT}; graveyard: Torrent\nB: Bear 2/2, Elk 2/2\n"
    note = "Torrent is cast from the hand"
    assert note in _granted(f"{both}A casts Torrent on Bear")
    assert note not in _granted(f"{both}A flashes back Torrent on Bear")
    # The first one lies in the graveyard by then, though it was written in the hand.
    begun = f"A: {TORRENT} in hand\nB: Bear 2/2, Elk 2/2\nA casts Torrent on Bear\nall pass\n"
    assert note not in _granted(f"{begun}A casts Torrent from the graveyard on Elk")


def test_who_has_chosen_among_several_had_another_choice() -> None:
    said = f"A: {ARTIST}, Bear 2/2\nB: hand: {WRATH}\nB's turn\nB casts Wrath\nA targets B with the triggers"
    assert "B: life 20 → 18" in " ".join(_told(said, "en"))
    assert "A had no other choice" not in _granted(said)


def test_a_verb_of_play_is_no_card() -> None:
    altar = 'A: Bear 2/2, Altar artifact "Sacrifice a creature: You gain 1 life."\nA sacrifices Bear to Altar'
    assert not [one for one in _granted(altar) if "in hand" in one]


def test_what_is_lent_is_not_said_to_be_paid_with() -> None:
    said = of("ルール dm\nA: 手札: 竜 {火 5} 5000\nA: 竜を召喚").granted
    assert not [one for one in said if "水" in str(one.ja)]


def test_a_dash_behind_a_type_is_no_race() -> None:
    lord = "主 {火 5} 5000「バトルゾーンにある自分のドラゴンすべてのパワーは+1000される。」"
    found = of(f"ルール dm\nA: 竜 {{火 3}} クリーチャー - ドラゴン 3000、{lord}\n? 竜のパワー", "ja")
    assert str(found.replies[0].result[0].ja) == "竜のパワーは4000"
    assert not [one for one in found.granted if "種族" in str(one.ja)]


# One of several that are alike.


def test_what_is_the_same_of_all_that_are_alike_is_answered_once() -> None:
    assert result("A: three Guards 1/1\n? power of Guard") == ["Guard: power 1"]
    with pytest.raises(NotationUnclear, match="may be"):
        of("A: Guard 1/1 (two +1/+1 counters), Guard\n? power of Guard")


def test_of_two_that_are_alike_in_a_hand_either_is_cast() -> None:
    assert "B: life 20 → 17" in result(f"A: hand: two {BOLT}\nA casts Bolt on B")[0]


# What hangs on a decision.


def test_what_dies_on_every_way_is_told_once() -> None:
    fight = "A: Troll 6/6\nB: Elf 1/1, Imp 1/1\nA attacks with Troll\nB blocks Troll with Elf and Imp\n"
    for said, answer in (("does Troll die", "No"), ("does Troll survive", "Yes")):
        assert result(f"{fight}? {said}") == [f"{answer}: Troll survives (6/6, 2 damage)", "whatever is chosen"]


def test_a_decision_on_the_way_to_a_step_is_played_on() -> None:
    fight = "A: Troll 2/6\nB: Elf 1/1, Imp 1/1\nA attacks with Troll\nB blocks Troll with Elf and Imp\nto end of turn\n"
    (reply,) = of(f"{fight}? what dies").replies
    assert sorted(str(end.en) for _line, end, _ways in reply.branches) == [
        "Elf dies",
        "Elf dies, Imp dies",
        "Imp dies",
    ]


# Which ability is meant.


@pytest.mark.parametrize("said", ["A pings Elf with Tim", "A shoots Elf with Tim"])
def test_who_pings_activates_the_ability_that_deals_damage(said: str) -> None:
    tim = 'Tim 1/1 "{R}: ~ gets +1/+0 until end of turn.\\n{T}: ~ deals 1 damage to any target."'
    assert "Elf dies" in result(f"A: {tim}\nB: Elf 1/1\n{said}")[0]


@pytest.mark.parametrize("said", ["A: OxをTotemで破壊する", "A: TotemでOxを破壊"])
def test_what_destroys_on_the_table_is_activated(said: str) -> None:
    assert "Ox dies" in result(f'A: Totem artifact "{{T}}: Destroy target creature."\nB: Ox 4/4\n{said}')[0]


def test_a_pronoun_that_may_mean_two_things_is_told() -> None:
    said = f"A: Bear 2/2, {SWORD}\nB: life 9\nA equips Bear with Sword and attacks with it"
    assert "B: life 9 → 5" in result(said)[0]
    assert '"it" is Bear' in _granted(said)


def test_what_is_done_after_blocks_needs_them() -> None:
    rage = 'Rage {R} instant "Target creature gets +2/+0 until end of turn."'
    with pytest.raises(NotationUnclear, match="nothing has blocked yet"):
        of(f"A: Bear 2/2, hand: {rage}\nB: Ogre 4/4\nA attacks with Bear. After blocks, A casts Rage on Bear.")
    # 509.1a: a tapped creature blocks nothing, so that nobody is asked.
    said = f"A: Bear 2/2, hand: {rage}\nB: life 9, Ogre 4/4 (tapped)\nA attacks with Bear. After blocks, A casts Rage on Bear."
    assert "B: life 9 → 5" in result(said)[0]
    assert "nothing can block" in _granted(said)


@pytest.mark.parametrize(
    ("blocker", "can"),
    [("green Elf 1/1", False), ("white Elf 1/1", True), ("Elf 1/1 green", False), ("緑のElf 1/1", False)],
)
def test_a_colour_before_a_name_is_no_part_of_it(blocker: str, can: bool) -> None:
    said = f"A: Paladin 2/2 protection from green attacking\nB: {blocker}\nCan B block Paladin with Elf?"
    assert result(said)[0].startswith("Yes" if can else "No")


def test_a_colour_in_a_name_alone_is_asked_for_aloud() -> None:
    note = "Black Cat is colourless; if it is black, say so behind its name, or its cost"
    assert note in _granted("A: Black Cat 1/1\n? power of Cat")
    assert not [one for one in _granted("A: Black Cat {B} 1/1\n? power of Cat") if "colourless" in one]
