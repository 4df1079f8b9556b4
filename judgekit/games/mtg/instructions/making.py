"""106.4, 111, 611.2, 614.1: instructions that make something: mana, tokens, continuous effects, delayed triggers."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused, Task, Unsupported, event
from judgekit.games.mtg.abilities.finding import as_cast, keep_found
from judgekit.games.mtg.abilities.interpreter import cause, did, instruction, keep, number, objects, players, refs
from judgekit.games.mtg.abilities.referred import kept_for_later
from judgekit.games.mtg.actions.tokens import creating
from judgekit.games.mtg.copying.copying import Copied, ask_original, both_faces, copy_of
from judgekit.games.mtg.layers.forbidding import allowed
from judgekit.games.mtg.layers.granting import granted
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.layers.modifying import of_choice, settle
from judgekit.games.mtg.meaning.amounts import SEVERAL_ANSWERS
from judgekit.games.mtg.meaning.color_identity import UNDEFINED_IDENTITY, of_commanders
from judgekit.games.mtg.meaning.conditions import goes_on
from judgekit.games.mtg.meaning.kinds_of_ability import taps_for_mana
from judgekit.games.mtg.meaning.last_known import known_object
from judgekit.games.mtg.meaning.words import amount, change_by, players_of, those
from judgekit.games.mtg.stack.casting.next_spell import waiting_for_next
from judgekit.games.mtg.stack.costs.mana_abilities import Output, mana_of, outputs, produced_so, rules_of_symbols
from judgekit.games.mtg.state.context import APPLIED_BEFORE, frame_of, settled
from judgekit.games.mtg.state.faces import DOUBLE_FACED
from judgekit.games.mtg.state.game import GAME, MtgDraft, next_timestamp, stated_in
from judgekit.games.mtg.state.mana import pooled
from judgekit.games.mtg.state.objects import Frame, Lasting, Mana, Ref
from judgekit.games.mtg.state.zones import passed_over
from judgekit.games.mtg.terms.effects import ENDED_FOR, MODIFICATIONS
from judgekit.games.mtg.terms.records import (
    AS_A_CARD,
    Ability,
    Action,
    Card,
    Duration,
    Formula,
    Modification,
    Reference,
)
from judgekit.games.mtg.terms.symbols import LETTER_OF
from judgekit.mechanics.terms.records import contains, with_other

# Mana.


@instruction("add")
def add(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Add mana; where its type is open, who adds it chooses (106.4); where none is defined, none is added (106.5).

    CR 106.3.
    """
    frame = frame_of(draft, key)
    wanted = settled(draft, key, "wanted")
    if action.amount is not None:
        number(draft, key, action.amount)  # What decides how much is cited here, devotion (700.5) among it.
    ways = outputs(draft, action, frame)
    if not ways:
        times = 1 if action.amount is None else amount(view_of(draft), action.amount, frame)
        undefined = _why_undefined(draft, action, frame)
        rules = ("107.1b",) if times < 0 else ("106.5", *undefined) if times else ()
        draft.note("no-mana", of=frame.you, by=cause(frame), rules=rules)
        return None
    if wanted is not None:
        fitting = [way for way in ways if _fits(way, wanted)]
        if fitting:
            _add(draft, key, action, max(fitting, key=len))
            return None
    if len(ways) == 1:
        _add(draft, key, action, ways[0])
        return None
    adding = players(draft, key, action.get("by"))
    return Ask(
        "mana",
        adding[0] if len(adding) == 1 else frame.you,
        of=frame.source[0] if frame.source else None,
        args=(tuple(ways), _rules_of_mana(action)),
        then=Task("mana-added", (key, action)),
    )


def _why_undefined(draft: MtgDraft, action: Action, frame: Frame) -> tuple[str, ...]:
    """Return the rules by which the type of the mana that would be added is not defined, beside 106.5."""
    if action.of == ("identity",):
        none = of_commanders(draft, frame.you) is None
        return ("903.4", *(stated_in(draft, UNDEFINED_IDENTITY) if none else ()))
    return ("607.5a",) if action.of == ("chosen-color",) else ()


def _rules_of_mana(action: Action) -> tuple[str, ...]:
    """Return the rule by which the types of mana are those that other permanents could produce (106.7)."""
    if action.of is not None and action.of[0] == "mana" and action.get("choice") is None:
        return rules_of_symbols(action.of[1])
    if action.of == ("identity",):
        return ("903.4", "903.4a")
    return ("106.7",) if action.of == ("could-produce",) else ()


