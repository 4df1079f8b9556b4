"""English card text: figures reckoned from others, players compared, what is done for each, cards found in several ways."""

from typing import Any

import pytest

from judgekit.games.mtg.text.english.reading import ability_data
from judgekit.games.mtg.text.structured.abilities import read_abilities
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.parts import Part
from tests.cases import each


def terms(text: str, spell: bool = True) -> list[Any]:
    """Return the abilities of a text as structured terms, which are read to the end."""
    found = [term for _, some in ability_data(text, "", spell) for term in some]
    read_abilities(Part(found))
    return found


def acts(text: str) -> list[Any]:
    """Return the instructions of a spell."""
    (ability,) = terms(text)
    found: list[Any] = ability["spell"]["do"]
    return found


def refused(text: str, spell: bool = True) -> bool:
    """Tell whether a text is not understood."""
    try:
        terms(text, spell)
    except CardTextNotUnderstood:
        return True
    return False


GOBLINS = {"count": {"subtype": "Goblin", "controller": "you"}}


@pytest.mark.parametrize(
    ("figure", "term"),
    [
        ("twice the number of Goblins you control", {"*": ["2", GOBLINS]}),
        ("the number of Goblins you control plus 3", {"+": [GOBLINS, "3"]}),
        ("2 plus the number of Goblins you control", {"+": ["2", GOBLINS]}),
        ("half the number of Goblins you control, rounded up", {"half-up": GOBLINS}),
        ("7 minus the number of Goblins you control", {"-": ["7", GOBLINS]}),
        ("your life total minus 5", {"-": ["you.life", "5"]}),
        ("the number of cards you've drawn this turn", {"happened": {"event": "draw", "player": "you"}}),
        (
            "the amount of life you gained this turn",
            {"amount-happened": {"event": "gain-life", "player": "you"}},
        ),
    ],
)
def test_a_figure_is_reckoned_from_another(figure: str, term: Any) -> None:
    (lost,) = acts(f"Target player loses X life, where X is {figure}.")
    assert lost["amount"] == term


def test_that_player_is_the_one_that_the_clause_names() -> None:
    (dealt,) = acts("~ deals damage to target player equal to the number of cards in that player's hand.")
    assert dealt["amount"]["count"]["owner"] == "target"


def test_that_player_is_the_opponent_who_controls_what_the_event_names() -> None:
    (ability,) = terms("Whenever a creature an opponent controls dies, that player loses 2 life.", False)
    assert ability["triggered"]["do"] == [{"lose-life": "event.object.controller", "amount": "2"}]


def test_that_creature_is_the_one_whose_controllers_upkeep_begins() -> None:
    (ability,) = terms(
        "At the beginning of the upkeep of enchanted creature's controller, put a -1/-1 counter on that creature.",
        False,
    )
    assert ability["triggered"]["do"][0]["put-counters"] == "enchanted"


def test_a_condition_behind_a_delayed_instruction_is_asked_when_it_is_followed() -> None:
    *_, delayed = acts(
        "Target creature gains trample until end of turn. "
        "At the beginning of the next end step, destroy that creature if it attacked this turn."
    )
    assert list(delayed["delayed"]["triggered"]["do"][0]) == ["if", "then"]


def test_x_is_put_in_place_in_what_is_paid() -> None:
    (ability,) = terms(
        "Whenever a player casts a spell, counter that spell unless that player pays {X}, where X is its mana value.",
        False,
    )
    assert ability["triggered"]["do"][0]["cost"] == [{"mana": {"value": "mana-value", "of": "event.object"}}]


def test_what_is_done_for_each_is_done_by_the_controller_of_each() -> None:
    _, each = acts("Destroy all creatures. For each creature destroyed this way, its controller draws a card.")
    assert each["do"] == [{"draw": f"{each['as']}.controller", "amount": "1"}]


def test_a_target_for_each_of_several_is_not_understood() -> None:
    assert refused(
        "Exile all creatures. For each creature exiled this way, destroy target land its controller controls."
    )


def test_a_card_that_was_discarded_was_no_creature() -> None:
    assert refused("Discard two cards. You gain 1 life for each creature discarded this way.")
    assert not refused("Exile all creatures. You gain 1 life for each creature exiled this way.")


