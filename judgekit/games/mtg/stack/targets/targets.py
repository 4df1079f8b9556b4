"""115: targets: what may be targeted, every legal choice of targets, and targets that have become illegal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Consequences, Event, Question, Refused, Task, Unsupported, event
from judgekit.engine.remembering import once_for_both, once_for_each
from judgekit.games.mtg.layers.forbidding import forbidden
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.layers.protecting import shielded, shielded_player, unchosen_quality
from judgekit.games.mtg.meaning.characteristics import CLEAVE, Characteristics
from judgekit.games.mtg.meaning.filters import in_place, kind_fits, passes, some_matching, surely, told_apart
from judgekit.games.mtg.meaning.keyword_meanings import FOLLOWED_LAST, keyword_rules, stands_for
from judgekit.games.mtg.meaning.range_of_influence import limited, range_rules, reaches
from judgekit.games.mtg.stack.targets.numbers_of_targets import (
    changed_hands,
    controllers_of,
    of_several_owners,
    ways_to_choose,
    wrong_number,
)
from judgekit.games.mtg.stack.targets.overloading import OVERLOAD, overloaded, with_each
from judgekit.games.mtg.stack.targets.targets_by_cost import depends_on_costs, rules_by_costs, words_by_cost
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, editions_of, opponents, present
from judgekit.games.mtg.state.objects import Announcement, Frame, Object, Ref
from judgekit.games.mtg.state.zones import STACK
from judgekit.games.mtg.terms.filters import KINDS, STATUSES, TESTS, rules_of_words
from judgekit.games.mtg.terms.records import Ability, Action, Filter, Mode, TargetWord, Test

_TARGETED = "115.1"
"""The rule of what targets are."""

_TARGETS_CHOSEN = "601.2c"
"""The rule by which targets are chosen."""

Ids = tuple[str, ...]
Choice = tuple[Ids, ...]
"""Targets as an answer: for each target word the ids, sorted."""


class Part(NamedTuple):
    """One mode or spell ability of an object on the stack, as it was announced.

    Attributes:
        words: its target words, under names that no other part of the object uses.
        do: its instructions, which know the words under their own names.
        names: (own name, name among all parts) of each word.
    """

    words: tuple[TargetWord, ...]
    do: tuple[Action, ...]
    names: tuple[tuple[str, str], ...]


def parts_of(position: MtgPosition, item: Object) -> tuple[Part, ...]:
    """Return the parts of an object on the stack: its chosen modes, or its spell abilities; for an Aura spell, enchant.

    CR 115.1, 115.1a, 115.1b, 700.2, 702.5a.
    """
    values = None if item.kind == "ability" else view_of(position).of(item.id)
    modes = _modes(item, values)
    if not _depend_on_costs(modes):
        return _parts(item, values)
    frame = frame_of_item(position, item)
    by_cost = [
        mode._replace(targets=words_by_cost(view_of(position), mode, frame)) if depends_on_costs(mode) else mode
        for mode in modes
    ]
    return _named_apart(by_cost)


@once_for_both
def _parts(item: Object, values: Characteristics | None) -> tuple[Part, ...]:
    return _named_apart(_modes(item, values))


def _named_apart(modes: Iterable[Mode]) -> tuple[Part, ...]:
    """Return the parts that modes are, the target words of later ones named apart from those of earlier ones."""
    found: list[Part] = []
    taken: set[str] = set()
    for mode in modes:
        names = tuple(
            (word.name, word.name if word.name not in taken else f"{len(found) + 1}:{word.name}")
            for word in mode.targets
        )
        full = dict(names)
        words = tuple(
            word._replace(name=full[word.name], other=tuple(full.get(name, name) for name in word.other))
            for word in mode.targets
        )
        taken.update(full.values())
        found.append(Part(words, mode.do, names))
    return tuple(found)


@once_for_each
def _depend_on_costs(modes: tuple[Mode, ...]) -> bool:
    return any(map(depends_on_costs, modes))


@once_for_both
def _modes(item: Object, values: Characteristics | None) -> tuple[Mode, ...]:
    """Return the chosen modes of an object on the stack, or the whole of its abilities that are not modal.

    Args:
        item: the object.
        values: what it is like, None for an ability.
    """
    return tuple(_modes_of(item, values))


def _modes_of(item: Object, values: Characteristics | None) -> Iterator[Mode]:
    if values is None:
        assert item.ability is not None
        abilities: tuple[Ability, ...] = (item.ability,)
    else:
        meant = (one for had in values.abilities for one in stands_for(had.ability))
        abilities = tuple(sorted((one for one in meant if one.kind == "spell"), key=_followed_last))
        if "Aura" in values.subtypes:
            wanted = [ability.value for ability in values.all_of("enchant") if isinstance(ability.value, Filter)]
            if wanted:
                yield Mode((TargetWord("enchant", (_all_of(wanted),)),), ())
    for ability in abilities:
        if ability.modes:
            modes = tuple(ability.modes[number] for number in item.announced.modes)
        else:
            modes = (Mode(ability.targets, ability.do, ability.text),)
        yield from (map(with_each, modes) if overloaded(item) else modes)


def _followed_last(ability: Ability) -> bool:
    """Tell whether a keyword is printed below the instructions of its spell, and so followed after them (608.2c)."""
    return ability.name in FOLLOWED_LAST


def _all_of(filters: list[Filter]) -> Filter:
    """Return the description that every one of several descriptions fits: an Aura obeys all its enchant abilities (702.5c)."""
    first = filters[0]
    if any((one.kind, one.zones) != (first.kind, first.zones) for one in filters):
        raise Unsupported(phrase("enchant abilities that speak of different kinds of things"), "702.5c")
    return first._replace(tests=tuple(dict.fromkeys(test for one in filters for test in one.tests)))


def aims_by_cost(position: MtgPosition, item: Object) -> bool:
    """Tell whether the costs announced for an object on the stack decide which targets it has (702.33g)."""
    values = None if item.kind == "ability" else view_of(position).of(item.id)
    if values is not None and any(values.has(name) for name in (OVERLOAD, CLEAVE)):
        return True
    return _depend_on_costs(_modes(item, values))


def why_by_cost(position: MtgPosition, item: Object) -> tuple[str, ...]:
    """Return the rules by which the costs announced for an object decide its targets, beside 601.2c."""
    values = None if item.kind == "ability" else view_of(position).of(item.id)
    return rules_by_costs(_modes(item, values))


def words_of(position: MtgPosition, item: Object) -> tuple[TargetWord, ...]:
    """Return the target words of an object on the stack (115.1)."""
    return tuple(word for part in parts_of(position, item) for word in part.words)


def frame_of_item(position: MtgPosition, item: Object) -> Frame:
    """Return for whom an object on the stack speaks."""
    controller = view_of(position).of(item.id).controller
    if item.frame is not None:
        return item.frame._replace(you=controller, announced=announced_for(item, item.frame), item=item.id)
    source = item.source if item.kind == "ability" else item.ref
    return Frame(controller, source, item.ability, item.announced, item=item.id)


def announced_for(item: Object, frame: Frame) -> Announcement:
    """Return what was announced for an ability on the stack, and before for what made it trigger: its targets, its X (603.7c).

    CR 107.3, 603.12.
    """
    earlier, own = frame.announced, item.announced
    names = {name for name, _ in own.targets}
    return own._replace(
        targets=(*own.targets, *(pair for pair in earlier.targets if pair[0] not in names)),
        x=earlier.x if own.x is None else own.x,
        options=own.options or earlier.options,
        spent=own.spent or earlier.spent,
        snow=own.snow or earlier.snow,
        paid=own.paid or earlier.paid,
    )


def refusal(position: MtgPosition, ref: Ref, word: TargetWord, frame: Frame, item: Object) -> tuple[str, ...]:
    """Return the rules by which something cannot be the target of a word, none where it can (801.4)."""
    if (ref[0] == item.id and item.kind != "ability") or (ref[0] == item.id and item.zone == STACK):
        return ("115.5", _TARGETED)
    view = view_of(position)
    if limited(position) and not reaches(view, frame.you, ref):
        return range_rules(position)
    if not any(passes(view, ref, filter, frame) for filter in word.filters):
        return (*_why_not(position, ref, word.filters[0], frame), _TARGETED)
    if ref[0] in position.objects:
        return shielded(position, ref[0], item) or forbidden(position, "be-targeted", ref[0], by=item.id)
    return shielded_player(position, ref[0], item) or forbidden(position, "be-targeted", ref[0], by=item.id)


def _why_not(position: MtgPosition, ref: Ref, filter: Filter, frame: Frame) -> tuple[str, ...]:
    """Return the rules of what a filter asks and an object or player is not."""
    view = view_of(position)
    if filter.kind == "any-target":
        return ("115.4",)
    if ref[0] in position.players:
        return (KINDS[filter.kind], "115.2") if filter.kind != "player" else _failing(position, ref, filter, frame)
    record = present(position, ref)
    if record is None:
        return (_TARGETED, "400.7")
    if filter.kind == "player" or not kind_fits(record, filter.kind, view.of(record.id)):
        return (KINDS[filter.kind], "115.2")
    if not in_place(record, filter):
        return ("115.2", "109.2")
    return _failing(position, ref, filter, frame)


def _failing(position: MtgPosition, ref: Ref, filter: Filter, frame: Frame) -> tuple[str, ...]:
    view = view_of(position)
    rules = []
    for test in filter.tests:
        if not surely(view, ref, Filter((test,), filter.kind, filter.zones), frame):
            rules.append(_rule_of(test))
    return tuple(dict.fromkeys(rules))


def _rule_of(test: Test) -> str:
    return STATUSES.get(test.value, TESTS[test.what].rule) if test.what == "status" else TESTS[test.what].rule


def legal_for(position: MtgPosition, word: TargetWord, frame: Frame, item: Object) -> list[Ref]:
    """Return everything that one target word may target now, in a stable order."""
    view = view_of(position)
    refs = dict.fromkeys(ref for filter in word.filters for ref in some_matching(view, filter, frame))
    return [ref for ref in refs if not refusal(position, ref, word, frame, item)]


def designations(position: MtgPosition, item: Object) -> Iterator[Choice]:
    """Yield every legal choice of targets for an object on the stack."""
    words = words_of(position, item)
    for choice in _chosen_in_order(position, item, words, frame_of_item(position, item), {}):
        if not repeats(words, choice):
            yield choice


def _chosen_in_order(
    position: MtgPosition, item: Object, words: tuple[TargetWord, ...], frame: Frame, known: dict[str, list[Ids]]
) -> Iterator[Choice]:
    """Yield the choices for target words one after another; a later word may speak of the targets of an earlier one."""
    if not words:
        yield ()
        return
    word, *rest = words
    ways = known.get(word.name)
    if ways is None:
        ids = sorted(ref[0] for ref in legal_for(position, word, frame, item))
        ways = ways_to_choose(position, word, frame, ids)
        if not _mentions_targets(word):
            known[word.name] = ways
    for way in ways:
        for further in _chosen_in_order(position, item, tuple(rest), aimed(position, frame, word, way), known):
            yield (way, *further)


def aimed(position: MtgPosition, frame: Frame, word: TargetWord, ids: Ids) -> Frame:
    """Return a frame in which the targets of one word are known to the words after it."""
    refs = tuple(position.objects[id].ref if id in position.objects else (id, 0) for id in ids)
    others = tuple(pair for pair in frame.announced.targets if pair[0] != word.name)
    return frame._replace(announced=frame.announced._replace(targets=(*others, (word.name, refs))))


def _mentions_targets(term: object) -> bool:
    """Tell whether a target word speaks of the targets of another one ("from that player's graveyard")."""
    if not isinstance(term, tuple):
        return False
    return (bool(term) and term[0] == "target") or any(_mentions_targets(part) for part in term)


def repeats(words: tuple[TargetWord, ...], choice: Choice, item: Object | None = None) -> bool:
    """Tell whether a word that asks for another target repeats one (115.4: "another target"), also one announced before."""
    chosen = {name: {ref[0] for ref in refs} for name, refs in (item.announced.targets if item is not None else ())}
    chosen |= {word.name: set(ids) for word, ids in zip(words, choice, strict=True)}
    return any(chosen[word.name] & chosen.get(name, set()) for word in words for name in word.other)


def can_be_aimed(position: MtgPosition, item: Object) -> bool:
    """Tell whether an object on the stack has any legal choice of targets."""
    return next(designations(position, item), None) is not None


@GAME.task("announce-targets")
def announce_targets(draft: MtgDraft, id: str) -> Ask | None:
    """Ask for the targets of an object on the stack (115.1, 601.2c, 602.2b, 603.3d)."""
    item = draft.objects[id]
    words = words_of(draft, item)
    if overloaded(item):
        draft.note("overloaded", of=id, rules=("702.96b", "702.96c"))
    elif item.kind != "ability" and CLEAVE in item.announced.options:
        draft.note("cleaved", of=id, rules=("mtg@20260417:702.148a", "mtg@20260417:702.148b", "612.1"))
    elif aims_by_cost(draft, item):
        draft.cite(_TARGETS_CHOSEN, *why_by_cost(draft, item))
    if not words:
        return None
    if any(word.by is not None for word in words):
        draft.do("targets-by-another", id)
        if all(word.by is not None for word in words):
            return None
    controller = view_of(draft).of(id).controller
    return Ask("targets", controller, of=id, args=(id,), then=Task("targets-announced", (id,)))


def item_asked_for(question: Question) -> Object:
    """Return the spell or ability for which something is announced: the first argument of the question (601.2b, 601.2c)."""
    record: Object = question.position.objects[question.args[0]]
    return record


def words_asked(question: Question) -> tuple[TargetWord, ...]:
    """Return the target words that are asked for: the controller's own, or those of the other player who chooses (601.5, 602.3)."""
    words = words_of(question.position, item_asked_for(question))
    if question.kind != "targets":
        return words
    return words_by(words, question.args[1] if len(question.args) > 1 else None)


