"""Expectations: what must be true after a step, what its trace must and must not cite, why an answer must be illegal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.parts import nearest
from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer, Question, Record, Refused, Unsupported
from judgekit.scenarios.comparing import NOTHING, folded, included, same, words
from judgekit.scenarios.expectations.happenings import Failure, Happenings, Rest
from judgekit.scenarios.expectations.identifying import ABOUT_IDS, refuse_strangers
from judgekit.scenarios.expectations.shapes import CITATIONS, REMARKS, family_of
from judgekit.scenarios.sessions import ScriptedTable
from judgekit.table.adapter import GameAdapter, Misfit
from judgekit.table.what_is_meant import names_of

_STILL_PLAYED: frozenset[object] = frozenset(("running", "going-on"))
"""What is said of a game that nobody has won or lost, in any of the games."""


class Asked(NamedTuple):
    """What a query found.

    Attributes:
        value: the value, or None where it is a set of legal answers.
        question: the question whose answers were asked for, or None.
        rules: the rules that decided.
        distribution: how many lines give each value, or None.
        of_words: whether the value is words of the game: types, subtypes, colours, abilities.
    """

    value: Any = None
    question: Question | None = None
    rules: tuple[str, ...] = ()
    distribution: Mapping[str, int] | None = None
    of_words: bool = False


class Judging:
    """Judges the expectations of one step.

    Attributes:
        scene: the game.
        table: the table after the step.
        since: number of the first record of the step.
        asked: what the step asked, or None.
        refused: the refusal, where the step was illegal.
        records: what happened in the step.
        earlier: what happened in the step before it was interrupted, or asked for an answer; its rules count as cited too.
        happened: judges what is expected to have happened.
    """

    def __init__(
        self,
        scene: GameAdapter,
        table: ScriptedTable,
        since: int,
        asked: Asked | None = None,
        refused: IllegalAnswer | None = None,
        begun: int | None = None,
    ) -> None:
        self.scene = scene
        self.table = table
        self.records: list[Record] = table.records(since)
        self.earlier: list[Record] = table.records(begun, since) if begun is not None else []
        self.asked = asked
        self.refused = refused
        self.happened = Happenings(scene, table, self.records)

    def judge(self, expectation: Mapping[str, Json]) -> Failure | None:
        """Judge one expectation.

        Returns:
            None where it holds.

        Raises:
            Misfit: it cannot be read; its path starts inside the expectation.
        """
        rest = {key: value for key, value in expectation.items() if key not in REMARKS and key not in CITATIONS}
        found: list[str] = []
        family = family_of(rest)
        failure = self._game(rest, found) if family is None else _JUDGES[family](self, rest, found)
        return failure or self._citations(expectation, found)

    # Families of expectations; each gets all keys but the citations, and adds the rules of what it looked up to found.

    def _illegal(self, rest: dict[str, Json], found: list[str]) -> Failure | None:
        choice = rest["illegal"]
        if self.asked is not None and self.asked.question is not None and choice not in ("true", "yes"):
            question = self.asked.question
            self._refuse_strangers(question, choice, "illegal")
            verdict = question.judge(self._choice(question, choice))
            if not isinstance(verdict, Refused):
                return Failure(phrase("{choice} is illegal", choice=words(choice)), phrase("it is legal"))
            self.refused = IllegalAnswer(question, choice, verdict)
            found.extend(verdict.rules)
            return None
        if self.asked is not None and self.asked.value == "illegal" and choice in ("true", "yes"):
            self.refused = IllegalAnswer(
                None, choice, Refused(self.asked.rules, phrase("it was asked whether it is legal"))
            )
        if self.refused is None:
            return None if choice in ("false", "no") else Failure(phrase("the step is illegal"), phrase("it is legal"))
        if choice in ("false", "no"):
            return Failure(phrase("the step is legal"), self.table.message(self.refused))
        found.extend(self.refused.rules)
        return None

    def _refuse_strangers(self, question: Question, plain: Json, key: str) -> None:
        """Refuse a choice that is not legal only because it names what there is not."""
        if question.kind in ABOUT_IDS:
            refuse_strangers(
                plain,
                self.happened.ids(),
                (key,),
                names_of(self.table.position),
                keys=question.kind not in ("targets", "new-targets"),
            )

    def _choice_of_its_kind(self, question: Question, plain: Json) -> object:
        """Return the kernel's choice; what has not even the shape of one is refused: that it is none says nothing.

        Raises:
            Misfit: no answer that there is has the shape of this one.
        """
        try:
            choice = self.scene.read_choice(question, plain)
            hash(choice)
        except (Misfit, TypeError) as fault:
            shapes = {type(self.scene.write_choice(question, there)) for there in question.choices}
            if isinstance(fault, Misfit) and type(plain) not in shapes:
                raise
            return self._choice(question, plain)
        return choice

    def _choice(self, question: Question, plain: Json) -> object:
        """Return the kernel's choice; of what is no choice of this kind at all something that no question offers."""
        try:
            choice = self.scene.read_choice(question, plain)
            hash(choice)
        except (Misfit, TypeError):
            return (phrase("no such choice"), words(plain))
        return choice

    def _object(self, rest: Rest, found: list[str]) -> Failure | None:
        for id in rest["object"] if isinstance(rest["object"], list) else [rest["object"]]:
            for key, value in rest.items():
                if key == "zone" and id not in self.happened.ids():
                    refuse_strangers(id, self.happened.ids(), ("object",), names_of(self.table.position))
                if key != "object":
                    finding = self.scene.object_value(self.table.position, id, _positive(key))
                    found.extend(finding.rules)
                    if _positive(key) in OF_WORDS:
                        value = self._words_of_the_game(key, value, finding.value)
                    failure = _compare(f"{id} {key}", key, value, finding.value)
                    if failure is not None:
                        self._known_zone(key, value)
                        return self._with_rules(failure, finding.rules)
        return None

    def _with_rules(self, failure: Failure, rules: tuple[str, ...]) -> Failure:
        """Return a failure with the rules by which what was found is so, by the numbers of the edition played."""
        try:
            return failure._replace(rules=tuple(dict.fromkeys(self.table.numbered(rules)))[:_MOST_RULES])
        except Unsupported:
            return failure  # the edition has something without code in their place

    def _known_zone(self, key: str, expected: Json) -> None:
        """Refuse a zone that the game does not have.

        Raises:
            Misfit: what is expected is no zone.
        """
        position = self.table.position
        zones = {name.partition("/")[0] for name in position.zones} | {*self.scene.notation.zones, *self.scene.nowhere}
        if key == "zone" and isinstance(expected, str) and expected not in zones:
            raise Misfit(phrase("there is no zone {name!r}", name=expected), (key,), nearest(expected, zones))

    def _words_of_the_game(self, key: str, expected: Json, found: Json) -> Json:
        """Return expected words as the findings name them.

        Raises:
            Misfit: a word that the game does not have: nothing would ever be it, and it would be absent for ever.
        """
        if isinstance(expected, list):
            return [self._words_of_the_game(key, word, found) for word in expected]
        if not isinstance(expected, str):
            return expected
        if included(folded(expected), folded(found)) or (key not in _EXCLUDING and expected.strip().lower() in NOTHING):
            return expected
        own = self.scene.own_word(expected)
        if not included(folded(own), folded(found)) and not self.scene.knows(self.table.position, own):
            raise Misfit(
                phrase("no object of this game can be or have {name!r}", name=expected),
                (key,),
                phrase("check the spelling"),
            )
        return own

    def _player(self, rest: Rest, found: list[str]) -> Failure | None:
        id = rest["player"]
        for key, value in rest.items():
            if key != "player":
                finding = self.scene.player_value(self.table.position, id, _positive(key))
                found.extend(finding.rules)
                failure = _compare(f"{id} {key}", key, value, finding.value)
                if failure is not None:
                    return failure
        return None

    def _game(self, rest: dict[str, Json], found: list[str]) -> Failure | None:
        for key, value in rest.items():
            finding = self.scene.game_value(self.table.position, key, value)
            if finding is None:
                raise Misfit(phrase("unknown expectation {name!r}", name=key), (key,))
            found.extend(finding.rules)
            plain = finding.value
            if key == "game" and isinstance(value, str) and {value, plain} <= _STILL_PLAYED:
                continue
            failure = _compare(key, key, value, plain)
            if failure is not None:
                return failure
        return None

    def _triggered(self, rest: dict[str, Json], found: list[str]) -> Failure | None:
        counted = rest["triggered"] if isinstance(rest["triggered"], dict) else {}
        for id in (id for id, number in counted.items() if same(number, 0)):
            found.extend(self.scene.why_not_triggered(self.table.position, id))
        return self.happened.counts(rest, "triggered", "triggered") or self._rest(rest, "triggered", found)

    def _applied(self, rest: dict[str, Json], found: list[str]) -> Failure | None:
        return self.happened.counts(rest, "replaced", "applied") or self._rest(rest, "applied", found)

    def _rest(self, rest: dict[str, Json], done: str, found: list[str]) -> Failure | None:
        left = {key: value for key, value in rest.items() if key != done}
        return self._game(left, found) if left else None

    def _answers(self, rest: dict[str, Json], found: list[str]) -> Failure | None:
        asked = self.asked
        if asked is None:
            raise Misfit(phrase("`exactly`, `includes`, `excludes`, `answer` and `distribution` belong to an `ask`"))
        found.extend(asked.rules)
        for key, value in rest.items():
            if key == "distribution":
                failure = _compare("distribution", key, value, asked.distribution)
            elif key not in ("exactly", "includes", "excludes", "answer"):
                failure = self._game({key: value}, found)
            elif asked.question is not None and asked.value is None:
                failure = self._set(key, value, asked.question)
            else:
                there = asked.value if asked.distribution is None else asked.distribution
                if asked.distribution is not None and isinstance(value, list):
                    there = frozenset(asked.distribution)
                if asked.of_words:
                    value = self._words_of_the_game(key, value, there)
                failure = _compare("answer", _AS_VALUE[key], value, there)
            if failure is not None:
                return failure
        return None

    def _set(self, key: str, value: Json, question: Question) -> Failure | None:
        options = set(question.choices)
        unsaid = self.scene.unsaid.get(question.kind)
        shown = words([self.scene.write_choice(question, choice) for choice in question.choices])
        if key == "answer":
            key = "exactly"
        listed = value if isinstance(value, list) else [value]
        if isinstance(value, str) and value in ("none", "empty") and not options:
            listed = []
        brief = self.scene.in_brief(question, listed)
        if brief is not None:
            options = set(brief[1])
            wanted = dict(zip(brief[0], listed, strict=True))
        else:
            choice = self._choice if key != "excludes" else self._choice_of_its_kind
            wanted = {choice(question, plain): plain for plain in listed}
        if key == "exactly":
            if unsaid not in wanted:
                options.discard(unsaid)
            missing = [plain for choice, plain in wanted.items() if choice not in options]
            if missing or set(wanted) != options:
                return Failure(phrase("exactly {listed}", listed=words(listed)), shown)
        elif key == "includes":
            missing = [plain for choice, plain in wanted.items() if choice not in options]
            if missing:
                return Failure(phrase("includes {missing}", missing=words(missing)), shown)
        else:
            self._refuse_strangers(question, listed, key)
            there = [plain for choice, plain in wanted.items() if choice in options]
            if there:
                return Failure(phrase("excludes {there}", there=words(there)), shown)
        return None

    def _means(self, expected: str, *numbers: str) -> bool:
        return self.table.means(expected, *numbers)

    def _citations(self, expectation: Mapping[str, Json], found: Sequence[str]) -> Failure | None:
        found = self.table.numbered(found)
        asked = self.table.numbered(self.asked.rules) if self.asked is not None else ()
        cited = [number for record in self.records for number in record.rules]
        cited = list(dict.fromkeys([*cited, *found, *asked]))
        self.table.reasons.extend(dict.fromkeys([*found, *asked]))
        return self._cites(expectation, cited) or self._never(expectation, cited) or self._because(expectation)

    def _cites(self, expectation: Mapping[str, Json], cited: Sequence[str]) -> Failure | None:
        before = [number for record in self.earlier for number in record.rules]
        before += [
            number for record in (*self.records, *self.earlier) for number in record.details.get("overruled", ())
        ]
        for wanted in _rules(expectation, "cites"):
            options = wanted if isinstance(wanted, list) else [wanted]
            if not any(self._means(option, *cited, *before) for option in options):
                return Failure(
                    phrase("cites {wanted}", wanted=words(wanted)),
                    phrase("cited: {cited}", cited=", ".join(cited) or phrase("nothing")),
                )
        return None

    def _never(self, expectation: Mapping[str, Json], cited: Sequence[str]) -> Failure | None:
        for wanted in _rules(expectation, "never"):
            options = wanted if isinstance(wanted, list) else [wanted]
            hit = [number for number in cited if any(self._means(option, number) for option in options)]
            if hit:
                return Failure(
                    phrase("never cites {wanted}", wanted=words(wanted)), phrase("cited: {hit}", hit=", ".join(hit))
                )
        return None

    def _because(self, expectation: Mapping[str, Json]) -> Failure | None:
        reasons = _rules(expectation, "because")
        if not reasons:
            return None
        flat = [option for wanted in reasons for option in (wanted if isinstance(wanted, list) else [wanted])]
        given = self.table.numbered(self.refused.rules) if self.refused is not None else ()
        if any(self._means(option, *given) for option in flat):
            return None
        return Failure(
            phrase("because {reasons}", reasons=words(reasons)),
            phrase("because {given}", given=", ".join(given) or phrase("nothing")),
        )


