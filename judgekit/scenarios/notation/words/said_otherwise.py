"""A deed in words of no row, said in words that the rows have: a card's name as a verb, a response, two deeds in one line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby, permutations

from judgekit.core.data_classes import replace
from judgekit.core.filling import filled
from judgekit.core.text import Bilingual, is_japanese
from judgekit.core.wording import phrase
from judgekit.language.english.numbers import NUMBERS
from judgekit.language.english.verbs import third_person
from judgekit.scenarios.notation.words.deeds_parted import attacking_with, parts_japanese
from judgekit.scenarios.notation.words.english.choices_told import cast_to_do, with_modes
from judgekit.scenarios.notation.words.english.clauses import clauses_of
from judgekit.scenarios.notation.words.english.deeds import as_deed, chosen, deeds_of
from judgekit.scenarios.notation.words.english.lexicon import base_of, is_present, verb_of, verb_of_participle
from judgekit.scenarios.notation.words.faults import not_understood
from judgekit.scenarios.notation.words.japanese_clauses import orders, without_relatives
from judgekit.scenarios.notation.words.japanese_verbs import deed_joined
from judgekit.scenarios.notation.words.names_aside import NamesAside
from judgekit.scenarios.notation.words.naming import Names, Thing
from judgekit.scenarios.notation.words.paid_to_cast import paid_to_cast
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.scenarios.notation.words.times_said import TURN_ENDS
from judgekit.scenarios.notation.words.told_deeds import Told, Way, at_whose, not_in_its_text
from judgekit.scenarios.notation.words.triggers_told import aiming, aiming_japanese, used
from judgekit.table.notation import Saying

RESPONSE = re.compile(
    r",?\s*\b(?:(?:in|as an?) response(?: to (?P<to>[^,()]+?))?|(?:while )?(?:hold|keep|retain)ing (?:on to )?priority"
    r"|without passing priority)(?=\s*(?:,|$|\(|(?:and|then)\b))"
    r"|(?:(?<=[\s,])|(?<=[A-H][はが:])|^(?![A-H][はが:]))"
    r"(?P<zu>(?:[A-Z'’-]+,? )+[A-Z'’-]+[^\s,]*?|[^\s,]+?)に対応して,?\s*|対応して,?\s*"
    r"|(?:そのまま)?優先権を(?:(?:保持|維持|キープ)したまま|(?:放棄|パス)せず(?:に)?|渡さず(?:に)?|手放さず(?:に)?),?\s*"
    r"|(?<![\w'])responds?(?: to (?P<to2>[^:,]+?))?\s*(?P<how>:|,|\bby\b|\bwith\b)\s*(?=\S)",
    re.IGNORECASE,
)
"""The words that something is done in response (117.7)."""
_WHO = re.compile(r"(?P<who>[A-H])(?:\s+|(?P<ja>[がは:])\s*)(?P<rest>\S.*)", re.DOTALL)
_DEED = re.compile(r"(?:[a-z]+ly )?[a-z]+(?:s|ing|e|h|k|t|y)?\b", re.IGNORECASE)
_GERUNDS = {
    "casting": "casts",
    "activating": "activates",
    "playing": "plays",
    "using": "uses",
    "sacrificing": "sacrifices",
    "flashing": "casts",
}
_CHOOSING = re.compile(
    r"(?P<deed>[^()]+?)\s*\(\s*(?P<choice>[^(),]+?)を(?:選ぶ|選択|選択する|選んで|選んだ|指定|指定する|宣言)\s*\)"
)
"""A choice that is said with the deed, though it is made as that resolves."""
_CHOSEN_BEHIND = re.compile(r"(?P<deed>[^()]+?)\s*\(\s*(?P<choice>[a-z]+)\s*\)")
"""The same in one English word behind a deed: casts Gift on Ox (flying)."""
_BROKEN = re.compile("割|ブレイク")
_IT = re.compile(r"it|that(?: spell)?|this|the spell|それ|その呪文", re.IGNORECASE)
_JAPANESE_ACT = re.compile(r"^([^をがは]+)で(?=(?:[^で]*[をに])?(?:ダイレクト)?(?:攻撃|ブロック|防御|アタック|殴))")
_COUNTERS_IT = re.compile(r"counters? |.*(?:打ち消|カウンター)")
"""Deeds with a spell that waits and nothing else."""
_FOR_AN_X = re.compile(r"(?P<x>.+?) (?:(?:for|with) (?:X\s*=\s*)?|\(X\s*=\s*)(?P<n>\d+)\)?", re.IGNORECASE)
"""What something is done with, and how much is paid for X: pumps Ox with Run for X=3."""
_HELPS = re.compile(r"(?:save|protect|pump|buff|give)s? ")
"""Deeds with what is no spell that waits, though one may be spoken of last."""
_NO_BLOCK = re.compile(
    r"no (?:blocks?|blockers?)|nothing (?:in|from|out of) (?:the|his|her|their) shields"
    r"|(?:ブロック|防御)(?:は)?(?:なし|しない)|ノーブロック|スルー"
    r"|(?:S・?トリガー|トリガー|G・?ストライク)(?:は|が|も)?(?:なし|ない|出ない|使わない|宣言しない)",
    re.IGNORECASE,
)
"""That the player does nothing who does not have the turn: no block, nothing from the shields."""
_THING_NOT_BLOCKING = re.compile(
    r"(?:the\s+)?(?P<x>[^,;]+?) (?:does|do) not (?:block|"
    r"defend)|(?P<x_ja>[^,;をで]+?)(?:は|が|では?)(?:ブロック|防御)(?:は)?しない",
    re.IGNORECASE,
)
_PAYS = re.compile(rf"pays? (?:\d+|{'|'.join(NUMBERS)}|(?:\{{[^{{}}]*\}})+|the cost|for it)(?: (?:mana|generic))?")
_ITS_COST = re.compile(
    r"paying .*\blife|sacrificing (?:it|itself|that)|tapping (?:it|itself|that)|paying (?:the|its) (?:cost|mana)"
)
_TAPS_FOR_IT = re.compile(
    rf"(?:tapping|using|with|for) (?:all|both|everything|all (?:of )?(?:his|her|their)|(?:all )?(?:{'|'.join(NUMBERS)}|\d))"
    r"(?: (?:of (?:them|his|her|their) ?)?(?:(?:his|her|their|other|untapped|mana) )*(?:lands?|mana|cards?|sources?"
    r"|of them|in (?:the )?mana"
    r" zone)?)*"
)
"""How many are tapped for a cost, which is worked out."""
_ACTIVATES = re.compile(r"(?:activate|crack|pop|use|tap|fetch)(?:s|es)?\b")
_MOST = 6
"""Deeds in one line."""
_MOST_MEANT = 2
"""Things spoken of before that a pronoun may mean."""
_ABILITY = re.compile(r"\b(?:trigger|ability)\b|誘発(?:型能力)?(?:を|に)|能力(?:を|に)")
_FIGHTS = re.compile(r"attack|block|defend|swing|break|攻撃|アタック|ブロック|防御|殴|ブレイク")
_FIGHTS_WITH = re.compile(r"^(?:[a-z-]+ )?(?:(?P<blocks>block|defend)|attack|swing)s?\b(?: [^,;]*?)? with $")
_CASTS = re.compile(r"(?:cast|play)s?\b")
_BEHIND_IT = re.compile(r"(?: with [^,;]*?)?(?=[,;]|\band\b|$)|")
_USES = re.compile(r"(?:use|declare)s?")
_AIMED_AT = re.compile(r"\b(?:on|at|targeting|onto)\s+$")
_PRONOUN = re.compile(
    r"\b(?:itself|it|them|him|her|this|that)\b(?!\s+[a-z]*[a-z]$)|それ(?=[をがにで])|その(?=上に|能力|効果)"
)
_ON_THE_TABLE = re.compile(r"(?:attack|swing|block|regenerat|sacrific|equip|tap)", re.IGNORECASE)
"""Deeds with what lies on the table: what waits to resolve is never meant."""


_ARTICLE = re.compile("(?:the|an?|his|her|their|its) ")
_ITS_ABILITY = re.compile("(?:activated )?ability of (?:(?:the|his|her|their) )?")


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def responding(body: str) -> tuple[str, str, bool]:
    """Return a deed without the words that it is a response, what it answers where that is said, and whether it is one."""
    found = RESPONSE.search(body)
    if found is None:
        return body, "", False
    to = next((found.group(name) for name in ("to", "zu", "to2") if found.group(name)), "").strip()
    before, behind = body[: found.start()], body[found.end() :]
    if found.group("how"):
        behind = _ARTICLE.sub("", behind, count=1) if _ARTICLE.match(behind) else behind
        behind = _ITS_ABILITY.sub("uses ", behind) if _ITS_ABILITY.match(behind) else behind
        first = behind.split()[0].casefold()
        verb = _GERUNDS.get(first) or (third_person(base) if (base := verb_of_participle(first)) else None)
        behind = f"{verb}{behind[len(first) :]}" if verb is not None else behind
        if verb is None and not (behind[:1].islower() and _DEED.match(behind)):
            behind = f"casts {behind}"
    return " ".join(f"{before} {behind}".split()).strip(" ,"), to, True


def ways(
    statement: Statement,
    names: Names,
    where: Iterable[Thing],
    *,
    active: str = "",
    top: str = "",
    before: str = "",
    sayings: Sequence[Saying] = (),
    is_how: Callable[[str], bool] = lambda _said: False,
    reads: Callable[[str], bool] = lambda _words: False,
    quoted: Callable[[str], str] = lambda text: text,
    text: Callable[[str], str | None] = lambda _name: None,
) -> Iterator[Way]:
    """Yield the statements that one may stand for which no row reads, the likeliest first.

    Args:
        statement: what was said.
        names: the names that are there.
        where: the cards that are not on the table, each with its player: a hand.
        active: whose turn it is.
        top: what waits on top; empty where nothing does.
        before: what was said before it.
        sayings: the game's deeds in other words.
        is_how: tells whether words say how a deed is done, as a row reads them.
        reads: tells whether rows read words as a deed.
        quoted: keeps a text in quotation marks and returns the sign that stands for it.
        text: returns the text of a card; None where nobody wrote one.
    """
    who, rest = statement.who, statement.body
    match = _WHO.fullmatch(rest) if not who else None
    if match is not None and match.group("who") in names.players:
        who, rest = match.group("who"), match.group("rest")
    told = Told(statement, who, rest, names, tuple(where), active, top, before, sayings, is_how, reads, quoted, text)
    for way in _WAYS if who in names.players else _WAYS_OF_NOBODY:
        yield from way(told)


def _as_a_sentence(told: Told) -> Iterator[Way]:
    """Yield the deeds of an English sentence one after another, each with how it is done, and what is chosen with it."""
    if not told.rest[:1].islower():
        return
    words = told.names.words
    named = [one for one in (*told.names.things, *told.where) if one.names]
    first, blank, behind = told.rest.partition(" ")
    asked = not verb_of(first) and base_of(first) and not is_present(first)  # can A cast Gust by exiling Fox
    deeds = deeds_of(
        f"{third_person(first)}{blank}{behind}" if asked else told.rest,
        lambda said: said.casefold() in words or said in told.names.players,
        lambda word: any(is_verb_of(word, one.names) for one in named),
    )
    bodies: list[str] = []
    granted: Bilingual | None = None
    while len(deeds) > 1 and _PAYS.fullmatch(deeds[0].core):
        paid, *deeds = deeds
        granted = _reckoned(paid.core)
    cores = attacking_with([one.core for one in deeds])
    for core, deed in zip(cores, deeds, strict=True):
        costs = [one for one in deed.how if _is_its_cost(one, core, told)]
        if costs:
            granted = _reckoned(", ".join(costs))
        bodies += _with_how(core, [one for one in deed.how if one not in costs], told)
    if len(deeds) == 1:
        known = {*told.names.players, *words}
        modal = with_modes(
            cores[0], deeds[0].how, lambda said: not known.isdisjoint((said, said.casefold())), told.quoted
        )
        if modal:
            yield told.one(*modal)._replace(surely=False)
    if bodies and bodies != [told.rest] and len(bodies) <= _MOST:
        yield told.one(*bodies)._replace(granted=granted)
    if deeds:
        for parts in _chosen_as_it_resolves(bodies, deeds[-1].how):
            yield told.one(*parts)._replace(granted=granted, surely=False)


def _to_do_something(told: Told) -> Iterator[Way]:
    """Yield how a spell is cast that somebody casts to do something: in the modes that do it, or on that to which it is done."""
    found = cast_to_do(told.rest)
    if found is None:
        return
    known = {*told.names.players, *told.names.words}
    modal = with_modes(found.core, found.how, lambda said: not known.isdisjoint((said, said.casefold())), told.quoted)
    if modal:
        yield told.one(*modal)._replace(surely=False)
    spell = _ARTICLE.sub("", found.core.partition(" ")[2]).casefold()
    texts = [told.text(one.names[-1]) for one in Names(told.where, ()).called(spell) if one.names]
    modal_spell = any(text is None or _MODES.search(text) is not None for text in texts)
    if (
        denied := not_in_its_text(told, found.core.partition(" ")[2], [one.partition(" ")[0] for one in found.how])
    ) is not None:
        raise denied
    if found.on and not modal_spell and not known.isdisjoint((found.on, found.on.casefold())):
        said = told.rest[len(found.core) :].strip()
        granted = Bilingual(f"「{said}」は計算する", f'what comes of it is worked out, not taken from "{said}"')
        yield told.one(f"{found.core} on {found.on}")._replace(granted=granted, surely=False)


_MODES = re.compile(r"•|\bchoose (?:one|two|three|four|any|up to)\b", re.IGNORECASE)
"""What the text of a card with modes has (700.2)."""
_ONE_AND_THE_OTHER = re.compile(
    r"(?:assigns|puts|deals|orders) (?P<n>\d+)(?: damage)? (?:to|on) (?:one|the first)(?: one)?(?: of (?:them|the [a-z]+))?"
    r"(?:,|,? and) (?:the )?(?:other |remaining )?(?P<m>\d+|rest)(?: damage)? (?:to|on) (?:the )?(?:other|second)(?: one)?"
)
"""Damage that is assigned to two without names."""


def _to_one_and_the_other(told: Told) -> Iterator[Way]:
    """Yield how damage is assigned to one creature and to another, where the two are alike: which is which makes no difference."""
    match = _ONE_AND_THE_OTHER.fullmatch(told.rest)
    away = {one.id for one in told.where}
    for one, other in permutations(told.names.things, 2) if match is not None else ():
        alike = one.names == other.names and one.like == other.like and one.player == other.player != told.who
        if match is None or not alike or away & {one.id, other.id}:
            continue
        rest = "the rest" if match["m"] == "rest" else match["m"]
        said = Bilingual(
            f"1体は{one.id}、もう1体は{other.id}", f"one is {one.id}, the other {other.id}, which are alike"
        )
        yield told.one(f"assigns {match['n']} to {one.id} and {rest} to {other.id}")._replace(
            granted=said, surely=False
        )


def _reckoned(said: str) -> Bilingual:
    return Bilingual(f"「{said}」は計算する", f'what it costs is worked out, not taken from "{said}"')


def _is_its_cost(how: str, core: str, told: Told) -> bool:
    """Tell whether what is said with a deed only repeats what it costs."""
    if _ITS_COST.fullmatch(how) and _ACTIVATES.match(core):
        return True
    return not told.is_how(how) and _TAPS_FOR_IT.fullmatch(how) is not None


def _with_how(core: str, said: Sequence[str], told: Told) -> Iterator[str]:
    """Yield a deed with how it is done in brackets, and behind it what is chosen or done with it."""
    how = [one for one in said if told.is_how(one)]
    yield f"{core} ({', '.join(how)})" if how else core
    for one in said:
        if one not in how:
            yield f"chooses {choice}" if (choice := chosen(one)) else as_deed(one)


_DOES_TO_A_TARGET = frozenset(("killing", "destroying", "bouncing", "hitting", "shooting", "burning", "stealing"))
"""What a trigger of what is cast may be told to do to its target."""


def _chosen_as_it_resolves(bodies: Sequence[str], how: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield deeds of which the last one aims a trigger that comes of it, or gives up what is asked for as it resolves."""
    *before, last = bodies
    aimed = [one for one in how if one.startswith("targeting ")]
    if len(aimed) == 1 and last.endswith(f"({aimed[0]})"):
        yield (*before, last.removesuffix(f"({aimed[0]})").strip(), f"chooses {aimed[0].partition(' ')[2]}")
    does = [one for one in how if one.split(" ")[0] in _DOES_TO_A_TARGET]
    if len(does) == 1 and last.startswith("casts ") and last.endswith(f"({does[0]})"):
        yield (*before, last.removesuffix(f"({does[0]})").strip(), as_deed(does[0]))
    given_up = [one for one in how if one.startswith("sacrificing ")]
    if len(given_up) == 1:
        yield (*before, last.replace(f"({given_up[0]})", "").strip(), as_deed(given_up[0]))


