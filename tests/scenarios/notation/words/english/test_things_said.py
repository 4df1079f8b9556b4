"""A thing with what is said of it, in any order and place: the position that is read is the same; worked out by hand."""

from __future__ import annotations

from itertools import permutations

import pytest

from judgekit.core.json_values import Json
from judgekit.scenarios.notation.reading.notations import Written, written
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of

MAUL = 'card: Maul {1} artifact equipment "Equipped creature gets +2/+0.\\nEquip {1}"\n'
MIGHT = 'card: Might {W} aura "Enchant creature\\nEnchanted creature gets +1/+1."\n'
ZAP = 'card: Zap {R} instant "~ deals 3 damage to any target."\n'


def position(said: str, rules: str = "") -> Written:
    return written(f"{rules}{'' if rules else MAUL + MIGHT + ZAP}{said}\n? who wins")


def there(said: str, rules: str = "") -> list[str]:
    """Return what lies on the battlefield with all that is so of it, in an order that tells nothing."""
    given = position(said, rules).situation.given
    listed = given.get("battlefield", given.get("battle-zone", []))
    assert isinstance(listed, list)
    return sorted(_facts(one) for one in listed if isinstance(one, dict))


def _facts(one: dict[str, Json]) -> str:
    return " ".join(f"{key}={value}" for key, value in sorted(one.items()))


def player(said: str, who: str = "A", rules: str = "") -> dict[str, Json]:
    """Return what a player has beside permanents: zones with cards of which something is known, and life."""
    players = position(said, rules).situation.given["players"]
    assert isinstance(players, dict)
    found = players[who]
    assert isinstance(found, dict)
    return found


def names(zone: Json) -> list[str]:
    assert isinstance(zone, list)
    return [str(one["id"]) if isinstance(one, dict) and "id" in one else "?" for one in zone]


PARTS = ("tapped", "with two +1/+1 counters", "wearing Maul", "that just came in")


def test_what_is_said_of_a_thing_stands_in_any_order() -> None:
    """Every order of every three of these, and of all, joined by commas: the same position."""
    for chosen in (*permutations(PARTS, 3), PARTS):
        kept = sorted(chosen)
        first = there(f"A has 3 Forest and an Ox 4/4 {', '.join(kept)}.")
        said = there(f"A has an Ox 4/4 {', '.join(chosen)}, and 3 Forest.")
        assert said == first, chosen


@each(
    [
        ("A has a Rhino 5/5 trample, tapped.", "A has a tapped Rhino 5/5 with trample."),
        ("A has a 5/5 trampling Rhino.", "A has a Rhino 5/5 trample."),
        ("A has a Rhino 5/5 with a +1/+1 counter on it and trample.", "A: Rhino 5/5 trample (a +1/+1 counter)"),
        ("A has a Rhino 5/5 trample wearing Maul.", "A: Rhino 5/5 trample (wearing Maul)"),
        ("A has a Rhino 5/5 with Maul on it, tapped.", "A: Rhino 5/5 (tapped, wearing Maul)"),
        ("A has a Rhino 5/5, under Might.", "A has a Rhino 5/5 enchanted with Might."),
        ("A has a Rhino 5/5 enchanted with Might (it's A's Might).", "A has a Rhino 5/5 enchanted with Might."),
        ("A has a face down Rhino {4}{G} creature 5/5.", "A: Rhino {4}{G} creature 5/5 (face down)"),
        ("A has a summoning sick Rhino 5/5.", "A has a Rhino 5/5 that came in this turn."),
        ("A has two 2/2 Bears, one of them tapped.", "A: Bears 2/2, Bears 2/2 (tapped)"),
        ("A has Jay planeswalker at 3.", "A: Jay planeswalker (loyalty 3)"),
        ("A has Golem 5/5, indestructible, with a -1/-1 counter.", "A: Golem 5/5 indestructible (a -1/-1 counter)"),
        (
            "A has Rex {3}{G} legendary creature 5/5. Rex is A's commander.",
            "A: Rex {3}{G} legendary creature 5/5 (commander)",
        ),
        (
            "A has Rex {3}{G}, a legendary creature 5/5 and A's commander.",
            "A: Rex {3}{G} legendary creature 5/5 (commander)",
        ),
        ("A controls B's Rhino 5/5.", "A: Rhino 5/5 (owner B)"),
        ("A has Maul on his Rhino 5/5.", "A has a Rhino 5/5 wearing Maul."),
        ("A has a Rhino 5/5 and Maul on it.", "A has a Rhino 5/5 wearing Maul."),
        (
            "A has a Rhino 5/5, enchanted with Might (it's B's Might).",
            "A has a Rhino 5/5. B: Might (attached to Rhino)",
        ),
        ("A has a Rhino 5/5 enchanted with Might by B.", "A has a Rhino 5/5. B: Might (attached to Rhino)"),
        ("A has plenty of lands and a Rhino 5/5.", "A has a Rhino 5/5."),
        ("A was at 2 and had a Wall 0/6, tapped.", "A: life 2, Wall 0/6 (tapped)"),
        ("A (12): Ox 4/4", "A: life 12, Ox 4/4"),
        (
            "A has an Ox 4/4 and an Elk 3/3, both summoned this turn.",
            "A: Ox 4/4 (just came in), Elk 3/3 (just came in)",
        ),
        ("A has an Ox 4/4 and an Elk 3/3, both of which came in this turn.", "A: Ox 4/4 (new), Elk 3/3 (new)"),
        ("A has an Ox 4/4 and an Elk 3/3, neither of them cast this turn.", "A: Ox 4/4 (not new), Elk 3/3 (not new)"),
        ("A has an Ox 4/4 and an Elk 3/3, both there since last turn.", "A: Ox 4/4 (not new), Elk 3/3 (not new)"),
        ("A has an Ox 4/4 and an Elk 3/3. Neither of them was summoned this turn.", "A: Ox 4/4, Elk 3/3"),
        ("A has an Ox 4/4 and an Elk 3/3. Ox and Elk have been there since last turn.", "A: Ox 4/4, Elk 3/3"),
    ]
)
def test_the_same_is_said_otherwise(said: str, plain: str) -> None:
    assert there(said) == there(plain)
    assert player(said).get("life") == player(plain).get("life")


