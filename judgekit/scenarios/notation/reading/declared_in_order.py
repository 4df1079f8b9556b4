"""Declarations told in another order than that in which they are made: a block before its attack, blocks of several players.

Who blocks declares in turn order (802.4), and who has triggers puts them on the stack and aims them in it (603.3b); whose are
told first makes no difference to what is declared.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.core.data_classes import replace
from judgekit.scenarios.notation.reading.learning import Situation
from judgekit.scenarios.notation.words.grammar import NotationGrammar
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.scenarios.notation.words.triggers_told import aimed_with

ATTACKS = re.compile(r"\b(?:attack|swing|break)s?\b|攻撃|アタック|ブレイク|殴")
BLOCKS = re.compile(r"\b(?:block|defend)s?\b|ブロック|防御")
"""What is done in another player's turn."""
_NO_BLOCK = re.compile(
    r"(?:[A-H] )?(?:blocks nothing|(?:does|do) not (?:block|defend)|no blocks?|no blockers|will not block)"
    r"|(?:[A-H]は)?(?:何も)?(?:ブロック|防御)しない"
)
"""That somebody does not block, which may be said before the attack."""


def attacks_first(play: tuple[Statement, ...], situation: Situation, grammar: NotationGrammar) -> tuple[Statement, ...]:
    """Return deeds in which that somebody does not block stands behind the attack, where it was said before.

    Args:
        play: the deeds, in the order in which they were said.
        situation: the position; where something attacks in it, nothing is moved.
        grammar: the game's notation.
    """
    home = situation.given.get(grammar.words.home)
    attacked = any(isinstance(one, dict) and "attacking" in one for one in (home if isinstance(home, list) else ()))
    first = next((place for place, one in enumerate(play) if ATTACKS.search(one.body) is not None), None)
    if attacked or first is None:
        return play
    play = _before_it_goes_on(play)
    before = [one for one in play[:first] if _NO_BLOCK.fullmatch(one.body)]
    if not before:
        return play
    left = [one for one in play[:first] if one not in before]
    fights = [one for one in play[first:] if ATTACKS.search(one.body) is not None]
    end = play.index(fights[-1]) + 1
    return (
        *left,
        *play[first:end],
        *(replace(one, line=play[end - 1].line, place=play[end - 1].place) for one in before),
        *play[end:],
    )


_GOES_ON = re.compile(r"to (?:the )?end of turn|all pass|ターン終了まで|全員パス", re.IGNORECASE)


def _before_it_goes_on(play: tuple[Statement, ...]) -> tuple[Statement, ...]:
    """Return deeds in which that nobody blocks, told right behind that the turn goes on, is decided before that."""
    found = [*play]
    for place in range(2, len(found)):
        attack, on, block = (one.body.strip() for one in found[place - 2 : place + 1])
        if ATTACKS.search(attack) and _GOES_ON.fullmatch(on) and _NO_BLOCK.fullmatch(block):
            ahead, behind = found[place - 1 : place + 1]
            found[place - 1] = replace(behind, line=ahead.line, place=ahead.place)
            found[place] = replace(ahead, line=behind.line, place=behind.place)
    return tuple(found)


def in_turn_order(
    play: tuple[Statement, ...], situation: Situation, acting: Callable[[Statement], str]
) -> tuple[Statement, ...]:
    """Return deeds in which blocks of several players that stand together, and targets of their triggers, are in turn order.

    Args:
        play: the deeds, in the order in which they were said.
        situation: the position, with the players in the order of their seats.
        acting: returns who does what a deed says; empty where that is not known.
    """
    seats = list(situation.names.players)

    def blocks(one: Statement) -> bool:
        return len(seats) > len(("one who attacks", "one who blocks")) and BLOCKS.search(one.body) is not None

    def aims(one: Statement) -> bool:
        return aimed_with(one.body, situation.names) is not None

    found, active = list[Statement](), str(situation.given.get("active") or next(filter(None, map(acting, play)), ""))
    place = 0
    while place < len(play):
        if ATTACKS.search(play[place].body) is not None:
            active = acting(play[place]) or active
        kind = next((kind for kind in (blocks, aims) if kind(play[place])), None)
        end = place
        while kind is not None and end < len(play) and kind(play[end]) and acting(play[end]) in seats:
            end += 1
        together = play[place:end] or play[place : place + 1]
        first = seats.index(active) if active in seats else 0
        # The words keep the places that they had together, so that questions between them stay where they are.
        ordered = sorted(
            together, key=lambda one: (seats.index(acting(one)) - first) % len(seats) if play[place:end] else 0
        )
        found += [
            replace(one, line=there.line, place=there.place) for one, there in zip(ordered, together, strict=True)
        ]
        place += len(together)
    return tuple(found)
