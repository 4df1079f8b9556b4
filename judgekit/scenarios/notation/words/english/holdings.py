"""What an English clause says that somebody has: several things with what is said of each, in the words of positions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from judgekit.core.filling import filled, forms, forms_beside, in_other_words
from judgekit.core.text import listed
from judgekit.language.english.numbers import NUMBER, NUMBERS
from judgekit.scenarios.notation.words.english.clauses import Token, tokens_of
from judgekit.scenarios.notation.words.english.lexicon import ADVERBS
from judgekit.scenarios.notation.words.english.things_said import in_one_order

_AT = re.compile(
    rf"(?:down to |at |on )(?:life )?(?P<life>{NUMBER})(?: life)?(?! shield| card)(?: too| also"
    rf"| as well)?(?:$|,?\s+|,\s*)(?:(?:with|and)\s+)?"
)
_SHIELDS = re.compile(rf"(?:down to |at |on )(?P<n>{NUMBER}|no) shields?(?:$|,?\s+)(?:(?:with|and)\s+)?")
_TAPPED_OUT = re.compile(r"(?:completely |fully |all )?tapped out(?:$|,?\s+)(?:(?:with|and)\s+)?")
_OUT_OF = re.compile(r"out of (?P<what>shields|cards in hand)(?:$|,?\s+)(?:(?:with|and)\s+)?")
_HOLDING = re.compile(r"(?:holding|holds?)(?: on to| up)?\s+")
_STOLEN = re.compile(
    r"(?:stolen|taken)\s+(?P<owner>[A-H])'s\s+(?P<what>[A-Z].*?)\s+with\s+(?:an?\s+|the\s+)?(?P<by>[A-Z].*)"
)
_ZONE_FIRST = re.compile(
    r"in (?:(?:his|her|their|the) )?(?P<zone>[a-z]+(?: zone)?)\s*:?\s+(?=[A-Z]|an? |\d|(?:one|two|three|four|five|six) )"
)
_DETERMINERS = frozenset(("a", "an", "the", "his", "her", "their", "another"))
_JOINING = frozenset(("and", "plus"))
_OF_A_TYPE = frozenset(listed("land instant sorcery artifact creature enchantment planeswalker spell unit"))
_NOTHING = frozenset(("no", "nobody", "nothing", "empty"))
_COUNTED = re.compile(r"life|cards?|shields?|poison|mana|stones?|lands?|energy")
_STATUSES = frozenset(
    listed(
        "tapped untapped rested resting exhausted awake attacking blocking unattached flipped transformed "
        "face-down lone single fresh"
    )
)
_KINDS = r"(?:fire|water|light|dark|darkness|nature|red|blue|green|white|black|yellow|purple)"
_OF_MANA = rf"{NUMBER} (?:of (?:them|which) )?(?:is |are )?{_KINDS}(?: (?:cards?|ones?|mana))?"
_MANA_LIST = rf"{_OF_MANA}(?:(?:,? and |, ?| ?[/+] ?){_OF_MANA})*"
MANA_HELD = (
    rf"(?:is|are|has|holds|contains|consists of) (?P<mana>{_MANA_LIST})"
    r"(?:,? (?:(?:all|both)(?: of (?:them|which))? )?(?:are )?untapped)?"
)
"""What lies in a mana zone, behind its name, by kinds: three fire cards and one water card, all untapped."""


def mana_by_kinds(kinds: str) -> str:
    """Return cards to pay with as positions list them: 3 fire mana, 1 water mana."""
    found = re.findall(rf"({NUMBER}) (?:of (?:them|which) )?(?:is |are )?({_KINDS})", kinds)
    return ", ".join(f"{_digits(number)} {kind} mana" for number, kind in found)


_PLAINER = forms(
    rf"""
