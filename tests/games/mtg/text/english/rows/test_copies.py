"""Copies and faces as cards say them: the words of copy effects, their exceptions, and cards with several faces completed."""

from __future__ import annotations

from typing import Any

import pytest

from judgekit.games.mtg.terms.faces import names_of, summed_cost
from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.terms.type_lines import read_type_line
from judgekit.games.mtg.text.english.reading import read_card_text
from judgekit.games.mtg.text.structured.abilities import read_abilities
from judgekit.games.mtg.text.structured.cards import read_cards
from judgekit.language.parts import Part, TermMalformed

ENTERS = {"event": "enters", "object": "this"}
CREATURE = {"choose": {"type": "creature", "zone": "battlefield"}}
GOAT = {"choose": {"subtype": "Goat", "controller": "you"}}


def structured(*abilities: Any) -> tuple[Ability, ...]:
    return read_abilities(Part(list(abilities)))


def bare(abilities: tuple[Ability, ...]) -> list[Ability]:
    return [ability._replace(text="", optional=ability.optional) for ability in abilities]


def entering(exceptions: Any = None, original: Any = CREATURE) -> dict[str, Any]:
    act = {"become-copy": "this", "copy-of": original}
    if exceptions is not None:
        act["except"] = exceptions
    return {"replacement": {"if": ENTERS, "instead": act, "optional": "true"}}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("You may have ~ enter as a copy of a creature on the battlefield.", entering()),
        (
            "You may have ~ enter as a copy of a Goat you control, except it's 6/5.",
            entering([{"base-pt": "6/5"}], GOAT),
        ),
        (
            "You may have ~ enter as a copy of a Goat you control, except it's an artifact"
            " in addition to its other types and it has flying.",
            entering([{"add-types": "artifact"}, {"gain": "flying"}], GOAT),
        ),
        (
            "You may have ~ enter as a copy of a Goat you control, except it enters with"
            " three additional +1/+1 counters on it.",
            entering([{"counters": {"kind": "+1/+1", "amount": "3"}}], GOAT),
        ),
        (
            "Elves you control enter as a copy of ~.",
            {
                "replacement": {
                    "if": {"event": "enters", "object": {"subtype": "Elf", "controller": "you"}},
                    "instead": {"become-copy": "event.object", "copy-of": "this"},
                }
            },
        ),
        (
            "Whenever another nontoken creature enters, ~ becomes a copy of it, except it has this ability.",
            {
                "triggered": {
                    "when": [{"event": "enters", "object": {"other": "true", "nontoken": "true", "type": "creature"}}],
                    "do": [{"become-copy": "this", "copy-of": "event.object", "except": [{"gain": "this-ability"}]}],
                }
            },
        ),
    ],
)
def test_texts_of_copying_mean_the_structured_terms(text: str, expected: dict[str, Any]) -> None:
    read = read_card_text(text.replace("~", "Mirror Man"), "Mirror Man", read_type_line("Creature - Shapeshifter"), ())
    assert bare(read) == bare(structured(expected))


def test_an_exception_that_no_copy_effect_makes_is_refused() -> None:
    with pytest.raises(TermMalformed, match="no exception"):
        structured(entering([{"switch-pt": "true"}]))
    with pytest.raises(TermMalformed, match="leaves alone"):
        structured(entering([{"keeps": ["hat"]}]))


def test_a_card_is_named_by_its_first_face() -> None:
    faces = [{"name": "Day Side", "types": "Creature", "pt": "1/1"}, {"name": "Night Side", "types": "Creature"}]
    with pytest.raises(TermMalformed, match="first face"):
        read_cards(Part({"Night Side": {"layout": "transforming", "faces": faces}}))


def test_the_lower_half_of_a_flip_card_has_the_mana_cost_and_colors_of_the_upper_one() -> None:
    faces = [
        {"name": "Young Monk", "cost": "{1}{W}", "types": "Creature - Monk", "pt": "1/3"},
        {"name": "Old Abbot", "types": "Legendary Creature - Monk", "pt": "3/5"},
    ]
    cards = read_cards(Part({"Young Monk": {"layout": "flip", "faces": faces}}))
    assert cards["Old Abbot"].cost == cards["Young Monk"].cost == ("1", "W")
    assert cards["Young Monk"].faces == ("Old Abbot",)


def test_a_split_card_has_both_costs_types_and_texts() -> None:
    faces = [
        {"name": "Heat", "cost": "{1}{R}", "types": "Instant"},
        {"name": "Frost", "cost": "{2}{U}", "types": "Sorcery"},
    ]
    cards = read_cards(Part({"Heat//Frost": {"layout": "split", "faces": faces}}))
    whole = cards["Heat//Frost"]
    assert whole.line.types == ("instant", "sorcery")
    assert whole.cost == ("1", "R", "2", "U")
    assert summed_cost(whole.cost) == ("3", "U", "R")
    assert names_of(whole.name) == ("Heat", "Frost")


@pytest.mark.parametrize(
    ("symbols", "expected"),
    [
        (("W", "1", "G"), ("1", "G", "W")),
        (("R", "W"), ("R", "W")),
        (("W", "U", "B", "3"), ("3", "W", "U", "B")),
        (("X", "G", "U"), ("X", "G", "U")),
    ],
)
def test_colors_of_a_combined_cost_stand_around_the_circle(symbols: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert summed_cost(symbols) == expected
