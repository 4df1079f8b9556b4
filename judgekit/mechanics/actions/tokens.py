"""Tokens and control: objects that abilities make, and objects that get another controller for good."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, Game, event
from judgekit.engine.naming import next_id
from judgekit.engine.positions import AnyDraft, AnyPosition
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.following import YOU, Following
from judgekit.mechanics.terms.records import Instruction, Value

_SAID = ("card", "to", "rested", "counters")
"""Details of an instruction that makes tokens, which its events have too."""


class TokenRules(NamedTuple):
    """The rules of a game on tokens and control.

    Attributes:
        to: name of the zone in which tokens are made where nothing else is said.
        makes: by name of the zone: an ability makes a token there.
        comes: by name of the zone: it comes into the zone.
        control: an object has a controller.
    """

    to: str
    makes: Callable[[str], tuple[str, ...]]
    comes: Callable[[str], tuple[str, ...]]
    control: tuple[str, ...]


def add_tokens(
    game: Game,
    following: Following,
    made: Callable[[str, str, str, Event], Value],
    controller_of: Callable[[AnyPosition, str], str],
    rules: TokenRules,
) -> None:
    """Give a game the events "create" and "control", and the verbs of the same names; it has the event "enter".

    Args:
        game: the game.
        following: how its instructions are followed.
        made: the record of a token, of its id, its player, the name of its zone and the event.
        controller_of: who controls an object.
        rules: the rules that decide.
    """

    @game.event("create")
    def _create(draft: AnyDraft, happening: Event) -> Consequences:
        """Make a token: what its ability defines and nothing else."""
        player, id, to = happening.of or "", next_id(draft, "token"), happening.get("to", rules.to)
        draft.add(made(id, player, to, happening))
        draft.cite(*rules.makes(to))
        draft.changed("zone", "none", to)
        if draft.trace is not None:
            draft.trace.records[-1].details["made"] = id
        details = {"to": to, "player": player, "cause": "summon", "rules": rules.comes(to)}
        return [event("enter", id, by=happening.by, number=1, **details)]

    @game.event("control")
    def _control(draft: AnyDraft, happening: Event) -> Consequences:
        id, player = happening.of or "", happening.get("player")
        before = controller_of(draft, id)
        if before == player:
            return NOTHING_HAPPENED
        draft.change(id, controller=player)
        draft.cite(*rules.control)
        draft.changed("controller", before, player)
        return None

    def creating(draft: AnyDraft, frame: Frame, instruction: Instruction) -> Iterator[Event]:
        details = {name: value for name in _SAID if (value := instruction.get(name)) is not None}
        for player in following.players(draft, frame, instruction):
            for _ in range(following.number(draft, frame, instruction)):
                yield event("create", player, by=frame.source[0], **details)

    def controlling(draft: AnyDraft, frame: Frame, instruction: Instruction) -> Iterator[Event]:
        player = following.meaning.players(draft, instruction.get("player", YOU), frame)[0]
        return (event("control", id, player=player) for id in following.ids(draft, frame, instruction))

    following.makes.update({"create": creating, "control": controlling})
