"""Starting the game (103), the turn (500-514), state-based actions (704), players who leave (800.4) or are controlled (718)."""
