"""The neighbourhood of a rule for other programs: Graphviz (.dot) and GraphML.

The libraries that write the two formats are loaded when they are asked for, since they are slow to load.
"""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.errors import UsageFault
from judgekit.core.text import NOTHING, Bilingual
from judgekit.core.wording import phrase
from judgekit.references.graph import Graph
from judgekit.references.picture import draw


def render(suffix: str, graph: Graph, center: str, headings: Mapping[str, Bilingual], *, limit: int = 28) -> str:
    """Return the neighbourhood of a rule in the format that a file name ends with.

    Args:
        suffix: ".svg", ".dot" or ".graphml".
        graph: the references.
        center: id of the rule.
        headings: the heading of each id in both languages.
        limit: the most nodes.

    Raises:
        UsageFault: for any other suffix.
    """
    renderers = {".svg": draw, ".dot": to_dot, ".graphml": to_graphml}
    renderer = renderers.get(suffix.lower())
    if renderer is None:
        raise UsageFault(
            phrase("no picture can be written as {suffix}", suffix=suffix or phrase("a file without an ending")),
            phrase("use .svg, .dot or .graphml"),
        )
    return renderer(graph, center, headings, limit=limit)


def to_dot(graph: Graph, center: str, headings: Mapping[str, Bilingual], *, limit: int = 28) -> str:
    """Return the neighbourhood of center in the language of Graphviz."""
    import pydot

    around = graph.neighbourhood(center, limit=limit)
    drawing = pydot.Dot("references", graph_type="digraph", rankdir="LR")
    for node, level in around.levels.items():
        box = pydot.Node(_quoted(node), label=_quoted(_label(node, headings)), shape="box")
        if level == 0:
            box.set("style", "filled")
            box.set("fillcolor", _quoted("#fff4d6"))
        drawing.add_node(box)
    for source, target in graph.edges(around.levels):
        drawing.add_edge(pydot.Edge(_quoted(source), _quoted(target)))
    return str(drawing.to_string())


def to_graphml(graph: Graph, center: str, headings: Mapping[str, Bilingual], *, limit: int = 28) -> str:
    """Return the neighbourhood of center as GraphML, with number, level and both headings of each node."""
    import networkx

    around = graph.neighbourhood(center, limit=limit)
    network: networkx.DiGraph[str] = networkx.DiGraph()
    for node, level in around.levels.items():
        heading = headings.get(node, NOTHING)
        number = node.partition(":")[2]
        network.add_node(node, number=number, level=level, ja=heading.ja or "", en=heading.en or "")
    network.add_edges_from(graph.edges(around.levels))
    return "\n".join(networkx.generate_graphml(network)) + "\n"


def _label(node: str, headings: Mapping[str, Bilingual]) -> str:
    heading = headings.get(node, NOTHING)
    return "\n".join(line for line in (node, heading.ja, heading.en) if line)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
