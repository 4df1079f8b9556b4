"""What an English sentence tells of shields as they break: which card one of them is (Duel Masters 509.5)."""

from __future__ import annotations

import re

from judgekit.core.filling import filled
from judgekit.language.english.numbers import NUMBER
from judgekit.scenarios.notation.words.english.told_so_far import NAME, ONE_SHIELD, Kinds, ToldSoFar

KINDS = Kinds()

_BROKEN_ONE = re.compile(
    rf"(?P<shields>\bshields)(?:;|,)? (?:and )?one of the (?:{NUMBER} )?(?:broken(?: ones| shields)?|ones broken) (?:is|being) "
)
_ONE_IS = re.compile(
    r"(?P<breaks>\bbreaks?) (?:an?|one|1|the|his|her|their|[A-H]'s)(?: last| only)? shield"
    r"(?:(?:,|;)? (?:and )?(?:it|that one|that)(?:'s| is| was)|,? (?:which|that)(?: is| was)| \(|: )"
    rf" ?(?:an? |the )?(?P<what>{NAME}(?: ?\{{[^{{}}]*\}})?(?: [a-z]+)?(?: \d{{3,}})?(?: [\ue000-\uf8ff])?)\)?"
)
"""Which card the only shield is that breaks: breaks one shield and it's a Trap."""
_DESCRIBED = re.compile(
    rf"(?P<breaks>(?:(?<![\w'])(?P<who>[A-H]) )?[^;.]*?\bbreaks?\b[^;.]*? )(?:an? )?(?P<name>{NAME})"
    r"(?P<what> ?\{[^{}]*\}(?: [a-z]+)?(?: \d{3,})?(?: [\ue000-\uf8ff])?)"
)
"""A shield that is described where it breaks."""
_NAMED_SHIELD = re.compile(rf"[A-H]: (?:.*\bshields?:? |.*\bone is |{ONE_SHIELD})(?P<x>{NAME})")
_BREAKS_IT = re.compile(r"(?P<breaks>\bbreaks?) (?:it|that one|that shield)(?=\s*(?:[,;.]|$|and\b))")
"""That the only shield breaks of which it was told what it is."""
_BY_A_THING = re.compile(rf"(?:[Tt]hen )?(?:[Tt]he )?(?P<x>{NAME}) (?:then )?(?=breaks )")
"""What attacked and breaks shields: it is done by who attacked with it."""


@KINDS.add
def _as_it_breaks(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    if so_far.creatures_are_not_attacked:
        return sentence
    if (by := _BY_A_THING.match(sentence)) is not None:
        attacks = rf"([A-H]) attacks\b.*(?<![\w']){re.escape(by['x'])}(?![\w'])"
        whose = [found[1] for one in so_far.laid_out if (found := re.match(attacks, one)) is not None]
        sentence = f"{whose[-1]} {sentence[by.end() :]}" if whose else sentence
    named = [found["x"] for one in so_far.laid_out if (found := _NAMED_SHIELD.match(one)) is not None]
    if len(named) == 1:
        sentence = _BREAKS_IT.sub(lambda match: f"{match['breaks']} {named[0]}", sentence)
    said = _ONE_IS.sub(filled(r"\g<breaks> \g<what>"), _BROKEN_ONE.sub(filled(r"\g<shields>, one is "), sentence))
    described = _DESCRIBED.search(said)
    whom = [one for one in so_far.players if described is not None and one != described["who"]]
    if described is None or not described["who"] or len(whom) != 1:
        return said
    told.append(f"{whom[0]}: {ONE_SHIELD}{described['name']}{described['what']}")
    told += so_far.told(f"{said[: described.end('name')]}{said[described.end() :]}")
    return None


_AMONG_BROKEN = re.compile(
    rf"(?:[Tt]he )?(?P<what>{NAME}) (?:is|was) (?:one of|among) the (?:(?:two|three) )?(?:broken )?shields(?:"
    rf" broken)?(?:,? and (?=[A-H] ))?"
)


@KINDS.add
def _one_of_the_broken_shields(_so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    broken = _AMONG_BROKEN.match(sentence.strip())
    if broken is None:
        return sentence
    told.append(f"breaks {broken['what']} and another shield")
    return sentence.strip()[broken.end() :].strip(" ,") or None
