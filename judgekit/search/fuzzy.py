"""The fuzzy index: whoosh, for what is its own: the full query language, fuzzy words, spelling, related rules.

Built on first use, see `judgekit.search.fuzzy_store`.

Fields of the query language: `ja` (words as the analyser cuts them, in dictionary form), `en`, `title`, `number`, `kind`,
`edition`, `game`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from whoosh import index, qparser, query

from judgekit.core import sqlite3
from judgekit.core.errors import UsageFault
from judgekit.core.wording import phrase
from judgekit.search.folding import fold
from judgekit.search.fuzzy_store import build, digest, is_ours
from judgekit.search.fuzzy_syntax import fault_in
from judgekit.search.presenting import hits_at, present
from judgekit.search.results import Hit, SearchResult
from judgekit.search.snippets import Wanted

FIELDS = ("ja", "en", "title", "number", "kind", "edition", "game")
SUGGESTIONS = 5
RELATED_WORDS = 25
_MISTAKES = 2
_SHORTEST_FUZZY = 4

Progress = Callable[[str], None]


class FuzzyIndex:
    """The whoosh index of a store."""

    def __init__(self, connection: sqlite3.Connection, opened: index.FileIndex) -> None:
        self._connection = connection
        self._searcher = opened.searcher()
        self._schema = opened.schema

    @classmethod
    def open(cls, connection: sqlite3.Connection, folder: Path, progress: Progress | None = None) -> FuzzyIndex:
        """Open the index of a store, building it first where there is none.

        Args:
            connection: the store.
            folder: the user's cache folder; indexes are kept below it.
            progress: called with one line when something is built.

        Returns:
            The index.
        """
        home = folder / f"fuzzy-{digest(connection)}"
        if not is_ours(home):
            if progress is not None:
                progress("building the fuzzy index, once")
            build(connection, folder, home)
        return cls(connection, index.open_dir(str(home)))

    # The query language

    def search(
        self,
        text: str,
        *,
        game: str | None = None,
        lang: str | None = None,
        limit: int = 10,
        kind: str | None = None,
        edition: str | None = None,
    ) -> SearchResult:
        """Answer a query in the full query language: fields, AND OR NOT, phrases with slop, wildcards, word~2.

        Args:
            text: the query.
            game: a book id, or the end of an edition id.
            lang: the only language to search and to show; None for both.
            limit: the most hits, and the most entries.
            kind: the only kind of node wanted.
            edition: the only edition wanted.

        Returns:
            The answer, with suggestions for words that no rulebook has.

        Raises:
            UsageFault: when the query cannot be read.
        """
        result = SearchResult(text)
        parsed = self._parse(text, lang)
        places = self._ranked(parsed, game, edition)
        self._fill(result, places, self._wanted(parsed), lang, limit, kind)
        result.did_you_mean = self.suggest(" ".join(_typed(parsed)))
        if not places:
            result.message = "nothing found"
        return result

    def suggest(self, text: str) -> list[str]:
        """Return the words of the rulebooks that words in no rulebook may have been meant to be, in both languages."""
        found: dict[str, None] = {}
        for field in ("en", "ja"):
            reader = self._searcher.reader()
            for word in self._words(field, text):
                if len(word) >= _SHORTEST_FUZZY and (field, word.encode()) not in reader and self._is_of(field, word):
                    for suggestion in self._searcher.suggest(field, word, limit=SUGGESTIONS, maxdist=_MISTAKES):
                        found[suggestion] = None
        return list(found)[:SUGGESTIONS]

    @staticmethod
    def _is_of(field: str, word: str) -> bool:
        return word.isascii() == (field == "en")

    # Related rules

    def related(self, node_id: str, *, limit: int = 10) -> list[Hit]:
        """Return the rules of the same book that say most of what a rule says, the nearest first.

        Args:
            node_id: id of the rule ("mtg:702.19b").
            limit: the most rules.

        Returns:
            The rules; none for an id that the store does not have or that has no words.
        """
        row = self._connection.execute(
            "SELECT place, edition, text_ja, text_en, title_ja, title_en FROM search_node JOIN search_shelf USING (shelf) "
            "WHERE id = ?",
            (node_id,),
        ).fetchone()
        if row is None:
            return []
        place, edition, text_ja, text_en, title_ja, title_en = row
        words: list[query.Query] = []
        for field, text in (("ja", f"{title_ja or ''} {text_ja or ''}"), ("en", f"{title_en or ''} {text_en or ''}")):
            if text.strip():
                for word, weight in self._searcher.key_terms_from_text(field, text, numterms=RELATED_WORDS):
                    words.append(query.Term(field, word, boost=weight))
        if not words:
            return []
        places = [pair for pair in self._ranked(query.Or(words), None, edition) if pair[1] != place]
        hits = [hit for hit in hits_at(self._connection, places) if hit.kind in ("rule", "subrule")][:limit]
        if hits:
            present(self._connection, hits, list, None)
        return hits

    # How

    def _parse(self, text: str, lang: str | None) -> query.Query:
        searched = ["title", lang] if lang else ["title", "ja", "en"]
        parser = qparser.MultifieldParser(searched, self._schema, group=qparser.AndGroup, termclass=query.Variations)
        parser.add_plugin(qparser.FuzzyTermPlugin())
        # A field that there is not is a fault of the query, not a word to look for.
        parser.replace_plugin(qparser.FieldsPlugin(remove_unknown=False))
        known = f"fields: {', '.join(FIELDS)}"
        fault_of_form = fault_in(text)
        if fault_of_form:
            raise UsageFault(phrase("the query cannot be read: {fault_of_form}", fault_of_form=fault_of_form), known)
        try:
            parsed = parser.parse(text)
        except (qparser.QueryParserError, ValueError, TypeError, AttributeError, RecursionError) as fault:
            raise UsageFault(f"the query cannot be read: {fault}"[:120], known) from fault
        unknown = next((leaf.field() for leaf in parsed.leaves() if leaf.field() not in (None, *FIELDS)), None)
        if unknown is not None:
            raise UsageFault(
                phrase("the query cannot be read: there is no field {unknown}", unknown=unknown[:20]), known
            )
        return parsed

    def _ranked(self, parsed: query.Query, game: str | None, edition: str | None) -> list[tuple[float, int]]:
        wanted: list[query.Query] = []
        if edition is not None:
            wanted.append(query.Term("edition", edition))
        elif game is not None:
            wanted.append(query.Or([query.Term("game", game), query.Term("edition", game)]))
        try:
            hits = self._searcher.search(parsed, limit=None, filter=query.And(wanted) if wanted else None)
        except (ValueError, TypeError, AttributeError, RecursionError, query.QueryError) as fault:
            raise UsageFault(f"the query cannot be answered: {fault}"[:120]) from fault
        return [(hit.score, hit["place"]) for hit in hits]

    def _wanted(self, parsed: query.Query) -> list[Wanted]:
        """Return what is to be highlighted of a query, word by word."""
        found: list[Wanted] = []
        for field, raw in sorted(parsed.existing_terms(self._searcher.reader())):
            wanted, word = Wanted(), raw.decode("utf-8", "replace") if isinstance(raw, bytes) else str(raw)
            if field in ("ja", "en", "title"):
                if word.isascii():
                    wanted.en.append([word])
                else:
                    wanted.ja.append(word)
                found.append(wanted)
        return found

    def _fill(
        self,
        result: SearchResult,
        places: Sequence[tuple[float, int]],
        wanted: list[Wanted],
        lang: str | None,
        limit: int,
        kind: str | None,
    ) -> None:
        found = hits_at(self._connection, list(places), kind)
        result.entries = [hit for hit in found if hit.kind == "entry"][:limit]
        result.hits = [hit for hit in found if hit.kind != "entry"][:limit]
        shown = result.hits + result.entries
        if shown:
            present(self._connection, shown, lambda: wanted, lang)

    def _words(self, field: str, text: str) -> list[str]:
        analyser = self._schema[field].analyzer
        return list(dict.fromkeys(token.text for token in analyser(fold(text), mode="query")))


def _typed(parsed: query.Query) -> list[str]:
    """Return the words of a query that are to be found as they are typed, be it with a mistake: no wildcards, no kinds."""
    return sorted({word for field, word in parsed.iter_all_terms() if field in ("ja", "en", "title")})
