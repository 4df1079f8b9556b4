"""601.2c, 608.2, 700.2: target words, instructions and modes read from plain data."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.terms.actions import SEARCHED_BY, VERBS, ZONE_WORDS
from judgekit.games.mtg.terms.records import Action, Filter, Formula, Mode, Modification, Reference, TargetWord
from judgekit.games.mtg.terms.symbols import SymbolsMalformed, read_symbols
from judgekit.games.mtg.terms.votes import names_settled
from judgekit.games.mtg.text.structured.copies import read_exceptions
from judgekit.games.mtg.text.structured.costs import read_cost
from judgekit.games.mtg.text.structured.effects import read_duration, read_modifications
from judgekit.games.mtg.text.structured.filters import read_filter, read_reference
from judgekit.games.mtg.text.structured.formulas import read_formula
from judgekit.games.mtg.text.structured.inner import INNER, reads
from judgekit.games.mtg.text.structured.spelling import one_word
from judgekit.games.mtg.text.structured.values import read_condition, read_pattern
from judgekit.language.parts import Part, nearest
from judgekit.language.vocabulary import Verb


def read_targets(part: Part) -> tuple[TargetWord, ...]:
    """Read target words: `{id: t, is: {type: creature}}` with `count`, `up-to`, `min`, `max`, `other`, `by` and the like."""
    found: list[TargetWord] = []
    for number, plain in enumerate(part.items()):
        item = plain.knowing(word.name for word in found)
        if item.is_text:
            found.append(TargetWord(f"target-{number + 1}" if number else "target", _kinds(item)))
            continue
        item.only(TARGET_KEYS)
        name = item["id"].text() if "id" in item else (f"target-{number + 1}" if number else "target")
        least, most = _bounds(item)
        other = item.get("other")
        others: tuple[str, ...] = ()
        if other is not None:
            others = tuple(word.name for word in found) if other.text() == "true" else other.texts()
        by, divide, each = item.get("by"), item.get("divide"), item.get("for-each")
        found.append(
            TargetWord(
                name,
                _kinds(item["is"]) if "is" in item else (Filter((), "any-target"),),
                least,
                most,
                others,
                read_reference(by) if by is not None else None,
                read_formula(divide) if divide is not None else None,
                read_reference(each) if each is not None else None,
                item.get("one-owner") is not None and item["one-owner"].text() == "true",
            )
        )
    return tuple(found)


TARGET_KEYS = ("id", "is", "count", "up-to", "min", "max", "other", "by", "divide", "for-each", "one-owner")
"""What a target word may say (115.1): its name, what is looked for, how many, by whom it is chosen."""


def _kinds(part: Part) -> tuple[Filter, ...]:
    if part.is_list:
        return tuple(read_filter(item) for item in part.items())
    return (read_filter(part),)


def _bounds(item: Part) -> tuple[Formula, Formula | None]:
    count, up_to = item.get("count"), item.get("up-to")
    if count is not None:
        if count.is_text and count.text() == "any":
            return (0, None)
        number = read_formula(count)
        return (number, number)
    if up_to is not None:
        return (0, read_formula(up_to))
    least, most = item.get("min"), item.get("max")
    if least is None and most is None:
        return (1, 1)
    largest = None if most is None or (most.is_text and most.text() == "any") else read_formula(most)
    return (read_formula(least) if least is not None else 0, largest)


def read_actions(part: Part) -> tuple[Action, ...]:
    """Read instructions in order; what one settles under a name (`as`) is known to the later ones."""
    found = []
    names: set[str] = set()
    for item in part.items():
        action = read_action(item.knowing(names))
        found.append(action)
        names.update(f"={name}" for name in settled(action))
    return tuple(found)


def settled(action: Action) -> list[str]:
    """Return the names under which an action, or one inside of it, settles something for later instructions."""
    found = [
        value
        for key, value in action.details
        if key in ("as", "done", "total", "chosen", "other", "cards") and isinstance(value, str)
    ]
    noted: object = action.of
    if _searching(action):
        found.append(SEARCHED_BY)
    if action.verb == "note" and isinstance(noted, str):
        found.append(noted)
    if action.verb == "for-each":
        # What each of several players pays is kept as what was paid in all.
        found.extend(one.get("as") for one in _each_paying(action.get("do") or ()) if one.get("as") is not None)
    if action.verb == "vote" and isinstance(noted, tuple):
        found.extend(names_settled(noted))
    inside = (action.of, *(value for _, value in action.details)) if action.verb in GROUPS else ()
    for value in inside:
        if isinstance(value, tuple):
            found.extend(name for inner in value if isinstance(inner, Action) for name in settled(inner))
            found.extend(name for mode in value if isinstance(mode, Mode) for one in mode.do for name in settled(one))
    return found


def _searching(action: Action) -> bool:
    """Tell whether a player searches by an instruction, or each of several by one inside of it."""
    each: tuple[Action, ...] = (action.get("do") or ()) if action.verb in ("for-each", "may") else ()
    return action.verb == "search" or any(_searching(one) for one in each)


def _each_paying(do: tuple[Action, ...]) -> list[Action]:
    """Return the payments of any amount that each of several players makes or may make."""
    inside = [one for act in do for one in ((act.get("do") or ()) if act.verb == "may" else (act,))]
    return [one for one in inside if one.verb == "pay-any"]


OF_PLANES_AND_SCHEMES = {
    "planeswalk": "701.24",
    "set-in-motion": "701.25",
    "abandon": "701.26",
    "roll-planar-die": "901.9",
}
"""What is done to planes, phenomena and schemes, each with its rule: none of it has code."""


GROUPS = frozenset(("may", "pay", "unless", "if", "if-done", "choose-one"))
"""Verbs whose instructions belong to the same resolution, so that what they settle is known after them."""


@reads("action")
def read_action(part: Part) -> Action:
    """Read one instruction: a mapping with a verb of `terms_actions.VERBS`."""
    if part.is_text:
        word = part.text()
        if word not in VERBS or VERBS[word].of not in ("none", "player", "object"):
            raise part.fault(phrase("unknown action {word!r}", word=word), nearest(word, VERBS))
        return Action(word, None if VERBS[word].of == "none" else ("you",) if VERBS[word].of == "player" else ("this",))
    keys = part.key_names()
    if "control" in part:
        return _control(part)
    if "exchange-control" in part:
        part.only(("exchange-control",))
        return Action("exchange", _references(part["exchange-control"]), None, (("what", "control"),))
    for verb in keys:
        if verb in VERBS and not (verb in ("cast", "play", "put", "return") and verb != keys[0]):
            return _action(verb, part, VERBS[verb])
    for verb in keys:
        if verb in OF_PLANES_AND_SCHEMES:
            raise Unsupported(verb, OF_PLANES_AND_SCHEMES[verb])
    raise part.fault(
        phrase("no action among the keys {keys}", keys=", ".join(keys)), nearest(keys[0] if keys else "", VERBS)
    )


def _control(part: Part) -> Action:
    """`{control: t, by: you, until: …}`: a continuous effect of layer 2 (613.1b)."""
    part.only(("control", "by", "until", "as"))
    by, until, kept = part.get("by"), part.get("until"), part.get("as")
    change = (Modification("control", read_reference(by) if by is not None else ("you",)),)
    details: list[tuple[str, object]] = [("with", change)]
    if until is not None:
        details.append(("until", read_duration(until)))
    if kept is not None:
        details.append(("as", kept.text()))
    return Action("modify", read_reference(part["control"]), None, tuple(sorted(details)))


def _action(verb: str, part: Part, known: Verb) -> Action:
    part.only((verb, *known.details, "of", *(("alone",) if verb == "return" else ())))
    details: dict[str, Any] = {}
    names = {f"={part[key].text()}" for key in _NAMING.get(verb, ()) if key in part}
    of, amount = _whom_and_how_much(verb, part.knowing(names), known)
    for name, takes in known.details.items():
        if name in part:
            given = _DETAIL_READERS[takes](part[name].knowing(names))
            if name == "amount":
                amount = given
            else:
                details[name] = given
            if takes == "actions":
                names.update(f"={known_now}" for one in given for known_now in settled(one))
    action = Action(verb, of, amount, tuple(sorted(details.items())))
    meant = _MEANT.get(verb)
    return action if meant is None else meant(action)


_NAMING = {"for-each": ("as",), "damage": ("each", "dealer")}
"""Keys of a verb that give a name to what its other keys speak of."""


def _whom_and_how_much(verb: str, part: Part, known: Verb) -> tuple[Reference | None, Formula | None]:
    """Return to whom or what an action is done, and how much where the value of the verb says that."""
    value = part[verb]
    if known.of == "player" and "amount" in known.details and "amount" not in part and _is_number(value):
        return read_reference(part["of"]) if "of" in part else ("you",), read_formula(value)
    if known.of in ("object", "any") and value.is_text and value.text() == "true" and "of" in part:
        return read_reference(part["of"]), None
    return _OF_READERS[known.of](value), None


def _created(action: Action) -> Action:
    of = action.of
    if not isinstance(of, tuple) or not of or of[0] != "token":
        return action
    return action._replace(of=None, details=tuple(sorted((*action.details, ("token", of[1])))))


def _discarded(action: Action) -> Action:
    of = action.of
    return action._replace(of=("you",), amount=of[1]) if isinstance(of, tuple) and of[0] == "cards" else action


def _chosen(action: Action) -> Action:
    """Return a choice; an opponent that is chosen is called "player" where no other name is given."""
    who: object = action.of
    if who != "opponent" or action.get("as") is not None:
        return action
    return action._replace(details=tuple(sorted((*action.details, ("as", "player")))))


def _allowed(action: Action) -> Action:
    """Return what another player may do."""
    if action.of is None or action.of == ("you",):
        return action
    do = tuple(_put_by(one, action.of) for one in action.get("do") or ())
    return action._replace(details=tuple(sorted({**dict(action.details), "do": do}.items())))


_MEANT: dict[str, Callable[[Action], Action]] = {
    "create": _created,
    "discard": _discarded,
    "choose": _chosen,
    "may": _allowed,
}
"""What an action means whose verb says more than its keys, by its verb."""


def _put_by(action: Action, who: Reference) -> Action:
    """Return what a player may do, with that player as the one who puts something onto the battlefield (110.2a)."""
    if action.verb != "put" or action.get("to") != "battlefield" or action.get("under") or action.get("by"):
        return action
    return action._replace(details=tuple(sorted((*action.details, ("by", who)))))


def _is_number(part: Part) -> bool:
    return part.is_text and (part.text().lstrip("+-").isdecimal() or part.text() in ("X", "x"))


def _player(part: Part) -> Reference:
    if part.is_text and part.text() == "true":
        return ("you",)
    return read_reference(part)


def _token(part: Part) -> object:
    """Return ("token", Card), or a reference where the value says who creates."""
    if part.is_text and one_word(part, "token") in ("copy", "event"):
        return ("token", None)
    return ("token", INNER["token"](part))


def _mana(part: Part) -> Reference:
    """Return symbols of mana that is added, lists of them to choose from, or a word such as ("any-color",) (106.4)."""
    if part.is_list:
        return ("mana-lists", tuple(read_symbols(item.text()) for item in part.items()))
    text = part.text()
    try:
        return ("mana", read_symbols(text))
    except SymbolsMalformed:
        word = one_word(part, "mana").casefold()
        if word in ("any-color", "chosen-color", "any-type", "colors-of", "could-produce", "produced-type", "identity"):
            return (word,)
        raise part.fault(
            phrase("no mana: {text!r}", text=text),
            phrase(
                "symbols such as {G}{G}, any-color, chosen-color, any-type, produced-type, colors-of or could-produce"
            ),
        ) from None


def _discard(part: Part) -> Reference:
    if _is_number(part):
        return ("cards", read_formula(part))
    return _player(part)


def _ability(part: Part) -> object:
    return INNER["ability"](part)[0]


def _abilities(part: Part) -> object:
    return INNER["abilities"](part)


def _modes(part: Part) -> object:
    return tuple(read_mode(item) for item in part.items())


def _references(part: Part) -> Reference:
    return ("union", tuple(read_reference(item) for item in part.items()))


def read_mode(part: Part) -> Mode:
    """Read one mode: `{targets: …, do: …}`, or only its instructions."""
    if part.is_mapping and "do" in part:
        part.only(("targets", "do", "text", "cost", "pawprints"))
        targets = read_targets(part["targets"]) if "targets" in part else ()
        inner = part["do"].knowing(word.name for word in targets)
        cost = read_cost(part["cost"]) if "cost" in part else None
        pawprints = part["pawprints"].count() if "pawprints" in part else 0
        return Mode(targets, read_actions(inner), part["text"].text() if "text" in part else "", cost, pawprints)
    return Mode((), read_actions(part))


def read_zone(part: Part) -> str | tuple[str, ...]:
    """Read a zone as a destination: a word of `ZONE_WORDS`; `library-top` and `library-bottom` are understood."""
    text = part.text()
    if text not in (*ZONE_WORDS, "library-top", "library-bottom"):
        raise part.fault(phrase("no zone: {text!r}", text=text), ", ".join(ZONE_WORDS))
    return text


_OF_READERS: dict[str, Callable[[Part], Any]] = {
    "object": read_reference,
    "reference": read_reference,
    "references": _references,
    "player": _player,
    "any": read_reference,
    "none": lambda _part: None,
    "text": Part.text,
    "words": Part.texts,
    "number": Part.integer,
    "formula": read_formula,
    "condition": read_condition,
    "cost": read_cost,
    "ability": _ability,
    "abilities": _abilities,
    "actions": read_actions,
    "modes": _modes,
    "token": _token,
    "mana": _mana,
    "discard": _discard,
}


def _counters(part: Part) -> tuple[tuple[str, Formula], ...]:
    """Return (kind, number) of the counters an object gets as it moves: `{+1/+1: 1}`."""
    return tuple((kind, read_formula(part[kind])) for kind in sorted(part.key_names()))


_DETAIL_READERS: dict[str, Callable[[Part], Any]] = {
    "formula": read_formula,
    "reference": read_reference,
    "filter": read_filter,
    "flag": Part.flag,
    "text": Part.text,
    "words": Part.texts,
    "zone": read_zone,
    "counters": _counters,
    "duration": read_duration,
    "modifications": read_modifications,
    "exceptions": read_exceptions,
    "condition": read_condition,
    "cost": read_cost,
    "actions": read_actions,
    "pattern": read_pattern,
}
