"""702.192 of the book of 2026-04-17: paradigm: the spell is exiled, and in each later turn a copy of it may be cast."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Ask, Task, Unsupported
from judgekit.engine.naming import next_id
from judgekit.games.mtg.abilities.interpreter import cause, instruction, perform
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.meaning.last_known import record_of
from judgekit.games.mtg.stack.costs.costs import FREE
from judgekit.games.mtg.stack.resolving.casting_during_resolution import offering
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import MtgDraft
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import EXILE, STACK
from judgekit.games.mtg.terms.records import YOU, Ability, Action, Pattern

_PARADIGM = "mtg@20260417:702.192a"

_EACH_MAIN_PHASE = (Pattern("step", (("player", YOU), ("step", ("precombat-main",)))),)


@keyword_means("paradigm", _PARADIGM)
def paradigm(_keyword: Ability) -> tuple[Ability, ...]:
    """As the last of its instructions it exiles itself, and what comes later is said the first time."""
    return (Ability("spell", do=(Action("paradigm"),)),)


@instruction("paradigm")
def exile_for_later(draft: MtgDraft, key: int, _action: Action) -> None:
    """Exile the spell; the first time one of that name resolves for a player, copies of it come in later turns."""
    frame = frame_of(draft, key)
    spell = draft.objects.get(frame.item or "")
    if spell is None or spell.zone != STACK:
        return
    known, one = draft.facts.get("paradigms", ()), (frame.you, view_of(draft).of(spell.id).name)
    draft.note("paradigm", of=spell.id, by=frame.you, rules=(_PARADIGM,))
    if one not in known:
        draft.set(paradigms=(*known, one))
        copying = Action("paradigm-copy", ("ref", spell.ref))
        later = Ability("triggered", "paradigm", when=_EACH_MAIN_PHASE, do=(copying,), text="Paradigm")
        perform(draft, key, Action("delayed", later, None, (("once", False),)))
    draft.propose(moving(draft, spell.id, EXILE, spell.id, rules=(_PARADIGM,)))


@instruction("paradigm-copy")
def copy_in_exile(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Create a copy of the spell in exile and offer to cast it; one that is not cast ceases to exist (704.5e, 707.12)."""
    of, you = action.of, frame_of(draft, key).you
    spell = record_of(draft, of[1]) if of is not None else None
    printed = draft.cards.get(spell.card or "") if spell is not None else None
    if spell is None or printed is None or printed.faces:
        raise Unsupported(phrase("a copy of a card with several faces that is cast"), "707.12")
    id = next_id(draft, "copy")
    draft.add(Object(id, EXILE, you, you, spell.card, "copy"))
    draft.note("copy", of=id, by=cause(frame_of(draft, key)), rules=(_PARADIGM, "707.12"), original=spell.id)
    return offering(draft, you, draft.objects[id], FREE, Task("copy-offered"), _PARADIGM, "118.9")
