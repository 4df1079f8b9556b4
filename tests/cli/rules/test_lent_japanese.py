"""A newer text in English only: the Japanese of its predecessor stands beside what did not change, marked with its year."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

TODAY = "mtg@20310506"

TEXT = """Magic: The Gathering Comprehensive Rules

These rules are effective as of May 6, 2031.

1. Basics of Play

100. Overview

100.1. Two people play. See rule 103, "Rainy Day Option."

103. Rainy Day Option

103.1. On rainy days, play indoors.

103.1c. Shoes are left at the door and cleaned.

Glossary

Nothing
See rule 100.

Credits

Me
"""


@pytest.fixture
def today(run_alone: Run, machine: Path) -> Run:
    """A machine with the bilingual miniature of 2021 and a later text that moved a group, changed a rule and cites it anew."""
    (machine / "rulebooks" / "today.txt").write_text(TEXT, encoding="utf-8")
    return run_alone


def test_the_japanese_of_a_rule_whose_english_stayed_carries_its_year(today: Run) -> None:
    shown = today("103.1", "--bare").out
    assert shown.splitlines()[0].endswith(f"[{TODAY}]")
    assert "  ja  (2021) 雨の日は屋内で遊ぶ。" in shown.splitlines()
    assert "  en  On rainy days, play indoors." in shown.splitlines()
    assert "> (2021) 雨の日は屋内で遊ぶ。" in today("103.1", "--format", "md").out
    assert "(2021) 雨の日" in today("103.1", "--lang", "ja").out
    assert json.loads(today("rule", "103.1", "--json").out)["text"] == {
        "ja": None,
        "en": "On rainy days, play indoors.",
    }


def test_japanese_that_cites_numbers_of_its_year_says_so(today: Run) -> None:
    assert "  ja  (2021、引く番号も) 二人で遊ぶ。" in today("100.1").out


def test_a_changed_rule_shows_its_change_in_english_and_says_so_in_japanese(today: Run) -> None:
    lines = today("103.1c").out.splitlines()
    assert any(line.startswith("  ja! 2021 の 102.1c から英文が変わった") for line in lines)
    assert any(line.startswith("  en! Shoes are left at the door{+ and cleaned+}") for line in lines)
    assert "靴は戸口で脱ぐ" not in "\n".join(lines)
    assert not any("ja!" in line or "en!" in line for line in today("103.1c", "--lang", "en").out.splitlines())


def test_a_question_in_japanese_finds_the_english_rule_and_marks_the_snippet(today: Run) -> None:
    shape = json.loads(today("search", "雨の日", "屋内", "--json").out)
    assert (shape["hits"][0]["edition"], shape["hits"][0]["number"]) == (TODAY, "103.1")
    assert shape["hits"][0]["snippet"]["ja"].startswith("(2021) ")
    assert {hit["edition"] for hit in shape["hits"]} == {TODAY}


def test_the_old_rule_says_first_where_it_stands_now(today: Run) -> None:
    assert today("102.1", "--edition", "mtg@20210922").out.splitlines()[0].startswith(f"renumbered in {TODAY}")
    assert today("102.1c", "--edition", "mtg@20210922").out.splitlines()[0].startswith(f"changed in {TODAY}")
