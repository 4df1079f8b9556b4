"""Questions of the quiz: the solution is what the engine finds, and what is offered beside it is wrong."""

from pathlib import Path
from random import Random

import pytest

from judgekit.core.wording import speak
from judgekit.engine import Refused
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.files.model import read_scenario_file, read_scenario_text
from judgekit.scenarios.quiz.answers import Answers, counted_out, one_of, whether
from judgekit.scenarios.quiz.showing import cards_of
from judgekit.scenarios.quiz.situations import DIFFICULTIES, Situation, about_chapter, situations_of
from tests.scenarios.quiz.duel import fight

CORPUS = Path(__file__).resolve().parents[3] / "corpus"
SAMPLE = (
    "mtg/scenarios/combat/attack-alone.yaml",
    "mtg/scenarios/combat/combat-requirement-against-restriction.yaml",
    "mtg/scenarios/keywords/shields/protected-fighter.yaml",
    "mtg/examples/508/ex-508.1c-1.yaml",
    "magmell/scenarios/battle/defended.yaml",
    "magmell/scenarios/battle/attack-a-rested-unit.yaml",
    "dm/scenarios/battle/slayer-destroys-the-winner.yaml",
)


def asked(text: str) -> dict[str, Situation]:
    """Return the questions of a scenario by what they are about."""
    return {one.key.partition("/")[2]: one for one in situations_of(read_scenario_text(text), "f", Random(1))}


@pytest.mark.parametrize(("boar", "life", "left", "marked"), [("5/5", 20, "17", "2"), ("4/6", 9, "7", "2")])
def test_the_solution_is_what_the_engine_finds_whatever_the_file_expects(
    boar: str, life: int, left: str, marked: str
) -> None:
    found = asked(fight(boar, life))
    assert found["player.B.life"].answers == counted_out(int(left))
    assert found["object.boar.marked-damage"].answers == counted_out(int(marked))
    assert found["object.bear.zone"].answers.right == "graveyard"
    assert found["stay.bear.boar"].answers.right == "boar"


def test_a_rule_that_the_scenario_names_stands_first_where_the_engine_cited_it() -> None:
    found = asked(fight())
    assert found["player.B.life"].rules[0] == "702.19b"
    assert about_chapter(found["player.B.life"], "702.19")
    assert about_chapter(found["player.B.life"], "7")
    assert not about_chapter(found["player.B.life"], "702.1")


def test_a_step_that_is_refused_is_asked_of_and_one_that_is_done_too() -> None:
    found = [one for one in situations_of(read_scenario_text(fight()), "f", Random(1)) if one.key.endswith("/allowed")]
    assert [(one.key, one.answers.right) for one in found][:2] == [("f#2/allowed", "no"), ("f#3/allowed", "yes")]
    assert "702.3b" in found[0].rules
    assert found[0].came is None


def test_of_legal_attacks_one_is_right_and_the_engine_refuses_every_other_one() -> None:
    found = asked(fight())
    assert found["legal.attack"].answers.right in ("A attacks with boar", "A does not attack")
    assert found["illegal.attack"].answers.right in ("A attacks with wall", "A attacks with boar and wall")
    assert found["illegal.attack"].answers.options != found["legal.attack"].answers.options


def test_what_was_done_is_said_in_the_words_of_the_table_in_both_languages() -> None:
    deed = asked(fight())["player.B.life"].deed
    assert deed is not None
    assert (deed.en, deed.ja) == ("to combat damage step", "戦闘ダメージ・ステップまで")


@pytest.mark.parametrize("file", SAMPLE)
def test_no_two_answers_that_are_offered_say_the_same_and_one_of_them_is_right(file: str) -> None:
    scenario = read_scenario_file(CORPUS / file)
    situations = list(situations_of(scenario, file, Random(2)))
    assert situations
    for one in situations:
        options = one.answers.options
        assert len(set(options)) == len(options)
        assert not options or [one.answers.judged(option) for option in options].count(True) == 1
        assert one.difficulty in DIFFICULTIES
        assert one.answers.judged("…") is None


@pytest.mark.parametrize("file", SAMPLE[:2])
def test_each_attack_that_is_offered_as_illegal_is_refused_by_the_engine(file: str) -> None:
    """Told again to a table of its own, every offered line is judged as the quiz judges it."""
    scenario = read_scenario_file(CORPUS / file)
    for one in situations_of(scenario, file, Random(3)):
        kind = one.key.rpartition("/")[2]
        question = one.table.run.table.position.question
        if kind not in ("legal.attack", "illegal.attack") or question is None:
            continue
        legal = set()
        for option in one.answers.options:
            names = [name for name in one.table.run.table.position.objects if name in option.split()]
            choice = adapter_of(scenario.game).read_choice(question, dict.fromkeys(names, "B"))
            if not isinstance(question.judge(choice), Refused):
                legal.add(option)
        others = set(one.answers.options) - {one.answers.right}
        assert legal == ({one.answers.right} if kind == "legal.attack" else others)


def test_an_answer_is_taken_by_its_number_in_words_and_in_any_width() -> None:
    zones = one_of("墓地", ["戦場", "手札"])
    assert zones.judged("墓地") is True
    assert zones.judged(str(zones.options.index("墓地") + 1)) is True
    assert zones.judged("0") is zones.judged("4") is zones.judged("") is None
    assert counted_out(17).judged("17") is True
    assert counted_out(-3).judged("-3") is True
    assert counted_out(17).judged("many") is None
    assert [whether(True).judged(said) for said in ("y", "No", "はい", "1", "2")] == [True, False, True, True, False]


def test_an_answer_that_says_the_same_as_the_right_one_is_not_offered_beside_it() -> None:
    assert one_of("Wall", ["wall", "WALL ", "Ox"]) == Answers(("Ox", "Wall"), "Wall")


def test_in_japanese_questions_and_answers_are_japanese() -> None:
    speak("ja")
    try:
        found = asked(fight())
    finally:
        speak("en")
    assert found["player.B.life"].asked == "Bのライフは?"
    assert "墓地" in found["object.bear.zone"].answers.options
    assert all(option.startswith("A: ") for option in found["legal.attack"].answers.options)


def test_cards_are_shown_by_the_names_under_which_they_lie_in_the_language_asked_for() -> None:
    scenario = read_scenario_text(fight())
    shown = cards_of(scenario, "ja")
    assert shown is not None
    assert shown["Great Boar (boar)"] == "{4}{G} Creature - Boar 5/5: トランプル"
    assert "Plain Bear (bear)" not in shown, "a card without a text has nothing to be read"


def test_a_card_of_terms_without_words_is_not_shown_to_anybody() -> None:
    text = fight().replace('text: "Defender"', "abilities: [{triggered: {when: dies, do: [{draw: you}]}}]")
    shown = cards_of(read_scenario_text(text), "en")
    assert shown is None or not any("{triggered" in said for said in shown.values())


@pytest.mark.parametrize(
    "file",
    [
        "magmell/scenarios/effects/shield-once.yaml",
        "magmell/scenarios/effects/players-cannot-heal.yaml",
        "dm/scenarios/over-a-turn/they-come-tapped-for-a-turn.yaml",
        "dm/scenarios/text/saved-for-a-turn.yaml",
    ],
)
def test_what_came_of_an_effect_that_lasts_is_told_in_every_game(file: str) -> None:
    told = [str(one.came.en) for one in situations_of(read_scenario_file(CORPUS / file), file, Random(1)) if one.came]
    assert any("an effect of" in one and " lasts" in one for one in told), told
