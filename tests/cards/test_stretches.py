"""Whether a question names a card is known before anything is loaded that finds and reads cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judgekit.cards.adding import add
from judgekit.cards.stretches import may_name_a_card, stretches
from judgekit.library import folders


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    cards = [{"name": "Mossy Warden", "game": "mtg", "types": "Creature", "pt": "2/2"}]
    cards.append(
        {"name": "Aldo, Keeper of Moths", "game": "mtg", "types": "Creature", "pt": "1/1", "japanese": "蛾守アルド"}
    )
    file = tmp_path / "own.json"
    file.write_text(json.dumps(cards), encoding="utf-8")
    add(file)
    return folders.cards()


def test_a_question_names_a_card_by_its_whole_name_or_by_what_stands_before_its_comma(store: str) -> None:
    assert may_name_a_card("does Mossy Warden untap", store)
    assert may_name_a_card("can Aldo's ability be countered", store)


def test_a_question_that_names_none_loads_no_more(store: str) -> None:
    assert not may_name_a_card("does trample stack", store)
    assert not may_name_a_card("トランプル 接死", store)


def test_a_store_that_cannot_be_asked_may_hold_the_card(tmp_path: Path) -> None:
    broken = tmp_path / "cards.sqlite"
    broken.write_bytes(b"no database")
    assert may_name_a_card("does Mossy Warden untap", str(broken))


def test_a_word_without_a_capital_is_no_name() -> None:
    assert [key for _begin, _end, key in stretches("fear and shock")] == []
    assert "mossy warden" in {key for _begin, _end, key in stretches("does Mossy Warden's ability stop fear")}
