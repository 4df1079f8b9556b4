"""What a creature evolves from (801.1, 802.1), as the line of its card says."""

from __future__ import annotations

import pytest

from judgekit.games.duel_masters.terms import ONE_OF_EACH, Filter
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
        ("究極進化－進化ドラゴン1体の上に置く。", Filter(what=("evolution",), races=("ドラゴン",)), 1),
        (
            "マナ進化：自分のマナゾーンからクリーチャー1体を選び、このクリーチャーをその上に重ねつつバトルゾーンに出す。",
            Filter(what=("creature",), zone=("mana-zone",)),
            1,
        ),
    ],
)
def test_what_a_creature_evolves_from(line: str, source: Filter | None, number: int) -> None:
    """Colours, races, costs and numbers are read; the rest of the text is left."""
    found, sources, rest = evolution_of(f"{line}\nW・ブレイカー", frozenset(("evolution",)))
    assert sources == number
    assert rest == "W・ブレイカー"
    assert found == source or (source is None and found is not None and found.cost == (">=", 3))


_NATURE = Filter(what=("creature",), zone=("mana-zone",), civilizations=("nature",))
_ONTO = "このクリーチャーをその上に重ねつつバトルゾーンに出す。"


@pytest.mark.parametrize(
    ("line", "source", "number"),
    [
        (f"マナ進化－自然のクリーチャーを1枚自分のマナゾーンから選び、{_ONTO}", _NATURE, 1),
        (f"マナ進化－自分のマナゾーンから自然のクリーチャーを1枚選び、{_ONTO}", _NATURE, 1),
        (f"マナ進化―自然のクリーチャーを１枚、自分のマナゾーンから選び、{_ONTO}", _NATURE, 1),
        ("マナ進化：自然のクリーチャー", _NATURE, 1),
        ("マナ進化－自然のクリーチャー1枚", _NATURE, 1),
        ("マナ進化：自分のマナゾーンにある自然のクリーチャー1枚の上に置く。", _NATURE, 1),
        ("進化：自分のマナゾーンにある自然のクリーチャー1枚の上に置く。", _NATURE, 1),
        ("■墓地進化：自然のクリーチャー1体の上に置く。", _NATURE._replace(zone=("graveyard",)), 1),
        ("進化：自分の墓地にある自然のクリーチャー1体の上に置く。", _NATURE._replace(zone=("graveyard",)), 1),
        ("手札進化：自然のクリーチャー", _NATURE._replace(zone=("hand",)), 1),
        ("マナ進化V：自然のクリーチャー", _NATURE, 2),
        (
            f"マナ進化GV－自然のクリーチャーを3体自分のマナゾーンから選び、{_ONTO.replace('その', 'それらの')}",
            _NATURE,
            3,
        ),
        ("墓地進化：エルフ1枚", Filter(what=("element",), races=("エルフ",), zone=("graveyard",)), 1),
        ("進化GV：自分の自然のクリーチャー", _NATURE._replace(zone=None), 3),
    ],
)
def test_what_lies_elsewhere_is_evolved_from_however_it_is_said_and_counted(
    line: str, source: Filter, number: int
) -> None:
    """The zone is named by the keyword or by the place; cards there are counted as 体 or as 枚 (801.1, 801.1b)."""
    assert evolution_of(line, frozenset(("evolution",))) == (source, number, "")


@pytest.mark.parametrize(
    "line",
    [
        "進化：自分の墓地にある踊るクリーチャー1体の上に置く。",
        "進化：相手の墓地にあるクリーチャー1体の上に置く。",
        "マナ進化：自分の墓地にあるクリーチャー1体の上に置く。",
        "進化：踊るクリーチャー",
        "S-MAX進化：自分のクリーチャーの上に置くか、進化元を必要としない。",
        "進化：進化元を必要としない。",
        "墓地進化：自分のマナゾーンからクリーチャー1体を選び、このクリーチャーをその上に重ねる。",
        "手札進化：クリーチャー1体を自分の墓地から選び、このクリーチャーをその上に重ねる。",
    ],
)
def test_other_evolutions_are_refused(line: str) -> None:
    """Evolving from cards of other zones, or from words that say nothing, is not understood."""
    with pytest.raises(CardTextNotUnderstood):
        evolution_of(line, frozenset(("evolution",)))


@pytest.mark.parametrize(
    ("line", "sources"),
    [
        ("進化：自分の火のクリーチャー1体または火のタマシード1枚の上に置く。", (_FIRE, ("tamaseed", "fire"))),
        ("進化：自分の火のクリーチャー1体、またはタマシード1つの上に置く。", (_FIRE, ("tamaseed", None))),
    ],
)
def test_what_is_evolved_from_may_be_one_of_two_kinds_each_with_its_number(
    line: str, sources: tuple[Filter, tuple[str, str | None]]
) -> None:
    """Creatures are counted as 体, other elements as 枚 or つ."""
    one, (kind, civilization) = sources
    other = Filter(what=(kind,), civilizations=(civilization,) if civilization is not None else None)
    found, number, _rest = evolution_of(line, frozenset(("evolution",)))
    assert (found, number) == (Filter(either=(one, other)), 1)


