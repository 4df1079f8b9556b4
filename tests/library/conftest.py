"""Machines for tests: a rulebook folder, a cache and a data folder which judgekit takes for the user's."""

from pathlib import Path

import pytest

from judgekit.library import choice, folders, store, worth
from tests.books.magic import miniature


def furnish(folder: Path) -> Path:
    """Put the miniature into the rulebook folder of a machine."""
    books = folder / "rulebooks"
    books.mkdir()
    (books / "miniature.txt").write_text(miniature.TEXT, encoding="utf-8")
    return folder


def settle(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Make judgekit take a folder for the user's machine, and the miniature for a whole rulebook."""
    patch.setattr(worth, "SHARE", 0.0)
    patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
    patch.setenv("XDG_DATA_HOME", str(folder / "data"))
    patch.setenv("XDG_CONFIG_HOME", str(folder / "config"))
    for variable in (choice.GAME, choice.EDITION):
        patch.delenv(variable, raising=False)
    patch.setattr(folders, "rulebooks", lambda: [str(folder / "rulebooks"), folders.added()])


@pytest.fixture(scope="session")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The one machine of all tests that only read: its store is built once."""
    folder = furnish(tmp_path_factory.mktemp("furnished"))
    with pytest.MonkeyPatch.context() as patch:
        settle(folder, patch)
        store.open_store().close()
    return folder


@pytest.fixture
def shared_machine(furnished: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The machine that all tests share; whoever writes rulebooks takes a machine of its own."""
    settle(furnished, monkeypatch)
    return furnished


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine of the test's own, on which nothing is built yet."""
    settle(furnish(tmp_path), monkeypatch)
    return tmp_path
