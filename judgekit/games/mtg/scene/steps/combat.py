"""Steps of Magic scenarios in combat: attack, block, damage-order, assign-damage, and the choices they answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.engine import Ask, IllegalAnswer, Question, Refused
from judgekit.engine.questions import Shares
from judgekit.games.mtg.actions.damage.damage import lethal
from judgekit.games.mtg.combat.damage_assignment import Assigner, assigners, distributions, faulty
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.multiplayer.shared_turns import acts_with
from judgekit.games.mtg.scene.notation.choices import READERS, WRITERS, write_choice
from judgekit.games.mtg.scene.steps.legal_answers import LEGAL, Legal
from judgekit.games.mtg.scene.steps.steps import ACTIONS, ANSWERING, INLINE, KINDS, RESTING_KINDS, lay
from judgekit.games.mtg.scene.steps.words import Action
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.table.acting import what_is_open
from judgekit.table.adapter import Misfit, Session, Unscripted
from judgekit.table.choices import ids_of, text_of

Plain = Json

_RULES = {"attack": "508.1", "block": "509.1", "damage-order": "509.2", "assign-damage": "510.1"}


def _open(table: Session, action: Action, kind: str) -> Question:
    """Return the open question of a declaration; IllegalAnswer where it is not the moment for it."""
    game = table.position.game
    if kind not in game.questions:
        raise Misfit(phrase("{edition} has no {kind}", edition=game.edition, kind=kind.replace("-", " ")), (kind,))
    table.position = game.advance(table.position, table.trace)
    question = table.position.question
    if question is None or question.kind != kind:
        table.settle()
        question = table.position.question
    if question is None or question.kind != kind:
        raise IllegalAnswer(question, action[kind], Refused((_RULES[kind],), what_is_open(table.position)))
    by = action.get("by")
    if by is not None and by not in table.position.players:
        raise Misfit(phrase("there is no player {by!r}", by=by), ("by",))
    question = _up_to(table, question, by)
    if by is not None and not acts_with(table.position, by, question.by):
        said = phrase("{by} decides, not {by2}", by=question.by, by2=by)
        if kind == "attack":
            said = phrase("only the player whose turn it is attacks, and it is {by}'s turn", by=question.by)
        raise IllegalAnswer(question, action[kind], Refused((_RULES[kind],), said))
    return question


def _up_to(table: Session, question: Question, by: str | None) -> Question:
    """Return the declaration of the player named, after those of players before them who have one way to declare only (802.4)."""
    while (
        by is not None
        and question.by != by
        and any(task.name == "declare-blocks-of" and by in task.args for task in table.position.agenda)
        and len(question.choices) == 1
    ):
        table.position = table.position.game.answer(table.position, question.choices[0], table.trace)
        if table.position.question is None or table.position.question.kind != question.kind:
            break
        question = table.position.question
    return question


def _declare(kind: str) -> Callable[[Session, Action], None]:
    def doing(table: Session, action: Action) -> None:
        _open(table, action, kind)
        lay(table, action, kind)
        table.answer_plain(action[kind])

    return doing


def _damage_order(table: Session, action: Action) -> None:
    orders = action["damage-order"]
    if not isinstance(orders, Mapping):
        raise Misfit(phrase("orders by creature are expected here"), ("damage-order",))
    left = dict(orders)
    lay(table, action, "damage-order")
    while left:
        question = _open(table, action, "damage-order")
        if question.of not in left:
            raise IllegalAnswer(
                question, orders, Refused(("509.2",), phrase("the order of {of} is asked for", of=question.of))
            )
        table.answer_plain(left.pop(question.of))


def _assign_damage(table: Session, action: Action) -> None:
    """Assign and deal combat damage; state-based actions are left for a later step."""
    wanted = action["assign-damage"]
    if not isinstance(wanted, Mapping):
        raise Misfit(phrase("damage by creature is expected here"), ("assign-damage",))
    draft = table.position.draft()
    draft.set(pause=True)
    table.position = draft.seal()
    lay(table, action, "assign-damage")
    before = table.position = table.position.game.advance(table.position, table.trace)
    if before.question is None or before.question.kind != "assign-damage":
        raise IllegalAnswer(before.question, wanted, Refused(("510.1",), phrase("no combat damage is assigned now")))
    table.settle()
    question = table.position.question
    asked = set()
    while question is not None and question.kind == "assign-damage":
        asked.add(question.by)
        table.answer_plain(wanted)
        question = table.position.question
    _check_the_rest(before, wanted, asked)


def _check_the_rest(position: MtgPosition, wanted: Mapping[str, Json], asked: set[str]) -> None:
    """Judge what a step assigns for players who were not asked because they had no choice."""
    left = {id for id, shares in wanted.items() if id not in position.objects or _deals_something(shares)}
    for player in position.players:
        everyone = assigners(position, player)
        left -= {one.id for one in everyone}
        if player in asked:
            continue
        shares = {
            one.id: _shares_of(position, one, wanted[one.id]) if one.id in wanted else next(distributions(one))
            for one in everyone
        }
        fault = faulty(position, everyone, shares)
        if fault is not None:
            raise IllegalAnswer(None, dict(wanted), fault)
    if left:
        raise IllegalAnswer(
            None, dict(wanted), Refused(("510.1a",), phrase("{left} assigns no combat damage", left=min(left)))
        )


def _deals_something(shares: Plain) -> bool:
    """Tell whether what is said of a creature's damage is more than that it deals none."""
    worded = isinstance(shares, Mapping) and bool({_REST, _LETHAL} & {*map(str, shares.values())})
    return worded or any(number for _to, number in _read_shares(shares))


