"""Shapes in which people spell abilities out: each says the same as the listed one, and nothing is left unread in silence."""

from __future__ import annotations

from typing import Any

import pytest

from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.games.mtg.text.structured.actions import read_action
from judgekit.games.mtg.text.structured.filters import read_filter
from judgekit.games.mtg.text.structured.values import read_condition, read_pattern
from judgekit.language.parts import Part, TermMalformed

NAMES = frozenset(("t", "u"))
DRAW = [{"draw": "1"}]


def part(value: Any) -> Part:
    return Part(value, (), NAMES)


@pytest.mark.parametrize(
    ("plain", "listed"),
    [
        ({"damage": "3", "to": "t"}, {"damage": "t", "amount": "3"}),
        ({"deal-damage": {"to": "t", "amount": "3"}}, {"damage": "t", "amount": "3"}),
        ({"draw-cards": "2"}, {"draw": "you", "amount": "2"}),
        ({"lose-life": "2", "player": "opponent"}, {"lose-life": "opponent", "amount": "2"}),
        ({"put-counter": "+1/+1", "on": "t"}, {"put-counters": "t", "kind": "+1/+1"}),
        ({"put-counters": {"+1/+1": "2"}, "on": "t"}, {"put-counters": "t", "kind": "+1/+1", "amount": "2"}),
        ({"return-to-hand": "t"}, {"return": "t", "to": "hand"}),
        ({"put": "t", "onto": "battlefield"}, {"put": "t", "to": "battlefield"}),
        ({"destroy-all": {"type": "creature"}}, {"destroy": {"type": "creature"}}),
        (
            {"sacrifice": {"type": "creature"}, "by": "opponent"},
            {"sacrifice": {"choose": {"type": "creature"}}, "by": "opponent"},
        ),
        ({"may": DRAW}, {"may": "you", "do": DRAW}),
        (
            {"gain": "flying", "object": "t", "until": "eot"},
            {"modify": "t", "with": [{"gain": "flying"}], "until": "end-of-turn"},
        ),
        (
            {"pump": "t", "pt": "+2/+2", "until": "end of turn"},
            {"modify": "t", "with": [{"pt": "+2/+2"}], "until": "end-of-turn"},
        ),
        (
            {"at": "next-end-step", "do": [{"exile": "t"}]},
            {"delayed": {"triggered": {"when": {"event": "end"}, "do": [{"exile": "t"}]}}},
        ),
        ({"prevent": {"event": "damage", "to": "t"}, "amount": "3"}, {"prevent": "t", "amount": "3"}),
        ({"choose": "color", "id": "c"}, {"choose": "color", "as": "c"}),
        ({"create-token": {"copy-of": "t"}, "player": "you"}, {"create": "copy", "copy-of": "t", "by": "you"}),
    ],
)
def test_instructions_in_other_shapes_mean_the_same(plain: Any, listed: Any) -> None:
    assert read_action(part(plain)) == read_action(part(listed))


@pytest.mark.parametrize(
    ("plain", "listed"),
    [
        ({"types": "creature", "controlled-by": "you"}, {"type": "creature", "controller": "you"}),
        ({"type": "legendary creature"}, {"type": "creature", "supertype": "legendary"}),
        ({"type": "creature spell"}, {"type": "creature", "kind": "spell"}),
        ({"type": "creature", "another": "true"}, {"type": "creature", "other": "true"}),
        ({"type": "creature", "power": {"at-most": "2"}}, {"type": "creature", "power": "<= 2"}),
        ("each creature", {"type": "creature"}),
    ],
)
def test_descriptions_in_other_words_mean_the_same(plain: Any, listed: Any) -> None:
    found, wanted = read_filter(part(plain)), read_filter(part(listed))
    assert (set(found.tests), found.kind, found.zones) == (set(wanted.tests), wanted.kind, wanted.zones)


@pytest.mark.parametrize(
    ("plain", "listed"),
    [
        ({"event": "creature-dies"}, {"event": "dies", "object": {"type": "creature"}}),
        ({"event": "dies", "who": {"type": "creature"}}, {"event": "dies", "object": {"type": "creature"}}),
        ({"dies": "this"}, {"event": "dies", "object": "this"}),
        (
            {"event": "cast-spell", "player": "you", "type": "creature"},
            {"event": "cast", "player": "you", "object": {"kind": "spell", "type": "creature"}},
        ),
        ({"event": "is-dealt-damage", "object": "this"}, {"event": "damage", "to": "this"}),
        ({"event": "deals-combat-damage", "object": "this"}, {"event": "damage", "source": "this", "combat": "true"}),
        ({"event": "beginning-of-upkeep", "player": "you"}, {"event": "upkeep", "player": "you"}),
        ({"event": "end-step"}, {"event": "end"}),
        ("whenever a creature dies", {"event": "dies", "object": {"type": "creature"}}),
    ],
)
def test_events_in_other_words_mean_the_same(plain: Any, listed: Any) -> None:
    assert read_pattern(part(plain)) == read_pattern(part(listed))


