"""Why something is so, in the sentence that says that it is: what led there in the trace, what took its place, of what it is made.

Nothing is a reason that the trace does not hold. How things that happen are told stands in `reasons.tsv` beside this module; what a
game says of its own, by the name of what happened or by the rule that decided it, goes before that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from judgekit.core.data_classes import replace
from judgekit.core.errors import JudgekitError
from judgekit.core.filling import forms
from judgekit.core.filling import in_other_words as in_words_of_rows
from judgekit.core.text import Bilingual, is_japanese
from judgekit.engine import Event, Record
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.answering.ends import Leaf
from judgekit.scenarios.notation.answering.questions import CAN, NOT_ABLE, NOT_NOW, asked_term
from judgekit.scenarios.notation.answering.tried import Trying
from judgekit.scenarios.notation.answering.values_named import SIZES, comes_about, value_at
from judgekit.scenarios.notation.telling import told_in_words
from judgekit.scenarios.notation.telling.causes import causes
from judgekit.scenarios.notation.telling.last_seen import before_it_left
from judgekit.scenarios.notation.telling.relevance import Asked
from judgekit.scenarios.notation.telling.replies import Reply
from judgekit.scenarios.notation.telling.results import moved_in_words
from judgekit.scenarios.notation.words.faults import NotationUnclear, not_understood
from judgekit.scenarios.notation.words.grammar import Words
from judgekit.scenarios.notation.words.japanese_verbs import verb_at_end
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.table.notation import reasons_beside
from judgekit.table.wording import COUNTERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.answering.asking import Asking

Phrases = Mapping[str, tuple[str, str]]
"""How things are told as reasons, in English and Japanese, by the names of what happened and by rules; empty: not told."""
_MOST = 4
"""So many things are told as the reason of one."""
_QUESTION = re.compile(
    r"(?:does|do|did|is|are|was|were|can|could|will|what|who|where|which|how|has|have)\b", re.IGNORECASE
)
_N = r"(?:(?:still|only|now|at|on|just|already|down to|no longer) )*(?:\d+|no|zero|one|two|three|four|five)"
_THINGS = r"(?:[\w/+-]+ )?(?:shields?|cards?|counters?|tokens?)(?: in (?:hand|the graveyard))?"
_SO_MUCH = forms(
    rf"""
