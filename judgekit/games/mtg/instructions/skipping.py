"""614.10: effects that skip steps, phases and turns: they replace them by nothing before they begin."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported, event
from judgekit.games.mtg.abilities.interpreter import instruction, number, players
from judgekit.games.mtg.actions.damage.preventing import use
from judgekit.games.mtg.instructions.making import begin_effect
from judgekit.games.mtg.layers.in_force import InForce, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.matching import Moment, matches
from judgekit.games.mtg.meaning.references import player_ref
from judgekit.games.mtg.meaning.words import holds
from judgekit.games.mtg.state.game import MtgDraft, sharing_turns
from judgekit.games.mtg.state.status import phases_in_for
from judgekit.games.mtg.terms.records import Ability, Action, Pattern

TURN = "turn"
"""The word for a whole turn, where a step could be named."""

EXTRA_TURN = "extra-turn"
"""The word for a whole turn that is an extra turn (500.7)."""


@instruction("skip")
def skip(draft: MtgDraft, key: int, action: Action) -> None:
    """Players skip the next occurrence of a step, phase or turn of theirs, or the next several ones (614.10a)."""
    count = number(draft, key, action.amount)
    for player in one_of_each_team(draft, players(draft, key, action.of)):
        that_turn = (("of-turn", action.get("of-turn")),) if action.get("of-turn") is not None else ()
        roles = (*that_turn, ("player", ("ref", player_ref(player))), ("step", (action.get("step"),)))
        ability = Ability("replacement", "skip", when=(Pattern("step", roles),), instead=())
        begin_effect(draft, key, ability, None, None, count)
        draft.cite("614.1b", "614.10")


def one_of_each_team(draft: MtgDraft, found: tuple[str, ...]) -> tuple[str, ...]:
    """Return players without those whose turn a teammate among them shares: a team skips or takes a turn once (805.8)."""
    kept: list[str] = []
    for player in found:
        team = sharing_turns(draft, player)
        if len(team) > 1:
            draft.cite("805.8")
        if not any(other in kept for other in team):
            kept.append(player)
    return tuple(kept)


def skipped(draft: MtgDraft, player: str, step: str) -> bool:
    """Tell whether a player skips a step, phase or turn that is about to begin, and use one such effect up (500.10, 614.10a).

    Args:
        draft: the game.
        player: whose turn it is, or would be.
        step: the step or main phase; "combat" asks for the whole phase, TURN for the whole turn.
    """
    entry = _effect(draft, player, step)
    if entry is None:
        return False
    rules = ["500.10", "614.1b", "614.10"]
    if entry.id in draft.effects:
        rules.append("614.10a")
        use(draft, entry.id)
    if step == "untap" and any(
        record.phased_out and phases_in_for(record) == player for record in draft.objects.values()
    ):
        rules.append("702.26m")
    draft.note("skipped", of=player, by=entry.id, rules=tuple(rules), step=step)
    return True


def refuse_skipped_extra_turns(draft: MtgDraft) -> None:
    """Refuse what skips extra turns where turn markers say whose turn is next (807.4i)."""
    for entry in in_force(draft, "replacement"):
        if any(EXTRA_TURN in (pattern.get("step") or ()) for pattern in entry.ability.when):
            raise Unsupported(phrase("an extra turn that is skipped in a Grand Melee"), "807.4i")


def skips_extra_turn(draft: MtgDraft, player: str) -> bool:
    """Tell whether a player skips an extra turn that is about to begin, and use an effect up that says so of the next turn only.

    Raises:
        Unsupported: one effect skips extra turns and another the next turn: the player says which one does (616.1).
    """
    of_extra, of_next = _effect(draft, player, EXTRA_TURN), _effect(draft, player, TURN)
    if of_extra is not None and of_next is not None and of_next.id in draft.effects:
        raise Unsupported(phrase("which of several effects skips a turn"), "616.1")
    return skipped(draft, player, TURN if of_extra is None else EXTRA_TURN)


def _effect(draft: MtgDraft, player: str, step: str) -> InForce | None:
    entries = in_force(draft, "replacement")
    if not entries:
        return None
    proposed = event("step", player, step=step)
    for entry in entries:
        for pattern in entry.ability.when:
            named = pattern.get("step") or ()
            if pattern.event != "step" or step not in named:
                continue
            fits = matches(Moment(draft, draft, False), pattern, proposed, entry.frame)
            if fits and holds(view_of(draft), entry.ability.condition, entry.frame):
                if entry.ability.instead or entry.ability.optional or entry.ability.get("optional"):
                    raise Unsupported(phrase("something else instead of a step"), "614.10b")
                return entry
    return None