def words_by(words: tuple[TargetWord, ...], player: str | None) -> tuple[TargetWord, ...]:
    """Return the words whose targets another player chooses, or the controller where none is named."""
    return tuple(word for word in words if (word.by is None) == (player is None))


def target_candidates(question: Question) -> Iterable[Choice]:
    """List the legal choices of targets."""
    position, item, words = question.position, item_asked_for(question), words_asked(question)
    for choice in _chosen_in_order(position, item, words, frame_of_item(position, item), {}):
        if not repeats(words, choice, item) and not _far_from_chooser(question, choice):
            yield choice


def _far_from_chooser(question: Question, choice: Choice) -> bool:
    """Tell whether the player who chooses targets for another would choose something out of range (801.5a)."""
    position = question.position
    if len(question.args) < 2 or not limited(position):
        return False
    refs = (position.objects[id].ref if id in position.objects else (id, 0) for ids in choice for id in ids)
    return any(not reaches(view_of(position), question.by, ref) for ref in refs)


def withheld(question: Question) -> Iterable[str]:
    """Yield the rules by which what a target word describes is no legal target all the same: hexproof, shroud, protection."""
    yield from (_TARGETS_CHOSEN, _TARGETED)
    yield from no_targets(question.position, item_asked_for(question))


def no_targets(position: MtgPosition, item: Object) -> Iterable[str]:
    """Yield the rules by which what the target words of something describe is no legal target all the same."""
    view, frame = view_of(position), frame_of_item(position, item)
    for word in words_of(position, item):
        for filter in word.filters:
            for ref in told_apart(view, filter, frame)[0]:
                yield from refusal(position, ref, word, frame, item)


