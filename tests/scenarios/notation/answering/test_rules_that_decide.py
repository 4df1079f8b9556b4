"""The rules told with an answer: those by which it came about, traced back, and none of what only happened besides."""

from __future__ import annotations

from judgekit.cli.scenarios.asking import decisive
from judgekit.scenarios.notation_answers import answered
from tests.cases import each
from tests.scenarios.notation.tables import of, result

TOLL = 'Toll 2/1 "Noncreature spells cost {1} more to cast."'
AID = 'Aid 2/2 "Instant and sorcery spells you cast cost {1} less to cast."'
ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
GROW = 'Grow {G} instant "Put a +1/+1 counter on target creature."'
SWELL = 'Swell {G} instant "Target creature gets +3/+3 until end of turn."'
BLEACH = (
    'Bleach {U} instant "Until end of turn, target creature loses all abilities and has base power and toughness 1/1."'
)
PASTURE = 'Pasture {1}{W} enchantment "If a card would be put into a graveyard from anywhere, exile it instead."'
SWEEP = 'Sweep {2}{W} sorcery "Destroy all creatures."'
MOURNER = 'Mourner 1/1 "Whenever ~ or another creature dies, target opponent loses 1 life."'
PUT = "If one or more +1/+1 counters would be put on a creature you control,"
FRESHLY = f'Fresh {{1}}{{W}} enchantment "{PUT} that many plus one +1/+1 counters are put on it instead."'
TWICE = f'Twice {{1}}{{W}} enchantment "{PUT} twice that many +1/+1 counters are put on that creature instead."'
BALL = 'Ball artifact "Each spell that would cost less than three mana to cast costs three mana to cast."'
SHOCK = 'Bolt {red}{2} quick magic "ユニット1体を対象とする。それに5点のダメージを与える。"'
MOON = 'Moon {2}{R} enchantment "Nonbasic lands are Mountains."'
PIT = 'Pit {1}{B} enchantment "Creatures can\'t attack."'
NIX = 'Nix {W} instant "Destroy target enchantment."'
SNAP = (
    'Snap {U} 2/1 "When ~ enters the battlefield, target instant card in your graveyard gains flashback until end of turn. '
    'The flashback cost is equal to its mana cost."'
)
HUSH = 'Hush {U} instant "Counter target spell."'
MIRE = 'Mire land "Each land is a Swamp in addition to its other land types."'


