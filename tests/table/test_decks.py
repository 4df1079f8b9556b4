"""Whether decks are legal is asked of each deck by its zone; the first that is not gives the answer and the rules."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from judgekit.engine import Allowed, Refused
from judgekit.table.adapter import Misfit, Session
from judgekit.table.decks import deck_query


def at_most(most: int, rule: str) -> Any:
    return lambda cards: Allowed((rule,)) if len(cards) <= most else Refused((f"{rule}.1",), "too many")


LEGAL = deck_query(library=at_most(3, "1"), side_deck=at_most(1, "2"))
TABLE = cast("Session", SimpleNamespace(position=SimpleNamespace(cards={"Elf": object()})))


@pytest.mark.parametrize(
    ("decks", "value", "rules"),
    [
        ({"library": {"Elf": "3"}, "side-deck": {"Elf": "1"}}, "legal", ("1", "2")),
        ({"side-deck": {"Elf": "1"}}, "legal", ("2",)),
        ({"library": {"Elf": "4"}, "side-deck": {"Elf": "1"}}, "illegal", ("1.1",)),
        ({"library": {"Elf": "1"}, "side-deck": {"Elf": "2"}}, "illegal", ("2.1",)),
    ],
)
def test_every_deck_that_is_named_is_judged(decks: dict[str, Any], value: str, rules: tuple[str, ...]) -> None:
    found = LEGAL(TABLE, {"deck": decks})
    assert (found.value, found.rules) == (value, rules)


def test_a_deck_that_is_no_table_is_a_misfit_that_names_the_decks() -> None:
    with pytest.raises(Misfit, match="`library` or `side-deck`"):
        LEGAL(TABLE, {"deck": "Elf"})
