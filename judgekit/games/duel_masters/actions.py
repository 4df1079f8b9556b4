"""What happens to cards and players: 位相 105 and 701.2, the end of the game 104."""

from __future__ import annotations

from judgekit.engine import Event
from judgekit.games.duel_masters.game import DUEL, DuelDraft, GameCard, attack_of
from judgekit.mechanics.actions.ending import EndingRules, add_endings
from judgekit.mechanics.actions.seen import add_seen
from judgekit.mechanics.actions.statuses import Turning, add_statuses
from judgekit.mechanics.objects import present, ref_of

TAPPED_IN = ("battle-zone", "mana-zone")
"""Where cards can be tapped (105.4a)."""


def _standing(draft: DuelDraft, happening: Event) -> GameCard | None:
    """Return the card that an event means, where its 位相 can change."""
    id = happening.of or ""
    card: GameCard | None = present(draft, (id, happening.get("number", ref_of(draft, id)[1])))
    now = attack_of(draft)
    fights_on = card is not None and now is not None and card.ref in (now.attacker, now.blocker) and now.at != "end"
    if fights_on and not happening.get("rules"):  # by an effect
        draft.cite("505.6b")
    return card if card is not None and card.place in TAPPED_IN else None


add_statuses(
    DUEL,
    {
        "tap": lambda _happening: Turning("tapped", True, ("105.1", "701.2a"), already=("105.6",)),
        "untap": lambda _happening: Turning("tapped", False, ("105.1", "701.2b"), already=("105.6",)),
        "invert": lambda _happening: Turning("inverted", True, ("105.5", "701.28a")),
    },
    _standing,
)

add_seen(
    DUEL,
    {
        "begin": (),  # a moment has come
        "cast": (),
        "summon": ("301.2",),
        "attack": ("506.3", "506.3a"),
        "attacked": ("506.3a",),
        "becomes-chosen": ("605.2b",),
        "block": ("507.3", "507.3a"),
        "blocked": ("507.2c", "507.3b"),
        "unblocked": ("507.3c",),
        "battle": ("115.1", "701.13a"),
        "fight": ("115.2",),  # each of the two
        **dict.fromkeys(("win-battle", "lose-battle"), ("115.3d",)),
        "battle-over": ("115.3d",),
        "before-break": ("603.7",),
        "break": ("701.14a",),
        "breaks": ("603.2b", "700.1"),  # for who breaks them all the shields are one event (509.5)
        "win-clash": ("701.21b",),
        "use-trigger": ("112.3a",),
        "use-strike": ("509.5b",),
        "attack-end": ("510.1",),
        "reconstruct": (),
        "carried": ("603.2b",),  # what lay below leaves as a card
    },
)

add_endings(
    DUEL,
    EndingRules(
        over=("104.1",),
        wins=("104.2c",),
        both=("104.2c",),
        draw=("104.1",),
        left=("104.1",),
        loses=("104.2c",),
        concedes=("104.1",),
    ),
)

_DECIDE = DUEL.tasks["outcome"]


@DUEL.task("outcome")
def outcome(draft: DuelDraft) -> None:
    """End the game; who wins and loses at once wins (104.2c)."""
    for player, record in draft.players.items():
        if record.won and record.lost:
            draft.change_player(player, lost=False)
            draft.note("wins-all-the-same", of=player, rules=("104.2c",))
    _DECIDE(draft)
