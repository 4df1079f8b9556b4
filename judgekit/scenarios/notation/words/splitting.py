"""Table notation cut into statements and clauses; what is quoted stands aside, so that no comma of card text parts anything."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from judgekit.core.data_classes import dataclass, field, replace
from judgekit.core.filling import filled, forms, forms_beside, in_other_words
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.words.asked_in_japanese import asked_plainly, told_as_asked
from judgekit.scenarios.notation.words.english.asking import questions_in
from judgekit.scenarios.notation.words.english.bands_told import with_bands_in_attacks
from judgekit.scenarios.notation.words.english.choices_told import told_with_its_deed
from judgekit.scenarios.notation.words.english.in_short import with_headings_in_one
from judgekit.scenarios.notation.words.english.retelling import Telling
from judgekit.scenarios.notation.words.english.told_of_before import with_what_is_said_of_all
from judgekit.scenarios.notation.words.english.told_so_far import ONE_SHIELD
from judgekit.scenarios.notation.words.faults import NotationUnclear, not_understood
from judgekit.scenarios.notation.words.japanese.claims import with_exclamations_apart, without_cries
from judgekit.scenarios.notation.words.japanese.laid_out import LaidOut
from judgekit.scenarios.notation.words.japanese.left_out import DEED_OF_NOBODY, with_what_is_left_out
from judgekit.scenarios.notation.words.japanese.nameless_creatures import with_nameless_creatures
from judgekit.scenarios.notation.words.japanese.of_all_players import of_another, of_each_player
from judgekit.scenarios.notation.words.japanese.on_a_phone import in_full
from judgekit.scenarios.notation.words.japanese.plain_ends import with_plain_ends
from judgekit.scenarios.notation.words.japanese.results_told import CAME_JA, results_apart
from judgekit.scenarios.notation.words.japanese.told_beside import with_answers_bare, with_next_turns
from judgekit.scenarios.notation.words.japanese.turns_of_speech import in_plain_turns
from judgekit.scenarios.notation.words.japanese_clauses import plainly
from judgekit.scenarios.notation.words.japanese_verbs import SUPPOSED
from judgekit.scenarios.notation.words.joined_japanese import joined_as_written
from judgekit.scenarios.notation.words.names_aside import CARD, FIRST, LAST, NamesAside
from judgekit.scenarios.notation.words.spoken_forms import as_written
from judgekit.scenarios.notation.words.states_told import amounts_apart, with_states, without_enough
from judgekit.scenarios.notation.words.told_in_items import InItems
from judgekit.scenarios.notation.words.verb_by_verb import verb_by_verb

LARGEST = 20_000
"""Characters."""
FIRST_QUOTE, LAST_QUOTE = 0xE000, 0xF8FF
"""Characters of private use: each stands for a quoted text."""
QUOTE = f"[{chr(FIRST_QUOTE)}-{chr(LAST_QUOTE)}]"

_PAIRS = {'"': '"', "“": "”", "「": "」", "『": "』"}
_SIGNS = str.maketrans({"、": ",", "，": ",", "；": ";", "：": ":", "。": ";", "’": "'", "−": "-", "–": "-"})
_SHORT = re.compile(r"\b(do|does|did|is|are|ca|will|would)n't\b", re.IGNORECASE)
_SHORT_IS = re.compile(r"\b(what|who|where|how|it)'s\b", re.IGNORECASE)
_CALLED = re.compile(r"\bplayer ([A-H])\b(?!')|プレイヤー([A-H])(?![A-Za-z])", re.IGNORECASE)
_JOINING_JA = (
    "対応して|そして|次に|次いで|その後(?:に|で)?|そのあと(?:に|で)?|それから|続いて|続けて|さらに|今度は|最後に|その次に"
    "|すると|まず|最初に"
)
"""Japanese words that join what is done to what was done before."""
_OF_NOBODY = re.compile(r"\s*(?:割(?:った|られた|れた)|ブレイク(?:した|された|する|される))(?:の|シールド)は")
"""What is told behind a deed and is not done by who did that: 割ったのは罠."""
_BEGINS_WITH_JOINING = re.compile(rf"\s*(?:{_JOINING_JA}),?\s*[A-H](?![A-Za-z])")
_LED = re.compile(rf"(?:(?P<response>対応して)|{_JOINING_JA}),?\s*(?=[A-H](?![A-Za-z]))")
"""Such words at the beginning of a statement."""
_THEN = "そのあと,"
_LATER = re.compile("(?:その(?:後|あと|次)|それから|次に|次いで|続けて|続いて)(?:に|で)?,?\\s*")
"""That something is done behind what was done, not beside it; it stays said, as _THEN."""
_OWN = re.compile(
    r"([A-H])(?:の|'s )(?:(?P<life>(?:残り)?ライフ|life(?: total)?)\s*(?:は|が|is|at|:)?\s*(?P<number>\d+)点?"
    r"|(?P<zone>[^\W\d_][\w ]{0,15}?)\s*(?:は|is|has)\s*(?P<held>\d+\s*(?:枚|cards?)?|なし|空|empty))(?:です|である|だ)?"
)
"""What one player has, said as a sentence: B's life is 3, Aの手札は2枚."""
_LIFE_AND = re.compile(r"^([A-H])のライフは(\d+)点?で(?!す|あ),?\s*(?=\S)")
_THERE_IS = re.compile(r"(?<=[^\s\x00-\x7f])が(?:いる|ある|います|あります|出ている)$")
_ACTS = (
    r"has|is (?:at|on)|controls|owns|blocks?|chumps?|attacks?|casts?|activates?|passes|concedes|responds?|chooses|does(?:n't)?|"
    r"plays|defends|uses|summons|equips|takes|lets|keeps|sacrifices|swings"
)
"""What a player does or has, behind the letter."""
_OF_PLAYERS = (
    r"(?:life(?: total)?|hand|graveyard|library|deck|board|battlefield|mana zone|shields?|battle zone|dust|stones?)"
)
_ZONE_OF = re.compile(r"([A-H])(?:'s |の)([^\W\d_][\w ]{0,20}?)\s*:(?!/)")
_OF_PLAYER = re.compile(r"(?:the |in the )?([^\W\d_][A-Za-z ]{0,20}?) of (?:player )?([A-H])\s*:(?!/)")
"""A zone before its player: hand of A."""
_PLAYER = re.compile(r"\s*(?!(?:ダメージ|割り振り)[^\s:]*順|damage)([^\W\d_][^\s:;,(){}]{0,15})\s*:(?!/)")
_SHORT_PLAYER = re.compile(
    r"\s*([A-H])\s*(?::|(?='s\b)|(?=\s+[A-Z]?[a-z])|(?=,\s+(?:at|on|who|with|now)\b)|(?=[がはの])"
    r"|(?=\s+\([^()]*\d[^()]*\)\s+[a-z]))"
)
_SENTENCE_ENDS = re.compile(
    rf"(?:(?<![A-Za-z])(?!(?:Mr|Ms|Dr|St|Mt|Sr|Jr|vs)$)[A-Za-z]{{2}}"
    rf"|[A-Za-z]{{3}}|[\d)}}{QUOTE[1:-1]}]|\b[A-H])$"
)
_SENTENCE_BEGINS = re.compile(
    r"\s+(?:[A-Z][a-z]|I(?:['’](?:m|ve|ll|d)\b| (?=[a-z]))"
    r"|\d+ (?:[a-z]+ )?(?:mana|shields?|cards? in (?:hand|mana)|to|on)\b)"
)
"""A full stop behind a whole word and before a capital parts two sentences; behind Mr or St it belongs to a name."""
_AT_A_TIME = re.compile(r"(?:^|[.;])\s*(?:(?:in|at|during|on)\s+(?!response)[a-z][a-z ]*|after combat)$", re.IGNORECASE)
"""When in the turn something is done, which is said with the deed behind it."""
_WHOSE_TURN = re.compile(r"(?:^|[;.])\s*[A-H](?:のターン(?:中|に|で)?|'s turn)$")
"""Whose turn it is, before what is done in it."""
_NEXT_PLAYER = re.compile(
    rf"\s*(?:(?:and |but |while )?(?:then\s+)?)?[A-H]"
    rf"(?:\s*:(?!/)|\s+(?:{_ACTS}|[a-z]+s)\b|'s {_OF_PLAYERS} (?:is|are|has)\b|[はが])"
)
_JOINS = re.compile(
    r"(?:(?P<response>in response(?: to [^,]+)?|対応して|.{1,20}に対応して)|(?:and )?(?:then|next|after(?:wards?| that| this))|"
    rf"{_JOINING_JA})$",
    re.IGNORECASE,
)
"""Words before a comma that only join what comes after to what was before; a response is said with the deed."""
_OPENING = re.compile(r"\(\s*(?P<further>then\b\s*[,:]?|続けて\s*[,:]?)?", re.IGNORECASE)
"""What begins a variation: a bracket, and whether it goes on behind the line above."""
_NAMED = re.compile(
    r"(?P<before>[(,]\s*)(?:(?P<said>naming(?! (?:white|blue|black|red|green|(?-i:[A-H]))\b)|(?:chosen )?creature type\b(?:\s*:"
    r"|\s+is\b)?|クリーチャー・?タイプ\s*[:は])\s*"
    rf"(?P<named>[^\s(),;:?={QUOTE[1:-1]}][^(),;:?={QUOTE[1:-1]}]*)"
    rf"|(?P<specified>[^\s(),;:?={QUOTE[1:-1]}][^(),;:?={QUOTE[1:-1]}]*?)\s*(?P<behind>を指定(?:した)?))(?=\s*(?:[),;]|$))",
    re.IGNORECASE,
)
"""A name or a type that was chosen for a permanent: of a card that need not be in the game, so no word of the situation."""
_NEXT_WITH_COLON = re.compile(r"\s*[A-H](?:'s [a-z ]{3,16})?\s*:(?!/)")
_SEVERAL_OWN = re.compile(r"(?<=[a-z]s)'(?= [a-z])")
"""The sign behind several that own something: the Bears' power."""
_LETTERS = re.compile(r"(?<![A-Za-z\d_'/{+-])[B-H](?![A-Za-z\d_/}-])")
"""Players who are called by letters."""
_WHOLE = {"ca": "can", "wo": "will"}


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement of a notation.

    Attributes:
        kind: "said" (a position or a deed), "asked" (after `?`) or "expected" (after `=`).
        who: what stands before a colon: a player or a zone; may be empty.
        body: the rest, quoted texts as single characters.
        line: number of its line, from 1.
        variation: number of the variation in whose brackets it stands, from 1; 0 on the main line.
        further: that variation goes on behind the line above instead of taking its place.
        place: its place among all statements of the notation.
        typed: a question as it was typed, without its mark; empty where it is not known which words of its line it is.
        of: the only player of whom the question before it asked; empty where there is none.
        supposed: it is a deed on which the question behind it depends.
        then: it is told to be done behind what was done before it (そのあと).
    """

    kind: str
    who: str
    body: str
    line: int
    variation: int = 0
    further: bool = False
    place: int = field(default=0, compare=False)
    typed: str = field(default="", compare=False)
    of: str = field(default="", compare=False)
    supposed: bool = field(default=False, compare=False)
    then: bool = field(default=False, compare=False)


class Quotes:
    """The quoted texts of a notation, each behind a character of its own, and the cards that stand aside.

    Attributes:
        texts: the texts.
        taken: what was taken for granted as sentences were cut.
        cards: the cards of Japanese sentences.
        in_items: descriptions of cards item by item; None where nobody says which game's.
    """

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.taken: list[Bilingual] = []
        self.cards = NamesAside()
        self.in_items: InItems | None = None

    def put(self, text: str) -> str:
        """Keep a text and return the character that stands for it."""
        if FIRST_QUOTE + len(self.texts) > LAST_QUOTE:
            raise NotationUnclear(phrase("too many quoted texts"), text[:20])
        self.texts.append(text)
        return chr(FIRST_QUOTE + len(self.texts) - 1)

    def once(self, text: str) -> str:
        """Return the character that stands for a text, which is kept where it is not yet."""
        return chr(FIRST_QUOTE + self.texts.index(text)) if text in self.texts else self.put(text)

    def text(self, sign: str) -> str:
        """Return the text behind a character."""
        return self.texts[ord(sign) - FIRST_QUOTE]

    def back(self, text: str) -> str:
        """Return words with the quoted texts in quotation marks, for messages."""
        return re.sub(QUOTE, lambda match: f'"{self.text(match.group())}"', text)


def statements_of(text: str, quotes: Quotes) -> list[Statement]:
    """Return the statements of a notation in order, cards as they were written."""
    return as_written_down(with_cards_aside(text, quotes), quotes)


def as_written_down(statements: Iterable[Statement], quotes: Quotes) -> list[Statement]:
    """Return statements with the cards that stood aside as they were written."""
    return [replace(one, who=quotes.cards.back(one.who), body=quotes.cards.back(one.body)) for one in statements]


def with_cards_aside(text: str, quotes: Quotes) -> list[Statement]:
    """Return the statements of a notation in order, the cards of Japanese sentences each behind one character.

    A line that begins with a bracket begins a variation, which goes on until that bracket is closed at the end of a line.

    Args:
        text: the notation; in one line, `;` parts what different players do.
        quotes: takes the quoted texts.

    Raises:
        NotationUnclear: a quotation mark or a bracket is not closed, a variation is empty, or the text is too long.
    """
    if len(text) > LARGEST:
        raise NotationUnclear(phrase("longer than {largest} characters", largest=LARGEST), text[:20])
    found: list[Statement] = []
    variations = begun = 0
    further = False
    straight, typed = _straight(with_answers_bare(text).replace("\\n", "\n"), quotes)
    straight, typed = _gone_on(with_exclamations_apart(quotes.cards.with_names_whole(straight)), typed)
    straight = with_nameless_creatures(straight, quotes.cards.is_kind, quotes.taken)
    players = sorted({"A", "B", *_LETTERS.findall(straight)})
    straight = with_headings_in_one(with_bands_in_attacks(with_what_is_said_of_all(of_each_player(straight, players))))
    straight = "\n".join(map(in_full, in_other_words(straight, _IN_SHORT).split("\n")))
    telling = Telling(quotes.put, players)
    telling.creatures_are_not_attacked = _OTHER_GAME.search(straight) is None
    for number, line in enumerate(_described_in_one_form(straight.split("\n"), quotes), start=1):
        line = _told_in_a_line(line)
        line = told_as_asked(_ARGUED.sub(filled(r"\g<asked>?"), line))
        body = _NAMED.sub(lambda match: _set_aside(match, quotes), _GAME_FIRST.sub(filled(r"\1;"), line)).strip()
        if body[:1] == "(":
            if begun:
                raise NotationUnclear(
                    phrase("a variation begins inside a variation: close that one first"), body[:20], number
                )
            variations, begun = variations + 1, number
            opened = _OPENING.match(body)
            further = opened is not None and bool(opened.group("further"))
            body = body[opened.end() :] if opened is not None else body
        closed = bool(begun) and body[-1:] == ")" and body.count(")") > body.count("(")
        body = body[:-1] if closed else body
        of = variations if begun else 0
        heard = len(telling.taken)
        aside = _BEHIND_A_QUESTION.search(body) if not begun else None
        body = body[: aside.start()] if aside is not None else body
        said = as_typed(list(_of_line(body, number, quotes, telling)), typed[number - 1])
        found.extend(replace(one, variation=of, further=further) if of else one for one in said)
        if aside is not None:  # as in a line of its own
            variations += 1
            behind = _of_line(aside.group("said"), number, quotes, telling)
            found = _with_how_it_is(found, [replace(one, variation=variations) for one in behind], quotes)
        if closed:
            only_heard = not said and len(telling.taken) > heard
            if not only_heard and (not found or found[-1].variation != variations):
                raise NotationUnclear(phrase("nothing stands in the variation"), "()", begun)
            begun, further = 0, False
    if begun:
        raise NotationUnclear(phrase("a bracket is not closed"), "(", begun)
    found = _with_turns_once(found)
    turns = with_next_turns([one.body for one in found], [one.who for one in found])
    found = [replace(one, body=body) for one, body in zip(found, turns, strict=True) if body or not one.body]
    if telling.not_in_library and any(
        _LIBRARY_KNOWN.search(f"{one.who}: {one.body}") for one in found if one.kind == "said"
    ):
        raise not_understood(telling.not_in_library[0])
    found += _claims_asked(found, telling)
    quotes.taken += [one for one in telling.taken if one not in quotes.taken]
    return [replace(one, place=place) for place, one in enumerate(_with_shields_named(found))]


_OTHER_GAME = re.compile(r"\b(?:dm|duel ?masters|magmell)\b|デュエ|\{(?:fire|water|nature|light|dark)", re.IGNORECASE)
_LIBRARY_KNOWN = re.compile(r"\b(?:library|deck)\b(?!: *(?:empty|\d))|山札|ライブラリー", re.IGNORECASE)
"""That something is told of a library, or done with it."""
_A_TURN_COMES = re.compile("in the turn of ([A-H])")


def _with_turns_once(statements: Sequence[Statement]) -> list[Statement]:
    """Return statements in which a turn that comes next is left out where the deed behind it says when in that turn it is done."""
    found: list[Statement] = []
    for one in statements:
        before = _A_TURN_COMES.fullmatch(found[-1].body) if found else None
        if (
            before is not None
            and re.search(rf"(?i:\bin the) [a-z -]+ of {before[1]}(?:,|$)", one.body)
            and one.kind == "said"
        ):
            found.pop()
        found.append(one)
    return found


def _claims_asked(found: Sequence[Statement], telling: Telling) -> list[Statement]:
    """Return questions whether what was told to have come of the last deed is so, behind those that are asked, or that it came."""
    asked = {one.body.casefold() for one in found if one.kind == "asked"}
    last = [one for one in telling.claims if one.deeds == telling.deeds] if asked else []
    line = found[-1].line if found else 0
    claims = [
        Statement("asked", "", one.asked, line, typed=one.told) for one in last if one.asked.casefold() not in asked
    ]
    return claims or ([Statement("said", "", telling.happened, line)] if telling.happened and found else [])


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def _told_in_a_line(line: str) -> str:
    """Return a line in which who plays, the lives, the game and the variant stand in their forms, and a question has its mark."""
    return in_other_words(with_plain_ends(line), _IN_A_LINE)


def _described_in_one_form(lines: Sequence[str], quotes: Quotes) -> list[str]:
    """Return lines in which cards are described in one form and stand aside, once all of them are known."""
    lines = [in_other_words(one, _APART) for one in lines]
    lines = [quotes.in_items.in_one_form(one) for one in lines] if quotes.in_items is not None else lines
    lines = [
        _DESCRIBED_QUOTED.sub(lambda match: match["before"] + quotes.text(match["sign"]).translate(_SIGNS), one)
        for one in lines
    ]
    quotes.cards.learn(lines)
    return [_names_unquoted(line, quotes) for line in lines]


_APART = forms(
    rf"""
