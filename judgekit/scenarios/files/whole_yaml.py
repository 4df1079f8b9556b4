"""All of YAML that a file may be written in, read by the parser of YAML: no tags, no anchors, no duplicate keys, bounded in size.

Loaded only where a text is not as plain as nearly all are (`judgekit.scenarios.files.plain_yaml`), and for what is wrong with one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

import yaml

from judgekit.core.json_values import Json
from judgekit.core.wording import noted, phrase
from judgekit.scenarios.files.faults import Path, ScenarioMalformed

LARGEST_TREE = 100_000
"""Texts, lists and dictionaries."""
DEEPEST = 40
"""Lists and dictionaries inside one another."""

_LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
_DEFAULT_TAGS = (None, "!")


def read_whole_yaml(text: str, file: str) -> tuple[Json, dict[Path, tuple[int, int]], Collection[Path]]:
    """Return what stands in a YAML text, line and column of each part, and the keys in braces behind which nothing stands.

    Raises:
        ScenarioMalformed: it is no YAML, or uses what is not allowed.
    """
    builder = _Builder(file, text)
    try:
        value = builder.build()
    except yaml.MarkedYAMLError as error:
        marks = [mark for mark in (error.problem_mark, error.context_mark) if mark is not None]
        line, column = (marks[0].line + 1, marks[0].column + 1) if marks else (0, 0)
        raise ScenarioMalformed(
            phrase("no YAML: {problem}", problem=phrase(error.problem or error.context or "")), file, line, column
        ) from None
    except yaml.YAMLError as error:
        raise ScenarioMalformed(
            phrase("no YAML: {splitlines}", splitlines=str(error).splitlines()[0]), file, 1, 1
        ) from None
    except UnicodeEncodeError:
        raise ScenarioMalformed(phrase("the file is no text in UTF-8"), file, 1, 1) from None
    return value, builder.places, builder.bare


def _place(event: yaml.Event) -> tuple[int, int]:
    mark = event.start_mark
    return (mark.line + 1, mark.column + 1) if mark is not None else (0, 0)


def _width(event: yaml.Event) -> int | None:
    """Return how many characters stand for a part, None where the parser does not tell."""
    start, end = event.start_mark, event.end_mark
    return end.index - start.index if start is not None and end is not None else None


class _Builder:
    """Makes a tree from the events of the YAML parser."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.places: dict[Path, tuple[int, int]] = {}
        self.bare: set[Path] = set()
        self.events: Iterator[yaml.Event] = yaml.parse(text, Loader=_LOADER)
        self.count = 0

    def fault(self, reason: str, event: yaml.Event, path: Path) -> ScenarioMalformed:
        return ScenarioMalformed(reason, self.file, *_place(event), path)

    def build(self) -> Json:
        value: Json = None
        documents = 0
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    raise self.fault(phrase("more than one document in the file"), event, ())
                value = self.node(next(self.events), ())
        if not documents:
            raise ScenarioMalformed(phrase("the file is empty"), self.file, 1, 1)
        return value

    def node(self, event: yaml.Event, path: Path) -> Json:
        self.check(event, path)
        self.places[path] = _place(event)
        if isinstance(event, yaml.ScalarEvent):
            text: str = event.value
            return text
        if isinstance(event, yaml.SequenceStartEvent):
            return self.sequence(path)
        return self.mapping(path, bool(getattr(event, "flow_style", False)))

    def check(self, event: yaml.Event, path: Path) -> None:
        self.count += 1
        if self.count > LARGEST_TREE:
            raise self.fault(phrase("more than {largest_tree} parts", largest_tree=LARGEST_TREE), event, path)
        if len(path) > DEEPEST:
            raise self.fault(phrase("more than {deepest} levels deep", deepest=DEEPEST), event, path[:3])
        if isinstance(event, yaml.AliasEvent):
            raise self.fault(phrase("aliases are not allowed"), event, path)
        if not isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent):
            raise self.fault(phrase("a text, a list or keys and values are expected here"), event, path)
        if event.anchor is not None:
            raise self.fault(phrase("anchors are not allowed"), event, path)
        if event.tag not in _DEFAULT_TAGS:
            raise self.fault(phrase("tags are not allowed: {tag}", tag=event.tag), event, path)

    def sequence(self, path: Path) -> list[Json]:
        items: list[Json] = []
        while not isinstance(event := next(self.events), yaml.SequenceEndEvent):
            items.append(self.node(event, (*path, len(items))))
        return items

    def mapping(self, path: Path, in_braces: bool) -> dict[str, Json]:
        found: dict[str, Json] = {}
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent):
                raise self.fault(phrase("a key is a text"), event, path)
            self.check(event, path)
            if event.value in found:
                raise self.fault(
                    phrase("the key {name!r} stands here twice", name=event.value), event, (*path, event.value)
                )
            key = event.value
            value = next(self.events)
            if in_braces and _width(value) == 0:
                self.bare.add((*path, key))
            found[key] = self.node(value, (*path, key))
            self.places[(*path, key)] = _place(event)
        return found


_SAID_BY_THE_PARSER = (
    noted("did not find expected ',' or ']'"),
    noted("did not find expected ',' or '}'"),
    noted("did not find expected key"),
    noted("mapping values are not allowed in this context"),
    noted("found character that cannot start any token"),
    noted("could not find expected ':'"),
    noted("block sequence entries are not allowed in this context"),
    noted("found unexpected end of stream"),
    noted("found unknown escape character"),
    noted("found a tab character that violates indentation"),
    noted("found a tab character where an indentation space is expected"),
    noted("did not find expected <document start>"),
    noted("did not find expected node content"),
    noted("did not find expected '-' indicator"),
    noted("did not find expected alphabetic or numeric character"),
    noted("found undefined tag handle"),
    noted("control characters are not allowed"),
    noted("found unexpected document indicator"),
    noted("invalid leading UTF-8 octet"),
    noted("mapping keys are not allowed in this context"),
    noted("found unexpected ':'"),
    noted("did not find URI escaped octet"),
    noted("found invalid Unicode character escape code"),
)
"""What the parser of YAML finds wrong, so that it has Japanese; another sentence of it stays English."""
