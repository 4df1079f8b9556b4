"""Instructions of MAGMELL read from the plain terms of a scenario file.

An instruction is a mapping whose first key is a verb and whose value says to whom or what, as `{damage: t, amount: 2}`,
`{draw: 2}`, `{put-counter: power, on: t, amount: 1}`, `{modify: t, with: [{ap: +2}], until: end-of-turn}`, `{move: t, to: dream}`.
"""

from __future__ import annotations

from collections.abc import Callable

from judgekit.cards.parts import Part
from judgekit.games.magmell.condition_reading import condition_of
from judgekit.games.magmell.effect_reading import (
    Tokens,
    details_of,
    read_control,
    read_delayed,
    read_gain,
    read_modify,
    read_prevent,
)
from judgekit.games.magmell.term_words import amount, filter_of, named_target, selector
from judgekit.games.magmell.terms import Amount, Filter, Instruction, Selector
from judgekit.games.magmell.vocabulary import counter_named, zone_named

Reader = Callable[[str, Part, Tokens], Instruction]


def instructions_of(part: Part, tokens: Tokens) -> tuple[Instruction, ...]:
    """Read instructions in order; a choice named with `as` is known to the later ones."""
    found: list[Instruction] = []
    names: frozenset[str] = part.names
    for item in part.items():
        instruction = instruction_of(Part(item.value, item.path, names), tokens)
        found.append(instruction)
        name = instruction.get("as")
        if name is not None:
            names = names | {f"={name}"}
    return tuple(found)


def instruction_of(part: Part, tokens: Tokens) -> Instruction:
    """Read one instruction."""
    if not part.is_mapping:
        part = Part({part.text(): "true"}, part.path, part.names)
    for key in part.key_names():
        reader = _VERBS.get(key)
        if reader is not None:
            return reader(key, part, tokens)
    raise part.fault(
        f"no instruction among the keys {', '.join(part.key_names())}", f"known: {', '.join(sorted(_VERBS))}"
    )


def _amount(part: Part, default: Amount | None = None) -> Amount | None:
    number = part.get("amount", "count", "number")
    return default if number is None else amount(number)


def _name(part: Part) -> str | None:
    name = part.get("as")
    return name.text() if name is not None else None


def _whom(part: Part, key: str) -> Selector:
    value = part[key]
    if value.is_text and value.text() == "true":
        other = part.get("to", "on", "object", "target")
        return selector(other) if other is not None else ("this",)
    return selector(value)


def _is_number(part: Part) -> bool:
    text = part.text() if part.is_text else ""
    return text.isdigit() or (part.is_text and named_target(text, part) is None and _is_formula(text))


def _is_formula(text: str) -> bool:
    return any(sign in text for sign in "+*") or text.endswith((".ap", ".hp", ".amount", ".life", ".cost"))


def _damage(key: str, part: Part, _tokens: Tokens) -> Instruction:
    """`{damage: t, amount: 2, by: this}`; `divided: true` for a number that is divided among targets; `{damage: 2, to: t}`."""
    part.only((key, "amount", "by", "source", "divided", "divide", "to", "as", "on", "target"))
    value = part[key]
    by = part.get("by", "source")
    divided = part.get("divided", "divide")
    to = part.get("to", "on", "target")
    if to is not None and _is_number(value):
        of, number = selector(to), amount(value)
    else:
        of, number = _whom(part, key), _amount(part, 1) or 0
    shared: bool | None = None
    if divided is not None and not (divided.is_text and divided.text() in ("false", "no")):
        shared = True
        if divided.is_text and divided.text().isdigit():
            number = int(divided.text())
    return Instruction(
        "damage",
        of,
        number,
        details_of(by=selector(by) if by is not None else None, shared=shared, **{"as": _name(part)}),
    )


def _simple(verb: str) -> Reader:
    def read(key: str, part: Part, _tokens: Tokens) -> Instruction:
        part.only((key, "as", "of", "on", "target", "object", "to"))
        return Instruction(verb, _whom(part, key), details=details_of(**{"as": _name(part)}))

    return read


