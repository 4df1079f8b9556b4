"""Kinds of English sentences that tell at what a triggered ability is aimed: by what somebody does with it, or without a verb.

They are tried where kinds of sentences are, before a sentence is cut into clauses.
"""

from __future__ import annotations

import re

from judgekit.scenarios.notation.words.english.clauses import clauses_of
from judgekit.scenarios.notation.words.english.holdings import held
from judgekit.scenarios.notation.words.english.lexicon import is_present, tells_a_state, verb_of
from judgekit.scenarios.notation.words.english.told_so_far import NAME, TRIGGER_DONE, Kinds, ToldSoFar

KINDS = Kinds()

_WHICH = r"(?:(?:enters|enter-the-battlefield|enters-the-battlefield|etb|ETB|attack|death|dies|landfall|triggered) )?"
_TRIGGER = (
    rf"(?:(?:the|its|his|her|their|that|this) {_WHICH}(?:trigger|triggered ability|etb|ETB)"
    rf"|(?:(?:the|his|her) )?(?P<of>{NAME})(?:'s)? {_WHICH}(?:trigger|triggered ability|etb|ETB))"
)
_WITH_IT_FIRST = re.compile(
    rf"(?:[Ww]ith|[Uu]sing|[Oo]ff) (?P<with>{_TRIGGER}),? (?P<who>[A-H]|he|she) (?P<verb>[a-z]+s) (?P<on>[^,;]+)",
    re.DOTALL,
)
_WITH_IT = re.compile(
    rf"(?:(?P<first>.+?)(?:,? and(?: then)?|,? then|[,;]) )?(?:(?P<who>[A-H]|[Hh]e|[Ss]he) )?(?P<verb>[a-z]+s) (?P<on>[^,;]+?)"
    rf" (?:with|using|off) {_TRIGGER}",
    re.DOTALL,
)
"""What somebody does to something with an ability that triggered: casts Angel and blinks the Ox with its trigger."""
_OWNS = "'s$"
_USES_IT_ON = re.compile(
    rf"(?:(?P<first>.+?)(?:,? and(?: then)?|,? then|[,;]) )?(?:(?P<who>[A-H]|[Hh]e|[Ss]he) )?"
    rf"(?:uses|puts|points|aims|sends|takes|directs|turns) {_TRIGGER} (?:on|at|to|onto|against) (?P<on>(?!(?:the )?stack\b)[^,;]+)",
    re.DOTALL,
)
"""At what somebody aims an ability that triggered: uses its trigger on the Elk."""
_ONLY_AIMS = frozenset(("target", "point", "aim", "choose", "pick"))
_NO_DEEDS = frozenset(
    ("respond", "answer", "attack", "block", "cast", "counter", "swing", "win", "start", "begin", "chump")
)
"""Verbs of which an ability that triggered is no instrument: what is cast with it on the stack, what attacks with it."""


_OWN_DESCRIBED = re.compile(
    rf"(?P<who>[A-H])'s (?P<name>{NAME})(?P<words>(?: \d+/\d+| \{{[^{{}}]*\}}| \d{{3,}}| [\ue000-\uf8ff])+)"
)
"""A card that is described where something is aimed at it: B's Troll 5/5."""


def _put_there(on: str, told: list[str]) -> str:
    """Return at what something is aimed, without its description, which is told by itself."""
    described = _OWN_DESCRIBED.fullmatch(on.strip())
    if described is None:
        return on
    there = f"{described['who']}: {held(described['name'] + described['words'])}"
    told += [there] if there not in told else []
    return f"{described['who']}'s {described['name']}"


