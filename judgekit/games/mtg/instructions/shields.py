"""614.8, 615, 701.15: instructions that put shields in force: regeneration and prevention."""

from __future__ import annotations

from judgekit.games.mtg.abilities.interpreter import cause, instruction, refs
from judgekit.games.mtg.actions.damage.preventing import COUNTED_AS
from judgekit.games.mtg.actions.damage.redirecting import REDIRECT
from judgekit.games.mtg.actions.regenerating import shield
from judgekit.games.mtg.instructions.making import begin_effect, evaluated
from judgekit.games.mtg.state.context import frame_of, settle
from judgekit.games.mtg.state.game import MtgDraft
from judgekit.games.mtg.terms.records import Ability, Action, Pattern


@instruction("regenerate")
def regenerate(draft: MtgDraft, key: int, action: Action) -> None:
    """The next time a permanent would be destroyed this turn, it is regenerated instead (701.15a).

    What can't be regenerated gets its shield all the same: whether it applies is asked when it would (701.15c).
    """
    for ref in refs(draft, key, action.of):
        begin_effect(draft, key, shield("regenerate"), (ref,), ("end-of-turn",), 1)
        draft.cite("701.15a", "614.8")


@instruction("prevent")
def prevent(draft: MtgDraft, key: int, action: Action) -> None:
    """Prevent damage that would be dealt: all of it, or the next so much to each of those meant (615.7, 615.11).

    CR 615.3.
    """
    name = action.get("as")
    if name is not None:
        settle(draft, key, name, 0)
    roles = []
    if action.get("source") is not None:
        roles.append(("source", action.get("source")))
    if action.get("combat") is not None:
        roles.append(("combat", action.get("combat")))
    number = evaluated(draft, key, action.amount) if action.amount is not None else None
    ability = Ability(
        "prevention",
        when=(Pattern("damage", tuple(roles)),),
        prevent="all" if number is None else number,
        do=action.get("then") or (),
    )
    if name is not None:
        ability = ability._replace(details=((COUNTED_AS, name),))
    until = action.get("until") or ("this-turn",)
    if action.of is None or action.of == ("nothing",):
        begin_effect(draft, key, ability, None, until)
        draft.cite("615.1")
        return
    each = ("615.11",) if number is not None and action.of[0] in ("all", "union") else ()
    ability = ability._replace(details=(*ability.details, ("rules", each))) if each else ability
    shares = dict(frame_of(draft, key).announced.shares)
    for ref in refs(draft, key, action.of):
        if action.get("divided"):
            number = shares[ref[0]]
            ability = ability._replace(prevent=number)
        begin_effect(draft, key, ability, (ref,), until, number)
        draft.cite("615.1", *(("615.7",) if number is not None else ()), *each)


@instruction("redirect")
def redirect(draft: MtgDraft, key: int, action: Action) -> None:
    """The next so much damage that would be dealt to somebody, or all of it, is dealt to somebody else instead (614.9).

    `source` says whose damage, `combat` which kind; `dealt-to` describes all those to whom it would be dealt, between whom the
    next so much of it is shared.

    CR 614.1a, 614.3.
    """
    to = refs(draft, key, action.get("to"))
    if not to:
        draft.note("nothing-done", of=cause(frame_of(draft, key)), rules=("614.9", "609.3"), verb="redirect")
        return
    number = evaluated(draft, key, action.amount) if action.amount is not None else None
    deal = Action("damage", ("ref", to[0]), ("event", "amount"), (("source", ("event", "source")),))
    said = (("source", action.get("source")), ("combat", action.get("combat")), ("to", action.get("dealt-to")))
    roles = tuple((role, what) for role, what in said if what is not None)
    ability = Ability("replacement", REDIRECT, when=(Pattern("damage", roles),), instead=(deal,))
    until = action.get("until") or ("this-turn",)
    if action.of in (None, ("nothing",)):
        begin_effect(draft, key, ability, None, until, number)
        draft.cite("614.9")
        return
    for ref in refs(draft, key, action.of):
        begin_effect(draft, key, ability, (ref,), until, number)
        draft.cite("614.9")
