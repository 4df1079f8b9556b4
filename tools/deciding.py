"""How often each rule is cited in the traces of our scenarios, and how often a scenario expects it: `python -m tools.deciding`.

A rule that nearly every trace cites and hardly a scenario expects is bookkeeping; one that is expected wherever it is cited decides
something. Answers in table notation name the deciding rules first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from judgekit.core.corpus import corpus_folder
from judgekit.core.json_values import Json
from judgekit.scenarios.checking import check_paths
from judgekit.scenarios.deciding import TABLE
from judgekit.scenarios.files.tree import read_file

FIRST_LINE = (
    "# Made by `python -m tools.deciding` from the scenarios: rule, traces that cite it, scenarios that expect it"
)
_EXPECTED = frozenset(("cites", "because"))


def expected(value: Json) -> Iterator[str]:
    """Yield every rule that a part of a scenario expects to be cited."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _texts(inner) if key in _EXPECTED else expected(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from expected(inner)


def _texts(value: Json) -> Iterator[str]:
    if isinstance(value, str):
        if "*" not in value:
            yield value.rpartition(":")[2]
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner)


def table_of(folder: Path) -> str:
    """Return the table of one book."""
    traced: Counter[str] = Counter()
    wanted: Counter[str] = Counter()
    for result in check_paths(
        [str(path) for path in (folder / "scenarios", folder / "examples") if path.is_dir()]
    ).results:
        traced.update({rule.rpartition(":")[2] for rule in result.cited})
        wanted.update(set(expected(read_file(Path(result.file)).value)))
    lines = [f"{rule}\t{traced[rule]}\t{wanted[rule]}" for rule in sorted(traced)]
    return "\n".join([FIRST_LINE, *lines, ""])


def main() -> None:
    """Write the table of every book that has scenarios."""
    for folder in sorted(corpus_folder().iterdir()):
        if (folder / "scenarios").is_dir():
            (folder / TABLE).write_text(table_of(folder), encoding="utf-8")


if __name__ == "__main__":
    main()
