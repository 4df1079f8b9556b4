"""II.4 and III of the sixth edition: when players have priority, and what each phase and step lets them play."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import Key
from judgekit.games.mtg.meaning.last_known import recall
from judgekit.games.mtg.rules import GAME
from judgekit.games.mtg.stack.activating import abilities_of
from judgekit.games.mtg.stack.costs.cost_actions import continuously
from judgekit.games.mtg.stack.priority import PASS, Choice, sorcery_timing
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition, present, turn_order
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import waits_on_stack
from judgekit.games.mtg.turn.turn import WAITED

_BOTH = {"artifact", "creature"}
_ARTIFACT_CREATURE = "mtg6:glossary/アーティファクト・クリーチャー"

PLACES = {
    "untap": ("mtg6:III.1.a",),
    "upkeep": ("mtg6:III.1.b", "mtg6:glossary/アップキープ・ステップ"),
    "draw": ("mtg6:III.1.c",),
    "precombat-main": ("mtg6:III.2", "mtg6:glossary/メイン・フェイズ"),
    "beginning-of-combat": ("mtg6:III.3.a",),
    "declare-attackers": ("mtg6:III.3.b",),
    "declare-blockers": ("mtg6:III.3.c",),
    "combat-damage": ("mtg6:III.3.d",),
    "end-of-combat": ("mtg6:III.3.e",),
    "postcombat-main": ("mtg6:III.4", "mtg6:glossary/メイン・フェイズ"),
    "end": ("mtg6:III.5.a",),
    "cleanup": ("mtg6:III.5.b",),
}
"""Where the book says what is played in a step or main phase."""

BY_TYPE = {
    "artifact": ("mtg6:I.6.1", "mtg6:glossary/アーティファクト"),
    "creature": ("mtg6:I.6.2", "mtg6:glossary/クリーチャー"),
    "enchantment": ("mtg6:I.6.3", "mtg6:glossary/エンチャント"),
    "instant": ("mtg6:I.6.4", "mtg6:glossary/インスタント"),
    "sorcery": ("mtg6:I.6.6", "mtg6:glossary/ソーサリー"),
}
"""Where the book says when spells of a card type are played."""

SPELL = ("mtg6:II.2", "mtg6:I.4.2", "mtg6:glossary/マナ・コスト")
"""That a card is a spell while it is played, and what it costs."""

MAIN_ONLY = frozenset(("cast", "play-land"))
"""What is done in one's own main phase only, instants apart."""

BASE = GAME.questions["priority"]


def step_priority(draft: MtgDraft, step: str) -> None:
    """The active player gets priority as a phase or step begins; what triggered before goes on the stack first (II.4, III.1.a)."""
    waited = (WAITED[step],) if step in WAITED and draft.waiting else ()
    draft.do("receive-priority", turn_order(draft)[0], ("mtg6:II.4", *PLACES[step], *waited))


def judge_priority(question: Question, choice: Choice) -> Allowed | Refused:
    """Whoever has priority plays something or passes; in the cleanup step nobody plays anything (III.5.b)."""
    step = question.position.facts.get("step", "")
    if choice != PASS and step == "cleanup":
        return Refused(PLACES[step], phrase("nobody plays spells or abilities in the cleanup step"))
    verdict = BASE.judge(question, choice)
    timed = isinstance(choice, tuple) and choice[:1] and choice[0] in MAIN_ONLY
    if isinstance(verdict, Refused) and timed and not sorcery_timing(question.position, question.by):
        return verdict._replace(rules=(*verdict.rules, *PLACES.get(step, ())))
    return verdict


def take(draft: MtgDraft, ask: Ask, choice: Choice) -> Ask | None:
    """Do what a player with priority chose; the phase or step lets the player do it (III)."""
    if choice != PASS:
        draft.cite(*_lets_play(draft, choice))
    assert BASE.take is not None
    return BASE.take(draft, ask, choice)


def _lets_play(position: MtgPosition, choice: Choice) -> tuple[str, ...]:
    """Return where the book lets something be played: what kind of card or ability it is, the step, and a response (I.6, III)."""
    found = [*PLACES.get(position.facts.get("step", ""), ())]
    if choice[0] == "cast" and choice[1] in position.objects:
        types = view_of(position).of(choice[1]).types
        found.extend(rule for kind, rules in BY_TYPE.items() if kind in types for rule in rules)
        if types >= _BOTH:
            found.append(_ARTIFACT_CREATURE)
        found.extend(SPELL)
    if choice[0] == "play-land":
        found.extend(("mtg6:I.6.5", "mtg6:II.2", "mtg6:II.6"))
    if choice[0] == "activate":
        found.append("mtg6:I.6.4")
        if _taps_by_haste(position, choice[1], choice[2]):
            found.extend(("mtg6:IV.3", "mtg6:glossary/速攻"))
    if choice[0] in ("cast", "activate") and waits_on_stack(position):
        found.append("mtg6:glossary/対応する")
    return tuple(found)


def _taps_by_haste(position: MtgPosition, id: str, key: Key) -> bool:
    """Tell whether a creature can pay {T} only since it has haste (IV.3)."""
    record = position.objects[id]
    values = view_of(position).of(id)
    if not values.has("haste") or continuously(position, record, values.controller):
        return False
    cost = next((ability.cost for known, ability in abilities_of(position, id) if known == key), None)
    return cost is not None and any(action.get("symbol") for action in cost.actions)


def finish_resolving(draft: MtgDraft, id: str, number: int) -> None:
    """What a spell or ability says was done in the order written; then it is over (II.7.2, II.7.3)."""
    draft.cite("mtg6:II.7.2", "mtg6:glossary/解決")
    if id in draft.objects and draft.objects[id].kind != "ability":
        types = view_of(draft).of(id).types
        draft.cite("mtg6:II.2", *(rule for kind, rules in BY_TYPE.items() if kind in types for rule in rules))
    if id in draft.objects and _meets_both(draft, draft.objects[id]):
        draft.cite(_ARTIFACT_CREATURE)
    GAME.tasks["finish-resolving"](draft, id, number)


def _meets_both(position: MtgPosition, item: Object) -> bool:
    """Tell whether an artifact creature is a target of a spell or ability: what affects either type affects it."""
    view = view_of(position)
    for ref in (ref for _, refs in item.announced.targets for ref in refs):
        record, known = present(position, ref), recall(position, ref)
        if record is not None and record.place == "battlefield" and view.of(record.id).types >= _BOTH:
            return True
        if record is None and known is not None and known.values.types >= _BOTH:
            return True
    return False


PRIORITY = BASE._replace(judge=judge_priority, take=take)
"""The question of priority as the edition asks it."""
