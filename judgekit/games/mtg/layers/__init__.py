"""Continuous effects (604, 611, 613): which are in force, and what objects and players are like under them."""
