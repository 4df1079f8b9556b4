"""Deeds that people tell in more words than rows have: what is meant to be done, declarations, what is put in front of what.

Only the shape of a sentence is looked at, so that no name has to be known: what stands between the verb and a preposition is
whoever or whatever is spoken of.
"""

from __future__ import annotations

import re

from judgekit.core.filling import filled, forms, in_other_words, shapes_beside
from judgekit.language.english.verbs import third_person
from judgekit.scenarios.notation.words.english.lexicon import base_of, verb_of

_N = r"(?:(?:the|his|her|their|its|an?|that|this|both|all|[A-H]'s) )*(?:of (?:his|her|their|the) )?[A-Z\d\ue000-\uf8ff][^,;:]*?"
_T = rf"(?:[A-H](?![\w'])|it|them|him|her|(?:the|this|that|an?|one|his|her|their) [a-z]+|{_N})"
_END = r"(?=$|[,;]|\s+and\s+(?:then\s+)?[a-z]+s\b|\s+(?:before|after|in response|at the|at [A-H]|at end|during|while|then)\b)"
_BEGIN = r"(?:^|(?<=\band )|(?<=, )|(?<=\bthen ))"
_ROLE = r"(?:(?:an?|the|his|her|their|its) )?(?:sole |only |lone )?"
_SOME = "|".join(("two", "three", "four", "2", "3", "4"))
_SPELL = (
    r"(?:(?:the|an?|his|her) )?[A-Z][\w' -]*? ?(?:\{[^{}]*\} ?)+(?:catalyst \{[^{}]*\} )?"
    r"(?:instant|sorcery|spell|(?:quick )?magic) [\ue000-\uf8ff]"
)
"""A spell that is described where somebody does something with it."""
_SHARE = r"(?:\d+|one|two|three|four|five)(?: damage)? (?:to|on|at|onto) (?:[A-H](?![\w'])|[^,;\d]+?)"
_SHARES = rf"{_SHARE}(?:(?:,| and|, and) {_SHARE})+"
"""What is dealt is divided among several (1 to Elf and 2 to B)."""
_SHAPES = tuple(
    (re.compile(f"{_BEGIN}(?:{shape}){_END}"), plain)
    for shape, plain in shapes_beside(
        __file__,
        {
            "n": f"(?P<n>{_N})",
            "t": f"(?P<t>{_T})",
            "role": _ROLE,
            "some": _SOME,
            "bare": _N,
            "whom": _T,
            "shares": _SHARES,
            "spell": _SPELL,
            "basics": "(?:Islands|Swamps|Mountains|Forests|Plains)",
            "basic": "(?:Island|Swamp|Mountain|Forest|Plains)",
        },
    )
)
"""Shapes of deeds with the same in words of rows: `n` is with what something is done, `t` to whom or what."""
_OTHERS = {
    **dict.fromkeys(("two", "2"), "another shield"),
    **dict.fromkeys(("three", "3"), "2 other shields"),
    **dict.fromkeys(("four", "4"), "3 other shields"),
}
"""What is broken besides the one that is named."""
_ORDINALS = {
    word: number
    for number, words in enumerate(("first 1st", "second 2nd", "third 3rd", "fourth 4th"), 1)
    for word in words.split()
}
_OF_A_PLAYER = r"(?:(?<![\w'])[A-H]|\b(?:[Hh]e|[Ss]he|[Tt]hey|who|and|but|then)|,)(?: (?:now|then|also|still|just|only|therefore))*"
"""Who means to do something, or what joins that to what is told of the same player before."""
_WILLING = (
    r"(?:(?: would(?: really| also| very much)? (?:like|love|prefer)|['’]d (?:like|love|prefer))(?: now| then)? to"
    r"|(?: would|['’]d) (?:rather|sooner)"
    r"| (?:is|are|was|were|feels) (?:(?:now|also|quite|perfectly|very|more than) )?"
    r"(?:willing|happy|glad|prepared|eager|keen|going|about) to"
    r"| (?:prefers|chooses|elects|opts|agrees|proceeds) to)"
)
_NO_DEED = r"(?!(?:know|ask|see|hear|understand|be|have|not|check|confirm|think|use|tell|find|learn|win|lose|die|survive|get)\b)"


_MEANT = forms(
    rf"""
# What is told not to be done: A isn't paying.
(?P<who>{_OF_A_PLAYER}) (?:is not|isn['’]t|was not|wasn['’]t) (?P<verb>block|attack|defend|respond|pay)ing\b => @denied
# The same of what is left undone.
(?P<who>{_OF_A_PLAYER})(?: (?:is|are|was|were) (?:not (?:willing|going|about|planning)|unwilling) to| (?:prefers|chooses|elects
  |opts|decides|agrees) not to|(?: would|['’]d) (?:rather|sooner|prefer to) not| would(?: like| prefer)? not(?: like
  | want)? to) (?P<verb>block|attack|defend|respond|pay|counter)\b => @denied
# The same where the name of a card is the verb.
(?P<who>{_OF_A_PLAYER}){_WILLING} (?P<n>[A-Z][\w'-]*(?: [A-Z][\w'-]*)*?) (?P<t>(?:the|his|her|their|[A-H]'s) [A-Z].*|it\b.*
  |him\b.*|[A-H](?![\w']).*) => \g<who> casts \g<n> on \g<t>
# What somebody is willing to do, or would like to do: the rules say whether it can be done.
(?P<who>{_OF_A_PLAYER}){_WILLING}(?: (?:try|attempt) to)? {_NO_DEED}(?P<verb>[a-z]+(?:-[a-z]+)?)\b => @done
""",
    denied=lambda match: f"{match['who']} does not {match['verb']}",
    done=lambda match: f"{match['who']} {third_person(match['verb'])}",
)


