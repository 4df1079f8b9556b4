"""Instructions of MAGMELL read from the plain terms of a scenario file.

An instruction is a mapping whose first key is a verb and whose value says to whom or what, as `{damage: t, amount: 2}`,
`{draw: 2}`, `{put-counter: power, on: t, amount: 1}`, `{modify: t, with: [{ap: +2}], until: end-of-turn}`, `{move: t, to: dream}`.
"""

from __future__ import annotations

from judgekit.games.magmell.condition_reading import condition_of
from judgekit.games.magmell.effect_reading import (
    Tokens,
    details_of,
    read_control,
    read_cost_change,
    read_delayed,
    read_forbid,
    read_gain,
    read_modify,
    read_prevent,
)
from judgekit.games.magmell.moving_reading import (
    Reader,
    amount_in,
    name_in,
    read_counter,
    read_counters,
    read_create,
    read_discard,
    read_flip,
    read_move,
    read_search,
    read_shuffle,
    reader_of_top_cards,
    whom_in,
)
from judgekit.games.magmell.term_words import amount, filter_of, named_target, selector
from judgekit.games.magmell.terms import Amount, Instruction
from judgekit.language.parts import Part


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
        of, number = whom_in(part, key), amount_in(part, 1) or 0
    shared: bool | None = None
    if divided is not None and not (divided.is_text and divided.text() in ("false", "no")):
        shared = True
        if divided.is_text and divided.text().isdigit():
            number = int(divided.text())
    return Instruction(
        "damage",
        of,
        number,
        details_of(by=selector(by) if by is not None else None, shared=shared, **{"as": name_in(part)}),
    )


def _simple(verb: str) -> Reader:
    def read(key: str, part: Part, _tokens: Tokens) -> Instruction:
        part.only((key, "as", "of", "on", "target", "object", "to"))
        return Instruction(verb, whom_in(part, key), details=details_of(**{"as": name_in(part)}))

    return read


def _for_player(verb: str) -> Reader:
    """`{draw: you, amount: 2}`, `{draw: 2, player: you}`, `{draw: 2}`."""

    def read(key: str, part: Part, _tokens: Tokens) -> Instruction:
        part.only((key, "amount", "count", "player", "for", "by", "as", "of"))
        value = part[key]
        player = part.get("player", "for", "of")
        if (value.is_text and (value.text() == "true" or _is_number(value))) or value.is_mapping:
            who = selector(player) if player is not None else ("you",)
            number = amount(value) if not (value.is_text and value.text() == "true") else amount_in(part, 1)
        else:
            who, number = selector(value), amount_in(part, 1)
        return Instruction(verb, who, number, details_of(**{"as": name_in(part)}))

    return read


def _set_life(key: str, part: Part, _tokens: Tokens) -> Instruction:
    number = part.get("to", "amount")
    if number is None:
        raise part.fault("`set-life` needs `to`")
    return Instruction("lose-life", selector(part[key]), amount(number), details_of(to=True))


def _choose(key: str, part: Part, _tokens: Tokens) -> Instruction:
    """`{choose: filter, amount: 1, as: name, by: opponent}`: later instructions refer to it by its name."""
    by, number, up_to = part.get("by", "player"), part.get("amount", "count"), part.get("up-to")
    most: Amount = amount(number) if number is not None else amount(up_to) if up_to is not None else 1
    least: Amount = 0 if up_to is not None else most
    who = selector(by) if by is not None else ("you",)
    return Instruction(
        "choose",
        ("choose", filter_of(part[key]), least, most, who),
        details=details_of(**{"as": name_in(part) or "it"}),
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
    free = part.is_set("free")
    return Instruction("use", selector(part[key]), details=details_of(free=True if free else None))


def _fight(key: str, part: Part, _tokens: Tokens) -> Instruction:
    first, other = part[key], part.get("with")
    if other is None:
        if not first.is_list or len(first.value) != 2:
            raise first.fault("which two units?", "{fight: a, with: b}")
        first, other = first.items()
    return Instruction("fight", selector(first), details=details_of(**{"with": selector(other)}))


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
    "discard": read_discard,
    "return": read_move,
    "move": read_move,
    "put": read_move,
    "summon": read_move,
    "revive": read_move,
    "vanish": _simple("vanish"),
    "mill": reader_of_top_cards("library", "dust"),
    "add-stone": reader_of_top_cards("stone-deck", "stone-area"),
    "top-cards": reader_of_top_cards("library", "hand"),
    "put-counter": read_counters,
    "put-counters": read_counters,
    "add-counter": read_counters,
    "add-counters": read_counters,
    "counters": read_counters,
    "counter": read_counter,
    "remove-counter": read_counters,
    "remove-counters": read_counters,
    "flip": read_flip,
    "face-down": read_flip,
    "face-up": read_flip,
    "turn-face-down": read_flip,
    "turn-face-up": read_flip,
    "create": read_create,
    "create-token": read_create,
    "summon-token": read_create,
    "token": read_create,
    "modify": read_modify,
    "boost": read_modify,
    "gain": read_gain,
    "cant": read_forbid,
    "cannot": read_forbid,
    "must": read_forbid,
    "cost-change": read_cost_change,
    "control": read_control,
    "gain-control": read_control,
    "search": read_search,
    "shuffle": read_shuffle,
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
