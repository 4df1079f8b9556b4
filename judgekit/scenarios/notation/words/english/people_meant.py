"""Whom "he" and "she" mean in an English clause: whose turn or step its sentence names, who has the card with which it is done.

Nobody is given a card by a pronoun that another player was said to have. Where the sentence and the card speak for different
players, it is asked who is meant.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.core.text import listed
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.words.english.lexicon import verb_of
from judgekit.scenarios.notation.words.english.told_so_far import BASIC, NAME, ToldSoFar
from judgekit.scenarios.notation.words.faults import NotationUnclear

PRONOUNS = frozenset(("he", "she", "they"))
STEP = (
    r"(?:(?:own|next|first|second|pre-?combat|post-?combat|beginning of|end of|declare|combat) )*"
    r"(?:turn|upkeep|draw|draw step|main(?: phase)?(?: (?:1|2|one|two))?|combat(?: phase| damage)?|(?:attackers|blockers)(?: step)?"
    r"|(?:untap |end |cleanup |damage |combat |attack |start |mana |charge )?(?:step|phase)|cleanup|priority)"
)
"""A turn, a phase or a step, behind whose it is."""
_TIME = re.compile(rf"(?<![\w'])(?P<who>[A-H])'s {STEP}(?![\w'-])")
"""A turn, phase or step that is somebody's."""
_IS_WHOSE_TIME = re.compile(
    rf"(?:is|was|are|'s)(?: (?:now|currently|still|just|already))?(?: (?:in|at|on|during))? (?P<who>[A-H])'s {STEP}(?: now)?"
)
_TIME_ALONE = re.compile(
    rf"(?:.+(?:,|;| and) )?(?:(?:it is|it's|now it is|now it's|now|currently) )*(?P<who>[A-H])'s {STEP}(?: now)?",
    re.IGNORECASE | re.DOTALL,
)
_FROM_OUTSIDE_PLAY = frozenset(
    listed("cast play summon evoke cycle suspend bestow overload kick flash discard unearth buyback")
)
"""What is done with a card that is not in play."""
_WITH_WHAT_IS_THERE = frozenset(
    listed("attack swing block chump defend activate tap crack equip crew animate unmorph hit")
)
_STOPS = frozenset(("block", "chump", "double", "triple", "gang", "defend"))
_FROM_ANYWHERE = frozenset(
    ("respond", "use", "answer", "counter", "sac", "sacrifice", "reply", "kill", "bounce", "pump")
)
_THE_FIRST = _FROM_OUTSIDE_PLAY | {"activate", "tap", "crack", "use", "crew", "sac", "sacrifice", "unmorph", "animate"}
"""What is done directly with what stands behind the verb; other deeds are done with what stands behind "with"."""
_VERB_OF_A_PRONOUN = re.compile(r"\b(?P<who>[Hh]e|[Ss]he) (?P<verb>[a-z]+s) (?=(?:it|him|her|the|that|his)\b|[A-Z])")
_WITH = re.compile(rf"\b(?:with|using) (?:(?:an?|the|his|her|their|own) )*(?P<what>{NAME})")
_BEHIND_THE_VERB = re.compile(rf"[a-z]+ (?:back |down )?(?:(?:an?|the|his|her|their|own) )*(?P<what>{NAME})")
_ZONE = re.compile(r"(?:hand|graveyard|yard|bin|library|deck|exile|command zone|mana(?: zone)?|dust|shields?)\b")
_IN_A_ZONE = re.compile(rf"[^,]*? in (?:the |his |her |their )?({_ZONE.pattern})")
_IN_A_ZONE_BEHIND = re.compile(rf".*? in (?:the |his |her |their )?({_ZONE.pattern})", re.DOTALL)
"""The zone of several cards, which stands behind the last of them."""
_IS_A_SPELL = re.compile(r"(?:\s*\{[^{}]*\})*\s*(?:[a-z]+ )?(?:instant|sorcery|spell|magic)\b")


def whose_time_it_is(said: str) -> str:
    """Return whose turn, phase or step a clause tells it to be, from its verb on (is A's main phase); empty where it tells none."""
    match = _IS_WHOSE_TIME.fullmatch(said)
    return match["who"] if match is not None else ""


def whose_time_alone(sentence: str) -> str:
    """Return whose turn, phase or step a sentence tells it to be at its end, behind whatever else it tells; empty where none."""
    match = _TIME_ALONE.fullmatch(sentence)
    return match["who"].upper() if match is not None else ""


