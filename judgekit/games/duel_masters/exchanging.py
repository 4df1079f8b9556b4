"""Exchanging a creature for a card of another zone (701.26), 革命チェンジ and 侵略, by which cards of the hand do so (801.2a)."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Ask, Event, Task, Unsupported
from judgekit.games.duel_masters.attack import has_summoning_sickness
from judgekit.games.duel_masters.game import DUEL, DuelDraft, attack_of, in_battle_zone, sides_of
from judgekit.games.duel_masters.instructions import FOLLOWING
from judgekit.games.duel_masters.meanings import MEANING
from judgekit.games.duel_masters.playing import needs_source, source_sets
from judgekit.games.duel_masters.zones import impossible, kept_from, moving
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.resolving import RESULT
from judgekit.mechanics.objects import Ref
from judgekit.mechanics.terms.records import Instruction


def _exchange(draft: DuelDraft, frame: Frame, instruction: Instruction) -> None:
    """入れ替える: a creature for a card of another zone (701.26a); by 革命チェンジ the attacking one, whose place it takes."""
    creatures, cause = FOLLOWING.refs(draft, frame, instruction), instruction.get("cause", "exchange")
    for other, _ in MEANING.those(draft, instruction.get("with"), frame):
        exchange(draft, creatures[0] if creatures else None, other, instruction.get("zone"), cause)


def exchange(draft: DuelDraft, creature: Ref | None, id: str, zone: str, cause: str) -> None:
    """Exchange a creature for a card of a zone; where one of them cannot move neither does (701.26a, 701.26b)."""
    there = in_battle_zone(draft, creature)
    if there is None or draft.objects[id].place != zone or kept_from(draft, there.id, "cannot-leave", id):
        draft.note("no-exchange", of=id, rules=("701.26b",))
        return
    leaving, coming = moving(draft, there.id, zone, cause, id), moving(draft, id, "battle-zone", cause, id)
    if not _both_move(draft, leaving, coming):
        draft.note("no-exchange", of=id, rules=("701.26b",))
        return
    sick = has_summoning_sickness(draft, there.id)[0]
    draft.do("exchanged", there.ref, id, there.tapped, there.arrived if sick else -1)
    draft.note("exchange", of=there.id, by=id, rules=("701.26a",))
    draft.propose(leaving, coming, report=RESULT)


def _both_move(draft: DuelDraft, leaving: Event, coming: Event) -> bool:
    """Tell whether both cards of an exchange move as they should: what replaces one of the moves keeps both (701.26b).

    A star evolution creature is exchanged all the same: its top card goes where it should (813.1).
    """
    sides = sides_of(draft, draft.objects[coming.of or ""])
    if sides and all(needs_source(side) for side in sides):
        draft.cite("801.1a")
        return False
    if impossible(draft, coming):
        return False
    effects = [*DUEL.replacements(draft, leaving), *DUEL.replacements(draft, coming)]
    effects = [one for one in effects if not one.id.endswith(".star")]
    if effects and all(one.optional for one in effects):
        raise Unsupported(phrase("an exchange of which one move may be replaced or not"), "701.26b")
    draft.cite(*(rule for one in effects for rule in one.rules))
    return not effects


@DUEL.task("exchanged")
def exchanged(draft: DuelDraft, before: Ref, id: str, tapped: bool, arrived: int) -> None:
    """Let the card that was exchanged stand, go on with an attack, and be sick or not, as the other one did (701.26a)."""
    card = draft.objects[id]
    if card.place != "battle-zone" or in_battle_zone(draft, before) is not None:
        return
    now = attack_of(draft)
    draft.change(id, tapped=tapped, arrived=arrived)
    if now is not None and now.attacker == before:
        draft.set(attack=now._replace(attacker=draft.objects[id].ref))


def _invade(draft: DuelDraft, frame: Frame, instruction: Instruction) -> None:
    """侵略: put this card from the hand onto the attacking creature, which evolves (801.2a)."""
    now = attack_of(draft)
    for id in FOLLOWING.ids(draft, frame, instruction):
        attacker = in_battle_zone(draft, now.attacker) if now is not None else None
        if attacker is None or draft.objects[id].place not in (frame.ability.zones or ()):
            draft.note("no-invasion", of=id, rules=("801.1a",))
            continue
        coming = moving(draft, id, "battle-zone", "evolve", id, player=frame.controller, onto=(attacker.id,))
        sides = [side for side in sides_of(draft, draft.objects[id]) if side.evolves is not None and side.sources != 1]
        if not sides:
            draft.propose(coming, report=RESULT)
        elif not any(attacker.id in one for one in source_sets(draft, frame.controller, sides[0])):
            draft.note("no-invasion", of=id, rules=("801.1a",))
        else:
            args, then = (frame.controller, sides[0].name, False, attacker.id), Task("put-onto", (coming,))
            draft.do("ask", Ask("evolution-source", frame.controller, of=id, args=args, then=then))


FOLLOWING.ways.update({"exchange": _exchange, "invade": _invade})
