"""Forms of sentences with other sentences that say the same: rows of `english.tsv` and `japanese.tsv`.

In a form, `<p>` and `<q>` stand for a player, `<x>`, `<y>` and `<z>` for a thing, `<xs>` and `<ys>` for several, `<n>` for a
number, `<k>` for a kind of counter, `<held>` for a card of which nothing was told, `<first>` and `<rest>` for whatever is left.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial

from judgekit.core.tables import fields_in
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.retold.english_clauses import PLAYER, THING, THINGS, Spoken, who_is_meant
from judgekit.scenarios.notation.retold.japanese_things import THING as THING_JA
from judgekit.scenarios.notation.retold.names_apart import NAME

_ATTACKS = (
    r"(?:(?:攻撃|アタック|ダイレクトアタック|突撃|特攻)(?:しました|します|した|する|し)?"
    r"|殴(?:りました|ります|った|る)|攻め(?:ました|ます|た|る)|突っ込(?:みました|みます|んだ|む))"
)
_SINCE = (
    r"(?: for (?:a |the )?(?:(?:few|couple of|some|many|several|last|past|two|three|four|five|long|whole|\d+) )*"
    r"(?:turns?|rounds?|while|time|game)| all game(?: long)?"
    r"| since (?:the |his |her |[A-H]'s )?(?:last|previous|first|second|third|early|earlier|beginning|start|turn)"
    r"(?: (?:turn|round|game|of the game|\d+|one|two|three|four|five))*)"
)
"""How long something has been there, of which only matters that it did not just come."""
PARTS = {
    "english": {
        **{f"<{one}>": f"(?P<{one}>{PLAYER})" for one in "pq"},
        **{f"<{one}>": f"(?P<{one}>{THING})" for one in "xyz"},
        **{f"<{one}s>": f"(?P<{one}s>{THINGS})" for one in "xy"},
        "<n>": r"(?P<n>-?\d+|one|two|three|four|five|six|seven|eight|nine|ten)",
        "<k>": r"(?P<k>[+-]?\d+/[+-]?\d+|[a-z]+)",
        "<since>": _SINCE,
        "<rest>": r"(?P<rest>\S.*)",
        "<first>": r"(?P<first>\S.*?)",
    },
    "japanese": {
        **{f"<{one}>": f"(?P<{one}>[A-H])" for one in "pq"},
        **{f"<{one}>": f"(?P<{one}>{THING_JA})" for one in "xyz"},
        **{f"<{one}s>": rf"(?P<{one}s>{THING_JA}(?:(?:と|、|および|や|、それに){THING_JA})*)" for one in "xy"},
        "<n>": r"(?P<n>-?\d+)",
        "<attacks>": _ATTACKS,
        "<breaks>": r"(?:割(?:りました|ります|った|る)|ブレイク(?:しました|します|した|する)?)(?:ところ)?(?:です)?",
        "<k>": r"(?P<k>[+-]?\d+/[+-]?\d+|[^\sをがはのにで、]+)",
        "<held>": f"(?P<held>{NAME})",
        "<rest>": r"(?P<rest>\S.*)",
        "<first>": r"(?P<first>\S.*?)",
    },
}
"""What the words in angle brackets stand for, by the language."""


def _part(parts: Mapping[str, str], word: re.Match[str]) -> str:
    return parts[word.group()]


@cache
def _forms(language: str) -> Mapping[str, Sequence[tuple[re.Pattern[str], str]]]:
    """Return the forms of each kind of row of a language, with the plain sentences."""
    found: dict[str, list[tuple[re.Pattern[str], str]]] = {"said": [], "asked": [], "nothing": []}
    for kind, form, plain in fields_in(os.path.join(os.path.dirname(__file__), f"{language}.tsv")):
        expression = re.sub(r"(?<!\?P)<\w+>", partial(_part, PARTS[language]), form)
        found[kind].append((re.compile(_once(expression)), plain))
    return found


def _once(expression: str) -> str:
    """Return an expression in which a name that stands in it twice (of which one is found) is a group once."""
    seen: set[str] = set()

    def group(match: re.Match[str]) -> str:
        if match[1] in seen:
            return "(?:"
        seen.add(match[1])
        return match.group()

    return re.sub(r"\(\?P<(\w+)>", group, expression)


def says_nothing(sentence: str, language: str) -> bool:
    """Tell whether a sentence says only that there is nothing more than what is told."""
    return any(form.fullmatch(sentence) is not None for form, _plain in _forms(language)["nothing"])


def said_plainly(clause: str, language: str, *, asked: bool) -> Iterator[tuple[str, re.Match[str]]]:
    """Yield other words for a clause, in which what was found stands in angle brackets, with what was found.

    Args:
        clause: the clause, its names apart.
        language: "english" or "japanese".
        asked: it is a question.
    """
    for form, plain in _forms(language)["asked" if asked else "said"]:
        if (found := form.fullmatch(clause)) is not None:
            yield plain, found


def _listed(things: str) -> str:
    """Return things parted by commas; nothing where only one of them is meant."""
    if re.search(f"か{NAME}", things):
        return ""
    japanese = re.search("[ぁ-ん、]", things) is not None
    return "、".join(re.findall(THING_JA, things)) if japanese else ", ".join(re.findall(THING, things))


_ARTICLE = re.compile(r"^(?:(?:an?|the|his|her|their|one|my) )+")
_SLOT = re.compile(r"<(\w+)>")
_LAID = re.compile(r"(?:<[pq]>|\b[A-H])(?:: | has )<(list2?|x)>")
"""What plain words lay out, which is another one of what lies there already."""


def put(plain: str, found: re.Match[str], spoken: Spoken, is_spell: Callable[[str], bool]) -> str:
    """Return the words of a form with what was found in the places of its slots; empty where something is missing.

    Args:
        plain: the words; `<list>` and `<list2>` are the things of xs and ys parted by commas, `<bare>` is the thing without its
            article, `<spell>` and `<spell2>` are the things x and y
            where they are spells (`<used>` one that was cast, `<unused>` one that was not), `<p2>` the player that is
            named last, `<who>` the player of whom was spoken, `<holder>` who has y in hand and
            has not played it, `<n1>` one less than n,
            `<each>` in turn whatever else was named and is no spell, `<other>` q or the one who is not p,
            where there are two, `<at>` and
            `<aim>` the player or thing that it is aimed at.
        found: what was found.
        spoken: of whom and of what was spoken before.
        is_spell: tells of the character of a name whether that is one of a spell that is no permanent, or of an Aura.
    """
    parts = {name: one for name, one in found.groupdict().items() if one is not None}
    if parts.get("p", "A") not in "ABCDEFGH":
        parts["p"] = who_is_meant(found.string, spoken)
    for name in ("x", "y", "z"):
        if parts.get(name) in ("it", "them"):
            parts[name] = spoken.thing or parts[name]
    if "x" in parts:
        parts["bare"] = _ARTICLE.sub("", parts["x"])
    for name, thing in (("spell", "x"), ("spell2", "y")):
        sign = re.search(NAME, parts.get(thing, ""))
        if sign is not None and is_spell(sign.group()):
            parts[name] = _ARTICLE.sub("", parts[thing])
            parts.setdefault("used" if sign.group() in spoken.used else "unused", parts[name])
    if "<each>" in plain:
        others = sorted(one for one in spoken.named if one not in parts["x"] and not is_spell(one))
        return " ".join(put(plain.replace("<each>", one), found, spoken, is_spell) for one in others)
    new = re.findall(NAME, parts.get("new", ""))
    held = parts.get("held", "")
    if held and plain.startswith("<p>: ") and is_spell(held):
        return ""
    parts["list"], parts["list2"] = _listed(parts.get("xs", "")), _listed(parts.get("ys", ""))
    laid = [parts.get(one, "") for one in _LAID.findall(plain)]
    if (
        spoken.named.intersection((*new, held, *re.findall(NAME, " ".join(laid))))
        or any(map(is_spell, new))
        or (new and spoken.asked)
    ):
        return ""  # it is there, lies nowhere, or would be there for what was asked before too
    if parts.get("same", spoken.player) != spoken.player:
        return ""  # that is what somebody else did
    paid = re.findall(NAME, parts.get("paid", "")) if plain.endswith("?") else ()
    if any(one not in spoken.named or (one in spoken.held and is_spell(one)) for one in paid):
        return ""  # nothing was done with it
    parts.setdefault("who", spoken.player)
    parts["holder"] = spoken.held.get(parts.get("spell2", ""), "")
    if "count" in parts:  # as many as are named
        number = NUMBERS.get(parts["count"], parts["count"])
        if number != str(len(re.findall(THING, parts["xs"]) if "xs" in parts else re.findall(NAME, parts["rest"]))):
            return ""
    parts["thing"], parts["aim"] = spoken.thing, parts.get("q") or parts.get("y", "")
    parts["at"] = parts.get("at") or parts["aim"]
    if "n" in parts:
        parts["n"] = NUMBERS.get(parts["n"], parts["n"])
        parts["n1"] = str(int(parts["n"]) - 1) if int(parts["n"]) > 1 else ""
    players = re.findall(r"(?<![\w'])[A-H](?!\w)", parts.get("first", ""))
    parts["p2"] = players[-1] if players else ""
    parts["other"] = parts.get("q") or {"A": "B", "B": "A"}.get(parts.get("p", ""), "")
    for name in found.re.groupindex:
        parts.setdefault(name, "")
    if any(
        not parts.get(name) and name not in ("more", "rest", "whom", "whose", "size") for name in _SLOT.findall(plain)
    ):
        return ""
    return _SLOT.sub(lambda slot: parts[slot[1]], plain)
