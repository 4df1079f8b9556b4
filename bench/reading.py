"""Reading: each rulebook found, the references between its rules, and two editions of 3,000 rules compared."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from judgekit.books.reading import read_document
from judgekit.core.nodes import RuleNode
from judgekit.core.text import Bilingual
from judgekit.library.documents import read_shelf
from judgekit.references.collecting import collect
from judgekit.references.differences import diff

RULES = 3_000
WORDS = (
    "goblin",
    "imp",
    "ogre",
    "table",
    "turn",
    "may",
    "never",
    "attack",
    "two",
    "phase",
    "card",
    "under",
    "each",
    "box",
)


def milliseconds(work: Callable[[], Any]) -> float:
    """Return the least of three runs."""
    taken = []
    for _ in range(3):
        started = time.perf_counter()
        work()
        taken.append(time.perf_counter() - started)
    return min(taken) * 1000


def editions() -> tuple[list[RuleNode], list[RuleNode]]:
    """Return two editions of our own words: each tenth rule changed, every number moved on by one."""
    chance = random.Random(1)
    old, new = [], []
    for place in range(RULES):
        group, number = 100 + place // 30, place % 30 + 1
        text = " ".join(chance.choices([*WORDS, str(place)], k=40))
        old.append(_rule(f"{group}.{number}", text + ".", "mtg@20010101"))
        new.append(
            _rule(f"{group}.{number + 1}", text + (" indeed." if chance.random() < 0.1 else "."), "mtg@20020101")
        )
    return old, new


def _rule(number: str, text: str, edition: str) -> RuleNode:
    return RuleNode(
        book="mtg",
        edition=edition,
        number=number,
        printed_number=number,
        kind="rule",
        parent=None,
        title=Bilingual(None, None),
        text=Bilingual(None, text),
    )


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
    old, new = editions()
    _show(f"diff of two editions of {RULES:,} rules", milliseconds(lambda: diff(old, new)), base)


def _show(name: str, taken: float, base: float) -> None:
    print(f"{name:<40} {taken:8.1f} ms {taken / base:5.1f}")
