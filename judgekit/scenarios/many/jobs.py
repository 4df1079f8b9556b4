"""Many scenario files at once: each is played in one of several processes, and the results come in the order of the files.

What a file comes to does not depend on who plays it. A process that dies takes no verdict with it: what it had not finished is
played again, each file in a process of its own, and only the file that kills that one too is told to have done so. What cannot be
sent back from a process is played again here.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import pickle
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from judgekit.core.wording import phrase
from judgekit.scenarios.rulings import INTERNAL
from judgekit.scenarios.verdicts import Result, Ruling

WORTH_IT = 20
"""Files; up to so many are played by one process, since starting others costs more."""

RARELY = 3_000_000
"""Objects after which a process that plays files looks for cycles: positions and their views hold each other, some 2,300 objects
for a file. To look for them was a twelfth of the time; 1,100 files leave 330 MB in a process instead of 170."""

File = tuple[Path, str]
"""A scenario file and its name as given."""

Play = Callable[[Path, str], Result]


def cores() -> int:
    """Return how many processes this one may use at once."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


def jobs_for(files: int, wanted: int = 0) -> int:
    """Return how many processes play so many files.

    Args:
        files: how many files there are.
        wanted: how many processes somebody wants; 0: the cores, where there are more than a few files.
    """
    return max(1, min(wanted or (cores() if files > WORTH_IT else 1), files))


class LeftOpen(BaseException):
    """A file leaves something open that only the process that was asked can say; no handler of errors may take it for its own."""


def leave_open(game: str) -> str:
    """Leave to the process that was asked by which edition a game is played; it stands in the place of `ChosenEdition.in_use`."""
    raise LeftOpen(game)


def played(
    files: Sequence[File], play: Play, elsewhere: Play, wanted: int = 0, begin: Callable[[], None] | None = None
) -> Generator[Result, None, None]:
    """Yield what becomes of scenario files, in their order.

    Args:
        files: the files.
        play: plays one here.
        elsewhere: plays one in another process, which can be told of it; a file at which it raises `LeftOpen` is played here.
        wanted: how many processes somebody wants, as for `jobs_for`.
        begin: what each process does first, as to open for itself what this one has open.
    """
    jobs = jobs_for(len(files), wanted)
    if jobs == 1:
        yield from (play(path, name) for path, name in files)
        return
    sys.stdout.flush()
    with _Workers(jobs, begin=begin) as workers:
        sent = [workers.told(elsewhere, path, name) for path, name in files]
        for (path, name), future in zip(files, sent, strict=True):
            yield _received(future, play, elsewhere, begin, path, name)


PATIENCE = 2.0
"""Seconds that a process which was told to end has for it."""


class _Workers(ProcessPoolExecutor):
    """Processes that leave an interruption to the one that started them, which ends them at once when it is interrupted."""

    def __init__(self, number: int, way: str = "", begin: Callable[[], None] | None = None) -> None:
        self._others = frozenset(multiprocessing.active_children())
        ways = multiprocessing.get_all_start_methods()
        way = way or ("fork" if sys.platform == "linux" and "fork" in ways else "spawn")
        super().__init__(number, multiprocessing.get_context(way), initializer=_begin, initargs=(begin,))

    def told(self, play: Play, path: Path, name: str) -> Future[bytes | None]:
        """Let one of them play a file; where they have died already, the answer says so."""
        try:
            return self.submit(packed, play, path, name)
        except BrokenProcessPool as fault:
            dead: Future[bytes | None] = Future()
            dead.set_exception(fault)
            return dead

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        """Wait for the processes; on the way out of a fault or an interruption end them."""
        if kind is not None:
            workers = [process for process in multiprocessing.active_children() if process not in self._others]
            for process in workers:
                process.terminate()
            for process in workers:
                process.join(PATIENCE)
                # One that was only being started may miss the first signal, and would wait for work for ever.
                process.kill()
        # The thread of the pool is waited for even then: while it still collects its dead, they pass for living ones here.
        self.shutdown(cancel_futures=kind is not None)


def _begin(first: Callable[[], None] | None) -> None:
    """Ignore interruptions, look for cycles rarely, and do what each process does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(RARELY)
    if first is not None:
        first()


def packed(play: Play, path: Path, name: str) -> bytes | None:
    """Play a file and return its result as bytes, None where something is left open or the result holds what cannot be sent."""
    try:
        result = play(path, name)
    except LeftOpen:
        return None
    try:
        return pickle.dumps(result)
    except (TypeError, AttributeError, pickle.PicklingError, RecursionError):
        return None


def unpacked(content: bytes | None, play: Play, path: Path, name: str) -> Result:
    """Return the result of a file from its bytes; where there are none, play it here, and where it killed its process, say so."""
    if content == b"":
        told = phrase("{internal}: the process that played it died", internal=phrase(INTERNAL))
        return Result(name, path.stem, Ruling("unsupported", told))
    if content is None:
        return play(path, name)
    result: Result = pickle.loads(content)
    return result


def _received(
    future: Future[bytes | None], play: Play, elsewhere: Play, begin: Callable[[], None] | None, path: Path, name: str
) -> Result:
    try:
        content = future.result()
    except BrokenProcessPool:
        content = _alone(elsewhere, path, name, begin=begin)
    return unpacked(content, play, path, name)


def played_alone(play: Play, path: Path, name: str) -> bytes | None:
    """Play a file in a new process, which shares nothing with the threads of this one; return nothing where it kills it."""
    return _alone(play, path, name, "spawn")


def _alone(play: Play, path: Path, name: str, way: str = "", begin: Callable[[], None] | None = None) -> bytes | None:
    """Play a file in a process of its own; return nothing where it kills that one."""
    with _Workers(1, way, begin) as worker:
        try:
            return worker.told(play, path, name).result()
        except BrokenProcessPool:
            return b""