def _of_a_thing_in_a_sentence(told: Told) -> Iterator[Way]:
    """Yield what something is said to do, each deed by itself (Ox attacks and breaks two shields)."""
    found = clauses_of(told.rest) if not told.who else []
    if len(found) != 1 or not found[0].subject or found[0].opening:
        return
    (clause,) = found
    words = told.names.words
    deeds = deeds_of(clause.said, lambda said: said.casefold() in words, lambda _word: False)
    bare = re.sub("^(?:the|his|her|their) ", "", clause.subject, flags=re.IGNORECASE)
    by = told.who_has(bare)
    if len(deeds) > 1 and len(by) == 1:
        first = replace(told.statement, who="", body=f"{clause.subject} {deeds[0].core}")
        yield Way([first, *(replace(told.statement, who=next(iter(by)), body=one.core) for one in deeds[1:])])


_DOES_TO = re.compile(
    r"(?:the )?(?P<x>[A-Z].*?)(?:'s (?:trigger|ability|effect))? "
    r"(?:destroys|kills|exiles|bounces|returns|shoots|hits|taps|takes out|removes) (?:the )?(?P<t>[A-Z].*)"
)


def _what_it_does_is_chosen(told: Told) -> Iterator[Way]:
    """Yield that what something does to another thing is chosen by its controller, where that is asked (Raider destroys Guard)."""
    match = _DOES_TO.fullmatch(told.rest) if not told.who else None
    if match is None:
        return
    by = told.who_has(match["x"])
    if len(by) == 1 and (who := by.pop()):
        said = Bilingual(
            f"{match['x']}について{who}は{match['t']}を選ぶ", f"for {match['x']} {who} chooses {match['t']}"
        )
        chosen = f"chooses {match['t']} as the target of {match['x']}"
        yield told.by(who, chosen)._replace(granted=said, surely=False)


