"""Kinds of English sentences that tell how players stand and what they have, before a deed, behind it or under a heading.

They are tried where kinds of sentences are, before a sentence is cut into clauses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.language.english.numbers import NUMBER, NUMBERS
from judgekit.scenarios.notation.words.english.clauses import clauses_of
from judgekit.scenarios.notation.words.english.holdings import held
from judgekit.scenarios.notation.words.english.lexicon import is_present
from judgekit.scenarios.notation.words.english.people_meant import (
    STEP,
    begins_with_a_time,
    cast_by_its_name,
    whose_time_alone,
)
from judgekit.scenarios.notation.words.english.told_so_far import Kinds, ToldSoFar, plain

KINDS = Kinds()

_LISTED = re.compile(r"(?P<who>[A-H](?:'s (?:board|side|battlefield|table))?): (?P<what>.+)", re.DOTALL)
_ADDED = re.compile(
    rf",? (?:(?:and )?(?:plus|also|as well as|along with|together with)|and also) (?=an? |the |{NUMBER} |(?:un)?tapped |[A-Z])"
)
_IN_A_ZONE = re.compile(r"\s*(?:[a-z]+(?: zone)?: )?")
_WE_ARE_IN = re.compile(
    r"^(?:[Ww]e're|[Ww]e are|[Tt]his is|[Tt]his happens|[Ii]t(?: i|')s(?= (?:in|during|at|on|now|currently|still)\b))"
    r"(?: (?:now|currently|still))?"
    r"(?: (?:in|at|on|during))?(?= [A-H]'s )"
)
"""In whose turn or step everything is told to be, in other words than "it is"."""


KINDS.whole(
    re.compile(
        r"(?P<who>[A-H])'s (?P<zone>hand|graveyard|shields|mana zone): (?P<what>.*[\d\ue000-\uf8ff] and (?:an? )?[A-Z].*)"
    ),
    "{who}: {lies}{held}",
)


@KINDS.add
def _listed_behind_a_colon(_so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    """What a player has, listed behind a colon as in speech: A: Ox 4/4 and Cub 2/2, plus 2 Mountain."""
    listed = _LISTED.fullmatch(sentence.strip(" ."))
    if listed is None or clauses_of(listed["what"]) or any(map(is_present, re.findall(r"[a-z-]+", listed["what"]))):
        return sentence
    parts = []
    for part in _ADDED.sub(", ", listed["what"]).split(";"):
        zone = _IN_A_ZONE.match(part)
        at = zone.end() if zone is not None else 0
        parts.append(f"{part[:at]}{held(part[at:]) if ' and ' in part[at:] or ' mana' in part else part[at:]}")
    return f"{listed['who']}: {';'.join(parts)}"


@KINDS.add
def _in_whose_step_it_is(_so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    we = _WE_ARE_IN.match(sentence)
    return f"It is{sentence[we.end() :]}" if we is not None and begins_with_a_time(sentence[we.end() :]) else sentence


@KINDS.add
def _who_has_the_turn_is_meant_next(so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    """Whose turn, phase or step it was said to be is "he" in what follows."""
    if who := whose_time_alone(sentence.strip(" .")):
        so_far.last = who
    return sentence


@KINDS.add
def _by_the_name_of_a_card(so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    """What a pronoun does in the name of a card that somebody has: he shocks it."""
    return cast_by_its_name(sentence, so_far.positions)


@KINDS.made(
    rf"(?<![\w'])(?P<who>[A-H])(?:,? who is)?,? (?P<at>at|on|down to) (?:life )?(?P<n>{NUMBER})(?: life)?(?!\w),?"
    r" (?P<verb>[a-z][a-z-]*)\b"
)
def _at_a_life_total_before_a_verb(match: re.Match[str]) -> str:
    """At what life a player is who does something: B at 4 blocks it."""
    if not is_present(match["verb"]):
        return match.group()
    return f"{match['who']} ({NUMBERS.get(match['n'], match['n'])} life) {match['verb']}"


_WHO_HAS_IN_BETWEEN = re.compile(
    r"(?P<before>(?:.*[,;] (?:and |but |while )?)?)(?P<who>[A-H]), (?:who|with) (?P<has>(?:has|controls|holds|is holding|owns)? ?"
    r"[^,;]+), (?P<verb>[a-z-]+) (?P<rest>.+)",
    re.DOTALL,
)
"""What a player has, told between commas before what that player does: A, who has an Ox, attacks with it."""


@KINDS.add
def _what_who_acts_has(_so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    between = _WHO_HAS_IN_BETWEEN.fullmatch(sentence.strip(" ."))
    if between is None or not is_present(between["verb"]) or between["before"].endswith("'"):
        return sentence
    has = between["has"].strip()
    verb, _blank, _what = has.partition(" ")
    if not is_present(verb):
        if ", with " not in sentence:
            return sentence
        has = f"has {has}"
    return f"{between['before']}{between['who']} {has} and {between['verb']} {between['rest']}"


_ON_LANDS = re.compile(
    rf"(?:^|(?<=[,;.:] )|(?<=and )|(?<=but )|(?<=while ))"
    rf"(?P<who>[A-H])(?: is|'s)? (?:on|off) (?P<what>(?:{NUMBER}|an?) (?:(?:untapped|tapped|open) )?"
    r"(?:Plains|Islands?|Swamps?|Mountains?|Forests?|lands?))\b"
)
"""On how many lands a player is: A on one untapped Mountain."""


@KINDS.add
def _on_so_many_lands(_so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    return _ON_LANDS.sub(lambda match: f"{match['who']} has {match['what'].replace('open ', 'untapped ')}", sentence)


_HEADED_PARTS = re.compile(r"(?:,|;|,? and|,? while) (?=[A-H](?:'s)?(?::| has| is| an? )| ?[A-H]: )")
_OF_ONE = re.compile(
    r"(?P<who>[A-H])(?:'s)?(?: has|: ?| is| holds)? ?(?P<what>.+?)(?: in (?:it|there|the (?:bin|yard|grave|graveyard|hand)))?"
)
_BEHIND_WHAT = re.compile(r"(?P<what>.+?) in (?P<who>[A-H])'s")
_ZONES_HEADED = {"y": "graveyard: ", "g": "graveyard: ", "b": "", "h": "hand: "}


@KINDS.of(
    r"(?s)(?:The |Both )?(?P<zone>[Yy]ards?|[Gg]raveyards?|[Gg]raves|[Bb]ins|[Hh]ands?|[Bb]oards?|[Bb]attlefields?)(?: are)?: ?"
    r"(?P<what>.+)"
)
def _under_a_heading(_so_far: ToldSoFar, headed: re.Match[str]) -> Iterator[str]:
    """What lies in a zone of each player, behind the name of that zone: Yards: A has an Ox, B's is empty."""
    kind = headed["zone"].casefold()
    zone = "graveyard: " if kind == "bins" else _ZONES_HEADED[kind[0]]
    parts = [
        _BEHIND_WHAT.fullmatch(one.strip(" ,")) for one in re.split(r"(?<=[A-H]'s)(?:,|;|,? and|) ", headed["what"])
    ]
    if not all(parts):
        parts = [_OF_ONE.fullmatch(one.strip(" ,")) for one in _HEADED_PARTS.split(headed["what"])]
    of_each = [one for one in parts if one is not None and not clauses_of(one["what"])]
    # What stands behind a semicolon is not heard here.
    if len(of_each) == len(parts) and len({one["who"] for one in of_each}) > 1:
        yield from (f"{one['who']}: {zone}{held(one['what'])}" for one in of_each)


