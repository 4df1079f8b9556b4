"""The lines that say what a creature evolves from (801.1, 802.1), and that a king cell is one (814.1)."""

from __future__ import annotations

import re

from judgekit.core.wording import phrase
from judgekit.games.duel_masters.terms import ANY_NUMBER, ONE_OF_EACH, Filter
from judgekit.games.duel_masters.text.filters import filter_of, refused, sure
from judgekit.games.duel_masters.text.grammar import ROWS
from judgekit.games.duel_masters.text.keywords import CIVILIZATION_WORDS
from judgekit.games.duel_masters.text.spelling import normalised
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.japanese.spelling import straightened, without_notes

_HEADS = "(?:G-)?NEO進化|(?:禁断)?スター進化|進化V|進化GV|究極進化|超?無限進化(?:・Ω)?|進化|S-MAX進化"
_LINE = re.compile(
    rf"(?P<kind>{_HEADS})\s*[:-]\s*(?P<what>.*?)(?P<number>\d+)?(?P<counter>[体枚つ])?(?P<more>以上)?"
    r"(?:(?:を(?:それぞれ)?(?:1体ずつ)?重ねた|の)上に(?:置く|置いてもよい)?(?:か、?コストを支払って(?:NEO)?クリーチャーとして(?:召喚する|出す))?)?[。]?"
)


_BRACKET = re.compile(
    r"\([^()]*?自分の(?P<what>[^()。、]*?(?:、?または[^()。、]*?)?)1(?P<counter>[体枚つ])の上に(?:置|重ね)[^()]*\)"
)
"""The reminder text that counts what it evolves from: 「このクリーチャーを自分のレクスターズ1枚の上に置く」."""

_ZONE = "墓地|マナゾーン|手札"
_ELSEWHERE = re.compile(
    rf"■?(?P<kind>墓地|マナ|手札)?進化(?P<V>G?V)?[:-]?(?P<first>自分の(?P<zone>{_ZONE})(?:にある|から|の)、?)?"
    r"(?P<what>[^、。]+?)(?:を?(?P<number>\d+)(?P<counter>[体枚]))?(?:の上に(?:置く|重ねる)"
    rf"|(?:、?を?(?(first)|、?(?:自分の)?(?P<behind>{_ZONE})から))選び、?このクリーチャーをそ(?:の|れらの)上に"
    r"(?:(?:重ね|置き)つつバトルゾーンに出す|重ねる|置く))?。?"
)
"""Evolution from cards of another zone: by its name, or by the place of what it lies on (801.1)."""
_SOURCES = {"V": 2, "GV": 3, "進化V": 2, "進化GV": 3}
"""From how many creatures something evolves where its line does not say it (801.1b)."""
_NOTHING = re.compile(
    "(?:S-MAX進化|禁断スター進化)[:、-]?(?:この(?:クリーチャー|カード)に?は、?)?(?:バトルゾーンに出す(?:時|ために)、?)?進化元を必要とし(?:ない|ません)。?"
)
"""What says of a creature that it needs nothing to evolve from."""
_SAID_BY_TYPE = {
    **{"キング・セル": "king-cell", "S-MAX進化": "s-max-evolution", "禁断スター進化": "forbidden"},
    "D2フィールド": "d2",
}
"""Lines that say no more than the type of their card, with reminder text (814.1, 815.1, 813.1b, 703.4l)."""
_PLACES = {"墓地": "graveyard", "マナ": "mana-zone", "マナゾーン": "mana-zone", "手札": "hand"}
"""Creatures that evolve from cards of other zones, and from which (801.1)."""


def comes_without_source(text: str, special: frozenset[str]) -> bool:
    """Tell whether a line of a star evolution creature says that it is a forbidden one, which needs nothing to lie on (813.1b)."""
    lines = map(normalised, text.splitlines())
    return "star-evolution" in special and any(line.startswith("禁断スター進化") for line in lines)


