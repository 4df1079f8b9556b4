"""How it came: by what something died, in which order things resolved, who decides, what was so before, what a player holds."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from itertools import groupby, islice, pairwise

from judgekit.core.data_classes import replace
from judgekit.core.text import Bilingual, is_japanese
from judgekit.core.wording import phrase
from judgekit.engine import Question, Record
from judgekit.scenarios.comparing import words
from judgekit.scenarios.deciding import led_to
from judgekit.scenarios.notation.answering.amounts_told import unsaid_told, yes_or_no
from judgekit.scenarios.notation.answering.ends import Leaf, without_nothing
from judgekit.scenarios.notation.answering.questions import asked_term
from judgekit.scenarios.notation.answering.values_named import SIZES, held_in, valued
from judgekit.scenarios.notation.playing.going_on import Emptied, Fought, Going
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.playing.unwritten import grant_empty
from judgekit.scenarios.notation.telling import told_in_words
from judgekit.scenarios.notation.telling.last_seen import in_its_fight
from judgekit.scenarios.notation.telling.relevance import Asked
from judgekit.scenarios.notation.telling.replies import MOST_LINES, Reply, cited, outright
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import Words
from judgekit.scenarios.notation.words.names_aside import NamesAside
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.table.adapter import GameAdapter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.answering.asking import Asking


def first_decision(asking: Asking, text: str, kind: str) -> Reply:
    """Return the first decision of a kind that comes up, with the legal answers; the choices that lead there are said."""
    for leaf in islice(asking.lines(Emptied(asking.table), (), kind), MOST_LINES):
        if leaf.question is not None and leaf.question.kind == kind:
            told = asking.told(leaf)
            reply = Reply(text, [told.sentence()], cited(leaf.records), leaf.records)
            said = "; ".join(asking.as_line(question, choice) for question, choice in leaf.line)
            if said:
                reply.result.insert(0, Bilingual(f"例: {said}", f"for example: {said}"))
            reply.open.append(asking.opened(leaf.question))
            return reply
    return Reply(text, [Bilingual("そのような選択はない", "nobody gets to decide that here")], ())


_ABILITY, _TRIGGER_ORDER, _PASSED = "put-trigger", "trigger-order", "all-passed"
"""What is recorded where an ability is put onto the stack, the decision in which order a player's own are, and that all passed."""


def cause_told(scene: GameAdapter, leaves: Sequence[Leaf], of: str, said: Bilingual) -> Bilingual:
    """Return that something died with what destroyed it, had it sacrificed or dealt it damage, where the same did on every line.

    Args:
        scene: the game.
        leaves: the ends of all lines of play.
        of: what died.
        said: that it did.
    """
    if not str(said.en).startswith("Yes"):
        return said
    ways = {_cause(scene, leaf, of) for leaf in leaves}
    (cause,) = ways if len(ways) == 1 else (None,)
    said = outright(said)
    return Bilingual(f"{said.ja}({cause.ja})", f"{said.en} ({cause.en})") if cause is not None else said


def _cause(scene: GameAdapter, leaf: Leaf, of: str) -> Bilingual | None:
    """Return what destroyed something, had it sacrificed or dealt it damage since it lay where it died; None where that is open."""
    home, last = scene.notation.home, -1
    moves = [
        (place, old)
        for place, one in enumerate(leaf.records)
        for what, old, _new in one.changes
        if what == "zone" and one.of == of
    ]
    left = [place for place, old in moves if old == home]
    if not left:
        return None
    last = left[0]
    since = max((place for place, _old in moves if place < last), default=-1)
    records = leaf.records[since + 1 : last + 1]
    names = _sources(leaf.records)
    by = next(((one.what, one.by) for one in records if one.what in _PUT_AWAY and one.of == of and one.by), None)
    if by is not None:
        name, (english, japanese) = names.get(by[1], scene.name_of(leaf.position, by[1])), _PUT_AWAY[by[0]]
        return Bilingual(f"{name}{japanese}", f"{english} {name}") if name in leaf.position.objects else None
    dealt: dict[str, int] = {}
    for one in records:
        event = one.event
        if one.what == "damage" and event is not None and event.of == of and event.by and event.amount:
            name = names.get(event.by, scene.name_of(leaf.position, event.by))
            dealt[name] = dealt.get(name, 0) + event.amount * one.times
    if not dealt:
        return None
    shares = [f"{number} by {name}" for name, number in dealt.items()]
    return Bilingual(
        "、".join(f"{name}から{number}点" for name, number in dealt.items()) + "のダメージ",
        f"dealt {' and '.join(shares)}",
    )


