"""608.2c, 603.7, 107.3, 111.3: what a sentence does to the one before it: instead, if you do, that much, X, what a token has."""

from typing import Any

import pytest

from judgekit.games.mtg.text.english.reading import ability_data, read_text
from judgekit.language.faults import CardTextNotUnderstood
from tests.games.mtg.text.english.meaning.test_pronouns import acts


def refused(text: str, spell: bool = True) -> str:
    """Return why a text is refused."""
    with pytest.raises(CardTextNotUnderstood) as fault:
        ability_data(text, "", spell)
    return str(fault.value)


# A creature that fights or deals damage to "that creature" does so to another (109.2).


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Choose target creature you don't control. Target creature you control fights that creature.", "with"),
        (
            "Choose target creature an opponent controls. When that creature dies this turn, you gain 2 life."
            " Target creature you control fights that creature.",
            "with",
        ),
        (
            "Tap target creature an opponent controls. Target creature you control deals damage equal to its power to"
            " that creature.",
            "damage",
        ),
        (
            "Choose target creature you don't control. Put a +1/+1 counter on target creature you control."
            " It fights that creature.",
            "with",
        ),
    ],
)
def test_that_creature_is_never_the_one_that_acts_on_it(text: str, key: str) -> None:
    assert acts(text, True)[-1][key] == "target"


def test_that_player_after_two_target_players_is_refused() -> None:
    for text in (
        "Target player draws a card and target opponent loses 3 life. Then that player discards a card.",
        "Target opponent discards a card and target player draws a card. That player loses 1 life.",
    ):
        assert "'that player' can mean" in refused(text)
    assert acts("Target player draws a card, then that player loses 2 life.", True)[-1]["lose-life"] == "target"


def test_permanents_that_player_controls_are_described_by_the_player() -> None:
    ability = ability_data(
        "When ~ dies, target player loses 1 life. Tap up to two target permanents that player controls.", "", False
    )[0][1][0]
    assert ability["triggered"]["targets"][1]["is"] == {"controller": "target"}


# Instead (608.2c): what is replaced is the same thing, wholly.


def _instead(text: str) -> tuple[list[Any], list[Any], list[Any]]:
    """Return what is done before the choice between two ways, what is done instead, and what is done else."""
    *before, last = acts(text, True)
    return before, last["then"], last["else"]


def test_the_same_instructions_in_other_figures_replace_the_whole_sentence() -> None:
    before, then, other = _instead(
        "Draw a card, then discard a card. If you control an Elf, instead draw three cards, then discard a card."
    )
    assert not before
    assert [next(iter(act)) for act in then] == [next(iter(act)) for act in other] == ["draw", "discard"]
    before, then, other = _instead(
        "Search target player's library for up to two cards, exile them, then that player shuffles. If you control an"
        " Elf, instead search that player's library for up to nine cards, exile them, then that player shuffles."
    )
    assert not before
    assert len(then) == len(other) == 3


def test_one_instruction_replaces_the_last_that_does_the_same() -> None:
    before, then, other = _instead("Scry 1, then draw a card. If you control an Elf, draw two cards instead.")
    assert [next(iter(act)) for act in before] == ["scry"]
    assert (then, other) == ([{"draw": "you", "amount": "2"}], [{"draw": "you", "amount": "1"}])


@pytest.mark.parametrize(
    "text",
    [
        "~ deals 2 damage to target creature. You gain 2 life. If you control a Swamp, ~ deals 4 damage instead.",
        "Target creature gets -2/-2 until end of turn. Draw a card."
        " If you control a Swamp, that creature gets -4/-4 until end of turn instead.",
        "Target player mills two cards, then draws a card. If you control an Elf, that player mills six cards instead.",
        "~ deals 2 damage to target creature and 2 damage to target player."
        " If you control a Swamp, it deals 4 damage to that creature instead.",
        "At the beginning of your next upkeep, draw a card. If you control no creatures, draw two cards instead.",
        "You may sacrifice a creature. If you do, draw two cards. If you control a Swamp, you gain 3 life instead.",
    ],
)
def test_what_does_not_say_what_it_stands_for_is_refused(text: str) -> None:
    assert "'instead'" in refused(text)


# Delayed triggers (603.7).


