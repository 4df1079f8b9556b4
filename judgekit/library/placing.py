"""A file put in place whole: written beside and renamed, so that a reader sees the old content or the new, never half of it."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def put(path: str, content: bytes) -> None:
    """Write a small file by an atomic rename.

    Args:
        path: where it is to stand.
        content: its bytes.
    """
    beside = begun(Path(path).parent)
    try:
        beside.write_bytes(content)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def begun(folder: Path) -> Path:
    """Return a new file of a name of its own in a folder, which a build writes before it is put in place."""
    handle, name = tempfile.mkstemp(prefix="building-", dir=folder)
    os.close(handle)
    return Path(name)
