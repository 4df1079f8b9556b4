"""A kit for card text, without any game: rows that read and print, words and verbs, structured terms. Its manual is below.

How the card text of a game is written on the kit: a line of card text becomes terms, plain data, which the game's own reader of
structured terms makes into records. The kit does what is the same in every game; the game brings its rows, its words and what its
sentences mean together.

1. *Spelling.* One function brings a line to one spelling: `japanese.spelling` has `straightened` (width, signs), `without_notes`
   (reminder text in brackets), `in_figures` (二体 is 2体), `respelt` with tables of words that mean the same (`COMMON` and the
   game's own), `rearranged` with expressions for clauses that stand elsewhere; then `sentences`, and `split_modes` for lists.
2. *Words.* `japanese.tokens.Cutter` cuts a sentence into numbers, names and quotations (`Kind`s of word), words of tables
   (card types, races, colours, each with what it means) and the words of the rows. Nobody lists those by hand.
3. *Rows.* A row is (category, wordings, term); `chart` describes how a wording is written, `chart.rows_of` names the category
   of many rows once. The first wording is printed, all are read. Verbs stand in their dictionary form at the end of a row:
   `japanese.verbs.wordings_inflected` makes the wordings for 「～し、」「～してもよい」「～した」 of them. A noun with anything
   before it is a `descriptions.description`.
4. *Reading.* `rows.Rows` holds it all: `only` returns the one reading of a sentence, and refuses what the rows do not cover (the
   fault names the words) or can read in two ways. A test lets `readings` look at every wording (`samples.samples`).
5. *Sentences together.* Pronouns stay words like `@it` in the term of a sentence. The game goes through the sentences of a line
   in order, keeps what was chosen, and replaces them: `plain_data.pronouns_replaced` and `replaced`.
6. *Structured terms.* `schemas` reads mappings by tables of keys (an unknown key or word is refused, with the nearest one known),
   `formulas` and `amounts` numbers, comparisons and conditions, `references` whom or what is meant, `verbs` instructions, of which
   `usual_verbs` has those of every game; a `parts.Part` knows its place in the file.
7. *Printing.* `printing.Printer` prints a term by the rows that read it; what a game puts together itself (descriptions,
   instructions with their subject) it gives as ways; `japanese.verbs.chained` says deeds one after the other. Read what was
   printed again, and do not give it out where it means something else.
8. *One table.* Words that rows say need no second list: `chart.words_of` gives the structured form the Japanese names of zones,
   colours and rule abilities.

A small game, complete:

>>> from judgekit.language.descriptions import description, printed_description
>>> from judgekit.language.japanese.counters import OF_THINGS, recounted
>>> from judgekit.language.japanese.spelling import COMMON, in_figures, respelt, sentences, straightened, without_notes
>>> from judgekit.language.japanese.tokens import NUMBER, OF_A_TABLE, Cutter
>>> from judgekit.language.japanese.verbs import wordings_inflected
>>> from judgekit.language.printing import Printer
>>> from judgekit.language.rows import Rows
>>> def spelt(text):
...     text = in_figures(without_notes(straightened(text))).lstrip("■")
...     return respelt(text, COMMON, [("場に出た", "出た"), ("とき", "時")])
>>> rows = [
...     ("noun", "クリーチャー", {"type": "creature"}),
...     ("noun", "カード", {"type": "card"}),
...     ("modifier", "<c:color> の", {"color": "$c"}),
...     ("modifier", "{相手 | 対戦 相手} の", {"controller": "opponent"}),
...     ("modifier", "パワー <n:number> 以下 の | パワー が <n:number> 以下 の", {"power": "<= $n"}),
...     ("count", f"<n:number> {OF_THINGS}", "$n"),
...     ("act", "<f:filter> を <n:count> 選ぶ | <f:filter> <n:count> を 選ぶ", {"choose": "$f", "amount": "$n"}),
...     ("act", "{それ を |} 破壊 する", {"destroy": "@it"}),
...     ("act", "カード を <n:count> 引く", {"draw": "you", "amount": "$n"}),
...     ("chain", "<a:act>", ["$a"]),
...     ("chain", "<a:act_te> もよい", [{"may": ["$a"]}]),
...     ("chain", "<a:act_stem> 、 <b:act>", ["$a", "$b"]),
...     ("event", "この クリーチャー が 出る", {"event": "enters", "object": "this"}),
...     ("sentence", "<c:chain>", {"do": "$c"}),
...     ("sentence", "<e:event_past> 時 、 <c:chain>", {"when": "$e", "do": "$c"}),
... ]
>>> def forms(template):
...     yield from wordings_inflected(template, ["act"], {"_stem": "stem", "_te": "te"})
...     yield from wordings_inflected(template, ["event"], {"_past": "past"})
>>> def joined(parts):
...     return {key: value for part in parts for key, value in part.items()}
>>> kinds = {"number": NUMBER, "color": OF_A_TABLE}
>>> cutter = Cutter(kinds, {"火": {"color": "fire"}, "水": {"color": "water"}})
>>> game = Rows(rows, kinds, cutter.cut, hooks={"filter": description(joined)}, forms=forms)
>>> line = "■このクリーチャーが場に出たとき、対戦相手のパワー３０００以下のクリーチャー一体を選び、破壊する。（墓地に置かれる。）"
>>> [game.only(sentence) for sentence in sentences(spelt(line))] == [{
...     "when": {"event": "enters", "object": "this"},
...     "do": [
...         {"choose": {"controller": "opponent", "power": "<= 3000", "type": "creature"}, "amount": "1"},
...         {"destroy": "@it"},
...     ],
... }]
True
>>> game.only("カードを2枚引いてもよい")
{'do': [{'may': [{'draw': 'you', 'amount': '2'}]}]}
>>> game.only("火のクリーチャーを褒める")
Traceback (most recent call last):
judgekit.language.faults.CardTextNotUnderstood: not understood: '褒める' in '火のクリーチャーを褒める'
>>> printer = Printer(game, {
...     "filter": lambda term: printed_description(printer, term, [("type",)]),
...     "count": lambda term: f"{term}体",
...     "color": {"fire": "火", "water": "水"}.get,
... })
>>> term = {"when": {"event": "enters", "object": "this"}, "do": [{"draw": "you", "amount": "2"}]}
>>> recounted(printer.needed("sentence", term), {"カード": "枚"})
'このクリーチャーが出た時、カードを2枚引く'
"""
