"""A card that a position names: how many, which card or with which words it is described, and what is said about it in brackets."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from judgekit.core.data_classes import dataclass, replace
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual, is_japanese
from judgekit.core.wording import phrase
from judgekit.engine.remembering import once_for_each
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.files.card_files import spoken_card
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import NotationGrammar, Words
from judgekit.scenarios.notation.words.splitting import QUOTE, Quotes, clauses
from judgekit.table.notation import CardWords

MOST = 200
"""Objects that one clause may stand for."""

_SIZE_FIRST = re.compile(r"([\d*X]+/[\d*X]+)\s+((?!creature\b|token)[^\W\d][\w'-]*)(?=\s|$)", re.IGNORECASE)
"""Its size before the name: 2/2 Bear."""
_SIZE_FIRST_JAPANESE = re.compile(
    rf"([\d*X]+/[\d*X]+)\s*の?\s*([^\s\x00-\x7f\ue000-\uf8ff]+?)(トークン)?(?=\s|$|{QUOTE})"
)
_TOKEN = re.compile(
    r"(?<=[\w'])\s+(?:creature\s+)?tokens?(?=\s|$|\ue000|[\ue001-\uf8ff])|(?<=[^\s\x00-\x7f])・?トークン(?![^\s\d\ue000-\uf8ff])"
)
"""The word that something is a token, behind its name."""
_COUNTERS_BEHIND = re.compile(
    r"\s+(?P<kind>[+-]\d+/[+-]\d+)カウンター(?:が)?\s*(?P<number>\d+)[個つ](?:(?:乗って|置かれて)(?:いる|ある))?$"
)
"""Counters behind a card without brackets."""
_KIND_BEFORE_NAME = re.compile(
    r"(?P<kind>(?:legendary )?(?:planeswalker|artifact|enchantment|land))\s+"
    r"(?P<name>[A-Z][^\d{}\ue000-\uf8ff]*?)(?P<tail>\s+(?:with|at)\s.*)?"
    r"|(?P<kind_ja>プレインズウォーカー|アーティファクト|エンチャント)の(?P<name_ja>[^\d{}\ue000-\uf8ff]+)"
)
"""What kind of card it is before its name alone: planeswalker Jay."""
_PARTING = re.compile(r"\s+|(?<=[^\x00-\x7f])の")
"""What parts the kind of a card from its name behind it."""
_NAME_BEHIND = re.compile(
    r"[A-Z][\w'-]*(?:,?\s+(?:(?:of|the|and)\s+)*[A-Z][\w'-]*)*|(?=[^\x00-\x7f])[^\s\d{}()\ue000-\uf8ff]+"
)
"""A name behind the kind of its card."""
_LONG_KIND = 4
"""Characters of a Japanese kind before の: a short one is part of a name whose card has a cost (白の騎士 {W}{W})."""
_FIRST_DESCRIBED = re.compile(rf"(?:\{{[^{{}}]*\}}\s*)+|[\d*X]+/[\d*X]+|\d{{3,}}|{QUOTE}")
"""What a description begins with: behind it the kind of a card is no part of its name."""
_KINDS_BEFORE_SIZE = re.compile(r"([a-z][a-z -]*?)\s+([\d*X]+/[\d*X]+)\s+(?=[A-Z])")
_FURTHER = ("another", "a second", "a third", "a further", "an additional", "one more")
_ARTICLES = dict.fromkeys((*_FURTHER, "a", "an", "the"), "1")
_FIRST = re.compile(
    rf"(\d+|{'|'.join((*_FURTHER, *NUMBERS, *_ARTICLES))})\s*(?:x\s+|×\s*|枚の|体の|\s+)(?=\S)", re.IGNORECASE
)
_LAST = re.compile(
    r"(.*?\S)(?:(?<![A-Za-z])|\s)\s*(?:x|×)\s*(\d+)(?:枚|体|つ|個)?$|(.*?[^\s\d/+-])\s*(\d+)\s*(?:枚|体|つ|個)$|(.*\S)\s+(\d+)\s*(?:枚|体|つ|個)$",
    re.IGNORECASE,
)
_LAST_JAPANESE = re.compile(r"(.*[^\x00-\x7f\d])(?:(\d{1,2})|\s+(\d{1,2}))$")
"""A number that has three digits or more is a power (剣士 3000), no count."""
_MANY = re.compile(r"(\d+)\s*(?:枚|cards?|unknown cards?|unknown)$|(?:枚数|cards?)\s*(\d+)$|(\d+)$", re.IGNORECASE)
_DESCRIBED = re.compile(rf"{QUOTE}|\{{|(?<![\w+-])[\d*X]+/[\d*X]+(?!\w)|(?<=[\s{QUOTE[1:-1]}])\d{{3,}}(?!\w)")
"""Where a card begins to be described: a text, a cost, a size."""
_EMPTY = frozenset(("empty", "none", "nothing", "no cards", "なし", "0枚", "空"))


@dataclass(frozen=True, slots=True)
class Mention:
    """One clause that puts cards somewhere.

    Attributes:
        name: the card as it is called; empty for cards that nobody knows.
        count: how many.
        facts: what is said of them, a text for each fact.
        words: how the card is described, None where it is only named.
        player: whose line it stands in; empty in the line of a zone.
        zone: where they lie.
        line: number of the line.
        number: the number behind its name, by which it may be told from others of its name; 0 where none stands there.
        again: facts that are told of it in a sentence of its own.
        of_a_kind: only its type is said (a land card): enough for what lies in a graveyard and is looked at, not to be played.
    """

    name: str
    count: int
    facts: tuple[str, ...] = ()
    words: CardWords | None = None
    player: str = ""
    zone: str = ""
    line: int = 0
    number: int = 0
    again: tuple[str, ...] = ()
    of_a_kind: bool = False

    def of(self, player: str, zone: str, line: int) -> Mention:
        """Return the mention in its place.

        Raises:
            NotationUnclear: only the type of a card is said that lies where it may do something.
        """
        if self.of_a_kind and line and zone not in _LOOKED_AT and not (self.is_any_land and zone == "battlefield"):
            raise NotationUnclear(phrase("which card is meant by {name!r}?", name=self.name), self.name)
        return replace(self, player=player, zone=zone, line=line)

    @property
    def is_any_land(self) -> bool:
        """Tell whether it is a land of which nothing more is said: it may tap for mana of any color, which is said aloud."""
        return self.of_a_kind and self.name in _LANDS


_LANDS = frozenset(("land card", "土地・カード"))
"""Lands of which nothing else is said."""
_LOOKED_AT = frozenset(("graveyard", "exile"))
"""Zones of which an effect mostly asks what types of cards lie there."""
_OF_A_KIND = re.compile(
    r"(?P<en>(?:(?:artifact|enchantment|legendary|basic) )*(?:land|creature|instant|sorcery|artifact|enchantment|planeswalker))"
    r"(?:s|(?<=sorcer)ies)?(?: cards?)?"
    r"|(?P<ja>土地|クリーチャー|インスタント|ソーサリー|アーティファクト|エンチャント|プレインズウォーカー)(?:・?カード)?",
    re.IGNORECASE,
)
"""A card of which only its type is said: a land card, two creatures, インスタント・カード."""


def _of_a_kind(plain: str, count: int) -> Mention | None:
    """Return a card of which only its type is said, as one without text and mana cost; None where more is said, or less."""
    status = re.match(r"(?:un)?tapped (?=land)|open (?=land)", plain)
    said = _OF_A_KIND.fullmatch(plain[status.end() if status else 0 :].replace("sorceries", "sorcery"))
    if said is None:
        return None
    facts = (status.group().strip(),) if status is not None and status.group() != "open " else ()
    name = f"{said['en'].casefold()} card" if said["en"] else f"{said['ja']}・カード"
    kind = said["en"] or said["ja"]
    words = CardWords(name, "", "", "", kind.casefold())
    words = replace(words, text="{T}: Add one mana of any color.", rest="basic land") if name in _LANDS else words
    return Mention(name, count, facts, words, of_a_kind=True)


def named_by_kind(name: str) -> Bilingual | None:
    """Return what is taken for granted of a card that is called by its type, since nothing else was said of it; else None."""
    if not name.endswith((" card", "・カード")) or _OF_A_KIND.fullmatch(name) is None:
        return None
    if name in _LANDS:
        return Bilingual(
            f"{name}はタイプのほかは何も言われていない: 好きな色のマナを1点出せる基本土地とする",
            f"only the type of the {name} is said: taken as a basic land that taps for one mana of any color",
        )
    return Bilingual(
        f"{name}はタイプのほかは何も言われていない: 文章もマナ・コストもないものとする",
        f"only the type of the {name} is said: taken to have no text and no mana cost",
    )


_SIZE_INSIDE = re.compile(r"\d/\d+[ぁ-んァ-ヶ一-龠]")
"""A size that stands in a name."""
_JOINED_INSIDE = re.compile(r"\b(?:and|or) (?:an?|the|his|her|their)$")
"""An article that ends a name: what stood behind it was taken for a kind (a Forest and an instant)."""
_TOLD_INSIDE = re.compile("を持(?:つ|った|って)|持ちの|(?:付|つ)きの")
"""What a card has that is described in words that are not read: no part of its name."""


def _refuse_no_name(name: str, rest: str, shown: str, *, one: bool) -> None:
    """Refuse what stands where the name of a described card is, and is none.

    Raises:
        NotationUnclear: it is none.
    """
    if _SIZE_INSIDE.search(name) or _TOLD_INSIDE.search(name):  # 熊 2/2か狼 3/3: not joined in words that are read
        raise NotationUnclear(phrase("which cards are meant by {name!r}?", name=shown[:60]), shown)
    not_all_read = re.match(r"[a-z]+(?:[ -][a-z]+)* [A-Z]", name) and not one
    if not_all_read or (re.fullmatch(r"[a-z][a-z ]* [a-z ]+", name) and re.match(r"[A-Z]", rest)):
        # untapped red 2/2 Goblin: its name stands behind, and not all before is understood
        raise NotationUnclear(
            phrase("which card is meant by {name!r}?", name=shown[:60]), shown, hint=phrase("begin with its name")
        )


def mention_of(clause: str, grammar: NotationGrammar, quotes: Quotes, *, one: bool = False) -> Mention | None:
    """Return what a clause mentions; None where the clause says that a zone is empty.

    Args:
        clause: the clause.
        grammar: the game's notation.
        quotes: the quoted texts.
        one: it describes one card, so that a number that its name begins with is no count.

    Raises:
        NotationUnclear: there is no name in it, or too many objects are wanted.
    """
    plain = grammar.words.braced(clause.strip())
    if plain.casefold() in _EMPTY and not one:
        return None
    many = None if one else _MANY.fullmatch(plain)
    if many is not None:
        return Mention("", _counted(next(group for group in many.groups() if group)))
    plain, facts, further = _with_brackets_read(plain, grammar)
    count, number = 1, 0
    if not one:
        plain, counters = _without_counters_behind(plain)
        facts += counters
        tail = plain.rsplit(maxsplit=1)[1:]
        numbered = bool(tail) and tail[0][-1:].isdecimal() and not tail[0].isdecimal()
        is_fact = numbered and grammar.reads(tail[0], "fact", Words((), (), quotes)) is not None
        plain, count, number = (plain, 1, 0) if is_fact else _count(plain)  # 忠誠度5 is no number of cards
        plain = _name_before_kind(plain, grammar)
    plain, tokens = _name_before_size(plain, grammar.words.kinds, one=one)
    facts += tokens
    described = _DESCRIBED.search(plain)
    if described is None and not further:
        if not one and not facts and (kind := _of_a_kind(plain, count)) is not None:
            return kind
        name, more = _with_facts(plain, grammar)
        return Mention(_named(name, clause, quotes), count, (*more, *facts), number=number)
    texts = [quotes.text(sign) for sign in re.findall(QUOTE, plain)]
    name, rest = _name_and_description(plain, described.start() if described else len(plain), grammar.words.kinds)
    if count == 1 and not one and is_japanese(name):
        name, count, number = _count(name.strip())
    rest, cost, size = _without_cost_and_size(rest, name)
    if not name.strip(" 　・:") and size and not one:
        name = f"{_unnamed(rest, clause, grammar)} {size}"
    rest, more = _with_facts(_without_with(" ".join(rest.split()), grammar.words.kinds), grammar)
    kinds = [fact for fact in facts if typed(fact, grammar.words.kinds)]
    rest = " ".join((rest, *kinds)).strip()
    facts = [fact for fact in facts if fact not in kinds]
    name = _named(name, clause, quotes)
    _refuse_no_name(name, rest, quotes.back(clause), one=one)
    text = "\n".join(texts).replace("\\n", "\n") if texts else None
    return Mention(name, count, (*more, *facts), CardWords(name, text, cost, size, rest, tuple(further)), number=number)


def _with_brackets_read(plain: str, grammar: NotationGrammar) -> tuple[str, list[str], list[tuple[str, str]]]:
    """Return a clause without what its brackets say, the facts that they say, and costs that have a name of their own.

    Raises:
        NotationUnclear: a cost is named twice.
    """
    plain, inner = _without_brackets(plain)
    plain, further = further_costs(plain, grammar.words.further_costs)
    facts: list[str] = []
    for fact in (as_size_said(fact) for group in inner for fact in clauses(group, ",;")):
        rest, costs = further_costs(fact, grammar.words.further_costs)
        further += costs
        facts += [rest] if rest or not costs else []
    twice = next((cost for cost, _symbols in further if [one for one, _ in further].count(cost) > 1), None)
    if twice is not None:
        raise NotationUnclear(phrase("{name} is named twice", name=twice), twice)
    return plain, facts, further


_SIZE_AND_WORDS = re.compile(r"(?:(?P<size>[\d*]+/[\d*]+)(?: with)?(?: |$))?(?P<words>[a-z][a-z, -]*)")
"""A size and keywords in brackets behind a name, or these alone."""
_COLOURS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
"""Colours by the symbols of a mana cost (105.2)."""


def told_again(name: str, inner: str, grammar: NotationGrammar, quotes: Quotes) -> tuple[str, ...]:
    """Return the facts in brackets behind the name of a known card, without what that card prints and what is told again.

    Args:
        name: the name.
        inner: what stands in the brackets.
        grammar: the game's notation.
        quotes: the quoted texts.

    Raises:
        NotationUnclear: the card does not print it.
    """
    facts = [as_size_said(one) for one in clauses(inner, ",;")]
    filed = spoken_card(name, grammar.game) if facts else None
    left: list[str] = []
    for fact in facts:
        said = _SIZE_AND_WORDS.fullmatch(fact)
        if filed is None or said is None or grammar.reads(fact, "fact", Words((), (), quotes)) is not None:
            left.append(fact)
        elif _prints(filed.definition, said["words"], grammar.words.kinds):
            left += [as_size_said(said["size"])] if said["size"] else []
        elif typed(said["words"], grammar.words.kinds):
            raise NotationUnclear(
                phrase("the card {name} does not print {words!r}", name=filed.name, words=said["words"]), fact
            )
        else:
            left.append(fact)
    return tuple(left)


def _prints(card: Mapping[str, Json], said: str, kinds: frozenset[str]) -> bool:
    """Tell whether a card prints each keyword and kind that is said of it."""
    colours = (colour for sign, colour in _COLOURS.items() if sign in str(card.get("cost", "")))
    printed = " ".join((*(str(card.get(key, "")) for key in ("types", "text")), *colours)).casefold()
    words = [one.strip(",") for one in said.casefold().split() if one != ","]
    while words:
        lengths = [
            length
            for length in range(len(words), 0, -1)
            if (typed(piece := " ".join(words[:length]), kinds) or piece.startswith("protection from "))
            and re.search(rf"\b{re.escape(piece)}\b", printed)
        ]
        if not lengths and words[0] != "and":
            return False
        words = words[lengths[0] if lengths else 1 :]
    return True


def as_size_said(fact: str) -> str:
    """Return a size that stands alone in brackets as what is said of a card (Tarmogoyf (5/6)); anything else as it is."""
    return f"currently {fact}" if re.fullmatch(r"[\d*]+/[\d*]+", fact.strip()) else fact


def _without_counters_behind(plain: str) -> tuple[str, list[str]]:
    """Return a clause without the counters that are said behind a name, and these as a fact."""
    counters = _COUNTERS_BEHIND.search(plain)
    if counters is None:
        return plain, []
    return plain[: counters.start()].strip(), [f"{counters.group('kind')}カウンター{counters.group('number')}個"]


def _name_before_kind(plain: str, grammar: NotationGrammar) -> str:
    """Return a clause in which a card's kind stands behind its name (legendary creature Ox 2/2 is Ox legendary creature 2/2)."""
    for parting in _PARTING.finditer(plain):
        kind, rest = plain[: parting.start()], plain[parting.end() :]
        whole = parting.group() != "の" or len(kind) >= _LONG_KIND or "{" not in plain
        name = _NAME_BEHIND.match(rest)
        if not whole or name is None or not typed(kind, grammar.words.kinds):
            continue
        if (kind.islower() or is_japanese(kind)) and not typed(_PARTING.split(rest)[0], grammar.words.kinds):
            described = rest[name.end() :].strip()
            first = _FIRST_DESCRIBED.search(described)
            end = first.end() if first is not None else 0
            begun, more = described[:end], described[end:]
            return " ".join(f"{name.group()} {begun} {kind} {more}".split())
    match = _KIND_BEFORE_NAME.fullmatch(plain)
    if match is None or not typed(match.group("kind") or match.group("kind_ja"), grammar.words.kinds):
        return plain
    called = match.group("name") or match.group("name_ja")
    return f"{called} {match.group('kind') or match.group('kind_ja')}{match.group('tail') or ''}"


