"""Fixtures shared by all tests: the real documents where they are present."""

from pathlib import Path

import pytest

RULEBOOKS = Path(__file__).resolve().parents[2] / "shared" / "rulebooks"


@pytest.fixture(scope="session")
def rulebooks() -> Path:
    """The folder of the five real documents; the publishers own them, so a clone by itself has none."""
    if not RULEBOOKS.is_dir():
        pytest.skip("the publishers' documents are not beside this checkout")
    return RULEBOOKS
