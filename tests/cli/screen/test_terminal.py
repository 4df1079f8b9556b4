"""The form a terminal gets: whatever its width, no character of either language is lost, cut or put in another's place."""

import random
import sqlite3
from collections import Counter
from pathlib import Path

import pytest

from judgekit.cli.screen import plain, terminal
from judgekit.library import lookup, store
from tests.library.conftest import settle

WIDTHS = range(80, 201)


@pytest.fixture(scope="module")
def miniature(furnished: Path) -> sqlite3.Connection:
    with pytest.MonkeyPatch.context() as patch:
        settle(furnished, patch)
        return store.open_store()


@pytest.fixture(scope="module")
def real(rulebooks: Path) -> sqlite3.Connection:
    return store.open_store()


def characters(text: str) -> str:
    return "".join(text.split())


def stands_in(part: str, whole: str) -> bool:
    """Tell whether the characters of a part stand in the whole in their order, others between them or not."""
    rest = iter(whole)
    return all(character in rest for character in part)


def said(row: sqlite3.Row) -> list[str]:
    """Return every text that must be on the screen, white space left out."""
    texts = [row["text_ja"], row["text_en"], row["gloss_ja"], row["gloss_en"], row["commentary"], plain.label(row)]
    texts += [half for example in plain.examples(row) for half in example.values()]
    return [characters(text.replace("\x1e", "")) for text in texts if text]


def faults(connection: sqlite3.Connection, row: sqlite3.Row, width: int, patch: pytest.MonkeyPatch) -> list[str]:
    """Return the texts of a rule that a terminal of this width does not show whole."""
    patch.setenv("COLUMNS", str(width))
    shown = terminal.rule(connection, row, lang="both", bare=True, gloss=True)
    lines, screen = shown.splitlines(), characters(shown)
    wanted = said(row)
    lost = [text for text in wanted if not stands_in(text, screen)]
    missing = sum((Counter(text) for text in wanted), Counter()) - Counter(screen)
    wide = [line for line in lines if terminal.cells(line) > width]
    return [*lost, *(["characters lost"] if missing else []), *wide]


def test_no_character_of_the_miniature_is_lost_at_any_width(
    miniature: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = miniature.execute("SELECT id FROM node WHERE text_ja IS NOT NULL AND text_en IS NOT NULL").fetchall()
    for (node_id,) in map(tuple, rows):
        row = lookup.by_id(miniature, node_id)
        assert row is not None
        assert {width: faults(miniature, row, width, monkeypatch) for width in (80, 100, 137)} == {
            80: [],
            100: [],
            137: [],
        }


def test_a_long_japanese_rule_without_a_space_is_shown_whole(
    miniature: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = lookup.by_id(miniature, "mtg:200.1b")
    assert found is not None
    row = dict(found)
    row["text_ja"] = "絵を描く人は" + "色と形と「枠」を順に(すべて)確かめ、" * 12 + "そして描き終える。"
    row["text_en"] = "Whoever draws checks colours, [shapes], frames :smile: and edges\\ " * 9 + "x" * 150
    found_at = {width: faults(miniature, row, width, monkeypatch) for width in WIDTHS}  # type: ignore[arg-type]
    assert {width: lost for width, lost in found_at.items() if lost} == {}


@pytest.mark.rulebooks
def test_no_character_of_the_real_rules_is_lost_at_any_width(
    real: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = real.execute("SELECT id FROM node WHERE text_ja IS NOT NULL").fetchall()
    chance = random.Random(2021)
    cut = []
    for (node_id,) in map(tuple, chance.sample(rows, 400)):
        row = lookup.by_id(real, node_id)
        assert row is not None
        width = chance.choice(WIDTHS)
        cut += [(node_id, width) for _ in faults(real, row, width, monkeypatch)]
    assert cut == []