def further_costs(text: str, names: Mapping[str, tuple[str, str]]) -> tuple[str, list[tuple[str, str]]]:
    """Return words without the costs among them that have a name of their own (catalyst {red}{red}), and these.

    Args:
        text: the words.
        names: names of such costs, with their words in both languages.
    """
    found: list[tuple[str, str]] = []
    for cost, (english, japanese) in names.items():
        said = re.compile(
            rf"(?:(?:with\s+(?:an?\s+)?)?\b{english}(?:\s+(?:cost|of))*|{japanese}(?:コスト)?(?:は|が)?)\s*:?\s*((?:\{{[^{{}}]*\}}\s*)+)",
            re.IGNORECASE,
        )
        found += [(cost, one.strip()) for one in said.findall(text)]
        text = said.sub(" ", text)
    return (" ".join(text.split()) if found else text), found


def _is_nameless(plain: str, kinds: frozenset[str]) -> bool:
    """Tell whether nothing is said behind a size but what kind of card it is (a 2/2 flyer, 3/3 飛行)."""
    size = re.match(r"[\d*X]+/[\d*X]+(?:\s+|の|(?=[^\s\w])|$)", plain)
    behind = re.sub(rf"{QUOTE}|\{{[^{{}}]*\}}", " ", plain[size.end() :]).strip() if size is not None else ""
    return size is not None and (not behind or typed(behind, kinds))


