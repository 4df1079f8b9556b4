"""The rows of the English grammar: wordings with slots and the terms that they stand for; each reads and prints."""