# What joins two described cards with blanks around it: 小竜 {{火 3}} 種族: ドラゴン と 炎竜王 {{火 5}}.
(?<=\S) (?:と|および|及び) (?=[^\s{{}}]+\s*\{{) => ,
# A blank between what a card is and the particle behind it: 走兵 {{火 3}} 3000 種族コマンド で.
((?:種族\s*:?\s*[^\s,;]+|\s\d{{3,5}}|{QUOTE})) +(?=[でがをにはと](?:[A-H]|[^\sぁ-ん]|ある|いる)) => \1
# Where what a card is stands right behind its cost: 打撲{{B}}ソーサリー.
(?<=}})(?=[ァ-ヶ一-龠]) => " "
"""
)

_SHIELDS_COUNTED = re.compile(
    r"(?:\d+|one|two|three|four|five|a single|an?) (?:\w+ )?shields?(?: left)?(?! zone)|\bshields:? \d+\b|シールド:? ?\d+枚?"
)


def _with_shields_named(statements: Iterable[Statement]) -> list[Statement]:
    """Return statements in which what one of the shields is stands behind their number."""
    found: list[Statement] = []
    for one in statements:
        if not one.body.startswith(ONE_SHIELD):
            found.append(one)
            continue
        what = one.body.removeprefix(ONE_SHIELD)
        places = [at for at, other in enumerate(found) if other.who == one.who and _SHIELDS_COUNTED.search(other.body)]
        if not places:
            found.append(replace(one, body=f"shields: {what}"))
            continue
        body = re.sub(r"\bshields:? (\d+)\b", r"\1 shields", found[places[-1]].body)
        end = next((place.end() for place in _SHIELDS_COUNTED.finditer(body)), 0)
        found[places[-1]] = replace(found[places[-1]], body=f"{body[:end]}, one is {what}{body[end:]}")
    return found


_BEHIND_A_QUESTION = re.compile(
    r"(?<=\?)\s*\((?!(?:S・?)?トリガー)(?P<said>[^()]*(?:[ぁ-ん]|[A-Za-z'] [A-Za-z]+ )[^()]*)\)[.;\s]*$"
)
"""What a bracket says behind a question."""
_HOW_ONE_IS = re.compile(
    r"(?:[A-H]の)?(?P<what>[^,;()?]+?)(?:は|が)(?P<how>アンタップ|タップ|レスト|ウェイク|召喚酔い)"
    r"(?:状態|済み|中)?(?:(?:し|され)て(?:い)?(?:る|ます))?(?:です|である|だ)?[.]?"
)
"""How something is that is there, in brackets behind a question: 犬はアンタップ."""


def _with_how_it_is(said: Sequence[Statement], behind: Sequence[Statement], quotes: Quotes) -> list[Statement]:
    """Return statements with what a bracket says behind them, as a part of the position where it only says how a thing is.

    What something does by a deed may change how it is: of what deeds speak nothing is put before them.
    """
    match = _HOW_ONE_IS.fullmatch(behind[0].body) if len(behind) == 1 and not behind[0].who else None
    what = quotes.cards.back(match["what"]) if match is not None else ""
    naming = [at for at, one in enumerate(said) if one.kind == "said" and what in quotes.cards.back(one.body)]
    if match is None or len(naming) != 1:
        return [*said, *behind]
    first = naming[0] + 1
    return [*said[:first], replace(behind[0], body=f"{match['what']}は{match['how']}", variation=0), *said[first:]]


_GOES_ON = re.compile(rf"(?:{QUOTE}|[}})]|\d/\d+)(?:と|および|及び)[,\s]*$")
"""What joins a thing that was described to one in the next line: 旗「…」と."""
_GOES_ON_IN_ENGLISH = re.compile(r"(?:and|plus|with|but|while|in|on|under|which|that|who)\b(?!\s*[:=])")
"""How a line begins that goes on with the one before it, which ends in a comma."""


def _gone_on(text: str, typed: list[str]) -> tuple[str, list[str]]:
    """Return a text with what a line joins to the next one in that line; the next one stays as an empty line."""
    lines = text.split("\n")
    if len(lines) != len(typed):
        return text, typed
    for place in range(len(lines) - 2, -1, -1):
        behind = lines[place + 1].strip()
        if behind and behind[0] not in "?=#(" and _PLAYER.match(behind) is None and _GOES_ON.search(lines[place]):
            lines[place], lines[place + 1] = lines[place].rstrip(", ") + behind, ""
            typed = [*typed[:place], typed[place] + typed[place + 1], "", *typed[place + 2 :]]
        elif lines[place].rstrip().endswith(",") and _GOES_ON_IN_ENGLISH.match(behind):
            lines[place], lines[place + 1] = f"{lines[place].rstrip()} {behind}", ""
            typed = [*typed[:place], f"{typed[place]} {typed[place + 1].strip()}", "", *typed[place + 2 :]]
    return "\n".join(lines), typed


_QUOTED = re.compile('「(?:[^「」]|「[^「」]*」)*」|『[^『』]*』|“[^“”]*”|"[^"]*"')
_ASKED_IN = re.compile(r"[^?？]*[?？]")
_BEFORE_A_QUESTION = re.compile(r".*(?:[.;；。]\s|[。；;])\s*")
"""What stands in a line before the sentence that asks."""


def as_typed(said: list[Statement], line: str) -> list[Statement]:
    """Return the statements of a line, each question with the words in which it was typed, where it is plain which they are."""
    texts = Quotes()  # a full stop or a question mark of a card's text ends no sentence
    plain = _QUOTED.sub(lambda match: texts.put(match.group()), line.strip())
    if plain[:1] in ("?", "？"):
        asked = [one.strip(" ;；.") for one in re.split("[?？]", plain)]
    else:
        asked = [_BEFORE_A_QUESTION.sub("", one[:-1]).strip() for one in _ASKED_IN.findall(plain)]
    asked = [re.sub(QUOTE, lambda match: texts.text(match.group()), one) for one in asked if one]
    if len(asked) != sum(one.kind == "asked" for one in said):
        return said
    words = iter(asked)
    return [replace(one, typed=next(words)) if one.kind == "asked" else one for one in said]


_GAME_FIRST = re.compile(
    r"^\s*(?:ルール\s*)?(デュエル・?マスターズ|デュエマ|マジック(?:・?ザ・?ギャザリング)?|(?i:dm|mtg|magmell|マグメル))(?:の?(?:質問|状況|裁定|話))?(?:です)?\s*(?::|で(?:は)?,)\s*(?=[^\s/])"
)
"""The game, before what is told of it in the same line."""
_ZONES_COUNTED = r"(?:手札|墓地|シールド|マナ|ライブラリー|山札|ライフ)"
_ARROW = re.compile("(?:攻撃|アタック|殴|ブロック|召喚|唱え|使う|撃つ|撃っ|出す)[^→]{0,4}→")
"""A deed before an arrow behind which another one stands."""
_ARGUED = re.compile(
    r"(?:^|(?<=[.?!;])|(?<=[.?!;] ))(?P<asked>(?:How|What|Where|Who|Which|Whether|If)\b[^.?!;]*?),? (?:is"
    r"|was|that's|is exactly) what (?:they|we"
    r"|everyone|both(?: players)?|the players|[A-H] and [A-H])(?: now| both| just)? (?:argued?|are arguing|disagreed?|are fighting"
    r"|fight|wonder(?:ed)?|want(?:ed)? to know|ask(?:ed)?)(?: about| over| on)?(?:[.!]|(?=;)|$)"
)
"""A question that is told as what people argue about: How big Ox is then is what they argue about."""
_IN_SHORT = forms(
    rf"""
