"""The kernel and the rooms of Magic where play spends its time, as machine code: `make compiled`.

Writes a copy of judgekit into `build/compiled` in which the modules of `ROOMS` are compiled by mypyc, which comes with mypy; a
compiler for C is needed besides. Who names the copy first plays by it (`PYTHONPATH=build/compiled judgekit …`), all others play
the sources.

No compiled module ever lies beside a source that somebody edits: the copy holds the sources that it was made of, and so says one
thing throughout. Where the sources have changed since, it is made anew.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COPY = ROOT / "build" / "compiled"
"""Where the copy is written."""

ROOMS = {
    "engine": "edition events game pairing playing positions questions records remembering tracing",
    "games/mtg/abilities": "interpreter",
    "games/mtg/actions": (
        "destroying discarded_onto_library exile_until impossible moving replacement_abilities replacing "
        "simultaneous_events"
    ),
    "games/mtg/actions/damage": "damage life life_floors preventing",
    "games/mtg/actions/entering": "changed_as_it_enters entering entering_attached",
    "games/mtg/actions/faces_and_parts": "merged_leaving",
    "games/mtg/combat": (
        "attack_limits attacking banding block_limits blocking combat combat_damage damage_assignment enlisting evasion "
        "exerting_attackers striking"
    ),
    "games/mtg/editions/sixth": "edition",
    "games/mtg/instructions": "exiled_face_down skipping",
    "games/mtg/keywords": "ascending at_the_end_step casting_since_2021 madness miracle soulbond",
    "games/mtg/kinds_of_cards": "battles sagas",
    "games/mtg/layers": "continuous durations effect_scope forbidding in_force layers modifying protecting",
    "games/mtg/meaning": (
        "characteristics defenders filters history kinds_of_ability last_known matching range_of_influence "
        "trigger_zones views words"
    ),
    "games/mtg/multiplayer": "attack_seats grand_melee shared_turns two_headed_giant who_left",
    "games/mtg/stack": "activating fragmented_loops long_loops playing_lands priority special_actions splicing",
    "games/mtg/stack/casting": "casting casting_ways",
    "games/mtg/stack/costs": "cost_actions costs mana_abilities payable paying",
    "games/mtg/stack/resolving": "resolution",
    "games/mtg/stack/targets": "targets",
    "games/mtg/state": (
        "asked_where_needed combatants event_listeners faces game mana meld_leaving mentioned merged_parts objects "
        "status zones"
    ),
    "games/mtg/terms": "events",
    "games/mtg/triggers": "triggers",
    "games/mtg/turn": "continuous_control day_and_night extra_phases player_control state_based_actions state_triggers turn",
    "games/mtg/variants": "commander dungeons speed",
    "mechanics/terms": "meaning",
}
"""The modules that are compiled, by the folder they lie in: where random play or a combat spends some time.

A class is compiled where the class is that it is made from.
"""

_BUILD = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from distutils.ccompiler import CCompiler

one = CCompiler.compile

def several(self, sources, **said):
    with ThreadPoolExecutor(os.cpu_count()) as hands:
        return [made for part in hands.map(lambda source: one(self, [source], **said), sources) for made in part]

CCompiler.compile = several
modules = mypycify(["--config-file=mypy.ini", *sys.argv[1:]], opt_level="2", debug_level="0", multi_file=True)
sys.argv[1:] = ["build_ext", "--inplace"]
setup(name="compiled", packages=[], ext_modules=modules)
"""
_MYPY = "[mypy]\npython_version = 3.11\nignore_missing_imports = True\n"
_SAID_OTHERWISE = {
    "games/mtg/state/facts.pyi": "from collections.abc import Mapping\nfrom typing import Any\n\nFacts = Mapping[str, Any]\n",
}
"""What is said of types to the compiler alone, by the file of the copy that says it.

Facts that note what is asked of them (`judgekit.engine.asking`) are a dictionary with methods of its own. Machine code that knows
something as a dictionary reads it past its methods; where it is told of a mapping only, it calls them.
"""
_STAMP = "made-of"


def compiled_modules() -> list[str]:
    """Return the files that are compiled, from the root of the checkout."""
    return [f"judgekit/{room}/{name}.py" for room, names in ROOMS.items() for name in names.split()]


def made_of(root: Path) -> str:
    """Return what tells the sources below a folder from any others, with the Python and the list they are compiled for."""
    told = hashlib.sha256(f"{sys.version} {compiled_modules()} {_SAID_OTHERWISE}".encode())
    for file in sorted(one for kind in ("*.py", "*.tsv") for one in (root / "judgekit").rglob(kind)):
        told.update(f"{file.relative_to(root)} ".encode() + file.read_bytes())
    return told.hexdigest()


def fresh(copy: Path = COPY) -> bool:
    """Tell whether a copy is whole and made of the sources as they are now."""
    stamp = copy / _STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == made_of(ROOT)


def write_copy(copy: Path = COPY) -> None:
    """Write the copy: all sources as they are, and beside those that are compiled what Python loads in their place.

    Raises:
        SystemExit: there is no compiler, or a module cannot be compiled; what it said is printed.
    """
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir(parents=True)
    for folder in ("judgekit", "bench"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for folder in ("corpus", "docs"):
        (copy / folder).symlink_to(ROOT / folder)
    for file, said in _SAID_OTHERWISE.items():
        (copy / "judgekit" / file).write_text(said, encoding="utf-8")
    (copy / "mypy.ini").write_text(_MYPY, encoding="utf-8")
    command = [sys.executable, "-c", _BUILD, *compiled_modules()]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    shutil.rmtree(copy / "build")
    (copy / _STAMP).write_text(made_of(copy), encoding="utf-8")


def main() -> None:
    """Write the copy where it is not there or not made of the sources as they are."""
    if not fresh():
        print(f"compiling {len(compiled_modules())} modules (some minutes) …", flush=True)
        write_copy()
    print(f"compiled: PYTHONPATH={COPY.relative_to(ROOT)} {Path(sys.executable).parent.relative_to(ROOT)}/judgekit …")


if __name__ == "__main__":
    main()
