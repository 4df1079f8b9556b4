"""611.2a: a duration in the text is in a term that uses it, or the text is refused; never is one dropped."""

from collections.abc import Iterator
from typing import Any

import pytest

from judgekit.games.mtg.text.english.reading import ability_data
from judgekit.games.mtg.text.structured.abilities import read_abilities
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.parts import Part
from tests.cases import each

DONE_IN_A_MOMENT = [
    "destroy target creature",
    "exile target creature",
    "draw a card",
    "draw two cards",
    "target player draws a card",
    "you gain 3 life",
    "target player loses 3 life",
    "create a 1/1 white Soldier creature token",
    "put a +1/+1 counter on target creature",
    "remove a +1/+1 counter from target creature",
    "tap target creature",
    "untap target creature",
    "return target creature to its owner's hand",
    "sacrifice a creature",
    "target player discards a card",
    "target player mills two cards",
    "counter target spell",
    "scry 2",
    "search your library for a basic land card",
    "shuffle your library",
    "~ deals 2 damage to any target",
    "target creature fights another target creature",
    "attach target Equipment to target creature",
    "proliferate",
    "transform target creature",
    "reveal the top card of your library",
    "copy target instant spell",
    "you become the monarch",
    "each player draws a card",
    "each opponent may draw a card",
    "regenerate target creature",
    "goad target creature",
    "target creature phases out",
]

LASTING = [
    "target creature gets +2/+2",
    "target creature gets +2/+0 and gains trample",
    "target creature loses flying",
    "target creature has base power and toughness 1/1",
    "target creature becomes a 4/4 Elemental creature",
    "target creature becomes a copy of another target creature",
    "creatures you control get +1/+1",
    "creatures you control gain indestructible",
    "creatures can't block",
    "target creature can't attack or block",
    "target creature can't be blocked",
    "gain control of target creature",
    "you may gain control of target creature",
    "players can't gain life",
    "target player can't cast spells",
    "double target creature's power",
    "damage can't be prevented",
    "target creature gains your choice of flying or trample",
    "target creature gets +1/+0 and another target creature gets +0/+1",
    "target creature gets +2/+0 and it gains trample",
]

LASTING_BEHIND = [
    "prevent all combat damage that would be dealt",
    "prevent all damage that would be dealt to you",
    "prevent the next 3 damage that would be dealt to any target",
    "switch target creature's power and toughness",
    "you gain hexproof",
]
"""Effects of which the duration stands behind them alone."""

DURATIONS: list[tuple[str, Any]] = [
    ("until end of turn", "end-of-turn"),
    ("this turn", "this-turn"),
    ("until your next turn", {"next-turn": "you"}),
    ("until end of combat", "end-of-combat"),
    ("until the end of your next turn", {"end-of-next-turn": "you"}),
    ("until your next upkeep", {"next-upkeep": "you"}),
    ("for as long as you control ~", {"while": {"object": "this", "is": {"controller": "you"}}}),
    ("for as long as ~ remains tapped", {"while": {"object": "this", "is": {"tapped": "true"}}}),
]


def instructions(text: str) -> list[Any]:
    """Return the instructions of a spell, which the structured form has read."""
    terms = [term for _, found in ability_data(text, "~", True) for term in found]
    read_abilities(Part(terms))
    found: list[Any] = terms[0]["spell"]["do"]
    return found


def effects(acts: Any) -> Iterator[dict[str, Any]]:
    """Yield the instructions that do something themselves."""
    for act in acts:
        if "choose-one" in act:
            for way in act["choose-one"]:
                yield from effects(way["do"])
        elif "may" in act:
            yield from effects(act["do"])
        else:
            yield act


def sentence(words: str) -> str:
    """Return words as a sentence."""
    return f"{words[:1].upper()}{words[1:]}."


