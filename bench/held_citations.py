"""Which cited numbers of the code a scenario would miss: every literal is marked, and the whole corpus is played once.

    python -m bench.held_citations [magmell]

A literal is held where an expectation names its rule and no other literal satisfies it. `bench.dropped_citations` proves the
same by dropping literals one at a time; here all of them are looked at in the time of one run of the corpus. The list names
what is felt and not held, with the steps at which it could be.
"""

from __future__ import annotations

import ast
import functools
import importlib.abc
import importlib.machinery
import itertools
import random
import sys
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple

from bench.dropped_citations import OTHERS, apart, naming
from judgekit.core.corpus import corpus_folder
from judgekit.engine import edition as editions
from judgekit.scenarios.adapters import package_of
from judgekit.scenarios.checking import check_file, scenario_files
from judgekit.scenarios.code_citations import CodeCitation, citations_of
from judgekit.scenarios.expectations import expectations, happenings
from judgekit.scenarios.running import Run
from judgekit.scenarios.sessions import ScriptedTable

MARK = "§"
"""What stands between a number and the index of its literal while the corpus is played: "508.1k§17"."""


class Sole(NamedTuple):
    """A step at which one literal alone cites its rule, so that an expectation there would hold it.

    Attributes:
        file: the scenario.
        path: the expectation, or the step where its records cite it.
    """

    file: str
    path: tuple[Any, ...]


class Marked(NamedTuple):
    """What playing the corpus with marked literals showed.

    Attributes:
        literals: (number, place) of each literal; the others speak of its index.
        felt: scenarios whose traces cite it.
        held: the expectations that only it satisfies.
        soles: where an expectation would be satisfied by it only.
        beside: literals of the same number that are cited in the same steps.
        failed: scenarios that fail as soon as literals are marked: something in them hangs on a number.
    """

    literals: list[tuple[str, CodeCitation]]
    felt: dict[int, list[str]]
    held: dict[int, list[Sole]]
    soles: dict[int, list[Sole]]
    beside: dict[int, list[int]]
    failed: list[str]

    def share(self) -> float:
        """Return how many of the literals that some trace shows are held, as a part of 1."""
        return len(self.held.keys() & self.felt.keys()) / max(1, len(self.felt))


def marked(game: str, files: Sequence[Path], numbers: Collection[str] | None = None) -> Marked:
    """Play scenarios of a game with literals marked, in a process of its own.

    Args:
        game: the game.
        files: the scenarios.
        numbers: the numbers whose literals are marked; all of them where it is None.
    """
    literals = [
        (number, place)
        for number, places in sorted(citations_of(package_of(game)).items())
        if numbers is None or number in numbers
        for place in places
    ]
    found: Marked = apart(lambda: _play(literals, files))
    return found


def sample(game: str, shown: Mapping[str, Sequence[Path]], part: int, seed: int) -> tuple[list[str], list[Path]]:
    """Return some of the numbers that scenarios show, and the scenarios that tell of each of their literals whether it is held.

    An expectation that holds a literal names its number: whatever names one is played. Of what cites a number and does not name
    it a few files are enough, since nothing in them can hold it; they show literals that no file with the name shows.

    Args:
        game: the game.
        shown: the scenarios that cite each rule.
        part: one number in so many is chosen.
        seed: by which they are chosen; whether a number is does not hang on which others there are.
    """
    cited = sorted(number for number in citations_of(package_of(game)) if f"{game}:{number}" in shown)
    numbers = [number for number in cited if random.Random(f"{seed} {number}").randrange(part) == 0]
    files = dict.fromkeys(itertools.chain(*shown.values()))
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    wanted: dict[Path, None] = {}
    for number in numbers:
        named = [file for file, text in texts.items() if number in text and naming(number).search(text)]
        others = [file for file in shown[f"{game}:{number}"] if file not in named]
        wanted |= dict.fromkeys((*named, *others[:OTHERS]))
    return numbers, sorted(wanted)


