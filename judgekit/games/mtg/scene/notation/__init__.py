"""How choices, payments and traces of Magic are worded."""