@GAME.question("targets", candidates=target_candidates, withheld=withheld)
def judge_targets(question: Question, choice: object) -> Allowed | Refused:
    """Targets must be legal, different for one word, and as many as the words ask for (601.2c, 115.3).

    CR 115.2, 115.5, 607.5a.
    """
    position, item = question.position, item_asked_for(question)
    words = words_asked(question)
    if not isinstance(choice, tuple) or len(choice) != len(words) or not all(isinstance(ids, tuple) for ids in choice):
        return Refused((_TARGETS_CHOSEN,), phrase("one set of targets for each instance of the word target"))
    frame = frame_of_item(position, item)
    rules = [_TARGETS_CHOSEN, _TARGETED, *said_by(position, item), *range_rules(position)]
    for word, ids in zip(words, choice, strict=True):
        if len(set(ids)) != len(ids):
            return Refused(
                ("115.3", _TARGETS_CHOSEN), phrase("the same target twice for one instance of the word target")
            )
        for id in ids:
            ref = position.objects[id].ref if id in position.objects else (id, 0)
            reasons = refusal(position, ref, word, frame, item)
            if reasons:
                by_keyword = keyword_rules(item.ability) if item.ability is not None else ()
                return Refused((*reasons, _TARGETS_CHOSEN, *by_keyword), phrase("{id} is no legal target", id=id))
            rules.extend(unchosen_quality(position, id))
        frame = aimed(position, frame, word, ids)
        reasons = wrong_number(position, word, frame, ids, partial(legal_for, position, word, frame, item))
        if reasons:
            if of_several_owners(position, word, ids):
                return Refused(reasons, phrase("the targets have to be cards of one player"))
            return Refused(reasons, phrase("{ids} targets for {name}", ids=len(ids), name=word.name))
        if list(ids) != sorted(ids):
            return Refused((), phrase("targets of one word are given in sorted order"))
        if not ids:
            rules.append("115.6")
        if any(filter.kind == "any-target" for filter in word.filters):
            rules.append("115.4")
        for filter in word.filters:
            rules.extend(rules_of_words(filter.tests, editions_of(position)))
    if _far_from_chooser(question, choice):
        return Refused(("801.5a", *left_to_another(item)), phrase("out of range of the player who chooses"))
    if len(question.args) > 1:
        rules.extend((*left_to_another(item), *(("801.5a",) if limited(position) else ())))
    if repeats(words, choice, item):
        return Refused(("115.4", _TARGETS_CHOSEN), phrase("another target is asked for"))
    repeated = [id for ids in choice for id in ids]
    if len(set(repeated)) != len(repeated):
        rules.append("115.3")
    return Allowed(tuple(dict.fromkeys(rules)))


