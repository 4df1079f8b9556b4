"""508: the declare attackers step: what is a legal declaration, its costs, and the creatures that become attacking."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.wording import phrase
from judgekit.engine import (
    NOTHING_HAPPENED,
    Allowed,
    Ask,
    Consequences,
    Event,
    Question,
    Refused,
    Task,
    to_do,
)
from judgekit.games.mtg.combat.attack_limits import (
    Attack,
    cannot_attack_at_all,
    declarations,
    impossible_attacks,
    most_obeyed,
    obeyed,
    only_by_haste,
    pay_for,
    payable_ways,
    possible,
    price_of,
    refused_attack,
    requirements,
    restricted,
    restricted_together,
    rules_of,
    total,
)
from judgekit.games.mtg.combat.combat import attackable, note_combatants, propose_declared
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.defenders import attacked_player
from judgekit.games.mtg.meaning.range_of_influence import limited
from judgekit.games.mtg.multiplayer.attack_seats import rules_of_seats
from judgekit.games.mtg.state.combatants import DEFENDING, keeping
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, Reasons, active_players
from judgekit.games.mtg.state.status import tapping
from judgekit.games.mtg.terms.records import Cost


def _candidates(question: Question) -> Iterator[Attack]:
    """Yield every declaration, and after them what a rule forbids single creatures."""
    yield from declarations(question.position)
    yield from impossible_attacks(question.position)


def _fault_of(position: MtgPosition, id: str, at: str) -> Refused | None:
    """Return why one creature cannot attack something, None where it can."""
    record = position.objects.get(id)
    if record is None or record.zone != "battlefield" or record.phased_out:
        return Refused(("506.3", "508.1a"), phrase("{id} is no creature of the active player", id=id))
    reasons = cannot_attack_at_all(position, record)
    if reasons:
        return refused_attack(position, record, reasons)
    if at not in attackable(position):
        far = ("801.3",) if limited(position) else ()
        return Refused((*rules_of_seats(position), *far, "508.1b", "506.3"), phrase("{at} cannot be attacked", at=at))
    reasons = restricted(position, id, at)
    return Refused(reasons, phrase("a restriction keeps {id} from attacking", id=id)) if reasons else None


@GAME.question("attack", candidates=_candidates)
def judge_attack(question: Question, choice: object) -> Allowed | Refused:
    """A declaration is legal if its creatures can attack, no restriction is disobeyed and requirements are at their maximum.

    CR 506.3, 508.1c, 508.1h, 508.1j, 801.3.
    """
    position = question.position
    if not isinstance(choice, tuple) or any(not isinstance(pair, tuple) or len(pair) != 2 for pair in choice):
        return Refused(("508.1",), phrase("creatures and what they attack"))
    ways = possible(position)
    for id, at in choice:
        if at not in ways.get(id, ()):
            fault = _fault_of(position, id, at)
            if fault is not None:
                return fault
    if len({id for id, _ in choice}) != len(choice):
        return Refused(("508.1b",), phrase("a creature attacks once"))
    reasons = restricted_together(position, choice)
    if reasons:
        return Refused(reasons, phrase("a restriction is disobeyed"))
    reasons = () if _ways_to_pay(position, question.by, choice) else _NOT_PAID
    if reasons:
        return Refused(reasons, phrase("the cost to attack cannot be paid"))
    demands = requirements(position)
    if demands and obeyed(choice, demands) < most_obeyed(position, demands):
        return Refused(("508.1d", *rules_of(demands)), phrase("more requirements could be obeyed"))
    if list(choice) != sorted(choice):
        return Refused((), phrase("in sorted order"))
    rules = ["508.1", "508.1a", "703.4g"]
    could = attackable(position)
    if len(could) > 1:
        rules.append("508.1b")
    if any("battle" in view_of(position).of(at).types for at in could if at in position.objects):
        rules.extend(("mtg@20260417:310.5", "mtg@20260417:310.8b"))
    rules.extend(rules_of_seats(position))
    if any(only_by_haste(position, position.objects[id]) for id, _ in choice):
        rules.append("702.10b")
    if demands:
        rules.extend(("508.1d", *rules_of(demands)))
    return Allowed(tuple(rules))


_NOT_PAID: Reasons = ("508.1h", "508.1j", "118.3")
"""Rules by which the cost to attack cannot be paid."""


def price(position: MtgPosition, attack: Attack) -> Cost:
    """Return the total cost to attack (508.1h)."""
    return total(cost for id, at in attack for cost in price_of(position, id, at))


def _ways_to_pay(position: MtgPosition, player: str, attack: Attack) -> tuple[Cost, ...]:
    """Return the ways in which the cost to attack can be paid: the attackers are tapped before it is (508.1f, 508.1j).

    CR 508.1i.
    """
    cost = price(position, attack)
    if not cost.mana and not cost.actions:
        return (cost,)
    draft = position.draft()
    view = view_of(position)
    for id, _ in attack:
        if not view.of(id).has("vigilance"):
            draft.change(id, tapped=True)
    return payable_ways(draft, player, cost, "attack")


@GAME.task("declare-attackers")
def declare_attackers(draft: MtgDraft) -> Ask | None:
    """Declare attackers for whoever has the turn (508.1, 508.8, 703.4g)."""
    active = draft.facts["active"]
    together = ("805.10b",) if len(active_players(draft)) > 1 else ()
    draft.note("declare-attackers", of=active, rules=("508.1", "703.4g", *together))
    required = {one.id for one in requirements(draft) if one.id}
    if required or "had_to_attack" in draft.facts:
        draft.set(had_to_attack=tuple(sorted(draft.objects[id].ref for id in required)))
    return Ask("attack", active, then=to_do("attackers-declared"))


@GAME.task("attackers-declared")
def attackers_declared(draft: MtgDraft, attack: Attack) -> Ask | None:
    """Announce bands, tap the creatures, pay costs; then they become attacking creatures.

    CR 508.1b, 508.1f, 508.1k, 508.8, 702.20b.
    """
    if not attack:
        draft.do("skip-combat")
        return None
    active = draft.facts["active"]
    ways, paid = _ways_to_pay(draft, active, attack), sum(len(price_of(draft, id, at)) for id, at in attack)
    draft.do("become-attacking", attack)
    pay_for(draft, active, ways, "attack", ("508.1h", "508.1j"), paid)
    attackers = tuple(id for id, _ in attack)
    draft.do("choose-enlisted", attackers, attackers)
    draft.do("choose-exerted", attackers)
    draft.do("tap-attackers", attack)
    view = view_of(draft)
    if len(attack) > 1 and any(view.of(id).has("banding") or view.of(id).has("bands with other") for id, _ in attack):
        return Ask("bands", active, args=(attack,), then=Task("bands-announced"))
    return None


@GAME.task("skip-combat")
def skip_combat(draft: MtgDraft) -> None:
    """No attackers: blockers are not declared and combat damage is not dealt, both steps fall out (508.8)."""
    draft.set(no_combat_steps=("declare-blockers", "combat-damage"))
    draft.note("no-attackers", rules=("508.8",))


@GAME.task("tap-attackers")
def tap_attackers(draft: MtgDraft, attack: Attack) -> None:
    """Tap the attacking creatures, except those with vigilance (702.20b)."""
    view = view_of(draft)
    watchful = [id for id, _ in attack if view.of(id).has("vigilance")]
    for id in watchful:
        draft.note("stays-untapped", of=id, rules=("508.1f", "702.20b"))
    tapped = [id for id, _ in attack if id not in watchful]
    draft.propose(*(tapping(draft, id, None, "508.1f", tapper=view.of(id).controller) for id in tapped))


@GAME.task("become-attacking")
def become_attacking(draft: MtgDraft, attack: Attack) -> None:
    """What was chosen and has not changed hands is attacking from now on (508.1k); one declared alone attacks alone (506.5).

    CR 508.1m, 508.3a, 702.83b.
    """
    propose_declared(draft, "attack", attack, active_players(draft), "defender", "508.1k", alone=len(attack) == 1)


@GAME.event("attack")
def attacks(draft: MtgDraft, happening: Event) -> Consequences:
    """A creature becomes an attacking creature (506.5, 508.1k)."""
    record = draft.objects.get(happening.of or "")
    if record is None or record.number != happening.get("number"):
        return NOTHING_HAPPENED
    at: str = happening.get("defender")
    defending = attacked_player(draft, at)
    draft.change(record.id, attacking=at, blocked=None, details=keeping(record, **{DEFENDING: defending}), blocking=())
    draft.cite(*happening.get("rules", ()))
    draft.changed("attacking", None, at)
    note_combatants(draft, [record.id, *([at] if at in draft.objects else [])])
    players = {*draft.facts.get("attacked_players", ()), *((at,) if at in draft.players else ())}
    draft.set(attacked_players=tuple(sorted(players)))
    return None
