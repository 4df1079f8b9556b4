"""611, 613: modifications, durations and keywords read from plain data."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.wording import phrase
from judgekit.games.mtg.terms.actions import DURATIONS
from judgekit.games.mtg.terms.effects import DEED_KINDS, MODIFICATIONS
from judgekit.games.mtg.terms.gifts import GIFTS
from judgekit.games.mtg.terms.keywords import KEPT_ATTACHED, KEYWORDS, LANDWALK
from judgekit.games.mtg.terms.records import Ability, Duration, Filter, Formula, Modification, Test
from judgekit.games.mtg.terms.symbols import COLORS, LETTERS
from judgekit.games.mtg.terms.type_lines import CARD_TYPES, SUPERTYPES, subtype_named
from judgekit.games.mtg.text.structured.costs import read_cost, read_cost_change
from judgekit.games.mtg.text.structured.filters import read_filter, read_reference
from judgekit.games.mtg.text.structured.formulas import read_comparison, read_formula, read_pt
from judgekit.games.mtg.text.structured.inner import INNER, read_phrase
from judgekit.games.mtg.text.structured.spelling import one_key, one_word
from judgekit.games.mtg.text.structured.values import read_condition
from judgekit.language.parts import Part, nearest


def read_modifications(part: Part) -> tuple[Modification, ...]:
    """Read what an effect changes: a list of mappings, each with one or more words of `terms_effects.MODIFICATIONS`."""
    found: list[Modification] = []
    for item in part.items():
        if item.is_text:
            found.extend(_modification(item.text(), Part("true", item.path, item.names)))
            continue
        keys = item.key_names()
        if "become" in item:
            item.only(("become", "still", "in-addition", "only"))
            found.extend(_become(item))
            continue
        for key in keys:
            found.extend(_modification(key, item[key]))
    return tuple(found)


def _modification(key: str, value: Part) -> list[Modification]:
    if key in DEED_KINDS:
        key, value = "gain", Part({key: value.value}, value.path, value.names)
    known = MODIFICATIONS.get(key)
    if known is None:
        raise value.fault(
            phrase("unknown change {key!r}", key=key), nearest(key, (*MODIFICATIONS, "become", *DEED_KINDS))
        )
    return [Modification(key, one) for one in _values(key, known[1].takes, value)]


def _values(what: str, takes: str, value: Part) -> list[object]:
    """Return the values of a modification, one for each that it makes."""
    if takes == "gained":
        return [ability for item in value.items() for ability in read_gained(item)]
    if takes == "lost":
        return [read_lost(item) for item in value.items()]
    if takes == "flag":
        if not value.flag():
            raise value.fault(phrase("{what} takes no value but true", what=what))
        return [True]
    return [_value(takes, value)]


def _value(takes: str, value: Part) -> object:
    if takes == "types":
        return read_type_words(value)
    if takes == "subtypes":
        return tuple(_subtype(item, word) for item in value.items() for word in item.text().split())
    if takes == "words":
        return tuple(word for text in value.texts() for word in text.split())
    if takes == "colors":
        return read_colors(value)
    if takes == "pt":
        return read_pt(value)
    if takes == "change":
        return read_pt(value)
    if takes == "formula":
        return read_formula(value)
    if takes in ("player", "reference"):
        return read_reference(value)
    if takes == "cost":
        return read_cost_change(value)
    if takes == "replacement":
        value.only(("replace", "with"))
        return (value["replace"].text(), value["with"].text())
    return value.text()


def _subtype(part: Part, word: str) -> str:
    if word in ("chosen", "all", "creature-types", "land-types"):
        return word
    name = subtype_named(word)
    if name is None:
        raise part.fault(phrase("no subtype: {word!r}", word=word), "205.3")
    return name


def read_type_words(part: Part) -> tuple[str, ...]:
    """Read card types, supertypes and subtypes in any order, in canonical form: "artifact creature", "Goblin"."""
    found: list[str] = []
    for text in part.texts():
        for word in text.replace(" - ", " ").replace("—", " ").split():
            if word.casefold() in CARD_TYPES or word.casefold() in SUPERTYPES:
                found.append(word.casefold())
            else:
                found.append(_subtype(part, word))
    return tuple(found)


def read_colors(part: Part) -> tuple[str, ...]:
    """Read colours: words, `colorless` for none, `all`, `chosen`, or letters."""
    found: list[str] = []
    for text in part.texts():
        for word in text.replace(",", " ").replace(" and ", " ").split():
            lower = word.casefold()
            if lower == "colorless":
                continue
            if lower == "all":
                found.extend(COLORS)
            elif lower in COLORS or lower == "chosen":
                found.append(lower)
            elif word.strip("{}").upper() in LETTERS:
                found.append(LETTERS[word.strip("{}").upper()])
            else:
                raise part.fault(phrase("no colour: {word!r}", word=word), ", ".join(COLORS))
    return tuple(found)


def _become(part: Part) -> list[Modification]:
    """Read `become: 1/1 green Elf creature` with `still: land`, `in-addition: true` or `only: true` (205.1a, 205.1b)."""
    value = part["become"]
    if value.is_mapping:
        return _become_table(value)
    colors: list[str] = []
    types: list[str] = []
    subtypes: list[str] = []
    supertypes: list[str] = []
    found: list[Modification] = []
    pt = None
    for word in value.text().replace(",", " ").replace(" and ", " ").split():
        lower = word.casefold()
        if "/" in word and pt is None and lower not in COLORS:
            pt = read_pt(Part(word, value.path, value.names))
        elif lower in COLORS:
            colors.append(lower)
        elif lower == "colorless":
            found.append(Modification("set-colors", ()))
        elif lower in CARD_TYPES:
            types.append(lower)
        elif lower in SUPERTYPES:
            supertypes.append(lower)
        else:
            subtypes.append(_subtype(value, word))
    still = part.get("still")
    added = (part.get("in-addition") is not None and part["in-addition"].flag()) or still is not None
    changes = becoming(tuple(types), tuple(subtypes), tuple(supertypes), tuple(colors), pt, added, bool(still))
    if part.get("only") is not None and part["only"].flag():
        if added or not types or ("creature" in types and not subtypes):
            raise part.fault(phrase("what stays what it is besides is not that only"))
        changes[0] = Modification("set-types", tuple(types))
    return [*changes, *found]


def _become_table(part: Part) -> list[Modification]:
    """Read `become: {types: artifact creature, pt: 2/2, colors: blue}`: each characteristic as the words for it say."""
    one_key(part, {"color": "colors", "type": "types"})
    said = ("pt", "colors", "supertypes", "subtypes", "types")
    words = [str(part.value[key]) for key in said if key in part]
    part.only((*said, "still", "in-addition", "only"))
    beside = {key: part.value[key] for key in ("still", "in-addition", "only") if key in part}
    return _become(Part({"become": " ".join(words), **beside}, part.path, part.names))


def becoming(
    types: tuple[str, ...],
    subtypes: tuple[str, ...],
    supertypes: tuple[str, ...],
    colors: tuple[str, ...],
    pt: tuple[Formula, Formula] | None,
    added: bool = False,
    still: bool = False,
) -> list[Modification]:
    """Return the changes that "becomes …" means (205.1a, 205.1b, 205.4b).

    Args:
        types: card types it becomes.
        subtypes: subtypes it becomes.
        supertypes: supertypes it gets besides its own (205.4b).
        colors: colours it becomes.
        pt: base power and toughness.
        added: "in addition to its other types" or "that's still a …": card types and subtypes stay (205.1b).
        still: "still": colours are set all the same.
    """
    found: list[Modification] = []
    keeps = added or ("artifact" in types and "creature" in types)
    if types:
        found.append(Modification("add-types" if keeps else "set-types", types))
    if subtypes:
        found.append(Modification("add-subtypes" if added else "set-subtypes", subtypes))
    if supertypes:
        found.append(Modification("add-supertypes", supertypes))
    if colors:
        found.append(Modification("add-colors" if added and not still else "set-colors", colors))
    if pt is not None:
        found.append(Modification("base-pt", pt))
    return found


def read_gained(part: Part) -> tuple[Ability, ...]:
    """Read abilities that are gained: a keyword, an ability term, rules text in quotation marks, or `abilities-of` a reference."""
    if part.is_mapping:
        if "abilities-of" in part:
            part.only(("abilities-of", "kind"))
            kind = part.get("kind")
            value = (read_reference(part["abilities-of"]), kind.text() if kind is not None else None)
            return (Ability("abilities-of", value=value),)
        gained: tuple[Ability, ...] = INNER["ability"](part)
        return gained
    text = part.text()
    keyword = keyword_ability(text)
    if keyword is not None:
        return (keyword,)
    read: tuple[Ability, ...] = read_phrase("abilities", text.strip('"'))
    return read


def read_lost(part: Part) -> str | Ability:
    """Read what is lost: "all", a keyword name, or an ability."""
    if part.is_mapping:
        lost: Ability = INNER["ability"](part)[0]
        return lost
    text = one_word(part, "lost").casefold()
    if text == "all-abilities":
        return "all"
    if text in ("mana-abilities", "non-mana", "all-non-mana", "this-ability"):
        return text
    keyword = keyword_ability(part.text())
    if keyword is None:
        raise part.fault(
            phrase("no keyword ability: {part!r}", part=part.text()), phrase("a keyword, or all-abilities")
        )
    return keyword if keyword.value is not None or keyword.cost is not None else str(keyword.name)


def keyword_ability(text: str) -> Ability | None:
    """Return the ability a keyword stands for without any value: "flying", "forestwalk", "protection from red", "ward {2}"."""
    lower = " ".join(text.casefold().replace("-", "-").split())
    if lower in LANDWALK:
        value = Filter((Test("type", ("land",)), Test("subtype", (LANDWALK[lower],))))
        return Ability("keyword", "landwalk", value, text=text)
    if lower in KEYWORDS and KEYWORDS[lower].takes in ("", "quality?", "number?", "cost?"):
        return Ability("keyword", lower, text=text)
    keyword: Ability | None = read_phrase("keyword", text)
    return keyword


_KEYWORD_KEYS = ("keyword", "cost", "value", "from", "for", "is", "name", "pt", "text", "links", "zones", "keeps")
"""What `keyword:` may have beside it."""


def read_keyword(part: Part) -> Ability:
    """Read `keyword: name` with `cost`, `value`, `from`, `is` beside it."""
    name = part["keyword"].text()
    part.only(_KEYWORD_KEYS)
    lower = name.casefold()
    known = KEYWORDS.get(lower)
    if "name" in part and known is not None and known.takes == "name":
        return Ability("keyword", lower, part["name"].text(), text=name)
    keys, spelt = _SPELT.get(lower, ((), None))
    if spelt is not None and all(key in part for key in keys):
        return spelt(part)._replace(text=name)
    if lower != "companion" and not any(key in part for key in ("cost", "value", "from", "for", "is")):
        return _bare_keyword(part["keyword"])
    if known is None:
        raise part["keyword"].fault(phrase("no keyword ability: {name!r}", name=name), "702")
    cost = read_cost(part["cost"]) if "cost" in part else None
    kept = (("keeps", _kept(part["keeps"])),) if "keeps" in part else ()
    return Ability("keyword", lower, _keyword_value(part), cost=cost, details=kept, text=name)


def _bare_keyword(part: Part) -> Ability:
    """Read a keyword with nothing beside it."""
    name = part.text()
    ability = keyword_ability(name)
    if ability is None:
        known = KEYWORDS.get(name.casefold())
        raise part.fault(
            phrase("{name!r} needs a {takes}", name=name, takes=known.takes)
            if known is not None
            else phrase("no keyword ability: {name!r}", name=name),
            "702",
        )
    return ability


def _keyword_value(part: Part) -> Formula | Filter | str | None:
    """Return what a keyword is about: a description, a quality, or a number; the last of them that is there."""
    if "is" in part:
        return read_filter(part["is"])
    quality, value = part.get("from", "for"), part.get("value")
    if quality is not None:
        return read_quality(quality)
    if value is None:
        return None
    return "sunburst" if value.is_text and value.text().casefold() == "sunburst" else read_formula(value)


def _prototype(part: Part) -> Ability:
    return Ability("keyword", "prototype", read_pt(part["pt"]), cost=read_cost(part["cost"]))


def _craft(part: Part) -> Ability:
    sign, number = read_comparison(part["value"])
    of = (read_filter(part["is"]), number, number if sign == "=" else None)
    return Ability("keyword", "craft", of, cost=read_cost(part["cost"]))


def _devour(part: Part) -> Ability:
    return Ability("keyword", "devour", (read_filter(part["is"]), read_formula(part["value"])))


def _companion(part: Part) -> Ability:
    return Ability("keyword", "companion", part["text"].text())


def _keyword_gift(part: Part) -> Ability:
    return Ability("keyword", "gift", _gift(part["text"]))


_SPELT: dict[str, tuple[tuple[str, ...], Callable[[Part], Ability]]] = {
    "prototype": (("cost", "pt"), _prototype),
    "craft": (("cost", "is", "value"), _craft),
    "devour": (("is", "value"), _devour),
    "companion": (("text",), _companion),
    "gift": ((), _keyword_gift),
}
"""Keywords with a spelling of their own: the keys that make it, and how it is read."""


def _kept(part: Part) -> tuple[object, ...]:
    if part.text() not in KEPT_ATTACHED:
        raise part.fault(phrase("unknown word {word!r}", word=part.text()), nearest(part.text(), KEPT_ATTACHED))
    return KEPT_ATTACHED[part.text()]


def _gift(part: Part) -> str:
    if part.text() not in GIFTS:
        raise part.fault(phrase("no gift: {part!r}", part=part.text()), ", ".join(GIFTS))
    return part.text()


def read_quality(part: Part) -> Filter:
    """Read a quality of protection or hexproof: a colour, `everything`, `the chosen color`, a type, or a filter (702.16a)."""
    if part.is_text:
        word = one_word(part, "quality").casefold()
        if word in COLORS:
            return Filter((Test("color", (word,)),), "object")
        if word == "everything":
            return Filter((), "object")
        if word == "chosen-color":
            return Filter((Test("chosen", "color"),), "object")
        if word == "all-colors":
            return Filter((Test("color", COLORS),), "object")
    found = read_filter(part)
    # "From black spells" is from spells alone; other qualities are asked of whatever has them.
    return found._replace(kind="spell" if found.kind == "spell" else "object", zones=None)


def read_duration(part: Part) -> Duration:
    """Read how long an effect lasts (611.2a)."""
    if part.is_mapping:
        part.only(word for word, shape in DURATIONS.items() if shape.takes != "none")
        if "while" in part:
            return ("while", read_condition(part["while"]))
        keys = part.key_names()
        if len(keys) != 1:
            raise part.fault(phrase("one end of the effect is expected here"))
        return (keys[0], read_reference(part[keys[0]]))
    text = part.text()
    if text not in DURATIONS:
        raise part.fault(phrase("unknown duration {text!r}", text=text), nearest(text, DURATIONS))
    if DURATIONS[text].takes != "none":
        raise part.fault(
            phrase("{text!r} needs to say of whom or what", text=text), phrase("for example {{{text}: you}}", text=text)
        )
    return (text,)
