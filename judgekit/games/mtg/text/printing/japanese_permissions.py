"""Japanese card text, what an ability allows, forbids or demands in words of its own (101.2, 508.1c, 601.3, 604)."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.named_tuples import NamedTuple
from judgekit.games.mtg.terms.records import Ability, Cost, Filter, Formula, Test
from judgekit.games.mtg.text.printing.japanese_conditions import Conditions
from judgekit.games.mtg.text.printing.japanese_costs import price_of
from judgekit.games.mtg.text.printing.japanese_deeds import Deeds
from judgekit.games.mtg.text.printing.japanese_described import has_word
from judgekit.games.mtg.text.printing.japanese_words import (
    Unsaid,
    braced,
    color_word,
    figure,
    keyword_word,
    mana_word,
)
from judgekit.mechanics.terms.records import Value


class Permission(NamedTuple):
    """An ability that says what may, must or can't be done, while it is printed.

    Attributes:
        ability: the ability.
        deeds: prints what is paid for it, and what it speaks of.
        affected: returns the words for what it affects.
    """

    ability: Ability
    deeds: Deeds
    affected: Callable[[], str]

    @property
    def details(self) -> dict[str, Value]:
        """What it says besides, by key."""
        return dict(self.ability.details)

    @property
    def of_all(self) -> Filter | None:
        """The description of all that it affects, None where it affects something else."""
        affects = self.ability.affects
        return affects[1] if affects is not None and affects[0] == "all" else None

    def noun(self, what: Filter) -> str:
        """Return the words of a description."""
        return str(self.deeds.speech.noun(what))


def said_otherwise(permission: Permission) -> str | None:
    """Return an ability in the words that it has of its own, None where it has none.

    Raises:
        Unsaid: a part of it has no wording here.
    """
    way = _WAYS.get((permission.ability.kind, permission.ability.name))
    return way(permission) if way is not None else None


# What can't be.


def _not_prevented(permission: Permission) -> str | None:
    if permission.of_all == Filter(kind="source") and not permission.details:
        return "ダメージは軽減されない。"
    return f"{permission.affected()}が与える{unprevented_damage(permission.ability)}は軽減されない。"


def unprevented_damage(ability: Ability) -> str:
    """Return the damage that can't be prevented: all of it, or combat damage.

    Raises:
        Unsaid: something else is said of it besides.
    """
    details = dict(ability.details)
    if details not in ({}, {"kind": "combat"}):
        raise Unsaid(ability)
    return "戦闘ダメージ" if details else "ダメージ"


def _dealt_as_though(permission: Permission) -> str | None:
    """Return that all damage is dealt as though its source had a keyword (609.4)."""
    details = dict(permission.details)
    keyword, at = str(details.pop("as", "")), details.pop("at", None)
    if permission.of_all != Filter(kind="source") or details or at not in (None, _YOU):
        return None
    whom = "あなたに" if at is not None else ""
    return f"すべてのダメージは、その発生源が{keyword_word(keyword)}を持つかのように{whom}与えられる。"


_YOU = Filter((Test("player", ("you",)),), "player")
"""You, as what damage is dealt to."""


def _not_triggered(permission: Permission) -> str | None:
    """Return that what enters causes no ability to trigger (603.2)."""
    asked = set(permission.details)
    dying = permission.details.get("kind") == "enters-or-dies"
    if permission.of_all == Filter((Test("controller", ("opponent",)),)) and asked == {"by"}:
        of = f"{permission.noun(permission.of_all)}の"
        return f"{permission.noun(permission.details['by'])}が戦場に出たことによって{of}能力は誘発しない。"
    if permission.of_all != Filter(kind="object") or asked != ({"by", "kind"} if dying else {"by"}):
        return None
    how = "出るか死亡する" if dying else "出た"
    return f"{permission.noun(permission.details['by'])}が戦場に{how}ことによって能力は誘発しない。"


_OF_OPPONENTS = (
    Test("controller", ("opponent",)),
    Test("either", (Filter(kind="spell"), Filter(kind="ability"))),
)


def _not_sacrificed(permission: Permission) -> str | None:
    """Return that opponents' spells and abilities make you sacrifice nothing (701.17a)."""
    by = permission.details.get("by")
    yours = permission.of_all == Filter((Test("controller", ("you",)),))
    if not yours or not isinstance(by, Filter) or sorted(by.tests, key=str) != sorted(_OF_OPPONENTS, key=str):
        return None
    return "対戦相手がコントロールしている呪文や能力は、あなたにパーマネントを生け贄に捧げさせることができない。"


