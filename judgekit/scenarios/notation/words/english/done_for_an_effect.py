"""What is sacrificed, tapped or paid to an end: sacs Mine to destroy Field activates the ability of Mine with Field as its target.

What the ability does, and what it costs, is worked out and not taken from what is told, which is said aloud.
"""

from __future__ import annotations

import re

from judgekit.core.filling import filled
from judgekit.language.english.numbers import NUMBERS
from judgekit.language.english.verbs import third_person
from judgekit.scenarios.notation.words.english.told_so_far import ToldSoFar

_N = rf"(?:\d+|an?|{'|'.join(NUMBERS)})"
_NAMED = r"[A-Z][\w'-]+(?:(?:,? (?:(?:the|of|of the|and|from|in) )?)[A-Z][\w'-]+)*"
"""A name without "to", behind which the end is told."""
_X = rf"(?P<x>(?:(?:the|his|her|an?|that|own) )?{_NAMED}|it|them)"
_ON = (
    r"(?P<on{0}>[A-H](?![\w'])|(?:the|his|her|its|[A-H]'s|an?|that)(?: own)? [A-Z][\w' -]*?|[A-Z][\w' -]*?|it|them|him|her"
    r"|the \d+/\d+)"
)
_BEGIN = r"(?:^|(?<=\band )|(?<=\bthen )|(?<=, ))"
_END = r"(?=$|[,;]|\s+(?:in response|and (?:then )?[a-z]+s\b|before|after|during|at (?:the|end|[A-H]'s)|while|then|with [A-H]'s)\b)"
_AT_SOMETHING = (
    r"(?:destroy|kill|blow up|take out|get rid of|remove|exile|bounce|tap|untap|ping|shoot|burn|zap|regenerate|target|hit|save"
    r"|protect|pump|steal|blink|flicker|copy|counter|reanimate|raise|shrink|unblock|freeze|enlarge|grow)"
)
_AT_NOTHING = (
    rf"(?:(?:destroy|kill|wipe|sweep|clear|tap) (?:everything|all (?:the )?[a-z]+|the (?:whole )?(?:board|table))"
    rf"|draw(?: (?:{_N}|a card|cards?))*(?: and (?:then )?discard(?: (?:a card|{_N}))?)?|gain {_N}(?: life)?|loot|scry(?: {_N})?"
    rf"|(?:make|create|get|put)(?: {_N})? (?:\d+/\d+ )?(?:[A-Za-z]+ )*tokens?|make {_N} (?:\d+/\d+ )?[a-z]+|pump (?:itself|him|her)"
    r"|(?:turn|make|animate) (?:it|itself|him|her)(?: (?:in)?to)?(?: an? (?:(?:[a-z\d/]+ )*creature|\d+/\d+))?)"
)
_FINDING = (
    r"(?:fetch(?:ing)?|find(?:ing)?|grab(?:bing)?|(?:search(?:ing)?(?: (?:his|her|their|the) library)? )?for|get|tutor(?: up| for)?"
    r"|look for)"
)
_FOR = re.compile(
    rf"{_BEGIN}(?P<verb>sacrifices|sacs|cracks|pops|taps|uses|activates|cashes in|feeds) {_X}(?P<cost> [+−-]\d+)?"
    rf"(?: (?:to|with|through) (?:the |his |her )?(?P<outlet>{_NAMED}))?,? "
    r"(?P<told>(?:to |(?=(?:fetching|finding|searching|grabbing|for)\b))"
    rf"(?:(?P<deal>(?:deal|do) (?:{_N}|its)(?: points? of)?(?: damage)? (?:to|on) {_ON.format(1)})"
    rf"|(?P<give>(?:give|make|grant) {_ON.format(2)} (?P<more>[+-]\d+/[+-]\d+|(?!an? (?:[a-z\d/]+ )*creature)[a-z][a-z ]*?))"
    rf"|(?P<back>(?:return|put) {_ON.format(3)}(?: back)?(?: (?:(?:in)?to|on) (?:(?:its|his|her|the)(?: owner's)?|[A-H]'s) hand)?)"
    rf"|(?P<all>{_AT_NOTHING})|(?P<find>{_FINDING}(?: (?:an?|the|his|her|basic))? (?P<card>[A-Z][\w' -]*?))"
    rf"|(?P<at>{_AT_SOMETHING} {_ON.format(4)})))(?P<up> back)?{_END}"
)
"""What is used up or tapped, to an end."""
_BY_DOING = re.compile(
    rf"{_BEGIN}(?:sacrifices|sacs|cracks|pops|cashes in) {_X},? (?P<doing>(?:destroying|killing|blowing up|taking out"
    r"|exiling|bouncing|tapping|untapping|pinging|shooting|burning|hitting|regenerating|countering|stealing|shrinking|pumping"
    r"|drawing|making|creating|gaining) [^;]+)"
)
"""What is used up, with what its ability does behind it: sacs Mine, destroying Field."""
_MANA = (
    rf"(?:(?:\{{[^{{}}]*\}})+|[WUBRGX\d]{{1,4}}|{_N}(?: (?:untapped|white|blue|black|red|green|colorless|generic))*"
    rf"(?: mana)?(?: and {_N} (?:white|blue|black|red|green|colorless|generic)(?: mana)?)?)"
)
_PAID = re.compile(
    rf"{_BEGIN}(?P<told>(?:pays|spends|uses) (?P<mana>{_MANA})),? (?:to|and|in order to|so as to) "
    r"(?P<verb>regenerates?|pumps?|activates?|animates?|untaps?|unearths?|cycles?|levels? up|monstrous|flips?|turns?|equips?)"
    r"(?P<rest> [^;]*)?"
)
"""What is paid, before what is done with it."""
_SO_MUCH = re.compile(r"(?P<n>\d+|(?:\{[^{}]*\})+)(?: mana)?")
_SO_OFTEN = re.compile(r"\b(?:twice|thrice|times|each|both|all)\b")
_PUMPS = re.compile(
    rf"{_BEGIN}pumps (?P<x>(?:the |his |her )?{_NAMED}|it) (?P<n>twice|three times|four times|{_N} times|once){_END}"
)


