"""The pages about table notation: every example runs, in both languages alike."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from judgekit.cli import manual
from judgekit.cli.scenarios.playing import Player
from judgekit.scenarios.files.model import NOT_CHOSEN, read_scenario_text
from judgekit.scenarios.notation.as_scenarios.drafting import draft
from judgekit.scenarios.notation.prompt import Play
from judgekit.scenarios.notation.telling.replies import Reply
from judgekit.scenarios.notation_answers import answered
from tests.scenarios.notation import tables

BLOCK = re.compile(r"^```notation\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = {lang: [manual.page("notation", lang, full=full) for full in (False, True)] for lang in ("en", "ja")}
"""How to write a situation, and the notation in full."""
ENGLISH, JAPANESE = ([one for page in PAGES[lang] for one in BLOCK.findall(page)] for lang in ("en", "ja"))
SAID = (
    "No: Bear survives",
    "A wins",
    "Yes: Knight dies",
    "Yes: Troll dies",
    "Yes: Wall dies",
    "B loses",
    "Ox: pt 3/3",
    "Yes: Cub dies",
    "Yes: Drake is destroyed",
    "Snake deals 3 to Guard",
    "No: Bear survives",
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


@pytest.mark.parametrize("text", [ENGLISH[0], JAPANESE[0], ENGLISH[11], JAPANESE[11]])
def test_an_example_becomes_a_scenario(text: str) -> None:
    assert read_scenario_text(draft(text, NOT_CHOSEN)).script


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_is_played_on_the_page_is_answered(lang: str) -> None:
    (typed,) = re.findall(r"^```play\n(.*?)^```$", PAGES[lang][1], re.MULTILINE | re.DOTALL)
    shown: list[str] = []
    Player(Play(lang=lang), shown.append, None, lang).run(typed.splitlines())
    assert not [line for line in shown if line.startswith("! ")]
    assert [line for line in shown if "4/4" in line]


def test_both_pages_have_the_same_sections() -> None:
    for english, japanese in zip(*PAGES.values(), strict=True):
        heads = [re.findall(r"^#+ (?:\d+\.)?", page, re.MULTILINE) for page in (english, japanese)]
        assert heads[0] == heads[1]


def test_the_page_is_in_the_installed_package() -> None:
    project = (Path(__file__).resolve().parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    assert '"docs/notation.md" = "judgekit/_docs/notation.md"' in project
    assert '"docs/asking.md" = "judgekit/_docs/asking.md"' in project


_NAMES = {
    **{"角牛": "Ox", "エルフ": "Elf", "鳥": "Bird", "賢者": "Sage", "仔熊": "Cub", "火花": "Zap", "静寂": "Hush"},
    **{
        "森": "Forest",
        "エレメンタル": "Elemental",
        "トークン": "tokens",
        "タップしているクリーチャー": "tapped creatures",
    },
}
_THERE = """A: life 20; Sage planeswalker (loyalty 4) "+1: You gain 1 life.", Cub 1/1 "Whenever ~ attacks, you gain 1 life.", Forest
A: Ox 4/4 "Whenever ~ attacks, create a 1/1 red Elemental creature token."; hand: Zap {0} instant "~ deals 3 damage to any target."
B: life 20; Elf 1/1, Bird 2/2 "Flying"; hand: Hush {0} instant "Counter target spell."; graveyard: 3 cards
"""
_MOMENTS = (
    "A attacks with Ox. B blocks Ox with Elf. A casts Zap on Bird. B casts Hush on Zap.\n",
    "",
    "A casts Zap on Ox.\n",
    "A attacks with Ox and Cub.\n",
)
"""What was done before the forms are asked; those that are about nothing there are asked at the next one."""


def _forms(lang: str) -> list[str]:
    """Return the forms of questions that a page lists: those of its first table, and those behind question marks."""
    page = PAGES[lang][1]
    row = re.search(r"^\| (?:the question|質問) \|.*", page, re.MULTILINE)
    section = re.search(r"^## 3\..*?^```", page, re.MULTILINE | re.DOTALL)
    assert row is not None
    assert section is not None
    return [*re.findall(r"`([^`]+)\?`", row[0]), *re.findall(r"`\? ([^`]+)`", section[0])]


def _answers(lang: str, moment: str, forms: Iterable[str]) -> list[tuple[list[str], frozenset[str], int] | None]:
    """Return how each form is answered: by which words and rules, in how many ways; None where it is not read."""
    text = _THERE + moment
    for japanese, english in _NAMES.items() if lang == "ja" else ():
        text = re.sub(rf"\b{english}\b(?! creature)", japanese, text)
    asked = tables.answered(text + "".join(f"? {form}\n" for form in forms), lang=lang).replies
    return [_told(one) if one.unread is None else None for one in asked]


def _told(reply: Reply) -> tuple[list[str], frozenset[str], int]:
    """Return the words of an answer in any order; of one that says the question again only whether it says yes."""
    said = str(reply.result[0].en).replace(" an ", " a ").replace("Elves", "Elf")
    for japanese, english in _NAMES.items():
        said = said.replace(japanese, english)
    head = said.partition(":")[0]
    again = head == "Not possible" or (head in ("Yes", "No") and re.search(r" can\b| can't\b|[ぁ-ん]", said))
    return sorted(re.findall(r"[\w'/-]+", head if again else said)), frozenset(reply.rules), len(reply.branches)


def test_each_form_of_a_question_has_its_counterpart() -> None:
    """The two pages list them in one order, and those that stand at one place are read as the same."""
    pairs = list(zip(_forms("en"), _forms("ja"), strict=True))
    supposing = [one for one in pairs if re.search(r"\bif\b", one[0], re.IGNORECASE)]  # what follows goes on from there
    for left in ([one for one in pairs if one not in supposing], *([one] for one in supposing)):
        for moment in _MOMENTS if left else ():
            first, second = (
                _answers(lang, moment, [forms[place] for forms in left]) for place, lang in enumerate(("en", "ja"))
            )
            told = list(zip(left, first, second, strict=True))
            assert not [one for one in told if one[1] and one[2] and one[1] != one[2]]
            left = [forms for forms, *both in told if not all(both)]
            if not left:
                break
        assert not left
