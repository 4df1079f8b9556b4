"""608.2c: what pronouns mean: what was named last that they fit; a plural, all that was named together; else refused."""

from typing import Any

import pytest

from judgekit.games.mtg.text.english.reading import ability_data
from judgekit.language.faults import CardTextNotUnderstood
from tests.cases import each


def first(text: str, spell: bool = False) -> Any:
    """Return the first ability of a text as structured data."""
    return ability_data(text, "", spell)[0][1][0]


def acts(text: str, spell: bool = False) -> list[Any]:
    """Return the instructions of the first ability of a text."""
    ability = ability_data(text, "", spell)[0][1][0]
    (inner,) = ability.values() if len(ability) == 1 else (next(iter(ability.values())),)
    found: list[Any] = inner["do"]
    return found


SOURCE_NAMED_LAST = [
    "Whenever a land enters the battlefield under your control, put a +1/+1 counter on ~. It gains flying until end of turn.",
    "Whenever a land enters the battlefield under your control, ~ gets +1/+1 until end of turn. Untap it.",
    "Whenever a creature dies, ~ deals 1 damage to each opponent. It gains haste until end of turn.",
    "Whenever you cast an instant or sorcery spell, ~ gets +1/+0 until end of turn. Untap it.",
    "{2}: ~ gets +1/+1 until end of turn. If it's tapped, untap it.",
]


@pytest.mark.parametrize("text", SOURCE_NAMED_LAST)
def test_it_is_the_source_where_the_source_was_named_last(text: str) -> None:
    last = acts(text)[-1]
    last = last["then"][0] if "then" in last else last
    assert last[next(iter(last))] == "this"


@pytest.mark.parametrize(
    ("text", "reference"),
    [
        ("When ~ enters the battlefield, untap enchanted creature. It gains haste until end of turn.", "enchanted"),
        ("Whenever equipped creature attacks, tap target creature. It gains haste until end of turn.", "target"),
        ("{T}: ~ deals 1 damage to target creature. It gains haste until end of turn.", "target"),
        ("Whenever a creature enters the battlefield, it gains haste until end of turn.", "event.object"),
        (
            "When ~ enters the battlefield, create a 1/1 red Goblin creature token. It gains haste until end of turn.",
            "token",
        ),
    ],
)
def test_it_is_what_was_named_last(text: str, reference: str) -> None:
    assert acts(text)[-1]["modify"] == reference


def test_its_controller_is_never_that_of_the_source() -> None:
    text = "Whenever another creature dies, put a +1/+1 counter on ~. Its controller loses 1 life."
    assert acts(text)[-1] == {"lose-life": "event.object.controller", "amount": "1"}


def test_that_creature_is_the_one_called_so_and_no_copy_of_it() -> None:
    text = "Create a token that's a copy of target creature. ~ deals 2 damage to that creature."
    assert acts(text, True)[-1]["damage"] == "target"


@pytest.mark.parametrize("word", ["It gains", "That token gains", "The token gains"])
def test_the_token_that_was_made_last_is_meant_by_it(word: str) -> None:
    text = f"Create a token that's a copy of target creature you control. {word} haste until end of turn."
    assert acts(text, True)[-1]["modify"] == "token"


@pytest.mark.parametrize(
    ("text", "all_of_them"),
    [
        ("Tap target creature and target land. They don't untap during their controllers' next untap steps.", 2),
        ("Tap target creature. Tap target land. They don't untap during their controllers' next untap steps.", 2),
        (
            "Until end of turn, target creature gets +3/+3, up to one other target creature gets +2/+2, and up to one"
            " other target creature gets +1/+1. Those creatures gain vigilance until end of turn.",
            3,
        ),
        (
            "~ deals 2 damage to target creature and 1 damage to another target creature."
            " Those creatures can't block this turn.",
            2,
        ),
    ],
)
def test_a_plural_after_several_targets_is_all_of_them(text: str, all_of_them: int) -> None:
    last = acts(text, True)[-1]
    targets = ["target", "target-2", "target-3"][:all_of_them]
    assert last.get("of", last.get("modify")) == targets


def test_a_plural_after_one_target_word_for_several_is_that_word() -> None:
    text = "Put a +1/+1 counter on each of two target creatures. Those creatures gain trample until end of turn."
    assert acts(text, True)[-1]["modify"] == "target"