def meant_is_done(sentence: str) -> str:
    """Return a sentence in which what a player would like to do, or not to do, is told as done, or as not done."""
    return in_other_words(sentence, _MEANT)


_MEANS_TO = re.compile(
    rf"{_BEGIN}(?:wants|tries|attempts|decides|proceeds|elects|opts|goes on|goes|continues) "
    r"to (?:then |now |also )?(?P<verb>[a-z]+(?:-[a-z]+)?)\b"
)
"""What somebody means to do is done, and the rules say whether it can be."""
_MEANS_TO_CAST = re.compile(
    rf"{_BEGIN}(?:wants|tries|attempts|decides) to (?P<n>[A-Z][\w'-]*(?: [A-Z][\w'-]*)*?) "
    r"(?P<t>(?:the|his|her|their|[A-H]'s) [A-Z].*|it|him|[A-H](?![\w']).*)"
)
"""The same where the name of a card is the verb: tries to Doom Blade A's Knight."""

_HITS = re.compile(
    r"^(?:hits? (?P<whom>[A-H])(?![\w'])"
    r"|(?:goes?|comes?) (?:in )?(?:at|for|after) (?P<at>(?:the )?[A-Z](?![a-z]+ \d))"
    r"|(?:goes?|comes?|charges?|swings?|crashes) in(?=$|[,;]))(?: for lethal)?"
)
"""What a thing does that attacks: Drake hits B."""

_GESTURE = re.compile(
    r"(?:^|,?\s+(?:and\s+)?(?:then\s+)?)(?:reache[sd]|grabs|grabbed|shrugs|shrugged|nods|nodded|smiles|smiled|sighs|sighed"
    r"|hesitate[sd]|thinks (?:for|about)|thought (?:for|about)|call(?:s|ed)(?: for)?(?: a| the)? judge|asks"
    r"|asked|wants to know|wanted to know)\b"
    r"[^,;]*?(?=$|[,;]|\s+and\s+(?:then\s+)?[a-z]+s\b)"
)
"""What somebody does who does nothing in the game: reaches for tokens, calls a judge."""


def without_gestures(said: str) -> tuple[str, str]:
    """Return a clause without what is no deed of the game, and that; empty where all is a deed."""
    match = _GESTURE.search(said)
    if match is None or said.count("(", 0, match.start()) > said.count(")", 0, match.start()):
        return said, ""
    behind = re.sub(r"^[\s,;]*(?:and )?(?:then )?", "", said[match.end() :])
    before = said[: match.start()].strip(" ,")
    return f"{before} and {behind}" if before and behind else before or behind, match.group().strip(" ,")


def paraphrased(said: str, *, of_a_player: bool = True) -> str:
    """Return what a player or a thing does in the words of rows.

    Args:
        said: a clause from its verb on.
        of_a_player: a player does it: what is meant to be done is done.
    """
    if not of_a_player:
        return _in_shapes(_HITS.sub(lambda match: f"attacks {match['whom'] or match['at'] or ''}".strip(), said))
    first, blank, rest = said.partition(" ")
    verb = verb_of(first)
    verb = verb or (first if base_of(first) else "")
    if verb and verb not in ("be", "have", "do"):
        said = f"{third_person(verb)}{blank}{rest}"
    said = _MEANS_TO_CAST.sub(filled(r"casts \g<n> on \g<t>"), said)
    said = _MEANS_TO.sub(lambda match: third_person(match["verb"]) if base_of(match["verb"]) else match.group(), said)
    return _in_shapes(said)


_BEHIND_SHAPES = forms(
    rf"""
,? (?:and )?regenerating(?: it)?$ => " and regenerates it"
# Which ability by its number: activates Sage's second ability on Ox.
\b(?:activates|uses) (?:(?P<x>[A-Z][^,;:]*?)'s (?P<n>{"|".join(_ORDINALS)}) (?:activated )?ability|(?:the |its |his
   |her )?(?P<n2>{"|".join(_ORDINALS)}) (?:activated )?ability of (?:the )?(?P<x2>[A-Z][^,;:]*?))(?P<on> (?:on|targeting
  |at) [^,;]+?)?(?=$|[,;]| in response\b| and [a-z]+s\b) => @by_number
(?<=and )(?P<n>{_SOME}) more(?=$|,| and ) => @more
""",
    by_number=lambda match: (
        f"activates {match['x'] or match['x2']}{match['on'] or ''} (ability {_ORDINALS[match['n'] or match['n2']]})"
    ),
    more=lambda match: _OTHERS[match["n"]],
)


def _in_shapes(said: str) -> str:
    for shape, plain in _SHAPES:
        match = shape.search(said)
        if match is not None:
            put = plain.format(**match.groupdict())
            put = third_person(put) if base_of(put) else put
            said = f"{said[: match.start()]}{put}{said[match.end() :]}"
    return in_other_words(said, _BEHIND_SHAPES)