SPELL, ACTIVATED, TRIGGERED = "spell", "activated", "triggered"
"""Kinds of what is put on the stack."""

_LEFT_TO_ANOTHER: Final = {SPELL: ("601.5",), ACTIVATED: ("602.3",), TRIGGERED: ("603.3d",)}


def kind_on_stack(item: Object) -> str:
    """Return whether something on the stack is a spell, an activated or a triggered ability."""
    if item.kind != "ability":
        return SPELL
    return TRIGGERED if item.ability is not None and item.ability.kind == "triggered" else ACTIVATED


def left_to_another(item: Object) -> tuple[str, ...]:
    """Return the rule by which another player than the controller announces something of a spell or an ability."""
    return _LEFT_TO_ANOTHER[kind_on_stack(item)]


def said_by(position: MtgPosition, item: Object) -> tuple[str, ...]:
    """Return the rule by which a spell or ability of its kind is targeted (115.1a-115.1d)."""
    if item.kind != "ability":
        return ("115.1b", "303.4a", "702.5a") if "Aura" in view_of(position).of(item.id).subtypes else ("115.1a",)
    triggered = item.ability is not None and item.ability.kind == "triggered"
    said = keyword_rules(item.ability) if item.ability is not None else ()
    return ("115.1d", "603.3d", "603.3") if triggered else ("115.1c", *said)


