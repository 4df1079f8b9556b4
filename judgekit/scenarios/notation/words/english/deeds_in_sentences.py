"""Kinds of English sentences that tell deeds the other way round, or several in one: blocked by, twice, the rest let through.

They are tried where kinds of sentences are, before a sentence is cut into clauses.
"""

from __future__ import annotations

import re

from judgekit.language.english.verbs import third_person
from judgekit.scenarios.notation.words.english.clauses import clauses_of, statements_in
from judgekit.scenarios.notation.words.english.holdings import held
from judgekit.scenarios.notation.words.english.lexicon import (
    tells_a_state,
    verb_of,
    verb_of_participle,
    verb_of_past_participle,
)
from judgekit.scenarios.notation.words.english.told_so_far import AFTER_ALL, COME, NAME, Kinds, ToldSoFar

KINDS = Kinds()

_THEN = re.compile(
    r"(?:Then|After that|Afterwards|After this|Later|Next)(?: on)?,? (?P<rest>(?P<who>[A-H]) [a-zA-Z].+)", re.DOTALL
)
_PLAYS = r"(?:casts|plays|summons|activates|uses|sacrifices|sacs|cracks|pops|pumps|equips|taps|crews|cycles|animates|regenerates)"
_CASTS_SOMETHING = re.compile(rf"(?P<who>[A-H]) {_PLAYS} (?!.*\bin response\b)")
_FIGHTS = re.compile(r"\b[A-H] (?:attacks|blocks|defends|does not (?:block|defend))\b")
_NO_FURTHER_SPELL = re.compile(
    r"[A-H] (?:responds|answers|counters|attacks|blocks|defends|passes|chooses|names|orders|assigns|pays|does|is|has|copies)\b"
    r"|.*\brespon"
)


