"""A question in table notation, answered: the result in words, the rules that decide it, what was granted, what stays open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice

from judgekit.core.data_classes import replace
from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.nodes import book_of
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer, Question, Record
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.deciding import led_to
from judgekit.scenarios.notation.answering.amounts_asked import Amounts
from judgekit.scenarios.notation.answering.amounts_told import (
    CHANGES,
    asks_a_number,
    at_an_end,
    bounded,
    broken_answer,
    held_told,
    keeps_to,
    more_or_fewer,
    the_end_of,
    unsaid_told,
    yes_or_no,
)
from judgekit.scenarios.notation.answering.choices_said import choice_said, in_one_line, said_each_time
from judgekit.scenarios.notation.answering.costs_asked import cost_reply, paid_answer, paying
from judgekit.scenarios.notation.answering.ends import (
    Ends,
    Leaf,
    called_together,
    decided_by,
    ends_of,
    lives_of,
    named_alone,
    results_of,
    settled_answer,
    settling,
    way_of,
    with_and_without,
    without_nothing,
    won_answer,
)
from judgekit.scenarios.notation.answering.fates_asked import (
    done_answer,
    has_ability,
    zone_answer,
)
from judgekit.scenarios.notation.answering.fates_told import (
    dead,
    dead_answer,
    declared,
    dying_rules,
    fate_answer,
    often_answer,
    survival_rules,
)
from judgekit.scenarios.notation.answering.how_it_came import (
    cause_told,
    decides,
    first_decision,
    held,
    in_order,
    so_before,
)
from judgekit.scenarios.notation.answering.kinds_asked import (
    comes,
    fates_of_a_kind,
    kind_asked,
    kinds_left,
    kinds_of,
    left_answer,
    of_a_kind,
)
from judgekit.scenarios.notation.answering.looking_back import (
    as_it_came,
    asked_back,
    beside_refusal,
    declared_for_nothing,
    obliged,
    supposed_at,
    then,
)
from judgekit.scenarios.notation.answering.of_each_player import at_any_player, of_each_colour, of_each_player
from judgekit.scenarios.notation.answering.pronouns_asked import aimed, by_its_player, of_whom, with_its_name
from judgekit.scenarios.notation.answering.questions import (
    CAN,
    COMES,
    MATTERS,
    WHY,
    able_to,
    asked_term,
    asks_to_counter,
    often_asked,
    supposed_in,
)
from judgekit.scenarios.notation.answering.reasons import of_its_end, why_answer
from judgekit.scenarios.notation.answering.tried import Trying, is_judged, who_can_block
from judgekit.scenarios.notation.answering.turn_over import at_the_end_of_the_turn, with_no_block, with_the_turn_over
from judgekit.scenarios.notation.answering.values_named import (
    IF_NOTHING_MORE,
    SIZES,
    as_card,
    before_it_is_decided,
    behind,
    comes_about,
    held_in,
    last_counted,
    on_the_way,
    rules_of_value,
    status_answer,
    value_at,
    value_in_words,
    valued,
    values_by_way,
)
from judgekit.scenarios.notation.answering.whole_turns import WholeTurns
from judgekit.scenarios.notation.playing.broken import rules_of_breaks
from judgekit.scenarios.notation.playing.choosing import all_is_asked_for
from judgekit.scenarios.notation.playing.going_on import Emptied, Fought, Going, Still, Until
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.playing.unwritten import grant_empty, grant_life
from judgekit.scenarios.notation.telling import told_in_words
from judgekit.scenarios.notation.telling.relevance import WHOLE, Asked, but_for_payments, by_which_it_came, stayed_by
from judgekit.scenarios.notation.telling.replies import (
    DEEPEST,
    MOST_LEGAL,
    MOST_LINES,
    MOST_OPEN,
    WHATEVER,
    Reply,
    cited,
)
from judgekit.scenarios.notation.telling.results import (
    Happened,
    and_where_tokens_were,
    happened,
    tokens_named,
    with_tokens_named,
)
from judgekit.scenarios.notation.words.asked_before import asked_of_itself
from judgekit.scenarios.notation.words.english.lexicon import PRONOUNS
from judgekit.scenarios.notation.words.english.questions_in_parts import ATTACKS_ALREADY
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import Words
from judgekit.scenarios.notation.words.japanese_verbs import SUPPOSED
from judgekit.scenarios.notation.words.naming import Resolving
from judgekit.scenarios.notation.words.splitting import Statement, statements_of

_REFUSED = 10.0
"""Factor of the rules that forbid something: each of them decides that, however often it is cited elsewhere."""
_FATES = frozenset(("zone", "marked damage", "damage", "phased-out"))
"""What of objects and of players changes where it is asked what becomes of them."""


class _Question(NamedTuple):
    """A question that a row of the game reads.

    Attributes:
        text: as it was asked.
        statement: the statement.
        term: what the row says of it.
        resolving: knows which things its words mean.
    """

    text: str
    statement: Statement
    term: Mapping[str, Json]
    resolving: Resolving

    def word(self, key: str) -> str:
        """Return a part of the term that is a word."""
        return str(self.term[key])

    def meant(self) -> Mapping[str, Json]:
        """Return the term with the things that its words mean."""
        found = self.resolving.term(dict(self.term))
        assert isinstance(found, Mapping)
        return found

    def body(self) -> str:
        """Return the question as it was typed."""
        return self.statement.typed or self.text


class Asking:
    """Answers questions at a table; the table is as it was after each."""

    def __init__(self, table: NotationTable, lang: str = "en") -> None:
        self.table = table
        self.scene, self.lang = table.run.scene, lang
        self.ended: list[Leaf] = []
        self._ends, self.at_once = Ends(), False

    @property
    def amounts(self) -> Amounts:
        """Return what answers how much of something there is."""
        return Amounts(self.table, self)

    def reply(self, statement: Statement) -> Reply:
        """Answer one question."""
        standing = self.table
        self.table = (not self.asks_whether_possible(statement) and with_the_turn_over(standing)) or standing
        self.table = with_no_block(self.table, statement)
        here, done, self.ended = self.table.run.table.snapshot(), len(self.table.steps), []
        try:
            try:
                bound = bounded(statement.body)
                within = replace(statement, body=bound.asked, typed=bound.asked) if bound is not None else statement
                extreme = at_an_end(within.body) if bound is None else None
                within = replace(within, body=extreme.asked) if extreme is not None else within
                reply = self._reply(within)
                if extreme is not None and self.settled_alone() and len(self.ended) <= MOST_LINES:
                    reply.result[0] = the_end_of(extreme, reply.result[0])
                if bound is not None and not reply.branches and not reply.open:
                    reply.result[0] = keeps_to(bound, reply.result[0])
            except NotationUnclear as fault:
                several = at_any_player(self, statement, fault) or fates_of_a_kind(self, statement, fault)
                reply = several or self._of_each_alike(statement, fault)
            reply.question = statement.typed or reply.question
            reply.players = tuple(self.table.run.table.position.players)
            return self.with_tokens_named(reply)
        except NotationUnclear as fault:
            raise fault.at(statement.line) from fault
        finally:
            self.table.run.table.restore(here)
            del self.table.steps[done:]
            standing.granted, self.table = self.table.granted, standing

    def with_tokens_named(self, reply: Reply) -> Reply:
        """Return an answer in which tokens are called as at the table, not by their ids."""
        there = [one for leaf in self.ended for one in and_where_tokens_were(leaf.position, leaf.records)]
        names = tokens_named(self.scene, [*there, self.table.run.table.position])
        if names:
            reply.result = [with_tokens_named(one, names) for one in reply.result]
            reply.branches = [(line, with_tokens_named(end, names), ways) for line, end, ways in reply.branches]
            reply.alone = reply.alone and with_tokens_named(reply.alone, names)
            reply.events = reply.events and with_tokens_named(reply.events, names)
        return reply

    def asks_whether_possible(self, statement: Statement) -> bool:
        """Tell whether a question asks if something can be done, which hangs on when it is asked."""
        if WHY.match(statement.body) is not None:
            return True
        if CAN.match(statement.body) is None:
            return False
        there = self.table.resolving().names
        names = Words(there.all_words, there.players, self.table.written.quotes)
        try:
            return asked_term(statement.body, self.table.grammar, names) is None
        except NotationUnclear:
            return False

    def _reply(self, statement: Statement) -> Reply:
        text = self.table.written.quotes.back(statement.body).replace(SUPPOSED, " → ")
        if (supposed := supposed_in(statement.body)) is not None:
            return self.supposing(text, statement, *supposed)
        if (back := asked_back(statement.body)) is not None:
            return self._then(text, statement, *back)
        if (duty := obliged(statement.body)) is not None:
            who, line, verb, able = duty
            does = ("attack",) if verb == "attack" else ("block", "redirect")
            done = any(one in step for step in self.table.steps for one in does)
            return Trying(self).possible(
                text, line, statement.line, able, then(self.table, who, verb) if done else None
            )
        if (before := so_before(self, statement)) is not None:
            return before
        statement = of_whom(self.table, replace(statement, body=as_it_came(self.table, statement.body)))
        if not text:
            raise NotationUnclear(phrase("nothing is asked behind the question mark"), "?")
        tried = WHY.match(statement.body)
        resolving = self.table.resolving()
        names = Words(resolving.names.all_words, resolving.names.players, self.table.written.quotes)
        if tried is not None:
            return why_answer(self, text, statement, tried.group(1), names)
        term = asked_term(statement.body, self.table.grammar, names, self.table.grant)
        if term is None:
            return self._of_no_row(text, statement, names, resolving)
        assert isinstance(term, Mapping)
        asked = _Question(text, statement, term, resolving)
        way = next((way for word, way in _WAYS.items() if word in term), Asking._of_values)
        return way(self, asked)

    def _of_no_row(self, text: str, statement: Statement, names: Words, resolving: Resolving) -> Reply:
        """Return the answer to a question that no row of the game reads: of what kind something is, whether it can be done.

        Raises:
            NotationUnclear: it is none of these.
        """
        if (already := ATTACKS_ALREADY.fullmatch(statement.body)) is not None:
            attacked = " ".join(str(step["attack"]) for step in self.table.steps if "attack" in step).casefold()
            name = already["who"].removeprefix("the ").casefold()
            done = attacked and (name in attacked or len(name) == 1 or name in PRONOUNS)
            return self._all_legal(text) if done else self._reply(replace(statement, body=already["asked"]))
        if (often := often_asked(statement.body, self.table.grammar, names)) is not None:
            asked = resolving.term({**often[0], "@often": str(often[1])})
            return self._fate(text, asked["@fate"], asked) if isinstance(asked, Mapping) else self.result(text)
        if (by := by_its_player(self.table, statement.body)) is not None:
            return self._reply(replace(statement, body=by))
        counter = asks_to_counter(statement.body)
        if counter and (countered := Trying(self).countering(text, counter, statement.line)) is not None:
            return countered
        kind = kind_asked(statement.body)
        of_kind = of_a_kind(self, text, kind, names, resolving) if kind is not None else None
        if of_kind is not None:
            return of_kind
        if (meant := with_its_name(self.table, statement)) is not None:
            return self._reply(meant)
        had = has_ability(self, text, statement, names, resolving)
        if had is not None:
            return had
        if (each := of_each_colour(self, text, statement)) is not None:
            return each
        can = CAN.match(statement.body)
        if can is not None:
            line = paying(self.table, aimed(self.table, can))
            can = (" cast " in line and CAN.match(f"can {line}")) or can  # who pays for an own card casts it
            return Trying(self).possible(text, line, statement.line, able_to(can, self.table.written.quotes.back))
        if COMES.fullmatch(statement.body):
            return comes(self, text, statement.body)
        if (each := of_each_player(self, text, statement)) is not None:
            return each
        readings = self.table.grammar.readings(statement.body, "asked", names)
        raise AssertionError(readings)  # what has no reading is unclear, and says so

    def _of_values(self, asked: _Question) -> Reply:
        """Return what is legal, or what a value is."""
        found = asked.resolving.term(asked.term)
        assert isinstance(found, Mapping)
        if "legal" in found:
            return self._legal(asked.text, found)
        reply = self.value(asked.text, found)
        if "@is" in found and not reply.branches and reply.alone is not None:
            so = str(reply.alone.en).rsplit(" ", 1)[-1] == str(found["@is"])
            reply.result[0] = reply.alone = yes_or_no(reply.alone, yes=so)
            return reply
        status = status_answer(asked.statement.body, reply.result[0]) if len(reply.result) == 1 else None
        reply.result[0] = status or reply.result[0]
        return reply

    def _all_legal(self, text: str) -> Reply:
        """Return that all that was done can be done, since it was, unless something that was declared comes to nothing.

        Raises:
            NotationUnclear: nothing was done.
        """
        if all("advance" in step for step in self.table.steps):
            raise NotationUnclear(phrase("nothing was done of which {text!r} could be asked", text=text), text)
        reply = self.result(text)
        if (nothing := declared_for_nothing(self.table, self.ended)) is not None:
            self._the_same(reply, nothing)
            return without_nothing(reply)
        reply.answered(Bilingual("はい: ここまではすべてできる", "Yes: all that was done can be done"))
        lost = Trying(self).of_what_was_lost(reply.records)  # what might have forbidden it is gone
        reply.first, reply.rules = lost or reply.first, tuple(dict.fromkeys((*lost, *reply.rules)))
        return without_nothing(reply)

    def _left_of(self, asked: _Question) -> Reply:
        """Return what is left at the end, of the kind that is asked."""
        return self._left(asked.text, asked.word("@left"), kinds_left(self.scene, asked.statement.body, asked.text))

    def supposing(self, text: str, statement: Statement, deed: str, asked: str) -> Reply:
        """Answer a question about what would come of a deed; it is done for this question alone.

        Raises:
            NotationUnclear: the deed or the question is not understood.
        """
        here = self.table
        listed = statements_of(here.written.quotes.back(f"{deed[:1].upper()}{deed[1:]}"), here.written.quotes)
        try:
            self.table = supposed_at(here, listed, statement.line)
            self.table = at_the_end_of_the_turn(self.table) or self.table
            self.table = with_the_turn_over(self.table) or self.table
            matters = MATTERS.fullmatch(asked) is not None
            reply = self.result(text) if matters else self._reply(replace(statement, body=asked))
        except IllegalAnswer as refused:
            reply = self.refused(here.written.quotes.back(deed), "", refused)
        finally:
            here.granted = self.table.granted
            self.table = here
        reply.question, reply.events = text, None  # what is only supposed did not happen
        return with_and_without(reply, self.result()) if MATTERS.fullmatch(asked) and not reply.refused else reply

    def _then(self, text: str, statement: Statement, asked: str, verb: str) -> Reply:
        """Answer whether somebody could have done something, at the moment when it could have been done."""
        can = CAN.match(asked)
        assert can is not None
        who, line = (can[1], f"{can[1]} {can[2]}") if can[1] else (can[3][:1], can[3])
        able, before = able_to(can, self.table.written.quotes.back), then(self.table, who, verb)
        return Trying(self).possible(text, line, statement.line, able, before)

    def _of_each_alike(self, statement: Statement, fault: NotationUnclear) -> Reply:
        """Return the answer about several objects that are called alike: of all in the plural, else where it is the same of each.

        Raises:
            NotationUnclear: it is not, and nobody said which one is meant.
        """
        known = [one.id for one in self.table.resolving().names.things if one.id in fault.candidates]
        bodies = [named_alone(statement.body, fault.words, id) for id in known]
        if (not bodies or statement.body in bodies) and (itself := asked_of_itself(statement)) is not None:
            return self._reply(itself)
        if not bodies or statement.body in bodies or len(known) < len(fault.candidates):
            raise fault
        replies = [self.reply(replace(statement, body=body)) for body in bodies]
        if called_together(fault) and not any(one.branches for one in replies):
            return self._together(replies)
        for id, reply in zip(known, replies, strict=True):
            reply.result = [
                Bilingual(str(one.ja).replace(id, fault.words), str(one.en).replace(id, fault.words))
                for one in reply.result
            ]
        if len({str(reply.result[0].en) for reply in replies}) != 1:
            raise fault
        if len(replies) > 1 and asks_a_number(statement.body):  # of one of them, not of all together
            alike, number = replies[0].result[0], len(replies)
            replies[0].question = self.table.written.quotes.back(statement.body)
            replies[0].result[0] = Bilingual(f"{number}つそれぞれ: {alike.ja}", f"each of the {number}: {alike.en}")
        return replies[0]

    # What happens.

    def result(self, text: str = "") -> Reply:
        """Return what what was done comes to: what is on the stack resolves."""
        if self.table.open is not None:
            return self._open(text, self.table.open.question)
        return self.with_tokens_named(self.played(text, self.to_the_end()))

    def settled_alone(self) -> bool:
        """Tell whether every line of play came to its end."""
        return self.table.open is None and bool(self.ended) and all(leaf.question is None for leaf in self.ended)

    def _what_comes(self, text: str, term: Mapping[str, Json], asked: str) -> Reply:
        """Return what comes of it, first what dies or is broken: all else that hangs on a decision makes no difference to it."""
        reply, alone = self.result(text), self.settled_alone()
        said: Bilingual | None = None
        if alone and term["@result"] == "broken":
            whose, broken = str(term.get("@whose", "")), self.scene.notation.broken
            by = str(term.get("@breaker", ""))
            said = broken_answer(whose, self.ended, broken, lambda id: self._lies(self.table.start, id), asked, by)
        elif alone and term["@result"] == "won":
            said = won_answer(self.scene, self.ended, self.scene.notation.won)
        elif alone and term["@result"] == "dies":
            said = dead_answer(self.scene, self.table.start, self.ended, asked)
            spared = {one.of for one in reply.records if one.of and one.what in self.scene.notation.spared}
            reply.about = Asked(frozenset(dead(self.scene, self.table.start, self.ended[0])) | spared, _FATES)
        if said is not None:
            self._the_same(reply, said)
        return reply if term["@result"] in ("true", "won") else without_nothing(reply)

    def _the_same(self, reply: Reply, said: Bilingual) -> None:
        """Answer with what is the same on every line of play: nothing hangs on what is chosen."""
        if reply.branches:
            reply.result, reply.branches, reply.more, reply.events = [WHATEVER], [], (0, 0), None
            reply.first = ()
        reply.answered(said)

    def lives(self) -> Mapping[str, str]:
        """Return the life of each player once what was done is over, where that is one number on every line of play."""
        return lives_of(self.scene, self.ended) if self.settled_alone() else {}

    def to_the_end(self) -> Going:
        """Return what goes on to the end of what was begun: a fight that goes on, what waits to resolve."""
        if self.at_once:
            return Still(self.table)
        position = self.table.run.table.position
        step = self.scene.game_value(position, "step", None)
        until = self.scene.notation.fights.get(str(step.value)) if step is not None else None
        return Fought(self.table, until) if until is not None else Emptied(self.table)

    def the_one(self, reply: Reply, said: Bilingual, numbers: Sequence[int]) -> None:
        """Answer with a number, on which nothing hangs where it is the only one."""
        if len(numbers) == 1 and self.settled_alone():
            self._the_same(reply, said)
        else:
            reply.answered(said)

    def the_same_or_not(self, reply: Reply, said: Bilingual) -> None:
        """Answer with yes or no, on which nothing hangs; or with what hangs on a choice."""
        self.the_one(reply, said, (0,) if str(said.en).startswith(("Yes", "No")) else ())

    def _fate(self, text: str, of: Json, asked: Mapping[str, Json] = {}) -> Reply:
        """Return what becomes of an object; first whether that becomes of it what is asked, where something is."""
        reply = self.played(text, self.to_the_end()) if self.table.open is None else self.result(text)
        if isinstance(of, str):
            reply.about = Asked(frozenset((of,)), _FATES)
        if not isinstance(of, str) or not self.settled_alone():
            return without_nothing(reply)
        if "@to" in asked:
            self.the_same_or_not(reply, zone_answer(self.scene, self.ended, of, asked, self._lies))
        elif "@done" in asked:
            done = str(asked["@done"])
            others = asked.get("@whose") not in (None, self._lies(self.table.start, of)[0])
            came = done_answer([] if others else self.ended, of, done, self.scene.notation.done[done])
            self.the_same_or_not(reply, came)
        else:
            how, whose = str(asked.get("@how", "becomes")), str(asked.get("@whose", ""))
            how, killed = ("dies", True) if how == "killed" else (how, False)
            said = fate_answer(self.scene, self.table.start, self.ended, of, how, self.told, whose)
            if "@often" in asked:
                said = often_answer(self.scene, self.ended, of, how, int(str(asked["@often"])))
            if said is not None:
                self._the_same(reply, cause_told(self.scene, self.ended, of, said) if killed else said)
                reply = of_its_end(self, reply) if killed else reply
            if how in ("dies", "survives"):
                found = survival_rules(self.scene, self.table.start, self.ended[0], of, self.book)
                reply.first, reply.own = map(self.table.run.table.numbered, found)
                reply.rules = tuple(dict.fromkeys((*reply.first, *reply.own, *reply.rules)))
            if how in ("dies", "survives", "returns"):
                dying = dying_rules(self.scene, self.ended[0], of, how, self.table.run.table.numbered)
                reply.first = tuple(dict.fromkeys((*reply.first, *dying)))
                reply.rules = tuple(dict.fromkeys((*dying, *reply.rules)))
        return without_nothing(reply)

    def _lies(self, position: AnyPosition, id: str) -> tuple[str, str]:
        """Return who has an object in a position, and where it lies."""
        try:
            return words(self.scene.object_value(position, id, "controller").value), self.zone(position, id)
        except JudgekitError:
            return "", self.zone(position, id)

    def _fates(self, text: str, of: Json, how: str) -> Reply:
        """Return what becomes of several objects."""
        assert isinstance(of, list)
        replies = [self._fate(text, one, {"@how": how}) for one in of]
        return self.result(text) if any(one.branches for one in replies) else self._together(replies)

    def _together(self, replies: Sequence[Reply]) -> Reply:
        """Return what is so of several objects in one answer, of each by itself."""
        first, *others = replies
        events = first.events
        first.result = [*dict.fromkeys(said for one in (first, *others) for said in one.result if said != events)]
        first.result += [events] if events is not None else []
        first.rules = tuple(dict.fromkeys(rule for one in (first, *others) for rule in one.rules))
        first.alone = None
        return first

    def _left(self, text: str, player: str, kinds: frozenset[str] = frozenset()) -> Reply:
        """Return what happens, and what is there at the end, where that is the same on every line of play.

        Args:
            text: the question.
            player: whose permanents are meant; "true" for those of everybody.
            kinds: of which kind they are; empty where that is not asked.
        """
        reply = self.result(text)
        of = f" ({player})" if player in self.table.run.table.position.players else ""
        role = declared(self.ended, text)
        there = (
            {
                tuple(
                    one
                    for one in self._at_home(leaf.position, kinds)
                    if one.endswith(of) and (role is None or one.rpartition(" (")[0] in role)
                )
                for leaf in self.ended
            }
            if self.table.open is None and role != frozenset()
            else set()
        )
        if (said := left_answer(there, text)) is not None:
            self._the_same(reply, said)
        return without_nothing(reply)

    def _at_home(self, position: AnyPosition, kinds: frozenset[str]) -> Iterator[str]:
        """Yield what lies where permanents lie, with who controls it; of a kind, what is of it."""
        for id in position.objects:
            if self.scene.name_of(position, id) != id or self.zone(position, id) != self.scene.notation.home:
                continue
            if kinds and not kinds & kinds_of(self.scene, position, id):
                continue
            with suppress(JudgekitError):
                yield f"{id} ({words(self.scene.object_value(position, id, 'controller').value)})"

    def _settled(self, text: str, asked: Json) -> Reply:
        """Return whether what waits to resolve, or did, resolves or is countered.

        Raises:
            NotationUnclear: it never waited.
        """
        assert isinstance(asked, Mapping)
        of, reply = settling(asked), self.result(text)
        reply.about = Asked(frozenset((of,)), _FATES)
        leaves = self.ended if self.table.open is None else []
        ways = {way_of(self.scene, leaf, of) for leaf in leaves}
        if self.table.open is None and ways == {""} and not all(leaf.position.outcome for leaf in leaves):
            raise NotationUnclear(phrase("{name} does not wait to resolve", name=of), of)
        if len(ways) == 1:
            (way,) = ways
            said = settled_answer(of, way, asked, self.scene.notation.countered)
            decided = cited(one for leaf in leaves for one in ends_of(self.scene, leaf, of))
            common = self.scene.notation.beside.get("resolve", ()) if way == "resolve" else ()
            reply.first = tuple(one for one in decided if one not in common) if "@acted" in asked else ()
            self._the_same(reply, said)
        return reply

    def zone(self, position: AnyPosition, id: str) -> str:
        """Return where an object is in a position, "none" where it is not there."""
        try:
            return words(self.scene.object_value(position, id, "zone").value)
        except JudgekitError:
            return "none"

    def played(self, text: str, going: Going) -> Reply:
        """Return what happens as it goes on: how every line of play ends."""
        leaves = self._ends.of(self.table, going, lambda: list(islice(self.lines(going, ()), MOST_LINES + 1)))
        self.ended = leaves
        if not leaves:  # every choice on the way was refused when it was made
            return Reply(text, [Bilingual("ここから先は進められない", "nothing goes on from here")], ())
        told = self.told(leaves[0])
        if len(leaves) == 1 or all(self.told(leaf) == told and leaf.question is None for leaf in leaves):
            leaf = leaves[0]
            came = told.sentence()
            reply = Reply(text, [came], cited(leaf.records), leaf.records, facts=told.facts(), events=came)
            if leaf.question is not None:
                reply.open.append(self.opened(leaf.question))
            return reply
        return self._branched(text, leaves)

    def _branched(self, text: str, leaves: Sequence[Leaf]) -> Reply:
        """Return the answer that hangs on decisions: each result, with a line that leads there."""
        first = leaves[0].line[0][0]
        decider = Bilingual(f"{first.by}の選択による", f"it depends on what {first.by} chooses")
        rules = [rule for leaf in leaves for rule in cited(leaf.records)]
        reply = Reply(text, [decider], tuple(dict.fromkeys(rules)), leaves[0].records)
        if len(leaves) > MOST_LINES:
            few = f"進め方が多いので、{MOST_LINES}通りだけを試した"
            reply.result.append(Bilingual(few, f"of many lines of play only {MOST_LINES} were tried"))
            leaves = leaves[:MOST_LINES]
        told = [(leaf, self.told(leaf)) for leaf in leaves]
        results, reply.more = results_of(told, lambda question: self.opened(question)[0])
        for result in results:
            said = in_one_line((self.as_line(question, choice) for question, choice in result.line), self.lang)
            reply.branches.append((said, result.sentence, result.ways))
        reply.first = decided_by((one.line for one in results), leaves[0].records, self.book)
        return reply

    @property
    def book(self) -> str:
        """Return the book of the game."""
        return book_of(self.table.written.scenario.rules)

    def finish(self) -> None:
        """Do what is left of what was begun, as steps of the table.

        Raises:
            Unscripted: a decision is open on the way.
        """
        going = self.to_the_end()
        while not going.reached():
            question = self.table.run.table.position.question
            self.table.step(going.step())
            if self.table.open is not None:
                raise self.table.open
            if self.table.run.table.position.question is question:
                return

    def ends(self) -> Iterator[Leaf]:
        """Yield the end of every line of play on which what was begun is done; the table stands there."""
        yield from self.lines(self.to_the_end(), ())

    def lines(self, going: Going, line: tuple[tuple[Question, object], ...], until: str = "") -> Iterator[Leaf]:
        """Yield every line of play that goes on here: nobody acts, every decision on the way is tried."""
        table = self.table.run.table
        question = going.go()
        again = said_each_time(line, question, self.scene) if question is not None and len(line) >= DEEPEST else []
        if question is None or (len(line) >= DEEPEST and not again) or question.kind == until:
            yield Leaf(line, table.position, self.records(), question)
            return
        here = table.snapshot()
        legal = again or list(islice(question.legal(), MOST_LINES + 1))
        if len(legal) > MOST_LINES:
            yield Leaf(line, table.position, self.records(), question)
            return
        for choice in legal:
            table.restore(here)
            table.go_on()
            try:
                table.answer(choice)
            except IllegalAnswer:
                # What was announced with the deed cannot be meant with this choice: a target of another mode (601.2c).
                continue
            if all_is_asked_for(self.table.run, question):
                yield from self.lines(going, (*line, (question, choice)), until)

    def records(self) -> list[Record]:
        """Return what happened so far but how lent mana came; what was taken for granted of unknown cards is noted."""
        lent = {number for begin, end in self.table.lent for number in range(begin, end)}
        begun = self.table.records_begun
        found = [one for number, one in enumerate(self.table.run.table.records(begun), begun) if number not in lent]
        self.table.grant_of_unknown_cards(found)
        return found

    def told(self, leaf: Leaf) -> Happened:
        """Return what a line of play comes to."""
        return self._ends.told(self.table, leaf)

    def refused(self, text: str, who: str, refused: IllegalAnswer) -> Reply:
        """Return why a line cannot be played."""
        numbered = self.table.run.table.numbered(refused.rules)
        line = f"{who}: {text}" if who else text
        said = Bilingual(f"できない: {line}: {refused.reason}", f"Not possible: {line}: {refused.reason}")
        beside, used = beside_refusal(self.table, refused, text, self.book)
        first = (*led_to(dict.fromkeys(numbered, _REFUSED), self.book), *used)
        by = refused.question.by if refused.question is not None else who
        return Reply(text, [said, *beside], (*numbered, *used), first=first, refused=by or "?")

    def _legal(self, text: str, query: Mapping[str, Json]) -> Reply:
        alone = query.get("@attacker-alone", "")
        if "@done" in query and is_judged(self.table.run.table.records(0), alone):
            return self._fate(text, alone, query)
        query = {key: value for key, value in query.items() if key[0] != "@"}
        if query["legal"] == "blocks" and "by" not in query:
            active = self.scene.game_value(self.table.run.table.position, "active", None)
            others = [one for one in self.table.run.table.position.players if active is None or one != active.value]
            if len(others) != 1:
                raise NotationUnclear(
                    phrase("whose blocks?"), text, 0, tuple(f"legal blocks for {one}" for one in others)
                )
            query = {**query, "by": others[0]}
        asked = self.table.ask(query)
        question = asked.question
        if question is None:
            raise NotationUnclear(phrase("there are no legal answers to list for {name!r}", name=text), text)
        reply = Reply(text, [], self.table.run.table.numbered(asked.rules), self.records())
        legal = list(islice(question.legal(), MOST_LEGAL + 1))
        if alone and (said := who_can_block(self.scene, question, str(alone), text)) is not None:
            reply.result.append(said)
            return reply
        lines = [self.as_line(question, choice) for choice in legal[:MOST_LEGAL]]
        more = "" if len(legal) <= MOST_LEGAL else " …"
        many, s = f"{len(lines)}{more}", "s" if more or len(lines) != 1 else ""
        reply.result.append(Bilingual(f"{question.by}: {many}通り", f"{question.by}: {many} legal answer{s}"))
        if lines:
            reply.open.append((Bilingual(f"{question.by}の選択肢", f"{question.by} may say"), lines))
        return reply

    def value(self, text: str, query: Mapping[str, Json]) -> Reply:
        """Return what a value is, now or at the end of every line of play."""
        value = query["value"]
        path = f"{value['@of']}.{value['@value']}" if isinstance(value, Mapping) else str(value)
        asked = self.table.ask({"value": path})
        name, _dot, key = path.rpartition(".")
        records, there = self.records(), self.table.run.table.position
        now = [Leaf((), there, records, None)]
        seen: object = asked.value if key not in SIZES else value_at(self.scene, now[0], name, key, self.table.start)
        shown, rules = words(seen), self.table.run.table.numbered(asked.rules)
        said, ways = [valued(self.scene, name, key, seen)], {shown: seen}
        own, by_way = rules, list[Leaf]()
        if name and (self.table.open is not None or not self.to_the_end().reached()):
            self.ended = now = leaves = list(islice(self.lines(self.to_the_end(), ()), MOST_LINES))
            later = {words(one): one for leaf in leaves if (one := value_at(self.scene, leaf, name, key)) is not None}
            there = leaves[0].position if later else there
            records = list(leaves[0].records) if len(later) == 1 else records
            if later and [*later] != [shown]:
                ways = later
                by_way = leaves if len(later) > 1 else []
                english, japanese = (value_in_words(self.scene, key, seen, lang) for lang in ("en", "ja"))
                own = self.table.run.table.numbered(rules_of_value(self.scene, leaves[0], name, key))
                rules = tuple(dict.fromkeys((*own, *rules, *cited(one for leaf in leaves for one in leaf.records))))
                records = list(leaves[0].records)
                said = [
                    valued(self.scene, name, key, *later.values()),
                    Bilingual(f"{IF_NOTHING_MORE.ja}今は{japanese}", f"{IF_NOTHING_MORE.en}now {english}"),
                ]
        said += on_the_way(self.scene, now, name, key, self.table.start) if len(said) == 1 else []
        how = comes_about(self.scene, there, name, key) if name and len(ways) == 1 else None
        said += as_card(self.scene, now, name, key, self.table.start) or ([how] if how is not None else [])
        if key == "life":  # what was dealt and gained decides it, though that is over
            grant_life(self.table, name)
            paid = {*cited(records)}.difference(cited(records := but_for_payments(records, name)), own)
            rules = tuple(dict.fromkeys((*(one for one in rules if one not in paid), *cited(records))))
        about = Asked(frozenset((name,)), behind(self.scene, key)) if name else WHOLE
        own = (*own, *stayed_by(self.scene, records, name, key))
        rules = tuple(dict.fromkeys((*rules, *cited(by_which_it_came(records, about)), *own)))
        also = query.get("@also")
        if also is not None:
            said.append(valued(self.scene, name, str(also), self.table.ask({"value": f"{name}.{also}"}).value))
        said, still_open = before_it_is_decided(said, now, self.opened)
        reply = Reply(text, said, rules, records, about=about, own=own, alone=said[0])
        reply.open += still_open
        reply.branches = values_by_way(self.scene, by_way, name, key, self.as_line)
        reply.first = decided_by((one.line for one in by_way), records, self.book) or last_counted(
            self.scene, records, about
        )
        return reply

    def _counted(self, text: str, player: str, zone: str, changes: bool = False) -> Reply:
        """Return how many cards or objects a player has in a zone, after what was begun; `changes`: and how many more or fewer."""
        leaves = list(islice(self.ends(), MOST_LINES)) if self.table.open is None else []
        positions = [leaf.position for leaf in leaves] or [self.table.run.table.position]
        stopped = next((leaf.question for leaf in leaves if leaf.question is not None), None)
        english, japanese = (one.split("|")[0].strip() for one in self.scene.notation.zones[zone])
        said: list[Bilingual] = []
        for one in positions[0].players if player == "@each" else (player,):
            numbers = list(dict.fromkeys(held_in(self.scene, position, one, zone) for position in positions))
            if changes and len(numbers) == 1:
                said.append(more_or_fewer(held_in(self.scene, self.table.start, one, zone), numbers[0]))
            if (one, zone) in self.table.written.situation.unsaid and zone not in self.scene.notation.dealt:
                before = numbers[0] if changes else held_in(self.scene, self.table.start, one, zone)
                said.append(unsaid_told(one, english, japanese, before, numbers))
            else:
                said.append(held_told(one, english, japanese, numbers))
                grant_empty(self.table, one, zone, (english, japanese))
        records = list(leaves[0].records) if leaves else self.records()
        moved = {
            str(one.of)
            for one in records
            if any(zone in (old, new) for what, old, new in one.changes if what == "zone")
        }
        about = Asked(frozenset({player, *moved} - {"@each"}), frozenset(("zone",)), frozenset((zone,)))
        first = rules_of_breaks(records, self.scene.notation, zone, self.book)
        reply = Reply(text, said, cited(records), records, about=about, first=first)
        opened = stopped or (self.table.open.question if self.table.open is not None else None)
        if opened is not None:
            reply.open.append(self.opened(opened))
        return reply

    def _open(self, text: str, question: Question) -> Reply:
        opened = self.opened(question)
        told = happened(self.scene, self.table.start, self.table.run.table.position, self.records())
        reply = Reply(text, [told.sentence(), opened[0]], cited(self.records()), self.records())
        reply.open.append(opened)
        return reply

    def opened(self, question: Question) -> tuple[Bilingual, list[str]]:
        """Return who decides what, with the lines that do."""
        legal = list(islice(question.legal(), MOST_OPEN + 1))
        lines = [self.as_line(question, choice) for choice in legal[:MOST_OPEN]]
        lines += ["…"] if len(legal) > MOST_OPEN else []
        of = f" ({self.scene.name_of(question.position, question.of)})" if question.of else ""
        english, kind = (told_in_words.decision(question.kind, self.scene, lang) for lang in ("en", "ja"))
        return Bilingual(f"{question.by}が決める: {kind}{of}", f"{question.by} decides: {english}{of}"), lines

    def as_line(self, question: Question, choice: object) -> str:
        """Return a line that makes a choice."""
        return self.worded(question, self.scene.write_choice(question, choice))

    def worded(self, question: Question, plain: Json) -> str:
        """Return the line of a choice as a scenario words it."""
        return choice_said(question, plain, self.table.grammar, self.scene, self.lang)


_WAYS: dict[str, Callable[[Asking, _Question], Reply]] = {
    "@result": lambda asking, asked: asking._what_comes(asked.text, asked.meant(), asked.body()),
    "@paid": lambda asking, asked: paid_answer(asking, asked.text, asked.meant()),
    "@cost": lambda asking, asked: cost_reply(
        asking.table,
        asked.text,
        str(asked.resolving.term(asked.term["@cost"], "@of")),
        str(asked.term.get("@whose", "")),
    ),
    "@open": lambda asking, asked: first_decision(asking, asked.text, asked.word("@open")),
    "@order": lambda asking, asked: in_order(asking, asked.text, asked.word("@order")),
    "@decides": lambda asking, asked: decides(asking, asked.text, str(asked.meant().get("@whether", ""))),
    "@holds": lambda asking, asked: held(asking, asked.text, asked.word("@holds"), asked.word("@zone")),
    "@fate": lambda asking, asked: asking._fate(asked.text, asked.meant()["@fate"], asked.meant()),
    "@fates": lambda asking, asked: asking._fates(
        asked.text, asked.resolving.term(asked.term["@fates"]), asked.word("@how")
    ),
    "@taking": lambda asking, asked: asking.amounts.damaged(
        asked.text, asked.word("@after"), asked.meant(), asked.body()
    ),
    "@dealing": lambda asking, asked: asking.amounts.damaged(
        asked.text, asked.word("@after"), asked.meant(), asked.body()
    ),
    "@after": lambda asking, asked: asking.played(asked.text, Until(asking.table, asked.word("@after"))),
    "@resolves": lambda asking, asked: asking._settled(asked.text, asked.meant()),
    "@countered": lambda asking, asked: asking._settled(asked.text, asked.meant()),
    "@fizzles": lambda asking, asked: asking._settled(asked.text, asked.meant()),
    "@triggers": lambda asking, asked: asking.amounts.triggers(asked.text, asked.meant()),
    "@discards": lambda asking, asked: asking.amounts.gives_up(asked.text, asked.meant(), asked.body()),
    "@acts": lambda asking, asked: asking.amounts.acts(asked.text, asked.meant()),
    "@draws": lambda asking, asked: asking.amounts.draws(asked.text, asked.word("@draws"), asked.body()),
    "@left": lambda asking, asked: asking._left_of(asked),
    "@lives": lambda asking, asked: asking.amounts.lives(asked.text, asked.statement),
    "@legal-so-far": lambda asking, asked: asking._all_legal(asked.text),
    "@gains": lambda asking, asked: asking.amounts.gains(asked.text, asked.word("@gains"), asked.body()),
    "@loses-life": lambda asking, asked: asking.amounts.loses_life(asked.text, asked.word("@loses-life"), asked.body()),
    "@wins": lambda asking, asked: WholeTurns(asking.table, asking).answer(asked.text, asked.term),
    "@can-win": lambda asking, asked: WholeTurns(asking.table, asking).answer(asked.text, asked.term),
    "@survives": lambda asking, asked: WholeTurns(asking.table, asking).answer(asked.text, asked.term),
    "@count": lambda asking, asked: asking._counted(
        asked.text,
        asked.word("@count"),
        asked.word("@zone"),
        CHANGES.search(asked.statement.typed) is not None,
    ),
}
"""How questions are answered, by the first of these words that their term has; what has none asks for a value."""