def _for_player(verb: str) -> Reader:
    """`{draw: you, amount: 2}`, `{draw: 2, player: you}`, `{draw: 2}`."""

    def read(key: str, part: Part, _tokens: Tokens) -> Instruction:
        part.only((key, "amount", "count", "player", "for", "by", "as", "of"))
        value = part[key]
        player = part.get("player", "for", "of")
        if (value.is_text and (value.text() == "true" or _is_number(value))) or value.is_mapping:
            who = selector(player) if player is not None else ("you",)
            number = amount(value) if not (value.is_text and value.text() == "true") else _amount(part, 1)
        else:
            who, number = selector(value), _amount(part, 1)
        return Instruction(verb, who, number, details_of(**{"as": _name(part)}))

    return read


def _set_life(key: str, part: Part, _tokens: Tokens) -> Instruction:
    number = part.get("to", "amount")
    if number is None:
        raise part.fault("`set-life` needs `to`")
    return Instruction("lose-life", selector(part[key]), amount(number), details_of(to=True))


def _discard(key: str, part: Part, _tokens: Tokens) -> Instruction:
    """`{discard: opponent, amount: 1}`, `{discard: 2}`, `amount: all`, `random: true`; `{discard: t}` for a card."""
    part.only((key, "amount", "count", "player", "random", "is", "by", "all", "as", "filter"))
    value = part[key]
    number = part.get("amount", "count")
    everything = (number is not None and number.is_text and number.text() == "all") or "all" in part
    player = part.get("player")
    if value.is_text and named_target(value.text(), value) is not None and player is None and number is None:
        found = named_target(value.text(), value)
        return Instruction("discard-card", found)
    if value.is_text and (value.text().isdigit() or value.text() in ("true", "all")):
        who = selector(player) if player is not None else ("you",)
        everything = everything or value.text() == "all"
        much: Amount | None = int(value.text()) if value.text().isdigit() else 1
        if value.text() == "true":
            much = _amount(part, 1)
    else:
        who = selector(value)
        much = 1 if everything else _amount(part, 1)
    wanted, by = part.get("is", "filter"), part.get("by")
    return Instruction(
        "discard",
        who,
        None if everything else much,
        details_of(
            all=True if everything else None,
            random=True if "random" in part and part["random"].flag() else None,
            filter=filter_of(wanted) if wanted is not None else None,
            by=selector(by) if by is not None else None,
            **{"as": _name(part)},
        ),
    )


def _move(key: str, part: Part, _tokens: Tokens) -> Instruction:
    """`{move: t, to: dust}`, `{return: t}` (to the hand), with `at`, `rested`, `face-down`, `counters`, `under`."""
    part.only(
        (key, "to", "at", "rested", "awake", "face-down", "face-up", "counters", "under", "controller", "as", "from")
    )
    to = part.get("to")
    zone = zone_named(to) if to is not None else ("battle-area" if key in ("summon", "revive") else "hand")
    under = part.get("under", "controller")
    rested = None
    if "rested" in part:
        rested = part["rested"].flag()
    face_down = part["face-down"].flag() if "face-down" in part else None
    counters = part.get("counters")
    at = part.get("at")
    return Instruction(
        "move",
        selector(part[key]),
        details=details_of(
            to=zone,
            cause={"return": "return", "summon": "summon"}.get(key, "effect"),
            at=at.text() if at is not None else None,
            rested=rested,
            face_down=face_down,
            player=selector(under) if under is not None else None,
            counters=_counters(counters) if counters is not None else None,
            **{"as": _name(part)},
        ),
    )


def _counters(part: Part) -> tuple[tuple[str, Amount], ...]:
    return tuple(sorted((counter_named(kind), amount(part[kind])) for kind in part.key_names()))


def _top_cards(zone: str, to: str) -> Reader:
    """`{mill: you, amount: 2}`: cards from the top of a deck."""

    def read(key: str, part: Part, _tokens: Tokens) -> Instruction:
        part.only((key, "amount", "player", "rested", "face-down", "to", "from", "as"))
        value, player = part[key], part.get("player")
        if value.is_text and (value.text().isdigit() or value.text() == "true"):
            who = selector(player) if player is not None else ("you",)
            number = int(value.text()) if value.text().isdigit() else _amount(part, 1)
        else:
            who, number = selector(value), _amount(part, 1)
        goes, comes = part.get("to"), part.get("from")
        details = details_of(
            **{"from": zone_named(comes) if comes is not None else zone, "as": _name(part)},
            to=zone_named(goes) if goes is not None else to,
            rested=part["rested"].flag() if "rested" in part else None,
            face_down=part["face-down"].flag() if "face-down" in part else None,
        )
        return Instruction("top-cards", who, number, details)

    return read


