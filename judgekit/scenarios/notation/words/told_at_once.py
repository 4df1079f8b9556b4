"""A sentence that tells how things are and what is done, in sentences of one kind each: A is at 4 and attacks with Ox.

Who acts is said again in each. Words that stand in no such sentence stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_DEEDS = (
    r"(?:(?:double|triple|gang|multi|chump)[- ]?)?(?:blocks?|attacks?|swings?|chumps?)|casts?|plays?|activates?|uses?|summons?|"
    r"equips?|sacrifices?|cycles?|evokes?|kicks?|bestows?|overloads?|suspends?|unmorphs?|crews?|unearths?|defends?"
)
_STATE = r"(?:is|was)\s+(?:at|on)\s+\d+|has|had|controls?|controlled|owns?"
_STATE_AND_DEED = re.compile(
    rf"(?P<state>(?:^|(?<=[.;,]\s)|(?<=\band\s))(?P<who>[A-H])\s+(?:{_STATE})\b[^.;?=]*?),?\s+and\s+(?:then\s+)?(?P<deed>(?:{_DEEDS})\b)"
)
"""How somebody stands, and what the same player does: A is at 4 life and swings with Ox."""
_LIFE_IN_BRACKETS = re.compile(
    r"(?<![\w'])([A-H])\s*\(\s*(?:(?:is\s+)?(?:at|on)\s+(\d+)(?:\s+life)?|(\d+)\s+life|life:?\s+(\d+))\s*\)\s+(?=[a-z])"
    r"|(?<![\w'])([A-H]),\s+(?:who is\s+)?(?:at|on)\s+(\d+)(?:\s+life)?,\s+(?=[a-z])"
)
"""A player with the life behind the name: A (8 life) controls Ox; A, at 8, attacks."""
_ZONE_FIRST = re.compile(
    r"(?<![\w'])([A-H]) (?:has|holds)\s+in\s+(?:(?:his|her|their|the)\s+)?"
    r"(hand|graveyard|library|exile|mana zone|dust)\s*:?\s+(?=\S)"
)
"""A zone before what lies in it: A has in hand Zap."""
_THAT_IS = re.compile(
    r",?\s+(?:that|which)(?:'s| is| are)(?: currently| already)? (?=(?:un)?tapped\b|summoning sick\b|face down\b|attacking\b)"
)
"""What is said of a card in a clause of its own: an Ox that is untapped."""
_BEFORE_DAMAGE = re.compile(
    r"(?P<fight>\b(?:attack|swing|block)s?\b[^;?]*?),?\s+before\s+(?:combat\s+)?damage(?:\s+is\s+dealt)?(?=\s*(?:[.;?]|$))"
)
"""When something is done in a fight of which the same line tells: nothing has been dealt there yet."""
_COPYING = re.compile(
    r",?\s+(?:and\s+)?(?:has|makes|lets|having|making)\s+it\s+(?:become|enter as|come in as|be)\s+a\s+copy\s+of\s+"
    r"|,?\s+(?:and\s+)?(?:has|makes|lets|having|making)\s+it\s+copy\s+|(?<=[a-z]),?\s+as\s+a\s+copy\s+of\s+"
)
"""What a permanent copies as it comes in (614.1c)."""
_ONCE_RESOLVED = re.compile(
    r"(?P<before>^|[.;]\s*)(?:after|once|when)\s+(?P<what>[^,.;?]+?)\s+(?:has\s+)?resolve[sd]?,?\s+(?=[A-H]\s+[a-z])",
    re.IGNORECASE,
)
"""That something resolves first: After he resolves A uses Ring."""
_HE = frozenset(("he", "she", "it", "that", "this", "the spell", "they"))
_HIS_ABILITY = re.compile(
    r"\b(?P<verb>activates?|uses?)\s+(?:his|her|its|their)\s+(?:(?:first|next)\s+)?(?P<said>[+-](?:\d+|X)|0)(?![\d/])(?:\s+(?:loyalty\s+)?ability)?"
)
"""A loyalty ability of whom was spoken of: A uses his -1 (606.3)."""
_TO_MAKE = re.compile(
    r"\b(?P<head>(?:activates?|uses?)\s+[^,.;?]*?)(?P<said>[+-](?:\d+|X)|\b0)\s+to\s+(?:make|create|produce|get)\s+(?:an?\s+)?"
    r"(?P<what>[A-Z][\w'-]*)(?:\s+token)?(?=\s*(?:[,.;]|$|and\b))"
)
"""What a loyalty ability makes, by which it is told from others: uses his -1 to make a Beast."""
_OF = "'s"


_AT_HIS_STEP = re.compile(
    r"\s+(?P<at>at|in|during|on) (?P<who>[A-H])'s (?P<step>upkeep(?: step)?|draw step|(?:beginning of )?combat|end step|"
    r"(?:first |second )?main phase|declare (?:attackers|blockers)(?: step)?)(?=\s*(?:$|[.;,]))"
)
"""When in whose turn something is done: casts Zap at A's end step."""
_CONTAINS = re.compile(
    r"(?P<who>\b[A-H])'s (?P<zone>hand|graveyard|library|mana zone|shields?|dust) (?:contains|holds|consists of|has|is) "
    r"(?P<what>(?=[A-Z])[^.;?]+)"
)
"""What lies in a zone, said of the zone: B's graveyard contains Ox."""
_THEN_WITH = re.compile(
    r"(?P<first>\b(?:attack|swing)s? [^.;?]*?\bwith [^.;,?]+?),? (?:and )?then (?:with )?(?=[A-Z]|the )"
)
"""One attacker after another: attacks with Fox and then with Bear."""
_FIRST_OF_SEVERAL = re.compile(
    r"(?P<deed>\b(?:attacks?|casts?|plays?|activates?|uses?|summons?) [^,.;?]*?) first(?=\s*(?:[,.;?]|$|and then\b))"
)
"""What is done before the rest of the line, which is the order in which it is told: attacks with Ox first, then casts Zap."""
_SWINGS_AT = re.compile(r"\bswings? (?:in )?at (?=[A-H]\b|the |[A-Z])")
_SWINGS = re.compile(r"\bswings?\b(?=\s+(?:with|in|for|using|and|then|just|only)\b|\s*(?:[,.;?]|$))")
"""Another word for attacking."""
_ARTICLE = re.compile(
    r"\b(with|casts?|plays?|summons?|evokes?|activates?|cracks?|equips?|taps?|pings?|flash(?:es)? in|chumps?|blocks?|kicks?|at|"
    r"targeting)"
    r" an? (?=[A-Z][a-z])"
)
"""An article before the name of what a deed is done with."""
_ONE_SACRIFICED = re.compile(r"\b(sacrifices?|discards?) an? (?=[A-Z][a-z])")
"""One of several that may be alike."""
_PLACE_BEFORE_MORE = re.compile(
    r" (?:in play|out|on (?:the )?(?:battlefield|board|table))(?= (?:with|wearing|enchanted|equipped)\b)"
)
"""Where a card is that is spoken of further: Ox in play with a counter."""
_IT_IS_A_STEP = re.compile(r"\b[iI]t(?:'s| is) (?=[A-H]'s (?!turn\b)[a-z])")
"""What moment it is: It's A's upkeep."""
_NAME = r"[A-Z][\w'-]*(?:,? (?:(?:of|the|and|to|in) )*[A-Z][\w'-]*)*"
_ENDS = r"(?=\s*(?:[.;]|$|,\s+(?:and\s+|but\s+|while\s+)?[A-Z]))"
_HIS_IS_THERE = re.compile(
    rf"(?P<before>^|[.;,]\s+(?:and\s+|but\s+)?)(?P<who>[A-H])'s (?P<name>{_NAME}) (?:is|are) (?:already |currently |still |now )?"
    rf"(?P<how>in play|out|on the battlefield|on the board|on the table|tapped|untapped|summoning sick|face down){_ENDS}"
)
"""How something of a player is: A's Ox is tapped."""
_LIES_IN_HIS = re.compile(
    rf"(?P<before>^|[.;,]\s+(?:and\s+|but\s+)?)(?P<name>{_NAME}) (?:is|are|lies?) in (?P<who>[A-H])'s "
    rf"(?P<zone>hand|graveyard|library|exile|mana zone|shields?|dust){_ENDS}"
)
"""Where a card lies: Zap is in A's graveyard."""


