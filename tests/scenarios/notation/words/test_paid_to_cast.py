"""What is given for a spell, said before it or behind "by"; whether it may be cast so is worked out by hand (118.9, 601.2f)."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from tests.cases import each
from tests.scenarios.notation.tables import answered, of, result

DENY = (
    "Deny {3}{U}{U} instant \"You may pay 1 life and exile a blue card from your hand rather than pay ~'s mana cost.\\n"
    'Counter target spell."'
)
ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
DREAM = 'Dream {U} sorcery "Draw a card."'
HURL = 'Hurl {1}{R} instant "As an additional cost to cast this spell, sacrifice a creature.\\n~ deals 2 damage to any target."'
TOLL = 'Toll 2/1 "Noncreature spells cost {1} more to cast."'


def _table(lands: str, toll: bool = True, hand: str = DREAM) -> str:
    there = f"A: {TOLL}, 2 Mountain; hand: {ZAP}\n" if toll else f"A: Mountain; hand: {ZAP}\n"
    return f"{there}B: life 3, {lands}; hand: {DENY}, {hand}\nA casts Zap on B.\n"


ONE, TAPPED = _table("Island"), _table("Island (tapped)")

CAN = {
    "by": (f"{ONE}Can B cast Deny on Zap by exiling Dream?", "Yes"),
    "by, and life": (f"{ONE}Can B cast Deny on Zap by paying 1 life and exiling Dream?", "Yes"),
    "to cast": (f"{ONE}Can B exile Dream to cast Deny on Zap?", "Yes"),
    "two things to cast": (f"{ONE}Can B pay 1 life and exile Dream to cast Deny on Zap?", "Yes"),
    "the tax cannot be paid (118.9d)": (f"{TAPPED}Can B cast Deny on Zap by exiling Dream?", "No"),
    "the tax cannot be paid, to cast": (f"{TAPPED}Can B exile Dream to cast Deny on Zap?", "No"),
    "no tax": (f"{_table('Island (tapped)', toll=False)}Can B cast Deny on Zap by exiling Dream?", "Yes"),
    "no blue card": (
        f"{_table('Island', toll=False, hand=ZAP.replace('Zap', 'Pang'))}Can B cast Deny on Zap by exiling Pang?",
        "No",
    ),
    "an additional cost": (f"A: Ox 2/2, 2 Mountain; hand: {HURL}\nCan A cast Hurl on B by sacrificing Ox?", "Yes"),
    "an additional cost, to cast": (
        f"A: Ox 2/2, 2 Mountain; hand: {HURL}\nCan A sacrifice Ox to cast Hurl on B?",
        "Yes",
    ),
    "in Japanese": (f"{ONE}BはDreamを追放して、DenyをZapに唱えられる?", "Yes"),
    "in Japanese, two things": (f"{ONE}BはDreamを追放してライフを1点支払い、DenyをZapに唱えられる?", "Yes"),
    "in Japanese, behind the spell": (f"{ONE}BはDenyをDreamを追放してZapに唱えられる?", "Yes"),
    "in Japanese, life first": (f"{ONE}Bは1点のライフを支払ってDreamを追放し、DenyをZapに唱えられる?", "Yes"),
    "in Japanese, the tax": (f"{TAPPED}BはDreamを追放して、DenyをZapに唱えられる?", "No"),
    "in Japanese, an additional cost": (
        f"A: Ox 2/2, 2 Mountain; hand: {HURL}\nAはOxを生け贄に捧げてHurlをBに唱えられる?",
        "Yes",
    ),
}


@each(CAN)
def test_whether_it_may_be_cast_so(case: str) -> None:
    text, expected = CAN[case]
    (said, *_more) = result(text)
    assert said.startswith(expected), said
    assert "decision" not in said


DONE = {
    "to cast": f"{ONE}B exiles Dream to cast Deny on Zap.\nWhat is B's life?",
    "by": f"{ONE}B casts Deny on Zap by exiling Dream.\nWhat is B's life?",
    "instead of mana": f"{ONE}B casts Deny on Zap, exiling Dream rather than pay its mana cost.\nWhat is B's life?",
    "instead of mana, to cast": f"{ONE}B exiles Dream instead of paying mana to cast Deny on Zap.\nWhat is B's life?",
    "in Japanese": f"{ONE}BはDreamを追放して、DenyをZapに唱える。\nBのライフは?",
    "in Japanese, with life": f"{ONE}BはDreamを追放してライフを1点支払い、DenyをZapに唱える。\nBのライフは?",
}


@each(DONE)
def test_what_is_given_is_paid(case: str) -> None:
    assert result(DONE[case])[0] == "B: life 2"


REFUSED = {
    "no cost of it": f"{_table('2 Island', hand=DREAM.replace('sorcery', 'instant'))}Can B cast Dream by exiling Deny?",
    "nothing asks for it": f"{ONE}Can B exile Dream?",
    "nothing asks for it in Japanese": f"{ONE}BはDreamを追放できる?",
    "another deed that nobody asks for": f"{ONE}B exiles Dream.\nWhat is B's life?",
    "instead of mana, and nothing is given": f"{ONE}B casts Deny on Zap instead of paying mana.\nWhat is B's life?",
    "mana instead of mana": f"{ONE}B casts Deny on Zap, paying mana rather than pay its mana cost.\nWhat is B's life?",
    "more life than the cost": f"{ONE}B pays 2 life and exiles Dream to cast Deny on Zap.\nWhat is B's life?",
}


@each(REFUSED)
def test_what_nobody_asks_for_is_no_no(case: str) -> None:
    """That nobody asks for it does not say that it is forbidden."""
    try:
        found = answered(REFUSED[case])
    except JudgekitError:
        return
    assert found.unread is not None or found.replies[0].unread is not None, found.replies[0].result


def test_of_is_strict() -> None:
    with pytest.raises(JudgekitError):
        of(f"{ONE}B exiles Dream.\nWhat is B's life?")
