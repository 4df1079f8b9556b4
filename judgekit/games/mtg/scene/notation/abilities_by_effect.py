"""Which ability is told by what it does and to what: who pings Elf, draws with Looter, activates Ooze exiling Zap (602.1a).

A verb tells it where only one ability does so, and what is named where only one can be aimed at that. What is sacrificed, exiled,
tapped, discarded or returned may be the price or the target: the price where any ability asks for one like it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.engine.positions import AnyPosition
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import printed_values
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.scene.notation.choices import modes_called
from judgekit.games.mtg.stack.activating import abilities_of, mentions
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.terms.records import Ability, Action, Modification, TargetWord
from judgekit.table.adapter import Ambiguous, Misfit
from judgekit.table.notation import Said

_SHARES = "division"
"""What is dealt to one thing, which is no share where nothing is divided."""


class Use(NamedTuple):
    """A way in which an ability can be used.

    Attributes:
        place: the number of the ability.
        mode: the number of its mode; 0 where it has none.
        targets: what it is aimed at.
        do: what it does.
        cost: what it costs besides mana.
    """

    place: int
    mode: int
    targets: tuple[TargetWord, ...]
    do: object
    cost: tuple[Action, ...]


def _mentions_one_of(*verbs: str) -> Callable[[object], bool]:
    return lambda do: any(mentions(do, verb) for verb in verbs)


def _changes(term: object) -> Iterator[Modification]:
    if isinstance(term, Modification):
        yield term
    if isinstance(term, tuple):
        for part in term:
            yield from _changes(part)


def _resizes(sign: int) -> Callable[[object], bool]:
    """Return what tells whether something becomes larger, or smaller: an amount that is worked out counts as either."""

    def does(do: object) -> bool:
        sizes = [one.value for one in _changes(do) if one.what == "pt"]
        return any(
            not isinstance(n, int) or n * sign > 0 for pair in sizes if isinstance(pair, tuple) for n in pair
        ) or (mentions(do, "put-counters") or (sign > 0 and mentions(do, "double-pt")))

    return does


def _animates(do: object) -> bool:
    """Tell whether something becomes a creature."""
    return any("types" in one.what and mentions((one.value,), "creature") for one in _changes(do)) or any(
        "types" in one.what and isinstance(one.value, tuple) and "creature" in one.value for one in _changes(do)
    )


def _steals(do: object) -> bool:
    return any("control" in one.what for one in _changes(do)) or mentions(do, "exchange")


_larger, _smaller = _resizes(1), _resizes(-1)
_kills = _mentions_one_of("destroy", "damage", "exile", "sacrifice", "fight")
DOES: Mapping[str, Callable[[object], bool]] = {
    "animate": _animates,
    "pump": _larger,
    "shrink": _smaller,
    "resize": lambda do: _larger(do) or _smaller(do),
    "steal": _steals,
    "kill": lambda do: _kills(do) or _smaller(do),
    "bounce": _mentions_one_of("return", "put"),
    "make": _mentions_one_of("create"),
    "loot": _mentions_one_of("draw"),
    "gain life": _mentions_one_of("gain-life"),
    "transform": _mentions_one_of("transform", "flip", "convert"),
    **{
        verb: _mentions_one_of(verb)
        for verb in (
            "destroy",
            "damage",
            "tap",
            "untap",
            "exile",
            "counter",
            "regenerate",
            "fight",
            "draw",
            "mill",
            "search",
        )
    },
}
"""What an ability is said to do, with what tells whether its instructions do so."""
_AIMED = {
    "destroy": "destroying|blowing up",
    "kill": "killing|taking out|getting rid of|finishing off",
    "damage": "pinging|hitting|shooting|burning|zapping|damaging",
    "untap": "untapping",
    "bounce": "bouncing",
    "regenerate": "regenerating",
    "counter": "countering",
    "steal": "stealing|{gaining|taking} control of",
    "shrink": "shrinking",
    "pump": "pumping|growing",
    "fight": "fighting",
}
"""Participles of what an ability does to what is named behind them, by what it does."""
_A_NUMBER = "{a|an|<n:number>|}"
_ALONE = {
    "draw": f"drawing {_A_NUMBER} card | drawing {_A_NUMBER} cards",
    "loot": "looting {away|}",
    "gain life": "gaining {<n:number>|} life",
    "make": f"{{making|creating|getting}} {_A_NUMBER} token | {{making|creating|getting}} {_A_NUMBER} tokens",
    "animate": "animating {it|itself}",
    "pump": "pumping {it|itself}",
    "untap": "untapping {it|itself}",
    "regenerate": "regenerating {it|itself}",
    "transform": "{transforming|flipping} {it|itself|}",
}
"""The same of what is done to nothing that is named."""
_TO_WHAT = {
    "animate": "animates~animate",
    "untap": "untaps~untap",
    "regenerate": "regenerates~regenerate",
    "steal": "steals~steal|gains~gain control of|takes~take control of",
}
"""Verbs of deeds that name what it is done to and, behind "with", what has the ability."""
_BARE = {
    "animate": "animates~animate",
    "pump": "pumps~pump",
    "transform": "transforms~transform~flips~flip",
}
"""Verbs of deeds that name nothing but what has the ability."""
_CALLED = {
    "bounce": "bounce|bouncing|return",
    "draw": "{card|} draw|drawing",
    "damage": "damage|ping|pinging|shoot",
    "pump": "pump|pumping",
    "animate": "animate|animation|manland",
    "untap": "untap",
    "tap": "tapping",
    "destroy": "destroy|removal",
    "make": "token {making|}",
    "gain life": "lifegain|life {gain|}",
    "regenerate": "regeneration|regenerate",
}
"""What an ability is called by what it does."""
_LOOTING = (
    "activates~activate~uses~use~taps~tap <x:thing> {,|} "
    "{looting {away|}|looting and discarding|drawing a card {,|} {and|then|and then|} discarding} <t:things>",
)
"""How it is told that a card is drawn and another one discarded by an ability."""
_WITH = {
    "draw": "draws~draw {a card|} with|loots~loot with",
    "make": "makes~make~creates~create {a|} token with",
    "gain life": "gains~gain <n:number> life with",
}
"""Verbs of deeds in which what has the ability stands behind "with"."""


def rows() -> Iterator[Said]:
    """Yield the rows of table notation that tell an ability so."""
    for does, said in _AIMED.items():
        yield ("tail", f"{{{said}}} <t:things>", "", {"targets": "$t", "@does": does})
    yield ("tail", "giving <t:thing> <k:pair>", "", {"targets": "$t", "@does": "resize", "@told": "$k"})
    for does, said in _ALONE.items():
        told = {"@told": "$n"} if "<n:" in said else {}
        yield ("tail", said.replace("<n:number>|", ""), "", {"@does": does})
        if told:
            yield (
                "tail",
                said.replace(_A_NUMBER, "<n:number>").replace("{<n:number>|}", "<n:number>"),
                "",
                {"@does": does, **told},
            )
    for does, said in _CALLED.items():
        called = (
            f"activates~activate~uses~use the {{{said}}} ability {{of|on}} <x:thing>"
            f" | activates~activate~uses~use <x:thing> 's {{{said}}} ability"
        )
        yield ("deed", called, "", {"activate": "$x", "@does": does})
        aimed = " | ".join(f"{one} {{on|targeting|at}} <t:things>" for one in called.split(" | "))
        yield ("deed", aimed, "", {"@attach": "$x", "targets": "$t", "@does": does})
    for said in _LOOTING:
        steps: Json = [{"activate": "$x", "@does": "draw"}, {"choose": {"@one": "$t"}}]
        yield ("deed", said, "", {"@steps": steps})
    for does, said in _BARE.items():
        yield ("deed", f"{said} <x:thing>", "", {"activate": "$x", "@does": does})
    for does, said in _TO_WHAT.items():
        yield (
            "deed",
            " | ".join(f"{one} <t:things> with <x:thing>" for one in said.split("|")),
            "",
            {"@attach": "$x", "targets": "$t", "@does": does},
        )
    for does, said in _WITH.items():
        told = {"@told": "$n"} if "<n:" in said else {}
        yield (
            "deed",
            " | ".join(f"{one} <x:thing>" for one in said.split("|")),
            "",
            {"activate": "$x", "@does": does, **told},
        )


def told_by_effect(position: AnyPosition, id: str, does: str, at: Sequence[str]) -> Mapping[str, Json]:
    """Return which activated ability of an object, and which of its modes, does something to what is named.

    Raises:
        Misfit: none does so.
        Ambiguous: several do.
    """
    uses = [one for one in _uses(position, id) if DOES[does](one.do)]
    fit = [one for one in uses if not at or _fits(position, id, one, at)]
    if not fit:  # what is named is no target: what the ability is on, or what that is attached to
        record = position.objects.get(id)
        own = {id, record.attached} if record is not None else set()
        fit = [one for one in uses if not one.targets and set(at) <= own]
        if len(fit) == 1 and at:
            return {**_as_step(position, id, fit), "targets": []}
    fit = fit or [one for one in uses if one.targets]
    if not fit:
        raise Misfit(phrase("{id} has no ability that does this: {verb}", id=id, verb=does), ("ability",))
    if len({one.place for one in fit}) > 1:
        raise Ambiguous(
            phrase("{id} has several abilities that do this; say which one is activated: activates {id}: …", id=id),
            ("ability",),
        )
    return _as_step(position, id, fit)


def told_by_spell(position: AnyPosition, id: str, does: str, at: Sequence[str]) -> Mapping[str, Json]:
    """Return which mode of a spell does something to what is named (700.2); nothing where it has no modes.

    Raises:
        Misfit: it does not do so, or several of its modes do.
    """
    own = _printed(position, id)
    uses = [use for place, one in enumerate(own, start=1) if one.kind == "spell" for use in _uses_of(place, one)]
    fit = [one for one in uses if DOES[does](one.do) and (not at or _fits(position, id, one, at))]
    if not fit or len({one.mode for one in fit}) > 1:
        raise Misfit(phrase("{id} has no ability that does this: {verb}", id=id, verb=does), ("ability",))
    return {"mode": str(fit[0].mode)} if fit[0].mode else {}


def modes_told(position: AnyPosition, id: str, told: Sequence[str]) -> Mapping[str, Json]:
    """Return the modes of a spell, each told by what it does and to what, with their targets in the order printed (601.2b, 700.2).

    Args:
        position: where.
        id: the spell.
        told: words of each mode, and behind them what it is aimed at; empty where it is aimed at nothing.

    Raises:
        Misfit: it has no such mode, or several, or none that may be aimed so.
    """
    modes = next((one.modes for one in _printed(position, id) if one.kind == "spell" and one.modes), ())
    chosen: list[tuple[int, str]] = []
    for word, at in zip(told[::2], told[1::2], strict=True):
        uses = {one: Use(0, one, modes[one].targets, modes[one].do, ()) for one in modes_called(modes, word.casefold())}
        fit = [one for one, use in uses.items() if not at or _fits(position, id, use, (at,))]
        if len(fit) != 1 or fit[0] in dict(chosen):
            several = phrase("there are several modes {word!r}", word=word)
            raise Misfit(several if fit else phrase("there is no mode {word!r}", word=word), ("mode",))
        chosen.append((fit[0], at))
    chosen.sort()
    return {"mode": [str(one + 1) for one, _at in chosen], "targets": [at for _one, at in chosen if at]}


def _printed(position: AnyPosition, id: str) -> list[Ability]:
    record = position.objects.get(id)
    card = position.cards.get(record.card or "") if record is not None else None
    return [had.ability for had in printed_values(card).abilities] if card is not None else []


def the_only_fit(position: AnyPosition, id: str, at: Sequence[str]) -> Mapping[str, Json]:
    """Return which of several activated abilities is the only one that can be aimed at all that is named; nothing where none is."""
    fit = [one for one in _uses(position, id) if _fits(position, id, one, at)]
    return _as_step(position, id, fit) if len({one.place for one in fit}) == 1 else {}


def price_or_target(position: AnyPosition, id: str, verb: str, at: Sequence[str]) -> Mapping[str, Json] | None:
    """Return the step in which what is told to be sacrificed, exiled, tapped … is the target; None where it is the price.

    Args:
        position: where.
        id: what is activated, or cast.
        verb: what is told.
        at: of what.

    Raises:
        Misfit: no ability has such a price or does so, and nothing of it can pay mana.
    """
    spell = not _uses(position, id)
    if verb == _SHARES:
        own = _printed(position, id)
        return {"targets": list(at)} if own and not mentions(tuple(own), "divided") else None
    uses = _of_a_spell(position, id, verb) if spell else _uses(position, id)
    if any(action.verb == verb and action.of not in (None, ("this",)) for one in uses for action in one.cost):
        return None
    fit = [one for one in uses if mentions((one.do,), verb) and _fits(position, id, one, at)]
    makes_mana = any(
        one in position.objects and any(mentions((use.do,), "add") for use in _uses(position, one)) for one in at
    )
    if not fit and not spell and not makes_mana:
        raise Misfit(phrase("{id} has no ability that does this: {verb}", id=id, verb=verb), ("ability",))
    if len({one.place for one in fit}) != 1:
        return None
    if spell:
        return {"targets": list(at), **({"mode": str(fit[0].mode)} if len(fit) == 1 and fit[0].mode else {})}
    return {"targets": list(at), **_as_step(position, id, fit)}


def _of_a_spell(position: AnyPosition, id: str, verb: str) -> list[Use]:
    """Return what a card says as a spell; nothing where anything else on it speaks of that (a price, a keyword)."""
    own = _printed(position, id)
    if any(one.kind == "keyword" or (one.kind != "spell" and mentions(one, verb)) for one in own):
        return []
    return [use for place, one in enumerate(own, start=1) if one.kind == "spell" for use in _uses_of(place, one)]


def _uses(position: AnyPosition, id: str) -> list[Use]:
    known = abilities_of(position, id) if id in position.objects else ()
    return [use for place, (_key, one) in enumerate(known, start=1) for use in _uses_of(place, one)]


def _uses_of(place: int, ability: Ability) -> Iterator[Use]:
    cost = ability.cost.actions if ability.cost is not None else ()
    if not ability.modes:
        yield Use(place, 0, ability.targets, ability.do, cost)
    for number, mode in enumerate(ability.modes, start=1):
        yield Use(place, number, (*ability.targets, *mode.targets), mode.do, cost)


def _fits(position: AnyPosition, id: str, use: Use, at: Sequence[str]) -> bool:
    """Tell whether all that is named can be what an ability is aimed at."""
    view, record = view_of(position), position.objects[id]
    frame = Frame(view.of(id).controller or record.controller, record.ref)
    refs = [position.objects[one].ref if one in position.objects else (one, 0) for one in at]
    filters = [filter for word in use.targets for filter in word.filters]
    return bool(refs) and all(any(passes(view, ref, filter, frame) for filter in filters) for ref in refs)


def _as_step(position: AnyPosition, id: str, fit: Sequence[Use]) -> dict[str, Json]:
    step: dict[str, Json] = {"ability": str(fit[0].place)} if len(abilities_of(position, id)) > 1 else {}
    return {**step, "mode": str(fit[0].mode)} if len(fit) == 1 and fit[0].mode else step
