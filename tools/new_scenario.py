"""A new scenario file with everything that it needs, to be filled in: `make new-scenario ID=two-walls-block IN=combat`.

As it is laid down it does not pass: nothing is expected in it yet.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import BASE_EDITIONS

FILLED_IN = {
    "mtg": """\
cards:
  Meadow Cub:
    cost: "{1}{G}"
    types: Creature - Bear
    pt: 2/2

given:
  turn: {active: A, step: declare-attackers}
  players:
    A: {life: 20}
    B: {life: 20}
  battlefield:
    - {id: cub, card: Meadow Cub, controller: A, continuously: true}

script:
  - do: {attack: {cub: B}}
    # expect:
    #   - object: cub
    #     is: attacking
    #     cites: [508.1k]
""",
    "magmell": """\
cards:
  狼:
    cost: {green: 1}
    types: Unit
    ap: 2
    hp: 2

given:
  turn: {active: A, step: main, priority: A}
  players:
    A: {}
    B: {}
  battle-area:
    - {id: wolf, card: 狼, controller: A}

script:
  - do: {attack: wolf}
    # expect:
    #   - object: wolf
    #     is: attacking
    #     cites: [701.2.1.1]
""",
}
"""A start position of each game that can be played, and one step."""


def lay_down(game: str, folder: str, identity: str, corpus: Path) -> Path:
    """Write a new scenario file and return its path.

    Args:
        game: book id of the game.
        folder: folder below the game's scenarios, such as "combat".
        identity: kebab-case id; the name of the file too.
        corpus: the folder of judgekit's data.

    Raises:
        FileExistsError: a scenario of the game has this id already.
    """
    taken = sorted((corpus / game).rglob(f"{identity}.yaml"))
    if taken:
        raise FileExistsError(f"there is a scenario {identity} already: {taken[0]}")
    path = corpus / game / "scenarios" / folder / f"{identity}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    head = (
        f"scenario: 1\nid: {identity}\ntitle:\n  en: What happens, in one sentence\n  ja: 何が起こるかを一文で\n"
        f"game: {game}\nrules: {BASE_EDITIONS[game]}\n\n"
    )
    path.write_text(head + FILLED_IN[game], encoding="utf-8")
    return path


def main(arguments: list[str]) -> int:
    """Read the command line, write the file, say where it is."""
    parser = argparse.ArgumentParser(prog="make new-scenario", description=__doc__)
    parser.add_argument("id")
    parser.add_argument("folder")
    parser.add_argument("--game", choices=sorted(FILLED_IN), default="mtg")
    given = parser.parse_args(arguments)
    try:
        path = lay_down(given.game, given.folder, given.id, corpus_folder())
    except FileExistsError as taken:
        print(taken, file=sys.stderr)
        return 1
    print(f"{path}\nfill in the title and what is expected, then: judgekit check {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
