"""In which zones descriptions look whose alternatives lie in different ones."""

from __future__ import annotations

from typing import Any

from judgekit.games.mtg.terms.records import Filter
from judgekit.games.mtg.text.structured.filters import read_filter
from judgekit.language.parts import Part

IN_HAND = {"kind": "card", "zone": "hand"}


def described(value: Any) -> Filter:
    return read_filter(Part(value, (), frozenset()))


def test_alternatives_in_different_zones_are_each_looked_for_in_their_own() -> None:
    found = described({"any": [IN_HAND, {"kind": "permanent"}], "owner": "you"})
    assert (found.kind, found.zones) == ("object", ("hand", "battlefield"))
    (either,) = [test for test in found.tests if test.what == "either"]
    assert [member.zones for member in either.value] == [("hand",), ("battlefield",)]


def test_a_list_of_descriptions_says_the_same_as_alternatives() -> None:
    assert described([IN_HAND, {"kind": "permanent"}]) == described({"any": [IN_HAND, {"kind": "permanent"}]})


def test_two_zones_of_cards_are_looked_through_though_no_other_kind_is_meant() -> None:
    found = described({"any": [{"zone": "hand"}, {"zone": "graveyard"}]})
    assert found.zones == ("hand", "graveyard")


def test_alternatives_in_play_need_no_zone() -> None:
    assert described({"any": [{"kind": "spell"}, {"kind": "permanent"}]}).zones is None
    assert described({"any": [{"type": "artifact"}, {"type": "creature"}]}).zones is None


def test_players_are_in_no_zone() -> None:
    assert described({"any": [{"kind": "player"}, {"type": "creature"}]}).zones is None
