"""304, 305 and 704.3.2: the instructions of MAGMELL by verb, followed in the order written, as far as possible (103, 304.2)."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.wording import phrase
from judgekit.engine import Event, Task, Unsupported, event
from judgekit.games.magmell.actions import battle_damage
from judgekit.games.magmell.game import (
    MAGMELL,
    PLAY_ZONES,
    ZONES,
    Battle,
    Instance,
    MagmellDraft,
    battle_of,
    in_battle_area,
)
from judgekit.games.magmell.information import controller_of
from judgekit.games.magmell.meanings import MEANING, amount_of, passes, select, some_matching
from judgekit.mechanics.abilities.choosing import add_choices
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.following import Following, FollowingRules
from judgekit.mechanics.actions.counters import add_counter_verbs
from judgekit.mechanics.actions.decks import DeckRules, Decks
from judgekit.mechanics.actions.destroying import destroyed
from judgekit.mechanics.actions.life import add_life_verbs
from judgekit.mechanics.actions.moving import BOTTOM, moving
from judgekit.mechanics.actions.tokens import TokenRules, add_tokens
from judgekit.mechanics.objects import standing
from judgekit.mechanics.terms.records import Instruction

_CHOOSING = ("704.3.2.2",)
_TOGETHER = ("104",)
_IMPOSSIBLE = ("103", "304.2")

FOLLOWING = Following(
    MAGMELL,
    MEANING,
    some_matching,
    FollowingRules(
        impossible=_IMPOSSIBLE,
        choosing=_CHOOSING,
        together=_TOGETHER,
        ordering={"library": ("402.3",), "stone-deck": ("403.3",)},
        lasting=("306.1", "306.1.1"),
        waiting={
            "triggered": ("302.1.3", "306.1.1"),
            "replacement": ("306.1.2", "306.1.1"),
            "rule": ("306.1.2", "306.1.1"),
        },
        unknown=lambda verb: Unsupported(phrase("instruction {verb}", verb=verb), "304.1"),
        several=lambda verb: Unsupported(phrase("{verb} by several players", verb=verb), "104"),
    ),
    kept=frozenset(("gain", "lose", "control", "color", "timing")),
)
"""How the instructions of MAGMELL are followed (305.1, 704.3.2.1, 704.3.2.2)."""

add_choices(MAGMELL, ("choose", "discard", "search", "random"), _CHOOSING)

Decks(
    MAGMELL,
    FOLLOWING,
    passes,
    moving,
    DeckRules(
        one_by_one=("229.2",),
        chance=("230.4",),
        discards=("233.1", "233.2"),
        nothing=("233.3",),
        fewer=_IMPOSSIBLE,
        together=_TOGETHER,
        searches=("230.1", "230.3"),
        whole=("230.2",),
        choosing=_CHOOSING,
    ),
)

add_counter_verbs(FOLLOWING)
add_life_verbs(FOLLOWING, in_battle_area, controller_of)

_TOKENS = "206.1"  # tokens
_COMING = "226.1"  # what comes to the battle area is summoned


def _token(id: str, player: str, to: str, happening: Event) -> Instance:
    return Instance(
        *(id, happening.get("card"), player, player, ZONES.key(to, player), "token"),
        rested=bool(happening.get("rested", False)),
        counters=tuple(happening.get("counters", ())),
        number=1,
    )


add_tokens(
    MAGMELL,
    FOLLOWING,
    _token,
    controller_of,
    TokenRules(
        to="battle-area",
        makes=lambda to: (_TOKENS, "206.3", *((_COMING, "405.3") if to == "battle-area" else ()), "222.2"),
        comes=lambda to: (_COMING,) if to == "battle-area" else (_TOKENS,),
        control=("222.2",),
    ),
)

Events = Iterator[Event]


def _move(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> Events:
    """Move instances to a zone; 戻す (228.1) and 召喚 (226.1) are moves as well."""
    to, whose = instruction.get("to"), instruction.get("player")
    players = MEANING.players(draft, whose, frame) if whose else ()
    counters = tuple((kind, amount_of(draft, number, frame)) for kind, number in instruction.get("counters", ()))
    details = {
        "player": players[0] if players else frame.controller if to == "battle-area" else None,
        "rested": instruction.get("rested"),
        "face_down": instruction.get("face_down"),
        "counters": counters or None,
        "at": BOTTOM if instruction.get("at") == "bottom" else None,
    }
    for id in FOLLOWING.ids(draft, frame, instruction):
        instance = draft.objects[id]
        card = draft.cards.get(instance.card or "")
        if instance.zone is None or (to == "battle-area" and (card is None or card.type != "unit")):
            continue
        if to == "none":
            yield event("vanish", id, by=frame.source[0])
        elif instance.kind != "ability":
            yield moving(draft, id, to, instruction.get("cause", "effect"), frame.source[0], **details)


def _fight(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> Events:
    """Two units deal damage equal to their AP to each other."""
    left = FOLLOWING.ids(draft, frame, instruction)
    right = standing(draft, select(draft, instruction.get("with"), frame))
    for one, other in ((left, right), (right, left)):
        for id in one:
            for against in other:
                dealt = battle_damage(draft, draft.objects[id], against, draft.objects[against].number)
                yield dealt.having(combat=False)


FOLLOWING.makes.update(
    {
        "destroy": destroyed(FOLLOWING, PLAY_ZONES, controller_of),
        "move": _move,
        "rest": FOLLOWING.each("rest", controller_of),
        "wake": FOLLOWING.each("wake", controller_of),
        "flip-down": FOLLOWING.each("flip", controller_of, face_down=True),
        "flip-up": FOLLOWING.each("flip", controller_of, face_down=False),
        "discard-card": FOLLOWING.each("discard", controller_of),
        "nullify": FOLLOWING.each("nullify", controller_of),
        "win": FOLLOWING.each_player("win"),
        "lose": FOLLOWING.each_player("lose", rules=("202.2.3",)),
        "fight": _fight,
    }
)


def _change_target(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> None:
    """Change 攻撃対象 (701.3.1.2)."""
    battle = battle_of(draft)
    refs = FOLLOWING.refs(draft, frame, instruction)
    if battle is not None and refs:
        draft.set(battle=battle._replace(target=refs[0], named=refs[0], defender=None))
        draft.note("attack-target", of=refs[0][0], by=frame.source[0], rules=("701.3.1.2",))


def _end_battle(draft: MagmellDraft, _frame: Frame, _instruction: Instruction) -> None:
    """Take the attacker out of the battle."""
    if battle_of(draft) is not None:
        draft.set(battle=Battle())


def _use(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> None:
    """使用する by instruction of an ability: timing does not matter (225.1.1)."""
    for id in FOLLOWING.ids(draft, frame, instruction):
        draft.note("use-by-effect", of=id, by=frame.source[0], rules=("225.1.1", "702.3.1.1"))
        draft.next(Task("use", (frame.controller, id, False, bool(instruction.get("free")))))


FOLLOWING.ways.update({"change-target": _change_target, "end-battle": _end_battle, "use": _use})
