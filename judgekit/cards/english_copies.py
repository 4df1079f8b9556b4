"""English card text, copies (707): what becomes or enters as a copy of what, and the exceptions of the copying (707.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judgekit.cards.chart import Row
from judgekit.cards.english_resolving import Scope

Term = dict[str, Any]

EXCEPTIONS: list[Row] = [
    ("exception", "it's <p:pt>", {"base-pt": "$p"}),
    ("exception", "it's <k:tokentypes> in addition to its other types", {"add-types": "$k"}),
    ("exception", "it's a <k:tokentypes> in addition to its other types", {"add-types": "$k"}),
    ("exception", "it's legendary | it's legendary in addition to its other types", {"add-supertypes": "legendary"}),
    ("exception", "it's legendary and snow in addition to its other types", {"add-supertypes": ["legendary", "snow"]}),
    (
        "exception",
        "it isn't legendary | the token isn't legendary | the copy isn't legendary",
        {"lose-supertypes": "legendary"},
    ),
    ("exception", "it's <c:color> | the copy is <c:color> | that the copy is <c:color>", {"color": ["$c"]}),
    ("exception", "it has <a:keywords> | the token has <a:keywords> | the copy has <a:keywords>", {"gains": "$a"}),
    ("exception", "it has this ability | it gains this ability", {"gain": "this-ability"}),
    (
        "exception",
        "it doesn't copy that creature 's color | it don't copy that creature 's color",
        {"keeps": ["color"]},
    ),
    (
        "exception",
        "it enters with <n:count> additional <k:kindword> counter# on it"
        " | it enters the battlefield with <n:count> additional <k:kindword> counter# on it",
        {"counters": {"kind": "$k", "amount": "$n"}},
    ),
    ("exceptions", "<a:exception>", ["$a"]),
    ("exceptions", "<a:exception> and <b:exception>", ["$a", "$b"]),
    ("exceptions", "<a:exception> , <b:exception> , and <c:exception>", ["$a", "$b", "$c"]),
    (
        "exceptions",
        "<a:exception> and , if it's a creature , <b:exceptions>",
        ["$a", {"if": {"type": "creature"}, "then": "$b"}],
    ),
    ("exceptions", "if it's a creature , <b:exceptions>", [{"if": {"type": "creature"}, "then": "$b"}]),
]

ACTS: list[Row] = [
    ("act", "<s:subject> become@ a copy of <r:single>", {"become-copy": "$s", "copy-of": "$r"}),
    (
        "act",
        "<s:subject> become@ a copy of <r:single> <d:duration>",
        {"become-copy": "$s", "copy-of": "$r", "until": "$d"},
    ),
    (
        "act",
        "<s:subject> become@ a copy of <r:single> , except <e:exceptions>",
        {"become-copy": "$s", "copy-of": "$r", "except": "$e"},
    ),
    (
        "act",
        "<s:subject> become@ a copy of <r:single> <d:duration> , except <e:exceptions>",
        {"become-copy": "$s", "copy-of": "$r", "until": "$d", "except": "$e"},
    ),
    (
        "deed",
        "create@ a token that's~is a copy of <r:single> , except <e:exceptions>",
        {"create": "copy", "copy-of": "$r", "by": "@actor", "except": "$e", "as": "token"},
    ),
    (
        "deed",
        "copy@ <r:single> , except <e:exceptions>",
        {"copy": "$r", "by": "@actor", "except": "$e"},
    ),
    ("deed", "flip@ <o:objects>", {"flip": "$o"}),
]

ENTERING: list[Row] = [
    ("original", "any <f:filter> | any <f:filter> on the battlefield", "$f"),
    ("original", "<f:afilter>", "$f"),
    (
        "entryascopy",
        "as a copy of <o:original>",
        {"original": "$o"},
    ),
    (
        "entryascopy",
        "as a copy of <o:original> , except <e:exceptions>",
        {"original": "$o", "except": "$e"},
    ),
    (
        "sentence",
        "you may have ~ enter <e:entryascopy> | you may have ~ enter the battlefield <e:entryascopy>",
        {"enters-as": "$e", "optional": "true"},
    ),
    (
        "sentence",
        "<f:filters> enter as a copy of ~ | <f:filters> enter the battlefield as a copy of ~",
        {"enter-as-this": "$f"},
    ),
]

ROWS: list[Row] = [*EXCEPTIONS, *ACTS, *ENTERING]


def _enters_as(scope: Scope, reading: Term) -> list[Term]:
    """Return the replacement ability by which a permanent enters as a copy (614.1c, 707.5)."""
    entry = reading["enters-as"]
    act: Term = {"become-copy": "this", "copy-of": {"choose": scope.resolved(entry["original"])}}
    if "except" in entry:
        act["except"] = scope.resolved(entry["except"])
    return [{"replacement": {"if": {"event": "enters", "object": "this"}, "instead": [act], "optional": "true"}}]


def _enter_as_this(scope: Scope, reading: Term) -> list[Term]:
    """Return the replacement ability by which other permanents enter as copies of its source (614.1d, 707.5)."""
    act = {"become-copy": "event.object", "copy-of": "this"}
    event = {"event": "enters", "object": scope.resolved(reading["enter-as-this"])}
    return [{"replacement": {"if": event, "instead": [act]}}]


SENTENCES: dict[str, Callable[[Scope, Term], list[Term]]] = {
    "enters-as": _enters_as,
    "enter-as-this": _enter_as_this,
}
"""Sentences about entering as a copy, by the key of their term."""
