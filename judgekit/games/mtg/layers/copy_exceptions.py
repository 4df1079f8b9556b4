"""707.9: what the exceptions of a copy effect make of copiable values; CDAs that they keep from being copied (707.9d)."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.layers.continuous import DEFINING_RULES, working_ability
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.layers.modifying import Change, apply
from judgekit.games.mtg.meaning.characteristics import printed_values
from judgekit.games.mtg.meaning.words import amount
from judgekit.games.mtg.state.game import MtgDraft
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.terms.copies import KEPT
from judgekit.games.mtg.terms.effects import MODIFICATIONS
from judgekit.games.mtg.terms.records import Ability, Card, Modification
from judgekit.games.mtg.terms.type_lines import TypeLine

_CHANGED_IN_COPYING = "707.9b"
"""The rule by which what is changed in copying is a copiable value."""


def changed(
    draft: MtgDraft, card: Card, exceptions: list[Modification], frame: Frame, own: Card | None
) -> tuple[Card, list[str]]:
    """Return a card as the exceptions of a copy effect leave it, with their rules (707.9a-707.9d, 707.9c)."""
    rules: list[str] = []
    card = card._replace(layout="normal", faces=())
    for one in exceptions:
        defined = _defined_by(one)
        if defined:
            card, dropped = _without_defining(card, defined)
            rules += ["707.9d", "604.3"] if dropped else []
        elif one.what in IN_ADDITION:
            rules += _still_defining(card)
        rule, way = _WAYS.get(one.what, (_CHANGED_IN_COPYING, _change_values))
        card = way(draft, card, one, frame, own)
        rules += [rule] if one.what != "gain-this" else [rule, "201.4b"]
    return card, list(dict.fromkeys(rules))


def _defined_by(exception: Modification) -> frozenset[str]:
    """Return the characteristics of which an exception keeps a CDA from being copied (707.9d)."""
    what = exception.value if exception.what == "keeps" else exception.what
    return frozenset(_DEFINED.get(what, ()))


_DEFINED = {
    "base-pt": ("pt",),
    "base-power": ("power",),
    "base-toughness": ("toughness",),
    "pt": ("pt",),
    "power": ("power",),
    "toughness": ("toughness",),
    "set-colors": ("colors",),
    "color": ("colors",),
    "colors": ("colors",),
    "set-types": ("types",),
    "set-subtypes": ("types",),
    "types": ("types",),
}
"""What exceptions provide or retain; those that say "in addition" are none of them (707.9d)."""


IN_ADDITION = frozenset(("add-types", "add-subtypes", "add-supertypes"))
"""Exceptions "in addition to its other types", which keep no CDA of types from being copied (707.9d)."""


def _still_defining(card: Card) -> list[str]:
    """Return the rules by which a CDA that defines types is copied although types are added (707.9d).

    CR 702.73a, 702.114a.
    """
    kept = [ability for ability in card.abilities if _defines(ability, frozenset(("types",)))]
    return (
        ["707.9d", *(rule for name, rule in DEFINING_RULES.items() if any(ability.name == name for ability in kept))]
        if kept
        else []
    )


def _without_defining(card: Card, what: frozenset[str]) -> tuple[Card, bool]:
    """Return a card without the CDAs that define something, and whether there were any (707.9d)."""
    kept = tuple(ability for ability in card.abilities if not _defines(ability, what))
    dropped = len(kept) < len(card.abilities)
    if "colors" in what and card.colors is not None:
        return card._replace(abilities=kept, colors=None), True
    return card._replace(abilities=kept), dropped


def _defines(ability: Ability, what: frozenset[str]) -> bool:
    """Tell whether an ability is a CDA that defines one of some characteristics (604.3)."""
    working = working_ability(ability)
    if working is None or not working.cda:
        return False
    for change in working.modify:
        if change.what == "define-pt":
            power, toughness = change.value
            both = "pt" in what and (power is not None or toughness is not None)
            if both or ("power" in what and power is not None) or ("toughness" in what and toughness is not None):
                return True
        if MODIFICATIONS[change.what][0] == "5" and "colors" in what:
            return True
        if MODIFICATIONS[change.what][0] == "4" and "types" in what:
            return True
    return False


Way = Callable[[MtgDraft, Card, Modification, Frame, Card | None], Card]


def _gain(_draft: MtgDraft, card: Card, exception: Modification, _frame: Frame, _own: Card | None) -> Card:
    ability: Ability = exception.value
    if ability.kind == "abilities-of":
        raise Unsupported(phrase("a copy that has all abilities of something"), "707.9a")
    return card._replace(abilities=(*card.abilities, ability))


def _gain_this(_draft: MtgDraft, card: Card, _exception: Modification, frame: Frame, _own: Card | None) -> Card:
    if frame.ability is None:
        raise Unsupported(phrase("a copy that gains an ability which is none of an object"), "707.9a")
    return card._replace(abilities=(*card.abilities, frame.ability))


def _lose(_draft: MtgDraft, card: Card, exception: Modification, _frame: Frame, _own: Card | None) -> Card:
    word = exception.value
    if isinstance(word, Ability):
        raise Unsupported(phrase("a copy that lacks one certain ability"), _CHANGED_IN_COPYING)
    kept = tuple(
        ability
        for ability in card.abilities
        if word != "all" and not (ability.kind == "keyword" and ability.name == word)
    )
    return card._replace(abilities=kept)


def _keep(_draft: MtgDraft, card: Card, exception: Modification, _frame: Frame, own: Card | None) -> Card:
    if own is None:
        raise Unsupported(phrase("values of its own that a new copy keeps"), "707.9c")
    if exception.value in ("color", "colors"):
        return card._replace(colors=printed_values(own).colors)
    return card._replace(**{field: getattr(own, field) for field in KEPT[exception.value]})


def _change_values(draft: MtgDraft, card: Card, exception: Modification, frame: Frame, _own: Card | None) -> Card:
    """Change types, colours, name, power or toughness as a continuous effect would, as part of the copy (707.9b)."""
    value = exception.value
    if MODIFICATIONS[exception.what][1].takes == "pt":
        value = tuple(None if part is None else amount(view_of(draft), part, frame) for part in value)
    elif MODIFICATIONS[exception.what][1].takes == "formula":
        value = amount(view_of(draft), value, frame)
    before = printed_values(card)
    after = apply(before, Change(exception.what, value, (), 0))
    if exception.what in _OF_COLOR:  # also where they are those of the mana cost, which another exception may take away
        card = card._replace(colors=after.colors)
    if exception.what.startswith("base-"):
        power, toughness = value if exception.what == "base-pt" else (after.power, after.toughness)
        if exception.what != "base-toughness" and power is not None:
            card = card._replace(power=power)
        if exception.what != "base-power" and toughness is not None:
            card = card._replace(toughness=toughness)
        return card
    line = TypeLine(
        _ordered(card.line.supertypes, after.supertypes),
        _ordered(card.line.types, after.types),
        _ordered(card.line.subtypes, after.subtypes),
    )
    return card._replace(name=after.name, line=line)


_OF_COLOR = frozenset(("set-colors", "add-colors"))
"""Exceptions that say what colors the copy has (105.3)."""


def _ordered(before: tuple[str, ...], after: frozenset[str]) -> tuple[str, ...]:
    return (*(word for word in before if word in after), *sorted(after - set(before)))


_WAYS: dict[str, tuple[str, Way]] = {
    "gain": ("707.9a", _gain),
    "gain-this": ("707.9a", _gain_this),
    "lose": (_CHANGED_IN_COPYING, _lose),
    "keeps": ("707.9c", _keep),
    "no-mana-cost": (_CHANGED_IN_COPYING, lambda _draft, card, _exception, _frame, _own: card._replace(cost=None)),
}
"""How each exception changes copiable values, with its rule; the others change values as continuous effects do (707.9b)."""
