"""Instructions of MAGMELL (304, 305) read from structured terms, and what lasting effects change (306).

An instruction is a mapping. Its first key is the verb, and the value says to whom or what: `{damage: t, amount: 2}`,
`{modify: t, with: [{ap: +2}], until: end-of-turn}`, `{move: t, to: dream}`, `{if: condition, then: […]}`. `VERBS` lists them all.
Abilities and tokens hold instructions, which hold abilities and tokens: their readers register with `INNER`.
"""

from __future__ import annotations

from collections.abc import MutableMapping

from judgekit.core.parts import Part, nearest
from judgekit.core.wording import phrase
from judgekit.games.magmell.terms import Card, Filter
from judgekit.games.magmell.text.structured.values import REFERENCES, amount, condition_of, filter_of, selector
from judgekit.games.magmell.text.structured.words import (
    DEEDS,
    color_named,
    counter_named,
    rule_named,
    timing_named,
    zone_named,
)
from judgekit.language.references import YOU
from judgekit.language.schemas import Fields, Readers, Words, each, said
from judgekit.language.usual_verbs import OwnWords, UsualVerbs, set_or_not
from judgekit.language.verbs import Verbs, details_of
from judgekit.mechanics.terms.records import Instruction, Modification

Tokens = MutableMapping[str, Card]
"""Definitions of the tokens that abilities create, by name: the context of a part; reading an ability adds to it."""

INNER = Readers()
"""Readers of what stands inside of instructions: "ability" (one item of `abilities:`) and "token"."""

READING: Verbs[Instruction] = Verbs(Instruction, selector)
"""Reads the instructions of MAGMELL; `VERBS` lists its verbs."""

instructions_of = READING.instructions


# What an effect changes (306).

DURATIONS = {"end-of-turn": "turn", "end-of-battle": "battle", "game": "game"}
"""How long a continuous effect lasts (306.1.1): the rest of the game where nothing is said."""

_duration = Words("duration", DURATIONS)


def modifications(part: Part) -> tuple[Modification, ...]:
    """Read what a continuous effect changes: a list of mappings of `CHANGES`, as `[{ap: +2}, {base-hp: 5}, {cant: attack}]`."""
    return tuple(change for item in part.items() for key in item.key_names() for change in _changes(item, key))


def _changes(item: Part, key: str) -> list[Modification]:
    if key in DEEDS:
        return [Modification("gain", ability) for ability in INNER["ability"](item.holding({key: item.value[key]}))]
    if key == "gain":
        return [Modification("gain", one) for each in item[key].items() for one in INNER["ability"](each)]
    if key not in CHANGES:
        raise item.fault(phrase("unknown change {key!r}", key=key), nearest(key, (*CHANGES, *DEEDS, "gain")))
    what, read = CHANGES[key]
    return [Modification(what, read(item[key]))]


CHANGES: Fields = {
    **{key: (key, amount) for key in ("ap", "hp", "cost", "catalyst")},
    "base-ap": ("set-ap", amount),
    "base-hp": ("set-hp", amount),
    "lose": ("lose", lambda part: "all" if part.value == "all-abilities" else rule_named(part.text())),
    "color": ("color", each(color_named)),
    "control": ("control", Part.text),
    "timing": ("timing", timing_named),
}
"""What an effect changes, besides giving abilities."""

# Instructions.


def counters(part: Part) -> tuple[tuple[str, object], ...]:
    """Read counters: `{power: 1}`."""
    return tuple(sorted((counter_named(kind), amount(part[kind])) for kind in part.key_names()))


_USUAL = UsualVerbs(
    READING,
    REFERENCES,
    condition_of,
    INNER,
    OwnWords(zone_named, _duration, counter_named, modifications),
)

READING.keys.update(
    {
        "counters": ("counters", counters),
        "face-down": ("face_down", Part.flag),
        "for": ("filter", lambda part: filter_of(part)._replace(zone=None)),
        "free": ("free", set_or_not),
        "rested": ("rested", Part.flag),
    }
)

_verb, _done_to, _so_much = READING.verb, READING.done_to, READING.so_much


def _token(part: Part) -> str:
    card: Card = INNER["token"](part)
    return card.name


def _control(part: Part, key: str) -> Instruction:
    """`{control: t, by: you}` for good, or `until: end-of-turn`."""
    part.only((key, "by", "until"))
    until = _USUAL.until(part)
    if until == "game":
        who = said(part, "by", selector, YOU)
        return Instruction("control", selector(part[key]), details=details_of(player=who))
    change = (Modification("control", "you"),)
    return Instruction("modify", selector(part[key]), details=details_of(until=until, **{"with": change}))


def _as_ability(part: Part, key: str) -> Instruction:
    """`{cant: {heal: true, player: opponent}, until: end-of-turn}`, `{must: {attack: true, affects: …}}`, `{cost-change: …}`."""
    part.only((key, "until"))
    found = INNER["ability"](part.holding({key: part[key].value}))
    if all(ability.kind == "static" for ability in found):
        changes = tuple(change for ability in found for change in ability.modify)
        return Instruction(
            "modify-all", details=details_of(filter=found[0].affects, until=_USUAL.until(part), **{"with": changes})
        )
    if len(found) == 1 and found[0].when is not None:
        return _USUAL.waiting(part, found[0])
    raise part[key].fault(phrase("whom does this concern?"), "`player`, or `affects` with a filter")


_MOVED = ("to", "at", "rested", "face-down", "under", "counters")
_LIFE: Fields = {"to": ("amount", amount)}

VERBS = READING.verbs
"""Instructions by the word they begin with."""

VERBS.update(
    {
        "damage": _so_much("damage", "by", "divided"),
        **{verb: _so_much(verb) for verb in ("heal", "lose-life")},
        **{verb: _done_to(verb) for verb in ("rest", "wake", "nullify", "vanish", "end-battle")},
        "remove-damage": _done_to("undamage"),
        "change-attack-target": _done_to("change-target"),
        "set-life": _verb("lose-life", "of", selector, further=_LIFE, needed=("to",), to=True),
        "move": _done_to("move", *_MOVED, to="hand", cause="effect"),
        "return": _done_to("move", *_MOVED, to="hand", cause="return"),
        "summon": _done_to("move", *_MOVED, to="battle-area", cause="summon"),
        "mill": _so_much("top-cards", "to", to="dust", **{"from": "library"}),
        "add-stone": _so_much("top-cards", "to", "rested", "face-down", to="stone-area", **{"from": "stone-deck"}),
        "face-down": _done_to("flip-down"),
        "face-up": _done_to("flip-up"),
        "create": _verb(
            *("create", "card", _token, "as", "rested", "counters", "to", "amount"),
            who="for",
        ),
        "search": _verb(
            *("search", "from", zone_named, "as", "to", "top", "rested", "for", "amount"),
            who="player",
            to="hand",
            filter=Filter(),
        ),
        "use": _done_to("use", "free"),
        "fight": _done_to("fight", "with"),
        "control": _control,
        **dict.fromkeys(("cant", "must", "cost-change"), _as_ability),
    }
)
