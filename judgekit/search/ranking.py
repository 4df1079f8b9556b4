"""Ranking: impacts added up slot by slot, so that a rule which holds more of what is asked for comes first.

This module is on the path of a cold search, so it imports neither re nor typing.
"""

from __future__ import annotations

from math import log
from sys import byteorder

from judgekit.core.sqlite3 import Connection
from judgekit.search.question import Question, Slot, Unit

POOL = 60
"""Nodes kept for a closer look."""

LEAST = 0.12
"""Nodes with less than this share of the best score are not looked at."""

PRESENCE = 0.18
"""The share of a unit's weight that a node has by holding it at all; the rest grows with its impact."""

FAINT = 30
"""The impact up to which a unit is no more than mentioned, in a gloss or an example: it does not count as held."""

COVERAGE = 0.3
"""How much it counts what share of the question a node holds, besides what it says about each part of it."""

HELD = 0.4
"""The share of what a slot can gain a node from which on the node holds it."""

_COVERED = 200
"""Nodes of an edition that are looked at for what they hold; the rest is taken to hold as little as the least of them."""

UNDER = "under "
"""Begins the units that name the rules under a heading (`postings.UNDER`, which this module does not import)."""

PHRASE = 2.5
"""What a node gains that has the whole query as a phrase: "AのB", printed so or without the particle it lost."""

_PHRASE_POOL = 240

ASKED_WITH = "asked "
"""Begins the units that name the phrases a rule is asked with (`postings.ASKED_WITH`)."""

AS_ASKED = 0.4
"""What a rule gains that is asked for with all of the question in one phrase; less, the less of it one phrase has."""

ASIDE = 0.35
"""What the meaning of slang counts where the rulebook has the slang itself as a term."""

_FAINT_IMPACTS = bytes(range(FAINT + 1))
_FULL_IMPACT = 250
_PERCENT = 100
_PRIOR_SCALE = 100


class Shelf:
    """One edition in the index.

    Attributes:
        number, edition, book, family, base: as in the store.
        nodes: how many it has.
        first: the place of its first node.
        priors: the prior of each node.
    """

    BESIDE = 1 << 16
    """Numbers from here on are of editions that stand beside the core: whole texts of other years."""

    __slots__ = ("base", "book", "edition", "family", "first", "nodes", "number", "priors")

    def __init__(self, row: tuple[int, str, str, str, int, int, int, bytes]) -> None:
        self.number, self.edition, self.book, self.family, self.base, self.nodes, self.first, self.priors = row

    @property
    def is_beside(self) -> bool:
        """Tell whether this is a whole text of another year, which is searched where it is asked for or the others know less."""
        return self.number >= self.BESIDE


def shelves(connection: Connection) -> list[Shelf]:
    """Return the editions of a store."""
    columns = "shelf, edition, book, family, base, nodes, first, priors"
    return [Shelf(row) for row in connection.execute(f"SELECT {columns} FROM search_shelf ORDER BY shelf").fetchall()]


