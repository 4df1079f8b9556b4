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
_CHECK = 8
"""Bytes at the beginning that tell whether the rest is what was written: how long it is, and a sum of its ends."""

_END = 50_000
"""Bytes at the beginning and at the end that are summed up; of all of our modules it would be a twentieth of a first `check`."""


def kept(name: str, made: Callable[..., Made]) -> Made | None:
    """Return what an earlier process kept under a name; None where nothing is kept, or not all of it can be read.

    Args:
        name: the name.
        made: makes the thing again of the values that were kept.
    """
    data = KEEPERS[0][0](name) if KEEPERS else None
    if data is None or len(data) <= _CHECK:
        return None
    content = memoryview(data)[_CHECK:]
    return made(*marshal.loads(content)) if data[:_CHECK] == _check(content) else None


def keep(name: str, *values: object) -> None:
    """Keep values for the next process; where one is no plain data (tuples, lists, dicts, sets, text, numbers), nothing is kept."""
    if not KEEPERS:
        return
    try:
        data = _DUMPS(values)
    except ValueError:
        return
    KEEPERS[0][1](name, _check(memoryview(data)) + data)


def packed(*values: object) -> bytes:
    """Return values as bytes that can be kept among others, to be unpacked only where they are needed.

    Raises:
        ValueError: one is no plain data.
    """
    return _DUMPS(values)


def unpacked(data: bytes, made: Callable[..., Made]) -> Made:
    """Return what `made` makes of the values that were packed."""
    return made(*marshal.loads(data))


def _check(content: memoryview) -> bytes:
    return len(content).to_bytes(4, "little") + crc32(content[-_END:], crc32(content[:_END])).to_bytes(4, "little")
