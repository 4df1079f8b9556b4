"""The table at which a scenario is played: it answers what the rules ask from what the scenario says, and counts how often."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import islice

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.parts import Path
from judgekit.core.twins import twin
from judgekit.core.wording import phrase
from judgekit.engine import DECLINE, IllegalAnswer, Question, Record, Refused, Task, Trace, Unsupported
from judgekit.engine.edition import Edition
from judgekit.engine.positions import AnyPosition
from judgekit.engine.questions import said
from judgekit.scenarios.any_order import same_in_any_order
from judgekit.scenarios.comparing import NOTHING, any_rule_matches, pasteable, words
from judgekit.scenarios.files.model import Answer
from judgekit.scenarios.numbering import headings_there, numbers_there, places_there
from judgekit.scenarios.snapshots import Snapshot
from judgekit.scenarios.stops import StopAt, means_kind
from judgekit.table.adapter import UNANSWERED, GameAdapter, Misfit, Unscripted

Plain = Json

PRIORITY, REPLACEMENT, OPTIONAL, PAYMENT, OPTION = "priority", "replacement", "optional", "payment", "option"
MOST_WAYS = 20
"""Ways of which the one is looked for that leads to what a step chooses."""
REFUSALS = frozenset(("decline", "none", "no", "refuse"))
"""Answers by which a payment is refused that nobody has to make."""
ACCEPTED = ("accept", "yes", "true")
IN_PARTS = frozenset(("sacrifice", "discard", "exile", "return", "tap"))
"""What several costs of one kind may each ask for, and a step lists together."""
MOST_FORCED = 4
"""Questions of one answer each that are looked through for the one that is meant."""
MOST_PASSES = 100
"""Priorities passed by policy in one step, after which what the step is about will not come any more."""


Scripted = tuple[object] | tuple[()]
"""What a part of the scenario makes of a question: a choice, or nothing, so that it stays open; None: it says nothing about it."""
STAYS_OPEN: tuple[()] = ()


class UnusedAnswer(JudgekitError):
    """Something was scripted that nobody asked for.

    Attributes:
        path: where it stands in the file.
    """

    def __init__(self, message: str, path: Path = ()) -> None:
        super().__init__(message)
        self.path = path


class Reached(Exception):
    """The question at which a run was to be interrupted is open."""


class ScriptedTable:
    """Where a scenario is played (fulfils `judgekit.table.adapter.Table`).

    Attributes:
        scene: the game.
        position: the present position.
        step_start: the position in which the present step began.
        trace: everything that happened here.
        answers: scripted answers.
        held: kinds of question that are left open because the next step is about them; "*" for any, with UNANSWERED only
            what no answer of the script is meant for.
        reasons: rules that decided about legal and illegal answers and about values that were looked up.
        written_for: the edition whose numbers expectations cite; "" where that is the edition played.
        paying: by what is paid for, the payment to take where nobody says one.
        paid: the questions that were answered with a payment nobody said, each with it, in order.
        kept: objects that are used for no such payment where another one does, since they are spoken of later.
        to_come: what the steps behind the present one do, for which it may be paid, too.
        passes_unseen: how often something may resolve before the scenario acts, asks or expects anything, by the step of
            the turn in which that is asked.
        tries: whether it is a copy on which an answer is tried.
        orders: the orders that are tried of those that nobody chose, by what was asked.
        in_advance: the last question that an entry of the answers of the script answered.
    """

    def __init__(
        self,
        scene: GameAdapter,
        position: AnyPosition,
        answers: tuple[Answer, ...] = (),
        policy: Mapping[str, str] | None = None,
        written_for: str = "",
    ) -> None:
        self.scene = scene
        self.position = position
        self.step_start = position
        self.trace = Trace()
        self.answers = answers
        self.policy = policy or {}
        self.held: frozenset[str] = frozenset()
        self.reasons: list[str] = []
        self.written_for = written_for
        self.paying: Mapping[str, object] = {}
        self.paid: tuple[tuple[Question, object], ...] = ()
        self.kept: frozenset[str] = frozenset()
        self.to_come: tuple[Mapping[str, Json], ...] = ()
        self.passes_unseen: Callable[[str], float] = lambda _at: 0
        self.tries = False
        self.orders: Mapping[tuple[int, str, str, str | None], object] = {}
        self.in_advance: Question | None = None
        self._held_of: str | None = None
        self._next_choice: tuple[Json, ...] = ()
        self._sought: frozenset[str] = frozenset()
        self._passes = 0
        self._used: set[int] = set()
        self._spare: set[int] = set()
        self._asked: list[tuple[str, str, str | None]] = []
        self._laid: dict[str, list[Plain]] = {}
        self._stop: StopAt | None = None
        self._stopped = False
        self._interrupt_at: StopAt | None = None

    @cached_property
    def headings(self) -> frozenset[str]:
        """Return the numbers that are only a name, as the edition played numbers them."""
        return headings_there(self.position.game, self.scene.headings)

    # What a game uses.

    def queue_choice(self, kind: str, *choices: Plain) -> None:
        """Lay down choices for questions of a kind that this step will ask, in order."""
        self._laid.setdefault(kind, []).extend(choices)

    def answer(self, choice: object) -> None:
        """Answer the open question with a choice of the kernel, then settle."""
        self._sought = frozenset()
        self._give(self._open(), choice)
        self.settle()

    def answer_plain(self, plain: Plain) -> None:
        """Answer the open question with a choice as the scenario words it, then settle."""
        question = self._open()
        self._sought = frozenset()
        self._give(question, self.scene.read_choice(question, plain))
        self.settle()

    def interrupt(self, *tasks: Task) -> None:
        """Do tasks before the open question, then settle."""
        self.position = self.position.game.interrupt(self.position, *tasks, trace=self.trace)
        self.settle()

    def settle(self) -> None:
        """Answer what can be answered without a new step."""
        self.position = self.position.game.advance(self.position, self.trace)
        while (question := self.position.question) is not None:
            self._look_out(question)
            if self._stopped:
                return
            found = self._scripted(question)
            if found is None:
                return
            self._give(question, found[0])

    def left_open(self, question: Question) -> bool:
        """Tell that the step ends at a question: `stop-at` names it, or the next step is about it."""
        return self._stopped or self._holds(question)

    def at_stop(self) -> bool:
        """Tell that the question is open which `stop-at` of this step names."""
        return self._stopped

    def stopped(self) -> bool:
        """Tell that the step has to stop: a decision is open that is none of its own."""
        question = self.position.question
        return self._stopped or question is None or question.kind not in self.scene.resting

    # What the runner uses.

    def look(self, held: Iterable[str] = (), of: str | None = None) -> None:
        """Begin a step that only asks: the questions it is about stay open, and nothing laid down is touched."""
        self._stop = self._stop if self._stopped else None
        self.held = frozenset(held)
        self._held_of = of

    def begin(
        self,
        held: Iterable[str] = (),
        of: str | None = None,
        stop: StopAt | None = None,
        sought: Iterable[str] = (),
        next_choice: tuple[Json, ...] = (),
    ) -> None:
        """Begin a step that does something.

        Args:
            next_choice: what the next step chooses without naming a kind of question, where it is expected to be legal.
            sought: kinds of question that the step itself answers; on the way to them a policy may pass priority.
            held: kinds of question to leave open, because the next step is about them.
            of: leave open only questions of this object; None: of any.
            stop: at which question of this step it stops.
        """
        self.held = frozenset(held)
        self._held_of = of
        self._next_choice = next_choice
        self._laid = self._laid if self._stopped else {}
        self._stopped = False
        self._stop = stop and stop._replace(nth=stop.nth + self._count(stop.question, stop.about))
        self._sought = frozenset(sought) - {"*", UNANSWERED}
        self._passes = 0

    @property
    def lays_down(self) -> bool:
        """Tell whether the step made choices of which nobody asked yet."""
        return any(self._laid.values())

    def break_off(self) -> None:
        """Leave the step where somebody has to decide something; what it laid down lies there for what comes next."""
        self._stopped = True

    def go_on(self) -> None:
        """Go on in the step that was left at a decision, whatever was decided; what it laid down is still there (601.2b)."""
        laid = self._laid
        self.begin()
        self._laid = laid

    def interrupt_run_at(self, stop: StopAt) -> None:
        """Raise Reached when the question of a stop is asked."""
        self._interrupt_at = stop

    def finish(self) -> None:
        """End a step; what a step that stopped has laid down lies there for the next.

        Raises:
            UnusedAnswer: the step made choices that were not asked for.
        """
        if self._stopped:
            return
        laid = [
            (kind, plain)
            for kind, choices in self._laid.items()
            for plain in choices
            if plain not in ([], {}, *NOTHING)
        ]
        left = [f"{kind}: {plain}" for kind, plain in laid]
        question = self.position.question
        if left and question is not None and question.kind not in self.scene.resting:
            if not self._holds(question):
                raise Unscripted(question)
            self._stopped = True
            return
        self._laid = {}
        refused = [self.scene.never_asked(kind, plain) for kind, plain in laid]
        if refused and refused[0] is not None and all(refused):
            raise IllegalAnswer(None, dict(laid), refused[0])
        if left:
            raise UnusedAnswer(phrase("the step chooses what nobody asked for: {left}", left="; ".join(left)))

    def unused(self) -> list[Answer]:
        """Return the scripted answers that were not used.

        Who agreed to something that was not asked for, a cost to attack or block, said so where it was paid.
        """
        left = [answer for number, answer in enumerate(self.answers) if number not in self._used | self._spare]
        return [answer for answer in left if answer not in self._agreed_to(left)] if left else left

    def _agreed_to(self, left: list[Answer]) -> list[Answer]:
        """Return answers that agree to what was paid without a question, as many as there were costs."""
        agreed: list[Answer] = []
        for record in self.trace.records:
            costs = record.details.get("agreed", 0)
            agreed.extend(
                islice(
                    (one for one in left if one not in agreed and one.agrees_by(record.of or "") and one.nth is None),
                    costs,
                )
            )
        return agreed

    def snapshot(self) -> Snapshot:
        """Return the table as it is now."""
        return Snapshot(
            self.position,
            frozenset(self._used),
            frozenset(self._spare),
            tuple(self._asked),
            len(self.trace.records),
            self.trace.batches,
            tuple((kind, tuple(choices)) for kind, choices in self._laid.items()),
        )

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot; what happened since is forgotten."""
        self.position = snapshot.position
        self._used = set(snapshot.used)
        self._spare = set(snapshot.spare)
        self._asked = list(snapshot.asked)
        del self.trace.records[snapshot.records :]
        self.trace.batches = snapshot.batches
        self._laid = {kind: list(choices) for kind, choices in snapshot.laid}

    def asked_now(self, question: Question) -> tuple[int, str, str, str | None]:
        """Return what tells the open question from all others of this line: how many were asked before, and what it asks."""
        return len(self._asked), question.kind, question.by, question.of

    def copied(self) -> ScriptedTable:
        """Return another table that stands where this one does; what happens at one of them does not touch the other."""
        there = twin(self)
        there.trace = Trace()
        there.trace.records, there.trace.batches = list(self.trace.records), self.trace.batches
        there.reasons, there._asked = list(self.reasons), list(self._asked)
        there._used, there._spare = set(self._used), set(self._spare)
        there._laid = {kind: list(choices) for kind, choices in self._laid.items()}
        return there

    def records(self, since: int, end: int | None = None) -> list[Record]:
        """Return the records from a number on (`end`: up to another), with the numbers that their rules have in the edition played.

        This is the one place where a trace is read: everything that judges or shows one comes through here. That the rules have
        code in the edition was looked at when they decided.
        """
        game, records = self.position.game, self.trace.records[since:end]
        if not isinstance(game, Edition):
            return records
        found = []
        for record in records:
            turned = record.twin()
            turned.rules = list(dict.fromkeys([there for rule in record.rules for there in numbers_there(game, rule)]))
            overruled = tuple(
                there for rule in record.details.get("overruled", ()) for there in numbers_there(game, rule)
            )
            turned.details = {**record.details, "overruled": overruled} if overruled else record.details
            found.append(turned)
        return found

    def rules_cited(self) -> list[str]:
        """Return the rules of all records, each once, with the numbers that they have in the edition played."""
        game = self.position.game
        rules = dict.fromkeys([rule for record in self.trace.records for rule in record.rules])
        if not isinstance(game, Edition):
            return list(rules)
        return list(dict.fromkeys([there for rule in rules for there in numbers_there(game, rule)]))

    def numbered(self, rules: Iterable[str]) -> tuple[str, ...]:
        """Return rules that decide an answer or a value, with the numbers that they have in the edition played.

        Raises:
            Unsupported: what the edition has in the place of one of them has no code.
        """
        return self.position.game.numbered(rules)

    def means(self, expected: str, *numbers: str) -> bool:
        """Tell whether a citation of a scenario ("702.19b", "613.4*") means one of some rules of the edition played."""
        game = self.position.game
        edition, mark, plain = expected.strip().rpartition(":")
        expected = f"{edition}{mark}{self.scene.misprints.get(plain, plain)}"
        if self.written_for and isinstance(game, Edition):
            written = expected.strip().rpartition(":")[2]
            stem = written.rstrip("*").rstrip(".")
            places = places_there(game, self.written_for, stem)
            rest = written.removeprefix(stem)
            return any(any_rule_matches(there + rest, numbers, self.headings) for there in places)
        return any_rule_matches(expected, numbers, self.headings)

    def message(self, fault: JudgekitError) -> str:
        """Return the message of a fault: a choice as a scenario words it, rules by the numbers of the edition played."""
        text, game = str(fault), self.position.game
        if isinstance(fault, IllegalAnswer) and fault.question is not None and isinstance(fault.choice, tuple):
            try:
                shown = pasteable(self.scene.write_choice(fault.question, fault.choice))
            except (JudgekitError, LookupError, TypeError, ValueError):
                shown = None  # what is no choice of this kind has no words
            if shown is not None:
                text = text.replace(said(fault.choice), shown, 1)
        rules = (fault.rule,) if isinstance(fault, Unsupported) else getattr(fault, "rules", ())
        there = [rule if ":" in rule else game.number_of(rule) for rule in rules]
        return text.replace(f"[{', '.join(rules)}]", f"[{', '.join(there)}]") if rules else text

    # Inside.

    def _open(self) -> Question:
        question = self.position.question
        if question is None:
            over = phrase("the game is over") if self.position.outcome is not None else phrase("no decision is open")
            raise UnusedAnswer(phrase("nothing can be chosen: {over}", over=over))
        return question

    def _count(self, kind: str, about: Mapping[str, str] | None = None) -> int:
        return sum(
            1
            for asked, by, of in self._asked
            if means_kind(self.scene, kind, asked) and self._is_about(about or {}, by, of)
        )

    def _is_about(self, about: Mapping[str, str], by: str, of: str | None) -> bool:
        """Tell whether a question is asked of the object and the player that are named."""
        if about.get("by", by) != by:
            return False
        return "of" not in about or about["of"] in (of, None if of is None else self.scene.name_of(self.position, of))

    def _look_out(self, question: Question) -> None:
        if self._comes_to(self._interrupt_at, question):
            self._interrupt_at = None
            raise Reached
        self._stopped = self._stopped or self._comes_to(self._stop, question)

    def _comes_to(self, stop: StopAt | None, question: Question) -> bool:
        """Tell whether a question is the one of a stop."""
        if stop is None or not self._is_asked(stop.question, question):
            return False
        asked = self._is_about(stop.about, question.by, question.of)
        return asked and self._count(stop.question, stop.about) + 1 >= stop.nth

    def _on_the_way(self, question: Question) -> bool:
        """Tell whether a question comes before the one at which the step stops: it is asked too early to be left open."""
        return self._stop is not None and not self._stopped and self._is_asked(self._stop.question, question)

    def _is_asked(self, word: str, question: Question) -> bool:
        """Tell whether a question is of the kind that a word means; "optional" is also one whether an effect is applied."""
        return means_kind(self.scene, word, question.kind) or self._may({"question": word}, question)

    def _give(self, question: Question, choice: object) -> None:
        try:
            self.position = self.position.game.answer(self.position, choice, self.trace)
        except IllegalAnswer as later:
            earlier = self._passed_over(question, later)
            if earlier is not None:
                raise earlier from later
            raise
        self._asked.append((question.kind, question.by, question.of))

    def _passed_over(self, question: Question, later: IllegalAnswer) -> IllegalAnswer | None:
        """Return the fault of what the step says and nobody asked for, where it only shows as the payment does not fit."""
        if question.kind != PAYMENT:
            return None
        for kind, laid in self._laid.items():
            refused = self.scene.never_asked(kind, laid[0]) if laid and laid[0] not in ([], {}, *NOTHING) else None
            if refused is not None:
                both = Refused((*refused.rules, *later.rules), refused.reason)
                return IllegalAnswer(None, {kind: laid[0]}, both)
        left = {
            kind: laid[0]
            for kind, laid in self._laid.items()
            if laid and laid[0] not in ([], {}, *NOTHING) and kind != PAYMENT and means_kind(self.scene, PAYMENT, kind)
        }
        if not left:
            return None
        named = phrase(
            "{reason}; nobody asked for {left}: what is tapped to pay stands in `pay`",
            reason=later.reason,
            left=words(left),
        )
        return IllegalAnswer(question, later.choice, Refused(later.rules, named))

    def _scripted(self, question: Question) -> tuple[object] | None:
        """Return the choice for a question, in the order of the format, or None where it stays open."""
        found = self._laid_down(question)
        if found is None:
            held = self._holds(question)
            if (held and UNANSWERED not in self.held) or question.kind in self._sought:
                return None
            found = self._optional_inside(question) or self._answered(question)
            if found is None:
                found = self._refusing(question) or self._settled(question)
            if found is None:
                found = self._spared(question)
            if found is None:
                found = STAYS_OPEN if held else self._by_itself(question) or self._done_or_not(question)
        return found or None

    def _read_in_turn(self, question: Question, laid: list[Plain]) -> object:
        """Read what a step laid down; of a list for several costs of one kind, as much as this one asks for (601.2h)."""
        whole = laid.pop(0)
        if (
            question.kind in IN_PARTS
            and isinstance(whole, list)
            and len(whole) > 1
            and not self._allows(question, whole)
        ):
            for length in range(1, len(whole)):
                if self._allows(question, whole[:length]):
                    laid.insert(0, whole[length:])
                    return self.scene.read_choice(question, whole[:length])
        return self.scene.read_choice(question, whole)

    def _laid_down(self, question: Question) -> Scripted | None:
        """Return what the step chooses itself; to choose of what leads to is to do it."""
        laid = self._laid.get(question.kind) or self._laid_by_another_word(question)
        if not laid and question.kind not in self.scene.resting and question.kind != PAYMENT:
            laid = self._laid.get("*")
            if laid and self._leads_to(laid[0], question):
                return self._accepting(question) or STAYS_OPEN
        if not laid and question.kind == OPTION and self._laid:
            return self._way_to_what_is_laid(question)
        return (self._read_in_turn(question, laid),) if laid else None

    def _as_it_is_paid(self, question: Question, source: str) -> tuple[object] | None:
        """Return how a cost is announced of which the step says what is paid for it: the one way that this fits, or any.

        Any will do where all that fit lead to the same, but for what was announced. None where none fits, or they differ.
        """
        found: list[tuple[object, AnyPosition]] = []
        for choice in islice(question.legal(), MOST_WAYS):
            there = self.copied()
            try:
                there._give(question, choice)
                there.settle()
            except (JudgekitError, Misfit):
                continue
            if not there._laid.get(source):
                found.append((choice, there.position))
        same_end = all(_alike(found[0][1], end, question.of) for _, end in found[1:])
        return (found[0][0],) if found and same_end else None

    def _way_to_what_is_laid(self, question: Question) -> tuple[object] | None:
        """Return the one of several ways that leads to a decision which the step makes itself; None where it is not one."""
        ways = []
        for choice in islice(question.legal(), MOST_WAYS):
            following = self._after(question, choice)
            laid = self._laid.get(following.kind) if following is not None else None
            if following is not None and laid and self._allows(following, laid[0]):
                ways.append(choice)
        return (ways[0],) if len(ways) == 1 else None

    def _answered(self, question: Question) -> Scripted | None:
        """Return what the first answer of the script that fits says; one about what accepting leads to accepts."""
        means_the_next = False
        for number, answer in enumerate(self.answers):
            if number in self._used or number in self._spare or not self._fits(answer, question):
                continue
            if self._means_the_next(answer, question):
                means_the_next = True
                continue
            if answer.key("question") is None and question.how.forced and question.lone:
                break
            if self._may_mean_another(answer, question) and not self._is_legal(answer, question):
                continue
            self._used.add(number)
            self.in_advance = question
            return (self.scene.read_choice(question, answer.choose),)
        return self._accepting(question) or STAYS_OPEN if means_the_next else None

    def _settled(self, question: Question) -> Scripted | None:
        """Return what follows from the rest of the scenario, from there being one answer only, or from what the step chose."""
        if self._implied(question):
            return self._accepting(question) or STAYS_OPEN
        lone = question.lone if question.how.forced else None
        if lone:
            self._spare_for(question)
            return (lone[0],)
        source = self.scene.follows_from.get(question.kind)
        if source is None or not self._laid.get(source):
            return None
        choice = self.scene.read_choice(question, {source: self._laid[source][0]})
        return (self._as_it_is_paid(question, source) or STAYS_OPEN) if choice is None else (choice,)

    def _by_itself(self, question: Question) -> Scripted | None:
        """Return the choice where it makes no difference, or where the policy of the scenario makes it."""
        anyway = question.how.immaterial(question) if question.how.immaterial is not None else None
        if anyway is not None:
            return (anyway,)
        if question.kind == PRIORITY and self._passes_by_policy():
            self._passes += 1
            return (self.scene.read_choice(question, "pass"),)
        if question.kind == PAYMENT and self.policy.get("pay") == "auto":
            return self._paid_by_itself(question)
        tried = self.orders.get(self.asked_now(question)) if self.orders else None
        in_any = same_in_any_order(self, question) if tried is None else tried
        return None if in_any is None else (in_any,)

    def _paid_by_itself(self, question: Question) -> Scripted | None:
        """Return the payment laid down for what is paid for, else the first legal one; None where there is none."""
        choice = self.paying.get(question.of or "")
        if choice is None or isinstance(question.judge(choice), Refused):
            choice = self._sparing(question)
        if choice is None:
            return None
        self.paid = (*self.paid, (question, choice))
        return (choice,)

    def _sparing(self, question: Question) -> object:
        """Return the first payment that uses nothing that is kept, else the first one; None where there is none."""
        first = next(question.legal(), None)
        kept = self.kept | (self.scene.kept_for_later(question, self.to_come) if self.to_come else frozenset())
        if first is None or kept.isdisjoint(_used_for(self.scene.write_choice(question, first))):
            return first
        ways = islice(question.legal(), 4 * MOST_WAYS)
        return next((one for one in ways if kept.isdisjoint(_used_for(self.scene.write_choice(question, one)))), first)

    def _spare_for(self, question: Question) -> None:
        """Note the answer that says what is done anyway: it names no question and stays for one that is asked later."""
        for number, answer in enumerate(self.answers):
            if number in self._used or number in self._spare or not self._fits(answer, question):
                continue
            if answer.key("question") is None and self._is_legal(answer, question):
                self._spare.add(number)
            return

    def _spared(self, question: Question) -> tuple[object] | None:
        """Return what an answer says that so far was given only where nothing was asked, None where it is not legal here."""
        for number in sorted(self._spare - self._used) if self._spare else ():
            if self._fits(self.answers[number], question) and self._is_legal(self.answers[number], question):
                self._used.add(number)
                return (self.scene.read_choice(question, self.answers[number].choose),)
        return None

    def _passes_by_policy(self) -> bool:
        """Tell whether the policy passes priority here: on the way to a decision that the step makes."""
        passes = self.policy.get("priority") or self.policy.get("pass-priority")
        sought = {*self._sought, *((self._stop.question,) if self._stop is not None else ())}
        return bool(passes and sought) and PRIORITY not in sought and self._passes < MOST_PASSES

    def passes_itself(self) -> None:
        """Tell that the step passes priority itself and knows where it ends: no policy passes on the way."""
        self._passes = MOST_PASSES

    def _holds(self, question: Question) -> bool:
        """Tell whether a question is left open for the next step."""
        if not self.held or self._on_the_way(question):
            return False
        if question.kind not in self.held and ("*" not in self.held or question.kind in self.scene.resting):
            return False
        if self._is_not_meant(question):
            return False
        of = self._held_of
        return of is None or question.of is None or of in (question.of, self.scene.name_of(self.position, question.of))

    def _is_not_meant(self, question: Question) -> bool:
        """Tell whether the next step chooses something else than the lone answer of a question, so that a later one is meant.

        Or than how a cost may be paid, which is left to the policy.
        """
        if not self._next_choice:
            return False
        if question.kind == PAYMENT and question.kind not in self.held and self.policy.get("pay") == "auto":
            return not self._allows(question, self._next_choice[0])
        if not question.how.forced or not question.lone:
            return False
        try:
            return bool(self.scene.read_choice(question, self._next_choice[0]) != question.lone[0])
        except Misfit:
            return True

    def _may(self, keys: Mapping[str, str], question: Question) -> bool:
        """Tell whether an answer to something optional is meant by a question whether one replacement effect is applied.

        Or the game says that its word means this question.
        """
        if question.kind not in self.scene.resting and self.scene.called_so(keys["question"], question):
            return True
        if question.kind != REPLACEMENT or not means_kind(self.scene, keys["question"], OPTIONAL):
            return False
        return DECLINE in question.choices and len(question.choices) == 2

    def _accepting(self, question: Question) -> tuple[object] | None:
        """Return the choice to do what is optional, None where nothing optional is asked."""
        if question.kind == OPTIONAL:
            return (self.scene.read_choice(question, "accept"),)
        if question.kind == REPLACEMENT and DECLINE in question.choices and len(question.choices) == 2:
            return (next(choice for choice in question.choices if choice != DECLINE),)
        return None

    def _laid_by_another_word(self, question: Question) -> list[Plain] | None:
        """Return what the step laid down under another word for a kind of question ("targets" for new targets)."""
        if not self._laid:
            return None
        words = (word for word, found in self._laid.items() if found and word not in ("*", OPTIONAL))
        word = next((word for word in words if means_kind(self.scene, word, question.kind)), None)
        if word is None or (word == PAYMENT and not self._allows(question, self._laid[word][0])):
            return None
        return self._laid[word]

    def _optional_inside(self, question: Question) -> tuple[object] | None:
        """Use an answer whether something optional is done that is asked together with how; declined, it is left as it is."""
        if not self.answers or question.kind in (OPTIONAL, REPLACEMENT):
            return None
        if not means_kind(self.scene, OPTIONAL, question.kind):
            return None
        for number, answer in enumerate(self.answers):
            optional = means_kind(self.scene, answer.key("question") or "", OPTIONAL)
            if optional and number not in self._used and answer.key("by") in (None, question.by):
                self._used.add(number)
                return None if answer.choose in ACCEPTED else (self.scene.read_choice(question, answer.choose),)
        return None

    def _done_or_not(self, question: Question) -> tuple[object] | None:
        """Return what an answer whether something optional is done says of a choice of one thing or nothing, asked in its place."""
        named = [
            n for n, answer in enumerate(self.answers) if means_kind(self.scene, answer.key("question") or "", OPTIONAL)
        ]
        number = next((n for n in named if n not in self._used and self._allows(question, "none")), None)
        if number is None or question.kind in self.scene.resting:
            return None
        answer, nothing = self.answers[number], self.scene.read_choice(question, "none")
        if any(answer.key(key) not in (None, of) for key, of in (("by", question.by), ("of", self._name_of(question)))):
            return None
        things = [choice for choice in islice(question.legal(), 3) if choice != nothing]
        if answer.choose not in ACCEPTED or len(things) != 1:
            things = [nothing] if str(answer.choose) in REFUSALS else []
        self._used |= {number} if things else set()
        return (things[0],) if things else None

    def _refusing(self, question: Question) -> tuple[object] | None:
        """Return the refusal to do what is optional where an answer to the decision that it would lead to is a refusal."""
        if question.kind != OPTIONAL or not self.answers:
            return None
        accepting = self._accepting(question)
        left = [n for n, answer in enumerate(self.answers) if n not in self._used and str(answer.choose) in REFUSALS]
        following = self._after(question, accepting[0]) if accepting is not None and left else None
        if following is None:
            return None
        for number in left:
            if self.answers[number].key("question") is not None and self._fits(self.answers[number], following):
                self._used.add(number)
                return (self.scene.read_choice(question, "decline"),)
        return None

    def _after(self, question: Question, choice: object) -> Question | None:
        """Return the question that would be open after a choice, looked at on a copy."""
        if isinstance(question.judge(choice), Refused):
            return None
        game, trial = self.position.game, Trace()
        try:
            return game.advance(game.answer(self.position, choice, trial), trial).question
        except JudgekitError:
            return None

    def _means_the_next(self, answer: Answer, question: Question) -> bool:
        """Tell whether an answer that names no question is about what accepting leads to."""
        return answer.key("question") is None and self._leads_to(answer.choose, question)

    def _leads_to(self, choice: Plain, question: Question) -> bool:
        """Tell whether a choice is one for what accepting leads to ("you may …", and it says of what), not for the question."""
        accepting = self._accepting(question)
        if accepting is None or self._allows(question, choice):
            return False
        following = self._after(question, accepting[0])
        return following is not None and following.kind not in self.scene.resting and self._allows(following, choice)

    def _may_mean_another(self, answer: Answer, question: Question) -> bool:
        """Tell whether an answer may be for another question: it names one, or none where what is paid is left to the policy."""
        unnamed = answer.key("question") is None and question.kind == PAYMENT and self.policy.get("pay") == "auto"
        return unnamed or self._names_another(answer, question)

    def _names_another(self, answer: Answer, question: Question) -> bool:
        """Tell whether an answer says the name of another kind of question, which may also mean this one."""
        named = answer.key("question")
        return named not in (None, question.kind) and named in self.scene.game.questions

    def _is_legal(self, answer: Answer, question: Question) -> bool:
        """Tell whether an answer is one that the question allows."""
        return self._allows(question, answer.choose)

    def _allows(self, question: Question, choice: Plain) -> bool:
        """Tell whether a choice is one that the question allows: what a step pays may be meant for another part of the cost."""
        try:
            return not isinstance(question.judge(self.scene.read_choice(question, choice)), Refused)
        except (Misfit, TypeError):
            return False

    def _implied(self, question: Question) -> bool:
        """Tell whether something optional is done because the scenario goes on with the decision that only this leads to.

        It stops at that decision, or has an answer to it that is not used yet.
        """
        if self._stop is None and not self.answers:
            return False
        accepting = self._accepting(question)
        named = [a for n, a in enumerate(self.answers) if n not in self._used and a.key("question") is not None]
        if accepting is None or (self._stop is None and not named):
            return False
        for following in self._beyond(question, accepting[0]):
            if following.kind in self.scene.resting or following.kind == question.kind:
                return False
            if self._stop is not None and means_kind(self.scene, self._stop.question, following.kind):
                return self._count(self._stop.question, self._stop.about) + 1 >= self._stop.nth
            if any(self._fits(answer, following) for answer in named):
                return True
        return False

    def _beyond(self, question: Question, choice: object) -> Iterator[Question]:
        """Yield the questions that come up after a choice, as far as each before has one answer only, looked at on a copy."""
        there = self.position
        if isinstance(question.judge(choice), Refused):
            return
        for _ in range(MOST_FORCED):
            try:
                there = there.game.advance(there.game.answer(there, choice, Trace()), Trace())
            except JudgekitError:
                return
            following = there.question
            if following is None:
                return
            yield following
            if not (following.how.forced and following.lone):
                return
            choice = following.lone[0]

    def _name_of(self, question: Question) -> str | None:
        return None if question.of is None else self.scene.name_of(self.position, question.of)

    def _fits(self, answer: Answer, question: Question) -> bool:
        is_like = {"by": question.by, "question": question.kind, "of": self._name_of(question)}
        keys = dict(answer.keys)
        if keys.get("by") == question.decider:
            is_like["by"] = question.decider
        if "question" in keys and (
            means_kind(self.scene, keys["question"], question.kind) or self._may(keys, question)
        ):
            keys["question"] = question.kind
        if question.kind in self.scene.resting and "question" not in keys:
            return False
        if any(is_like[key] != value and not (key == "of" and value == question.of) for key, value in keys.items()):
            return False
        if answer.nth is None:
            return True
        before = sum(
            1
            for kind, by, of in self._asked
            if keys.get("question", kind) == kind
            and keys.get("by", by) == by
            and ("of" not in keys or keys["of"] in (of, None if of is None else self.scene.name_of(self.position, of)))
        )
        return before + 1 == answer.nth


def _alike(one: AnyPosition, other: AnyPosition, but: str | None) -> bool:
    """Tell whether two positions are the same for players and objects, but for one object."""
    objects = {key: record for key, record in one.objects.items() if key != but}
    return one.players == other.players and objects == {
        key: record for key, record in other.objects.items() if key != but
    }


def _used_for(plain: Plain) -> Collection[str]:
    """Return what a payment uses, as scenarios word it."""
    return plain if isinstance(plain, Mapping) else [str(one) for one in plain] if isinstance(plain, list) else ()
