"""113, 602-604, 614-615: abilities read from the structured form of scenario files (`abilities:`).

Each item is a mapping with one of the keys `keyword`, `static`, `cda`, `spell`, `activated`, `triggered`,
`replacement`, `prevention`, `cant`, `must`, `may`, `cost-change`, `linked`, or `text`; a plain word is a keyword.
Faults carry the path of the place.
"""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.games.mtg.terms.records import Ability, Action, Condition, Cost, Formula, Modification, Pattern, Reference
from judgekit.games.mtg.terms.symbols import COLORS
from judgekit.games.mtg.text.structured.actions import read_actions, read_mode, read_targets
from judgekit.games.mtg.text.structured.costs import read_cost, read_cost_change
from judgekit.games.mtg.text.structured.deeds import read_affected, reader_of_deeds
from judgekit.games.mtg.text.structured.effects import becoming, keyword_ability, read_keyword, read_modifications
from judgekit.games.mtg.text.structured.filters import read_filter, read_reference
from judgekit.games.mtg.text.structured.formulas import read_comparison, read_formula, read_pt
from judgekit.games.mtg.text.structured.inner import read_phrase, reads
from judgekit.games.mtg.text.structured.limits import read_limits
from judgekit.games.mtg.text.structured.spelling import known_words, one_key, one_word
from judgekit.games.mtg.text.structured.values import read_condition, read_pattern
from judgekit.language.parts import Part, nearest

STATION_SYMBOL = "station-symbol"
"""The static ability that stands behind a number of charge counters, by its key and as the name of the ability."""

LEVEL_RANGE, LEVEL_AND_MORE = "level symbol", "open level symbol"
"""Names of the static abilities that level symbols stand for: with a range of numbers, and with one number (711.2)."""

_FURTHER = ("text", "zones", "links", "name")


@reads("abilities")
def read_abilities(part: Part) -> tuple[Ability, ...]:
    """Read the abilities of a card, in printed order."""
    return tuple(ability for item in part.items() for ability in read_ability(item))


@reads("ability")
def read_ability(part: Part) -> tuple[Ability, ...]:
    """Read one item of `abilities:`; a `linked` group gives several."""
    if part.is_text:
        keyword = keyword_ability(part.text())
        if keyword is not None:
            return (keyword,)
        read: tuple[Ability, ...] = read_phrase("abilities", part.text())
        return read
    return _read(part)


def _read(part: Part) -> tuple[Ability, ...]:
    for key in part.key_names():
        reader = ABILITIES.get(key)
        if reader is not None:
            if key == "keyword":
                return (_with_zones(read_keyword(part), part),)
            if key in ("chapter", "room", "class-level", "level-symbol", "station-symbol"):
                return reader(part)
            part.only((key, *_FURTHER))
            return tuple(_with_zones(ability, part) for ability in reader(part[key]))
    keys = part.key_names()
    raise part.fault(
        phrase("no ability among the keys {keys}", keys=", ".join(keys)), nearest(keys[0] if keys else "", ABILITIES)
    )


def _with_zones(ability: Ability, part: Part) -> Ability:
    zones, links, text, name = part.get("zones"), part.get("links"), part.get("text"), part.get("name")
    if zones is not None:
        ability = ability._replace(zones=zones.texts())
    if links is not None:
        ability = ability._replace(links=links.texts())
    if text is not None and not ability.text:
        ability = ability._replace(text=text.text())
    if name is not None and ability.name is None:
        ability = ability._replace(name=name.text())
    return ability


def _static(part: Part) -> tuple[Ability, ...]:
    part.only(("affects", "modify", "if", "zones", "links", "text"))
    condition = part.get("if")
    ability = Ability(
        "static",
        affects=read_affected(part["affects"]) if "affects" in part else None,
        modify=read_modifications(part["modify"]),
        condition=read_condition(condition) if condition is not None else None,
    )
    return (_with_zones(ability, part),)