def _unnamed(rest: str, clause: str, grammar: NotationGrammar) -> str:
    """Return what a card is called of which only the size is said: by what it does (a 2/2 flyer), else by its kind."""
    doers = [kind for kind in grammar.words.kinds if kind.endswith("er") and rest.strip().casefold().startswith(kind)]
    english, japanese = grammar.words.unnamed
    return max(doers, key=len).title() if doers else japanese if is_japanese(clause) else english


def _name_before_size(plain: str, kinds: frozenset[str], *, one: bool) -> tuple[str, list[str]]:
    """Return a clause with its name before its size, without the word that it is a token, and that fact.

    Args:
        plain: the clause.
        kinds: words for kinds of cards.
        one: it describes one card, whose name may hold any of these words.
    """
    tokens: list[str] = []
    if not one and _is_nameless(plain, kinds):
        return plain, tokens
    if (japanese := _SIZE_FIRST_JAPANESE.match(plain)) is not None:
        plain = f"{japanese.group(2)} {japanese.group(1)}{plain[japanese.end() :]}"
        tokens += ["token"] if japanese.group(3) else []
    if one:
        return plain, tokens
    if (named_token := _TOKEN.search(plain)) is not None:
        plain = f"{plain[: named_token.start()]} {plain[named_token.end() :]}".strip()
        tokens.append("token")
    before = _KINDS_BEFORE_SIZE.match(plain)
    if before is not None and typed(before.group(1).replace(" and ", " "), kinds):
        plain = f"{before.group(2)} {before.group(1)} {plain[before.end() :]}"  # white 1/1 Bird
    return plain, tokens