def test_an_opponent_is_compared_with_you() -> None:
    (asked,) = acts("If an opponent controls more creatures than you, draw a card.")
    assert asked["if"]["exists"]["player"] == "opponent"
    assert asked["if"]["exists"]["condition"]["is"][">"]["count"]["controller"] == "asking"


def test_an_attack_that_must_be_paid_for_is_a_rule_of_the_permanent() -> None:
    found = terms("Enchanted creature can't attack or block unless its controller pays {3}.", False)
    assert [one["cant"]["deed"] for one in found] == ["attack", "block"]
    assert {one["cant"]["cost"] for one in found} == {"{3}"}


def test_the_rest_is_what_was_revealed_besides() -> None:
    _, until, put, rest, _ = acts(
        "Exile target creature. That creature's controller reveals cards from the top of their library until they reveal "
        "a creature card. That player puts that card onto the battlefield, then shuffles the rest into their library."
    )
    assert (until["as"], until["cards"]) == (put["put"], rest["put"]["all"]["among"]) == ("found", "revealed")


def test_only_a_library_that_may_be_searched_this_way_is_shuffled() -> None:
    search = "Search your library and/or graveyard for a card named Great Oak, reveal it, and put it into your hand."
    assert not refused(f"{search} If you search your library this way, shuffle.")
    assert refused("Draw a card. If you search your library this way, shuffle.")


def test_damage_to_itself_is_dealt_to_what_deals_it() -> None:
    (ability,) = terms("{T}: ~ deals 1 damage to itself.", False)
    assert ability["activated"]["do"] == [{"damage": "this", "source": "this", "amount": "1"}]
    (struck,) = acts("Target creature deals damage to itself equal to its power.")
    assert struck["damage"] == struck["source"] == "target"


def test_the_damage_of_one_creature_to_and_from_it_is_prevented() -> None:
    to, by = acts("Prevent all combat damage that would be dealt to and dealt by target creature this turn.")
    assert to["prevent"] == by["source"]["among"] == "target"


def test_only_so_many_need_be_discarded() -> None:
    thrown, drawn = acts("Discard up to two cards, then draw that many cards.")
    assert thrown["least"] == "0"
    assert drawn["amount"] == thrown["as"]


def test_what_depends_on_a_deed_under_a_condition_is_not_done_without_it() -> None:
    _, asked = terms(
        "At the beginning of your upkeep, you may look at the top card of your library. "
        "If it shares a creature type with ~, you may reveal it. If you do, draw a card.",
        False,
    )[0]["triggered"]["do"]
    assert asked["then"][0]["then"] == [{"draw": "you", "amount": "1"}]


def test_one_of_two_deeds_has_no_target_of_its_own() -> None:
    (ability,) = terms("When ~ enters, you may sacrifice a creature or discard a creature card.", False)
    assert len(ability["triggered"]["do"][0]["choose-one"]) == 2
    assert refused("You may destroy target creature or draw a card.")


def test_what_was_prevented_is_said_of_a_shield_only() -> None:
    life = "You gain life equal to the damage prevented this way."
    _, shield = acts(
        f"The next time a source of your choice would deal damage to you this turn, prevent that damage. {life}"
    )
    assert shield["effect"]["prevention"]["then"] == [{"gain-life": "you", "amount": "event.amount"}]
    assert refused(f"Draw a card. {life}")


def test_counters_removed_this_way_are_those_of_the_cost() -> None:
    add = "Add {B} for each storage counter removed this way."
    (ability,) = terms("{T}, Remove any number of storage counters from ~: " + add, False)
    assert ability["activated"]["do"] == [{"add": "{B}", "amount": "X"}]
    assert refused("{T}, Remove any number of mining counters from ~: " + add, False)


def test_it_wasnt_cast_is_asked_of_what_would_enter() -> None:
    (ability,) = terms("If a nontoken creature would enter and it wasn't cast, exile it instead.", False)
    assert ability["replacement"]["condition"]["not"]["object"] == "event.object"


