"""English card text: what is paid in one of two ways, what is attached, suspended cards, life totals, the next time of a target."""

from judgekit.games.mtg.text.structured.abilities import read_abilities
from judgekit.language.parts import Part
from tests.games.mtg.text.english.rows.test_compared_counted_and_found import refused, terms


def test_it_of_a_suspended_card_is_that_card() -> None:
    (ability,) = terms("Whenever an opponent casts a spell, if ~ is suspended, remove a time counter from it.", False)
    assert ability["triggered"]["do"] == [{"remove-counters": "this", "kind": "time", "amount": "1"}]
    assert ability["zones"] == "exile"
    assert refused(
        "Whenever an opponent casts a spell, if that spell is suspended, remove a time counter from it.", False
    )


def test_an_ability_unattaches_itself_or_its_granter_alone() -> None:
    assert terms('Equipped creature has "{T}, Unattach ≈: Draw a card."', False)
    (ability,) = terms("{R}, Unattach ~: Draw a card.", False)
    assert ability["activated"]["cost"] == ["{R}", {"unattach": "this"}]
    assert refused("{T}, Unattach a creature: Draw a card.", False)


def test_two_ways_to_pay() -> None:
    (ability,) = terms("Target opponent loses 3 life unless that player discards a card or sacrifices a land.")
    (unless,) = ability["spell"]["do"]
    assert unless["cost"] == {
        "or": [[{"discard": "target", "amount": "1"}], [{"sacrifice": {"choose": {"type": "land"}}, "by": "target"}]]
    }
    assert refused("Target opponent loses 3 life unless that player discards a card and sacrifices a land.")
    assert refused("Target opponent loses 3 life unless that player discards a card or wins the game.")


def test_the_life_total_of_each_player_is_one_number_or_each_their_own() -> None:
    (ability,) = terms("Each player's life total becomes the number of lands they control.")
    (each,) = ability["spell"]["do"]
    own = {"set-life": "each", "amount": {"count": {"type": "land", "controller": "each"}}}
    assert (each["for-each"], each["do"]) == ("players", [own])
    (ability,) = terms("Each opponent's life total becomes 5.")
    assert ability["spell"]["do"] == [{"set-life": "opponents", "amount": "5"}]
    assert refused("Each player's life total becomes the number of lands that player doesn't control.")


def test_attached_to_something_described() -> None:
    (ability,) = terms("Destroy all permanents attached to creatures.")
    assert ability["spell"]["do"] == [{"destroy": {"all": {"attached-to": {"all": {"type": "creature"}}}}}]
    assert refused("Destroy all permanents attached to players.")


def test_the_next_time_of_a_target() -> None:
    (ability,) = terms("The next time target creature would deal combat damage this turn, prevent that damage.")
    (effect,) = ability["spell"]["do"]
    assert effect["until"] == "next-time"
    assert effect["effect"]["prevention"]["if"] == {
        "event": "damage",
        "source": {"among": "target"},
        "combat": "true",
    }
    assert refused("The next time target creature would deal damage this turn, prevent half that damage.")


def test_its_mana_cost_is_that_of_what_is_sacrificed() -> None:
    (ability,) = terms("At the beginning of your upkeep, sacrifice ~ unless you pay its mana cost.", False)
    assert ability["triggered"]["do"][0]["cost"] == "mana-cost"
    assert refused("At the beginning of your upkeep, destroy target creature unless you pay its mana cost.", False)
    assert refused("At the beginning of your upkeep, sacrifice a creature unless you pay its mana cost.", False)


def test_fewer_than_one_or_than_each_opponent() -> None:
    one, each = (
        terms(f"If you control fewer lands than {whom}, draw a card.")[0]["spell"]["do"][0]["if"]
        for whom in ("an opponent", "each opponent")
    )
    assert "exists" in one
    assert "not" in each
    assert refused("If you control fewer lands than each creature, draw a card.")


def test_a_countered_spell_is_no_card_that_may_be_cast() -> None:
    countered = (
        "Counter target spell. If that spell is countered this way,"
        " exile it instead of putting it into its owner's graveyard."
    )
    assert terms(countered)
    for later in (
        "You may play it without paying its mana cost for as long as it remains exiled.",
        "You may cast that card this turn.",
    ):
        assert refused(f"{countered} {later}")
    assert terms("Exile target spell. You may cast that card for as long as it remains exiled.")


