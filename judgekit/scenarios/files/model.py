"""A scenario file as records: what stands where, before any game looks at it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping

from judgekit.core.data_classes import dataclass, field, replace
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.nodes import BASE_EDITIONS, book_of
from judgekit.core.outlined import numbers_of
from judgekit.core.parts import nearest
from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.scenarios.files.card_files import called, found_cards
from judgekit.scenarios.files.faults import Path
from judgekit.scenarios.files.tree import Tree, read_file, read_tree

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.core.files import StrPath

_REMARKS = ("note", "notes", "comment", "title")
_KEBAB_CASE = re.compile("[a-z0-9]+([.-][a-z0-9]+)*")
"""Words of small letters and figures, joined by hyphens; a rule number in it keeps its dots (ex-613.4d-1)."""
_EXAMPLE = re.compile("ex-([0-9][0-9.]*[a-z]?)-[1-9][0-9]?")
_LANGUAGES = frozenset(("en", "ja"))
TOP_KEYS = frozenset(
    (
        "scenario",
        "id",
        "game",
        "rules",
        "source",
        "cards",
        "use",
        "given",
        "answers",
        "script",
        "forks",
        "policy",
        *_REMARKS,
    )
)
_OF_THE_WHOLE = ("cites", "never")
"""What of the rules is expected of a step or a fork as a whole: as well as in an entry of `expect` it may stand beside it."""

STEP_KEYS = frozenset(("do", "ask", "expect", "id", "name", *_OF_THE_WHOLE, *_REMARKS))
FORK_KEYS = frozenset(("id", "at", "answers", "replace", "change", "then", "ask", "expect", *_OF_THE_WHOLE, *_REMARKS))
AT_KEYS = frozenset(("step", "question", "nth", "of", "by", "do", "ask", *_REMARKS))
ANSWER_KEYS = frozenset(("by", "question", "of", "nth", "choose", *_REMARKS))
POLICIES = {"priority": ("pass", "pass-priority"), "pay": ("auto",), "pass-priority": ("true", "yes", "pass", "auto")}


def by_base_edition(game: str) -> str:
    """Return the edition by which a game is played that names none where nobody chose: its base edition."""
    return BASE_EDITIONS.get(game, "")


class ChosenEdition(NamedTuple):
    """The edition that somebody chose beside what a scenario file says.

    Attributes:
        asked: the edition that a command line asks for: scenarios of the base edition are played by it; "" for none.
        in_use: tells of a game the edition one judges by: scenarios that name none are played by it.
    """

    asked: str = ""
    in_use: Callable[[str], str] = by_base_edition


NOT_CHOSEN = ChosenEdition()
"""Nobody chose: what names no edition is played by the base edition of its game. Tests read scenarios like this."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a script.

    Attributes:
        action: what is done, for a `do`.
        query: what is asked, for an `ask`.
        expect: expectations.
        path: where it stands.
        name: its id, may be empty.
    """

    action: Mapping[str, Json] | None
    query: Mapping[str, Json] | None
    expect: tuple[Mapping[str, Json], ...]
    path: Path
    name: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """A scripted answer.

    Attributes:
        choose: the answer.
        keys: what the decision must be like: by, question, of.
        nth: how many times a decision like that was asked, from 1; None: any time.
        path: where it stands.
    """

    choose: Json
    keys: tuple[tuple[str, str], ...]
    nth: int | None
    path: Path

    def key(self, name: str) -> str | None:
        """Return what the decision must be like in one respect, None where nothing is said."""
        return dict(self.keys).get(name)

    def agrees_by(self, player: str) -> bool:
        """Tell whether a player agrees to something, of whatever it may be asked."""
        keys = dict(self.keys)
        return (
            keys.get("question") == "optional"
            and "of" not in keys
            and keys.get("by", player) == player
            and self.choose in ("accept", "yes", "true")
        )


@dataclass(frozen=True, slots=True)
class Fork:
    """Another line of play.

    Attributes:
        id: its id.
        at: where it leaves the base line, None: at the start.
        answers: answers instead of those with equal keys.
        replace: a step instead of the one at `at`, or None.
        change: facts of the file that differ, by dotted path.
        then: further steps.
        query: what is asked at `at`, or None.
        expect: expectations at its end.
        path: where it stands.
    """

    id: str
    at: Any
    answers: tuple[Answer, ...]
    replace: Step | None
    change: Mapping[str, Json]
    then: tuple[Step, ...] | None
    query: Mapping[str, Json] | None
    expect: tuple[Mapping[str, Json], ...]
    path: Path


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario file.

    Attributes:
        tree: the file as it was read, for places.
        id: its id.
        title: title by language.
        game: game id.
        rules: edition.
        source: worked example of the book that it runs, by kind.
        cards: card definitions.
        given: the start position.
        answers: scripted answers.
        script: its steps.
        forks: its forks.
        policy: policies.
        ignored: what card definitions declare as left out, by card.
        filed: the file of each card that the scenario names without defining it.
        written_for: the edition whose numbers the expectations cite; "" where that is the edition played.
    """

    tree: Tree
    id: str
    title: Mapping[str, str]
    game: str
    rules: str
    source: Mapping[str, str]
    cards: Mapping[str, Json]
    given: Mapping[str, Json]
    answers: tuple[Answer, ...]
    script: tuple[Step, ...]
    forks: tuple[Fork, ...]
    policy: Mapping[str, str]
    ignored: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    filed: Mapping[str, str] = field(default_factory=dict)
    written_for: str = ""

    @property
    def expects(self) -> bool:
        """Tell whether something is expected anywhere, in the script or in a fork."""
        expected = [item for step in self.script for item in step.expect]
        for fork in self.forks:
            replaced = (fork.replace,) if fork.replace else ()
            expected += [*fork.expect, *(item for step in (*replaced, *(fork.then or ())) for item in step.expect)]
        return any(key not in _REMARKS for item in expected for key in item)


