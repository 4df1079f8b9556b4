"""`help TOPIC`: a page of the manual, as it lies in `docs`."""

from __future__ import annotations

import locale
import os
from pathlib import Path

from judgekit.core.errors import UsageFault
from judgekit.core.wording import phrase

FILES = {"notation": "notation", "query": "query", "scenario": "scenarios"}
"""The file of each topic."""
PAGES = tuple(FILES)
"""Topics of which `help` shows a page."""


def page(name: str, lang: str) -> str:
    """Return a page of the manual.

    Args:
        name: one of `PAGES`.
        lang: "ja" or "en"; "both": the language of the system.

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
    file = f"{FILES[name]}.ja.md" if lang == "ja" else f"{FILES[name]}.md"
    for folder in (package / "_docs", package.parent / "docs"):
        if (folder / file).is_file():
            return (folder / file).read_text(encoding="utf-8")
    raise UsageFault(phrase("the page {name} is not installed", name=name))