def test_protection_from_spells_is_from_spells_alone() -> None:
    (ability,) = terms("Protection from black spells", False)
    assert ability["from"] == {"color": "black", "kind": "spell"}
    (read,) = read_abilities(Part([ability]))
    assert read.value.kind == "spell"
    (ability,) = terms("Protection from artifacts", False)
    (read,) = read_abilities(Part([ability]))
    assert read.value.kind == "object"


def test_that_player_is_the_defending_one_where_no_other_was_named() -> None:
    (ability,) = terms("Whenever ~ attacks, if defending player controls no Walls, that player loses 1 life.", False)
    assert ability["triggered"]["do"] == [{"lose-life": "defending", "amount": "1"}]
    assert refused("When ~ enters, if you control no Walls, that player loses 1 life.", False)


def test_what_may_be_skipped_and_what_is_done_if_it_is() -> None:
    (ability,) = terms(
        "If you would draw a card during your draw step, instead you may skip that draw. If you do, you gain 2 life.",
        False,
    )
    replacement = ability["replacement"]
    assert (replacement["optional"], replacement["instead"]) == ("true", [{"gain-life": "you", "amount": "2"}])
    assert refused("If you would draw a card, you draw two cards instead. If you do, you gain 2 life.", False)
    assert refused("You gain 3 life. If you do, draw a card.", False)


def test_cards_exiled_from_the_top_until_one_is_found() -> None:
    (ability,) = terms(
        "Exile cards from the top of your library until you exile a nonland card. Put that card into your hand."
    )
    until, put = ability["spell"]["do"]
    assert (until["exiling"], until["reveal-until"], put) == ("true", "you", {"put": "found", "to": "hand"})
    assert refused(
        "Exile cards from the top of your library until you reveal a nonland card. Put that card into your hand."
    )
    assert refused("Exile cards from the top of your library until an opponent exiles a nonland card.")


def test_cast_in_a_main_phase() -> None:
    (ability,) = terms("If you cast this spell during your main phase, draw a card.")
    assert ability["spell"]["do"][0]["if"] == {"object": "this", "is": {"cast-by": "you", "in-main-phase": "true"}}
    assert refused("If you cast this spell during your draw phase, draw a card.")
    assert refused("If an opponent cast this spell during your main phase, draw a card.")


def test_no_creature_attacked_is_not_that_one_did_not() -> None:
    assert terms("At the beginning of your end step, if no creatures attacked this turn, draw a card.", False)
    assert refused(
        "At the beginning of your end step, if a creature you control didn't attack this turn, draw a card.", False
    )
    assert refused("At the beginning of your end step, if a creature hasn't attacked this turn, draw a card.", False)


def test_it_is_the_enchanted_creature_of_which_was_asked_what_it_did() -> None:
    for what in ("didn't attack this turn", "attacked this turn", "blocked this turn", "attacked or blocked this turn"):
        (ability,) = terms(f"At the beginning of each end step, if enchanted creature {what}, destroy it.", False)
        assert ability["triggered"]["do"] == [{"destroy": "enchanted"}], what
    (ability,) = terms("At the beginning of each end step, if ~ didn't attack this turn, sacrifice it.", False)
    assert ability["triggered"]["do"] == [{"sacrifice": "this"}]


def test_what_is_named_as_given_up_for_a_cost_is_what_that_cost_asks_for() -> None:
    for paid, word in (("Sacrifice", "sacrificed"), ("Exile", "exiled"), ("Tap an untapped creature", "tapped")):
        cost = paid if " " in paid else f"{paid} a creature"
        said = f"~ deals damage equal to the {word} creature's power to any target."
        assert terms(f"{cost} you control: {said}", False)
        assert refused(f"{{T}}: {said}", False)
        assert refused(f"Discard a card: {said}", False)
        assert refused(f"Whenever ~ attacks, {said}", False)


def test_what_enters_as_something_does_so_in_addition_to_its_types() -> None:
    said = "as a Zombie in addition to its other types."
    (ability,) = terms(f"Each Elf you control enters with an additional +1/+1 counter on it and {said}", False)
    assert ability["replacement"]["instead"] == [
        {"put-counters": "event.object", "kind": "+1/+1", "amount": "1"},
        {"modify": "event.object", "with": [{"add-subtypes": "Zombie"}]},
    ]
    assert terms(f"Creatures your opponents control enter {said}", False)
    assert terms("{1}: Put ~ onto the battlefield from the command zone.", False)[0]["zones"] == "command"
    assert refused("Creatures you control enter as a Zombie.", False)
    assert refused("Creatures you control enter with a +1/+1 counter on it and as a Zombie.", False)
    assert refused("{1}: Put ~ onto the battlefield from exile zone.", False)
