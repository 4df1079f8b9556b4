"""What a file of cards holds: cards as scenarios define them, with their names; rulings; and what is left out, with the reason."""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple

Definition = dict[str, object]
"""A card as it stands under `cards:` of a scenario: cost, types, pt, text … (`docs/scenarios.md`, section 2)."""


class Name(NamedTuple):
    """One way in which a card is called.

    Attributes:
        text: the name as printed.
        lang: its language, "en" or "ja".
        face: number of the face that is called so; None for the whole card.
    """

    text: str
    lang: str = "en"
    face: int | None = None


class FoundCard(NamedTuple):
    """One card of a file.

    Attributes:
        game: the book by whose rules it is played ("mtg").
        key: what tells that two entries are printings of one card: an identifier of the source, else the name.
        name: its name, by which scenarios call it.
        definition: the card as a scenario defines it; its faces stand inside.
        names: every way in which it is called.
        japanese: the Japanese text of each face, None where the file has none.
        keywords: keywords that the file lists.
        rank: how sought after the file says it is, 1 the most; None where it says nothing.
        is_oracle: whether the text is the official one of today, not that of one printing.
    """

    game: str
    key: str
    name: str
    definition: Definition
    names: tuple[Name, ...]
    japanese: tuple[Definition, ...] = ()
    keywords: tuple[str, ...] = ()
    rank: int | None = None
    is_oracle: bool = True


class FoundRuling(NamedTuple):
    """A ruling on a card.

    Attributes:
        key: the `FoundCard.key` of the card.
        date: when it was given, as YYYY-MM-DD.
        text: what it says.
    """

    key: str
    date: str
    text: str


class LeftOut(NamedTuple):
    """An entry that is no card one plays with, or cannot be read.

    Attributes:
        reason: why, in few words; entries are counted by it.
        name: what the file calls it.
    """

    reason: str
    name: str = ""


Entry = FoundCard | FoundRuling | LeftOut
