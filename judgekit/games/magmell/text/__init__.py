"""Card text of MAGMELL, in Japanese, read into the structured form and printed from it."""
