"""When in the turn something is done, with what is used, what is supposed, and deeds after the end; answers worked out by hand."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.notation.words.phrasing import placed
from tests.cases import each
from tests.scenarios.notation.tables import of

BOLT = 'Bolt {R} instant "~ deals 3 damage to any target."'
BACK = 'Recall {U} instant "Return target creature to its owner\'s hand."'
GUARD = (
    'Warden 1/1 "{T}: Target creature you control gains protection from the color of your choice until end of turn."'
)
PINGER = 'Archer 1/1 "{T}: ~ deals 1 damage to any target."'
FENCER = 'A: Duelist 3/3 "Double strike"\nB: Ogre 4/4; hand: '
LANCE = (
    'A: Lance equipment "Whenever equipped creature deals combat damage to a player, ~ deals 3 damage to any target.\\n'
    'Equip {1}", Bear 2/2 (equipped with Lance)\n'
)
LEAK = (
    "A: ライフ9、山2、手札に火花 {R} インスタント「1つを対象とする。~はそれに3点のダメージを与える。」\n"
    "B: ライフ3、島1、手札に漏出 {U} インスタント「呪文1つを対象とする。"
    "それのコントローラーが{1}を支払わないかぎり、それを打ち消す。」\n"
)
UNLANDED = LEAK.replace("山2、", "").replace("島1、", "")
TWICE = 'Mourner 0/1 "Whenever another creature dies, you gain 1 life."'

SITUATIONS = {
    "what lies on the table is used in response, not cast (602.2)": (
        f"A has Bear 2/2 and {GUARD}.\nB has {BOLT} in hand.\nB bolts Bear.\n"
        "A responds with Warden on Bear, choosing red.\nDoes Bear die? Does Bolt resolve?",
        ["No: Bear survives", "No: Bolt does not resolve"],
    ),
    "by its ability, said in three ways (602.2)": (
        f"A has Bear 2/2 and {PINGER}.\nB has {BOLT} in hand.\nB bolts Bear.\n"
        "A responds with the Archer's ability on B.\nWhat's B's life?",
        ["B: life 19"],
    ),
    "the ability of it (602.2)": (
        f"A has Bear 2/2 and {PINGER}.\nB has {BOLT} in hand.\nB bolts Bear.\n"
        "A answers with the ability of Archer on B.\nWhat's B's life?",
        ["B: life 19"],
    ),
    "a spell is used as one casts it (601.2)": (
        f"A has {BOLT} in hand.\nA uses Bolt on B.\nWhat's B's life?",
        ["B: life 17"],
    ),
    "protected with what lies there, with a choice (702.16)": (
        f"A has Bear 2/2 and {GUARD}.\nB has {BOLT} in hand.\nB bolts Bear.\nA gives Bear pro-red with Warden.\nDoes Bear die?",
        ["No: Bear survives"],
    ),
    "a choice in brackets (702.16)": (
        f"A has Bear 2/2 and {GUARD}.\nB has {BOLT} in hand.\nB bolts Bear.\nA uses Warden on Bear (red).\nDoes Bear die?",
        ["No: Bear survives"],
    ),
    "between the two steps of damage (510.4)": (
        f"{FENCER}{BACK}\nA attacks with Duelist, B blocks with Ogre.\n"
        "After first strike damage B casts Recall on Duelist.\nDoes Ogre die? How much damage is on Ogre?",
        ["No: Ogre survives", "Ogre: damage 3"],
    ),
    "before combat, with whose turn it is (506.1)": (
        f"{FENCER}{BOLT}\nIt's A's turn, and before combat B casts Bolt on Duelist.\nDoes Duelist die?",
        ["Yes: Duelist dies"],
    ),
    "during whose upkeep (503.1)": (
        f"{FENCER}{BOLT}\nDuring A's upkeep B casts Bolt on Duelist.\nDoes Duelist die?",
        ["Yes: Duelist dies"],
    ),
    "after combat, with the block still to be decided before (509.1)": (
        f"A: Duelist 3/3; hand: {BOLT}\nB: Ogre 4/4\nA attacks with Duelist. After combat A casts Bolt on Ogre.\nDoes Ogre die?",
        ["it depends on what B chooses"],
    ),
    "how many times is answered by a number (603.2c)": (
        f'A has {TWICE} and 2 Bears 2/2, B has Wrath {{4}} instant "Destroy all creatures." in hand.\nB casts Wrath.\n'
        "How many times does Mourner trigger? Does Mourner trigger?",
        ["Mourner triggers 2 times", "Yes: Mourner triggers 2 times"],
    ),
    "what is supposed in a question has its own deeds (601.2)": (
        f"A has Bear 2/2.\nB has {BOLT} in hand and an Ogre 4/4.\n"
        "Does Bear die? What if B casts Bolt on Bear, does it die? And if B bolts B's Ogre?",
        ["No: Bear survives", "Yes: Bear dies", "No: Bear survives"],
    ),
    "of another race, with what there is to pay": (
        "rules dm\nA's turn. A has Whelp {fire 4} 4000, race Armored Dragon (just came in), and 6 fire cards in mana.\n"
        'A\'s hand: Lance {fire 5} 8000 "進化:自分のアーマード・ドラゴン1体の上に置く。\\nW・ブレイカー"\nB has no shields.\n'
        "A puts Lance on Whelp and attacks B with Lance.\nDoes A win?",
        ["Yes: A wins"],
    ),
    "what comes after the end is not done": (
        "rules magmell\nA has Viper 3/2 and Hound 2/2.\nB is down to 3 and has a Keeper 1/3.\n"
        "A attacks with Viper and Hound. B defends against Hound with Keeper.\nWho wins?",
        ["A wins", "The game is over before: attacks with Hound"],
    ),
    "at an end step, with no attack told before (513.1)": (
        f"B has an Angel 4/4 \"Lifelink\".\nA has {BOLT} in hand.\nIn B's end step A casts Bolt on B.\nWhat's B's life?",
        ["B: life 17"],
    ),
    "the only card in hand is cast": (
        f"A has {BOLT.replace('any target', 'each opponent')} in hand.\nA casts it.\nWhat's B's life?",
        ["B: life 17"],
    ),
    "whose life, if that one does not block": (
        "A has Bear 4/4. B has an Imp 1/1.\nA attacks with Bear.\nWhat's B's life if he doesn't block?",
        ["B: life 16"],
    ),
    "nobody blocks, joined to the attack": (
        "A has Bear 4/4. B has an Imp 1/1.\nA attacks with Bear and nobody blocks.\nWhat's B's life?",
        ["B: life 16"],
    ),
    "nobody defends": (
        "rules magmell\nA has Viper 3/2. B has a Keeper 1/3, life 8.\nA attacks with Viper. Nobody defends.\nWhat's B's life?",
        ["B: life 5"],
    ),
    "nothing in the shields": (
        "rules dm\nA: Beetle {nature 3} 3000\nB: 2 shields\nA attacks with Beetle, B doesn't block, nothing in the shields.\n"
        "How many shields does B have?",
        ["B's shields: 1"],
    ),
    "after the trigger (119.3)": (
        'A is at 4 and has Arena enchantment "At the beginning of your upkeep, you lose 1 life."\nA\'s upkeep.\n'
        "What's A's life after the trigger?",
        ["A: life 3"],
    ),
    "teams apart from the name of the variant; their life is one (810.4)": (
        "rules two-headed giant\nA and B against C and D\nA has Bear 4/4.\nA attacks C and D with Bear. No blocks.\n"
        "What's the life of C and D?",
        ["C: life 26", "D: life 26"],
    ),
    "teams told as teams": (
        "Two-Headed Giant: A and B are a team, C and D are a team.\nA has Bear 4/4, D an Imp 1/1.\n"
        "A attacks C with Bear. D blocks Bear with Imp.\nDoes Imp die? What's D's life?",
        ["Yes: Imp dies", "D: life 30"],
    ),
    "a name that is a creature type, where something looks at it (205.3m)": (
        'A has a Goblin 2/2 haste, and Chief 3/3 "Other Goblins you control get +1/+1."\nHow big is Goblin?',
        ["Goblin: pt 3/3"],
    ),
    "the verb of two players said once": (
        "A has Bear 4/4, B an Imp 1/1.\nA attacks with Bear. No blocks.\nHow many creatures does B have?",
        ["Left: 1 (Imp (B))"],
    ),
    "what a spell did something to is meant by a pronoun, not the spell": (
        'A has Bear 4/4.\nB has Blade {1}{B} instant "Destroy target creature." in hand.\nB kills the Bear with Blade.\n'
        "Does A get it back?",
        ["No: Bear is in A's graveyard"],
    ),
    "the only other creature blocks": (
        "A: Elk 3/3, Bear 4/4\nB: Wall 0/5, Imp 1/1\nA attacks with Elk and Bear. "
        "B blocks Bear with Wall, Elk with the other.\nDoes Imp die?",
        ["Yes: Imp dies"],
    ),
    "a keyword at the end of a quoted text (207.1)": (
        "A has Bird 2/2 \"Flying. Whenever ~ attacks, you gain 2 life. Cycling {2}\".\nA attacks with Bird.\nWhat's A's life?",
        ["A: life 22"],
    ),
    "a player who leaves takes a card along (800.4a)": (
        "Three players A, B and C, free for all.\nA has Angel 4/4. B has Grip {2}{U}{U} aura "
        "\"Enchant creature\\nYou control enchanted creature.\" on A's Angel.\nB concedes.\nIs Grip in B's graveyard?",
        ["No: Grip leaves the game"],
    ),
    # A block that is told behind its fight is none of a later one, and does not join the blocks that were declared in it (509.1).
    "no block behind the end of the fight (509.1)": (
        "A: Ox 4/4\nB: Elf 1/1\nA attacks with Ox. B does not block. To end of combat. B blocks with Elf.\nDoes Elf die?",
        ["the fight is over by then", "No: Elf survives"],
    ),
    "nor behind its damage (509.1)": (
        "A: Ox 4/4\nB: Elf 1/1, Wall 0/4\nA attacks with Ox. B blocks with Wall. After combat damage B blocks with Elf.\n"
        "Does Elf die? Does Wall die?",
        ["the fight is over by then", "No: Elf survives", "Yes: Wall dies"],
    ),
    "a question that begins with its time (608.2)": (
        f'A: hand: {BOLT}\nB: Elf 1/1; hand: Grow {{G}} instant "Target creature gets +3/+3 until end of turn."\n'
        "A casts Bolt on Elf. B responds with Grow on Elf.\n"
        "Before Bolt resolved, how big was Elf? Before Bolt was cast, how big was Elf?",
        ["Elf: pt 4/4", "Elf: pt 1/1"],
    ),
    "the target in its own sentence (601.2c)": (
        f"A: hand: {BOLT}\nB: life 5, Elf 1/1\nA casts Bolt. The target is B.\nWhat's B's life?",
        ["B: life 2"],
    ),
    "the trigger of something with a name is aimed once the fight comes to it (603.3d)": (
        f"{LANCE}B: life 12\nA attacks with Bear. B does not block. The Lance trigger targets B.\nWhat's B's life?",
        ["B: life 7"],
    ),
    "what never triggered is aimed at nothing, and what is asked is answered (603.2)": (
        f"{LANCE}B: life 12, Wall 0/4\nA attacks with Bear. B blocks with Wall. Lance's trigger targets B.\nWhat's B's life?",
        ["nothing is chosen for Lance now", "B: life 12"],
    ),
    "nor in Japanese (603.2)": (
        f"{LANCE}B: ライフ12、Wall 0/4\nAはBearで攻撃、BはWallでブロック。Lanceの誘発はBを対象。\nWhat's B's life?",
        ["nothing is chosen for Lance now", "B: life 12"],
    ),
    "who is asked pays, where Japanese names nobody (118.12)": (
        f"{LEAK}Aは火花をBに唱える。Bは対応して火花に漏出を唱える。支払う。\nWhat's B's life?",
        ["B: life 0"],
    ),
    "or does not (118.12)": (
        f"{LEAK}Aは火花をBに唱える。Bは対応して火花に漏出を唱える。支払わない。\nWhat's B's life?",
        ["B: life 3"],
    ),
    # Of mana nothing is written, so that there is enough of it; other costs, and lands that are there, are what they are.
    "mana of which nothing is written pays what is asked (118.12a)": (
        f"{UNLANDED}Aは火花をBに唱える。Bは対応して火花に漏出を唱える。Aは支払う。\nWhat's B's life?",
        ["B: life 0"],
    ),
    "in English, too (118.12a)": (
        f"{UNLANDED}A casts 火花 on B. B casts 漏出 on 火花. A pays.\nWhat's B's life?",
        ["B: life 0"],
    ),
    "nobody pays with mana what is a creature (118.3)": (
        f"{UNLANDED.replace('{1}を支払わない', 'クリーチャー1体を生け贄に捧げない')}"
        "Aは火花をBに唱える。Bは対応して火花に漏出を唱える。Aは支払う。\nWhat's B's life?",
        ["A does not have what 漏出 asks for", "B: life 3"],
    ),
    "nor has more lands than are written (118.3)": (
        f"{UNLANDED.replace('A: ', 'A: 山1、')}Aは火花をBに唱える。Bは対応して火花に漏出を唱える。Aは支払う。\nWhat's B's life?",
        ["A does not have what 漏出 asks for", "B: life 3"],
    ),
    "what may be blocked attacks (509.1b)": (
        "B has a Bird 2/2 with flying. A has an Elf 1/1. Can A block it with Elf?",
        ["No: A can't block it with Elf"],
    ),
    "a price is asked without how much (601.2f)": (
        "A: 手札に火花 {R} インスタント「カードを1枚引く。」。B: 関所 エンチャント「呪文を唱えるためのコストは{1}多くなる。」。"
        "火花のコストは? Aが火花を唱えるコストは? 火花はそのあとどこに行く?",
        ["火花 costs {1}{R}", "火花 is in"],
    ),
    "a cost is asked of, not a price, in Duel Masters (201.2a)": (
        "ルール dm\nA: 猿王 {火 4} 4000「自分のクリーチャーの召喚コストを1少なくする。」、大猿 {火 5} 3000\n"
        "Aの手札: 子猿 {火 3} 2000\nB: シールド3枚\n"
        "大猿のコストはいくら? 大猿のコストはいくつ? 子猿のコストは? 子猿は何マナ?",
        ["大猿 costs 5\n大猿: cost 5\n子猿: cost 3\n子猿 costs 2\nits cost as printed is 3"],
    ),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_situation_is_answered(name: str) -> None:
    said, told = SITUATIONS[name]
    answer = of(said)
    found = "\n".join(str(one.en) for reply in answer.replies for one in reply.result)
    for one in told:
        assert one in found


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (f"{FENCER.replace('Double strike', 'Trample')}{BACK}\nA attacks with Duelist, B blocks with Ogre.\n"
         "After first strike damage B casts Recall on Duelist.", "nothing strikes first"),
        (f"{FENCER}{BACK}\nA attacks with Duelist. Before combat B casts Recall on Duelist.", "past that step"),
        (f"{FENCER}{BACK}\nAfter damage B casts Recall on Duelist.", "no combat damage"),
        (f"{FENCER}{BACK}\nA attacks with Duelist. After the raid B casts Recall on Duelist.", "'raid'"),
        (f"{LANCE}B: Elf 1/1\nA attacks with Bear. No blocks. Zombie's trigger targets B.\nWhat's B's life?", "Zombie"),
        (f"A: hand: {BOLT}\nB: Elf 1/1\nA casts Bolt on Elf. The target is B.\nWhat's B's life?", "target is"),
        ("ルール magmell\nA: 狐(赤、コスト2、AP2、HP3)\nB: ライフ10\n狐のコストは?", "狐のコストは"),
    ],
)  # fmt: skip
def test_a_moment_that_is_not_there_is_asked_back(said: str, why: str) -> None:
    with pytest.raises(JudgekitError, match=why):
        of(said)


def test_of_which_type_a_creature_is_taken_to_be_is_said_aloud() -> None:
    chief = 'Chief 3/3 "Other Goblins you control get +1/+1."'
    told = "Goblin is taken to be a creature of the type Goblin"
    assert told in [str(one.en) for one in of(f"A: Goblin 2/2, {chief}\n? power of Goblin").granted]
    assert told not in [str(one.en) for one in of("A: Goblin 2/2, Chief 3/3\n? power of Goblin").granted]
    assert "Goblin: power 2" in str(
        of(f"A: Goblin 2/2 creature - Elf, {chief}\n? power of Goblin").replies[0].result[0].en
    )


def test_what_is_supposed_is_not_told_as_what_happened() -> None:
    answer = of(f"A has Bear 2/2.\nB has {BOLT} in hand.\nDoes Bear die? Does Bear die if B bolts it?")
    assert [reply.events for reply in answer.replies][-1] is None


def test_whether_a_deed_after_the_end_is_legal_is_answered() -> None:
    said = f"A: Bear 2/2; hand: {BOLT}\nB: life 2\nA attacks with Bear. No blocks.\nAfter combat A casts Bolt on B.\nIs that legal?"
    assert str(of(said).replies[0].result[0].en).startswith("Not possible")


def test_a_name_may_have_a_word_in_it_that_stands_before_zones() -> None:
    zones = {"battlefield": ("battlefield | board", "戦場"), "hand": ("hand", "手札")}
    assert placed("Rest in Quiet on the board", zones) == ("battlefield", "Rest in Quiet", False)
    assert placed("Rest in hand", zones) == ("hand", "Rest", False)


PRISM = 'Prism land "{T}, Pay 1 life: Add one mana of any color."'
CAVE = 'Cave land "{T}: Add {C}.\\n{T}: Add one mana of any color. Spend this mana only to cast a creature spell."'
DELVER = 'Trawl {6}{U} sorcery "Delve\\nDraw two cards."'
CHORUS = 'Chorus {3}{G} sorcery "Convoke\\nDraw two cards."'
TWO_MODES = 'Charm {R} instant "Choose two —\\n• ~ deals 2 damage to target creature.\\n• Untap target creature.\\n• Draw a card."'
CHARMED = f"A: Ox 3/3 (tapped), 1 Mountain; hand: {TWO_MODES}\nB: Wall 0/2\n"
SCOUT = (
    'Scout 2/2 "Whenever ~ attacks, defending player reveals the top card of their library. '
    "If it's a land card, that player puts it into their hand.\""
)


@each(
    [
        (
            f"A: {PRISM}, life 5; hand: {BOLT}\nA taps Prism for red mana. A casts Bolt on B.\nWhat's A's life?",
            "A: life 4",
        ),
        (
            f"A: {PRISM}, life 5; hand: {BOLT}\nA taps Prism for red and casts Bolt on B with it.\nB's life?",
            "B: life 17",
        ),
        (
            f"A: {PRISM}, ライフ5、手札に{BOLT}\nAはPrismから赤マナを出し、そのマナでBoltをBに撃つ。\nBのライフは?",
            "B: life 17",
        ),
        (
            f"A: {CAVE}; hand: Imp {{R}} creature 1/1\nA taps Cave for red mana. A casts Imp.\nWhere is Imp?",
            "Imp is on",
        ),
        (
            f"A: 1 Forest; hand: {BOLT}, Giant {{3}}{{G}} creature 3/3\nA taps Forest for mana. A casts Giant.",
            "Not possible",
        ),
        (
            f"A: 1 Island; hand: {DELVER}; graveyard: 8 cards\nA casts Trawl, delving six cards.\nHow many cards in A's graveyard?",
            "A's graveyard: 3",
        ),
        (
            f"A: 3 Island; hand: {DELVER}; graveyard: 8 cards\nA delves 4 cards to cast Trawl.\nHow many cards in A's graveyard?",
            "A's graveyard: 5",
        ),
        (f"A: 島3、手札に{DELVER}、墓地8枚\nAは5枚探査してTrawlを唱える。\nAの墓地は何枚?", "A's graveyard: 4"),
        (f"A: 島3、手札に{DELVER}、墓地8枚\nAはTrawlを探査で4枚追放して唱える。\nAの墓地は何枚?", "A's graveyard: 5"),
        (f"A: 1 Island; hand: {DELVER}; graveyard: 3 cards\nA casts Trawl, delving three cards.", "Not possible"),
        (f"A: 3 Island; hand: {DELVER}; graveyard: 8 cards\nA casts Trawl, delving 7 cards.", "Not possible"),
        (
            f"A: 2 Forest, three Imps 1/1; hand: {CHORUS}\nA casts Chorus, convoking two Imps.\nHow many cards does A draw?",
            "A draws 2 cards",
        ),
        (
            f"A: 1 Forest, three Imps 1/1; hand: {CHORUS}\nA casts Chorus, tapping three Imps for convoke.",
            "A draws 2 cards",
        ),
        (f"{CHARMED}A casts Charm: 2 damage to Wall and untap Ox.\nDoes Wall die?", "Yes"),
        (f"{CHARMED}A casts Charm: untap Ox and 2 damage to Wall.\nDoes Ox die?", "No"),
        (f"{CHARMED}A casts Charm, dealing 2 damage to Wall and untapping Ox.\nIs Ox tapped?", "Ox is untapped"),
        (f"{CHARMED}A casts Charm (draw a card, 2 damage to Wall).\nHow many cards does A draw?", "A draws 1 card"),
        (f"A: {SCOUT}\nA attacks with Scout. No blocks.\nWhat's B's life?", "B: life 18"),
        (
            f"A: Ox 2/2; hand: {BOLT}\nB: hand: {BACK}\nA casts Bolt on B. Before it resolves B casts Recall on Ox.\nWhere is Ox?",
            "Ox is in A's hand",
        ),
        (f"A: {SCOUT}\nA attacks with Scout. No blocks.\nWhat's B's life? How many cards in B's hand?", "B: life 18"),
    ]
)
def test_with_what_a_spell_is_paid_and_what_its_modes_do_is_as_told(said: str, begin: str) -> None:
    """106.6, 118.3, 601.2b, 601.2h, 605.1a, 702.51a, 702.66a; of a card that nobody knows only that is asked which hangs on it."""
    assert str(of(said).replies[0].result[0].en).startswith(begin)


@each(
    [
        (
            f"A: {CAVE}, 1 Mountain; hand: {BOLT}\nA taps Cave for red mana. A casts Bolt on B with that mana.",
            "made before",
        ),
        (f"A: 1 Mountain; hand: {BOLT}\nA casts Bolt on B with that mana.", "made before"),
        (
            f"A: 1 Island, 1 Mountain; hand: {BOLT}\nA taps Island for mana and casts Bolt on B with it.",
            "not understood",
        ),
        (f"{CHARMED}A casts Charm: destroy Wall and untap Ox.", "not understood"),
        (f"A: {SCOUT}\nA attacks with Scout. No blocks.\nHow many cards in B's hand?", "not known"),
    ]
)
def test_what_is_paid_otherwise_than_it_may_be_is_asked_back(said: str, why: str) -> None:
    with pytest.raises(JudgekitError, match=why):
        of(said)
