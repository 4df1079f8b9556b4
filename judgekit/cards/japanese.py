"""Japanese card text to ability terms: what MAGMELL needs. One line is one ability; its sentences are read one by one and joined.

The terms are those that a scenario file may spell out (`abilities:`), so a text and its terms mean the same by construction.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Any

from judgekit.cards.faults import CardTextNotUnderstood
from judgekit.cards.japanese_grammar import parse

Term = dict[str, Any]

_DASHES = str.maketrans(
    {"−": "-", "－": "-", "‐": "-", "―": "-", "–": "-", ",": "、", "､": "、", "｡": "。", "代": "代"}
)
_KANJI_NUMBERS = {
    "一": "1",
    "二": "2",
    "三": "3",
    "四": "4",
    "五": "5",
    "六": "6",
    "七": "7",
    "八": "8",
    "九": "9",
    "十": "10",
}
_KANJI_COUNT = re.compile("([一二三四五六七八九十])(?=体|人|枚|つ|個|点)")
_SPELLINGS = (
    ("代わりに", "かわりに"),
    ("替わりに", "かわりに"),
    ("全て", "すべて"),
    ("対戦相手", "相手"),
    ("カウンタ-", "カウンター"),
    ("および", "と"),
    ("及び", "と"),
    ("又は", "または"),
    ("若しくは", "または"),
    ("出来ない", "できない"),
    ("ても良い", "てもよい"),
    ("無作為に選んで", "無作為に"),
    ("自分の手札", "手札"),
    ("自分の魔導書", "魔導書"),
    ("あなたの魔導書の上から", "魔導書の上から"),
    ("あなたの魔石デッキの", "魔石デッキの"),
    ("あなたの手札から", "手札から"),
    ("あなたのダストから", "ダストから"),
    ("は、", "は"),
    ("を、", "を"),
    ("両プレイヤー", "各プレイヤー"),
    ("互いのプレイヤー", "各プレイヤー"),
    ("相手プレイヤー", "相手"),
    ("相手のプレイヤー", "相手"),
    ("そのAP", "それのAP"),
    ("そのHP", "それのHP"),
    ("APが+", "AP+"),
    ("HPが+", "HP+"),
    ("APが-", "AP-"),
    ("HPが-", "HP-"),
    ("APに+", "APを+"),
    ("HPに+", "HPを+"),
    ("選んで捨てる", "捨てる"),
    ("選び、捨てる", "捨てる"),
    ("、その後、", "、"),
    ("数だけ", "数"),
    ("ユニット・トークン", "トークン"),
    ("ユニットトークン", "トークン"),
    ("ユニットのトークン", "トークン"),
    ("を探す。それを公開し、手札に加える", "を探し、手札に加える"),
    ("を探す。それを手札に加える", "を探し、手札に加える"),
    ("を探し、それを手札に加える", "を探し、手札に加える"),
    ("ダメージは0になる", "ダメージはなくなる"),
)
_REORDERED = (
    (re.compile("(あなたの支配する|相手の支配する|あなたの|相手の|他の)すべての"), r"すべての\1"),
    (re.compile("^(.+?につき)、(.+?の(?:APとHP|AP|HP)は)"), r"\2\1"),
    (re.compile("^(このユニット)は([^、]+?(?:の間|間|かぎり|限り|場合|ならば|なら))、(AP|HP)"), r"\2、\1の\3"),
)
"""Words that may stand at several places, brought to the one the rows know."""
_DURATION = re.compile(
    "(?<=[はをがに、])(このターンの終了時まで|ターン終了時まで|ターンの終了時まで|このターンの間|このターン中|このターン)、?"
)
_LEADS = re.compile(".*(?:とき|時|ならば|なら|場合)、")


def normalised(text: str) -> str:
    """Return card text in one spelling: NFKC, without spaces, marks and notes in brackets (214.2)."""
    text = unicodedata.normalize("NFKC", text).translate(_DASHES)
    text = re.sub(r"\([^()]*\)", "", text)
    text = re.sub(r"\s+", "", text).lstrip("■")
    for spelling, usual in _SPELLINGS:
        text = text.replace(spelling, usual)
    for pattern, order in _REORDERED:
        text = pattern.sub(order, text)
    return _KANJI_COUNT.sub(lambda match: _KANJI_NUMBERS[match.group(1)], text)


def sentences(text: str) -> list[str]:
    """Return the sentences of a line; a full stop inside of quotation marks ends nothing."""
    found, depth, start = [], 0, 0
    for place, character in enumerate(text):
        depth += (character == "「") - (character == "」")
        if character == "。" and not depth:
            found.append(text[start:place])
            start = place + 1
    found.append(text[start:])
    return [sentence for sentence in found if sentence]


def _with_duration_first(sentence: str) -> str:
    """Move a duration that stands inside a sentence to its beginning, behind the clause that begins it."""
    outside = re.sub("「[^」]*」", lambda match: "「" * len(match.group()), sentence)
    match = _DURATION.search(outside)
    if match is None or sentence.startswith(match.group(1)):
        return sentence
    if sentence[match.start() - 1] == "、" and _LEADS.fullmatch(sentence[: match.start()]):
        return sentence
    rest = sentence[: match.start()].removesuffix("、") + sentence[match.end() :]
    lead = _LEADS.match(sentence[: match.start()])
    cut = lead.end() if lead is not None else 0
    return f"{rest[:cut]}{match.group(1)}、{rest[cut:]}"


class _Line:
    """Joins the sentences of one line to abilities.

    Attributes:
        targets: target words declared so far.
        do: instructions so far.
        trigger: 誘発条件 of the line, or None.
        condition: 条件節 of the line, or None.
        abilities: abilities that are whole sentences.
    """

    def __init__(self) -> None:
        self.targets: list[Term] = []
        self.do: list[Term] = []
        self.trigger: Term | None = None
        self.condition: Term | None = None
        self.abilities: list[Term] = []
        self.referent: str | None = None

    def add(self, sentence: Term, text: str) -> None:
        """Take in one sentence."""
        if "ability" in sentence:
            self._ability(sentence)
        elif "replacement" in sentence:
            self._replacement(sentence)
        elif "replaced" in sentence:
            event = self._resolved(sentence["replaced"])
            inner = self._acts(sentence["body"], quiet=True)
            replacement = {"if": event, "instead": _for_event(inner, event)}
            if "delayed" in sentence:
                self.do.append({"replace": replacement, "until": sentence["delayed"]})
            else:
                self.abilities.append({"replacement": replacement})
        elif "trigger" in sentence:
            self._trigger(sentence)
        else:
            self._body(sentence["body"], text)

    def _ability(self, sentence: Term) -> None:
        ability = dict(sentence["ability"])
        if "delayed" in sentence:
            self.do.append({"replace": self._resolved(next(iter(ability.values()))), "until": sentence["delayed"]})
            return
        if "if" in sentence:
            key = next(iter(ability))
            ability[key] = {**ability[key], "while": sentence["if"]}
        self.abilities.append(ability)

    def _replacement(self, sentence: Term) -> None:
        replacement = self._resolved(sentence["replacement"])
        instead = replacement["instead"]
        if "elsewhere" in instead:
            replacement["instead"] = [{"move": "event.object", "to": instead["elsewhere"]}]
        elif "nothing" in instead:
            replacement["instead"] = "nothing"
        if "delayed" in sentence:
            self.do.append({"replace": replacement, "until": sentence["delayed"]})
        else:
            self.abilities.append({"replacement": replacement})

    def _trigger(self, sentence: Term) -> None:
        if self.trigger is None and not self.do and not self.targets and "delayed" not in sentence:
            self.trigger = sentence["trigger"]
            body = dict(sentence["body"])
            if "if" in body and "lead" not in body:
                self.condition = body.pop("if")
                self.condition = self._resolved(self.condition)
            self._body(body, "")
            return
        inner = self._acts(sentence["body"], quiet=True)
        delayed: Term = {"delayed": {"when": sentence["trigger"], "do": inner}}
        until = sentence.get("delayed", "game")
        if until != "game":
            delayed["until"] = until
        self.do.append(delayed)

    def _body(self, body: Term, text: str) -> None:
        if self.trigger is None and not self.do and not self.targets and self._static(body):
            return
        acts = self._acts(body)
        lead = body.get("lead")
        if lead == "else":
            last = next((act for act in reversed(self.do) if "if" in act or "may" in act), None)
            if last is None:
                raise CardTextNotUnderstood(f"not understood: otherwise than what? in {text!r}", text, text)
            last["else"] = acts
            return
        self.do.extend(acts)

    def _static(self, body: Term) -> bool:
        """Read a sentence that says what is so all the time; tell whether it is one."""
        acts = _chain(body["chain"])[0]
        if "until" in body or "lead" in body or body["chain"].get("may"):
            return False
        if not all("modify" in act and _stands(act["modify"]) for act in acts):
            return False
        for act in acts:
            changes, whom = act["with"], act["modify"]
            if whom == "this" and len(changes) == 1 and set(changes[0]) <= {"cant", "must", "may"}:
                ability: Term = dict(changes[0])
                if "if" in body:
                    key = next(iter(ability))
                    value = ability[key]
                    ability = {key: {**(value if isinstance(value, dict) else {value: "true"}), "if": body["if"]}}
                self.abilities.append(ability)
                continue
            static: Term = {"affects": whom if whom == "this" else whom["all"], "modify": changes}
            if "if" in body:
                static["if"] = body["if"]
            self.abilities.append({"static": static})
        return True

    def _acts(self, body: Term, quiet: bool = False) -> list[Term]:
        """Return the instructions of a body with what their pronouns mean; declare its targets."""
        chain, may = _chain(body["chain"])
        acts: list[Term] = []
        for act in chain:
            if "aims" in act:
                for aim in act["aims"]:
                    self._aim(aim)
                continue
            resolved = self._resolved(act)
            if "until" in body:
                resolved = _lasting(resolved, body["until"])
            acts.append(_from_zone(resolved))
            if "choose" in act and "as" in act:
                self.referent = act["as"]
            elif not quiet and any(isinstance(value, dict) and "choose" in value for value in act.values()):
                self.referent = "that"
        if may:
            acts = [{"may": acts}]
        lead = body.get("lead")
        if lead == "did":
            acts = [{"if": {"did": "true"}, "then": acts}]
        if "if" in body:
            acts = [{"if": self._resolved(body["if"]), "then": acts}]
        return acts

    def _aim(self, aim: Term) -> str:
        name = f"t{len(self.targets) + 1}"
        self.targets.append({"id": name, **aim})
        return name

    def _resolved(self, term: Any) -> Any:
        """Return a term in which every pronoun is replaced by what it means here."""
        if isinstance(term, dict):
            if set(term) == {"aim"}:
                return self._aim(term["aim"])
            if "choose" in term and isinstance(term["choose"], dict):
                term = {**term, "choose": _of_whom(term["choose"], self._resolved(term.get("by", "you")))}
            return {key: value if key == "text" else self._resolved(value) for key, value in term.items()}
        if isinstance(term, list):
            return [self._resolved(item) for item in term]
        return re.sub(r"@(\w+)", lambda match: self._meant(match.group(1)), term)

    def _meant(self, word: str) -> str:
        if word.isdigit():
            return f"t{word}"
        if word == "player":
            return self._last("player") or ("event.player" if self.trigger is not None else "you")
        if word in ("controller", "owner"):
            return f"{self._meant('it')}.{word}"
        found = self._last(word if word in ("unit", "stone") else None)
        if found is not None:
            return found
        if self.referent is not None:
            return self.referent
        return "event.object" if self.trigger is not None else "that"

    def _last(self, kind: str | None) -> str | None:
        """Return the last target word that can mean this kind."""
        for target in reversed(self.targets):
            wanted = target.get("is", {}).get("type", "")
            if kind is None or kind in ([wanted] if isinstance(wanted, str) else wanted):
                return str(target["id"])
        return str(self.targets[-1]["id"]) if self.targets and kind not in ("player",) else None

    def finished(self) -> list[Term]:
        """Return the abilities of the line."""
        if not self.do and not self.targets:
            return self.abilities
        inner: Term = {}
        if self.trigger is not None:
            inner["when"] = self.trigger
            if self.condition is not None:
                inner["if"] = self.condition
        if self.targets:
            inner["targets"] = self.targets
        inner["do"] = self.do
        return [*self.abilities, {"triggered" if self.trigger is not None else "spell": inner}]


def _of_whom(wanted: Term, player: str) -> Term:
    """Return a filter in which 「自分」 is the player who chooses."""
    return {key: player if value == "@self" else value for key, value in wanted.items()}


def _chain(chain: Term) -> tuple[list[Term], bool]:
    """Return the acts of a chain in order, and whether they may be left undone."""
    acts: list[Term] = []
    while "first" in chain:
        acts.append(chain["first"])
        chain = chain["rest"]
    return [*acts, *chain["acts"]], "may" in chain


def _stands(whom: Any) -> bool:
    """Tell whether a subject means something by itself, not by a pronoun or a target."""
    return whom == "this" or (isinstance(whom, dict) and set(whom) == {"all"})


def _lasting(act: Any, until: str) -> Any:
    return {**act, "until": until} if isinstance(act, dict) and ("modify" in act or "control" in act) else act


def _from_zone(act: Term) -> Term:
    """Put the zone that something is taken from into the filter that says what is taken."""
    zone = act.get("from")
    key = next(iter(act))
    if zone is None or key not in ("summon", "return"):
        return act
    whom = act[key]
    rest = {name: value for name, value in act.items() if name != "from"}
    if isinstance(whom, dict) and "choose" in whom:
        wanted = {**whom["choose"], "zone": zone}
        if zone in ("hand", "dust", "library") and "owner" not in wanted and "controller" not in wanted:
            wanted["owner"] = "you"
        return {**rest, key: {**whom, "choose": wanted}}
    return rest


def _for_event(acts: list[Term], event: Term) -> list[Term]:
    """Return instructions of a replacement, in which 「それ」, and the instance itself, are what the event happens to."""
    subject = event.get("object")
    itself = {"that", "event.object", *([subject] if isinstance(subject, str) else [])}
    found = []
    for act in acts:
        worded = {
            key: "event.object" if isinstance(value, str) and value in itself else value for key, value in act.items()
        }
        if worded == {"return": "event.object"}:
            worded = {"move": "event.object", "to": "hand"}
        found.append(
            {key: value for key, value in worded.items() if not (key == "at" and "move" in worded and value == "top")}
        )
    return found


@lru_cache(maxsize=4096)
def _parsed(sentence: str) -> Any:
    return parse(sentence)


def read_line(text: str) -> list[Term]:
    """Return the ability terms of one line of card text.

    Args:
        text: one ability as printed, with or without its mark.

    Raises:
        CardTextNotUnderstood: some words are not understood.
    """
    line = _Line()
    for sentence in sentences(normalised(text)):
        line.add(_copied(_parsed(_with_duration_first(sentence))), sentence)
    found = line.finished()
    if not found:
        raise CardTextNotUnderstood(f"not understood: {text!r} says nothing", text, text)
    return found


def _copied(term: Any) -> Any:
    if isinstance(term, dict):
        return {key: _copied(value) for key, value in term.items()}
    return [_copied(item) for item in term] if isinstance(term, list) else term