def test_if_you_do_behind_a_delayed_trigger_is_part_of_it() -> None:
    text = "Whenever you cast a creature spell this turn, you may pay {1}. If you do, draw a card. If you don't, you lose 1 life."
    (delayed,) = acts(f"Draw a card. {text}", True)[1:]
    (may,) = delayed["delayed"]["triggered"]["do"]
    assert may["then"] == [{"draw": "you", "amount": "1"}]
    assert may["else"] == [{"lose-life": "you", "amount": "1"}]


@pytest.mark.parametrize(
    "text",
    [
        "~ deals 2 damage to any target.\nWhenever an opponent gains life, you may pay {R}. If you do, return a creature card"
        " from your graveyard to your hand.",
        "Destroy target land.\nWhenever a land enters the battlefield under your control, you may return target creature card"
        " from your graveyard to your hand.",
        "Draw a card.\nWhenever a creature dies, you gain 1 life.",
        "Draw a card. At the beginning of your upkeep, you lose 1 life.",
    ],
)
def test_a_trigger_that_looks_again_and_again_is_set_up_for_a_stated_while_only(text: str) -> None:
    assert refused(text)


@pytest.mark.parametrize(
    "text",
    [
        "~ deals 2 damage to any target.\nWhenever an opponent gains life, you may pay {R}."
        " If you do, return ~ from your graveyard to your hand.",
        "Destroy target land.\nWhenever a land enters the battlefield under your control,"
        " you may return ~ from your graveyard to your hand.",
    ],
)
def test_what_returns_the_card_itself_from_the_graveyard_is_an_ability_that_functions_there(text: str) -> None:
    """An ability that moves its card out of a zone functions only there (113.6m): it is no part of the resolution."""
    terms = [term for _, found in ability_data(text, "", True) for term in found]
    assert [term["zones"] for term in terms if "triggered" in term] == ["graveyard"]
    assert not any("delayed" in act for term in terms if "spell" in term for act in term["spell"]["do"])


@pytest.mark.parametrize(
    "text",
    [
        "When target creature dies this turn, return that card to the battlefield under your control. It gains haste.",
        "Whenever a creature attacks you this turn, destroy that creature. You gain 1 life.",
    ],
)
def test_a_sentence_behind_a_delayed_trigger_can_be_part_of_it_or_not_and_is_refused(text: str) -> None:
    assert "done by the delayed trigger" in refused(f"Draw a card. {text}")


def test_a_paragraph_behind_a_delayed_trigger_is_done_now() -> None:
    assert acts("Whenever a creature attacks you this turn, destroy that creature.\nYou gain 1 life.", True)[-1] == {
        "gain-life": "you",
        "amount": "1",
    }


# Numbers (107.3, 608.2h).


@pytest.mark.parametrize(
    "text",
    [
        "Whenever ~ attacks, each opponent loses 1 life and you gain that much life.",
        "When ~ dies, each opponent loses 3 life. You gain life equal to the damage dealt this way.",
        "Whenever ~ attacks, put that many +1/+1 counters on it.",
        "Whenever ~ deals combat damage to a player, you gain 1 life and that player loses that much life.",
    ],
)
def test_that_much_is_no_number_of_an_event_without_one_nor_of_one_of_two(text: str) -> None:
    assert refused(text, False)


def test_that_player_is_never_you_but_the_one_the_clause_names() -> None:
    x = "where X is the number of cards in that player's hand"
    (dealt,) = acts(f"At the beginning of your upkeep, ~ deals X damage to target opponent, {x}.", False)
    assert dealt["amount"] == {"count": {"kind": "card", "zone": "hand", "owner": "target"}}
    assert refused(f"At the beginning of your upkeep, ~ deals X damage to you, {x}.", False)


def test_this_way_is_what_the_one_instruction_of_that_kind_did() -> None:
    lost = acts("When ~ dies, each opponent loses 3 life. You gain life equal to the life lost this way.", False)
    assert lost == [
        {"lose-life": "opponents", "amount": "3", "as": "lost"},
        {"gain-life": "you", "amount": "lost"},
    ]
    destroyed, drawn = acts("Destroy all creatures. Draw a card for each nontoken creature destroyed this way.", True)
    assert destroyed["done"] == "destroyed"
    assert drawn["amount"] == {"count": {"nontoken": "true", "type": "creature", "among": "destroyed"}}


