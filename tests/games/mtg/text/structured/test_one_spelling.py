"""The structured form of abilities has one spelling for each thing: any other is refused, and the nearest one is named."""

from __future__ import annotations

from typing import Any

import pytest

from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.games.mtg.text.structured.actions import read_action, read_targets
from judgekit.games.mtg.text.structured.cards import read_card
from judgekit.games.mtg.text.structured.effects import read_duration, read_modifications
from judgekit.games.mtg.text.structured.filters import read_filter, read_reference
from judgekit.games.mtg.text.structured.values import read_condition, read_pattern
from judgekit.language.parts import Part, TermMalformed

NAMES = frozenset(("t", "u"))
DRAW = [{"draw": "1"}]
OF_CREATURES = {"type": "creature"}


def part(value: Any) -> Part:
    return Part(value, (), NAMES)


def read_card_named(part: Part) -> Any:
    return read_card("Bear", part)


@pytest.mark.parametrize(
    ("reading", "other"),
    [
        (read_action, {"damage": "3", "to": "t"}),
        (read_action, {"deal-damage": {"to": "t", "amount": "3"}}),
        (read_action, {"draw-cards": "2"}),
        (read_action, {"lose-life": "2", "player": "opponent"}),
        (read_action, {"put-counters": {"+1/+1": "2"}, "on": "t"}),
        (read_action, {"return-to-hand": "t"}),
        (read_action, {"destroy-all": OF_CREATURES}),
        (read_action, {"gain": "flying", "object": "t", "until": "end-of-turn"}),
        (read_action, {"pump": "t", "pt": "+2/+2", "until": "end-of-turn"}),
        (read_action, {"at": "next-end-step", "do": [{"exile": "t"}]}),
        (read_action, {"create-token": {"copy-of": "t"}}),
        (read_action, {"gain-control": "t"}),
        (read_action, {"sacrifice": OF_CREATURES}),
        (read_action, {"destroy": OF_CREATURES}),
        (read_action, {"damage": "t", "amount": "3", "wobble": "u"}),
        (read_filter, {"types": "creature", "controlled-by": "you"}),
        (read_filter, {"type": "legendary creature"}),
        (read_filter, {"type": "creature", "another": "true"}),
        (read_filter, {"type": "creature", "power": {"at-most": "2"}}),
        (read_filter, {"type": "creature", "controller": {"controller": "you"}}),
        (read_filter, {"owner": {"all": {"type": "creature"}}}),
        (read_filter, {"cast-by": {"any": [{"kind": "player"}, {"type": "creature"}]}}),
        (read_filter, {"type": "permanent"}),
        (read_filter, {"color": "redd"}),
        (read_filter, {"shares": {"what": "toughness", "with": "t"}}),
        (read_pattern, {"event": "creature-dies"}),
        (read_pattern, {"event": "dies", "who": OF_CREATURES}),
        (read_pattern, {"dies": "this"}),
        (read_pattern, {"event": "cast-spell", "player": "you"}),
        (read_pattern, {"event": "is-dealt-damage", "object": "this"}),
        (read_pattern, {"event": "damage", "object": "this"}),
        (read_pattern, {"event": "beginning-of-upkeep", "player": "you"}),
        (read_pattern, {"begins": "end-step"}),
        (read_pattern, {"event": "upkeep", "player": "you"}),
        (read_pattern, {"event": "step", "step": "end"}),
        (read_pattern, {"begins": "end", "step": "upkeep"}),
        (read_pattern, {"event": "search", "zone": "librry"}),
        (read_pattern, {"event": "leaves", "to": "nowhere"}),
        (read_pattern, {"event": "gain-life", "player": "any"}),
        (read_filter, {"type": "creature", "power": "2 or less"}),
        (read_filter, {"type": "creature", "power": "at least 2"}),
        (read_filter, {"type": "creature", "status": "tapped"}),
        (read_filter, {"type": "creature", "is": "tapped"}),
        (read_filter, {"type": "!creature"}),
        (read_filter, {"type": "creature", "controller": "not-you"}),
        (read_filter, {"either": [OF_CREATURES, {"type": "artifact"}]}),
        (read_filter, {"spell": "true", "color": "red"}),
        (read_filter, {"type": "creature", "has": "flyng"}),
        (read_filter, {"zone": "graveyrd"}),
        (read_filter, {"kind": "ability", "ability-kind": "triggerd"}),
        (read_reference, "any"),
        (read_reference, {"each": OF_CREATURES}),
        (read_reference, {"union": ["t", "u"]}),
        (read_reference, {"controller-of": "t"}),
        (read_reference, {"choose": OF_CREATURES, "up-to": "any-number"}),
        (read_targets, [{"id": "t", "is": "any"}]),
        (read_action, {"add": "any"}),
        (read_condition, {"step": "upkep"}),
        (read_condition, "did"),
        (read_condition, {"cast-from": "hnd"}),
        (read_condition, {"player": "you", "life": {"at-least": "40"}}),
        (read_condition, {"value": "you.life", "at-least": "40"}),
        (read_condition, {"exists": OF_CREATURES, "controller": "you"}),
        (read_condition, {"value": {"half-up": "you.life", "wobble": "1"}, "is": "3"}),
        (read_condition, {"compare": ["you.life", ">=", "40"]}),
        (read_modifications, [{"color": "red"}]),
        (read_modifications, [{"gains": "flying"}]),
        (read_duration, "eot"),
        (read_duration, "until-end-of-turn"),
        (read_duration, "next-turn"),
        (read_targets, {"t": OF_CREATURES}),
        (read_targets, [{"id": "t", "type": "creature"}]),
        (read_reference, "controller of t"),
        (read_reference, "event.target"),
        (read_ability, {"cant": "block", "who": "this"}),
        (read_ability, {"cant": "block"}),
        (read_ability, {"cant": {"block": "this"}}),
        (read_ability, {"must": {"attack": OF_CREATURES}}),
        (read_ability, {"spell": {"modes": {"choose": "1", "of": [DRAW, DRAW]}}}),
        (read_action, {"create": "those"}),
        (read_ability, {"spell": {"choose": "one or both", "modes": [DRAW, DRAW]}}),
        (read_ability, {"static": {"affects": OF_CREATURES, "modify": [{"lose": "all"}]}}),
        (read_ability, {"activated": {"cost": ["tap"], "do": DRAW}}),
        (read_ability, {"keyword": "protection", "from": "the chosen color"}),
        (read_ability, {"cant": "attack or block"}),
        (read_ability, {"must": "attack", "if-able": "true"}),
        (read_ability, {"static": {"affects": "enchanted", "cant": "attack"}}),
        (read_ability, {"static": {"affects": "this", "pt": "+1/+1"}}),
        (read_ability, {"static": {"affects": "this", "modify": [{"pt": "+1/+1"}], "sometimes": "true"}}),
        (read_ability, {"triggered": {"whenever": {"event": "dies", "object": "this"}, "do": DRAW}}),
        (read_ability, {"triggered": {"when": {"event": "dies", "object": "this"}, "effect": DRAW}}),
        (read_ability, {"spell": DRAW}),
        (read_ability, {"spell": {"targets": {"t": OF_CREATURES}, "do": [{"tap": "t"}]}}),
        (read_ability, {"activated": {"cost": {"mana": "{1}", "sacrifice": "this"}, "do": DRAW}}),
        (read_ability, {"loyalty": {"cost": "+1", "do": DRAW}}),
        (read_ability, {"replacement": {"when": {"event": "draw"}, "instead": DRAW}}),
        (read_ability, {"prevention": {"event": "damage", "to": "you"}}),
        (read_ability, {"cost-change": {"spells": {"color": "black"}, "by": "-{1}"}}),
        (read_ability, {"keyword": "enchant", "what": OF_CREATURES}),
        (read_card_named, {"type": "Creature - Bear"}),
        (read_card_named, {"types": "Creature - Bear", "keywords": ["flying"]}),
    ],
)
def test_another_spelling_is_refused(reading: Any, other: Any) -> None:
    with pytest.raises(TermMalformed):
        reading(part(other))


