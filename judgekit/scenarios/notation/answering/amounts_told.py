"""How much of something there is, in words: damage that is dealt, cards that are drawn, life that is gained or lost."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.answering.ends import Leaf
from judgekit.scenarios.notation.answering.ends_told import numbers_in_words
from judgekit.scenarios.notation.playing.broken import broken_ones
from judgekit.table.adapter import GameAdapter

_A_NUMBER = re.compile(r"\bhow (?:much|many|often|big|large)\b|何\s?[点枚体回個本つ]|いくつ|いくら", re.IGNORECASE)


CHANGES = re.compile(
    r"何[枚体]\S{0,4}(?:増え|減)(?!.*なる)|どれだけ(?:増え|減)|(?:手札|シールド|墓地)に(?:加わ|加え|入)"
)
"""That it is asked how many more or fewer there are."""


def held_told(player: str, english: str, japanese: str, numbers: Sequence[str]) -> Bilingual:
    """Return how many cards a player has in a zone, whose names are given; each number that it may be."""
    return Bilingual(
        f"{player}の{japanese}: {'か'.join(f'{number}枚' for number in numbers)}",
        f"{player}'s {english}: {' or '.join(numbers)}",
    )


def unsaid_told(player: str, english: str, japanese: str, before: str, numbers: Sequence[str]) -> Bilingual:
    """Return that nobody wrote how many cards a player has in a zone, and how many more or fewer there are.

    Args:
        player: the player.
        english: the zone.
        japanese: the zone.
        before: how many were put there because nothing was written.
        numbers: how many of them there may be now.
    """
    change = more_or_fewer(before, numbers[0]) if len(numbers) == 1 and numbers[0] != before else None
    return Bilingual(
        f"{player}の{japanese}: わからない(枚数が書かれていない。「{player}: {japanese}10枚」のように書く)"
        + (f"。{change.ja}" if change is not None else ""),
        f"{player}'s {english}: not known, for nothing is written of it ({player}: {english} 10)"
        + (f"; {change.en}" if change is not None else ""),
    )


def more_or_fewer(before: str, after: str) -> Bilingual:
    """Return how many more or fewer there are.

    Args:
        before: how many there were.
        after: how many there are.
    """
    if not (before.isdecimal() and after.isdecimal()) or before == after:
        return Bilingual("増減なし", "no change")
    change = int(after) - int(before)
    english, japanese = ("more", "増える") if change > 0 else ("fewer", "減る")
    return Bilingual(f"{abs(change)}枚{japanese}", f"{abs(change)} {english}")


def asks_a_number(body: str) -> bool:
    """Tell whether a question asks for a number, else for yes or no."""
    return _A_NUMBER.search(body) is not None


_SO_MUCH = re.compile(
    r"\b(?:gains?|gained|loses?|lost|draws?|drew|takes?|took|deals?|dealt) (?:exactly |all |the |only |just )?"
    r"(?P<n>\d+|one|two|three)\b"
)


def number_asked(body: str) -> int | None:
    """Return the amount of which a question asks whether it is that; None where it names none (does A gain 4 life)."""
    match = _SO_MUCH.search(body)
    return int({"one": "1", "two": "2", "three": "3"}.get(match["n"], match["n"])) if match is not None else None


def yes_or_no(said: Bilingual, *, yes: bool) -> Bilingual:
    """Return the answer to a question that yes or no answers."""
    return Bilingual(f"{'はい' if yes else 'いいえ'}: {said.ja}", f"{'Yes' if yes else 'No'}: {said.en}")


def triggers_answer(of: str, times: Sequence[int], how_often: bool) -> Bilingual:
    """Return whether an ability of an object triggers, and how often.

    Args:
        of: the object.
        times: how often it triggers, on each line of play.
        how_often: only a number was asked for.
    """
    often = "か".join(f"{number}回" for number in times)
    english = " or ".join("once" if number == 1 else f"{number} times" for number in times)
    if how_often:
        return Bilingual(f"{of}の能力は{often}誘発する", f"{of} triggers {english}")
    if times == [0]:
        return Bilingual(f"いいえ: {of}の能力は誘発しない", f"No: {of} does not trigger")
    if 0 in times:
        return Bilingual(f"{of}の能力が誘発するかどうかは選択による", f"whether {of} triggers hangs on what is chosen")
    return Bilingual(f"はい: {of}の能力は{often}誘発する", f"Yes: {of} triggers {english}")


class _Amount(NamedTuple):
    """How it is told how much of something there is.

    Attributes:
        does: the verb in English.
        what: of what, in English: one and several.
        japanese: of what.
        done: the verb, before what.
        never: that it is not done.
        counted: tells each number that it may be, in English and Japanese.
    """

    does: str
    what: tuple[str, str]
    japanese: str
    done: str
    never: str
    counted: Callable[[Sequence[int]], tuple[str, str]] = numbers_in_words


def _of_cards(numbers: Sequence[int]) -> tuple[str, str]:
    return " or ".join(str(one or "no") for one in numbers), "か".join(f"{one}枚" for one in numbers)


_AMOUNTS = {
    "taking": _Amount("is dealt", ("damage", "damage"), "ダメージ", "受ける", "受けない"),
    "dealing": _Amount("deals", ("damage", "damage"), "ダメージ", "与える", "与えない"),
    "draws": _Amount("draws", ("card", "cards"), "カード", "引く", "引かない", _of_cards),
    "discards": _Amount("discards", ("card", "cards"), "カード", "捨てる", "捨てない", _of_cards),
    "gains": _Amount("gains", ("life", "life"), "ライフ", "得る", "得ない"),
}
"""What may be asked how much it is."""


def amount_answer(asked: str, of: str, numbers: Sequence[int]) -> Bilingual:
    """Return how much damage something takes or deals, how many cards a player draws, how much life a player gains.

    Args:
        asked: which of these.
        of: the object or player.
        numbers: the numbers that may be, the least first.
    """
    amount = _AMOUNTS[asked]
    one, several = amount.what
    if list(numbers) == [0]:
        return Bilingual(f"{of}は{amount.japanese}を{amount.never}", f"{of} {amount.does} no {several}")
    english, japanese = amount.counted(numbers)
    what = one if list(numbers) == [1] else several
    return Bilingual(f"{of}が{amount.done}{amount.japanese}は{japanese}", f"{of} {amount.does} {english} {what}")


def life_lost(scene: GameAdapter, player: str, before: AnyPosition, leaves: Iterable[Leaf], asked: str) -> Bilingual:
    """Return whether a player loses life, and how much.

    Args:
        scene: the game.
        player: the player.
        before: the position in which it began.
        leaves: the ends of all lines of play.
        asked: the question: how much, or whether.
    """
    number = asks_a_number(asked)

    def life(position: AnyPosition) -> int:
        return int(words(scene.player_value(position, player, "life").value))

    begun, ends = life(before), sorted({life(leaf.position) for leaf in leaves})
    english, japanese = " or ".join(map(str, ends)), "か".join(map(str, ends))
    if all(end >= begun for end in ends):
        same = ends == [begun]
        stays, stays_ja = (
            (f"stays at {begun}", f"{begun}のまま") if same else (f"{begun} → {english}", f"{begun}→{japanese}")
        )
        if number:
            return Bilingual(f"{player}はライフを失わない({stays_ja})", f"{player} loses no life ({stays})")
        said = Bilingual(
            f"{player}のライフは{stays_ja}", f"{player}'s life {stays}" if same else f"{player}'s life is {stays}"
        )
        return yes_or_no(said, yes=False)
    if not all(end < begun for end in ends):
        return Bilingual(
            f"{player}がライフを失うかどうかは選択による({begun}→{japanese})",
            f"whether {player} loses life hangs on what is chosen ({begun} → {english})",
        )
    wanted = number_asked(asked)
    less, less_ja = (joint.join(str(begun - end) for end in ends) for joint in (" or ", "か"))
    said = Bilingual(
        f"{player}はライフを{less_ja}点失う({begun}→{japanese})", f"{player} loses {less} life ({begun} → {english})"
    )
    return said if number else yes_or_no(said, yes=wanted in (None, begun - ends[0]))


def broken_answer(
    player: str,
    leaves: Iterable[Leaf],
    broken: str,
    lies: Callable[[str], tuple[str, str]],
    body: str,
    breaker: str = "",
) -> Bilingual:
    """Return whether shields are broken, or how many.

    Args:
        player: whose they are; empty where nobody said so.
        leaves: the ends of all lines of play.
        broken: what records call that.
        lies: returns whose something was before, and where it lay.
        body: the question.
        breaker: what breaks them; empty where that is not asked.
    """
    gone = (broken_ones(leaf.records, broken, breaker) for leaf in leaves)
    found = sorted({len([one for one in ids if player in ("", lies(one)[0])]) for ids in gone})
    of, of_ja = (f"{player}'s ", f"{player}の") if player else ("", "")
    if breaker:
        number = " or ".join(str(one or "no") for one in found)
        many, many_ja = f"{number} shield{'' if found == [1] else 's'}", "か".join(f"{one}枚" for one in found)
        said = Bilingual(f"{breaker}がブレイクするシールドは{many_ja}", f"{breaker} breaks {many}")
    elif found == [0]:
        said = Bilingual(f"{of_ja}シールドはブレイクされない", f"none of {of}shields is broken")
    else:
        english, japanese = " or ".join(map(str, found)), "か".join(f"{one}枚" for one in found)
        said = Bilingual(f"{of_ja}シールドは{japanese}ブレイクされる", f"{english} of {of}shields are broken")
    return said if asks_a_number(body) or len(found) > 1 else yes_or_no(said, yes=found != [0])
