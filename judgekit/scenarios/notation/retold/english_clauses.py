"""English sentences parted into clauses, each with who does it: one deed a sentence, in the order in which it is told."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import listed
from judgekit.language.english.verbs import third_person
from judgekit.scenarios.notation.retold.kept import Way, paid_by
from judgekit.scenarios.notation.retold.names_apart import NAME
from judgekit.scenarios.notation.words.english.lexicon import base_of, verb_of, verb_of_participle, verb_of_past

PLAYER = r"(?:[A-H]|[Hh]e|[Ss]he|[Tt]hey)"
_SMALL = (
    r"(?:an?|the|his|her|my|their|its|this|that|these|those|another|both|all|each|one|two|three|four|five|six|seven|eight|nine"
    r"|ten|\d+|[A-H]'s|both of"
    r" (?:his|her|their|the)|of|own|other|tapped|untapped|attacking|blocking|unblocked|blocked|single|lone|freshly cast|\d+/\d+"
    r"|X=\d+|big|new|old|legendary|copied|first|second)"
)
_KIND = r"(?:creatures?|lands?|tokens?|spells?|artifacts?|enchantments?|permanents?|cards?|triggers?|abilit(?:y|ies)|copy|copies)"
_DESCRIBED = rf"(?: \{{[^{{}}]*\}})*(?: \d+/\d+)?(?: {_KIND})?(?: \d{{3,5}}\+?)?(?: \"[^\"]*\")?(?: \([^()]*\))?"
THING = (
    rf"(?:(?:{_SMALL} )*{NAME}(?:'s)?{_DESCRIBED}"
    rf"|(?:{_SMALL} )+(?:\d+/\d+ )?{_KIND}|[Ii]t|them|itself|one of them|both(?: of them)?|everything|\d+/\d+)"
)
"""What a deed may be done to or with."""
THINGS = rf"(?:{THING}(?:(?:,? and |, (?:and )?){THING})*)"


class Spoken(NamedTuple):
    """Of whom and of what was spoken last.

    Attributes:
        player: the player's letter; empty for nobody.
        thing: the character of a permanent; empty for none.
        asked: the question before; empty where there is none.
        is_doubtful: the sentence before names several things, so that "it" may be any of them.
        players: all players of the sentence before, in the order in which it names them.
        named: the characters of all that was named.
        used: those of what was told again behind the place where it lies: it was cast.
        held: who has a card in hand of which nothing else is told, by its character.
    """

    player: str
    thing: str
    asked: str = ""
    is_doubtful: bool = False
    players: tuple[str, ...] = ()
    named: frozenset[str] = frozenset()
    used: frozenset[str] = frozenset()
    held: Mapping[str, str] = MappingProxyType({})


_ADVERB = r"(?:also|then|just|still|now|immediately|only|simply|later|next|already|finally|instead|promptly|again)"
_JOINT = re.compile(
    r"(?P<joint>,? and then |, then |; then |,? and (?:so )?|,? but (?:then )?|; |, so (?:then )?|,? while |,? whereas "
    r"|: (?=[A-H] )|,? which means |, | then )"
)
_SUBJECT = re.compile(rf"(?P<who>{PLAYER}|there|{THINGS})(?: {_ADVERB})* (?P<verb>[a-z]+(?:-[a-z]+)?)\b")
_NAMED_DEED = re.compile(rf"(?P<who>[A-H]) {NAME} (?=(?:{_SMALL}|{NAME}|it|him|her|them)\b)")
"""A card's name as the verb (B Jolts the Elk)."""
_DENIED = ("does", "do", "did", "is", "are", "was", "were", "has", "have", "had", "can", "will")
_BARE = re.compile(rf"(?:in response,? )?(?:{_ADVERB} )*(?P<verb>[+−-]\d+s|[a-z]+(?:-[a-z]+)?)\b")


_ACTS_BEFORE = re.compile(
    rf"[A-Ha-z]*{NAME}|[A-H]|[Hh]e|[Ss]he|[Tt]hey|[Ii]t|and|then|but|also|immediately|just|simply|who|which"
)
_STATES = {"controlled": "control", "owned": "own", "held": "hold", "contained": "contain"}
_BE = {"was": "is", "were": "are", "had": "has", "did": "does", "could": "can", "would": "will"}
_OWN_TURN = re.compile(r"\bown turn\b")
_RESOLVED = re.compile(r"\b(?:[Oo]nce|[Aa]fter) (?:that|it)(?: has| had)? resolve[sd]")


