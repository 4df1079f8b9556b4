"""Steps of Magic scenarios that say how a card is cast: which half or face, face down, or for which alternative cost."""

from __future__ import annotations

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Refused
from judgekit.games.mtg.layers.in_force import in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import PROTOTYPE
from judgekit.games.mtg.scene.notation.words import cost_meant
from judgekit.games.mtg.scene.steps.words import Action
from judgekit.games.mtg.stack.casting.announcing import not_offered
from judgekit.games.mtg.stack.casting.casting_ways import FACE, FUSE, PLOTTED, ways_to_cast
from judgekit.games.mtg.stack.costs.costs import AS_WAY, FREE, MORPHS
from judgekit.games.mtg.stack.splicing import SPLICE
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.zones import zone_key
from judgekit.games.mtg.terms.records import Card
from judgekit.table.adapter import Misfit
from judgekit.table.choices import text_of
from judgekit.table.steps import word_of

PLOT = "plot"
"""The keyword whose cost was paid as the card was plotted."""

ENTWINE = "entwine"
"""The cost for which all modes are chosen."""


_ALSO_WAYS = (*MORPHS, PROTOTYPE, FUSE)
"""What a step may list under `with` that is a way to cast the card rather than a cost of it."""


def other_face(position: MtgPosition, id: str, action: Action) -> str | None:
    """Return the face that a step names, None where it names none or the one that the card shows anyway."""
    if "face" not in action:
        return None
    face = word_of(action, "face")
    card = position.cards.get(position.objects[id].card or "")
    return None if card is not None and card.layout != "split" and card.name == face else face


def way_to_cast(position: MtgPosition, id: str, action: Action) -> tuple[str | None, Action]:
    """Return how a step casts a card (`way`, `face: name`, `with: [morph]` or `[fuse]`, `face-down: true`), and what is left."""
    card = position.cards.get(position.objects[id].card or "")
    action = _free_by_its_cost(position, id, action)
    listed = listed_costs(action)
    named = next((name for name in listed if _face_meant(card, name) is not None), None)
    if named is not None and "face" not in action:
        listed = [name for name in listed if name != named]
        action = {**action, "face": _face_meant(card, named), "with": listed}
    cost = next((name for name in listed if name in AS_WAY), None)
    if "face" in action and "way" in action:
        side, way = other_face(position, id, action), word_of(action, "way")
        return (way if side is None or FACE in way else f"{way}+{FACE}{side}"), action
    if "face" in action:
        return _half(position, id, other_face(position, id, action), cost), action
    morph = next((name for name in listed if name in _ALSO_WAYS), None)
    if morph is None and "face-down" in action:
        morph = next((name for name in MORPHS if view_of(position).of(id).has(name)), "morph")
    if morph is not None:
        rest = [name for name in listed if name != morph]
        action = {key: value for key, value in action.items() if key != "with"}
        return morph, {**action, "with": rest} if rest else action
    if "way" not in action and card is not None and card.layout == "split":
        raise Misfit(
            phrase("{id} has two halves", id=id),
            ("cast",),
            phrase("say `face: {faces}`; both halves with fuse: `way: fuse`", faces=" or ".join(card.faces)),
        )
    return (word_of(action, "way") if "way" in action else cost), action


def _free_by_its_cost(position: MtgPosition, id: str, action: Action) -> Action:
    """Return a step that casts a card for nothing, as an effect says of spells wherever they are cast from, with that as its cost.

    It allows no card to be cast from where it is; what does so is another permission, and only the cost is this one (118.9).
    """
    said = any(
        one.ability.name == "cast-without-paying" and not one.ability.get("cost") for one in in_force(position, "may")
    )
    if action.get("way") != FREE or not said:
        return action
    if any(way.name.partition("+")[0] == FREE for way in ways_to_cast(position, _who_casts(position, action), id)):
        return action
    return {**{key: value for key, value in action.items() if key != "way"}, "with": [*listed_costs(action), FREE]}


def only_for_nothing(position: MtgPosition, id: str) -> str | None:
    """Return the way in which a card is cast without paying its mana cost, where it cannot be cast otherwise and no cost is named.

    CR 118.9, 601.2b.
    """
    question = position.question
    ways = [] if question is None else [way.name for way in ways_to_cast(position, question.by, id)]
    free = [name for name in ways if name.partition("+")[0] == FREE and FACE not in name]
    if question is None or len(free) != 1 or not isinstance(question.judge(("cast", id)), Refused):
        return None
    return free[0] if isinstance(question.judge(("cast", id, free[0])), Allowed) else None


