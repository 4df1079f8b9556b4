"""601: casting spells: who may begin to cast what, and the steps 601.2a to 601.2i."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain

from judgekit.core.wording import phrase
from judgekit.engine import NOTHING_HAPPENED, Allowed, Consequences, Event, Refused, Task, Unsupported, event
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.layers.forbidding import ever_allowed
from judgekit.games.mtg.layers.in_force import concerns, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_support import refuse_to_cast
from judgekit.games.mtg.meaning.words import amount
from judgekit.games.mtg.meaning.x_of_permanents import mentions_x
from judgekit.games.mtg.stack.casting.announcing import (
    LARGEST_X,
    STAGES,
    modal,
    mode_choices,
    never_with_x_0,
    not_offered,
    plain_options,
)
from judgekit.games.mtg.stack.casting.begun_early import (
    in_main_phase,
    is_early,
    keep_early,
    keep_in_main_phase,
    permissions,
)
from judgekit.games.mtg.stack.casting.casting_ways import (
    AFTERMATH,
    EXILED_AFTER,
    FACE,
    FORETELL,
    WAITING,
    Way,
    as_announced,
    ban,
    banned,
    is_only_a_land,
    is_something_else,
    kept_permissions,
    permission_used,
    price_named,
    prints,
    proposed,
    side_rules_of,
    unnamed,
    use_up,
    ways_to_cast,
)
from judgekit.games.mtg.stack.casting.next_spell import begin_as_cast, begin_with_spell, rules_of_beginning
from judgekit.games.mtg.stack.costs.cost_actions import refused_as_too_new
from judgekit.games.mtg.stack.costs.costs import (
    ALTERNATIVE,
    BY_WAY,
    OFFERING,
    OPTIONAL,
    PRICED,
    additional_ways,
    describes_by_x,
    has_x,
    keyword_of,
    offered,
    total_cost,
)
from judgekit.games.mtg.stack.costs.payable import told_unpayable, unpayable
from judgekit.games.mtg.stack.priority import DEEDS, Choice, Deed, sorcery_timing
from judgekit.games.mtg.stack.proposals import completed, remember, rewind, told_to_cast
from judgekit.games.mtg.stack.targets.targets import aims_by_cost, can_be_aimed, no_targets, words_of
from judgekit.games.mtg.state.combatants import keeping
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, Reasons, next_timestamp
from judgekit.games.mtg.state.mentioned import on_cards
from judgekit.games.mtg.state.objects import FORETOLD, SPENT_AS, Announcement, Frame, Lasting, Object
from judgekit.games.mtg.state.unknown_cards import nobody_knows
from judgekit.games.mtg.state.zones import STACK, zone_key
from judgekit.games.mtg.terms.faces import PREPARE
from judgekit.games.mtg.terms.records import THIS, YOU, Ability, Action, Cost, Filter, Pairs, Pattern, Test
from judgekit.games.mtg.terms.symbols import write_symbols
from judgekit.mechanics.abilities.forbidding import forbidden_by


def mistimed(position: MtgPosition, player: str, id: str, seen: MtgPosition | None = None) -> Reasons:
    """Return the rules by which a spell cannot be cast now, none where it can (117.1a).

    CR 304.1, 505.5a, 601.3b, 702.8a.
    """
    if sorcery_timing(position, player) or flash_rules(position, player, id, seen) is not None:
        return ()
    values = view_of(seen if seen is not None else position).of(id)
    rules = {
        "sorcery": "307.1",
        "creature": "302.1",
        "artifact": "301.1",
        "enchantment": "303.1",
        "planeswalker": "306.1",
        "battle": "mtg@20260417:310.1",
    }
    return ("117.1a", *(rule for kind, rule in rules.items() if kind in values.types), "601.3")


def flash_rules(position: MtgPosition, player: str, id: str, seen: MtgPosition | None = None) -> Reasons | None:
    """Return the rules by which a spell may be cast whenever an instant may, None where it may not.

    CR 304.1.

    Args:
        position: the game.
        player: who would cast it.
        id: the card.
        seen: the game with the spell as it would be cast, where only that is looked at.
    """
    seen = seen if seen is not None else position
    values = view_of(seen).of(id)
    if "instant" in values.types:
        return ()
    if values.has("flash"):
        return ("702.8a",)
    for entry in permissions(position, seen, player, id):
        return ("601.3b", *(("601.3d",) if entry.ability.condition is not None else ()), "609.4")
    return None


def uncompletable(draft: MtgDraft, id: str) -> Reasons:
    """Return the first rules by which something on the stack could not be completed whatever is announced for it.

    CR 118.3, 118.6, 601.2c, 601.2e, 601.2h.
    """
    item = draft.objects[id]
    ability = modal(draft, item)
    if ability is not None:
        reasons: Reasons = ("700.2a", "601.2b")
        for modes in mode_choices(draft, item):
            item = draft.change(id, announced=item.announced._replace(modes=modes))
            reasons = _with_these(draft, item)
            if not reasons or all(mode.cost is None for mode in ability.modes):
                break
        return reasons
    return _with_these(draft, item)


def refused_as_uncompletable(draft: MtgDraft, id: str, reasons: Reasons) -> Refused:
    """Return in words why something on the stack could not be completed: nothing to target, or costs (118.3, 601.2c, 601.2h).

    Args:
        draft: the game with it on the stack.
        id: what stands there.
        reasons: the rules by which it could not.
    """
    item = draft.objects[id]
    if modal(draft, item) is not None:
        return Refused(reasons, phrase("no mode of it can be completed: its targets or its costs are missing"))
    if not aims_by_cost(draft, item) and _unaimable(draft, item):
        return Refused(reasons, phrase("it has no legal target"))
    total = total_cost(draft, item)
    source = item.source[0] if item.source is not None else id
    newness = refused_as_too_new(draft, source, item.controller, total.cost.actions, reasons)
    if newness is not None:
        return newness
    return told_unpayable(draft, item, reasons, phrase("its costs cannot be paid"))


def _with_these(draft: MtgDraft, item: Object) -> Reasons:
    """Return the rules by which something could not be completed with the modes that it has, none where it could.

    Where its text says that X can't be 0, what could be completed with 0 alone could not be completed (107.3a, 601.2b).
    """
    reasons = _with_this_x(draft, item)
    if reasons or item.announced.x is not None or not never_with_x_0(item) or not has_x(draft, item):
        return reasons
    for x in range(1, LARGEST_X):
        reasons = _with_this_x(draft, draft.change(item.id, announced=item.announced._replace(x=x)))
        if not reasons or (unpayable(draft, item.id) and not describes_by_x(draft, item)):
            break
    draft.change(item.id, announced=item.announced)
    return ("107.3a", *reasons) if reasons else ()


def _with_this_x(draft: MtgDraft, item: Object) -> Reasons:
    """Return the rules by which something could not be completed with the modes and the X that it has, none where it could."""
    id = item.id
    by_cost = aims_by_cost(draft, item)
    reasons: Reasons = () if by_cost else _unaimable(draft, item)
    if reasons:
        return reasons
    for options in plain_options(draft, item):
        announced = draft.change(id, announced=item.announced._replace(options=options))
        reasons = (by_cost and _unaimable(draft, announced)) or unpayable(draft, id)
        if not reasons:
            return ()
    return reasons


def _unaimable(draft: MtgDraft, item: Object) -> Reasons:
    """Return the rules by which something on the stack has no legal targets, none where it has (601.2c)."""
    if can_be_aimed(draft, item) or _can_be_aimed_with_some_x(draft, item):
        return ()
    return tuple(dict.fromkeys((*no_targets(draft, item), "601.2c", "115.1")))


def _can_be_aimed_with_some_x(draft: MtgDraft, item: Object) -> bool:
    """Tell whether an X that can be paid leaves legal targets, where X is still to be announced and 0 leaves none (107.3a).

    CR 601.2b, 601.2c.
    """
    if item.announced.x is not None or not mentions_x(words_of(draft, item)) or not has_x(draft, item):
        return False
    found = False
    for x in range(1, LARGEST_X):
        tried = draft.change(item.id, announced=item.announced._replace(x=x))
        if unpayable(draft, item.id):
            break
        if can_be_aimed(draft, tried):
            found = True
            break
    draft.change(item.id, announced=item.announced)
    return found


MOMENTS: dict[str, Callable[[MtgPosition, str], Reasons]] = {}
"""Ways to cast with a moment of their own: the rules by which it is not now, none where it is. Chapters put theirs here."""


def judge_cast(position: MtgPosition, player: str, choice: Choice, told: bool = True) -> Allowed | Refused:
    """Tell whether a player with priority may cast a card, and could complete it (601.2, 601.3).

    Args:
        position: the game.
        player: the player.
        choice: what is to be cast, and in which way.
        told: a refusal is read by somebody: it says in words what is missing.
    """
    id, name = choice[1], choice[2] if len(choice) > 2 else None
    if id not in position.objects:
        return Refused(("601.2",), phrase("no such card"))
    if "land" in view_of(position).of(id).types and (name is None or not as_announced(name)[1]):
        return Refused(("305.9",), phrase("a land is played, not cast"))
    ways = ways_to_cast(position, player, id)
    ways = [way for way in ways if way.name == name] if name is not None else unnamed(ways)
    if not ways:
        return _no_way(position, id, name)
    refused = Refused(())
    for way in ways:
        judged = _judge_way(position, player, id, way, told)
        if isinstance(judged, Allowed):
            return judged
        refused = judged
    return refused


def _no_way(position: MtgPosition, id: str, name: str | None) -> Refused:
    """Return why a card cannot be cast in that way, or in any: no rule or effect allows it (601.3).

    Raises:
        Unsupported: it is another side of a foretold card, which may be cast for the foretell cost of the card.
    """
    if name is not None and name.startswith(FACE) and position.objects[id].get(FORETOLD) is not None:
        raise Unsupported(phrase("casting another side of a foretold card"), ALTERNATIVE[FORETELL])
    if nobody_knows(position.objects[id]):
        return Refused(("601.2",), phrase("nobody knows what this card is; name it"))
    waits = (rule for detail, rule in WAITING.items() if position.objects[id].get(detail) is not None)
    by_keyword = (ALTERNATIVE[name],) if name in ALTERNATIVE else ()
    card = position.cards.get(position.objects[id].card or "")
    if card is not None and card.layout == PREPARE and name is not None and name.endswith(card.faces[-1]):
        by_keyword = ("mtg@20260417:722.3",)
    if name is not None and name.startswith(FACE) and prints(position, name.removeprefix(FACE), AFTERMATH):
        by_keyword = BY_WAY[AFTERMATH][1:]
    return Refused((*waits, "601.3", "601.2", *by_keyword), phrase("nothing allows this player to cast it from there"))


def _judge_way(position: MtgPosition, player: str, id: str, way: Way, told: bool) -> Allowed | Refused:
    """Tell whether a card may be cast in one way: nothing forbids it, it is the time for it, it can be completed."""
    draft = proposed(position, player, id, way.name)
    seen = draft if is_something_else(way.name) or position.objects[id].face_down else None
    reasons = prohibited(position, player, id, draft)
    if reasons:
        by_x = allowing_x(position, player, id, way.name) is not None
        if by_x and not mistimed(position, player, id, seen):
            return Allowed(("117.1a", *way.rules, "601.3a", "202.3e"))
        source = ban(position, player, id, draft)[1] if told else ""
        return Refused((*reasons, "601.3"), forbidden_by(source))
    reasons = MOMENTS[way.name](position, player) if way.name in MOMENTS else mistimed(position, player, id, seen)
    if reasons:
        return Refused(reasons, phrase("not at this time"))
    reasons = uncompletable(draft, id)
    if reasons:
        return refused_as_uncompletable(draft, id, reasons) if told else Refused(reasons)
    early = ("601.3c",) if way.name == OFFERING and mistimed(position, player, id, seen) else ()
    return Allowed(("117.1a", *way.rules, *early, *(flash_rules(position, player, id, seen) or ())))


def announced_in_vain(
    position: MtgPosition, player: str, id: str, name: str | None, costs: Iterable[str]
) -> Refused | None:
    """Return why costs cannot be announced for a spell that could not be paid for without them; None where they are offered.

    They come first: what is paid is only settled after it was announced (601.2b before 601.2h).
    """
    for way in ways_to_cast(position, player, id):
        draft = proposed(position, player, id, way.name)
        seen = draft if is_something_else(way.name) or position.objects[id].face_down else None
        if way.name != name and name is not None:
            continue
        if prohibited(position, player, id, draft) or mistimed(position, player, id, seen):
            continue
        item = draft.objects[id]
        known = {*map(keyword_of, offered(draft, item)), *additional_ways(draft, item), *as_announced(way.name)[0]}
        strange = [
            cost for cost in costs if keyword_of(cost) in ALTERNATIVE | OPTIONAL and keyword_of(cost) not in known
        ]
        if strange and uncompletable(draft, id):
            return not_offered(strange)
    return None


def prohibited(position: MtgPosition, player: str, id: str, seen: MtgPosition) -> Reasons:
    """Return the rules by which an effect forbids a player to cast a spell (601.3, 101.2).

    Args:
        position: the game.
        player: who would cast it.
        id: the card.
        seen: the game with the spell on the stack as it would be cast: its qualities count (601.3a, 709.3a, 702.37c).
    """
    if split_second(position):
        return ("702.61a",)
    return banned(position, player, id, seen) or too_many(position, player)


def allowing_x(position: MtgPosition, player: str, id: str, name: str) -> int | None:
    """Return the least X with which a spell would not be forbidden and could be completed, None where no X helps (601.3a).

    CR 107.3a, 202.3e.

    Args:
        position: the game.
        player: who would cast it.
        id: the card.
        name: name of the way to cast it.
    """
    if (
        split_second(position)
        or too_many(position, player)
        or not has_x(position, proposed(position, player, id, name).objects[id])
    ):
        return None
    for x in range(LARGEST_X):
        draft = proposed(position, player, id, name)
        item = draft.objects[id]
        draft.change(id, announced=item.announced._replace(x=x))
        if unpayable(draft, id):
            return None
        if not banned(position, player, id, draft) and not uncompletable(draft, id):
            return x
    return None


def split_second(position: MtgPosition) -> bool:
    """Tell whether split second is on the stack (702.61a)."""
    view = view_of(position)
    return any(view.of(id).has("split second") for id in position.zones.get(STACK, ()))


def too_many(position: MtgPosition, player: str) -> Reasons:
    """Return the rules by which a player has cast as many spells as effects allow this turn."""
    cast = sum(1 for who, _ in position.facts.get("spells_cast", ()) if who == player)
    for entry in in_force(position, "cant"):
        if entry.ability.name != "cast-more" or not concerns(position, entry, (player, 0)):
            continue
        if cast >= amount(view_of(position), entry.ability.get("number", 1), entry.frame):
            return ("101.2", "601.3")
    return ()


def _candidates(position: MtgPosition, player: str) -> Iterator[Choice]:
    view = view_of(position)
    places = {"hand", "graveyard", "exile", "command"}
    if ever_allowed(position, "play-from") or ever_allowed(position, "cast-from"):
        places.add("library")
    zones = [ids for zone, ids in position.zones.items() if zone.partition("/")[0] in places]
    # A card of another player may be cast only where an ability in force allows it (601.3).
    anyones, own = bool(in_force(position, "may")), (zone_key("hand", player), zone_key("graveyard", player))
    for id in sorted(chain.from_iterable(zones)):
        record = position.objects[id]
        reachable = anyones or record.owner == player or record.zone in own
        if reachable and ("land" not in view.of(id).types or not is_only_a_land(position, record)):
            for way in ways_to_cast(position, player, id):
                yield ("cast", id, way.name) if way.name else ("cast", id)


def _take(position: MtgPosition, player: str, choice: Choice) -> tuple[Task, ...]:
    ways = ways_to_cast(position, player, choice[1])
    name = choice[2] if len(choice) > 2 else unnamed(ways)[0].name
    return (Task("cast", (player, choice[1], (name,) if name else ())),)


DEEDS["cast"] = Deed(_candidates, judge_cast, _take, (2, 3), partial(judge_cast, told=False))


@GAME.task("cast")
def cast(draft: MtgDraft, player: str, id: str, options: tuple[str, ...]) -> None:
    """Begin to cast a spell: the card goes to the top of the stack (601.2a); the further steps follow.

    CR 112.1, 112.2, 601.2.
    """
    remember(draft, id)
    stages = [Task(stage, (id,)) for stage in STAGES]
    name = options[0] if options else ""
    permission = permission_used(draft, player, id, name) if in_force(draft, "may") else None
    if permission is not None and permission.ability.get("once"):
        use_up(draft, permission)
    exiled = permission.ability.get(EXILED_AFTER) if permission is not None else None
    by_flash, lasts = _begun_by_flash(draft, player, id), draft.game.policies[FLASH_LASTS]
    draft.next(
        Task("proposal-moved", (id, permission.ability.get("mana") if permission is not None else None)),
        *((Task("exiled-after", (id, player, exiled)),) if exiled is not None else ()),
        *((Task("begun-early", (id,)),) if is_early(draft, player) else ()),
        *((Task("begun-in-main-phase", (id,)),) if in_main_phase(draft, player, id) else ()),
        *((Task("priced", (id, price_named(draft, player, id, name))),) if PRICED in as_announced(name)[0] else ()),
        *stages,
        Task("check-proposal", (id,)),
        *(() if lasts else by_flash),
        Task("determine-cost", (id, player)),
        *(by_flash if lasts else ()),
        Task("become-cast", (id, player, draft.objects[id].place)),
    )
    kept, side = as_announced(name)
    announced = Announcement(options=kept)
    rules = ("601.2a", *side_rules_of(draft, id, side, kept))
    granted = kept_permissions(draft, id, kept)
    gains = (*granted, *side.pop("changes", ())) or None
    if granted:
        rules = (*rules, "400.7f")
    draft.propose(
        moving(
            draft, id, STACK, None, under=player, announced=announced, reason="cast", rules=rules, gains=gains, **side
        )
    )


FLASH_LASTS = "a condition of flash may end while a spell is proposed"
"""Policy: whether a spell that was begun by flash under a condition goes on though that is met no more.

