"""The words of the interface: English as the code has them, Japanese from the catalogue in `judgekit/locale`.

A message stands in the code in English, `phrase("no card {name}", name=…)`; its values have names, so that another language may
put them in another order. `python -m tools.messages` gathers the messages into the catalogue. While the interface is
English nothing is loaded.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False  # typing costs more to import than a look-up takes
if TYPE_CHECKING:
    from gettext import GNUTranslations

DOMAIN = "judgekit"
FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "locale")

_catalogue: GNUTranslations | None = None


def speak(language: str) -> None:
    """Choose the language of the interface.

    Args:
        language: "ja"; anything else is English.
    """
    global _catalogue
    if language != "ja":
        _catalogue = None
        return
    from gettext import GNUTranslations

    with open(os.path.join(FOLDER, "ja", "LC_MESSAGES", f"{DOMAIN}.mo"), "rb") as file:
        _catalogue = GNUTranslations(file)


def spoken() -> str:
    """Return the language of the interface: "ja" or "en"."""
    return "en" if _catalogue is None else "ja"


def phrase(message: str, /, **values: object) -> str:
    """Return a message in the language of the interface.

    Args:
        message: the English, a literal where it is written; {name} stands for a value.
        **values: the values by name; without any, the message is taken as it stands.
    """
    words = message if _catalogue is None else _catalogue.gettext(message)
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
    if _catalogue is None:
        return (one if count == 1 else many).format(count=count, **values)
    return _catalogue.ngettext(one, many, count).format(count=count, **values)


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
