"""What a creature evolves from (801.1, 802.1), as the line of its card says."""

from __future__ import annotations

import pytest

from judgekit.games.duel_masters.terms import Filter
from judgekit.games.duel_masters.text.evolution import evolution_of
from judgekit.language.faults import CardTextNotUnderstood

_FIRE = Filter(what=("creature",), civilizations=("fire",))


@pytest.mark.parametrize(
    ("line", "source", "number"),
    [
        ("■進化：自分の火のクリーチャー１体の上に置く。", _FIRE, 1),
        ("進化－火のクリーチャー", _FIRE, 1),
        ("進化V：自分のドラゴン２体の上に置く。", Filter(what=("creature",), races=("ドラゴン",)), 2),
        ("NEO進化：自分の火のクリーチャー1体の上に置いてもよい。", _FIRE, 1),
        ("スター進化：自分の進化クリーチャー1体の上に置く。", Filter(what=("evolution",)), 1),
        ("S-MAX進化：自分の火のクリーチャー1体の上に置く。", _FIRE, 1),
        ("進化：アーマード・ドラゴン", Filter(what=("creature",), races=("アーマード・ドラゴン",)), 1),
        ("進化：自分のコスト3以上の水のクリーチャー1体の上に置く。", None, 1),
    ],
)
def test_what_a_creature_evolves_from(line: str, source: Filter | None, number: int) -> None:
    """Colours, races, costs and numbers are read; the rest of the text is left."""
    found, sources, rest = evolution_of(f"{line}\nW・ブレイカー", frozenset(("evolution",)))
    assert sources == number
    assert rest == "W・ブレイカー"
    assert found == source or (source is None and found is not None and found.cost == (">=", 3))


@pytest.mark.parametrize("line", ["進化：自分の墓地にあるクリーチャー1体の上に置く。", "進化：踊るクリーチャー"])
def test_other_evolutions_are_refused(line: str) -> None:
    """Evolving from cards of other zones, or from words that say nothing, is not understood."""
    with pytest.raises(CardTextNotUnderstood):
        evolution_of(line, frozenset(("evolution",)))
