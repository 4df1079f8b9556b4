"""The store: built on first use, kept by content, replaced whole, rebuilt when damaged."""

import multiprocessing
import os
import sqlite3
from pathlib import Path

import pytest

from judgekit.core.errors import StoreUnreadable
from judgekit.library import building, lookup, searchable, stamp, store
from judgekit.search import instant


def stores(machine: Path) -> list[Path]:
    return sorted((machine / "cache" / "judgekit").glob("store-*.sqlite"))


def text_of(connection: sqlite3.Connection, number: str) -> str:
    return str(lookup.find(connection, number)[0]["text_en"])


def test_the_first_use_builds_the_store_and_says_so(new_machine: Path) -> None:
    said: list[str] = []
    connection = store.open_store(said.append)
    assert text_of(connection, "100.2") == "Have one table ready."
    assert said
    assert len(stores(new_machine)) == 1


def test_the_search_index_is_written_when_something_is_first_searched(
    new_machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    store.open_store(said.append).close()
    assert "writing the search index" not in said

    def stopped(*_: object, **__: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(searchable, "write_index", stopped)
        with pytest.raises(StoreUnreadable, match="no search index can be built"):
            store.open_store(searched=True)
    assert text_of(store.open_store(), "100.2") == "Have one table ready."
    said.clear()
    assert instant.search(store.open_store(said.append, searched=True), "table ready").hits
    assert said == ["writing the search index"]
    store.open_store(said.append, searched=True).close()
    assert said == ["writing the search index"]
    assert len(stores(new_machine)) == 1
    assert list((new_machine / "cache" / "judgekit").glob("building*")) == []


def test_the_second_use_builds_nothing(used_machine: Path) -> None:
    store.open_store()
    said: list[str] = []
    store.open_store(said.append)
    assert said == []


def test_a_changed_document_changes_the_answer(used_machine: Path) -> None:
    store.open_store()
    document = used_machine / "rulebooks" / "miniature.txt"
    document.write_text(
        document.read_text(encoding="utf-8").replace("Have one table", "Have two tables"), encoding="utf-8"
    )
    assert text_of(store.open_store(), "100.2") == "Have two tables ready."


def test_the_same_document_twice_is_read_once(used_machine: Path) -> None:
    document = used_machine / "rulebooks" / "miniature.txt"
    (used_machine / "rulebooks" / "copy.txt").write_bytes(document.read_bytes())
    connection = store.open_store()
    assert connection.execute("SELECT count(*) FROM edition WHERE loaded").fetchone()[0] == 1
    assert connection.execute("SELECT value FROM meta WHERE key = 'refused'").fetchone()[0] == "[]"


def test_a_file_that_is_no_rulebook_is_named_and_harms_nothing(used_machine: Path) -> None:
    (used_machine / "rulebooks" / "shopping.txt").write_text("milk\neggs\n", encoding="utf-8")
    connection = store.open_store()
    assert text_of(connection, "100.2")
    assert "shopping.txt" in connection.execute("SELECT value FROM meta WHERE key = 'refused'").fetchone()[0]


@pytest.mark.parametrize("damage", [b"", b"not a database at all", b"SQLite format 3\x00" + b"\xff" * 5000])
def test_a_damaged_store_is_rebuilt(used_machine: Path, damage: bytes) -> None:
    store.open_store().close()
    stores(used_machine)[0].write_bytes(damage)
    assert text_of(store.open_store(), "100.2") == "Have one table ready."


def test_a_build_that_fails_leaves_the_last_good_store_in_use(
    used_machine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    store.open_store()
    (used_machine / "rulebooks" / "other.txt").write_text("something new", encoding="utf-8")

    def disk_full(*_: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(building, "_write", disk_full)
    assert text_of(store.open_store(), "100.2") == "Have one table ready."
    assert "last good store" in capsys.readouterr().err


def test_a_first_build_that_fails_says_why_in_one_line(new_machine: Path) -> None:
    (new_machine / "cache").write_text("a file where the folder should be", encoding="utf-8")
    with pytest.raises(StoreUnreadable, match="no store can be built"):
        store.open_store()


def test_a_build_killed_half_way_leaves_nothing_that_is_taken_for_a_store(used_machine: Path) -> None:
    store.open_store()
    killed = used_machine / "cache" / "judgekit" / "building-killed"
    killed.write_bytes(b"half a store")
    os.utime(killed, (0, 0))
    (used_machine / "rulebooks" / "shopping.txt").write_text("milk\n", encoding="utf-8")
    assert text_of(store.open_store(), "100.2") == "Have one table ready."
    assert not killed.exists()


def build_in(cache: str) -> str:
    return building.build(cache, lambda _line: None)


def test_two_builds_at_once_do_not_harm_each_other(new_machine: Path) -> None:
    cache = str(new_machine / "cache" / "judgekit")
    with multiprocessing.get_context("fork").Pool(2) as pool:
        names = pool.map(build_in, [cache, cache])
    assert names[0] == names[1]
    assert text_of(store.open_store(), "100.2") == "Have one table ready."
    assert list(Path(cache).glob("building*")) == []


def test_earlier_stores_are_cleared_away_but_for_a_few(used_machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "KEPT_STORES", 2)
    for round_ in range(3):
        (used_machine / "rulebooks" / f"shopping-{round_}.txt").write_text("milk\n", encoding="utf-8")
        store.open_store().close()
    assert len(stores(used_machine)) == 2


def test_our_files_are_looked_at_once_while_a_command_is_answered_and_tell_the_same() -> None:
    stamp.forget()
    anew = stamp.current()
    stamp.of_ours()
    assert stamp.current() == anew
    stamp.forget()
    assert stamp.current() == anew