_NONE_IN_LIBRARY = re.compile(
    r"(?:,? (?:and|but|with)|,)? ?(?:no (?:more |other )?(?P<kind>(?:basic |nonbasic )?(?:lands?|creatures?|cards? with that name"
    r"|Plains|Islands?|Swamps?|Mountains?|Forests?)))(?: left)? in (?:his |her |their |the )?(?P<zone>library|deck)"
    r"(?=\s*(?:[,;.]|$|and\b))"
)
"""That what could be looked for is not in a library of which nobody knows the cards."""


@KINDS.add
def _nothing_of_a_kind_in_library(so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    """Leave aside aloud that a library has no cards of a kind, where nothing names a card in any library: none is found there."""
    found = [*_NONE_IN_LIBRARY.finditer(sentence)]
    named = any(re.search(r"\b(?:library|deck)\b", one) for one in so_far.laid_out)
    rest = _NONE_IN_LIBRARY.sub("", sentence)
    if not found or named or re.search(r"\b(?:library|deck)\b", rest):
        return sentence
    for one in found:
        said = one.group().strip(" ,")
        so_far.not_in_library.append(said)
        so_far.take(
            f"「{said}」: 誰も知らないカードからは何も見つからない",
            f'"{said}": nothing is found among the cards that nobody knows',
        )
    return None if re.fullmatch(r"\s*[A-H] (?:has|is)?\s*", rest.strip(" .")) else rest


_DRAWS = re.compile(
    r"(?P<who>[A-H]) draws(?: (?:a card|for (?:the|his|her) turn|his card|her card|a card for (?:the|his|her) turn))?"
    r"(?:,| and)(?: then)? (?P<rest>[a-z-]+ .+)",
    re.DOTALL,
)
"""Who draws for the turn and then does something."""


@KINDS.add
def _draws_for_the_turn(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """The first thing in a turn is its draw: the game begins before it, and what is done behind it comes behind it."""
    draws = _DRAWS.fullmatch(sentence.strip(" ."))
    if draws is None or so_far.deeds or not is_present(draws["rest"].split()[0]):
        return sentence
    told += [f"{draws['who']}'s draw step"]
    return f"{draws['who']} {draws['rest']}"


# A zone before what lies in it: In A's graveyard are a Forest and an Ox, B's graveyard is empty.
KINDS.whole(
    r"(?s)(?:[Ii]n|[Oo]n) (?P<who>[A-H])'s (?P<zone>[a-z]+(?: (?:zone|area))?)(?: of the (?:table|board))?"
    r"(?:,? there's|,? there (?:is|are)|(?: there)?(?: (?:is|are|lies|lie)|:)) (?P<what>.+?)"
    r"(?:,? (?:and |but |while )?(?P<rest>(?:[A-H](?:'s [a-z ]+| )|(?:in|on) [A-H]'s [a-z]+ )(?:is|are|lies|has|controls)\b.*))?",
    "{who}: {lies}{held}",
    ">{rest}",
)


_SIDE = r"(?:side|board|table|battlefield|field)(?: of the (?:table|board|battlefield|field))?\b"
_THERE_IS = re.compile(
    r"there(?:'s| is| are)\s+(?P<what>.+?)\s+(?:in|on)\s+(?P<who>[A-H])'s\s+"
    rf"(?:{_SIDE}|(?P<zone>(?!(?:side|board)\b)[a-z]+(?: [a-z]+)?))",
    re.IGNORECASE,
)


@KINDS.add
def _there_is(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    said = plain(sentence)
    there = _THERE_IS.match(said)
    if there is None:
        return sentence
    zone = f"{there['zone']}: " if there["zone"] else ""
    told.append(f"{there['who']}: {zone}{held(there['what'])}")
    rest = re.sub(r"^[ ,]*(?:(?:and|while|but) )?", "", said[there.end() :])
    if rest:
        told += so_far.told(rest)
    return None


@KINDS.of(rf"(?s)(?:(?:it is|it's|now|ok(?:ay)?),? )*(?P<when>[A-H]'s {STEP})(?:,|:| [-–—]) (?P<rest>[A-H]\b.+)")
def _a_step_told_first(_so_far: ToldSoFar, first: re.Match[str]) -> Iterator[str]:
    """A phase or step before what is done in it: A's main phase, A casts Ox."""
    if first["when"].endswith(("turn", "priority")) or not clauses_of(plain(first["rest"])):
        return
    yield f">In {first['when']}, {first['rest']}"
