"""What every game says in table notation in the same words: things, lists, statuses, moments, priority, choices, questions."""

from __future__ import annotations

import json
from pathlib import Path

from judgekit.core.tables import fields_in
from judgekit.table.notation import Said
from judgekit.table.notation_rows import NOT_SO

SHARED: tuple[Said, ...] = tuple(
    (category, english, japanese, json.loads(meaning))
    for category, english, japanese, meaning in fields_in(Path(__file__).parent / "rows.tsv", {"not-so": NOT_SO})
)
