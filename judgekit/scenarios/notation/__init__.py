"""Table notation: a situation in the words of the table, read into scenarios, played line by line, answered, printed back."""
