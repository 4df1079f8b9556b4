"""Card data that the user brings: files of cards read into one store, cards found by name in either language.

`add` reads the files that publishers of card data give out (`scryfall`, `mtgjson`) and lists of one's own (`own`) as a stream and
keeps every card in the form in which a scenario defines it. `CardStore.named` finds a card by its name, by a face, by its
Japanese name or reading, by a part of the name or a misspelling of it. No card text is part of judgekit.
"""
