"""Reading: each rulebook found, the references between its rules, and two editions of 3,000 rules compared."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from judgekit.books.reading import read_document
from judgekit.library.documents import read_shelf
from judgekit.references.collecting import collect
from judgekit.references.differences import diff
from tests.references.editions import moved_on

RULES = 3_000


def milliseconds(work: Callable[[], Any]) -> float:
    """Return the least of three runs."""
    taken = []
    for _ in range(3):
        started = time.perf_counter()
        work()
        taken.append(time.perf_counter() - started)
    return min(taken) * 1000


def run() -> None:
    """Print each part and its ratio to splitting all the documents' texts into words."""
    shelf = read_shelf()
    texts = {loaded.reading.edition: loaded.path.read_bytes() for loaded in shelf.loaded}
    base = milliseconds(lambda: [data.decode("utf-8", "replace").split() for data in texts.values()]) or 1.0
    print(f"{'all texts split into words':<40} {base:8.1f} ms   1.0")
    for edition, data in texts.items():
        _show(f"reading {edition}", milliseconds(partial(read_document, data, edition)), base)
    nodes = [node for loaded in shelf.loaded for node in loaded.reading.nodes]
    _show("references of all", milliseconds(lambda: collect(nodes)), base)
    old, new = moved_on(RULES)
    _show(f"diff of two editions of {RULES:,} rules", milliseconds(lambda: diff(old, new)), base)


def _show(name: str, taken: float, base: float) -> None:
    print(f"{name:<40} {taken:8.1f} ms {taken / base:5.1f}")
