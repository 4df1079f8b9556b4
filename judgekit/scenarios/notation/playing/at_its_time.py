"""A game that goes on to the time at which a deed is said to be done: a step of the turn, a moment of a fight."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from judgekit.core.errors import JudgekitError
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import Words
from judgekit.scenarios.notation.words.splitting import Quotes, Statement
from judgekit.scenarios.notation.words.times_said import InATurn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable


def reached(there: NotationTable, step: str, statement: Statement) -> NotationTable | None:
    """Return a table that has gone on to a step of this turn, or to what somebody has to decide before; None where it is there.

    Raises:
        NotationUnclear: the turn is past that step.
    """
    if step.startswith("@"):
        return _moment_reached(there, step, statement)
    turn = _now(there, "turn")
    if _now(there, "step") == step:
        return None
    there.step({"advance": step})
    if there.open is None and _now(there, "turn") != turn:
        raise NotationUnclear(phrase("this turn is past that step"), statement.body, statement.line)
    return there


def _moment_reached(there: NotationTable, moment: str, statement: Statement) -> NotationTable | None:
    """Return a table that has gone on to a moment of a fight, or to what somebody has to decide before; None where it is there.

    Raises:
        NotationUnclear: that moment is past, or there is none.
    """
    words_of, attacked = there.grammar.words, any(one.what == "attack" for one in there.run.table.records(0))
    attacks = bool(there.there.attackers()) or attacked
    line = statement.line
    if moment == "@before-combat":
        if attacks or _now(there, "step") in words_of.fights:
            raise NotationUnclear(phrase("this turn is past that step"), statement.body, line)
        return None
    if moment == "@attack-over" and attacks:
        return _attack_over(there, statement)
    if moment == "@attacked" and attacks:
        return None
    if moment == "@fought":
        return _fought(there, statement, attacks=attacks)
    if moment in _BEFORE:
        return _not_yet_past(there, moment, statement, attacks=attacks)
    if moment == "@blocked" and blocks_told(there):
        return None
    if moment == "@blocked" and attacks and (unblocked := _where_nothing_can_block(there)) is not None:
        return unblocked
    if moment in ("@attacked", "@attack-over", "@blocked"):
        hint = phrase("say the blocks before") if moment == "@blocked" else phrase("say the attack before")
        nothing = phrase("nothing has blocked yet") if moment == "@blocked" else phrase("nothing attacks")
        raise NotationUnclear(nothing, statement.body, line, (), hint)
    step = next((str(one["advance"]) for one in words_of.approach_in_fights.values() if "advance" in one), "")
    if not step or not attacks:
        raise NotationUnclear(
            phrase("no combat damage is dealt"), statement.body, line, (), phrase("say the attack before")
        )
    if _now(there, "step") != step:
        there.step({"advance": step})
    last = there.copied()
    with suppress(JudgekitError):
        last.step({"advance": step})
    twice = last.open is None and _now(last, "step") == step and len(last.steps) > len(there.steps)
    twice = twice and _now(last, "turn") == _now(there, "turn")
    if moment == "@first-damage" and not twice and there.open is None:
        raise NotationUnclear(phrase("damage is dealt once here: nothing strikes first"), statement.body, line)
    return last if moment == "@damaged" and twice else there


def blocks_told(there: NotationTable) -> bool:
    """Tell whether it was told what blocks, or that nothing does."""
    return bool(there.there.blocked()) or any(
        key in step for step in there.steps for key in there.grammar.words.blocking
    )


def _where_nothing_can_block(there: NotationTable) -> NotationTable | None:
    """Return a table on which the step of blocks has begun and nobody was asked to block, since nothing can; else None."""
    step, then = there.grammar.reads("declare blockers", "step", _NOTHING), there.copied()
    with suppress(JudgekitError):
        then.step({"advance": str(step)})
        question = then.run.table.position.question
        asked = then.open is not None or (question is not None and question.kind in there.grammar.words.blocking)
        if step is not None and not asked and _now(then, "step") == step:
            then.grant(Bilingual("ブロックできるものはない", "nothing can block"))
            return then
    return None


def _attack_over(there: NotationTable, statement: Statement) -> NotationTable | None:
    """Return a table on which the fight is over, where it was told what blocks or one attack comes after another.

    Else only the attack has been declared, which is said aloud.
    """
    if "attack" not in there.grammar.words.together:
        return _fought(there, statement, attacks=True)
    if not blocks_told(there):
        there.grant(
            Bilingual(
                "攻撃のあととは、攻撃クリーチャー指定ステップのこと",
                "after the attack is taken to be right after attackers were declared",
            )
        )
        return there
    return reached(there, str(there.grammar.reads("after combat", "step", _NOTHING)), statement)


def _fought(there: NotationTable, statement: Statement, *, attacks: bool) -> NotationTable | None:
    """Return a table on which the attack that was told is over, in a game in which one attack comes after another.

    Raises:
        NotationUnclear: nothing attacked.
    """
    words_of = there.grammar.words
    if not attacks:
        nothing = phrase("nothing attacks")
        raise NotationUnclear(nothing, statement.body, statement.line, (), phrase("say the attack before"))
    goes_on = words_of.again.get("attack")
    if goes_on is None or _now(there, "step") not in words_of.fights:
        return None
    there.step(goes_on)
    return there


_BEFORE = frozenset(("@before-blocks", "@before-damage", "@in-combat"))
"""Moments of a fight that last: what is done in one is done where it is told, and refused once that moment is past."""


def _not_yet_past(there: NotationTable, moment: str, statement: Statement, *, attacks: bool) -> NotationTable | None:
    """Return None where a moment that lasts is now.

    Raises:
        NotationUnclear: nothing attacks, or that moment is past.
    """
    words_of = there.grammar.words
    combat = there.grammar.reads("combat", "step", _NOTHING) if moment == "@in-combat" and not attacks else None
    if combat is not None:
        return reached(there, str(combat), statement)
    if not attacks:
        raise NotationUnclear(
            phrase("nothing attacks"), statement.body, statement.line, (), phrase("say the attack before")
        )
    blocked = blocks_told(there)
    dealt = not there.there.attackers() or _now(there, "step") in {
        step.get("advance") for step in words_of.approach_in_fights.values()
    }
    if (moment == "@before-blocks" and blocked) or (moment != "@in-combat" and dealt):
        raise NotationUnclear(phrase("this turn is past that step"), statement.body, statement.line)
    step = str(_now(there, "step"))
    english, japanese = (there.grammar.worded("step", step, lang) for lang in ("en", "ja"))
    if moment != "@before-blocks" and not blocked and english:
        there.grant(Bilingual(f"それは{japanese}のこと", f"that is in the {english}, where nothing else is said"))
        return there
    return None


def reached_in_a_turn(there: NotationTable, when: InATurn, statement: Statement) -> NotationTable | None:
    """Return a table that has gone on to a time in the turn of a player; None where it is there.

    Where only the turn is said, it is the main phase, which is said aloud unless it is that turn already.

    Raises:
        NotationUnclear: the turn is past that step.
    """
    of_that_turn = _now(there, "active") == when.who and not when.following
    if of_that_turn:
        return reached(there, when.step, statement) if when.step else None
    main = when.step or next(
        (
            str(one)
            for said in ("main phase", "main step")
            if (one := there.grammar.reads(said, "step", _NOTHING)) is not None
        ),
        "",
    )
    if not main:
        raise NotationUnclear(phrase("this turn is past that step"), statement.body, statement.line)
    turn = _now(there, "turn")
    there.step({"advance": main, "active": when.who})
    players = [*there.run.table.position.players]
    others = players[players.index(when.who) + 1 :] + players[: players.index(when.who)]
    for active in (when.who, *others[:1]):  # a main step behind a battle may be the one before it
        if there.open is None and _now(there, "turn") == turn:
            there.step({"advance": main, "active": active})
    if there.open is None and _now(there, "active") != when.who:
        there.step({"advance": main, "active": when.who})
    if not when.step:
        there.grant(
            Bilingual(f"{when.who}のターンのメイン・フェイズで", f"in the turn of {when.who} that is in the main phase")
        )
    return there


_NOTHING = Words((), (), Quotes())


def _now(there: NotationTable, what: str) -> object:
    found = there.run.scene.game_value(there.run.table.position, what, None)
    return found.value if found is not None else None


def without_an_attack(
    table: NotationTable,
    then: NotationTable,
    gone_on: Callable[[NotationTable], NotationTable | None],
    whole: Statement,
) -> NotationTable:
    """Return the table at a later step to which nothing is decided but that nobody attacks, which is said aloud.

    Args:
        table: the table before.
        then: the table that stopped on the way to that step.
        gone_on: goes on to the step.
        whole: the deed with its time.

    Raises:
        DecisionFirst: something else has to be decided before, or there has to be an attack.
    """
    question, there = then.open.question if then.open is not None else None, table.copied()
    assert question is not None
    if question.kind in table.run.scene.answers({"attack": {}}) and not there.there.attackers():
        with suppress(JudgekitError):
            there.step({"attack": "none", "by": question.by})
            reached_without = gone_on(there) or there
            if reached_without.open is None:
                by = question.by
                reached_without.grant(Bilingual(f"{by}は攻撃しない", f"{by} does not attack, of which nobody told"))
                return reached_without
    raise table.decide_first(question, then, whole)