@pytest.mark.parametrize(
    ("reading", "wrong", "right"),
    [
        (read_ability, {"trigered": {"when": {"event": "dies"}, "do": DRAW}}, "triggered"),
        (read_ability, {"triggered": {"whenever": {"event": "dies"}, "do": DRAW}}, "when"),
        (read_ability, {"cant": "blocks"}, "block"),
        (read_ability, {"cant": {"ded": "block"}}, "'ded'"),
        (read_pattern, {"evnt": "dies", "object": "this"}, "'evnt'"),
        (read_condition, {"exsts": {"type": "artifact"}}, "exists"),
        (read_action, {"gains-life": "you"}, "gain-life"),
        (read_action, {"damage": "t", "ammount": "3"}, "amount"),
        (read_filter, {"types": "creature"}, "type"),
        (read_filter, {"type": "creatures"}, "creature"),
        (read_filter, {"supertype": "legend"}, "legendary"),
        (read_filter, {"color": "greeen"}, "green"),
        (read_pattern, {"event": "attacks"}, "attack"),
        (read_pattern, {"begins": "upkeeps"}, "upkeep"),
        (read_pattern, {"event": "upkeep"}, "begins: upkeep"),
        (read_pattern, {"event": "step", "step": "end"}, "begins: end"),
        (read_pattern, {"event": "discard", "player": "any"}, "any-player"),
        (read_filter, {"type": "creature", "power": "5 or less"}, "<= 5"),
        (read_filter, {"type": "creature", "mana-value": "at least 3"}, ">= 3"),
        (read_filter, {"type": "!artifact"}, "not-type: artifact"),
        (read_filter, {"spell": "true"}, "kind: spell"),
        (read_filter, {"type": "creature", "lacks": "fling"}, "flying"),
        (read_filter, {"zone": "graveyad"}, "graveyard"),
        (read_reference, {"each": OF_CREATURES}, "all"),
        (read_reference, {"owner-of": "u"}, "u.owner"),
        (read_ability, {"cant": "block"}, "{deed: block}"),
        (read_ability, {"may": {"cast-as-instant": "you"}}, "deed: cast-as-instant"),
        (read_ability, {"spell": {"choose": "one", "modes": [DRAW, DRAW]}}, "1"),
        (read_modifications, [{"lose": "all"}], "all-abilities"),
        (read_modifications, [{"set-color": "red"}], "set-colors"),
        (read_duration, "end of turn", "end-of-turn"),
        (read_card_named, {"typez": "Creature"}, "types"),
    ],
)
def test_the_nearest_word_is_named(reading: Any, wrong: Any, right: str) -> None:
    with pytest.raises(TermMalformed) as fault:
        reading(part(wrong))
    assert "did you mean" in fault.value.hint
    assert right in fault.value.hint.partition("?")[0]


def test_what_is_cast_is_a_spell_where_nothing_else_is_said() -> None:
    """601.1: only a description of spells can be met by what is cast; one of permanents would never trigger."""
    said, meant = (
        {"event": "cast", "player": "you", "object": {"type": "creature"}},
        {"event": "cast", "player": "you", "object": {"kind": "spell", "type": "creature"}},
    )
    assert read_pattern(part(said)) == read_pattern(part(meant))


def test_a_replaced_damage_keeps_its_source() -> None:
    """609.7, 614.5: "deals double that damage instead": the source is the one that would have dealt it."""
    (ability,) = read_ability(
        part({"replacement": {"if": {"event": "damage"}, "instead": {"damage": "event.to", "amount": "2"}}})
    )
    assert dict((ability.instead or ())[0].details)["source"] == ("event", "source")


def test_how_many_modes_another_player_chooses_stands_beside_the_modes() -> None:
    """700.2d, 700.2e: "an opponent chooses two —"."""
    (ability,) = read_ability(part({"spell": {"choose": "2", "modes": {"by": "opponent", "of": [DRAW, DRAW, DRAW]}}}))
    assert (ability.choose, ability.get("modes-by")) == ((2, 2), ("opponent",))