def _fits(way: Output, wanted: Output) -> bool:
    left = list(wanted)
    for one in way:
        if one not in left:
            return False
        left.remove(one)
    return True


def _ways(question: Question) -> tuple[Output, ...]:
    found: tuple[Output, ...] = question.args[0]
    return found


@GAME.question("mana", candidates=_ways)
def judge_mana(question: Question, choice: object) -> Allowed | Refused:
    """One of the ways in which the ability could add mana (105.4, 106.7)."""
    ways, *rules = question.args
    said = rules[0] if rules else ()
    return (
        Allowed(("106.4", *said)) if choice in ways else Refused(("106.4", *said), phrase("not what the ability adds"))
    )


@GAME.task("mana-added")
def mana_added(draft: MtgDraft, key: int, action: Action, choice: Output) -> None:
    """Add the mana that was chosen (106.4)."""
    _add(draft, key, action, choice)


def _add(draft: MtgDraft, key: int, action: Action, output: Output) -> None:
    frame = frame_of(draft, key)
    for player in players(draft, key, action.get("by")):
        mana = mana_of(draft, output, frame, action)
        rules = _rules_of_mana(action)
        made = event("add-mana", player, len(mana), cause(frame), mana=mana, source=frame.source, rules=rules)
        draft.propose(made.having(tapped=True) if frame.ability is not None and taps_for_mana(frame.ability) else made)


@instruction("lose-mana")
def lose_mana(draft: MtgDraft, key: int, action: Action) -> None:
    """Players lose all mana in their mana pools (106.4)."""
    for player in players(draft, key, action.of):
        lose(draft, player, [True] * len(draft.players[player].pool), "106.4")


def lose(draft: MtgDraft, player: str, lost: Sequence[bool], *rules: str) -> None:
    """Take mana out of a pool; where an ability says so, it becomes mana of a type instead (614.1a, 616.1).

    Args:
        draft: the game.
        player: whose pool.
        lost: of each mana in it, whether it is lost.
        rules: why it is lost.
    """
    pool = draft.players[player].pool
    if not any(lost):
        return
    types = {str(entry.ability.get("mana")) for entry in allowed(draft, "change-lost-mana", player)}
    if len(types) > 1:
        raise Unsupported(phrase("mana that becomes one of several types"), "616.1")
    kept = [one for one, gone in zip(pool, lost, strict=True) if not gone]
    kept += [one._replace(type=type) for type in types for one, gone in zip(pool, lost, strict=True) if gone]
    draft.change_player(player, pool=tuple(kept))
    draft.note(
        "mana-changes" if types else "mana-empties", of=player, rules=("614.1a", "614.6", "106.4") if types else rules
    )


@instruction("multiply-mana")
def multiply_mana(draft: MtgDraft, key: int, action: Action) -> None:
    """A permanent tapped for mana produces so many times as much of each mana instead (106.12b).

    Raises:
        Unsupported: no mana is being produced.
    """
    happening = frame_of(draft, key).event
    if happening is None or happening.kind != "add-mana":
        raise Unsupported(phrase("more of mana that nothing produces"), "106.12b")
    mana = tuple(happening.get("mana", ())) * number(draft, key, action.amount)
    draft.cite("106.12b")
    draft.propose(happening._replace(amount=len(mana), applied=()).having(mana=mana))


