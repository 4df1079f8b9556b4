"""Who told at what the own ability is aimed wants what it offers: "you may" is answered yes where nothing else is told (603.3d)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from judgekit.core.errors import JudgekitError
from judgekit.core.text import Bilingual
from judgekit.engine import Question
from judgekit.scenarios.notation.words.naming import Names
from judgekit.table.choices import ACCEPT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable

OFFERED = "optional"
"""The kind of decision by which an effect lets a player do something."""
_TARGETS = "targets"
_AIMED = re.compile(
    r"\b(?:target(?:s|ing)?|aim(?:s|ing)?|point(?:s|ing)?|(?:choose|blink|flicker|exile|bounce|kill|destroy|shoot|steal)s?)\b|対象|選"
)
_CAST = re.compile(r"\b(?:casts?|activates?|uses?|plays?)\b|唱え|起動")
_TRIGGER = re.compile(r"\btriggers?\b|誘発")
_ON = re.compile(r"\b(?:on|at)\b|に")
_WHILE_IT_WAITS = re.compile(
    r"\b(?:can|could|may|might|stack|respond|response|counter (?!(?:on|left)\b)"
    r"|stop|prevent|priority)\b|スタック|対応|打ち消|でき|られる",
    re.IGNORECASE,
)
"""Questions of what may be done while it waits."""
_MOST = 8


def wants_it(table: NotationTable, question: Question) -> bool:
    """Tell whether a player is asked whether an ability does something of which that player told the target."""
    if question.kind != OFFERED or not question.of:
        return False
    aimed = [
        (one.question.of, one.choice)
        for one in table.run.table.records(0)
        if one.what == "decision" and one.question is not None and one.choice is not None
        if one.question.kind == _TARGETS and one.question.by == question.by
    ]
    targets = [choice for of, choice in aimed if of == question.of]
    elsewhere = {id for of, choice in aimed if of != question.of for id in ids_in(choice)}
    source = table.run.scene.name_of(question.position, question.of)
    told = [one.statement.body.casefold() for one in table.past]
    things = {thing.id: thing for thing in table.resolving().names.things}
    for id in ids_in(targets[-1]) if targets else ():
        words = Names([things[id]], ()).words if id in things else {id.casefold()}
        called = [
            re.compile(rf"(?<![A-Za-z0-9'-]){re.escape(word)}(?![A-Za-z0-9-])" if word.isascii() else re.escape(word))
            for word in words
        ]
        only_there = id not in elsewhere and table.run.scene.name_of(question.position, id) != source
        if any(one.search(body) for body in told if _is_aimed(body, only_there) for one in called):
            return True
    return False


def _is_aimed(body: str, only_there: bool) -> bool:
    """Tell whether a deed says at what an ability is aimed.

    Args:
        body: the deed.
        only_there: what is looked for in it is aimed at by nothing else: what is cast has no target that it could be.
    """
    if _CAST.search(body) is None or _TRIGGER.search(body) is not None:
        return _AIMED.search(body) is not None
    return only_there and (_AIMED.search(body) is not None or _ON.search(body) is not None)


def _offered(table: NotationTable) -> Question | None:
    """Let what waits resolve until somebody is asked whether to do something; None where nobody is, or something else is asked."""
    question = table.run.table.position.question
    while question is not None and question.kind in table.run.scene.resting and table.there.stack():
        table.step({"resolve": "top"})
        question = table.run.table.position.question
    return question if question is not None and question.kind == OFFERED else None


def ids_in(choice: object) -> Iterator[str]:
    """Yield the ids in a choice."""
    if isinstance(choice, str):
        yield choice
    elif isinstance(choice, tuple | list):
        for one in choice:
            yield from ids_in(one)


def why(question: Question) -> Bilingual:
    """Return why it is answered yes, to be said aloud."""
    by = question.by
    return Bilingual(f"対象を言ったので{by}は「はい」を選ぶ", f"{by} says yes, since its target was told")


def resolve_what_is_wanted(table: NotationTable, asked: Sequence[str]) -> None:
    """Let what waits last resolve, where its controller wants it and nothing is asked of what may be done before.

    Args:
        table: the table behind all that was told.
        asked: what is asked there.
    """
    if table.written.situation.exact or table.open is not None or any(map(_WHILE_IT_WAITS.search, asked)):
        return
    for _ in range(_MOST):
        other = table.copied()
        try:
            question = _offered(other)
            if question is None or not wants_it(other, question):
                return
            other.step({"choose": ACCEPT, "by": question.by})
        except JudgekitError:
            return
        other.grant(why(question))
        vars(table).update(vars(other))