def _cda(part: Part) -> tuple[Ability, ...]:
    """Characteristic-defining: `{pt: …}`, `{power: …}`, `{toughness: …}`, `{set-colors: …}` and the like, or `modify` (604.3)."""
    if "modify" in part:
        part.only(("modify", "zones", "text"))
        changes = read_modifications(part["modify"])
    else:
        found: list[Modification] = []
        for key in part.key_names():
            value = part[key]
            if key == "pt":
                if (value.is_text and "/" not in value.text()) or (value.is_mapping and "power" not in value):
                    both = read_formula(value)
                    found.append(Modification("define-pt", (both, both)))
                else:
                    found.extend(read_modifications(Part([{"define-pt": value.value}], part.path, part.names)))
            elif key == "power":
                found.append(Modification("define-pt", (read_formula(value), None)))
            elif key == "toughness":
                found.append(Modification("define-pt", (None, read_formula(value))))
            else:
                found.extend(read_modifications(Part([{key: value.value}], part.path, part.names)))
        changes = tuple(found)
    changes = tuple(
        Modification("define-pt", change.value) if change.what == "base-pt" else change for change in changes
    )
    return (Ability("static", modify=changes, cda=True),)


def _body(part: Part) -> dict[str, Any]:
    """Read targets, instructions and modes, common to spells, activations and triggers."""
    found: dict[str, Any] = {}
    if "modes" in part:
        modes = part["modes"]
        if modes.is_mapping:
            # Only modes that somebody else chooses (700.2e) need more than a list; how many are chosen stands beside them.
            one_key(modes, {"choose": "choose, beside modes"})
            modes.only(("of", "by"))
            found["details"] = (("modes-by", read_reference(modes["by"])),)
            modes = modes["of"]
        found["modes"] = tuple(read_mode(item) for item in modes.items())
        count = part.get("choose")
        if count is not None and count.is_mapping and ("repeated" in count or "pawprints" in count):
            count.only(("of", "repeated", "pawprints"))
            said = [key for key in ("pawprints", "repeated") if key in count and count[key].flag()]
            details = [("repeated-modes" if key == "repeated" else key, True) for key in said]
            found["details"] = (*found.get("details", ()), *details)
            count = count["of"]
        elif count is not None and count.is_mapping:
            count.only(("of", "if", "instead"))
            instead = _number_of_modes(count["instead"], len(found["modes"]))
            known = ("choose-instead", (read_condition(count["if"]), instead))
            found["details"] = (*found.get("details", ()), known)
            count = count["of"]
        found["choose"] = _number_of_modes(count, len(found["modes"]))
    if "targets" in part:
        found["targets"] = read_targets(part["targets"])
    if "do" in part:
        names = [word.name for word in found.get("targets", ())]
        found["do"] = read_actions(part["do"].knowing(names))
    optional = part.get("optional")
    if optional is not None:
        found["optional"] = optional.flag()
    return found


def _number_of_modes(part: Part | None, most: int) -> tuple[Formula, Formula]:
    if part is None:
        return (1, 1)
    if one_word(part, "modes") == "any":
        return (0, most)
    sign, number = read_comparison(part)
    return (number, number) if sign == "=" else (0, number) if sign == "<=" else (number, most)


def _spell(part: Part) -> tuple[Ability, ...]:
    part.only(("targets", "do", "modes", "choose", "text", "optional", "links"))
    return (_with_zones(Ability("spell", **_body(part)), part),)


def _activated(part: Part) -> tuple[Ability, ...]:
    part.only(
        ("cost", "less", "targets", "do", "modes", "choose", "limits", "zones", "text", "optional", "links", "if")
    )
    cost = read_cost(part["cost"])
    limits = [limit for item in part["limits"].items() for limit in read_limits(item)] if "limits" in part else []
    if "if" in part:
        limits.append(("if", read_condition(part["if"])))
    paid = part.knowing(f"={name}" for name in _paid_names(cost))
    ability = Ability("activated", cost=cost, limits=tuple(limits), **_body(paid))
    if "less" in part:
        ability = ability._replace(details=(*ability.details, ("less", read_formula(part["less"]))))
    return (_with_zones(ability, part),)


def _paid_names(cost: Cost) -> list[str]:
    return [str(value) for action in cost.actions for key, value in action.details if key == "as"]


def _triggered(part: Part) -> tuple[Ability, ...]:
    part.only(
        ("when", "state", "if", "targets", "do", "modes", "choose", "optional", "zones", "links", "limits", "text")
    )
    condition, state = part.get("if"), part.get("state")
    ability = Ability(
        "triggered",
        when=tuple(read_pattern(item) for item in part["when"].items()) if "when" in part else (),
        state=read_condition(state) if state is not None else None,
        condition=read_condition(condition) if condition is not None else None,
        limits=_trigger_limits(part),
        **_body(part),
    )
    if not ability.when and ability.state is None and "when" not in part:
        raise part.fault(phrase("`when` or `state` is missing"), "603.1, 603.8")
    return (_with_zones(ability, part),)


