r"""What is put for the words that an expression finds, where parts of what it found stand in it (`\1`, `\g<who>`).

`Pattern.sub` looks such a template up anew at each call, also where it finds nothing, which takes five times as long as most
searches: of a line that is written as rows have it, one of a hundred expressions finds something.
"""

from __future__ import annotations

from functools import cache

from judgekit.core.typed import TYPE_CHECKING

if TYPE_CHECKING:
    import re
    from collections.abc import Callable


@cache
def filled(words: str | Callable[[re.Match[str]], str]) -> str | Callable[[re.Match[str]], str]:
    """Return what `sub` of an expression is to put for what it finds.

    Args:
        words: one of the templates of our sources; words in which nothing of what was found stands, and what makes words of it,
            are returned as they are.
    """
    if not isinstance(words, str) or "\\" not in words:
        return words

    def put(found: re.Match[str]) -> str:
        return found.expand(words)

    return put
