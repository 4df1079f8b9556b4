"""Every word of 701 and 702 that came after the book of 2021-09-22 is read in both languages, printed, and played."""

from __future__ import annotations

import re
from pathlib import Path

from bench.card_play import outcome
from judgekit.core.corpus import corpus_folder
from judgekit.core.json_values import Json
from judgekit.games.mtg.terms.type_lines import read_type_line
from judgekit.games.mtg.text.english.reading import read_card_text
from judgekit.games.mtg.text.printing.japanese import plain, said
from tests.cases import WHOLE, each

_ROWS = [
    tuple(part.strip().replace("\\|", "|").replace("⏎", "\n") for part in re.split(r"(?<!\\)\|", line))
    for line in (Path(__file__).parent / "every_later_word.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]

OUTSIDE = {
    "701.31": "the planar deck of Planechase is not played",
    "701.32": "the schemes of Archenemy are not played",
    "701.33": "the schemes of Archenemy are not played",
    "701.45": "Contraptions are of sets that are not played by these rules",
    "701.51": "Attractions are of sets that are not played by these rules",
    "701.52": "Attractions are of sets that are not played by these rules",
    "702.158": "sectors are of sets that are not played by these rules",
    "702.159": "Attractions are of sets that are not played by these rules",
}
"""Words of the chapters that the game does not have, with the reason."""

WITHOUT_JAPANESE = {"701.64", "702.190", "702.191"}
"""Harness, sneak and increment: what Japanese cards call them is not known here; they are read in English alone."""

_COSTS = {"702.156": "{X}{G}", "702.150": "{1}{G/P}"}
"""Costs that the word needs for anything to happen; any other cost is as good as another."""


def _later_actions() -> set[str]:
    """Return the numbers of the keyword actions that the book of 2021-09-22 does not have, by the concordance."""
    lines = (corpus_folder() / "mtg" / "concordance-20260417.tsv").read_text(encoding="utf-8").splitlines()
    moved = dict(line.split("\t")[:2] for line in lines if re.match(r"701\.\d+\t701\.\d+\t", line))
    known = {moved.get(number, number) for number in (f"701.{number}" for number in range(2, 47))}
    return {f"701.{number}" for number in range(2, 69)} - known


def test_every_later_number_of_both_chapters_stands_in_the_table() -> None:
    numbers = {number for number, *_ in _ROWS}
    assert numbers - _later_actions() == {f"702.{number}" for number in range(148, 193)} - set(OUTSIDE)
    assert _later_actions() - numbers <= set(OUTSIDE)


@each(enumerate(_ROWS))
def test_a_later_word_is_read_printed_and_played(place: int, row: tuple[str, str, str, str]) -> None:
    """Both languages are read to the same; every second word is played as it reads in Japanese, in a whole run each in both."""
    number, types, english, japanese = row
    line = read_type_line(types, invented=True)
    abilities = read_card_text(english, "", line)
    texts = [english]
    if number in WITHOUT_JAPANESE:
        assert japanese == "-"
    else:
        texts.append(japanese)
        assert plain(read_card_text(japanese, "", line)) == plain(abilities)
        assert said(abilities) is not None or all(said((ability,)) is not None for ability in abilities)
    for text in texts if WHOLE else texts[place % len(texts) :][:1]:
        card: dict[str, Json] = {"types": types, "cost": _COSTS.get(number, "{1}{G}"), "text": text}
        card |= {"pt": "2/2"} if {"Creature", "Vehicle", "Spacecraft"} & set(types.split()) else {}
        card |= {"loyalty": 3} if "Planeswalker" in types else {}
        assert outcome("Bearer of the Word", card, 1, "mtg@20260417") == "played", text
