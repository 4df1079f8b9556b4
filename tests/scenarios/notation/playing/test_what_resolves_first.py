"""What a line says may need that what waits resolves before it: it does, and that is said aloud."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from tests.cases import each
from tests.scenarios.notation.tables import of, result

RECTOR = """
A: Rector {3}{W} creature - Cleric 1/2 "When ~ dies, you may exile it. If you do, you gain 5 life."
B: hand: Doom {1}{B} instant "Destroy target creature."
B's turn
B casts Doom on Rector
A chooses yes
"""
RITUAL = """
A: hand: Study {1}{U} sorcery "Draw two cards.", Ritual {B} instant "Add {B}{B}{B}.", Shade {B}{B}{B} creature 2/2
A: 1 Swamp
A casts Ritual
"""


def test_a_choice_that_only_a_trigger_asks_for_waits_for_the_trigger() -> None:
    """What resolves first kills the creature, and the ability that its death triggers is what asks (603.5)."""
    assert "A: life 20 → 25" in result(RECTOR)[0]


def test_who_is_never_asked_is_told_so() -> None:
    silent = RECTOR.replace(' "When ~ dies, you may exile it. If you do, you gain 5 life."', "")
    assert "asked for nothing of that kind" in result(silent)[0]


def test_a_spell_that_needs_what_waits_is_cast_once_that_has_resolved() -> None:
    answered = of(RITUAL + "A casts Shade")
    assert answered.replies[0].result[0].en == "Shade enters the battlefield."
    assert "Ritual resolves first" in {str(one.en) for one in answered.granted}


def test_that_the_own_spell_waits_behind_which_an_ability_is_activated_is_said() -> None:
    """Who casts it has priority again (117.3c), and nobody said that it is used in response."""
    answered = of(
        'A: Imp 1/1 "{T}: ~ deals 1 damage to any target."; hand: Zap {R} instant "~ deals 3 damage to any target."\n'
        "A casts Zap on B. A activates Imp on B.\nWhat is B's life?"
    )
    assert "Zap still waits to resolve as Imp is activated" in {str(one.en) for one in answered.granted}


def test_a_sorcery_in_response_is_refused() -> None:
    said = result(RITUAL.replace("1 Swamp", "3 Swamp, 2 Island") + "A casts Study in response")
    assert said[0].startswith("Not possible")


TEMPER = 'Temper {1}{R}{R} instant "~ deals 3 damage to any target.\\nMadness {R}"'


def test_a_card_that_something_lets_be_cast_is_cast_as_that_resolves() -> None:
    """702.35a: the ability that triggers as the card is exiled lets its owner cast it while it resolves (608.2g)."""
    said = f'A: Hound 2/2 "Discard a card: ~ gets +1/+1 until end of turn."; hand: {TEMPER}'
    answered = of(f"{said}\nA activates Hound, discarding Temper\nA casts Temper for its madness cost on B")
    assert "B: life 20 → 17" in str(answered.replies[0].result[0].en)
    assert "A says yes to casting Temper" in {str(one.en) for one in answered.granted}


def test_cascade_casts_what_it_finds() -> None:
    zap = 'Zap {R} instant "~ deals 3 damage to any target."'
    rusher = 'Rusher {2}{R}{G} creature 3/2 "Cascade"'
    said = f"A: hand: {rusher}; library: Forest, {zap}, Forest\nA casts Rusher\nA casts Zap on B"
    assert result(said)[0] == "Zap deals 3 to B; B: life 20 → 17; Rusher enters the battlefield."


def test_what_a_player_discards_is_said_by_that_verb() -> None:
    said = 'A: hand: Study {U} sorcery "Draw a card, then discard a card.", Ox {G} creature 2/2\nA casts Study\nA discards Ox'
    assert "Ox is put into the graveyard" in result(said)[0]


def test_what_somebody_decides_as_it_resolves_first_is_played_in_every_way() -> None:
    """That nobody said what a trigger in between is to do is no reason why the deed behind it cannot be done (117.3b)."""
    said = (
        'A has Maul artifact equipment "Equipped creature gets +2/+0.\\nEquip {1}" and in hand '
        'Scout {1}{G} creature 1/1 "When ~ enters the battlefield, you may gain 3 life."\n'
        "A casts Scout. Scout resolves. A equips Scout with Maul.\n"
    )
    assert result(f"{said}What's the power of Scout?")[0] == "Scout: power 3"
    life = of(f"{said}What's A's life?").replies[0]
    assert life.result[0].en == "it depends on what A chooses"
    assert {str(end.en) for _line, end, _ways in life.branches} == {"A: life 23", "A: life 20"}


BLOCKERS = (
    "seats A, B, C\nA has Ogre 4/4 and Elf 1/1, B is at 4 with a Boar 3/3, C at 1 with a Drudge 2/2.\n"
    "A attacks B with Ogre and C with Elf.\n"
)


def test_blocks_told_in_another_order_than_turn_order_are_blocks() -> None:
    """802.4: who blocks declares in turn order; which block is told first decides nothing."""
    blocks = ("C blocks Elf with Drudge.", "B blocks Ogre with Boar.", "B does not block.")
    for said, boar in (((0, 1), "Yes: Boar dies"), ((1, 0), "Yes: Boar dies")):
        assert result(f"{BLOCKERS}{' '.join(blocks[one] for one in said)}\nDoes Boar die?")[0] == boar
    assert result(f"{BLOCKERS}{blocks[0]} {blocks[2]}\nDoes B lose?")[0] == "Yes: B loses"
    alone = result(f"{BLOCKERS.replace(' with a Boar 3/3', '')}{blocks[0]} B blocks nothing.\nDoes B lose?")
    assert alone[0] == "Yes: B loses"


def test_who_could_not_block_does_not_whatever_was_said_before() -> None:
    """Behind that nobody does anything before blocks: B has no creature, so that nobody asks B."""
    said = BLOCKERS.replace(" with a Boar 3/3", "") + "Before blocks nobody does anything. C blocks Elf with Drudge. "
    assert result(f"{said}B does not block.\nDoes B lose?")[0] == "Yes: B loses"
    twice = result(f"{BLOCKERS}B blocks Ogre with Boar. C blocks Elf with Drudge. B does not block.\nDoes B lose?")
    assert twice[0].startswith("Not possible") or "depends" in twice[0]


def test_a_block_of_one_player_alone_leaves_that_of_another_open() -> None:
    asked = of(f"{BLOCKERS}C blocks Elf with Drudge.\nDoes B lose?").replies[0]
    assert asked.result[0].en == "it depends on what B chooses"
    mine = result("A has Ogre 4/4, B has Boar 3/3. A attacks with Ogre. A blocks Ogre with Boar.")
    assert mine[0].startswith("Not possible")


def test_nothing_resolves_once_the_game_is_over() -> None:
    """What was on the stack as somebody lost stays there (104.1), and whoever asks what can be done then is answered."""
    lost = """