@each(
    {
        "what is lethal to what has deathtouch, and how a trampler assigns": (
            'A: Rat 3/1 "Deathtouch, trample"\nB: life 9, Mastodon 3/5\nA attacks with Rat. B blocks with Mastodon. '
            "A assigns 1 to Mastodon and 2 to B.\nWhat dies? What's B's life?",
            (("704.5h", "704.5g", "702.2c", "702.19b"), ("702.2c", "702.19b")),
            ("702.20b", "506.4"),
        ),
        "first strike decides who dies": (
            "A: Knight 2/2 first strike\nB: Bear 2/2\nA attacks with Knight. B blocks with Bear.\n"
            "Does Bear die? Does Knight die?",
            (("702.7b", "510.4", "704.5g"), ("702.7b", "510.4")),
            (),
        ),
        "poison comes of infect, not of a spell that did nothing before": (
            'A: Asp 1/1 infect; hand: Ward {G} instant "Target creature gains hexproof until end of turn."\nB: no creatures; '
            f"hand: {ZAP}\nA attacks with Asp. B does not block. B casts Zap on Asp. In response A casts Ward on Asp.\n"
            "Does Asp survive? How many poison counters does B have?",
            (("608.2b", "702.11b"), ("702.90b", "120.3b")),
            ("115.2", "614.17"),
        ),
        "an animated land that becomes a creature type keeps what lands are": (
            'A: Vault land "{1}: ~ becomes a 2/2 creature until end of turn. It\'s still a land."\nB: hand: Leap {U} instant '
            '"Target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1 until end of turn."\n'
            "A activates Vault. B casts Leap on Vault.\nHow big is Vault? Is Vault a land?",
            (("613.4b",), ("613.1d",)),
            ("305.7", "613.8a", "613.9"),
        ),
        "what an ability does is told by its own rule, not by those of all abilities": (
            'A: life 5, Finks 3/2 "Persist\\nWhen ~ enters the battlefield, you gain 2 life."\n'
            f"B: hand: {SWEEP}\nIt's B's turn. B casts Sweep.\nWhat's A's life?",
            (("702.79a",),),
            ("608.2h", "400.7d", "603.6c", "603.4", "603.6a"),
        ),
        "double strike deals damage twice": (
            "A: Ace 2/2 double strike\nB: Wall 0/4\nA attacks with Ace. B blocks with Wall.\nDoes Wall die?",
            (("702.4b", "510.4", "704.5g"),),
            (),
        ),
        "a fight without first strike names none": (
            "A: Ace 2/2 double strike, Ox 2/4\nB: Wall 0/4, Elf 1/1\nA attacks with Ox. B blocks with Elf.\nDoes Elf die?",
            (("704.5g",),),
            ("702.4b", "510.4", "702.7b"),
        ),
        "vigilance plays no part in who dies": (
            "A: Angel 2/2 vigilance, flying\nB: Bear 3/3 reach\nA attacks with Angel. B blocks with Bear.\n"
            "What dies? What's Angel's power?",
            (("704.5g",), ()),
            ("702.20b",),
        ),
        "counters that remove each other, and what comes back": (
            f"A: Finks 3/2 persist (a -1/-1 counter); hand: {GROW}\nB: hand: {ZAP}\nA casts Grow on Finks. It resolves. "
            "B casts Zap on Finks.\nDoes Finks come back?",
            (("704.5q", "702.79a", "704.5g"),),
            (),
        ),
        "what was exiled instead did not die": (
            f"A: Finks 3/2 persist\nB: {PASTURE}; hand: {ZAP}\nB casts Zap on Finks.\nDoes Finks come back?",
            (("614.6", "603.2h", "700.4"),),
            (),
        ),
        "what was exiled by a spell did not die, and what lives has no need of that": (
            f'A: Ox 3/3, Elk 4/4\nB: hand: Away {{W}} instant "Exile target creature.", {ZAP}\nB casts Away on Ox. It resolves. '
            "B casts Zap on Elk.\nDoes Ox die? Does Elk die?",
            (("700.4",), ()),
            ("614.6",),
        ),
        "whose triggers resolve first": (
            f"A: life 1, {MOURNER}; hand: {SWEEP}\nB: life 1, Griever as Mourner\nA casts Sweep.\nWho wins?".replace(
                "Griever as Mourner", 'Griever 1/1 "Whenever ~ or another creature dies, target opponent loses 1 life."'
            ),
            (("704.5a", "603.3b", "101.4", "603.10a"),),
            (),
        ),
        "who chooses among what would replace": (
            f"A: Ox 2/2, {FRESHLY}, {TWICE}; hand: {GROW}\nA casts Grow on Ox.\nHow many +1/+1 counters does Ox get?",
            (("616.1", "614.1a"),),
            (),
        ),
        "what is indestructible is not destroyed": (
            f"A: Ox 2/2, Idol 3/3 indestructible; hand: {SWEEP}\nA casts Sweep.\nWhat dies? Does Idol die?",
            (("702.12b", "701.7a"), ("702.12b",)),
            (),
        ),
        "less damage than the toughness destroys nothing": (
            f"A: Ox 2/2; hand: {SWELL}\nB: hand: {ZAP}\nB casts Zap on Ox. A responds with Swell on Ox.\nDoes Ox die?",
            (("704.5g", "613.4c"),),
            (),
        ),
        "an ability that was lost, where it would have forbidden": (
            f"A: Angel 4/4 flying\nB: Bear 2/2; hand: {BLEACH}\nA attacks with Angel. B casts Bleach on Angel.\n"
            "Can B block Angel with Bear?",
            (("613.1f",),),
            (),
        ),
        "a land that lost its ability makes no such mana": (
            f"A: {MOON}\nB: {MIRE}, Forest\nCan B tap Forest for black mana? Can B tap Mire for black mana?",
            (("305.7",), ("305.7",)),
            (),
        ),
        "a cost that was made higher, and cannot be paid": (
            f"A: Mountain; hand: {ZAP}\nB: {TOLL}\nA's turn.\nCan A cast Zap on B?",
            (("601.2f", "118.3", "601.2h"),),
            (),
        ),
        "a cost that was made higher and lower, and can": (
            f"A: Mountain, {AID}; hand: {ZAP}\nB: {TOLL}\nA's turn.\nCan A cast Zap on B?",
            (("601.2f", "118.7a"),),
            (),
        ),
        # 508.1c, 611.3a: the restriction of a static ability ends as its source leaves; vigilance only shapes how it attacks.
        "what kept it from attacking is gone": (
            f"A: {PIT}\nB: Angel 4/4 vigilance, {NIX}\nB's turn. B casts Nix on Pit.\nCan Angel attack?",
            (("508.1a", "508.1c", "611.3a"),),
            ("702.20b", "508.1f", "701.7a"),
        ),
        "what kept it from blocking is gone": (
            f'A: Ox 3/3, Nail {{W}} enchantment "Creatures can\'t block."\nB: Bear 2/2, {NIX}\n'
            "A attacks B with Ox. B casts Nix on Nail.\nCan Bear block Ox?",
            (("509.1a", "509.1b", "611.3a"),),
            ("508.1c", "509.1g"),
        ),
        "what could not be blocked has lost it": (
            f"A: Angel 4/4 flying\nB: Bear 2/2; hand: {BLEACH}\nA attacks B with Angel. B casts Bleach on Angel.\n"
            "Can Bear block Angel?",
            (("509.1a", "509.1b", "613.1f"),),
            ("611.3a",),
        ),
        "how it was announced and paid for decides nothing of what happens": (
            f"A: Bear 2/2; hand: {SWELL}\nB: hand: {ZAP}\nB casts Zap on Bear. A responds with Swell on Bear.\nWhat happens?",
            (("120.3e",),),
            ("601.2h", "601.2c"),
        ),
        # 601.2f: what the countering spell costs was changed, so that this is part of why it could be cast.
        "what an effect made it cost": (
            f"A: 2 Island; hand: {HUSH}\nB: {TOLL}, 2 Mountain; hand: {ZAP}\nB's turn. B casts Zap on A. A responds with Hush "
            "on Zap.\nIs Zap countered?",
            (("601.2f",),),
            ("601.2h",),
        ),
        "what came to nothing, where nothing changed": (
            f'A: life 5; hand: Helix {{R}} instant "~ deals 3 damage to target creature and you gain 3 life."\n'
            f"B: Bear 2/2; hand: {ZAP}\nA's turn. A casts Helix on Bear. B responds with Zap on Bear.\nIs A at 8?",
            (("608.2b",),),
            (),
        ),
        "a rule above the one that decides is not told beside it": (
            f"A: {MOURNER}; Elf 1/1\nB: Ox 2/2; hand: {ZAP}\nB casts Zap on Mourner.\nHow often does Mourner trigger?",
            (("603.10a",),),
            ("603.10",),
        ),
        "what has lost its abilities does not trigger": (
            f'A: Silence enchantment "All creatures lose all abilities."; {MOURNER}; Elf 1/1\nB: hand: {ZAP}\n'
            "B casts Zap on Elf.\nDoes Mourner trigger?",
            (("613.1f",),),
            ("601.2h", "603.10a"),
        ),
        "its event has not happened": (
            f"A: {MOURNER}; Ox 4/4\nB: hand: {ZAP}\nB casts Zap on Ox.\nDoes Mourner trigger?",
            (("603.2",),),
            ("613.1f",),
        ),
        "nothing ever kept it": (
            f"A: Bear 2/2\nB: {PIT.replace('attack', 'block')}\nA's turn.\nCan Bear attack?",
            (("508.1a",),),
            ("508.1c", "611.3a", "701.21a", "302.6"),
        ),
        "it has been there since the turn began": (
            "A: hand: Bear {G} 2/2\nA's turn. A casts Bear. A ends the turn. B ends the turn.\nCan Bear attack?",
            (("508.1a", "302.6"),),
            ("508.1c",),
        ),
        "haste lets it": (
            "A: hand: Imp {R} 2/2 haste\nA's turn. A casts Imp.\nCan Imp attack?",
            (("508.1a", "702.10b"),),
            ("302.6",),
        ),
        "what waits brings the way to cast it, and no mana is left": (
            f"A: Island, Mountain; hand: {SNAP}; graveyard: {ZAP}\nB: {TOLL}\nA's turn. A casts Snap. "
            "The trigger targets Zap.\nCan A flash back Zap?",
            (("118.3", "601.2h"),),
            ("601.3",),
        ),
        "what else an ability did, and how mana was made, decide nothing of where a card goes and how many are drawn": (
            'A: Seer 1/1 "Sacrifice a creature: Scry 1.", Elf 1/1, 2 Island; hand: Musing {1}{U} instant "Draw two cards."\n'
            "A's turn. A sacrifices Elf to Seer. A casts Musing.\nWhere does Elf end up? How many cards does A draw?",
            (("701.17a",), ("121.2",)),
            ("701.18a", "605.3b", "601.2f", "601.2h", "608.1"),
        ),
        # 608.2b: the spell does what it can to the target that is left; the other is dealt nothing.
        "one of two targets was gone": (
            'A: hand: Fork {R} instant "~ deals 1 damage to each of up to two targets. Draw a card."\n'
            'B: life 3, Imp 1/1 "Sacrifice ~: You gain 1 life."\nA casts Fork on Imp and B. B responds with Imp.\n'
            "What's B's life? How many cards does A draw?",
            (("608.2b", "120.3a"), ("608.2b", "121.1")),
            ("506.4",),
        ),
        "what leaves the fight as it dies": (
            "A: Ox 3/3\nB: Bear 2/2, Elf 1/1\nA attacks with Ox. B blocks with Bear and Elf. "
            "A assigns 2 to Bear and 1 to Elf.\nDoes Bear die? Does Ox die?",
            (("704.5g", "510.1c"), ("704.5g",)),
            ("506.4", "509.1h", "701.7b"),
        ),
        "what would have come back had a counter": (
            f'A: Wolf 1/1 "Undying" (one +1/+1 counter)\nB: {ZAP} in hand\nB casts Zap on Wolf.\nDoes Wolf come back?',
            (("702.93a", "603.4"),),
            (),
        ),
        "what counters it asks for its mana value": (
            f'A: Cup artifact "Whenever a player casts a spell with mana value 1, counter that spell."\nB: {ZAP} in hand\n'
            "B casts Zap on A.\nIs Zap countered?",
            (("202.3", "701.5a"),),
            (),
        ),
        "what was exiled did not die, so that nothing comes of it": (
            'A: Wurm artifact creature 6/6 "When ~ dies, create a 3/3 colorless Worm artifact creature token."\n'
            'B: hand: Away {W} instant "Exile target creature."\nB casts Away on Wurm.\nDoes A get a token? Does Wurm trigger?',
            (("700.4",), ("700.4",)),
            ("608.2h",),
        ),
        "what died and made something needs no such rule": (
            'A: Wurm artifact creature 6/6 "When ~ dies, create a 3/3 colorless Worm artifact creature token."\n'
            f"B: hand: {SWEEP}\nB casts Sweep.\nDoes A get a token? Does Wurm trigger?",
            ((), ("603.10a",)),
            ("700.4",),
        ),
        "an ability that was activated is there without its source": (
            'A: Shaper 2/2 "{T}: Return target creature to its owner\'s hand."\n'
            f"B: Angel 4/4; hand: {ZAP}\nIt's A's turn. A activates Shaper on Angel. In response B casts Zap on Shaper.\n"
            "Does Shaper die? Does Angel go back to B's hand?",
            (("704.5g",), ("113.7a",)),
            ("601.2c", "601.2h"),
        ),
        "what its source was sacrificed for says nothing of that": (
            'A: Shaper 2/2 "Sacrifice ~: Return target creature to its owner\'s hand."\n'
            "B: Angel 4/4\nIt's A's turn. A activates Shaper on Angel.\nDoes Angel go back to B's hand?",
            ((),),
            ("113.7a",),
        ),
        "what is exiled instead is replaced once, which decides nothing": (
            f"A: Finks 3/2 persist\nB: {PASTURE}; hand: {ZAP}\nB casts Zap on Finks.\nWhere does Finks end up?",
            (("614.6",),),
            ("614.5",),
        ),
        "a blocked attacker stays blocked": (
            'A: Wurm 6/4\nB: life 5, Elf 1/1; hand: Whisk {U} instant "Return target creature to its owner\'s hand."\n'
            "A attacks with Wurm. B blocks with Elf. B casts Whisk on Elf.\nHow much damage does B take?",
            (("510.1c",),),
            (),
        ),
    }.values()
)
def test_the_rules_told_are_those_that_decide(
    text: str, wanted: tuple[tuple[str, ...], ...], never: tuple[str, ...]
) -> None:
    replies = of(text).replies
    for reply, rules in zip(replies, wanted, strict=True):
        told = decisive(reply, "mtg")
        assert {*rules} <= {*told}, (reply.question, told)
        assert not {*never} & {*told}, (reply.question, told)
        assert len(told) <= 6


