"""118.1, 118.3, 118.8: the parts of a cost that are not mana: tapping, sacrificing, discarding, life, counters, exiling."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import noted, phrase
from judgekit.engine import Ask, Consequences, Event, Refused, Task, Unsupported, event
from judgekit.engine.events import reported
from judgekit.games.mtg.abilities.choosing import CREWING, asking, total_of
from judgekit.games.mtg.abilities.interpreter import cause, did, instruction, players
from judgekit.games.mtg.actions.damage.damage import damaging
from judgekit.games.mtg.actions.damage.life import can_pay_life
from judgekit.games.mtg.actions.destroying import sacrificing
from judgekit.games.mtg.actions.done_by_keyword import after_all_of_it
from judgekit.games.mtg.actions.drawing import cannot_draw, discarding, milling
from judgekit.games.mtg.actions.exerting import exerting
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.layers.forbidding import forbidden
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import passes, some_matching, surely, told_apart
from judgekit.games.mtg.meaning.words import amount, players_of, those
from judgekit.games.mtg.stack.costs.costs import additional_costs, base_cost
from judgekit.games.mtg.stack.costs.crewing import crewing
from judgekit.games.mtg.stack.proposals import rewind
from judgekit.games.mtg.stack.targets.targets import frame_of_item
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, Reasons, active_players, present
from judgekit.games.mtg.state.objects import DRAWN_ASIDE, Frame, Object, Ref
from judgekit.games.mtg.state.status import tapping, untapping
from judgekit.games.mtg.state.zones import PUBLIC_ZONES, permanents, zone_key
from judgekit.games.mtg.terms.records import YOU, Action, Filter, Test

LOYALTY_COST = "606.4"
"""The rule by which a loyalty cost is paid."""

_PAYING = "601.2h"
"""The rule by which costs are paid."""


def subject(position: MtgPosition, action: Action, frame: Frame, player: str) -> tuple[list[str], int, int, bool]:
    """Return what a cost action may be done with: ids, least and most number, and whether its payer chooses."""
    own = _of_its_payer(position, action, frame, player)
    if own is not None:
        return own
    view = view_of(position)
    of = action.of or ("this",)
    if of[0] in ("choose", "random"):
        _, filter, least, most, *_rest = of
        fewest = amount(view, least, frame)
        found = some_matching(view, filter, frame) if fewest else told_apart(view, filter, frame)[0]
        ids = [ref[0] for ref in found if ref[0] in position.objects]
        largest = len(ids) if most is None else amount(view, most, frame)
        return ids, fewest, largest, True
    refs = [ref for ref in those(view, of, frame) if present(position, ref) is not None]
    if of[0] == "top":
        return [ref[0] for ref in refs], amount(view, of[2], frame), max(1, len(refs)), False
    return [ref[0] for ref in refs], 0 if action.get("if-any") else 1, max(1, len(refs)), False


def _of_its_payer(
    position: MtgPosition, action: Action, frame: Frame, player: str
) -> tuple[list[str], int, int, bool] | None:
    """Return what is meant by an action that is done with the payer's own cards or creatures; None of another action."""
    if action.verb == "discard" and action.of in (None, ("you",)):
        return _to_discard(position, action, frame, player)
    if action.verb == EVIDENCE:
        graveyard = position.zones.get(zone_key("graveyard", player), ())
        return list(graveyard), 0, len(graveyard), True
    if action.verb == BLIGHT:
        view = view_of(position)
        own = [one.id for one in permanents(position) if view.of(one.id).controller == player]
        return [id for id in own if "creature" in view.of(id).types], 1, 1, True
    if action.verb == BEHOLD and action.of is not None:
        return list(_to_behold(position, action.of[1], frame, player)), 1, 1, True
    return None


def _to_discard(position: MtgPosition, action: Action, frame: Frame, player: str) -> tuple[list[str], int, int, bool]:
    """Return what may be discarded: cards that surely are what is asked for; where they are too few, those that may be."""
    view = view_of(position)
    number = 1 if action.amount is None else amount(view, action.amount, frame)
    hand = position.zones.get(zone_key("hand", player), ())
    filter = action.get("what")
    ids = [id for id in hand if filter is None or surely(view, position.objects[id].ref, filter, frame)]
    if filter is not None and len(ids) < number:
        ids = [id for id in hand if passes(view, position.objects[id].ref, filter, frame)]
    return ids, number, number, True


