"""A text that is not understood, written so that it is: for every sentence at fault the nearest lines that were played there.

What is read once these stand in their places, and is at fault then, is told too, so that one rewriting is enough.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import islice
from time import process_time

from judgekit.core.data_classes import dataclass, field
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.answering.left_unsaid import (
    aims_as,
    keeps,
    keeps_persons,
    left_unsaid,
    tells_a_deed,
    weight_of,
)
from judgekit.scenarios.notation.answering.plain_deeds import Plain, UnreadWords, any_forms, forms_of
from judgekit.scenarios.notation.answering.said_anew import (
    Anew,
    Sentence,
    clause_by_clause,
    is_done,
    is_elsewhere,
    lacks,
    parted,
    said_anew,
    says_who,
    strays,
    together,
    unread_of,
    without_texts,
)
from judgekit.scenarios.notation.answering.unread_lines import may_be_read
from judgekit.scenarios.notation.words.as_typed import in_common
from judgekit.scenarios.notation.words.faults import NotationUnclear, all_told, told_in
from judgekit.scenarios.notation.words.grammar import NotationGrammar, Words
from judgekit.scenarios.notation.words.naming import Names
from judgekit.scenarios.notation.words.said_otherwise import spoken_of
from judgekit.scenarios.notation.words.splitting import Quotes, typed_lines

_MOST_READ = 60
"""Times that a text is read to find out what may stand in the places of its faults."""
_MOST_OF_A_SENTENCE = 14
"""The same for one sentence."""
_MOST_OFFERED = 2
_FARTHER = 1.5
"""How much farther from a sentence than the nearest line another one may be that is offered beside it."""
_MOST_UNSAID = 0.6
"""How much of a sentence a line that is offered for it may leave unsaid."""
_MOST_CLAUSES = 8
"""Clauses of a sentence that is said anew clause by clause."""
_LONGEST = 2.0
"""Seconds of work."""
"""Lines that are offered for one sentence."""
_DEEPEST = 6
"""How often faults are looked for behind others that were told."""


class Heard(NamedTuple):
    """What became of a text.

    Attributes:
        faults: what of it is not understood.
        refused: the line that the rules forbid; empty where they forbid none.
        left_out: how many sentences are left out as remarks.
        stopped: it could not be played for another reason.
    """

    faults: tuple[NotationUnclear, ...]
    refused: str = ""
    left_out: int = 0
    stopped: bool = False


@dataclass(slots=True)
class _Place:
    """A sentence that is not understood.

    Attributes:
        faults: why.
        offered: what may be written in its place, the nearest first.
        says_nothing: it speaks of no player and of nothing that has a name.
        sentence: the sentence, once it was looked at.
    """

    faults: list[NotationUnclear] = field(default_factory=list)
    offered: list[Anew] = field(default_factory=list)
    says_nothing: bool = False
    sentence: Sentence | None = None


class Page:
    """A text in sentences, by line."""

    def __init__(self, text: str) -> None:
        self.sentences = [_sentences(line) for line in typed_lines(text)]

    def with_those(self, others: dict[tuple[int, int], str]) -> str:
        """Return the text with other words in the place of some sentences."""
        lines: list[str] = []
        for at, sentences in enumerate(self.sentences):
            parts: list[str] = []
            for place, sentence in enumerate(sentences):
                other = others.get((at, place))
                end = "" if other is None or not other or re.search(r"[?？.。]$", other) else _end_of(sentence)
                parts.append(sentence if other is None else f"{other}{end} " if other else "")
            lines.append("".join(parts))
        return "\n".join(lines)

    def place_of(self, fault: NotationUnclear) -> tuple[int, int] | None:
        """Return the line and the place of the sentence of which a fault tells; None where it is not found."""
        words = fault.whole or fault.words or fault.message
        at = fault.line - 1
        if not 0 <= at < len(self.sentences):
            return None
        exactly = [place for place, one in enumerate(self.sentences[at]) if fault.words and fault.words in one]
        if len(exactly) == 1:
            return at, exactly[0]
        scored = [(in_common(words, one), -place) for place, one in enumerate(self.sentences[at]) if one.strip()]
        best = max(scored, default=(0, 0))
        return (at, -best[1]) if best[0] > 0 else None


_QUOTED = re.compile('「(?:[^「」]|「[^「」]*」)*」|『[^『』]*』|“[^”]*”|"[^"]*"|[(（][^()（）]*[)）]')
_SENTENCE = re.compile(r"\s*[?？]*(?:[^.。?？!！]|\.(?=\S)|(?<=\.)\.)+[.。?？!！]*\s*")


def _letters(line: str) -> str:
    return re.sub(r"\W", "", line)


def _sentences(line: str) -> list[str]:
    return parted(line, _QUOTED, _SENTENCE.findall)


def _end_of(sentence: str) -> str:
    end = re.search(r"[.。?？!！]+\s*$", sentence)
    return end.group().strip() if end is not None else "。" if re.search("[ぁ-ん]", sentence) else "."


class Rewriting:
    """Looks for what may be written in the place of every sentence of a text that is not understood.

    Args:
        text: the text.
        names: the names that are known of it.
        grammar: the game's notation.
        hears: reads and plays a text; its faults say what would do where they are to be told.
    """

    def __init__(self, text: str, names: Names, grammar: NotationGrammar, hears: Callable[[str, bool], Heard]) -> None:
        self.page, self.names, self.grammar = Page(text), names, grammar
        self._hears = hears
        self._heard: dict[str, Heard] = {}
        self._told_of: dict[str, tuple[NotationUnclear, ...]] = {}
        self.left, self.begun = _MOST_READ, process_time()
        self.places: dict[tuple[int, int], _Place] = {}
        self.is_read = False

    def hears(self, others: dict[tuple[int, int], str]) -> Heard:
        """Return what becomes of the text with other words in the place of some sentences."""
        text = self.page.with_those(others)
        if text not in self._heard:
            self.left -= 1
            self._heard[text] = self._hears(text, False)
        return self._heard[text]

    def _faults_told(self) -> tuple[NotationUnclear, ...]:
        """Return the faults of the text with what is offered, each with what would do in its place."""
        others = self._chosen()
        if not self.hears(others).faults:
            return ()
        text = self.page.with_those(others)
        if text not in self._told_of:
            self._told_of[text] = self._hears(text, True).faults
        return self._told_of[text]

    @property
    def is_tired(self) -> bool:
        """Tell whether enough was tried."""
        return self.left <= 0 or process_time() - self.begun > _LONGEST

    def written(self, fault: NotationUnclear) -> NotationUnclear:
        """Return a fault with what may be written in the places of all that it stands for, and with the faults behind them."""
        told = list(told_in(fault))
        unplaced: list[NotationUnclear] = []
        faults: Sequence[NotationUnclear] = told
        for _round in range(_DEEPEST):
            new: list[tuple[int, int]] = []
            if any(not one.offered or one.offered[0].unsaid for one in self.places.values()):
                break  # what is not understood may only be so for what is missing before it
            for one in faults:
                place = self.page.place_of(one)
                if place is None:
                    unplaced += [one] if not new and not self.places else []
                    continue
                if place not in self.places:
                    self.places[place] = _Place()
                    new.append(place)
                if place in new:
                    self.places[place].faults.append(one)
            if not new:
                break
            for place in sorted(new):
                self._look_at(place)
            if self.is_tired:
                break
            faults = self._faults_told()
            faults = [one for one in faults if not self._falls(one)][:1]  # what comes behind it may hang on it
        self._others()
        whole = self.hears(self._chosen())
        self.is_read = not whole.faults and not whole.stopped
        found = [*unplaced]
        for place in sorted(self.places):
            found += self._told(self.places[place])
        return all_told(found) if found else fault

    def _others(self) -> None:
        """Look on for sentences that no row reads, behind one for which nothing or not all is offered.

        What is only not understood for what is missing before it is none of them: it has a row, whatever its names are.
        """
        for _round in range(_DEEPEST):
            if self.left <= 0:
                break
            new: dict[tuple[int, int], list[NotationUnclear]] = {}
            for one in self._faults_told():
                place = self.page.place_of(one) if one.unread else None
                if place is None or place in self.places or place in new:
                    continue
                sentence = self._sentence(place)
                # What describes a card in a deed is taken apart in play: whether it is read is not seen from the sentence.
                if _QUOTED.search(sentence.removeprefix("(").removesuffix(")")) is None and not self._reads(sentence):
                    new[place] = [one]
            if not new:
                break
            for place, faults in sorted(new.items()):
                self.places[place] = _Place(faults)
                if not self.is_tired:
                    self._look_at(place)

    def _sentence(self, place: tuple[int, int]) -> str:
        return self.page.sentences[place[0]][place[1]].strip()

    def _falls(self, fault: NotationUnclear) -> bool:
        """Take back what was offered for a sentence and is not understood beside the other lines; return whether it was."""
        for place, there in self.places.items():
            if there.offered and self._is_of(fault, place, there.offered[0].line) and fault.line == place[0] + 1:
                del there.offered[0]
                return True
        return False

    def _chosen(self) -> dict[tuple[int, int], str]:
        return {place: one.offered[0].line if one.offered else "" for place, one in self.places.items()}

    def _look_at(self, place: tuple[int, int]) -> None:
        """Look for what may be written in one place."""
        at, number = place
        text = self.page.sentences[at][number]
        here = self.places[place]
        asked = text.strip().endswith(("?", "？")) or text.strip().startswith("?")
        before_it = [one for line in self.page.sentences[:at] for one in line] + self.page.sentences[at][:number]
        before = " ".join(before_it)
        seen = tuple(one for one in reversed(spoken_of(before, self.names)) if not is_done(one, before))
        player = re.search(r"(?<![A-Za-z])[A-H](?![A-Za-z])", text)
        here.says_nothing = not asked and player is None and not spoken_of(text, self.names)
        faults = tuple(dict.fromkeys(one.words for one in here.faults if one.words and one.words in text))
        nearest = tuple(dict.fromkeys(one.nearest for one in here.faults if one.nearest))
        words = self.grammar.words
        sentence = Sentence(
            text.strip(), faults, asked, self.names, seen, words.zones, words.home, self._is_fact, nearest
        )
        here.sentence = sentence
        tried: set[str] = set()
        greedy = self._step_by_step(place, sentence)
        held = [greedy] if greedy is not None and not strays(greedy.line, sentence) else []
        for anew in (one for one in said_anew(sentence) if not strays(one.line, sentence)):
            if len(tried) >= _MOST_OF_A_SENTENCE or self.is_tired or len(held) > _MOST_OFFERED:
                break
            if held and anew.weight > min(one.weight for one in held) + _FARTHER:
                break
            plain = _letters(anew.line)
            if plain in tried or any(plain == _letters(one.line) for one in held):
                continue
            tried.add(plain)
            if self._holds(place, anew.line):
                held.append(anew)
        most = weight_of(left_unsaid(sentence.text, ""), self.names.words) * _MOST_UNSAID
        held = sorted((one for one in held if one.weight <= most), key=lambda one: one.weight)
        here.offered = [one for one in held[:_MOST_OFFERED] if one.weight <= held[0].weight + _FARTHER]

    def _is_fact(self, words: str) -> bool:
        known = Words(self.names.all_words, self.names.players, Quotes())
        try:
            return self.grammar.reads(words, "fact", known) is not None
        except NotationUnclear:
            return False

    def _reads(self, words: str) -> bool:
        return may_be_read(words, self.grammar, self.names)

    def _step_by_step(self, place: tuple[int, int], sentence: Sentence) -> Anew | None:
        """Return a sentence, each clause in the nearest line that can be played behind those before; None: none can."""
        ways = clause_by_clause(sentence, self._reads)
        if not ways or len(ways) > _MOST_CLAUSES:
            return None
        said: list[Plain] = []
        for lines in ways:
            for one in lines:
                if self.is_tired:
                    break
                if self._holds(place, together([*said, one], sentence).line):
                    said.append(one)
                    break
        found = together(said, sentence) if said else None
        if found is None or not says_who(sentence, found.line) or is_elsewhere(found.line, sentence):
            return None
        return found if _letters(found.line) != _letters(sentence.text) else None

    def _holds(self, place: tuple[int, int], line: str) -> bool:
        """Tell whether the text is read and played with a line in a place as far as it tells of that place."""
        before = self.hears({**self._chosen(), place: ""})
        heard = self.hears({**self._chosen(), place: line})
        if (heard.stopped and not before.stopped) or (heard.refused and heard.refused != before.refused):
            return False
        if heard.left_out > before.left_out:
            return False  # a sentence that is left out says nothing
        there = {(one.line, one.message) for one in before.faults}
        return not any(self._is_of(one, place, line) for one in heard.faults if (one.line, one.message) not in there)

    def _is_of(self, fault: NotationUnclear, place: tuple[int, int], line: str) -> bool:
        """Tell whether a fault is one of a line that stands in a place."""
        if fault.line - 1 != place[0]:
            return fault.line - 1 < place[0] or bool(fault.candidates)
        words = fault.whole or fault.words
        others = [
            one
            for number, one in enumerate(self.page.sentences[place[0]])
            if number != place[1] and (place[0], number) not in self.places
        ]
        elsewhere = max((in_common(words, one) for one in others), default=0)
        return in_common(words, line) >= elsewhere

    def _more_is_told(self) -> bool:
        """Tell whether any sentence stands there besides those that are not understood."""
        told = (
            (row, place)
            for row, line in enumerate(self.page.sentences)
            for place, one in enumerate(line)
            if one.strip()
        )
        return any(one not in self.places for one in told)

    def _told(self, place: _Place) -> list[NotationUnclear]:
        """Return the faults of a sentence, the last of them with what may be written in its place, or what of it is read."""
        *before, last = place.faults
        sentence = place.sentence
        whole = [one for one in place.offered if sentence is None or not lacks(one, sentence)]
        if sentence is not None:
            text, known, asks = sentence.text, sentence.names, sentence.asked
            whole = [one for one in whole if keeps(text, one.line, known, one.unsaid, asked=asks)]
        if last.both_ways:
            return place.faults
        if whole:
            return [*before, last.rewritten(tuple(map(_offered, whole)))]
        if self.is_read and place.says_nothing and not last.hint and self._more_is_told():
            return [*before, last.hinted(phrase("the rest is read without this sentence"))]
        if sentence is None:
            return [*before, last]
        notes: list[str] = []
        unread = [text]
        parts = (one for one in place.offered if keeps(text, one.line, known, one.unsaid, whole=False, asked=asks))
        if (part := next(parts, None)) is not None:
            unread = unread_of(part, sentence)
            left_out = ", ".join(phrase("{part!r}", part=one) for one in unread)
            notes.append(phrase("only this of it is read: {line} (not {unsaid})", line=part.line, unsaid=left_out))
        if not last.hint:
            notes.append(self._forms(" ".join(unread), sentence, is_partly_read=part is not None))
        return [*before, last.noted(tuple(notes))]

    def _forms(self, clause: str, sentence: Sentence, *, is_partly_read: bool) -> str:
        """Return which forms with the names of a sentence are read, or the heading below which such sentences stand."""
        asks, text = sentence.asked, sentence.text
        forms = [
            one
            for one in _forms_for(clause, sentence)
            if keeps(clause, one, sentence.names, (), asked=asks)
            and aims_as(text, one)
            and keeps_persons(text, one)
            and (asks or self._reads(one))
        ]
        if forms:
            return phrase("forms that are read: {forms}", forms=" · ".join(forms))
        several = [one for one in _forms_for(clause, sentence, of_any_kind=True) if asks or self._reads(one)]
        if len(several) > 1 and not is_partly_read:
            shown = " · ".join(several)
            return phrase(
                "say it in a plain form, such as: {forms} (more: {heading})", forms=shown, heading=sentence.heading
            )
        return phrase("such sentences stand in `judgekit help notation`: {heading}", heading=sentence.heading)


def _offered(anew: Anew) -> str:
    """Return a line as it is offered: with what it leaves unsaid."""
    if not anew.unsaid:
        return anew.line
    unsaid = ", ".join(phrase("{part!r}", part=one) for one in anew.unsaid)
    return phrase("{line} (leaves out {unsaid})", line=anew.line, unsaid=unsaid)


_MOST_FORMS = 3


def _forms_for(unread: str, sentence: Sentence, *, of_any_kind: bool = False) -> list[str]:
    """Return forms that are read, by the words of a sentence of which nothing is; none where they tell nothing.

    Args:
        unread: the words that are not read.
        sentence: the sentence in which they stand.
        of_any_kind: its words do not tell which deed or question it is: forms of each.
    """
    text = sentence.text
    spoken = reversed(spoken_of(text, sentence.names))
    named = [re.sub("^(?:un)?tapped ", "", one) for one in spoken if not is_done(one, text)]
    told = (
        one
        for where in (unread, sentence.text)
        for one in sentence.names.players
        if re.search(rf"(?<![A-Za-z]){one}(?![A-Za-z])", where)
    )
    who = next(told, "")
    kind = "asked" if sentence.asked else "deed" if tells_a_deed(without_texts(unread)) or sentence.acts else "fact"
    things = [
        one._replace(zone="hand") if one.zone not in ("", sentence.home) else one for one in sentence.names.things
    ]
    words = UnreadWords(without_texts(unread), kind, who, sentence.names.players, named, sentence.japanese, things)
    found = (any_forms if of_any_kind else forms_of)(words)
    said = _letters(text)  # a form that says word for word what is not read helps nobody
    return list(islice((one for one in found if _letters(one) != said), _MOST_FORMS + 2 * of_any_kind))
