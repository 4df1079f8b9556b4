"""English card text: no qualifier is lost in reading; each word that narrows a description leaves its trace in the term."""

import re
from typing import Any

import pytest

from judgekit.games.mtg.text.english.grammar import all_rows
from judgekit.games.mtg.text.english.words import spelt
from judgekit.language.chart import wordings
from judgekit.language.faults import CardTextNotUnderstood
from tests.games.mtg.text.english import test_reading
from tests.games.mtg.text.english.test_reading import ALL

CREATURE = {"type": "creature"}
YOURS = {"type": "creature", "controller": "you"}


def data(text: str, spell: bool = False) -> list[Any]:
    """Return the structured terms of a text."""
    return test_reading.data(text, spell)


def acts(text: str, spell: bool = False) -> Any:
    """Return the instructions of the first ability of a text."""
    ((inner,),) = (tuple(term.values()) for term in data(text, spell))
    return inner["do"]


def targets(text: str, spell: bool = False) -> list[Any]:
    """Return what the target words of the first ability of a text ask."""
    ((inner, *_),) = (tuple(term.values()) for term in data(text, spell))
    return [{key: value for key, value in word.items() if key != "id"} for word in inner["targets"]]


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("When ~ enters, exile up to one other target creature.", {"is": {**CREATURE, "other": "true"}, "up-to": "1"}),
        ("When ~ enters, tap two other target creatures.", {"is": {**CREATURE, "other": "true"}, "count": "2"}),
        (
            "When ~ enters, put a +1/+1 counter on each of up to two other target creatures you control.",
            {"is": {**YOURS, "other": "true"}, "up-to": "2"},
        ),
        (
            "When ~ enters, tap any number of other target creatures.",
            {"is": {**CREATURE, "other": "true"}, "count": "any"},
        ),
        ("When ~ enters, it deals 2 damage to any other target.", {"is": {"kind": "any-target", "not-among": "this"}}),
    ],
)
def test_another_target_than_the_source_is_asked_for_whatever_the_number(text: str, asked: Any) -> None:
    assert targets(text) == [asked]


def test_another_target_is_other_than_the_earlier_ones() -> None:
    assert targets("Target creature fights up to one other target creature.", True)[1]["other"] == "true"
    assert targets("~ deals 1 damage to any target and 2 damage to any other target.", True)[1]["other"] == "true"


def test_another_creature_than_the_one_this_is_attached_to() -> None:
    assert targets("Whenever equipped creature attacks, another target creature gets +1/+1 until end of turn.") == [
        {"is": {**CREATURE, "not-among": "attached"}}
    ]
    assert data("Enchanted creature gets +2/+2 as long as you control another creature.")[0]["static"]["if"] == {
        "exists": {**YOURS, "not-among": "attached"}
    }


@pytest.mark.parametrize(
    ("text", "attached"),
    [
        ("{4}: Attach target Aura attached to a creature to another creature.", "target"),
        ("{4}: Attach ~ to another creature.", "this"),
    ],
)
def test_what_is_attached_to_another_creature_leaves_the_one_it_is_attached_to(text: str, attached: str) -> None:
    """701.3a: an Aura itself is no creature from which "another" could set apart."""
    assert acts(text)[0]["to"] == {"choose": {**CREATURE, "not": {"attachment": {"among": attached}}}}


def test_each_other_creature_that_becomes_a_copy_is_not_the_one_copied() -> None:
    """109.2: "other" is said before the target that it sets apart from."""
    did = acts("Each other creature becomes a copy of target nonlegendary creature until end of turn.", True)
    assert did[0]["become-copy"] == {"all": {**CREATURE, "not-among": "target"}}


