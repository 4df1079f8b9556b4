"""`history` and `diff`: how rules changed between editions, word by word, with the commentary beside."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from judgekit.cli import answering
from judgekit.cli.screen import signs
from judgekit.core import sqlite3
from judgekit.core.errors import UsageFault
from judgekit.core.json_values import Json
from judgekit.core.losses import lost
from judgekit.core.nodes import book_of
from judgekit.core.numbers import parse_query
from judgekit.core.text import Lang
from judgekit.core.wording import noted, phrase
from judgekit.library import comparisons, lookup
from judgekit.library.choice import Asked
from judgekit.references.changes import Change
from judgekit.references.editions import Step, followed

TYPE_CHECKING = False  # words are compared only where a rule changed
if TYPE_CHECKING:
    from judgekit.references.words import Stretch

_UNTOLD, _TOLD_EACH = 3, 20
"""With which comparison of two editions it is first told that there are more, and after how many it is told again."""

_PLAIN = {"same": "{}", "removed": "[-{}-]", "added": "{{+{}+}}"}
_TERMINAL = {"same": "{}", "removed": "\x1b[31;9m[-{}-]\x1b[0m", "added": "\x1b[32m{{+{}+}}\x1b[0m"}
_KINDS = {
    "same": noted("unchanged"),
    "renumbered": noted("renumbered only"),
    "citations": noted("only the numbers it cites changed"),
    "translation": noted("only the Japanese half changed"),
    "changed": noted("changed"),
    "new": noted("new"),
    "removed": noted("removed"),
    "not comparable": noted("not comparable: a copy lost the half that would tell"),
}


def marked(stretches: Sequence[Stretch], *, colour: bool) -> str:
    """Return a word-level difference as one line: removed words in [-…-], added ones in {+…+}, or in colours."""
    marks = _TERMINAL if colour else _PLAIN
    return "".join(marks[stretch.operation].format(stretch.text) for stretch in stretches)


def numbers_of(change: Change) -> str:
    """Return "500.10 -> 500.11", or the one number where it stayed or there is only one."""
    if change.old_number and change.number and change.old_number != change.number:
        return f"{change.old_number} -> {change.number}"
    node = change.new or change.old
    return change.number or change.old_number or (node.name or "" if node else "")


def change_lines(change: Change, langs: Sequence[Lang], *, colour: bool) -> list[str]:
    """Return one change as lines: what became of it, then the wording in each language."""
    how = (
        phrase(" (follows from its neighbours)")
        if change.inferred
        else phrase(" (with the rule above it)")
        if change.with_parent
        else ""
    )
    kind = phrase("changed: only its examples") if change.only_examples else phrase(_KINDS[change.kind])
    lines = [f"{numbers_of(change)}  {kind}{how}"]
    if change.kind in ("changed", "new", "removed", "translation", "not comparable"):
        for lang in langs:
            text = marked(change.words(lang), colour=colour)
            if text:
                lines += [f"  {lang}  {line}" for line in text.split("\n")]
        lines += _lost_halves(change, langs)
    return lines


def _lost_halves(change: Change, langs: Sequence[Lang]) -> list[str]:
    """Return the lines that say which half of which edition's rule is not there to be compared."""
    lines = []
    for node in (change.old, change.new):
        for lang in langs:
            instead = lost(node.flags, lang) if node is not None and not change.words(lang) else None
            if node is not None and instead is not None:
                said = signs.told_of_the_loss(lang, instead.partition(":")[2], ours=False)
                lines += signs.signed(lang, signs.OF_THE_COPY, f"{node.edition}: {said}")
    return lines


def change_json(change: Change) -> dict[str, Json]:
    """Return one change as JSON for programs."""
    return {
        "kind": change.kind,
        "old": change.old.id if change.old else None,
        "new": change.new.id if change.new else None,
        "number": change.number,
        "inferred": change.inferred,
        "words": {
            lang: [{"operation": stretch.operation, "text": stretch.text} for stretch in change.words(lang)]
            for lang in ("ja", "en")
        },
        "commentary": change.commentary,
    }


def _langs(lang: str) -> tuple[Lang, ...]:
    return ("ja",) if lang == "ja" else ("en",) if lang == "en" else ("ja", "en")


def _colour() -> bool:
    import os

    return sys.stdout.isatty() and "NO_COLOR" not in os.environ


