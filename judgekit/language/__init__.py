"""A kit for card text, without any game: the chart grammar that reads and prints, parts with their places, faults."""
