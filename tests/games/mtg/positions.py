"""Positions of Magic for tests, built from the same plain data as scenarios, and chances that come from a seed."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from judgekit.core.corpus import corpus_folder
from judgekit.core.errors import JudgekitError
from judgekit.engine import EndlessLoop, Question, Trace
from judgekit.engine.playing import play
from judgekit.games.mtg import rules
from judgekit.games.mtg.scene.setup.positions import setup
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.scenarios import adapter_of, read_scenario_file
from judgekit.scenarios.checking import scenario_files
from tests.cases import some

GAME = rules.GAME

CARDS: dict[str, Any] = {
    "Forest": {"types": "Basic Land - Forest"},
    "Mountain": {"types": "Basic Land - Mountain"},
    "Island": {"types": "Basic Land - Island"},
    "Bear": {"cost": "{1}{G}", "types": "Creature - Bear", "pt": "2/2"},
    "Elf": {
        "cost": "{G}",
        "types": "Creature - Elf",
        "pt": "1/1",
        "abilities": [{"activated": {"cost": "{T}", "do": [{"add": "{G}"}]}}],
    },
    "Chief": {
        "cost": "{2}{G}",
        "types": "Legendary Creature - Elk",
        "pt": "2/2",
        "abilities": [
            {
                "static": {
                    "affects": {"type": "creature", "controller": "you", "other": "true"},
                    "modify": [{"pt": "+1/+1"}],
                }
            }
        ],
    },
    "Spark": {
        "cost": "{R}",
        "types": "Instant",
        "abilities": [
            {"spell": {"targets": [{"id": "t", "is": "any-target"}], "do": [{"damage": "t", "amount": "3"}]}}
        ],
    },
    "Blaze": {
        "cost": "{X}{R}",
        "types": "Sorcery",
        "abilities": [
            {"spell": {"targets": [{"id": "t", "is": "any-target"}], "do": [{"damage": "t", "amount": "X"}]}}
        ],
    },
    "No": {
        "cost": "{1}{U}",
        "types": "Instant",
        "abilities": [{"spell": {"targets": [{"id": "t", "is": {"kind": "spell"}}], "do": [{"counter": "t"}]}}],
    },
    "Study": {"cost": "{U}", "types": "Sorcery", "abilities": [{"spell": {"do": [{"draw": "2"}, {"discard": "1"}]}}]},
    "Cloak": {
        "cost": "{G}",
        "types": "Enchantment - Aura",
        "abilities": [
            {"keyword": "enchant", "is": {"type": "creature"}},
            {"static": {"affects": "enchanted", "modify": [{"pt": "+2/+2"}]}},
        ],
    },
    "Blade": {
        "cost": "{1}",
        "types": "Artifact - Equipment",
        "abilities": [
            {"keyword": "equip", "cost": "{1}"},
            {"static": {"affects": "equipped", "modify": [{"pt": "+2/+0"}]}},
        ],
    },
    "Ways": {
        "cost": "{R}",
        "types": "Instant",
        "abilities": [
            {"keyword": "kicker", "cost": "{1}"},
            {
                "spell": {
                    "choose": "1",
                    "modes": [
                        {"targets": [{"id": "c", "is": {"type": "creature"}}], "do": [{"destroy": "c"}]},
                        {
                            "do": [
                                {"create": {"types": "Creature - Goblin", "pt": "1/1", "colors": "red"}, "amount": "2"}
                            ]
                        },
                        {"do": [{"sacrifice": {"choose": {"type": "creature"}}, "by": "players"}]},
                    ],
                }
            },
        ],
    },
    "Wilt": {
        "cost": "{G}",
        "types": "Sorcery",
        "abilities": [
            {
                "spell": {
                    "targets": [{"id": "t", "is": {"type": "creature"}, "up-to": "2"}],
                    "do": [{"put-counters": "t", "kind": "-1/-1", "amount": "1"}],
                }
            }
        ],
    },
    "Grow": {
        "cost": "{G/U}",
        "types": "Instant",
        "abilities": [
            {
                "spell": {
                    "targets": [{"id": "t", "is": {"type": "creature"}}],
                    "do": [{"modify": "t", "with": [{"pt": "+3/+3"}], "until": "end-of-turn"}],
                }
            }
        ],
    },
    "Walker": {
        "cost": "{2}{R}",
        "types": "Legendary Planeswalker - Chandra",
        "loyalty": "3",
        "abilities": [
            {"activated": {"cost": [{"loyalty": "1"}], "do": [{"draw": "1"}]}},
            {
                "activated": {
                    "cost": [{"loyalty": "-2"}],
                    "targets": [{"id": "t", "is": "any-target"}],
                    "do": [{"damage": "t", "amount": "2"}],
                }
            },
        ],
    },
}
"""Our own cards: every step of casting and most state-based actions come up with them."""


def position(given: dict[str, Any], cards: dict[str, Any] | None = None, trace: Trace | None = None) -> MtgPosition:
    """Return a start position, played up to its first decision."""
    return GAME.advance(setup(CARDS if cards is None else cards, given, "mtg@20210922"), trace)


def decks(seed: int, size: int = 40, pool: dict[str, Any] | None = None, names: str = "AB") -> dict[str, Any]:
    """Return a start position with shuffled libraries of our own cards and seven cards in each hand.

    Args:
        seed: decides which cards there are.
        size: cards in each deck.
        pool: cards by name.
        names: names of the players, a letter each.
    """
    chance = random.Random(seed)
    known = CARDS if pool is None else pool
    lands = [name for name, card in known.items() if card["types"].startswith("Basic Land")]
    spells = sorted(set(known) - set(lands))
    players = {}
    for name in names:
        cards = [chance.choice(lands if chance.random() < 0.45 else spells) for _ in range(size)]
        named = [{"id": f"{name}-{number}", "card": card} for number, card in enumerate(cards)]
        players[name] = {"life": "20", "hand": named[:7], "library": named[7:]}
    return {"players": players, "turn": {"active": "A", "step": "upkeep"}}


class Dice:
    """A chooser that prefers doing something to passing, and decides by a seed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def __call__(self, question: Question) -> Any:
        """Return one of the legal answers."""
        options = question.choices
        assert options, f"{question} has no legal answer"
        if question.kind == "priority" and len(options) > 1 and self.chance.random() < 0.6:
            return self.chance.choice(options[1:])
        return self.chance.choice(options)


