"""704 カードや能力の解決: the top of チャント does what it says."""

from __future__ import annotations

from judgekit.engine import Event, Task, event
from judgekit.games.magmell.game import MAGMELL, Instance, MagmellDraft
from judgekit.games.magmell.information import information
from judgekit.games.magmell.meanings import MEANING
from judgekit.games.magmell.targets import TARGETING
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.stack import Stack, StackRules
from judgekit.mechanics.actions.moving import moving

_RESOLVING = "704.1"  # something resolves
_FOLLOWING = "704.3.2"  # what a card or an ability says is done
_MAGIC_DONE = "704.3.2.4"  # a magic is followed, and done


def _nullified(item: Instance) -> Event:
    return event("nullify", item.id, number=item.number, rules=("231.2",))


def _why(item: Instance, frame: Frame) -> tuple[str, ...]:
    """Return the rules by which instructions are followed: of a magic, and where they speak of players (223.1)."""
    of_players = any(instruction.of in (("you",), ("opponent",)) for instruction in frame.ability.do)
    return (
        *(_FOLLOWING, "704.3.2.1", "304.1", "305.1"),
        *((_MAGIC_DONE, "303.2") if item.kind == "card" else ()),
        *(("223.1",) if of_players else ()),
    )


CHANT = Stack(
    MAGMELL,
    "chant",
    MEANING,
    TARGETING,
    _nullified,
    _why,
    StackRules(
        resolves=(_RESOLVING, "704.2", "704.3", "408.5"),
        outlives=("301.4",),
        condition=("302.1.4.2",),
        fails=("302.1.4", "302.1.4.2"),
    ),
)
"""How チャント resolves (704.3.1, 704.3.2)."""


@MAGMELL.task("resolved")
def resolved(draft: MagmellDraft, id: str) -> None:
    """Finish: an ability vanishes, a magic goes to ダスト, a unit comes into 戦闘エリア awake; ターン・プレイヤー gains 使用権.

    226.2, 232.4.4, 704.3.3.
    """
    draft.next(Task("after-resolving"))
    item = draft.objects.get(id)
    if item is None or item.zone != "chant":
        return
    if item.kind == "ability":
        draft.propose(event("vanish", id, rules=("704.3.2.3",)))
        return
    if "unit" in information(draft, id).types:
        draft.note("summon", of=id, by=item.controller, rules=(_FOLLOWING, "704.3.2.5", _RESOLVING, "226.1"))
        draft.propose(moving(draft, id, "battle-area", "resolve", item.controller, player=item.controller))
        return
    draft.note("done", of=id, by=item.controller, rules=(_FOLLOWING, _MAGIC_DONE))
    draft.propose(moving(draft, id, "dust", "resolve", item.controller))


@MAGMELL.task("after-resolving")
def after_resolving(draft: MagmellDraft) -> None:
    """Let ターン・プレイヤー gain 使用権 when something has resolved."""
    CHANT.end(draft)
    draft.do("right", draft.facts["active"], ("232.4", "704.3.3", "232.4.4"))