_PUT_AWAY = {
    "destroy": ("destroyed by", "が破壊する"),
    "sacrifice": ("sacrificed because of", "のために生け贄に捧げられる"),
}
"""What puts something where the dead lie, with what stands before or behind the name of what does it, in English and Japanese."""


def _sources(records: Sequence[Record]) -> dict[str, str]:
    """Return the source of each ability that was put onto the stack."""
    return {str(one.of): str(one.details["source"]) for one in records if one.of and "source" in one.details}


def in_order(asking: Asking, text: str, asked: str) -> Reply:
    """Return in which order things resolve, what several players' abilities are and where their player may order them.

    Args:
        asking: answers at the table.
        text: the question.
        asked: "triggers" where only those are meant, else "all".

    Raises:
        NotationUnclear: nothing resolves, or one thing alone, or that hangs on a choice.
    """
    reply = asking.result(text)
    choosers = {
        question.by for leaf in asking.ended for one in leaf.records if (question := _orders_triggers(one)) is not None
    }
    orders = {_order(asking.scene, leaf, asked, choosers) for leaf in asking.ended if leaf.question is None}
    if len(orders) != 1 or asking.table.open is not None:
        return reply
    (order,) = orders
    if sum(len(names) for _by, names in order) < _TWO:
        raise NotationUnclear(phrase("there are no two things of which one resolves first"), text)
    english, japanese = [], []
    for by, names in order:
        free = len(names) > 1 and by in choosers
        english.append(f"{', '.join(names)} ({by}{', in the order that ' + by + ' chooses' if free else ''})")
        japanese.append(f"{'、'.join(names)}({by}{'、この中の順は' + by + 'が選ぶ' if free else ''})")
    said = Bilingual(f"解決の順: {'→'.join(japanese)}", f"in this order: {', then '.join(english)}")
    asking.the_one(reply, said, (0,))
    reply.about = Asked()
    before = {_ABILITY, *(one.rstrip("!") for one in asking.scene.notation.led.get("resolve", ()))}
    reply.first = _first(
        asking, [one for one in asking.ended[0].records if one.what in before or _orders_triggers(one)]
    )
    return without_nothing(reply)


_TWO = 2


def _first(asking: Asking, records: Sequence[Record]) -> tuple[str, ...]:
    """Return the rules of some records that come before all others: the two most particular ones."""
    return tuple(led_to(dict.fromkeys(cited(records), 1.0), asking.book, _TWO))


