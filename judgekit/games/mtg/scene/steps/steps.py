"""Steps of Magic scenarios: casting, activating, passing, advancing, checking, choosing, and which answers are legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judgekit.core.json_values import Json
from judgekit.core.parts import nearest
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer, Question, Refused, Task, Trace
from judgekit.games.mtg import rules as _rules
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import Key, printed_values
from judgekit.games.mtg.multiplayer.shared_turns import acts_with, sides
from judgekit.games.mtg.scene.notation.payments import apart_from_life
from judgekit.games.mtg.scene.steps.casting import (
    in_full,
    listed_costs,
    only_for_nothing,
    other_face,
    way_to_cast,
    with_helpers,
)
from judgekit.games.mtg.scene.steps.words import Action, plain_step
from judgekit.games.mtg.stack.activating import abilities_of, functions, lost_to_land_type
from judgekit.games.mtg.stack.casting.casting import announced_in_vain
from judgekit.games.mtg.stack.long_loops import refuse_further
from judgekit.games.mtg.stack.priority import PASS
from judgekit.games.mtg.state.context import open_frame
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Announcement, Frame
from judgekit.games.mtg.state.zones import waits_on_stack
from judgekit.games.mtg.terms.japanese_names import terms_in_english
from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.text.structured.actions import read_actions
from judgekit.games.mtg.turn.player_control import decide_outside, own_decision
from judgekit.games.mtg.variants import shortcuts
from judgekit.language.parts import Part, TermMalformed
from judgekit.table.acting import check_there, open_to_act
from judgekit.table.adapter import UNANSWERED, Misfit, Session, Unscripted
from judgekit.table.choices import open_choice
from judgekit.table.steps import player_of, word_of

assert _rules.GAME is GAME

RESTING_KINDS: set[str] = {"priority"}
"""Kinds of question at which a scenario may end; combat adds its declarations."""

INLINE = {
    "targets": "targets",
    "target": "targets",
    "pay": "payment",
    "payment": "payment",
    "X": "X",
    "x": "X",
    "with": "with",
    "mode": "mode",
    "modes": "mode",
    "division": "division",
    "divide": "division",
    "symbols": "symbols",
    "mana": "mana",
    "color": "color",
    "sacrifice": "sacrifice",
    "discard": "discard",
    "exile": "exile",
    "return": "return",
    "reveal": "reveal",
    "tap": "tap",
    "search": "search",
    "optional": "optional",
    "keep": "legend-rule",
    "behold": "behold",
    "blight": "blight",
    "door": "door",
    "half": "door",
    **{kind: kind for kind in ("name", "creature-type", "number", "option", "trigger-order", "pile")},
}
"""Choices that a step may make itself, by key, with the kind of question they answer."""

KINDS = {
    "payments": "payment",
    "modes": "mode",
    "x": "X",
    "legend": "legend-rule",
    "casts": "cast",
    "activations": "activate",
}
"""Other words for kinds of question."""

_WHICH = ("card", "cards", "permanent", "permanents", "creature", "object", "selection", "pick")
"""Other words for which objects something is done with."""
_THINGS = (*_WHICH, "copy", "copy-of")
"""Other words for what is chosen among objects."""

CALLED: dict[str, tuple[str, ...]] = {
    "targets": ("target",),
    "payment": ("pay", "payments"),
    "tap": ("payment", "choose", *_WHICH),
    "mode": ("modes",),
    "X": ("x",),
    "with": ("kicker", "optional-costs", "alternative-cost", "additional-cost", "cost"),
    "division": ("assign", "divide"),
    "assign-damage": ("assign", "damage", "combat-damage"),
    "damage-order": ("damage-orders",),
    "attack": ("attacks", "attackers"),
    "block": ("blocks", "blockers"),
    "trigger-order": ("triggers", "order-triggers"),
    "optional": ("may",),
    "color": ("colour",),
    "legend-rule": ("legend", "keep"),
    "new-targets": ("retarget", "targets", "target", "optional", "may"),
    "zone": ("replacement", "destination"),
    "mana": ("color",),
    "search": ("choose", *_WHICH),
    "search-all": ("search", "choose", *_WHICH),
    "search-both": ("search", "choose", *_WHICH),
    "search-together": ("search", "choose", *_WHICH),
    "player": ("opponent",),
    "protector": ("player", "opponent"),
    "creature-type": ("type",),
    "card-type": ("type",),
    "land-type": ("type",),
    "basic-land-type": ("type",),
    "name": ("card-name",),
    **dict.fromkeys(("put", "attach", "untap", "proliferate", "counters", "each"), ("choose", *_THINGS)),
    **dict.fromkeys(("exile", "sacrifice", "discard", "return", "reveal", "exert"), ("choose", *_WHICH)),
    "choose": _THINGS,
    "behold": ("choose", "reveal", *_THINGS),
    "blight": ("choose", *_THINGS),
    "option": ("choice", "attack", "attacking", "player"),
    "number": ("amount",),
}
"""Other words for kinds of question in `answers`, `choose` and the like, by kind."""


def means(word: str, question: Question) -> bool:
    """Tell whether a word of a scenario means the kind of a question."""
    kind = kind_of(word)
    return question.kind in (kind, f"{kind}-all") or word in CALLED.get(question.kind, ())


Doing = Callable[[Session, Action], None]


def kind_of(word: str) -> str:
    """Return the kind of question that a word means."""
    return KINDS.get(word, word)


def _searches(kind: str) -> tuple[str, ...]:
    """Return the kinds of question that one is called by: a search may be for all of a kind, or for one each of two."""
    return (kind, "search-all", "search-both", "search-together") if kind == "search" else (kind,)


def answers(action: Action) -> frozenset[str]:
    """Return the kinds of question that a step or a query is about; "*" for whatever is open."""
    if "choose" in action and not {"cast", "activate", "play-land", "resolve", "pass"}.intersection(action):
        return frozenset(_searches(kind_of(action["question"]))) if "question" in action else frozenset("*")
    if any(key in action for key in ("check", "concede", "leave", "apply")):
        return frozenset(("*", UNANSWERED))
    if "legal" in action and isinstance(action["legal"], str):
        return frozenset(_searches(kind_of(action["legal"])))
    if "over" in action:
        over = action["over"]
        return frozenset(kind_of(kind) for kind in ([over] if isinstance(over, str) else over))
    return frozenset(ANSWERING[key] for key in action if key in ANSWERING)


ANSWERING: dict[str, str] = {}
"""Steps that answer a question of their own, with its kind; combat adds its declarations."""


def perform(table: Session, action: Action) -> None:
    """Do one step."""
    refuse_further(table.position)
    action = plain_step(action)
    for key, doing in ACTIONS.items():
        if key in action:
            doing(table, action)
            return
    raise Misfit(
        phrase("unknown action {action!r}", action=next(iter(action))),
        (),
        nearest(next(iter(action)), ACTIONS),
    )


def lay(table: Session, action: Action, *own: str) -> None:
    """Lay down the choices that a step makes itself."""
    for key, value in action.items():
        if key in own or key in ("by", "note", "question", "of"):
            continue
        kind = INLINE.get(key, "*" if key == "choose" else None)
        if kind is None:
            raise Misfit(
                phrase("unknown key {key!r}", key=key),
                (key,),
                nearest(key, ("by", *own, *INLINE)),
            )
        if value in ([], {}) and kind == "payment":
            continue
        if value in ([], {}) and kind == "targets":
            continue
        if kind == "payment":
            value, life = apart_from_life(value)
            if life is not None and "symbols" not in action:
                table.queue_choice("symbols", life)
        table.queue_choice(kind, value)


def proceed(table: Session) -> None:
    """Go on where a step stopped ahead of the check (510.2, 704.3)."""
    question = table.position.question
    if question is not None and question.kind == "proceed":
        table.answer("go")


def with_priority(table: Session, action: Action, rules: tuple[str, ...] = ("117.1",)) -> Question:
    """Return the open question of priority; IllegalAnswer where the player of the step does not have priority.

    What a described effect made trigger goes on the stack first, after state-based actions (117.5).
    """
    proceed(table)
    table.settle()
    if table.position.waiting and table.position.question is not None and table.position.question.kind == "priority":
        table.interrupt(Task("check-state"))
    question = open_to_act(table, action, "priority", rules, "104.1")
    by = action.get("by")
    if by is not None and by != question.by and acts_with(table.position, by, question.by):
        table.interrupt(Task("hand-over", (by,)))
        question = open_to_act(table, action, "priority", rules, "104.1")
    if by is not None and by not in (question.by, question.decider):
        refused = Refused((*rules, "117.1"), phrase("{by} has priority, not {by2}", by=question.by, by2=by))
        raise IllegalAnswer(question, dict(action), refused)
    return question


def _cast(table: Session, action: Action) -> None:
    id = word_of(action, "cast")
    check_there(table.position, id, "cast")
    with_priority(table, action, ("117.1a", "601.2"))
    action = in_full(table.position, id, with_helpers(table.position, id, action))
    way, action = way_to_cast(table.position, id, action)
    if way is None and not {"with", "face", "face-down", "pay"} & action.keys():
        way = only_for_nothing(table.position, id)
    lay(table, action, "cast", "way", "face", "face-down")
    before = table.position
    try:
        table.answer(("cast", id, way) if way is not None else ("cast", id))
    except IllegalAnswer as refused:
        question = before.question
        strange = (
            announced_in_vain(before, question.by, id, way, listed_costs(action)) if question is not None else None
        )
        if strange is not None and refused.question is question:
            both = Refused((*strange.rules, *refused.rules), strange.reason)
            raise IllegalAnswer(question, dict(action), both) from refused
        plain = _without_further_costs(before, ("cast", id) if way is None else ("cast", id, way))
        if "with" not in action and plain is not None and refused.question is not question:
            both = Refused((*plain.rules, *refused.rules), f"{plain.reason}; {refused.reason}")
            raise IllegalAnswer(question, dict(action), both) from refused
        raise


def _without_further_costs(before: MtgPosition, choice: tuple[str, ...]) -> Refused | None:
    """Return why a spell cannot be cast for no further cost than its way brings, where that is asked; None where it can.

    Who names none is told that first: the cost that alone would have been legal was never announced (601.2b).
    """
    trial, game = Trace(), before.game
    question = game.advance(game.answer(before, choice, trial), trial).question if before.question is not None else None
    verdict = question.judge(question.args[1]) if question is not None and question.kind == "with" else None
    return verdict if isinstance(verdict, Refused) else None


def ability_key(position: MtgPosition, id: str, named: Json, action: Action | None = None) -> Key:
    """Return which activated ability of an object a step means: the only one, its number, or its first words.

    Where the step chooses modes, it can mean no ability without them, and none that has no targets where it chooses those;
    of several it means the one that functions where the object is (113.6).
    """
    known = abilities_of(position, id)
    if named is None:
        known = tuple(_chosen_for(known, action or {})) or known
        known = tuple(_that_function(position, id, known)) if len(known) > 1 else known
        if not known:
            raise IllegalAnswer(None, id, Refused(("602.2", "113.3b"), phrase("{id} has no activated ability", id=id)))
        if len(known) > 1:
            raise Misfit(
                phrase("{id} has {known} activated abilities", id=id, known=len(known)),
                ("activate",),
                phrase("say `ability: 1` or its first words"),
            )
        return known[0][0]
    word = str(named)
    if word.isdecimal() and 1 <= int(word) <= len(known):
        return known[int(word) - 1][0]
    for key, ability in known:
        if ability.text.casefold().startswith(word.casefold()) or ability.name == word.casefold():
            return key
    if any(text.casefold().startswith(word.casefold()) for text in _printed_activated(position, id)):
        refused = Refused(
            (*lost_to_land_type(position, id), "602.2", "113.3b"), phrase("{id} has lost that ability", id=id)
        )
        raise IllegalAnswer(None, id, refused)
    raise Misfit(phrase("{id} has no ability {word!r}", id=id, word=word), ("ability",))


def _chosen_for(known: Sequence[tuple[Key, Ability]], action: Action) -> list[tuple[Key, Ability]]:
    """Return the abilities that have what a step chooses for the one it means: modes, targets."""
    modal = bool({"mode", "modes"} & action.keys())
    aimed = not modal and bool(action.get("targets"))
    return [(key, one) for key, one in known if (one.modes or not modal) and (one.targets or one.modes or not aimed)]


def _that_function(
    position: MtgPosition, id: str, known: Sequence[tuple[Key, Ability]]
) -> Sequence[tuple[Key, Ability]]:
    """Return the one ability that functions where its object is; all of them where none or several do."""
    record, types = position.objects[id], view_of(position).of(id).types
    there = [one for one in known if functions(one[1], record, types)]
    return there if len(there) == 1 else known


def _printed_activated(position: MtgPosition, id: str) -> list[str]:
    """Return the texts of the activated abilities that a card prints or its printed land types bring."""
    card = position.cards.get(position.objects[id].card or "")
    had = printed_values(card).abilities if card is not None else ()
    return [one.ability.text for one in had if one.ability.kind == "activated" and one.ability.text]


def _activate(table: Session, action: Action) -> None:
    id = word_of(action, "activate")
    check_there(table.position, id, "activate")
    key = ability_key(table.position, id, action.get("ability"), action)
    question = table.position.question
    if (question is not None and question.kind == "priority") or question is None:
        with_priority(table, action, ("117.1b", "602.2"))
    lay(table, action, "activate", "ability")
    table.answer(("activate", id, key))


def _play_land(table: Session, action: Action) -> None:
    id = word_of(action, "play-land")
    check_there(table.position, id, "play-land")
    with_priority(table, action, ("116.2a", "305.1"))
    lay(table, action, "play-land", "face")
    face = other_face(table.position, id, action)
    table.answer(("play-land", id, face) if face is not None else ("play-land", id))


def _special(table: Session, action: Action) -> None:
    what = word_of(action, "special")
    with_priority(table, action, ("116.1",))
    named = {"door" if key == "face" else key: value for key, value in action.items()}
    lay(table, named, "special", "object", "with")
    for way in action.get("with") or ():
        table.queue_choice("option", way)
    table.answer(("special", what, word_of(action, "object") if "object" in action else None))


def _pass(table: Session, action: Action) -> None:
    if isinstance(action["pass"], list):
        for player in action["pass"]:
            _pass(table, {**action, "pass": player})
        return
    who = word_of(action, "pass")
    lay(table, action, "pass")
    if _already_there(table):
        return
    if who in ("all", "true", "both"):
        with_priority(table, {})
        all_pass(table)
        return
    if who not in table.position.players:
        raise Misfit(phrase("there is no player {who!r}", who=who), ("pass",))
    with_priority(table, {"by": who}, ("117.3d",))
    table.answer(PASS)


def _already_there(table: Session) -> bool:
    """Tell whether a policy has passed priority up to the question at which the step stops; else nothing else may be open.

    Raises:
        Unscripted: somebody has to decide something first, as which creatures attack, and nothing in the scenario does.
    """
    proceed(table)
    table.settle()
    question = table.position.question
    if question is None or question.kind == "priority":
        return False
    if table.at_stop():
        return True
    raise Unscripted(question)


def all_pass(table: Session) -> None:
    """Let every player pass once, from the one with priority, as long as nothing else has to be decided."""
    for _ in range(sides(table.position)):
        question = table.position.question
        if question is None or question.kind != "priority" or table.stopped():
            return
        before = table.position.facts.get("passed", 0)
        table.answer(PASS)
        if table.position.facts.get("passed", 0) <= before:
            return


def _resolve(table: Session, action: Action) -> None:
    lay(table, action, "resolve")
    if _already_there(table):
        return
    question = with_priority(table, {})
    if not waits_on_stack(table.position):
        raise IllegalAnswer(question, "resolve", Refused(("608.1", "117.4"), phrase("the stack is empty")))
    all_pass(table)


def _check(table: Session, action: Action) -> None:
    what = word_of(action, "check")
    if what not in ("state-based-actions", "true", "before-priority", "mandatory-loop"):
        raise Misfit(
            phrase("`check` knows {checks}", checks="state-based-actions, before-priority, mandatory-loop"), ("check",)
        )
    lay(table, action, "check")
    if what == "mandatory-loop":
        with_priority(table, {}, ("725.4",))
        shortcuts.check_loop(table)
        return
    # Whoever checks is about to give priority: what triggered goes on the stack between one check and the next (117.5, 704.3).
    table.interrupt(Task("check-state"))


def _choose(table: Session, action: Action) -> None:
    open_choice(table, action, means)
    lay(table, action, "choose")
    table.answer_plain(action["choose"])


def _leave(key: str) -> Doing:
    """Return the step by which a player concedes, which is how a player leaves a game by choice (104.3a, 800.4a)."""

    def doing(table: Session, action: Action) -> None:
        player = player_of(table, action, key)
        own_decision(player, action.get("by"), "concede")
        lay(table, action, key)
        table.interrupt(Task("concede", (player,)))

    return doing


def _shortcut(table: Session, action: Action) -> None:
    with_priority(table, {}, ("725.2a",))
    shortcuts.propose(table, action, perform)


def _apply(table: Session, action: Action) -> None:
    """Follow instructions that are described rather than printed on a card; ids of objects may be named in them."""
    position = table.position
    by = action.get("by", position.facts.get("active"))
    source = action.get("source")
    names = (*position.objects, *position.players)
    try:
        do = read_actions(terms_in_english(Part(action["apply"], ("apply",))).knowing(names))
    except TermMalformed as fault:
        raise Misfit(str(fault), fault.path, fault.hint) from fault
    lay(table, action, "apply", "source")
    refs = tuple((name, ((position.objects[name].ref if name in position.objects else (name, 0)),)) for name in names)
    ref = position.objects[source].ref if isinstance(source, str) and source in position.objects else None
    ability = Ability("spell", do=do)
    table.interrupt(Task("apply", (Frame(by, ref, ability, Announcement(targets=refs)), do)))


@GAME.task("apply")
def apply_instructions(draft: MtgDraft, frame: Frame, do: tuple[Json, ...]) -> None:
    """Follow instructions outside of any resolution (609.1)."""
    draft.note("apply", by=frame.you)
    key = open_frame(draft, frame)
    draft.next(Task("follow", (key, do, 0)), Task("close-frame", (key,)))


ACTIONS: dict[str, Doing] = {
    "cast": _cast,
    "activate": _activate,
    "play-land": _play_land,
    "special": _special,
    "pass": _pass,
    "resolve": _resolve,
    "check": _check,
    "choose": _choose,
    "concede": _leave("concede"),
    "leave": _leave("leave"),
    "decide": decide_outside,
    "propose-shortcut": _shortcut,
    "apply": _apply,
}
"""What each step does, by its key; combat adds its own."""
