"""107: formulas as they are written in structured terms: `2 * event.amount + 1`, `t.power`, `half-up(you.life)`."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.games.mtg.terms.records import Formula, Reference
from judgekit.games.mtg.terms.values import COMPARISONS, PARITIES, VALUES
from judgekit.games.mtg.text.structured.inner import INNER
from judgekit.games.mtg.text.structured.references import reference_named
from judgekit.games.mtg.text.structured.spelling import sign_only
from judgekit.language.formulas import Formulas
from judgekit.language.parts import Part


def read_comparison(part: Part) -> tuple[str, Formula]:
    """Read `<= 3`, `3`, `even` as a sign and a formula; `{<=: formula}` where the formula is no word."""
    if part.is_mapping:
        for sign in COMPARISONS:
            if sign in part:
                part.only((sign,))
                return (sign, read_formula(part[sign]))
        raise part.fault(
            phrase("a comparison is expected here"), phrase("one of {comparisons}", comparisons=", ".join(COMPARISONS))
        )
    text = part.text()
    if text in PARITIES:
        return ("is", PARITIES[text])
    for sign in COMPARISONS:
        if text.startswith(sign):
            return (sign, read_formula(_text_part(part, text[len(sign) :])))
    sign_only(part)
    return ("=", read_formula(part))


def read_formula(part: Part) -> Formula:
    """Read a formula: an integer, an expression, or a mapping with one of the words of `terms_values.FORMULAS`."""
    if part.is_mapping:
        formula: Formula = INNER["formula"](part)
    else:
        formula = _FORMULAS.read(part.text(), part)
    return formula


def split_pt(part: Part) -> tuple[str, str]:
    """Split `4/4`, `*/1+*`, `+1/-1` at its slash."""
    power, slash, toughness = part.text().partition("/")
    if not slash or not power.strip() or not toughness.strip():
        raise part.fault(phrase("power/toughness is expected here, not {part!r}", part=part.text()), "208.1")
    return power.strip(), toughness.strip()


def read_pt(part: Part) -> tuple[Formula, Formula]:
    """Read power and toughness: `4/4`, `1+*/1+*`, or a mapping with `power` and `toughness`."""
    if part.is_mapping:
        part.only(("power", "toughness"))
        return (read_formula(part["power"]), read_formula(part["toughness"]))
    power, toughness = split_pt(part)
    return (read_formula(_text_part(part, power)), read_formula(_text_part(part, toughness)))


def _text_part(part: Part, text: str) -> Part:
    return Part(text.strip(), part.path, part.names)


def value_of(reference: Reference, words: list[str]) -> Formula | None:
    """Return the formula of a value read from a reference, None where the words name no value."""
    if words and words[0] == "counters" and len(words) == 2:
        return ("value", reference, "counters", words[1])
    if len(words) == 1 and words[0] in VALUES:
        return ("value", reference, words[0])
    return None


def _named(token: str, part: Part) -> Formula | None:
    """Return what a name in a formula means: X, `*` (208.2), what an event or an earlier instruction gave, a value of something."""
    if token in ("*", "X", "x"):
        return ("star",) if token == "*" else ("x",)
    words = token.split(".")
    if words[:1] == ["event"] and len(words) == 2 and words[1] in ("amount", "count"):
        return ("event", words[1])
    for cut in range(len(words) - 1, 0, -1):
        reference = reference_named(".".join(words[:cut]), part)
        if reference is not None:
            value = value_of(reference, words[cut:])
            if value is not None:
                return value
    if len(words) == 1 and (words[0] in part.names or f"={words[0]}" in part.names):
        return ("made", words[0])
    return None


_FORMULAS: Formulas[Formula] = Formulas(
    _named,
    name=r"[^\W\d_][\w'-]*(?:\.[A-Za-z+-][\w+/'-]*)*",
    functions=("half-up", "half-down", "max", "min"),
    example="for example 2 * event.amount + 1, t.power, half-up(you.life)",
)
