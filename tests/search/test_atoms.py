"""The user dictionary of atomic terms."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.search.analysis import Analyser
from judgekit.search.atoms import atomic_terms, user_dictionary


def test_atoms_are_the_katakana_words_that_no_other_words_make_up() -> None:
    heads = ["プレイヤー", "プレイヤー・カード", "カード", "プレイヤーカード", "山札"]
    assert set(atomic_terms(heads, ["プレイヤーカードを引く"])) == {"プレイヤー", "カード"}


def test_the_words_used_most_are_the_ones_kept() -> None:
    assert atomic_terms(["カード", "ゾンビー"], ["カード、カード", "ゾンビー"], most=1) == ["カード"]


def test_glued_katakana_is_cut_between_atoms_and_compounds_stay_findable(tmp_path: Path) -> None:
    glued = "ゾルバンパーマネントゾルバン"
    dictionary = user_dictionary(["ゾルバン", "パーマネント"], tmp_path)
    cut = [surface for surface, _base, _reading in Analyser(dictionary).words(glued)]
    assert cut == ["ゾルバン", "パーマネント", "ゾルバン"]
    assert [surface for surface, _base, _reading in Analyser().words(glued)] == [glued]


def test_a_dictionary_is_compiled_once(tmp_path: Path) -> None:
    first = user_dictionary(["カード"], tmp_path)
    assert first is not None
    stamp = first.stat().st_mtime_ns
    assert user_dictionary(["カード"], tmp_path) == first
    assert first.stat().st_mtime_ns == stamp
    assert [path.suffix for path in tmp_path.iterdir()] == [".dic"]


def test_a_builder_that_fails_ends_its_own_process_and_the_analyser_does_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("unidic_lite.DICDIR", str(tmp_path / "nowhere"))
    assert user_dictionary(["カード"], tmp_path) is None
    monkeypatch.undo()
    assert next(iter(Analyser(None).words("支払った")))[1] == "支払う"
