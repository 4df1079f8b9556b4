"""What a player is supposed to do is supposed in that player's turn, where nobody says whose turn it is."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
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
