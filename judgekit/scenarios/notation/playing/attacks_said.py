"""An attack that a line leaves out, or only says again: a block names what attacks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer, Refused
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.playing.broken import is_broken
from judgekit.scenarios.notation.playing.together import several
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.naming import Thing
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.table.adapter import Unscripted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.engine.positions import AnyPosition
    from judgekit.scenarios.notation.playing.tables import NotationTable


def attacks_already(table: NotationTable, step: Mapping[str, Json]) -> bool:
    """Tell whether a line only says again what attacks in the position, or what an attack has broken by itself."""
    attack, there, broken = step.get("attack"), table.there.attacks(), table.grammar.words.broken
    asked = table.run.table.position.question
    if broken in step and asked is not None:
        return asked.kind != broken and is_broken(several(step[broken]), table.run.table.records(0), table.run.scene)
    if table.once_more:
        return False
    if isinstance(step.get("assign-damage"), Mapping):
        return _dealt_already(table, step["assign-damage"])
    return isinstance(attack, Mapping) and bool(attack) and all(there.get(one) == to for one, to in attack.items())


def _dealt_already(table: NotationTable, assigned: Json) -> bool:
    """Tell whether damage that somebody assigns was dealt with that of the line before, as it is said."""
    since = len(table.past[-1].before.run.table.trace.records) if table.past and table.there.attackers() else None
    said = assigned.items() if isinstance(assigned, Mapping) else ()
    wanted = {
        (str(by), str(to)): words(number)
        for by, shares in said
        for to, number in (shares.items() if isinstance(shares, Mapping) else ())
    }
    name_of, position = table.run.scene.name_of, table.run.table.position
    dealt = {
        (name_of(position, one.event.by), name_of(position, one.of)): words(one.event.amount)
        for one in (table.run.table.records(since) if since is not None else ())
        if one.what == "damage" and one.event is not None and one.event.by and one.of
    }
    return bool(wanted) and all(dealt.get(one) == number for one, number in wanted.items())


def attack_first(table: NotationTable, step: Mapping[str, Json]) -> None:
    """Declare what a block names as attacking, where nobody said that it attacks and it still may; that is said aloud."""
    block, by = step.get("block"), str(step.get("by"))
    active = table.run.scene.game_value(table.run.table.position, "active", None)
    if table.written.situation.exact or not isinstance(block, Mapping) or active is None or table.there.attackers():
        return
    position, player = table.run.table.position, str(active.value)
    attackers = dict.fromkeys(str(one) for value in block.values() for one in several(value))
    if position.outcome is not None or any(record.what == "attack" for record in table.run.table.records(0)):
        return
    if player == by or any(table.there.place(Thing(one, (), "", ""))[0] != player for one in attackers):
        return
    table.step({"attack": dict.fromkeys(attackers, by), "by": player})
    names = [*attackers]
    table.grant(Bilingual(f"{player}は{'と'.join(names)}で攻撃する", f"{player} attacks with {' and '.join(names)}"))


def refuse_without_attack(table: NotationTable, step: Mapping[str, Json], statement: Statement) -> None:
    """Refuse a block where nothing attacks, in a game in which one creature attacks at a time.

    Raises:
        IllegalAnswer: what would block has left the place from which it could.
        NotationUnclear: it is there, and no attack was said.
    """
    words_of = table.grammar.words
    blocks = [step[key] for key in words_of.blocking if key in step] if "attack" not in words_of.together else []
    if not blocks or blocks == ["none"] or table.there.attackers() or table.there.attacked():
        return
    for name in map(str, several(blocks[0])):
        owner, zone = table.there.place(Thing(name, (), "", ""))
        if owner and zone and zone != words_of.home:
            gone = phrase("{name} is no longer where it could block", name=name)
            raise IllegalAnswer(table.run.table.position.question, dict(step), Refused((), gone))
    raise NotationUnclear(phrase("nothing attacks"), statement.body, hint=phrase("say the attack before"))


def refuse_block_behind_its_fight(table: NotationTable, action: Mapping[str, Json]) -> None:
    """Refuse a block that comes when what was told to attack attacks no more: it is none of a later fight, of which nobody told.

    Raises:
        IllegalAnswer: the fight is over.
    """
    blocks = [key for key in table.grammar.words.blocking if key in action]
    question = table.run.table.position.question
    if not blocks or question is None or "attack" not in table.grammar.words.together:
        return
    if question.kind in table.run.scene.answers(action):
        return
    declared = any(one.what == "attack" for one in table.run.table.records(0))
    if declared and (not table.there.attackers() or _blocks_are_behind(table, blocks)):
        raise IllegalAnswer(question, action[blocks[0]], Refused((), phrase("the fight is over by then")))


def _blocks_are_behind(table: NotationTable, blocks: Iterable[str]) -> bool:
    """Tell whether the step that leads to blocks is none of the fight that goes on: its end has come, where things still attack."""
    turn = table.run.scene.game_value(table.run.table.position, "turn", None)
    there = table.copied()
    for leading in (table.grammar.words.approach[one] for one in blocks if one in table.grammar.words.approach):
        with suppress(JudgekitError):
            there.perform(leading)
    now = there.run.scene.game_value(there.run.table.position, "turn", None)
    return turn is not None and now is not None and now.value != turn.value


def go_on_to(table: NotationTable, action: Mapping[str, Json], leading: Mapping[str, Json], again: bool | None) -> None:
    """Go on to the decision that an action makes, where the game is not there.

    Args:
        table: the table.
        action: the action.
        leading: the step that leads there.
        again: where damage is assigned, whether it may be that of the step behind, since another player assigns in this one:
            what strikes first deals it in a step of its own (510.4). Either is looked at as far as the fight goes on.
    """
    position = table.run.table.position
    question, now = position.question, table.run.scene.game_value(position, "step", None)
    there = now is not None and now.value == leading.get("advance")
    asked = question is not None and question.kind in table.run.scene.answers(action)
    if again is not None and question is not None:
        there, asked = there and not table.there.attackers(), asked and question.by == action.get("by")
    if there or asked:
        return
    before, done = table.run.table.snapshot(), len(table.steps)
    try:
        table.perform(leading, action)
    except Unscripted:
        if again is None or (table.there.attackers() and not again):
            raise
    say_whose_turn_it_is(table, before.position)
    if again is not None and not table.there.attackers():
        table.back_to(before, done)


def say_whose_turn_it_is(table: NotationTable, before: AnyPosition) -> None:
    """Say aloud that the turn of another player has begun since a position, with its draw."""
    was, now = (table.run.scene.game_value(one, "active", None) for one in (before, table.run.table.position))
    if was is not None and now is not None and was.value != now.value:
        table.grant(
            Bilingual(
                f"{now.value}のターンになっている(ドローの後)", f"{now.value}'s turn has begun, and the draw is behind"
            )
        )
