"""What a card was understood as is kept until something that reads card text changes: code or a table of words."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.cards import understanding
from judgekit.cards.store import StoredCard
from judgekit.core import sqlite3
from judgekit.core.json_values import Json
from judgekit.library import folders


@pytest.mark.parametrize("changed", ["games/ours/reading.py", "games/ours/text/words.tsv", "core/filling.py"])
def test_a_card_is_read_again_once_code_or_a_table_that_reads_it_changes(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in understanding.READERS:
        (tmp_path / package).mkdir()
    file = tmp_path / changed
    file.parent.mkdir(parents=True, exist_ok=True)
    monkeypatch.setattr(folders, "PACKAGE", str(tmp_path))
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE understood (definition TEXT PRIMARY KEY, stamp TEXT, reading TEXT)")
    card = StoredCard((1, "dm", "火竜", "火竜", "{}", "[]", "[]", "own.json"))
    read: list[str] = []

    def reading() -> list[dict[str, Json]]:
        read.append("read")
        return [{"line": str(len(read))}]

    for _ in range(2):
        assert understanding.kept(connection, card, reading) == [{"line": "1"}]
    file.write_text("changed", encoding="utf-8")
    assert understanding.kept(connection, card, reading) == [{"line": "2"}]
