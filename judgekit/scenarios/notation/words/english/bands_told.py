"""Bands as people tell them: who attacks in one is said in the attack, before it, or in a sentence of its own (702.22)."""

from __future__ import annotations

import re

from judgekit.scenarios.notation.words.english.told_so_far import NAME, Kinds

KINDS = Kinds()

_ONE = rf"(?:(?:the|his|her|their|an?) )?{NAME}"
_SEVERAL = rf"{_ONE}(?:(?:,| and|, and) {_ONE})+"
_IN_A_BAND = (
    r"(?:(?:form|are|make|build|attack|attack together)(?: up)?(?: in| as)? (?:an?|one|the same) band"
    r"(?: together)?|are banded(?: together)?|band together)"
)
_BANDED_BEHIND = re.compile(
    rf"(?P<attack>(?<![\w'])[A-H] (?:attacks|attacked|swings|swung)(?: [A-H])?(?: in)? with (?P<those>{_SEVERAL}))"
    rf"(?:\.(?P<gap>\s+)(?P<who>{_SEVERAL}|They(?: both)?|The two|Both|These two) |,? (?:who |which )){_IN_A_BAND}"
    r"(?=\s*(?:[.;\n]|$))"
)
"""That those who attack do so in a band, behind the attack."""
_SMALL = frozenset(("the", "his", "her", "their", "a", "an", "and"))


def _names(said: str) -> set[str]:
    return {one.casefold() for one in re.findall(r"[\w'-]+", said)} - _SMALL


def with_bands_in_attacks(lines: str) -> str:
    """Return lines in which a band is told in the sentence of its attack: of all who attack, or of just those that are named.

    Args:
        lines: the lines, of which as many stay.
    """

    def told(match: re.Match[str]) -> str:
        who = match["who"] or ""
        if re.fullmatch(_SEVERAL, who) and _names(who) != _names(match["those"]):
            return match.group()  # of some of them, which is no form of a row
        gap = match["gap"] or ""
        return f"{match['attack']} in a band{gap if chr(10) in gap else ''}"

    return _BANDED_BEHIND.sub(told, lines)


def _as_a_band(match: re.Match[str]) -> str:
    those = match["those"] or f"{match['x']} and {match['y']}"
    return f"{match['who']} {match['attack']}{match['whom'] or ''} with {those} in a band"


KINDS.reworded(
    rf"""
(?P<who>(?<![\w'])[A-H]) (?:(?:forms|makes|builds|declares) (?:an?|one) band (?:of|with|from|out of) (?P<those>{_SEVERAL})
  |bands (?P<x>{_ONE}) (?:with|and|together with) (?P<y>{_ONE})(?: together)?)(?:,? and(?: then)?|,) (?P<attack>attacks|swings)
  (?P<whom> [A-H])?(?: with (?:it|them|that|the band|both))?(?=\s*(?:[,;.]|$|and\b)) => @first
(?P<attack>\b(?:attacks|swings)(?: [A-H])?(?: in)? with {_SEVERAL}),? \((?:as |in )?(?:an? |one )?(?:band|banded)
  (?: together)?\) => \g<attack> in a band
(?P<attack>\b(?:attacks|swings)(?: [A-H])?(?: in)? with )an? band of (?P<those>{_SEVERAL}) => \g<attack>\g<those> in a band
(?P<attack>\b(?:attacks|swings)(?: [A-H])?(?: in)? with )(?P<x>{_ONE}) (?:banded (?:together )?with|in a band with)
   (?P<y>{_ONE})(?=\s*(?:[,;.]|$|and [a-z])) => \g<attack>\g<x> and \g<y> in a band
""",
    first=_as_a_band,
)
