"""The pages of scenarios list every verb of instructions that is registered, with all keys that it may have."""

from pathlib import Path

from judgekit.games.mtg.terms.actions import VERBS
from tests.cases import each
from tools.verb_table import PAGES, table, with_table

ROOT = Path(__file__).resolve().parents[2]


@each(PAGES)
def test_the_page_has_the_table_of_what_is_registered(lang: str) -> None:
    page = (ROOT / PAGES[lang]).read_text(encoding="utf-8")
    assert with_table(page, lang) == page, "python -m tools.verb_table"


def test_the_table_names_every_verb_once_with_its_keys() -> None:
    rows = [line.split(" | ") for line in table("en").splitlines()[2:]]
    assert [row[0].strip("| `") for row in rows] == sorted(VERBS)
    assert {row[0].strip("| `"): row[2].strip("| ") for row in rows}["put-counters"].startswith("`")
