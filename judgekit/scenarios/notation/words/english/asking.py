"""English questions that leave out what the question before them said: and B's?, and the Ox?, what's A's life, and B's?"""

from __future__ import annotations

import re

from judgekit.core.filling import shapes_beside
from judgekit.language.english.verbs import third_person
from judgekit.scenarios.notation.words.english.lexicon import base_of
from judgekit.scenarios.notation.words.english.questions_in_parts import as_asked

_ASKED = "(?:what|who|where|which|how (?:many|much|big|large)|does|do|did|is|are|can|will) "
_JOINED = re.compile(
    rf"(?<=\w)\??,?\s+(?:and\s+(?:also\s+|then\s+)?(?={_ASKED})|or\s+(?=(?:what|who|where|how (?:many|much|big|large)) ))"
)
_LISTED = re.compile(rf"(?<=\w),\s+(?={_ASKED})")


def questions_in(line: str, *, listed: bool) -> list[str]:
    """Return the questions in one line.

    Args:
        line: the line.
        listed: commas part its questions as well: it begins with one, and supposes nothing.
    """
    return _JOINED.split(_LISTED.sub(" and ", line) if listed else line)


_WHOSE = re.compile(r"(?<![\w'])[A-H]'s(?!\w)")
_WHO = re.compile(r"(?<![\w'])[A-H](?![\w'])")
_AND_WHOSE = re.compile(
    r"(?P<first>.*(?<![\w'])[A-H]'s\s.+?)\??,?\s+and\s+(?:what(?:'s| is| are)?\s+)?(?P<other>[A-H]'s)", re.IGNORECASE
)
_OF_TWO = re.compile(
    r"what(?:'s| is| are) (?P<x>(?-i:[A-H]))'s (?P<of>[a-z]+(?: totals?)?),? and (?P<y>(?-i:[A-H]))'s (?P<of2>[a-z]+(?: totals?)?)"
    r"(?: (?:now|then|afterwards?|after that|at the end|in the end))?",
    re.IGNORECASE,
)
"""What two players have: what are A's life and C's life afterwards?"""
_ALONE = re.compile(
    r"(?:[Aa]nd\s+)?(?:[Ww]hat about\s+|[Hh]ow about\s+|[Aa]lso\s+)?(?P<what>(?:the\s+|his\s+|her\s+)?"
    r"(?!(?:Do|Does|Did|Is|Are|Was|Can|Could|Will|Would|What|Who|Which|Where|When|How|Why|If|Legal|Life|Damage|Has|Have"
    r"|Power|Toughness|Size|Types?|Counters?|Abilities|Colou?rs?|Cost|Loyalty|Winner|Result|Stack|Shields?|Hand|Cards?)\b)"
    r"[A-Z][\w',-]*(?:\s+(?:of|the|[A-Z][\w',-]*)){0,4}?)(?:\s+too)?"
)
_WHAT_IS = re.compile(r"^what(?:'s| is| are)?\s+(?=[A-H]'s$)", re.IGNORECASE)
_ENOUGH_MANA = re.compile(
    r"(?:does|do|did|will)\s+(?P<who>[A-H])\s+(?:still\s+)?have\s+(?:enough\s+|the\s+)(?:mana|lands?)\s+"
    r"(?:left\s+)?(?:to\s+cast|for)\s+(?P<what>.+)",
    re.IGNORECASE,
)
_WHY = re.compile(
    r"(?:(?:and |or )?(?:if (?:not|so),? )?why(?: not)?(?:,? or why not)?|how come|why is (?:that|it)(?: so)?|how so|"
    r"how (?:is|can) (?:that|this)(?: be)?(?: possible)?"
    r"|what(?: is|'s) the reason(?: for (?:that|this))?)",
    re.IGNORECASE,
)
_BY_WHAT = re.compile(
    r"(?:[Aa]nd |[Oo]r )?(?:(?:[Ww]hat|[Hh]ow) about )?(?:also |alone )?(?P<how>(?i:with|on|at|against|by|to)) (?:both )?"
    r"(?P<what>(?:the |his |her )?[A-Z][\w',-]*(?: (?:and |the |of )*[A-Z][\w'-]*)*)(?: alone| instead| together)?"
)
_COLOUR = re.compile(r"\b(?:white|blue|black|red|green|colorless)\b", re.IGNORECASE)
_ANOTHER_COLOUR = re.compile(
    rf"(?:and |or |but )?(?:(?:what|how) about )?(?:for |as )?(?P<colour>{_COLOUR.pattern})(?: mana| one)?(?: too| then| instead)?",
    re.IGNORECASE,
)


