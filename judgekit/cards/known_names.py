"""Well-known cards in what people write: by Japanese names where the files have none, and by what players call a card for short."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from judgekit.cards.name_lists import listed_in_japanese, nicknames
from judgekit.cards.names import kana_key, without_pauses
from judgekit.core.ends_of_names import WHAT_IT_IS

_JAPANESE = re.compile("[ぁ-んァ-ヶ一-龠]")
_BEFORE = re.compile(
    r"(?:^|[\s?？、,。;:：;・(（「はがのをにでとへもやて]|(?<![A-Za-z])[A-H]|てい?る|[しっいれけげめべえきじ]た|[んい]だ|から|もう(?:いちど|一度|1度)|再び|再度|代わり|だけ|[ただ]ら|けど|れど|ので|んで)$"
)
"""What stands before a name in a sentence."""
_BEHIND = re.compile(
    r"(?:から|だ|など|[がをにでとはへものや、,。;:：\s?？()（）」\d]|$"
    r"|(?:い[るたて]|います|いない|ある|あり|あっ|持[っちつ]|死[ぬにん]|死亡|生き|破壊|追放|殴|止め|撃|打[っちつて]|使[っいうえ]|投げ|唱え|出[しすせ]|起動|召喚|プレイ|攻撃|ブロック"
    r"|捨て|引[いくけ]|重ね|装備|つけ|貼[っり]|どうな|どこ|何|だけ|しか|単体|本体|対象))"
)
"""What stands behind it; anything else may be the rest of a verb or of a longer word."""


def english_name(name: str, game: str) -> str:
    """Return the English name of a card that is called so in Japanese; empty where the list does not have it."""
    return (
        listed_in_japanese(game).get(re.sub(r",\s*", "、", name.strip()), "")
        if _JAPANESE.search(name) is not None
        else ""
    )


def names_like(typed: str, game: str) -> list[tuple[str, str]]:
    """Return (Japanese, English) names of the list that a reading in kana or a part of a Japanese name may mean.

    Those that are read so, else those of which it is a part, the shortest first.

    Args:
        typed: as typed; nothing is found for what is not Japanese.
        game: the game.
    """
    part = re.sub(r",\s*", "、", typed.strip())
    if _JAPANESE.search(part) is None:
        return []
    listed = listed_in_japanese(game)
    if part in listed:
        return [(part, listed[part])]
    reading = kana_key(part)
    heard = [name for name, said in _readings(game) if said == reading] if reading else []
    found = heard or sorted([name for name in listed if len(part) > 1 and part in name], key=len)
    return [(name, listed[name]) for name in found]


@lru_cache(maxsize=4)
def _readings(game: str) -> list[tuple[str, str]]:
    """Return every name of the list with the key of how it is read; the analyser takes a moment, so only kana ask for it."""
    from judgekit.search.analysis import Analyser

    analyser = Analyser()
    return [(name, kana_key(analyser.reading(without_pauses(name)))) for name in listed_in_japanese(game)]


def names_in(text: str, game: str) -> list[str]:
    """Return the Japanese names of the list that stand in a text as words of their own, the longest first.

    Args:
        text: the text.
        game: the game.
    """
    found = []
    listed = listed_in_japanese(game) if _JAPANESE.search(text) is not None else {}
    for name in sorted(listed, key=len, reverse=True):
        place = text.find(name)
        while place >= 0:
            if _BEFORE.search(text, 0, place) and _BEHIND.match(text, place + len(name)):
                found.append(name)
                text = text.replace(name, "\N{WHITE SQUARE}")
                break
            place = text.find(name, place + 1)
    return found


_NAME_AROUND = (
    r"(?<![A-Za-z0-9'-])(?P<before>[A-Z][a-z'-]+ (?:of |the |to )*)?"
    r"(?:(?:(?<=(?<![A-Za-z])[A-H] )|(?<=\band )|(?<=\bthen )|(?<=\b[hH]e )|(?<=\b[sS]he )"
    r"|(?<=(?<![A-Za-z])[A-H] (?:had|has) ))(?P<verb>{verb})|{name})"
    r"(?![A-Za-z0-9-])(?P<behind>,? (?:of |the |to )*[A-Z][a-z]+)?"
)
"""A nickname with the capital words around it, or as a verb behind a player or another deed (B bolts Ox, and bolted Ox)."""
_OWNED = re.compile(r"\b(?:has|had) $")
"""What stands before something that a player has: has Birds of Paradise."""
_DESCRIBED_BEHIND = re.compile(r"s?\s*(?:\{|[\"“「『]|\(?\d+/\d|\d{3}|as\b|tokens?\b|トークン)")
"""What stands behind a name that is described: it is a card of its own, whatever well-known card is called so."""
_SIZE_BEFORE = re.compile(r"\d/\d+ (?:[a-z]+ )*$")


def nicknames_in(
    text: str, game: str, is_card: Callable[[str], bool], namesakes: Callable[[str], Iterable[str]] = lambda _first: ()
) -> dict[str, str]:
    """Return the nicknames that stand in a text, as they are written there, with the names of the cards that are meant.

    None is meant where the text describes a card of that name, or names one of which the word is a part (Forked Bolt), and where
    no file has the card or one has a card of just that name.

    Args:
        text: the text, without what is quoted in it.
        game: the game.
        is_card: tells whether a file has a card of a name.
        namesakes: tells the legends of files in whose names a proper name stands.
    """
    found: dict[str, str] = {}
    wholes = names_in(text, game)
    for whole in wholes:  # a word may be a part of the name that stands there
        text = text.replace(whole, "\N{WHITE SQUARE}")
    heard = text.casefold()
    for nickname, name in nicknames(game).items():
        if nickname.casefold() not in heard:
            continue
        written = _as_nickname(nickname, text, name)
        if written and is_card(name) and not any(is_card(one) for one in written):
            found |= dict.fromkeys(written, name)
    return {
        **_proper_names(text, game, is_card, namesakes),
        **_parts_of_names(text, game, is_card, wholes),
        **_parts_of_wholes(text, game, wholes),
        # Of two of one name that is meant which stands there with its title: 異端聖戦士、サリア.
        **{one: name for one, name in found.items() if not any(whole.endswith(f"、{one}") for whole in wholes)},
    }


def _proper_names(
    text: str, game: str, is_card: Callable[[str], bool], namesakes: Callable[[str], Iterable[str]]
) -> dict[str, str]:
    """Return the names of legends that stand in a text without their titles (溶鉄の尖峰、ヴァラクート), each of one card only."""
    meant: dict[str, set[str]] = {}
    for japanese, english in listed_in_japanese(game).items() if _JAPANESE.search(text) is not None else ():
        title, comma, name = japanese.rpartition("、")
        for part, proper in ((title, _IN_KANA), (name, _PROPER)) if comma else ():
            if proper.fullmatch(part) and part in text:
                meant.setdefault(part, set()).add(english)
    return {
        part: next(iter(cards))
        for part, cards in meant.items()
        if len(cards) == 1
        and all(is_card(one) for one in cards)
        and not is_card(part)
        and re.search(re.escape(part) + _DESCRIBED_BEHIND.pattern, text) is None
        and _as_nickname(part, text, next(iter(cards)))
        and not _is_shared(next(iter(cards)), namesakes)
    }


def _is_shared(name: str, namesakes: Callable[[str], Iterable[str]]) -> bool:
    """Tell whether another legend has the first word of a legend's name too (Kozilek, Butcher of Truth)."""
    first = re.split("[ ,]", name)[0]
    return any(one != name and re.match(rf"{re.escape(first)}[ ,]", one) for one in namesakes(first))