def _rules(expectation: Mapping[str, Any], key: str) -> list[Any]:
    value = expectation.get(key, [])
    return [value] if isinstance(value, str) else list(value)


_AS_VALUE = {"exactly": "exactly", "answer": "exactly", "includes": "has", "excludes": "lacks"}
_INCLUDING = frozenset(["is", "has"])
_MOST_RULES = 4
"""Rules named behind what was found where something else was expected."""

_EXCLUDING = frozenset(["lacks", "is-not", "not", "excludes"])
OF_WORDS = frozenset(["is", "has", "types", "subtypes", "supertypes", "colors", "abilities", "keywords"])
"""Properties of objects that are words of the game."""

_JUDGES: dict[str, Callable[[Judging, dict[str, Json], list[str]], Failure | None]] = {
    "illegal": Judging._illegal,
    "event": lambda judging, rest, _found: judging.happened.event(rest),
    "rewrite": lambda judging, rest, _found: judging.happened.rewrite(rest),
    "triggered": Judging._triggered,
    "applied": Judging._applied,
    "decided": lambda judging, rest, _found: judging.happened.decided(rest),
    "trace": lambda judging, rest, _found: judging.happened.trace(rest),
    "exactly": Judging._answers,
    "includes": Judging._answers,
    "excludes": Judging._answers,
    "answer": Judging._answers,
    "distribution": Judging._answers,
    "object": Judging._object,
    "player": Judging._player,
}
"""How each family of expectations is judged."""


def _positive(key: str) -> str:
    """Return the property that a negative expectation is about."""
    return {"lacks": "has", "is-not": "is", "not": "is"}.get(key, key)


def _compare(name: str, key: str, expected: Json, found: Json) -> Failure | None:
    if key in _INCLUDING:
        holds = included(folded(expected), folded(found))
    elif key in _EXCLUDING:
        listed = expected if isinstance(expected, list) else [expected]
        holds = not any(included(folded(item), folded(found)) for item in listed)
    else:
        holds = same(expected, found)
    return None if holds else Failure(f"{name}: {words(expected)}", words(found))