class Ranking:
    """The nodes that answer a question, with what of it each answers."""

    def __init__(
        self, connection: Connection, question: Question, searched: list[Shelf], before: Ranking | None = None
    ) -> None:
        """Rank the nodes of some editions.

        Args:
            connection: the store.
            question: what is asked for.
            searched: the editions.
            before: the same question as it was read for others; postings that it read of the same editions are not read again.
        """
        self._connection = connection
        self._blobs: dict[str, list[tuple[int, bytes]]] = {}
        if before is not None and before._searched == searched:
            self._blobs = before._blobs
        self._question = question
        self._searched: list[Shelf] = searched
        units = {unit for slot in question.slots for unit, _weight in slot.units + slot.extra}
        if question.bare_term:
            units.update([UNDER + unit for unit in units])
        self._postings = self._read(list(units)) if units and searched else {}
        self._telling: dict[tuple[str, str], float] = {}
        self._whole = 0.0
        self._scores: dict[int, float] | None = None
        self._closeness: float | None = None
        self._hold: tuple[int, set[int]] = (-1, set())

    @property
    def scores(self) -> dict[int, float]:
        """The score of every place that holds anything of what is asked for; worked out when it is first asked for."""
        if self._scores is None:
            self._telling = self._inverse_frequencies()
            self._scores = {}
            for shelf in self._searched:
                first, found = shelf.first, self._shelf_scores(shelf)
                self._scores.update([(first + place, score) for place, score in found.items()] if first else found)
        return self._scores

    def _read(self, units: list[str]) -> dict[tuple[str, int], bytes]:
        """Return the postings of some units, each of which is read once."""
        known = self._blobs
        new = [unit for unit in units if unit not in known]
        if new:
            known.update([(unit, []) for unit in new])
            marks = ",".join("?" * len(new))
            numbers = ",".join([str(shelf.number) for shelf in self._searched])
            rows = self._connection.execute(
                f"SELECT unit, shelf, postings FROM search_posting WHERE shelf IN ({numbers}) AND unit IN ({marks})",
                new,
            )
            for unit, shelf, blob in rows.fetchall():
                known[unit].append((shelf, blob))
        return {(unit, shelf): blob for unit in units for shelf, blob in known[unit]}

    def unheld(self) -> list[Slot]:
        """Return the slots of which nothing stands in the editions searched."""
        held = {unit for unit, _shelf in self._postings}
        return [slot for slot in self._question.slots if not any(unit in held for unit, _ in slot.units + slot.extra)]

    @property
    def leads_to_a_chapter(self) -> bool:
        """Tell whether one of the editions searched has a chapter that is called like the term asked for."""
        return any(unit.startswith(UNDER) for unit, _shelf in self._postings)

    def _inverse_frequencies(self) -> dict[tuple[str, str], float]:
        """Return how telling each unit is in each book, over all its editions that are searched (the idf of BM25)."""
        books = {shelf.number: shelf.book for shelf in self._searched}
        nodes: dict[str, int] = {}
        for shelf in self._searched:
            nodes[shelf.book] = nodes.get(shelf.book, 0) + shelf.nodes
        holding: dict[tuple[str, str], int] = {}
        for (unit, number), blob in self._postings.items():
            key = (unit, books[number])
            impacts = blob[len(blob) // 3 * 2 :]
            holding[key] = holding.get(key, 0) + len(impacts.translate(None, _FAINT_IMPACTS))
        return {key: log(1.0 + (nodes[key[1]] - count + 0.5) / (count + 0.5)) for key, count in holding.items()}

    def _shelf_scores(self, shelf: Shelf) -> dict[int, float]:
        """Return the score of every place within an edition that holds anything of what is asked for."""
        total: dict[int, float] = {}
        parts: list[tuple[float, dict[int, float]]] = []
        for slot in self._question.slots:
            full, gains = self._slot_gains(shelf, slot)
            if gains:
                parts.append((full, gains))
                if total:
                    both = {place: total[place] + gains[place] for place in total.keys() & gains.keys()}
                    total.update(gains)
                    total.update(both)
                else:
                    total = dict(gains)
        self._whole = max(self._whole, sum([full for full, _gains in parts]))
        priors = shelf.priors
        if self._question.bare_term:
            self._lead_to_chapter(shelf, total)
        scores = {place: score * priors[place] for place, score in total.items()}
        return self._held(scores, parts) if len(parts) > 1 else scores

    def _lead_to_chapter(self, shelf: Shelf, total: dict[int, float]) -> None:
        """Let the rules under the heading that is the term asked for gain: who types "mana" asks for its chapter."""
        chapter: dict[int, int] = {}
        for unit in self._as_typed():
            blob = self._postings.get((UNDER + unit, shelf.number))
            if blob is not None:
                count = len(blob) // 3
                chapter.update(zip(memoryview(blob)[: 2 * count].cast("H"), blob[2 * count :], strict=True))
        for place, percent in chapter.items():
            if place in total:
                total[place] *= percent / _PERCENT

    def _as_typed(self) -> list[str]:
        """Return the terms that the one word typed is in this very form, where there are such: "phase" is not "phasing"."""
        slot = self._question.slots[0]
        units = [unit for unit, _weight in slot.units]
        marks = ",".join("?" * len(units))
        rows = self._connection.execute(f"SELECT unit, words FROM search_concept WHERE unit IN ({marks})", units)
        exactly = [unit for unit, words in rows.fetchall() if slot.surface in words.split("\t")]
        return exactly or units

    def _slot_gains(self, shelf: Shelf, slot: Slot) -> tuple[float, dict[int, float]]:
        """Return what a slot may gain a place at most, and what each gains: its best alternative and what counts besides."""
        found = [unit for unit in slot.units if (unit[0], shelf.number) in self._postings]
        extra = [unit for unit in slot.extra if (unit[0], shelf.number) in self._postings]
        gains = dict(self._gains(shelf, found[0])) if found else {}
        for unit in found[1:]:
            for place, gain in self._gains(shelf, unit):
                if gain > gains.get(place, 0.0):
                    gains[place] = gain
        share = ASIDE if found else 1.0
        for name, weight in extra:
            get = gains.get
            for place, gain in self._gains(shelf, (name, weight * share)):
                gains[place] = get(place, 0.0) + gain
        most = [self._telling[name, shelf.book] * weight for name, weight in found or extra]
        return max(most, default=0.0) / _PRIOR_SCALE, gains

    def _held(self, scores: dict[int, float], parts: list[tuple[float, dict[int, float]]]) -> dict[int, float]:
        """Return the scores of some worth, each less the less of the question its place holds: first all words, then any."""
        least = max(scores.values()) * LEAST
        pool = [place for place, score in scores.items() if score >= least]
        rest: list[int] = []
        if len(pool) > _COVERED:
            pool.sort(key=scores.__getitem__, reverse=True)
            pool, rest = pool[:_COVERED], pool[_COVERED:]
        everything = sum([full for full, _gains in parts])
        found: dict[int, float] = {}
        lowest = 1.0
        for place in pool:
            held = 0.0
            for full, gains in parts:
                gain = gains.get(place, 0.0) / HELD
                held += gain if gain < full else full
            share = (held / everything) ** COVERAGE
            found[place] = scores[place] * share
            if share < lowest:
                lowest = share
        found.update({place: scores[place] * lowest for place in rest})
        return found

    def _gains(self, shelf: Shelf, unit: Unit) -> zip[tuple[int, float]]:
        """Return the places of a unit within an edition and what each gains by it."""
        blob = self._postings[unit[0], shelf.number]
        count = len(blob) // 3
        view = memoryview(blob)
        weight = self._telling[unit[0], shelf.book] * unit[1] / _PRIOR_SCALE
        least, step = weight * PRESENCE, weight * (1 - PRESENCE) / _FULL_IMPACT
        impacts = blob[2 * count :]
        gain = {impact: least + step * impact if impact > FAINT else step * impact for impact in set(impacts)}
        return zip(view[: 2 * count].cast("H"), map(gain.__getitem__, impacts), strict=True)

    def best(self, most: int = POOL) -> list[tuple[float, int]]:
        """Return (score, place) of at most so many nodes worth a closer look, the best first; equals as the books go."""
        if not self.scores:
            return []
        least = max(self.scores.values()) * LEAST
        phrase = self._question.phrase
        pool = sorted([(-score, place) for place, score in self.scores.items() if score >= least])
        pool = pool[: max(most, _PHRASE_POOL) if phrase else most]
        if phrase:
            looked_at, hold = self._hold
            if looked_at != len(pool):
                hold = self._hold_phrase([place for _score, place in pool])
                self._hold = (len(pool), hold)
            pool = sorted([(score * PHRASE if place in hold else score, place) for score, place in pool])[:most]
        if len(self._question.slots) > 1:
            share = self._asked_together([place for _score, place in pool])
            pool = sorted([(score * (1 + AS_ASKED * share.get(place, 0.0)), place) for score, place in pool])
        return [(-score, place) for score, place in pool]

    def closeness(self) -> float:
        """Return how near the best node comes to holding all that is asked for, comparable between games; phrases count too."""
        if self._closeness is None:
            best = self.best(1)
            self._closeness = best[0][0] / self._whole if best and self._whole else 0.0
        return self._closeness

    def share_answered(self) -> float:
        """Return which share of the words asked for the best node holds."""
        best = self.best(1)
        return len(self.answered(best[0][1])) / len(self._question.slots) if best else 0.0

    def _asked_together(self, places: list[int]) -> dict[int, float]:
        """Return for some places what share of the question stands in one of the phrases with which the rule is asked for.

        Words that stand far apart in a rule's phrases ask for two things; in one phrase they ask for this.
        """
        slots = self._question.slots
        units = {unit: None for slot in slots for unit, _weight in slot.units + slot.extra}
        firsts = {shelf.number: shelf.first for shelf in self._searched}
        here = {number: {place - first: place for place in places} for number, first in firsts.items()}
        masks: dict[str, list[tuple[int, int]]] = {}
        for (unit, number), blob in self._read([ASKED_WITH + unit for unit in units]).items():
            both = memoryview(blob).cast("H")
            half = len(both) // 2
            found, near = dict(zip(both[:half], both[half:], strict=True)), here[number]
            masks.setdefault(unit, []).extend([(near[place], found[place]) for place in near.keys() & found.keys()])
        books = {shelf.book for shelf in self._searched}
        weights: list[float] = []
        held: dict[int, list[tuple[int, float]]] = {}
        for slot in slots:
            telling = [
                self._telling.get((unit, book), 0.0) * weight
                for unit, weight in slot.units or slot.extra
                for book in books
            ]
            weight = max(telling, default=0.0) ** 2
            weights.append(weight)
            together: dict[int, int] = {}
            for unit, _weight in slot.units + slot.extra:
                for place, mask in masks.get(ASKED_WITH + unit, ()):
                    together[place] = together.get(place, 0) | mask
            for place, mask in together.items():
                held.setdefault(place, []).append((mask, weight))
        whole = sum(weights) or 1.0
        return {place: _best_phrase(parts) / whole for place, parts in held.items()}

    def _hold_phrase(self, places: list[int]) -> set[int]:
        """Return those of some places whose text has the query as a phrase."""
        numbers = ",".join([str(place) for place in places])
        found = " OR ".join(["instr(stream, ?)"] * len(self._question.phrase))
        rows = self._connection.execute(
            f"SELECT place FROM search_node WHERE place IN ({numbers}) AND ({found})", self._question.phrase
        ).fetchall()
        return {place for (place,) in rows}

    def answered(self, place: int) -> list[Slot]:
        """Return the slots that a node answers."""
        shelf = next(shelf for shelf in self._searched if 0 <= place - shelf.first < len(shelf.priors))
        return [slot for slot in self._question.slots if self._holds(place - shelf.first, shelf.number, slot)]

    def _holds(self, place: int, shelf: int, slot: Slot) -> bool:
        for unit, _weight in slot.units + slot.extra:
            blob = self._postings.get((unit, shelf))
            if blob is not None and _stands_in(blob, place):
                return True
        return False


def _stands_in(blob: bytes, place: int) -> bool:
    """Tell whether a place is among those of a unit: its two bytes are looked for, and what lies across two places is none."""
    wanted = place.to_bytes(2, byteorder)
    end = len(blob) // 3 * 2
    at = blob.find(wanted, 0, end)
    while at >= 0 and at % 2:
        at = blob.find(wanted, at + 1, end)
    return at >= 0


def _best_phrase(parts: list[tuple[int, float]]) -> float:
    """Return the most that parts of a question weigh which stand in one phrase together; each part has its phrases as a mask."""
    best = 0.0
    phrases = 0
    for mask, _weight in parts:
        phrases |= mask
    phrase = 1
    while phrase <= phrases:
        if phrase & phrases:
            weight = sum([weight for mask, weight in parts if mask & phrase])
            if weight > best:
                best = weight
        phrase <<= 1
    return best
