"""YAML as texts, lists and dictionaries with places: no tags, no anchors, no duplicate keys, bounded size and depth.

Every scalar is read as text, so that 613.10 stays 613.10 and `no` stays a word.
"""

from __future__ import annotations

from collections.abc import Collection

from judgekit.core.files import TooLarge, read_plain
from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.core.wording import phrase, reason_of
from judgekit.scenarios.files.faults import Path, ScenarioMalformed
from judgekit.scenarios.files.plain_yaml import read_plain_yaml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.core.files import StrPath

LARGEST_FILE = 1_000_000
"""Bytes."""


class Tree:
    """A YAML document as plain data with places.

    Attributes:
        file: the file as it was given, for messages.
        value: texts, lists and dictionaries.
        places: line and column, from 1, of every part by its path.
        bare: keys in braces behind which no value stands, as "b" in `{en: A, b}`.
    """

    def __init__(
        self,
        file: str,
        value: Json,
        places: dict[Path, tuple[int, int]],
        bare: Collection[Path] = (),
    ) -> None:
        self.file = file
        self.value: Any = value
        self.places = places
        self.bare = bare

    def place(self, path: Path) -> tuple[int, int]:
        """Return line and column of a part, or of the nearest part around it."""
        for length in range(len(path), -1, -1):
            found = self.places.get(path[:length])
            if found is not None:
                return found
        return (0, 0)

    def fault(self, reason: str, path: Path = (), hint: str = "") -> ScenarioMalformed:
        """Return the fault of a part of this document."""
        line, column = self.place(path)
        if path in self.bare:
            reason = phrase(
                "the text ends before the comma, and {rest!r} is read as a key: a text with a comma wants quotes in braces",
                rest=path[-1],
            )
            hint = ""
        return ScenarioMalformed(reason, self.file, line, column, path, hint)


def read_tree(text: str, file: str = "") -> Tree:
    """Read YAML text.

    Args:
        text: the text.
        file: how to name it in messages.

    Raises:
        ScenarioMalformed: it is no YAML, or uses what is not allowed.
    """
    if len(text.encode("utf-8", "surrogatepass")) > LARGEST_FILE:
        raise ScenarioMalformed(phrase("larger than {largest_file} bytes", largest_file=LARGEST_FILE), file)
    plain = read_plain_yaml(text)
    if plain is None:
        from judgekit.scenarios.files.whole_yaml import read_whole_yaml

        return Tree(file, *read_whole_yaml(text, file))
    return Tree(file, *plain)


def read_file(path: StrPath, shown: str | None = None) -> Tree:
    """Read a YAML file.

    Args:
        path: the file.
        shown: how to name it in messages; None: as given.

    Raises:
        ScenarioMalformed: it cannot be read.
    """
    name = shown if shown is not None else str(path)
    try:
        text = read_plain(path, LARGEST_FILE).decode("utf-8-sig")
    except TooLarge:
        raise ScenarioMalformed(phrase("larger than {largest_file} bytes", largest_file=LARGEST_FILE), name) from None
    except UnicodeDecodeError as error:
        raise ScenarioMalformed(phrase("no text in UTF-8 (byte {start})", start=error.start), name, 1, 1) from None
    except OSError as error:
        raise ScenarioMalformed(reason_of(error), name) from None
    return read_tree(text, name)
