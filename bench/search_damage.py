"""What search makes of the damaged Japanese: phrases whose particle was lost, and glued katakana before the analyser."""

from __future__ import annotations

import random
import re
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from judgekit.library.store import open_store
from judgekit.search.analysis import Analyser
from judgekit.search.atoms import atomic_terms, user_dictionary
from judgekit.search.folding import fold
from judgekit.search.instant import search
from judgekit.search.streams import joined

EDITION = "mtg@20210922"
PHRASES = 400
RARE = 10
PARTICLES = "のをはが"
LIMIT = 200

_PLAIN_HEAD = re.compile(r"[^/（(、。 …「」]{2,10}")
_KATAKANA = re.compile(r"[ァ-ヺー]+")


def run() -> None:
    """Print how often a phrase with its particle finds the rule that lost it, and what the user dictionary repairs."""
    connection = open_store(searched=True)
    texts = dict(
        connection.execute(
            "SELECT id, text_ja FROM search_node JOIN search_shelf USING (shelf) "
            "WHERE edition = ? AND text_ja IS NOT NULL AND number IS NOT NULL",
            (EDITION,),
        )
    )
    heads = [
        head for (head,) in connection.execute("SELECT DISTINCT title_ja FROM search_node WHERE title_ja IS NOT NULL")
    ]
    if not texts:
        print("no Japanese text is loaded")
        return
    _print_particles(connection, texts, {head for head in heads if _PLAIN_HEAD.fullmatch(head)})
    _print_atoms(texts, heads)


def _glued(texts: dict[str, str], terms: set[str]) -> Iterator[tuple[str, str, str]]:
    pattern = re.compile("|".join(map(re.escape, sorted(terms, key=len, reverse=True))))
    for node_id, text in texts.items():
        for first, second in pairwise(pattern.finditer(text)):
            if first.end() == second.start() and first.group() + second.group() not in terms:
                yield node_id, first.group(), second.group()


def _print_particles(connection: sqlite3.Connection, texts: dict[str, str], terms: set[str]) -> None:
    phrases = sorted(set(_glued(texts, terms)))
    chance = random.Random(7)
    chosen = chance.sample(phrases, min(PHRASES, len(phrases)))
    streams = dict(
        connection.execute(
            "SELECT id, stream FROM search_node JOIN search_shelf USING (shelf) "
            "WHERE stream IS NOT NULL AND book = 'mtg' AND kind <> 'entry'"
        )
    )
    printed = first_five = first_ten = anywhere = rare = rare_found = ten_print_it = 0
    possible = 0.0
    for node_id, first, second in chosen:
        hits = search(connection, first + chance.choice(PARTICLES) + second, game="mtg", limit=LIMIT).hits
        ids = [hit.id for hit in hits]
        printed += any(first + second in texts.get(hit_id, "") for hit_id in ids[:5])
        first_five += node_id in ids[:5]
        first_ten += node_id in ids[:10]
        anywhere += node_id in ids
        phrase = joined(fold(first + second))
        holding = sum(phrase in stream for stream in streams.values())
        ten_print_it += all(phrase in streams.get(hit_id, "") for hit_id in ids[: min(10, holding)])
        possible += min(1.0, 10 / max(1, holding))
        if holding <= RARE:
            rare += 1
            rare_found += node_id in ids[:10]
    count = len(chosen)
    print(f"phrases “AのB” where the document prints “AB”: {count} of {len(phrases)}")
    print(f"  some rule that prints it among the first five  {printed / count:7.3f}")
    print(f"  only rules that print it among the first ten    {ten_print_it / count:5.3f}")
    print(f"  this very rule among the first five            {first_five / count:7.3f}")
    print(f"  this very rule among the first ten             {first_ten / count:7.3f}")
    print(f"  …what chance gives among all that print it     {possible / count:7.3f}")
    print(f"  this very rule among all hits                  {anywhere / count:7.3f}")
    print(f"  …first ten, of phrases in at most {RARE} rules      {rare_found / max(1, rare):7.3f}  ({rare} phrases)")


def _print_atoms(texts: dict[str, str], heads: list[str]) -> None:
    """Print how many of the places where a katakana head stands the analyser leaves whole, with each dictionary."""
    atoms = atomic_terms(heads, texts.values())
    compounds = sorted({head for head in heads if _KATAKANA.sub("", head.replace("・", "")) == "" and len(head) > 2})
    longest = re.compile("|".join(map(re.escape, sorted(atoms, key=len, reverse=True))))
    with tempfile.TemporaryDirectory() as folder:
        dictionaries = {
            "the dictionary alone": None,
            f"with {len(atoms)} atoms": user_dictionary(atoms, Path(folder)),
            f"with {len(atoms)} atoms and {len(compounds)} compounds": user_dictionary(
                [*atoms, *compounds], Path(folder)
            ),
        }
        print("places of a katakana word in a text that the analyser cuts out whole")
        for name, dictionary in dictionaries.items():
            analyser = Analyser(dictionary)
            places = cut = 0
            for text in texts.values():
                standing = Counter(longest.findall(text))
                words = Counter(surface for surface, _base, _reading in analyser.words(text))
                places += standing.total()
                cut += (standing & words).total()
            print(f"  {name:<46} {cut / max(1, places):7.3f}  ({places} places)")