def _name_and_description(plain: str, start: int, kinds: frozenset[str]) -> tuple[str, str]:
    """Return the name in a clause, and what is said of the card without its texts.

    Args:
        plain: the clause.
        start: where the description begins; the name stands before it, else behind the size that begins it.
        kinds: words for kinds of cards.
    """
    name, rest = plain[:start], re.sub(QUOTE, " ", plain[start:])
    if name:
        words = name.split()
        line = next((place for place, word in enumerate(words) if word in ("-", "–", "—", "―")), 0)
        while line > 1 and typed(words[line - 1], kinds):
            words, rest, line = (
                words[: line - 1],
                f"{' '.join(words[line - 1 :])} {rest}",
                line - 1,
            )  # 剣 アーティファクト ― 装備品
        while len(words) > 1 and is_japanese(words[-1]) and typed(words[-1], kinds):
            rest = f"{rest} {words.pop()}"  # 蛇 接死 3/3: what it can do is no part of its name
        return " ".join(words) if len(words) < len(name.split()) else name, rest
    before = _kinds_before_name(plain, kinds)
    if before is not None:
        plain = f"{plain[: before[0]].rstrip()} {plain[before[1] :]}"  # 1/1 white Soldier: a Soldier that is white
    size = _SIZE_FIRST.match(plain)
    if size is not None and not _is_nameless(plain, kinds):
        end = _name_end(plain, size.end(), kinds)
        name, rest = plain[size.start(2) : end], f"{size.group(1)} {re.sub(QUOTE, ' ', plain[end:])}"
    return name, rest if before is None else f"{rest} {before[2]}"


