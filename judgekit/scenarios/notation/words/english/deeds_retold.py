"""A deed in an English clause, with who does it said: what tells nothing of the game is left aside aloud."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.core.named_tuples import NamedTuple
from judgekit.language.english.verbs import third_person
from judgekit.scenarios.notation.words.english.deeds import plainly
from judgekit.scenarios.notation.words.english.done_for_an_effect import done_for_an_effect
from judgekit.scenarios.notation.words.english.kinds_of_clauses import Said
from judgekit.scenarios.notation.words.english.lexicon import verb_of_participle
from judgekit.scenarios.notation.words.english.paraphrases import paraphrased, without_gestures
from judgekit.scenarios.notation.words.english.told_so_far import (
    DESCRIPTION,
    IN_RESPONSE,
    NAME,
    ON_THE_STACK,
    WEARS,
    ToldSoFar,
    in_response_to,
    without_adverbs,
)


class Deed(NamedTuple):
    """A deed, as far as it has been told apart.

    Attributes:
        said: what is done.
        of: the clause that tells it.
        behind: what is told behind it: that nobody responds, that nothing blocks.
    """

    said: str
    of: Said
    behind: tuple[str, ...] = ()


Part = Callable[[ToldSoFar, Deed, list[str]], Deed]
"""Tells one thing that is said with deeds, and returns the deed without it."""

PARTS: list[Part] = []
"""What is said with deeds, in the order in which it is looked for."""


def _part(told: Part) -> Part:
    PARTS.append(told)
    return told


def tell_deed(so_far: ToldSoFar, said: Said, told: list[str]) -> None:
    """Tell a deed, with what is said before and behind it by itself."""
    so_far.deeds += 1
    what = said.clause.said
    only = so_far.only if not {*re.findall(r"[A-Z][\w'-]+", so_far.only)} & {*re.findall(r"[A-Z][\w'-]+", what)} else ""
    if only and not said.clause.carried and (named := _IT_ALONE.sub(only, what)) != what:
        so_far.take(f"「it」は{only}", f'"it" is {only}')
        what = named
    so_far.only = ""
    what, gesture = without_gestures(_without_reason(so_far, what))
    if gesture:
        so_far.take(
            f"「{gesture}」はゲームの行動として扱わない", f'"{gesture}" is no deed of the game and is left aside'
        )
        if not what:
            return
    deed = Deed(what, said)
    for part in PARTS:
        deed = part(so_far, deed, told)
    subject, before = said.subject, said.opening
    if (stacked := ON_THE_STACK.fullmatch(re.sub("^and ", "", before.rstrip(", ")))) is not None:
        if (aimed := _AIMED.fullmatch(stacked["what"])) is not None:
            told.append(f"targets {aimed['on']} with the trigger")
            told.append(f"{subject} {IN_RESPONSE.sub('', deed.said)} in response to the trigger")
            return
        done = _RESPONDS_WITH.sub("casts ", IN_RESPONSE.sub("", deed.said))
        told.append(f"{subject} {done} in response{in_response_to(stacked)}")
        return
    time = before.rstrip(", ")
    if _TIME.match(time):
        told.append(f"{subject} {deed.said} {time[:1].casefold()}{time[1:]}")
    else:
        told.append(f"{before}{subject} {deed.said}".strip())
    told += deed.behind


_RESPONDS_WITH = re.compile(r"^(?:responds|answers|replies) with (?=[A-Z])")
_AIMED = re.compile(
    r"(?:(?:its|the|his|her|that) (?:[a-z]+ )?(?:trigger|triggered ability|ability))"
    r" (?:targeting|pointed at|aimed at|pointing at|going to|on) (?P<on>.+)"
)
"""An ability that waits, with what it is aimed at: its trigger targeting Ox."""
_RESPONDS_BY = re.compile(r"responds(?P<to> to [^,]+?)?,? (?:by|with) (?P<verb>[a-z-]+ing) (?P<behind>\S.*)")
_RESPONDS_AND = re.compile(r"^responds and (?P<verb>sacs|sacrifices|cracks|activates|pops)(?= )")


def _doing(match: re.Match[str]) -> str:
    return f"responds by {_PARTICIPLES[match['verb']]}"


_PARTICIPLES = {
    "sacs": "sacrificing",
    "sacrifices": "sacrificing",
    "cracks": "cracking",
    "activates": "activating",
    "pops": "popping",
}
_ITS_OWN = re.compile(r"(?:sacrificing|saccing) .* (?:to|for|with|using) (?:itself|its|his|her|their)\b")


@_part
def _responds_by(_so_far: ToldSoFar, deed: Deed, _told: list[str]) -> Deed:
    """What somebody does in response, said behind a participle: responds by casting Zap."""
    by = _RESPONDS_BY.fullmatch(_RESPONDS_AND.sub(_doing, deed.said))
    verb = verb_of_participle(by["verb"]) if by is not None else ""
    if by is None or not verb or _ITS_OWN.search(deed.said):
        return deed
    return deed._replace(said=f"{third_person(verb)} {by['behind']} in response{by['to'] or ''}")


@_part
def _for_an_effect(so_far: ToldSoFar, deed: Deed, told: list[str]) -> Deed:
    return deed._replace(said=done_for_an_effect(so_far, deed.said, deed.of.subject, told))


_IT_ALONE = re.compile(r"(?<=\b(?:on|at) )it\b|(?<=\btargeting )it\b|(?<=\bwith )it\b")
"""A pronoun for what was spoken of before: casts Zap on it."""
_TIME = re.compile(r"(?:in|at|during|on)\b", re.IGNORECASE)
_BECAUSE = re.compile(
    r"(?:,?\s+(?P<why>because\s+[^,]+)|\b(?:on|at|targeting)\s[^,;]+?,?\s+(?P<what_for>(?:in order )?to (?:save|protect|rescue|keep"
    r"|finish(?: off)?|kill|get rid of|stop|deal with|answer) (?:it|them|him|her|that)(?: off| alive)?))$"
)
"""Why something is as it is, which the position says itself."""


def _without_reason(so_far: ToldSoFar, said: str) -> str:
    """Return what is said without why that is so; the reason is left aside aloud."""
    match = _BECAUSE.search(said)
    if match is None:
        return said
    key = "why" if match["why"] else "what_for"
    so_far.take(f"「{match[key]}」は理由として聞くだけにする", f'"{match[key]}" is heard as a reason only')
    return said[: match.start(key)].rstrip(" ,")


_RELATIVE = re.compile(
    r",?\s+(?:which|that|who)\s+(?P<said>(?:is|are|has|have|had|was|carries|wears|wields)\s+[^,]+)(?=,|$)"
)
_WITH = re.compile(r"(?:.*\b(?:with|on|at|targeting)|^[a-z]+)\s+(?:the |an? |his |her |their )?(?P<name>[A-Z][^,]*)$")
_NO_COUNTERS = re.compile(r"has no (?:\S+ )?counters?(?: on it)?")


@_part
def _how_what_is_named_is(_so_far: ToldSoFar, deed: Deed, told: list[str]) -> Deed:
    """What is told of the thing with which something is done: attacks with Ox, which wears Might."""
    said = deed.said
    for match in reversed([*_RELATIVE.finditer(said)]):
        named = _WITH.match(said[: match.start()])
        if named is None:
            continue
        bare = DESCRIPTION.split(named["name"], maxsplit=1)[0]
        if (worn := WEARS.fullmatch(match["said"])) is not None:
            told.append(f"{worn['what']} is on {bare.strip()}")
        elif _NO_COUNTERS.fullmatch(match["said"]) is None:  # nothing has counters of which nobody speaks
            told.append(f"{bare.strip()} {match['said']}")
        said = f"{said[: match.start()]}{said[match.end() :]}"
    return deed._replace(said=said)


_HIS_ABILITY = re.compile(
    r"\b(?P<verb>activates?|uses?)\s+(?:his|her|its|their)\s+(?:(?:first|next)\s+)?(?P<said>[+-](?:\d+|X)|0)(?![\d/])"
    r"(?:\s+(?:loyalty\s+)?ability)?"
)
"""A loyalty ability of what was spoken of: A uses his -1."""
_LOYAL = re.compile(rf"(?P<x>{NAME})[^,;A-Z]*\bloyalty\b")
_TO_MAKE = re.compile(
    r"\b(?P<head>(?:activates?|uses?)\s+[^,.;?]*?)(?P<said>[+-](?:\d+|X)|\b0)\s+to\s+(?:make|create|produce|get)\s+(?:an?\s+)?"
    r"(?P<what>[A-Z][\w'-]*)(?:\s+token)?(?=\s*(?:[,.;]|$|and\b))"
)
"""What a loyalty ability makes, by which it is told from others: uses his -1 to make a Beast."""
_OF = "'s"


@_part
def _in_words_of_the_game(so_far: ToldSoFar, deed: Deed, _told: list[str]) -> Deed:
    said = _named(so_far, paraphrased(without_adverbs(deed.said), of_a_player=deed.of.of_a_player()))
    return deed._replace(said=plainly(said))


def _named(so_far: ToldSoFar, said: str) -> str:
    """Return a deed in which a loyalty ability of what was spoken of, or one told by what it makes, is named (606.3)."""
    loyal = [one["x"] for line in so_far.positions for one in _LOYAL.finditer(line) if line[0] == so_far.last]
    said = _HIS_ABILITY.sub(lambda one: f"{one['verb']} {loyal[-1] if loyal else 'it'}: {one['said']}", said)

    def made(match: re.Match[str]) -> str:
        of = match["head"].rstrip(" :").removesuffix(_OF)
        return f"{of}: {so_far.put(match['said'] + ' … ' + match['what'])}"

    return _TO_MAKE.sub(made, said)


_ON_ITSELF = re.compile(
    r"(?P<head>(?:activates|uses|taps) (?:(?:the|his|her) )?(?P<x>[A-Z][^,;]*?)(?:'s (?:ability|trigger))? (?:on|at|targeting)) "
    r"(?P<self>herself|itself)\b"
)
"""What is used on itself: uses Nurse on herself."""


@_part
def _on_itself(so_far: ToldSoFar, deed: Deed, _told: list[str]) -> Deed:
    used = _ON_ITSELF.match(deed.said)
    if used is None:
        return deed
    so_far.take(f"「{used['self']}」は{used['x']}", f'"{used["self"]}" is {used["x"]}')
    return deed._replace(said=f"{used['head']} {used['x']}{deed.said[used.end() :]}")


def _behind_it(said: str, *, before: str = "", behind: str = "", unless: tuple[str, ...] = ()) -> None:
    """Let what is said at the end of a deed be told by itself, before the deed or behind it; not of verbs in `unless`."""
    form = re.compile(rf"{said}$")

    @_part
    def told_apart(_so_far: ToldSoFar, deed: Deed, told: list[str]) -> Deed:
        match = form.search(deed.said) if deed.of.clause.verb not in unless else None
        if match is None:
            return deed
        told += filter(None, (before,))
        return deed._replace(said=deed.said[: match.start()], behind=(*deed.behind, *filter(None, (behind,))))


_behind_it(
    r",?\s+(?:with\s+|and\s+)?(?:no|without) (?:any )?(?:further |other )?(?:responses?|reaction|answer)"
    r"(?: (?:from|by) (?:[A-H]|(?:his|the) opponent|anyone))?",
    behind="no more responses",
    unless=("have", "do"),
)


_MANA_AND_LIFE = re.compile(
    r"\bpaying (?P<mana>(?:\{[^{}]*\})+|(?:\d|one|two|three|four) mana)(?P<and>,? and )(?=(?:\d+|two|four|six) life\b)"
)
"""Mana that is paid besides life."""


@_part
def _mana_besides_life(so_far: ToldSoFar, deed: Deed, _told: list[str]) -> Deed:
    mana = _MANA_AND_LIFE.search(deed.said)
    if mana is None:
        return deed
    so_far.take(f"「{mana['mana']}」は計算する", f'what it costs is worked out, not taken from "{mana["mana"]}"')
    return deed._replace(said=f"{deed.said[: mana.start('mana')]}{deed.said[mana.end('and') :]}")


_behind_it(r",? (?:and (?:is|are|goes|gets) )?unblocked", behind="no blocks")


_behind_it(r",? after (?:the )?block(?:s|ers|ing)?(?: (?:are|is|were) declared)?", before="after blocks")


_AT_HIS_STEP = re.compile(
    r",?\s+(?P<at>at|in|during|on) (?P<who>[A-H])'s (?P<step>upkeep(?: step)?|draw step|(?:beginning of )?combat|end step|"
    r"(?:first |second )?main phase|declare (?:attackers|blockers)(?: step)?)(?=\s*$)"
)
"""When in whose turn something is done: casts Zap at A's end step."""


@_part
def _in_whose_step(so_far: ToldSoFar, deed: Deed, told: list[str]) -> Deed:
    at = _AT_HIS_STEP.search(deed.said)
    if at is None:
        return deed
    if so_far.deeds > 1:  # in a turn that is told of later
        return deed._replace(said=f"{deed.said[: at.start()]} in the {at['step']} of {at['who']}")
    told.append(f"{at['who']}'s turn")
    return deed._replace(said=f"{deed.said[: at.start()]} {at['at']} {at['step']}")
