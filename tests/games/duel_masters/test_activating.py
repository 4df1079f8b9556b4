"""Abilities of a creature that are activated: none is taken for another."""

from typing import Any

from judgekit.engine import Allowed
from judgekit.games.duel_masters import DUEL
from judgekit.games.duel_masters.turn import judge_activation
from judgekit.scenarios import adapter_of

TAPPED = "このクリーチャーで攻撃するかわりに、タップして次のTT能力を使ってもよい。\nTT－カードを{number}枚引く。"


def test_which_of_two_abilities_of_one_step_is_activated_is_not_guessed() -> None:
    card: dict[str, Any] = {"cost": "2", "civilizations": ["water"], "types": "Creature", "power": "1000"}
    twice = {**card, "text": "\n".join(TAPPED.format(number=number) for number in (1, 2))}
    given = {
        "turn": {"active": "A", "step": "attack"},
        "players": {"A": {}, "B": {}},
        "battle-zone": [{"id": "x", "card": "賢者", "controller": "A", "continuously": "true"}],
    }
    position = adapter_of("dm").setup({"賢者": twice}, given, "dm@2025")
    assert isinstance(judge_activation(position, "A", "x"), Allowed)
    asked = DUEL.advance(DUEL.answer(DUEL.advance(position), ("activate", "x"))).question
    assert asked is not None
    assert (asked.kind, asked.by, asked.choices) == ("mode", "A", ("1", "2"))
