"""Kinds of English sentences that tell deeds the other way round, or several in one: blocked by, twice, the rest let through.

They are tried where kinds of sentences are, before a sentence is cut into clauses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

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

_PLAYS = r"(?:casts|plays|summons|activates|uses|sacrifices|sacs|cracks|pops|pumps|equips|taps|crews|cycles|animates|regenerates)"
_CASTS_SOMETHING = re.compile(rf"(?P<who>[A-H]) (?:resolves|{_PLAYS}) (?!.*\bin response\b)")
_FIGHTS = re.compile(r"\b[A-H] (?:attacks|blocks|defends|does not (?:block|defend))\b")
_NO_FURTHER_SPELL = re.compile(
    r"[A-H] (?:responds|answers|counters|attacks|blocks|defends|passes|chooses|names|orders|assigns|pays|does|is|has|copies)\b"
    r"|.*\brespon"
)


@KINDS.of(
    r"(?s)(?:(?:Then|After that|Afterwards|After this|Later|Next)(?: on)?,? |(?P<another>[A-H]) then (?=[a-zA-Z]))"
    r"(?P<rest>(?:(?P<who>[A-H]) |(?(another)|(?!)))[a-zA-Z].+)"
)
def _then_another_does(so_far: ToldSoFar, then: re.Match[str]) -> Iterator[str]:
    """What is done then, behind a spell or a fight: that is over, where nobody says otherwise."""
    before = next((one for one in reversed(so_far.laid_out) if not one.startswith(COME.format(""))), "")
    if not _FIGHTS.search(before) and _CASTS_SOMETHING.match(before) is None:
        return
    who = then["who"] or then["another"]
    if then["another"] and before.startswith(who):
        return
    yield ">"
    found = [*so_far.told(then["rest"] if then["who"] else f"{who} {then['rest']}")]
    if found and re.match(rf"{who} [a-zA-Z]", found[0]) and _NO_FURTHER_SPELL.match(found[0]) is None:
        found[0] = f"{AFTER_ALL}{found[0]}"
    yield from found


@KINDS.of(
    rf"(?P<who>[A-H]) (?P<first>{_PLAYS} [^,;]+?),?(?: and| but)? then (?P<then>[A-H] (?=[a-z])|(?={_PLAYS} ))"
    r"(?P<rest>(?!.*\b(?:response|priority)\b)[^;]+)"
)
def _casts_and_then_casts(_so_far: ToldSoFar, both: re.Match[str]) -> Iterator[str]:
    """A spell or an ability and what is done then in one sentence, one after the other."""
    yield f">{both['who']} {both['first']}"
    yield f">Then {both['then'] or both['who'] + ' '}{both['rest']}"


_IS = r"(?:is|are|was|were|has been|have been|gets?|got)"


@KINDS.of(
    r"(?s)(?:(?P<after>[Aa]fter|[Oo]nce|[Ww]hen|[Aa]s soon as)|[Bb]efore) (?:the |that |this |any |an? )?"
    rf"(?:(?P<what>attackers?|blocks?|blockers?|defenders?|(?:combat )?damage) {_IS} (?:declared|dealt|made|chosen)"
    rf"|(?:battle|fight|combat|attack) {_IS} (?P<over>over|done|finished)),? (?P<rest>[A-H]\b.+)"
)
def _at_a_moment_of_a_fight(_so_far: ToldSoFar, first: re.Match[str]) -> Iterator[str]:
    """When in a fight something is done, as a clause before it: after the defender is declared."""
    if first["over"] and not first["after"]:
        return
    moment = "the battle" if first["over"] else first["what"]
    yield f"{'after' if first['after'] else 'before'} {moment}"
    yield f">{first['rest']}"


_PARTICIPLES = r"killed|countered|exiled|destroyed|bounced|shocked|burned|burnt|answered|removed|hit|tapped|stolen"


@KINDS.of(
    rf"(?s)(?:(?P<first>.+?)(?:,? (?:and|but)|[,;]) )?(?P<x>(?:[Tt]he )?{NAME}|[Ii]t) "
    rf"(?:is|was|gets?|got|has been) (?:then |immediately )?(?P<verb>{_PARTICIPLES}) by (?P<who>[A-H])'s (?P<what>{NAME})"
)
def _done_by_what_somebody_casts(_so_far: ToldSoFar, done: re.Match[str]) -> Iterator[str]:
    """What somebody's spell did to something: the Ox was killed by B's Zap."""
    yield f">{done['first'] or ''}"
    x = re.sub("^[Tt]he |^It$", lambda match: "it" if match.group() == "It" else "", done["x"])
    yield f">{done['who']} casts {done['what']} on {x}"


_ATTACKER = re.compile(rf"(?:(?:[A-H]'s|[Tt]he) )?(?P<x>{NAME}) (?:attack|swing)(?:s|ed)?(?P<to> [A-H])?|.*")


@KINDS.of(
    r"(?s)(?P<first>.+?)(?:,? (?:and|but)|[,;]) (?:(?:it|they|he|she) )?(?:is|are|was|were|gets?|got) (?:chump[- ])?blocked by "
    rf"(?:(?P<who>[A-H])'s )?(?:an? |the )?(?P<what>{NAME})(?P<how> \d+/\d+[^,;.]*)?"
)
def _blocked_by(so_far: ToldSoFar, blocked: re.Match[str]) -> Iterator[str]:
    """What blocked who attacked: attacked and was blocked by B's Ox 3/3."""
    if not re.search(r"\b(?:attack|swing|swung)", blocked["first"]):
        return
    who = blocked["who"] or ""
    if blocked["how"] and who:
        yield f"{who}: {held(blocked['what'] + blocked['how'])}"
    elif blocked["how"]:
        return
    attacks = _ATTACKER.fullmatch(blocked["first"])
    if attacks is not None and attacks["x"]:  # attacked may tell how something is; here it is what it did
        yield f"{attacks['x']} attacks{attacks['to'] or ''}"
        so_far.deeds += 1
    else:
        yield f">{blocked['first']}"
    yield f"{who} blocks with {blocked['what']}" if who else f"{blocked['what']} blocks"