def each_told(line: str, put: Callable[[str], str]) -> str:
    """Return a line in which each sentence tells how things are or what is done.

    Args:
        line: a line without quoted texts.
        put: keeps a quoted text and returns the character that stands for it.
    """
    if line.lstrip()[:1] in ("?", "="):
        return line
    at = _AT_HIS_STEP.search(line)
    if at is not None and "'s turn" not in line:
        line = f"{at['who']}'s turn. {line[: at.start()]} {at['at']} {at['step']}{line[at.end() :]}"
    line = _CONTAINS.sub(r"\g<who>: \g<zone>: \g<what>", line)
    line = _THEN_WITH.sub(r"\g<first> and ", _FIRST_OF_SEVERAL.sub(r"\g<deed>", line))
    line = _SWINGS.sub("attacks", _SWINGS_AT.sub("attacks ", line))
    line = _ONE_SACRIFICED.sub(r"\1 one ", line)
    line = _ARTICLE.sub(r"\1 ", _PLACE_BEFORE_MORE.sub("", _IT_IS_A_STEP.sub("", line)))
    line = _HIS_IS_THERE.sub(r"\g<before>\g<who>: \g<name> (\g<how>)", line)
    line = _LIES_IN_HIS.sub(r"\g<before>\g<who>: \g<zone>: \g<name>", line)
    line = _LIFE_IN_BRACKETS.sub(_life_first, line)
    line = _ZONE_FIRST.sub(r"\1: \2: ", line)
    line = _THAT_IS.sub(", ", line)
    line = _BEFORE_DAMAGE.sub(r"\g<fight>", line)
    line = _COPYING.sub(", copying ", line)
    line = _ONCE_RESOLVED.sub(_resolves, line)
    line = _HIS_ABILITY.sub(r"\g<verb> it: \g<said>", line)
    line = _TO_MAKE.sub(
        lambda match: f"{match[1].rstrip(' :').removesuffix(_OF)}: {put(f'{match[2]} … {match[3]}')}", line
    )
    return _STATE_AND_DEED.sub(_state_then_deed, line)


def _life_first(match: re.Match[str]) -> str:
    player, life = (one for one in match.groups() if one is not None)
    return f"{player} is at {life}. {player} "


def _state_then_deed(match: re.Match[str]) -> str:
    state = match.group("state")
    if state.count("(") != state.count(")"):
        return match.group()
    return f"{state.rstrip(' ,')}. {match.group('who')} {match.group('deed')}"


def _resolves(match: re.Match[str]) -> str:
    what = match.group("what").strip()
    said = "It" if what.casefold() in _HE else what[:1].upper() + what[1:]
    return f"{match.group('before')}{said} resolves. "
