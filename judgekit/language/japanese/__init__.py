"""Japanese words: one spelling, numbers and counters, verbs, and sentences cut into words."""