def _not_blocking(told: Told) -> Iterator[Way]:
    """Yield that who does not have the turn does not block (no blocks)."""
    if not told.who and _NO_BLOCK.fullmatch(told.rest):
        seats = told.names.players
        first = seats.index(told.active) + 1 if told.active in seats else 0
        others = [one for one in (*seats[first:], *seats[:first]) if one != told.active]
        if len(others) > 1:  # each of them in turn order (802.4), whoever is attacked
            yield Way([replace(told.statement, who=one) for one in others], surely=False)
        # Of several it is the one who may block: a player of the active team may not (805.10d).
        yield from (Way([replace(told.statement, who=one)], surely=len(others) == 1) for one in others)


def _turn_over(told: Told) -> Iterator[Way]:
    """Yield that who has the turn ends it (両方解決して、ターン終了)."""
    if not told.who and told.active in told.names.players and TURN_ENDS.fullmatch(told.rest):
        yield told.by(told.active, "ターン終了")


def _things_not_blocking(told: Told) -> Iterator[Way]:
    """Yield that who controls what does not block (小壁はブロックしない) blocks with nothing, which is said aloud."""
    match = _THING_NOT_BLOCKING.fullmatch(told.rest)
    if match is None:
        return
    by = told.who_has((match.group("x") or match.group("x_ja")).strip())
    if len(by) == 1 and (who := by.pop()) and who != told.active and told.who in ("", who):
        said = Bilingual(f"{who}はほかのものでもブロックしない", f"{who} blocks with nothing else either")
        yield told.by(who, "ブロックしない")._replace(granted=said, surely=False)


