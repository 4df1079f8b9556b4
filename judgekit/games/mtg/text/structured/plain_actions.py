"""608.2: the many shapes in which people write one instruction, brought to the one that is read.

`{damage: 3, to: t}`, `{deal-damage: {to: t, amount: 3}}` and `{damage: t, amount: 3}` say the same. Only the shape is
changed here; what the words mean is read afterwards, and what is not known there is still refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judgekit.games.mtg.terms.actions import VERB_ALIASES, VERBS
from judgekit.games.mtg.terms.effects import DEEDS, MODIFICATIONS
from judgekit.language.parts import Part
from judgekit.language.vocabulary import Verb

Table = dict[str, Any]

_QUALITIES = ("color", "creature-type", "land-type", "basic-land-type")
_ADDING = ("add", "add-mana", "mana", "from")


def plain_choices(actions: Any) -> Any:
    """Return instructions in which a quality chosen under a name (`{choose: color, id: c}`) is "the chosen one" later on."""
    listed = actions if isinstance(actions, list) else [actions]
    choices = [one for one in listed if isinstance(one, dict) and one.get("choose") in _QUALITIES]
    if len(choices) != 1 or not {"as", "id"}.intersection(choices[0]):
        return actions
    name = choices[0].get("as", choices[0].get("id"))
    found = []
    for one in listed:
        if one is choices[0]:
            found.append({key: value for key, value in one.items() if key not in ("as", "id")})
        else:
            found.append(_with_chosen(one, name, ""))
    return found


def _with_chosen(term: Any, name: Any, key: str) -> Any:
    if isinstance(term, dict):
        return {inner: _with_chosen(value, name, inner) for inner, value in term.items()}
    if isinstance(term, list):
        return [_with_chosen(value, name, key) for value in term]
    return ("chosen-color" if key in _ADDING else "chosen") if term == name else term


ROLES = ("to", "on", "target", "from", "object", "player", "who", "whom", "of", "what", "onto", "into")
"""Keys under which people write whom or what an instruction is about, where its first word took another value."""

DETAIL_ALIASES: dict[str, tuple[str, ...]] = {
    "amount": ("count", "number", "n", "times", "damage"),
    "as": ("id",),
    "by": ("player", "who", "controller"),
    "is": ("for", "filter"),
    "to": ("into", "onto", "zone", "on"),
    "until": ("duration", "for"),
    "under": ("controller", "control", "player"),
    "source": ("by", "from"),
    "kind": ("counter", "type"),
    "with": ("modify", "changes"),
    "of": ("player", "who", "target", "object", "on"),
}
"""Details, and other keys for each; the own key of an instruction always counts first."""

_ALL_OF = {f"{verb}-all": verb for verb in ("destroy", "exile", "tap", "untap", "return")}
_SENT = {
    "return-to-hand": ("return", "hand"),
    "bounce": ("return", "hand"),
    "return-to-battlefield": ("return", "battlefield"),
    "put-onto-battlefield": ("put", "battlefield"),
    "put-into-hand": ("put", "hand"),
    "put-into-graveyard": ("put", "graveyard"),
}
_CHANGES = (
    "gain",
    "lose",
    "pt",
    "base-pt",
    "switch-pt",
    "set-colors",
    "set-color",
    "add-types",
    "set-types",
    "become",
    "becomes",
)
_AMOUNTS = ("all", "true", "damage", "next-damage", "all-damage", "combat-damage")


def plain_action(part: Part) -> Part:
    """Return an instruction in the shape that is read; what needs no change is returned as it is."""
    if not part.is_mapping or not part.value:
        return part
    table: Table = dict(part.value)
    for change in _STEPS:
        table = change(table, part)
    return part if table == part.value else Part(table, part.path, part.names)


def _said_otherwise(table: Table, _part: Part) -> Table:
    """Expand words that stand for a verb with a detail: `return-to-hand`, `destroy-all`, `gain: flying, object: t`."""
    first = next(iter(table))
    value, rest = table[first], {key: one for key, one in table.items() if key != first}
    if first in _ALL_OF:
        return {_ALL_OF[first]: {"all": value} if isinstance(value, dict) and "all" not in value else value, **rest}
    if first in _SENT and "to" not in rest:
        verb, zone = _SENT[first]
        return {verb: value, "to": zone, **rest}
    if first in ("may", "optional") and "do" not in rest and not isinstance(value, str):
        return {"may": "you", "do": value, **rest}
    if first == "move" and not {"kind", "amount"}.intersection(rest):
        return {"put": value, **rest}
    if first == "choose" and isinstance(value, dict):
        return {"choose": "object", "is": value, **rest}
    if first in ("control", "gain-control") and "by" not in rest and "player" in rest:
        return {("by" if key == "player" else key): one for key, one in table.items()}
    if first in ("reveal", "discard", "reveal-hand", "discard-hand") and (value == "hand" or first.endswith("-hand")):
        return _whole_hand(first, value, rest)
    if first in _CHANGES and first not in VERBS:
        return _changed(first, value, rest)
    if first in ("pump", "modify") and "with" not in rest:
        changes = [{key: rest.pop(key)} for key in list(rest) if key in MODIFICATIONS or key in _CHANGES]
        return {"modify": value, **({"with": changes} if changes else {}), **rest}
    if first in ("replacement", "prevention") and isinstance(value, dict):
        return _created_effect(first, value, rest)
    if first in ("cant", "must") and (isinstance(value, dict) or value in DEEDS):
        return _restricted(first, value, rest)
    return table


def _created_effect(first: str, value: Table, rest: Table) -> Table:
    """`{replacement: {…}, until: end-of-turn}`: an effect that the resolution creates; how long it lasts has to be said."""
    lasting = {key: one for key, one in value.items() if key in ("until", "duration", "uses")}
    if not {"until", "duration"} & (lasting.keys() | rest.keys()):
        return {first: value, **rest}
    return {"effect": {first: {key: one for key, one in value.items() if key not in lasting}}, **lasting, **rest}


def _whole_hand(first: str, value: Any, rest: Table) -> Table:
    """`{discard: hand}`, `{reveal-hand: p}`: all cards in the hand of a player, of "you" where nobody is named."""
    who = (
        value
        if value != "hand"
        else next((rest.pop(key) for key in ("player", "of", "who", "by") if key in rest), "you")
    )
    verb = first.removesuffix("-hand")
    if verb == "discard":
        return {verb: who, "amount": {"count": {"zone": "hand", "owner": who}}, **rest}
    return {verb: {"all": {"zone": "hand", "owner": who}}, **rest}


def _changed(word: str, value: Any, rest: Table) -> Table:
    """`{gain: flying, object: t, until: …}` is a change of that object; `{switch-pt: t}` names it itself."""
    of = next((rest.pop(key) for key in ("object", "target", "of", "to", "who") if key in rest), None)
    if of is None and word == "switch-pt":
        of, value = value, "true"
    if of is None:
        return {word: value, **rest}
    return {"modify": of, "with": [{word: value}], **rest}


def _restricted(word: str, value: Any, rest: Table) -> Table:
    """`{cant: block, who: t, until: end-of-turn}`: the creature gains nothing, but cannot for a while."""
    of = next((rest.pop(key) for key in ("object", "target", "of", "who", "affects", "creature") if key in rest), None)
    if of is None and isinstance(value, dict) and len(value) == 1:
        (deed, of), *_ = value.items()
        value = deed
    if of is None or not isinstance(value, str):
        return {word: value, **rest}
    return {"effect": {word: {value: of}}, **rest}


def _delayed(table: Table, _part: Part) -> Table:
    """`{at: next-end-step, do: …}` and `{delayed: {at: …, do: …}}` are delayed triggered abilities (603.7)."""
    first = next(iter(table))
    inner = table[first]
    if first in ("delayed", "delayed-trigger") and isinstance(inner, dict) and "triggered" not in inner:
        rest = {key: one for key, one in table.items() if key != first}
        return {"delayed": {"triggered": _moment(inner)}, **rest}
    if first in ("delayed", "delayed-trigger") and isinstance(inner, dict):
        return {("delayed" if key == first else key): value for key, value in table.items()}
    if first in ("at", "at-the-beginning-of", "when-next") and "do" in table:
        return {"delayed": {"triggered": _moment(table)}}
    return table


def _moment(table: Table) -> Table:
    """Return a triggered ability whose moment may be written `at: next-end-step`."""
    rest = {key: value for key, value in table.items() if key not in ("at", "at-the-beginning-of", "when-next")}
    at = next((table[key] for key in ("at", "at-the-beginning-of", "when-next") if key in table), None)
    if isinstance(at, str):
        word = at.removeprefix("the-").removeprefix("next-").removeprefix("beginning-of-").removeprefix("next-")
        rest["when"] = [{"begins": {"end-step": "end"}.get(word, word)}]
    elif at is not None:
        rest["when"] = at
    return rest


def _unfolded(table: Table, _part: Part) -> Table:
    """`{damage: {to: t, amount: 3}}`: the roles stand inside of the verb's value."""
    first = next(iter(table))
    known, inner = _verb(first), table[first]
    if known is None or not isinstance(inner, dict) or known.of in ("token", "ability", "modes", "cost", "condition"):
        return _token_copied(table)
    details = {alias for name in known.details for alias in (name, *DETAIL_ALIASES.get(name, ()))}
    if known.of in ("object", "reference", "any", "player"):
        told = {"to", "target", "on", "amount", "event", "until", "who"}
        if not told.intersection(inner) or "all" in inner or "top" in inner or "choose" in inner or "random" in inner:
            return table
        if not set(inner) <= details | {*ROLES, "event"}:
            return table
    elif not set(inner) <= details | set(ROLES):
        return table
    roles = {key: value for key, value in inner.items() if key != "event"}
    return {first: "true", **roles, **{key: value for key, value in table.items() if key != first}}