def _no_legend_rule(permission: Permission) -> str | None:
    if permission.of_all is None or permission.details:
        return None
    return f"レジェンド・ルールは{permission.noun(permission.of_all)}には適用されない。"


def _not_cast(permission: Permission) -> str | None:
    if permission.of_all is None or permission.details:
        return None
    return f"{permission.noun(permission.of_all)}は唱えられない。"


def _not_untapped(permission: Permission) -> str | None:
    """Return how many permanents at most untap in an untap step (502.3)."""
    what = permission.of_all
    if set(permission.details) != {"number"} or what is None:
        return None
    number: Formula = permission.details["number"]
    whose = {None: "プレイヤー", ("opponent",): "対戦相手"}.get(what.get("controller"))
    if whose is None:
        raise Unsaid(what)
    noun = permission.deeds.speech.noun(_without(what, "controller"))
    return f"{whose}は自分のアンタップ・ステップの間に{noun}を{figure(number)}{noun.unit}までしかアンタップできない。"


def _not_activated(permission: Permission) -> str | None:
    affects = permission.ability.affects
    if affects is None or affects in (("players",), ("opponents",), ("you",)) or permission.details:
        return None
    speech = permission.deeds.speech
    whose = permission.noun(affects[1]) if affects[0] == "all" else speech.thing(affects)
    unless = "" if permission.ability.name == "activate" else "マナ能力でないかぎり"
    return f"{whose}の起動型能力は{unless}起動できない。"


def _so_many(permission: Permission) -> str | None:
    """Return how many creatures can attack or block together (508.1c, 509.1b)."""
    details, name = permission.details, permission.ability.name
    who: tuple[str, Filter] | None = (permission.of_all or Filter()).get("controller")
    if name == "attack" and who is not None and who[0] == "all" and not details:
        if permission.of_all != Filter((Test("type", ("creature",)), Test("controller", who))):
            raise Unsaid(who)
        return f"{permission.deeds.speech.player(who)}は、クリーチャーで攻撃できない。"
    most = details.pop("number", None)
    at = details.pop("at", None)
    if permission.of_all != Filter((Test("type", ("creature",)),)) or details or not isinstance(most, int):
        return None
    if name == "block":
        return f"各戦闘でブロックに参加できるクリーチャーは{figure(most)}体だけである。" if at is None else None
    if at is not None:
        return f"各戦闘であなたを攻撃できるクリーチャーは{figure(most)}体までである。" if at == _AT_YOU else None
    return "プレイヤーは各戦闘で２体以上のクリーチャーで攻撃できない。" if most == 1 else None


_AT_YOU = Filter((Test("player", ("you",)),), "player")


# What must be.


def _blocked_by_all(permission: Permission) -> str | None:
    if set(permission.details) - {"by"}:
        return None
    whom, by = permission.affected(), permission.details.get("by")
    kind = "クリーチャー" if by is None else permission.noun(by)
    return f"{whom}をブロックできるすべての{kind}は、{whom}をブロックする。"


def _untapped_with_others(permission: Permission) -> str | None:
    if permission.details:
        return None
    others = "他の各プレイヤーのアンタップ・ステップの間に、"
    if permission.of_all is not None:
        return f"{others}{permission.noun(permission.of_all)}をすべてアンタップする。"
    return f"{others}{permission.affected()}をアンタップする。"


# What may be.


def _exerted(permission: Permission) -> str | None:
    own = permission.ability.affects is None and not permission.details
    return "～が攻撃するに際し、あなたはこれを督励してもよい。" if own else None


def _begun_with(permission: Permission) -> str | None:
    own = permission.ability.affects is None and not permission.details
    return (
        "～があなたのゲーム開始時の手札にある場合、あなたはそれが戦場に出ている状態でゲームを開始してもよい。"
        if own
        else None
    )


