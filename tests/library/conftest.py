"""Machines for tests: a rulebook folder, a cache and a data folder which judgekit takes for the user's."""

import shutil
from pathlib import Path

import pytest

from judgekit.library import building, choice, folders, store, worth
from tests.books.magic import miniature
from tests.conftest import Once


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


def seed(folder: Path, cache: Path) -> None:
    """Put the stores of a cache into that of a machine, whose own builds go on from them."""
    own = folder / "cache" / "judgekit"
    own.mkdir(parents=True, exist_ok=True)
    for built in cache.glob("store-*.sqlite"):
        shutil.copyfile(built, own / built.name)


@pytest.fixture(scope="session")
def real_stores(once: Once) -> Path:
    """The user's own cache, in which the store of the documents beside this checkout lies: built once, and kept between runs."""
    once("real", lambda _folder: store.open_store(searched=True).close())
    return Path(folders.cache())


@pytest.fixture(scope="session")
def furnished(once: Once) -> Path:
    """The one machine of all tests that only read: its store is built once."""

    def make(folder: Path) -> None:
        furnish(folder)
        with pytest.MonkeyPatch.context() as patch:
            settle(folder, patch)
            store.open_store(searched=True).close()

    return once("furnished", make)


@pytest.fixture
def shared_machine(furnished: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The machine that all tests share; whoever writes rulebooks takes a machine of its own."""
    settle(furnished, monkeypatch)
    return furnished


@pytest.fixture
def new_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine of the test's own, on which nothing is built yet."""
    settle(furnish(tmp_path), monkeypatch)
    return tmp_path


@pytest.fixture
def used_machine(new_machine: Path, furnished: Path) -> Path:
    """A machine of the test's own with a cache of its own, on which a store of the same core was built before."""
    seed(new_machine, furnished / "cache" / "judgekit")
    return new_machine


@pytest.fixture(scope="session")
def cache_in_use(furnished: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The one cache of all machines whose tests do not look into it: a store is found by what it was built from."""
    folder = tmp_path_factory.mktemp("in-use")
    cache = furnished / "cache" / "judgekit"
    seed(folder, cache)
    for pointer in cache.glob("stamp-*"):
        # A store that nothing names is cleared away by the next build, and each machine would write the index of the core anew.
        shutil.copyfile(pointer, folder / "cache" / "judgekit" / pointer.name)
    return folder / "cache"


@pytest.fixture
def machine(new_machine: Path, cache_in_use: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine of the test's own, whose rulebooks it may change; what was built before for the same texts is not built again."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache_in_use))
    monkeypatch.setattr(building, "KEPT_STORES", 16)
    return new_machine
