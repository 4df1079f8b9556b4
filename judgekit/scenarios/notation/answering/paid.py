"""What was paid, asked at a table: by whom, for what, and that nothing was."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.answering.amounts_told import asks_a_number, yes_or_no
from judgekit.scenarios.notation.answering.costs_asked import DETERMINED, paid_besides
from judgekit.scenarios.notation.answering.ends import Leaf
from judgekit.scenarios.notation.answering.ends_told import without_nothing
from judgekit.scenarios.notation.playing.lending import enough_mana
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.telling.replies import Reply
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.naming import Thing
from judgekit.table.adapter import GameAdapter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.answering.asking import Asking

_WHAT = re.compile(r"^\W*(?:(?:and )?what\b|with what\b|how\b)|何|いくら|どう", re.IGNORECASE)
"""What and how much was paid is no yes or no."""
_PAYMENT = "payment"
"""The kind of decision by which a player pays a total cost."""


def paid_answer(asking: Asking, text: str, asked: Mapping[str, Json]) -> Reply:
    """Return whether a player paid something, and what; for one thing alone where one is named."""
    reply = asking.result(text)
    player, of = str(asked["@paid"]), str(asked.get("@for", ""))
    ways = {_paid(asking.scene, leaf, player, of) for leaf in asking.ended}
    if len(ways) != 1:
        return without_nothing(reply)
    (paid,) = ways
    english, japanese = (f" for {of}", f"{of}のために") if of else ("", "")
    if not paid:
        said = Bilingual(f"{player}は{japanese}何も支払わない", f"{player} pays nothing{english}")
    else:
        names = [*dict.fromkeys(name for name, _ja, _en in paid)]
        what = ", ".join(f"{', '.join(en for name, _ja, en in paid if name == one)} for {one}" for one in names)
        what_ja = "、".join(f"{one}に{'と'.join(ja for name, ja, _en in paid if name == one)}" for one in names)
        said = Bilingual(f"{player}は{what_ja}を支払う", f"{player} pays {what}")
    reply.answered(said if asks_a_number(text) or _WHAT.search(text) else yes_or_no(said, yes=bool(paid)))
    return without_nothing(reply)


_SYMBOLS = r"(?:\{[^{}]+\})+|\d+"
_PAYS_FOR = re.compile(
    rf"(?P<who>[A-H]) pays?(?: (?:the )?(?P<cost>{_SYMBOLS})(?: mana)?| it| that| the (?:mana|cost|tax))?(?: for (?P<what>[^,;]+))?"
    rf"|(?P<wer>[A-H])は(?:(?P<was>[^,;、をはが]+?)(?:の(?:分|ぶん|ための?マナ|追加のマナ|追加コスト|要求)?(?:の?マナ)?|に(?:対して)?(?:マナ)?))?"
    rf"(?:を)?(?:、|,)?(?:(?P<kosten>{_SYMBOLS})(?:点|マナ)?(?:を)?|マナを?)?(?:支)?払(?:う|え|い)(?:こと)?"
)
"""That somebody pays for something: for a card of the own hand as it is cast, or what another player's spell asks for."""


def paying(table: NotationTable, line: str) -> str:
    """Return a deed that is asked about in words of rows, where it is to pay for something: what waits to resolve asks for mana.

    Args:
        table: the table.
        line: the deed, its player first.

    Raises:
        NotationUnclear: it is another player's, and does not wait to resolve; it names another cost than is said; or nobody told
            what the player can pay with.
    """
    match = _PAYS_FOR.fullmatch(line)
    if match is None:
        return line
    who, cost = match["who"] or match["wer"], match["cost"] or match["kosten"] or ""
    what = (match["what"] or match["was"] or "").removeprefix("the ").strip()
    things = table.resolving().names.things
    waiting = [one for one in things if one.id in table.there.stack() and table.there.place(one)[0] != who]
    named = table.resolving().names.called(what) if what else waiting
    asking = [one for one in named if one in waiting]
    if asking:
        if enough_mana(who) in table.granted:
            raise NotationUnclear(
                phrase("what {player} can pay with is not told: say which lands are untapped", player=who), line
            )
        if cost and not any(_names_cost(table, one, cost) for one in asking):
            raise NotationUnclear(phrase("{name} asks for no {cost}", name=asking[0].id, cost=cost), cost)
        return f"{who} pays" if match["who"] else f"{who}はマナを支払う"
    if not what or cost:
        return line
    if named and all(table.there.place(one)[0] != who for one in named):
        raise NotationUnclear(phrase("{name} does not wait to resolve", name=what), what)
    return f"{who} cast {what}" if match["who"] else f"{who}は{what}を唱える"


def _names_cost(table: NotationTable, of: Thing, cost: str) -> bool:
    """Tell whether the text of a card names a cost: of a card of a file, which is called by another name there, too."""
    symbols = cost if cost.startswith("{") else f"{{{cost}}}"
    cards = [table.written.situation.cards.get(name) for name in (of.id, *of.names)]
    return any(isinstance(card, Mapping) and symbols in str(card.get("text", "")) for card in cards)


def _means_told(part: Json) -> str:
    """Return with what was paid, in words: which symbols what gives."""
    if isinstance(part, Mapping):
        return ", ".join(f"{words(symbol)} ({words(source)})" for source, symbol in part.items())
    return words(part)


def _paid(scene: GameAdapter, leaf: Leaf, player: str, of: str) -> tuple[tuple[str, str, str], ...]:
    """Return what a player paid for what, in Japanese and in English: mana, and what was paid besides."""
    found: list[tuple[str, str, str]] = []
    for one in leaf.records:
        question, name = one.question, ""
        if one.what == DETERMINED and one.by == player and one.of:
            name = scene.name_of(leaf.position, one.of)
            if of in ("", one.of, name):
                besides = paid_besides(scene, leaf.position, leaf.records, one)
                found += [(name, str(said.ja), str(said.en)) for said in besides]
            continue
        if one.what != "decision" or question is None or question.kind != _PAYMENT or question.by != player:
            continue
        name = scene.name_of(question.position, question.of) if question.of else ""
        if of not in ("", question.of, name):
            continue
        plain = scene.write_choice(question, one.choice)
        parts = plain if isinstance(plain, list) else [plain]
        cost = ", ".join(said for part in parts if (said := _means_told(part)) not in ("", "none"))
        found += [(name, cost, cost)] if cost else []
    return tuple(found)
