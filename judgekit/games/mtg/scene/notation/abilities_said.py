"""Which activated ability of an object a line of table notation means: by its first words, by what it does, by its keyword."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase, spoken
from judgekit.engine.positions import AnyPosition
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import Key, printed_values
from judgekit.games.mtg.meaning.keyword_meanings import spelt_out
from judgekit.games.mtg.scene.notation.abilities_by_effect import (
    modes_told,
    price_or_target,
    the_only_fit,
    told_by_effect,
    told_by_spell,
)
from judgekit.games.mtg.scene.notation.keyword_words import ALIKE
from judgekit.games.mtg.stack.activating import abilities_of, mentions
from judgekit.games.mtg.stack.costs.mana_abilities import added_by
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.terms.symbols import LETTERS
from judgekit.games.mtg.terms.translations import COLORS
from judgekit.table.adapter import Ambiguous, Misfit

IS_NUMBER = "@"
"""Parts the cost of a loyalty ability from its number among the activated ones, where that is said too."""
AND_DOES = "…"
"""Parts the first words of an ability from others that it says further on."""


_MANA = "@mana-"
"""Before the colour of mana that an ability adds; alone: of any."""
_DOES = "@does "
"""Before what an ability does."""
_SPELL = "@spell "
"""Before what a spell does."""
_PRICE = "@price "
"""Before what is done to something that may be the price of an ability or its target."""
_ANY = ("any color", "any one color", "any type", "any combination", "好きな色")


def ability_said(position: AnyPosition, id: str, words: str, at: Sequence[str] = ()) -> Mapping[str, Json]:
    """Return which activated ability of an object, and which of its modes, begins with words or has them (602.2, 606, 700.2).

    Args:
        position: where.
        id: the object.
        words: words of the ability, or how it is told: `@does` and what it does, `@price` and what is told to be given up.
        at: what it is aimed at.
    """
    known = abilities_of(position, id) if id in position.objects else ()  # a player has none
    if words == "@modes":
        return modes_told(position, id, at)
    by_effect = _by_effect(position, id, words, at, known)
    if by_effect is not None:
        return by_effect
    if words.startswith(_MANA):
        return _making(position, known, id, words.removeprefix(_MANA))
    if words in ("@sole", "@aimed"):
        _refuse_lost(position, id, known)
        fit = the_only_fit(position, id, at) if at and id in position.objects else {}
        return fit or _sole(known, aimed=words == "@aimed")
    if words.split(" ")[0] in _COSTS:
        cost, _blank, kind = words.partition(" ")
        return _costing([one if kind in one[1].text else (one[0], _NONE) for one in known], id, *_COSTS[cost])
    if words in _SIGNS:
        return _of_sign(known, id, _SIGNS[words])
    if words.startswith("@"):
        return _doing(known, id, words[1:])
    if words.startswith("#"):
        return _keyword(position, known, id, words[1:])
    plain, _, does = (one.strip() for one in _plain(words).partition(AND_DOES))
    if does:
        return _beginning(known, id, plain, does)
    plain, _, number = plain.partition(IS_NUMBER)
    begun = [place for place, (_key, ability) in enumerate(known, start=1) if _plain(ability.text).startswith(plain)]
    if number and number not in map(str, begun):
        message = phrase("ability {number} of {id} does not begin with {words!r}", number=number, id=id, words=plain)
        raise Misfit(message, ("ability",))
    if not number and _LOYALTY.fullmatch(
        plain
    ):  # of two that cost the same the one that has a target, or has none, as it is aimed
        begun = [
            place for place in begun if not _plain(known[place - 1][1].text)[len(plain) :][:1].isdecimal()
        ]  # -1, -12
        begun = [place for place in begun if bool(known[place - 1][1].targets) is bool(at)] or begun
        _refuse_several(id, begun)
    if begun:
        return {"ability": number or str(begun[0])} if len(known) > 1 else {}
    found: list[Mapping[str, Json]] = []
    for place, (_key, ability) in enumerate(known, start=1):
        own: dict[str, Json] = {"ability": str(place)} if len(known) > 1 else {}
        modes = [number for number, mode in enumerate(ability.modes, start=1) if plain in _plain(mode.text)]
        if modes:
            found += [{**own, "mode": str(number)} for number in modes]
        elif plain in _plain(ability.text):
            found.append(own)
    if len(found) != 1:
        raise Misfit(phrase("{id} has no ability that begins with {words!r}", id=id, words=words), ("ability",))
    return found[0]


_LOYALTY = re.compile(r"[+-]\d+|0")


def _refuse_several(id: str, found: Sequence[object]) -> None:
    """Refuse to choose one of several abilities.

    Raises:
        Ambiguous: there are several.
    """
    if len(found) > 1:
        raise Ambiguous(
            phrase("{id} has several abilities that do this; say which one is activated: activates {id}: …", id=id),
            ("ability",),
        )


def _by_effect(
    position: AnyPosition, id: str, words: str, at: Sequence[str], known: Sequence[tuple[Key, Ability]]
) -> Mapping[str, Json] | None:
    """Return what is told by what something does and to what; None where words tell it otherwise."""
    if words.startswith(_DOES):
        _refuse_lost(position, id, known)
        return told_by_effect(position, id, words.removeprefix(_DOES), at)
    if words.startswith(_SPELL):
        return told_by_spell(position, id, words.removeprefix(_SPELL), at)
    if words.startswith(_PRICE):
        return price_or_target(position, id, words.removeprefix(_PRICE), at) or {}
    return None


def _making(position: AnyPosition, known: Sequence[tuple[object, Ability]], id: str, color: str) -> Mapping[str, Json]:
    """Return the first activated ability of an object that adds mana, of a colour where one is said, which is chosen (605.1a)."""
    letter = next((letter for letter, name in LETTERS.items() if name == color), "C" if color else "")
    for place, (_key, ability) in enumerate(known, start=1):
        own: dict[str, Json] = {"ability": str(place)} if len(known) > 1 else {}
        ways = added_by(position, id, ability)
        fitting = [way for way in ways if not letter or {*way} == {letter}]
        if fitting:
            return {**own, **({"mana": "".join(f"{{{one}}}" for one in fitting[0])} if letter and ways[1:] else {})}
        _cost, _colon, effect = _plain(ability.text).partition(":")
        adds = not ways and ("add" in effect or "加" in effect)
        if adds and (f"{{{letter}".casefold() in effect or any(one in effect for one in _ANY)):
            return own
    raise Misfit(
        phrase("{id} has no ability that adds {color} mana", id=id, color=_called(color)).replace("  ", " "),
        ("mana", id),
    )


def _called(color: str) -> str:
    """Return a colour in the language of the interface."""
    japanese = {"colorless": "無色", **{english: word for word, english in COLORS.items()}}
    return japanese.get(color, color) if spoken() == "ja" else color


_SIGNS = {"@plus": "+", "@minus": "-"}
"""How a loyalty ability is called by the sign of its cost (606.4)."""


def _of_sign(known: Sequence[tuple[object, Ability]], id: str, sign: str) -> Mapping[str, Json]:
    """Return the only loyalty ability of an object by which counters are put on it, or removed from it (606.4)."""
    found = [place for place, (_key, one) in enumerate(known, start=1) if _plain(one.text).startswith(sign)]
    _refuse_several(id, found)
    if not found:
        raise Misfit(phrase("{id} has no ability that begins with {words!r}", id=id, words=sign), ("ability",))
    return {"ability": str(found[0])} if len(known) > 1 else {}


def _beginning(known: Sequence[tuple[object, Ability]], id: str, begins: str, does: str) -> Mapping[str, Json]:
    """Return which activated ability of an object begins with words and says others further on: the -1 that makes a Beast."""
    texts = [_plain(ability.text) for _key, ability in known]
    found = [place for place, text in enumerate(texts, start=1) if text.startswith(begins) and does in text]
    if len(found) != 1:
        raise Misfit(
            phrase("{id} has no ability that begins with {words!r}", id=id, words=f"{begins} {AND_DOES} {does}"),
            ("ability",),
        )
    return {"ability": str(found[0])} if len(known) > 1 else {}


def _keyword(position: AnyPosition, known: Sequence[tuple[Key, Ability]], id: str, name: str) -> Mapping[str, Json]:
    """Return which activated ability of an object is a keyword (702), or begins with an ability word (207.2c)."""
    named = {had.key for had in view_of(position).of(id).abilities if had.ability.name in ALIKE.get(name, (name,))}
    found = [
        place for place, (key, one) in enumerate(known, start=1) if key in named or _plain(one.text).startswith(name)
    ]
    if not found:
        raise Misfit(phrase("{id} has no ability that does this: {verb}", id=id, verb=name), ("ability",))
    return {"ability": str(found[0])} if len(known) > 1 else {}


_COSTS = {
    "@itself": ("sacrifice", False),
    "@counter": ("remove-counters", False),
    "@counter-on": ("remove-counters", True),
}
"""How an ability is called that costs something of its source: that it is sacrificed, that a counter is removed from it."""


def _sole(known: Sequence[tuple[object, Ability]], *, aimed: bool) -> Mapping[str, Json]:
    """Return which of several activated abilities is the only one that makes no mana, or the only one with a target."""
    found = [
        place
        for place, (_key, one) in enumerate(known, start=1)
        if not mentions((one.do, one.modes), "add") and (one.targets or not aimed)
    ]
    return {"ability": str(found[0])} if len(known) > 1 and len(found) == 1 else {}


def has_lost(position: AnyPosition, id: str) -> bool:
    """Tell whether an object has lost an ability that its card prints (613.1f, 305.7)."""
    record = position.objects.get(id)
    if record is None or record.place != BATTLEFIELD:
        return False
    card = position.cards.get(record.card or "")
    if card is None:
        return False
    has = {had.key for had in view_of(position).of(id).abilities}
    return any(had.key not in has for had in printed_values(card).abilities)


def _refuse_lost(position: AnyPosition, id: str, known: Sequence[tuple[Key, Ability]]) -> None:
    """Refuse to take what an object was given for what its card prints and it lost (305.7): it was not said which is meant.

    Raises:
        Ambiguous: all that can be activated of it was brought by something else, and its card prints what makes no mana.
    """
    card = position.cards.get(position.objects[id].card or "") if id in position.objects else None
    if card is None or not known or any(key[0] == "printed" for key, _one in known):
        return
    own = [spelt_out(had.ability) for had in printed_values(card).abilities if had.key[0] == "printed"]
    lost = [one for one in own if one.kind == "activated" and not mentions((one.do, one.modes), "add")]
    if lost:
        message = phrase(
            "{id} has lost the ability that its card prints ({lost}); what can be activated of it now: {known}",
            id=id,
            lost=_listed(lost),
            known=_listed(one for _key, one in known),
        )
        raise Ambiguous(message, ("lost",), phrase("say which one is meant: activates {id}: …", id=id))


def _listed(abilities: Iterable[Ability]) -> str:
    return "; ".join(one.text.rstrip(".。") for one in abilities)


_NONE = Ability("activated")
"""In the place of an ability that costs something else."""


def _costing(known: Sequence[tuple[object, Ability]], id: str, verb: str, aimed: bool) -> Mapping[str, Json]:
    """Return the only activated ability of an object that costs something of it; of several that with a target, or without."""
    costs = [[(one.verb, one.of) for one in ability.cost.actions] if ability.cost else [] for _key, ability in known]
    found = [place for place, actions in enumerate(costs, start=1) if (verb, ("this",)) in actions]
    of_others: dict[str, Json] = {}
    if (
        not found and verb == "sacrifice"
    ):  # one of a kind is sacrificed for it, the source itself where it is of that kind
        found = [place for place, actions in enumerate(costs, start=1) if any(one == verb for one, _of in actions)]
        of_others = {"sacrifice": id}
    if len(found) > 1:
        found = [place for place in found if bool(known[place - 1][1].targets) is aimed] or found
    _refuse_several(id, found)
    if not found:
        raise Misfit(
            phrase("{id} has no ability that does this: {verb}", id=id, verb=verb.replace("-", " ")), ("ability",)
        )
    return {**({"ability": str(found[0])} if len(known) > 1 else {}), **of_others}


_SHRINKS = re.compile(
    r":.*(?:put [^.]*-\d+/-\d+ counters? on [^.]*target|target [^.]*gets? -\d+/-\d+"
    r"|対象とする[^。]*。[^。]*-\d+/-\d+(?!カウンター[^。]*取り除))"
)
"""What an ability says that makes a creature smaller."""


def _doing(known: Sequence[tuple[object, Ability]], id: str, verb: str) -> Mapping[str, Json]:
    """Return which activated ability of an object does what a verb of a deed says (equips: 702.6a, regenerates: 701.19)."""
    found = [place for place, (_key, one) in enumerate(known, start=1) if mentions((one.do, one.modes), verb)]
    if not found and verb == "damage":  # who shoots something with what makes it smaller does so
        found = [
            place
            for place, (_key, one) in enumerate(known, start=1)
            if one.targets and _SHRINKS.search(_plain(one.text))
        ]
    if len(found) != 1:
        several = phrase(
            "{id} has several abilities that do this; say which one is activated: activates {id}: …", id=id
        )
        none = phrase("{id} has no ability that does this: {verb}", id=id, verb=verb)
        raise Misfit(several if found else none, ("ability",))
    return {"ability": str(found[0])} if len(known) > 1 else {}


def _plain(text: str) -> str:
    """Return card text as it is compared: one minus sign, no brackets around loyalty symbols."""
    return text.replace("−", "-").replace("–", "-").replace("：", ":").lstrip("[［").casefold()
