"""English sentences of table notation: their words, their clauses, and what each clause tells."""