@each(
    {
        "slayer decides against the winner": (
            'rules dm\nA: Drake {fire 6} 6000\nB: 5 shields, Imp {darkness 2} 1000 "ブロッカー\\nスレイヤー"\n'
            "A attacks B with Drake. B blocks with Imp.\nWhat dies?",
            "dm",
            ("115.3d", "115.3b"),
        ),
        "an attack goes back to the player": (
            f"rules magmell\nA: Snake 3/2; hand: {SHOCK}\n"
            "B: life 11, Guard 1/5\nA attacks B with Snake. B defends with Guard. A uses Bolt on Guard.\nWhat's B's life?",
            "magmell",
            ("701.4.1.1", "701.5.1.1"),
        ),
        "how much damage is dealt, and how much destroys": (
            "rules magmell\nA: Snake 3/2\nB: life 11, Guard 1/5\nA attacks B with Snake. B defends with Guard.\n"
            "Does Guard die?",
            "magmell",
            ("701.5.1.2", "705.4.3", "!701.3.1.1", "!701.3.1.2"),
        ),
        "what is destroyed triggers from the dust, and who defended nothing decides nothing": (
            'rules magmell\nA: Fox 2/1 "このユニットが破壊されたとき、ユニット1体を対象とする。それに1点のダメージを与える。"\n'
            "B: Toad 1/3 (rested), Guard 2/2\nIt's A's turn. A attacks Toad with Fox. B does not defend. "
            "The trigger targets Toad.\nIs Toad destroyed?",
            "magmell",
            ("302.1.2.1", "705.4.3", "701.5.1.1", "!701.4.1"),
        ),
        "by what it triggered": (
            'rules magmell\nA: Fox 2/1 "このユニットが破壊されたとき、ユニット1体を対象とする。それに1点のダメージを与える。"\n'
            "B: Toad 1/3 (rested)\nIt's A's turn. A attacks Toad with Fox. B does not defend. "
            "The trigger targets Toad.\nDoes Fox trigger?",
            "magmell",
            ("302.1.2.1", "703.1", "!701.4.1"),
        ),
        "counters that cancel decide a size": (
            "rules magmell\nA: Hound 2/2 (2 power counters)\n"
            'B: hand: Hex {blue}{1} quick magic "ユニット1体を対象とする。それの上にウィークカウンターを1個置く。"\n'
            "It's A's turn. B uses Hex on Hound.\nHow big is Hound?",
            "magmell",
            ("705.4.9", "224.4.1"),
        ),
        "of two decks with one card each, that of the turn player is empty first": (
            'rules dm\nA: Reader {darkness 3} 2000 "このクリーチャーが破壊された時、カードを1枚引く。"; library: 1 card\n'
            'B: Scribe {darkness 3} 2000 "このクリーチャーが破壊された時、カードを1枚引く。"; library: 1 card\n'
            "It's A's turn. A casts Knell {darkness 7} spell \"クリーチャーをすべて破壊する。\".\nWho wins?",
            "dm",
            ("703.4b", "101.4a"),
        ),
        "who stood in the way of the player": (
            "rules magmell\nA: Snake 3/2\nB: life 11, Guard 1/5\nA attacks B with Snake. B defends with Guard.\n"
            "What's B's life?",
            "magmell",
            ("701.5.1.2", "701.4.1", "!605.2", "!701.3.1.2"),
        ),
        "the attacker is gone before damage": (
            'rules magmell\nA: Snake 5/1\nB: life 4; hand: Spark {red}{1} quick magic "ユニット1体を対象とする。それに1点の'
            'ダメージを与える。"\nA attacks B with Snake. During the attack step B casts Spark on Snake.\n'
            "Does B take any damage?",
            "magmell",
            ("701.3.4",),
        ),
        "who stood in the way of the shields": (
            'rules dm\nA: Drake {fire 6} 6000\nB: 5 shields, Wall {light 2} 7000 "ブロッカー"\n'
            "A attacks B with Drake. B blocks with Wall.\nHow many shields does B have?",
            "dm",
            ("507.2a", "!101.1", "!115.3b"),
        ),
        "how many shields are left is not what the spell among them did": (
            'rules dm\nA: Drake {fire 6} 6000 "W・ブレイカー", Imp {fire 2} 2000\n'
            'B: 3 shields, one is Trap {darkness 4} spell "S・トリガー\\n相手のクリーチャーを1体選び、破壊する。"\n'
            "A's turn. A attacks B with Drake and breaks two shields, one of which is Trap. B uses Trap on Imp.\n"
            "How many shields does B have?",
            "dm",
            ("701.14a", "!302.2", "!409.1b", "!101.4a"),
        ),
    }.values()
)
def test_in_other_games_too(text: str, book: str, rules: tuple[str, ...]) -> None:
    told = {*decisive(of(text).replies[0], book)}
    wanted = {rule for rule in rules if not rule.startswith("!")}
    assert wanted <= told, told
    assert not {rule[1:] for rule in rules if rule.startswith("!")} & told, told