@pytest.mark.parametrize(("counter", "kind"), [("1体", "creature"), ("1枚", "element"), ("1つ", "element")])
def test_a_race_alone_is_of_creatures_or_of_elements_as_it_is_counted(counter: str, kind: str) -> None:
    """A タマシード has races too: what is counted as cards is any element of the race (316.1)."""
    found, _number, _rest = evolution_of(f"スター進化：自分のレクスターズ{counter}の上に置く。", frozenset())
    assert found == Filter(what=(kind,), races=("レクスターズ",))


_REXSTARS = Filter(what=("element",), races=("レクスターズ",))


@pytest.mark.parametrize(
    ("line", "source"),
    [
        (
            "スター進化：レクスターズ（このクリーチャーを自分のレクスターズ1枚の上に置く。離れる時、かわりに1枚離れる）",
            _REXSTARS,
        ),
        ("スター進化：レクスターズ（自分のレクスターズ１体の上に置く）", _REXSTARS._replace(what=("creature",))),
        ("スター進化：レクスターズ（自分のレクスターズの上に置く）", _REXSTARS._replace(what=("creature",))),
        (
            "スター進化：レクスターズ（自分のレクスターズまたはタマシード1枚の上に置く）",
            Filter(either=(_REXSTARS, Filter(what=("tamaseed",)))),
        ),
        (
            "スター進化：自分のタマシードまたはレクスターズ1つの上に置く。",
            Filter(either=(Filter(what=("tamaseed",)), _REXSTARS)),
        ),
    ],
)
def test_a_short_head_does_not_narrow_what_its_bracket_counts(line: str, source: Filter) -> None:
    """The reminder text says whether creatures are counted or cards, and what they may be (801.1, 316.1)."""
    assert evolution_of(line, frozenset())[0] == source


@pytest.mark.parametrize(
    "line",
    [
        "スター進化：レクスターズ（自分の変なもの1枚の上に置く）",
        "スター進化：自分の火のレクスターズまたはタマシード1枚の上に置く。",
        "進化：火またはグランドゥ1体の上に置く。",
    ],
)
def test_a_bracket_or_a_way_that_is_not_read_is_refused(line: str) -> None:
    """Nothing is taken for granted of what the words leave open."""
    with pytest.raises(CardTextNotUnderstood):
        evolution_of(line, frozenset())


@pytest.mark.parametrize(
    ("line", "races"),
    [
        ("進化GV－自分のナイト、ドラゴン、サムライのいずれか3体を重ねた上に置く。", ("ナイト", "ドラゴン", "サムライ")),
        ("進化GV－自分のナイト、またはサムライのいずれか3体を重ねた上に置く。", ("ナイト", "サムライ")),
    ],
)
def test_each_of_several_cards_may_be_of_any_of_the_races_named(line: str, races: tuple[str, ...]) -> None:
    """Three of 「A、B、Cのいずれか」 may all be of one race."""
    either = Filter(either=tuple(Filter(what=("creature",), races=(race,)) for race in races))
    assert evolution_of(line, frozenset(("evolution",)))[:2] == (either, 3)


@pytest.mark.parametrize(
    "line",
    [
        "進化GV－自分のナイト、ドラゴン、サムライ3体を重ねた上に置く。",
        "進化GV－自分のナイト、変なもののいずれか3体を重ねた上に置く。",
    ],
)
def test_races_that_are_only_listed_are_refused(line: str) -> None:
    """One of each, or any three of them? The words do not say."""
    with pytest.raises(CardTextNotUnderstood):
        evolution_of(line, frozenset(("evolution",)))


_KNIGHT = Filter(what=("creature",), races=("ナイト",))


@pytest.mark.parametrize(
    ("line", "other"),
    [
        ("進化V－自分のナイト1体とサムライ1体を重ねた上に置く。", Filter(what=("creature",), races=("サムライ",))),
        ("進化V：自分のナイトと自分の火のクリーチャーの上に置く。", _FIRE),
        ("進化V：自分のナイトと火のクリーチャーを1体ずつ重ねた上に置く。", _FIRE),
    ],
)
def test_one_of_each_of_two_kinds_is_evolved_from(line: str, other: Filter) -> None:
    """A vortex lies on one of either kind, not on any two of them (801.1b)."""
    assert evolution_of(line, frozenset(("evolution",)))[:2] == (Filter(either=(_KNIGHT, other)), ONE_OF_EACH)


@pytest.mark.parametrize(
    "line",
    [
        "進化V－自分のナイトとサムライ2体を重ねた上に置く。",
        "進化V－自分のナイト1体とサムライを重ねた上に置く。",
        "進化V－自分の火のナイトとサムライを重ねた上に置く。",
        "進化V－自分の火と自然のクリーチャーを重ねた上に置く。",
    ],
)
def test_how_many_of_each_kind_are_evolved_from_is_not_guessed(line: str) -> None:
    """Whether there are two of one kind, and what a word before both of them describes, is said or refused."""
    with pytest.raises(CardTextNotUnderstood):
        evolution_of(line, frozenset(("evolution",)))
