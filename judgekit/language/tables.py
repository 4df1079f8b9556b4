"""Rows of a grammar that are kept as data beside the module that uses them: one row a line, its fields divided by tabs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from judgekit.core.tables import fields_in
from judgekit.language.chart import Row


def rows_in(path: Path, parts: Mapping[str, str] | None = None) -> list[Row]:
    """Return the rows of a grammar: category, wordings, and the term as JSON (`judgekit.language.chart`)."""
    return [(category, words, json.loads(term)) for category, words, term in fields_in(path, parts)]