@pytest.mark.parametrize(
    "text",
    [
        "Destroy target creature. Destroy all artifacts. You gain 1 life for each permanent destroyed this way.",
        "Tap all creatures. You gain 1 life for each creature destroyed this way.",
        "Discard two cards. You gain 1 life for each creature discarded this way.",
        "Destroy all creatures. You gain 1 life for each card destroyed this way.",
    ],
)
def test_this_way_is_refused_where_nothing_or_two_things_were_done_that_way(text: str) -> None:
    assert refused(text)


def test_that_much_is_the_amount_of_the_event() -> None:
    text = "Whenever ~ deals combat damage to a player, that player loses that much life and you gain that much life."
    assert [act["amount"] for act in acts(text)] == ["event.amount", "event.amount"]


@pytest.mark.parametrize(
    "text",
    [
        "Target creature gets -X/-X until end of turn, where X is the number of Swamps you control. You lose X life.",
        "Target creature gets +X/+X until end of turn and you gain X life, where X is its power.",
        "Draw X cards and you lose X life, where X is the number of cards in your hand.",
    ],
)
def test_an_x_that_is_found_out_once_is_not_found_out_twice(text: str) -> None:
    assert "what 'X' means" in refused(text)


def test_x_is_put_in_place_in_comparisons_and_products() -> None:
    what = {"count": {"type": "land", "controller": "you"}}
    tail = "where X is the number of lands you control."
    (destroy,) = acts(f"Destroy all creatures with power X or less, {tail}", True)
    assert destroy["destroy"]["all"]["power"] == {"<=": what}
    (gain,) = acts(f"You gain twice X life, {tail}", True)
    assert gain["amount"] == {"*": ["2", what]}


# What a token has is part of the token (111.3), what it gains is an effect.


def test_what_a_token_has_is_part_of_it() -> None:
    (create,) = acts(
        'Create two 2/2 green Ooze creature tokens. They have "When this creature dies, draw a card."', True
    )
    assert create["create"]["abilities"] == [{"text": "When ~ dies, draw a card."}]
    create, sacrifice = acts(
        "Create a token that's a copy of target creature. It has haste. Sacrifice it at the beginning of the next end step.",
        True,
    )
    assert create["except"] == [{"gain": ["haste"]}]
    assert "delayed" in sacrifice
    assert "modify" in acts("Create a 1/1 red Goblin creature token. It gains haste until end of turn.", True)[-1]
    text = 'When ~ dies, you may create a 0/1 colorless Eldrazi Spawn creature token. It has "Sacrifice this creature: Add {C}."'
    (create,) = acts(text)
    assert create["create"]["abilities"] == [{"text": "Sacrifice ~: Add {C}."}]


def test_what_each_of_several_is_that_enter_is_part_of_how_they_enter() -> None:
    """611.2e: what looks for a Zombie entering sees one."""
    text = "Return up to two target creature cards from your graveyard to the battlefield."
    (back,) = acts(f"{text} Each of those creatures is a black Zombie in addition to its other colors and types.", True)
    assert back["with"] == [{"become": "black Zombie", "in-addition": "true"}]


def test_otherwise_behind_a_condition_that_depends_on_a_deed_is_said_of_the_condition() -> None:
    text = "When ~ dies, you may pay {2}. If you do, reveal the top card of your library. If it's a Goblin card, put it into"
    (may,) = acts(f"{text} your hand. Otherwise, put it into your graveyard.")
    assert "else" not in may
    assert may["then"][-1]["else"] == [{"put": "revealed", "to": "graveyard"}]
    (may,) = acts(f"{text} your hand. If you don't, you lose 2 life.")
    assert may["else"] == [{"lose-life": "you", "amount": "2"}]


def test_that_creature_or_player_is_the_target_whatever_the_condition_speaks_of() -> None:
    text = "Whenever a land enters, ~ deals 1 damage to any target. If that land is a Mountain, ~ deals 2 damage to"
    (did,) = acts(f"{text} that permanent or player instead.")
    assert did["then"][0]["damage"] == "target"


