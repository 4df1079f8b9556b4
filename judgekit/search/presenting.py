"""Presenting: what a hit shows besides its number: headings above, snippets with what was asked for, why it matched.

This module is on the path of a cold search, so it imports neither re nor typing.
"""

from __future__ import annotations

from judgekit.core.sqlite3 import Connection
from judgekit.search.question import Question
from judgekit.search.results import Hit, Snippet

TYPE_CHECKING = False  # typing costs more to import than a search takes
if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.search.snippets import Wanted

_DEEPEST_PATH = 8


def hits_at(connection: Connection, pool: list[tuple[float, int]], kind: str | None = None) -> list[Hit]:
    """Return the nodes at some places as hits, in the order of the pool.

    Args:
        connection: the store.
        pool: (score, place).
        kind: the only kind of node wanted; None for all.
    """
    places = ",".join([str(place) for _score, place in pool])
    rows = connection.execute(
        "SELECT place, id, edition, number, kind, rule, above, title_ja, title_en "
        f"FROM search_node JOIN search_shelf USING (shelf) WHERE place IN ({places})"
    ).fetchall()
    nodes = {row[0]: row for row in rows}
    hits = []
    for score, place in pool:
        row = nodes.get(place)
        if row is not None and kind in (None, row[4]):
            hit = Hit(place, row[1], row[2], row[3], row[4], score)
            hit.rule, hit.above, hit.title = row[5], row[6], (row[7], row[8])
            hits.append(hit)
    return hits


def wanted_of(connection: Connection, question: Question) -> list[Wanted]:
    """Return slot by slot what is to be highlighted: every form of a term, every bigram or stem of a word."""
    from judgekit.search.snippets import Wanted

    units = [unit for slot in question.slots for unit, _weight in slot.units + slot.extra if unit[0] == "#"]
    marks = ",".join("?" * len(units))
    rows = connection.execute(f"SELECT unit, ja, en FROM search_concept WHERE unit IN ({marks})", units).fetchall()
    forms = {unit: (ja, en) for unit, ja, en in rows}
    found = []
    for slot in question.slots:
        wanted = Wanted()
        for unit, _weight in slot.units + slot.extra:
            if unit in forms:
                ja, en = forms[unit]
                wanted.ja += ja.split("\t") if ja else []
                wanted.en += [form.split(" ") for form in en.split("\t")] if en else []
            elif unit.isascii():
                wanted.en.append([unit])
            else:
                wanted.ja.append(unit)
        found.append(wanted)
    return found


class Stretches:
    """The stretches of texts that answer a question; what finds them is loaded and read when the first is asked for."""

    def __init__(
        self, connection: Connection, places: list[int], wanted: Callable[[], list[Wanted]], lang: str | None
    ) -> None:
        """Be ready to look for stretches.

        Args:
            connection: the store.
            places: of the nodes that may be shown.
            wanted: returns what is to be highlighted.
            lang: the only language to show; None for both. A text that is printed in the other one only is shown in that.
        """
        self._connection = connection
        self._places = places
        self._wanted = wanted
        self._lang = lang
        self._texts: dict[int, tuple[str | None, str | None]] = {}
        self._highlighted: list[Wanted] = []

    def at(self, place: int) -> dict[str, Snippet | None]:
        """Return the stretch of the node at a place that answers best, by language."""
        from judgekit.search.snippets import snippet

        if not self._texts:
            places = ",".join([str(one) for one in self._places])
            rows = self._connection.execute(
                f"SELECT place, text_ja, text_en FROM search_node WHERE place IN ({places})"
            ).fetchall()
            self._texts = {number: (ja, en) for number, ja, en in rows}
            self._highlighted = self._wanted()
        ja, en = self._texts[place]
        return {
            "ja": snippet(ja, "ja", self._highlighted) if self._lang != "en" or not en else None,
            "en": snippet(en, "en", self._highlighted) if self._lang != "ja" or not ja else None,
        }


def present(connection: Connection, hits: list[Hit], wanted: Callable[[], list[Wanted]], lang: str | None) -> None:
    """Give each hit what finds its snippets, and the headings above it.

    Args:
        connection: the store; it is asked again when a snippet is.
        hits: the hits to show.
        wanted: returns what is to be highlighted.
        lang: the only language to show; None for both.
    """
    stretches = Stretches(connection, [hit.place for hit in hits], wanted, lang)
    headings = _headings(connection, {hit.above for hit in hits if hit.above is not None})
    for hit in hits:
        hit.score = round(hit.score, 3)
        hit.looked_for = stretches.at
        over = hit.above
        while over in headings and len(hit.path) < _DEEPEST_PATH:
            number, title_ja, title_en, over = headings[over]
            if title_ja or title_en:
                hit.path.insert(0, (number, title_ja, title_en))


_Heading = tuple[str | None, str | None, str | None, int | None]


def _headings(connection: Connection, places: set[int]) -> dict[int | None, _Heading]:
    """Return the headings at some places and all above them: number, titles, and the place above."""
    found: dict[int | None, _Heading] = {}
    while places:
        marks = ",".join([str(place) for place in places])
        rows = connection.execute(
            f"SELECT place, number, title_ja, title_en, above FROM search_node WHERE place IN ({marks})"
        ).fetchall()
        found.update({place: (number, ja, en, over) for place, number, ja, en, over in rows})
        places = {row[4] for row in rows if row[4] is not None and row[4] not in found}
    return found
