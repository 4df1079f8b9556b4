"""What has to be paid for a card, asked at a table: its total cost (CR 601.2f), what cards change of it; and what was paid."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import islice

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.engine import Record
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.expectations.expectations import Asked
from judgekit.scenarios.notation.answering.amounts_told import asks_a_number, yes_or_no
from judgekit.scenarios.notation.answering.ends import Leaf, without_nothing
from judgekit.scenarios.notation.playing.lending import enough_mana
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.telling import told_in_words
from judgekit.scenarios.notation.telling.replies import Reply
from judgekit.scenarios.notation.words.faults import NotationUnclear, not_understood
from judgekit.scenarios.notation.words.naming import Thing
from judgekit.table.adapter import Finding, GameAdapter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.answering.asking import Asking

DETERMINED = "total-cost"
"""What is recorded where the total cost of something is determined."""
_MOST = 8
"""Decisions made on the way to the cost: modes and targets."""
_LEGAL = 20
"""Of how many legal answers the last is taken to tell whether a cost hangs on them."""
_PAID_BESIDES = frozenset(("mana", "tap-mana"))


def cost_reply(table: NotationTable, text: str, id: str, whose: str = "") -> Reply:
    """Return what has to be paid for a card, by how it was cast or would be cast now.

    Args:
        table: the table.
        text: the question.
        id: the card.
        whose: who would pay, where that is said.

    Raises:
        NotationUnclear: another player has it than is said.
        JudgekitError: nothing has to be paid for it.
    """
    has = table.copied().there.place(Thing(id, (), "", ""))[0]
    if whose not in ("", has):
        raise NotationUnclear(phrase("{name} is not {player}'s", name=id, player=whose), id)
    found = _determined(table.run.table.records(0), id)
    supposed = found is None
    if found is None:
        with suppress(JudgekitError):
            asked = table.ask({"cost": id})  # a game that is asked for it
            return _by_the_game(table, text, id, asked)
        found = _cast(table, id, resolved=False) or _cast(table, id, resolved=True)
    if found is not None:
        besides = paid_besides(table.run.scene, table.run.table.position, table.run.table.records(0), found)
        reply = _reply(text, id, str(found.details.get("mana", "")), besides, found.rules)
        reply.first = tuple(found.rules[:1])  # by which it was reckoned from the printed cost and all that changes it
        reply.result += changed_told(table, found)
        if supposed and "{X}" in words(table.run.scene.object_value(table.run.table.position, id, "mana-cost").value):
            reply.result.append(Bilingual("Xを0として数えた", "with X counted as 0"))
        return reply
    printed = _value(table, id, "mana-cost")
    if printed is None:
        raise not_understood(text)
    reply = _reply(text, id, words(printed.value), (), table.run.table.numbered(printed.rules))
    reply.result.append(
        Bilingual(
            "書かれているマナ・コスト。今は唱えられない", "that is its mana cost as printed; it cannot be cast now"
        )
    )
    return reply


def _by_the_game(table: NotationTable, text: str, id: str, price: Asked) -> Reply:
    """Return what a game says that has to be paid; of what lies on the table, for which nobody paid, the cost that it has."""
    printed, records = _value(table, id, "cost"), table.run.table.records(0)
    there = table.run.scene.place_of(table.run.table.position, id)
    at_home = there is not None and there[1] == table.grammar.words.home
    if printed is not None and at_home and not any(one.what == "cost" and one.of == id for one in records):
        return _reply(text, id, words(printed.value), (), table.run.table.numbered(printed.rules))
    reply = _reply(text, id, words(price.value), (), table.run.table.numbered(price.rules))
    if printed is not None and words(printed.value) != words(price.value):
        has = words(printed.value)
        reply.result.append(Bilingual(f"書かれているコストは{has}", f"its cost as printed is {has}"))
    return reply


def _value(table: NotationTable, id: str, key: str) -> Finding | None:
    """Return a property of a card; None where it has none."""
    with suppress(JudgekitError):
        return table.run.scene.object_value(table.run.table.position, id, key)
    return None


_PARTS = {
    "exile": ("exiling {}", "{}の追放"),
    "sacrifice": ("sacrificing {}", "{}の生け贄"),
    "discard": ("discarding {}", "{}を捨てること"),
    "return": ("returning {}", "{}を戻すこと"),
    "reveal": ("revealing {}", "{}の公開"),
    "tap": ("tapping {}", "{}のタップ"),
    "untap": ("untapping {}", "{}のアンタップ"),
    "remove-counters": ("counters removed from {}", "{}のカウンターを取り除くこと"),
    "put-counters": ("counters put on {}", "{}にカウンターを置くこと"),
    "mill": ("milling {}", "{}の切削"),
    "draw": ("drawing {}", "{}を引くこと"),
    "pay-life": ("{} life", "ライフ{}点"),
    "lose-life": ("{} life", "ライフ{}点"),
}
"""Parts of a cost that are no mana, as they are told, with a place for what they are paid with."""
_BEGUN = frozenset((DETERMINED, "cast", "activate"))
_TEXT = Bilingual("テキストのもの", "what its text says")


def paid_besides(
    scene: GameAdapter, position: AnyPosition, records: Sequence[Record], found: Record
) -> list[Bilingual]:
    """Return what has to be paid besides mana, with what it was paid, where it was.

    Args:
        scene: the game.
        position: where the names of what it was paid with are known.
        records: what happened.
        found: the record by which the total cost was determined.
    """
    place = next((number for number, one in enumerate(records) if one is found), len(records))
    paid: dict[str, list[str]] = {}
    part = ""
    for one in records[place + 1 :]:
        if one.what in _BEGUN and one.of == found.of:
            break
        if one.what == "pay" and one.of == found.of and (part := str(one.details.get("part", ""))):
            paid.setdefault(part, []).extend(scene.name_of(position, id) for id in one.details.get("chosen", ()))
        if part in ("pay-life", "lose-life") and one.of == found.by:
            paid[part] += [str(int(str(old)) - int(str(new))) for what, old, new in one.changes if what == "life"]
    told: list[Bilingual] = []
    for verb in map(str, found.details.get("parts", ())):
        if verb in _PAID_BESIDES:
            continue
        with_what = paid.get(verb)
        if verb == "tap" and with_what == [scene.name_of(position, found.of or "")]:
            continue  # {T} of what gives the mana
        en, ja = _PARTS.get(
            verb,
            (
                f"{told_in_words.decision(verb, scene, 'en')} ({{}})",
                f"{told_in_words.decision(verb, scene, 'ja')}({{}})",
            ),
        )
        told.append(
            Bilingual(
                ja.format("と".join(with_what) if with_what else _TEXT.ja),
                en.format(" and ".join(with_what) if with_what else _TEXT.en),
            )
        )
    return told


def changed_told(table: NotationTable, found: Record) -> list[Bilingual]:
    """Return what changed the total cost of something; nothing where nothing did."""
    scene, position = table.run.scene, table.run.table.position
    by = [scene.name_of(position, id) for id in found.details.get("changed", ())]
    return [Bilingual(f"{'、'.join(by)}により変わったコスト", f"as changed by {', '.join(by)}")] if by else []


def changed_costs(table: NotationTable) -> list[Bilingual]:
    """Return what each thing that was played cost where an effect changed that, with the card that did."""
    scene, position = table.run.scene, table.run.table.position
    found = [one for one in table.run.table.records(0) if one.what == DETERMINED and one.details.get("changed")]
    return [_costs(scene.name_of(position, str(one.of)), one, by) for one in found for by in changed_told(table, one)]


def _costs(name: str, found: Record, by: Bilingual) -> Bilingual:
    mana = found.details.get("mana", "")
    return Bilingual(f"{name}のコストは{mana}({by.ja})", f"{name} costs {mana} ({by.en})")


def changed_cost(table: NotationTable, records: Sequence[Record]) -> tuple[list[Bilingual], tuple[str, ...]]:
    """Return what something that was played cost where an effect changed that, and the rules of it; nothing where none did."""
    settled = [one for one in records if one.what == DETERMINED] or _once_chosen(table)
    found = next((one for one in settled if one.details.get("changed")), None)
    if found is None:
        return [], ()
    (by,) = changed_told(table, found)
    name = table.run.scene.name_of(table.run.table.position, str(found.of))
    return [_costs(name, found, by)], tuple(found.rules)


def _once_chosen(table: NotationTable) -> list[Record]:
    """Return how the cost of what was begun is determined once its modes and targets are chosen; nothing where it hangs on them."""
    before, found = len(table.run.table.trace.records), list[Record | None]()
    for place in (0, -1):
        there, number = table.copied(), 0
        idle = there.run.scene.resting - there.grammar.words.decisive
        with suppress(JudgekitError):
            while number < _MOST and (question := there.run.table.position.question) is not None:
                begun = [one for one in there.run.table.records(before) if one.what == DETERMINED]
                if begun or question.kind in idle:
                    break
                there.open, number = None, number + 1
                there.run.table.go_on()
                there.run.table.answer(list(islice(question.legal(), _LEGAL))[place])
        found.append(next((one for one in there.run.table.records(before) if one.what == DETERMINED), None))
    first, last = found
    alike = first is not None and last is not None and first.details == last.details
    return [first] if first is not None and alike else []


def _cast(table: NotationTable, id: str, *, resolved: bool) -> Record | None:
    """Return the record of the cost of a card that is cast at another table, None where it cannot be; `resolved`: later."""
    there, situation = table.copied(), table.written.situation
    player = there.there.place(Thing(id, (), "", ""))[0]
    action = {"cast": id, "by": player}
    means = table.grammar.words.supply({"players": {player: {}}}, situation.cards, action, generous=True)
    with suppress(JudgekitError):
        while resolved and there.stack():
            there.step({"resolve": "top"})
        if means and not situation.exact:  # what it costs does not hang on whether it can be paid
            there.step(means)
        there.step(action)
        idle = there.run.scene.resting - there.grammar.words.decisive
        for _ in range(_MOST):
            question = there.run.table.position.question
            settled = _determined(there.run.table.records(0), id) is not None
            if settled or question is None or question.kind in idle:
                break
            there.open = None
            there.run.table.go_on()
            there.run.table.answer(next(iter(question.legal())))
    return _determined(there.run.table.records(0), id)


def _determined(records: Iterable[Record], id: str) -> Record | None:
    """Return the record by which the total cost of a card was determined last; None where none was."""
    return next((one for one in reversed([*records]) if one.what == DETERMINED and one.of == id), None)


def _reply(text: str, id: str, mana: str, besides: Sequence[Bilingual], rules: Iterable[str]) -> Reply:
    ja, en = "と".join((mana, *(str(one.ja) for one in besides))), [mana, *(str(one.en) for one in besides)]
    listed = ", ".join(en[:-1]) + f" and {en[-1]}" if len(en) > 1 else mana
    said = Bilingual(f"{id}のコストは{ja}", f"{id} costs {listed}")
    return Reply(text, [said], tuple(rules))


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
