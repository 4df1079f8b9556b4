"""What each clause of an English sentence tells: how things are, in the words of positions; what is done, with who does it said.

What only joins a sentence to the one before is left out, since the order says it; what nobody could read is left where it
stands, so that it is refused. Expected outcomes are worked out and not taken, which is said aloud.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.english.clauses import Clause, clauses_of
from judgekit.scenarios.notation.words.english.deeds import plainly
from judgekit.scenarios.notation.words.english.holdings import held, rest_of
from judgekit.scenarios.notation.words.english.lexicon import (
    FILLERS,
    PRONOUNS,
    listed,
)

_BULLET = re.compile(r"\s*(?:[-*•·>]+|\(?\d{1,2}[.)])\s+")
_FILLER = re.compile(rf"(?:{'|'.join(sorted(FILLERS))}|after that|my)\b(?!\s+on\b),?\s+(?=\S)", re.IGNORECASE)
_AT_ONCE = re.compile(
    r"(?:right|straight) away|at once|immediately"
    r"|later(?: on)?(?: (?:in|during) (?:the|that|this|his|her) (?:same )?turn| that turn)?"
    r"|(?:in |during )?(?:that|this|the) (?:same )?turn|before (?:the )?(?:combat )?(?:damage|block(?:s|ers|ing)?)"
    r"(?: (?:is|are) (?:dealt|declared))?|at instant speed|during combat|meanwhile|from there|so|while|then|next|first|but|and"
    r"|(?:the )?legend rule|anyway|sure enough",
    re.IGNORECASE,
)
"""What stands before a deed and says no more than the order in which it is told."""
_MEANT = re.compile(r"(?:my )?player(?: (?=[A-H]$)|$)", re.IGNORECASE)
_THERE_IS = re.compile(
    r"there(?:'s| is| are)\s+(?P<what>.+?)\s+(?:in|on)\s+(?P<who>[A-H])'s\s+(?P<zone>[a-z]+(?: [a-z]+)?)", re.IGNORECASE
)
_PLAYER = re.compile(r"\s*[A-H]\s*")
_REASON = re.compile(r"(?:(?:so|then|and|but)\s+)?(?:the )?[Ll]egend rule")
_IT_IS = re.compile(r"\bit's\b(?= [A-H]'s )", re.IGNORECASE)
_SEVERAL_BLOCK = re.compile(r"\b(double|triple|gang|multi|chump)[- ](?=blocks?\b(?P<with>[^.;]*? with\b)?)")
"""How many block one: where it is said with what, that says it."""
_OPINIONS = frozenset(listed("argue claim think believe insist wonder complain object"))
"""Verbs of what somebody only holds to be so: what stands behind them is no clause of its own."""
_CHOOSES = frozenset(("say", "name", "choose", "copy"))
_COMES_IN = re.compile(
    r"(?:has |have )?(?:come|enter|resolve)(?:s|d)?(?: in| into play| the battlefield| onto the battlefield)?"
)
_TELLS_WHAT_COMES = frozenset(("so",))
_WITH_LIFE = re.compile(r"(?P<who>[A-H]) \((?:(?:who )?(?:is )?(?:at|on) )?(?:life:? )?(?P<life>\d+)(?: life)?\)")
_HISTORY = re.compile(
    r"\s+(?:that|which)\s+(?P<told>(?:has\s+)?already\s+[^,]+|[^,]+?\s+(?:once|before|earlier|last turn)(?=,|$))"
)
_BECAUSE = re.compile(r",?\s+(?P<why>because\s+[^,]+)$")
"""Why something is as it is, which the position says itself."""
_NOTHING_MORE = re.compile(
    r"(?:nobody|no one|neither (?:player|of them)) (?:does|plays|casts|has|adds|uses|responds with)"
    r" (?:anything|any(?: other)? [a-z]+)"
    r"(?: else| more)?(?: (?:in|during) (?:the )?combat| this turn| at all)?"
    r"|no (?:more |further |other )?(?:spells|tricks|plays|effects|magic|instants|abilities|responses)"
    r"(?: (?:is|are) (?:played|cast|used|activated))?(?: by (?:either|any) player| by anyone| from (?:either side|anyone))?",
    re.IGNORECASE,
)
"""That nothing is done before what has been begun goes on."""
_TURN = re.compile(r"(?:it is |it's )?[A-H]'s turn", re.IGNORECASE)
_MOMENT = re.compile(r"(?:is|'s) (?P<when>[A-H]'s .+)")
_AT_HIS_STEP = re.compile(
    r",?\s+(?P<at>at|in|during|on) (?P<who>[A-H])'s (?P<step>upkeep(?: step)?|draw step|(?:beginning of )?combat|end step|"
    r"(?:first |second )?main phase|declare (?:attackers|blockers)(?: step)?)(?=\s*$)"
)
"""When in whose turn something is done: casts Zap at A's end step."""
_HIS_ABILITY = re.compile(
    r"\b(?P<verb>activates?|uses?)\s+(?:his|her|its|their)\s+(?:(?:first|next)\s+)?(?P<said>[+-](?:\d+|X)|0)(?![\d/])"
    r"(?:\s+(?:loyalty\s+)?ability)?"
)
"""A loyalty ability of what was spoken of: A uses his -1."""
_TO_MAKE = re.compile(
    r"\b(?P<head>(?:activates?|uses?)\s+[^,.;?]*?)(?P<said>[+-](?:\d+|X)|\b0)\s+to\s+(?:make|create|produce|get)\s+(?:an?\s+)?"
    r"(?P<what>[A-Z][\w'-]*)(?:\s+token)?(?=\s*(?:[,.;]|$|and\b))"
)
"""What a loyalty ability makes, by which it is told from others: uses his -1 to make a Beast."""
_OF = "'s"
_AFTER_COMBAT = re.compile("after combat", re.IGNORECASE)
_TIME = re.compile(r"(?:in|at|during|on)\b", re.IGNORECASE)
_NO_COUNTERS = re.compile(r"has no (?:\S+ )?counters?(?: on it)?")
_RELATIVE = re.compile(r",?\s+(?:which|that|who)\s+(?P<said>(?:is|are|has|have|had|was)\s+[^,]+)(?=,|$)")
_COUNTED = re.compile(
    r"(?:(?:just|only|with|plus)\s+)?(?:one|an?|a single|two|three|\d+)\s+(?:(?:other|more|lone)\s+)?"
    r"(?:creature|blocker|permanent|unit|card)s?\s*[,:]\s*(?=[A-Z])",
    re.IGNORECASE,
)
"""How many things follow, of whom was spoken of."""
_HAS_ONE = re.compile(r"[A-H]: (?:an? )?(?P<name>[A-Z][\w'-]*(?: [A-Z][\w'-]*)*)(?:\s+[\d{\ue000-\uf8ff][^,;]*)?")
"""That somebody has one thing."""
_OWN_CARD = re.compile(r"(?P<who>[A-H])'s (?P<card>[A-Z].*)", re.DOTALL)
_DESCRIPTION = re.compile(r"\s(?=[\d*X]+/[\d*X]+|\{|[\ue000-\uf8ff]|\d{3,})")
"""What stands before the description of a card behind its name."""
_WITH = re.compile(r"(?:.*\b(?:with|on|at|targeting)|^[a-z]+)\s+(?:the |an? |his |her |their )?(?P<name>[A-Z][^,]*)$")