A: life 1; Leech 2/2 "Whenever you cast a spell, you lose 1 life."; hand: Zap {R} instant "~ deals 3 damage to any target."
A casts Zap on B
Can Leech attack?
"""
    assert result(lost)[0] == "No: Leech can't attack: the game is over"


HUSH_JA = "B: 手札に揉消 {U} インスタント「起動型能力1つか誘発型能力1つを対象とし、それを打ち消す。」、ライフ6\n"
SAND_JA = (
    f"A: 手札に砂術師 {{1}}{{U}} クリーチャー 1/1「~が戦場に出たとき、カードを1枚引く。」\n{HUSH_JA}Aは砂術師を唱える。"
)
STORM_JA = (
    "A: 手札に触手 {B} ソーサリー「対象の対戦相手は2点のライフを失う。\\nストーム」、"
    "儀式 {B} インスタント「カードを1枚引く。」\n"
    f"{HUSH_JA}"
    "Aのターン。Aは儀式を唱える。解決後、Aは触手を唱える、対象はB。"
)


@each(
    [
        (f"{SAND_JA}Bは誘発に対応して、砂術師の誘発に揉消を唱える。\nAは何枚引く?", "Aはカードを引かない"),
        (f"{STORM_JA}Bはストームの誘発に対応して、触手の誘発に揉消を唱える。\nBのライフは?", "Bのライフは4"),
        (f"{STORM_JA}\nBのライフは?", "Bのライフは2"),
    ]
)
def test_what_triggered_is_answered_by_what_it_is_of_or_by_what_it_triggers(text: str, said: str) -> None:
    """701.5a, 702.40a: the copies are not made; the spell itself resolves."""
    assert str(of(text, "ja").replies[0].result[0].ja) == said


def test_a_trigger_of_what_is_not_there_is_not_answered() -> None:
    with pytest.raises(JudgekitError):
        of(f"{SAND_JA}Bは角牛の誘発に対応して、砂術師の誘発に揉消を唱える。\nAは何枚引く?", "ja")


_CHOIR = '{} 1/1 "Whenever another creature enters the battlefield, you gain 1 life."'
CHOIR = f"""A: {_CHOIR.format("Alto")}, {_CHOIR.format("Bass")}; hand: Bear {{G}} creature 2/2
B: hand: Zap {{R}} instant "~ deals 3 damage to any target."
A casts Bear. It resolves.
"""


@each(
    [
        ("B casts Zap on A in response to the first trigger.", 20),
        ("In response to the second trigger B casts Zap on A.", 21),
        ("B responds to the last trigger with Zap on A.", 21),
        ("With the other trigger on the stack B casts Zap on A.", 21),
        ("Before the last trigger resolves, B casts Zap on A.", 21),
        ("The first trigger resolves. In response to the second trigger B casts Zap on A.", 21),
        ("With the first trigger resolved, B casts Zap on A.", 21),
        ("One of the triggers resolves. B casts Zap on A in response to the other trigger.", 21),
        ("2つ目の誘発に対応してBはAにZapを唱える。", 21),
        ("最初の誘発にスタックしてBはAにZapを唱える。", 20),
        ("1番目の誘発が解決した後、BはAにZapを唱える。", 21),
        ("誘発が1つ解決したあと、もう1つの誘発に対応してBはAにZapを唱える。", 21),
        ("最後の誘発にレスポンスしてBはAにZapを唱える。", 21),
    ]
)
def test_which_of_several_triggers_is_answered_is_counted_as_they_resolve(told: str, now: int) -> None:
    """603.3b, 405.5: the one that was put on the stack last is the first; what is before the one meant resolves."""
    said = [str(one.en) for one in of(f"{CHOIR}{told}\nWhat's A's life?").replies[0].result]
    assert said == ["A: life 19", f"if nobody does anything more; now {now}"]


@each(
    [
        ("In response to the third trigger B casts Zap on A.", "which of the triggers is meant"),
        ("3つ目の誘発に対応してBはAにZapを唱える。", "which of the triggers is meant"),
        ("All pass. All pass. In response to the second trigger B casts Zap on A.", "nothing to respond to"),
        ("All pass. B casts Zap on A in response to the first trigger.", "which of the triggers is meant"),
    ]
)
def test_a_trigger_that_does_not_wait_is_not_answered(told: str, why: str) -> None:
    with pytest.raises(JudgekitError, match=why):
        of(f"{CHOIR}{told}\nWhat's A's life?")