(?i)^((?:does|do|did|is|are|was|were|can|could|will) .+?)(?: not|n't)\b => \1
(?i)^(?:is|are|was) (.+?) (?:(?:still|only|now|just|a|an) )*-?\d+/-?\d+$ => how big is \1
(?i)^(?:is|are|was) (.+'s (?:life(?: total)?|power|toughness|loyalty|AP|HP)) {_N}$ => what is \1
(?i)^(?:is|are|was) ([A-H]) (?:still |only |now )*(?:at|on|down to) {_N}(?: life)?$ => "what is \1's life"
(?i)^(?:does|do|did) (.+?) (?:still |only |now )*have (power|toughness|loyalty|AP|HP) {_N}$ => "what is \1's \2"
(?i)^(?:does|do|did) (.+?) (?:still |only |now )*have {_N} life$ => "what is \1's life"
(?i)^(?:does|do|did) (.+?) (?:still |only |now )*have {_N} ({_THINGS})(?: on (?:it|him))?$ => how many \2 does \1 have
(?i)^(does|do|did|will) (.+?) (?:still |only )*(take|deal|draw|gain|lose)s? {_N} (damage|life)(.*)$ => how much \4 \1 \2 \3\5
(?i)^(does|do|did|will) (.+?) (?:still |only )*(draw|discard)s? {_N} cards?$ => how many cards \1 \2 \3
(?i)^(?:does|do|did|will) (.+?) trigger (?:only )?(?:once|twice|\d+ times)$ => how many times does \1 trigger
(?i)^(?:does|do|did|will) (.+?) cost .+$ => what does \1 cost
(?i)^((?:is|are|was|does|do|did) .+?) (?:still|no longer|even|already|now) (.+)$ => \1 \2
(?:な|だ|です|である)?(?:の|ん)?(?:です)?(?:か|だろうか|でしょうか)?$ => ""
^(.+?の(?:パワー|タフネス|ライフ|忠誠度|AP|HP|サイズ)は)(?:まだ)?-?\d+(?:/-?\d+)?点?(?:に(?:なる|なった)|のまま)?$ => \1
^(.+?)は(?:まだ)?-?\d+/-?\d+(?:に(?:なる|なった)|のまま)?$ => \1のサイズは
^(.+?の(?:シールド|手札|墓地|マナ)は)(?:まだ)?\d+枚(?:に(?:なる|なった)|のまま)?$ => \1何枚
^(.+?)も(?=[^はが]+$) => \1は
のまま$ => である
"""
)
"""What is asked with why, as the question that it answers by the way: of a number which it is, of what is not so whether it is."""
_NOT_TOLD = Bilingual("なぜそうなのかは、起こったことからは言えない", "why, nothing that happened tells")
_HANGS = Bilingual("なぜそうなのかは選択による", "why hangs on what is chosen")
_ALTHOUGH = re.compile(
    r"(?P<asked>.+?)(?P<so>,? (?:even though|though|although|despite|in spite of) .+)"
    r"|(?P<of>.+?[はが])(?P<so_ja>[^,;はが]*?(?:のに|けど|けれど(?:も)?|にもかかわらず)),?(?:その)?(?P<rest>.+)",
    re.IGNORECASE,
)
"""What is told to be so although it might be expected otherwise: the reason is asked of the rest."""
_NO_HELP = re.compile(
    r"(?:(?:does|did) (?:not )?)?(?:its |the )?(?P<word>[a-z]+)(?: not)? (?:save|protect|help|rescue|spare) (?P<whom>.+)"
    r"|(?P<word_ja>[^はがを]+)[はが](?P<whom_ja>.+)を(?:守ら|守れ|救わ|救え|助け|助けられ|ブロックし)(?:ない|なかった)"
)
"""That something that an ability might keep from harm was not kept from it."""


def _no_help(asking: Asking, text: str, statement: Statement, asked: str) -> Reply | None:
    """Return what becomes of something with all that an ability keeps from it; None where that is not asked."""
    but = _NO_HELP.fullmatch(asked)
    word = (but["word"] or but["word_ja"]) if but is not None else None
    rows = [
        (key, said) for key, said in asking.scene.notation.because().items() if word in key.split(":")[0].split("|")
    ]
    if but is None or not rows:
        return None
    body = f"{but['whom_ja']}は死亡する" if but["whom_ja"] else f"does {but['whom']} die"
    reply = with_reason(asking, asking._reply(replace(statement, body=body)).why(text))
    (key, (english, japanese)), said = rows[0], reply.result[0]
    reply.result[0] = Bilingual(f"{said.ja}。{japanese}", f"{said.en}; {english}")
    reply.first = asking.table.run.table.numbered(key.split(":")[1:])
    reply.rules = (*reply.first, *reply.rules)
    return reply


def why_answer(asking: Asking, text: str, statement: Statement, asked: str, names: Words) -> Reply:
    """Return why something is so or cannot be done.

    Args:
        asking: answers at the table.
        text: the question.
        statement: the same.
        asked: what stands behind why.
        names: the names that it may use.

    Raises:
        NotationUnclear: what is asked is not understood.
    """
    if (kept := _no_help(asking, text, statement, asked)) is not None:
        return kept
    read = asked_term(asked, asking.table.grammar, names) is not None
    is_deed = NOT_ABLE.search(asked) or re.match("[A-H]:", asked) or not (is_japanese(asked) or _QUESTION.match(asked))
    if not read and is_deed:
        reply = Trying(asking).possible(text, NOT_NOW.sub("", NOT_ABLE.sub("", asked)), statement.line)
        return _by_the_rule(asking, reply)
    if (but := _ALTHOUGH.fullmatch(asked)) is not None:
        though = but["so"] or but["so_ja"]
        asked = but["asked"] or re.sub(r"は(?=能力[はが])", "の", f"{but['of']}{but['rest']}")
        asked = re.sub("能力が(?=誘発)", "能力は", asked)
        told = asking.table.written.quotes.back(though.strip(" ,"))
        asking.table.grant(Bilingual(f"「{told}」かどうかは見ない", f'not whether it is so: "{told}"'))
    plain, fault = in_words_of_rows(asked, _SO_MUCH), None
    for body in dict.fromkeys((plain, _positive(plain), asked)):
        try:
            reply = asking._reply(replace(statement, body=body))
        except NotationUnclear as unread:
            fault = fault or unread
            continue
        return reply if CAN.match(body) else with_reason(asking, reply.why(text))
    raise fault or not_understood(text)


def _by_the_rule(asking: Asking, reply: Reply) -> Reply:
    """Return that something cannot be done with what the first rule that forbids it says, where the game has words for that."""
    phrases = asking.scene.notation.because()
    told = [
        phrases[one] for one in map(_bare, reply.first or reply.rules) if one in phrases and "{" not in phrases[one][0]
    ]
    if told and not reply.branches:
        said, (english, japanese) = reply.result[0], told[0]
        reply.result[0] = Bilingual(f"{said.ja}({japanese})", f"{said.en} ({english})")
    return reply


def _positive(body: str) -> str:
    """Return a Japanese question with what is not so as what is so: 負けない, 負ける."""
    found = verb_at_end(body, fates=True) if is_japanese(body) else None
    return f"{found[0]}{found[1].plain}" if found is not None and found[1].negative else body


def with_reason(asking: Asking, reply: Reply) -> Reply:
    """Return an answer with the reason behind its first sentence, where it is the same on every line of play."""
    if reply.branches or reply.open or not reply.result or reply.unread is not None or asking.table.open is not None:
        return reply
    here = Leaf((), asking.table.run.table.position, [*reply.records], None)
    told = [_Reasons(asking, leaf, reply.about).told() for leaf in asking.ended or [here]]
    found = [one for one in told[0] if all(one in others for others in told)]
    said = reply.result[0]
    if found:
        english, japanese = "; ".join(str(one.en) for one in found), "。".join(str(one.ja) for one in found)
        said = Bilingual(f"{said.ja}。なぜなら: {japanese}", f"{said.en}, because {english}")
    else:
        none = _HANGS if any(told) else _NOT_TOLD
        said = Bilingual(f"{said.ja}。{none.ja}", f"{said.en}; {none.en}")
    reply.result[:] = [said, *(one for one in reply.result[1:] if one not in found)]
    reply.alone = said if reply.alone is not None else None
    return reply


_SHARED = reasons_beside(__file__)


def of_its_end(asking: Asking, reply: Reply) -> Reply:
    """Return what killed something: what did so stands in brackets already, else the reason is told."""
    return reply if str(reply.result[0].en).endswith(")") else with_reason(asking, reply)


_UNCHANGED = Bilingual("起こったことのうちそれを変えるものがない", "nothing that happened changes that")
_OF_EFFECTS = frozenset(("types", "subtypes", "abilities", "colors", "keywords"))
"""What effects make of something as long as they last: that none of them does is more than the trace tells (613.8)."""
_DAMAGE = frozenset(("damage", "mark-damage"))


class _Reasons:
    """Tells why something is so at the end of a line of play."""

    def __init__(self, asking: Asking, leaf: Leaf, about: Asked) -> None:
        self.scene, self.start, self.leaf, self.about = asking.scene, asking.table.start, leaf, about
        self.phrases = {**_SHARED(), **asking.scene.notation.because()}
        self.numbered: Callable[[Sequence[str]], tuple[str, ...]] = asking.table.run.table.numbered
        self.players = tuple(leaf.position.players)

    def told(self) -> list[Bilingual]:
        """Return what led there, the first first; of a value what it is made of."""
        if made := [one for of in sorted(self.about.of) for one in self._made(of)]:
            return made
        listed = self._led()
        said = [one for record in listed if self._bears(record, listed) and (one := self._clause(record)) is not None]
        often = {one: said.count(one) for one in said}
        said = [one if n == 1 else Bilingual(f"{one.ja}({n}回)", f"{one.en} ({n} times)") for one, n in often.items()]
        said = said[-_MOST:] + [
            one for of in sorted(self.about.of) for one in (*self._came(of), *self._kept(of, listed))
        ]
        untouched = self.about.keys - _OF_EFFECTS and not any(
            self._changes(of) or self._meant(of) for of in self.about.of
        )
        return said or ([_UNCHANGED] if untouched and self.about.of else [])

    def _meant(self, of: str) -> bool:
        """Tell whether something was aimed at something, or what might have done something to a player was lost on the way.

        Why nothing came of that is another thing than that nothing was done.
        """
        home = self.scene.notation.home if of in self.players else None
        return any(
            _names((*one.details.values(), one.choice), of) or any(was == home for _what, was, _now in one.changes)
            for one in self.leaf.records
        )

    def _changes(self, of: str) -> bool:
        """Tell whether what is asked for of something changed."""
        return any(one.of == of and self.about.changed(change) for one in self.leaf.records for change in one.changes)

    def _came(self, of: str) -> Iterator[Bilingual]:
        """Yield why something has been as it is since it came where it is: by a rule of how it was put there."""
        moved = [one for one in self.leaf.records if one.of == of and any(what == "zone" for what, *_ in one.changes)]
        rules = [*map(_bare, moved[-1].rules)] if moved and not self._changes(of) else []
        for key in sorted(self.about.keys if rules else ()):
            if value_at(self.scene, self.leaf, of, key) is not True:
                continue  # it was put there otherwise
            if told := [self.phrases[f"{key}:{one}"] for one in rules if f"{key}:{one}" in self.phrases]:
                yield Bilingual(*(_filled(one, {"of": of}) for one in reversed(told[0])))

    def _bears(self, record: Record, listed: Sequence[Record]) -> bool:
        """Tell whether damage bears on what is asked about: it was dealt to that or by it, or by what did something to that."""
        if record.what not in _DAMAGE or {self._called(record.of), self._called(record.by)} & self.about.of:
            return True
        return any(one.by == record.by and self._called(one.of) in self.about.of for one in listed)

    def _made(self, of: str) -> Iterator[Bilingual]:
        """Yield of what a size is made, or which effects make something what it is."""
        position, notation = self.leaf.position, self.scene.notation
        for key in sorted(self.about.keys & (SIZES - notation.measured)):
            if (how := comes_about(self.scene, position, of, key)) is not None:
                yield how
            elif [source for _value, source in notation.stages(position, of, key)] == [of]:
                yield Bilingual(f"{of}自身の能力による", "its own ability makes it so")
            elif counters := self._counters(of):
                yield Bilingual(
                    f"{_counted(counters, 'ja')}が置かれている", f"it has these counters: {_counted(counters, 'en')}"
                )
            elif not self._changes(of):
                yield Bilingual(
                    "カードにそう書かれていて、それを変えるものがない", "that is printed on it, and nothing changes it"
                )
        for key in sorted(self.about.keys & _OF_EFFECTS):
            if sources := notation.shaped(position, of, key):
                yield Bilingual(
                    f"{'、'.join(sources)}の効果による", f"the effect of {' and '.join(sources)} makes it so"
                )
                return

    def _counters(self, of: str) -> Mapping[str, int]:
        try:
            found = self.scene.object_value(self.leaf.position, of, "counters").value
        except JudgekitError:
            return {}
        return {str(kind): number for kind, number in found.items() if kind in self.scene.notation.measured}

    def _led(self) -> list[Record]:
        """Return what led there and what came to nothing on the way, in order."""
        records, notation = self.leaf.records, self.scene.notation
        ids = {id(one) for one in self._triggering() or self._caused(records, self.about)}
        noted = notation.overruling | notation.spared | notation.unmet | notation.fails | {notation.countered}
        over = (
            () if any(map(self._changes, self.about.of)) else ("",)
        )  # what is noted of nothing ended all that was begun
        own = {id(one) for one in records if one.what in noted and self._called(one.of) in (*self.about.of, *over)}
        aims = [self._why_illegal(place) for place, one in enumerate(records) if id(one) in own | ids]
        ids |= own | {id(one) for one in aims if one is not None}
        return [one for one in records if id(one) in ids]

    def _caused(self, records: Sequence[Record], about: Asked) -> list[Record]:
        """Return what led to what is asked about; nothing where no property is asked for, of which anything might be a cause."""
        found = causes(records, about, self.scene.notation, self.players) if about.keys else ()
        return [one.record for one in found]

    def _triggering(self) -> list[Record]:
        """Return what happened to something, or by it, just before an ability of it triggered; where it left, what led to that."""
        records, of = self.leaf.records, self.about.of
        own = [place for place, one in enumerate(records) if one.what == "triggered" and self._called(one.of) in of]
        if self.about.keys or not own:
            return []
        before = records[: own[-1]]
        last = next((one for one in reversed(before) if one.event is not None and {one.of, one.by} & of), None)
        if last is None:
            return []
        moved = any(what == "zone" for what, _old, _new in last.changes)
        return self._caused(before, Asked(of, frozenset(("zone",)))) if moved else [last]

    def _why_illegal(self, place: int) -> Record | None:
        """Return what happened to a target since it was chosen, where what is noted says that all have become illegal."""
        records = self.leaf.records
        if records[place].what not in self.scene.notation.overruling:
            return None
        aimed = next(
            (one for one in reversed(records[:place]) if one.of == records[place].of and "targets" in one.details), None
        )
        if aimed is None:
            return None
        flat = {
            str(one) for group in aimed.details["targets"] for one in (group if isinstance(group, tuple) else (group,))
        }
        return next((one for one in reversed(records[:place]) if one.of in flat and one.changes), None)

    def _called(self, of: str | None) -> str:
        return self.scene.name_of(self.leaf.position, of) if of else ""

    def _name(self, of: str | None) -> str:
        """Return what something is called at the table: an ability by its source."""
        source = next(
            (str(one.details["source"]) for one in self.leaf.records if one.of == of and "source" in one.details), of
        )
        return self._called(source).removesuffix("-ability").removesuffix("-effect")

    def _clause(self, record: Record) -> Bilingual | None:
        """Return how something that happened is told as a reason; None where it tells nothing."""
        key = next((one for one in map(_bare, record.rules) if one in self.phrases), None)
        key = key or (record.what if record.what in self.phrases else None)
        zone = next(((str(old), str(new)) for what, old, new in record.changes if what == "zone"), None)
        if record.what == "replaced":
            return self._replaced(record)
        if key is None:
            return self._moved(record, zone) if zone is not None else self._changed(record)
        english, japanese = self.phrases[key]
        if not english or any(
            f"{{{name}}}" in english and not one for name, one in (("by", record.by), ("of", record.of))
        ):
            return None
        slots = self._slots(record, sized="{size}" in english)
        return Bilingual(*(_filled(one, slots[lang]) for one, lang in ((japanese, "ja"), (english, "en"))))

    def _slots(self, record: Record, *, sized: bool) -> dict[str, dict[str, str]]:
        event, changes = record.event, [one for one in record.changes if one[0] != "zone"]
        _what, was, now = changes[0] if changes else ("", "", "")
        others = record.details.get("powers") or (event.get("blockers", ()) if event is not None else ())
        plain = {
            "of": self._name(record.of),
            "by": self._name(record.by),
            "n": str(event.amount if event is not None and event.amount else record.details.get("amount", "")),
            "was": words(was), "now": words(now),
        }  # fmt: skip
        found = {}
        for lang in ("en", "ja"):
            done = self.scene.wording(str(record.details.get("event", "")), lang)
            listed = told_in_words.joined(map(str, others), lang) if isinstance(others, tuple) else ""
            found[lang] = {
                **plain,
                "what": done,
                "others": listed,
                "size": self._size(record.of or "", lang) if sized else "",
            }
        return found

    def _size(self, of: str, lang: str) -> str:
        """Return the size that something had when it was last there, with what it was made of."""
        key, scene = self.scene.notation.size, self.scene
        there = before_it_left(scene, self.leaf.position, self.leaf.records, of, self.start) or self.leaf.position
        how = comes_about(scene, there, of, key) if of in there.objects else None
        if how is not None:
            return str(how.ja if lang == "ja" else how.en)
        return words(value_at(scene, self.leaf, of, key, self.start))

    def _replaced(self, record: Record) -> Bilingual | None:
        """Return what took the place of what, by whose effect."""
        by, was = self._name(record.by), record.event
        became = [one for one in record.details.get("became", ()) if was is not None and one.of == was.of]
        if was is None:
            return None
        new = became[0] if became else None
        if new is not None and new.kind == "move" and was.get("to") != new.get("to"):
            en, ja = (told_in_words.value(new.get("to"), self.scene, "zone", lang) for lang in ("en", "ja"))
            en_was, ja_was = (self._was(was, lang) for lang in ("en", "ja"))
            to = "" if en == "exile" else "the "
            return Bilingual(
                f"{by}の効果で、{ja_was}代わりに{ja}に置かれる",
                f"by the effect of {by} it goes to {to}{en} instead of {en_was}",
            )
        for name in ("counters", "amount"):
            old, now = (
                (one.amount if name == "amount" else dict(one.get(name, ()))) if one is not None else 0
                for one in (was, new)
            )
            if old != now and now:
                return Bilingual(f"{by}により{_counted(now, 'ja')}になる", f"by {by} it is {_counted(now, 'en')}")
        if not became and not record.details.get("became"):
            what = {lang: self.scene.wording(was.kind, lang) for lang in ("en", "ja")}
            return Bilingual(
                f"{by}の効果で、それは起こらない({what['ja']})",
                f"by the effect of {by} that does not happen ({what['en']})",
            )
        return Bilingual(f"{by}の効果で置き換えられる", f"the effect of {by} replaces it")

    def _was(self, event: Event, lang: str) -> str:
        """Return in words in whose place something else happens: where it would have gone, or what would have been done to it."""
        scene, done = self.scene, self.scene.notation.done.get(event.kind)
        if event.kind == "move":
            zone = told_in_words.value(event.get("to"), scene, "zone", lang)
            return f"the {zone}" if lang == "en" else f"{zone}の"
        if done is not None:
            return f"being {done[0]}" if lang == "en" else done[1]
        return f"({scene.wording(event.kind, lang)}){'の' if lang == 'ja' else ''}"

    def _moved(self, record: Record, zone: tuple[str, str]) -> Bilingual | None:
        if any(one.what in ("destroy", "replaced", "sacrifice") and one.of == record.of for one in self.leaf.records):
            return None  # that told it
        said = moved_in_words(self.scene, self.start, record.of or "", zone)
        if said is None or not record.by or record.by == record.of:
            return said
        by = self._name(record.by)
        return Bilingual(f"{by}により、{said.ja}", f"by {by} {said.en}")

    def _changed(self, record: Record) -> Bilingual | None:
        """Return what else changed, from what to what, and by what."""
        asked = [one for one in record.changes if self.about.changed(one)]
        if not asked:
            return None
        en, ja = (told_in_words.change(*asked[-1], self.scene, lang) for lang in ("en", "ja"))
        by = self._name(record.by) if record.by else ""
        of = self._name(record.of)
        return Bilingual(
            f"{f'{by}により、' if by and by != of else ''}{of}: {ja}",
            f"{of}: {en}{f' (by {by})' if by and by != of else ''}",
        )

    def _kept(self, of: str, led: Sequence[Record]) -> Iterator[Bilingual]:
        """Yield why something is still there: the damage on it is less than it takes, or nothing was done to it."""
        there = of in self.leaf.position.objects and not self.about.zones
        if not there or (self.about.keys and "zone" not in self.about.keys):
            return
        if self._value(of, "zone") != self.scene.notation.home or any(
            one.of == of and (one.what in self.scene.notation.spared or one.what == "replaced") for one in led
        ):
            return
        damage, size = self._value(of, "damage"), self._value(of, self.scene.notation.size)
        if damage not in ("", "none", "0") and size not in ("", "none"):
            yield Bilingual(
                f"{of}({size})を破壊するには{damage}点では足りない",
                f"{damage} damage is not enough to destroy it ({size})",
            )
        elif (
            not led
            and not self._meant(of)
            and not any(of in (one.of, _target(one)) and one.changes for one in self.leaf.records)
        ):
            yield Bilingual(
                f"起こったことのうち{of}に何かするものはない", f"nothing that happened does anything to {of}"
            )

    def _value(self, of: str, key: str) -> str:
        try:
            return words(self.scene.object_value(self.leaf.position, of, key).value)
        except JudgekitError:
            return ""


def _target(record: Record) -> str | None:
    return str(record.event.of) if record.event is not None else None


def _bare(rule: str) -> str:
    return rule.rpartition(":")[2]


def _counted(value: object, lang: str) -> str:
    if not isinstance(value, Mapping):
        return str(value)
    return told_in_words.joined(
        (
            f"{number} {kind}" if lang == "en" else f"{COUNTERS.get(str(kind), str(kind))}カウンター{number}個"
            for kind, number in value.items()
        ),
        lang,
    )


def _filled(phrase: str, slots: Mapping[str, str]) -> str:
    return re.sub(r"\{(\w+)\}", lambda match: slots[match[1]], phrase)


def _names(value: object, of: str) -> bool:
    """Tell whether a detail of what happened names something."""
    if isinstance(value, Mapping):
        return _names((*value, *value.values()), of)
    return any(_names(one, of) for one in value) if isinstance(value, (tuple, list, frozenset)) else value == of