KINDS.whole(
    r"(?s)(?P<who>[A-H]) (?:responds|responded) to nothing(?:(?:,? (?:but|and|so|then)|[,;]) (?P<rest>.+))?",
    ">{rest}",
    aloud=("{who}はここまで何もしていない", "{who} has done nothing so far"),
)

# That nothing has blocked yet is no decision not to block: what is done behind it is done before blocks.
KINDS.whole(
    r"(?s)(?:(?P<first>.+?)(?:,|;|,? (?:and|but|with)) )?(?:no (?:blocks|blockers)|[Nn]obody (?:blocks|blocked|has blocked))"
    r"(?: (?:are|is|were|have been) (?:declared|made))? (?:yet|so far)",
    ">{first}",
    "before blocks",
)

KINDS.whole(
    r"(?s)(?P<first>.+?)(?:,|;|,? (?:and|but)) (?:it|they|the attack(?:ers?)?) "
    r"(?:(?:is|are|was|were)(?: not|n't)|never (?:gets?|got|was|were)|(?:gets?|got) not) blocked",
    ">{first}",
    "no blocks",
    where=lambda _so_far, match: not re.search(r"\bwith [^,;]+ and ", match["first"]),  # of several one may be blocked
)

# What is blocked, and that nothing else is.
KINDS.whole(
    r"(?s)(?P<first>[A-H] (?:[a-z-]+ )?blocks? .+?)(?:,? (?:and|but)(?: then)?|,) (?P<left>lets? [^,;]+? (?:through|in|hit)"
    r"|takes? (?:the (?:rest|others?|other one)|(?:the )?damage from the (?:rest|others?)))",
    ">{first}",
    aloud=("「{left}」はほかをブロックしないこと", '"{left}": nothing else is blocked'),
    where=lambda _so_far, match: " and " not in match["left"],
)


@KINDS.of(
    r"(?s)(?P<who>[A-H]) (?P<first>[^;]+?),?(?: and| then| and then)?,? (?:once|after|when|as soon as) (?:it|that) "
    r"(?:has |had )?(?:resolves|resolved),? (?P<rest>(?:(?P<by>[A-H]) )?[A-Za-z]+ .+)"
)
def _once_it_resolved(_so_far: ToldSoFar, once: re.Match[str]) -> Iterator[str]:
    """What somebody does once what a player cast has resolved, told in the middle."""
    done = once["by"] or verb_of(once["rest"].split()[0])
    if done and re.search(r"(?<![\w'])[A-H] [a-z]+s\b", once["first"]) is None:
        yield f">{once['who']} {once['first']}"
        yield "It resolves"
        yield f">{once['rest']}" if once["by"] else f">{once['who']} {once['rest']}"