@each(
    {
        "what makes it dearer is named": (
            f"A: Mountain; hand: {ZAP}\nB: {TOLL}\nA's turn.\nCan A cast Zap on B?",
            0,
            "{1}{R}, its cost as changed by Toll",
        ),
        "what makes it cheaper as well": (
            f"A: Mountain, {AID}; hand: {ZAP}\nB: {TOLL}\nA's turn.\nCan A cast Zap on B?",
            1,
            "Zap costs {R} (as changed by Toll, Aid)",
        ),
        "where it can be paid": (
            f"A: 2 Mountain; hand: {ZAP}\nB: {TOLL}\nA's turn.\nCan A pay for Zap?",
            1,
            "Zap costs {1}{R} (as changed by Toll)",
        ),
        "where the cost is asked": (f"A: {TOLL}\nB: hand: {ZAP}\nWhat does Zap cost?", 1, "as changed by Toll"),
    }.values()
)
def test_what_changed_a_cost_is_named(text: str, place: int, said: str) -> None:
    assert said in result(text)[place]


def test_what_changes_no_cost_is_not_named() -> None:
    beast = "Beast {2}{G} creature 3/3"
    for text in (
        f"A: Forest; hand: {beast}\nB: {TOLL}\nA's turn.\nCan A cast Beast?",
        f"A: Forest; hand: {beast}\nB: {BALL}\nA's turn.\nCan A cast Beast?",
    ):
        assert "not enough mana for {2}{G}: " in result(text)[0]