# Who plays, before the life of all of them.
(?P<seats>[A-H](?:[,と・]?[A-H])+の\d人(?:対戦|戦|プレイ)?(?:で)?),(?=[A-H]: ライフ) => \g<seats>;
(?m)(?:^|(?<=[.;] ))(?P<who>[A-H]) (?=\d+ shields?\b) => "\g<who>: "
# A 6 life, Ox 4/4: a life total without a verb.
(?m)(?:^|(?<=[.;] ))(?P<who>[A-H]) (?P<n>\d+) life(?=\s*(?:[,.;]|$|and\b|with\b)) => \g<who>: life \g<n>
# What parts a card from how many others its player has: 熊 2/2 手札1枚, 手札2枚 森3.
(?<=[^\sぁ-ん,;:/A-H]) +(?={_ZONES_COUNTED}(?:は)?(?:\d|なし))|(?<=(?:手札|墓地|山札)\d枚) +(?=[^\sぁ-ん,;:()])|(?<=
  (?:手札|墓地|山札)なし) +
  (?=[^\sぁ-ん,;:()]) => ,
# A zone and a blank before a card in it: B: ライフ3、手札 Shock.
(?<=[,;:。])\s*(?P<zone>手札|墓地|ライブラリー|山札)[ \u3000]+(?=(?!なし|無し|なく|空|ゼロ)[A-Za-z一-鿿ァ-ヶ\ue000-\uf8ff])
   => "\g<zone>: "
