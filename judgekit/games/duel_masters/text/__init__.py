"""Japanese card text of Duel Masters read into terms, and printed from them."""