def _more_lands(permission: Permission) -> str | None:
    number = permission.details.get("number")
    if permission.ability.affects == ("players",) and number == 1 and set(permission.details) == {"number"}:
        return "各プレイヤーは自分の各ターンに追加の土地１つをプレイしてもよい。"
    if permission.ability.affects != ("you",) or not isinstance(number, int):
        return None
    return f"あなたは、あなたの各ターンに追加の土地{figure(number)}つをプレイしてもよい。"


def more_lands_this_turn(ability: Ability) -> str | None:
    """Return how many more lands you may play this turn; None where something else is allowed (305.2)."""
    number = ability.get("number")
    if (
        ability.name != "play-additional-land"
        or ability.affects != ("you",)
        or set(dict(ability.details)) != {"number"}
    ):
        return None
    return f"あなたは追加の土地を{figure(number)}つまでプレイしてもよい。" if number != 1 else None


def _vote_again(permission: Permission) -> str | None:
    yours = permission.ability.affects == ("you",) and permission.details == {"number": 1}
    return "投票を行う間、あなたは追加で１票を得る。" if yours else None


def _any_lands(permission: Permission) -> str | None:
    if permission.ability.affects != ("you",) or permission.details:
        return None
    return "あなたはあなたの各ターンに望む数の土地をプレイしてもよい。"


def _mana_stays(permission: Permission) -> str | None:
    if not set(permission.details) <= {"mana"} or permission.ability.affects is None:
        return None
    mana = mana_word(permission.details.get("mana"))
    return f"{permission.deeds.speech.player(permission.ability.affects)}は、ステップやフェイズの終了時に未消費の{mana}を失わない。"


def _mana_changed(permission: Permission) -> str | None:
    if set(permission.details) != {"mana"} or permission.ability.affects is None:
        return None
    whose = permission.deeds.speech.player(permission.ability.affects)
    color = mana_word(permission.details["mana"]).removesuffix("マナ").removesuffix("の")
    return f"{whose}が未消費のマナを失う場合、代わりにそのマナは{color}になる。"


def _blocked_as_though(permission: Permission) -> str | None:
    if set(permission.details) != {"as"}:
        return None
    return f"{permission.affected()}は、{has_word(permission.details['as'])}を持たないかのようにブロックされてもよい。"


def _blocks_as_though(permission: Permission) -> str | None:
    details = permission.details
    if not set(details) <= {"as", "of"}:
        return None
    whom = f"{permission.noun(details['of'])}を" if "of" in details else ""
    has = has_word(details["as"])
    return f"{permission.affected()}は、{has}を持つかのように{whom}ブロックできる。"


def _attacks_as_though(permission: Permission) -> str | None:
    if permission.details != {"as": "haste"}:
        return None
    return f"{permission.affected()}は速攻を持つかのように攻撃できる。"


def _cast_as_instant(permission: Permission) -> str | None:
    details = permission.details
    if permission.ability.affects is None and not details:
        return "あなたは～を瞬速を持つかのように唱えてもよい。"
    if (
        permission.ability.affects is None
        and set(details) == {"cost"}
        and details["cost"] == Cost(details["cost"].mana)
    ):
        more = braced(details["cost"].mana)
        return f"あなたは、～を唱えるために追加で{more}を支払うなら、それを瞬速を持つかのように唱えてもよい。"
    if permission.ability.affects == ("you",) and set(details) == {"of"}:
        return f"あなたは{permission.noun(details['of'])}を瞬速を持つかのように唱えてもよい。"
    return None


def _looked_at(permission: Permission) -> str | None:
    if set(permission.details) == {"of"} and permission.ability.affects == ("you",):
        return f"あなたはいつでも、{permission.noun(permission.details['of'])}を見てもよい。"
    theirs = {"of": Filter((Test("owner", ("opponent",)),)), "from": ("hand",)}
    if permission.details == theirs and permission.ability.affects == ("players",):
        return "対戦相手は自分の手札を公開したままプレイする。"
    own_tops = {"of": Filter(kind="card"), "from": ("library-top",)}
    if permission.details == own_tops and permission.ability.affects == ("players",):
        return "プレイヤーは自分のライブラリーの一番上のカードを公開した状態でプレイする。"
    if permission.details != {"from": ("library-top",)}:
        return None
    return _TOP_SEEN.get(permission.ability.affects)


