"""Parts of plain data with their path: they stand in `judgekit.core.parts`, since start positions are read from them too."""

from judgekit.core.parts import FALSE, LONGEST_NUMBER, MOST_OBJECTS, TRUE, Part, Path, TermMalformed, nearest

__all__ = ["FALSE", "LONGEST_NUMBER", "MOST_OBJECTS", "TRUE", "Part", "Path", "TermMalformed", "nearest"]