def _trigger_limits(part: Part) -> tuple[tuple[object, ...], ...]:
    """Read how often an ability may trigger or do what it says: `limits:` and one of the words here (603.2i)."""
    limits = part.get("limits")
    if limits is None:
        return ()
    words = limits.texts()
    if len(words) != 1 or words[0] not in _LIMITS_OF_TRIGGERS:
        known = phrase("known: {words}", words=", ".join(_LIMITS_OF_TRIGGERS))
        raise limits.fault(phrase("unknown limit of a triggered ability"), known)
    return ((words[0],),)


_LIMITS_OF_TRIGGERS = ("once", "once-each-turn", "twice-each-turn", "does-once-each-turn", "resolves-anyway")

ROMAN = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6, "VII": 7, "VIII": 8}
"""Numbers in chapter symbols (715.2a)."""


ROOM, LEADS_TO, ENTERED_BY = "room", "leads-to", "entered-by"
"""The name of room abilities (309.4c), the detail that says to which rooms the arrows point (309.5a), and that of the topmost
room of a dungeon that is entered only by venturing into its own name."""


def _chapter(part: Part) -> tuple[Ability, ...]:
    """A chapter ability: `{chapter: II, do: …}`, or `[I, II]` for the same effect at each of them (715.2b, 715.2c)."""
    part.only(("chapter", "targets", "do", "modes", "choose", "optional", "links", "text"))
    found = []
    for word in part["chapter"].texts():
        for numeral in word.replace(",", " ").split():
            number = ROMAN.get(numeral.upper()) or (int(numeral) if numeral.isdecimal() else 0)
            if not number:
                raise part["chapter"].fault(
                    phrase("no chapter number: {numeral!r}", numeral=numeral), "715.2a: I, II, III or 1, 2, 3"
                )
            when = (Pattern("chapter", (("number", number),)),)
            found.append(_with_zones(Ability("triggered", "chapter", number, when=when, **_body(part)), part))
    if len(found) > 1:
        return tuple(one._replace(details=(*one.details, ("several", True))) for one in found)
    return tuple(found)


def _room(part: Part) -> tuple[Ability, ...]:
    """A room of a dungeon: `{room: Cave, leads-to: [Lair, Pool], do: …}`; its ability triggers in the command zone (309.4c)."""
    part.only(("room", "leads-to", "entered-by", "targets", "do", "modes", "choose", "optional", "text"))
    name = part["room"].text()
    to = part["leads-to"].texts() if "leads-to" in part else ()
    body = _body(part)
    alone = ((ENTERED_BY, part["entered-by"].text()),) if "entered-by" in part else ()
    details = (*body.pop("details", ()), *alone, (LEADS_TO, to))
    when = (Pattern(ROOM, (("name", (name,)),)),)
    ability = Ability("triggered", ROOM, name, when=when, details=details, **body)
    return (_with_zones(ability, part)._replace(zones=("command",)),)


def effect_of(room: Ability) -> Ability:
    """Return what a room ability tells its controller to do, as instructions alone."""
    details = tuple(pair for pair in room.details if pair[0] not in (LEADS_TO, ENTERED_BY))
    return room._replace(kind="spell", name=None, value=None, when=(), zones=None, details=details)


def _class_level(part: Part) -> tuple[Ability, ...]:
    """A class level bar: `{class-level: 2, cost: "{1}{W}", abilities: […]}` (717.2a): how the level is gained, what it brings."""
    part.only(("class-level", "cost", "abilities", "text"))
    level = part["class-level"].integer()
    now: Formula = ("value", ("this",), "level")
    gain = Ability(
        "activated",
        "class level",
        level,
        cost=read_cost(part["cost"]),
        do=(Action("gain-level", ("this",), level),),
        limits=(("sorcery",), ("if", ("compare", now, "=", level - 1))),
        text=part["text"].text() if "text" in part else "",
    )
    brings = tuple(Modification("gain", ability) for ability in read_abilities(part["abilities"]))
    return (gain, Ability("static", "class level", level, modify=brings, condition=("compare", now, ">=", level)))


