"""How much of something there is, in words: damage that is dealt, cards that are drawn, life that is gained or lost."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.answering.ends import Leaf, numbers_in_words
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
    """Return how many more or fewer there are."""
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


class Bound(NamedTuple):
    """That it is asked whether an amount keeps to a bound.

    Attributes:
        asked: the question for the amount.
        least: the least that it may be, None where it may be as little as it likes.
        most: the most.
    """

    asked: str
    least: int | None
    most: int | None


_NUMBERS = dict(
    zip(("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), range(11), strict=True)
)
_N = rf"(?P<n>\d+|{'|'.join(_NUMBERS)}|an?)"
_HOW = r"(?P<how>at least|at most|more than|less than|fewer than|no more than|no less than|no fewer than|not more than)"
_DOES_SO_MUCH = re.compile(
    rf"(?P<does>does|do|did|will) (?P<who>\S.*?) (?P<verb>[a-z]+(?: up with)?) (?:{_HOW} {_N}|"
    rf"{_N.replace('<n>', '<n2>')} or (?P<or>more|less|fewer)) (?P<what>[A-Za-z].*)",
    re.IGNORECASE,
)
_IS_SO_MUCH = re.compile(
    rf"is (?P<what>\S.*?'s? (?:life(?: total)?|power|toughness|loyalty)|(?P<who>[A-H]) (?:still )?(?:at|on)) "
    rf"(?:(?:still )?{_HOW} {_N}|{_N.replace('<n>', '<n2>')} or (?P<or>more|less|higher|lower|above|below))(?: life)?",
    re.IGNORECASE,
)
_SO_MUCH_JA = re.compile(
    r"(?P<before>.+?)(?:(?P<least>少なくとも|最低(?:でも)?|最低限)(?P<n>\d+)(?P<unit>[点枚回度体個つ])(?:は|以上)?"
    r"|(?P<n2>\d+)(?P<unit2>[点枚回度体個つ]?)(?P<how>以上|以下|未満|より(?:も)?(?:多く|多い|大きい|少なく|少ない|小さい)))"
    r"(?:の(?=ダメージ|ライフ|カード|カウンター))?(?P<behind>.*)"
)
_SO_IT_IS = re.compile(r"^(?:に?(?:なる|なります|残る|ある|です)|である)?(?:の)?か?$")
_AT_LEAST = ("at least", "no less than", "no fewer than", "more", "higher", "above")
_AT_MOST = ("at most", "no more than", "not more than", "less", "fewer", "lower", "below")


def bounded(body: str) -> Bound | None:
    """Return the bound of an amount of which a question asks whether it is kept; None where it asks for none."""
    english, of = _DOES_SO_MUCH.fullmatch(body), _IS_SO_MUCH.fullmatch(body)
    if (match := english or of) is not None:
        word = (match["n"] or match["n2"]).casefold()
        number = 1 if word in ("a", "an") else int(_NUMBERS.get(word, word))
        how = (match["how"] or match["or"]).casefold()
        if english is not None:
            much = "much" if re.match(r"(?:\S+ )?(?:damage|life|mana)\b", english["what"]) else "many"
            asked = f"how {much} {_several(english['what'])} {english['does']} {english['who']} {english['verb']}"
        else:
            asked = f"what is {match['who']}'s life" if match["who"] else f"what is {match['what']}"
        least, most = _limits(how, number)
        return Bound(asked, least, most)
    said = _SO_MUCH_JA.fullmatch(body)
    if said is None:
        return None
    number, how = int(said["n"] or said["n2"]), said["how"] or "以上"
    least = number if how == "以上" else number + 1 if how.endswith(("多く", "多い", "大きい")) else None
    most = number if how == "以下" else None if least is not None else number - 1
    unit, behind = said["unit"] or said["unit2"], said["behind"]
    behind = behind if unit else _SO_IT_IS.sub("", behind)
    return Bound(f"{said['before']}{f'何{unit}' if unit else ''}{behind}", least, most)


_AT_AN_END = re.compile(
    r"(?P<before>|.+?,? )(?:at (?:the )?(?:very )?(?:(?P<most>most)|least)|(?P<most2>maximally|at maximum|as a maximum)|at minimum)"
    r"(?! (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|an?)\b)(?P<behind>| .+)",
    re.IGNORECASE,
)
_AT_AN_END_JA = re.compile(
    r"(?P<before>.*?)(?:(?P<most>最大(?:で|限)?(?:も)?|最高(?:で)?(?:も)?|多くて(?:も)?|せいぜい)|最小(?:で)?(?:も)?|最低(?:で|限)?(?:も)?|少なくて(?:も)?|少なくとも)"
    r"(?!\d)(?P<behind>.+)"
)
_SEVERAL = re.compile(r"(?<![\w+/-])(?:\d+|no)(?: or (?:\d+|no))+(?![\w+/-])|(?<![\w+/-])\d+ to \d+(?![\w+/-])")


class Extreme(NamedTuple):
    """That the most or the least is asked of an amount that may be several.

    Attributes:
        asked: the question for the amount.
        most: the most is asked, else the least.
    """

    asked: str
    most: bool


def at_an_end(body: str) -> Extreme | None:
    """Return the question of which the most or the least is asked (how much damage does B take at most); None: neither is."""
    match = _AT_AN_END.fullmatch(body) or _AT_AN_END_JA.fullmatch(body)
    if match is None or not asks_a_number(body):
        return None
    most = bool(match["most"] or match.groupdict().get("most2"))
    return Extreme(
        f"{match['before'].rstrip(' ,')} {match['behind'].strip()}".strip()
        if body.isascii()
        else f"{match['before']}{match['behind']}",
        most,
    )


def the_end_of(extreme: Extreme, said: Bilingual) -> Bilingual:
    """Return an amount that may be several with the most or the least of them; one that is told alone as it is."""
    match = _SEVERAL.search(str(said.en))
    if match is None:
        return said
    numbers = [0 if one == "no" else int(one) for one in re.findall(r"\d+|\bno\b", match.group())]
    number = max(numbers) if extreme.most else min(numbers)
    english, japanese = ("at most", "最大で") if extreme.most else ("at least", "最低で")
    return Bilingual(f"{japanese}{number}: {said.ja}", f"{english} {number}: {said.en}")


def _several(what: str) -> str:
    """Return what is counted in the plural: at least one card."""
    first, blank, rest = what.partition(" ")
    one = re.fullmatch(r"card|token|counter|shield|creature|unit|permanent|land", first, re.IGNORECASE)
    return f"{first}s{blank}{rest}" if one is not None else what


def _limits(how: str, number: int) -> tuple[int | None, int | None]:
    if how in _AT_LEAST:
        return number, None
    if how in _AT_MOST:
        return None, number
    return (number + 1, None) if how == "more than" else (None, number - 1)


def keeps_to(bound: Bound, said: Bilingual) -> Bilingual:
    """Return an amount that is told, with whether it keeps to a bound; where several are told only if all or none do."""
    if str(said.en).startswith(("Yes", "No")):
        return said
    if str(said.en).startswith("Left: "):  # what is left is listed, each with who has it
        numbers = [len(re.findall(r"\([A-H]\)", str(said.en)))]
        return _kept(bound, numbers, said)
    told = re.sub(r" \(.*\)$", "", str(said.en))
    figures = re.findall(r"(?<![\w+/-])(?:-?\d+|no|none|nothing|once)(?![\w+/-]|: )", told)
    numbers = [int(one) if one.lstrip("-").isdecimal() else int(one == "once") for one in figures]
    return _kept(bound, numbers if " or " in str(said.en) else numbers[-1:], said)


def _kept(bound: Bound, numbers: Sequence[int], said: Bilingual) -> Bilingual:
    kept = {
        (bound.least is None or one >= bound.least) and (bound.most is None or one <= bound.most) for one in numbers
    }
    return yes_or_no(said, yes=kept.pop()) if len(kept) == 1 else said


def yes_or_no(said: Bilingual, *, yes: bool) -> Bilingual:
    """Return the answer to a question that yes or no answers."""
    return Bilingual(f"{'はい' if yes else 'いいえ'}: {said.ja}", f"{'Yes' if yes else 'No'}: {said.en}")


def triggers_answer(of: str, times: Sequence[int], how_often: bool, keyword: tuple[str, str] = ("", "")) -> Bilingual:
    """Return whether an ability of an object triggers, and how often.

    Args:
        of: the object; empty where an ability is called by its keyword alone.
        times: how often it triggers, on each line of play.
        how_often: only a number was asked for.
        keyword: the keyword of the ability, in English and in Japanese; empty where none is named.
    """
    often = "か".join(f"{number}回" for number in times)
    english = " or ".join(map(_often, times))
    it = f"{of}'s {keyword[0]}" if of and keyword[0] else of or keyword[0]
    ja = f"{of}の{keyword[1] or '能力'}" if of else keyword[1]
    if how_often:
        return Bilingual(f"{ja}は{often}誘発する", f"{it} triggers {english}")
    if times == [0]:
        return Bilingual(f"いいえ: {ja}は誘発しない", f"No: {it} does not trigger")
    if 0 in times:
        return Bilingual(f"{ja}が誘発するかどうかは選択による", f"whether {it} triggers hangs on what is chosen")
    return Bilingual(f"はい: {ja}は{often}誘発する", f"Yes: {it} triggers {english}")


def triggers_of_each(times: Mapping[str, int], keyword: tuple[str, str]) -> Bilingual:
    """Return how often abilities of several objects that are called alike trigger, each and all together.

    Args:
        times: how often the ability of each triggers.
        keyword: the keyword of the ability, in English and in Japanese; empty where none is named.
    """
    ja = "、".join(f"{one}の{keyword[1] or '能力'}は{number}回" for one, number in times.items())
    en = ", ".join(
        f"{one}{keyword[0] and f' ({keyword[0]})'} triggers {_often(number)}" for one, number in times.items()
    )
    return Bilingual(f"合わせて{sum(times.values())}回: {ja}誘発する", f"{_often(sum(times.values()))} in all: {en}")


def _often(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def acts_answer(player: str, times: Sequence[int], words: tuple[str, str], how_often: bool) -> Bilingual:
    """Return whether a player does something, and how often.

    Args:
        player: the player.
        times: how often, on each line of play.
        words: what is done, in English and Japanese.
        how_often: only a number was asked for.
    """
    does, does_ja = words
    often = "か".join(f"{number}回" for number in times)
    english = " or ".join(map(_often, times))
    said = Bilingual(f"{player}は{often}{does_ja}", f"{player} {does} {english}")
    if how_often:
        return said
    if {*times} == {0}:
        return yes_or_no(Bilingual(f"{player}が{does_ja}ことはない", f"{player} never {does}"), yes=False)
    if 0 in times:
        return Bilingual(f"{player}が{does_ja}かどうかは選択による", f"whether {player} {does} hangs on what is chosen")
    return yes_or_no(said, yes=True)


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
    "sacrifices": _Amount(
        "sacrifices", ("permanent", "permanents"), "パーマネント", "生け贄に捧げる", "生け贄に捧げない", _of_cards
    ),
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

    last = [*leaves]
    begun, ends = life(before), sorted({life(leaf.position) for leaf in last})
    english, japanese = " or ".join(map(str, ends)), "か".join(map(str, ends))
    undecided = any(leaf.question is not None for leaf in last)  # what nobody said may still take some
    if all(end >= begun for end in ends) and not undecided:
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
        of = f"of {of}" if of else ""
        said = Bilingual(f"{of_ja}シールドは{japanese}ブレイクされる", f"{english} {of}shields are broken")
    return said if asks_a_number(body) or len(found) > 1 else yes_or_no(said, yes=found != [0])
