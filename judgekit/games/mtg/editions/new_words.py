"""Words of card text without code, and those that an edition has and its base has not: refused by name and number."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import node_id
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.meaning.keyword_meanings import BEFORE_NUMBERS, of_planeswalkers
from judgekit.games.mtg.state.game import GAME
from judgekit.games.mtg.terms.actions import VERBS
from judgekit.games.mtg.terms.effects import DEEDS
from judgekit.games.mtg.terms.events import EVENTS
from judgekit.games.mtg.terms.filters import STATUSES, TESTS
from judgekit.games.mtg.terms.keywords import KEYWORDS
from judgekit.games.mtg.terms.records import ALTERNATE_IN_TEXT, AS_A_CARD, INTERCHANGEABLE, Ability, Card, Filter
from judgekit.games.mtg.terms.subtypes import DROPPED, LATER
from judgekit.games.mtg.terms.symbols import LETTERS

LINE = "line"
"""Where a keyword ability stands: at the beginning of a line of card text."""


@cache
def _words(edition: str) -> tuple[tuple[re.Pattern[str], str, str], ...]:
    """Return pattern, word and rule of each word of an edition that has no code; none where the corpus lists none."""
    path = corpus_folder() / GAME.book / f"words-{edition.partition('@')[2]}.tsv"
    found = []
    for line in path.read_text(encoding="utf-8").splitlines()[2:] if path.is_file() else ():
        word, rule, where = line.split("\t")
        before = r"^[\"'(]*" if where == LINE else r"(?<![A-Za-z])"
        wording = re.escape(word).replace(
            re.escape("this spell"), "(?:this spell|~)"
        )  # what is read may call itself so
        found.append((re.compile(f"{before}{wording}(?![a-z])", re.IGNORECASE | re.MULTILINE), word, rule))
    return tuple(found)


def without_code(edition: str, text: str) -> Unsupported | None:
    """Return the fault that names a word of an edition or its base in card text that is not understood; None where there is none.

    Args:
        edition: edition id, as mtg@otj.
        text: the words that are not understood, or the whole line.
    """
    for whose in dict.fromkeys((edition, GAME.edition)):
        for pattern, word, rule in _words(whose):
            if pattern.search(text):
                return Unsupported(word, node_id(whose, rule))
    return None


TODAY = "mtg@20260417"

WITH_CODE: Mapping[str, str] = {
    **dict.fromkeys(LATER, "mtg@20260417:205.3"),
    **{f"C/{letter}": "mtg@20260417:107.4e" for letter in LETTERS},
    **{f"{one}/{other}/P": "mtg@20260417:107.4f" for one in LETTERS for other in LETTERS if one != other},
    **{name: keyword.rule for name, keyword in KEYWORDS.items() if keyword.rule.startswith(TODAY)},
    **{word: pattern.rule for word, pattern in EVENTS.items() if pattern.rule.startswith(TODAY)},
    **{word: rule for word, rule in STATUSES.items() if rule.startswith(TODAY)},
    **{word: test.rule for word, test in TESTS.items() if test.rule.startswith(TODAY)},
    **{deed: rule for deed, rule in DEEDS.items() if rule.startswith(TODAY)},
    **{word: verb.rule for word, verb in VERBS.items() if verb.rule.startswith(TODAY)},
    INTERCHANGEABLE: "mtg@20260417:201.3",
    ALTERNATE_IN_TEXT: "mtg@20260417:201.6",
    AS_A_CARD: "mtg@20260417:111.11",
    "rad": "mtg@20260417:122.1i",
    "pawprints": "mtg@20260417:700.2i",
    "battle": "mtg@20260417:310",
    "defense": "mtg@20260417:122.1g",
    **{"shield": "mtg@20260417:122.1c", "stun": "mtg@20260417:122.1d", "finality": "mtg@20260417:122.1h"},
}
"""Words of terms that came after the base edition and are played, each with its rule in the edition of 2026-04-17."""

KNOWN_BEFORE: Mapping[str, frozenset[str]] = {
    "mtg@otj": frozenset(
        (
            "Mount",
            "Varmint",
            "plot",
            "plot-from",
            "spree",
            "saddle",
            "saddled",
            "plotted",
            "saddles",
            "becomes-saddled",
            "become-plotted",
            "crime",
            "outlaw",
            "activated-this-turn",
            "descend",
        )
    )
}
"""Of these, words that an edition between has as well."""

WITHOUT_CODE: Mapping[str, str] = {
    "Attraction": "mtg@20260417:717",
}
"""Subtypes whose cards follow rules of their own that have no code."""


NUMBERED = "hideaway"
"""The keyword that has a number by the rules of 2026-04-17 and had none before (702.75a, 702.75b of that book)."""


_UNNUMBERED = 4
"""How many cards hideaway looks at on a card that names no number (702.75b of the book of 2026-04-17)."""


def as_worded(edition: str, card: Card) -> Card:
    """Return a card as the book of 2026-04-17 takes it; by other editions as it is.

    Hideaway without a number is hideaway 4 that enters tapped, as the Oracle reference words it (702.75b). Names that are
    interchangeable are one name, that of the card first printed (201.3, 201.3a).

    Args:
        edition: edition id, as mtg@20260417.
        card: a card as it was read.
    """
    if edition == TODAY and card.get(INTERCHANGEABLE):
        card = card._replace(name=card.get(INTERCHANGEABLE))
    if edition != TODAY or all(one.name != NUMBERED for one in card.abilities):
        return card
    return card._replace(abilities=tuple(map(_numbered, card.abilities)))


def _numbered(ability: Ability) -> Ability:
    if ability.kind != "keyword" or ability.name != NUMBERED or ability.value is not None:
        return ability
    return ability._replace(value=_UNNUMBERED, details=(*ability.details, (BEFORE_NUMBERS, True)))


def _hideaway_of_another_edition(edition: str, card: Card) -> Unsupported | None:
    """Return the fault of a card that says hideaway with a number, by an edition in which it has none."""
    numbered = any(one.kind == "keyword" and one.name == NUMBERED and one.value is not None for one in card.abilities)
    if edition == TODAY or not numbered:
        return None
    return Unsupported(
        phrase("hideaway with a number, of which {edition} knows nothing,", edition=edition), f"{TODAY}:702.75a"
    )


_FROM_A_QUALITY = "emerge"
"""The keyword that may name what is sacrificed for it by the rules of 2026-04-17 (702.119b of that book)."""


def _emerging_from_a_quality(edition: str, card: Card) -> Unsupported | None:
    """Return the fault of a card that emerges from something named, by an edition before (702.119b)."""
    named = [one for one in card.abilities if one.name == _FROM_A_QUALITY and isinstance(one.value, Filter)]
    if edition == TODAY or not named:
        return None
    return Unsupported(
        phrase("{word}, of which {edition} knows nothing,", word="emerge from", edition=edition), f"{TODAY}:702.119b"
    )


def _equipping_planeswalkers(edition: str, card: Card) -> Unsupported | None:
    """Return the fault of a card that equips planeswalkers, by an edition before (702.6e)."""
    named = [one for one in card.abilities if one.name == "equip" and isinstance(one.value, Filter)]
    if edition == TODAY or not any(of_planeswalkers(one.value) for one in named):
        return None
    return Unsupported(
        phrase("{word}, of which {edition} knows nothing,", word="equip planeswalker", edition=edition),
        f"{TODAY}:702.6e",
    )


def _words_in(term: object) -> Iterator[str]:
    """Yield every word that a term holds: names of keywords and verbs, kinds of counters, subtypes."""
    if isinstance(term, str):
        yield term
    elif isinstance(term, Card):
        yield from (key for key, _ in term.details)
        yield from term.line.types
        yield from term.line.subtypes
        yield from term.cost or ()
        yield from _words_in(term.abilities)
    elif isinstance(term, tuple):
        for part in term:
            yield from _words_in(part)


def tokens_by_name(term: object) -> Iterator[str]:
    """Yield the names of the cards as which a term creates tokens (111.11 of the book of 2026-04-17)."""
    if isinstance(term, Card):
        if term.get(AS_A_CARD):
            yield term.name
        yield from tokens_by_name(term.abilities)
    elif isinstance(term, tuple):
        for part in term:
            yield from tokens_by_name(part)


def known_to(edition: str, word: str) -> bool:
    """Tell whether an edition knows a word of terms."""
    return edition == TODAY or word not in WITH_CODE or word in KNOWN_BEFORE.get(edition, ())


def not_of_the_edition(edition: str, card: Card) -> Unsupported | None:
    """Return the fault that names a word of a card that an edition has not, or has without code; None where there is none.

    A card that speaks of what came later is never played by rules to which that says nothing.

    Args:
        edition: edition id, as mtg@otj.
        card: a card as it was read.
    """
    for word in _words_in(card):
        if edition == TODAY:
            if word in DROPPED:
                return Unsupported(
                    phrase("the subtype {word}, which is no longer one", word=word), "mtg@20260417:205.3m"
                )
            if word in WITHOUT_CODE and word in card.line.subtypes:
                return Unsupported(phrase("{word} cards", word=word), WITHOUT_CODE[word])
        elif not known_to(edition, word):
            return Unsupported(
                phrase("{word}, of which {edition} knows nothing,", word=word, edition=edition), WITH_CODE[word]
            )
    return (
        _hideaway_of_another_edition(edition, card)
        or _emerging_from_a_quality(edition, card)
        or _equipping_planeswalkers(edition, card)
    )
