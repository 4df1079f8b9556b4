"""Resolving (608): what becomes of a spell or ability, copies of it (707.10), and spells cast while something resolves."""
