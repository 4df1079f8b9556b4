"""What players do, read from one line of table notation into the steps of a scenario, one line at a time."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.reading.confirming import confirmed
from judgekit.scenarios.notation.words.faults import NotationUnclear, not_understood
from judgekit.scenarios.notation.words.grammar import NotationGrammar, Words
from judgekit.scenarios.notation.words.naming import Resolving
from judgekit.scenarios.notation.words.said_twice import taken_in
from judgekit.scenarios.notation.words.splitting import Quotes, Statement, clauses

_TAIL = re.compile(r"(?P<deed>[^()]+?)\s*\((?P<how>[^()]*)\)(?P<after>[^()]*)$")
_VALUE_OF_X = re.compile(r"(.*\S)[\s,]+(?:with|for)\s+X\s*(?:=|is)\s*(\d+)\s*$|(?!)", re.IGNORECASE)
_MANA_FROM = re.compile(
    r"(?<=[^\s,]) (?=(?:with|using) (?:(?:a|the|white|blue|black|red|green) )*mana (?:from|of|off) )"
)
"""Before words for the mana by which something is paid, which stand without a comma."""
_SAID_INSIDE = frozenset(
    {"X", "mode", "with", "face-down", "sacrifice", "discard", "return", "exile", "reveal", "tap", "pay", "@floating"}
)
"""What of the way of casting or activating stands in the middle of a deed too: a value of X, a mode, kicker, what is paid."""
_WORDS_INSIDE = 5
"""Words that one of these takes at most (choosing modes 1 and 3)."""
_NUMBERS = {
    **{word: number for number, word in enumerate(("first", "second", "third", "fourth", "fifth"), start=1)},
    **{word: number for number, word in enumerate(("one", "two", "three", "four", "five"), start=1)},
}
_N = rf"(?:\d|{'|'.join(_NUMBERS)})"
_ORDINAL = r"(?:\d\s*(?:つ目|番目|個目))"
_MODES = re.compile(
    rf"(?:\b(?:in|with|using|choosing|for)\s+)?(?:\bthe\s+)?\bmodes?\s+{_N}(?:\s*(?:,|,?\s*and|&|\+)\s*(?:mode\s+)?{_N}\b)*"
    rf"|(?:\b(?:in|with|using|choosing|for)\s+|(?<=\())(?:the\s+|its\s+)?{_N}(?:\s*(?:,|,?\s*and|&)\s*(?:the\s+)?{_N})*\s+modes?\b"
    rf"|モード\s*\d(?:\s*(?:と|、|,|・)\s*(?:モード\s*)?\d(?![\d/]))*\s*(?:で|を選んで|を選び|を選択して|を選択(?=\))|を選ぶ(?=\)))?"
    rf"|{_ORDINAL}(?:\s*(?:と|、|,)\s*{_ORDINAL})*の?モード\s*(?:で|を選んで|を選び|を選択して|を選択(?=\))|を選ぶ(?=\)))?",
    re.IGNORECASE,
)
"""Which modes a spell or ability has, said anywhere in the deed (700.2)."""
_KICKED = re.compile(
    r"キッカー(?:・コスト|コスト)?(?:込みで|込みの|込み|ありで|あり|を支払って|を払って|つきで|付きで)"
)
_X_IS = re.compile(r"X\s*[=は]\s*(?P<number>\d+)\s*(?:で|として)")
_CASTS = re.compile(
    r"(?:re)?(?:casts?|activates?|uses?|plays?|flash)\w*\b|.*(?:唱え|使|起動|プレイ|撃|打|に[^ぁ-ん,]+$)"
)
_JAPANESE_PLAYER = re.compile(r"\s*(?:が|は|の(?=.*で.*(?:攻撃|ブロック|防御)))\s*")


def steps_of(
    statement: Statement, quotes: Quotes, grammar: NotationGrammar, resolving: Resolving
) -> list[dict[str, Json]]:
    """Return the steps that a line of play stands for.

    Args:
        statement: the line.
        quotes: the quoted texts.
        grammar: the game's notation.
        resolving: the names that are there now; who acts is filled in.

    Raises:
        NotationUnclear: words are not understood, or a name means nothing or several things.
    """
    try:
        return confirmed(_steps(statement, quotes, grammar, resolving), resolving)
    except NotationUnclear as fault:
        raise fault.at(statement.line) from fault


def _steps(
    statement: Statement, quotes: Quotes, grammar: NotationGrammar, resolving: Resolving
) -> list[dict[str, Json]]:
    players = resolving.names.players
    words = Words(resolving.names.all_words, players, quotes)
    who, body = statement.who, statement.body
    if not who:
        found: Json = grammar.reads(body, "event", words)
        if found is not None:
            return _listed(resolving.term(found))
        who, body = actor_of(body, players)
    if not who and resolving.decider() and grammar.reads(body, "deed", words) is not None:
        who = resolving.decider()  # what is decided without a word who does (damage order: Wall, Elf)
    if not who and (act := grammar.reads(body, "act", words)) is not None:
        assert isinstance(act, Mapping)
        return _of_its_controller(act, body, quotes, resolving)
    if not who:
        if resolving.names.things or len(body.split()) < 2:
            grammar.readings(body, "event", words)
        raise not_understood(quotes.back(body), hint=phrase("say who does it, as A attacks with …"))
    if who not in players:
        raise NotationUnclear(phrase("there is no player {name!r}", name=who), who, 0, players)
    acting = resolving._replace(by=who)
    written = body
    body, tails = _tails(body, grammar, words)
    reading = _reading_of(body, grammar, words, resolving)
    if isinstance(reading, Mapping) and "@refused" in reading:
        raise NotationUnclear(
            phrase("{body!r}: {why}", body=quotes.back(written), why=phrase(str(reading["@refused"]))), written
        )
    steps = _listed(acting.term(reading))
    last = len(steps) - 1
    for tail in tails:
        more = acting.term(tail, "targets")
        taken_in(steps[last], more if isinstance(more, Mapping) else {}, quotes.back(body))
    shares = steps[last].get("division")
    if isinstance(shares, Mapping) and not steps[last].keys() & {"targets", "choose"}:
        steps[last] = {**steps[last], "targets": [*shares]}  # what it is divided among is what is targeted
    return [{**step, **({} if _says_who(step, who) else {"by": who})} for step in steps]


def refuse_asking(step: Mapping[str, Json], line: int) -> None:
    """Refuse to ask as a scenario file does, where the notation is played line by line.

    Raises:
        NotationUnclear: a step does.
    """
    if "@ask" in step:
        raise NotationUnclear(
            phrase('`ask "…"` asks as a scenario file does, where the notation says `as written`'),
            "ask",
            line,
            hint=phrase("else ask with a line that begins with ?"),
        )


def fault_of_words(statement: Statement, grammar: NotationGrammar, words: Words) -> NotationUnclear | None:
    """Return why no row reads a line of play; None where one does, whatever its names mean."""
    who, body = statement.who, statement.body
    try:
        if not who:
            if grammar.reads(body, "event", words) is not None:
                return None
            who, body = actor_of(body, words.players)
        if not who and any(grammar.reads(body, category, words) is not None for category in ("act", "deed")):
            return None
        if not who:
            grammar.readings(body, "event", words)
        body, _said = _tails(body, grammar, words)
        grammar.readings(body, "deed", words)
    except NotationUnclear as fault:
        return fault if fault.unread else None
    return None


def _of_its_controller(
    act: Mapping[str, Json], body: str, quotes: Quotes, resolving: Resolving
) -> list[dict[str, Json]]:
    """Return what an object is said to do (Ox attacks) as what its controller does with it."""
    actors = resolving.term(act["@actor"], "@actor")
    controllers = {resolving.controller(str(one)) for one in (actors if isinstance(actors, list) else [actors])}
    if len(controllers) != 1 or "" in controllers:
        raise not_understood(quotes.back(body))
    by = controllers.pop()
    acted = resolving._replace(by=by).term(act)
    return [{**{key: value for key, value in step.items() if key != "@actor"}, "by": by} for step in _listed(acted)]


def _reading_of(body: str, grammar: NotationGrammar, words: Words, resolving: Resolving) -> Json:
    """Return the one reading of what a player does.

    Raises:
        NotationUnclear: it can be read in several ways, or in none.
    """
    readings = grammar.readings(body, "deed", words)
    if len(readings) > 1 and {"pass": "@by"} in readings:
        # Who lets something through lets what waits resolve, else what attacks.
        passes = bool(resolving.stack()) or not resolving.attackers()
        readings = [one for one in readings if (one == {"pass": "@by"}) == passes]
    if len(readings) > 1 and any(isinstance(one, Mapping) and "assign-damage" in one for one in readings):
        # What an attacker deals is assigned (510.1); what a spell deals is divided as it is cast.
        fights = bool(resolving.attackers()) and not resolving.stack()
        readings = [one for one in readings if isinstance(one, Mapping) and ("assign-damage" in one) == fights]
    if len(readings) > 1:
        readings = _by_where_it_lies(readings, resolving)
    if len(readings) > 1:
        readings = _without_declaring(readings, grammar.words.instead)
    if len(readings) > 1:
        raise NotationUnclear(
            phrase("{body!r} can be read in {readings} ways", body=words.quotes.back(body), readings=len(readings)),
            body,
        )
    return readings[0]


def _by_where_it_lies(readings: list[Json], resolving: Resolving) -> list[Json]:
    """Return those of two readings that fit where a card lies: on the table it is activated, elsewhere it is cast."""
    keys = ("cast", "activate")
    meant = [(key, one[key]) for one in readings if isinstance(one, Mapping) for key in keys if key in one]
    if {key for key, _term in meant} != {*keys} or any(term != meant[0][1] for _key, term in meant):
        return readings
    named = meant[0][1]
    name = str(named["@"]) if isinstance(named, Mapping) and "@" in named else ""
    zones = resolving.names.zones(name, resolving.where)
    here = "activate" if zones == {resolving.home} else "cast" if zones and resolving.home not in zones else ""
    return [one for one in readings if isinstance(one, Mapping) and here in one] if here else readings


def _without_declaring(readings: list[Json], instead: Mapping[str, str]) -> list[Json]:
    """Return readings without those that declare what another one plays: which of them is meant is plain where it is done."""
    played = [one for one in readings if isinstance(one, Mapping) and any(key in one for key in instead)]
    declared = [one for one in readings if isinstance(one, Mapping) and any(key in one for key in instead.values())]
    return [one for one in readings if one not in declared] if played else readings


def _says_who(step: Mapping[str, Json], who: str) -> bool:
    return "by" in step or step.get("pass") in ("all", who) or step.get("concede") == who


def actor_of(body: str, players: tuple[str, ...]) -> tuple[str, str]:
    """Return the player with whom a line of play begins, and the rest of it; nobody where it begins with none."""
    for player in sorted(players, key=len, reverse=True):
        if body.startswith(player):
            rest = body[len(player) :]
            japanese = _JAPANESE_PLAYER.match(rest)
            if japanese is not None:
                return player, rest[japanese.end() :]
            if rest[:1].isspace():
                return player, rest.strip()
    return "", body


def _tails(body: str, grammar: NotationGrammar, words: Words) -> tuple[str, list[Json]]:
    """Return a deed and how it is done: in brackets behind it or in the middle of it, or behind a comma."""
    found: list[Json] = []
    if _CASTS.match(_MODES.sub("", body).strip(" ,、")):
        body, said = said_anywhere(body)
        found += [grammar.only(one, "tail", words) for one in said]
    body = (
        _VALUE_OF_X.sub(lambda inside: f"{inside.group(1)}, X = {inside.group(2)}", body) if "(" not in body else body
    )
    match = _TAIL.match(body)
    if match is not None:
        body = f"{match.group('deed')} {match.group('after').strip()}".strip()
        for clause in clauses(match.group("how"), ",;"):
            readings = grammar.readings(clause, "tail", words)
            if len(readings) > 1:
                raise NotationUnclear(
                    phrase(
                        "{clause!r} can be read in {readings} ways",
                        clause=words.quotes.back(clause),
                        readings=len(readings),
                    ),
                    clause,
                )
            found.append(readings[0])
    parts = clauses(_MANA_FROM.sub(", ", body) if "(" not in body else body)
    while len(parts) > 1:
        term = grammar.reads(parts[-1], "tail", words)
        if term is None:
            break
        found.append(term)
        parts.pop()
        body = ", ".join(parts)
    if not is_a_deed(body, grammar, words) and (inside := _said_inside(body, grammar, words)) is not None:
        body = inside[0]
        found.append(inside[1])
    return body, found


def said_anywhere(body: str) -> tuple[str, list[str]]:
    """Return a deed without its modes, kicker and value of X, and these, one for each mode.

    What stands in a bracket together with other words is left there.
    """
    said: list[str] = []
    for pattern in (_MODES, _KICKED, _X_IS):
        match = None if pattern is not _MODES and body.isascii() else pattern.search(body)
        if match is None:
            continue
        before, behind = body[: match.start()].rstrip(), body[match.end() :].lstrip()
        if before.endswith("(") and behind.startswith(")"):
            before, behind = before[:-1], behind[1:]
        elif before.count("(") > before.count(")"):
            continue
        if pattern is _MODES:
            numbers = re.findall(_N, match.group(), re.IGNORECASE)
            said += [f"mode {_NUMBERS.get(one.casefold(), one)}" for one in numbers]
        else:
            said.append("キッカー込み" if pattern is _KICKED else f"X = {match.group('number')}")
        before, behind = before.rstrip(" ,、"), behind.lstrip(" ,、")
        body = before + (" " if before[-1:].isascii() and behind[:1].isascii() else "") + behind
    return body.strip(" ,、"), said


def is_a_deed(body: str, grammar: NotationGrammar, words: Words) -> bool:
    """Tell whether words are read as a deed, in one way or in several."""
    try:
        return grammar.reads(body, "deed", words) is not None
    except NotationUnclear:
        return True


def _said_inside(body: str, grammar: NotationGrammar, words: Words) -> tuple[str, Json] | None:
    """Return a deed without how it is done, and that, where it stands in the middle without a comma (Charm mode 1 on B).

    None where no words are such, or where it can be cut in two ways: a name may hold the same words.
    """
    said = body.split()
    found: list[tuple[str, Json]] = []
    for begin in range(1, len(said)):
        for end in range(begin + 1, min(begin + _WORDS_INSIDE, len(said)) + 1):
            how = grammar.reads(" ".join(said[begin:end]), "tail", words)
            if not isinstance(how, Mapping) or not how.keys() <= _SAID_INSIDE:
                continue
            if "@floating" in how and _CASTS.match(body) is None:
                continue  # with it: something attacks with what was spoken of
            rest = " ".join((*said[:begin], *said[end:]))
            if (rest, how) not in found and is_a_deed(rest, grammar, words):
                found.append((rest, how))
    return found[0] if len(found) == 1 else None


def _listed(term: Json) -> list[dict[str, Json]]:
    if isinstance(term, Mapping):
        steps = term.get("@steps")
        if isinstance(steps, list):
            return [dict(step) for step in steps if isinstance(step, Mapping)]
        return [dict(term)]
    return []
