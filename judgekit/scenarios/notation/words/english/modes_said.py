"""Modes of a spell said by what they do: casts Command, countering Ox and drawing a card (700.2a).

A mode is called by the first words of its text. Which verb somebody says for it is known here; whether the card has such a mode,
and whether it may have that target, is for the game to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import listed
from judgekit.language.english.verbs import participle, third_person
from judgekit.scenarios.notation.words.english.lexicon import verb_of_participle

_FIRST_WORDS = {"bounce": "Return", "kill": "Destroy", "shatter": "Destroy", "stop": "Counter", "cantrip": "Draw"}
"""How the text of a mode begins that is said by another verb."""
_CASTS = re.compile(r"(?:casts?|plays?) [A-Z][^,;]*")
_DEALS = re.compile(r"(?P<n>\d+|X)(?: damage)?(?: to (?:(?:the|his|her|their) )?(?P<on>.+))?")
"""What damage is dealt to whom."""
_MADE = re.compile(r"making (?P<who>[A-H]) (?P<verb>[a-z]+)(?: .*)?")
"""What a player is made to do: discard a card."""
_BACK = re.compile(
    r" (?:back )?(?:(?:in)?to|from) (?:(?:his|her|their|its owner's|the|[A-H]'s) )?(?:hand|graveyard|play|yard)$"
)
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
    for one in how:
        word, _blank, rest = one.partition(" ")
        verb = verb_of_participle(word)
        what = _BACK.sub("", rest.removesuffix(" with it")).strip()
        if (made := _MADE.fullmatch(one)) is not None:
            verb, what = made["verb"], made["who"]
        if not verb or verb in ("target", "choose", "pay", "kick", "respond"):
            return ()
        does = _FIRST_WORDS.get(verb, verb.capitalize())
        if (dealt := _DEALS.fullmatch(what) if verb == "deal" else None) is not None:
            does, what = f"Deal {dealt['n']} damage", _WHOSE.sub("", dealt["on"] or "")
        if what and not is_name(what) and _AMOUNT.fullmatch(what) is None:
            return ()
        modes.append(f"doing {put(does)}{f' to {what}' if is_name(what) else ''}")
    return (f"{core} ({', '.join(modes)})",)


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


_CALLED = re.compile(
    r"(?P<cast>\b(?:casts?|plays?|(?:responds|answers) with) (?:the |his |her |their )?[A-Z][^,:;()]*?)"
    r"(?P<led>: | (?:choosing|picking)(?: the modes)? (?=\d)"
    r"| [-–—] |, (?:(?:choosing|picking|modes?:?|with modes:?|for) )?| \((?:(?:the )?(?:modes?|choosing):? )?)"
    r"(?P<deeds>[^()]+?)\)?(?P<end>\s*\.?$)"
)
"""A spell with what its modes do behind it: casts Charm: 2 damage to Wall and untap Ox."""
_JOINTS = re.compile(r",? and |, |; | \+ | & | plus ")
_HURTS = re.compile(r"(?:deals? )?(?P<n>\d+|X) (?:damage )?(?:to|on|at) (?P<on>.+)")
_BARE = re.compile(rf"(?:\d|X\b|(?:{'|'.join(sorted(_DOES))})\b)")
_MAKES = re.compile(r"(?P<who>[A-H]) (?P<verb>discards|sacrifices|draws|gains|loses|reveals) (?P<what>.+)")


def modes_in_words(sentence: str) -> str:
    """Return a sentence in which what the modes of a spell do is said in participles; as it is where not all of it is such."""
    found = _CALLED.search(sentence)
    deeds = [one.strip() for one in _JOINTS.split(found["deeds"])] if found is not None else []
    if found is not None and found["led"] == ", " and any(_BARE.match(one) is None for one in deeds):
        return sentence  # somebody does that besides: A sacrifices Imp
    if len(deeds) > 1 and all(map(_HURTS.fullmatch, deeds)):
        return sentence  # one amount is divided
    done = [_as_participle(one) for one in deeds]
    if found is None or not all(done):
        return sentence
    *first, last = map(str, done)
    joined = f"{', '.join(first)} and {last}" if first else last
    return f"{sentence[: found.start()]}{found['cast']}, {joined}{found['end']}"


def _as_participle(deed: str) -> str:
    """Return what a mode does as a participle; empty where the words tell no such thing."""
    if (hurts := _HURTS.fullmatch(deed)) is not None:
        return f"dealing {hurts['n']} damage to {hurts['on']}"
    if (makes := _MAKES.fullmatch(deed)) is not None:
        return f"making {makes['who']} {makes['verb'].removesuffix('s')} {makes['what']}"
    verb, _blank, what = deed.partition(" ")
    if verb not in _DOES:
        verb = next((one for one in _DOES if third_person(one) == verb), "")
    return f"{participle(verb)} {what}".strip() if verb and (what or verb == "draw") else ""
