"""No text stands in the store twice, and what programs get of a node is what it was."""

from __future__ import annotations

import json
import sqlite3

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.core.nodes import Headword, RuleNode
from judgekit.core.text import Bilingual
from judgekit.library.schema import SCHEMA
from judgekit.library.shared_columns import rest_of

COLUMNS = ("id", "book", "edition", "number", "kind", "parent", "title_ja", "title_en", "text_ja", "text_en")
WORDS = (
    st.none()
    | st.text(max_size=12)
    | st.sampled_from(["", '"', "\\", "a\nb\tc", "\x1e", "\x00", "\x7f", "力", "\u2028"])
)


def kept(node: RuleNode, columns: dict[str, str | None]) -> tuple[str, str]:
    """Return what stands in the row beside its columns, and what programs get of it."""
    rest = rest_of(node.to_json(), columns, json.JSONEncoder(ensure_ascii=False).encode)
    connection = sqlite3.connect(":memory:")
    connection.executescript(SCHEMA)
    marks = ", ".join("?" * (len(COLUMNS) + 1))
    values = [*(columns[name] for name in COLUMNS), rest]
    connection.execute(f"INSERT INTO kept_node ({', '.join(COLUMNS)}, rest) VALUES ({marks})", values)
    ((whole,),) = connection.execute("SELECT json FROM node").fetchall()
    return rest, whole


def columns_of(node: RuleNode) -> dict[str, str | None]:
    head = {name: getattr(node, name) for name in COLUMNS[:6]}
    return {
        **head,
        **{"title_ja": node.title.ja, "title_en": node.title.en, "text_ja": node.text.ja, "text_en": node.text.en},
    }


@given(number=st.none() | st.text(max_size=4), text=st.tuples(WORDS, WORDS), title=st.tuples(WORDS, WORDS))
def test_a_node_is_put_together_as_it_was(
    number: str | None, text: tuple[str | None, str | None], title: tuple[str | None, str | None]
) -> None:
    node = RuleNode("mtg", "mtg@1", number, "rule", number, "x", title=Bilingual(*title), text=Bilingual(*text))
    assert kept(node, columns_of(node))[1] == json.dumps(node.to_json(), ensure_ascii=False)


@pytest.mark.parametrize("changed", ["text_ja", "title_en", "number", "id"])
def test_a_column_that_says_something_else_is_not_taken_for_the_node(changed: str) -> None:
    node = RuleNode("mtg", "mtg@1", "1.1", "rule", "1.1", title=Bilingual("題", "Head"), text=Bilingual("文", "Text"))
    rest, whole = kept(node, {**columns_of(node), changed: "other"})
    assert whole == json.dumps(node.to_json(), ensure_ascii=False)
    assert "Text" in rest


def test_a_misprinted_number_is_kept_with_the_node() -> None:
    node = RuleNode("mtg", "mtg@1", "1.2", "rule", "1.3", parent="mtg@1:1", text=Bilingual("文", "Text"))
    rest, whole = kept(node, columns_of(node))
    assert '"printed_number": "1.3"' in rest
    assert whole == json.dumps(node.to_json(), ensure_ascii=False)


def test_no_text_stands_in_a_row_twice() -> None:
    node = RuleNode("mtg", "mtg@1", "1.2", "rule", "1.2", parent="mtg@1:1", text=Bilingual("文", "Text"))
    assert "Text" not in kept(node, columns_of(node))[0]
    entry = RuleNode(
        "mtg", "mtg@1", None, "entry", name="glossary/Word", headword=Headword(en="Word"), text=Bilingual(None, "Text")
    )
    rest, whole = kept(entry, {**columns_of(entry), "title_en": "Word"})
    assert entry.id not in rest
    assert whole == json.dumps(entry.to_json(), ensure_ascii=False)
