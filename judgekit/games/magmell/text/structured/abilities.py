"""Abilities of MAGMELL (301) read from structured terms: the items of `abilities:` in a scenario file, and what card text says.

Each item is a mapping with one key of `KINDS`. 起動型 abilities do not exist in the book (301.9).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judgekit.core.parts import Part
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.magmell.terms import Filter
from judgekit.games.magmell.text.structured.events import pattern_of
from judgekit.games.magmell.text.structured.instructions import (
    counters,
    instructions_of,
    modifications,
)
from judgekit.games.magmell.text.structured.values import REFERENCES, amount, condition_of, filter_of, selector
from judgekit.games.magmell.text.structured.words import ALL_ZONES, BANS, DEEDS, rule_named, zone_named
from judgekit.language.plain_data import Term
from judgekit.language.schemas import Fields, Schema, Words, each, only_key
from judgekit.language.verbs import details_of
from judgekit.mechanics.terms.records import Ability, Instruction, Modification, Pattern, TargetWord, Value

_Kind = Callable[[Part], list[Ability]]

_SHARED: Fields = {
    "if": ("condition", condition_of),
    "while": ("condition", condition_of),
    "zone": ("zones", each(zone_named)),
    "optional": ("optional", Part.flag),
    "once": ("once", Part.flag),
}
"""Keys that mean the same in several kinds of ability, each with the field that it fills."""


def _fields(part: Part, keys: Iterable[str], others: Iterable[str]) -> Term:
    return Schema({key: _SHARED[key] for key in keys}).read(part, besides=others)


def abilities_of(part: Part) -> list[Ability]:
    """Read the abilities of a card, in the order written."""
    return [ability for item in part.items() for ability in ability_of(item)]


def ability_of(part: Part) -> list[Ability]:
    """Read one item of `abilities:`; `cant` and `linked` may give several."""
    kind = only_key(part, KINDS, "kind of ability")
    part.only((kind, "label"))
    found = KINDS[kind](part[kind])
    return [one._replace(text=part["label"].text()) for one in found] if "label" in part else found


def _deeds(kind: str) -> _Kind:
    """`{cant: attack}`, `{cant: {be-defended: filter, if: condition, affects: filter}}`, `{cant: {use: filter, player: you}}`."""

    def read(part: Part) -> list[Ability]:
        if not part.is_mapping:
            return [_deed(kind, item.text(), part) for item in part.items()]
        condition = condition_of(part["if"]) if "if" in part else None
        found = []
        for key in part.key_names():
            if key in ("if", "affects", "player"):
                continue
            if "player" in part:
                found.append(_ban(part, key, condition))
                continue
            rule = _deed(kind, key, part)
            if part[key].value != "true":
                rule = rule._replace(affects=filter_of(part[key]))
            found.append(rule._replace(condition=condition))
        if "affects" not in part:
            return found
        changes = tuple(Modification("gain", rule._replace(condition=None)) for rule in found)
        return [Ability("static", condition=condition, affects=filter_of(part["affects"]), modify=changes)]

    return read


def _deed(kind: str, word: str, part: Part) -> Ability:
    return Ability("rule", name=Words("word", DEEDS[kind])(part.holding(word)), text=word)


def _ban(part: Part, word: str, condition: Value) -> Ability:
    """Read that players cannot do something (301.4)."""
    player = part["player"]
    by = None if player.value == "any" else Filter(what=("player",), among=selector(player))
    affects = filter_of(part[word])._replace(zone=None) if part[word].is_mapping else None
    name = Words("word", BANS)(part.holding(word))
    return Ability("rule", name=name, when=Pattern((word,), by=by), affects=affects, condition=condition)


def _static(part: Part) -> list[Ability]:
    """`{affects: filter or this, modify: […], if: condition}`."""
    fields = _fields(part, ("if", "zone"), ("affects", "modify"))
    changed = modifications(part["modify"])
    acts_on = None if part["affects"].value == "this" else filter_of(part["affects"])
    if acts_on is not None and any(change.what in ("cost", "catalyst", "timing") for change in changed):
        acts_on = acts_on._replace(zone=acts_on.zone or ALL_ZONES)
    return [Ability("static", affects=acts_on, modify=changed, **fields)]


def _cost_change(part: Part) -> list[Ability]:
    """`{affects: filter or this, amount: -1, player: opponent}`: what 使用コスト becomes (210)."""
    fields = _fields(part, ("if",), ("affects", "amount", "player"))
    change = (Modification("cost", amount(part["amount"])),)
    if part["affects"].value == "this":
        return [Ability("static", modify=change, zones=("hand", "chant"), **fields)]
    acts_on = filter_of(part["affects"])
    if "player" in part:
        acts_on = acts_on._replace(controller=selector(part["player"]))
    return [Ability("static", affects=acts_on._replace(zone=ALL_ZONES), modify=change, **fields)]


def _aimed(part: Part) -> Term:
    """Return the target words and instructions of a mapping with `targets` and `do` or `modes` (702.3.2)."""
    nothing: tuple[tuple[TargetWord, ...], frozenset[str]] = ((), frozenset())
    words, names = REFERENCES.targets(part["targets"], TargetWord) if "targets" in part else nothing
    known = part.names | names
    if "modes" in part:
        modes = tuple(instructions_of(mode.knowing(known)) for mode in part["modes"].items())
        do: tuple[Instruction, ...] = (Instruction("mode", details=(("modes", modes),)),)
    else:
        do = instructions_of(part["do"].knowing(known))
    shares = next((instruction.amount for instruction in do if instruction.get("shared")), None)
    return {"targets": words, "do": do, "shares": shares}


def _spell(part: Part) -> list[Ability]:
    """`{targets: […], do: […]}`, `modes: [[…], […]]`: a マジック能力 (303.2)."""
    fields = _fields(part, ("optional",), ("targets", "do", "modes"))
    return [Ability("magic", **_aimed(part), **fields)]


def _triggered(part: Part) -> list[Ability]:
    """`{when: event, if: condition, targets: […], do: […], optional: true}`: a 誘発能力 (302)."""
    fields = _fields(part, ("if", "optional", "zone", "once"), ("when", "targets", "do"))
    when = pattern_of(part["when"], happened=True)
    return [Ability("triggered", when=when, **_aimed(part), **fields)]


def _replacement(part: Part) -> list[Ability]:
    """`{if: event, instead: […]}`, or `{if: event, with: {rested: true, counters: {…}}}`: a 置換効果 (306.1.2)."""
    fields = _fields(part, ("while", "optional", "zone", "once"), ("if", "instead", "with"))
    pattern = pattern_of(part["if"])
    do = (having(part["with"]),) if "with" in part else _instead(part["instead"], pattern)
    return [Ability("replacement", when=pattern, do=do, **fields)]


_SAME_EVENT = {"heal": "heal", "damage": "damage", "put-counter": "put-counter"}
"""Instructions that are the replaced event with another number, where event and recipient are the same."""


def _instead(part: Part, pattern: Pattern) -> tuple[Instruction, ...]:
    if part.value == "nothing":
        return ()
    items = list(part.items())
    if len(items) == 1 and items[0].is_mapping:
        item = items[0]
        verb = item.key_names()[0]
        if set(item.key_names()) == {"amount"}:
            return (Instruction("amount", amount=amount(item["amount"])),)
        if _SAME_EVENT.get(verb) in pattern.events and "amount" in item and _same_subject(item[verb], pattern):
            return (Instruction("amount", amount=amount(item["amount"])),)
        itself = item[verb].value in ("this", "event.object")
        if verb == "move" and itself and pattern.events[0] in ("move", "destroy", "discard") and "to" in item:
            return (Instruction("elsewhere", details=(("to", zone_named(item["to"])),)),)
    return instructions_of(part)


def _same_subject(part: Part, pattern: Pattern) -> bool:
    """Tell whether an instruction is done to what the replaced event would happen to."""
    if not part.is_text:
        return False
    word = part.text()
    return word in ("event.player", "event.object") or (pattern.of is not None and pattern.of.among == (word,))


def having(part: Part) -> Instruction:
    """Read the state in which something comes into a zone (306.1.2.2): `{rested: true, face-down: true, counters: {power: 1}}`."""
    state: Fields = {
        "rested": ("rested", Part.flag),
        "face-down": ("face_down", Part.flag),
        "counters": ("counters", counters),
    }
    return Instruction("having", details=details_of(**Schema(state).read(part)))


def _prevention(part: Part) -> list[Ability]:
    """`{if: event, prevent: all or a number}`."""
    fields = _fields(part, ("while", "optional", "once"), ("if", "prevent"))
    number = part["prevent"]
    do = (Instruction("reduce", amount=None if number.value == "all" else amount(number)),)
    return [Ability("replacement", when=pattern_of(part["if"]), do=do, **fields)]


def _keyword(part: Part) -> list[Ability]:
    """`keyword: cannot-be-defended`: a rule ability by its name."""
    return [Ability("rule", name=rule_named(item.text()), text=item.text()) for item in part.items()]


def _activated(_part: Part) -> list[Ability]:
    raise Unsupported(phrase("activated abilities (the book has three kinds of ability)"), "301.9")


KINDS: dict[str, _Kind] = {
    "keyword": _keyword,
    "activated": _activated,
    "static": _static,
    "spell": _spell,
    "triggered": _triggered,
    "replacement": _replacement,
    "prevention": _prevention,
    **{kind: _deeds(kind) for kind in DEEDS},
    "cost-change": _cost_change,
    "linked": abilities_of,
}
"""Kinds of ability, by the key of an item."""