def begins_with_a_time(words: str) -> bool:
    """Tell whether words begin with a turn, phase or step that is somebody's."""
    return _TIME.match(words.lstrip()) is not None


def whose_time_is_named(words: str) -> str:
    """Return the only player of whom words before a clause name a turn, phase or step; empty where there is none."""
    named = {match["who"] for match in _TIME.finditer(words)}
    return named.pop() if len(named) == 1 else ""


def who_is_meant(so_far: ToldSoFar, pronoun: str, opening: str, verb: str, said: str, told: Sequence[str]) -> str:
    """Return the player whom a pronoun means; empty where nobody was spoken of.

    Args:
        so_far: what was told before.
        pronoun: the pronoun.
        opening: what stands before the clause.
        verb: its verb, without its ending.
        said: the clause from its verb on.
        told: what the sentence has told before this clause.

    Raises:
        NotationUnclear: it is another player who has the card.
    """
    timed = whose_time_is_named(opening)
    last = timed or (_who_is_attacked(so_far) if verb.split("-")[0].split(" ")[0] in _STOPS else "") or so_far.last
    what = _done_with(verb, said)
    there = [*so_far.positions, *told] if what else []
    zones = {who: _zones_of(what, who, there) for who in so_far.players}
    may = [who for who, found in zones.items() if _may_be_used(verb, found)]
    if not may or last in may or len(may) > 1:
        return last
    surely = verb not in _FROM_OUTSIDE_PLAY or any(zones[may[0]])
    if last and (timed or so_far.timed == last or not surely):
        raise NotationUnclear(
            phrase('who is meant by "{pronoun}"? {what} is there for {who}', pronoun=pronoun, what=what, who=may[0]),
            f"{pronoun} {said}",
            candidates=(last, may[0]),
        )
    return may[0]


def cast_by_its_name(sentence: str, told: Sequence[str]) -> str:
    """Return a sentence in which a pronoun casts the card of which its verb is the name, where somebody was said to have it."""
    names = {name for one in told if one[1:3] == ": " for name in re.findall(NAME, one[len("A: ") :])}

    def casting(match: re.Match[str]) -> str:
        verb = match["verb"]
        named = [name for name in names if name.casefold() in (verb[:-1], verb[:-2], verb)]
        return f"{match['who']} casts {named[0]} on " if len(named) == 1 and not verb_of(verb) else match.group()

    return _VERB_OF_A_PRONOUN.sub(casting, sentence)


def _who_is_attacked(so_far: ToldSoFar) -> str:
    """Return who alone may block where the player who was spoken of last has attacked; empty where that is not so."""
    attacks = so_far.last and any(one.startswith(f"{so_far.last} attacks") for one in so_far.laid_out)
    others = [one for one in so_far.players if one != so_far.last]
    return others[0] if attacks and len(others) == 1 else ""


def _done_with(verb: str, said: str) -> str:
    """Return the name of the card with which a deed is done; empty where none is named, or one that everybody may have."""
    if verb not in _FROM_OUTSIDE_PLAY | _WITH_WHAT_IS_THERE | _FROM_ANYWHERE:
        return ""
    found = _BEHIND_THE_VERB.match(said) if verb in _THE_FIRST else _WITH.search(said)
    return "" if found is None or BASIC.fullmatch(found["what"]) else found["what"]


def _may_be_used(verb: str, zones: Sequence[str]) -> bool:
    """Tell whether something that lies in these zones can be what a deed is done with."""
    return any(verb not in _WITH_WHAT_IS_THERE or not zone for zone in zones)


def _zones_of(what: str, who: str, told: Sequence[str]) -> list[str]:
    """Return the zones in which a player was said to have a card, the battlefield as no words."""
    found: list[str] = []
    name = re.compile(rf"(?<![\w']){re.escape(what)}(?![\w'-])") if what else None
    for one in told:
        if name is None or not one.startswith(f"{who}: "):
            continue
        for part in one[len("A: ") :].split(";"):
            for match in name.finditer(part):
                headed = [*re.finditer(rf"({_ZONE.pattern}): ", part[: match.start()])]
                behind = part[match.end() :]
                near, far = _IN_A_ZONE.match(behind), _IN_A_ZONE_BEHIND.match(behind)
                spell = ["hand"] if _IS_A_SPELL.match(behind) else []
                found += [headed[-1][1]] if headed else [near[1]] if near is not None else spell or [""]
                found += [far[1]] if far is not None and near is None and not headed else []
    return found
