"""`coverage`: which rules have code and which a passing scenario exercises, by chapter; which citations have gone stale."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path

from judgekit.cli import answering
from judgekit.cli.scenarios.without_code import Sorted, lines_of, share, sorted_rules
from judgekit.cli.screen import signs
from judgekit.core import sqlite3
from judgekit.core.corpus import corpus_folder
from judgekit.core.errors import UsageFault
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.nodes import BASE_EDITIONS, book_of, node_id
from judgekit.core.numbers import parent_of, sort_key
from judgekit.core.wording import phrase, reason_of, spoken
from judgekit.library import loading, lookup
from judgekit.references.changes import is_overlay
from judgekit.references.citations import StaleCitation, hashes_of, stale_under_changes
from judgekit.references.citations import stale as stale_among
from judgekit.references.differences import diff
from judgekit.scenarios.adapters import SCENES
from judgekit.scenarios.code_citations import CodeCitation
from judgekit.scenarios.covering import rules_exercised, rules_with_code
from judgekit.scenarios.expectations.shapes import is_entry
from judgekit.scenarios.passed_before import check_again
from judgekit.scenarios.verdicts import Report


class Chapter(NamedTuple):
    """The coverage of one group of rules.

    Attributes:
        number: the group ("704").
        title: its heading in English, in Japanese where it has no other.
        rules: how many rules and subrules with text it has.
        coded: those that the code cites.
        exercised: those that a passing scenario cites.
        uncoded: those that have no code, each with its heading where it has one of its own ("702.3 Defender").
        unshown: those that have code and that no passing scenario cites.
    """

    number: str
    title: str
    rules: int
    coded: int
    exercised: int
    uncoded: tuple[str, ...]
    unshown: tuple[str, ...] = ()


FOLLOWED = {"mtg": ("1", "5", "6", "704")}
"""Chapters and groups of which every rule without code is named without being asked for."""


def chapters(
    connection: sqlite3.Connection, game: str, exercised: Iterable[str], coded: Iterable[str]
) -> list[Chapter]:
    """Return the coverage of every group of a game's book, in the book's order.

    Args:
        connection: the store.
        game: book id.
        exercised: ids of the rules that passing scenarios cite.
        coded: numbers of the rules that have code.
    """
    with_code, shown = set(coded), set(exercised)
    groups: dict[str, list[str]] = {}
    titles: dict[str, str] = {}
    edition = BASE_EDITIONS[game]
    rows = connection.execute(
        "SELECT id, number, kind, title_ja, title_en, text_ja, text_en FROM node WHERE edition = ? ORDER BY ordinal",
        (edition,),
    )
    by_heads = any(
        is_entry(number) for number in with_code
    )  # a book whose rules stand under heads, in its glossary too
    for id, numbered, kind, ja, en, *texts in map(tuple, rows):
        if numbered is None and not (by_heads and kind == "entry"):
            continue
        number = numbered or id.partition(":")[2]
        titles[number] = en or ja or ""
        if kind not in ("section", "group") or (by_heads and any(texts)):
            groups.setdefault(_group(number), []).append(number)
    found = []
    for group in groups if by_heads else sorted(groups, key=sort_key):
        numbers = groups[group]
        uncoded = tuple(f"{number} {titles[number]}".strip() for number in numbers if number not in with_code)
        cited = [number for number in numbers if node_id(edition, number) in shown]
        unshown = tuple(number for number in numbers if number in with_code and number not in cited)
        with_it = len(numbers) - len(uncoded)
        found.append(Chapter(group, titles.get(group, ""), len(numbers), with_it, len(cited), uncoded, unshown))
    return found


def _group(number: str) -> str:
    if is_entry(number):
        return number.partition("/")[0]
    above = parent_of(number)
    while above is not None and "." in above:
        above = parent_of(above)
    return above or number


def measured(connection: sqlite3.Connection, game: str, report: Report, wanted: Sequence[str] = ()) -> list[Chapter]:
    """Return the coverage of a game by the scenarios of a report.

    Args:
        connection: the store.
        game: the game.
        report: what the scenarios showed.
        wanted: chapters and groups; all of them where none is named.

    Raises:
        UsageFault: the game has none of the chapters.
    """
    exercised = rules_exercised(result for result in report.results if result.book == game)
    found = chapters(connection, game, exercised, rules_with_code(game))
    if not wanted:
        return found
    inside = within(found, wanted)
    if not inside:
        raise UsageFault(
            phrase("{one} has no chapter {chapter}", one=game, chapter=", ".join(wanted)[:40]),
            "--chapter 6, --chapter 704",
        )
    return inside


def told(found: Sequence[Chapter], game: str, *, missing: bool) -> str:
    """Return the coverage of a game with the rules that lack something.

    Args:
        found: its chapters.
        game: the game.
        missing: name what lacks something in all of them, not only where no rule is to be without code.
    """
    why = sorted_rules(game)
    named = found if missing else within(found, FOLLOWED.get(game, ()))
    lines = [game, as_text(found, why)]
    return "\n".join([*lines, lacking(named, reasons_unshown(game), why)] if named else lines)


def games() -> list[str]:
    """Return the games that have rules in code."""
    return sorted(SCENES)


def own_scenarios(game: str | None) -> list[str]:
    """Return the folders of judgekit's own scenarios, worked examples among them: of one game, or of all."""
    folders = [corpus_folder() / one for one in ([game] if game else games())]
    return [str(folder) for folder in folders if any(folder.rglob("*.yaml"))]


