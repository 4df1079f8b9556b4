"""Card text printed from the terms that the engine uses, in either language; never from the words that were read.

`printed` is the way in. Each language has a module of its own; what has no wording in it is printed in the structured form
of a scenario file, which is exact (`english.exactly`). What is printed is card text: read again, it gives equal terms.
"""

from __future__ import annotations

from judgekit.games.mtg.text.printing.english import in_english
from judgekit.games.mtg.text.printing.japanese import in_japanese


def printed(term: object, language: str, host: str = "enchanted creature", lives: bool = True) -> str:
    """Return what a term says, as card text of a language.

    Args:
        term: an ability, several abilities that are one line of card text, or a part of an ability.
        language: "en" or "ja".
        host: what the object is attached to, as its English text calls it (`english.host_of`).
        lives: the object may be said to die, as creatures do and artifacts do not (700.4).

    Returns:
        One line (with its modes, several); what the language has no wording for stands in the structured form.
    """
    return in_japanese(term, host, lives) if language == "ja" else in_english(term, host)