"""
)
"""What is told in short of who plays and has what, in the forms of lines."""

_IN_A_LINE = forms_beside(
    __file__,
    {"quote": QUOTE[1:-1]},
    seated=lambda match: f"{match['lead']}席順 {re.sub('[と・]', ',', match['seats'])}",
    of_owner=lambda match: match[0] if re.search("[ぁ-ん]", match.string) is not None else f"{match[1]}{match[2]}: ",
    goes_on=lambda match: ";" if _ARROW.search(match.string) is not None else match[0],
)
"""Who plays, the lives, the game and the variant, in their forms."""

_KIND_BEFORE = r"(?:呪文|クリーチャー|ユニット|マジック|インスタント|ソーサリー|カード)(?:の)?"
_DESCRIBED_QUOTED = re.compile(
    rf"(?P<before>(?:^|[,;:(])\s*|(?<=[^\s,;:])[はがをにでと])(?:{_KIND_BEFORE})?(?P<sign>{QUOTE})(?=\s*\{{)"
)
"""A name in quotation marks before the cost of its card: 呪文「火花」 {R} インスタント「…」."""
_NAME_QUOTED = re.compile(
    rf"(?<![)}}])(?P<before>(?:^|[,;:.?(]\s*|(?<=[^\s,;:])[はがをにでとのへ]))(?:{_KIND_BEFORE})?(?P<sign>{QUOTE})(?!\s*(?:を|と)?\s*(?:指定|指名|宣言|選択|選))"
)
"""A quoted text where a name stands, and no card's text: Aは「火花」を唱えた."""