class Telling:
    """Retells the sentences of one text, one after another.

    Attributes:
        put: keeps a quoted text and returns the character that stands for it.
        last: the player who was spoken of last, whom a pronoun means.
        taken: what was taken for granted by it, to be said aloud.
    """

    def __init__(self, put: Callable[[str], str]) -> None:
        self.put = put
        self.last = ""
        self.taken: list[Bilingual] = []

    def told(self, sentence: str) -> Iterator[str]:
        """Yield what a sentence tells, one thing after another; a sentence that is cut into no clauses as it is."""
        before, colon, behind = sentence.partition(":")
        if colon and _TURN.fullmatch(before.strip()) and clauses_of(_plain(behind)):
            yield before.strip()
            yield from self.told(behind.strip())
            return
        if colon and not _REASON.fullmatch(before.strip()) and not clauses_of(_plain(before)):
            yield f"{before}: {held(behind.strip())}" if _PLAYER.fullmatch(before) else sentence  # A: …, Wall: …
            return
        plain = _SEVERAL_BLOCK.sub(
            lambda match: "double-" if match[1] == "double" and not match["with"] else "",
            _IT_IS.sub("it is", _plain(sentence)),
        )
        there = _THERE_IS.match(plain)
        if there is not None:
            yield f"{there['who']}: {there['zone']}: {held(there['what'])}"
            plain = plain[there.end() :].strip(" ,")
            if plain:
                yield from self.told(plain)
            return
        if _NOTHING_MORE.fullmatch(plain):
            yield "no more responses"
            return
        counted = _COUNTED.match(plain)
        if counted is not None and self.last:  # B has no shields. Just one creature, Guard.
            yield f"{self.last}: {held(plain[counted.end() :])}"
            return
        found = clauses_of(plain)
        if not found or found[0].verb.removesuffix("s") in _OPINIONS:
            yield _BULLET.sub("", sentence, count=1)
            return
        told: list[str] = []
        for clause, following in zip(found, (*found[1:], None), strict=True):
            if following is not None and _comes_in(clause):
                if following.verb not in _CHOOSES:  # what is chosen as it comes in is chosen before it has resolved
                    what = "It" if clause.subject.casefold() in PRONOUNS else clause.subject
                    told.append(f"{what[:1].upper()}{what[1:]} resolves")
                continue
            self._clause(clause, told)
        yield from told

    def _clause(self, clause: Clause, told: list[str]) -> None:
        opening = _MEANT.sub("", clause.opening)
        subject = clause.subject
        life = _WITH_LIFE.fullmatch(subject)
        if life is not None:
            subject = life["who"]
            told.append(f"{subject}: life {life['life']}")
        if opening in _TELLS_WHAT_COMES and subject.casefold() in PRONOUNS:
            self._what_comes(clause, told)
            return
        if subject.casefold() in ("he", "she", "they") and self.last:
            self.taken.append(Bilingual(f"「{subject}」は{self.last}", f'"{subject}" is {self.last}'))
            subject = self.last
        if len(subject) == 1:
            self.last = subject
        before = self._opened(opening, told)
        if (own := _OWN_CARD.fullmatch(subject)) is not None:
            name, *described = _DESCRIPTION.split(own["card"], maxsplit=1)
            if described:  # A's Ox 4/4 attacks
                told.append(f"{own['who']}: {held(own['card'])}")
                subject = name.strip()
        if len(subject) == 1 and (state := rest_of(clause.verb, self._without_history(clause.said))) is not None:
            told.append(f"{subject}: {state}")
            return
        only = _HAS_ONE.fullmatch(told[-1]) if told and clause.carried else None
        if only is not None:  # has a Page 2/3 and defends with it
            clause = clause._replace(said=re.sub(r"\bit\b", only["name"], clause.said))
        if subject[1:2] == "'" and (state := _of_what_is_his(subject, clause)) is not None:
            told.append(state)
            return
        if clause.verb == "be" and clause.subject.casefold() == "it" and (moment := _MOMENT.fullmatch(clause.said)):
            told.append(moment["when"])
            return
        said = self._without_reason(clause.said)
        for match in reversed([*_RELATIVE.finditer(said)]):
            named = _WITH.match(said[: match.start()])
            if named is not None:
                bare = _DESCRIPTION.split(named["name"], maxsplit=1)[0]
                if _NO_COUNTERS.fullmatch(match["said"]) is None:  # nothing has counters of which nobody speaks
                    told.append(f"{bare.strip()} {match['said']}")
                said = f"{said[: match.start()]}{said[match.end() :]}"
        said = plainly(self._named(_without_adverbs(said)))
        at = _AT_HIS_STEP.search(said)
        if at is not None:
            told.append(f"{at['who']}'s turn")
            said = f"{said[: at.start()]} {at['at']} {at['step']}"
        time = before.rstrip(", ")
        if _TIME.match(time):
            told.append(f"{subject} {said} {time[:1].casefold()}{time[1:]}")
        else:
            told.append(f"{before}{subject} {said}".strip())

    def _opened(self, opening: str, told: list[str]) -> str:
        """Return what stands before a clause, where that says something; what resolves before is told of by itself."""
        plain = opening
        while (shorter := _FILLER.sub("", plain, count=1) if _FILLER.match(plain) else plain) != plain:
            plain = shorter
        if not plain or _AT_ONCE.fullmatch(plain.strip(" ,:")):
            return ""
        if plain.casefold().startswith("after ") and not _AFTER_COMBAT.fullmatch(plain.rstrip(" ,")):
            told.append(plain.rstrip(" ,"))
            return ""
        ends = plain.rstrip(" ,").endswith((" and", " but", " so", " then"))
        if ends or (plain.endswith(",") and clauses_of(plain)):
            told.append(_without_adverbs(re.sub(r",?\s+(?:and|but|so|then)$", "", plain.rstrip(" ,"))))
            return ""
        return f"{plain.rstrip(',')}, " if not plain.endswith(":") else f"{plain} "

    def _named(self, said: str) -> str:
        """Return a deed in which a loyalty ability of what was spoken of, or one told by what it makes, is named (606.3)."""
        said = _HIS_ABILITY.sub(r"\g<verb> it: \g<said>", said)

        def made(match: re.Match[str]) -> str:
            of = match["head"].rstrip(" :").removesuffix(_OF)
            return f"{of}: {self.put(match['said'] + ' … ' + match['what'])}"

        return _TO_MAKE.sub(made, said)

    def _without_reason(self, said: str) -> str:
        """Return what is said without why that is so; the reason is left aside aloud."""
        match = _BECAUSE.search(said)
        if match is None:
            return said
        self.taken.append(
            Bilingual(f"「{match['why']}」は理由として聞くだけにする", f'"{match["why"]}" is heard as a reason only')
        )
        return said[: match.start()]

    def _without_history(self, said: str) -> str:
        """Return what is said without what a thing did before, from which nothing follows here; that is said aloud."""
        for match in _HISTORY.finditer(said):
            told = match["told"]
            self.taken.append(
                Bilingual(
                    f"「{told}」は前のこととして聞き、何も変えない",
                    f'"{told}" tells of before and changes nothing here',
                )
            )
        return _HISTORY.sub("", said)

    def _what_comes(self, clause: Clause, told: list[str]) -> None:
        """Take in a clause that tells what comes of the one before: how a thing is, or what is expected, which is worked out."""
        if clause.verb == "have" and told and ": " in told[-1]:
            told[-1] = f"{told[-1]}, with {held(' '.join(clause.said.split()[1:]))}"
            return
        said = f"so {clause.subject} {clause.said}"
        self.taken.append(
            Bilingual(
                f"「{said}」は見込みとして聞き、結果は計算する",
                f'what comes of it is worked out, not taken from "{said}"',
            )
        )