def presently(sentence: str, *, asked: bool = False) -> str:
    """Return a sentence that tells of the past as if it were told while it happens; of a question only its first verb.

    A verb is looked for behind who acts and behind what joins: an untapped land is not untapped by anybody.
    """
    said: list[str] = []
    for word in re.split(r"(\W+)", _OWN_TURN.sub("turn", _RESOLVED.sub("After it resolves", sentence))):
        before = next((one for one in reversed(said) if re.search(r"\w", one)), "")
        plain = word.casefold()
        told = "" if before in ("has", "have") else _BE.get(plain, "")
        if not told and not asked and before not in ("has", "have") and _ACTS_BEFORE.fullmatch(before) is not None:
            verb = _STATES.get(plain, "") or verb_of_past(word)
            told = third_person(verb) if verb else ""
        said.append((told.capitalize() if word[:1].isupper() else told) if told else word)
    return "".join(said)


def plainly(sentence: str) -> str:
    """Return a sentence without short forms of its verbs."""
    told = re.sub(r"\b(do|does|did|is|are|was|were|has|have|had|wo|ca|could|would)n['’]t\b", _whole, sentence)
    return re.sub(r"\b([Hh]e|[Ss]he|[Ii]t|[Tt]hat|[Ww]ho|[Ww]hat|[Tt]here)['’]s\b", r"\1 is", told)


def _whole(match: re.Match[str]) -> str:
    return {"wo": "will not", "ca": "can not"}.get(match[1], f"{match[1]} not")


def _begins_a_clause(words: str) -> tuple[str, int] | None:
    """Return who acts in a clause that begins words, and where its verb begins; an empty name where the verb stands first."""
    named = _NAMED_DEED.match(words)
    if named is not None:
        return named["who"], named.end("who") + 1
    lead = LEAD.match(words)
    if lead is not None and lead.end() < len(words):
        behind = _begins_a_clause(words[lead.end() :])
        return (behind[0], behind[1] + lead.end()) if behind is not None and behind[0] else None
    bare = _BARE.match(words)
    if bare is not None and (verb_of(bare["verb"]) or bare["verb"] in (*_DENIED, *_STATES) or bare["verb"][0] in "+−-"):
        return "", 0
    told = _SUBJECT.match(words)
    if told is None:
        return None
    is_player = re.fullmatch("[A-H]", told["who"]) is not None  # B cast Zap: the past of some verbs is the verb
    if verb_of(told["verb"]) or told["verb"] in (*_DENIED, *_STATES) or (is_player and base_of(told["verb"])):
        return told["who"], told.start("verb")
    return None


def clauses(sentence: str) -> list[tuple[str, str]]:
    """Return the clauses of a sentence with the words that join them to what is before; each has who acts.

    Args:
        sentence: the sentence, its names apart, without the sign at its end.
    """
    found: list[tuple[str, str]] = []
    who, begun, joint = "", 0, ""
    first = _begins_a_clause(sentence)
    if first is None:
        return [("", sentence)]
    who = first[0]
    places = [*_JOINT.finditer(sentence)]
    for place in places:
        if place.start() <= begun:
            continue
        rest = sentence[place.end() :]
        begins = _begins_a_clause(rest)
        if begins is None or (place["joint"] == ", " and not begins[0] and "then" not in place["joint"]):
            continue
        before = sentence[begun : place.start()]
        if _begins_a_clause(before) is None:
            continue
        found.append((joint, _with_subject(before, who)))
        if begins[0]:
            who = begins[0]
        begun, joint = place.end(), place["joint"]
    found.append((joint, _with_subject(sentence[begun:], who)))
    return found


def _with_subject(clause: str, who: str) -> str:
    begins = _begins_a_clause(clause)
    if begins is None or begins[0] or not who:
        return clause
    lead = _IN_RESPONSE.match(clause)
    return f"In response {who} {clause[lead.end() :]}" if lead is not None else f"{who} {clause}"