def _names_unquoted(line: str, quotes: Quotes) -> str:
    """Return a line in which names of cards stand without the quotation marks around them."""

    def plain(match: re.Match[str]) -> str:
        name = quotes.cards.with_names_whole(quotes.text(match["sign"]).translate(_SIGNS))
        return f"{match['before']}{name}" if name in quotes.cards.called else match.group()

    return _NAME_QUOTED.sub(plain, line)


def _set_aside(match: re.Match[str], quotes: Quotes) -> str:
    """Return what is said of a choice with the name or type that was chosen as a quoted text."""
    before, said, named, specified, behind = match.groups(default="")
    return (
        f"{before}{said} {quotes.put(named.strip())}" if named else f"{before}{quotes.put(specified.strip())}{behind}"
    )


def typed_lines(text: str) -> list[str]:
    """Return the lines of a notation as they were typed, without comments; what is quoted belongs to the line that begins it."""
    try:
        return _straight(text.replace("\\n", "\n"), Quotes())[1]
    except NotationUnclear:
        return text.split("\n")


def _straight(text: str, quotes: Quotes) -> tuple[str, list[str]]:
    """Return the text in half-width signs, without comments, quoted texts put aside, and its lines as they were typed."""
    found: list[str] = []
    typed: list[str] = [""]
    place, line = 0, 1
    while place < len(text):
        if (plain := _PLAIN.match(text, place)) is not None:
            found.append(plain.group())
            typed[-1] += plain.group()
            place = plain.end()
            continue
        sign = text[place]
        if sign in _PAIRS:
            end = _closing(text, place)
            if end < 0:
                raise NotationUnclear(phrase("a quotation mark is not closed"), text[place : place + 20], line)
            found.append(quotes.put(text[place + 1 : end].strip()))
            typed[-1] += text[place : end + 1].replace("\n", "\\n")
            line += text.count("\n", place, end)
            place = end + 1
            ended = quotes.text(found[-1])[-1:] in {".", "!", "?", "。"}
            if (_BEHIND_A_FULL_STOP if ended else _BEHIND_A_TEXT).match(text, place) is not None:
                found.append(".")  # a sentence that ends with a card's text has no full stop of its own
                typed[-1] += "."
            continue
        if sign == "#" and (place == 0 or text[place - 1] in " \t\n\u3000"):
            while place < len(text) and text[place] != "\n":
                place += 1
            continue
        if (
            FIRST_QUOTE <= ord(sign) <= LAST_QUOTE
            or FIRST <= ord(sign) <= LAST
            or (unicodedata.category(sign) == "Cc" and sign not in "\n\t\r")
        ):
            raise NotationUnclear(phrase("a character that is no text"), f"U+{ord(sign):04X}", line)
        if sign in "《》〈〉":  # around names of cards
            typed[-1] += sign
            if sign in "》〉" and _DESCRIBED_AT_ONCE.match(text, place + 1) is not None:
                found.append(" ")
            place += 1
            named = _NAME_IN_BRACKETS.match(text, place) if sign in "《〈" else None
            if named is not None:  # a comma in it parts nothing
                name = unicodedata.normalize("NFKC", named["name"].strip())
                quotes.cards.hear((name,) if len(name) > 1 else ())
                quotes.cards.bracketed.add(name)
                found.append(name)
                typed[-1] += named["name"]
                place = named.end()
            continue
        line += sign == "\n"
        found.append("\n" if sign == "\n" else unicodedata.normalize("NFKC", sign.translate(_SIGNS)).translate(_SIGNS))
        if sign == "\n":
            typed.append("")
        else:
            typed[-1] += sign
        place += 1
    return _WITH.sub(lambda match: "without " if match["out"] else "with ", "".join(found)), typed