def _to_behold(position: MtgPosition, quality: Filter, frame: Frame, player: str) -> Iterator[str]:
    """Yield what a player may behold: cards of the own hand to be revealed, and permanents of one's own."""
    view = view_of(position)
    for id in position.zones.get(zone_key("hand", player), ()):
        if surely(view, position.objects[id].ref, quality._replace(kind="card", zones=None), frame):
            yield id
    for ref in some_matching(view, quality, frame):
        if ref[0] in position.objects and view.of(ref[0]).controller == player:
            yield ref[0]


BLIGHT = "blight"
"""The verb by which -1/-1 counters are put on a creature of one's own."""

BEHOLD = "behold"
"""The verb by which a card of some quality is revealed from the hand, or a permanent of it chosen."""

FORAGE = "forage"
"""The verb by which three cards are exiled from the own graveyard, or a Food is sacrificed."""

_FORAGED = (
    Action("exile", ("choose", Filter((Test("owner", YOU),), "card", ("graveyard",)), 3, 3)),
    Action("sacrifice", ("choose", Filter((Test("subtype", ("Food",)), Test("controller", YOU))), 1, 1)),
)


def forage_ways(position: MtgPosition, id: str, player: str) -> dict[int, Action]:
    """Return the ways in which a player could forage now, by number."""
    frame = cost_frame(position, id, player)
    return {number: way for number, way in enumerate(_FORAGED) if not cannot_pay(position, frame, player, way)}


WATERBEND = "waterbend"
"""The verb of generic mana of a cost that artifacts and creatures may be tapped for."""

EVIDENCE = "collect-evidence"
"""The verb by which cards of enough total mana value are exiled from the own graveyard."""

_ENOUGH = "mtg@20260417:701.59b"


CREWS_ITSELF = "a Vehicle may crew itself"
"""Policy: a Vehicle that is a creature may be tapped for its own crew ability (702.122a)."""
GAME.policies[CREWS_ITSELF] = True


def _said(action: Action) -> str:
    """Return the rule that asks for a total power: of crew, of another keyword that says so, or of costs."""
    rule: str = action.get("said") or ("702.122a" if action.verb == "tap" else "118.3")
    return rule


def _kept_from_crewing(position: MtgPosition, action: Action, ids: tuple[str, ...]) -> Reasons:
    """Return the rules by which one of some creatures can't be tapped for a crew cost (702.122c); of saddling it is not said."""
    crews = action.verb == "tap" and action.get("total-power") is not None
    if not crews or action.get("saddles") or action.get("said"):
        return ()
    return next((rules for one in ids if (rules := forbidden(position, "crew", one))), ())


def _added_up(action: Action) -> str:
    """Return what is added up of those that pay: the power with which creatures crew, else their power."""
    return CREWING if action.verb == "tap" and not action.get("saddles") else "power"


def _characteristics_asked(action: Action) -> bool:
    """Tell whether a cost asks what a card that pays for it is like."""
    what = action.get("what")
    return isinstance(what, Filter) and bool(what.tests)


def unfit(position: MtgPosition, verb: str, action: Action, id: str, player: str, frame: Frame) -> Reasons:
    """Return the rules by which an object cannot be used for a cost action, none where it can."""
    judge = UNFIT.get(verb)
    return judge(_Payment(position, action, position.objects[id], player, frame)) if judge is not None else ()


class _Payment(NamedTuple):
    """An object with which a player would do what a cost asks for.

    Attributes:
        position: the game.
        action: what is done as a cost.
        record: the object.
        player: who pays.
        frame: what the cost is of.
    """

    position: MtgPosition
    action: Action
    record: Object
    player: str
    frame: Frame

    @property
    def there(self) -> bool:
        """Tell whether it is a permanent that anybody sees."""
        return self.record.place == "battlefield" and not self.record.phased_out

    @property
    def own(self) -> bool:
        """Tell whether it is a permanent that the player controls."""
        return self.there and view_of(self.position).of(self.record.id).controller == self.player


