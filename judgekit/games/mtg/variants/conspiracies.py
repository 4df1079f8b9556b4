"""314, 702.106, 905: conspiracy cards in the command zone, and hidden agenda: they are turned face up by a special action."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Refused
from judgekit.games.mtg.stack.special_actions import Special, add_special_action
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, next_timestamp

_TURNED_UP = "116.2j"
"""The rule of the special action."""

_ITS_NAME = "702.106c"
"""The rule of a hidden agenda that is shown: the conspiracy is turned up, and its name with it."""


def _hidden(position: MtgPosition, player: str) -> Iterator[str]:
    """Yield the face-down conspiracies that a player controls, who is their owner (314.6)."""
    for id in sorted(position.zones.get("command", ())):
        record = position.objects[id]
        card = position.cards.get(record.card or "")
        if record.owner == player and record.face_down and card is not None and "conspiracy" in card.line.types:
            yield id


def judge_agenda(position: MtgPosition, player: str, id: str) -> Allowed | Refused:
    """Tell whether a player with priority may turn a conspiracy face up: any of the own that is face down (702.106c)."""
    if id not in _hidden(position, player):
        return Refused((_TURNED_UP, _ITS_NAME), phrase("no face-down conspiracy of that player"))
    return Allowed((_TURNED_UP, _ITS_NAME))


@GAME.task("turn-conspiracy-up")
def turn_conspiracy_up(draft: MtgDraft, player: str, id: str) -> None:
    """Turn it face up, which shows the name that was chosen for it; it gets a new timestamp (613.7j)."""
    draft.change(id, face_down=False, timestamp=next_timestamp(draft))
    draft.note("special", of=id, by=player, rules=(_TURNED_UP, "116.3", _ITS_NAME, "905.4a", "613.7j"))


add_special_action("hidden agenda", Special(_hidden, judge_agenda, "turn-conspiracy-up"))
