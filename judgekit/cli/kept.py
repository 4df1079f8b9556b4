"""Answers given before: what is asked again, while nothing that the answer rests on has changed, is answered as it was.

An answer rests on our code and data, on the documents, cards and choice of the user, on the command line with the file it
names, and on every other file that was read for it. All of it is compared by name, size and time, as the store does it. Only an
answer that ended well and said nothing beside itself is kept; one that cannot be read is found anew. Answers are put in place
whole, under a name made of what they rest on, so that two processes at once, of one checkout or of two, do no harm.
On the path of a cold start.
"""

from __future__ import annotations

import os
import sys

from judgekit.cli.screen import signs
from judgekit.core import files, keeping
from judgekit.core.digests import blake2b
from judgekit.core.wording import spoken
from judgekit.library import choice, folders, stamp

TYPE_CHECKING = False  # typing costs more to import than an answer takes
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

MOST_KEPT = 400
"""Answers left in the cache folder, the latest ones."""

MOST_MADE = 80
"""Things made of our code that are left there: those of a few checkouts."""

_LARGEST = 200_000
"""Characters of the longest answer that is kept."""

_TOLD_BY = ("JUDGEKIT", "NO_COLOR", "COLUMNS", "TERM")
"""Variables of the environment that an answer depends on begin so."""


def answered(command: str, arguments: list[str], answer: Callable[[], int]) -> int:
    """Give the answer that was given before, or one that is found now and kept.

    Args:
        command: the command.
        arguments: what stands behind it on the command line.
        answer: prints the answer and returns the exit code.
    """
    all_of_it = f"{_ours()}\n{stamp.of_theirs(folders.cards(), choice.path())}"
    if "-" in arguments or any(map(os.path.isdir, arguments)):
        return _found(command, answer)  # what stands on standard input, or in the folder, is not known yet
    path = os.path.join(folders.cache(), f"answer-{_name(command, arguments, all_of_it)}")
    before = _given_before(path)
    if before is not None:
        sys.stdout.write(before)
        return 0
    out, err = _Heard(sys.stdout), _Heard(sys.stderr)
    read: list[str] = []
    files.READERS.append(read)
    sys.stdout, sys.stderr = out, err
    try:
        code = _found(command, answer)
    finally:
        sys.stdout, sys.stderr = out.wrapped, err.wrapped
        files.READERS.remove(read)
    # What begins at the left edge again is progress, which is wiped away.
    if code == 0 and all(said.startswith("\r") for said in err.said):
        _keep(path, read, "".join(out.said))
    return code


def found(command: str, answer: Callable[[], int]) -> int:
    """Find an answer that is not kept, by modules that are.

    Args:
        command: the command.
        answer: prints the answer and returns the exit code.
    """
    _ours()
    return _found(command, answer)


def _ours() -> str:
    """Return the stamp of our data and code, under which what is made of them is kept from now on."""
    ours = stamp.of_ours()
    keeping.KEEPERS[:] = [_maker(folders.cache(), ours), _maker(folders.cache(), stamp.of_our_data())]
    keeping.STATES[:] = [stamp.code_states]
    return ours


def _found(command: str, answer: Callable[[], int]) -> int:
    from judgekit.cli import loading

    try:
        with loading.Modules(command):
            return answer()
    finally:
        stamp.forget()


class _Heard:
    """A standard stream that notes what is written to it."""

    def __init__(self, wrapped: TextIO) -> None:
        self.wrapped = wrapped
        self.said: list[str] = []

    def write(self, text: str) -> int:
        self.said.append(text)
        return self.wrapped.write(text)

    def __getattr__(self, name: str) -> object:
        return getattr(self.wrapped, name)


def _maker(folder: str, ours: str) -> tuple[keeping.Reader, keeping.Writer]:
    """Return how what was made of our code is read and written, by names that change with it."""
    state = _digest([ours, sys.version, str(sys.flags.optimize)])

    def read(name: str) -> bytes | None:
        try:
            with open(os.path.join(folder, f"made-{name}-{state}"), "rb", buffering=0) as file:
                return file.read()
        except OSError:
            return None

    def write(name: str, content: bytes) -> None:
        _put(folder, f"made-{name}-{state}", content, MOST_MADE)

    return read, write


def _name(command: str, arguments: list[str], all_of_it: str) -> str:
    """Return a name made of all that is known to decide the answer before anything is read for it."""
    told = sorted(f"{name}={value}" for name, value in os.environ.items() if name.startswith(_TOLD_BY))
    asked = [command, *arguments, *(files.state(word) for word in arguments), os.getcwd(), spoken(), sys.version]
    asked += [str(signs.terminal_width()), *told, all_of_it]
    return _digest(asked)


def _digest(parts: list[str]) -> str:
    return blake2b("\0".join(parts).encode("utf-8", "surrogateescape"), digest_size=16).hexdigest()


def _given_before(path: str) -> str | None:
    """Return the answer under a name; None where there is none, or a file that was read for it is another now."""
    try:
        with open(path, encoding="utf-8", newline="") as file:
            read, end, said = file.read().partition("\0\n")
    except (OSError, UnicodeDecodeError):
        return None
    if not end or not said.endswith("\0"):
        return None
    for line in read.split("\n")[:-1]:
        if files.state(line.rsplit("\t", 2)[0]) != line:
            return None
    return said[:-1]


def _keep(path: str, read: list[str], said: str) -> None:
    if len(said) > _LARGEST or "\0" in said:
        return
    try:
        content = "".join([*(f"{line}\n" for line in read), "\0\n", said, "\0"]).encode()
    except UnicodeEncodeError:
        return  # it is found again the next time
    _put(*os.path.split(path), content, MOST_KEPT)


def _put(folder: str, name: str, content: bytes, most: int) -> None:
    """Put a file into the cache folder, and clear away the oldest of its kind above so many."""
    from judgekit.library.placing import put

    kind = name.partition("-")[0]
    try:
        os.makedirs(folder, exist_ok=True)
        put(os.path.join(folder, name), content)
        kept = [os.path.join(folder, other) for other in os.listdir(folder) if other.startswith(f"{kind}-")]
        for other in sorted(kept, key=os.path.getmtime)[:-most]:
            os.remove(other)
    except OSError:
        return  # it is made again the next time
