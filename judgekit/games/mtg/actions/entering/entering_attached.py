"""303.4f-303.4i: Auras that enter the battlefield without having been cast: whom they enchant, or that they do not enter."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.engine import Ask, Event, Replacement, Task
from judgekit.engine.events import go_on
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.actions.attaching import cannot_attach
from judgekit.games.mtg.actions.entering.entering import as_it_would_be, enters
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.actions.replacing import RANK_FIRST, replaces
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, alive, stated_in
from judgekit.games.mtg.state.zones import STACK

RULES = ("303.4f",)


@replaces("move")
def attached_as_it_enters(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """Yield the choice of what an Aura enchants that is put onto the battlefield (303.4f, 303.4g, 303.4i)."""
    of = proposed.of or ""
    if not enters(draft, proposed):
        return
    if draft.objects[of].zone == STACK and (proposed.get("copied") is None or "Aura" in view_of(draft).of(of).subtypes):
        return  # what resolves as an Aura enters attached to its target; only what becomes one as it enters has to choose
    host = proposed.get("attached")
    if host is None and not _may_be_aura(draft, proposed):
        return
    ahead = as_it_would_be(draft, proposed)
    subtypes = view_of(ahead).of(of).subtypes
    if "Aura" not in subtypes:
        if host is not None and cannot_attach(ahead, of, host):
            rules: tuple[str, ...] = ("303.4h",)
            if subtypes & {"Equipment", "Fortification"}:
                rules = ("301.5", *(stated_in(draft, "mtg@20260417:301.5e") if "Equipment" in subtypes else ()))
            yield Replacement(f"attached:{of}", of, _unattached, rules=rules, rank=RANK_FIRST)
    elif host is None or cannot_attach(ahead, of, host):
        yield Replacement(f"attached:{of}", of, _unattached, rank=RANK_FIRST, prepare=_chosen_first)


def _may_be_aura(position: MtgPosition, proposed: Event) -> bool:
    record = position.objects[proposed.of or ""]
    keys = (proposed.get("copied"), record.copied, proposed.get("face"), record.face, record.card)
    cards = [position.cards[key] for key in keys if key is not None and key in position.cards]
    faces = [position.cards[name] for card in cards for name in card.faces if name in position.cards]
    return any("Aura" in card.line.subtypes for card in (*cards, *faces))


def _unattached(_draft: MtgDraft, proposed: Event, _choice: object) -> tuple[Event, ...]:
    return (proposed.having(attached=None),)


def _chosen_first(_draft: MtgDraft, _events: tuple[Event, ...], _place: int) -> tuple[Task, ...]:
    return (Task("choose-enchanted"),)


@GAME.task("choose-enchanted")
def choose_enchanted(
    draft: MtgDraft,
    events: tuple[Event, ...],
    place: int,
    report: str | None,
    id: str,
    source: str,
    rules: tuple[str, ...],
) -> Ask | None:
    """Ask the player under whose control an Aura enters what it enchants; where nothing is legal it does not enter.

    CR 303.4f.
    """
    proposed = events[place]
    of = proposed.of or ""
    ahead = as_it_would_be(draft, proposed)
    player = view_of(ahead).of(of).controller
    named = proposed.get("attached") is not None
    hosts = (
        [] if named else [*alive(draft), *(id for id in sorted(ahead.objects) if ahead.objects[id].zone is not None)]
    )
    legal = [host for host in hosts if host != of and not cannot_attach(ahead, of, host)]
    if not legal:
        left = (moving(draft, of, "graveyard", None, rules=RULES),) if draft.objects[of].zone == STACK else ()
        go_on(draft, left, events, place, report, id, source, rules)
        draft.cite("303.4i" if named else "303.4g")
        if draft.objects[of].zone is None:
            draft.remove(of)
        return None
    then = Task("enchanted-chosen", (events, place, report, id, source, rules))
    return asking("attach", player, legal, 1, 1, then, *RULES, of=of)


@GAME.task("enchanted-chosen")
def enchanted_chosen(
    draft: MtgDraft,
    events: tuple[Event, ...],
    place: int,
    report: str | None,
    id: str,
    source: str,
    rules: tuple[str, ...],
    chosen: tuple[str, ...],
) -> None:
    """Let the Aura enter attached to what was chosen (303.4f)."""
    became = events[place].having(attached=chosen[0])
    go_on(draft, (became,), events, place, report, id, source, (*rules, *RULES))