def _with_another(plain: str, before: str) -> str | None:
    """Return the question before with one thing changed that a question only names: and for red, with Elf; None for any other.

    What is changed has to stand in the question before once, so that no other could be meant.
    """
    colour, colours = _ANOTHER_COLOUR.fullmatch(plain), _COLOUR.findall(before)
    if colour is not None and len(colours) == 1:
        return _COLOUR.sub(colour["colour"].casefold(), before)
    other = _BY_WHAT.fullmatch(plain)
    if other is None:
        return None
    how = re.escape(other["how"])
    asked = re.fullmatch(rf"(?P<before>.*\b{how} )(?P<what>(?:the |his |her )?[A-Z][^,?]*)", before, re.IGNORECASE)
    if (
        asked is None
        or len(re.findall(rf"\b{how} ", before, re.IGNORECASE)) != 1
        or (asked["what"][0].islower() and not (asked["what"].startswith(("the ", "his ", "her "))))
    ):
        return None
    return f"{asked['before']}{other['what']}"


_LED = re.compile(
    r"(?:and|so|also|then|but|well)(?:\s+then)?,?\s+(?=(?:does|do|did|is|are|was|can|could|will|what|who|which|where|how|why)\b)",
    re.IGNORECASE,
)
_TOKEN = re.compile(r"\btokens?\b", re.IGNORECASE)
_TOKENS = {"it": "the token", "its": "the token's", "they": "the tokens", "them": "the tokens"}
_SPOKEN_OF = re.compile(r"\b(?:its?|they|them)\b", re.IGNORECASE)
_OF = re.compile(
    r"(?P<before>(?i:does|do|did|will|can|may|must|could|should|is|are|what happens to|what becomes of"
    r"|where is|where does|how big is"
    r"|(?P<asks>(?:how (?:much|many|often|big|large)|what|where|when|why)(?: (?!does|do|did|will|is|are)[a-z/+-]+){0,4}?"
    r" (?:does|do|did|will|would|is|are|can|can't)))\s+)"
    r"(?P<of>(?![A-H] )(?:the\s+|his\s+|her\s+)?[A-Z][\w',-]*(?:\s+(?:of|the|[A-Z][\w',-]*))*)"
    r"(?P<behind>(?:\s+[a-z](?(asks)[^A-Z]*|.*))?)"
)
"""A question of one thing; where it asks how much that does, no other thing is named in it, which might be meant too."""


_SHAPES = tuple(
    (re.compile(shape, re.IGNORECASE), plain)
    for shape, plain in shapes_beside(
        __file__, {"after": "(?:afterwards?|after (?:that|this|the attack|combat)|then|now|(?:at|in) the end)"}
    )
)
"""Shapes of questions with the same in words of rows."""
_NAMED = re.compile(
    r"(?:(?:does|do|did|will|where does|where did|where is|is) )(?P<x>.+?) (?:come|return|persist|end up|go|land|die"
    r"|stay|leave|survive|enter)"
    r"|(?:what happens to|what becomes of|where is) (?P<y>.+)",
    re.IGNORECASE,
)


def _plainly(body: str) -> list[str]:
    """Return a question in the words of rows; of two in one line both."""
    for shape, plain in _SHAPES:
        match = shape.fullmatch(body)
        if match is None:
            continue
        said = plain.format(**{"x": "", **match.groupdict(default="")})
        if "does  take" in said:  # nobody says who takes it
            return ["damage"]
        first, both, _counters = said.partition("; ")
        named = _NAMED.match(first) if both else None
        return [first, f"counters on {named['x'] or named['y']}"] if named is not None else [said]
    return [body]


_HELPING = re.compile(
    r"(?P<verb>does|do|did|will|can|is|are) (?:also )?(?P<what>(?:(?:the|his|her|[A-H]'s) )?(?-i:[A-Z])[\w',-]*"
    r"(?: (?:of|the|(?-i:[A-Z])[\w',-]*))*?)(?: too| as well| also)?",
    re.IGNORECASE,
)
"""A question that names another thing and leaves out the rest: and does the Elk?"""
_ASKED_OF = re.compile(
    r"(?P<before>(?:if [^?]+, ?)?(?P<verb>does|do|did|will|can|is|are) )(?P<of>(?:(?:the|his|her|[A-H]'s) )?(?-i:[A-Z])[\w',-]*"
    r"(?: (?:of|the|(?-i:[A-Z])[\w',-]*))*)(?P<behind> [a-z].*)",
    re.IGNORECASE,
)