@each((action, *duration) for action in LASTING for duration in DURATIONS)
def test_what_lasts_has_its_duration_in_every_term(action: str, duration: str, term: Any) -> None:
    for text in (sentence(f"{duration}, {action}"), sentence(f"{action} {duration}")):
        assert [act["until"] for act in effects(instructions(text))] == [term] * len(list(effects(instructions(text))))


@each((action, *duration) for action in LASTING_BEHIND for duration in DURATIONS)
def test_a_duration_behind_is_in_the_term_and_in_front_refused_or_the_same(
    action: str, duration: str, term: Any
) -> None:
    assert [act["until"] for act in effects(instructions(sentence(f"{action} {duration}")))] == [term]
    try:
        in_front = instructions(sentence(f"{duration}, {action}"))
    except CardTextNotUnderstood:
        return
    assert [act["until"] for act in effects(in_front)] == [term]


@each((action, *duration) for action in DONE_IN_A_MOMENT for duration in DURATIONS)
def test_what_is_done_in_a_moment_is_refused_with_a_duration(action: str, duration: str, term: Any) -> None:
    for text in (sentence(f"{duration}, {action}"), sentence(f"{action} {duration}")):
        with pytest.raises(CardTextNotUnderstood):
            instructions(text)


def test_the_duration_that_nothing_takes_up_is_named() -> None:
    with pytest.raises(CardTextNotUnderstood, match=r"'until end of turn'.*destroy"):
        instructions("Until end of turn, destroy target creature.")


