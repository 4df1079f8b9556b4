"""Scenarios on the command line: checked, explained, asked, played, walked through, all lines of play, the quiz, coverage."""
