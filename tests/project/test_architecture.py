"""ARCHITECTURE.md names every package of the house, and nothing that is not there."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MAP = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
ENTRY = re.compile(r"( *)(\w+)/ +(\S.*)")


def drawn(text: str) -> Iterator[str]:
    """Yield the packages that the tree of the map names; what is indented stands in the last line that is indented less."""
    tree = next(block for block in re.findall(r"```text\n(.*?)```", text, re.DOTALL) if block.startswith("judgekit/"))
    above: list[str] = []
    for line in tree.splitlines():
        entry = ENTRY.fullmatch(line)
        assert entry is not None, f"no package with a line about it: {line!r}"
        above[len(entry[1]) // 2 :] = [entry[2]]
        yield "/".join(above)


def built() -> set[str]:
    return {one.parent.relative_to(ROOT).as_posix() for one in ROOT.glob("judgekit/**/__init__.py")}


def test_the_map_names_every_package() -> None:
    missing = sorted(built() - set(drawn(MAP)))
    assert not missing, f"give each a line in ARCHITECTURE.md: {missing}"


def test_the_map_names_no_package_that_is_gone() -> None:
    gone = sorted(set(drawn(MAP)) - built())
    assert not gone, f"take these out of ARCHITECTURE.md: {gone}"


def test_the_map_names_each_package_once() -> None:
    assert len(list(drawn(MAP))) == len(set(drawn(MAP)))


def test_every_file_of_the_walks_is_there() -> None:
    named = re.findall(r"`((?:judgekit|tests|corpus|docs|bench)/[\w./]+)`", MAP)
    assert len(named) > 30
    assert [one for one in named if not (ROOT / one).exists()] == []


def test_the_floors_of_magic_stand_in_the_order_of_their_contract() -> None:
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    contract = settings.partition('containers = ["judgekit.games.mtg"]')[2].partition("\n]")[0]
    floors = [one for one in re.findall(r'^ +"(\w+)"', contract, re.MULTILINE) if one != "rules"]
    rooms = [one.rpartition("/")[2] for one in drawn(MAP) if re.fullmatch(r"judgekit/games/mtg/\w+", one)]
    assert rooms == floors