@GAME.task("targets-announced")
def targets_announced(draft: MtgDraft, id: str, choice: Choice) -> None:
    """Make what the controller chose the targets (115.1, 115.1a, 115.1c, 115.1d, 601.2c)."""
    aim(draft, id, words_by(words_of(draft, draft.objects[id]), None), choice)


def aim(draft: MtgDraft, id: str, words: tuple[TargetWord, ...], choice: Choice) -> None:
    """Make what was chosen for target words the targets."""
    item = draft.objects[id]
    targets = tuple(
        (word.name, tuple(draft.objects[one].ref if one in draft.objects else (one, 0) for one in ids))
        for word, ids in zip(words, choice, strict=True)
    )
    announced = item.announced
    each_from = (*announced.each_from, *controllers_of(draft, words, choice))
    draft.change(id, announced=announced._replace(targets=(*announced.targets, *targets), each_from=each_from))
    draft.note(
        "targets", of=id, by=item.controller, rules=(_TARGETS_CHOSEN, _TARGETED, *said_by(draft, item)), targets=choice
    )
    _commit(draft, id, tuple(one for ids in choice for one in ids))
    become_targets(draft, id, (one for ids in choice for one in ids))


NO_CRIMES = "nobody commits crimes"
"""Policy: to target an opponent, or what an opponent has, is no event of its own; later books call it a crime."""
GAME.policies[NO_CRIMES] = True


