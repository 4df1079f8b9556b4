"""715: Sagas: lore counters as one enters and each precombat main phase; the sacrifice after its final chapter (704.5s)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgekit.engine import Event, Replacement, event
from judgekit.games.mtg.actions.destroying import sacrificing
from judgekit.games.mtg.actions.entering import as_it_would_be, enters
from judgekit.games.mtg.actions.replacing import RANK_FIRST, replaces
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import STANDS_FOR_RULES
from judgekit.games.mtg.state.counters import changed_counters
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, active_players
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import STACK, permanents
from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.turn.state_based_actions import CONDITIONS

LORE = "lore"

STANDS_FOR_RULES["chapter"] = "715.2b"


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
    if "Saga" in view_of(as_it_would_be(draft, proposed)).of(of).subtypes:
        yield Replacement(f"lore:{of}", of, _with_lore, rules=("715.3a", "614.1c"), rank=RANK_FIRST)


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
    sagas = [
        record
        for record in permanents(draft)
        if "Saga" in view.of(record.id).subtypes and view.of(record.id).controller in active
    ]
    draft.propose(
        *(
            event("put-counters", one.id, 1, None, counter=LORE, number=one.number, rules=("715.3b", "703.4e", "505.4"))
            for one in sagas
        )
    )


def told(position: MtgPosition) -> Iterator[Event]:
    """A Saga whose final chapter has been told is sacrificed, once none of its chapters waits or is on the stack (704.5s).

    CR 701.17a.
    """
    view = view_of(position)
    for record in permanents(position):
        if "Saga" not in view.of(record.id).subtypes or record.count(LORE) < final_chapter(position, record.id):
            continue
        if not _being_told(position, record):
            none = () if final_chapter(position, record.id) else ("715.2d",)
            yield sacrificing(position, record.id, None, "704.5s", "715.4", *none)


CONDITIONS.append(told)


def _being_told(position: MtgPosition, record: Object) -> bool:
    waiting = any(one.source == record.ref and is_chapter(one.ability) for one in position.waiting)
    stack = (position.objects[id] for id in position.zones.get(STACK, ()))
    return waiting or any(one.source == record.ref and is_chapter(one.ability) for one in stack)