def within(found: Iterable[Chapter], wanted: Sequence[str]) -> list[Chapter]:
    """Return the groups that are wanted, or that belong to a chapter that is wanted ("5" for 500 to 514)."""
    return [
        chapter
        for chapter in found
        if any(chapter.number == one or (len(one) == 1 and chapter.number.startswith(one)) for one in wanted)
    ]


def as_text(found: Sequence[Chapter], why: Mapping[str, Sorted] | None = None) -> str:
    """Return the coverage as a table.

    Args:
        found: the coverage.
        why: why each rule has no code, by number; where they are sorted, a line says what share of the deciding ones is done.
    """
    heads = (phrase("rules"), phrase("code"), phrase("shown"))
    lines = [" " * 7 + " ".join(" " * (5 - signs.cells(head)) + head for head in heads)]
    for chapter in found:
        lines.append(
            f"{chapter.number:<6} {chapter.rules:>5} {chapter.coded:>5} {chapter.exercised:>5}  {chapter.title}"
        )
    rules, coded, exercised = (sum(column) for column in zip(*(chapter[2:5] for chapter in found), strict=True))
    lines.append(f"{phrase('all'):<{6 if spoken() == 'en' else 5}} {rules:>5} {coded:>5} {exercised:>5}")
    if why:
        of = share(coded, exercised, (rule for chapter in found for rule in chapter.uncoded), why)
        lines.append(
            phrase(
                "{done} of {deciding} rules that decide something have code and a scenario ({percent} %); "
                "{variants} are of variants that are not played, {silent} decide nothing of their own",
                done=of.done,
                deciding=of.deciding,
                percent=f"{100 * of.done / (of.deciding or 1):.1f}",
                variants=of.variants,
                silent=of.silent,
            )
        )
    return "\n".join(lines)


UNSHOWN_FILE = "unshown.tsv"
"""Beside the outline of a book: rules that no scenario can show, or that need no code, each with the reason."""


def reasons_unshown(game: str) -> dict[str, str]:
    """Return why no scenario of a game shows a rule that has code, by number; empty where every one is shown."""
    path = corpus_folder() / game / UNSHOWN_FILE
    lines = path.read_text(encoding="utf-8").splitlines()[1:] if path.is_file() else []
    return {line.split("\t")[0]: line.split("\t")[1] for line in lines if line}