def _token_copied(table: Table) -> Table:
    """`{create-token: {copy-of: t, tapped: true}}`: what is said of the creation stands in the token."""
    first = next(iter(table))
    inner = table[first]
    if VERB_ALIASES.get(first, first) != "create" or not isinstance(inner, dict) or "copy-of" not in inner:
        return table
    return {first: "copy", **inner, **{key: value for key, value in table.items() if key != first}}


def _verb(word: str) -> Verb | None:
    return VERBS.get(VERB_ALIASES.get(word, word))


def _named(table: Table, part: Part) -> Table:
    """Bring keys of details to their names, and whom it is about to the place of the verb's value."""
    first = next(iter(table))
    verb = VERB_ALIASES.get(first, first)
    known = VERBS.get(verb)
    if known is None:
        return table
    value = table[first]
    if known.details.get("kind") and "kind" not in table and verb in ("put-counters", "remove-counters"):
        table = _counters(first, value, table)
        value = table[first]
    if verb == "prevent" and str(value) in _AMOUNTS and _role(table, known):
        combat = {"combat": "true"} if value == "combat-damage" else {}
        table = {first: "true", **combat, **_rest(table, first)}
    elif "amount" in known.details and "amount" not in table and _is_number(value, part) and _role(table, known):
        table = {first: "true", "amount": value, **_rest(table, first)}
    if table[first] == "true" and known.of in ("object", "reference", "any", "player", "discard"):
        role = _role(table, known)
        if role is not None:
            table = {first: table[role], **{key: one for key, one in _rest(table, first).items() if key != role}}
    if verb == "sacrifice":
        table = _one_of_them(first, table, part)
    return {_detail(key, known, table) if key != first else key: one for key, one in table.items()}


