"""The import contracts of the house hold, and each of them bites when it is broken."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINT = Path(sys.executable).with_name("lint-imports")

BREACHES = {
    "core stands alone": ("core", "import judgekit.books"),
    "books, references and search know core and not each other": ("books", "import judgekit.search"),
    "books, references and search do not reach up": ("references", "import judgekit.library"),
    "the library joins the text side only": ("library", "import judgekit.engine"),
    "kernel, mechanics and table know no card text and no rule text": ("mechanics", "import judgekit.language"),
    "kernel, mechanics, table, games, scenarios: each knows what stands below it": (
        "mechanics",
        "import judgekit.table",
    ),
    "card files know no rules: names and definitions only": ("cards", "import judgekit.games"),
    "games know engine, language and core": ("games/mtg", "import judgekit.scenarios"),
    "one game never imports another": ("games/mtg", "import judgekit.games.magmell"),
    "the language kit knows core only": ("language", "import judgekit.games"),
    "no circle in any package": ("games/mtg/state", "import judgekit.games.mtg.turn.turn"),
    "the floors of Magic: a room uses lower rooms only": ("games/mtg/state", "import judgekit.games.mtg.scene.adapter"),
    "scenarios never read rule text": ("scenarios", "import judgekit.library"),
    "typer and rich live in the command line only": ("engine", "import rich"),
    "the morphological analyser lives in search.analysis only": ("books", "import fugashi"),
}


def contracts() -> list[str]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [contract["name"] for contract in settings["tool"]["importlinter"]["contracts"]]


def test_every_contract_has_a_breach_that_proves_it() -> None:
    assert sorted(contracts()) == sorted(BREACHES)


@pytest.fixture(scope="module")
def breached(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the linter says of a copy of the house in which every contract is broken."""
    house = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "judgekit", house / "judgekit", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", house)
    for number, (room, breach) in enumerate(BREACHES.values()):
        (house / "judgekit" / room / f"breach_{number}.py").write_text(f"{breach}\n", encoding="utf-8")
    linted = subprocess.run(
        [LINT, "--no-cache"],
        cwd=house,
        env={"PYTHONPATH": str(house), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    return linted.stdout


@pytest.mark.parametrize("contract", BREACHES)
def test_a_broken_contract_is_reported(contract: str, breached: str) -> None:
    assert re.search(rf"{re.escape(contract)} BROKEN", breached)