class FewAnswers(Dice):
    """A chooser that finds one legal answer where a board has too many to list them all."""

    def __call__(self, question: Question) -> Any:
        """Return one of the legal answers."""
        return question.drawn(self.chance.randrange, 60)


def on_the_boards_of_the_corpus(
    look: Callable[[MtgPosition], None],
    part: int,
    most: int,
    edition: str = "mtg@20210922",
    begin: Callable[[MtgPosition], None] | None = None,
) -> int:
    """Play on at random from the start positions of scenarios, and look at every position that is reached.

    Args:
        look: is called with each position.
        part: one scenario in so many.
        most: decisions from each start.
        edition: the edition that is played.
        begin: is called with each start position before anything is done.

    Returns:
        How many positions were looked at: a start that cannot be is passed over, and none at all would show nothing.
    """
    looked_at = 0
    files = list(enumerate(path for path, _shown in scenario_files([str(corpus_folder() / "mtg")])))
    for seed, file in some(files, part):
        scenario = read_scenario_file(file)
        try:
            start = adapter_of("mtg").setup(scenario.cards, scenario.given, edition)
            if begin is not None:
                begin(start)
            for reached in play(start, FewAnswers(seed), most):
                look(reached)
                looked_at += 1
        except (JudgekitError, EndlessLoop):
            continue
    return looked_at
