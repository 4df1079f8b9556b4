"""What an English sentence tells of shields as they break: which card one of them is (Duel Masters 509.5)."""

from __future__ import annotations

import re

from judgekit.core.filling import filled, forms, in_other_words
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
_PLAINER = forms(
    rf"""
(?P<what>\bshields),? (?:and |but )?(?:both|all|none|neither)(?: of (?:them|which))? (?:are |is |being )?(?:unknown
  |face[- ]down|unseen)
  (?=\s*(?:[,;.]|$|and\b)) => \g<what>
(?<![\w'])(?P<who>[A-H]) (?:is|was) (?:down to|on|at|left with) (?:one|1|a single|(?:his|her
  |the)(?: very)? last) (?:last |single )?shield,? (?:which|and it|and that)
   (?:is|was) => "\g<who> has one shield: "
^(?:[Aa]mong|[Oo]ne of|[Aa]mongst) (?:the )?(?P<who>[A-H])'s (?P<n>{NUMBER}) shields,?
  (?: there is | there's | is | was | being) (?=[A-Z]|an? ) => "\g<who> has \g<n> shields, one of which is "
\b(?P<how>breaks?|broke) (?:the|his|her|[A-H]'s) (?:other|second|third) (?:one|shield)(?![\w]) => \g<how> the shield
\b(?P<how>breaks?|broke) (?:the|his|her|[A-H]'s) (?:last|remaining|final|only)
   (?:one|shield)(?![\w])(?!(?:[,;]? (?:and )?(?:it|that|which)\b| \(|: )) => \g<how> all shields
(?<=[ ,])hits (?:the )?(?=(?:shield )?[A-Z][\w'-]*(?:[,;.]|$|,? and\b)) => "breaks "
"""
)
_PASSIVE = re.compile(
    rf"(?P<joint>^(?:[Tt]hen )?|,? and (?:then )?|, (?:then )?)"
    rf"(?P<what>(?:(?:[Tt]he|[Hh]is|[Hh]er|[Bb]oth|[Aa]ll|[Oo]ne|of|[A-H]'s|{NUMBER}|[A-Z][a-z]+) )+?"
    r"(?:(?:last|only|remaining) )?shields?)"
    r" (?:(?:is|are|was|were|gets?|got) (?:then )?broken|breaks?|broke)(?=\s*(?:[,;.]|$|and\b))"
)
"""That shields are broken, which the attack does."""
_WITH_IT = re.compile(r" with (?:it|that)$")
_NAMED_SHIELD = re.compile(rf"[A-H]: (?:.*\bshields?:? |.*\bone is |{ONE_SHIELD})(?P<x>{NAME})")
_BREAKS_IT = re.compile(r"(?P<breaks>\bbreaks?) (?:it|that one|that shield)(?=\s*(?:[,;.]|$|and\b))")
"""That the only shield breaks of which it was told what it is."""
_BY_A_THING = re.compile(rf"(?:[Tt]hen )?(?:[Tt]he )?(?P<x>{NAME}) (?:then )?(?=breaks )")
"""What attacked and breaks shields: it is done by who attacked with it."""


def _by_the_attack(so_far: ToldSoFar, sentence: str) -> str:
    """Return a sentence in which shields that are said to be broken are broken by who attacks."""
    passive = _PASSIVE.search(sentence)
    if passive is None:
        return sentence
    here = re.match(r"(?:[Tt]hen )?[A-H] (?:attacks|swings)\b", sentence[: passive.start()])
    whose = [one[0] for one in so_far.laid_out if re.match(r"[A-H]\b(?!:).*\battacks\b", one)]
    if here is None and (passive.start() or not whose):
        return sentence
    what = re.sub("^[A-Z][a-z]", lambda one: one.group().casefold(), passive["what"])
    breaks = f" and breaks {what}" if here is not None else f"{whose[-1]} breaks {what}"
    return f"{sentence[: passive.start()]}{breaks}{sentence[passive.end() :]}"


@KINDS.add
def _as_it_breaks(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    if so_far.creatures_are_not_attacked:
        return sentence
    sentence = in_other_words(_by_the_attack(so_far, sentence), _PLAINER)
    if (by := _BY_A_THING.match(sentence)) is not None:
        attacks = rf"([A-H]) attacks\b.*(?<![\w']){re.escape(by['x'])}(?![\w'])"
        whose = [found[1] for one in so_far.laid_out if (found := re.match(attacks, one)) is not None]
        has = rf"([A-H]): (?!hand\b|graveyard\b).*(?<![\w']){re.escape(by['x'])}(?![\w'])"
        owner = {found[1] for one in so_far.laid_out if (found := re.match(has, one)) is not None}
        if not whose and len(owner) == 1:
            sentence = f"{owner.pop()} attacks with {by['x']} and {sentence[by.end() :]}"
        sentence = f"{whose[-1]} {sentence[by.end() :]}" if whose else sentence
    named = [found["x"] for one in so_far.laid_out if (found := _NAMED_SHIELD.match(one)) is not None]
    if len(named) == 1 and so_far.laid_out[-1].endswith(f"breaks {named[0]}"):
        sentence = _WITH_IT.sub(f" with {named[0]}", sentence.rstrip("."))
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


_TRIGGER = r"(?:(?:S|[Ss]hield)[- ]?)?[Tt]riggers?"
_SHIELDS = r"(?:them|it|there|the shields?|(?:his|her|the|[A-H]'s) (?:broken )?shields?)"
_NO_TRIGGERS = re.compile(
    rf"(?:^|[,;:]? )(?:(?:and|but|with|so) )?(?:there(?:'s| is| was| are| were) "
    r"|(?:[A-H]|he|she) (?:has|had|finds?|found|gets?|got|hits?|hit) )?"
    rf"(?:[Nn]o {_TRIGGER}|[Nn]othing (?:useful |relevant )?(?:in|from|out of|comes? (?:out of|from)) {_SHIELDS}"
    r"|[Nn]othing (?:triggers|triggered|there|comes up|came up)"
    rf"|(?:[Nn]either|[Nn]one|[Nn]ot one)(?: of {_SHIELDS})? (?:is|was|are|were|has|have|had) (?:an? )?(?:{_TRIGGER})"
    rf"|(?:it|that|which|they|the shields?) (?:is|was|are|were)(?:n't| not|n't either| no)(?: an?)? {_TRIGGER})"
    rf"(?: (?:in|among|from|off|out of|for) (?:{_SHIELDS}|[A-H]))?(?: (?:either|at all|there|here|this time))?$"
)
"""That no shield is used of those that break, alone or behind the attack."""
_ATTACKER = re.compile(
    r"(?<![\w'])(?P<who>[A-H])(?:'s [^,;]*?)? (?:[a-z]+ )*?(?:attacks?|breaks?|broke|swings?|goes|hits?|crashes)\b"
)


@KINDS.add
def _no_triggers(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    none = _NO_TRIGGERS.search(sentence.strip(" ."))
    if none is None or so_far.creatures_are_not_attacked:
        return sentence
    before = sentence.strip(" .")[: none.start()].strip(" ,;:")
    first = so_far.told(before) if before else []
    attacks = [found["who"] for one in (*so_far.laid_out, *first) if (found := _ATTACKER.search(one)) is not None]
    whom = [one for one in so_far.players if attacks and one != attacks[-1]]
    if len(whom) != 1:
        return sentence
    told += [*first, f"{whom[0]} declares nothing"]
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