@pytest.mark.parametrize(
    ("text", "spell", "readings"),
    [
        (
            "Target creature fights another target creature. That creature gains trample until end of turn.",
            True,
            ("target creature", "another target creature"),
        ),
        (
            "Target creature you control deals damage equal to its power to target creature you don't control."
            " It gains indestructible until end of turn.",
            True,
            ("target creature you control", "target creature you don't control"),
        ),
        (
            "Whenever another creature enters the battlefield under your control, ~ deals damage equal to its power to"
            " any target.",
            False,
            ("~", "creature you control of the event"),
        ),
    ],
)
def test_where_two_readings_remain_both_are_named(text: str, spell: bool, readings: tuple[str, str]) -> None:
    with pytest.raises(CardTextNotUnderstood) as caught:
        ability_data(text, "", spell)
    assert all(reading in str(caught.value) for reading in readings)
    assert "can mean" in str(caught.value)


def test_it_beside_the_source_is_another() -> None:
    text = "Whenever another creature enters the battlefield under your control, you may have ~ fight it."
    assert acts(text) == [{"fight": "this", "with": "event.object"}]


def test_others_of_the_subtype_that_an_event_names_are_others_than_what_it_is_about() -> None:
    counted = first(
        "Whenever a Goblin enters under your control, if you control two or more other Goblins, draw a card."
    )
    assert counted["triggered"]["if"]["count"]["not-among"] == "event.object"
    with pytest.raises(CardTextNotUnderstood, match="other"):
        first("Whenever a creature enters under your control, if you control two or more other creatures, draw a card.")


PAIRS = [
    (
        "土地が１つあなたのコントロール下で戦場に出るたび、～の上に+1/+1カウンターを１個置く。"
        "ターン終了時まで、それは飛行を得る。",
        SOURCE_NAMED_LAST[0],
        False,
    ),
    (
        "土地が１つあなたのコントロール下で戦場に出るたび、ターン終了時まで、～は＋１/＋１の修整を受ける。それをアンタップする。",
        SOURCE_NAMED_LAST[1],
        False,
    ),
    (
        "クリーチャー１体と土地１つを対象とする。それらをタップする。"
        "それらは、それらのコントローラーの次のアンタップ・ステップの間、アンタップしない。",
        "Tap target creature and target land. They don't untap during their controllers' next untap steps.",
        True,
    ),
    (
        "クリーチャー１体を対象とする。それを破壊する。それのコントローラーは２点のライフを失う。",
        "Destroy target creature. Its controller loses 2 life.",
        True,
    ),
    (
        "クリーチャー１体を対象とする。～はそのクリーチャーに２点のダメージを与える。"
        "ターン終了時まで、そのクリーチャーではブロックできない。",
        "~ deals 2 damage to target creature. That creature can't block until end of turn.",
        True,
    ),
    (
        "プレイヤー１人を対象とする。そのプレイヤーはカードを２枚引く。そのプレイヤーは２点のライフを失う。",
        "Target player draws two cards. That player loses 2 life.",
        True,
    ),
]


@pytest.mark.parametrize(("japanese", "english", "spell"), PAIRS)
def test_pronouns_mean_the_same_in_both_languages(japanese: str, english: str, spell: bool) -> None:
    found = [abilities for _written, abilities in ability_data(japanese, "", spell)]
    assert found == [abilities for _written, abilities in ability_data(english, "", spell)]


@pytest.mark.parametrize(
    "text",
    [
        "Creatures you control get +2/+1 until end of turn. Those creatures gain haste until end of turn.",
        "Untap all creatures you control. They gain haste until end of turn.",
        "Put a +1/+1 counter on each creature you control. Those creatures gain haste until end of turn.",
        "~ deals 1 damage to each creature. Those creatures gain haste until end of turn.",
    ],
)
def test_those_creatures_are_the_ones_that_the_instruction_before_acted_on(text: str) -> None:
    before, after = acts(text, True)
    assert before["as"] == "those"
    assert after["modify"] == "those"


def test_it_after_a_static_ability_of_the_host_on_one_line_is_the_host() -> None:
    terms = ability_data("Equipped creature gets +1/+1. Whenever it attacks, untap it.")[0][1]
    assert terms[1] == {
        "triggered": {"when": [{"event": "attack", "object": "equipped"}], "do": [{"untap": "equipped"}]}
    }


def test_its_power_after_a_cost_is_that_of_what_was_sacrificed() -> None:
    amount = acts("{T}, Sacrifice a creature: You gain life equal to its toughness.")[0]["amount"]
    assert amount == {"value": "toughness", "of": "paid.sacrifice"}


@pytest.mark.parametrize(
    "text",
    [
        "Whenever ~ blocks a creature, it gets -1/-1 until end of turn.",
        "Whenever ~ becomes blocked by a creature, it gets +1/+1 until end of turn.",
        "Whenever a creature enters the battlefield under your control, you may discard a card."
        " When you do, that creature gains haste until end of turn.",
        "Target creature you control fights target creature you don't control. If it would die this turn, exile it instead.",
    ],
)
def test_a_word_that_can_mean_either_of_two_is_refused(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood, match="can mean"):
        ability_data(text, "", text.startswith("Target"))


