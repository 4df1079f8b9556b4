"""A new keyword ability of Magic, laid down to be filled in: `make new-keyword NAME=gleam RULE=702.900 JA=輝き`.

What CONTRIBUTING says under "A keyword" is written: its row among the keywords, its Japanese name, a module in which its meaning
is to be spelt out, the texts that show how it is read in both languages, and a scenario. Until the meaning is written the keyword
is read, and refused in play by its rule; the scenario does not pass before something is expected in it.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import NamedTuple

from judgekit.core.corpus import corpus_folder
from tools.new_scenario import FILLED_IN, lay_down

KINDS = ("static", "activated", "triggered", "evasion", "spell")
BEHIND = {"": ("", ""), "number": (" 2", "２"), "cost": (" {2}", "{2}")}
"""What may stand behind the word, and how texts show it in English and in Japanese."""


class NewKeyword(NamedTuple):
    """What is known of a keyword ability before it is coded.

    Attributes:
        name: its English name, lower case ("first strike").
        rule: its rule ("702.7").
        ja: its Japanese name.
        takes: what stands behind the word: a key of `BEHIND`.
        kind: the kind of ability it stands for.
    """

    name: str
    rule: str
    ja: str
    takes: str = ""
    kind: str = "static"

    @property
    def module(self) -> str:
        """Return the name of its module."""
        return self.name.replace(" ", "_").replace("-", "_")

    @property
    def row(self) -> str:
        """Return its row in the table of keywords."""
        takes = f', "{self.takes}"' if self.takes else ""
        kind = f', kind="{self.kind}"' if self.kind != "static" else ""
        return f'    "{self.name}": Keyword("{self.rule}"{takes}{kind}),\n'

    @property
    def text(self) -> str:
        """Return a line of card text with it."""
        return self.name.capitalize() + BEHIND[self.takes][0]

    @property
    def text_ja(self) -> str:
        """Return the same line in Japanese."""
        return self.ja + BEHIND[self.takes][1]


MODULE = '''\
"""{rule}: {name}, spelt out as what it means."""

from __future__ import annotations

from judgekit.engine import Unsupported
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.terms.records import Ability


@keyword_means("{name}", "{rule}a")
def {module}(_keyword: Ability) -> tuple[Ability, ...]:
    """Refused until the abilities that it stands for are returned here ({rule}a)."""
    raise Unsupported("{name}", "{rule}a")
'''


def write(new: NewKeyword, root: Path) -> list[Path]:
    """Write everything that a keyword needs and return the files touched, in the order in which to fill them in.

    Args:
        new: the keyword.
        root: the checkout.

    Raises:
        FileExistsError: there is such a keyword, module or scenario already.
    """
    mtg, texts = root / "judgekit" / "games" / "mtg", root / "tests" / "games" / "mtg" / "text"
    keywords, names, rules = mtg / "terms" / "keywords.py", mtg / "terms" / "translations.py", mtg / "rules.py"
    module = mtg / "keywords" / f"{new.module}.py"
    table = keywords.read_text(encoding="utf-8")
    if module.exists() or f'    "{new.name}": Keyword(' in table:
        raise FileExistsError(f"there is a keyword {new.name} already")
    kebab = new.module.replace("_", "-")
    scenario = lay_down("mtg", f"keywords/{kebab}", f"{kebab}-works", root / "corpus")
    begun = scenario.read_text(encoding="utf-8").replace(_PT, f"{_PT}    text: {_quoted(new.text)}\n")
    scenario.write_text(begun, encoding="utf-8")
    keywords.write_text(_with_row(table, new), encoding="utf-8")
    written = names.read_text(encoding="utf-8")
    before, end, after = written.partition('"""\n\n\ndef _pairs')
    names.write_text(f"{before}    {new.ja}={new.name.replace(' ', '_')}\n{end}{after}", encoding="utf-8")
    module.write_text(MODULE.format(**new._asdict(), module=new.module), encoding="utf-8")
    rules.write_text(_with_import(rules.read_text(encoding="utf-8"), new.module), encoding="utf-8")
    english, japanese = texts / "english_permanents.txt", texts / "japanese_permanents.txt"
    for file, line in ((english, new.text), (japanese, f"{new.text_ja} => {new.text}")):
        file.write_text(f"{file.read_text(encoding='utf-8')}{line}\n", encoding="utf-8")
    return [scenario, module, keywords, names, rules, english, japanese]


_PT = "    pt: 2/2\n"
assert _PT in FILLED_IN["mtg"], "the creature of a new scenario gets the keyword behind its power and toughness"


def _quoted(text: str) -> str:
    return f'"{text}"' if "{" in text else text


def _with_row(table: str, new: NewKeyword) -> str:
    """Return the table of keywords with a row more, in the order of the rules."""
    rows = list(re.finditer(r'^    "[^"]+": Keyword\("702\.(\d+)".*\n', table, re.MULTILINE))
    number = int(new.rule.partition(".")[2])
    at = max((row.end() for row in rows if int(row[1]) <= number), default=rows[0].start())
    return table[:at] + new.row + table[at:]


def _with_import(rules: str, module: str) -> str:
    """Return the list of chapters with one more, in the order of the alphabet."""
    line = f"import judgekit.games.mtg.keywords.{module}\n"
    lines = rules.splitlines(keepends=True)
    first = [number for number, one in enumerate(lines) if one.startswith("import judgekit.games.mtg.keywords.")]
    at = next((number for number in first if lines[number] > line), first[-1] + 1)
    return "".join([*lines[:at], line, *lines[at:]])


def main(arguments: list[str]) -> int:
    """Read the command line, write the files, say which."""
    parser = argparse.ArgumentParser(prog="make new-keyword", description=__doc__)
    parser.add_argument("name", type=str.lower)
    parser.add_argument("rule", help="702 and its number, as 702.7")
    parser.add_argument("ja")
    parser.add_argument("--takes", choices=sorted(BEHIND), default="")
    parser.add_argument("--kind", choices=KINDS, default="static")
    given = parser.parse_args(arguments)
    if not re.fullmatch(r"702\.\d+", given.rule):
        parser.error(f"{given.rule} is no rule of a keyword ability: 702 and its number, as 702.7")
    if not re.fullmatch(r"[a-z][a-z '-]*", given.name):
        parser.error(f"{given.name} is no English name")
    try:
        files = write(NewKeyword(given.name, given.rule, given.ja, given.takes, given.kind), corpus_folder().parent)
    except FileExistsError as taken:
        print(taken, file=sys.stderr)
        return 1
    print("\n".join(map(str, files)))
    print("fill in what is expected, then what the keyword means: CONTRIBUTING.md, under A keyword")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