def lacking(
    found: Iterable[Chapter], reasons: Mapping[str, str] | None = None, why: Mapping[str, Sorted] | None = None
) -> str:
    """Return what has no code yet, and what has code but no scenario, by number under the heading of its group.

    Args:
        found: the coverage.
        reasons: why a rule has no code or no scenario shows it, by number; rules with one reason are named together.
        why: why each rule has no code, where a book's rules are sorted.
    """
    lines = []
    for chapter in found:
        if chapter.uncoded or chapter.unshown:
            lines.append(f"{chapter.number} {chapter.title}")
        lines.extend(
            lines_of(chapter.uncoded, why) if why else _by_reason(phrase("no code"), chapter.uncoded, reasons or {})
        )
        lines.extend(_by_reason(phrase("code, but no scenario"), chapter.unshown, reasons or {}))
    return "\n".join(lines)


def _by_reason(what: str, rules: Iterable[str], reasons: Mapping[str, str]) -> list[str]:
    """Return a line for each reason, with the rules that have it."""
    by_reason: dict[str, list[str]] = {}
    for rule in rules:
        by_reason.setdefault(reasons.get(rule.partition(" ")[0], ""), []).append(rule)
    return [
        f"    {what}: {', '.join(named)}{f' ({phrase(reason)})' if reason else ''}"
        for reason, named in sorted(by_reason.items())
    ]


def as_json(found: Sequence[Chapter]) -> str:
    """Return the coverage as JSON."""
    return json.dumps({"chapters": [chapter._asdict() for chapter in found]}, ensure_ascii=False)


NAMED = 12
"""How many of the scenarios that show a rule are named on the terminal."""


class Shown(NamedTuple):
    """Where one rule stands in the code, and which scenarios show it.

    Attributes:
        id: the rule ("mtg:702.19b").
        title: its heading, "" where it has none of its own.
        places: the places of the code that cite it.
        scenarios: (id, file) of every passing scenario that cites it.
    """

    id: str
    title: str
    places: tuple[CodeCitation, ...]
    scenarios: tuple[tuple[str, str], ...]


def where(
    connection: sqlite3.Connection, typed: str, game: str | None, paths: Sequence[str] | None, *, as_json: bool
) -> int:
    """Answer `coverage --where NUMBER`: the code of a rule and of its subrules; return 1 where there is none.

    Args:
        connection: the store.
        typed: a number as a judge types it ("702.19b", "magmell:701.2", "601.2a-i").
        game: the game it is of, None for the first that has it.
        paths: the scenarios to run, judgekit's own where it is None.
        as_json: as JSON for programs.

    Raises:
        UsageFault: when typed is no number.
        RuleNotFound: when no book has it; names the nearest.
    """
    rows = lookup.find(connection, typed, BASE_EDITIONS[game] if game else None)
    members = {row["id"]: row for found in rows for row in (found, *lookup.subrules(connection, found))}
    book = book_of(rows[0]["edition"])
    coded = rules_with_code(book) if book in games() else {}
    by_rule: dict[str, list[tuple[str, str]]] = {}
    if any(_number_of(row) in coded for row in members.values()):
        for result in check_again(list(paths or own_scenarios(book))).results:
            if result.verdict == "pass":
                for rule in result.cited:
                    by_rule.setdefault(rule, []).append((result.id, _from_here(result.file)))
    shown = [
        Shown(
            id,
            row["title_en"] or row["title_ja"] or "",
            tuple(coded.get(_number_of(row), ())),
            tuple(by_rule.get(id, ())),
        )
        for id, row in members.items()
    ]
    print(_where_as_json(shown) if as_json else "\n".join(line for one in shown for line in _where_lines(one)))
    return 0 if any(one.places for one in shown) else 1


def _number_of(row: lookup.Row) -> str:
    """Return the number of a rule, or the name of an entry of a glossary ("glossary/スタック")."""
    return str(row["number"] or row["id"].partition(":")[2])


