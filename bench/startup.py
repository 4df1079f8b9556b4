"""What a judge feels: whole processes against `python -c pass` in the same run, and the first build."""

from __future__ import annotations

import compileall
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROUNDS = 25
PACKAGE = Path(__file__).resolve().parents[1] / "judgekit"
SCRIPT = Path(sys.executable).with_name("judgekit")

COMMANDS = {
    "judgekit rule 702.19b": ["rule", "702.19b"],
    "judgekit refs 704.5": ["refs", "704.5"],
    "judgekit search 'トランプル 接死'": ["search", "トランプル 接死"],
    "judgekit rule 702.19b --json": ["rule", "702.19b", "--json"],
    "judgekit term trample": ["term", "trample"],
}


def seconds(command: list[str], environment: dict[str, str] | None = None) -> float:
    """Return the wall seconds of one whole process, its output piped."""
    start = time.perf_counter()
    subprocess.run(command, capture_output=True, check=False, env=environment)
    return time.perf_counter() - start


def run() -> None:
    """Print the median of each command and its ratio to the baseline, taken in turn; then the first build."""
    # As `make` leaves it: an environment that forbids writing bytecode would otherwise compile every module anew each time.
    compileall.compile_dir(str(PACKAGE), quiet=1)
    baseline = [sys.executable, "-c", "pass"]
    commands = {name: [str(SCRIPT), *arguments] for name, arguments in COMMANDS.items()}
    for command in commands.values():
        seconds(command)
    times: dict[str, list[float]] = {name: [] for name in commands}
    floor: list[float] = []
    for _ in range(ROUNDS):
        floor.append(seconds(baseline))
        for name, command in commands.items():
            times[name].append(seconds(command))
    base = statistics.median(floor)
    print(f"{'python -c pass':<40} {base * 1000:8.1f} ms   1.00")
    for name, taken in times.items():
        median = statistics.median(taken)
        print(f"{name:<40} {median * 1000:8.1f} ms {median / base:6.2f}")
    with tempfile.TemporaryDirectory() as cache:
        first = seconds(commands["judgekit rule 702.19b"], os.environ | {"XDG_CACHE_HOME": cache})
        size = sum(path.stat().st_size for path in Path(cache).rglob("*.sqlite"))
    print(f"{'first build and look-up':<40} {first * 1000:8.1f} ms {first / base:6.1f}   store {size / 1e6:.1f} MB")
