"""The instant index: plain search answered from the store in a few milliseconds, before anything heavy is imported."""

from __future__ import annotations

from sqlite3 import Connection

from judgekit.search.presenting import hits_at, present, wanted_of
from judgekit.search.question import Question
from judgekit.search.ranking import POOL, Ranking, Shelf, shelves
from judgekit.search.reader import read
from judgekit.search.results import Hit, SearchResult
from judgekit.search.vocabulary import StoredVocabulary

GENERAL = "general"
"""The family of words that mean the same in every game."""

SIBLINGS = (1.0, 1.0, 0.95, 0.9, 0.85)
"""What a further hit under the same rule counts, so that one rule does not fill the answer."""

_LOOKED_UP = 3

SAME_NUMBER = 0.5
"""What a rule counts once another edition of it is among the hits."""


def search(
    connection: Connection,
    query: str,
    *,
    game: str | None = None,
    lang: str | None = None,
    limit: int = 10,
    kind: str | None = None,
    edition: str | None = None,
) -> SearchResult:
    """Find the rules and glossary entries that answer a query.

    Args:
        connection: the store.
        query: words or a question, in either language, in any script.
        game: a book id ("mtg": every loaded edition of it), or the end of an edition id ("otj").
        lang: the only language to show snippets in; None shows both.
        limit: the most hits, and the most entries.
        kind: the only kind of node wanted.
        edition: the only edition wanted.

    Returns:
        The answer; without hits it says why in one line and suggests where it can.
    """
    result = SearchResult(query)
    searched = [shelf for shelf in shelves(connection) if _wanted(shelf, game, edition)]
    families = (GENERAL, *dict.fromkeys([name for shelf in searched for name in (shelf.family, shelf.book)]))
    vocabulary = StoredVocabulary(connection, families, tuple([shelf.number for shelf in searched]))
    question = read(query, vocabulary, families)
    result.understood = list(dict.fromkeys([slot.label for slot in question.slots if slot.term and slot.label]))
    result.cards = question.cards
    result.unknown = question.unknown
    labels = {slot.surface: slot.label for slot in question.slots if slot.term and not slot.surface.isascii()}
    result.did_you_mean = list(dict.fromkeys([labels.get(meant, meant) for _typed, meant in question.corrections]))
    ranking = Ranking(connection, question, searched)
    found = hits_at(connection, ranking.best(max(POOL, 2 * limit)), kind)
    result.entries = [hit for hit in found if hit.kind == "entry"][:limit]
    result.hits = _spread([hit for hit in found if hit.kind != "entry"])[:limit]
    shown = result.hits + result.entries
    if shown:
        present(connection, shown, wanted_of(connection, question), lang)
    for hit in shown:
        hit.why = list(dict.fromkeys([slot.label for slot in ranking.answered(hit.place) if slot.label]))
    if not result.hits and not result.entries:
        result.message = _nothing(query, question, searched, game, edition)
        near = [form for word in question.unknown[:_LOOKED_UP] for form in vocabulary.nearest(word)]
        result.did_you_mean = list(dict.fromkeys(result.did_you_mean + near))
    return result


def _wanted(shelf: Shelf, game: str | None, edition: str | None) -> bool:
    if edition is not None:
        return shelf.edition == edition
    return game is None or game in (shelf.book, shelf.edition, shelf.edition.partition("@")[2])


def _nothing(query: str, question: Question, searched: list[Shelf], game: str | None, edition: str | None) -> str:
    if not searched:
        return f"no rulebook is loaded for {edition or game}" if edition or game else "no rulebook is loaded"
    if not query.strip():
        return "nothing to search for: type a word, a question or a rule number"
    if not question.slots:
        return "nothing in the question that a rulebook has a word for: name a term of the game"
    return "nothing found: name a term of the game, or leave a word out"


def _spread(hits: list[Hit]) -> list[Hit]:
    """Order hits anew: each further one under the same rule, or of the same number in another edition, counts less."""
    under: dict[int | None, int] = {}
    numbers: dict[tuple[str, str], str] = {}
    for hit in hits:
        count = under.get(hit.rule, 0)
        under[hit.rule] = count + 1
        hit.score *= SIBLINGS[min(count, len(SIBLINGS) - 1)]
        if hit.number is not None:
            key = (hit.edition.partition("@")[0], hit.number)
            if numbers.setdefault(key, hit.edition) != hit.edition:
                hit.score *= SAME_NUMBER
    return sorted(hits, key=lambda hit: -hit.score)
