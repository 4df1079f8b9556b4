"""705 ルール処理チェック: what the rules do by themselves whenever a player is about to gain 使用権."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine import Event, event
from judgekit.games.magmell.game import MAGMELL, PLAY_ZONES, ZONES, MagmellDraft, MagmellPosition
from judgekit.games.magmell.information import survey
from judgekit.mechanics.actions.checking import CheckRules, add_check
from judgekit.mechanics.actions.counters import LOOSE
from judgekit.mechanics.actions.destroying import destroying

_CHECK_STEPS = "705.3"  # the steps of a check

_CHECKING = "705.2"  # what a check does


def _begin_anew(draft: MagmellDraft) -> None:
    """Forget what happened before this check (705.4.2, 705.4.6, 705.4.8)."""
    for player, record in draft.players.items():
        if record.drew_nothing:
            draft.change_player(player, drew_nothing=False)
    for id in [id for id, instance in draft.objects.items() if instance.moved]:
        draft.change(id, moved=False, carried=())


def found(position: MagmellPosition) -> Iterator[Event]:
    """Yield the events of every ルール処理 whose condition holds now (705.4)."""
    yield from losses(position)
    yield from destructions(position)
    yield from removed_counters(position)
    yield from vanishing_tokens(position)


def losses(position: MagmellPosition) -> Iterator[Event]:
    """A player with no life left, or who tried to draw from an empty 魔導書, loses (705.4.1, 705.4.2)."""
    for player, record in sorted(position.players.items()):
        lifeless = ("705.4.1", "202.2", "202.2.1", "220.4", "221.3") if record.life <= 0 else ()
        cardless = ("705.4.2", "202.2", "202.2.2", "229.3") if record.drew_nothing else ()
        if lifeless or cardless:
            yield event("lose", player, rules=tuple(dict.fromkeys((*lifeless, *cardless))))


def destructions(position: MagmellPosition) -> Iterator[Event]:
    """A unit with damage of at least its HP, or with an HP of 0 or less, is destroyed (705.4.3, 705.4.4)."""
    infos = survey(position)
    for id in position.zones.get("battle-area", ()):
        hp, amount = infos[id].hp, position.objects[id].damage
        if hp is None:
            continue
        lethal = ("705.4.3", "213.3", "213.3.1", "221.4.1") if amount and amount >= hp else ()
        dead = ("705.4.4", "213.3.2") if hp <= 0 else ()
        if lethal or dead:
            yield destroying(position, id, infos[id].controller, None, (*lethal, *dead, *infos[id].rules))


def vanishing_tokens(position: MagmellPosition) -> Iterator[Event]:
    """A token outside 戦闘エリア and 魔石エリア, or one that has moved since the last check, vanishes (705.4.5, 705.4.6)."""
    for id, instance in sorted(position.objects.items()):
        if instance.kind != "token" or instance.zone is None:
            continue
        away = ("705.4.5", "206.4") if instance.place not in PLAY_ZONES else ()
        moved = ("705.4.6", "206.5") if instance.moved else ()
        if away or moved:
            yield event("vanish", id, rules=(*away, *moved))


def removed_counters(position: MagmellPosition) -> Iterator[Event]:
    """Counters on nothing and counters that have moved are removed; power and weak counters go in pairs (705.4.7-9)."""
    for kind, number in position.facts.get(LOOSE, ()):
        yield event("remove-counter", None, number, counter=kind, loose=True, rules=("705.4.7",))
    for id, instance in sorted(position.objects.items()):
        for kind, number in instance.carried if instance.zone is not None else ():
            yield event("remove-counter", id, number, counter=kind, rules=("705.4.8", "224.2"))
    for instance in ZONES.held(position, "battle-area"):
        carried = dict(instance.carried)
        counters = {kind: number - carried.get(kind, 0) for kind, number in instance.counters}
        pairs = min(counters.get("power", 0), counters.get("weak", 0))
        if pairs > 0:
            for kind in ("power", "weak"):
                yield event("remove-counter", instance.id, pairs, counter=kind, rules=("705.4.9", "224.3"))


add_check(
    MAGMELL,
    found,
    _begin_anew,
    CheckRules(
        processing=("705.1", _CHECKING, _CHECK_STEPS, "705.3.1", "705.3.2", "705.4"),
        waiting=(_CHECK_STEPS, "705.3.3", "705.3.3.1", _CHECKING),
        put=("703.4.1.4",),  # who gains 使用権 then is for the check to say (corpus/rulings.md)
        over=(_CHECKING, _CHECK_STEPS, "705.3.1", "705.3.4"),
    ),
)
