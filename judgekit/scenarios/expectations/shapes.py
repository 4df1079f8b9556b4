"""What an expectation may say: its family and the keys of each, judged before anything is played; nothing is left unread."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set

from judgekit.core.json_values import Json
from judgekit.core.numbers import is_number, letters_of
from judgekit.core.outlined import nodes_of
from judgekit.core.parts import nearest
from judgekit.core.wording import phrase
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import any_rule_matches, words
from judgekit.scenarios.files.faults import Path
from judgekit.scenarios.files.model import Fork, Scenario, Step
from judgekit.table.adapter import GameAdapter, Misfit

REMARKS = frozenset(("note", "comment", "title"))
CITATIONS = frozenset(("cites", "never", "because"))
ANSWERS = ("exactly", "includes", "excludes", "answer", "distribution")

QUERIES = frozenset(("value", "legal", "decider", "outcomes"))
"""Keys that ask, and expect nothing."""
FAMILIES: Mapping[str, frozenset[str]] = {
    "illegal": frozenset(),
    "event": frozenset(("count", "simultaneous")),
    "rewrite": frozenset(),
    "triggered": frozenset(),
    "applied": frozenset(),
    "decided": frozenset(("by", "of", "choice", "chosen", "choose", "in-order", "count")),
    "trace": frozenset(("in-order",)),
    **{key: frozenset(ANSWERS) for key in ANSWERS},
    "object": frozenset(),
    "player": frozenset(),
}
"""Families of expectations by the key that makes them, the first of these that stands there, with the other keys of each."""
WITH_GAME = frozenset((*ANSWERS, "triggered", "applied"))
"""Families beside which properties of the game may stand."""
WITH_PROPERTIES = frozenset(("object", "player"))
"""Families whose other keys are properties, known when they are looked up."""
EVENT_KEYS = frozenset(("object", "of", "on", "target", "player", "source", "by", "amount"))
WORDS = frozenset(("by", "of", "question", "player", "active", "decider", "visible-to", "source"))
"""Keys of steps that name one thing."""
NAMES = frozenset(("object", "player", "event", "triggered", "applied", "decided"))
"""Families that name something; tables and lists only where `LISTS` and `TABLES` have them."""
LISTS = frozenset(("object", "triggered", "applied"))
TABLES = frozenset(("triggered", "applied", "decided"))
REWRITE_KEYS = frozenset(("event", "amounts", "by", "player", "object"))


def family_of(expectation: Mapping[str, Json]) -> str | None:
    """Return the family of an expectation, None for properties of the game."""
    return next((key for key in FAMILIES if key in expectation), None)


def check_shapes(scenario: Scenario, scene: GameAdapter, start: AnyPosition) -> None:
    """Refuse expectations that say nothing or say it in words that nobody would read.

    Args:
        scenario: the scenario.
        scene: its game.
        start: its start position, of which properties of the game are asked to see whether they exist.

    Raises:
        ScenarioMalformed: the first such expectation, with its place.
    """
    for expectation, path in _expectations(scenario):
        try:
            _check(expectation, scene, start)
            _check_there_is(expectation, nodes_of(scenario.written_for or scenario.rules))
        except Misfit as fault:
            raise scenario.tree.fault(str(fault), (*path, *fault.path), fault.hint) from fault
    for step in (*scenario.script, *(step for fork in scenario.forks for step in _own_steps(fork))):
        _check_words(scenario, step)
    for step in (*scenario.script, *(step for fork in scenario.forks for step in fork.then or ())):
        if step.query is not None and not step.expect:
            raise scenario.tree.fault(phrase("this asks, and nothing is expected of the answer"), step.path)
    for fork in scenario.forks:
        if not fork.expect and not any(step.expect for step in _own_steps(fork)):
            raise scenario.tree.fault(phrase("nothing is expected of the fork {id}", id=fork.id), fork.path)


def _expectations(scenario: Scenario) -> Iterator[tuple[Mapping[str, Json], Path]]:
    """Yield every expectation of a scenario with its place."""
    for step in scenario.script:
        yield from _of_step(step)
    for fork in scenario.forks:
        for step in _own_steps(fork):
            yield from _of_step(step)
        for number, expectation in enumerate(fork.expect):
            yield expectation, (*fork.path, "expect", number)


def _own_steps(fork: Fork) -> tuple[Step, ...]:
    """Return the steps that stand in a fork itself."""
    return (*((fork.replace,) if fork.replace is not None else ()), *(fork.then or ()))


def _check_words(scenario: Scenario, step: Step) -> None:
    """Refuse lists and tables where a step names a player, an object or a kind of decision."""
    for part, key in ((step.action, "do"), (step.query, "ask")):
        for name in WORDS.intersection(part or ()):
            value = (part or {})[name]
            several = value if key == "ask" and name == "of" and isinstance(value, list) else [None]
            if not isinstance(value, str) and not (several and all(isinstance(one, str) for one in several)):
                raise scenario.tree.fault(phrase("one word is expected here"), (*step.path, key, name))


def _of_step(step: Step) -> Iterator[tuple[Mapping[str, Json], Path]]:
    for number, expectation in enumerate(step.expect):
        yield expectation, (*step.path, "expect", number)


def _check(expectation: Mapping[str, Json], scene: GameAdapter, start: AnyPosition) -> None:
    letters = letters_of(scene.editions[0].partition("@")[0])
    for key in CITATIONS.intersection(expectation):
        _check_rules(key, expectation[key], letters)
    family = family_of(expectation)
    if family in NAMES:
        _check_name(family, expectation[family])
    if family == "trace":
        _check_rules("trace", expectation["trace"], letters)
    rest = [key for key in expectation if key not in REMARKS and key not in CITATIONS and key != family]
    if family is None:
        if not rest and not CITATIONS.intersection(expectation):
            raise Misfit(phrase("nothing is expected here"))
        _check_game(rest, expectation, scene, start)
    elif family in WITH_PROPERTIES:
        if not rest and not CITATIONS.intersection(expectation):
            raise Misfit(phrase("nothing is expected of {expectation}", expectation=expectation[family]), (family,))
    else:
        others = [key for key in rest if key not in FAMILIES[family]]
        if family == "event":
            _check_event(expectation["event"], others, scene)
        elif family in WITH_GAME:
            _check_game(others, expectation, scene, start)
        elif others:
            raise Misfit(
                phrase("{others!r} does not stand beside `{family}`", others=others[0], family=family),
                (others[0],),
                nearest(others[0], (*FAMILIES[family], *CITATIONS)),
            )
        if family == "rewrite":
            _check_rewrite(expectation["rewrite"])


def _check_name(family: str, value: Json) -> None:
    if family == "triggered" and value in ("none", "nothing"):
        return
    listed = value if isinstance(value, list) and family in LISTS else [value]
    if isinstance(value, dict) and family in TABLES:
        listed = list(value)
    if not listed or not all(isinstance(item, str) and item for item in listed):
        raise Misfit(phrase("`{family}` names nothing that can be read", family=family), (family,))


def _check_rules(key: str, value: Json, letters: str) -> None:
    """Refuse what is no rule number; an inner list is any one of several."""
    if not isinstance(value, (str, list)) or not value:
        raise Misfit(phrase("`{key}` lists rule numbers", key=key), (key,))
    for number, where in _numbers(key, value):
        plain = number.strip().rpartition(":")[2].removesuffix("*").rstrip(".") if isinstance(number, str) else ""
        if not is_number(plain, letters) and not (isinstance(number, str) and is_entry(number)):
            raise Misfit(phrase("{number} is no rule number", number=words(number)), where)


def is_entry(number: str) -> bool:
    """Tell whether what is cited is an entry of a book's glossary: "glossary/スタック", with or without the book before it."""
    return number.strip().rpartition(":")[2].startswith("glossary/")


