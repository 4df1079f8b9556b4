"""Whatever is typed, the answer is text or one plain line, never a traceback."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgekit.cli import answering
from judgekit.cli.scenarios import coverage
from tests.cases import examples
from tests.cli.conftest import Answer, Run, typed
from tests.library.conftest import settle

pytestmark = pytest.mark.long

COMMANDS = sorted(answering.COMMANDS - {"step", "help", "play"})
words = st.one_of(
    st.text(max_size=30),
    st.text(alphabet="0123456789.-abl ０９．ａ", max_size=12),
    st.sampled_from(
        [
            "--json",
            "--lang",
            "ja",
            "--edition",
            "mtg@otj",
            "--game",
            "mtg",
            "--limit",
            "3",
            "-h",
            "--",
            "トランプル",
            "100.1",
        ]
    ),
)


SCENARIO = """scenario: 1
id: idle
game: magmell
rules: magmell@1.01
given: {players: {A: {life: 10}, B: {life: 10}}, turn: {active: A, step: main, priority: A}}
script: [{do: {pass: all}}]
"""


@pytest.fixture(scope="module", autouse=True)
def at_the_machine(furnished: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """In a folder with one scenario, which stands for judgekit's own, and with a choice of rules of its own: `use` is typed too."""
    folder = tmp_path_factory.mktemp("here")
    (folder / "idle.yaml").write_text(SCENARIO, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        settle(furnished, patch)
        patch.setenv("XDG_CONFIG_HOME", str(folder / "config"))
        patch.setattr(coverage, "own_scenarios", lambda _game: [str(folder)])
        patch.chdir(folder)
        yield


def said(arguments: list[str]) -> Answer:
    """Return what a command line answers, without the progress of a first use."""
    code, out, err = typed(arguments)
    return Answer(code, out, "\n".join(line for line in err.splitlines() if not line.endswith("…")))


@settings(max_examples=examples(300, 40), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(words, max_size=4))
def test_bare_words_are_answered(arguments: list[str]) -> None:
    code, out, err = said(arguments)
    assert code in (0, 1, 2, 3)
    assert out or err
    assert not out or len(err.splitlines()) == 0 or code in (0, 1)  # of several numbers, some may not exist
    assert len(err.strip().splitlines()) <= 1


@settings(max_examples=examples(150, 30), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(COMMANDS), st.lists(words, max_size=3))
def test_every_command_answers_any_arguments(command: str, arguments: list[str]) -> None:
    code, out, err = said([command, *arguments])
    assert code in (0, 1, 2, 3)
    assert out or err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    "arguments",
    [("check",), ("explain",), ("step",), ("card",), ("outcomes",), ("books", "add"), ("refs", "704.5", "--picture")],
)
def test_a_path_with_a_null_character_is_one_plain_line(run: Run, arguments: tuple[str, ...]) -> None:
    answer = run(*arguments, "a\0b")
    assert answer.code in (1, 2, 3)
    assert len(answer.err.strip().splitlines()) == 1


@pytest.mark.parametrize("command", ["term", "search", "refs", "history", "cards"])
@pytest.mark.parametrize("word", ["x" * 60_000, "tap " * 15_000, "[" * 60_000, "%" * 60_000])
def test_a_word_longer_than_any_is_one_plain_line(run: Run, command: str, word: str) -> None:
    answer = run(command, word)
    assert answer.code in (0, 1, 2, 3)
    assert "Traceback" not in answer.err