def _order(
    scene: GameAdapter, leaf: Leaf, asked: str, choosers: Collection[str]
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return who controls what resolves, one player's after another's, in order; what its player orders is in no order."""
    sources = {str(one.of): str(one.details["source"]) for one in leaf.records if one.what == _ABILITY and one.of}
    if not sources:  # where nothing is put anywhere to wait, what triggered resolves itself
        triggered = {str(one.of) for one in leaf.records if one.what == "triggered" and one.of}
        sources = {id: scene.name_of(leaf.position, id) for id in triggered}
    waited = any(one.what == _PASSED for one in leaf.records)  # what resolves without that is a mana ability
    listed = [
        (str(one.by), sources.get(str(one.of), scene.name_of(leaf.position, str(one.of))))
        for before, one in pairwise(leaf.records)
        if one.what == "resolve" and one.of and (asked == "all" or str(one.of) in sources)
        if before.what == _PASSED or not waited
    ]
    groups = [(by, [name for _by, name in some]) for by, some in groupby(listed, key=lambda one: one[0])]
    return tuple((by, tuple(sorted(names) if by in choosers else names)) for by, names in groups)


def decides(asking: Asking, text: str, whether: str = "") -> Reply:
    """Return who decides that on which the answer hangs, and what; that nobody does where nothing hangs on a decision.

    Args:
        asking: answers at the table.
        text: the question.
        whether: the player of whom it is asked whether that one decides; empty where it is asked who does.
    """
    reply = asking.result(text)
    made = [question for leaf in asking.ended for question, _choice in leaf.line]
    made += [
        question for leaf in asking.ended for one in leaf.records if (question := _orders_triggers(one)) is not None
    ]
    made += [asking.table.open.question] if asking.table.open is not None else []
    made = made or _made_already(asking)
    told = {
        tuple((one.by, told_in_words.decision(one.kind, asking.scene, lang)) for lang in ("en", "ja")) for one in made
    }
    if not told:
        reply.answered(Bilingual("誰も何も決めない", "nobody has anything to decide"))
        return without_nothing(reply)
    listed = sorted(told)
    said = Bilingual(
        "、".join(f"{japanese[0]}が決める({japanese[1]})" for _english, japanese in listed),
        "; ".join(f"{english[0]} decides ({english[1]})" for english, _japanese in listed),
    )
    if whether and len({english[0] for english, _japanese in listed}) == 1:
        said = yes_or_no(said, yes=listed[0][0][0] == whether)
    reply.result.insert(0, said)
    kinds = {one.kind for one in made}
    reply.first = _first(
        asking,
        [one for leaf in asking.ended for one in leaf.records if one.question and one.question.kind in kinds],
    )
    return without_nothing(reply)


_WITH_A_DEED = frozenset(
    ("priority", "payment", "payments", "targets", "mana", "attack", "block", "defend", "X", "mode")
)
"""Kinds of decision that are a deed, or part of its declaration: of those nobody asks who decides that."""


def _made_already(asking: Asking) -> list[Question]:
    """Return the decisions that were said before they came up, where nothing hangs on another one: who makes them is the same."""
    asked = (one.question for leaf in asking.ended for one in leaf.records if one.what == "decision")
    return [
        one
        for one in asked
        if one is not None and one.kind not in _WITH_A_DEED and len(list(islice(one.legal(), _TWO))) == _TWO
    ]


def _orders_triggers(record: Record) -> Question | None:
    """Return the decision in which order somebody puts own abilities onto the stack, where there is more than one order."""
    question = record.question
    if question is None or question.kind != _TRIGGER_ORDER or len(list(islice(question.legal(), _TWO))) < _TWO:
        return None
    return question


def held(asking: Asking, text: str, player: str, zone: str) -> Reply:
    """Return which cards a player has in a zone once what was done is over, and how many that nobody knows."""
    reply, scene = asking.result(text), asking.scene
    leaves = asking.ended if asking.table.open is None else []
    if not leaves or any(leaf.question is not None for leaf in leaves):
        return reply
    english, japanese = (one.split("|")[0].strip() for one in scene.notation.zones[zone])
    known = {one.id for one in asking.table.resolving().names.things} | {
        one.id for one in asking.table.written.situation.names.things
    }
    ways = {_held(scene, leaf, player, zone, known) for leaf in leaves}
    if len(ways) != 1:
        return reply
    ((names, others),) = ways
    if (player, zone) in asking.table.written.situation.unsaid and zone not in scene.notation.dealt and not names:
        before = held_in(scene, asking.table.start, player, zone)
        reply.answered(unsaid_told(player, english, japanese, before, [str(others)]))
        return without_nothing(reply)
    grant_empty(asking.table, player, zone, (english, japanese))
    unknown = [f"{others} unknown card{'' if others == 1 else 's'}"] if others else []
    unknown_ja = [f"わからないカード{others}枚"] if others else []
    asking.the_one(
        reply,
        Bilingual(
            f"{player}の{japanese}: {'、'.join([*names, *unknown_ja]) or 'なし'}",
            f"{player}'s {english}: {', '.join([*names, *unknown]) or 'nothing'}",
        ),
        (0,),
    )
    reply.about = Asked(frozenset((player, *names)), frozenset(("zone",)))
    return without_nothing(reply)


def _held(scene: GameAdapter, leaf: Leaf, player: str, zone: str, known: set[str]) -> tuple[tuple[str, ...], int]:
    value = scene.player_value(leaf.position, player, zone).value
    ids = [str(one) for one in value] if isinstance(value, (frozenset, set, list, tuple)) else []
    names = [one for one in leaf.position.objects if one in ids and scene.name_of(leaf.position, one) in known]
    number = len(ids) if ids or not words(value).isdecimal() else int(words(value))
    return tuple(names), number - len(names)


_WHEN = (
    r"(?P<when>before|after|once) (?:(?P<who>[A-H]) (?:casts?|played|plays?|activated|activates|uses|used) )?"
    r"(?P<what>(?:the )?[A-Z][\w', -]*?)"
    r"(?P<how> (?:is|was|got) (?:cast|played|activated|countered)| resolve[sd]?| (?:has|had) resolved| (?:dies|died|was destroyed)"
    r"| (?:enters?|entered|came in)(?: the battlefield| play)?)?"
)
_ASKED = r"(?P<asked>(?i:what (?:is|was) |how (?:big|large) (?:is|was) )?[^?,]+?)"
_BEFORE = re.compile(rf"{_ASKED},? {_WHEN}")
_BEFORE_FIRST = re.compile(
    rf"(?i:(?=before|after|once)){_WHEN.replace('before|after|once', '[Bb]efore|[Aa]fter|[Oo]nce')},? {_ASKED}"
)
_BEFORE_JA = re.compile(
    r"(?:(?P<who>[A-H])[がは])?(?P<what>[^,;はがをに]+?)"
    r"(?P<how>(?:が|の|を)?(?:解決(?:される|する|された|した)?|唱える|唱えられる|唱えた|撃つ|撃った|使う|使った|死亡する|死亡した|死ぬ|死んだ|出る|出た))?"
    r"(?:の)?(?P<when>前|あと|後)(?:に|は|には|の|だと|で|での)?,?"
    r"(?P<asked>[^,;]+?の(?:パワー|タフネス|サイズ|ライフ|忠誠度|カウンター)は.*?)(?:だった(?:の|か)?|でした(?:か)?)?"
)
"""A question of how something was before or after a card was cast, resolved, died or came in."""
_CAST = ("cast", "activate", "play", "play-land")
_RESOLVED = re.compile(r"resolve|解決")
_DIED = re.compile(r"die|destroyed|死")
_CAME = re.compile(r"enter|came|出")


def so_before(asking: Asking, statement: Statement) -> Reply | None:
    """Return the answer to a question of how something was before or after another thing happened; None where it asks nothing such.

    Raises:
        NotationUnclear: that happened more than once, so that it is not plain which moment is meant.
    """
    table, body = asking.table, statement.body
    if (fight := _IN_FIGHT.fullmatch(body)) is not None and (found := _in_fight(asking, statement, fight["asked"])):
        return found
    aside = NamesAside()
    in_japanese = _BEFORE_JA.fullmatch(aside.named_in(body, table.resolving().names.words))
    match = _BEFORE.fullmatch(body) or _BEFORE_FIRST.fullmatch(body) or in_japanese
    if match is None:
        return None
    what, how = aside.back(match["what"]).removeprefix("the ").strip(), match["how"] or ""
    named = {one.id for one in table.resolving().names.things if what.casefold() in one.id.casefold()}
    if not how and not match["who"] and match["when"].casefold() not in ("before", "前"):
        how = (
            " resolves" if any(str(step.get("cast")) in named for step in table.steps) else ""
        )  # after the Zap: once it did what it does
    happened = _happened(table, named, how)
    if not named or not happened:
        return None
    if len(happened) > 1:
        raise NotationUnclear(phrase("how that was before {name} is not known", name=what), what)
    ((before, after),) = happened
    asked = re.sub(r"\bwere\b", "are", re.sub(r"\bwas\b", "is", re.sub(r"\bdid\b", "does", aside.back(match["asked"]))))
    asked = asked if is_japanese(asked) or re.match(r"(?i:what|how|does|is|are)\b", asked) else f"what is {asked}"
    asking.table, asking.at_once = before if match["when"].casefold() in ("before", "前") else after, True
    try:
        reply = asking.reply(replace(statement, body=asked))
    finally:
        asking.table, asking.at_once = table, False
    reply.question, reply.events = table.written.quotes.back(body), None
    return reply


_IN_FIGHT = re.compile(r"(?P<asked>.+?),? (?:in|during) (?:(?:the|that|this|its) (?:battle|fight|combat)|combat)")


def _in_fight(asking: Asking, statement: Statement, asked: str) -> Reply | None:
    """Return the size that something has as it fights; None where something else is asked.

    Raises:
        NotationUnclear: it does not fight, or its size there hangs on a choice.
    """
    resolving = asking.table.resolving()
    names = Words(resolving.names.all_words, resolving.names.players, asking.table.written.quotes)
    term = asked_term(asked, asking.table.grammar, names)
    query = resolving.term(term) if isinstance(term, Mapping) else None
    value = query.get("value") if isinstance(query, Mapping) else None
    if not isinstance(query, Mapping) or not isinstance(value, Mapping) or str(value["@value"]) not in SIZES:
        return None
    name, key, text = str(value["@of"]), str(value["@value"]), asking.table.written.quotes.back(statement.body)
    leaves = islice(asking.lines(asking.to_the_end(), ()), MOST_LINES)
    there = [in_its_fight(asking.scene, leaf.records, name) for leaf in leaves]
    seen = {words(asking.scene.object_value(one, name, key).value) for one in there if one is not None}
    if len(seen) != 1 or None in there:
        raise NotationUnclear(phrase("nothing was done of which {text!r} could be asked", text=text), text)
    reply = asking.value(text, query)
    reply.result[:] = [valued(asking.scene, name, key, seen.pop())]
    reply.alone, reply.branches = reply.result[0], []
    return reply


def _happened(table: NotationTable, named: Collection[str], how: str) -> list[tuple[NotationTable, NotationTable]]:
    """Return the tables before and behind each step in which something of a name was cast, resolved, died or came in."""
    there = table.past[0].before if table.past else None
    if not isinstance(there, NotationTable) or table.open is not None:
        return []
    there = there.copied()
    left, found = [*table.steps[len(there.steps) :]], list[tuple[NotationTable, NotationTable]]()
    going: Going | None = None
    while True:
        before, since = there.copied(), len(there.run.table.trace.records)
        if left:
            step = left.pop(0)
            cast = not how or not any(one.search(how) for one in (_RESOLVED, _DIED, _CAME))
            hit = cast and any(str(step.get(key)) in named for key in _CAST)
        else:
            position = there.run.table.position
            now = there.run.scene.game_value(position, "step", None)
            until = there.run.scene.notation.fights.get(str(now.value)) if now is not None else None
            going = Fought(there, until) if until is not None else Emptied(there)
            if there.open is not None or going.reached():
                return found
            step, hit = dict(going.step()), False
        there.step(step)
        if hit or any(_is_so(there, one, named, how) for one in there.run.table.records(since)):
            found.append((before, there.copied()))
        if going is not None and before.run.table.position == there.run.table.position:
            return found


def _is_so(table: NotationTable, record: Record, named: Collection[str], how: str) -> bool:
    """Tell whether something of a name resolved, died or came in."""
    if not record.of or table.run.scene.name_of(table.run.table.position, record.of) not in named:
        return False
    if _RESOLVED.search(how):
        return record.what == "resolve"
    home = table.run.scene.notation.home
    moved = [(old, new) for what, old, new in record.changes if what == "zone"]
    if _DIED.search(how):
        return any(old == home and new != home for old, new in moved)
    return _CAME.search(how) is not None and any(new == home for _old, new in moved)