def test_the_sacrificed_permanent_is_the_target_that_was_sacrificed() -> None:
    text = "Target permanent's controller sacrifices it. You gain life equal to the sacrificed permanent's mana value."
    assert acts(text, True)[1]["amount"] == {"value": "mana-value", "of": "target"}
    assert "sacrificed" in refused("When ~ dies, you gain life equal to the sacrificed creature's power.", False)


def test_a_counter_on_that_creature_is_none_on_a_player_who_may_be_the_target() -> None:
    text = "Prevent the next 7 damage that would be dealt to target creature or player this turn."
    assert "that creature" in refused(f"{text} Put a +0/+1 counter on that creature.")


@pytest.mark.parametrize(
    ("text", "zones"),
    [
        ("When enchanted creature dies, return ~ from your graveyard to your hand.", None),
        (
            "When a spell or ability an opponent controls causes you to discard ~, return ~ from your graveyard to your hand.",
            None,
        ),
        ("Whenever another creature dies, return ~ from your graveyard to your hand.", "graveyard"),
        ("{W}: You gain 1 life. Activate this ability only if ~ is in your graveyard.", "graveyard"),
    ],
)
def test_where_an_ability_functions_that_speaks_of_its_own_graveyard(text: str, zones: str | None) -> None:
    """113.6b, 113.6m: in the graveyard, unless the event itself puts the card there."""
    ((_, (ability,)),) = ability_data(text)
    assert ability.get("zones") == zones


def test_your_library_is_yours_whoever_searches_it() -> None:
    assert acts("Target opponent searches your library for a card and puts that card into your graveyard.", True)[
        0
    ] == {
        "search": "target",
        "zone": "library",
        "whose": "you",
        "is": {"kind": "card"},
        "amount": "1",
        "as": "found",
    }
    assert "whose" not in acts("Target opponent searches their library for a card, then shuffles.", True)[0]


@pytest.mark.parametrize(
    "text",
    [
        "When ~ enters the battlefield, sacrifice another creature. Return that card to your hand.",
        "When ~ enters the battlefield, sacrifice another creature."
        " At the beginning of the next end step, return that card to your hand.",
        "Whenever a creature dies, destroy target artifact. Return that card to its owner's hand.",
    ],
)
def test_that_card_is_not_what_the_event_names_where_something_else_became_a_card_since(text: str) -> None:
    assert "that card" in refused(text, False)


def test_you_in_a_japanese_quotation_is_whoever_may_choose() -> None:
    for whose in ("あなた", "自分"):
        text = (
            "クリーチャー１体を対象とし、それを追放する。それのコントローラーは"
            f"「{whose}のライブラリーから基本土地カード１枚を探し、それをタップ状態で戦場に出し、その後ライブラリーを切り直す。」を選んでもよい。"
        )
        search = acts(text, True)[-1]["do"][0]
        assert search["search"] == "target.controller"
        assert "whose" not in search


def test_what_a_copy_token_has_is_read_as_terms_too() -> None:
    (ability,) = read_text("{T}: Create a token that's a copy of target creature. It has haste.")
    assert ability.kind == "activated"


@pytest.mark.parametrize(
    "text",
    [
        "Destroy target creature. It can't be regenerated.",
        "Tap target creature. If you control a Wizard, instead destroy that creature. It can't be regenerated.",
        "You may sacrifice a land. If you do, destroy target creature. It can't be regenerated.",
        "Each player draws a card, then destroy target creature and it can't be regenerated.",
    ],
)
def test_what_cannot_be_regenerated_is_part_of_the_destruction_wherever_that_stands(text: str) -> None:
    (_, terms), *_rest = ability_data(text, "", True)
    said = str(terms)
    assert "'no-regeneration': 'true'" in said
    assert "be-regenerated" not in said


def test_what_is_put_on_a_library_in_any_order_is_ordered_by_who_puts_it_there() -> None:
    (_, terms), *_rest = ability_data(
        "Put up to three target cards from an opponent's graveyard on top of their library in any order.", "", True
    )
    assert terms[0]["spell"]["do"][0]["order"] == "any"


