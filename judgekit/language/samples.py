"""One sentence for every wording of some rows: what a test reads to see that no wording can be read in two ways."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judgekit.language.rows import Rows


def samples(rows: Rows, words: Mapping[str, str], frames: Mapping[str, str], between: str = "") -> Iterator[str]:
    """Yield a sentence for every wording of some categories.

    Args:
        rows: the rows.
        words: by category, words that stand in its slots.
        frames: by category that is wanted, a sentence with `{}` for its wording.
        between: what stands between words: nothing in Japanese.
    """
    for template in rows.templates:
        if template.category in frames:
            filled = (word if isinstance(word, str) else words[word[1]] for word in template.words)
            yield frames[template.category].format(between.join(filled))