def _commit(draft: MtgDraft, id: str, ids: Iterable[str]) -> None:
    """Let abilities see that who controls a spell or ability commits a crime, once for it."""
    item = draft.objects[id]
    player = view_of(draft).of(id).controller
    if (
        draft.game.policies[NO_CRIMES]
        or item.get("crime")
        or not any(_of_an_opponent(draft, one, player) for one in ids)
    ):
        return
    draft.change(id, details=tuple(sorted({**dict(item.details), "crime": True}.items())))
    draft.propose(event("crime", player, by=id, rules=("mtg@20260417:700.13",)))


def _of_an_opponent(draft: MtgDraft, one: str, player: str) -> bool:
    """Tell whether a target is an opponent, what an opponent controls, or a card in an opponent's graveyard."""
    foes = opponents(draft, player)
    record = draft.objects.get(one)
    if record is None:
        return one in foes
    if record.place in ("battlefield", "stack"):
        return view_of(draft).of(one).controller in foes
    return record.place == "graveyard" and record.owner in foes


def become_targets(draft: MtgDraft, id: str, ids: Iterable[str]) -> None:
    """Let abilities see what became the target of an object on the stack, each once."""
    by = view_of(draft).of(id).controller
    draft.propose(
        *(
            event(
                "becomes-target",
                one,
                by=id,
                number=draft.objects[one].number if one in draft.objects else 0,
                player=by,
                rules=(_TARGETS_CHOSEN, _TARGETED),
            )
            for one in dict.fromkeys(ids)
        )
    )


@GAME.event("becomes-target")
def becomes_target(draft: MtgDraft, happening: Event) -> Consequences:
    """An object or player becomes a target (115.1, 601.2c)."""
    draft.cite(*happening.get("rules", ()))
    return None


def still_legal(position: MtgPosition, item: Object) -> tuple[tuple[str, tuple[Ref, ...]], ...]:
    """Return the targets of an object on the stack that are still legal, by target word (115.6, 608.2b)."""
    frame = frame_of_item(position, item)
    words = {word.name: word for word in words_of(position, item)}
    kept: list[tuple[str, tuple[Ref, ...]]] = []
    for name, refs in item.announced.targets:
        word = words.get(name)
        if word is None:
            kept.append((name, ()))
            continue
        left = tuple(ref for ref in refs if not _became_illegal(position, ref, word, frame, item))
        kept.append((name, left))
    return tuple(kept)


def _became_illegal(position: MtgPosition, ref: Ref, word: TargetWord, frame: Frame, item: Object) -> tuple[str, ...]:
    """Return the rules by which a target is no legal target any more, none where it still is."""
    if ref[0] in position.players and position.players[ref[0]].lost:
        return ("800.4a",)
    if ref[0] not in position.players and present(position, ref) is None:
        return ("400.7",)
    return changed_hands(position, ref, item) or refusal(position, ref, word, frame, item)


def became_illegal(position: MtgPosition, item: Object) -> tuple[str, ...]:
    """Return the rules by which targets of an object on the stack have become illegal (608.2b)."""
    frame = frame_of_item(position, item)
    words = {word.name: word for word in words_of(position, item)}
    found: dict[str, None] = {}
    for name, refs in item.announced.targets:
        for ref in refs if name in words else ():
            found.update(dict.fromkeys(_became_illegal(position, ref, words[name], frame, item)))
    return tuple(found)
