"""How seldom Python looks for unreachable cycles in a process that answers one command."""

import gc

SELDOM = 50_000
"""Objects made more than freed between two looks; Python's own figure, 700, costs a game played to its end a tenth of its time.

Reference counts free nearly everything; the cycles of some 80 combats of Magic, with their traces, wait for one look.
"""


def collect_seldom() -> None:
    """Let the collector of this process look for cycles seldom."""
    gc.set_threshold(SELDOM)
