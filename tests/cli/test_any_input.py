"""Whatever is typed, the answer is text or one plain line, never a traceback."""

import contextlib
import io
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgekit.cli import start
from judgekit.library import folders, store
from tests.books.magic import miniature

COMMANDS = sorted(start.COMMANDS - {"step", "help"})
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


@pytest.fixture(scope="module", autouse=True)
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """One machine for all of it: nothing here writes rulebooks."""
    folder = tmp_path_factory.mktemp("machine")
    (folder / "rulebooks").mkdir()
    (folder / "rulebooks" / "miniature.txt").write_text(miniature.TEXT, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        patch.setenv("XDG_DATA_HOME", str(folder / "data"))
        patch.setattr(folders, "rulebooks", lambda: [str(folder / "rulebooks")])
        patch.chdir(folder)
        store.open_store()
        yield


def typed(arguments: list[str]) -> tuple[int, str, str]:
    """Return exit code, standard output and standard error of a command line."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = start.main(arguments)
    texts = []
    for stream in (out, err):
        stream.flush()
        stream.seek(0)
        texts.append(stream.read())
    said = [line for line in texts[1].splitlines() if not line.endswith("…")]  # progress of a first use
    return code, texts[0], "\n".join(said)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(words, max_size=4))
def test_bare_words_are_answered(arguments: list[str]) -> None:
    code, out, err = typed(arguments)
    assert code in (0, 1, 2, 3)
    assert out or err
    assert not out or len(err.splitlines()) == 0 or code == 0
    assert len(err.strip().splitlines()) <= 1


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(COMMANDS), st.lists(words, max_size=3))
def test_every_command_answers_any_arguments(command: str, arguments: list[str]) -> None:
    code, out, err = typed([command, *arguments])
    assert code in (0, 1, 2, 3)
    assert out or err
    assert "Traceback" not in err
