"""Card text is read once in a process of the tests: several modules ask what the same thousands of texts mean."""

from collections.abc import Iterator
from functools import lru_cache

import pytest

from judgekit.games.mtg.text.english import reading


@pytest.fixture(scope="session", autouse=True)
def read_once() -> Iterator[None]:
    """Forget no text that was read; judgekit itself forgets those that were not asked for again for long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "_lines_of", lru_cache(maxsize=None)(reading._lines_of.__wrapped__))
        yield
