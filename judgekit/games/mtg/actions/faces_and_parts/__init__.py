"""Permanents of several faces or several cards: transforming, flipping, melding, merged ones leaving (701.28, 712, 713, 723)."""