def _acts_of_things(told: Told) -> Iterator[Way]:
    """Yield deeds of nobody as what the things in them do (Ox attacks, Wall blocks; 角牛で攻撃)."""
    said = re.split("[,;]", told.rest)
    parts = [_JAPANESE_ACT.sub(filled(r"\1が"), part.strip()) for part in said if part.strip()] if not told.who else []
    if (len(parts) == 1 and parts[0] != told.rest) or 1 < len(parts) <= _MOST:
        yield Way([replace(told.statement, body=part) for part in parts])


def _of_its_controller(told: Told) -> Iterator[Way]:
    """Yield a fight that nobody is said to begin or to block, as what the controller of the first thing in it does."""
    spoken = spoken_of(told.rest, told.names) if not told.who and _FIGHTS.search(told.rest) else []
    by = told.who_has(spoken[-1]) if spoken else set()
    if len(by) == 1:
        yield Way([replace(told.statement, who=by.pop())])


def _in_plain_words(told: Told) -> Iterator[Way]:
    """Yield a deed in the words of rows, where its verb says how a card is cast or what it does (kicks Burst).

    Raises:
        NotationUnclear: what it is done with lies on the table: it is not cast, and has no ability of its own for that, or several.
    """
    known = {word.casefold() for word in told.names.words}
    elsewhere = Names(told.where, ()).words
    for saying in told.sayings:
        match = re.compile(saying.said, re.IGNORECASE).fullmatch(told.rest)
        if match is None:
            continue
        named = {key: value.strip() for key, value in match.groupdict(default="").items()}
        if _IT.fullmatch(named.get("on", "")) and not _HELPS.match(told.rest):
            if not told.top and not _COUNTERS_IT.match(told.rest):
                continue  # what was spoken of last is put in its place first
            named["on"] = told.top
        helped = _own_that_is_helped(told) if _IT.fullmatch(named.get("on", "")) else None
        named["on"] = helped if helped is not None else named.get("on", "")
        meant = Bilingual(f"「それ」は{helped}", f'"it" is {helped}') if helped is not None else None
        behind = f" on {named['on']}" if named.get("on") else ""
        if saying.casts and (amount := _FOR_AN_X.fullmatch(named.get("x", ""))) is not None:
            named["x"], behind = amount["x"], f"{behind} (X = {amount['n']})"
        what = re.sub("^(?:the|an?) ", "", named.get("x", "").casefold())
        if saying.casts and what in known and what not in elsewhere:
            used = Bilingual(f"{named['x']}は能力を使う", f"{named['x']} does it by its ability")
            plain = saying.plain.replace("casts {x}", "uses {x}").format(**{"x": "", "n": "", **named}, behind=behind)
            if _HELPS.match(told.rest):
                if meant is not None:
                    used = Bilingual(f"{meant.ja}; {used.ja}", f"{meant.en}; {used.en}")
                yield told.one(*plain.split("; "))._replace(granted=used, surely=False)
            fault = not_understood(told.rest)
            fault.candidates = (f"activates {named['x']}{behind}",)
            raise fault.hinted(phrase("say {candidates}", candidates=fault.candidates[0]))
        if saying.casts and (denied := not_in_its_text(told, named.get("x", ""))) is not None:
            raise denied
        way = told.one(*saying.plain.format(**{"x": "", "n": "", **named}, behind=behind).split("; "))
        way = way._replace(granted=meant) if meant is not None else way
        yield _by_whoever_has_it(told, way, named["x"]) if saying.owner else way


