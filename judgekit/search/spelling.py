"""Spelling: the known word that a misspelt one was meant to be, by shared trigrams and then by edit distance.

This module is on the path of a cold search, so it imports neither re nor typing.
"""

from __future__ import annotations


def distance(first: str, second: str, most: int) -> int:
    """Return how many letters must be changed, added, dropped or swapped with their neighbour, or most + 1 when it is more.

    Args:
        first: a word.
        second: another.
        most: where counting stops.
    """
    if abs(len(first) - len(second)) > most:
        return most + 1
    if not first:
        return len(second)
    # A column of the table of distances in the bits of one number, after Hyyrö: one step a letter, where a table takes one a pair.
    every = (1 << len(first)) - 1
    last = (every + 1) >> 1
    at: dict[str, int] = {}
    for place, letter in enumerate(first):
        at[letter] = at.get(letter, 0) | 1 << place
    far = len(first)
    more, less, same, before = every, 0, 0, 0
    for letter in second:
        here = at.get(letter, 0)
        swapped = (~same & here) << 1 & before
        same = (((here & more) + more) ^ more) | here | less | swapped
        up = less | ~(same | more)
        down = same & more
        if up & last:
            far += 1
        elif down & last:
            far -= 1
        up = up << 1 | 1
        more = (down << 1 | ~(same | up)) & every
        less = up & same & every
        before = here
    return far if far <= most else most + 1


def allowed(letters: str) -> int:
    """Return how many mistakes a word of this length may hold and still be told."""
    return 0 if len(letters) < 4 else 1 if len(letters) < 7 else 2 if len(letters) < 12 else 3


def unlike_a_slip(typed: str, meant: str) -> int:
    """Return how little what was typed looks like a slip of the pen, of words with as many mistakes.

    Letters are dropped and swapped more often than added, and replaced least often; the first one is seldom wrong. So atack is
    attack, not stack.
    """
    if len(typed) < len(meant):
        unlike = 0 if _is_left_of(typed, meant) else 2
    elif len(typed) > len(meant):
        unlike = 1 if _is_left_of(meant, typed) else 2
    else:
        unlike = 0 if sorted(typed) == sorted(meant) else 2
    return unlike + (typed[:1] not in meant[:2]) + (typed[:1] != meant[:1])


def swapped(letters: str) -> list[str]:
    """Return what a word may have been before two letters beside each other were swapped; of a short one few stretches are left."""
    pairs = range(len(letters) - 1)
    return [letters[:place] + letters[place + 1] + letters[place] + letters[place + 2 :] for place in pairs]


def _is_left_of(short: str, long: str) -> bool:
    letters = iter(long)
    return all(letter in letters for letter in short)


def bounded(letters: str) -> str:
    """Return a word with its beginning and its end marked, so that they too are shared by what is misspelt in between."""
    return f"^{letters}$"


def trigrams(letters: str) -> list[str]:
    """Return the stretches of three letters of a word, its beginning and its end included."""
    marked = bounded(letters)
    return [marked[place : place + 3] for place in range(len(marked) - 2)]
