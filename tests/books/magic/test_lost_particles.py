"""Japanese that lost its particles: counted over the whole document and said once, never in a sound one."""

from pathlib import Path

import pytest

from judgekit.books.magic.damage import lost_particles
from judgekit.core.nodes import RuleNode
from judgekit.core.text import Bilingual
from tests.books.real import reading_of

TERMS = ["機織り", "糸車", "糸車置き場", "織り手"]


def rules(*texts: str) -> list[RuleNode]:
    return [
        RuleNode("mtg", "mtg@20210922", f"100.{n}", "rule", text=Bilingual(text), lines={"ja": [10 * n], "en": []})
        for n, text in enumerate(texts, start=1)
    ]


def test_rules_with_two_terms_and_nothing_between_are_counted_and_said_once() -> None:
    found = list(lost_particles(rules("織り手は糸車を回す。", "織り手糸車を回す。", "機織り糸車による。"), TERMS))
    assert [(problem.code, problem.line) for problem in found] == [("particles-lost", 20)]
    assert found[0].message.startswith("2 of 3 rules lost particles in Japanese")


def test_a_longer_term_is_no_two_terms() -> None:
    assert list(lost_particles(rules("糸車置き場は広い。", "糸車置き場に置く。"), TERMS)) == []


def test_a_sound_document_in_which_two_terms_stand_together_once_says_nothing() -> None:
    sound = ["織り手は糸車を回す。"] * 19
    assert list(lost_particles(rules(*sound, "機織り糸車を使う。"), TERMS)) == []


@pytest.mark.rulebooks
def test_the_real_document_says_once_how_many_rules_lost_their_particles(rulebooks: Path) -> None:
    path = rulebooks / "mtg-cr-20210922-ja-en.txt"
    reading = reading_of(path)
    found = [problem for problem in reading.problems if problem.code == "particles-lost"]
    assert len(found) == 1
    assert found[0].message.startswith("1425 of 2370 rules lost particles in Japanese")