def _rest(table: Table, first: str) -> Table:
    return {key: value for key, value in table.items() if key != first}


def _role(table: Table, known: Verb) -> str | None:
    return next((key for key in ROLES if key in table and (key not in known.details or key == "to")), None)


def _detail(key: str, known: Verb, table: Table) -> str:
    """Return the name of a detail that is written with another word."""
    if key in known.details or key == "alone":
        return key
    for name, others in DETAIL_ALIASES.items():
        if key in others and name not in table and (name in known.details or (name == "of" and known.of == "player")):
            return name
    return key


def _counters(first: str, value: Any, table: Table) -> Table:
    """`{put-counter: +1/+1, on: t}`, `{put-counters: {+1/+1: 2}, on: t}`, `{add-counters: t, counters: {+1/+1: 2}}`."""
    inside = table.get("counters")
    if isinstance(inside, dict) and len(inside) == 1:
        ((kind, number),) = inside.items()
        return {**{key: one for key, one in table.items() if key != "counters"}, "kind": kind, "amount": number}
    on = next((key for key in ("on", "to", "from", "target", "object") if key in table), None)
    if on is None:
        return table
    rest = {key: one for key, one in table.items() if key not in (first, on)}
    if isinstance(value, dict) and len(value) == 1:
        ((kind, number),) = value.items()
        return {first: table[on], "kind": kind, "amount": number, **rest}
    if isinstance(value, str) and not value.lstrip("+-").isdecimal():
        return {first: table[on], "kind": value, **rest}
    return table


def _one_of_them(first: str, table: Table, part: Part) -> Table:
    """A player who sacrifices "a creature" chooses it (701.17a): a bare description is a choice of one, or of `amount`."""
    value = table[first]
    described = table.get("is", table.get("what"))
    if isinstance(described, dict) and not isinstance(value, dict):
        by = {} if _is_number(value, part) or value in ("true", "you") else {"by": value}
        amount = {"amount": value} if _is_number(value, part) else {}
        rest = {key: one for key, one in table.items() if key not in (first, "is", "what")}
        table = {first: described, **by, **amount, **rest}
        value = described
    if not isinstance(value, dict) or {"all", "each", "choose", "random", "top", "last", "union"}.intersection(value):
        return table
    chosen: Table = {"choose": value}
    rest = _rest(table, first)
    for key in ("amount", "count"):
        if key in rest:
            chosen["amount"] = rest.pop(key)
    return {first: chosen, **rest}


def _is_number(value: Any, part: Part) -> bool:
    """Tell whether a value is a number and not the name of something settled earlier."""
    return str(value) not in part.names and (str(value).lstrip("+-").isdecimal() or value in ("X", "x"))


_STEPS: tuple[Callable[[Table, Part], Table], ...] = (_said_otherwise, _delayed, _unfolded, _named)