By the base edition it may only be begun so (601.3d), and who is no longer allowed to cast a spell once it is proposed does not
cast it (601.4); by later books it is cast (601.5a).
"""
GAME.policies[FLASH_LASTS] = False


def _begun_by_flash(draft: MtgDraft, player: str, id: str) -> tuple[Task, ...]:
    """Return the task that looks whether the flash by which a spell was begun is over, once it is proposed or paid for."""
    during_resolution = bool(draft.facts.get("frames"))  # an effect allows it then, not flash (608.2g)
    if during_resolution or sorcery_timing(draft, player) or not flash_rules(draft, player, id):
        return ()
    return (Task("flash-over", (id, player)),)


@GAME.task("flash-over")
def flash_over(draft: MtgDraft, id: str, player: str) -> None:
    """What becomes of a spell that was begun as though it had flash, where the condition of that flash is met no more.

    It is not cast (601.4), or is cast nevertheless (601.5a of the book of 2026-04-17).
    """
    if id not in draft.objects or draft.objects[id].zone != STACK or flash_rules(draft, player, id) is not None:
        return
    if draft.game.policies[FLASH_LASTS]:
        draft.cite("mtg@20260417:601.5a")
    else:
        rewind(draft, id, "601.2e", "601.3d", "601.4")


@GAME.task("proposal-moved")
def proposal_moved(draft: MtgDraft, id: str, mana: str | None = None) -> None:
    """Where the card did not reach the stack, nothing is cast; as what mana may be spent on it goes with it (118.14)."""
    if mana is not None:
        draft.change(id, details=keeping(draft.objects[id], **{SPENT_AS: mana}))
    if draft.objects[id].zone != STACK:
        rewind(draft, id, "601.2a", unable=told_to_cast(draft, id))
    elif begin_with_spell(draft, id):
        draft.note("effect", of=id, rules=("601.2a", *rules_of_beginning(draft)))


@GAME.task("priced")
def priced(draft: MtgDraft, id: str, price: Pairs) -> None:
    """Keep of a spell which cost the permission to cast it names, if it reached the stack (118.9, 601.2a)."""
    if draft.objects[id].zone == STACK:
        draft.change(id, details=keeping(draft.objects[id], **dict(price)))


@GAME.task("exiled-after")
def exiled_after(draft: MtgDraft, id: str, player: str, whose: str) -> None:
    """Let a spell be exiled instead of being put into a graveyard, as the permission says by which it is cast (614.1a)."""
    record = draft.objects[id]
    if record.zone != STACK:
        return
    itself = Filter((Test("among", THIS), *((Test("owner", YOU),) if whose == "yours" else ())), "object")
    to_graveyard = Pattern("move", (("from", ("stack",)), ("object", itself), ("to", ("graveyard",))))
    ability = Ability("replacement", when=(to_graveyard,), instead=(Action("exile", THIS),))
    name = f"{id}-exiled-after-{record.number}"
    frame = Frame(player, record.ref, ability)
    draft.put_effect(name, Lasting(name, ability, frame, next_timestamp(draft), (record.ref,)))


@GAME.task("begun-early")
def begun_early(draft: MtgDraft, id: str) -> None:
    """Keep that a spell was begun when no sorcery could be, if it reached the stack (601.2a)."""
    if draft.objects[id].zone == STACK:
        draft.cite("307.5a")
        keep_early(draft, id)


@GAME.task("begun-in-main-phase")
def begun_in_main_phase(draft: MtgDraft, id: str) -> None:
    """Keep that a spell was begun in a main phase of its caster, if it reached the stack (601.2a)."""
    if draft.objects[id].zone == STACK:
        keep_in_main_phase(draft, id)


@GAME.task("check-proposal")
def check_proposal(draft: MtgDraft, id: str) -> None:
    """Check that casting the spell as announced is legal (601.2e, 601.4)."""
    item = draft.objects[id]
    reasons = banned(draft, item.controller, id, draft) if item.kind != "ability" else ()
    if reasons:
        rewind(draft, id, "601.2e", "601.4", *reasons, unable=told_to_cast(draft, id))
        return
    draft.note("proposal", of=id, by=item.controller, rules=("601.2e",))


BEFORE_PAYING: list[Callable[[MtgDraft, str, str, Cost], Task | None]] = []
"""What comes between a total cost and its payment, which it goes on to; None where nothing does. Chapters put theirs here."""


@GAME.task("determine-cost")
def determine_cost(draft: MtgDraft, id: str, player: str) -> None:
    """Determine the total cost and lock it in (601.2f); then it is paid (118.7, 118.8, 118.9)."""
    item = draft.objects[id]
    if item.kind != "ability":
        refuse_to_cast(view_of(draft).of(id), item.announced.options)
    total = total_cost(draft, item)
    if not total.payable:
        rewind(draft, id, "601.2h", *total.rules, unable=told_to_cast(draft, id))
        return
    pay = Task("pay", (id, player, total.cost))
    parts, mana = tuple(action.verb for action in total.cost.actions), write_symbols(total.cost.mana) or "{0}"
    draft.note("total-cost", of=id, by=player, rules=total.rules, mana=mana, parts=parts, changed=total.changed)
    for first in BEFORE_PAYING:
        asked = first(draft, id, player, total.cost)
        if asked is not None:
            draft.next(asked)
            return
    draft.next(pay)


@GAME.task("become-cast")
def become_cast(draft: MtgDraft, id: str, player: str, origin: str) -> None:
    """The spell becomes cast (601.2i); the event says how many were cast before it this turn (112.1)."""
    completed(draft, id)
    begin_as_cast(draft, id)
    item = draft.objects[id]
    earlier = len(draft.facts.get("spells_cast", ()))
    details = {"player": player, "origin": origin, "earlier": earlier, "number": item.number, "rules": ("601.2i",)}
    _expend(draft, player, id, len(item.announced.spent))
    draft.propose(event("cast", id, by=player).having(**details))


_any_expending = on_cards("expend")


def _expend(draft: MtgDraft, player: str, id: str, spent: int) -> None:
    """Count the mana that a player spent on spells this turn, and say how far it came."""
    if not spent or not _any_expending(draft):
        return
    known = dict(draft.facts.get("expended", ()))
    before = known.get(player, 0)
    known[player] = before + spent
    draft.set(expended=tuple(sorted(known.items())))
    draft.propose(event("expend", player, spent, id).having(player=player, before=before))


@GAME.event("expend")
def expends(draft: MtgDraft, _happening: Event) -> Consequences:
    """Let abilities see how much mana a player has spent on spells this turn."""
    draft.cite("mtg@20260417:700.14")
    return None


@GAME.event("cast")
def spell_cast(draft: MtgDraft, happening: Event) -> Consequences:
    """Let abilities see that a spell was cast, and count it (601.2i)."""
    record = draft.objects.get(happening.of or "")
    if record is None:
        return NOTHING_HAPPENED
    counted = (*draft.facts.get("spells_cast", ()), (happening.get("player"), record.id))
    draft.set(spells_cast=tuple(sorted(counted)))
    draft.cite(*happening.get("rules", ()))
    return None
