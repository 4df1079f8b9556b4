"""MAGMELL for scenarios: start positions, steps, questions about a position, and the wording of choices."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from judgekit.core.json_values import Json
from judgekit.core.parts import Part
from judgekit.engine import IllegalAnswer, Refused, Task
from judgekit.games.magmell import MAGMELL, asking, known_words, looking
from judgekit.games.magmell.battle import judge_attacker_of, judge_declaration
from judgekit.games.magmell.choices import CHOICES
from judgekit.games.magmell.game import PHASES, STEPS, ZONES, MagmellPosition
from judgekit.games.magmell.rights import ATTACK, PASS
from judgekit.games.magmell.start import read_start
from judgekit.games.magmell.text.structured.instructions import instructions_of
from judgekit.games.magmell.understanding import understood
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.terms.records import Ability
from judgekit.table.acting import check_there
from judgekit.table.adapter import Session
from judgekit.table.queries import describe
from judgekit.table.standard import USUALLY_CALLED, StandardAdapter
from judgekit.table.steps import HOLDS_THE_RIGHT, Action, StepRules, Steps, word_of
from judgekit.table.wording import Wording, words_in

_INLINE = {
    **dict.fromkeys(("targets", "target"), "targets"),
    **dict.fromkeys(("pay", "payment"), "payment"),
    **dict.fromkeys(("assign", "divide", "shares"), "assign"),
    **dict.fromkeys(("mode", "modes"), "mode"),
    "order": "trigger-order",
    "arrange": "order",
    **{kind: kind for kind in ("optional", "attack-target", "defend", "discard", "search")},
}
"""Choices that a step may make itself, by key, with the kind of question they answer."""


def _described(position: MagmellPosition, plain: Json, by: str) -> Task:
    """Return the task that follows instructions which are described rather than printed on a card."""
    do = instructions_of(Part(plain, ("apply",), context=dict(position.cards)))
    return Task("instruct", (Frame(by, (by, 0), Ability("magic", do=do)), 0))


_STEPS = Steps(
    order=(*PHASES, *STEPS),
    inline=_INLINE,
    kinds={"payments": "payment", "attackers": "attack", "defenders": "defend"},
    answering={"attack-target": ("701.3.1.1",), "defend": ("701.4.1",)},
    passing=PASS,
    stack="chant",
    check=("check", "rule-processing"),
    apply=_described,
    first_step="standby",
    rules=StepRules(
        passes=("232.1", "232.2", "232.5"),
        resolves=("704.1", "232.6"),
        empty=("704.2",),
        over="202.1",
        right=HOLDS_THE_RIGHT,
    ),
)


def _attack(table: Session, action: Action) -> None:
    id = word_of(action, "attack")
    check_there(table.position, id, "attack")
    question = _STEPS.with_right(table, action, ("605.4", "232.1", "701.1.1"))
    for verdict in (judge_declaration(table.position, question.by), judge_attacker_of(table.position, question.by, id)):
        if isinstance(verdict, Refused):
            raise IllegalAnswer(question, id, verdict)
    _STEPS.lay(table, action, "attack")
    table.queue_choice("attack", id)
    table.answer(ATTACK)


_STEPS.add({"use": _STEPS.does("use", ("702.1", "225.1", "232.1", "232.2")), "attack": _attack})


class MagmellAdapter(StandardAdapter):
    """MAGMELL as scenarios see it; naming no 防御ユニット is always there where it is legal, and need not be listed."""

    game = MAGMELL
    editions = ("magmell@1.01",)
    resting = frozenset(("priority", "attack", "attack-target", "defend"))
    nowhere = frozenset(("none",))
    notated_in = "judgekit.games.magmell.notation"
    events: Mapping[str, tuple[str, ...]] = {
        **dict.fromkeys(("gain-life", "recover", "recovery"), ("heal",)),
        **dict.fromkeys(("counter", "put-counters"), ("put-counter",)),
        "summon": ("move?to=battle-area", "create"),
        "return": ("move?cause=return",),
        "tap": ("rest",),
        **dict.fromkeys(("awaken", "untap"), ("wake",)),
        **dict.fromkeys(("face-down", "turn-face-down"), ("flip?face_down=true",)),
        "face-up": ("flip?face_down=false",),
        **dict.fromkeys(("negate", "counter-spell"), ("nullify",)),
        **dict.fromkeys(("token", "create-token"), ("create",)),
        **dict.fromkeys(("combat-damage", "battle-damage"), ("damage?combat=true",)),
        "zone-change": ("move",),
        "remove-damage": ("undamage",),
    }
    details = frozenset(
        ("to", "from", "combat", "counter", "kind", "at", "cause", "rested", "face-down", "target", "card")
    )
    called: Mapping[str, tuple[str, ...]] = {
        **USUALLY_CALLED,
        "targets": ("target",),
        "assign": ("divide", "shares", "split"),
        "trigger-order": ("order", "triggers"),
        "order": ("arrange",),
        "choose": ("card", "cards", "unit", "units", "selection", "pick"),
        "attack": ("attacker",),
        "defend": ("defender", "block"),
    }
    unsaid: Mapping[str, Json] = {"defend": "none"}
    steps = (*PHASES, *STEPS)
    facts: Mapping[str, tuple[str, str]] = {
        "rested": ("rested", "flag"),
        "marked-damage": ("damage", "number"),
        "counters": ("counters", "counters"),
    }
    player_facts: Mapping[str, tuple[str, str]] = {"life": ("life", "number")}
    steps_done, choices, queries = _STEPS, CHOICES, looking.QUERIES
    words = Wording(words_in(Path(__file__).with_name("wording.tsv")))
    vocabulary, asked, ahead = known_words.VOCABULARY, asking.ASKED, asking.AHEAD
    starts, understands = staticmethod(read_start), staticmethod(understood)

    def describe(self, position: MagmellPosition) -> Json:
        """Return the whole position as plain data."""
        return describe(position, ZONES, ("library",), lambda player: {"life": player.life}, looking.shown)


ADAPTER = MagmellAdapter()
"""The one scene of MAGMELL."""