_PLAIN = re.compile(r"[ !$-&(-~ぁ-んァ-ヶー一-鿿]+")
"""Signs that stand as they are typed, and begin neither a quotation nor a comment."""
_WITH = re.compile(r"(?<![\w/{])w/(?:(?P<out>o)\s+|\s*(?=[A-Za-z\d]))")
"""With and without as they are typed for short."""
_NAME_IN_BRACKETS = re.compile(
    r"(?P<name>[^《》〈〉「」『』{}()#\n\d０-９A-Za-zＡ-Ｚａ-ｚ\ue000-\uf8ff\U000f0000-\U000ffffd]+)(?=[》〉])"
)
"""A Japanese name in the brackets of card names: 《精神を刻む者、ジェイス》."""
_DESCRIBED_AT_ONCE = re.compile(
    r"(?:無色|自然|[白青黒赤緑光水闇火])(?:の|文明|色|・|/|、|,|コスト)|コスト|パワー|AP|クリーチャー|ユニット|呪文|インスタント|ソーサリー"
    r"|エンチャント|アーティファクト|[\d*]+/[\d*]|[\d０-９]+マナ|\{"
)
"""What describes a card right behind the brackets around its name."""
_BEHIND_A_TEXT = re.compile(
    r"[ \t]+(?:[A-H](?= (?!and\b|or\b)[a-z]|'s\b)|(?:Then|During|After|Before|When|What|Does|Do|Is|Are|Can"
    r"|Could|How|Who|Where|Which)\b(?= )|(?=[A-Z][a-z]+(?: [A-Za-z][\w'-]*){0,6}\?))"
)
"""What begins another sentence behind a quoted text."""
_BEHIND_A_FULL_STOP = re.compile(rf"{_BEHIND_A_TEXT.pattern}|[ \t]+[A-Z][a-z]+(?=[ ,'])")
"""The same behind a text that ends with a full stop: in print that stands inside the quotation marks and ends the sentence."""


def _closing(text: str, place: int) -> int:
    """Return where the quotation that opens at a place is closed; -1 where it is not."""
    opening, closing = text[place], _PAIRS[text[place]]
    depth = 0
    for number in range(place + 1, len(text)):
        if text[number] == closing and not depth:
            return number
        if opening != closing:
            depth += (text[number] == opening) - (text[number] == closing)
    return -1


_IN_JAPANESE = re.compile("[ぁ-ん]|[一-龠ァ-ヶー]\\s*:")
"""Particles, or a Japanese zone before what lies there: a line that is no English sentence."""


def _plainly(line: str, number: int, quotes: Quotes, telling: Telling) -> Iterator[str]:
    """Yield the parts of a line in the forms in which rows are written; each sentence of an English one tells one thing."""
    # English lines of Japanese games name races in Japanese (creature - ヒューマノイド), which need no particles.
    if line[:1] in ("?", "=") or _IN_JAPANESE.search(line) or not re.search("[A-Za-z]{2}", line):
        for one in results_apart(quotes.cards.out_of(line)):
            yield from [one] if one.startswith(CAME_JA) else _by_patterns(_in_plain_japanese(one, quotes), number)
        return
    line = _SHORT.sub(lambda match: f"{_WHOLE.get(match.group(1).casefold(), match.group(1))} not", line)
    for part in _parted(told_with_its_deed(line), number, commas=False):
        for said in [part] if part.strip()[:1] in ("?", "=") else telling.told(part.strip(" .")):
            yield from _by_patterns(said, number, retold=True)


def _by_patterns(line: str, number: int, *, retold: bool = False) -> Iterator[str]:
    """Yield the parts of a line, with words in the forms of rows by patterns."""
    told = as_written(joined_as_written(line))
    yield from [line] if retold and told == line else _parted(told, number)