_IN_RESPONSE = re.compile(r"in response,? ")
_MOMENT = (
    r"[Ii]n response(?: to [^,]+)?|[Bb]efore (?:blocks|damage|combat|that|[a-z ]+ (?:resolves|damage))"
    r"|[Aa]fter (?:blocks|damage|combat|that|first strike damage)|[Dd]uring (?:combat|[A-H]'s [a-z ]+)|[Tt]hen|[Nn]ow|[Ss]o"
    r"|[Oo]k(?:ay)?(?: so)?|[Nn]ext|[Ff]irst|[Ll]ater|[Aa]t (?:the )?end of (?:the )?turn"
    r"|[Ii]n the (?:main|combat|end) (?:phase|step)|[Oo]n (?:[A-H]'s|his|her)(?: own)? turn|[Ii]n the last (?:round|turn|game)"
    r"|[Dd]uring (?:his|her)(?: own)? [a-z ]+|(?:[Oo]nce|[Aa]fter) (?:that|it)(?: has| had)? resolve[sd]"
)
LEAD = re.compile(rf"(?:(?:{_MOMENT}),? )")
"""When something is done, which stands before who does it."""
_DOING = re.compile(r"^(?P<first>(?P<who>[A-H])\b.*?),? (?:thereby |thus )?(?P<verb>[a-z]+ing) (?P<rest>.+)$")


_DEEDS_BESIDES = frozenset(listed("cast play activate equip attack swing cycle crack"))
"""What may be done besides: what comes of a deed (drawing, destroying) is no deed of its own, and may not be so."""


def done_besides(clause: str) -> str:
    """Return a clause with what is done in it besides (draining A) in a sentence of its own; empty where there is no such thing."""
    told = _DOING.match(clause)
    if told is not None and re.search(r" [A-H] [a-z]+s\b", told["first"]):
        return ""  # somebody else acts in it
    verb = verb_of_participle(told["verb"]) if told is not None else ""
    if verb not in _DEEDS_BESIDES:
        return ""
    return f"{told['first']}. {told['who']} {third_person(verb)} {told['rest']}" if told is not None and verb else ""


_BESIDE = re.compile(
    rf"^(?P<who>{PLAYER}) (?P<verb>casts|plays|fires|slams|drops|uses) (?P<things>{THINGS})(?P<rest> (?:on|targeting|at|onto) .+)?$"
)
_BLOCKS = re.compile(rf"^(?P<who>{PLAYER}) (?P<verb>blocks|double-blocks|chumps) (?P<pairs>.+)$")
_FEW = rf"(?:{THING}(?:(?:,? and |, (?:and )?){THING})*?)"
_PAIR = re.compile(
    rf"(?:(?:, |,? and )(?:{_ADVERB} )?)?(?P<what>{THINGS}) with (?P<with>nothing|{_FEW})(?=$|,? and {_FEW} with |, {_FEW} with )"
)
_NO_BLOCK = re.compile(rf"^{PLAYER} (?:does not|did not|will not) block (?P<what>{THINGS})$")
_BY_DOING = re.compile(
    rf"^(?P<who>{PLAYER}) (?:responds|responded|answers|replies)(?P<to> to .+?)?"
    r" (?:by|with) (?P<verb>[A-Za-z][a-z]+ing)\b(?P<rest>.*)$"
)
_REVEALS = re.compile(
    rf"^(?P<who>{PLAYER}) (?:reveals|flips(?: over)?|turns over|hits|sees) (?P<what>{THINGS})"
    rf"(?: (?:to|with|off|for|from) (?P<by>{THING})(?:'s trigger)?)?$"
)
_BLOCKS_FIRST = re.compile(rf"^(?P<who>[AB]) (?:chump[- ])?blocks (?P<what>{THING}) with {THINGS}$")
_RELATIVE = re.compile(
    rf"^(?P<before>.*?)(?P<what>{PLAYER}|(?:[A-H]'s )?{THING}),? (?:which|who|that) (?P<verb>is|are|was|has|had|controls)"
    rf" (?P<said>[^,]+?)(?:, (?P<after>.+))?$"
)
"""What is told of somebody or something in the midst of what is done (A attacks Elf, which is tapped, with Ox)."""