def test_a_spell_is_not_among_the_exiled_cards_but_may_share_the_name_of_one() -> None:
    assert refused("{U}: Counter target spell exiled with ~.", False)
    (ability,) = terms("{U}: Counter target spell with the same name as a card exiled with ~.", False)
    (target,) = ability["activated"]["targets"]
    exiled = {"kind": "card", "zone": "exile", "among": "linked.exiled"}
    assert target["is"] == {"kind": "spell", "same-name": {"all": exiled}}


@pytest.mark.parametrize(
    ("relation", "said"),
    [
        ("blocking", {"blocks": "IT"}),
        ("blocked by", {"blocked-by": "IT"}),
        ("attached to", {"attached-to": "IT"}),
        ("with the same name as", {"same-name": "IT"}),
        ("that shares a color with", {"shares": {"what": "color", "with": "IT"}}),
        ("that shares a creature type with", {"shares": {"what": "creature-type", "with": "IT"}}),
    ],
)
@pytest.mark.parametrize(
    ("behind", "more"),
    [("you control", {"controller": "you"}), ("with flying", {"has": "flying"}), ("", {})],
)
def test_what_follows_a_description_inside_another_speaks_of_the_inner_one(
    relation: str, said: dict[str, object], behind: str, more: dict[str, object]
) -> None:
    """ "Aura attached to a creature you control": you control the creature, whoever controls the Aura."""
    (ability,) = terms(f"Destroy target permanent {relation} a creature {behind}".strip() + ".")
    (target,) = ability["spell"]["targets"]
    inner = {"all": {"type": "creature", **more}}
    found = {key: {**value, "with": inner} if isinstance(value, dict) else inner for key, value in said.items()}
    assert target["is"] == found


def test_its_controller_is_that_of_one() -> None:
    assert refused("Destroy all creatures. Its controller draws a card for each creature destroyed this way.")


def test_mana_is_added_to_no_other_pool_than_ones_own() -> None:
    new, old = (
        terms(f"Whenever enchanted land is tapped for mana, its controller adds {{G}}{where}.", False)
        for where in ("", " to their mana pool")
    )
    assert new == old


def test_them_is_the_player_and_not_the_one_object_of_the_event() -> None:
    (ability,) = terms("Whenever a player taps a land for mana, ~ deals 1 damage to them.", False)
    assert ability["triggered"]["do"] == [{"damage": "event.player", "source": "this", "amount": "1"}]


def test_who_chooses_among_ties_is_said_of_the_figure_that_was_compared() -> None:
    ties = "If two or more {} are tied for least {}, you choose one of them."
    assert not refused(f"Destroy the creature with the least power. {ties.format('creatures', 'power')}")
    assert refused(f"Destroy the creature with the least power. {ties.format('lands', 'power')}")
    assert refused(f"Destroy the creature with the least power. {ties.format('creatures', 'toughness')}")


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        ("with flying", {"has": "flying"}),
        ("without reach", {"lacks": "reach"}),
        ("with power 4 or greater", {"power": ">= 4"}),
    ],
)
def test_what_only_creatures_have_is_said_of_the_creature_at_the_end_of_a_list(
    clause: str, said: dict[str, object]
) -> None:
    """ "Artifact, enchantment, or creature with flying": the artifact need not fly."""
    others = [{"type": "artifact"}, {"type": "enchantment"}]
    (ability,) = terms(f"Destroy target artifact, enchantment, or creature {clause} an opponent controls.")
    (target,) = ability["spell"]["targets"]
    assert target["is"] == {"any": [*others, {"type": "creature", **said}], "controller": "opponent"}


@pytest.mark.parametrize(
    ("text", "described"),
    [
        ("artifact or creature with indestructible", {"type": ["artifact", "creature"], "has": "indestructible"}),
        (
            "creature or planeswalker with mana value 3 or less",
            {"type": ["creature", "planeswalker"], "mana-value": "<= 3"},
        ),
        ("artifact or creature you control", {"type": ["artifact", "creature"], "controller": "you"}),
    ],
)
def test_what_any_permanent_can_have_is_said_of_the_whole_list(text: str, described: dict[str, object]) -> None:
    (ability,) = terms(f"Destroy target {text}.")
    (target,) = ability["spell"]["targets"]
    assert target["is"] == described