def _without_cost_and_size(rest: str, name: str) -> tuple[str, str, str]:
    """Return a description without the cost and the size in it, and these two.

    Raises:
        NotationUnclear: it says a cost or a size in two places.
    """
    costs = re.findall(r"\{[^{}]*\}(?:\s*\{[^{}]*\})*", rest)
    sizes = re.findall(r"(?<![\w+-])[\d*X]+/[\d*X]+(?!\w)", rest)
    if len(costs) > 1 or len(sizes) > 1:
        first, second = (costs if len(costs) > 1 else sizes)[:2]
        what = phrase("the cost") if len(costs) > 1 else phrase("the size")
        raise NotationUnclear(
            phrase(
                "{key} of {name} is said twice: {first} and {second}",
                key=what,
                name=name.strip(),
                first=first,
                second=second,
            ),
            second,
            hint=phrase("say it once"),
        )
    cost = "".join(re.findall(r"\{[^{}]*\}", rest))
    rest = re.sub(r"\{[^{}]*\}", " ", rest)
    pair = re.search(r"(?<![\w+-])([\d*X]+/[\d*X]+|\d{3,})(?!\w)", rest)
    return (rest, cost, "") if pair is None else (rest.replace(pair.group(1), " ", 1), cost, pair.group(1))


def _kinds_before_name(text: str, kinds: frozenset[str]) -> tuple[int, int, str] | None:
    """Return where words between a size and a name say what kind of card it is (1/1 white Soldier), and the words."""
    size = re.match(r"[\d*X]+/[\d*X]+\s+", text)
    end = size.end() if size is not None else 0
    while size is not None:
        said = (
            re.match(rf"(?:and\s+)?([a-z][\w'-]*{more})\s+(?=[A-Za-z])", text[end:])
            for more in (r"\s+[a-z][\w'-]*", "")
        )
        word = next((one for one in said if one is not None and typed(one.group(1), kinds)), None)
        if word is None:
            break
        end += word.end()
    return (size.end(), end, text[size.end() : end].strip()) if size is not None and end > size.end() else None


