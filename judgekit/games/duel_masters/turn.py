"""Starting the game (103), the turn with its six steps (500 to 504, 511, 512), what a player may do in them, and 602."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused, Task, Unsupported, event
from judgekit.games.duel_masters.attack import judge_attack, obliged_to_attack, targets_of
from judgekit.games.duel_masters.characteristics import creatures_of, has_rule, information, said, why_given
from judgekit.games.duel_masters.choosing import choosable
from judgekit.games.duel_masters.game import DUEL, STEPS, DuelDraft, DuelPosition, event_of, turn_number
from judgekit.games.duel_masters.instructions import FOLLOWING
from judgekit.games.duel_masters.meanings import HISTORY, REPLACED, USED, passes
from judgekit.games.duel_masters.playing import banned, judge_play
from judgekit.games.duel_masters.terms import NOT_YET, Filter
from judgekit.games.duel_masters.waiting import DECLARED_ON, add_waiting
from judgekit.games.duel_masters.zones import move, moving
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.lasting import end_effects
from judgekit.mechanics.abilities.resolving import end_resolution
from judgekit.mechanics.objects import other_player
from judgekit.mechanics.terms.records import Ability, Instruction, Value

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


END = ("end",)
Choice = tuple[str, ...]


@DUEL.task("turn")
def turn(draft: DuelDraft, player: str) -> None:
    """Begin the turn of a player with its first step (500.1)."""
    draft.set(active=player, number=turn_number(draft) + 1, charged=0)
    draft.drop_fact(USED)
    draft.drop_fact(HISTORY)
    draft.drop_fact(REPLACED)
    draft.note("turn", of=player, number=turn_number(draft))
    draft.do("step", STEPS[0])


@DUEL.task("step")
def step(draft: DuelDraft, name: str) -> None:
    """Begin a step: what ends with it, then its turn-based actions, then what triggers at its beginning (500.3, 500.4, 702.2)."""
    draft.set(step=name)
    draft.note("step", of=draft.facts["active"], rules=("500.1",), step=name)
    draft.do("have-right")
    draft.do("settle")
    if name in _TURN_BASED:
        draft.next(*_TURN_BASED[name](draft))
    else:
        draft.next(Task("begin", (name, ("511.1", "511.1a") if name == "turn-end" else ("500.4", "603.2a"))))


def _turn_start(draft: DuelDraft) -> Iterator[Task]:
    """Untap all own cards at the same time (501.1, 702.3a); then what triggers at the beginning of the turn (501.2)."""
    end_effects(draft, f"turn-start/{draft.facts['active']}", "500.3")
    silent = tuple(id for id in _tapped(draft) if _silent(draft, id) and not has_rule(draft, id, "does-not-untap"))
    if silent:
        args = (silent, 0, len(silent), ("501.1a",))
        yield Task("ask", (Ask("choose", draft.facts["active"], args=args, then=Task("untap")),))
    else:
        yield Task("untap", ((),))
    yield Task("begin", ("turn-start", ("501.2", "500.4", "603.2a")))


def _tapped(position: DuelPosition) -> list[str]:
    """Return the tapped cards of the turn player that untap as the turn starts (702.3a)."""
    player = position.facts["active"]
    there = (id for zone in ("battle-zone", f"mana-zone/{player}") for id in position.zones.get(zone, ()))
    return [id for id in there if position.objects[id].tapped and position.objects[id].controller == player]


def _silent(position: DuelPosition, id: str) -> list[Ability]:
    """Return what the サイレントスキル of a card does."""
    if position.objects[id].place != "battle-zone" or not has_rule(position, id, "silent-skill"):
        return []
    return [ability for _, ability in information(position, id).abilities if ability.kind == "silent"]


@DUEL.task("untap")
def untap(draft: DuelDraft, silent: tuple[str, ...]) -> None:
    """Untap at the same time; サイレントスキル is used in place of untapping, and its effect waits at once (501.1a, 602.2)."""
    events = []
    for id in _tapped(draft):
        card = draft.objects[id]
        if id in silent:
            for ability in _silent(draft, id):
                waits = Ability("triggered", name="silent-skill", do=ability.do, text=ability.text)
                add_waiting(draft, Frame(card.controller, card.ref, waits), ("602.1", "602.2"))
        elif has_rule(draft, id, "does-not-untap"):
            draft.note("stays-tapped", of=id, rules=("501.1", "101.2", *why_given(draft, id, "does-not-untap")))
        else:
            events.append(event_of(draft, "untap", id, rules=("501.1", "702.1", "702.2", "702.3a")))
    there = (draft.objects[id] for id in draft.zones.get("battle-zone", ()))
    if any(card.inverted and card.controller == draft.facts["active"] for card in there):
        draft.cite("105.5", "308.3")  # upside down is how such a field stands untapped
    draft.do("untapped")
    draft.propose(*events)


@DUEL.task("untapped")
def untapped(draft: DuelDraft) -> None:
    """End what kept cards from untapping this once."""
    end_effects(draft, f"untapped/{draft.facts['active']}", "500.3")


def _draw(draft: DuelDraft) -> Iterator[Task]:
    """Draw a card; the first player does not in the first turn (502.1, 500.6, 103.5)."""
    player = draft.facts["active"]
    if turn_number(draft) == 1 and draft.facts.get("first", player) == player and draft.facts.get("from_start"):
        draft.note("no-draw", of=player, rules=("500.6", "103.5"))
        return
    yield Task("draw-one", ((player,), None, ("502.1", "702.1", "702.2", "702.3b")))
    yield Task("begin", ("draw", ("500.4", "603.2a")))


_TURN_BASED: dict[str, Callable[[DuelDraft], Iterator[Task]]] = {"turn-start": _turn_start, "draw": _draw}
"""What the game does as steps begin, where it is more than to let abilities see that."""


@DUEL.task("begin")
def begin(draft: DuelDraft, at: str, rules: tuple[str, ...]) -> None:
    """Let abilities see that a moment has come."""
    draft.propose(event("begin", draft.facts["active"], at=at, rules=rules))


@DUEL.task("have-right")
def act(draft: DuelDraft) -> Ask:
    """Ask the turn player what to do in this step; it ends when there is nothing more to do (500.2)."""
    return Ask("priority", draft.facts["active"])


def _possible(question: Question) -> Iterable[Choice]:
    position, player = question.position, question.by
    current = position.facts["step"]
    yield END
    if current == "mana-charge":
        yield from (("charge", id) for id in position.zones.get(f"hand/{player}", ()))
    elif current == "main":
        for id in sorted(position.objects):
            if position.objects[id].owner == player and position.objects[id].place not in ("battle-zone", "under"):
                yield ("play", id)
    elif current == "attack":
        for id in position.zones.get("battle-zone", ()):
            if position.objects[id].controller == player:
                yield from (("attack", id, target) for target in targets_of(position, id))
    if current in ("main", "attack"):
        yield from activations(position, player)


@DUEL.question("priority", candidates=_possible, forced=False)
def judge_act(question: Question, choice: Value) -> Allowed | Refused:
    """Tell what a player may do in a step: charge (503.1), play a card (504.1), attack (505.5), or end it."""
    position, player = question.position, question.by
    current = position.facts["step"]
    if choice == END:
        if current == "attack" and obliged_to_attack(position, player):
            return Refused(("506.1b",), phrase("a creature has to attack"))
        none_charged = current == "mana-charge" and not position.facts.get("charged", 0)
        return Allowed(("500.2", *(("503.1",) if none_charged and position.zones.get(f"hand/{player}") else ())))
    if not isinstance(choice, tuple) or not choice:
        return Refused(("500.2",), phrase("charge, play, attack or end the step"))
    if choice[0] == "charge":
        return judge_charge(position, player, choice[1])
    if choice[0] == "activate":
        return judge_activation(position, player, choice[1])
    if choice[0] == "play":
        if current != "main":
            types = information(position, choice[1]).types if choice[1] in position.objects else None
            of_type = () if types is None else ("301.1",) if "creature" in types else ("302.1",)
            return Refused(("504.1", *of_type), phrase("cards are played in the main step"))
        return judge_play(position, player, choice[1])
    if choice[0] == "attack":
        if current != "attack":
            return Refused(("505.2",), phrase("creatures attack in the attack step"))
        return judge_attack(position, player, choice[1], choice[2])
    return Refused(("500.2",), phrase("charge, play, attack or end the step"))


def judge_charge(position: DuelPosition, player: str, id: str) -> Allowed | Refused:
    """One card a turn may be put from the hand into the mana zone, or as many as effects allow (503.1, 503.2)."""
    if position.facts["step"] != "mana-charge":
        return Refused(("503.1",), phrase("mana is charged in the mana charge step"))
    charged = position.facts.get("charged", 0)
    if charged >= (most := _most_charged(position, player)):
        why = phrase("one card a turn") if most == 1 else phrase("{number} cards a turn", number=most)
        return Refused(("503.2",), why)
    card = position.objects.get(id)
    if card is None or card.zone != f"hand/{player}":
        return Refused(("503.1", "701.8a"), phrase("a card of the own hand"))
    refused = banned(position, player, card, "cannot-charge")
    if refused is not None:
        return Refused(("503.2", *refused.rules), refused.reason)
    return Allowed(("503.1", "503.2", "701.8a"))


def _most_charged(position: DuelPosition, player: str) -> int:
    """Return how many cards a player may charge in a turn: one, and what effects add to it, or as many as one says (503.2)."""
    frames = ((frame, frame.ability.when) for frame in said(position, "charges-more"))
    own = [frame for frame, when in frames if when and when.by and passes(position, (player, 0), when.by, frame)]
    changes = [change for frame in own for change in frame.ability.modify]
    more = sum(int(change.value) for change in changes if change.what == "number")
    return max([1 + more, *(int(change.value) for change in changes if change.what == "most")])


def _take(draft: DuelDraft, ask: Ask, choice: Choice) -> None:
    if choice == END:
        draft.do("end-step")
        return
    draft.do("have-right")
    draft.do("settle")
    if choice[0] == "charge":
        draft.set(charged=draft.facts.get("charged", 0) + 1)
        draft.propose(moving(draft, choice[1], "mana-zone", "charge", ask.by))
    else:  # "play", "activate" or "attack"
        draft.do(choice[0], ask.by, *choice[1:])


DUEL.questions["priority"] = DUEL.questions["priority"]._replace(take=_take)


@DUEL.task("end-step")
def end_step(draft: DuelDraft) -> None:
    """End a step and go on to the next one, after the last one to the next turn (500.2, 500.2a)."""
    current = draft.facts["step"]
    end_effects(draft, "step", "500.3")
    if current == STEPS[-1]:
        _end_turn(draft)
        return
    skipped = ("506.2", "506.2a") if current == "attack" else ()
    draft.note("step-over", rules=("500.2a", *skipped))
    draft.do("step", STEPS[STEPS.index(current) + 1])


def _end_turn(draft: DuelDraft) -> None:
    """End what lasts for the turn, and go on to the next one (511.2)."""
    draft.do("next-turn")
    draft.do("settle")
    over = "511.2"
    draft.note("turn-over", rules=(over,))
    end_effects(draft, "turn", over, "500.3")
    end_effects(draft, f"turn-end/{draft.facts['active']}", over, "500.3")
    for key, effect in list(draft.effects.items()):
        if effect.until == f"turn-end/{draft.facts['active']}/next":
            draft.put_effect(key, effect._replace(until=f"turn-end/{draft.facts['active']}"))
        if effect.ability is not None and effect.ability.kind == NOT_YET:
            draft.put_effect(key, effect._replace(ability=effect.ability._replace(kind="triggered")))


def _skip_rest(draft: DuelDraft, frame: Frame, _instruction: Instruction) -> None:
    """ターンの残りをとばす: go on to the next turn at once; nothing that waits is resolved any more (101.1, 512.1)."""
    draft.drop_agenda()
    draft.waiting = ()
    end_resolution(draft)
    for fact in ("attack", "battling", DECLARED_ON):
        draft.drop_fact(fact)
    for lasting in ("battle", "attack", "step"):
        end_effects(draft, lasting, "500.3")
    draft.note("turn-skipped", of=draft.facts["active"], by=frame.source[0], rules=("101.1",))
    _end_turn(draft)


def _skip_turn(draft: DuelDraft, frame: Frame, instruction: Instruction) -> None:
    """次のターンをとばす: that player's next turn is not taken (101.1)."""
    skipped = (*draft.facts.get("skipped", ()), *FOLLOWING.players(draft, frame, instruction))
    draft.set(skipped=skipped)
    draft.note("turn-lost", of=skipped[-1], by=frame.source[0], rules=("101.1",))


