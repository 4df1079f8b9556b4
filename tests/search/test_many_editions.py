"""Any number of editions: a place in the index is counted within its edition, so that no number of them is too many."""

from array import array

from judgekit.search.fields import TEXT, Field
from judgekit.search.postings import Document, PostingsBuilder

MANY = 40_000
"""Nodes of one edition; two such editions are more than a 16-bit number can count through."""


def test_places_are_counted_within_their_edition() -> None:
    said = [Field(TEXT, "", " lunch ")]
    documents = [Document(shelf, ("mtg",), said if place == 7 else [], 0) for shelf in (0, 1) for place in range(MANY)]
    rows = {(unit, shelf): blob for unit, shelf, blob in PostingsBuilder(documents, str).rows()}
    assert set(rows) == {("lunch", 0), ("lunch", 1)}
    for blob in rows.values():
        assert array("H", blob[:2]).tolist() == [7]
