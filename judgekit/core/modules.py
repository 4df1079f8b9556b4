"""A module by its name, as `importlib` gives it, which loads what warns of old ways to say it."""

from __future__ import annotations

import sys
from types import ModuleType


def import_module(name: str) -> ModuleType:
    """Return a module by its whole name."""
    __import__(name)
    return sys.modules[name]
