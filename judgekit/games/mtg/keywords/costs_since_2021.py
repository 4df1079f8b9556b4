"""701.59, 702.151, 702.174: evidence, reconfigure and gifts of the book of 2026-04-17: what is paid, and what it brings."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.abilities.interpreter import instruction
from judgekit.games.mtg.instructions.paying import follow_next
from judgekit.games.mtg.layers.continuous import KEYWORDS_AT_WORK
from judgekit.games.mtg.meaning.keyword_meanings import KEYWORD_RULES, MORE_ACTIVATED, SPELT_OUT, keyword_means
from judgekit.games.mtg.stack.costs import COST_MEANT, OPTIONAL
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import MtgDraft, alive, opponents
from judgekit.games.mtg.terms.gifts import GIFTS
from judgekit.games.mtg.terms.records import THIS, YOU, Ability, Action, Cost, Filter, TargetWord, Test
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.games.mtg.text.structured.values import read_condition
from judgekit.language.parts import Part

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


@instruction("gift")
def give(draft: MtgDraft, key: int, action: Action) -> None:
    """Give a gift to the opponent who was chosen.

    Raises:
        Unsupported: there are several opponents; which of them was chosen is announced nowhere.
    """
    if len([one for one in opponents(draft, frame_of(draft, key).you) if one in alive(draft)]) > 1:
        raise Unsupported(phrase("a gift with several opponents"), "mtg@20260417:702.174a")
    draft.cite("mtg@20260417:702.174b")
    follow_next(draft, key, action.of or ())


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
)[0]._replace(name="reconfigure", text="Reconfigure")
