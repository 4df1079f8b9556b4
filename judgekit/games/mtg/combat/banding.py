"""702.22, 508.1e: banding: attacking bands, and what a band changes about blocks and about who assigns combat damage."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Question, Refused, Unsupported
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.state.combatants import attackers
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.terms.records import Ability, Filter

_BANDS = "702.22c"
"""The rule of what may be in a band."""

_BANDS_DECLARED = "508.1e"
"""The rule by which bands are declared with the attackers."""

Bands = tuple[tuple[str, ...], ...]
"""The bands of a declaration as an answer, each sorted."""


def _has_quality(position: MtgPosition, id: str, bearer: str, ability: Ability) -> bool:
    """Tell whether a creature is of the quality that an ability "bands with other" names."""
    if not isinstance(ability.value, Filter):
        return False
    frame = Frame(view_of(position).of(bearer).controller, position.objects[bearer].ref, ability)
    return passes(view_of(position), position.objects[id].ref, ability.value, frame)


def banded_by_quality(position: MtgPosition, ids: Iterable[str], everyone: bool) -> bool:
    """Tell whether creatures hold one that "bands with other" of a quality it has, beside another of that quality.

    Args:
        position: the game.
        ids: the creatures.
        everyone: all of them must be of that quality (a band, 702.22c), not only another one (702.22j, 702.22k).
    """
    ids = list(ids)
    for bearer in ids:
        for ability in view_of(position).of(bearer).all_of("bands with other"):
            fitting = [id for id in ids if _has_quality(position, id, bearer, ability)]
            if bearer in fitting and (len(fitting) == len(ids) if everyone else len(fitting) > 1):
                return True
    return False


def bands(position: MtgPosition, ids: Sequence[str]) -> bool:
    """Tell whether creatures that fight one creature take the assignment of its damage from its controller.

    CR 702.22j, 702.22k.
    """
    view = view_of(position)
    able = [id for id in ids if view.of(id).abilities]
    if not able:
        return False
    return any(view.of(id).has("banding") for id in able) or banded_by_quality(position, ids, False)


LEFT_OPEN: Final = "orders_left_open"
"""Fact: the creatures whose damage assignment order nobody announced, since a creature with banding made it meaningless."""


def needs_order(position: MtgPosition, id: str) -> None:
    """Refuse to go by a damage assignment order that was left open because of banding, now that the banding is gone.

    Raises:
        Unsupported: the order.
    """
    if id in position.facts.get(LEFT_OPEN, ()):
        raise Unsupported(phrase("a damage assignment order that was left open because of banding"), "509.2")


def _is_band(position: MtgPosition, ids: tuple[str, ...]) -> bool:
    """Tell whether creatures can be a band: at most one without banding, or all of a quality (702.22c)."""
    view = view_of(position)
    without = sum(1 for id in ids if not view.of(id).has("banding"))
    return without == 0 or (without == 1 and len(ids) > 1) or banded_by_quality(position, ids, True)


def still_a_band(position: MtgPosition, band: str | None) -> bool:
    """Tell whether the creatures of an announced band could be announced as one now; it lasts without that (702.22e)."""
    return _is_band(position, tuple(record.id for record in attackers(position) if record.band == band))


def _every(question: Question) -> Iterator[Bands]:
    """Yield every set of disjoint bands."""
    attack = dict(question.args[0])
    ids = sorted(attack)
    found = [
        chosen
        for size in range(2, len(ids) + 1)
        for chosen in combinations(ids, size)
        if len({attack[id] for id in chosen}) == 1 and _is_band(question.position, chosen)
    ]

    def grow(chosen: Bands, start: int, used: frozenset[str]) -> Iterator[Bands]:
        yield chosen
        for place in range(start, len(found)):
            if not used.intersection(found[place]):
                yield from grow((*chosen, found[place]), place + 1, used.union(found[place]))

    for chosen in grow((), 0, frozenset()):
        yield tuple(sorted(chosen))


@GAME.question("bands", candidates=_every)
def judge_bands(question: Question, choice: object) -> Allowed | Refused:
    """A band: creatures with banding and at most one without, or of one quality, all of them against one defender (702.22c)."""
    position, attack = question.position, dict(question.args[0])
    if not isinstance(choice, tuple) or not all(isinstance(band, tuple) for band in choice):
        return Refused((_BANDS,), phrase("groups of attackers"))
    seen: set[str] = set()
    for band in choice:
        if any(id not in attack or id in seen for id in band) or len(band) < 2 or list(band) != sorted(set(band)):
            return Refused((_BANDS,), phrase("attackers, each in one band"))
        seen.update(band)
        if len({attack[id] for id in band}) > 1:
            return Refused(("702.22d", _BANDS), phrase("a band attacks one player or planeswalker"))
        if not _is_band(position, band):
            return Refused((_BANDS,), phrase("at most one creature without banding"))
    return Allowed((_BANDS_DECLARED, _BANDS))


@GAME.task("bands-announced")
def bands_announced(draft: MtgDraft, choice: Bands) -> None:
    """Keep which creatures attack as a band (508.1e, 702.22e)."""
    for number, band in enumerate(choice):
        for id in band:
            draft.change(id, band=f"band-{number + 1}")
        draft.note("band", rules=(_BANDS_DECLARED, _BANDS), members=band)
