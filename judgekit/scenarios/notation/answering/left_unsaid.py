"""What of a sentence another one leaves unsaid that stands in its place, and what it adds: who takes a suggestion is told of both.

A line is offered only where it keeps who acts, the sense of the verb, every name and every number, and adds none of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from judgekit.core.text import is_japanese, listed
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.answering.plain_deeds import NOT_DONE, bare, senses_of
from judgekit.scenarios.notation.words.english.lexicon import base_of, tells_a_state, verb_of
from judgekit.scenarios.notation.words.naming import Names
from judgekit.scenarios.notation.words.nearest_forms import SMALL_WORDS, stem
from judgekit.scenarios.notation.words.said_otherwise import spoken_of

_WORDS = re.compile(r"[A-Za-z][A-Za-z'-]*|[+-]?\d+/[+-]?\d+|\d+|\{[^}]*\}")
_PIECES = re.compile(
    r"[一-鿿々]+|[ァ-ヴー・]+|[A-Za-z]+|[+-]?\d+(?:/[+-]?\d+)?|\{[^}]*\}|ない|なし|なかっ|だけ|また|まだ|もう|そいつ|こいつ|どっち"
    r"|(?<=[はがをにでともの、。 ])(?!ここで|そこ[にで]|その(?:あと|後)|それ[にをはが]|そし|さらに|どこ|いくつ|いくら"
    r"|どう|すべて|これ|など"
    r"|ください|です|でし|ます"
    r"|して|した|する|され|いる|いて|いた|ある|あった|なって|なる|なった|から|まで|ので|のは|には|では|とは|にも|でも)[ぁ-ん]{3,}"
)
_SAID_AGAIN = frozenset(
    ("only", "not", "no", "again", "still", "if", "all", "each", "both", "or", "instead", "before", "after")
)
"""Small words without which a sentence would say something else."""
_WITHOUT_WEIGHT = re.compile(
    r"(?:問題|質問|状況|場|上|今|時|中|方|個置|置|人|枚|体|点|個|者|様|全|元|最後|クリーチャー|カード|種族|コントロール|対象|盤面)$"
)
_SO_MANY = re.compile(r"の(\d)(?:体|枚|匹|人|つ)")
"""How many things are named before it: they are as many in any other words."""
_HEAVY = re.compile(
    r"\d|^(?:not|no|only|if|or|all|each|both|before|after|first|second|last|next|again|until|ない|なし|なかっ|だけ|前|後)$|^[A-H]$"
)


def left_unsaid(said: str, line: str, meant: str = "") -> list[str]:
    """Return the words of a sentence that do not stand in a line for it, those that stand together as one.

    Args:
        said: the sentence.
        line: the line in its place.
        meant: an expression of words that the line says otherwise: the verb of a deed that is told by another one.
    """
    return [said[begin:end].strip(" ,、。.") for begin, end in _runs(said, line, meant)]


def matters(unsaid: list[str], names: Collection[str], is_fact: Callable[[str], bool]) -> bool:
    """Tell whether the game may need what is left unsaid: a deed, a name, a number, a player, a denial, how a thing is.

    Args:
        unsaid: the words.
        names: the names that are known.
        is_fact: tells whether words say how a thing is.
    """
    return any(
        (weight_of([one], names) >= _MATTERS and any(weight_of([word], names) >= _MATTERS for word in _words_of(one)))
        or one.casefold() in names
        or is_fact(one)
        for one in unsaid
    )


def may_be_states(unsaid: Collection[str]) -> bool:
    """Tell whether English words that are left unsaid of how things are may tell of a state: all do that nobody knows."""
    return any(map(_may_say_something, (word for one in unsaid for word in _WORDS.findall(one))))


_SAY_NOTHING = frozenset(
    (
        *listed("afterwards afterward later away course double triple gang chump back too well"),
        *listed("creature creatures card cards permanent permanents spell player opponent guy guys"),
        *listed("side table board battlefield play game there here own single lone main phase"),
    )
)
"""English words without which a sentence says the same of the game, beside those in -ly."""


def _may_say_something(word: str) -> bool:
    """Tell whether an English word that nobody knows may tell of a state or a deed of the game: most may."""
    plain = word.casefold()
    return plain.isalpha() and plain not in _SAY_NOTHING and not plain.endswith("ly")


_MATTERS = 2.0


def _words_of(text: str) -> list[str]:
    found = (_PIECES if is_japanese(text) else _WORDS).findall(text)
    return found or [text]  # a word in kana alone


def weight_of(unsaid: list[str], names: Collection[str] = ()) -> float:
    """Return how much is left unsaid: names, numbers, players and what denies or limits count more."""
    found = 0.0
    for one in unsaid:
        for word in _words_of(one):
            heavy = _HEAVY.search(word.casefold() if len(word) > 1 else word)
            named = word.casefold() in names
            counts = re.fullmatch("[ぁ-ん]+", word) is not None and re.search("(?:っ|り|ん)と$", word) is None
            counts = counts or word.casefold() in NUMBERS
            found += (
                3.0
                if _DEED.search(word) or _is_deed(word)
                else 2.0
                if heavy or counts or named or word[:1].isupper()
                else 1.0
            )
    return found


_DEED = re.compile(
    "攻撃|殴|アタック|ブロック|防御|唱|撃|召喚|起動|装備|重ね|進化|打|奪|生け贄|選|割[っりらるれ]|使[っいうわえ]|破壊し|捨て|引[いくか]|コピーし"
    "|戻し|追放し|払[っいうわ]|付け替|つけ替|止め|守[っるりら]|倒し|焼[いくか]|捧げ|動かし|移し"
)


def tells_a_deed(text: str) -> bool:
    """Tell whether a text tells of something that is done."""
    return _DEED.search(text) is not None or any(map(_is_deed, _WORDS.findall(text)))


def _is_deed(word: str) -> bool:
    plain = word.casefold()
    verb = verb_of(plain) or (plain if base_of(plain) else "")
    return bool(verb) and not tells_a_state(verb)


def _runs(said: str, line: str, meant: str) -> list[tuple[int, int]]:
    japanese = is_japanese(said)
    there = line.casefold()
    stems = {_plain(word) for word in _WORDS.findall(line)}
    runs: list[tuple[int, int]] = []
    last_said = -1
    otherwise = [match.span() for match in _SO_MANY.finditer(said) if "と" in line and japanese]
    otherwise += [match.span() for match in re.finditer(meant, said, re.IGNORECASE)] if meant else []
    for match in (_PIECES if japanese else _WORDS).finditer(said):
        word = match.group()
        if _is_small(word, japanese=japanese) and not (word == "クリーチャー" and said[match.end() :][:1].isdigit()):
            continue
        told = word.casefold() in there if japanese and len(word) > 0 and not word.isascii() else _plain(word) in stems
        if told or any(begin < match.end() and match.start() < end for begin, end in otherwise):
            last_said = match.end()
            continue
        if runs and last_said < runs[-1][1]:
            runs[-1] = (runs[-1][0], match.end())
        else:
            runs.append((match.start(), match.end()))
    return [(begin, _to_its_end(said, end)) for begin, end in runs]


def _to_its_end(said: str, end: int) -> int:
    behind = re.match(r"[ぁ-ん]{1,6}(?=[、,。)）\s]|$)", said[end:])
    return end + behind.end() if behind is not None else end


def _plain(word: str) -> str:
    plain = word.casefold().removesuffix("'s")
    if plain in NUMBERS:
        return NUMBERS[plain]
    return stem(verb_of(plain) or plain)


def _is_small(word: str, *, japanese: bool) -> bool:
    if japanese:
        return _WITHOUT_WEIGHT.fullmatch(word) is not None
    plain = word.casefold()
    return (plain in SMALL_WORDS and plain not in _SAID_AGAIN) or (len(word) == 1 and word.islower())


_PLAYER = re.compile(r"(?<![A-Za-z])[A-H](?![A-Za-z])")
_NOT_WHOSE = re.compile(r"(?<![A-Za-z])[A-H](?![A-Za-z]|'s|の|\s*[:：])")
"""A player who does something or to whom it is done, not whose something is."""
_PEOPLE = re.compile(
    r"\b(?:I|me|my|mine|you|your|opponents?|he|she|him|his|hers?|they|them|their|who|each|every|all|both)\b"
    r"|自分|相手|こちら|僕|私|俺|あなた|対戦|お互い|両|全員|それぞれ|彼",
    re.IGNORECASE,
)
"""Who is spoken of without a letter."""
_HE = re.compile(r"\b(?:he|she|him)\b", re.IGNORECASE)
_IT = re.compile(
    r"\b(?:it|its|that|this|them|they|these|those|one)\b|それ|そいつ|これ|こいつ|どちら|両方|どっち", re.IGNORECASE
)
_MEANT = re.compile(r"\b(?:it|them)\b(?!'s)|それ|そいつ|これ|こいつ", re.IGNORECASE)
_NUMBER = re.compile(r"\d+(?:/\d+)?")
_IN_WORDS = re.compile(r"[A-Za-z]+")
_ON = re.compile(
    r"\b(?:attached|wearing|enchant\w*|equipped)\b|\b(?:is|are) on (?!\d)|つけた|付けた|つけて|付けて|装備し|装備する",
    re.IGNORECASE,
)
_KINDS_OF_PLACES = (
    _ON,
    *(
        re.compile(one, re.IGNORECASE)
        for one in (
            r"\bhand\b|\bholding\b|手札",
            r"\bgraveyards?\b|\byard\b|墓地",
            r"\blibrary\b|\bdeck\b|山札|ライブラリー",
            r"\bexile\b|追放領域",
            r"\bstack\b|スタック",
        )
    ),
)
"""Where something is, each in any words."""
_WITHOUT_ITS_WORD = re.compile(
    r"\b(?:has|have|is|are|at|with|on|and|casts?|my|his|her|their|its|the|opp's|opponent's),"
    r"|^\W*[,、。]|(?:^|[。.] ?)(?:[A-H]は)?[?？]"
    r"|\b(?:casts|puts|sacrifices|equips|activates|chooses|destroys|exiles|discards|copies|counters)"
    r"(?:[.?]?$|,? (?:on|onto|to|into|at|with|for|and|targeting)\b)"
    r"|(?:[ってんい]て|んで|いで)[。.]?$",
    re.IGNORECASE,
)
"""A line from which more was cut than a sentence can do without: no noun, no object, no end."""
_VARIANT = re.compile(r"統率者|双頭巨人|\b(?:commander|EDH|two-headed|brawl)\b", re.IGNORECASE)
"""What tells which variant is played: a line without it tells of another game."""
_OF_A_SOURCE = re.compile(
    r"誘発|能力|コピー|\btriggers?\b|\btriggered\b|\babilit(?:y|ies)\b|\bcop(?:y|ies)\b", re.IGNORECASE
)
"""That not the thing that has a name is meant, but something of it."""


def keeps(
    said: str, line: str, names: Names, unsaid: Collection[str], *, whole: bool = True, asked: bool = False
) -> bool:
    """Tell whether a line may be offered for what was said: it tells of the same players, things and numbers, and does the same.

    Args:
        said: the sentence, or a clause of it.
        line: the line.
        names: the names that are known.
        unsaid: what the line leaves out and says that it does.
        whole: it stands for all of it; else it is only a part, which may not add anything.
        asked: it is a question.
    """
    told, line = bare(said), bare(line)
    if _WITHOUT_ITS_WORD.search(line) is not None and _WITHOUT_ITS_WORD.search(told) is None:
        return False
    if (asked and not whole) or ((asked or (whole and not tells_a_deed(line))) and _content_of(unsaid)):
        return False
    if whole and any(_MAY_BE_A_NAME.search(one) is not None for one in unsaid):
        return False
    if loses_its_verb(told, unsaid) or (_VARIANT.search(told) is not None) != (_VARIANT.search(line) is not None):
        return False
    if not _keeps_who(told, line, names, whole=whole) or not _keeps_things(told, line, names, whole=whole):
        return False
    if not _keeps_particles(told, line, names) or not aims_as(told, line):
        return False
    numbers, others = _numbers(told), _numbers(line)
    if not others <= numbers or (whole and not numbers <= others):
        return False
    plain, other = _without(told, names), _without(line, names)
    meant, given = senses_of(plain, asked=asked), senses_of(other, asked=asked)
    if not given <= meant or (asked and given != meant) or (whole and (meant - given) & {NOT_DONE}):
        return False
    places = [one for one in _KINDS_OF_PLACES if one.search(told) is not None]
    cut = " ".join(unsaid)
    lost = [one for one in places if one.search(line) is None]
    if any(whole or one is _ON or one.search(cut) is not None for one in lost):
        return False
    return _OF_A_SOURCE.search(plain) is None or _OF_A_SOURCE.search(other) is not None


_WHO_ACTS = re.compile(
    r"(?:(?P<before>[A-Za-z]+) )?(?<![\w'])(?:[A-H]|I|[Oo]pp|[Oo]pponent|[Hh]e|[Ss]he|[Tt]hey|[Nn]obody) "
    r"(?:(?:then|also|now|just|double|[a-z]+ly) )*(?P<verb>[a-z]+)"
)
"""Who acts, with the word that tells what is done."""
_TO_WHOM = frozenset(("to", "at", "on", "with", "of", "for", "from", "by", "against", "targeting", "and"))


def loses_its_verb(said: str, unsaid: Collection[str]) -> bool:
    """Tell whether what tells the deed is among words that are left out: whatever is then read, another deed is, or none."""
    first = {words[0].casefold() for one in unsaid if (words := _IN_WORDS.findall(one))}
    for match in _WHO_ACTS.finditer(said):
        before = (match["before"] or "").casefold()
        if match["verb"] in first and before not in _TO_WHOM and not _is_deed(before):
            return True
    return is_japanese(said) and any(
        re.search(rf"(?:(?<=[をにでがは])|(?=[をにで])){re.escape(one)}(?:[。、,.]|$)", said) is not None
        for one in unsaid
        if re.search(r"[ぁ-ん]$", one) is not None
    )


_MAY_BE_A_NAME = re.compile(r"[ァ-ヴ][ァ-ヴー]|\b[A-Z][a-z]|《|\d")
"""A word that may name something that nobody knows."""


def _content_of(unsaid: Collection[str]) -> bool:
    """Tell whether words that are left unsaid may mean something: all but small ones in kana may."""
    return any(re.search(r"[一-鿿々ァ-ヴA-Za-z\d]", one) is not None for one in unsaid)


def _keeps_who(said: str, line: str, names: Names, *, whole: bool) -> bool:
    """Tell whether a line tells of the players of whom was told, the one first who stood first, and of no other one."""
    players, others = _PLAYER.findall(said), _PLAYER.findall(line)
    if not keeps_persons(said, line):
        return False
    acting, others_acting = ({*_NOT_WHOSE.findall(one)} for one in (said, line))
    added = ({*others} - {*players}) | (others_acting - acting)
    if _PEOPLE.search(said) is None and not all(_does_it_with_an_own_thing(one, line, names) for one in added):
        return False
    if _GIVES.search(line) is not None and _IS_SO.search(said) is None and not tells_a_deed(line):
        return False
    if whole and not {*players} <= {*others}:
        return False
    if _HE.search(said) is not None and _HE.search(line) is None and not {*others} - {*players}:
        return False
    if not whole or "。" in line or ". " in line:
        return True
    return not (players and others and players[0] != others[0] and others[0] in players)


_I_AM = re.compile(r"(?<![一-鿿])[私俺僕](?=[のはがにをもと])|当方|こちら(?=[のはがにをもと])")
_OTHER_PLAYER = re.compile("相手|対戦者|\\b(?:opp|opponent)\\b", re.IGNORECASE)
_ENGLISH_I = re.compile(r"\b(?:I|i|[Mm]y|[Mm]e|[Mm]ine|[Oo]ur|[Ww]e)\b(?!')")


def keeps_persons(said: str, line: str) -> bool:
    """Tell whether I (私) and the opponent (相手) stay who they are: no letter stands for one unless the other is known.

    Where no player is called by a letter, one that is would be somebody else beside those who are spoken of.
    """
    if _I_AM.search(said) is not None and _I_AM.search(line) is None:
        return False
    if _ENGLISH_I.search(said) is not None and _PLAYER.search(said) is None and _PLAYER.search(line) is not None:
        return False
    if _OTHER_PLAYER.search(said) is None or _OTHER_PLAYER.search(line) is not None:
        return True
    players = {*_PLAYER.findall(said)}
    return bool(players) and bool({*_PLAYER.findall(line)} - players)


_AIMS = re.compile(
    r"\b(?:casts|responds with|activates) [^.]*? (?:on|targeting) (?P<en>[A-H])(?![\w'])|(?<![A-Za-z])(?P<ja>[A-H])に唱"
)
"""That a player is the target of something."""
_ANY_PLAYER = re.compile(
    r"\b(?:face|dome|player|opponent|opp|him|her|them|me|you|himself|herself)\b|本体|顔面|プレイヤー|相手|自分",
    re.IGNORECASE,
)


def aims_as(said: str, line: str) -> bool:
    """Tell whether a line has a player for a target only where that player was told to be one, by the letter or in words."""
    return all(
        re.search(rf"(?<!^)(?<![A-Za-z]){match['en'] or match['ja']}(?![A-Za-z]|'s|の[^、。]|[はが])", said) is not None
        or _ANY_PLAYER.search(said) is not None
        for match in _AIMS.finditer(line)
    )


_GIVES = re.compile(r"(?<![A-Za-z])[A-H](?:\s*[:：]| has\b)|\bIn [A-H]'s \w+ (?:is|are)\b")
"""That somebody has something."""
_IS_SO = re.compile(
    r"\b(?:has|have|had|controls?|holds?|holding|is|are|(?:at|on) \d+)\b"
    r"|[:：]|い[るて]|あ[るっ]|持[っち]|コントロール|ライフ|手札|墓地|シールド|場"
)
"""That it is told how things are."""


def _does_it_with_an_own_thing(player: str, line: str, names: Names) -> bool:
    """Tell whether it is said of a player only that something is done with what is known to be the player's."""
    own = [re.escape(name) for one in names.things if one.player == player for name in one.names]
    with_it = "|".join(own)
    return (
        bool(own)
        and re.search(rf"{player}(?:は| )[^。.]*?(?:(?:{with_it})で|with (?:{with_it})(?!\w))", line) is not None
    )


