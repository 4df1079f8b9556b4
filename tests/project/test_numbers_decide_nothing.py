"""A rule number says why something happens; whether it happens never hangs on one, nor on how a term is printed."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "judgekit" / "games"
NUMBER = re.compile(r"[1-9]\d\d(?:\.\d+)*[a-z]{0,2}\.?")
ASKING = frozenset(
    ("startswith", "endswith", "index", "count", "search", "match", "fullmatch", "issubset", "isdisjoint")
)


def faults(source: str) -> list[int]:
    """Return the lines on which code asks whether a rule number is this one, or what stands in the repr of something."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            compared = [node.left, *node.comparators]
            if any(_is_number(part) or _is_printed(part) for part in compared):
                found.append(node.lineno)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ASKING:
            if any(_is_number(part) or _is_printed(part) for part in (node.func.value, *node.args)):
                found.append(node.lineno)
        elif isinstance(node, ast.MatchValue) and _is_number(node.value):
            found.append(node.lineno)
    return found


def _is_number(node: ast.expr) -> bool:
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(_is_number(part) for part in node.elts)
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(NUMBER.fullmatch(node.value))


def _is_printed(node: ast.expr) -> bool:
    """Tell whether an expression is the repr of something, or made from it by further calls."""
    return any(_is_repr(part) for part in _called(node))


def _called(node: ast.expr) -> Iterator[ast.expr]:
    yield node
    if isinstance(node, ast.Call):
        for part in (*node.args, node.func):
            yield from _called(part)
    if isinstance(node, ast.Attribute):
        yield from _called(node.value)


def _is_repr(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "repr"


@pytest.mark.parametrize(
    "line",
    [
        'rules[0] == "704.5m"',
        '"117.3b" in rules',
        'rule in ("509.2", "509.3")',
        'any(rule.startswith("232.4.") for rule in rules)',
        '"this" in repr(action)',
        "plain in folded(repr(cards))",
        're.search("this", folded(repr(cards)))',
        "repr(key) not in repr(card).lower()",
    ],
)
def test_what_hangs_on_a_number_or_on_a_print_is_seen(line: str) -> None:
    assert faults(f"if {line}:\n    pass\n") == [1]


@pytest.mark.parametrize("line", ['way == "graveyard"', 'draft.cite("704.5m")', 'length == "20"', "found = repr(card)"])
def test_a_citation_is_no_comparison(line: str) -> None:
    assert faults(f"{line}\n") == []


def test_no_game_asks_what_number_a_rule_has_or_how_a_term_is_printed() -> None:
    found = {
        path.relative_to(GAMES).as_posix(): faults(path.read_text(encoding="utf-8")) for path in GAMES.rglob("*.py")
    }
    assert {file: lines for file, lines in found.items() if lines} == {}