@each(
    [
        "Two target creatures get +1/+1 until end of turn. It gains flying until end of turn.",
        "Tap up to two target creatures. It doesn't untap during its controller's next untap step.",
        "Destroy two target creatures. That creature's controller loses 3 life.",
        "X target creatures get +1/+0 until end of turn. That creature gains flying until end of turn.",
        "Creatures you control get +1/+1 until end of turn. It gains flying until end of turn.",
        "Create two 1/1 white Soldier creature tokens. It gains haste until end of turn.",
        "Create two 1/1 white Soldier creature tokens. That token gains haste until end of turn.",
        "Exile two target creatures, then return it to the battlefield under its owner's control.",
        "Look at the top three cards of your library. Put it into your hand.",
    ]
)
def test_a_singular_is_none_of_several_named_together(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood, match=r"what '(it|that creature|that token)"):
        ability_data(text, "", True)


def test_it_after_damage_to_a_creature_is_that_creature() -> None:
    text = "Whenever ~ deals damage to a creature, put a -1/-1 counter on it. Its controller loses 2 life."
    assert [acts(text)[0]["put-counters"], acts(text)[1]["lose-life"]] == ["event.to", "event.to.controller"]


def test_if_they_do_behind_a_payment_that_stops_an_instruction_is_that_they_paid() -> None:
    text = "Counter target spell unless its controller pays {3}. If they do, you draw a card."
    assert acts(text, True)[0]["then"] == [{"draw": "you", "amount": "1"}]