def _of_line(line: str, number: int, quotes: Quotes, telling: Telling) -> Iterator[Statement]:
    asked = supposed = False
    for part in _joined(_plainly(line, number, quotes, telling)):
        if part.strip(" ;") == SUPPOSED:
            supposed = not supposed
            continue
        body = _SHORT.sub(lambda match: f"{_WHOLE.get(match.group(1).casefold(), match.group(1))} not", part.strip())
        then, body = body.startswith(_THEN), body.removeprefix(_THEN)
        body = _CALLED.sub(lambda match: match.group(1) or match.group(2), body).rstrip("; ")
        if body.endswith(".") and not body.endswith(".."):
            body = body[:-1].rstrip()
        if not body:
            continue
        body = _SEVERAL_OWN.sub("'s", body)
        if body[0] in "?=":
            said = _SHORT_IS.sub(filled(r"\1 is"), body[1:]).strip(" ?")
            if said or not asked:
                asked = asked or body[0] == "?"
                kind = "asked" if body[0] == "?" else "expected"
                listed = _ASKS.match(said) is not None and _SUPPOSES.match(said) is None
                for one in questions_in(said, listed=listed) if kind == "asked" else (said,):
                    yield Statement(kind, "", one, number)
            continue
        body = _LIFE_AND.sub(filled(r"\1: life \2, "), body)
        own = _OWN.fullmatch(body)
        if own is not None:
            held = "empty" if own.group("held") in ("なし", "空", "empty") else own.group("held")
            said = f"life {own.group('number')}" if own.group("life") else f"{own.group('zone')}: {held}"
            body = f"{own.group(1)}: {said}"
        body = _OF_PLAYER.sub(filled(r"\2: \1: "), body, count=1) if _OF_PLAYER.match(body) else body
        body = _ZONE_OF.sub(filled(r"\1: \2: "), body, count=1) if _ZONE_OF.match(body) else body
        match = _PLAYER.match(body)
        who = match.group(1) if match is not None else ""
        said = body[match.end() :].strip() if match is not None else body
        whole = bool(who) or said.isascii() or _OF_SOMEBODY.match(said) is not None
        for one in of_another(said) if whole else clauses(said, ";"):
            of = "" if one is not said and _OF_SOMEBODY.match(one) else who
            yield Statement("said", of, _THERE_IS.sub("", one) if of else one, number, supposed=supposed, then=then)


_OF_SOMEBODY = re.compile(r"[A-H](?:は|が|の|に|:)")
"""What begins a sentence about a player: what it says of that player goes on behind a semicolon."""
_OF_WHAT = re.compile(r"\s*[^\s:;,(){}]{1,16}\s*:(?!/)\s*")
_DEED_BEHIND = re.compile(
    rf"(?:^|(?<=;))\s*(?P<who>[A-H])\s*:\s*(?P<there>(?:(?:ライフ|シールド|手札|墓地|マナ|山札)(?:は|が)?(?:\d+[点枚]?|なし|空)(?:で|,)\s*)*)"
    rf"(?P<deed>(?:{CARD}(?:と{CARD})*)で[^,;を]*(?:攻撃|アタック|ブロック|防御|殴)[^,;]{{0,6}})(?=[;.]|$)"
)
"""What a player has and does behind a colon: B: ライフ10、盾兵 2/4で防御した."""


def _in_plain_japanese(line: str, quotes: Quotes) -> str:
    """Return a line with its Japanese sentences in plain phrases; a question is asked of what stands in it as it is."""
    if line.isascii() or line.lstrip()[:1] in ("=", "#"):
        return line
    line = without_cries(line, quotes.text, quotes.cards.called, quotes.taken)
    line = in_plain_turns(without_enough(line, quotes.cards, quotes.taken), quotes.cards, quotes.taken)
    line = re.sub(
        _DEED_BEHIND,
        lambda match: (
            (f"{match['who']}: {match['there'].rstrip(', で')};" if match["there"] else "")
            + f"{match['who']}は{match['deed']}"
        ),
        line,
    )
    led = _OF_WHAT.match(line)
    begun = led.end() if led is not None else 0
    if line.lstrip()[:1] == "?":
        return asked_plainly(line)
    parts = re.split(r"(?<=[;?])", line[begun:])
    laid_out = LaidOut(quotes.cards, quotes.taken)
    if not begun:
        for one in parts:
            if one.rstrip().endswith("?"):
                laid_out.keep(one)
                continue
            for sentence in re.split(r"(?<=;)", with_what_is_left_out(one, quotes.cards, quotes.taken)):
                laid_out.hear(sentence)
        parts = re.split(r"(?<=[;?])", laid_out.told())

    def told(sentence: str) -> str:
        listed = begun and sentence is parts[0]  # behind "B:" stand things, and only then sentences
        return verb_by_verb(sentence if listed else with_states(sentence, quotes.cards, quotes.taken))

    return line[:begun] + "".join(
        "".join(asked_plainly(amounts_apart(one)) for one in some) if asked else plainly("".join(map(told, some)))
        for asked, some in groupby(parts, key=lambda one: one.rstrip().endswith("?"))
    )


def _joined(parts: Iterable[str]) -> Iterator[str]:
    """Yield the parts of a line, without words that only join one to the one before; that something is a response stays said."""
    joining = response = then = ""
    for part in parts:
        joins = _JOINS.fullmatch(part.strip())
        if joins is not None:
            joining, response = part, joins.group("response") or ""
            then = _THEN if _LATER.fullmatch(part.strip()) else ""
            continue
        led = _LED.match(part.strip())
        if led is not None:
            then = _THEN if _LATER.fullmatch(led.group()) else then
            part = part.strip()[led.end() :]
            response = response or led.group("response") or ""
        if response:
            part = f"{part.rstrip(' .')} {response}" if response.isascii() else f"{part.rstrip(' ;')},{response}"
        yield then + part
        joining = response = then = ""
    if joining:
        yield joining


def _parted(line: str, number: int, *, commas: bool = True) -> Iterator[str]:
    """Yield the statements of a line: a question mark begins one, and a semicolon before a player."""
    begun = 0
    depth: list[str] = []
    for place, sign in enumerate(line):
        if sign in "({[":
            depth.append(sign)
        elif sign in ")}]":
            if not depth:
                raise NotationUnclear(
                    phrase("a bracket is closed that is not open"), line[max(0, place - 15) : place + 1], number
                )
            depth.pop()
        elif depth:
            continue
        elif _parts(line, place, commas=commas):
            yield line[begun:place]
            begun = place + 1
        elif sign == "?" and place and line[begun:place].strip():
            if not line[place:].strip(" ?;.") and line[begun:].strip()[0] not in "?=":
                yield from _question_at_the_end(line[begun:place])
                return
            more = (
                line[place:].rstrip(" ;.").endswith("?") or _ASKS.match(_last_sentence(line[begun:place])) is not None
            )
            if line[place - 1] not in " \u3000" and more and line[begun] != "?":
                yield from _question_at_the_end(line[begun:place])  # Does Ox die? What is left?
                begun = place + 1
                continue
            yield line[begun:place]
            begun = place
    if depth:
        raise NotationUnclear(phrase("a bracket is not closed"), line[-20:], number)
    yield line[begun:]


