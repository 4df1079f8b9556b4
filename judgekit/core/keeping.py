"""What follows from our own code alone and takes long to work out, kept between processes: plain data by name.

Whoever starts a process says where it is kept (`KEEPERS`), under names that change with the code; where nobody has said so, nothing
is kept. What cannot be read back whole is worked out anew.
On the path of a cold start.
"""

from __future__ import annotations

import marshal
from zlib import crc32

from judgekit.core.digests import blake2b

TYPE_CHECKING = False  # typing costs more to import than what is kept
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import TypeGuard, TypeVar

    Packed = bytes | memoryview
    Reader = Callable[[str], bytes | None]
    Writer = Callable[[str, bytes], None]
    Made = TypeVar("Made")

KEEPERS: list[tuple[Reader, Writer]] = []
"""How something is read and written by its name: by names that change with all our code and data, so that only what the very same
code has written is read; then, where there is another, by names that change with our data alone."""

STATES: list[Callable[[], dict[str, str]]] = []
"""What tells the state of each file of our code as the process began, by its path below our package; at most one."""

_DUMPS: Callable[..., bytes] = marshal.dumps
_CHECK = 8
"""Bytes at the beginning that tell whether the rest is what was written: how long it is, and a sum of its ends."""

_PLACE = 4
"""Bytes at the beginning of what was packed that tell how long its first part is."""

_END = 50_000
"""Bytes at the beginning and at the end that are summed up; of all of our modules it would be a twentieth of a first `check`."""


def kept(name: str, made: Callable[..., Made]) -> Made | None:
    """Return what an earlier process kept under a name; None where nothing is kept, or not all of it can be read.

    Args:
        name: the name.
        made: makes the thing again of the values that were kept.
    """
    return _read(KEEPERS[0], name, made) if KEEPERS else None


def _read(keeper: tuple[Reader, Writer], name: str, made: Callable[..., Made]) -> Made | None:
    data = keeper[0](name)
    if data is None or len(data) <= _CHECK:
        return None
    content = memoryview(data)[_CHECK:]
    return unpacked(content, made) if data[:_CHECK] == _check(content) else None


def keep(name: str, *values: object) -> None:
    """Keep values for the next process; where one is no plain data (tuples, lists, dicts, sets, text, numbers), nothing is kept."""
    if KEEPERS:
        _write(KEEPERS[0], name, values)


def _write(keeper: tuple[Reader, Writer], name: str, values: tuple[object, ...]) -> None:
    try:
        data = packed(*values)
    except ValueError:
        return
    keeper[1](name, _check(memoryview(data)) + data)


def room_of(names: list[str]) -> str:
    """Return the room in which a module of ours stands; all modules of a room count as one, since what is kept is made in one.

    Args:
        names: the packages in which it stands, below ours, from the outermost.
    """
    apart = names[:1] == ["games"] or names[:2] == ["scenarios", "notation"]
    return ".".join(names[: 2 if apart else 1])


def kept_by_rooms(name: str, made: Callable[..., Made]) -> Made | None:
    """Return what an earlier process kept by rooms of our code (`keep_by_rooms`), where each of these is as it was then."""
    keeper, states = _by_data()
    if not states:
        return kept(name, made)
    found = _read(keeper, name, lambda *all: all)
    if found is None:
        return None
    rooms, state, *values = found
    return made(*values) if state == _state(rooms, states) else None


def keep_by_rooms(name: str, rooms: Iterable[str], *values: object) -> None:
    """Keep values that rest on our data and on some rooms of our code alone, until a file of these changes, comes or goes.

    Args:
        name: the name.
        rooms: every room of which a module was loaded where the values were found: a module that is not loaded does nothing. What
            was taken from those who kept it here may be made of other modules, of rooms that were loaded to ask for it.
        values: plain data.
    """
    keeper, states = _by_data()
    if not states:
        keep(name, *values)
        return
    those = sorted({"", *rooms})
    _write(keeper, name, (those, _state(those, states), *values))


def _by_data() -> tuple[tuple[Reader, Writer], dict[str, str]]:
    """Return how something is kept by names that change with our data alone, with the states of our code; no states: it is not."""
    if len(KEEPERS) > 1 and STATES:
        return KEEPERS[1], STATES[0]()
    return (lambda _name: None, lambda _name, _content: None), {}


def _state(rooms: list[str], states: dict[str, str]) -> str:
    """Return what tells the files of rooms of our code, as they were when the process began."""
    lines = [line for path, line in states.items() if room_of(path.split("/")[:-1]) in rooms]
    return blake2b("\n".join(lines).encode("utf-8", "surrogateescape"), digest_size=16).hexdigest()


def packed(*values: object) -> bytes:
    """Return values as bytes that can be kept among others, to be unpacked only where they are needed.

    Packed ones by name lie behind all else, so that those that nobody asks for are not copied.

    Raises:
        ValueError: one is no plain data.
    """
    apart = {at: value for at, value in enumerate(values) if _is_packed(value)}
    lengths = {at: {key: len(piece) for key, piece in value.items()} for at, value in apart.items()}
    head = _DUMPS(([None if at in apart else value for at, value in enumerate(values)], lengths))
    pieces = [piece for value in apart.values() for piece in value.values()]
    return b"".join([len(head).to_bytes(_PLACE, "little"), head, *pieces])


def unpacked(data: Packed, made: Callable[..., Made]) -> Made:
    """Return what `made` makes of the values that were packed."""
    content = memoryview(data)
    place = _PLACE + int.from_bytes(content[:_PLACE], "little")
    values, apart = marshal.loads(content[_PLACE:place])
    for at, lengths in apart.items():
        pieces = values[at] = {}
        for key, length in lengths.items():
            pieces[key] = content[place : place + length]
            place += length
    return made(*values)


def _is_packed(value: object) -> TypeGuard[dict[str, Packed]]:
    """Tell whether a value is packed ones by name."""
    return type(value) is dict and all(type(piece) in (bytes, memoryview) for piece in value.values())


def _check(content: memoryview) -> bytes:
    return len(content).to_bytes(4, "little") + crc32(content[-_END:], crc32(content[:_END])).to_bytes(4, "little")
