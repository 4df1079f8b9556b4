"""Chapter 6 ターン: the five phases, what each does by itself, and the loop of エンドフェイズ処理."""

from __future__ import annotations

from judgekit.engine import Ask, Task, event
from judgekit.games.magmell.actions import begin_moment
from judgekit.games.magmell.game import MAGMELL, PHASES, PLAY_ZONES, ZONES, MagmellDraft
from judgekit.games.magmell.information import controller_of, has_rule
from judgekit.mechanics.abilities.choosing import CHANCE
from judgekit.mechanics.abilities.lasting import end_effects
from judgekit.mechanics.actions.moving import moving
from judgekit.mechanics.objects import other_player
from judgekit.mechanics.unknown_cards import in_random_order

_EFFECTS_OVER = "606.3.2"  # effects of this turn end
_DAMAGE_REMOVED = "606.3.1"  # damage is removed in the end phase
_PHASE_OVER = "601.4"  # a phase or the turn ends
_STANDBY_PROCESSING = "602.1"  # the standby phase processing
_DRAW_PROCESSING = "603.1"  # the draw phase processing

BEGINNINGS = {
    "standby": ("turn-start", "602.2", "602.3"),
    "draw": ("draw", "603.2", "603.3"),
    "stone": ("stone", "604.2", "604.3"),
    "main": ("main", "605.1", "605.2"),
    "end": ("turn-end", "606.1", "606.2"),
}
"""For each phase: the moment at which abilities trigger, its rule, and the rule by which ターン・プレイヤー gains 使用権."""


@MAGMELL.task("phase")
def begin_phase(draft: MagmellDraft, phase: str) -> None:
    """Begin a phase: its own processing, then what triggers, then 使用権 of ターン・プレイヤー."""
    if phase == "draw" and draft.facts.get("number") == 1:
        draft.note("phase-skipped", of=phase, rules=("603.1.1",))
        draft.do("phase", "stone")
        return
    draft.set(step=phase, passes=0)
    draft.drop_fact("priority")
    draft.note("phase", of=phase, rules=("601.2", "232.5.1"))
    draft.next(Task(f"{phase}-processing"), Task("phase-begun", (phase,)))


@MAGMELL.task("phase-begun")
def phase_begun(draft: MagmellDraft, phase: str) -> None:
    """Let abilities trigger on the beginning of the phase; then ターン・プレイヤー gains 使用権.

    602.2, 602.3, 603.2, 603.3, 604.2, 604.3, 605.1, 605.2, 606.1, 606.2.
    """
    moment, trigger, right = BEGINNINGS[phase]
    begin_moment(draft, moment, trigger, ("232.4", right, "232.4.1"))


@MAGMELL.task("standby-processing")
def standby_processing(draft: MagmellDraft) -> None:
    """ターン・プレイヤー wakes everything under the own control in 戦闘エリア and 魔石エリア (219.3.2)."""
    active = draft.facts["active"]
    draft.note("standby-processing", of=active, rules=(_STANDBY_PROCESSING,))
    there = [instance for zone in PLAY_ZONES for instance in ZONES.held(draft, zone) if instance.rested]
    rested = [instance.id for instance in there if controller_of(draft, instance.id) == active]
    for id in [id for id in rested if has_rule(draft, id, "stays-rested")]:
        draft.note("cannot", of=id, rules=("102",), event="wake")
        rested.remove(id)
    draft.propose(
        *(event("wake", id, by=active, number=draft.objects[id].number, rules=(_STANDBY_PROCESSING,)) for id in rested)
    )


@MAGMELL.task("draw-processing")
def draw_processing(draft: MagmellDraft) -> None:
    """ターン・プレイヤー draws a card (229.1)."""
    active = draft.facts["active"]
    draft.note("draw-processing", of=active, rules=(_DRAW_PROCESSING,))
    draft.do("draw-one", (active,), active, (_DRAW_PROCESSING,))


@MAGMELL.task("stone-processing")
def stone_processing(draft: MagmellDraft) -> Ask | None:
    """ターン・プレイヤー puts the top card of 魔石デッキ into 魔石エリア; of a shuffled deck chance decides which one that is."""
    active = draft.facts["active"]
    key = f"stone-deck/{active}"
    deck = draft.zones.get(key, ())
    draft.note("stone-processing", of=active, rules=("604.1",) if deck else ("604.1", "103"))
    if in_random_order(draft, key, deck):
        return Ask(CHANCE, CHANCE, of=active, args=(deck, 1, 1, ("230.4",)), then=Task("stone-comes", (active,)))
    stone_comes(draft, active, deck[:1])
    return None


@MAGMELL.task("stone-comes")
def stone_comes(draft: MagmellDraft, player: str, ids: tuple[str, ...]) -> None:
    """Put a stone into 魔石エリア, face up and awake (604.1)."""
    draft.propose(*(moving(draft, id, "stone-area", "stone", player, player=player) for id in ids))


@MAGMELL.task("main-processing")
@MAGMELL.task("end-processing")
def no_processing(draft: MagmellDraft) -> None:
    """Do nothing as the phase begins; エンドフェイズ処理 comes when both players have passed."""


@MAGMELL.task("end-phase")
def end_phase(draft: MagmellDraft) -> None:
    """End a phase that all players passed through and begin the next; at the end of the turn エンドフェイズ処理.

    601.2, 606.3.
    """
    step = draft.facts["step"]
    if step == "end":
        if draft.facts.get("ending"):
            draft.note("end-processing-again", rules=("606.3.4.2",))
        draft.do("end-of-turn")
        return
    draft.note("phase-over", of=step, rules=(_PHASE_OVER,))
    draft.do("phase", PHASES[PHASES.index(step) + 1])


@MAGMELL.task("end-of-turn")
def end_of_turn(draft: MagmellDraft) -> None:
    """エンドフェイズ処理: damage is removed, effects of this turn end, ルール処理チェック (606.3.2, 606.3.3)."""
    draft.note("end-of-turn", rules=("606.3", _DAMAGE_REMOVED))
    draft.next(Task("end-effects"), Task("end-check"), Task("check"), Task("end-checked"))
    damaged = [id for id in draft.zones.get("battle-area", ()) if draft.objects[id].damage]
    draft.propose(*(event("undamage", id, rules=(_DAMAGE_REMOVED, "221.4.2")) for id in damaged))


@MAGMELL.task("end-effects")
def end_of_effects(draft: MagmellDraft) -> None:
    """Continuous effects whose term is this turn end."""
    draft.note("end-effects", rules=(_EFFECTS_OVER,))
    end_effects(draft, "turn", _EFFECTS_OVER, "306.1.1")


@MAGMELL.task("end-check")
def end_check(draft: MagmellDraft) -> None:
    """The check that エンドフェイズ処理 instructs."""
    draft.note("end-check", rules=("606.3.3", "705.1"))


@MAGMELL.task("end-checked")
def end_checked(draft: MagmellDraft) -> None:
    """If the check put something on チャント, ターン・プレイヤー gains 使用権 and all this comes again; else the turn ends.

    606.3.4.2.
    """
    active = draft.facts["active"]
    if draft.zones.get("chant"):
        draft.set(ending=True, passes=0)
        draft.do("right", active, ("232.4", "606.3.4", "232.4.3"))
        return
    draft.drop_fact("ending")
    following = other_player(draft, active)
    number = draft.facts.get("number", 0)
    draft.set(active=following, number=number + 1 if number else 0)
    draft.note("turn", of=following, rules=("606.4", "601.1", _PHASE_OVER))
    draft.do("phase", "standby")
