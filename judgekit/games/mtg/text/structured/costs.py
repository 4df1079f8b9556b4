"""118, 601.2f: costs and changes of costs read from plain data."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.games.mtg.terms.records import Action, Cost
from judgekit.games.mtg.terms.symbols import SymbolsMalformed, read_symbols
from judgekit.games.mtg.text.structured.formulas import read_formula
from judgekit.games.mtg.text.structured.inner import INNER, read_phrase
from judgekit.games.mtg.text.structured.spelling import one_word
from judgekit.language.parts import Part


def read_cost(part: Part) -> Cost:
    """Read a cost: symbols, a printed cost such as `{1}, {T}, Sacrifice a creature`, or a list of its parts."""
    if part.is_text:
        text = one_word(part, "cost")
        if text.lstrip("+-−").isdecimal() and text[:1] in "+-−0":
            return Cost(loyalty=int(text.replace("−", "-")))
        if text == "mana-cost":
            return Cost(mana_formula=("mana-cost", ("this",)))
        if " or " in text and "{" in text:
            first, *others = (read_cost(Part(way.strip(), part.path, part.names)) for way in text.split(" or "))
            return first._replace(alternatives=tuple(others))
        if text in ("-X", "−X"):
            return Cost(loyalty=("-", 0, ("x",)))
        try:
            return cost_of_symbols(text)
        except SymbolsMalformed:
            cost: Cost | None = read_phrase("cost", text)
            if cost is None:
                raise part.fault(phrase("not understood as a cost: {text!r}", text=text)) from None
            return cost
    if part.is_mapping and "or" in part:
        part.only(("or",))
        usual, *instead = (read_cost(way) for way in part["or"].items())
        return usual._replace(alternatives=tuple(instead))
    mana: tuple[str, ...] = ()
    actions: list[Action] = []
    loyalty, formula = None, None
    for item in part.items():
        if item.is_mapping and ("mana" in item or "loyalty" in item):
            item.only(("loyalty",) if "loyalty" in item else ("mana",))
            if "loyalty" in item:
                loyalty = read_formula(item["loyalty"])
            elif item["mana"].is_text and item["mana"].text().startswith("{"):
                mana += read_symbols(item["mana"].text())
            else:
                formula = read_formula(item["mana"])
        elif item.is_text:
            inner = read_cost(item)
            mana += inner.mana
            actions.extend(inner.actions)
            formula = inner.mana_formula or formula
        else:
            actions.append(INNER["action"](item))
    return Cost(mana, tuple(actions), loyalty, (), formula)


def cost_of_symbols(text: str) -> Cost:
    """Return the cost that a row of symbols is, with {T} and {Q} as actions (107.5, 107.6) and {E} as counters (107.14).

    Raises:
        SymbolsMalformed: the text is no row of symbols.
    """
    symbols = read_symbols(text.replace(",", " "))
    mana = tuple(symbol for symbol in symbols if symbol not in ("T", "Q", "E"))
    actions = [
        Action("tap" if symbol == "T" else "untap", ("this",), None, (("symbol", True),))
        for symbol in symbols
        if symbol in "TQ"
    ]
    energy = symbols.count("E")
    if energy:
        actions.append(Action("player-counters", ("you",), -energy, (("kind", "energy"),)))
    return Cost(mana, tuple(actions))


def read_cost_change(part: Part) -> tuple[str, object]:
    """Read by how much a cost changes: `more: "{1}"`, `less: "{1}"` or a formula, `set: "{0}"`, `least: …` (601.2f)."""
    if part.is_text:
        sign = "less" if part.text().startswith("-") else "more"
        return (sign, cost_of_symbols(part.text().lstrip("+-")))
    key = part.key_names()[0]
    part.only(("more", "less", "set", "least", "times"))
    value = part[key]
    if value.is_text and value.text().startswith("{"):
        return (key, cost_of_symbols(value.text()))
    costs = key == "more" and (value.is_list or (value.is_mapping and "or" in value))
    return (key, read_cost(value) if costs else read_formula(value))
