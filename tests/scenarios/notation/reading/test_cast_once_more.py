"""Who casts a known card that nobody spoke of before has it in hand, and another one for each time that it is cast."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of, result, served

pytestmark = pytest.mark.usefixtures(served.__name__)

CARDS = [
    {
        "name": "Lightning Bolt",
        "type_line": "Instant",
        "mana_cost": "{R}",
        "oracle_text": "~ deals 3 damage to any target.",
    },
    {"name": "Shock", "type_line": "Instant", "mana_cost": "{R}", "oracle_text": "~ deals 2 damage to any target."},
    {"name": "Counterspell", "type_line": "Instant", "mana_cost": "{U}{U}", "oracle_text": "Counter target spell."},
    {"name": "Grizzly Bears", "type_line": "Creature — Bear", "mana_cost": "{1}{G}", "power": "2", "toughness": "2"},
]


SITUATIONS = {
    # 117.7, 608.1: the response resolves first, and who is at 0 loses (704.5a).
    "called for short, and by its whole name in response": (
        "A and B are both at 3. A bolts B's face. B responds with Lightning Bolt on A. Who wins?",
        "B wins",
    ),
    "by its whole name, and for short in response": (
        "A and B are both at 3. A casts Lightning Bolt on B. B bolts A in response. Who wins?",
        "B wins",
    ),
    "only one of two players is said to have it": (
        "A and B are both at 3. B has Lightning Bolt in hand. A bolts B. B bolts A in response. Who wins?",
        "B wins",
    ),
    "again": ("A is at 7. B bolts A. Then B bolts A again. What is A's life?", "A: life 1"),
    "twice in one sentence": ("A is at 7. B bolts A, then bolts A again. What is A's life?", "A: life 1"),
    "its name is the verb": ("A is at 7. B shocks A. Then B shocks A. What is A's life?", "A: life 3"),
    "between them another player casts one": (
        "A is at 7. B casts Shock on A. A responds with Shock on B. B responds with Shock on A. What is A's life?",
        "A: life 3",
    ),
    "the first one was countered (701.5a)": (
        "A is at 7. B casts Lightning Bolt on A. A casts Counterspell on Lightning Bolt. B casts Lightning Bolt on A. "
        "What is A's life?",
        "A: life 4",
    ),
}


@each(SITUATIONS)
def test_every_player_casts_a_card_of_their_own(name: str) -> None:
    said, answer = SITUATIONS[name]
    assert result(said)[0] == answer


def test_another_one_is_said_aloud() -> None:
    granted = [str(one.en) for one in of("B shocks A. Then B shocks A. What is A's life?").granted]
    assert "B has Shock in hand" in granted
    assert "B has another Shock in hand" in granted


REFUSED = {
    "one is in hand, and two are cast": "B has Shock in hand. B casts Shock on A. B casts Shock on A. What is A's life?",
    "the only one is on the battlefield": "A has Grizzly Bears. A casts Grizzly Bears. How many creatures does A have?",
}


@each(REFUSED)
def test_what_nobody_has_another_one_of_is_asked_back(name: str) -> None:
    with pytest.raises(NotationUnclear, match="has no other one"):
        of(REFUSED[name])


def test_whether_it_is_legal_is_answered() -> None:
    found = result("B has Shock in hand. B casts Shock on A. B casts Shock on A. Is that legal?")[0]
    assert found.startswith("Not possible: B casts Shock on A")


def test_what_lies_in_the_graveyard_as_told_is_not_cast() -> None:
    found = result("A has Shock in the graveyard. A casts Shock on B. What is B's life?")[0]
    assert found.startswith("Not possible: A casts Shock on B")