@pytest.mark.parametrize(
    "text",
    [
        "Gain control of target Equipment, then create a 0/0 black Germ creature token and attach that Equipment to it.",
        "~ deals X damage to any target, where X is the number of charge counters on it.",
        "~ deals 1 damage to any target. Put a +1/+1 counter on that creature.",
    ],
)
def test_it_is_refused_where_what_was_named_last_cannot_be_it(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        ability_data(text, "", True)


# When something is done later, where that is said (603.7).


def test_a_time_in_front_is_that_of_all_that_follows_and_one_behind_that_of_the_last() -> None:
    (later,) = acts("At the beginning of the next end step, draw two cards, then discard a card.", True)
    assert [next(iter(act)) for act in later["delayed"]["triggered"]["do"]] == ["draw", "discard"]
    now, later = acts("Draw a card, then discard a card at the beginning of the next end step.", True)
    assert now == {"draw": "you", "amount": "1"}
    assert [next(iter(act)) for act in later["delayed"]["triggered"]["do"]] == ["discard"]


def test_the_first_upkeep_is_one_of_the_game_and_is_spoken_of_only_before_it() -> None:
    assert "first" in refused("Draw a card at the beginning of the first upkeep.")


# Modes of which one may be chosen more than once (700.2d), copies for all that could be targets (707.10d).


def test_one_mode_may_be_chosen_more_than_once_where_the_text_says_so() -> None:
    text = "Choose three. You may choose the same mode more than once.\n• Draw a card.\n• You gain 1 life."
    ((_, (term,)),) = ability_data(text, "", True)
    assert term["spell"]["choose"] == {"of": "3", "repeated": "true"}
    refused("Choose three.\n• Draw a card.\n• You gain 1 life.")


def test_each_copy_has_another_target_only_of_copies_for_each_that_could_be() -> None:
    assert "each copy" in refused("Copy target instant spell. Each copy targets a different one of those creatures.")


# What each player does at once and what is chosen as the spell resolves (101.4, 609.7a).


def test_each_player_sacrifices_all_of_theirs_at_once() -> None:
    assert acts("Each player sacrifices all creatures they control.", True) == [
        {"sacrifice": {"all": {"type": "creature"}}, "by": "players"}
    ]
    assert acts("Each opponent sacrifices all lands they control.", True) == [
        {"sacrifice": {"all": {"type": "land", "controller": "opponent"}}, "by": "opponents"}
    ]


def test_a_source_of_your_choice_is_chosen_first() -> None:
    chosen, shield = acts("Prevent all damage a red source of your choice would deal this turn.", True)
    assert chosen == {"choose": "source", "is": {"color": "red", "kind": "source"}, "as": "source"}
    assert shield["source"] == {"color": "red", "kind": "source", "among": "source"}


@pytest.mark.parametrize(
    "text", ["Draw a card, where X is {}.", "{{X}}: Draw a card, where X is {}.", "{{1}}: Draw a card. X is {}."]
)
def test_what_x_is_is_not_said_where_nothing_speaks_of_x(text: str) -> None:
    assert "'X'" in refused(text.format("the number of lands you control"), spell="{{" not in text)


def test_the_x_of_a_cost_is_what_the_text_says() -> None:
    ((_, (ability,)),) = ability_data("{X}{X}, {T}: Draw a card. X is the number of lands you control.")
    lands = {"count": {"type": "land", "controller": "you"}}
    assert ability["activated"]["cost"] == [{"mana": {"*": ["2", lands]}}, "{T}"]


def test_who_cannot_discard_is_known_of_one_card_only() -> None:
    tail = "Each opponent who can't loses 3 life."
    assert acts(f"Each player discards a card. {tail}", True)
    assert "can't" in refused(f"Each player discards two cards. {tail}")


def test_what_several_target_players_do_behind_then_is_done_by_them() -> None:
    done = acts("Any number of target players each draw two cards, then discard a card.", True)
    assert [act.get("draw", act.get("discard")) for act in done] == ["target", "target"]


@pytest.mark.parametrize(
    "text",
    [
        "The next creature spell you cast this turn can't be countered by abilities.",  # by spells it can
        "Each opponent discards a card. Each player who can't loses 2 life.",  # you were not to discard
    ],
)
def test_who_was_not_asked_and_what_else_may_counter_is_not_passed_over(text: str) -> None:
    assert "not understood" in refused(text)