UNFIT: dict[str, Callable[[_Payment], Reasons]] = {}
"""By the verb of a cost action, the rules by which an object cannot be used for it."""


def _judges(*verbs: str) -> Callable[[Callable[[_Payment], Reasons]], Callable[[_Payment], Reasons]]:
    def kept(judge: Callable[[_Payment], Reasons]) -> Callable[[_Payment], Reasons]:
        UNFIT.update(dict.fromkeys(verbs, judge))
        return judge

    return kept


@_judges("tap", "untap")
def _turned(paid: _Payment) -> Reasons:
    position, action, record = paid.position, paid.action, paid.record
    if not paid.own:
        return ("118.3",)
    taps = action.verb == "tap"
    crews = taps and action.get("total-power") is not None and paid.frame.source == record.ref
    if crews and (action.get("others") or not position.game.policies[CREWS_ITSELF]):
        return ("118.3", _said(action))
    if record.tapped == taps:
        return ("118.3", "701.21a" if taps else "701.21b")
    if kept := _kept_from_crewing(position, action, (record.id,)):
        return kept
    return ("602.5a", "302.6") if too_new(position, action, record) else ()


@_judges("sacrifice")
def _sacrificed(paid: _Payment) -> Reasons:
    if not paid.own:
        return ("118.3", "701.17a")
    return forbidden(paid.position, "be-sacrificed", paid.record.id, by=paid.frame.item)


@_judges("discard")
def _discarded(paid: _Payment) -> Reasons:
    record = paid.record
    if record.get(DRAWN_ASIDE) and _characteristics_asked(paid.action):
        return ("118.3", "121.8")
    return () if record.place == "hand" and record.owner == paid.player else ("118.3", "701.8a")


@_judges("remove-counters")
def _relieved_of_counters(paid: _Payment) -> Reasons:
    needed = _amount(paid.position, paid.action, paid.frame)
    return () if paid.there and paid.record.count(_kind(paid.action)) >= needed else ("118.3", "122.1")


@_judges("put-counters")
def _given_counters(paid: _Payment) -> Reasons:
    refused = forbidden(paid.position, "get-counters", paid.record.id, kind=_kind(paid.action))
    return ("118.3", *refused) if refused else ()


@_judges("return")
def _returned(paid: _Payment) -> Reasons:
    return () if paid.there else ("118.3",)


@_judges("exert")
def _exerted(paid: _Payment) -> Reasons:
    return () if paid.own else ("118.3",)


THERE_BEFORE = noted("`continuously: true` says that it was there before")
"""What a scenario says of a permanent that was under its player's control since that player's turn began (302.6)."""


def too_new(position: MtgPosition, action: Action, record: Object) -> bool:
    """Tell whether {T} or {Q} cannot be paid with a permanent only because it is too new for that (302.6)."""
    possible = record.tapped != (action.verb == "tap")
    return possible and bool(action.get("symbol")) and summoning_sick(position, record)


def refused_as_too_new(
    position: MtgPosition, id: str, player: str, actions: tuple[Action, ...], reasons: Reasons
) -> Refused | None:
    """Return the refusal of a cost that cannot be paid since its {T} or {Q} is of a creature too new for that (302.6).

    Args:
        position: where.
        id: the permanent whose cost it is.
        player: who would pay.
        actions: what the cost asks for beside mana.
        reasons: the rules by which it cannot be paid.

    Returns:
        The refusal; None where something else stands in the way.
    """
    record = position.objects.get(id)
    if record is None or not any(one.verb in ("tap", "untap") and too_new(position, one, record) for one in actions):
        return None
    said = phrase("{id} came under {player}'s control this turn", id=id, player=player)
    return Refused(reasons, said, phrase(THERE_BEFORE))


def summoning_sick(position: MtgPosition, record: Object) -> bool:
    """Tell whether a creature came under its controller's control after that player's latest turn began (302.6).

    CR 602.5a, 702.10c.
    """
    values = view_of(position).of(record.id)
    if "creature" not in values.types or values.has("haste"):
        return False
    return not continuously(position, record, values.controller)


