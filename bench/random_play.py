"""Random play of the games: decisions a second, with and without a trace, and what it costs to copy a position."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from judgekit.core.corpus import corpus_folder
from judgekit.core.errors import JudgekitError
from judgekit.engine import EndlessLoop, Question, Trace
from judgekit.engine.exploring import explore
from judgekit.engine.playing import play
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios import adapter_of, read_scenario_file, scenario_files

GAMES = ("dm", "magmell", "mtg")
DECISIONS = 60
LONGEST_LIST = 60
COPIES = 20_000
POSITIONS = 10_000


def starts(game: str) -> Iterator[AnyPosition]:
    """Yield the start position of every scenario of a game that can be played on."""
    folder = corpus_folder() / game
    if not folder.is_dir():
        return
    for path, _ in scenario_files([str(folder)]):
        scenario = read_scenario_file(path)
        scene = adapter_of(game)
        try:
            yield scene.setup(scenario.cards, scenario.given, scenario.rules)
        except JudgekitError:
            continue


def chooser(seed: int) -> Any:
    """Return a chooser that takes any of the first legal answers at random."""
    chance = random.Random(seed)

    def choose(question: Question) -> Any:
        return question.drawn(chance.randrange, LONGEST_LIST)

    return choose


def decisions_a_second(positions: list[AnyPosition], traced: bool) -> tuple[float, list[AnyPosition]]:
    """Play from every position; return decisions a second and the positions from which nothing without code was met."""
    made = 0
    playable = []
    started = time.process_time()
    for seed, position in enumerate(positions):
        try:
            for _ in play(position, chooser(seed), DECISIONS, Trace() if traced else None):
                made += 1
            playable.append(position)
        except (JudgekitError, EndlessLoop):
            continue
    return made / (time.process_time() - started), playable


def run() -> None:
    """Print the figures of every game that has scenarios."""
    for game in GAMES:
        positions = list(starts(game))
        if not positions:
            continue
        plain, playable = decisions_a_second(positions, traced=False)
        traced, _ = decisions_a_second(positions, traced=True)
        started = time.process_time()
        for _ in range(COPIES):
            positions[0].draft().seal()
        copy = (time.process_time() - started) / COPIES * 1e6
        print(
            f"{game}: {len(positions)} starts, {plain:,.0f} decisions/s ({traced:,.0f} with trace), copy {copy:.2f} µs",
            end="",
        )
        print(f", {len(positions) - len(playable)} not playable on" if len(playable) < len(positions) else "")
        started = time.process_time()
        widest = max(playable, key=lambda position: len(position.objects))
        found = explore(widest, largest=POSITIONS)
        spent = time.process_time() - started
        print(f"{game}: {len(found.nodes):,} positions explored in {spent:.1f} s ({sum(found.lines()):,} ways to them)")
