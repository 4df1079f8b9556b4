"""Expressions that stand in a table beside their module: those that it asks for, and no others."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import judgekit
from tests.cases import each

PACKAGE = Path(judgekit.__file__).parent
TABLES = sorted(PACKAGE.rglob("*.expressions.tsv"))


@each([str(table.relative_to(PACKAGE)) for table in TABLES])
def test_each_expression_of_a_table_is_asked_for_and_each_that_is_stands_there(table: str) -> None:
    path = PACKAGE / table
    rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    names = [name for name, _said in rows]
    assert len(names) == len(set(names))
    tree = ast.parse(path.with_name(path.name.replace(".expressions.tsv", ".py")).read_text(encoding="utf-8"))
    asked = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "_SAID"
    }
    assert asked == {name for name in names if not name.startswith("@")}
    parts = {name for name in names if name.startswith("@")}
    assert parts <= set(re.findall(r"@\w+@", " ".join(said for _name, said in rows)))
