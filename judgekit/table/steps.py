"""Steps of scenarios that games share: the choices a step makes itself, acting, passing, resolving, going on in the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.parts import nearest
from judgekit.core.wording import noted, phrase
from judgekit.engine import IllegalAnswer, Question, Refused, Task
from judgekit.engine.positions import AnyPosition
from judgekit.table.acting import check_there, open_to_act, what_is_open
from judgekit.table.adapter import UNANSWERED, Misfit, Plain, Session, Unscripted
from judgekit.table.choices import open_choice

Action = Mapping[str, Plain]
Step = Callable[[Session, Action], None]

FURTHEST = 400
"""Decisions after which `advance` gives up."""
_DECLINED = ("attack", "charge")
"""What nobody does on the way to a step: `attack: none` beside `advance` says what it does anyway."""

COMMON_KEYS = ("by", "note", "question", "of")
"""Keys of a step that are no choices."""

ALL = ("all", "true", "both")
"""Words for every player."""

CHECKS = ("rules", "true", "state-based-actions")
"""Words for the check that the game makes by itself whenever a player is about to act."""

HOLDS_THE_RIGHT = noted("{by} holds the right, not {by_2}")
IS_THE_TURN_PLAYER = noted("{by} is the turn player, not {by_2}")


class StepRules(NamedTuple):
    """The rules of a game on who may act, for steps that cannot be done.

    Attributes:
        passes: the player with the right to act may pass.
        resolves: when all pass, what is on top of the stack resolves.
        empty: nothing is there that could resolve.
        over: nobody acts after the game.
        right: the message that one player is the one who may act, and not another.
    """

    passes: tuple[str, ...]
    resolves: tuple[str, ...]
    empty: tuple[str, ...]
    over: str
    right: str


def word_of(action: Action, key: str) -> str:
    """Return the one word under a key of a step."""
    value = action[key]
    if not isinstance(value, str):
        raise Misfit(phrase("one word is expected here"), (key,))
    return value


def player_of(table: Session, action: Action, key: str) -> str:
    """Return the player that a step names under a key."""
    player = word_of(action, key)
    if player not in table.position.players:
        raise Misfit(phrase("there is no player {name!r}", name=player), (key,))
    return player


class Steps:
    """The steps that scenarios of one game do.

    Args:
        order: the steps and phases of a turn, in order.
        inline: choices that a step may make itself, by key, with the kind of question they answer.
        kinds: other words for kinds of question.
        answering: steps that answer a question of their own: its kind and the rules by which it is asked.
        passing: the answer to "priority" by which a player passes.
        stack: key of the zone in which things wait to resolve.
        check: the task by which the game checks its state, and the word for it.
        apply: the task that follows instructions which a step describes, for the player it names.
        first_step: the step with which a turn begins.
        rules: the rules on who may act.

    Attributes:
        actions: what each step does, by its key.
    """

    def __init__(
        self,
        order: tuple[str, ...],
        inline: Mapping[str, str],
        kinds: Mapping[str, str],
        answering: Mapping[str, tuple[str, ...]],
        passing: Plain,
        stack: str,
        check: tuple[str, str],
        apply: Callable[[AnyPosition, Plain, str], Task],
        first_step: str,
        rules: StepRules,
    ) -> None:
        self.order, self.inline, self.kinds, self.passing, self.stack = order, inline, kinds, passing, stack
        self.check_task, self.check_word = check
        self.apply_task, self.first_step, self.rules, self.answering = apply, first_step, rules, answering
        self.actions: dict[str, Step] = {
            **{kind: self._answer_of(kind, why) for kind, why in answering.items()},
            "pass": self._pass,
            "resolve": self._resolve,
            "advance": self._advance,
            "check": self._check,
            "choose": self._choose,
            "concede": self._concede,
            "apply": self._apply,
        }
        # A question of the game that is named like a general step is answered by it (`resolve` in Duel Masters).
        self.actions.update({kind: self._answer_of(kind, why) for kind, why in answering.items()})

    def add(self, actions: Mapping[str, Step]) -> None:
        """Add steps of the game's own; they come first, since keys of others may stand beside theirs as choices."""
        self.actions = {**actions, **self.actions}

    def kind(self, word: str) -> str:
        """Return the kind of question that a word means."""
        return self.kinds.get(word, word)

    def answers(self, action: Action) -> frozenset[str]:
        """Return the kinds of question that a step or a query is about; "*" for whatever is open."""
        if "choose" in action:
            return frozenset((self.kind(action["question"]),)) if "question" in action else frozenset("*")
        if any(key in action for key in ("check", "concede", "apply")):
            return frozenset(("*", UNANSWERED))
        if isinstance(action.get("legal"), str):
            return frozenset((self.kind(action["legal"]),))
        if "over" in action:
            over = action["over"]
            return frozenset(map(self.kind, [over] if isinstance(over, str) else over))
        return frozenset(self.answering).intersection(action)

    def perform(self, table: Session, action: Action) -> None:
        """Do one step."""
        if "advance" in action:
            action = {key: value for key, value in action.items() if key not in _DECLINED or value != "none"}
        for key, step in self.actions.items():
            if key in action:
                step(table, action)
                return
        raise Misfit(
            phrase("unknown action {name!r}", name=next(iter(action))),
            (),
            nearest(next(iter(action)), self.actions),
        )

    def lay(self, table: Session, action: Action, *own: str) -> None:
        """Lay down the choices that a step makes itself; keys of its own are none."""
        for key, value in action.items():
            if key in own or key in COMMON_KEYS:
                continue
            if key not in self.inline:
                raise Misfit(
                    phrase("unknown key {name!r}", name=key),
                    (key,),
                    nearest(key, ("by", *self.inline)),
                )
            table.queue_choice(self.inline[key], value)

    def with_right(self, table: Session, action: Action, rules: tuple[str, ...] | None = None) -> Question:
        """Return the open question of who may act; IllegalAnswer where the player of the step may not."""
        why = self.rules.passes if rules is None else rules
        question = open_to_act(table, action, "priority", why, self.rules.over)
        by = action.get("by")
        if by is not None and by != question.by:
            raise IllegalAnswer(
                question,
                dict(action),
                Refused(why, phrase(self.rules.right, by=question.by, by_2=by)),
            )
        return question

    def does(self, key: str, rules: tuple[str, ...]) -> Step:
        """Return the step by which whoever may act does something with an object: `{key: object}` is answered by both."""

        def step(table: Session, action: Action) -> None:
            id = word_of(action, key)
            check_there(table.position, id, key)
            self.with_right(table, action, rules)
            self.lay(table, action, key)
            table.answer((key, id))

        return step

    def _answer_of(self, kind: str, rules: tuple[str, ...]) -> Step:
        """Return the step that answers the question of a kind, which has to be open."""

        def step(table: Session, action: Action) -> None:
            question = table.position.question
            if question is None or question.kind != kind:
                table.settle()
                question = table.position.question
            if question is None or question.kind != kind:
                raise IllegalAnswer(question, action[kind], Refused(rules, what_is_open(table.position)))
            by = action.get("by")
            if by is not None and by != question.by:
                raise IllegalAnswer(
                    question, action[kind], Refused(rules, phrase("{by} decides, not {by_2}", by=question.by, by_2=by))
                )
            self.lay(table, action, kind)
            table.answer_plain(action[kind])

        return step

    def _pass(self, table: Session, action: Action) -> None:
        if isinstance(action["pass"], list):
            for player in action["pass"]:
                self._pass(table, {**action, "pass": player})
            return
        who = word_of(action, "pass")
        self.lay(table, action, "pass")
        self.with_right(table, {} if who in ALL else {"by": who})
        if who in ALL:
            self.all_pass(table)
        else:
            table.answer(self.passing)

    def all_pass(self, table: Session) -> None:
        """Let every player pass once, as long as nothing else has to be decided."""
        for _ in table.position.players:
            question = table.position.question
            if question is None or question.kind != "priority" or table.stopped():
                return
            table.answer(self.passing)

    def _resolve(self, table: Session, action: Action) -> None:
        self.lay(table, action, "resolve")
        self.with_right(table, {}, self.rules.resolves)
        if not table.position.zones[self.stack]:
            refused = Refused(self.rules.empty, phrase("nothing is on {stack}", stack=self.stack))
            raise IllegalAnswer(table.position.question, "resolve", refused)
        self.all_pass(table)

    def _advance(self, table: Session, action: Action) -> None:
        """Let all players pass until somebody may act for the first time in a step or phase."""
        step = word_of(action, "advance")
        later = step in ("next-turn", "turn")
        step = self.first_step if later else step
        if step not in self.order:
            raise Misfit(
                phrase("unknown step {name!r}", name=step),
                ("advance",),
                nearest(step, self.order),
            )
        self.lay(table, action, "advance", "active", "player")
        table.passes_itself()
        active = action.get("active", action.get("player"))
        begins, started = table.position.question is None, table.position.facts.get("step")
        table.settle()
        fresh = table.position.facts.get("step") == step and (begins or started != step)
        for _ in range(FURTHEST):
            position = table.position
            question = position.question
            if question is None or table.left_open(question):
                return
            if question.kind != "priority":
                raise Unscripted(question)
            whose = active is None or active == position.facts["active"]
            if fresh and not later and position.facts["step"] == step and whose:
                return
            before = _moment(position)
            table.answer(self.passing)
            fresh = before != _moment(table.position) or (fresh and before[0] == step)
            later = False
        raise Misfit(phrase("the step {name!r} is never reached", name=step), ("advance",))

    def _check(self, table: Session, action: Action) -> None:
        if word_of(action, "check") not in (self.check_word, *CHECKS):
            raise Misfit(phrase("`check: {check_word}` is the only check", check_word=self.check_word), ("check",))
        self.lay(table, action, "check")
        table.interrupt(Task(self.check_task))

    def _choose(self, table: Session, action: Action) -> None:
        open_choice(table, action, lambda word, question: self.kind(word) == question.kind)
        self.lay(table, action, "choose")
        table.answer_plain(action["choose"])

    def _concede(self, table: Session, action: Action) -> None:
        table.interrupt(Task("concede", (player_of(table, action, "concede"),)))

    def _apply(self, table: Session, action: Action) -> None:
        """Follow instructions that are described rather than printed on a card."""
        by = action.get("by", table.position.facts.get("active"))
        task = self.apply_task(table.position, action["apply"], by)
        self.lay(table, action, "apply")
        table.interrupt(task)


def _moment(position: AnyPosition) -> tuple[Plain, ...]:
    """Return what a step of the turn is known by: its name, whose turn it is, and whether a battle goes on."""
    facts = position.facts
    return (facts.get("step"), facts.get("active"), facts.get("battle") is not None)
