"""702.3.2-702.3.3, 703.4.1.2-703.4.1.3 and 704.3.1: designating targets, dividing a number among them, and 不適正 targets."""

from __future__ import annotations

from judgekit.games.magmell.game import MAGMELL, PLAY_ZONES, MagmellPosition
from judgekit.games.magmell.information import rule_speaks_of
from judgekit.games.magmell.meanings import MEANING, passes, some_matching
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.targets import Targeting, TargetRules
from judgekit.mechanics.objects import Ref, ref_of


def _untargetable(position: MagmellPosition, ref: Ref, frame: Frame) -> bool:
    """Tell whether a 「対象にならない」 ability keeps an instance from being this ability's target (102, 704.3.1.3)."""
    if ref[0] not in position.objects:
        return False
    aiming = ref_of(position, frame.item or frame.source[0])
    return rule_speaks_of(position, ref[0], "cannot-be-targeted", aiming, anywhere=True)


def _elsewhere(position: MagmellPosition, id: str) -> tuple[str, ...]:
    """Return the rules by which words without a zone mean one zone only, where the instance is in another."""
    if id not in position.objects or position.objects[id].place in PLAY_ZONES:
        return ()
    return ("405.4", "406.3")


_OF_CARDS = TargetRules(
    word="702.3.2",
    twice="702.3.2.1",
    number="702.3.2.2",
    share="702.3.3",
    least="702.3.3.1",
    barred=("704.3.1.3", "102", "702.3"),
    gone="704.3.1.1",
    unfit="704.3.1.2",
    checked="704.3.1",
)
_OF_ABILITIES = _OF_CARDS._replace(
    word="703.4.1.2", twice="703.4.1.2.1", number="703.4.1.2.2", share="703.4.1.3", least="703.4.1.3.1"
)


def _rules(position: MagmellPosition, id: str) -> TargetRules:
    """Return the rules of designating, for a card that is used or a triggered ability that is put on チャント."""
    return _OF_ABILITIES if position.objects[id].kind == "ability" else _OF_CARDS


TARGETING = Targeting(MAGMELL, MEANING, passes, some_matching, _untargetable, _rules, _elsewhere)
"""How targets are designated in MAGMELL."""
