"""Duel Masters for scenarios: steps, questions about a position, and the wording of choices and traces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, IllegalAnswer, Question, Refused, Task, Unsupported
from judgekit.engine.positions import AnyPosition
from judgekit.games.duel_masters import DUEL, looking
from judgekit.games.duel_masters.attack import judge_attack, obliged_to_attack, targets_of
from judgekit.games.duel_masters.cards import understood
from judgekit.games.duel_masters.characteristics import creatures_of
from judgekit.games.duel_masters.costs import cost_of, costs_of
from judgekit.games.duel_masters.game import STEPS, ZONES, DuelPosition, sides_of
from judgekit.games.duel_masters.king_cells import ways_of
from judgekit.games.duel_masters.known_words import VOCABULARY
from judgekit.games.duel_masters.playing import goes_free, judge_play
from judgekit.games.duel_masters.start import read_start
from judgekit.games.duel_masters.terms import ELEMENTS, Card
from judgekit.games.duel_masters.turn import END, judge_charge
from judgekit.games.duel_masters.zones import stands_on_another
from judgekit.mechanics.abilities.choosing import of_the_player
from judgekit.mechanics.abilities.resolving import RESOLVING
from judgekit.mechanics.terms.records import Value
from judgekit.table.acting import check_there
from judgekit.table.adapter import Finding, Misfit, Plain, Session
from judgekit.table.choices import (
    ACCEPT,
    NOTHING,
    ChoiceWords,
    read_ids,
    read_optional,
    read_set,
    read_words,
    says_yes_or_no,
    text_of,
    write_act,
    write_list,
    write_set,
)
from judgekit.table.decks import deck_judge, deck_query
from judgekit.table.queries import NONE, describe, visible_to
from judgekit.table.standard import (
    USUALLY_CALLED,
    StandardAdapter,
    asked_ahead,
    asked_of_object,
    object_asked,
    player_asked,
)
from judgekit.table.steps import IS_THE_TURN_PLAYER, Action, StepRules, Steps
from judgekit.table.wording import Wording, words_in

_SETS = ("cells", "payment", "break", "choose", "choose-within", "discard", "search", "random", "given")


def _priority(_question: Question, plain: Plain) -> Plain:
    if isinstance(plain, Mapping):
        for key in ("charge", "play", "activate"):
            if key in plain:
                return (key, text_of(plain[key]))
        attack = plain.get("attack")
        if isinstance(attack, Mapping) and len(attack) == 1:
            attacker, target = next(iter(attack.items()))
            return ("attack", str(attacker), text_of(target))
    word = text_of(plain)
    if word in ("end", "pass"):
        return ("end",)
    raise Misfit(phrase("`charge`, `play`, `attack` or `end` is expected here"))


def _declared(_question: Question, plain: Plain) -> Plain:
    """Return what is declared: cards, S・バック with the shield that is discarded for it."""
    if plain is None or (isinstance(plain, str) and plain in NOTHING):
        return ()
    found: list[tuple[str, str]] = []
    for item in plain if isinstance(plain, list | tuple) else [plain]:
        if isinstance(item, Mapping):
            found += [(str(card), text_of(shield)) for card, shield in item.items()]
        else:
            found.append((text_of(item), ""))
    return tuple(sorted(found))


def _number(_question: Question, plain: Plain) -> Plain:
    """Return a number; anything else is left as it is, and is no legal one."""
    word = text_of(plain)
    return int(word) if word.isdecimal() else word


def _says_nothing(plain: Plain) -> bool:
    return plain == [] or (isinstance(plain, str) and plain in NOTHING)


def _chosen(question: Question, plain: Plain) -> Plain:
    """Return cards; of one card that may be chosen or left also whether it is (「1枚…してもよい」)."""
    if question.args[1:3] == (0, 1) and len(question.args[0]) == 1 and says_yes_or_no(plain):
        return tuple(question.args[0]) if read_optional(question, plain) == ACCEPT else ()
    return read_set(question, plain)


def _charged(_question: Question, plain: Plain) -> Plain:
    """Return a card, or that none is charged."""
    return NONE if _says_nothing(plain) else text_of(plain)


def _attack_said(_question: Question, plain: Plain) -> Plain:
    """Return an attack: {attacker: what it attacks}, or both in a list; or that nothing attacks."""
    if _says_nothing(plain):
        return NONE
    if isinstance(plain, Mapping) and len(plain) == 1:
        attacker, target = next(iter(plain.items()))
        return (str(attacker), text_of(target))
    return read_words(_question, plain)


CHOICES = ChoiceWords(
    {
        **dict.fromkeys(_SETS, read_set),
        "choose": _chosen,
        "priority": _priority,
        "attacks": _attack_said,
        "charge": _charged,
        "redirect": read_ids,
        "declare": _declared,
        "evolution-source": read_ids,
        "number": _number,
    },
    {
        **dict.fromkeys(_SETS, write_set("none")),
        **dict.fromkeys(("cells", "payment"), write_list),
        "break": write_list,
        "priority": write_act,
        "attacks": lambda _question, choice: choice if choice == NONE else {choice[0]: choice[1]},
        "redirect": write_list,
        "declare": lambda _question, choice: [{card: shield} if shield else card for card, shield in choice],
        "evolution-source": write_set("none"),
    },
)


_CHOICES_INSIDE = frozenset(
    (
        *("choose", "discard", "search", "optional", "mode", "order", "number", "choose-within", "given"),
        *("civilization", "race", "name"),
    )
)
"""Kinds of question inside of an effect: `legal: choices` asks for whichever is open."""

_INLINE = {
    **dict.fromkeys(("pay", "payment"), "payment"),
    "onto": "evolution-source",
    "cells": "cells",
    **dict.fromkeys(("face", "side"), "side"),
    "ability": "mode",
    **{kind: kind for kind in ("redirect", "break", "declare", "resolve")},
    **{kind: kind for kind in _CHOICES_INSIDE},
}
"""Choices that a step may make itself, by key, with the kind of question they answer."""

_KINDS = {
    **dict.fromkeys(("payments", "pay"), "payment"),
    **dict.fromkeys(("redirects", "blocks"), "redirect"),
    "attack": "attacks",
    "play": "plays",
    "choices": "choose",
    "onto": "evolution-source",
    "breaks": "break",
    "declarations": "declare",
}


_SAID_FOR = {**dict.fromkeys(("summon", "cast", "deploy", "execute"), "play"), "block": "redirect"}
"""What players call a step, and the step (601.1, 507.1)."""


def _usual(action: Action) -> Action:
    """Return a step as the format words it: summoning is playing a card, blocking is redirecting (601.1, 507.1)."""
    found = {_SAID_FOR.get(key, key): value for key, value in action.items()}
    if "onto" in found and not {"play", "choose", "declare", "resolve"} & set(found):
        found = {"choose": found.pop("onto"), "question": "evolution-source", **found}
    if isinstance(found.get("attack"), str) and "target" in found:
        found["attack"] = {found["attack"]: found.pop("target")}
    return found


def _nothing_described(_position: AnyPosition, _plain: Plain, _by: str) -> Task:
    raise Unsupported(phrase("instructions that a step describes"), "605.2")


_STEPS = Steps(
    order=STEPS,
    inline=_INLINE,
    kinds=_KINDS,
    answering={
        "redirect": ("507.1",),
        "break": ("509.3",),
        "declare": ("113.6",),
        "resolve": ("605.1", "101.4", "101.4a", "603.3"),
    },
    passing=END,
    stack="under",
    check=("settle", "state-based-actions"),
    apply=_nothing_described,
    first_step="turn-start",
    rules=StepRules(passes=("500.2",), resolves=("605.1",), empty=("605.1",), over="104.1", right=IS_THE_TURN_PLAYER),
)


def _one_attack() -> str:
    return phrase("one attacking creature and what it attacks is expected: {attacker: player or creature}")


def _attack(table: Session, action: Action) -> None:
    attack = action["attack"]
    if not isinstance(attack, Mapping) or len(attack) != 1:
        raise Misfit(_one_attack(), ("attack",))
    attacker, target = next(iter(attack.items()))
    check_there(table.position, str(attacker), "attack")
    _STEPS.with_right(table, action, ("505.2", "506.1"))
    _STEPS.lay(table, action, "attack")
    table.answer(("attack", str(attacker), str(target)))


_CHARGING = _STEPS.does("charge", ("503.1",))


def _charge(table: Session, action: Action) -> None:
    """Charge a card; `none` says that none is charged, and leaves the step as it is (503.1)."""
    if action["charge"] != NONE:
        _CHARGING(table, action)
    else:
        _STEPS.with_right(table, action, ("503.1",))


_STEPS.add(
    {
        "charge": _charge,
        "play": _STEPS.does("play", ("504.1",)),
        "activate": _STEPS.does("activate", ("602.1",)),
        "attack": _attack,
    }
)


# What could be done, without being asked.


@DUEL.question("charge", candidates=lambda question: (*question.position.zones.get(f"hand/{question.by}", ()), NONE))
@of_the_player
def _judge_charge(position: DuelPosition, player: str, choice: Value) -> Allowed | Refused:
    return Allowed(("503.1",)) if choice == NONE else judge_charge(position, player, choice)


def _attacks(question: Question) -> Iterator[Value]:
    for id in creatures_of(question.position, question.by):
        yield from ((id, target) for target in targets_of(question.position, id))
    yield NONE


@DUEL.question("attacks", candidates=_attacks)
@of_the_player
def _judge_attacks(position: DuelPosition, player: str, choice: Value) -> Allowed | Refused:
    if choice == NONE:
        obliged = obliged_to_attack(position, player)
        return Refused(("506.1b",), phrase("a creature has to attack")) if obliged else Allowed(("506.1a",))
    if not isinstance(choice, tuple) or len(choice) != 2:
        return Refused(("505.2",), _one_attack())
    return judge_attack(position, player, *choice)


@DUEL.question("attackers", candidates=lambda question: creatures_of(question.position, question.by))
@of_the_player
def _judge_attacker(position: DuelPosition, player: str, choice: Value) -> Allowed | Refused:
    """Tell whether a creature may attack anything (506.1a)."""
    if (id := str(choice)) not in position.objects:
        return Refused(("505.3",), phrase("no such creature"))
    judged = [judge_attack(position, player, id, target) for target in targets_of(position, id)]
    return next((one for one in judged if isinstance(one, Allowed)), judged[0])


DUEL.question(
    "plays",
    candidates=lambda question: [
        id for id, card in sorted(question.position.objects.items()) if card.owner == question.by
    ],
)(of_the_player(judge_play))


def _payment(position: DuelPosition, query: Action) -> Question | None:
    id = object_asked(position, query)
    if id is None:
        return None
    player = player_asked(position, query)
    card = position.objects[id]
    wanted = query.get("face", query.get("side"))
    side = next((one for one in ways_of(position, card) if wanted in (None, one.name)), None)
    if side is None:
        raise Misfit(phrase("{id} has no side {wanted!r}", id=id, wanted=wanted), ("face",))
    costs, civilizations, _rules = costs_of(position, player, card, side, (None, ()))
    args = (costs, civilizations, id, goes_free(position, player, card, side))
    return Question(position, Ask("payment", player, of=id, args=args))


def _source(position: DuelPosition, player: str, id: str) -> Question | None:
    side = next((one for one in sides_of(position, position.objects[id]) if one.types & ELEMENTS), None)
    if side is None:
        return None
    optional = not stands_on_another(side.special)
    return Question(position, Ask("evolution-source", player, of=id, args=(player, side.name, optional)))


def _cells(position: DuelPosition, player: str, id: str) -> Question | None:
    whole = next((one for one in ways_of(position, position.objects[id]) if one.cells), None)
    return Question(position, Ask("cells", player, of=id, args=(whole.name,))) if whole else None


def _cost(table: Session, query: Action) -> Finding:
    id, position = str(query["cost"]), table.position
    if id not in position.objects:
        raise Misfit(phrase("there is no object {id!r}", id=id), ("cost",))
    card = position.objects[id]
    return Finding(*cost_of(position, card.owner, card, ways_of(position, card)[0]))


_judge_deck: Callable[[Sequence[Card]], Allowed | Refused] = deck_judge(
    belongs=lambda _card: True,
    foreign=(),
    size=(40, ("100.2",)),
    copies=(4, ("100.2a",)),
    legal=("100.2", "100.2a"),
    needed=lambda: phrase("40 cards, at most 4 of one name"),
)
"""The deck: 40 cards, at most 4 of one name."""


class DuelMastersAdapter(StandardAdapter):
    """Duel Masters as scenarios see it."""

    game = DUEL
    editions = ("dm@2025",)
    notated_in = "judgekit.games.duel_masters.notation"
    resting = frozenset(("priority", "redirect", "break", "declare", "resolve"))
    nowhere = frozenset(("none",))
    events: Mapping[str, tuple[str, ...]] = {
        "zone-change": ("move",),
        "put": ("move?to=battle-zone",),
        "enters": ("move?to=battle-zone",),
        "leaves": ("move?from=battle-zone",),
        "charge": ("move?cause=charge",),
        "shield-to-hand": ("move?cause=break", "move?cause=shield"),
        "destroyed": ("destroy",),
        "untapped": ("untap",),
        "tapped": ("tap",),
    }
    details = frozenset(("to", "from", "at", "cause", "tapped", "target", "player", "free", "shields", "side", "alone"))
    called: Mapping[str, tuple[str, ...]] = {
        **USUALLY_CALLED,
        **{kind: (*USUALLY_CALLED[kind], "choices") for kind in ("optional", "discard", "search")},
        **dict.fromkeys(("mode", "order"), ("choices",)),
        "evolution-source": ("onto", "source"),
        "choose": ("card", "cards", "creature", "creatures", "selection", "choices"),
        "redirect": ("block", "blocker"),
        "break": ("shields",),
        "resolve": ("order", "waiting"),
        "side": ("face",),
    }
    steps = STEPS
    misprints: Mapping[str, str] = dict(
        one.split(" for ") for one in ("505.2a for 506.2a",)
    )  # no citations of the code
    facts: Mapping[str, tuple[str, str]] = {"tapped": ("tapped", "flag")}
    player_facts: Mapping[str, tuple[str, str]] = {}
    text_types = ("Creature", "Spell", "Evolution Creature", "S-MAX Evolution Creature", "D2 Field")
    unsaid: Mapping[str, Plain] = {"charge": NONE, "attacks": NONE}
    steps_done, choices, queries = _STEPS, CHOICES, looking.QUERIES
    words = Wording(words_in(Path(__file__).with_name("wording.tsv")))
    vocabulary = VOCABULARY
    starts, understands = staticmethod(read_start), staticmethod(understood)
    asked: Mapping[str, Callable[[Session, Action], Finding]] = {
        "visible-to": lambda table, query: visible_to(table.position, query, looking.seen_by),
        "cost": _cost,
        "deck": deck_query(library=_judge_deck),
    }
    ahead: Mapping[str, Callable[[AnyPosition, Action], Question | None]] = {
        **{kind: asked_ahead(kind) for kind in ("charge", "attacks", "attackers", "plays")},
        "payment": _payment,
        "cells": asked_of_object(_cells),
        "evolution-source": asked_of_object(_source),
    }

    def legal(self, table: Session, query: Action) -> tuple[Question, Callable[[Plain], Plain]] | None:
        """Return the question whose legal answers a query asks for, where it is not the open one."""
        found = super().legal(table, query)
        if found is None or found[0].kind != "attacks":
            return found
        return found[0], lambda choice: self.write_choice(found[0], choice)

    def answers(self, action: Action) -> frozenset[str]:
        """Return the kinds of question that a step is about; the only payment is made before anything is chosen."""
        action = _usual(action)
        if action.get("legal") in ("choice", "choices"):
            return _CHOICES_INSIDE
        found = super().answers(action)
        made_before = {"payment", *self.resting}
        return frozenset(self.game.questions) - made_before if found == {"*"} else found

    def perform(self, table: Session, action: Action) -> None:
        """Do one step; what is resolved in it is listed anew, with what was still being resolved as it began."""
        action = _usual(action)
        if done := table.position.facts.get("resolved"):
            draft = table.position.draft()
            draft.set_fact("resolved", done[-1:] if table.position.facts.get(RESOLVING) else ())
            table.position = draft.seal()
        try:
            super().perform(table, action)
        except Misfit:  # what is chosen where nothing is asked but what to do next
            question = table.position.question
            if question is None or question.kind != "priority" or not set(action) <= {"choose", "by"}:
                raise
            refused = Refused(("605.2b",), phrase("nothing is to be chosen now"))
            raise IllegalAnswer(question, action["choose"], refused) from None

    def describe(self, position: DuelPosition) -> Plain:
        """Return the whole position as plain data; what lies below a card is shown with the card."""
        zones = ZONES._replace(shared=("battle-zone",))
        return describe(position, zones, ("library", "shield-zone"), lambda _player: {}, looking.shown)


ADAPTER = DuelMastersAdapter()
"""The one scene of Duel Masters."""
