"""Which lands pay is taken for granted so that what is said later can be paid too, and said aloud where it makes a difference."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import answered, of, result

BEAR = "Bear {1} creature 2/2"
DRAW = 'Omen {U} instant "Draw a card."'
GROWTH = 'Growth {G} instant "Draw two cards."'


@pytest.mark.parametrize("lands", ["Plains, Island", "Island, Plains"])
def test_what_pays_generic_mana_leaves_the_colour_that_a_later_spell_needs(lands: str) -> None:
    assert "A draws a card" in " ".join(result(f"A: {lands}\nA casts {BEAR}\nBear resolves\nA casts {DRAW}"))


def test_two_payments_give_way_to_one_colour() -> None:
    first = 'Hush {1} instant "You gain 1 life."'
    second = 'Balm {1} instant "You gain 2 life."'
    said = result(f"A: Forest, Plains, Island\nA casts {first}\nA casts {second}\nA casts {GROWTH}")
    assert "A draws 2 cards" in " ".join(said)


def test_which_land_paid_is_said_where_another_could_have() -> None:
    granted = [str(one.en) for one in of(f"A: Plains, Island\nA casts {BEAR}").granted]
    assert any(one.startswith("A pays for Bear with") for one in granted)


def test_lands_that_are_alike_are_not_told_apart() -> None:
    granted = [str(one.en) for one in of(f"A: 3 Plains\nA casts {BEAR}").granted]
    assert not any("pays for" in one for one in granted)


def test_whether_something_can_be_cast_now_looks_for_another_payment_before() -> None:
    said = f"A: Plains, Island; hand: {DRAW}\nA casts {BEAR}\nBear resolves\n? can A cast Omen"
    assert result(said)[0].startswith("Yes")


def test_no_payment_makes_up_for_mana_that_is_not_there() -> None:
    assert (
        "not possible" in " ".join(result(f"A: Plains, Forest\nA casts {BEAR}\nBear resolves\nA casts {DRAW}")).lower()
    )


def test_a_card_of_two_civilizations_stays_for_what_needs_the_second() -> None:
    mana = "A: mana: Storm {fire water 2} 2000, Lava {fire 2} 2000; hand: Imp {fire 1} 1000, Fish {water 1} 1000"
    assert "Fish is put into the battle zone" in " ".join(result(f"rules dm\n{mana}\nA plays Imp\nA plays Fish"))


HUT = 'Hut land "{T}: Add {C}.\\n{1}: ~ becomes a 2/2 creature until end of turn. It\'s still a land."'
ELF = 'Elf 1/1 "{T}: Add {G}."'
SPARED = {
    "what is animated and attacks in one sentence does not pay for itself": (
        f"A has a {HUT} and a Plains. B is at 20.",
        "A activates Hut (ability 2) and attacks with Hut. B does not block.",
        "What's B's life?",
        "B: life 18",
    ),
    "what blocks later": (
        f"A has an {ELF} and a Forest.",
        f"A casts {GROWTH}. B attacks with Rat 2/1. A blocks Rat with Elf.",
        "Does Elf die?",
        "Yes: Elf dies",
    ),
    "a creature stays untapped while a land pays, though it stands first": (
        f"A has an {ELF} and a Forest.",
        f"A casts {GROWTH}.",
        "Is Elf tapped?",
        "No: Elf is untapped",
    ),
    "what a question is about, of two that are good for nothing else": (
        'A has a Ring artifact "{T}: Add {G}." and a Rod artifact "{T}: Add {G}."',
        f"A casts {GROWTH}.",
        "Is Ring tapped?",
        "No: Ring is untapped",
    ),
    "in Japanese": (
        f"A: {HUT}、平地1",
        "Aのターン。AはHutを起動(能力2)してHutで攻撃。Bはブロックしない。",
        "Bのライフは?",
        "Bのライフは18",
    ),
}


@each(SPARED.values())
def test_what_is_spoken_of_later_pays_for_nothing_that_something_else_pays(
    had: str, done: str, asked: str, answer: str
) -> None:
    said = " ".join(result("\n".join((had, done, asked)), lang="ja" if "は" in asked else "en"))
    assert answer in said
    assert "not possible" not in said.lower()


@pytest.mark.parametrize(("said", "life"), [("Aは支払う", 17), ("Aは払わなかった", 20)])
def test_whether_somebody_pays_may_be_said_without_what(said: str, life: int) -> None:
    leak = 'Leak {U} instant "Counter target spell unless its controller pays {1}."'
    spells = f'A: 2 Mountain; hand: Zap {{R}} instant "~ deals 3 damage to any target."\nB: hand: {leak}\n'
    assert (
        result(f"{spells}A casts Zap on B\nB casts Leak on Zap\n{said}\nBのライフは?", lang="ja")[0]
        == f"Bのライフは{life}"
    )


PRISON = (
    'B: Prison enchantment "Creatures can\'t attack you unless their controller pays {2} for each of those creatures."'
)
TAXED = f"A: Ox 4/4, 2 Forest\n{PRISON}, Wall 0/1\n"
THREE = f"Three players A, B and C.\nA: Ox 4/4, Cub 1/1, 2 Forest\n{PRISON}\n"
ZAP = 'A: 3 Mountain; hand: Zap {1}{R} instant "~ deals 3 damage to any target."\n'
BLAZE = 'A: 6 Mountain; hand: Blaze {X}{R} sorcery "~ deals X damage to any target."\n'
CRUISE = 'A: 8 Island, 7 Swamp in graveyard; hand: Cruise {7}{U} sorcery "Delve\\nDraw three cards."\n'
PITCHED = (
    "A: hand: Hush {U} instant \"You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost.\\n"
    'Counter target spell.", Brain {U} instant "Draw a card."\nB: hand: Bolt {R} instant "~ deals 3 damage to any target."\n'
    "B's turn. B casts Bolt on A. A responds with Hush on Bolt, paying 1 life and exiling Brain.\n"
)
THE_COST = "what A pays is the cost of what A declared"


@each(
    [
        (f"{TAXED}A attacks with Ox. A pays. B does not block.\nWhat is B's life?", "B: life 16", THE_COST),
        (f"{TAXED}A attacks with Ox and pays the tax. B does not block.\nWhat is B's life?", "B: life 16", THE_COST),
        (
            f"{THREE}A attacks B with Ox and C with Cub. A pays for it. No blocks.\nWhat is C's life?",
            "C: life 19",
            THE_COST,
        ),
        (
            f"{THREE}A attacks B with Ox, and pays for Prison with his two Forests. No blocks.\nWhat is B's life?",
            "B: life 16",
            'with what is paid is worked out, not taken from "pays for Prison with his two Forests"',
        ),
        (f"{TAXED}A attacks with Ox, paying {{2}}. B does not block.\nWhat is B's life?", "B: life 16", ""),
        (f"{TAXED}Aは{{2}}を払ってOxで攻撃。Bはブロックしない。\nWhat is B's life?", "B: life 16", ""),
        (f"{TAXED}Aは2マナ払ってOxで攻撃した。Bはブロックしない。\nWhat is B's life?", "B: life 16", ""),
        (f"{ZAP}A casts Zap on B, paying {{1}}{{R}}.\nWhat is B's life?", "B: life 17", ""),
        (f"{ZAP}A casts Zap on B, spending 2 mana.\nWhat is B's life?", "B: life 17", ""),
        (f"{ZAP}Aは2マナでZapをBに唱えた。\nWhat is B's life?", "B: life 17", ""),
        (f"{BLAZE}A casts Blaze on B for 3 mana.\nWhat is B's life?", "B: life 18", ""),
        (f"{BLAZE}A casts Blaze for 6 mana, targeting B.\nWhat is B's life?", "B: life 15", ""),
        (f"{BLAZE}Aは5マナでBlazeをBに唱えた。\nWhat is B's life?", "B: life 16", ""),
        (f"{CRUISE}A casts Cruise for 3 mana, delving 5.\nHow many cards does A draw?", "A draws 3 cards", ""),
        (f"{ZAP}A casts Zap on B.\nHow much did A pay?", "A pays {R} (Mountain 1), {R} (Mountain 2) for Zap", ""),
        (f"{PITCHED}What does Hush cost?", "Hush costs {0}, 1 life and exiling Brain", ""),
        (f"{PITCHED}Did A pay anything for Hush?", "Yes: A pays 1 life, exiling Brain for Hush", ""),
    ]
)
def test_what_is_told_to_be_paid_is_the_cost_of_what_was_done(text: str, said: str, granted: str) -> None:
    """508.1d, 601.2f: a payment that is told goes with what was declared."""
    found = answered(text)
    assert str(found.replies[0].result[0].en) == said
    told = [str(one.en) for one in found.granted]
    assert granted in told if granted else not any("costs" in one or "worked out" in one for one in told)


STICK = 'A has 5 Mountain and Stick artifact "{2}: ~ deals 1 damage to any target."\n'


@each(
    [
        (f"{ZAP}A casts Zap on B for 3 mana.", "2 mana, not 3"),
        (f"{ZAP}A casts Zap on B, paying 1.", "2 mana, not 1"),
        (f"{BLAZE}A casts Blaze on B for 9 mana.", "no X makes it cost 9"),
        (f"{BLAZE}A casts Blaze for 9 mana.", "no X makes it cost 9"),
        (f"{CRUISE}A casts Cruise for 3 mana, delving 7.", "1 mana, not 3"),
        (f"{ZAP}Aは3マナ払ってZapをBに唱えた。", "2 mana, not 3"),
        (f"{STICK}A pays 1 and activates Stick on B.", "2 mana, not 1"),
        (f"{STICK}A activates Stick on B, paying 3.", "2 mana, not 3"),
        (f"{STICK}Aは3マナでStickをBに起動した。", "2 mana, not 3"),
        # Where the target is told behind it, the amount is compared as well.
        (f"{STICK}A activates Stick for 3 mana. A targets B.", "2 mana, not 3"),
        (f"{STICK}Aは3マナでStickを起動し、Bを対象にした。", "2 mana, not 3"),
    ]
)
def test_another_amount_than_something_costs_is_refused_naming_the_price(text: str, why: str) -> None:
    """601.2f, 601.2h: what is told to be paid has to be the cost."""
    with pytest.raises(NotationUnclear, match=why):
        of(f"{text}\nWhat is B's life?")


@each(
    [
        (f"{TAXED}A attacks with Ox. A does not pay.\nWhat is B's life?",),
        (f"{TAXED}A attacks with Ox. A pays in full with nothing.\nWhat is B's life?",),
        (f"{ZAP}A casts Zap on B, paying 2 attention.\nWhat is B's life?",),
        (f"{ZAP}A casts Zap on B, paying Mountain twice over.\nWhat is B's life?",),
    ]
)
def test_what_is_no_payment_is_not_taken_for_one(text: str) -> None:
    with pytest.raises(JudgekitError):
        of(text)


@each(["B does not block", "No blocks", "Nobody blocks"])
def test_a_block_told_behind_its_fight_is_none_of_the_next_turn(said: str) -> None:
    """509.1: nobody told of a further attack, and no way is tried in which there is one."""
    text = f"{ZAP}A: Ox 4/4\nA attacks with Ox. After combat A casts Zap on B. {said}.\nWhat is B's life?"
    assert str(of(text).replies[0].result[0].en) == "B: life 13"
