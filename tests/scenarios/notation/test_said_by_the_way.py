"""What is told and asked by the way: remarks, facts behind facts, questions in other words; answers worked out by hand."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from tests.cases import each
from tests.scenarios.notation.tables import answered, of

ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
TIDE = 'Tide {water 2} spell "バトルゾーンにあるクリーチャーを1体選び、持ち主の手札に戻す。"'
SHARK = 'Shark {water 5} evolution creature 6000 race Merfolk "進化－自分のマーフォーク1体の上に置く。"'
OX = "A: Ox 2/2\nA attacks B with Ox, no blocks.\n"

SITUATIONS = {
    "the same life, told with too": (f"A is at 3. B is on 3 too, with {ZAP} in hand.\nB zaps A.\nWho wins?", "B wins"),
    "the same life, told with as well": (f"A is at 5. B is at 5 as well.\n{OX}What is B's life?", "B: life 3"),
    "what lies in whose graveyard": (
        'Echo {1}{R} sorcery "~ deals 2 damage to any target.\\nFlashback {R}" is in A\'s graveyard.\n'
        "A flashes back Echo on B.\nWhere does Echo end up?",
        "Echo is in exile",
    ),
    "in whose zone it is (400.3)": (
        f"A: {ZAP.replace('Zap', 'Pang')} in hand\nA pangs B.\nWhose graveyard is Pang in?",
        "Pang is in A's graveyard",
    ),
    "of in a name": (
        "A: a Keep of the Vale 2/5\nB: Ox 3/3\nB attacks A with Ox, A blocks with Keep.\nDoes Keep die?",
        "No",
    ),
    "counters behind a comma in a name (704.5i)": (
        "B is at 9, controls Sarn, the Tide Sage with 3 loyalty counters and a 1/1.\n"
        "Card: Sarn, the Tide Sage {3}{U} planeswalker loyalty 4\n"
        "A: Ox 4/4\nA attacks Sarn with Ox, no blocks.\nDoes Sarn die?",
        "Yes",
    ),
    "blocks still to come (509.1)": (
        'A: Ox 2/2; hand: Might {G} instant "Target creature gets +3/+3 until end of turn."\nB: Wall 0/4\n'
        "A attacked B with the Ox, no blocks yet. A cast Might on the Ox. B blocked with the Wall.\nDoes Wall die?",
        "Yes",
    ),
    "what a price is said to be": (
        f"A: Ox 3/3\nB: hand: {ZAP}\nB zapped Ox, A says it costs two.\nDoes Ox die?",
        "Yes",
    ),
    "what lies under it, behind it": (
        f"rules dm\nA has {SHARK}, under it Minnow {{water 2}} 2000 race Merfolk.\nB: hand: {TIDE}\nB's"
        f" turn\nB casts Tide on Shark.\n"
        "Is Minnow in A's hand?",
        "Yes",
    ),
    "under it, behind what lies there": (
        f"rules dm\nA has {SHARK} with Minnow {{water 2}} 2000 race Merfolk under it.\nB: hand:"
        f" {TIDE}\nB's turn\nB casts Tide on Shark.\n"
        "Is Minnow in A's hand?",
        "Yes",
    ),
    "a commander that is first named where it dealt damage (704.6c)": (
        "Commander game. B is at 25 and has taken 17 commander damage from A's commander Gorm {2}{G} legendary creature 4/4.\n"
        "A attacks B with Gorm, no blocks.\nDoes B lose?",
        "Yes",
    ),
    "for the win, with what is gone": (
        "rules dm\nA: Cub {fire 2} 2000\nB: no shields\nA's turn\nCan A attack with Cub for the win?",
        "Yes: A wins",
    ),
    "one question or another": (
        f"A: Ox 3/3\nB: hand: {ZAP}\nB zaps Ox.\nDoes Ox end up in exile or who gets the card?",
        "No",
    ),
    "who is told of with a number in brackets": (
        "rules magmell\nA has Snake 3/2. B (life 3) has 3 stones.\nA attacks B with Snake.\nDoes B lose?",
        "Yes",
    ),
    "a question that they argue about": (
        f"A: Ox 3/5\nB: hand: {ZAP}\nB zaps Ox. How big is Ox afterwards is what they argue about.",
        "Ox: pt 3/5",
    ),
    "an order that nobody knows": (
        f"A: Elk 2/2\nB: Ox 3/3. Nobody remembers which one came down first (does it matter?).\nB: hand:"
        f" {ZAP}\nB zaps Elk.\nDoes Elk die?",
        "Yes",
    ),
    "an old trick": (f"A: Ox 3/3\nB: hand: {ZAP}\nB zaps Ox.\n(Old trick, I know.)\nDoes Ox die?", "Yes"),
    "what is shouted at a judge": (
        f"A: Ox 3/3\nB: hand: {ZAP}\nB zaps Ox. A says hexproof, judge please.\nDoes Ox die?",
        "Yes",
    ),
    "a line that goes on in the next one": (
        "rules dm\nB has no shields and no creatures. A has Elk {fire 3} 3000 that just came in,\n"
        'and in hand Stag {fire 5} evolution creature 6000 "進化－自分のクリーチャー1体の上に置く。".\n'
        "A puts Stag on Elk and attacks B with Stag.\nWho wins?",
        "A wins",
    ),
    "a size before the name of what did something": (
        "A's 5/5 Ox attacked B. B didn't block.\nWhat is B's life?",
        "B: life 15",
    ),
    "what a thing has behind its size, and what it did": (
        "A's Ox 5/5 first strike attacked B. B blocked with a Wall 5/5.\nDoes Ox die?",
        "No",
    ),
    "nothing else": (f"A: {ZAP} in hand\nB has Ox 3/3 only.\nA zaps Ox.\nDoes Ox die?", "Yes"),
    "a color": ("A: Ox {G} creature 2/2\nIs Ox red?", "Ox: colors green"),
    "into somebody's board": ("A: Ox 4/4\nA's Ox swings into B's board.\nno blocks\nWhat is B's life?", "B: life 16"),
}


@pytest.mark.parametrize(("text", "first"), SITUATIONS.values(), ids=SITUATIONS)
def test_what_is_told_by_the_way_is_answered(text: str, first: str) -> None:
    assert str(of(text).replies[0].result[0].en).startswith(first)


@pytest.mark.parametrize(
    "text",
    [
        f"A is at 5. B is at 5 also tapped.\n{OX}What is B's life?",
        f"A says it goes to Ox, judge.\n{OX}What is B's life?",
        f"{OX}(two cards, I know)\nWhat is B's life?",
        f"{OX}(Elk is tapped, I know)\nWhat is B's life?",
        f"{OX}A says red, judge please.\nWhat is B's life?",
        f"{OX}Nobody remembers whether Ox was tapped.\nWhat is B's life?",
        "A: Ox 2/2, Elk 2/2\nB: Wall 0/4\nElk was there second.\nA attacks B with Ox, no blocks.\nWhat is B's life?",
        "A: Ox 2/2,\nsomething else\nA attacks B with Ox.\nWhat is B's life?",
        "A's Ox 5/5 dancing trample attacked B.\nWhat is B's life?",
        "A: Ox 2/2\nA attacks B with Ox, no lands yet.\nWhat is B's life?",
    ],
)
def test_what_may_matter_is_refused(text: str) -> None:
    with pytest.raises(JudgekitError):
        of(text)


DOOM = 'A: Ox 3/3\nB: hand: Doom {2}{B}{B} sorcery "Destroy all creatures."\nA\'s turn\nB casts Doom.\n'
TAPPED = "A: Ox 4/4 (tapped)\nB: life 5, Elf 1/1\nA attacks with Ox.\n"


@each(
    [
        (
            f"{DOOM}Does Ox die? What is A's life? Is that legal?",
            ["No: Ox survives", "A: life 20", "No: that cannot be done"],
        ),
        (
            f"{TAPPED}Can A do that? Can B block Ox with Elf? What happens?",
            ["No: that cannot be done", "No: B can't", "nothing"],
        ),
        (f"{TAPPED}B blocks Ox with Elf.\nDoes Elf die?", ["No: Elf survives"]),
        (f"{TAPPED}Bは死ぬ?", ["No: B survives what was done"]),
        (f"{TAPPED}それはできる? Bのライフは?", ["No: that cannot be done", "B: life 5"]),
        (
            "rules dm\nA: Ox {fire 5} 5000 (tapped)\nB: 3 shields\nA attacks B with Ox.\nHow many shields does B have?",
            ["B's shields: 3"],
        ),
        ("rules magmell\nA: Ox 3/4 (tapped)\nB: life 5\nA attacks with Ox.\nWhat is B's life?", ["B: life 5"]),
    ]
)
def test_questions_behind_what_cannot_be_done_are_answered_as_things_stand_before_it(
    text: str, said: list[str]
) -> None:
    """307.1: a sorcery in another player's turn; 508.1a: a tapped attacker. None of the questions goes without a word."""
    first, *others = answered(text).replies
    assert str(first.result[0].en).startswith("Not possible")
    assert len(others) == len(said)
    for reply, begin in zip(others, said, strict=True):
        led = "" if begin.startswith("No: that") else "That is not done; as things stand before it: "
        assert str(reply.result[0].en).startswith(f"{led}{begin}")
    assert ("Nor is done what is told behind it" in str(first.result[-1].en)) == ("blocks Ox with Elf" in text)


def test_what_came_first_of_several_is_older_than_each_of_them() -> None:
    """613.7: the later one decides. Which of the others is older stays open; basic lands are none of them."""
    text = (
        'A has Mite Field {W} enchantment "All creatures have base power and toughness 1/1." and 2 Forest.\n'
        'B has Giant Field {G} enchantment "All creatures have base power and toughness 5/5." and an Elk 2/2.\n'
        "Mite Field was there {when}.\nHow big is Elk?"
    )
    told = [str(of(text.replace("{when}", when)).replies[0].result[0].en) for when in ("first", "last")]
    assert told == ["Elk: pt 5/5", "Elk: pt 1/1"]