def test_for_each_other_creature_counts_without_the_one_that_gets_the_change() -> None:
    """109.2: other than what the sentence is about, which need not be the source."""
    for subject in ("Enchanted creature", "Each creature you control"):
        static = data(f"{subject} gets +1/+0 for each other creature you control.")[0]["static"]
        assert static["modify"][0]["pt"]["power"] == {"count": {**YOURS, "not-among": "affected"}}
    did = acts("Target creature gets +1/+0 until end of turn for each other creature you control.", True)
    assert did[0]["with"][0]["pt"]["power"] == {"count": {**YOURS, "not-among": "target"}}
    did = acts("Whenever a creature attacks, it gets +1/+0 until end of turn for each other attacking creature.")
    assert did[0]["with"][0]["pt"]["power"]["count"]["not-among"] == "event.object"


def test_each_other_enchantment_is_another_than_the_aura() -> None:
    """The creature that gets the change is no enchantment: it is the Aura that is set apart (109.2)."""
    enchantment = {"type": "enchantment", "zone": "battlefield", "other": "true"}
    for text, counted in (
        ("Enchanted creature gets +1/+0 for each other enchantment on the battlefield.", enchantment),
        ("Enchanted creature gets +1/+0 for each other Aura attached to it.", None),
        ("Equipped creature gets +1/+0 for each other Equipment attached to it.", None),
    ):
        power = data(text)[0]["static"]["modify"][0]["pt"]["power"]["count"]
        assert power["other"] == "true"
        assert counted is None or power == counted
    with pytest.raises(CardTextNotUnderstood, match="other"):
        data("Equipped creature gets +1/+0 for each other artifact you control.")


def test_those_creatures_are_the_target_and_the_others_named_beside_it() -> None:
    text = "Untap target creature and each other creature that shares a color with it."
    did = acts(f"{text} Those creatures get +2/+0 until end of turn.", True)
    assert (did[0]["as"], did[1]["modify"]) == ("those", "those")
    for text in (
        "Untap target creature. Those creatures get +2/+0 until end of turn.",
        "Untap target creature and each land you control. Those creatures get +2/+0 until end of turn.",
    ):
        with pytest.raises(CardTextNotUnderstood, match="those creatures"):
            acts(text, True)


def test_each_other_creature_beside_a_target_is_not_the_target() -> None:
    did = acts("~ deals 3 damage to target creature and 1 damage to each other creature.", True)
    assert did[0]["also"][0]["damage"] == {"all": {**CREATURE, "not-among": "target"}}


def test_another_spell_than_the_one_just_cast() -> None:
    term = data("Whenever you cast a spell, if you've cast another spell this turn, draw a card.")[0]["triggered"]
    assert term["if"]["happened"]["object"] == {"kind": "spell", "not-among": "event.object"}


def test_other_is_refused_where_it_could_mean_other_than_one_of_two() -> None:
    with pytest.raises(CardTextNotUnderstood, match="other"):
        data("Whenever a creature you control attacks, each other creature you control gets +1/+0 until end of turn.")


def test_several_amounts_of_damage_in_one_instruction_are_one_event() -> None:
    """608.2f: damage of one instruction is dealt at once."""
    text = "~ deals X damage to target creature and 2 damage to that creature's controller."
    (did,) = acts(text, True)
    assert did["also"] == [{"source": "this", "amount": "2", "damage": "target.controller"}]


def test_that_land_is_no_target_creature() -> None:
    """A back reference that names a type means the last thing of that type."""
    did = acts("Whenever a land enters, tap target creature. Sacrifice that land.")
    assert did[1] == {"sacrifice": "event.object"}
    did = acts("Destroy target artifact and target creature. That artifact's controller draws a card.", True)
    assert did[1]["draw"] == "target.controller"


def test_so_many_tokens_for_each_are_so_many_times_as_many() -> None:
    did = acts("Create two 1/1 white Soldier creature tokens for each creature you control.", True)
    assert did[0]["amount"] == {"*": ["2", {"count": YOURS}]}


def test_colours_are_added_only_where_the_text_says_so() -> None:
    """105.3: a new colour replaces the colours before unless it is said to be added."""
    before = "Target creature becomes a black Zombie in addition to its other"
    assert {"set-colors": ["black"]} in acts(f"{before} types until end of turn.", True)[0]["with"]
    assert acts(f"{before} colors and types until end of turn.", True)[0]["with"] == [
        {"become": "black Zombie", "in-addition": "true"}
    ]