_IN_KANA = re.compile("[ァ-ヶー=・]{3,}")
_PROPER = re.compile(f"{_IN_KANA.pattern}|[一-龠]{{2,3}}")
"""A proper name, in kana of one kind or in two or three signs (勇丸); a title in such signs (龍神) is none."""
_ONE_PART = re.compile("[ァ-ヶー]{3,}")
_OF_THE_GAME = frozenset(
    (
        "呪文",
        "能力",
        "手札",
        "墓地",
        "戦場",
        "場",
        "領域",
        "効果",
        "対象",
        "攻撃",
        "戦闘",
        "勝利",
        "力",
        "者",
        "島",
        "山",
        "森",
        "沼",
        "平地",
    )
)
"""What names may end with and nobody calls a card by."""


def _parts(japanese: str) -> Iterator[str]:
    """Yield words by which a card may be called for short: proper names in its Japanese name, and what its end says that it is."""
    for part in re.split("[、・]", japanese):
        if _ONE_PART.fullmatch(part) and part != japanese:
            yield part
    of, _no, last = japanese.rpartition("の")
    ends = WHAT_IT_IS.search(japanese)
    for part in dict.fromkeys(
        (*([last] if of and len(last) > 1 else ()), *([ends.group()] if ends is not None else ()))
    ):
        if part not in _OF_THE_GAME:
            yield part