def asked(words: list[str], options: answering.Options) -> int:
    """Answer `judgekit history NUMBER…` without the typer application, which costs more than the answer."""

    def found(connection: sqlite3.Connection) -> int:
        where = answering.asked(connection, options)
        lang, as_json = answering.language(options), "json" in options
        typed = answering.numbers(words) or words
        told = [history_of(connection, one, where, lang=lang, as_json=as_json) for one in typed]
        print(("\n" if as_json else "\n\n").join(told))
        return 0

    return answering.with_store(found)


def history_of(connection: sqlite3.Connection, typed: str, asked: Asked, *, lang: str, as_json: bool) -> str:
    """Return `judgekit history NUMBER`: what each later edition did to the rule.

    Raises:
        UsageFault: when typed is no number.
        RuleNotFound: when no edition has it.
        BookNotFound: when no edition of its book is loaded.
    """
    query = parse_query(typed)
    if query is None:
        raise UsageFault(
            phrase("“{typed}” is no rule number", typed=typed[:40]), phrase("as in: judgekit history 500.10")
        )
    row = asked.find(connection, typed)[0]
    if not lookup.loaded(connection, row["book"]):
        lookup.require_text(connection, row["edition"])
    pairs = comparisons.chain(connection, row["book"])
    begun = _told_of(len(pairs))
    compared = [comparisons.compare(connection, *pair, begun) for pair in pairs]
    wanted = query.edition or asked.edition
    home = row["edition"] if wanted is None else lookup.known_edition(connection, wanted)
    steps = followed(row["number"] or query.candidates[0], home, compared)
    if as_json:
        import json

        return json.dumps({"number": row["number"], "steps": [_step_json(step) for step in steps]}, ensure_ascii=False)
    if not steps:
        return phrase(
            "{number}: only one edition of {book} is loaded, so there is no history to tell",
            number=row["number"],
            book=row["book"],
        )
    return "\n\n".join(_step_text(step, lang) for step in steps)


def _told_of(pairs: int) -> Callable[[], None]:
    """Return what is called as each comparison begins: of many, which take half a second each, it is told how far they are."""
    done = 0

    def begun() -> None:
        nonlocal done
        done += 1
        if done == _UNTOLD:
            answering.progress(phrase("comparing up to {count} pairs of editions, once for all", count=pairs))
        elif done % _TOLD_EACH == 0:
            answering.progress(phrase("{done} pairs of editions are compared", done=done))

    return begun


def _step_json(step: Step) -> dict[str, Json]:
    return {
        "earlier": step.earlier,
        "later": step.later,
        "changes": [change_json(change) for change in step.changes],
        "commentary": list(step.commentary),
    }


def _step_text(step: Step, lang: str) -> str:
    lines = [f"{step.earlier} -> {step.later}"]
    if not step.changes:
        lines.append(
            phrase("{after}  unchanged", after=", ".join(step.after))
            if step.after
            else phrase("not there in these editions")
        )
    for change in step.changes:
        lines += change_lines(change, _langs(lang), colour=_colour())
    lines += [f"  note {comment}" for comment in step.commentary]
    return "\n".join(lines)


def between(connection: sqlite3.Connection, old: str, new: str, *, lang: str, as_json: bool) -> str:
    """Return `judgekit diff EDITION EDITION`: every change, renumbering alone counted apart.

    Raises:
        BookNotFound: when an edition is not loaded.
        UsageFault: when the two are editions of different books.
    """
    earlier, later = (lookup.known_edition(connection, edition) for edition in (old, new))
    if book_of(earlier) != book_of(later):
        raise UsageFault(
            phrase("{earlier} and {later} are different books", earlier=earlier, later=later),
            phrase("give two editions of one book"),
        )
    for edition in (earlier, later):
        lookup.require_text(connection, edition)
    compared = comparisons.compare(connection, earlier, later)
    changes = [compared.change(trace) for trace in compared.traces]
    if as_json:
        import json

        shape = {"old": earlier, "new": later, "changes": [change_json(change) for change in changes]}
        return json.dumps(shape, ensure_ascii=False)
    counts = {kind: sum(change.kind == kind for change in changes) for kind in _KINDS if kind != "same"}
    counted = ", ".join(f"{count} {kind}" for kind, count in counts.items() if count)
    lines = [f"{earlier} -> {later}: {counted or 'nothing changed'}"]
    for change in changes:
        lines += change_lines(change, _langs(lang), colour=_colour())
    return "\n".join(lines)
