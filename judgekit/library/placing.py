"""A file put in place whole: written beside and renamed, so that a reader sees the old content or the new, never half of it.

On the path of a cold start: neither pathlib nor tempfile, each of which takes longer than a look-up.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path

_UNFINISHED = "building-"
"""What the names of unfinished files begin with; those left by a process that was killed are cleared away by the next build."""


def put(path: str, content: bytes) -> None:
    """Write a small file by an atomic rename.

    Args:
        path: where it is to stand.
        content: its bytes.
    """
    folder, name = os.path.split(path)
    beside = os.path.join(folder, f"{_UNFINISHED}{os.getpid()}-{name}")
    try:
        with open(beside, "wb") as file:
            file.write(content)
        os.replace(beside, path)
    except BaseException:
        if os.path.exists(beside):
            os.remove(beside)
        raise


def begun(folder: Path) -> Path:
    """Return a new file of a name of its own in a folder, which a build writes before it is put in place."""
    import tempfile

    handle, name = tempfile.mkstemp(prefix=_UNFINISHED, dir=folder)
    os.close(handle)
    return folder / os.path.basename(name)
