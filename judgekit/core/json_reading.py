"""JSON read without `json`: that loads `re` and what writes JSON, a seventh of a `history`.

The scanner is the one that `json` uses itself; what it does not take whole is given to `json`, which says what is wrong with it.
On the path of a cold start.
"""

from __future__ import annotations

TYPE_CHECKING = False  # typing costs more to import than a history takes
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    make_scanner: Callable[[object], Callable[[str, int], tuple[Any, int]]] | None
else:
    try:
        from _json import make_scanner
    except ImportError:  # another Python than CPython
        make_scanner = None

_BLANK = " \t\n\r"


class _AsWritten:
    """How values are read: as `json` reads them unless somebody says otherwise."""

    strict = True
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int
    parse_constant = float


_SCAN = make_scanner(_AsWritten) if make_scanner is not None else None


def read_json(text: str) -> Any:
    """Return the value of a JSON text.

    Raises:
        ValueError: it is none.
    """
    if _SCAN is not None and text[:1] not in _BLANK:
        try:
            value, end = _SCAN(text, 0)
        except StopIteration:
            end = -1
        if end == len(text) or (end > 0 and not text[end:].strip(_BLANK)):
            return value
    import json

    return json.loads(text)
