"""How loose the types are may only become less: lines of the code with `Any`, and exceptions for the type checker."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINES_WITH_ANY = 295
"""Lines of judgekit/ with `Any`, imports included. Lower it when there are fewer; it is never raised."""
EXCEPTIONS = 8
"""Lines of judgekit/ with `type: ignore`. Lower it when there are fewer; it is never raised."""


def lines_with(pattern: str) -> list[str]:
    """Return the lines of the code in which a pattern is found, each with its place."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sorted((ROOT / "judgekit").rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(pattern, line)
    ]


def test_no_line_more_is_untyped() -> None:
    assert len(lines_with(r"\bAny\b")) <= LINES_WITH_ANY, "give it a type: an alias, a Protocol, a TypedDict, object"


def test_no_exception_more_is_made_for_the_type_checker() -> None:
    assert len(lines_with(r"type: ignore")) <= EXCEPTIONS, "\n".join(lines_with(r"type: ignore"))


def test_an_exception_says_which_fault_it_is_about() -> None:
    assert [line for line in lines_with(r"type: ignore") if "type: ignore[" not in line] == []


def test_the_type_checker_looks_as_strictly_as_it_did() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert settings["strict"] is True
    assert settings["warn_unreachable"] is True
