"""Magic by the rulebook of Classic Sixth Edition: what it does otherwise than the Comprehensive Rules of 2021.

The book has marks instead of numbers and a glossary; its nodes are cited by code that only this edition has, as "mtg6:III.3.d".
"""
