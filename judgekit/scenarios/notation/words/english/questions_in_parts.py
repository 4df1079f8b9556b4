"""English questions in their parts: what leads in and what ends one stands aside, what is told and only ends in a mark is asked.

What is asked has a subject, a verb and what stands behind it. Whoever asks "Ox dies, right?", "so Ox is dead?" and "I want to
know if the Ox dies" asks whether Ox dies; whether rows have that verb is for them to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.core.filling import shapes_beside
from judgekit.core.text import listed
from judgekit.scenarios.notation.words.english.lexicon import base_of, verb_of, verb_of_past_participle

_LEAD = re.compile(
    r"(?:(?:so|and|but|ok|okay|well|now|then|also|plus|judge|quick question|question|my question(?: is)?|i mean|basically|hence"
    r"|wait|hang on|sorry|hmm+|alright|right|yes|no|in short|bottom line|tell me|please)\b[,:;.…]*\s+)+(?=\S)"
    r"|(?:(?:i|we|they|he|she|[A-H]) )?(?:(?:just|only|also) )?(?:wants? to know|wonders?|wondering|asks?"
    r"|am asking|need to know|would like to know|is asking)(?: us| me| about)?,?:? (?:if |whether )?(?=\S)"
    r"|(?:the question is|is it (?:true|right|correct|the case)|am i right|are we sure) (?:that |if |whether )?(?=\S)",
    re.IGNORECASE,
)
"""What stands before a question and asks nothing of its own."""
_TAG = re.compile(
    r"\s*,\s*(?:(?:is|am) (?:that|this|it|i) )?(?:right|correct|true|yes|yeah|no|ok|okay|legal|fine|or not|or what|or no|huh|eh"
    r"|(?:is|does|wo|did|do|are|ca)(?:n't)? (?:it|he|she|they|that so)|surely|i guess|i think|i suppose|i assume|i take it)"
    r"(?: then| here| now)?"
    r"|\s+(?:or not|or what|or no|or doesn't (?:it|he|she)|or isn't it|right)$",
    re.IGNORECASE,
)
"""What stands behind what is told, so that it is asked."""
_ASKS = frozenset(
    listed(
        "do does did is are was were can could will would may might must should shall what who whom whose which where when why how "
        "if legal whether what's who's where's how's suppose supposing assuming possible"
    )
)
"""Words with which a question begins that is one already."""
_NOT = re.compile(
    r"^(?P<verb>do|does|did|is|are|was|were|ca|can|could|wo|would|should|has|have)n['’]t (?P<rest>\S.*)$", re.IGNORECASE
)
SUBJECT = (
    r"(?:[A-H]|[A-H]'s [\w' -]+?|he|she|it|they|that|this|everything|anything|nothing|everyone|everybody|nobody|anyone|anybody"
    r"|someone|somebody|(?:both|all|either|neither)(?: of them)?|(?:the|his|her|their|its|both|all|my|that|this) [\w' -]+?"
    r"|(?-i:[A-Z])[\w'’-]*(?:(?:,? (?:of|the|to|in|and|for))* (?-i:[A-Z])[\w'’-]*)*)"
)
"""Who or what something is said of."""
_HAS_DONE = re.compile(
    rf"(?P<what>(?:how (?:much|many|often)|what|which|where)(?: (?!has|have|had)[a-z/+-]+){{0,3}} )?(?:has|have"
    rf"|had) (?P<subject>{SUBJECT})"
    r" (?:(?:now|then|already|just|actually) )*(?P<verb>(?-i:[a-z]+))(?P<rest>(?: .*)?)",
    re.IGNORECASE,
)
"""What has happened, asked in the perfect: how much life has A gained, has Ox died."""
_MODAL = {"ca": "can", "wo": "will"}
_SHORT = re.compile(r"^(?P<asked>what|who|where|how)['’]s (?P<rest>\S.*)$", re.IGNORECASE)
_MAY = re.compile(r"^(?:may|might) (?P<rest>(?:[A-H]|he|she|they|it|the |his |her |(?-i:[A-Z])).*)$", re.IGNORECASE)
_WHY_SO = re.compile(
    r"why (?P<verb>does|did|is|was|are)(?:n['’]t| not)? (?P<rest>.+? (?:die|survive|live|trigger|resolve|fizzle|countered|destroyed"
    r"|dead|exiled|sacrificed|return|come back|lose|win)\b.*)",
    re.IGNORECASE,
)
"""Why something happens by itself."""
_HOW_COME = re.compile(
    r"(?:how come|(?:what(?: is|'s|’s) )?the reason(?: why| that)?|why is it (?:so )?that"
    r"|how (?:is it(?: possible)?|can it be) that)"
    r" (?P<told>\S.*)",
    re.IGNORECASE,
)
"""The same of what is told behind the question."""
_WHY_DEAD = re.compile(
    r"why (?:does|did|is|was) (?P<what>(?!not |[A-H] )[^,]+?) (?:die|dead|destroyed|killed)", re.IGNORECASE
)
"""Why something dies, which is answered with what killed it."""
_TOLD = re.compile(
    rf"(?P<subject>{SUBJECT})(?P<short>['’]s)? (?:(?:still|now|then|also|already|just|actually|really|even|only) )*"
    r"(?P<verb>(?-i:[a-z]+)(?:n['’]t)?)(?P<rest>(?: .*)?)",
    re.IGNORECASE | re.DOTALL,
)
_IS_SHORT = re.compile(
    rf"(?P<subject>{SUBJECT})['’]s (?P<rest>(?!life\b|power\b|hand\b|toughness\b|graveyard\b)[a-z].*)"
)
_BE = {
    "is": "is",
    "are": "are",
    "was": "is",
    "were": "are",
    "isn't": "is",
    "aren't": "are",
    "wasn't": "is",
    "weren't": "are",
}
_ABLE = {
    **dict.fromkeys(("can", "could", "may", "might", "can't", "couldn't", "cannot"), "can"),
    **dict.fromkeys(("will", "would", "must", "won't", "wouldn't"), "does"),
    **dict.fromkeys(("does", "do", "did", "doesn't", "don't", "didn't"), "does"),
}


def as_asked(body: str) -> str:
    """Return a question without what leads in and what ends it, and what is told with a question mark as it would be asked."""
    plain = body.strip()
    for _often in range(3):
        lead = _LEAD.match(plain)
        if lead is None or not _goes_on(plain[lead.end() :]):
            break
        plain = plain[lead.end() :]
    tag = re.search(rf"(?:{_TAG.pattern})$", plain, re.IGNORECASE)
    told = plain[: tag.start()].strip(" ,") if tag is not None else plain
    if tag is not None and told:
        plain = told
    plain = _whole_words(plain)
    first = plain.split(maxsplit=1)[0].casefold() if plain else ""
    return plain if first in _ASKS else _of_what_was_spoken(plain) or _turned_round(plain) or plain


def _goes_on(rest: str) -> bool:
    """Tell whether behind what leads in a question stands, and not only a name (and the Ox?)."""
    words = rest.split()
    return len(words) > 1 and (words[0].casefold().rstrip(",") in _ASKS or _TOLD.fullmatch(rest) is not None)


def _whole_words(plain: str) -> str:
    """Return a question with its first words in full, in the present: what's dead, didn't Ox die, may he do that."""
    short = _SHORT.match(plain)
    if short is not None:
        plain = f"{short['asked']} is {short['rest']}"
    not_so = _NOT.match(plain)
    if not_so is not None:
        verb = not_so["verb"].casefold()
        plain = f"{_MODAL.get(verb, verb)} {not_so['rest']}"
    if (dies := _WHY_DEAD.fullmatch(plain)) is not None:
        plain = f"what killed {dies['what']}"
    why = _WHY_SO.fullmatch(plain)
    if why is not None:
        plain = f"why {why['verb']} {why['rest']}"
    if (told := _HOW_COME.fullmatch(plain)) is not None:
        unable = re.sub(r"(?<=\w) (?:can(?:'t|’t|not| not)|couldn't) ", " ", told["told"])
        plain = f"why can't {unable}" if unable != told["told"] else f"why {_turned_round(unable) or unable}"
    if (has := _HAS_DONE.fullmatch(plain)) is not None and (base := verb_of_past_participle(has["verb"].casefold())):
        plain = f"{has['what'] or ''}does {has['subject']} {base}{has['rest']}".strip()
    may = _MAY.match(plain)
    return f"can {may['rest']}" if may is not None else plain


def _turned_round(told: str) -> str | None:
    """Return what is told as a question whether it is so: Ox dies, B is out, A gains 4; None where no verb stands in it."""
    short = _IS_SHORT.fullmatch(told)
    if short is not None:
        return f"is {short['subject']} {short['rest']}"
    match = _TOLD.fullmatch(told)
    if match is None or re.search(r", (?:do|does|did|is|are|what|who|where|how|can|will|which)\b", told) is not None:
        return None
    subject, verb, rest = match["subject"], match["verb"].casefold().replace("’", "'"), match["rest"]
    if verb in _BE:
        return f"{_BE[verb]} {subject}{rest}"
    if verb in _ABLE:
        return f"{_ABLE[verb]} {subject}{rest}"
    if _IS_SO.fullmatch(f"{verb}{rest}") is not None:
        return f"is {subject} {verb}{rest}"
    base = verb_of(verb) or (verb if base_of(verb) else "")
    return f"does {subject} {base}{rest}" if base else None


_SO = (
    r"(?:dead|gone|alive|tapped|untapped|countered|destroyed|killed|exiled|sacrificed|legal|flying|indestructible|attacking|blocked"
    r"|out(?: of the game)?)"
)
_IS_SO = re.compile(rf"{_SO}(?: (?:now|then|too|at the end|after (?:that|this|combat|all)))?", re.IGNORECASE)
"""How something is, asked without a verb: Bears dead?"""
_ALONE_SO = re.compile(rf"(?:(?:still|already|really|now) )?(?P<so>{_IS_SO.pattern})", re.IGNORECASE)
_ALONE_DOES = re.compile(
    r"(?:(?:still|even|ever) )?(?P<verb>dies|survives|lives|resolves|comes|triggers|fizzles|returns)(?P<rest>(?: back.*)?)",
    re.IGNORECASE,
)


def _of_what_was_spoken(body: str) -> str | None:
    """Return a question that names nobody with "it" in that place (dead?, comes back?); None where it is another."""
    if (so := _ALONE_SO.fullmatch(body)) is not None and not so["so"].casefold().startswith(("out", "legal")):
        return f"is it {so['so'].casefold()}"
    does = _ALONE_DOES.fullmatch(body)
    if does is None or (does["verb"].casefold() == "comes" and not does["rest"]):
        return None
    return f"does it {verb_of(does['verb'].casefold())}{does['rest']}"


_ADVERB = re.compile(
    r",? (?:still|actually|really|even|already|now|just|also|then|at all|here|in the end|at the end|after all(?: (?:that|this))?"
    r"|by then|anyway|in (?:that|the|this) (?:fight|combat|battle|attack|exchange|block)|too|as well|afterwards|instead"
    r"|legally|in this case|in that case|altogether|in total|overall|exactly"
    r"|on the spot|right away|straight away|immediately|at once|right then)"
    r"(?=\s|$|,)",
    re.IGNORECASE,
)
"""What says nothing of its own between a subject and its verb, or at the end."""
_OF_ALL = r"(?:(?:all|both) (?:of (?:them|it|the creatures)|(?:the )?(?:creatures|units))|everything|they all|all|both)"
_ANY = r"(?:anything|something|any(?: of them| creatures?| units?)?|any one)"
_DIE = r"(?:dies?|dead|(?:is |are |gets? |be )?(?:killed|destroyed|dead)|bites? it)"
_ZONE = r"(?:graveyard|yard|exile|hand|library|deck|battlefield|dust|mana zone|shields)"
_SHAPES = tuple(
    (re.compile(shape, re.IGNORECASE), plain)
    for shape, plain in shapes_beside(__file__, {"of_all": _OF_ALL, "any": _ANY, "die": _DIE, "zone": _ZONE})
)


def in_other_words(body: str) -> Iterator[str]:
    """Yield a question in the words that rows have for what it asks; each only where rows read it is one that was asked."""
    plain = " ".join(_ADVERB.sub("", body).split()).strip(" ,")
    if plain and plain != body:
        yield plain
    for said in dict.fromkeys((body, plain)):
        for shape, other in _SHAPES:
            match = shape.fullmatch(said)
            if match is not None:
                yield other.format(**{"x": "", "y": "", **match.groupdict(default="")}).removesuffix(" for ")


ATTACKS_ALREADY = re.compile(
    r"(?P<asked>(?:can|may|could) (?P<who>[A-H]|he|she|it|they|(?:the )?(?-i:[A-Z])[\w' -]*?) (?:really |even )?(?:attack|swing))"
    r" (?:already|yet|right away|immediately|straight away)",
    re.IGNORECASE,
)
"""Whether what attacks may do so already."""
WHO = re.compile(
    r"(?:(?P<who>who(?: all)?|which player|which of (?:them|the players))"
    r"|(?P<any>(?:do|does|did|will|can|could|is|are) (?:any(?:one|body)|some(?:one|body)"
    r"|either(?! (?:of them )?(?:survive|live)\b)(?: player| of them)?|any player)))"
    r" (?:(?:still|also|now|then|actually|even|ever) )*(?P<rest>[a-z].*)",
    re.IGNORECASE | re.DOTALL,
)
"""A question that asks of every player the same: who gains life, does anybody draw, who may cast Zap now."""


_FROM_WHAT = re.compile(
    r"(?P<asked>how (?:much|many) \S+ (?:does|do|did|will) (?:[A-H]|.+?) (?:gain|lose|take|get|draw|make|create)"
    r"|(?:does|do|did|will|is|are) .+? (?:(?:gain|lose)(?: any| some)? life|draw (?:any )?cards?|take(?: any)? damage"
    r"|come back|return|persist|die|survive|live|trigger|countered|destroyed)(?: again)?)"
    r" (?P<why>(?:(?:from|off|off of|out of|thanks to|because of|due to|by means of)|with(?! (?:an?|no|any|how|which|what|the"
    r"|\d)\b))"
    r" (?!.*\bcounter).+)",
    re.IGNORECASE,
)


def without_whence(body: str) -> tuple[str, str] | None:
    """Return what is asked without from what it comes, and that; None where a question does not say it."""
    match = _FROM_WHAT.fullmatch(body)
    return (match["asked"], match["why"]) if match is not None else None


def of_each(body: str) -> tuple[str, bool] | None:
    """Return what is asked of each player, with `{who}` for that player, and whether any of them will do; None: something else."""
    match = WHO.fullmatch(body)
    if match is None:
        return None
    rest = match["rest"]
    if match["any"]:
        helping = match["any"].split()[0].casefold()
        return f"{'does' if helping in ('do', 'did', 'will') else _ABLE.get(helping, helping)} {{who}} {rest}", True
    verb, _blank, behind = rest.partition(" ")
    verb = verb.casefold()
    if verb in _BE:
        return f"is {{who}} {behind}", False
    if verb in _ABLE:
        return f"{_ABLE[verb]} {{who}} {behind}", False
    base = verb_of(verb)
    return (f"does {{who}} {base} {behind}".strip(), False) if base else None
