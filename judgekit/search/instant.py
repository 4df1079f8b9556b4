"""The instant index: plain search answered from the store in a few milliseconds, before anything heavy is imported."""

from __future__ import annotations

from unicodedata import normalize

from judgekit.core.sqlite3 import Connection
from judgekit.core.wording import phrase
from judgekit.search.answering import Answering, answer, home_of, is_still_asked
from judgekit.search.presenting import hits_at, present, wanted_of
from judgekit.search.question import Question
from judgekit.search.ranking import POOL, Ranking, Shelf, shelves
from judgekit.search.reader import LONGEST_QUERY, Cards
from judgekit.search.results import Hit, SearchResult
from judgekit.search.streams import is_latin

TYPE_CHECKING = False  # typing costs more to import than a search takes
if TYPE_CHECKING:
    from judgekit.search.numbered import Named

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
    in_use: str | None = None,
    cards: Cards = (),
    decided: bool = False,
) -> SearchResult:
    """Find the rules and glossary entries that answer a query; rules that it names by number stand first.

    Args:
        connection: the store.
        query: words or a question, in either language, in any script.
        game: a book id ("mtg": every loaded edition of it), or the end of an edition id ("otj"). Without it, editions that are not
            in use are searched only for what that one does not have.
        lang: the only language to show snippets in; None shows both.
        limit: the most hits, and the most entries.
        kind: the only kind of node wanted.
        edition: the only edition wanted.
        in_use: the edition that answers first; None: all of the core.
        cards: cards of the user's files that the query names.
        decided: somebody chose the edition in use, so that other books are heard only for what it does not have.

    Returns:
        The answer; without hits it says why in one line and suggests where it can.
    """
    result = SearchResult(query)
    pool = [shelf for shelf in shelves(connection) if _wanted(shelf, game, edition)]
    home = home_of(pool, in_use) if edition is None and pool else pool
    by_number = _by_number(connection, query[:LONGEST_QUERY], home, pool)
    said: list[str] = []
    if by_number is None and pool and _names_a_number(query[:LONGEST_QUERY]):
        # Its figures would be found as words, in rules that have nothing to do with it.
        chosen = edition or game or phrase("any loaded book")
        result.message = phrase("no rule {number} in {chosen}", number=query.strip()[:40], chosen=chosen)
        return result
    if by_number is not None:
        query, home, pool = by_number.rest, by_number.searched, by_number.searched
    elif edition is None and game is None:
        called = _called(connection, query, {shelf.book for shelf in pool if home and shelf.family == home[0].family})
        if called is not None:
            query, book, said = called
            pool = [shelf for shelf in pool if shelf.book == book]
            home, result.called = home_of(pool, None), not said
    found_by = answer(connection, query, home, pool, cards, decided=decided)
    if found_by.is_empty and found_by.question.unknown and by_number is None:
        found_by = _guessed(connection, found_by, home, pool)
    _say_what_was_understood(result, found_by.question)
    result.seldom, result.nearer = found_by.seldom or said, found_by.nearer
    most = max(POOL, 2 * limit)
    found = hits_at(connection, found_by.ranking.best(most), kind)
    entries, rules = _entries_and_rules(found)
    result.entries, result.hits = entries[:limit], _spread(rules)
    of_others = None
    if game is not None and by_number is None and len(result.hits) < limit:
        of_others = _in_others(connection, query, [shelf for shelf in pool if shelf not in found_by.searched])
        result.hits += _further(result.hits, hits_at(connection, of_others.best(most), kind)) if of_others else []
    if by_number is not None:
        result.hits = _first(connection, by_number, result.hits, kind)
    rankings = {shelf.edition: found_by.ranking for shelf in found_by.searched}
    result.others = _best_of(connection, found_by.others, kind)
    result.hits = result.hits[:limit]
    shown = result.hits + result.entries
    if not shown:
        result.message = _nothing(query, found_by.question, found_by.searched, game, edition)
        result.did_you_mean = _suggested(result, found_by)
        return result
    present(connection, shown + result.others, lambda: wanted_of(connection, found_by.question), lang)
    for hit in shown:
        _say_why(hit, rankings.get(hit.edition, of_others or found_by.ranking), by_number)
    return result


def _best_of(connection: Connection, others: list[Answering], kind: str | None) -> list[Hit]:
    """Return the best hit of each other book that knows the words of a question too."""
    return [hit for other in others for hit in hits_at(connection, other.ranking.best(1), kind)]


