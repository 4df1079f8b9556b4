"""What abilities say cannot happen: an event that would be so is dropped, as is one of no amount."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.engine import Event, Game
from judgekit.engine.positions import AnyDraft, AnyPosition


class Forbidden(NamedTuple):
    """The names of the abilities by which events cannot happen.

    Attributes:
        of_amount: kinds of event that are nothing without an amount above 0.
        players: names of what is forbidden to players, by kind of event.
        objects: names of what cannot be done to an object, by kind of event, and whether it is combat.
        sources: names of what an object cannot do, the same way.
        negative: rules by which a negative amount counts as 0.
        cannot: rules by which "cannot" comes first.
    """

    of_amount: tuple[str, ...]
    players: Mapping[str, str]
    objects: Mapping[tuple[str, bool], tuple[str, ...]]
    sources: Mapping[tuple[str, bool], tuple[str, ...]]
    negative: tuple[str, ...]
    cannot: tuple[str, ...]


def add_forbidding(
    game: Game,
    forbidden: Forbidden,
    has_rule: Callable[[AnyPosition, str, str], bool],
    banned: Callable[[AnyPosition, str, str], object],
) -> None:
    """Let a game drop events that cannot happen.

    Args:
        game: the game.
        forbidden: the names of the abilities that say so.
        has_rule: tells whether an object has an ability of a name.
        banned: the ability of a name that is about a player, None for none.
    """

    def impossible(draft: AnyDraft, proposed: Event) -> bool:
        kind, of = proposed.kind, proposed.of or ""
        if kind in forbidden.of_amount and proposed.amount <= 0:
            if proposed.amount < 0:
                draft.note(f"no-{kind}", of=proposed.of, by=proposed.by, rules=forbidden.negative)
            return True
        if kind in forbidden.players and banned(draft, forbidden.players[kind], of):
            draft.note("cannot", of=of, rules=forbidden.cannot, event=kind)
            return True
        way = (kind, bool(proposed.get("combat")))
        asked = [(proposed.by or "", name) for name in forbidden.sources.get(way, ())]
        asked += [(of, name) for name in forbidden.objects.get(way, ())]
        for id, name in asked:
            if id in draft.objects and draft.objects[id].zone is not None and has_rule(draft, id, name):
                draft.note("cannot", of=id, rules=forbidden.cannot, event=kind)
                return True
        return False

    game.impossible = impossible


def forbidden_by(source: str) -> str:
    """Return in words why something is refused that an effect forbids.

    Args:
        source: the object of which the effect is; empty where it is not known.
    """
    return phrase("an effect of {source} forbids it", source=source) if source else phrase("an effect forbids it")
