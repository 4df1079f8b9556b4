"""A situation played at a prompt: one line of notation at a time, back again, and along several lines of play.

Each line makes a table of its own out of the one before it, so that going back is taking the one before. This is the one history
of what is played: `judgekit play` and `judgekit step` (`scenarios.stepping`) are views of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice, pairwise

from judgekit.core.data_classes import dataclass
from judgekit.core.errors import JudgekitError, UsageFault
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer, Question, Record
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.files.model import NOT_CHOSEN, ChosenEdition, Scenario, Step
from judgekit.scenarios.forking import Branch
from judgekit.scenarios.notation.answering.asking import Asking
from judgekit.scenarios.notation.answering.expecting import judged
from judgekit.scenarios.notation.as_scenarios.drafting import drafted
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.reading.deeds import steps_of
from judgekit.scenarios.notation.reading.described import taken_apart
from judgekit.scenarios.notation.reading.notations import Written, known_cards, names_unquoted, written
from judgekit.scenarios.notation.reading.variations import Variation
from judgekit.scenarios.notation.telling import told_in_words
from judgekit.scenarios.notation.telling.replies import Reply
from judgekit.scenarios.notation.telling.results import NOTHING, happened
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import quoted
from judgekit.scenarios.notation.words.splitting import FIRST_QUOTE, LAST_QUOTE, Quotes, Statement, statements_of
from judgekit.scenarios.sessions import PRIORITY
from judgekit.scenarios.snapshots import Snapshot
from judgekit.table.adapter import GameAdapter
from judgekit.table.wording import decided

MOST = 200
"""Answers of one decision that have a number."""
LONGEST = 1_000
"""Lines of one line of play."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a line of play stands after a line that was said, or a step of a script.

    Attributes:
        table: the table there.
        said: the line, as it can be read again; empty for the beginning, and for a step that did nothing (a query, a refusal).
        reply: what came of it.
        title: what led here as a scenario file says it: "start", "do {…}", "ask {…}", "choose …"; the line where it was typed.
        told: the step as a line of the table in the language of the interface; empty where it has no words.
        message: what an expectation of the step found wrong, or the answer to a query; may be empty.
        number: line of the step in the file, 0 where it is none.
        ahead: the steps of the script that are still to come.
        branch: the fork to which these steps belong, None where they are the base line's.
    """

    table: NotationTable
    said: str
    reply: Reply
    title: str = ""
    told: str = ""
    message: str = ""
    number: int = 0
    ahead: tuple[Step, ...] = ()
    branch: Branch | None = None

    @property
    def snapshot(self) -> Snapshot:
        """The table at this moment."""
        return self.table.run.table.snapshot()

    @property
    def records(self) -> Sequence[Record]:
        """What happened on the way here."""
        return self.reply.records


class Play:
    """A running situation, and the lines of play that leave it.

    Attributes:
        lines: every line of play, each its places from the beginning on.
        at: number of the present line of play, from 0.
        laid_out: the lines of notation that say the position, before anybody has acted.
        scenario_read: the scenario that it began with, None where it began with notation.
    """

    def __init__(
        self,
        chosen: ChosenEdition = NOT_CHOSEN,
        game: str = "mtg",
        lang: str = "en",
        first: Place | None = None,
    ) -> None:
        """Begin with an empty table.

        Args:
            chosen: the edition that somebody chose.
            game: the game where the notation names none.
            lang: "en" or "ja", for lines that can be said.
            first: where it begins instead.
        """
        self.chosen = chosen
        self.game = game
        self.lang = lang
        self.laid_out: list[str] = []
        self.scenario_read: Scenario | None = None
        self.lines: list[list[Place]] = [[first or self._beginning(self._written([]))]]
        self.at = 0

    # Saying.

    def read(self, text: str) -> list[Reply]:
        """Take in a whole notation: its position, what is done in it, its questions; return what came of each.

        Raises:
            NotationUnclear: words are not understood, or have more than one meaning.
            JudgekitError: the position cannot be, or something in it cannot be done.
        """
        begun = written(text, self.chosen, self.game)
        played = set(begun.play)
        everything = self._apart(text, begun)
        statements = [one for one in everything if not one.variation]
        position = [as_said(one, begun.quotes) for one in statements if one.kind == "said" and one not in played]
        before = self.laid_out, self.lines, self.at
        try:
            self.laid_out, self.lines, self.at = position, [[self._beginning(begun)]], 0
            found = [self._say(one, begun.quotes) for one in statements if one.kind != "said" or one in played]
            for variation in begun.variations:
                self._other_line(begun, variation)
            return found
        except JudgekitError:
            self.laid_out, self.lines, self.at = before
            raise

    @staticmethod
    def _apart(text: str, begun: Written) -> list[Statement]:
        """Return the statements of a text as they were read: no card in quotation marks, none described in a deed."""
        game, quotes = begun.situation.game, Quotes()
        return taken_apart(names_unquoted(statements_of(text, quotes), quotes, game), known_cards(game)).statements

    def _other_line(self, begun: Written, variation: Variation) -> None:
        """Play a variation as another line of play.

        Raises:
            UsageFault: something is different in it, which no line that is typed can say.
            JudgekitError: it cannot be played.
        """
        if variation.differing:
            raise UsageFault(
                phrase("a variation in which something is different is not played at a prompt"),
                phrase("`judgekit ask` answers it"),
            )
        self.lines.append(self.lines[0][: variation.place + 1])
        self.at = len(self.lines) - 1
        for statement in variation.play:
            self._do(statement, as_said(statement, begun.quotes))
        self.at = 0

    def say(self, line: str) -> list[Reply]:
        """Take in a line: more of the position while nobody has acted, what is done, a question, the number of an answer.

        Returns:
            What came of each statement in it; a line of the position has none.

        Raises:
            NotationUnclear: words are not understood, or have more than one meaning; nothing changes.
            JudgekitError: it cannot be done; nothing changes.
        """
        if line.strip().isdecimal():
            return [self.take(int(line.strip()))]
        here = list(self.line), self.laid_out
        try:
            return self._said(line)
        except JudgekitError as fault:
            self.lines[self.at], self.laid_out = here
            raise (_unnumbered(fault) if isinstance(fault, NotationUnclear) else fault) from fault

    def _said(self, line: str) -> list[Reply]:
        if len(self.line) > 1 or len(self.lines) > 1 or self.scenario_read is not None:
            quotes = self.table.written.quotes
            return [self._say(one, quotes) for one in _no_variation(statements_of(line, quotes))]
        whole = "\n".join([*self.laid_out, line])
        begun = written(whole, self.chosen, self.game)
        everything = self._apart(whole, begun)
        new = _no_variation(one for one in everything if one.line > len(self.laid_out))
        played = set(begun.play)
        added = [as_said(one, begun.quotes) for one in new if one.kind == "said" and one not in played]
        self.laid_out = [*self.laid_out, *added]
        self.lines[self.at] = [self._beginning(begun)]
        return [self._say(one, begun.quotes) for one in new if one.kind != "said" or one in played]

    def take(self, number: int) -> Reply:
        """Give the answer of a number to the open decision.

        Raises:
            UsageFault: there is no such answer.
            JudgekitError: it cannot be done.
        """
        question = self.question
        there = question is not None and 0 < number <= MOST
        found = list(islice(question.legal(), number - 1, number)) if question is not None and there else []
        if question is None or not found:
            raise UsageFault(
                phrase("there is no answer {number} here", number=str(number)[:20]), phrase("`answers` lists them")
            )
        line = self._answer_line(question, found[0])
        quotes = self.table.written.quotes
        (statement,) = statements_of(line, quotes)
        return self._say(statement, quotes)

    def choose(self, plain: Json) -> Place:
        """Answer the open decision with a choice as a scenario words it; the rest of a script is left.

        Raises:
            IllegalAnswer: the rules forbid it.
            UsageFault: no decision is open, or it is no answer to it.
        """
        question = self.question
        if question is None:
            raise UsageFault(phrase("no decision is open here"))
        table = self.table.copied()
        there = table.run.table
        since, begun = len(there.trace.records), there.position
        try:
            choice = table.run.scene.read_choice(question, plain)
            there.position = begun.game.answer(begun, choice, there.trace)
        except (TypeError, ValueError, KeyError, AttributeError, IndexError):
            raise UsageFault(phrase("{plain} is no answer to this decision", plain=words(plain))) from None
        said = self._answer_line(question, choice)
        table.steps += self._steps_said(said) or [{"choose": plain, "by": question.by}]
        place = Place(table, said, self._came_of(table, begun, since, said), f"choose {words(plain)}", said)
        self.line.append(place)
        return place

    def _steps_said(self, line: str) -> list[dict[str, Json]]:
        """Return the steps that a line is in a scenario; none where it has no words of its own."""
        quotes = self.table.written.quotes
        try:
            (statement,) = statements_of(line, quotes)
            return steps_of(statement, quotes, self.table.grammar, self.table.resolving())
        except NotationUnclear:
            return []

    def _say(self, statement: Statement, quotes: Quotes) -> Reply:
        if statement.kind == "asked":
            return Asking(self.table.copied(), self.lang).reply(statement)
        if statement.kind == "expected":
            return judged(Asking(self.table.copied(), self.lang), statement, now=False)
        if len(self.line) > LONGEST:
            raise UsageFault(
                phrase("more than {longest} lines have been played", longest=LONGEST), phrase("undo, or begin anew")
            )
        return self._do(statement, as_said(statement, quotes))

    def _do(self, statement: Statement, said: str) -> Reply:
        before = self.table
        table = before.copied()
        since = len(table.run.table.trace.records)
        begun = table.run.table.position
        asking = Asking(table, self.lang)
        try:
            table.do(statement)
        except IllegalAnswer as refused:
            return asking.refused(table.written.quotes.back(statement.body), statement.who, refused)
        if table.open is not None and table.run.table.position is begun:
            opened = table.open.question
            raise UsageFault(
                phrase("{by} has to decide first: {kind}", by=opened.by, kind=decided(opened.kind)),
                phrase("`answers` lists what can be said"),
            )
        reply = self._came_of(table, begun, since, said)
        self.line.append(Place(table, said, reply, said))
        return reply

    def _came_of(self, table: NotationTable, begun: AnyPosition, since: int, said: str) -> Reply:
        """Return what a line came to: its result, or the line itself where nothing is different that has words."""
        records = self._since(table, since)
        told = happened(table.run.scene, begun, table.run.table.position, records).sentence()
        rules = tuple(dict.fromkeys(rule for record in records for rule in record.rules))
        return Reply("", [Bilingual(said, said) if told == NOTHING else told], rules, records)

    def _since(self, table: NotationTable, since: int) -> list[Record]:
        lent = {number for begin, end in table.lent for number in range(begin, end)}
        return [one for number, one in enumerate(table.run.table.records(since), since) if number not in lent]

    # Looking.

    @property
    def line(self) -> list[Place]:
        """The present line of play."""
        return self.lines[self.at]

    @property
    def table(self) -> NotationTable:
        """The table as it is now."""
        return self.line[-1].table

    @property
    def last(self) -> Reply:
        """What came of the last line that was done."""
        return self.line[-1].reply

    @property
    def question(self) -> Question | None:
        """The open decision, None where none is open."""
        return self.table.run.table.position.question

    @property
    def granted(self) -> list[Bilingual]:
        """What was taken for granted so far."""
        return self.table.granted

    def allowed(self, most: int = MOST) -> list[tuple[str, tuple[str, ...]]]:
        """Return the legal answers of the open decision as lines that can be said, with the rules that allow each."""
        question, table = self.question, self.table.run.table
        if question is None:
            return []
        found = islice(question.allowed(), most)
        return [(self._answer_line(question, one.choice), table.numbered(one.rules)) for one in found]

    def answers(self, most: int = MOST) -> list[str]:
        """Return the legal answers of the open decision as lines that can be said, in the order of their numbers."""
        question = self.question
        if question is None:
            return []
        return [self._answer_line(question, choice) for choice in islice(question.legal(), most)]

    def decision(self) -> Bilingual | None:
        """Return who has to decide what; None where no decision is open."""
        question = self.question
        if question is None:
            return None
        scene = self.table.run.scene
        if question.kind == PRIORITY:
            return Bilingual(f"{question.by}が優先権を持つ", f"{question.by} has priority")
        kind_en, kind_ja = (told_in_words.decision(question.kind, scene, lang) for lang in ("en", "ja"))
        of = f" ({scene.name_of(question.position, question.of)})" if question.of else ""
        return Bilingual(f"{question.by}が決める: {kind_ja}{of}", f"{question.by} decides: {kind_en}{of}")

    def _answer_line(self, question: Question, choice: object) -> str:
        """Return a line that makes a choice; one that is a step by itself is worded as that step."""
        return Asking(self.table, self.lang).as_line(question, choice)

    # Going back, and other lines of play.

    def undo(self, number: int = 1) -> list[str]:
        """Take back the last lines that were done; return them, the last one first.

        Raises:
            UsageFault: nothing was done.
        """
        if len(self.line) == 1:
            raise UsageFault(phrase("nothing was done that could be taken back"))
        taken = []
        while number > 0 and len(self.line) > 1:
            place = self.line.pop()
            taken.append(place.said or place.told or place.title)
            number -= 1
        return taken

    def fork(self) -> int:
        """Go on along a new line of play from here; the one so far stays. Return its number, from 1."""
        self.lines.append(list(self.line))
        self.at = len(self.lines) - 1
        return self.at + 1

    def go(self, number: int) -> None:
        """Go to the end of a line of play.

        Raises:
            UsageFault: there is no such line.
        """
        if not 1 <= number <= len(self.lines):
            raise UsageFault(
                phrase("there is no line of play {number}", number=str(number)[:20]),
                phrase("there are {lines}", lines=len(self.lines)),
            )
        self.at = number - 1

    # Writing.

    def told(self) -> list[str]:
        """Return the present line of play as notation, the others as variations of it; it reads as the same again."""
        found = [*self.laid_out]
        for number, place in enumerate((*self.line[1:], None), start=1):
            found += [place.said] if place is not None and place.said else []
            for other in self.lines:
                own = [one.said for one in other[number:] if one.said]
                if _shared(self.line, other) == number and own:
                    then = "" if place is not None else "続けて " if self.lang == "ja" else "then "
                    own[0] = f"({then}{own[0]}"
                    own[-1] += ")"
                    found += own
        return found

    def as_scenario(self) -> str:
        """Return the present line of play as a scenario file; what came of each line is what it expects."""
        if self.scenario_read is not None and (self.scenario_read.answers or self.scenario_read.forks):
            raise UsageFault(phrase("a scenario with answers in advance or forks cannot be saved from here"))
        expected: dict[int, list[Json]] = {}
        for before, place in pairwise(self.line):
            last = len(place.table.steps) - 1
            if last >= len(before.table.steps):
                expected[last] = observed(place.table, before.table, place.reply.records)
        if self.table.steps and not any(expected.values()):
            expected[len(self.table.steps) - 1] = standing(self.table)
        return drafted(self.table, self.told(), expected)

    def _written(self, lines: Iterable[str]) -> Written:
        return written("\n".join(lines), self.chosen, self.game)

    def _beginning(self, begun: Written) -> Place:
        return Place(NotationTable(begun), "", Reply("", []))


def observed(table: NotationTable, before: NotationTable, records: Iterable[Record]) -> list[Json]:
    """Return what is different at a table from before, as a scenario expects it: life, zones; with the rules cited there."""
    scene, now, then = table.run.scene, table.run.table.position, before.run.table.position
    rules: dict[tuple[str, str], list[str]] = {}
    for record in records:
        for what, _old, _new in record.changes:
            if record.of is not None:
                rules.setdefault((scene.name_of(now, record.of), what), []).extend(record.rules)
    found: list[Json] = []
    for kind, key, names in (("player", "life", tuple(now.players)), ("object", "zone", tuple(now.objects))):
        for name in names:
            old, new = (_value(scene, there, kind, name, key) for there in (then, now))
            if old != new and new is not None and old is not None and scene.name_of(now, name) == name:
                cites = list(dict.fromkeys(rules.get((name, key), ())))
                found.append({kind: name, key: new, **({"cites": cites} if cites else {})})
    return found


def standing(table: NotationTable) -> list[Json]:
    """Return where every object of the situation is, else what life each player has, as a scenario expects it."""
    scene, now = table.run.scene, table.run.table.position
    zones = {thing.id: _value(scene, now, "object", thing.id, "zone") for thing in table.written.situation.names.things}
    found: list[Json] = [{"object": name, "zone": zone} for name, zone in zones.items() if zone is not None]
    if not found:
        lives = {player: _value(scene, now, "player", player, "life") for player in now.players}
        found = [{"player": player, "life": life} for player, life in lives.items() if life is not None]
    return found


def _value(scene: GameAdapter, position: AnyPosition, kind: str, name: str, key: str) -> str | None:
    look = scene.player_value if kind == "player" else scene.object_value
    try:
        return words(look(position, name, key).value)
    except JudgekitError:
        return None


def _shared(line: Sequence[Place], other: Sequence[Place]) -> int:
    """Return how many places two lines of play have in common from the beginning on."""
    return next(
        (n for n, (one, two) in enumerate(zip(line, other, strict=False)) if one is not two), min(len(line), len(other))
    )


def _no_variation(statements: Iterable[Statement]) -> list[Statement]:
    """Return statements that are typed one by one.

    Raises:
        UsageFault: a variation is among them.
    """
    found = list(statements)
    if any(one.variation for one in found):
        raise UsageFault(
            phrase("brackets hold a variation only in a notation that is read as a whole"),
            phrase("here `undo` and `fork` begin another line of play"),
        )
    return found


def as_said(statement: Statement, quotes: Quotes) -> str:
    """Return a statement as a line that reads as the same again."""
    body = "".join(quoted(quotes.text(c)) if FIRST_QUOTE <= ord(c) <= LAST_QUOTE else c for c in statement.body)
    return f"{statement.who}: {body}" if statement.who else body


def numbered(lines: Sequence[str]) -> list[str]:
    """Return lines with the numbers by which they are chosen."""
    wide = len(str(len(lines)))
    return [f"  {number:>{wide}}  {line}" for number, line in enumerate(lines, start=1)]


def _unnumbered(fault: NotationUnclear) -> NotationUnclear:
    """Return a fault without the number of its line: one line is said at a time."""
    return NotationUnclear(fault.message, fault.words, 0, fault.candidates, fault.hint)