def plain(number: str) -> str:
    """Return a number without its mark, with the sign of the edition that it came by."""
    return number.partition(MARK)[0]


def index_of(number: str) -> int | None:
    """Return the index of the literal that a number came from, None where it came from none."""
    mark = number.partition(MARK)[2]
    return int(mark) if mark else None


def _play(literals: Sequence[tuple[str, CodeCitation]], files: Sequence[Path]) -> Marked:
    """Play the scenarios; modules of the game are loaded here for the first time, and expectations look past the marks."""
    sys.meta_path.insert(0, _Finder(literals))
    told = Marked(list(literals), defaultdict(list), defaultdict(list), defaultdict(list), defaultdict(list), [])
    _look_past_marks()
    _watch(told)
    for file in files:
        result = check_file(file)
        if result.verdict != "pass":
            told.failed.append(f"{file}: {result.message.splitlines()[0]}")
        for at in dict.fromkeys(map(index_of, result.cited)):
            if at is not None:
                told.felt[at].append(str(file))
    return Marked(told.literals, dict(told.felt), dict(told.held), dict(told.soles), dict(told.beside), told.failed)


def _look_past_marks() -> None:
    """Let expectations and editions read marked numbers as the numbers that they are."""
    means = ScriptedTable.means

    def meant(self: ScriptedTable, expected: str, *numbers: str) -> bool:
        return means(self, expected, *map(plain, numbers))

    ScriptedTable.means = meant  # type: ignore[method-assign]
    number_of, check = editions.Edition.number_of, editions.Edition.check

    def numbered(self: editions.Edition, rule: str) -> str:
        at = index_of(rule)
        return number_of(self, plain(rule)) + ("" if at is None else f"{MARK}{at}")

    editions.Edition.number_of = numbered
    editions.Edition.check = lambda self, rules: check(self, map(plain, rules))


def _watch(told: Marked) -> None:
    """Note for every step and expectation which literals satisfy it."""
    here: list[tuple[Run, tuple[Any, ...], Sequence[Any]]] = []
    judge, citations, trace = Run.judge, expectations.Judging._citations, happenings.Happenings.trace

    @functools.wraps(judge)
    def judging(run: Run, expect: Sequence[Any], path: tuple[Any, ...], *rest: Any, **more: Any) -> None:
        here.append((run, path, expect))
        since, found = rest[0], rest[1] if len(rest) > 1 else more.get("found")
        asked = tuple(getattr(found, "rules", ()))
        cited = [number for record in run.table.records(since) for number in record.rules]
        _soles(told, Sole(run.scenario.tree.file, path), [*cited, *asked])
        try:
            judge(run, expect, path, *rest, **more)
        finally:
            here.pop()

    @functools.wraps(citations)
    def citing(self: expectations.Judging, expectation: Mapping[str, Any], found: Sequence[str]) -> Any:
        run, path, expect = here[-1]
        place = next(at for at, one in enumerate(expect) if one is expectation)
        cited = [number for record in self.records for number in record.rules]
        cited += [number for record in self.earlier for number in record.rules]
        cited += [n for record in (*self.records, *self.earlier) for n in record.details.get("overruled", ())]
        # What records cite has the numbers of the edition played already; 509.2 of 2026 is no 509.2 of 2021.
        asked = [*found, *(self.asked.rules if self.asked is not None else ())]
        numbers = [*cited, *self.table.numbered(asked)]
        sole = Sole(run.scenario.tree.file, (*path, place))
        _soles(told, sole, numbers)
        for wanted in expectations._rules(expectation, "cites"):
            _holds(told, sole, wanted if isinstance(wanted, list) else [wanted], numbers, self)
        flat = [
            option
            for wanted in expectations._rules(expectation, "because")
            for option in (wanted if isinstance(wanted, list) else [wanted])
        ]
        if flat and self.refused is not None:
            _holds(told, sole, flat, list(self.table.numbered(self.refused.rules)), self)
        return citations(self, expectation, found)

    @functools.wraps(trace)
    def tracing(self: happenings.Happenings, rest: dict[str, Any]) -> Any:
        run, path, _expect = here[-1]
        cited = [number for record in self.records for number in record.rules]
        for wanted in rest["trace"] if isinstance(rest["trace"], list) else [rest["trace"]]:
            _holds(
                told, Sole(run.scenario.tree.file, path), wanted if isinstance(wanted, list) else [wanted], cited, self
            )
        return trace(self, rest)

    Run.judge = judging
    expectations.Judging._citations = citing
    happenings.Happenings.trace = tracing


