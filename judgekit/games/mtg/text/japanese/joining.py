"""A line of Japanese card text in English: its sentences joined, each target named where it is first spoken of (115.1, 601.2c)."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.core.wording import phrase
from judgekit.games.mtg.terms.translations import KEYWORDS_JA, SUBTYPES, TYPES
from judgekit.games.mtg.text.japanese.grammar import ROWS
from judgekit.games.mtg.text.japanese.words import SPACE_IN_NAME, spelt
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.japanese.spelling import divided, sentences
from judgekit.language.japanese.verbs import chained, inflected

_MARK = re.compile(
    r"⟦([^⟦⟧]*)⟧|@(this|it|them|they|their|former|latter|fight|that:[A-Za-z -]+?(?=$|'s|[ ,.§])|those:[A-Za-z -]+?§)('s)?"
)
_PRONOUNS = {"it": "it", "them": "them", "they": "they", "their": "their"}
_ABILITY_WORD = re.compile(r"^([一-龥ぁ-んァ-ヶー・]{2,10})[48]?-(?=[^\d])")
"""A word in front of an ability that has no rules meaning (207.2c), if it is no keyword."""
_CHAPTERS = re.compile(r"^([IVX]+(?:[,、][IVX]+)*)-")
"""What stands before a chapter ability of a Saga (714.2b)."""
_BEFORE_COST = re.compile(r"^(誇示|消尽|予見)-(?=[^。]+:)")
"""Keywords that stand before a whole activated ability (702.57a, 702.142a, 702.177a)."""
_PROTOTYPE = re.compile(r"試作 *((?:\{[^{}]+\})+) *-? *(\d+/\d+)。?")
"""The second mana cost, power and toughness of a prototype card."""
_SUSPENDED_FOR_X = re.compile(r"待機 *X *-? *((?:\{[^{}]+\})+)。 *Xは0にできない。?")
"""Suspend with as many time counters as the X that is paid (702.62a)."""
_CLASS_LEVEL = re.compile(r"((?:\{[^{}]+\})+):レベル(\d+)")
"""A class level bar (716.2a)."""
_SOLVED = "解明済み-"
"""What stands before an ability that a Case has once it is solved (719.3a of the book of 2026-04-17)."""
_WHILE_HAD = re.compile("(?:最高速度|∞)-")
"""What stands before an ability that is had at maximum speed, or once its permanent is harnessed (702.178, 702.186)."""
_TO_SOLVE = "解明条件-"
"""What stands before the condition on which a Case is solved (719.3a of the book of 2026-04-17)."""
_PARTNER = re.compile(r"「([^「」]+)」との共闘")
"""Partner with the card of a name (702.124f)."""
_QUOTED_MODES = re.compile(r"(?P<choice>.*(?:以下|次)の.+から[^「」。]+選ぶ。)(?P<modes>(?:「[^「」]+」[;、]?)+)。?")
"""A choice of modes that stand in quotation marks behind it, as older cards print them (700.2)."""
_QUOTED_MODE = re.compile("「([^「」]+)」")
_LOYALTY = re.compile(r"\[?([+-]?(?:\d+|X))\]?")
"""The cost of a loyalty ability, in brackets or without (606.4)."""


def rendered(line: str, name: str = "") -> str:
    """Return a line of Japanese card text in English.

    Args:
        line: one ability as written.
        name: name of the card it stands on.

    Raises:
        CardTextNotUnderstood: words are not understood; they are named.
    """
    text = spelt(_named(_offered(line, name), name) if name else _offered(line, name))
    bullet = "• " if text[:1] in "・•●" else ""
    text = text.lstrip("・•●")
    if not text:
        return ""
    prototype = _PROTOTYPE.fullmatch(text)
    if prototype is not None:
        return f"Prototype {prototype[1]} — {prototype[2]}"
    suspended = _SUSPENDED_FOR_X.fullmatch(text)
    if suspended is not None:
        return f"Suspend X—{suspended[1]}. X can't be 0."
    chapters = _CHAPTERS.match(text)
    if chapters is not None:
        numbers = ", ".join(re.split("[,、]", chapters.group(1)))
        told = text[chapters.end() :]
        flavour = _ABILITY_WORD.match(told)
        return f"{numbers} — {_joined(sentences(told[flavour.end() :] if flavour else told), line)}"
    said = _BEFORE_COST.match(text)
    if said is not None:
        return f"{KEYWORDS_JA[said.group(1)].capitalize()} — {rendered(text[said.end() :])}"
    level = _CLASS_LEVEL.fullmatch(text)
    if level is not None:
        return f"{level[1]}: Level {level[2]}"
    if text.startswith(_SOLVED):
        return f"Solved — {rendered(text.removeprefix(_SOLVED))}"
    while_had = _WHILE_HAD.match(text)
    if while_had is not None:
        return f"{'∞' if text[0] == '∞' else 'Max speed'} — {rendered(text[while_had.end() :])}"
    if text.startswith(_TO_SOLVE):
        condition = ROWS.only(text.removeprefix(_TO_SOLVE).removesuffix("。"), "condition")
        return f"To solve — {_capital(_resolve(condition, [], line))}."
    partner = _PARTNER.fullmatch(text.removesuffix("。"))
    if partner is not None:
        return f'{bullet}Partner with "{partner.group(1).replace(SPACE_IN_NAME, " ")}"'
    chosen = _QUOTED_MODES.fullmatch(text)
    if chosen is not None:
        modes = [rendered(mode) for mode in _QUOTED_MODE.findall(chosen["modes"])]
        return " • ".join([bullet + rendered(chosen["choice"]), *modes])
    word = _ABILITY_WORD.match(text)
    if word is not None and word.group(1) not in KEYWORDS_JA:
        text = text[word.end() :]
    cost, colon, effect = _parted(text)
    if colon:
        parts = sentences(effect)
        told = _joined(parts, line)
        if "{X}" in cost and [one.startswith("Xは") for one in parts if "X" in one] == [True]:
            told = told.replace(", where X is ", ". X is ", 1)  # it is the X of the cost that is defined (107.3c)
        return f"{bullet}{_cost(cost)}: {told}"
    if "。" in text.removesuffix("。"):
        return bullet + _joined(sentences(text), line)
    alone = text.removesuffix("。")
    ways = (_keywords, _sentence) if _SENTENCE.search(alone) is None else (_sentence, _keywords)
    try:
        return bullet + ways[0](alone, line)
    except CardTextNotUnderstood as fault:
        return bullet + _otherwise(ways[1], alone, line, fault, text.endswith("。"))


_SENTENCE = re.compile("^(?!.*-).*[はをが]")
"""A line that is hardly one of keywords: it has a subject or an object, and no dash before a cost."""
_Way = Callable[[str, str], str]


def _keywords(said: str, line: str) -> str:
    words = _KEYWORD.findall(said)
    apart = "、".join(words) if len(words) > 1 and "".join(words) == said else said
    return _capital(_resolve(ROWS.only(apart, "keywordline"), [], line))


_KEYWORD = re.compile("|".join(sorted(map(re.escape, KEYWORDS_JA), key=len, reverse=True)))
"""A keyword ability; in haste several are typed without a sign between them."""


def _sentence(said: str, line: str) -> str:
    return _joined([said], line)


def _otherwise(way: _Way, said: str, line: str, fault: CardTextNotUnderstood, stopped: bool) -> str:
    """Return a line in English in the other of two ways: as a sentence, as keywords.

    Args:
        way: the other way.
        said: the line in one spelling, without its full stop.
        line: as written.
        fault: why it cannot be read in the first way.
        stopped: it has a full stop, as sentences do.

    Raises:
        CardTextNotUnderstood: neither way reads it; of a line without a full stop, the fault is that of the way that comes further.
    """
    try:
        return way(said, line)
    except CardTextNotUnderstood as other:
        if stopped:
            raise (other if way is _sentence else fault) from None
        raise (fault if said.rfind(fault.words) > said.rfind(other.words) else other) from None


def _named(line: str, name: str) -> str:
    """Return a line with a sign for the card's own name, or what stands behind the comma in it (201.4c).

    Inside a quotation it is another sign, for who grants what is quoted (201.4a).
    """
    own = re.compile(f"{re.escape(name)}{_NO_DEED}")
    quoted = re.sub("「(?:[^「」]|「[^「」]*」)*」", lambda match: own.sub("≈", match.group()), line)
    named = own.sub("~", quoted)
    title, comma, short = name.rpartition("、")
    if not (title and comma and short) or short in SUBTYPES:
        return named
    return re.sub(f"(?<![ァ-ヶー・一-鿿「『]){re.escape(short)}(?![ァ-ヶー・一-鿿」』]){_NO_DEED}", "~", named)


_NO_DEED = "(?!する|し(?=[、てた])|さ(?=[れせ])|でき(?=な))"
"""What does not stand behind a name: it would be a deed that is called so, as with the Aura that is called 再生."""


_OFFER = re.compile(r"「([^「」『』。]+。[^「」『』]*)」(?:こと)?を選んでもよい|「([^「」『』。]+)」ことを選んでもよい")
_CHOSEN = re.compile("(あなたは、?)((?!この)[^。「」はが]*その後[^。「」はが]+[うくすつぬぶむるぐ])ことを選んでもよい")
"""Several deeds, one after the other, that you may do."""
_THEN = re.compile(r"^(?:その後|そうした(?:場合|なら))、?")
_ITSELF = re.compile(
    "((?:ターン終了時まで|このターン)、)?(~|～|この(?:クリーチャー|パーマネント|アーティファクト|エンチャント|土地))は、?(.*)"
)
"""What the object itself does or becomes where somebody chooses so."""
_ANOTHER_DOER = re.compile(
    "(?:その|各)(?:プレイヤー|対戦相手|クリーチャー)は|(?:それ|その[^、。はがを]{1,12})の(?:コントローラー|オーナー)は"
)
"""What begins a deed that somebody else does than who may choose it: that player loses life, and may not choose to."""


def _offered(text: str, name: str) -> str:
    """Return a line where what one may choose to do stands in quotation marks as it says the same without them.

    All of it is what one may choose, or not (608.2d), not the first sentence alone. "You" in it is whoever may choose.
    """

    def without_marks(match: re.Match[str]) -> str:
        said = match.group(1) or match.group(2)
        offered = said if text[: match.start()].endswith("あなたは") else said.replace("あなた", "自分")
        deeds = [_THEN.sub("その後", deed) for deed in offered.split("。") if deed]
        own = _ITSELF.fullmatch(deeds[0].replace(name, "~", 1) if name else deeds[0]) if len(deeds) == 1 else None
        if own is not None:
            return f"{own[1] or ''}{name or own[2]}が{own[3]}ことを選んでもよい"
        if None in map(inflected, deeds):
            return match.group()
        if _ANOTHER_DOER.match(deeds[-1]):
            return f"{chained(deeds)}ことを選んでもよい"
        return chained(deeds, leave=True)

    return _CHOSEN.sub(lambda match: f"{match[1]}{chained([match[2]], leave=True)}", _OFFER.sub(without_marks, text))


def _parted(text: str) -> tuple[str, str, str]:
    """Return cost, colon and effect of an activated ability; the text is all cost where there is no colon outside quotes."""
    cost, *effect = divided(text, ":")
    return cost, ":" if effect else "", ":".join(effect)


def _cost(text: str) -> str:
    loyalty = _LOYALTY.fullmatch(text)
    if loyalty is not None:
        return f"[{loyalty[1]}]"
    return _resolve(ROWS.only(text, "costs"), [], text)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _joined(said: list[str], line: str) -> str:
    """Return the English of some sentences; what one says of its target alone is told with the next."""
    english = ""
    for sentence in said:
        one = _FOR_EACH_COPIED.sub(r"for each \2, \1", ROWS.only(sentence))
        one = _AT_RESOLUTION.sub(r"\1then ", one, count=1).replace("⊳", "")
        one = one.replace("§", "¶").replace("then then ", "then ")
        if one.startswith(_IF_DONE) and _ANOTHER_MAY.search(english.rpartition(". ")[2]):
            one = one.replace(" you ", " they ", 1)
        bare = _MARK.sub(lambda match: "" if match.group(1) else match.group(), english.rpartition(". ")[2]).strip()
        if not english or not bare or bare.endswith(","):
            english += one
        elif one.startswith("then ") and _EACH.match(english.rpartition(". ")[2]):
            english += f". {one}"
        elif one.startswith(("then ", "where X is ", "rounded ", "except ")) and not one.startswith("then if "):
            english += f", {one}"
        else:
            english += f". {one}"
    text = _resolve(english.replace("¶", "§"), [], line)
    text = re.sub(r"their owners' (hand|library)\b", lambda match: f"their owners' {_PLURALS[match.group(1)]}", text)
    text = re.sub(
        r"return (.*?) from (your|an opponent's|a|that player's) graveyard to", r"return \1 from \2 graveyard to", text
    )
    parts = [_capital(part) for part in text.split(". ")]
    return _QUOTED.sub(_quotation, ". ".join(parts) + ("" if text.endswith("—") else "."))


_FOR_EACH_COPIED = re.compile(r"^(create a token that's a copy of @it) for each (.+)$")
"""What is copied is each of those for which it is done."""
_AT_RESOLUTION = re.compile("^((?:when|whenever|at) [^⊳]*, )(?=if ⊳)")
"""Behind an event なら asks as the ability resolves, 場合 as it triggers too (603.4 and the note of the Japanese book)."""
_EACH = re.compile("(?:each player|each opponent|each other player) ")
"""Who did what stands before; without a subject it is you who does the next thing."""
_IF_DONE = ("if you do, ", "if you don't, ")
_ANOTHER_MAY = re.compile(
    r"\b(?:that player|that:player|defending player|(?:controller|owner)|target (?:player|opponent)⟧?) may "
)
"""Another player may do something: 「そうしたなら」 behind it asks whether that player did."""
_QUOTED = re.compile(r"(OPTION)?「((?:[^「」]|「[^「」]+」)+)」([.]?)")


def _quotation(match: re.Match[str]) -> str:
    """Return a quoted ability in English; its own full stop is that of the sentence too.

    What is quoted may be a name, or an option that is one clause of the sentence (701.55a of the book of 2026-04-17).
    """
    option, quoted, stop = match.groups()
    token = re.match(r" tokens?\b", match.string[match.end() :])  # one that is as the card of that name is
    if token is not None or match.string[: match.start()].endswith(" named "):
        return quoted.replace(SPACE_IN_NAME, " ") + stop
    ability = rendered(quoted)
    if option:
        return ability[:1].lower() + ability[1:].removesuffix(".") + stop
    ability = ability.replace('"', "'")  # one within it
    return f'"{ability}"' + ("" if ability.endswith((".", ".'")) else stop)


_WHILE_THEY = re.compile("(?<!for )as long as $", re.IGNORECASE)
_PLURALS = {"hand": "hands", "library": "libraries"}


def _resolve(text: str, declared: list[str], line: str) -> str:
    """Put each target in the place where it is first spoken of, and pronouns everywhere else."""
    waiting: list[str] = []

    def said(match: re.Match[str]) -> str:
        aim, reference, possessive = match.groups()
        if aim is not None:
            aim = _in_the_same_place(re.sub(r"@that:([A-Za-z -]+)", r"that \1", aim), text, match.start(), declared)
            waiting.append(aim)
            declared.append(aim)
            return ""
        ending = possessive or ""
        kind, _, noun = reference.partition(":")
        if kind == "this":
            itself = _itself(text[: match.start()], waiting == declared)
            return "its" if ending and itself == "it" else itself + ending
        if kind == "fight":
            return _fight(waiting, declared)
        if kind in ("former", "latter"):
            place = ("former", "latter").index(kind)
            if place >= len(declared):
                words = ("前者", "後者")[place]
                raise CardTextNotUnderstood(
                    phrase("not understood: what {words!r} means in {line!r}", words=words, line=line), words, line
                )
            aimed = declared[place]
            if aimed in waiting:
                waiting.remove(aimed)
                return aimed + ending
            sentence = re.sub("⟦[^⟦⟧]*⟧", "", text[: match.start()]).rpartition(". ")[2]
            if ending and re.match(rf"\W*{kind}\b", sentence):
                return "its"  # Who does it is named once; the power with which it does so is its own.
            if kind == "former" and all(one in waiting for one in declared if one != aimed):
                return "its" if ending else "it"  # The other was not spoken of yet.
            return f"the {'first' if kind == 'former' else 'second'} one{ending}"
        meant = _meant(kind, noun.removesuffix("§"), waiting, text[: match.start()])
        if meant:
            waiting[:] = [aim for aim in waiting if aim not in meant]
            return " and ".join(meant) + ("'s" if kind == "their" else ending)
        if kind == "them" and _WHILE_THEY.search(text[: match.start()]) is not None:  # they were not named
            words = "それら"
            raise CardTextNotUnderstood(
                phrase("not understood: what {words!r} means in {line!r}", words=words, line=line), words, line
            )
        if kind in _PRONOUNS:
            return "its" if kind == "it" and possessive else _PRONOUNS[kind]
        return f"{kind} {noun.removesuffix('§')}{ending}"

    found = _plain(_MARK.sub(said, text))
    if waiting:
        raise CardTextNotUnderstood(
            phrase("not understood: nothing is done to {waiting!r} in {line!r}", waiting=waiting[0], line=line),
            line,
            line,
        )
    return " ".join(found.split())


def _plain(text: str) -> str:
    """Return English without the signs with which deeds and subjects were joined."""
    text = text.replace("§", "").replace(" & ", " and ").replace(" THEN ", ", then ")
    text = text.replace(" attached to that player", " attached to them").replace(
        " from each player's hand ha", " in each player's hand ha"
    )
    text = re.sub(r"\byou cast (another [a-z]+ spell this turn)", r"you've cast \1", text)
    text = re.sub(r"\bOWN\b", "your", text).replace(" WHO ", " you ").replace(" and put the rest ", " and the rest ")
    return re.sub(r"\bif able this turn\b", "this turn if able", text)


_ANOTHER_THING = re.compile(r"\b(?:an?|another) (?!player|opponent)\w")


def _itself(before: str, no_target_yet: bool) -> str:
    """Return the card itself: "it" where nothing else was spoken of that the word could mean, and its sign otherwise (201.4)."""
    return "it" if "~" in before and no_target_yet and _ANOTHER_THING.search(before) is None else "~"


def _fight(waiting: list[str], declared: list[str]) -> str:
    """Return that the targets, or those that were spoken of, fight (701.12)."""
    aims = waiting[:]
    waiting.clear()
    if len(declared) == 2 and aims == declared[1:]:
        return f"it fights {aims[0]}"
    return " fights ".join(aims) if len(aims) == 2 else f"{aims[0] if aims else 'those creatures'} fight each other"


_PLACE = re.compile(r" from [\w' ]*graveyards?$")
_CARD = re.compile(r"\btarget [\w' -]*\bcards?$")


def _in_the_same_place(aim: str, text: str, place: int, declared: list[str]) -> str:
    """Return a card as target with the graveyard of the one named just before it: 「あなたの墓地にあるＡ１枚とＢ１枚」 (115.1)."""
    beside = text[:place].endswith("⟧") and declared
    before = _PLACE.search(declared[-1]) if beside else None
    return aim + before.group() if before is not None and _CARD.search(aim) else aim


_KINDS = frozenset(TYPES.values()) - {"permanent"}
_PLAYER = re.compile(r"\btarget (player|opponent)s?\b")


def _meant(kind: str, noun: str, waiting: list[str], before: str) -> list[str]:
    """Return the targets, not yet spoken of, that a reference means: all of them, or the one that it can mean.

    Args:
        kind: the word of the reference.
        noun: what it calls what it means.
        waiting: the targets not yet spoken of.
        before: the words before it.

    Raises:
        CardTextNotUnderstood: a singular can mean either of two; both are named.
    """
    if kind in ("them", "they"):
        return waiting[:]
    if kind in ("that", "those"):
        spoken = _spoken_of(noun, before)
        found = [aim for aim in waiting if _fits(noun, aim) and not (spoken and noun not in aim)]
    else:
        found = [aim for aim in waiting if not _PLAYER.search(aim)] or waiting[:]
    if kind != "those" and len(found) > 1:
        words = f"{kind} {noun}".strip()
        raise CardTextNotUnderstood(
            phrase(
                "not understood: {words!r} can mean {found!r} or {found2!r}",
                words=words,
                found=found[0],
                found2=found[1],
            ),
            words,
            words,
        )
    return found


def _spoken_of(noun: str, before: str) -> bool:
    """Tell whether something of that kind was spoken of before: that creature is then no target of any kind."""
    return re.search(rf"\b(?:an?|another)\b[^.,]*\b{noun}\b", before) is not None


def _fits(noun: str, aim: str) -> bool:
    """Tell whether a noun can mean a target: that player is no creature, that creature no artifact."""
    if aim == "any target":
        return True
    if noun.startswith(("player", "opponent")):
        return _PLAYER.search(aim) is not None or " player" in aim
    words = frozenset(re.findall("[a-z]+", aim))
    return _PLAYER.search(aim) is None and not (noun in _KINDS and words & _KINDS and noun not in words)
