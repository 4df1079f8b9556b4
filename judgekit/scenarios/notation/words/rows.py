"""What every game says in table notation in the same words: things, lists, statuses, moments, priority, choices, questions."""

from __future__ import annotations

import os

from judgekit.core.json_reading import read_json
from judgekit.core.tables import fields_in
from judgekit.table.notation import Said
from judgekit.table.notation_rows import NOT_SO

SHARED: tuple[Said, ...] = tuple(
    (category, english, japanese, read_json(meaning))
    for category, english, japanese, meaning in fields_in(
        os.path.join(os.path.dirname(__file__), "rows.tsv"), {"not-so": NOT_SO}
    )
)