LEAK = 'Leak {1}{U} instant "Counter target spell unless its controller pays {3}."'
STUDY = 'Study {2}{U} sorcery "Draw two cards."'


def leaked(lands: int) -> str:
    """Return a situation in which a spell is to be paid for."""
    return f"B: hand: {LEAK}\nA: hand: {STUDY}; {lands} Island\nA casts Study. B responds with Leak on Study.\n"


WOLF = f"A: Wolf 1/1 undying\nB: hand: {ZAP}\nB casts Zap on Wolf.\n"
MENACED = "A: Ogre 3/3 menace\nB: Elf 1/1, Golem 2/2\nA attacks with Ogre.\nCan B block Ogre with Elf? "
DRAGON = "ルール dm\nA: 火竜 {火 6} 6000「W・ブレイカー」\nB: シールド3枚\nAは火竜でBを攻撃。\n"


@each(
    [
        (leaked(6) + "Can A pay for Leak?", 0, "Yes: A can pay for Leak"),
        (leaked(3) + "Can A pay for Leak?", 0, "No: A can't pay for Leak"),
        (leaked(5) + "Can A afford Leak?", 0, "No: A can't pay for Leak"),
        (leaked(5) + "Can A pay {3} for Leak?", 0, "No: A can't pay {3} for Leak: A does not have what Leak asks for"),
        (leaked(6) + "Can A pay 3?", 0, "Yes: A can pay 3"),
        (f"A: hand: {STUDY}; 3 Island\nA's turn.\nCan A pay for Study?", 0, "Yes: A can cast Study"),
        (f"A: hand: {STUDY}; 2 Island\nA's turn.\nCan A pay for Study?", 0, "No: A can't cast Study"),
        (WOLF + "With how many counters does Wolf come back?", 1, "Wolf: counters 1 +1/+1"),
        (WOLF + "How many counters are left on Wolf?", 0, "Wolf: counters 1 +1/+1"),
        (MENACED + "With Golem?", 1, "No: B can't block Ogre with Golem"),
        (MENACED + "With Elf and Golem?", 1, "Yes: B can block Ogre with Elf and Golem"),
        (leaked(3) + "Does Study go through?", 0, "No: Study does not resolve"),
    ]
)
def test_what_is_asked_is_answered(text: str, place: int, said: str) -> None:
    found = of(text)
    assert str(found.replies[place].result[0].en).startswith(said)
    assert not any(str(one.en) == "A has Leak in hand" for one in found.granted)


