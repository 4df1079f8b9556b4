"""Files that a user names: what stands under a path is looked at before anything is read from it.

A pipe would wait for ever for somebody to write into it, a device such as /dev/zero never ends, and a huge file fills the memory.
"""

from __future__ import annotations

import errno
import os
import stat

TYPE_CHECKING = False  # pathlib costs more to import than an answer given before takes
if TYPE_CHECKING:
    StrPath = str | os.PathLike[str]
    """The path of a file, as text or as `pathlib` has it."""

_KINDS = (
    (stat.S_ISDIR, "is a folder"),
    (stat.S_ISFIFO, "is a pipe"),
    (stat.S_ISSOCK, "is a socket"),
    (stat.S_ISCHR, "is a device"),
    (stat.S_ISBLK, "is a device"),
)
_MEGABYTE = 1_000_000


READERS: list[list[str]] = []
"""Lists to which the state of every file is added that is read here, as it was before."""


class NoPlainFile(OSError):
    """What stands under a path is no file whose content could be read whole; `strerror` says what it is."""


class TooLarge(NoPlainFile):
    """A file is larger than anything that could be meant; `strerror` says how large."""


def read_plain(path: StrPath, largest: int) -> bytes:
    """Return the content of a plain file, having looked first whether it is one.

    Args:
        path: as the user gave it; a symbolic link is followed.
        largest: the most bytes that are read.

    Raises:
        NoPlainFile: for a folder, a pipe, a socket or a device; nothing of it is read.
        TooLarge: when it has more bytes.
        OSError: when it is not there or may not be read.
    """
    for read in READERS:
        read.append(state(os.fspath(path)))
    look_at(path, largest)
    # What was a file a moment ago may be a pipe now: opened so, it does not wait.
    with os.fdopen(
        os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)), "rb"
    ) as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise _too_large(path, len(data), largest)
    return data


def state(path: str) -> str:
    """Return the path of a file with its size and time, which tell whether it may have changed."""
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return f"{path}\t\t"
    return f"{path}\t{status.st_size}\t{status.st_mtime_ns}"


def look_at(path: StrPath, largest: int) -> None:
    """Make sure that a path leads to a plain file of at most so many bytes.

    Raises:
        NoPlainFile: for a folder, a pipe, a socket or a device.
        TooLarge: when it has more bytes.
        OSError: when it is not there.
    """
    status = os.stat(path)
    if not stat.S_ISREG(status.st_mode):
        kind = next((kind for is_kind, kind in _KINDS if is_kind(status.st_mode)), "is no file")
        raise NoPlainFile(errno.EINVAL, kind, str(path))
    if status.st_size > largest:
        raise _too_large(path, status.st_size, largest)


def _too_large(path: StrPath, size: int, largest: int) -> TooLarge:
    most = f"{largest / _MEGABYTE:.0f} MB"
    return TooLarge(errno.EFBIG, f"has {size / _MEGABYTE:.1f} MB, more than the {most} that are read", str(path))


def stem_of(path: StrPath) -> str:
    """Return the name of a file without its end."""
    return os.path.splitext(os.path.basename(path))[0]
