"""The attack (505 to 510): who may attack what, redirection and blocking (507), battle (115, 508), breaking shields (113, 509)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Event, Question, Refused, Task, Unsupported, event
from judgekit.games.duel_masters.characteristics import (
    creatures_of,
    has_rule,
    information,
    power_of,
    rule_abilities,
    speaks_of,
    why_given,
)
from judgekit.games.duel_masters.game import (
    DUEL,
    Attack,
    DuelDraft,
    DuelPosition,
    attack_of,
    event_of,
    goes_on,
    in_battle_zone,
    shields_of,
    turn_number,
)
from judgekit.games.duel_masters.meanings import amount_of
from judgekit.games.duel_masters.waiting import DECLARED_ON
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.lasting import end_effects
from judgekit.mechanics.abilities.resolving import RESOLVING
from judgekit.mechanics.objects import Ref, other_player, present, refs_of
from judgekit.mechanics.terms.records import Ability, Value, contains

ALL = 10**6
"""The breaker that breaks every shield (ワールド・ブレイカー)."""


AGAIN = "attacks-again"
"""What 「もう一度攻撃できる」 gives: the creature attacks though it is tapped; what a card allows beats the rule (101.2)."""


# Who may attack what.


def has_summoning_sickness(position: DuelPosition, id: str) -> tuple[bool, tuple[str, ...]]:
    """Tell whether a creature is summoning sick (301.5), and the rules.

    A card that says that it is not beats the rule (101.1): スピードアタッカー. マッハファイター says only what it attacks.
    """
    fresh, reasons = _came_this_turn(position, id)
    if fresh and has_rule(position, id, "speed-attacker"):
        return False, ("101.1", "301.5", *why_given(position, id, "speed-attacker"))
    return fresh, reasons


def _came_this_turn(position: DuelPosition, id: str) -> tuple[bool, tuple[str, ...]]:
    """Tell whether the rule of 301.5 is one for a creature: it came into the battle zone this turn; and the rules."""
    card = position.objects[id]
    if card.arrived != turn_number(position):
        return False, ()
    info = information(position, id)
    if info.special & {"neo-evolution", "g-neo-evolution"}:
        return False, ("802.3",)
    if info.special & {"evolution", "star-evolution", "s-max-evolution"}:
        return False, ("801.3",)
    return True, ("301.5", "506.1a", *(("802.3",) if "neo" in info.special else ()))


def may_attack(position: DuelPosition, player: str, id: str) -> Allowed | Refused:
    """Tell whether a creature can attack at all now (506.1a)."""
    card = position.objects.get(id)
    if card is None or card.place != "battle-zone" or "creature" not in information(position, id).types:
        return Refused(("505.3", "301.4"), phrase("only creatures of the battle zone attack"))
    if card.controller != player:
        return Refused(("506.1a",), phrase("another player's creature"))
    if card.tapped and not has_rule(position, id, AGAIN):
        return Refused(("506.1a", "105.2"), phrase("it is tapped"))
    if has_rule(position, id, "cannot-attack"):
        return Refused(("101.2", "506.1a", *why_given(position, id, "cannot-attack")), phrase("it cannot attack"))
    again = ("101.2", *why_given(position, id, AGAIN)) if card.tapped else ()
    return Allowed(("506.1", "506.1a", "301.4", *again))


def judge_attack(position: DuelPosition, player: str, id: str, target: str) -> Allowed | Refused:
    """Tell whether a creature may attack a player, or a creature of that player (505.2, 506.1a, 506.1e).

    Where a creature says that it is the one to be attacked, and it can be, nothing else is attacked (101.1, 506.1b).
    """
    judged = _judge_target(position, player, id, target)
    if isinstance(judged, Refused):
        return judged
    forced = [one for one in creatures_of(position, player) if has_rule(position, one, "must-attack")]
    if any(not position.objects[one].tapped for one in forced):  # whoever has to attack does so in any order
        judged = Allowed((*judged.rules, "506.1b", *why_given(position, id, "must-attack")))
    there, attacker = creatures_of(position, other_player(position, player)), position.objects[id].ref
    draws = [one for one in there if speaks_of(position, one, "draws-attacks", attacker) or _calls(position, one, id)]
    if target in draws or not any(isinstance(_judge_target(position, player, id, one), Allowed) for one in draws):
        return Allowed((*judged.rules, "101.1", "506.1b")) if target in draws else judged
    return Refused(("101.1", "506.1b"), phrase("another creature has to be attacked"))


def _calls(position: DuelPosition, id: str, attacker: str) -> bool:
    """Tell whether a creature has to be attacked by another one: 「可能であればこのクリーチャーを攻撃する」 (506.1b)."""
    return speaks_of(position, id, "calls-attacks", position.objects[attacker].ref)


def _judge_target(position: DuelPosition, player: str, id: str, target: str) -> Allowed | Refused:
    able = may_attack(position, player, id)
    if isinstance(able, Refused):
        return able
    sick, reasons = _came_this_turn(position, id)
    is_player = target in position.players
    ways = _exemptions(position, id, is_player)
    if sick and not ways:
        return Refused(reasons, phrase("it came into the battle zone this turn"))
    given = (rule for name in ways for rule in why_given(position, id, name))
    extra = ("101.1", *dict.fromkeys(given)) if sick else reasons
    if is_player:
        if target == player:
            return Refused(("505.2",), phrase("the own player"))
        if has_rule(position, id, "cannot-attack-players"):
            why = why_given(position, id, "cannot-attack-players")
            return Refused(("101.2", "506.1a", *why), phrase("it cannot attack players"))
        return Allowed((*able.rules, "505.2", "506.1e", *extra))
    other = position.objects.get(target)
    if other is None or other.place != "battle-zone" or "creature" not in information(position, target).types:
        return Refused(("505.2", "506.1e"), phrase("no creature of the battle zone"))
    if other.controller == player:
        return Refused(("505.2",), phrase("an own creature"))
    if speaks_of(position, id, "cannot-attack-creatures", other.ref):
        why = why_given(position, id, "cannot-attack-creatures")
        return Refused(("101.2", "506.1a", *why), phrase("it cannot attack creatures"))
    if speaks_of(position, target, "cannot-be-attacked", position.objects[id].ref):
        why = why_given(position, target, "cannot-be-attacked")
        return Refused(("101.2", "505.2", *why), phrase("it cannot be attacked"))
    if other.tapped:
        return Allowed((*able.rules, "505.2", "506.1e", *extra))
    if "mach-fighter" in ways or speaks_of(position, id, "attacks-untapped", other.ref):
        return Allowed((*able.rules, "101.1", "505.2", "506.1e"))
    return Refused(("505.2", "506.1e"), phrase("it is not tapped"))


def _exemptions(position: DuelPosition, id: str, of_player: bool) -> list[str]:
    """Return the keywords by which a creature attacks in the turn in which it came, in their order (101.1, 506.1a)."""
    fresh = position.objects[id].arrived == turn_number(position)
    names = ["speed-attacker"] if of_player or not fresh else ["mach-fighter", "speed-attacker"]
    return [name for name in names if has_rule(position, id, name)]


def targets_of(position: DuelPosition, id: str) -> list[str]:
    """Return what a creature could be declared to attack, legal or not."""
    player = position.objects[id].controller
    opponent = other_player(position, player)
    return [opponent, *creatures_of(position, opponent)]


def obliged_to_attack(position: DuelPosition, player: str) -> bool:
    """Tell whether a creature of a player has to attack this turn, and can (506.1b)."""
    return any(
        isinstance(judge_attack(position, player, id, target), Allowed)
        for id in creatures_of(position, player)
        for target in targets_of(position, id)
        if has_rule(position, id, "must-attack") or (target in position.objects and _calls(position, target, id))
    )


# Declaring.


@DUEL.task("attack")
def attack(draft: DuelDraft, player: str, id: str, target: str) -> None:
    """Declare an attack: the creature is tapped and is the attacking creature from now on (506.1c to 506.1e)."""
    attacker = draft.objects[id].ref
    aimed: Ref = (target, draft.objects[target].number if target in draft.objects else 0)
    draft.set(attack=Attack(attacker, aimed, aimed))
    draft.note("attack", of=id, by=player, rules=("505.1", "506.1d", "505.4", "505.5", "702.3c"), target=target)
    _attacked_again(draft, attacker)
    draft.do("redirection")
    draft.do("settle")
    whom = "player" if target in draft.players else "creature"
    events = [event_of(draft, "attack", id, player, player=player, target=target, whom=whom)]
    if target not in draft.players:
        events.append(event_of(draft, "attacked", target, id, by_number=attacker[1], player=player))
    _declare_on(draft, events)
    draft.propose(event_of(draft, "tap", id, player, player=player, rules=("506.1c", "105.3")))


def _declare_on(draft: DuelDraft, events: list[Event]) -> None:
    """Let abilities see an attack or a block, and the other player declare on it later (506.3d, 507.3f)."""
    draft.set_fact(DECLARED_ON, tuple(events))
    draft.do("pipe", tuple(events), 0, None)


def _attacked_again(draft: DuelDraft, attacker: Ref) -> None:
    """End one effect by which a creature attacks once more: that is this attack, of a tapped creature; no rule says of others."""
    for id, effect in sorted(draft.effects.items()):
        if attacker in (effect.objects or ()) and contains(effect.modify, AGAIN):
            if not draft.objects[attacker[0]].tapped:
                raise Unsupported(phrase("whether an untapped creature makes its further attack"), "506.1a")
            draft.put_effect(id, effect._replace(objects=tuple(one for one in effect.objects if one != attacker)))
            return


def _goes_on(draft: DuelDraft) -> Attack | None:
    """Return the attack where it goes on; without the attacker or the creature attacked it ends at once (505.6, 505.6a)."""
    now = attack_of(draft)
    if now is None:
        return None
    if goes_on(draft, now):
        return now
    draft.note("attack-broken", of=now.attacker[0], rules=("505.6", "505.6a"))
    draft.do("attack-end")
    return None


def _reach(draft: DuelDraft, part: str) -> None:
    """Let the attack go on to its next part (505.1, 500.2)."""
    now = attack_of(draft)
    if now is not None:
        draft.set(attack=now._replace(at=part))
    if now is not None and part != "end":  # as it ends it makes no difference any more
        attacker, blocker = in_battle_zone(draft, now.attacker), in_battle_zone(draft, now.blocker)
        if attacker is not None and not attacker.tapped:
            draft.cite("505.6b")
        # What could not be named any more is not taken out of the attack.
        unable = attacker is not None and has_rule(draft, attacker.id, "cannot-attack")
        kept = attacker is not None and blocker and speaks_of(draft, blocker.id, "cannot-block", attacker.ref)
        draft.cite(*(("505.6a",) if unable or kept else ()))


# Redirection.


@DUEL.task("redirection")
def redirection(draft: DuelDraft) -> Ask | None:
    """Ask the other player which creatures change the target of the attack (507.1)."""
    now = _goes_on(draft)
    if now is None:
        return None
    defender = other_player(draft, draft.facts["active"])
    draft.note("block-step", of=defender, rules=("507.1", "702.3d", "500.2"))
    if not redirectors(draft, defender):
        draft.cite(*_kept_from_blocking(draft, defender))
        draft.do("redirected", ())
        return None
    return Ask("redirect", defender, of=now.attacker[0], then=Task("redirected"))


def redirectors(position: DuelPosition, player: str) -> dict[str, str]:
    """Return the creatures of a player that can change the target of the attack, each with the ability that does (507.1a)."""
    there = creatures_of(position, player) if attack_of(position) is not None else []
    return {id: way for id in there if (way := _redirects(position, id)[0])}


def _redirects(position: DuelPosition, id: str) -> tuple[str, tuple[str, ...]]:
    """Return by which ability a creature can change the target of the attack (507.1a), else no word, and why it cannot.

    ブロッカー changes it (701.12a) where nothing forbids that (700.4, 101.2).
    """
    card, now = position.objects.get(id), attack_of(position)
    if card is None or card.place != "battle-zone" or now is None:
        return "", ("505.3", "507.1a")
    if card.tapped:
        return "", ("507.1a", "105.2")
    attacker, against = now.attacker[0], position.objects[now.attacker[0]].ref
    if speaks_of(position, attacker, "not-redirected", card.ref):
        return "", ("101.2", "507.1a", *why_given(position, attacker, "not-redirected"))
    unable = speaks_of(position, id, "cannot-block", against)
    if card.ref != now.target:
        able = speaks_of(position, id, "blocker", against) and not unable
        if able and not speaks_of(position, attacker, "unblockable", card.ref):
            return "blocker", ()
        if has_rule(position, id, "guardman") and now.target[0] in position.objects:
            return "guardman", ()
    if has_rule(position, id, "blocker") and rule_abilities(position, attacker, "unblockable"):
        return "", ("700.4", "507.1a", "101.2", *why_given(position, attacker, "unblockable"))
    if unable:
        return "", ("101.2", "507.1a", *why_given(position, id, "cannot-block"))
    return "", ("701.12a", "507.1a")


def _redirections(question: Question) -> Iterator[tuple[str, ...]]:
    able = sorted(redirectors(question.position, question.by))
    for size in range(len(able) + 1):
        for chosen in combinations(able, size):
            yield from permutations(chosen)


def _kept_from_blocking(position: DuelPosition, player: str) -> tuple[str, ...]:
    """Return by which rules creatures with ブロッカー do not block this attack (700.4, 101.2)."""
    now = attack_of(position)
    able = {*redirectors(position, player), now.target[0] if now is not None else ""}
    unable = (id for id in creatures_of(position, player) if id not in able and has_rule(position, id, "blocker"))
    return tuple(dict.fromkeys(rule for id in unable for rule in _redirects(position, id)[1]))


@DUEL.question(
    "redirect",
    candidates=_redirections,
    withheld=lambda question: _kept_from_blocking(question.position, question.by),
)
def judge_redirect(question: Question, choice: Value) -> Allowed | Refused:
    """Creatures that can redirect are chosen together, in the order in which they do it; a forced one has to be among them."""
    position = question.position
    able = redirectors(position, question.by)
    if not isinstance(choice, tuple) or len(set(choice)) != len(choice):
        return Refused(("507.1a",), phrase("creatures, each once"))
    for id in choice:
        if id not in able:
            return Refused(_redirects(position, id)[1], phrase("it cannot change the target of this attack"))
    forced = [id for id in able if able[id] == "blocker" and has_rule(position, id, "must-block")]
    why = (rule for id in choice for rule in why_given(position, id, "blocker"))  # given, not printed
    if any(id not in choice for id in forced):
        return Refused(("507.1b",), phrase("a creature has to block"))
    return Allowed(("507.1", *(("507.1a",) if choice else ()), *(("507.1b",) if forced else ()), *dict.fromkeys(why)))


@DUEL.task("redirected")
def redirected(draft: DuelDraft, choice: tuple[str, ...]) -> None:
    """Follow the abilities chosen one by one; the last of them decides the target (507.2)."""
    now = attack_of(draft)
    assert now is not None
    defender = other_player(draft, draft.facts["active"])
    draft.do("after-blocks")
    if not choice:
        draft.note("no-redirection", by=defender, rules=("507.2c",))
        return
    able = redirectors(draft, defender)
    last = choice[-1]
    ref = draft.objects[last].ref
    blocks = able[last] == "blocker"
    blocked = now._replace(blocker=ref if blocks else None, blocked=blocks or now.blocked, blocked_by_coming=False)
    draft.set(attack=blocked._replace(target=ref))
    rules = ("507.2a", "701.12a") if blocks else ("507.2b",)
    draft.note("redirect", of=last, by=defender, rules=rules)
    if blocks:
        attacker, number = now.attacker
        block = event_of(draft, "block", last, attacker, by_number=number, player=defender)
        blocked_by = event("blocked", attacker, by=last, number=number, by_number=ref[1], player=defender)
        _declare_on(draft, [block, blocked_by])
    draft.propose(*(event_of(draft, "tap", id, id, player=defender, rules=("507.2",)) for id in choice))


@DUEL.task("after-blocks")
def after_blocks(draft: DuelDraft) -> None:
    """What triggers on blocks is resolved, ninjas of the turn player are declared; then the battle, or the direct attack."""
    now = attack_of(draft)
    _reach(draft, "block")
    draft.do("strike")
    draft.do("settle")
    if now is not None and not now.blocked and in_battle_zone(draft, now.attacker) is not None:
        player, whom = draft.facts["active"], "player" if now.target[0] in draft.players else "creature"
        draft.propose(event_of(draft, "unblocked", now.attacker[0], player=player, whom=whom))


@DUEL.task("strike")
def strike(draft: DuelDraft) -> None:
    """Battle where a creature is attacked (508.1); else break shields, or strike the player directly (509.1)."""
    now = _goes_on(draft)
    if now is None:
        return
    if now.target[0] in draft.players:
        draft.do("direct")
        return
    if now.named[0] in draft.players:
        draft.note("no-direct-attack", of=now.named[0], by=now.attacker[0], rules=("508.1", "509.1"))
    draft.note("battle-step", rules=("508.1", "115.1a"))
    draft.do("attack-end")
    draft.do("battle", now.attacker, now.target)


# Battle.


@DUEL.task("battle")
def battle(draft: DuelDraft, one: Ref, other: Ref) -> None:
    """バトル: what triggers when creatures battle comes first (115.2), then the powers are compared (115.3).

    A battle that an effect makes is a part of the effect (101.4e): of what waits only what triggered as it began comes in
    between (101.4d, 101.4f).
    """
    amid = bool(draft.facts.get(RESOLVING))
    settling = Task("settle-amid", (one, other)) if amid else Task("settle")
    draft.set(battling=(one, other))
    draft.next(settling, Task("compare", (one, other, settling)), Task("battle-over"))
    events = [
        event_of(draft, "fight", here[0], there[0], number=here[1], by_number=there[1])
        for here, there in ((one, other), (other, one))
        if here[0] in draft.objects
    ]
    draft.propose(event("battle", one[0], by=other[0], number=one[1], by_number=other[1]), *events)


@DUEL.task("battle-over")
def battle_over(draft: DuelDraft) -> None:
    """The creatures battle no longer: what was said of them "while it battles" ends."""
    fought: tuple[Ref, ...] = draft.facts.get("battling", ())
    draft.drop_fact("battling")
    end_effects(draft, "battle", "500.3")
    there = [ref for ref in fought if in_battle_zone(draft, ref) is not None]
    draft.propose(*(event_of(draft, "battle-over", id) for id, _ in there))


@DUEL.task("compare")
def compare(draft: DuelDraft, one: Ref, other: Ref, settling: Task) -> None:
    """Compare the powers: the higher one wins, the other loses; with equal powers both lose (115.3b).

    What triggers on who won and who lost (115.3d) is resolved with all else that waits, as the task says that settles it.
    """
    first, second = in_battle_zone(draft, one), in_battle_zone(draft, other)
    if first is None or second is None:
        draft.note("no-battle", rules=("115.3a",))
        return
    powers = {id: power_of(information(draft, id)) for id in (first.id, second.id)}
    rules: tuple[str, ...] = ("115.3", "115.3b", "301.3a")
    winners = [id for id in powers if has_rule(draft, id, "wins-battles")]
    if winners:
        rules = ("115.3c", "700.5", *(("700.5a",) if len(winners) == 2 else ()))
    elif powers[first.id] != powers[second.id]:
        winners = [max(powers, key=lambda id: powers[id])]
    losers = [id for id in powers if id not in winners]
    info_rules = tuple(rule for id in powers for rule in information(draft, id).rules)
    against = tuple(powers.values())
    draft.note("compare", of=first.id, by=second.id, rules=(*rules, *dict.fromkeys(info_rules)), powers=against)
    draft.set_fact("beaten", refs_of(draft, losers))
    draft.next(settling)
    results = {id: "win-battle" if id in winners else "lose-battle" for id in powers}
    draft.do("slay", (one, other))
    draft.propose(
        event_of(draft, results[first.id], first.id, second.id, by_number=second.number),
        event_of(draft, results[second.id], second.id, first.id, by_number=first.number),
    )  # abilities see who won and lost (115.3d); who lost is destroyed by the game itself (703.4d)


@DUEL.task("slay")
def slay(draft: DuelDraft, fought: tuple[Ref, ...]) -> None:
    """Let スレイヤー destroy the creature that fought with it, as it says."""
    beaten = list(draft.facts.get("beaten", ()))
    for here, there in (fought, fought[::-1]):
        if present(draft, here) is None or not has_rule(draft, here[0], "slayer"):
            continue
        if in_battle_zone(draft, there) is not None and there not in beaten:
            draft.note("slayer", of=there[0], by=here[0], rules=("101.1", "115.3d"))
            beaten.append(there)
    draft.set_fact("beaten", tuple(beaten))


# Direct attack and breaking.


@DUEL.task("direct")
def direct(draft: DuelDraft) -> Ask | None:
    """Strike a player without shields, who loses (509.1, 104.2a); else break shields (509.2)."""
    now = attack_of(draft)
    assert now is not None
    defender = now.target[0]
    shields = shields_of(draft, defender)
    draft.do("attack-end")
    if not shields:
        draft.note("direct-attack", of=defender, by=now.attacker[0], rules=("509.1", "104.2a"))
        draft.propose(event("lose", defender, by=now.attacker[0], rules=("703.4a",)))
        return None
    numbers = breakers(draft, now.attacker[0])
    draft.note("break", of=defender, by=now.attacker[0], rules=("509.2", *_breaker_rules(draft, now.attacker[0])))
    then = Task("chosen-shields", (now.attacker, defender))
    return Ask("break", draft.facts["active"], of=now.attacker[0], args=(shields, numbers), then=then)


def more_broken(position: DuelPosition, id: str) -> int:
    """Return how many shields more a creature breaks, in an attack and where an effect lets it break (701.14d)."""
    frame = Frame(information(position, id).controller, position.objects[id].ref, Ability("rule"))
    more = rule_abilities(position, id, "breaks-more")
    return sum(amount_of(position, one.change("number"), frame) for one in more)


def breakers(position: DuelPosition, id: str) -> tuple[int, ...]:
    """Return how many shields a creature may break: by each of its breakers, else one (509.2a to 509.2c)."""
    info = information(position, id)
    frame = Frame(info.controller, position.objects[id].ref, Ability("rule"))
    numbers = [amount_of(position, one.change("number"), frame) for one in rule_abilities(position, id, "breaker")]
    if 0 in numbers:
        raise Unsupported(phrase("a creature that breaks no shield by its own words"), "509.2b")
    return tuple(sorted(min(ALL, number + more_broken(position, id)) for number in {*numbers} or {1}))


def _breaker_rules(position: DuelPosition, id: str) -> tuple[str, ...]:
    found = rule_abilities(position, id, "breaker")
    more = (
        *(("701.14d",) if has_rule(position, id, "breaks-more") else ()),
        *(("816.2a",) if has_rule(position, id, "hyper") else ()),
    )
    if not found:
        return ("509.2a", *more)
    several = ("509.2c",) if len({ability.modify for ability in found}) > 1 else ()
    return ("509.2b", *several, *more, *why_given(position, id, "breaker"))


def _shield_sets(question: Question) -> Iterator[tuple[str, ...]]:
    shields, numbers = question.args
    for size in sorted({min(number, len(shields)) for number in numbers}):
        yield from (tuple(sorted(chosen)) for chosen in combinations(shields, size))


@DUEL.question("break", candidates=_shield_sets)
def judge_break(question: Question, choice: Value) -> Allowed | Refused:
    """As many shields are chosen as one of the breakers says (509.2, 509.2c, 509.3), no shield twice (509.6)."""
    shields, numbers = question.args
    if not isinstance(choice, tuple) or any(id not in shields for id in choice):
        return Refused(("509.3",), phrase("shields of the player who is attacked"))
    if len(set(choice)) != len(choice):
        return Refused(("509.6",), phrase("each shield once"))
    if list(choice) != sorted(choice):
        return Refused(("509.3",), phrase("in sorted order"))
    sizes = {min(number, len(shields)) for number in numbers}
    so_many = _why_so_many(question.position, question.of or "", numbers)
    if len(choice) not in sizes:
        why = phrase("{sizes} have to be chosen", sizes=phrase(" or ").join(map(str, sorted(sizes))))
        return Refused((*so_many, "509.3"), why)
    return Allowed(("509.3", *so_many))


def _why_so_many(position: DuelPosition, by: str, numbers: tuple[int, ...]) -> tuple[str, ...]:
    """Return the rules of how many shields are broken: by the breakers of the attacker, else as an effect says (701.14d)."""
    attacker = in_battle_zone(position, now.attacker) if (now := attack_of(position)) is not None else None
    if attacker is not None and attacker.id == by and numbers == breakers(position, by):
        return _breaker_rules(position, by)
    more = by in position.objects and more_broken(position, by) > 0
    # 509.2 speaks of a creature that attacks and of its breakers; an effect says how many by itself.
    return ("701.14a" if numbers == (1,) else "701.14c", *(("701.14d",) if more else ()))


@DUEL.task("chosen-shields")
def chosen_shields(draft: DuelDraft, attacker: Ref, defender: str, choice: tuple[str, ...]) -> None:
    """Resolve what triggers before the break, then all else that waits; then break the shields (509.3 to 509.5)."""
    _reach(draft, "break")
    draft.do("break-shields", attacker[0], defender, tuple(draft.objects[id].ref for id in choice), "break", attacker)
    draft.do("settle")
    details: dict[str, Value] = {"number": attacker[1], "player": draft.facts["active"], "shields": len(choice)}
    draft.propose(event("before-break", attacker[0], len(choice), by=attacker[0], by_number=attacker[1], **details))


@DUEL.task("attack-end")
def attack_end(draft: DuelDraft) -> None:
    """Resolve what waits from the parts before (500.2), then let the attack end (510)."""
    draft.do("attack-over")
    draft.do("attack-ends")
    draft.do("settle")


@DUEL.task("attack-ends")
def attack_ends(draft: DuelDraft) -> None:
    """The end of the attack: what triggers then (510.1); its effects end after it (510.2)."""
    now = attack_of(draft)
    _reach(draft, "end")
    draft.do("settle")
    if now is not None:
        attacker, number = now.attacker
        draft.propose(event("attack-end", attacker, number=number, player=draft.facts["active"], broke=now.broke))


@DUEL.task("attack-over")
def attack_over(draft: DuelDraft) -> None:
    """End what lasted for the attack; the attacking creature is none any more (510.2, 506.1d, 500.3)."""
    draft.drop_fact("attack")
    draft.drop_fact(DECLARED_ON)
    draft.note("attack-over", rules=("510.2", "506.1d"))
    end_effects(draft, "attack", "510.2", "500.3")
