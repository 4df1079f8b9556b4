"""Whether something can be done, tried at a table of its own: now, when it was time, or once what waits has resolved."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import islice

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer, Question, Record
from judgekit.engine.positions import AnyPosition
from judgekit.engine.questions import NotAsked
from judgekit.language.english.verbs import third_person
from judgekit.scenarios.deciding import led_to
from judgekit.scenarios.notation.answering.costs_asked import changed_cost
from judgekit.scenarios.notation.answering.ends import way_of
from judgekit.scenarios.notation.answering.looking_back import (
    Able,
    as_it_was,
    before_it_was_done,
    comes_to_nothing,
    has_moved,
)
from judgekit.scenarios.notation.answering.questions import speaker, with_able
from judgekit.scenarios.notation.playing.decided_first import DecisionFirst
from judgekit.scenarios.notation.playing.going_on import Emptied
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.playing.willing import ids_in
from judgekit.scenarios.notation.reading.confirming import NotAttacking
from judgekit.scenarios.notation.reading.deeds import steps_of
from judgekit.scenarios.notation.telling.replies import Reply, cited
from judgekit.scenarios.notation.telling.results import what_else_happened
from judgekit.scenarios.notation.telling.told_in_words import property_named
from judgekit.scenarios.notation.words.english.lexicon import base_of, verb_of
from judgekit.scenarios.notation.words.faults import NotationUnclear, not_understood
from judgekit.scenarios.notation.words.naming import Names, Thing
from judgekit.scenarios.notation.words.said_otherwise import responding
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.scenarios.notation.words.times_said import InATurn
from judgekit.table.adapter import GameAdapter, Misfit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.answering.asking import Asking

_AGAIN = re.compile(
    r"(?: again| a second time| once more| another time)(?: this turn)?(?=$| with | at | on )"
    r"|^(?:もう一度|もう1度|再び|再度)|(?<=は)(?:もう一度|もう1度|再び|再度)"
)
"""That what was done is to be done once more."""
_BESIDES = re.compile(r" (?:too|as well)$")
"""Behind what is asked to be done, what says that something else was done: it says nothing of how."""

_TURN_ASKED = re.compile(
    r"(?: (?:in|on|during) (?:(?P<who>[A-H])'s|(?:the )?[A-Z][\w',-]*(?: [\w',-]+)*'s|its|his|her|their)"
    r" (?P<next>next )?turn| next turn)(?=$|[:])"
    r"|(?:(?P<who_ja>[A-H])の)?(?P<next_ja>次の)?(?<=の)ターン(?:に|中|中に|で)?は?[,、]?(?=\S)"
)
"""In whose turn something is asked to be done."""
_ATTACK = "attack"
"""The key of a step that attacks."""


def _fighting(record: Record) -> list[tuple[str, str]]:
    """Return what attacks or blocks by what is noted, each with what it blocks; nothing behind what attacks."""
    if record.event is None or not record.of:
        return []
    blocked = record.event.get("attackers", ())
    return [(record.of, str(one)) for one in blocked] if isinstance(blocked, tuple) and blocked else [(record.of, "")]


_MOST_WAYS = 40
"""As many ways to decide what comes before are tried."""


def with_the_verb_of_one(line: str) -> str:
    """Return an English line of a question with its verb as it tells of one who acts: A attack with Ox, A attacks with Ox."""
    first, blank, rest = line.partition(" ")
    behind = rest.split(" ")
    for place, word in enumerate(behind):
        if base_of(word):
            behind[place] = third_person(word)
            return f"{first}{blank}{' '.join(behind)}"
        if verb_of(word):
            break
    return line


def rules_of_abilities(table: NotationTable, position: AnyPosition, id: str, book: str) -> tuple[str, ...]:
    """Return the rules by which an object has the abilities that it has in a position, the most particular first."""
    with suppress(JudgekitError):
        rules = table.run.scene.object_value(position, id, "abilities").rules
        return tuple(led_to(dict.fromkeys(table.run.table.numbered(rules), 1.0), book))
    return ()


_TEXT_COUNTERS = re.compile(r"\bcounter (?:target|it|that|up)|打ち消", re.IGNORECASE)
_PRONOUN = frozenset(("", "it", "that", "this", "それ", "これ"))
_TRIED_ENDS = 60
_ABILITY_NAMED = re.compile(r"\(ability \d+\)$")
_MOST_ABILITIES = 6


class Trying:
    """Tries whether a line can be played.

    Attributes:
        asking: answers at the table.
    """

    def __init__(self, asking: Asking) -> None:
        self.asking, self._decided, self._ways_left = asking, False, _MOST_WAYS

    def possible(
        self, text: str, line: str, number: int, able: Able | None = None, then: NotationTable | None = None
    ) -> Reply:
        """Return whether a line could be played now, and why not.

        Args:
            text: the question.
            line: the line.
            number: the number of its line.
            able: that it can and that it cannot be played, where yes or no is asked; None where it is asked why not.
            then: the table as it was when it could have been done; None: as it is now.
        """
        if re.fullmatch(r"(?:です)?か?\s*", line):  # why, of nothing that is said
            raise not_understood(text)
        here = self.asking.table
        if then is None and able is not None and (timed := self._in_a_turn(text, line, number, able)) is not None:
            return timed
        self.asking.table = (then or here).copied()
        waiting = self.asking.table.there.stack() if then is None else []
        try:
            reply = self._playable(text, line, number, able)
        finally:
            here.granted = here.granted if then is not None else self.asking.table.granted
            self.asking.table = here
        if then is None and able is not None and (own := self._in_the_turn_for_it(reply, text, line, number, able)):
            return own
        if waiting and able is not None and not responding(line)[2]:
            self._once_resolved(reply, text, line, number, able)
        done = self._as_it_was_done(reply, text, line, number, able) if then is None and able is not None else None
        return done or reply

    def _in_the_turn_for_it(self, now: Reply, text: str, line: str, number: int, able: Able) -> Reply | None:
        """Return whether what cannot attack now, in the turn of another player, can attack in its own player's next turn.

        None where it is that turn. Whose turn it is, is never the whole answer to somebody who asks whether something can attack.
        """
        step, active = self._step_of(line, number), self._active()
        who = str(step.get("by", ""))
        if _ATTACK not in step or not who or not active or who == active:
            return None
        if not str(now.result[0].en).startswith(str(able.no.en)):
            return None
        english = f"that is told of {who}'s next turn, for now it is {active}'s turn, in which {who} does not attack"
        told = Bilingual(f"{who}の次のターンのこと。今は{active}のターンで、{who}は攻撃しない", english)
        later = self._in_the_next_turn(who, told, text, line, number, able)
        if later is None or self._turn_is_supposed(active) or not str(later.result[0].en).startswith(str(able.yes.en)):
            return later
        then = later.result[0]
        no = Bilingual(
            f"{able.no.ja}: {active}のターンで、{who}は攻撃しない",
            f"{able.no.en}: it is {active}'s turn, in which {who} does not attack",
        )
        later.result[:] = [no, Bilingual(f"{who}の次のターンには、{then.ja}", f"in {who}'s next turn: {then.en}")]
        later.rules = now.rules
        return later

    def _turn_is_supposed(self, active: str) -> bool:
        """Tell whether nobody said whose turn it is."""
        return any(str(one.en) == f"it is {active}'s turn" for one in self.asking.table.granted)

    def _in_a_turn(self, text: str, line: str, number: int, able: Able) -> Reply | None:
        """Return whether something can be done in a turn that is named (next turn, on B's turn); None where none is.

        Raises:
            NotationUnclear: the game cannot go on to that turn.
        """
        turn = _TURN_ASKED.search(line)
        bare = _TURN_ASKED.sub("", line) if turn is not None else line
        step = self._step_of(bare, number)
        if turn is None or not step:
            return None
        named = turn["who"] or turn["who_ja"]
        who = named or str(step.get("by", ""))
        if not who:
            return None
        able = Able(*(Bilingual(_TURN_ASKED.sub("", str(one.ja)), _TURN_ASKED.sub("", str(one.en))) for one in able))
        if named == self._active() and not (turn["next"] or turn["next_ja"]):
            return self.possible(text, bare, number, able)
        told = Bilingual(f"{who}の次のターンのこと", f"that is told of {who}'s next turn")
        return self._in_the_next_turn(who, told, text, bare, number, able)

    def _in_the_next_turn(
        self, who: str, told: Bilingual, text: str, line: str, number: int, able: Able
    ) -> Reply | None:
        """Return whether something can be done in the next turn of a player; None where that turn is not reached."""
        here, statement = self.asking.table, Statement("said", *speaker(line), number)
        granted, when = list(here.granted), InATurn(who, "", following=True)
        try:
            there = here.copied().at_its_time(when, statement)
            if there is None or there.open is not None:
                return None
            self.asking.table = there
            reply: Reply | None = self._playable(text, line, number, able)
        except DecisionFirst as fault:
            reply = self._each_way_to_decide(fault, text, line, number, able, when)
        except JudgekitError:
            return None
        finally:
            self.asking.table, here.granted = here, granted
        if reply is not None:
            reply.result.append(told)
        return reply

    def _step_of(self, line: str, number: int) -> Mapping[str, Json]:
        """Return the first step of a line; an empty one where it is not understood."""
        return next(iter(self._steps(Statement("said", *speaker(line), number))), {})

    def _active(self) -> str:
        active = self.asking.scene.game_value(self.asking.table.run.table.position, "active", None)
        return str(active.value) if active is not None else ""

    def countering(self, text: str, asked: re.Match[str], number: int) -> Reply | None:
        """Return whether a player can counter what waits to resolve: by what is cast it has to be countered in the end.

        Args:
            text: the question.
            asked: its parts.
            number: the number of its line.

        Returns:
            The answer; None where what is named does not wait to resolve, or nothing is known with which it might be countered.
        """
        here, who = self.asking.table, asked["who"]
        what = (asked["what"] or asked.groupdict().get("what2") or "").removeprefix("the ")
        of = _waiting_for(here, who, what)
        found = (
            [self._counters(text, who, by, of, number) for by in _countering_with(here, who, asked["by"])] if of else []
        )
        return next(
            (one for way in ("Yes", "whether", "No") for one in found if str(one.result[0].en).startswith(way)), None
        )

    def _counters(self, text: str, who: str, by: str, of: str, number: int) -> Reply:
        """Return whether a player counters something with one card."""
        here, scene = self.asking.table, self.asking.scene
        cast = here.there.place(Thing(by, (), "", ""))[1] != here.grammar.words.home
        line = f"{who} {'casts' if cast else 'activates'} {by} on {of}"
        can = Bilingual(f"{who}は{by}で{of}を打ち消せる", f"{who} can counter {of} with {by}")
        cannot = Bilingual(f"{who}は{by}で{of}を打ち消せない", f"{who} can't counter {of} with {by}")
        able = Able(
            Bilingual(f"はい: {can.ja}", f"Yes: {can.en}"), Bilingual(f"いいえ: {cannot.ja}", f"No: {cannot.en}")
        )
        self.asking.table = here.copied()
        try:
            reply = self._playable(text, line, number, able)
            if not str(reply.result[0].en).startswith(str(able.yes.en)):
                return reply
            leaves = [*islice(self.asking.ends(), _TRIED_ENDS)]
        finally:
            here.granted = self.asking.table.granted
            self.asking.table = here
        ways = {way_of(scene, leaf, of) if leaf.question is None else "" for leaf in leaves}
        rules = cited(one for leaf in leaves for one in leaf.records)
        reply.rules = tuple(dict.fromkeys((*rules, *reply.rules)))
        if ways != {scene.notation.countered}:
            hangs = Bilingual(
                f"{of}が打ち消されるかどうかは選択による", f"whether {of} is countered hangs on what is chosen"
            )
            never = Bilingual(
                f"{able.no.ja}: それをしても{of}は打ち消されない",
                f"{able.no.en}: that may be done, but {of} is not countered",
            )
            reply.result = [hangs if scene.notation.countered in ways else never]
            reply.records = leaves[0].records if leaves else reply.records
        return reply

    def _as_it_was_done(self, now: Reply, text: str, line: str, number: int, able: Able) -> Reply | None:
        """Return whether what was done could be done then, where it cannot be now; None where it was not done.

        What is no longer where it was is meant of that deed alone, and of now nothing is told; of all else first how it is now.
        """
        here = self.asking.table
        if not str(now.result[0].en).startswith(str(able.no.en)):
            return None
        steps = self._steps(Statement("said", *speaker(_AGAIN.sub("", line)), number))
        before = None if _AGAIN.search(line) else before_it_was_done(here, text, steps)
        if before is None:
            return None
        self.asking.table = before.copied()
        try:
            was = self._playable(text, line, number, able)
        except JudgekitError:
            return None
        finally:
            self.asking.table = here
        can = str(was.result[0].en).startswith(str(able.yes.en))
        if len(steps) > 1:  # what is chosen with it was chosen then, or could not be: of now nothing is asked
            was.result[0] = was.result[0] if can else able.no
            return was
        moved = has_moved(here, before, str(steps[0][next(iter(steps[0]))]))
        if not can and not moved:
            return None
        if moved:  # why it cannot be done now, since it is done, is no answer
            was.result.append(Bilingual("それをする前のこと", "so it was before that was done"))
            return was
        said = was.result[0]
        now.result.append(Bilingual(f"それをする前は、{said.ja}", f"before that was done: {said.en}"))
        return now

    def _once_resolved(self, now: Reply, text: str, line: str, number: int, able: Able) -> None:
        """Tell whether a line could be played once what waits has resolved, where that is otherwise than now.

        Where a card cannot be played then either, for another reason, that one decides: what waits may bring what lacks now.
        """
        here, waiting = self.asking.table, self.asking.table.there.stack()
        self.asking.table = here.copied()
        try:
            if not here.there.stack():
                return
            if Emptied(self.asking.table).go() is None:
                later = self._playable(text, line, number, able)
            elif (ways := self._behind_each_end(text, line, number, able)) is not None:
                later = ways
            else:
                return
        except NotationUnclear as fault:
            if not self._hangs_on(waiting, line, number):
                return
            later = Reply(text, [Bilingual(fault.message, fault.message)])  # it has lost what is meant, say
        except JudgekitError:
            return
        finally:
            self.asking.table = here
        said, then = now.result[0], later.result[0]
        can_now, can_then = (str(one.en).startswith(str(able.yes.en)) for one in (said, then))
        of = (", ".join(dict.fromkeys(waiting)), "、".join(dict.fromkeys(waiting)))
        if can_now != can_then:
            if can_now and self._hangs_on(waiting, line, number):
                now.result[0] = Bilingual(
                    f"{of[1]}が解決される前は、{said.ja}", f"before {of[0]} has resolved: {said.en}"
                )
            now.result.append(
                Bilingual(f"{of[1]}が解決されたあとは、{then.ja}", f"once {of[0]} has resolved: {then.en}")
            )
            now.branches = later.branches
        elif not can_now and str(said.en) == str(then.en) and later.first != now.first:
            now.result, now.first = later.result, later.first  # what might have allowed it has come to nothing by then
        elif not can_now and str(said.en) != str(then.en) and self._is_played(line, number):
            before = Bilingual(f"{of[1]}が解決される前は、{said.ja}", f"before {of[0]} has resolved: {said.en}")
            now.result, now.branches = [*later.result, before], later.branches
            now.rules, now.records, now.first = later.rules, later.records, later.first or later.rules

    def _hangs_on(self, waiting: Sequence[str], line: str, number: int) -> bool:
        """Tell whether what waits is aimed at what a line uses, which is no answer to it: then no moment goes without saying."""
        aimed = {
            str(at) for one in self.asking.table.steps for at in _listed(one.get("targets")) if _named(one) in waiting
        }
        steps = self._steps(Statement("said", *speaker(line), number))
        answers = any(str(at) in waiting for one in steps for at in _listed(one.get("targets")))
        return not answers and any(_named(one) in aimed for one in steps)

    def _is_played(self, line: str, number: int) -> bool:
        """Tell whether by a line something is cast or activated, for which has to be paid."""
        steps = self._steps(Statement("said", *speaker(line), number))
        return any(not {*step}.isdisjoint(self.asking.scene.notation.costing) for step in steps)

    def _playable(self, text: str, line: str, number: int, able: Able | None, *, decided: bool = False) -> Reply:
        line, often = _AGAIN.subn("", _BESIDES.sub("", line))
        self.asking.table.once_more = bool(often)
        shown, before = self.asking.table.written.quotes.back(line), len(self.asking.records())
        told = with_the_verb_of_one(shown)
        cannot = able.no if able is not None else Bilingual(_not_possible(shown), f"Not possible: {told}")
        try:
            self.asking.table.do(Statement("said", *speaker(line), number), joining=False)
        except NotAttacking as fault:
            place = self._last_attack(fault.words)
            if place is None or fault.candidates:
                raise
            key = next(iter(self.asking.scene.notation.blocking & self.asking.scene.notation.unasked.keys()), "")
            then = self._how_it_was(line, fault.words, place) or Bilingual(fault.message, fault.message)
            said = Bilingual(f"{cannot.ja}: {then.ja}", f"{cannot.en}: {then.en}")
            return Reply(text, [said], self.asking.scene.notation.unasked.get(key, ()))
        except NotAsked as fault:  # nobody asks for what was tried, which says nothing of what is allowed
            message = phrase("nobody asks for this here: {said}", said=shown)
            raise NotationUnclear(message, shown, number) from fault
        except IllegalAnswer as refused:
            over = self.asking.table.run.table.position.outcome is not None and self.asking.table.steps
            keys = self._nobody_is_asked(Statement("said", *speaker(line), number)) if over else []
            if keys:  # had anything been able to, it would have been asked for before that
                return self._nobody_could(text, line, cannot, keys)
            reply = self.asking.refused(shown, "", refused)
            reply.question, reply.refused = text, ""  # whoever asks whether it may be done has not done it
            reply.result[0] = Bilingual(f"{cannot.ja}: {refused.reason}", f"{cannot.en}: {refused.reason}")
            self._of_changed_means(reply, refused)
            self._of_what_came_to_nothing(reply, self._steps(Statement("said", *speaker(line), number)))
            return reply
        except Misfit as fault:
            if fault.path[:1] != ("mana",):
                raise
            said = Bilingual(f"{cannot.ja}: {fault}", f"{cannot.en}: {fault}")
            rules = self._of_abilities(str(fault.path[-1]))
            return Reply(text, [said, *self._shaped([str(fault.path[-1])])], rules, first=rules)
        except DecisionFirst as fault:
            # once all that was begun is done, what is asked then will not be decided by going on: nobody attacked, say
            if not decided and (alike := self._whatever_is_decided(text, line, number, able)) is not None:
                return alike
            if (ways := self._each_way_to_decide(fault, text, line, number, able)) is not None:
                return ways
            keys = self._nobody_is_asked(Statement("said", *speaker(line), number))
            if not keys:
                raise
            return self._nobody_could(text, line, cannot, keys, fault.message)
        except JudgekitError as fault:
            is_one_of_several = isinstance(fault.__cause__, Misfit) and fault.__cause__.path == ("activate",)
            if not is_one_of_several or _ABILITY_NAMED.search(line) is not None:
                raise
            return self._with_any_ability(text, line, number, able, fault)
        records = self.asking.records()[before:]
        rules = cited(records)
        failed = comes_to_nothing(self.asking.table, records)
        if failed is not None:  # it may be begun
            said = Bilingual(f"{cannot.ja}: {failed.ja}", f"{cannot.en}: {failed.en}")
            return Reply(text, [said], rules, records)
        can = able.yes if able is not None else Bilingual(f"できる: {shown}", f"Possible: {told}")
        costs, of_costs = changed_cost(self.asking.table, records)
        steps = self._steps(Statement("said", *speaker(line), number))
        rules = self._by_which_it_is_allowed(steps, records) or rules
        first = (*of_costs, *self.of_what_was_lost(records), *self._of_what_kept_it(steps, records))
        return Reply(text, [can, *costs], rules, records, first=tuple(dict.fromkeys(first)))

    def _with_any_ability(self, text: str, line: str, number: int, able: Able | None, fault: JudgekitError) -> Reply:
        """Return whether any of several abilities could be activated, where none is named: the first that can, else the last.

        Raises:
            JudgekitError: none of them is activated, since something has to be said with each.
        """
        here, last = self.asking.table, None
        for place in range(1, _MOST_ABILITIES + 1):
            self.asking.table = here.copied()
            try:
                last = self._playable(text, f"{line} (ability {place})", number, able)
            except JudgekitError:
                continue
            finally:
                here.granted, self.asking.table = self.asking.table.granted, here
            if able is None or str(last.result[0].en).startswith(str(able.yes.en)):
                return last
        if last is None:
            raise fault
        return last

    def _of_what_came_to_nothing(self, reply: Reply, steps: Sequence[Mapping[str, Json]]) -> None:
        """Tell, beside that something cannot be played, what was aimed at it and has not resolved: that might have allowed it."""
        records, here = self.asking.table.run.table.records(0), self.asking.table.run.table
        named = {_named(one) for one in steps}
        aimed = {
            one.question.of
            for one in records
            if one.what == "decision" and one.question is not None and one.question.kind == "targets"
            if not named.isdisjoint(ids_in(one.choice))
        }
        failed = [one for one in records if one.what in self.asking.scene.notation.overruling and one.of in aimed]
        if failed:
            reply.result += what_else_happened(self.asking.scene, here.position, failed)
            reply.first = (*here.numbered(cited(failed)), *reply.first)

    def _declared_in(self, steps: Sequence[Mapping[str, Json]]) -> set[str]:
        """Return the keys of steps by which attackers or blockers are declared."""
        blocking = self.asking.scene.notation.blocking
        return {key for step in steps for key in step if key == _ATTACK or key in blocking}

    def _by_which_it_is_allowed(
        self, steps: Sequence[Mapping[str, Json]], records: Sequence[Record]
    ) -> tuple[str, ...]:
        """Return the rules by which an attack or a block may be declared, not those of how it is done; none of other deeds."""
        notation = self.asking.scene.notation
        keys = self._declared_in(steps)
        made = [one for one in records if one.what == "decision" and one.question is not None]
        own = [one for one in made if one.question is not None and one.question.kind in keys]
        later = notation.undeclared | {notation.broken}  # what comes of it is no part of whether it may be declared
        before = [one for one in made if one.question is not None and one.question.kind not in later]
        rules = cited(own or before[-1:]) if keys else ()
        return rules if any(one.what in notation.declaring for one in records) else ()

    def _of_what_kept_it(self, steps: Sequence[Mapping[str, Json]], records: Sequence[Record]) -> tuple[str, ...]:
        """Return the rules of what kept from it before what now attacks or blocks: that was looked for, and is not there."""
        here, scene = self.asking.table, self.asking.scene
        fights = self._declared_in(steps)
        pairs: list[tuple[str, str]] = []
        for one in records:
            pairs += _fighting(one) if one.what in fights else ()
        if not pairs:
            return ()
        tables = [line.before for line in here.past if isinstance(line.before, NotationTable)]
        now, past = here.run.table.position, [here.start, *(one.run.table.position for one in tables)]
        found = (rule for before in past for id, of in pairs for rule in scene.notation.freed(before, now, id, of))
        return here.run.table.numbered(list(dict.fromkeys(found)))

    def _whatever_is_decided(self, text: str, line: str, number: int, able: Able | None) -> Reply | None:
        """Return whether a line could be played once what was begun is done, where that hangs on no decision on the way."""
        here = self.asking.table
        if self._decided or here.run.table.position.question is None or here.there.stack():
            return None
        found = self._behind_each_end(text, line, number, able)
        if found is None or found.branches:
            return None
        if _WHATEVER_BEFORE not in found.result:
            found.result.append(_WHATEVER_BEFORE)
        return found

    def _behind_each_end(self, text: str, line: str, number: int, able: Able | None) -> Reply | None:
        """Return whether a line could be played once what was begun is done, on each way there; None: that is not known of one."""
        here, found, by = self.asking.table, list[tuple[str, Reply]](), ""
        self.asking.table, self._decided = (there := here.copied()), True  # what is asked then is not looked into again
        try:
            for leaf in self.asking.ends():
                if leaf.question is not None or len(found) >= _MOST_WAYS:
                    return None
                by = by or next((question.by for question, _choice in leaf.line), "")
                said = "; ".join(self.asking.as_line(*one) for one in leaf.line)
                self.asking.table = there.copied()
                found.append((said, self._playable(text, line, number, able, decided=True)))
                self.asking.table = there
        except JudgekitError:
            return None
        finally:
            self.asking.table, self._decided = here, False
        return _of_all_ways(by, found)

    def _each_way_to_decide(
        self, fault: DecisionFirst, text: str, line: str, number: int, able: Able | None, when: InATurn | None = None
    ) -> Reply | None:
        """Return whether a line could be played behind each way of what somebody has to decide before it.

        Nobody who asks whether something can be done wants to know who decides something first: where it can be done whatever
        that is, so it is, else each way is told. None where it is a declaration, or too many ways are to be tried.
        """
        here, question = self.asking.table, fault.question
        declaring = {*self.asking.scene.answers({_ATTACK: {}}), *self.asking.scene.notation.blocking}
        choices = [*islice(question.legal(), _MOST_WAYS + 1)]
        if question.kind in declaring or not choices or len(choices) > _MOST_WAYS or self._ways_left < len(choices):
            return None
        self._ways_left -= len(choices)
        found: list[tuple[str, Reply]] = []
        try:
            for choice in choices:
                self.asking.table = there = fault.table.copied()
                there.run.table.go_on()
                try:
                    there.run.table.answer(choice)
                except IllegalAnswer:
                    continue
                said = self.asking.as_line(question, choice)
                if when is not None:
                    then = there.at_its_time(when, Statement("said", *speaker(line), number))
                    self.asking.table = there = then or there
                found.append((said, self._playable(text, line, number, able)))
        except JudgekitError:
            return None
        finally:
            self.asking.table = here
        return _of_all_ways(question.by, found)

    def _shaped(self, ids: Iterable[str]) -> list[Bilingual]:
        """Return by which effects of other things what is named has the types and abilities that it has."""
        position, found = self.asking.table.run.table.position, list[Bilingual]()
        for id in ids:
            by = self.asking.scene.notation.shaped(position, id, "abilities")
            by = by or self.asking.scene.notation.shaped(position, id, "types")
            if by:
                found.append(
                    Bilingual(
                        f"{id}の能力: {'、'.join(by)}の効果による",
                        f"what {id} can do: by the effect of {' and '.join(by)}",
                    )
                )
        return found

    def _of_changed_means(self, reply: Reply, refused: IllegalAnswer) -> None:
        """Tell beside that something cannot be paid for which effects changed what might pay for it."""
        scene, position = self.asking.scene, self.asking.table.run.table.position
        by = refused.question.by if refused.question is not None else ""
        if {one.rpartition(":")[2] for one in reply.rules}.isdisjoint(scene.notation.unpayable) or not by:
            return
        own = [id for id in position.objects if scene.name_of(position, id) == id and self._pays(position, id, by)]
        told = self._shaped(own)
        reply.result += told
        rules = [rule for id in own for rule in self._of_abilities(id)] if told else []
        reply.first = tuple(dict.fromkeys((*reply.first, *rules)))
        reply.rules = tuple(dict.fromkeys((*reply.rules, *rules)))

    def _pays(self, position: AnyPosition, id: str, by: str) -> bool:
        """Tell whether a player has something that pays by itself, as lands do."""
        try:
            kinds = self.asking.scene.object_value(position, id, "types").value
            whose = self.asking.scene.object_value(position, id, "controller").value
        except JudgekitError:
            return False
        return whose == by and "land" in kinds

    def _of_abilities(self, id: str) -> tuple[str, ...]:
        """Return the rules by which an object has the abilities that it has, the most particular first."""
        return rules_of_abilities(self.asking.table, self.asking.table.run.table.position, id, self.asking.book)

    def of_what_was_lost(self, records: Sequence[Record]) -> tuple[str, ...]:
        """Return the rules by which what was declared has lost an ability that its card prints: it might have forbidden that."""
        declaring, scene = self.asking.scene.notation.declaring, self.asking.scene
        named = [one.of for one in records if one.event is not None and one.of and one.what in declaring]
        for record in records:
            if record.event is not None and record.what in declaring:
                named += [str(one) for one in record.event.get("attackers", ())]
        position = self.asking.table.run.table.position
        lost = [id for id in dict.fromkeys(named) if scene.notation.lost(position, id)]
        return tuple(dict.fromkeys(rule for id in lost for rule in self._of_abilities(id)))

    def _how_it_was(self, line: str, besides: str, end: int) -> Bilingual | None:
        """Return in which state something that a line names was when a step had been done: tapped; None where it was in none.

        Args:
            line: what could not be declared.
            besides: what else the line names.
            end: the place of the step.
        """
        there, scene = as_it_was(self.asking.table, end + 1), self.asking.scene
        named = [one.id for one in self.asking.table.written.situation.names.things if one.id in line]
        if there is None:
            return None
        for id in [one for one in named if one != besides]:
            for status in scene.notation.statuses:
                with suppress(JudgekitError):
                    if scene.object_value(there.run.table.position, id, status).value is True:
                        state = property_named(status, "ja")
                        return Bilingual(f"{id}はその時{state}だった", f"{id} was {status} then")
        return None

    def _last_attack(self, by: str) -> int | None:
        """Return the place of the last step by which something attacks, or anything where that has no name; None: it does not."""
        attacks = [one.get(_ATTACK) for one in self.asking.table.steps]
        found = [place for place, one in enumerate(attacks) if one and (not by or _is_among(by, one))]
        return found[-1] if found else None

    def _nobody_could(self, text: str, line: str, cannot: Bilingual, keys: Sequence[str], asked: str = "") -> Reply:
        """Return that what a line declares nobody was asked for: in which state what it names was then, or that nothing could."""
        place = self._last_attack("")
        attacks = self.asking.table.steps[place].get(_ATTACK) if place is not None else None
        by = next(
            (one.id for one in self.asking.table.written.situation.names.things if _is_among(one.id, attacks)), ""
        )
        then = self._how_it_was(line, by, place) if place is not None else None
        instead = (f"(たずねられるのは: {asked})", f" ({asked})") if asked else ("", "")
        none = Bilingual(f"できるものがない{instead[0]}", f"nothing may do that, so nobody is asked{instead[1]}")
        why = then or none
        said = Bilingual(f"{cannot.ja}: {why.ja}", f"{cannot.en}: {why.en}")
        return Reply(text, [said], self._by_which_nobody_is_asked(keys))

    def _nobody_is_asked(self, statement: Statement) -> list[str]:
        """Return the keys of what a line declares that nobody is asked for where nothing may do it: a block without blockers."""
        return [key for step in self._steps(statement) for key in step if key in self.asking.scene.notation.undeclared]

    def _by_which_nobody_is_asked(self, keys: Iterable[str]) -> tuple[str, ...]:
        """Return the rules by which only who has something to declare is asked for what such keys declare."""
        by = [rule for key in keys for rule in self.asking.scene.notation.unasked.get(key, ())]
        return self.asking.table.run.table.numbered(by)

    def _steps(self, statement: Statement) -> list[Mapping[str, Json]]:
        """Return the steps of a deed; none where it is not understood."""
        table = self.asking.table
        try:
            return [*steps_of(statement, table.written.quotes, table.grammar, table.resolving())]
        except NotationUnclear:
            return []


def _of_all_ways(by: str, found: Sequence[tuple[str, Reply]]) -> Reply | None:
    """Return one answer for all ways that somebody may decide before: the same of all, or each with the line that leads there."""
    if not found:
        return None
    first = found[0][1]
    if len({str(one.result[0].en) for _line, one in found}) == 1 and not any(one.branches for _line, one in found):
        if len(found) > 1 and _WHATEVER_BEFORE not in first.result:
            first.result.append(_WHATEVER_BEFORE)
        return first
    branches: list[tuple[str, Bilingual, int]] = []
    for line, one in found:
        branches += [(f"{line}; {more}", end, ways) for more, end, ways in one.branches] or [(line, one.result[0], 1)]
    hangs = Bilingual(f"{by}の選択による", f"it depends on what {by} chooses")
    rules = tuple(dict.fromkeys(rule for _line, one in found for rule in one.rules))
    return Reply(first.question, [hangs], rules, first.records, branches=branches)


_WHATEVER_BEFORE = Bilingual("その前に何を決めても", "whatever is decided before")


def _waiting_for(table: NotationTable, who: str, what: str) -> str:
    """Return what waits to resolve that is meant: the newest one of another player where it has no name; empty: there is none."""
    waiting = table.there.stack()
    if what.casefold() not in _PRONOUN:
        meant = [one.id for one in table.resolving().names.called(what) if one.id in waiting]
        return meant[0] if len(meant) == 1 else ""
    others = [id for id in waiting if table.there.place(Thing(id, (), "", ""))[0] != who]
    if not others or table.there.is_ability(others[-1]):
        return ""
    table.grant(Bilingual(f"「{what or 'それ'}」は{others[-1]}", f'"{what or "it"}" is {others[-1]}'))
    return others[-1]


def _countering_with(table: NotationTable, who: str, by: str | None) -> list[str]:
    """Return what a player has with which something might be countered, or what is named for that."""
    own, home = [], table.grammar.words.home
    for one in table.resolving().names.things:
        if one.names and table.there.place(one) in ((who, "hand"), (who, home)):
            own.append(one)
    if by is not None:
        return [one.id for one in Names(own, ()).called(by)]
    cards = table.written.situation.cards
    texts = {one.id: [cards.get(name) for name in (one.id, *one.names)] for one in own}
    return [
        id
        for id, found in texts.items()
        if any(isinstance(one, Mapping) and _TEXT_COUNTERS.search(str(one.get("text", ""))) for one in found)
    ]


_MOST_BLOCKS = 300
"""So many legal blocks are looked through."""


def is_judged(records: Iterable[Record], alone: Json) -> bool:
    """Tell whether an attacker has become a blocked or an unblocked creature: what could block it is over."""
    return any(one.of == alone and one.what in ("becomes-blocked", "unblocked") for one in records)


def who_can_block(scene: GameAdapter, question: Question, alone: str, text: str) -> Bilingual | None:
    """Return what can block one attacker in some legal block; None where blocks do not say what they block: one thing attacks.

    Args:
        scene: the game.
        question: asks for the blocks.
        alone: the attacker.
        text: the question in which it is asked.

    Raises:
        NotationUnclear: there are too many blocks to look through.
    """
    legal = [*islice(question.legal(), _MOST_BLOCKS + 1)]
    if len(legal) > _MOST_BLOCKS:
        raise NotationUnclear(phrase("not only {name} attacks: ask whether each one can block it", name=alone), text)
    found: dict[str, None] = {}
    blocks = [scene.write_choice(question, choice) for choice in legal]
    if any(one != "none" and not isinstance(one, Mapping) for one in blocks):
        return None
    for plain in blocks:
        for by, blocked in plain.items() if isinstance(plain, Mapping) else ():
            if alone in (blocked if isinstance(blocked, (list, tuple)) else (blocked,)):
                found[by] = None
    if not found:
        return Bilingual(f"いいえ: {alone}をブロックできるものはない", f"No: nothing can block {alone}")
    return Bilingual(f"{alone}をブロックできるのは{'、'.join(found)}", f"{alone} can be blocked by {', '.join(found)}")


def _listed(value: Json) -> Sequence[Json]:
    return value if isinstance(value, list) else [] if value is None else [value]


_IS_TOLD = re.compile(r"[^:]*[はが][^:]*[うくぐすつぬぶむる](?:\([^()]*\))?$")
"""A deed of somebody, told with its verb at its end."""


def _not_possible(shown: str) -> str:
    """Return in Japanese that a line is not possible."""
    return with_able(shown, "できない") if _IS_TOLD.match(shown) is not None else f"できない: {shown}"


def _named(step: Mapping[str, Json]) -> str:
    """Return what a step casts or activates; empty where it does neither."""
    return str(step.get("cast", step.get("activate", "")))


def _is_among(id: str, declared: Json) -> bool:
    return id in declared if isinstance(declared, (Mapping, list)) else id == declared