def continuously(position: MtgPosition, record: Object, controller: str) -> bool:
    """Tell whether a player has controlled a permanent continuously since that player's most recent turn began."""
    if not record.since:
        return True
    turn: int = position.facts.get("turn", 1)
    if controller in active_players(position):
        return record.since < turn
    last = dict(position.facts.get("last_turns", ())).get(controller, 0)
    return bool(record.since < last)


def _amount(position: MtgPosition, action: Action, frame: Frame) -> int:
    return 1 if action.amount is None else amount(view_of(position), action.amount, frame)


def _reasons_for(position: MtgPosition, action: Action, frame: Frame) -> Reasons:
    """Return the rules by which the amount of a part of a cost is what it is, none where it is a plain number."""
    if action.amount is None or isinstance(action.amount, int):
        return ()
    view = view_of(position)
    with view.noting() as noted:
        amount(view, action.amount, frame)
    return tuple(dict.fromkeys(noted))


def _kind(action: Action) -> str:
    return str(action.get("kind", "+1/+1"))


def cannot_pay(position: MtgPosition, frame: Frame, player: str, action: Action) -> Reasons:
    """Return the rules by which a player cannot pay one part of a cost, none where it can be paid (118.3).

    CR 118.10, 119.4, 601.2h, 606.6.

    Args:
        position: the game.
        frame: for whom the cost speaks.
        player: who would pay.
        action: the part of the cost.
    """
    if action.verb == "pay-life":
        return can_pay_life(position, player, _amount(position, action, frame))
    if action.verb == "lose-life":
        return ()
    if action.verb == "player-counters":
        needed = -_amount(position, action, frame)
        return () if position.players[player].count(_kind(action)) >= needed else ("118.3", "122.1")
    if action.verb == "mill":
        library = position.zones.get(zone_key("library", player), ())
        return () if len(library) >= _amount(position, action, frame) else ("118.3", "701.13b")
    if action.verb == "draw":
        who = _concerned(position, player, action, frame)
        number = _amount(position, action, frame)
        return next((found for one in who if (found := cannot_draw(position, one, number))), ())
    if action.verb in ("gain-life", "damage", WATERBEND):
        return ()
    if action.verb == FORAGE:
        ways = [cannot_pay(position, frame._replace(you=player), player, way) for way in _FORAGED]
        return () if not all(ways) else ("118.3", "mtg@20260417:701.61a")
    ids, least, _most, _ = subject(position, action, frame, player)
    if action.verb == EVIDENCE:
        enough = total_of(position, ids, "mana-value") >= _amount(position, action, frame)
        return () if enough else ("118.3", _ENOUGH)
    reasons: Reasons = ("118.3",)
    fit = []
    for one in ids:
        found = unfit(position, action.verb, action, one, player, frame)
        if found:
            reasons = found
        else:
            fit.append(one)
    power = action.get("total-power")
    if power is not None and sum(max(0, total_of(position, (one,), _added_up(action))) for one in fit) < power:
        return ("118.3", _said(action), *_kept_from_crewing(position, action, tuple(ids)))
    return () if len(fit) >= least else reasons


def cost_frame(position: MtgPosition, id: str, player: str) -> Frame:
    """Return for whom the cost of an object on the stack speaks; one cost of its own where there is no such object."""
    item = position.objects.get(id)
    if item is None:
        return Frame(player)
    return frame_of_item(position, item)._replace(you=player)


