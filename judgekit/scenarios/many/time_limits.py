"""A limit on the time that one scenario file may take: a file that takes longer gets a verdict, and the next one its turn."""

from __future__ import annotations

import sys
from types import FrameType

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
else:
    try:
        import _signal as signal  # `signal` names all signals of the system, which takes longer than many a file to play
    except ImportError:
        import signal

SECONDS = 60.0
"""How long one file may take where nothing else is said: far more than any scenario that somebody could follow needs."""


class OutOfTime(BaseException):
    """The time for something is over; no handler of errors on the way may take it for one of its own."""


class at_most:  # noqa: N801 read as a word behind `with`
    """Do something for so long at most, in seconds of computing: how busy the machine is besides makes no difference.

    Where the system has no alarm, or outside of the main thread, there is no limit.

    Args:
        seconds: how long; 0: as long as it takes.

    Raises:
        OutOfTime: it took longer.
    """

    def __init__(self, seconds: float) -> None:
        threading = sys.modules.get("threading")  # where nobody has loaded it, this is the only thread
        main = threading is None or threading.current_thread() is threading.main_thread()
        self._seconds = seconds if main and hasattr(signal, "setitimer") else 0.0
        self._before: signal._HANDLER = None

    def __enter__(self) -> None:
        if self._seconds:
            self._before = signal.signal(signal.SIGVTALRM, _over)
            signal.setitimer(signal.ITIMER_VIRTUAL, self._seconds)

    def __exit__(self, *_fault: object) -> None:
        if self._seconds:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, self._before)


def _over(_number: int, _frame: FrameType | None) -> None:
    raise OutOfTime
