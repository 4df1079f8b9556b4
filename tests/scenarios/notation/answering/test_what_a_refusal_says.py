"""A refusal names the words at fault as they were typed, every fault of a line, and offers only what says all that was said."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear, told_in
from judgekit.scenarios.notation_answers import answered

ANGEL = "card: Pale Angel {3}{W}{W} creature 4/4 flying\ncard: Wall of Ice {2}{U} creature 0/7\n"
BOOST = 'Boost {G} instant "Target creature gets +3/+3 until end of turn."'


def refused(text: str) -> list[NotationUnclear]:
    """Return the faults of a notation."""
    with pytest.raises(NotationUnclear) as fault:
        answered(text)
    return told_in(fault.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"{ANGEL}A: Pale Angel\nA attacks with Pale Angel, gnashing quite angrily", "gnashing quite angrily"),
        (f"{ANGEL}A: Pale Angel\nA attacks with Pale Angel and frobs", "and frobs"),
        (f"{ANGEL}Bの手札にWall of Ice。\nBのターン、BがWall of Iceを唱えて、ぽよぽよした。", "ぽよぽよした"),
    ],
)
def test_the_words_without_which_a_line_is_read_are_named(text: str, words: str) -> None:
    (fault,) = refused(text)
    assert fault.words == words


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("A: Ox 4/4\nA can't frob Ox", "A can't frob Ox"),
        ("A: 牛 4/4\nAのターン、Aは牛でぽよりました。", "Aは牛でぽよりました"),
        ("A: Ox 4/4\nA attacks with Ox\nWhat's Ox's fleep?", "What's Ox's fleep"),
    ],
)
def test_what_is_quoted_is_what_was_typed(text: str, quoted: str) -> None:
    fault = refused(text)[-1] if "?" not in text else answered(text).unread
    assert fault is not None
    assert quoted in fault.message


def test_every_fault_of_a_line_is_told() -> None:
    assert [one.words for one in refused("A: Ox 4/4 (glowing), Elk 3/3 (humming)")] == ["glowing", "humming"]
    assert [one.line for one in refused("A: Ox 4/4\nA frobs Ox. A zings Ox.")] == [2, 2]


@pytest.mark.parametrize(
    "text",
    [
        "A: Geist 2/2\nA gizzes Geist",
        "A: Ox 4/4\nA slams Ox and sends it straight at B",
        "A: Ox 4/4\nIs Ox tapped in the following turn?",
        "A: 牛 4/4\nその次のターンの牛のパワーは?",
        "A: Ox 4/4\nThree players, seets A, B, C",
    ],
)
def test_what_drops_a_part_of_what_was_said_is_no_hint(text: str) -> None:
    try:
        fault = answered(text).unread
    except NotationUnclear as unclear:
        fault = unclear
    assert fault is None or not fault.hint


def test_a_good_question_behind_a_bad_line_is_no_fault() -> None:
    text = "A: Grizzled Bear 2/2 (glowing)\nGrizzled Bearは死にますか?\nWhere does Grizzled Bear go?"
    assert [one.line for one in refused(text)] == [1]
