"""Kinds of English clauses: each tells what one of its kind tells and returns what is left of it, None where nothing is.

They are tried in the order in which they stand here. What none of them tells is a deed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import listed
from judgekit.scenarios.notation.words.english.clauses import Clause, clauses_of
from judgekit.scenarios.notation.words.english.holdings import held, rest_of
from judgekit.scenarios.notation.words.english.lexicon import PRONOUNS
from judgekit.scenarios.notation.words.english.people_meant import PRONOUNS as PEOPLE
from judgekit.scenarios.notation.words.english.people_meant import who_is_meant, whose_time_alone, whose_time_it_is
from judgekit.scenarios.notation.words.english.things_said import lying_on, worn_of_another
from judgekit.scenarios.notation.words.english.told_so_far import (
    ALL_RESOLVED,
    COME,
    DESCRIPTION,
    FILLER,
    NAME,
    ONE_SHIELD,
    TRIGGER_DONE,
    WEARS,
    ZONE,
    ToldSoFar,
    without_adverbs,
)


class Said(NamedTuple):
    """A clause, and what its kinds have found out of it.

    Attributes:
        clause: as the sentence was cut.
        opening: what stands before it.
        subject: of whom or what it is, by name.
        own: the subject where it is a card of a player (A's Ox), with `who` and `card`.
        described: the card was described where it was named (A's Ox 4/4).
    """

    clause: Clause
    opening: str
    subject: str
    own: re.Match[str] | None = None
    described: bool = False

    def of_a_player(self) -> bool:
        """Tell whether it is said of a player."""
        return len(self.subject) == 1


Kind = Callable[[ToldSoFar, Said, list[str]], Said | None]
"""Tells what a clause of one kind tells, and returns what is left of the clause: all of it where it is of another kind."""

KINDS: list[Kind] = []
"""Kinds of clauses, in the order in which they are tried."""


def _kind(told: Kind) -> Kind:
    KINDS.append(told)
    return told


_MEANT = re.compile(r"(?:my )?player(?: (?=[A-H]$)|$)", re.IGNORECASE)
_WITH_LIFE = re.compile(r"(?P<who>[A-H]) \((?:(?:who )?(?:is )?(?:at|on) )?(?:life:? )?(?P<life>\d+)(?: life)?\)")


@_kind
def _player_with_life(_so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    said = said._replace(opening=_MEANT.sub("", said.opening))
    life = _WITH_LIFE.fullmatch(said.subject)
    if life is None:
        return said
    told.append(f"{life['who']}: life {life['life']}")
    return said._replace(subject=life["who"])


_TELLS_WHAT_COMES = frozenset(("so",))
_COMES_OF_IT = frozenset(
    listed(
        "be have die survive live win lose take gain get go come draw connect trade fizzle resolve trigger persist deal need want "
        "can cannot could should must may might will would do think believe know say hope see end stay keep return"
    )
)
"""Verbs of what comes of something to a player; with any other that player does something."""


@_kind
def _what_comes_of_it(so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    """What comes of the clause before: how a thing is, or what is expected, which is worked out."""
    if said.opening not in _TELLS_WHAT_COMES or said.subject.casefold() not in PRONOUNS:
        return said
    clause = said.clause
    if clause.verb == "have" and told and ": " in told[-1]:
        told[-1] = f"{told[-1]}, with {held(' '.join(clause.said.split()[1:]))}"
        return None
    if clause.subject.casefold() in ("he", "she") and clause.verb and clause.verb not in _COMES_OF_IT:
        return said._replace(opening="")
    what = f"so {clause.subject} {clause.said}"
    so_far.take(
        f"「{what}」は見込みとして聞き、結果は計算する", f'what comes of it is worked out, not taken from "{what}"'
    )
    return None


@_kind
def _whose_turn_was_told(so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    """Whose turn or step it is, told before a pronoun: it's A's turn and he attacks; A's main phase, he casts Zap."""
    before = said.opening.strip(" ,:")
    who = whose_time_alone(before) if said.subject.casefold() in PEOPLE else ""
    if not who:
        return said
    so_far.last = so_far.timed = who
    time = before[before.rindex(f"{who}'s ") :]
    if time != f"{who}'s turn":
        return said._replace(opening=f"during {time}")
    told.append(time)
    return said._replace(opening="")


@_kind
def _he_or_she(so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    if said.subject.casefold() == "it" and (whose := whose_time_it_is(said.clause.said)):
        so_far.last = so_far.timed = whose  # it's A's main phase and he attacks
    if said.subject.casefold() not in PEOPLE:
        return said
    meant = who_is_meant(so_far, said.subject, said.opening, said.clause.verb, said.clause.said, told)
    if not meant:
        return said
    so_far.take(f"「{said.subject}」は{meant}", f'"{said.subject}" is {meant}')
    return said._replace(subject=meant)


_PLAYER_WITH = re.compile(r"(?P<who>[A-H]) \((?P<what>(?:no|\d+|one|two|three|four|five) [^()]+)\)")


@_kind
def _player_with_things(so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    if (bracket := _PLAYER_WITH.fullmatch(said.subject)) is not None:
        told.append(f"{bracket['who']}: {held(bracket['what'])}")
        said = said._replace(subject=bracket["who"])
    if said.of_a_player():
        so_far.last = said.subject
    return said


_SIDE = r"(?:on|under) (?P<who>[A-H])'s (?:side|control|board|battlefield)(?: of the table)?"
_WITH_IN_PLAY = re.compile(
    r"[Ww]ith (?:(?P<who2>[A-H])'s )?(?P<what>(?:an? |the |two |three |\d )?[A-Z][^,]*?) "
    rf"(?:(?:is |are )?(?:in play|out|on the (?:battlefield|board|table))(?: {_SIDE})?|{_SIDE.replace('<who>', '<who3>')})"
)


@_kind
def _with_things_in_play(_so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    """What lies on the table before a deed: with two Moons in play under A's control."""
    match = _WITH_IN_PLAY.fullmatch(said.opening.rstrip(" ,"))
    who = (match["who"] or match["who3"] or match["who2"] or said.subject) if match is not None else ""
    if match is None or len(who) != 1:
        return said
    told.append(f"{who}: {held(match['what'])}")
    return said._replace(opening="")


_AT_ONCE = re.compile(
    r"(?:right|straight) away|at once|immediately"
    r"|later(?: on)?(?: (?:in|during) (?:the|that|this|his|her) (?:same )?turn| that turn)?"
    r"|(?:in |during )?(?:that|this|the) (?:same )?turn|at instant speed|meanwhile|from there|so|while|then|next|first|but|and"
    r"|(?:the )?legend rule|anyway|sure enough|right now|at (?:this|that|the) (?:point|moment)|currently|to (?:begin|start) with"
    r"|(?:in|at|during|for) (?:this|that|my|our|the|a) (?:situation|case|game|match|table|round|pod|draft|event|question|example)",
    re.IGNORECASE,
)
"""What stands before a deed and says no more than the order in which it is told."""
_HIS_TURN = re.compile(r"(?:on|in|during) (?:his|her|their) (?:own )?(?P<next>next )?(?:own )?turn", re.IGNORECASE)
_NEXT_TURN = re.compile(
    r"(?:(?:on|in|during) )?(?:the )?(?:next|following) turn|(?:the )?turn (?:after(?: that)?|that follows)",
    re.IGNORECASE,
)
_END_OF_A_TURN = re.compile(
    r"(?P<at>at) (?:the )?end of (?P<who>[A-H]'s|his|her|their)(?P<next> next)? turn", re.IGNORECASE
)
_IN_HIS_STEP = re.compile(
    r"(?:at|in|during|on) (?:his|her|their) (?:own )?(?P<step>(?:next )?[a-z][a-z -]*)", re.IGNORECASE
)
_IT_RESOLVED = re.compile(
    r"(?:after|once|when|as soon as) (?P<what>(?:the )?[^,]+?) (?:(?:has|have|had) )?resolve[sd]?", re.IGNORECASE
)
"""What resolves before a deed: after everything resolved."""
_ALL_OF_IT = re.compile("everything", re.IGNORECASE)
_THAT_ONE = re.compile(r"it|that|this|(?:the|that|this) (?:spell|one)", re.IGNORECASE)
_AFTER_COMBAT = re.compile("after combat", re.IGNORECASE)
_TURN_AND_MOMENT = re.compile(
    r"(?P<turn>(?:(?:it's|it is|on|in|during) )?[A-H]'s turn),? (?:and |but )?(?P<rest>(?:before|after|during|in|at|on) .+)",
    re.IGNORECASE,
)
"""Whose turn it is, with when in it something is done: it's A's turn, and before combat."""
_IN_WHOSE_STEP = re.compile(r"(?:at|in|during|on) (?P<who>[A-H])'s (?P<step>[a-z][a-z -]*)", re.IGNORECASE)
"""The same in one: during A's upkeep."""


@_kind
def _what_stands_before(so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    """What stands before a clause, where that says something; what resolves before is told of by itself."""
    opening = said.opening
    while (shorter := FILLER.sub("", opening, count=1) if FILLER.match(opening) else opening) != opening:
        opening = shorter
    if (both := _TURN_AND_MOMENT.fullmatch(opening.strip(" ,:"))) is not None:
        told.append(both["turn"])
        opening = both["rest"]
    opening = _END_OF_A_TURN.sub(_at_an_end_step, opening)
    if (later := _in_a_turn_told_of_later(so_far, said, opening.strip(" ,:"))) is not None:
        return said._replace(opening=later)
    if (whose := _IN_WHOSE_STEP.fullmatch(opening.strip(" ,:"))) is not None and whose["step"] != "turn":
        told.append(f"{whose['who']}'s turn")
        opening = f"in the {whose['step']}"
    if whose is not None and whose["step"] == "turn" and so_far.laid_out and said.of_a_player():
        told.append(f"{whose['who']}'s turn")
        return said._replace(opening="")
    if not opening or _AT_ONCE.fullmatch(opening.strip(" ,:")):
        return said._replace(opening="")
    if _HIS_TURN.fullmatch(opening.strip(" ,:")) and so_far.last:
        told.append(f"{so_far.last}'s turn")
        return said._replace(opening="")
    ended = opening.rstrip(" ,")
    if (resolved := _IT_RESOLVED.fullmatch(ended)) is not None:
        what = "it" if _THAT_ONE.fullmatch(resolved["what"]) else resolved["what"]
        told.append(ALL_RESOLVED if _ALL_OF_IT.fullmatch(what) else f"{what[:1].upper()}{what[1:]} resolves")
        return said._replace(opening="")
    if opening.casefold().startswith("after ") and not _AFTER_COMBAT.fullmatch(ended):
        told.append(ended)
        return said._replace(opening="")
    if ended.endswith((" and", " but", " so", " then")) or (opening.endswith(",") and clauses_of(opening)):
        told.append(without_adverbs(re.sub(r",?\s+(?:and|but|so|then)$", "", ended)))
        return said._replace(opening="")
    return said._replace(opening=f"{opening} " if opening.endswith(":") else f"{opening.rstrip(',')}, ")


def _at_an_end_step(match: re.Match[str]) -> str:
    return f"{match['at']} {match['who']}{match['next'] or ''} end step"


def _in_a_turn_told_of_later(so_far: ToldSoFar, said: Said, opening: str) -> str | None:
    """Return what stands before a deed in the one form in which it is said in whose turn it is done; None where it says none.

    Before any deed it tells whose turn it is, which belongs to the position.
    """
    if (
        (step := _IN_HIS_STEP.fullmatch(opening)) is not None
        and so_far.deeds
        and so_far.last
        and step["step"] != "turn"
    ):
        return f"in the {step['step']} of {so_far.last}, "
    his, next_turn = _HIS_TURN.fullmatch(opening), _NEXT_TURN.fullmatch(opening)
    whose = _IN_WHOSE_STEP.fullmatch(opening)
    if next_turn is not None and said.of_a_player():
        return f"in the next turn of {said.subject}, "
    if his is not None and (so_far.deeds or his["next"]) and (who := so_far.last or said.subject):
        return f"in the {'next ' if his['next'] else ''}turn of {who}, "
    if whose is not None and (so_far.deeds or whose["step"].startswith("next ")):
        return f"in the {whose['step']} of {whose['who']}, "
    return None


_TURN_PASSED = re.compile(r"(?:passes|ends|finishes) (?:(?:the|his|her|their) )?turn(?: to (?P<to>[A-H]))?|says go")


@_kind
def _turn_passed(so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    """Who passes the turn lets that of the next player begin."""
    passed = _TURN_PASSED.fullmatch(without_adverbs(said.clause.said)) if said.of_a_player() else None
    if passed is None or said.subject not in so_far.players:
        return said
    after = so_far.players[(so_far.players.index(said.subject) + 1) % len(so_far.players)]
    so_far.deeds += 1
    told.append(f"in the turn of {passed['to'] or after}")
    return None


_REVEALS = re.compile(
    rf"reveals (?P<what>(?:an? |the )?{NAME}(?: (?:\{{[^{{}}]*\}})+)?(?: [a-z]+)?(?: \d+/\d+)?(?: [\ue000-\uf8ff])?)"
)
_REVEALED_TO = re.compile(
    rf" (?:to|with|for|off|from|due to) (?:the trigger|(?:the |his |her )?(?P<x>{NAME}?)(?:'s)?(?: trigger)?)$"
)
"""For which trigger a card is revealed."""


@_kind
def _what_is_revealed(so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    """What somebody reveals as something triggers is the top card of the library, and that is looked at as it comes."""
    plain = without_adverbs(said.clause.said)
    cause = _REVEALED_TO.search(plain)
    if cause is not None and (cause["x"] is None or any(cause["x"] in one for one in so_far.positions)):
        plain = plain[: cause.start()]
    reveals = _REVEALS.fullmatch(plain) if said.of_a_player() else None
    if reveals is None:
        return said
    name = DESCRIPTION.split(re.sub("^(?:an?|the) ", "", reveals["what"]), maxsplit=1)[0]
    if any(name in one for one in so_far.positions):
        return said  # it may lie in a hand
    if (step := _IN_HIS_STEP.fullmatch(said.opening.strip(" ,:"))) is not None and step["step"] != "turn":
        told.append(f"{said.subject}'s {step['step']}")
    else:
        _keep(said, told)
    told += [f"{said.subject}: library: {held(reveals['what'])}", COME.format(f"{said.subject} reveals {name}")]
    so_far.take(
        f"公開されるのは{said.subject}のライブラリーの一番上のカード",
        f"what {said.subject} reveals is the top card of the library",
    )
    return None


_OWN_CARD = re.compile(r"(?P<who>[A-H])'s (?P<card>[A-Z].*)", re.DOTALL)


@_kind
def _card_of_a_player(_so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    own = _OWN_CARD.fullmatch(said.subject)
    if own is None:
        return said
    name, *described = DESCRIPTION.split(own["card"], maxsplit=1)
    if not described:
        return said._replace(own=own)
    there = f"{own['who']}: {held(own['card'])}"  # A's Ox 4/4 attacks
    told += [there] if there not in told else []
    return said._replace(own=own, described=True, subject=name.strip())


_IS_ATTACKING = re.compile(r",? and (?:is|are) (?:now )?(?:attacking|swinging)(?P<whom> [A-H])?(?: with (?:it|them))?$")
_HAS_ONE = re.compile(
    r"[A-H]: (?:an? )?(?:(?:tapped|untapped|face-down|attacking) )?(?P<name>[A-Z][\w'-]*(?:,? (?:of|the|of the"
    r"|to) [A-Z][\w'-]*| [A-Z][\w'-]*)*)"
    r"(?: (?:on the (?:battlefield|board|table)|in play|out|in (?:his |her |the )?hand)|,? wearing [^,;]+)?"
    r"(?:\s+[\d{\ue000-\uf8ff][^,;]*)?(?: \([^()]*\))*"
)
"""That somebody has one thing."""


@_kind
def _how_a_player_is(so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    """What a player is or has."""
    if not said.of_a_player():
        return said
    clause = said.clause
    plain, of_others = worn_of_another(clause.said, said.subject)
    state = rest_of(clause.verb, plain, said.subject)
    if state is None:
        return said
    _keep(said, told)
    state, under = lying_on(state)
    attacks = _IS_ATTACKING.search(state)
    told.append(f"{said.subject}: {state[: attacks.start()] if attacks is not None else state}")
    told += [f"{below} is under {above}" for below, above in under]
    told += of_others
    only = _HAS_ONE.fullmatch(told[-1])
    so_far.only = only["name"] if only is not None else ""
    if attacks is not None:
        told.append(f"{said.subject} attacks{attacks['whom'] or ''} with {so_far.only or 'it'}")
    return None


_IT_HE_HAS = re.compile(r"(?<!block )(?<!blocks )(?<!chump )(?<!chumps )\bit\b")
"""What somebody was just said to have; who has an Elf and blocks it blocks what attacks."""
_BRINGS_ANOTHER = re.compile(
    r"(?P<first>(?:casts|plays|summons|puts|flashes in|drops) (?:an? |the |his |her )?[A-Z].*?)(?:,? and|,)(?: then)? [a-z]+s\b"
)
"""A card that is brought before a further deed, in which a pronoun may mean it."""


@_kind
def _carried_on(_so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    """Has a Page 2/3 and defends with it."""
    only = _HAS_ONE.fullmatch(told[-1]) if told and said.clause.carried else None
    if only is None:
        return said
    what = said.clause.said
    another = _BRINGS_ANOTHER.match(what)
    end = another.end("first") if another is not None else len(what)
    named = f"{_IT_HE_HAS.sub(only['name'], what[:end])}{what[end:]}"
    return said._replace(clause=said.clause._replace(said=named))


_ABILITIES = re.compile(
    r"has (?P<what>(?!an?\b|no\b|the\b|\d)[a-z]+(?: (?:strike|from [a-z]+))?(?:,? and [a-z]+(?: (?:strike|from [a-z]+))?)*)"
)


@_kind
def _what_abilities_it_has(_so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    gifted = _ABILITIES.fullmatch(said.clause.said) if said.described else None
    if gifted is None:
        return said
    told[-1] = f"{told[-1]} {gifted['what']}"
    return None


_SHIELD = re.compile(
    r"(?:(?:the|that|this|his|her|their|one|top|first|last|only|next|broken|remaining|single|a|[A-H]'s) )*shield"
    r"|the (?:first|last|top)(?: one)?",
    re.IGNORECASE,
)
"""A shield that is told of by itself: the only shield is Trap."""
_LAST_COUNTED = re.compile(r"(?P<who>[A-H]): (?:.*[,;] )?(?:one|1|an?) shield(?: left)?")
"""That somebody has one shield, told last: "it" is that shield."""


@_kind
def _what_a_shield_is(so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    counted = (
        _LAST_COUNTED.fullmatch((told or so_far.laid_out)[-1])
        if said.subject.casefold() in ("it", "that", "this") and (told or so_far.laid_out)
        else None
    )
    if said.clause.verb != "be" or (counted is None and not _SHIELD.fullmatch(said.subject)):
        return said
    if (
        counted is not None
        and re.match(r"[A-Z][^,;]*? ?[\{\d\ue000-\uf8ff]", " ".join(said.clause.said.split()[1:])) is None
    ):
        return said  # how the shield is
    of = counted["who"] if counted is not None else so_far.whose_shield(said.subject)
    if not of:
        return said
    told.append(f"{of}: {ONE_SHIELD}{held(' '.join(said.clause.said.split()[1:]))}")
    return None


@_kind
def _what_is_his(so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    state = _of_what_is_his(said.subject, said.clause) if said.subject[1:2] == "'" else None
    if said.clause.verb in ("be", "have", "hold", "contain") and re.fullmatch("[A-H]'s [a-z ]+", said.subject):
        so_far.last = said.subject[0]  # B's graveyard is empty and he has no creatures
    if state is None:
        return said
    _keep(said, told)
    counted = _ITS_COUNTERS.fullmatch(state)
    again = counted is not None and _was_told(so_far, told, counted["who"], counted["name"])
    so_far.only = counted["name"] if counted is not None else ""
    told.append(f"{counted['name']} has {counted['what']}" if again and counted is not None else state)
    return None


_ITS_COUNTERS = re.compile(r"(?P<who>[A-H]): (?P<name>[A-Z][^():;]*?) \((?P<what>[^()]*\bcounters?\b[^()]*)\)")
"""That something of somebody's has counters."""
_AND_IS = re.compile(
    r"(?:,|,? and) (?:(?:it|he|she) )?(?:is|has|wears|carries) (?=an?\b|\d|[a-z])|,? and (?=an? \S+ counters?\b|\d)"
)
"""Between one thing that is said of something and the next: has a counter and is tapped."""
_ON_THE_TABLE = re.compile(
    r",? (?:and )?(?:(?:it|that|which)(?:'s| is) )?(?:already |still |now )*"
    r"(?:on (?:the|his|her) (?:battlefield|board|table)|in play)$"
)
"""Where a commander lies that a player has."""


def _of_what_is_his(subject: str, clause: Clause) -> str | None:
    """Return what lies in a player's zone, or what the only creature of a player is; None where something else is told."""
    who, zone = subject[0], subject[3:].strip()
    what = re.sub(r" in (?:it|there)$", "", " ".join(clause.said.split()[1:]))
    if zone in ("life", "life total") and clause.verb == "be" and what.split()[-1:] and what.split()[-1].isdecimal():
        return f"{who}: life {what.split()[-1]}"
    if (
        clause.verb not in ("be", "hold", "have", "contain")
        or re.match(r"[A-Z]|an? |(?:\d+|one|two|three|four|five|six) (?:[A-Z]|\S+ counters?\b)|nothing", what) is None
    ):
        return None
    only = None if ZONE.fullmatch(zone) else zone
    if only is not None and re.search(r"\bcounters?\b", what):
        return f"{who}: {only} ({_AND_IS.sub(', ', what)})"
    if zone in ("commander", "general"):
        there = _ON_THE_TABLE.search(what)
        return f"{who}: {held(what[: there.start()] if there is not None else what)} (commander)"
    return f"{who}: {held(what)}" if only is not None else f"{who}: {zone}: {held(what)}"


def _was_told(so_far: ToldSoFar, told: Sequence[str], who: str, name: str) -> bool:
    """Tell whether a player was said before to have a card of a name: what is said of it now is said of the same one."""
    begin = re.compile(rf"{who}: (?:an? |the )?{re.escape(name)}(?=$|[ ,;(])")
    return any(begin.match(one) is not None for one in (*so_far.laid_out, *told))


_LIES = re.compile(
    r"(?:is|are|was) (?:(?:already|still|currently|now|just) )*(?:(?P<home>out|there|in play|on (?:the |his "
    r"|her )?(?:battlefield|board"
    r"|table|field)|in (?:the |his |her )?battle zone)|(?:in|at) (?:the |his |her |their )?(?P<zone>hand|graveyard|exile"
    r"|command zone"
    r"|library|deck|mana zone))"
)
"""Where a thing is that was just spoken of."""


@_kind
def _where_it_lies(_so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    only = _HAS_ONE.fullmatch(told[-1]) if told and said.subject.casefold() in ("it", "this", "that") else None
    if only is None:
        return said
    if (lies := _LIES.fullmatch(said.clause.said)) is not None:
        if lies["zone"]:
            told[-1] = f"{told[-1][0]}: {lies['zone']}: {told[-1][3:]}"
        return None
    # has Angel, and it is enchanted with Might
    return said._replace(subject=only["name"]) if said.clause.verb in ("be", "have", "wear", "carry") else said


_COMES_AS = re.compile(
    r"(?:comes|came|enters?|entered|resolves|resolved)(?: in| down| into play| the battlefield| onto the battlefield| play)?"
    r"(?:,? (?:as a copy of|copying) (?P<of>.+))?"
)
"""How a card of somebody comes in that was not spoken of as being there."""


@_kind
def _what_was_cast_comes(so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    if said.subject != "It" or not so_far.cast or _COMES_AS.fullmatch(said.clause.said) is None:
        return said
    _keep(said, told)
    told.append(f"{so_far.cast} enters")
    return None


_IS_BLOCKED = re.compile(
    r"(?P<deed>(?:attacks?|swings?)\b[^,]*?),? (?:and|but) (?:is|are|gets?|was|were) (?:double[- ])?blocked by (?P<by>.+)"
)


@_kind
def _attacks_and_is_blocked(_so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    blocked = _IS_BLOCKED.fullmatch(said.clause.said) if not said.of_a_player() else None
    if blocked is None:
        return said
    told += [f"{said.opening}{said.subject} {blocked['deed']}", f"{said.subject} is blocked by {blocked['by']}"]
    return None


@_kind
def _card_of_a_player_comes(_so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    own = said.own if not said.described else None
    came = _COMES_AS.fullmatch(said.clause.said) if own is not None else None
    if own is None or came is None:
        return said
    _keep(said, told)
    copying = f", copying {came['of']}" if came["of"] else ""
    told += [f"{own['who']} casts {own['card']}{copying}", f"{own['card']} resolves"]
    return None


_THE_TRIGGER = re.compile(
    r"(?i:the|his|her|its|that|this) (?i:enters |etb |attack |death )?(?:trigger|triggered ability)"
    rf"|(?:(?i:the|his|her|[A-H]'s) )?(?P<of>(?![A-H]'s\b)(?:The )?{NAME}?)(?:'s)?"
    r" (?:enters |etb |attack |death )?(?:trigger|triggered ability)"
)
_AIMS = re.compile(
    r"(?:targets?|targeted|goes (?:to|at)|points? (?:to|at)|is aimed at|hits|kills|destroys|exiles|bounces|taps"
    r"|blinks|flickers|untaps|shrinks|pumps|steals|removes|shoots|pings|burns|drains|takes out|grabs|returns|brings back"
    r"|deals (?:its )?(?:\d+|the)(?: damage)? to) (?P<on>.+?)"
    r"(?: (?:back )?(?:to|into|onto) (?:(?:the|its owner's|his|her|their|[A-H]'s) )?(?:hand|battlefield|library))?"
)
"""At what the trigger that was spoken of is aimed."""
_ONLY_AIMS = re.compile(r"targets?|targeted|goes|points?|is aimed")
"""What an ability has not done yet that waits."""


@_kind
def _trigger_aimed(so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    trigger = _THE_TRIGGER.fullmatch(said.subject)
    aimed = _AIMS.fullmatch(said.clause.said) if trigger is not None else None
    if trigger is None or aimed is None:
        return said
    _keep(said, told)
    of = f"{trigger['of'].removeprefix('The ')} " if trigger["of"] else ""
    told.append(f"targets {aimed['on']} with the {of}trigger")
    if _ONLY_AIMS.match(said.clause.said) is None:
        so_far.happened = TRIGGER_DONE
    return None


_MOMENT = re.compile(r"(?:is|'s) (?P<when>[A-H]'s .+)")


@_kind
def _when_it_is(_so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    clause = said.clause
    it_is = clause.verb == "be" and clause.subject.casefold() == "it"
    moment = _MOMENT.fullmatch(clause.said) if it_is else None
    if moment is None:
        return said
    _keep(said, told)
    told.append(moment["when"])
    return None


@_kind
def _what_wears_what(so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    worn = WEARS.fullmatch(said.clause.said) if not said.of_a_player() else None
    if worn is None:
        return said
    _keep(said, told)
    own, what, whose = said.own, worn["what"], _OWN_CARD.fullmatch(worn["what"])
    bare = re.sub("^(?:[Tt]he|[Hh]is|[Hh]er) ", "", own["card"] if own is not None else said.subject)
    there = own is not None and (said.described or _was_told(so_far, told, own["who"], bare))
    if whose is None and own is not None and not there:
        told.append(f"{own['who']}: {bare} wearing {what}")
        return None
    told += [f"{own['who']}: {own['card']}"] if own is not None and not there else []
    told += [f"{whose['who']}: {whose['card']}"] if whose is not None and not so_far.has(whose) else []
    if whose is None and own is not None and said.described and f"{own['who']}: {held(own['card'])}" in told:
        told[told.index(f"{own['who']}: {held(own['card'])}")] += f" (wearing {re.sub('^(?:an?|the) ', '', what)})"
        return None
    told.append(f"{whose['card'] if whose is not None else what} is on {said.subject if said.described else bare}")
    return None


_DIES_TO = re.compile(
    r"(?:dies|died|is killed|was killed|gets killed|goes down) (?:to|by) (?:an? |the )?(?:(?P<who>[A-H])'s"
    r" )?(?P<what>[A-Z][^,;]*?)(?: (?:from|by) (?P<from>[A-H]))?"
)
"""What somebody's spell does to something."""


@_kind
def _dies_to_a_spell(_so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    died = _DIES_TO.fullmatch(said.clause.said)
    by = died["who"] or died["from"] if died is not None else ""
    if died is None or not by:
        return said
    told.append(f"{by} casts {died['what']} on {said.subject}")
    return None


@_kind
def _heard_only(so_far: ToldSoFar, said: Said, told: list[str]) -> Said | None:
    heard = not said.clause.opening and so_far.heard_only(f"{said.subject} {said.clause.said}", told)
    return None if heard else said


def _keep(said: Said, told: list[str]) -> None:
    """Keep what stands before a clause that tells how things are, so that it is read or refused."""
    opening = re.sub(r"\s+(?:with|and|but|while|so)$", "", said.opening.strip(" ,:"))
    if opening:
        told.append(opening)
