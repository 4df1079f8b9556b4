"""All lines of play of a scenario: those of its script, their ends, who survives, who can force what."""
