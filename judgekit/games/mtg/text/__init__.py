"""Card text of Magic: English, Japanese and the structured form, read into terms and printed from them."""
