"""Search: analysis of Japanese and English, the instant index, the fuzzy index."""