def done_for_an_effect(so_far: ToldSoFar, said: str, who: str, told: list[str]) -> str:
    """Return a deed in which an ability is activated by what is told to be used up, tapped or paid for it.

    Args:
        so_far: what was told so far, which takes what is left out.
        said: the deed from its verb on.
        who: who does it.
        told: takes where a card lies that is looked for in a library of which nothing else is told.
    """

    def activated(match: re.Match[str]) -> str:
        on = next((match[f"on{place}"] for place in "1234" if match[f"on{place}"]), "")
        source = match["outlet"] or match["x"]
        so_far.take(
            f"「{match['told']}」: 能力の効果は求める",
            f'what the ability of {source} does is worked out, not taken from "{match["told"]}"',
        )
        if match["card"] and not any(re.match(rf"{who}: .*\b(?:library|deck)\b", one) for one in so_far.positions):
            so_far.take(f"{who}のライブラリーに{match['card']}がある", f"{match['card']} is in {who}'s library")
            told.append(f"{who}: library: {match['card']}")
        chosen = f" and chooses {match['card']}" if match["card"] else ""
        if match["outlet"] and (not on or on in ("it", "itself")):
            return f"{match['verb']} {match['x']} to {source}"
        given = f", sacrificing {match['x']}" if match["outlet"] else ""
        return f"activates {source}{match['cost'] or ''}{f' on {on}' if on else ''}{given}{chosen}"

    def paid(match: re.Match[str]) -> str:
        verb, mana = match["verb"].split(" ")[0].removesuffix("s"), _SO_MUCH.fullmatch(match["mana"])
        if mana is not None and not _SO_OFTEN.search(match["rest"] or ""):
            return f"{third_person(verb)}{match['rest'] or ''}, paying {mana['n']}"
        so_far.take(f"「{match['told']}」は計算する", f'what it costs is worked out, not taken from "{match["told"]}"')
        return f"{third_person(verb)}{match['rest'] or ''}"

    said = _BY_DOING.sub(filled(r"activates \g<x>, \g<doing>"), _PAID.sub(paid, said))
    return _PUMPS.sub(filled(r"activates \g<x> \g<n>"), _FOR.sub(activated, said))
