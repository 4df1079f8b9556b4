"""The catalogue of the Japanese interface, made anew: `python -m tools.messages`, then write what is missing into the .po file.

Messages are the literals behind `phrase`, `noted` and `counted`, every sentence of the help, and the reasons in the lists of rules
that no scenario shows or that have no code. What was translated before
stays; a message that is gone leaves the catalogue. The .mo file that the program reads is made of it.
"""

from __future__ import annotations

import ast
import io
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from judgekit.cli import interface
from judgekit.cli.app import application
from judgekit.cli.scenarios.coverage import UNSHOWN_FILE
from judgekit.cli.scenarios.without_code import FOLLOWS, SORTED_FILE
from judgekit.core.corpus import corpus_folder

PACKAGE = Path(__file__).resolve().parents[1] / "judgekit"
FOLDER = PACKAGE / "locale" / "ja" / "LC_MESSAGES"
MARKS = ("phrase", "noted", "counted")
HEADER = "# The Japanese of the interface; `python -m tools.messages` keeps it in step with the code."
WIDTH = 120
UNDATED = datetime(2000, 1, 1, tzinfo=UTC)
"""One date for every day: what did not change is not written otherwise."""


class Messages(Catalog):
    """A catalogue whose header does not name the release of babel: another release does not write it otherwise."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """Return the lines of the header, as name and value."""
        return [(name, value) for name, value in super().mime_headers if name != "Generated-By"]

    @mime_headers.setter
    def mime_headers(self, headers: Iterable[tuple[str, str]]) -> None:
        Catalog.mime_headers.fset(self, headers)  # type: ignore[attr-defined]


def extracted() -> Catalog:
    """Return every message of the code and of the help, without translations."""
    catalogue = Messages(
        domain="judgekit", header_comment=HEADER, locale="ja", creation_date=UNDATED, revision_date=UNDATED
    )
    for message, place in _of_the_code():
        catalogue.add(message, locations=[(place, 0)])
    for sentence in interface.helps(interface.speaking(application())):
        catalogue.add(sentence, locations=[("cli/app.py", 0)])
    for reason, place in _reasons():
        catalogue.add(reason, locations=[(place, 0)])
    return catalogue


@cache
def _of_the_code() -> tuple[tuple[str | tuple[str, str], str], ...]:
    """Return every message of the code, with its module, read once in a process: to parse all modules takes seconds."""
    found: list[tuple[str | tuple[str, str], str]] = []
    for file in sorted(PACKAGE.rglob("*.py")):
        code = file.read_text(encoding="utf-8")
        said = _literals(ast.parse(code)) if any(f"{mark}(" in code for mark in MARKS) else ()
        found += [(message, file.relative_to(PACKAGE).as_posix()) for message in said]
    return tuple(found)


def _literals(tree: ast.AST) -> Iterator[str | tuple[str, str]]:
    """Yield the messages of a module; babel's own reader passes over those inside of f-strings."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKS:
            said = [one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
            if node.func.id == "counted" and len(said) == 2:
                yield said[0], said[1]
            elif said:
                yield said[0]


def _reasons() -> Iterator[tuple[str, str]]:
    """Yield why rules have no scenario or no code, with the list that says it; rules that decide instead are numbers only."""
    for book in sorted(corpus_folder().iterdir()):
        for name, column in ((UNSHOWN_FILE, 1), (SORTED_FILE, 2)):
            lines = (book / name).read_text(encoding="utf-8").splitlines()[1:] if (book / name).is_file() else []
            for fields in (line.split("\t") for line in lines):
                if len(fields) > column and fields[1] != FOLLOWS:
                    yield fields[column], f"corpus/{book.name}/{name}"


def translated() -> Catalog:
    """Return the catalogue as it lies there."""
    if not (FOLDER / "judgekit.po").is_file():
        return Catalog(locale="ja", domain="judgekit")
    with (FOLDER / "judgekit.po").open("rb") as file:
        return read_po(file, locale="ja", domain="judgekit")


def renewed(old: Catalog) -> Catalog:
    """Return what the code says now, with the translations of a catalogue."""
    new = extracted()
    for message in new:
        kept = old.get(message.id) if message.id else None
        if kept is not None:
            message.string = kept.string
    return new


def missing(catalogue: Catalog) -> list[Message]:
    """Return the messages without a translation."""
    return [message for message in catalogue if message.id and not any(strings(message))]


def strings(message: Message) -> tuple[str, ...]:
    """Return the translations of a message, one a plural form."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def compiled(catalogue: Catalog) -> bytes:
    """Return the catalogue as the program reads it."""
    plain = Messages(domain="judgekit", locale="ja", creation_date=UNDATED, revision_date=UNDATED)
    for message in catalogue:
        if message.id:
            plain.add(message.id, message.string)
    out = io.BytesIO()
    write_mo(out, plain)
    return out.getvalue()


def main() -> int:
    """Renew both files; return 1 and name them where messages have no translation."""
    catalogue = renewed(translated())
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / "judgekit.po").open("wb") as file:
        write_po(file, catalogue, width=WIDTH, sort_by_file=True, omit_header=False, include_lineno=False)
    (FOLDER / "judgekit.mo").write_bytes(compiled(catalogue))
    untold = missing(catalogue)
    for message in untold:
        print(message.id)
    return 1 if untold else 0


if __name__ == "__main__":
    sys.exit(main())
