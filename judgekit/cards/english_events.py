"""English card text, what happens and what is so (603, 608.2c, 614): rows of events, conditions, and what replaces events."""

from __future__ import annotations

from judgekit.cards.chart import Row

EVENTS: list[Row] = [
    ("event", "<s:occurring> enter@ | <s:occurring> enter@ the battlefield", {"event": "enters", "object": "$s"}),
    (
        "event",
        "<s:occurring> enter@ under your control | <s:occurring> enter@ the battlefield under your control",
        {"event": "enters", "object": {"all": "$s", "controller": "you"}},
    ),
    ("event", "<s:occurring> die@", {"event": "dies", "object": "$s"}),
    (
        "event",
        "<s:occurring> is put into a graveyard from the battlefield",
        {"event": "dies", "object": "$s"},
    ),
    (
        "event",
        "<s:occurring> is put into a graveyard from anywhere",
        {"event": "move", "object": "$s", "to": "graveyard"},
    ),
    ("event", "<s:occurring> leave@ the battlefield", {"event": "leaves", "object": "$s"}),
    ("event", "<s:occurring> is exiled", {"event": "exile", "object": "$s"}),
    ("event", "<s:occurring> attack@", {"event": "attack", "object": "$s"}),
    ("event", "<s:occurring> attack@ alone", {"event": "attack", "object": "$s", "alone": "true"}),
    ("event", "<s:occurring> attack@ you", {"event": "attack", "object": "$s", "defender": {"player": "you"}}),
    ("event", "<s:occurring> block@", {"event": "block", "object": "$s"}),
    ("event", "<s:occurring> block@ <f:afilter>", {"event": "block", "object": "$s", "attacker": "$f"}),
    ("event", "<s:occurring> become@ blocked", {"event": "becomes-blocked", "object": "$s"}),
    (
        "event",
        "<s:occurring> become@ blocked by <f:afilter>",
        {"event": "becomes-blocked", "object": "$s", "by": "$f"},
    ),
    ("event", "<s:occurring> attack@ and isn't blocked", {"event": "unblocked", "object": "$s"}),
    ("event", "<s:occurring> become@ tapped", {"event": "tap", "object": "$s"}),
    ("event", "<s:occurring> become@ untapped", {"event": "untap", "object": "$s"}),
    ("event", "<s:occurring> deal@ damage", {"event": "damage", "source": "$s"}),
    ("event", "<s:occurring> deal@ combat damage", {"event": "damage", "source": "$s", "combat": "true"}),
    ("event", "<s:occurring> deal@ damage to <d:damaged>", {"event": "damage", "source": "$s", "to": "$d"}),
    (
        "event",
        "<s:occurring> deal@ combat damage to <d:damaged>",
        {"event": "damage", "source": "$s", "to": "$d", "combat": "true"},
    ),
    ("event", "<s:damaged> is dealt damage", {"event": "damage", "to": "$s"}),
    ("event", "<s:damaged> is dealt combat damage", {"event": "damage", "to": "$s", "combat": "true"}),
    (
        "event",
        "<s:occurring> become@ the target of <f:afilter>",
        {"event": "becomes-target", "object": "$s", "by": "$f"},
    ),
    ("event", "<s:occurring> is turned face up", {"event": "turn-face-up", "object": "$s"}),
    ("event", "<s:occurring> transform@", {"event": "transform", "object": "$s"}),
    ("event", "<p:who> cast@ <s:cast>", {"event": "cast", "player": "$p", "object": "$s"}),
    (
        "event",
        "<p:who> cast@ your second spell each turn | <p:who> cast@ their second spell each turn",
        {"event": "cast", "player": "$p", "limit": "second"},
    ),
    (
        "event",
        "<p:who> cast@ your first spell each turn | <p:who> cast@ their first spell each turn",
        {"event": "cast", "player": "$p", "limit": "first"},
    ),
    ("cast", "<f:afilter>", "$f"),
    ("cast", "~", "this"),
    ("event", "<p:who> draw@ a card", {"event": "draw", "player": "$p"}),
    (
        "event",
        "<p:who> draw@ your second card each turn | <p:who> draw@ their second card each turn",
        {"event": "draw", "player": "$p", "limit": "second"},
    ),
    ("event", "<p:who> discard@ a card", {"event": "discard", "player": "$p"}),
    ("event", "<p:who> discard@ <f:particular>", {"event": "discard", "player": "$p", "object": "$f"}),
    ("event", "<p:who> gain@ life", {"event": "gain-life", "player": "$p"}),
    ("event", "<p:who> lose@ life", {"event": "lose-life", "player": "$p"}),
    ("event", "<p:who> sacrifice@ <s:cast>", {"event": "sacrifice", "player": "$p", "object": "$s"}),
    ("event", "<p:who> cycle@ <s:cast>", {"event": "cycle", "player": "$p", "object": "$s"}),
    ("event", "<p:who> cycle@ or discard@ a card", {"event": "discard", "player": "$p"}),
    ("event", "<p:who> play@ a land", {"event": "play-land", "player": "$p"}),
    ("event", "<p:who> create@ a token", {"event": "create", "player": "$p"}),
    ("event", "<p:who> attack@", {"event": "attacks-with", "player": "$p"}),
    ("event", "<p:who> attack@ with <f:afilter>", {"event": "attacks-with", "player": "$p", "object": "$f"}),
    (
        "event",
        "<p:who> attack@ with one or more <f:filters>",
        {"event": "attacks-with", "player": "$p", "object": "$f"},
    ),
    ("event", "<p:who> tap@ <f:afilter> for mana", {"event": "taps-for-mana", "player": "$p", "object": "$f"}),
    ("event", "<s:occurring> is tapped for mana", {"event": "taps-for-mana", "object": "$s"}),
    ("event", "<p:who> scry@", {"event": "scry", "player": "$p"}),
    ("event", "<p:who> search@ their~your library", {"event": "search", "player": "$p"}),
    ("event", "<p:who> shuffle@ their~your library", {"event": "shuffle", "player": "$p"}),
    ("event", "<p:who> lose@ the game", {"event": "lose-game", "player": "$p"}),
    ("event", "<s:occurring> is sacrificed", {"event": "sacrifice", "object": "$s"}),
    ("event", "<s:occurring> is destroyed", {"event": "destroy", "object": "$s"}),
    ("event", "<s:occurring> is countered", {"event": "counter", "object": "$s"}),
    (
        "event",
        "<p:who> put@ one or more <k:kindword> counter on <s:occurring>",
        {"event": "put-counters", "player": "$p", "kind": "$k", "object": "$s"},
    ),
    (
        "event",
        "one or more <k:kindword> counter is put on <s:occurring> | a <k:kindword> counter is put on <s:occurring>",
        {"event": "put-counters", "kind": "$k", "object": "$s"},
    ),
    (
        "event",
        "the last <k:kindword> counter is removed from <s:occurring>",
        {"event": "remove-counters", "kind": "$k", "object": "$s", "last": "true"},
    ),
    ("event", "<s:occurring> become@ attached to <t:occurring>", {"event": "attach", "object": "$s", "to": "$t"}),
    (
        "event",
        "<s:occurring> become@ unattached from <t:occurring>",
        {"event": "unattach", "object": "$s", "from": "$t"},
    ),
    ("occurring", "<s:self>", "$s"),
    ("occurring", "<a:attached>", "$a"),
    ("occurring", "<r:thatone>", "$r"),
    ("occurring", "<f:afilter>", "$f"),
    ("occurring", "<f:filters>", "$f"),
    ("occurring", "one or more <f:filters>", {"one-or-more": "$f"}),
    ("occurring", "<a:self> or <f:afilter>", {"any": [{"among": "$a"}, "$f"]}),
    ("damaged", "<s:occurring>", "$s"),
    ("damaged", "a player", {"kind": "player"}),
    ("damaged", "you", {"player": "you"}),
    ("damaged", "a opponent", {"player": "opponent"}),
    ("damaged", "a permanent or player", {"any": [{"kind": "permanent"}, {"kind": "player"}]}),
    ("damaged", "a creature or player", {"any": [{"type": "creature"}, {"kind": "player"}]}),
    ("damaged", "you or <f:afilter>", {"any": [{"player": "you"}, "$f"]}),
    ("damaged", "you and <f:filters>", {"any": [{"player": "you"}, "$f"]}),
    (
        "damaged",
        "a opponent or a permanent a opponent controls",
        {"any": [{"player": "opponent"}, {"controller": "opponent"}]},
    ),
    ("damaged", "a player or planeswalker", {"any": [{"kind": "player"}, {"type": "planeswalker"}]}),
    ("who", "you", "you"),
    ("who", "a player", "any-player"),
    ("who", "a opponent", "opponent"),
    ("who", "enchanted player", "attached"),
    ("who", "that player", "@player"),
]

