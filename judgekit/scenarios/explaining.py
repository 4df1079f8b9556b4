"""A trace as lines for people: what happened, to what, before and after, who decided, and the rules that decided it."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from judgekit.engine import Event, Record
from judgekit.scenarios.comparing import words
from judgekit.table.adapter import GameAdapter


def trace_lines(records: Sequence[Record], scene: GameAdapter | None = None, lang: str = "en") -> list[str]:
    """Return one line for every record that cites a rule or changed something.

    Args:
        records: the records.
        scene: the game, for its wording; None: the records' own names.
        lang: "en" or "ja", where the game has wording for both.
    """
    return [record_line(record, scene, lang) for record in records if record.rules or record.changes or record.event]


def record_line(
    record: Record, scene: GameAdapter | None = None, lang: str = "en", rules: Sequence[str] | None = None
) -> str:
    """Return one record as a line: "damage B 3 by wolf: life 20 -> 17 [220.2, 221.2]".

    Args:
        record: the record.
        scene: the game, for its wording.
        lang: "en" or "ja".
        rules: those of its rules that are named; None: all.
    """
    what = scene.wording(record.what, lang) if scene is not None else record.what
    parts = [what]
    if record.what == "decision":
        parts = [what, *_decision(record, scene, lang)]
    else:
        if record.of is not None:
            parts.append(_words().step_named(record.of, scene, lang) if scene is not None else record.of)
        if record.event is not None and record.event.amount and record.what != "replaced":
            parts.append(str(record.event.amount))
        if record.by is not None and record.by != record.of:
            parts.append(f"← {record.by}")
    line = " ".join(parts)
    if record.changes:
        line += ": " + ("、" if lang == "ja" else ", ").join(
            _words().change(*one, scene, lang) for one in record.changes
        )
    elif record.what == "replaced" and record.event is not None:
        became = record.details.get("became", ())
        line += f": {_became(record.event, scene, lang)} → " + (
            ", ".join(_became(event, scene, lang) for event in became) or "-"
        )
    named = record.rules if rules is None else rules
    return line + (f" [{', '.join(named)}]" if named else "")


def decision_word(kind: str, scene: GameAdapter, lang: str) -> str:
    """Return what is decided, in words."""
    return str(_words().decision(kind, scene, lang))


def _became(event: Event, scene: GameAdapter | None, lang: str) -> str:
    kind = scene.wording(event.kind, lang) if scene is not None else event.kind
    where = f"({_words().word(event.get('to'), lang)})" if event.kind == "move" else ""
    return " ".join(part for part in (kind, where, str(event.amount or "")) if part)


def _words() -> ModuleType:
    """Return the module that says names of records in words; a check that only judges loads nothing of it."""
    from judgekit.scenarios.notation.telling import told_in_words

    return told_in_words


def _decision(record: Record, scene: GameAdapter | None, lang: str) -> list[str]:
    choice: object = record.choice
    if scene is not None and record.question is not None:
        choice = scene.write_choice(record.question, record.choice)
    kind = record.details.get("kind", "")
    about = f" ({record.of})" if record.of is not None else ""
    if scene is None:
        return [f"{record.by}", f"{kind}{about}:", words(choice)]
    said = _words()
    return [f"{record.by}", f"{said.decision(kind, scene, lang)}{about}:", said.choice(record, scene, choice, lang)]
