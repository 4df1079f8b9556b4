"""The words of table notation: rows of every game, statements and clauses, names, other ways to say it, what is not understood."""
