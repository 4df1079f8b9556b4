"""What players say of triggered abilities: at what each is aimed, several of them at once, and whether one is made use of."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.core.data_classes import replace
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.naming import Names
from judgekit.scenarios.notation.words.told_deeds import Told, Way
from judgekit.scenarios.notation.words.triggers_aimed import KIND_OF_TRIGGER, aimed_at

_AIMED = re.compile(
    r"(?:(?P<deed>[^()]+?)(?:,\s*|\s+and\s+|,\s*and\s+))?(?:"
    r"(?:aim|target|point)(?:s|ing)?\s+(?:all\s+)?(?P<n>(?:both|two|three|four|five|[2-6])\s+)?"
    r"(?:of\s+)?(?:the\s+|his\s+|her\s+|their\s+|its\s+)?(?:trigger|triggered abilitie|abilitie)s\s+(?:at|on|to)\s+(?P<on>.+)"
    r"|targets?\s+(?P<on2>.+?)\s+with\s+(?:all\s+)?(?P<n2>(?:both|two|three|four|five|[2-6])\s+)?"
    r"(?:of\s+)?(?:the\s+|his\s+|her\s+|their\s+|its\s+)?(?:(?P<of>[a-z-]+|[A-Z][\w' -]*?(?:'s)?)\s+)?(?:(?P<one>trigger"
    r"|(?:triggered )?ability)|triggers"
    r"|(?:triggered )?abilities))",
    re.IGNORECASE,
)
_MOST_TRIGGERS = 6
"""Triggered abilities that are aimed at once, where nobody says how many."""


def aiming(told: Told) -> Iterator[Way]:
    """Yield the targets of several triggered abilities that were said at once (casts Wrath, aiming both triggers at B)."""
    aimed = _AIMED.fullmatch(told.rest)
    if aimed is None:
        return
    said = aimed.groupdict(default="")
    on, number = said["on"] or said["on2"], (said["n"] or said["n2"]).strip().casefold()
    numbers = {"both": 2, "two": 2, "three": 3, "four": 4, "five": 5}
    first = [replace(told.statement, who=told.who, body=said["deed"].strip(" ,"))] if said["deed"] else []
    single = bool(said.get("one"))
    counts = [numbers.get(number) or int(number)] if number else [1] if single else range(_MOST_TRIGGERS, 0, -1)
    chosen, granted = _aimed_by(told, on, said["of"] or "")
    # Who is said to aim them aims his own: those of another player are aimed by that one (603.3d).
    by = [told.who] if told.who else sorted(told.names.players, key=lambda one: one != told.active)
    together = not number and not single and not first  # all of them: whoever is asked aims at it
    for several in [] if said["deed"] and not told.who else [by] if together else [[one] for one in by]:
        parts = [replace(told.statement, who=who, body=body) for who in several for body in chosen]
        if not number and not single:
            if not first:
                yield Way(parts, granted, surely=False, often=True)
                continue
            of = " ".join(f"all the {said['of'] or ''}".split())
            yield Way(
                [*first, replace(told.statement, who=several[0], body=f"targets {on} with {of} triggers")], surely=False
            )
        for count in counts:
            yield Way([*first, *parts * count], granted, surely=False)


def aimed_with(body: str, names: Names) -> str | None:
    """Return of what the ability is that a sentence aims at something known, empty where that has no name; None where it aims none.

    Args:
        body: the sentence, in either language.
        names: what is known.
    """
    english, japanese = _AIMED.fullmatch(re.sub(r"^[A-H] ", "", body)), aimed_at(re.sub("^[A-H][はが]", "", body))
    if english is not None and not english["deed"]:
        on, of = english["on"] or english["on2"], (english["of"] or "").removesuffix("'s")
    elif japanese is not None:
        on, of = japanese.on, japanese.of
    else:
        return None
    known = {*names.players, *names.words}
    on, of = (re.sub(r"^(?:the |[A-H]'s |[A-H]の)", "", one) for one in (on, of))
    return of if {on, on.casefold()} & known and (not of or {of, of.casefold()} & known) else None


def _aimed_by(told: Told, on: str, of: str) -> tuple[list[str], Bilingual | None]:
    """Return the choices of a target for what triggered, and what has to be said aloud of them.

    Args:
        told: the deed.
        on: what is chosen.
        of: of which card the abilities are, or a word for them (storm, death), by which no position tells them from others.
    """
    source = of.strip().removesuffix("'s").casefold()
    ids = [thing.id for thing in told.names.things if source in {thing.id.casefold(), *map(str.casefold, thing.names)}]
    if ids or of.strip()[:1].isupper():
        return [f"chooses {on} as target of {id}" for id in ids or [of.strip().removesuffix("'s")]], None
    if not of:
        return [f"chooses {on}"], None
    said = Bilingual(f"「{of}」の誘発は、その時に誘発したもの", f"the {of} triggers are what triggers then")
    return [f"chooses {on}"], said


def aiming_japanese(told: Told) -> Iterator[Way]:
    """Yield the targets of triggered abilities, of which Japanese does not say who chooses them (誘発は全部Bを対象)."""
    aimed = aimed_at(told.rest)
    if aimed is None:
        return
    players = told.names.players
    kind = None
    if KIND_OF_TRIGGER.fullmatch(aimed.of) is not None and aimed.of not in told.names.words:
        kind = Bilingual(
            f"「{aimed.of}」の誘発かどうかは見ず、対象を尋ねる誘発に対象を与える",
            f"at what the {aimed.of} trigger is aimed is told to whatever trigger asks for it",
        )
        aimed = aimed._replace(of="")
    who = told.who or (aimed.of if aimed.of in players else "")
    chosen = f"{aimed.of}の能力の対象に{aimed.on}を選ぶ" if aimed.of and aimed.of != who else f"{aimed.on}を選ぶ"
    by = [who] if who else sorted(players, key=lambda one: one != told.active)
    parts = [replace(told.statement, who=one, body=chosen) for one in by]
    if not aimed.number:
        yield Way(parts, kind, surely=False, often=True)
        known = {*players, *told.names.words}
        if aimed.if_any and all(re.sub("^[A-H]の", "", one) in known for one in aimed.on.split("と")):
            unused = Bilingual(
                f"「{told.rest}」は誘発したときだけのことと読み、ここでは使わない",
                f"{told.rest!r} is taken as said only of what triggers, and is not used here",
            )
            yield Way([], unused, surely=False)
        return
    for one in parts:
        said = Bilingual(
            f"誘発の対象に{aimed.on}を選ぶのは{one.who}", f"{one.who} chooses {aimed.on} for what triggered"
        )
        yield Way([one] * aimed.number, kind or (None if who else said), surely=False)


_USED = re.compile(
    r"(?:(?P<of>[^,;はを]+?)の)?(?:誘発(?:型能力)?|誘発した能力)(?:は|を|も)(?:使(?:う|用する)|使(?P<not>わない|用しない)|適用する|解決する"
    r"|[^,;を]*を?[^,;]{1,8}?(?P<not_so>ない)?(?:ほう|方)を選ぶ)"
)
"""That what triggered is made use of, or not: 誘発は使う."""


def used(told: Told) -> Iterator[Way]:
    """Yield that a player says yes or no to what triggered; where it asks nobody that, nothing is done, which is said aloud."""
    match = _USED.fullmatch(told.rest)
    if match is None:
        return
    of = match["of"] or ""
    by = told.who_has(of) if of else ()
    for who in [told.who] if told.who else sorted(by or told.names.players, key=lambda one: one != told.active):
        answered = replace(told.statement, who=who, body="いいえ" if match["not"] or match["not_so"] else "はい")
        yield Way(
            [answered],
            Bilingual(f"誘発を使うかどうかを答えるのは{who}", f"{who} says whether it is used"),
            surely=False,
        )
    if not match["not"] and not match["not_so"] and "選ぶ" not in told.rest:
        said = Bilingual(f"「{told.rest}」と言われたが、選ぶことはない", f"{told.rest!r}: nobody has a choice there")
        yield Way([], said, surely=False)
