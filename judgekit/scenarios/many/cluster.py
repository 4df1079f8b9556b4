"""Many scenario files on many machines: batches of files are played by the workers of a Dask cluster, results in the files' order.

What a file comes to does not depend on who plays it. A worker gives back nothing for a file that it cannot play as this process
would: the file is not there, or is another one, its rules are of another state of the code, it took longer than allowed, or the
result cannot be sent; such a file is played here. A worker that dies takes nothing with it: the cluster gives its batch to
another one, and a batch that has killed several is played here, each file in a process of its own.

This module needs `judgekit[cluster]`; nothing else imports it.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Generator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from distributed import Client, Future, KilledWorker, LocalCluster
from distributed.scheduler import NoValidWorkerError

import judgekit
from judgekit.core.errors import UsageFault
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.scenarios.many.jobs import File, Play, cores, packed, played_alone, unpacked
from judgekit.scenarios.verdicts import Result

LOCAL = "local"
LARGEST_BATCH = 100
"""Files."""
AHEAD = 3
"""Batches for each worker that are sent before they are needed: memory is bounded by these, not by the number of files."""
CONNECTING = 30
"""Seconds to wait for a cluster."""
SPARE = 60.0
"""Seconds beyond those allowed to its files that a batch may take before it is played here."""

_ONE_AT_A_TIME = threading.Lock()
"""A worker with several threads plays one file at a time: what is worked out once is kept without locks."""


class Sent(NamedTuple):
    """A file as it is sent: its path, its name as given, and what its content hashes to."""

    path: str
    name: str
    content: str


def connected(where: str) -> Client:
    """Return a client of the cluster at an address, or of one on this machine.

    Args:
        where: "local" (as many workers as cores), "local:2" (two workers), or the address of a scheduler.

    Raises:
        UsageFault: no number of workers, or nothing answers at the address.
    """
    name, _colon, number = where.partition(":")
    try:
        if name == LOCAL:
            if number and not (number.isascii() and number.isdecimal() and int(number)):
                raise UsageFault(
                    phrase("no number of workers: {number!r}", number=number[:40]), phrase("as in --cluster local:4")
                )
            machine = LocalCluster(int(number or cores()), threads_per_worker=1, dashboard_address="127.0.0.1:0")
            return Client(machine)
        return Client(where, timeout=CONNECTING)
    except (OSError, ValueError) as fault:
        raise UsageFault(
            phrase("no cluster at {where}: {fault}", where=where[:80], fault=fault),
            phrase("`dask scheduler` prints its address"),
        ) from None


@cache
def state_of_code() -> str:
    """Return what the code and data of this judgekit hash to: another state may rule otherwise."""
    digest = sha256()
    root = Path(judgekit.__file__).parent
    for file in sorted(one for one in root.rglob("*") if one.suffix in (".py", ".tsv", ".mo")):
        digest.update(str(file.relative_to(root)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def played(
    files: Sequence[File], play: Play, elsewhere: Play, client: Client, seconds: float = 0
) -> Generator[Result, None, None]:
    """Yield what becomes of scenario files, in their order.

    Args:
        files: the files.
        play: plays one here.
        elsewhere: plays one on a worker, which can be told of it (see `jobs.played`).
        client: the cluster.
        seconds: how long each file may take; 0: as long as it takes.
    """
    workers = max(1, len(client.scheduler_info()["workers"]))
    size = max(1, min(LARGEST_BATCH, len(files) // (4 * workers)))
    batches = [files[at : at + size] for at in range(0, len(files), size)]
    under_way: deque[Future] = deque()
    for place, batch in enumerate(batches):
        while len(under_way) < AHEAD * workers and place + len(under_way) < len(batches):
            sent = [_sent(*file) for file in batches[place + len(under_way)]]
            under_way.append(client.submit(play_batch, elsewhere, sent, state_of_code(), seconds, pure=False))
        contents = _received(under_way.popleft(), elsewhere, batch, seconds)
        for content, (path, name) in zip(contents, batch, strict=True):
            yield unpacked(content, play, path, name)


def play_batch(elsewhere: Play, files: Sequence[Sent], state: str, seconds: float) -> list[bytes | None]:
    """Play a batch of files on a worker; None for each that is left to the process that sent it."""
    if state != state_of_code():
        return [None] * len(files)
    with _ONE_AT_A_TIME:
        return [_played(elsewhere, file, seconds) for file in files]


def _played(elsewhere: Play, file: Sent, seconds: float) -> bytes | None:
    path = Path(file.path)
    if _content(path) != file.content:
        return None
    begun = time.thread_time()
    found = packed(elsewhere, path, file.name)
    return None if seconds and time.thread_time() - begun > seconds else found


def _received(future: Future, elsewhere: Play, batch: Sequence[File], seconds: float) -> list[bytes | None]:
    """Return what a batch came to; where it kills workers or does not end, each of its files is played here, by itself."""
    longest = seconds * len(batch) + SPARE if seconds else None
    try:
        found: list[bytes | None] = future.result(timeout=longest)
    except (KilledWorker, NoValidWorkerError, TimeoutError):
        future.cancel()
        return [played_alone(elsewhere, path, name) for path, name in batch]
    return found


def _sent(path: Path, name: str) -> Sent:
    return Sent(str(path.resolve()), name, _content(path))


def _content(path: Path) -> str:
    """Return what a file's content hashes to, "" where it cannot be read."""
    try:
        return sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""