# Wording.


_REST = "rest"
"""What is left of a creature's damage, whatever that is."""
_LETHAL = "lethal"
"""As much as is lethal for a creature (120.6, 702.2c)."""
_BLOCKERS = "blockers"
"""Stands for every creature to which the creature assigns in order."""


def _read_attack(question: Question, plain: Plain) -> object:
    if plain in ("none", [], "", None, {}):
        return ()
    if not isinstance(plain, Mapping):
        raise Misfit(phrase("attackers and what they attack are expected here"), (), "{bear: B}")
    position = question.position
    return tuple(sorted((id, text_of(at)) for name, at in plain.items() for id in ids_of(position, name)))


def _read_block(question: Question, plain: Plain) -> object:
    if plain in ("none", [], "", None, {}):
        return ()
    if not isinstance(plain, Mapping):
        raise Misfit(phrase("blockers and what they block are expected here"), (), "{bear: ogre}")
    position = question.position
    return tuple(
        sorted((id, tuple(sorted(ids_of(position, of)))) for name, of in plain.items() for id in ids_of(position, name))
    )


def creatures_in_brief(question: Question, listed: Sequence[object]) -> tuple[list[object], list[object]] | None:
    """Return creatures that are listed without what they attack or block, and all of some legal declaration; None otherwise.

    Args:
        question: who attacks or blocks.
        listed: what a scenario lists of it.
    """
    position = question.position
    if question.kind not in ("attack", "block"):
        return None
    if listed and all(isinstance(plain, list) for plain in listed):
        # Whole declarations, each as the creatures that take part in it.
        declared = dict.fromkeys(tuple(sorted({id for id, _ in choice})) for choice in question.choices)
        return [tuple(sorted(ids_of(position, plain))) for plain in listed], list(declared)
    if not all(isinstance(plain, str) for plain in listed):
        return None
    wanted: list[object] = []
    for plain in listed:
        ids = ids_of(position, str(plain))
        if len(ids) != 1 or ids[0] not in position.objects:
            return None
        wanted.extend(ids)
    return wanted, list(dict.fromkeys(id for choice in question.choices for id, _ in choice))


def _read_shares(plain: Plain) -> tuple[tuple[str, int], ...]:
    if not isinstance(plain, Mapping):
        raise Misfit(phrase("damage by creature or player is expected here"), (), "{bear: 2, B: 3}")
    shares = ((text_of(to), _points(number)) for to, number in plain.items())
    return tuple(sorted((to, number) for to, number in shares if number))


def _shares_of(position: MtgPosition, one: Assigner, plain: Plain) -> Shares:
    """Return how a creature shares out its damage; "rest" is what the others leave of it (510.1a)."""
    plain = _lethal_in_numbers(position, one, plain) if isinstance(plain, Mapping) else plain
    rest = [to for to, number in plain.items() if number == _REST] if isinstance(plain, Mapping) else []
    if not isinstance(plain, Mapping) or len(rest) != 1:
        return _read_shares(plain)
    others = _read_shares({to: number for to, number in plain.items() if to not in rest})
    return _read_shares({**dict(others), rest[0]: max(0, one.amount - sum(number for _to, number in others))})


def _lethal_in_numbers(position: MtgPosition, one: Assigner, plain: Mapping[str, Plain]) -> dict[str, Plain]:
    """Return how a creature shares out its damage with numbers where it says that lethal damage is assigned.

    What is left of it where nothing lies beyond the blockers goes to the last of those.
    """
    said = {to: number for name, number in plain.items() for to in (one.order if name == _BLOCKERS else (name,))}
    lethal_to = [to for to, number in said.items() if number == _LETHAL]
    for to in lethal_to:
        if to not in one.order:
            raise Misfit(phrase("{to} does not block {id}", to=to, id=one.id))
        said[to] = str(lethal(view_of(position).of(to), position.objects[to], one.deadly))
    if lethal_to and not one.beyond and len(lethal_to) == len(said):
        left = one.amount - sum(_points(number) for number in said.values())
        said[lethal_to[-1]] = str(_points(said[lethal_to[-1]]) + max(0, left))
    return said


def _points(number: Plain) -> int:
    try:
        if isinstance(number, str | int):
            return int(number)
    except ValueError:
        pass
    raise Misfit(phrase("numbers are expected here"))


