"""English number words and what they mean: card text in every language is read and printed with them."""

from __future__ import annotations

_NUMBER_WORDS = """
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty
"""

NUMBERS = {word: str(number) for number, word in enumerate(_NUMBER_WORDS.split())}
"""What number words mean."""

NUMBER = rf"(?:\d+|{'|'.join(NUMBERS)})"
"""How many, in figures or in words: the expression of it."""

WORD_OF_NUMBER = {number: word for word, number in NUMBERS.items()}
"""The word of each number."""

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
"""The ordinal of each number from 1."""
