"""The combat phase (506-511)."""
