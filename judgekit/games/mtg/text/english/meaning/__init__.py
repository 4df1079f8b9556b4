"""What words of English card text mean: objects, players, figures and pronouns of a sentence turned into references (608.2c)."""
