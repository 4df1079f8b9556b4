"""What an English sentence tells of things that the one before listed, and why something is as it is told to be.

That both are untapped is said of what was listed; that something attacked in a turn before only tells why it rests, so that it is
left out aloud: what it did then changes nothing of what is told of it now.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.scenarios.notation.words.english.told_so_far import NAME, Kinds, ToldSoFar

KINDS = Kinds()

_STATE = (
    r"(?:tapped|untapped|resting|rested|awake|asleep|ready|face[- ]down|summoning[- ]sick|attacking|blocking"
    r"|(?:there|in play|on the (?:table|board|battlefield|field)|out|in the battle zone)(?: since (?:last turn|the turn before))?)"
)
_ALL_OF_THEM = re.compile(
    r"(?P<before>(?:^|(?<=[.;]\s))(?P<who>[A-H])(?:: (?!life\b|hand\b|graveyard\b|library\b)| (?:has|controls|owns|had)(?! taken\b)"
    r"| (?:is )?(?:at|on) (?:life )?\d+(?: life)? (?:with|and has)) [^\n]*?)(?<![.\s])\.(?P<gap>\s+)"
    r"(?P<both>Both|All(?: (?:three|four|five|six|\d))?|They(?: are)? both|They(?: are)? all|Neither|None)"
    r"(?: of (?:them|these|those|which))?"
    rf"(?: (?:are|is|were|was|have been|has been|lie|lies))?(?: both| all| still| already| currently)* (?P<how>{_STATE})"
    r"(?P<why> (?:because|since|as|after|from) [^.\n]*)?(?=\s*(?:\.(?:\s|$)|\n|$))",
    re.MULTILINE,
)
"""What is said of all that a player was just said to have: Both are untapped."""
_OTHER_WAY = {"tapped": "untapped", "untapped": "tapped", "resting": "awake", "rested": "awake", "asleep": "awake"}
_SICK = re.compile("summoning[- ]sick")
_DEED = re.compile(
    r"(?<![\w'])[A-H] (?!has\b|is\b|controls\b|owns\b|had\b|holds\b|was\b)[a-z-]+s\b|\b(?:attacks|blocks|casts|swings)\b|\?"
)


def with_what_is_said_of_all(lines: str) -> str:
    """Return lines in which what is said of all that was just listed stands in that sentence: has Ox and Elk, both untapped.

    Args:
        lines: the lines, of which as many stay.
    """

    def joined(match: re.Match[str]) -> str:
        list_of_things = match["before"][match["before"].rfind(". ") + 1 :]
        how, both = match["how"], match["both"]
        if _DEED.search(match["before"]) or (
            ". " in match["before"] and not re.match(r"\s*[A-H](?::| )", list_of_things)
        ):
            return match.group()
        if both in ("Neither", "None"):
            both = "Both" if both == "Neither" else "All"
            how = "there since last turn" if _SICK.fullmatch(how) else _OTHER_WAY.get(how, "")
            if not how:
                return match.group()
        of_all = "both" if "oth" in both else both.removeprefix("They are ").removeprefix("They ").casefold()
        gap = match["gap"] if "\n" in match["gap"] else ""
        return f"{match['before']}, {of_all} {how}{match['why'] or ''}{gap}"

    return _ALL_OF_THEM.sub(joined, lines)


_BEFORE_NOW = (
    r"(?:(?: (?:it|he|she|they))?(?: (?:has|had|have|was|were|already|just|only|once|both|also|then))*"
    r" (?:attack(?:s|ed)|block(?:s|ed)|defend(?:s|ed)|persist(?:s|ed)|com(?:e|es) back|came back|return(?:s|ed)|undied|undying"
    r"|die[sd]|persisting|used|fought|swung|attacking"
    r"|blocking|defending|fighting|swinging|crewed|battled|hit|been hit|been used|been tapped|tapped|died|been there|been shot))"
)
_WHEN = (
    r"(?: (?:last|previous|earlier|before|once|twice|already|turn|the|on|in|during|of|from|with|its|his|her|own|persist|undying|for"
    r"|mana|combat|fight|battle|game|that|a|an|and|still|[A-H]'s|time|ago|one|two|first|previously))*"
)
_REASON = re.compile(
    r"(?P<how>\b(?:tapped|untapped|resting|rested|exhausted|asleep|damage(?: (?:marked )?on (?:it|them))?"
    r"|counters?(?: on (?:it|him|her|them|each))?))"
    rf"(?P<told>,? (?:because|since|as|after|from|for|due to|having)(?P<what>{_BEFORE_NOW}){_WHEN})"
    r"(?=\s*(?:[,;.)]|$|and (?:an? |the |is |has |holds |controls |[A-Z\d])))"
)
"""Why something is tapped or has counters, which changes nothing of it."""
_THIS_TURN = re.compile(r"\bthis turn\b")
_LAST_TURN = (
    r"(?:last turn|the turn before|(?:in|on|during) (?:the |its |his |her |their |[A-H]'s )?(?:last|previous) turn|a turn ago"
    r"|one turn ago)"
)
_FOUGHT = r"(?:attack(?:s|ed)|block(?:s|ed)|defend(?:s|ed)|fights|fought|swings|swung)"
_EARLIER_TURN = re.compile(r"\b(?:last|previous|turn before|turns? ago)\b")
_DID_AND_IS = re.compile(
    rf"(?P<x>(?:(?:[Tt]he|[A-H]'s|[Hh]is|[Hh]er) )?{NAME}|[Ii]t)(?P<told>,? (?:(?:which|that|who) )?(?:has |had )?(?:already )?"
    rf"(?:{_FOUGHT}|was used|was tapped for mana)(?: [A-H])? {_LAST_TURN},? (?:and|so)(?: it| that)?) "
    r"(?P<is>(?:is|are|was|lies|stays)(?: (?:still|now|currently))*) (?P<how>tapped|resting|rested|exhausted|asleep|untapped)"
)
"""What something did in a turn before, told before how it is."""
_WHICH_DID = re.compile(
    rf"(?P<x>(?:(?:[Tt]he|[A-H]'s|an?) )?{NAME}(?: \d+/\d+| \d{{3,}})?)"
    rf"(?P<told>,? (?:which|that|who) (?:has |had |have )?(?:already |both |all )*{_FOUGHT}(?: [A-H])? {_LAST_TURN}),? "
    r"(?:and )?(?:is|are) (?:still |now |both |all )*(?P<how>tapped|resting|rested|asleep)"
)
"""The same behind its name: Ox, which attacked last turn, is tapped."""
_RESTS = re.compile(r"\b(?:tapped|resting|rested|asleep)\b")
_IN_BRACKETS = re.compile(
    rf" \((?P<told>(?:it|he|she|they|which|that)(?: both| all)? {_FOUGHT}(?: [A-H])? {_LAST_TURN})\)"
)
"""The same in brackets behind what is tapped."""
_CAME_BACK_BEFORE = re.compile(
    r" \((?P<told>(?:(?:it|he|she|they|which|that)(?:'s| has| have| had)? )?(?:(?:already|once|just|also|both) )*"
    r"(?:persisted|came back|come back|returned|undied|died)(?: (?:already|once|twice|before|earlier|last turn|the turn before"
    r"|from the (?:graveyard|dead)|(?:with|by|to) (?:persist|undying)))*)\)"
)
"""That something came back before, in brackets behind its counters."""
_DID_AND_IS_IN_BRACKETS = re.compile(
    rf" \((?P<told>(?:it|he|she|they|which|that)(?: both| all)? (?:has |have |had )?(?:already )?{_FOUGHT}(?: [A-H])? {_LAST_TURN})"
    r",? (?:and|so)(?: that)?(?: (?:it|he|she|they))?(?:'s| is|'re| are) (?:still |now |both |all )*"
    r"(?P<how>tapped|resting|rested|exhausted|asleep|untapped)\)"
)
"""The same with how it is: an Ox (it attacked last turn, so it's tapped)."""


_DEADLY = 99
"""Damage of which whatever may die does."""


@KINDS.of(
    rf"(?:[A-H]'s |[Tt]he )?(?P<x>{NAME}) (?:dies|died)(?: (?:somehow|to something|for (?:some|whatever) reason))?"
)
def _dies_of_what_is_not_told(so_far: ToldSoFar, dies: re.Match[str]) -> Iterator[str]:
    """A creature that is told to die before anything is done begins with lethal damage (704.5g), which is said aloud."""
    known = any(re.search(rf"(?<![\w']){re.escape(dies['x'])}(?![\w'])", one) for one in so_far.positions)
    if known and not so_far.deeds and so_far.creatures_are_not_attacked:
        yield f"{dies['x']} has {_DEADLY} damage"
        so_far.deeds += 1
        so_far.take(
            f"{dies['x']}が何で死んだかは言われていない: 致死ダメージを受けているものとする",
            f"of what {dies['x']} dies is not told: taken to have been dealt lethal damage",
        )


def _wears_off(match: re.Match[str]) -> bool:
    """Tell whether damage is told of that was dealt in a turn before: it wears off as a turn ends (514.2)."""
    return match["how"].startswith("damage") and _EARLIER_TURN.search(match["told"]) is not None


@KINDS.add
def _why_it_is_so(so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    """Leave out aloud what something did before that only tells why it is as it is told to be."""
    if _THIS_TURN.search(sentence) is not None or sentence.rstrip().endswith("?"):
        return sentence
    sentence = so_far.of_before(_DID_AND_IS_IN_BRACKETS, r" (\g<how>)", sentence)
    if "counter" in sentence:
        sentence = so_far.of_before(_CAME_BACK_BEFORE, "", sentence)
    if _RESTS.search(sentence) is not None:
        sentence = so_far.of_before(_IN_BRACKETS, "", sentence)
    sentence = so_far.of_before(_REASON, r"\g<how>", sentence, unless=_wears_off)
    return so_far.of_before(
        _WHICH_DID, r"\g<x> (\g<how>)", so_far.of_before(_DID_AND_IS, r"\g<x> is \g<how>", sentence)
    )
