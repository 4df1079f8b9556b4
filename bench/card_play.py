"""Real cards played at random: what raises, and what has no code.

`python -m bench.card_play CARDS.json [NUMBER [SEED]]`, with a file in the shape of Scryfall's bulk data that its user names.
Cards whose whole text is understood are taken at random; each is cast or put onto the battlefield where there are others, and
some turns are played with any legal answers. What a card raises is a fault of the engine; what is unsupported has no code.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from bench.random_play import chooser
from judgekit.cards.scryfall import face_definition
from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.engine import EndlessLoop, Unsupported
from judgekit.engine.playing import play
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.files.card_readings import readings_by_line

GAME = "mtg"
DECISIONS = 80
SPELLS = ("instant", "sorcery")

OTHERS: dict[str, Json] = {
    "Plain Hill": {"types": "Land", "text": "{T}: Add one mana of any color."},
    "Plain Cub": {"types": "Creature - Bear", "cost": "{1}{G}", "pt": "2/2"},
    "Plain Relic": {"types": "Artifact", "cost": "{1}"},
    "Plain Oath": {"types": "Enchantment", "cost": "{1}"},
}

CHOSEN: dict[str, Json] = {"color": "red", "player": "B", "creature-type": "Bear"}
"""What was chosen as a permanent entered, where its text asks for it."""


def understood_cards(path: Path, seed: int) -> Iterator[tuple[str, Mapping[str, Json]]]:
    """Yield in random order the cards of a file with one face, all of whose text is understood."""
    cards = [card for card in json.loads(path.read_text()) if card.get("oracle_text") and not card.get("card_faces")]
    random.Random(seed).shuffle(cards)
    for card in cards:
        definition = face_definition(card)
        if all(one.fault is None for one in readings_by_line(card["name"], definition, GAME)):
            yield card["name"], definition


def given(name: str, definition: Mapping[str, Json]) -> dict[str, Any]:
    """Return a start position in which a card can be used: among others, with mana, cards in every zone and two players."""
    word = str(definition.get("types", "")).casefold()
    hand = [{"id": "it", "card": name}]
    beside = [
        {"id": f"{player}-{number}", "card": other, "controller": player}
        for player in ("A", "B")
        for number, other in enumerate(OTHERS)
    ]
    if not any(kind in word for kind in (*SPELLS, "aura")):
        loyal = (
            {"counters": {"loyalty": int(loyalty)}}
            if (loyalty := str(definition.get("loyalty", ""))).isdecimal()
            else {}
        )
        beside.append({"id": "there", "card": name, "controller": "A", "chosen": {**CHOSEN}, **loyal})
    mine = {"hand": [*hand, {"id": "a-hand", "card": "Plain Cub"}], "pool": "{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{C}{C}"}
    players = {"A": mine, "B": {"hand": [{"id": "b-hand", "card": "Plain Cub"}]}}
    for player, zones in players.items():
        for zone in ("library", "graveyard"):
            zones[zone] = [
                {"id": f"{player}-{zone}-{n}", "card": card} for n, card in enumerate(("Plain Cub", "Plain Hill") * 3)
            ]
    return {
        "players": players,
        "battlefield": beside,
        "turn": {"active": "A", "step": "precombat-main", "priority": "A"},
    }


def outcome(name: str, definition: Mapping[str, Json], seed: int, edition: str = "mtg@20210922") -> str:
    """Play a card at random; return what came of it: "played", "unsupported: …" or "RAISED …"."""
    scene = adapter_of(GAME)
    try:
        start = scene.setup({**OTHERS, name: definition}, given(name, definition), edition)
        for _ in islice(play(start, chooser(seed), DECISIONS), DECISIONS):
            pass
    except Unsupported as fault:
        return f"unsupported: {fault}"
    except EndlessLoop:
        return "played"
    except JudgekitError as fault:
        return f"refused: {fault}"
    except Exception as fault:
        return f"RAISED {type(fault).__name__}: {fault}"
    return "played"


def run(path: Path, number: int, seed: int) -> Counter[str]:
    """Play so many cards of a file, twice each, and print what did not go well."""
    found: Counter[str] = Counter()
    for name, definition in islice(understood_cards(path, seed), number):
        worst = max((outcome(name, definition, seed + way) for way in range(2)), key=lambda one: (one != "played", one))
        found[worst.partition(":")[0].split()[0]] += 1
        if worst != "played":
            print(f"{name}\t{worst}"[:220])
    print(", ".join(f"{how} {count}" for how, count in found.most_common()))
    return found


if __name__ == "__main__":
    run(Path(sys.argv[1]), int((sys.argv[2:] or ["300"])[0]), int((sys.argv[3:] or ["1"])[0]))