# Of what is not there nothing else is told: no untapped lands worth mentioning.
(?P<none>(?<![\w'])(?:no|nothing)\b[^,;()]*?) (?:(?:that (?:is|are) )?(?:worth (?:mentioning|noting|talking about)|of note|of
   (?:any )?(?:interest|relevance|importance)|that (?:matters?|counts?)|to speak of))(?=\s*(?:$|[,;]|and\b)) => \g<none>
# Nobody who blocks: nothing to block with.
(?<![\w'])(?:nothing|no creatures?|no units?|nobody|no one)(?: left)? (?:to|(?:that|who) (?:can|could|may)|able to
  |available to) (?P<verb>block|defend)(?: with)?(?=\s*(?:$|[,;]|and\b)) => nobody to \g<verb>
(?<![\w'-])(?P<mana>{_MANA_LIST}) in (?:the |his |her |their )mana(?: zone)?(?:,? (?:all|both)(?: of (?:them
  |which))?(?: are)? untapped)?
  (?=\s*(?:[,;.]|$|and\b)) => @by_kinds
(?<![\w'-]){NUMBER} (?:(?:cards? )?in (?:the |his |her )?)?mana(?: zone| cards?)?(?: \(|, |: ?)(?P<mana>{_MANA_LIST})\)?
  (?=\s*(?:[,;.]|$|and\b)) => @by_kinds
(?<![\w'-])(?P<n>{NUMBER}) (?:(?:cards? )?in (?:the |his |her )?)?mana(?: zone| cards?)?(?: \(|,? (?:all|only
  |both)(?: of (?:them|which))?(?: are)? )
  (?:(?:all|only) )?(?P<kind>{_KINDS})\)?(?=\s*(?:[,;.]|$|and\b)) => \g<n> \g<kind> mana
(?<![\w'-])(?P<how>flying|flier|trampling|trample|deathtouch|lifelink|haste|vigilance|reach|menace|hexproof|defender
  |indestructible|(?:first|double)[- ]strike) (?P<size>\d+/\d+)(?=\s*(?:[,;.(]|$|and\b)) => \g<size> \g<how>
,? (?:of )?(?:the )?(?:race|creature type|subtype)s?:? (?=[A-Z]) => " "
\b({NUMBER}) ({_KINDS}) cards? in (?:the |his |her |their )?(mana|stones?)(?: zone)?\b => \1 \2 \3
,? and (?={NUMBER} {_KINDS} mana\b) => ", "
,? but (?=(?:an? |the |\d |[A-Z])[^,;]* in (?:(?:his|her|their) )?hand\b) => ", "
^both (?P<what>(?:an? |the )?[A-Z][^,;]*? and [^,;]+?) in (?:(?:his|her|their) )?hand$ => hand: \g<what>
^(?P<what>(?:an? |the )?[A-Z][^,;]*? and [^,;]+?),? both in (?:(?:his|her|their) )?hand$ => hand: \g<what>
 in (?:(?:his|her|their) )?hand,? with (?=(?:an?|one|two|three|four|five|\d+) (?:untapped |open )?(?:[A-Z]|lands?\b))
   => " in hand; "
(?<![\w'-])(?P<n>{NUMBER}) (?P<land>Plains|Islands?|Swamps?|Mountains?|Forests?|lands?)
   (?:open|up|ready|untapped)(?![\w-]) => \g<n> untapped \g<land>
(?<![\w'-])(?P<n>{NUMBER}) (?P<land>Plains|Islands?|Swamps?|Mountains?|Forests?),? (?:all|both)
  (?: of (?:them|which))?(?: are)? (?P<how>(?:un)?tapped)(?![\w-]) => \g<n> \g<how> \g<land>
\s*\((?P<zone>graveyard|hand): (?P<what>[^()]*)\)(?=$|;) => ; \g<zone>: \g<what>
(?:^|(?<=, ))both (?=(?:an? |the )?[A-Z][^,;]*? and (?:an? |the )?[A-Z]) =>
, and with (?=(?:an? |the )?[A-Z][\w' -]*? \d+/\d+) => ", "
,? as well as (?=an?\b|the\b|\d|[A-Z]) => ", "
(?<![\w'])(?:{NUMBER} tapped lands?|{NUMBER} lands?,? (?:all|both|each)(?: (?:of (?:them|which)|one))?(?: are| is)? tapped)
  (?=\s*(?:[,;]|$|and\b)) => no mana
""",
    by_kinds=lambda match: mana_by_kinds(match["mana"]),
)
"""What is said in more words than positions have: of race Armored Dragon, 6 fire cards in mana."""
_IT_IS = re.compile(
    r"\((?:it|they|both|all|which|who|that)(?: of them)? (?:is|are|was|were) (?:(?:both|all|still|already|currently|now) )*",
    re.IGNORECASE,
)
_WITH_LANDS = re.compile(
    r",? (?:and )?(?:with |having )(?:(?:only|just) )?(?=(?:an?|one|two|three|four|five|six|seven|\d|no"
    r"|untapped) (?:(?:un)?tapped )?"
    r"(?:Plains|Islands?|Swamps?|Mountains?|Forests?|lands?|creatures?)\b)"
)
"""What lies on the table, told behind what is held in the hand."""
_ON_TOP = re.compile(
    r"(?P<what>(?:an? |the )?[A-Z][^,;]*?) (?:is )?on (?:the )?top of (?:the|his|her|their) (?:library|deck)"
)
_UNKNOWN = re.compile(rf"(?P<n>{NUMBER}) (?:unknown|other|more) (?:shields?|cards?|ones)(?=$|[,;])")
_SO_MANY = re.compile(
    rf"(?:^|(?<=, )|(?<=and ))(?P<n>{NUMBER}|a single|a lone|only one) (?:other )?(?:untapped )?(?P<tapped>tapped )?"
    r"(?:(?:creature|unit|permanent|blocker|attacker)s?"
    r"(?: (?:that|which) can (?:attack|block)| ready to (?:attack|block)| (?:in play|on (?:the )?(?:board|battlefield)))?"
    r"\s*[:,—]?\s*(?=[A-Z][\w' -]*? (?:\{|\d))"
    r"|(?:lands|artifacts|enchantments|creatures|permanents|(?P<kind>[A-Z][a-z]+s))(?:,? namely|\s*[:—])\s*(?=[A-Z]))"
)
"""How many things follow: two creatures that can attack: Ox 4/4 and Elk 2/2; three Slivers: …"""
_NEXT_THING = re.compile(r"(?P<joint>,? and |, )")


def _so_many(text: str) -> str:
    """Return things without how many follow, each as all of them are told to be; as they stand where they are not so many."""
    match = _SO_MANY.search(text)
    if match is None:
        return text
    before, behind = text[: match.start()], text[match.end() :]
    number = 1 if match["n"] in ("a single", "a lone", "only one", "a", "an") else int(_digits(match["n"]))
    joints = [*_NEXT_THING.finditer(behind)]
    closed = next((place for place, one in enumerate(joints) if "and" in one["joint"]), None)
    ends = [one.start() for one in joints[: number - 1]]
    fits = closed == number - 2 if number > 1 else True
    kind = (match["kind"] or "").removesuffix("s")
    last = joints[number - 1].start() if len(joints) >= number else len(behind)
    if match["kind"] and not all(kind in one for one in _NEXT_THING.sub("\n", behind[:last]).split("\n")):
        fits = False
    if not fits:
        return text if ":" in match.group() or match["tapped"] else f"{before}{behind}"
    for end in reversed([*ends, last] if match["tapped"] else []):
        behind = f"{behind[:end]} (tapped){behind[end:]}"
    return f"{before}{behind}"


_ZONES = (
    r"(?:hand|graveyard|grave|yard|bin|library|deck|exile|mana zone|mana|shields|command zone|play|board|battlefield|table"
    r"|battle zone)"
)
_ZONE_BEHIND = re.compile(
    rf"(?:^|,? (?:and|plus),? |, )(?:in|on) (?:(?:his|her|their|the) )?(?P<zone>{_ZONES})"
    r"(?:(?<!, in hand),|:)?(?: (?:an?|the))?:? (?=[A-Z][^,;{}]*? ?(?:\{|\d+/\d+|[\ue000-\uf8ff])|\d+/\d+ )"
    rf"|(?:^|,? (?:and|plus),? |, (?=in hand [A-Z]))(?:in|on) (?:(?:his|her|their|the) )?(?P<zone2>{_ZONES}),?(?: (?:an?"
    rf"|the))? (?=[A-Z])"
)
"""A zone that stands before the cards in it, behind what lies elsewhere: 5 shields, and in hand Shade {darkness 5} 4000."""


def rest_of(verb: str, said: str, who: str = "") -> str | None:
    """Return what a clause of a player says that the player has, in the words of positions; None where it tells a deed.

    Args:
        verb: the verb without its ending; empty where there is none (A at 10).
        said: the clause from its verb on.
        who: the player; empty where that is not known.
    """
    words = said.split()
    rest = " ".join(words[1:]) if verb else said
    rest = rest.replace(f" in {who}'s ", " in his ") if who else rest  # I have Zap in my hand
    rest = re.sub(rf"^(?:(?:{'|'.join(sorted(ADVERBS))})\s+)+", "", rest)
    rest = in_one_order(rest, who) if verb in ("have", "control", "own") else rest
    if verb in ("", "be", "run") and (lacks := _OUT_OF.match(rest)) is not None:
        return f"no {lacks['what']}, {held(rest[lacks.end() :])}".rstrip(", ")
    if verb == "be" and (tapped := _TAPPED_OUT.match(rest)) is not None:
        return f"no mana, {held(rest[tapped.end() :])}".rstrip(", ")
    if verb == "be":
        rest = re.sub(r"(?P<before>.),? (?:and |but )(?:completely |fully )?tapped out\b", r"\g<before>, no mana", rest)
    if verb in ("", "be"):
        shields, at = _SHIELDS.match(rest), _AT.match(rest)
        if shields is not None:
            return f"{shields['n']} shields, {held(rest[shields.end() :])}".rstrip(", ")
        if at is not None:
            number = NUMBERS.get(at["life"], at["life"])
            return f"life {number}, {held(rest[at.end() :])}".rstrip(", ")
        holding = _HOLDING.match(rest)
        return f"hand: {_held_in_hand(rest[holding.end() :])}" if holding is not None else None
    if verb == "hold" and re.match(r"[A-Z]|an? |\d", rest):
        return f"hand: {_held_in_hand(rest)}"
    stolen = _STOLEN.fullmatch(rest) if verb == "have" else None
    if stolen is not None:
        return f"{stolen['what']} (owner {stolen['owner']}), {stolen['by']} (on {stolen['what']})"
    if verb not in ("have", "control", "own") or re.match(
        r"(?:no (?:more )?responses?|nothing to|priority|it|them|him|her)\b", rest
    ):
        return None
    zone = _ZONE_FIRST.match(rest)
    return f"{of_zone(zone['zone'])}{held(_uncounted(rest[zone.end() :]))}" if zone is not None else held(rest)


_COUNTED_THERE = re.compile(
    rf"(?P<n>{NUMBER}) (?:(?P<kind>{_KINDS}) )?(?:cards?|creatures?|spells?)(?::|,| namely| —)* (?=[A-Z])"
)
"""How many cards follow, before their names."""


def _uncounted(text: str) -> str:
    """Return described cards without how many of which kind they are, where they are so many of that kind."""
    counted = _COUNTED_THERE.match(text)
    costs = re.findall(r"\{([^{}]*)\}", text)
    if counted is None or str(len(costs)) != _digits(counted["n"]) or "in hand" in text:
        return text
    if counted["kind"] and not all(counted["kind"] in one.split()[0].split("/") for one in costs):
        return text
    return text[counted.end() :]


def _held_in_hand(text: str) -> str:
    """Return what is held in the hand, and behind it what lies on the table (holding Stifle, with one Island)."""
    lands = _WITH_LANDS.search(text)
    return held(text) if lands is None else f"{held(text[: lands.start()])}; {held(text[lands.end() :])}"


_HOME = frozenset(("play", "board", "battlefield", "table", "battle zone", "side", "field"))
_GRAVES = frozenset(("yard", "grave", "bin"))


def of_zone(zone: str) -> str:
    """Return a zone as positions name it before its cards; empty for where permanents lie."""
    return "" if zone in _HOME else f"{'graveyard' if zone in _GRAVES else zone}: "


_LISTED_PLAINLY = forms_beside(
    __file__,
    {"number": NUMBER, "kinds": _KINDS},
    kind_of_mana=lambda match: f"{_digits(match['n'])} {match['kind']} {match['what']}{', ' if match['and'] else ''}",
)


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def held(text: str) -> str:
    """Return several things as positions list them, each behind a comma."""
    text = in_other_words(in_one_order(text), _PLAINER)
    zone = _ZONE_BEHIND.search(text)
    if zone is not None and "(" not in text[zone.end() - 1 : zone.end()]:
        before, behind = text[: zone.start()], text[zone.end() :]
        lies = f"{of_zone(zone['zone'] or zone['zone2'])}{held(behind)}"
        return f"{held(before)}; {lies}" if before.strip(" ,") else lies
    text = _ON_TOP.sub(filled(r"\g<what> in library"), _IT_IS.sub("(", text))
    if text.startswith("shields: "):
        text = _UNKNOWN.sub(lambda match: f"{_digits(match['n'])} unknown", text)
    text = in_other_words(_so_many(text), _LISTED_PLAINLY)
    tokens = tokens_of(text)
    found, begun = [], 0
    for place, token in enumerate(tokens):
        if (
            (token.text in _JOINING and _begins_one(tokens, place))
            or _plus(tokens, place)
            or (token.text == "with" and _counts_cards(tokens, place))
        ):
            found.append(text[begun : token.begin].strip(" ,"))
            begun = token.end
        elif token.text == "holding" and (not _has_name(tokens[:place]) or _behind_a_comma(tokens, place)):
            found.append(text[begun : token.begin].strip(" ,"))
            return "; ".join((", ".join(one for one in found if one), f"hand: {held(text[token.end :].strip())}"))
    found.append(text[begun:].strip(" ,"))
    return ", ".join(one for one in found if one)


def _plus(tokens: Sequence[Token], place: int) -> bool:
    """Tell whether another thing is added there: no name has that word."""
    return tokens[place].text == "plus" and place + 1 < len(tokens) and tokens[place + 1].text[:1].isupper()


def _digits(number: str) -> str:
    return NUMBERS.get(number, number)


def _has_name(tokens: Sequence[Token]) -> bool:
    """Tell whether the last of several things has a name: it may hold what is said to be held."""
    for token in reversed(tokens[:-1]):
        if token.text == ",":
            return False
        if token.text[:1].isupper():
            return True
    return False


def _behind_a_comma(tokens: Sequence[Token], place: int) -> bool:
    """Tell whether somebody is said behind a comma to hold several cards: one alone may be held by the thing before it.

    A land holds nothing, and nothing on the table holds a spell: the hand does.
    """
    behind = [one.text for one in tokens[place + 1 :]]
    comma = place > 0 and tokens[place - 1].text == ","
    before = tokens[place - (2 if comma else 1)].text if place > comma else ""
    if _LAND.fullmatch(before) or (comma and bool({"instant", "sorcery", "creature"} & {*behind})):
        return True
    return comma and bool(_JOINING & {*behind} or "," in behind)


def _counts_cards(tokens: Sequence[Token], place: int) -> bool:
    """Tell whether behind "with" so many cards are listed (a Whelp with 3 Mountains), and nothing is told of what stands before."""
    behind = [one.text for one in tokens[place + 1 :]]
    stop = behind.index(",") if "," in behind else len(behind)
    number = behind[:1] and (behind[0].isdecimal() or behind[0] in NUMBERS) and behind[0] not in ("a", "an", "one", "1")
    return (
        bool(number) and len(behind) > 1 and behind[1][:1].isupper() and not {"on", "attached", "it"} & {*behind[:stop]}
    )


def _is_described(tokens: Sequence[Token], *, back: bool = False) -> bool:
    """Tell whether what begins there, or ends there, is a thing with a cost, a size or a text of its own."""
    for token in reversed(tokens) if back else tokens:
        if token.text in (",", ";", "and", "plus"):
            return False
        if re.fullmatch(r"[\ue000-\uf8ff]|\{.*|[\d*X]+/[\d*X]+", token.text):
            return True
    return False


_SIZE_NEXT = re.compile(r"[a-z]+ [\d*X]+/[\d*X]+$")
"""How something nameless is, before its size: a flying 3/3."""
_LAND = re.compile(r"Plains|Islands?|Swamps?|Mountains?|Forests?")


def _begins_one(tokens: Sequence[Token], joint: int) -> bool:
    """Tell whether another thing begins behind "and"; else it stands in a name, or between names that are read together."""
    place, determined = joint + 1, False
    while place < len(tokens) and (
        tokens[place].text in _DETERMINERS | _STATUSES
        or tokens[place].text.isdecimal()
        or tokens[place].text in NUMBERS
        or (determined and _SIZE_NEXT.match(" ".join(one.text for one in tokens[place : place + 2])))
    ):
        determined, place = True, place + 1
    words = [one.text for one in tokens[joint + 1 : place + 2]]
    if not words:
        return False
    if words[0] in _NOTHING or words[:2] == ["an", "empty"]:
        return True
    following = tokens[place].text if place < len(tokens) else ""
    if determined and place > joint + 1 and _COUNTED.fullmatch(following):
        return True
    if determined and following in _OF_A_TYPE:
        return True
    if following[:1].isupper() and _is_described(tokens[place:]) and _is_described(tokens[:joint], back=True):
        return True  # each has a cost or a size of its own
    lands = _LAND.fullmatch(tokens[joint - 1].text if joint else "") is not None
    if following[:1].isupper() and lands and _is_described(tokens[place:]):
        return True  # no name goes on behind a basic land
    named = following[:1].isupper() or re.fullmatch(r"[\d*X]+/[\d*X]+|[\ue000-\uf8ff]", following) is not None
    if following == "life" and place + 1 < len(tokens) and tokens[place + 1].text.isdecimal():
        return True
    before = tokens[joint - 1].text if joint else ""
    return named and (determined or before == "," or not before[:1].isupper())