def _own_that_is_helped(told: Told) -> str | None:
    """Return the player's own thing that was spoken of last, where it is told to be helped: nobody pumps another's "it"."""
    if not _HELPS.match(told.rest) or told.rest.startswith("give"):
        return None
    own = Names([one for one in told.names.things if one.player == told.who], ()).words
    away = Names(told.where, ()).words
    return next(
        (one for one in spoken_of(told.before, told.names) if one.casefold() in own and one.casefold() not in away),
        None,
    )


def _by_whoever_has_it(told: Told, way: Way, what: str) -> Way:
    """Return deeds as those of the player who has a card, in any zone; as they are where several players have one."""
    things = (*told.names.things, *told.where)
    players = {one.player for one in things if what.casefold() in Names([one], ()).words}
    if len(players) != 1:
        return way
    (who,) = players
    return way._replace(parts=[replace(one, who=who) for one in way.parts])


_HITS_WITH = re.compile(
    r"(?:hits?|goes? at|comes? at|strikes?|smashes|smash(?:es)? into) (?P<on>[^,]+?)"
    r" with (?:the |an? |his |her |their )?(?P<x>[^,]+?)"
)
_SHOOTS = re.compile(r"^[^\n\"]*:[^\n]*\bdeals? ", re.MULTILINE)
"""An ability that is activated and deals damage."""


def _hits_with(told: Told) -> Iterator[Way]:
    """Yield that a player attacks with what lies on the table and is said to hit somebody, else shoots (hits B with Snake)."""
    match = _HITS_WITH.fullmatch(told.rest)
    if match is None:
        return
    meant = Names(told.own(), ()).called(match["x"])
    if meant:
        shoots = f"shoots {match['on']} with {match['x']}"
        text = told.text(meant[0].names[-1]) or ""
        other = _SHOOTS.search(text) is not None and told.reads(shoots)
        yield told.one(f"attacks {match['on']} with {match['x']}")._replace(surely=not other, else_refused=other)
        yield from (told.one(shoots),) if other else ()


_PAYING = re.compile(
    r"(?:(?:\{[^{}]*\})+|\d+(?:マナ|点(?:の)?(?:マナ|ライフ)?)?)"
    r"(?:を(?P<not>(?:支)?払わない)?(?:(?:支)?払う)?|(?P<not_>(?:支)?払わない)|(?:支)?払う)"
)
_PAYING_IN_ENGLISH = re.compile(
    r"(?:(?P<not>(?:does not|doesn't|can ?not|can't|declines to|refuses to|chooses not to) )?pays?|(?P<no>declines) paying)"
    rf"(?: (?:the )?(?P<n>\d+|{'|'.join(NUMBERS)}|(?:\{{[^{{}}]*\}})+))?(?: (?:more|extra|additional|generic|mana))*"
    r"(?: (?:it|that|the (?:\w+ )?(?:tax|toll|price|cost)|what (?:it|that) (?:asks|costs)))?"
    r"(?: (?:for|to) (?:it|that|the attack|the attackers?|save it|keep it|attack|(?P<x>[A-Z][^,;]*?)))?"
    r"(?P<with> with (?:(?:his|her|their|the|both|all|all his|all her|two|three|four|\d) )*(?:lands?|mana|"
    r"(?:Snow-Covered )?(?:Plains|Islands?|Swamps?|Mountains?|Forests?|Wastes)))?"
)
"""That a player pays what is asked, or does not, with how much that is."""


def _paying(told: Told) -> Iterator[Way]:
    """Yield that a player pays or not, where it is said how much: that is worked out, which is said aloud."""
    english = _PAYING_IN_ENGLISH.fullmatch(told.rest)
    if english is not None and (not english["x"] or english["x"].casefold() in told.names.words):
        much = f"pays {(english['n'] or '').strip('{}')}".strip()
        body = "does not pay" if english["not"] or english["no"] else much if told.reads(much) else "pays"
        if body != told.rest:
            amount = f"「{told.rest}」の額は計算する", f'how much is paid is worked out, not taken from "{told.rest}"'
            if english["with"]:
                amount = (
                    f"何で支払うかは計算する(「{told.rest}」ではない)",
                    f'with what is paid is worked out, not taken from "{told.rest}"',
                )
            worked_out = (english["n"] and body != much) or english["with"]
            yield told.one(body)._replace(
                granted=Bilingual(*amount) if worked_out else None, surely=body == much != "pays"
            )
        return
    match = _PAYING.fullmatch(told.rest)
    symbol = re.match(r"\{(\d+)\}(?!\{)[^\d]*う$", told.rest)
    if symbol is not None:
        yield told.one(f"{symbol[1]}マナを支払う")
    elif (
        match is not None
        and re.match(r"\d+(?:マナ)?を?(?:支)?払う", told.rest) is None
        and told.rest.endswith(("う", "い"))
    ):
        said = Bilingual(
            f"「{told.rest}」の額は計算する", f'how much is paid is worked out, not taken from "{told.rest}"'
        )
        paid = told.one("マナを支払わない" if match["not"] or match["not_"] else "マナを支払う")
        yield paid._replace(granted=said, surely=False)


def _with_choice(told: Told) -> Iterator[Way]:
    """Yield a deed and a choice that is said with it, though it is made as that resolves (casts Gift on Ox, choosing flying)."""
    chosen = _CHOOSING.fullmatch(told.rest) or _CHOSEN_BEHIND.fullmatch(told.rest)
    if chosen is not None and (is_japanese(told.rest) or told.reads(f"chooses {chosen['choice']}")):
        yield told.one(chosen["deed"].strip(" ,"), f"chooses {chosen['choice'].strip()}")


