"""A rule number says why something happens; whether it happens never hangs on one, on a print, or on what a card says."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest

JUDGEKIT = Path(__file__).resolve().parents[2] / "judgekit"
NUMBER = re.compile(r"(?:[a-z]\w*@?\d*:)?[1-9]\d\d(?:\.\d+)*[a-z]{0,2}\.?")
ASKING = frozenset(
    ("startswith", "endswith", "index", "count", "search", "match", "fullmatch", "issubset", "isdisjoint")
)
TEXT = "text"
"""The rooms of a game whose work are words: there a text is what is asked about."""

WORDED = frozenset((TEXT, "language", "scene", "notation.py"))
"""Where people name an ability by its first words, and where it is shown to them."""


def faults(parts: Iterable[ast.AST], numbers: Iterable[str] = (), words: bool = False) -> list[int]:
    """Return the lines on which code asks whether a rule number is this one, or what stands in the print of something.

    Args:
        parts: the parts of the code that may ask.
        numbers: names that stand for a rule number in it.
        words: its work are words, so that what a value looks like (`str`) is what it asks about.
    """
    named, printing = frozenset(numbers), frozenset(("repr",) if words else ("repr", "str"))
    found = []
    for node in parts:
        asked: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            asked = [node.left, *node.comparators]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ASKING:
            asked = [node.func.value, *(node.args if node.func.attr not in ("index", "count") else ())]
            asked += [one for one in node.args if _is_number(one, named)]
        elif isinstance(node, ast.MatchValue):
            asked = [node.value] if _is_number(node.value, named) else []
        found += [
            one.lineno for one in asked if _is_number(one, named) or _is_printed(one, printing) or _are_rules(one)
        ][:1]
    return found


def faults_of_cards(parts: Iterable[ast.AST]) -> list[int]:
    """Return the lines on which code asks what stands on a card (`ability.text == …`), or whether it has a certain name."""
    found = []
    for node in parts:
        asked: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            asked = [node.left, *node.comparators]
            named = any(isinstance(one, ast.Attribute) and one.attr == "name" for one in asked)
            if named and any(map(_is_name, asked)):
                found.append(node.lineno)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ASKING:
            asked = [node.func.value]
        texts = [
            part for one in asked for part in _called(one) if isinstance(part, ast.Attribute) and part.attr == "text"
        ]
        found += [text.lineno for text in texts[:1]]
    return found


def _is_name(node: ast.expr) -> bool:
    """Tell whether an expression is the name of a card, or several: words of the code are written small."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(map(_is_name, node.elts))
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value[:1].isupper()


def that_ask(module: ast.Module) -> list[ast.AST]:
    """Return the parts of code that may ask; `ast.walk`, which asks more of each part, takes three times as long."""
    found: list[ast.AST] = []
    waiting: list[ast.AST] = [module]
    while waiting:
        node = waiting.pop()
        if type(node) in _ASK:
            found.append(node)
        for field in vars(node).values():
            if isinstance(field, ast.AST):
                if field._fields:
                    waiting.append(field)
            elif type(field) is list:
                waiting += [one for one in field if isinstance(one, ast.AST)]
    return found


_ASK = frozenset((ast.Compare, ast.Call, ast.MatchValue))


def _is_number(node: ast.expr, named: frozenset[str]) -> bool:
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(_is_number(part, named) for part in node.elts)
    if isinstance(node, ast.Name):
        return node.id in named
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and bool(NUMBER.fullmatch(node.value))


def _is_printed(node: ast.expr, printing: frozenset[str]) -> bool:
    """Tell whether an expression is the print of something, or made from it by further calls."""
    return any(
        isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id in printing
        for part in _called(node)
    )