def _level_symbol(part: Part) -> tuple[Ability, ...]:
    """A level symbol: `{level-symbol: 1, to: 4, pt: 2/3, abilities: […]}`; without `to` it is open above (711.2a, 711.2b)."""
    part.only(("level-symbol", "to", "pt", "abilities", "text"))
    now: Formula = ("value", ("this",), "counters", "level")
    least: Condition = ("compare", now, ">=", part["level-symbol"].count())
    condition = ("and", least, ("compare", now, "<=", part["to"].count())) if "to" in part else least
    box = (Modification("base-pt", read_pt(part["pt"])),) if "pt" in part else ()
    brings = tuple(Modification("gain", ability) for ability in read_abilities(part["abilities"]))
    name = LEVEL_RANGE if "to" in part else LEVEL_AND_MORE
    text = part["text"].text() if "text" in part else ""
    return (Ability("static", name, modify=(*box, *brings), condition=condition, text=text),)


def _station_symbol(part: Part) -> tuple[Ability, ...]:
    """A station symbol: `{station-symbol: 8, abilities: […], pt: 4/4}`: what a permanent is with so many charge counters."""
    part.only(("station-symbol", "abilities", "pt", "text"))
    number = part["station-symbol"].count()
    brings = tuple(Modification("gain", ability) for ability in read_abilities(part["abilities"]))
    if "pt" in part:
        brings = (*brings, *becoming(("creature",), (), (), (), read_pt(part["pt"]), added=True))
    return (station_symbol(number, brings, part["text"].text() if "text" in part else ""),)


def station_symbol(number: int, brings: tuple[Modification, ...], text: str = "") -> Ability:
    """Return the static ability of a station symbol (721.2 of the book of 2026-04-17).

    Args:
        number: how many charge counters it asks for.
        brings: what is true of the permanent with so many.
        text: as written.
    """
    counters: Formula = ("value", ("this",), "counters", "charge")
    condition = ("compare", counters, ">=", number)
    return Ability("static", STATION_SYMBOL, modify=brings, condition=condition, text=text)


def _replacement(part: Part) -> tuple[Ability, ...]:
    part.only(("if", "instead", "optional", "zones", "text", "condition", "links", "with"))
    condition, optional, instead = part.get("condition"), part.get("optional"), part.get("instead")
    when = tuple(read_pattern(item) for item in part["if"].items())
    ability = Ability(
        "replacement",
        when=when,
        condition=read_condition(condition) if condition is not None else None,
        optional=optional is not None and optional.flag(),
        instead=() if instead is None or instead.value == "nothing" else _instead(read_actions(instead), when),
    )
    if "with" in part:
        ability = ability._replace(instead=(*(ability.instead or ()), *_entering_with(part["with"])))
    return (_with_zones(ability, part),)


def _instead(actions: tuple[Action, ...], when: tuple[Pattern, ...]) -> tuple[Action, ...]:
    """Return what happens instead: other damage to what would be dealt it keeps its source where none is said (614.1a)."""
    if any(pattern.event != "damage" for pattern in when):
        return actions
    kept = ("source", ("event", "source"))
    return tuple(
        action._replace(details=tuple(sorted((*action.details, kept))))
        if action.verb == "damage" and action.of == ("event", "to") and action.get("source") is None
        else action
        for action in actions
    )


def _entering_with(part: Part) -> tuple[Action, ...]:
    """How a permanent enters (614.1c): `{counters: {charge: 3}, tapped: true, under: you, choose: color}`."""
    part.only(("counters", "tapped", "under", "choose"))
    entering: Reference = ("event", "object")
    found: list[Action] = []
    if "choose" in part:
        found.extend(Action("choose", word) for word in part["choose"].texts())
    if "counters" in part:
        counters = part["counters"]
        for kind in counters.key_names():
            found.append(Action("put-counters", entering, read_formula(counters[kind]), (("kind", kind),)))
    if "tapped" in part:
        found.append(Action("tap" if part["tapped"].flag() else "untap", entering))
    under = part.get("under")
    if under is not None:
        found.append(Action("put", entering, None, (("to", "battlefield"), ("under", read_reference(under)))))
    return tuple(found)


