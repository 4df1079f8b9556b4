"""Notes on what a later edition of the Comprehensive Rules changed (`mtg@otj`): new and changed rules, with commentary."""

from judgekit.books.update_notes.reader import read, recognises

__all__ = ["read", "recognises"]