def evolution_of(text: str, special: frozenset[str]) -> tuple[Filter | None, int, str]:
    """Return what a creature evolves from, how many, and the text without that line and without the name of its type.

    Args:
        text: the card's text.
        special: its special types; one that evolves without such a line evolves from any own creature.

    Raises:
        CardTextNotUnderstood: words of the line are not understood.
    """
    kept: list[str] = []
    found: tuple[Filter, int] | None = None
    for written in text.splitlines():
        if _SAID_BY_TYPE.get(normalised(written)) in special:
            continue
        if special & {"s-max-evolution", "forbidden"} and _NOTHING.fullmatch(normalised(written)):
            continue  # as these types say (815.1, 813.1b)
        elsewhere = _ELSEWHERE.fullmatch(without_notes(straightened(written)))
        if elsewhere is not None and (elsewhere["kind"] or elsewhere["zone"]) and found is None:
            said = elsewhere["zone"] or elsewhere["behind"] or elsewhere["kind"]
            whose = elsewhere["first"] or "自分の" in elsewhere[0] or elsewhere["behind"] is None
            sure(said.startswith(elsewhere["kind"] or "") and whose, phrase("what does it evolve from?"), said, written)
            source = _source(elsewhere["what"], written, elsewhere["counter"] == "枚")._replace(zone=(_PLACES[said],))
            found = source, int(elsewhere["number"] or _SOURCES.get(elsewhere["V"], 1))
            continue
        match = _LINE.fullmatch(normalised(written))
        if match is None or found is not None:
            kept.append(written)
            continue
        number = int(match["number"] or _SOURCES.get(match["kind"], 1))
        if match["more"] is not None:
            if "無限進化" not in match["kind"] or number != 1:
                raise refused(phrase("how many does it evolve from?"), match["more"], written)
            number = ANY_NUMBER
        each = _one_of_each(match["what"], match["number"], written)
        if each is not None:
            found = each, ONE_OF_EACH
            continue
        what, counter = match["what"].strip(), match["counter"]
        bracket = _BRACKET.search(straightened(written)) if counter is None else None
        if bracket is not None and re.search("1[枚つ]", bracket["what"] + "1" + bracket["counter"]):
            what, counter = normalised(bracket["what"]), bracket["counter"]  # a short head does not say what is counted
        found = _source(what, written, counter in ("枚", "つ")), number
    if found is not None:
        return found[0], found[1], "\n".join(kept)
    if special & {"evolution", "star-evolution", "neo"} and "forbidden" not in special:
        return Filter(what=("creature",)), 1, "\n".join(kept)
    return None, 1, "\n".join(kept)


def _one_of_each(what: str, number: str | None, line: str) -> Filter | None:
    """Return the kinds of which one each is evolved from: 「AとB」, 「A1体とB1体」; None where there is one kind only.

    Raises:
        CardTextNotUnderstood: the words leave open how many there are of each, or whether 「火のAとB」 asks for two of fire.
    """
    kinds = re.split("(1[体枚つ])?と(?!ある)、?", what.strip().removeprefix("自分の"))
    if len(kinds) == 1:
        return None
    said, counts = kinds[::2], [*kinds[1::2], number]
    counted = all(one is not None for one in counts)
    described = ["の" in one for one in said]
    open_ended = any(described) and not described[-1] and not counted
    if number not in (None, "1") or (any(counts) and not counted) or open_ended:
        raise refused(phrase("what does it evolve from?"), what, line)
    sure(not any(one in CIVILIZATION_WORDS for one in said), phrase("what does it evolve from?"), what, line)
    return Filter(either=tuple(_source(one.removeprefix("自分の"), line) for one in said))


def _source(what: str, line: str, elements: bool = False) -> Filter:
    """Read the words for what it evolves from: 自分の火のクリーチャー, 進化クリーチャー, アーマード・ドラゴン.

    A race by itself is one of creatures where these are counted (1体), and of elements where cards are (1枚, 1つ; 316.1); so
    it is in each of several ways that one number counts: レクスターズまたはタマシード1枚.
    """
    if not what:
        return Filter(what=("creature",))
    if "、" in what and "のいずれか" in straightened(line):  # 「A、B、Cのいずれか3体」: each of them is one of these
        kinds = re.split("、(?:または)?|または", what.removeprefix("自分の"))
        return Filter(either=tuple(_source(one, line, elements) for one in kinds))
    parts = re.split("1[体枚つ]、?または", what)
    if len(parts) > 1:
        counted = re.findall("1([体枚つ])、?または", what)
        ways = [_source(part, line, one != "体") for part, one in zip(parts, counted, strict=False)]
        return Filter(either=(*ways, _source(parts[-1], line, elements)))
    alone = Filter(what=("element",) if elements else ("creature",))
    if re.fullmatch("[一-龥]+", what):
        return alone._replace(races=(what,))
    try:
        said = ROWS.only(what, "filter")
        found = filter_of(said, ("you",), line)
    except CardTextNotUnderstood as fault:
        alternatives = [one.strip("、").removeprefix("自分の") for one in what.split("または")]
        described = ["の" in one for one in alternatives]
        open_ended = any(one in CIVILIZATION_WORDS for one in alternatives) or (any(described) and not described[-1])
        if len(alternatives) > 1 and not open_ended:  # 「火のAまたはB」 leaves open whether B is one of fire
            return Filter(either=tuple(_source(one, line, elements) for one in alternatives))
        raise refused(phrase("what does it evolve from?"), fault.words, line) from fault
    if found.controller not in (None, ("you",)) or found.zone not in (None, ("battle-zone",)):
        raise refused(phrase("what does it evolve from?"), what, line)
    if elements and "race" in said and "type" not in said:
        found = found._replace(what=alone.what)
    return found._replace(controller=None, zone=None)