def test_what_is_gained_with_the_loss_of_all_other_abilities_stays() -> None:
    did = acts("Target creature gains flying and loses all other abilities until end of turn.", True)
    assert did[0]["with"] == [{"lose": "all-abilities"}, {"gain": ["flying"]}]


def test_an_object_is_exiled_for_a_cost_from_where_the_cost_says() -> None:
    assert "zones" not in data("{2}, Exile ~: Draw a card.")[0]
    assert data("{2}, Exile ~ from your graveyard: Draw a card.")[0]["zones"] == "graveyard"


def test_only_cards_of_that_player_are_replaced() -> None:
    text = "If a card would be put into target opponent's graveyard from anywhere this turn, exile it instead."
    assert acts(text, True)[0]["effect"]["replacement"]["if"]["object"] == {"kind": "card", "owner": "target"}


def test_it_in_a_condition_means_what_the_clause_is_about() -> None:
    static = data("Enchanted creature gets +1/+1 as long as it's red.")[0]["static"]
    assert static["if"] == {"object": "attached", "is": {"color": "red"}}


def test_every_slot_of_a_wording_stands_in_its_term() -> None:
    """What fills a slot would be lost if the term of the row did not take it; the type behind "that" is said of an event."""
    lost = {
        (category, text)
        for category, text, term in all_rows()
        for words in wordings(text)
        for word in words
        if isinstance(word, tuple) and f"${word[0]}" not in str(term)
        if term != {"paid": "behold"}  # "If a Dragon was beheld" says again what the cost of the spell says.
    }
    assert {category for category, _ in lost} <= {"upon"}


def test_a_slot_that_stands_twice_is_filled_by_the_same_both_times() -> None:
    said = "For each 1 damage that would be dealt to ~, if it has a -1/-1 counter on it, remove a {} counter from it"
    assert data(f"{said.format('-1/-1')} and prevent that 1 damage.")
    with pytest.raises(CardTextNotUnderstood):
        data(f"{said.format('+1/+1')} and prevent that 1 damage.")


def test_counters_of_two_kinds_are_put_each_on_its_own_target() -> None:
    text = "Put a +1/+1 counter on target creature, two -1/-1 counters on another target creature, and a charge counter"
    kinds = [act["kind"] for act in acts(f"{text} on a third target creature.", True)]
    assert kinds == ["+1/+1", "-1/-1", "charge"]


QUALIFIERS = (
    *("other", "nontoken", "noncreature", "nonland", "nonbasic", "nonblack", "nonartifact", "tapped", "untapped"),
    *("attacking", "blocking", "unblocked", "legendary", "basic", "snow", "white", "blue", "black", "red", "green"),
    *("colorless", "multicolored", "monocolored", "combat", "noncombat", "you control", "an opponent controls"),
    *("your opponents control", "under your control", "up to", "any number of", "at random", "face down", "or less"),
    *(
        "or greater",
        "or more",
        "or fewer",
        "until end of turn",
        "this turn",
        "for each",
        "with flying",
        "without flying",
    ),
    *("twice", "half", "if able", "from your graveyard", "to your hand", "of the chosen color", "once each turn"),
    *("as a sorcery", "alone", "for the first time each turn", "you don't control", "with the same name"),
)
_ANYWAY = {"under your control"}
"""Qualifiers that a text also says of what is so anyway: who puts a card onto the battlefield controls it (110.2a)."""

_ANYWAY_IN = {
    ("up to", "additional lands this turn"),
    ("other", "deals damage to a"),
    ("other", "becomes blocked by a"),
}
"""Qualifiers that say nothing more in one wording: who may play three more lands may play fewer (305.2); of two the other."""


