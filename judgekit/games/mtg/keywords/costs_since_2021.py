"""701.59, 702.151, 702.174: evidence, reconfigure and gifts of the book of 2026-04-17: what is paid, and what it brings."""

from __future__ import annotations

from judgekit.engine import Ask, Task
from judgekit.games.mtg.abilities.interpreter import cause, instruction
from judgekit.games.mtg.actions.done_by_keyword import after_all_of_it
from judgekit.games.mtg.instructions.paying import follow_next
from judgekit.games.mtg.layers.continuous import KEYWORDS_AT_WORK
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import (
    KEYWORD_RULES,
    MORE_ACTIVATED,
    SPELT_OUT,
    STANDS_FOR_RULES,
    keyword_means,
)
from judgekit.games.mtg.meaning.last_known import record_of
from judgekit.games.mtg.stack.casting.announcing import CHOSEN_WITH
from judgekit.games.mtg.stack.costs.costs import COST_MEANT, OPTIONAL
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, alive, opponents
from judgekit.games.mtg.state.zones import STACK
from judgekit.games.mtg.terms.gifts import GIFT_RULES, GIFTS
from judgekit.games.mtg.terms.records import THIS, YOU, Ability, Action, Cost, Filter, TargetWord, Test
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.games.mtg.text.structured.values import read_condition
from judgekit.language.parts import Part
from judgekit.mechanics.terms.records import with_other

# Evidence.


def _evidence(keyword: Ability) -> Cost:
    """Return the cost of collecting evidence N as a spell is cast."""
    return Cost((), (Action("collect-evidence", YOU, keyword.value),))


COST_MEANT["evidence"] = _evidence


@keyword_means("evidence", OPTIONAL["evidence"])
def evidence(_keyword: Ability) -> tuple[Ability, ...]:
    """A cost alone: whether evidence was collected is asked by the spell's other abilities."""
    return ()


# Gifts.


def _nothing(_keyword: Ability) -> Cost:
    """Return the cost of a gift: an opponent is chosen, and nothing paid."""
    return Cost()


COST_MEANT["gift"] = _nothing


@keyword_means("gift", OPTIONAL["gift"])
def gift(keyword: Ability) -> tuple[Ability, ...]:
    """What a permanent gives as it enters; what a spell gives stands among its instructions."""
    given = {"gift": GIFTS[str(keyword.value)]}
    when = [{"event": "enters", "object": "this"}]
    return read_ability(Part({"triggered": {"when": when, "if": {"paid": "gift"}, "do": [given]}}))


def _recipients(position: MtgPosition, player: str) -> tuple[str, ...]:
    return tuple(one for one in opponents(position, player) if one in alive(position))


@GAME.task("choose-gifted")
def choose_gifted(draft: MtgDraft, id: str) -> Ask | None:
    """Ask which opponent gets the gift, as the cost is announced; where there is one, nobody is asked."""
    player = draft.objects[id].controller
    there = _recipients(draft, player)
    if len(there) == 1:
        draft.do("gifted", id, there[0])
        return None
    return Ask("player", player, of=id, args=(there,), then=Task("gifted", (id,)))


@GAME.task("gifted")
def gifted(draft: MtgDraft, id: str, choice: str) -> None:
    """Keep which opponent gets the gift."""
    item = draft.objects[id]
    paid = {**dict(item.announced.paid), "gift": ((choice, 0),)}
    draft.change(id, announced=item.announced._replace(paid=tuple(sorted(paid.items()))))
    draft.cite("mtg@20260417:702.174a")


CHOSEN_WITH["gift"] = "choose-gifted"

_OPPONENTS = ("opponents",)


@instruction("gift")
def give(draft: MtgDraft, key: int, action: Action) -> None:
    """Give a gift to the opponent who was chosen, one who has left the game nothing."""
    frame = frame_of(draft, key)
    source = record_of(draft, frame.source) if frame.source is not None else None
    announced = source.announced if source is not None and not frame.announced.paid else frame.announced
    chosen = dict(announced.paid).get("gift", ())
    after_all_of_it(draft, "gives-gift", frame.you, cause(frame), "mtg@20260417:702.174c")
    there = _recipients(draft, frame.you)
    to = next((ref for ref in chosen if ref[0] in there), None)
    if to is None and (chosen or len(there) != 1):
        return
    first = source is not None and source.zone == STACK
    draft.cite("mtg@20260417:702.174b", *(("mtg@20260417:702.174j",) if first else ()))
    if source is not None and source.id in draft.objects:
        said = view_of(draft).of(source.id).all_of("gift")
        draft.cite(*(GIFT_RULES[one.value] for one in said if isinstance(one.value, str)))
    whom = ("ref", to if to is not None else (there[0], 0))
    follow_next(draft, key, tuple(_given(one, whom) for one in action.of or ()))


def _given(action: Action, whom: object) -> Action:
    found = with_other(action, _OPPONENTS, whom)
    assert isinstance(found, Action)
    return found


# Reconfigure.

_RECONFIGURE = "mtg@20260417:702.151a"
_ANOTHER = Filter((Test("type", ("creature",)), Test("controller", YOU), Test("other", True)))
_ATTACHED = {"object": "this", "is": {"attached": "true"}}


def _attach(keyword: Ability) -> Ability:
    """Attach this permanent to another creature, as a sorcery."""
    return Ability(
        "activated",
        "reconfigure",
        cost=keyword.cost,
        targets=(TargetWord("target", (_ANOTHER,)),),
        do=(Action("attach", THIS, None, (("to", ("target", "target")),)),),
        limits=(("sorcery",),),
        text=keyword.text,
    )


def _unattach(keyword: Ability) -> Ability:
    """Unattach this permanent from a creature, as a sorcery."""
    only = ("if", read_condition(Part(_ATTACHED)))
    return Ability(
        "activated",
        "reconfigure",
        cost=keyword.cost,
        do=(Action("unattach", THIS),),
        limits=(("sorcery",), only),
        text=keyword.text,
    )


SPELT_OUT["reconfigure"] = _attach
MORE_ACTIVATED["reconfigure"] = _unattach
KEYWORD_RULES["reconfigure"] = _RECONFIGURE
KEYWORDS_AT_WORK["reconfigure"] = read_ability(
    Part(
        {
            "static": {
                "affects": "this",
                "modify": [{"lose-types": "creature"}],
                "if": _ATTACHED,
            }
        }
    )
)[0]._replace(name="reconfigured", text="Reconfigure")
STANDS_FOR_RULES["reconfigured"] = "mtg@20260417:702.151b"
