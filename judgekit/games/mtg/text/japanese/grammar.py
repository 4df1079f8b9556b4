"""The rows of Japanese card text made into one grammar, and one sentence rendered by it."""

from __future__ import annotations

import re
from collections.abc import Iterator

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
from judgekit.games.mtg.text.japanese.words import CUTTER, KINDS
from judgekit.language.chart import Row, Template
from judgekit.language.japanese.verbs import wordings_inflected
from judgekit.language.rows import Rows

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

_FORMS_OF_DEED = {"first": "stem", "leave": "te", "denied": "negative"}
"""Forms of a deed, by what its category is called besides: before another one (連用形), before leave (て形) and denied."""


def _deeds_inflected(template: Template) -> Iterator[Template]:
    return wordings_inflected(template, ("deed",), _FORMS_OF_DEED)


_LOOSE = re.compile("(?<=[がをにはでとてもの体枚つ人個])、|(?<=から|まで|なら)、")
"""Commas between the parts of a sentence, where they may stand or not; one behind a noun belongs to a list."""


ROWS = Rows(
    [(category, wording, term.replace(" ¦ ", " ")) for category, wording, term in _ROWS],
    KINDS,
    CUTTER.cut,
    forms=_deeds_inflected,
    settled=settled,
    loose=_LOOSE,
    name="japanese-card-text",
)
"""Japanese card text of Magic; sentences are in the spelling of `words.spelt`, and "sentence", "costs" or "keywordline"."""
