"""A machine of its own for each test: its own rulebook folder, cache and data folder."""

from pathlib import Path

import pytest

from judgekit.library import folders
from tests.books.magic import miniature


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with `rulebooks` (the miniature in it), `cache` and `data`, which judgekit takes for the user's."""
    books = tmp_path / "rulebooks"
    books.mkdir()
    (books / "miniature.txt").write_text(miniature.TEXT, encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(folders, "rulebooks", lambda: [str(books), folders.added()])
    return tmp_path
