"""Card text put together at random from the rows that read it is understood or refused; it never breaks down."""

from __future__ import annotations

import random
from functools import cache

import pytest

from judgekit.games.mtg.terms.linking import linked
from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.text.english.grammar import grammar
from judgekit.games.mtg.text.english.printing import finished
from judgekit.games.mtg.text.english.reading import read_card_text
from judgekit.games.mtg.text.printing import printed
from judgekit.language.chart import Template
from judgekit.language.faults import CardTextNotUnderstood

SAMPLES: dict[str, tuple[str, ...]] = {
    "filter": ("creature", "artifact you control", "creature card", "Elf", "land"),
    "filters": ("creatures", "lands you control", "tapped creatures"),
    "afilter": ("a creature", "another creature", "an artifact"),
    "particular": ("a creature card", "a land card"),
    "particulars": ("creature spells", "artifact spells"),
    "attached": ("enchanted creature", "equipped creature"),
    "keywords": ("flying", "flying and haste", '"{T}: Add {G}."'),
    "keywordline": ("flying", "trample, haste"),
    "tokentypes": ("Elf creature", "artifact"),
    "tokencard": ("Everywhere",),
    "name": ("Silver Fern",),
    "number": ("two", "3", "X"),
    "symbols": ("{2}", "{G}", "{X}"),
    "tapsymbol": ("{T}",),
    "quoted": ('"{T}: Draw a card."',),
    "pt": ("2/2", "X/X"),
    "change": ("+1/+1", "-2/-0"),
    "signed": ("+1",),
    "type": ("creature", "land"),
    "subtype": ("Elf", "Forest"),
    "supertype": ("legendary",),
    "color": ("red", "white"),
    "keyword": ("flying", "deathtouch"),
    "landwalk": ("forestwalk",),
    "nonword": ("nonland",),
    "kindword": ("charge", "+1/+1"),
    "capital": ("Ash",),
    "cardname": ("Ash",),
    "costword": ("equip", "cycling"),
    "numberword": ("bushido", "fading"),
    "numbercostword": ("suspend",),
    "cyclingword": ("plainscycling",),
}
"""Words for the categories that no row writes down."""

STARTS = ("sentence", "sentence", "sentence", "clauses", "deed", "act", "entry", "costly")


@cache
def rows_of(category: str, *, short: bool) -> list[Template]:
    """Return the rows of a category, or those of them with the fewest slots."""
    templates = [template for template in grammar().templates if template.category == category]
    if short:
        templates.sort(key=lambda template: sum(not isinstance(word, str) for word in template.words))
        templates = templates[: max(1, len(templates) // 6)]
    return templates


def derived(category: str, chance: random.Random, depth: int) -> str:
    """Return a text of a category from rows taken at random, short ones as it gets deeper."""
    if category in SAMPLES:
        return chance.choice(SAMPLES[category])
    template = chance.choice(rows_of(category, short=depth > 5))
    words = [word if isinstance(word, str) else derived(word[1], chance, depth + 1) for word in template.words]
    return " ".join(words)


def text_of(seed: int) -> str:
    """Return a card text of one or two sentences."""
    chance = random.Random(seed)
    sentences = []
    for _ in range(chance.choice((1, 1, 2, 3))):
        words = finished(derived(chance.choice(STARTS), chance, 0))
        sentences.append(f"{words[:1].upper()}{words[1:]}.")
    return " ".join(sentences)


@pytest.mark.parametrize("number", range(6))
def test_a_text_of_known_rows_is_read_and_printed_or_refused_with_its_words(number: int) -> None:
    read = [
        abilities for seed in range(number * 100, number * 100 + 100) if (abilities := understood(seed)) is not None
    ]
    assert len(read) > 12
    assert all(printed(abilities, "en") for abilities in read)


def understood(seed: int) -> tuple[Ability, ...] | None:
    """Return the abilities of a random text, None where it is refused; the refusal names words of it."""
    text = text_of(seed)
    try:
        return linked(read_card_text(text, "", TypeLine((), ("instant",) if seed % 2 else ("creature",))))
    except CardTextNotUnderstood as fault:
        refused = fault.words
    return None if refused else pytest.fail(f"refused without words: {text}")
