"""The page about table notation: every example runs, in both languages alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from judgekit.cli import manual
from judgekit.cli.scenarios.playing import Player
from judgekit.scenarios.files.model import NOT_CHOSEN, read_scenario_text
from judgekit.scenarios.notation.as_scenarios.drafting import draft
from judgekit.scenarios.notation.prompt import Play
from judgekit.scenarios.notation_answers import answered

BLOCK = re.compile(r"^```notation\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ENGLISH, JAPANESE = (BLOCK.findall(manual.page("notation", lang)) for lang in ("en", "ja"))
SAID = (
    "No: Bear survives",
    "A wins",
    "Yes: Knight dies",
    "Yes: Troll dies",
    "Yes: Wall dies",
    "B loses",
    "Ox: pt 3/3",
    "it depends",
    "Not possible",
    "Ox: power 6",
    "it depends on which of them",
    "Holds: Elf dies",
    "Holds: B at 3",
    "Guard is destroyed.",
    "Snake deals 3 to Guard",
)


def test_both_pages_show_as_many_examples() -> None:
    assert len(ENGLISH) == len(JAPANESE) == len(SAID)


@pytest.mark.parametrize(("english", "japanese", "said"), list(zip(ENGLISH, JAPANESE, SAID, strict=True)), ids=SAID)
def test_an_example_is_answered_alike_in_both_languages(english: str, japanese: str, said: str) -> None:
    first, second = (answered(text).replies[0] for text in (english, japanese))
    told = str(first.result[0].en)
    assert told.startswith(said) or said.startswith("it depends")
    assert len(first.branches) == len(second.branches)
    assert len(first.rules) == len(second.rules)


@pytest.mark.parametrize("text", [ENGLISH[0], JAPANESE[0], ENGLISH[7], JAPANESE[7]])
def test_an_example_becomes_a_scenario(text: str) -> None:
    assert read_scenario_text(draft(text, NOT_CHOSEN)).script


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_is_played_on_the_page_is_answered(lang: str) -> None:
    (typed,) = re.findall(r"^```play\n(.*?)^```$", manual.page("notation", lang), re.MULTILINE | re.DOTALL)
    shown: list[str] = []
    Player(Play(lang=lang), shown.append, None, lang).run(typed.splitlines())
    assert not [line for line in shown if line.startswith("! ")]
    assert [line for line in shown if "4/4" in line]


def test_both_pages_have_the_same_sections() -> None:
    heads = [re.findall(r"^#+ (?:\d+\.)?", manual.page("notation", lang), re.MULTILINE) for lang in ("en", "ja")]
    assert heads[0] == heads[1]


def test_the_page_is_in_the_installed_package() -> None:
    project = (Path(__file__).resolve().parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    assert '"docs/notation.md" = "judgekit/_docs/notation.md"' in project
