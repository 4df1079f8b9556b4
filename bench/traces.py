"""What every scenario says and does, as one line a file: its verdict and a digest of all records and of the last positions.

    python -m bench.traces [FOLDER…] > before

Two versions of the code, or the plain one and the compiled one (`python -m tools.machine_code`), play alike where their lines are
the same. Sets are printed in the order of their hashes, so this runs itself anew with a fixed seed.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Iterator
from typing import Any

from judgekit.core.corpus import corpus_folder
from judgekit.core.errors import JudgekitError
from judgekit.scenarios.checking import check_file, scenario_files
from judgekit.scenarios.sessions import ScriptedTable

GAMES = ("mtg", "dm", "magmell")

ADDRESS = re.compile(r" at 0x[0-9a-f]+")
"""Where something lies in memory, which is another place each time."""


def lines(folders: list[str]) -> Iterator[str]:
    """Yield a line for each scenario file: its name, its verdict, and what was recorded while it was played."""
    tables: list[ScriptedTable] = []
    begin = ScriptedTable.__init__

    def watched(self: ScriptedTable, *args: Any, **named: Any) -> None:
        begin(self, *args, **named)
        tables.append(self)

    ScriptedTable.__init__ = watched  # type: ignore[method-assign]
    try:
        for path, name in scenario_files(folders):
            tables.clear()
            try:
                result = check_file(path)
                said = f"{result.verdict} {result.message!r} {' '.join(result.cited)}"
            except JudgekitError as fault:
                said = f"{type(fault).__name__} {fault}"
            told = hashlib.sha256(said.encode())
            for table in tables:
                for record in table.trace.records:
                    told.update(_written(record).encode())
                told.update(ADDRESS.sub("", repr(table.position.content())).encode())
            yield f"{name} {said.split()[0]} {len(tables)} {told.hexdigest()[:24]}"
    finally:
        ScriptedTable.__init__ = begin  # type: ignore[method-assign]


def _written(record: Any) -> str:
    """Return all that a record says, but for the question of a decision, which is not part of what happened."""
    kept = (record.of, record.by, record.rules, record.changes, record.details, record.event, record.choice)
    return ADDRESS.sub("", f"{record.what} {kept!r} {record.batch} {record.times}\n")


def main(folders: list[str]) -> None:
    """Print the lines of folders; of the whole corpus where none is named."""
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.execve(
            sys.executable,
            [sys.executable, "-m", "bench.traces", *folders],
            {**os.environ, "PYTHONHASHSEED": "0"},
        )
    for line in lines(folders or [str(corpus_folder() / game) for game in GAMES]):
        print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
