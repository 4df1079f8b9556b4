"""A picture of the neighbourhood of a rule: what cites it on the left, the rule in the middle, what it cites on the right.

The layout is our own: one column per step of distance, boxes with the number and the headings in both languages, an arrow from
the rule that cites to the rule that is cited. The same graph always gives the same picture.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape, quoteattr

from judgekit.core.data_classes import dataclass
from judgekit.core.text import NOTHING, Bilingual, is_japanese
from judgekit.references.graph import Graph, Neighbourhood

BOX_WIDTH, BOX_HEIGHT = 216, 58
COLUMN_GAP, ROW_GAP, MARGIN = 96, 14, 24
HEADER = 54
_TEXT_COLUMNS, _NUMBER_COLUMNS = 29, 22
"""How many half-width columns of a heading, and of a number in its larger bold type, a box has room for."""

_STYLE = """
  text { font-family: "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", Meiryo, "Noto Sans", sans-serif; fill: #1c2733; }
  .number { font-size: 14px; font-weight: bold; } .heading { font-size: 12px; } .small { font-size: 11px; fill: #5b6773; }
  .box { fill: #ffffff; stroke: #8794a1; } .center { fill: #fff4d6; stroke: #b8860b; stroke-width: 2; }
  .before { fill: #eaf2fb; } .after { fill: #eef7ec; }
  .edge { fill: none; stroke-width: 1.3; } .back { stroke-dasharray: 5 3; }
"""
_ARROWS = {"forth": "#4a6a8a", "back": "#b0503c"}
"""The colours of arrows that point to the right and of those that point back to the left."""


@dataclass(frozen=True, slots=True)
class _Box:
    node: str
    level: int
    left: float
    top: float

    @property
    def middle(self) -> float:
        return self.top + BOX_HEIGHT / 2

    @property
    def right(self) -> float:
        return self.left + BOX_WIDTH


def draw(graph: Graph, center: str, headings: Mapping[str, Bilingual], *, limit: int = 28) -> str:
    """Return an SVG of the neighbourhood of a rule.

    Args:
        graph: the references.
        center: id of the rule.
        headings: the heading of each id, in both languages; for a rule without one, that of the rule above it.
        limit: the most boxes; the depth follows from it.

    Returns:
        The picture, a whole SVG document.
    """
    around = graph.neighbourhood(center, limit=limit)
    columns = _columns(graph, around)
    boxes = _place(columns)
    width = 2 * MARGIN + len(columns) * BOX_WIDTH + (len(columns) - 1) * COLUMN_GAP
    tallest = max(len(column) for column in columns.values())
    height = 2 * MARGIN + HEADER + tallest * (BOX_HEIGHT + ROW_GAP)
    edges = graph.edges(around.levels)
    drawn = [edge for edge in edges if abs(around.levels[edge[0]] - around.levels[edge[1]]) == 1]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(f'References around {center}')}</title>",
        f"<style>{_STYLE}</style>",
        f"<defs>{''.join(_marker(name, colour) for name, colour in _ARROWS.items())}</defs>",
        f'<rect width="{width}" height="{height}" fill="#fbfcfd"/>',
        *_column_heads(columns, boxes),
        *(_arrow(boxes[source], boxes[target]) for source, target in drawn),
        *(_draw_box(box, _heading(box.node, headings)) for box in boxes.values()),
        _footer(around, len(edges) - len(drawn), height),
        "</svg>",
    ]
    return "\n".join(line for line in lines if line) + "\n"


def _columns(graph: Graph, around: Neighbourhood) -> dict[int, list[str]]:
    """Return the nodes of each level, each level ordered after its neighbours nearer to the center to keep arrows apart."""
    columns: dict[int, list[str]] = {}
    for node, level in around.levels.items():
        columns.setdefault(level, []).append(node)
    for level in sorted(columns, key=abs):
        if level == 0:
            continue
        inner = {node: place for place, node in enumerate(columns[level + (1 if level < 0 else -1)])}

        def pull(node: str, inner: Mapping[str, int] = inner) -> float:
            places = [inner[other] for other in (*graph.cites(node), *graph.cited_by(node)) if other in inner]
            return sum(places) / len(places) if places else 0.0

        columns[level].sort(key=pull)
    return dict(sorted(columns.items()))


def _place(columns: Mapping[int, Sequence[str]]) -> dict[str, _Box]:
    tallest = max(len(column) for column in columns.values())
    step = BOX_HEIGHT + ROW_GAP
    boxes: dict[str, _Box] = {}
    for ordinal, (level, column) in enumerate(columns.items()):
        left = MARGIN + ordinal * (BOX_WIDTH + COLUMN_GAP)
        above = MARGIN + HEADER + (tallest - len(column)) * step / 2
        for row, node in enumerate(column):
            boxes[node] = _Box(node, level, left, above + row * step)
    return boxes


def _column_heads(columns: Mapping[int, Sequence[str]], boxes: Mapping[str, _Box]) -> list[str]:
    heads = []
    for level, column in columns.items():
        words = ("参照元 / cited by" if level < 0 else "参照先 / cites") if level else ""
        steps = f" ({abs(level)})" if abs(level) > 1 else ""
        x = boxes[column[0]].left + BOX_WIDTH / 2
        heads.append(f'<text class="small" x="{x:g}" y="{MARGIN + 16}" text-anchor="middle">{words}{steps}</text>')
    return [head for head, level in zip(heads, columns, strict=True) if level]


def _arrow(source: _Box, target: _Box) -> str:
    """Return the arrow from one box to another; one that points back to the left is dashed and red."""
    forward = source.level < target.level
    start, end = (source.right, target.left) if forward else (source.left, target.right)
    bend = COLUMN_GAP * (0.55 if forward else -0.55)
    first, last = source.middle + (0 if forward else 9), target.middle + (0 if forward else 9)
    way = f"M{start:g} {first:g} C{start + bend:g} {first:g} {end - bend:g} {last:g} {end:g} {last:g}"
    name = "forth" if forward else "back"
    return f'<path class="edge {name}" d="{way}" stroke="{_ARROWS[name]}" marker-end="url(#{name})"/>'


def _marker(name: str, colour: str) -> str:
    return (
        f'<marker id="{name}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">'
        f'<path d="M0 0 L10 5 L0 10 z" fill="{colour}"/></marker>'
    )


def _draw_box(box: _Box, heading: Bilingual) -> str:
    side = "center" if box.level == 0 else "before" if box.level < 0 else "after"
    name = box.node.partition(":")[2] if box.level else box.node
    lines = [line for line in (heading.ja, heading.en) if line]
    text = [
        f'<text class="number" x="{box.left + 10:g}" y="{box.top + 19:g}">{escape(_shorten(name, _NUMBER_COLUMNS))}</text>'
    ]
    for row, line in enumerate(lines):
        y = box.top + 35 + row * 15
        text.append(f'<text class="heading" x="{box.left + 10:g}" y="{y:g}">{escape(_shorten(line))}</text>')
    label = quoteattr(" / ".join([box.node, *lines]))
    return (
        f"<g aria-label={label}><title>{escape(' / '.join([box.node, *lines]))}</title>"
        f'<rect class="box {side}" x="{box.left:g}" y="{box.top:g}" width="{BOX_WIDTH}" height="{BOX_HEIGHT}" rx="6"/>'
        f"{''.join(text)}</g>"
    )


def _heading(node: str, headings: Mapping[str, Bilingual]) -> Bilingual:
    return headings.get(node, NOTHING)


def _shorten(text: str, room: int = _TEXT_COLUMNS) -> str:
    """Return text cut to the width of a box; a Japanese character takes two columns."""
    columns = 0
    for place, character in enumerate(text):
        columns += 2 if is_japanese(character) or ord(character) > 0x2E80 else 1
        if columns > room:
            return text[: place - 1] + "…"
    return text


def _footer(around: Neighbourhood, undrawn: int, height: int) -> str:
    words = []
    if around.omitted:
        words.append(f"他{around.omitted}件 / {around.omitted} more not shown")
    if undrawn:
        words.append(f"図示しない相互参照{undrawn}件 / {undrawn} references among these not drawn")
    if not words:
        return ""
    return f'<text class="small" x="{MARGIN}" y="{height - 10}">{escape(" · ".join(words))}</text>'