_ASKS = re.compile(
    r"\s*(?:(?:and|but|so|then|also)\s+)?(?:does|do|did|is|are|was|can|could|may|will|would|what|who|which|where|how|why|if)\b",
    re.IGNORECASE,
)


def _last_sentence(part: str) -> str:
    return part[max(part.rfind(". ") + 1, part.rfind(";") + 1) :]


_SUPPOSES = re.compile(
    r"\s*\??\s*(?:(?:and|but|so|also|what),?\s+)*(?:(?:if|when|suppose|supposing|assuming)\s"
    r"|(?:at|by|after) (?:the )?(?:very )?end of (?:the |this |that )?turn,|(?:after|once) (?:the|this) turn (?:ends|is over),)",
    re.I,
)
"""What begins a question about what would come of a deed."""


def _question_at_the_end(part: str) -> Iterator[str]:
    """Yield the statements of words with a question mark behind them: the last sentence is the question (Does Ox die?)."""
    asked = re.search(
        r",(?=\s*(?:(?:so|then|and|but)\s+)?(?:does|do|is|are|can|will|what|who|which|how)\s[^,]*$)", part
    )
    begun = max(part.rfind(". ") + 1, part.rfind(";") + 1)
    before = ""
    if asked is not None and _SUPPOSES.match(part[begun:]) is None and asked.end() > begun:
        before = "?" if _ASKS.match(part[begun:]) is not None else ""  # Where does Ox end up, and does Elk die?
        if before and part[:begun].strip():
            yield part[:begun]
        before += part[begun if before else 0 : asked.end()].rstrip(",")
        begun = asked.end()
    if before or part[:begun].strip():
        yield before or part[:begun].rstrip(",")
    yield f"?{part[begun:]}"


_EVENT = re.compile(
    rf"\s*(?:(?:(?:誘発が)?解決|全員パス|ブロック後|攻撃指定後|戦闘後メイン・フェイズ)[;\s]*(?:$|;)|(?:[^;,はを]{{1,20}}の)?誘発は|ターン(?:を)?(?:終|エンド)|[^;,をに]{{1,30}}(?:は|が)[^;,をに]{{1,30}}より(?:も)?(?:先|前|後|あと)に(?:戦場に)?出|[^,;はがをにで\s{CARD[1:-1]}]{{1,12}}(?:も|が)(?:\d+体)?(?:出た|出る|出ました)[;\s]*(?:$|;)|(?:戦場|場|バトルゾーン)に(?:出た|出ました|着地)|割ったのは{CARD}|{CARD}(?:は|が|も)(?:まだ|既に|すでに|もう)?(?:(?:アン)?タップ|レスト|休息|ウェイク|召喚酔い|前の(?:自分の)?ターン|出たばかり)[^;?をに]{{0,10}}[;\s]*(?:$|;)|{CARD}は{CARD}についている|{CARD}(?:の(?:誘発|能力))?が解決(?:する|した|される|された)?[;\s]*(?:$|;)"
    rf"|(?:S・?トリガー|G・?ストライク|ブロック|防御)(?:は|が|も)?(?:なし|しない|されな)|(?:[A-H]の)?{CARD}が(?:(?:(?:[A-H]の)?{CARD}|シールド(?:\d枚)?)を)?(?:ダイレクト)?(?:攻撃|アタック|ブロック|防御|ブレイク)|{CARD}(?:は|が)(?:(?:ブロック|防御)しない|破壊|死亡|追放|死|倒れ|墓地に))"
)
"""What is told behind a semicolon and of nobody in particular."""
_WHEN_AND_WHO = re.compile(rf"\s*[^;,をA-Z{CARD[1:-1]}]{{2,24}}(?:に|で|後|あと|時|とき),?[A-H](?:は|が)")
"""When another player does something, before who that is: 先制攻撃のダメージのあとAが."""


def _parts(line: str, place: int, *, commas: bool) -> bool:
    """Tell whether a sign parts what different players do: a semicolon, a full stop, a comma before a player with a colon."""
    sign, behind = line[place], line[place + 1 :]
    if sign == "," and not commas:
        return _NEXT_WITH_COLON.match(behind) is not None
    if sign in ",.;" and _WHOSE_TURN.search(line[:place]) is not None:
        return True
    if sign in ";," and _OF_NOBODY.match(behind):
        return True
    if sign in ";.," and _BEGINS_WITH_JOINING.match(behind):
        return True
    if sign == ";" and (_EVENT.match(behind) or DEED_OF_NOBODY.match(behind) or _WHEN_AND_WHO.match(behind)):
        return True
    if sign == ";" and SUPPOSED in (line[place - 1 : place], behind[:1]):
        return True
    if sign == ";":
        return _SHORT_PLAYER.match(line, place + 1) is not None or behind.lstrip()[:1] in ("?", "=")
    if sign == ".":
        sentence = _SENTENCE_BEGINS.match(behind) is not None and _SENTENCE_ENDS.search(line[:place]) is not None
        return behind[:1] in (" ", "") and (_SHORT_PLAYER.match(line, place + 1) is not None or sentence)
    if sign == "," and _AT_A_TIME.search(line[:place]) is not None:
        return False
    return sign == "," and _NEXT_PLAYER.match(line, place + 1) is not None


def clauses(text: str, signs: str = ",") -> list[str]:
    """Return the parts of a text between signs that stand in no bracket, without blanks around them."""
    found, begun, depth = [], 0, 0
    for place, sign in enumerate(text):
        depth += (sign in "({[") - (sign in ")}]")
        if sign in signs and not depth:
            found.append(text[begun:place].strip())
            begun = place + 1
    found.append(text[begun:].strip())
    return [part for part in found if part]
