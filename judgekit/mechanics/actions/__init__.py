"""What happens to objects and players in every card game: decks, counters, statuses, the end of the game."""
