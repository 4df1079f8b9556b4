"""715: Sagas: lore counters as one enters and each precombat main phase; the sacrifice after its final chapter (704.5s)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgekit.engine import Ask, Event, Replacement, Task, event
from judgekit.games.mtg.abilities.interpreter import cause, instruction
from judgekit.games.mtg.actions.destroying import sacrificing
from judgekit.games.mtg.actions.entering.entering import as_it_would_be, enters
from judgekit.games.mtg.actions.replacing import ENTERS_WITH, RANK_FIRST, replaces
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import STANDS_FOR_RULES, keyword_means
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.counters import changed_counters
from judgekit.games.mtg.state.faces import card_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, active_players
from judgekit.games.mtg.state.mentioned import spoken_of
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import STACK, permanents
from judgekit.games.mtg.terms.records import Ability, Action
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.games.mtg.turn.state_based_actions import CONDITIONS
from judgekit.language.parts import Part

LORE = "lore"

ALL_SAGAS = "Sagas without chapter abilities are told too"
"""Policy: a Saga without chapter abilities enters with a lore counter, gets more, and is sacrificed as told (715.3a, 715.4)."""
GAME.policies[ALL_SAGAS] = True

STANDS_FOR_RULES["chapter"] = "715.2b"


READ_AHEAD = "read ahead"

_READ_AHEAD = "mtg@20260417:702.155b"
_CHOSEN_CHAPTER = {"put-counters": "this", "kind": LORE, "amount": {"chosen": "number"}}
_AHEAD = {
    "replacement": {
        "if": {"event": "enters", "object": "this"},
        "instead": [{"choose-chapter": "this"}, _CHOSEN_CHAPTER],
    }
}


@keyword_means(READ_AHEAD, _READ_AHEAD)
def read_ahead(_keyword: Ability) -> tuple[Ability, ...]:
    """As the Saga enters, its controller chooses a chapter number: it enters with that many lore counters."""
    return read_ability(Part(_AHEAD))


@instruction("choose-chapter")
def choose_chapter(draft: MtgDraft, key: int, _action: Action) -> Ask | None:
    """Ask for a number between one and the final chapter number of the Saga that enters."""
    frame = frame_of(draft, key)
    assert frame.event is not None
    final = final_chapter(as_it_would_be(draft, frame.event), frame.event.of or "")
    return Ask("number", frame.you, of=cause(frame), args=(1, max(1, final)), then=Task("chosen", (key, "number")))


def is_chapter(ability: Ability | None) -> bool:
    """Tell whether an ability is a chapter ability (715.2, 715.2b)."""
    return ability is not None and ability.kind == "triggered" and ability.name == "chapter"


def final_chapter(position: MtgPosition, id: str) -> int:
    """Return the greatest chapter number of a Saga, 0 for one without chapter abilities (715.2d)."""
    chapters = (had.ability.value for had in view_of(position).of(id).abilities if is_chapter(had.ability))
    return max(chapters, default=0)


@replaces("move")
def enters_with_lore(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """A Saga enters with a lore counter (715.3a)."""
    of = proposed.of or ""
    if not enters(draft, proposed) or proposed.get("face_down") or not _may_be_saga(draft, draft.objects[of], proposed):
        return
    ahead = as_it_would_be(draft, proposed)
    values = view_of(ahead).of(of)
    if "Saga" in values.subtypes and not values.has(READ_AHEAD) and not _lost_its_abilities(draft, ahead, of):
        yield Replacement(f"lore:{of}", of, _with_lore, rules=("715.3a", *ENTERS_WITH), rank=RANK_FIRST)


def _lost_its_abilities(draft: MtgDraft, ahead: MtgPosition, of: str) -> bool:
    """Tell whether a Saga would enter without its abilities, its own that gives it a lore counter among them.

    By the book of the base edition no ability but the game itself puts that counter (715.3a).
    """
    if draft.game.policies[ALL_SAGAS] or final_chapter(ahead, of):
        return False
    card = card_of(ahead, ahead.objects[of])
    return card is not None and any(map(is_chapter, card.abilities))


def _may_be_saga(position: MtgPosition, record: Object, proposed: Event) -> bool:
    for key in (proposed.get("copied"), record.copied, proposed.get("face"), record.face, record.card):
        card = position.cards.get(key) if key is not None else None
        names = (key, *card.faces) if card is not None else ()
        if any("Saga" in position.cards[name].line.subtypes for name in names if name in position.cards):
            return True
    return False


def _with_lore(_draft: MtgDraft, proposed: Event, _choice: object) -> tuple[Event, ...]:
    return (proposed.having(counters=changed_counters(proposed.get("counters", ()), LORE, 1)),)


@GAME.task("lore-counters")
def lore_counters(draft: MtgDraft) -> None:
    """Each Saga of the active player gets a lore counter at the first main phase, without the stack (715.3b)."""
    active = active_players(draft)
    view = view_of(draft)
    there = [
        record
        for record in permanents(draft)
        if "Saga" in view.of(record.id).subtypes and view.of(record.id).controller in active
    ]
    sagas = [one for one in there if draft.game.policies[ALL_SAGAS] or final_chapter(draft, one.id)]
    for one in there:
        if one not in sagas:
            draft.note("no-lore-counter", of=one.id, rules=("715.3b", "505.4"))
    draft.propose(
        *(
            event(
                "put-counters",
                one.id,
                1,
                None,
                counter=LORE,
                number=one.number,
                by_rule=True,
                rules=("715.3b", "703.4e", "505.4"),
            )
            for one in sagas
        )
    )


def finished_sagas(position: MtgPosition) -> Iterator[Event]:
    """Sacrifice a Saga that reached its final chapter, unless a chapter ability of it waits or is on the stack (704.5s).

    CR 701.17a.
    """
    view = view_of(position)
    for record in permanents(position):
        if "Saga" not in view.of(record.id).subtypes or record.count(LORE) < final_chapter(position, record.id):
            continue
        chapters = final_chapter(position, record.id)
        if not _being_told(position, record) and (chapters or position.game.policies[ALL_SAGAS]):
            none = () if chapters else ("715.2d",)
            yield sacrificing(position, record.id, None, "704.5s", "715.4", *none)


CONDITIONS.append(finished_sagas, spoken_of("Saga"))


def _being_told(position: MtgPosition, record: Object) -> bool:
    waiting = any(one.source == record.ref and is_chapter(one.ability) for one in position.waiting)
    stack = (position.objects[id] for id in position.zones.get(STACK, ()))
    return waiting or any(one.source == record.ref and is_chapter(one.ability) for one in stack)