def _entries_and_rules(found: list[Hit]) -> tuple[list[Hit], list[Hit]]:
    return [hit for hit in found if hit.kind == "entry"], [hit for hit in found if hit.kind != "entry"]


def _in_others(connection: Connection, query: str, others: list[Shelf]) -> Ranking | None:
    """Return what the other editions of a book have to say; None where there are none."""
    return Answering(connection, query, others).ranking if others else None


def _suggested(result: SearchResult, found_by: Answering) -> list[str]:
    """Return what may have been meant: what was corrected already, and known words near the unknown ones."""
    near = [form for word in result.unknown[:_LOOKED_UP] for form in found_by.vocabulary.nearest(word)]
    return list(dict.fromkeys(result.did_you_mean + near))


def _guessed(connection: Connection, found_by: Answering, home: list[Shelf], pool: list[Shelf]) -> Answering:
    """Return the answer to a question that holds no known word, read as the word that its first one may have been meant to be."""
    typed = found_by.question.unknown[0]
    meant = found_by.vocabulary.guessed(typed)
    if not meant:
        return found_by
    guess = answer(connection, meant, home, pool)
    guess.question.corrections.append((typed, meant))
    return guess


def _further(hits: list[Hit], more: list[Hit]) -> list[Hit]:
    """Return what other editions of the book have, without the rules that stand among the hits already."""
    numbers = {hit.number for hit in hits}
    return _spread([hit for hit in more if hit.kind != "entry" and hit.number not in numbers])


def _say_what_was_understood(result: SearchResult, question: Question) -> None:
    """Say what was read in the query: terms, cards, words that nothing is known of, and what was meant by misspelt ones."""
    result.understood = list(dict.fromkeys([slot.label for slot in question.slots if slot.term and slot.label]))
    result.cards = question.cards
    result.unknown = question.unknown
    labels = {slot.surface: slot.label for slot in question.slots if slot.term and not slot.surface.isascii()}
    result.did_you_mean = list(dict.fromkeys([labels.get(meant, meant) for _typed, meant in question.corrections]))


def _say_why(hit: Hit, ranking: Ranking, by_number: Named | None) -> None:
    """Say to which words of the query a hit answers, or that it is the rule that the query names."""
    why = [slot.label for slot in ranking.answered(hit.place) if slot.label]
    if by_number is not None and hit.place in by_number.places and hit.number is not None:
        why.insert(0, hit.number)
    hit.why = list(dict.fromkeys(why))


def _by_number(connection: Connection, query: str, home: list[Shelf], pool: list[Shelf]) -> Named | None:
    """Return the rules that a query names by number; without a figure in it, nothing has to be loaded for that."""
    if not any(character.isdigit() for character in query):
        return None
    from judgekit.search.numbered import named

    return named(connection, query, home) or (named(connection, query, pool) if len(home) < len(pool) else None)


def _names_a_number(query: str) -> bool:
    """Tell whether a query is the number of a rule and nothing else."""
    if not any(character.isdigit() for character in query):
        return False
    from judgekit.search.numbered import is_number_alone

    return is_number_alone(query)


def _called(connection: Connection, query: str, books: set[str]) -> tuple[str, str, list[str]] | None:
    """Return a query without the name of the book that it asks, that book, and the words of its time that name it; else None.

    Who asks whether something is still so asks the book in use.

    Args:
        connection: the store.
        query: as typed.
        books: the books of our game, of which words alone may ask one.
    """
    query = query if query.isascii() else normalize("NFKC", query)
    typed = query[:LONGEST_QUERY].lower()
    rows = connection.execute("SELECT called, book, asked FROM search_book ORDER BY length(called) DESC").fetchall()
    for called, book, asked in rows:
        at = typed.find(called)
        end = at + len(called)
        if at < 0 or (called.isascii() and (is_latin(typed[at - 1 : at]) or is_latin(typed[end : end + 1]))):
            continue
        if not asked:
            rest = f"{query[:at]} {query[end:]}".strip()
            return (rest, book, []) if rest else None
        if book in books and not is_still_asked(typed):
            return query, book, [query[at:end]]
    return None


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
        loaded = edition or game
        return phrase("no rulebook is loaded for {name}", name=loaded) if loaded else phrase("no rulebook is loaded")
    if not query.strip():
        return phrase("nothing to search for: type a word, a question or a rule number")
    if not question.slots:
        return phrase("nothing in the question that a rulebook has a word for: name a term of the game")
    return phrase("nothing found: name a term of the game, or leave a word out")


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
