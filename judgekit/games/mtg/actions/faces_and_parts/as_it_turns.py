"""708.11, 712.16: what happens as a permanent is turned face up or transforms, by an ability that it has only then."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from judgekit.core.typed import Final
from judgekit.engine import Event, Replacement, Task
from judgekit.games.mtg.actions.entering.entering import chosen_names
from judgekit.games.mtg.actions.replacement_abilities import carry_out
from judgekit.games.mtg.actions.replacing import RANK_FIRST, replaces
from judgekit.games.mtg.layers.in_force import abilities_of_kind
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.context import close_frame, open_frame
from judgekit.games.mtg.state.faces import back_face_up, transforms
from judgekit.games.mtg.state.game import GAME, MtgDraft, present
from judgekit.games.mtg.state.merged_parts import parts_of
from judgekit.games.mtg.state.objects import Frame, Object
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.turning import AS_IT_TURNS, as_it_turns

_RULES: Final = {"turn-face-up": ("708.11", "614.1", "614.1e"), "transform": ("712.16", "614.1")}


@replaces(*AS_IT_TURNS)
def as_it_is_turned(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """Yield what an ability says that happens as its permanent turns, which it will have once it has (708.11, 712.16).

    CR 614.1e.
    """
    record = draft.objects.get(proposed.of or "")
    if record is None or record.place != BATTLEFIELD or record.number != proposed.get("number"):
        return
    ahead = _turned(draft, record, proposed.kind)
    if ahead is None:
        return
    values = view_of(ahead).of(record.id)
    found = (ability for had in values.abilities for ability in abilities_of_kind(had.ability, "replacement"))
    for number, ability in enumerate(one for one in found if as_it_turns(one) == proposed.kind):
        frame = Frame(values.controller, record.ref, ability)
        id = f"{record.id}-as-it-turns-{number}"
        yield Replacement(id, record.id, partial(_with_more, frame), _RULES[proposed.kind], RANK_FIRST)


def _turned(draft: MtgDraft, record: Object, kind: str) -> MtgDraft | None:
    """Return the game with a permanent turned over, None where it does not turn."""
    ahead = draft.draft()
    if kind == "turn-face-up" and record.face_down:
        ahead.change(record.id, face_down=False)
        return ahead
    if kind == "transform" and not record.face_down and transforms(draft, record) and not parts_of(record):
        ahead.change(record.id, transformed=not back_face_up(draft, record), face=None)
        return ahead
    return None


def _with_more(frame: Frame, draft: MtgDraft, proposed: Event, _choice: object) -> tuple[Event, ...]:
    """Return the turning with what else happens in it; what needs a choice comes before anything else does."""
    key = open_frame(draft, frame._replace(event=proposed))
    more = (frame.ability.instead or ())[1:] if frame.ability is not None else ()
    names = chosen_names(more)
    if names:
        draft.next(Task("follow", (key, more, 0)), Task("chosen-as-it-turns", (key, names)))
        return (proposed,)
    return (proposed, *draft.proposed_by(partial(carry_out, draft, key, more, ((), ()))))


@GAME.task("chosen-as-it-turns")
def chosen_as_it_turns(draft: MtgDraft, key: int, names: tuple[str, ...]) -> None:
    """Keep with the permanent what was chosen as it turned, for its linked abilities; what was chosen before is gone (607.2d)."""
    frame = close_frame(draft, key)
    record = present(draft, frame.source) if frame.source is not None else None
    if record is None:
        return
    chosen = dict(record.chosen)
    for name in names:
        value = dict(frame.made).get(name)
        if value is not None and value != ():
            chosen[name] = value[0][0] if isinstance(value, tuple) else value
    draft.change(record.id, chosen=tuple(sorted(chosen.items())))
    draft.cite("607.2d")
