"""Any number of editions: a place in the index is counted within its edition, so that no number of them is too many."""

from array import array
from pathlib import Path

from judgekit.core.text import Bilingual
from judgekit.search.fields import TEXT, Field
from judgekit.search.indexing import write_beside
from judgekit.search.instant import search
from judgekit.search.postings import Document, PostingsBuilder
from tests.search.conftest import build, rule

MANY = 40_000
"""Nodes of one edition; two such editions are more than a 16-bit number can count through."""


def test_places_are_counted_within_their_edition() -> None:
    said = [Field(TEXT, "", " lunch ")]
    documents = [Document(shelf, ("mtg",), said if place == 7 else [], 0) for shelf in (0, 1) for place in range(MANY)]
    rows = {(unit, shelf): blob for unit, shelf, blob in PostingsBuilder(documents, str).rows()}
    assert set(rows) == {("lunch", 0), ("lunch", 1)}
    for blob in rows.values():
        assert array("H", blob[:2]).tolist() == [7]


def test_outlines_do_not_count_for_how_long_a_text_is_on_average() -> None:
    outline = [Document(0, ("mtg",), [], 0)] * 3
    texts = [Document(1, ("mtg",), [Field(TEXT, "", " lunch is served ")], 0), Document(1, ("mtg",), [], -1)]
    assert PostingsBuilder(texts, str).own_average == PostingsBuilder([*outline, *texts], str).own_average > 1
    assert PostingsBuilder(outline, str).own_average == 0


def test_where_the_core_is_outlines_only_a_long_text_is_weighed_by_the_length_of_texts_of_its_own_edition(
    tmp_path: Path,
) -> None:
    today = "mtg@20310506"
    filling = "and then somebody writes down whatever happened there while everybody else is having lunch outside"
    nodes = [
        rule("701", None, None, Bilingual(None, "Keyword Actions"), edition=today),
        rule(
            "701.1",
            None,
            f"To picnic, a guest sits down; who can't picnic {filling}. Picnic guests {filling}.",
            edition=today,
        ),
        rule("702", None, None, Bilingual(None, "Keyword Abilities"), edition=today),
        rule("702.1", None, "Each guest may picnic.", edition=today),
        *[rule(f"703.{number}", None, f"Otherwise {filling}, {filling}.", edition=today) for number in range(1, 9)],
    ]
    store = build([rule("701", None, None, Bilingual(None, "Keyword Actions"))], tmp_path)
    write_beside(store, nodes, indexed=nodes, now={}, cited_by_count={}, glosses={}, shelf=20310506)
    assert [hit.number for hit in search(store, "picnic guest", edition=today).hits][:2] == ["701.1", "702.1"]
