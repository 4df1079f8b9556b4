"""English inflection as card text needs it: lemmas of nouns and verbs, plurals, third persons, number words."""

from __future__ import annotations

from functools import cache

from judgekit.games.mtg.terms.subtypes import CORRELATED
from judgekit.games.mtg.terms.type_lines import CARD_TYPES

_NOUNS = """
    card spell permanent token player opponent source counter creature artifact enchantment land
    planeswalker instant hand controller owner type color time mode object emblem upkeep step turn
    target damage value
"""
_VERBS = """
    get gain lose deal draw discard sacrifice create exile destroy return put tap untap cast pay add
    attack block enter remain leave control own reveal look search shuffle scry surveil mill choose fight
    attach cost become phase equal cause trigger resolve activate play prevent share target begin skip
    count regenerate transform copy double remove move explore proliferate roll flip win take end
    unattach would crew haunt cycle bid assign name note exchange enchant equip counter sneak have do die
"""


_PLURALS = {
    "sorceries": "sorcery",
    "abilities": "ability",
    "libraries": "library",
    "graveyards": "graveyard",
    "copies": "copy",
    "bodies": "body",
}
_THIRD_PERSON = {
    "has": "have",
    "does": "do",
    "doesn't": "don't",
    "dies": "die",
    "are": "is",
    "aren't": "isn't",
    "were": "was",
    "weren't": "wasn't",
    "an": "a",
    "discards": "discard",
    "copies": "copy",
    "searches": "search",
    "scries": "scry",
    "attaches": "attach",
    "loses": "lose",
    "himself": "themselves",
    "cannot": "can't",
    "'re": "is",
}


def plural(word: str) -> str:
    """Return the plural of a noun, the third person of a verb."""
    if word == "is":
        return "are"
    if word == "have":
        return "has"
    if word == "do":
        return "does"
    if word == "don't":
        return "doesn't"
    if word.endswith("y") and word[-2] not in "aeiou":
        return f"{word[:-1]}ies"
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word.endswith(("s", "sh", "ch", "x")):
        return f"{word}es"
    if word.endswith("f") and word not in ("Thief",):
        return f"{word[:-1]}ves"
    return f"{word}s"


_IRREGULAR = {
    "Elf": "Elves",
    "Wolf": "Wolves",
    "Werewolf": "Werewolves",
    "Dwarf": "Dwarves",
    "Mouse": "Mice",
    "die": "dies",
}
_IRREGULAR |= dict.fromkeys(("Merfolk", "Kithkin", "Myr", "Sheep", "Fish", "Plains", "Urza's", "Equipment", "Food"), "")
_IRREGULAR = {word: many or word for word, many in _IRREGULAR.items()}
for _ending in ("folk", "kin"):
    _IRREGULAR |= {name: name for name in CORRELATED if name.endswith(_ending)}


@cache
def _lemmas() -> dict[str, str]:
    found = dict(_THIRD_PERSON)
    for word in (*_NOUNS.split(), *_VERBS.split(), *CARD_TYPES):
        found.setdefault(plural(word), word)
        found.setdefault(f"{word}s", word)
    found.update(_PLURALS)
    return found


def lemma(word: str) -> str:
    """Return the form under which a word of a text and a word of a row are compared."""
    return word if word == "X" else _lemmas().get(word.casefold(), word.casefold())


@cache
def subtypes() -> dict[str, str]:
    """Return the subtypes by their plural in small letters."""
    return {plural(name).casefold(): name for name in CORRELATED}
