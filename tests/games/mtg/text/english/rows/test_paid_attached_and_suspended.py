"""English card text: what is paid in one of two ways, what is attached, suspended cards, life totals, the next time of a target."""

from tests.games.mtg.text.english.rows.test_compared_counted_and_found import refused, terms


def test_it_of_a_suspended_card_is_that_card() -> None:
    (ability,) = terms("Whenever an opponent casts a spell, if ~ is suspended, remove a time counter from it.", False)
    assert ability["triggered"]["do"] == [{"remove-counters": "this", "kind": "time", "amount": "1"}]
    assert ability["zones"] == "exile"
    assert refused(
        "Whenever an opponent casts a spell, if that spell is suspended, remove a time counter from it.", False
    )


def test_a_granted_ability_unattaches_its_granter_alone() -> None:
    assert terms('Equipped creature has "{T}, Unattach ≈: Draw a card."', False)
    assert refused("{T}, Unattach ~: Draw a card.", False)
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