def _read_assignment(question: Question, plain: Plain) -> object:
    if not isinstance(plain, Mapping):
        raise Misfit(phrase("damage by creature is expected here"), (), "{ogre: {bear: 2, B: 3}}")
    everyone = assigners(question.position, question.by)
    named = {one.id: _shares_of(question.position, one, plain[one.id]) for one in everyone if one.id in plain}
    for one in everyone:
        if one.id not in named:
            named[one.id] = _only_way(question, everyone, named, one)
    return tuple(sorted(named.items()))


def _only_way(question: Question, everyone: list[Assigner], named: dict[str, Shares], one: Assigner) -> Shares:
    """Return how a creature that a step leaves out assigns its damage, where there is one way only; Unscripted otherwise."""
    given = {other.id: named.get(other.id) or next(distributions(other)) for other in everyone}
    ways = [
        shares
        for shares in distributions(one)
        if faulty(question.position, everyone, {**given, one.id: shares}, one.id) is None
    ]
    if len(ways) != 1:
        raise Unscripted(question)
    return ways[0]


def _read_bands(question: Question, plain: Plain) -> object:
    if plain in ("none", [], "", None):
        return ()
    if not isinstance(plain, str | list | tuple):
        raise Misfit(
            phrase("creatures are expected here, in lists of those that attack together"), (), "[[bear, wolf]]"
        )
    bands = [plain] if plain and isinstance(plain[0], str) else plain
    return tuple(sorted(tuple(sorted(ids_of(question.position, band))) for band in bands))


def _read_order(question: Question, plain: Plain) -> tuple[str, ...]:
    """Read an order of creatures, also under the creature whose damage is assigned in it, as the step words it (509.2)."""
    if isinstance(plain, Mapping) and len(plain) == 1:
        ((whose, order),) = plain.items()
        ids = ids_of(question.position, order)
        return ids if whose == question.of else (str(whose), *ids)  # of another creature: no order that is asked for
    return ids_of(question.position, plain)


def _one_or_list(ids: tuple[str, ...]) -> Plain:
    return ids[0] if len(ids) == 1 else list(ids)


READERS.update(
    {
        "attack": _read_attack,
        "block": _read_block,
        "bands": _read_bands,
        "assign-damage": _read_assignment,
        "assign-damage-of": lambda _question, plain: _read_shares(plain),
        "damage-order": _read_order,
    }
)
WRITERS.update(
    {
        "attack": lambda _question, choice: dict(choice),
        "block": lambda _question, choice: {id: _one_or_list(ids) for id, ids in choice},
        "bands": lambda _question, choice: [list(band) for band in choice],
        "assign-damage": lambda _question, choice: {id: dict(shares) for id, shares in choice},
        "assign-damage-of": lambda _question, choice: dict(choice),
        "damage-order": lambda _question, choice: list(choice),
    }
)

INLINE["bands"] = "bands"
KINDS.update(
    {
        "attacks": "attack",
        "attackers": "attack",
        "blocks": "block",
        "blockers": "block",
        "damage-orders": "damage-order",
        "combat-damage": "assign-damage",
    }
)
KINDS["bands"] = "bands"
ANSWERING.update({kind: kind for kind in _RULES})
RESTING_KINDS.update((*_RULES, "proceed"))
ACTIONS.update(
    {
        "attack": _declare("attack"),
        "block": _declare("block"),
        "damage-order": _damage_order,
        "assign-damage": _assign_damage,
    }
)


def _legal(table: Session, query: Action, kind: str) -> Legal | None:
    """Return the question of a declaration, open or as it would be now; for one creature, how it may assign its damage."""
    position: MtgPosition = table.position.game.advance(table.position, table.trace)
    table.position = position
    question = position.question
    by = query.get("by") or (question.by if question is not None and question.kind == kind else None)
    of = query.get("of")
    if kind == "assign-damage" and isinstance(of, list):
        who = by or _assigning(position, str(of[0]))
        if {one.id for one in assigners(position, who)} != set(of):
            raise Misfit(phrase("not all creatures that assign damage with these are named"), ("of",), "leave `of` out")
        asked = Question(position, Ask(kind, who))
        return asked, partial(write_choice, asked)
    if kind == "assign-damage" and "of" in query:
        who = by or _assigning(position, str(query["of"]))
        asked = Question(position, Ask("assign-damage-of", who, of=str(query["of"]), args=(str(query["of"]),)))
        return asked, partial(write_choice, asked)
    if question is not None and question.kind == kind:
        return None
    if kind in ("attack", "block"):
        asked = Question(position, Ask(kind, by or position.facts["active"]))
        return asked, partial(write_choice, asked)
    return None


def _assigning(position: MtgPosition, id: str) -> str:
    for player in position.players:
        if any(one.id == id for one in assigners(position, player)):
            return player
    active: str = position.facts["active"]
    return active


for _kind in _RULES:
    LEGAL[_kind] = _legal
