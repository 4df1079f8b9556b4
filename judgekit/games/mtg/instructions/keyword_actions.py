"""701: keyword actions that put counters and make tokens: proliferate, bolster, monstrosity, populate, amass and explore."""

from __future__ import annotations

from functools import lru_cache

from judgekit.core.wording import phrase
from judgekit.engine import Ask, Consequences, Event, Task, Unsupported, event
from judgekit.games.mtg.abilities.choosing import asking, asking_optional
from judgekit.games.mtg.abilities.interpreter import cause, instruction, number, objects, perform, players, refs
from judgekit.games.mtg.actions.done_by_keyword import after_all_of_it
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.instructions.making import lasting_changes
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.references import controller_of
from judgekit.games.mtg.meaning.words import those
from judgekit.games.mtg.state.context import frame_of, settle
from judgekit.games.mtg.state.game import GAME, MtgDraft, alive, present, sharing_life, stated_in
from judgekit.games.mtg.state.objects import LATER_X, Ref
from judgekit.games.mtg.state.unknown_cards import certain
from judgekit.games.mtg.state.zones import GRAVEYARD, HAND, zone_key
from judgekit.games.mtg.terms.records import Action, Modification
from judgekit.games.mtg.text.structured.actions import read_actions
from judgekit.games.mtg.text.structured.predefined_tokens import PREDEFINED
from judgekit.language.parts import Part
from judgekit.mechanics.abilities.choosing import ACCEPT

_AS_IT_WAS = "701.40c"
"""The rule of what explores after it left its zone."""

_EXPLORE = "701.40a"
"""The rule of exploring."""

_AMASS = "701.44a"
"""The rule of amassing."""

_MONSTROSITY = "701.31a"
"""The rule of monstrosity."""

_MONSTROUS = "701.31b"
"""The rule of being monstrous."""

_BOLSTER = "701.33a"
"""The rule of bolstering."""

_PROLIFERATE = "701.27a"
"""The rule of proliferating."""

_INVESTIGATE = "701.36a"
"""The rule of investigating."""

PLUS = "+1/+1"


def _plus(draft: MtgDraft, key: int, ref: Ref, count: int, *rules: str) -> Event:
    """Return the event that +1/+1 counters are put on a permanent."""
    by = cause(frame_of(draft, key))
    return event("put-counters", ref[0], count, by, counter=PLUS, number=ref[1], rules=rules)


# More counters.


