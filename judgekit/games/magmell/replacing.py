"""306.1.2 置換効果: which effects replace an event, and what happens instead."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from judgekit.engine import Event
from judgekit.games.magmell.game import MAGMELL, PLAY_ZONES, Instance, MagmellDraft, card_of
from judgekit.games.magmell.information import functioning, survey
from judgekit.games.magmell.instructions import FOLLOWING
from judgekit.games.magmell.triggering import MATCHES
from judgekit.mechanics.abilities.replacing import Replacing
from judgekit.mechanics.actions.moving import elsewhere
from judgekit.mechanics.terms.records import Ability


def _about_entering(ability: Ability) -> tuple[str, ...]:
    """Return the rule for what an instance says about how it itself comes into a zone, where an ability says that (306.1.2.2)."""
    pattern = ability.when
    itself = pattern is not None and pattern.of is not None and pattern.of.among == ("this",)
    return ("306.1.2.2",) if itself and pattern is not None and "to" in dict(pattern.details) else ()


def _entering(draft: MagmellDraft, proposed: Event) -> Iterator[tuple[Instance, Ability]]:
    """Yield what a unit's own text says about how it comes into 戦闘エリア."""
    instance, to = draft.objects.get(proposed.of or ""), proposed.get("to")
    card = card_of(draft, instance) if instance is not None and proposed.kind == "move" and to in PLAY_ZONES else None
    if instance is None or card is None or (to == "stone-area") != (card.type == "stone"):
        return
    for ability in card.abilities:
        if ability.kind == "replacement" and _about_entering(ability):
            yield instance, ability


def _controller(draft: MagmellDraft, instance: Instance, proposed: Event) -> str:
    info = survey(draft).get(instance.id)
    return str(proposed.get("player") or instance.controller) if info is None else info.controller


REPLACING = Replacing(
    MAGMELL,
    FOLLOWING,
    MATCHES,
    partial(functioning, kinds=("replacement",)),
    _entering,
    _controller,
    ("306.1.2", "306.1.2.1"),
    _about_entering,
)
"""The 置換効果 of MAGMELL (306.1.2.1)."""

REPLACING.changes["elsewhere"] = elsewhere
