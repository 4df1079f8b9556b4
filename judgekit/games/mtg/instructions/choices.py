"""608.2c-608.2e, 118.12: instructions about instructions: may, unless, if, for each, choices, piles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused, Task, Unsupported
from judgekit.games.mtg.abilities.choosing import asking, asking_optional
from judgekit.games.mtg.abilities.finding import find
from judgekit.games.mtg.abilities.interpreter import (
    cause,
    did,
    instruction,
    is_there,
    number,
    objects,
    offered,
    perform,
    players,
    refs,
    the_player,
    view_for,
)
from judgekit.games.mtg.abilities.once_each_turn import acts_once, keep_for_this_turn, known_this_turn
from judgekit.games.mtg.abilities.who_chooses import choice_in_range, choosable, rules_said
from judgekit.games.mtg.actions.drawing import cannot_draw
from judgekit.games.mtg.instructions.choosing_x import is_open, with_x
from judgekit.games.mtg.instructions.paying import cost_of, follow_next, payable
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.layers.modifying import EARLIER_LISTS
from judgekit.games.mtg.meaning.filters import perhaps, told_apart
from judgekit.games.mtg.meaning.names import name_meant
from judgekit.games.mtg.meaning.unresolved import Undetermined
from judgekit.games.mtg.meaning.words import holds, those
from judgekit.games.mtg.stack.costs.cost_actions import BLIGHT, EVIDENCE, FORAGE, cannot_pay
from judgekit.games.mtg.stack.resolving.mandatory_casting import nothing_to_cast, nothing_to_play
from judgekit.games.mtg.state.context import frame_of, settle, settled
from judgekit.games.mtg.state.game import GAME, MtgDraft, alive, opponents
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.state.zones import zone_key
from judgekit.games.mtg.terms.records import Action, Condition, Filter, Mode, Reference
from judgekit.games.mtg.terms.subtypes import BASIC_LAND_TYPES, listed
from judgekit.games.mtg.terms.symbols import COLORS
from judgekit.games.mtg.terms.type_lines import CARD_TYPES, KINDRED, TRIBAL
from judgekit.mechanics.abilities.choosing import ACCEPT

_PILES = "700.3"
"""The rule of piles."""

Actions = tuple[Action, ...]


@instruction("nothing")
def nothing(_draft: MtgDraft, _key: int, _action: Action) -> None:
    """Do nothing (608.2c)."""


@instruction("note")
def note(draft: MtgDraft, key: int, action: Action) -> None:
    """Remember a number for later instructions (608.2c)."""
    settle(draft, key, str(action.of), number(draft, key, action.amount))


# Whether something is possible (608.2d, 101.3).


def impossible(draft: MtgDraft, key: int, actions: Actions) -> bool:
    """Tell whether the first of some instructions is impossible, so that it cannot be chosen (608.2d)."""
    if not actions:
        return False
    try:
        return _impossible(draft, key, actions[0])
    except Undetermined:
        # Following the instruction says why nothing comes of it; it is no choice that the rules take away.
        return False


def _impossible(draft: MtgDraft, key: int, action: Action) -> bool:
    frame = frame_of(draft, key)
    if action.verb == "pay-life":
        if is_open(draft, frame, action.amount):
            return False
        return draft.players[the_player(draft, key, action.of)].life < number(draft, key, action.amount)
    if action.verb == "pay":
        times = number(draft, key, action.get("times"))
        least = with_x(frame, 0) if is_open(draft, frame, cost_of(action)) else frame
        return not payable(draft, least, the_player(draft, key, action.get("by")), cost_of(action), times)
    if action.verb in (BLIGHT, EVIDENCE, FORAGE):
        return bool(cannot_pay(draft, frame, the_player(draft, key, action.of), action))
    if action.verb == "draw" and action.of in (None, ("you",)):
        if is_open(draft, frame, action.amount):
            return False
        return bool(cannot_draw(draft, the_player(draft, key, action.of), number(draft, key, action.amount)))
    if action.verb == "discard":
        return _too_few_to_discard(draft, key, action)
    if action.verb == "remove-counters":
        return _too_few_counters(draft, key, action)
    if action.verb == "new-targets":
        aimed = (draft.objects[id].announced.targets for id in objects(draft, key, action.of))
        return not any(refs for words in aimed for _, refs in words)
    if action.verb in ("sacrifice", "exile", "destroy", "return", "tap", "untap", "put"):
        return not _any_subject(draft, key, action)
    if action.verb == "cast":
        return nothing_to_cast(draft, key, action)
    if action.verb == "play" and action.get("free"):
        return nothing_to_play(draft, key, action)
    if action.verb == "mill":
        return len(draft.zones.get(f"library/{the_player(draft, key, action.of)}", ())) < number(
            draft, key, action.amount
        )
    return False


def _too_few_to_discard(draft: MtgDraft, key: int, action: Action) -> bool:
    """Tell whether a single player has not the cards that are to be discarded; several do as much as each of them can."""
    who = players(draft, key, action.of or ("you",))
    if len(who) != 1 or action.amount == ("value", action.of or ("you",), "hand"):
        # A whole hand can be discarded though it is empty.
        return False
    hand, view, frame = draft.zones.get(zone_key("hand", who[0]), ()), view_for(draft, key), frame_of(draft, key)
    what = action.get("what")
    cards = [id for id in hand if what is None or perhaps(view, draft.objects[id].ref, what, frame)]
    least = action.amount if action.get("least") is None else action.get("least")
    fixed = least is not None and not is_open(draft, frame, least)
    return len(cards) < max(1, number(draft, key, least) if fixed else 1)


def _too_few_counters(draft: MtgDraft, key: int, action: Action) -> bool:
    """Tell whether none of the objects or players has the counters that are to be removed."""
    frame, of = frame_of(draft, key), action.of
    if action.get("least") is not None:
        return False
    any_number = action.get("all") or is_open(draft, frame, action.amount)
    wanted = 1 if any_number else number(draft, key, action.amount)
    kind = action.get("kind", "+1/+1")
    chosen = of is not None and of[0] == "choose"
    there = told_apart(view_for(draft, key), of[1], frame)[0] if of is not None and chosen else refs(draft, key, of)
    held = [dict((draft.objects.get(ref[0]) or draft.players[ref[0]]).counters) for ref in there]
    return not any((sum(one.values()) if kind == "any" else one.get(kind, 0)) >= wanted for one in held)


def _any_subject(draft: MtgDraft, key: int, action: Action) -> bool:
    frame = frame_of(draft, key)
    if action.of is None:
        return True
    if action.of[0] == "choose":
        who = players(draft, key, action.get("by")) if action.verb == "sacrifice" else (frame.you,)
        view = view_for(draft, key)
        found = [
            ref
            for player in who
            for found in told_apart(view, action.of[1], frame._replace(you=player))
            for ref in found
            if is_there(draft, ref) and (action.verb != "sacrifice" or view.of(ref[0]).controller == player)
        ]
        return len(found) >= max(1, number(draft, key, action.of[2]))
    if action.verb in ("exile", "return", "put"):
        return bool(find(draft, key, action.of))
    return bool(refs(draft, key, action.of))


# May.


@GAME.task("ask-optional")
def ask_optional(draft: MtgDraft, key: int, actions: Actions) -> Ask:
    """Ask whether an ability that says "you may" for all it does is used (603.5, 608.2d)."""
    frame = frame_of(draft, key)
    then = Task("optional-answered", (key, actions, (), ()))
    possible = _still_to_do(draft, key) and not impossible(draft, key, actions)
    return asking_optional(frame.you, then, "603.5", of=cause(frame), possible=possible)


def _still_to_do(draft: MtgDraft, key: int) -> bool:
    """Tell whether what an ability lets a player do has not been done this turn, where it says to do so only once (603.2i)."""
    frame = frame_of(draft, key)
    return not (acts_once(frame) and known_this_turn(draft, frame))


@instruction("may")
def may(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """A player may do something; what depends on it follows (101.4, 118.12, 608.2d)."""
    frame = frame_of(draft, key)
    who = the_player(draft, key, action.of)
    do, then, otherwise = (action.get(name) or () for name in ("do", "then", "else"))
    task = Task("optional-answered", (key, do, then, otherwise))
    possible = _still_to_do(draft, key) and not impossible(draft, key, do)
    return asking_optional(who, task, of=cause(frame), possible=possible)


@GAME.task("optional-answered")
def optional_answered(draft: MtgDraft, key: int, do: Actions, then: Actions, otherwise: Actions, choice: str) -> None:
    """Follow what was accepted, or what follows where it was not (603.5, 608.2d)."""
    accepted = choice == ACCEPT
    did(draft, key, accepted)
    if accepted and acts_once(frame_of(draft, key)):
        keep_for_this_turn(draft, frame_of(draft, key))
    draft.cite(*(("118.12",) if then or otherwise else ()))
    follow_next(draft, key, (*do, *then) if accepted else otherwise)


# Conditions and repetition.


@instruction("if")
def if_holds(draft: MtgDraft, key: int, action: Action) -> None:
    """Follow instructions if something holds, others if not (608.2c)."""
    condition: Condition | None = action.of
    view = view_for(draft, key)
    with view.noting() as noted:
        word = "then" if holds(view, condition, frame_of(draft, key)) else "else"
    draft.cite(*dict.fromkeys(noted))
    follow_next(draft, key, action.get(word) or ())


@instruction("if-done")
def if_done(draft: MtgDraft, key: int, action: Action) -> None:
    """Follow instructions if what came before was done (118.12, 608.2c)."""
    done: Actions = action.of or ()
    draft.note("if-done", of=cause(frame_of(draft, key)), rules=("118.12",))
    follow_next(draft, key, done if settled(draft, key, "did") else action.get("else") or ())


@instruction("repeat")
def repeat(draft: MtgDraft, key: int, action: Action) -> None:
    """Follow instructions so often (608.2c)."""
    times = number(draft, key, action.of)
    for _ in range(times):
        follow_next(draft, key, action.get("do") or ())


# Choices among instructions and of qualities.


@instruction("choose-one")
def choose_one(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """A player chooses one of several instructions; an impossible one cannot be chosen (608.2d, 700.2)."""
    frame = frame_of(draft, key)
    modes: tuple[Mode, ...] = action.of or ()
    player = the_player(draft, key, action.get("by"))
    possible = tuple(number for number, mode in enumerate(modes) if not impossible(draft, key, mode.do))
    if not possible:
        draft.note("impossible", of=cause(frame), rules=("609.3", "101.3"))
        return None
    names = _mode_names(modes)
    offered = tuple(names[number] for number in possible)
    then = Task("one-chosen", (key, modes, names))
    return Ask("option", player, of=cause(frame), args=(offered, tuple(rules_said(action))), then=then)


def _mode_names(modes: Sequence[Mode]) -> tuple[str, ...]:
    """Return how a choice among instructions names each: its text, else its first verb, with its number if others have it too."""
    names = [mode.text or (mode.do[0].verb if mode.do else str(number)) for number, mode in enumerate(modes, 1)]
    return tuple(f"{name} {place}" if names.count(name) > 1 else name for place, name in enumerate(names, 1))


@GAME.task("one-chosen")
def one_chosen(draft: MtgDraft, key: int, modes: tuple[Mode, ...], names: tuple[str, ...], choice: str) -> None:
    """Follow the chosen instructions (608.2d)."""
    follow_next(draft, key, modes[names.index(choice)].do)


_COLORS_TOGETHER = tuple(
    " ".join(some) for number in range(1, len(COLORS) + 1) for some in combinations(COLORS, number)
)
"""One colour or several, each as what is chosen names them."""

WORD_KINDS: dict[str, tuple[str, frozenset[str]]] = {
    "creature-type": ("205.3m", listed("creature", later=False)),
    "land-type": ("205.3i", listed("land", later=False)),
    "basic-land-type": ("305.6", frozenset(BASIC_LAND_TYPES)),
    "card-type": ("205.2a", frozenset(CARD_TYPES)),
}
"""Words that effects let players choose, with the rule that lists them."""


_LISTED = {"creature-type": "creature", "land-type": "land"}
"""Kinds of word that are subtypes: the edition played lists them."""


def _words_there_are(question: Question) -> frozenset[str]:
    """Return the words of a kind that there are in the edition played (205.3e)."""
    if question.kind in _LISTED and not question.position.game.policies[EARLIER_LISTS]:
        return listed(_LISTED[question.kind], later=True) - frozenset(question.args)
    words = WORD_KINDS[question.kind][1] - frozenset(question.args)
    if question.position.game.policies[EARLIER_LISTS]:
        return words - {"battle"}
    return words - {TRIBAL} | {KINDRED} if TRIBAL in words else words


def _words(kind: str) -> Callable[[Question, object], Allowed | Refused]:
    rule, _words_of_2021 = WORD_KINDS[kind]

    def judge(question: Question, choice: object) -> Allowed | Refused:
        """The answer is exactly one existing word of that kind (205.3e)."""
        if choice in _words_there_are(question):
            return Allowed((rule, *(("205.3e",) if kind != "card-type" else ())))
        return Refused(
            ("205.3e", rule) if kind != "card-type" else (rule,),
            phrase("{choice!r} is no {kind}", choice=choice, kind=kind),
        )

    return judge


for _kind in WORD_KINDS:
    GAME.question(_kind, candidates=lambda question: sorted(_words_there_are(question)))(_words(_kind))


@GAME.question("player", candidates=lambda question: question.args[0])
def judge_player(question: Question, choice: object) -> Allowed | Refused:
    """One of the players who may be chosen (102.1), by the rule that lets one be chosen where that is not an effect's (608.2d)."""
    rules = question.args[1] if len(question.args) > 1 and question.args[1] else ("608.2d",)
    return Allowed(rules) if choice in question.args[0] else Refused(rules, phrase("not among those players"))


