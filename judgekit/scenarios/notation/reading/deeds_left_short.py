"""Japanese deeds that leave out a verb, a target, a source or who attacks, where what was told before leaves one only.

A spell alone behind a player is cast by that player; one that is aimed at a spell is aimed at the one that was cast last, where
another player cast that. Who activates without saying what activates the one thing told of that can be it. Only one player
attacks in a turn (508.1), so what attacks behind an attack without an owner is that player's. Each is said aloud.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from judgekit.core.data_classes import replace
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.brought_japanese import is_deed
from judgekit.scenarios.notation.words.names_aside import CARD, NamesAside
from judgekit.scenarios.notation.words.splitting import Statement

_ONE = rf"(?:[A-H]の)?{CARD}"
_ADVERBS = r"(?:(?:さらに|すかさず|すぐに?|即座に|また|再び|もう一度|それに|これに|そこで|ここで),?)*"
_ALONE = re.compile(
    rf"(?P<who>[A-H])(?P<particle>は|が|も),?{_ADVERBS}(?P<answers>対応して,?)?{_ADVERBS}(?:(?P<to>{_ONE}|[A-H])(?:に|へ))?(?P<what>{CARD})(?:を)?(?P<behind>,対応して)?"
)
"""Somebody, perhaps at what, and a card: no verb."""
_CAST = re.compile(
    rf"(?P<lead>(?P<who>[A-H])(?:は|が|も),?{_ADVERBS}(?:対応して,?)?{_ADVERBS})(?P<to>(?:{_ONE}|[A-H])(?:に|へ))?(?P<what>{CARD})を(?P<late>(?:{_ONE}|[A-H])(?:に|へ))?"
    r"(?P<verb>唱え|撃|打(?!ち消)|使|プレイ|キャスト)[^;,をに]*(?:,対応して)?"
)
"""A spell that is cast, and at what."""
_ACTIVATES = re.compile(
    r"(?P<lead>(?P<who>[A-H])(?:は|が),?(?:対応して,?)?)(?:(?:その)?(?:起動型)?能力を)?(?P<verb>起動(?:し|す|を|,|$).*)"
)
"""That somebody activates, without what."""
_AT_WHAT = re.compile(
    rf"起動(?:し|して|した|する)?,?(?P<to>{_ONE}|[A-H])に(?P<does>\d+点(?:の?ダメージ)?(?:を?(?:与え|飛ばし|入れ)(?:る|た|ました))?)?"
)
"""At what it is activated, and what that does."""
_ATTACKS = re.compile(
    r"(?P<who>[A-H])(?:は|が|の).*(?<!先制)(?<!二段)(?:攻撃|アタック|殴|ブレイク)(?!クリーチャー|中|でき|し(?:な|ま?せ))"
)
_ATTACKS_ITSELF = re.compile(
    rf"(?P<what>{CARD})が,?(?P<to>(?:シールド(?:\d+枚)?|プレイヤー|相手|[A-H])(?:を|に))?(?P<verb>(?:ダイレクト)?(?:攻撃|アタック)|殴|ブレイク|割)(?P<end>し|する|した|しました|る|った|って|)(?:,対応して)?"
)
"""What attacks, without whose it is."""
_OF_NOBODY = re.compile(
    rf"\s*(?P<answers>対応して,?)?(?:(?:(?P<whose>[A-H])の)?(?P<to>{CARD})|(?P<player>[A-H]))(?:に|へ)(?P<what>{CARD})"
    r"(?P<verb>(?:を(?:唱え|撃|打(?!ち消)|使|プレイ|キャスト)[^;,をに]*)?)"
)
"""A spell and at what it is aimed, without who casts it: Bの狼に火花."""
_APART = "\n"
"""What parts statements that are told in one."""
_NO_CHAIN = re.compile("解決|ターン|戦闘|攻撃|ブロック|打ち消され")
"""What tells that what was cast last need not be waiting any more."""


class _Heard:
    """What statements told so far.

    Attributes:
        owners: by the name of a card, whose it was told to be.
        attacker: who attacks; empty where nobody was told to.
        attacked: names of the cards that were told to attack.
        last: who cast the last spell, and the spell as it stands in sentences; empty where none needs to wait.
    """

    def __init__(self) -> None:
        self.owners: dict[str, set[str]] = {}
        self.attacker = ""
        self.attacked: set[str] = set()
        self.last = ("", "")

    def hear(self, one: Statement, cards: NamesAside) -> None:
        """Learn what a statement tells."""
        if not is_deed(one.body):
            players = re.findall("^[A-H]$", one.who) if one.who else re.findall("[A-H](?=の|は|が|に)", one.body)
            said = cards.back(one.body)
            for name in (name for name in cards.called if name in said):
                self.owners.setdefault(name, set()).update(players)
            return
        names = [cards.name(sign) for sign in re.findall(CARD, one.body)]
        attacks = _ATTACKS.match(one.body)
        if attacks is not None:
            self.attacker = self.attacker or attacks["who"]
            self.attacked.update(names)
        cast = _CAST.fullmatch(one.body)
        self.last = (
            (cast["who"], cast["what"]) if cast is not None else ("", "") if _NO_CHAIN.search(one.body) else self.last
        )


def with_deeds_whole(
    statements: Sequence[Statement],
    cards: NamesAside,
    is_spell: Callable[[str, str], bool | None],
    aims_at_spells: Callable[[str, str], bool],
    harms: Callable[[str], bool] = lambda _name: False,
) -> tuple[list[Statement], list[Bilingual]]:
    """Return statements whose deeds say what they left out, and what is said aloud of that.

    Args:
        statements: what was said, its cards aside.
        cards: the cards.
        is_spell: tells of a name and how its card is described whether it is an instant or a sorcery; None where nobody knows.
        aims_at_spells: tells the same way whether it is aimed at a spell, and at nothing else.
        harms: tells of a known card whether nobody casts it on what that player has, where nobody says whose that is.
    """
    found: list[Statement] = []
    aloud: list[Bilingual] = []
    heard = _Heard()
    for one in statements:
        if one.kind != "said" or one.variation or one.body.isascii():
            found.append(one)
            continue
        body = one.body
        if not one.who:
            body = _by_its_holder(body, heard, cards, is_spell, aloud)
            body = _cast_by_whom(body, heard, cards, (is_spell, aims_at_spells), aloud)
            body = _on_whose(body, one, statements, cards, harms, aloud)
            body = _at_the_last(body, heard, cards, aims_at_spells, aloud)
            body = _by_the_only_one(body, heard, cards, is_spell, aloud)
            body = _attacks_of(body, heard, cards, aloud)
        for part in body.split(_APART):
            found.append(replace(one, body=part))
            heard.hear(found[-1], cards)
    return found, aloud


def _described(sign: str, cards: NamesAside) -> tuple[str, str]:
    name = cards.name(sign)
    return name, cards.described_as(name) or cards.text(sign)


def _say(aloud: list[Bilingual], japanese: str, english: str) -> None:
    said = Bilingual(japanese, english)
    aloud += [said] if said not in aloud else []


def _by_its_holder(
    body: str,
    heard: _Heard,
    cards: NamesAside,
    is_spell: Callable[[str, str], bool | None],
    aloud: list[Bilingual],
) -> str:
    """Return deeds of which one is a spell that nobody is said to cast: who has it does, else the other one of whose is hit."""
    found = ""
    actor = _ACTOR.match(body)
    for part in body.replace(",解決,", ";解決;").split(";"):
        match = _OF_NOBODY.fullmatch(part)
        holders = heard.owners.get(cards.name(match["what"]), set()) if match is not None else set()
        whose = (match["whose"] or match["player"] or "") if match is not None else ""
        who = next(iter(holders)) if len(holders) == 1 else _OTHER.get(whose, "") if not holders else ""
        known = match is not None and is_spell(*_described(match["what"], cards)) is True
        if match is None or not who or not known or (actor is not None and actor["who"] == who):
            found += (_APART if part == "解決" else ";") + part if found else part
            continue
        name = cards.name(match["what"])
        verb = "使う" if "マジック" in _described(match["what"], cards)[1] else "唱える"
        _say(aloud, f"{name}を{verb}のは{who}", f"{who} casts {name}")
        to = match["player"] or f"{f'{whose}の' if whose else ''}{match['to']}"
        found += (_APART if found else "") + f"{who}は{match['answers'] or ''}{to}に{match['what']}を{verb}"
    return found


_ACTOR = re.compile("(?P<who>[A-H])(?:は|が)")
_OTHER = {"A": "B", "B": "A"}


def _cast_by_whom(
    body: str,
    heard: _Heard,
    cards: NamesAside,
    is_so: tuple[Callable[[str, str], bool | None], Callable[[str, str], bool]],
    aloud: list[Bilingual],
) -> str:
    """Return that a spell is cast that stands alone behind who does it; what is aimed at a spell needs one cast before."""
    match = _ALONE.fullmatch(body)
    is_spell, aims_at_spells = is_so
    if match is None or is_spell(*_described(match["what"], cards)) is not True:
        return body
    if not match["to"] and aims_at_spells(*_described(match["what"], cards)) and heard.last[0] in ("", match["who"]):
        return body
    name = cards.name(match["what"])
    _say(aloud, f"{match['who']}は{name}を唱える", f"{match['who']} casts {name}")
    to = f"{match['to']}に" if match["to"] else ""
    answers = "対応して," if match["answers"] else ""
    return f"{match['who']}は{answers}{to}{match['what']}を唱える{match['behind'] or ''}"


def _on_whose(
    body: str,
    one: Statement,
    statements: Sequence[Statement],
    cards: NamesAside,
    harms: Callable[[str], bool],
    aloud: list[Bilingual],
) -> str:
    """Return that what does harm is cast on what the other of two players has, where a known card is spoken of nowhere else."""
    match = _CAST.fullmatch(body)
    at = ((match["to"] or match["late"]) if match is not None else "") or ""
    if match is None or re.fullmatch(rf"{CARD}(?:に|へ)", at) is None or not harms(cards.name(match["what"])):
        return body
    name, what = cards.name(at[0]), cards.name(match["what"])
    others = [
        cards.back(f"{other.who}: {other.body}") for other in statements if other is not one and other.kind == "said"
    ]
    elsewhere = [re.sub(rf"(?<![A-H]の){re.escape(name)}(?:に|へ)", "", other) for other in others]  # as a target too
    if cards.text(at[0]) != name or any(name in other for other in elsewhere) or name == what:
        return body
    if any(re.search("(?<![A-Za-z])[C-H](?![A-Za-z])", other) is not None for other in others):
        return body
    whose = {"A": "B", "B": "A"}.get(match["who"], "")
    if not whose:
        return body
    _say(aloud, f"{name}は{whose}のもの", f"{name} is {whose}'s")
    return body.replace(at, f"{whose}の{at}", 1)


def _at_the_last(
    body: str,
    heard: _Heard,
    cards: NamesAside,
    aims_at_spells: Callable[[str, str], bool],
    aloud: list[Bilingual],
) -> str:
    """Return that what is aimed at a spell is aimed at the last one, of another player, where nothing else is said."""
    match = _CAST.fullmatch(body)
    who, last = heard.last
    if match is None or match["to"] or match["late"] or who in ("", match["who"]):
        return body
    if not aims_at_spells(*_described(match["what"], cards)):
        return body
    spell = cards.name(last)
    _say(
        aloud,
        f"{cards.name(match['what'])}の対象は{who}の{spell}",
        f"{cards.name(match['what'])} targets {who}'s {spell}",
    )
    lead = re.sub("(?:それ|これ)に,?$", "", match["lead"])  # what it is aimed at, and not "besides"
    return f"{lead}{cards.put(spell)}に{body[len(match['lead']) :]}"


def _by_the_only_one(
    body: str,
    heard: _Heard,
    cards: NamesAside,
    is_spell: Callable[[str, str], bool | None],
    aloud: list[Bilingual],
) -> str:
    """Return that a player activates the one thing that was told to be that player's."""
    match = _ACTIVATES.fullmatch(body)
    if match is None:
        return body
    own = [name for name, players in heard.owners.items() if match["who"] in players]
    own = [name for name in own if is_spell(name, cards.described_as(name) or name) is False]
    if len(own) != 1 or heard.owners[own[0]] != {match["who"]}:
        return body
    _say(aloud, f"{match['who']}が起動するのは{own[0]}", f"{match['who']} activates {own[0]}")
    at = _AT_WHAT.fullmatch(match["verb"])
    if at is None:
        return f"{match['lead']}{cards.put(own[0])}を{match['verb']}"
    if at["does"]:
        _say(aloud, f"「{at['does']}」は改めて求める", f"{at['does']!r} is worked out anew")
    return f"{match['lead']}{cards.put(own[0])}を{at['to']}に起動する"


