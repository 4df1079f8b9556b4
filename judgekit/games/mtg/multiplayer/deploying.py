"""804: the deploy creatures option: every creature can be tapped to hand it to a teammate."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.games.mtg.state.objects import Frame, Lasting
from judgekit.games.mtg.terms.records import Ability, Filter, Modification, TargetWord, Test
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.language.parts import Part

DEPLOYING: Final = "deploy-creatures"
"""The option, and the id of the effect by which creatures have the ability: it lasts through all games that are played with it."""

_TEAMMATE = Filter(
    (
        Test("not", Filter((Test("player", ("you",)),), "player")),
        Test("not", Filter((Test("player", ("opponent",)),), "player")),
    ),
    "player",
)


def deployment(player: str, always: bool) -> Lasting:
    """Return the effect by which each creature has the ability to be given to a teammate of who controls it (804.2).

    Args:
        player: any player of the game, for whom the effect speaks.
        always: it is an Emperor game, which always uses the option (809.3b).
    """
    said = {
        "cost": "{T}",
        "targets": [{"id": "target", "is": {"kind": "player"}}],
        "do": [{"control": "this", "by": "target"}],
        "limits": ["sorcery"],
    }
    (ability,) = read_ability(Part({"activated": said}))
    ability = ability._replace(targets=(TargetWord("target", (_TEAMMATE,)),), text="Deploy")
    rules = ("804.2", "809.3b") if always else ("804.2",)
    creatures = Filter((Test("type", ("creature",)),))
    effect = Ability(
        "static", affects=("all", creatures), modify=(Modification("gain", ability),), details=(("rules", rules),)
    )
    return Lasting(DEPLOYING, effect, Frame(player, None, effect))
