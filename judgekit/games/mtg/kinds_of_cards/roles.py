"""303.7: Roles: of those that one player controls on a permanent only the newest stays."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine import Event
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.mentioned import spoken_of
from judgekit.games.mtg.state.zones import permanents
from judgekit.games.mtg.turn.state_based_actions import CONDITIONS

_any_role = spoken_of("Role")


def outdated_roles(position: MtgPosition) -> Iterator[Event]:
    """Yield that older Roles go to the graveyard, for each permanent and each player who controls several on it."""
    view = view_of(position)
    newest: dict[tuple[str, str], int] = {}
    roles = [record for record in permanents(position) if record.attached and "Role" in view.of(record.id).subtypes]
    for record in roles:
        place = (record.attached or "", view.of(record.id).controller)
        newest[place] = max(newest.get(place, 0), record.timestamp)
    for record in roles:
        if record.timestamp < newest[(record.attached or "", view.of(record.id).controller)]:
            rules = ("mtg@20260417:704.5y", "mtg@20260417:303.7a")
            yield moving(position, record.id, "graveyard", None, reason="state", rules=rules)


CONDITIONS.append(outdated_roles, _any_role)
