"""Spells of which a sentence tells only what is set against them: Aは②でBの①を打ち消した, Bの唱えた①をAは②で打ち消した.

Only a spell on the stack can be countered (701.5a), and a card that is no permanent lies nowhere else where another spell could be
aimed at it as its controller's. So where nobody told that it was cast, its player casts it first, and that is said aloud.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from judgekit.core.data_classes import replace
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.names_aside import CARD, NamesAside
from judgekit.scenarios.notation.words.splitting import Statement

_CASTS = r"(?:唱え|撃っ|打っ|使っ|プレイし|キャストし)"
_TELLS_CAST = re.compile(
    rf"(?P<whose>[A-H])(?:の|が)(?P<at>(?:(?:[A-H]の)?{CARD}|[A-H]|自分|相手)(?:に|へ))?{_CASTS}た(?P<what>{CARD})"
    r"(?=(?:を|に(?:対して|対応して)?),?[^;]*(?:打ち消|対応して))"
)
"""A spell of which a relative clause tells that it was cast."""
_COUNTERS = re.compile(
    rf"(?P<who>[A-H])[はが](?:対応して,?)?(?:{CARD}で)?(?:(?P<whose>[A-H]|相手|自分)の)?(?P<what>{CARD})を(?:{CARD}で)?打ち消"
)
"""Whose spell is countered."""
_AT_A_SPELL = re.compile(
    rf"(?P<who>[A-H])[はが](?:対応して,?)?(?:{CARD}を)?(?P<whose>[A-H]|相手|自分)の(?P<what>{CARD})に(?:対応して,?)?(?:{CARD}を)?(?:唱え|撃|打(?!ち消)|使|投げ)"
)
"""At whose card something is cast."""
_SOMEWHERE_ELSE = re.compile("スタック|墓地|追放|唱えて(?:い)?[るた]|唱えてあ")


def cast_to_be_countered(
    statements: Sequence[Statement], cards: NamesAside, is_spell: Callable[[str, str], bool | None]
) -> tuple[list[Statement], list[Bilingual]]:
    """Return statements in which a spell is cast before it is told to be countered, and what is said aloud of that.

    Args:
        statements: what was said, its cards aside.
        cards: the cards.
        is_spell: tells of a name and how its card is described whether it is an instant or a sorcery; None of a card that nobody
            described and nobody knows.
    """
    found: list[Statement] = []
    aloud: list[Bilingual] = []
    before: list[str] = []
    for one in statements:
        if one.kind == "expected" or one.variation or one.body.isascii():
            found.append(one)
            continue
        body, begun = one.body, _begun(one, cards, before, is_spell)
        if begun is not None:
            cast, body, said = begun
            found.append(replace(one, kind="said", who="", body=cast, typed="", place=one.place - 1))
            aloud += said
        found.append(replace(one, body=body))
        before.append(cards.back(f"{one.who}: {one.body}" if one.who else one.body))
    return found, aloud


def _begun(
    one: Statement, cards: NamesAside, before: Sequence[str], is_spell: Callable[[str, str], bool | None]
) -> tuple[str, str, list[Bilingual]] | None:
    """Return how a spell is cast that is told to be countered, the rest of the statement, and what is said aloud."""
    told = _TELLS_CAST.search(one.body)
    if (
        told is not None
        and is_spell(cards.name(told["what"]), cards.described_as(cards.name(told["what"])) or cards.text(told["what"]))
        is not None
    ):
        name = cards.put(cards.name(told["what"]))
        rest = f"{one.body[: told.start()]}{name}{one.body[told.end() :]}"
        behind = re.fullmatch(rf"{name}(?:を|に(?:対して)?),?(?P<rest>[A-H][はが].*)", rest.strip(), re.DOTALL)
        if behind is not None:  # Bの唱えた①をAは対応して,それに②を唱える
            rest = behind["rest"] if "それ" in behind["rest"] else re.sub("^(.[はが])", rf"\1{name}を", behind["rest"])
        if _is_cast(name, cards, before):
            return None
        at = (told["at"] or "").replace("自分", told["whose"]).replace("相手", _other(told["whose"]))
        return f"{told['whose']}は{told['what']}を{at}唱える", rest, []
    countered = _COUNTERS.search(one.body)
    aimed = countered or _AT_A_SPELL.search(one.body)
    if aimed is None:
        return None
    name, whose = cards.name(aimed["what"]), aimed["whose"] or "相手"
    whose = aimed["who"] if whose == "自分" else _other(aimed["who"]) if whose == "相手" else whose
    alone = is_spell(name, cards.described_as(name) or cards.text(aimed["what"]))
    if not whose or _is_cast(aimed["what"], cards, before):
        return None
    lies = [one for one in before if name in one]
    if alone is None or not (alone or (countered is not None and (not lies or all("手札" in one for one in lies)))):
        return None
    said = Bilingual(f"{whose}は{name}を唱えている", f"{whose} has cast {name}")
    rest = f"{one.body[: aimed.start('what')]}{cards.put(name)}{one.body[aimed.end('what') :]}"
    return f"{whose}は{aimed['what']}を唱える", rest, [said]


def _other(player: str) -> str:
    return {"A": "B", "B": "A"}.get(player, "")


def _is_cast(sign: str, cards: NamesAside, before: Sequence[str]) -> bool:
    """Tell whether it was told before that a card is cast, or that it is where it waits."""
    name = re.escape(cards.name(sign))
    return any(
        re.search(name, one) is not None
        and (
            _SOMEWHERE_ELSE.search(one) is not None
            or re.search(rf"{name}[^;,]*?を[^;]*?(?:唱え|撃|打(?!ち消)|使|投げ|プレイ|キャスト)", one) is not None
            or re.search(rf"(?:に|へ){name}\s*$|{name}で[^;]*打ち消", one) is not None
        )
        for one in before
    )


_NAME = r"[A-Z][\w'-]*(?:,? (?:(?:of|the|to|and|in|from) )*[A-Z][\w'-]*)*"
_AT_ITS_SPELL = re.compile(
    rf"(?:(?P<who>[A-H]) )?(?:(?:casts|plays|uses|fires|throws|responds with) (?:an? |the |his |her )?(?P<by>{_NAME})"
    rf" (?:on|at|targeting) (?P<of>[A-H])'s (?P<spell>{_NAME})"
    rf"|counters (?P<of2>[A-H])'s (?P<spell2>{_NAME}) with (?:an? |the |his |her )?(?P<by2>{_NAME}))(?P<rest>.*)",
    re.DOTALL,
)
"""What is cast at a spell that is told of only there, as its player's: casts Cancel on A's Divination."""


def cast_first(
    statements: Sequence[Statement],
    is_spell: Callable[[str, str], bool | None],
    aims_at_spells: Callable[[str, str], bool],
) -> tuple[list[Statement], list[Bilingual]]:
    """Return English statements in which a spell is cast before something is cast at it as somebody's, and what is said aloud.

    Args:
        statements: what was said.
        is_spell: tells of a name whether it is an instant or a sorcery; None of a card that nobody knows.
        aims_at_spells: tells of a name whether that is aimed at a spell and nothing else.
    """
    found: list[Statement] = []
    aloud: list[Bilingual] = []
    for one in statements:
        match = _AT_ITS_SPELL.fullmatch(one.body) if one.kind == "said" and not one.variation else None
        if match is None or not (one.who or match["who"]):
            found.append(one)
            continue
        by, of, spell = match["by"] or match["by2"], match["of"] or match["of2"], match["spell"] or match["spell2"]
        waits = re.compile(rf"(?:\bcasts?\b|\bplays\b|\bstack\b|\bsuspend|\bcopies\b).*{re.escape(spell)}", re.DOTALL)
        meant = is_spell(spell, spell) or (is_spell(spell, spell) is False and aims_at_spells(by, by))
        if not meant or any(waits.search(told.body) for told in found if told.kind == "said"):
            found.append(one)
            continue
        found.append(replace(one, who="", body=f"{of} casts {spell}", typed="", place=one.place - 1))
        found.append(replace(one, body=f"{match['who'] or one.who} casts {by} on {spell}{match['rest']}", who=""))
        aloud.append(Bilingual(f"{of}は{spell}を唱えている", f"{of} has cast {spell}"))
    return found, aloud


_KEYWORD = (
    r"(?:ストーム|続唱|頑強|不死|果敢|賛美|変容|奇襲|エコー|累加アップキープ|消失|待機|マッドネス|奇跡|移植|強請"
    r"|進化|暴動|昇華|訓練|護法)"
)
_ABILITY = r"(?:誘発型能力|誘発した能力|起動型能力|誘発|能力)"
_AT_AN_ABILITY = re.compile(
    rf"(?:(?P<of>(?:[A-H]の)?{CARD})の(?:{_KEYWORD}(?:の(?={_ABILITY}))?)?|(?P<keyword>{_KEYWORD})の?){_ABILITY}?"
    rf"(?P<behind>(?:に(?:対応して,?|対して)?|を)(?P<spell>{CARD})(?!に|の)(?P<counters>で打ち消(?:す|した|しました|します))?)"
)
"""An ability that a spell is aimed at, called by its source or its keyword: 苦悶の触手の誘発にもみ消し."""
_ANSWERS_A_KEYWORD = re.compile(rf"(?P<what>(?P<keyword>{_KEYWORD})(?:の{_ABILITY}))に対応して")
_COUNTERS_ABILITIES = re.compile(r"[Cc]ounter (?:up to one )?target [^.]*abilit|能力[^。]*打ち消")
_WAS_CAST = re.compile(rf"(?P<what>{CARD})を(?:[^;,をはが]{{0,12}}に)?(?:唱え|撃|打(?!ち消)|使|プレイ|キャスト)")


def abilities_countered(
    statements: Sequence[Statement], cards: NamesAside, text_of: Callable[[str], str]
) -> tuple[list[Statement], list[Bilingual]]:
    """Return statements in which a spell that counters abilities is aimed at the source of one, and what is said aloud.

    Args:
        statements: what was said, its cards aside.
        cards: the cards.
        text_of: returns what stands on the card of a name; empty where that is not known.
    """
    found: list[Statement] = []
    aloud: list[Bilingual] = []
    cast: list[str] = []

    def at_source(match: re.Match[str]) -> str:
        spell = cards.name(match["spell"])
        of = match["of"] or (cards.put(cast[-1]) if cast else "")
        if not of or _COUNTERS_ABILITIES.search(text_of(spell)) is None:
            return match.group()
        if match["keyword"]:
            aloud.append(
                Bilingual(
                    f"{match['keyword']}の能力は{cast[-1]}のもの",
                    f"the ability {match['keyword']} is that of {cast[-1]}",
                )
            )
        if match["counters"]:
            return f"{of}に{match['spell']}を唱える"
        return of + match["behind"].replace("に対応して", "に").replace("に対して", "に")

    def in_answer(match: re.Match[str]) -> str:
        aloud.append(
            Bilingual(
                f"「{match['what']}」は最後に誘発した能力とする",
                f"{match['what']!r} is taken to be what triggered last",
            )
        )
        return "誘発に対応して"

    for one in statements:
        body = one.body
        if one.kind == "said" and not body.isascii():
            body = _AT_AN_ABILITY.sub(at_source, body)
            body = _ANSWERS_A_KEYWORD.sub(in_answer, body) if _KEYWORD_SAID.search(body) else body
            cast += [cards.name(sign) for sign in _WAS_CAST.findall(body)]
        found.append(one if body == one.body else replace(one, body=body))
    return found, aloud


_KEYWORD_SAID = re.compile(_KEYWORD)