_TOP_SEEN: dict[object, str] = {
    ("you",): "あなたはいつでも、あなたのライブラリーの一番上のカードを見てもよい。",
    ("players",): "あなたのライブラリーの一番上のカードを公開したままプレイする。",
}


def _cast_from(permission: Permission) -> str | None:
    details = permission.details
    whence = _WHENCE.get(details.get("from"))
    if permission.ability.affects is None and set(details) == {"from"} and details["from"] in _OF_ITSELF:
        return f"あなたは{_OF_ITSELF[details['from']]}からこのカードを唱えてもよい。"
    if permission.ability.affects is None and set(details) == {"from", "as"} and details["from"] == ("graveyard",):
        return (
            f"あなたは、これの{keyword_word(str(details['as']))}能力を使ってあなたの墓地からこのカードを唱えてもよい。"
        )
    if permission.ability.affects != ("you",) or whence is None or not set(details) <= {*_TOLD, "of", "free"}:
        return None
    free = "、マナ・コストを支払うことなく" if details.get("free") else ""
    whose = _how_often(permission)
    if whose is None:
        return None
    return f"{whose}{whence}から{free}{permission.noun(_without(details['of'], 'owner'))}を唱えてもよい。{_spent_as(permission)}"


_OF_ITSELF = {("graveyard",): "あなたの墓地", ("exile",): "追放領域"}
"""From where a card may itself be cast (601.3)."""

_TOLD = frozenset(("from", "once", "mana"))
"""Details of a permission to play cards that are said around it."""


def _how_often(permission: Permission) -> str | None:
    """Return how a permission begins: whether it is for one card in a turn (601.3), None where its condition has no words here."""
    condition = permission.ability.condition
    held = condition is not None and condition[0] == "is" and condition[1] == ("this",)
    if condition is not None and not held and (condition != ("turn", ("you",)) or not permission.details.get("once")):
        return None
    often = (
        ""
        if not permission.details.get("once")
        else "各ターンに１回、"
        if condition is None or held
        else _IN_YOUR_TURNS
    )
    return f"{often}あなたはあなたの"


_IN_YOUR_TURNS = "あなたの各ターンに１回、"


def _spent_as(permission: Permission) -> str:
    """Return as what mana may be spent on what is cast by a permission (118.14), nothing where as what it is."""
    kind = permission.details.get("mana")
    return f"それを唱えるために望む{OTHER_MANA_WORDS[kind]}のマナを支払ってもよい。" if kind is not None else ""


_WHO_SPENDS: dict[object, str] = {("you",): "あなたは、", ("players",): "プレイヤーは、"}

OTHER_MANA_WORDS: dict[object, str] = {"any-color": "色", "any-type": "タイプ"}
"""As what mana may be spent, in words."""


def _plotted_from(permission: Permission) -> str | None:
    """Return that cards may be plotted from another zone than the hand (702.170f)."""
    details, whence = permission.details, _WHENCE.get(permission.details.get("from"))
    if permission.ability.affects != ("you",) or whence is None or permission.ability.condition is not None:
        return None
    return f"あなたはあなたの{whence}から{permission.noun(_without(details['of'], 'owner'))}を計画してもよい。"


def _assigned_as_unblocked(permission: Permission) -> str | None:
    if permission.ability.affects is not None or permission.details:
        return None
    return "あなたは、～の戦闘ダメージを、それがブロックされなかったかのように割り振ってもよい。"


def _spent_otherwise(permission: Permission) -> str | None:
    """Return that mana may be spent as though it were of any colour or type (609.4b)."""
    details = permission.details
    who = _WHO_SPENDS.get(permission.ability.affects)
    if who is None or not set(details) <= {"as", "of"} or permission.ability.condition is not None:
        return None
    what = details.get("of")
    if what is not None and who != "あなたは、":
        return None
    if what is not None and what.kind == "ability":
        source = what.get("source")
        if not isinstance(source, Filter) or len(what.tests) != 1:
            return None
        mana = OTHER_MANA_WORDS[details["as"]]
        return f"{who}{permission.noun(source)}の能力を起動するために、マナを望む{mana}のマナであるかのように支払ってもよい。"
    where = f"{permission.noun(what)}を唱えるために、" if what is not None else ""
    spent, as_color, meant = str(details["as"]).partition(" as ")
    if as_color:
        return f"{who}{color_word(spent)}のマナを{color_word(meant)}のマナであるかのように支払ってもよい。"
    return f"{who}{where}マナを望む{OTHER_MANA_WORDS[details['as']]}のマナであるかのように支払ってもよい。"