def _from_here(file: str) -> str:
    """Return the path of a file from the current folder, as it is where it lies elsewhere."""
    path = Path(file)
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else file


def _where_lines(shown: Shown) -> list[str]:
    head = f"{shown.id} {shown.title}".rstrip()
    if not shown.places:
        return [phrase("{head}: no code cites it", head=head)]
    lines = [head, *(f"    {place.file}:{place.line}  {place.function}" for place in shown.places)]
    if not shown.scenarios:
        return [*lines, phrase("    no scenario shows it")]
    named = [f"        {id}  {file}" for id, file in shown.scenarios[:NAMED]]
    if left := len(shown.scenarios) - len(named):
        named.append(phrase("        and {left} more: --json names all", left=left))
    return [*lines, phrase("    shown by {scenarios}:", scenarios=len(shown.scenarios)), *named]


def _where_as_json(shown: Sequence[Shown]) -> str:
    rules = [
        {
            "id": one.id,
            "title": one.title,
            "places": [{"function": at.function, "file": at.file, "line": at.line} for at in one.places],
            "scenarios": [{"id": id, "file": file} for id, file in one.scenarios],
        }
        for one in shown
    ]
    return json.dumps({"rules": rules}, ensure_ascii=False)


ROW, BAR, LEFT = 18, 360, 300
_COLOURS = {"rules": "#e4e7eb", "coded": "#7fb0d8", "exercised": "#2f6f9f"}


def check_picture(file: Path) -> None:
    """Make sure that the coverage can be drawn into a file of this name.

    Raises:
        UsageFault: when its ending is not that of the one form drawn, or its folder does not exist.
    """
    if file.suffix.lower() != ".svg":
        raise UsageFault(
            phrase("no picture can be written as {suffix}", suffix=file.suffix or phrase("a file without an ending")),
            phrase("use .svg"),
        )
    if not file.absolute().parent.is_dir():
        raise UsageFault(phrase("{file} cannot be written: there is no folder {parent}", file=file, parent=file.parent))


def draw(found: Sequence[Chapter], file: Path, game: str, *, as_json: bool) -> str:
    """Write the coverage of a game as a picture and say so.

    Raises:
        UsageFault: when the file cannot be written.
    """
    try:
        file.write_text(as_svg(found), encoding="utf-8")
    except OSError as fault:
        raise UsageFault(
            phrase("{file} cannot be written: {strerror}", file=file, strerror=reason_of(fault))
        ) from fault
    if as_json:
        return json.dumps({"picture": str(file), "game": game}, ensure_ascii=False)
    return phrase("{file}: coverage of {game}", file=file, game=game)


def as_svg(found: Sequence[Chapter]) -> str:
    """Return the coverage as a picture: a bar for each group, its rules with code, and those that a scenario shows."""
    widest = max((chapter.rules for chapter in found), default=1)
    height = ROW * (len(found) + 2)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + BAR + 90}" height="{height}" font-family="sans-serif" '
        'font-size="11"><rect width="100%" height="100%" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="13">rules (grey), with code (light), shown by a scenario (dark)</text>',
    ]
    for place, chapter in enumerate(found, start=1):
        top = place * ROW + 4
        parts.append(f'<text x="8" y="{top + 11}">{chapter.number} {escape(chapter.title[:42])}</text>')
        for name, colour in _COLOURS.items():
            width = BAR * getattr(chapter, name) / widest
            parts.append(f'<rect x="{LEFT}" y="{top}" width="{width:.1f}" height="{ROW - 5}" fill="{colour}"/>')
        counts = f"{chapter.exercised}/{chapter.coded}/{chapter.rules}"
        parts.append(f'<text x="{LEFT + BAR * chapter.rules / widest + 6:.1f}" y="{top + 11}">{counts}</text>')
    return "\n".join([*parts, "</svg>"])


CITATIONS_FILE = "citations.json"
MADE_BY = {"made by": "judgekit coverage --record"}
"""The first entry of the citations file; it is no rule."""


