"""Japanese deeds of which nobody says who does them: who did something last, or whose card it is; that is said aloud."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from judgekit.core.data_classes import replace
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.japanese_clauses import DIVIDED, PLAYS
from judgekit.scenarios.notation.words.japanese_verbs import SUPPOSED, verb_at_end
from judgekit.scenarios.notation.words.names_aside import CARD, NamesAside
from judgekit.scenarios.notation.words.splitting import Statement

_WHEN = r"(?:戦闘後メイン・フェイズに)?"
"""When it is done, before who does it."""
_AT_THE_END = re.compile(r"[A-H]のターン(?:の)?終了時に?,?")
_OF_NOBODY = re.compile(rf"(?![^;を]*(?<![A-Za-z])[A-H][はが])[^;]*?(?P<what>{CARD})を[^;を]*?{PLAYS}")
_STRIKES = re.compile(
    rf"(?P<what>{CARD})(?:と{CARD})+で[^;はがを]*(?:(?:[A-H]|シールド|プレイヤー)[をに])?(?:攻撃|アタック|殴)"
)
"""Several attack, and nobody is said to attack with them: in some games each of them attacks for itself."""
_STOPS = re.compile(
    rf"(?:^|(?<=;)|(?<=攻撃,)|(?<=攻撃し,)|(?<=攻撃して,)|(?<=攻撃する,))\s*(?P<what>{CARD})(?:と{CARD})*で(?:(?:(?P<of>[A-H])の)?{CARD}を)?(?:ブロック|防御)(?:する|した|しました|します)?(?=\s*(?:[;,]|$))"
)
"""Something blocks, and nobody is said to block with it: whose it is does."""
_FOUGHT = re.compile(rf"{CARD}(?:\([^()]*\))?で[^;]*(?:攻撃|アタック|ブロック|防御)$")
"""A deed that ends with a noun."""
_SHARES = re.compile(DIVIDED)
"""How damage is divided, of which nobody is said to divide it: whose attack it is does."""
_WHOSE_SHARES = re.compile(rf"(?:[A-H]|{CARD})(?:は|が)")
_FIRST_HEARD = re.compile(rf"(?P<what>{CARD})(?:と{CARD})*で(?:(?:[A-H]|シールド)[をに])?(?:攻撃|アタック|殴)")
"""An attack of which nobody is said to make it: of what is heard of first there, whose turn it is told to be makes it (508.1)."""
_ATTACKS = re.compile(rf"(?:{_WHEN}(?P<who>[A-H])[はが])?.*?(?:(?P<what>{CARD})[でが])?[^;]*(?:攻撃|アタック|殴)")
_ATTACKS_BEHIND = re.compile(
    rf"(?P<there>[^;]+);(?P<deed>(?:[^;,をA-H]*を(?:装備し|つけ|付け)(?:た|ている))?{CARD}(?:と{CARD})*で(?:(?:[A-H]|シールド)[をに])?(?:攻撃|アタック|殴)[^;,はが]*)"
)
"""What a player has, and an attack of which nobody is said to make it: ライフ13;①で攻撃する."""


def _with_its_attack_apart(one: Statement) -> list[Statement]:
    """Return what a player has and the attack that is told behind it, as two statements; any other as it is."""
    match = _ATTACKS_BEHIND.fullmatch(one.body) if one.kind == "said" else None
    if match is not None and not one.who:  # nobody attacks who blocked it
        by = re.match("[AB]", match["there"])
        at = re.search("で([AB])[をに]", match["deed"])
        if by is None or at is None or by.group() != at[1]:
            return [one]
        return [replace(one, body=match["there"]), replace(one, body=f"{'BA'['AB'.index(at[1])]}は{match['deed']}")]
    if match is None:
        return [one]
    return [replace(one, body=match["there"]), replace(one, who="", body=f"{one.who}は{match['deed']}")]


_BY_WHAT_ASKED = re.compile(rf"(?:^|(?<={SUPPOSED}))(?P<what>{CARD})で(?:[A-H]の)?{CARD}を[^,;をはが]*(?:でき|可能)")
"""A question whether something can be done with a spell, and not by whom: who has it is asked about."""
_ENDS_IN_A_NOUN = re.compile(rf"{CARD}を(?:起動|召喚|プレイ)(?:,対象(?:は|に)[^;]*)?$")


def _is_done(body: str) -> bool:
    """Tell whether a sentence tells a deed, by its verb or by the noun with which it ends."""
    return verb_at_end(body) is not None or _ENDS_IN_A_NOUN.search(body) is not None


_OF_SOMEBODY = re.compile(rf"{_WHEN}(?P<who>[A-H])[はが]")
_CHOSEN = re.compile(r"を選")
_NOTHING = re.compile(r"ない|パス|通す|なし$")
_POSSESSOR = re.compile(r"(?P<who>[A-H])(?:の|は|が|に)")


def carried_on(statements: Sequence[Statement], cards: NamesAside) -> tuple[list[Statement], list[Bilingual]]:
    """Return statements in which it is said who plays a card, and what has to be said aloud of those of which nobody did.

    Args:
        statements: what was said, its cards aside.
        cards: the cards.
    """
    found: list[Statement] = []
    supposed: list[Bilingual] = []
    last = attacker = turn = ""
    spoken = {who for one in statements for who in re.findall("(?<![A-Za-z])[A-H](?![A-Za-z])", one.who + one.body)}
    alone = next(iter(spoken)) if len(spoken) == 1 else ""  # who tells of nobody else does it
    for one in [part for whole in statements for part in _with_its_attack_apart(whole)]:
        by = _BY_WHAT_ASKED.search(one.body) if one.kind == "asked" else None
        if by is not None and (holder := _holder(cards.back(by["what"]), statements, cards)):
            shown = cards.back(one.body[by.start() :])
            supposed.append(Bilingual(f"「{shown}」を問うのは{holder}について", f'"{shown}" is asked of {holder}'))
            one = replace(one, body=f"{one.body[: by.start()]}{holder}は{one.body[by.start() :]}")
        deed = one.kind == "said" and not one.who and _is_done(one.body)
        said = _OF_SOMEBODY.match(one.body) if deed else None
        if one.kind == "said" and one.who and len(spoken) > 1:
            supposed += _of_the_same(one, cards)
        topic = _OF_SOMEBODY.match(one.body) if one.kind == "said" and not last else None
        if topic is not None:  # of whom it was told what there is does something with it
            last = topic.group("who")
        if said is not None and not _NOTHING.search(one.body):
            last = said.group("who")
        match = _OF_NOBODY.match(one.body) or _STRIKES.match(one.body) if deed else None
        holder = _holder(cards.back(match.group("what")), statements, cards) if match is not None else ""
        # Whose a card is says who plays it; what is chosen is chosen by who did the last thing.
        chosen = match is not None and _CHOSEN.match(one.body, match.end("what")) is not None
        strikes = match is not None and match.re is _STRIKES
        who = (last if chosen else holder if strikes else holder or last or alone) if match is not None else ""
        if match is None and deed and (heard := _FIRST_HEARD.match(one.body)) is not None:
            told = any(cards.back(heard["what"]) in cards.back(other.body) for other in statements[: one.place])
            before = {
                who for other in found for who in re.findall("(?<![A-Za-z])[A-H](?![A-Za-z])", other.who + other.body)
            }
            match, who = heard, "" if told else turn or (before.pop() if len(before) == 1 else "")
        if match is not None and who:
            shown = cards.back(one.body)
            supposed.append(Bilingual(f"「{shown}」のは{who}", f'"{shown}" is what {who} does'))
            begun = end.end() if (end := _AT_THE_END.match(one.body)) is not None else 0
            one = replace(one, body=f"{one.body[:begun]}{who}は{one.body[begun:]}")
        turn = next(iter(re.findall("^([A-H])のターン", one.body)), turn) if one.kind == "said" else turn
        attack = _ATTACKS.match(one.body) if one.kind == "said" and not one.who else None
        if attack is not None:
            attacker = (
                attack["who"] or (attack["what"] and _holder(cards.back(attack["what"]), statements, cards)) or ""
            )
        shares = _SHARES.search(one.body) if one.kind == "said" and not one.who and attacker else None
        if shares is not None and _WHOSE_SHARES.match(shares[0]) is None:
            shown = cards.back(shares[0])
            supposed.append(Bilingual(f"「{shown}」のは{attacker}", f'"{shown}" is what {attacker} does'))
            one = replace(one, body=f"{one.body[: shares.start()]}{attacker}は{one.body[shares.start() :]}")
        found.append(_stopped(one, statements, cards, supposed))
    return found, supposed


_WITHOUT_A_PLAYER = re.compile(
    r";\s*(?P<what>(?:手札|墓地|シールド|マナ|山札|追放領域)(?:に|は)[^;,]*(?:持っている|持ってる|ある|いる|控えている))(?=\s*(?:[;,]|$))"
)
"""A zone in a sentence of its own, of which nobody says whose it is: 相手の場に熊。手札に巨大化持ってる。"""


def _of_the_same(one: Statement, cards: NamesAside) -> list[Bilingual]:
    """Return what is said aloud of zones that are taken to be of the player of whom it was told before."""
    shown = (cards.back(match["what"]) for match in _WITHOUT_A_PLAYER.finditer(one.body))
    return [Bilingual(f"「{said}」のは{one.who}", f'"{said}" is told of {one.who}') for said in shown]


_EACH_IS = re.compile(rf"(?P<who>[A-H])は(?P<things>{CARD}(?:(?:と|,){CARD})*)(?:だけ|のみ)?(?:です|だ)?")
_SIZED = re.compile(r"\d/\d")
_BEGUN = re.compile("[A-H]のターン|優先権")


def told_to_be_there(
    statements: Sequence[Statement], cards: NamesAside, stays: Callable[[str], bool]
) -> tuple[list[Statement], list[Bilingual]]:
    """Return statements in which a player is called by what lies there (Bは狼 3/3) as what that player has; that is said aloud.

    Behind a deed, or where it is told whose turn it is, such a card may be cast.

    Args:
        statements: what was said, its cards aside.
        cards: the cards.
        stays: tells of a name whether it is that of a known creature.
    """
    found: list[Statement] = []
    supposed: list[Bilingual] = []
    begun = False
    for one in statements:
        begun = begun or one.kind != "said" or _is_done(one.body) or _BEGUN.search(one.body) is not None
        parts = re.split(",(?=[A-H]は)", one.body) if not begun and not one.who else []
        each = [match for part in parts if (match := _EACH_IS.fullmatch(part)) is not None]
        things = re.findall(CARD, one.body)
        fits = all(stays(cards.name(sign)) or _SIZED.search(cards.text(sign)) is not None for sign in things)
        if not each or len(each) < len(parts) or not fits:
            found.append(one)
            continue
        found += [replace(one, who=match["who"], body=match["things"].replace("と", ",")) for match in each]
        shown = cards.back(one.body)
        supposed.append(
            Bilingual(f"「{shown}」は戦場にあるものとする", f'"{shown}" is taken to tell what is on the battlefield')
        )
    return found, supposed


def _stopped(
    one: Statement, statements: Sequence[Statement], cards: NamesAside, supposed: list[Bilingual]
) -> Statement:
    """Return a statement in which it is said who blocks with what blocks, where nobody is said to do so."""
    if one.kind != "said" or one.who:
        return one

    def of_its_holder(match: re.Match[str]) -> str:
        who = _holder(cards.back(match["what"]), statements, cards)
        if not who or who == match["of"]:
            return match.group()
        shown = cards.back(match.group().strip())
        supposed.append(Bilingual(f"「{shown}」のは{who}", f'"{shown}" is what {who} does'))
        return f"{who}は{match.group().strip()}"

    return replace(one, body=_STOPS.sub(of_its_holder, one.body))


def _holder(name: str, statements: Sequence[Statement], cards: NamesAside) -> str:
    """Return the player of whom alone it is told that a card is there; empty where that is nobody, or several."""
    holders: set[str] = set()
    for one in statements:
        if one.kind != "said" or verb_at_end(one.body) is not None or name not in cards.back(one.body):
            continue
        if _FOUGHT.search(one.body):
            continue
        owner = _POSSESSOR.match(one.body)
        holders |= {one.who or (owner.group("who") if owner is not None else "")} - {""}
    return holders.pop() if len(holders) == 1 else ""
