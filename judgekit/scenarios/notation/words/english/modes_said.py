"""Modes of a spell said by what they do: casts Command, countering Ox and drawing a card (700.2a).

A mode is called by the first words of its text. Which verb somebody says for it is known here; whether the card has such a mode,
and whether it may have that target, is for the game to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from judgekit.core.named_tuples import NamedTuple
from judgekit.language.english.verbs import participle
from judgekit.scenarios.notation.words.english.lexicon import listed, verb_of_participle

_FIRST_WORDS = {"bounce": "Return", "kill": "Destroy", "shatter": "Destroy", "stop": "Counter", "cantrip": "Draw"}
"""How the text of a mode begins that is said by another verb."""
_CASTS = re.compile(r"(?:casts?|plays?) [A-Z][^,;]*")
_DEALS = re.compile(r"(?P<n>\d+|X)(?: damage)?(?: to (?:(?:the|his|her|their) )?(?P<on>.+))?")
"""What damage is dealt to whom."""
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
        dealt = _DEALS.fullmatch(what) if verb == "deal" else None
        if dealt is not None:
            modes.append(put(f"Deal {dealt['n']} damage"))
            targets += [dealt["on"]] if dealt["on"] else []
            if dealt["on"] and not is_name(dealt["on"]):
                return ()
            continue
        if what and is_name(what):
            targets.append(what)
        elif what and _AMOUNT.fullmatch(what) is None:
            return ()
        modes.append(put(_FIRST_WORDS.get(verb, verb.capitalize())))
    aimed = f" targeting {' and '.join(targets)}" if targets else ""
    return (f"{core} choosing {' and '.join(modes)}{aimed}",)


_TO_DO = re.compile(r"(?P<core>(?:casts?|plays?|uses?) [A-Z][^,;]*?) to (?P<deeds>[a-z]+\b.*)")
_AND = re.compile(r",? and (?:to )?(?=[a-z]+\b)|, (?:to )?(?=[a-z]+\b)")
_WHOSE = re.compile(r"(?:the|his|her|their|[A-H]'s) (?=[A-Z])")
_DOES = frozenset(
    listed(
        "destroy exile counter bounce return draw deal kill shatter tap untap discard gain sacrifice prevent regenerate search put"
    )
)
"""Verbs of what spells do."""


class ToDo(NamedTuple):
    """A spell that is cast to do something.

    Attributes:
        core: its casting.
        how: what it is cast for, each a participle with what it is done to.
        on: what that is done to; empty where it is not one thing.
    """

    core: str
    how: tuple[str, ...]
    on: str


def cast_to_do(said: str) -> ToDo | None:
    """Return a spell that is cast to do something (casts Charm to destroy Ox); None where nothing is said of that."""
    match = _TO_DO.fullmatch(said)
    deeds = [one.partition(" ") for one in _AND.split(match["deeds"])] if match is not None else []
    if match is None or not deeds or any(verb not in _DOES for verb, _blank, _what in deeds):
        return None
    whats = [_WHOSE.sub("", what) for _verb, _blank, what in deeds]
    how = tuple(f"{participle(verb)} {what}".strip() for (verb, _blank, _what), what in zip(deeds, whats, strict=True))
    core = match["core"].replace("uses", "casts", 1).replace("use ", "cast ", 1)
    return ToDo(core, how, whats[0] if len(whats) == 1 else "")