@instruction("proliferate")
def proliferate(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Choose permanents and players with counters; each gets one more of each kind it has (701.27a)."""
    who = players(draft, key, action.of)
    if not who:
        return None
    found = [record.id for record in view_of(draft).permanents() if record.counters]
    found += [player for player in alive(draft) if draft.players[player].counters]
    # What a team has, each of its members has: a player is poisoned whose team is.
    shared = any(sharing_life(draft, one)[1:] for one in found if one in draft.players)
    rules = (_PROLIFERATE, *(("810.10d",) if shared else ()))
    after_all_of_it(draft, "proliferates", who[0], cause(frame_of(draft, key)), _PROLIFERATE)
    then = Task("proliferated", (key, who[0], ()))
    return asking("proliferate", who[0], found, 0, None, then, *rules, of=cause(frame_of(draft, key)))


@GAME.task("proliferated")
def proliferated(draft: MtgDraft, key: int, who: str, poisoned: tuple[str, ...], chosen: tuple[str, ...]) -> Ask | None:
    """Give each of those chosen one more counter of each kind, all at once; of a team only one gets poison (701.27b).

    Args:
        draft: the game.
        key: number of the frame.
        who: who proliferates.
        poisoned: who gets the poison counter of each team of which several members were chosen.
        chosen: the permanents and players that were chosen.
    """
    by = cause(frame_of(draft, key))
    events = []
    for id in chosen:
        holder = draft.players.get(id) or draft.objects[id]
        details = {"number": draft.objects[id].number} if id in draft.objects else {}
        team = sharing_life(draft, id) if id in draft.players else (id,)
        members = tuple(one for one in team if one in chosen)
        several = len(members) > 1 and holder.count("poison") > 0
        if several and not set(members) & set(poisoned):
            then = Task("poison-counter-given", (key, who, poisoned, chosen))
            return Ask("player", who, of=by, args=(members,), then=then)
        for kind, _ in holder.counters:
            if kind != "poison" or not several or id in poisoned:
                rules = (_PROLIFERATE, *(("701.27b",) if several and kind == "poison" else ()))
                events.append(event("put-counters", id, 1, by, counter=kind, rules=rules, **details))
    draft.propose(*events)
    return None


@GAME.task("poison-counter-given")
def poison_counter_given(
    draft: MtgDraft, key: int, who: str, poisoned: tuple[str, ...], chosen: tuple[str, ...], choice: str
) -> None:
    """Keep which member of a team gets the additional poison counter (701.27b)."""
    draft.do("proliferated", key, who, (*poisoned, choice), chosen)


@instruction("double-counters")
def double_counters(draft: MtgDraft, key: int, action: Action) -> None:
    """Give permanents or players as many counters of a kind as they have already (701.9e)."""
    by = cause(frame_of(draft, key))
    kind = action.get("kind") or PLUS
    events = []
    for ref in refs(draft, key, action.of):
        holder = draft.players.get(ref[0]) or draft.objects[ref[0]]
        details = {"number": ref[1]} if ref[0] in draft.objects else {}
        for one, count in holder.counters if kind == "any" else ((kind, holder.count(kind)),):
            if count:
                events.append(event("put-counters", ref[0], count, by, counter=one, rules=("701.9e",), **details))
    draft.propose(*events)


@instruction("bolster")
def bolster(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Put +1/+1 counters on a creature of the least toughness among those a player controls (701.33a)."""
    who = players(draft, key, action.of)
    if not who:
        return None
    view = view_of(draft)
    own = {record.id: view.of(record.id).toughness or 0 for record in view.controlled(who[0])}
    own = {id: toughness for id, toughness in own.items() if "creature" in view.of(id).types}
    if not own:
        draft.note("nothing-to-choose", of=who[0], rules=(_BOLSTER, "609.3"))
        return None
    least = [id for id, toughness in own.items() if toughness == min(own.values())]
    then = Task("bolstered", (key, number(draft, key, action.amount)))
    return asking("choose", who[0], least, 1, 1, then, _BOLSTER, of=cause(frame_of(draft, key)))


@GAME.task("bolstered")
def bolstered(draft: MtgDraft, key: int, count: int, chosen: tuple[str, ...]) -> None:
    """Put the counters on the creature that was chosen."""
    draft.propose(*(_plus(draft, key, draft.objects[id].ref, count, _BOLSTER) for id in chosen))


@instruction("support")
def support(draft: MtgDraft, key: int, action: Action) -> None:
    """Put a +1/+1 counter on each of the targets of support (701.35a)."""
    draft.propose(*(_plus(draft, key, draft.objects[id].ref, 1, "701.35a") for id in objects(draft, key, action.of)))


@instruction("adapt")
def adapt(draft: MtgDraft, key: int, action: Action) -> None:
    """Put +1/+1 counters on a permanent that has none (701.43a)."""
    count = number(draft, key, action.amount)
    for id in objects(draft, key, action.of or ("this",)):
        if draft.objects[id].count(PLUS):
            draft.note("not-adapted", of=id, rules=("701.43a",))
        else:
            draft.propose(_plus(draft, key, draft.objects[id].ref, count, "701.43a"))


@instruction("monstrosity")
def monstrosity(draft: MtgDraft, key: int, action: Action) -> None:
    """Put +1/+1 counters on a permanent that is not monstrous, which then is, until it leaves the battlefield (701.31b)."""
    count = number(draft, key, action.amount)
    for id in objects(draft, key, action.of or ("this",)):
        record = draft.objects[id]
        if record.get("monstrous"):
            draft.note("monstrous-already", of=id, rules=(_MONSTROSITY, _MONSTROUS))
            continue
        chosen = {LATER_X: (count, "701.31c")} if action.amount == ("x",) else {}
        marks = {"monstrous": True, **chosen}
        draft.change(id, details=tuple(sorted({**dict(record.details), **marks}.items())))
        draft.note("monstrous", of=id, rules=(_MONSTROSITY, _MONSTROUS))
        # What is proposed last happens first: the counters are there when abilities see that it has become monstrous.
        draft.propose(event("becomes-monstrous", id, count, cause(frame_of(draft, key)), number=record.number))
        draft.propose(_plus(draft, key, record.ref, count, _MONSTROSITY))


@GAME.event("becomes-monstrous")
def has_become_monstrous(draft: MtgDraft, _happening: Event) -> Consequences:
    """Let abilities see that a permanent has become monstrous (701.31b)."""
    draft.cite(_MONSTROUS)
    return None


# Tokens.


@lru_cache(maxsize=64)
def _written(verb: str, amount: int, subtype: str = "Zombie") -> tuple[Action, ...]:
    """Return what a keyword action means as instructions of the structured form."""
    creature = {"kind": "token", "type": "creature", "controller": "you"}
    army = {"types": f"Creature - {subtype} Army", "colors": "black", "pt": "0/0"}
    meanings = {
        "amass": [{"create": army, "amount": amount}],
        "investigate": [{"create": PREDEFINED["Clue"], "amount": amount}],
        "populate": [{"create": "copy", "copy-of": {"choose": creature}}],
    }
    return read_actions(Part(meanings[verb], ()))


@instruction("investigate")
def investigate(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Create a Clue token, one for each time a player investigates (701.36a)."""
    draft.cite(_INVESTIGATE)
    for player in reversed(players(draft, key, action.of or ("you",))):
        for _ in range(number(draft, key, action.amount)):
            after_all_of_it(draft, "investigates", player, cause(frame_of(draft, key)), _INVESTIGATE)
    (one,) = _written("investigate", number(draft, key, action.amount))
    if action.of is not None:
        one = one._replace(details=tuple(sorted({**dict(one.details), "by": action.of}.items())))
    return perform(draft, key, one)


@instruction("populate")
def populate(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Create a copy of a creature token that the player controls (701.30a); without one nothing is created (701.30b)."""
    if action.of not in (None, ("you",)):
        raise Unsupported(phrase("another player who populates"), "701.30a")
    view = view_of(draft)
    own = (record for record in view.controlled(frame_of(draft, key).you) if record.kind == "token")
    there = any("creature" in view.of(record.id).types for record in own)
    draft.cite("701.30a", *(() if there else ("701.30b",)))
    return perform(draft, key, *_written("populate", 1))


@instruction("amass")
def amass(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Create an Army where the player controls none, then put +1/+1 counters on an Army (701.44a, 701.44b)."""
    if action.of not in (None, ("you",)):
        raise Unsupported(phrase("another player who amasses"), _AMASS)
    subtype = action.get("subtype") or "Zombie"
    draft.do("become-army-of", key, subtype)
    draft.do("choose-army", key, number(draft, key, action.amount), action.get("as"))
    if _armies(draft, frame_of(draft, key).you):
        return None
    draft.cite(_AMASS)
    return perform(draft, key, *_written("amass", 1, subtype))


ARMY_STAYS = "an Army stays what it is"
"""Policy: an Army that gets the counters of amass does not become a Zombie, or what else is amassed (701.44a)."""
GAME.policies[ARMY_STAYS] = True


@GAME.task("become-army-of")
def become_army_of(draft: MtgDraft, key: int, subtype: str) -> None:
    """Let the Army that was chosen become what is amassed besides its other types, where that is so."""
    chosen = dict(frame_of(draft, key).made).get(AMASSED, ())
    if draft.game.policies[ARMY_STAYS] or not chosen:
        return
    there = tuple(ref for ref in chosen if present(draft, ref) is not None)
    if there and subtype not in view_of(draft).of(there[0][0]).subtypes:
        lasting_changes(draft, key, (Modification("add-subtypes", (subtype,)),), there, None)
        draft.cite(_AMASS)


AMASSED = "amassed"
"""Name under which a frame keeps the Army that was chosen last (701.44b)."""


def _armies(draft: MtgDraft, player: str) -> list[str]:
    view = view_of(draft)
    own = ((record.id, view.of(record.id)) for record in view.controlled(player))
    return [id for id, values in own if "creature" in values.types and "Army" in values.subtypes]


@GAME.task("choose-army")
def choose_army(draft: MtgDraft, key: int, count: int, name: str | None) -> Ask | None:
    """Ask which Army gets the counters."""
    you = frame_of(draft, key).you
    armies = _armies(draft, you)
    if not armies:
        draft.note("nothing-to-choose", of=you, rules=(_AMASS, "609.3"))
        return None
    then = Task("amassed", (key, count, name))
    return asking("choose", you, armies, 1, 1, then, _AMASS, of=cause(frame_of(draft, key)))


@GAME.task("amassed")
def amassed(draft: MtgDraft, key: int, count: int, name: str | None, chosen: tuple[str, ...]) -> None:
    """Put the counters on the Army that was chosen; it is what was amassed, counters or not (701.44b)."""
    if name is not None:
        settle(draft, key, name, tuple(draft.objects[id].ref for id in chosen))
        draft.cite("701.44b")
    settle(draft, key, AMASSED, tuple(draft.objects[id].ref for id in chosen))
    draft.propose(*(_plus(draft, key, draft.objects[id].ref, count, _AMASS) for id in chosen))


# Exploring.


@instruction("explore")
def explore(draft: MtgDraft, key: int, action: Action) -> None:
    """Permanents explore, those included that have left the battlefield; several one after another (701.40c, 608.2f).

    CR 701.40a, 701.40b.
    """
    found = those(view_of(draft), action.of or ("this",), frame_of(draft, key))
    found = tuple(ref for ref in found if ref[0] not in draft.players)
    if len(found) > 1:
        one = Action("explore", ("made", _EXPLORING))
        draft.cite(*stated_in(draft, "mtg@20260417:701.44d"))
        draft.do("next-of-each", key, _EXPLORING, found, (one,), found)
        return
    draft.next(*(Task("explore", (key, ref)) for ref in found))


_EXPLORING = "exploring"
"""Name under which the one of several permanents is kept that explores next."""


@GAME.task("explore")
def explore_once(draft: MtgDraft, key: int, ref: Ref) -> None:
    """Reveal the top card of the library of the permanent's controller (701.16a, 701.40a)."""
    player = controller_of(view_of(draft), ref)
    if player is None or player not in alive(draft):
        return
    top = draft.zones.get(zone_key("library", player), ())[:1]
    certain(draft, player, top)
    rules = (_EXPLORE,) if present(draft, ref) is not None else (_EXPLORE, _AS_IT_WAS)
    draft.note("explore", of=ref[0], by=player, rules=rules)
    draft.do("has-explored", ref)
    draft.do("explored", key, ref, player, top)
    draft.propose(*(event("reveal", id, by=cause(frame_of(draft, key)), player=player) for id in top))


@GAME.task("has-explored")
def has_explored(draft: MtgDraft, ref: Ref) -> None:
    """The permanent has explored once all of that is done, even where some of it was impossible (701.40b)."""
    draft.propose(event("explores", ref[0], number=ref[1]))


@GAME.event("explores")
def explores(draft: MtgDraft, _happening: Event) -> Consequences:
    """Let abilities see that a permanent has explored (701.40b)."""
    draft.cite("701.40b")
    return None


@GAME.task("explored")
def explored(draft: MtgDraft, key: int, ref: Ref, player: str, top: tuple[str, ...]) -> Ask | None:
    """A land card goes to the hand; otherwise there is a counter, and the card may go to the graveyard (701.40a)."""
    by = cause(frame_of(draft, key))
    if top and "land" in view_of(draft).of(top[0]).types:
        draft.propose(moving(draft, top[0], HAND, by, reason="explore", rules=(_EXPLORE,)))
        return None
    if top:
        draft.do("ask-explored-card", key, player, top[0])
    there = present(draft, ref)
    if there is not None and not there.phased_out:
        draft.propose(_plus(draft, key, ref, 1, _EXPLORE))
    else:
        draft.note("no-counter", of=ref[0], rules=("701.40b", _AS_IT_WAS))
    return None


@GAME.task("ask-explored-card")
def ask_explored_card(draft: MtgDraft, key: int, player: str, id: str) -> Ask:
    """Ask whether the revealed card goes to the graveyard or stays on top."""
    return asking_optional(player, Task("explored-card", (key, id)), _EXPLORE, of=cause(frame_of(draft, key)))


@GAME.task("explored-card")
def explored_card(draft: MtgDraft, key: int, id: str, choice: str) -> None:
    """Put the revealed card into the graveyard, or leave it where it is."""
    if choice == ACCEPT and id in draft.objects:
        by = cause(frame_of(draft, key))
        draft.propose(moving(draft, id, GRAVEYARD, by, reason="explore", rules=(_EXPLORE,)))
