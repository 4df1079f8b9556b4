"""A sentence in which nothing is of the game is left out and that is said first; whatever may be a fact or a deed never is."""

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.notation.reading.notations import grammar_of
from judgekit.scenarios.notation.words.matter_of_the_game import may_matter
from tests.cases import each
from tests.scenarios.notation.tables import of

REMARKS = (
    "Happens at every Legacy event, sigh.",
    "Pauper shenanigans as usual.",
    "Long story short.",
    "Don't ask me why.",
    "I love this format.",
    "Ugh, my brain hurts.",
    "Weird corner case, I know.",
    "Sorry for the messy handwriting.",
    "Came up at FNM last night.",
    "This is driving me crazy.",
    "Been a long day.",
    "True story.",
    "Asking for a friend.",
    "Wish me luck.",
    "Messy board, sorry.",
    "The judge call took forever.",
    "What a mess.",
    "Hope that makes sense.",
    "Please be quick, the crowd is waiting.",
    "Typical Friday night stuff.",
    "I always mix these up.",
    "Not kidding.",
    "Probably a silly question.",
    "The stream chat went wild.",
    "A tricky one.",
    "No idea.",
    "It was a nightmare.",
    "It came up at a prerelease.",
    "Honestly, we were stumped.",
    "Just checking my understanding.",
)
FACTS = (
    "No blocks.",
    "All tapped out.",
    "Everyone passes.",
    "It was copied.",
    "They have flying.",
    "Nothing else in play.",
    "He took it.",
    "It came down last turn.",
    "No responses.",
    "He lets it through.",
    "It's hasty.",
    "Also a Slobberfang.",
    "That one's legendary.",
    "Same on the other side.",
    "Goes to the bottom.",
    "Then it fizzles.",
    "Said no.",
    "Doesn't pay.",
    "Missed the trigger.",
    "Out of mana.",
    "Only the first one.",
    "The second one.",
    "Not that one.",
    "Chump.",
    "Mulled to five.",
    "Rotated out of combat.",
    "No flyers.",
    "Vice versa.",
    "It's night.",
    "Exerted.",
)
FIGHT = "A: Ox 4/4\nB: life 20\nA attacks with Ox\n"


@each(REMARKS)
def test_what_says_nothing_of_the_game_is_left_out_and_that_is_said_first(remark: str) -> None:
    assert not may_matter(remark, grammar_of("mtg"), [])
    for said in (remark, f"({remark})"):
        answer = of(f"{FIGHT}{said}\nWhat is B's life?\n")
        assert str(answer.replies[0].result[0].en) == "B: life 16"
        assert remark.strip(".") in str(answer.left_out[0].en)
        assert str(answer.left_out[0].en).startswith("left out: ")


@each(FACTS)
def test_what_may_be_a_fact_or_a_deed_is_never_left_out(fact: str) -> None:
    assert may_matter(fact, grammar_of("mtg"), [])
    try:
        answer = of(f"{FIGHT}{fact}\nWhat is B's life?\n")
    except JudgekitError:
        return
    assert not answer.left_out


@pytest.mark.parametrize(
    "said",
    ["What if Ox had... never mind, wrong deck.", "Wait, what if B had - never mind, he counted his mana twice."],
)
def test_what_is_taken_back_is_left_out(said: str) -> None:
    answer = of(f"{FIGHT}What is B's life?\n{said}\n")
    assert [str(one.result[0].en) for one in answer.replies] == ["B: life 16"]
    assert said.split(",")[0] in str(answer.left_out[0].en)


def test_what_is_said_in_its_place_is_not() -> None:
    with pytest.raises(JudgekitError):
        of(f"{FIGHT}What if Ox had... never mind, B casts Wibble.\nWhat is B's life?\n")
