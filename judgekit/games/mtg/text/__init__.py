"""Card text of Magic: English, Japanese and the structured form, read into terms and printed from them.

The structured form reads phrases of card text inside of it; the readers of card text register with `structured.inner` as they are
loaded, when the first text is read.
"""
