"""What is wrong in a document, as tests look at it."""

from judgekit.core.documents import Reading


def lines_by_code(reading: Reading) -> dict[str, list[int]]:
    """Return the lines of the problems of a reading, by their code."""
    found: dict[str, list[int]] = {}
    for problem in reading.problems:
        found.setdefault(problem.code, []).append(problem.line)
    return found
