"""Magic as scenarios see it: what is given, steps, queries, and how all that is worded."""
