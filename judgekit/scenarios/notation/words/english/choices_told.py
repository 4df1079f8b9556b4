"""Choices told as facts behind the deed that they belong to (X is 3, mode 2), and modes said by what they do (700.2a).

A mode is called by the first words of its text. Which verb somebody says for it is known here; whether the card has such a mode,
and whether it may have that target, is for the game to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from judgekit.core.filling import forms_beside, in_other_words
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import listed
from judgekit.language.english.numbers import NUMBER, NUMBERS
from judgekit.language.english.verbs import participle, third_person
from judgekit.scenarios.notation.words.english.lexicon import verb_of_participle
from judgekit.scenarios.notation.words.english.told_so_far import Kinds, ToldSoFar

KINDS = Kinds()

_DEED = r"(?P<deed>\b(?:casts?|plays?|activates?|kicks?|uses?|responds? with|cast|activated|played|used) [^.;?]+?)\s*[.;,]\s+"
_OF_IT = r"(?: (?:of|for) (?:it|the spell|this|that))?"
_UNTIL_IT_IS_AIMED = (
    r"(?P<deed>\b(?:casts?|plays?|activates?|kicks?|uses?|responds? with|cast|activated|played|used|kicked)"
    r" (?:(?!\b(?:on|at|to|for|targeting|targets?|copying|naming)\b)[^.;?,:])+?)"
)
"""A deed with which no target is told."""
_EACH_SHARE = rf"(?:\d+|{NUMBER})(?: damage)? (?:to|on|at) [^.;:,?]+?"


_WITH_THEIR_DEEDS = forms_beside(
    __file__,
    {
        "until_it_is_aimed": _UNTIL_IT_IS_AIMED,
        "each_share": _EACH_SHARE,
        "deed": _DEED,
        "of_it": _OF_IT,
        "number": NUMBER,
    },
    clause=lambda match: f". {match['fact'].capitalize()}",
    time_first=lambda match: f"{match['asked'].capitalize()} {match['when'].casefold()} {match['what']}?",
    divided=lambda match: _divided(match),
    x=lambda match: f"{match['deed']} (X = {NUMBERS.get(match['n'], match['n'])})",
    mode=lambda match: f"{match['deed']} (mode {NUMBERS.get(match['n'], match['n'])})",
)


def told_with_its_deed(line: str) -> str:
    """Return an English line in which X and the mode that a sentence of its own tells stand with the deed before it.

    Args:
        line: a line without quoted texts.
    """
    return in_other_words(line, _WITH_THEIR_DEEDS)


def _divided(match: re.Match[str]) -> str:
    *first, last = re.split(",? and |, ", re.sub("(?<= [A-H])'s face", "", match["shares"]))
    return f"{match['deed']}, {', '.join(first)} and {last}"


_NEW_TARGET = re.compile(
    r"(?:[Tt]he|[Ii]ts|[Hh]is|[Hh]er|[Tt]heir) new target(?: (?:of|for) (?P<of>(?!it\b|the spell\b)[A-Z][\w', -]*?)|"
    r" (?:of|for) (?:it|the spell))? (?:is|was|becomes|will be) (?P<to>[^,;]+)"
)
_CHOSEN = re.compile(
    r"(?:[Tt]he |[Hh]is |[Hh]er )?"
    r"(?:(?:chosen|named|called|picked) (?:colou?r|(?:creature |card )?(?:type|name)|card|number|player|opponent)"
    r"|(?:colou?r|(?:creature |card )?(?:type|name)|card|number) (?:that (?:is|was) )?(?:chosen|named|called|picked)"
    r"|choice)(?: (?:is|was)|:) (?P<what>[^,;]+)"
)
_ORDER = re.compile(
    r"(?:(?:[Tt]he |[Hh]is |[Hh]er )?(?:damage )?(?:assignment )?order(?: of (?:the )?blockers)? (?:is|was|will be):?"
    r"|(?:[Tt]he )?[Dd]amage (?:goes|is (?:dealt|assigned)) to) (?P<first>[^,;]+?)(?: first)?"
    r"(?:, (?:and )?(?:then )?| (?:and )?then | before )(?P<then>[^;]+)"
)
_SAYS = re.compile(
    r"(?P<who>[A-H]|[Hh]e|[Ss]he) (?:then )?(?:says?|said|answers?|answered) (?P<so>yes|no) to"
    r" (?:it|that|(?:the|that|his|her|its) [a-z][a-z' -]*)"
)
_FIGHTS = re.compile(r"\bblocks?\b")


@KINDS.add
def _chosen(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """What was chosen by who was spoken of last."""
    said, who = sentence.strip(" ."), so_far.last
    if (new := _NEW_TARGET.fullmatch(said)) is not None and who:
        of = f"the target of {new['of']}" if new["of"] else "the target"
        told.append(f"{who} changes {of} to {new['to']}")
    elif (chosen := _CHOSEN.fullmatch(said)) is not None and who:
        told.append(f"{who} chooses {chosen['what']}")
    elif (order := _ORDER.fullmatch(said)) is not None and so_far.laid_out and _FIGHTS.search(so_far.laid_out[-1]):
        then = re.sub(r"^then |(?<=, )(?:and )?then ", "", order["then"])
        told.append(f"damage order: {order['first']}, {then}")
    elif (says := _SAYS.fullmatch(said)) is not None:
        return f"{says['who']} says {says['so']}"
    else:
        return sentence
    return None


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
