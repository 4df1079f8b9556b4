"""Questions in one's own words: any subject and verb, told with a mark behind it, of every player; answers worked out by hand."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation_answers import answered
from tests.cases import each
from tests.scenarios.notation.tables import of, result

FIGHT = (
    'A has Ox 4/4 "Lifelink", B is at 9 with Elf 1/1 and a Giant 3/3.\n'
    "A attacks with Ox. B blocks Ox with Elf and Giant. A assigns 1 to Elf and 3 to Giant."
)
ANSWER = (
    'A is at 12 and has a Boar 4/4 and in hand Growth {G} instant "Target creature gets +3/+3 until end of turn."\n'
    'B has Bolt {R} instant "~ deals 3 damage to any target." in hand and Hush {U}{U} instant "Counter target spell."\n'
    "A's turn. A casts Growth on Boar. B responds with Bolt on Boar."
)
BREAK = 'rules dm\nA has Drake {fire 5} 5000 "W・ブレイカー". B has 4 shields.\nA attacks B with Drake.'
BATTLE = "rules dm\nA has Drake {fire 5} 5000. B has Guard {light 2} 3000, tapped.\nA attacks Guard with Drake."
LEGENDS = (
    "A has Clone {3}{U} creature 0/0 "
    '"You may have ~ enter the battlefield as a copy of any creature on the battlefield." in hand. '
    "B has Rex {2}{G} legendary creature 5/5.\nA casts Clone, copying Rex."
)
ARMOUR = (
    'A has Forge enchantment "If a source would deal damage to a player, it deals double that damage to that'
    ' player instead.", and Bolt {R} instant "~ deals 3 damage to any target." in hand. B is at 20 and has Mail'
    ' artifact "If a source would deal damage to you, prevent 1 of that damage."\nA casts Bolt on B. '
)
EVOLVED = (
    "rules dm\nA had Baron {darkness 5} evolution creature 6000 on top of Imp {darkness 2} 1000. B cast Snipe {fire 3} spell "
    '"相手のパワー6000以下のクリーチャーを1体破壊する。" on Baron.'
)
WOLF = (
    'A has Wolf {G} creature 1/1 "Undying". B has Zap {R} instant "~ deals 1 damage to any target." and '
    'Bang {R} instant "~ deals 3 damage to any target." in hand. B\'s turn.\nB casts Zap on Wolf. All pass. B casts Bang on Wolf.'
)
DOUBLED = (
    'A has Furnace {R} enchantment "If a source would deal damage to a player, it deals double that damage to that '
    'player instead." B is at 19 and has Plate {4} artifact "If a source would deal damage to you, prevent 1 of that '
    'damage." A has Zap {R} instant "~ deals 3 damage to any target." in hand. A\'s turn.\nA casts Zap on B.'
)
LURE = 'A has Ox 2/4 "All creatures able to block ~ do so." B has Elf 1/1. A\'s turn.\nA attacks with Ox. B blocks Ox with Elf.'
TOKENS = (
    'A has Bell {1} artifact "When ~ dies or is put into a graveyard from the battlefield, create two 1/1 green Elf creature '
    'tokens.", Sift {U} sorcery "Scry 2, then draw a card." in hand. A\'s turn.\nA casts Sift.'
)
HUSH = (
    'A has two Islands untapped and in hand Hush {U}{U} instant "Counter target spell." A has an Ox 4/4.\n'
    'B casts Zap {R} instant "~ deals 3 damage to any target." on Ox.'
)
SURE = HUSH.replace('instant "~ deals', "instant \"~ can't be countered.\\n~ deals")
SPY = (
    'B has Ley enchantment "You have hexproof." and a Bird 2/2 with shroud. A has an Ox 4/4, and in hand Spy {B} sorcery '
    '"Target player discards a card."\nA\'s turn.'
)
STRIKE = 'Zap {R} instant "~ deals 3 damage to any target."'
FLIES = "A: Bird 2/2 flying, Ox 4/4 lifelink. B: Elf 1/1, Hawk 1/1 with reach. A attacks with Bird and Ox."
RAT = "A: Rat 3/3 trample, deathtouch. B: Ox 5/5. A attacks, B blocks."
INFECT = "A has a Crusader 2/2 with infect. A attacks with Crusader. B does not block."
HYDRA = (
    'A has Double enchantment "If one or more +1/+1 counters would be put on a permanent you control, twice that many +1/+1'
    ' counters are put on it instead." and casts Hydra {3}{G}{G} creature 0/0 "~ enters with four +1/+1 counters on it."'
)
LANDS = 'A: City land "{T}: Add one mana of any color.", 2 Forest, Swamp (tapped), Ox 4/4. B: Wall 0/4, Elf 1/1.'
THREE = "Three players A, B and C. A has a Wall 0/4 with defender and an Ox 4/4. It's A's turn."
WALLED = "No: " + "; ".join(f"Wallは{one}を攻撃: a restriction keeps Wall from attacking" for one in "BC")

ASKED = [
    # Which mana something gives, and how many of what is tapped or not somebody has.
    (LANDS, "What can A tap City for?", "mana of City: white, blue, black, red, green"),
    (LANDS, "What color of mana can A tap Forest for?", "mana of Forest: green"),
    (LANDS, "AはCityから何色のマナを出せる?", "mana of City: white, blue, black, red, green"),
    (LANDS, "How many untapped lands does A have left?", "A's untapped lands: 3"),
    (LANDS, "Aの立ってる土地は何枚?", "A's 立ってる土地: 3"),
    (LANDS, "Aのタップしている土地はいくつ?", "A's タップしている土地: 1"),
    (LANDS, "AのSwampは森?", "No: Swamp is not a 森"),
    (LANDS, "AのOxはクリーチャー?", "Yes: Ox is a クリーチャー"),
    # Where nobody says whom, of each opponent.
    (THREE, "Can Ox attack?", "Yes: Ox can attack B; Ox can attack C"),
    (THREE, "Wallは攻撃できる?", WALLED),
    # Without a particle before what is done to something; who decides in which order.
    (HUSH + "\nA casts Hush on Zap.", "Zap打ち消される?", "Yes: Zap is countered"),
    (ANSWER, "どの順番にするかは誰が決める?", "nobody has anything to decide"),
    # Whether a spell can be countered is whether it is in the end, not whether a counterspell may be cast (101.2).
    (HUSH, "Can A counter it?", "Yes: A can counter Zap with Hush"),
    (HUSH, "Can A counter Zap?", "Yes: A can counter Zap with Hush"),
    (HUSH, "Aは打ち消せる?", "Yes: A can counter Zap with Hush"),
    (HUSH, "AはZapをHushで打ち消せる?", "Yes: A can counter Zap with Hush"),
    (SURE, "Can A counter it?", "No: A can't counter Zap with Hush: that may be done, but Zap is not countered"),
    (
        SURE,
        "Can A counter Zap with Hush?",
        "No: A can't counter Zap with Hush: that may be done, but Zap is not countered",
    ),
    # What may be aimed at what, of the card: its player does it (702.11c, 702.18).
    (SPY, "Can A target B with Spy?", "No: A can't target B with Spy: B is no legal target"),
    (SPY, "Can B be targeted by Spy?", "No: A can't cast Spy on B: B is no legal target"),
    (SPY, "Is B a legal target for Spy?", "No: A can't cast Spy on B: B is no legal target"),
    (SPY, "Can Spy target A?", "Yes: A can cast Spy on A"),
    (SPY, "SpyはBを対象に取れる?", "No: AはSpyをBに唱える: B is no legal target"),
    (SPY, "Spyはまだ唱えられる?", "Yes: AはSpyを唱える"),
    # What blocks, asked of the attacker; that nothing is done is that nobody blocks while blocks are to be declared.
    (FLIES, "Can Bird be blocked by Elf?", "No: Elf can't block Bird: Elf cannot block Bird"),
    (FLIES, "May B use Hawk to block Bird?", "Yes: B can block Bird with Hawk"),
    (FLIES, "Can Bird be blocked?", "Bird can be blocked by Hawk"),
    (FLIES, "BirdはHawkにブロックされる?", "Yes: HawkはBirdをブロック"),
    (FLIES, "Birdをブロックできる?", "Bird can be blocked by Hawk"),
    (FLIES, "Birdはブロックされる?", "Bird can be blocked by Hawk"),
    (FLIES, "If B blocks Ox with Elf does Elf die?", "Yes: Elf dies"),
    (FLIES, "If B blocks Ox with Elf what dies?", "Elf dies"),
    (
        f"{FLIES} No blocks.",
        "If B blocks Bird with Elf, does Elf die?",
        "Not possible: B blocks Bird with Elf: Elf cannot block Bird",
    ),
    (f"{FLIES} B blocks Ox with Elf.", "Is Ox blocked?", "Yes: Ox is blocked"),
    (f"{FLIES} B blocks Ox with Elf.", "Was Bird blocked?", "No: Bird is not blocked"),
    (f"{FLIES} B blocks Ox with Elf.", "Oxはブロックされている?", "Yes: Ox is blocked"),
    (f"{FLIES} B blocks Ox with Elf.", "Birdはブロックされる?", "No: Bird is not blocked"),
    (f"{FLIES} B blocks Ox with Elf.", "Can Bird be blocked?", "Bird can be blocked by Hawk"),
    (f"{FLIES} B blocks Ox with Elf.", "誰か死ぬ?", "Elf dies"),
    ("A is at 2. B casts " + STRIKE + " on A.", "Can A win?", "No: A loses this turn"),
    (FLIES, "If B does nothing, what's B's life?", "B: life 14"),
    (FLIES, "Bが何もしなければBのライフは?", "B: life 14"),
    (f"{FLIES} B does not block.", "What's the attacker's life?", "A: life 24"),
    (f"{FLIES} B does not block.", "防御側のライフは?", "B: life 14"),
    (f"{FLIES} B does not block.", "Bは7点以上失う?", "No: B loses 6 life (20 → 14)"),
    (BREAK.replace("4 shields", 'Guard {light 2} 3000 "ブロッカー"'), "Can Drake be blocked?", "B: 2 legal answers"),
    # The most and the least of an amount that hangs on choices; counters of players and of what comes in.
    (RAT, "How much damage does B take at most?", "at most 2: B is dealt 0 to 2 damage"),
    (RAT, "Bは少なくとも何点受ける?", "at least 0: B is dealt 0 to 2 damage"),
    (INFECT, "How many poison counters does B have?", "B: poison counters 2"),
    (INFECT, "Bの毒カウンターは?", "B: poison counters 2"),
    (HYDRA, "How many counters does it get?", "Hydra: counters 8 +1/+1"),
    (FIGHT, "Ox dies, right?", "Yes: Ox dies"),
    (FIGHT, "So Giant's dead?", "Yes: Giant dies"),
    (FIGHT, "Ox survives, yes?", "No: Ox dies"),
    (FIGHT, "Does Ox survive or not?", "No: Ox dies"),
    (FIGHT, "I want to know if the Elf dies?", "Yes: Elf dies"),
    (FIGHT, "Ok so does the Elf get killed?", "Yes: Elf dies"),
    (FIGHT, "Why does Ox die?", "Ox dies (dealt 1 by Elf and 3 by Giant)"),
    (FIGHT, "What killed the Elf?", "Elf dies (dealt 1 by Ox)"),
    (FIGHT, "How many die?", "3: Elf dies, Giant dies, Ox dies"),
    (FIGHT, "How much damage does Ox deal to Giant?", "Ox deals 3 damage to Giant"),
    (FIGHT, "Does anything survive?", "Left: nothing"),
    (FIGHT, "What is in A's graveyard?", "A's graveyard: Ox"),
    (ANSWER, "What resolves first?", "in this order: Bolt (B), then Growth (A)"),
    (ANSWER, "What cards does B have in hand?", "B's hand: Hush"),
    (ANSWER, "Who decides that?", "nobody has anything to decide"),
    (f"{ARMOUR}B applies Mail first.", "Who decides that?", "B decides (replacement)"),
    (f"{ARMOUR}B applies Mail first.", "What is B's life?", "B: life 16"),
    (f"{ARMOUR}B lets Forge apply first.", "What is B's life?", "B: life 15"),
    (f"{ARMOUR}BはMailを先に適用する。", "What is B's life?", "B: life 16"),
    (FIGHT, "Who's dead?", "Elf dies, Giant dies, Ox dies"),
    (FIGHT, "Who gains the life?", "A gains 4 life; B gains no life"),
    (FIGHT, "Does anybody gain life?", "Yes: A gains 4 life"),
    (FIGHT, "A gains 4 life, right?", "Yes: A gains 4 life"),
    (FIGHT, "A gains 3 life, right?", "No: A gains 4 life"),
    (FIGHT, "B stays at 9, right?", "Yes: B: life 9"),
    (FIGHT, "A goes to 23?", "No: A: life 24"),
    (FIGHT, "What does A end up at?", "A: life 24"),
    (FIGHT, "Is the damage assignment legal?", "Yes: all that was done can be done"),
    (FIGHT, "Can he do that?", "Yes: all that was done can be done"),
    (FIGHT, "Who has the Giant at the end?", "Giant is in B's graveyard"),
    (FIGHT, "Does A lose the Ox?", "Yes: Ox is in A's graveyard"),
    (ANSWER, "Growth fizzles, right?", "No: Growth resolves"),
    (ANSWER, "Does A still have the Boar?", "Yes: Boar is on the battlefield, controlled by A"),
    (
        ANSWER,
        "Who can cast Hush?",
        "A can't cast Hush: nothing allows this player to cast it from there; B can cast Hush",
    ),
    (ANSWER, "May B cast Hush on Growth?", "Yes: B can cast Hush on Growth"),
    (ANSWER, "Did B pay anything for Bolt?", "Yes: B pays {R} for Bolt"),
    (ANSWER, "Who draws a card?", "A draws no cards; B draws no cards"),
    (BREAK, "Does Drake still break a shield?", "Yes: Drake breaks 2 shields"),
    (BREAK, "Does B lose any shields?", "Yes: 2 of B's shields are broken"),
    (BREAK, "Did A pay anything?", "No: A pays nothing"),
    (BATTLE, "Who wins the battle?", "Drake wins the battle"),
    (BATTLE, "Does Drake break a shield?", "No: Drake breaks no shields"),
    (
        EVOLVED,
        "Which cards were put into the graveyard?",
        "Snipe is put into the graveyard, Baron is destroyed, Imp is put into the graveyard.",
    ),
    (
        EVOLVED,
        "What goes to the graveyard?",
        "Snipe is put into the graveyard, Baron is destroyed, Imp is put into the graveyard.",
    ),
    (FIGHT, "Which blockers die?", "Elf dies, Giant dies"),
    (FIGHT, "Which attackers die?", "Ox dies"),
    # How often, and whether so often (702.93a: the second time there is a counter on it).
    (WOLF, "Does the Wolf come back again?", "No: Wolf dies twice and comes back once"),
    (WOLF, "Does Wolf die the second time?", "Yes: Wolf dies twice and comes back once"),
    (WOLF, "How many times does Wolf die?", "Wolf dies twice and comes back once"),
    (WOLF, "Does the Wolf ever come back?", "Yes: Wolf dies twice and comes back once"),
    (WOLF, "Does Wolf die only once?", "No: Wolf dies twice and comes back once"),
    (FIGHT, "Does Ox die twice?", "No: Ox dies once"),
    (FIGHT, "Does Ox die again?", "Ox dies once"),  # whether it did before all that was told is not known
    (WOLF, "In whose graveyard is the Wolf?", "Wolf is in A's graveyard"),
    # Who decides (616.1: the player to whom it happens), where it was said and where it was not.
    (DOUBLED, "Who decides that?", "B decides (replacement)"),
    (f"{DOUBLED} B chooses Plate.", "Who decides that?", "B decides (replacement)"),
    (f"{DOUBLED} B chooses Plate.", "Who chooses which of them applies first?", "B decides (replacement)"),
    (DOUBLED, "Does A decide that?", "No: B decides (replacement)"),
    (DOUBLED, "Does B get to choose the order?", "Yes: B decides (replacement)"),
    # What has to be done (509.1c).
    (LURE, "Did B have to block?", "Yes: B has to block: more requirements could be obeyed"),
    (LURE, "Could B have chosen not to block?", "No: B has to block: more requirements could be obeyed"),
    (FIGHT, "Did B have to block?", "No: B does not have to block"),
    (FIGHT, "Could B have not blocked?", "Yes: B does not have to block"),
    # Whether it is so much.
    (FIGHT, "Does A gain at least 4 life?", "Yes: A gains 4 life"),
    (FIGHT, "Does A gain more than four life?", "No: A gains 4 life"),
    (FIGHT, "Is A's life at most 23?", "No: A: life 24"),
    (FIGHT, "Does A lose at least one life?", "No: A loses no life (20 → 24)"),
    (FIGHT, "Is A at 24 or more?", "Yes: A: life 24"),
    (TOKENS, "Does A draw at least one card?", "Yes: A draws 1 card"),
    # What a player does.
    (TOKENS, "Does A scry?", "Yes: A scries once"),
    (TOKENS, "Does B scry?", "No: B never scries"),
    (TOKENS, "Does A shuffle his library?", "No: A never shuffles"),
    # That nobody does anything more is what every answer supposes.
    (FIGHT, "If B does nothing, does Ox die?", "Yes: Ox dies"),
    (FIGHT, "What's A's life if nobody responds?", "A: life 24"),
    (LEGENDS, "Does A keep his Clone?", "Yes: Clone is on the battlefield"),
    (LEGENDS, "Power of Rex?", "Rex: power 5"),
    (LEGENDS, "Does the legend rule apply?", "nobody gets to decide that here"),
]
"""Situations, a question, and its answer."""


@each(ASKED)
def test_what_is_asked_is_answered(said: str, asked: str, answer: str) -> None:
    assert result(f"{said}\n{asked}")[0] == answer


KILLED = (
    "ルール dm\nAのバトルゾーンに火竜 {火 6} 6000。Bのバトルゾーンに毒蛇 {闇 3} 2000「ブロッカー\\nスレイヤー」。シールドなし。\n"
    "Aのターン。Aは火竜でダイレクトアタック。Bは毒蛇で火竜をブロックした。"
)
AURA = (
    "Aに熊 2/2がいて、手札に恨み {G} オーラ「エンチャント(クリーチャー)\\n"
    "~が戦場から墓地に置かれたとき、~をオーナーの手札に戻す。」。"
    "Bの手札に火花 {R} インスタント「1つを対象とする。~はそれに2点のダメージを与える。」。\n"
    "Aのターン。Aは熊に恨みを唱えた。Bは対応して熊に火花を撃った。"
)
ASKED_IN_JAPANESE = [
    (AURA, "恨みはAの手札に戻る?", "いいえ: 恨みはAの墓地にある"),
    (AURA, "恨みは墓地に行く?", "はい: 恨みはAの墓地にある"),
    (AURA, "Bが何もしなければ、熊は死ぬ?", "はい: 熊は死亡する"),
    (AURA, "このまま誰も何もしないなら、熊は死ぬ?", "はい: 熊は死亡する"),
    (AURA, "熊は2回死ぬ?", "いいえ: 熊は1回死亡する"),
    (AURA, "熊は何度死にますか?", "熊は1回死亡する"),
    (AURA, "Aのライフは20以上?", "はい: Aのライフは20"),
    (AURA, "Bは少なくとも1点受ける?", "いいえ: Bはダメージを受けない"),
    (KILLED, "どちらが勝つ?", "バトルに勝つのは火竜(火竜も残らない)"),
    (KILLED, "Aはゲームに勝つ?", "いいえ: Aはこのターンには勝たない"),
    (KILLED, "負けるのは誰?", "このターンには誰も負けない"),
    (KILLED, "戦闘が終わったら、何が死ぬ?", "毒蛇は破壊される、火竜は破壊される"),
    (KILLED, "Bはブロックしないことを選べた?", "はい: Bはブロックしなくてよい"),
    (KILLED, "Bはブロックしなければならない?", "いいえ: Bはブロックしなくてよい"),
]


@each(ASKED_IN_JAPANESE)
def test_what_is_asked_in_japanese_is_answered(said: str, asked: str, answer: str) -> None:
    assert result(f"{said}\n{asked}", lang="ja")[0] == answer


def test_who_wins_is_told_of_the_battle_and_of_the_game() -> None:
    assert "このターンには誰も勝たない" in result(f"{KILLED}\nどちらが勝つ?", lang="ja")


def test_what_another_player_gets_is_not_his() -> None:
    said = 'A has Band {W} sorcery "Create two 1/1 white Soldier creature tokens." in hand. A\'s turn.\nA casts Band.'
    assert result(f"{said}\nDoes A get two Soldiers?")[0] == "Yes: 2 Soldiers come"
    assert result(f"{said}\nDoes A get three Soldiers?")[0] == "No: 2 Soldiers come"
    assert result(f"{said}\nDoes B get a Soldier?")[0] == "No: B gets no Soldier"
    assert result(f"{said}\nHow many Elf tokens does A get?")[0] == "A's Elf tokens: 0"


@each(
    [
        "Which defenders die twice?",
        "Does Ox die often?",
        "Does A scry twice as often as B?",
        "Does Ox have to block twice?",
        "Does A gain at least some life?",
        "Can B target Ox?",
        "Is Ox a legal target for Elf?",
        "Can B counter it?",
        "Can Ox be blocked by Elf or Giant?",
        "How many counters does B get at most?",
        "Does A gain the Ox's life?",
        "Ox dies, then B wins?",
        "Who gains the Ox?",
        "Does Ox purr?",
        "Who purrs?",
    ]
)
def test_what_nobody_can_answer_exactly_is_asked_back(asked: str) -> None:
    with pytest.raises(NotationUnclear):
        of(f"{FIGHT}\n{asked}")


def test_whether_somebody_can_block_or_attack_is_no_question_of_what_was_done() -> None:
    """509.1a, 302.6: tapped creatures do not block; what came in this turn does not attack."""
    blocks = "A has Nighthawk 2/3, tapped. B has Wurm 6/4. B's turn. B attacks with Wurm."
    with pytest.raises(NotationUnclear, match="A has nothing"):
        of(f"{blocks}\nCan A block?")
    assert result("A has Cub 2/2 (just came in).\nCan Cub attack already?")[0].startswith("No")


def test_what_had_to_be_paid_for_an_attack_is_paid() -> None:
    said = (
        "A has Prison enchantment \"Creatures can't attack you unless their controller pays {2} for each creature they control "
        "that's attacking you.\". B has Giant 3/3 and 2 untapped Mountains. B's turn. B attacks with Giant and pays.\n"
    )
    assert result(f"{said}Does A take damage?")[0] == "Yes: A is dealt 3 damage"


def test_what_has_attacked_cannot_attack_again() -> None:
    """508.1a: it is tapped, and its attack was declared."""
    again = result("A has Ox 4/4.\nA attacks with Ox.\nCan Ox attack again?")
    assert again[0].startswith("No: Ox can't attack again")
    assert result(f"{BREAK}\nCan Drake attack again?")[0].startswith("No: Drake can't attack again")


LOOK = "A: 手札に眺め {U} ソーサリー「占術2を行う。」\nAは眺めを唱えた。"
IMAGE = (
    'A has Image {1}{U} creature 0/0 "You may have ~ enter the battlefield as a copy of any creature on the battlefield." '
    "in hand. B has a Ghost 2/2 hexproof and a Forest.\nA casts Image, copying Ghost."
)
HIT = "A: Ox 3/3 with trample\nB: Wall 0/4\nA's main phase, A passes. Then A attacks with Ox and B blocks with Wall.\n"
SEAS = (
    'A has Hut land "{T}: Add {C}.\\n{1}: ~ becomes a 2/2 creature until end of turn. It\'s still a land.", a Forest, an Elf 1/1, '
    'and Growth {G} instant "Target creature gets +1/+1 until end of turn." in hand. B has 2 Islands and Seas {U} Aura enchantment '
    '"Enchant land\\nEnchanted land is an Island." in hand.\nB\'s main phase, B casts Seas on Hut.\n'
)
NAMED = """A: Depths land "Sacrifice ~: Create a legendary 9/9 blue Kraken creature token named Kraken Lord."
B: Elf 1/1
A casts Murk {B} instant "Destroy target creature." on Elf."""
MAKER = (
    'A has in hand Maker {1} sorcery "Create two 1/1 colorless Thopter artifact creature tokens with flying." and '
    'Wrath {3} sorcery "Destroy all creatures."\nB has an Ox 4/4.\nA casts Maker.'
)
PACT = (
    "A: 祭壇 アーティファクト「クリーチャー1体を生け贄に捧げる:{C}{C}を加える。」、"
    "仔熊 1/1「~が死亡したとき、各対戦相手はクリーチャー1体を生け贄に捧げる。」\n"
    "B: エルフ 1/1が3体\nAは仔熊を祭壇に生け贄に捧げた。"
)


PRICES = (
    'A has Aid 2/2 "Instant and sorcery spells you cast cost {1} less to cast.", and Gaze {2}{U} sorcery "Draw two cards." '
    'and Zap {R} instant "~ deals 3 damage to any target." in hand.'
)


@each([
    (MAKER, "Do the Thopters die?", "No: 0 of 2 Thopters die, 2 survive"),
    (MAKER, "Do Thopters survive too?", "Yes: 0 of 2 Thopters die, 2 survive"),
    (MAKER, "How many Thopters survive?", "Thopters: 2"),
    (f"{MAKER} After it resolves A casts Wrath.", "Do the Thopters die too?", "Yes: 2 of 2 Thopters die, 0 survive"),
    (f"{MAKER} After it resolves A casts Wrath.", "What dies?", "Thopter token 1 dies, Thopter token 2 dies, Ox dies"),
    (f"{MAKER} After it resolves A casts Wrath.", "How many creatures die?", "3: "),
    (f"{MAKER} After it resolves A casts Wrath.", "How many tokens die?", "2 (2 of 2 tokens die, 0 survive)"),
    (f"{MAKER} After it resolves A casts Wrath.", "What happens?", "Ox dies, 2 1/1 Thopter tokens are created"),
    (f"{MAKER}\n", "Aは飛行機械トークンを得る?", "はい: 飛行機械・トークンが2体出る"),
    (f"{MAKER}\n", "Bは飛行機械トークンを得る?", "いいえ: Bには飛行機械・トークンは出ない"),
    (PACT, "Bのクリーチャーは何体残る?", "残る: 2体"),
    (IMAGE, "Can Image copy Ghost?", "Yes: Image can copy Ghost"),
    (IMAGE, "Can Image copy Forest?", "No: Image can't copy Forest"),
    (IMAGE, "Can A copy Ghost with Image?", "Yes: A can copy Ghost with Image"),
    (IMAGE, "ImageはGhostをコピーできますか?", "はい: ImageはGhostをコピーできる"),
    (IMAGE.partition("\n")[0], "Can Image copy Ghost?", "Yes: Image can copy Ghost"),
    (LOOK, "占術はできますか?", "はい: Aは1回占術を行う"),
    (LOOK, "占術を行いますか?", "はい: Aは1回占術を行う"),
    (LOOK, "Bは占術を行えますか?", "いいえ: Bが占術を行うことはない"),
    (PACT, "How many creatures does B have left?", "Left: 2"),
    (f"{MAKER}\n", "トークンは出る?", "はい: トークンが2体出る"),
    (f"{MAKER}\n", "Bのトークンは何体?", "Bのトークン: 0"),
    (f"{MAKER}\n", "Aは何体トークンを得る?", "Aのトークン: 2"),
    (f"{MAKER}\n", "Aが得るトークンは何個?", "Aのトークン: 2"),
    (f"{MAKER}\n", "How many tokens?", "tokens: 2"),
    # Of which kind tokens are asked for is not passed over, and may be typed without a capital.
    (f"{MAKER}\n", "Does A get a goblin token?", "No: A gets no goblin"),
    (f"{MAKER}\n", "Does A get the 2 thopter tokens?", "Yes: 2 thopter tokens come"),
    (f"{MAKER}\n", "Does A get three thopters?", "No: 2 thopters come"),
    (f"{MAKER}\n", "Does A get both tokens?", "Yes: 2 tokens come"),
    (f"A: Elf 1/1 token\n{MAKER}\n", "How many tokens does A have?", "A's tokens: 3"),
    (f"A: Elf 1/1 token\n{MAKER}\n", "How many tokens does A get?", "A's tokens that come: 2"),
    (f"A: Elf 1/1 token\n{MAKER}\n", "Aはトークンをいくつ得る?", "Aが得るトークン: 2"),
    ("A: Elf 1/1 token\nA's turn.", "Is Elf a token?", "Yes: Elf is a token"),
    (HIT, "Does any damage trample through to B?", "No: B is dealt no damage"),
    (HIT, "Does any damage get through to B?", "No: B is dealt no damage"),
    (HIT, "Does anything trample through?", "Ox deals 3 to Wall"),
    # What waits is aimed at what is asked about: no moment goes without saying.
    (SEAS, "Can A tap Hut for colorless mana?", "before Seas has resolved: Yes: A can tap Hut"),
    (SEAS, "Can A activate Hut to make it a creature?", "before Seas has resolved: Yes: A can animate Hut"),
    (f"{SEAS}Is Hut tapped?\n", "Can A activate Hut to make it a creature?", "before Seas has resolved: Yes: A can animate"),
    (SEAS, "Can A turn Hut into a creature?", "before Seas has resolved: Yes: A can animate Hut"),
    (SEAS, "Can A cast Growth on Elf?", "Yes: A can cast Growth on Elf"),
    ("A: 2 Forest, Cubs 2/2 (two +1/+1 counters)\nA's turn.", "How big are A's Cubs now?", "Cubs: pt 4/4"),
    ("A: Forest\nA's turn.", "How big is Forest?", "Forest has no power and toughness"),
    ("A: 牛 2/2(+1/+1カウンター1個)\nAのターン。", "牛のサイズは今いくつ?", "牛のサイズは3/3"),
    ("A: 指輪 アーティファクト\nAのターン。", "指輪のパワーは?", "指輪にはパワーがない"),
    # What "it" means behind a question for tokens is none of what made them.
    (MAKER, "How many tokens does A get? Do they die?", "No: 0 of 2 tokens die, 2 survive"),
    (MAKER, "Where do they all end up?", "2 1/1 Thopter tokens are created"),
    (PRICES, "How much does Gaze cost? And Zap?", "Zap costs {R}"),
    (PRICES, "Gazeのコストは?", "Gazeのコストは{1}{U}"),
    (PRICES, "Gazeの総コストは?", "Gazeのコストは{1}{U}"),
    (NAMED, "Does B get a Kraken Lord?", "That is not done; as things stand before it: No: B gets no Kraken Lord"),
    (NAMED, "Does B get a Kraken Lord for Murk?", "That is not done; as things stand before it: No: B gets no Kraken Lord"),
])  # fmt: skip
def test_what_comes_in_play_is_asked_of_by_its_kind_and_a_number_is_told(there: str, asked: str, answer: str) -> None:
    """A token that came and is gone died (700.4), though no token is a card (111.6)."""
    *_before, reply = of(f"{there}\n{asked}").replies
    assert not reply.branches
    assert any(str(said.get(lang)).startswith(answer) for said in reply.result for lang in ("en", "ja")), reply.result


@each(
    [
        "Does A get 2 blorbs?",
        "Does A get a Thopter for Zap?",
        "Will A make three thopterinos?",
        "Did A create a zorp token?",
    ]
)
def test_of_a_word_that_is_no_kind_nothing_is_said(asked: str) -> None:
    assert isinstance(answered(f"{MAKER}\n{asked}").replies[-1].unread, NotationUnclear)


def test_another_thing_is_asked_of_only_where_it_can_stand_in_one_place() -> None:
    """Whether the Giant deals damage to the Elf, or is dealt some, is not guessed."""
    *_before, reply = answered(f"{FIGHT}\nHow much damage does Ox deal to Elf? And Giant?").replies
    assert isinstance(reply.unread, NotationUnclear)


def test_what_a_game_has_not_is_said_of_that_question_alone() -> None:
    """Duel Masters 104: players have shields, no life total; what else is asked is answered."""
    life, fate = answered(f"{BATTLE} What is A's life? Does Guard die?", lang="en").replies
    assert str(life.unread).startswith("line 3: this game has nothing of that kind: What is A's life")
    assert str(fate.result[0].en) == "Yes: Guard is destroyed"


FLOCK = (
    'A has Stag 3/2 "When ~ enters the battlefield, you gain 2 life.\\nPersist"{}, B has Dart {{R}} instant '
    '"~ deals 3 damage to any target." in hand.\nB\'s turn. B casts Dart on Stag.\n'
)
"""Persist returns what had no -1/-1 counter (702.79a), and what it brings back enters: of two that trigger one is persist."""


@each(
    [
        (FLOCK.format(""), "Does Stag's persist trigger?", "Yes: Stag's persist triggers once"),
        (FLOCK.format(""), "Does the persist ability trigger?", "Yes: persist triggers once"),
        (FLOCK.format(""), "How often does Stag trigger?", "Stag triggers 2 times"),
        (FLOCK.format(""), "? 頑強は誘発する", "Yes: persist triggers once"),
        (FLOCK.format(""), "? Stagの頑強は何回誘発しますか", "Stag's persist triggers once"),
        (FLOCK.format(" (1 -1/-1 counter)"), "? 頑強能力は誘発する", "No: persist does not trigger"),
        (FLOCK.format(" (1 -1/-1 counter)"), "Does Stag's persist trigger?", "No: Stag's persist does not trigger"),
        (FLOCK.format(""), "Does undying trigger?", "No: undying does not trigger"),
    ]
)
def test_an_ability_is_asked_of_by_its_keyword(text: str, asked: str, expected: str) -> None:
    assert result(f"{text}{asked}")[0] == expected


@each(["Does flying trigger?", "? Stagの到達は誘発する", "? 剛強は誘発する"])
def test_what_never_triggers_is_not_asked_whether_it_does(asked: str) -> None:
    with pytest.raises(NotationUnclear):
        of(f"{FLOCK.format('')}{asked}")


@each([("接合の誘発は人形を対象。", "人形のパワーは1"), ("誘発は人形を対象。", "人形のパワーは1")])
def test_what_is_aimed_may_be_called_by_its_keyword(said: str, expected: str) -> None:
    found = answered(
        "A: 手札に矢 {R} インスタント「1つを対象とする。~はそれに3点のダメージを与える。」\n"
        "B: 機械 アーティファクト・クリーチャー 0/0「接合1」(+1/+1カウンター1個)、人形 アーティファクト・クリーチャー 0/2\n"
        f"Aは矢を機械に撃った。\n{said}\n? 人形のパワー",
        lang="ja",
    )
    assert str(found.replies[0].result[0].ja) == expected
    assert ("接合" in said) == any("「接合」の誘発かどうかは見ず" in str(one.ja) for one in found.granted)


SEER = (
    'A has a Seer 1/1 "{T}: Destroy target creature." '
    'B has an Ox 4/4, and Zap {R} instant "~ deals 3 damage to any target." in hand. '
)
SEER_JA = (
    "Aのターン。A: 幻視者 1/1「{T}:クリーチャー1体を対象とし、それを破壊する。」。"
    "B: 雄牛 4/4、手札: 電撃 {R} インスタント「クリーチャー1体を対象とする。電撃はそれに3点のダメージを与える。」。"
    "Aは雄牛に幻視者の能力を起動した。Bは対応して幻視者に電撃を唱えた。"
)


@each(
    [
        (
            f"{SEER}A activates Seer on Ox. In response B casts Zap on Seer. Does Seer's ability still resolve?",
            "Yes: Seer's ability",
        ),
        (
            f"{SEER}A activates Seer on Ox. In response B casts Zap on Seer. Does Seer's activated ability resolve?",
            "Yes: Seer's ability",
        ),
        (f"{SEER_JA}幻視者の能力は解決される?", "Yes: 幻視者's ability"),
    ]
)
def test_whether_an_ability_resolves_is_not_whether_its_source_does(text: str, said: str) -> None:
    (reply,) = answered(text).replies
    assert str(reply.result[0].en).startswith(said)
    assert "113.7a" in reply.first


def test_an_ability_without_its_target_does_not_resolve_and_its_source_is_not_asked_about() -> None:
    text = f"{SEER}A activates Seer on Ox. In response B casts Zap on Seer. "
    with pytest.raises(NotationUnclear, match="does not wait to resolve"):
        raise answered(f"{text}Does Ox's ability resolve?").replies[0].unread or AssertionError


def test_what_stands_in_the_same_clause_by_its_name_is_not_it() -> None:
    dm = 'rules dm\nA: Pup {fire 2} 2000 "スピードアタッカー"\nB: 4 shields, Ox {nature 3} 3000\nA attacks B with Pup. '
    found = answered(f"{dm}Can A attack Ox with it, if Ox is tapped?")
    assert not any("Ox with Ox" in str(one.en) for reply in found.replies for one in reply.result)


def test_whether_something_of_several_abilities_can_be_activated_is_whether_one_of_them_can() -> None:
    jay = 'Jay planeswalker (loyalty 1) "+1: You gain 1 life.\\n-3: Draw a card.\\n-7: You gain 9 life."'
    (reply,) = answered(f"A: {jay}\nA's turn.\nCan A activate Jay?").replies
    assert str(reply.result[0].en).startswith("Yes: A can activate Jay")
    (reply,) = answered(f"A: {jay}\nB's turn.\nCan A activate Jay?").replies
    assert str(reply.result[0].en).startswith("No: A can't activate Jay")


def test_what_never_comes_back_does_not_come_back_no_times() -> None:
    ring = (
        'Ring {2}{W} enchantment "When ~ enters the battlefield, exile another target creature.\\n'
        "When ~ leaves the battlefield, return the exiled card to the battlefield under its owner's control.\""
    )
    text = f"A: hand: {ring}\nB: Titan 6/6\nA casts Ring. The trigger targets Titan.\nDoes Titan ever come back?"
    assert str(answered(text).replies[0].result[0].en) == "No: Titan does not come back"
