"""The instant index: plain search answered from the store in a few milliseconds, before anything heavy is imported."""

from __future__ import annotations

from sqlite3 import Connection

from judgekit.search.presenting import hits_at, present, wanted_of
from judgekit.search.question import Question
from judgekit.search.ranking import POOL, Ranking, Shelf, shelves
from judgekit.search.reader import LONGEST_QUERY, read
from judgekit.search.results import Hit, SearchResult
from judgekit.search.vocabulary import StoredVocabulary

TYPE_CHECKING = False  # typing costs more to import than a search takes
if TYPE_CHECKING:
    from judgekit.search.numbered import Named

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
    """Find the rules and glossary entries that answer a query; rules that it names by number stand first.

    Args:
        connection: the store.
        query: words or a question, in either language, in any script.
        game: a book id ("mtg": every loaded edition of it), or the end of an edition id ("otj"). Without it, whole texts of other
            years are searched only for what the others do not have.
        lang: the only language to show snippets in; None shows both.
        limit: the most hits, and the most entries.
        kind: the only kind of node wanted.
        edition: the only edition wanted.

    Returns:
        The answer; without hits it says why in one line and suggests where it can.
    """
    result = SearchResult(query)
    searched = [shelf for shelf in shelves(connection) if _wanted(shelf, game, edition)]
    everywhere = searched
    if edition is None and game is None and "@" not in query:
        searched = [shelf for shelf in searched if not shelf.is_beside]
    by_number = _by_number(connection, query[:LONGEST_QUERY], searched)
    if by_number is not None:
        query, searched = by_number.rest, by_number.searched
    families = (GENERAL, *dict.fromkeys([name for shelf in searched for name in (shelf.family, shelf.book)]))
    vocabulary = StoredVocabulary(connection, families, tuple([shelf.number for shelf in searched]))
    question = read(query, vocabulary, families)
    ranking = Ranking(connection, question, searched)
    if by_number is None and len(searched) < len(everywhere) and (ranking.unheld() or question.unknown):
        searched = everywhere
        vocabulary = StoredVocabulary(connection, families, tuple([shelf.number for shelf in searched]))
        question = read(query, vocabulary, families)
        ranking = Ranking(connection, question, searched)
    result.understood = list(dict.fromkeys([slot.label for slot in question.slots if slot.term and slot.label]))
    result.cards = question.cards
    result.unknown = question.unknown
    labels = {slot.surface: slot.label for slot in question.slots if slot.term and not slot.surface.isascii()}
    result.did_you_mean = list(dict.fromkeys([labels.get(meant, meant) for _typed, meant in question.corrections]))
    found = hits_at(connection, ranking.best(max(POOL, 2 * limit)), kind)
    result.entries = [hit for hit in found if hit.kind == "entry"][:limit]
    result.hits = _spread([hit for hit in found if hit.kind != "entry"])
    if by_number is not None:
        result.hits = _first(connection, by_number, result.hits, kind)
    result.hits = result.hits[:limit]
    shown = result.hits + result.entries
    if shown:
        present(connection, shown, wanted_of(connection, question), lang)
    for hit in shown:
        why = [slot.label for slot in ranking.answered(hit.place) if slot.label]
        if by_number is not None and hit.place in by_number.places and hit.number is not None:
            why.insert(0, hit.number)
        hit.why = list(dict.fromkeys(why))
    if not result.hits and not result.entries:
        result.message = _nothing(query, question, searched, game, edition)
        near = [form for word in question.unknown[:_LOOKED_UP] for form in vocabulary.nearest(word)]
        result.did_you_mean = list(dict.fromkeys(result.did_you_mean + near))
    return result


def _by_number(connection: Connection, query: str, searched: list[Shelf]) -> Named | None:
    """Return the rules that a query names by number; without a figure in it, nothing has to be loaded for that."""
    if not any(character.isdigit() for character in query):
        return None
    from judgekit.search.numbered import named

    return named(connection, query, searched)


def _first(connection: Connection, by_number: Named, hits: list[Hit], kind: str | None) -> list[Hit]:
    """Return the hits with the rules named by number before all others."""
    most = max([hit.score for hit in hits], default=0.0) + len(by_number.places)
    pool = [(most - rank, place) for rank, place in enumerate(by_number.places)]
    return hits_at(connection, pool, kind) + [hit for hit in hits if hit.place not in by_number.places]


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
