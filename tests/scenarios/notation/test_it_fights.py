"""What "it" is with which somebody attacks or blocks: the player's own creature (508.1a, 509.1a); nothing is declared twice."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from tests.cases import each
from tests.scenarios.notation.tables import of, result

BRUTE = 'A has a Brute 3/2 "Menace". A attacks with Brute. '
SITUATIONS = {
    # 702.111b: one creature alone cannot block it.
    "the only creature of who blocks": (f"{BRUTE}B has an Elk 2/2. Can B block with it?", "No: B can't block with Elk"),
    "why not": (
        f"{BRUTE}B has an Elk 2/2. Why can't B block with it?",
        "Not possible: B blocks with it: a restriction is disobeyed",
    ),
    "told and not asked": (
        "A has an Ox 3/3. A attacks with Ox. B has an Elk 2/2. B blocks with it. What dies?",
        "Elk dies",
    ),
    "it is blocked": (
        "A has an Ox 3/3. A attacks with it. B has an Elk 2/2. Can B block it with Elk?",
        "Yes: B can block Ox with Elk",
    ),
}


@each(SITUATIONS)
def test_it_is_the_creature_of_who_fights(name: str) -> None:
    said, answer = SITUATIONS[name]
    found = " ".join(result(said))
    assert found.startswith(answer), found


REFUSED = {
    "one of two": f"{BRUTE}B has an Elk 2/2 and an Elf 1/1. Can B block with it?",
    "of nobody": f"{BRUTE}Can B block with it?",
    "attacks twice": "A has an Ox 3/3. A attacks with Ox twice. No blocks. What's B's life?",
    "blocks twice": "A has an Ox 3/3. B has an Elk 2/2. A attacks with Ox. B blocks Ox with Elk twice. What dies?",
}


@each(REFUSED)
def test_what_nothing_is_meant_by_is_refused(name: str) -> None:
    with pytest.raises(JudgekitError):
        of(REFUSED[name])
