"""Sentences of English card text joined to abilities (113.3): lines, instructions, what depends on them, static abilities."""