def _are_rules(node: ast.expr) -> bool:
    """Tell whether an expression is what an event or record cites: `happening.get("rules")`."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr != "get":
        return False
    return bool(node.args) and isinstance(node.args[0], ast.Constant) and node.args[0].value == "rules"


def _called(node: ast.expr) -> Iterator[ast.expr]:
    """Yield an expression, and those from which it is made by folding, cutting and the like; a length is something else."""
    yield node
    if not isinstance(node, ast.Call):
        return
    if isinstance(node.func, ast.Attribute) and node.func.attr != "get":
        yield from _called(node.func.value)
    elif isinstance(node.func, ast.Name) and node.func.id != "len":
        for part in node.args:
            yield from _called(part)


def constants(trees: Mapping[str, ast.Module]) -> dict[str, set[str]]:
    """Return by module the names that stand for rule numbers in it, those among them that it imports."""
    own = {module: set(_numbers_of(tree)) for module, tree in trees.items()}
    found = {module: set(names) for module, names in own.items()}
    for module, tree in trees.items():
        for node in tree.body:  # nothing is imported within a function there
            if isinstance(node, ast.ImportFrom) and node.module in own:
                found[module] |= {one.asname or one.name for one in node.names if one.name in own[node.module]}
    return found


def _numbers_of(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        if value is not None and _is_number(value, frozenset()):
            yield from (target.id for target in targets if isinstance(target, ast.Name))


@pytest.mark.parametrize(
    "line",
    [
        'rules[0] == "704.5m"',
        '"117.3b" in rules',
        'rule in ("509.2", "509.3")',
        'pairing == "mtg@20260417:702.124k"',
        'any(rule.startswith("232.4.") for rule in rules)',
        '"this" in repr(action)',
        "plain in folded(repr(cards))",
        're.search("this", folded(repr(cards)))',
        "repr(key) not in repr(card).lower()",
        '"types" in str(words)',
        '"no subtype of" in str(fault)',
        'str(step).endswith("-main")',
        '"counter" in happening.get("rules", ())',
    ],
)
def test_what_hangs_on_a_number_or_on_a_print_is_seen(line: str) -> None:
    assert faults(that_ask(ast.parse(f"if {line}:\n    pass\n"))) == [1]


def test_a_number_is_seen_behind_its_name_too_also_where_it_is_imported() -> None:
    sources = {
        "one": 'KEPT = "702.16k"\nANY = ("704.5", "704.6")\nWORD = "kept"\n',
        "other": "from one import KEPT, WORD\n",
    }
    named = constants({module: ast.parse(source) for module, source in sources.items()})
    assert named == {"one": {"KEPT", "ANY"}, "other": {"KEPT"}}
    assert faults(that_ask(ast.parse("if KEPT in variant or word == WORD:\n    pass\n")), named["other"]) == [1]
    assert faults(that_ask(ast.parse("rule.startswith(ANY)\n")), named["one"]) == [1]


@pytest.mark.parametrize("line", ['way == "graveyard"', 'draft.cite("704.5m")', 'length == "20"', "found = repr(card)"])
def test_a_citation_is_no_comparison(line: str) -> None:
    assert faults(that_ask(ast.parse(f"{line}\n"))) == []


@pytest.mark.parametrize(
    "line",
    [
        "one.text == text",
        "frame.ability.text in known",
        'ability.text.startswith("When")',
        '"draw" in card.text.casefold()',
        'card.name == "Time Vault"',
        'record.name in ("Time Vault", "Mana Vault")',
    ],
)
def test_what_hangs_on_what_a_card_says_or_is_called_is_seen(line: str) -> None:
    assert faults_of_cards(that_ask(ast.parse(f"if {line}:\n    pass\n"))) == [1]


@pytest.mark.parametrize("line", ['ability.name == "flying"', "said = card.text", "card.name == other.name"])
def test_a_word_of_the_rules_and_a_comparison_of_names_are_none(line: str) -> None:
    assert faults_of_cards(that_ask(ast.parse(f"{line}\n"))) == []


@pytest.mark.parametrize("room", ["engine", "mechanics", "table", "language", "games"])
def test_nothing_asks_what_number_a_rule_has_or_how_a_term_is_printed_or_what_a_card_says(room: str) -> None:
    files = {
        f"judgekit.{'.'.join(path.relative_to(JUDGEKIT).with_suffix('').parts)}": path
        for path in (JUDGEKIT / room).rglob("*.py")
    }
    trees = {module: ast.parse(path.read_text(encoding="utf-8")) for module, path in files.items()}
    named, asking = constants(trees), {module: that_ask(tree) for module, tree in trees.items()}
    found = {
        files[module].relative_to(JUDGEKIT).as_posix(): faults(parts, named[module], TEXT in files[module].parts)
        for module, parts in asking.items()
    }
    assert {file: lines for file, lines in found.items() if lines} == {}
    of_cards = {
        files[module].relative_to(JUDGEKIT).as_posix(): faults_of_cards(parts)
        for module, parts in asking.items()
        if not WORDED & {*files[module].parts}
    }
    assert {file: lines for file, lines in of_cards.items() if lines} == {}
