"""What a position of Magic holds (109, 110, 400): objects, players, zones, status, counters, mana, timestamps."""
