"""Folders: where rulebooks are found, where added documents and settings are kept, where the store lives.

On the path of a cold look-up: plain os.path, no pathlib.
"""

from __future__ import annotations

import os
import os.path
import sys
from collections.abc import Callable

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
"""The folder of the judgekit package."""


def corpus() -> str:
    """Return the folder of judgekit's own data, inside an installed package or beside the package in a checkout."""
    installed = os.path.join(PACKAGE, "_corpus")
    return installed if os.path.isdir(installed) else os.path.join(os.path.dirname(PACKAGE), "corpus")


def _user_folder(variable: str, below_home: str, kind: str) -> str:
    folder = os.environ.get(variable, "")
    if os.path.isabs(folder):
        return os.path.join(folder, "judgekit")
    system: str = sys.platform
    if system.startswith("linux"):
        return os.path.join(os.path.expanduser("~"), below_home, "judgekit")
    import platformdirs

    return str(getattr(platformdirs, f"user_{kind}_path")("judgekit", appauthor=False))


def cache() -> str:
    """Return the folder of the store: `$XDG_CACHE_HOME/judgekit` or the platform's cache folder."""
    return _user_folder("XDG_CACHE_HOME", ".cache", "cache")


def config() -> str:
    """Return the folder of what the user has set: `$XDG_CONFIG_HOME/judgekit` or the platform's configuration folder."""
    return _user_folder("XDG_CONFIG_HOME", ".config", "config")


def added() -> str:
    """Return the folder of documents that the user added: `$XDG_DATA_HOME/judgekit/rulebooks` or the platform's."""
    return os.path.join(_user_folder("XDG_DATA_HOME", os.path.join(".local", "share"), "data"), "rulebooks")


def cards() -> str:
    """Return the file of the cards that the user added, beside the documents."""
    return os.path.join(os.path.dirname(added()), "cards.sqlite")


def missed() -> str:
    """Return the file of what was missed in the quiz, beside the documents."""
    return os.path.join(os.path.dirname(added()), "quiz.json")


def rulebooks() -> list[str]:
    """Return the folders searched for documents, the first one winning where two hold the same edition."""
    checkout = os.path.dirname(PACKAGE)
    named = [folder for folder in os.environ.get("JUDGEKIT_RULEBOOKS", "").split(os.pathsep) if folder]
    beside = [
        os.path.join(checkout, "corpus", "rulebooks"),
        os.path.join(os.path.dirname(checkout), "shared", "rulebooks"),
    ]
    return [*named, added(), *beside]


Progress = Callable[[str], None]
"""Called with one line whenever a build has something to say."""
