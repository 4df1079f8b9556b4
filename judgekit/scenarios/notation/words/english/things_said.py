"""What is said of a thing, in whatever order and words, in the one form of positions: behind its name, in brackets.

A thing has a number, a name, a size, a kind, and what is so of it: its state, its counters, what it wears, what it lies on, whose
it is. Each of these may be told first or last; here each that is told in words of its own is put in brackets, so that no comma and
no "and" in it parts the thing from what is said of it.
"""

from __future__ import annotations

import re
from collections import defaultdict

from judgekit.core.filling import forms_beside, in_other_words
from judgekit.language.english.numbers import NUMBER, NUMBERS

_NAME = r"[A-Z][\w'’-]*(?:,? (?:(?:of|the|to|in|for|and the) )*[A-Z][\w'’-]*)*"
_END = r"(?=\s*(?:[,;.()]|$|and\b|plus\b|with\b|that\b|which\b))"
_KINDS = r"(?:fire|water|light|dark|darkness|nature|red|blue|green|white|black|yellow|purple)"
_BASIC = re.compile(r"\b(?:Plains|Islands?|Swamps?|Mountains?|Forests?)\b")
_PLENTY = re.compile(
    r"(?:(?:^|,\s*(?:and )?|\s+and |\s+with )(?:(?:has|with) )?)(?:plenty|lots|loads|tons|a lot|a ton|enough|ample|all the"
    r"|as many|more than enough)"
    r"(?: of)?(?: untapped)? (?:lands?|mana)(?: (?:he|she|they) needs?| as needed| for (?:it|that|this|everything)| available"
    r"| open| up)?(?=\s*(?:[,;.]|$|and\b))"
)
"""Mana enough, which is so where nobody counts lands."""


def _each_kind(match: re.Match[str]) -> str:
    kinds = re.findall(rf"({NUMBER}) ({_KINDS})", f"{match['first']}{match['n']} {match['kind']}")
    return ", ".join(f"{NUMBERS.get(number, number)} {kind} {match['what']}" for number, kind in kinds)


def _some(match: re.Match[str]) -> str:
    """Return several things of which some are so, each number by itself; as they are where that cannot be."""
    whole, some = (int(NUMBERS.get(match[key], match[key])) for key in ("n", "some"))
    what = f"{match['size'] or ''}{match['what']}{match['behind'] or ''}"
    if not 0 < some < whole:
        return match.group()
    rest = f" ({match['rest']})" if match["rest"] else ""
    return f"{whole - some} {what}{rest}, {some} {what} ({match['how']})"


def _listed(match: re.Match[str]) -> str:
    """Return lands, or cards in a hand, that are named behind their number, where so many are named; else as they are."""
    number, what = match["n"] or match["n2"], match["what"] or match["what2"]
    things = [one for one in re.split(r",? and |, ", what) if one]
    counts = [re.match(rf"(?:an? |(?P<n>{NUMBER}) )?(?P<name>[A-Z][\w'’ -]*)", one) for one in things]
    if not all(counts):
        return match.group()
    several = [NUMBERS.get(one["n"], one["n"]) if one and one["n"] else "1" for one in counts]
    lands = all(one is not None and _BASIC.fullmatch(one["name"]) for one in counts)
    basics = (match["kinds"] or "").endswith(("land", "lands")) and "nonbasic" not in (match["kinds"] or "")
    if sum(map(int, several)) != int(NUMBERS.get(number, number)) or (basics and not lands):
        return match.group()
    return f"hand: {what}" if match["zone2"] else what


DAMAGE_TAKEN = (
    r",? (?:(?:that|which|who) )?(?:(?:and )?(?:has|had|have|was|were) )?(?:already |previously )?"
    r"(?:taken|took|(?<=already )takes|suffered|been dealt|(?<=was )dealt|(?<=were )dealt|(?<=already )dealt|received) "
    rf"(?P<n>{NUMBER})(?: points?)?(?: of)?(?: (?:combat )?damage)?"
    r"(?: already| earlier| so far| this turn| earlier this turn| on it)*"
)
"""What damage was dealt to a thing, which is marked on it until the turn ends."""
_COUNTERS = rf"(?:an?|{NUMBER}) (?:(?:[+-]\d+/[+-]\d+|[a-z]+) )?counters?(?: on (?:it|him|her|them|each))?"
_HOW = {"face": "face down", "summ": "just came in", "fres": "just came in", "newl": "just came in"}
_ROWS = forms_beside(
    __file__,
    {
        "name": _NAME,
        "number": NUMBER,
        "kinds": _KINDS,
        "counters": _COUNTERS,
        "end": _END,
        "damage_taken": DAMAGE_TAKEN,
    },
    turned=lambda match: f"{match['article']}{match['name']} ({_HOW[match['how'][:4]]})",
    some=_some,
    each_kind=_each_kind,
    listed=_listed,
    on_its_host=lambda match: _on_its_host(match),
    with_counters=lambda match: _with_counters(match),
    damaged=lambda match: f" ({NUMBERS.get(match['n'], match['n'])} damage)",
)
_STATES = frozenset(("tapped", "untapped", "attacking"))


