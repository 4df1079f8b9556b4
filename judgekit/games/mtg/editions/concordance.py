"""What became of the rules of the base edition in another one: numbers, and whether a change is played; data of the corpus."""

from __future__ import annotations

from judgekit.core.corpus import corpus_folder
from judgekit.core.errors import JudgekitError
from judgekit.core.outlined import own_numbers_of
from judgekit.engine.edition import Concordance
from judgekit.games.mtg.state.game import GAME

SAME, PLAYED, UNPLAYED, GONE = "same", "played", "unplayed", "gone"
"""How a rule is listed: the same ruling, a change with code, a change without code, no such rule any more."""


DIVIDED = "# Divided: "
"""How the line begins that names rules of which a part stands under another number as well: "712.7 712.11a, 500.5 500.4"."""


class ConcordanceMalformed(JudgekitError):
    """A line of a concordance that says nothing."""


def read_concordance(edition: str) -> Concordance:
    """Return the concordance of an edition: its file in the corpus, over the outline of the base edition.

    A rule that the file does not list kept its number and its ruling.

    Raises:
        ConcordanceMalformed: a line names no rule of the base edition, or no way in which it changed.
    """
    numbers = {number: number for number in own_numbers_of(GAME.edition)}
    gone, unplayed = set[str](), set[str]()
    divided: dict[str, str] = {}
    path = corpus_folder() / GAME.book / f"concordance-{edition.partition('@')[2]}.tsv"
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(DIVIDED):
            for pair in line.removeprefix(DIVIDED).split(","):
                number, part = pair.split()
                divided[number] = part
        if not line[:1].isdigit():
            continue
        number, there, way = line.split("\t")
        if number not in numbers or way not in (SAME, PLAYED, UNPLAYED, GONE) or (way == GONE) != (there == "-"):
            raise ConcordanceMalformed(f"{path.name}: {line}")
        numbers[number] = there
        if way == GONE:
            gone.add(number)
            del numbers[number]
        if way == UNPLAYED:
            unplayed.add(number)
    return Concordance(numbers, frozenset(gone), frozenset(unplayed), divided)
