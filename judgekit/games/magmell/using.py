"""702 カードの使用とコストの支払い: when a card may be used, and the steps of using it."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused, Task, event
from judgekit.engine.tracing import REWOUND
from judgekit.games.magmell.game import MAGMELL, ZONES, MagmellDraft, MagmellPosition, battle_of
from judgekit.games.magmell.information import has_rule, information, is_banned
from judgekit.games.magmell.targets import TARGETING
from judgekit.games.magmell.terms import Card
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.actions.moving import moving
from judgekit.mechanics.actions.paying import Offers, payable, payments, why_no_payment
from judgekit.mechanics.actions.seen import add_seen
from judgekit.mechanics.terms.records import Ability, joined

_TIMING = "702.3.1.1"  # the timing of a card has to fit
_USING = "702.1"  # using a card
_WHEN_USED = "225.1"  # when a card can be used
_USE_COMPLETED = "702.3.5"  # a use is completed
_PAYING_CATALYST = "702.3.4.2"  # the catalyst is paid
_PAYING_COST = "702.3.4.1"  # the use cost is paid
_PAYING = "702.3.4"  # the costs are paid

Payment = tuple[tuple[str, ...], tuple[str, ...]]
"""A payment as an answer: the stones rested for 使用コスト and the stones turned face down for 触媒, each sorted."""

_STEP_RULES = {
    "attack-declaration": "701.2.2.1",
    "attack": "701.3.3.1",
    "defense": "701.4.3.1",
    "damage": "701.5.3.1",
    "battle-end": "701.6.2.1",
}


def magic_ability(card: Card | None) -> Ability:
    """Return the マジック能力 of a card, all its parts in the order written (303.2); one that does nothing for a unit."""
    return joined(
        [ability for ability in card.abilities if ability.kind == "magic"] if card is not None else [], "magic"
    )


def future_frame(position: MagmellPosition, player: str, id: str) -> Frame:
    """Return the frame that a card will have on チャント."""
    instance = position.objects[id]
    ability = magic_ability(position.cards.get(instance.card or ""))
    return Frame(player, (id, instance.number + 1), ability, item=id)


def judge_phase(position: MagmellPosition) -> Refused | None:
    """Return why nobody can use a card in the phase that is going on, None where players can."""
    if position.facts.get("step") not in ("standby", "draw", "stone"):
        return None
    return Refused(("601.3", _TIMING, _WHEN_USED, _USING, "209.2", "209.3"), phrase("no card is used in this phase"))


def judge_timing(position: MagmellPosition, player: str, id: str) -> Allowed | Refused:
    """Tell whether the holder of 使用権 may use a card of this タイミング now (601.3, 702.2)."""
    facts, info = position.facts, information(position, id)
    step, active = facts.get("step"), facts["active"] == player
    if info.timing is None:
        return Refused((_WHEN_USED, "209.1", _TIMING, "702.3"), phrase("it has no timing"))
    phase = judge_phase(position)
    if phase is not None:
        return phase
    if info.timing == "quick" or has_rule(position, id, "usable-quickly"):
        if step in _STEP_RULES:
            return Allowed(("209.2", "605.5", _STEP_RULES[step]))
        if step == "end":
            return Allowed(("209.2", "606.3.4.1" if facts.get("ending") else "606.2.1"))
        return Allowed(("209.2", "605.5"))
    if not active or step != "main" or battle_of(position) is not None or position.zones.get("chant"):
        return Refused(
            ("209.3", "605.3", _TIMING, _WHEN_USED, "702.3", _USING),
            phrase("normal timing: own main phase, no battle, chant empty"),
        )
    return Allowed(("209.3", "605.3"))


def judge_use(position: MagmellPosition, player: str, id: str) -> Allowed | Refused:
    """Tell whether a player may use a card: from the own hand, at its timing, with legal targets, and able to pay.

    702.3.1.1, 702.3.2, 702.3.3, 702.3.4, 702.3.4.1, 702.3.4.2.
    """
    instance = position.objects.get(id)
    at_hand = instance is not None and instance.place == "hand" and instance.owner == player
    if not at_hand and (instance is None or not usable_elsewhere(position, player, id)):
        return Refused(("702.2", _USING, "225.2"), phrase("cards are used from the own hand"))
    timing = judge_timing(position, player, id)
    if isinstance(timing, Refused):
        return timing
    if has_rule(position, id, "cannot-be-used") or is_banned(position, "players-cannot-use", player, id):
        return Refused(("102", "702.3"), phrase("an ability forbids its use"))
    able = judge_able(position, player, id)
    if isinstance(able, Refused):
        return able
    return Allowed((*timing.rules, _WHEN_USED, _USING, "702.2"))


def usable_elsewhere(position: MagmellPosition, player: str, id: str) -> bool:
    """Tell whether a card outside the hand says that its owner may use it from there (101)."""
    return position.objects[id].owner == player and has_rule(position, id, f"usable-from-{position.objects[id].place}")


def judge_able(position: MagmellPosition, player: str, id: str, free: bool = False) -> Allowed | Refused:
    """Tell whether legal targets and a payment exist (702.3.2-702.3.4)."""
    frame = future_frame(position, player, id)
    if not TARGETING.can_be_aimed(position, frame._replace(item=None)):
        if frame.ability.shares is not None and TARGETING.can_be_aimed(
            position, frame._replace(item=None, ability=frame.ability._replace(shares=None))
        ):
            return Refused(("702.3.3", "702.3.3.1", "702.3"), phrase("the number cannot be divided"))
        return Refused(("702.3.2", "702.3.2.2", "702.3"), phrase("no legal targets"))
    if free:
        return Allowed(())
    info = information(position, id)
    if not payable(_stones(position, player, "rested"), info.cost):
        return Refused((_PAYING, _PAYING_COST, "210.1", "702.3"), phrase("the cost cannot be paid"))
    if not payable(_stones(position, player, "face_down"), info.catalyst):
        return Refused((_PAYING, _PAYING_CATALYST, "211.1", "702.3"), phrase("the catalyst cannot be paid"))
    return Allowed(())


def _stones(position: MagmellPosition, player: str, spent: str) -> Offers:
    """Return the colours of the stones of a player that can still be rested, or turned face down."""
    stones = [position.objects[id] for id in position.zones.get(f"stone-area/{player}", ())]
    return {stone.id: information(position, stone.id).colors for stone in stones if not getattr(stone, spent)}


def _payments(question: Question) -> Iterator[Payment]:
    cost, catalyst = question.args
    for rested in payments(_stones(question.position, question.by, "rested"), cost):
        for turned in payments(_stones(question.position, question.by, "face_down"), catalyst):
            yield rested, turned


@MAGMELL.question("payment", candidates=_payments)
def judge_payment(question: Question, choice: object) -> Allowed | Refused:
    """使用コスト is paid by resting awake stones, 触媒 by turning stones face down; exactly as many and of the colours named.

    406.4, 406.5.
    """
    if not isinstance(choice, tuple) or len(choice) != 2:
        return Refused((_PAYING,), phrase("stones for the cost and stones for the catalyst"))
    rules = [_PAYING]
    ways = (("rested", _PAYING_COST), ("face_down", _PAYING_CATALYST))
    for ids, price, (spent, rule) in zip(choice, question.args, ways, strict=True):
        wrong = why_no_payment(_stones(question.position, question.by, spent), price, ids, "a stone")
        if wrong:
            return Refused((rule, _PAYING, "702.3"), wrong)
        if price:
            rules.append(rule)
            rules.extend(rule for id in ids for rule in information(question.position, id).rules)
    return Allowed(tuple(dict.fromkeys(rules)))


@MAGMELL.task("use")
def use(draft: MagmellDraft, player: str, id: str, timed: bool, free: bool) -> None:
    """Begin to use a card: it goes to the top of チャント under its user's control (702.2)."""
    able = judge_able(draft, player, id, free)
    if isinstance(able, Refused):
        draft.note(REWOUND, of=id, by=player, rules=("702.3", *able.rules))
        return
    frame, hidden = future_frame(draft, player, id), draft.objects[id].place in ZONES.hidden
    draft.note("use", of=id, by=player, rules=("225.2", _USING, "702.3", "702.3.1", "408.2", _TIMING), revealed=hidden)
    draft.next(
        Task("aim", (id,)), Task("share", (id,)), Task("pay", (player, id, free)), Task("used", (player, id, timed))
    )
    draft.propose(moving(draft, id, "chant", "use", player, player=player, frame=frame))