@each(
    [
        (leaked(6) + "Aは Leak の分を払える?", "はい: Aは Leak の分を払う"),
        (leaked(4) + "Aは Leak の分を払える?", "いいえ: Aは Leak の分を払う"),
        (leaked(3) + "Studyは通る?", "いいえ: Studyは解決されない"),
        (WOLF + "なぜ Wolf は死ぬ?", "Wolfは死亡する、その後戻ってくる"),
        (f"A: hand: {ZAP}\nB: {TOLL}\nZapのコストはいくら?", "Zapのコストは{1}{R}"),
        (f"A: hand: {ZAP}\nB: {TOLL}\nZapは何マナ?", "Zapのコストは{1}{R}"),
    ]
)
def test_what_is_asked_in_japanese_is_answered(text: str, said: str) -> None:
    assert result(text, "ja")[0].replace(" ", "").startswith(said.replace(" ", ""))


def test_whether_a_deed_matters_is_told_with_what_comes_without_it() -> None:
    text = f"A: Ox 3/3; hand: {SWELL}\nB: hand: {ZAP}\nB casts Zap on Ox.\nDoes it matter if A casts Swell on Ox?"
    told = result(text)
    assert "Ox survives" in told[0]
    assert told[1].startswith("without that: ")
    assert "Ox dies" in told[1]


