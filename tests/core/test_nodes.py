"""Rule nodes: their ids and their JSON shape."""

import json

from hypothesis import given
from hypothesis import strategies as st

from judgekit.core.nodes import Headword, Note, RuleNode
from judgekit.core.text import Bilingual

halves = st.one_of(st.none(), st.text(max_size=20))
bilingual = st.builds(Bilingual, halves, halves)
nodes = st.builds(
    RuleNode,
    book=st.just("mtg"),
    edition=st.sampled_from(["mtg@20210922", "mtg@otj"]),
    number=st.sampled_from(["702.19b", "7", "500.10"]),
    kind=st.sampled_from(["rule", "subrule", "group"]),
    printed_number=st.sampled_from(["702.19b", None]),
    parent=st.sampled_from([None, "mtg:702.19"]),
    title=bilingual,
    title_repaired=bilingual,
    text=bilingual,
    examples=st.lists(bilingual, max_size=2),
    notes=st.lists(st.builds(Note, st.sampled_from(["ja", "en"]), st.text(max_size=5), st.integers(1, 9)), max_size=2),
    lines=st.fixed_dictionaries({lang: st.lists(st.integers(1, 99), max_size=3) for lang in ("ja", "en")}),
    flags=st.lists(st.sampled_from(["renumbered", "ja-missing"]), max_size=2),
    change=st.sampled_from([None, "new", "changed"]),
    text_old=bilingual,
    text_printed=bilingual,
)


@given(nodes)
def test_a_node_reads_back_from_its_json(node: RuleNode) -> None:
    shape = json.loads(json.dumps(node.to_json()))
    assert RuleNode.from_json(shape).to_json() == shape


def test_an_entry_reads_back_with_its_headword() -> None:
    entry = RuleNode(
        "mtg",
        "mtg@20210922",
        None,
        "entry",
        name="glossary/Abandon",
        headword=Headword("放棄", None, "Abandon", ("ja",)),
    )
    assert RuleNode.from_json(entry.to_json()) == entry
    assert entry.id == "mtg:glossary/Abandon"


def test_ids_of_the_base_edition_carry_the_book_alone() -> None:
    assert RuleNode("mtg", "mtg@20210922", "500.10", "rule").id == "mtg:500.10"
    assert RuleNode("mtg", "mtg@otj", "500.10", "rule").id == "mtg@otj:500.10"


def test_keys_that_only_some_books_have_stand_only_where_they_apply() -> None:
    plain = RuleNode("dm", "dm@2025", "112.3a", "subrule").to_json()
    assert list(plain) == ["id", "book", "edition", "number", "printed_number", "kind", "parent", "title", "text", "examples",
                           "notes", "lines", "flags"]  # fmt: skip
    note = RuleNode("mtg", "mtg@otj", None, "note", name="commentary-1", change="context", commentary=["…"]).to_json()
    assert (note["change"], note["commentary"]) == ("context", ["…"])