@pytest.mark.parametrize(
    "text",
    [
        "Target creature doesn't untap during its controller's next untap step until end of turn.",
        "Until your next turn, target creature attacks this turn if able.",
        "Until your next turn, target creature gets +1/+1 until end of turn.",
    ],
)
def test_two_durations_of_one_effect_are_refused(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        instructions(text)


def test_a_duration_in_the_middle_is_in_the_term() -> None:
    for text in (
        "All creatures able to block target creature this turn do so.",
        "This turn, all creatures able to block target creature do so.",
    ):
        assert [act["until"] for act in instructions(text)] == ["this-turn"]


def test_a_sentence_may_say_a_duration_for_each_effect() -> None:
    text = "Target creature gets +1/+1 until end of turn and it can't be blocked this turn."
    assert [act["until"] for act in instructions(text)] == ["end-of-turn", "this-turn"]


A_CREATURE = "クリーチャー１体を対象とする。"

PAIRS = [
    ("それは＋２/＋２の修整を受ける", "target creature gets +2/+2"),
    ("それは＋２/＋０の修整を受けトランプルを得る", "target creature gets +2/+0 and gains trample"),
    ("それは飛行を失う", "target creature loses flying"),
    ("それは攻撃もブロックもできない", "target creature can't attack or block"),
    ("それはブロックされない", "target creature can't be blocked"),
    ("それは4/4のエレメンタル・クリーチャーになる", "target creature becomes a 4/4 Elemental creature"),
    ("それのコントロールを得る", "gain control of target creature"),
    ("それを破壊する", "destroy target creature"),
    ("それを追放する", "exile target creature"),
    ("それをタップする", "tap target creature"),
    ("それの上に+1/+1カウンターを１個置く", "put a +1/+1 counter on target creature"),
]

JAPANESE_DURATIONS = [
    ("ターン終了時まで", "until end of turn"),
    ("このターン", "this turn"),
    ("あなたの次のターンまで", "until your next turn"),
    ("戦闘終了時まで", "until end of combat"),
    ("あなたの次のターンの終了時まで", "until the end of your next turn"),
    ("あなたの次のアップキープまで", "until your next upkeep"),
    ("あなたが～をコントロールし続けているかぎり", "for as long as you control ~"),
    ("～がタップ状態であり続けるかぎり", "for as long as ~ remains tapped"),
]


@each((*action, *duration) for action in PAIRS for duration in JAPANESE_DURATIONS)
def test_a_japanese_duration_is_what_the_english_one_is(
    action: str, english_action: str, duration: str, english_duration: str
) -> None:
    japanese = f"{A_CREATURE}{duration}、{action}。"
    try:
        english = instructions(sentence(f"{english_duration}, {english_action}"))
    except CardTextNotUnderstood:
        with pytest.raises(CardTextNotUnderstood):
            instructions(japanese)
        return
    assert instructions(japanese) == english


@pytest.mark.parametrize(
    "text",
    [
        "Target creature gets +2/+2 until end of turn. If you control an artifact, it gets +4/+4 instead.",
        "クリーチャー１体を対象とする。ターン終了時まで、それは+2/+2の修整を受ける。"
        "この呪文がキッカーされていたなら、代わりにそれは+4/+4の修整を受ける。",
    ],
)
def test_what_is_done_instead_lasts_as_long_as_what_it_replaces(text: str) -> None:
    (choice,) = instructions(text)
    assert [choice["then"][0]["until"], choice["else"][0]["until"]] == ["end-of-turn", "end-of-turn"]


@pytest.mark.parametrize("text", ["Creatures you control gain flying.", "Players can't gain life."])
def test_an_instruction_without_a_duration_lasts_for_the_game_and_is_no_static_ability(text: str) -> None:
    (act,) = instructions(text)
    assert "until" not in act


@pytest.mark.parametrize(
    "text",
    [
        "Creatures you control get +1/+1 as long as you control an artifact.",
        "As long as you control an artifact, creatures you control get +1/+1.",
        "Creatures you control get +1/+1 during your turn.",
    ],
)
def test_a_static_ability_of_others_on_a_spell_would_never_function_and_is_refused(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        instructions(text)


@pytest.mark.parametrize(
    ("words", "state"),
    [
        ("it remains tapped", {"tapped": "true"}),
        ("that creature remains tapped", {"tapped": "true"}),
        ("you control that creature", {"controller": "you"}),
        ("it remains on the battlefield", {"zone": "battlefield"}),
    ],
)
def test_an_effect_may_last_for_as_long_as_the_target_stays_so(words: str, state: Any) -> None:
    (act,) = instructions(f"Target creature gains flying for as long as {words}.")
    assert act["until"] == {"while": {"object": "target", "is": state}}


@each(
    [
        "Creatures your opponents control don't untap during their controllers' next untap steps.",
        "Each attacking creature gets +1/+1 until its controller's next untap step.",
        "Each attacking creature deals 1 damage to its controller.",
        "You may cast target creature.",
        "You may cast target instant spell.",
        "Until end of turn, you may cast target creature.",
    ]
)
def test_what_is_like_the_untap_step_of_each_that_fights_or_a_card_that_is_cast_is_refused(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        ability_data(text, "", True)


@each(
    [
        "Whenever one or more creatures you control die, you gain that much life.",
        "Whenever one or more creatures you control attack, you lose that much life.",
        "Whenever one or more creatures you control deal combat damage to a player, draw that many cards.",
        "Whenever a creature you control attacks, draw that many cards.",
        "Whenever an opponent attacks with two creatures, draw a card.",
        "{1}, {T}: You gain 1 life. X can't be 0.",
        "{1}, {T}: You gain 1 life. Spend only black mana on X.",
        "{X}: ~ deals X damage to each player. Spend only black and/or red mana on X.",
        "{X}, {T}: Add X mana of any one color. X can't be 0.",
        "Flying. X can't be 0.",
        "{T}: Draw a card for each Island you control, destroy all Islands, then discard that many cards.",
        "{T}: Draw a card for each Island you control. Destroy all Islands. Discard that many cards.",
        "At the beginning of your upkeep, if two or more of those creatures are attacking you, draw a card.",
        "{T}: Choose a card from outside the game and put it into your hand.",
    ]
)
def test_a_number_that_one_or_more_do_not_have_is_refused(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        ability_data(text)
