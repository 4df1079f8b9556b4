"""The Comprehensive Rules of 2026-04-17: combat damage without damage assignment order; other changes are refused by number."""

from __future__ import annotations

from judgekit.engine.edition import Edition
from judgekit.games.mtg.actions.acting_counters import IDLE
from judgekit.games.mtg.actions.arranging import SURVEILS_NOTHING
from judgekit.games.mtg.actions.entering.entering import FOR_ONE_PERMANENT
from judgekit.games.mtg.actions.tokens import NAMED_AS_SUBTYPES
from judgekit.games.mtg.combat.damage_assignment import ORDERED
from judgekit.games.mtg.copying.copying import ONE_FACE
from judgekit.games.mtg.editions.concordance import read_concordance
from judgekit.games.mtg.instructions.exiled_face_down import NOT_SEEN_BEFORE
from judgekit.games.mtg.instructions.keyword_actions import ARMY_STAYS
from judgekit.games.mtg.instructions.moving import BEGUN_BEFORE
from judgekit.games.mtg.kinds_of_cards.sagas import ALL_SAGAS
from judgekit.games.mtg.layers.continuous import FEWER_KEYWORD_COUNTERS
from judgekit.games.mtg.layers.modifying import EARLIER_LISTS, REPLACES_EVERY_TYPE
from judgekit.games.mtg.layers.protecting import PERMANENTS_ONLY
from judgekit.games.mtg.meaning.outside_the_game import BROUGHT_IN
from judgekit.games.mtg.meaning.references import MILLED_AS_IT_ENTERS
from judgekit.games.mtg.rules import GAME
from judgekit.games.mtg.stack.casting.announcing import IN_TURN
from judgekit.games.mtg.stack.casting.casting import FLASH_LASTS
from judgekit.games.mtg.stack.casting.next_spell import AS_IT_BECOMES_CAST
from judgekit.games.mtg.stack.costs.cost_actions import CREWS_ITSELF
from judgekit.games.mtg.stack.resolving.adventures import ONLY_CAST
from judgekit.games.mtg.stack.resolving.mandatory_casting import SUSPENDED_MUST
from judgekit.games.mtg.stack.targets.targets import NO_CRIMES
from judgekit.games.mtg.state.faces import MODAL_STAY
from judgekit.games.mtg.state.game import MtgDraft
from judgekit.games.mtg.triggers.more_triggers import DELAYED_TOO
from judgekit.games.mtg.turn.extra_phases import ADDED_IN_ANY_TURN, STEPS_AS_ADDED
from judgekit.games.mtg.turn.turn import EMPTIES_FIRST
from judgekit.games.mtg.variants.deck_construction import CREATURE_COMMANDERS
from judgekit.games.mtg.variants.monarch import NEXT_WHOEVER
from judgekit.games.mtg.variants.rad_counters import RAD_IDLE

ID = "mtg@20260417"

OTHERWISE = (
    NO_CRIMES,
    *(
        ADDED_IN_ANY_TURN,
        ALL_SAGAS,
        ARMY_STAYS,
        AS_IT_BECOMES_CAST,
        CREATURE_COMMANDERS,
        CREWS_ITSELF,
        DELAYED_TOO,
        EARLIER_LISTS,
        EMPTIES_FIRST,
    ),
    *(
        FEWER_KEYWORD_COUNTERS,
        FOR_ONE_PERMANENT,
        IDLE,
        IN_TURN,
        MILLED_AS_IT_ENTERS,
        MODAL_STAY,
        NAMED_AS_SUBTYPES,
        ONE_FACE,
        ORDERED,
    ),
    *(BEGUN_BEFORE, BROUGHT_IN, NEXT_WHOEVER, NOT_SEEN_BEFORE, ONLY_CAST),
    PERMANENTS_ONLY,
    *(RAD_IDLE, REPLACES_EVERY_TYPE, STEPS_AS_ADDED, SURVEILS_NOTHING, SUSPENDED_MUST),
)
"""Policies of the base edition that these rules decide otherwise; each says what in its own module."""

BESIDES = (FLASH_LASTS,)
"""Policies that hold by these rules and not by those of the base edition."""


def _no_orders(_draft: MtgDraft) -> None:
    """Nobody announces a damage assignment order: neither for attackers nor for blockers."""


def derived() -> Edition:
    """Return the edition: 509.2 and 509.3 of 2021 are gone, and 510.1c and 510.1d divide damage freely.

    What changed since 2021 and has no code yet is listed as unplayed in the concordance: a game in which such a rule would decide
    is refused by its number, as is one that would be decided by a rule that is gone.
    """
    return Edition(
        ID,
        GAME,
        drops=(("questions", "damage-order"), ("tasks", "order-announced"), ("tasks", "placed-in-order")),
        replaces={("tasks", "announce-orders"): _no_orders},
        policies={**dict.fromkeys(OTHERWISE, False), **dict.fromkeys(BESIDES, True)},
        concordance=read_concordance(ID),
    )
