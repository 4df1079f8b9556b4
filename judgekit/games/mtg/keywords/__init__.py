"""Keyword abilities (702): tables of what they stand for, and one module for each that has code of its own."""