@each(
    [
        ("A has a Wall 0/4 and, in hand, Zap.", "hand", ["Zap"]),
        ("A has a Wall 0/4 and in hand Zap and Maul.", "hand", ["Zap", "Maul"]),
        ("In hand A has Zap and Maul.", "hand", ["Zap", "Maul"]),
        ("A has in play a Wall 0/4 and in hand Zap.", "hand", ["Zap"]),
        ("A has a Wall 0/4, and in his yard Zap and Maul.", "graveyard", ["Zap", "Maul"]),
        ("A has Forest on top and a Wall 0/4.", "library", ["Forest"]),
    ]
)
def test_a_zone_stands_before_or_behind_its_cards(said: str, zone: str, cards: list[str]) -> None:
    assert names(player(said)[zone]) == cards
    walls = [one for one in there(said) if "Wall" in one]
    assert len(walls) == ("Wall" in said)


FIRE = ["fire 1", "fire 2", "fire 3"]


@each(
    [
        ("A has 3 fire and 2 water mana.", [*FIRE, "water 1", "water 2"]),
        ("A's mana: 3 fire cards, all untapped.", FIRE),
        ("A has 3 fire cards in mana, all untapped.", FIRE),
        ("A's mana zone: 3 fire cards and 2 water cards.", [*FIRE, "water 1", "water 2"]),
        ("A has Cub {fire 2} 2000. 3 fire mana.", FIRE),
    ]
)
def test_mana_is_told_by_its_kinds(said: str, cards: list[str]) -> None:
    assert names(player(said, rules="rules dm\n")["mana-zone"]) == cards


@each(
    [
        "A had Knight {light 6} evolution creature 8000 on top of Squire {light 2} 2000.",
        "A has Knight {light 6} evolution creature 8000 over Squire {light 2} 2000.",
        "A had Squire {light 2} 2000. A had Knight {light 6} evolution creature 8000 on Squire.",
    ]
)
def test_what_an_evolution_lies_on_lies_under_it(said: str) -> None:
    found = there(said, "rules dm\n")
    assert len(found) == 2
    assert any("Squire" in one and "lies-under=Knight" in one for one in found)


def test_of_whom_a_state_before_several_is_said_is_told() -> None:
    cards = "card: Ox {3}{G} creature 4/4\ncard: Elk {2}{G} creature 3/3\n"
    found = position(f"{cards}A has a tapped Ox and Elk.")
    assert "'tapped' is taken as said of Ox and Elk" in {str(one.en) for one in found.granted}
    assert all("tapped=true" in one for one in there(f"{cards}A has a tapped Ox and Elk."))
    assert sum("tapped=true" in one for one in there(f"{cards}A has a tapped Ox and an Elk.")) == 1


def test_who_is_tapped_out_has_no_stones() -> None:
    """MAGMELL 701.4.1: what is rested defends nothing."""
    said = (
        "rules magmell\nA was at 2 and tapped out, B swung with a Lizard 2/1 and A had a Wall 0/6, tapped.\nWho wins?"
    )
    assert of(said).replies[0].result[0].en == "B wins"


@each(
    (
        "a resting Guard 1/5",
        "a Guard 1/5 that is resting",
        "a Guard 1/5, exhausted",
        "a rested Guard 1/5 and an awake Cub 1/1",
    )
)
def test_how_units_stand_is_said_in_several_words(guard: str) -> None:
    """MAGMELL 701.4.1: what is rested defends nothing."""
    found = of(
        f"rules magmell\nA has a Snake 3/2. B is at 3 with {guard}.\nA attacks with Snake. Can B defend with Guard?"
    )
    assert str(found.replies[0].result[0].en) == "No: B can't defend with Guard: it is rested"


def test_two_described_cards_joined_by_and_are_two() -> None:
    said = "A has Whelp {fire 4} 4000 and Lord {fire light 7} 8000 in hand."
    assert names(player(said, rules="rules dm\n")["hand"]) == ["Lord"]
    assert len(there(said, "rules dm\n")) == 1


@each(
    [
        "A has a Rhino 5/5 on a Maul 1/1.",
        "A has 3 Forest and plenty of mana.",
        "A has an Ox 4/4, Zap, in hand, Elk 3/3.",
        "A has an Ox 4/4 with counters.",
        "A has a Rhino 5/5 wearing a hat.",
        "A has two 2/2 Bears, three of them tapped.",
        "A has a Rhino 5/5 that came in last night, drunk.",
        "Rex is B's mother.",
        "A has an Ox 4/4, an Elk 3/3 and a Rhino 5/5, neither of them summoned this turn.",
        "A has an Ox 4/4. Ox and Elk have been there since last turn.",
        "A has an Ox 4/4. Ox was summoned this turn. Neither of them was summoned this turn.",
        "A has an Ox 4/4. B's graveyard has just.",
        "A: hand: Zap. A casts Zap on B instead of paying mana.",
    ]
)
def test_what_may_mean_something_else_is_asked_back(said: str) -> None:
    with pytest.raises(NotationUnclear):
        of(f"{MAUL}{MIGHT}{ZAP}{said}\nwhat happens?")