def _parts_of_names(text: str, game: str, is_card: Callable[[str], bool], beside: Iterable[str] = ()) -> dict[str, str]:
    """Return words by which a text calls in Japanese what it names whole in English (Jace Beleren, ジェイス; Grizzly Bears, 熊).

    None is meant where the text describes something of that name, or names two cards that may be called so.

    Args:
        text: the text, without the Japanese names of cards.
        game: the game.
        is_card: tells whether a file has a card of a name.
        beside: the Japanese names of cards that stood in it.
    """
    if re.search("[A-Za-z]{3}", text) is None or _JAPANESE.search(text) is None:
        return {}
    found: dict[str, set[str]] = {}
    for japanese, english in listed_in_japanese(game).items():
        if english in text and is_card(english):
            for part in _parts(japanese):
                described = re.search(re.escape(part) + _DESCRIBED_BEHIND.pattern, text) is not None
                if part in text and not described and _as_nickname(part, text, english):
                    found.setdefault(part, set()).add(english)
    for other in beside:
        for part in _parts(other):
            found.get(part, set()).add(other)
    return {part: meant.pop() for part, meant in found.items() if len(meant) == 1 and not is_card(part)}


_LAST_SIGNS = re.compile("(?:[一-龠々]+|[ァ-ヶー]+)$")


def _parts_of_wholes(text: str, game: str, wholes: Iterable[str]) -> dict[str, str]:
    """Return words that stand alone in a text and are a whole part, or the end, of one only of the Japanese names in it.

    Args:
        text: the text, without the Japanese names of cards.
        game: the game.
        wholes: these names.
    """
    of: dict[str, set[str]] = {}
    for whole in wholes:
        *first, last = re.split("[の、・]", whole)
        parts = [last, *(one for one in first if len(one) > 2)]  # 石鍛冶の神秘家, and no word of two signs (突然の衰微)
        for part in {*parts, *(end.group() for end in (_LAST_SIGNS.search(whole),) if end is not None)} - {whole, ""}:
            if part in text and part not in _OF_THE_GAME and _NO_NAME.search(part) is None:
                of.setdefault(part, set()).add(whole)
    return {
        part: next(iter(named))
        for part, named in of.items()
        if len(named) == 1
        and part not in listed_in_japanese(game)
        and re.search(f"{re.escape(part)}{_DESCRIBED_BEHIND.pattern}|{_OF_ANOTHER}{re.escape(part)}", text) is None
        and _as_nickname(part, text, next(iter(named)))
    }


_OF_ANOTHER = "(?<![A-Hそこ場])(?<!相手|自分|手札|墓地)の"
"""What stands before the end of another name (白蘭の騎士); whose a card is stands so too."""
_NO_NAME = re.compile("クリーチャー|トークン|カード|アーティファクト|エンチャント|ユニット|インスタント|ソーサリー")


def _as_nickname(nickname: str, text: str, whole: str) -> set[str]:
    """Return how a nickname is written in a text; nothing where it is a part of another name or described.

    The whole name of the card that is meant is no other name (A bolts B, B responds with Lightning Bolt).
    """
    if not nickname.isascii():
        places = [match.start() for match in re.finditer(re.escape(nickname), text)]
        alone = [
            place for place in places if _BEFORE.search(text, 0, place) and _BEHIND.match(text, place + len(nickname))
        ]
        return {nickname} if places and alone == places else set()
    name = f"(?i:{re.escape(nickname)})" if nickname.islower() else re.escape(nickname)
    said = re.compile(_NAME_AROUND.format(name=name, verb=f"(?i:{re.escape(nickname.removesuffix('s'))}(?:s|ed))"))
    written = set()
    for match in said.finditer(text):
        before, behind = match.group("before") or "", match.group("behind") or ""
        if match.group("verb"):
            owned = _OWNED.search(text, 0, match.start()) is not None and not match.group("verb").endswith("ed")
            if not owned and not text[match.start() :].casefold().startswith(whole.casefold()):
                written.add(match.group("verb"))
                continue
        if text[match.start() :].casefold().startswith(whole.casefold()):
            continue  # the whole name, which begins with the short one
        described = _DESCRIBED_BEHIND.match(text, match.end()) or _SIZE_BEFORE.search(text, 0, match.start())
        if not described and not behind and match.group().casefold() == whole.casefold():
            continue
        if (before and _is_of_a_name(before)) or behind or described:
            return set()
        written.add(match.group()[len(before) :])
    return written


_SAYS_WHO = re.compile(
    r"(?:[A-H]'s|The|If|When|Can|Could|Does|Do|Did|Is|Are|Then|After|With|His|Her|Their|My|Two|Three|In|On|And|Will|How|What|Which)"
    r" (?:of |the |to )*"
)
"""Words with a capital that begin a sentence or say whose something is."""


def _is_of_a_name(before: str) -> bool:
    """Tell whether a capital word before a nickname may belong to the name of another card."""
    return _SAYS_WHO.fullmatch(before) is None
