"""What follows from our own code alone and takes long to work out, kept between processes: plain data by name.

Whoever starts a process says where it is kept (`KEEPERS`), under names that change with the code; where nobody has said so, nothing
is kept. What cannot be read back whole is worked out anew.
On the path of a cold start.
"""

from __future__ import annotations

import marshal
from zlib import crc32

TYPE_CHECKING = False  # typing costs more to import than what is kept
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    Reader = Callable[[str], bytes | None]
    Writer = Callable[[str, bytes], None]
    Made = TypeVar("Made")

KEEPERS: list[tuple[Reader, Writer]] = []
"""How something is read and written by its name; at most one. Only what the very same code has written may be read."""

_DUMPS: Callable[..., bytes] = marshal.dumps
_CHECK = 4
"""Bytes at the beginning that tell whether the rest is what was written."""


def kept(name: str, made: Callable[..., Made]) -> Made | None:
    """Return what an earlier process kept under a name; None where nothing is kept, or not all of it can be read.

    Args:
        name: the name.
        made: makes the thing again of the values that were kept.
    """
    data = KEEPERS[0][0](name) if KEEPERS else None
    if data is None or len(data) <= _CHECK or crc32(data[_CHECK:]) != int.from_bytes(data[:_CHECK], "little"):
        return None
    return made(*marshal.loads(data[_CHECK:]))


def keep(name: str, *values: object) -> None:
    """Keep values for the next process; where one is no plain data (tuples, lists, dicts, sets, text, numbers), nothing is kept."""
    if not KEEPERS:
        return
    try:
        data = _DUMPS(values)
    except ValueError:
        return
    KEEPERS[0][1](name, crc32(data).to_bytes(_CHECK, "little") + data)
