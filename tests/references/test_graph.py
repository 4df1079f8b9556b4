"""The reference graph: both directions, shortest chains, the most cited, and neighbourhoods that fit on a page."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.references.collecting import collect
from judgekit.references.graph import Graph
from tests.references.miniature import rule

EDGES = [("a", "b"), ("b", "c"), ("a", "c"), ("c", "d"), ("x", "c"), ("c", "c"), ("a", "b")]


def test_cites_and_cited_by_are_the_two_directions_of_one_edge() -> None:
    graph = Graph(EDGES)
    assert graph.cites("a") == ["b", "c"]
    assert graph.cited_by("c") == ["b", "a", "x"]
    assert graph.cites("unknown") == graph.cited_by("unknown") == []


def test_a_rule_that_cites_itself_is_no_neighbour_of_its_own() -> None:
    assert "c" not in Graph(EDGES).cites("c")


def test_the_shortest_chain_is_found() -> None:
    graph = Graph(EDGES)
    assert graph.path("a", "d") == ["a", "c", "d"]
    assert graph.path("d", "a") == []
    assert graph.path("d", "a", both_ways=True) == ["d", "c", "a"]
    assert graph.path("a", "a") == ["a"]


def test_the_most_cited_come_first() -> None:
    assert Graph(EDGES).most_cited(2) == [("c", 3), ("b", 1)]


def test_a_rule_can_be_folded_with_its_subrules() -> None:
    graph = Graph([("mtg:1.1a", "x"), ("y", "mtg:1.1b"), ("mtg:1.1a", "mtg:1.1b")])
    folded = graph.folded("mtg:1.1", ["mtg:1.1a", "mtg:1.1b"])
    assert folded.cites("mtg:1.1") == ["x"]
    assert folded.cited_by("mtg:1.1") == ["y"]


def test_only_references_that_resolve_are_edges_and_a_repaired_range_counts_whole() -> None:
    letters = [rule(f"601.2{letter}") for letter in "fgh"]
    source = rule("300.1", "rule 601.2frule 601.2h と rule 999.9 。", "Follow rules 601.2f-h.")
    graph = Graph.of_references(collect([source, *letters]))
    assert graph.cites("mtg:300.1") == ["mtg:601.2f", "mtg:601.2g", "mtg:601.2h"]


def test_a_neighbourhood_goes_as_deep_as_it_has_room() -> None:
    chain = [(f"n{i}", f"n{i + 1}") for i in range(10)]
    around = Graph(chain).neighbourhood("n5", limit=28, deepest=3)
    assert around.depth == 3
    assert around.levels == {"n5": 0, "n6": 1, "n4": -1, "n7": 2, "n3": -2, "n8": 3, "n2": -3}


def test_a_crowded_neighbourhood_stays_at_one_step_and_says_what_it_leaves_out() -> None:
    star = [("center", f"t{i}") for i in range(50)] + [(f"s{i}", "center") for i in range(3)]
    around = Graph(star).neighbourhood("center", limit=20)
    assert (around.depth, len(around.levels), around.omitted) == (1, 20, 34)
    assert sum(level < 0 for level in around.levels.values()) == 3


def test_the_most_cited_neighbours_stay() -> None:
    star = [("center", f"t{i}") for i in range(30)] + [("elsewhere", "t29")]
    assert "t29" in Graph(star).neighbourhood("center", limit=5).levels


@settings(max_examples=60)
@given(st.lists(st.tuples(st.sampled_from("abcdefgh"), st.sampled_from("abcdefgh")), max_size=25))
def test_a_path_follows_edges_and_no_neighbourhood_exceeds_its_limit(edges: list[tuple[str, str]]) -> None:
    graph = Graph(edges)
    chain = graph.path("a", "h")
    assert all(later in graph.cites(former) for former, later in pairwise(chain))
    around = graph.neighbourhood("a", limit=4)
    assert len(around.levels) <= 4
    assert around.levels["a"] == 0