def _put_counter(key: str, part: Part, _tokens: Tokens) -> Instruction:
    """`{put-counter: power, on: t, amount: 1}`, `{put-counters: t, kind: power}`; `divided: true`."""
    verb = "remove-counter" if key.startswith("remove") else "put-counter"
    part.only((key, "on", "from", "to", "amount", "kind", "counter", "divided", "type", "of"))
    on, kind = part.get("on", "from", "to", "of"), part.get("kind", "counter", "type")
    value = part[key]
    if value.is_mapping and on is not None:
        name = value.key_names()[0]
        return Instruction(verb, selector(on), amount(value[name]), details_of(counter=counter_named(name)))
    if on is not None:
        name, of = value.text(), selector(on)
    elif kind is not None:
        name, of = kind.text(), selector(value)
    else:
        name, of = value.text(), ("this",)
    shared = True if "divided" in part and part["divided"].text() not in ("false", "no") else None
    everything = "amount" in part and part["amount"].is_text and part["amount"].text() == "all"
    number = None if everything else _amount(part, 1)
    return Instruction(
        verb, of, number, details_of(counter=None if name == "all" else counter_named(name), shared=shared)
    )


def _counter(key: str, part: Part, tokens: Tokens) -> Instruction:
    """`{counter: t}` of something on チャント is 無効化; with a kind or a place it is putting counters."""
    value = part[key]
    alone = set(part.key_names()) <= {key, "as"}
    if alone and value.is_text and named_target(value.text(), value) is not None:
        return Instruction("nullify", selector(value))
    return _put_counter(key, part, tokens)


def _flip(key: str, part: Part, _tokens: Tokens) -> Instruction:
    """`{flip: t, face: down}`, `{face-down: t}`, `{face-up: t}`."""
    face = part.get("face", "to")
    down = key in ("face-down", "turn-face-down") or (face is not None and face.text() in ("down", "face-down"))
    return Instruction("flip-down" if down else "flip-up", selector(part[key]))


def _create(key: str, part: Part, tokens: Tokens) -> Instruction:
    """`{create: {name, ap, hp, color, abilities}, amount: 2, rested: true, for: you}`."""
    from judgekit.games.magmell.card_reading import token_of

    part.only((key, "amount", "count", "player", "for", "under", "rested", "counters", "to", "controller", "as"))
    card = token_of(part[key], tokens)
    player = part.get("player", "for", "under", "controller")
    counters = part.get("counters")
    numbers = _counters(counters) if counters is not None else None
    return Instruction(
        "create",
        selector(player) if player is not None else ("you",),
        _amount(part, 1),
        details_of(
            card=card.name,
            rested=part["rested"].flag() if "rested" in part else None,
            counters=numbers,
            to=zone_named(part["to"]) if "to" in part else None,
            **{"as": _name(part)},
        ),
    )


def _search(key: str, part: Part, _tokens: Tokens) -> Instruction:
    """`{search: library, for: filter, amount: 1, to: hand, top: 5, player: you}`."""
    part.only((key, "for", "is", "amount", "up-to", "to", "top", "player", "rested", "filter", "as"))
    zone, player, top = part[key], part.get("player"), part.get("top")
    wanted, to = part.get("for", "is", "filter"), part.get("to")
    number = part.get("amount", "up-to")
    return Instruction(
        "search",
        selector(player) if player is not None else ("you",),
        amount(number) if number is not None else 1,
        details_of(
            **{"from": zone_named(zone) if zone.text() != "true" else "library", "as": _name(part)},
            to=zone_named(to) if to is not None else "hand",
            filter=(filter_of(wanted) if wanted is not None else Filter())._replace(zone=None),
            top=amount(top) if top is not None else None,
            rested=part["rested"].flag() if "rested" in part else None,
        ),
    )


def _choose(key: str, part: Part, _tokens: Tokens) -> Instruction:
    """`{choose: filter, amount: 1, as: name, by: opponent}`: later instructions refer to it by its name."""
    by, number, up_to = part.get("by", "player"), part.get("amount", "count"), part.get("up-to")
    most: Amount = amount(number) if number is not None else amount(up_to) if up_to is not None else 1
    least: Amount = 0 if up_to is not None else most
    who = selector(by) if by is not None else ("you",)
    return Instruction(
        "choose",
        ("choose", filter_of(part[key]), least, most, who),
        details=details_of(**{"as": _name(part) or "it"}),
    )


