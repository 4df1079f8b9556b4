"""English questions that leave out what the question before them said: and B's?, and the Ox?, what's A's life, and B's?"""

from __future__ import annotations

import re

from judgekit.core.filling import expressions_beside, shapes_beside
from judgekit.language.english.verbs import third_person
from judgekit.scenarios.notation.words.english.lexicon import base_of
from judgekit.scenarios.notation.words.english.questions_in_parts import as_asked

_ASKED = "(?:what|who|where|which|how (?:many|much|big|large)|does|do|did|is|are|can|will) "
_SAID = expressions_beside(__file__, {"asked": _ASKED})
_LISTED = re.compile(rf"(?<=\w),\s+(?={_ASKED})")


def questions_in(line: str, *, listed: bool) -> list[str]:
    """Return the questions in one line.

    Args:
        line: the line.
        listed: commas part its questions as well: it begins with one, and supposes nothing.
    """
    return _SAID.joined.split(_LISTED.sub(" and ", line) if listed else line)


_WHOSE = re.compile(r"(?<![\w'])[A-H]'s(?!\w)")
_WHO = re.compile(r"(?<![\w'])[A-H](?![\w'])")
_WHAT_IS = re.compile(r"^what(?:'s| is| are)?\s+(?=[A-H]'s$)", re.IGNORECASE)
_WHY = re.compile(
    r"(?:(?:and |or )?(?:if (?:not|so),? )?why(?: not)?(?:,? or why not)?|how come|why is that|how so)", re.IGNORECASE
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
    other = _SAID.by_what.fullmatch(plain)
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


def only_player_in(asked: str, before: str) -> str:
    """Return the only player of whom a question asks; the one before where it names none, empty where it names several."""
    named = {*_WHO.findall(asked), *(one[0] for one in _WHOSE.findall(asked))}
    return before if not named else named.pop() if len(named) == 1 else ""


def _of_another(body: str, before: str) -> str:
    """Return a question that only names another thing, with all that the one before it asked of its own."""
    other, asked = _SAID.helping.fullmatch(body), _SAID.asked_of.fullmatch(before)
    verbs = (
        (other["verb"].casefold(), asked["verb"].casefold()) if other is not None and asked is not None else ("", "do")
    )
    if other is None or asked is None or (verbs[0] != verbs[1] and not {*verbs} <= {"do", "does", "did", "will"}):
        return body
    return f"{asked['before']}{other['what']}{asked['behind']}"


_IT = re.compile(r"(?<![\w'])(?:it|its)(?![\w'])")
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
        or _SAID.done_to_a_spell.search(body) is not None
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
    of = _SAID.of.fullmatch(before)
    thing = of["of"] if of is not None and len(of["of"]) > 1 else named[-1]
    if re.search(r"\bcosts?\b", body) is not None and (cast := _CAST.search(before)) is not None:
        thing = cast["what"]  # a price is asked of what is cast, not of what is given or aimed at
    if _SAID.no_thing.search(body) is not None:
        return body
    return _IT.sub(lambda match: thing if match.group() == "it" else f"{thing}'s", body)


_SUPPOSING = re.compile(r"^(?:(?:and|but|so|also|what),? )*if [^,]+, ?(?=\S)|,? if [^,]+$", re.IGNORECASE)


_SO = (
    r"if (?:so|(?:it|he|she|they|[A-H]|(?:the )?[A-Z][\w' -]*?) (?:does|do|can|is allowed to|may)(?: (?:so|that|it))?)"
)
_IF_SO = re.compile(
    rf"(?:and )?{_SO},? (?!not\b)(?P<asked>.+)|(?P<asked2>.+?),? {_SO}(?: (?:so|that|it))?", re.IGNORECASE
)


def _if_so(body: str, before: str) -> str:
    """Return a question of what comes where what the one before it asked for can be done (if so, does Ox die) with that done."""
    so, able = _IF_SO.fullmatch(body), _SAID.able_to.fullmatch(before)
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


def _paid_then(body: str, before: str) -> str:
    """Return a question what something costs somebody as what is paid for it, where the one before it supposes that it is done."""
    costs, supposed = (
        _SAID.costs_him.fullmatch(body),
        re.match(r"if (?P<deed>(?P<who>[A-H]) .+?), (?=how|what|does|is|who)", before, re.I),
    )
    cast = _CAST.search(supposed["deed"]) if supposed is not None else None
    if costs is None or supposed is None or cast is None:
        return body
    return f"if {supposed['deed']}, what is paid by {supposed['who']} for {cast['what']}"


def _supposed_alone(body: str, before: str) -> str:
    """Return a question that only supposes something with what the one before it asked, else with what comes of it."""
    alone, whole = _SAID.if_alone.fullmatch(body), _SAID.supposed_in_one.fullmatch(body)
    if alone is None:
        return body
    if whole is not None:
        return f"if {whole['deed']}, {whole['asked']}"
    return f"if {alone['deed']}, {_SUPPOSING.sub('', before) or 'what happens'}"


def asked_in_full(body: str, before: str) -> list[str]:
    """Return the questions that a question asks, each with what it leaves out.

    Args:
        body: the question.
        before: the question before it; empty where there is none.
    """
    if (played := _SAID.played.fullmatch(before)) is not None and (
        then := _SAID.attacks_then.fullmatch(body)
    ) is not None:
        who, what = played["who"], played["what"]
        if then["x"] in ("it", what):
            return [f"if {who} {third_person(played['verb'].casefold())} {what}, can {what} attack{then['rest']}"]
    if (two := _SAID.or_else.fullmatch(body)) is not None and not any(
        shape.fullmatch(body) for shape, _plain in _SHAPES
    ):
        first = asked_in_full(two["first"], before)
        return first if _SAID.too_early.fullmatch(two["other"]) else [*first, *asked_in_full(two["other"], first[-1])]
    body = _SAID.before_it_is_done.sub("", body) if body[:3].casefold() == "can" else body
    body = _supposed_alone(_of_the_same_count(_if_so(_paid_then(as_asked(body), before), before), before), before)
    if _TOKEN.search(before) and not _TOKEN.search(body):  # what is spoken of last is the token, not what made it
        body = _SPOKEN_OF.sub(lambda match: _TOKENS[match.group().casefold()], body)
    plain, *more = _plainly(_with_what_was_asked_of(_of_another(_LED.sub("", body, count=1), before), before))
    if more:
        return [plain, *more]
    mana = _SAID.enough_mana.fullmatch(plain)
    if mana is not None:
        return [
            f"can {mana['who']} cast {mana['what']}"
        ]  # where that cannot be, its answer says whether mana is missing
    if (two := _SAID.of_two.fullmatch(plain)) is not None:
        return [f"what is {two[who]}'s {two[of]}" for who, of in (("x", "of"), ("y", "of2"))]
    if before and _WHY.fullmatch(plain):
        return [before]  # its answer says why
    if before and (another := _with_another(plain, before)) is not None:
        return [another]
    both = _SAID.and_whose.fullmatch(plain)
    if both is not None:
        return [both["first"], _WHOSE.sub(both["other"], both["first"], count=1)]
    alone = _SAID.alone.fullmatch(_WHAT_IS.sub("", plain))
    if alone is None or not before:
        return [plain]
    what = alone["what"]
    if _WHOSE.fullmatch(what) and len(_WHOSE.findall(before)) == 1:
        return [_WHOSE.sub(what, before)]
    if _WHO.fullmatch(what) and len(_WHO.findall(before)) == 1:
        return [_WHO.sub(what, before)]
    of = _SAID.of.fullmatch(before)
    if (
        of is not None
        and not _WHO.fullmatch(of["of"])
        and what[:1].isupper() | what.startswith(("the ", "his ", "her "))
    ):
        return [f"{of['before']}{what}{of['behind']}"]
    return [plain]
