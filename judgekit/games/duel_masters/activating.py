"""起動型能力 (110.3c, 602): タップ能力 in place of an attack, ハイパー化 in the main step (816.2d)."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Refused, Task, Unsupported
from judgekit.games.duel_masters.attack import judge_attack, targets_of
from judgekit.games.duel_masters.characteristics import creatures_of, has_rule, information
from judgekit.games.duel_masters.choosing import choosable
from judgekit.games.duel_masters.game import DUEL, DuelDraft, DuelPosition, event_of
from judgekit.games.duel_masters.terms import Filter
from judgekit.games.duel_masters.waiting import add_waiting
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.terms.records import Ability

STEP_OF = {"hyper": "main", "tap": "attack"}
"""In which step abilities are activated, by their name."""


def activated_of(position: DuelPosition, id: str) -> list[Ability]:
    """Return the abilities of a creature that are activated."""
    found = [ability for _, ability in information(position, id).abilities if ability.kind == "activated"]
    for ability in found:
        if ability.name not in STEP_OF:
            raise Unsupported(phrase("an ability that is activated in a step of its own"), "602.1")
    return found


def activated_now(position: DuelPosition, id: str) -> list[Ability]:
    """Return the abilities of a creature that are activated in this step."""
    step = position.facts["step"]
    return [ability for ability in activated_of(position, id) if STEP_OF[ability.name or ""] == step]


def activations(position: DuelPosition, player: str) -> Iterator[tuple[str, str]]:
    """Yield what a player could activate in this step, legal or not."""
    for id in creatures_of(position, player):
        if activated_now(position, id):
            yield ("activate", id)


def judge_activation(position: DuelPosition, player: str, id: str) -> Allowed | Refused:
    """Tell whether an ability of a creature can be activated now (602.1, 602.3)."""
    if id not in creatures_of(position, player) or not activated_of(position, id):
        return Refused(("602.1",), phrase("an own creature with an ability that is activated"))
    judged = [_judge(position, player, id, ability) for ability in activated_now(position, id)]
    allowed = (one for one in judged if isinstance(one, Allowed))
    return next(allowed, judged[0] if judged else Refused(("110.3c", "602.1"), phrase("not in this step")))


def _judge(position: DuelPosition, player: str, id: str, ability: Ability) -> Allowed | Refused:
    """Tell whether one ability can be activated: its condition can be done, nothing forbids it (602.1, 602.3)."""
    if ability.name == "tap":
        judged = [judge_attack(position, player, id, target) for target in targets_of(position, id)]
        if not any(isinstance(one, Allowed) for one in judged):
            return Refused(("602.3a", *judged[0].rules), phrase("it cannot attack now"))
        return Allowed(("602.1", "602.3a", "110.3c"))
    if has_rule(position, id, "hyper"):
        return Refused(("816.2d", "602.3"), phrase("its hyper mode is released already"))
    if len(_payable(position, player, id, ability)) < _number(ability):
        return Refused(("602.1",), phrase("too few creatures that can be tapped for it"))
    return Allowed(("602.1", "110.3c"))


def _number(ability: Ability) -> int:
    return int(ability.modify[0].value)


def _payable(position: DuelPosition, player: str, id: str, ability: Ability) -> tuple[str, ...]:
    """Return what can be tapped for an ability: what is tapped already is not tapped (105.6)."""
    frame = Frame(player, position.objects[id].ref, ability)
    wanted = ability.affects or Filter()
    return tuple(ref[0] for ref in choosable(position, wanted, frame) if not position.objects[ref[0]].tapped)


@DUEL.task("activate")
def activate(draft: DuelDraft, player: str, id: str) -> Ask | None:
    """Do the condition of an ability; which of several is said by its number, counted among those of this step (602.1)."""
    abilities = activated_now(draft, id)
    able = [isinstance(_judge(draft, player, id, one), Allowed) for one in abilities]
    names = tuple(str(number) for number, legal in enumerate(able, 1) if legal)
    if len(abilities) > 1:
        return Ask("mode", player, of=id, args=(names,), then=Task("activate-one", (player, id)))
    draft.next(Task("activate-one", (player, id, names[0])))
    return None


@DUEL.task("activate-one")
def activate_one(draft: DuelDraft, player: str, id: str, which: str) -> Ask | None:
    """Do the condition of one ability (602.1); its effect, an event of its own, waits then (602.2)."""
    ability = activated_now(draft, id)[int(which) - 1]
    if ability.name == "tap":
        draft.do("activated", player, id, ability, (id,))
        return None
    number = _number(ability)
    args = (_payable(draft, player, id, ability), number, number, ("602.1",))
    return Ask("choose", player, of=id, args=args, then=Task("activated", (player, id, ability)))


@DUEL.task("activated")
def activated(draft: DuelDraft, player: str, id: str, ability: Ability, choice: tuple[str, ...]) -> None:
    """Tap what the ability wants, and let its effect wait (602.1, 602.2)."""
    waits = Ability("triggered", name=ability.name, do=ability.do, text=ability.text)
    condition = ("602.1",)
    add_waiting(draft, Frame(player, draft.objects[id].ref, waits), ("602.2",))
    draft.note("activated", of=id, by=player, rules=condition)
    draft.propose(*(event_of(draft, "tap", one, id, player=player, rules=condition) for one in choice))
