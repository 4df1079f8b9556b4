"""Choices that are told as facts behind the deed that they belong to: X is 3, mode 2, the new target is Ox."""

from __future__ import annotations

import re

from judgekit.core.filling import forms_beside, in_other_words
from judgekit.language.english.numbers import NUMBER, NUMBERS
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