def _who_casts(position: MtgPosition, action: Action) -> str:
    """Return who casts a card in a step: who is named, else who is asked."""
    asked = position.question.by if position.question is not None else ""
    return word_of(action, "by") if "by" in action else asked


def listed_costs(action: Action) -> list[str]:
    """Return the words that a step lists under `with`."""
    options = action.get("with")
    return [cost_meant(text_of(option)) for option in ([options] if isinstance(options, str) else options or ())]


def in_full(position: MtgPosition, id: str, action: Action) -> Action:
    """Return a step with what its costs say besides: all modes by entwine (702.42a), the cards revealed for splice (702.47a).

    A plotted card is cast for nothing: who says "with plot" says where it comes from, and announces no cost by it.
    """
    listed = listed_costs(action)
    if PLOT in listed and position.objects[id].get(PLOTTED) is not None:
        listed = [cost for cost in listed if cost != PLOT]
        action = {**action, "with": listed}
    modal = [had.ability for had in view_of(position).of(id).abilities if had.ability.modes]
    if ENTWINE in listed and len(modal) == 1 and not {"mode", "modes"} & action.keys():
        action = {**action, "mode": [str(number) for number in range(1, len(modal[0].modes) + 1)]}
    if SPLICE.strip() in listed:
        held = position.zones.get(zone_key("hand", position.objects[id].owner), ())
        splicing = [one for one in held if one != id and view_of(position).of(one).has("splice")]
        said = action.get("reveal", splicing if len(splicing) == 1 else [])
        revealed = [text_of(one) for one in ([said] if isinstance(said, str) else said)]
        named = [f"{SPLICE}{one}" for one in revealed if one in splicing]
        rest = [one for one in revealed if one not in splicing]
        if named:
            costs = [*(one for one in listed if one != SPLICE.strip()), *named]
            action = {**{key: value for key, value in action.items() if key != "reveal"}, "with": costs}
            action = {**action, "reveal": rest} if rest else action
    return action


_HELPING = {"delve": "exile", "convoke": "tap", "improvise": "tap"}
"""Under which key a step may name what pays for mana by a keyword (702.66a, 702.51a, 702.126a), beside `pay`."""


def with_helpers(position: MtgPosition, id: str, action: Action) -> Action:
    """Return a step with what it taps or exiles for mana said as part of what is paid, where the spell has such a keyword."""
    values, pay = view_of(position).of(id), action.get("pay")
    key = next((key for keyword, key in _HELPING.items() if key in action and values.has(keyword)), None)
    if key is None and _taps_lands(position, action):
        key = "tap"
    keyword = next((one for one, word in _HELPING.items() if word == key and values.has(one)), None)
    if keyword is not None and pay in (None, keyword):
        rest = {word: said for word, said in action.items() if word != key}
        return {**rest, "pay": {"helped-by": keyword, "with": action[str(key)]}}
    if key is None or isinstance(pay, dict):
        return action
    named, paid = ([said] if isinstance(said, str) else said or [] for said in (action[key], pay))
    if not isinstance(named, list) or not isinstance(paid, list):
        return action
    return {**{word: said for word, said in action.items() if word != key}, "pay": [*named, *paid]}


def _taps_lands(position: MtgPosition, action: Action) -> bool:
    """Tell whether a step taps only lands: they are tapped for mana, whatever is cast (605.1a)."""
    said = action.get("tap")
    named = [said] if isinstance(said, str) else said if isinstance(said, list) else []
    there = [text_of(one) for one in named]
    view = view_of(position)
    return bool(there) and all(one in position.objects and "land" in view.of(one).types for one in there)


def refused_costs(costs: Json) -> Refused:
    """Return why the costs that a step names under `with` cannot be announced: the spell asked for none (601.2b)."""
    return not_offered(cost_meant(text_of(one)) for one in (costs if isinstance(costs, list | tuple) else [costs]))


def _face_meant(card: Card | None, word: str) -> str | None:
    """Return the face that a word under `with` means: its name, `adventure` (716.3) or `omen`; None where it means a cost."""
    if card is None or not card.faces:
        return None
    if word in ("adventure", "omen") and card.layout == word:
        return card.faces[-1]
    return word if word in card.faces else None


def _half(position: MtgPosition, id: str, face: str | None, cost: str | None) -> str | None:
    """Return the name of the way that casts one half or face, for the cost that the step names or the zone demands."""
    if face is None:
        return cost
    question = position.question
    by = question.by if question is not None else position.objects[id].owner
    ways = [way.name for way in ways_to_cast(position, by, id) if way.name.endswith(f"{FACE}{face}")]
    wanted = f"{cost}+{FACE}{face}" if cost is not None else f"{FACE}{face}"
    return wanted if wanted in ways or not ways else ways[0]