def _name_end(text: str, end: int, kinds: frozenset[str]) -> int:
    """Return where a name ends of which the first word is known: the words after it that are capital and no kind belong to it."""
    while (
        further := re.match(r"\s+(?:(?:of|the|and)\s+)*[A-Z][\w'-]*(?=\s|$|[\ue000-\uf8ff{])", text[end:])
    ) is not None:
        if typed(further.group().split()[-1], kinds):
            break
        end += further.end()
    return end


@once_for_each
def _by_first_sign(kinds: frozenset[str]) -> Mapping[str, Sequence[str]]:
    """Return words by the sign that they begin with: few of hundreds can stand where a text begins so."""
    found: dict[str, list[str]] = {}
    for kind in kinds:
        found.setdefault(kind[:1], []).append(kind)
    return found


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def typed(text: str, kinds: frozenset[str]) -> bool:
    """Tell whether words say nothing but what kind of card it is: types, colours, keywords (伝説のプレインズウォーカー)."""
    plain = re.sub(r"^(?:with|and|の|で|、|,|・)\s*", "", text.strip().casefold())
    if not plain:
        return False
    for kind in _by_first_sign(kinds).get(plain[0], ()):
        if plain == kind:
            return True
        if plain.startswith(kind):
            rest = plain[len(kind) :]
            if (is_japanese(kind) or not rest[0].isalnum()) and typed(rest.lstrip("・,、& の"), kinds):
                return True
    return False


