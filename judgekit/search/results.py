"""What a search answers: hits, entries and suggestions, plain objects without anything to import.

This module is on the path of a cold search.
"""

from __future__ import annotations

TYPE_CHECKING = False  # typing costs more to import than a search takes
if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.search.policy import Policy


class Snippet:
    """The stretch of a text that answers, in one language.

    Attributes:
        text: as printed, cut at … where it is part of more.
        spans: (start, end) in text of what the query asks for.
    """

    __slots__ = ("spans", "text")

    def __init__(self, text: str, spans: list[tuple[int, int]]) -> None:
        self.text = text
        self.spans = spans


class Hit:
    """A node that answers.

    Attributes:
        id, edition, number, kind: of the node.
        score: comparable within one answer, hits and entries alike.
        title: headings (ja, en); a half that is not printed is None.
        looked_for: finds the answering stretch by language; None where none is shown.
        path: headings above as (number, ja, en), the top first.
        why: the terms that matched, as understood.
        base: id of the same rule in the base edition of the book; None where it has none, or where nobody has asked.
        place, rule, above: places in the index: of the node, of the rule it stands under, of what is above it.
    """

    __slots__ = (
        "_snippet",
        "above",
        "base",
        "edition",
        "id",
        "kind",
        "looked_for",
        "number",
        "path",
        "place",
        "rule",
        "score",
        "title",
        "why",
    )

    def __init__(self, place: int, id: str, edition: str, number: str | None, kind: str, score: float) -> None:
        self.place = place
        self.id = id
        self.edition = edition
        self.number = number
        self.kind = kind
        self.score = score
        self.title: tuple[str | None, str | None] = (None, None)
        self.looked_for: Callable[[int], dict[str, Snippet | None]] | None = None
        self._snippet: dict[str, Snippet | None] | None = None
        self.path: list[tuple[str | None, str | None, str | None]] = []
        self.why: list[str] = []
        self.base: str | None = None
        self.rule: int | None = None
        self.above: int | None = None

    @property
    def snippet(self) -> dict[str, Snippet | None]:
        """Return the answering stretch by language, looked for when it is first asked for: a brief answer shows few."""
        if self._snippet is None:
            self._snippet = self.looked_for(self.place) if self.looked_for is not None else {"ja": None, "en": None}
        return self._snippet

    def to_json(self) -> dict[str, object]:
        """Return the hit as in `search --json`."""
        return {
            "id": self.id,
            "edition": self.edition,
            "number": self.number,
            "base": self.base,
            "kind": self.kind,
            "score": self.score,
            "title": {"ja": self.title[0], "en": self.title[1]},
            "snippet": {lang: snippet.text if snippet else None for lang, snippet in self.snippet.items()},
        }


class SearchResult:
    """The answer to a query.

    Attributes:
        query: as typed.
        hits: rules and headings, the best first, of one book.
        entries: glossary entries, the best first.
        did_you_mean: what may have been meant instead.
        understood: the terms that the query was read as.
        cards: card names that were set aside.
        unknown: words that no rulebook has.
        message: one plain line where there is nothing to show, else empty.
        seldom: words for which another book answers, though the one that was to answer first has them too, if seldom.
        called: whether the query calls the book by name that answers it.
        nearer: whether another book answers since its rules come much nearer to all that is asked for.
        others: the best rule or entry of each other book that knows the words too; it stands among no hits.
        policy: the document and section of tournament policy that is asked for, with its name in English and Japanese; else None.
    """

    __slots__ = (
        "called",
        "cards",
        "did_you_mean",
        "entries",
        "hits",
        "message",
        "nearer",
        "others",
        "policy",
        "query",
        "seldom",
        "understood",
        "unknown",
    )

    def __init__(self, query: str) -> None:
        self.query = query
        self.hits: list[Hit] = []
        self.entries: list[Hit] = []
        self.did_you_mean: list[str] = []
        self.understood: list[str] = []
        self.cards: list[str] = []
        self.unknown: list[str] = []
        self.message = ""
        self.seldom: list[str] = []
        self.called = False
        self.nearer = False
        self.others: list[Hit] = []
        self.policy: Policy | None = None

    def to_json(self) -> dict[str, object]:
        """Return the answer as `search --json`.

        `policy` stands in it only where tournament policy is asked for, `others` only where other books know the words too.
        """
        shape: dict[str, object] = {
            "query": self.query,
            "hits": [hit.to_json() for hit in self.hits],
            "entries": [entry.to_json() for entry in self.entries],
            "did_you_mean": self.did_you_mean,
        }
        if self.others:
            shape["others"] = [hit.to_json() for hit in self.others]
        if self.policy is not None:
            names = {"en": self.policy.name[0], "ja": self.policy.name[1]}
            shape["policy"] = {"document": self.policy.document, "section": self.policy.section or None, "name": names}
        return shape
