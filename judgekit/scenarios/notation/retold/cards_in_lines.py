"""Lines that say of a card what it is and nothing else, as authors write them above a situation, in the form of `card:` lines."""

from __future__ import annotations

import re

_COST = r"(?:コスト\s*\d+|\d+(?:コスト|マナ)|(?:\{[^{}]*\})+)"
_OF = r"(?:自然|[光水闇火赤青緑白黒])"
_KIND = (
    r"(?:(?:進化|伝説の)?クリーチャー|ユニット|呪文|(?:(?:クイック|ノーマル)[・ ]?)?マジック|クイック|ノーマル|フィールド"
    r"|インスタント|ソーサリー|アーティファクト|エンチャント|オーラ|装備品)"
)
_SIZE = r"(?:パワー\s*\d+\+?|AP\s*\d+|HP\s*\d+|\d+/\d+|タフネス\s*\d+)"
_OF = rf"{_OF}(?:[/・と]{_OF})*(?:文明|属性)?"
_ITEM = rf"(?:(?:{_OF}の?)?{_KIND}|{_OF}|{_COST}|{_SIZE}|種族\s*[:：]?\s*[^\s、。「」]+)"
_LINE = re.compile(
    rf"(?P<owner>[A-H](?:の|[:：])\s*)?(?P<name>《[^》]+》|[^\s:：、。「」{{}}()?？A-Z]+)\s*[:：は]\s*"
    rf"(?P<items>{_ITEM}(?:[、, /・]*{_ITEM})*)(?:です|だ)?[。.、]?\s*(?P<text>(?:「[^「」]*(?:「[^「」]*」[^「」]*)*」\s*)*)。?"
)
_CIVILIZATION = r"(?:light|water|darkness|fire|nature)"
_WORD_OF_A_CARD = (
    rf"(?:(?:evolution )?creature|unit|spell|(?:(?:quick|normal) )?magic|(?P<of>{_CIVILIZATION}(?:[/ ]{_CIVILIZATION})*)"
    r"|cost (?P<cost>\d+)|power (?P<power>\d+\+?)|AP (?P<ap>\d+)|HP (?P<hp>\d+)|(?:\{[^{}]*\})+|\d+/\d+|\d{3,5}\+?)"
)
_WORDS_OF_A_CARD = re.sub(r"\(\?P<\w+>", "(?:", _WORD_OF_A_CARD)
_ENGLISH_LINE = re.compile(
    rf"(?P<owner>[A-H](?:'s |: ?))?(?P<name>[A-Z][\w'-]*(?: (?:of|the|[A-Z][\w'-]*))*)\s*(?::|-|–|—|(?=\{{))\s*"
    rf"(?P<items>{_WORDS_OF_A_CARD}(?:,? +{_WORDS_OF_A_CARD})*)[.,]?\s*(?P<text>(?:\"[^\"]*\"\s*)?)\.?"
)


def _in_english(line: re.Match[str]) -> str:
    """Return what an English line says of a card, in the order of lines of a position; empty where half of it is missing."""
    of, number, ap, hp, said = "", "", "", "", list[str]()
    for word in re.finditer(_WORD_OF_A_CARD, line["items"]):
        of, number = word["of"] or of, word["cost"] or number
        ap, hp = word["ap"] or ap, word["hp"] or hp
        is_sized = re.search(r"\bAP |\bpower |\d+/\d+|\b\d{3,5}\b", line["items"]) is not None
        if not (
            word["of"]
            or word["cost"]
            or word["ap"]
            or word["hp"]
            or (is_sized and word.group() in ("unit", "creature"))
        ):
            said.append(word["power"] or word.group())
    if bool(of) != bool(number) or bool(ap) != bool(hp):
        return ""
    cost = [f"{{{of.replace('/', ' ')} {number}}}"] if of else []
    return " ".join((line["name"], *cost, *said, *([f"{ap}/{hp}"] if ap else []), line["text"].strip())).strip()


_DESCRIBED = re.compile(
    r"(?:(?:自分|相手|場|戦場|手札|墓地|最後|味方)の)?(?P<name>[ァ-ヶー・一-龠々]+(?:の[ァ-ヶー・一-龠々]+)?)(?:\s*(?=\{[^{}]*\})|\s+(?=\d{1,2}/\d{1,2}(?!\d)))"
)
"""A name before the cost of its card, or its size, in a sentence."""


def with_cards_in_lines(text: str) -> tuple[str, list[str]]:
    """Return a text in which lines that describe cards begin as such lines do, and the names of the cards that it describes.

    Args:
        text: the text.
    """
    lines: list[str] = []
    names: list[str] = []
    for line in text.split("\n"):
        told, card = line, ""
        if (match := _LINE.fullmatch(line.strip())) is not None:
            items = sorted(
                re.findall(_ITEM, match["items"]), key=lambda one: bool(re.fullmatch(_OF, one))
            )  # 水 behind its cost
            sizes = [one for one in items if re.fullmatch(_SIZE, one)]
            card = f"{match['name']} {'、'.join([*(one for one in items if one not in sizes), *sizes])}{match['text'].strip()}"
            told = f"{match['owner'][:1]}: {card}" if match["owner"] else f"カード: {card}"
        elif (match := _ENGLISH_LINE.fullmatch(line.strip())) is not None and (card := _in_english(match)):
            told = f"{match['owner'][:1]}: {card}" if match["owner"] else f"card: {card}"
        names += [match["name"].strip("《》")] if match is not None and card else []
        lines.append(told)
    return "\n".join(lines), [*names, *(one["name"] for one in _DESCRIBED.finditer(text))]
