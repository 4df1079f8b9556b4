"""Card text to ability terms, one grammar per language."""
