"""What one player does, said in an English sentence, cut into deeds and what is said with each: how, what choice, what cost.

Names are known here, so that no word of a name is taken for a verb or a preposition.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import listed
from judgekit.language.english.verbs import third_person
from judgekit.scenarios.notation.words.english.clauses import Token, tokens_of
from judgekit.scenarios.notation.words.english.lexicon import ADVERBS, is_present, verb_of, verb_of_participle

_LONGEST_NAME = 8
"""Words of a name."""
_AND = frozenset(("and", "then", ",", "but", ";"))
_CHOICES = frozenset(listed("choose name devour imprint exploit put search say take copy"))
"""Verbs whose participle tells what is chosen as something resolves or comes in."""
_GIVES = frozenset(listed("exile discard sacrifice return reveal pay"))
"""Verbs whose participle behind "by" tells what is given for a deed."""
_CHOSEN = re.compile(
    r"(?:it with |for |up )?(?P<what>.+?)(?:\s+(?:into|onto|in)\s+(?:play|the battlefield|(?:his|her|their) hand))?",
    re.DOTALL,
)
_IN_BRACKETS = re.compile(r"\s*\(\s*(?P<how>(?P<verb>[a-z]+ing) [^()]*?)\s*\)")
_OUT_OF_COURSE = frozenset(
    ("again", "straight", "directly", "immediately", "obviously", "too", "instead", "anyway", "over")
)
_SAYS_NO_MORE = re.compile(r"(?:right|straight) away|at once|at instant speed|as well|of course|for the (?:win|tax)")
"""Words behind a deed that say no more than that it is done."""


class Deed(NamedTuple):
    """A deed.

    Attributes:
        core: its verb with what it is done to and with.
        how: what is said with it, each behind a participle (targeting Ox, choosing red).
        begin: where it begins.
        end: where the core ends.
    """

    core: str
    how: tuple[str, ...]


def deeds_of(body: str, is_name: Callable[[str], bool], is_verb: Callable[[str], bool]) -> list[Deed]:
    """Return the deeds of a sentence without who does them, in order; none where it begins with no verb.

    Args:
        body: what is done.
        is_name: tells whether words are a name of something that is there.
        is_verb: tells whether a word is a verb because a card is called so (bolts).
    """
    body = _IN_BRACKETS.sub(_unbracketed, body)
    tokens = _with_names(tokens_of(body), body, is_name)
    if not tokens or not (verb_of(tokens[0].text) or is_verb(tokens[0].text)):
        return []
    found: list[Deed] = []
    verb = ""
    for begin, end in _verb_phrases(tokens, is_verb):
        again = f"{verb} " if tokens[begin].text == "with" else ""  # attacks with Fox and then with Bear
        verb = verb if again else tokens[begin].text
        deed = _deed(tokens[begin:end], body)
        found.append(deed._replace(core=plainly(f"{again}{deed.core}")))
    return found


def _unbracketed(match: re.Match[str]) -> str:
    """Return what is chosen as it is said without brackets (casts Gift (choosing red))."""
    return f", {match['how']}" if verb_of_participle(match["verb"]) in _CHOICES else match.group()


def _with_names(tokens: Sequence[Token], text: str, is_name: Callable[[str], bool]) -> list[Token]:
    """Return tokens in which each name is one."""
    found: list[Token] = []
    place = 0
    while place < len(tokens):
        begin, end = tokens[place].begin, place + 1
        if tokens[place].text[:1].isupper() or tokens[place].text[:1].isdecimal():
            for stop in range(min(place + _LONGEST_NAME, len(tokens)), place + 1, -1):
                if is_name(text[begin : tokens[stop - 1].end]):
                    end = stop
                    break
        found.append(Token(text[begin : tokens[end - 1].end], begin, tokens[end - 1].end))
        place = end
    return found


def _verb_phrases(tokens: Sequence[Token], is_verb: Callable[[str], bool]) -> Iterator[tuple[int, int]]:
    """Yield where each verb with what belongs to it begins and ends."""
    begun = 0
    place = 1
    while place < len(tokens):
        if tokens[place].text in _AND:
            behind = place
            while behind < len(tokens) and (tokens[behind].text in _AND or tokens[behind].text in ADVERBS):
                behind += 1
            word = tokens[behind].text if behind < len(tokens) else ""
            again = word == "with" and any(one.text == "then" for one in tokens[place:behind])
            if again or (verb_of(word) and is_present(word)) or (word.endswith("s") and is_verb(word)):
                yield begun, place
                begun = place = behind
        place += 1
    yield begun, len(tokens)


def _deed(tokens: Sequence[Token], body: str) -> Deed:
    """Return a verb with what belongs to it, what is said behind participles apart."""
    parts: list[tuple[int, int]] = []
    begun = 0
    for place, token in enumerate(tokens):
        if place and verb_of_participle(token.text) and not _is_status(tokens, place):
            parts.append((begun, place))
            begun = place
    parts.append((begun, len(tokens)))
    texts = [_stripped(body[tokens[a].begin : tokens[b - 1].end]) for a, b in parts if b > a]
    core, *how = texts
    return Deed(_bare(core), tuple(one for one in map(_bare, how) if one))


def _is_status(tokens: Sequence[Token], place: int) -> bool:
    """Tell whether a participle only tells how something is (the attacking Ox, wearing Maul)."""
    following = tokens[place + 1].text if place + 1 < len(tokens) else ""
    before = tokens[place - 1].text
    if tokens[place].text in ("attacking", "blocking", "holding", "using"):
        return True
    if before == "by" and verb_of_participle(tokens[place].text) in _GIVES:
        return False  # casts Gust by exiling Fox
    return before in ("the", "an", "a", "his", "her", "their", "by", "without") or not following


def _stripped(text: str) -> str:
    return re.sub(r"(?:\s*,|\s+(?:and|then|by))+$", "", text.strip(" ,;")).strip(" ,;")


def _bare(text: str) -> str:
    """Return words without adverbs that say no more than the order in which they stand."""
    plain = _SAYS_NO_MORE.sub("", text)
    words = plain.split()
    kept = [word for word in words if word.strip(",") not in _OUT_OF_COURSE]
    return _stripped(" ".join(kept))


_SWINGS = re.compile(r"swings?(?: in)?(?: at)?\b")
_FIRST = re.compile(r"(?P<deed>(?:attack|cast|play|activate|use|summon|swing)s? .+?),? first")


def plainly(core: str) -> str:
    """Return a deed with the verb that rows have for attacking, and without that it is done before the rest of the line."""
    first = _FIRST.fullmatch(core)
    return _SWINGS.sub("attacks", first["deed"] if first is not None else core, count=1)


def chosen(how: str) -> str:
    """Return what a participle says is chosen (choosing red, naming Zap); empty where it says something else."""
    word, _blank, rest = how.partition(" ")
    if verb_of_participle(word) not in _CHOICES or not rest:
        return ""
    match = _CHOSEN.fullmatch(rest)
    return match["what"] if match is not None else ""


def as_deed(how: str) -> str:
    """Return what is said behind a participle as a deed of its own (exiling Ox: exiles Ox)."""
    word, _blank, rest = how.partition(" ")
    verb = verb_of_participle(word)
    return f"{third_person(verb)} {rest}".strip() if verb else how
