"""The instant index: plain search answered from the store in a few milliseconds, before anything heavy is imported."""

from __future__ import annotations

from sqlite3 import Connection

from judgekit.search.question import Question, read
from judgekit.search.ranking import Ranking, Shelf, shelves
from judgekit.search.results import Hit, SearchResult
from judgekit.search.snippets import Wanted, snippet
from judgekit.search.vocabulary import StoredVocabulary

GENERAL = "general"
"""The family of words that mean the same in every game."""

SIBLINGS = (1.0, 1.0, 0.85, 0.7, 0.55)
"""What a further hit under the same rule counts, so that one rule does not fill the answer."""

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
    vocabulary = StoredVocabulary(connection)
    question = read(query, vocabulary, families)
    result.understood = list(dict.fromkeys([slot.label for slot in question.slots if slot.term]))
    result.cards = question.cards
    result.did_you_mean = list(
        dict.fromkeys(
            [meant.replace(" ", "") if not meant.isascii() else meant for _typed, meant in question.corrections]
        )
    )
    ranking = Ranking(connection, question, searched)
    pool = ranking.best()
    if pool:
        _fill(result, connection, ranking, pool, question, kind, limit, lang)
    if not result.hits and not result.entries:
        result.message = _nothing(query, question, searched, game, edition)
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
    return "nothing found"


def _fill(
    result: SearchResult,
    connection: Connection,
    ranking: Ranking,
    pool: list[tuple[float, int]],
    question: Question,
    kind: str | None,
    limit: int,
    lang: str | None,
) -> None:
    """Put the best of the pool into the result, siblings behind one another, with titles, paths and snippets."""
    places = ",".join([str(place) for _score, place in pool])
    rows = connection.execute(
        "SELECT place, id, edition, number, kind, rule, above, title_ja, title_en "
        f"FROM search_node JOIN search_shelf USING (shelf) WHERE place IN ({places})"
    ).fetchall()
    nodes = {row[0]: row for row in rows if kind is None or row[4] == kind}
    entries: list[Hit] = []
    chosen: list[tuple[Hit, int | None]] = []
    for score, place in pool:
        if place in nodes:
            row = nodes[place]
            hit = Hit(place, row[1], row[2], row[3], row[4], score)
            hit.title = (row[7], row[8])
            if hit.kind == "entry":
                entries.append(hit)
            else:
                chosen.append((hit, row[5]))
    result.entries = entries[:limit]
    result.hits = _spread(chosen)[:limit]
    shown = result.hits + result.entries
    wanted = _wanted_forms(connection, question)
    _show(connection, shown, ranking, {place: row[6] for place, row in nodes.items()}, wanted, lang)


def _spread(chosen: list[tuple[Hit, int | None]]) -> list[Hit]:
    """Order hits anew: each further one under the same rule, or of the same number in another edition, counts less."""
    under: dict[int | None, int] = {}
    numbers: dict[tuple[str, str], str] = {}
    for hit, rule in chosen:
        count = under.get(rule, 0)
        under[rule] = count + 1
        hit.score *= SIBLINGS[min(count, len(SIBLINGS) - 1)]
        if hit.number is not None:
            key = (hit.edition.partition("@")[0], hit.number)
            if numbers.setdefault(key, hit.edition) != hit.edition:
                hit.score *= SAME_NUMBER
    return [hit for hit, _rule in sorted(chosen, key=lambda pair: -pair[0].score)]


def _wanted_forms(connection: Connection, question: Question) -> dict[int, Wanted]:
    """Return by slot what is to be highlighted of it."""
    units = [unit for slot in question.slots for unit, _weight in slot.units + slot.extra if unit[0] == "#"]
    marks = ",".join("?" * len(units))
    forms = {
        unit: (ja, en)
        for unit, ja, en in connection.execute(
            f"SELECT unit, ja, en FROM search_concept WHERE unit IN ({marks})", units
        ).fetchall()
    }
    found: dict[int, Wanted] = {}
    for number, slot in enumerate(question.slots):
        wanted = found[number] = Wanted()
        for unit, _weight in slot.units + slot.extra:
            if unit in forms:
                ja, en = forms[unit]
                wanted.ja += ja.split("\t") if ja else []
                wanted.en += [form.split(" ") for form in en.split("\t")] if en else []
            elif unit.isascii():
                wanted.en.append([unit])
            else:
                wanted.ja.append(unit)
    return found


def _show(
    connection: Connection,
    shown: list[Hit],
    ranking: Ranking,
    above: dict[int, int | None],
    wanted: dict[int, Wanted],
    lang: str | None,
) -> None:
    """Give each hit its snippets, its heading path and why it matched."""
    places = ",".join([str(hit.place) for hit in shown])
    texts = {
        place: (ja, en)
        for place, ja, en in connection.execute(
            f"SELECT place, text_ja, text_en FROM search_node WHERE place IN ({places})"
        ).fetchall()
    }
    headings = _headings(connection, above)
    everything = list(wanted.values())
    for hit in shown:
        hit.score = round(hit.score, 3)
        ja, en = texts[hit.place]
        hit.snippet = {
            "ja": snippet(ja, "ja", everything) if lang != "en" else None,
            "en": snippet(en, "en", everything) if lang != "ja" else None,
        }
        hit.why = list(dict.fromkeys([slot.label for slot in ranking.answered(hit.place)]))
        over = above.get(hit.place)
        while over is not None and over in headings and len(hit.path) < 8:
            number, title_ja, title_en, over = headings[over]
            if title_ja or title_en:
                hit.path.insert(0, (number, title_ja, title_en))


def _headings(
    connection: Connection, above: dict[int, int | None]
) -> dict[int, tuple[str | None, str | None, str | None, int | None]]:
    """Return the headings over some nodes, up to the top."""
    found: dict[int, tuple[str | None, str | None, str | None, int | None]] = {}
    wanted = {place for place in above.values() if place is not None}
    while wanted:
        places = ",".join([str(place) for place in wanted])
        rows = connection.execute(
            f"SELECT place, number, title_ja, title_en, above FROM search_node WHERE place IN ({places})"
        )
        for place, number, ja, en, over in rows.fetchall():
            found[place] = (number, ja, en, over)
        wanted = {row[3] for row in found.values() if row[3] is not None and row[3] not in found}
    return found