@pytest.mark.parametrize(
    ("text", "described"),
    [
        (
            "Destroy all creatures with power greater than the number of cards in your hand.",
            {"type": "creature", "power": {">": {"count": {"kind": "card", "zone": "hand", "owner": "you"}}}},
        ),
        (
            "Destroy all creatures with mana value less than the number of lands you control.",
            {"type": "creature", "mana-value": {"<": {"count": {"type": "land", "controller": "you"}}}},
        ),
    ],
)
def test_where_something_is_counted_is_said_of_what_is_counted(text: str, described: dict[str, object]) -> None:
    (ability,) = terms(text)
    assert ability["spell"]["do"][0]["destroy"]["all"] == described


def test_a_zone_behind_what_somebody_controls_is_that_of_the_card_meant() -> None:
    """109.4: nothing in a graveyard has a controller."""
    (ability,) = terms(
        "Return target creature card with mana value less than the number of lands you control from your graveyard to your hand."
    )
    (target,) = ability["spell"]["targets"]
    assert target["is"]["mana-value"] == {"<": {"count": {"type": "land", "controller": "you"}}}
    assert (target["is"]["zone"], target["is"]["owner"]) == ("graveyard", "you")


def test_that_creature_is_none_of_the_cards_that_were_turned_over_since() -> None:
    for between in (
        "Mill three cards",
        "Look at the top card of your library",
        "Put the top two cards of your library into your graveyard",
    ):
        (ability,) = terms(f"Choose target creature. {between}, then put a +1/+1 counter on that creature.")
        assert ability["spell"]["do"][-1]["put-counters"] == "target"


def test_what_is_said_of_one_player_is_not_said_of_several_together() -> None:
    """An opponent drew so many cards by that opponent's own count; what all of them did together is another figure."""
    begins = "At the beginning of your end step, if"
    (ability,) = terms(f"{begins} an opponent drew three or more cards this turn, draw a card.", False)
    drew = {"happened": {"event": "draw", "player": "you"}, "is": ">= 3"}
    assert ability["triggered"]["if"] == {"exists": {"player": "opponent", "condition": drew}}
    assert refused(f"{begins} your opponents drew three or more cards this turn, draw a card.", False)
    assert refused(f"{begins} an opponent controls more lands than another opponent, draw a card.", False)


def test_what_an_exiled_permanent_was_is_asked_of_the_permanent() -> None:
    """608.2h: what it is now is asked of the card in exile; a card that was exiled is asked as the card it is."""
    for was in ("was a Zombie", "was tapped", "had counters on it", "had no charge counters on it"):
        assert acts(f"Exile target permanent. If it {was}, draw a card.")[1]["if"]["object"] == "target"
    assert acts("Exile target permanent. If it's a land card, draw a card.")[1]["if"]["object"] == "exiled"
    assert refused("Exile target creature. If its power was red, draw a card.")


def test_what_is_said_of_a_spell_that_may_be_cast_needs_such_a_permission_before_it() -> None:
    exiled = "If that spell would be put into your graveyard, exile it instead."
    (effect,) = acts(f"You may cast target instant card from your graveyard this turn. {exiled}")
    assert effect["effect"]["may"]["exiled-after"] == "yours"
    ((allowed,),) = (acts(f"You may cast target card from exile without paying its mana cost. {exiled}"),)
    assert allowed["do"][0]["exiled-after"] == "yours"
    assert refused(f"Draw a card. {exiled}")
    assert refused(f"You may cast target instant card from your graveyard this turn. Draw a card. {exiled}")


def test_it_is_still_a_land_is_said_of_what_became_a_creature() -> None:
    land = "Target land you control becomes a 0/0 creature."
    assert acts(f"{land} Untap it. It's still a land.")[0]["with"][0]["still"] == "land"
    assert refused(f"{land} Untap target creature. It's still a land.")
    assert refused("Untap target land. It's still a land.")
    assert refused("Draw a card for each creature in target player's party.")


def test_who_pays_for_an_attack_and_who_must_block_are_said_or_the_line_is_refused() -> None:
    """You pay for what you attack with; what another player attacks with is not paid for by the words "unless you"."""
    assert terms("~ can't attack unless you sacrifice a land.", False)
    assert refused("Enchanted creature can't attack unless you sacrifice a land.", False)
    assert refused("Creatures can't attack unless you sacrifice a land.", False)
    ((ability,),) = (terms("All Walls able to block ~ do so.", False),)
    assert ability["must"] == {"deed": "be-blocked-by-all", "by": {"subtype": "Wall"}}
    assert refused("All lands able to block ~ do so.", False)


