"""Small random boards of both games as scenario texts, and their lines of play by plain trial of every answer."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.table.adapter import GameAdapter
from tests.cases import examples

MOST_LINES = examples(1_500, 400)
"""Lines of a board that plain trial still goes through."""

CARDS = {
    "mtg": """
  Cub: {types: Creature - Bear, pt: 2/2}
  Boar: {types: Creature - Boar, pt: 3/3, abilities: [{keyword: trample}]}
  Wall: {types: Creature - Wall, pt: 0/4, abilities: [{keyword: defender}]}
  Snake: {types: Creature - Snake, pt: 1/1, abilities: [{keyword: deathtouch}]}
  Mountain: {types: Basic Land - Mountain}
  Jab: {cost: "{0}", types: Instant,
    abilities: [{spell: {targets: [{id: t, is: {type: creature}}], do: [{damage: t, amount: 1}]}}]}
  Spark: {cost: "{R}", types: Instant,
    abilities: [{spell: {targets: [{id: t, is: {type: creature}}], do: [{damage: t, amount: 2}]}}]}
""",
    "magmell": """
  矢: {types: Magic, timing: quick, text: ユニット1体を対象とする。それに1点のダメージを与える。}
  鹿: {types: Unit, timing: normal, ap: 1, hp: 1}
  狼: {types: Unit, timing: normal, ap: 2, hp: 2}
  熊: {types: Unit, timing: normal, ap: 3, hp: 3}
  亀: {types: Unit, timing: normal, ap: 1, hp: 3}
""",
}
"""Cards of all boards, by game."""

RULES = {"mtg": "mtg@20210922", "magmell": "magmell@1.01"}

GIVEN = {
    "mtg": """
  players: {A: {life: 20, library: {unknown: 3}}, B: {life: LIFE, library: {unknown: 3}HAND}}
  turn: {active: A, step: declare-attackers, before: turn-based-actions}
  battlefield:
OBJECTS
""",
    "magmell": """
  players: {A: {life: 10}, B: {life: LIFEHAND}}
  turn: {active: A, step: main, priority: A}
  battle-area:
OBJECTS
""",
}
KINDS = {"mtg": ("Cub", "Boar", "Wall", "Snake"), "magmell": ("鹿", "熊", "亀")}


def board_of(game: str, given: str) -> str:
    """Return the text of a scenario up to its script: the cards of its game's boards, and what is given."""
    return f"scenario: 1\nid: board\ngame: {game}\nrules: {RULES[game]}\ncards:{CARDS[game]}given:{given}"


def board(game: str, seed: int) -> str:
    """Return a random board: one to three creatures or units on each side, and at times a card in the defender's hand."""
    chance = random.Random(seed)
    objects = []
    for player in ("A", "B"):
        for number in range(chance.randint(1, 2)):
            card = chance.choice(KINDS[game])
            extra = ", continuously: true" if game == "mtg" else ""
            objects.append(f"    - {{id: {player.lower()}{number}, card: {card}, controller: {player}{extra}}}")
    hand = ""
    if chance.random() < 0.5:
        hand = ", hand: [{id: trick, card: Spark}]" if game == "mtg" else ", hand: [{id: trick, card: 矢}]"
        if game == "mtg":
            objects.append("    - {id: peak, card: Mountain, controller: B}")
    life = str(chance.choice((1, 3, 5)))
    given = GIVEN[game].replace("LIFE", life).replace("HAND", hand).replace("OBJECTS", "\n".join(objects))
    return board_of(game, given) + "script: []\n"


class TooMany(Exception):
    """A board with more lines than plain trial goes through."""


class Trial:
    """Every line of play of a position, each tried by itself, until the turn is over.

    Attributes:
        results: how many lines end with each result: (value path, value) of lives, who lost, and zones.
        survives: for each player whether they can survive whatever the other does.
    """

    def __init__(self, scene: GameAdapter, start: AnyPosition, passing: bool) -> None:
        self.scene = scene
        self.passing = passing
        self.ids = tuple(start.objects)
        self.turn = self._turn(start)
        self.results: Counter[tuple[tuple[str, str], ...]] = Counter()
        kept = self._tried(start.game.advance(start))
        self.survives = {player: player in kept for player in start.players}

    def _turn(self, position: AnyPosition) -> tuple[Any, ...]:
        return tuple(position.facts.get(key) for key in ("turn", "number", "active"))

    def _tried(self, position: AnyPosition) -> frozenset[str]:
        """Return the players who can survive from a position whatever the others do, after counting its lines."""
        question = position.question
        if question is None or self._turn(position) != self.turn:
            self.results[self._result(position)] += 1
            if self.results.total() > MOST_LINES:
                raise TooMany
            return frozenset(player for player in position.players if not self._lost(position, player))
        choices = question.choices
        if self.passing and question.kind == "priority":
            choices = (("pass",),)
        following = [(self._tried(position.game.answer(position, choice))) for choice in choices]
        return frozenset(
            player
            for player in position.players
            if (any if question.by == player else all)(player in kept for kept in following)
        )

    def _lost(self, position: AnyPosition, player: str) -> bool:
        return bool(self.scene.player_value(position, player, "lost").value)

    def _result(self, position: AnyPosition) -> tuple[tuple[str, str], ...]:
        entry = {}
        for player in position.players:
            entry[f"{player}.life"] = words(self.scene.player_value(position, player, "life").value)
            entry[f"{player}.lost"] = words(self._lost(position, player))
        for id in self.ids:
            there = self.scene.object_value(position, id, "zone").value if id in position.objects else None
            entry[f"{id}.zone"] = words(there)
        return tuple(sorted(entry.items()))
