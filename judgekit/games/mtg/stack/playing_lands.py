"""116.2a, 305: playing a land: who may play which one, from where and with which face."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from judgekit.core.wording import phrase
from judgekit.engine import NOTHING_HAPPENED, Allowed, Consequences, Event, Refused, Task, event
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.layers.forbidding import allowed, ever_allowed, forbidden, forbidding
from judgekit.games.mtg.layers.in_force import InForce, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.meaning.words import amount
from judgekit.games.mtg.stack.casting.casting_ways import (
    MAYHEM_WITHOUT_COST,
    best_permission,
    meant,
    plays_by_mayhem,
    speaks_of_card,
    use_up,
    used_up,
)
from judgekit.games.mtg.stack.priority import DEEDS, Choice, Deed, sorcery_timing
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, Reasons, active_players, sharing_turns
from judgekit.games.mtg.state.zones import BATTLEFIELD, zone_key
from judgekit.mechanics.abilities.forbidding import forbidden_by

_PLAYED = "305.1"
"""The rule of playing a land: from the hand onto the battlefield, without the stack."""


def land_plays(position: MtgPosition, player: str) -> int:
    """Return how many lands a player may play this turn: one, and more where effects say so (305.2, 305.2a)."""
    number = 1
    if allowed(position, "play-any-lands", player):
        return position.players[player].lands_played + 1
    for entry in allowed(position, "play-additional-land", player):
        number += amount(view_of(position), entry.ability.get("number", 1), entry.frame)
    return number


def land_faces(position: MtgPosition, id: str) -> tuple[str | None, ...]:
    """Return the faces with which a card can be played as a land: None for the one it shows, others by name (712.8)."""
    found: list[str | None] = [None] if "land" in view_of(position).of(id).types else []
    card = position.cards.get(position.objects[id].card or "")
    if card is not None and card.layout == "modal":
        names = [name for name in card.faces if name in position.cards]
        found.extend(name for name in names if "land" in position.cards[name].line.types)
    return tuple(found)


def judge_land(position: MtgPosition, player: str, choice: Choice) -> Allowed | Refused:
    """Tell whether a player with priority may play a land: own main phase, stack empty, a land play left (305.1).

    CR 101.2.
    """
    id, face = choice[1], choice[2] if len(choice) > 2 else None
    record = position.objects.get(id)
    if record is None or face not in land_faces(position, id):
        return Refused((_PLAYED, "116.2a"), phrase("no land card"))
    if record.zone != zone_key("hand", player) and not _playable_from_there(position, player, id, face):
        return Refused((_PLAYED, "116.2a"), phrase("lands are played from the own hand"))
    if player in active_players(position) and not sorcery_timing(position, player):
        return Refused(("116.2a", _PLAYED, "505.5b"), phrase("main phase, stack empty"))
    reasons = why_no_land(position, player, id)
    if reasons:
        return Refused(reasons, _WHY.get(reasons[0]) or forbidden_by(forbidding(position, "play-lands", player, to=id)))
    team = sharing_turns(position, player)
    others = any(position.players[one].lands_played for one in team if one != player)
    more = land_plays(position, player) > 1
    return Allowed(("305.2a", *(("305.2",) if more else ()), *(("805.4c",) if others else ())))


_WHY = {"305.3": "not the own turn", "305.2b": "no land play left this turn"}


def why_no_land(position: MtgPosition, player: str, id: str) -> Reasons:
    """Return the rules by which a player can't play a land now, whatever the step (305.2b, 305.3); none where it can.

    CR 101.2, 305.2.
    """
    if player not in active_players(position):
        return ("305.3", "116.2a", _PLAYED)
    reasons = forbidden(position, "play-lands", player, to=id)
    if reasons:
        return reasons
    used_up = position.players[player].lands_played >= land_plays(position, player)
    return ("305.2b", "305.2", "305.2a") if used_up else ()


def _playable_from_there(position: MtgPosition, player: str, id: str, face: str | None) -> bool:
    """Tell whether an effect lets a player play a card with a face from where it is, as such or this very card (601.3).

    CR 305.1, 609.4.
    """
    record = position.objects[id]
    if record.zone == zone_key("graveyard", player) and plays_by_mayhem(position, id):
        return True
    return bool(_permissions(position, player, id, face))


def _permissions(position: MtgPosition, player: str, id: str, face: str | None) -> list[InForce]:
    """Return the effects that let a player play a card from where it is, judged by the face it would be played with (712.8)."""
    seen = position if face is None else _with_face(position, id, face)
    return [
        entry
        for entry in in_force(position, "may")
        if entry.ability.name == "play-from"
        and speaks_of_card(position, entry, player, position.objects[id])
        and meant(position, seen, entry, id)
        and not used_up(position, entry)
    ]


def _with_face(position: MtgPosition, id: str, face: str) -> MtgDraft:
    """Return a draft in which a card is on the battlefield with one of its faces up, for looking ahead only."""
    draft = position.draft()
    draft.change(id, face=face)
    draft.move(id, BATTLEFIELD)
    return draft


def _candidates(position: MtgPosition, player: str) -> Iterator[Choice]:
    view = view_of(position)
    own_hand = zone_key("hand", player)
    places = ("hand", "graveyard", "exile", "library") if ever_allowed(position, "play-from") else ("graveyard",)
    zones = [ids for zone, ids in position.zones.items() if zone == own_hand or zone.partition("/")[0] in places]
    for id in sorted(chain.from_iterable(zones)):
        faces = land_faces(position, id) if _may_be_land(position, id, view) else ()
        for face in faces:
            if position.objects[id].zone == own_hand or _playable_from_there(position, player, id, face):
                yield ("play-land", id) if face is None else ("play-land", id, face)


def _may_be_land(position: MtgPosition, id: str, view: View) -> bool:
    card = position.cards.get(position.objects[id].card or "")
    return "land" in view.of(id).types or (card is not None and card.layout == "modal")


def _take(_position: MtgPosition, player: str, choice: Choice) -> tuple[Task, ...]:
    return (Task("play-land", (player, *choice[1:])),)


DEEDS["play-land"] = Deed(_candidates, judge_land, _take, (2, 3))


@GAME.task("play-land")
def play_land(draft: MtgDraft, player: str, id: str, face: str | None = None) -> None:
    """Play a land: a special action, so the stack has no part in it (116.2a)."""
    mayhem = (MAYHEM_WITHOUT_COST,) if plays_by_mayhem(draft, id) else ()
    draft.note("play-land", of=id, by=player, rules=("116.2a", _PLAYED, "116.3", *mayhem))
    if draft.objects[id].zone != zone_key("hand", player) and not mayhem:
        permission = best_permission(_permissions(draft, player, id, face))
        if permission is not None and permission.ability.get("once"):
            use_up(draft, permission)
        if permission is not None and permission.ability.get("not-as-adventure"):
            draft.cite("716.3d")
    draft.change_player(player, lands_played=draft.players[player].lands_played + 1)
    played = event("play-land", id, by=player, player=player, number=draft.objects[id].number)
    draft.propose(played if face is None else played.having(face=face))


@GAME.event("play-land")
def land_played(draft: MtgDraft, happening: Event) -> Consequences:
    """The land goes onto the battlefield under its player's control."""
    id = happening.of or ""
    if id not in draft.objects:
        return NOTHING_HAPPENED
    face = happening.get("face")
    rules = (_PLAYED, *(("712.8",) if face is not None else ()))
    draft.cite(*rules)
    under = happening.get("player")
    return [moving(draft, id, BATTLEFIELD, None, under=under, face=face, reason="play", rules=rules)]