def _attacks_of(body: str, heard: _Heard, cards: NamesAside, aloud: list[Bilingual]) -> str:
    """Return attacks, one behind the other, with whose they are; the same where one of the clauses tells something else."""
    clauses = body.split(",") if ",対応して" not in body else [body]
    told = _Heard()
    told.owners, told.attacker, told.attacked = heard.owners, heard.attacker, set(heard.attacked)
    found: list[str] = []
    said: list[Bilingual] = []
    for clause in clauses:
        whole = _attack_of(clause, told, cards, said)
        if whole == clause:
            return body
        found.append(whole)
        told.hear(Statement("said", "", whole, 0), cards)
    aloud += [one for one in said if one not in aloud]
    return _APART.join(found)


def _attack_of(body: str, heard: _Heard, cards: NamesAside, aloud: list[Bilingual]) -> str:
    """Return an attack with whose it is: of whom the attacker was told to be, else of whoever attacks in this turn."""
    match = _ATTACKS_ITSELF.fullmatch(body)
    if match is None:
        return body
    name = cards.name(match["what"])
    whose = heard.owners.get(name, set())
    if name in heard.attacked or len(whose) > 1:
        return body
    who = next(iter(whose)) if whose else heard.attacker
    if not who or (not whose and cards.text(match["what"]) == name):
        return body
    if not whose:
        _say(aloud, f"{name}は攻撃している{who}のもの", f"{name} is {who}'s, who is attacking")
    answers = ",対応して" if body.endswith(",対応して") else ""
    return f"{who}は{match['what']}で{match['to'] or ''}{match['verb']}{match['end']}{answers}"
