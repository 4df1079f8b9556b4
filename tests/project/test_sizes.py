"""What is read at once stays short enough to be read at once: modules, functions and rooms."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.abc import SourceLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType

ROOT = Path(__file__).resolve().parents[2]
LINES_OF_A_MODULE = 900
LINES_OF_A_FUNCTION = 100
AT_ITS_END = 30
MODULES_OF_A_ROOM = 31


def modules() -> list[Path]:
    return sorted((ROOT / "judgekit").rglob("*.py"))


def test_no_module_is_longer_than_one_idea() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert {path.name: lines for path, lines in lengths.items() if lines > LINES_OF_A_MODULE} == {}


def lengths(code: CodeType) -> Iterator[int]:
    """Yield how many lines each function of a module has at least, by its code: to parse the sources takes five times as long."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            ends = [end for _begin, end, *_columns in inner.co_positions() if end is not None]
            yield max(ends, default=0) - inner.co_firstlineno
            yield from lengths(inner)


def may_have_a_long_one(path: Path) -> bool:
    """Tell whether a module is to be parsed; what ends with brackets and comments is a little longer than its code."""
    spec = spec_from_file_location("sized", path)
    assert spec is not None
    assert isinstance(spec.loader, SourceLoader)
    code = spec.loader.get_code("sized")
    return code is None or max(lengths(code), default=0) >= LINES_OF_A_FUNCTION - AT_ITS_END


def test_no_function_is_longer_than_a_page() -> None:
    long = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
        for path in filter(may_have_a_long_one, modules())
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.end_lineno is not None
        if node.end_lineno - node.lineno >= LINES_OF_A_FUNCTION
    ]
    assert long == [], "several kinds of one thing are a table of kinds, each with a function of its own"


def test_no_room_has_more_modules_than_a_chapter_has_sections() -> None:
    rooms: dict[Path, int] = {}
    for path in modules():
        rooms[path.parent] = rooms.get(path.parent, 0) + (path.name != "__init__.py")
    assert {str(room.relative_to(ROOT)): count for room, count in rooms.items() if count > MODULES_OF_A_ROOM} == {}
