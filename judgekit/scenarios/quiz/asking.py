"""What is asked of a step: which zone, whose life, who wins, what is legal; with the solution that the engine finds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice
from random import Random

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import noted, phrase, spoken
from judgekit.engine import IllegalAnswer, Question, Record, Refused
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.telling.printing import line_of
from judgekit.scenarios.quiz.answers import Answers, counted_out, folded, one_of, whether
from judgekit.table.adapter import Finding, Misfit

SELDOM_ALLOWED, SELDOM_RESOLVED = 0.12, 0.02
"""How often it is asked of what is done whether it may be, of a spell that resolves whether it does: as often as of others."""
OFFERED = 4
"""Answers among which one chooses."""
_LOOKED_AT = 60
"""Legal answers, and others, looked at for one question."""
_TOGETHER = (2, 3)
"""Objects of which it is asked at once which of them stay."""
_CITING = ("cites", "because")

_NUMBERS = {
    ("player", "life"): noted("{name}: how much life?"),
    ("player", "hand"): noted("{name}: how many cards in hand?"),
    ("player", "library"): noted("{name}: how many cards in the library?"),
    ("player", "graveyard"): noted("{name}: how many cards in the graveyard?"),
    ("player", "shields"): noted("{name}: how many shields?"),
    ("player", "poison"): noted("{name}: how many poison counters?"),
    ("object", "marked-damage"): noted("{name}: how much damage is marked on it?"),
    ("object", "power"): noted("{name}: what is its power?"),
    ("object", "toughness"): noted("{name}: what is its toughness?"),
    ("object", "ap"): noted("{name}: what is its AP?"),
    ("object", "hp"): noted("{name}: what is its HP?"),
    ("object", "mana-value"): noted("{name}: what is its mana value?"),
}
"""Properties that are numbers, and how one asks for them."""
_FLAGS = {
    "tapped": noted("{name}: is it tapped?"),
    "rested": noted("{name}: is it rested?"),
    "face-down": noted("{name}: is it face down?"),
    "transformed": noted("{name}: has it transformed?"),
}
"""Properties that are so or not, and how one asks for them."""


class Found(NamedTuple):
    """A question about a step.

    Attributes:
        key: what tells it from the other questions of its step.
        asked: what is asked.
        answers: what may be answered, and the solution.
        rules: the rules that the solution itself has, besides those that the step cited.
        named: the rules that the scenario names beside what is asked.
        weight: how often it is asked, beside 1 for most.
    """

    key: str
    asked: str
    answers: Answers
    rules: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    weight: float = 1.0


def asked_whether_allowed(refused: IllegalAnswer | None, rules: tuple[str, ...]) -> Found:
    """Return the question whether a step may be done.

    Args:
        refused: why it was refused, None where it was done.
        rules: the rules that refused it.
    """
    weight = SELDOM_ALLOWED if refused is None else 1.0
    return Found("allowed", phrase("May this be done?"), whether(refused is None), rules, weight=weight)


def asked_of_what_came(
    before: NotationTable,
    after: NotationTable,
    expect: Sequence[Mapping[str, Json]],
    records: Sequence[Record],
    chance: Random,
) -> Iterator[Found]:
    """Yield questions about what came of a step.

    Args:
        before: the table before it.
        after: the table after it.
        expect: what the scenario looks at there; its values are not used.
        records: what happened.
        chance: chooses the wrong answers.
    """
    looking = _Looking(before, after, chance)
    for item in expect:
        named = tuple(str(rule) for key in _CITING for rule in _listed(item.get(key)) if isinstance(rule, str))
        for kind in ("player", "object"):
            name = item.get(kind)
            if not isinstance(name, str):
                continue
            for key in item:
                found = looking.asked(kind, name, key) if key not in (kind, *_CITING) else None
                if found is not None:
                    yield found._replace(named=named)
        if isinstance(item.get("triggered"), Mapping | str | list):
            yield from (one._replace(named=named) for one in looking.triggered(item["triggered"], records))
    together = looking.together([str(item["object"]) for item in expect if "zone" in item and "object" in item])
    yield from together
    yield from looking.told(records)
    yield from looking.won()


def _listed(value: Json) -> list[Json]:
    return value if isinstance(value, list) else [] if value is None else [value]


class _Looking:
    """Looks at a table after a step, and at the one before it."""

    def __init__(self, before: NotationTable, after: NotationTable, chance: Random) -> None:
        self.before = before
        self.after = after
        self.chance = chance
        self.scene = after.run.scene
        self.notation = self.scene.notation

    def asked(self, kind: str, name: str, key: str) -> Found | None:
        """Return the question for a property of an object or a player; None where there is no way of asking for it."""
        finding = self._finding(self.after, kind, name, key)
        if finding is None:
            return None
        rules = self.after.run.table.numbered(finding.rules)
        where = f"{kind}.{name}.{key}"
        if key == "zone":
            answers = self._zones(name, str(finding.value))
            return Found(where, phrase("{name}: where is it?", name=name), answers, rules) if answers else None
        if key == "pt":
            answers = self._sizes(words(finding.value), name)
            return Found(where, phrase("{name}: power and toughness?", name=name), answers, rules) if answers else None
        if key in _FLAGS and kind == "object" and isinstance(finding.value, bool):
            return Found(where, phrase(_FLAGS[key], name=name), whether(finding.value), rules)
        if key == "controller" and str(finding.value) in self._players():
            others = [one for one in self._players() if one != str(finding.value)]
            return Found(
                where, phrase("{name}: who controls it?", name=name), one_of(str(finding.value), others), rules
            )
        if (kind, key) in _NUMBERS:
            number = _number(finding.value)
            asked = phrase(_NUMBERS[kind, key], name=name)
            return Found(where, asked, counted_out(number), rules) if number is not None else None
        return None

    def triggered(self, ids: Json, records: Sequence[Record]) -> Iterator[Found]:
        """Yield for objects whether an ability of theirs triggered."""
        there = {self._named(record.of) for record in records if record.what == "triggered"}
        for name in ids if isinstance(ids, (Mapping, list)) else [ids]:
            if isinstance(name, str) and name in {*self.after.run.table.position.objects, *there}:
                asked = phrase("Does an ability of {name} trigger?", name=name)
                yield Found(f"triggered.{name}", asked, whether(name in there))

    def together(self, names: Sequence[str]) -> Iterator[Found]:
        """Yield the question which of several objects are still where cards are played to."""
        home = self.notation.home
        there = [one for one in dict.fromkeys(names) if self._zone(self.before, one) == home]
        if len(there) not in _TOGETHER:
            return
        stay = tuple(one for one in there if self._zone(self.after, one) == home)
        wrong = [part for size in range(len(there) + 1) for part in combinations(there, size) if part != stay]
        self.chance.shuffle(wrong)
        answers = one_of(_all_of(stay), [_all_of(part) for part in wrong[: OFFERED - 1]])
        asked = phrase("Which are still there ({zone}): {names}?", zone=self._zone_word(home), names=", ".join(there))
        yield Found(f"stay.{'.'.join(there)}", asked, answers)

    def told(self, records: Sequence[Record]) -> Iterator[Found]:
        """Yield whether a spell that was countered, or found no legal target, resolves; and of one that does, the same."""
        position = self.before.run.table.position
        waiting = self.scene.game_value(position, "stack-bottom-up", None)
        stack = [str(one) for one in waiting.value] if waiting and isinstance(waiting.value, (list, tuple)) else []
        if not stack:
            return
        failed = {self._named(record.of): record.what for record in records if record.what in self.notation.tells}
        done = {self._named(record.of) for record in records if record.what in ("resolved", "resolve")}
        for name in dict.fromkeys(stack):
            if name in failed or name in done:
                yield Found(f"resolves.{name}", phrase("Does {name} resolve?", name=name), whether(name not in failed))

    def won(self) -> Iterator[Found]:
        """Yield who wins, where the game ended."""
        outcome = self.after.run.table.position.outcome
        if outcome is None or self.before.run.table.position.outcome is not None:
            return
        draw, nobody = phrase("nobody: a draw"), phrase("nobody yet")
        winners = sorted(outcome.winners)
        right = ", ".join(winners) if winners else draw
        yield Found("wins", phrase("Who wins?"), one_of(right, [*self._players(), draw, nobody][: OFFERED + 1]))

    def _players(self) -> list[str]:
        return list(self.after.run.table.position.players)

    def _named(self, id: str | None) -> str:
        return "" if id is None else self.scene.name_of(self.after.run.table.position, id)

    def _finding(self, table: NotationTable, kind: str, name: str, key: str) -> Finding | None:
        look = self.scene.player_value if kind == "player" else self.scene.object_value
        try:
            return look(table.run.table.position, name, key)
        except JudgekitError:
            return None

    def _zone(self, table: NotationTable, name: str) -> str:
        found = self._finding(table, "object", name, "zone")
        return "none" if found is None else str(found.value)

    def _zone_word(self, zone: str) -> str:
        said = self.notation.zones.get(zone)
        if said is None:
            return phrase("it no longer exists") if zone == "none" else ""
        return said[1 if spoken() == "ja" else 0].partition("|")[0].strip()

    def _zones(self, name: str, right: str) -> Answers | None:
        """Return in which zone something may be: where it is, where it was, and others of the game."""
        word = self._zone_word(right)
        if not word:
            return None
        others = [zone for zone in self.notation.zones if zone not in (right, "sideboard", "command")]
        self.chance.shuffle(others)
        likely = [self._zone(self.before, name), self.notation.home, *others]
        wrong = [self._zone_word(zone) for zone in dict.fromkeys(likely) if zone != right]
        return one_of(word, [one for one in wrong if one][: OFFERED - 1])

    def _sizes(self, right: str, name: str) -> Answers | None:
        """Return what size something may have: the one found, the one before, the printed one, and such as are near."""
        power, stroke, toughness = right.partition("/")
        if not stroke or not (_whole(power) and _whole(toughness)):
            return None
        before = self._finding(self.before, "object", name, "pt")
        near = [
            f"{int(power) + more}/{int(toughness) + tougher}"
            for more, tougher in ((1, 1), (-1, -1), (1, 0), (0, 1), (2, 2), (0, -1), (-1, 0))
        ]
        near = [one for one in near if not one.startswith("-")]
        self.chance.shuffle(near)
        likely = [words(before.value)] if before is not None else []
        wrong = [one for one in dict.fromkeys((*likely, f"{toughness}/{power}", *near)) if one not in (right, "none")]
        return one_of(right, wrong[: OFFERED - 1])


def _all_of(names: Sequence[str]) -> str:
    return phrase("none of them") if not names else ", ".join(names)


def _whole(text: str) -> bool:
    return text.removeprefix("-").isdecimal()


def _number(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, frozenset | set | tuple | list):
        return len(value)
    return int(value) if isinstance(value, str) and _whole(value) else None


# What is legal.


def asked_of_the_legal(
    question: Question, expect: Sequence[Mapping[str, Json]], table: NotationTable, chance: Random
) -> Iterator[Found]:
    """Yield which of several answers to an open decision is the legal one, and which is the only one that is not.

    Each answer that is offered was judged: a legal one was found legal, any other one was refused.

    Args:
        question: the decision.
        expect: what the scenario says of it: answers that are worth a look.
        table: the table where it is open.
        chance: chooses what is offered.
    """
    named = tuple(
        str(rule) for item in expect for key in _CITING for rule in _listed(item.get(key)) if isinstance(rule, str)
    )
    lines = _Lines(question, table)
    legal = lines.worded([(choice, ()) for choice in islice(question.legal(), _LOOKED_AT)])
    refused = lines.worded(_refused(question, expect, table))
    for line in [line for line in refused if line in legal]:
        del refused[line]
        del legal[line]
    chance.shuffle(good := list(legal))
    chance.shuffle(bad := list(refused))
    numbered = table.run.table.numbered
    if good and bad:
        rules = numbered(tuple(rule for line in bad[: OFFERED - 1] for rule in refused[line]))
        answers = one_of(good[0], bad[: OFFERED - 1])
        yield Found(f"legal.{question.kind}", phrase("Which of these is legal?"), answers, rules, named)
    if len(good) > 1 and bad:
        answers = one_of(bad[0], good[: OFFERED - 1])
        rules = numbered(refused[bad[0]])
        yield Found(f"illegal.{question.kind}", phrase("Which of these is not legal?"), answers, rules, named)


def _refused(
    question: Question, expect: Sequence[Mapping[str, Json]], table: NotationTable
) -> list[tuple[object, tuple[str, ...]]]:
    """Return answers that are illegal, with the rules: those that the scenario names, and candidates of the decision."""
    tried: list[object] = []
    ids = {*table.run.table.position.objects, *table.run.table.position.players}
    for item in expect:
        plain = item.get("illegal")
        if plain is None or plain in ("true", "yes", "may") or not _known(plain, ids):
            continue
        try:
            tried.append(table.run.scene.read_choice(question, plain))
        except (Misfit, TypeError):
            continue
    tried += islice(question.how.candidates(question), _LOOKED_AT)
    found: list[tuple[object, tuple[str, ...]]] = []
    for choice in tried:
        verdict = question.judge(choice)
        if isinstance(verdict, Refused):
            found.append((choice, tuple(verdict.rules)))
    return found


def _known(plain: Json, ids: set[str]) -> bool:
    """Tell whether what is tried names objects and players that there are, so that it is refused by a rule."""
    if isinstance(plain, Mapping):
        return all(key in ids for key in plain)
    return all(isinstance(one, str) and (one in ids or folded(one) == one) for one in _listed(plain))


class _Lines:
    """Words for the answers to a decision."""

    def __init__(self, question: Question, table: NotationTable) -> None:
        self.question = question
        self.table = table

    def worded(self, choices: Sequence[tuple[object, tuple[str, ...]]]) -> dict[str, tuple[str, ...]]:
        """Return the answers that have words, each with its rules."""
        found: dict[str, tuple[str, ...]] = {}
        for choice, rules in choices:
            line = self._line(choice)
            if line is not None:
                found.setdefault(line, rules)
        return found

    def _line(self, choice: object) -> str | None:
        question, position = self.question, self.question.position
        try:
            plain = self.table.run.scene.write_choice(question, choice)
        except (JudgekitError, TypeError, KeyError, AttributeError):
            return None
        single: tuple[dict[str, Json], ...] = ({"choose": plain},) if isinstance(plain, str) else ()
        for step in ({question.kind: plain or "none"}, *single):
            line = line_of(step, question.by, self.table.grammar, position.players, position.objects, spoken())
            if line is not None:
                return line
        return None
