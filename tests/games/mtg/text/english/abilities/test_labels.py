"""What stands before a dash: an ability word says nothing (207.2c), a keyword or a label of the rules is never dropped."""

from __future__ import annotations

import pytest

from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.text.english.reading import read_card_text
from judgekit.language.faults import CardTextNotUnderstood

ARTIFACT = TypeLine(types=("artifact",))


def test_an_ability_word_changes_nothing() -> None:
    with_word, without = (read_card_text(f"{word}{{T}}: You gain 1 life.", "~", ARTIFACT) for word in ("Cohort — ", ""))
    assert [one.do for one in with_word] == [one.do for one in without]


@pytest.mark.parametrize(("word", "limit"), [("Boast", "boast"), ("Exhaust", "exhaust")])
def test_a_keyword_before_a_cost_limits_the_ability(word: str, limit: str) -> None:
    (ability,) = read_card_text(f"{word} — {{1}}: Draw a card.", "~", ARTIFACT)
    assert ability.limits == ((limit,),)


@pytest.mark.parametrize("word", ["Max speed", "Solved", "∞"])
def test_a_label_of_a_designation_is_the_condition_of_what_stands_behind_it(word: str) -> None:
    (ability,) = read_card_text(f"{word} — {{T}}: Draw a card.", "~", ARTIFACT)
    assert ability.condition is not None
    assert [change.value.kind for change in ability.modify] == ["activated"]


@pytest.mark.parametrize(
    "line", ["Visit — Draw a card.", "Prize — Draw a card.", "Exhaust — Draw a card.", "Ward — Draw a card."]
)
def test_a_label_that_says_something_by_the_rules_is_refused_where_it_is_not_played(line: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        read_card_text(line, "~", ARTIFACT)