@pytest.mark.parametrize(
    "text",
    [
        "Target player discards a card unless they pay {2}. If they do, you draw a card.",
        "Target player sacrifices a creature unless they pay {2}. If they do, you draw a card.",
        "Sacrifice ~ unless you pay {2}. If you do, draw a card.",
        "Counter target spell unless its controller pays {3}. If you do, draw a card.",
    ],
)
def test_who_could_have_done_either_is_not_said_to_have_paid(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        ability_data(text, "", True)


def test_a_condition_names_what_it_is_about() -> None:
    text = "When ~ enters, if enchanted creature has flying, ~ deals 2 damage to that creature."
    assert acts(text)[0]["damage"] == "enchanted"


def test_a_target_is_there_otherwise_too() -> None:
    text = (
        "If you control an artifact, target creature gets +2/+0 until end of turn."
        " Otherwise, it gets +1/+0 until end of turn."
    )
    assert acts(text, True)[0]["else"][0]["modify"] == "target"


@pytest.mark.parametrize(
    ("japanese", "both"),
    [
        (
            "あなたがコントロールしているクリーチャー１体と対戦相手がコントロールしているクリーチャー１体を対象とする。"
            "それをタップする。",
            ("target creature you control", "target creature an opponent controls"),
        ),
        (
            "あなたがコントロールしているクリーチャー１体と対戦相手がコントロールしているクリーチャー１体を対象とする。"
            "そのクリーチャーを破壊する。",
            ("target creature you control", "target creature an opponent controls"),
        ),
    ],
)
def test_a_japanese_singular_that_can_mean_either_target_is_refused(japanese: str, both: tuple[str, str]) -> None:
    with pytest.raises(CardTextNotUnderstood) as caught:
        ability_data(japanese, "", True)
    assert all(one in str(caught.value) for one in both)


def test_that_creature_after_damage_to_the_source_is_what_dealt_it() -> None:
    assert acts("Whenever a creature deals combat damage to ~, destroy that creature.") == [{"destroy": "event.source"}]


def test_another_in_a_condition_on_a_permanent_is_not_set_apart_from_what_an_opponent_controls() -> None:
    text = (
        "When ~ enters, target creature an opponent controls gets -3/-0 until end of turn."
        " If you control another Spirit, put a stun counter on that creature."
    )
    assert acts(text)[-1]["if"]["exists"].get("other") == "true"


@pytest.mark.parametrize(
    "text",
    [
        "When ~ enters, destroy target creature. If you control another creature, draw a card.",
        "Whenever another creature you control enters, it gets +1/+1 until end of turn. If you control another Elf, draw a card.",
    ],
)
def test_another_in_a_condition_on_a_permanent_is_refused_where_it_could_be_apart_from_either(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood, match="other"):
        acts(text)


UNTIL = "Reveal cards from the top of your library until you reveal a nonland card."


def test_that_creature_is_the_target_and_no_card_that_was_found() -> None:
    for found in (UNTIL, "Search your library for a creature card and reveal it."):
        text = f"Choose target creature. {found} That creature gains flying until end of turn."
        assert acts(text, True)[-1]["modify"] == "target"


def test_that_cards_mana_value_is_of_the_card_and_not_of_the_player_who_found_it() -> None:
    search = "Search your library for a creature card, reveal it, and put it into your hand."
    for found in (UNTIL, search):
        *_, moved, last = acts(f"{found} You gain life equal to that card's mana value.", True)
        assert last["amount"] == {"value": "mana-value", "of": moved.get("as", "found")}


def test_those_cards_are_all_that_were_revealed_until_one_was_found() -> None:
    text = "Target player reveals cards from the top of their library until they reveal a land card"
    assert acts(f"{text}, then puts those cards into their graveyard.", True)[-1]["put"] == "revealed"


def test_those_cards_of_several_looked_for_are_refused() -> None:
    text = (
        "Reveal cards from the top of your library until you reveal two creature cards. Put those cards into your hand."
    )
    with pytest.raises(CardTextNotUnderstood, match="those cards"):
        ability_data(text, "", True)


def test_a_choice_of_targets_by_another_player_is_refused() -> None:
    for who in ("An opponent chooses", "Each player chooses"):
        with pytest.raises(CardTextNotUnderstood):
            ability_data(f"{who} target creature they control. Destroy that creature.", "", True)


def test_who_attaches_something_chooses_to_what() -> None:
    text = "Destroy target creature. Its controller attaches target Aura to a creature of their choice."
    assert acts(text, True)[-1]["to"] == {"choose": {"type": "creature"}, "by": "target.controller"}


def test_who_puts_cards_back_in_any_order_is_said() -> None:
    text = "That player looks at the top three cards of your library, then puts them back in any order."
    last = acts(f"Target opponent loses 1 life. {text}", True)[-1]
    assert (last["order"], last["by"]) == ("any", "target")


def test_a_time_behind_two_instructions_is_refused() -> None:
    with pytest.raises(CardTextNotUnderstood, match="time"):
        ability_data("You gain 2 life and draw a card at the beginning of the next end step.", "", True)
    text = "At the beginning of the next end step, you gain 2 life and draw a card."
    assert len(acts(text, True)[0]["delayed"]["triggered"]["do"]) == 2


def test_blocking_or_blocked_by_one_target_declares_it_once() -> None:
    text = "Return all creatures blocking or blocked by target creature to their owners' hands."
    spell = ability_data(text, "", True)[0][1][0]["spell"]
    assert [word["id"] for word in spell["targets"]] == ["target"]
    assert spell["do"][0]["return"]["all"]["any"] == [{"blocks": "target"}, {"blocked-by": "target"}]


def test_what_it_was_is_not_said_of_the_source_where_something_else_is_gone() -> None:
    for event in ("you sacrifice another permanent", "another creature dies"):
        text = f"Whenever {event}, put a +1/+1 counter on ~. If it was black, draw a card."
        with pytest.raises(CardTextNotUnderstood, match="it was"):
            ability_data(text)
    text = "Whenever another creature dies, you gain 1 life. If it was black, draw a card."
    assert acts(text)[-1]["if"]["object"] == "event.object"


def test_another_creature_beside_the_equipped_one_is_other_than_that() -> None:
    text = "Whenever equipped creature deals damage to another creature, draw a card."
    pattern = ability_data(text)[0][1][0]["triggered"]["when"][0]
    assert pattern["to"] == {"type": "creature", "not-among": "attached"}
    text = "If another creature would deal damage to equipped creature, prevent that damage."
    assert "'not-among': 'attached'" in str(ability_data(text))


def test_another_creature_beside_any_creature_is_refused() -> None:
    for event in ("a creature you control deals damage to", "a creature becomes blocked by"):
        with pytest.raises(CardTextNotUnderstood, match="another"):
            ability_data(f"Whenever {event} another creature, draw a card.")


def test_it_was_kicked_is_said_of_the_target_where_the_target_was_named_last() -> None:
    assert acts("Counter target spell if it was kicked.", True) == [
        {"if": {"object": "target", "is": {"paid": "kicker"}}, "then": [{"counter": "target"}]}
    ]


def test_it_was_kicked_is_said_of_what_entered_where_the_event_names_it() -> None:
    text = "Whenever a creature enters the battlefield under your control, if it was kicked, draw a card."
    ((_, (ability, *_)), *_) = ability_data(text, "", False)
    assert ability["triggered"]["if"] == {"object": "event.object", "is": {"paid": "kicker"}}


def test_it_was_kicked_is_said_of_the_source_that_enters() -> None:
    text = "When ~ enters the battlefield, if it was kicked, draw a card."
    ((_, (ability, *_)), *_) = ability_data(text, "", False)
    assert ability["triggered"]["if"] == {"paid": "kicker"}


def test_mana_spent_to_cast_another_object_is_not_taken_for_that_of_the_source() -> None:
    with pytest.raises(CardTextNotUnderstood):
        acts("Counter target spell if {G} was spent to cast it.", True)


def test_that_player_is_the_one_opponent_whom_the_event_names_by_what_that_player_controls_or_owns() -> None:
    for text, player in (
        (
            "Whenever ~ becomes the target of a spell an opponent controls, that player loses 2 life.",
            "event.by.controller",
        ),
        (
            "Whenever a source an opponent controls deals damage to you, that player loses 2 life.",
            "event.source.controller",
        ),
        (
            "Whenever a card is put into an opponent's graveyard from anywhere, that player loses 2 life.",
            "event.object.owner",
        ),
    ):
        term = first(text)
        assert term["triggered"]["do"][0]["lose-life"] == player
    with pytest.raises(CardTextNotUnderstood):
        ability_data("Whenever a source deals damage to you, that player loses 2 life.", "", False)


def test_that_player_is_the_one_that_was_chosen_by_the_instruction_before() -> None:
    term = first("Choose an opponent. You and that player each draw two cards.", True)
    assert [act.get("draw") for act in term["spell"]["do"][1:]] == ["you", "made.player"]


def test_that_player_is_the_owner_to_whose_hand_one_target_is_returned() -> None:
    term = first("Return target permanent to its owner's hand. Then that player discards a card.", True)
    assert term["spell"]["do"][1]["discard"] == "target.owner"
    with pytest.raises(CardTextNotUnderstood):
        ability_data("Return two target permanents to their owners' hands. Then that player discards a card.", "", True)


def test_that_many_is_how_many_the_one_instruction_before_acted_on() -> None:
    term = first("Sacrifice all creatures you control, then create that many 1/1 white Soldier creature tokens.", True)
    assert term["spell"]["do"][1]["amount"] == term["spell"]["do"][0]["as"]
    term = first("Shuffle any number of cards from your hand into your library, then draw that many cards.", True)
    assert term["spell"]["do"][-1] == {"draw": "you", "amount": "entered"}
    for text in (
        "Draw two cards. Destroy all creatures. Draw that many cards.",
        "Exile target creature. Draw that many cards.",
        "Sacrifice a creature. You gain that much life.",
    ):
        with pytest.raises(CardTextNotUnderstood):
            ability_data(text, "", True)


def test_that_card_is_the_one_card_that_was_milled_or_discarded() -> None:
    term = first("Mill a card. You gain life equal to that card's mana value.", True)
    assert term["spell"]["do"][1]["amount"] == {"value": "mana-value", "of": "milled"}
    term = first("Target player discards a card. You gain life equal to that card's mana value.", True)
    assert term["spell"]["do"][1]["amount"] == {"value": "mana-value", "of": "discarded"}
    for text in (
        "Mill two cards. You gain life equal to that card's mana value.",
        "Each player discards a card. You gain life equal to that card's mana value.",
        "Discard a card. It can't be blocked this turn.",
    ):
        with pytest.raises(CardTextNotUnderstood):
            ability_data(text, "", True)


def test_that_creature_in_what_is_done_for_each_creature_is_that_one_unless_another_was_named() -> None:
    term = first("For each creature you control, put a +1/+1 counter on that creature.", True)
    assert term["spell"]["do"][0]["do"][0]["put-counters"] == "one-of-them"
    term = first("Choose target creature. For each land you control, put a +1/+1 counter on that creature.", True)
    assert term["spell"]["do"][0]["put-counters"] == "target"
    assert term["spell"]["do"][0]["amount"] == {"count": {"type": "land", "controller": "you"}}
    term = first("For each creature you control, create a token that's a copy of that creature.", True)
    assert term["spell"]["do"] == [{"create": "copy", "copy-of": {"all": {"type": "creature", "controller": "you"}}}]
    for text in (
        "Choose target creature. For each creature you control, put a +1/+1 counter on that creature.",
        "For each creature on the battlefield, its controller creates a token that's a copy of that creature.",
    ):
        with pytest.raises(CardTextNotUnderstood):
            ability_data(text, "", True)


def test_it_is_the_exiled_card_that_was_named_and_not_the_source_that_died() -> None:
    text = "When ~ dies, turn the exiled card face up. If it's a creature card, put it onto the battlefield under your control."
    assert acts(text)[-1] == {
        "if": {"object": "linked.exiled", "is": {"type": "creature", "kind": "card"}},
        "then": [{"put": "linked.exiled", "to": "battlefield"}],
    }


def test_that_card_is_the_exiled_card_whose_owner_was_named() -> None:
    text = "When ~ leaves the battlefield, the exiled card's owner may cast that card without paying its mana cost."
    ((cast,),) = (one["do"] for one in acts(text))
    assert cast["cast"] == "linked.exiled"


def test_its_controller_is_that_of_the_event_and_not_of_the_card_it_is_compared_with() -> None:
    text = "Whenever a land with the same name as the exiled card is tapped for mana, its controller adds {G}."
    assert acts(text)[0]["by"] == "event.object.controller"


def test_that_creature_is_the_one_that_dealt_damage_where_the_other_died() -> None:
    event = "Whenever a creature dealt damage by enchanted creature this turn dies"
    assert acts(f"{event}, put a +1/+1 counter on that creature.")[0]["put-counters"] == "enchanted"
    assert acts(f"{event}, exile that card.")[0]["exile"] == "event.object"
    amount = acts(f"{event}, you gain life equal to that creature's power.")[0]["amount"]
    assert amount == {"value": "power", "of": "event.object"}


OF_THE_HOSTS_CONTROLLER = [
    ("At the beginning of each upkeep, enchanted creature's controller sacrifices it.", "sacrifice", "enchanted"),
    ("At the beginning of each upkeep, equipped creature's controller sacrifices it.", "sacrifice", "equipped"),
    (
        "At the beginning of each upkeep, enchanted land's controller returns it to its owner's hand.",
        "return",
        "attached",
    ),
    ("When ~ leaves the battlefield, enchanted permanent's controller sacrifices it.", "sacrifice", "attached"),
    ("{T}: Enchanted creature's owner shuffles it into their library.", "put", "enchanted"),
    (
        "At the beginning of the upkeep of enchanted creature's controller, destroy it unless that player pays {1}.",
        "destroy",
        "enchanted",
    ),
    (
        "At the beginning of each upkeep, enchanted creature's controller may pay {2}. If they don't, tap it.",
        "tap",
        "enchanted",
    ),
    ("{2}: Enchanted creature's controller loses 1 life. Put a +1/+1 counter on it.", "put-counters", "enchanted"),
]


@pytest.mark.parametrize(("text", "verb", "reference"), OF_THE_HOSTS_CONTROLLER)
def test_it_is_what_the_source_is_attached_to_where_its_controller_was_named_last(
    text: str, verb: str, reference: str
) -> None:
    assert f"'{verb}': '{reference}'" in str(acts(text))


def test_its_toughness_is_that_of_the_creature_whose_controller_gains_life() -> None:
    (gained,) = acts(
        "At the beginning of each upkeep, enchanted creature's controller gains life equal to its toughness."
    )
    assert gained["amount"] == {"value": "toughness", "of": "enchanted"}


def test_it_is_the_card_of_the_event_where_the_enchanted_creature_died() -> None:
    text = "When enchanted creature dies, enchanted creature's controller returns it to its owner's hand."
    assert acts(text)[0]["return"] == "event.object"


@pytest.mark.parametrize(
    "text",
    [
        "At the beginning of each upkeep, ~ deals 3 damage to enchanted creature's controller. Sacrifice it.",
        "{1}: Tap target creature. Enchanted creature's controller loses 1 life. Untap it.",
        "Whenever a creature enters the battlefield, enchanted creature's controller sacrifices it.",
        "At the beginning of the upkeep of enchanted creature's controller, ~ deals damage to that player equal to its power.",
    ],
)
def test_it_is_refused_where_another_object_was_named_before_the_one_whose_controller_is_meant(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        first(text)


def test_them_is_the_controller_of_the_enchanted_creature_and_not_the_creature() -> None:
    (ability,) = [acts("{1}: Enchanted creature's controller draws a card. ~ deals 2 damage to them.")]
    assert ability[-1]["damage"] == "enchanted.controller"


ANOTHER_OF_THE_HOSTS_CONTROLLER = [
    "At the beginning of each upkeep, ~ deals 3 damage to enchanted creature's controller unless they sacrifice another creature.",
    "At the beginning of each upkeep, enchanted creature's controller sacrifices another creature.",
    "At the beginning of the upkeep of enchanted creature's controller, that player sacrifices another creature.",
]


@pytest.mark.parametrize("text", ANOTHER_OF_THE_HOSTS_CONTROLLER)
def test_another_creature_is_another_than_the_enchanted_one_whose_controller_gives_it_up(text: str) -> None:
    assert "{'type': 'creature', 'not-among': 'attached'}" in str(acts(text))


@pytest.mark.parametrize("what", ["permanent", "enchantment", "artifact"])
def test_another_permanent_can_be_another_than_the_aura_and_is_refused(what: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        first(f"At the beginning of each upkeep, enchanted creature's controller sacrifices another {what}.")


@pytest.mark.parametrize(
    ("text", "reference"),
    [
        (
            "Whenever a creature deals damage to you or a creature you control, ~ deals 1 damage to that creature.",
            "event.source",
        ),
        (
            "Whenever a creature deals combat damage to enchanted player, put a +1/+1 counter on that creature.",
            "event.source",
        ),
        (
            "Whenever a creature you control deals damage to a creature, ~ deals 1 damage to that creature's controller.",
            "event.to.controller",
        ),
        (
            "Whenever an Elf you control deals damage to a creature, that Elf deals 1 damage to that creature's controller.",
            "event.to.controller",
        ),
    ],
)
def test_that_creature_is_what_deals_damage_to_a_player_and_else_what_is_dealt_it(text: str, reference: str) -> None:
    act = acts(text)[0]
    assert act[next(iter(act))] == reference


REVEALED_CARD = (
    "Reveal the top card of your library. If it's a creature card, {}. If it's a land card, put that card onto the "
    "battlefield. If it's a noncreature, nonland card, you gain 2 life."
)


@pytest.mark.parametrize(
    "done", ["create a 1/1 green Saproling creature token", "put it onto the battlefield", "put it into your hand"]
)
def test_a_card_that_is_asked_for_again_is_the_card_itself_not_what_was_made_of_it(done: str) -> None:
    conditions = [act["if"] for act in acts(REVEALED_CARD.format(done), True) if "if" in act]
    assert [one["object"] for one in conditions] == ["revealed", "revealed", "revealed"]


@pytest.mark.parametrize(
    "place", ["the top card of your library", "a card from your hand", "a card at random from your hand"]
)
def test_a_creature_that_was_chosen_is_no_card_that_was_exiled_since(place: str) -> None:
    text = (
        f"Choose target creature. Exile {place}. ~ deals damage to that creature equal to the exiled card's mana value."
    )
    damage = acts(text, True)[-1]
    assert (damage["damage"], damage["amount"]["of"]) == ("target", "exiled")


def test_a_card_of_several_is_the_one_that_was_taken() -> None:
    revealing = "Reveal the top three cards of your library and put one of them into your hand."
    text = f"{revealing} You gain life equal to that card's mana value."
    _, put, gain = acts(text, True)
    assert gain["amount"]["of"] == put["as"]


@pytest.mark.parametrize(
    "seen", ["Reveal the top three cards of your library", "Look at the top three cards of your library"]
)
def test_a_card_is_no_several_cards(seen: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        ability_data(f"{seen}. You gain life equal to that card's mana value.", "", True)


def test_what_gets_a_bonus_is_no_card_that_was_revealed() -> None:
    upkeep = "At the beginning of the upkeep of enchanted creature's controller, that player reveals the top card of their library."
    text = f"{upkeep} If that card is a land card, destroy that creature. Otherwise, it gets +3/+3 until end of turn."
    _, branch = acts(text)
    assert (branch["then"][0]["destroy"], branch["else"][0]["modify"]) == ("enchanted", "enchanted")


@pytest.mark.parametrize(
    ("text", "spell"),
    [
        ("Destroy target creature. That source deals 2 damage to you.", True),
        ("When ~ enters, destroy that source.", False),
        ("At the beginning of your upkeep, that source deals 2 damage to you.", False),
        (
            "Prevent the next 3 damage that would be dealt to you this turn. ~ deals 2 damage to that source's controller.",
            True,
        ),
    ],
)
def test_that_source_is_refused_where_no_event_is_of_damage(text: str, spell: bool) -> None:
    """Only what deals damage is called a source without more (120.1, 609.7); nothing here has an event of damage."""
    with pytest.raises(CardTextNotUnderstood, match="that source"):
        ability_data(text, "", spell)


def test_that_source_is_what_deals_the_damage_of_the_event() -> None:
    dealt = "Whenever a source an opponent controls deals damage to you, that source's controller discards a card."
    assert acts(dealt) == [{"discard": "event.source.controller", "amount": "1"}]


@pytest.mark.parametrize(
    "later",
    ["The chosen creature gets +1/+1.", "Whenever that creature attacks, draw a card.", "Destroy the chosen creature."],
)
def test_a_creature_chosen_as_it_enters_is_named_by_nothing_in_a_later_line(later: str) -> None:
    """No ability of another line is linked to such a choice here (607.2d): its words are refused, never another creature."""
    with pytest.raises(CardTextNotUnderstood):
        ability_data(f"As ~ enters, choose a creature.\n{later}", "")


def test_that_card_of_each_of_several_players_is_a_card_of_their_own() -> None:
    text = (
        "Each player reveals the top card of their library, loses life equal to that card's mana value, "
        "then puts it into their hand."
    )
    (each,) = acts(text, True)
    assert (each["for-each"], each["do"][0]["reveal"]) == ("players", {"top": "each", "amount": "1"})
    with pytest.raises(CardTextNotUnderstood):
        ability_data(
            "Each player reveals the top card of their library. You gain life equal to that card's mana value.",
            "",
            True,
        )


def test_what_may_be_done_instead_and_is_not_leaves_what_stands_before_it() -> None:
    text = "Tap target creature. If that creature is red, you may destroy it instead."
    (asked,) = acts(text, True)
    assert asked["then"] == [{"may": "you", "do": [{"destroy": "target"}], "else": [{"tap": "target"}]}]


def test_that_land_is_nothing_that_any_target_can_be() -> None:
    text = "Whenever a land enters, ~ deals 1 damage to any target. If that land is a Mountain, draw a card."
    assert acts(text)[1]["if"]["object"] == "event.object"


def test_damage_to_them_is_never_dealt_to_a_card_that_was_put_into_a_graveyard() -> None:
    text = "Target player reveals the top card of their library, then puts it into their graveyard and ~ deals 2 damage to them."
    assert acts(text, True)[-1]["damage"] == "target"


def test_equipment_is_attached_to_the_host_that_was_named_not_to_the_equipment_that_was_moved_there() -> None:
    moved = "Whenever ~ attacks, attach up to one target Equipment to it. Then draw a card for each {} attached to it."
    hosts = [acts(moved.format(kind))[1]["amount"]["count"]["attached-to"] for kind in ("Equipment", "Aura")]
    assert hosts == ["this", "target"]


def test_what_a_spell_targets_is_not_the_spell_nor_what_crews_the_vehicle() -> None:
    cast = "Whenever you cast a spell that targets {}, {}."
    for what, done in (
        ("a creature", "tap that creature"),
        ("one or more permanents", "gain control of those permanents"),
        ("one or more creatures you control", "put a +1/+1 counter on each of them"),
        ("a creature you control", "it gets +1/+1 until end of turn"),
        ("only a single creature", "destroy that creature"),
    ):
        with pytest.raises(CardTextNotUnderstood):
            acts(cast.format(what, done))
    for event in ("an Aura becomes attached to a creature", "a creature crews a Vehicle", "a creature saddles a Mount"):
        with pytest.raises(CardTextNotUnderstood):
            acts(f"Whenever {event}, tap that creature.")
    assert acts("Whenever a creature crews a Vehicle, untap that Vehicle.") == [{"untap": "event.vehicle"}]
    for done, meant in (("copy it", "copy"), ("counter that spell", "counter")):
        assert acts(cast.format("a creature", done)) == [{meant: "event.object"}]


def test_each_other_player_is_another_than_the_player_named_last() -> None:
    others = "each other player loses 1 life."
    for text, apart in (
        ("Whenever a player casts a spell, ", "event.player"),
        ("Whenever ~ deals combat damage to a player, ", "event.to"),
        ("At the beginning of each player's upkeep, ", "event.player"),
    ):
        assert acts(text + others)[0]["lose-life"] == {"all": {"kind": "player", "not-among": apart}}
    for text in ("Whenever you cast a spell, ", "Whenever a creature dies, "):
        assert acts(text + others)[0]["lose-life"] == "others"
    assert (
        acts("Target player draws a card. " + others.capitalize(), True)[1]["lose-life"]["all"]["not-among"] == "target"
    )


def test_it_is_the_one_that_a_condition_asks_for_and_not_the_source_that_nobody_named() -> None:
    for text in (
        "As long as you control exactly one creature, it has double strike.",
        "As long as an opponent controls a creature, it gets -1/-1.",
        "At the beginning of your upkeep, if you control an artifact, untap it.",
        "At the beginning of your upkeep, if you control exactly one creature, put a +1/+1 counter on it.",
    ):
        with pytest.raises(CardTextNotUnderstood):
            first(text)
    for text in (
        "As long as you control another creature, ~ has flying and it has haste.",
        "As long as there are seven or more cards in your graveyard, it gets +1/+1.",
        "As long as it's your turn, it has first strike.",
    ):
        assert first(text)["static"]["affects"] == "this"


def test_it_is_the_equipped_creature_of_the_sentence_before() -> None:
    for condition in ("it's your turn", "you control an artifact", "you have 10 or more life"):
        ((_, both),) = ability_data(f"Equipped creature gets +1/+1. As long as {condition}, it has flying.", "", False)
        assert [one["static"]["affects"] for one in both] == ["equipped", "equipped"]


def test_those_creatures_instead_are_so_described_and_named_on_either_way() -> None:
    (act,) = acts(
        "Creatures you control get +1/+1 until end of turn."
        " If you control a Forest, those creatures get +3/+3 until end of turn instead.",
        True,
    )
    (then,), (otherwise,) = act["then"], act["else"]
    assert then["modify"] == otherwise["modify"] == {"all": {"type": "creature", "controller": "you"}}
    assert then["as"] == otherwise["as"] == "those"
