"""What players say of triggered abilities: who aims them, and in which order."""

from __future__ import annotations

from tests.cases import each
from tests.scenarios.notation.tables import result

BOTH = (
    'A is at 20 with an Imp 1/1 "When ~ dies, target player loses 1 life."\n'
    'B is at 20 with an Elf 1/1 "When ~ dies, target player loses 1 life."\n'
    'B: hand: Wrath {2}{W}{W} sorcery "Destroy all creatures."\n'
    "B's turn. B casts Wrath. "
)


@each([
    ("A aims all the triggers at A. B aims all the triggers at A.", 18, 20),
    ("B aims all the triggers at A. A aims all the triggers at A.", 18, 20),
    ("B aims all the triggers at B. A aims all the triggers at A.", 19, 19),
    ("All the triggers target B.", 20, 18),
])  # fmt: skip
def test_each_player_aims_only_his_own_triggers_in_turn_order_however_they_are_told(said: str, a: int, b: int) -> None:
    """603.3b, 603.3d: the active player's are put on the stack and aimed first; another one's are not his to aim."""
    assert result(f"{BOTH}{said} All pass. All pass.\nWhat are the life totals?") == [f"A: life {a}", f"B: life {b}"]
