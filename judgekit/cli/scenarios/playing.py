"""`play`: a situation at a prompt, one line of table notation at a time: numbered answers, why, undo, fork, board, save."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from pathlib import Path

from judgekit.cli.scenarios.asking import Glosses, decisive, reply_lines, text_of
from judgekit.cli.scenarios.own_edition import chosen_edition
from judgekit.cli.screen import signs
from judgekit.cli.screen.prompting import typed
from judgekit.core import sqlite3
from judgekit.core.errors import JudgekitError, UsageFault
from judgekit.core.nodes import book_of, node_id
from judgekit.core.text import Bilingual, is_japanese
from judgekit.core.wording import phrase, told_in
from judgekit.library import lookup
from judgekit.scenarios.explaining import trace_lines
from judgekit.scenarios.files.faults import ScenarioMalformed
from judgekit.scenarios.files.model import read_scenario_file
from judgekit.scenarios.files.tree import read_tree
from judgekit.scenarios.notation.playing.boards import board, moment
from judgekit.scenarios.notation.prompt import Play, numbered
from judgekit.scenarios.notation.telling.replies import Reply
from judgekit.scenarios.stepping import Walk

SHOWN = 9
"""Answers listed without being asked for."""
SCENARIOS = (".yaml", ".yml")
"""How the name of a scenario file ends."""
LONGEST = 4_000
"""Characters of one line that is typed."""

HELP = Bilingual(
    """状況や行動を表記のまま1行ずつ: A: 灰色熊 2/2 / A: 灰色熊で攻撃 / ? ダメージ
番号          その選択肢を選ぶ
選択肢        すべての選択肢
なぜ          直前の行を決めたルール
なぜできない … 行えない理由
ルール [番号] 直前の行で引用したルール、または1つの本文
経過          直前の行の経過
盤面          盤面
今            今の場所
次            シナリオの次の行動を行う
答え A        シナリオの書き方での答え
戻す [N]      直前のN行を取り消す
分岐 [N]      ここから別の進行へ、N番の進行へ、またはシナリオの分岐へ
進行          これまでの進行とシナリオの分岐
表記          ここまでの表記
保存 FILE     表記、または .yaml ならシナリオとして保存
終了          終わる
表記の説明は judgekit help notation""",
    """say what is there and what is done, a line at a time: A: Bears 2/2 / A attacks with Bears / ? damage
