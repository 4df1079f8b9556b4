"""Which rule numbers the code of a game cites, and where: found in its source, so that nobody has to declare it.

A rule number stands once in the code, as a literal, where it decides: `draft.cite("704.5g")`, `Refused(("601.2c",), …)`, or in a
table of the module (`{"flying": "702.9b"}`). `citations_of(package)` walks the syntax tree of every module of a package and
returns the place of each such literal. It is read when coverage asks for it; playing a game never does.

What is no citation: the number that names what is not supported (`Unsupported("…", "508.1h")`: the refusal decides nothing),
and the numbers of headings, which say nothing that could decide.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from judgekit.core.named_tuples import NamedTuple

_NUMBER = re.compile(r"[1-9]\d\d(?:\.\d+)*[a-z]{0,2}|mtg6:(?:[IVX]+(?:\.\w+)*|glossary/.+)")
"""A rule number of a game that has code, as it is written in the code: "704.5g", "701.2.1.1", "102", "mtg6:III.3.d"."""

_BEGINNINGS = frozenset("123456789m")
"""With what a rule number begins: most texts are told from one by their first character."""

_MAY_CITE = re.compile(r"""["'}](?:[1-9]\d\d|mtg6:)""")
"""With what a literal of a rule number begins in the source: a module without it is not parsed."""

_REFUSALS = frozenset(("Unsupported", "UnresolvedReference"))
"""Calls whose numbers say what is not played yet."""


class CodeCitation(NamedTuple):
    """A place in the code at which a rule number stands.

    Attributes:
        function: qualified name of the function, or of the constant of the module or class, in which it stands.
        file: path of the source, from the folder of the package: "judgekit/games/mtg/turn/turn.py".
        line: line of the literal, from 1.
        column: column of the literal, from 0.
    """

    function: str
    file: str
    line: int
    column: int


@cache
def citations_of(package: str) -> Mapping[str, tuple[CodeCitation, ...]]:
    """Return for every rule number that the code of a package cites the places where it does, by file and line.

    Args:
        package: name of a package ("judgekit.games.mtg"); it is found, not run.

    Raises:
        ModuleNotFoundError: there is no such package, or its source is not there.
    """
    from importlib.util import find_spec

    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"no source of {package}")
    folder = Path(spec.origin).parent
    root = folder.parents[package.count(".")]
    found: dict[str, list[CodeCitation]] = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        source = path.read_text(encoding="utf-8")
        if not _MAY_CITE.search(source):
            continue
        tree = ast.parse(source)
        file = path.relative_to(root).as_posix()
        for number, function, at in _within(tree, module):
            found.setdefault(number, []).append(CodeCitation(function, file, at.lineno, at.col_offset))
    return {number: tuple(sorted(places, key=lambda at: at[1:])) for number, places in found.items()}


def _within(tree: ast.AST, module: str) -> Iterator[tuple[str, str, ast.Constant]]:
    """Yield (number, qualified name of where it stands, literal) for every rule number cited in a module."""
    waiting = [(tree, module)]
    while waiting:
        node, place = waiting.pop()
        for name in node._fields:
            value = getattr(node, name)
            for inner in value if type(value) is list else (value,):
                if isinstance(inner, ast.Constant):
                    if type(inner.value) is str and inner.value[:1] in _BEGINNINGS and _NUMBER.fullmatch(inner.value):
                        yield inner.value, place, inner
                elif isinstance(inner, ast.AST) and inner._fields and not _refuses(inner):
                    waiting.append((inner, _named(inner, node, place)))


def _refuses(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _REFUSALS


def _named(node: ast.AST, around: ast.AST, place: str) -> str:
    """Return the qualified name of what a node defines; a constant is named only where no function has begun."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return f"{place}.{node.name}"
    if isinstance(around, ast.Module | ast.ClassDef):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        if targets and isinstance(targets[0], ast.Name):
            return f"{place}.{targets[0].id}"
    return place
