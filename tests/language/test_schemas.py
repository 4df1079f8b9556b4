"""Schemas of structured terms: keys and words that are known, and the fault of those that are not."""

import pytest

from judgekit.core.parts import Part, TermMalformed
from judgekit.language.schemas import Readers, Schema, Words, each, only_key, said

WORD = Words("colour", {"fire": "火", "water": "水"})
SCHEMA = Schema(
    {"color": ("colors", each(WORD)), "cost": ("cost", Part.integer)}, needed=("color",), unsaid={"cost": 1}
)


def test_each_key_fills_its_field_and_the_rest_goes_without_saying() -> None:
    assert SCHEMA.read(Part({"color": ["fire", "water"]})) == {"colors": ("火", "水"), "cost": 1}
    assert SCHEMA.read(Part({"color": "fire", "cost": "3", "name": "甲"}), besides=("name",)) == {
        "colors": ("火",),
        "cost": 3,
    }


@pytest.mark.parametrize(
    ("value", "path", "hint"),
    [
        ({"color": "fire", "cots": "3"}, ("cots",), "cost"),
        ({"color": ["fire", "watre"]}, ("color", 1), "water"),
        ({"cost": "3"}, (), ""),
    ],
)
def test_what_is_not_known_is_refused_at_its_place_with_the_nearest_that_is(
    value: object, path: tuple[str | int, ...], hint: str
) -> None:
    with pytest.raises(TermMalformed) as fault:
        SCHEMA.read(Part(value))
    assert fault.value.path == path
    assert hint in fault.value.hint


def test_the_first_known_key_says_what_a_mapping_is() -> None:
    assert only_key(Part({"draw": 2, "by": "you"}), {"draw": 1, "move": 2}, "verb") == "draw"
    with pytest.raises(TermMalformed, match="'drwa' is no verb"):
        only_key(Part({"drwa": 2}), {"draw": 1}, "verb")


def test_a_key_that_is_not_there_goes_without_saying() -> None:
    assert said(Part({"cost": "3"}), "cost", Part.integer, 1) == 3
    assert said(Part({}), "cost", Part.integer, 1) == 1


def test_upper_readers_are_asked_by_lower_ones() -> None:
    readers = Readers()

    @readers.reads("ability")
    def ability(part: Part) -> str:
        return f"{part.text()} in {part.context}"

    assert readers["ability"](Part({"gain": "x"}, context="tokens")["gain"]) == "x in tokens"


def test_a_part_keeps_its_place_when_it_holds_something_else() -> None:
    part = Part({"a": 1, "b": 2}, ("do",), frozenset({"t"}), "kept")
    other = part.without("b").knowing(("u",))["a"].holding("x")
    assert (other.value, other.path, other.names, other.context) == ("x", ("do", "a"), frozenset({"t", "u"}), "kept")