def _by_name(told: Told) -> Iterator[Way]:
    """Yield how a card is cast of which a verb is the name (bolts Bear)."""
    yield from map(told.one, _named_verbs(told.rest, told.who, told.where))


def _of_whose_turn_it_is(told: Told) -> Iterator[Way]:
    """Yield what was broken, of which nobody says who did it, as what the player does who has the turn (割ったのは罠)."""
    if told.active in told.names.players and _BROKEN.match(told.rest):
        yield from _in_plain_words(told._replace(who=told.active))


def _of_who_has_not_the_turn(told: Told) -> Iterator[Way]:
    """Yield what nobody is said to do as what the player does who has not the turn (none of them is a trigger)."""
    others = [one for one in told.names.players if one != told.active]
    if len(others) == 1:
        yield told.by(others[0], told.rest[:1].casefold() + told.rest[1:])._replace(surely=False)


def _open_verb(told: Told) -> Iterator[Way]:
    """Yield a Japanese deed whose verb would go on, with the verb in the form in which a deed ends."""
    deed = deed_joined(told.rest) if not told.rest.isascii() else None
    if deed is not None:
        yield told.one(deed)


def _of_what_was_spoken(told: Told) -> Iterator[Way]:
    """Yield a deed with what a pronoun may be in its place: what waits on top, else what was spoken of last (attacks with it)."""
    pronoun = _PRONOUN.search(told.rest)
    if pronoun is None:
        return
    before = told.rest[: pronoun.start()]
    joined = re.search(r",|\band\b", before) is not None
    # What is cast on it is something else, and so is what is blocked or attacked with it, and with what that is done to it.
    behind = _BEHIND_IT.match(told.rest, pronoun.end())
    else_said = {*spoken_of(behind.group() if behind is not None else "", told.names)}
    if not joined and (_AIMED_AT.search(before) or _FIGHTS_WITH.search(before)):
        else_said, before = {*else_said, *spoken_of(before, told.names)}, ""
    spoken = [one for one in spoken_of(f"{told.before} {before}", told.names) if not _is_called(one, else_said)]
    stack = [told.top] if told.top and not _ON_THE_TABLE.match(told.rest) else []
    meant = [*dict.fromkeys((*stack, *spoken[:_MOST_MEANT]))]
    verb = told.rest[: pronoun.start()].strip()
    zones = ("hand", "shield-zone") if _USES.fullmatch(verb) else ("hand",)
    hand = [
        one.id
        for one in told.where
        if one.player == told.who and one.zone in zones and one.names and one.id[:8] != "unknown-"
    ]
    if len(zones) > 1:  # nobody uses what is another's
        own = Names([one for one in told.names.things if one.player == told.who], ()).words
        spoken = meant = [one for one in meant if one.casefold() in own]
    if not spoken and not stack and (_CASTS.fullmatch(verb) or len(zones) > 1) and len(hand) == 1:
        meant = hand  # A has Zap in hand. A casts it. Of B's shields one is a trap. B uses it.
    if not meant:  # what lies on the table, where nothing was spoken of before
        away = {one.id for one in told.where}
        there = [one.names[-1] for one in reversed(told.names.things) if one.names and one.id not in away]
        meant = [one for one in there if not _is_called(one, else_said)][:_MOST_MEANT]
    alone = len(meant) == 1 and _CASTS.match(told.rest) is None
    if (fights := _FIGHTS_WITH.search(told.rest[: pronoun.start()])) is not None:
        meant = _that_fights(told, meant, blocks=fights["blocks"] is not None)
        alone = len(meant) == 1 and meant[0].casefold() not in Names(told.where, ()).words  # a spell may be no creature
    if (at_own := at_whose(told, told.rest[: pronoun.start()])) is not None and not joined:
        theirs = Names([one for one in told.names.things if one.player == told.who], ()).words
        meant.sort(key=lambda one: (one.casefold() in theirs) != at_own)
    for one in meant:
        of_it = "の" if pronoun.group() == "その" else ""
        body = told.rest[: pronoun.start()] + one + of_it + told.rest[pronoun.end() :]
        said = Bilingual(f"「それ」は{one}", f'"it" is {one}')
        yield told.one(body)._replace(granted=said, surely=False, else_refused=alone and told.reads(body))


def _is_called(name: str, said: Iterable[str]) -> bool:
    """Tell whether one of some words that are said is a name, or a word of it."""
    words = [name.casefold(), *name.casefold().split()]
    return any(one.casefold() in words for one in said)


def _that_fights(told: Told, spoken: Sequence[str], *, blocks: bool) -> list[str]:
    """Return what may be "it" with which somebody attacks or blocks: the own creatures first (508.1a, 509.1a).

    What was spoken of may be attacked with though it was another's: a spell may have taken it. Nobody blocks with such.
    """
    away = {one.id for one in told.where}
    own = [one for one in told.names.things if one.player == told.who and one.names]
    there = [one.id for one in own if one.id not in away]
    names = Names(own, ()).words
    meant = sorted(spoken, key=lambda one: one.casefold() not in names)
    meant = [one for one in meant if one.casefold() in names] if blocks else meant
    return [*meant, *there] if len(there) == 1 and there[0] not in meant else meant


_DOES = re.compile(
    r"(?:puts|brings|drops|cheats|flips|sneaks|takes|grabs) (?:in )?(?:the |an? )?(?P<in>[A-Z][^,;]*?)"
    r"(?: (?:in|into play|onto the (?:battlefield|table)))?"
    r"|(?:destroys|kills|exiles|blinks|flickers|bounces|returns|shoots|hits|untaps|taps|takes out|removes|steals"
    r"|shrinks) (?:the |an? )?"
    r"(?P<t>[A-Z][^,;]*?)(?: (?:back )?(?:to|into) (?:(?:its|his|her|their|[A-H]'s|the) )?(?:(?:owner's|controller's) )?hand)?"
)


