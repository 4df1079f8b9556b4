"""Run every bench: each module here with a `run()` prints what it measures; names on the command line choose among them."""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules

import bench


def main(chosen: list[str]) -> int:
    """Run the benches named, or all; return 2 when there is none of that name."""
    names = [module.name for module in iter_modules(bench.__path__) if not module.name.startswith("_")]
    benches = {name: import_module(f"bench.{name}") for name in names if not chosen or name in chosen}
    benches = {name: module for name, module in benches.items() if hasattr(module, "run")}
    if not benches:
        print(f"no bench of that name; there are: {', '.join(names)}", file=sys.stderr)
        return 2
    for name, module in benches.items():
        print(f"\n== {name}: {(module.__doc__ or '').partition(chr(10))[0]}")
        module.run()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