def pay_action(draft: MtgDraft, id: str, player: str, action: Action) -> Ask | None:
    """Pay one part of a cost, asking what with where there is a choice; what cannot be paid reverses the action."""
    frame = cost_frame(draft, id, player)
    reasons = cannot_pay(draft, frame, player, action)
    if reasons:
        rewind(draft, id, _PAYING, *reasons)
        return None
    if action.verb in _PLAIN and not _on_one_chosen(action):
        rules = (_PAYING, *_reasons_for(draft, action, frame))
        draft.note("pay", of=id, by=player, rules=rules, part=action.verb)
        _PLAIN[action.verb](draft, id, player, action, frame)
        return None
    if action.verb == FORAGE:
        draft.do("forage", id, player)
        return None
    ids, least, most, chooses = subject(draft, action, frame, player)
    fit = [one for one in ids if not unfit(draft, action.verb, action, one, player, frame)]
    then = Task("paid-with", (id, player, action))
    if chooses:
        if action.get("random") or (action.of is not None and action.of[0] == "random"):
            return asking("random", "random", fit, least, most, then, "701.8b", _PAYING, of=id)
        several = (*(("118.10",) if action.get("times") else ()), *_keywords_asking(draft, id, action))
        if action.verb == EVIDENCE:
            after_all_of_it(draft, "collects-evidence", player, id, _COLLECTED)
            draft.do("ask-for-evidence", player, _amount(draft, action, frame), then)
            return None
        kind = "choose" if action.verb in ("put-counters", "remove-counters") else action.verb
        ask = asking(kind, player, fit, least, most, then, _PAYING, "118.3", *several, of=id)
        power = action.get("total-power")
        if power is None:
            return ask
        asked = (*ask.args[3], _said(action), *_kept_from_crewing(draft, action, tuple(ids)))
        return ask._replace(args=(*ask.args[:3], asked, power, _added_up(action)))
    draft.do("paid-with", id, player, action, tuple(fit))
    return None


def _keywords_asking(position: MtgPosition, id: str, action: Action) -> Reasons:
    """Return the rules of the keywords for whose cost something is paid, as casualty (118.8) or web-slinging (118.9)."""
    item = position.objects.get(id)
    if item is None or item.kind == "ability" or not item.announced.options:
        return ()
    instead, why = base_cost(position, item)
    alternative = why if instead is not None and action in instead.actions else ()
    return (*alternative, *(rule for cost, rule in additional_costs(position, item) if action in cost.actions))


_COLLECTED = "mtg@20260417:701.59a"


@GAME.event("beheld")
def beheld(draft: MtgDraft, happening: Event) -> Consequences:
    """A permanent is chosen to be beheld; nothing else happens to it."""
    draft.cite(*happening.get("rules", ()))
    return None


@GAME.task("ask-for-evidence")
def ask_for_evidence(draft: MtgDraft, player: str, needed: int, then: Task) -> Ask:
    """Ask which cards of the own graveyard are exiled, of enough total mana value."""
    ids = draft.zones.get(zone_key("graveyard", player), ())
    ask = asking("exile", player, ids, 0, None, then, _COLLECTED)
    return ask._replace(args=(*ask.args[:4], needed, "mana-value"))


@instruction(EVIDENCE)
def collect_evidence(draft: MtgDraft, key: int, action: Action) -> None:
    """Players exile cards of enough total mana value from their graveyards; who cannot does nothing."""
    for player in who_can(draft, key, action):
        needed = _amount(draft, action, frame_of(draft, key))
        after_all_of_it(draft, "collects-evidence", player, cause(frame_of(draft, key)), _COLLECTED)
        draft.do("ask-for-evidence", player, needed, Task("evidence-exiled", (key,)))


def who_can(draft: MtgDraft, key: int, action: Action) -> Iterator[str]:
    """Yield the players of an instruction who can do what it says, which is also a cost; of each is noted whether it was done."""
    frame = frame_of(draft, key)
    for player in players(draft, key, action.of):
        able = not cannot_pay(draft, frame._replace(you=player), player, action)
        did(draft, key, able)
        if able:
            yield player


@GAME.task("evidence-exiled")
def evidence_exiled(draft: MtgDraft, key: int, chosen: tuple[str, ...]) -> None:
    """Exile the chosen cards."""
    by = cause(frame_of(draft, key))
    draft.propose(*(moving(draft, id, "exile", by, reason="exile", rules=(_COLLECTED,)) for id in chosen))


