"""The wordings that the tests of card text go through: those of this folder, and the card data beside the checkout."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
CARD_DATA = HERE.parents[4] / "shared" / "cards"


class Wording(NamedTuple):
    """A rules text.

    Attributes:
        text: as printed, one ability a line.
        spell: it stands on an instant or sorcery.
        name: name of the card, "" where the text says ~.
    """

    text: str
    spell: bool
    name: str = ""


def texts_of(file: str) -> list[str]:
    """Return the texts of a file: one a line, lines with a bullet belong to the line before."""
    found: list[str] = []
    for line in (HERE / file).read_text(encoding="utf-8").splitlines():
        if line.startswith("•"):
            found[-1] += f"\n{line}"
        elif line.strip() and not line.startswith("#"):
            found.append(line)
    return found


@cache
def wordings() -> tuple[Wording, ...]:
    """Return the wordings of this folder, all of which are understood."""
    return (
        *(Wording(text, False) for text in texts_of("english_permanents.txt")),
        *(Wording(text, True) for text in texts_of("english_spells.txt")),
    )


@cache
def card_texts() -> tuple[Wording, ...]:
    """Return the texts of the cards whose data lies beside the checkout, none where it does not; not all are understood."""
    found = []
    for file in sorted(CARD_DATA.glob("*.json")):
        for card in json.loads(file.read_text(encoding="utf-8")):
            for face in card.get("card_faces", [card]):
                line = face.get("type_line", "")
                if face.get("oracle_text"):
                    found.append(Wording(face["oracle_text"], "Instant" in line or "Sorcery" in line, face["name"]))
    return tuple(found)