def only_player_in(asked: str, before: str) -> str:
    """Return the only player of whom a question asks; the one before where it names none, empty where it names several."""
    named = {*_WHO.findall(asked), *(one[0] for one in _WHOSE.findall(asked))}
    return before if not named else named.pop() if len(named) == 1 else ""


def _of_another(body: str, before: str) -> str:
    """Return a question that only names another thing, with all that the one before it asked of its own."""
    other, asked = _HELPING.fullmatch(body), _ASKED_OF.fullmatch(before)
    verbs = (
        (other["verb"].casefold(), asked["verb"].casefold()) if other is not None and asked is not None else ("", "do")
    )
    if other is None or asked is None or (verbs[0] != verbs[1] and not {*verbs} <= {"do", "does", "did", "will"}):
        return body
    return f"{asked['before']}{other['what']}{asked['behind']}"


_IT = re.compile(r"(?<![\w'])(?:it|its)(?![\w'])")
_NO_THING = re.compile(
    r"\bit cost (?:for )?[A-H] to\b|\bit (?:legal|possible|allowed|ok|okay|correct|[A-H]'s)\b|\bit's\b"
    r"|^does it (?:resolve|work|get countered|fizzle)"
    r"|^(?i:does|would|will|did|is) it (?:still |really )?(?:matter|make|change|different)\b"
)
_DONE_TO_A_SPELL = re.compile(r"\b(?:respond|answer|counter)\b.*\bit\b", re.IGNORECASE)
"""What is asked to be done to a spell that waits, which the table knows."""
_LAST_NAMED = re.compile(
    r"(?:(?:the|his|her|[A-H]'s) )?(?!(?:Do|Does|Did|Is|Are|Can|Will|What|Who|Which|Where|How"
    r"|Why)\b)[A-Z](?!'s\b)[\w'-]+(?: (?:of|the|[A-Z])[\w'-]*)*"
)
_CAST = re.compile(
    rf"\b(?:(?:cast|play|flash back|kick|foretell)s?|counters? .*\bwith) (?P<what>(?!it\b){_LAST_NAMED.pattern})"
)
_HOW = re.compile(r"how (?:big|large|many|much)(?: (?:exactly|now|then))?", re.IGNORECASE)


def _with_what_was_asked_of(body: str, before: str) -> str:
    """Return a question with what the one before it was about in the place of a pronoun (does Ox die, where is it)."""
    named = [one for one in _LAST_NAMED.findall(before) if len(one) > 1]
    if (
        not named
        or _DONE_TO_A_SPELL.search(body) is not None
        or (_IT.search(before) is not None and body.startswith("if "))
    ):  # what the one before it called so
        return body
    if _HOW.fullmatch(body) is not None:
        many = re.match(
            r"(?:does|do|will|did) (?P<who>[A-H]) (?P<deed>draw|gain|lose)s? (?:any |a )?(?P<what>cards?|life)",
            before,
            re.IGNORECASE,
        )
        if body.casefold().startswith(("how big", "how large")):
            return f"how big is {named[-1]}"
        cards = "s" if many is not None and many["what"] == "card" else ""
        return f"{body} {many['what']}{cards} does {many['who']} {many['deed']}" if many is not None else body
    of = _OF.fullmatch(before)
    thing = of["of"] if of is not None and len(of["of"]) > 1 else named[-1]
    if re.search(r"\bcosts?\b", body) is not None and (cast := _CAST.search(before)) is not None:
        thing = cast["what"]  # a price is asked of what is cast, not of what is given or aimed at
    if _NO_THING.search(body) is not None:
        return body
    return _IT.sub(lambda match: thing if match.group() == "it" else f"{thing}'s", body)


_IF_ALONE = re.compile(
    r"(?:(?:and|but|so|also|then),? )*(?:(?:what(?: happens| then)?|how about) )?(?:if|when|suppose|supposing|assuming) "
    r"(?P<deed>(?-i:[A-H] [a-z]|[A-Z])[^,?]+)",
    re.IGNORECASE,
)
"""A question that only supposes a deed: and if B blocks with Ox?"""
_SUPPOSING = re.compile(r"^(?:(?:and|but|so|also|what),? )*if [^,]+, ?(?=\S)|,? if [^,]+$", re.IGNORECASE)


