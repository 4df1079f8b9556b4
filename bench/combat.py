"""One full combat of Magic, citations on: a 4/4 with trample and deathtouch against two blockers, beside a bare event."""

from __future__ import annotations

import gc
import time
from typing import Any

from judgekit.cli.start import SELDOM
from judgekit.engine import Trace, event
from judgekit.engine.positions import AnyPosition
from judgekit.games.mtg.rules import GAME
from judgekit.games.mtg.scene.setup.positions import setup

COMBATS = 80
ROUNDS = 15
WANTED = 1_000
"""Combats a second on one core, at least."""

CARDS: dict[str, Any] = {
    "Thorn Wurm": {"cost": "{4}{G}", "types": "Creature - Wurm", "pt": "4/4", "abilities": ["trample", "deathtouch"]},
    "Bear": {"cost": "{1}{G}", "types": "Creature - Bear", "pt": "2/2"},
    "Guard": {"cost": "{1}{W}", "types": "Creature - Soldier", "pt": "1/3"},
}
GIVEN: dict[str, Any] = {
    "players": {"A": {"life": "20"}, "B": {"life": "20"}},
    "turn": {"active": "A", "step": "beginning-of-combat", "priority": "A"},
    "battlefield": [
        {"id": "wurm", "card": "Thorn Wurm", "controller": "A", "continuously": "true"},
        {"id": "bear", "card": "Bear", "controller": "B"},
        {"id": "guard", "card": "Guard", "controller": "B"},
    ],
}
ANSWERS: dict[str, Any] = {
    "priority": ("pass",),
    "attack": (("wurm", "B"),),
    "block": (("bear", ("wurm",)), ("guard", ("wurm",))),
    "damage-order": ("bear", "guard"),
    "assign-damage A": (("wurm", (("B", 2), ("bear", 1), ("guard", 1))),),
    "assign-damage B": (("bear", (("wurm", 2),)), ("guard", (("wurm", 1),))),
}


def start() -> AnyPosition:
    """Return the position at the beginning of combat, where the active player has priority."""
    return GAME.advance(setup(CARDS, GIVEN, "mtg@20210922"))


def combat(begun: AnyPosition) -> tuple[AnyPosition, Trace]:
    """Play all five steps of a combat, up to the first priority after it, and return that with the trace."""
    trace = Trace()
    position = begun
    while position.facts["step"] != "postcombat-main":
        question = position.question
        assert question is not None
        answer = ANSWERS.get(question.kind) or ANSWERS[f"{question.kind} {question.by}"]
        position = GAME.answer(position, answer, trace)
    return position, trace


def bare(begun: AnyPosition) -> None:
    """Do what the same number of events costs the kernel alone: the baseline of this run."""
    draft = begun.draft(Trace())
    for _ in range(BASELINE_EVENTS):
        draft.propose(event("step", "A", step="combat-damage"))
        GAME._run(draft)


BASELINE_EVENTS = 20


def a_second(play: Any, begun: AnyPosition) -> float:
    """Return how often a second something is done in one round."""
    started = time.process_time()
    for _ in range(COMBATS):
        play(begun)
    return COMBATS / (time.process_time() - started)


def run() -> None:
    """Print combats a second, and the ratio to the baseline, both the best of many rounds in turn."""
    gc.set_threshold(SELDOM)
    begun = start()
    reached, trace = combat(begun)
    assert reached.players["B"].life == 18
    assert {"bear", "guard", "wurm"} & set(reached.zones["battlefield"]) == {"wurm"}
    cited = len(trace.rules())
    rounds = [(a_second(combat, begun), a_second(bare, begun)) for _ in range(ROUNDS)]
    full, base = (max(figures) for figures in zip(*rounds, strict=True))
    print(f"{full:,.0f} combats/s (at least {WANTED:,}), {len(trace.records)} records citing {cited} rules")
    print(f"{base:,.0f} × {BASELINE_EVENTS} bare events/s: one combat costs {base / full:.1f} × that")
