"""What an English deed tells of the things that it names: which of them is meant, what lies there, what it is given.

Each is put in the plainer words of other kinds of sentences, before a sentence is cut into clauses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.scenarios.notation.words.english.clauses import clauses_of
from judgekit.scenarios.notation.words.english.holdings import held
from judgekit.scenarios.notation.words.english.told_so_far import DESCRIPTION, NAME, Kinds, ToldSoFar

KINDS = Kinds()

_ARTICLE = re.compile(r"^(?:an?|the|his|her|their|[A-H]'s) ")
_THING = (
    rf"(?:an? |the |his |her |their )?{NAME}(?: ?\{{[^{{}}]*\}})*(?: [a-z]+)?(?: [\d*]+/[\d*]+| \d{{3,}})?"
    r"(?: [\ue000-\uf8ff])?"
)
_END = r"(?=\s*(?:[,;.]|$|and\b))"

_ATTACK = re.compile(r"(?<![\w'])[A-H] (?:attacks|swings)(?: [A-H])?(?: in)? with (?P<with>[^;]+)")
_BAND = re.compile(r"\b(?:in an?|as an?|in one|as one) band\b|\bbanded\b")
_ONE_OF_A_LIST = re.compile(rf"(?:an? |the |his |her |their |[A-H]'s )?(?P<name>{NAME})\b|\d+/\d+")


def _attack_of_several(so_far: ToldSoFar) -> bool:
    """Tell whether the last attack was told to be one of several, of which none was spoken of since."""
    for place in range(len(so_far.laid_out) - 1, -1, -1):
        attack = _ATTACK.search(so_far.laid_out[place])
        if attack is None:
            continue
        if _BAND.search(attack["with"]) is not None:
            return False  # blocked as one (702.22h)
        listed = [_ONE_OF_A_LIST.match(one) for one in re.split(r",? and |, ", attack["with"])]
        names = [one["name"] for one in listed if one is not None and one["name"]]
        since = " ".join(so_far.laid_out[place + 1 :])
        return len(names) > 1 and not any(re.search(rf"(?<!\w){re.escape(one)}(?!\w)", since) for one in names)
    return False


# Who blocks "it" where several attack does not say which: that is asked where more than one attacks by then.
KINDS.put(r"\b(?P<blocks>(?:chump[- ])?(?:blocks|defends)) it\b", r"\g<blocks>", _attack_of_several)

_JOINED = {"equips": ("to", "onto", "on", "with"), "casts": ("on", "onto", "targeting")}
"""By what words a deed is joined to that to which it is done."""


@KINDS.of(
    rf"(?s)(?P<first>(?:.*(?<![\w']))?(?P<who>[A-H]) (?P<verb>equips|casts) (?P<x>[^,;]+?)"
    rf"(?: (?P<to>to|onto|on|targeting|with) (?P<y>{_THING}))?),? and (?:then )?"
    r"(?P<attacks>(?:attacks|swings)(?: [A-H])?)(?P<it> with (?:it|him|her))?"
)
def _and_attacks(so_far: ToldSoFar, match: re.Match[str]) -> Iterator[str]:
    """Behind what somebody equips or casts, that he attacks: with what was equipped, else with what he has."""
    if not match["y"] or match["to"] not in _JOINED[match["verb"]]:
        return
    if match["verb"] == "casts" and match["it"]:
        return  # with the spell or with what it was cast on
    equipped = match["x"] if match["to"] == "with" else match["y"]
    yield f">{match['first']}"
    with_it = ""
    if match["verb"] == "equips":
        name = DESCRIPTION.split(_ARTICLE.sub("", equipped), maxsplit=1)[0]
        with_it = f" with {name}"
        if match["it"]:
            so_far.take(f"「それ」は{name}", f'"it" is {name}')
    yield f">{match['who']} {match['attacks']}{with_it}"


@KINDS.made(
    rf"(?P<deed>(?P<who>(?<![\w'])[A-H]) (?:responds with|answers with|activates|uses|casts|taps) (?:the |his |her )?(?P<x>{NAME})"
    rf"(?: in response)?(?: (?:on|targeting) (?P<on>(?:the |his |her )?{NAME}))?(?: in response)?),? (?:and )?"
    rf"(?:to give|giving|gives) (?P<y>it|(?:the |his |her |their |[A-H]'s )?{NAME}) "
    rf"(?:pro(?:tection)?[- ]from[- ]|pro[- ])(?P<colour>white|blue|black|red|green){_END}"
)
def _gives_protection(match: re.Match[str]) -> str:
    """The colour that is chosen, told by what it gives: with Mother, giving Goyf protection from white."""
    if match["on"]:
        same = match["y"] == "it" or _ARTICLE.sub("", match["y"]) == _ARTICLE.sub("", match["on"])
        return f"{match['deed']}, choosing {match['colour']}" if same else match.group()
    on = "" if match["y"] == "it" else f" on {match['y']}"
    return f"{match['deed']}{on}, choosing {match['colour']}" if on else match.group()


_WITH_THAT_THERE = re.compile(
    rf"(?P<deed>(?:.*(?<![\w']))?(?P<who>[A-H]) (?:casts|plays|activates|sacrifices|sacs|cracks|uses) [^;]+?),? "
    rf"with (?P<what>(?:(?:an?|his|her|their|the|two|three|\d) )?(?:own )?{NAME}(?: [\d*]+/[\d*]+)?(?: [\ue000-\uf8ff])?)"
    r" (?:already )?(?:on (?:the|his|her) (?:battlefield|table|board)|in play|out)",
    re.DOTALL,
)


@KINDS.add
def _with_that_there(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """What lies there, told behind a deed without whose it is: it is that of who does it, which is said aloud."""
    there = _WITH_THAT_THERE.fullmatch(sentence.strip(" ."))
    if there is None or not clauses_of(there["deed"]):
        return sentence
    what = re.sub(r"^(?:(?:his|her|their|the) )?(?:own )?", "", there["what"])
    name = DESCRIPTION.split(re.sub(r"^(?:an?|two|three|\d) ", "", what), maxsplit=1)[0]
    if not so_far.having(name):
        told.append(f"{there['who']}: {held(what)}")
        so_far.take(f"{name}は{there['who']}のもの", f"{name} is taken to be {there['who']}'s")
    return there["deed"]


@KINDS.of(
    rf"(?:(?P<who>[A-H])'s |[Tt]he )?(?P<x>{NAME})(?P<size> \d+/\d+)? (?:has|had) (?:an? |the )?(?P<whose>[A-H]'s )?(?P<y>{NAME})"
    r" (?:on (?:it|him|her)|attached(?: to (?:it|him|her))?|stuck on it)"
)
def _has_on_it(so_far: ToldSoFar, has: re.Match[str]) -> Iterator[str]:
    """What lies on a thing: A's Angel has Pacifism on it."""
    known = any(has["x"] in one for one in (*so_far.positions, *so_far.laid_out))
    if not known and has["who"]:
        yield f">{has['who']} has {has['x']}{has['size'] or ''} with {has['whose'] or ''}{has['y']} on it"
    elif known and not has["size"]:
        if has["whose"]:
            yield f"{has['whose'][0]}: {has['y']}"
        yield f"{has['y']} is on {has['x']}"


KINDS.put(
    rf"\b(?P<verb>block|defend)s (?:(?:it|{NAME}) )?with (?:nothing|nobody|no one|no creatures?|no units?){_END}",
    r"does not \g<verb>",
)
