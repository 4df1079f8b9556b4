"""Pictures and exports of a neighbourhood: both headings, direction, escaped text, the same every time."""

from xml.etree import ElementTree

import networkx
import pydot
import pytest

from judgekit.core.errors import UsageFault
from judgekit.core.text import Bilingual
from judgekit.references.exports import render
from judgekit.references.graph import Graph
from judgekit.references.picture import draw

SVG = "{http://www.w3.org/2000/svg}"
GRAPH = Graph([("mtg:100.1", "mtg:200.2"), ("mtg:200.2", "mtg:300.3a"), ("mtg:300.3a", "mtg:200.2")])
HEADINGS = {
    "mtg:100.1": Bilingual('小鬼 <&> "竜"', 'Goblins <&> "Dragons"'),
    "mtg:200.2": Bilingual("真ん中", "The Middle"),
    "mtg:300.3a": Bilingual(None, "A heading so long that no box of this picture can ever hold it"),
}


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def test_every_box_carries_its_number_and_both_headings() -> None:
    words = texts(draw(GRAPH, "mtg:200.2", HEADINGS))
    assert {"mtg:200.2", "100.1", "300.3a", "真ん中", "The Middle", '小鬼 <&> "竜"', 'Goblins <&> "Dragons"'} <= set(
        words
    )


def test_what_cites_stands_left_of_the_rule_and_what_is_cited_right_of_it() -> None:
    picture = ElementTree.fromstring(draw(Graph([("in", "mid"), ("mid", "out")]), "mid", {}))
    left = {
        group.get("aria-label"): float(box.get("x", "0"))
        for group in picture.iter(f"{SVG}g")
        for box in group.iter(f"{SVG}rect")
    }
    assert left["in"] < left["mid"] < left["out"]


def test_arrows_show_the_direction_and_those_that_point_back_look_different() -> None:
    picture = ElementTree.fromstring(draw(GRAPH, "mtg:200.2", HEADINGS))
    arrows = [path for path in picture.iter(f"{SVG}path") if path.get("marker-end")]
    assert sorted(str(path.get("class")) for path in arrows) == ["edge back", "edge forth", "edge forth"]


def test_long_headings_are_cut_with_an_ellipsis() -> None:
    assert any(word.endswith("…") for word in texts(draw(GRAPH, "mtg:200.2", HEADINGS)))
    entry = "mtg:glossary/A Head Of Many Words"
    assert any(
        word.startswith("glossary/A") and word.endswith("…") for word in texts(draw(Graph([(entry, "mid")]), "mid", {}))
    )


def test_a_rule_without_references_is_a_picture_of_itself() -> None:
    assert "mtg:999" in texts(draw(GRAPH, "mtg:999", {}))


def test_what_has_no_room_is_counted_below_the_picture() -> None:
    crowd = Graph((f"n{i}", "center") for i in range(80))
    words = texts(draw(crowd, "center", {}))
    assert any("53 more not shown" in word for word in words)


def test_no_two_boxes_overlap() -> None:
    crowd = Graph([(f"n{i}", "center") for i in range(12)] + [("center", f"m{i}") for i in range(9)])
    picture = ElementTree.fromstring(draw(crowd, "center", {}))
    boxes = [box for group in picture.iter(f"{SVG}g") for box in group.iter(f"{SVG}rect")]
    corners = [tuple(float(box.get(side, "0")) for side in ("x", "y", "width", "height")) for box in boxes]
    for place, (x, y, width, height) in enumerate(corners):
        for other_x, other_y, _, _ in corners[place + 1 :]:
            assert abs(x - other_x) >= width or abs(y - other_y) >= height


@pytest.mark.parametrize("suffix", [".svg", ".dot", ".graphml"])
def test_the_same_graph_gives_the_same_file(suffix: str) -> None:
    assert render(suffix, GRAPH, "mtg:200.2", HEADINGS) == render(suffix, GRAPH, "mtg:200.2", HEADINGS)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_dot_file_is_read_by_the_library_that_knows_the_format() -> None:
    (drawing,) = pydot.graph_from_dot_data(render(".dot", GRAPH, "mtg:200.2", HEADINGS)) or []
    assert sorted((edge.get_source(), edge.get_destination()) for edge in drawing.get_edges()) == [
        ('"mtg:100.1"', '"mtg:200.2"'),
        ('"mtg:200.2"', '"mtg:300.3a"'),
        ('"mtg:300.3a"', '"mtg:200.2"'),
    ]


def test_the_graphml_file_is_read_by_the_library_that_knows_the_format() -> None:
    network = networkx.parse_graphml(render(".graphml", GRAPH, "mtg:200.2", HEADINGS))
    assert network.has_edge("mtg:100.1", "mtg:200.2")
    assert network.nodes["mtg:200.2"]["ja"] == "真ん中"
    assert network.nodes["mtg:100.1"]["level"] == -1


def test_another_ending_is_refused_with_the_endings_there_are() -> None:
    with pytest.raises(UsageFault) as refusal:
        render(".png", GRAPH, "mtg:200.2", HEADINGS)
    assert ".svg" in refusal.value.hint
