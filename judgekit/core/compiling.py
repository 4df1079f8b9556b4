"""Text of which methods are made as modules load, compiled; what an earlier process compiled is taken over by its text.

A record has its constructor, a data class its methods as text. Compiling those of one game takes an eighth of a first `check`.
On the path of a cold start.
"""

from __future__ import annotations

TYPE_CHECKING = False  # typing costs more to import than what is compiled
if TYPE_CHECKING:
    from types import CodeType

KNOWN: dict[str, CodeType] = {}
"""What is compiled, by its text: the same text is the same code, whoever compiled it."""


def compiled(text: str, kind: str) -> CodeType:
    """Return the code of a text.

    Args:
        text: the text.
        kind: "exec" for statements, "eval" for an expression; no text is both.
    """
    code = KNOWN.get(text)
    if code is None:
        made: CodeType = compile(text, "<string>", kind)
        code = KNOWN[text] = made
    return code