_CALLED_ELSEWHERE = {"script": "then", "steps": "then"}
"""What keys of a whole scenario are called in a fork."""


def _meant_by(key: str, allowed: frozenset[str]) -> str:
    """Return a hint for a key that may not stand where it does."""
    meant = _CALLED_ELSEWHERE.get(key)
    return phrase("did you mean {near}?", near=meant) if meant in allowed else nearest(key, allowed)


class _Reader:
    """Reads the parts of one file and knows where each stands."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree

    def mapping(self, value: Json, path: Path, allowed: frozenset[str] | None = None) -> dict[str, Json]:
        if not isinstance(value, dict):
            raise self.tree.fault(phrase("keys and values are expected here"), path)
        for key in value:
            if allowed is not None and key not in allowed:
                raise self.tree.fault(
                    phrase("unknown key {name!r}", name=key),
                    (*path, key),
                    _meant_by(str(key), allowed),
                )
        return value

    def sequence(self, value: Json, path: Path) -> list[Json]:
        if value == "":
            return []
        if not isinstance(value, list):
            raise self.tree.fault(phrase("a list is expected here"), path)
        return value

    def text(self, value: object, path: Path) -> str:
        if not isinstance(value, str):
            raise self.tree.fault(phrase("a text is expected here"), path)
        return value

    def texts(self, value: Json, path: Path, allowed: frozenset[str]) -> dict[str, str]:
        found = self.mapping(value, path, allowed)
        return {key: self.text(one, (*path, key)) for key, one in found.items()}

    def number(self, value: Json, path: Path) -> int:
        if (
            not isinstance(value, str)
            or not value.isascii()
            or not value.removeprefix("-").isdigit()
            or len(value) > 12
        ):
            raise self.tree.fault(phrase("a whole number is expected here"), path)
        return int(value)

    def step(self, value: Json, path: Path) -> Step:
        step = self.mapping(value, path, STEP_KEYS)
        if ("do" in step) == ("ask" in step):
            raise self.tree.fault(phrase("a step is either `do` or `ask`"), path)
        action = self.action(step["do"], (*path, "do")) if "do" in step else None
        query = self.action(step["ask"], (*path, "ask")) if "ask" in step else None
        expect = self.expected(step, path)
        name = step.get("id", step.get("name", ""))
        return Step(action, query, expect, path, name if isinstance(name, str) else "")

    def action(self, value: Json, path: Path) -> dict[str, Json]:
        if isinstance(value, str) and value:
            return {value: "true"}
        action = self.mapping(value, path)
        if not action:
            raise self.tree.fault(phrase("nothing to do here"), path)
        return action

    def expected(self, part: Mapping[str, Json], path: Path) -> tuple[dict[str, Json], ...]:
        """Return what a step or a fork expects, with the rules that stand beside its `expect` as an entry of their own."""
        found = self.expectations(part.get("expect", []), (*path, "expect"))
        cited = {key: part[key] for key in _OF_THE_WHOLE if key in part}
        return (*found, cited) if cited else tuple(found)

    def expectations(self, value: Json, path: Path) -> list[dict[str, Json]]:
        if isinstance(value, dict):
            return [self.mapping(value, path)]
        return [self.mapping(item, (*path, number)) for number, item in enumerate(self.sequence(value, path))]

    def steps(self, value: Json, path: Path) -> tuple[Step, ...]:
        return tuple(self.step(item, (*path, number)) for number, item in enumerate(self.sequence(value, path)))

    def answers(self, value: Json, path: Path) -> tuple[Answer, ...]:
        found = []
        for number, item in enumerate(self.sequence(value, path)):
            place = (*path, number)
            entry = self.mapping(item, place, ANSWER_KEYS)
            if "choose" not in entry:
                raise self.tree.fault(phrase("an answer needs `choose`"), place)
            nth = self.number(entry["nth"], (*place, "nth")) if "nth" in entry else None
            keys = tuple(
                (key, self.text(entry[key], (*place, key))) for key in ("by", "question", "of") if key in entry
            )
            found.append(Answer(entry["choose"], keys, nth, place))
        return tuple(found)

    def forks(self, value: Json, path: Path) -> tuple[Fork, ...]:
        forks: dict[str, Fork] = {}
        for number, item in enumerate(self.sequence(value, path)):
            fork = self.fork(item, (*path, number))
            if fork.id in forks:
                raise self.tree.fault(phrase("two forks have the id {id}", id=fork.id), (*fork.path, "id"))
            forks[fork.id] = fork
        return tuple(forks.values())

    def fork(self, value: Json, path: Path) -> Fork:
        fork = self.mapping(value, path, FORK_KEYS)
        identity = self.text(fork.get("id", ""), (*path, "id"))
        if not identity:
            raise self.tree.fault(phrase("a fork needs an `id`"), path)
        step = None
        if "replace" in fork:
            replaced = fork["replace"]
            wrapped = (
                replaced if isinstance(replaced, dict) and ("do" in replaced or "ask" in replaced) else {"do": replaced}
            )
            step = self.step(wrapped, (*path, "replace"))
        then = self.steps(fork["then"], (*path, "then")) if "then" in fork else None
        query = self.action(fork["ask"], (*path, "ask")) if "ask" in fork else None
        return Fork(
            identity,
            self.point(fork["at"], (*path, "at")) if "at" in fork else None,
            self.answers(fork.get("answers", []), (*path, "answers")),
            step,
            self.mapping(fork.get("change", {}), (*path, "change")),
            then,
            query,
            self.expected(fork, path),
            path,
        )

    def point(self, value: Json, path: Path) -> Json:
        """Return where a fork leaves the base line: a step by its id or number, or a table that names a step or a question."""
        if isinstance(value, str):
            return value
        at = self.mapping(value, path, AT_KEYS)
        for key in ("step", "question", "of", "by"):
            if key in at:
                self.text(at[key], (*path, key))
        for key in ("do", "ask"):
            if key in at and not isinstance(at[key], str):
                self.mapping(at[key], (*path, key))
        if "nth" in at and self.number(at["nth"], (*path, "nth")) < 1:
            raise self.tree.fault(phrase("counting starts with 1"), (*path, "nth"))
        if not at.keys() & {"step", "question", "do", "ask"}:
            raise self.tree.fault(phrase("`at` names a step or a question"), path)
        return at

    def policy(self, value: Json, path: Path) -> dict[str, str]:
        policy: dict[str, str] = {}
        for key, setting in self.mapping(value, path, frozenset(POLICIES)).items():
            if not isinstance(setting, str) or setting not in POLICIES[key]:
                raise self.tree.fault(
                    phrase("the policy {key} can be {policies!r} only", key=key, policies=POLICIES[key][0]),
                    (*path, key),
                )
            policy[key] = setting
        return policy


def read_scenario(tree: Tree, folder: str = "", chosen: ChosenEdition = NOT_CHOSEN) -> Scenario:
    """Read a scenario from a tree.

    Args:
        tree: the tree.
        folder: where `use` looks for card files.
        chosen: the edition that somebody chose beside what the file says.

    Raises:
        ScenarioMalformed: something in it is wrong, with its place.
    """
    reader = _Reader(tree)
    top = reader.mapping(tree.value, (), TOP_KEYS)
    if top.get("scenario") != "1":
        raise tree.fault(phrase("`scenario: 1` is expected, the version of the format"), ("scenario",))
    game = reader.text(top.get("game", ""), ("game",))
    if not game:
        raise tree.fault(
            phrase("`game` is missing: {base_editions}", base_editions=", ".join(BASE_EDITIONS)),
            ("game",) if "game" in top else (),
        )
    rules, written_for = _edition(reader, top, game, chosen)
    titles = reader.texts(_whole_title(tree, top.get("title", {})), ("title",), _LANGUAGES)
    sources = reader.texts(top.get("source", {}), ("source",), frozenset(("example",)))
    if "example" in sources:
        _check_example(tree, sources["example"], written_for or rules)
    cards = _used_cards(reader, top.get("use", []), folder)
    cards.update(reader.mapping(top.get("cards") or {}, ("cards",)))
    filed = found_cards(tree, top, cards, game)
    cards.update({card.name: card.definition for card in filed.values()})
    others = {name: card.name for name, card in filed.items() if name != card.name}
    if others:
        top = {key: called(value, others) if key not in ("title", "cards") else value for key, value in top.items()}
    scenario = Scenario(
        tree,
        "",
        titles,
        game,
        rules,
        sources,
        cards,
        reader.mapping(top.get("given") or {}, ("given",)),
        reader.answers(top.get("answers", []), ("answers",)),
        reader.steps(top.get("script", []), ("script",)),
        reader.forks(top.get("forks", []), ("forks",)),
        reader.policy(top.get("policy") or {}, ("policy",)),
        {name: _ignored(reader, card, ("cards", name)) for name, card in cards.items() if isinstance(card, dict)},
        {card.name: card.file for card in filed.values()},
        written_for,
    )
    return replace(scenario, id=_identity(reader, top))


def _check_example(tree: Tree, example: str, rules: str) -> None:
    """Refuse the name of a worked example that is none: ex-, the rule below which it is printed, and its place there."""
    written = _EXAMPLE.fullmatch(example)
    there = numbers_of(rules)
    if written is None or (there and written[1] not in there):
        hint = phrase("an example is named by its rule and its place, as ex-613.4d-1")
        raise tree.fault(phrase("there is no worked example {name!r}", name=example[:40]), ("source", "example"), hint)


OF_ONE_EDITION = frozenset(("mtg6",))
"""Books that appeared once, so that their id names the edition too: `rules: mtg6`."""


def _whole_title(tree: Tree, title: Json) -> Json:
    """Return a title with what stands behind a comma in braces put back: nobody reads more of it than that it is text."""
    if not isinstance(title, dict):
        return title
    found: dict[str, Json] = {}
    for key, said in title.items():
        before = next(reversed(found), None)
        text = found[before] if before is not None else None
        if ("title", key) in tree.bare and before is not None and isinstance(text, str):
            found[before] = f"{text}, {key}"
        else:
            found[key] = said
    return found


def _edition(reader: _Reader, top: Mapping[str, Json], game: str, chosen: ChosenEdition) -> tuple[str, str]:
    """Return the edition a scenario is played by, and the one whose numbers it cites where that is another.

    That is the edition that it names, else the one in use, else the base edition; a game that there is not has none. The edition
    asked for stands in the place of the base edition only: a file that names a further one shows what that one does. What is
    written for the base edition cites its numbers, so they are turned.
    """
    base = BASE_EDITIONS.get(game)
    in_use = chosen.in_use(game) if base is not None and "rules" not in top else ""
    rules = reader.text(top.get("rules", in_use), ("rules",))
    if rules == game and game in OF_ONE_EDITION:
        rules = BASE_EDITIONS[game]
    if base is not None and book_of(chosen.asked) == game:
        if "rules" not in top and chosen.asked != in_use:
            rules = base
        if rules == base != chosen.asked:
            return chosen.asked, base
    if base is not None and "@" not in rules:
        raise reader.tree.fault(phrase("`rules` names an edition, as {base}", base=base), ("rules",))
    if base is not None and book_of(rules) != game:
        raise reader.tree.fault(
            phrase(
                "{rules} is no edition of {game}: its base edition is {base}", rules=rules[:40], game=game, base=base
            ),
            ("rules",),
        )
    return rules, ""


def _identity(reader: _Reader, top: Mapping[str, Json]) -> str:
    if "id" not in top:
        raise reader.tree.fault(phrase("`id` is missing, in kebab-case as blocked-by-two-walls"))
    identity = reader.text(top["id"], ("id",))
    if not _KEBAB_CASE.fullmatch(identity):
        raise reader.tree.fault(
            phrase("the id {name!r} is not in kebab-case, as blocked-by-two-walls", name=identity[:40]), ("id",)
        )
    return identity


def _ignored(reader: _Reader, card: Mapping[str, Json], path: Path) -> tuple[str, ...]:
    value = card.get("ignored", [])
    if isinstance(value, str):
        return (value,)
    return tuple(reader.text(item, (*path, "ignored")) for item in reader.sequence(value, (*path, "ignored")))


def _used_cards(reader: _Reader, value: Json, folder: str) -> dict[str, Json]:
    cards: dict[str, Json] = {}
    for number, item in enumerate([value] if isinstance(value, str) and value else reader.sequence(value, ("use",))):
        name = reader.text(item, ("use", number))
        path = os.path.join(folder, name)
        if not os.path.isfile(path):
            raise reader.tree.fault(phrase("there is no card file {name!r}", name=name), ("use", number))
        used = read_file(path)
        content = _Reader(used).mapping(used.value, ())
        cards.update(_Reader(used).mapping(content.get("cards", content), ("cards",)))
    return cards


def read_scenario_file(path: StrPath, shown: str | None = None, chosen: ChosenEdition = NOT_CHOSEN) -> Scenario:
    """Read a scenario file.

    Args:
        path: the file.
        shown: how to name it.
        chosen: the edition that somebody chose beside what the file says.

    Raises:
        ScenarioMalformed: it cannot be read.
    """
    return read_scenario(read_file(path, shown), os.path.dirname(path), chosen)


def read_scenario_text(text: str, file: str = "") -> Scenario:
    """Read a scenario from its text."""
    return read_scenario(read_tree(text, file))