@each(
    [
        f"{leaked(6)}Leak resolves. A pays.\nCan A pay for Leak?",
        f"{leaked(6)}Can A pay {{2}} for Leak?",
        f"B: hand: {LEAK}\nA: hand: {STUDY}\nA casts Study. B responds with Leak on Study.\nCan A pay for Leak?",
        f"{WOLF}Which trigger resolves first?",
        f"{WOLF}What killed the purring?",
        f"{WOLF}What was Wolf's power before Ghost resolved?",
        f"A: hand: {STUDY}\nB: hand: {LEAK}\nA's turn.\nCan A pay for Leak?",
        f"A: Ox 3/3; hand: {SWELL}\nB: hand: {ZAP}\nB casts Zap on Ox.\nDoes it matter?",
        "A: Ox 3/3\nA attacks with Ox.\nDoes Ox go through?",
        f"{WOLF}With how many friends does Wolf come back?",
        f"{WOLF}なぜ Wolf は赤い?",
        f"A: hand: {ZAP}\nZapのコストはだれ?",
        f"A has 2 Elk 3/3.\nB: hand: {ZAP}\nB casts Zap on Elk 1.\nDoes the Elk die?",
        "A has 2 Elk 3/3.\nA attacks with Elk 1.\nWhere do the spells end up?",
    ]
)
def test_what_is_near_to_it_stays_refused(text: str) -> None:
    assert answered(text).unread is not None


