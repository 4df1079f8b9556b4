"""What a player is supposed to do is supposed in that player's turn, where nobody says whose turn it is."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of, result

DOOM = 'A has an Ox 4/4. B has in hand Doom {2}{B}{B} sorcery "Destroy all creatures."'


def test_a_sorcery_is_cast_in_the_turn_of_who_casts_it() -> None:
    assert result(f"{DOOM}\nIf B casts Doom, does Ox die?")[0] == "Yes: Ox dies"
    assert any("B's turn" in str(one.en) for one in of(f"{DOOM}\nIf B casts Doom, does Ox die?").granted)


def test_a_turn_that_is_said_stays_the_turn() -> None:
    assert result(f"{DOOM}\nA's turn\nIf B casts Doom, does Ox die?")[0].startswith("Not possible")


def test_he_is_who_has_the_turn_that_was_just_spoken_of() -> None:
    """Only the active player attacks (508.1): "B has an Elf" before it does not make him B."""
    for turn in ("It's A's turn and he attacks with Ox", "It is A's turn. He attacks with Ox"):
        found = of(f"A has an Ox 3/3. B has an Elf 1/1. {turn}. B does not block.\nWhat's B's life?")
        assert str(found.replies[0].result[0].en) == "B: life 17"
        assert any(str(one.en).endswith('e" is A') for one in found.granted)
    other = of("A has an Ox 3/3. It's A's turn. B has an Elf 1/1. He has a Wall 0/4.\nWho has the Wall?")
    assert any(str(one.en) == '"He" is B' for one in other.granted)


def test_what_a_block_is_asked_of_attacks_in_its_own_players_turn() -> None:
    """Who is asked to block is the defending player, whatever letter that is (509.1a); a turn that is said stays one."""
    there = 'A has an Ox 4/4. B has a Bird 2/2 "Flying".\n'
    for asked in ("Can Ox block Bird?", "Can A block Bird with Ox?", "OxはBirdをブロックできる?"):
        assert result(there + asked)[0].startswith(("No", "いいえ"))
        assert "it is B's turn" in [str(one.en) for one in of(there + asked).granted]
    with pytest.raises(NotationUnclear, match="has to decide first"):
        of(f"{there}A's turn\nCan Ox block Bird?")


IMP = 'A has an Imp 2/2 "Whenever ~ attacks, you may draw a card." B has an Elf 1/1.\nA attacks with Imp.\n'
GHOUL = (
    'A has a Ghoul 2/2 "Whenever ~ attacks, you may sacrifice a creature. If you do, ~ gains flying until end of turn." '
    "and a Cub 1/1. B has an Elf 1/1.\nA attacks with Ghoul.\n"
)
CALM = (
    'A has Calm {1}{W} aura "Enchant creature\\nEnchanted creature can\'t attack or block." in hand. B has an Ox 4/4.\n'
)
MAY = (
    'A has Zap {R} instant "~ deals 3 damage to any target." in hand. '
    'B has Elf 1/1 "When ~ dies, you may draw a card." and a Cub 2/2.\n'
)


@each([
    (IMP, "Can B block Imp with Elf?", "Yes: ", "whatever is decided before"),
    (IMP, "Can Elf block Imp?", "Yes: ", "whatever is decided before"),
    (GHOUL, "Can B block Ghoul with Elf?", "it depends on what A chooses", ""),
    (f"{CALM}A casts Calm on Ox.\n", "Can Ox attack?", "No: Ox can't attack: a restriction", "that is told of B's next turn"),
    (f"{CALM}A casts Calm on Ox.\n", "Can B attack with Ox on B's next turn?", "No: ", "that is told of B's next turn"),
    (f"{CALM}A casts Calm on Ox.\n", "Oxは次のターン攻撃できる?", "いいえ: ", "that is told of B's next turn"),
    (f"{MAY}A casts Zap on Elf.\n", "Can Cub attack?", "Yes: Cub can attack", "that is told of B's next turn"),
    ("rules dm\nA's turn. A: Drake {fire 5} 5000. B: Imp {fire 2} 2000.\n", "Can Imp attack?", "No: ", "in B's next turn: Yes"),
    ("rules magmell\nA's turn. A: Snake 3/2. B: Guard 1/5.\n", "Can Guard attack?", "No: ", "in B's next turn: Yes"),
    ("A has an Ox 4/4. B has an Elf 1/1 with defender.\n", "Can Elf attack?", "No: Elf can't attack: a restriction", ""),
])  # fmt: skip
def test_what_can_be_done_is_judged_where_it_is_decided(there: str, asked: str, answer: str, told: str) -> None:
    """Whose turn it is, or what somebody may choose before (508.1, 509.1), is never the reason why something cannot be done."""
    (reply,) = of(f"{there}{asked}").replies
    said = [*(f"{one.en}" for one in reply.result), *(f"{one.ja}" for one in reply.result)]
    assert any(one.startswith(answer) for one in said), said
    assert any(told in one for one in said), said
    assert not any("decides, not" in one or "priority" in one for one in said), said
    assert "Yes" not in answer or not reply.branches