MOMENTS: list[Row] = [
    ("moment", "your <s:stepname>", {"begins": "$s", "player": "you"}),
    ("moment", "each <s:stepname> | the <s:stepname> | each player 's <s:stepname>", {"begins": "$s"}),
    ("moment", "each opponent 's <s:stepname>", {"begins": "$s", "player": "opponent"}),
    ("moment", "that player 's <s:stepname>", {"begins": "$s", "player": "@player"}),
    ("moment", "combat on your turn", {"begins": "beginning-of-combat", "player": "you"}),
    ("moment", "each combat | combat", {"begins": "beginning-of-combat"}),
    (
        "moment",
        "the upkeep of enchanted creature 's controller",
        {"begins": "upkeep", "player": {"controller": "attached"}},
    ),
    ("moment", "enchanted player 's <s:stepname>", {"begins": "$s", "player": "attached"}),
    ("stepname", "upkeep", "upkeep"),
    ("stepname", "draw step", "draw"),
    ("stepname", "end step", "end"),
    ("stepname", "precombat main phase | first main phase", "precombat-main"),
    ("stepname", "postcombat main phase | second main phase", "postcombat-main"),
    ("stepname", "combat step", "beginning-of-combat"),
]

CONDITIONS: list[Row] = [
    ("condition", "it's your turn", "your-turn"),
    ("condition", "it isn't your turn | it's not your turn", {"not": "your-turn"}),
    ("condition", "you control <f:afilter>", {"exists": {"...": "$f", "controller": "you"}}),
    (
        "condition",
        "you control no <f:filters> | you don't control <f:afilter>",
        {"not": {"exists": {"...": "$f", "controller": "you"}}},
    ),
    (
        "condition",
        "you control <n:number> or more <f:filters>",
        {"count": {"...": "$f", "controller": "you"}, "is": ">= $n"},
    ),
    (
        "condition",
        "you control <n:number> or fewer <f:filters>",
        {"count": {"...": "$f", "controller": "you"}, "is": "<= $n"},
    ),
    ("condition", "a opponent control@ <f:afilter>", {"exists": {"...": "$f", "controller": "opponent"}}),
    ("condition", "<p:possessor> control@ <f:afilter>", {"exists": {"...": "$f", "controller": "$p"}}),
    ("condition", "<p:possessor> control@ no <f:filters>", {"not": {"exists": {"...": "$f", "controller": "$p"}}}),
    ("condition", "there is <f:afilter>", {"exists": "$f"}),
    ("condition", "there is no <f:filters>", {"not": {"exists": "$f"}}),
    ("condition", "there is <n:number> or more <f:filters>", {"count": "$f", "is": ">= $n"}),
    (
        "condition",
        "you have <n:number> or more life | your life total is <n:number> or greater",
        {"value": "you.life", "is": ">= $n"},
    ),
    (
        "condition",
        "you have <n:number> or less life | your life total is <n:number> or less",
        {"value": "you.life", "is": "<= $n"},
    ),
    ("condition", "you have exactly <n:number> life", {"value": "you.life", "is": "= $n"}),
    (
        "condition",
        "you have <n:number> or more card in hand | you have <n:number> or more card in your hand",
        {"value": "you.hand", "is": ">= $n"},
    ),
    ("condition", "you have <n:number> or fewer card in hand", {"value": "you.hand", "is": "<= $n"}),
    ("condition", "you have no card in hand", {"value": "you.hand", "is": "= 0"}),
    ("condition", "<s:single> is <a:quality>", {"object": "$s", "is": "$a"}),
    ("condition", "it's~was <a:quality> | it was <a:quality>", {"object": "@it", "is": "$a"}),
    ("condition", "<s:single> isn't <a:quality>", {"not": {"object": "$s", "is": "$a"}}),
    ("condition", "<s:single> have@ <k:keyword>", {"object": "$s", "is": {"has": "$k"}}),
    (
        "condition",
        "<s:single> have@ a <k:kindword> counter on it",
        {"object": "$s", "is": {"counters": {"$k": ">= 1"}}},
    ),
    (
        "condition",
        "<s:single> have@ <n:number> or more <k:kindword> counter on it",
        {"object": "$s", "is": {"counters": {"$k": ">= $n"}}},
    ),
    (
        "condition",
        "<s:single> have@ no <k:kindword> counter on it | it had no <k:kindword> counter on it",
        {"object": "$s", "is": {"counters": {"$k": "= 0"}}},
    ),
    ("condition", "<s:single> 's power is <b:bound>", {"object": "$s", "is": {"power": "$b"}}),
    ("condition", "~ was kicked | it was kicked", {"paid": "kicker"}),
    ("condition", "<e:past> this turn", {"happened": "$e"}),
    (
        "condition",
        "you attacked this turn | you've attacked this turn",
        {"happened": {"event": "attacks-with", "player": "you"}},
    ),
    ("past", "<f:afilter> died", {"event": "dies", "object": "$f"}),
    ("past", "you gained life", {"event": "gain-life", "player": "you"}),
    ("past", "you lost life", {"event": "lose-life", "player": "you"}),
    ("past", "a opponent lost life", {"event": "lose-life", "player": "opponent"}),
    (
        "past",
        "you've cast another spell | you cast another spell",
        {"event": "cast", "player": "you", "object": {"kind": "spell", "other": "true"}},
    ),
    ("past", "~ attacked", {"event": "attack", "object": "this"}),
    (
        "past",
        "<f:afilter> entered under your control | <f:afilter> entered the battlefield under your control",
        {"event": "enters", "object": {"...": "$f", "controller": "you"}},
    ),
    ("past", "you sacrificed <f:afilter>", {"event": "sacrifice", "player": "you", "object": "$f"}),
    ("past", "you discarded a card", {"event": "discard", "player": "you"}),
]

