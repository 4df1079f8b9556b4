"""English card text of Magic: the grammar of its templating."""
