"""Readers: the bytes of a rulebook in, numbered rule nodes and problems out."""
