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


def test_the_ability_of_a_thing_is_aimed_by_who_controls_it_whoever_was_spoken_of_before() -> None:
    text = (
        "ルール magmell\nA: 毒花 2/1「このユニットが破壊されたとき、ユニット1体を対象とする。それに1点のダメージを与える。」\n"
        "B: ライフ15、大亀 2/3(レスト)、狼 3/3\nAのターン。Aは毒花で大亀を攻撃。Bは防御しない。毒花の能力は大亀を対象にする。"
    )
    assert result(f"{text}大亀は破壊される?", "ja")[0] == "はい: 大亀はダストに置かれる"


@each([
    "The Spider blocks the Angel and the Bears block the Rats.",
    "The Bears block the Rats, while the Spider blocks the Angel.",
])  # fmt: skip
def test_two_blocks_in_one_sentence_each_have_a_creature_that_blocks(said: str) -> None:
    there = "A has Wild Rats 1/1 and Pale Angel 4/4. B has a Big Spider 2/4 and Brown Bears 2/2. A attacks with Rats and Angel. "
    assert result(f"{there}{said} What dies?")[0] == "Big Spider dies, Wild Rats dies"


@each(
    [
        "A casts Zap on Ox. B's Elf targets B. A's Elf targets B.",
        "A casts Zap on Ox. A's Elf targets B. B's Elf targets B.",
        "A casts Zap on Ox. B's Elf's trigger targets B. A's Elf's trigger targets B.",
        "AはZapをOxに唱える。BのElfの誘発はBを対象。AのElfの誘発はBを対象。",
    ],
)
def test_targets_of_triggers_of_one_name_are_told_in_any_order(told: str) -> None:
    """603.3b: the active player's are put on the stack first, in whatever order their targets are told."""
    elf = 'Elf 1/1 "Whenever a creature dies, target player loses 1 life and you gain 1 life."'
    text = f'A: life 20, {elf}; hand: Zap {{R}} instant "~ deals 3 damage to any target."\nB: life 20, Elf, Ox 2/2\n'
    assert {"A: life 21", "B: life 19"} < {*result(f"{text}{told}\nWhat are the life totals?")}
