"""Lasting effects of MAGMELL read from plain terms (306): what they change, how long, and abilities that wait."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any

from judgekit.games.magmell.term_words import amount, selector
from judgekit.games.magmell.terms import Ability, Card, Instruction, Modification
from judgekit.games.magmell.vocabulary import COLOR_WORDS, TIMINGS, known_rule, rule_named
from judgekit.language.parts import Part

Tokens = MutableMapping[str, Card]
"""Definitions of the tokens that abilities create, by name; reading an ability adds to it."""


DURATIONS = {
    "end-of-turn": "turn",
    "turn": "turn",
    "this-turn": "turn",
    "end-of-battle": "battle",
    "battle": "battle",
    "this-battle": "battle",
    "end-of-step": "step",
    "game": "game",
    "forever": "game",
    "end-of-game": "game",
}
"""How long a continuous effect lasts (306.1.1)."""


def until_of(part: Part) -> str:
    """Return how long an effect lasts."""
    until = part.get("until", "duration")
    if until is None:
        return "game"
    if until.text() not in DURATIONS:
        raise until.fault(f"unknown duration {until.text()!r}", f"known: {', '.join(DURATIONS)}")
    return DURATIONS[until.text()]


def details_of(**values: Any) -> tuple[tuple[str, Any], ...]:
    """Return details of an instruction, those that say nothing left out."""
    return tuple(sorted((name, value) for name, value in values.items() if value is not None))


def modifications(part: Part, tokens: Tokens) -> tuple[Modification, ...]:
    """Read what a continuous effect changes: `[{ap: +2}, {hp: -1}, {base-ap: 5}, {gain: …}, {lose: …}, {color: red}]`."""
    found: list[Modification] = []
    for item in part.items():
        if not item.is_mapping:
            found.append(Modification("gain", Ability("rule", name=known_rule(item.text()), text=item.text())))
            continue
        for key in item.key_names():
            found.extend(_modification(key, item[key], tokens))
    return tuple(found)


_SETTING = {"base-ap": "set-ap", "base-hp": "set-hp", "set-ap": "set-ap", "set-hp": "set-hp"}


def _modification(key: str, value: Part, tokens: Tokens) -> list[Modification]:
    if key in ("ap", "hp", "cost", "catalyst"):
        text = value.text() if value.is_text else ""
        if text.startswith("="):
            return [Modification(f"set-{key}", amount(Part(text[1:].strip(), value.path, value.names)))]
        return [Modification(key, amount(value))]
    if key in _SETTING:
        return [Modification(_SETTING[key], amount(value))]
    if key in ("pt", "ap-hp", "stats", "base-pt", "base-ap-hp"):
        first, _, second = value.text().partition("/")
        prefix = "set-" if key.startswith("base") else ""
        parts = (("ap", first), ("hp", second))
        return [
            Modification(f"{prefix}{name}", amount(Part(text.strip(), value.path, value.names))) for name, text in parts
        ]
    if key in ("gain", "gains", "has"):
        return [Modification("gain", ability) for item in value.items() for ability in _gained(item, tokens)]
    if key in ("cant", "cannot", "must", "may"):
        from judgekit.games.magmell.term_reading import ability_of

        return [
            Modification("gain", ability)
            for ability in ability_of(Part({key: value.value}, value.path, value.names), tokens)
        ]
    if key in ("lose", "loses"):
        return [
            Modification(
                "lose", "all" if item.text() in ("all-abilities", "all", "abilities") else rule_named(item.text())
            )
            for item in value.items()
        ]
    if key in ("control", "controller"):
        word = value.text()
        return [Modification("control", "you" if word == "true" else word)]
    if key in ("color", "colors"):
        return [
            Modification(
                "color", tuple(COLOR_WORDS[item.text()] for item in value.items() if item.text() in COLOR_WORDS)
            )
        ]
    if key == "timing":
        return [Modification("timing", TIMINGS.get(value.text(), value.text()))]
    raise value.fault(
        f"unknown change {key!r}", "ap, hp, base-ap, base-hp, gain, lose, color, cost, catalyst, control, timing"
    )


def _gained(part: Part, tokens: Tokens) -> list[Ability]:
    from judgekit.games.magmell.term_reading import ability_of

    if part.is_mapping:
        return ability_of(part, tokens)
    name = rule_named(part.text())
    if name == part.text() and not name.isascii():
        from judgekit.games.magmell.card_reading import abilities_of_text

        return list(abilities_of_text(part.text(), tokens))
    return [Ability("rule", name=known_rule(name), text=part.text())]


def read_modify(key: str, part: Part, tokens: Tokens) -> Instruction:
    """`{modify: t, with: […], until: end-of-turn}`; `ap`, `hp`, `gain` may stand beside the verb."""
    value = part[key]
    changes = part.get("with", "by", "modify" if key != "modify" else "changes")
    if changes is not None:
        found = modifications(changes, tokens)
    else:
        inner = {name: item for name, item in part.value.items() if name not in (key, "until", "duration", "as")}
        found = modifications(Part(inner, part.path, part.names), tokens)
    until = until_of(part)
    return Instruction("modify", selector(value), details=details_of(until=until, **{"with": found}))


def read_gain(key: str, part: Part, tokens: Tokens) -> Instruction:
    """`{gain: cannot-be-defended, object: t, until: …}` or `{gain: t, ability: …}`."""
    whom, ability = part.get("object", "on", "to", "target"), part.get("ability", "abilities", "what")
    if whom is None:
        whom, ability = part[key], ability
    else:
        ability = part[key]
    if ability is None:
        raise part.fault("which ability?")
    found = tuple(Modification("gain", one) for item in ability.items() for one in _gained(item, tokens))
    return Instruction("modify", selector(whom), details=details_of(until=until_of(part), **{"with": found}))


def read_control(key: str, part: Part, _tokens: Tokens) -> Instruction:
    """`{control: t, by: you}` for good, or `until: end-of-turn`."""
    by = part.get("by", "player", "to")
    if until_of(part) == "game":
        return Instruction(
            "control", selector(part[key]), details=details_of(player=selector(by) if by is not None else ("you",))
        )
    change = (Modification("control", "you"),)
    return Instruction("modify", selector(part[key]), details=details_of(until=until_of(part), **{"with": change}))


def read_delayed(key: str, part: Part, tokens: Tokens) -> Instruction:
    """`{delayed: {when: …, do: […]}, until: end-of-turn}`; once, unless `once: false` (302.1.3.1)."""
    from judgekit.games.magmell.term_reading import ability_of

    inner = part[key]
    names = frozenset(name for name in part.names if not name.startswith("@"))
    ability = ability_of(Part({"triggered": inner.value}, inner.path, names | part.names), tokens)[0]
    once = not ("once" in inner and not inner["once"].flag())
    return Instruction("delayed", details=details_of(ability=ability._replace(once=once), until=until_of(part)))


def read_forbid(key: str, part: Part, tokens: Tokens) -> Instruction:
    """`{cant: {heal: true, player: opponent}, until: end-of-turn}`, `{must: {attack: true}, affects: …}`: for a while."""
    from judgekit.games.magmell.term_reading import ability_of

    found = ability_of(Part({key: part[key].value}, part.path, part.names), tokens)
    until = until_of(part)
    if all(ability.kind == "static" for ability in found):
        changes = tuple(change for ability in found for change in ability.modify)
        return Instruction("modify-all", details=details_of(filter=found[0].affects, until=until, **{"with": changes}))
    if len(found) == 1 and found[0].when is not None:
        return Instruction("delayed", details=details_of(ability=found[0], until=until))
    raise part[key].fault("whom does this concern?", "`player`, or `affects` with a filter")


def read_cost_change(key: str, part: Part, tokens: Tokens) -> Instruction:
    """`{cost-change: {affects: filter, amount: -1}, until: end-of-turn}`."""
    from judgekit.games.magmell.term_reading import ability_of

    ability = ability_of(Part({key: part[key].value}, part.path, part.names), tokens)[0]
    details = details_of(filter=ability.affects, until=until_of(part), **{"with": ability.modify})
    return Instruction("modify-all", details=details)


def read_prevent(key: str, part: Part, tokens: Tokens) -> Instruction:
    """`{prevent: t, amount: 2, until: end-of-turn}`: damage to it is prevented; `{replace: {…}}` for any replacement."""
    from judgekit.games.magmell.term_reading import ability_of

    value = part[key]
    if key == "replace" or (value.is_mapping and "if" in value):
        word = "replacement" if "instead" in value or "with" in value else "prevention"
        ability = ability_of(Part({word: value.value}, value.path, part.names), tokens)[0]
        return Instruction("delayed", details=details_of(ability=ability, until=until_of(part)))
    number = part.get("amount")
    inner: dict[str, Any] = {"if": {"event": "damage"}}
    if number is not None and number.text() != "all":
        inner["prevent"] = number.value
        inner["once"] = "true"
    ability = ability_of(Part({"prevention": inner}, part.path, part.names), tokens)[0]
    return Instruction("delayed", selector(value), details=details_of(ability=ability, until=until_of(part)))