NUMBER        take that answer
answers       every answer
why           the rules that decided the last line
why not …     why something cannot be done
rules [N]     the rules cited by the last line, or the text of one
trace         the last line step by step
board         the board
where         where we are
next          do the next step of a scenario
choose A      an answer as a scenario words it
undo [N]      take back the last N lines
fork [N]      go on along another line of play from here, go to line N, or to a fork of the scenario
lines         the lines of play and the forks of the scenario
notation      what was said so far
save FILE     save as notation, or as a scenario (.yaml)
quit          leave
judgekit help notation explains the notation""",
)
_WORDS = {
    "granted": Bilingual("前提", "taken for granted"),
    "more": Bilingual("他にもある: 「選択肢」ですべて", "and more: `answers` lists them"),
    "nothing": Bilingual("まだ何も行われていない", "nothing was done yet"),
    "none": Bilingual("直前の行が引用したルールはない", "the last line cited no rule"),
    "no-answers": Bilingual("ここで決めることはない", "no decision is open here"),
    "back": Bilingual("取り消し", "taken back"),
    "line": Bilingual("進行", "line of play"),
    "forks": Bilingual("シナリオの分岐", "forks of the scenario"),
    "saved": Bilingual("保存した", "saved"),
    "noted": Bilingual("了解", "noted"),
    "empty": Bilingual("(空)", "(empty)"),
}
COMMANDS = {
    "next": ("next", "n", "次"),
    "where": ("where", "w", "今"),
    "answers": ("answers", "l", "選択肢"),
    "choose": ("choose", "c", "答え"),
    "why": ("why", "なぜ"),
    "rules": ("rules", "ルール"),
    "trace": ("trace", "経過"),
    "board": ("board", "p", "盤面"),
    "undo": ("undo", "back", "b", "戻す"),
    "fork": ("fork", "分岐"),
    "lines": ("lines", "f", "進行"),
    "notation": ("notation", "表記"),
    "save": ("save", "保存"),
    "help": ("help", "h", "?", "ヘルプ"),
    "quit": ("quit", "q", "exit", "終了"),
}
"""Every command with the words that mean it; a word of one letter is a small letter, since players have capital ones."""
_NUMBERED = frozenset(("undo",))
_WITH_WORDS = frozenset(("save", "choose"))
_FORK = re.compile(r"[^\s:]+$")
_RULE = re.compile(r"[\w@]*:?\d+(?:\.\w+)*\.?$")
_NOT = re.compile(r"(?:why not|why can't|なぜできない)", re.IGNORECASE)


def command_of(line: str) -> tuple[str, str] | None:
    """Return the command that a line is, with what stands behind it; None where it is notation."""
    plain = line.strip()
    word, _blank, rest = plain.partition(" ")
    rest = rest.strip()
    for command, words in COMMANDS.items():
        if (word if len(word) == 1 else word.casefold()) not in words:
            continue
        fits = (
            not rest
            or command in _WITH_WORDS
            or (command in _NUMBERED and rest.isdecimal())
            or (command in ("fork", "lines") and _FORK.match(rest) is not None)
            or (command == "rules" and _RULE.match(rest) is not None)
        )
        return (command, rest) if fits else None
    return None


class Player:
    """The commands of a running situation.

    Args:
        play: the situation.
        say: receives each line for the user.
        connection: the store, for what rules say; None where there is none.
        lang: "en" or "ja".
        width: columns of the terminal, None for a pipe.
    """

    def __init__(
        self,
        play: Play,
        say: Callable[[str], None],
        connection: sqlite3.Connection | None,
        lang: str,
        width: int | None = None,
    ) -> None:
        self.play = play
        self.say = say
        self.connection = connection
        self.lang = lang
        self.width = width
        self._granted: tuple[Bilingual, ...] = ()
        self._moment = ""
        self._saved: set[Path] = set()

    def begin(self, text: str) -> None:
        """Take in the notation of a file and show where it leads.

        Raises:
            JudgekitError: it cannot be read or played.
        """
        self._replies(self.play.read(text))

    def begin_at_the_end(self, walk: Walk) -> None:
        """Show where the script of a scenario leads.

        Raises:
            JudgekitError: it cannot be played.
        """
        walk.to_the_end()
        self._replies([self.play.last])

    def run(self, lines: Iterable[str]) -> None:
        """Answer lines until one says to leave or there are no more; a line that cannot be done says why and changes nothing."""
        for line in lines:
            found = command_of(line[:LONGEST])
            if found is not None and found[0] == "quit":
                return
            try:
                if len(line) > LONGEST:
                    raise UsageFault(phrase("longer than {longest} characters", longest=LONGEST))
                if not line.strip():
                    self._nothing_typed()
                elif found is not None:
                    self._command(*found)
                elif _NOT.match(line.strip()):
                    self._replies(self.play.say(f"? {line.strip()}"))
                else:
                    self._replies(self.play.say(line.rstrip("\n")))
            except JudgekitError as fault:
                self._show(f"! {fault}" + (f" ({fault.hint})" if fault.hint else ""))

    def _nothing_typed(self) -> None:
        """Nothing is answered to an empty line."""

    @property
    def glosses(self) -> Glosses:
        """What the rules of the edition played say."""
        return Glosses(self.connection, self.play.table.written.scenario.rules, self.lang)

    # What came of a line.

    def _replies(self, replies: Sequence[Reply]) -> None:
        for reply in replies:
            if reply is self.play.last and reply.result:
                rules = ", ".join(decisive(reply, book_of(self.glosses.edition), 3))
                self._show(self._said(reply.result[0]) + (f" [{rules}]" if rules else ""))
            elif reply is not self.play.last:
                for line in reply_lines(reply, self.glosses, self.lang):
                    self._show(line)
        new = [one for one in self.play.granted if one not in self._granted]
        self._granted = tuple(self.play.granted)
        left_out = self.play.table.written.left_out
        for one in new:
            if one in left_out:
                self._show(self._said(one))
        if granted := [one for one in new if one not in left_out]:
            told = ("、" if self.lang == "ja" else "; ").join(self._said(one) for one in granted)
            self._show(f"{self._word('granted')}: {told}")
        if not replies:
            self._show(self._word("noted"))
        if not replies or any(reply is self.play.last for reply in replies):
            self._where()

    def _where(self) -> None:
        now = moment(self.play.table, self.lang)
        if now != self._moment:
            self._show(f"· {now}")
            self._moment = now
        self._decision(SHOWN)

    def _decision(self, most: int) -> None:
        decision = self.play.decision()
        if decision is None:
            return
        found = self.play.answers(most + 1)
        if len(found) == 1:
            self._show(f"{self._said(decision)}: 1  {found[0]}")
            return
        self._show(f"{self._said(decision)}:")
        for line in numbered(found[:most]):
            self._show(line)
        if len(found) > most:
            self._show(f"  … {self._word('more')}")

    # Commands.

    def _command(self, name: str, rest: str) -> None:
        commands: dict[str, Callable[[str], None]] = {
            "next": self._next,
            "where": lambda _rest: self._came(),
            "choose": self._choose,
            "answers": self._answers,
            "why": self._why,
            "rules": self._rules,
            "trace": self._trace,
            "board": self._board,
            "undo": self._undo,
            "fork": self._fork,
            "lines": self._lines,
            "notation": self._notation,
            "save": self._save,
            "help": self._help,
        }
        commands[name](rest)

    def _answers(self, _rest: str) -> None:
        if self.play.question is None:
            self._show(self._word("no-answers"))
            return
        found = self.play.allowed()
        wide = len(str(len(found)))
        for number, (line, rules) in enumerate(found, start=1):
            self._show(f"  {number:>{wide}}  {line}" + (f"  [{', '.join(rules)}]" if rules else ""))

    def _next(self, _rest: str) -> None:
        if not isinstance(self.play, Walk):
            raise UsageFault(
                phrase("no scenario is played here, so that no step lies ahead"), phrase("say what is done")
            )
        self.play.forward()
        self._came()

    def _came(self) -> None:
        """Show what came of the last line or step."""
        last = self.play.line[-1]
        if last.message:
            self._show(last.message)
        self._moment = ""
        self._replies([self.play.last])

    def _choose(self, rest: str) -> None:
        if not rest:
            raise UsageFault(phrase("say what to choose"), phrase("`answers` lists the legal answers"))
        try:
            plain = read_tree(rest).value
        except ScenarioMalformed:
            raise UsageFault(
                phrase("cannot read the answer {name!r}", name=rest[:40]), phrase("write it as in a scenario file")
            ) from None
        self.play.choose(plain)
        self._came()

    def _why(self, _rest: str) -> None:
        rules = decisive(self.play.last, book_of(self.glosses.edition))
        for line in self.glosses.lines(rules):
            self._show(line)
        if not rules:
            self._show(self._word("nothing" if len(self.play.line) == 1 else "none"))

    def _rules(self, rest: str) -> None:
        if rest:
            self._show(rule_text(self.connection, self.glosses.edition, rest, self.lang))
            return
        for line in self.glosses.lines(self.play.last.rules):
            self._show(line)
        if not self.play.last.rules:
            self._show(self._word("nothing" if len(self.play.line) == 1 else "none"))

    def _trace(self, _rest: str) -> None:
        lines = trace_lines(self.play.last.records, self.play.table.run.scene, self.lang)
        for line in lines or [self._word("nothing")]:
            self._show(line)

    def _board(self, _rest: str) -> None:
        for line in board(self.play.table, self.lang):
            self._show(line)

    def _undo(self, rest: str) -> None:
        for line in self.play.undo(int(rest[:4]) if rest else 1):
            self._show(f"{self._word('back')}: {line}")
        self._where()

    def _fork(self, rest: str) -> None:
        if rest and not rest.isdecimal():
            if not isinstance(self.play, Walk):
                raise UsageFault(
                    phrase("there is no line of play {number}", number=rest[:20]), phrase("`fork` alone begins one")
                )
            self.play.jump(rest)
            self._came()
            return
        if rest:
            self.play.go(int(rest[:4]))
        else:
            self.play.fork()
        self._lines("")
        if rest:
            self._where()

    def _lines(self, rest: str) -> None:
        if rest:
            self._fork(rest)
            return
        for number, line in zip(count(1), self.play.lines, strict=False):
            here = "*" if number == self.play.at + 1 else " "
            told = " / ".join(place.told or place.said for place in line[1:] if place.said) or self._word("empty")
            self._show(f"{here}{self._word('line')} {number}: {told}")
        if isinstance(self.play, Walk) and self.play.forks():
            self._show(f" {self._word('forks')}: {', '.join(self.play.forks())}")

    def _notation(self, _rest: str) -> None:
        for line in self.play.told() or [self._word("empty")]:
            self.say(line)

    def _save(self, rest: str) -> None:
        if not rest:
            raise UsageFault(phrase("say where to save"), phrase("save FILE, or save FILE.yaml for a scenario"))
        path = Path(rest).expanduser()
        try:
            if path.exists() and path.resolve() not in self._saved:
                raise UsageFault(phrase("{rest} is there already", rest=rest), phrase("save under another name"))
            if path.suffix not in SCENARIOS and self.play.scenario_read is not None:
                raise UsageFault(phrase("what began with a scenario is saved as one"), "save FILE.yaml")
            text = self.play.as_scenario() if path.suffix in SCENARIOS else "\n".join([*self.play.told(), ""])
            path.write_text(text, encoding="utf-8")
            self._saved.add(path.resolve())
        except (OSError, ValueError) as fault:
            raise UsageFault(
                phrase("{rest} cannot be written: {fault}", rest=rest, fault=getattr(fault, "strerror", None) or fault)
            ) from None
        self._show(f"{self._word('saved')}: {rest}")

    def _help(self, _rest: str) -> None:
        for line in self._said(HELP).splitlines():
            self._show(line)

    def words(self) -> list[str]:
        """Return what may be typed here, for completion: commands, what the open decision allows, names."""
        commands = [words[-1 if self.lang == "ja" else 0] for words in COMMANDS.values()]
        names = [thing.id for thing in self.play.table.written.situation.names.things]
        return [*commands, *self.play.answers(SHOWN), *names]

    # Words.

    def _said(self, text: Bilingual) -> str:
        return str(text.ja if self.lang == "ja" else text.en)

    def _word(self, key: str) -> str:
        return self._said(_WORDS[key])

    def _show(self, line: str) -> None:
        """Say a line; on a terminal broken where words end, what is below indented."""
        for piece in signs.folded(line, self.width):
            self.say(piece)


def rule_text(connection: sqlite3.Connection | None, edition: str, number: str, lang: str) -> str:
    """Return the text of a rule, its gloss where the text is not on this machine.

    Raises:
        UsageFault: there is no such rule.
    """
    wanted = number.rstrip(".")
    row = None
    if connection is not None:
        row = lookup.by_id(connection, wanted if ":" in wanted else node_id(edition, wanted))
    if row is None:
        raise UsageFault(
            phrase("there is no rule {wanted} in {edition}", wanted=wanted[:20], edition=edition),
            phrase("judgekit search finds rules by words"),
        )
    order = ("ja", "en") if lang == "ja" else ("en", "ja")
    texts = [row[f"{part}_{one}"] for part in ("text", "gloss", "title") for one in order]
    return f"[{wanted}] {next((text for text in texts if text), '')}".replace("\x1e", " ")


def play(
    connection: sqlite3.Connection | None, source: str, *, edition: str | None, lang: str, game: str = "mtg"
) -> int:
    """Play a situation with the lines typed: at a prompt on a terminal, else from a pipe, each line answered.

    Args:
        connection: the store, for headings and glosses; None where there is none.
        source: a file of notation or a scenario to begin with; empty for an empty table.
        edition: what `--edition` says; None for nothing.
        lang: "ja", "en", or "both": the language of the notation.
        game: the game where the notation names none.

    Raises:
        JudgekitError: the file cannot be read or played.
    """
    chosen, own = chosen_edition(edition)
    scenario = read_scenario_file(Path(source), source, chosen) if Path(source).suffix in SCENARIOS else None
    text = text_of(source) if source and scenario is None else ""
    told = "ja" if lang == "both" and is_japanese(text) else told_in(lang)
    try:
        running = Play(chosen, game, told) if scenario is None else Walk(scenario, told)
        player = Player(running, print, connection, told, signs.terminal_width())
        for line in own.lines() if scenario is None else ():
            print("\n".join(signs.folded(line, player.width)))
        if isinstance(running, Walk):
            player.begin_at_the_end(running)
        if text.strip():
            player.begin(text)
        player.run(typed(player.words))
    except (KeyboardInterrupt, EOFError):
        print()
    return 0