def citations_path() -> Path:
    """Return the citations file: which rules our code and scenarios cite, with a hash of the text cited."""
    return corpus_folder() / CITATIONS_FILE


def cited_rules(paths: list[str]) -> set[str]:
    """Return the ids of the rules that our code and our scenarios cite."""
    cited = {node_id(BASE_EDITIONS[game], number) for game in games() for number in rules_with_code(game)}
    for result in check_again(paths).results:
        cited.update(result.cited)
    return cited


def recorded_citations() -> dict[str, str]:
    """Return the citations file: the hash of the text of each rule cited, by id; empty where there is none."""
    path = citations_path()
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {rule: digest for rule, digest in found.items() if rule not in MADE_BY}


def record_citations(connection: sqlite3.Connection, paths: list[str], *, as_json: bool) -> str:
    """Write the citations file anew and say how many rules it holds; what belongs to books not loaded is kept as it was.

    Raises:
        BookNotFound: when no text is loaded.
    """
    lookup.require_text(connection)
    hashes: dict[str, str] = {}
    cited = cited_rules(paths)
    for game in games():
        edition = BASE_EDITIONS[game]
        if lookup.has_text(connection, edition):
            hashes |= hashes_of(cited, loading.nodes(connection, edition))
        else:
            hashes |= {rule: digest for rule, digest in recorded_citations().items() if _book(rule) == game}
    citations_path().write_text(json.dumps(MADE_BY | dict(sorted(hashes.items())), indent=0) + "\n", encoding="utf-8")
    if as_json:
        return json.dumps({"file": str(citations_path()), "rules": len(hashes)}, ensure_ascii=False)
    return phrase("{citations_path}: {hashes} rules", citations_path=citations_path(), hashes=len(hashes))


def stale(connection: sqlite3.Connection, editions: Sequence[str], *, as_json: bool) -> int:
    """Answer `coverage --stale`: the citations whose rule is gone or says something else; return 1 where there is one.

    Args:
        connection: the store.
        editions: the editions to compare with; every whole one that is loaded where none is named.
        as_json: as JSON for programs.

    Raises:
        BookNotFound: when an edition is not loaded, or no document at all.
    """
    lookup.require_text(connection)
    for edition in editions:
        lookup.require_text(connection, edition)
    wanted = editions or [one for one in lookup.loaded(connection) if lookup.is_whole(connection, one)]
    found = [(edition, citation) for edition in wanted for citation in stale_citations(connection, edition)]
    silent = sorted({BASE_EDITIONS[_book(rule)] for rule in recorded_citations()} - set(lookup.loaded(connection)))
    if silent and not editions:
        answering.tell(
            phrase(
                "the text of {silent} is not on this machine: what cites it was not compared", silent=", ".join(silent)
            )
        )
    if as_json:
        shapes = [{"edition": edition, "id": citation.id, "reason": citation.reason} for edition, citation in found]
        print(json.dumps({"editions": list(wanted), "stale": shapes}, ensure_ascii=False))
    else:
        lines = [f"{edition}: {citation.id} {citation.reason}" for edition, citation in found]
        print("\n".join(lines) if lines else phrase("no citation has gone stale"))
    return 1 if found else 0


def stale_citations(connection: sqlite3.Connection, edition: str) -> list[StaleCitation]:
    """Return every recorded citation whose rule is gone or says something else in an edition that is loaded."""
    book = book_of(edition)
    own = {rule: digest for rule, digest in recorded_citations().items() if _book(rule) == book}
    nodes = loading.nodes(connection, edition)
    if is_overlay(nodes):
        return stale_under_changes(own, diff(loading.nodes(connection, BASE_EDITIONS[book]), nodes))
    for node in nodes:
        node.edition = BASE_EDITIONS.get(book, edition)
    return stale_among(own, nodes)


def _book(rule: str) -> str:
    return rule.partition(":")[0]