def _on_its_host(match: re.Match[str]) -> str:
    """Return what is attached to something with its counters, behind that where it is described or one more of it is meant."""
    host = f"{match['host']} and " if match["size"] or (match["a"] or "").strip() in ("a", "an") else ""
    return f"{host}{match['what']} ({match['counters']}, attached to {match['bare']})"


def _with_counters(match: re.Match[str]) -> str:
    """Return counters in brackets, with what is said behind them of the thing itself."""
    counters, more = f" ({_counters(match['what'])})", match["more"] or ""
    if more in _STATES:
        return f"{counters} ({more})"
    return f" with {more}{counters}" if more else counters


def _counters(said: str) -> str:
    """Return counters as brackets list them."""
    return re.sub(r" on (?:it|him|her|them|each)\b", "", re.sub(r",? and ", ", ", said))


_ITS_OWN = re.compile(r"\s*\((?:it's|it is|its|that's|which is|being) (?P<who>[A-H])'s(?: own)?(?: [A-Z][\w' -]*)?\)")
"""Whose it is, told in brackets: the player's own, as what is told of a player is."""
_JOINED = re.compile(r",(?= (?!and\b|plus\b|with\b|in\b|on\b|no\b)[a-z]+ \((?!$))")
"""Before what is said of a thing with brackets behind it: Golem 5/5, indestructible (a -1/-1 counter)."""
_UNDER = re.compile(
    rf"(?P<x>(?:an? |the )?{_NAME} (?:\{{[^{{}}]*\}}|\d)[^,;()]*?) (?:(?:sitting|stacked|lying|that is|which is) )?"
    rf"(?:on top of|over|atop|evolved from|stacked on|on) (?P<y>(?:(?:an? |the |his |her )?{_NAME}(?: (?:\{{[^{{}}]*\}}"
    rf"|\d)[^,;]*?)?))(?=\s*(?:[,;]|$|and\b))"
)
"""An evolution and what it lies on, which a position tells of what lies under it."""
_ANOTHERS = re.compile(
    rf"(?<= )(?P<name>{_NAME}(?: \d+/\d+)?) \((?:it's|it is|that's|which is) (?P<who>[A-H])'s(?: own)?(?: card)?\)"
)
"""Whose card it is that somebody has, told in brackets behind it."""


def _owned(match: re.Match[str]) -> str:
    """Return a thing with its owner; what something wears may be meant behind what it wears."""
    worn = re.search(r"(?:wearing|with|by|carrying|holding) (?:an? |the )?$", match.string[: match.start()])
    return match.group() if worn is not None else f"{match['name']} (owner {match['who']})"


_WORN_OF_ANOTHER = re.compile(
    rf"(?P<host>(?:an? |the )?(?P<name>{_NAME})[^,;()]*?),? (?:enchanted|equipped) (?:with|by) (?:an? |the )?(?P<what>{_NAME})"
    r"(?: \((?:it's|it is|that's|which is|being) (?P<who>[A-H])'s(?: own)?(?: [A-Z][\w' -]*)?\)"
    rf"| (?:by|of|from) (?P<who2>[A-H]){_END})"
)
"""What somebody's thing wears that is another player's."""

_WORN_OF_WHOM = re.compile(
    rf"(?P<host>(?:an? |the )?(?P<name>{_NAME})[^,;()]*?),? "
    r"(?:(?:(?:that|which) )?(?:is )?(?:enchanted|equipped) (?:with|by)|wearing) (?P<who>[A-H])'s"
    rf" (?P<what>{_NAME}){_END}"
    rf"|(?P<host2>(?:an? |the )?(?P<name2>{_NAME})[^,;()]*?),? with (?P<who2>[A-H])'s"
    rf" (?P<what2>{_NAME}) (?:on it|attached(?: to it)?|stuck on it){_END}"
)
"""The same with whose it is before it."""


