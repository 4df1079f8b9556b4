"""Cards of which only a part is said: what a card file prints goes with it, or it is said aloud that it does not.

Where only the text is said, cost and type are those that a file prints, else the whole line to write is told. Where only the size
is said, and it is the printed one, the card of the file is meant.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, MutableMapping

from judgekit.core.data_classes import replace
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual, is_japanese
from judgekit.core.wording import phrase
from judgekit.scenarios.files.card_files import spoken_card
from judgekit.scenarios.notation.reading.learning import is_bare
from judgekit.scenarios.notation.words.grammar import NotationGrammar, quoted
from judgekit.table.notation import CardWords


def with_what_is_printed(
    words: CardWords, grammar: NotationGrammar, game: str
) -> tuple[Mapping[str, Json], Bilingual] | None:
    """Return the definition of a card with the cost and type that a file prints, and what is said aloud of that; None without one.

    Args:
        words: what was said of the card: its text, and nothing of its kind.
        grammar: the game's notation.
        game: the game.
    """
    filed = spoken_card(words.name, game) if words.text is not None and not words.rest.strip() else None
    types = filed.definition.get("types") if filed is not None else None
    if filed is None or not isinstance(types, str):
        return None
    cost, size = (str(filed.definition.get(key, "")) for key in ("cost", "pt"))
    whole = replace(words, rest=types, cost=words.cost or cost, numbers=words.numbers or size)
    definition = grammar.words.define(whole)
    if isinstance(definition, str):
        return None
    said = Bilingual(
        f"{words.name}のコストとタイプは{filed.name}に書かれたもの、文章はここに書かれたもの",
        f"{words.name} has the cost and type of {filed.name}, and the text that is written here",
    )
    return definition, said


def taken_from_files(cards: MutableMapping[str, Json], game: str) -> list[Bilingual]:
    """Give creatures of which only the size and keywords were said the text that a file prints, where it prints these too.

    Of one with another size or other keywords it is said aloud that the text of the card of that name is not played.

    Args:
        cards: the definitions by name; changed.
        game: the game.
    """
    said: list[Bilingual] = []
    for name, card in tuple(cards.items()):
        keywords = _keywords_only(card) if isinstance(card, Mapping) and "pt" in card else None
        filed = spoken_card(name, game) if keywords is not None else None
        if filed is None or keywords is None or not isinstance(card, Mapping) or is_bare(filed.definition):
            continue
        text = str(filed.definition.get("text", "")).casefold()
        printed = all(re.search(rf"\b{re.escape(one)}\b", text) for one in keywords)
        if card["pt"] == filed.definition.get("pt") and printed:
            own = re.compile("|".join(map(re.escape, (filed.name, *filed.name.split(", ")[:1]))))
            whole = str(filed.definition.get("text", ""))
            cards[name] = {**filed.definition, **({"text": own.sub("~", whole)} if name != filed.name else {})}
            said.append(
                Bilingual(f"{name}はカード{filed.name}のこと", f"{name} is the card {filed.name}, with its text")
            )
        else:
            told = ", ".join((str(card["pt"]), *keywords))
            said.append(
                Bilingual(
                    f"{name}は書かれたとおり({told})とし、カード{filed.name}のほかの文章は使わない",
                    f"{name} is as it is written here ({told}): what else the card {filed.name} says is not played",
                )
            )
    return said


def _keywords_only(card: Mapping[str, Json]) -> list[str] | None:
    """Return the keywords that are all the text that was said of a card; None where more was said."""
    text = str(card.get("text", ""))
    if "abilities" in card or not set(card) <= {"cost", "types", "pt", "text"} or _SENTENCE.search(text):
        return None
    return [one.strip().casefold() for one in re.split(r"[,\n]", text) if one.strip()]


_SENTENCE = re.compile(r"[.:。：(){}\"—]|[^\x00-\x7f]")
"""What stands in no list of keywords."""


def line_to_write(words: CardWords, grammar: NotationGrammar) -> str:
    """Return what to write behind the name of a card of which it is not said what it is, with the text that was said."""
    text = words.text or ""
    if is_japanese(words.name + text):
        kind = grammar.words.printed.replace("「文章」", "")
        kind = kind.replace("{コスト}", words.cost) if words.cost else kind
        kind += f"「{text}」" if text else ""
    else:
        kind = f"{words.cost or '{1}{G}'} type {quoted(text) if text else ''}".strip()
    example = f"{words.name} {kind}"
    return phrase("write behind the name what is on the card: {example}", example=example)
