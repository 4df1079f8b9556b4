"""Which shields an attack breaks whose number is told: a known one that is used behind it is one of them, which is said aloud.

Only a shield that is broken is used so (Duel Masters 509.5); of the others nobody said which they are.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.core.data_classes import replace
from judgekit.core.text import Bilingual
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.reading.declared_in_order import ATTACKS
from judgekit.scenarios.notation.words.naming import Names, Thing
from judgekit.scenarios.notation.words.splitting import Statement

_N = "|".join(NUMBERS)
_BREAKS = re.compile(rf"\bbreaks (?P<n>\d+|{_N}|an?) shields?\b(?! with| from| of)")
_USES = re.compile(r"\b(?:uses?|declares?|casts?|summons?|triggers?)\b")


def with_shields_that_are_used(
    play: Sequence[Statement], names: Names, zones: Sequence[str], granted: list[Bilingual]
) -> tuple[Statement, ...]:
    """Return deeds in which an attack breaks the known shields that are used behind it.

    Args:
        play: the deeds.
        names: what their names may mean.
        zones: where shields lie.
        granted: what is taken for granted, to which this is added.
    """
    shields = [thing for thing in names.things if thing.zone in zones and thing.names]
    found = [*play]
    for place, one in enumerate(play):
        breaks = _BREAKS.search(one.body)
        if breaks is None:
            continue
        said = breaks["n"]
        number = 1 if said in ("a", "an") else int(NUMBERS.get(said, said))
        used = _used(play[place + 1 :], shields)
        if not 0 < len(used) <= number or len({thing.player for thing in used}) > 1:
            continue
        called, left = [thing.names[-1] for thing in used], number - len(used)
        those = " and ".join((*called, *([f"{left} unknown shields"] if left else [])))
        found[place] = replace(one, body=f"{one.body[: breaks.start()]}breaks {those}{one.body[breaks.end() :]}")
        granted += [Bilingual(f"{name}はブレイクされる", f"{name} is among the shields broken") for name in called]
    return tuple(found)


def _used(behind: Sequence[Statement], shields: Sequence[Thing]) -> list[Thing]:
    """Return the shields that are used before the next attack; none where several have one name."""
    used: list[Thing] = []
    for one in behind:
        if ATTACKS.search(one.body) is not None:
            break
        if _USES.search(one.body) is None:
            continue
        meant = [thing for thing in shields if re.search(rf"(?<![A-Za-z0-9]){re.escape(thing.names[-1])}", one.body)]
        if len({thing.names[-1] for thing in meant}) < len(meant):
            return []
        used += [thing for thing in meant if thing not in used]
    return used
