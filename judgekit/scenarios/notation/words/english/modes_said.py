"""Modes of a spell said by what they do: casts Command, countering Ox and drawing a card (700.2a).

A mode is called by the first words of its text. Which verb somebody says for it is known here; whether the card has such a mode,
and whether it may have that target, is for the game to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from judgekit.scenarios.notation.words.english.lexicon import verb_of_participle

_FIRST_WORDS = {"bounce": "Return", "kill": "Destroy", "shatter": "Destroy", "stop": "Counter", "cantrip": "Draw"}
"""How the text of a mode begins that is said by another verb."""
_CASTS = re.compile(r"(?:casts?|plays?) [A-Z][^,;]*")
_AMOUNT = re.compile(r"(?:an?|one|two|three|\d+|the|some|his|her|their) [a-z]+(?: [a-z]+)*")
"""What is done to no object that has a name: a card, two cards, all creatures."""


def with_modes(
    core: str, how: Sequence[str], is_name: Callable[[str], bool], put: Callable[[str], str]
) -> tuple[str, ...]:
    """Return a spell that is cast with its modes and its targets; empty where not all that is said with it are modes.

    Args:
        core: the deed.
        how: what is said with it, each a participle with what it is done to.
        is_name: tells whether words are the name of an object or of a player.
        put: keeps a quoted text and returns the sign that stands for it.
    """
    if not how or _CASTS.fullmatch(core) is None:
        return ()
    modes: list[str] = []
    targets: list[str] = []
    for one in how:
        word, _blank, rest = one.partition(" ")
        verb = verb_of_participle(word)
        what = rest.removesuffix(" with it").strip()
        if not verb or verb in ("target", "choose", "pay", "kick", "respond"):
            return ()
        if what and is_name(what):
            targets.append(what)
        elif what and _AMOUNT.fullmatch(what) is None:
            return ()
        modes.append(put(_FIRST_WORDS.get(verb, verb.capitalize())))
    aimed = f" targeting {' and '.join(targets)}" if targets else ""
    return (f"{core} choosing {' and '.join(modes)}{aimed}",)
