"""232 使用権: who gains it when, what may be done with it, and what happens when all players give it up."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused, Task
from judgekit.games.magmell.battle import judge_attacker_of, judge_declaration, units_of
from judgekit.games.magmell.game import MAGMELL, MagmellDraft, MagmellPosition, battle_of
from judgekit.games.magmell.information import has_rule
from judgekit.games.magmell.using import judge_use, usable_elsewhere
from judgekit.mechanics.objects import other_player

_TOP_RESOLVES = "408.5"  # the top of the chant resolves

PASS = ("pass",)
ATTACK = ("attack",)
Choice = tuple[str, ...]


@MAGMELL.task("right")
def gain_right(draft: MagmellDraft, player: str, rules: tuple[str, ...] = ()) -> None:
    """Let a player gain 使用権, after a ルール処理チェック (232.4, 705.3.4)."""
    draft.note("right", of=player, rules=("232.3", "705.1", *rules))
    draft.next(Task("check"), Task("have-right", (player,)))


@MAGMELL.task("have-right")
def have_right(draft: MagmellDraft, player: str) -> Ask:
    """Ask the holder of 使用権 what to do with it (232.1, 232.2)."""
    draft.set(priority=player)
    draft.note("has-right", of=player, rules=("705.3.4",))
    return Ask("priority", player)


def usable(position: MagmellPosition, player: str) -> list[str]:
    """Return the cards that a player might use: those in hands, and those that say they can be used from elsewhere."""
    there = sorted(position.objects)
    return [id for id in there if position.objects[id].place == "hand" or usable_elsewhere(position, player, id)]


def _choices(question: Question) -> Iterable[Choice]:
    return (PASS, ATTACK, *(("use", id) for id in usable(question.position, question.by)))


def _take(draft: MagmellDraft, ask: Ask, choice: Choice) -> None:
    draft.drop_fact("priority")
    if choice == PASS:
        _give_up(draft, ask.by)
        return
    draft.set(passes=0)
    draft.cite("232.2")
    if choice == ATTACK:
        draft.do("declare-attack", ask.by)
    else:
        draft.do("use", ask.by, choice[1], True, False)


@MAGMELL.question("priority", candidates=_choices, take=_take, forced=False)
def judge_right(question: Question, choice: object) -> Allowed | Refused:
    """使用権 may be given up, used for a card, or used for declaring an attack (232.1)."""
    if choice == PASS:
        if _has_to_attack(question):
            return Refused(("101", "605.4"), phrase("a unit has to attack if it can"))
        return Allowed(("232.2",))
    if choice == ATTACK:
        return judge_declaration(question.position, question.by)
    if isinstance(choice, tuple) and len(choice) == 2 and choice[0] == "use":
        return judge_use(question.position, question.by, choice[1])
    return Refused(("232.2",), phrase("pass, use a card or attack"))


def _has_to_attack(question: Question) -> bool:
    """Tell whether a unit of the holder has to attack, and can (corpus/rulings.md)."""
    position, player = question.position, question.by
    if not isinstance(judge_declaration(position, player), Allowed):
        return False
    return any(
        has_rule(position, id, "must-attack") and isinstance(judge_attacker_of(position, player, id), Allowed)
        for id in units_of(position, player)
    )


def _give_up(draft: MagmellDraft, player: str) -> None:
    """放棄: the other player gains it; when all have given it up in a row, resolve, or end the step or phase.

    232.2, 232.5.1.
    """
    passes = draft.facts.get("passes", 0) + 1
    if passes < len(draft.players):
        draft.set(passes=passes)
        draft.do("right", other_player(draft, player), ("232.5",))
        return
    draft.set(passes=0)
    if draft.zones.get("chant"):
        draft.note("all-passed", rules=("232.6", _TOP_RESOLVES))
        draft.do("resolve")
    elif battle_of(draft) is not None:
        draft.note("all-passed", rules=("232.6", "601.5", "701.1.3"))
        draft.do("end-step")
    else:
        draft.note("all-passed", rules=("232.6", _TOP_RESOLVES, "601.4"))
        draft.do("end-phase")