@KINDS.add
def _with_a_trigger_first(_so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    first = _WITH_IT_FIRST.fullmatch(sentence.strip(" ."))
    if first is None or first["verb"].removesuffix("s") in _NO_DEEDS:
        return sentence
    return f"{first['who']} {first['verb']} {first['on']} with {first['with']}"


@KINDS.add
def _done_with_a_trigger(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    done = _WITH_IT.fullmatch(sentence.strip(" .")) or _USES_IT_ON.fullmatch(sentence.strip(" ."))
    said = done.groupdict().get("verb") or "targets" if done is not None else ""
    verb = verb_of(said) or said.removesuffix("s")
    if done is None or tells_a_state(verb) or verb in _NO_DEEDS or not (done["first"] or done["who"]):
        return sentence
    if any(is_present(word) for word in done["on"].split()):
        return sentence
    if done["first"]:
        if not clauses_of(done["first"]):
            return sentence
        told += so_far.told(done["first"])
    of = f"{re.sub(_OWNS, '', done['of'])} " if done["of"] else ""
    by = f"{done['who']} " if done["who"] in so_far.players and not done["first"] else ""
    told.append(f"{by}targets {_put_there(done['on'], told)} with the {of}trigger")
    so_far.deeds += 1
    if verb not in _ONLY_AIMS:
        so_far.happened = TRIGGER_DONE
    return None


_ITS_TRIGGER_TARGETS = re.compile(
    rf"(?:(?:[Tt]he|[Hh]is|[Hh]er|[Tt]hen|(?P<who>[A-H])'s) )*(?P<of>(?![A-H]'s\b){NAME}?)"
    rf"(?:(?= targets? )|'s {_WHICH}(?:trigger|triggered ability)) (?P<verb>targets?|targeted"
    r"|blinks|flickers|exiles|kills|destroys|bounces"
    r"|taps|untaps|hits|steals|returns|shoots) (?P<on>[^,;]+?)(?: (?:back )?(?:to|into) (?:(?:its owner's|his|her|their) )?hand)?"
)
"""At what the trigger of something with a name is aimed."""


@KINDS.add
def _trigger_of_a_name(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    aimed = _ITS_TRIGGER_TARGETS.fullmatch(sentence.strip(" ."))
    if aimed is None or any(is_present(word) for word in aimed["on"].split()):
        return sentence
    whose = f"{aimed['who']}'s" if aimed["who"] in so_far.players else "the"
    told.append(f"targets {_put_there(aimed['on'], told)} with {whose} {aimed['of']} trigger")
    so_far.deeds += 1
    if not aimed["verb"].startswith("target"):
        so_far.happened = TRIGGER_DONE
    return None


_AT = r"(?:at|on|onto|to|into|targeting|aimed at|pointed at|going to|going at|goes to|goes at|->|→|=>)"
_MANY = (
    r"(?:all|both|each|every)(?: of)?(?: (?:the|his|her|its|their|those|these))?"
    rf"(?P<of_many>(?: {NAME}(?:'s)?)?) {_WHICH}triggers?"
)
_AIMED_WITHOUT_A_VERB = re.compile(
    r"(?:(?P<first>.+?)(?:,? (?:and|with)|[,;]) )?"
    rf"(?:(?P<many>{_MANY})|(?:(?:the|its|his|her|their) )?{_WHICH}(?:trigger|ETB|etb)) {_AT} (?P<on>(?!(?:the )?stack\b)[^,;]+)",
    re.DOTALL | re.IGNORECASE,
)
"""At what abilities that triggered are aimed, told without a verb: trigger on Ox; casts Wrath, all triggers at B."""


@KINDS.add
def _aimed_without_a_verb(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    aimed = _AIMED_WITHOUT_A_VERB.fullmatch(sentence.strip(" ."))
    if aimed is None or any(is_present(word) for word in aimed["on"].split()):
        return sentence
    if aimed["first"]:
        last = [*clauses_of(aimed["first"])][-1:]
        named = re.match(r"[A-H] [A-Z][\w'-]*s\b", aimed["first"])  # A Wraths, all triggers at B
        if not (last or named) or (last and tells_a_state(last[0].verb)):
            return sentence
        told += so_far.told(aimed["first"])
    of = " ".join((aimed["of_many"] or "").split())
    triggers = f"all the {of} triggers".replace("  ", " ") if aimed["many"] else "the trigger"
    told.append(f"targets {_put_there(aimed['on'], told)} with {triggers}")
    so_far.deeds += 1
    return None