def worn_of_another(text: str, who: str) -> tuple[str, list[str]]:
    """Return what somebody has without what other players attached to it, and where that lies, as positions tell it."""
    found: list[str] = []

    def bare(match: re.Match[str]) -> str:
        said = defaultdict(str, {key: one for key, one in match.groupdict().items() if one})
        host, name, by, what = (said[key] or said[f"{key}2"] for key in ("host", "name", "who", "what"))
        if by == who:
            return match.group().replace(f"with {who}'s ", "with ")
        found.append(f"{by}: {what} (attached to {name})")
        return host

    return _WORN_OF_WHOM.sub(bare, _WORN_OF_ANOTHER.sub(bare, text)), found


_OF_ANOTHER = re.compile(
    rf"(?:^|(?<=, )|(?<=and ))(?:an? )?(?P<who>[A-H])'s (?P<what>(?:\d+/\d+ )?{_NAME}(?: \d+/\d+)?)"
)
"""A thing that somebody has of whom it is not told that it is theirs."""


_UNDER_IT = re.compile(
    rf"(?P<x>(?:an? |the )?(?P<name>{_NAME}) (?:\{{[^{{}}]*\}}|\d|[\ue000-\uf8ff])[^,;()]*?),? (?:and |with )?"
    rf"(?:under(?:neath)? (?:it|him|her)|below it)(?: (?:is|lies|there is|sits))? (?P<y>(?:an? |the )?{_NAME}(?: (?:\{{[^{{}}]*\}}"
    r"|\d|[\ue000-\uf8ff])[^,;()]*?)?)(?=\s*(?:[,;]|$|and\b))"
    rf"|(?P<x2>(?:an? |the )?(?P<name2>{_NAME}) (?:\{{[^{{}}]*\}}|\d|[\ue000-\uf8ff])[^,;()]*?),? (?:and |with )"
    rf"(?P<y2>(?:an? |the )?{_NAME}(?: (?:\{{[^{{}}]*\}}|\d|[\ue000-\uf8ff])[^,;()]*?)?) (?:under(?:neath)?|below) (?:it|him|her)"
    r"(?=\s*(?:[,;]|$|and\b))"
)
"""What lies under a thing, told behind it."""


def _told_under_it(match: re.Match[str]) -> str:
    """Return a thing, and what lies under it with that said of it."""
    x, name, y = (match[key] or match[f"{key}2"] for key in ("x", "name", "y"))
    return f"{x}, {y} (under {name})"


def _is_evolution(match: re.Match[str]) -> bool:
    """Tell whether what lies on something evolved: what is only "on" something else is attached to it."""
    between = match.string[match.end("x") : match.start("y")]
    return "evolution" in match["x"] or between.strip() != "on"


def lying_on(text: str) -> tuple[str, list[tuple[str, str]]]:
    """Return what somebody has without on what it lies, where that is only named, and what lies under what."""
    found: list[tuple[str, str]] = []

    def bare(match: re.Match[str]) -> str:
        name = re.match(rf"(?:an? |the )?({_NAME})", match["x"])
        if re.search(r"\{|\d", match["y"]) is not None or name is None or not _is_evolution(match):
            return match.group()
        found.append((re.sub("^(?:an?|the|his|her) ", "", match["y"]), name.group(1)))
        return match["x"]

    return _UNDER.sub(bare, text), found


def _lying_under(match: re.Match[str]) -> str:
    """Return an evolution, and what lies under it with that said of it."""
    name = re.match(rf"(?:an? |the )?({_NAME})", match["x"])
    assert name is not None
    if re.search(r"\{|\d", match["y"]) is None or not _is_evolution(match):
        return match.group()  # it may be one that was told of before
    return f"{match['x']}, {match['y']} (under {name.group(1)})"


def in_one_order(text: str, who: str = "") -> str:
    """Return what somebody has with what is said of each thing in brackets behind it.

    Args:
        text: what is told that somebody has.
        who: who has it, where that is known: what is another player's is owned by that player.
    """
    if _BASIC.search(text) is None:
        text = _PLENTY.sub("", text)
    if who:
        text = _ITS_OWN.sub(lambda match: "" if match["who"] == who else match.group(), text)
        text = _ANOTHERS.sub(_owned, text)
    brackets: list[str] = []

    def aside(match: re.Match[str]) -> str:
        brackets.append(match.group())
        return f"(#{len(brackets) - 1})"

    text = re.sub(r"\([^()]*\)", aside, text)
    text = in_other_words(text, _ROWS)
    text = _JOINED.sub("", _UNDER.sub(_lying_under, _UNDER_IT.sub(_told_under_it, text)))
    if who:
        text = _OF_ANOTHER.sub(
            lambda match: match["what"] if match["who"] == who else f"{match['what']} (owner {match['who']})", text
        )
    text = re.sub(r"\(#(\d+)\)", lambda match: brackets[int(match.group(1))], text)
    return text.strip(" ,")
