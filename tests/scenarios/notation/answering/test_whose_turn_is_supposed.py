"""What a player is supposed to do is supposed in that player's turn, where nobody says whose turn it is."""

from __future__ import annotations

from tests.scenarios.notation.tables import of, result

DOOM = 'A has an Ox 4/4. B has in hand Doom {2}{B}{B} sorcery "Destroy all creatures."'


def test_a_sorcery_is_cast_in_the_turn_of_who_casts_it() -> None:
    assert result(f"{DOOM}\nIf B casts Doom, does Ox die?")[0] == "Yes: Ox dies"
    assert any("B's turn" in str(one.en) for one in of(f"{DOOM}\nIf B casts Doom, does Ox die?").granted)


def test_a_turn_that_is_said_stays_the_turn() -> None:
    assert result(f"{DOOM}\nA's turn\nIf B casts Doom, does Ox die?")[0].startswith("Not possible")
