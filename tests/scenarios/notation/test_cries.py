"""What is only exclaimed or said aside is left out aloud; what may say something of the game is read or refused."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from tests.cases import each
from tests.scenarios.notation.tables import of

ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
TRAP = 'Pit {darkness 6} spell "S・トリガー\\n相手のクリーチャーを1体破壊する。"'
BEFORE = f"A has Ox 2/2. B is at 9, with {ZAP} in hand. It's A's turn.\n"


@each(
    [
        (f'{BEFORE}A attacks with Ox. "Not so fast!" B casts Zap on Ox. Does Ox die?', "Yes", "Not so fast!"),
        (f'{BEFORE}A attacks with Ox. "Gotcha!" laughs B. B casts Zap on Ox. Does Ox die?', "Yes", "Gotcha!"),
        (f'{BEFORE}A attacks with Ox. B shouts "Surprise!" and casts Zap on Ox. Does Ox die?', "Yes", "Surprise!"),
        (f"{BEFORE}A attacks with Ox. Ribbit! Ouch! B casts Zap on Ox! Does Ox die?", "Yes", "Ribbit Ouch"),
        (f"{BEFORE}A attacks with Ox, lol. Haha, B casts Zap on Ox, ouch! Does Ox die?", "Yes", "lol Haha ouch"),
        (f"{BEFORE}A attacks with Ox :) B casts Zap on the Ox :D Does Ox die?", "Yes", ":) :D"),
        (f"Modern, Ramp mirror. {BEFORE}A attacks with Ox. What's B's life?", "B: life 7", "Modern, Ramp mirror"),
        (f"Round 3, burn against infect. {BEFORE}A attacks with Ox. What's B's life?", "B: life 7", "Round 3"),
        (f"Magic side event. {BEFORE}A attacks with Ox. What's B's life?", "B: life 7", "side event"),
        (f"Legacy: {BEFORE}A attacks with Ox. What's B's life?", "B: life 7", "Legacy"),
        (f"Old school, {BEFORE}A attacks with Ox. What's B's life?", "B: life 7", "Old school"),
        (
            f"floor judge here, land question. {BEFORE}A attacks with Ox. What's B's life?",
            "B: life 7",
            "floor land question",
        ),
        (f"Judge call @ table 4: {BEFORE}A attacks with Ox. What's B's life?", "B: life 7", "Judge call @ table 4"),
        (
            f"Hi! Trample and menace question. {BEFORE}A attacks with Ox. What's B's life?",
            "B: life 7",
            "Hi menace question",
        ),
        (
            f"got a ruling dispute about haste - {BEFORE}A attacks with Ox. What's B's life?",
            "B: life 7",
            "dispute haste",
        ),
        (
            f"Ox interaction, round 3, table 9: {BEFORE}A attacks with Ox. What's B's life?",
            "B: life 7",
            "Ox interaction",
        ),
        (
            "duel masters question from a player:\nA has Boar {fire 6} 6000. B has 2 shields. A attacks B with Boar.\n"
            "How many shields does B have?",
            "B's shields: 1",
            "question from a player",
        ),
        (
            "rules dm\nA has Boar {fire 6} 6000 and Imp {fire 2} 2000. "
            f"B has 1 shield, it is {TRAP}\nA attacks B with Boar.\nTrigger! B uses Pit on Imp. Does Imp die?",
            "Yes",
            "Trigger",
        ),
    ]
)
def test_a_cry_is_left_out_aloud(text: str, first: str, said: str) -> None:
    found = of(text)
    assert str(found.replies[0].result[0].en).startswith(first)
    aloud = " ".join(str(one.en) for one in found.left_out)
    assert all(one in aloud for one in said.split())
    assert "casts" not in aloud


@each(
    [
        f"{BEFORE}A attacks with Ox. Block! What's B's life?",
        f"{BEFORE}A attacks with Ox. \"No blocks!\" What's B's life?",
        f"{BEFORE}A attacks with Ox. No! What's B's life?",
        f"{BEFORE}A attacks with Ox. B yells \"Die, ox!\" and casts Zap on Ox. What's B's life?",
        f"{BEFORE}A attacks with Ox. Wait, B casts Zap on Ox. What's B's life?",
        f"Round 3, A is at 4. {BEFORE}A attacks with Ox. What's A's life? And what's the board of round 3?",
        f"Two Elks question. {BEFORE}A attacks with Ox. What's B's life?",
        f"Everyone has hexproof, quick question: {BEFORE}A attacks with Ox. What's B's life?",
        f"B is hellbent, problem. {BEFORE}A attacks with Ox. What's B's life?",
        f"The Elk situation: {BEFORE}A attacks with Ox. What's B's life?",
        f"Modern, two Elks. {BEFORE}A attacks with Ox. What's B's life?",
    ]
)
def test_what_may_say_something_is_no_cry(text: str) -> None:
    with pytest.raises(JudgekitError):
        of(text)


def test_rules_with_a_capital_name_the_game_and_are_no_cry() -> None:
    found = of("Rules magmell. A has a Snake 3/2. B is at 11. A attacks with Snake. What's B's life?")
    assert found.left_out == ()
