"""The words of English card text that are inflected: lemmas of nouns and verbs, plurals of subtypes."""

from __future__ import annotations

from functools import cache

from judgekit.games.mtg.terms.subtypes import CORRELATED, RENAMED
from judgekit.games.mtg.terms.type_lines import CARD_TYPES
from judgekit.language.english import inflection

_NOUNS = """
    card spell permanent token player opponent source counter creature artifact enchantment land
    planeswalker instant hand controller owner type color time mode object emblem upkeep step turn
    target damage value outlaw commander commander
"""
_VERBS = """
    get gain lose deal draw discard sacrifice create exile destroy return put tap untap cast pay add
    attack block enter remain leave control own reveal look search shuffle scry surveil mill choose fight
    attach cost become phase equal cause trigger resolve activate play prevent share target begin skip
    count regenerate transform convert face copy double remove move explore proliferate roll flip win take end
    unattach would crew haunt cycle bid assign name note exchange enchant equip counter sneak have do die
    saddle vote clash exert support learn venture complete mutate detain goad populate bolster amass adapt fateseal
    connive discover produce escape incubate suspect cloak collect commit unlock lock endure tempt blight forage behold reselect
    separate expend exploit evolve train mentor enlist investigate manifest give earthbend airbend firebend waterbend increase
    foretell plot
"""


BASE_FORMS = frozenset(_VERBS.split())
"""Verbs of card text as they stand in the infinitive."""

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


_UNCHANGED = {name: name for name in CORRELATED if name.endswith(("folk", "kin"))} | {"Myr": "Myr", "Urza's": "Urza's"}


def plural(word: str) -> str:
    """Return the plural of a noun, the third person of a verb."""
    return inflection.plural(word, _UNCHANGED)


@cache
def _lemmas() -> dict[str, str]:
    known = inflection.lemmas((*_NOUNS.split(), *_VERBS.split(), *CARD_TYPES))
    return known | _THIRD_PERSON | _PLURALS


def lemma(word: str) -> str:
    """Return the form under which a word of a text and a word of a row are compared."""
    return word if word == "X" else _lemmas().get(word.casefold(), word.casefold())


@cache
def subtypes() -> dict[str, str]:
    """Return the subtypes by their plural in small letters."""
    return {plural(name).casefold(): RENAMED.get(name, name) for name in (*CORRELATED, *RENAMED)}
