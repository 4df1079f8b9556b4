"""English texts in which somebody corrects himself, asks of a thing by its kind, or asks whether what is wanted can be done."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from judgekit.core.filling import forms, in_other_words

_SORRY = (
    r"(?:\s*(?:\.\.\.|…|[,;.]|\s[-–—]+)\s*)(?:[Ee]r+m?,? |[Uu]h,? )?"
    r"(?:[Ss]orry,?|[Nn]o,? wait,?(?: no,?)?|[Ww]ait,? no,?|I mean(?:t)?,?"
    r"|[Ss]cratch that,?|[Cc]orrection[,:]?|[Mm]ake that|I meant to say) "
)
_CORRECTED = forms(
    rf"""
# The whole deed again: A blocks Ox... sorry, A blocks Elf.
(?P<begins>(?:^|(?<=[.?!] )|(?<=\n)))(?P<who>[A-H]|I|My opponent|He|She) (?P<verb>[a-z]+)\b[^.?!\n]*?{_SORRY}
  (?P<right>(?P=who) (?P=verb)\b[^.?!\n]*) => \g<begins>\g<right>
# Several that have no name are all of them: A attacks with the 3/3s.
(?P<how>(?:attack|swing|block)(?:s|ed|ing)? with) (?:both |all )?(?:the|his|her) (?P<size>\d+/\d+s)\b => \g<how> all \g<size>
# Who is called by a letter beside another word; a trigger by when it does.
\b(?:[Pp]layer|(?:[Hh]is|[Hh]er|[Mm]y) opponent,?) (?P<who>[A-H])\b(?!-) => \g<who>
(?P<its>\bits|\bthe|'s) (?:enters(?:[ -]the[ -]battlefield)?|ETB|etb) trigger\b => \g<its> trigger
# What follows a preposition: is blocked by an Ox... sorry, by an Elf.
(?P<before>(?:^|(?<=[.?!] )|(?<=\n))[^.?!\n]*) (?P<how>with|by|on|at|for|to|in|from) (?![^.?!\n]* (?P=how) )[^.?!,\n]*?{_SORRY}
  (?P<right>(?P=how) [^.?!\n]+) => \g<before> \g<right>
"""
)
_WANTED = forms(
    r"""
# Whether what somebody wants to do can be done: A wants to cast Jolt. Can he?
(?P<who>[A-H]) (?:wants|would like|is trying|tries|is looking|is hoping) to (?P<deed>[^.?!\n]+)
  [.;,] (?:[Cc]an (?:he|she|they|(?P=who))
  (?: (?:even |actually )?do (?:that|this|it|so))?|[Ii]s (?:that|this|it) (?:legal|allowed|possible|ok|okay))
  (?P<end>\?) => Can \g<who> \g<deed>\g<end>
"""
)
_TOKEN = re.compile(r"(?<![\w-])(?P<name>[A-Z][\w-]+) token\b")


def with_names_in_full(text: str, named: Iterable[str], is_name: Callable[[str], bool]) -> str:
    """Return a text in which a name that is cut short (Lili) is the only one of the text that begins so.

    Args:
        text: the text.
        named: the names that stand in it.
        is_name: tells whether words are a name that is known.
    """
    names = [one for one in named if is_name(one)]
    for short in dict.fromkeys(one for one in named if re.fullmatch("[A-Z][a-z]{2,}", one) and not is_name(one)):
        meant = [one for one in names if one.startswith(short)]
        if len(meant) == 1 and re.search(rf"\b{short}(?: |,)", meant[0]) is None:
            text = re.sub(rf"(?<![\w-]){short}(?![\w-])", meant[0], text)
    return text


def as_meant(text: str) -> str:
    """Return a text in which what is corrected stands as it was corrected, and what is wanted is asked.

    Args:
        text: the text with letters for its players.
    """
    text = in_other_words(in_other_words(text, _CORRECTED), _WANTED)
    named = {match["name"] for match in _TOKEN.finditer(text)}
    return (
        re.sub(r"\b[Tt]he token\b", named.pop(), text) if len(named) == 1 and len(_TOKEN.findall(text)) == 1 else text
    )