@GAME.question("number", candidates=lambda question: range(question.args[0], question.args[1] + 1))
def judge_number(question: Question, choice: object) -> Allowed | Refused:
    """A whole number within the bounds (107.1c)."""
    low, high = question.args
    fits = isinstance(choice, int) and low <= choice <= high
    return Allowed(("107.1c",)) if fits else Refused(("107.1c", "107.1"), phrase("{low} to {high}", low=low, high=high))


@instruction("choose")
def choose(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """A player chooses a colour, a word, a player or objects while an instruction is followed (608.2d).

    CR 105.4, 201.3, 205.3e, 607.2d, 609.7, 609.7a.
    """
    frame = frame_of(draft, key)
    what = action.word() or "object"
    by = players(draft, key, action.get("by"))
    if not by:
        return _chosen_by_another(draft, key, action)
    name = action.get("as") or what
    then = Task("type-chosen" if what == "card-type" else "chosen", (key, name))
    of = cause(frame)
    said = [(word, settled(draft, key, word)) for word in action.get("other-than") or ()]
    known = WORD_KINDS[what][1] if what in WORD_KINDS else frozenset()
    others = tuple(other or word for word, other in said if other is not None or word in known)
    if what == "color":
        among = tuple(action.get("among") or ()) or (
            tuple(one for one in COLORS if one not in others) if others else ()
        )
        return Ask("color", by[0], of=of, args=(among,), then=then)
    if what in WORD_KINDS:
        return Ask(what, by[0], of=of, args=others, then=then)
    if what == "name":
        return Ask("name", by[0], of=of, args=(action.get("is"),), then=Task("name-chosen", (key, name)))
    if what == "colors":
        return Ask("option", by[0], of=of, args=(_COLORS_TOGETHER, ("105.4",)), then=then)
    if what in ("player", "opponent"):
        who = list(alive(draft) if what == "player" else opponents(draft, by[0]))
        who = [ref[0] for ref in choosable(draft, by[0], [(player, 0) for player in who])]
        return Ask("player", by[0], of=of, args=(tuple(who),), then=then)
    if action.get("among") and action.get("is") is None:
        rules = ("614.12b",) if _anchored(draft, frame, action) else ()
        return Ask("option", by[0], of=of, args=(_of_its_kind(action.get("among"), others), rules), then=then)
    return _choose_objects(draft, key, action, by[0], then)


def _of_its_kind(words: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words that may stand for another one in a text: other colour words for a colour word (612.2)."""
    colors = any(one in COLORS for one in others)
    return tuple(one for one in words if one not in others and (one in COLORS) == colors) if others else words


def _anchored(draft: MtgDraft, frame: Frame, action: Action) -> bool:
    """Tell whether each of the words to choose from stands before an ability that the permanent will have (614.12b)."""
    record = draft.objects.get(frame.source[0]) if frame.source is not None else None
    had = view_of(draft).of(record.id).abilities if record is not None else ()
    static = (one.ability for one in had if one.ability.kind == "static")
    behind = {one.condition for one in static if any(change.what == "gain" for change in one.modify)}
    return all(("chosen", word) in behind for word in action.get("among"))


def _chosen_by_another(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Let the controller name who makes the choice of a player who has left, an opponent for an opponent (800.4g)."""
    frame = frame_of(draft, key)
    meant = [ref[0] for ref in those(view_of(draft), action.get("by"), frame) if ref[0] in draft.players]
    if not meant:
        return None
    of_a_team = (
        draft.players[meant[0]].team is not None and draft.players[meant[0]].team == draft.players[frame.you].team
    )
    others = () if of_a_team or meant[0] == frame.you else opponents(draft, frame.you)
    draft.cite("800.4g")
    then = Task("chosen-by-another", (key, action))
    return Ask("player", frame.you, of=cause(frame), args=(tuple(others or alive(draft)),), then=then)


@GAME.task("chosen-by-another")
def chosen_by_another(draft: MtgDraft, key: int, action: Action, choice: str) -> Ask | None:
    """Let another player make a choice that a player who has left would have made (800.4g)."""
    return perform(
        draft, key, action._replace(details=tuple(sorted({**dict(action.details), "by": ("ref", (choice, 0))}.items())))
    )


def _choose_objects(draft: MtgDraft, key: int, action: Action, by: str, then: Task) -> Ask | None:
    frame = frame_of(draft, key)
    filter: Filter | None = action.get("is")
    if filter is None:
        raise Unsupported(phrase("choosing {of}", of=action.of), "608.2d")
    found = [ref for ref in offered(draft, key, filter) if is_there(draft, ref)]
    near = choosable(draft, by, found)
    ids = [ref[0] for ref in near]
    if not ids:
        draft.note("nothing-to-choose", of=cause(frame), rules=("608.2d", "609.3"))
        settle(draft, key, then.args[1], ())
        return None
    some = action.get("least")
    asked = len(ids) if some is not None and action.amount is None else number(draft, key, action.amount)
    count = min(asked, len(ids))
    if count < asked:
        draft.note("as-much-as-possible", of=by, rules=("609.3", "101.3"))
    source = ("609.7", "609.7a") if action.word() == "source" else ()
    rules = ("608.2d", *source, *choice_in_range(draft, found, near), *rules_said(action))
    fewest = count if some is None else min(number(draft, key, some), count)
    return asking("choose", by, ids, fewest, count, Task("objects-chosen", then.args), *rules, of=cause(frame))


@GAME.task("chosen")
def chosen(draft: MtgDraft, key: int, name: str, choice: object) -> None:
    """Keep what was chosen (608.2d)."""
    settle(draft, key, name, choice if not (isinstance(choice, str) and choice in draft.players) else ((choice, 0),))


@GAME.task("name-chosen")
def name_chosen(draft: MtgDraft, key: int, name: str, choice: str) -> None:
    """Keep which card name was chosen, with one of several interchangeable ones all of them (201.3)."""
    meant, rules = name_meant(draft, choice)
    settle(draft, key, name, meant)
    draft.cite(*rules)


@GAME.task("type-chosen")
def type_chosen(draft: MtgDraft, key: int, name: str, choice: str) -> None:
    """Keep which card type was chosen; terms call kindred tribal (308, 608.2d)."""
    settle(draft, key, name, TRIBAL if choice == KINDRED else choice)


@GAME.task("objects-chosen")
def objects_chosen(draft: MtgDraft, key: int, name: str, choice: tuple[str, ...]) -> None:
    """Keep which objects were chosen (608.2d)."""
    settle(draft, key, name, tuple(draft.objects[id].ref if id in draft.objects else (id, 0) for id in choice))


# Piles.


def _piles(question: Question) -> Iterator[tuple[str, ...]]:
    ids = question.args[0]
    for size in range(len(ids) + 1):
        yield from combinations(ids, size)


@GAME.question("pile", candidates=_piles)
def judge_pile(question: Question, choice: object) -> Allowed | Refused:
    """The first pile is any set of the objects, the second the rest; a pile may be empty (700.3a)."""
    ids, rules = question.args
    if not isinstance(choice, tuple) or any(id not in ids for id in choice) or len(set(choice)) != len(choice):
        return Refused((_PILES,), phrase("some of those objects"))
    return (
        Allowed((_PILES, "700.3a", *rules))
        if list(choice) == sorted(choice)
        else Refused((), phrase("in sorted order"))
    )


@instruction("separate")
def separate(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """A player separates objects into two piles; they stay where they are (700.3, 700.3c)."""
    reference: Reference | None = action.of
    found = refs(draft, key, reference)
    by = players(draft, key, action.get("by"))
    if not by:
        return None
    ids = tuple(sorted(ref[0] for ref in found))
    then = Task("separated", (key, action.get("as") or "pile", ids))
    return Ask("pile", by[0], of=cause(frame_of(draft, key)), args=(ids, rules_said(action)), then=then)


@GAME.task("separated")
def separated(draft: MtgDraft, key: int, name: str, ids: tuple[str, ...], choice: tuple[str, ...]) -> None:
    """Keep the two piles."""
    rest = tuple(id for id in ids if id not in choice)
    for which, pile in ((1, choice), (2, rest)):
        settle(draft, key, f"{name}-{which}", tuple(draft.objects[id].ref for id in pile))
    draft.note("piles", rules=(_PILES, "700.3c"), piles=(choice, rest))


@instruction("choose-pile")
def choose_pile(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """A player chooses one of two piles (608.2d)."""
    name = action.word() or "pile"
    by = players(draft, key, action.get("by"))
    then = Task("pile-chosen", (key, name, action.get("chosen") or "chosen-pile", action.get("other") or "other-pile"))
    return Ask(
        "option",
        by[0],
        of=cause(frame_of(draft, key)),
        args=(("pile-1", "pile-2"), (_PILES, *rules_said(action))),
        then=then,
    )


@GAME.task("pile-chosen")
def pile_chosen(draft: MtgDraft, key: int, name: str, chosen_as: str, other_as: str, choice: str) -> None:
    """Keep the chosen pile and the other one under their names (700.3)."""
    first, second = (1, 2) if choice == "pile-1" else (2, 1)
    settle(draft, key, chosen_as, settled(draft, key, f"{name}-{first}") or ())
    settle(draft, key, other_as, settled(draft, key, f"{name}-{second}") or ())