def _check_there_is(expectation: Mapping[str, Json], there: Set[str]) -> None:
    """Refuse `never` of a rule that there is not, which would hold for ever."""
    for number, where in _numbers("never", expectation.get("never", [])) if there else ():
        if not isinstance(number, str) or not any_rule_matches(number, there):
            raise Misfit(phrase("there is no rule {number}, so `never` would always hold", number=number), where)


def _numbers(key: str, value: Json) -> Iterator[tuple[Json, Path]]:
    """Yield every rule number that stands under a key, with its place."""
    for place, item in enumerate(value if isinstance(value, list) else [value]):
        for number in item if isinstance(item, list) else [item]:
            yield number, (key, place) if isinstance(value, list) else (key,)


def _check_game(keys: list[str], expectation: Mapping[str, Json], scene: GameAdapter, start: AnyPosition) -> None:
    for key in keys:
        try:
            known = scene.game_value(start, key, expectation[key]) is not None
        except Misfit:
            known = True
        if not known:
            raise Misfit(
                phrase("unknown expectation {name!r}", name=key),
                (key,),
                _asked_instead(key, expectation[key]) or nearest(key, FAMILIES),
            )


def _asked_instead(key: str, value: Json) -> str:
    """Return the query that a key of it makes, where it stands among expectations; empty where it makes none."""
    if key not in QUERIES:
        return ""
    example = {"decider": "{decider: KIND}", "legal": "{legal: KIND}", "value": "{value: ox.power}"}.get(
        key, f"{{{key}: …}}"
    )
    return phrase(
        "it is asked: `ask: {example}`, and what is expected of it is `expect: [{{answer: {value}}}]`",
        example=example,
        value=value if isinstance(value, (str, int)) else "…",
    )


def _check_event(named: Json, keys: list[str], scene: GameAdapter) -> None:
    if not isinstance(named, str) or (named not in scene.events and named not in scene.game.events):
        known = {*scene.events, *scene.game.events}
        raise Misfit(phrase("unknown event {name!r}", name=named), ("event",), nearest(str(named), known))
    for key in keys:
        if key not in EVENT_KEYS and key not in scene.details:
            known = {*EVENT_KEYS, *scene.details, *FAMILIES["event"]}
            raise Misfit(phrase("unknown key {name!r} of an event", name=key), (key,), nearest(key, known))


def _check_rewrite(value: Json) -> None:
    if not isinstance(value, dict) or not value:
        raise Misfit(phrase("`rewrite` needs event, amounts and by"), ("rewrite",))
    for key in value:
        if key not in REWRITE_KEYS:
            raise Misfit(
                phrase("unknown key {name!r}", name=key),
                ("rewrite", key),
                nearest(key, REWRITE_KEYS),
            )
        if key in ("event", "player", "object") and not isinstance(value[key], str):
            raise Misfit(phrase("one word is expected here"), ("rewrite", key))
