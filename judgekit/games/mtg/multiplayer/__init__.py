"""Chapter 8: seats, teams, shared turns, turn markers and how a team loses."""