def _soles(told: Marked, place: Sole, cited: Iterable[str]) -> None:
    by_number: dict[str, set[int]] = defaultdict(set)
    for number in cited:
        at = index_of(number)
        if at is not None:
            by_number[plain(number)].add(at)
    for literals in by_number.values():
        if len(literals) == 1:
            told.soles[next(iter(literals))].append(place)
        else:
            for one in literals:
                told.beside[one].extend(other for other in literals if other != one and other not in told.beside[one])


def _holds(told: Marked, place: Sole, options: Sequence[str], cited: Sequence[str], judging: Any) -> None:
    """Note the one literal that satisfies what is expected, where there is but one."""
    found = {number for number in cited if any(judging.table.means(option, number) for option in options)}
    if len(found) == 1 and (at := index_of(next(iter(found)))) is not None:
        told.held[at].append(place)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the modules in which literals are marked."""

    def __init__(self, literals: Sequence[tuple[str, CodeCitation]]) -> None:
        self.files: dict[str, dict[tuple[int, int], int]] = defaultdict(dict)
        for at, (_number, place) in enumerate(literals):
            self.files[place.file][place.line, place.column] = at

    def find_spec(self, fullname: str, path: Any, target: ModuleType | None = None) -> Any:
        """Return how a module is loaded with marks, None for one that has no literal."""
        if not fullname.startswith("judgekit.games."):
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None:
            return None
        places = next((at for file, at in self.files.items() if spec.origin.endswith(f"/{file}")), None)
        if places is None:
            return None
        spec.loader = _Loader(fullname, spec.origin, places)
        return spec


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads a module with marks at its literals."""

    def __init__(self, fullname: str, path: str, places: Mapping[tuple[int, int], int]) -> None:
        super().__init__(fullname, path)
        self.places = places

    def get_code(self, fullname: str) -> CodeType:
        """Return the code of the module, each number of a rule with its mark."""
        tree = ast.parse(Path(self.get_filename(fullname)).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                at = self.places.get((node.lineno, node.col_offset))
                if at is not None:
                    node.value = f"{node.value}{MARK}{at}"
        code: CodeType = compile(tree, self.path, "exec")
        return code


def own_files(game: str) -> list[Path]:
    """Return judgekit's own scenarios of a game, worked examples among them."""
    return [path for path, _name in scenario_files([str(corpus_folder() / game)])]


def main(game: str = "mtg") -> None:
    """Print what no scenario would miss, with the first steps at which one could."""
    told = marked(game, own_files(game))
    for at, (number, place) in enumerate(told.literals):
        if at in told.felt and at not in told.held:
            print(f"{number} {place.file}:{place.line} {place.function.rpartition('.')[2]}")
            for sole in told.soles.get(at, [])[:3]:
                print(f"    {Path(sole.file).stem} {'.'.join(map(str, sole.path))}")
    for failed in told.failed:
        print(f"fails with marks: {failed[:200]}", file=sys.stderr)
    print(f"{len(told.literals)} literals, {len(told.felt)} felt, {told.share():.1%} of them held")


if __name__ == "__main__":
    main(*sys.argv[1:2])
