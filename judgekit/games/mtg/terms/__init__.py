"""Ability terms of Magic (113, 600-616): what a card says, in the form in which the rules read it."""
