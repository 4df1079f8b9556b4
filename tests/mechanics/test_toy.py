"""A third game stands on the mechanics: instructions, choices, triggers, replacements and effects act as they say."""

import pytest

from judgekit.engine import Task, Unsupported
from judgekit.engine.writing import read_position, write_position
from judgekit.mechanics.terms.records import Ability, Instruction, Modification, Pattern
from judgekit.table.queries import own_zone, place_in_deck
from tests.mechanics.toy import SIGHT, TOY, Card, Filter, ToyPosition, after, table

ITSELF = Filter(among=("this",))
DIES = Pattern(("move",), of=ITSELF, details=(("from", ("field",)), ("to", ("pit",))))
DRAW = Instruction("draw", ("you",), 1)
CARDS = {
    "wolf": Card("wolf", 3),
    "owl": Card("owl", 1, (Ability("triggered", when=DIES, do=(DRAW,)),)),
    "imp": Card("imp", 1, (Ability("triggered", when=DIES, optional=True, do=(Instruction("draw", ("you",), 2),)),)),
    "elder": Card(
        "elder",
        2,
        (
            Ability(
                "static",
                affects=Filter(what=("beast",), controller=("you",), other=True),
                modify=(_UP := Modification("might", 1),),
            ),
        ),
    ),
    "ghost": Card(
        "ghost",
        1,
        (Ability("replacement", when=DIES, do=(Instruction("move", ("this",), details=(("to", "hand"),)),)),),
    ),
    "herald": Card(
        "herald",
        1,
        (
            Ability(
                "static",
                affects=Filter(what=("beast",), other=True),
                modify=(Modification("gain", Ability("static", modify=(_UP,))),),
            ),
        ),
    ),
    **{name: Card(name) for name in ("ash", "elm", "oak")},
}
BEASTS = Filter(what=("beast",))


def kill(*ids: str) -> Instruction:
    return Instruction("move", ("both", *(("id", id) for id in ids)), details=(("to", "pit"),))


def might(position: ToyPosition, id: str) -> int:
    return SIGHT.of(position, id).might


def answer(position: ToyPosition, choice: object) -> ToyPosition:
    return TOY.answer(position, choice)


def test_an_ability_triggers_as_its_source_was_and_resolves_where_it_waits() -> None:
    position = after(table(CARDS, A_field=("owl",), A_library=("ash", "elm")), "B", kill("owl-A"))
    assert position.zones["pit/A"] == ("owl-A",)
    assert position.zones["hand/A"] == ("ash-A",)
    assert position.waiting == ()


def test_each_player_resolves_the_own_waiting_abilities_in_an_order_of_choice_the_active_one_first() -> None:
    start = table(CARDS, A_field=("owl", "imp"), B_field=("owl",), A_library=("ash", "elm", "oak"), B_library=("ash",))
    position = after(start, "B", kill("owl-B", "imp-A", "owl-A"))
    question = position.question
    assert question is not None
    assert (question.kind, question.by, question.choices) == ("resolve", "A", ("imp-A", "owl-A"))
    position = answer(position, "imp-A")
    assert position.question is not None
    assert position.question.kind == "optional"
    position = answer(position, "decline")
    assert position.zones["hand/A"] == ("ash-A",)
    assert position.zones["hand/B"] == ("ash-B",)


def test_a_replacement_effect_changes_where_its_object_goes_and_nothing_dies() -> None:
    position = after(table(CARDS, A_field=("ghost", "owl"), A_library=("ash",)), "A", kill("ghost-A"))
    assert position.zones["hand/A"] == ("ghost-A",)
    assert position.zones["pit/A"] == ()


def test_static_abilities_act_while_they_are_there_and_what_they_give_acts_too() -> None:
    start = TOY.advance(table(CARDS, A_field=("elder", "wolf"), B_field=("wolf",), A_hand=("ash",)))
    assert [might(start, id) for id in ("elder-A", "wolf-A", "wolf-B")] == [2, 4, 3]
    without = after(start, "A", kill("elder-A"))
    assert might(without, "wolf-A") == 3
    both = TOY.advance(table(CARDS, A_field=("herald", "wolf"), B_field=("elder",)))
    assert [might(both, id) for id in ("herald-A", "wolf-A", "elder-B")] == [1, 4, 3]


