"""The Classic Sixth Edition rulebook of Magic (`mtg6`): marks ◎ ● ○ instead of numbers, all on one line."""

from judgekit.books.sixth_edition.reader import read, recognises

__all__ = ["read", "recognises"]
