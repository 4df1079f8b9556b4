"""Atomic terms: the small user dictionary that keeps glued katakana from being cut at random.

The damaged Japanese prints `クリーチャーコントローラー` where `クリーチャーのコントローラー` was meant, and the analyser takes such
a run for one word; with the atoms of the games' language known, it cuts between them. Only atoms: a whole compound in the
dictionary would hide its parts.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import unidic_lite

ATOMS = 55
"""How many atoms are worth it; more of them are too rare to be glued to anything."""

_KATAKANA = re.compile(r"[ァ-ヺー]{3,}")
_CONTEXT = 5140
"""The connection id of a common noun in unidic-lite."""
_COST = 2000
_SECONDS = 60


def atomic_terms(heads: Iterable[str], texts: Iterable[str], most: int = ATOMS) -> list[str]:
    """Return the katakana words of some heads that the texts use most and that are not made of other such words.

    Args:
        heads: terms of the games as printed, their parts divided by `・` or by a change of script.
        texts: the rulebooks' Japanese.
        most: how many atoms to return.
    """
    words = {word for head in heads for word in _KATAKANA.findall(head)}
    simple = sorted(word for word in words if not _is_compound(word, words))
    counts: Counter[str] = Counter()
    for text in texts:
        for run in _KATAKANA.findall(text):
            counts.update(word for word in simple if word in run)
    return [word for word, _count in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))[:most]]


def _is_compound(word: str, words: set[str]) -> bool:
    return any(word[:cut] in words and word[cut:] in words for cut in range(3, len(word) - 2))


def user_dictionary(terms: Iterable[str], folder: Path) -> Path | None:
    """Compile a user dictionary, or return the one that was compiled of the same terms before.

    The builder ends its process on an error, so it runs in one of its own.

    Args:
        terms: katakana words.
        folder: where it is kept; made when it does not exist.

    Returns:
        The compiled dictionary; None where it could not be built, and the analyser does without.
    """
    lines = "".join(f"{_entry(term)}\n" for term in sorted(set(terms)))
    if not lines:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"atoms-{hashlib.sha256(lines.encode()).hexdigest()[:16]}"
    compiled = folder / f"{stem}.dic"
    if compiled.exists():
        return compiled
    source, unfinished = folder / f"{stem}.csv", folder / f"{stem}.part"
    source.write_text(lines, encoding="utf-8")
    # The builder cuts its arguments at blanks and takes no quotes, hence bare names in a folder of their own.
    arguments = f"build -d {unidic_lite.DICDIR} -u {unfinished.name} -f utf-8 -t utf-8 {source.name}"
    program = "import sys, fugashi; fugashi.build_dictionary(sys.argv[1])"
    command = [sys.executable, "-c", program, arguments]
    try:
        subprocess.run(command, cwd=folder, capture_output=True, timeout=_SECONDS, check=True)
        unfinished.replace(compiled)
    except (OSError, subprocess.SubprocessError):
        return None
    finally:
        source.unlink(missing_ok=True)
    return compiled


def _entry(term: str) -> str:
    """Return the line of a common noun as unidic-lite has them, read as it is written."""
    features = [
        "名詞",
        "普通名詞",
        "一般",
        "*",
        "*",
        "*",
        *[term] * 6,
        "外",
        "*",
        "*",
        "*",
        "*",
        *[term] * 4,
        "*",
        "*",
        "*",
        "*",
        "*",
    ]
    return ",".join([term, str(_CONTEXT), str(_CONTEXT), str(_COST), *features])
