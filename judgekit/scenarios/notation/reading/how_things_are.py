"""How something is of which was told before, in a sentence of its own: Ox has two counters on it, 象はタップしていない."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from judgekit.core.data_classes import replace
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.reading.learning import Reading
from judgekit.scenarios.notation.reading.mentions import Mention
from judgekit.scenarios.notation.reading.numbered import some_of
from judgekit.scenarios.notation.words.naming import is_called, spoken
from judgekit.scenarios.notation.words.phrasing import is_so, zone_called
from judgekit.scenarios.notation.words.splitting import Statement

ALWAYS_SO = re.compile("commander|統率者|dealt .* damage to")
"""What is said of a card is so whatever is done before it is said."""
_IN_ENGLISH = re.compile(r"(?:[Tt]he )?(?P<what>[A-Z][^,;:()]*?) (?:is|are|has|have|had|was) (?P<fact>[^;:]+)")
_COMMANDER_IN_ENGLISH = re.compile(r"(?P<what>[A-Z][^;:()]*?) (?:is|has) (?P<fact>commander|dealt [^;:]+)")
_IN_JAPANESE = re.compile(
    r"(?P<whose>[A-H]の)?(?P<what>[^(),;{}\ue000-\uf8ff]+?)(?:は|も|には|に|が)(?:すでに|既に|まだ|もう|今|現在)?,?(?P<fact>[^;{}\ue000-\uf8ff]+)"
)
_ENDS = re.compile(r"(?:の)?(?:状態)?(?:です|である|だ|だった|でした)?$")


def told_how_it_is(statement: Statement, reading: Reading) -> tuple[str, str] | None:
    """Return what a sentence tells of and how it is; None where it tells something else.

    Args:
        statement: the sentence, of nobody in particular.
        reading: what is known so far.
    """
    return is_so(statement.body) or _in_english(statement, reading) or _in_japanese(statement, reading)


def _in_english(statement: Statement, reading: Reading) -> tuple[str, str] | None:
    match = _IN_ENGLISH.fullmatch(statement.body) or _COMMANDER_IN_ENGLISH.fullmatch(statement.body)
    if match is None or match["what"] in reading.players:
        return None
    for fact in (match["fact"], f"with {match['fact']}"):
        if reading.grammar.reads(fact, "fact", reading.words(reading.heard)) is not None:
            return match["what"].strip(), fact
    return None


def _in_japanese(statement: Statement, reading: Reading) -> tuple[str, str] | None:
    match = None if statement.body.isascii() else _IN_JAPANESE.fullmatch(statement.body)
    if match is None or match["what"] in reading.players:
        return None
    what = match["what"].strip()
    if (
        what.casefold() not in reading.heard
        and not any(is_called(what, name) for name, _ in reading.known.values())
        and some_of(what, (match["whose"] or "")[:1], reading.mentions) is None
    ):
        return None
    # What stands behind は may have been heard as a name (休息中): then no word of it would be left to be read.
    known = [name for name in reading.heard if name.casefold() in reading.known]
    for fact in dict.fromkeys((match["fact"], _ENDS.sub("", match["fact"]))):
        for names in (reading.heard, known) if fact else ():
            if reading.grammar.reads(fact, "fact", reading.words(names)) is not None:
                return f"{match['whose'] or ''}{what}", fact
    return None


_IN_PLAY_ONLY = frozenset(("attacking", "blocking", "counters", "marked-damage", "rested", "tapped"))
"""What only an object in play is or has: in a hand, a library and a graveyard no card is tapped or has counters (122.2)."""
_NOT_IN_PLAY = frozenset(("hand", "library", "graveyard", "dust"))


def taken_to_be_in_play(mention: Mention, zone: str, who: str, reading: Reading) -> bool:
    """Tell, and say aloud, whether a card that is named behind the cards of a zone is in play by what is said of it.

    "Hand: Zap, Ox with two counters" tells of an Ox in play, though the hand was named last; so does "hand: Zap, Ox" where that Ox
    attacks or blocks, and nothing tells that it was cast or put down before.

    Args:
        mention: the card.
        zone: the zone that was named last.
        who: whose card it is.
        reading: what is known so far.
    """
    known, words = reading.words(reading.heard), reading.grammar.words
    terms = (reading.grammar.reads(fact, "fact", known) for fact in mention.facts if zone in _NOT_IN_PLAY)
    if all(not isinstance(term, Mapping) or _IN_PLAY_ONLY.isdisjoint(term) for term in terms) and not (
        zone == "hand" and _fights_unbrought(mention, who, reading)
    ):
        return False
    (last_en, last_ja), (home_en, home_ja) = (
        (zone_called(one, words.zones, "en"), zone_called(one, words.zones, "ja")) for one in (zone, words.home)
    )
    aloud = Bilingual(
        f"{mention.name}は{last_ja}ではなく{home_ja}にある",
        f"{mention.name} is taken to be on the {home_en}, not in the {last_en}, by what is said of it",
    )
    if aloud not in reading.supposed:  # a line may be read twice
        reading.supposed.append(aloud)
    return True


_BRINGS = re.compile(
    r"唱え|出[しすさせた]|召喚|使|(?<!攻)撃|プレイ|重ね|進化|忍|ニンジャ|戻|捨て|公開|見せ|侵略|革命|チェンジ|入れ替|手札"
    r"|\b(?:cast|play|summon|put|ninjutsu|discard|reveal|evolv|flash|return|drop|hand|bring|sneak|swap)",
    re.IGNORECASE,
)
"""What may be done with a card of a hand, and by what one comes onto the table."""


def _fights_unbrought(one: Mention, who: str, reading: Reading) -> bool:
    """Tell whether a card fights that alone is called so, and that nothing told brings onto the table."""
    card = reading.known.get(one.name.casefold(), ("", None))[1]
    if not one.name or (isinstance(card, Mapping) and reading.grammar.words.from_hand(card)):
        return False
    names = "|".join(sorted(map(re.escape, spoken(one.name)), key=len, reverse=True))
    named = re.compile(rf"(?:(?<![\w'])(?:[A-H][はがの])?|(?<=[ぁ-ん]))(?:{names})(?![A-Za-z])", re.IGNORECASE)
    if named.search(reading.fights) is None or any(other.name == one.name for other in reading.mentions):
        return False
    told = [(said, of) for said, of in reading.speech if named.search(said)]
    return not any(of != who if of else _BRINGS.search(said) for said, of in told)


_DOES = re.compile(r"\b(?:attacks|swings)\b|攻撃|殴")
"""Deeds by which nothing is tapped but what attacks."""
_ATTACKED = re.compile(r"(?:\b(?:attacks|swings at) (?:the |[A-H]'s )?|[A-H]の)$")


_NEEDS = (
    (
        r"(?<!un)tapped|(?<!アン)タップ",
        r"(?<!un)\btapped\b|(?<!アン)タップ(?:状態|して(?:い)?る)",
        r"(?<!un)\btap\b|(?<!アン)タップする",
    ),
    (r"untapped|アンタップ", r"\buntapped\b|アンタップ(?:状態|して(?:い)?る)", r"\buntap\b|アンタップする"),
    (
        r"counter|カウンター",
        r"\bwith (?:an?|one or more|at least)\b[^.]*\bcounters?\b|カウンターが[^。]*(?:置かれ|乗っ)",
        r"\bputs?\b[^.]*\bcounter|カウンターを[^。]*置",
    ),
    (r"attacking|攻撃", r"\battacking\b|攻撃(?:して(?:い)?る|中の|クリーチャー)", r"\battacks?\b"),
)
"""What is said of a thing, how a text asks for it, and how a text makes it so."""


def _was_needed(what: str, fact: str, before: Sequence[str], reading: Reading) -> bool:
    """Tell whether a text asks that a thing be as it is told to be, of which the last deed alone names that thing."""
    if not before or what not in before[-1] or any(what in body for body in before[:-1]):
        return False
    cards = [card for name, card in reading.known.values() if name in before[-1] and name != what]
    texts = [str(card.get("text", "")) for card in cards if isinstance(card, Mapping)]
    return any(
        re.search(told, fact) is not None
        and any(re.search(needs, text, re.IGNORECASE) for text in texts)
        and not any(re.search(makes, text, re.IGNORECASE) for text in texts)
        for told, needs, makes in _NEEDS
    )


def was_so_before(statement: Statement, how: tuple[str, str], reading: Reading) -> bool:
    """Tell, and say aloud, whether what is told behind attacks to be tapped was so before: it did not attack.

    Args:
        statement: the sentence.
        how: what it tells of and how that is.
        reading: what is known so far; `reading.speech` says what was done.
    """
    what = re.sub(r"^(?:[A-H]'s |[A-H]の)", "", how[0])
    before = [body for body, who in reading.speech[: statement.place] if not who]
    if _was_needed(what, how[1], before, reading):
        said = Bilingual(
            f"{what}について言われたこと({how[1]})は、それを必要とする行動の前からのこと",
            f"what is said of {what} ({how[1]}) was so before the deed that needs it",
        )
        if said not in reading.supposed:
            reading.supposed.append(said)
        return True
    fact = how[1].split()[-1]
    if fact not in ("tapped", "タップしている", "タップ"):
        return False
    for body in before:
        if re.search(r"\b(?:casts?|activates?|uses?|plays?|taps?|responds?|crews?|triggers?)\b|唱|起動|使|出", body):
            return False
        named = [found.span() for found in re.finditer(re.escape(what), body)]
        if any(
            _ATTACKED.search(body[:at]) is None and not body[end:].startswith(("を攻撃", "を殴")) for at, end in named
        ):
            return False
    if not any(_DOES.search(body) for body in before):
        return False
    said = Bilingual(f"{what}は初めからタップしている", f"{what} was tapped from the beginning")
    if said not in reading.supposed:
        reading.supposed.append(said)
    return True


_FURTHER = re.compile(r"\b(?:another|second|third|further|additional|more|other)\b|もう|別の|目の|さらに|追加")
"""That a card is one more than those that were told of."""
_COUNTED = re.compile(r"\d\s*[体枚つ個]|\b(?:one|\d+) ")
"""How many of a card there are."""


def without_those_told_before(mentions: Sequence[Mention], statement: Statement, reading: Reading) -> list[Mention]:
    """Return the cards of a line without those in play of which was told before: they are the same, said aloud.

    Before all deeds that is where nobody says how many: else there are so many more, which is said aloud.

    Args:
        mentions: the cards.
        statement: the line.
        reading: what is known so far.
    """
    if statement.variation or _FURTHER.search(statement.body):
        return list(mentions)
    who, home, found = statement.who, reading.grammar.words.home, list[Mention]()
    for one in mentions:
        there = [
            other
            for other in reading.mentions
            if one.name and other.name.casefold() == one.name.casefold() and (other.player, other.zone) == (who, home)
        ]
        told = sum(other.count for other in there)
        if one.zone != home or one.facts or not told:
            found.append(one)
            continue
        if statement.place < reading.begun and (one.count != told or _COUNTED.search(statement.body)):
            number = told + one.count
            reading.supposed.append(
                Bilingual(f"{who}の{one.name}は合わせて{number}", f"{who} has {number} {one.name} in all")
            )
            found.append(one)
            continue
        found += [replace(one, count=one.count - told)] if one.count > told else []
        reading.supposed.append(
            Bilingual(f"{who}の{one.name}は先に言われたもの", f"{who}'s {one.name} is the one that was told of before")
        )
    return found
