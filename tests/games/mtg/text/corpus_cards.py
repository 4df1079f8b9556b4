"""The cards of the corpus as its files define them, read once in a process for all the tests of card text."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from judgekit.core.corpus import corpus_folder
from judgekit.scenarios.checking import scenario_files

LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


class Defined(NamedTuple):
    """A card of a file.

    Attributes:
        file: the first file that defines it so.
        name: its name.
        said: its definition, every scalar as text.
    """

    file: Path
    name: str
    said: dict[str, Any]


@cache
def corpus_cards() -> tuple[Defined, ...]:
    """Return every card that files of the corpus define, one that several define alike once."""
    found: dict[tuple[str, str], Defined] = {}
    for path, _shown in scenario_files([str(corpus_folder() / "mtg")]):
        data = yaml.load(path.read_text(encoding="utf-8"), Loader=LOADER)
        for name, said in ((data or {}).get("cards") or {}).items():
            if isinstance(said, dict):
                found.setdefault((name, repr(said)), Defined(path, name, said))
    return tuple(found.values())