_SO = (
    r"if (?:so|(?:it|he|she|they|[A-H]|(?:the )?[A-Z][\w' -]*?) (?:does|do|can|is allowed to|may)(?: (?:so|that|it))?)"
)
_IF_SO = re.compile(
    rf"(?:and )?{_SO},? (?!not\b)(?P<asked>.+)|(?P<asked2>.+?),? {_SO}(?: (?:so|that|it))?", re.IGNORECASE
)
_ABLE_TO = re.compile(
    r"(?:can|could|may) (?P<who>[A-H]|(?:the )?(?-i:[A-Z])[\w', -]*?) (?:(?:still|also|even|then|now) )*"
    r"(?P<verb>(?-i:[a-z]+))(?P<rest>.*?)(?: again)?",
    re.IGNORECASE,
)


def _if_so(body: str, before: str) -> str:
    """Return a question of what comes where what the one before it asked for can be done (if so, does Ox die) with that done."""
    so, able = _IF_SO.fullmatch(body), _ABLE_TO.fullmatch(before)
    if so is None or able is None or not base_of(able["verb"]):
        return body
    return f"if {able['who']} {third_person(able['verb'])}{able['rest']}, {so['asked'] or so['asked2']}"


_HOW_MUCH_OF_IT = re.compile(r"how much (?P<verb>does|do|did|will) (?P<who>[A-H]) (?P<deed>gain|lose)", re.IGNORECASE)
_HOW_MANY_LEFT = re.compile(
    r"how many(?: of (?:them|those))? (?P<rest>(?:are|is) (?:left|broken)|remain)(?: now| then)?", re.IGNORECASE
)
_COUNTED_OF = re.compile(r"how (?:much|many) (?P<what>life|shields|cards|creatures|counters|tokens)\b.*", re.IGNORECASE)


def _of_the_same_count(body: str, before: str) -> str:
    """Return a question how much or how many with of what the one before it asked for (how many are left)."""
    counted = _COUNTED_OF.fullmatch(before)
    if counted is None:
        return body
    if counted["what"].casefold() == "life" and (much := _HOW_MUCH_OF_IT.fullmatch(body)) is not None:
        return f"how much life {much['verb']} {much['who']} {much['deed']}"
    left = _HOW_MANY_LEFT.fullmatch(body) if counted["what"].casefold() == "shields" else None
    return f"how many shields {left['rest']}" if left is not None else body


_SUPPOSED_IN_ONE = re.compile(
    r"(?:(?:and|but|so|also|what),?\s+)*if\s+(?P<deed>[A-H]\s[a-z]+\s[^?,]+?)\s+(?:then\s+)?"
    r"(?P<asked>(?:does|do|will|would|is|are)\s+(?:it|he|she|they|anything|the\s+[a-z]+|(?-i:[A-Z])[\w']*)\s[^?,]+|(?:what|who)\s(?:dies|wins))",
    re.IGNORECASE,
)
"""What is supposed, with what is asked of it behind no comma."""


_COSTS_HIM = re.compile(
    r"how much(?: mana)? (?:does|would|will) (?P<x>.+?) cost (?P<who>him|her|them|[A-H])(?: to (?:cast|play))?",
    re.IGNORECASE,
)


def _paid_then(body: str, before: str) -> str:
    """Return a question what something costs somebody as what is paid for it, where the one before it supposes that it is done."""
    costs, supposed = (
        _COSTS_HIM.fullmatch(body),
        re.match(r"if (?P<deed>(?P<who>[A-H]) .+?), (?=how|what|does|is|who)", before, re.I),
    )
    cast = _CAST.search(supposed["deed"]) if supposed is not None else None
    if costs is None or supposed is None or cast is None:
        return body
    return f"if {supposed['deed']}, what is paid by {supposed['who']} for {cast['what']}"


def _supposed_alone(body: str, before: str) -> str:
    """Return a question that only supposes something with what the one before it asked, else with what comes of it."""
    alone, whole = _IF_ALONE.fullmatch(body), _SUPPOSED_IN_ONE.fullmatch(body)
    if alone is None:
        return body
    if whole is not None:
        return f"if {whole['deed']}, {whole['asked']}"
    return f"if {alone['deed']}, {_SUPPOSING.sub('', before) or 'what happens'}"