def _prevention(part: Part) -> tuple[Ability, ...]:
    part.only(("if", "prevent", "then", "zones", "text", "condition", "optional"))
    event, then, condition = part.get("if"), part.get("then"), part.get("condition")
    amount = part["prevent"]
    ability = Ability(
        "prevention",
        when=tuple(read_pattern(item) for item in event.items()) if event is not None else (),
        condition=read_condition(condition) if condition is not None else None,
        prevent="all" if amount.is_text and amount.text() == "all" else read_formula(amount),
        do=read_actions(then) if then is not None else (),
        optional=part.is_set("optional"),
    )
    return (_with_zones(ability, part),)


def _more_triggers(part: Part) -> tuple[Ability, ...]:
    """Abilities of some permanents trigger an additional time on some events: `{when: …, of: {controller: you}}` (603.2d)."""
    part.only(("when", "of", "if"))
    when = tuple(read_pattern(item) for item in part["when"].items())
    asked = read_condition(part["if"]) if "if" in part else None
    return (Ability("more-triggers", when=when, affects=("all", read_filter(part["of"])), condition=asked),)


def _cost_change(part: Part) -> tuple[Ability, ...]:
    """`{spells: filter, player: …, more|less|set: …, if: …}`, or `abilities: filter` (601.2f)."""
    part.only(
        (
            "spells",
            "abilities",
            "player",
            "more",
            "less",
            "set",
            "least",
            "if",
            "minimum",
            "beyond",
            "for-symbols",
            "on-x",
        )
    )
    if "on-x" in part:
        part.only(("on-x",))
        (color,) = known_words(part["on-x"], COLORS)
        return (Ability("cost-change", "spells", details=(("on-x", color),)),)
    change = {key: part[key].value for key in ("more", "less", "set", "least") if key in part}
    if not change:
        raise part.fault(phrase("one of more, less, set is missing"), "601.2f")
    of, player, condition = part.get("spells", "abilities"), part.get("player"), part.get("if")
    modify = tuple(
        Modification("cost", read_cost_change(Part({key: value}, part.path, part.names)))
        for key, value in change.items()
    )
    details: dict[str, object] = {}
    if player is not None:
        details["player"] = read_reference(player)
    minimum = part.get("minimum")
    if minimum is not None:
        details["minimum"] = minimum.integer()
    if "for-symbols" in part:
        (details["for-symbols"],) = known_words(part["for-symbols"], COLORS)
    if "beyond" in part:
        details["beyond"] = part["beyond"].integer()
    ability = Ability(
        "cost-change",
        "abilities" if "abilities" in part else "spells",
        affects=("all", read_filter(of)._replace(kind="ability" if "abilities" in part else "spell"))
        if of is not None
        else None,
        modify=modify,
        condition=read_condition(condition) if condition is not None else None,
        details=tuple(sorted(details.items())),
    )
    return (ability,)


def _unread(part: Part) -> tuple[Ability, ...]:
    """What is not understood, or of which only the events are that trigger it: the game is refused where it would matter."""
    part.only(("when",))
    if "when" not in part:
        return (Ability("unread"),)
    when = tuple(read_pattern(item) for item in part["when"].items())
    return (Ability("triggered", when=when, details=(("unread", True),)),)


def _linked(part: Part) -> tuple[Ability, ...]:
    """A group of abilities that are linked to the first one (607.1, 607.4)."""
    label = "linked-" + "-".join(str(step) for step in part.path if isinstance(step, int))
    return tuple(ability._replace(links=(*ability.links, label)) for ability in read_abilities(part))


def _text(part: Part) -> tuple[Ability, ...]:
    read: tuple[Ability, ...] = read_phrase("abilities", part.text())
    return read


ABILITIES: dict[str, Callable[[Part], tuple[Ability, ...]]] = {
    "keyword": lambda part: (read_keyword(part),),
    "static": _static,
    "cda": _cda,
    "spell": _spell,
    "activated": _activated,
    "triggered": _triggered,
    "chapter": _chapter,
    "room": _room,
    "class-level": _class_level,
    "level-symbol": _level_symbol,
    STATION_SYMBOL: _station_symbol,
    "replacement": _replacement,
    "prevention": _prevention,
    "more-triggers": _more_triggers,
    "cant": reader_of_deeds("cant"),
    "must": reader_of_deeds("must"),
    "may": reader_of_deeds("may"),
    "cost-change": _cost_change,
    "linked": _linked,
    "text": _text,
    "unread": _unread,
}
"""The kinds of ability: the key that says which, and the reader of its value (113.3, 604, 614, 615)."""
