"""MAGMELL for scenarios: start positions, steps, questions about a position, and the wording of choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from judgekit.engine import IllegalAnswer, Question, Refused, Task
from judgekit.games.magmell import MAGMELL, known_words, looking
from judgekit.games.magmell.asking import deck_of, hypothetical
from judgekit.games.magmell.battle import judge_attacker_of, judge_declaration
from judgekit.games.magmell.choices import read_choice, write_choice
from judgekit.games.magmell.game import PHASES, STEPS, MagmellPosition
from judgekit.games.magmell.rights import ATTACK, PASS
from judgekit.games.magmell.setup import judge_library, judge_stone_deck
from judgekit.games.magmell.start import read_start
from judgekit.games.magmell.terms import Ability
from judgekit.games.magmell.text.structured.cards import reading
from judgekit.games.magmell.text.structured.instructions import instructions_of
from judgekit.games.magmell.understanding import understood
from judgekit.games.magmell.wording import wording
from judgekit.language.parts import Part, TermMalformed
from judgekit.mechanics.abilities.context import Frame
from judgekit.table.acting import check_there, open_to_act
from judgekit.table.adapter import UNANSWERED, Finding, Misfit, Session, Unscripted
from judgekit.table.choices import open_choice

Action = Mapping[str, Any]

_INLINE = {
    "targets": "targets",
    "target": "targets",
    "pay": "payment",
    "payment": "payment",
    "assign": "assign",
    "divide": "assign",
    "shares": "assign",
    "mode": "mode",
    "modes": "mode",
    "optional": "optional",
    "order": "trigger-order",
    "arrange": "order",
    "attack-target": "attack-target",
    "defend": "defend",
    "discard": "discard",
    "search": "search",
}
"""Choices that a step may make itself, by key, with the kind of question they answer."""

_KINDS = {"payments": "payment", "payment": "payment", "attackers": "attack", "defenders": "defend"}
_FURTHEST = 400
"""Decisions after which `advance` gives up."""


class MagmellAdapter:
    """MAGMELL as scenarios see it (fulfils `judgekit.table.adapter.GameAdapter`).

    Attributes:
        game: the rules.
        editions: the editions it plays by.
        resting: kinds of question at which a scenario may end.
        events: names of events in scenarios.
        details: names of details of events that expectations may give.
        called: other names of kinds of question.
        follows_from: nothing.
        unsaid: naming no 防御ユニット is always there where it is legal, and need not be listed.
        steps: the phases of a turn, and the steps of battle.
        headings: none, every numbered line of the book says something.
    """

    game = MAGMELL
    editions = ("magmell@1.01",)
    resting = frozenset(("priority", "attack", "attack-target", "defend"))
    events: Mapping[str, tuple[str, ...]] = {
        "gain-life": ("heal",),
        "recover": ("heal",),
        "recovery": ("heal",),
        "counter": ("put-counter",),
        "put-counters": ("put-counter",),
        "summon": ("move?to=battle-area", "create"),
        "return": ("move?cause=return",),
        "awaken": ("wake",),
        "tap": ("rest",),
        "untap": ("wake",),
        "face-down": ("flip?face_down=true",),
        "turn-face-down": ("flip?face_down=true",),
        "face-up": ("flip?face_down=false",),
        "negate": ("nullify",),
        "counter-spell": ("nullify",),
        "token": ("create",),
        "create-token": ("create",),
        "combat-damage": ("damage?combat=true",),
        "battle-damage": ("damage?combat=true",),
        "zone-change": ("move",),
        "remove-damage": ("undamage",),
    }
    details = frozenset(
        ("to", "from", "combat", "counter", "kind", "at", "cause", "rested", "face-down", "target", "card")
    )
    called: Mapping[str, tuple[str, ...]] = {
        "targets": ("target",),
        "payment": ("pay", "payments"),
        "assign": ("divide", "shares", "split"),
        "trigger-order": ("order", "triggers"),
        "order": ("arrange",),
        "optional": ("may",),
        "discard": ("choose", "card", "cards"),
        "choose": ("card", "cards", "unit", "units", "selection", "pick"),
        "search": ("choose", "card", "cards", "find"),
        "random": ("chance",),
        "attack": ("attacker",),
        "defend": ("defender", "block"),
    }
    unsaid: Mapping[str, Any] = {"defend": "none"}
    follows_from: Mapping[str, str] = {}
    steps = (*PHASES, *STEPS)
    headings: frozenset[str] = frozenset()

    # Start.

    facts: Mapping[str, tuple[str, str]] = {
        "rested": ("rested", "flag"),
        "marked-damage": ("damage", "number"),
        "counters": ("counters", "counters"),
    }
    player_facts: Mapping[str, tuple[str, str]] = {"life": ("life", "number")}

    def setup(self, cards: Mapping[str, Any], given: Mapping[str, Any], _rules: str) -> MagmellPosition:
        """Return the start position."""
        return read_start(cards, given)

    # Steps.

    def answers(self, action: Action) -> frozenset[str]:
        """Return the kinds of question that a step or a query is about."""
        if "choose" in action:
            return frozenset((_kind(action["question"]),)) if "question" in action else frozenset("*")
        if "check" in action or "concede" in action or "apply" in action:
            return frozenset(("*", UNANSWERED))
        if "legal" in action and isinstance(action["legal"], str):
            return frozenset((_kind(action["legal"]),))
        if "over" in action:
            over = action["over"]
            return frozenset(_kind(kind) for kind in ([over] if isinstance(over, str) else over))
        return frozenset(_INLINE[key] for key in action if key in ("attack-target", "defend"))

    def perform(self, table: Session, action: Action) -> None:
        """Do one step."""
        for key, doing in _ACTIONS.items():
            if key in action:
                doing(self, table, action)
                return
        raise Misfit(f"unknown action {next(iter(action))!r}", (), f"known: {', '.join(_ACTIONS)}")

    def _lay(self, table: Session, action: Action, *own: str) -> None:
        for key, value in action.items():
            if key in own or key in ("by", "note", "question", "of"):
                continue
            kind = _INLINE.get(key)
            if kind is None:
                raise Misfit(f"unknown key {key!r}", (key,), f"known: by, {', '.join(_INLINE)}")
            table.queue_choice(kind, value)

    def _right(self, table: Session, action: Action, rules: tuple[str, ...]) -> Question:
        """Return the open question for 使用権; IllegalAnswer where the player of the step does not hold it."""
        question = open_to_act(table, action, "priority", rules, "202.1")
        by = action.get("by")
        if by is not None and by != question.by:
            raise IllegalAnswer(question, dict(action), Refused(rules, f"{question.by} holds the right, not {by}"))
        return question

    def _use(self, table: Session, action: Action) -> None:
        id = _word(action, "use")
        check_there(table.position, id, "use")
        self._right(table, action, ("702.1", "225.1", "232.1", "232.2"))
        self._lay(table, action, "use")
        table.answer(("use", id))

    def _attack(self, table: Session, action: Action) -> None:
        id = _word(action, "attack")
        check_there(table.position, id, "attack")
        question = self._right(table, action, ("605.4", "232.1", "701.1.1"))
        declaration = judge_declaration(table.position, question.by)
        if isinstance(declaration, Refused):
            raise IllegalAnswer(question, id, declaration)
        attacker = judge_attacker_of(table.position, question.by, id)
        if isinstance(attacker, Refused):
            raise IllegalAnswer(question, id, attacker)
        self._lay(table, action, "attack")
        table.queue_choice("attack", id)
        table.answer(ATTACK)

    def _answer_kind(kind: str) -> Callable[[MagmellAdapter, Session, Action], None]:  # type: ignore[misc]  # noqa: N805
        def doing(self: MagmellAdapter, table: Session, action: Action) -> None:
            question = table.position.question
            if question is None or question.kind != kind:
                table.settle()
                question = table.position.question
            rules = ("701.3.1.1",) if kind == "attack-target" else ("701.4.1",)
            if question is None or question.kind != kind:
                there = f"{question.by} has to decide: {question.kind}" if question is not None else "nothing is open"
                raise IllegalAnswer(question, action[kind], Refused(rules, there))
            by = action.get("by")
            if by is not None and by != question.by:
                raise IllegalAnswer(question, action[kind], Refused(rules, f"{question.by} decides, not {by}"))
            self._lay(table, action, kind)
            table.answer_plain(action[kind])

        return doing

    def _pass(self, table: Session, action: Action) -> None:
        if isinstance(action["pass"], list):
            for player in action["pass"]:
                self._pass(table, {**action, "pass": player})
            return
        who = _word(action, "pass")
        rules = ("232.1", "232.2", "232.5")
        if who in ("all", "true", "both"):
            self._lay(table, action, "pass")
            self._right(table, {}, rules)
            self._all_pass(table)
            return
        self._lay(table, action, "pass")
        self._right(table, {"by": who}, rules)
        table.answer(PASS)

    def _all_pass(self, table: Session) -> None:
        for _ in table.position.players:
            question = table.position.question
            if question is None or question.kind != "priority" or table.stopped():
                return
            table.answer(PASS)

    def _resolve(self, table: Session, action: Action) -> None:
        self._lay(table, action, "resolve")
        self._right(table, {}, ("704.1", "232.6"))
        if not table.position.zones["chant"]:
            raise IllegalAnswer(table.position.question, "resolve", Refused(("704.2",), "nothing is on chant"))
        self._all_pass(table)

    def _advance(self, table: Session, action: Action) -> None:
        """Let all players pass until the first 使用権 of a step or phase."""
        step = _word(action, "advance")
        turn = None
        if step in ("next-turn", "turn"):
            step, turn = "standby", True
        if step not in (*PHASES, *STEPS):
            raise Misfit(f"unknown step {step!r}", ("advance",), f"known: {', '.join((*PHASES, *STEPS))}")
        self._lay(table, action, "advance", "active", "player")
        begins = table.position.question is None
        started = table.position.facts.get("step")
        table.settle()
        fresh = table.position.facts.get("step") == step and (begins or started != step)
        for _ in range(_FURTHEST):
            position = table.position
            question = position.question
            if question is None or table.left_open(question):
                return
            if question.kind != "priority":
                raise Unscripted(question)
            if fresh and not turn and position.facts["step"] == step and self._of(action, position):
                return
            before = (position.facts["step"], position.facts["active"], position.facts.get("battle") is not None)
            table.answer(PASS)
            facts = table.position.facts
            fresh = before != (facts.get("step"), facts.get("active"), facts.get("battle") is not None) or (
                fresh and before[0] == step
            )
            turn = None
        raise Misfit(f"the step {step!r} is never reached", ("advance",))

    def _of(self, action: Action, position: MagmellPosition) -> bool:
        active = action.get("active", action.get("player"))
        return active is None or active == position.facts["active"]

    def _check(self, table: Session, action: Action) -> None:
        if _word(action, "check") not in ("rule-processing", "rules", "true", "state-based-actions"):
            raise Misfit("`check: rule-processing` is the only check", ("check",))
        self._lay(table, action, "check")
        table.interrupt(Task("check"))

    def _choose(self, table: Session, action: Action) -> None:
        open_choice(table, action, lambda word, question: _kind(word) == question.kind)
        self._lay(table, action, "choose")
        table.answer_plain(action["choose"])

    def _concede(self, table: Session, action: Action) -> None:
        player = _word(action, "concede")
        if player not in table.position.players:
            raise Misfit(f"there is no player {player!r}", ("concede",))
        table.interrupt(Task("concede", (player,)))

    def _apply(self, table: Session, action: Action) -> None:
        """Follow instructions that are described rather than printed on a card."""
        by = action.get("by", table.position.facts.get("active"))
        tokens = dict(table.position.cards)
        do = instructions_of(Part(action["apply"], ("apply",)), reading(tokens))
        self._lay(table, action, "apply")
        frame = Frame(by, (by, 0), Ability("magic", do=do))
        table.interrupt(Task("instruct", (frame, 0)))

    # Queries.

    def legal(self, table: Session, query: Action) -> tuple[Question, Callable[[Any], Any]] | None:
        """Return the question a query is about, where it is not the open one."""
        kind = _kind(str(query["legal"]))
        position = table.position
        if kind in ("use", "attack") or (kind in ("targets", "payment") and "of" in query):
            open_question = position.question
            if open_question is None or open_question.kind != kind:
                table.settle()
                position = table.position
                open_question = position.question
            if open_question is not None and open_question.kind == kind:
                return None
            return hypothetical(position, kind, query), lambda choice: choice
        return None

    def ask(self, table: Session, query: Action) -> Finding | None:
        """Answer `deck` (are 魔導書 and 魔石デッキ legal), `visible-to` and `classify`; None for anything else."""
        if "visible-to" in query:
            return looking.visible(table.position, query)
        if "classify" in query:
            return looking.classified(table.position, str(query["classify"]))
        if "deck" not in query:
            return None
        deck = query["deck"]
        if not isinstance(deck, Mapping):
            raise Misfit("`deck` needs `library` or `stone-deck`", ("deck",))
        rules: list[str] = []
        for zone, judge in (("library", judge_library), ("stone-deck", judge_stone_deck)):
            if zone not in deck:
                continue
            verdict = judge(deck_of(table.position, deck[zone], zone))
            if isinstance(verdict, Refused):
                return Finding("illegal", verdict.rules)
            rules.extend(verdict.rules)
        return Finding("legal", tuple(rules))

    # Looking and wording.

    def read_choice(self, question: Question, plain: Any) -> Any:
        """Return the kernel's choice for what a scenario says."""
        return read_choice(question, plain)

    def write_choice(self, question: Question, choice: Any) -> Any:
        """Return a choice as a scenario words it."""
        return write_choice(question, choice)

    def value(self, position: MagmellPosition, path: str) -> Finding:
        """Return the value of a path."""
        return looking.value(position, path)

    def object_value(self, position: MagmellPosition, id: str, key: str) -> Finding:
        """Return a property of an object."""
        return looking.object_value(position, id, key)

    def player_value(self, position: MagmellPosition, id: str, key: str) -> Finding:
        """Return a property of a player."""
        return looking.player_value(position, id, key)

    def game_value(self, position: MagmellPosition, key: str, _expected: Any) -> Finding | None:
        """Return a property of the game."""
        return looking.game_value(position, key)

    def in_brief(self, question: Question, listed: Sequence[Any]) -> tuple[list[Any], list[Any]] | None:
        """Return None: answers are listed in full in MAGMELL."""
        del question, listed
        return None

    def knows(self, position: MagmellPosition, word: str) -> bool:
        """Tell whether a word is one that some object can be or have."""
        return known_words.knows(position, word)

    def own_word(self, word: str) -> str:
        """Return the English word for a type, a colour or a state that is named in Japanese."""
        return known_words.own_word(word)

    def why_not_triggered(self, position: MagmellPosition, id: str) -> tuple[str, ...]:
        """Return no rules: MAGMELL states none for an ability whose event does not happen."""
        del position, id
        return ()

    def name_of(self, position: MagmellPosition, id: str) -> str:
        """Return how a scenario names an object."""
        return looking.name_of(position, id)

    def understood(self, cards: Mapping[str, Any]) -> list[tuple[str, str, str]]:
        """Return (card, as written, as understood) for every ability of every card."""
        return understood(cards)

    def wording(self, what: str, lang: str) -> str:
        """Return how a record of a trace is worded."""
        return wording(what, lang)

    def describe(self, position: MagmellPosition) -> Any:
        """Return the whole position as plain data."""
        return looking.describe(position)

    _attack_target = _answer_kind("attack-target")
    _defend = _answer_kind("defend")


def _kind(name: str) -> str:
    return _KINDS.get(name, name)


def _word(action: Action, key: str) -> str:
    value = action[key]
    if not isinstance(value, str):
        raise Misfit("one word is expected here", (key,))
    return value


_ACTIONS: dict[str, Callable[[MagmellAdapter, Session, Action], None]] = {
    "use": MagmellAdapter._use,
    "attack": MagmellAdapter._attack,
    "attack-target": MagmellAdapter._attack_target,
    "defend": MagmellAdapter._defend,
    "pass": MagmellAdapter._pass,
    "resolve": MagmellAdapter._resolve,
    "advance": MagmellAdapter._advance,
    "check": MagmellAdapter._check,
    "choose": MagmellAdapter._choose,
    "concede": MagmellAdapter._concede,
    "apply": MagmellAdapter._apply,
}

ADAPTER = MagmellAdapter()
"""The one scene of MAGMELL."""

__all__ = ["ADAPTER", "MagmellAdapter", "TermMalformed"]
