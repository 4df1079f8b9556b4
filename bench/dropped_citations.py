"""Whether a scenario misses a citation: literals of the code that cite a rule are dropped, one at a time.

    python -m bench.dropped_citations 100 [SEED]

Literals of Magic and of MAGMELL, chosen by the seed; `bench.held_citations` lists all that nobody would miss.
The aim is that nine in ten of the losses that a trace shows ("felt") make a scenario fail ("missed").
"""

from __future__ import annotations

import ast
import gc
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import pickle
import random
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple

from judgekit.cli.start import SELDOM
from judgekit.core.corpus import corpus_folder
from judgekit.scenarios.adapters import package_of
from judgekit.scenarios.checking import check_file, scenario_files
from judgekit.scenarios.code_citations import CodeCitation, citations_of

OTHERS = 3
"""How many of the scenarios that cite a rule without naming it are played: nothing in them can miss it."""

DROPPED = "000.0"
"""What stands in the code in place of the number that is dropped; no rule has it."""


class Loss(NamedTuple):
    """What happened when one literal was dropped.

    Attributes:
        number: the rule.
        place: where it stood.
        felt: scenarios whose trace was another one without it.
        noticed: those of them that fail then.
    """

    number: str
    place: CodeCitation
    felt: tuple[str, ...]
    noticed: tuple[str, ...]


def naming(number: str) -> re.Pattern[str]:
    """Return what finds a number where it is named: 508.1 in "508.1" and "508.1*", not in "508.1k"; that expects another rule."""
    return re.compile(rf"(?<![\w.]){re.escape(number)}(?!\w|\.\d)")


def cited_by(files: Iterable[Path]) -> dict[str, list[Path]]:
    """Return for every rule that passing scenarios cite their files; the game is loaded elsewhere, not in this process."""
    found: dict[str, list[Path]] = {}
    played: list[tuple[Path, tuple[str, ...]]] = apart(lambda: [(file, check_file(file).cited) for file in files])
    for file, cited in played:
        for rule in cited:
            found.setdefault(rule, []).append(file)
    return found


def lose(number: str, place: CodeCitation, files: Sequence[Path]) -> Loss:
    """Play scenarios without one literal, in a process of its own, until one fails.

    Args:
        number: the rule.
        place: where the literal stands that is dropped.
        files: the scenarios that cite the rule; those that name it are played first, since only they can miss it.
    """

    def play() -> tuple[list[str], list[str]]:
        sys.meta_path.insert(0, _Finder(place))
        felt: list[str] = []
        named = [file for file in files if naming(number).search(file.read_text(encoding="utf-8"))]
        others = [file for file in files if file not in named]
        for file in (*named, *others[:OTHERS]):
            result = check_file(file)
            if result.verdict != "pass":
                return [*felt, result.id], [result.id]
            if any(rule.endswith(f":{DROPPED}") for rule in result.cited):
                felt.append(result.id)
        return felt, []

    felt, noticed = apart(play)
    return Loss(number, place, tuple(felt), tuple(noticed))


def apart(work: Callable[[], Any]) -> Any:
    """Return what work gives, done in a child of this process, so that this one loads nothing."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        status = 1
        try:
            os.close(reading)
            gc.set_threshold(SELDOM)  # as judgekit sets it where it plays a corpus
            with os.fdopen(writing, "wb") as out:
                pickle.dump(work(), out)
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    with os.fdopen(reading, "rb") as out:
        told = out.read()
    os.waitpid(child, 0)
    return pickle.loads(told)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the one module in which a literal is dropped."""

    def __init__(self, place: CodeCitation) -> None:
        self.place = place

    def find_spec(self, fullname: str, path: Any, target: ModuleType | None = None) -> Any:
        """Return how the module is loaded without the literal, None for any other module."""
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or not spec.origin.endswith(f"/{self.place.file}"):
            return None
        spec.loader = _Loader(fullname, spec.origin, self.place)
        return spec


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads a module without one literal."""

    def __init__(self, fullname: str, path: str, place: CodeCitation) -> None:
        super().__init__(fullname, path)
        self.place = place

    def get_code(self, fullname: str) -> CodeType:
        """Return the code of the module, the literal replaced."""
        tree = ast.parse(Path(self.get_filename(fullname)).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and (node.lineno, node.col_offset) == (
                self.place.line,
                self.place.column,
            ):
                node.value = DROPPED
        code: CodeType = compile(tree, self.path, "exec")
        return code


def sampled(
    number: int,
    seed: int,
    games: Sequence[str] = ("mtg", "magmell"),
    known: Mapping[str, Mapping[str, Sequence[Path]]] | None = None,
) -> list[Loss]:
    """Drop literals of games, chosen by chance among those whose rules some scenario cites.

    Args:
        number: how many.
        seed: by which they are chosen.
        games: among whose literals.
        known: by game the scenarios that cite each rule, where that is known; where it is not, the corpus is played.
    """
    # What fails is told in words. They belong to no game, so that they are loaded here once, and not anew in each child.
    importlib.import_module("judgekit.scenarios.notation.telling.told_in_words")
    literals: list[tuple[str, CodeCitation, Sequence[Path]]] = []
    for game in games:
        shown = (known or {}).get(game) or cited_by(
            file for file, _name in scenario_files([str(corpus_folder() / game)])
        )
        for rule, places in sorted(citations_of(package_of(game)).items()):
            literals.extend((rule, place, shown[f"{game}:{rule}"]) for place in places if f"{game}:{rule}" in shown)
    random.Random(seed).shuffle(literals)
    return [lose(rule, place, files) for rule, place, files in literals[:number]]


def main(number: int, seed: int = 704) -> None:
    """Drop so many literals whose rules some scenario cites, and print which losses nobody misses."""
    losses = sampled(number, seed)
    felt = [loss for loss in losses if loss.felt]
    for loss in felt:
        if not loss.noticed:
            print(f"not missed: {loss.number} of {loss.place.file}:{loss.place.line} in {', '.join(loss.felt[:4])}")
    missed = sum(bool(loss.noticed) for loss in felt)
    share = f" ({missed / len(felt):.0%})" if felt else ""
    print(f"{len(losses)} dropped, {len(felt)} felt, {missed} of them missed{share}")


if __name__ == "__main__":
    main(*(int(one) for one in sys.argv[1:3])) if sys.argv[1:] else main(40)