@MAGMELL.task("pay")
def pay(draft: MagmellDraft, player: str, id: str, free: bool) -> Ask | None:
    """Ask how 使用コスト and 触媒 are paid (210.1, 211.1, 702.3.4, 702.3.4.1, 702.3.4.2)."""
    info = information(draft, id)
    if free or not (info.cost or info.catalyst):
        return None
    return Ask("payment", player, of=id, args=(info.cost, info.catalyst), then=Task("paid", (player, id)))


@MAGMELL.task("paid")
def paid(draft: MagmellDraft, player: str, id: str, choice: Payment) -> None:
    """Rest the stones of 使用コスト first, then turn those of 触媒 face down."""
    rested, turned = choice
    draft.note("pay", of=id, by=player, rules=(_PAYING,), cost=rested, catalyst=turned)
    for kind, stones, rules in (
        ("flip", turned, (_PAYING_CATALYST, "211.1")),
        ("rest", rested, (_PAYING_COST, "210.1")),
    ):
        details: dict[str, object] = {"rules": rules, **({"face_down": True} if kind == "flip" else {})}
        draft.propose(*(event(kind, one, 0, id, number=draft.objects[one].number, **details) for one in stones))


@MAGMELL.task("used")
def used(draft: MagmellDraft, player: str, id: str, timed: bool) -> None:
    """Finish using a card; 「使用したとき」 triggers; if its user held 使用権, ターン・プレイヤー gains it."""
    if draft.objects[id].zone != "chant":
        return
    draft.note("used", of=id, by=player, rules=(_USE_COMPLETED,))
    if timed:
        draft.do("right", draft.facts["active"], ("232.4", _USE_COMPLETED, "232.4.5"))
    draft.propose(event("use", id, by=player, number=draft.objects[id].number, player=player))


add_seen(MAGMELL, {"use": ("225.2",)})
