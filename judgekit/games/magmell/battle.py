"""701 攻撃とバトル: declaring an attack and the five steps of the battle."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Refused, Task, event
from judgekit.games.magmell.actions import battle_damage, begin_moment
from judgekit.games.magmell.game import MAGMELL, Battle, MagmellDraft, MagmellPosition, battle_of, in_battle_area
from judgekit.games.magmell.information import controller_of, has_rule, is_banned, rule_abilities, rule_speaks_of
from judgekit.mechanics.abilities.choosing import of_the_player
from judgekit.mechanics.abilities.lasting import end_effects
from judgekit.mechanics.actions.seen import add_seen
from judgekit.mechanics.objects import Ref, other_player, present, ref_of

_CARD_OVER_RULES = "101"  # a card's words come before the rules
_MUST_DEFEND = "701.4.1.3"  # units that have to defend if they can
_BATTLE = "701.1.1"  # a declared attack begins a battle
_MAY_ATTACK = "605.4"  # when an attack may be declared
_LAST_STEP_OVER = "701.6.3"  # the battle ends with its last step
_BATTLE_OVER = "701.1.5"  # the turn player gets the right of use after a battle
_DECLARATION_STEP = "701.2.1"  # the processing of the attack declaration step
_ATTACKER = "701.2.1.1"  # which unit may be named as attacker
_ATTACK_MADE = "701.3.1.2"  # the attacker rests and units become battle units
_ATTACK_TARGET = "701.3.1.1"  # what may be attacked
_DEFENDING = "701.4.1"  # a defender is named

NONE = "none"
"""The answer that names no 防御ユニット."""


def units_of(position: MagmellPosition, player: str) -> list[str]:
    """Return the ids of the units a player controls in 戦闘エリア, sorted."""
    return [id for id in sorted(position.zones.get("battle-area", ())) if controller_of(position, id) == player]


def _fight(position: MagmellPosition) -> tuple[Battle, Ref]:
    """Return the battle that is going on and its 攻撃ユニット, once it is named."""
    battle = battle_of(position)
    assert battle is not None
    assert battle.attacker is not None
    return battle, battle.attacker


def judge_declaration(position: MagmellPosition, player: str) -> Allowed | Refused:
    """ターン・プレイヤー declares in the main phase, outside a battle, with チャント empty and an awake unit that can attack."""
    facts = position.facts
    if facts["active"] != player:
        return Refused((_MAY_ATTACK, _BATTLE, "232.1"), phrase("only the turn player declares attacks"))
    if battle_of(position) is not None or facts.get("step") != "main" or position.zones.get("chant"):
        return Refused((_MAY_ATTACK, _BATTLE), phrase("in the main phase, outside a battle, with nothing on chant"))
    if is_banned(position, "players-cannot-attack", player):
        return Refused(("102", _MAY_ATTACK), phrase("an ability forbids attacking"))
    units = units_of(position, player)
    awake = [id for id in units if not position.objects[id].rested]
    if not awake:
        return Refused((_MAY_ATTACK, _ATTACKER, "701.2.1.2", "701.1.2"), phrase("no awake unit"))
    if facts.get("number") == 1:
        return Refused(("605.4.1",), phrase("not in the first turn of the first player"))
    if not any(not has_rule(position, id, "cannot-attack") for id in awake):
        return Refused(("701.2.1.2", "701.1.2", "102", _ATTACKER, _MAY_ATTACK), phrase("no unit can attack"))
    return Allowed((_MAY_ATTACK, _BATTLE))


@MAGMELL.task("declare-attack")
def declare_attack(draft: MagmellDraft, player: str) -> Ask:
    """Enter バトル状態 and 攻撃指定ステップ, and name 攻撃ユニット."""
    draft.set(battle=Battle(), step="attack-declaration", passes=0)
    draft.note("attack-declaration", of=player, rules=(_MAY_ATTACK, "605.4.2", _BATTLE, "701.1.4", _DECLARATION_STEP))
    return Ask("attack", player, then=Task("attacker", (player,)))


def judge_attacker_of(position: MagmellPosition, player: str, id: str) -> Allowed | Refused:
    """攻撃ユニット is an awake unit of ターン・プレイヤー."""
    if id not in position.objects or position.objects[id].zone != "battle-area":
        return Refused((_ATTACKER, _MAY_ATTACK), phrase("no unit in the battle area"))
    if controller_of(position, id) != player:
        return Refused((_ATTACKER, _MAY_ATTACK), phrase("another player's unit"))
    if position.objects[id].rested:
        return Refused((_ATTACKER, "701.2.1.2", "701.1.2", _MAY_ATTACK), phrase("it is rested"))
    if has_rule(position, id, "cannot-attack"):
        return Refused(("102", _ATTACKER, "701.2.1.2", "701.1.2", _MAY_ATTACK), phrase("it cannot attack"))
    return Allowed((_ATTACKER,))


MAGMELL.question("attack", candidates=lambda question: units_of(question.position, question.by))(
    of_the_player(judge_attacker_of)
)


@MAGMELL.task("attacker")
def name_attacker(draft: MagmellDraft, player: str, id: str) -> None:
    """Name 攻撃ユニット; ターン・プレイヤー gains 使用権."""
    draft.set(battle=Battle(attacker=draft.objects[id].ref))
    draft.note("attacker", of=id, by=player, rules=(_ATTACKER, _DECLARATION_STEP))
    draft.do("right", player, ("232.4", "701.2.2", "232.4.1"))


@MAGMELL.task("attack-step")
def attack_step(draft: MagmellDraft) -> Ask | None:
    """攻撃ステップ: name 攻撃対象, unless 攻撃ユニット cannot be rested or there is nothing to attack.

    232.5.1, 701.1.4, 701.3.1.1.
    """
    _enter(draft, "attack", ("701.3.1",))
    player: str = draft.facts["active"]
    judged = (judge_target_of(draft, player, choice) for choice in _attackable(draft, player))
    if not _can_go_on(draft, player) or not any(isinstance(verdict, Allowed) for verdict in judged):
        draft.note("attack-aborted", of=player, rules=("701.3.1.3",))
        draft.do("battle-end-step")
        return None
    return Ask("attack-target", player, of=_fight(draft)[1][0], then=Task("attack-on", (player,)))


def _enter(draft: MagmellDraft, step: str, rules: tuple[str, ...]) -> None:
    draft.set(step=step, passes=0)
    draft.note("step", of=step, rules=("701.1.4", "232.5.1", *rules))


def _can_go_on(position: MagmellPosition, player: str) -> bool:
    battle = battle_of(position)
    attacker = in_battle_area(position, battle.attacker if battle else None)
    if attacker is None or controller_of(position, attacker.id) != player:
        return False
    if has_rule(position, attacker.id, "attacks-without-resting"):
        return True
    return not attacker.rested and not has_rule(position, attacker.id, "cannot-be-rested")


def _attackable(position: MagmellPosition, player: str) -> tuple[str, ...]:
    opponent = other_player(position, player)
    return (opponent, *units_of(position, opponent))


def judge_target_of(position: MagmellPosition, player: str, choice: str) -> Allowed | Refused:
    """攻撃対象 is the opponent or a rested unit of the opponent."""
    battle = battle_of(position)
    attacker = in_battle_area(position, battle.attacker if battle else None)
    opponent = other_player(position, player)
    if choice == opponent:
        if attacker is not None and has_rule(position, attacker.id, "cannot-attack-players"):
            return Refused(("102", _ATTACK_TARGET), phrase("it cannot attack players"))
        return Allowed((_ATTACK_TARGET,))
    if choice not in position.objects or position.objects[choice].zone != "battle-area":
        return Refused((_ATTACK_TARGET,), phrase("neither the opponent nor a unit in the battle area"))
    if controller_of(position, choice) != opponent:
        return Refused((_ATTACK_TARGET,), phrase("not the opponent's unit"))
    if attacker is not None and has_rule(position, attacker.id, "cannot-attack-units"):
        return Refused(("102", _ATTACK_TARGET), phrase("it cannot attack units"))
    if has_rule(position, choice, "cannot-be-attacked"):
        return Refused(("102", _ATTACK_TARGET), phrase("it cannot be attacked"))
    if not position.objects[choice].rested:
        ref = position.objects[choice].ref
        if attacker is not None and rule_speaks_of(position, attacker.id, "attacks-awake", ref):
            return Allowed((_ATTACK_TARGET, _CARD_OVER_RULES))
        return Refused((_ATTACK_TARGET,), phrase("it is awake"))
    return Allowed((_ATTACK_TARGET,))


MAGMELL.question("attack-target", candidates=lambda question: _attackable(question.position, question.by))(
    of_the_player(judge_target_of)
)


@MAGMELL.task("attack-on")
def attack_on(draft: MagmellDraft, player: str, choice: str) -> None:
    """Name 攻撃対象 and rest 攻撃ユニット; both are バトルユニット from now on (219.4.2)."""
    battle, attacker = _fight(draft)
    target = ref_of(draft, choice)
    draft.set(battle=battle._replace(target=target, named=target))
    draft.note("attack-target", of=choice, by=player, rules=("701.3.1", _ATTACK_TARGET, _ATTACK_MADE))
    draft.do("attack-made", player)
    if not has_rule(draft, attacker[0], "attacks-without-resting"):
        draft.propose(event("rest", attacker[0], by=player, number=attacker[1], rules=(_ATTACK_MADE,)))


@MAGMELL.task("attack-made")
def attack_made(draft: MagmellDraft, player: str) -> None:
    """「攻撃したとき」 triggers; then ターン・プレイヤー gains 使用権 (701.3.2)."""
    battle, attacker = _fight(draft)
    target = battle.target or (other_player(draft, player), 0)
    draft.do("right", player, ("232.4", "701.3.3", "232.4.1"))
    events = [event("attack", attacker[0], by=player, number=attacker[1], player=player, target=target[0])]
    other = other_player(draft, player)
    events.append(event("attacked", target[0], by=attacker[0], number=target[1], by_number=attacker[1], player=other))
    draft.propose(*events)


add_seen(MAGMELL, {"attack": ("701.3.2",), "attacked": (_ATTACK_TARGET,), "defend": ("701.4.2",)})


@MAGMELL.task("end-step")
def end_step(draft: MagmellDraft) -> None:
    """End a step of the battle and go on to the next (601.5, 701.1.3, 701.1.5, 701.6.3)."""
    step = draft.facts["step"]
    end_effects(draft, "step", "306.1.1")
    if step == "attack-declaration":
        draft.do("attack-step")
    elif step in ("attack", "defense"):
        rule = "701.3.4" if step == "attack" else "701.4.4"
        if _is_broken(draft):
            draft.note("battle-broken", rules=(rule,))
            draft.do("battle-end-step")
        else:
            draft.do("defense-step" if step == "attack" else "damage-step")
    elif step == "damage":
        draft.do("battle-end-step")
    else:
        draft.do("end-battle")


def _is_broken(position: MagmellPosition) -> bool:
    """Tell whether 攻撃ユニット, or 攻撃対象 that is a unit, is not in 戦闘エリア."""
    battle = battle_of(position)
    if battle is None or in_battle_area(position, battle.attacker) is None:
        return True
    target = battle.target
    return target is None or (target[0] not in position.players and in_battle_area(position, target) is None)


@MAGMELL.task("defense-step")
def defense_step(draft: MagmellDraft) -> Ask | None:
    """防御ステップ: the player attacked, or the controller of the unit attacked, may name 防御ユニット (701.1.4)."""
    _enter(draft, "defense", (_DEFENDING,))
    battle, attacker = _fight(draft)
    assert battle.target is not None
    target = battle.target[0]
    defender = target if target in draft.players else controller_of(draft, target)
    if any(ability.affects is None for ability in rule_abilities(draft, attacker[0], "cannot-be-defended")):
        draft.note("no-defense", of=attacker[0], rules=("701.4.1.2",))
    return Ask("defend", defender, of=target, then=Task("defended", (defender,)))


def judge_defender_of(position: MagmellPosition, player: str, choice: str) -> Allowed | Refused:
    """防御ユニット is an awake unit of the attacked side; naming none is legal where no unit has to defend."""
    _, attacker = _fight(position)
    obliged = [
        id
        for id in units_of(position, player)
        if has_rule(position, id, "must-defend") and isinstance(_able(position, player, id, attacker), Allowed)
    ]
    if choice == NONE:
        if obliged:
            return Refused((_MUST_DEFEND, _CARD_OVER_RULES, _DEFENDING), phrase("a unit that has to defend if it can"))
        return Allowed((_DEFENDING,))
    able = _able(position, player, choice, attacker)
    if isinstance(able, Refused):
        return able
    if obliged and choice not in obliged:
        return Refused((_MUST_DEFEND, _CARD_OVER_RULES, _DEFENDING), phrase("another unit has to defend if it can"))
    return Allowed((*able.rules, _MUST_DEFEND) if len(obliged) > 1 else able.rules)


def _able(position: MagmellPosition, player: str, choice: str, attacker: tuple[str, int]) -> Allowed | Refused:
    if choice not in position.objects or position.objects[choice].zone != "battle-area":
        return Refused((_DEFENDING,), phrase("no unit in the battle area"))
    if controller_of(position, choice) != player:
        return Refused((_DEFENDING,), phrase("another player's unit"))
    instance = position.objects[choice]
    if present(position, attacker) and rule_speaks_of(position, attacker[0], "cannot-be-defended", instance.ref):
        return Refused(("701.4.1.2", "102", _DEFENDING), phrase("the attacker cannot be defended against"))
    if is_banned(position, "players-cannot-defend", player):
        return Refused(("102", _DEFENDING), phrase("an ability forbids defending"))
    if instance.rested and not has_rule(position, choice, "defends-rested"):
        return Refused((_DEFENDING,), phrase("it is rested"))
    if has_rule(position, choice, "cannot-defend"):
        return Refused(("102", _DEFENDING), phrase("it cannot defend"))
    return Allowed((_DEFENDING,))


MAGMELL.question("defend", candidates=lambda question: (*units_of(question.position, question.by), NONE))(
    of_the_player(judge_defender_of)
)


@MAGMELL.task("defended")
def defended(draft: MagmellDraft, player: str, choice: str) -> None:
    """Name 防御ユニット, which becomes 攻撃対象; 「防御したとき」 triggers; ターン・プレイヤー gains 使用権.

    701.4.1.3, 701.4.2.
    """
    draft.do("right", draft.facts["active"], ("232.4", "701.4.3", "232.4.1"))
    if choice == NONE:
        draft.note("defender", of=None, by=player, rules=(_DEFENDING,))
        return
    battle, attacker = _fight(draft)
    ref = ref_of(draft, choice)
    draft.set(battle=battle._replace(defender=ref, target=ref))
    draft.note("defender", of=choice, by=player, rules=(_DEFENDING,))
    draft.propose(event("defend", choice, by=attacker[0], number=ref[1], by_number=attacker[1], player=player))


@MAGMELL.task("damage-step")
def damage_step(draft: MagmellDraft) -> None:
    """ダメージステップ: 戦闘ダメージ, both units' at the same time (701.1.4)."""
    _enter(draft, "damage", ("701.5.1",))
    draft.do("damage-dealt")
    battle = battle_of(draft) or Battle()
    attacker, defender = in_battle_area(draft, battle.attacker), in_battle_area(draft, battle.defender)
    target = battle.target if defender is None else defender.ref
    if attacker is None or target is None:
        return
    events = []
    if target[0] in draft.players:
        events.append(battle_damage(draft, attacker, target[0], 0))
    elif (other := in_battle_area(draft, target)) is not None:
        events.append(battle_damage(draft, attacker, other.id, other.number))
        events.append(battle_damage(draft, other, attacker.id, attacker.number))
    rules = ("701.5.1.1" if defender is None else "701.5.1.2", "213.2")
    draft.propose(*(each.having(rules=(*rules, *each.get("rules", ()))) for each in events))


@MAGMELL.task("damage-dealt")
def damage_dealt(draft: MagmellDraft) -> None:
    """「ダメージステップの開始時」 triggers; ターン・プレイヤー gains 使用権."""
    begin_moment(draft, "damage", "701.5.2", ("232.4", "701.5.3", "232.4.1"))


@MAGMELL.task("battle-end-step")
def battle_end_step(draft: MagmellDraft) -> None:
    """バトル終了ステップ: 「バトル終了時」 triggers; ターン・プレイヤー gains 使用権 (701.1.4)."""
    _enter(draft, "battle-end", ())
    begin_moment(draft, "battle-end", "701.6.1", ("232.4", "701.6.2", "232.4.1"))


@MAGMELL.task("end-battle")
def end_battle(draft: MagmellDraft) -> None:
    """Leave バトル状態; ターン・プレイヤー gains 使用権 in the main phase."""
    draft.drop_fact("battle")
    draft.set(step="main", passes=0)
    end_effects(draft, "battle", "306.1.1")
    draft.note("battle-over", rules=("701.1.3", _BATTLE_OVER, _LAST_STEP_OVER))
    draft.do("right", draft.facts["active"], ("232.4", "232.4.2", _BATTLE_OVER, _LAST_STEP_OVER))
