"""A notation answered as a whole: what is done is done, each question answered, each expectation judged where it stands.

A question between deeds is of the moment where it stands, once what was begun there has come to its end: what is done behind it,
when that was over, changes nothing of the answer, and what that comes to is told besides.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice

from judgekit.core.data_classes import replace
from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer
from judgekit.engine.questions import GameIsOver, NotAsked, Refused
from judgekit.scenarios.files.faults import ScenarioMalformed
from judgekit.scenarios.notation.answering.asking import Asking
from judgekit.scenarios.notation.answering.every_way import DEEPEST, Answered, each_way, ways_of
from judgekit.scenarios.notation.answering.expecting import judged
from judgekit.scenarios.notation.answering.hinting import with_hints_at
from judgekit.scenarios.notation.answering.questions import CAN, WHY, supposed_in
from judgekit.scenarios.notation.answering.tried import rules_of_abilities
from judgekit.scenarios.notation.answering.unread_lines import unread_lines
from judgekit.scenarios.notation.answering.values_named import IF_NOTHING_MORE
from judgekit.scenarios.notation.playing.branching import branched
from judgekit.scenarios.notation.playing.cast_before import (
    refuse_where_another_is_meant,
    refuse_where_the_turn_was_taken,
)
from judgekit.scenarios.notation.playing.decided_first import DecisionFirst
from judgekit.scenarios.notation.playing.going_on import Emptied
from judgekit.scenarios.notation.playing.orders import by_order
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.playing.unread import refuse_unread_clauses
from judgekit.scenarios.notation.playing.willing import resolve_what_is_wanted
from judgekit.scenarios.notation.reading.deeds import actor_of
from judgekit.scenarios.notation.reading.notations import Written
from judgekit.scenarios.notation.reading.variations import Variation
from judgekit.scenarios.notation.telling.replies import MOST_LINES, Reply
from judgekit.scenarios.notation.words.faults import NotationUnclear, all_told
from judgekit.scenarios.notation.words.japanese_verbs import SUPPOSED
from judgekit.scenarios.notation.words.said_otherwise import responding
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.scenarios.notation.words.triggers_told import aimed_with
from judgekit.scenarios.sessions import UnusedAnswer
from judgekit.table.adapter import Misfit, NoSuchProperty


def answered_at_a_table(begun: Written, lang: str = "en") -> Answered:
    """Answer a notation by doing what it says line by line.

    Args:
        begun: the notation.
        lang: "en" or "ja", for lines that may be added.

    Raises:
        NotationUnclear: words are not understood, or have more than one meaning.
        JudgekitError: a mechanism has no code.
    """
    found = _as_listed(begun, lang)
    if begun.is_tried:  # what it comes to in another order is read by nobody
        return found
    by_order(begun, found.table, found.replies, lambda other: _as_listed(other, lang).replies, lang)
    return found


def _as_listed(begun: Written, lang: str) -> Answered:
    """Answer a notation with its permanents in the order in which they are listed."""
    table = NotationTable(begun)
    main = sorted((*begun.play, *begun.expected, *begun.questions), key=lambda one: (one.line, one.place))
    found = _line(table, main, lang)
    for variation in begun.variations:
        own = _variation(begun, variation, lang)
        for reply in own.replies:
            reply.variation = variation.head(begun.quotes)
        found.replies += own.replies
        found.judged += own.judged
    return found


def _variation(begun: Written, variation: Variation, lang: str) -> Answered:
    """Answer a variation; one that is not reached says why."""
    try:
        table, play = branched(begun, variation)
    except IllegalAnswer as refused:
        reply = Asking(NotationTable(begun), lang).refused(variation.head(begun.quotes), "", refused)
        expected = [one for one in variation.lines if one.kind == "expected"]
        reply.holds = False if expected else None
        return Answered(NotationTable(begun), [reply], [(one, reply) for one in expected])
    return _line(table, variation.lines if variation.play else [*play, *variation.lines], lang)


_SAME_DEED = tuple(
    re.compile(one, re.IGNORECASE)
    for one in (
        r"攻撃|アタック|殴|\b(?:attack|swing)",
        r"ブロック|防御|\b(?:block|defend)",
        r"召喚|\bsummon",
        r"唱え|撃|打つ|使|\bcast",
    )
)
"""Deeds of one sort: of which a question asks, and which is done behind it."""


def _is_asked_here(asking: Asking, statements: Sequence[Statement], place: int) -> bool:
    """Tell whether a question is asked where it stands, though more is done behind it: whether something can be done there.

    So is one that supposes something else than what is done.

    A question before everything that is done may be a headline; it is asked there where what it asks of is done behind it.
    """
    statement = statements[place]
    if SUPPOSED in statement.body:
        return True
    if not asking.asks_whether_possible(statement):
        return False
    if any(one.kind == "said" for one in statements[:place]):
        return True
    behind = [one.body for one in statements[place:] if one.kind == "said"]
    return any(deed.search(statement.body) and any(map(deed.search, behind)) for deed in _SAME_DEED)


_AT_THE_END = re.compile(
    r"\b(?:after(?:wards?| (?:all|everything)\b)|in the end|(?:once|when) (?:all|everything)\b|at the end of it)"
    r"|(?:全部|すべて|全て)(?:が)?(?:の)?(?:解決|処理|済|終わ)|最終的",
    re.IGNORECASE,
)
"""That something is asked of when all is done, with whatever else is asked in the same line behind it."""


def _replies(asking: Asking, questions: Sequence[Statement], *, alone: bool) -> list[Reply]:
    """Answer each question; one that is not understood says why, and where none is understood, the first tells what happens.

    Args:
        asking: answers them.
        questions: the questions.
        alone: no other question was answered before.
    """
    replies, ended = list[Reply](), set[int]()
    for statement in questions:
        text = statement.typed or asking.table.written.quotes.back(statement.body).replace(SUPPOSED, " → ")
        ended |= {statement.line} if _AT_THE_END.search(text) else set()
        try:
            replies.append(asking.reply(statement))
            if statement.line in ended:  # who asks of the end has said that nobody does anything more
                replies[-1].result = [
                    one for one in replies[-1].result if not str(one.en).startswith(str(IF_NOTHING_MORE.en))
                ]
        except NotationUnclear as fault:
            unread = with_hints_at(fault.at(statement.line), statement, asking.table)
            replies.append(Reply(text, [], unread=unread))
        except NoSuchProperty:
            nothing = phrase("this game has nothing of that kind: {asked}", asked=text)
            replies.append(Reply(text, [], unread=NotationUnclear(nothing, text, statement.line)))
    if alone and replies and all(one.unread is not None for one in replies):
        first = replies[0]
        replies[0] = _what_comes_of_it(asking, first.question)
        replies[0].unread = first.unread
    return replies


def _what_comes_of_it(asking: Asking, text: str = "") -> Reply:
    """Return what what was done comes to; of a text that is only tried it is played, and not put into words that nobody reads."""
    if not asking.table.written.is_tried:
        return asking.result(text)
    if asking.table.open is None:
        for _end in islice(asking.ends(), MOST_LINES + 1):
            pass
    return Reply(text, [])


_ORDERS = re.compile(r"\border(?:s|ed)?\b|順", re.IGNORECASE)


_IS_ALLOWED = re.compile(r"\blegal|\ballowed|\bpossible|\bcan\b|\bcould\b|\bwhy\b|でき|可能|適正|なぜ", re.IGNORECASE)


def _is_after_the_end(refused: IllegalAnswer, table: NotationTable, statements: Sequence[Statement]) -> bool:
    """Tell whether the game is over before what a line says, and who asks does not ask whether that may be done."""
    over = isinstance(refused, GameIsOver) or table.run.table.position.outcome is not None
    if not over or any(one.kind == "expected" for one in statements):
        return False
    return not any(one.kind == "asked" and _IS_ALLOWED.search(one.body) for one in statements)


def _no_answer(said: str, line: int, malformed: ScenarioMalformed) -> NotationUnclear:
    """Return that a line is no answer to anything that is asked there."""
    if _ORDERS.search(said) is None:
        return NotationUnclear(
            phrase("{body!r}: {why}", body=said, why=malformed.reason), said, line, (), malformed.hint
        )
    hint = phrase("by this edition no order is chosen here; say how the damage is assigned")
    return NotationUnclear(phrase("nobody asks for this here: {said}", said=said), said, line, (), hint)


_GOES_ON = frozenset(("advance", "pass", "resolve", "apply"))
"""Steps with which the game only goes on to what was told next."""


def _before_it(statements: Sequence[Statement], place: int) -> Sequence[Statement]:
    """Return the questions that stand right before a deed and behind another one, or before all while more is asked behind."""
    begin = place
    while begin and statements[begin - 1].kind != "said":
        begin -= 1
    more = any(one.kind == "asked" for one in statements[place:])
    return [one for one in statements[begin:place] if one.kind == "asked"] if begin or more else ()


def _asked_where_they_stand(
    questions: Sequence[Statement], deed: Statement, there: NotationTable, then: NotationTable, lang: str
) -> dict[int, Reply]:
    """Return the answers of questions at the moment where they stand; none where that was not over as the next deed was done.

    Args:
        questions: the questions, one behind the other.
        deed: what is done behind them.
        there: a table of its own that stands where they are asked.
        then: the table behind that deed; what is taken for granted is said there.
        lang: "en" or "ja", for lines that may be added.
    """
    sizes = [one for one in questions if _HOW_BIG.search(one.body) is not None]
    standing = there.copied() if sizes else there
    over = _came_to_its_end(there, then.steps[len(there.steps) :]) or _waits_alone(there, deed)
    if not over:  # in a fight that goes on, how big something is hangs on nothing that is still to come
        if not sizes or standing.there.stack() or standing.open is not None:
            return {}
        questions, there = sizes, standing
    asking, found = Asking(there, lang), dict[int, Reply]()
    asking.at_once = not over
    for statement in questions:
        try:
            reply = asking.reply(statement)
        except NotationUnclear:  # it is asked again behind all that is done, and told of there
            continue
        if reply.branches or reply.open:
            continue
        reply.between, found[id(statement)] = True, reply
    for said in there.granted:
        then.grant(said)
    return found


_HOW_BIG = re.compile(
    r"\bhow (?:big|large)\b|\b(?:power|toughness|size)\b|パワー|タフネス|サイズ|大きさ", re.IGNORECASE
)
"""A question about the size of something."""


def _came_to_its_end(there: NotationTable, steps: Sequence[Mapping[str, Json]]) -> bool:
    """Go on as was told next, before anything new is done; return whether what was begun is over then."""
    for step in steps:
        if Asking(there).to_the_end().reached():
            return True
        goes_on = not step.keys().isdisjoint(_GOES_ON) or "none" in step.values()
        if not goes_on or there.open is not None:
            return False
        try:
            there.step(step)
        except JudgekitError:
            return False
    return False


def _waits_alone(there: NotationTable, deed: Statement) -> bool:
    """Tell whether only what waits to resolve was left, in answer to which the next deed is not said to be done."""
    return isinstance(Asking(there).to_the_end(), Emptied) and not responding(deed.body)[2]


def _with_what_comes_later(here: Reply, statement: Statement, end: Asking) -> Reply:
    """Return the answer where a question stands, with what is so once all that is told behind it is done, where that is different.

    Args:
        here: the answer where the question stands.
        statement: the question.
        end: answers behind all that is done.
    """
    try:
        later = end.reply(statement)
    except NotationUnclear:  # nothing is called so any more
        return here
    said = later.result[0] if later.result and not later.branches else None
    if said is not None and here.result and here.result[0] != said:
        english, japanese = "once all that is told behind it is done", "後に書かれたことまですべて済むと"
        here.result.insert(1, Bilingual(f"{japanese}: {said.ja}", f"{english}: {said.en}"))
    return here


def _line(
    table: NotationTable,
    statements: Sequence[Statement],
    lang: str,
    begin: int = 0,
    before: Mapping[int, Reply] = {},
    deep: int = 0,
    clauses: Sequence[Statement] = (),
) -> Answered:
    """Do what a line of play says, and answer what is asked and expected in it.

    Args:
        table: the table.
        statements: the line of play.
        lang: "en" or "ja", for lines that may be added.
        begin: number of the statement at which it goes on.
        before: what was judged before that statement.
        deep: how many decisions were tried in every way before it.
        clauses: those of one sentence that are still to be done, the first of them where it goes on.
    """
    asking = Asking(table, lang)
    found = dict(before)
    expected = [one for one in statements if one.kind == "expected"]
    asked = any(one.kind in ("asked", "expected") for one in statements)
    over: list[str] = []
    last = max((place for place, one in enumerate(statements) if one.kind == "said"), default=-1)
    for place, statement in enumerate(statements):
        if place < begin:
            continue
        if statement.kind == "asked":
            if place < last and _is_asked_here(asking, statements, place):
                with suppress(NotationUnclear):  # it is asked again behind all that is done, and told of there
                    found[id(statement)] = asking.reply(statement)
            continue
        if statement.kind == "expected":
            found[id(statement)] = judged(asking, statement, now=place < last)
            continue
        if over:
            over.append(table.written.quotes.back(statement.body))
            continue
        questions = [one for one in _before_it(statements, place) if id(one) not in found] if asked else []
        there = table.copied() if questions else table
        try:
            _do(table, statement, asking.book)
            found |= _asked_where_they_stand(questions, statement, there, table, lang) if questions else {}
            if asked and (stopped := table.stopped_on_the_way(statement)) is not None:
                raise stopped
        except IllegalAnswer as refused:
            if _is_after_the_end(refused, table, statements):
                over.append(table.written.quotes.back(statement.body))
                continue
            if not expected and not any(one.kind == "asked" and _IS_ALLOWED.search(one.body) for one in statements):
                refuse_where_another_is_meant(table, table.not_done, statement)
                refuse_where_the_turn_was_taken(table, table.not_done, statement)
            unread = clauses[place - begin + 1 :] if begin <= place < begin + len(clauses) else ()
            left = [one for one in statements if one.kind == "asked"]
            stopped_at = _refused(asking, statement, refused, unread, expected=bool(expected))
            undone = [one for one in statements[place + 1 :] if one.kind == "said"]
            if deep:  # another way may go on
                left = [one for one in left if id(one) not in found and _IS_ALLOWED.search(one.body) is None]
                return _left_open(stopped_at, [table.written.quotes.back(one.body) for one in left])
            return (
                stopped_at
                if expected
                else _with_what_stands(stopped_at, asking, left, found, undone, _who_acts(table, statement))
            )
        except DecisionFirst as fault:
            may = deep < DEEPEST and fault.left is not None and not table.written.situation.exact
            if may and (other := _aimed_first(fault, statements, place)):
                return _line(fault.table, other, lang, place, found, deep + 1)
            ways = ways_of(fault, lang) if may else []
            if not ways:
                raise
            left = [*statements[:place], *(fault.left or (statement,)), *statements[place + 1 :]]
            go_on = partial(
                _line, statements=left, lang=lang, begin=place, before=found, deep=deep + 1, clauses=fault.left or ()
            )
            return each_way(fault, ways, go_on)
        except UnusedAnswer as unused:
            said = table.written.quotes.back(statement.body)
            message = phrase("nobody asks for this here: {said}", said=said)
            raise NotationUnclear(message, said, statement.line) from unused
        except ScenarioMalformed as malformed:
            raise _no_answer(table.written.quotes.back(statement.body), statement.line, malformed) from malformed
        except NotationUnclear as fault:
            behind = unread_lines(statements[place + 1 :], table.written.quotes, table.grammar, table.resolving().names)
            raise all_told([with_hints_at(fault, statement, table), *behind]) from fault
    left_to_ask = [one for one in statements if one.kind in ("asked", "expected") and id(one) not in found]
    resolve_what_is_wanted(table, [one.body for one in left_to_ask])
    return _answered(asking, statements, found, over)


def _aimed_first(fault: DecisionFirst, statements: Sequence[Statement], place: int) -> list[Statement]:
    """Return a line of play in which the target that is asked for comes first of those that were told one after another.

    Empty where none of them is: at what triggers are aimed is told in any order, and chosen in that of the rules (603.3b).
    """
    names = fault.table.resolving().names
    for at, other in enumerate(statements[place:] if fault.question.kind == "targets" else (), start=place):
        if other.kind != "said" or aimed_with(other.body, names) is None:
            break
        there = fault.table.copied()
        with suppress(JudgekitError):
            there.do(other)
            return [*statements[:place], other, *statements[place:at], *statements[at + 1 :]]
    return []


def _do(table: NotationTable, statement: Statement, book: str) -> None:
    """Do what a statement says.

    Raises:
        IllegalAnswer: the rules forbid it, or what is tapped for mana has no ability that adds it.
    """
    try:
        table.do(statement)
    except Misfit as fault:
        if fault.path[:1] != ("mana",):
            raise
        rules = rules_of_abilities(table, table.run.table.position, str(fault.path[-1]), book)
        raise IllegalAnswer(None, statement.body, Refused(rules, str(fault))) from fault


def _refused(
    asking: Asking,
    statement: Statement,
    refused: IllegalAnswer,
    unread: Sequence[Statement],
    *,
    expected: bool,
) -> Answered:
    """Return that what a statement says cannot be done, and why; what stands behind it in its sentence is read before.

    Args:
        asking: answers at the table.
        statement: what was said.
        refused: why it cannot be done.
        unread: clauses of the same sentence behind it.
        expected: something is expected, which does not hold then.

    Raises:
        NotationUnclear: nobody asks for it, which is no rule against it; or what stands behind it is not understood.
    """
    table = asking.table
    if isinstance(refused, NotAsked) and not expected:
        said = table.written.quotes.back(statement.body)
        message = phrase("nobody asks for this here: {said}", said=said)
        raise with_hints_at(NotationUnclear(message, said, statement.line), statement, table)
    if unread:
        refuse_unread_clauses(unread, table.written.quotes, table.grammar, table.resolving(), table.ways)
    reply = asking.refused(table.written.quotes.back(statement.body), statement.who, refused)
    reply.holds = False if expected else None
    reply.result += _possible_there(asking, refused)
    return Answered(table, [reply], [(statement, reply)] if expected else [])


_OF_THE_DEED = re.compile(
    r"(?:can|could|may|might|is|was|does|did|will|would|should) (?:[A-H]|he|she|they|it|that|this"
    r"|all (?:of )?(?:that|this)|everything)(?: (?:still|even|really|actually))?"
    r" (?:do|done|allowed|legal|possible|valid|fine|ok(?:ay)?|right|correct|work)\b"
    r"(?: (?:to do )?(?:that|this|it|so|here|now|then))*(?: with (?:no|his|her) (?:un)?tapped (?:lands?|mana))?"
    r"|why(?: not| is (?:that|it)(?: not)?(?: legal| allowed| possible)?)?"
    r"|(?:can|could|may|did|is) (?:[A-H]|he|she|they)(?: really| even)?"
    r"|why (?:can not|can't|cannot|couldn't) (?:[A-H]|he|she|they)(?: do (?:that|this|it|so))?"
    r"|(?:(?:それ|これ|そんなこと|こんなこと|[A-H])(?:は|って|が)?)*(?:なぜ|どうして)?"
    r"(?:でき(?:ます|る|ない|ません)?|可能|合法|適正|許され(?:ます|る)|あり|大丈夫|ルール上可能|なぜ|どうして)(?:です)?か?",
    re.IGNORECASE,
)
"""A question whether what was done last can be done: where it cannot, that is its answer."""


def _who_acts(table: NotationTable, statement: Statement) -> str:
    """Return who was to do what a line says; empty where it does not say so."""
    return statement.who or actor_of(statement.body, tuple(table.run.table.position.players))[0]


def _with_what_stands(
    stopped: Answered,
    asking: Asking,
    questions: Sequence[Statement],
    found: Mapping[int, Reply],
    behind: Sequence[Statement],
    who: str,
) -> Answered:
    """Return the answer that a deed cannot be done, with what is asked answered as things stand before it.

    Args:
        stopped: the answer that it cannot be done.
        asking: answers at the table, which stands before it.
        questions: what is asked.
        found: what was answered on the way.
        behind: deeds that are told behind it, of which none is done.
        who: who was to do it, of whom a question behind it speaks that names nobody.
    """
    first, left, back = stopped.replies[0], list[str](), asking.table.written.quotes.back
    if behind:
        ja, en = ("。".join(back(one.body) for one in behind), "; ".join(back(one.body) for one in behind))
        first.result.append(
            Bilingual(f"そのあとのことも行われていない: {ja}", f"Nor is done what is told behind it: {en}")
        )
    others = [one for one in questions if _OF_THE_DEED.fullmatch(one.body) is None]
    for one in questions if others else ():
        reply = found.get(id(one)) or (
            _no(one.typed or back(one.body), first) if one not in others else _as_things_stand(asking, one, who)
        )
        if reply is None:
            left.append(back(one.body))
        else:
            stopped.replies.append(reply)
    return _left_open(stopped, left)


def _left_open(stopped: Answered, left: Sequence[str]) -> Answered:
    """Return the answer that a deed cannot be done, with the questions that nothing answers then."""
    if left:
        told = f"Not answered, since that was not done: {'; '.join(left)}."
        stopped.replies[0].result.append(Bilingual(f"行われていないので答えられない: {'。'.join(left)}", told))
    return stopped


def _no(question: str, refused: Reply) -> Reply:
    """Return that a deed cannot be done, of which it is asked whether it can."""
    said = Bilingual("いいえ: できない(上のとおり)", "No: that cannot be done, as told above")
    return Reply(question, [said], refused.rules, refused.records, alone=said)


def _as_things_stand(asking: Asking, statement: Statement, who: str) -> Reply | None:
    """Return the answer to a question before a deed that cannot be done; None where nothing answers it there."""
    try:
        (reply,) = _replies(asking, [replace(statement, of=statement.of or who)], alone=False)
    except JudgekitError:
        return None
    if reply.unread is not None:
        return None
    ja, en = str(reply.result[0].ja or ""), str(reply.result[0].en or "")
    reply.result[0] = Bilingual(
        f"それは行われず、その前の状態で: {ja.replace(_EVER, 'ここまででは')}",
        f"That is not done; as things stand before it: {en.replace(_ON_EVERY_LINE, 'what was done')}",
    )
    reply.events = None  # what is told first is that it cannot be done
    return reply


_EVER, _ON_EVERY_LINE = "どう進んでもこのターンを", "this turn on every line of play"
"""What is claimed of all that may still come, and is not where a deed that was told cannot be done."""
_DECLARED = ("attack", "block", "targets")
"""Kinds of decisions of which it is told what may be declared in the place of what may not."""
_MOST_DECLARED = 6


def _possible_there(asking: Asking, refused: IllegalAnswer) -> list[Bilingual]:
    """Return what may be declared where something else was, which the rules forbid; nothing where that is too much."""
    question = refused.question
    if question is None or question.kind not in _DECLARED:
        return []
    legal = list(islice(question.legal(), _MOST_DECLARED + 1))
    lines = [asking.as_line(question, choice) for choice in legal]
    if not lines or len(lines) > _MOST_DECLARED:
        return []
    return [Bilingual(f"そこでできるのは: {'、または '.join(lines)}", f"Possible there: {'; or '.join(lines)}")]


def _answered(
    asking: Asking, statements: Sequence[Statement], found: dict[int, Reply], over: Sequence[str]
) -> Answered:
    """Return what was answered on the way, and what is asked behind all that was done; what comes of it where nothing is.

    Args:
        asking: answers at the table.
        statements: the line of play.
        found: what was answered on the way.
        over: what was not done, since the game was over before.
    """
    for one in statements:
        if (here := found.get(id(one))) is not None and here.between:
            _with_what_comes_later(here, one, asking)
    questions = [one for one in statements if one.kind == "asked" and id(one) not in found]
    alone = len(questions) == sum(one.kind == "asked" for one in statements)
    found |= {id(one): reply for one, reply in zip(questions, _replies(asking, questions, alone=alone), strict=True)}
    if not asking.table.written.is_tried:
        _tell_what_is_only_asked(asking, statements, found)
    replies = [found[id(one)] for one in statements if id(one) in found] or [_what_comes_of_it(asking)]
    if over:
        told = f"The game is over before: {'; '.join(over)}."
        replies[0].result.append(Bilingual(f"その前にゲームは終わっている: {'。'.join(over)}", told))
    return Answered(
        asking.table,
        replies,
        [(one, found[id(one)]) for one in statements if one.kind == "expected"],
    )


def _tell_what_is_only_asked(asking: Asking, statements: Sequence[Statement], found: dict[int, Reply]) -> None:
    """Say of what is asked behind the question whether something can be done that nobody did it, and what is so then."""
    able: list[Statement] = []
    for one in statements:
        reply = found.get(id(one))
        if one.kind == "said":
            able = []
        if one.kind != "asked" or reply is None or reply.unread is not None or not reply.result:
            continue
        if asking.asks_whether_possible(one):
            asked_of = WHY.match(one.body) or _OF_THE_DEED.fullmatch(one.body)
            able += [one] if asked_of is None and str(reply.result[0].en).startswith("Yes") else []
        elif able and supposed_in(one.body) is None and not (reply.between or reply.branches or reply.open):
            found[id(one)] = _with_what_would_be(asking, able, one, reply)


_BEHIND_THAT = re.compile(
    r"(?:(?:and|so|but),? )*(?:then|after(?:wards?| (?:that|this|it)))\b.*|.*\b(?:then|afterwards?|after (?:that|this))"
    r"|(?:そして|では?)?、?(?:その(?:後|あと)|それから|すると).*",
    re.IGNORECASE,
)
"""That something is asked of what is so once the deed is done of which it was asked whether it can be done."""


def _with_what_would_be(asking: Asking, able: Sequence[Statement], statement: Statement, reply: Reply) -> Reply:
    """Return an answer with what is so where a deed that is only asked about is done, if that is another one.

    It says that the deed is not done; where the question asks of what comes behind it, the answer is the one where it is.
    """
    back, then = asking.table.written.quotes.back, Bilingual("", "")
    can = CAN.match(able[-1].body)
    if len(able) == 1 and can is not None:
        deed = f"{can[1]} {can[2]}" if can[1] else can[3]
        with suppress(JudgekitError):
            supposed = asking.supposing(statement.typed or back(statement.body), statement, deed, statement.body)
            if supposed.refused or (_is_alike(supposed.result[0], reply.result[0]) and not supposed.branches):
                return reply
            if _BEHIND_THAT.fullmatch(statement.typed or back(statement.body)) and not supposed.open:
                said = reply.result[0]
                supposed.result.append(Bilingual(f"行わなければ: {said.ja}", f"if it is not done: {said.en}"))
                return supposed
            if not supposed.branches and not supposed.open:
                said = supposed.result[0]
                then = Bilingual(f"。行うと: {said.ja}", f"; if it is done: {said.en}")
    asked = "; ".join(one.typed or back(one.body) for one in able)
    told = Bilingual(
        f"たずねられただけで行われていない: {asked}{then.ja}", f"only asked about, not done: {asked}{then.en}"
    )
    reply.result.append(told)
    return reply


def _is_alike(one: Bilingual, other: Bilingual) -> bool:
    """Tell whether two answers say the same, however something is that survives either way."""
    return str(one.en).partition(" (")[0] == str(other.en).partition(" (")[0]
