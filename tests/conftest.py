"""Fixtures shared by all tests: the real documents where they are present."""

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("judgekit", deadline=None)
settings.load_profile("judgekit")
# No deadline: on a loaded machine it fails tests that are right. Speed is measured by `make bench` alone.

RULEBOOKS = Path(__file__).resolve().parents[2] / "shared" / "rulebooks"


@pytest.fixture(scope="session")
def rulebooks() -> Path:
    """The folder of the five real documents; the publishers own them, so a clone by itself has none."""
    if not RULEBOOKS.is_dir():
        pytest.skip("the publishers' documents are not beside this checkout")
    return RULEBOOKS