def _may(key: str, part: Part, tokens: Tokens) -> Instruction:
    """`{may: [instructions], by: you, else: […]}`."""
    by, otherwise = part.get("by", "player"), part.get("else", "otherwise")
    return Instruction(
        "may",
        selector(by) if by is not None else ("you",),
        details=details_of(
            do=instructions_of(part[key], tokens),
            **{"else": instructions_of(otherwise, tokens) if otherwise is not None else None},
        ),
    )


def _if(key: str, part: Part, tokens: Tokens) -> Instruction:
    """`{if: condition, then: […], else: […]}`."""
    then, otherwise = part.get("then", "do"), part.get("else", "otherwise")
    return Instruction(
        "if",
        details=details_of(
            **{
                "if": condition_of(part[key]),
                "then": instructions_of(then, tokens) if then is not None else (),
                "else": instructions_of(otherwise, tokens) if otherwise is not None else None,
            }
        ),
    )


def _mode(key: str, part: Part, tokens: Tokens) -> Instruction:
    """`{mode: [[…], […]], by: you}`: one of several lists of instructions."""
    by = part.get("by", "player")
    modes = tuple(instructions_of(mode.get("do") or mode, tokens) for mode in part[key].items())
    return Instruction("mode", selector(by) if by is not None else ("you",), details=details_of(modes=modes))


def _use(key: str, part: Part, _tokens: Tokens) -> Instruction:
    """`{use: t, free: true}`: a card is used by an ability (225.1.1)."""
    free = "free" in part and part["free"].flag()
    return Instruction("use", selector(part[key]), details=details_of(free=True if free else None))


def _fight(key: str, part: Part, _tokens: Tokens) -> Instruction:
    return Instruction("fight", selector(part[key]), details=details_of(**{"with": selector(part["with"])}))


def _shuffle(key: str, part: Part, _tokens: Tokens) -> Instruction:
    player = part.get("player", "of")
    zone = part[key]
    named = zone_named(zone) if zone.text() != "true" else "library"
    return Instruction("shuffle", selector(player) if player is not None else ("you",), details=details_of(zone=named))


_VERBS: dict[str, Reader] = {
    "if": _if,
    "may": _may,
    "mode": _mode,
    "damage": _damage,
    "deal-damage": _damage,
    "deal": _damage,
    "destroy": _simple("destroy"),
    "rest": _simple("rest"),
    "tap": _simple("rest"),
    "wake": _simple("wake"),
    "awaken": _simple("wake"),
    "untap": _simple("wake"),
    "nullify": _simple("nullify"),
    "negate": _simple("nullify"),
    "heal-unit": _simple("undamage"),
    "remove-damage": _simple("undamage"),
    "win": _for_player("win"),
    "lose": _for_player("lose"),
    "lose-game": _for_player("lose"),
    "win-game": _for_player("win"),
    "draw": _for_player("draw"),
    "heal": _for_player("heal"),
    "gain-life": _for_player("heal"),
    "recover": _for_player("heal"),
    "lose-life": _for_player("lose-life"),
    "set-life": _set_life,
    "discard": _discard,
    "return": _move,
    "move": _move,
    "put": _move,
    "summon": _move,
    "revive": _move,
    "vanish": _simple("vanish"),
    "mill": _top_cards("library", "dust"),
    "add-stone": _top_cards("stone-deck", "stone-area"),
    "top-cards": _top_cards("library", "hand"),
    "put-counter": _put_counter,
    "put-counters": _put_counter,
    "add-counter": _put_counter,
    "add-counters": _put_counter,
    "counter": _counter,
    "remove-counter": _put_counter,
    "remove-counters": _put_counter,
    "flip": _flip,
    "face-down": _flip,
    "face-up": _flip,
    "turn-face-down": _flip,
    "turn-face-up": _flip,
    "create": _create,
    "create-token": _create,
    "summon-token": _create,
    "token": _create,
    "modify": read_modify,
    "boost": read_modify,
    "gain": read_gain,
    "control": read_control,
    "gain-control": read_control,
    "search": _search,
    "shuffle": _shuffle,
    "choose": _choose,
    "delayed": read_delayed,
    "prevent": read_prevent,
    "replace": read_prevent,
    "use": _use,
    "fight": _fight,
    "change-attack-target": _simple("change-target"),
    "attack-target": _simple("change-target"),
    "end-battle": _simple("end-battle"),
    "reveal": _simple("reveal"),
    "look": _simple("reveal"),
}
"""Instructions by the word they begin with."""
