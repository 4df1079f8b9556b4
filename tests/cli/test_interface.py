"""The Japanese interface: help, faults, verdicts and headings; the catalogue is whole, and what the program reads is made of it."""

import ast
import os
import re
import string
import subprocess
import sys
from pathlib import Path

import pytest
from typer.core import TyperGroup

from judgekit.cli import interface, start
from judgekit.cli.app import application
from judgekit.core.wording import counted, phrase, speak, spoken
from tests.cli.conftest import Run
from tools import messages

ENGLISH = re.compile(r"(?<![\w./$<|~-])[A-Za-z][a-z]+(?: [a-z]+){2,}")
"""Three words of English and more."""


@pytest.fixture(autouse=True)
def english_afterwards() -> object:
    yield
    speak("en")


def commands(group: TyperGroup, above: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    for name, command in group.commands.items():
        here = (*above, name)
        found += [*commands(command, here), here] if isinstance(command, TyperGroup) else [here]
    return found


def english_in(told: str, *arguments: str) -> list[str]:
    """Return runs of English words that are neither a command to type nor what was typed."""
    told = re.sub(r"judgekit(?: [a-z]+)+", "", told)
    return [one.group() for one in ENGLISH.finditer(told) if one.group() not in " ".join(arguments)]


def values(message: str) -> set[str]:
    return {name.partition("[")[0] for _text, name, _spec, _how in string.Formatter().parse(message) if name}


def test_every_message_has_its_japanese() -> None:
    assert [message.id for message in messages.missing(messages.renewed(messages.translated()))] == []


def test_the_catalogue_holds_what_the_code_says_and_no_more() -> None:
    assert {str(one.id) for one in messages.translated()} == {str(one.id) for one in messages.extracted()}


def test_the_file_that_the_program_reads_is_made_of_the_catalogue() -> None:
    assert (messages.FOLDER / "judgekit.mo").read_bytes() == messages.compiled(messages.translated())


def test_a_message_and_its_japanese_have_the_same_values() -> None:
    wrong = []
    for message in messages.translated():
        if not message.id or (not message.python_format and "{" not in str(message.id)):
            continue
        english = message.id if isinstance(message.id, str) else message.id[0]
        japanese = messages.strings(message)[0]
        if (
            "{" in english
            and not english.startswith("nothing is expected anywhere")
            and values(english) != values(japanese)
        ):
            wrong.append(english)
    assert wrong == []


def test_values_take_the_order_of_the_language() -> None:
    speak("ja")
    assert phrase("{file}: coverage of {game}", file="a.svg", game="mtg") == "a.svg: mtg の網羅状況"
    assert counted("{count:,} line", "{count:,} lines", count=1) == "1展開"
    speak("en")
    assert counted("{count:,} line", "{count:,} lines", count=1) == "1 line"


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        (["--lang", "ja"], {}, "ja"),
        (["--lang=ja"], {}, "ja"),
        ([], {"JUDGEKIT_LANG": "ja"}, "ja"),
        (["--lang", "en"], {"JUDGEKIT_LANG": "ja"}, "en"),
        ([], {"LANG": "ja_JP.UTF-8"}, "ja"),
        (["--lang", "both"], {"LANG": "ja_JP.UTF-8"}, "ja"),
        ([], {"LC_ALL": "C", "LANG": "ja_JP.UTF-8"}, "en"),
        ([], {"LC_MESSAGES": "ja_JP.UTF-8", "LANG": "en_GB.UTF-8"}, "ja"),
        (["--lang", "en"], {"LANG": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_option_then_of_the_environment_then_of_the_locale(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: list[str], environment: dict[str, str], language: str
) -> None:
    for name in ("JUDGEKIT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    run("999.9", *arguments)
    assert spoken() == language


def test_a_locale_speaks_for_the_interface_and_leaves_the_texts_in_both_languages(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("JUDGEKIT_LANG", raising=False)
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert "がない" in run("check").err or "がない" in run("check", "/nowhere").err


HELP_OF_ALL = """
import io, sys
from contextlib import redirect_stdout
from judgekit.cli import start
for line in sys.stdin:
    print("##", line.strip())
    start.main([*line.split(), "--help", "--lang", "ja"])
"""


def test_no_command_explains_itself_in_english() -> None:
    asked = "\n".join(" ".join(command) for command in [(), *commands(application())])
    told = subprocess.run([sys.executable, "-c", HELP_OF_ALL], input=asked, capture_output=True, text=True, check=True)
    assert english_in(re.sub(r"(?m)^##.*$", "", told.stdout)) == []
    assert all(word not in told.stdout for word in ("Usage:", "Options:", "Arguments:", "Show this"))


@pytest.mark.parametrize("command", commands(application()), ids=" ".join)
def test_an_option_that_there_is_not_is_refused_in_japanese(run: Run, command: tuple[str, ...]) -> None:
    answer = run(*command, "--bogus", "--lang", "ja")
    assert answer.code == 2
    assert "オプション --bogus はない" in answer.err
    assert ENGLISH.search(answer.err) is None


@pytest.mark.parametrize(
    "arguments",
    [
        ("rule", "999.9"),
        ("refs", "999.9"),
        ("history", "word"),
        ("diff", "mtg@1", "mtg@2"),
        ("term", "qqqq"),
        ("check", "/nowhere"),
        ("explain", "/nowhere.yaml"),
        ("outcomes", "/nowhere.yaml"),
        ("step", "/nowhere.yaml"),
        ("card",),
        ("card", "Nobody's Card"),
        ("ask", " "),
        ("ask", "A casts"),
        ("coverage", "--game", "chess"),
        ("use", "mtg@1"),
        ("use", "mtg", "--none"),
        ("books", "add", "/nowhere.txt"),
        ("books", "remove", "nothing"),
        ("cards", "add", "/nowhere.json"),
        ("cards", "remove", "nothing"),
        ("search", "word", "--kind", "bogus"),
        ("check", "x", "--seconds", "-1"),
        ("check", "x", "--jobs", "many"),
        ("rule", "702.19b", "--format", "xml"),
    ],
    ids=" ".join,
)
def test_a_fault_is_told_in_words(run: Run, arguments: tuple[str, ...]) -> None:
    answer = run(*arguments, "--lang", "ja")
    assert answer.code in (1, 2, 3)
    assert re.search(r"[ぁ-ヿ一-鿿]", answer.err)
    assert english_in(answer.err, *arguments) == []


@pytest.mark.parametrize(
    "arguments",
    [
        ("books", "list"),
        ("cards", "list"),
        ("use",),
        ("card", "--text", "Flying"),
        ("card", "--text", "Frobnicate target creature."),
    ],
    ids=" ".join,
)
def test_an_answer_has_no_english_but_names_and_texts(run: Run, arguments: tuple[str, ...]) -> None:
    answer = run(*arguments, "--lang", "ja")
    assert english_in(answer.out + answer.err, *arguments) == []


def test_verdicts_are_japanese_on_the_screen_and_stay_keys_for_programs(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "two.yaml"
    file.write_text(
        "scenario: 1\nid: two\ngame: mtg\ngiven: {players: {A: {life: 20}, B: {life: 20}}}\n"
        "script:\n  - {do: {advance: end}, expect: [{player: A, life: 19}]}\n",
        encoding="utf-8",
    )
    shown = run("check", str(file), "--lang", "ja")
    assert "不一致" in shown.out
    assert "期待:" in shown.out
    assert '"verdict": "fail"' in run("check", str(file), "--lang", "ja", "--json").out


def test_english_loads_no_catalogue() -> None:
    code = "import sys; from judgekit.cli import start; start.main(['999.9', '--lang', 'en']); print('gettext' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"


OF_A_HISTORY = """
import sys
from judgekit.cli.rules import changes
from judgekit.core.nodes import RuleNode
from judgekit.core.text import Bilingual
from judgekit.references.changes import Change
old, new = (RuleNode("mtg", "mtg@x", "1.1", "rule", text=Bilingual("小鬼", text)) for text in ("one goblin", "an imp"))
lines = changes.change_lines(Change("changed", old, new, "1.1"), ("en",), colour=False)
print(lines[1].split(), {"typing", "dataclasses", "re", "difflib"} & set(sys.modules))
"""


def test_a_history_of_a_changed_rule_loads_nothing_that_only_type_checkers_read_and_no_expressions() -> None:
    told = subprocess.run(
        [sys.executable, "-S", "-c", OF_A_HISTORY],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
        env=os.environ | {"PYTHONUTF8": "1"},
    )
    assert told.stdout.strip() == "['en', '[-one', 'goblin-]{+an', 'imp+}'] set()"


def test_what_the_parser_says_is_known() -> None:
    speak("ja")
    assert interface.worded("No such option: --bogus") == "オプション --bogus はない"
    assert interface.worded("Missing command.") == "コマンドがない"
    assert interface.worded("Got unexpected extra argument (b)") == "余分な指定: b"
    speak("en")
    assert interface.worded("No such option: --bogus") == "No such option: --bogus"
    assert start.main(["--version"]) == 0


def test_nothing_is_told_that_is_no_message() -> None:
    """What stands between braces is a message or what was typed; words of ours beside them would be English in Japanese."""
    untold = []
    for file in (messages.PACKAGE / "cli").rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "attr", getattr(call.func, "id", "")) == "tell":
                parts = [
                    *call.args,
                    *(part for one in call.args if isinstance(one, ast.JoinedStr) for part in one.values),
                ]
                untold += [
                    one.value for one in parts if isinstance(one, ast.Constant) and ENGLISH.search(str(one.value))
                ]
    assert untold == []