@pytest.mark.parametrize(
    "plain",
    [
        {"life": ">= 40"},
        {"player": "you", "life": {"at-least": "40"}},
        {"you.life": ">= 40"},
        {"value": "you.life", "at-least": "40"},
        {"compare": ["you.life", ">=", "40"]},
    ],
)
def test_a_comparison_is_read_in_every_shape(plain: Any) -> None:
    assert read_condition(part(plain)) == read_condition(part("you.life >= 40"))


@pytest.mark.parametrize(
    ("plain", "listed"),
    [
        ({"cant": "block", "who": "this"}, {"cant": "block"}),
        ({"must": "attack", "if-able": "true"}, {"must": "attack"}),
        ({"static": {"affects": "enchanted", "cant": "attack"}}, {"cant": {"attack": "enchanted"}}),
        (
            {"static": {"affects": "creatures you control", "pt": "+1/+1"}},
            {"static": {"affects": {"type": "creature", "controller": "you"}, "modify": [{"pt": "+1/+1"}]}},
        ),
        (
            {"triggered": {"whenever": {"event": "dies", "object": "this"}, "effect": DRAW}},
            {"triggered": {"when": {"event": "dies", "object": "this"}, "do": DRAW}},
        ),
        (
            {"triggered": {"event": "dies", "object": "this", "do": DRAW}},
            {"triggered": {"when": {"event": "dies", "object": "this"}, "do": DRAW}},
        ),
        ({"spell": DRAW}, {"spell": {"do": DRAW}}),
        (
            {"spell": {"targets": {"t": {"type": "creature"}}, "do": [{"tap": "t"}]}},
            {"spell": {"targets": [{"id": "t", "is": {"type": "creature"}}], "do": [{"tap": "t"}]}},
        ),
        (
            {"activated": {"cost": {"mana": "{1}", "sacrifice": "this"}, "do": DRAW}},
            {"activated": {"cost": ["{1}", {"sacrifice": "this"}], "do": DRAW}},
        ),
        ({"loyalty": {"cost": "[+1]", "do": DRAW}}, {"activated": {"cost": "+1", "do": DRAW}}),
        (
            {"replacement": {"if": {"event": "damage", "to": "you"}, "instead": {"amount": "2 * event.amount"}}},
            {
                "replacement": {
                    "if": {"event": "damage", "to": "you"},
                    "instead": {"damage": "event.to", "amount": "2 * event.amount", "source": "event.source"},
                }
            },
        ),
        (
            {"prevention": {"event": "damage", "to": "you"}},
            {"prevention": {"if": {"event": "damage", "to": "you"}, "prevent": "all"}},
        ),
        (
            {"cost-change": {"spells": {"color": "black", "controller": "you"}, "by": "-{1}"}},
            {"cost-change": {"spells": {"color": "black"}, "player": "you", "less": "{1}"}},
        ),
        ({"keyword": "enchant", "what": {"type": "creature"}}, {"keyword": "enchant", "is": {"type": "creature"}}),
    ],
)
def test_abilities_in_other_shapes_mean_the_same(plain: Any, listed: Any) -> None:
    assert read_ability(part(plain)) == read_ability(part(listed))


def test_both_of_two_deeds_are_forbidden() -> None:
    assert [ability.name for ability in read_ability(part({"cant": "attack or block"}))] == ["attack", "block"]


def test_a_replaced_damage_keeps_its_source() -> None:
    """609.7, 614.5: "deals double that damage instead": the source is the one that would have dealt it."""
    (ability,) = read_ability(
        part({"replacement": {"if": {"event": "damage"}, "instead": {"damage": "event.target", "amount": "2"}}})
    )
    assert dict((ability.instead or ())[0].details)["source"] == ("event", "source")


@pytest.mark.parametrize(
    ("reading", "plain"),
    [
        (read_action, {"damage": "t", "amount": "3", "wobble": "u"}),
        (read_filter, {"type": "creature", "colour-ish": "red"}),
        (read_filter, {"color": "redd"}),
        (read_pattern, {"event": "damage", "object": "this"}),
        (read_pattern, {"event": "dies", "who": {"type": "creature"}, "what": {"type": "land"}}),
        (read_ability, {"static": {"affects": "this", "modify": [{"pt": "+1/+1"}], "sometimes": "true"}}),
    ],
)
def test_what_is_not_understood_is_still_refused(reading: Any, plain: Any) -> None:
    with pytest.raises(TermMalformed):
        reading(part(plain))


def test_an_ability_that_returns_its_own_object_functions_where_that_object_is() -> None:
    do = {"return": "this", "to": "battlefield"}
    (plain,) = read_ability(part({"activated": {"cost": "{1}", "do": [{**do, "from": "graveyard"}]}}))
    (listed,) = read_ability(part({"activated": {"cost": "{1}", "do": [do]}, "zones": "graveyard"}))
    assert plain == listed
