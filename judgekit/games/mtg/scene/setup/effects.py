"""611.2: effects that are in force when a scenario begins (`given: effects`), as what resolved before would have left them."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.games.mtg.scene.setup.objects import Start
from judgekit.games.mtg.state.objects import Announcement, Frame, Lasting, Ref
from judgekit.games.mtg.terms.japanese_names import terms_in_english
from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.games.mtg.text.structured.deeds import read_affected
from judgekit.games.mtg.text.structured.effects import read_duration, read_modifications
from judgekit.games.mtg.text.structured.inner import read_phrase
from judgekit.games.mtg.text.structured.values import read_condition
from judgekit.language.parts import Part

_KEYS = (
    "id",
    "controller",
    "by",
    "source",
    "affects",
    "objects",
    "object",
    "player",
    "modify",
    "with",
    "until",
    "duration",
    "timestamp",
    "before",
    "after",
    "ability",
    "text",
    "X",
    "uses",
    "amount",
    "note",
    "if",
    "static",
    "cant",
    "must",
    "may",
    "replacement",
    "prevention",
    "triggered",
    "cost-change",
    "cda",
    "keyword",
)
_ABILITY_KEYS = ("static", "cant", "must", "may", "replacement", "prevention", "triggered", "cost-change", "keyword")


def read_effects(part: Part, start: Start) -> dict[str, Lasting]:
    """Read effects in force; their order is that of their timestamps, all of them later than the objects' (613.7b)."""
    found: dict[str, Lasting] = {}
    for number, given in enumerate(part.items()):
        item = given if given.is_text else terms_in_english(given)
        if item.is_text:
            item = Part({"text": item.value}, item.path)
        item.only(_KEYS)
        id = item["id"].text() if "id" in item else f"effect-{number + 1}"
        if id in found or id in start.objects or id in start.players:
            raise item.fault(phrase("the id {id!r} is used twice", id=id))
        found[id] = _effect(id, item, start)
    return found


def _effect(id: str, item: Part, start: Start) -> Lasting:
    by = item.get("controller", "by")
    controller = start.player(by) if by is not None else start.players[0]
    known = item.knowing((*start.objects, *start.players))
    source = start.ref(item["source"]) if "source" in item else None
    x = item["X"].integer() if "X" in item else None
    announced = Announcement(
        x=x, targets=tuple((name, (record.ref,)) for name, record in sorted(start.objects.items()))
    )
    everyone = tuple((name, ((name, 0),)) for name in start.players)
    announced = announced._replace(targets=(*announced.targets, *everyone))
    ability, objects = _ability(known, start)
    until = item.get("until", "duration")
    uses = item.get("uses", "amount")
    if uses is None and ability.kind == "prevention" and isinstance(ability.prevent, int):
        amount: int | None = ability.prevent
    else:
        amount = uses.integer() if uses is not None else None
    return Lasting(
        id,
        ability,
        Frame(controller, source, ability, announced),
        _timestamp(item, start),
        objects,
        read_duration(until.knowing(start.objects)) if until is not None else None,
        amount,
        (start.turn, ""),
    )


def _timestamp(item: Part, start: Start) -> int:
    """Return the timestamp: a number on the scale of the list of objects, `before: id`, `after: id`, or the next one."""
    if "timestamp" in item:
        return item["timestamp"].integer()
    for word in ("before", "after"):
        if word in item:
            id = item[word].text()
            if id not in start.objects:
                raise item[word].fault(phrase("there is no object {id!r}", id=id))
            return start.objects[id].timestamp + (-1 if word == "before" else 1)
    return start.tick()


def _ability(item: Part, start: Start) -> tuple[Ability, tuple[Ref, ...] | None]:
    """Return what the effect does, and the objects it was settled on (611.2c), None where it goes by its text."""
    if "modify" in item or "with" in item:
        change = item.get("modify", "with")
        assert change is not None
        condition = item.get("if")
        ability = Ability(
            "static",
            modify=read_modifications(change),
            condition=read_condition(condition) if condition is not None else None,
        )
        return _affected(ability, item, start)
    for key in _ABILITY_KEYS:
        if key in item:
            ability = read_ability(Part({key: item[key].value}, item.path, item.names))[0]
            return _affected(ability, item, start) if ability.affects is None else (ability, None)
    if "ability" in item:
        ability = read_ability(item["ability"])[0]
        return _affected(ability, item, start) if ability.affects is None else (ability, None)
    if "text" in item:
        return _text(item, start)
    raise item.fault(
        phrase("what does this effect do?"),
        phrase("modify, text, or one of {ability_keys}", ability_keys=", ".join(_ABILITY_KEYS)),
    )


def _affected(ability: Ability, item: Part, start: Start) -> tuple[Ability, tuple[Ref, ...] | None]:
    named = item.get("objects", "object", "player")
    if named is not None:
        return ability, tuple(start.ref(one) for one in named.items())
    affects = item.get("affects")
    if affects is None:
        return ability, None
    if affects.is_list or (affects.is_text and (affects.text() in start.objects or affects.text() in start.players)):
        return ability, tuple(start.ref(one) for one in affects.items())
    return ability._replace(affects=read_affected(affects)), None


def _text(item: Part, start: Start) -> tuple[Ability, tuple[Ref, ...] | None]:
    """Read an effect from its words: a static ability, or an instruction that makes an effect."""
    found: tuple[Ability, ...] = read_phrase("abilities", item["text"].text())
    if len(found) != 1:
        raise item["text"].fault(phrase("one effect is expected here"))
    ability = found[0]
    if ability.kind == "spell":
        made = [action for action in ability.do if action.verb in ("modify", "effect")]
        if len(made) != 1 or len(ability.do) != 1:
            raise item["text"].fault(phrase("these words make no lasting effect"))
        action = made[0]
        if action.verb == "effect":
            assert isinstance(action.of, Ability)
            ability = action.of
        else:
            ability = Ability("static", modify=action.get("with"), affects=None if "object" in item else action.of)
    return _affected(ability, item, start) if ability.affects is None else (ability, None)
