"""A limit on the time that one scenario file may take: a file that takes longer gets a verdict, and the next one its turn."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SECONDS = 60.0
"""How long one file may take where nothing else is said: far more than any scenario that somebody could follow needs."""


class OutOfTime(BaseException):
    """The time for something is over; no handler of errors on the way may take it for one of its own."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Do something for so long at most, in seconds of computing: how busy the machine is besides makes no difference.

    Where the system has no alarm, or outside of the main thread, there is no limit.

    Args:
        seconds: how long; 0: as long as it takes.

    Raises:
        OutOfTime: it took longer.
    """
    threading = sys.modules.get("threading")  # where nobody has loaded it, this is the only thread
    main = threading is None or threading.current_thread() is threading.main_thread()
    possible = main and hasattr(signal, "setitimer")
    if not seconds or not possible:
        yield
        return

    def over(_number: int, _frame: FrameType | None) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGVTALRM, over)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