@KINDS.of(
    rf"(?s)[Ii]n response to (?P<who>[A-H])'s (?P<what>{NAME})(?: (?:on|at|targeting) (?P<on>[^,;]+?))?,? (?P<rest>[A-H] .+)"
)
def _response_to_what_is_named_here(so_far: ToldSoFar, to: re.Match[str]) -> Iterator[str]:
    """A response to what is named only there."""
    if any(re.match(rf"{to['who']} [a-z]", one) for one in so_far.laid_out):
        return
    on = f" on {to['on']}" if to["on"] else ""
    so_far.take(f"{to['who']}は{to['what']}を唱えている", f"{to['who']} has cast {to['what']}{on}")
    yield f">{to['who']} casts {to['what']}{on}"
    yield f">{to['rest']} in response to {to['what']}"


@KINDS.of(r"(?s)[Ii]n response to (?P<who>[A-H])(?:'s)? (?P<deed>(?P<ing>[a-z]+ing) [^,;]+), (?P<rest>[A-H] .+)")
def _response_to_what_is_being_done(so_far: ToldSoFar, to: re.Match[str]) -> Iterator[str]:
    """A response to what somebody does, told only there: in response to A cracking Mine, B casts Hush."""
    verb = verb_of_participle(to["ing"])
    if verb and not any(re.match(rf"{to['who']} {third_person(verb)}\b", one) for one in so_far.laid_out):
        yield f">{to['who']} {third_person(verb)}{to['deed'][len(to['ing']) :]}"
        yield f">{to['rest']} in response"


@KINDS.of(
    r"(?s)(?:(?P<first>.+?)(?:,? and(?: then)?|,? then|,) |(?P<who>[A-H]) )(?:changes|redirects|switches|moves) "
    r"(?:the|its|his|her|their|that spell's) targets? to (?P<on>(?:(?! (?:and |then )+[A-H] [a-z])[^,;])+)"
)
def _and_changes_the_target(_so_far: ToldSoFar, changes: re.Match[str]) -> Iterator[str]:
    """To what the target of a spell is changed, behind the deed that lets somebody do that."""
    first = changes["first"] or ""
    if who := changes["who"] or who_acts_last(first):
        yield f">{first}"
        yield f"{who} chooses {changes['on']}"


def who_acts_last(said: str) -> str:
    """Return the player of whom the last clause is that is said of one; empty where none is."""
    return next((one.subject for one in reversed(clauses_of(said)) if one.is_of_a_player), "")


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


@KINDS.of(
    rf"(?s)(?P<who>[A-H]) (?:casts (?P<what>{NAME}) (?:on|targeting)|counters) (?P<of>[A-H])'s (?P<spell>{NAME})"
    rf"(?: with (?:an? |the |his |her )?(?P<with>{NAME}))?,? (?:(?:which|that) (?:is|was|has been|had been) )?"
    r"(?:aimed at|targeting|pointed at|directed at|going for) (?P<on>[^,;]+)"
)
def _counters_what_was_aimed(so_far: ToldSoFar, match: re.Match[str]) -> Iterator[str]:
    """A spell of another player that is named only where it is answered, with what it was aimed at."""
    by, of, spell = match["what"] or match["with"], match["of"], match["spell"]
    if by and not any(re.match(rf"{of} [a-z].*\b{re.escape(spell)}", one) for one in so_far.laid_out):
        so_far.take(f"{of}は{spell}を唱えている", f"{of} has cast {spell} on {match['on']}")
        yield f">{of} casts {spell} on {match['on']}"
        yield f">{match['who']} casts {by} on {spell} in response"


@KINDS.of(
    rf"(?P<who>[A-H]) casts (?P<what>{NAME})(?P<on> (?:on|at|targeting) [^,;]+?)? (?P<n>twice|two times|three times)"
)
def _casts_so_often(so_far: ToldSoFar, often: re.Match[str]) -> Iterator[str]:
    """Who casts the same card several times (Zap on Ox twice) has as many, which is said aloud where it was not told."""
    who, what, number = often["who"], often["what"], 3 if often["n"].startswith("three") else 2
    counted = re.compile(rf"{who}: .*\b(?:two|three|four|[2-9]) {re.escape(what)}")
    if not any(counted.match(one) for one in so_far.laid_out):
        held_already = any(one.startswith(f"{who}: ") and what in one for one in so_far.laid_out)
        yield from [f"{who}: hand: {what}"] * (number - held_already)
        so_far.take(f"{who}は{what}を{number}枚持っている", f"{who} has {number} of {what}")
    for _ in range(number):
        so_far.deeds += 1
        yield f"{who} casts {what}{often['on'] or ''}"