FOLLOWING.ways.update({"skip-rest": _skip_rest, "skip-turn": _skip_turn})


@DUEL.task("next-turn")
def next_turn(draft: DuelDraft, after: str | None = None) -> None:
    """Go on to the next turn: cards that are still held go to the graveyard (512.1); extra turns come first (500.5, 500.5a).

    Args:
        draft: the position.
        after: whose turn was not taken, and is followed by the one after it.
    """
    active = after or draft.facts["active"]
    extra: tuple[str, ...] = draft.facts.get("extra_turns", ())
    player = other_player(draft, active)
    if extra:
        player = active if active in extra else extra[0]
        left = list(extra)
        left.remove(player)
        draft.set(extra_turns=tuple(left))
        if _RESUMES not in draft.facts:
            draft.set_fact(_RESUMES, other_player(draft, active))
        draft.note("extra-turn", of=player, rules=("500.5", "500.5a"))
    elif _RESUMES in draft.facts:
        player = draft.facts[_RESUMES]
        draft.drop_fact(_RESUMES)
    skipped = list(draft.facts.get("skipped", ()))
    if player in skipped:
        skipped.remove(player)
        draft.set(skipped=tuple(skipped))
        draft.do("next-turn", player)
        return
    draft.do("turn", player)
    for id in sorted(draft.objects):
        if draft.objects[id].held:
            draft.note("held", of=id, rules=("512.1",))
            move(draft, moving(draft, id, "graveyard", "rule"))  # nothing triggers


_RESUMES = "turns_resume"
"""Fact: whose turn it would be but for the extra turns; they are added, and take none of it away (500.5)."""


# Starting the game.

SHIELDS, HAND = 5, 5


@DUEL.task("setup")
def setup(draft: DuelDraft, first: str) -> None:
    """Put five shields and draw five cards each, then begin the first turn (103.3 to 103.5)."""
    draft.set(first=first, from_start=True, number=0)
    draft.do("turn", first)
    draft.note("start", rules=("103.3", "113.1", "402.1", "406.1"))
    for player in draft.players:
        for zone, number in (("shield-zone", SHIELDS), ("hand", HAND)):
            for id in draft.zones.get(f"library/{player}", ())[:number]:
                draft.move(id, f"{zone}/{player}")
    draft.note("first-player", of=first, rules=("103.4", "103.5"))
