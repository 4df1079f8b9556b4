"""The words of the interface: English as the code has them, Japanese from the catalogue in `judgekit/locale`.

A message stands in the code in English, `phrase("no card {name}", name=…)`; its values have names, so that another language may
put them in another order. `python -m tools.messages` gathers the messages into the catalogue. While the interface is
English nothing is loaded.
"""

from __future__ import annotations

import os

DOMAIN = "judgekit"
FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "locale")


class Catalogue:
    """A compiled catalogue of messages in a language without plural forms, of which only what is said is read.

    The file is that of gettext, which puts all of its messages in words before the first one is said: a twentieth of a first `ask`
    in Japanese. Its messages stand there in the order of their bytes, so that one is found by halving.

    Args:
        data: what stands in the file.

    Raises:
        ValueError: it is no such file, or one of a machine that writes its numbers the other way round.
    """

    _MAGIC, _HEAD, _ENTRY = 0x950412DE, 20, 8

    def __init__(self, data: bytes) -> None:
        numbers = memoryview(data[: self._HEAD]).cast("I")
        if numbers[0] != self._MAGIC:
            raise ValueError("no compiled catalogue")
        count, originals, translations = numbers[2], numbers[3], numbers[4]
        self._data = data
        self._originals = memoryview(data[originals : originals + count * self._ENTRY]).cast("I")
        self._translations = memoryview(data[translations : translations + count * self._ENTRY]).cast("I")
        self._said: dict[str, str] = {}

    def said(self, message: str) -> str | None:
        """Return what a message is in the language, None where it has none; one about a number is asked by its singular."""
        found = self._said.get(message)
        if found is None:
            wanted, data, originals = message.encode("utf-8", "surrogatepass"), self._data, self._originals
            low, high = 0, len(originals) // 2
            while low < high:
                middle = (low + high) // 2
                start = originals[2 * middle + 1]
                original = data[start : start + originals[2 * middle]].partition(b"\0")[0]
                if original == wanted:
                    start = self._translations[2 * middle + 1]
                    translation = data[start : start + self._translations[2 * middle]]
                    found = self._said[message] = translation.partition(b"\0")[0].decode()
                    return found
                if original < wanted:
                    low = middle + 1
                else:
                    high = middle
        return found


_catalogue: Catalogue | None = None


def speak(language: str) -> None:
    """Choose the language of the interface.

    Args:
        language: "ja"; anything else is English.
    """
    global _catalogue
    if language != "ja":
        _catalogue = None
        return
    with open(os.path.join(FOLDER, "ja", "LC_MESSAGES", f"{DOMAIN}.mo"), "rb") as file:
        _catalogue = Catalogue(file.read())


def spoken() -> str:
    """Return the language of the interface: "ja" or "en"."""
    return "en" if _catalogue is None else "ja"


def phrase(message: str, /, **values: object) -> str:
    """Return a message in the language of the interface.

    Args:
        message: the English, a literal where it is written; {name} stands for a value.
        **values: the values by name; without any, the message is taken as it stands.
    """
    words = message if _catalogue is None else _catalogue.said(message) or message
    return words.format(**values) if values else words


def noted(message: str) -> str:
    """Mark a message that stands in a table, where the language is not chosen yet; `phrase` says it later."""
    return message


def counted(one: str, many: str, /, count: int, **values: object) -> str:
    """Return a message about a number of things.

    Args:
        one: the English for a single thing.
        many: the English for any other number; {count} stands for it.
        count: how many there are.
        **values: the other values by name.
    """
    words = _catalogue.said(one) if _catalogue is not None else None
    return (words or (one if count == 1 else many)).format(count=count, **values)


_NO_FILE = {
    "No such file or directory": noted("there is no such file"),
    "Is a directory": noted("it is a folder"),
    "Not a directory": noted("it is no folder"),
    "Permission denied": noted("it is not permitted"),
    "No space left on device": noted("the disk is full"),
    "Read-only file system": noted("nothing can be written there"),
    "File name too long": noted("the name is too long"),
}


def reason_of(fault: OSError) -> str:
    """Return why a file could not be read or written: the system's words while the interface is English."""
    told = fault.strerror or str(fault)
    return phrase(_NO_FILE[told]) if _catalogue is not None and told in _NO_FILE else told


def told_in(language: str) -> str:
    """Return the language, "ja" or "en", in which what happened is told.

    Args:
        language: "ja" or "en"; "both", that of the interface.
    """
    return language if language in ("ja", "en") else spoken()
