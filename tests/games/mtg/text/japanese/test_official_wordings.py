"""Card text as Japanese cards print it, of all years, means what the English of the same ability means."""

import re
from pathlib import Path

from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.text.english.reading import read_card_text
from judgekit.games.mtg.text.printing.japanese import plain
from tests.cases import each

PAIRS = Path(__file__).with_name("official_wordings.tsv")
PERMANENT, SPELL = TypeLine(types=("creature",)), TypeLine(types=("instant",))


def pairs() -> list[tuple[str, str, TypeLine]]:
    """Return (Japanese, English, what it stands on) of each line of the file."""
    found = []
    on = PERMANENT
    for line in PAIRS.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            on = SPELL if line.startswith("# spells") else PERMANENT
        else:
            japanese, english = line.replace("\\n", "\n").split("\t")
            found.append((japanese, english, on))
    return found


@each(pairs())
def test_an_official_wording_means_what_its_english_means(japanese: str, english: str, on: TypeLine) -> None:
    assert plain(read_card_text(japanese, "", on)) == plain(read_card_text(english, "", on))


def test_each_pair_has_a_wording_of_its_own_not_only_another_number() -> None:
    wordings = [re.sub(r"[0-9０-９]+", "0", japanese) for japanese, _english, _on in pairs()]
    assert len(set(wordings)) == len(wordings)
