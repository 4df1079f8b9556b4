"""The rows of Japanese card text made into one grammar, and one sentence rendered by it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from judgekit.games.mtg.text.japanese import (
    amounts,
    casting,
    conditions,
    copies,
    creating,
    deeds,
    events,
    keywords,
    libraries,
    nouns,
    places,
    player_rules,
    replacements,
    sentences,
    statements,
    targets,
)
from judgekit.games.mtg.text.japanese.phrases import settled
from judgekit.games.mtg.text.japanese.verbs import FORMS
from judgekit.games.mtg.text.japanese.words import KINDS_OF_WORD, cutter, token
from judgekit.language.chart import Chart, Grammar, Row, Slot, Template, Token, wordings
from judgekit.language.faults import NOTHING, CardTextNotUnderstood

_ROWS: list[Row] = [
    *nouns.HEADS,
    *nouns.ADJECTIVES,
    *nouns.RELATIVES,
    *nouns.COUNTED,
    *nouns.PLAYERS,
    *targets.TARGETS,
    *places.PLACES,
    *keywords.KEYWORD_LISTS,
    *keywords.LINES,
    *deeds.OBJECTS,
    *deeds.DEEDS,
    *deeds.DAMAGE,
    *libraries.LIBRARIES,
    *creating.TOKENS,
    *amounts.AMOUNTS,
    *statements.PREDICATES,
    *statements.KINDS,
    *statements.STATEMENTS,
    *player_rules.PLAYER_RULES,
    *statements.DURATIONS,
    *casting.COSTS,
    *replacements.WOULD,
    *replacements.INSTEAD,
    *replacements.PREVENTION,
    *replacements.ENTERING,
    *copies.COPIES,
    *events.HAPPENINGS,
    *events.PARTIES,
    *events.EVENTS,
    *events.MOMENTS,
    *conditions.CONDITIONS,
    *conditions.CONDITIONAL,
    *sentences.SENTENCES,
    *sentences.BODIES,
]

_FORMS_OF_DEED = ("deedfirst", "deedleave", "deeddenied")
"""Categories of a deed before another one (連用形), before leave (て形) and denied."""


def _templates() -> Iterator[Template]:
    """Yield every wording, those of deeds in each form of their verb; ¦ alone only parts a long text."""
    for row, (category, wording, parted) in enumerate(_ROWS):
        term = parted.replace(" ¦ ", " ")
        for words in wordings(wording):
            yield Template(category, words, term, row)
            if category == "deed":
                for form, ending in zip(_FORMS_OF_DEED, _endings(words[-1]), strict=True):
                    yield Template(form, (*words[:-1], ending), term, row)


def _endings(verb: str | Slot) -> tuple[str | Slot, ...]:
    """Return the forms in which a row may end besides the dictionary form of its verb."""
    return FORMS[verb] if isinstance(verb, str) else tuple((verb[0], form) for form in _FORMS_OF_DEED)


@cache
def grammar() -> Grammar:
    """Return the grammar of Japanese card text of Magic."""
    return Grammar(_templates(), KINDS_OF_WORD, {}, settled=settled)


def _cut(sentence: str) -> list[Token]:
    expression = cutter(grammar().vocabulary)
    tokens: list[Token] = []
    place = 0
    while place < len(sentence):
        match = expression.match(sentence, place)
        if match is None:
            raise _not_understood(sentence, place)
        tokens.append(token(match))
        place = match.end()
    return tokens


def readings(sentence: str, category: str = "sentence") -> list[str]:
    """Return every English that the rows make of a Japanese sentence (without its full stop).

    Args:
        sentence: in the spelling of `words.spelt`.
        category: "sentence", "cost" or "keywordline".

    Raises:
        CardTextNotUnderstood: the rows do not cover it; the words at fault are named.
    """
    tokens = _cut(sentence)
    chart = Chart(grammar(), tokens)
    found = list(dict.fromkeys(chart.whole(category)))
    if not found:
        place = tokens[chart.furthest].place if chart.furthest < len(tokens) else len(sentence)
        raise _not_understood(sentence, place)
    return found


def _not_understood(sentence: str, place: int) -> CardTextNotUnderstood:
    words = sentence[place : place + 12] if place < len(sentence) else sentence[-12:]
    if not words:
        return CardTextNotUnderstood("not understood: words are missing here", NOTHING, NOTHING)
    return CardTextNotUnderstood(f"not understood: {words!r} in {sentence!r}", words, sentence)