def _done_by_what_asks(told: Told) -> Iterator[Way]:
    """Yield that what a player does to something is chosen where something of that player's asks for it (and bounces Drake)."""
    match = _DOES.fullmatch(told.rest)
    if match is not None:
        what = match["t"] or match["in"]
        said = Bilingual(
            f"「{told.rest}」は、{told.who}が{what}を選ぶこととして読む",
            f'"{told.rest}" is taken for {told.who} choosing {what}',
        )
        yield told.one(f"chooses {what}")._replace(granted=said, surely=False)


_TIMES = re.compile(
    rf"(?P<deed>.+?),?\s+\(?(?P<times>twice|(?:{'|'.join(NUMBERS)}|[2-9]) times)\)?"
    r"|(?P<ja>.+?)を?(?P<times_ja>[2-9])回(?P<verb>\S+)",
    re.IGNORECASE,
)
"""How often a deed is done."""
_MOST_TIMES = 9
"""How often one deed is done in one line."""
_DECIDES = r"(?:says|chooses|answers|pays|declines|accepts)\b"
_EACH_TIME = re.compile(
    rf"(?P<deed>{_DECIDES}.*?),? (?:(?:each|every) (?:single )?time|(?:for|to|on|with) (?:all|each|every one)"
    rf"(?: of (?:them|these|those))?)|always (?P<always>{_DECIDES}.*)"
    r"|(?:毎回|その都度|いつも|すべてに|全てに|全部に),?(?P<ja>.+)"
)
"""That the same is decided as often as it is asked."""


def _several_times(told: Told) -> Iterator[Way]:
    """Yield a deed as often as it is said to be done (activates Ring twice)."""
    match = _TIMES.fullmatch(told.rest)
    if match is None:
        return
    said = (match.group("times") or match.group("times_ja")).split()[0].casefold()
    times = 2 if said == "twice" else int(NUMBERS.get(said, said))
    deed = match.group("deed") or f"{match.group('ja')}を{match.group('verb')}"
    fights = _FIGHTS.search(deed) is not None  # who attacks or blocks is declared once (508.1, 509.1)
    if times <= _MOST_TIMES and not fights:
        yield told.one(*[deed] * times)


def _each_time(told: Told) -> Iterator[Way]:
    """Yield what is decided the same way as often as it is asked (says yes each time)."""
    match = _EACH_TIME.fullmatch(told.rest)
    if match is not None:
        deed = match["deed"] or match["always"] or match["ja"]
        yield told.one(deed)._replace(surely=False, often=True)


def _after_it_resolves(told: Told) -> Iterator[Way]:
    """Yield what is done to an ability that triggers once what waits on top has resolved (stifles the trigger)."""
    if told.top and _ABILITY.search(told.rest):
        first = replace(told.statement, who="", body="the top resolves")
        said = Bilingual(f"{told.top}が先に解決される", f"{told.top} resolves first")
        yield Way([first, replace(told.statement, who=told.who, body=told.rest)], said, surely=False)


_LETTERS = "A-Za-z0-9_À-ÿ"
"""Beside which a Latin name goes on; a Japanese particle stands right behind it."""


def spoken_of(text: str, names: Names) -> list[str]:
    """Return the names in a text as they were written, the last one first.

    Only the words that stand in it at all are looked for with what is beside them: there are hundreds, and of them few.
    """
    plain = _caseless(text)
    there = (word for word in names.words if (word if word.isascii() else _caseless(word)) in plain)
    whole = (word for word in there if len(word) > 1 or (not word.isascii() and names.is_whole(word)))
    known = sorted(whole, key=len, reverse=True)
    if not known:
        return []
    said = re.compile(
        "|".join(
            rf"(?<![{_LETTERS}])(?:{'|'.join(map(re.escape, words))})(?![{_LETTERS}])"
            if latin
            else "|".join(map(re.escape, words))
            for latin, words in groupby(known, str.isascii)
        ),
        re.IGNORECASE,
    )
    return [*dict.fromkeys(match.group() for match in reversed([*said.finditer(text)]))]


def _caseless(text: str) -> str:
    """Return a text in which two letters are the same wherever an expression that ignores case takes them for the same."""
    return text.casefold().replace("ı", "i")


def _one_after_another(told: Told) -> Iterator[Way]:
    """Yield the deeds that one line joins (casts Growth and attacks)."""
    others = [one for one in told.names.players if one != told.who]
    elsewhere = {word.casefold() for word in Names([one for one in told.where if one.zone != "hand"], ()).words}
    for parts in (attacking_with(parts_japanese(told.rest, elsewhere)),):
        if 1 < len(parts) <= _MOST or (len(parts) == 1 and told.rest.endswith(parts[0]) and parts[0] != told.rest):
            # Who attacks does not block: that is said of the other player.
            by = [
                others[0]
                if len(others) == 1 and place and _NO_BLOCK.fullmatch(part)
                else ""
                if place and (part == "解決" or _THING_NOT_BLOCKING.fullmatch(part))
                else told.who
                for place, part in enumerate(parts)
            ]
            yield Way([replace(told.statement, who=one, body=part) for one, part in zip(by, parts, strict=True)])


def _of_a_thing(told: Told) -> Iterator[Way]:
    """Yield what is done without the player before it (A: Ox attacks)."""
    yield told.by("", told.rest)


_SO_OFTEN = re.compile(
    r"(?P<before>[^,;]*?)(?P<often>[2-4]|[二三四])(?:回|度|発)(?:続けて|連続(?:で|して)?)?(?P<behind>[^,;回度発]+)"
)
_OFTEN = {"二": 2, "三": 3, "四": 4}


def _so_often(told: Told) -> Iterator[Way]:
    """Yield a deed as often as it is said to be done (稲妻をBに2回撃つ)."""
    match = _SO_OFTEN.fullmatch(told.rest)
    if match is not None:
        often = _OFTEN.get(match.group("often")) or int(match.group("often"))
        yield told.one(*[match.group("before") + match.group("behind")] * often)


