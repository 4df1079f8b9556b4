"""Situations typed without capitals, as in a chat: names and the beginnings of sentences have them here.

Names are told from other words by their capitals everywhere behind this, and sentences by the capital behind a full stop.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from judgekit.core.text import is_japanese
from judgekit.scenarios.files.card_files import nicknames_in, spelt_otherwise, spoken_card
from judgekit.scenarios.notation.reading.mentions import typed
from judgekit.scenarios.notation.reading.players_meant import as_a_word, with_quotes_aside
from judgekit.scenarios.notation.words.english.lexicon import base_of
from judgekit.scenarios.notation.words.grammar import NotationGrammar
from judgekit.scenarios.notation.words.matter_of_the_game import is_said_at_the_table
from judgekit.scenarios.notation.words.naming import singulars

IsWord = Callable[[str], bool]
_BEFORE_A_NAME = frozenset(("including", "plus", "opp", "opponents"))
"""Words that begin no name, besides those of the rows."""

_NAMED_BEHIND = re.compile(
    r"(?:\b(?:casts?|casting|plays?|playing|has|have|had|with|an?|my|the|his|her|your|their|hand|into|copy of)|'s|[:(,]) $"
)
"""What stands before the name of a card whose words are all said at the table too: casts land tax."""
_SMALL_LETTERS = re.compile(r"\b[A-Za-z][\w'’-]*,? [a-z]{2}")
"""Two words of which the second has no capital."""
_DESCRIBED = re.compile(
    r"(?<![\w'’{+/-])(?P<name>(?:[a-z][a-z'’-]*[a-z] ){1,6})"
    r"(?=\{(?:[WUBRGXwubrgx\d/]+|[a-z]+(?:[/ ][a-z\d]+)*)\}|\d+/\d+(?![/\d])|\d{4,5}(?!\d))"
)
"""Words behind which it stands what a card is: a cost, a size, a power."""
_CAPITAL = re.compile(r"(?<=[a-z,;:'’\d] )(?!MAGMELL)[A-Z][a-z]")
"""A word with a capital that begins no sentence."""
_BEGINS = re.compile(r"(?:^|(?<=[.!?] )|(?<=\n))[ \t]*[a-z](?![a-z]*(?:\.[a-z]))", re.MULTILINE)
"""The first letter of a sentence."""
_BEGINS_BEHIND = re.compile(r"(?<=[\w)][.?!] )[a-z]+(?=[ '])")
"""The first word of a sentence behind another one."""
_JOINTS = ("of", "the")
"""Words within a name: wall of stone."""
_NAME_ALONE = re.compile(
    r"(?<![\w'’])(?:casts?|casting|plays?|holding|has|have|with|and|an?|my|the|his|her|on) (?P<name>[a-z][a-z'’-]{2,})(?![\w'’-])"
)
"""A word in small letters that may be a name where a name can stand."""
_WORD = re.compile(r"(?<![\w'’/{+-])[a-z][a-z-]{2,}(?![\w-])")
_SUBJECT_BEFORE = re.compile(
    r"\b(?:[A-H]|(?i:i|he|she|they|we|you|opp|opponent|then)|(?i:and|then|i|he) (?:just|then)),? $"
)
"""What stands before a verb: i shock him."""
_DOES_BY_NAME = re.compile(
    r"(?<![\w'’])(?P<who>(?i:i|he|she|we|opp|opponent)|and|then) (?P<name>(?:[a-zA-Z'’-]+ ){1,4}[a-zA-Z'’-]{3,}(?:ed|s))"
    r" (?=(?:it|him|her|them|the|my|his|that|this|opp|[A-Z])(?![\w]))"
)
"""Words that may be the name of a card, as the verb of what somebody does: i giant growthed it."""
_CAPITAL_WORD = re.compile(r"(?<![\w'’])[A-Z][a-z][\w'’-]*")
_SHORTEST_PART = 4


def with_capitals(text: str, grammar: NotationGrammar) -> str:
    """Return a text in which names have their capitals, and sentences too where whoever typed it used none.

    A name of which every word is said at the table is one only where a name can stand (not "still life 3").

    Args:
        text: the text.
        grammar: the notation of the game.
    """

    def is_said(word: str) -> bool:
        return word in _BEFORE_A_NAME or is_said_at_the_table(word, grammar)

    def is_kind(word: str) -> bool:
        return typed(word, grammar.words.kinds)

    def is_name(word: str) -> bool:
        card = spoken_card(_capital(word), grammar.game) if not is_said(word) and not is_kind(word) else None
        return card is not None and card.name == _capital(word) and not base_of(word)

    def begun(word: str) -> str:
        return word.capitalize() if is_said(word) else word

    def put(told: str) -> str:
        small = _CAPITAL.search(told) is None and not is_japanese(told)
        told = _BEGINS_BEHIND.sub(lambda match: begun(match.group()), told)
        alone = {one: _capital(one) for one in _NAME_ALONE.findall(told) if is_name(one)}
        told = _with_names(_by_names(told, grammar.game), grammar.game, is_said, {**alone, **described})
        return _with_words(told, grammar.game, is_said, is_kind) if small else told

    described = {name: _capital(name) for name in _described(text, is_said)}
    return with_quotes_aside(put, text)


def _by_names(told: str, game: str) -> str:
    """Return words in which a card is cast whose name, of several words, is the verb of what somebody does."""

    def printed(match: re.Match[str]) -> str:
        said = match["name"]
        stems = [said.removesuffix(end) for end in ("ed", "d", "es", "s") if said.endswith(end)]
        cards = ((stem, spoken_card(_capital(stem), game)) for stem in (*stems, stems[0][:-1]))  # i snapped it
        name = next((one.name for stem, one in cards if one and one.name.casefold() == stem.casefold()), "")
        return f"{match['who']} cast {name} on " if name else match.group()

    return _DOES_BY_NAME.sub(printed, told)


def _with_names(told: str, game: str, is_said: IsWord, described: Mapping[str, str]) -> str:
    """Return words in which names of several words are spelt as cards of files print them, and what is described has capitals."""
    names = {**(spelt_otherwise(told, game) if _SMALL_LETTERS.search(told) is not None else {}), **described}
    if not names:
        return told
    said = re.compile("|".join(map(as_a_word, sorted(names, key=len, reverse=True))))

    def printed(match: re.Match[str]) -> str:
        name = match.group()
        is_name = name in described or not all(map(is_said, name.casefold().split()))
        return names[name] if is_name or _NAMED_BEHIND.search(match.string, 0, match.start()) else name

    return said.sub(printed, told)


def _described(text: str, is_said: IsWord) -> set[str]:
    """Return names in small letters behind which it stands what they are: spark {R} instant, snake 3/2."""
    found: set[str] = set()
    for match in _DESCRIBED.finditer(text):
        words = match["name"].split()
        within = {at for at in range(1, len(words) - 1) if words[at] in _JOINTS and not is_said(words[at - 1])}
        begin = next((at + 1 for at in range(len(words) - 1, -1, -1) if at not in within and is_said(words[at])), 0)
        found |= {" ".join(words[begin:]), *words[begin:]} - {"", *_JOINTS}  # and called by one of its words
    return found


def _with_words(told: str, game: str, is_said: IsWord, is_kind: IsWord) -> str:
    """Return words in which sentences begin with a capital, and names of one word and parts of names are spelt with one."""
    told = _BEGINS.sub(lambda match: match.group().upper(), told)
    words = {one for one in _WORD.findall(told) if not is_said(one) and not is_kind(one)}
    parts = {part.casefold() for part in _CAPITAL_WORD.findall(told) if len(part) >= _SHORTEST_PART}
    short = {one.casefold() for one in nicknames_in("; ".join(map(_capital, sorted(words))), game)}
    names = {one for one in words if {one, *singulars(one)} & (parts | short) or _is_card(one, game)}

    def put(match: re.Match[str]) -> str:
        is_verb = _SUBJECT_BEFORE.search(match.string, 0, match.start()) is not None
        return _capital(match.group()) if match.group() in names and not is_verb else match.group()

    return _WORD.sub(put, told) if names else told


def _is_card(word: str, game: str) -> bool:
    return any(spoken_card(one, game) is not None for one in (word, *singulars(word)))


def _capital(name: str) -> str:
    return " ".join(word if word in _JOINTS else f"{word[:1].upper()}{word[1:]}" for word in name.split())