def _keeps_things(said: str, line: str, names: Names, *, whole: bool) -> bool:
    """Tell whether the same things are named in a line; what a pronoun stands for may be named besides."""
    there, here = ({one.casefold() for one in spoken_of(text, names)} for text in (said, line))
    added = {one for one in here if not any(one in other or other in one for other in there)}
    if added and (_IT.search(said) is None or len(added) > 1):
        return False
    stands = any(line.casefold().count(one) > said.casefold().count(one) for one in here)
    if whole and not stands and _MEANT.search(said) is not None and _MEANT.search(line) is None:
        return False
    return not whole or all(any(one in other or other in one for other in here) for one in there)


_PARTICLE = re.compile(r"の上に|[をにでがはと](?![ぁ-ん]*(?:いる|ある|いて|あって))|[がは]")


def _keeps_particles(said: str, line: str, names: Names) -> bool:
    """Tell whether in a Japanese line the particles stand behind the same things: which of two is done to the other."""
    if not is_japanese(said) or not is_japanese(line):
        return True
    for name in spoken_of(line, names):
        told, given = (
            {
                found.group()
                for match in re.finditer(re.escape(name), text)
                if (found := _PARTICLE.match(text, match.end()))
            }
            for text in (said, line)
        )
        told |= {"で"} if told & {"は", "が"} else set()
        if told and not given - {"は", "が"} <= told:
            return False
        if told & {"を", "に"} and not given:
            return False
    return True


def _numbers(text: str) -> set[str]:
    words = {NUMBERS[one.casefold()] for one in _IN_WORDS.findall(text) if one.casefold() in NUMBERS} - {"1"}
    return {*_NUMBER.findall(text)} | words


def _without(text: str, names: Names) -> str:
    """Return a text without the names in it: no word of a name tells what is done."""
    for one in sorted(spoken_of(text, names), key=len, reverse=True):
        text = re.sub(re.escape(one), "_", text, flags=re.IGNORECASE)
    return text
