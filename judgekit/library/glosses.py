"""Glosses: our own one-sentence restatement of each rule, and how players ask for it, read from the corpus."""

from __future__ import annotations

from pathlib import Path

import yaml

from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import BASE_EDITIONS, node_id
from judgekit.core.text import Gloss

_Loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


def read_glosses(path: Path) -> dict[str, Gloss]:
    """Return the glosses of one file by rule number; every scalar is text, so that 613.10 is not 613.1."""
    if not path.is_file():
        return {}
    entries = yaml.load(path.read_text(encoding="utf-8"), Loader=_Loader) or []
    return {entry["number"]: Gloss(entry["ja"], entry["en"], entry.get("asked", "")) for entry in entries}


def all_glosses() -> dict[str, Gloss]:
    """Return every gloss by node id; `glosses.yaml` glosses a book's base edition, `glosses-X.yaml` edition book@X."""
    glosses: dict[str, Gloss] = {}
    for book, base in BASE_EDITIONS.items():
        folder = corpus_folder() / book
        for path in sorted(folder.glob("glosses*.yaml")):
            suffix = path.stem.partition("-")[2]
            edition = f"{book}@{suffix}" if suffix else base
            glosses.update({node_id(edition, number): gloss for number, gloss in read_glosses(path).items()})
    return glosses