@each(
    [
        "Destroy target land. Destroy all creatures, then you gain X life, where X is the number of creatures destroyed this way.",
        "You gain X life, then destroy all creatures, where X is the number of creatures destroyed this way.",
        "Destroy X target creatures, where X is the number of creatures destroyed this way.",
        "You may sacrifice a creature and a land. If you do, draw a card.",
        "Search your library for any number of creature cards with total power 6 or less, reveal them, then shuffle.",
        "Search your library for a creature card with different names, reveal it, put it into your hand, then shuffle.",
        "Draw a card at the beginning of the next main phase this turn.",
        "Each other opponent loses 1 life.",
        "You gain life equal to the sacrificed creature's power.",
        "As an additional cost to cast this spell, discard a card.\nYou gain life equal to the sacrificed creature's power.",
        "Prevent all damage that creatures would deal to planeswalkers and players this turn.",
        "You gain 1 life for each land you own but don't control.",
    ]
)
def test_what_is_like_that_and_told_otherwise_is_refused(text: str) -> None:
    assert refused(text)


def test_the_others_are_all_but_the_one_that_was_named() -> None:
    _, others = acts("Target opponent loses 3 life. Each other opponent loses 1 life.")
    assert others["lose-life"] == {"all": {"player": "opponent", "not-among": "target"}}
    (act,) = acts("Draw a card if a player other than you lost life this turn.")
    assert act["if"]["exists"]["not-among"] == "you"


def test_tokens_are_created_with_what_has_an_ability_that_creates_some() -> None:
    leaving = "When ~ leaves the battlefield, exile all tokens created with ~."
    created, left = terms(f"{{T}}: Create a 1/1 red Goblin creature token.\n{leaving}", False)
    assert left["triggered"]["do"] == [{"exile": {"all": {"token": "true", "among": "linked.put"}}}]
    assert "create" in created["activated"]["do"][0]
    assert refused(leaving, False)
    assert refused("Create a 1/1 red Goblin creature token. Destroy all tokens created with ~.")


def test_other_words_for_the_same_are_read_as_the_usual_ones() -> None:
    assert acts("Proliferate, then proliferate again.") == acts("Proliferate twice.")
    assert acts("Target player can't play land cards this turn.") == acts("Target player can't play lands this turn.")
    bottom = "put it on the bottom of its owner's library instead of into that player's graveyard"
    countered = acts(f"Counter target spell. If that spell is countered this way, {bottom}.")
    assert countered == [{"counter": "target", "to": "library-bottom"}]
    assert refused(f"Counter target ability. If that spell is countered this way, {bottom}.")


def test_what_is_compared_with_itself_or_asked_of_an_attack_is_no_more_than_is_said() -> None:
    (ability,) = terms("~ gets +1/+1 for each creature you control with toughness greater than its power.", False)
    assert "this" not in str(ability["static"]["modify"])  # the power of each such creature, not of ~
    (ability,) = terms(
        "Whenever ~ attacks, creatures with power greater than its power get -1/-1 until end of turn.", False
    )
    assert ability["triggered"]["do"][0]["modify"]["all"]["power"] == {">": {"value": "power", "of": "this"}}
    together = "if you attacked with creatures with total power 6 or greater this combat, draw a card."
    for text in (
        f"Whenever another creature you control attacks, {together}",
        f"At the beginning of your end step, {together}",
        "Whenever one or more cards leave your graveyard before your turn, draw a card.",
        "Whenever you sacrifice a permanent during your turn during combat, draw a card.",
        "Combat damage that would be dealt by creatures you control can't be prevented or redirected.",
        "If a source would deal damage to a player, it deals that much damage plus 1 to that land instead.",
        "Sacrifice two creatures at random: Draw a card.",
    ):
        assert refused(text, False), text
    assert refused(
        "Choose target creature you control and a creature you don't control. Those creatures fight each other."
    )