_PLAYED = re.compile(
    r"can (?P<who>[A-H]) (?P<verb>summon|cast|play) (?P<what>(?-i:[A-Z])[\w' -]*?)(?: this turn| now)?", re.IGNORECASE
)
_ATTACKS_THEN = re.compile(
    r"(?:and )?can (?P<x>it|(?-i:[A-Z])[\w' -]*?) (?:also |then )?attack(?P<rest>(?: [A-H])?)"
    r"(?: (?:(?:right|straight) away|at once|this turn))*",
    re.IGNORECASE,
)
"""What is asked of a card of which it was asked before whether it can be played."""
_OR_ELSE = re.compile(
    r"(?P<first>(?:does|do|did|will|can|could|may|is|are) [^;]+?),? or (?:(?:else|instead|rather) )?"
    r"(?P<other>(?:does|do|did|will|can|could|may|must|is|are) (?:it|he|she|they|that|the [a-z]+|[A-H]|[A-Z][\w'-]*) .+)",
    re.IGNORECASE,
)
"""What is asked, and what else might be so: does the Crab die, or does it go back to hand."""
_TOO_EARLY = re.compile(
    r"(?:(?:does|do|will|must) \S+ (?:have|need) to wait|(?:is|are) (?:it|he|she|they|that) (?:still )?(?:too (?:early|new|fresh)"
    r"|summoning[- ]sick))\b.*|not(?: yet)?|only (?:next|in the next) turn",
    re.IGNORECASE,
)
"""The same of what is no more than that the first is not so."""
_BEFORE_IT_IS_DONE = re.compile(
    r",? (?:before|while|as long as) .+? (?:resolves?|has resolved|goes off|is (?:still )?on the stack)$", re.IGNORECASE
)
"""When something is asked to be done: as things stand, which every answer whether it can be done tells first."""


def asked_in_full(body: str, before: str) -> list[str]:
    """Return the questions that a question asks, each with what it leaves out.

    Args:
        body: the question.
        before: the question before it; empty where there is none.
    """
    if (played := _PLAYED.fullmatch(before)) is not None and (then := _ATTACKS_THEN.fullmatch(body)) is not None:
        who, what = played["who"], played["what"]
        if then["x"] in ("it", what):
            return [f"if {who} {third_person(played['verb'].casefold())} {what}, can {what} attack{then['rest']}"]
    if (two := _OR_ELSE.fullmatch(body)) is not None and not any(shape.fullmatch(body) for shape, _plain in _SHAPES):
        first = asked_in_full(two["first"], before)
        return first if _TOO_EARLY.fullmatch(two["other"]) else [*first, *asked_in_full(two["other"], first[-1])]
    body = _BEFORE_IT_IS_DONE.sub("", body) if body[:3].casefold() == "can" else body
    body = _supposed_alone(_of_the_same_count(_if_so(_paid_then(as_asked(body), before), before), before), before)
    if _TOKEN.search(before) and not _TOKEN.search(body):  # what is spoken of last is the token, not what made it
        body = _SPOKEN_OF.sub(lambda match: _TOKENS[match.group().casefold()], body)
    plain, *more = _plainly(_with_what_was_asked_of(_of_another(_LED.sub("", body, count=1), before), before))
    if more:
        return [plain, *more]
    mana = _ENOUGH_MANA.fullmatch(plain)
    if mana is not None:
        return [
            f"can {mana['who']} cast {mana['what']}"
        ]  # where that cannot be, its answer says whether mana is missing
    if (two := _OF_TWO.fullmatch(plain)) is not None:
        return [f"what is {two[who]}'s {two[of]}" for who, of in (("x", "of"), ("y", "of2"))]
    if before and _WHY.fullmatch(plain):
        return [before if before.startswith("why ") else f"why {before}"]
    if before and (another := _with_another(plain, before)) is not None:
        return [another]
    both = _AND_WHOSE.fullmatch(plain)
    if both is not None:
        return [both["first"], _WHOSE.sub(both["other"], both["first"], count=1)]
    alone = _ALONE.fullmatch(_WHAT_IS.sub("", plain))
    if alone is None or not before:
        return [plain]
    what = alone["what"]
    if _WHOSE.fullmatch(what) and len(_WHOSE.findall(before)) == 1:
        return [_WHOSE.sub(what, before)]
    if _WHO.fullmatch(what) and len(_WHO.findall(before)) == 1:
        return [_WHO.sub(what, before)]
    of = _OF.fullmatch(before)
    if (
        of is not None
        and not _WHO.fullmatch(of["of"])
        and what[:1].isupper() | what.startswith(("the ", "his ", "her "))
    ):
        return [f"{of['before']}{what}{of['behind']}"]
    return [plain]