def _discarded_onto_library(permission: Permission) -> str | None:
    """Return that what an effect makes you discard may be put on top of the library (614.1a)."""
    if permission.ability.affects != ("you",) or permission.details or permission.ability.condition is not None:
        return None
    return (
        "効果によってあなたがカード１枚を捨てるなら、それを捨てるが、"
        "それをあなたの墓地に置く代わりにあなたのライブラリーの一番上に置いてもよい。"
    )


def _wins_flips(permission: Permission) -> str | None:
    """Return that the first coins of each turn come up heads and are won (705.3 of the book of 2026-04-17)."""
    if permission.ability.affects != ("you",) or permission.details != {"once": True} or permission.ability.condition:
        return None
    return (
        "各ターンにあなたが初めてコインを１枚以上投げるとき、"
        "それらのコインは表になり、あなたはそれらのコイン投げに勝つ。"
    )


_WHENCE: dict[object, str] = {("library-top",): "ライブラリーの一番上", ("graveyard",): "墓地", ("hand",): "手札"}


def _played_from(permission: Permission) -> str | None:
    details = permission.details
    if permission.ability.affects != ("you",) or not set(details) <= {*_TOLD, "of"}:
        return None
    if details["of"].get("among") == ("linked", "exiled"):
        return (
            f"あなたは～により追放されたカードをプレイしてもよい。{_spent_as(permission)}"
            if "once" not in details
            else None
        )
    whence, whose = _WHENCE.get(details.get("from")), _how_often(permission)
    if whence is None or whose is None:
        return None
    if any(test.what == "type" for test in details["of"].tests):
        what = _without(details["of"], "owner")
        noun = "土地" if what.kind == "card" else str(permission.noun(what))
        if not details.get("once") and details.get("from") == ("library-top",):
            whose = "あなたは"
        return f"{whose}{whence}から{noun}をプレイしてもよい。{_spent_as(permission)}"
    if details.get("once") or details.get("from") != ("graveyard",):
        return None
    return f"{whose}{whence}から土地をプレイしてもよく、呪文を唱えてもよい。{_spent_as(permission)}"


def _loyalty_at_any_time(permission: Permission) -> str | None:
    """Return whose loyalty abilities may be activated whenever an instant could be cast (606.3)."""
    if permission.ability.affects != ("you",) or set(permission.details) != {"of"}:
        return None
    of: Filter = permission.details["of"]
    whose = "～" if of == Filter((Test("among", ("this",)),)) else permission.noun(of)
    when = "どのプレイヤーのターンでも、あなたがインスタントを唱えられるときならいつでも、"
    return f"あなたは、{when}{whose}の忠誠度能力を起動してもよい。"


def _without_paying(permission: Permission) -> str | None:
    """Return what may be paid instead of a mana cost, or that nothing is (118.9)."""
    details, condition = permission.details, permission.ability.condition
    cost = details.pop("cost", None)
    mine = Test("controller", ("you",))
    if permission.of_all is not None and mine in permission.of_all.tests and condition is None and not details:
        what = permission.noun(_without(permission.of_all, "controller"))
        if cost is None:
            return f"あなたは、{what}を、それらのマナ・コストを支払うことなく唱えてもよい。"
        price = price_of(permission.deeds, cost)
        return f"あなたは、あなたが唱える{what}のマナ・コストを支払うのではなく、{price}ことを選んでもよい。"
    if permission.ability.affects is not None or details:
        return None
    begins = f"{Conditions(permission.deeds.speech).held(condition)}なら、" if condition is not None else ""
    if cost is None:
        return f"{begins}あなたは{'' if begins else '、'}～をそのマナ・コストを支払うことなく唱えてもよい。"
    return (
        f"{begins}あなたは、～のマナ・コストを支払うのではなく、{price_of(permission.deeds, cost)}ことを選んでもよい。"
    )


def _not_untapped_by_choice(permission: Permission) -> str | None:
    if permission.ability.affects is not None or permission.details or permission.ability.condition is not None:
        return None
    return "あなたは、あなたのアンタップ・ステップに～をアンタップしないことを選んでもよい。"


