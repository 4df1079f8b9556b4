"""What the references of the five real documents must come to."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from judgekit.core.documents import Reading
from judgekit.core.nodes import RuleNode
from judgekit.core.problems import Problem
from judgekit.references.checking import check
from judgekit.references.collecting import collect
from judgekit.references.differences import diff
from judgekit.references.editions import history
from judgekit.references.graph import Graph
from judgekit.references.resolving import Reference
from tests.books.real import reading_of

pytestmark = pytest.mark.rulebooks
MAGIC = "mtg@20210922"


class Corpus:
    """The five documents with their references, read once for all tests of this module."""

    def __init__(self, folder: Path) -> None:
        self.readings: dict[str, Reading] = {}
        for path in sorted(folder.glob("*.txt")):
            reading = reading_of(path)
            self.readings[reading.edition] = reading
        self.nodes: list[RuleNode] = [node for reading in self.readings.values() for node in reading.nodes]
        lines = {edition: reading.source.lines for edition, reading in self.readings.items()}
        self.references: list[Reference] = collect(self.nodes, lines)
        self.problems: dict[str, list[Problem]] = check(self.references, self.nodes)

    def of(self, edition: str) -> list[Reference]:
        return [reference for reference in self.references if reference.edition == edition]

    def coded(self, code: str) -> list[Problem]:
        return [problem for problem in self.problems[MAGIC] if problem.code == code]


@pytest.fixture(scope="module")
def corpus(rulebooks: Path) -> Corpus:
    return Corpus(rulebooks)


def test_the_magic_document_has_3196_references_to_3480_targets(corpus: Corpus) -> None:
    references = corpus.of(MAGIC)
    assert len(references) == 3196
    assert sum(len(reference.targets) for reference in references) == 3480


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("mtg@otj", {"rule": 29}),
        ("mtg6@1999", {"entry": 64, "page": 6}),
        ("dm@2025", {"rule": 6}),
        ("magmell@1.01", {"rule": 1}),
    ],
)
def test_the_references_of_the_other_documents(corpus: Corpus, edition: str, expected: dict[str, int]) -> None:
    assert Counter(reference.kind for reference in corpus.of(edition)) == expected
    assert all(reference.resolved for reference in corpus.of(edition) if reference.kind != "page")


def test_exactly_two_rules_are_cited_that_do_not_exist(corpus: Corpus) -> None:
    dangling = [r for r in corpus.references if r.kind == "rule" and not r.resolved]
    assert [(r.source, r.lang, r.targets) for r in dangling] == [
        ("mtg:709.3c", "ja", ("mtg:706.12",)),
        ("mtg:903.4d", "ja", ("mtg:711.4a",)),
    ]
    assert ["707.12" in p.hint or "712.4a" in p.hint for p in corpus.coded("reference-dangling")] == [True, True]


def test_the_halves_disagree_in_nineteen_places_with_the_likely_number_named(corpus: Corpus) -> None:
    disagreements = corpus.coded("reference-halves-disagree")
    assert len(disagreements) == 19
    assert all(problem.line and "likely" in problem.hint for problem in disagreements)


def test_every_reference_stands_in_the_line_it_names(corpus: Corpus) -> None:
    misplaced = [
        reference
        for reference in corpus.references
        if "".join(reference.raw.split())
        not in "".join(corpus.readings[reference.edition].source.lines[reference.line - 1].split())
    ]
    assert misplaced == []


def test_the_graph_hangs_together(corpus: Corpus) -> None:
    graph = Graph.of_references(corpus.references)
    assert graph.most_cited(1)[0][0] == "mtg:704"
    chain = graph.path("mtg:120.6", "mtg:601.2a", both_ways=True)
    assert (chain[0], chain[-1]) == ("mtg:120.6", "mtg:601.2a")
    assert all(b in graph.cites(a) or a in graph.cites(b) for a, b in pairwise(chain))


def test_the_changes_of_the_later_edition(corpus: Corpus) -> None:
    base, changes = (corpus.readings[edition].nodes for edition in (MAGIC, "mtg@otj"))
    found = [(c.kind, c.old_number, c.number) for c in diff(base, changes) if c.kind not in ("new", "same")]
    assert found == [
        ("changed", "116.2", "116.2"),
        ("changed", "401.5", "401.5"),
        ("renumbered", "500.10", "500.11"),
        ("changed", "500.11", "500.12"),
    ]
    (step,) = history("500.10", [base, changes])
    assert ("new", None, "500.10") in [(c.kind, c.old_number, c.number) for c in step.changes]
    assert any("500.10" in text for text in step.commentary)
