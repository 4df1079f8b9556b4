"""A decision that nobody said though the game goes on behind it: what comes after it is answered for each way of it.

Where every way comes to the same, that is said; else each is told with the line that settles it. A notation with its answers is
here too: what is answered for each way is put together from such.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import islice, permutations

from judgekit.core.data_classes import dataclass, field
from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer, NotKnown
from judgekit.scenarios.notation.answering.asking import Asking
from judgekit.scenarios.notation.answering.costs_asked import changed_costs
from judgekit.scenarios.notation.answering.questions import speaker
from judgekit.scenarios.notation.playing.choosing import all_is_asked_for
from judgekit.scenarios.notation.playing.decided_first import DecisionFirst
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.playing.willing import wants_it, why
from judgekit.scenarios.notation.reading.deeds import steps_of
from judgekit.scenarios.notation.telling import told_in_words
from judgekit.scenarios.notation.telling.replies import WHATEVER, Reply
from judgekit.scenarios.notation.words.faults import NotationUnclear, all_told
from judgekit.scenarios.notation.words.naming import UNKNOWN, Thing
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.table.choices import ACCEPT

MOST_WAYS = 24
"""Ways of one decision: the orders of four blockers."""
MOST_TRIED = 300
"""Ways that are compared with each other."""
DEEPEST = 2
"""Such decisions in one line of play."""
MOST_TOLD = 8
"""Different results that are told."""


@dataclass(slots=True)
class Answered:
    """A notation with its answers.

    Attributes:
        table: the table after what was done.
        replies: an answer to each question and each expectation, in order.
        judged: the expectations with their answers.
    """

    table: NotationTable
    replies: list[Reply]
    judged: list[tuple[Statement, Reply]] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        """Tell whether everything that was expected holds, and something was."""
        judgements = [reply.holds for reply in self.replies if reply.holds is not None]
        return bool(judgements) and all(judgements)

    @property
    def kept(self) -> bool:
        """Tell whether nothing that was expected fails; where nothing was expected, nothing does."""
        return all(reply.holds is not False for reply in self.replies)

    @property
    def unread(self) -> NotationUnclear | None:
        """Why questions were not understood; None where all were."""
        faults = [reply.unread for reply in self.replies if reply.unread is not None]
        return all_told(faults) if faults else None

    @property
    def granted(self) -> list[Bilingual]:
        """What was taken for granted, with what was left out."""
        return self.table.granted

    @property
    def costs(self) -> list[Bilingual]:
        """What that was played cost where an effect changed that, with what did."""
        return changed_costs(self.table)

    @property
    def left_out(self) -> tuple[Bilingual, ...]:
        """What was left out as remarks: part of what is granted, and said first."""
        return self.table.written.left_out


class Way(NamedTuple):
    """One way of a decision.

    Attributes:
        line: the line that says it.
        table: the table behind it.
        fault: why it cannot be played on, other than that the rules forbid it; empty where it can.
    """

    line: str
    table: NotationTable
    fault: str = ""


def ways_of(fault: DecisionFirst, lang: str) -> list[Way]:
    """Return every way of the decision that has to be made first; none where there are too many.

    Args:
        fault: the decision, with the table at which it is open.
        lang: "en" or "ja", for the lines.

    Raises:
        NotationUnclear: what is told with a deed goes with none of them.
    """
    legal = _but_for_what_nobody_knows(fault, list(islice(fault.question.legal(), MOST_TRIED + 1)))
    if len(legal) > MOST_WAYS:
        legal = _orders_by_kind(fault)
    if wants_it(fault.table, fault.question):
        legal = [fault.table.run.scene.read_choice(fault.question, ACCEPT)]
        fault.table.grant(why(fault.question))
    asking = Asking(fault.table, lang)
    of = _against(fault, lang)
    found, unused = list[Way](), list[object]()
    for choice in legal:
        there = fault.table.copied()
        there.run.table.go_on()
        try:
            there.run.table.answer(choice)
        except IllegalAnswer:
            continue  # what was announced with a deed cannot be meant with this choice
        except JudgekitError as fault_of_way:
            found.append(Way(f"{asking.as_line(fault.question, choice)}{of}", there, str(fault_of_way)))
            continue
        if not all_is_asked_for(there.run, fault.question):
            unused.append(choice)
            continue  # a mode that has no such target
        line = asking.as_line(fault.question, choice)
        there.steps += _steps_of_choice(line, there.run.scene.write_choice(fault.question, choice), fault)
        found.append(Way(f"{line}{of}", there))
    if unused and not found:
        statement = (fault.left or (Statement("said", "", "", 0),))[0]
        said = fault.table.written.quotes.back(statement.body)
        raise NotationUnclear(phrase("nobody asks for this here: {said}", said=said), said, statement.line)
    return found


def _but_for_what_nobody_knows(fault: DecisionFirst, legal: list[object]) -> list[object]:
    """Return choices without those that only take another one of several cards of a zone of which nobody knows what they are."""
    table, question = fault.table, fault.question
    if len(legal) > MOST_TRIED:
        return legal

    def unknown(match: re.Match[str]) -> str:
        return f"unknown:{table.there.place(Thing(match.group(), (), '', ''))}"

    found: dict[str, object] = {}
    for choice in legal:
        plain = table.run.scene.write_choice(question, choice)
        several = [UNKNOWN.sub(unknown, str(one)) for one in plain] if isinstance(plain, list) else None
        if several is not None and question.kind == table.grammar.words.broken:  # in no order
            several.sort()
        found.setdefault(str(several) if several is not None else UNKNOWN.sub(unknown, str(plain)), choice)
    return [*found.values()]


def _orders_by_kind(fault: DecisionFirst) -> list[object]:
    """Return the orders of many waiting abilities in which those of one kind stand together; none where there are too many.

    That no other order was tried is said aloud.
    """
    table, question = fault.table, fault.question
    fault.sampled = True
    kinds: dict[tuple[str, str], list[str]] = {}
    for one in table.run.scene.notation.waiting(question):
        kinds.setdefault((one.source, one.text), []).append(one.label)
    orders = list(islice(permutations(kinds.values()), MOST_WAYS + 1))
    if len(kinds) < len(("one", "another")) or len(orders) > MOST_WAYS:
        return []
    table.grant(
        Bilingual(
            f"{question.by}の誘発型能力は、同じ種類のものを続けて並べた順だけを試した",
            f"of the orders of {question.by}'s triggers only those were tried in which the ones of one kind stand together",
        )
    )
    return [table.run.scene.read_choice(question, [label for kind in order for label in kind]) for order in orders]


def _steps_of_choice(line: str, plain: Json, fault: DecisionFirst) -> list[dict[str, Json]]:
    """Return the steps that make a choice: of several things together (shields that are broken) those of its line."""
    if isinstance(plain, list):
        table = fault.table
        with suppress(NotationUnclear):
            statement = Statement("said", *speaker(line), 0)
            return steps_of(statement, table.written.quotes, table.grammar, table.resolving())
    return [{"choose": plain, "by": fault.question.by}]


def _against(fault: DecisionFirst, lang: str) -> str:
    """Return to which attack a decision belongs whether to block it, behind its line; empty where it is no such decision."""
    words = fault.table.run.scene.notation
    attackers = [*fault.table.there.attackers()] if fault.question.kind in words.blocking else []
    if not attackers:
        return ""
    return f"({'、'.join(attackers)}の攻撃に)" if lang == "ja" else f" (against {', '.join(attackers)})"


def each_way(fault: DecisionFirst, ways: Sequence[Way], go_on: Callable[[NotationTable], Answered]) -> Answered:
    """Return the answers of a notation for every way of a decision.

    Args:
        fault: the decision.
        ways: its ways.
        go_on: plays on at a table, and answers what is asked.

    Raises:
        NotationUnclear: no way can be played on, for what the first of them says.
        NotKnown: none can, for an unknown card.
    """
    found: list[tuple[str, Answered | NotationUnclear]] = []
    nobody_knows: NotKnown | None = None
    for way in ways:
        if way.fault:
            found.append((way.line, NotationUnclear(way.fault, way.line)))
            continue
        try:
            found.append((way.line, go_on(way.table)))
        except NotationUnclear as unclear:
            found.append((way.line, unclear))
        except JudgekitError as unplayed:  # a mechanism without code on this way alone is told of this way
            found.append((way.line, NotationUnclear(str(unplayed), way.line)))
            if isinstance(unplayed, NotKnown):
                nobody_knows = nobody_knows or unplayed
    found, meant = _that_go_with_what_is_said(fault, found)
    answered = [one for _line, one in found if isinstance(one, Answered)]
    if not answered:
        raise nobody_knows or next(one for _line, one in found if isinstance(one, NotationUnclear))
    whole = max(answered, key=lambda one: len(one.replies))
    numbers = {id(reply): place for place, reply in enumerate(whole.replies)}
    told = [
        _put_together(fault, [(line, _at(one, place)) for line, one in found]) for place in range(len(whole.replies))
    ]
    for other in answered:
        for said in other.granted:
            whole.table.grant(said)
    if meant is not None:
        whole.table.grant(meant)
    if meant is None and not fault.sampled and len(ways) > 1 and all(same for _reply, same in told):
        scene, question = fault.table.run.scene, fault.question
        english, japanese = (told_in_words.decision(question.kind, scene, lang) for lang in ("en", "ja"))
        of = scene.name_of(question.position, question.of) if question.of else ""
        whole.table.grant(
            Bilingual(
                f"{question.by}の{japanese}{f'({of})' if of else ''}はどれでも同じ",
                f"every {english}{f' of {of}' if of else ''} that {question.by} may choose comes to the same",
            )
        )
    judged = [(statement, told[numbers[id(reply)]][0]) for statement, reply in whole.judged if id(reply) in numbers]
    return Answered(whole.table, [reply for reply, _same in told], judged)


def _that_go_with_what_is_said(
    fault: DecisionFirst, found: list[tuple[str, Answered | NotationUnclear]]
) -> tuple[list[tuple[str, Answered | NotationUnclear]], Bilingual | None]:
    """Return the ways on which who decides may do what that player does after it, and what is said aloud of that.

    What somebody does tells how the same player decided before it: who assigns one damage to the Elf ordered it first. Of
    what is broken it tells whoever does it: a card that is used out of a shield was in one of these.
    """
    breaks = fault.question.kind == fault.table.grammar.words.broken
    players = {fault.question.by, *(fault.question.position.players if breaks else ())}
    may = [
        (line, one)
        for line, one in found
        if not (one.replies and one.replies[-1].refused in players if isinstance(one, Answered) else breaks)
    ]
    if not may or len(may) == len(found) or not any(isinstance(one, Answered) for _line, one in may):
        return found, None
    if len(may) == 1:
        return may, Bilingual(may[0][0], may[0][0])
    kept = {line for line, _one in may}
    others = "; ".join(line for line, _one in found if line not in kept)
    return may, Bilingual(
        f"後で言われたことに合わない選択は除く({others})",
        f"what does not go with what is told behind it is left out ({others})",
    )


def _at(one: Answered | NotationUnclear, place: int) -> Reply | NotationUnclear:
    """Return the answer to one question; a line of play that could not be played on answers each by saying so."""
    if isinstance(one, NotationUnclear) or place < len(one.replies):
        return one if isinstance(one, NotationUnclear) else one.replies[place]
    if one.replies[-1].refused:
        return one.replies[-1]
    return NotationUnclear(phrase("not answered on this way"), "")


def _put_together(fault: DecisionFirst, found: Sequence[tuple[str, Reply | NotationUnclear]]) -> tuple[Reply, bool]:
    """Return one answer for every way, and whether all ways come to the same."""
    replies = [one for _line, one in found if isinstance(one, Reply)]
    if len(replies) == len(found) and all(one.unread is not None and not one.result for one in replies):
        return replies[0], True
    wholes = {_whole(one) for _line, one in found}
    if len(wholes) == 1 and len(replies) == len(found):
        same = replies[0]
        if same.alone is not None and len({tuple(sorted(str(said.en) for said in one.result)) for one in replies}) > 1:
            same.result = [same.alone, WHATEVER]
        if len({str(one.events.en) if one.events is not None else "" for one in replies}) > 1:
            same.events = None  # what happens on one way is not what happens
        return same, True
    by = fault.question.by
    branches = _by_end(found)
    if len(branches) == 1 and len(replies) == len(found) and not any(one.open or one.more[0] for one in replies):
        return _whichever(replies, branches[0][1]), True
    rules = tuple(dict.fromkeys(rule for reply in replies for rule in reply.rules))
    reply = Reply(
        replies[0].question,
        [Bilingual(f"{by}の選択による", f"it depends on what {by} chooses")],
        rules,
        replies[0].records,
        branches=branches[:MOST_TOLD],
        more=(len(branches[MOST_TOLD:]), sum(ways for _line, _end, ways in branches[MOST_TOLD:])),
        variation=replies[0].variation,
    )
    if all(one.unread is not None for one in replies):
        reply.unread = replies[0].unread
    if any(one.holds is not None for one in replies):
        reply.holds = all(one.holds is not False for one in replies) and len(replies) == len(found)
    return reply, False


def _whichever(replies: Sequence[Reply], end: Bilingual) -> Reply:
    """Return the answer to which every way comes, though one of them hung on further choices by itself: nothing hangs on any."""
    rules = tuple(dict.fromkeys(rule for reply in replies for rule in reply.rules))
    first = replies[0]
    holds = None if all(one.holds is None for one in replies) else all(one.holds is not False for one in replies)
    reply = Reply(first.question, [end, WHATEVER], rules, first.records, holds=holds, variation=first.variation)
    reply.facts, reply.alone, reply.about, reply.own = frozenset((str(end.en),)), end, first.about, first.own
    return reply


def _by_end(found: Sequence[tuple[str, Reply | NotationUnclear]]) -> list[tuple[str, Bilingual, int]]:
    """Return the ends to which ways come, each once: the first line that leads there, how it ends, and how many lines do."""
    ends: dict[object, list[tuple[str, Bilingual, int]]] = {}
    for line, one in found:
        alone = isinstance(one, Reply) and not one.branches and not one.open
        facts = one.facts if isinstance(one, Reply) and alone else None
        for branch in _branches(line, one):
            ends.setdefault(facts if facts is not None else str(branch[1].en), []).append(branch)
    return [(listed[0][0], listed[0][1], sum(ways for _line, _end, ways in listed)) for listed in ends.values()]


def _branches(line: str, one: Reply | NotationUnclear) -> list[tuple[str, Bilingual, int]]:
    """Return the results behind a choice, each with the line that leads there."""
    if isinstance(one, Reply) and one.branches:
        return [(f"{line}; {further}", end, ways) for further, end, ways in one.branches]
    return [(line, _end(one), 1)]


def _whole(one: Reply | NotationUnclear) -> str:
    """Return all that an answer says, to tell whether two say the same; in which order things are told makes no difference."""
    if isinstance(one, NotationUnclear):
        return one.message
    opened = [f"{head.en}: {lines}" for head, lines in one.open]
    branches = [f"{line} -> {end.en}" for line, end, _ways in one.branches]
    said = sorted(one.facts) if one.facts is not None else [str(part.en) for part in one.result]
    return "\n".join((*said, *branches, *opened))


def _end(one: Reply | NotationUnclear) -> Bilingual:
    """Return what an answer says in one line."""
    if isinstance(one, NotationUnclear):
        return Bilingual(one.message, one.message)
    lines = [f"{'; '.join(lines)}" for _head, lines in one.open]
    said = [*([one.alone] if one.alone is not None else one.result), *(Bilingual(line, line) for line in lines)]
    return Bilingual("。".join(str(part.ja).rstrip("。") for part in said), "; ".join(str(part.en) for part in said))
