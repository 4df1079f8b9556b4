"""English words: their inflection, and number words."""
