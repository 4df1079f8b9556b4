"""Who plays and what, in whatever words; of a Commander game each begins at 40 (903.7)."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from tests.cases import each
from tests.scenarios.notation.tables import of

FIGHT = "A has Ox 2/2. A attacks C with Ox. C's life?"


@each(
    [
        (f"Commander game with three players, A, B and C. {FIGHT}", 38),
        (f"Commander game, three players A, B and C. {FIGHT}", 38),
        (f"A Commander pod of three: A, B and C. {FIGHT}", 38),
        (f"This is a three-player commander game (A, B, C). {FIGHT}", 38),
        (f"EDH, 3 players: A, B, C. {FIGHT}", 38),
        (f"We're playing EDH: A, B and C at the table. {FIGHT}", 38),
        (f"Free-for-all with A, B and C in this order. {FIGHT}", 18),
        (f"In a three-player Commander game, C is at 9. {FIGHT}", 7),
        (f"Three players: A, B and C. {FIGHT}", 18),
        (f"Three players, A, B and C, each at 9. {FIGHT}", 7),
        (f"Three players: A, B, C, all with 9 life. {FIGHT}", 7),
        (f"Three players A, B and C, with C at 9. {FIGHT}", 7),
    ]
)
def test_who_plays(text: str, life: int) -> None:
    assert of(text).replies[0].result[0].en == f"C: life {life}"


@each(
    [
        f"Commander game with four players, A, B and C. {FIGHT}",
        f"Commander game with three angry players, A, B and C. {FIGHT}",
        f"In a five-player Commander game, C is at 9. {FIGHT}",
        f"Three players: A, B and C, nobody has any cards. {FIGHT}",  # what is told of them is no other player
        f"Three players, A, B and C, A going first. {FIGHT}",
        f"Three players, A, B and C, each angry. {FIGHT}",
    ]
)
def test_another_number_of_players_is_refused(text: str) -> None:
    with pytest.raises(JudgekitError):
        of(text)


def test_a_commander_is_told_between_commas() -> None:
    zap = 'Zap {R} instant "~ deals 3 damage to any target."'
    said = f"Commander game. A has Kit 3/3, his commander, on the battlefield. A has {zap} in hand."
    found = of(f"{said} A casts Zap on Kit. A puts it back into the command zone. Where is Kit?")
    assert found.replies[0].result[0].en == "Kit is in A's command zone"


@each(
    [
        ("A attacks C with Ox. No blocks. Does C lose?", "Yes"),
        ("B attacks C with Elk, and nobody blocks. Does C lose?", "Yes"),
        ("C attacks A with Hen. No blocks. A's life?", "A: life 19"),
    ]
)
def test_that_nobody_blocks_is_said_of_whoever_is_attacked(told: str, answer: str) -> None:
    text = f"Three players A, B and C. A has Ox 3/3. B has Elk 3/3. C is at 2 with a Hen 1/1. {told}"
    assert str(of(text).replies[0].result[0].en).startswith(answer)