REPLACEMENTS: list[Row] = [
    ("would", "<s:occurring> would die", {"event": "dies", "object": "$s"}),
    (
        "would",
        "<s:occurring> would be put into a graveyard from anywhere",
        {"event": "move", "object": "$s", "to": "graveyard"},
    ),
    (
        "would",
        "<s:occurring> would be put into <p:possessor> 's graveyard from anywhere | <s:occurring> would be put into a graveyard",
        {"event": "move", "object": "$s", "to": "graveyard"},
    ),
    (
        "would",
        "a card would be put into a opponent 's graveyard from anywhere",
        {"event": "move", "object": {"kind": "card", "owner": "opponent"}, "to": "graveyard"},
    ),
    (
        "would",
        "a card would be put into your graveyard from anywhere",
        {"event": "move", "object": {"kind": "card", "owner": "you"}, "to": "graveyard"},
    ),
    ("would", "<s:occurring> would leave the battlefield", {"event": "leaves", "object": "$s"}),
    (
        "would",
        "<s:occurring> would enter | <s:occurring> would enter the battlefield",
        {"event": "enters", "object": "$s"},
    ),
    ("would", "<s:occurring> would be destroyed", {"event": "destroy", "object": "$s"}),
    ("would", "<p:who> would draw a card", {"event": "draw", "player": "$p"}),
    ("would", "<p:who> would gain life", {"event": "gain-life", "player": "$p"}),
    ("would", "<p:who> would lose life", {"event": "lose-life", "player": "$p"}),
    ("would", "<p:who> would discard a card", {"event": "discard", "player": "$p"}),
    ("would", "<p:who> would lose the game", {"event": "lose-game", "player": "$p"}),
    ("would", "<s:occurring> would deal damage", {"event": "damage", "source": "$s"}),
    ("would", "<s:occurring> would deal damage to <d:damaged>", {"event": "damage", "source": "$s", "to": "$d"}),
    (
        "would",
        "<s:occurring> would deal combat damage to <d:damaged>",
        {"event": "damage", "source": "$s", "to": "$d", "combat": "true"},
    ),
    ("would", "damage would be dealt to <d:damaged>", {"event": "damage", "to": "$d"}),
    ("would", "<d:damaged> would be dealt damage", {"event": "damage", "to": "$d"}),
    (
        "would",
        "one or more <k:kindword> counter would be put on <s:occurring>",
        {"event": "put-counters", "kind": "$k", "object": "$s"},
    ),
    (
        "would",
        "<p:who> would put one or more <k:kindword> counter on <s:occurring>",
        {"event": "put-counters", "kind": "$k", "object": "$s", "player": "$p"},
    ),
    (
        "instead",
        "its owner shuffle@ it into their library instead | shuffle it into its owner 's library instead",
        {"steps": [{"put": "event.object", "to": "library"}, {"shuffle": {"owner": "event.object"}}]},
    ),
    (
        "instead",
        "you~they gain@ that much life plus <n:number> instead | that player gain@ that much life plus <n:number> instead",
        {"gain-life": "event.player", "amount": "event.amount + $n"},
    ),
    (
        "instead",
        "you~they gain@ that much life minus <n:number> instead | that player gain@ that much life minus <n:number> instead",
        {"gain-life": "event.player", "amount": "event.amount - $n"},
    ),
    (
        "instead",
        "that player gain@ no life instead"
        " | you gain@ no life instead"
        " | they gain@ no life instead"
        " | that player gain@ no life"
        " | you gain@ no life"
        " | they gain@ no life",
        {"nothing": "true"},
    ),
    (
        "instead",
        "that player skip@ that draw instead"
        " | you skip@ that draw instead"
        " | they skip@ that draw instead"
        " | instead that player skip@ that draw"
        " | instead you skip@ that draw"
        " | instead they skip@ that draw",
        {"nothing": "true"},
    ),
    (
        "instead",
        "it deal@ double that damage instead"
        " | it deal@ twice that much damage instead"
        " | it deal@ double that damage to that permanent or player instead"
        " | it deal@ twice that much damage to that permanent or player instead"
        " | it deal@ double that damage to that creature instead"
        " | it deal@ double that damage to that player instead",
        {"damage": "event.to", "amount": "2 * event.amount", "source": "event.source"},
    ),
    (
        "instead",
        "it deal@ that much damage plus <n:number> instead"
        " | it deal@ that much damage plus <n:number> to it instead"
        " | it deal@ that much damage plus <n:number> to that permanent or player instead",
        {"damage": "event.to", "amount": "event.amount + $n", "source": "event.source"},
    ),
    (
        "instead",
        "twice that many <k:kindword> counter is put on it~them instead",
        {"put-counters": "event.object", "kind": "$k", "amount": "2 * event.amount"},
    ),
    (
        "instead",
        "that many plus one <k:kindword> counter is put on it~them instead",
        {"put-counters": "event.object", "kind": "$k", "amount": "event.amount + 1"},
    ),
    ("prevented", "prevent that damage", "all"),
    ("prevented", "prevent <n:number> of that damage", "$n"),
    (
        "entry",
        "<s:entering> enter@ tapped | <s:entering> enter@ the battlefield tapped",
        {"object": "$s", "tapped": "true"},
    ),
    (
        "entry",
        "<s:entering> enter@ tapped unless <c:condition> | <s:entering> enter@ the battlefield tapped unless <c:condition>",
        {"object": "$s", "tapped": "true", "unless": "$c"},
    ),
    (
        "entry",
        "<s:entering> enter@ with <n:count> <k:kindword> counter# on it~them"
        " | <s:entering> enter@ the battlefield with <n:count> <k:kindword> counter# on it~them"
        " | <s:entering> enter@ with <n:count> additional <k:kindword> counter# on it~them"
        " | <s:entering> enter@ the battlefield with <n:count> additional <k:kindword> counter# on it~them",
        {"object": "$s", "kind": "$k", "amount": "$n"},
    ),
    (
        "entry",
        "<s:entering> enter@ with a <k:kindword> counter on it <e:each>"
        " | <s:entering> enter@ the battlefield with a <k:kindword> counter on it <e:each>",
        {"object": "$s", "kind": "$k", "amount": "$e"},
    ),
    (
        "entry",
        "<s:entering> enter@ with a number of <k:kindword> counter on it equal to <f:figure>",
        {"object": "$s", "kind": "$k", "amount": "$f"},
    ),
    ("entry", "as ~ enter@ , <c:deed> | as ~ enter@ the battlefield , <c:deed>", {"object": "this", "does": "$c"}),
    ("entering", "<s:self>", "$s"),
    ("entering", "<f:filters>", "$f"),
    ("entering", "each <f:filter>", "$f"),
]

ROWS: list[Row] = [*EVENTS, *MOMENTS, *CONDITIONS, *REPLACEMENTS]