@GAME.task("paid-with")
def paid_with(draft: MtgDraft, id: str, player: str, action: Action, chosen: tuple[str, ...]) -> None:
    """Do a cost action with what was chosen, and remember what was paid (118.1, 400.7h)."""
    refs = tuple(draft.objects[one].ref for one in chosen)
    item = draft.objects.get(id)
    if item is not None:
        paid = {**dict(item.announced.paid)}
        name = action.get("as") or action.verb
        paid[name] = (*paid.get(name, ()), *refs)
        draft.change(id, announced=item.announced._replace(paid=tuple(sorted(paid.items()))))
    draft.note("pay", of=id, by=player, rules=(_PAYING,), part=action.verb, chosen=chosen)
    events = [_event(draft, one, id, player, action).having(paid=True) for one in chosen]
    if action.verb == BLIGHT:
        events.append(event(BLIGHT, player, by=id, player=player, rules=("mtg@20260417:701.68d",)))
    if action.get("total-power") is not None and action.verb == "tap":
        events.extend(crewing(draft, one, id, "saddles" if action.get("saddles") else "crew") for one in chosen)
    if action.verb == "discard" and _characteristics_asked(action):
        draft.do("discards-seen", id, chosen)
        draft.propose(*events, report=_DISCARDED)
        return
    draft.propose(*events)


_DISCARDED = "discarded_for_a_quality"
"""Name of the fact in which it is told what happened to cards that were discarded for a cost that asks what they are."""


@GAME.task("discards-seen")
def discards_seen(draft: MtgDraft, id: str, chosen: tuple[str, ...]) -> None:
    """Take back what is paid with a card of some quality that came into a hidden zone unrevealed: it has none there (701.8c)."""
    shown = {happening.of for happening in reported(draft, _DISCARDED) if happening.kind == "reveal"}
    if any(draft.objects[one].place not in PUBLIC_ZONES for one in chosen if one in draft.objects and one not in shown):
        rewind(draft, id, _PAYING, "701.8c")


def _event(draft: MtgDraft, one: str, id: str, player: str, action: Action) -> Event:
    verb = action.verb
    if verb == "tap":
        return tapping(draft, one, id, *(("107.5",) if action.get("symbol") else ()), tapper=player)
    if verb == "untap":
        return untapping(draft, one, id, *(("107.6",) if action.get("symbol") else ()))
    if verb == "sacrifice":
        return sacrificing(draft, one, id)
    if verb == "discard":
        return discarding(draft, one, id)
    if verb == EVIDENCE:
        return moving(draft, one, "exile", id, reason="exile", rules=(_COLLECTED, "701.11a"))
    if verb == "exile":
        return moving(draft, one, "exile", id, reason="exile", rules=("701.11a",))
    if verb in ("return", "put"):
        to = action.get("to", "hand")
        return moving(draft, one, to, id, at=action.get("at"))
    if verb == "remove-counters":
        number = amount(view_of(draft), action.amount or 1, cost_frame(draft, id, player))
        return event("remove-counters", one, number, id, counter=_kind(action), number=draft.objects[one].number)
    if verb == "put-counters":
        many = amount(view_of(draft), action.amount or 1, cost_frame(draft, id, player))
        return event(verb, one, many, id, counter=_kind(action), number=draft.objects[one].number, cost=True)
    if verb == BLIGHT:
        many = amount(view_of(draft), action.amount or 1, cost_frame(draft, id, player))
        rules = ("mtg@20260417:701.68a",)
        number = draft.objects[one].number
        return event("put-counters", one, many, id, counter="-1/-1", number=number, cost=True, rules=rules)
    if verb == BEHOLD:
        there = draft.objects[one].place == "hand"
        return event("reveal" if there else "beheld", one, by=id, player=player, rules=("mtg@20260417:701.4a",))
    if verb == "reveal":
        return event("reveal", one, by=id, player=player)
    if verb == "exert":
        return exerting(draft, one, player, id)
    if verb == "unattach":
        return event("unattach", one, by=id, number=draft.objects[one].number, rules=("701.3d",))
    raise Unsupported(phrase("a cost: {verb}", verb=verb), "118.1")