@each(
    [
        ("A: Ox 3/3\nA attacks B with Ox.\nWhat's B's life?", "B was at 20 before, for no life is written"),
        (f"{DRAGON}Bの手札は何枚?", "B's hand was empty before, for nothing is written of it"),
    ]
)
def test_what_nobody_wrote_is_said_aloud_where_an_answer_rests_on_it(text: str, said: str) -> None:
    assert said in [str(one.en) for one in of(text).granted]


def test_what_was_written_is_not_said_to_be_taken_for_granted() -> None:
    text = "A: Ox 3/3\nB: life 9; hand: 2 cards\nA attacks B with Ox.\nWhat's B's life? How many cards are in B's hand?"
    assert not any("before, for" in str(one.en) for one in of(text).granted)


ELKS = f"A has 2 Elk 3/3 and an Ox 4/4.\nB: hand: {ZAP}\nB casts Zap on Elk 1.\n"
ALL_AND_NOT = ["Yes: Elk 1 dies", "No: Elk 2 survives"]


@each(
    [
        ("Where do the Elks end up?", ["Elk 1 is in A's graveyard", "Elk 2 is on the battlefield"]),
        ("Where are both Elks now?", ["Elk 1 is in A's graveyard", "Elk 2 is on the battlefield"]),
        ("Where do Elk 1 and Ox end up?", ["Elk 1 is in A's graveyard", "Ox is on the battlefield"]),
        ("Do the Elks die?", ALL_AND_NOT),
        ("Do all the Elks die?", ALL_AND_NOT),
        ("Where does Elk 2 end up?", ["Elk 2 is on the battlefield"]),
    ]
)
def test_what_is_asked_of_several_things_is_answered_of_all(asked: str, said: list[str]) -> None:
    assert result(ELKS + asked)[: len(said)] == said


def test_in_one_graveyard_all_that_were_asked_for_are_told() -> None:
    """What lies together there is told of each, though it makes no difference which of them is meant."""
    burn = 'Burn {2}{R} sorcery "~ deals 3 damage to each creature."'
    said = result(f"A has 2 Elk 3/3.\nB: hand: {burn}\nB casts Burn.\nWhere do the Elks end up?")
    assert said[:2] == ["Elk 1 is in A's graveyard", "Elk 2 is in A's graveyard"]


def test_how_something_else_was_paid_for_decides_no_life() -> None:
    """118.3 and 601.2h say how the Ox was sacrificed, nothing of the life of B."""
    altar = 'Altar {2} artifact "Sacrifice a creature: You gain 1 life."'
    found = of(
        f"A has {altar} and an Ox 1/1. B is at 9.\nA activates Altar, sacrificing Ox.\nWhat's B's life?"
    ).replies[0]
    assert not {"118.3", "601.2h", "601.2f"} & {*found.rules}, found.rules


def test_what_was_replaced_on_the_way_is_told_with_the_life_there_was() -> None:
    """3 damage leave 2 life of 3 where life would come below 2 (614.6); 2 are lost then, which is no damage (119.3)."""
    shrine = (
        'Shrine {3}{W} enchantment "If you control an Elk, damage that would reduce your life total to less than 2 '
        'reduces it to 2 instead."'
    )
    drain = 'Drain {B} sorcery "Target player loses 2 life."'
    said = (
        f"A is at 3, has {shrine} and an Elk 2/2.\nB: hand: {ZAP}, {drain}\nB casts Zap on A. Then B casts Drain on A."
    )
    assert "A: life 3 → 2 → 0" in result(said)[0]
    assert "A: life 20 → 15" in result(said.replace("is at 3, ", ""))[0]
