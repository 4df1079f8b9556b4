"""`help TOPIC`: a page of the manual, as it lies in `docs`."""

from __future__ import annotations

import locale
import os
import re
from pathlib import Path

from judgekit.core.errors import UsageFault
from judgekit.core.wording import phrase

FILES = {"notation": "asking", "query": "query", "scenario": "scenarios"}
"""The file of each topic."""
IN_FULL = {"notation": "notation"}
"""The file with all there is to say on a topic, where its page tells only what suffices for most."""
PAGES = tuple(FILES)
"""Topics of which `help` shows a page."""


def page(name: str, lang: str, *, full: bool = False) -> str:
    """Return a page of the manual.

    Args:
        name: one of `PAGES`.
        lang: "ja" or "en"; "both": the language of the system.
        full: all there is to say on the topic, where that is a page of its own.

    Raises:
        UsageFault: there is no such topic, or its page is not installed.
    """
    if name not in FILES:
        raise UsageFault(
            phrase("there is no help on {name}", name=name[:40]),
            phrase("topics: {topics}; commands: judgekit --help", topics=", ".join(PAGES)),
        )
    if lang == "both":
        lang = "ja" if (os.environ.get("LANG") or locale.getlocale()[0] or "").startswith("ja") else "en"
    package = Path(__file__).resolve().parents[1]
    file = (IN_FULL.get(name) if full else None) or FILES[name]
    file += ".ja.md" if lang == "ja" else ".md"
    for folder in (package / "_docs", package.parent / "docs"):
        if (folder / file).is_file():
            return (folder / file).read_text(encoding="utf-8")
    raise UsageFault(phrase("the page {name} is not installed", name=name))


_BY_ITSELF = re.compile(r"\s*(?:[|#>]|[*-] |\d+\. |```|$)|    ")
"""How a line begins that is no part of a paragraph: a heading, a row of a table, a list, code, nothing."""
_RULE = re.compile(r"\|(?:\s*:?-+:?\s*\|)+")
"""What parts the head of a table from its rows."""


def for_a_terminal(text: str) -> str:
    """Return a page with each paragraph, and each row of a table, on one line, for a terminal that breaks lines where they end.

    Broken as they stand in the file they would be broken twice, a few words standing alone on every other line.
    """
    found: list[str] = []
    code = begun = False
    for line in text.splitlines():
        if line.lstrip().startswith("```"):
            code = not code
        goes_on = not code and _BY_ITSELF.match(line) is None
        if goes_on and begun:
            between = found[-1][-1:] + line[:1]
            found[-1] += ("" if max(between) >= "\u3000" else " ") + line.strip()
        elif code or _RULE.fullmatch(line) is None:
            found.append(line if code or not line.startswith("|") else _row(line))
        begun = goes_on
    return "\n".join(found) + "\n"


def _row(line: str) -> str:
    """Return a row of a table: what one writes, then what it means."""
    return "  ".join(cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1])