def _pay_life(draft: MtgDraft, id: str, player: str, action: Action, frame: Frame) -> None:
    number = _amount(draft, action, frame)
    rules = ("119.4", "118.3b", *(("107.4f",) if action.get("symbol") else ()))
    draft.propose(event("lose-life", player, number, id, paid=True, rules=rules))


def _player_counters(draft: MtgDraft, id: str, player: str, action: Action, frame: Frame) -> None:
    number = -_amount(draft, action, frame)
    if _kind(action) == "energy":
        draft.cite("107.14")
    draft.propose(event("remove-counters", player, number, id, counter=_kind(action)))


def _on_one_chosen(action: Action) -> bool:
    """Tell whether counters are put on something that the payer chooses (118.1, 122.1)."""
    return action.verb == "put-counters" and action.of is not None and action.of[0] == "choose"


def _put_counters(draft: MtgDraft, id: str, _player: str, action: Action, frame: Frame) -> None:
    for ref in those(view_of(draft), action.of or ("this",), frame):
        number = _amount(draft, action, frame)
        draft.propose(event("put-counters", ref[0], number, id, counter=_kind(action), number=ref[1], cost=True))


def _mill(draft: MtgDraft, id: str, player: str, action: Action, frame: Frame) -> None:
    draft.propose(*milling(draft, player, _amount(draft, action, frame), id))


def _damage(draft: MtgDraft, _id: str, player: str, action: Action, frame: Frame) -> None:
    number = _amount(draft, action, frame)
    sources = those(view_of(draft), action.get("source") or ("this",), frame)
    whom = _concerned(draft, player, action, frame)
    draft.propose(*(damaging(draft, one, number, source) for source in sources[:1] for one in whom))


def _concerned(position: MtgPosition, player: str, action: Action, frame: Frame) -> tuple[str, ...]:
    """Return the players that a part of a cost is about: who pays it, where it names nobody.

    Raises:
        Unsupported: one of several opponents, and nothing says which.
    """
    found = players_of(view_of(position), action.of, frame) if action.of is not None else (player,)
    if action.of == ("opponent",) and len(found) > 1:
        acting = phrase("one of several players who acts ({found}), where nothing says which", found=", ".join(found))
        raise Unsupported(acting, "601.2b")
    return found


def _draw(draft: MtgDraft, id: str, player: str, action: Action, frame: Frame) -> None:
    number = _amount(draft, action, frame)
    who = _concerned(draft, player, action, frame)
    draft.next(*(Task("draw-cards", (one, number, id, (), None, (), (), True)) for one in who))


def _life(kind: str) -> Callable[[MtgDraft, str, str, Action, Frame], None]:
    def change(draft: MtgDraft, id: str, player: str, action: Action, frame: Frame) -> None:
        number = _amount(draft, action, frame)
        draft.propose(*(event(kind, one, number, id) for one in _concerned(draft, player, action, frame)))

    return change


def _waterbend(draft: MtgDraft, id: str, player: str, _action: Action, _frame: Frame) -> None:
    """Pay a waterbend cost, in whatever way: its mana is part of the total cost."""
    draft.cite("mtg@20260417:701.67a")
    after_all_of_it(draft, "waterbend", player, id, "mtg@20260417:701.67c")


_PLAIN: dict[str, Callable[[MtgDraft, str, str, Action, Frame], object]] = {
    "draw": _draw,
    "damage": _damage,
    "gain-life": _life("gain-life"),
    "lose-life": _life("lose-life"),
    "pay-life": _pay_life,
    "player-counters": _player_counters,
    "put-counters": _put_counters,
    "mill": _mill,
    WATERBEND: _waterbend,
}


def loyalty_event(source: Ref, change: int, by: str) -> Event | None:
    """Return the event of paying a loyalty cost (606.4)."""
    if change > 0:
        return event(
            "put-counters",
            source[0],
            change,
            by,
            counter="loyalty",
            number=source[1],
            by_rule=True,
            rules=(LOYALTY_COST,),
        )
    if change < 0:
        return event(
            "remove-counters",
            source[0],
            -change,
            by,
            counter="loyalty",
            number=source[1],
            by_rule=True,
            rules=(LOYALTY_COST,),
        )
    return None
