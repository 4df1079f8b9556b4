"""What a JSON document or a YAML file holds: text, numbers, lists and mappings, one inside the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

TYPE_CHECKING = False  # typing costs more to import than a history takes
if TYPE_CHECKING:
    from typing import TypeAlias

    Json: TypeAlias = "str | int | float | bool | Sequence[Json] | Mapping[str, Json] | None"
else:
    Json = object
"""A value as files and `--json` have it; read only, so that a list of texts is one too."""