def _in_another_order(told: Told) -> Iterator[Way]:
    """Yield a Japanese deed with its case phrases in the order of rows, and without what a verb tells of a card in it."""
    if told.rest.isascii():
        return
    aside = NamesAside()
    text = aside.named_in(told.rest, told.names.words)
    ordered = next((body for one in orders(text) if told.reads(body := aside.back(one))), None)
    if ordered is not None:
        yield told.one(ordered)
        return
    for plain, relative in without_relatives(text):
        whole, name = aside.back(relative), aside.back(relative[-1])
        yield told.one(aside.back(plain))._replace(granted=is_called(whole, name), surely=False)


_THE_OTHER = re.compile(r"\bthe other(?: one| creature)?(?=$|[,;)])")


def _the_only_other(told: Told) -> Iterator[Way]:
    """Yield a deed with the only other thing of who does it for "the other" (blocks Ox with Wall, Elk with the other)."""
    if _THE_OTHER.search(told.rest) is None:
        return
    own = [one for one in told.own() if one.names]
    said = [name.casefold() for name in spoken_of(told.rest, told.names)]
    others = [one for one in own if not any(name in Names([one], ()).words for name in said)]
    if len(others) == 1:
        meant = Bilingual(f"「the other」は{others[0].id}", f'"the other" is {others[0].id}')
        yield told.one(_THE_OTHER.sub(others[0].id, told.rest))._replace(granted=meant)


_OLDER = re.compile(
    r"(?P<which>元から(?:い|あ|出てい)た|元の|古い|先に(?:い|出てい?|出)た|もともと(?:い|あ)た|新しい|後から出た|今出した|出したばかりの)"
    r"(?:ほう|方|やつ|もの)(?:の.+?)?を(?P<deed>墓地に(?:置く|送る|落とす)|残す)"
)


def _the_older(told: Told) -> Iterator[Way]:
    """Yield which of two of one name a player keeps, where it is said by their age (元からいたほうを墓地に置く; CR 704.5j)."""
    match = _OLDER.fullmatch(told.rest)
    if match is None:
        return
    there = told.own()
    new = [
        one
        for one in there
        if one.zone == "hand" and any(one.names[0] == other.names[0] != "" and other is not one for other in there)
    ]
    for one in new if len(new) == 1 else ():
        old = [other for other in there if other is not one and other.names[0] == one.names[0]]
        newer = match.group("which")[0] in "新後今出"
        keeps_new = newer == (match.group("deed") == "残す")
        if len(old) == 1:
            yield told.one(f"{one.id if keeps_new else old[0].id}を残す")


def is_called(said: str, name: str) -> Bilingual:
    """Return how is told that a card is meant by more than its name (戻ってきた狼)."""
    return Bilingual(f"「{said}」は{name}", f'"{said}" is {name}')


_WAYS = (
    paid_to_cast,
    _as_a_sentence,
    _hits_with,
    _in_plain_words,
    aiming,
    aiming_japanese,
    used,
    _paying,
    _the_only_other,
    _the_older,
    _with_choice,
    _so_often,
    _by_name,
    _to_do_something,
    _to_one_and_the_other,
    _open_verb,
    _several_times,
    _each_time,
    _done_by_what_asks,
    _in_another_order,
    _one_after_another,
    _of_what_was_spoken,
    _after_it_resolves,
    _of_a_thing,
)
"""How a deed of a player may be said otherwise, the likeliest first."""
_WAYS_OF_NOBODY = (
    _of_a_thing_in_a_sentence,
    _what_it_does_is_chosen,
    _not_blocking,
    _turn_over,
    _things_not_blocking,
    aiming,
    aiming_japanese,
    used,
    _acts_of_things,
    _of_whose_turn_it_is,
    _of_its_controller,
    _of_who_has_not_the_turn,
)
"""The same of one without a player."""


def _named_verbs(rest: str, who: str, cards: Iterable[Thing]) -> Iterator[str]:
    """Yield how a card is cast of which a verb is the name, or a word of it (A bolts the Bear)."""
    verb, _blank, behind = rest.partition(" ")
    if not verb.isascii() or not verb.isalpha():
        return
    found = [card for card in cards if card.player == who and is_verb_of(verb, card.names)]
    if len({card.names for card in found}) != 1:
        return
    found.sort(key=lambda card: card.zone != "hand")  # another of its name was cast before
    target = re.sub(r"^(?:at|on|to|targeting)\s+", "", behind.strip())
    yield from _with_the_card(target, found[0])
    yield f"casts {found[0].id} on {target}" if target else f"casts {found[0].id}"
    if (thrown := re.fullmatch(r"(?P<x>.+?) (?:at|into) (?P<on>.+)", behind.strip())) is not None:
        yield f"casts {found[0].id} on {thrown['on']} (sacrificing {thrown['x']})"  # flings Ox at B


def _with_the_card(target: str, card: Thing) -> Iterator[str]:
    """Yield how a card is cast that is named behind what it is cast on, besides in the verb (bolts Ox with Lightning Bolt)."""
    on, _with, name = target.rpartition(" with ")
    said = re.sub(r"^(?:an?|the|his|her|their) ", "", name.strip())
    if on and said.casefold() in Names([card], ()).words:
        yield f"casts {card.id} on {on}"


@lru_cache(maxsize=1024)
def _words_in(name: str) -> tuple[str, ...]:
    return tuple([word.casefold().strip("',") for word in re.split(r"[\s-]+", name)])


def is_verb_of(verb: str, names: Iterable[str]) -> bool:
    """Tell whether a verb is one of the words of a card's names (bolts, zapped)."""
    plain = verb.casefold()
    stems = {plain, *(plain.removesuffix(end) for end in ("s", "es", "ed", "d"))}
    if plain.endswith("ing"):
        stems |= {plain.removesuffix("ing"), f"{plain.removesuffix('ing')}e"}
    stems |= {one[:-1] for one in stems if plain.endswith(("ed", "ing")) and one[-2:-1] == one[-1:]}
    return bool(stems & {word for name in names for word in _words_in(name)})
