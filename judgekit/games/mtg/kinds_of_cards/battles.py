"""310 of the book of 2026-04-17: battles: defense counters, protectors, Sieges and how they end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Event, Question, Refused, Replacement, Task
from judgekit.games.mtg.actions.entering.entering import as_it_would_be, enters
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.actions.replacing import ENTERS_WITH, RANK_FIRST, replaces
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import OF_BATTLES
from judgekit.games.mtg.meaning.defenders import PROTECTOR, SIEGE, protector_of
from judgekit.games.mtg.meaning.keyword_meanings import STANDS_FOR_RULES
from judgekit.games.mtg.state.combatants import attackers
from judgekit.games.mtg.state.counters import changed_counters
from judgekit.games.mtg.state.faces import card_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, alive, opponents
from judgekit.games.mtg.state.mentioned import spoken_of
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import STACK, permanents
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.games.mtg.turn.state_based_actions import CONDITIONS, DECIDED_FIRST, UNDECIDED
from judgekit.language.parts import Part

DEFENSE = "defense"

_DEFEATED = "mtg@20260417:310.11b"
"""The rule that says what happens as the last defense counter of a Siege goes."""

_PROTECTED = "mtg@20260417:310.11a"
"""The rule by which an opponent protects a Siege."""

_any_battle = spoken_of("battle")

_WHEN_DEFEATED = {
    "triggered": {
        "when": [{"event": "remove-counters", "kind": DEFENSE, "object": "this", "last": "true"}],
        "do": [
            {"exile": "this", "as": "exiled"},
            {"may": "you", "do": [{"cast": "exiled", "free": "true", "transformed": "true"}]},
        ],
    }
}

OF_BATTLES["defeated"] = (SIEGE, read_ability(Part(_WHEN_DEFEATED))[0]._replace(name="defeated", text="defeated"))
STANDS_FOR_RULES["defeated"] = _DEFEATED


@replaces("move")
def enters_protected(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """A battle enters with defense counters, and the controller of a Siege chooses an opponent who protects it (614.1c)."""
    of = proposed.of or ""
    if not enters(draft, proposed) or proposed.get("face_down") or not _any_battle(draft):
        return
    ahead = as_it_would_be(draft, proposed)
    card, values = card_of(ahead, ahead.objects[of]), view_of(ahead).of(of)
    if "battle" not in values.types or card is None:
        return
    enemies = tuple(opponents(draft, values.controller)) if SIEGE in values.subtypes else ()
    question = Ask(PROTECTOR, values.controller, args=(enemies, ("mtg@20260417:310.8a", _PROTECTED)))
    yield Replacement(
        f"battle:{of}",
        of,
        partial(_with_defense, card.defense or 0),
        rules=("mtg@20260417:310.4b", *ENTERS_WITH),
        rank=RANK_FIRST,
        ask=(lambda _draft, _event: question) if enemies else None,
    )


def _with_defense(printed: int, _draft: MtgDraft, proposed: Event, choice: str | None) -> tuple[Event, ...]:
    entering = proposed.having(counters=changed_counters(proposed.get("counters", ()), DEFENSE, printed))
    if choice is None:
        return (entering,)
    chosen = {**dict(proposed.get("chosen", ())), PROTECTOR: choice}
    return (entering.having(chosen=tuple(sorted(chosen.items()))),)


# State-based actions.


def _triggered(position: MtgPosition, record: Object) -> bool:
    """Tell whether an ability of a battle has triggered and has not yet left the stack."""
    stack = (position.objects[id] for id in position.zones.get(STACK, ()))
    triggered = (one for one in stack if one.kind == "ability" and one.ability and one.ability.kind == "triggered")
    return any(one.source == record.ref for one in (*position.waiting, *triggered))


def undefended(position: MtgPosition) -> Iterator[Event]:
    """A battle with no defense is put into the graveyard, unless an ability of it has triggered and is still to resolve."""
    for record in _battles(position):
        if not record.count(DEFENSE) and not _triggered(position, record):
            rules = ("mtg@20260417:704.5v", "mtg@20260417:310.7")
            yield moving(position, record.id, "graveyard", None, reason="state", rules=rules)


def _battles(position: MtgPosition) -> list[Object]:
    if not _any_battle(position):
        return []
    view = view_of(position)
    return [record for record in permanents(position) if "battle" in view.of(record.id).types]


def _unprotected(position: MtgPosition) -> Iterator[tuple[Object, str, tuple[str, ...]]]:
    """Yield each battle without a proper protector: the battle, its controller and the rules.

    One that is being attacked keeps to that until it is not, unless its own controller protects it.
    """
    battles = _battles(position)
    if not battles:
        return
    view = view_of(position)
    attacked = {one.attacking for one in attackers(position)}
    for record in battles:
        controller = view.of(record.id).controller
        protector = protector_of(position, record)
        if SIEGE in view.of(record.id).subtypes and protector == controller:
            yield record, controller, ("mtg@20260417:704.5x", "mtg@20260417:310.10")
        elif (protector is None or protector not in alive(position)) and record.id not in attacked:
            yield record, controller, ("mtg@20260417:704.5w", "mtg@20260417:310.10")


def _able(position: MtgPosition, record: Object, controller: str) -> tuple[str, ...]:
    siege = SIEGE in view_of(position).of(record.id).subtypes
    return tuple(opponents(position, controller)) if siege else (controller,)


def ask_for_protector(draft: MtgDraft, task: str) -> Ask | None:
    """Ask the controller of a battle who protects it from now on, where somebody can."""
    for record, controller, rules in _unprotected(draft):
        players = _able(draft, record, controller)
        if players:
            return Ask(PROTECTOR, controller, args=(players, rules), then=Task("protector-chosen", (record.id, task)))
    return None


@GAME.question(PROTECTOR, candidates=lambda question: question.args[0])
def judge_protector(question: Question, choice: object) -> Allowed | Refused:
    """One of the players who can protect the battle is chosen."""
    players, rules = question.args
    return Allowed(rules) if choice in players else Refused(rules, phrase("a player who can protect the battle"))


@GAME.task("protector-chosen")
def protector_chosen(draft: MtgDraft, id: str, task: str, choice: str) -> None:
    """The player protects the battle; the check goes on."""
    record = draft.objects[id]
    draft.change(id, chosen=tuple(sorted({**dict(record.chosen), PROTECTOR: choice}.items())))
    draft.note(PROTECTOR, of=id, by=choice, rules=("mtg@20260417:310.8f",))
    draft.do(task)


def never_protected(position: MtgPosition) -> Iterator[Event]:
    """A battle that nobody can protect is put into the graveyard."""
    for record, controller, rules in _unprotected(position):
        if not _able(position, record, controller):
            yield moving(position, record.id, "graveyard", None, reason="state", rules=rules)


DECIDED_FIRST.append(ask_for_protector, _any_battle)
UNDECIDED.append(lambda position: any(_able(position, one, who) for one, who, _ in _unprotected(position)), _any_battle)
CONDITIONS.append(undefended, _any_battle)
CONDITIONS.append(never_protected, _any_battle)
