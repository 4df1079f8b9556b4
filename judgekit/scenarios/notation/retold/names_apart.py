"""The names that stand in a sentence, each behind one character: what is left are the words that somebody says about them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from judgekit.core.text import is_japanese, listed

FIRST, LAST = 0xF100, 0xF4FF
"""Characters of private use, each of which stands for a name."""
NAME = f"[{chr(FIRST)}-{chr(LAST)}]"
_QUOTED = r'"[^"]*"|“[^”]*”|\{[^{}]*\}'
_CAPITAL = r"[A-Z][\w'’À-ÿ-]*(?:/[A-Z]\w+)?"
_SMALL = "of|the|to|in|for|with|and|from|at|on|a|de|by"
_RUN = re.compile(rf"{_QUOTED}|(?<![\w'{{/+-]){_CAPITAL}(?:,? (?:(?:{_SMALL}) )*{_CAPITAL}|,? \d+(?![\d/]))*")
_NO_NAMES = frozenset(
    listed(
        "I If It In On At So Then Now But And What Who Which When Where Why How Does Do Did Is Are Was Were Can Could Will"
        " Would Should May After Before During With Both He She They Their His Her My The This That There Next First Also Each"
        " All Nobody Neither Either Once While Since Because Suppose Assume Say As No Yes Has Have Had Am For Until To From By"
        " Of One Two Three Four Five Six Its Table Pod Match Round Seat Board Judge Hi Hello Hey Sorry Quick Another Modern"
        " Legacy Standard AP HP Beginning Start End"
    )
)


class NamesApart:
    """A sentence with its names behind characters.

    Args:
        is_name: tells whether words are a name that is known.
        words: names that are known of the text, in any letters.
    """

    def __init__(self, is_name: Callable[[str], bool], words: Collection[str]) -> None:
        self._is_name, self._words = is_name, words
        self.names: list[str] = []

    def apart(self, sentence: str) -> str:
        """Return a sentence with a character in the place of every name."""
        if is_japanese(sentence):
            known = sorted((one for one in self._words if len(one) > 1 or not one.isascii()), key=len, reverse=True)
            names = "|".join(["《[^》]+》", *map(re.escape, known)])
            return re.sub(
                rf"{_QUOTED}|「[^」]*」|({names})",
                lambda match: self._sign(match[1]) if match[1] else match[0],
                sentence,
            )
        return _RUN.sub(lambda match: self._parted(match.group()), sentence)

    def back(self, sentence: str) -> str:
        """Return a sentence with its names in the places of their characters."""
        return re.sub(NAME, lambda match: self.names[ord(match.group()) - FIRST], sentence)

    def alike(self, sentence: str) -> str:
        """Return a sentence with the same character for a name and for a part of it, where it is a part of one name alone."""

        def whole(match: re.Match[str]) -> str:
            said = self.name(match.group()).strip("《》")
            found = {one.strip("《》") for one in self.names if said in one}
            longest = next((one for one in found if all(other in one for other in found)), said)
            return self._sign(next(one for one in self.names if one.strip("《》") == longest))

        return re.sub(NAME, whole, sentence)

    def name(self, sign: str) -> str:
        """Return the name behind a character."""
        return self.names[ord(sign) - FIRST]

    def _sign(self, name: str) -> str:
        if name not in self.names:
            self.names.append(name)
        return chr(FIRST + self.names.index(name)) if self.names.index(name) <= LAST - FIRST else name

    def _parted(self, run: str) -> str:
        if run[0] in '"“{':
            return run
        found: list[str] = []
        tokens = re.findall(r"[^\s,]+|,|\s+", run)
        at = 0
        while at < len(tokens):
            if tokens[at].isspace() or tokens[at] == ",":
                found.append(tokens[at])
                at += 1
                continue
            for end in range(len(tokens), at, -1):
                if tokens[end - 1].isspace() or tokens[end - 1] == ",":
                    continue
                said = "".join(tokens[at:end])
                owned = next((one for one in ("'s", "’s") if said.endswith(one) and not self._is_known(said)), "")
                whole = said.removesuffix(owned)
                if end - at > 1 and not self._is_known(whole):
                    continue
                if end - at == 1 and not self._may_be_one(whole):
                    break
                if end - at == 1 and not self._is_known(whole):
                    found.append(self._run_of_capitals(tokens, at))
                    at += len(re.findall(r"[^\s,]+|,|\s+", found[-1]))
                    found[-1] = self._sign_owned(found[-1])
                    break
                found.append(self._sign(whole) + owned)
                at = end
                break
            else:
                continue
            if at < len(tokens) and not self._may_be_one(tokens[at]):
                found.append(tokens[at])
                at += 1
        return "".join(found)

    def _sign_owned(self, said: str) -> str:
        owned = next((one for one in ("'s", "’s") if said.endswith(one)), "")
        return self._sign(said.removesuffix(owned)) + owned

    def _run_of_capitals(self, tokens: list[str], at: int) -> str:
        """Return a name that nobody knows: words with capitals one behind the other, no further than one that is known begins."""
        end = at + 1
        while end + 1 < len(tokens) and tokens[end].isspace() and tokens[end + 1][:1].isupper():
            if tokens[end - 1].endswith(("'s", "’s")) or not self._may_be_one(tokens[end + 1]):
                break
            if any(self._is_known("".join(tokens[end + 1 : last])) for last in range(len(tokens), end + 1, -1)):
                break
            end += 2
        return "".join(tokens[at:end])

    def _is_known(self, said: str) -> bool:
        return said.casefold() in self._words or self._is_name(said)

    def _may_be_one(self, token: str) -> bool:
        plain = token.removesuffix("'s").removesuffix("’s")
        return len(plain) > 1 and plain[:1].isupper() and (plain not in _NO_NAMES or self._is_known(plain))
