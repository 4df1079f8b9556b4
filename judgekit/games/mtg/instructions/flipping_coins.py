"""705: flipping a coin: chance decides whether the player who flips it wins or loses the flip."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Ask, Task, Unsupported
from judgekit.games.mtg.abilities.interpreter import cause, did, instruction, players
from judgekit.games.mtg.actions.done_by_keyword import after_all_of_it
from judgekit.games.mtg.instructions.paying import follow_next
from judgekit.games.mtg.layers.forbidding import allowed
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.terms.records import Action

_COIN = "705.1"
"""The rule of flipping a coin."""

_NO_CALL = "705.2"
"""The rule of a flip of which the side counts that comes up, and nobody wins or loses it."""

SIDES = ("heads", "tails")
"""How a coin comes up, where an effect cares for that only: nobody calls, wins or loses then (705.2)."""

RESULTS = ("lose", "win")
"""How a flip ends for the one player who flips; either is as likely as the other (705.3)."""


WON: Final = "win-flips"
"""The deed of an ability by which a player's coins come up heads, and the player wins the flips."""

FLIPPED: Final = "coins_flipped"
"""Fact: the turn in which coins were flipped last, and who has flipped any in it."""

_BY_AN_EFFECT = "mtg@20260417:705.3"
"""The rule by which an effect says how a coin comes up, and who wins the flip."""


def _is_told(draft: MtgDraft, player: str) -> bool:
    """Tell whether an effect says how the coin that a player flips now comes up; the player has flipped one then."""
    turn = draft.facts.get("turn", 1)
    last, before = draft.facts.get(FLIPPED, (turn, ()))
    already = before if last == turn else ()
    draft.set_fact(FLIPPED, (turn, tuple(sorted({*already, player}))))
    return any(not (entry.ability.get("once") and player in already) for entry in allowed(draft, WON, player))


@instruction("coin")
def flip_a_coin(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """A player flips a coin; whether the call matches the result is chance, where no effect says it (705.1).

    CR 705.3.

    Raises:
        Unsupported: several players flip coins at once.
    """
    flipping = players(draft, key, action.of)
    if len(flipping) != 1:
        raise Unsupported(phrase("coins flipped by several players"), _COIN)
    then = Task("coin-flipped", (key, action, flipping[0]))
    sides = any(action.get(side) for side in SIDES)
    if _is_told(draft, flipping[0]):
        draft.cite(_BY_AN_EFFECT)
        draft.do(then.name, *then.args, SIDES[0] if sides else RESULTS[-1])
        return None
    if sides:
        return Ask("option", "random", of=cause(frame_of(draft, key)), args=(SIDES, (_COIN, _NO_CALL)), then=then)
    return Ask("option", "random", of=cause(frame_of(draft, key)), args=(RESULTS, (_COIN, "705.3")), then=then)


@GAME.task("coin-flipped")
def coin_flipped(draft: MtgDraft, key: int, action: Action, player: str, result: str) -> None:
    """Follow what the effect says of a flip that was won or lost (705.1), or of how the coin came up (705.2)."""
    called = result in RESULTS
    draft.note("coin", of=player, rules=(_COIN,) if called else (_COIN, _NO_CALL), result=result)
    if called:
        did(draft, key, result == "win")
        kind = "wins-flip" if result == "win" else "loses-flip"
        after_all_of_it(draft, kind, player, cause(frame_of(draft, key)), _COIN)
    follow_next(draft, key, action.get(result) or ())