def _plain(sentence: str) -> str:
    """Return a sentence without the mark of a list and the words that join it to the one before."""
    plain = _BULLET.sub("", sentence.strip(), count=1) if _BULLET.match(sentence.strip()) else sentence.strip()
    while (match := _FILLER.match(plain)) is not None:
        plain = plain[match.end() :]
    return plain


def _comes_in(clause: Clause) -> bool:
    """Tell whether a clause tells what comes in or resolves before what the one behind it tells (after it resolves, …)."""
    return clause.opening.casefold() in ("as", "when", "once", "after") and _COMES_IN.fullmatch(clause.said) is not None


def _of_what_is_his(subject: str, clause: Clause) -> str | None:
    """Return what lies in a player's zone, or what the only creature of a player is; None where something else is told."""
    who, zone = subject[0], subject[3:].strip()
    what = " ".join(clause.said.split()[1:])
    if zone in ("life", "life total") and clause.verb == "be" and what.split()[-1:] and what.split()[-1].isdecimal():
        return f"{who}: life {what.split()[-1]}"
    if clause.verb not in ("be", "hold", "have", "contain") or re.match(r"[A-Z]|an? |\d+ [A-Z]|nothing", what) is None:
        return None
    only = None if _ZONE.fullmatch(zone) else zone
    return f"{who}: {held(what)}" if only is not None else f"{who}: {zone}: {held(what)}"


_ZONE = re.compile(
    r"(?:hand|graveyard|library|deck|exile|mana(?: zone)?|shields?(?: zone)?|dust|stones?|life|poison|command zone|sideboard|energy"
    r"|top card)s?"
)
"""Zones and what is counted of a player; anything else that is A's is a card of A's (A's big guy is Ox)."""
_BEHIND = re.compile(
    r",?\s+(?:before (?:the )?(?:combat )?(?:damage|block(?:s|ers|ing)?)(?: (?:is|are) (?:dealt|declared))?"
    r"|instead|right away|straight away|immediately|at once|obviously|of course|as well|too)$"
)


def _without_adverbs(said: str) -> str:
    return _BEHIND.sub("", said)