def test_a_qualifier_left_out_makes_another_ability_or_none() -> None:
    """Each qualifier of the texts says something: without it the text is not understood or means something else."""
    lost: dict[str, list[str]] = {}
    pattern = re.compile("|".join(rf"(?<![\w-]){re.escape(word)}(?![\w-]) ?" for word in QUALIFIERS))
    for text, spell in ALL:
        whole = spelt(text)
        meant = data(whole, spell)
        for match in pattern.finditer(whole):
            shorter = whole[: match.start()].rstrip() + " " + whole[match.end() :]
            try:
                if data(re.sub(r" (?=[.,])", "", shorter).strip(), spell) == meant:
                    lost.setdefault(match.group().strip(), []).append(text)
            except CardTextNotUnderstood:
                continue
    said = {
        word: [text for text in texts if not any(word == one and of in text for one, of in _ANYWAY_IN)]
        for word, texts in lost.items()
        if word not in _ANYWAY
    }
    assert {word: texts for word, texts in said.items() if texts} == {}


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("Auras attached to", "attached-to"),
        ("creatures blocking", "blocks"),
        ("creatures with the same name as", "same-name"),
    ],
)
def test_a_clause_behind_a_target_word_speaks_of_the_target(words: str, key: str) -> None:
    for clause, asked in (("you own", {"owner": "you"}), ("an opponent controls", {"controller": "opponent"})):
        text = f"Destroy all {words} target creature {clause}."
        assert targets(text, True) == [{"is": {**CREATURE, **asked}}]
        described = acts(text, True)[0]["destroy"]["all"]
        assert described[key] == "target"
        assert not asked.keys() & described.keys()


def test_a_clause_behind_a_target_player_speaks_of_what_that_player_controls() -> None:
    found = acts("Destroy each creature target player controls with flying.", True)
    assert found == [{"destroy": {"all": {**CREATURE, "controller": "target", "has": "flying"}}}]


def test_a_target_that_is_described_by_another_target_has_a_name_of_its_own() -> None:
    text = "Destroy target creature blocking target creature you control."
    ((inner,),) = (tuple(term.values()) for term in data(text, True))
    assert [word["id"] for word in inner["targets"]] == ["target", "target-2"]
    assert inner["targets"][1]["is"] == {**CREATURE, "blocks": "target"}
    assert inner["do"] == [{"destroy": "target-2"}]


@pytest.mark.parametrize(
    ("text", "types"),
    [
        ("Return target creature card and target land card from your graveyard to your hand.", ["creature", "land"]),
        ("Exile up to one target artifact card and two target land cards from your graveyard.", ["artifact", "land"]),
        (
            "Put target creature card, target land card, and target artifact card from your graveyard"
            " on top of your library.",
            ["creature", "land", "artifact"],
        ),
    ],
)
def test_a_place_behind_the_last_of_several_target_cards_is_said_of_each(text: str, types: list[str]) -> None:
    place = {"kind": "card", "zone": "graveyard", "owner": "you"}
    assert [word["is"] for word in targets(text, True)] == [{"type": type, **place} for type in types]


def test_a_place_behind_the_last_is_not_said_of_a_card_with_a_place_of_its_own_or_of_a_permanent() -> None:
    there = {"type": "land", "kind": "card", "zone": "graveyard", "owner": "you"}
    text = "Return target creature you control and target land card from your graveyard to your hand."
    assert [word["is"] for word in targets(text, True)] == [YOURS, there]
    text = (
        "Return target creature card from an opponent's graveyard and target land card from your graveyard"
        " to their owners' hands."
    )
    assert [word["is"] for word in targets(text, True)] == [{**there, **CREATURE, "owner": "opponent"}, there]


def test_cards_of_target_player_s_graveyard_are_of_one_target_player() -> None:
    text = "Exile target creature card and target land card from target player's graveyard."
    asked = [word["is"] for word in targets(text, True)]
    assert asked[0] == {"kind": "player"}
    assert [card["owner"] for card in asked[1:]] == ["target", "target"]


@pytest.mark.parametrize("whose", ["an opponent's", "a"])
def test_several_target_cards_of_somebody_s_graveyard_could_be_of_one_or_several(whose: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        targets(f"Exile target creature card and target land card from {whose} graveyard.", True)