def who_is_meant(clause: str, spoken: Spoken) -> str:
    """Return the player who is he or she in a clause: who was spoken of, but nobody whom the clause names besides."""
    named = set(re.findall(r"(?<![\w'])[A-H](?![\w])", clause))
    others = [one for one in reversed(spoken.players) if one not in named]
    return others[0] if (others and len(set(others)) == 1) or (others and spoken.player not in named) else ""


_PERSON = re.compile(r"\b(?:he|she|they)\b", re.IGNORECASE)


def with_persons_named(parted: list[tuple[str, str]]) -> list[str]:
    """Return clauses in which he and she are who acted in the clause before; none where nobody did (It's B's turn and he draws)."""
    told: list[str] = []
    last = ""
    for _joint, clause in parted:
        person, acts = _PERSON.match(clause), re.match("[A-H](?= )", clause)
        if person is not None and told and not last:
            return []
        told.append(f"{last}{clause[person.end() :]}" if person is not None and last else clause)
        last = acts.group() if acts is not None else last
    return told


def ways_of(clause: str, spoken: Spoken) -> Iterator[Way]:
    """Yield other ways to say a clause, in one or several sentences.

    Args:
        clause: the clause, its names apart, with who acts and without the sign at its end.
        spoken: of whom and of what was spoken before.
    """
    person = _PERSON.match(clause)
    player = who_is_meant(clause, spoken) if person is not None else ""
    if person is not None and player:
        named = f"{player}{clause[person.end() :]}"
        yield from ways_of(named, spoken)
        yield Way(named)
        return
    if (told := _BESIDE.match(clause)) is not None:
        things = re.findall(THING, told["things"])
        if len(things) > 1:
            rest = re.sub(r"\bit\b", spoken.thing or "it", told["rest"] or "")
            yield Way(". ".join(f"{told['who']} {told['verb']} {one}{rest}" for one in things))
    if (told := _BLOCKS_FIRST.match(clause)) is not None and spoken.named.isdisjoint(re.findall(NAME, told["what"])):
        yield Way(f"{'B' if told['who'] == 'A' else 'A'} attacks with {told['what']}. {clause}")
    if (told := _RELATIVE.match(clause)) is not None:
        rest = " ".join(filter(None, (f"{told['before']}{told['what']}", told["after"])))
        verb = {"was": "is", "had": "has"}.get(told["verb"], told["verb"])
        yield Way(f"{told['what']} {verb} {told['said']}. {rest}")
        yield Way(f"{_owned(told['what'])}. {re.sub('^[A-H].s ', '', told['what'])} {verb} {told['said']}. {rest}")
    if (told := _BLOCKS.match(clause)) is not None:
        pairs = [*_PAIR.finditer(told["pairs"])]
        if len(pairs) > 1 and "".join(one.group() for one in pairs) == told["pairs"]:
            blocks = [one for one in pairs if one["with"] != "nothing"]
            said = " and ".join(f"{one['what']} with {one['with']}" for one in blocks)
            paid = " ".join(one.group() for one in pairs if one not in blocks)
            yield Way(f"{told['who']} {told['verb']} {said}", paid if blocks else "")
    if (told := _BY_DOING.match(clause)) is not None:
        doing = told["verb"].casefold()
        verb = verb_of_participle(doing)
        done = third_person(verb) if verb else f"{doing[:-3]}s"
        yield Way(f"In response{told['to'] or ''} {told['who']} {done}{told['rest']}", paid_by(told))
    if (told := _REVEALS.match(clause)) is not None and spoken.named.isdisjoint(re.findall(NAME, told["what"])):
        seen = f"{told['who']}: library: {', '.join(re.findall(THING, told['what']))}"
        yield Way(f"{told['who']} reveals {told['what']} to {told['by']}" if told["by"] else seen, paid_by(told))


def _owned(thing: str) -> str:
    """Return that somebody has a thing that is said to be somebody's; the thing where nobody is named."""
    return re.sub("^([A-H])'s ", r"\1 has ", thing)


def is_not_blocked(clause: str) -> str:
    """Return what a clause says is not blocked, beside something else that is; empty where it says no such thing."""
    told = _NO_BLOCK.match(clause)
    return told["what"] if told is not None else ""