def _without_with(text: str, kinds: frozenset[str]) -> str:
    """Return what is said of a card without the words that join its keywords (2/2 with flying and trample)."""
    words = text.split(" ")
    joined = [
        word
        for place, word in enumerate(words)
        if word.casefold() not in ("with", "and")
        or not any(typed(" ".join(words[place + 1 : end]), kinds) for end in range(place + 2, place + 4))
    ]
    return " ".join(joined)


def _named(name: str, clause: str, quotes: Quotes) -> str:
    name = name.strip(" 　・:")
    if not name or ":" in name or _JOINED_INSIDE.search(name) or re.match(r"[\d*X]+/[\d*X]+(?:で|を|に)", clause):
        shown = quotes.back(clause)
        raise NotationUnclear(
            phrase("which card is meant by {name!r}?", name=shown[:60]), shown, hint=phrase("begin with its name")
        )
    return name


_OWN_BRACKETS = ("プロテクション", "呪禁")
"""Keywords that are printed with a bracket of their own."""


def _without_brackets(text: str) -> tuple[str, list[str]]:
    found: list[str] = []
    plain, begun, depth = "", 0, 0
    for place, sign in enumerate(text):
        if sign == "(":
            depth += 1
            begun = place + 1 if depth == 1 else begun
        elif sign == ")":
            depth -= 1
            if not depth and plain.endswith(_OWN_BRACKETS):
                plain += f"({text[begun:place]})"
            elif not depth:
                found.append(text[begun:place])
                plain += " "
        elif not depth:
            plain += sign
    return " ".join(plain.split()), found


def _counted(number: str) -> int:
    plain = number.casefold()
    count = int(_ARTICLES.get(plain) or NUMBERS.get(plain) or plain)
    if count > MOST:
        raise NotationUnclear(phrase("more than {most} of one card", most=MOST), number)
    return count


def _count(text: str) -> tuple[str, int, int]:
    """Return words without the number in them, how many cards that says, and the number where it may be a name's own (熊1)."""
    first = _FIRST.match(text)
    if first is not None:
        return text[first.end() :], _counted(first.group(1)), 0
    last = _LAST.fullmatch(text)
    if last is not None:
        name, number = (group for group in last.groups() if group)
        return re.sub("[がを]$", "", name), _counted(number), 0
    japanese = _LAST_JAPANESE.fullmatch(text)
    if japanese is not None and is_japanese(text):
        count = _counted(japanese.group(2) or japanese.group(3))
        return japanese.group(1), count, count
    return text, 1, 0


def _with_facts(text: str, grammar: NotationGrammar) -> tuple[str, list[str]]:
    """Return the words before those with which a fact begins, and the facts (Elf blocking Dreadmaw)."""
    for match in re.finditer(r"(?:^|(?<=\s))[^\W\d]", text):
        said = text[match.start() :].strip()
        if not match.start() and spoken_card(said, grammar.game) is not None:
            continue  # 前兆の壁: a name may begin as what tells since when something is there
        if text[: match.start()].rstrip().endswith((",", " of")):
            continue  # what stands together with a comma or "of" is one name (Ulamog, the Infinite Gyre; Keep of the Vale)
        first = said.split(" ")
        if typed(first[0], grammar.words.kinds) or typed(" ".join(first[:2]), grammar.words.kinds):
            continue
        if (match.start() or not text[:1].isupper()) and grammar.begins(said, "fact"):
            return text[: match.start()].strip(), [said]
    return text, []
