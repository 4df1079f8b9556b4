"""Kinds of English sentences that tell at what a triggered ability is aimed: by what somebody does with it, or without a verb.

They are tried where kinds of sentences are, before a sentence is cut into clauses.
"""

from __future__ import annotations

import re

from judgekit.core.filling import expressions_beside
from judgekit.scenarios.notation.words.english.clauses import clauses_of
from judgekit.scenarios.notation.words.english.holdings import held
from judgekit.scenarios.notation.words.english.lexicon import is_present, tells_a_state, verb_of
from judgekit.scenarios.notation.words.english.told_so_far import NAME, TRIGGER_DONE, Kinds, ToldSoFar

KINDS = Kinds()

_SAID = expressions_beside(__file__, {"name": NAME})
_OWNS = "'s$"
_ONLY_AIMS = frozenset(("target", "point", "aim", "choose", "pick"))
_NO_DEEDS = frozenset(
    ("respond", "answer", "attack", "block", "cast", "counter", "swing", "win", "start", "begin", "chump")
)
"""Verbs of which an ability that triggered is no instrument: what is cast with it on the stack, what attacks with it."""


def _put_there(on: str, told: list[str]) -> str:
    """Return at what something is aimed, without its description, which is told by itself."""
    described = _SAID.own_described.fullmatch(on.strip())
    if described is None:
        return on
    there = f"{described['who']}: {held(described['name'] + described['words'])}"
    told += [there] if there not in told else []
    return f"{described['who']}'s {described['name']}"


@KINDS.add
def _with_a_trigger_first(_so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    first = _SAID.with_it_first.fullmatch(sentence.strip(" ."))
    if first is None or first["verb"].removesuffix("s") in _NO_DEEDS:
        return sentence
    return f"{first['who']} {first['verb']} {first['on']} with {first['with']}"


@KINDS.add
def _done_with_a_trigger(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    done = _SAID.with_it.fullmatch(sentence.strip(" .")) or _SAID.uses_it_on.fullmatch(sentence.strip(" ."))
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


@KINDS.add
def _trigger_of_a_name(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    aimed = _SAID.its_trigger_targets.fullmatch(sentence.strip(" ."))
    if aimed is None or any(is_present(word) for word in aimed["on"].split()):
        return sentence
    told.append(f"targets {_put_there(aimed['on'], told)} with the {aimed['of']} trigger")
    so_far.deeds += 1
    if not aimed["verb"].startswith("target"):
        so_far.happened = TRIGGER_DONE
    return None


@KINDS.add
def _aimed_without_a_verb(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    aimed = _SAID.aimed_without_a_verb.fullmatch(sentence.strip(" ."))
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
