"""The JSON of a node without what other columns of its row say; the view `node` of the schema puts both together again."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from judgekit.core.json_values import Json

_ESCAPED_ALIKE = re.compile(r"[^\x00-\x08\x0b-\x1f]*")
"""Text that SQLite writes as JSON as Python does."""


_HEAD = ("id", "book", "edition", "number", "printed_number", "kind", "parent")
_LANGS = ("ja", "en")


def rest_of(shape: Mapping[str, Json], columns: Mapping[str, str | None], encode: Callable[[object], str]) -> str:
    """Return what the columns of a node do not say of its JSON: what follows on its text, or on its head, else all of it.

    Args:
        shape: what programs get.
        columns: what the columns say, by their names.
        encode: makes JSON of a value.
    """
    whole = encode(shape)
    if not all(_ESCAPED_ALIKE.fullmatch(value) for value in columns.values() if value is not None):
        return whole
    head = {key: columns["number" if key == "printed_number" else key] for key in _HEAD}
    words = {name: {lang: columns[f"{name}_{lang}"] for lang in _LANGS} for name in ("title", "text")}
    for said in ({**head, **words}, head):
        begin = f"{encode(said).removesuffix('}')}, "
        if whole.startswith(begin):
            return whole.removeprefix(begin)
    return whole