def _without(what: Filter, test: str) -> Filter:
    """Return a description without one of its parts."""
    return what._replace(tests=tuple(one for one in what.tests if one.what != test))


def _not_casting(permission: Permission) -> str | None:
    """Return when players can cast spells, or who can cast no more of a kind this turn (601.3)."""
    what = permission.of_all
    if what is None or what.kind != "player":
        return None
    asked = what.get("condition")
    whose = {None: "プレイヤー", ("opponent",): "各対戦相手"}.get(what.get("player"))
    if asked is None or whose is None or len(what.tests) > 2:
        return None
    time = _CASTING_TIMES.get(asked[1]) if asked[0] == "not" else None
    if time is not None and not permission.details:
        return f"{whose}は、{time}にのみ呪文を唱えられる。"
    if asked[0] != "happened" or asked[2:] != (">=", 1) or asked[1].event != "cast" or len(what.tests) != 1:
        return None
    cast, of = asked[1].get("object"), permission.details.get("of")
    if set(permission.details) != {"of"} or asked[1].get("player") != ("you",) or cast != of:
        return None
    return f"このターンに{permission.noun(cast)}を唱えた各プレイヤーは、追加の{permission.noun(of)}を唱えられない。"


_CASTING_TIMES: dict[object, str] = {
    ("sorcery-time",): "自分がソーサリーを唱えられるとき",
    ("turn", ("you",)): "自分のターンの間",
}
"""When a player can cast spells, by the condition."""


def _many_in_a_deck(permission: Permission) -> str | None:
    """Return that a deck may have any number of cards of one name (100.2a)."""
    of = dict(permission.details).get("of")
    if not isinstance(of, Filter) or [test.what for test in of.tests] != ["name"] or len(permission.details) != 1:
        return None
    names: tuple[str, ...] = of.tests[0].value
    return f"デッキには「{names[0]}」という名前のカードを何枚入れてもよい。" if len(names) == 1 else None


_WAYS: dict[tuple[str, str | None], Callable[[Permission], str | None]] = {
    ("may", "be-many-in-deck"): _many_in_a_deck,
    ("cant", "be-prevented"): _not_prevented,
    ("may", "deal-as-though"): _dealt_as_though,
    ("cant", "trigger"): _not_triggered,
    ("cant", "be-sacrificed"): _not_sacrificed,
    ("cant", "legend-rule"): _no_legend_rule,
    ("cant", "be-cast"): _not_cast,
    ("cant", "cast"): _not_casting,
    ("cant", "untap"): _not_untapped,
    ("cant", "activate"): _not_activated,
    ("cant", "activate-nonmana"): _not_activated,
    ("cant", "attack"): _so_many,
    ("cant", "block"): _so_many,
    ("must", "be-blocked-by-all"): _blocked_by_all,
    ("must", "untap-with-others"): _untapped_with_others,
    ("may", "begin-game-with"): _begun_with,
    ("may", "choose-no-untap"): _not_untapped_by_choice,
    ("may", "exert"): _exerted,
    ("may", "discard-to-top"): _discarded_onto_library,
    ("may", "win-flips"): _wins_flips,
    ("may", "play-additional-land"): _more_lands,
    ("may", "play-any-lands"): _any_lands,
    ("may", "vote-again"): _vote_again,
    ("may", "not-lose-mana"): _mana_stays,
    ("may", "change-lost-mana"): _mana_changed,
    ("may", "be-blocked-as-though"): _blocked_as_though,
    ("may", "block-as-though"): _blocks_as_though,
    ("may", "attack-as-though"): _attacks_as_though,
    ("may", "cast-as-instant"): _cast_as_instant,
    ("may", "activate-as-instant"): _loyalty_at_any_time,
    ("may", "look-at"): _looked_at,
    ("may", "cast-from"): _cast_from,
    ("may", "play-from"): _played_from,
    ("may", "spend-as-though"): _spent_otherwise,
    ("may", "assign-as-unblocked"): _assigned_as_unblocked,
    ("may", "plot-from"): _plotted_from,
    ("may", "cast-without-paying"): _without_paying,
}
"""What may, must and can't be done that has words of its own, by the kind of the ability and by the deed."""
