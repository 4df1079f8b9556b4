"""A table that is told what happens in notation, one line at a time: names are found among the objects that are there now.

What the notation leaves out is completed here, and every default that mattered is kept to be said aloud.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import islice

from judgekit.core.data_classes import replace
from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.twins import twin
from judgekit.core.wording import phrase, spoken
from judgekit.engine import IllegalAnswer, Question, Record
from judgekit.engine.positions import AnyPosition
from judgekit.engine.questions import NotAsked
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.comparing import words
from judgekit.scenarios.expectations.expectations import Asked
from judgekit.scenarios.files.model import Scenario, Step
from judgekit.scenarios.notation.playing import paying
from judgekit.scenarios.notation.playing.asked_for import (
    do_as_often,
    payer_asked,
    refuse_aim_of_what_never_triggered,
    with_the_only_answer,
)
from judgekit.scenarios.notation.playing.at_its_time import reached, reached_in_a_turn, without_an_attack
from judgekit.scenarios.notation.playing.attacks_said import (
    attack_first,
    attacks_already,
    go_on_to,
    refuse_block_behind_its_fight,
    refuse_without_attack,
)
from judgekit.scenarios.notation.playing.broken import as_many_broken
from judgekit.scenarios.notation.playing.cards_meant import (
    cast_from_hand,
    costless,
    for_another_cost,
    text_of,
    with_sole_tool,
)
from judgekit.scenarios.notation.playing.choosing import MODE, goes_on_with, gone_on_to, named_freely, order_completed
from judgekit.scenarios.notation.playing.chosen_later import (
    Waits,
    choose_for_what_waited,
    chosen_as_it_resolves,
    waits_for_a_response,
)
from judgekit.scenarios.notation.playing.decided_first import DecisionFirst
from judgekit.scenarios.notation.playing.declared import declared_none, meant_by_playing
from judgekit.scenarios.notation.playing.has_happened import has_happened
from judgekit.scenarios.notation.playing.lending import (
    PriceTold,
    able_to_say_yes,
    enough_mana,
    lend,
    refuse_another_price,
    refuse_unless_spent,
    supplied,
)
from judgekit.scenarios.notation.playing.passing import does_nothing, who_pass_to
from judgekit.scenarios.notation.playing.put_by_what_resolves import put_there
from judgekit.scenarios.notation.playing.resolving_first import (
    AN_ABILITY,
    ability_on_top,
    above_what_is_answered,
    go_on_to_the_order,
    once_resolved,
    order_asked,
    resolve_what_is_above,
    resolved_already,
    still_waiting,
    whose_and_what,
)
from judgekit.scenarios.notation.playing.sizes_said import refuse_other_sizes
from judgekit.scenarios.notation.playing.there_now import ThereNow
from judgekit.scenarios.notation.playing.together import (
    Declared,
    declared_together,
    several,
    shared_teams,
    triggered_before,
    whom_of_a_team,
)
from judgekit.scenarios.notation.playing.unread import refuse_unread_clauses
from judgekit.scenarios.notation.playing.used import (
    ask_for_its_text,
    cast_from_the_hand,
    for_its_own_ability,
    say_for_what,
    used_from_home,
    which_ability,
)
from judgekit.scenarios.notation.reading.deeds import is_a_deed, refuse_asking, steps_of
from judgekit.scenarios.notation.reading.notations import Written, grammar_of
from judgekit.scenarios.notation.telling import told_in_words
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import Words
from judgekit.scenarios.notation.words.naming import STACKS, Resolving, Thing
from judgekit.scenarios.notation.words.said_otherwise import responding, ways
from judgekit.scenarios.notation.words.splitting import Statement, statements_of
from judgekit.scenarios.notation.words.times_said import InATurn, last_told, time_said, turn_said
from judgekit.scenarios.notation.words.told_deeds import Way
from judgekit.scenarios.running import Run
from judgekit.scenarios.sessions import UnusedAnswer
from judgekit.scenarios.snapshots import Snapshot
from judgekit.table.adapter import Ambiguous, Misfit, Unscripted

_FEW = 20
"""Answers listed where one is asked for."""
_ATTACKS_SAID = frozenset(("attack", "attacks", "the attack", "the attackers", "block", "blocks", "攻撃", "ブロック"))
"""Words for what is answered that is no spell and no ability: a declaration."""
_SPOKEN = 2
"""Lines before one in which a pronoun may mean something."""
_DEEPEST = 3
"""How often what is said is said otherwise: whose deed it is, its parts, and each of them in words of rows."""


class NotationTable:
    """A running situation.

    Attributes:
        written: the notation that it began with.
        run: the scenario as it is played.
        there: the objects that are there now.
        steps: the steps done so far, as a scenario writes them.
        granted: what was taken for granted so far.
        refused: why the last line could not be done, None where it could.
        lent: the records of mana that was lent, from and to, by their numbers.
        records_begun: number of the first record of what was done.
        done_again: what is done now is done again with other payments before it.
        done_one_by_one: how many steps had been done where what waits is let wait for the next one.
        past: what was done so far.
        cast: what was cast last with a choice that comes as it resolves, None where nothing was.
        below: what waits under a response and has such a choice.
        start: the position in which it began.
        open: the decision at which the last line stopped, None where there is none.
        once_more: what is tried was done before, and is to be done again.
    """

    def __init__(self, begun: Written, *, settled: bool = True) -> None:
        self.written = begun
        self.grammar = grammar_of(begun.situation.game)
        self.run = Run(begun.scenario, adapter_of(begun.situation.game))
        self.there = ThereNow(self.run, begun, self.grammar)
        self.run.table.kept = paying.kept_for_later(begun)
        # What the given position brings by itself (a draw, damage, a death) is told too: who asks, asks for it.
        self.start = self.run.table.position
        self.done_one_by_one, self.done_again = -1, False
        self.records_begun = self._line_before = self._line_begun = len(self.run.table.trace.records)
        if settled:
            self.run.table.settle()
        self.steps: list[dict[str, Json]] = []
        self.granted: list[Bilingual] = list(begun.granted)
        self.refused: IllegalAnswer | None = None
        self.not_done: Mapping[str, Json] = {}
        self.open: Unscripted | None = None
        self.lent: list[tuple[int, int]] = []
        self.not_as_said: Bilingual | None = None
        self.once_more = False
        self.past: tuple[paying.Done, ...] = ()
        self.cast: Waits | None = None
        self.below: tuple[Waits, ...] = ()
        self._declared: Declared | None = None
        declared = () if self.written.situation.exact else self.grammar.words.declared(self.start)
        self.granted += [triggered_before(self.run.scene, self.start, declared)] if declared else []
        refuse_other_sizes(self.run.scene, self.run.table.position, begun.situation.sizes)
        if settled:
            self._checked()

    def _checked(self) -> None:
        """Do what the rules do before anybody may act: a creature that is given with too many counters dies (704.3)."""
        check, question = self.grammar.words.checked, self.run.table.position.question
        resting = self.run.scene.resting - self.grammar.words.decisive
        if not check or self.written.situation.exact or question is None or question.kind not in resting:
            return
        before, position = self.run.table.snapshot(), self.run.table.position
        self.step(check)
        if self.open is None and self.run.table.position == position:
            self.run.table.restore(before)
            self.steps.clear()

    def copied(self) -> NotationTable:
        """Return another table that stands where this one does; what is done at one of them does not touch the other."""
        there = twin(self)
        there.run, there.steps, there.granted = self.run.copied(), list(self.steps), list(self.granted)
        there.there = self.there.at(there.run)
        there.lent = list(self.lent)
        return there

    # Doing.

    def tell(self, line: str) -> list[Record]:
        """Do what one line says and return what happened.

        Raises:
            NotationUnclear: words are not understood, or a name means nothing or several things.
            JudgekitError: it cannot be done, or a decision is open; `refused` and `open` say so too.
        """
        statements = statements_of(line, self.written.quotes)
        since = len(self.run.table.trace.records)
        for statement in statements:
            self.do(statement)
        return self.run.table.records(since)

    def do(self, statement: Statement, *, joining: bool = True, again: bool = False) -> None:
        """Do what a statement says; what was paid for before it without a word is paid so that it can be done.

        Args:
            statement: the statement.
            joining: attackers or blockers are declared together with those of the line before; else it is only tried.
            again: it is done again with other payments before it, so that none is looked for.
        """
        line, past, begun = paying.Done(self.copied(), statement, joining), self.past, len(self.steps)
        self._line_before, self._line_begun = self._line_begun, len(self.run.table.trace.records)
        self.done_again = again
        try:
            self._do(statement, joining)
        except IllegalAnswer as refused:
            by = refused.question.by if refused.question is not None else ""
            other = None if again else paying.done_otherwise(past, line, by, self.run.table.paid)
            if other is None and not again and not self.written.situation.exact:
                other = self.once_resolved(line)
                if other is None:
                    other = paying.done_otherwise(past, replace(line, later=True), by, self.run.table.paid)
            if other is None:
                raise
            vars(self).update(vars(other))
        else:
            choose_for_what_waited(self)
            self.past = (*past, line)
            still_waiting(self, begun, statement)

    def stopped_on_the_way(self, statement: Statement) -> DecisionFirst | None:
        """Return the decision at which a line stopped that goes on to a step of the turn; None where it did not stop."""
        if self.open is None or not self.steps or "advance" not in self.steps[-1] or self.written.situation.exact:
            return None
        return self.decide_first(self.open.question, self, statement)

    def _do(self, statement: Statement, joining: bool) -> None:
        try:
            self._do_or_otherwise(statement, joining=joining)
        except NotationUnclear as fault:
            raise fault.at(statement.line) from fault

    def _do_or_otherwise(self, statement: Statement, *, joining: bool, before: str = "", deep: int = 0) -> None:
        """Do what a statement says, in words of rows or otherwise.

        Args:
            statement: the statement.
            joining: attackers or blockers are declared together with those of the line before.
            before: what was said before it in the same line.
            deep: how often what was said was said otherwise before.

        Raises:
            NotationUnclear: words are not understood, or a decision is open before.
        """
        whole = statement
        when, statement = turn_said(statement, self.grammar, self.written.quotes)
        step, statement = time_said(statement, self.grammar, self.written.quotes) if when is None else ("", statement)
        goes = when is not None or step
        if goes and not self.written.situation.exact and (then := self.at_its_time(when or step, whole)) is not None:
            vars(self).update(vars(then))
            self._declared = None  # what was declared before that time is declared
        if not statement.body:
            return
        if has_happened(self, statement, before) or put_there(self, statement):
            return
        statement = self._responding(statement)
        try:
            self._do_as_said(statement, joining=joining)
        except (DecisionFirst, PriceTold):
            raise
        except (NotationUnclear, UnusedAnswer):
            if deep >= _DEEPEST or not self._done_otherwise(statement, joining=joining, before=before, deep=deep):
                refuse_aim_of_what_never_triggered(self, statement)
                raise

    def at_its_time(self, when: InATurn | str, whole: Statement) -> NotationTable | None:
        """Return the table at the time at which a deed is said to be done; None where it is there."""

        def gone_on(there: NotationTable) -> NotationTable | None:
            return reached(there, when, whole) if isinstance(when, str) else reached_in_a_turn(there, when, whole)

        then = gone_on(self.copied())
        return without_an_attack(self, then, gone_on, whole) if then is not None and then.open is not None else then

    def ways(self, statement: Statement, before: str = "") -> Iterator[Way]:
        """Yield what a statement may stand for, in words that rows have."""
        tools, home = self.grammar.words.tools, self.grammar.words.home
        alone = with_sole_tool(statement, tools, self.written.situation, self.there.place, home)
        if alone:
            yield Way(alone)
        names, place = self.resolving().names, self.there.place
        sayable, reads = Words(names.all_words, names.players, self.written.quotes), self.grammar.reads
        cards = [
            thing._replace(player=there[0], zone=there[1])
            for thing in names.things
            if (there := place(thing))[0] and there[1] != home
        ]
        active = self.run.scene.game_value(self.run.table.position, "active", None)
        yield from ways(
            statement,
            names,
            cards,
            active=str(active.value) if active is not None else "",
            top=(self.there.stack() or [""])[-1],
            before=", ".join((*last_told([one.statement.body for one in self.past], _SPOKEN), before)),
            sayings=self.grammar.words.sayings,
            is_how=lambda said: reads(said, "tail", sayable) is not None,
            reads=lambda said: is_a_deed(said, self.grammar, sayable),
            quoted=self.written.quotes.once,
            text=lambda name: text_of(name, self.written.situation),
        )

    def _done_otherwise(self, statement: Statement, *, joining: bool, before: str, deep: int) -> bool:
        """Do what a statement says in words of no row: a card's name as a verb, several deeds; return whether that was so."""
        there, done, granted = self.run.table.snapshot(), len(self.steps), list(self.granted)
        refused: IllegalAnswer | None = None
        for way in self.ways(statement, before):
            parts = left = way.parts
            said = before
            try:
                if way.often:
                    do_as_often(self, parts)
                for number, part in enumerate(() if way.often else parts):
                    left = parts[number:]
                    self._do_part(part, joining=joining, before=said, deep=deep + 1, first=number == 0)
                    said = f"{said}, {part.body}"
            except (NotationUnclear, IllegalAnswer, UnusedAnswer, Misfit) as fault:
                if isinstance(fault, Misfit) and way.surely:
                    raise
                if isinstance(fault, IllegalAnswer) and way.surely:
                    refuse_unread_clauses(left[1:], self.written.quotes, self.grammar, self.resolving(), self.ways)
                    raise (refused if refused is not None and isinstance(fault, NotAsked) else fault) from None
                self.back_to(there, done)
                self.granted, self.open, self._declared, self.refused = list(granted), None, None, None
                if isinstance(fault, PriceTold):
                    raise
                refused = fault if isinstance(fault, IllegalAnswer) and way.else_refused else refused
                if isinstance(fault, DecisionFirst):
                    # How many choices are left is only known once it is decided.
                    again = (statement,) if len(left) == len(parts) and not way.surely else tuple(left)
                    own = fault.left if fault.left and {*fault.left}.isdisjoint((statement, *parts)) else ()
                    fault.left = (*own, *left[1:]) if own else again
                    raise
                continue
            if way.granted is not None:
                self.grant(way.granted)
            return True
        if refused is not None:
            raise refused
        return False

    def back_to(self, before: Snapshot, done: int) -> None:
        """Take back what was done since, of the steps those behind a number of them."""
        self.run.table.restore(before)
        del self.steps[done:]

    def _do_part(self, part: Statement, *, joining: bool, before: str, deep: int, first: bool) -> None:
        """Do one of several deeds of a line; what was begun by those before it resolves first where it cannot be done else."""
        if not first and (asked := payer_asked(self, part)):
            part = replace(part, who=asked)
            self.grant(Bilingual(f"支払うかどうかを言うのは{asked}", f"{asked} says whether that is paid"))
        line = paying.Done(self.copied(), part, joining) if not first else None
        try:
            self._do_or_otherwise(part, joining=joining, before=before, deep=deep)
        except IllegalAnswer:
            exact = self.written.situation.exact
            other = self.once_resolved(line) if line is not None and not exact else None
            if other is None:
                raise
            vars(self).update(vars(other))

    def _to_be_done(self, step: dict[str, Json], statement: Statement) -> bool:
        """Put into a step what it leaves to be known at the table; return whether it is still to be done."""
        refuse_asking(step, statement.line)
        refuse_without_attack(self, step, statement)
        if (which := str(step.pop("@triggered", ""))) and self.there.stack():
            other = self.copied()
            if not ability_on_top(other, other.there.is_ability, which) or other.open is not None:
                raise NotationUnclear(phrase("no ability waits to resolve next"), statement.body, statement.line)
            vars(self).update(vars(other))
        resolve_what_is_above(self, step, statement)
        if "@in" in step and self.there.place(Thing(str(step.pop("@in")), (), "", ""))[1] == self.grammar.words.home:
            return False  # it is there already, and nothing of that name waits to resolve
        if "@directly" in step:
            self.not_as_said = self.there.in_between(step, str(step.pop("@directly")))
            if self.not_as_said is not None:
                self.grant(self.not_as_said)
        if "@broke" in step:
            as_many_broken(self, step, statement, self.decide_first)
            return False
        cast_from_the_hand(self, step)
        ask_for_its_text(self, step, statement)
        with_the_only_answer(self, step, statement)
        refuse_unless_spent(self, step, statement)
        refuse_another_price(self, step, statement)
        if "@about" in step:
            self._is_asked_about(str(step.pop("@about")), step, statement)
        which_ability(self, step, statement)
        if attacks_already(self, step) or resolved_already(self, step, self._line_before):
            return False
        attack_first(self, step)
        return True

    def _do_as_said(self, statement: Statement, *, joining: bool) -> None:
        self.there.counted, self.not_as_said = False, None
        go_on_to_the_order(self, statement)
        try:
            steps = steps_of(statement, self.written.quotes, self.grammar, self.resolving())
        except NotationUnclear as fault:
            named = named_freely(statement, self.run.table.position.players, self.grammar.words.japanese)
            if named is None:
                raise
            self._choose_named(named, fault)
            return
        if self.there.counted and len(steps) == 1 and self._comes_to(steps[0]):
            # Who attacks "with everything" is known once attackers are declared: what was cast before has resolved by then.
            steps = steps_of(statement, self.written.quotes, self.grammar, self.resolving())
        for said in (*whom_of_a_team(steps, statement.body, self.written.situation.given), *self.there.told()):
            self.grant(said)
        declared = self._declared if joining else None
        self._declared = None if joining else self._declared
        steps = self._as_declared(steps, declared)
        words_of, there = self.grammar.words, self.written.situation
        for step, following in zip(steps, (*steps[1:], None), strict=False):
            if not self._to_be_done(step, statement):
                continue
            before, done = self.run.table.snapshot(), len(self.steps)
            whole = (
                declared_together(words_of, step, declared, self.written.situation.given) if len(steps) == 1 else None
            )
            if declared is not None and whole is not None:
                before, done = declared.before, declared.done
                self.back_to(before, done)
            from_hand = cast_from_hand(step, there, self.there.place, words_of.home)
            try:
                self._step_or_named(
                    whole or for_another_cost(step, there, words_of.paid_otherwise), following, statement
                )
            except DecisionFirst as fault:
                fault.left = (statement,) if step is steps[0] else None
                raise
            if from_hand is not None:
                self.grant(from_hand)
            if joining and self.open is None and len(steps) == 1:
                self._declared = Declared(whole or step, before, done)

    def _as_declared(self, steps: list[dict[str, Json]], declared: Declared | None) -> list[dict[str, Json]]:
        """Return steps in which what is played where it is declared is declared, and what is declared already is left out."""
        notation, before = self.grammar.words, declared.before.position.question if declared is not None else None
        found: list[dict[str, Json]] = []
        for step in steps if notation.instead else ():
            played = next((str(step[key]) for key in notation.instead if key in step), "")
            hand = bool(played) and self.there.place(Thing(played, (), "", ""))[1] == "hand"
            meant = meant_by_playing(self.run, notation, step, before, hand)
            found += [meant] if meant is not None else []
        return found if notation.instead else steps

    def _is_asked_about(self, name: str, choice: Mapping[str, Json], statement: Statement) -> None:
        """Go on to the decision that a choice is for, which has to be about something that was named.

        Raises:
            DecisionFirst: something is decided before: the order of the abilities, the target of another one.
            NotationUnclear: it is about something else, or there is none.
        """
        before, done = self.run.table.snapshot(), len(self.steps)
        try:
            made = self.chosen_already({**choice, "@of": name})
        except JudgekitError:
            made = False
        question = self.run.table.position.question
        of = self.run.scene.name_of(question.position, question.of) if question is not None and question.of else ""
        if not made and of != name:
            reached = self.copied()
            self.back_to(before, done)
            first, idle = self.run.table.position.question, self.run.scene.resting - self.grammar.words.decisive
            if first is not None and first.kind not in idle:
                raise self.decide_first(first, self.copied())
            if (order := reached.run.table.position.question) is not None and reached.there.waiting():
                raise self.decide_first(order, reached)  # it is among what triggers, which is put in an order before
            raise NotationUnclear(phrase("nothing is chosen for {name} now", name=name), statement.body, statement.line)

    def _step_or_named(
        self, step: Mapping[str, Json], following: Mapping[str, Json] | None, statement: Statement
    ) -> None:
        """Do a step; a choice that names an object may be a word besides: a creature type that is in the name of a card."""
        own, asked = for_its_own_ability(self, step)
        try:
            self.step(asked, following)
        except UnusedAnswer:
            if "targets" not in step or not chosen_as_it_resolves(self, step):
                raise
        except IllegalAnswer as refused:
            if isinstance(own, Ambiguous):
                raise NotationUnclear(str(own), statement.body, statement.line) from own
            if own is not None:
                self.step(own, following)
                say_for_what(self, own)
                return
            named = (
                named_freely(statement, self.run.table.position.players, self.grammar.words.japanese)
                if "choose" in step
                else None
            )
            if named is None or named["choose"] == step["choose"]:
                raise
            try:
                self.step(named)
            except JudgekitError:
                self.refused = refused
                raise refused from None

    def _choose_named(self, step: Mapping[str, Json], fault: NotationUnclear) -> None:
        """Make a choice that is said in words of no row, such as a creature type, where it is a legal one.

        Raises:
            NotationUnclear: it is none.
        """
        before, done = self.run.table.snapshot(), len(self.steps)
        try:
            self.step(step)
        except JudgekitError:
            self.refused = None
            raise fault from None
        if self.open is not None:
            self.back_to(before, done)
            self.open = None
            raise fault

    def take_back_declared_with(self, statement: Statement) -> None:
        """Take back the declaration of the line before where a statement would declare together with it."""
        declared = self._declared
        steps = steps_of(statement, self.written.quotes, self.grammar, self.resolving()) if declared is not None else []
        if (
            declared is not None
            and len(steps) == 1
            and declared_together(self.grammar.words, steps[0], declared, self.written.situation.given) is not None
        ):
            self.run.table.restore(declared.before)
            del self.steps[declared.done :]
        self._declared = None

    def _responding(self, statement: Statement) -> Statement:
        """Return a statement without the words that it is a response; there has to be something that it answers.

        Raises:
            NotationUnclear: nothing waits to resolve, or what it answers is not what resolves next.
        """
        body, said, responds = responding(statement.body)
        if not responds:
            return statement
        names, home = self.resolving().names, self.grammar.words.home
        body = used_from_home(statement.body, body, names, self.there.place, statement.who, home)
        if said.casefold().replace("the block", "block") in _ATTACKS_SAID and self.there.attackers():
            return replace(statement, body=body)  # players have priority once attackers are declared (508.2)
        other = self.copied() if AN_ABILITY.fullmatch(said) is not None else None
        if other is not None and ability_on_top(other, other.there.is_ability, said) and other.open is None:
            vars(self).update(vars(other))
            return replace(statement, body=body)
        if other is not None and (first := order_asked(other)) is not None:
            raise self.decide_first(first, other, statement)
        if not self.there.stack() and not self.there.attackers() and waits_for_a_response(self):
            return self._responding(statement)
        stack = self.there.stack() or self._cast_before(said)
        if not stack and not said and self.there.attackers():
            return replace(statement, body=body)  # it answers a declaration
        if not stack:
            raise NotationUnclear(phrase("there is nothing to respond to"), statement.body, statement.line)
        if said:
            whose, bare = whose_and_what(said)
            of = self.resolving().names.found(bare, of=whose, zones=STACKS, where=self.there.place)
            above_what_is_answered(self, of, stack, said, statement.line)
        return replace(statement, body=body)

    def _cast_before(self, said: str) -> list[str]:
        """Let what is responded to be cast, where it lies in a hand and nobody said so; that is said aloud. Return the stack."""
        if not said or self.written.situation.exact:
            return []
        names = self.resolving().names
        hand = [one for one in self.written.situation.names.things if self.there.place(one)[1] == "hand"]
        with suppress(NotationUnclear):
            id = names.found(said, zones=("hand",), where=self.there.place)
            thing = next((one for one in hand if one.id == id), None)
            if thing is not None and thing.player:
                self.step({thing.plays or "cast": id, "by": thing.player})
                self.grant(Bilingual(f"{thing.player}は{id}を唱える", f"{thing.player} casts {id}"))
        return self.there.stack()

    def step(self, action: Mapping[str, Json], following: Mapping[str, Json] | None = None) -> None:
        """Do one step of a scenario, with the steps that lead up to it and what it needs.

        Args:
            action: the step.
            following: the step that comes after it, whose decision stays open.

        Raises:
            JudgekitError: it cannot be done; the table is as it was before.
        """
        self.refused = self.open = None
        if does_nothing(self, action):
            return
        action = order_completed(self.run, action, self.grammar.words.ordered)
        reached: AnyPosition | None = None
        before, done = self.run.table.snapshot(), len(self.steps)
        try:
            if able_to_say_yes(self, action, lambda: self.chosen_already(action)):
                return
            self._answering(action)
            self.approach(action)
            reached = self.run.table.position
            supplied(self, action, following)
            if (free := costless(action, self.written.situation)) is not None:
                self.grant(free)
            question = self.run.table.position.question
            if question is not None and following is None:
                self._plainly(action, question, before, done)
        except JudgekitError as fault:
            if isinstance(fault, Unscripted) and self._plainly(action, fault.question, before, done):
                return
            if isinstance(fault, Unscripted) and self._begun(reached, fault):
                self.run.table.break_off()
                if self._with_the_only_fit(action, fault.question, before, done):
                    return
                self.open = fault
                self.steps.append(dict(action))
                return
            first = self._open_before(action, fault)
            there = self.copied() if first is not None else None
            self.back_to(before, done)
            if isinstance(fault, IllegalAnswer) and self._undeclared(action):
                return
            if first is not None and there is not None:
                raise self.decide_first(first, there) from fault
            if isinstance(fault, IllegalAnswer):
                self.refused, self.not_done = fault, action
            raise

    def _with_the_only_fit(self, action: Mapping[str, Json], question: Question, before: Snapshot, done: int) -> bool:
        """Do an action again with the one choice that goes with what it says besides: the mode that has such a target (601.2c)."""
        if self.written.situation.exact or question.kind in action or not self.run.table.lays_down:
            return False
        legal = list(islice(question.legal(), _FEW + 1))
        fitting = [choice for choice in legal if goes_on_with(self.run, choice)] if len(legal) <= _FEW else []
        if question.kind == MODE and 0 < len(legal) <= _FEW and not fitting:
            self.back_to(before, done)
            raise UnusedAnswer(phrase("the step chooses what nobody asked for: {left}", left=question.kind))
        if len(fitting) != 1 or len(legal) == 1:
            return False
        plain = self.run.scene.write_choice(question, fitting[0])
        self.back_to(before, done)
        self.step({**action, question.kind: plain})
        of = self.run.scene.name_of(question.position, question.of) if question.of else str(action.get("by"))
        kind = told_in_words.decision(question.kind, self.run.scene, "ja")
        said = words(plain)
        self.grant(
            Bilingual(f"{of}の{kind}は{said}", f"{of}: {question.kind} {said}, which alone goes with what is said")
        )
        return True

    def _begun(self, reached: AnyPosition | None, fault: Unscripted) -> bool:
        """Tell whether an action was begun, where somebody has to decide: not where a decision was open before it came.

        Args:
            reached: where it was to be done, None where the table did not get there.
            fault: the decision.
        """
        if reached is None or reached.question is None:
            return reached is not None
        # Mana that is lent for it changes the position, and it may still be the decision that was open before.
        asked, open_before = fault.question, reached.question
        same = (asked.kind, asked.by, asked.of, asked.args) == (
            open_before.kind,
            open_before.by,
            open_before.of,
            open_before.args,
        )
        return not same

    def _open_before(self, action: Mapping[str, Json], fault: JudgekitError) -> Question | None:
        """Return the decision that is open before what a line says can be done, where that is why it cannot be done."""
        if isinstance(fault, Unscripted):
            return fault.question
        question = self.run.table.position.question
        if (
            isinstance(fault, IllegalAnswer)
            and question is not None
            and (waiting := self.there.waiting())
            and "choose" in action
        ):
            # What is chosen is no order of the abilities that wait: they are put in one first.
            labels = {one.label for one in waiting}
            return None if labels & set(map(words, several(action["choose"]))) else question
        if not isinstance(fault, IllegalAnswer) or question is None:
            return None
        active = self.run.scene.game_value(self.run.table.position, "active", None)
        of_others = active is not None and action.get("by") not in (question.by, active.value)
        of_others = of_others and not shared_teams(self.written.situation.given)
        if question.kind in self.grammar.words.blocking and question.kind in action and of_others:
            return question  # each of several players declares the same, one after another (802.4)
        if question.kind not in self.grammar.words.decisive:
            return None
        answers = self.run.scene.answers(action)
        return None if question.kind in answers or "*" in answers or question.by == action.get("pass") else question

    def decide_first(self, question: Question, there: NotationTable, *left: Statement) -> DecisionFirst:
        """Return the fault that somebody has to decide something first."""
        scene = self.run.scene
        of = scene.name_of(question.position, question.of) if question.of else ""
        what = told_in_words.decision(question.kind, scene, spoken())
        return DecisionFirst(
            phrase("{by} has to decide first: {kind}", by=question.by, kind=f"{what} ({of})" if of else what),
            question.kind,
            hint=phrase("say it on a line before, or leave out what comes after it to be told the ways"),
        ).open_at(there, question, *left)

    def chosen_already(self, action: Mapping[str, Json]) -> bool:
        """Go on to the decision that a choice is for; return whether it is made already, since nothing else could be chosen."""
        if self.written.situation.exact or "choose" not in action or "question" in action:
            return False
        idle = self.run.scene.resting - self.grammar.words.decisive
        made, granted = gone_on_to(self.run, action, self.perform, idle, self._line_before)
        for said in granted:
            self.grant(said)
        return made

    def _undeclared(self, action: Mapping[str, Json]) -> bool:
        """Tell whether who declares nothing had nothing to declare, so that nobody asked; that is said aloud."""
        keys = self.grammar.words.undeclared
        key = next((one for one in sorted(keys | self.grammar.words.blocking) if action.get(one) == "none"), "")
        question, by = self.run.table.position.question, action.get("by")
        attacked = self.there.attackers() or any(one.what == "attack" for one in self.run.table.records(0))
        if not key or self.written.situation.exact or not attacked:
            return False
        if key not in keys:  # who had nothing to declare declared that by itself
            return declared_none(self.run, key, by)
        before = [one.question for one in self.run.table.records(self._line_begun) if one.what == "decision"]
        active = self.run.scene.game_value(self.run.table.position, "active", None)
        if (key, by) in [(one.kind, one.by) for one in (*before, question) if one is not None]:
            return False
        if active is not None and by == active.value:
            return False
        self.grant(Bilingual(f"{by}に指定できるものはない", f"{by} has nothing to declare"))
        return True

    def _plainly(self, action: Mapping[str, Json], question: Question, before: Snapshot, done: int) -> bool:
        """Do an action again without further costs and other options, where it stopped only at these; that is said aloud."""
        plain = self.grammar.words.plain_answers.get(question.kind)
        if plain is None or question.kind in action or self.written.situation.exact:
            return False
        offered = [self.run.scene.write_choice(question, one) for one in islice(question.legal(), _FEW)]
        options = [words(part) for one in offered for part in (one if isinstance(one, (list, tuple)) else ())]
        self.back_to(before, done)
        self.step({**action, question.kind: plain})
        name = self.run.scene.name_of(question.position, question.of) if question.of else str(action.get("by"))
        others = ", ".join(dict.fromkeys(options))
        self.grant(Bilingual(f"{name}は通常どおり({others}なし)", f"{name} is cast plainly, without {others}"))
        return True

    def _answering(self, action: Mapping[str, Json]) -> None:
        """Let the player with priority pass to the one who acts: in answer to what waits to resolve, or first."""
        by, position = action.get("by", action.get("pass")), self.run.table.position
        question, waiting = position.question, self.run.scene.game_value(position, "stack-bottom-up", None)
        acts = action.keys() & (self.grammar.words.costing | ({"pass"} if action.get("pass") == by else set()))
        if self.written.situation.exact or not acts or by not in position.players:
            return
        if "pass" in action and not (waiting is not None and waiting.value):
            return
        if question is None or question.kind != "priority" or question.by == by or waiting is None:
            return
        english, japanese = self.grammar.words.passing
        for passing in who_pass_to(self.run, str(by)):
            self.perform({"pass": passing})
            self.grant(Bilingual(f"{passing}は{japanese}をパスする", f"{passing} passes {english}"))

    def approach(self, action: Mapping[str, Json]) -> None:
        """Go on to the decision that an action makes, where the notation did not say so (attacks, blocks)."""
        if self.written.situation.exact:
            return
        refuse_block_behind_its_fight(self, action)
        begun = self.run.scene.game_value(self.run.table.position, "step", None)
        if begun is not None and str(begun.value) in self.grammar.words.fights:
            for key, step in self.grammar.words.again.items():
                if key in action:
                    self.perform(step, action)
                    self.grant(Bilingual("前のバトルは終わっている", "the battle before is over"))
        leading = dict(self.grammar.words.approach)
        if action.keys() & self.grammar.words.approach_in_fights.keys() and self.there.attackers():
            leading |= self.grammar.words.approach_in_fights
        for key in (one for one in leading if one in action):
            for again in (False, True) if key in self.grammar.words.approach_in_fights else (None,):
                go_on_to(self, action, leading[key], again)

    def once_resolved(self, line: paying.Done) -> NotationTable | None:
        """Return the table on which a line was done once what waits has resolved; None where it can't be done then either."""
        for lent in (False, True) if "cast" in self.not_done else (False,):
            there = self.copied()
            if lent:  # who could not pay would not even be asked whether to cast it
                lend(there, self.not_done)
            try:
                other = once_resolved(there, line, self.not_done, there.perform, self.decide_first)
            except DecisionFirst as fault:
                fault.left = (line.statement,)
                raise
            if other is not None:
                return other
        return None

    def perform(self, action: Mapping[str, Json], following: Mapping[str, Json] | None = None) -> None:
        """Do one step of a scenario as it is; the one behind it may answer what it asks."""
        step = Step(action, None, (), ())
        then = Step(following, None, (), ()) if following is not None else None
        already, since = len(self.run.table.paid), len(self.run.table.trace.records)
        found = self.run.step(step, then, judged=False)
        assert found is None
        self.grant_of_unknown_cards(self.run.table.records(since))
        for question, choice in self.run.table.paid[already:]:
            lent = self.written.situation.exact or question.by in self.written.situation.lent
            said = None if lent else paying.paid_aloud(self.run.scene, question, choice)
            if said is not None:
                self.grant(said)
        self.steps.append(dict(action))

    def grant(self, said: Bilingual) -> None:
        """Note something taken for granted, once."""
        if said not in self.granted:
            self.granted.append(said)

    def grant_of_unknown_cards(self, records: Iterable[Record]) -> None:
        """Note what was taken for granted of cards that nobody knows, in what happened."""
        unknown = self.run.scene.notation.unknown
        lent = [one for one in self.run.table.position.players if enough_mana(one) in self.granted]
        for record in records:
            for said in (paying.unpaid(self.run.scene, record, lent), paying.paid_with_life(self.run.scene, record)):
                if said is not None and not self.written.situation.exact:
                    self.grant(said)
            if record.what in unknown and record.of:
                english, japanese = unknown[record.what]
                self.grant(Bilingual(japanese.format(record.of), english.format(record.of)))

    def ask(self, query: Mapping[str, Json]) -> Asked:
        """Answer a query of a scenario here."""
        return self.run.ask(query, None)

    def _comes_to(self, step: Mapping[str, Json]) -> bool:
        """Go on to the decision that an attack makes; return whether the table moved on for it."""
        words_of = self.grammar.words
        if (
            not {"attack"} <= step.keys() & words_of.approach.keys()
            or declared_together(words_of, step, self._declared, self.written.situation.given) is not None
        ):
            return False
        begun, done = self.run.table.snapshot(), len(self.steps)
        try:
            self.approach(step)
        except JudgekitError:
            self.back_to(begun, done)
            return False
        return self.run.table.position != begun.position

    def resolving(self, by: str = "") -> Resolving:
        """Return how names are found now: tokens and copies are there too."""
        return self.there.resolving(by)

    def stack(self) -> list[str]:
        """Return what waits to resolve, the oldest first."""
        return self.there.stack()

    def scenario(self) -> Scenario:
        """Return what was told so far as a scenario."""
        steps = tuple(Step(step, None, (), ("script", place)) for place, step in enumerate(self.steps))
        return replace(self.written.scenario, script=steps)