@instruction("produce-instead")
def produce_instead(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """A permanent tapped for mana produces mana of another type instead, as much as it would or so much (106.12b).

    Raises:
        Unsupported: no mana is being produced.
    """
    happening = frame_of(draft, key).event
    if happening is None or happening.kind != "add-mana":
        raise Unsupported(phrase("other mana where none is produced"), "106.12b")
    if action.word() != "any-color":
        _produced(draft, key, action, str(action.word()))
        return None
    you = frame_of(draft, key).you
    return Ask("color", you, of=cause(frame_of(draft, key)), args=((),), then=Task("color-produced", (key, action)))


@GAME.task("color-produced")
def color_produced(draft: MtgDraft, key: int, action: Action, choice: str) -> None:
    """Produce mana of the colour that was chosen instead (105.4, 106.12b)."""
    _produced(draft, key, action, LETTER_OF[choice])


def _produced(draft: MtgDraft, key: int, action: Action, type: str) -> None:
    """Let the mana that is being produced be of one type, and so much where that is said."""
    happening = frame_of(draft, key).event
    assert happening is not None
    before: tuple[Mana, ...] = tuple(happening.get("mana", ()))
    often = None if action.amount is None else number(draft, key, action.amount)
    mana = produced_so(before, type, often)
    draft.cite("106.12b")
    applied, offered = settled(draft, key, APPLIED_BEFORE) or ((), ())
    draft.propose(happening._replace(amount=len(mana), applied=applied, offered=offered).having(mana=mana))


@instruction("double-mana")
def double_mana(draft: MtgDraft, key: int, action: Action) -> None:
    """Add as much mana of each type as a player has; what restricts the old mana does not restrict the new (106.6)."""
    frame = frame_of(draft, key)
    for player in players(draft, key, action.of):
        more = pooled(*(Mana(mana.type, None, frame.source) for mana in draft.players[player].pool))
        draft.propose(event("add-mana", player, len(more), cause(frame), mana=more, rules=("701.9f", "106.6")))


# Tokens.

_Details = dict[str, Any]
"""What else is true of a token as it is created, by the names that `creating` has for it."""


@instruction("create")
def create(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Players create tokens; numbers in what defines them are worked out once (111.1, 111.2, 111.3, 701.6a)."""
    frame = frame_of(draft, key)
    original = action.get("copy-of")
    if original is not None and original[0] == "choose":
        return ask_original(draft, key, action, Task("copy-chosen", (key, action)))
    if original is None and action.get("token") is None:
        _create_those(draft, key, action, frame)
        return None
    cards: list[tuple[Card, _Details]]
    cards = [(_defined(draft, action, frame), {})] if original is None else _copied(draft, action, frame)
    if not cards:
        nothing = stated_in(draft, "mtg@20260417:111.12")
        draft.note("not-created", by=cause(frame), rules=("101.3", "609.3", *nothing))
        return None
    count = number(draft, key, action.amount)
    details: _Details = {}
    host = objects(draft, key, action.get("attached")) if action.get("attached") is not None else ()
    if action.get("attached") is not None and not host and any("Aura" in card.line.subtypes for card, _ in cards):
        draft.note("not-created", rules=("mtg@20260417:303.4i",))
        return None
    if action.get("tapped"):
        details["tapped"] = True
    if action.get("attacks") is not None:
        details["attacks"] = tuple(id for id, _ in refs(draft, key, action.get("attacks")))
    if host:
        details["attached"] = host[0]
    with_these = tuple((kind, number(draft, key, amount)) for kind, amount in action.get("counters") or ())
    before = tuple(id for id, record in draft.objects.items() if record.kind == "token")
    who = players(draft, key, action.get("by"))
    draft.do("created", key, action, before)
    draft.propose(
        *(
            creating(player, card, count, cause(frame), **{**own, **details, **_counters(own, with_these)})
            for player in who
            for card, own in cards
        )
    )
    return None


def _counters(own: _Details, more: tuple[tuple[str, int], ...]) -> _Details:
    """Return the counters with which a token enters: those that a copy brings, and those that it is told to have."""
    found = (*own.get("counters", ()), *more)
    return {"counters": found} if found else {}


@GAME.task("created")
def created(draft: MtgDraft, key: int, action: Action, before: tuple[str, ...]) -> None:
    """Keep which tokens were created in the end, so that later instructions find them (111.1, 608.2c)."""
    made = [record for id, record in draft.objects.items() if id not in before and record.kind == "token"]
    there = tuple(record.ref for record in sorted(made, key=lambda record: int(record.id.rpartition("-")[2])))
    if not any(number == key for number, _ in draft.facts.get("frames", ())):
        return
    keep(draft, key, action, there)
    if action.get("link") is not None and there:
        draft.do("link", frame_of(draft, key).source, action.get("link"), there, "607.2c")
    _into_combat(draft, key, action, there)


def _create_those(draft: MtgDraft, key: int, action: Action, frame: Frame) -> None:
    """Create as many of the tokens that are about to be created, instead of those (614.16)."""
    if frame.event is None or frame.event.kind != "create":
        raise Unsupported(phrase("a token that nothing defines"), "111.3")
    count = number(draft, key, action.amount)
    draft.propose(frame.event._replace(amount=count, applied=()))


_BY_NAME = "mtg@20260417:111.11"
"""The rule of tokens that are as a card is."""


def _defined(draft: MtgDraft, action: Action, frame: Frame) -> Card:
    """Return what an effect defines for a token, its numbers worked out and the effect's source put in (111.3, 201.4a)."""
    card: Card = action.get("token")
    if card.get(AS_A_CARD):
        draft.cite(_BY_NAME)
        named: Card = draft.cards[card.name]
        if named.faces:
            raise Unsupported(phrase("a token as which {card} is, a card of several faces", card=card.name), _BY_NAME)
        return named._replace(details=((AS_A_CARD, True),))
    view = view_of(draft)
    power, toughness = (
        part if part is None or isinstance(part, int) else amount(view, part, frame)
        for part in (card.power, card.toughness)
    )
    abilities = tuple(granted(ability, frame.source) for ability in card.abilities)
    return card._replace(power=power, toughness=toughness, abilities=abilities)


def _copied(draft: MtgDraft, action: Action, frame: Frame) -> list[tuple[Card, _Details]]:
    """Return what a token is that is a copy, for each of what it would copy that something is known of.

    CR 111.3, 607.3, 707.2.
    """
    original, excepted = action.get("copy-of"), action.get("except") or ()
    originals = those(view_of(draft), original, frame)
    if len(originals) > 1 and original in SEVERAL_ANSWERS:
        draft.cite(SEVERAL_ANSWERS[original])
    found: list[tuple[Card, _Details]] = []
    for ref in originals:
        two = both_faces(draft, ref, excepted, frame)
        copied: Copied | None = two[0] if two is not None else copy_of(draft, ref, excepted, frame, None)
        if copied is None:
            continue
        draft.cite(*copied.rules, "707.5")
        details: _Details = {"copied": copied.key}
        if two is not None:
            details |= {DOUBLE_FACED: True, "transformed": two[1]}
        if copied.counters:
            details["counters"] = copied.counters
        found.append((draft.cards[copied.key], details))
    return found


def _into_combat(draft: MtgDraft, key: int, action: Action, made: tuple[Ref, ...]) -> None:
    """Let tokens be attacking or blocking as soon as they are on the battlefield (508.4, 509.7)."""
    if action.get("attacking") and action.get("attacks") is None:
        draft.next(*(Task("enter-attacking", (id,)) for id, _ in made))
    attackers = objects(draft, key, action.get("blocking")) if action.get("blocking") is not None else ()
    if attackers:
        draft.next(*(Task("enter-blocking", (id, attackers[0])) for id, _ in made))


# Continuous effects.


def effect_id(draft: MtgDraft, frame: Frame) -> str:
    """Return an id for an effect of a source: "source-effect", then "source-effect-2" and so on."""
    stem = f"{frame.source[0] if frame.source is not None else frame.you}-effect"
    if stem not in draft.effects:
        return stem
    return next(f"{stem}-{step}" for step in range(2, 100_000) if f"{stem}-{step}" not in draft.effects)


def evaluated(draft: MtgDraft, key: int, formula: Formula) -> int:
    """Return a number that is settled now (611.2d), 0 instead of a negative one."""
    return number(draft, key, formula)


def begin_effect(
    draft: MtgDraft,
    key: int,
    ability: Ability,
    found: tuple[Ref, ...] | None,
    duration: Duration | None,
    uses: int | None = None,
) -> Lasting:
    """Begin a continuous effect; its numbers are worked out now, once, and do not change later (611.2d)."""
    frame = frame_of(draft, key)
    made = (draft.facts.get("turn", 1), draft.facts.get("step", ""))
    lasting = Lasting(effect_id(draft, frame), ability, frame, next_timestamp(draft), found, duration, uses, made)
    draft.put_effect(lasting.id, lasting)
    draft.note("effect", of=lasting.id, by=cause(frame), rules=("611.2", "611.2a", "611.2c"), duration=duration)
    return lasting


def fixed(draft: MtgDraft, change: Modification, frame: Frame) -> Modification:
    """Return a change with its numbers and players settled now (611.2d); an X below 0 counts as 0 (107.1b).

    CR 608.2h.
    """
    layer, (takes, *_) = MODIFICATIONS[change.what]
    if takes in ("pt", "change") and isinstance(change.value, tuple):
        return change._replace(value=tuple(_evaluated(draft, layer, part, frame) for part in change.value))
    if takes == "formula":
        return change._replace(value=_evaluated(draft, layer, change.value, frame))
    if change.what == "creature-types-of":
        return change._replace(value=settle(view_of(draft), change, frame, (), 0).value)
    if takes == "player":
        who = players_of(view_of(draft), change.value, frame)
        if len(who) > 1:
            raise Unsupported(phrase("control for one of several players ({who})", who=", ".join(who)), "608.2d")
        return change._replace(value=("ref", (who[0], 0))) if who else change
    return change


def _evaluated(draft: MtgDraft, layer: str, part: Formula | None, frame: Frame) -> Formula | None:
    """Return a formula of a change as a number; one that reads the affected object stays, to be worked out for each."""
    if part is None or isinstance(part, int) or _affected(part):
        return part
    view = view_of(draft)
    with view.noting("611.2d", "608.2h") as noted:
        found = (change_by if layer == "7c" else amount)(view, part, frame)
    draft.cite(*dict.fromkeys(noted))
    return found


def settled_changes(draft: MtgDraft, change: Modification, frame: Frame) -> list[Modification]:
    """Return the changes that one change means now: the abilities of other objects are looked up once (702.1c).

    CR 611.2d.
    """
    value = change.value
    if change.what == "lose" and value == "this-ability":
        return [Modification("lose", frame.ability)]
    if change.what == "gain" and isinstance(value, Ability) and value.kind != "abilities-of":
        return [Modification("gain", of_choice(view_of(draft), granted(value, frame.source), frame))]
    if change.what != "gain" or not isinstance(value, Ability):
        return [fixed(draft, change, frame)]
    reference, kind = value.value
    view = view_of(draft)
    found: dict[Ability, None] = {}
    for ref in those(view, reference, frame):
        for had in known_object(view, ref)[1].abilities:
            if kind is None or kind in (had.ability.kind, had.ability.name):
                found[had.ability] = None
    draft.cite("702.1c")
    return [Modification("gain", ability) for ability in found]


def _affected(term: object) -> bool:
    return isinstance(term, tuple) and (term == ("affected",) or any(_affected(part) for part in term))


def _copy_and_modify(draft: MtgDraft, key: int, action: Action, copying: Modification) -> None:
    """Let objects become copies, then do to them what the effect says besides (611.2)."""
    rest = tuple(change for change in action.get("with", ()) if change is not copying)
    details = {name: value for name, value in action.details if name in ("until", "as")}
    if rest:
        draft.do("follow", key, (action._replace(details=tuple(sorted({**details, "with": rest}.items()))),), 0)
    copy = Action("become-copy", action.of, None, tuple(sorted({**details, "copy-of": copying.value}.items())))
    draft.do("follow", key, (copy,), 0)


@instruction("modify")
def modify(draft: MtgDraft, key: int, action: Action) -> None:
    """Begin a continuous effect on objects that are settled now (608.2f, 611.2, 611.2a, 611.2c, 611.2d)."""
    frame = frame_of(draft, key)
    duration = action.get("until")
    copying = next((change for change in action.get("with", ()) if change.what == "copy-of"), None)
    if copying is not None:
        _copy_and_modify(draft, key, action, copying)
        return
    found = refs(draft, key, action.of)
    lasts = _how_long(draft, frame, found, action.of, duration)
    if not lasts and (found or not _goes_on(draft, frame, duration)):
        draft.note("no-effect", by=cause(frame), rules=("611.2b",))
        return
    changes = tuple(one for change in action.get("with", ()) for one in settled_changes(draft, change, frame))
    if not found:
        return
    keep(draft, key, action, found)
    ended = ((ENDED_FOR, action.get(ENDED_FOR)),) if action.get(ENDED_FOR) is not None else ()
    for together, until in lasts:
        begin_effect(draft, key, Ability("static", modify=changes, details=ended), together, until)
    if action.of is not None and action.of[0] == "all" and passed_over(draft, action.of[1]):
        draft.cite("702.26e")
    if any(change.what in POWER_AND_TOUGHNESS for change in changes) and not _all_creatures(draft, found):
        draft.cite("208.3a")


def _how_long(
    draft: MtgDraft, frame: Frame, found: tuple[Ref, ...], of: Reference | None, duration: Duration | None
) -> list[tuple[tuple[Ref, ...], Duration | None]]:
    """Return which objects an effect acts on for how long: what is asked of each of several ends for that one alone (611.2b).

    Those for which it would end before it begins are left out.
    """
    apart: list[tuple[tuple[Ref, ...], Duration | None]] = [(found, duration)] if found else []
    if (
        len(found) > 1
        and duration is not None
        and duration[0] == "while"
        and of is not None
        and contains(duration[1], of)
    ):
        apart = [((ref,), with_other(duration, of, ("ref", ref))) for ref in found]
    return [(refs, until) for refs, until in apart if _goes_on(draft, frame, until)]


def _goes_on(draft: MtgDraft, frame: Frame, duration: Duration | None) -> bool:
    return duration is None or duration[0] != "while" or goes_on(view_of(draft), duration[1], frame)


POWER_AND_TOUGHNESS = frozenset(("pt", "power", "toughness", "base-pt", "base-power", "base-toughness", "switch-pt"))
"""Changes of power and toughness."""


def _all_creatures(draft: MtgDraft, found: tuple[Ref, ...]) -> bool:
    """Tell whether all objects are creatures; on another the effect waits until it becomes one (208.3a)."""
    view = view_of(draft)
    return all("creature" in view.of(ref[0]).types for ref in found if ref[0] in draft.objects)


def lasting_changes(
    draft: MtgDraft, key: int, changes: tuple[Modification, ...], found: tuple[Ref, ...], duration: Duration | None
) -> Lasting:
    """Begin a continuous effect with some changes on objects, also on those that are still to come (611.2c, 611.2e)."""
    settled_now = tuple(one for change in changes for one in settled_changes(draft, change, frame_of(draft, key)))
    return begin_effect(draft, key, Ability("static", modify=settled_now), found, duration)


@instruction("effect")
def effect(draft: MtgDraft, key: int, action: Action) -> None:
    """Put an effect in force that changes the rules of the game, or acts on what its ability says (611.2, 611.2c)."""
    ability = action.of
    assert isinstance(ability, Ability)
    on = action.get("of")
    uses = action.get("uses")
    found = (*refs(draft, key, on), *as_cast(draft, key, on)) if on is not None else None
    if on is not None and ability.name == "phase-in":
        # What specifically speaks of phased-out permanents acts on them (702.26b).
        found = those(view_of(draft), on, frame_of(draft, key))
    described = action.get("next")
    if described is not None:
        ability, found = waiting_for_next(ability, described), ()
    count = None if uses is None else number(draft, key, uses)
    until = action.get("until")
    if found is not None and until is not None and until[0] == "next-untap" and until[1][0] == "controller":
        for ref in found:
            begin_effect(draft, key, ability, (ref,), ("next-untap", ("controller", ("ref", ref))), count)
        return
    if not found or described is not None:
        begin_effect(draft, key, ability, found, until, count)
        return
    for together, lasts in _how_long(draft, frame_of(draft, key), found, on, until):
        begin_effect(draft, key, ability, together, lasts, count)


@instruction("delayed")
def delayed(draft: MtgDraft, key: int, action: Action) -> None:
    """Create a delayed triggered ability (603.7)."""
    assert isinstance(action.of, Ability)
    ability = kept_for_later(draft, key, action.of)
    keep_found(draft, key)
    uses = 1 if action.get("once", action.get("until") is None) else None
    begin_effect(draft, key, ability, None, action.get("until"), uses)
    draft.cite("603.7", "603.7a")


def exchange_control(draft: MtgDraft, key: int, found: tuple[Ref, ...], action: Action) -> None:
    """Each player gains control of the permanent the other controlled; between one player's own nothing happens (701.10b)."""
    view = view_of(draft)
    owners = tuple(view.of(ref[0]).controller for ref in found)
    if owners[0] == owners[1]:
        draft.note("no-exchange", rules=("701.10b",))
        did(draft, key, False)
        return
    for ref, player in zip(found, owners[::-1], strict=True):
        change = Modification("control", ("ref", (player, 0)))
        begin_effect(draft, key, Ability("static", modify=(change,)), (ref,), action.get("until"))
    did(draft, key, True)
    draft.cite("701.10b")
