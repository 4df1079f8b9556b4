"""The page about searching: every command on it answers, and every field of the query language is on it."""

import re
import shlex
from pathlib import Path

import pytest

from judgekit.cli import manual
from judgekit.core.errors import UsageFault
from judgekit.search.fuzzy import FIELDS
from judgekit.search.fuzzy_syntax import fault_in
from tests.cli.conftest import Run

ROOT = Path(__file__).resolve().parents[3]
ENGLISH, JAPANESE = (manual.page("query", lang) for lang in ("en", "ja"))
BLOCK = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMANDS = [line for block in BLOCK.findall(ENGLISH) for line in block.splitlines()]


def test_both_pages_show_the_same_commands_under_the_same_heads() -> None:
    assert [line for block in BLOCK.findall(JAPANESE) for line in block.splitlines()] == COMMANDS
    heads = [re.findall(r"^#+ (?:\d+\.)?", text, re.MULTILINE) for text in (ENGLISH, JAPANESE)]
    assert heads[0] == heads[1]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page_is_answered(command: str, run: Run) -> None:
    program, *arguments = shlex.split(command)
    assert program == "judgekit"
    answer = run(*arguments)
    assert answer.code in (0, 1), answer.err
    assert answer.out or answer.err


def test_every_field_of_the_query_language_is_on_the_page() -> None:
    table = ENGLISH.partition("## 4.")[2]
    assert [field for field in FIELDS if f"`{field}:" not in table] == []


def test_every_form_on_the_page_can_be_read() -> None:
    forms = re.findall(r"^\| (.*?) \|", ENGLISH.partition("## 4.")[2], re.MULTILINE)[2:]
    quoted = [query for cell in forms for query in re.findall(r"`([^`]+)`", cell)]
    assert quoted
    assert [query for query in quoted if fault_in(query)] == []


@pytest.mark.parametrize("topic", manual.PAGES)
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_help_shows_a_page_of_the_manual_by_its_topic(topic: str, lang: str, run: Run) -> None:
    shown = run("help", topic, "--lang", lang)
    assert shown.code == 0
    assert shown.out == manual.page(topic, lang)
    assert ("日本語版は" in shown.out) == (lang == "en")
    assert run("help", topic, "--full", "--lang", lang).out == manual.page(topic, lang, full=True)


def test_every_page_is_in_the_installed_package() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    names = [*manual.FILES.values(), *manual.IN_FULL.values()]
    files = [file for name in names for file in (f"{name}.md", f"{name}.ja.md")]
    assert [file for file in files if f'"docs/{file}" = "judgekit/_docs/{file}"' not in project] == []


def test_a_page_that_is_not_there_is_no_page() -> None:
    with pytest.raises(UsageFault, match="no help on weather") as raised:
        manual.page("weather", "en")
    assert "topics: notation, query, scenario" in str(raised.value.hint)


def test_help_on_a_command_is_the_help_of_the_command(run: Run) -> None:
    assert run("help", "refs").out == run("refs", "--help").out
    assert run("help", "wether").code == 2


def test_on_a_terminal_a_paragraph_and_a_row_are_one_line_each_and_code_stays_as_it_is() -> None:
    page = "# Head\n\nOne two\nthree.\n四\n五。\n\n| a | b |\n|---|---|\n| `x` | y |\n\n```yaml\na: 1\n  b: |\n```\n- item\n"
    shown = manual.for_a_terminal(page)
    assert shown == "# Head\n\nOne two three.四五。\n\na  b\n`x`  y\n\n```yaml\na: 1\n  b: |\n```\n- item\n"


@pytest.mark.parametrize("topic", manual.PAGES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_word_of_a_page_is_lost_on_a_terminal(topic: str, lang: str) -> None:
    def letters(text: str) -> str:
        return "".join(one for one in text if one.isalnum())

    page = manual.page(topic, lang)
    assert letters(manual.for_a_terminal(page)) == letters(page)