@KINDS.add
def _then_another_does(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """What is done then, behind a spell or a fight: that is over, where nobody says otherwise."""
    then = _THEN.fullmatch(sentence.strip(" ."))
    if then is None or not so_far.laid_out:
        return sentence
    before = next((one for one in reversed(so_far.laid_out) if not one.startswith(COME.format(""))), "")
    if not _FIGHTS.search(before) and _CASTS_SOMETHING.match(before) is None:
        return sentence
    found = [*so_far.told(then["rest"])]
    if found and re.match(rf"{then['who']} [a-zA-Z]", found[0]) and _NO_FURTHER_SPELL.match(found[0]) is None:
        found[0] = f"{AFTER_ALL}{found[0]}"
    told += found
    return None


_THEN_CASTS = re.compile(
    rf"(?P<who>[A-H]) (?P<first>{_PLAYS} [^,;]+?),?(?: and| but)? then (?P<then>[A-H] (?=[a-z])|(?={_PLAYS} ))"
    r"(?P<rest>(?!.*\b(?:response|priority)\b)[^;]+)"
)
"""A spell or an ability and what is done then in one sentence, one after the other."""


@KINDS.add
def _casts_and_then_casts(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    both = _THEN_CASTS.fullmatch(sentence.strip(" ."))
    if both is None:
        return sentence
    told += so_far.told(f"{both['who']} {both['first']}")
    told += so_far.told(f"Then {both['then'] or both['who'] + ' '}{both['rest']}")
    return None


_NAME_IN_BRACKETS = re.compile(
    rf"(?P<who>(?:^|(?<=[,;] )|(?<=and ))[A-H]) (?P<verb>[A-Za-z][\w'-]*s) \((?P<card>{NAME})\)"
    r"(?P<on> (?=(?:the|his|her|it|[A-H])\b|[A-Z]))?"
)
"""A verb that is a word of a card's name, with the whole name in brackets: A Wraths (Wrath of God)."""


@KINDS.made(_NAME_IN_BRACKETS)
def _by_a_name_in_brackets(match: re.Match[str]) -> str:
    words = {one.casefold() for one in re.split(r"[\s,-]+", match["card"])}
    verb = match["verb"].casefold()
    if not words & {verb.removesuffix("s"), verb.removesuffix("es"), verb}:
        return match.group()
    return f"{match['who']} casts {match['card']}{' on ' if match['on'] else ''}"


_IS = r"(?:is|are|was|were|has been|have been|gets?|got)"
_MOMENT_FIRST = re.compile(
    r"(?:(?P<after>[Aa]fter|[Oo]nce|[Ww]hen|[Aa]s soon as)|[Bb]efore) (?:the |that |this |any |an? )?"
    rf"(?:(?P<what>attackers?|blocks?|blockers?|defenders?|(?:combat )?damage) {_IS} (?:declared|dealt|made|chosen)"
    rf"|(?:battle|fight|combat|attack) {_IS} (?P<over>over|done|finished)),? (?P<rest>[A-H]\b.+)",
    re.DOTALL,
)
"""When in a fight something is done, as a clause before it: after the defender is declared."""


@KINDS.add
def _at_a_moment_of_a_fight(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    first = _MOMENT_FIRST.fullmatch(sentence.strip(" ."))
    if first is None or (first["over"] and not first["after"]):
        return sentence
    moment = "the battle" if first["over"] else first["what"]
    told.append(f"{'after' if first['after'] else 'before'} {moment}")
    told += so_far.told(first["rest"])
    return None


_PARTICIPLES = r"killed|countered|exiled|destroyed|bounced|shocked|burned|burnt|answered|removed|hit|tapped|stolen"
_DONE_BY = re.compile(
    rf"(?:(?P<first>.+?)(?:,? (?:and|but)|[,;]) )?(?P<x>(?:[Tt]he )?{NAME}|[Ii]t) "
    rf"(?:is|was|gets?|got|has been) (?:then |immediately )?(?P<verb>{_PARTICIPLES}) by (?P<who>[A-H])'s (?P<what>{NAME})",
    re.DOTALL,
)
"""What somebody's spell did to something: the Ox was killed by B's Zap."""


@KINDS.add
def _done_by_what_somebody_casts(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    done = _DONE_BY.fullmatch(sentence.strip(" ."))
    if done is None:
        return sentence
    told += so_far.told(done["first"]) if done["first"] else []
    x = re.sub("^[Tt]he |^It$", lambda match: "it" if match.group() == "It" else "", done["x"])
    told += so_far.told(f"{done['who']} casts {done['what']} on {x}")
    return None


_BLOCKED_BY = re.compile(
    r"(?P<first>.+?)(?:,? (?:and|but)|[,;]) (?:(?:it|they|he|she) )?(?:is|are|was|were|gets?|got) (?:chump[- ])?blocked by "
    rf"(?:(?P<who>[A-H])'s )?(?:an? |the )?(?P<what>{NAME})(?P<how> \d+/\d+[^,;.]*)?",
    re.DOTALL,
)
"""What blocked who attacked: attacked and was blocked by B's Ox 3/3."""
_ATTACKER = re.compile(rf"(?:(?:[A-H]'s|[Tt]he) )?(?P<x>{NAME}) (?:attack|swing)(?:s|ed)?(?P<to> [A-H])?|.*")


@KINDS.add
def _blocked_by(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    blocked = _BLOCKED_BY.fullmatch(sentence.strip(" ."))
    if blocked is None or not re.search(r"\b(?:attack|swing|swung)", blocked["first"]):
        return sentence
    who = blocked["who"] or ""
    if blocked["how"] and who:
        told.append(f"{who}: {held(blocked['what'] + blocked['how'])}")
    elif blocked["how"]:
        return sentence
    attacks = _ATTACKER.fullmatch(blocked["first"])
    if attacks is not None and attacks["x"]:  # attacked may tell how something is; here it is what it did
        told.append(f"{attacks['x']} attacks{attacks['to'] or ''}")
        so_far.deeds += 1
    else:
        told += so_far.told(blocked["first"])
    told.append(f"{who} blocks with {blocked['what']}" if who else f"{blocked['what']} blocks")
    return None


_TO_NOTHING = re.compile(
    r"(?P<who>[A-H]) (?:responds|responded) to nothing(?:(?:,? (?:but|and|so|then)|[,;]) (?P<rest>.+))?", re.DOTALL
)
KINDS.whole(_TO_NOTHING, ">{rest}", aloud=("{who}はここまで何もしていない", "{who} has done nothing so far"))

_NO_BLOCKS_YET = re.compile(
    r"(?:(?P<first>.+?)(?:,|;|,? (?:and|but|with)) )?(?:no (?:blocks|blockers)|[Nn]obody (?:blocks|blocked|has blocked))"
    r"(?: (?:are|is|were|have been) (?:declared|made))? (?:yet|so far)",
    re.DOTALL,
)
KINDS.whole(_NO_BLOCKS_YET, ">{first}", "before blocks")
"""That nothing has blocked yet is no decision not to block: what is done behind it is done before blocks."""

_AND_NOT_BLOCKED = re.compile(
    r"(?P<first>.+?)(?:,|;|,? (?:and|but)) (?:it|they|the attack(?:ers?)?) "
    r"(?:(?:is|are|was|were)(?: not|n't)|never (?:gets?|got|was|were)|(?:gets?|got) not) blocked",
    re.DOTALL,
)
KINDS.whole(
    _AND_NOT_BLOCKED,
    ">{first}",
    "no blocks",
    where=lambda _so_far, match: not re.search(r"\bwith [^,;]+ and ", match["first"]),  # of several one may be blocked
)

_REST_UNBLOCKED = re.compile(
    r"(?P<first>[A-H] (?:[a-z-]+ )?blocks? .+?)(?:,? (?:and|but)(?: then)?|,) (?P<left>lets? [^,;]+? (?:through|in|hit)"
    r"|takes? (?:the (?:rest|others?|other one)|(?:the )?damage from the (?:rest|others?)))",
    re.DOTALL,
)
"""What is blocked, and that nothing else is."""
KINDS.whole(
    _REST_UNBLOCKED,
    ">{first}",
    aloud=("「{left}」はほかをブロックしないこと", '"{left}": nothing else is blocked'),
    where=lambda _so_far, match: " and " not in match["left"],
)

_ONCE_IT_RESOLVED = re.compile(
    r"(?P<who>[A-H]) (?P<first>[^;]+?),?(?: and| then| and then)?,? (?:once|after|when|as soon as) (?:it|that) "
    r"(?:has |had )?(?:resolves|resolved),? (?P<rest>(?:(?P<by>[A-H]) )?[A-Za-z]+ .+)",
    re.DOTALL,
)


@KINDS.add
def _once_it_resolved(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """What somebody does once what a player cast has resolved, told in the middle."""
    once = _ONCE_IT_RESOLVED.fullmatch(sentence.strip(" ."))
    if once is None or not (once["by"] or verb_of(once["rest"].split()[0])):
        return sentence
    if re.search(r"(?<![\w'])[A-H] [a-z]+s\b", once["first"]):
        return sentence
    told += [*so_far.told(f"{once['who']} {once['first']}"), "It resolves"]
    told += so_far.told(once["rest"] if once["by"] else f"{once['who']} {once['rest']}")
    return None


_TO_WHAT_IS_NAMED_HERE = re.compile(
    rf"[Ii]n response to (?P<who>[A-H])'s (?P<what>{NAME})(?: (?:on|at|targeting) (?P<on>[^,;]+?))?,? (?P<rest>[A-H] .+)",
    re.DOTALL,
)
"""A response to what is named only there."""


@KINDS.add
def _response_to_what_is_named_here(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    to = _TO_WHAT_IS_NAMED_HERE.fullmatch(sentence.strip(" ."))
    if to is None or any(re.match(rf"{to['who']} [a-z]", one) for one in so_far.laid_out):
        return sentence
    on = f" on {to['on']}" if to["on"] else ""
    so_far.take(f"{to['who']}は{to['what']}を唱えている", f"{to['who']} has cast {to['what']}{on}")
    told += so_far.told(f"{to['who']} casts {to['what']}{on}")
    told += so_far.told(f"{to['rest']} in response to {to['what']}")
    return None


_TO_WHAT_IS_BEING_DONE = re.compile(
    r"[Ii]n response to (?P<who>[A-H])(?:'s)? (?P<deed>(?P<ing>[a-z]+ing) [^,;]+), (?P<rest>[A-H] .+)", re.DOTALL
)
"""A response to what somebody does, told only there: in response to A cracking Mine, B casts Hush."""


@KINDS.add
def _response_to_what_is_being_done(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    to = _TO_WHAT_IS_BEING_DONE.fullmatch(sentence.strip(" ."))
    verb = verb_of_participle(to["ing"]) if to is not None else ""
    if to is None or not verb or any(re.match(rf"{to['who']} {third_person(verb)}\b", one) for one in so_far.laid_out):
        return sentence
    told += so_far.told(f"{to['who']} {third_person(verb)}{to['deed'][len(to['ing']) :]}")
    told += so_far.told(f"{to['rest']} in response")
    return None


_AND_CHANGES_THE_TARGET = re.compile(
    r"(?:(?P<first>.+?)(?:,? and(?: then)?|,? then|,) |(?P<who>[A-H]) )(?:changes|redirects|switches|moves) "
    r"(?:the|its|his|her|their|that spell's) targets? to (?P<on>(?:(?! (?:and |then )+[A-H] [a-z])[^,;])+)",
    re.DOTALL,
)
"""To what the target of a spell is changed, behind the deed that lets somebody do that."""


@KINDS.add
def _and_changes_the_target(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    changes = _AND_CHANGES_THE_TARGET.fullmatch(sentence.strip(" ."))
    first = changes["first"] or "" if changes is not None else ""
    who = next((one.subject for one in reversed(clauses_of(first)) if one.is_of_a_player), "")
    who = (changes["who"] or who) if changes is not None else ""
    if changes is None or not who:
        return sentence
    told += [*(so_far.told(first) if first else []), f"{who} chooses {changes['on']}"]
    return None


_AFTER_SOMEBODY = re.compile(
    r"(?P<first>[^;?]+?),? (?P<when>after|once|before) (?P<who>[A-H]) (?:had |has )?(?:already |just )?"
    r"(?P<rest>[a-z-]+(?: [^;?]+)?)",
    re.DOTALL,
)
"""What somebody did before or after what another one does: blocks with Elk after A had cast Grow on Ox."""
_IT = re.compile(r"\b(?:it|them|him|her)\b")
_WITH_WHAT = re.compile(rf"\b(?:with|on|at) (?:the |an? |his |her |their )?(?P<x>{NAME})")


@KINDS.add
def _after_or_before_somebody_did(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """Deeds that are told out of their order, of which the words say in which order they were done."""
    match = _AFTER_SOMEBODY.fullmatch(sentence.strip(" ."))
    if match is None:
        return sentence
    word = match["rest"].split()[0]
    verb = verb_of(word) or verb_of_past_participle(word)
    *before, last = statements_in(match["first"])
    main = clauses_of(last)
    named = not verb and word.endswith("ed")  # the name of a card is the verb: had zapped Ox
    if (
        not (verb or named)
        or tells_a_state(verb)
        or not main
        or not main[0].is_of_a_player
        or tells_a_state(main[0].verb)
    ):
        return sentence
    rest = match["rest"] if named else f"{third_person(verb)}{match['rest'][len(word) :]}"
    if match["when"] == "before":
        told += [*so_far.told(match["first"]), *so_far.told(f"{match['who']} {rest}")]
        return None
    if (pronoun := _IT.search(rest)) is not None:
        meant = [one["x"] for one in _WITH_WHAT.finditer(last)]
        if len(meant) != 1 or _IT.search(last):
            return sentence
        so_far.take(f"「{pronoun.group()}」は{meant[0]}", f'"{pronoun.group()}" is {meant[0]}')
        rest = _IT.sub(meant[0], rest)
    for one in (*before, f"{match['who']} {rest}", last):
        told += so_far.told(one)
    return None


_COUNTERS_WHAT_WAS_AIMED = re.compile(
    rf"(?P<who>[A-H]) (?:casts (?P<what>{NAME}) (?:on|targeting)|counters) (?P<of>[A-H])'s (?P<spell>{NAME})"
    rf"(?: with (?:an? |the |his |her )?(?P<with>{NAME}))?,? (?:(?:which|that) (?:is|was|has been|had been) )?"
    r"(?:aimed at|targeting|pointed at|directed at|going for) (?P<on>[^,;]+)",
    re.DOTALL,
)
"""A spell of another player that is named only where it is answered, with what it was aimed at."""


@KINDS.add
def _counters_what_was_aimed(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    match = _COUNTERS_WHAT_WAS_AIMED.fullmatch(sentence.strip(" ."))
    by = (match["what"] or match["with"]) if match is not None else None
    if match is None or not by:
        return sentence
    of, spell = match["of"], match["spell"]
    if any(re.match(rf"{of} [a-z].*\b{re.escape(spell)}", one) for one in so_far.laid_out):
        return sentence
    so_far.take(f"{of}は{spell}を唱えている", f"{of} has cast {spell} on {match['on']}")
    told += so_far.told(f"{of} casts {spell} on {match['on']}")
    told += so_far.told(f"{match['who']} casts {by} on {spell} in response")
    return None


_SO_OFTEN = re.compile(
    rf"(?P<who>[A-H]) casts (?P<what>{NAME})(?P<on> (?:on|at|targeting) [^,;]+?)? (?P<n>twice|two times|three times)"
)
"""How often the same is cast: casts Zap on Ox twice."""


@KINDS.add
def _casts_so_often(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """Who casts the same card several times has as many of them, which is said aloud where it was not told."""
    often = _SO_OFTEN.fullmatch(sentence.strip(" ."))
    if often is None:
        return sentence
    who, what, number = often["who"], often["what"], 3 if often["n"].startswith("three") else 2
    counted = re.compile(rf"{who}: .*\b(?:two|three|four|[2-9]) {re.escape(what)}")
    if not any(counted.match(one) for one in so_far.laid_out):
        held_already = any(one.startswith(f"{who}: ") and what in one for one in so_far.laid_out)
        told += [f"{who}: hand: {what}"] * (number - held_already)
        so_far.take(f"{who}は{what}を{number}枚持っている", f"{who} has {number} of {what}")
    for _ in range(number):
        so_far.deeds += 1
        told.append(f"{who} casts {what}{often['on'] or ''}")
    return None