def test_an_effect_lasts_as_long_as_it_says_with_the_number_it_began_with() -> None:
    start = table(CARDS, A_field=("wolf", "owl"), A_library=("ash",))
    modify = Instruction(
        "modify",
        ("all", BEASTS),
        details=(("until", "turn"), ("with", (Modification("might", ("count", BEASTS)),))),
    )
    position = after(start, "A", modify)
    assert might(position, "wolf-A") == 5
    position = after(position, "A", kill("owl-A"))
    assert might(position, "wolf-A") == 5
    assert might(answer(position, "accept"), "wolf-A") == 3


def test_what_is_chosen_is_asked_of_each_player_in_turn_order_and_meant_later() -> None:
    choose = ("choose", Filter(what=("beast",), controller=("chooser",)), 1, 1, ("each-player",))
    instructions = (
        Instruction("move", choose, details=(("as", "chosen"), ("to", "hand"))),
        Instruction("discard-them", ("chosen", "chosen")),
    )
    position = after(table(CARDS, A_field=("wolf", "owl"), B_field=("wolf", "imp")), "B", instructions[0])
    asked = []
    while position.question is not None and position.question.kind == "choose":
        asked.append((position.question.by, position.question.choices))
        position = answer(position, position.question.choices[-1])
    assert asked == [("A", (("owl-A",), ("wolf-A",))), ("B", (("imp-B",), ("wolf-B",)))]
    assert (position.zones["hand/A"], position.zones["hand/B"]) == (("wolf-A",), ("wolf-B",))
    with pytest.raises(Unsupported, match="discard-them"):
        after(position, "A", instructions[1])


def test_if_you_do_looks_at_what_really_happened() -> None:
    then = Instruction("if", details=(("if", ("did", "move")), ("then", (DRAW,))))
    library = {"A_library": ("ash",)}
    there = after(table(CARDS, A_field=("wolf",), **library), "A", kill("wolf-A"), then)
    gone = after(
        table(CARDS, A_pit=("wolf",), **library),
        "A",
        Instruction("move", ("all", BEASTS), details=(("to", "pit"),)),
        then,
    )
    assert (there.zones["hand/A"], gone.zones["hand/A"]) == (("ash-A",), ())


def test_who_draws_from_nothing_loses_and_a_position_is_written_and_read() -> None:
    position = after(table(CARDS, A_field=("owl",), A_library=("ash",)), "A", DRAW)
    assert read_position(TOY, write_position(position)) == position
    lost = after(position, "A", DRAW)
    assert lost.outcome is not None
    assert (lost.outcome.winners, lost.outcome.losers) == (frozenset("B"), frozenset("A"))


def test_a_deck_that_was_shuffled_is_drawn_from_by_chance() -> None:
    position = after(table(CARDS, A_library=("ash", "elm", "oak")), "A", Instruction("shuffle", ("you",)), DRAW)
    question = position.question
    assert question is not None
    assert (question.kind, question.by, len(question.choices)) == ("random", "random", 3)
    assert answer(position, ("elm-A",)).zones["hand/A"] == ("elm-A",)
    assert TOY.interrupt(position, Task("concede", ("B",))).outcome is not None


def test_of_a_deck_that_was_shuffled_nobody_knows_what_lies_on_top() -> None:
    position = after(table(CARDS, A_library=("ash", "elm", "oak")), "A", Instruction("shuffle", ("you",)))
    mill = Instruction("top-cards", ("you",), 1, (("from", "library"), ("to", "pit")))
    look = Instruction("reveal", ("top", "library", ("you",), 1))
    for instruction in (mill, look):
        with pytest.raises(Unsupported):
            after(position, "A", instruction)
    with pytest.raises(Unsupported):
        own_zone("library", ordered=True)(position, "A")
    with pytest.raises(Unsupported):
        place_in_deck("library")(position, position.objects["ash-A"])
    assert own_zone("library")(position, "A").value == frozenset(("ash-A", "elm-A", "oak-A"))
    alike = after(table(CARDS, A_library=("ash", "ash")), "A", Instruction("shuffle", ("you",)))
    assert len(own_zone("library", ordered=True)(alike, "A").value) == 2
    assert after(alike, "A", mill).zones["pit/A"]
